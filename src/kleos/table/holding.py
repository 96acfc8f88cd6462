"""Which process holds which table, where several serve one PostgreSQL.

One process holds a table: it alone writes for it, and the others carry to it what their browsers say. A process is alive
while its last beat is not too old by the database's clock; the tables of one that is not are free. Whoever has lost a
table without noticing cannot write for it: every transaction looks whether it is still held (`Store.commit`).
"""

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

from sqlalchemy import ARRAY, String, bindparam, delete, select, text, update
from sqlalchemy.engine.row import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine
from sqlalchemy.pool import NullPool

from kleos.table import schema
from kleos.table.news import CHANNEL, News, Released, read, telling
from kleos.table.postgresql import connecting
from kleos.table.store import UNAVAILABLE, Store, fresh_id

log = logging.getLogger("kleos.table")

BEAT: Final = 1.0  # seconds between two beats
LEASE: Final = 4.0  # seconds after its last beat that a process counts as alive
REFUSING: Final = 2.0  # the same for one that cannot be reached any more
LOOKING: Final = 0.25  # seconds between two looks whether it is still alive
LAPSE: Final = 3.0  # seconds without a beat after which others may have taken tables
FORGOTTEN: Final = 3600.0  # seconds after which nobody remembers a process that ended without a word

WHO: Final = (
    "select tables.id, tables.holder, processes.address,"
    " extract(epoch from clock_timestamp() - processes.seen) as silent"
    " from tables left join processes on processes.id = tables.holder where tables.id = "
)
LOOK: Final = text(f"{WHO} :id")
MANY: Final = text(f"{WHO} any(:ids)").bindparams(bindparam("ids", type_=ARRAY(String)))
SEEN: Final = text("select extract(epoch from clock_timestamp() - seen) as silent from processes where id = :id")
BEATING: Final = (
    "insert into processes (id, address, seen) values ($1, $2, clock_timestamp())"
    " on conflict (id) do update set seen = excluded.seen, address = excluded.address"
)
ALIVE: Final = text("select 1 from processes where seen > clock_timestamp() - make_interval(secs => :lease)")
FORGETTING: Final = "delete from processes where seen < clock_timestamp() - make_interval(secs => $1)"


async def is_served(store: Store) -> bool:
    """Whether any process serves a PostgreSQL now."""
    return await store.row(ALIVE.bindparams(lease=LEASE)) is not None


class Holder(NamedTuple):
    """A process that holds a table, and where it is reached."""

    process: str
    address: str


class Holdings:
    """The tables that this process holds, and its line to the others."""

    def __init__(
        self,
        store: Store,
        address: str,
        heard: Callable[[News], None],
        missed: Callable[[], None],
        lost: Callable[[set[str]], None],
    ) -> None:
        self.store = store
        self.process = store.process = fresh_id()
        self.address = address
        self.heard = heard  # what to do with news
        self.missed = missed  # what to do after news may have been missed
        self.lost = lost  # what to do when only these tables are still held
        self.engine = create_async_engine(store.engine.url, poolclass=NullPool, connect_args=connecting())
        self.connection: AsyncConnection | None = None
        self.line: Any = None  # asyncpg's own connection, for beats and news
        self.last = time.monotonic()  # when the last beat that was kept began
        self.news = asyncio.Event()
        self.watched: dict[str, asyncio.Task[None]] = {}  # processes that cannot be reached
        self.beating: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.connect()
        await self.beat()
        self.beating = asyncio.create_task(self.beat_on())

    async def close(self) -> None:
        """Lets go of everything, and tells the others at once."""
        if self.beating is not None:
            self.beating.cancel()
            with suppress(asyncio.CancelledError):
                await self.beating
        try:
            await self.store.write(
                update(schema.tables).where(schema.tables.c.holder == self.process).values(holder=None),
                delete(schema.processes).where(schema.processes.c.id == self.process),
                telling(self.process, Released()),
            )
        finally:
            await self.hang_up()
            await self.engine.dispose()

    # Beats and news -------------------------------------------------------------------------------------------------
    async def connect(self) -> None:
        self.connection = await self.engine.connect()
        self.line = (await self.connection.get_raw_connection()).driver_connection
        await self.line.add_listener(CHANNEL, self.hear)
        await self.line.execute(FORGETTING, FORGOTTEN)

    async def hang_up(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            self.line.terminate()
            await connection.invalidate()

    @property
    def lapsed(self) -> bool:
        """Whether others may take this process for dead."""
        return time.monotonic() - self.last > LAPSE

    async def beat(self) -> None:
        began = time.monotonic()
        async with asyncio.timeout(LAPSE):
            await self.line.execute(BEATING, self.process, self.address)
        if began - self.last > LAPSE:
            self.lost(await self.held())
        self.last = began

    async def beat_on(self) -> None:
        """Beats for ever; where the line breaks, it is made anew, and what was said meanwhile is made up for."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                broken = self.connection is None
                if broken:
                    await self.connect()
                await self.beat()  # before anything that takes its time: others must not take this process for dead
                if broken:
                    self.missed()
            except UNAVAILABLE as problem:
                log.warning("the line to the other servers is broken: %r", problem)
                await self.hang_up()
            except Exception:  # whatever it is, without a beat everything here stands still
                log.exception("the line to the other servers")
                await self.hang_up()

    def hear(self, line: object, pid: int, channel: str, said: str) -> None:
        """News; whoever waits for any looks again."""
        told = read(said)
        if told.process != self.process:
            self.heard(told.news)
            self.news.set()

    async def wait_for_news(self, seconds: float) -> None:
        """Waits until the others have something to tell, or for so long."""
        self.news.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.news.wait(), seconds)

    # Tables ---------------------------------------------------------------------------------------------------------
    async def elsewhere(self, id: str, unreachable: str = "") -> Holder | None:
        """Who else holds a table; if nobody alive does, this process holds it from now on.

        A process that was found unreachable counts as alive only while its beats are fresh.
        """
        while True:
            row = await self.store.row(LOOK.bindparams(id=id))
            found = self.holder_in(row, unreachable)
            if row is None or found is not None or row["holder"] == self.process:
                return found
            if await self.taken(id, row["holder"]):
                return None

    async def taken(self, id: str, before: str | None) -> bool:
        """Takes a table from who held it before, if that is still so."""
        columns = schema.tables.c
        free = (columns.id == id) & columns.holder.is_not_distinct_from(before)
        async with self.store.apart.connect() as connection:
            took = await connection.execute(update(schema.tables).where(free).values(holder=self.process))
        return took.rowcount == 1

    async def until_gone(self, process: str) -> None:
        """Waits until a process that cannot be reached counts as dead, or a few seconds; one looks for all who wait."""
        if process not in self.watched:
            self.watched[process] = asyncio.create_task(self.watch(process))
            self.watched[process].add_done_callback(lambda task: self.watched.pop(process))
        await asyncio.shield(self.watched[process])

    async def watch(self, process: str) -> None:
        for _ in range(round(LEASE / LOOKING)):
            row = await self.store.row(SEEN.bindparams(id=process))
            if row is None or float(row["silent"]) >= REFUSING:
                return
            await self.wait_for_news(LOOKING)

    def holder_in(self, row: RowMapping | None, unreachable: str = "") -> Holder | None:
        """Another process that holds the table of a row and is alive."""
        if row is None or row["address"] is None or row["holder"] == self.process:
            return None
        alive = float(row["silent"]) < (REFUSING if row["holder"] == unreachable else LEASE)
        return Holder(row["holder"], row["address"]) if alive else None

    async def held(self) -> set[str]:
        found = await self.store.rows(select(schema.tables.c.id).where(schema.tables.c.holder == self.process))
        return {str(row["id"]) for row in found}

    async def holders(self, ids: Sequence[str]) -> dict[str, Holder]:
        """The other processes that hold some tables, by table."""
        if not ids:
            return {}
        rows = await self.store.rows(MANY.bindparams(ids=list(ids)))
        found = {row["id"]: self.holder_in(row) for row in rows}
        return {id: holder for id, holder in found.items() if holder is not None}

    async def release(self, id: str) -> None:
        """Lets others hold a table."""
        columns = schema.tables.c
        mine = (columns.id == id) & (columns.holder == self.process)
        await self.store.write(update(schema.tables).where(mine).values(holder=None), telling(self.process, Released()))
