"""Who does the work of a simulation: this process alone, or many processes of this machine.

Work is a function that is given the first of some matches and their number. A crew hands it out in chunks and gives
back what came of each exactly once, also if a hand is lost on the way.
"""

import multiprocessing
import os
import signal
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from traceback import format_exc
from types import TracebackType
from typing import Any, Final, Generic, Self, TypeVar

from kleos.engine.errors import KleosError
from kleos.engine.messages import Words, says

Done = TypeVar("Done")
Work = Callable[[int, int], Done]

TRIES: Final = 4  # a chunk on which so many hands were lost is not given to another

says(
    "workers-number",
    en="the number of workers must be a whole number of at least 1, not {number!r}",
    fr="le nombre de processus doit être un entier d'au moins 1, et non {number}",
    it="il numero di processi deve essere un intero di almeno 1, non {number}",
)
says(
    "workers-lost",
    en="every worker that played the matches from number {first} on was lost; is there enough memory?",
    fr="tous les processus qui jouaient les parties à partir du numéro {first} ont été perdus ; la mémoire suffit-elle ?",
    it="tutti i processi che giocavano le partite dal numero {first} in poi sono andati perduti; la memoria basta?",
)


class Crew(Generic[Done]):
    """Some hands that do work, each a chunk at a time."""

    hands: int  # how many chunks are done side by side

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, raised: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Nobody works any longer; what was begun is given up."""

    @property
    def idle(self) -> bool:
        """Whether another chunk can be started."""
        raise NotImplementedError

    def start(self, first: int, count: int) -> None:
        raise NotImplementedError

    def finished(self) -> Done:
        """What came of a chunk, as soon as one is done."""
        raise NotImplementedError


Hire = Callable[[Work[Done]], Crew[Done]]


class Alone(Crew[Done]):
    """This process does everything itself."""

    hands = 1

    def __init__(self, work: Work[Done]) -> None:
        self.work = work
        self.chunk: tuple[int, int] | None = None

    @property
    def idle(self) -> bool:
        return self.chunk is None

    def start(self, first: int, count: int) -> None:
        self.chunk = (first, count)

    def finished(self) -> Done:
        assert self.chunk is not None
        first, count = self.chunk
        self.chunk = None
        return self.work(first, count)


# Processes --------------------------------------------------------------------------------------------------------------
@dataclass
class Hand:
    """A process that works, and what it is at."""

    process: BaseProcess
    pipe: "Connection[Any, Any]"
    chunk: tuple[int, int] | None = None
    tries: int = 0  # of hands on this chunk


class Processes(Crew[Done]):
    """Processes of this machine, made when there is something to do for them."""

    def __init__(self, work: Work[Done], hands: int) -> None:
        self.work = work
        self.hands = hands
        self.hired: list[Hand] = []

    def __exit__(
        self, kind: type[BaseException] | None, raised: BaseException | None, trace: TracebackType | None
    ) -> None:
        for hand in self.hired:
            hand.process.terminate()  # they hold nothing that could be lost
        for hand in self.hired:
            hand.process.join()
            hand.pipe.close()

    @property
    def idle(self) -> bool:
        return len(self.hired) < self.hands or any(hand.chunk is None for hand in self.hired)

    def start(self, first: int, count: int) -> None:
        hand = next((hand for hand in self.hired if hand.chunk is None), None)
        if hand is None:
            hand = self.hire()
        self.give(hand, (first, count), 1)

    def finished(self) -> Done:
        while True:
            busy = {hand.pipe: hand for hand in self.hired if hand.chunk is not None}
            for pipe in wait(list(busy)):
                hand = busy[pipe]  # type: ignore[index]
                try:
                    done = hand.pipe.recv()
                except (EOFError, ConnectionError):
                    self.replace(hand)
                    continue
                hand.chunk = None
                if isinstance(done, Exception):
                    raise done
                result: Done = done
                return result

    def hire(self) -> Hand:
        context = multiprocessing.get_context()
        here, there = context.Pipe()
        process = context.Process(target=labour, args=(self.work, there), daemon=True)
        process.start()
        there.close()  # the process has its own end; when it is lost, ours tells
        hand = Hand(process, here)
        self.hired.append(hand)
        return hand

    def give(self, hand: Hand, chunk: tuple[int, int], tries: int) -> None:
        hand.chunk = chunk
        hand.tries = tries
        try:
            hand.pipe.send(chunk)
        except ConnectionError:
            self.replace(hand)

    def replace(self, lost: Hand) -> None:
        """Another hand begins the chunk of a lost one again."""
        chunk = lost.chunk
        assert chunk is not None
        self.hired.remove(lost)
        lost.process.join()
        lost.pipe.close()
        if lost.tries == TRIES:
            raise KleosError(Words("workers-lost", first=chunk[0]))
        self.give(self.hire(), chunk, lost.tries + 1)


def labour(work: Work[Any], pipe: "Connection[Any, Any]") -> None:
    """What a process does: one chunk after the other, as long as there is somebody to do it for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for whoever hands out the work
    boss = multiprocessing.parent_process()
    assert boss is not None
    while pipe in wait([pipe, boss.sentinel]):
        first, count = pipe.recv()
        try:
            done = work(first, count)
        except Exception as problem:  # noqa: BLE001 - whatever it is, the other side raises it
            problem.add_note(format_exc())
            done = problem
        pipe.send(done)


def processes(number: int | None = None) -> Hire[Any]:
    """A crew of so many processes, of one for each core if no number is given; of one, this process is enough."""
    hands = cores() if number is None else number
    if type(hands) is not int or hands < 1:
        raise KleosError(Words("workers-number", number=number))
    return Alone if hands == 1 else partial(Processes, hands=hands)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
