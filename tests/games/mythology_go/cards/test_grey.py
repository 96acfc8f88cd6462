"""What the grey creatures do, and what they must not offer."""

import pytest

from kleos.games.mythology_go.testing import Creature, creature, down, scored, table
from kleos.testing import clause


# Gorgon ---------------------------------------------------------------------------------------------------------------
@clause("MG-8.3.1", "MG-8.3.3", "MG-8.3.4", "MG-8.3.5", "MG-13.5")
def test_gorgons_copy_different_creatures_that_are_no_gorgons() -> None:
    mine: list[Creature] = [down("gorgone"), "gorgone", "elfe"]
    story = scored({"field": mine}, {"field": ["gorgone", down("sirene"), "golem"]})
    story.expects("gorgon-copy", 0).expects_exactly("target #3", "target #5", "target #6")
    assert story.asked(0)["object"] == 1
    story.does("target #5").expects("gorgon-copy", 0).expects_exactly("target #3", "target #6")
    assert story.asked(0)["object"] == 2
    story.does("target #6")  # the Gorgon of p1 has only the Elf left
    assert [(one["object"], one["other"]) for one in story.events("copies")] == [(1, 5), (2, 6), (4, 3)]
    assert (story.points(0, "value"), story.points(1, "value")) == ([2, 4, 3], [3, 2, 4])
    assert [one["object"] for one in story.events("copied")] == [1, 2, 4], "all copies are made together"


@clause("MG-8.3.6", "MG-13.6")
def test_a_gorgon_must_copy_while_there_is_something_to_copy() -> None:
    lone = scored({"field": ["gorgone"]}, {"field": ["gorgone"]})
    assert (lone.kind, lone.events("copies"), lone.scores()) == ("", [], [2, 2])
    forced = scored({"field": ["gorgone"]}, {"field": ["nain"]})
    assert (forced.points(0, "unique"), forced.points(1, "unique"), forced.scores()) == ([], [], [3, 3])
    scored({"field": ["gorgone"]}, {"field": ["nain", "elfe"]}).refuses("skip", "target #1")


@clause("MG-8.3.7", "MG-8.3.8", "MG-8.3.9")
def test_a_gorgon_takes_what_is_printed_and_keeps_its_colour_and_its_own_state() -> None:
    theirs: list[Creature] = [creature("golem", mod=-3), "elfe"]
    story = scored({"field": [creature("gorgone", mod=1), "nain"]}, {"field": theirs}).does("target #3")
    assert (story.points(0, "value"), story.points(1, "value")) == ([4 + 1, 1], [1, 3])
    assert story.points(0, "colour") == [], "two grey"
    shown = story.match.view(None)["players"][0]["field"][0]
    assert (shown["card"], shown["looks"], shown["colour"], shown["object"]) == ("gorgone", "golem", "grey", 1)


@clause("MG-11.9", "MG-8.3.8")
def test_a_gorgon_that_copies_a_pair_is_one_troll() -> None:
    story = scored({"field": ["gorgone", "troll"]}, {"field": [creature("troll", fused=True)]}).does("target #3")
    assert (story.points(0, "value"), story.points(0, "copies"), story.scores()) == ([2, 2], [2], [4 + 2 + 2, 4 + 2])


@clause("MG-11.10")
def test_a_gorgon_that_copies_a_phoenix_did_not_come_back() -> None:
    story = scored({"field": ["gorgone"]}, {"field": [creature("phenix", resurrected=True)]})
    assert (story.points(0, "value"), story.points(0, "resurrection"), story.scores()) == ([1], [], [3, 10])


@pytest.mark.parametrize(("gorgon", "unicorn", "points"), [("down", "up", ([3], [])), ("up", "down", ([], [3]))])
@clause("MG-11.11", "MG-8.2.2", "MG-8.3.8", "MG-8.3.9")
def test_a_gorgon_that_copies_a_unicorn_uses_its_own_facing(
    gorgon: str, unicorn: str, points: tuple[list[int], list[int]]
) -> None:
    mine, theirs = creature("gorgone", face=gorgon), creature("licorne", face=unicorn)
    story = scored({"field": [mine]}, {"field": [theirs]})
    assert (story.points(0, "was-down"), story.points(1, "was-down")) == points


@clause("MG-11.12", "MG-8.3.11")
def test_a_gorgon_that_copies_a_minotaur_or_a_sphinx_is_strong_or_weak() -> None:
    strong = scored({"field": ["gorgone"]}, {"field": ["minotaure"]})
    assert (strong.points(0, "strong"), strong.points(1, "strong"), strong.scores()) == ([-2], [], [5, 4])
    weak = scored({"field": ["gorgone"]}, {"field": ["sphinx", "cyclope", "cyclope"]}).does("target #2")
    assert (weak.points(0, "weak"), weak.scores()[0]) == ([6], 1 + 2 + 6)


@clause("MG-8.3.10")
def test_a_gorgon_copies_no_slots_no_play_and_no_activation() -> None:
    field: list[Creature] = ["gorgone", "cyclope", "cyclope", "cyclope"]
    story = scored({"field": field}, {}).does("target #2")
    assert (story.slots(), story.points(0, "value"), story.scores()[0]) == (7, [7] * 4, 30)
    dragon = scored({"field": ["gorgone"]}, {"field": ["dragon"]})
    assert (dragon.kind, dragon.scores()) == ("", [5, 3])


# Werewolf -------------------------------------------------------------------------------------------------------------
@clause("MG-8.4.1", "MG-8.4.2", "MG-8.4.4", "MG-8.4.5", "MG-13.5")
def test_werewolves_transform_different_creatures_of_anybody() -> None:
    mine: list[Creature] = [down("loup-garou"), "loup-garou", "elfe"]
    story = scored({"field": mine}, {"field": ["cyclope", "golem"]})
    story.expects("werewolf-transform", 0).expects_exactly("target #3", "target #4", "target #5").does("target #4")
    assert story.asked(0)["object"] == 2
    story.expects_exactly("target #3", "target #5").refuses("target #1", "target #2", "target #4", "skip").does(
        "target #3"
    )
    assert (story.points(0, "value"), story.points(1, "value")) == ([3, 3, 3], [3, 4])
    assert (story.points(0, "colour"), story.points(1, "colour"), story.scores()) == ([], [], [9, 7])


@clause("MG-8.4.3", "MG-13.6")
def test_a_werewolf_must_transform_while_it_can() -> None:
    forced = scored({"field": ["loup-garou", "minotaure"]}, {})
    assert (forced.points(0, "value"), forced.points(0, "strong"), forced.scores()) == ([3, 3], [], [6, 0])
    alone = scored({"field": ["loup-garou"]}, {"field": ["loup-garou"]})
    assert (alone.kind, alone.events("targets"), alone.scores()) == ("", [], [5, 5])


@clause("MG-8.4.6", "MG-8.4.7", "MG-8.2.2")
def test_a_transformed_creature_is_a_werewolf_in_everything_but_its_mark() -> None:
    story = scored({"field": ["loup-garou"]}, {"field": [down("licorne"), "licorne"], "divinity": "odin"}).does(
        "target #2"
    )
    assert (story.points(1, "value"), story.points(1, "was-down"), story.points(1, "colour")) == ([3, 2], [], [2])
    golem = scored({"field": ["loup-garou"]}, {"field": [creature("golem", mod=3)]})
    assert golem.points(1, "value") == [3]


@clause("MG-11.14", "MG-8.4.6")
def test_a_transformed_gorgon_loses_what_it_copied_and_nobody_else_does() -> None:
    story = scored({"field": ["loup-garou"]}, {"field": ["gorgone", "cyclope"]}).expects("gorgon-copy", 1)
    story.does("target #3").expects("werewolf-transform", 0).expects_exactly("target #2", "target #3").does("target #2")
    assert (story.points(1, "value"), story.scores()) == ([3, 7], [5, 12])


@clause("MG-11.15")
def test_a_copy_stays_when_what_was_copied_is_transformed() -> None:
    story = scored({"field": ["loup-garou"]}, {"field": ["gorgone", "cyclope"]}).does("target #3", "target #3")
    assert (story.points(1, "value"), story.points(1, "colour"), story.scores()) == ([7, 3], [], [5, 10])


@clause("MG-8.3.12", "MG-1.12")
def test_a_transformed_creature_keeps_holder_and_number() -> None:
    story = scored({"field": ["loup-garou"]}, {"field": ["cyclope"]})
    shown = story.match.view(None)["players"][1]["field"][0]
    assert (shown["object"], shown["card"], shown["looks"], shown["transformed"]) == (2, "cyclope", "loup-garou", True)
    assert story.match.view(None)["targets"] == [{"object": 1, "target": 2}]


# Dwarf ----------------------------------------------------------------------------------------------------------------
@clause("MG-8.5.7", "MG-8.5.8", "MG-8.5.4")
def test_each_dwarf_gives_five_to_the_only_one_who_has_dwarves() -> None:
    story = scored({"field": ["nain", down("nain")]}, {"field": ["elfe"]})
    assert (story.points(0, "unique"), story.scores()) == ([5, 5], [2 + 10, 3])


@clause("MG-8.5.7")
def test_a_dwarf_elsewhere_spoils_all() -> None:
    story = scored({"field": ["nain", "nain"]}, {"field": ["elfe"]}, {"field": [down("nain")]})
    assert (story.points(0, "unique"), story.points(2, "unique"), story.scores()) == ([], [], [2, 3, 3])


# Golem ----------------------------------------------------------------------------------------------------------------
@clause("MG-11.18", "MG-6.3.2")
def test_leviathan_stops_at_a_golem() -> None:
    field: list[Creature] = [creature("golem", mod=-4), "nain", creature("elfe", mod=-3)]
    story = table({"hand": ["leviathan", "harpie"]}, {"field": field}).does("play leviathan", "player p1")
    assert (story.field(1), story.discard) == (["golem", "nain"], ["leviathan", "elfe"])
    lowest = table({"hand": ["leviathan", "harpie"]}, {"field": ["golem", "minotaure"]})
    lowest.does("play leviathan", "player p1")
    assert (lowest.field(1), lowest.discard) == (["golem", "minotaure"], ["leviathan"])


@clause("MG-1.11", "MG-11.27", "MG-6.4.1")
def test_a_golem_is_never_shown_reversed_but_can_be_swapped_and_drained() -> None:
    story = table({"field": ["nain"], "hand": ["satyre", "elfe"]}, {"field": ["golem"]}).does("play satyre")
    assert (story.field(0), story.board.pieces[2].resurrected) == (["golem"], False)
    drained = table({"hand": ["chupacabra", "elfe"]}, {"field": ["golem"]}).does("play chupacabra", "target #1")
    assert (drained.value(1), drained.value(2)) == (2, 4)
    chimera = table({"field": ["chimere", down("golem")], "hand": ["nain"]})
    chimera.expects_exactly("play nain")
