"""What the green creatures do, and what they must not offer."""

import pytest

from kleos.games.mythology_go.testing import Creature, creature, down, scored, table
from kleos.testing import clause


# Elf ------------------------------------------------------------------------------------------------------------------
@clause("MG-11.1", "MG-6.1.3", "MG-7.2")
def test_an_elf_draws_two_cards_and_gives_no_further_play() -> None:
    story = table({"hand": ["elfe", "nain"]}, deck=["golem", "sirene", "harpie"]).does("play elfe").expects("main", 0)
    assert (story.hand(), story.deck) == (["nain", "golem", "sirene"], ["harpie"])
    story.expects_exactly("play nain", "play golem", "play sirene", "hide nain", "hide golem", "hide sirene", "done")
    story.does("play golem").expects("return-order", 0)


@clause("MG-11.1", "MG-6.5.4")
def test_a_free_spell_may_be_one_that_the_elf_drew() -> None:
    players = {"hand": ["nain", "elfe"], "belief": "chamanisme"}
    story = table(players, deck=["djinn", "golem", "sirene"]).does("play nain", "play elfe").expects("main", 0)
    story.expects_exactly("play djinn", "done").refuses("play golem", "hide golem")


@clause("MG-11.1", "MG-4.3.6")
def test_a_chimera_may_place_what_the_elf_drew() -> None:
    story = table({"field": ["chimere"], "hand": ["elfe"]}, plays=1, deck=["golem", "sirene"]).does("play elfe")
    story.expects("main", 0).expects_exactly("use #1", "done").does("use #1")
    story.expects("chimera-place", 0)
    story.expects_exactly("play golem", "hide golem", "play sirene", "hide sirene", "skip")


@clause("MG-7.3", "MG-11.1")
def test_an_elf_draws_as_far_as_there_are_cards() -> None:
    story = table({"hand": ["elfe", "nain"]}, deck=["golem"], discard=["sirene"]).does("play elfe")
    assert (story.hand(), story.deck, story.discard) == (["nain", "golem", "sirene"], [], [])
    empty = table({"hand": ["elfe", "nain"]}).does("play elfe").expects("main", 0)
    assert empty.hand() == ["nain"]


@clause("MG-6.1.2", "MG-11.34", "MG-5.4.7")
def test_an_elf_that_was_not_played_draws_nothing() -> None:
    imp = table({"hand": ["lutin", "nain"]}, deck=["elfe", "elfe", "golem", "golem"]).does("play lutin")
    assert (imp.field(0), imp.field(1), imp.hand(), imp.deck) == (["elfe"], ["elfe"], ["nain"], ["golem", "golem"])
    placed = table({"field": ["chimere", "nain"], "hand": ["elfe", "djinn"]}, deck=["golem", "golem"])
    placed.does("use #1").expects_exactly("play elfe", "skip").does("play elfe").expects("main", 0)
    assert (placed.field(0), placed.hand(), placed.deck) == (["chimere", "elfe"], ["djinn"], ["golem", "golem"])


# Goblin ---------------------------------------------------------------------------------------------------------------
@clause("MG-8.5.4", "MG-8.5.10")
def test_each_goblin_gives_eight_where_all_is_of_one_colour() -> None:
    story = scored({"field": ["gobelin", "gobelin", down("troll")]}, {"field": ["golem"]})
    assert (story.points(0, "monochrome"), story.points(0, "colour"), story.scores()[0]) == ([8, 8], [2], 6 + 16 + 2)


@clause("MG-8.5.10")
def test_a_goblin_beside_another_colour_gives_its_value_alone() -> None:
    story = scored({"field": ["gobelin", "gobelin", "sirene"]}, {"field": ["golem"]})
    assert (story.points(0, "monochrome"), story.scores()[0]) == ([], 6)


@clause("MG-8.5.11", "MG-8.3.7")
def test_a_copied_goblin_is_grey() -> None:
    story = scored({"field": ["gorgone"]}, {"field": ["gobelin", "elfe"]}).does("target #2")
    assert (story.points(0, "monochrome"), story.points(1, "monochrome")) == ([8], [8])
    assert story.scores() == [2 + 8 + 2, 5 + 8]
    beside = scored({"field": ["gorgone", "gobelin"]}, {"field": ["elfe"]}).does("target #2")
    assert (beside.points(0, "monochrome"), beside.scores()) == ([], [4 + 2, 3])


# Troll ----------------------------------------------------------------------------------------------------------------
@clause("MG-5.3.1", "MG-5.3.2", "MG-5.3.4", "MG-5.3.5", "MG-13.2", "MG-4.3.5")
def test_two_trolls_may_be_fused_without_a_play() -> None:
    field: list[Creature] = ["troll", creature("troll", mod=-1), "troll"]
    story = table({"field": field, "hand": ["golem"]})
    story.expects_exactly("play golem", "hide golem", "fuse #1 #2", "fuse #1 #3", "fuse #2 #3")
    story.refuses("fuse #2 #1").does("fuse #2 #3").expects("main", 0)
    assert (story.field(), story.slots(), story.value(2), story.board.pieces[2].fused) == (["troll"] * 2, 2, 3, True)
    story.expects_exactly("play golem", "hide golem")  # a pair takes no third, and no play was made


@clause("MG-5.3.3", "MG-5.3.1")
@pytest.mark.parametrize(
    "field",
    [["troll", down("troll")], ["troll", "centaure"], ["troll", creature("troll", fused=True)], ["centaure"] * 2],
    ids=["face-down", "another name", "a pair", "no Fusion"],
)
def test_only_single_trolls_that_lie_open_are_fused(field: list[Creature]) -> None:
    table({"field": field, "hand": ["cyclope"]}).expects_exactly("play cyclope").refuses("fuse #1 #2")


@clause("MG-5.1.12", "MG-13.2", "MG-1.12")
def test_a_troll_may_be_played_onto_a_troll() -> None:
    field: list[Creature] = ["troll", creature("troll", mod=-2), down("troll"), "minotaure"]
    story = table({"field": field, "hand": ["troll", "golem"]})
    story.expects_exactly(
        *["play troll", "hide troll", "play golem", "hide golem", "play troll #1", "play troll #2", "fuse #1 #2"]
    )
    story.refuses("play troll #3", "play troll #4").does("play troll #2").expects("main", 0)
    assert (story.field(), story.value(2), story.slots()) == (["troll"] * 3 + ["minotaure"], 2, 4)
    story.does("play golem")
    assert [entry["object"] for entry in story.events("play")] == [5], "the pair has taken no new number"


@clause("MG-5.1.12", "MG-4.3.1")
def test_playing_onto_a_troll_is_a_play() -> None:
    story = table({"field": ["troll"], "hand": ["troll", "golem", "nain"]}, plays=1).does("play troll #1")
    story.expects("return-order", 0)
    table({"field": [down("troll"), "elfe"], "hand": ["troll"]}).refuses("play troll #1")
    table({"field": [creature("troll", fused=True)], "hand": ["troll"]}).refuses("play troll #1")


@clause("MG-5.3.6", "MG-5.3.7")
def test_trolls_are_not_fused_in_the_counting_and_a_pair_is_never_split() -> None:
    story = scored({"field": ["troll", "troll"]}, {})
    assert (story.kind, story.field(), story.points(0, "value"), story.scores()[0]) == ("", ["troll"] * 2, [2, 2], 6)
    table({"field": [creature("troll", fused=True)], "hand": ["nain"]}).expects_exactly("play nain", "hide nain")


@clause("MG-8.5.14", "MG-8.5.3", "MG-11.16", "MG-8.6.6")
@pytest.mark.parametrize(
    ("field", "values", "copies", "colour"),
    [
        (["troll"], 2, [], []),
        (["troll", "troll"], 4, [2], []),
        (["troll", "troll", "troll"], 6, [2], [2]),
        ([creature("troll", fused=True)], 4, [2], []),
        ([creature("troll", fused=True), "troll"], 6, [2], []),
        ([creature("troll", fused=True), "troll", "elfe"], 9, [2], [2]),
        ([creature("troll", fused=True, mod=-3)], 1, [2], []),
    ],
    ids=["one", "two", "three", "a pair", "a pair and one", "three green", "drained"],
)
def test_what_trolls_are_worth(field: list[Creature], values: int, copies: list[int], colour: list[int]) -> None:
    story = scored({"field": field}, {"field": ["cyclope", "cyclope", "cyclope"]})
    assert (sum(story.points(0, "value")), story.points(0, "copies"), story.points(0, "colour")) == (
        *(values, copies, colour),
    )
    assert story.scores()[0] == values + sum(copies) + sum(colour)


@clause("MG-11.35")
def test_a_troll_that_imp_places_is_single() -> None:
    six: list[Creature] = ["troll", "elfe", "elfe", "centaure", "centaure", "dragon"]
    story = table(
        {"hand": ["lutin", "golem", "sphinx"]}, {"field": six}, deck=["nain", "troll", *["harpie"] * 3, "griffon"]
    )
    story.does("play lutin").expects("main", 0)
    assert (story.field(1), story.slots(1), story.board.pieces[8].fused) == ([*six, "troll"], 7, False)
    later = table({"field": [*six[:5], "troll"], "hand": ["nain"]})
    later.expects_exactly("play nain", "hide nain", "fuse #1 #6")


@clause("MG-7.6", "MG-6.2.2")
def test_a_pair_is_destroyed_as_two_cards() -> None:
    story = table({"hand": ["dragon", "nain"]}, {"field": [creature("troll", fused=True)]})
    story.does("play dragon").expects_exactly("target #1", "skip").does("target #1")
    assert (story.field(1), story.discard) == ([], ["troll", "troll"])


# Centaur --------------------------------------------------------------------------------------------------------------
@clause("MG-1.10", "MG-8.5.12")
@pytest.mark.parametrize(("count", "bonus", "score"), [(1, [], 3), (2, [3], 9), (3, [3], 14), (4, [3], 17)])
def test_two_centaurs_give_three_once(count: int, bonus: list[int], score: int) -> None:
    story = scored({"field": ["centaure"] * count}, {"field": ["cyclope", "cyclope", "cyclope"]})
    assert (story.points(0, "copies"), story.scores()[0]) == (bonus, score)


@clause("MG-8.5.3", "MG-1.15")
def test_centaurs_of_others_are_not_held() -> None:
    story = scored({"field": ["centaure"]}, {"field": ["centaure"]})
    assert (story.points(0, "copies"), story.points(1, "copies"), story.scores()) == ([], [], [3, 3])
