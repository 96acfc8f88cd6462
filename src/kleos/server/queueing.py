"""Who thinks next: those who have had least of it, so that whoever asks for much slows only themselves."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Collection, Iterable
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
    network: str = ""  # from which the owner comes; "" where nobody knows


class Turns:
    """Whose turn it is among some: theirs who have spent least.

    Whoever comes anew begins at the time of those who think now: nobody saves up by waiting.
    """

    def __init__(self) -> None:
        self.spent: dict[str, float] = {}
        self.least = 0.0  # spent by whoever came last

    def come(self, one: str) -> None:
        self.spent[one] = max(self.spent.get(one, 0.0), self.least)

    def next(self, some: Iterable[str]) -> str:
        return min(some, key=lambda one: self.spent.get(one, 0.0))

    def begin(self, one: str) -> None:
        self.least = self.spent.get(one, 0.0)

    def used(self, one: str, seconds: float) -> None:
        self.spent[one] = self.spent.get(one, self.least) + seconds

    def forget_but(self, kept: Collection[str]) -> None:
        """Forgets all others who would begin where those are that think now."""
        self.spent = {one: spent for one, spent in self.spent.items() if one in kept or spent > self.least}


class FairQueue:
    """Thoughts that wait. The next is of the network that has spent least, and there of the owner who has.

    So whoever comes as many people at once has no more than the one place they come from; and people of one network have
    as much as any when nobody else waits.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.waiting: dict[str, dict[str, deque[Thought]]] = {}  # by network and owner
        self.networks = Turns()
        self.owners: dict[str, Turns] = {}  # by network
        self.seen: dict[str, dict[str, float]] = {}  # by network and owner: when a thought was asked for, last

    def __len__(self) -> int:
        return sum(len(thoughts) for owners in self.waiting.values() for thoughts in owners.values())

    def put(self, thought: Thought) -> None:
        self.notice(thought)
        if thought.network not in self.waiting:
            self.networks.come(thought.network)
        if thought.owner not in self.waiting.get(thought.network, ()):
            self.owners[thought.network].come(thought.owner)
        self.thoughts_of(thought).append(thought)

    def put_back(self, thought: Thought) -> None:
        """Puts a thought that must be begun again before all others of its owner."""
        self.notice(thought)
        self.thoughts_of(thought).appendleft(thought)

    def thoughts_of(self, thought: Thought) -> deque[Thought]:
        return self.waiting.setdefault(thought.network, {}).setdefault(thought.owner, deque())

    def take(self) -> Thought | None:
        """The thought that comes next; those that nobody waits for any more are forgotten."""
        while self.waiting:
            network = self.networks.next(self.waiting)
            owners = self.waiting[network]
            owner = self.owners[network].next(owners)
            thought = owners[owner].popleft()
            if not owners[owner]:
                del owners[owner]
            if not owners:
                del self.waiting[network]
            if not thought.done.done():
                self.networks.begin(network)
                self.owners[network].begin(owner)
                return thought
        return None

    def used(self, thought: Thought, seconds: float) -> None:
        """Counts what a thought has taken."""
        self.networks.used(thought.network, seconds)
        if thought.network in self.owners:
            self.owners[thought.network].used(thought.owner, seconds)

    def share(self, thought: Thought, places: int) -> float:
        """How long a thought may take, so that everybody who asked lately gets one in a round.

        Networks that have asked lately share a round; so do the owners of one, with other networks while they wait.
        """
        self.forget()
        rivals = len(self.waiting.keys() - {thought.network})
        parts = max(len(self.seen.get(thought.network, ())) * (1 + rivals), len(self.seen))
        return min(thought.seconds, max(LEAST, ROUND * places / parts)) if parts > 1 else thought.seconds

    def notice(self, thought: Thought) -> None:
        self.owners.setdefault(thought.network, Turns())
        self.seen.setdefault(thought.network, {})[thought.owner] = self.clock()

    def forget(self) -> None:
        """Forgets those who have not asked for anything lately."""
        before = self.clock() - LATELY
        for network, owners in list(self.seen.items()):
            waiting = self.waiting.get(network, {})
            for owner in [one for one, when in owners.items() if when < before and one not in waiting]:
                del owners[owner]
            self.owners[network].forget_but(owners)
            if not owners:
                del self.seen[network], self.owners[network]
        self.networks.forget_but(self.seen)
