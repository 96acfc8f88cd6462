"""What the spells do, and what they must not offer."""

from typing import Any

import pytest

import kleos
from kleos.games.mythology_go.testing import Creature, creature, down, table
from kleos.testing import clause

CREATURES = [id for id, face in kleos.rules("mythology-go").cards.items() if face.keys()["kind"] == "creature"]


@pytest.mark.parametrize("spell", ["djinn", "leviathan", "lutin"])
@clause("MG-5.2.4", "MG-5.2.6", "MG-4.3.3", "MG-5.2.2", "MG-1.7", "MG-2.7")
def test_a_spell_needs_no_slot_and_never_lies_on_a_field(spell: str) -> None:
    full: list[Creature] = ["cyclope", "cyclope", "cyclope", "golem"]
    story = table({"field": full, "hand": [spell, "nain"]}, {"field": ["elfe"]})
    story.expects_exactly(f"play {spell}").refuses(f"hide {spell}").does(f"play {spell}")
    if story.kind != "main":
        story.does({"djinn": "card griffon", "leviathan": "player p1"}[spell])
    assert (story.discard[0], story.slots()) == (spell, 7)
    assert story.match.view(None)["players"][0]["spells_played"] == 1
    story.expects("main", 0).expects_exactly("done")


# Djinn ----------------------------------------------------------------------------------------------------------------
@clause("MG-11.20", "MG-11.22", "MG-11.23", "MG-9.4", "MG-9.6")
def test_djinn_fetches_a_named_creature() -> None:
    story = table({"hand": ["djinn", "nain"]}, {"field": ["golem"]}, deck=["sirene", "griffon", "harpie", "griffon"])
    story.does("play djinn").expects("djinn-name", 0).expects_exactly(*[f"card {id}" for id in CREATURES])
    story.refuses("card djinn", "card lutin", "card zeus", "card animisme").does("card griffon").expects("main", 0)
    assert (story.hand(), sorted(story.deck), story.discard) == (
        ["nain", "griffon"],
        ["griffon", "harpie", "sirene"],
        ["djinn"],
    )
    assert story.match.view(1)["players"][0]["hand_known"] == ["griffon"]
    assert (len(story.events("shuffle")), story.field()) == (1, [])
    story.expects_exactly("play nain", "play griffon", "done").does("play griffon")  # the second and last play
    assert story.expects("main", 1).field(0) == ["griffon"]


@clause("MG-11.21", "MG-11.24")
def test_djinn_does_not_search_the_discard_pile() -> None:
    story = table({"hand": ["djinn", "nain"]}, deck=["sirene"], discard=["griffon"]).does("play djinn", "card griffon")
    assert (story.hand(), story.deck, story.discard) == (["nain"], ["sirene"], ["djinn", "griffon"])
    empty = table({"hand": ["djinn", "nain"]}, discard=["griffon"]).does("play djinn", "card griffon")
    assert (empty.hand(), empty.deck, empty.discard) == (["nain"], [], ["djinn", "griffon"])
    assert len(empty.events("shuffle")) == len(empty.events("not-found")) == 1


@clause("MG-5.2.3")
def test_a_spell_is_in_no_zone_while_it_is_resolved() -> None:
    story = table({"hand": ["djinn", "nain"]}, deck=["sirene"]).does("play djinn")
    shown = story.match.view(1)
    assert (shown["casting"], shown["discard"], shown["players"][0]["hand_size"]) == ("djinn", [], 1)
    decision = story.asked(1)
    assert (decision["source"], "object" in decision) == ("djinn", False)


# Satyr ----------------------------------------------------------------------------------------------------------------
@clause("MG-11.25", "MG-6.2.1", "MG-7.8", "MG-1.12", "MG-6.1.4")
def test_satyr_swaps_one_of_yours_for_one_that_lies_open() -> None:
    players: list[dict[str, Any]] = [
        {"field": ["elfe", down("nain")], "hand": ["satyre", "sphinx"]},
        {"field": ["harpie", down("sirene")]},
        {"field": [creature("golem", mod=-2)]},
    ]
    story = table(*players).does("play satyre").expects("satyr-own", 0).expects_exactly("target #1", "target #2")
    story.refuses("skip", "target #3").does("target #2").expects("satyr-other", 0)
    story.expects_exactly("target #3", "target #5").refuses("target #4", "skip").does("target #5").expects("main", 0)
    assert (story.field(0), story.field(1), story.field(2)) == (["elfe", "golem"], ["harpie", "sirene"], ["nain"])
    assert (story.is_down(2), story.value(5), story.board.pieces[2].seat, story.board.pieces[5].seat) == (True, 2, 2, 0)
    assert story.discard == ["satyre"]


@clause("MG-9.3")
def test_who_gave_and_who_got_a_face_down_creature_both_know_it() -> None:
    story = table({"field": [down("nain")], "hand": ["satyre", "elfe"]}, {"field": ["harpie"]}, {"field": []})
    story.does("play satyre").expects("main", 0)
    seen = [story.match.view(seat)["players"][1]["field"][0]["known"] for seat in range(3)]
    assert seen == [True, True, False]


@clause("MG-11.27", "MG-6.4.2")
def test_satyr_swaps_pairs_golems_and_what_came_back_with_their_state() -> None:
    pair, risen = creature("troll", fused=True, mod=-1), creature("phenix", resurrected=True)
    story = table({"field": [pair], "hand": ["satyre", "elfe"]}, {"field": [risen, "golem"]}).does("play satyre")
    story.expects_exactly("target #2", "target #3").does("target #2")
    assert (story.field(0), story.field(1)) == (["phenix"], ["troll", "golem"])
    assert (story.board.pieces[2].resurrected, story.board.pieces[1].fused, story.value(1)) == (True, True, 3)


@clause("MG-5.2.5", "MG-11.26", "MG-5.2.4")
def test_satyr_needs_a_creature_of_yours_but_no_legal_swap() -> None:
    table({"hand": ["satyre", "nain"]}, {"field": ["elfe"]}).expects_exactly("play nain").refuses("play satyre")
    story = table({"field": ["elfe"], "hand": ["satyre", "nain"]}, {"field": [down("golem")]})
    story.does("play satyre").expects("main", 0)
    assert (story.field(0), story.field(1), story.discard) == (["elfe"], ["golem"], ["satyre"])


@clause("MG-11.25", "MG-13.6")
def test_satyr_offers_only_creatures_with_a_counterpart() -> None:
    mine: list[Creature] = ["cyclope", "elfe", "elfe", "nain", "golem", "sirene"]
    theirs: list[Creature] = ["cyclope", "cyclope", "cyclope", down("harpie")]
    story = table({"field": mine, "hand": ["satyre", "griffon"]}, {"field": theirs}).does("play satyre")
    story.expects("satyr-other", 0).expects_exactly("target #7", "target #8", "target #9").does("target #8")
    assert (story.slots(0), story.slots(1), story.board.pieces[1].seat) == (7, 7, 1)
    others: list[Creature] = ["harpie", "harpie", "griffon", "griffon", "dragon", "dragon", down("nain")]
    full = table({"field": ["cyclope", "elfe"], "hand": ["satyre", "nain"]}, {"field": others}).does("play satyre")
    full.expects("satyr-other", 0).expects_exactly(*[f"target #{n}" for n in range(3, 9)])


@clause("MG-6.1.2", "MG-5.1.10")
def test_a_swapped_dragon_destroys_nothing_and_nothing_is_turned_over() -> None:
    story = table({"field": ["elfe", down("nain")], "hand": ["satyre", "sphinx"]}, {"field": ["dragon"]})
    story.does("play satyre", "target #1").expects("main", 0)
    assert (story.field(0), story.field(1), story.discard) == (["nain", "dragon"], ["elfe"], ["satyre"])
    left = table({"field": [down("nain")], "hand": ["satyre", "sphinx"]}, {"field": ["dragon"]})
    left.does("play satyre")
    assert left.is_down(1)


# Leviathan ------------------------------------------------------------------------------------------------------------
@clause("MG-11.28", "MG-11.29", "MG-6.2.4", "MG-6.3.8")
def test_leviathan_destroys_all_of_the_lowest_value_of_one_player() -> None:
    theirs: list[Creature] = ["sirene", creature("minotaure", mod=-3), "griffon", "elfe", down("gorgone")]
    story = table({"hand": ["leviathan", "sphinx"]}, {"field": theirs}, {"field": ["nain"]}).does("play leviathan")
    story.expects("leviathan-player", 0).expects_exactly("player p0", "player p1", "player p2").refuses("skip")
    story.does("player p1").expects("main", 0)
    assert (story.field(1), story.field(2)) == (["elfe", "gorgone"], ["nain"])
    assert story.discard == ["leviathan", "griffon", "minotaure", "sirene"]


@clause("MG-11.28", "MG-11.30")
def test_leviathan_may_be_turned_on_yourself_or_on_nobody() -> None:
    own = table({"field": ["nain", "phenix", "elfe"], "hand": ["leviathan", "sphinx"]}).does(
        "play leviathan", "player p0"
    )
    assert (own.field(0), own.board.pieces[2].resurrected, own.discard) == (
        ["phenix", "elfe"],
        True,
        ["leviathan", "nain"],
    )
    none = table({"hand": ["leviathan", "sphinx"]}, {"field": [down("nain")]}).does("play leviathan", "player p1")
    assert (none.expects("main", 0).field(1), none.discard) == (["nain"], ["leviathan"])


@clause("MG-11.31", "MG-7.6")
def test_leviathan_compares_a_pair_by_its_total_value() -> None:
    pair = creature("troll", fused=True)
    story = table({"hand": ["leviathan", "sphinx"]}, {"field": [pair, "elfe"]}).does("play leviathan", "player p1")
    assert (story.field(1), story.discard) == (["troll"], ["leviathan", "elfe"])
    tied = table({"hand": ["leviathan", "sphinx"]}, {"field": [pair, "golem", "minotaure"]})
    tied.does("play leviathan", "player p1")
    assert (tied.field(1), tied.discard) == (["golem", "minotaure"], ["leviathan", "troll", "troll"])


# Imp ------------------------------------------------------------------------------------------------------------------
@clause("MG-11.32", "MG-6.1.6", "MG-6.1.7", "MG-7.15", "MG-7.5", "MG-6.2.3")
def test_imp_places_a_creature_for_everybody_who_is_not_full_from_the_caster_on() -> None:
    full: list[Creature] = ["cyclope", "cyclope", "cyclope", "elfe"]
    players: list[dict[str, Any]] = [{}, {"hand": ["lutin", "sphinx"]}, {"field": full}, {}]
    story = table(*players, active=1, deck=["harpie", "chimere", "nain", "golem"]).does("play lutin").expects("main", 1)
    assert [story.field(seat) for seat in range(4)] == [["nain"], ["harpie"], full, ["chimere"]]
    assert (story.deck, [story.is_down(n) for n in (5, 6, 7)]) == (["golem"], [False] * 3)
    assert [story.board.pieces[n].seat for n in (5, 6, 7)] == [1, 3, 0]


@clause("MG-11.33", "MG-7.10", "MG-7.11", "MG-7.3")
def test_imp_places_nothing_where_no_creature_is_left() -> None:
    story = table({"hand": ["lutin", "sphinx"]}, {}, deck=["djinn", "golem", "satyre"], discard=["leviathan"])
    story.does("play lutin").expects("main", 0)
    assert (story.field(0), story.field(1)) == (["golem"], [])
    assert (story.deck, story.discard) == (["djinn", "satyre", "leviathan"], ["lutin"])
    assert [event["cards"] for event in story.events("show", 1)] == [["djinn"], ["satyre"], ["leviathan"]]
    assert [event["seat"] for event in story.events("none-fits", 1)] == [1]


@clause("MG-4.5.7", "MG-11.32")
def test_imp_may_fill_the_field_of_another() -> None:
    six: list[Creature] = ["cyclope", "cyclope", "cyclope"]
    deck = ["nain", "griffon", "harpie", "elfe", "elfe", "elfe", "elfe"]
    story = table({"hand": ["lutin"]}, {"field": six}, deck=deck).does("play lutin")
    assert (story.slots(1), story.countdown) == (7, 3), "four opportunities, and p1 was skipped in the first"
    story.expects("main", 0)
