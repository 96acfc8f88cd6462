"""Playing cards, God abilities, attacking, recruiting (section 5)."""

from importlib.resources import files
from typing import Any

import pytest

import kleos
from kleos.games.kanzume_goddess.game import KanzumeGoddess
from kleos.games.kanzume_goddess.testing import Story, begun, protect, table
from kleos.match import Match
from kleos.testing import clause

WARRIORS = {  # colour and follow-up symbols
    "aries": ("red", ["green", "silver"]),
    "taurus": ("red", ["yellow", "green"]),
    "orion": ("red", ["silver", "red"]),
    "scorpio": ("red", ["green", "yellow"]),
    "sagittarius": ("red", ["red", "green"]),
    "leo": ("red", ["silver", "yellow"]),
    "capricorn": ("green", ["red", "silver"]),
    "virgo": ("green", ["yellow", "silver"]),
    "hydra": ("green", ["red", "yellow"]),
    "lyra": ("green", ["red", "green"]),
    "libra": ("silver", ["red", "red"]),
    "gemini": ("silver", ["green", "yellow"]),
    "ophiuchus": ("silver", ["yellow", "red"]),
    "aquarius": ("silver", ["red", "green"]),
    "cancer": ("yellow", ["red", "silver"]),
    "pegasus": ("yellow", ["red", "green"]),
    "pisces": ("yellow", ["silver", "green"]),
    "phoenix": ("yellow", ["yellow", "red"]),
}


def played(story: Story) -> set[str]:
    """The cards that can be played now."""
    return {token.split()[1] for token in story.tokens if token.startswith("play ")}


def used(story: Story) -> list[str]:
    return list(story.match.view(None)["used"])


def lost(story: Story, seat: int) -> int:
    """How much energy a player lost by Attacks."""
    return sum(entry["amount"] for entry in story.events("lose") if entry["seat"] == seat)


def with_line(line: str, instead: str) -> KanzumeGoddess:
    """The game with another ability on one card, for what no card of this set can lead to."""
    text = files("kleos.games.kanzume_goddess").joinpath("cards.toml").read_text("utf-8")
    assert text.count(line) == 1
    return KanzumeGoddess().with_cards("cards.toml", text.replace(line, instead))


def loaded(game: KanzumeGoddess, *players: dict[str, Any]) -> Match:
    state = game.load({"game": "kanzume-goddess", "players": list(players)})
    state.run()
    return Match(game, state, None, None)


# General --------------------------------------------------------------------------------------------------------------
@clause("KG-5.1")
@pytest.mark.parametrize(
    "token",
    [
        *["play leo 1", "play priest 2", "play sacred-guardian 1", "play aries 2", "play zeus 1", "use zeus.1"],
        *[
            "use hades.1",
            "recruit w1",
            "recruit priest",
            "card priest",
            "player p1",
            "pass",
            "skip",
            "energy",
            "concede",
        ],
        *["", "play", "play priest", "do something", "react cancer 2", "god zeus", "target #1", "ability 1"],
    ],
)
def test_what_is_not_offered_is_refused_and_changes_nothing(token: str) -> None:
    hand = ["priest", "aries", "sacred-guardian", "cancer"]
    story = table({"hand": hand, "discard": ["priest"]}, {}, supply={"priest": 3}, faith=1)
    story.expects_exactly("play aries 1", "play cancer 1", "play priest 1", "done").refuses(token)


@clause("KG-5.1")
def test_nothing_can_be_chosen_after_the_match() -> None:
    story = table({"hand": ["leo", "priest"]}, {"energy": 3}).does("play leo 1")
    assert story.match.decision is None
    story.refuses("play priest 1", "done")


@clause("KG-5.2")
def test_an_accepted_choice_cannot_be_taken_back() -> None:
    story = table({"hand": ["aries", "priest"]}, {}, {}).does("play priest 1")
    story.refuses("undo", "skip", "pass")
    story.does("play aries 1").expects("choose-player", 0).expects_exactly("player p1", "player p2")
    pay = table({"god": "zeus", "hand": ["priest", "bishop"]}).does("use zeus.1").expects("pay-cost", 0)
    pay.expects_exactly("card bishop", "card priest")


@clause("KG-5.3")
def test_an_effect_does_as_much_as_possible() -> None:
    lyra = table({"hand": ["lyra"], "deck": ["priest"]}).does("play lyra 1")
    assert lyra.hand() == ["priest"]
    virgo = table({"hand": ["virgo"]}).does("play virgo 1")  # nothing to draw, the faith comes all the same
    assert (virgo.hand(), virgo.faith) == ([], 1)
    ophiuchus = table({"hand": ["ophiuchus"], "deck": ["priest"]}).does("play ophiuchus 1")
    assert ophiuchus.hand() == ["priest"]


# Playing a Disciple ---------------------------------------------------------------------------------------------------
@clause("KG-5.4")
def test_a_disciple_is_played_whatever_the_colours() -> None:
    before = table({"hand": ["priest", "bishop", "leo", "virgo"]}).offers("play priest 1", "play bishop 1")
    before.does("play leo 1").offers("play priest 1", "play bishop 1").refuses("play virgo 1")
    before.does("play priest 1").offers("play bishop 1")
    assert before.does("play bishop 1").faith == 3


@clause("KG-5.4")
def test_a_disciple_is_not_played_while_something_is_resolving_or_in_another_turn() -> None:
    story = table({"hand": ["leo", "priest"]}, {"hand": ["cancer", "priest"]}).does("play leo 1")
    story.expects("react-attack", 1).refuses("play priest 1").does("pass").does("done").refuses("play priest 1")


@clause("KG-5.5")
def test_the_faith_of_a_disciple_is_an_action_without_colour() -> None:
    story = table({"hand": ["priest", "bishop"]}).does("play priest 1", "play bishop 1")
    assert (story.faith, story.symbols) == (3, [])
    assert story.uses() == ["action", "action"]


@clause("KG-5.6")
def test_a_disciple_without_an_action_cannot_be_played() -> None:
    story = table({"hand": ["sacred-guardian"]}).expects_exactly("done")
    story.refuses("play sacred-guardian 1", "play sacred-guardian 2", "play sacred-guardian 3")


@clause("KG-5.7")
def test_a_disciple_does_not_touch_the_colour_restriction() -> None:
    hand = ["aries", "priest", "bishop", "leo", "virgo", "libra", "cancer"]
    story = table({"hand": hand, "deck": ["priest"]}).does("play aries 1")
    assert played(story) == {"priest", "bishop", "virgo", "libra"}
    story.does("play priest 1", "play bishop 1")
    assert (played(story), story.symbols) == ({"virgo", "libra"}, ["green", "silver"])


@clause("KG-5.7")
def test_a_disciple_does_not_use_up_poseidons_effect() -> None:
    player = {"god": "poseidon", "hand": ["aries", "priest", "leo"]}
    story = table(player).does("play aries 1", "use poseidon.1", "energy", "play priest 1")
    assert story.match.view(None)["ignore_colour"] is True
    story.offers("play leo 1")


@clause("KG-5.8")
def test_a_disciples_action_opens_no_window() -> None:
    story = table({"hand": ["priest", "bishop"]}, {"hand": ["aquarius"]}).does("play priest 1").expects("play-phase", 0)
    assert story.does("play bishop 1").expects("play-phase", 0).faith == 3


# Playing a Warrior ----------------------------------------------------------------------------------------------------
@clause("KG-5.9", "KG-5.10")
def test_a_warrior_is_played_for_one_of_its_actions() -> None:
    player = {"hand": ["phoenix"], "energy": 10}
    energy = table(player, netherworld=["aries"]).expects_exactly("play phoenix 1", "play phoenix 2", "done")
    energy.does("play phoenix 1")
    assert (energy.energy(), energy.hand(), energy.netherworld) == (13, [], ["aries"])
    taken = table(player, netherworld=["aries"]).does("play phoenix 2")
    assert (taken.energy(), taken.hand(), taken.netherworld) == (10, ["aries"], [])


@clause("KG-5.9")
def test_a_warrior_is_not_played_from_another_zone_or_outside_the_play_phase() -> None:
    story = table({"deck": ["aries"], "discard": ["leo"], "hand": ["virgo"]}, netherworld=["lyra"])
    story.expects_exactly("play virgo 1", "done").refuses("play aries 1", "play leo 1", "play lyra 1")
    story.does("done").expects("recruit-phase", 0).refuses("play virgo 1")


@clause("KG-5.10")
def test_the_reactions_of_a_played_warrior_are_ignored_and_its_bond_applies() -> None:
    cancer = table({"hand": ["cancer"]}).refuses("play cancer 2").does("play cancer 1")
    assert cancer.energy() == 16
    assert cancer.match.view(None)["attack"] is None
    orion = table({"hand": ["orion"], "play": ["aries"], "god": "loki"}, symbols=["green", "silver"])
    orion.refuses("play orion 1")
    bond = table({"hand": ["orion"], "play": ["sagittarius"]}).refuses("play orion 2").does("play orion 1")
    assert bond.energy(1) == 15 - 5


@clause("KG-5.11")
def test_the_first_warrior_of_a_turn_may_have_any_colour() -> None:
    story = table({"hand": list(WARRIORS)})
    assert played(story) == set(WARRIORS)


@clause("KG-5.12")
def test_disciples_reactions_and_god_abilities_before_it_do_not_count() -> None:
    player = {"god": "zeus", "hand": ["priest", "leo", "virgo", "cancer", "libra", "lyra"]}
    story = table(player).does("play priest 1", "use zeus.1", "card lyra")
    assert played(story) == {"leo", "virgo", "cancer", "libra"}
    kept = table({"hand": ["leo", "virgo"], "play": [protect("pegasus"), protect("sacred-guardian")]})
    assert (played(kept), kept.symbols) == ({"leo", "virgo"}, [])


@clause("KG-5.13", "KG-5.14")
@pytest.mark.parametrize("card", WARRIORS)
def test_a_later_warrior_must_have_a_colour_in_force(card: str) -> None:
    _, follow = WARRIORS[card]
    hand = [other for other in WARRIORS if other != card]
    story = table({"hand": hand, "play": [card]}, {"energy": 20})
    assert story.symbols == follow
    assert played(story) == {other for other in hand if WARRIORS[other][0] in follow}
    for other in hand:
        if WARRIORS[other][0] not in follow:
            story.refuses(f"play {other} 1")


@clause("KG-5.14")
def test_the_symbols_of_the_last_warrior_replace_the_earlier_ones() -> None:
    hand = ["aries", "libra", "virgo", "leo", "cancer"]
    story = table({"hand": hand, "deck": ["priest"]}).does("play aries 1")
    assert story.symbols == ["green", "silver"]
    story.does("play libra 1")
    assert story.symbols == ["red", "red"]
    assert played(story) == {"leo"}  # green and silver are over
    story.does("play leo 1")
    assert (story.symbols, played(story)) == (["silver", "yellow"], {"cancer"})


@clause("KG-5.15")
def test_two_equal_symbols_allow_one_colour_not_two_cards() -> None:
    story = table({"hand": ["aries", "scorpio"], "play": ["libra"]})
    assert (story.symbols, played(story)) == (["red", "red"], {"aries", "scorpio"})
    story.does("play aries 1")
    assert (story.symbols, played(story)) == (["green", "silver"], set())


@clause("KG-5.16")
def test_a_warrior_without_any_action_cannot_be_played() -> None:
    game = with_line('{ action = "attack(6)" }', '{ defence = "defend(6)" }')
    decision = loaded(game, {"god": "hades", "hand": ["leo", "aries"]}, {"god": "thor"}).decision
    assert decision is not None
    assert decision.options.tokens() == ["play aries 1", "done"]


@clause("KG-5.17")
def test_a_warrior_is_played_even_without_effect() -> None:
    player = {"hand": ["gemini", "phoenix", "lyra", "libra"]}
    story = table(player).offers("play gemini 1", "play phoenix 2", "play lyra 1", "play libra 1")
    story.does("play gemini 1").expects("play-phase", 0)  # no other Warrior to repeat
    assert story.symbols == ["green", "yellow"]
    story.does("play phoenix 2").expects("play-phase", 0)  # no Warrior in the Netherworld
    assert story.symbols == ["yellow", "red"]


@clause("KG-5.18", "KG-5.34")
def test_the_order_of_playing_a_warrior() -> None:
    story = table({"hand": ["sagittarius"], "deck": ["virgo"]}, {"hand": ["aquarius"]}, {"hand": ["cancer"]})
    story.does("play sagittarius 1").expects("choose-player", 0)
    assert (story.play(), story.hand(), story.symbols) == (["sagittarius"], [], ["red", "green"])
    story.does("player p2").expects("react-ability", 1)  # all know whom it hits, nothing is revealed yet
    assert story.match.view(1)["abilities"][0]["target"] == 2
    assert (story.aside, story.attack) == ([], None)
    story.does("pass").expects("react-attack", 2)
    assert story.aside == ["virgo"]
    assert story.attack == {"by": 0, "on": 2, "value": 5, "reduced": 0}
    assert [kind for kind in story.kinds() if kind in ("play", "target", "reveal", "attack")] == [
        "play",
        "target",
        "reveal",
        "attack",
    ]


@clause("KG-5.19")
def test_a_cancelled_warrior_counts_as_played() -> None:
    story = table({"hand": ["sagittarius", "orion", "virgo", "cancer"]}, {"hand": ["aquarius"]})
    story.does("play sagittarius 1", "react aquarius 2").expects("play-phase", 0)
    assert (story.play(), story.symbols, story.energy(1)) == (["sagittarius"], ["red", "green"], 15)
    assert played(story) == {"orion", "virgo"}
    assert story.does("play orion 1").energy(1) == 15 - 5  # the other red Warrior of Orion's Bond


@clause("KG-5.20", "KG-5.58")
def test_a_reaction_needs_no_colour_and_sets_no_symbols_in_the_own_turn_too() -> None:
    hand = ["scorpio", "aquarius", "virgo", "libra"]  # scorpio: green or yellow, Aquarius is silver
    story = table({"hand": hand}, {"hand": ["cancer"]}).does("play scorpio 1", "react cancer 2")
    story.expects("react-ability", 0).expects_exactly("react aquarius 2", "pass").does("react aquarius 2")
    assert (story.symbols, story.energy(1)) == (["green", "yellow"], 11)
    assert (story.play(), story.uses()) == (["scorpio", "aquarius"], ["action", "reaction"])
    assert played(story) == {"virgo"}


@clause("KG-5.20")
def test_a_reaction_before_the_first_action_sets_no_symbols() -> None:
    story = table({"hand": ["leo", "virgo"], "play": [protect("pegasus")]}).does("play leo 1")
    assert story.symbols == ["silver", "yellow"]
    other = table({"hand": ["leo"]}, {"hand": ["taurus", "virgo", "priest"], "deck": ["priest"] * 5})
    other.does("play leo 1", "react taurus 2").ends()
    assert (other.active, other.symbols, played(other)) == (1, [], {"virgo", "priest"})


# God abilities --------------------------------------------------------------------------------------------------------
@clause("KG-5.21")
def test_a_god_ability_is_used_in_the_phase_or_at_the_moment_it_names() -> None:
    cards = {"hand": ["priest", "aries"], "discard": ["priest"], "deck": ["priest"] * 9}
    for god, phase in (("apollo", "start"), ("zeus", "play"), ("loki", "play"), ("hades", "recruit")):
        for other in ("start", "play", "recruit"):
            faith = 0 if other == "start" else 3
            story = table({"god": god, **cards}, {"god": "athena"}, phase=other, faith=faith)
            if story.phase == other:  # the Start phase ends by itself where there is nothing to use
                assert (f"use {god}.1" in story.tokens) == (phase == other), (god, other)
            else:
                assert other == "start" != phase
    table({"god": "hel", **cards}, phase="discard").expects("discard-phase", 0)
    table({"god": "odin", **cards, "hand": []}, phase="end").expects("end-choice", 0)
    for god in ("athena", "heimdall"):
        attacked = table({"hand": ["leo"]}, {"god": god, **cards}).does("play leo 1")
        attacked.expects("react-attack", 1).offers(f"use {god}.1").does("pass").ends()
        attacked.expects("play-phase", 1).refuses(f"use {god}.1")


@clause("KG-5.22")
def test_a_god_ability_is_used_as_often_as_it_can_be_paid_unless_limited() -> None:
    story = table({"god": "poseidon", "energy": 3, "hand": ["leo", "aries", "orion", "priest"]}).does("play leo 1")
    for warrior, payment in (("aries", "energy"), ("orion", "energy")):
        story.does("use poseidon.1", payment, f"play {warrior} 1")
    assert story.energy() == 1
    story.offers("use poseidon.1").does("use poseidon.1")  # the last card pays
    assert (story.hand(), story.discard()) == ([], ["priest"])
    story.refuses("use poseidon.1")


@clause("KG-5.22", "KG-5.23")
@pytest.mark.parametrize(
    ("god", "phase"), [("zeus", "play"), ("loki", "play"), ("apollo", "start"), ("hades", "recruit")]
)
def test_a_limited_ability_is_used_once_in_each_own_turn(god: str, phase: str) -> None:
    cards = {"hand": ["priest"] * 4, "discard": ["priest"] * 4, "deck": ["priest"] * 9}
    faith = 3 if phase == "recruit" else 0
    story = table({"god": god, **cards}, {"god": "freyja"}, phase=phase, faith=faith).does(f"use {god}.1")
    assert used(story) == [f"{god}.1"]
    story.refuses(f"use {god}.1")
    story.ends()
    assert used(story) == []
    story.ends()
    while story.active == 0 and f"use {god}.1" not in story.tokens:
        story.does("play priest 1" if "play priest 1" in story.tokens else "done")
    assert story.active == 0


@clause("KG-5.24")
def test_a_god_ability_is_used_only_when_nothing_is_resolving() -> None:
    story = table({"god": "zeus", "hand": ["leo", "priest"]}, {"hand": ["aquarius", "cancer"]}, {})
    story.does("play leo 1").expects("choose-player", 0).refuses("use zeus.1").does("player p1")
    story.expects("react-ability", 1).refuses("use zeus.1").does("pass")
    story.expects("react-attack", 1).refuses("use zeus.1").does("pass").offers("use zeus.1")


@clause("KG-5.25")
def test_an_ability_whose_cost_cannot_be_paid_in_full_cannot_be_used() -> None:
    table({"god": "zeus"}).refuses("use zeus.1")
    table({"god": "loki"}, {"hand": ["priest"]}).refuses("use loki.1")
    table({"god": "hades", "discard": ["priest"]}, phase="recruit").refuses("use hades.1")
    table({"god": "hades", "discard": ["priest"]}, phase="recruit", faith=1).offers("use hades.1")
    table({"god": "poseidon", "energy": 1, "play": ["aries"]}).refuses("use poseidon.1")
    athena = table({"hand": ["leo"]}, {"god": "athena", "hand": ["aries"]}).does("play leo 1")
    athena.expects("play-phase", 0)  # no Disciple in hand: not even asked


@clause("KG-5.25")
def test_the_cost_is_paid_before_the_effect() -> None:
    apollo = table({"god": "apollo", "hand": ["leo"]}, phase="start").does("use apollo.1")
    assert apollo.hand() == ["leo"]  # discarded first, and so drawn again after a reshuffle
    loki = table({"god": "loki", "hand": ["priest", "bishop"]}, {"hand": ["leo", "virgo"]}).does("use loki.1")
    loki.expects("pay-cost", 0).does("card bishop").expects("discard-choice", 1)
    assert loki.discard() == ["bishop"]


@clause("KG-5.26")
def test_an_energy_cost_leaves_at_least_1_energy() -> None:
    two = table({"god": "poseidon", "energy": 2, "hand": ["priest"], "play": ["aries"]}).does("use poseidon.1")
    two.expects("pay-cost", 0).expects_exactly("card priest", "energy").does("energy")
    assert (two.energy(), two.hand()) == (1, ["priest"])
    one = table({"god": "poseidon", "energy": 1, "hand": ["priest"], "play": ["aries"]}).does("use poseidon.1")
    assert (one.energy(), one.hand()) == (1, [])
    odin = table({"god": "odin", "energy": 1, "deck": ["priest", "bishop"] * 3}, phase="end")
    odin.expects("end-choice", 0).expects_exactly("card bishop", "card priest")


@clause("KG-5.27")
def test_a_card_discarded_as_a_cost_comes_from_the_own_hand_by_own_choice() -> None:
    player = {
        "god": "zeus",
        "hand": ["priest", "leo", "priest"],
        "discard": ["virgo"],
        "deck": ["lyra"],
        "play": ["bishop"],
    }
    story = table(player, {"hand": ["cancer"]}).does("use zeus.1").expects("pay-cost", 0)
    story.expects_exactly("card leo", "card priest").does("card leo")
    assert (story.hand(), story.discard()) == (["priest", "priest"], ["leo", "virgo"])


@clause("KG-5.28")
def test_a_cost_stays_paid_if_the_effect_does_nothing() -> None:
    loki = table({"god": "loki", "hand": ["priest"]}).does("use loki.1").expects("play-phase", 0)
    assert (loki.hand(), loki.discard(), used(loki)) == ([], ["priest"], ["loki.1"])
    heimdall = table({"hand": ["aries"]}, {"god": "heimdall"}).does("play aries 1", "use heimdall.1")
    assert (heimdall.energy(1), used(heimdall)) == (12, ["heimdall.1"])
    zeus = table({"god": "zeus", "hand": ["priest", "aries"]}, {"hand": ["aquarius"]})
    zeus.does("use zeus.1", "card priest", "play aries 1", "react aquarius 2")
    assert zeus.discard() == ["priest"]


@clause("KG-5.29")
def test_god_abilities_cannot_be_cancelled() -> None:
    for god in ("zeus", "loki"):
        story = table({"god": god, "hand": ["priest"]}, {"hand": ["aquarius"]}).does(f"use {god}.1")
        story.expects("play-phase", 0)
    athena = table({"hand": ["aries", "aquarius"]}, {"god": "athena", "hand": ["priest"]})
    athena.does("play aries 1", "use athena.1").expects("play-phase", 0)
    assert athena.energy(1) == 14
    heimdall = table({"hand": ["aries", "aquarius"]}, {"god": "heimdall", "deck": ["priest"]})
    heimdall.does("play aries 1", "use heimdall.1").expects("play-phase", 0)
    assert heimdall.energy(1) == 14


@clause("KG-5.30")
def test_a_bond_of_a_god_acts_by_itself() -> None:
    thor = table({"god": "thor", "hand": ["aries"]}, {"god": "zeus"})
    thor.expects_exactly("play aries 1", "done").does("play aries 1")
    assert thor.energy(1) == 15 - 4
    aphrodite = table({"god": "aphrodite", "hand": ["cancer"]}).expects_exactly("play cancer 1", "done")
    assert aphrodite.does("play cancer 1").energy() == 17
    freyja = table({"god": "freyja", "hand": ["sacred-guardian"] * 2}).expects_exactly("done").does("done", "done")
    assert (freyja.energy(), freyja.active) == (16, 1)


@clause("KG-5.30", "KG-5.59")
def test_only_odin_and_hades_choose_in_their_bonds() -> None:
    odin = table({"god": "odin", "deck": ["priest"] * 3 + ["bishop"] * 3}, phase="end").expects("end-choice", 0)
    odin.expects_exactly("card bishop", "card priest", "energy")
    hades = table({"god": "hades"}, phase="recruit", faith=6, netherworld=["leo", "priest"])
    hades.expects_exactly("recruit netherworld leo", "done").does("done")  # it may be left alone
    assert hades.netherworld == ["leo", "priest"]
    for god in ("odin", "hades", "thor", "freyja", "aphrodite"):
        bond = "hades.2" if god == "hades" else f"{god}.1"
        for phase in ("play", "recruit"):
            table({"god": god}, {"god": "zeus"}, phase=phase).refuses(f"use {bond}")


# Attacking ------------------------------------------------------------------------------------------------------------
@clause("KG-5.31")
def test_an_ability_that_only_changes_the_value_is_no_attack() -> None:
    story = table({"god": "zeus", "hand": ["priest"]}, {"hand": ["cancer"]}, {}).does("use zeus.1")
    story.expects("play-phase", 0)  # no target, no window
    assert story.attack is None
    assert story.match.view(None)["attacks_declared"] == 0
    assert "attack" not in story.kinds()
    discard = table({"hand": ["ophiuchus"]}, {"hand": ["cancer"]}).does("play ophiuchus 1").expects("play-phase", 0)
    assert "attack" not in discard.kinds()  # aimed at an opponent, but no Attack


@clause("KG-5.32")
def test_the_target_is_an_opponent_in_the_game() -> None:
    gone = {"out": True, "energy": 0}
    story = table({"hand": ["aries"]}, {}, gone, {}).does("play aries 1").expects("choose-player", 0)
    story.expects_exactly("player p1", "player p3").refuses("player p0", "player p2", "player p4")


@clause("KG-5.32", "KG-5.33")
def test_neither_team_mates_nor_sealed_gods_nor_oneself_can_be_attacked() -> None:
    sealed = {"sealed": True, "energy": 1, "deck": ["priest"]}
    six = table({"hand": ["aries"]}, {}, {}, sealed, {}, {}, mode="team").does("play aries 1")
    six.expects_exactly("player p1", "player p5").refuses("player p0", "player p2", "player p3", "player p4")
    four = table({"hand": ["aries"]}, {}, {}, sealed, mode="team").does("play aries 1").expects("play-phase", 0)
    assert four.energies == [20, 17, 10, 1]  # one God was left to attack


@clause("KG-5.35")
def test_the_value_is_what_is_printed_plus_all_bonuses_at_the_declaration() -> None:
    zeus = table({"god": "zeus", "hand": ["priest", "orion"], "play": ["sagittarius"]}, {"hand": ["cancer"]})
    zeus.does("use zeus.1", "card priest", "play orion 1").expects("react-attack", 1)
    assert zeus.attack == {"by": 0, "on": 1, "value": 2 + 3 + 2, "reduced": 0}
    thor = table({"god": "thor", "hand": ["orion"]}, {"god": "zeus", "hand": ["cancer"]}).does("play orion 1")
    assert thor.attack == {"by": 0, "on": 1, "value": 2 + 1, "reduced": 0}


@clause("KG-5.35")
def test_the_value_is_fixed_from_the_declaration_on() -> None:
    story = table({"hand": ["sagittarius"], "deck": ["virgo"]}, {"hand": ["pegasus", "taurus", "cancer"]})
    story.does("play sagittarius 1")
    for reaction, reduced in (("react pegasus 2", 2), ("react taurus 2", 4)):
        story.does(reaction)
        assert story.attack == {"by": 0, "on": 1, "value": 5, "reduced": reduced}


@clause("KG-5.36")
def test_a_bonus_is_used_up_by_a_declaration_not_by_a_cancelled_ability() -> None:
    player = {"god": "zeus", "hand": ["priest", "sagittarius", "orion"]}
    story = table(player, {"hand": ["aquarius"], "energy": 20})
    story.does("use zeus.1", "card priest", "play sagittarius 1", "react aquarius 2")
    assert story.match.view(None)["attack_bonus"] == 2
    story.does("play orion 1")
    assert (story.energy(1), story.match.view(None)["attack_bonus"]) == (20 - 7, 0)
    used_up = table({**player, "deck": ["priest"]}, {"energy": 20}).does("use zeus.1", "card priest")
    used_up.does("play sagittarius 1", "play orion 1")
    assert used_up.energy(1) == 20 - (3 + 2) - 5


@clause("KG-5.36")
def test_thors_first_attack_is_the_first_declared() -> None:
    player = {"god": "thor", "hand": ["sagittarius", "orion", "aries"]}
    story = table(player, {"god": "zeus", "hand": ["aquarius"], "energy": 20}).does("play sagittarius 1")
    story.does("react aquarius 2", "play orion 1")
    assert story.energy(1) == 20 - 6
    assert story.does("play aries 1").energy(1) == 20 - 6 - 3


@clause("KG-5.36")
def test_a_bonus_is_used_up_by_an_attack_that_is_fully_defended() -> None:
    player = {"god": "zeus", "hand": ["priest", "sagittarius", "orion"], "deck": ["priest"]}
    story = table(player, {"hand": ["cancer", "taurus"], "energy": 20}).does("use zeus.1", "card priest")
    story.does("play sagittarius 1", "react cancer 2", "react taurus 2")
    assert (story.energy(1), story.match.view(None)["attack_bonus"]) == (20, 0)


@clause("KG-5.37")
def test_after_the_declaration_the_attack_window_opens() -> None:
    story = table({"hand": ["aries"]}, {"hand": ["cancer"]}).does("play aries 1").expects("react-attack", 1)
    assert story.attack == {"by": 0, "on": 1, "value": 3, "reduced": 0}
    assert story.energy(1) == 15
    assert story.kinds()[-1] == "attack"


@clause("KG-5.38", "KG-5.39")
def test_all_reductions_are_taken_off() -> None:
    story = table({"hand": ["leo"]}, {"hand": ["pegasus", "taurus"]}, {"hand": ["sacred-guardian"]}).does(
        "play leo 1", "player p1"
    )
    story.does("react pegasus 2", "react sacred-guardian 2", "react taurus 2")
    assert (story.energy(1), lost(story, 1)) == (14, 1)


@clause("KG-5.38")
def test_an_attack_never_raises_energy() -> None:
    story = table({"hand": ["orion"]}, {"hand": ["cancer"]}).does("play orion 1", "react cancer 2")
    assert (story.energy(1), story.attack) == (15, None)
    assert not {"lose", "gain"} & set(story.kinds())


@clause("KG-5.39")
def test_several_cards_of_one_player_and_gods_add_up() -> None:
    defence = {"god": "athena", "hand": ["pegasus", "taurus", "priest"]}
    story = table({"hand": ["sagittarius"], "deck": ["leo"]}, defence, {"hand": ["sacred-guardian", "pegasus"]})
    story.does("play sagittarius 1", "player p1")
    assert story.attack == {"by": 0, "on": 1, "value": 7, "reduced": 0}
    story.does("react pegasus 2").expects("react-attack", 2).does("react sacred-guardian 2")
    story.expects("react-attack", 1).does("react taurus 2").expects("react-attack", 2).does("pass")
    story.expects("react-attack", 1).does("use athena.1")
    assert story.energy(1) == 15


@clause("KG-5.40")
def test_energy_does_not_fall_below_0() -> None:
    story = table({"hand": ["leo"]}, {"energy": 2}, {}).does("play leo 1", "player p1")
    assert (story.energy(1), lost(story, 1)) == (0, 2)


@clause("KG-5.41")
def test_if_energy_is_lost_means_that_the_number_went_down() -> None:
    defended = table({"hand": ["scorpio"]}, {"hand": ["cancer", "taurus", "priest", "bishop"]})
    defended.does("play scorpio 1", "react cancer 2", "react taurus 2").expects("play-phase", 0)
    assert defended.hand(1) == ["bishop", "priest"]
    hit = table({"hand": ["scorpio"]}, {"hand": ["cancer", "priest", "bishop"]})
    hit.does("play scorpio 1", "react cancer 2").expects("discard-choice", 1)


# Defend and Protect ---------------------------------------------------------------------------------------------------
@clause("KG-5.42")
def test_only_the_attacked_player_defends() -> None:
    cards = {"hand": ["cancer", "taurus", "pegasus", "sacred-guardian"]}
    story = table({"hand": ["leo", *cards["hand"]]}, cards, cards).does("play leo 1", "player p1")
    story.expects("react-attack", 1)
    story.expects_exactly("react cancer 2", "react pegasus 2", "react sacred-guardian 1", "react taurus 2", "pass")
    story.does("pass").expects("react-attack", 2).expects_exactly("react pegasus 3", "react sacred-guardian 2", "pass")


@clause("KG-5.43")
def test_neither_the_attacked_nor_the_attacker_protects() -> None:
    cards = ["pegasus", "sacred-guardian"]
    story = table({"hand": ["leo", *cards]}, {"hand": cards}, {}).does("play leo 1", "player p1")
    story.expects("react-attack", 1).refuses("react pegasus 3", "react sacred-guardian 2").does("pass")
    story.expects("play-phase", 0)  # the attacker was not asked


@clause("KG-5.44")
def test_protect_helps_any_other_god_in_an_individual_match() -> None:
    story = table({"hand": ["leo"]}, {}, {"hand": ["pegasus"]}, {"hand": ["sacred-guardian"]})
    story.does("play leo 1", "player p1").expects("react-attack", 2).does("react pegasus 3")
    story.expects("react-attack", 3).does("react sacred-guardian 2")
    assert story.energies == [15, 13, 15, 15]


@clause("KG-5.45")
def test_protect_helps_only_team_mates_in_a_team_match() -> None:
    cards = {"hand": ["pegasus", "sacred-guardian"]}
    story = table({"hand": ["leo"]}, {}, cards, cards, cards, cards, mode="team").does("play leo 1", "player p1")
    story.expects("react-attack", 3).does("pass").expects("react-attack", 5).does("pass").expects("play-phase", 0)
    assert story.energy(1) == 14
    one = table({"hand": ["leo"]}, {}, cards, cards, mode="team").does("play leo 1", "player p1")
    one.expects("react-attack", 3).expects_exactly("react pegasus 3", "react sacred-guardian 2", "pass")


@clause("KG-5.46")
def test_a_reaction_uses_one_card_for_one_ability_whose_trigger_is_fulfilled() -> None:
    story = table({"hand": ["leo"]}, {"hand": ["pegasus", "pegasus"]}).does("play leo 1")
    story.expects_exactly("react pegasus 2", "pass").does("react pegasus 2")
    assert (story.hand(1), story.discard(1), story.attack) == (
        ["pegasus"],
        ["pegasus"],
        {"by": 0, "on": 1, "value": 6, "reduced": 2},
    )
    story.refuses("react pegasus 1", "react pegasus 3").does("pass")
    god = table({"hand": ["leo"]}, {"god": "heimdall", "hand": ["bishop"], "deck": ["priest"]})
    god.does("play leo 1", "use heimdall.1")
    assert (god.hand(1), god.play(1), god.energy(1)) == (["bishop"], [], 15 - 4)


@clause("KG-5.46")
def test_a_card_on_another_pile_cannot_react() -> None:
    story = table(
        {"hand": ["leo"]},
        {"deck": ["cancer"], "discard": ["cancer"], "play": [protect("pegasus")]},
    )
    assert story.does("play leo 1").expects("play-phase", 0).energy(1) == 9


# Recruiting -----------------------------------------------------------------------------------------------------------
@clause("KG-5.47")
def test_the_top_warriors_and_the_disciples_of_the_piles_can_be_recruited() -> None:
    piles = {"w1": ["aries", "leo"], "w2": ["aries"], "w3": [], "w6": ["phoenix", "virgo"]}
    story = table({"god": "zeus"}, phase="recruit", faith=20, piles=piles, supply={"priest": 1, "sacred-guardian": 2})
    story.expects_exactly("recruit w1", "recruit w2", "recruit w6", "recruit priest", "recruit sacred-guardian", "done")
    story.refuses("recruit w3", "recruit w4", "recruit w5", "recruit bishop", "recruit leo", "recruit w7")


@clause("KG-5.48")
def test_netherworld_cards_are_recruited_only_by_an_ability() -> None:
    nether = ["aries", "priest", "leo"]
    table({"god": "zeus"}, phase="recruit", faith=20, netherworld=nether).expects_exactly("done")
    hades = table({"god": "hades"}, phase="recruit", faith=5, netherworld=nether)
    hades.expects_exactly("recruit netherworld aries", "done")  # Leo costs 6, a Priest is no Warrior
    hades.refuses("recruit netherworld leo", "recruit netherworld priest", "recruit aries")


@clause("KG-5.49")
def test_recruiting_pays_lays_the_card_on_the_deck_and_turns_up_the_next() -> None:
    player = {"god": "zeus", "deck": ["priest"]}
    story = table(player, phase="recruit", faith=5, piles={"w2": ["aries", "leo", "virgo"]}).does("recruit w2")
    assert (story.faith, story.deck(), story.pile("w2")) == (2, ["aries", "priest"], ["leo", "virgo"])
    assert (story.hand(), story.discard()) == ([], [])
    assert story.match.view(1)["piles"][1]["top"] == "leo"
    assert story.match.view(0)["players"][0]["deck_size"] == 2
    assert story.kinds()[-2:] == ["recruit", "turn-up"]
    disciple = table(player, phase="recruit", faith=5, supply={"bishop": 2}).does("recruit bishop")
    assert (disciple.faith, disciple.deck(), disciple.supply("bishop")) == (2, ["bishop", "priest"], 1)
    assert "turn-up" not in disciple.kinds()


@clause("KG-5.50")
def test_the_newly_revealed_warrior_may_be_recruited_in_the_same_phase() -> None:
    story = table({"god": "zeus"}, phase="recruit", faith=8, piles={"w1": ["aries", "capricorn", "virgo"]})
    story.does("recruit w1").offers("recruit w1").does("recruit w1").offers("recruit w1").does("recruit w1")
    assert (story.deck(), story.faith) == (["virgo", "capricorn", "aries"], 0)


@clause("KG-5.51")
def test_recruits_lie_in_the_order_bought_the_last_on_top() -> None:
    story = table(
        {"god": "zeus", "deck": ["lyra", "leo"]},
        phase="recruit",
        faith=9,
        piles={"w1": ["aries"], "w2": ["capricorn"]},
        supply={"bishop": 1, "priest": 1},
    )
    story.does("recruit w2", "recruit bishop", "recruit w1", "recruit priest")
    assert story.deck() == ["priest", "aries", "bishop", "capricorn", "lyra", "leo"]


@clause("KG-5.52")
def test_recruiting_onto_an_empty_deck_shuffles_nothing() -> None:
    story = table({"god": "zeus", "discard": ["leo", "virgo"]}, phase="recruit", faith=1, supply={"priest": 1})
    story.does("recruit priest")
    assert (story.deck(), story.discard()) == (["priest"], ["leo", "virgo"])
    assert "reshuffle" not in story.kinds()


@clause("KG-5.53")
def test_an_empty_pile_stays_empty_and_ends_nothing() -> None:
    story = table({"god": "zeus"}, phase="recruit", faith=9, piles={"w1": ["aries"]}, supply={"priest": 1})
    story.does("recruit w1", "recruit priest").expects("recruit-phase", 0).expects_exactly("done")
    assert (story.pile("w1"), story.supply("priest")) == ([], 0)
    assert story.match.view(None)["piles"][0] == {"pile": "w1", "size": 0, "top": None}
    story.ends().ends()
    assert (story.pile("w1"), story.match.outcome) == ([], None)


@clause("KG-5.54")
def test_no_more_faith_is_spent_than_is_there() -> None:
    piles = {"w1": ["aries"], "w2": ["leo"], "w3": ["capricorn"]}
    story = table(
        {"god": "zeus"}, phase="recruit", faith=3, piles=piles, supply={"priest": 4, "bishop": 4, "sacred-guardian": 4}
    )
    story.refuses("recruit w2").offers("recruit w1", "recruit w3", "recruit bishop").does("recruit w3")
    story.expects_exactly("recruit priest", "done").does("recruit priest")
    assert story.faith == 0
    story.expects_exactly("done").refuses("recruit priest", "recruit w1")


# Further clauses ------------------------------------------------------------------------------------------------------
@clause("KG-5.55")
def test_no_attack_is_declared_on_a_god_that_is_gone_and_the_rest_goes_on() -> None:
    # No card of this set can lead there, so Leo strikes twice here.
    game = with_line('"attack(6)"', '"seq(attack(6), attack(2), faith(2))"')
    match = loaded(
        game, {"god": "hades", "hand": ["leo"], "energy": 6}, {"god": "thor", "energy": 6}, {"god": "apollo"}
    )
    match.choose("play leo 1")
    match.choose("player p1")
    assert [entry["amount"] for entry in match.log(None) if entry["kind"] == "attack"] == [6]
    view = match.view(None)
    assert (view["faith"], [player["energy"] for player in view["players"]]) == (2, [6, 0, 15])
    assert view["attacks_declared"] == 1


@clause("KG-5.56")
@pytest.mark.parametrize("card", ["aries", "taurus", "orion", "scorpio", "sagittarius", "leo"])
def test_one_play_of_an_attack_ability_makes_one_attack_on_one_god(card: str) -> None:
    story = table({"hand": [card]}, {}, {}, {}).does(f"play {card} 1", "player p2").expects("play-phase", 0)
    assert [entry["player"] for entry in story.events("attack")] == [2]
    assert [energy < 15 for energy in story.energies] == [False, False, True, False]
    assert story.match.view(None)["attacks_declared"] == 1


@clause("KG-5.57")
def test_attacks_are_allowed_from_the_first_turn_on() -> None:
    story = begun(1, 2)
    document = {**story.match.position(), "phase": "play"}
    document["players"][story.active]["hand"] = ["leo"]
    document["piles"] = {name: [card for card in pile if card != "leo"] for name, pile in document["piles"].items()}
    first = Story(kleos.from_position(document))
    assert (first.round, first.active) == (1, first.board.first)
    first.offers("play leo 1").does("play leo 1")
    assert first.match.view(None)["attacks_declared"] == 1


@clause("KG-5.58")
def test_the_active_player_may_answer_reactions_of_opponents() -> None:
    story = table({"hand": ["aries", "aquarius"]}, {}, {"hand": ["pegasus"]}).does("play aries 1", "player p1")
    story.does("react pegasus 3").expects("react-ability", 0).does("react aquarius 2")
    assert (story.energy(1), story.play(2)) == (12, ["pegasus"])


@clause("KG-5.33")
def test_no_ability_aims_at_the_own_side_in_a_team_match() -> None:
    story = table({"hand": ["ophiuchus"]}, {}, {}, {}, mode="team").does("play ophiuchus 1")
    story.expects("choose-player", 0).expects_exactly("player p1", "player p3")
