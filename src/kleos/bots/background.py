"""Work in a thread of its own, which nobody has to wait for: not whoever asked, and not the end of the process."""

import ctypes
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Lock, Thread
from typing import Generic, TypeVar

T = TypeVar("T")


class Abandoned(BaseException):
    """Nobody waits for this work any more; it is raised in the middle of it."""


class Background(Generic[T]):
    """Begins at once. `then` is called in its thread when there is a result, or an error in place of one."""

    def __init__(self, work: Callable[[], T], then: "Callable[[Background[T]], None] | None" = None) -> None:
        self.work = work
        self.then = then
        self.found: list[T] = []
        self.error: BaseException | None = None
        self.ready = Event()
        self.lock = Lock()  # between coming to an end and being abandoned
        self.ended = False
        self.thread = Thread(target=self.run, daemon=True)
        self.thread.start()

    def run(self) -> None:
        with suppress(Abandoned):
            try:
                self.found.append(self.work())
            except Abandoned:
                raise
            except BaseException as error:  # noqa: BLE001 - it is raised where the result is asked for
                self.error = error
            with self.lock:
                self.ended = True
            self.ready.set()
            if self.then is not None:
                self.then(self)

    def wait(self, seconds: float | None = None) -> bool:
        """Waits for the end, no longer than that; says whether it has come."""
        return self.ready.wait(seconds)

    def result(self) -> T:
        """What came of it, or the error that did; once it is ready."""
        if self.error is not None:
            raise self.error
        return self.found[0]

    def abandon(self) -> None:
        """Stops the work, unless it is done.

        A thread cannot be killed. It stops at its next step in Python; one that never gets there, as it waits for
        something outside, stays behind and does not keep the process.
        """
        with self.lock:
            if not self.ended:
                self.ended = True
                thread = ctypes.c_ulong(self.thread.ident or 0)
                ctypes.pythonapi.PyThreadState_SetAsyncExc(thread, ctypes.py_object(Abandoned))
