"""Kinds of abilities, windows and their order, cancelling, Adjudication, what abilities do (section 6)."""

from typing import Any

import pytest

from kleos.games.kanzume_goddess.testing import Story, begun, protect, reaction, table
from kleos.testing import clause

CANCEL = "react aquarius 2"


def reactions(story: Story) -> list[tuple[int, str]]:
    """Who reacted with what, in that order."""
    return [(entry["seat"], entry["cards"][0]) for entry in story.events("react")]


def cancelled(story: Story) -> list[str]:
    return [entry["cards"][0] for entry in story.events("cancel")]


def value(story: Story) -> int:
    assert story.attack is not None
    return story.attack["value"]


def reduced(story: Story) -> int:
    assert story.attack is not None
    return story.attack["reduced"]


# Kinds ----------------------------------------------------------------------------------------------------------------
@clause("KG-6.1")
def test_an_action_is_used_by_playing_its_card_in_the_own_play_phase() -> None:
    story = table({"hand": ["capricorn"]}, {"hand": ["virgo", "aries"]}).refuses("play virgo 1", "play aries 1")
    story.does("play capricorn 1")
    assert (story.faith, story.play(), story.hand()) == (2, ["capricorn"], [])
    attacked = table({"hand": ["leo"]}, {"hand": ["pegasus"]}).does("play leo 1").expects("react-attack", 1)
    attacked.refuses("play pegasus 1", "react pegasus 1")  # its Action is no Reaction


@clause("KG-6.2")
def test_a_reaction_is_used_at_the_moment_its_trigger_names_also_in_another_turn() -> None:
    story = table({"hand": ["leo"], "play": [], "god": "hades"}, {"hand": ["cancer", "aquarius"]}).does("play leo 1")
    story.expects("react-ability", 1).expects_exactly(CANCEL, "pass").does("pass")
    story.expects("react-attack", 1).expects_exactly("react cancer 2", "pass").does("pass")
    story.ends().expects("play-phase", 1).expects_exactly("play aquarius 1", "play cancer 1", "done")


@clause("KG-6.3")
def test_a_bond_is_neither_played_nor_cancelled() -> None:
    story = table({"hand": ["orion"], "play": ["sagittarius"]}, {"hand": ["aquarius"]})
    story.refuses("play orion 2").does("play orion 1")
    assert len(story.match.view(None)["abilities"]) == 1  # one window, for the Action
    story.does("pass").expects("play-phase", 0)
    assert story.energy(1) == 10
    guardian = table({"hand": ["aries"]}, {"hand": ["sacred-guardian"], "deck": ["priest"]}).does("play aries 1")
    guardian.refuses("react sacred-guardian 3").does("react sacred-guardian 1")
    assert (guardian.energy(1), guardian.hand(1)) == (14, ["priest"])


@clause("KG-6.4")
def test_a_bond_applies_only_to_its_own_card_while_that_is_used() -> None:
    # Orion and the Guardian in hand or in play add nothing to other cards.
    story = table({"hand": ["orion", "sagittarius"], "play": ["orion"], "deck": ["priest"]})
    assert story.does("play sagittarius 1").energy(1) == 15 - 3
    guardian = table({"hand": ["leo"]}, {"hand": ["sacred-guardian", "taurus"]}).does("play leo 1", "react taurus 2")
    assert reduced(guardian) == 2
    kept = table({"hand": ["leo"]}, {"hand": ["taurus"], "play": [protect("sacred-guardian")], "deck": ["priest"]})
    kept.does("play leo 1", "react taurus 2")
    assert (kept.energy(1), kept.hand(1)) == (15 - 4, [])


@clause("KG-6.5")
def test_the_conditions_of_a_bond_are_checked_when_the_value_is_computed() -> None:
    # Two Attacks by two players: the Guardian compares the energies at the moment its Defend resolves.
    defence = {"hand": ["sacred-guardian", "sacred-guardian"], "deck": ["priest", "bishop"], "energy": 16}
    story = table({"hand": ["aries", "orion"], "play": ["sagittarius"], "energy": 15}, defence)
    story.does("play orion 1", "react sacred-guardian 1")
    assert reduced(story) == 1  # 16 is above 15
    story.does("pass")
    assert story.energy(1) == 12
    later = table({"hand": ["orion"], "play": ["sagittarius"], "energy": 15}, {**defence, "energy": 12})
    later.does("play orion 1", "react sacred-guardian 1")
    assert (reduced(later), later.hand(1)) == (2, ["priest", "sacred-guardian"])


@clause("KG-6.5")
def test_a_bond_looks_at_the_energy_now_not_when_the_turn_began() -> None:
    player = {"hand": ["pisces", "libra", "aries"], "energy": 14, "god": "hades"}
    story = table(player, {"hand": ["sacred-guardian"], "energy": 16, "deck": ["bishop"]})
    story.does("play pisces 1", "play libra 1", "play aries 1", "react sacred-guardian 1")  # 16 against 16
    assert (story.energy(1), story.hand(1)) == (15, ["bishop"])


@clause("KG-6.6")
def test_only_warriors_played_for_their_action_this_turn_count_for_a_condition() -> None:
    hand = {"hand": ["orion"]}
    for other, bonus in (
        (["sagittarius"], 3),
        (["orion"], 3),
        ([], 0),
        ([protect("pegasus")], 0),
        ([reaction("aquarius")], 0),
        (["priest"], 0),
        (["capricorn"], 0),
    ):
        story = table({**hand, "play": other}).does("play orion 1")
        assert story.energy(1) == 15 - 2 - bonus, other


@clause("KG-6.6")
def test_a_warrior_played_in_an_earlier_turn_does_not_count() -> None:
    story = table({"hand": ["aries"], "deck": ["orion"]}, {"energy": 20}).does("play aries 1").ends().ends()
    assert story.does("play orion 1").energy(1) == 20 - 3 - 2


@clause("KG-6.7")
def test_everything_is_mandatory_unless_the_text_says_may() -> None:
    loki = table({"god": "loki", "hand": ["priest"]}, {"hand": ["priest", "leo"]}).does("use loki.1")
    loki.expects("discard-choice", 1).expects_exactly("card leo", "card priest").refuses("skip", "pass")
    phoenix = table({"hand": ["phoenix"]}, netherworld=["aries", "virgo"]).does("play phoenix 2")
    phoenix.expects("take-netherworld", 0).expects_exactly("card aries", "card virgo").refuses("skip")
    hydra = table({"hand": ["hydra", "priest"], "discard": ["leo"]}).does("play hydra 1").expects("banish-choice", 0)
    hydra.expects_exactly("card leo discard", "card priest hand", "skip")


@clause("KG-6.7")
def test_using_a_reaction_or_a_god_ability_is_voluntary() -> None:
    for god in ("heimdall", "athena"):
        story = table({"hand": ["aries"]}, {"god": god, "hand": ["priest"]}).does("play aries 1")
        story.expects("react-attack", 1).offers(f"use {god}.1", "pass").does("pass")
        assert (story.energy(1), story.hand(1)) == (12, ["priest"])
    table({"god": "hel", "hand": ["priest"]}, phase="discard").expects_exactly("card priest", "skip")


@clause("KG-6.8")
def test_parts_resolve_in_the_order_of_the_card_file() -> None:
    ophiuchus = table({"hand": ["ophiuchus"], "deck": ["leo"]}, {"hand": ["virgo"]}).does("play ophiuchus 1")
    assert [kind for kind in ophiuchus.kinds() if kind in ("discard", "draw")] == ["discard", "draw"]
    virgo = table({"hand": ["virgo"], "deck": ["leo"]}).does("play virgo 1")
    assert [kind for kind in virgo.kinds() if kind in ("draw", "faith")] == ["draw", "faith"]
    hydra = table({"hand": ["hydra"], "discard": ["leo"]}).does("play hydra 1", "card leo discard")
    assert (hydra.netherworld, hydra.hand()) == (["leo"], [])  # banished before the draw could reshuffle it


@clause("KG-6.9")
def test_other_choices_are_made_when_the_part_resolves() -> None:
    hydra = (
        table({"hand": ["hydra", "priest"]}, {"hand": ["aquarius"]}).does("play hydra 1").expects("react-ability", 1)
    )
    hydra.does("pass").expects("banish-choice", 0)
    gemini = table({"hand": ["gemini"], "play": ["sagittarius", "orion"]}, {"hand": ["aquarius"]}, {})
    gemini.does("play gemini 1").expects("react-ability", 1).does("pass").expects("repeat-warrior", 0)
    gemini.does(f"target #{gemini.number('orion')}").expects("choose-player", 0)
    scorpio = table({"hand": ["scorpio"]}, {"hand": ["cancer", "priest"]}).does("play scorpio 1")
    scorpio.expects("react-attack", 1).does("pass").expects("discard-choice", 1)


# The ability window ---------------------------------------------------------------------------------------------------
@clause("KG-6.10")
def test_there_are_two_windows() -> None:
    story = table({"hand": ["leo"]}, {"hand": ["cancer", "aquarius"]}).does("play leo 1")
    story.asked(("react-ability", 1, "pass"), ("react-attack", 1, "pass")).expects("play-phase", 0)
    quiet = table(
        {"hand": ["leo", "cancer", "priest"], "god": "zeus"}, {"hand": ["cancer", "pegasus", "sacred-guardian"]}
    )
    quiet.does("play cancer 1", "play priest 1").expects("play-phase", 0)  # no Attack, nothing to answer


@clause("KG-6.11")
@pytest.mark.parametrize(
    "card",
    [
        *["aries", "taurus", "orion", "scorpio", "sagittarius", "leo", "capricorn", "virgo", "hydra", "lyra", "libra"],
        *["gemini", "ophiuchus", "aquarius", "cancer", "pegasus", "pisces", "phoenix"],
    ],
)
def test_every_action_of_a_warrior_opens_an_ability_window_before_it_resolves(card: str) -> None:
    story = table({"hand": [card], "deck": ["priest"] * 3}, {"hand": ["aquarius"]}).does(f"play {card} 1")
    story.expects("react-ability", 1).expects_exactly(CANCEL, "pass")
    assert (story.energies, story.faith, story.hand(), len(story.deck())) == ([15, 15], 0, [], 3)
    story.does(CANCEL).expects("play-phase", 0)
    assert (story.energies, story.faith, story.hand(), len(story.deck())) == ([15, 15], 0, [], 3)
    assert cancelled(story) == [card]


@clause("KG-6.11")
@pytest.mark.parametrize(("seat", "react"), [(1, "cancer 2"), (1, "taurus 2"), (1, "pegasus 2"), (2, "pegasus 3")])
def test_every_reaction_of_a_warrior_opens_an_ability_window_too(seat: int, react: str) -> None:
    hands: list[dict[str, Any]] = [{"hand": ["aries", "aquarius"]}, {}, {}]
    hands[seat] = {"hand": [react.split()[0]]}
    story = table(*hands).does("play aries 1", "player p1").expects("react-attack", seat).does(f"react {react}")
    story.expects("react-ability", 0)
    assert reduced(story) == 0  # not resolved yet
    story.does("pass")
    assert story.energy(1) > 12


@clause("KG-6.12")
def test_opponents_are_asked_clockwise_from_the_left_of_who_played() -> None:
    story = table(*[{"hand": ["aquarius", "capricorn"]}] * 5, active=2).does("play capricorn 1")
    story.asked(*[("react-ability", seat, "pass") for seat in (3, 4, 0, 1)]).expects("play-phase", 2)


@clause("KG-6.12")
def test_the_order_begins_at_the_left_of_who_reacted() -> None:
    # p3 protects p1 against p0: opponents of p3 are asked from p3's left on, the active player among them.
    hand = {"hand": ["aquarius"]}
    story = table({"hand": ["leo", "aquarius"]}, hand, hand, {"hand": ["pegasus"]}).does("play leo 1", "player p1")
    story.asked(("react-ability", 1, "pass"), ("react-ability", 2, "pass"))
    story.asked(("react-attack", 3, "react pegasus 3"))
    story.asked(*[("react-ability", seat, "pass") for seat in (0, 1, 2)])
    assert story.energy(1) == 12


@clause("KG-6.12")
def test_team_mates_do_not_answer_each_other() -> None:
    hand = {"hand": ["aquarius", "leo"]}
    story = table(*[hand] * 4, mode="team").does("play leo 1", "player p1")
    story.asked(("react-ability", 1, "pass"), ("react-ability", 3, "pass")).expects("play-phase", 0)
    defended = table({"hand": ["aries"]}, {"hand": ["cancer"]}, hand, hand, mode="team").does(
        "play aries 1", "player p1"
    )
    defended.asked(("react-ability", 3, "pass"), ("react-attack", 1, "react cancer 2"))
    defended.asked(("react-ability", 2, CANCEL), ("react-ability", 3, "pass"))
    assert defended.energy(1) == 17


@clause("KG-6.13")
def test_the_ability_window_closes_when_all_have_passed_in_a_row() -> None:
    hand = {"hand": ["aquarius"]}
    story = table({"hand": ["pisces"]}, hand, {}, hand).does("play pisces 1")
    story.asked(("react-ability", 1, "pass"), ("react-ability", 3, "pass")).expects("play-phase", 0)
    assert story.energy() == 17


@clause("KG-6.13")
def test_the_ability_window_closes_as_soon_as_the_ability_is_cancelled() -> None:
    hand = {"hand": ["aquarius"]}
    story = table({"hand": ["pisces"]}, {"hand": ["aquarius", "aquarius"]}, {}, {}).does("play pisces 1", CANCEL)
    story.expects("play-phase", 0)
    assert (story.energy(), story.hand(1)) == (15, ["aquarius"])
    # p2 may answer p1's Aquarius, but Pisces is not open to anybody any more.
    two = table({"hand": ["pisces"]}, hand, hand).does("play pisces 1").asked(("react-ability", 1, CANCEL))
    assert [entry["card"] for entry in two.match.view(None)["abilities"]] == ["pisces", "aquarius"]
    two.asked(("react-ability", 2, "pass")).expects("play-phase", 0)
    assert two.hand(2) == ["aquarius"]


@clause("KG-6.14")
def test_play_returns_to_what_waited_below_the_cancelled_ability() -> None:
    # A cancelled Defend: the attack window goes on, and p1 is asked again.
    story = table({"hand": ["leo", "aquarius"]}, {"hand": ["cancer", "taurus"]}).does("play leo 1")
    story.does("react cancer 2").asked(("react-ability", 0, CANCEL)).expects("react-attack", 1)
    story.expects_exactly("react taurus 2", "pass").does("react taurus 2")
    assert story.energy(1) == 15 - 4
    # A cancelled cancel: the ability it answered is still open to the others.
    hand = {"hand": ["aquarius"]}
    other = table({"hand": ["pisces", "aquarius"]}, hand, hand).does("play pisces 1")
    other.asked(("react-ability", 1, CANCEL), ("react-ability", 2, "pass"), ("react-ability", 0, CANCEL))
    other.expects("react-ability", 2)
    assert [entry["card"] for entry in other.match.view(None)["abilities"]][:1] == ["pisces"]


# The attack window ----------------------------------------------------------------------------------------------------
@clause("KG-6.15")
@pytest.mark.parametrize(
    ("target", "order"), [(1, [1, 2, 3, 4]), (2, [2, 3, 4, 1]), (3, [3, 4, 1, 2]), (4, [4, 1, 2, 3])]
)
def test_the_attacked_is_asked_first_then_the_others_clockwise_without_the_attacker(
    target: int, order: list[int]
) -> None:
    guardian = {"hand": ["sacred-guardian", "leo"]}
    story = table(*[guardian] * 5).does("play leo 1", f"player p{target}")
    story.asked(*[("react-attack", seat, "pass") for seat in order]).expects("play-phase", 0)


@clause("KG-6.15")
def test_the_attacker_is_passed_over_in_the_order() -> None:
    guardian = {"hand": ["sacred-guardian", "leo"]}
    story = table(*[guardian] * 4, active=1).does("play leo 1", "player p3")
    story.asked(*[("react-attack", seat, "pass") for seat in (3, 0, 2)]).expects("play-phase", 1)


@clause("KG-6.16")
def test_after_a_reaction_the_next_player_in_the_order_is_asked() -> None:
    guardians = {"hand": ["sacred-guardian"] * 2}
    story = table({"hand": ["leo"]}, {"hand": ["taurus", "sacred-guardian"], "energy": 20}, guardians, guardians)
    story.does("play leo 1", "player p1")
    story.asked(
        ("react-attack", 1, "react taurus 2"),
        ("react-attack", 2, "react sacred-guardian 2"),
        ("react-attack", 3, "react sacred-guardian 2"),
        ("react-attack", 1, "react sacred-guardian 1"),
        ("react-attack", 2, "react sacred-guardian 2"),
    )
    assert story.expects("play-phase", 0).energy(1) == 20
    assert [seat for seat, _ in reactions(story)] == [1, 2, 3, 1, 2]


@clause("KG-6.16")
def test_after_a_cancelled_reaction_the_next_player_is_asked_too() -> None:
    guardians = {"hand": ["sacred-guardian"]}
    story = table({"hand": ["leo", "aquarius"]}, {"hand": ["cancer", "taurus"]}, guardians).does(
        "play leo 1", "player p1"
    )
    story.asked(("react-attack", 1, "react cancer 2"), ("react-ability", 0, CANCEL), ("react-attack", 2, "pass"))
    story.asked(("react-attack", 1, "pass")).expects("play-phase", 0)
    assert story.energy(1) == 9


@clause("KG-6.17")
def test_who_has_passed_is_asked_again_after_somebody_else_reacted() -> None:
    story = table({"hand": ["leo"]}, {"hand": ["cancer"]}, {"hand": ["sacred-guardian"] * 2}).does(
        "play leo 1", "player p1"
    )
    story.asked(
        ("react-attack", 1, "pass"),
        ("react-attack", 2, "react sacred-guardian 2"),
        ("react-attack", 1, "pass"),  # the situation has changed
        ("react-attack", 2, "react sacred-guardian 2"),  # also the one who reacted
        ("react-attack", 1, "react cancer 2"),
    )
    assert story.expects("play-phase", 0).energy(1) == 14


@clause("KG-6.17")
def test_nobody_is_asked_again_after_a_pass() -> None:
    guardian = {"hand": ["sacred-guardian"]}
    story = table({"hand": ["leo"]}, guardian, guardian, guardian).does("play leo 1", "player p2")
    story.asked(*[("react-attack", seat, "pass") for seat in (2, 3, 1)]).expects("play-phase", 0)


@clause("KG-6.17")
def test_who_has_passed_an_ability_is_asked_again_after_a_cancelled_cancel() -> None:
    # p1 lets Pisces be, p2 cancels, p0 cancels that: now p1 is asked about Pisces anew.
    hand = {"hand": ["aquarius"]}
    story = table({"hand": ["pisces", "aquarius"]}, hand, hand).does("play pisces 1")
    story.asked(("react-ability", 1, "pass"), ("react-ability", 2, CANCEL), ("react-ability", 0, CANCEL))
    story.asked(("react-ability", 1, "pass"))  # about p0's Aquarius
    assert cancelled(story) == ["aquarius"]
    story.asked(("react-ability", 1, CANCEL)).expects("play-phase", 0)
    assert (cancelled(story), story.energy()) == (["aquarius", "pisces"], 15)


@clause("KG-6.18")
def test_the_attack_window_closes_when_the_reductions_reach_the_value() -> None:
    story = table({"hand": ["aries"]}, {"hand": ["cancer", "taurus"]}, {"hand": ["pegasus"]}).does(
        "play aries 1", "player p1"
    )
    story.asked(("react-attack", 1, "react cancer 2")).expects("play-phase", 0)
    assert (story.energy(1), story.hand(1), story.hand(2)) == (15, ["taurus"], ["pegasus"])
    more = table({"hand": ["aries"]}, {"hand": ["taurus", "cancer"]}, {"hand": ["pegasus"]}).does(
        "play aries 1", "player p1"
    )
    more.asked(("react-attack", 1, "react taurus 2"), ("react-attack", 2, "react pegasus 3")).expects("play-phase", 0)
    assert (more.energy(1), more.hand(1)) == (15, ["cancer"])


@clause("KG-6.18")
def test_the_reaction_that_reached_the_value_resolves_completely() -> None:
    story = table({"hand": ["orion"]}, {"hand": ["sacred-guardian"], "deck": ["leo"]}).does("play orion 1")
    story.does("react sacred-guardian 1").expects("play-phase", 0)
    assert (story.energy(1), story.hand(1), story.discard(1)) == (15, ["leo"], ["sacred-guardian"])
    heimdall = table({"hand": ["orion"]}, {"god": "heimdall", "deck": ["priest"]}).does(
        "play orion 1", "use heimdall.1"
    )
    assert (heimdall.energy(1), heimdall.aside, heimdall.discard(1)) == (15, [], ["priest"])


@clause("KG-6.18")
def test_a_reduction_that_was_cancelled_does_not_close_the_window() -> None:
    story = table({"hand": ["aries", "aquarius"]}, {"hand": ["cancer", "cancer"]}).does(
        "play aries 1", "react cancer 2"
    )
    story.asked(("react-ability", 0, CANCEL), ("react-attack", 1, "react cancer 2")).expects("play-phase", 0)
    assert story.energy(1) == 15


@clause("KG-6.19")
def test_a_player_without_a_usable_reaction_passes_unasked_and_unseen() -> None:
    story = table({"hand": ["leo"]}, {"hand": ["priest", "leo"]}, {"hand": ["sacred-guardian"]}, {"hand": ["cancer"]})
    story.does("play leo 1", "player p1").expects("react-attack", 2).does("pass").expects("play-phase", 0)
    asked = table({"hand": ["leo"]}, {"hand": ["cancer"]}).does("play leo 1", "pass")
    unasked = table({"hand": ["leo"]}, {"hand": ["priest"]}).does("play leo 1")
    assert asked.kinds(0) == unasked.kinds(0)


@clause("KG-6.19")
def test_a_card_drawn_in_the_window_makes_a_player_able_to_react() -> None:
    story = table({"hand": ["leo"]}, {"hand": ["sacred-guardian"], "deck": ["cancer"]}).does("play leo 1")
    story.does("react sacred-guardian 1").expects("react-attack", 1).expects_exactly("react cancer 2", "pass")


@clause("KG-6.20")
def test_the_last_thing_played_resolves_first() -> None:
    one = {"hand": ["aquarius"]}
    story = table({"hand": ["leo", "aquarius"]}, {"hand": ["aquarius", "cancer"]}, one).does("play leo 1", "player p1")
    story.asked(("react-ability", 1, CANCEL), ("react-ability", 2, "pass"), ("react-ability", 0, CANCEL))
    # p0's Aquarius waits: p1 and p2 may answer it before anything below resolves.
    story.expects("react-ability", 2)
    assert [entry["seat"] for entry in story.match.view(None)["abilities"]] == [0, 1, 0]
    assert cancelled(story) == []
    story.asked(("react-ability", 2, CANCEL))
    assert cancelled(story) == ["aquarius", "leo"]  # p2's cancel saved p1's, and that stopped Leo
    assert story.expects("play-phase", 0).energies == [15, 15, 15]


@clause("KG-6.20")
def test_a_reaction_is_resolved_with_its_own_window_before_the_attack() -> None:
    story = table({"hand": ["leo", "aquarius"]}, {"hand": ["cancer", "aquarius"]}).does("play leo 1")
    story.asked(("react-ability", 1, "pass"), ("react-attack", 1, "react cancer 2"), ("react-ability", 0, CANCEL))
    story.asked(("react-ability", 1, CANCEL))
    assert (story.energy(1), cancelled(story)) == (12, ["aquarius"])
    assert story.expects("play-phase", 0).kinds()[-1] == "lose"


@clause("KG-6.21")
def test_disciples_and_gods_open_no_ability_window() -> None:
    story = table(
        {"hand": ["aries", "aquarius", "priest"], "god": "zeus"},
        {"hand": ["sacred-guardian", "aquarius"], "energy": 20},
    )
    story.does("play priest 1").expects("play-phase", 0).does("use zeus.1", "card aquarius").expects("play-phase", 0)
    guarded = table({"hand": ["aries", "aquarius"]}, {"hand": ["sacred-guardian"]}, {"hand": ["sacred-guardian"]})
    guarded.does("play aries 1", "player p1").asked(("react-attack", 1, "react sacred-guardian 1"))
    guarded.asked(("react-attack", 2, "react sacred-guardian 2")).expects("play-phase", 0)
    for god in ("athena", "heimdall"):
        used = table({"hand": ["aries", "aquarius"]}, {"god": god, "hand": ["priest"], "deck": ["priest"]})
        used.does("play aries 1", f"use {god}.1").expects("play-phase", 0)


@clause("KG-6.22")
def test_a_repeated_ability_opens_no_ability_window_but_an_attack_window() -> None:
    defence = {"hand": ["aquarius", "cancer"]}
    story = table({"hand": ["gemini"], "play": ["leo"]}, defence).does("play gemini 1")
    story.asked(("react-ability", 1, "pass")).expects("react-attack", 1)  # Gemini's window was the only one
    assert value(story) == 6
    story.does("react cancer 2").expects("play-phase", 0)
    assert story.energy(1) == 12


@clause("KG-6.22")
def test_a_repeated_ability_is_not_played_anew() -> None:
    story = table({"hand": ["gemini"], "play": ["capricorn"]}).does("play gemini 1")
    assert (story.faith, story.symbols, story.play()) == (2, ["green", "yellow"], ["capricorn", "gemini"])
    assert [entry["cards"] for entry in story.events("play")] == [["gemini"]]


# Cancelling -----------------------------------------------------------------------------------------------------------
@clause("KG-6.23")
def test_a_cancelled_ability_does_not_resolve_at_all() -> None:
    hand = {"hand": ["aquarius", "priest"]}
    sagittarius = table({"hand": ["sagittarius"], "deck": ["leo"]}, hand).does("play sagittarius 1", CANCEL)
    assert (sagittarius.energy(1), sagittarius.deck(), sagittarius.discard()) == (15, ["leo"], [])
    assert not {"reveal", "attack", "lose"} & set(sagittarius.kinds())
    assert sagittarius.match.view(None)["attacks_declared"] == 0
    ophiuchus = table({"hand": ["ophiuchus"], "deck": ["leo"]}, hand).does("play ophiuchus 1", CANCEL)
    assert (ophiuchus.hand(1), ophiuchus.hand()) == (["priest"], [])
    gemini = table({"hand": ["gemini"], "play": ["leo"]}, hand).does("play gemini 1", CANCEL)
    assert gemini.expects("play-phase", 0).energy(1) == 15


@clause("KG-6.24")
def test_the_card_of_a_cancelled_ability_stays_used() -> None:
    story = table({"hand": ["pisces", "libra", "priest"]}, {"hand": ["aquarius"]}).does("play pisces 1", CANCEL)
    assert (story.play(), story.hand(), story.symbols) == (["pisces"], ["libra", "priest"], ["silver", "green"])
    story.refuses("play pisces 1").offers("play libra 1")
    zeus = table({"god": "zeus", "hand": ["priest", "aries"]}, {"hand": ["aquarius"]})
    zeus.does("use zeus.1", "card priest", "play aries 1", CANCEL)
    assert (zeus.discard(), zeus.play()) == (["priest"], ["aries"])


@clause("KG-6.25")
def test_a_cancelled_reaction_card_goes_where_it_would_have_gone() -> None:
    story = table({"hand": ["leo", "aquarius"]}, {"hand": ["cancer"]}).does("play leo 1", "react cancer 2", CANCEL)
    assert (story.discard(1), story.play(1)) == (["cancer"], [])
    protected = table({"hand": ["leo", "aquarius"]}, {}, {"hand": ["pegasus"]}).does("play leo 1", "player p1")
    protected.does("react pegasus 3", CANCEL)
    assert (protected.play(2), protected.uses(2), protected.discard(2)) == (["pegasus"], ["protect"], [])
    own = table({"hand": ["leo", "aquarius"]}, {"hand": ["cancer", "aquarius"]}).does(
        "play leo 1", "pass", "react cancer 2"
    )
    own.does(CANCEL, CANCEL)
    assert (own.play(), own.uses()) == (["leo", "aquarius"], ["action", "reaction"])
    assert own.discard(1) == ["cancer", "aquarius"]


@clause("KG-6.26")
def test_a_cancel_can_itself_be_cancelled() -> None:
    hand = ["aquarius", "aquarius"]
    story = table({"hand": ["pisces", *hand]}, {"hand": [*hand]}).does("play pisces 1")
    story.asked(("react-ability", 1, CANCEL), ("react-ability", 0, CANCEL), ("react-ability", 1, CANCEL))
    story.asked(("react-ability", 0, CANCEL)).expects("play-phase", 0)
    assert cancelled(story) == ["aquarius", "aquarius"]
    assert (story.energy(), story.play(), story.discard(1)) == (
        17,
        ["pisces", "aquarius", "aquarius"],
        ["aquarius"] * 2,
    )


# Adjudication ---------------------------------------------------------------------------------------------------------
@clause("KG-6.27")
def test_an_adjudication_reveals_the_top_card_of_the_users_deck() -> None:
    story = table({"hand": ["libra"], "deck": ["priest", "leo"]}, {"deck": ["leo"]}).does("play libra 1")
    assert [entry["cards"] for entry in story.events("reveal", 1)] == [["priest"]]
    assert (story.faith, story.deck(), story.discard(), story.deck(1)) == (2, ["leo"], ["priest"], ["leo"])
    heimdall = table({"hand": ["leo"], "deck": ["virgo"]}, {"god": "heimdall", "deck": ["bishop"]})
    heimdall.does("play leo 1", "use heimdall.1")
    assert (heimdall.discard(1), heimdall.deck(), heimdall.energy(1)) == (["bishop"], ["virgo"], 15 - 4)


@clause("KG-6.28")
def test_with_an_empty_deck_the_discard_pile_is_shuffled_first() -> None:
    story = table({"hand": ["libra"], "discard": ["priest"] * 3}).does("play libra 1")
    assert (story.faith, story.deck(), story.discard()) == (2, ["priest"] * 2, ["priest"])
    assert story.kinds()[-4:] == ["reshuffle", "reveal", "faith", "aside-gone"]


@clause("KG-6.28", "KG-6.38")
def test_with_both_piles_empty_nothing_is_revealed() -> None:
    libra = table({"hand": ["libra", "priest"]}).does("play libra 1").expects("play-phase", 0)
    assert (libra.faith, libra.hand(), libra.discard(), libra.aside) == (0, ["priest"], [], [])
    sagittarius = table({"hand": ["sagittarius"]}).does("play sagittarius 1")
    assert sagittarius.energy(1) == 13  # the Attack comes in every case, without a cost to add
    heimdall = table({"hand": ["aries"]}, {"god": "heimdall"}).does("play aries 1", "use heimdall.1")
    assert heimdall.energy(1) == 12


@clause("KG-6.29")
def test_the_revealed_card_lies_aside_until_the_whole_ability_has_resolved() -> None:
    story = table({"hand": ["sagittarius"], "deck": ["virgo"]}, {"hand": ["cancer"]}).does("play sagittarius 1")
    story.expects("react-attack", 1)
    assert (story.aside, story.discard()) == (["virgo"], [])
    assert story.match.view(None)["aside"][0]["seat"] == 0
    story.does("pass")
    assert (story.aside, story.discard()) == ([], ["virgo"])
    assert story.kinds()[-2:] == ["lose", "aside-gone"]


@clause("KG-6.29")
def test_two_players_may_have_a_card_aside_at_once_and_each_goes_to_its_owner() -> None:
    defence = {"god": "heimdall", "hand": ["cancer"], "deck": ["leo"]}
    story = table({"hand": ["sagittarius"], "deck": ["virgo"]}, defence).does("play sagittarius 1", "use heimdall.1")
    story.expects("react-attack", 1)  # Heimdall's reaction is over, Sagittarius is not
    assert (story.aside, story.discard(), story.discard(1)) == (["virgo"], [], ["leo"])
    story.does("pass")
    assert (story.discard(), story.discard(1)) == (["virgo"], ["leo"])


@clause("KG-6.29")
def test_a_repeated_adjudication_lies_aside_until_it_is_over_too() -> None:
    player = {"hand": ["gemini"], "play": ["sagittarius", "orion"], "deck": ["virgo", "leo"]}
    story = table(player, {"hand": ["cancer"]}).does("play gemini 1", "target #1").expects("react-attack", 1)
    assert (story.aside, value(story), story.discard()) == (["virgo"], 5, [])
    story.does("pass").expects("play-phase", 0)
    assert (story.aside, story.discard(), story.deck()) == ([], ["virgo"], ["leo"])


@clause("KG-6.30")
def test_a_card_aside_is_neither_drawn_nor_shuffled_in() -> None:
    # Libra reveals Leo: of the two cards to draw, only the one in the discard pile is there.
    story = table({"hand": ["libra"], "deck": ["leo"], "discard": ["priest"]}).does("play libra 1")
    assert (story.hand(), story.deck(), story.discard()) == (["priest"], [], ["leo"])
    alone = table({"hand": ["libra"], "deck": ["leo"]}).does("play libra 1")
    assert (alone.hand(), alone.discard()) == ([], ["leo"])
    assert "reshuffle" not in alone.kinds()


@clause("KG-6.30")
def test_the_attackers_card_aside_is_not_drawn_in_the_window_either() -> None:
    # The Guardian's draw comes from the defender's own piles.
    defence = {"hand": ["sacred-guardian"], "discard": ["bishop"]}
    story = table({"hand": ["sagittarius"], "deck": ["virgo"]}, defence).does(
        "play sagittarius 1", "react sacred-guardian 1"
    )
    assert (story.hand(1), story.discard(1), story.discard()) == (["bishop"], ["sacred-guardian"], ["virgo"])


@clause("KG-6.31")
def test_revealing_is_neither_drawing_nor_playing() -> None:
    story = table({"hand": ["libra", "virgo"], "deck": ["capricorn", "priest"]}).does("play libra 1")
    assert (story.faith, story.symbols, story.play()) == (0, ["red", "red"], ["libra"])
    assert (story.hand(), story.discard()) == (["priest", "virgo"], ["capricorn"])  # it is none of the two drawn
    red = table({"hand": ["libra", "orion"], "deck": ["aries"]}).does("play libra 1", "play orion 1")
    assert red.energy(1) == 13  # the revealed red Warrior was not played
    shown = table({"hand": ["libra"], "deck": ["priest"]}).does("play libra 1")
    assert "draw" not in shown.kinds()


# What abilities do ----------------------------------------------------------------------------------------------------
@clause("KG-6.32")
def test_attack_declares_an_attack_computes_its_value_and_goes_on_if_energy_was_lost() -> None:
    for card, worth in (("aries", 3), ("taurus", 3), ("orion", 2), ("scorpio", 4), ("leo", 6)):
        assert value(table({"hand": [card]}, {"hand": ["cancer"]}).does(f"play {card} 1")) == worth
    for revealed, worth in (("priest", 3), ("capricorn", 4), ("bishop", 5), ("lyra", 6), ("scorpio", 7), ("leo", 7)):
        story = table({"hand": ["sagittarius"], "deck": [revealed]}, {"hand": ["cancer"]}).does("play sagittarius 1")
        assert value(story) == worth
    scorpio = (
        table({"hand": ["scorpio"]}, {"hand": ["priest", "leo"]}).does("play scorpio 1").expects("discard-choice", 1)
    )
    assert scorpio.energy(1) == 11
    assert scorpio.does("card leo").discard(1) == ["leo"]


@clause("KG-6.33")
def test_draw_takes_cards_into_the_hand() -> None:
    for card, count in (("lyra", 2), ("virgo", 1), ("pegasus", 1), ("aquarius", 1)):
        story = table({"hand": [card], "deck": ["leo", "priest", "bishop"]}).does(f"play {card} 1")
        assert sorted(story.hand()) == sorted(["leo", "priest", "bishop"][:count])


@clause("KG-6.34")
def test_faith_is_added_to_the_active_players() -> None:
    for card, amount in (("priest", 1), ("bishop", 2), ("capricorn", 2), ("virgo", 1), ("aquarius", 1)):
        story = table({}, {"hand": [card]}, active=1, faith=2).does(f"play {card} 1")
        assert (story.faith, story.active) == (2 + amount, 1)


@clause("KG-6.35")
def test_energy_is_gained_by_the_own_god_if_the_condition_holds() -> None:
    for card, amount in (("cancer", 1), ("pisces", 2), ("phoenix", 3)):
        assert table({"hand": [card]}).does(f"play {card} 1").energies == [15 + amount, 15]
    for hand, energy in ((["priest"] * 2, 16), (["priest"], 15), ([], 15), (["priest"] * 6, 16)):
        freyja = table({"god": "freyja", "hand": hand, "deck": ["priest"] * 5}, phase="discard")
        assert freyja.energy() == energy


@clause("KG-6.36")
def test_reductions_are_added_for_the_current_attack() -> None:
    for react, amount in (("cancer 2", 3), ("taurus 2", 2), ("pegasus 2", 2), ("sacred-guardian 1", 1)):
        defence = {"hand": [react.split()[0], "cancer"], "energy": 20}
        assert reduced(table({"hand": ["leo"]}, defence).does("play leo 1", f"react {react}")) == amount
    for react, amount in (("pegasus 3", 3), ("sacred-guardian 2", 1)):
        story = table({"hand": ["leo"]}, {"hand": ["cancer"]}, {"hand": [react.split()[0]]}).does(
            "play leo 1", "player p1"
        )
        assert reduced(story.does("pass", f"react {react}")) == amount
    athena = table({"hand": ["leo"]}, {"god": "athena", "hand": ["priest", "cancer"]}).does(
        "play leo 1", "use athena.1"
    )
    assert reduced(athena) == 2


@clause("KG-6.36")
def test_reductions_are_gone_with_their_attack() -> None:
    story = table({"hand": ["sagittarius", "orion"], "deck": ["priest"]}, {"hand": ["pegasus"], "energy": 20})
    story.does("play sagittarius 1", "react pegasus 2").does("play orion 1")
    assert story.energy(1) == 20 - 1 - 5


@clause("KG-6.37")
def test_cancel_stops_the_ability_that_triggered_it() -> None:
    story = table({"hand": ["leo", "aquarius"]}, {"hand": ["cancer", "taurus"]}).does(
        "play leo 1", "react cancer 2", CANCEL
    )
    assert cancelled(story) == ["cancer"]  # the Defend, not the Attack below
    assert value(story) == 6


@clause("KG-6.38")
def test_adjudicate_takes_the_branch_of_the_revealed_type() -> None:
    warrior = table({"hand": ["libra"], "deck": ["leo", "priest", "bishop", "virgo"]}).does("play libra 1")
    assert (sorted(warrior.hand()), warrior.faith, warrior.discard()) == (["bishop", "priest"], 0, ["leo"])
    for disciple in ("priest", "bishop", "sacred-guardian"):
        story = table({"hand": ["libra"], "deck": [disciple, "priest"]}).does("play libra 1")
        assert (story.hand(), story.faith) == ([], 2)
        defended = table({"hand": ["aries"]}, {"god": "heimdall", "deck": [disciple]}).does(
            "play aries 1", "use heimdall.1"
        )
        assert defended.energy(1) == 14
    nothing = table({"hand": ["aries"]}, {"god": "heimdall", "deck": ["leo"]}).does("play aries 1", "use heimdall.1")
    assert nothing.energy(1) == 12


@clause("KG-6.39")
def test_banish_takes_a_card_of_the_named_own_zones_chosen_by_the_owner() -> None:
    cards = {"hand": ["leo", "priest"], "discard": ["virgo", "priest"], "deck": ["lyra"] * 2}
    hydra = table({**cards, "hand": ["hydra", *cards["hand"]]}, {"discard": ["aries"]}).does("play hydra 1")
    hydra.expects_exactly("card leo hand", "card priest hand", "card priest discard", "card virgo discard", "skip")
    hydra.does("card priest hand")
    assert (hydra.netherworld, hydra.hand(), hydra.discard()) == (["priest"], ["leo", "lyra"], ["virgo", "priest"])
    hades = table({"god": "hades", **cards}, {"discard": ["aries"]}, phase="recruit", faith=1).does("use hades.1")
    hades.expects("hades-banish", 0).expects_exactly("card priest", "card virgo").does("card virgo")
    assert (hades.netherworld, hades.discard(), hades.faith) == (["virgo"], ["priest"], 0)
    hel = table({"god": "hel", **cards}, phase="discard").expects_exactly("card leo", "card priest", "skip")
    assert hel.does("card leo").netherworld == ["leo"]


@clause("KG-6.40")
def test_opponents_discard_by_own_choice_clockwise_from_the_active_player() -> None:
    hand = {"hand": ["priest", "bishop"]}
    story = table(hand, hand, {"god": "loki", "hand": ["leo"]}, {"hand": []}, hand, active=2).does("use loki.1")
    story.asked(*[("discard-choice", seat, "card bishop") for seat in (4, 0, 1)]).expects("play-phase", 2)
    assert [story.hand(seat) for seat in range(5)] == [["priest"], ["priest"], [], [], ["priest"]]
    teams = table(
        {"god": "zeus", **hand}, {"god": "loki", "hand": ["leo"]}, hand, {"god": "hel", **hand}, active=1, mode="team"
    )
    teams.does("use loki.1").asked(("discard-choice", 2, "card priest"), ("discard-choice", 0, "card priest"))
    assert teams.expects("play-phase", 1).hand(3) == ["bishop", "priest"]


@clause("KG-6.40")
def test_a_random_discard_comes_from_the_target_without_a_question() -> None:
    seen = set()
    for seed in range(20):
        target = {"hand": ["priest", "leo", "virgo"]}
        story = table({"hand": ["ophiuchus"]}, {"hand": ["bishop"]}, target, seed=seed).does(
            "play ophiuchus 1", "player p2"
        )
        story.expects("play-phase", 0)
        assert (len(story.hand(2)), story.hand(1)) == (2, ["bishop"])
        seen |= set(story.discard(2))
    assert seen == {"priest", "leo", "virgo"}


@clause("KG-6.41")
def test_repeat_action_repeats_an_action_of_another_warrior() -> None:
    player = {"hand": ["gemini"], "play": ["phoenix", "leo"], "energy": 10}
    story = table(player, netherworld=["aries"]).does("play gemini 1")
    story.expects("repeat-warrior", 0).expects_exactly("target #1", "target #2").does("target #1")
    story.expects("repeat-ability", 0).expects_exactly("ability 1", "ability 2").does("ability 2")
    assert (story.hand(), story.energy(), story.symbols) == (["aries"], 10, ["green", "yellow"])


@clause("KG-6.42")
def test_take_from_netherworld_moves_one_matching_card_to_the_hand() -> None:
    nether = ["aries", "leo", "priest", "taurus", "aries"]
    story = table({"hand": ["phoenix"]}, netherworld=nether).does("play phoenix 2").expects("take-netherworld", 0)
    story.expects_exactly("card aries", "card taurus").does("card taurus")
    assert (story.hand(), story.netherworld) == (["taurus"], ["aries", "leo", "priest", "aries"])


@clause("KG-6.43")
def test_bonuses_are_added_to_the_value_being_computed() -> None:
    zeus = table({"god": "zeus", "hand": ["priest", "aries"]}, {"hand": ["cancer"]}).does(
        "use zeus.1", "card priest", "play aries 1"
    )
    assert value(zeus) == 3 + 2
    thor = table({"god": "thor", "hand": ["aries"]}, {"god": "zeus", "hand": ["cancer"]}).does("play aries 1")
    assert value(thor) == 3 + 1
    orion = table({"hand": ["orion"], "play": ["orion"]}, {"hand": ["cancer"]}).does("play orion 1")
    assert value(orion) == 2 + 3
    guardian = table({"hand": ["leo"]}, {"hand": ["sacred-guardian", "cancer"]}).does(
        "play leo 1", "react sacred-guardian 1"
    )
    assert reduced(guardian) == 1 + 1
    assert table({"god": "aphrodite", "hand": ["phoenix"], "energy": 5}).does("play phoenix 1").energy() == 5 + 3 + 1


@clause("KG-6.44")
def test_the_next_warrior_ignores_the_colours() -> None:
    player = {"god": "poseidon", "hand": ["leo", "aries", "cancer", "priest"], "play": ["aries"]}
    story = table(player).refuses("play leo 1", "play cancer 1").does("use poseidon.1", "energy")
    story.offers("play leo 1", "play aries 1", "play cancer 1").does("play leo 1")
    assert story.symbols == ["silver", "yellow"]
    story.refuses("play aries 1").offers("play cancer 1")


@clause("KG-6.45")
def test_end_draw_replaces_the_number_of_cards() -> None:
    story = table({"god": "odin", "deck": ["priest", "leo"] * 4}, phase="end").expects("end-choice", 0)
    assert (len(story.hand()), len(story.deck())) == (6, 2)
    start = begun(1, 6)
    for seat in range(6):
        assert len(start.hand(seat)) == 5  # the starting hand of Odin too


@clause("KG-6.46")
def test_one_netherworld_warrior_may_be_recruited_in_each_own_turn() -> None:
    nether = ["aries", "leo", "priest"]
    player = {"god": "hades", "deck": ["priest"] * 9}
    story = table(player, phase="recruit", faith=9, netherworld=nether, supply={"priest": 1})
    story.expects_exactly("recruit priest", "recruit netherworld aries", "recruit netherworld leo", "done")
    story.does("recruit netherworld aries")
    assert (story.faith, story.deck()[0], story.netherworld) == (6, "aries", ["leo", "priest"])
    story.expects_exactly("recruit priest", "done").refuses("recruit netherworld leo")


@clause("KG-6.47")
def test_costs_are_a_card_energy_or_faith() -> None:
    athena = table({"hand": ["aries"]}, {"god": "athena", "hand": ["leo", "priest", "bishop"]}).does(
        "play aries 1", "use athena.1"
    )
    athena.expects("pay-cost", 1).expects_exactly("card bishop", "card priest").does("card priest")
    assert (athena.hand(1), athena.discard(1)) == (["bishop", "leo"], ["priest"])
    poseidon = table({"god": "poseidon", "hand": ["leo"], "play": ["aries"]}).does("use poseidon.1")
    poseidon.expects_exactly("card leo", "energy").does("card leo")
    assert (poseidon.energy(), poseidon.discard()) == (15, ["leo"])
    hades = table({"god": "hades", "discard": ["leo"]}, phase="recruit", faith=3).does("use hades.1")
    assert (hades.faith, hades.netherworld) == (2, ["leo"])


@clause("KG-6.48")
def test_of_alternatives_only_those_that_can_be_carried_out_are_offered() -> None:
    both = table({"god": "odin", "energy": 2, "deck": ["priest", "leo"]}, phase="end")
    both.expects_exactly("card leo", "card priest", "energy").does("energy")
    assert (both.energy(), both.hand()) == (1, ["leo", "priest"])
    card = table({"god": "odin", "energy": 1, "deck": ["priest", "leo"]}, phase="end")
    card.expects_exactly("card leo", "card priest").refuses("energy").does("card priest")
    assert (card.energy(), card.hand(), card.discard()) == (1, ["leo"], ["priest"])
    poseidon = table({"god": "poseidon", "energy": 3, "play": ["aries"]}).does("use poseidon.1")
    assert poseidon.expects("play-phase", 0).energy() == 2  # no card to discard: the energy was paid
