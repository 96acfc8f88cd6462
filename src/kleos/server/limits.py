"""How much anybody may ask for: requests, messages, tables, attempts at a password."""

from dataclasses import dataclass
from typing import Final

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import FixedWindowRateLimiter


@dataclass(frozen=True)
class Rates:
    """So many in such a time; for one person, one address, or one name."""

    requests: str = "600/minute"  # of an address
    messages: str = "60/second"  # of a connection
    questions: str = "60/minute"  # of a person: why, hints, undos
    hints: str = "20/minute"  # of a person
    tellings: str = "60/minute"  # of a person: the whole table, or a piece of its log, told again
    foresights: str = "300/minute"  # of a person
    arrangements: str = "120/minute"  # of a person: each is kept and shown to everybody
    signs: str = "10/minute"  # of a person: each is shown to everybody
    sign: str = "1/3second"  # of a person: one after the other
    tables: str = "60/hour"  # opened by a person
    arrivals: str = "600/minute"  # connections from an address
    logins: str = "10/5minutes"  # for one name, from one address
    attempts: str = "40/5minutes"  # from one address, whatever the names
    records: str = "20/minute"  # of a person: files read in


@dataclass(frozen=True)
class Bounds:
    """How much there may be of something at once."""

    sockets_of_person: int = 24  # at all tables together
    sockets_of_table: int = 1000  # of people who play and who watch; who plays always finds room


RATES: Final = Rates()
BOUNDS: Final = Bounds()


class Gate:
    """Counts what is asked for."""

    def __init__(self, rates: Rates) -> None:
        self.limiter = FixedWindowRateLimiter(MemoryStorage())
        self.items: dict[str, RateLimitItem] = {
            name: parse(text.replace("5minutes", "5 minutes")) for name, text in vars(rates).items()
        }

    def passes(self, what: str, who: str) -> bool:
        """Whether somebody may do this once more now; counts it."""
        return self.limiter.hit(self.items[what], what, who)
