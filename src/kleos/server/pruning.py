"""How long things are kept: old matches are packed, and what nobody comes back to is deleted, by the rules of the host.

It is done in small pieces, so that nobody waits for it. Several may do it at once: whatever is deleted must still be old
when it is, and what is gone is gone.
"""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any, Final

from sqlalchemy import delete, exists, func, select

from kleos.server.settings import Keeping
from kleos.table import schema
from kleos.table.store import Store

log = logging.getLogger("kleos.server")

DAY: Final = 24 * 3600 * 1000  # milliseconds
CLOSED: Final = 1.0  # days that a table is kept which was given up before its match
SESSIONS: Final = 400.0  # days that a cookie lasts
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
    waiting: int = 0
    abandoned: int = 0
    closed: int = 0
    guests: int = 0
    sessions: int = 0
    card_sets: int = 0

    @property
    def any(self) -> bool:
        return any(asdict(self).values())


async def prune(store: Store, keeping: Keeping, at: int, busy: Callable[[str], bool]) -> Pruned:
    """Does once whatever is due at a time; a table that is busy, since somebody sits there, is let alone."""
    done = Pruned()
    old_guests = ~of_accounts() & (TABLES.status == "over")
    old_accounts = of_accounts() & (TABLES.status == "over")
    done.finished += await drop_tables(store, old_guests, keeping.guest_tables, at, busy)
    done.finished += await drop_tables(store, old_accounts, keeping.account_tables, at, busy)
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
    count, last = 0, ""
    while True:
        statement = select(TABLES.id).where(due & (TABLES.id > last)).order_by(TABLES.id).limit(PIECE)
        found = [str(row["id"]) for row in await store.rows(statement)]
        if not found:
            return count
        last = found[-1]
        gone = [id for id in found if not busy(id)]
        if gone:
            await store.write(delete(schema.tables).where(TABLES.id.in_(gone) & due))
        count += len(gone)
        await asyncio.sleep(REST)


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
    """Deletes sessions whose cookies have run out."""
    over = schema.sessions.c.created < at - SESSIONS * DAY
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
