"""What the beliefs allow, and what they must not."""

from typing import Any

import pytest

import kleos
from kleos.games.mythology_go.testing import Creature, Story, creature, down, scored, table
from kleos.testing import clause


# Animism --------------------------------------------------------------------------------------------------------------
@clause("MG-6.5.1", "MG-4.2.1")
def test_animism_draws_six() -> None:
    deck = ["nain", "harpie", "sirene", "licorne", "sphinx", "dragon", "golem"]
    story = table({"belief": "animisme"}, phase="draw", deck=deck)
    assert (story.hand(), story.deck) == (deck[:6], deck[6:])
    other = table({}, {"belief": "animisme"}, phase="draw", deck=deck)
    assert other.hand() == deck[:5]


@clause("MG-11.45")
def test_animism_changes_neither_elf_nor_djinn() -> None:
    elf = table({"belief": "animisme", "hand": ["elfe", "nain"]}, deck=["golem", "sirene", "harpie"]).does("play elfe")
    assert elf.hand() == ["nain", "golem", "sirene"]
    djinn = table({"belief": "animisme", "hand": ["djinn", "nain"]}, deck=["golem", "golem"])
    assert djinn.does("play djinn", "card golem").hand() == ["nain", "golem"]


# Polytheism -----------------------------------------------------------------------------------------------------------
def settling(*beliefs: str, divinities: tuple[str, ...]) -> Story:
    """The last belief is being chosen: that of the last seat."""
    players: list[dict[str, Any]] = [{"divinity": one} for one in divinities]
    for player, belief in zip(players, beliefs, strict=False):
        player["belief"] = belief
    return table(*players, phase="belief", active=len(beliefs), deck=["nain", "harpie", "sirene", "licorne", "sphinx"])


@pytest.mark.parametrize("keeps", ["own", "extra"])
@clause("MG-6.5.2", "MG-3.11", "MG-3.12")
def test_polytheism_keeps_one_of_two_divinities(keeps: str) -> None:
    story = settling("polytheisme", divinities=("zeus", "odin")).expects("choose-belief", 1).does("card animisme")
    story.expects("polytheism-keep", 0)
    extra = story.match.view(0)["players"][0]["extra_divinity"]
    assert extra not in ("zeus", "odin")
    story.expects_exactly("card zeus", f"card {extra}").refuses("skip", "card odin")
    for seat in (1, None):
        assert "extra_divinity" not in story.match.view(seat)["players"][0]
    kept, other = ("zeus", extra) if keeps == "own" else (extra, "zeus")
    story.does(f"card {kept}").expects("main", 0)
    assert (story.divinity(0), story.divinity(1)) == (kept, "odin")
    assert story.match.view(0)["players"][0]["divinities_seen"] == [other]
    assert story.match.view(None)["unused_divinities"] == 10


# Divination -----------------------------------------------------------------------------------------------------------
@clause("MG-6.5.5", "MG-3.11", "MG-3.7", "MG-9.2")
def test_divination_sees_all_unused_divinities_after_polytheism() -> None:
    story = settling("divination", "polytheisme", divinities=("zeus", "odin", "ra")).does("card animisme")
    story.expects("polytheism-keep", 1)
    assert story.match.view(0)["players"][0]["divinities_seen"] == []
    extra = story.match.view(1)["players"][1]["extra_divinity"]
    story.does(f"card {extra}")
    every = [id for id, face in kleos.rules("mythology-go").cards.items() if face.keys()["kind"] == "divinity"]
    assert sorted(story.match.view(0)["players"][0]["divinities_seen"]) == sorted(set(every) - {"zeus", extra, "ra"})
    assert story.match.view(2)["players"][2]["divinities_seen"] == []
    assert "divinities_seen" not in story.match.view(1)["players"][0]


# Esotericism ----------------------------------------------------------------------------------------------------------
@clause("MG-6.5.3", "MG-5.1.8")
def test_esotericism_allows_one_face_down_creature_more() -> None:
    story = table({"belief": "esoterisme", "hand": ["nain", "golem"]})
    story.expects_exactly("play nain", "play golem", "hide nain", "hide golem").does("hide nain")
    story.expects_exactly("play golem", "done").refuses("hide golem")
    field: list[Creature] = ["elfe", down("nain")]
    table({"belief": "esoterisme", "field": field, "hand": ["golem"]}).offers("hide golem")
    more: list[Creature] = ["elfe", down("nain"), down("golem")]
    table({"belief": "esoterisme", "field": more, "hand": ["golem"]}).expects_exactly("play golem")
    table({"hand": ["golem"]}, {"belief": "esoterisme"}).expects_exactly("play golem")


# Shamanism ------------------------------------------------------------------------------------------------------------
@clause("MG-6.5.4", "MG-11.44", "MG-15.8")
def test_shamanism_makes_the_first_spell_of_a_turn_free() -> None:
    hand = ["leviathan", "leviathan", "nain", "golem", "elfe"]
    story = table({"belief": "chamanisme", "hand": hand}).refuses("done").does("play leviathan", "player p1")
    story.offers("done", "play leviathan", "play nain").does("play leviathan", "player p1").offers("play nain", "done")
    assert story.match.view(None)["plays"] == 1
    story.does("play nain").expects("return-order", 0)
    assert (story.field(), story.match.view(None)["players"][0]["spells_played"]) == (["nain"], 2)


@clause("MG-11.44", "MG-13.6")
def test_the_free_spell_of_shamanism_may_come_last() -> None:
    story = table({"belief": "chamanisme", "hand": ["nain", "golem", "elfe", "leviathan"]}).does(
        "play nain", "play golem"
    )
    story.expects("main", 0).expects_exactly("play leviathan", "done").does("play leviathan", "player p1")
    assert story.board.current == 1, "nothing is left to play"
    none = table({"belief": "chamanisme", "hand": ["nain", "golem", "elfe", "sirene"]}).does("play nain", "play golem")
    none.expects("main", 0).expects_exactly("done")


@clause("MG-6.5.4", "MG-4.3.1")
def test_without_shamanism_a_spell_is_one_of_two_plays() -> None:
    story = table({"hand": ["leviathan", "nain", "golem", "sirene"]}).does("play leviathan", "player p1", "play nain")
    story.expects("return-order", 0)


@clause("MG-11.39", "MG-6.5.4")
def test_hecate_counts_the_free_spell_too() -> None:
    mine = {"belief": "chamanisme", "divinity": "hecate", "hand": ["leviathan", "nain"]}
    story = table(mine).does("play leviathan", "player p1").expects("main", 0)
    document = {**story.match.position(), "phase": "scoring", "plays": 0, "turn_spells": 0}
    seats = [{**player, "hand": []} for player in document.pop("players")]
    assert table(*seats, **document).points(0, "divinity") == [2]


# Totemism -------------------------------------------------------------------------------------------------------------
@clause("MG-6.5.6", "MG-8.4.8")
def test_totemism_gives_one_creature_another_colour() -> None:
    story = scored({"field": ["elfe", "sirene"], "belief": "totemisme"}, {"field": ["golem"]})
    story.expects("totemism-colour", 0).expects_exactly(
        *[f"colour #1 {colour}" for colour in ("yellow", "orange", "grey", "blue")],
        *[f"colour #2 {colour}" for colour in ("green", "yellow", "orange", "grey")],
        "skip",
    )
    story.refuses("colour #1 green", "colour #2 blue", "colour #3 blue").does("colour #1 blue")
    assert (story.points(0, "colour"), story.scores()) == ([3], [5 + 3, 6])


@clause("MG-6.5.6", "MG-13.8")
def test_totemism_may_be_left_alone() -> None:
    story = scored({"field": ["elfe", "sirene"], "belief": "totemisme"}, {}).does("skip")
    assert (story.points(0, "colour"), story.scores()[0]) == ([], 5)
    assert scored({"belief": "totemisme"}, {"field": ["elfe"]}).kind == ""


@clause("MG-6.5.6", "MG-8.1.1")
def test_totemism_comes_after_the_werewolves() -> None:
    mine = {"field": ["elfe", "sirene"], "belief": "totemisme"}
    story = scored(mine, {"field": ["loup-garou"]}).expects("werewolf-transform", 1).does("target #2")
    story.expects("totemism-colour", 0).refuses("colour #2 grey").does("colour #2 yellow")
    assert (story.points(0, "value"), story.points(0, "colour")) == ([3, 3], [])


# Fatalism -------------------------------------------------------------------------------------------------------------
@clause("MG-6.5.7", "MG-13.3", "MG-4.3.5")
def test_fatalism_exchanges_the_whole_hand_once_a_round() -> None:
    deck = ["golem", "sirene", "harpie"]
    story = table({"belief": "fatalisme", "hand": ["nain", "elfe"]}, deck=deck)
    story.expects_exactly("play nain", "play elfe", "use fatalisme").does("use fatalisme").expects("main", 0)
    assert (story.hand(), story.deck) == (["golem", "sirene"], ["harpie", "nain", "elfe"])
    story.expects_exactly("play golem", "play sirene")  # neither a play nor offered again


@clause("MG-6.5.7", "MG-11.43", "MG-6.5.13")
def test_fatalism_is_for_before_the_first_play() -> None:
    story = table({"belief": "fatalisme", "hand": ["elfe", "nain"]}, deck=["golem", "sirene"]).does("play elfe")
    story.refuses("use fatalisme")
    spell = table({"belief": "fatalisme", "hand": ["leviathan", "nain"]}).does("play leviathan", "player p1")
    spell.refuses("use fatalisme")
    used = {"belief": "fatalisme", "belief_used": True, "hand": ["nain"]}
    table(used).expects_exactly("play nain").refuses("use fatalisme")
    table({"hand": ["nain"]}, {"belief": "fatalisme"}).refuses("use fatalisme")


@clause("MG-6.5.7", "MG-7.3")
def test_fatalism_may_draw_the_same_cards_again() -> None:
    story = table({"belief": "fatalisme", "hand": ["nain", "elfe"]}, deck=["golem"]).does("use fatalisme")
    assert (story.hand(), story.deck) == (["golem", "nain"], ["elfe"])
    last = table({"belief": "fatalisme", "hand": ["nain"]}, deck=["golem"]).does("use fatalisme")
    assert (last.hand(), last.deck) == (["golem"], ["nain"])


# Druidism -------------------------------------------------------------------------------------------------------------
@clause("MG-6.5.8", "MG-11.41", "MG-11.42", "MG-6.3.8")
def test_druidism_saves_one_of_several() -> None:
    theirs: list[Creature] = ["nain", "phenix", "harpie", "elfe"]
    story = table({"hand": ["leviathan", "sphinx"]}, {"field": theirs, "belief": "druidisme"})
    story.does("play leviathan", "player p1").expects("druidism-save", 1).expects_exactly(
        "target #1", "target #3", "skip"
    )
    story.refuses("target #2", "target #4").does("target #1").expects("main", 0)
    assert (story.field(1), story.discard) == (["nain", "phenix", "elfe"], ["leviathan", "harpie"])
    assert story.board.pieces[2].resurrected
    assert story.match.view(None)["players"][1]["belief_used"]


@clause("MG-6.5.8", "MG-11.41")
def test_druidism_saves_from_a_dragon_once_a_round() -> None:
    story = table({"hand": ["dragon", "dragon", "nain"]}, {"field": ["elfe"], "belief": "druidisme"})
    story.does("play dragon", "target #1").expects("druidism-save", 1).does("target #1").expects("main", 0)
    assert story.field(1) == ["elfe"]
    again = table({"hand": ["dragon", "nain"]}, {"field": ["elfe"], "belief": "druidisme", "belief_used": True})
    again.does("play dragon", "target #1").expects("main", 0)
    assert (again.field(1), again.discard) == ([], ["elfe"])


@clause("MG-6.5.8", "MG-13.8")
def test_druidism_may_be_kept_and_is_not_asked_where_nothing_would_leave() -> None:
    kept = table({"hand": ["dragon", "nain"]}, {"field": ["elfe"], "belief": "druidisme"}).does(
        "play dragon", "target #1"
    )
    kept.does("skip").expects("main", 0)
    assert (kept.field(1), kept.match.view(None)["players"][1]["belief_used"]) == ([], False)
    phoenix = table({"hand": ["dragon", "nain"]}, {"field": ["phenix"], "belief": "druidisme"})
    phoenix.does("play dragon", "target #1").expects("main", 0)
    assert phoenix.board.pieces[1].resurrected


@clause("MG-11.41")
def test_druidism_does_not_save_from_your_own_effects_or_save_others() -> None:
    own = table({"field": ["nain"], "belief": "druidisme", "hand": ["leviathan", "sphinx"]})
    own.does("play leviathan", "player p0").expects("main", 0)
    assert own.discard == ["leviathan", "nain"]
    chimera = table({"field": ["chimere", "nain"], "belief": "druidisme", "hand": ["djinn"]}).does("use #1")
    assert chimera.expects("chimera-place", 0).discard == ["nain"]
    third = table({"hand": ["dragon", "nain"]}, {"field": ["elfe"]}, {"field": ["elfe"], "belief": "druidisme"})
    third.does("play dragon", "target #1").expects("main", 0)
    assert third.field(1) == []


# Reincarnation --------------------------------------------------------------------------------------------------------
@clause("MG-6.5.9", "MG-7.9", "MG-7.10", "MG-5.2.2", "MG-6.1.2")
def test_reincarnation_replaces_each_creature_lost() -> None:
    players = {"hand": ["leviathan", "sphinx"]}, {"field": ["nain", "harpie", "golem"], "belief": "reincarnation"}
    story = table(*players, deck=["djinn", "dragon", "satyre", "elfe", "troll"]).does("play leviathan", "player p1")
    story.expects("reincarnation-use", 1).expects_exactly("use", "skip")
    assert story.discard == ["leviathan", "harpie", "nain"]
    story.does("use").expects("reincarnation-use", 1).does("use").expects("main", 0)
    assert (story.field(1), story.hand(0)) == (["golem", "dragon", "elfe"], ["sphinx"])
    assert (story.deck, [story.is_down(n) for n in (4, 5)]) == (["troll", "djinn", "satyre"], [False, False])


@clause("MG-6.5.9")
def test_each_reincarnation_may_be_left_alone_and_a_pair_is_one_loss() -> None:
    theirs = {"field": [creature("troll", fused=True), "minotaure"], "belief": "reincarnation"}
    story = table({"hand": ["dragon", "nain"]}, theirs, deck=["elfe", "golem"]).does("play dragon", "target #1")
    story.expects("reincarnation-use", 1).does("use").expects("main", 0)
    assert (story.field(1), story.discard, story.deck) == (["minotaure", "elfe"], ["troll", "troll"], ["golem"])
    two = table(
        {"hand": ["leviathan", "sphinx"]}, {"field": ["nain", "nain"], "belief": "reincarnation"}, deck=["elfe"]
    )
    two.does("play leviathan", "player p1", "skip").expects("reincarnation-use", 1).does("use").expects("main", 0)
    assert two.field(1) == ["elfe"]


@clause("MG-6.5.10", "MG-5.4.6")
def test_reincarnation_comes_after_the_whole_effect_and_needs_a_slot() -> None:
    field: list[Creature] = ["chimere", "nain", "elfe", "elfe", "centaure", "centaure", "dragon"]
    mine = {"field": field, "belief": "reincarnation", "hand": ["golem", "sphinx"]}
    full = table(mine, deck=["harpie"]).does("use #1", "target #2").expects("chimera-place", 0).does("play golem")
    full.expects("main", 0)
    assert (full.slots(), full.deck) == (7, ["harpie"])
    free = table(mine, deck=["harpie"]).does("use #1", "target #2", "skip").expects("reincarnation-use", 0).does("use")
    assert free.expects("main", 0).field()[-1] == "harpie"


@clause("MG-6.5.9")
def test_reincarnation_needs_a_creature_that_left() -> None:
    theirs = {"field": ["phenix"], "belief": "reincarnation"}
    story = (
        table({"hand": ["dragon", "nain"]}, theirs, deck=["elfe"]).does("play dragon", "target #1").expects("main", 0)
    )
    assert (story.field(1), story.deck) == (["phenix"], ["elfe"])
    swapped = table({"field": ["nain"], "hand": ["satyre", "elfe"]}, {"field": ["harpie"], "belief": "reincarnation"})
    swapped.does("play satyre").expects("main", 0)


@clause("MG-7.3", "MG-6.5.9")
def test_reincarnation_may_bring_back_what_was_lost() -> None:
    theirs = {"field": ["nain", "elfe"], "belief": "reincarnation"}
    story = table({"hand": ["dragon", "sphinx"]}, theirs, deck=["djinn"]).does("play dragon", "target #1", "use")
    story.expects("main", 0)
    assert (story.field(1), story.deck, story.discard) == (["elfe", "nain"], ["djinn"], [])


@clause("MG-7.11", "MG-6.5.9", "MG-11.6")
def test_reincarnation_places_nothing_where_nothing_fits() -> None:
    mine = {"field": ["chimere", "cyclope", "cyclope", "cyclope"], "belief": "reincarnation", "hand": ["nain", "elfe"]}
    story = table(mine, deck=["djinn"]).does("use #1", "target #2", "play nain").expects("reincarnation-use", 0)
    story.does("use").expects("main", 0)
    assert (story.field(), story.deck) == (["chimere", "cyclope", "cyclope", "nain"], ["djinn", "cyclope"])
    assert [event["seat"] for event in story.events("none-fits")] == [0]


# Dualism --------------------------------------------------------------------------------------------------------------
@clause("MG-6.5.11", "MG-13.3", "MG-4.3.5")
def test_dualism_turns_one_creature_over_once_a_round() -> None:
    field: list[Creature] = ["elfe", "dragon", "chimere", "chupacabra", "nain", down("sirene")]
    story = table({"field": field, "belief": "dualisme", "hand": ["golem"]})
    story.expects_exactly("play golem", "hide golem", "use #3", "use dualisme").does("use dualisme")
    story.expects("dualism-turn", 0).expects_exactly("target #5", "target #6").refuses("target #1", "skip").does(
        "target #6"
    )
    assert not story.is_down(6)
    story.expects_exactly("play golem", "hide golem", "use #3").refuses("use dualisme")


@clause("MG-6.5.11")
def test_dualism_hides_neither_pairs_nor_what_came_back_nor_too_many() -> None:
    field: list[Creature] = [
        creature("troll", fused=True), creature("phenix", resurrected=True), "cyclope", "nain", down("sirene"),
    ]  # fmt: skip
    table({"field": field, "belief": "dualisme", "hand": ["golem"]}).does("use dualisme").expects_exactly(
        "target #4", "target #5"
    )
    tight = table({"field": ["nain", down("sirene")], "belief": "dualisme", "hand": ["elfe"]}).does("use dualisme")
    assert (tight.expects("main", 0).is_down(1), tight.is_down(2)) == (False, False), "only the Siren could be turned"


@clause("MG-6.5.13", "MG-6.5.11")
def test_dualism_needs_a_creature_that_may_be_turned() -> None:
    table({"field": ["elfe"], "belief": "dualisme", "hand": ["golem"]}).refuses("use dualisme")
    table({"field": ["nain"], "belief": "dualisme", "hand": ["golem"]}).refuses("use dualisme")
    table({"belief": "dualisme", "hand": ["golem"]}).expects_exactly("play golem").refuses("use dualisme")
    table({"field": ["nain", "elfe"], "hand": ["golem"]}, {"belief": "dualisme"}).refuses("use dualisme")


@clause("MG-6.5.12", "MG-11.46", "MG-6.4.2")
def test_what_dualism_turns_is_known_to_all_and_sets_nothing_off() -> None:
    mine = {"field": ["elfe", creature("griffon", mod=-1)], "belief": "dualisme", "hand": ["golem"]}
    story = table(mine, {"field": ["nain"]}).does("use dualisme").expects("main", 0)
    assert (story.is_down(2), story.value(2)) == (True, 1)
    for seat in (1, None):
        assert story.match.view(seat)["players"][0]["field"][1]["card"] == "griffon"
    up = table({"field": ["elfe", down("phenix")], "belief": "dualisme", "hand": ["golem"]}, {"field": ["nain"]})
    up.does("use dualisme").expects("main", 0)
    assert (up.is_down(2), up.board.pieces[2].resurrected, up.field(1)) == (False, False, ["nain"])
