"""What the green Warriors do, and what they must not offer."""

import pytest

import kleos
from kleos.games.kanzume_goddess.testing import table
from kleos.testing import clause

# Faces: id, names in English, French and Italian, follow-up symbols, cost
FACES = [
    ("capricorn", ("Capricorn", "Capricorne", "Capricorno"), ["red", "silver"], 2),
    ("virgo", ("Virgo", "Vierge", "Vergine"), ["yellow", "silver"], 3),
    ("hydra", ("Hydra", "Hydre", "Idra"), ["red", "yellow"], 3),
    ("lyra", ("Lyra", "Lyre", "Lira"), ["red", "green"], 4),
]


@pytest.mark.parametrize(("card", "names", "follow", "cost"), FACES, ids=[face[0] for face in FACES])
@clause("KG-1.5")
def test_green_warriors_have_their_faces(card: str, names: tuple[str, ...], follow: list[str], cost: int) -> None:
    face = kleos.rules("kanzume-goddess").cards[card]
    assert face.keys() == {"kind": "warrior", "colour": "green", "follow": follow, "cost": cost, "copies": 5}
    assert tuple(face.name(lang) for lang in ("en", "fr", "it")) == names


@clause("KG-1.6")
def test_these_are_all_green_warriors() -> None:
    box = kleos.rules("kanzume-goddess").cards
    assert {id for id, face in box.items() if face.keys().get("colour") == "green"} == {face[0] for face in FACES}


FOLLOWERS = [
    ("capricorn", ["leo", "libra"]),
    ("virgo", ["cancer", "libra"]),
    ("hydra", ["leo", "cancer"]),
    ("lyra", ["leo", "capricorn"]),
]


@pytest.mark.parametrize(("card", "followers"), FOLLOWERS)
@clause("KG-5.13", "KG-5.14", "KG-5.17")
def test_who_may_follow_a_green_warrior(card: str, followers: list[str]) -> None:
    others = ["leo", "capricorn", "libra", "cancer"]
    story = table({"hand": [card, *[other for other in others if other != card]]}).does(f"play {card} 1")
    if card == "hydra":
        story.does("skip")
    story.expects("play-phase", 0).expects_exactly(*[f"play {other} 1" for other in followers], "done")


@pytest.mark.parametrize("card", [face[0] for face in FACES])
@clause("KG-6.23", "KG-5.28")
def test_a_cancelled_green_warrior_does_nothing_and_was_played(card: str) -> None:
    story = table({"hand": [card, "priest"], "deck": ["bishop", "bishop"], "discard": ["leo"]}, {"hand": ["aquarius"]})
    story.does(f"play {card} 1", "react aquarius 2").expects("play-phase", 0).expects_exactly("play priest 1", "done")
    assert (story.faith, story.hand(), story.deck()) == (0, ["priest"], ["bishop", "bishop"])
    assert (story.discard(), story.play(), story.netherworld) == (["leo"], [card], [])


@pytest.mark.parametrize("card", [face[0] for face in FACES])
@clause("KG-5.46")
def test_a_green_warrior_has_no_reaction_and_aims_at_nobody(card: str) -> None:
    story = table({"hand": ["aries"]}, {"hand": [card], "deck": ["priest"]}, {"hand": [card]})
    story.does("play aries 1", "player p1").expects("play-phase", 0).ends()
    story.expects("play-phase", 1).does(f"play {card} 1")
    assert story.kind in ("play-phase", "banish-choice")
    assert [story.energy(seat) for seat in range(3)] == [15, 12, 15]


# Capricorn ------------------------------------------------------------------------------------------------------------
@clause("KG-11.8")
def test_capricorn_gives_two_faith_to_recruit_with() -> None:
    story = table({"hand": ["capricorn"], "deck": ["bishop"]}, piles={"w1": ["capricorn"], "w2": ["virgo"]})
    story.does("play capricorn 1").expects("play-phase", 0)
    assert (story.faith, story.hand(), story.deck()) == (2, [], ["bishop"])
    story.does("done").expects("recruit-phase", 0).expects_exactly("recruit w1", "done")
    story.does("recruit w1").expects_exactly("done")
    assert (story.faith, story.deck()) == (0, ["capricorn", "bishop"])


@clause("KG-11.8", "KG-4.14")
def test_the_faith_of_capricorn_is_lost_at_the_end_of_the_turn() -> None:
    story = table({"hand": ["capricorn"]}, piles={"w1": ["capricorn"]}).does("play capricorn 1").ends()
    story.expects("play-phase", 1).does("done").expects_exactly("done")
    assert story.faith == 0


# Virgo ----------------------------------------------------------------------------------------------------------------
@clause("KG-11.8", "KG-6.8")
def test_virgo_draws_one_and_then_gives_one_faith() -> None:
    story = table({"hand": ["virgo"], "deck": ["priest", "leo"]}, supply={"priest": 1, "sacred-guardian": 1})
    story.does("play virgo 1").expects("play-phase", 0).expects_exactly("play priest 1", "done")
    assert (story.faith, story.hand(), story.deck()) == (1, ["priest"], ["leo"])
    assert story.kinds() == ["play", "draw", "faith"]
    story.does("done").expects_exactly("recruit priest", "done")


@clause("KG-5.3", "KG-7.8")
def test_virgo_without_a_card_to_draw_still_gives_faith() -> None:
    story = table({"hand": ["virgo"]}).does("play virgo 1").expects("play-phase", 0)
    assert (story.faith, story.hand()) == (1, [])


# Hydra ----------------------------------------------------------------------------------------------------------------
@clause("KG-11.9", "KG-7.12")
def test_hydra_banishes_a_card_of_the_hand_or_of_the_own_discard_pile_but_not_itself() -> None:
    fields = {"hand": ["hydra", "hydra", "priest"], "discard": ["priest", "leo"], "deck": ["bishop", "lyra"]}
    story = table(fields, {"hand": ["virgo"], "discard": ["taurus"]}, netherworld=["cancer"])
    story.does("play hydra 1").expects("banish-choice", 0)
    story.expects_exactly("card hydra hand", "card leo discard", "card priest hand", "card priest discard", "skip")
    story.refuses("card hydra discard", "card taurus discard", "card virgo hand", "card bishop hand", clause="KG-6.39")
    story.does("card priest hand").expects("play-phase", 0)
    assert (story.hand(), story.discard()) == (["bishop", "hydra"], ["priest", "leo"])
    assert (story.deck(), story.play(), story.netherworld) == (["lyra"], ["hydra"], ["priest", "cancer"])
    assert story.kinds() == ["play", "banish", "draw"]


@clause("KG-11.9")
def test_hydra_banishes_from_the_discard_pile_before_it_draws() -> None:
    story = table({"hand": ["hydra"], "discard": ["leo"]}).does("play hydra 1")
    story.expects("banish-choice", 0).expects_exactly("card leo discard", "skip")
    story.does("card leo discard").expects("play-phase", 0)
    assert (story.hand(), story.discard(), story.deck(), story.netherworld) == ([], [], [], ["leo"])


@clause("KG-11.9")
def test_hydra_may_banish_nothing_and_draws_all_the_same() -> None:
    story = table({"hand": ["hydra", "priest"], "deck": ["bishop", "leo"]}).does("play hydra 1", "skip")
    story.expects("play-phase", 0)
    assert (story.hand(), story.deck(), story.netherworld) == (["bishop", "priest"], ["leo"], [])


@clause("KG-13.17")
def test_hydra_without_hand_and_discard_pile_only_draws() -> None:
    story = table({"hand": ["hydra"], "deck": ["bishop", "leo"]}).does("play hydra 1").expects("play-phase", 0)
    assert (story.hand(), story.deck(), story.netherworld) == (["bishop"], ["leo"], [])


# Lyra -----------------------------------------------------------------------------------------------------------------
@clause("KG-6.33")
def test_lyra_draws_two() -> None:
    story = table({"hand": ["lyra"], "deck": ["priest", "bishop", "leo"]}).does("play lyra 1").expects("play-phase", 0)
    assert (story.hand(), story.deck(), story.faith) == (["bishop", "priest"], ["leo"], 0)


@clause("KG-6.33", "KG-7.8")
def test_lyra_shuffles_for_the_second_card_but_not_the_cards_in_play() -> None:
    story = table({"hand": ["lyra"], "deck": ["priest"], "discard": ["bishop"]}).does("play lyra 1")
    assert (story.hand(), story.deck(), story.discard(), story.play()) == (["bishop", "priest"], [], [], ["lyra"])
    assert [entry["amount"] for entry in story.events("reshuffle")] == [1]


@clause("KG-6.33", "KG-5.3")
def test_lyra_draws_the_only_card_there_is() -> None:
    story = table({"hand": ["lyra"], "deck": ["priest"]}).does("play lyra 1").expects("play-phase", 0)
    assert (story.hand(), story.deck(), story.discard()) == (["priest"], [], [])
