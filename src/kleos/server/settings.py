"""The settings of a server, each described once: what it may be, what it is in every profile, and what it is for.

The options of `kleos serve`, the environment, the settings file and the table in docs/hosting.md are all made of this.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields
from typing import Any, Final

from kleos.bots import is_bot
from kleos.language.grammar import Sayable
from kleos.language.messages import Words

PROFILES: Final = ("friends", "club", "public")  # the first where none is named
PORT: Final = 8765  # where none is named, or the next one that is free
LAST_PORT: Final = 65535
RATE: Final = re.compile(r"(?P<count>[0-9]{1,9})/(?P<times>[0-9]{1,4})? ?(?P<unit>second|minute|hour|day)s?")
UNITS: Final = {"second": 1, "minute": 60, "hour": 3600, "day": 86400}  # in seconds


# Kinds of values ----------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Kind:
    """What a setting may be: how it is read, raising ValueError, and what to say was expected."""

    read: Callable[[Any], Any]
    expected: Sayable
    meta: str  # in the help: the message that stands for a value


def text(value: Any) -> str:
    if not isinstance(value, str) or not value or not value.isprintable():
        raise ValueError
    return value


def texts(value: Any) -> tuple[str, ...]:
    """Several texts; in one text they are separated by commas."""
    given = [part.strip() for part in value.split(",")] if isinstance(value, str) else value
    if not isinstance(given, (list, tuple)):
        raise ValueError
    return tuple(text(one) for one in given if one != "")


def number(value: Any) -> float:
    """A number of 0 or more."""
    if isinstance(value, bool) or not isinstance(value, (int, float, str)):
        raise ValueError
    found = float(value)
    if not 0 <= found < float("inf"):
        raise ValueError
    return found


def whole(least: int, most: int) -> Kind:
    def read(value: Any) -> int:
        found = int(value) if isinstance(value, str) else value
        if isinstance(found, bool) or not isinstance(found, int) or not least <= found <= most:
            raise ValueError
        return found

    return Kind(read, Words("expects-whole", least=least, most=most), "meta-number")


def one_of(*known: str) -> Kind:
    def read(value: Any) -> str:
        if value not in known:
            raise ValueError
        return str(value)

    return Kind(read, Words("expects-one-of", known=", ".join(known)), "meta-text")


def rate(value: Any) -> str:
    """One rate or several that all hold, separated by commas."""
    windows(text(value))
    return str(value)


def windows(rates: str) -> list[tuple[int, int]]:
    """So many in so many seconds, for each of the rates in a text; raises ValueError where there is none."""
    out = []
    for part in rates.split(","):
        found = RATE.fullmatch(part.strip())
        if found is None:
            raise ValueError(part)
        out.append((int(found["count"]), int(found["times"] or 1) * UNITS[found["unit"]]))
    return out


def bot(value: Any) -> str:
    if not is_bot(text(value)):
        raise ValueError
    return str(value)


ADDRESS: Final = Kind(text, Words("expects-text"), "meta-host")
NAMES: Final = Kind(texts, Words("expects-list"), "meta-name")
ADDRESSES: Final = Kind(texts, Words("expects-list"), "meta-host")
TEXT: Final = Kind(text, Words("expects-text"), "meta-text")
FORMAT: Final = one_of("text", "json")
LEVEL: Final = one_of("debug", "info", "warning", "error")
MASKING: Final = one_of("full", "masked", "none")
READABLE: Final = one_of("none", "pages")
URL: Final = Kind(text, Words("expects-text"), "meta-url")
DAYS: Final = Kind(number, Words("expects-days"), "meta-days")
SECONDS: Final = Kind(number, Words("expects-seconds"), "meta-seconds")
OFTEN: Final = Kind(rate, Words("expects-rate"), "meta-rate")
BOT: Final = Kind(bot, Words("expects-bot"), "meta-text")
COUNT: Final = whole(1, 1_000_000)


# Describing ---------------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class About:
    """What is said of a setting where it is described."""

    kind: Kind
    by_profile: dict[str, Any]
    option: str  # on the command line, where that is not its own name: of lists the singular


def setting(kind: Kind, friends: Any, *, club: Any = None, public: Any = None, option: str = "") -> Any:
    """A field of a class of settings; where nothing is said of a profile it is as among friends."""
    by_profile = {
        "friends": friends,
        "club": friends if club is None else club,
        "public": friends if public is None else public,
    }
    return field(default=friends, metadata={"about": About(kind, by_profile, option)})


@dataclass(frozen=True)
class Setting:
    """A setting: where it stands, and what is said of it."""

    section: str  # of the file; "" for those before the first
    attribute: str
    about: About

    @property
    def key(self) -> str:
        """Its name in the file, with its section."""
        name = self.attribute.replace("_", "-")
        return f"{self.section}.{name}" if self.section else name

    @property
    def described(self) -> Words:
        """What it is for."""
        return Words(f"setting-{self.key.replace('.', '-')}", port=PORT)

    @property
    def option(self) -> str:
        return f"--{self.about.option or self.key.replace('.', '-')}"

    @property
    def variable(self) -> str:
        return "KLEOS_SERVE_" + self.key.replace(".", "_").replace("-", "_").upper()


def settings_of(described: type, section: str = "") -> Iterator[Setting]:
    """The settings that a class describes, those of its sections after its own."""
    for one in fields(described):
        if "about" in one.metadata:
            yield Setting(section, one.name, one.metadata["about"])
    for one in fields(described):
        if "section" in one.metadata:
            yield from settings_of(one.metadata["section"], one.name)


# The settings -------------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Rates:
    """So many in such a time; for one person, one address, or one name."""

    requests: str = setting(
        OFTEN,
        "1200/minute",
        club="3000/minute",
    )
    arrivals: str = setting(
        OFTEN,
        "600/minute",
        club="1500/minute",
    )
    logins: str = setting(
        OFTEN,
        "10/5 minutes",
    )
    attempts: str = setting(
        OFTEN,
        "60/5 minutes",
        club="150/5 minutes",
    )
    registrations: str = setting(
        OFTEN,
        "60/5 minutes",
        club="150/5 minutes",
    )
    tables: str = setting(
        OFTEN,
        "20/minute, 60/hour",
    )
    tables_of_address: str = setting(
        OFTEN,
        "60/minute, 300/hour",
        club="90/minute, 900/hour",
    )
    guests: str = setting(
        OFTEN,
        "60/minute, 300/hour",
        club="120/minute, 1000/hour",
    )
    records: str = setting(
        OFTEN,
        "20/minute",
        public="10/minute",
    )
    messages: str = setting(
        OFTEN,
        "60/second",
    )
    moves: str = setting(
        OFTEN,
        "300/minute, 6000/hour, 40000/day",
    )
    questions: str = setting(
        OFTEN,
        "60/minute",
    )
    hints: str = setting(
        OFTEN,
        "20/minute",
    )
    tellings: str = setting(
        OFTEN,
        "60/minute",
    )
    foresights: str = setting(
        OFTEN,
        "300/minute",
    )
    arrangements: str = setting(
        OFTEN,
        "120/minute",
    )
    signs: str = setting(
        OFTEN,
        "1/3 seconds, 10/minute",
    )


@dataclass(frozen=True)
class Bounds:
    """How much there may be of something at once."""

    sockets_of_person: int = setting(
        COUNT,
        24,
    )
    sockets_of_address: int = setting(
        COUNT,
        500,
        club=1500,
    )
    memory: int = setting(
        COUNT,
        256,
        club=512,
        public=512,
    )
    open_tables_of_person: int = setting(
        COUNT,
        100,
        public=50,
    )
    records_of_person: int = setting(
        COUNT,
        200,
        public=50,
    )
    finished_tables_of_account: int = setting(
        COUNT,
        2000,
        public=500,
    )
    deck_kilobytes_of_person: int = setting(
        COUNT,
        2000,
        public=500,
    )
    moves_of_table: int = setting(
        COUNT,
        20_000,
    )
    connections: int = setting(
        COUNT,
        10_000,
    )
    connections_of_address: int = setting(
        COUNT,
        300,
        club=1000,
    )
    request_seconds: float = setting(
        SECONDS,
        30.0,
        public=15.0,
    )
    people_of_address: int = setting(
        COUNT,
        30,
        club=60,
    )
    sockets_of_table: int = setting(
        COUNT,
        1000,
    )


@dataclass(frozen=True)
class Keeping:
    """How many days something is kept; 0 is for ever."""

    guest_tables: float = setting(
        DAYS,
        90.0,
        club=180.0,
        public=30.0,
    )
    account_tables: float = setting(
        DAYS,
        0.0,
        public=365.0,
    )
    waiting_tables: float = setting(
        DAYS,
        7.0,
        public=2.0,
    )
    abandoned_tables: float = setting(
        DAYS,
        180.0,
        club=365.0,
        public=60.0,
    )
    guests: float = setting(
        DAYS,
        180.0,
        club=365.0,
        public=60.0,
    )
    unpacked: float = setting(
        DAYS,
        7.0,
    )


@dataclass(frozen=True)
class Settings:
    """How a server is run, as far as whoever runs it says so."""

    database: str = setting(
        URL,
        "",
    )
    host: str = setting(
        ADDRESS,
        "127.0.0.1",
    )
    port: int | None = setting(
        whole(0, LAST_PORT),
        None,
    )
    names: tuple[str, ...] = setting(
        NAMES,
        (),
        option="name",
    )
    proxies: tuple[str, ...] = setting(
        ADDRESSES,
        (),
        option="proxy",
    )
    peer_address: str = setting(
        ADDRESS,
        "127.0.0.1",
    )
    processes: int | None = setting(
        whole(0, 1024),
        None,
    )
    patience: float = setting(
        SECONDS,
        20.0,
    )
    pause: float = setting(
        SECONDS,
        0.6,
    )
    away: float = setting(
        SECONDS,
        60.0,
    )
    stand_in: str = setting(
        BOT,
        "search:adept",
    )
    nudge_after: float = setting(
        SECONDS,
        20.0,
    )
    nudge_every: float = setting(
        SECONDS,
        60.0,
    )
    watch: float = setting(
        SECONDS,
        5.0,
    )
    log_format: str = setting(
        FORMAT,
        "text",
    )
    log_level: str = setting(
        LEVEL,
        "warning",
    )
    log_addresses: str = setting(
        MASKING,
        "masked",
    )
    metrics_token: str | None = setting(
        TEXT,
        None,
    )
    robots: str = setting(
        READABLE,
        "none",
        public="pages",
    )
    rates: Rates = field(default_factory=Rates, metadata={"section": Rates})
    bounds: Bounds = field(default_factory=Bounds, metadata={"section": Bounds})
    keeping: Keeping = field(default_factory=Keeping, metadata={"section": Keeping})


SETTINGS: Final = tuple(settings_of(Settings))
SECTIONS: Final = {one.name: one.metadata["section"] for one in fields(Settings) if "section" in one.metadata}
