"""Effects: timing, targets, destruction, values and beliefs (section 6)."""

from typing import Any

import pytest

from kleos.games.mythology_go import schema
from kleos.games.mythology_go.testing import Story, creature, down, drawing, scored, table
from kleos.testing import clause

SIX = ["golem", "centaure", "minotaure", "cerbere", "griffon", "gobelin"]


def state(story: Story, number: int) -> schema.Creature:
    """A creature as everybody sees it."""
    for player in story.match.view(None)["players"]:
        for one in player["field"]:
            if one["object"] == number:
                return one
    raise AssertionError(f"#{number} is on no field")


# Kinds and timing -----------------------------------------------------------------------------------------------------
@clause("MG-6.1.1")
def test_an_effect_of_every_kind() -> None:
    # on-play, cast, activated, a belief, replacement, round-end, scoring
    table({"hand": ["dragon", "nain"]}, {"field": ["elfe"]}).does("play dragon").expects("dragon-target")
    table({"hand": ["djinn", "nain"]}).does("play djinn").expects("djinn-name")
    table({"field": ["chimere", "nain", "elfe"], "hand": ["golem"]}).does("use #1").expects("chimera-destroy")
    table({"field": ["nain", "elfe"], "hand": ["golem"], "belief": "dualisme"}).offers("use dualisme")
    other = {"field": ["elfe", "nain"], "belief": "druidisme"}
    table({"hand": ["dragon", "nain"]}, other).does("play dragon", "target #1").expects("druidism-save", 1)
    scored({"field": ["gorgone", "elfe"]}, {"field": ["golem"]}).expects("gorgon-copy")
    assert scored({"field": ["harpie"]}, {}).points(0, "outnumber") == [4]


@clause("MG-6.1.2")
def test_on_play_effects_need_a_play_from_hand() -> None:
    # placed by the Imp
    imp = table({"hand": ["lutin", "nain"]}, {"field": ["harpie"]}, deck=["dragon", "elfe", "golem"])
    imp.does("play lutin").expects("main", 0)
    assert (imp.field(0), imp.field(1), imp.hand(0)) == (["dragon"], ["harpie", "elfe"], ["nain"])
    # placed by Reincarnation
    lost = {"field": ["nain", "golem"], "belief": "reincarnation"}
    again = table({"hand": ["dragon", "sphinx"]}, lost, deck=["chupacabra", "golem"]).does("play dragon", "target #1")
    again.expects("reincarnation-use", 1).does("use").expects("main", 0)
    assert (again.field(1), again.value(4)) == (["golem", "chupacabra"], 2)
    # swapped
    swap = table({"field": ["nain"], "hand": ["satyre", "golem"]}, {"field": ["dragon", "elfe"]}, deck=["sirene"] * 3)
    swap.does("play satyre", "target #3").expects("main", 0)
    assert (swap.hand(), swap.field(1)) == (["golem"], ["nain", "dragon"])
    # copied
    assert scored({"field": ["gorgone"]}, {"field": ["dragon"]}).field(1) == ["dragon"]


@clause("MG-6.1.3")
def test_dragon_and_chupacabra_are_optional_and_the_elf_is_not() -> None:
    dragon = table({"hand": ["dragon", "nain"]}, {"field": ["phenix"]}).does("play dragon").offers("skip").does("skip")
    assert not state(dragon, 1)["resurrected"]
    leech = table({"hand": ["chupacabra", "nain"]}, {"field": ["elfe"]}).does("play chupacabra").offers("skip")
    assert leech.does("skip").value(1) == 3
    assert table({"hand": ["elfe", "nain"]}, deck=["golem"] * 3).does("play elfe").hand() == ["nain", "golem", "golem"]


@clause("MG-6.1.4")
def test_choices_of_spells_cannot_be_skipped() -> None:
    table({"hand": ["djinn", "nain"]}).does("play djinn").refuses("skip", "done")
    table({"hand": ["leviathan", "nain"]}).does("play leviathan").expects_exactly("player p0", "player p1")
    swap = table({"field": ["elfe", "nain"], "hand": ["satyre", "golem"]}, {"field": ["harpie", "sirene"]})
    swap.does("play satyre").expects_exactly("target #1", "target #2").does("target #1")
    swap.expects("satyr-other", 0).expects_exactly("target #3", "target #4")
    # as far as possible: only p0 can be given a creature
    imp = table({"hand": ["lutin", "nain", "sphinx"]}, {"field": []}, deck=["golem"]).does("play lutin")
    assert (imp.field(0), imp.field(1)) == (["golem"], [])


@clause("MG-6.1.5")
def test_an_effect_is_finished_with_its_beliefs_before_anything_else() -> None:
    lost = {"field": ["nain", "golem"], "belief": "reincarnation"}
    story = table({"hand": ["dragon", "sphinx", "elfe"]}, lost, deck=["sirene", "harpie"]).does("play dragon")
    story.does("target #1").expects("reincarnation-use", 1).does("skip").expects("main", 0)
    saved = {"field": ["nain", "golem"], "belief": "druidisme"}
    story = table({"hand": ["dragon", "sphinx", "elfe"]}, saved).does("play dragon", "target #1")
    story.expects("druidism-save", 1).does("skip").expects("main", 0)
    assert story.field(1) == ["golem"]


@clause("MG-6.1.6", "MG-6.1.7")
def test_a_spell_for_all_is_applied_from_its_caster_clockwise() -> None:
    hand = {"hand": ["lutin", "nain"]}
    story = table({}, {}, hand, {}, active=2, deck=["golem", "elfe", "harpie", "sirene", "djinn"]).does("play lutin")
    assert [story.field(seat) for seat in (2, 3, 0, 1)] == [["golem"], ["elfe"], ["harpie"], ["sirene"]]
    assert [entry["seat"] for entry in story.events("place")] == [2, 3, 0, 1]
    assert [story.board.players[seat].field for seat in (2, 3, 0, 1)] == [(1,), (2,), (3,), (4,)]
    # Nothing is shown for a player whose field is full.
    full = table(
        {"hand": ["lutin", "nain"]}, {"field": [*SIX, "cerbere"]}, {}, deck=["elfe", "harpie", "sirene", "djinn"]
    )
    full.does("play lutin")
    assert [full.field(seat) for seat in (0, 2)] == [["elfe"], ["harpie"]]
    assert full.deck == ["sirene", "djinn"]


@clause("MG-6.1.8")
def test_players_decide_one_after_the_other_from_the_active_one() -> None:
    # Only one holds Reincarnation, so the order shows between the beliefs: who saves decides before anything is lost.
    players: list[dict[str, Any]] = [
        {"field": ["nain"], "belief": "reincarnation"},
        {"field": ["elfe"], "belief": "druidisme"},
        {"hand": ["leviathan", "sphinx"]},
    ]
    story = table(*players, active=2, deck=["golem", "harpie"]).does("play leviathan", "player p1")
    story.expects("druidism-save", 1).does("skip").expects("main", 2)
    own = table(
        {"field": ["nain", "nain"], "belief": "reincarnation", "hand": ["leviathan", "sphinx"]}, deck=["golem"] * 3
    )
    own.does("play leviathan", "player p0").expects("reincarnation-use", 0).does("use").expects("reincarnation-use", 0)


# Targets --------------------------------------------------------------------------------------------------------------
@clause("MG-6.2.1")
def test_only_face_up_creatures_of_others_can_be_chosen() -> None:
    other = {"field": ["elfe", down("nain"), "harpie"]}
    table({"hand": ["dragon", "sphinx"]}, other).does("play dragon").expects_exactly("target #1", "target #3", "skip")
    leech = table({"hand": ["chupacabra", "sphinx"]}, other).does("play chupacabra")
    leech.expects_exactly("target #1", "target #3", "skip")
    mine = {"field": ["elfe", down("sirene")], "hand": ["satyre", "sphinx"]}
    swap = table(mine, {"field": ["golem", down("nain"), "harpie"]}).does("play satyre")
    swap.expects_exactly("target #1", "target #2").does("target #2").expects_exactly("target #3", "target #5")
    chimera = table({"field": ["chimere", "elfe", down("sirene")], "hand": ["nain"]}).does("use #1")
    chimera.expects_exactly("target #2", "target #3")


@clause("MG-6.2.2")
def test_a_pair_is_one_target() -> None:
    pair = {"field": [creature("troll", fused=True), "golem"]}
    hit = table({"hand": ["dragon", "sphinx"]}, pair).does("play dragon", "target #1")
    assert (hit.field(1), hit.discard) == (["golem"], ["troll", "troll"])
    drained = table({"hand": ["chupacabra", "sphinx"]}, pair).does("play chupacabra", "target #1")
    assert (drained.value(1), drained.value(3)) == (2, 4)
    swap = table({"field": ["nain"], "hand": ["satyre", "sphinx"]}, pair).does("play satyre", "target #2")
    assert (swap.field(0), state(swap, 2)["fused"]) == (["troll"], True)


@clause("MG-6.2.3")
def test_a_full_field_is_no_shield() -> None:
    story = table({"hand": ["dragon", "sphinx"]}, {"field": [*SIX, "sirene"]}, countdown=3).does("play dragon")
    story.offers("target #7").does("target #7")
    assert story.slots(1) == 6


@clause("MG-6.2.4")
def test_values_are_compared_among_face_up_creatures_as_they_are_now() -> None:
    other = {"field": [down("nain"), creature("minotaure", mod=-4), "griffon", creature("harpie", mod=2)]}
    story = table({"hand": ["leviathan", "sphinx"]}, other).does("play leviathan", "player p1")
    assert story.discard == ["leviathan", "minotaure"]
    assert story.field(1) == ["nain", "griffon", "harpie"]


# Destruction and what replaces it -------------------------------------------------------------------------------------
@clause("MG-6.3.1")
def test_a_destroyed_creature_goes_to_the_discard_pile() -> None:
    story = table({"hand": ["dragon", "sphinx"]}, {"field": ["elfe"]}, discard=["djinn"]).does(
        "play dragon", "target #1"
    )
    assert (story.discard, story.field(1)) == (["elfe", "djinn"], [])


@clause("MG-6.3.2")
def test_an_indestructible_creature_is_not_chosen_and_not_destroyed() -> None:
    other = {"field": ["golem", creature("phenix", resurrected=True), "elfe"]}
    table({"hand": ["dragon", "sphinx"]}, other).does("play dragon").expects_exactly("target #3", "skip")
    # Without another target the Dragon has nobody to ask about.
    table({"hand": ["dragon", "sphinx"]}, {"field": ["golem"]}).does("play dragon").expects("main", 0)
    lowest = table({"hand": ["leviathan", "sphinx"]}, {"field": ["golem", "minotaure"]})
    lowest.does("play leviathan", "player p1")
    assert lowest.field(1) == ["golem", "minotaure"]
    tied = table({"hand": ["leviathan", "sphinx"]}, {"field": ["golem", creature("minotaure", mod=-1)]})
    tied.does("play leviathan", "player p1")
    assert tied.field(1) == ["golem"]


@clause("MG-6.3.3", "MG-6.3.4")
def test_resurrection() -> None:
    story = table({"hand": ["dragon", "sphinx"]}, {"field": ["phenix", "elfe"]}, round=3, countdown=1)
    story.does("play dragon", "target #1")
    shown = state(story, 1)
    assert (shown["resurrected"], shown["face"]) == (True, "up")
    assert story.discard == []
    story.does("done")
    assert ("resurrection", 1, 9) in story.items(1)
    # Another Dragon cannot choose it.
    again = table({"hand": ["dragon", "sphinx"]}, {"field": [creature("phenix", resurrected=True)]})
    again.does("play dragon").expects("main", 0)


@clause("MG-6.3.4")
def test_a_face_down_phoenix_is_turned_face_up() -> None:
    story = table({"field": ["chimere", down("phenix"), "elfe"], "hand": ["golem"]}).does("use #1", "target #2")
    shown = state(story, 2)
    assert (shown["card"], shown["face"], shown["resurrected"]) == ("phenix", "up", True)
    for seat in (0, 1, None):
        assert story.events("survive", seat)[0]["cards"] == ["phenix"]


@clause("MG-6.3.5")
def test_resurrection_works_whoever_destroys() -> None:
    own = table({"field": ["phenix"], "hand": ["leviathan", "sphinx"]}).does("play leviathan", "player p0")
    assert state(own, 1)["resurrected"]
    other = table({"hand": ["leviathan", "sphinx"]}, {"field": ["phenix"]}).does("play leviathan", "player p1")
    assert state(other, 1)["resurrected"]


@clause("MG-6.3.6")
def test_nothing_is_destroyed_or_resurrected_in_the_counting() -> None:
    story = scored({"field": ["gorgone"]}, {"field": ["phenix", "dragon"]}).expects("gorgon-copy").does("target #3")
    assert [story.points(seat, "resurrection") for seat in (0, 1)] == [[], []]
    assert (story.field(0), story.field(1)) == (["gorgone"], ["phenix", "dragon"])


@clause("MG-6.3.7")
def test_a_resurrected_creature_can_be_drained_swapped_copied_and_transformed() -> None:
    phoenix = {"field": [creature("phenix", resurrected=True)]}
    drained = table({"hand": ["chupacabra", "sphinx"]}, phoenix).does("play chupacabra", "target #1")
    assert (drained.value(1), drained.value(2)) == (0, 3)
    swap = table({"field": ["nain"], "hand": ["satyre", "sphinx"]}, phoenix).does("play satyre")
    assert (swap.field(0), state(swap, 2)["resurrected"]) == (["phenix"], True)
    copied = scored({"field": ["gorgone"]}, phoenix)
    assert copied.items(0) == [("value", 1, 1), ("colour", "grey", 2)]
    wolf = scored({"field": ["loup-garou"]}, phoenix)
    assert wolf.items(1) == [("value", 2, 3), ("colour", "grey", 2)]


@clause("MG-6.3.8")
def test_simultaneous_destructions_go_by_number_the_last_on_top() -> None:
    other = {"field": [creature("harpie", id=9), creature("nain", id=4), creature("sphinx", id=6), "golem"]}
    story = table({"hand": ["leviathan", "sirene"]}, other, discard=["djinn"]).does("play leviathan", "player p1")
    assert story.discard == ["leviathan", "harpie", "sphinx", "nain", "djinn"]


@clause("MG-6.3.8")
def test_what_is_saved_is_decided_before_anything_is_destroyed() -> None:
    other = {"field": ["harpie", "nain", "phenix", "golem"], "belief": "druidisme"}
    story = table({"hand": ["leviathan", "sirene"]}, other).does("play leviathan", "player p1")
    story.expects("druidism-save", 1).expects_exactly("target #1", "target #2", "skip")
    assert story.field(1) == ["harpie", "nain", "phenix", "golem"]
    assert not state(story, 3)["resurrected"]
    story.does("target #2")
    assert (story.field(1), story.discard) == (["nain", "phenix", "golem"], ["leviathan", "harpie"])
    assert state(story, 3)["resurrected"]


@clause("MG-6.3.9")
def test_anybody_may_aim_at_a_phoenix() -> None:
    table({"hand": ["dragon", "sphinx"]}, {"field": ["phenix"]}).does("play dragon").offers("target #1")
    table({"field": ["chimere", "phenix", "elfe"], "hand": ["nain"]}).does("use #1").offers("target #2")


# Changing values ------------------------------------------------------------------------------------------------------
@clause("MG-6.4.1")
@pytest.mark.parametrize(
    ("target", "left", "gained"),
    [("minotaure", 3, 2), ("nain", 0, 1), ("golem", 2, 2), (creature("minotaure", mod=-4), 0, 1)],
)
def test_a_drain_takes_what_there_is(target: Any, left: int, gained: int) -> None:
    story = table({"hand": ["chupacabra", "sphinx"]}, {"field": [target]}).does("play chupacabra", "target #1")
    assert (story.value(1), story.value(2)) == (left, 2 + gained)
    assert state(story, 2)["mod"] == gained


@clause("MG-6.4.2")
def test_modifiers_stay_with_a_creature_that_moves_or_is_turned() -> None:
    field = [creature("minotaure", mod=-2), "golem"]
    swap = table({"field": field, "hand": ["satyre", "sphinx"]}, {"field": ["elfe"]}).does("play satyre", "target #1")
    assert (swap.field(1), swap.value(1)) == (["minotaure"], 3)
    turned = table({"field": field, "hand": ["satyre", "sphinx"], "belief": "dualisme"})
    turned.does("use dualisme", "target #1")
    assert turned.is_down(1)
    assert turned.value(1) == 3


@clause("MG-6.4.3")
def test_modifiers_end_when_a_creature_leaves_or_is_transformed() -> None:
    # The drained Dwarf leaves; when it is drawn and played again it has its printed value.
    players: list[dict[str, Any]] = [{"hand": ["leviathan", "sphinx"]}, {"field": [creature("nain", mod=-1), "golem"]}]
    story = table(*players).does("play leviathan", "player p1", "done").expects("main", 1)
    assert "nain" in story.hand(1)  # recycled
    story.does("play nain")
    assert story.value(3) == 1
    wolf = scored({"field": ["loup-garou"]}, {"field": [creature("minotaure", mod=4)]})
    assert wolf.points(1, "value") == [3]


# Beliefs --------------------------------------------------------------------------------------------------------------
@clause("MG-6.5.1")
def test_animism_draws_six() -> None:
    assert len(drawing({"belief": "animisme"}, deck_rest=True).hand()) == 6


@clause("MG-6.5.2")
@pytest.mark.parametrize("keeps_own", [True, False])
def test_polytheism(keeps_own: bool) -> None:
    players = [{"divinity": "zeus"}, {"divinity": "odin"}]
    story = table(*players, phase="belief", seed=3, deck_rest=True).does("card polytheisme", "card animisme")
    extra = story.expects("polytheism-keep", 0).match.view(0)["players"][0]["extra_divinity"]
    assert extra not in ("zeus", "odin")
    story.expects_exactly("card zeus", f"card {extra}")
    before = [story.match.view(seat)["players"] for seat in (1, None)]
    story.does("card zeus" if keeps_own else f"card {extra}")
    kept, left = ("zeus", extra) if keeps_own else (extra, "zeus")
    assert story.divinity(0) == kept
    assert left in story.ids(story.board.unused)
    assert kept not in story.ids(story.board.unused)
    assert story.match.view(0)["players"][0]["divinities_seen"] == [left]
    for seen, seat in zip(before, (1, None), strict=True):
        after = story.match.view(seat)["players"]
        assert (after[0]["divinity"], seen[0]["divinity"]) == (None, None)
        assert story.events("kept-divinity", seat)[0]["cards_hidden"] == 1
        assert story.events("saw-divinity", seat)[0]["cards_hidden"] == 1


@clause("MG-6.5.2")
def test_the_extra_divinity_is_random() -> None:
    found = set()
    for seed in range(60):
        story = table({"divinity": "zeus"}, {"divinity": "odin"}, phase="belief", seed=seed, deck_rest=True)
        story.does("card polytheisme", "card animisme")
        found.add(story.match.view(0)["players"][0]["extra_divinity"])
    assert len(found) == 10


@clause("MG-6.5.3")
def test_esotericism_allows_one_more_face_down_creature() -> None:
    hand = {"hand": ["golem", "nain", "sirene"], "belief": "esoterisme"}
    table(hand).offers("hide golem")
    one = table({**hand, "field": [down("harpie")]}).refuses("hide golem")
    one.does("play nain").offers("hide golem")
    table({**hand, "field": ["elfe", down("harpie")]}).offers("hide golem")
    table({**hand, "field": ["elfe", down("harpie"), down("licorne")]}).refuses("hide golem")
    chimera = table({**hand, "field": ["chimere", "elfe", down("harpie")]}).does("use #1", "target #2")
    chimera.offers("hide golem")


@clause("MG-6.5.4")
def test_shamanism_has_a_free_spell_in_each_turn() -> None:
    hand = ["leviathan", "djinn", "golem", "nain", "sirene"]
    story = table({"hand": hand, "belief": "chamanisme"}, {"field": ["elfe"]}, deck=["harpie"] * 4)
    story.does("play leviathan", "player p1").offers("done")  # the minimum is fulfilled
    view = story.match.view(None)
    assert (view["plays"], view["turn_spells"], view["players"][0]["spells_played"]) == (0, 1, 1)
    story.does("play djinn", "card harpie")  # the second spell is a play
    assert story.match.view(None)["plays"] == 1
    story.does("play golem").expects("return-order", 0)  # three cards, and no more


@clause("MG-6.5.4")
def test_the_free_spell_may_come_after_two_plays() -> None:
    story = table({"hand": ["golem", "nain", "leviathan", "sirene"], "belief": "chamanisme"}, deck_rest=True)
    story.does("play golem", "play nain").expects("main", 0).expects_exactly("play leviathan", "done")
    story.does("play leviathan", "player p1").expects("main", 1)
    # done is asked while the free spell is unused, whatever the hand holds
    none = table({"hand": ["golem", "nain", "harpie", "sirene"], "belief": "chamanisme"}, deck_rest=True)
    none.does("play golem", "play nain").expects("main", 0).expects_exactly("done")


@clause("MG-6.5.4")
def test_the_free_spell_comes_back_every_turn() -> None:
    players = [{"belief": "chamanisme", "spells_played": 2}, {}]
    story = drawing(*players, deck=["leviathan", "golem", "nain", "harpie", "sirene", *["elfe"] * 4])
    story.does("play leviathan", "player p1")
    assert story.match.view(None)["plays"] == 0


@clause("MG-6.5.5")
def test_divination_sees_all_unused_divinities_once() -> None:
    players = [{"divinity": "zeus"}, {"divinity": "odin"}]
    story = table(*players, phase="belief", deck_rest=True).does("card animisme", "card divination")
    seen = story.match.view(1)["players"][1]["divinities_seen"]
    assert sorted(seen) == sorted(
        ["anubis", "ra", "poseidon", "gaia", "hephaistos", "hades", "hecate", "loki", "athena", "thot"]
    )
    assert len(story.events("saw-unused", 1)) == 1
    assert "divinities_seen" not in story.match.view(0)["players"][1]
    assert story.events("saw-unused", 0)[0]["cards_hidden"] == 10


@clause("MG-6.5.6")
def test_totemism_recolours_after_the_werewolves() -> None:
    story = scored({"field": ["elfe"], "belief": "totemisme"}, {"field": ["loup-garou"]})
    story.expects("totemism-colour", 0)  # the Elf is a grey Werewolf by now
    story.expects_exactly("colour #1 green", "colour #1 yellow", "colour #1 orange", "colour #1 blue", "skip")
    story.does("colour #1 orange")
    assert story.items(0) == [("value", 1, 3), ("colour", "orange", -1)]


@clause("MG-6.5.7")
def test_fatalism_exchanges_the_whole_hand() -> None:
    deck = ["sphinx", "sirene", "elfe", "golem"]
    player = {"hand": ["nain", "harpie", "djinn"], "belief": "fatalisme"}
    story = table(player, deck=deck).does("use fatalisme")
    assert story.hand() == ["sphinx", "sirene", "elfe"]
    assert story.deck == ["golem", "nain", "harpie", "djinn"]
    story.refuses("use fatalisme")  # once per round
    table({**player, "belief_used": True}, deck=deck).refuses("use fatalisme")
    assert story.events("redraw", 1)[0]["cards_hidden"] == 3


@clause("MG-6.5.7")
def test_fatalism_comes_before_the_first_play_of_any_turn() -> None:
    player = {"hand": ["nain", "harpie", "leviathan"], "belief": "fatalisme"}
    table(player, deck_rest=True).does("play nain").refuses("use fatalisme")
    table(player, deck_rest=True).does("play leviathan", "player p1").refuses("use fatalisme")
    # A free action is no play.
    free = table({**player, "field": ["troll", "troll"]}, deck_rest=True).does("fuse #1 #2").offers("use fatalisme")
    free.does("use fatalisme").expects("main", 0)
    drawing({"belief": "fatalisme", "field": ["golem"]}, opportunities=8, deck_rest=True).offers("use fatalisme")


@clause("MG-6.5.8")
def test_druidism_saves_one_creature_once_per_round() -> None:
    other = {"field": ["elfe", "harpie", "nain", "phenix"], "belief": "druidisme"}
    story = table({"hand": ["dragon", "leviathan", "sphinx"]}, other, deck_rest=True).does("play dragon", "target #1")
    story.expects("druidism-save", 1).expects_exactly("target #1", "skip").does("target #1")
    assert story.field(1) == ["elfe", "harpie", "nain", "phenix"]
    assert state(story, 1)["mod"] == 0
    story.does("play leviathan", "player p1")  # spent: nobody is asked
    assert story.field(1) == ["elfe", "phenix"]


@clause("MG-6.5.8")
def test_druidism_is_not_spent_by_declining_and_not_for_what_stays_anyway() -> None:
    other = {"field": ["elfe", "phenix", "golem"], "belief": "druidisme"}
    story = table({"hand": ["dragon", "dragon", "sphinx"]}, other).does("play dragon", "target #1", "skip")
    story.does("play dragon", "target #2").expects("main", 1)  # the Phoenix stays by itself
    assert not story.match.view(None)["players"][1]["belief_used"]
    both = table({"hand": ["leviathan", "sphinx"]}, {"field": ["nain", "phenix"], "belief": "druidisme"})
    both.does("play leviathan", "player p1").expects_exactly("target #1", "skip")


@clause("MG-6.5.8")
def test_druidism_does_not_help_against_own_effects() -> None:
    own = {"field": ["chimere", "nain"], "hand": ["leviathan", "sphinx", "golem"], "belief": "druidisme"}
    table(own).does("play leviathan", "player p0").expects("main", 0)
    table(own).does("use #1").expects("chimera-place", 0)


@clause("MG-6.5.9")
def test_reincarnation_replaces_every_creature_lost() -> None:
    other = {"field": ["nain", "sphinx", "golem", "phenix"], "belief": "reincarnation"}
    deck = ["djinn", "sirene", "lutin", "harpie", "elfe"]
    story = table({"hand": ["leviathan", "licorne"]}, other, deck=deck).does("play leviathan", "player p1")
    # The Phoenix stayed; two were lost.
    story.expects("reincarnation-use", 1).expects_exactly("use", "skip").does("use")
    assert story.field(1) == ["golem", "phenix", "sirene"]
    assert story.match.view(0)["aside"] == ["djinn"]
    story.expects("reincarnation-use", 1).does("use").expects("main", 0)
    assert story.field(1) == ["golem", "phenix", "sirene", "harpie"]
    assert not any(story.is_down(n) for n in story.board.players[1].field)
    assert story.deck == ["elfe", "djinn", "lutin"]  # all misfits at the end, in the order shown


@clause("MG-6.5.9")
def test_a_pair_lost_is_one_creature_and_each_use_may_be_declined() -> None:
    pair = {"field": [creature("troll", fused=True), "golem"], "belief": "reincarnation"}
    story = table({"hand": ["dragon", "sphinx"]}, pair, deck=["sirene", "harpie"]).does("play dragon", "target #1")
    story.does("use").expects("main", 0)
    assert story.field(1) == ["golem", "sirene"]
    two = {"field": ["nain", "sphinx"], "belief": "reincarnation"}
    some = table({"hand": ["leviathan", "licorne"]}, two, deck=["sirene", "harpie"]).does("play leviathan", "player p1")
    some.does("skip", "use").expects("main", 0)
    assert some.field(1) == ["sirene"]


@clause("MG-6.5.9")
def test_reincarnation_comes_after_the_effect_is_finished() -> None:
    # The Chimera places first, then Reincarnation follows.
    own = {"field": ["chimere", "nain"], "hand": ["golem", "sphinx"], "belief": "reincarnation"}
    story = table(own, deck=["sirene"]).does("use #1").expects("chimera-place", 0).does("play golem")
    story.expects("reincarnation-use", 0).does("use")
    assert story.field() == ["chimere", "golem", "sirene"]
    # A spell lies in the discard pile by then.
    lost = {"field": ["nain"], "belief": "reincarnation"}
    spell = table({"hand": ["leviathan", "sphinx"]}, lost, deck=["sirene"]).does("play leviathan", "player p1")
    spell.expects("reincarnation-use", 1)
    assert spell.discard == ["leviathan", "nain"]


@clause("MG-6.5.10")
def test_reincarnation_needs_a_free_slot() -> None:
    own = {"field": ["chimere", *SIX[1:], "nain"], "hand": ["golem", "sphinx"], "belief": "reincarnation"}
    full = table(own, deck=["sirene"]).does("use #1", "target #7", "play golem").expects("main", 0)
    assert full.slots() == 7
    room = table(own, deck=["sirene"]).does("use #1", "target #7", "skip").expects("reincarnation-use", 0)
    room.does("use")
    assert room.slots() == 7


@clause("MG-6.5.10")
def test_reincarnation_fits_what_is_free() -> None:
    # One slot is free: a Cyclops does not fit, and after one placement nothing more is offered.
    field = ["minotaure", "cerbere", "centaure", "golem", "griffon", "nain", "golem"]
    story = table({"hand": ["dragon", "sphinx"]}, {"field": field, "belief": "reincarnation"}, deck=["cyclope", "elfe"])
    story.does("play dragon", "target #6", "use").expects("main", 0)
    assert story.field(1)[-1] == "elfe"
    assert story.deck == ["cyclope"]


@clause("MG-6.5.11")
def test_dualism_turns_one_creature_once_per_round() -> None:
    field = ["golem", "harpie", "nain", down("licorne")]
    player = {"field": field, "hand": ["sphinx", "sirene"], "belief": "dualisme"}
    story = table(player).does("use dualisme").expects("dualism-turn", 0)
    story.expects_exactly("target #1", "target #2", "target #3", "target #4").does("target #1")
    assert story.is_down(1)
    story.refuses("use dualisme")
    up = table(player).does("use dualisme", "target #4")
    assert not up.is_down(4)
    table({**player, "belief_used": True}).refuses("use dualisme")


@clause("MG-6.5.11")
def test_what_dualism_cannot_turn_face_down() -> None:
    field: list[Any] = ["elfe", "cyclope", creature("troll", fused=True), creature("phenix", resurrected=True), "golem"]
    player = {"field": field, "hand": ["sphinx", "sirene"], "belief": "dualisme"}
    story = table(player).does("use dualisme")  # the Golem alone
    assert story.is_down(5)
    # The limit holds afterwards: two up and one down would become one up and two down.
    tight = {**player, "field": ["golem", "nain", down("harpie")]}
    limit = table(tight).does("use dualisme")
    assert not limit.is_down(3)


@clause("MG-6.5.12")
def test_what_dualism_turned_face_down_stays_known() -> None:
    story = table({"field": ["golem", "elfe"], "hand": ["sphinx", "sirene"], "belief": "dualisme"}, {}, {})
    story.does("use dualisme")
    for seat in (0, 1, 2, None):
        shown = story.match.view(seat)["players"][0]["field"][0]
        assert (shown["face"], shown["known"], shown["card"]) == ("down", True, "golem")
    # But nobody can aim at it any more.
    hidden = {"field": [down("golem", known_to=[0]), "nain"]}
    table({"hand": ["chupacabra", "sphinx"]}, hidden).does("play chupacabra").expects_exactly("target #2", "skip")


@clause("MG-6.5.13")
def test_a_belief_is_offered_only_if_it_can_do_something() -> None:
    field = ["elfe", "cyclope", creature("troll", fused=True)]
    table({"field": field, "hand": ["sphinx"], "belief": "dualisme"}).refuses("use dualisme")
    table({"hand": ["sphinx"], "belief": "dualisme"}).refuses("use dualisme")
    empty = table({"field": ["chimere", "nain"], "hand": [], "belief": "fatalisme"})
    empty.expects("main", 0).refuses("use fatalisme")
    table({"field": ["golem"], "hand": ["sphinx"], "belief": "fatalisme"}).offers("use fatalisme")
