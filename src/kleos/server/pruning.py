"""How long things are kept: old matches are packed, and what nobody comes back to is deleted, by the rules of the host.

Of accounts only the latest matches are kept, whatever their age, so that nobody fills the database.

It is done in small pieces, so that nobody waits for it. Several may do it at once: whatever is deleted must still be old
when it is, and what is gone is gone.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from sqlalchemy import delete, distinct, exists, func, select
from sqlalchemy.engine.row import RowMapping

from kleos.server.settings import Keeping
from kleos.table import schema
from kleos.table.store import Store

log = logging.getLogger("kleos.server")

DAY: Final = 24 * 3600 * 1000  # milliseconds
CLOSED: Final = 1.0  # days that a table is kept which was given up before its match
SESSIONS: Final = 400.0  # days that a cookie lasts
MOST_SESSIONS: Final = 100  # of one account
CARD_SETS: Final = 1.0  # days that a card set is kept which no server has ready and no table began with
PIECE: Final = 10  # tables in one transaction
REST: Final = 0.02  # seconds between two pieces

TABLES: Final = schema.tables.c
PEOPLE: Final = schema.people.c


@dataclass
class Pruned:
    """How many there were of what."""

    packed: int = 0
    finished: int = 0
    surplus: int = 0
    waiting: int = 0
    abandoned: int = 0
    closed: int = 0
    guests: int = 0
    sessions: int = 0
    card_sets: int = 0

    @property
    def any(self) -> bool:
        return any(asdict(self).values())


async def prune(store: Store, keeping: Keeping, most: int, at: int, busy: Callable[[str], bool]) -> Pruned:
    """Does once whatever is due at a time, so many matches of an account being kept at most.

    A table that is busy, since somebody sits there, is let alone.
    """
    done = Pruned()
    old_guests = ~of_accounts() & (TABLES.status == "over")
    old_accounts = of_accounts() & (TABLES.status == "over")
    done.finished += await drop_tables(store, old_guests, keeping.guest_tables, at, busy)
    done.finished += await drop_tables(store, old_accounts, keeping.account_tables, at, busy)
    done.surplus = await drop_surplus(store, most, busy)
    done.waiting = await drop_tables(store, TABLES.status == "waiting", keeping.waiting_tables, at, busy)
    done.abandoned = await drop_tables(store, TABLES.status == "playing", keeping.abandoned_tables, at, busy)
    done.closed = await drop_tables(store, TABLES.status == "closed", CLOSED, at, busy)
    done.packed = await pack_tables(store, keeping.unpacked, at)
    done.guests = await drop_guests(store, keeping.guests, at)
    done.sessions = await drop_sessions(store, at)
    done.card_sets = await drop_card_sets(store, at)
    if done.any:
        log.info(
            "pruned: %s",
            ", ".join(f"{count} {what.replace('_', ' ')}" for what, count in asdict(done).items() if count),
        )
    return done


def of_accounts() -> Any:
    """Whether somebody with an account has opened a table or sat there."""
    accounts = select(PEOPLE.id).where(PEOPLE.account.is_not(None))
    sat = select(schema.seats.c.table_id).where(schema.seats.c.person.in_(accounts))
    return TABLES.id.in_(sat) | TABLES.host.in_(accounts)


def let_alone() -> Any:
    """Whether no process holds a table."""
    return TABLES.holder.is_(None) | TABLES.holder.not_in(select(schema.processes.c.id))


async def drop_tables(store: Store, which: Any, days: float, at: int, busy: Callable[[str], bool]) -> int:
    """Deletes tables of some kind that have not changed for so many days, with all that happened there; 0 keeps them."""
    if not days:
        return 0
    due = which & (TABLES.changed < at - days * DAY) & let_alone()
    count = 0
    async for piece in in_pieces(store, due):
        count += await drop(store, due, [str(row["id"]) for row in piece if not busy(row["id"])])
    return count


async def in_pieces(store: Store, due: Any) -> AsyncIterator[Sequence[RowMapping]]:
    """The tables of some kind, a few at a time, so that others come to the database in between."""
    last = ""
    while True:
        statement = select(TABLES.id, TABLES.changed).where(due & (TABLES.id > last)).order_by(TABLES.id).limit(PIECE)
        piece = await store.rows(statement)
        if not piece:
            return
        last = str(piece[-1]["id"])
        yield piece
        await asyncio.sleep(REST)


async def drop(store: Store, due: Any, gone: list[str]) -> int:
    """Deletes some tables if they are still due; how many they were."""
    if gone:
        await store.write(delete(schema.tables).where(TABLES.id.in_(gone) & due))
    return len(gone)


async def drop_surplus(store: Store, most: int, busy: Callable[[str], bool]) -> int:
    """Deletes matches that belong to the latest so many of none of the accounts that sat there."""
    latest, count = Latest(store, most), 0
    for person in await crowded(store, most):
        due = played_by(person) & (TABLES.changed < (await latest.since(person) or 0)) & let_alone()
        async for piece in in_pieces(store, due):
            kept = await latest.kept(piece)
            gone = [str(row["id"]) for row in piece if row["id"] not in kept and not busy(row["id"])]
            count += await drop(store, due, gone)
    return count


class Latest:
    """The latest so many matches of each account."""

    def __init__(self, store: Store, most: int) -> None:
        self.store = store
        self.most = most
        self.found: dict[str, int | None] = {}

    async def since(self, person: str) -> int | None:
        """When the oldest of them ended; None where there are fewer."""
        if person not in self.found:
            latest = select(TABLES.changed).where(played_by(person)).order_by(TABLES.changed.desc())
            row = await self.store.row(latest.offset(self.most - 1).limit(1))
            self.found[person] = None if row is None else int(row["changed"])
        return self.found[person]

    async def kept(self, tables: Sequence[RowMapping]) -> set[str]:
        """Those of some tables that are among the latest of an account which sat there."""
        ended = {str(row["id"]): int(row["changed"]) for row in tables}
        out: set[str] = set()
        for row in await sitters(self.store, list(ended)):
            since = await self.since(row["person"])
            if since is None or ended[row["table_id"]] >= since:
                out.add(row["table_id"])
        return out


def played_by(person: str) -> Any:
    """Whether a match is over and somebody sat there."""
    sat = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
    return TABLES.id.in_(sat) & (TABLES.status == "over")


async def crowded(store: Store, most: int) -> list[str]:
    """The accounts that have sat at more than so many matches that are over."""
    seats = schema.seats.c
    sat = schema.seats.join(schema.tables, TABLES.id == seats.table_id)
    by_accounts = select(seats.person).select_from(sat.join(schema.people, PEOPLE.id == seats.person))
    over = by_accounts.where((TABLES.status == "over") & PEOPLE.account.is_not(None))
    many = over.group_by(seats.person).having(func.count(distinct(seats.table_id)) > most)
    return [str(row["person"]) for row in await store.rows(many)]


async def sitters(store: Store, tables: list[str]) -> Sequence[RowMapping]:
    """The accounts that sat at some tables."""
    seats = schema.seats.c
    accounts = schema.seats.join(schema.people, PEOPLE.id == seats.person)
    sat = seats.table_id.in_(tables) & PEOPLE.account.is_not(None)
    return await store.rows(select(seats.table_id, seats.person).distinct().select_from(accounts).where(sat))


async def pack_tables(store: Store, days: float, at: int) -> int:
    """Packs the entries of matches that have been over for so many days."""
    if not days:
        return 0
    due = (TABLES.status == "over") & (TABLES.changed < at - days * DAY) & TABLES.packed.is_(None) & let_alone()
    count = 0
    while True:
        found = await store.rows(select(TABLES.id).where(due).limit(PIECE))
        for row in found:
            await store.pack(row["id"])
            await asyncio.sleep(REST)
        count += len(found)
        if not found:
            return count


async def drop_guests(store: Store, days: float, at: int) -> int:
    """Deletes guests without a table who have not come for so many days, with their decks and habits."""
    if not days:
        return 0
    sat = select(schema.seats.c.person)
    opened = select(TABLES.host)
    unseen = func.coalesce(PEOPLE.seen, PEOPLE.created) < at - days * DAY
    cookies = PEOPLE.erased.is_(None) | (
        PEOPLE.erased < at - SESSIONS * DAY
    )  # of those who were erased must open nothing
    due = PEOPLE.account.is_(None) & unseen & cookies & PEOPLE.id.not_in(sat) & PEOPLE.id.not_in(opened)
    count = 0
    while True:
        found = [str(row["id"]) for row in await store.rows(select(PEOPLE.id).where(due).limit(PIECE))]
        if not found:
            return count
        await store.write(
            *[delete(table).where(table.c.person.in_(found)) for table in (schema.decks, schema.habits)],
            delete(schema.people).where(PEOPLE.id.in_(found) & due),
        )
        count += len(found)
        await asyncio.sleep(REST)


async def drop_sessions(store: Store, at: int) -> int:
    """Deletes sessions whose cookies have run out, and those before the latest of an account."""
    later, columns = schema.sessions.alias(), schema.sessions.c
    after = (later.c.person == columns.person) & (later.c.created > columns.created)
    many = select(func.count()).select_from(later).where(after).scalar_subquery() >= MOST_SESSIONS
    over = (columns.created < at - SESSIONS * DAY) | many
    count = len(await store.rows(select(schema.sessions.c.id).where(over)))
    if count:
        await store.write(delete(schema.sessions).where(over))
    return count


async def drop_card_sets(store: Store, at: int) -> int:
    """Deletes card sets that no server has had ready lately and that no table began with, whatever became of its match."""
    sets = schema.card_sets.c
    begun = exists().where((TABLES.game == sets.game) & TABLES.setup.contains(sets.digest))
    due = (func.coalesce(sets.used, 0) < at - CARD_SETS * DAY) & ~begun
    count = len(await store.rows(select(sets.game, sets.digest).where(due)))
    if count:
        await store.write(delete(schema.card_sets).where(due))
    return count
