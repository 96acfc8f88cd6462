"""Checks of energy, the end of the match, sealing, the last round, giving up (section 8)."""

from collections import Counter
from typing import Any

import pytest

import kleos
from kleos.games.kanzume_goddess.testing import Story, begun, dealt, protect, table
from kleos.testing import clause, play_randomly

DECK = {"deck": ["priest"] * 5}
OUT = {"out": True, "energy": 0}


def team(*players: dict[str, Any], **document: Any) -> Story:
    """A team match; four players unless more are given, all with a deck."""
    given = [*players, *[{}] * (4 - len(players))]
    return table(*[{"deck": ["priest"] * 5, **player} for player in given], mode="team", **document)


def result(story: Story) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Winners and scores of a match that is over."""
    outcome = story.match.outcome
    assert outcome is not None, f"{story.kind} of p{story.seat}"
    assert story.match.decision is None
    assert story.phase == "over"
    assert story.kinds()[-1:] in ([], ["end"]), "the end is the last thing told; a loaded position tells nothing"
    return outcome.winners, outcome.scores


def left(story: Story) -> list[int]:
    """Who left the match, in that order."""
    return [entry["seat"] for entry in story.events("leave")]


def zones(story: Story, seat: int) -> tuple[list[str], list[str], list[str], list[str]]:
    return story.hand(seat), story.deck(seat), story.discard(seat), story.play(seat)


# Checks ---------------------------------------------------------------------------------------------------------------
@clause("KG-8.1", "KG-8.2")
def test_checks_follow_every_change_of_energy_at_once() -> None:
    # Scorpio brings p1 to 0: the match is over before anybody discards a card.
    story = table({"hand": ["scorpio"]}, {"energy": 4, "hand": ["leo", "priest"]}).does("play scorpio 1")
    assert result(story) == ((0,), (15, 0))
    assert "discard" not in story.kinds()
    # A third player is left: p1 leaves first, and discards nothing.
    three = table({"hand": ["scorpio"]}, {"energy": 4, "hand": ["leo", "priest"]}, {}).does(
        "play scorpio 1", "player p1"
    )
    assert three.expects("play-phase", 0).out(1)
    assert three.kinds()[-2:] == ["lose", "leave"]


@clause("KG-8.1")
def test_a_cost_and_a_gain_are_checked_too() -> None:
    freyja = table({"god": "freyja", "hand": ["priest", "leo"], "energy": 24}, phase="discard")
    assert result(freyja) == ((0,), (25, 15))
    assert freyja.hand() == ["leo", "priest"]  # the Discard phase was not finished
    poseidon = table({"god": "poseidon", "energy": 2, "hand": ["priest"], "play": ["aries"]}).does(
        "use poseidon.1", "energy"
    )
    assert poseidon.expects("play-phase", 0).energy() == 1


@clause("KG-8.2")
def test_the_match_ends_whatever_is_unresolved() -> None:
    story = table({"hand": ["gemini", "priest"], "play": ["leo"]}, {"energy": 6}).does("play gemini 1")
    assert result(story) == ((0,), (15, 0))
    assert story.hand() == ["priest"]
    assert (story.attack, story.match.view(None)["abilities"]) == (None, [])
    story.refuses("play priest 1", "done")
    with pytest.raises(kleos.KleosError):
        story.match.concede(0)


# Individual match -----------------------------------------------------------------------------------------------------
@clause("KG-8.3")
def test_a_god_at_0_is_out_at_once_and_the_turn_goes_on() -> None:
    story = table({"hand": ["leo", "libra"], **DECK}, {"energy": 6, "hand": ["priest"], **DECK}, DECK)
    story.does("play leo 1", "player p1").expects("play-phase", 0).offers("play libra 1")
    assert (story.out(1), left(story), zones(story, 1)) == (True, [1], ([], [], [], []))
    story.ends()
    assert story.active == 2
    story.ends()
    assert story.active == 0


@clause("KG-8.3")
def test_who_is_out_is_neither_asked_nor_aimed_at() -> None:
    cards = {"hand": ["sacred-guardian", "aquarius"]}
    story = table({"hand": ["leo", "ophiuchus"]}, {"energy": 1, **cards}, cards, cards).does("play leo 1", "player p1")
    story.asked(*[("react-ability", seat, "pass") for seat in (1, 2, 3)])
    story.asked(*[("react-attack", seat, "pass") for seat in (1, 2, 3)])
    assert story.out(1)
    story.does("play ophiuchus 1").expects_exactly("player p2", "player p3").does("player p2")
    story.asked(*[("react-ability", seat, "pass") for seat in (2, 3)]).expects("play-phase", 0)


@clause("KG-8.4")
def test_the_last_player_in_the_match_wins() -> None:
    story = table({"energy": 3}, OUT, {"hand": ["aries"], "energy": 2}, active=2).does("play aries 1")
    assert result(story) == ((2,), (0, 0, 2))


@clause("KG-8.5")
@pytest.mark.parametrize(("card", "energy"), [("cancer", 24), ("pisces", 23), ("phoenix", 22), ("phoenix", 24)])
def test_25_energy_or_more_wins_at_once(card: str, energy: int) -> None:
    story = table({"energy": energy, "hand": [card, "priest"]}, {}, {}).does(f"play {card} 1")
    winners, scores = result(story)
    assert (winners, scores[0] >= 25, story.hand()) == ((0,), True, ["priest"])
    short = table({"energy": energy - 3, "hand": [card]}, {}, {}).does(f"play {card} 1")
    assert short.match.outcome is None


@clause("KG-8.5")
def test_25_energy_win_in_any_phase() -> None:
    story = table({"god": "freyja", "energy": 24, "hand": ["priest"] * 2}, {}, {}).does("done", "done")
    assert result(story) == ((0,), (25, 15, 15))


@clause("KG-8.6")
def test_the_total_counts_not_what_was_gained() -> None:
    story = table({"energy": 1, "hand": ["phoenix"] * 2, "god": "aphrodite"}).does("play phoenix 1", "play phoenix 1")
    assert (story.energy(), story.match.outcome) == (8, None)
    assert result(table({"energy": 24, "hand": ["cancer"]}).does("play cancer 1"))[0] == (0,)


@clause("KG-8.7")
def test_there_is_no_sealed_state_in_an_individual_match() -> None:
    with pytest.raises(kleos.PositionError):
        table({}, {"sealed": True, "energy": 0})
    for seed in range(3):
        match = play_randomly(begun(seed, 3).match, seed, eager=True)
        assert not {"seal", "recover", "return"} & {entry["kind"] for entry in match.log(None)}


@clause("KG-8.8")
def test_if_nobody_is_left_the_active_player_wins() -> None:
    # No card of this set leads there; a document of a finished match does.
    story = table(OUT, OUT, OUT, phase="over", active=1)
    assert result(story) == ((1,), (0, 0, 0))


# Team match -----------------------------------------------------------------------------------------------------------
@clause("KG-8.9")
@pytest.mark.parametrize(("mains", "target"), [([0, 1], 1), ([0, 3], 3)])
def test_a_team_loses_when_its_main_god_is_at_0(mains: list[int], target: int) -> None:
    story = team({"hand": ["leo"]}, {"energy": 5}, {}, {"energy": 5}, mains=mains).does(
        "play leo 1", f"player p{target}"
    )
    winners, scores = result(story)
    assert (winners, scores[target]) == ((0, 2), 0)
    assert not {"seal", "leave"} & set(story.kinds())


@clause("KG-8.10")
def test_25_energy_wins_nothing_in_a_team_match() -> None:
    story = team({"hand": ["phoenix", "priest"], "energy": 24}).does("play phoenix 1").expects("play-phase", 0)
    assert (story.energy(), story.match.outcome) == (25, None)
    support = team({}, {}, {"hand": ["pisces"], "energy": 24}, active=2).does("play pisces 1")
    assert support.expects("play-phase", 2).energy(2) == 25


@clause("KG-8.11")
def test_a_support_god_at_0_becomes_sealed_and_the_match_goes_on() -> None:
    story = team({"hand": ["leo", "libra"]}, {}, {}, {"energy": 6}).does("play leo 1", "player p3")
    assert (story.sealed(3), story.out(3), story.energy(3)) == (True, False, 0)
    story.expects("play-phase", 0).offers("play libra 1")
    hurt = team({"hand": ["leo"]}, {}, {}, {"energy": 7}).does("play leo 1", "player p3")
    assert (hurt.sealed(3), hurt.energy(3)) == (False, 1)


@clause("KG-8.12")
def test_on_sealing_all_cards_are_shuffled_into_a_new_deck() -> None:
    loser = {
        "energy": 1,
        "hand": ["leo", "virgo"],
        "deck": ["lyra", "priest"],
        "discard": ["aries", "bishop"],
        "play": [protect("pegasus")],
    }
    story = team({"hand": ["aries"]}, {}, {}, loser).does("play aries 1", "player p3")
    hand, deck, discard, play = zones(story, 3)
    assert (hand, discard, play) == ([], [], [])
    assert Counter(deck) == Counter(["leo", "virgo", "lyra", "priest", "aries", "bishop", "pegasus"])
    orders = {
        tuple(team({"hand": ["aries"]}, {}, {}, loser, seed=seed).does("play aries 1", "player p3").deck(3))
        for seed in range(10)
    }
    assert len(orders) > 8


@clause("KG-8.12")
def test_nothing_of_the_hand_is_shown_on_sealing() -> None:
    def sealing(hand: list[str], deck: list[str]) -> kleos.Match:
        loser = {"energy": 1, "hand": hand, "deck": deck}
        return team({"hand": ["aries"]}, {}, {}, loser).does("play aries 1", "player p3").match

    one, two = sealing(["lyra", "leo"], ["virgo"]), sealing(["virgo", "libra"], ["hydra"])
    for seat in (0, 1, 2, None):
        assert one.view(seat) == two.view(seat)
        assert one.log(seat) == two.log(seat)


@clause("KG-8.13")
def test_a_sealed_player_cannot_be_chosen() -> None:
    sealed = {"sealed": True, "energy": 1}
    story = team({"hand": ["leo", "ophiuchus"]}, {}, {}, sealed, {}, {}).does("play leo 1")
    story.expects_exactly("player p1", "player p5").does("player p1", "play ophiuchus 1")
    story.expects_exactly("player p1", "player p5")
    own = team({"sealed": False}, {"hand": ["leo"]}, sealed, {}, active=1).does("play leo 1")
    assert own.expects("play-phase", 1).energy(0) == 20 - 7  # Thor's; the only God left to attack


@clause("KG-8.14")
def test_a_sealed_player_neither_reacts_nor_discards_nor_draws() -> None:
    cards = ["sacred-guardian", "pegasus", "aquarius", "priest"]
    sealed = {"sealed": True, "energy": 3, "god": "heimdall", "deck": cards}
    story = team({"god": "zeus", "hand": ["leo"]}, {}, {}, sealed).does("play leo 1").expects("play-phase", 0)
    assert story.deck(3) == cards
    loki = team(
        {"god": "zeus"}, {"god": "loki", "hand": ["priest"]}, {"sealed": True, "energy": 1, "deck": cards}, {}, active=1
    )
    loki.does("use loki.1").expects("play-phase", 1)
    assert (loki.deck(2), loki.discard(2), loki.energy(2)) == (cards, [], 1)
    athena = team(
        {"god": "zeus"}, {"hand": ["leo"]}, {"god": "athena", "sealed": True, "energy": 1, "deck": cards}, active=1
    )
    athena.does("play leo 1").expects("play-phase", 1)


@clause("KG-8.15", "KG-8.17")
def test_a_sealed_player_gains_1_energy_in_each_own_turn_which_ends_there() -> None:
    story = team({"hand": ["leo"]}, {"energy": 25}, {"energy": 10}, {"energy": 2}).does("play leo 1", "player p3")
    energies = []
    turns = 0
    while story.sealed(3):
        story.ends()
        if story.active == 0 and story.sealed(3):
            turns += 1
            energies.append(story.energy(3))
    assert energies == [1, 2, 3, 4]
    assert turns == 4  # own turns missed
    assert (story.active, story.energy(3), story.round) == (3, 5, 5)
    story.expects("play-phase", 3)


@clause("KG-8.16")
def test_at_5_energy_the_player_returns_and_plays_this_same_turn() -> None:
    sealed = {"god": "hel", "sealed": True, "energy": 4, "deck": ["leo", "virgo", "lyra", "aries", "libra", "priest"]}
    story = team({}, {"god": "thor"}, {}, sealed, active=2).ends().expects("play-phase", 3)
    assert (story.sealed(3), story.energy(3), sorted(story.hand(3))) == (
        False,
        5,
        ["aries", "leo", "libra", "lyra", "virgo"],
    )
    assert [story.match.view(None)["players"][3]["deck_size"], story.discard(3)] == [1, []]
    story.does("play leo 1").expects("choose-player", 3)
    apollo = {
        "god": "apollo",
        "sealed": True,
        "energy": 4,
        "deck": ["leo", "virgo", "lyra", "aries", "libra", "priest"],
    }
    start = team({"god": "zeus"}, {}, apollo, {}, active=1).ends().expects("start-phase", 2)  # from the Start phase on
    start.offers("use apollo.1")


@clause("KG-8.16")
def test_odin_returns_with_5_cards_like_everybody() -> None:
    sealed = {"god": "odin", "sealed": True, "energy": 4, "deck": ["priest"] * 9}
    story = team({}, {}, {}, sealed, active=2).ends().expects("play-phase", 3)
    assert (len(story.hand(3)), len(story.deck(3))) == (5, 4)


@clause("KG-8.18")
def test_a_support_god_can_be_sealed_again() -> None:
    sealed = {"sealed": True, "energy": 4, "deck": ["priest"] * 6}
    story = team({"deck": ["leo"] * 5}, {}, {}, sealed, active=2).ends().ends()
    assert (story.active, story.energy(3), story.sealed(3)) == (0, 5, False)
    story.ends().ends().ends().ends()
    story.does("play leo 1", "player p3")
    assert (story.sealed(3), story.energy(3)) == (True, 0)


@clause("KG-8.18")
def test_a_main_god_is_never_sealed() -> None:
    with pytest.raises(kleos.PositionError):
        team({}, {"sealed": True, "energy": 0})
    for seed in range(4):
        match = play_randomly(begun(seed, 4, mode="team", mains=[2, 1]).match, seed, eager=True)
        assert not {entry["seat"] for entry in match.log(None) if entry["kind"] == "seal"} & {1, 2}


# The limit ------------------------------------------------------------------------------------------------------------
@clause("KG-8.19")
@pytest.mark.parametrize(
    ("energies", "winners"), [([3, 9, 4], (1,)), ([9, 9, 4], (0, 1)), ([7, 7, 7], (0, 1, 2)), ([9, 0, 2], (0,))]
)
def test_after_round_100_most_energy_wins(energies: list[int], winners: tuple[int, ...]) -> None:
    players = [OUT if energy == 0 else {"energy": energy, **DECK} for energy in energies]
    story = table(*players, first=0, active=2, round=100).does("done").expects("recruit-phase", 2)
    assert story.match.outcome is None
    story.does("done")
    assert result(story) == (winners, tuple(energies))


@clause("KG-8.19")
def test_the_last_round_is_completed_by_the_player_before_the_starting_player() -> None:
    story = table(DECK, DECK, DECK, first=1, active=1, round=100)
    for seat in (1, 2, 0):
        assert story.active == seat
        assert story.match.outcome is None
        story.ends()
    assert result(story) == ((0, 1, 2), (15, 15, 15))
    assert story.round == 100
    before = table(DECK, DECK, first=0, active=1, round=99).ends()
    assert (before.round, before.match.outcome) == (100, None)


@clause("KG-8.19")
def test_a_sealed_or_gone_player_completes_the_last_round_too() -> None:
    gone = table(DECK, DECK, OUT, first=0, active=1, round=100).ends()
    assert result(gone)[0] == (0, 1)
    sealed = team({"energy": 9}, {"energy": 8}, {}, {"sealed": True, "energy": 2}, active=2, round=100).ends()
    assert result(sealed) == ((0, 2), (9, 8, 10, 3))


@clause("KG-8.19")
@pytest.mark.parametrize(("energies", "winners"), [([9, 8], (0, 2)), ([4, 8], (1, 3)), ([8, 8], (0, 1, 2, 3))])
def test_in_a_team_match_the_main_gods_decide(energies: list[int], winners: tuple[int, ...]) -> None:
    a, b = energies
    story = team(
        {"energy": a}, {"energy": 10}, {"energy": 10}, {"energy": b}, mains=[0, 3], first=0, active=3, round=100
    )
    assert result(story.ends()) == (winners, (a, 10, 10, b))


@clause("KG-8.20")
def test_there_is_no_other_draw_and_no_scoring() -> None:
    for seed in range(8):
        mode = "team" if seed % 2 else "individual"
        match = play_randomly(
            kleos.new("kanzume-goddess", seed=seed, players=4, options={"mode": mode}), seed, eager=True
        )
        outcome = match.outcome
        assert outcome is not None
        if match.view(None)["round"] < 100:
            assert len(outcome.winners) == (2 if mode == "team" else 1)
        assert outcome.scores == tuple(player["energy"] for player in match.view(None)["players"])


# Giving up ------------------------------------------------------------------------------------------------------------
@clause("KG-8.21")
def test_giving_up_is_never_an_option_of_a_decision() -> None:
    story = table({"hand": ["priest"]}, {}, {}).refuses("concede", "give up")
    assert not [token for token in story.tokens if "concede" in token]


@clause("KG-8.21", "KG-8.22", "KG-8.24")
@pytest.mark.parametrize("seat", [1, 2])
def test_a_player_out_of_turn_gives_up_at_once_when_nothing_is_resolving(seat: int) -> None:
    story = table({"hand": ["priest", "leo"]}, {"hand": ["virgo"], **DECK}, {"hand": ["aries"], **DECK}).does(
        "play priest 1"
    )
    before = story.tokens
    story.gives_up(seat).expects("play-phase", 0).expects_exactly(*before)
    assert (story.out(seat), story.energy(seat), left(story)) == (True, 0, [seat])
    assert (story.faith, story.play()) == (1, ["priest"])
    assert story.kinds()[-2:] == ["concede", "leave"]


@clause("KG-8.21")
@pytest.mark.parametrize(
    ("god", "phase"), [("apollo", "start"), ("zeus", "play"), ("hades", "recruit"), ("hel", "discard")]
)
def test_another_player_may_give_up_in_every_phase_and_the_question_stays(god: str, phase: str) -> None:
    player = {"god": god, "hand": ["priest", "leo"], "discard": ["virgo"], "deck": ["bishop"] * 6}
    faith = 2 if phase == "recruit" else 0
    story = table(player, {"god": "odin"}, {"god": "loki"}, phase=phase, faith=faith).expects(f"{phase}-phase", 0)
    before = story.tokens
    story.gives_up(2).expects(f"{phase}-phase", 0).expects_exactly(*before)
    assert zones(story, 0) == (["leo", "priest"], ["bishop"] * 6, ["virgo"], [])
    story.gives_up(1)
    assert result(story) == ((0,), (15, 0, 0))


@clause("KG-8.21")
def test_hel_is_asked_once_more_when_somebody_gives_up_in_her_discard_phase() -> None:
    story = table({"god": "hel", "hand": ["priest", "leo"]}, {}, {}, phase="discard").gives_up(1).does("card leo")
    assert (story.netherworld, story.active) == (["leo"], 2)


@clause("KG-8.21")
def test_who_is_out_or_has_given_up_cannot_give_up_again() -> None:
    story = table({"hand": ["leo"]}, {"hand": ["cancer"]}, OUT, {})
    with pytest.raises(kleos.KleosError):
        story.match.concede(2)
    story.does("play leo 1", "player p1").expects("react-attack", 1).gives_up(3)
    with pytest.raises(kleos.KleosError):
        story.match.concede(3)
    story.does("pass")
    with pytest.raises(kleos.KleosError):
        story.match.concede(3)


@clause("KG-8.21", "KG-8.24")
def test_a_sealed_player_may_give_up_and_the_team_loses() -> None:
    story = team({}, {}, {}, {"sealed": True, "energy": 2}).gives_up(3)
    assert result(story) == ((0, 2), (20, 0, 10, 2))


@clause("KG-8.22", "KG-8.23")
def test_giving_up_in_a_window_takes_effect_after_the_resolution() -> None:
    # p1 is asked about Leo and gives up: it passes, loses 6, discards nothing by choice, and leaves then.
    story = table({"hand": ["leo", "priest"]}, {"hand": ["cancer", "aquarius"]}, {"hand": ["pegasus"]}).does(
        "play leo 1", "player p1"
    )
    story.expects("react-ability", 1).gives_up(1).expects("react-attack", 2)  # p1 passed both questions
    assert (story.out(1), story.energy(1)) == (False, 15)
    story.does("react pegasus 3").expects("play-phase", 0)
    assert [entry["amount"] for entry in story.events("lose")] == [3]
    assert (story.out(1), left(story)) == (True, [1])
    assert [kind for kind in story.kinds() if kind in ("lose", "concede", "leave")] == ["lose", "concede", "leave"]


@clause("KG-8.22")
def test_the_active_player_gives_up_in_the_midst_of_the_own_attack() -> None:
    story = table({"hand": ["leo", "priest"], **DECK}, {"hand": ["cancer"], **DECK}, DECK).does(
        "play leo 1", "player p1"
    )
    story.expects("react-attack", 1).gives_up(0).expects("react-attack", 1)
    assert not story.out(0)
    story.does("react cancer 2")
    assert (story.energies, story.active, left(story)) == ([0, 12, 15], 1, [0])
    assert not {"clear", "draw"} & set(story.kinds())  # KG-4.23


@clause("KG-8.22")
def test_somebody_not_asked_gives_up_in_a_window() -> None:
    story = table({"hand": ["scorpio"]}, {"hand": ["cancer", "priest"]}, {"hand": ["pegasus"]}).does(
        "play scorpio 1", "player p1"
    )
    story.expects("react-attack", 1).gives_up(2).expects("react-attack", 1).does("pass")
    story.expects("discard-choice", 1)  # still the same resolution
    assert not story.out(2)
    story.does("card priest").expects("play-phase", 0)
    assert (story.out(2), story.hand(1)) == (True, ["cancer"])


@clause("KG-8.22")
def test_what_the_resolution_does_to_a_player_who_gave_up_still_counts() -> None:
    # p1 gives up, and the Attack beats him first: he leaves once.
    story = table({"hand": ["leo"]}, {"hand": ["cancer"], "energy": 5}, {}).does("play leo 1", "player p1").gives_up(1)
    assert (story.expects("play-phase", 0).out(1), left(story)) == (True, [1])
    assert "concede" not in story.kinds()


@clause("KG-8.22")
def test_the_winner_of_the_resolution_wins_before_anybody_leaves() -> None:
    story = table({"hand": ["phoenix"], "energy": 24}, {"hand": ["aquarius"]}, {}).does("play phoenix 1").gives_up(0)
    assert story.expects("react-ability", 1).match.outcome is None
    assert result(story.does("pass"))[0] == (0,)


@clause("KG-8.22", "KG-8.23")
def test_setup_counts_as_one_resolution() -> None:
    story = dealt(0, 3)
    story.does(story.tokens[1]).gives_up(2).expects("choose-god", 1)
    assert story.match.view(None)["phase"] == "setup"
    offered = story.match.view(2)["players"][2]["dealt"]
    story.does(story.tokens[0])
    assert (story.god(2), story.out(2), left(story)) == (sorted(offered)[0], True, [2])
    assert story.kinds().index("gods-revealed") < story.kinds().index("leave")


@clause("KG-8.22")
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("seat", range(3))
def test_who_gave_up_during_setup_takes_no_turn(seed: int, seat: int) -> None:
    story = dealt(seed, 3).gives_up(seat)
    while story.kind == "choose-god":
        assert story.seat != seat
        story.does(story.tokens[0])
    first = story.events("first")[0]["seat"]
    expected = next(other % 3 for other in range(first, first + 3) if other % 3 != seat)
    assert (story.active, story.round) == (expected, 1)
    assert [entry["seat"] for entry in story.events("turn")] == [expected]
    assert len(story.hand(expected)) == 5


@clause("KG-8.22", "KG-8.24")
def test_giving_up_during_setup_can_end_the_match() -> None:
    two = dealt(1, 2).gives_up(1)
    assert two.match.outcome is None
    assert result(two.does(two.tokens[0])) == ((0,), (15, 0))
    teams = dealt(1, 4, mode="team").gives_up(3)
    while teams.match.decision is not None:
        teams.does(teams.tokens[0])
    assert result(teams) == ((0, 2), (20, 0, 10, 10))
    everybody = dealt(1, 3).gives_up(1).gives_up(0).gives_up(2)
    assert result(everybody) == ((2,), (0, 0, 15))
    assert left(everybody) == [1, 0]


@clause("KG-8.23")
def test_questions_without_pass_are_answered_by_the_first_option() -> None:
    hand = {"hand": ["virgo", "bishop", "priest"]}
    loki = (
        table({"god": "loki", "hand": ["leo"]}, hand, hand).does("use loki.1").expects("discard-choice", 1).gives_up(1)
    )
    loki.expects("discard-choice", 2)
    assert loki.discard(1) == ["bishop"]
    target = (
        table({"hand": ["leo"], **DECK}, {}, {"hand": ["cancer"]})
        .does("play leo 1")
        .expects("choose-player", 0)
        .gives_up(0)
    )
    assert (target.energies, target.active) == ([0, 9, 15], 1)
    hydra = table({"hand": ["hydra", "priest"], "discard": ["leo"], **DECK}, DECK, {}).does("play hydra 1").gives_up(0)
    assert (hydra.netherworld, hydra.active) == (["leo"], 1)
    odin = (
        table({"god": "odin", "deck": ["priest", "leo"] * 3}, DECK, {}, phase="end")
        .expects("end-choice", 0)
        .gives_up(0)
    )
    assert (odin.active, odin.out(0), odin.round) == (1, True, 1)
    assert [entry["cards"] for entry in odin.events("discard")] == [["leo"]]


@clause("KG-8.23")
def test_who_gave_up_passes_every_later_question_of_the_resolution() -> None:
    guardians = {"hand": ["sacred-guardian"] * 2}
    story = table({"hand": ["leo"]}, {"hand": ["pegasus", "taurus"]}, guardians).does("play leo 1", "player p1")
    story.gives_up(2).asked(("react-attack", 1, "react pegasus 2"), ("react-attack", 1, "react taurus 2"))
    assert story.expects("play-phase", 0).energy(1) == 13
    assert [entry["seat"] for entry in story.events("react")] == [1, 1]


@clause("KG-8.24")
def test_several_leave_in_the_order_in_which_they_gave_up() -> None:
    def window() -> Story:
        return table({"hand": ["leo"], **DECK}, {"hand": ["cancer"], **DECK}, DECK, DECK).does(
            "play leo 1", "player p1"
        )

    story = window().gives_up(3).gives_up(0).does("pass")
    assert (left(story), story.active, story.match.outcome) == ([3, 0], 1, None)
    over = window().gives_up(3).gives_up(0).gives_up(2).does("pass")
    assert (left(over), result(over)) == ([3, 0, 2], ((1,), (0, 9, 0, 0)))
    everybody = window().gives_up(2).gives_up(1)
    assert (left(everybody), everybody.kind) == ([2, 1], "play-phase")
    last = window().gives_up(2).gives_up(3).gives_up(0).gives_up(1)
    assert (left(last), result(last)) == ([2, 3, 0], ((1,), (0, 9, 0, 0)))


@clause("KG-8.24")
def test_giving_up_in_a_team_match_brings_the_main_god_to_0() -> None:
    support = team({"hand": ["priest"]}).gives_up(2)
    assert result(support) == ((1, 3), (0, 20, 10, 10))
    window = team({"hand": ["leo"]}, {"hand": ["cancer"]}).does("play leo 1", "player p1").gives_up(3).gives_up(2)
    assert window.expects("react-attack", 1).match.outcome is None
    assert result(window.does("pass")) == ((0, 2), (20, 0, 10, 10))  # the first who gave up decided it


@clause("KG-8.24", "KG-8.3")
def test_the_active_player_leaving_passes_the_turn_on_past_others_who_left() -> None:
    story = table({"hand": ["leo"], **DECK}, DECK, {"hand": ["cancer"], **DECK}, DECK, first=1, active=0)
    story.does("play leo 1", "player p2")
    story.gives_up(0).gives_up(1).does("pass")
    assert (story.active, story.round) == (2, 2)  # beyond the seat of the starting player


@clause("KG-8.25")
def test_the_winners_of_a_team_match_are_all_its_seats() -> None:
    sealed = {"sealed": True, "energy": 0}
    story = team({"hand": ["leo"]}, {"energy": 3}, sealed, {}, sealed, {}).does("play leo 1", "player p1")
    assert result(story)[0] == (0, 2, 4)
    assert [player["winner"] for player in story.match.view(None)["players"]] == [True, False] * 3
    draw = team({"energy": 8}, {"energy": 8}, {}, sealed, active=2, round=100).ends()
    assert result(draw)[0] == (0, 1, 2, 3)


@clause("KG-8.26")
def test_scores_are_the_final_energies() -> None:
    story = table({"hand": ["phoenix"], "energy": 24}, OUT, {"energy": 3}).does("play phoenix 1")
    assert result(story) == ((0,), (27, 0, 3))
    teams = team({"hand": ["leo"], "energy": 7}, {"energy": 3}, {}, {"sealed": True, "energy": 2}).does("play leo 1")
    assert result(teams)[1] == (7, 0, 10, 2)


@clause("KG-8.27")
def test_when_the_match_ends_a_card_aside_goes_to_its_owners_discard_pile() -> None:
    player = {"hand": ["sagittarius", "priest"], "deck": ["virgo", "lyra"], "play": ["bishop"]}
    loser = {"energy": 4, "hand": ["leo"], "deck": ["aries"], "discard": ["libra"]}
    story = table(player, loser).does("play sagittarius 1")
    assert result(story)[0] == (0,)
    assert (story.aside, zones(story, 0)) == ([], (["priest"], ["lyra"], ["virgo"], ["bishop", "sagittarius"]))


@clause("KG-8.27")
def test_when_the_match_ends_every_other_card_stays_where_it_is() -> None:
    loser = {"energy": 2, "hand": ["leo"], "deck": ["aries"], "discard": ["libra"]}
    helper = {"hand": ["sacred-guardian"], "deck": ["lyra"]}
    story = team({"hand": ["sagittarius"], "deck": ["virgo"]}, loser, {}, helper).does(
        "play sagittarius 1", "player p1"
    )
    story.does("react sacred-guardian 2")
    assert result(story)[0] == (0, 2)
    assert zones(story, 0) == ([], [], ["virgo"], ["sagittarius"])
    assert zones(story, 1) == (["leo"], ["aries"], ["libra"], [])
    assert zones(story, 3) == ([], ["lyra"], [], ["sacred-guardian"])
    assert Story(kleos.from_position(story.match.position())).winners == (0, 2)


def with_a_card_aside(**document: Any) -> Story:
    """Sagittarius has revealed Virgo, and its Attack of 5 on p1 waits for Cancer."""
    player = {"hand": ["sagittarius"], "deck": ["virgo", "lyra"]}
    rival = {"energy": 5, "hand": ["cancer"], "deck": ["aries"]}
    story = table(player, rival, {}, {}, **document).does("play sagittarius 1", "player p1").expects("react-attack", 1)
    assert story.aside == ["virgo"]
    return story


@clause("KG-8.2", "KG-8.27")
def test_the_end_is_told_when_the_card_aside_has_gone() -> None:
    ended = {
        "the last God standing": table(
            {"hand": ["sagittarius"], "deck": ["virgo"]}, {"energy": 5}
        ).does("play sagittarius 1"),
        "the main God of a team falls": with_a_card_aside(mode="team").does("pass"),
        "giving up while a reaction is awaited, and falling": with_a_card_aside(mode="team").gives_up(1),
    }  # fmt: skip
    for how, story in ended.items():
        assert result(story)[0] in ((0,), (0, 2)), how
        told = [kind for kind in story.kinds() if kind not in ("fell", "score")]
        assert told[-2:] == ["aside-gone", "end"], how
        assert story.kinds()[-1] == "end", how
        assert story.kinds().count("end") == 1, how


@clause("KG-8.2", "KG-8.22")
def test_the_end_is_told_last_when_somebody_gives_up_in_the_middle_of_an_effect() -> None:
    survived = with_a_card_aside(mode="team").gives_up(0).does("react cancer 2")
    assert result(survived)[0] == (1, 3)
    told = [kind for kind in survived.kinds() if kind not in ("fell", "score")]
    assert told[-3:] == ["aside-gone", "concede", "end"]
    assert survived.kinds()[-1] == "end"


@clause("KG-8.21", "KG-8.22", "KG-8.24")
@pytest.mark.parametrize(("players", "mode"), [(3, "individual"), (5, "individual"), (4, "team"), (6, "team")])
def test_giving_up_at_every_moment_of_a_match_keeps_everything_in_order(players: int, mode: str) -> None:
    """At every decision of a match, each player gives up in a copy of it, which is then played on."""
    moments = 0

    def everybody_gives_up(match: kleos.Match) -> None:
        nonlocal moments
        moments += 1
        if moments % 8:
            return
        for seat in range(players):
            if match.view(None)["players"][seat]["out"]:
                continue
            copy = Story(match.clone())
            copy.match.concede(seat)
            for _ in range(12):
                copy.check()
                if copy.match.decision is None:
                    break
                assert copy.seat != seat
                copy.match.choose(0)
            kind = copy.kind
            gone = copy.out(seat) if mode == "individual" else copy.match.outcome is not None
            assert gone or kind not in ("start-phase", "play-phase", "recruit-phase", "discard-phase")

    play_randomly(
        kleos.new("kanzume-goddess", seed=3, players=players, options={"mode": mode}), 5, everybody_gives_up, eager=True
    )
    assert moments > 30


# Told at the end ------------------------------------------------------------------------------------------------------
def ending(story: Story) -> list[str]:
    """What the log says once the match is over."""
    return [entry["text"] for entry in story.match.log(None) if entry["kind"] in ("fell", "score", "end")]


@clause("KG-8.28", "KG-8.4")
def test_the_end_says_who_fell_when_by_which_card_and_who_is_left() -> None:
    story = table({"hand": ["aries"]}, {"god": "freyja", "energy": 3}, round=4).does("play aries 1")
    assert ending(story) == [
        "Round 4: Freyja, the God of p1, fell, struck by Aries of p0.",
        "p0 ends with 15 energy.",
        "The match is over: p0 wins as the last God standing.",
    ]


@clause("KG-8.28", "KG-8.5")
def test_the_end_says_that_25_energy_were_reached() -> None:
    story = table({"hand": ["pisces"], "energy": 24}, {}).does("play pisces 1")
    assert ending(story)[-1] == "The match is over: p0 wins by reaching 25 energy."


@clause("KG-8.28", "KG-8.9", "KG-8.11")
def test_the_end_of_a_team_match_names_the_sealed_and_the_main_god_that_fell() -> None:
    story = team({"hand": ["orion", "leo"]}, {"god": "odin", "energy": 5}, {}, {"god": "thor", "energy": 2})
    story.does("play orion 1", "player p3", "play leo 1")
    texts = ending(story)
    assert texts[0].startswith("Round 1: Thor, the God of p3, was sealed, struck by Orion of p0")
    assert texts[1].startswith("Round 1: Odin, the God of p1, fell, struck by Leo of p0")
    assert texts[-1] == "The match is over: p0 and p2 win since the other main God has fallen."


@clause("KG-8.28", "KG-8.24")
def test_the_end_says_that_somebody_gave_up() -> None:
    story = team({}, {"god": "odin"}, {}, {})
    story.gives_up(3)
    assert ending(story)[0] == "Round 1: Odin, the God of p1, fell since p3 gave up."
    assert ending(story)[-1] == "The match is over: p0 and p2 win since everybody else gave up."
    alone = table({}, {"god": "freyja"}).gives_up(1)
    assert ending(alone)[0] == "Round 1: Freyja, the God of p1, fell since p1 gave up."
    assert ending(alone)[-1] == "The match is over: p0 wins since everybody else gave up."


@clause("KG-8.28")
def test_energy_is_accounted_for_from_the_start_to_the_end() -> None:
    match = kleos.new("kanzume-goddess", seed=11, players=3)
    play_randomly(match, 11, eager=True)
    sheet = match.reckoning()
    assert sheet is not None
    for account in sheet.accounts:
        assert account.points("start") == 15
        assert account.points("gained") >= 0
        assert account.points("lost") <= 0
        assert account.before == 0
    assert sum(account.points("lost") for account in sheet.accounts) < 0
