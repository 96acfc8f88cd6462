"""The best answers played on beside each other: what is believed, who drops out, and when it ends."""

from time import perf_counter

import pytest

import kleos
from kleos.bots import RandomBot
from kleos.bots.halving import HEAT, Candidate, SuccessiveHalving
from kleos.bots.knowledge import outlook_of
from kleos.bots.outlook import Later, Outlook
from kleos.bots.search_bot import Budget, thoughts
from kleos.bots.tree import Search
from kleos.engine.rng import seeded
from kleos.engine.state import State
from kleos.match import Match
from kleos.testing import random_match

WALKS = {"saint-seiya": 560, "kanzume-goddess": 560, "mythology-go": 140}  # enough to play on after the tree
GOOD, FAIR, POOR, NEVER = "good", "fair", "poor", "never offered"
CHANCES = {GOOD: 0.6, FAIR: 0.5, POOR: 0.2}
NO_TURNS = (0, 0)  # judged twice, nothing is played in between


class Toy:
    """Answers whose chances are known: their mean, and how far each judgement may be off."""

    def __init__(self, spread: float, stages: tuple[int, ...] = NO_TURNS) -> None:
        self.spread = spread
        self.luck = seeded(5)
        self.token = ""
        self.asked: dict[str, int] = {}
        self.later = Later(self.hope, stages, 0, 0.05, 0.005)

    def follow(self, state: State, token: str) -> bool:
        self.token = token
        self.asked[token] = self.asked.get(token, 0) + 1
        return token in CHANCES

    def hope(self, match: Match, seat: int) -> float:
        return CHANCES[self.token] + self.spread * (self.luck.below(2001) - 1000) / 1000

    def race(self, tokens: list[str]) -> SuccessiveHalving:
        match = random_match("saint-seiya", 3)
        known = outlook_of("saint-seiya")
        outlook = Outlook(self.hope, 1.0, 0, known.instinct, known.inside, 0.3, False, 0.0, self.later)
        return SuccessiveHalving(match, match.state.seat, outlook, self.later, tokens, self.follow, seeded(1))

    def gains(self, tokens: list[str], most: int = 20_000) -> dict[str, float]:
        race = self.race(tokens)
        race.run(most, perf_counter() + 60.0)
        assert race.played <= most
        return race.gains()


# What is believed -------------------------------------------------------------------------------------------------------
def learnt(later: list[float]) -> Candidate:
    """An answer that is as good at first, and later as much better as given, deal by deal."""
    rival = Candidate("a", 2)
    for better in later:
        rival.learn([0.5, 0.5 + better], [0.5, 0.5])
    rival.weigh(0.05)
    return rival


def test_what_deals_agree_on_is_believed() -> None:
    assert learnt([0.1] * 50).value == pytest.approx(0.1, rel=0.05)
    assert learnt([0.1] * 50).doubt < 0.0001


def test_what_spreads_widely_is_hardly_believed_before_many_deals_say_it() -> None:
    few, many = learnt([0.5, -0.3] * 10), learnt([0.5, -0.3] * 5000)
    assert 0.0 < few.value < 0.03
    assert many.value == pytest.approx(0.1, rel=0.1)
    assert few.doubt > many.doubt


def test_the_end_of_the_turn_is_believed_as_it_is() -> None:
    rival = Candidate("a", 1)
    for better in (0.3, -0.1) * 10:
        rival.learn([0.5 + better], [0.5])
    rival.weigh(0.05)
    assert rival.value == pytest.approx(0.1)


def test_who_was_never_played_on_has_learnt_nothing() -> None:
    rival = Candidate("a", 2)
    rival.weigh(0.05)
    assert (rival.value, rival.doubt) == (0.0, 0.0)


# The race ---------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("tokens", [[GOOD, FAIR, POOR], [POOR, FAIR, GOOD], [FAIR, POOR, GOOD]])
def test_the_best_is_found_wherever_it_stands(tokens: list[str]) -> None:
    found = Toy(0.2).gains(tokens)
    assert sorted(found, key=lambda token: -found[token]) == [GOOD, FAIR, POOR]
    assert found[GOOD] - found[FAIR] == pytest.approx(0.1, abs=0.04)


def test_who_is_surely_worse_drops_out() -> None:
    toy = Toy(0.2)
    toy.gains([FAIR, POOR, GOOD])
    assert toy.asked[POOR] == HEAT
    assert toy.asked[GOOD] >= HEAT


def test_answers_that_are_alike_end_it_after_one_heat() -> None:
    toy = Toy(0.0)
    found = toy.gains([GOOD, GOOD])
    assert toy.asked[GOOD] == 2 * HEAT
    assert found == {GOOD: 0.0}


def test_what_is_never_offered_is_never_preferred() -> None:
    assert NEVER not in Toy(0.1).gains([FAIR, NEVER, GOOD], 300)
    assert Toy(0.1).gains([NEVER, GOOD], 300) == {}


def test_the_number_of_walks_and_the_time_are_kept() -> None:
    toy = Toy(0.5)
    race = toy.race([GOOD, FAIR])
    race.run(7, perf_counter() + 60.0)
    assert race.played == 6
    late = toy.race([GOOD, FAIR])
    late.run(1000, perf_counter())
    assert (late.played, late.gains()) == (0, {})


# In a search ------------------------------------------------------------------------------------------------------------
def searched(game: str, seed: int) -> tuple[Match, Search]:
    match = random_match(game, seed)
    search = Search(match, match.state.seat, seeded(1), outlook_of(game))
    search.run(60.0, WALKS[game])
    return match, search


@pytest.mark.parametrize("game", WALKS)
def test_the_best_answers_are_played_on_once_the_tree_tells_them_apart(game: str) -> None:
    outlook = outlook_of(game)
    assert outlook.later is not None
    played = 0
    for seed in range(6):
        match, search = searched(game, seed)
        assert search.walks <= WALKS[game]
        rivals = search.rivals()
        if len(rivals) < 2:
            continue
        played += 1
        assert set(search.gains) <= set(rivals)
        assert search.gains[rivals[0]] == 0.0
        found = thoughts(match, match.state.seat, 1, Budget(60.0, WALKS[game]))
        assert found[0].walks > 0
    assert played >= 3
    match = random_match(game, 0)
    short = Search(match, match.state.seat, seeded(1), outlook)
    short.run(60.0, outlook.later.in_tree)
    assert short.gains == {}


@pytest.mark.parametrize("game", WALKS)
def test_what_did_better_when_played_on_is_worth_more(game: str) -> None:
    search = searched(game, 1)[1]
    search.gains = {token: 0.01 * i for i, token in enumerate(sorted(search.root.children))}
    best, worst = max(search.gains, key=search.gains.__getitem__), min(search.gains, key=search.gains.__getitem__)
    assert search.worth(best) > search.worth(worst)
    assert search.chance(best) > search.chance(worst)


@pytest.mark.parametrize("game", WALKS)
def test_playing_on_knows_no_more_than_the_seat(game: str) -> None:
    """In matches that differ only in what the seat cannot see, the same seed plays on to the same chances."""
    compared = 0
    budget = Budget(60.0, WALKS[game])
    match = random_match(game, 2)
    walk = RandomBot(2)
    for step in range(60):
        decision = match.decision
        if decision is None:
            break
        seat = decision.seat
        if step % 10 == 5 and len(decision.options) > 1:
            other = match.determinize(seat, 100 + step)
            assert thoughts(match, seat, step, budget) == thoughts(other, seat, step, budget)
            compared += 1
        match.choose(walk.choose(match, seat))
    assert compared >= 4


@pytest.mark.parametrize("game", WALKS)
def test_chances_at_the_beginning_are_about_even(game: str) -> None:
    """A lead of a few points says little while much is still to come; of several players only one wins."""
    for seed in range(4):
        match = random_match(game, seed)
        seat = match.state.seat
        fair = 1 / match.players
        for walks in (20, WALKS[game]):
            best = thoughts(match, seat, 1, Budget(60.0, walks))[0]
            assert 0.5 * fair < best.chance < 1.5 * fair, (match.players, walks, best)


def test_a_team_wins_together() -> None:
    match = kleos.new("kanzume-goddess", seed=1, players=4, options={"mode": "team"})
    best = thoughts(match, match.state.seat, 1, Budget(60.0, 20))[0]
    assert 0.3 < best.chance < 0.7
