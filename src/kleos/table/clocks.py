"""Time: what it is now, and how long a seat may think about one move, and about all of them; all in milliseconds."""

import time
from dataclasses import dataclass
from typing import Final

BEGAN: Final = time.time_ns() - time.monotonic_ns()  # what stood on the clock of the machine when this one was set


def now() -> int:
    """Milliseconds since 1970. It only ever goes on, whatever is done to the clock of the machine meanwhile."""
    return (BEGAN + time.monotonic_ns()) // 1_000_000


@dataclass(frozen=True)
class Clocks:
    """The limits of a table; None where there is none."""

    move: int | None = None
    total: int | None = None

    @property
    def any(self) -> bool:
        return self.move is not None or self.total is not None


UNLIMITED: Final = Clocks()


@dataclass(frozen=True)
class Left:
    """What a seat has left; None where that is not limited."""

    move: int | None
    total: int | None
    running: bool

    @property
    def over(self) -> bool:
        return self.running and (
            (self.move is not None and self.move <= 0) or (self.total is not None and self.total <= 0)
        )


def left(clocks: Clocks, spent: int, thinking: int | None) -> Left:
    """What is left to a seat that has spent so much, and thinks for so long now (None: is not to decide)."""
    now = thinking or 0
    move = None if clocks.move is None else max(0, clocks.move - now)
    total = None if clocks.total is None else max(0, clocks.total - spent - now)
    return Left(move, total, thinking is not None)
