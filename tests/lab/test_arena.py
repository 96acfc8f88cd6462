import os
import pickle
import signal
import time
from collections import Counter
from dataclasses import replace
from itertools import permutations
from pathlib import Path
from typing import Any, ClassVar

import pytest

import kleos
from kleos.bots import BOTS, FORFEIT, REPLACED, Bot, RandomBot
from kleos.lab import arena as module
from kleos.lab.arena import (
    COMPLETE,
    INTERRUPTED,
    WORKER_LOST,
    Contest,
    Played,
    Playing,
    Results,
    Table,
    arena,
    play_match,
    ranks,
    tables,
)
from kleos.lab.standings import Standings, document
from kleos.lab.workers import TRIES
from kleos.match import Match, Outcome

GAME = "naruto-mythos"
FIVE = "saint-seiya"
SHORT = {"turn_limit": 6}  # a match of Saint Seiya that is soon over


class Broken(Bot):
    """Fails at its third answer."""

    name = "broken"

    def __init__(self, seed: int) -> None:
        self.plays = RandomBot(seed)
        self.left = 2

    def choose(self, match: Match, seat: int) -> int:
        if not self.left:
            raise ValueError("no idea")
        self.left -= 1
        return self.plays.choose(match, seat)


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "broken", Broken)


def contest(*bots: str, deals: int = 2, seed: int = 1, **more: Any) -> Contest:
    return Contest(more.pop("game", GAME), bots, deals, seed, **more)


# Who meets whom, and where they sit ---------------------------------------------------------------------------------------
def test_every_pair_plays_every_deal_from_both_seats() -> None:
    found = list(tables(contest("random", "greedy", "random", deals=3)))
    assert [(table.deal.number, table.orders) for table in found[:3]] == [
        (0, ((0, 1), (1, 0))),
        (0, ((0, 2), (2, 0))),
        (0, ((1, 2), (2, 1))),
    ]
    assert len(found) == 9
    for at in range(0, 9, 3):
        assert found[at].deal == found[at + 1].deal == found[at + 2].deal, "the same cards for everybody"
    assert len({table.deal.seed for table in found}) == 3


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (4, 2), (3, 3), (4, 3), (5, 4), (5, 5)])
def test_seats_and_company_are_shared_out_evenly(bots: int, players: int) -> None:
    asked = contest(*["random"] * bots, game=FIVE, players=players, deals=2)
    found = list(tables(asked))
    assert sum(len(table.orders) for table in found) == asked.matches
    for deal in range(asked.deals):
        seats: Counter[tuple[int, int]] = Counter()
        company: Counter[tuple[int, int]] = Counter()
        for table in found:
            if table.deal.number == deal:
                for order in table.orders:
                    assert len(set(order)) == players
                    seats.update(enumerate(order))
                    company.update(permutations(order, 2))
        assert len(seats) == bots * players
        assert len(set(seats.values())) == 1, "every bot sits in every seat as often as in any other"
        assert len(company) == bots * (bots - 1)
        assert len(set(company.values())) == 1, "every bot meets every other equally often"


@pytest.mark.parametrize(("players", "deals"), [(3, 2), (4, 6), (5, 24)])
def test_who_sits_next_to_whom_changes_from_deal_to_deal(players: int, deals: int) -> None:
    neighbours: Counter[tuple[int, int]] = Counter()
    for table in tables(contest(*["random"] * players, game=FIVE, players=players, deals=deals)):
        for order in table.orders:
            neighbours.update((order[seat - 1], order[seat]) for seat in range(players))
    assert len(neighbours) == players * (players - 1)
    assert len(set(neighbours.values())) == 1


# The same results -----------------------------------------------------------------------------------------------------------
def test_the_number_of_processes_makes_no_difference() -> None:
    asked = contest("greedy", "random", "random")
    told: list[int] = []
    alone = arena(asked, workers=1)
    both = arena(asked, workers=2, on_progress=told.append)
    assert alone.played == both.played
    assert len(alone.played) == asked.matches == 12
    assert alone.end == both.end == COMPLETE
    assert told == [2, 4, 6, 8, 10, 12]
    assert {**document(alone), "seconds": 0} == {**document(both), "seconds": 0}


def test_the_same_seed_gives_the_same_matches() -> None:
    first = arena(contest("random", "random", seed=7), workers=1)
    assert first.played == arena(contest("random", "random", seed=7), workers=1).played
    assert first.played != arena(contest("random", "random", seed=8), workers=1).played


def test_decks_and_options_are_passed_on() -> None:
    asked = contest("random", "random", decks=["leaf-tempo", "ambush"], options={"mode": "competitive"})
    table = next(tables(asked))
    match, _ = play_match(asked, table.deal, table.orders[0])
    assert match.setup is not None
    assert match.setup.decks is not None
    assert [deck.name for deck in match.setup.decks] == ["Leaf tempo", "Ambush"]
    assert match.setup.options["mode"] == "competitive"


def test_three_at_a_table() -> None:
    asked = contest("random", "random", "random", game=FIVE, players=3, deals=1, options=SHORT)
    results = arena(asked, workers=1)
    assert [match.order for match in results.played] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    for match in results.played:
        assert [seat for seat in range(3) if match.ranks[seat] == 1] == list(match.winners)


# Ranks ----------------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("scores", "winners", "gone", "by_seat"),
    [
        ((5, 3), (0,), (), (1, 2)),
        ((4, 4), (1,), (), (2, 1)),  # the rules broke the tie
        ((4, 4), (0, 1), (), (1, 1)),
        ((9, 3), (1,), (0,), (2, 1)),  # forfeited while ahead
        ((7, 9, 7, 2), (1,), (), (2, 1, 2, 4)),
        ((7, 9, 8, 2), (0,), (1, 2), (1, 3, 3, 2)),
        ((7, 9, 8), (2,), (0, 1, 2), (2, 2, 1)),
    ],
)
def test_ranks(scores: tuple[int, ...], winners: tuple[int, ...], gone: tuple[int, ...], by_seat: Any) -> None:
    assert ranks(Outcome(scores, winners), gone) == by_seat


# Faults ---------------------------------------------------------------------------------------------------------------------
@pytest.mark.usefixtures("broken")
def test_a_bot_that_fails_is_replaced_and_counted() -> None:
    asked = contest("broken", "random")
    results = arena(asked, workers=1)
    assert results.end == COMPLETE
    assert len(results.played) == 4
    for match in results.played:
        seat = match.order.index(0)
        fault = match.faults[seat]
        assert fault is not None
        assert fault.problem.text() == "it raised ValueError: no idea"
        assert match.faults[1 - seat] is None
    standings = Standings(results)
    assert [len(bot.faults) for bot in standings.bots] == [4, 0]
    assert pickle.loads(pickle.dumps(results.played[0])).scores == results.played[0].scores
    (told,) = document(results)["played"][0]["faults"]
    assert told["seat"] == told["bot"] == 0
    assert told["problem"] == "it raised ValueError: no idea"
    assert "ValueError: no idea" in told["traceback"]


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize("on_fault", [REPLACED, FORFEIT])
@pytest.mark.parametrize(("game", "players"), [(GAME, 2), (FIVE, 2), (FIVE, 3)])
def test_the_record_of_a_match_with_a_fault_is_valid(game: str, players: int, on_fault: str) -> None:
    options = SHORT if game == FIVE else {}
    bots = ("broken", "random", "random")[:players]
    asked = contest(*bots, game=game, players=players, on_fault=on_fault, options=options)
    table = next(tables(asked))
    for order in table.orders:
        match, played = play_match(asked, table.deal, order)
        assert match.outcome is not None
        assert kleos.replay(match.record()).hash() == match.hash()
        seat = order.index(0)
        assert [fault is not None for fault in played.faults] == [at == seat for at in range(players)]
        if on_fault == FORFEIT:
            assert seat not in played.winners
            assert played.ranks[seat] == players
            assert f"p{seat} concede\n" in match.record()


@pytest.mark.usefixtures("broken")
def test_who_always_forfeits_never_wins() -> None:
    standings = Standings(arena(contest("random", "broken", on_fault=FORFEIT, deals=5), workers=1))
    assert [bot.all.rate for bot in standings.bots] == [1, 0]
    assert standings.tie_added


def test_a_bot_that_never_answers_does_not_stop_the_contest(monkeypatch: pytest.MonkeyPatch) -> None:
    class Endless(Bot):
        name = "endless"

        def __init__(self, seed: int) -> None:
            pass

        def choose(self, match: Match, seat: int) -> int:
            while True:
                time.sleep(0.001)

    monkeypatch.setitem(BOTS, "endless", Endless)
    monkeypatch.setattr(module, "PATIENCE", 0.02)
    results = arena(contest("endless", "random", deals=3), workers=1)
    assert results.end == COMPLETE
    problems = {fault.problem.text() for match in results.played for fault in match.faults if fault is not None}
    assert problems == {"it took longer than 0 s to answer"}
    assert len(Standings(results).bots[0].faults) == 6


@pytest.mark.usefixtures("broken")
def test_both_may_fail() -> None:
    results = arena(contest("broken", "broken", on_fault=FORFEIT, game=FIVE, options=SHORT, deals=1), workers=1)
    assert all(len(match.winners) == 1 for match in results.played)


# The end --------------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupt_keeps_what_was_played(workers: int) -> None:
    def interrupt(done: int) -> None:
        if done >= 4:
            raise KeyboardInterrupt

    results = arena(contest("random", "random", deals=2000), workers, interrupt)
    assert results.end == INTERRUPTED
    assert 4 <= len(results.played) < 4000
    assert len(results.played) % 2 == 0
    assert Counter(match.order for match in results.played)[0, 1] * 2 == len(results.played)
    assert Standings(results).bots[0].all.matches == len(results.played)


def test_an_interrupt_before_anything_was_played() -> None:
    results = Results(contest("random", "random"), end=INTERRUPTED)
    told = document(results)
    assert told["matches"] == 0
    assert [standing["elo"] for standing in told["standings"]] == [None, None]
    assert told["first_seat_advantage"] is None


class Stumbling(Playing):
    """A contest whose third table kills the process that has played it, until it has happened often enough."""

    folder: ClassVar[Path]
    deaths: ClassVar[int]

    def __call__(self, table: Table) -> list[Played]:
        played = super().__call__(table)
        if table.deal.number == 2 and len(died := list(self.folder.iterdir())) < self.deaths:
            (self.folder / str(len(died))).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return played


@pytest.mark.parametrize(("deaths", "end"), [(2, COMPLETE), (99, WORKER_LOST)])
def test_a_process_that_dies_loses_and_doubles_nothing(
    deaths: int, end: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Stumbling, "folder", tmp_path, raising=False)
    monkeypatch.setattr(Stumbling, "deaths", deaths, raising=False)
    asked = contest("random", "random", deals=6)
    whole = arena(asked, workers=1).played
    monkeypatch.setattr(module, "Playing", Stumbling)
    results = arena(asked, workers=2)
    assert results.end == end
    assert len(list(tmp_path.iterdir())) == min(deaths, TRIES)
    if end == COMPLETE:
        assert results.played == whole
    else:
        assert results.played, "the other process went on meanwhile"
        assert all(match in whole and match.deal != 2 for match in results.played)


# Mistakes -------------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"bots": ("random", "gredy")}, "unknown bot 'gredy', did you mean greedy"),
        ({"bots": ("random", "")}, "unknown bot ''"),
        ({"bots": ("random",)}, "each table seats 2 players: name at least that many bots, not 1"),
        ({"bots": ()}, "name at least that many bots, not 0"),
        ({"game": FIVE, "players": 3}, "each table seats 3 players: name at least that many bots, not 2"),
        ({"deals": 0}, "the number of deals must be a whole number of at least 1, not 0"),
        ({"deals": "5"}, "at least 1, not '5'"),
        ({"players": 3}, "for 2 players, not 3"),
        ({"game": FIVE, "players": 6}, "2 to 5 players, not 6"),
        ({"players": 0}, "for 2 players, not 0"),
        ({"decks": ["nope", "ambush"]}, "unknown starter deck 'nope'"),
        ({"options": {"mode": "x"}}, "mode must be one of"),
        ({"on_fault": "cry"}, "one of random, forfeit, not 'cry'"),
    ],
)
def test_mistakes_are_named_before_anything_is_played(
    fields: dict[str, Any], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(module, "Playing")
    with pytest.raises(kleos.KleosError, match=message):
        arena(replace(contest("random", "random"), **fields), workers=1)


@pytest.mark.parametrize("workers", [0, -1, 1.5])
def test_there_is_at_least_one_process(workers: Any) -> None:
    with pytest.raises(kleos.KleosError, match="the number of workers must be a whole number of at least 1"):
        arena(contest("random", "random"), workers)
