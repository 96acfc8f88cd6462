"""What the processes that serve one database tell each other, since they remember it: told with the change itself."""

from typing import Final

import msgspec
from sqlalchemy import Executable, func, select

CHANNEL: Final = "kleos"  # of PostgreSQL's LISTEN and NOTIFY


class Ended(msgspec.Struct, tag="ended", frozen=True):
    """Sessions are over: one, or all of a person but one, and with them what opened the account when it was a guest's."""

    session: str = ""
    person: str = ""
    but: str = ""


class Renamed(msgspec.Struct, tag="renamed", frozen=True):
    """Somebody has another name."""

    person: str
    name: str


class NameHeld(msgspec.Struct, tag="held", frozen=True):
    """An account holds a name by now: whoever else was shown under one that looks like it no longer is."""

    looks: str


class HabitChanged(msgspec.Struct, tag="habit", frozen=True):
    """Somebody answers an optional effect in another way."""

    person: str
    game: str
    card: str
    line: int
    answer: str | None


class Released(msgspec.Struct, tag="released", frozen=True):
    """Tables are free to be held by others."""


News = Ended | Renamed | NameHeld | HabitChanged | Released


class Told(msgspec.Struct, frozen=True):
    """News, and the process that they come from."""

    process: str
    news: News


read: Final = msgspec.json.Decoder(Told).decode


def telling(process: str, news: News) -> Executable:
    """The statement that tells the others, once the transaction that it is part of is committed."""
    return select(func.pg_notify(CHANNEL, msgspec.json.encode(Told(process, news)).decode()))
