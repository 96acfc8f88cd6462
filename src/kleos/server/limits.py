"""Counting what is asked for: requests, messages, tables, attempts at a password."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from kleos.server.settings import Rates, windows

MOST_COUNTED: Final = 100_000  # counts kept at once; the one that began first goes first
OF_ADDRESS: Final = "_of_address"  # ends the name of a rate that says what all people of an address may do together


class TooFast(Exception):
    """Somebody asks for more than anybody may in such a time."""

    code = "too-fast"


class TooMany(Exception):
    """Somebody has as many of something as anybody may."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Whereabouts:
    """From which network people came last, named by the address by which they are counted."""

    def __init__(self) -> None:
        self.networks: OrderedDict[str, str] = OrderedDict()

    def note(self, person: str, network: str) -> None:
        self.networks[person] = network
        self.networks.move_to_end(person)
        while len(self.networks) > MOST_COUNTED:
            self.networks.popitem(last=False)

    def of(self, person: str) -> str:
        """The network of a person; none where nobody remembers it any more, as if all of those came from one."""
        return self.networks.get(person, "")


class Gate:
    """Counts what is asked for, and says when it is too much.

    Whoever has no cookie is a new person every time, so what a person may do is counted by address as well: it may do so
    many times as much as there may be people behind it.
    """

    def __init__(self, rates: Rates, people: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.people = people
        self.clock = clock
        self.windows = {name: windows(text) for name, text in vars(rates).items()}
        self.counts: OrderedDict[tuple[str, str, int], tuple[float, int]] = OrderedDict()  # since when, and how many

    def check(self, what: str, who: str, address: str | None = None) -> None:
        """Counts that somebody does this once more, a person from an address or only the address; or raises TooFast."""
        if not self.passes(what, who):
            raise TooFast
        if address is None:
            return
        together = what + OF_ADDRESS
        if not (
            self.passes(together, address) if together in self.windows else self.passes(what, address, self.people)
        ):
            raise TooFast

    def passes(self, what: str, who: str, people: int = 1) -> bool:
        """Whether this may be done once more now by so many people together; counts it if so."""
        now = self.clock()
        counted = {}
        for most, seconds in self.windows[what]:
            key = (what, who, seconds)
            since, count = self.counts.get(key, (now, 0))
            if now - since >= seconds:
                since, count = now, 0
                self.counts.pop(key, None)
            if count >= most * people:
                return False
            counted[key] = (since, count + 1)
        self.counts.update(counted)
        while len(self.counts) > MOST_COUNTED:
            self.counts.popitem(last=False)
        return True

    def check_room(self, what: str, who: str) -> None:
        """Raises TooFast if this may not be done once more now; counts nothing."""
        for most, seconds in self.windows[what]:
            since, count = self.counts.get((what, who, seconds), (0.0, 0))
            if count >= most and self.clock() - since < seconds:
                raise TooFast

    def give_back(self, what: str, who: str) -> None:
        """What was counted last turned out not to count."""
        for _, seconds in self.windows[what]:
            since, count = self.counts.get((what, who, seconds), (0.0, 0))
            if count:
                self.counts[what, who, seconds] = (since, count - 1)
