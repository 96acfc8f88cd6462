import os
import signal
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import kleos
from kleos.lab.simulate import Chunk, Result, Span, Summary, simulate
from kleos.lab.workers import OneProcess, processes

GAMES = [("naruto-mythos", 2, 25, "starter"), ("saint-seiya", 3, 7, None)]


def played(game: str, players: int, n: int, decks: Any, pool: Any) -> tuple[Summary, list[tuple[int, Result]]]:
    results: list[tuple[int, Result]] = []

    def keep(first: int, some: Any) -> None:
        results.extend(enumerate(some, first))

    return simulate(game, n, ["random"] * players, 3, decks, pool=pool, on_results=keep), results


@pytest.mark.parametrize(("game", "players", "n", "decks"), GAMES)
def test_however_many_play_the_results_are_the_same(game: str, players: int, n: int, decks: Any) -> None:
    alone, rows = played(game, players, n, decks, OneProcess)
    assert [number for number, _ in rows] == list(range(n))
    for number in (2, 3):
        summary, same = played(game, players, n, decks, processes(number))
        assert same == rows
        assert summary == alone


def test_a_longer_simulation_begins_like_a_shorter_one() -> None:
    _, shorter = played("naruto-mythos", 2, 5, None, OneProcess)
    _, longer = played("naruto-mythos", 2, 9, None, OneProcess)
    assert longer[:5] == shorter


@dataclass
class Stumbling:
    """Work whose worker is killed in the midst of it, until it has happened often enough."""

    work: Any
    folder: Path
    deaths: int

    def __call__(self, span: Span) -> Chunk:
        first, count = span
        done: Chunk = self.work(span)
        if first <= 3 < first + count and len(died := list(self.folder.iterdir())) < self.deaths:
            (self.folder / str(len(died))).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return done


def test_a_lost_process_loses_and_doubles_nothing(tmp_path: Path) -> None:
    alone, rows = played("naruto-mythos", 2, 12, None, OneProcess)
    lossy = played("naruto-mythos", 2, 12, None, lambda work: processes(2)(Stumbling(work, tmp_path, 2)))
    assert lossy == (alone, rows)
    assert len(list(tmp_path.iterdir())) == 2


def test_work_that_kills_everybody_is_given_up(tmp_path: Path) -> None:
    with pytest.raises(kleos.KleosError, match="4 workers in a row died on the same matches"):
        played("naruto-mythos", 2, 12, None, lambda work: processes(2)(Stumbling(work, tmp_path, 99)))


class Faulty:
    """Work that goes wrong."""

    def __init__(self, work: Any) -> None:
        pass

    def __call__(self, span: Span) -> Chunk:
        raise ZeroDivisionError("that was wrong")


def test_what_goes_wrong_in_a_process_is_raised_here() -> None:
    with pytest.raises(ZeroDivisionError, match="that was wrong") as raised:
        played("naruto-mythos", 2, 4, None, lambda work: processes(2)(Faulty(work)))
    assert "in __call__" in raised.value.__notes__[0]


class Interrupting(OneProcess[Span, Chunk]):
    """Somebody presses Ctrl-C."""

    def finished(self) -> Chunk:
        assert self.task is not None
        if self.task[0] >= 4:
            raise KeyboardInterrupt
        return super().finished()


def test_an_interrupted_simulation_tells_what_is_done() -> None:
    summary, rows = played("naruto-mythos", 2, 50, None, Interrupting)
    assert summary.interrupted
    assert 4 <= summary.matches == len(rows) < 50
    whole = simulate("naruto-mythos", summary.matches, ["random", "random"], 3)
    assert not whole.interrupted
    assert summary == whole


@pytest.mark.parametrize("number", [0, -1, "2"])
def test_the_number_of_workers_is_checked(number: Any) -> None:
    with pytest.raises(kleos.KleosError, match=f"at least 1, not {number!r}"):
        processes(number)


def test_by_default_every_core_works() -> None:
    pool: Any = processes()(lambda task: None)
    with pool:
        assert pool.hands == (len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count())
