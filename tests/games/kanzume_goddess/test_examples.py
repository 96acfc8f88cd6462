"""The worked examples (section 12), with their exact numbers."""

import pytest

from kleos.games.kanzume_goddess.testing import Story, protect, table
from kleos.testing import clause


def same(found: list[str], *cards: str) -> None:
    """The same cards, in whatever order."""
    assert sorted(found) == sorted(cards)


def attacks(story: Story) -> list[int]:
    """What every Attack declared so far was worth."""
    return [entry["amount"] for entry in story.events("attack")]


# Printed in the rulebook ----------------------------------------------------------------------------------------------
@clause("KG-12.1")
def test_a_warrior_of_cost_three_takes_all_of_three_faith() -> None:
    story = table({"deck": ["priest"]}, phase="recruit", faith=3, piles={"w1": ["virgo"]})
    story.expects("recruit-phase", 0).expects_exactly("recruit w1", "done")
    story.does("recruit w1").expects("recruit-phase", 0).expects_exactly("done")
    assert (story.faith, story.deck(), story.pile("w1")) == (0, ["virgo", "priest"], [])


@clause("KG-12.1")
def test_a_warrior_of_cost_three_is_not_offered_for_two_faith() -> None:
    story = table({"deck": ["priest"]}, phase="recruit", faith=2, piles={"w1": ["virgo"]})
    story.expects("recruit-phase", 0).expects_exactly("done").refuses("recruit w1", clause="KG-5.54")


@pytest.mark.parametrize(
    "mix",
    [
        ["recruit w1"],
        ["recruit w2", "recruit w3"],
        ["recruit w4", "recruit bishop"],
        ["recruit bishop", "recruit bishop"],
        ["recruit w3", "recruit w4", "recruit priest"],
    ],
    ids=["leo", "taurus and capricorn", "aries and a bishop", "two bishops", "capricorn, aries and a priest"],
)
@clause("KG-12.2")
def test_any_mix_of_six_faith_can_be_recruited_and_then_nothing_more(mix: list[str]) -> None:
    piles = {"w1": ["leo", "capricorn"], "w2": ["taurus"], "w3": ["capricorn"], "w4": ["aries"]}
    supply = {"priest": 2, "bishop": 2, "sacred-guardian": 2}
    story = table(phase="recruit", faith=6, piles=piles, supply=supply)
    story.expects_exactly(
        *["recruit w1", "recruit w2", "recruit w3", "recruit w4"],
        *["recruit bishop", "recruit priest", "recruit sacred-guardian", "done"],
    )
    story.does(*mix).expects("recruit-phase", 0).expects_exactly("done")
    assert (story.faith, len(story.deck())) == (0, len(mix))


@clause("KG-12.3")
def test_libra_may_follow_aries_and_only_red_may_follow_libra() -> None:
    hand = ["aries", "libra", "taurus", "capricorn", "ophiuchus", "pisces"]
    story = table({"hand": hand})
    story.expects_exactly(*[f"play {card} 1" for card in hand], "done")
    story.does("play aries 1").expects("play-phase", 0)
    assert (story.energy(1), story.symbols) == (12, ["green", "silver"])
    story.expects_exactly("play libra 1", "play capricorn 1", "play ophiuchus 1", "done")
    story.does("play libra 1").expects("play-phase", 0)
    assert story.symbols == ["red", "red"]
    story.expects_exactly("play taurus 1", "done")


@clause("KG-12.4")
def test_two_priests_after_aries_bring_faith_and_change_no_symbol() -> None:
    story = table({"hand": ["aries", "priest", "priest", "taurus", "lyra", "libra", "pisces"]})
    story.does("play aries 1")
    story.expects_exactly("play libra 1", "play lyra 1", "play priest 1", "done")
    story.does("play priest 1", "play priest 1")
    assert (story.faith, story.symbols) == (2, ["green", "silver"])
    story.expects_exactly("play libra 1", "play lyra 1", "done")


# Attack and reactions -------------------------------------------------------------------------------------------------
@clause("KG-12.5")
def test_a_guardian_and_cancer_leave_one_of_leos_six() -> None:
    story = table({"hand": ["leo"]}, {"hand": ["sacred-guardian", "cancer"], "deck": ["priest", "bishop"]})
    assert (story.energy(0), story.energy(1)) == (15, 15)
    story.does("play leo 1").expects("react-attack", 1)
    story.expects_exactly("react cancer 2", "react sacred-guardian 1", "pass")
    story.does("react sacred-guardian 1").expects("react-attack", 1).expects_exactly("react cancer 2", "pass")
    assert story.attack == {"by": 0, "on": 1, "value": 6, "reduced": 2}
    assert (story.hand(1), story.deck(1), story.energy(1)) == (["cancer", "priest"], ["bishop"], 15)
    story.does("react cancer 2").expects("play-phase", 0)
    assert (story.energy(1), story.hand(1)) == (14, ["priest"])
    same(story.discard(1), "sacred-guardian", "cancer")
    assert [entry["amount"] for entry in story.events("lose")] == [1]


@clause("KG-12.6")
def test_the_guardian_of_the_stronger_god_defends_one_and_draws_nothing() -> None:
    story = table(
        {"hand": ["aries"], "energy": 12}, {"hand": ["sacred-guardian"], "deck": ["priest"], "energy": 16}
    ).does("play aries 1", "react sacred-guardian 1")
    story.expects("play-phase", 0)
    assert [entry["amount"] for entry in story.events("reduce")] == [1]
    assert (story.energy(1), story.hand(1), story.deck(1)) == (14, [], ["priest"])


@clause("KG-12.7")
def test_the_window_closes_once_cancer_has_taken_off_everything() -> None:
    story = table({"hand": ["aries"]}, {"hand": ["cancer", "sacred-guardian"]})
    story.does("play aries 1").expects_exactly("react cancer 2", "react sacred-guardian 1", "pass")
    story.does("react cancer 2").expects("play-phase", 0)
    assert (story.energy(1), story.hand(1), story.discard(1)) == (15, ["sacred-guardian"], ["cancer"])


@clause("KG-12.8")
def test_a_cancelled_leo_declares_nothing_but_was_played() -> None:
    story = table({"hand": ["leo"]}, {"hand": ["aquarius", "cancer"]})
    story.does("play leo 1").expects("react-ability", 1).expects_exactly("react aquarius 2", "pass")
    story.does("react aquarius 2").expects("play-phase", 0)
    assert (attacks(story), story.energy(1)) == ([], 15)
    assert (story.play(), story.symbols) == (["leo"], ["silver", "yellow"])
    assert (story.discard(1), story.hand(1)) == (["aquarius"], ["cancer"])


@clause("KG-12.9")
def test_the_second_cancel_resolves_first_and_leo_attacks() -> None:
    story = table({"hand": ["leo", "aquarius"]}, {"hand": ["aquarius"]})
    story.does("play leo 1", "react aquarius 2").expects("react-ability", 0)
    story.expects_exactly("react aquarius 2", "pass")
    story.does("react aquarius 2").expects("play-phase", 0)
    assert [entry["cards"] for entry in story.events("cancel")] == [["aquarius"]]
    assert (attacks(story), story.energy(1), story.discard(1)) == ([6], 9, ["aquarius"])
    assert (story.play(), story.symbols) == (["leo", "aquarius"], ["silver", "yellow"])
    story.does("done").expects("recruit-phase", 0)
    assert (story.play(), story.discard()) == (["leo", "aquarius"], [])
    story.does("done").expects("play-phase", 1)
    assert story.play() == []
    same([*story.discard(), *story.hand()], "leo", "aquarius")


@clause("KG-12.10")
def test_a_defend_of_a_warrior_can_be_cancelled_by_the_attacker() -> None:
    story = table({"hand": ["aries", "aquarius"]}, {"hand": ["cancer"]})
    story.does("play aries 1", "react cancer 2").expects("react-ability", 0)
    story.expects_exactly("react aquarius 2", "pass")
    story.does("react aquarius 2").expects("play-phase", 0)
    assert (attacks(story), story.energy(1), story.discard(1)) == ([3], 12, ["cancer"])
    assert story.events("reduce") == []


@clause("KG-12.11")
def test_a_strangers_pegasus_protects_from_scorpio_who_still_makes_discard() -> None:
    story = table(
        {"hand": ["scorpio"]},
        {"hand": ["sacred-guardian", "priest"], "energy": 9},
        {"hand": ["pegasus"]},
    )
    story.does("play scorpio 1").expects("choose-player", 0).expects_exactly("player p1", "player p2")
    story.does("player p1").expects("react-attack", 1).expects_exactly("react sacred-guardian 1", "pass")
    story.does("pass").expects("react-attack", 2).expects_exactly("react pegasus 3", "pass")
    story.does("react pegasus 3").expects("react-attack", 1).does("pass")
    assert (attacks(story), story.energy(1)) == ([4], 8)
    story.expects("discard-choice", 1).expects_exactly("card priest", "card sacred-guardian")
    story.does("card priest").expects("play-phase", 0)
    assert (story.hand(1), story.discard(1)) == (["sacred-guardian"], ["priest"])
    assert (story.play(2), story.discard(2)) == (["pegasus"], [])
    story.ends().expects("play-phase", 1).ends().expects("play-phase", 2)
    assert (story.play(2), story.discard(2)) == (["pegasus"], [])
    story.does("done").expects("recruit-phase", 2)
    assert story.play(2) == ["pegasus"]
    story.does("done").expects("play-phase", 0)
    assert story.play(2) == []


@clause("KG-12.12")
def test_orion_and_orion_repeated_by_gemini_both_have_sagittarius_beside_them() -> None:
    story = table({"hand": ["sagittarius", "orion", "gemini"]})
    story.does("play sagittarius 1")
    assert (attacks(story), story.symbols) == ([2], ["red", "green"])
    story.does("play orion 1")
    assert (attacks(story), story.symbols) == ([2, 2 + 3], ["silver", "red"])
    story.does("play gemini 1").expects("repeat-warrior", 0).expects_exactly("target #1", "target #2")
    assert (story.number("sagittarius"), story.number("orion")) == (1, 2)
    story.does("target #2").expects("play-phase", 0)
    assert (attacks(story), story.energy(1)) == ([2, 5, 5], 15 - 2 - 5 - 5)


@clause("KG-12.13")
def test_thors_bonus_is_added_after_the_cap_of_sagittarius() -> None:
    story = table({"god": "thor", "hand": ["sagittarius"], "deck": ["leo"]}, {"god": "hades", "hand": ["cancer"]})
    story.does("play sagittarius 1").expects("react-attack", 1)
    assert (attacks(story), story.aside, story.discard()) == ([7 + 1], ["leo"], [])
    story.does("pass").expects("play-phase", 0)
    assert (story.energy(1), story.aside, story.discard()) == (7, [], ["leo"])


@clause("KG-12.14")
def test_zeus_makes_aries_worth_five() -> None:
    story = table({"god": "zeus", "hand": ["aries", "priest"]})
    story.does("use zeus.1").expects("pay-cost", 0).expects_exactly("card aries", "card priest")
    story.does("card priest", "play aries 1").expects("play-phase", 0)
    assert (attacks(story), story.energy(1), story.discard()) == ([3 + 2], 10, ["priest"])


@clause("KG-12.14")
def test_the_bonus_of_zeus_still_waits_after_a_cancelled_aries() -> None:
    story = table({"god": "zeus", "hand": ["aries", "priest", "capricorn", "taurus"]}, {"hand": ["aquarius"]})
    story.does("use zeus.1", "card priest", "play aries 1", "react aquarius 2").expects("play-phase", 0)
    assert (attacks(story), story.energy(1)) == ([], 15)
    assert story.match.view(None)["attack_bonus"] == 2
    story.does("play capricorn 1", "play taurus 1").expects("play-phase", 0)
    assert (attacks(story), story.energy(1)) == ([3 + 2], 10)
    assert story.match.view(None)["attack_bonus"] == 0


# Decks, Adjudication, recruiting --------------------------------------------------------------------------------------
@clause("KG-12.15")
def test_five_cards_are_drawn_through_a_shuffle() -> None:
    discard = ["priest"] * 6 + ["virgo", "lyra", "leo"]
    story = table({"deck": ["aries", "bishop"], "discard": discard}, phase="discard").expects("play-phase", 1)
    assert (len(story.hand()), len(story.deck()), story.discard()) == (5, 6, [])
    assert {"aries", "bishop"} <= set(story.hand())
    same([*story.hand(), *story.deck()], "aries", "bishop", *discard)
    assert [entry["amount"] for entry in story.events("reshuffle")] == [9]


@clause("KG-12.16")
def test_libra_shuffles_four_priests_and_reveals_one() -> None:
    story = table({"hand": ["libra"], "discard": ["priest"] * 4}).does("play libra 1").expects("play-phase", 0)
    assert [entry["amount"] for entry in story.events("reshuffle")] == [4]
    assert (story.faith, story.discard(), story.deck(), story.hand()) == (2, ["priest"], ["priest"] * 3, [])


@clause("KG-12.16")
def test_libra_with_both_piles_empty_does_nothing() -> None:
    story = table({"hand": ["libra"]}).does("play libra 1").expects("play-phase", 0).expects_exactly("done")
    assert (story.faith, story.discard(), story.deck(), story.hand()) == (0, [], [], [])
    assert story.kinds() == ["play", "nothing"]


@clause("KG-12.17")
def test_the_last_recruit_lies_on_top() -> None:
    story = table(
        {"deck": ["priest", "leo"]}, phase="recruit", faith=5, piles={"w2": ["capricorn"]}, supply={"bishop": 1}
    )
    story.does("recruit bishop", "recruit w2").expects_exactly("done")
    assert (story.deck(), story.faith) == (["capricorn", "bishop", "priest", "leo"], 0)


@clause("KG-12.18")
def test_a_priest_banished_by_hydra_is_never_fetched_by_phoenix() -> None:
    story = table({"hand": ["hydra", "phoenix"], "discard": ["priest"], "deck": ["bishop"]})
    story.does("play hydra 1").expects("banish-choice", 0)
    story.expects_exactly("card phoenix hand", "card priest discard", "skip")
    story.does("card priest discard").expects("play-phase", 0)
    assert (story.netherworld, story.hand(), story.discard()) == (["priest"], ["bishop", "phoenix"], [])
    story.does("play phoenix 2").expects("play-phase", 0).expects_exactly("play bishop 1", "done")
    assert (story.netherworld, story.hand()) == (["priest"], ["bishop"])


# Energy, end of game, team match --------------------------------------------------------------------------------------
@clause("KG-12.19")
def test_pisces_wins_from_twenty_three() -> None:
    story = table({"hand": ["pisces"], "energy": 23}).does("play pisces 1")
    assert (story.match.decision, story.energy(), story.winners) == (None, 25, (0,))


@clause("KG-12.19")
def test_aphrodite_wins_from_twenty_two_with_her_first_gain() -> None:
    story = table({"god": "aphrodite", "hand": ["pisces"], "energy": 22}).does("play pisces 1")
    assert (story.match.decision, story.energy(), story.winners) == (None, 25, (0,))


@clause("KG-12.20")
def test_a_god_at_two_leaves_by_aries_and_the_turn_goes_on() -> None:
    story = table(
        {"hand": ["aries", "libra", "taurus"]},
        {"energy": 2, "hand": ["priest"], "deck": ["bishop"], "discard": ["leo"], "play": [protect("pegasus")]},
        {"energy": 7},
    )
    unseen = story.match.view(None)["out_size"]
    story.does("play aries 1", "player p1").expects("play-phase", 0)
    assert (story.energy(1), story.out(1), story.match.outcome) == (0, True, None)
    assert (story.hand(1), story.deck(1), story.discard(1), story.play(1)) == ([], [], [], [])
    assert (story.match.view(None)["out_size"], story.netherworld) == (unseen + 4, [])
    story.does("play libra 1", "play taurus 1").expects("play-phase", 0)
    assert story.energy(2) == 4
    story.ends().expects("play-phase", 2)


@clause("KG-12.21")
def test_poseidon_at_one_energy_pays_with_his_only_card() -> None:
    story = table({"god": "poseidon", "energy": 1, "hand": ["leo"], "play": ["aries"]})
    assert story.symbols == ["green", "silver"]
    story.expects("play-phase", 0).expects_exactly("use poseidon.1", "done")
    story.does("use poseidon.1").expects("play-phase", 0).expects_exactly("done")
    assert (story.energy(), story.hand(), story.discard()) == (1, [], ["leo"])


@clause("KG-12.22")
def test_a_sealed_support_god_misses_four_turns_and_plays_the_fifth() -> None:
    cards = ["priest", "bishop", "virgo", "lyra", "leo"], ["priest"] * 6, ["aries", "libra", "hydra", "pisces"]
    story = table(
        {"hand": ["scorpio"]},
        {},
        {},
        {"energy": 3, "hand": cards[0], "discard": cards[1], "deck": cards[2]},
        mode="team",
    )
    story.does("play scorpio 1").expects("choose-player", 0).expects_exactly("player p1", "player p3")
    story.does("player p3").expects("play-phase", 0)
    assert (story.energy(3), story.sealed(3), story.hand(3), story.discard(3)) == (0, True, [], [])
    same(story.deck(3), *cards[0], *cards[1], *cards[2])
    assert len(story.deck(3)) == 15
    for energy in (1, 2, 3, 4):
        story.expects("play-phase", 0).ends().expects("play-phase", 1).ends().expects("play-phase", 2).ends()
        assert (story.energy(3), story.sealed(3), len(story.deck(3)), story.hand(3)) == (energy, True, 15, [])
        assert (story.active, story.seat) == (0, 0)
    story.ends().ends().ends().expects("play-phase", 3)
    assert (story.energy(3), story.sealed(3), len(story.deck(3)), len(story.hand(3))) == (5, False, 10, 5)


@clause("KG-12.23")
def test_a_main_god_at_four_falls_by_six_less_one() -> None:
    story = table({"hand": ["leo"]}, {"energy": 4}, {}, {"hand": ["sacred-guardian"]}, mode="team")
    story.does("play leo 1", "player p1").expects("react-attack", 3)
    story.expects_exactly("react sacred-guardian 2", "pass").does("react sacred-guardian 2")
    assert [entry["amount"] for entry in story.events("reduce")] == [1]
    assert (story.match.decision, story.energy(1), story.winners) == (None, 0, (0, 2))


@clause("KG-12.24")
def test_odin_discards_one_of_six() -> None:
    deck = ["aries", "priest", "bishop", "leo", "lyra", "virgo", "hydra", "libra", "pisces", "taurus"]
    story = table({"god": "odin", "deck": deck}, phase="end").expects("end-choice", 0)
    story.expects_exactly(*[f"card {card}" for card in deck[:6]], "energy")
    paid = Story(story.match.clone()).does("energy").expects("play-phase", 1)
    assert (paid.energy(), len(paid.hand()), len(paid.deck()), paid.discard()) == (14, 6, 4, [])
    story.does("card priest").expects("play-phase", 1)
    assert (story.energy(), len(story.hand()), len(story.deck()), story.discard()) == (15, 5, 4, ["priest"])


@clause("KG-12.25")
def test_freyja_gains_one_before_two_unplayed_cards_are_discarded() -> None:
    story = table({"god": "freyja", "hand": ["sacred-guardian", "priest"]})
    story.does("done").expects("recruit-phase", 0)
    assert story.energy() == 15
    story.does("done").expects("play-phase", 1)
    assert story.energy() == 16
    kinds = [kind for kind in story.kinds() if kind in ("gain", "clear")]
    assert kinds == ["gain", "clear"]
    assert story.events("clear")[0]["cards"] == ["priest", "sacred-guardian"]


@clause("KG-12.26")
def test_loki_makes_first_the_left_and_then_the_next_player_discard() -> None:
    story = table(
        {"god": "loki", "hand": ["priest", "leo"]},
        {"god": "hades", "hand": ["bishop", "priest"]},
        {"hand": ["aries", "lyra"]},
    )
    story.does("use loki.1", "card priest").expects("discard-choice", 1).expects_exactly("card bishop", "card priest")
    story.does("card bishop").expects("discard-choice", 2).expects_exactly("card aries", "card lyra")
    story.does("card aries").expects("play-phase", 0).expects_exactly("play leo 1", "done")
    assert (story.discard(0), story.discard(1), story.discard(2)) == (["priest"], ["bishop"], ["aries"])
    assert [entry["seat"] for entry in story.events("discard")] == [0, 1, 2]
