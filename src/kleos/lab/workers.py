"""Who does the work of a simulation or a contest: this process alone, or many processes of this machine.

Work is a function of a task. A pool is given one task after the other and gives back what came of each exactly once,
also if a hand is lost on the way.
"""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from traceback import format_exc
from types import TracebackType
from typing import Any, Final, Generic, Self, TypeVar

from kleos.engine.errors import KleosError
from kleos.language.messages import Words

Task = TypeVar("Task")
Done = TypeVar("Done")
Work = Callable[[Task], Done]

TRIES: Final = 4  # a task on which so many hands were lost is not given to another


class WorkersLost(KleosError):
    """A task that nobody survives."""

    def __init__(self) -> None:
        super().__init__(Words("workers-lost", tries=TRIES))


class WorkerPool(Generic[Task, Done]):
    """Some hands that do work, each a task at a time."""

    hands: int  # how many tasks are done side by side

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, raised: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Nobody works any longer; what was begun is given up."""

    @property
    def idle(self) -> bool:
        """Whether another task can be started."""
        raise NotImplementedError

    def start(self, task: Task) -> None:
        raise NotImplementedError

    def finished(self) -> Done:
        """What came of a task, as soon as one is done."""
        raise NotImplementedError


PoolMaker = Callable[[Work[Task, Done]], WorkerPool[Task, Done]]


class OneProcess(WorkerPool[Task, Done]):
    """This process does everything itself."""

    hands = 1

    def __init__(self, work: Work[Task, Done]) -> None:
        self.work = work
        self.task: Task | None = None

    @property
    def idle(self) -> bool:
        return self.task is None

    def start(self, task: Task) -> None:
        self.task = task

    def finished(self) -> Done:
        task, self.task = self.task, None
        assert task is not None
        return self.work(task)


# ManyProcesses --------------------------------------------------------------------------------------------------------------
@dataclass
class Hand(Generic[Task]):
    """A process that works, and what it is at."""

    process: BaseProcess
    pipe: "Connection[Any, Any]"
    task: Task | None = None
    tries: int = 0  # of hands on this task


class ManyProcesses(WorkerPool[Task, Done]):
    """ManyProcesses of this machine, made when there is something to do for them."""

    def __init__(self, work: Work[Task, Done], hands: int) -> None:
        self.work = work
        self.hands = hands
        self.hired: list[Hand[Task]] = []

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
        return len(self.hired) < self.hands or any(hand.task is None for hand in self.hired)

    def start(self, task: Task) -> None:
        hand = next((hand for hand in self.hired if hand.task is None), None)
        if hand is None:
            hand = self.hire()
        self.give(hand, task, 1)

    def finished(self) -> Done:
        while True:
            busy = {hand.pipe: hand for hand in self.hired if hand.task is not None}
            for pipe in wait(list(busy)):
                hand = busy[pipe]  # type: ignore[index]
                try:
                    done = hand.pipe.recv()
                except (EOFError, ConnectionError):
                    self.replace(hand)
                    continue
                hand.task = None
                if isinstance(done, Exception):
                    raise done
                result: Done = done
                return result

    def hire(self) -> Hand[Task]:
        context = multiprocessing.get_context()
        with undisturbed():
            here, there = context.Pipe()
            process = context.Process(target=work_through, args=(self.work, there), daemon=True)
            process.start()
            there.close()  # the process has its own end; when it is lost, ours tells
            hand: Hand[Task] = Hand(process, here)
            self.hired.append(hand)
        return hand

    def give(self, hand: Hand[Task], task: Task, tries: int) -> None:
        hand.task = task
        hand.tries = tries
        try:
            hand.pipe.send(task)
        except ConnectionError:
            self.replace(hand)

    def replace(self, lost: Hand[Task]) -> None:
        """Another hand begins the task of a lost one again."""
        task = lost.task
        assert task is not None
        self.hired.remove(lost)
        lost.process.join()
        lost.pipe.close()
        if lost.tries == TRIES:
            raise WorkersLost
        self.give(self.hire(), task, lost.tries + 1)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Whoever wants this process to end waits so long; a process that begins here hears nothing until it listens."""
    before = mask_endings(signal.SIG_BLOCK)
    try:
        yield
    finally:
        if before is not None:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def mask_endings(how: int) -> set[Any] | None:
    """Holds back what asks a process to end, or lets it through; what was held back before, None where none can be."""
    if not hasattr(signal, "pthread_sigmask"):
        return None
    return signal.pthread_sigmask(how, (signal.SIGINT, signal.SIGTERM))


def work_through(work: Work[Any, Any], pipe: "Connection[Any, Any]") -> None:
    """What a process does: one task after the other, as long as there is somebody to do it for."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for whoever hands out the work
    signal.signal(signal.SIGTERM, signal.SIG_DFL)  # and is told to this one by ending it
    mask_endings(signal.SIG_UNBLOCK)
    boss = multiprocessing.parent_process()
    assert boss is not None
    while pipe in wait([pipe, boss.sentinel]):
        task = pipe.recv()
        try:
            done = work(task)
        except Exception as problem:  # noqa: BLE001 - whatever it is, the other side raises it
            problem.add_note(format_exc())
            done = problem
        pipe.send(done)


def processes(number: int | None = None) -> PoolMaker[Any, Any]:
    """A pool of so many processes, of one for each core if no number is given; of one, this process is enough."""
    hands = cores() if number is None else number
    if type(hands) is not int or hands < 1:
        raise KleosError(Words("workers-number", number=number))
    return OneProcess if hands == 1 else partial(ManyProcesses, hands=hands)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
