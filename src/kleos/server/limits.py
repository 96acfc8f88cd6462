"""Counting what is asked for: requests, messages, tables, attempts at a password."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from kleos.server.settings import Rates, windows

MOST_COUNTED: Final = 100_000  # counts kept at once; the one that began first goes first


class Gate:
    """Counts what is asked for, and says when it is too much."""

    def __init__(self, rates: Rates, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.windows = {name: windows(text) for name, text in vars(rates).items()}
        self.counts: OrderedDict[tuple[str, str, int], tuple[float, int]] = OrderedDict()  # since when, and how many

    def passes(self, what: str, who: str) -> bool:
        """Whether somebody may do this once more now; counts it if so."""
        now = self.clock()
        counted = {}
        for most, seconds in self.windows[what]:
            key = (what, who, seconds)
            since, count = self.counts.get(key, (now, 0))
            if now - since >= seconds:
                since, count = now, 0
                self.counts.pop(key, None)
            if count >= most:
                return False
            counted[key] = (since, count + 1)
        self.counts.update(counted)
        while len(self.counts) > MOST_COUNTED:
            self.counts.popitem(last=False)
        return True
