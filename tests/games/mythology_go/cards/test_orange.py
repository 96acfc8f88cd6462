"""What the orange creatures do, and what they must not offer."""

import pytest

from kleos.games.mythology_go.testing import Creature, creature, down, scored, table
from kleos.testing import clause


# Cerberus -------------------------------------------------------------------------------------------------------------
@clause("MG-8.5.4", "MG-8.5.9")
def test_each_cerberus_gives_three_beside_all_five_colours() -> None:
    story = scored({"field": ["cerbere", down("cerbere"), "centaure", "griffon", "golem", "sirene"]}, {})
    assert (story.points(0, "polychrome"), story.scores()[0]) == ([3, 3], 17 + 6 + 2)


@pytest.mark.parametrize("missing", ["centaure", "griffon", "golem", "sirene"])
@clause("MG-8.5.9")
def test_a_cerberus_misses_any_colour(missing: str) -> None:
    field = [card for card in ["cerbere", "centaure", "griffon", "golem", "sirene"] if card != missing]
    assert scored({"field": field}, {"field": [missing]}).points(0, "polychrome") == []


@clause("MG-8.5.11", "MG-8.4.4")
def test_a_cerberus_uses_the_colours_after_the_werewolves() -> None:
    field: list[Creature] = ["cerbere", "centaure", "griffon", "golem", "sirene"]
    story = scored({"field": field}, {"field": ["loup-garou"]}).does("target #5")
    assert (story.points(0, "polychrome"), story.points(0, "colour")) == ([], [-1])
    kept = scored({"field": field}, {"field": ["loup-garou"]}).does("target #4")
    assert (kept.points(0, "polychrome"), sum(kept.points(0, "value"))) == ([3], 13)


# Minotaur -------------------------------------------------------------------------------------------------------------
@clause("MG-8.9.6", "MG-8.9.7")
def test_each_minotaur_of_the_strongest_costs_two() -> None:
    story = scored({"field": ["minotaure", "minotaure"]}, {"field": ["cyclope"]})
    assert (story.points(0, "strong"), story.scores()) == ([-2, -2], [10 - 4, 7])


@clause("MG-8.9.3")
def test_a_minotaur_costs_nothing_to_who_is_not_strongest() -> None:
    story = scored({"field": ["minotaure", "minotaure"]}, {"field": ["cyclope", "golem"]})
    assert (story.points(0, "strong"), story.scores()) == ([], [10, 13])


@clause("MG-8.9.2", "MG-8.9.3")
def test_all_who_are_strongest_lose_by_their_minotaurs() -> None:
    story = scored({"field": ["minotaure", "elfe"]}, {"field": ["cyclope"]}, {"field": [down("minotaure"), "dragon"]})
    assert [story.points(seat, "strong") for seat in range(3)] == [[-2], [], [-2]]
    assert story.scores() == [5, 7, 5]


# Chimera --------------------------------------------------------------------------------------------------------------
@clause("MG-5.4.1", "MG-5.4.2", "MG-5.4.4", "MG-11.4", "MG-6.3.2", "MG-13.3")
def test_a_chimera_destroys_another_creature_of_yours_once() -> None:
    field: list[Creature] = ["chimere", "chimere", "golem", down("nain"), creature("phenix", resurrected=True)]
    story = table({"field": field, "hand": ["sirene", "djinn"]}, {"field": ["harpie"]})
    story.expects_exactly("play sirene", "hide sirene", "play djinn", "use #1", "use #2").does("use #1")
    story.expects("chimera-destroy", 0).expects_exactly("target #2", "target #4")
    assert [(event["seat"], event["object"]) for event in story.events("activate", 1)] == [(0, 1)]
    story.refuses("target #1", "target #3", "target #5", "target #6").does("target #4")
    story.expects("chimera-place", 0).expects_exactly("play sirene", "hide sirene", "skip").does("skip")
    assert (story.discard, story.field(), story.hand()) == (
        ["nain"],
        ["chimere"] * 2 + ["golem", "phenix"],
        ["sirene", "djinn"],
    )
    story.expects_exactly("play sirene", "hide sirene", "play djinn", "use #2").refuses("use #1", "done")


@clause("MG-5.4.5", "MG-5.4.6", "MG-5.4.7", "MG-4.3.5")
def test_a_chimera_places_a_creature_without_a_play() -> None:
    story = table({"field": ["chimere", "nain"], "hand": ["golem", "golem", "elfe", "sirene"]}).does("use #1")
    story.expects_exactly("play golem", "hide golem", "play elfe", "play sirene", "hide sirene", "skip")
    story.refuses("hide elfe").does("hide golem").expects("main", 0)
    assert (story.field(), story.is_down(3), story.discard) == (["chimere", "golem"], True, ["nain"])
    assert story.hand() == ["golem", "elfe", "sirene"]
    story.expects_exactly("play golem", "play elfe", "play sirene")  # both plays are left, none was made
    story.does("play elfe", "play golem").refuses("play sirene")


@clause("MG-5.4.6", "MG-5.1.7")
def test_a_chimera_places_within_slots_and_facing() -> None:
    field: list[Creature] = ["chimere", "cyclope", "cyclope", "cyclope"]
    wide = table({"field": field, "hand": ["cyclope", "nain"]}).does("use #1", "target #2")
    wide.expects_exactly("play cyclope", "play nain", "hide nain", "skip").does("play cyclope")
    assert wide.slots() == 7
    narrow = table({"field": ["chimere", "nain", *field[1:3], "elfe"], "hand": ["cyclope", "nain"]})
    narrow.does("use #1", "target #2").expects_exactly("play nain", "hide nain", "skip").refuses("play cyclope")
    hidden = table({"field": ["chimere", down("nain"), "elfe"], "hand": ["sirene"]}).does("use #1", "target #3")
    hidden.expects_exactly("play sirene", "skip").refuses("hide sirene")


@clause("MG-5.4.3", "MG-11.5")
def test_a_chimera_acts_in_the_turn_it_arrived_also_on_a_full_field() -> None:
    field: list[Creature] = ["elfe", "golem", "nain", "sirene", "griffon", "troll"]
    story = table({"field": field, "hand": ["chimere", "nain"]}).does("play chimere")
    assert story.slots() == 7
    story.expects_exactly("use #7", "done").does("use #7", "target #6").expects("chimera-place", 0)


@clause("MG-11.5", "MG-4.1.2")
def test_a_chimera_rests_while_its_holder_is_full_and_skipped() -> None:
    field: list[Creature] = ["chimere", "golem", "nain", "sirene", "griffon", "troll", "elfe"]
    story = table({"field": field}, {}, phase="draw", deck=["nain", "harpie", "licorne", "sphinx", "dragon"])
    story.expects("main", 1)


@clause("MG-5.4.2")
def test_the_mark_of_a_chimera_stays_when_it_changes_holder() -> None:
    theirs: list[Creature] = [creature("chimere", used=True), "chimere"]
    story = table({"field": ["nain", "elfe"], "hand": ["satyre", "satyre", "golem"]}, {"field": theirs})
    story.does("play satyre", "target #1", "target #3").expects("main", 0).refuses("use #3")
    story.does("play satyre", "target #2", "target #4").expects("main", 0)
    story.expects_exactly("use #4", "done")


@clause("MG-5.4.4", "MG-5.4.1")
def test_a_chimera_needs_somebody_to_destroy() -> None:
    table({"field": ["chimere", "golem"], "hand": ["nain"]}).expects_exactly("play nain", "hide nain").refuses("use #1")
    theirs = table({"field": ["golem"], "hand": ["nain"]}, {"field": ["chimere", "nain"]})
    theirs.refuses("use #2")


@clause("MG-13.9", "MG-13.8", "MG-4.3.8")
def test_a_chimera_asks_about_the_hand_while_there_is_one() -> None:
    spells = table({"field": ["chimere", "nain"], "hand": ["djinn"]}).does("use #1")
    spells.expects("chimera-place", 0).expects_exactly("skip")
    last = table({"field": ["chimere", "nain"], "hand": ["golem"]}, deck=["elfe"] * 4 + ["sirene"])
    last.does("use #1", "play golem").expects("main", 1)  # no card is left, so the turn is over without a play
    assert last.field(0) == ["chimere", "golem"]


@clause("MG-9.6", "MG-9.7")
def test_others_do_not_know_which_creature_a_chimera_places_face_down() -> None:
    mine = {"field": ["chimere", "nain", "elfe"], "hand": ["djinn", "sirene"]}
    story = table(mine, deck=["golem"]).does("play djinn", "card golem")
    assert story.match.view(1)["players"][0]["hand_known"] == ["golem"]
    story.does("use #1", "target #2", "hide sirene").expects("main", 0)
    assert (story.hand(), story.match.view(1)["players"][0]["hand_known"]) == (["golem"], [])


# Chupacabra -----------------------------------------------------------------------------------------------------------
@clause("MG-11.3", "MG-6.2.1", "MG-6.4.1")
def test_a_chupacabra_drains_what_lies_open_elsewhere_and_has_a_value() -> None:
    theirs: list[Creature] = ["gorgone", down("minotaure"), creature("golem", mod=-4), "nain", "golem"]
    story = table({"field": ["elfe"], "hand": ["chupacabra", "nain"]}, {"field": theirs}, {"field": ["cyclope"]})
    story.does("play chupacabra").expects("chupacabra-target", 0)
    story.expects_exactly("target #5", "target #6", "target #7", "skip")
    story.refuses("target #1", "target #2", "target #3", "target #4", "target #8").does("target #6").expects("main", 0)
    assert (story.value(6), story.value(8), story.field(1)) == (
        2,
        4,
        ["gorgone", "minotaure", "golem", "nain", "golem"],
    )


@clause("MG-6.4.1", "MG-15.13")
@pytest.mark.parametrize(
    ("target", "left", "gained"),
    [("nain", 0, 1), ("sirene", 0, 2), ("elfe", 1, 2), (creature("troll", fused=True), 2, 2)],
    ids=["one", "two", "three", "a pair"],
)
def test_a_drain_takes_at_most_two_and_never_more_than_there_is(target: Creature, left: int, gained: int) -> None:
    story = table({"hand": ["chupacabra", "golem"]}, {"field": [target]}).does("play chupacabra", "target #1")
    assert (story.value(1), story.value(2)) == (left, 2 + gained)


@clause("MG-11.3", "MG-6.1.3", "MG-13.8")
def test_a_chupacabra_need_not_drain_and_asks_nothing_without_a_target() -> None:
    story = table({"hand": ["chupacabra", "nain"]}, {"field": ["golem"]}).does("play chupacabra", "skip")
    assert (story.expects("main", 0).value(2), story.value(1)) == (2, 4)
    table({"hand": ["chupacabra", "nain"]}, {"field": ["gorgone", down("nain")]}).does("play chupacabra").expects(
        "main", 0
    )


@clause("MG-6.4.2", "MG-6.4.3", "MG-6.1.2")
def test_what_a_chupacabra_drained_moves_with_it_and_ends_with_it() -> None:
    swapped = table({"field": ["nain"], "hand": ["satyre", "golem"]}, {"field": [creature("chupacabra", mod=2)]})
    swapped.does("play satyre").expects("main", 0)  # and nobody is drained
    assert (swapped.field(0), swapped.value(2)) == (["chupacabra"], 4)
    turned = scored({"field": ["loup-garou"]}, {"field": [creature("chupacabra", mod=2)]})
    assert turned.points(1, "value") == [3]
