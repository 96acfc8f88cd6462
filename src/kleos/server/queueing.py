"""Who thinks next: those who have had least of it, so that whoever asks for much slows only themselves."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

LATELY: Final = 15.0  # seconds for which whoever has asked for thoughts is reckoned with
ROUND: Final = 2.0  # seconds in which everybody who asked lately shall get a thought
LEAST: Final = 0.02  # seconds that a thought gets, however many wait


@dataclass(eq=False)
class Thought:
    """Something to be thought about for somebody: a function, what it is given, and the seconds it would like to take."""

    owner: str
    seconds: float
    what: Callable[..., Any]
    given: tuple[Any, ...]
    done: "asyncio.Future[Any]"
    tries: int = 0  # that failed
    asked: float = field(default_factory=time.monotonic)


class FairQueue:
    """Thoughts that wait. Each owner has spent some time; who has spent least comes next.

    Whoever comes anew begins at the time of those who think now: nobody saves up by waiting.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.waiting: dict[str, deque[Thought]] = {}
        self.spent: dict[str, float] = {}  # by owner
        self.least = 0.0  # spent by whoever came last
        self.seen: dict[str, float] = {}  # by owner: when a thought was asked for, last

    def __len__(self) -> int:
        return sum(len(thoughts) for thoughts in self.waiting.values())

    def put(self, thought: Thought) -> None:
        self.notice(thought.owner)
        if thought.owner not in self.waiting:
            self.spent[thought.owner] = max(self.spent.get(thought.owner, 0.0), self.least)
        self.waiting.setdefault(thought.owner, deque()).append(thought)

    def put_back(self, thought: Thought) -> None:
        """Puts a thought that must be begun again before all others of its owner."""
        self.notice(thought.owner)
        self.waiting.setdefault(thought.owner, deque()).appendleft(thought)

    def take(self) -> Thought | None:
        """The thought that comes next; those that nobody waits for any more are forgotten."""
        while self.waiting:
            owner = min(self.waiting, key=lambda one: self.spent.get(one, 0.0))
            thoughts = self.waiting[owner]
            thought = thoughts.popleft()
            if not thoughts:
                del self.waiting[owner]
            if not thought.done.done():
                self.least = self.spent.get(owner, 0.0)
                return thought
        return None

    def used(self, owner: str, seconds: float) -> None:
        """Counts what a thought has taken."""
        self.spent[owner] = self.spent.get(owner, self.least) + seconds

    def share(self, seconds: float, places: int) -> float:
        """How long a thought may take, so that everybody who asked lately gets one in a round."""
        self.forget()
        owners = len(self.seen)
        return min(seconds, max(LEAST, ROUND * places / owners)) if owners > 1 else seconds

    def notice(self, owner: str) -> None:
        self.seen.pop(owner, None)
        self.seen[owner] = self.clock()

    def forget(self) -> None:
        """Forgets those who have not asked for anything lately."""
        before = self.clock() - LATELY
        for owner in [one for one, when in self.seen.items() if when < before and one not in self.waiting]:
            del self.seen[owner]
            if self.spent.get(owner, 0.0) <= self.least:
                self.spent.pop(owner, None)
