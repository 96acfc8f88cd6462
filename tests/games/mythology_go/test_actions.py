"""What a player may do in the main phase (section 5)."""

from typing import Any

import pytest

from kleos.games.mythology_go.testing import Story, creature, down, drawing, scored, table
from kleos.testing import clause

NEVER_DOWN = ["chimere", "chupacabra", "cyclope", "dragon", "elfe"]
MAY_BE_DOWN = [
    "gobelin", "troll", "centaure", "sphinx", "phenix", "griffon", "cerbere", "minotaure", "gorgone", "loup-garou",
    "nain", "golem", "harpie", "sirene", "licorne",
]  # fmt: skip
SIX = ["golem", "centaure", "minotaure", "cerbere", "griffon", "gobelin"]
SEVEN = [*SIX, "sirene"]
TROLLS = {"field": ["troll", "troll"], "hand": ["golem", "nain"]}


def hides(story: Story) -> list[str]:
    return [token for token in story.tokens if token.startswith("hide")]


# Playing a creature ---------------------------------------------------------------------------------------------------
@clause("MG-5.1.1")
def test_a_creature_is_played_onto_the_own_field() -> None:
    story = table({"hand": ["golem", "nain", "harpie"]}, {"field": ["elfe"]})
    story.expects_exactly("play golem", "play nain", "play harpie").does("play nain")
    assert (story.field(0), story.field(1)) == (["nain"], ["elfe"])
    assert story.hand() == ["golem", "harpie"]


@clause("MG-5.1.2")
def test_a_creature_needs_a_free_slot() -> None:
    story = table({"field": SEVEN, "hand": ["nain", "djinn"]}).expects_exactly("play djinn")
    story.refuses("play nain", "hide nain")
    table({"field": SIX, "hand": ["nain", "djinn"]}).offers("play nain", "hide nain")


@clause("MG-5.1.3")
def test_a_cyclops_needs_two() -> None:
    table({"field": SIX, "hand": ["cyclope", "nain"]}).refuses("play cyclope")
    story = table({"field": SIX[:5], "hand": ["cyclope", "nain"]}).does("play cyclope")
    assert story.slots() == 7


@clause("MG-5.1.4")
@pytest.mark.parametrize("card", [*NEVER_DOWN, *MAY_BE_DOWN])
def test_any_creature_may_be_played_face_up(card: str) -> None:
    story = table({"hand": [card, "djinn", "leviathan"]}).does(f"play {card}")
    assert not story.is_down(1)


@clause("MG-5.1.5")
@pytest.mark.parametrize("card", NEVER_DOWN)
def test_some_creatures_cannot_be_played_face_down(card: str) -> None:
    table({"field": ["golem"], "hand": [card, "nain"]}).offers(f"play {card}", "hide nain").refuses(f"hide {card}")


@clause("MG-5.1.6")
@pytest.mark.parametrize("card", MAY_BE_DOWN)
def test_every_other_creature_may_be_played_face_down(card: str) -> None:
    story = table({"field": ["elfe"], "hand": [card, "djinn", "leviathan"]}).does(f"hide {card}")
    assert story.is_down(2)
    assert story.match.view(0)["players"][0]["field"][1]["card"] == card
    assert not story.match.view(1)["players"][0]["field"][1]["known"]


@clause("MG-5.1.7", "MG-5.1.8")
def test_never_more_face_down_than_face_up_creatures() -> None:
    story = table({"hand": ["nain", "harpie", "golem"]}, deck_rest=True)
    assert hides(story) == []
    story.does("play nain").offers("hide harpie", "hide golem").does("hide golem")
    assert [story.is_down(n) for n in (1, 2)] == [False, True]
    two = table({"field": ["elfe", down("nain")], "hand": ["harpie", "golem", "djinn"]})
    assert hides(two) == []
    # The limit holds for each single placement: first one more face-up, then one more face-down.
    two.does("play harpie").offers("hide golem")


@clause("MG-5.1.9")
def test_each_creature_counts_once_for_the_limit() -> None:
    hand = ["nain", "golem"]
    for one in ("cyclope", creature("troll", fused=True), creature("phenix", resurrected=True)):
        assert hides(table({"field": [one], "hand": hand})) == ["hide nain", "hide golem"]
        assert hides(table({"field": [one, down("harpie")], "hand": hand})) == []


@clause("MG-5.1.10")
def test_nothing_is_turned_over_when_face_up_creatures_leave() -> None:
    story = table({"hand": ["dragon", "sphinx"]}, {"field": ["elfe", down("nain")]}, deck=["golem", "harpie"] * 3)
    story.does("play dragon", "target #1", "done").expects("main", 1)
    assert story.is_down(2)
    assert hides(story) == []
    story.does("play golem")
    assert hides(story) == []  # one each: a second face-down creature would be one too many
    story.does("play harpie").expects("return-order", 1)


@clause("MG-5.1.10")
def test_a_swap_may_leave_more_face_down_creatures_too() -> None:
    # p1 gives a face-up creature and gets a face-down one.
    field = [down("nain"), down("harpie"), "golem", "elfe"]
    story = table({"field": field, "hand": ["satyre", "sphinx"]}, {"field": ["minotaure", down("licorne")]})
    story.does("play satyre", "target #1")
    assert (story.field(1), [story.is_down(n) for n in (1, 6)]) == (["nain", "licorne"], [True, True])


@clause("MG-5.1.11")
def test_on_play_effects_come_with_playing_face_up() -> None:
    table({"hand": ["dragon", "nain"]}, {"field": ["elfe"]}).does("play dragon").expects("dragon-target", 0)
    drained = table({"hand": ["chupacabra", "nain"]}, {"field": ["elfe"]}).does("play chupacabra")
    drained.expects("chupacabra-target", 0)
    drawn = table({"hand": ["elfe", "nain"]}, deck=["harpie", "golem", "sirene"]).does("play elfe")
    assert drawn.hand() == ["nain", "harpie", "golem"]
    hidden = table({"field": ["elfe"], "hand": ["nain", "golem"]}, {"field": ["harpie"]}, deck=["sirene"])
    hidden.does("hide golem").expects("main", 0)
    assert hidden.hand() == ["nain"]


@clause("MG-5.1.12")
def test_a_troll_may_be_played_onto_a_troll_also_on_a_full_field() -> None:
    field = ["troll", *SIX]
    story = table({"field": field, "hand": ["troll", "nain"]}, deck_rest=True, next_id=9)
    story.expects_exactly("play troll #1").does("play troll #1")
    piece = story.board.pieces[1]
    assert piece.fused
    assert (story.slots(), story.value(1), story.hand()) == (7, 4, ["nain"])
    assert story.match.view(None)["plays"] == 1
    assert story.match.position()["next_id"] == 9  # no number was used up


@clause("MG-5.1.12")
def test_a_troll_goes_onto_face_up_unfused_trolls_only() -> None:
    field = ["troll", down("troll"), "golem"]
    story = table({"field": field, "hand": ["troll", "nain"]})
    story.expects_exactly("play troll", "hide troll", "play nain", "hide nain", "play troll #1")
    paired = table({"field": [creature("troll", fused=True), "golem"], "hand": ["troll", "nain"]})
    paired.offers("play troll").refuses("play troll #1")
    other = table({"field": ["golem"], "hand": ["troll", "nain"]}, {"field": ["troll"]})
    other.offers("play troll").refuses("play troll #2")


@clause("MG-5.1.12")
def test_the_modifier_of_a_troll_played_onto_stays() -> None:
    story = table({"field": [creature("troll", mod=-2)], "hand": ["troll", "nain"]}).does("play troll #1")
    assert story.value(1) == 2


# Playing a spell ------------------------------------------------------------------------------------------------------
@clause("MG-5.2.1")
def test_a_spell_is_played_openly() -> None:
    story = table({"field": ["golem"], "hand": ["leviathan", "nain"]}).refuses("hide leviathan").does("play leviathan")
    for seat in (0, 1, None):
        assert story.match.view(seat)["casting"] == "leviathan"
        assert story.events("cast", seat)[0]["cards"] == ["leviathan"]


@clause("MG-5.2.2")
def test_a_spell_is_resolved_at_once_and_discarded() -> None:
    story = table({"field": ["golem"], "hand": ["leviathan", "nain"]}, {"field": ["elfe"]}, discard=["djinn"])
    story.does("play leviathan", "player p1")
    assert story.discard == ["leviathan", "elfe", "djinn"]
    story.expects("main", 0)


@clause("MG-5.2.3")
def test_a_spell_being_resolved_lies_in_no_zone() -> None:
    # The Imp needs more cards than the deck has: the pile is recycled without the Imp itself.
    story = table({"hand": ["lutin", "nain"]}, {}, discard=["golem", "elfe"]).does("play lutin")
    assert sorted(story.field(0) + story.field(1)) == ["elfe", "golem"]
    assert (story.deck, story.discard) == ([], ["lutin"])
    named = table({"hand": ["leviathan", "nain"]}).does("play leviathan")
    assert (named.discard, named.hand(), named.deck) == ([], ["nain"], [])


@clause("MG-5.2.4")
def test_a_spell_may_be_played_without_effect() -> None:
    story = table({"field": ["golem"], "hand": ["satyre", "leviathan", "nain"]}, deck_rest=True).does("play satyre")
    assert (story.field(), story.discard) == (["golem"], ["satyre"])
    story.does("play leviathan", "player p1")
    assert story.discard == ["leviathan", "satyre"]
    assert story.match.view(None)["players"][0]["spells_played"] == 2


@clause("MG-5.2.5")
def test_the_satyr_needs_a_creature_on_the_own_field() -> None:
    table({"hand": ["satyre", "nain"]}, {"field": ["elfe"]}).refuses("play satyre").does("play nain").offers(
        "play satyre"
    )


@clause("MG-5.2.6")
def test_a_spell_needs_no_slot() -> None:
    hand = ["djinn", "satyre", "leviathan", "lutin", "nain"]
    table({"field": SEVEN, "hand": hand}).expects_exactly("play djinn", "play satyre", "play leviathan", "play lutin")


# Fusing ---------------------------------------------------------------------------------------------------------------
@clause("MG-5.3.1", "MG-5.3.2")
def test_two_trolls_may_be_fused() -> None:
    story = table(TROLLS).offers("fuse #1 #2", "play golem")
    story.does("fuse #1 #2")
    assert story.field() == ["troll"]
    assert story.slots() == 1
    assert story.match.view(None)["plays"] == 0
    # Nobody has to.
    left = table(TROLLS).does("play golem", "done")
    assert left.slots() == 3
    # Fusion belongs to Trolls alone.
    table({"field": ["centaure", "centaure"], "hand": ["golem"]}).refuses("fuse #1 #2")
    table({"field": ["troll", "golem"], "hand": ["golem"]}, {"field": ["troll"]}).refuses("fuse #1 #3")


@clause("MG-5.3.3")
def test_fused_creatures_are_face_up_and_single() -> None:
    hand = ["golem", "nain"]
    for field in (
        ["troll", down("troll"), "elfe"],
        [down("troll"), down("troll"), "elfe", "elfe"],
        [creature("troll", fused=True), "troll", "elfe"],
        [creature("troll", fused=True), creature("troll", fused=True)],
    ):
        story = table({"field": field, "hand": hand})
        assert [token for token in story.tokens if token.startswith("fuse")] == []
        story.refuses("fuse #1 #2")


@clause("MG-5.3.4")
def test_two_cards_make_a_pair_and_two_more_another() -> None:
    story = table({"field": ["troll"] * 4, "hand": ["golem", "nain"]})
    trolls = ["fuse #1 #2", "fuse #1 #3", "fuse #1 #4", "fuse #2 #3", "fuse #2 #4", "fuse #3 #4"]
    story.offers(*trolls).does("fuse #1 #3").refuses("fuse #1 #2").does("fuse #2 #4")
    assert [story.value(n) for n in (1, 2)] == [4, 4]
    third = table({"field": ["troll"] * 3, "hand": ["golem", "nain"]}).does("fuse #2 #3")
    assert [token for token in third.tokens if token.startswith("fuse")] == []
    assert third.slots() == 2


@clause("MG-5.3.5")
def test_a_pair_has_the_lower_number_and_both_modifiers() -> None:
    field = [creature("troll", mod=-2, id=7), creature("troll", mod=3, id=4)]
    story = table({"field": field, "hand": ["golem", "nain"]}).does("fuse #4 #7")
    assert story.board.players[0].field == (4,)
    assert (story.board.pieces[4].mod, story.value(4)) == (1, 5)


@clause("MG-5.3.6")
def test_a_pair_cannot_be_split() -> None:
    story = table({"field": [creature("troll", fused=True)], "hand": ["golem", "nain"], "belief": "dualisme"})
    story.expects_exactly("play golem", "play nain", "hide golem", "hide nain")


@clause("MG-5.3.7")
def test_fusing_is_for_the_own_main_phase() -> None:
    story = drawing({"field": ["troll", "troll"]}, {}, active=1, starter=1, deck=["golem", "nain"])
    story.expects("main", 1).refuses("fuse #1 #2")
    counted = scored({"field": ["troll", "troll"]}, {})
    assert counted.match.outcome is not None
    assert counted.board.players[0].field == (1, 2)


@clause("MG-5.3.8")
def test_fusing_must_not_leave_too_few_face_up_creatures() -> None:
    field = ["troll", "troll", down("nain"), down("licorne")]
    player = {"field": field, "hand": ["golem", "sirene", "troll"]}
    story = table(player).refuses("fuse #1 #2")
    story.offers("play troll #1")  # which leaves both numbers as they are
    story.does("play golem").offers("fuse #1 #2")
    table({**player, "belief": "esoterisme"}).offers("fuse #1 #2")


# Activating a Chimera -------------------------------------------------------------------------------------------------
@clause("MG-5.4.1", "MG-5.4.5")
def test_a_chimera_destroys_another_creature_without_using_a_play() -> None:
    story = table({"field": ["chimere", "elfe", down("nain")], "hand": ["golem", "sirene"]})
    story.does("use #1").expects("chimera-destroy", 0).expects_exactly("target #2", "target #3").does("target #3")
    assert (story.discard, story.field()) == (["nain"], ["chimere", "elfe"])
    assert story.match.view(None)["plays"] == 0
    # Not in another player's turn, and not another player's Chimera.
    table({"field": ["elfe"], "hand": ["golem"]}, {"field": ["chimere", "nain"]}).refuses("use #2")


@clause("MG-5.4.2")
def test_each_chimera_is_activated_once_per_round() -> None:
    story = table({"field": ["chimere", "chimere", "elfe", "nain", "centaure"], "hand": ["golem", "sirene"]})
    story.does("use #1", "target #3", "skip").refuses("use #1").offers("use #2")
    story.does("use #2", "target #4", "skip").refuses("use #2")
    # The mark goes with the creature.
    field = [creature("chimere", used=True), "nain"]
    swap = table({"field": ["golem", "elfe"], "hand": ["satyre", "sirene"]}, {"field": field})
    swap.does("play satyre", "target #1", "target #3").refuses("use #3")
    fresh = table({"field": ["golem", "elfe"], "hand": ["satyre", "sirene"]}, {"field": ["chimere", "nain"]})
    fresh.does("play satyre", "target #1", "target #3").offers("use #3")


@clause("MG-5.4.2")
def test_a_chimera_is_fresh_in_the_next_round() -> None:
    players: list[dict[str, Any]] = [{"field": [creature("chimere", used=True)]}, {"field": ["golem", "golem"]}]
    story = table(*players, phase="scoring", deck=["chimere", "nain"])
    story.believes("animisme", "esoterisme").expects("main", 0)
    story.does("play chimere", "play nain").expects_exactly("use #4", "done")


@clause("MG-5.4.3")
def test_a_chimera_may_be_activated_in_the_turn_it_arrived() -> None:
    story = table({"field": ["elfe"], "hand": ["chimere", "golem", "nain"]}).does("play chimere").offers("use #2")
    story.does("use #2", "play nain")  # the Elf is the only other creature
    assert story.field() == ["chimere", "nain"]
    placed = table({"field": ["elfe"], "hand": ["lutin", "golem", "nain"]}, deck=["chimere", "harpie"])
    placed.does("play lutin").offers("use #2")


@clause("MG-5.4.4")
def test_a_chimera_needs_another_creature_that_can_be_destroyed() -> None:
    hand = ["sphinx", "sirene"]
    field = ["chimere", "golem", creature("phenix", resurrected=True), down("golem")]
    table({"field": field, "hand": hand}).refuses("use #1")
    table({"field": ["chimere"], "hand": hand}).refuses("use #1")
    both = table({"field": ["chimere", "chimere", "golem", "elfe"], "hand": hand}).does("use #1")
    both.expects("chimera-destroy", 0).expects_exactly("target #2", "target #4")


@clause("MG-5.4.6")
def test_what_a_chimera_may_place() -> None:
    field = ["chimere", "elfe", "centaure", "minotaure", "griffon", "gobelin", down("licorne")]
    story = table({"field": field, "hand": ["golem", "cyclope", "djinn", "dragon"]}).does("use #1", "target #2")
    # One free slot: no Cyclops. Five creatures face-up, one face-down.
    story.expects("chimera-place", 0).expects_exactly("play golem", "hide golem", "play dragon", "skip")
    story.does("hide golem")
    assert story.is_down(8)
    assert story.hand() == ["cyclope", "djinn", "dragon"]
    room = table({"field": ["chimere", "elfe"], "hand": ["cyclope", "nain"]}).does("use #1")
    room.expects_exactly("play cyclope", "play nain", "hide nain", "skip")
    tight = table({"field": ["chimere", "elfe", down("licorne")], "hand": ["golem", "nain"]}).does(
        "use #1", "target #2"
    )
    tight.expects_exactly("play golem", "play nain", "skip")


@clause("MG-5.4.6")
def test_the_placement_may_be_declined_and_lacks_without_a_hand() -> None:
    story = table({"field": ["chimere", "elfe"], "hand": ["cyclope", "nain"]}).does("use #1", "skip")
    assert (story.field(), len(story.hand())) == (["chimere"], 2)
    spells = table({"field": ["chimere", "elfe"], "hand": ["djinn"]}).does("use #1")
    spells.expects("chimera-place", 0).expects_exactly("skip")
    empty = table({"field": ["chimere", "elfe", "nain"], "hand": []}, deck_rest=True).does("use #1", "target #2")
    empty.expects("main", 1)


@clause("MG-5.4.7")
def test_a_placement_is_no_play_and_triggers_nothing() -> None:
    story = table({"field": ["chimere", "nain"], "hand": ["dragon", "golem"]}, {"field": ["elfe"]}).does("use #1")
    story.does("play dragon").expects("main", 0).refuses("done")
    assert story.match.view(None)["plays"] == 0
    assert story.field(1) == ["elfe"]
    elf = table({"field": ["chimere", "nain"], "hand": ["elfe", "golem"]}, deck=["sirene"]).does("use #1", "play elfe")
    assert (elf.hand(), elf.deck) == (["golem"], ["sirene"])


@clause("MG-5.4.8")
def test_nothing_is_placed_when_the_creature_stayed() -> None:
    story = table({"field": ["chimere", down("phenix")], "hand": ["golem", "nain"]}).does("use #1")
    story.expects("main", 0).refuses("use #1")
    assert story.board.pieces[2].resurrected
    assert not story.is_down(2)


# Reorganising ---------------------------------------------------------------------------------------------------------
@clause("MG-5.5.1", "MG-5.5.2")
def test_the_order_of_a_field_is_no_part_of_the_match() -> None:
    # Whatever the order in which a field is given, it is the same position.
    field = [creature("golem", id=1), creature("nain", id=2), creature("elfe", id=3)]
    one = table({"field": field, "hand": ["sirene"]})
    two = table({"field": field[::-1], "hand": ["sirene"]})
    assert one.match.position() == two.match.position()
    assert one.tokens == two.tokens == ["play sirene", "hide sirene"]


@clause("MG-5.5.3")
def test_numbers_are_visible_also_on_face_down_creatures() -> None:
    story = table({"field": ["golem", down("nain"), down("harpie")], "hand": ["sirene"]})
    for seat in (0, 1, None):
        shown = story.match.view(seat)["players"][0]["field"]
        assert [(one["object"], one["face"]) for one in shown] == [(1, "up"), (2, "down"), (3, "down")]


@clause("MG-5.5.4")
def test_face_down_creatures_may_be_looked_at_but_not_turned() -> None:
    story = table({"field": ["golem", down("nain")], "hand": ["sirene", "sphinx"]})
    assert story.match.view(0)["players"][0]["field"][1]["card"] == "nain"
    assert not any("#2" in token for token in story.tokens)


# Illegal actions ------------------------------------------------------------------------------------------------------
@clause("MG-5.6.1")
@pytest.mark.parametrize(
    "token",
    ["play golem", "hide nain", "play zeus", "card nain", "target #1", "use #1", "done", "skip", "fuse #1 #2", "", "x"],
)
def test_only_legal_options_are_accepted(token: str) -> None:
    story = table({"hand": ["nain", "harpie"]}, {"field": ["elfe"]}).expects_exactly("play nain", "play harpie")
    story.refuses(token)


@clause("MG-5.6.2")
def test_no_action_can_be_taken_back() -> None:
    story = table({"hand": ["nain", "harpie", "golem"]}).does("play nain")
    story.expects_exactly("play harpie", "play golem", "hide harpie", "hide golem", "done")
    story.refuses("play nain")
