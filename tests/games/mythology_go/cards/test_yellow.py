"""What the yellow creatures do, and what they must not offer."""

import pytest

from kleos.games.mythology_go.testing import Creature, creature, down, scored, table
from kleos.testing import clause

STRONG_ENOUGH = {"field": ["cyclope", "cyclope", "cyclope"]}  # 21 points


# Sphinx ---------------------------------------------------------------------------------------------------------------
@clause("MG-8.9.1", "MG-8.9.3", "MG-8.9.6")
def test_each_sphinx_of_the_weakest_gives_six() -> None:
    story = scored({"field": ["sphinx", "sphinx"]}, STRONG_ENOUGH)
    assert (story.points(0, "weak"), story.scores()) == ([6, 6], [2 + 12, 21])


@clause("MG-8.9.3")
def test_a_sphinx_gives_nothing_to_who_is_not_weakest() -> None:
    story = scored({"field": ["sphinx", "golem"]}, {"field": ["dragon"]}, STRONG_ENOUGH)
    assert (story.points(0, "weak"), story.scores()) == ([], [7, 3, 21])


@clause("MG-8.9.3")
def test_all_who_are_weakest_use_their_sphinxes() -> None:
    story = scored({"field": ["sphinx", down("griffon")]}, {"field": [down("sphinx"), "sirene"]}, STRONG_ENOUGH)
    assert (story.points(0, "weak"), story.points(1, "weak"), story.scores()) == ([6], [6], [9, 9, 21])


# Dragon ---------------------------------------------------------------------------------------------------------------
@clause("MG-11.2", "MG-6.2.1", "MG-6.3.2", "MG-6.3.9", "MG-6.2.3")
def test_a_dragon_may_destroy_what_lies_open_elsewhere() -> None:
    pair, risen = creature("troll", fused=True), creature("phenix", resurrected=True)
    theirs: list[Creature] = ["harpie", down("nain"), "golem", "phenix", risen, pair, "cerbere"]
    story = table({"field": ["sirene"], "hand": ["dragon", "nain"]}, {"field": theirs}, {"field": ["cyclope"]})
    story.does("play dragon").expects("dragon-target", 0)
    story.expects_exactly("target #2", "target #5", "target #7", "target #8", "target #9", "skip")
    story.refuses("target #1", "target #3", "target #4", "target #6", "target #10").does("target #9").expects("main", 0)
    assert (story.field(2), story.discard, story.field(0)) == ([], ["cyclope"], ["sirene", "dragon"])


@clause("MG-11.2", "MG-6.1.3")
def test_a_dragon_need_not_destroy() -> None:
    story = table({"hand": ["dragon", "nain"]}, {"field": ["harpie"]}).does("play dragon", "skip").expects("main", 0)
    assert (story.field(1), story.discard) == (["harpie"], [])


@clause("MG-13.8", "MG-11.2")
def test_a_dragon_without_a_target_asks_nothing() -> None:
    story = table({"field": ["harpie"], "hand": ["dragon", "nain"]}, {"field": [down("harpie"), "golem"]})
    story.does("play dragon").expects("main", 0)
    assert (story.field(0), story.field(1)) == (["harpie", "dragon"], ["harpie", "golem"])


@clause("MG-6.1.2", "MG-11.34", "MG-5.4.7")
def test_a_dragon_that_was_not_played_destroys_nothing() -> None:
    imp = table({"hand": ["lutin", "nain"]}, {"field": ["harpie"]}, deck=["dragon", "dragon"]).does("play lutin")
    assert (imp.kind, imp.field(0), imp.field(1)) == ("main", ["dragon"], ["harpie", "dragon"])
    placed = table({"field": ["chimere", "nain"], "hand": ["dragon", "sphinx"]}, {"field": ["harpie"]}).does("use #1")
    placed.does("play dragon").expects("main", 0)
    assert placed.field(1) == ["harpie"]


# Phoenix --------------------------------------------------------------------------------------------------------------
@clause("MG-8.5.13", "MG-11.17")
def test_only_a_resurrected_phoenix_gives_nine() -> None:
    story = scored({"field": ["phenix", creature("phenix", resurrected=True)]}, {})
    assert (story.points(0, "resurrection"), story.scores()) == ([9], [2 + 9, 0])


@clause("MG-6.3.4", "MG-6.3.5", "MG-5.4.8", "MG-5.4.4")
def test_a_face_down_phoenix_given_to_the_own_chimera_comes_back_open() -> None:
    story = table({"field": ["chimere", down("phenix")], "hand": ["nain"]}).does("use #1").expects("main", 0)
    assert (story.is_down(2), story.board.pieces[2].resurrected, story.discard) == (False, True, [])
    assert story.match.view(1)["players"][0]["field"][1]["card"] == "phenix"
    story.expects_exactly("play nain", "hide nain")  # nothing was placed, and the Chimera has been used


@clause("MG-11.17", "MG-6.3.3")
def test_a_second_destruction_does_nothing_to_a_phoenix() -> None:
    story = table({"hand": ["leviathan", "leviathan", "nain"]}, {"field": ["phenix", "golem"]}, deck=["elfe"] * 4)
    story.does("play leviathan", "player p1").does("play leviathan", "player p1")
    assert (story.field(1), len(story.events("survive")), story.discard) == (["phenix", "golem"], 1, ["leviathan"] * 2)


@clause("MG-6.3.7")
def test_a_resurrected_phoenix_can_be_drained_and_swapped() -> None:
    field: list[Creature] = [creature("phenix", resurrected=True)]
    drained = table({"hand": ["chupacabra", "nain"]}, {"field": field}).does("play chupacabra", "target #1")
    assert (drained.value(1), drained.value(2)) == (0, 3)
    swapped = table({"field": ["nain"], "hand": ["satyre", "nain"]}, {"field": field}).does("play satyre")
    assert (swapped.field(0), swapped.board.pieces[2].resurrected) == (["phenix"], True)


@clause("MG-6.3.6")
def test_a_phoenix_that_is_transformed_is_no_phoenix_any_more() -> None:
    story = scored({"field": ["loup-garou"]}, {"field": ["phenix"]})
    assert (story.points(1, "resurrection"), story.points(1, "value"), story.scores()) == ([], [3], [5, 5])


# Griffin --------------------------------------------------------------------------------------------------------------
@clause("MG-1.10", "MG-8.5.12", "MG-8.6.2")
@pytest.mark.parametrize(("count", "bonus", "score"), [(2, [], 4), (3, [6], 6 + 6 + 3), (4, [6], 8 + 6)])
def test_three_griffins_give_six_once(count: int, bonus: list[int], score: int) -> None:
    story = scored({"field": ["griffon"] * count}, STRONG_ENOUGH)
    assert (story.points(0, "copies"), story.scores()[0]) == (bonus, score)


@clause("MG-8.3.11", "MG-8.5.3")
def test_a_gorgon_may_be_the_third_griffin() -> None:
    story = scored({"field": ["griffon", "griffon", "gorgone"]}, {"field": ["elfe"]}).does("target #1")
    assert (story.points(0, "copies"), story.points(0, "colour"), story.scores()[0]) == ([6], [2], 6 + 6 + 2)
