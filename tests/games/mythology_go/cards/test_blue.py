"""What the blue creatures do, and what they must not offer."""

import pytest

from kleos.games.mythology_go.testing import Creature, creature, down, scored, table
from kleos.testing import clause


# Harpy ----------------------------------------------------------------------------------------------------------------
@clause("MG-8.5.5", "MG-8.5.6", "MG-8.5.4")
@pytest.mark.parametrize(
    ("mine", "theirs", "third", "bonus"),
    [(1, 0, 0, [4]), (1, 1, 0, []), (2, 1, 1, [4, 4]), (1, 0, 2, []), (3, 1, 0, [4, 4, 4])],
)
def test_harpies_count_for_who_has_more_than_each_other(mine: int, theirs: int, third: int, bonus: list[int]) -> None:
    story = scored(*[{"field": ["harpie"] * count} for count in (mine, theirs, third)])
    assert story.points(0, "outnumber") == bonus


@clause("MG-8.5.5")
def test_more_than_one_other_player_is_not_enough() -> None:
    story = scored({"field": ["harpie", down("harpie")]}, {"field": ["harpie"]}, {"field": ["gorgone", "elfe"]})
    story.expects("gorgon-copy", 2).does("target #1")
    assert [story.points(seat, "outnumber") for seat in range(3)] == [[4, 4], [], []]
    tied = scored({"field": ["harpie", "harpie"]}, {"field": ["elfe"]}, {"field": ["harpie", "gorgone"]})
    tied.does("target #4")
    assert [tied.points(seat, "outnumber") for seat in range(3)] == [[], [], []]


# Cyclops --------------------------------------------------------------------------------------------------------------
@clause("MG-1.16", "MG-5.1.2", "MG-5.1.3", "MG-5.1.9", "MG-8.6.7", "MG-4.5.2")
def test_a_cyclops_fills_two_slots_and_is_one_card() -> None:
    story = scored({"field": ["cyclope", "sirene"]}, {})
    assert (story.slots(), story.points(0, "colour"), story.scores()[0]) == (3, [3], 12)
    table({"field": ["cyclope"], "hand": ["nain", "golem"]}).offers("hide nain").does("hide nain").refuses("hide golem")


@clause("MG-11.6", "MG-7.15")
def test_a_cyclops_does_not_fit_a_single_slot_by_imp_or_reincarnation() -> None:
    six: list[Creature] = ["elfe", "elfe", "centaure", "centaure", "nain", "golem"]
    imp = table({"field": six, "hand": ["lutin", "sphinx"]}, {"field": six[:4]}, deck=["cyclope", "harpie", "cyclope"])
    imp.does("play lutin")
    assert (imp.field(0)[6:], imp.field(1)[4:], imp.deck) == (["harpie"], ["cyclope"], ["cyclope"])
    full: list[Creature] = ["cyclope", "cyclope", "cyclope", "nain"]
    players = {"hand": ["leviathan", "sphinx"]}, {"field": full, "belief": "reincarnation"}
    lost = table(*players, deck=["cyclope", "harpie", "elfe"]).does("play leviathan", "player p1")
    lost.expects("reincarnation-use", 1).does("use").expects("main", 0)
    assert (lost.field(1), lost.deck) == (["cyclope"] * 3 + ["harpie"], ["elfe", "cyclope"])


@clause("MG-11.7", "MG-11.23")
def test_a_cyclops_that_djinn_fetched_needs_two_slots() -> None:
    six: list[Creature] = ["elfe", "elfe", "centaure", "centaure", "nain", "golem"]
    story = table({"field": six, "hand": ["djinn", "sphinx"]}, deck=["cyclope"]).does("play djinn", "card cyclope")
    story.expects_exactly("play sphinx", "hide sphinx", "done").refuses("play cyclope")
    assert story.hand() == ["sphinx", "cyclope"]
    roomy = table({"field": six[:5], "hand": ["djinn", "sphinx"]}, deck=["cyclope"]).does("play djinn", "card cyclope")
    roomy.offers("play cyclope")


# Siren ----------------------------------------------------------------------------------------------------------------
@clause("MG-1.10", "MG-8.5.12", "MG-8.6.5")
@pytest.mark.parametrize(("count", "bonus", "score"), [(1, [], 2), (2, [4], 4 + 4 + 3), (3, [4], 10), (4, [4], 12)])
def test_two_sirens_give_four_once(count: int, bonus: list[int], score: int) -> None:
    story = scored({"field": ["sirene"] * count}, {"field": ["cyclope", "cyclope", "cyclope"]})
    assert (story.points(0, "copies"), story.scores()[0]) == (bonus, score)


# Unicorn --------------------------------------------------------------------------------------------------------------
@clause("MG-11.19", "MG-8.2.1", "MG-8.2.2", "MG-8.5.15")
def test_each_unicorn_that_was_face_down_gives_three() -> None:
    story = scored({"field": ["licorne", down("licorne"), down("licorne"), "elfe"]}, {})
    assert (story.points(0, "was-down"), story.subtotal(0), story.scores()[0]) == ([3, 3], 9 + 6, 15)
    shown = story.match.view(None)["players"][0]["field"]
    assert [(one["face"], one["was_down"]) for one in shown] == [
        ("up", False),
        ("up", True),
        ("up", True),
        ("up", False),
    ]


@clause("MG-11.19", "MG-6.5.11")
def test_only_how_a_unicorn_lies_in_the_end_counts() -> None:
    players = {"field": ["elfe", "licorne"], "hand": ["nain", "golem"], "belief": "dualisme"}
    turned = table(players).does("use dualisme").expects("main", 0)  # only the Unicorn may be turned
    assert turned.is_down(2)
    document = {**turned.match.position(), "phase": "scoring"}
    seats = [{**player, "hand": []} for player in document.pop("players")]
    assert table(*seats, **document).points(0, "was-down") == [3]


@clause("MG-8.2.2", "MG-6.4.2")
def test_a_drained_unicorn_keeps_its_bonus() -> None:
    story = scored({"field": [down("licorne", mod=-2), "elfe"]}, {"field": [creature("licorne", mod=1)]})
    assert (story.points(0, "value"), story.points(0, "was-down"), story.scores()) == ([3], [3], [6, 3])
