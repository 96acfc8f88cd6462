"""Where tables are kept: SQLite in a file, or PostgreSQL; the same tables and statements in both.

Reads go to the database at once. Writes go through one writer, which collects whatever is asked for meanwhile into one
transaction: `write` returns when that is committed, and only then may anybody be told.
"""

import asyncio
import json
import logging
import os
import secrets
import sqlite3
import struct
import time
import zlib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from sqlalchemy import ARRAY, Executable, String, bindparam, delete, event, func, insert, inspect, select, text, update
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.engine.row import RowMapping
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from kleos.engine.errors import KleosError
from kleos.engine.game import Cards, Game
from kleos.language.messages import Words
from kleos.table import postgresql, schema
from kleos.table.arranging import Arrangement
from kleos.table.clocks import UNLIMITED, Clocks, now
from kleos.table.naming import skeleton
from kleos.table.news import Ended, HabitChanged, NameHeld, News, Renamed, telling
from kleos.table.origin import Origin
from kleos.table.position import Position
from kleos.table.seating import Seat, rules_of
from kleos.table.table import QUIET, Entry, Habits, Table

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
SCRIPTS: Final = Path(__file__).parent / "migrations"
log = logging.getLogger("kleos.table")
UNAVAILABLE: Final = (SQLAlchemyError, OSError)  # what is raised while the database cannot be asked

NEWEST: Final = "0015"  # the last step of the migrations
MIGRATING: Final = 0x6B6C656F73  # the lock that whoever migrates a PostgreSQL holds
MOST_AT_ONCE: Final = 500  # jobs in one transaction


class Conflict(Exception):
    """Somebody else has written the same entry first."""


class NotHeld(Exception):
    """Another server holds the table by now: this one may not write for it."""


def fresh_id() -> str:
    """A name that nobody can guess."""
    return secrets.token_urlsafe(12)


@dataclass(frozen=True)
class Person:
    """Somebody with a browser: a guest, or an account."""

    id: str
    name: str = ""
    account: str | None = None
    lang: str = "en"
    kept: bool = False  # whether the database knows this person
    erased: bool = False  # nobody can be this person any more
    seen: int = field(default=0, compare=False)  # when they came last, give or take a day; 0: nobody knows
    devices: int = field(default=0, compare=False)  # how often the browsers that knew the account were forgotten


@dataclass(frozen=True)
class KeptRequest:
    """Somebody asks to take a choice back, until anything else happens: the seat, the last entry, who is to agree."""

    seat: int
    moves: int
    waits_for: tuple[str, ...]


@dataclass(frozen=True)
class KeptOutcome:
    """How a match ended: the seats that won, the scores of all, and who gave up where that ended it."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    given_up: tuple[int, ...] | None = None  # none where it was not yet kept


@dataclass
class Kept:
    """A table as it is kept: all about it but what happened there."""

    id: str
    game: str
    host: str
    seats: list[Seat]
    status: str = "waiting"
    setup: dict[str, str] | None = None
    options: Mapping[str, Any] | None = None
    clocks: Clocks = UNLIMITED
    listed: bool = False
    watchable: bool = False
    invite: str = ""
    next_table: str = ""
    created: int = 0
    begun: int | None = None
    changed: int = 0
    rematch: tuple[str, ...] = ()  # the people who want another match
    undo: KeptRequest | None = None
    arranged: dict[int, Arrangement] = field(default_factory=dict)  # by seat
    outcome: KeptOutcome | None = None
    origin: Origin | None = None  # none: a fresh deal

    def opened(self, box: Game | None = None) -> Table:
        """The table without its entries; a `box` is the game with the cards that it is played with."""
        setup = None if self.status in ("waiting", "closed") else self.setup
        table = Table(self.game, [replace(seat) for seat in self.seats], self.clocks, setup, box)
        table.arrangements.update(self.arranged)
        return table


class Job:
    """Statements that are carried out together, and who waits for it."""

    def __init__(self, statements: Sequence[tuple[Executable, Any]], table: str = "") -> None:
        self.statements = statements
        self.table = table  # for which only who holds it may write
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


def database_url(name: str) -> URL:
    """A database by its name, with the driver that talks to it without waiting."""
    try:
        url = make_url(name)
    except ArgumentError:
        raise KleosError(Words("database-url", url=name[:200])) from None
    driver = DRIVERS.get(url.get_backend_name())
    if driver is None or (url.get_backend_name() == "sqlite" and not url.database):
        raise KleosError(Words("database-url", url=name[:200]))
    return url.set(drivername=driver)


class Store:
    """The database, opened."""

    def __init__(self, engine: AsyncEngine, owned: sqlite3.Connection | None = None) -> None:
        self.engine = engine
        # For single statements: PostgreSQL is asked once for each, not also to begin and to end.
        self.apart = engine.execution_options(isolation_level="AUTOCOMMIT") if self.shared else engine
        self.owned = owned  # what keeps another server from the same file
        self.jobs: asyncio.Queue[Job] = asyncio.Queue()
        self.writer = asyncio.create_task(self.write_on())
        self.closing = False
        self.written: Callable[[float], None] = lambda seconds: None  # told how long each transaction took
        self.process = ""  # which of several servers this is; "" if it is the only one

    @property
    def shared(self) -> bool:
        """Whether other servers may use the database too."""
        return self.engine.dialect.name == "postgresql"

    # Opening --------------------------------------------------------------------------------------------------------
    @classmethod
    async def open(cls, name: str, alone: bool = False) -> "Store":
        """Opens a database and brings it up to date; raises KleosError for what cannot be opened.

        Who must be `alone` with a file is refused while somebody else is.
        """
        url = database_url(name)
        shown = url.render_as_string(hide_password=True)
        try:
            # No fault tells what was to be kept; connections that broke while nobody used them are made anew.
            shared = url.get_backend_name() == "postgresql"
            given = postgresql.pooled() if shared else {}
            engine = create_async_engine(url, hide_parameters=True, pool_pre_ping=True, **given)
            event.listen(engine.sync_engine, "do_connect", connected)
            if shared:
                postgresql.tell_silence(engine)
        except (ImportError, NoSuchModuleError) as problem:
            package = getattr(problem, "name", None) or str(problem)
            raise KleosError(Words("database-driver", package=package)) from None
        owned = None
        try:
            if url.get_backend_name() == "sqlite":
                check_file(str(url.database))
                owned = owned_by(str(url.database)) if alone else None
                event.listen(engine.sync_engine, "connect", careful)
            await brought_up_to_date(engine)
        except (DBAPIError, sqlite3.Error, OSError) as problem:
            await engine.dispose()
            if owned is not None:
                owned.close()
            said = str(problem.orig) if isinstance(problem, DBAPIError) else str(problem)
            raise KleosError(Words("database-open", url=shown, problem=said)) from None
        return cls(engine, owned)

    async def close(self) -> None:
        """Writes what is still to be written, and closes."""
        self.closing = True
        await self.jobs.join()
        self.writer.cancel()
        with suppress(asyncio.CancelledError):
            await self.writer
        await self.engine.dispose()
        if self.owned is not None:
            self.owned.close()

    # Reading and writing --------------------------------------------------------------------------------------------
    async def rows(self, statement: Executable) -> Sequence[RowMapping]:
        async with self.apart.connect() as connection:
            return (await connection.execute(statement)).mappings().all()

    async def row(self, statement: Executable) -> RowMapping | None:
        found = await self.rows(statement)
        return found[0] if found else None

    async def write(self, *statements: Executable | tuple[Executable, Any], table: str = "") -> None:
        """Carries statements out, all or none, and returns when they are committed.

        Those for a table raise NotHeld if another server holds it.
        """
        job = Job([one if isinstance(one, tuple) else (one, None) for one in statements], table)
        self.jobs.put_nowait(job)
        await job.done

    async def write_on(self) -> None:
        """The writer: all that has come up since the last transaction goes into the next."""
        while True:
            batch = [await self.jobs.get()]
            while not self.jobs.empty() and len(batch) < MOST_AT_ONCE:
                batch.append(self.jobs.get_nowait())
            try:
                await self.commit(batch)
            finally:
                for _ in batch:
                    self.jobs.task_done()

    async def commit(self, batch: list[Job]) -> None:
        began = time.perf_counter()
        try:
            async with self.engine.begin() as connection:
                await self.check_held(connection, {job.table for job in batch if job.table})
                await carry_out(connection, batch)
        except Exception as problem:  # noqa: BLE001 - whoever waits for it is told
            if len(batch) > 1 and not postgresql.is_silence(problem):
                for job in batch:  # one of them may be at fault: the others must not suffer from it
                    await self.commit([job])
            else:
                for job in batch:
                    answer(job, problem)
        else:
            self.written(time.perf_counter() - began)
            for job in batch:
                answer(job, None)

    async def check_held(self, connection: AsyncConnection, tables: set[str]) -> None:
        """Raises NotHeld if another server holds one of some tables; none can begin to before this is committed."""
        if self.process and tables:
            held = await connection.execute(HELD, {"ids": sorted(tables), "process": self.process})
            if len(held.all()) < len(tables):
                raise NotHeld

    def tells(self, news: News) -> list[Executable]:
        """What tells the other servers something, together with the change that it is about."""
        return [telling(self.process, news)] if self.shared else []

    # The house ------------------------------------------------------------------------------------------------------
    async def version(self) -> str:
        """The last step of the migrations that the database has made."""
        async with self.engine.connect() as connection:
            return str((await connection.execute(text("select version_num from alembic_version"))).scalar())

    async def counted_tables(self) -> dict[tuple[str, str], int]:
        """How many tables there are of each game in each status."""
        columns = schema.tables.c
        statement = select(columns.game, columns.status, func.count()).group_by(columns.game, columns.status)
        async with self.engine.connect() as connection:
            return {(game, status): count for game, status, count in (await connection.execute(statement)).all()}

    async def secret(self) -> str:
        """What the cookies are signed with: drawn once, and kept."""
        found = await self.row(select(schema.settings.c.value).where(schema.settings.c.key == "secret"))
        if found is None:
            with suppress(Conflict):
                await self.write(insert(schema.settings).values(key="secret", value=secrets.token_urlsafe(48)))
            return await self.secret()
        return str(found["value"])

    # People ---------------------------------------------------------------------------------------------------------
    async def person(self, id: str) -> Person | None:
        return person_in(await self.row(select(schema.people).where(schema.people.c.id == id)))

    async def people(self, ids: Sequence[str]) -> dict[str, Person]:
        found = await self.rows(select(schema.people).where(schema.people.c.id.in_(ids)))
        return {str(row["id"]): person for row in found if (person := person_in(row)) is not None}

    async def keep(self, person: Person, at: int | None = None) -> Person:
        """Keeps a person who was unknown so far, and came at that time, or now."""
        if not person.kept:
            came = now() if at is None else at
            named = {"name": person.name, "looks": looks_of(person.name)}
            row = {"id": person.id, **named, "lang": person.lang, "created": came, "seen": came}
            with suppress(Conflict):  # another request of the same person came first
                await self.write((insert(schema.people), row))
        return replace(person, kept=True)

    async def rename(self, person: Person) -> None:
        """Keeps another name or language; raises Conflict if the name of an account looks like one that another holds."""
        changed = {"name": person.name, "looks": looks_of(person.name), "lang": person.lang}
        statements: list[Executable] = [update(schema.people).where(schema.people.c.id == person.id).values(changed)]
        before = await self.person(person.id)
        if person.account is not None and (before is None or skeleton(before.name) != skeleton(person.name)):
            columns, looks = schema.names.c, skeleton(person.name)
            mine = columns.person == person.id
            statements.append(delete(schema.names).where(mine & (columns.skeleton != skeleton(person.account))))
            if await self.holder_of(person.name) != person.id or looks != skeleton(person.account):
                statements.append(insert(schema.names).values(skeleton=looks, person=person.id))
        await self.write(*statements, *self.tells(Renamed(person.id, person.name)))

    async def holder_of(self, name: str) -> str | None:
        """The account that holds a name which looks like this one."""
        columns = schema.names.c
        found = await self.row(select(columns.person).where(columns.skeleton == skeleton(name)))
        return None if found is None else str(found["person"])

    async def free(self, name: str, holder: str) -> bool:
        """Makes guests nameless whose name looks like one that an account holds by now, and so with names given for seats.

        Whether there were any.
        """
        looks, people, seats = skeleton(name), schema.people.c, schema.seats.c
        guests = (people.looks == looks) & people.account.is_(None) & (people.id != holder)
        chairs = (seats.looks == looks) & (seats.person != holder)
        found = select(people.id).where(guests).union_all(select(seats.table_id).where(chairs)).limit(1)
        if await self.row(found) is None:
            return False
        await self.write(
            update(schema.people).where(guests).values(name="", looks=None),
            update(schema.seats).where(chairs).values(called=None, looks=None),
            *self.tells(NameHeld(looks)),
        )
        return True

    async def saw(self, person: str, at: int) -> None:
        """Keeps that somebody came."""
        await self.write(update(schema.people).where(schema.people.c.id == person).values(seen=at))

    async def credentials(self, account: str) -> tuple[Person, str] | None:
        """The person of an account and the hash of the password."""
        found = await self.row(select(schema.people).where(schema.people.c.account == account))
        person = person_in(found)
        return None if found is None or person is None else (person, str(found["password"]))

    async def make_account(self, person: Person, password: str) -> None:
        """The guest becomes an account; raises Conflict if another holds the name, or one that looks like it."""
        changed = {"name": person.name, "looks": looks_of(person.name), "account": person.account, "password": password}
        await self.write(
            insert(schema.names).values(skeleton=skeleton(person.name), person=person.id),
            update(schema.people).where(schema.people.c.id == person.id).values(changed),
            *self.tells(Renamed(person.id, person.name)),
            *self.tells(Ended(person=person.id)),
        )

    async def change_password(self, person: str, password: str) -> None:
        await self.write(update(schema.people).where(schema.people.c.id == person).values({"password": password}))

    async def forget_devices(self, person: str) -> None:
        """No browser that was logged in so far knows the account any more."""
        await self.write(forgetting_devices(person))

    # Sessions -------------------------------------------------------------------------------------------------------
    async def add_session(self, id: str, person: str) -> None:
        await self.write((insert(schema.sessions), {"id": id, "person": person, "created": now()}))

    async def session(self, id: str) -> str | None:
        """The person who was logged in."""
        found = await self.row(select(schema.sessions.c.person).where(schema.sessions.c.id == id))
        return None if found is None else str(found["person"])

    async def end_sessions(self, person: str, but: str = "") -> None:
        """Ends all sessions of a person, but one perhaps."""
        columns = schema.sessions.c
        ended = delete(schema.sessions).where((columns.person == person) & (columns.id != but))
        await self.write(ended, *self.tells(Ended(person=person, but=but)))

    async def end_session(self, id: str) -> None:
        await self.write(delete(schema.sessions).where(schema.sessions.c.id == id), *self.tells(Ended(session=id)))

    # Tables ---------------------------------------------------------------------------------------------------------
    async def add_table(self, table: Kept, entries: Sequence[Entry] = ()) -> None:
        statements: list[Executable | tuple[Executable, Any]] = [(insert(schema.tables), table_row(table))]
        statements.append((insert(schema.seats), [seat_row(table.id, at, seat) for at, seat in enumerate(table.seats)]))
        if entries:
            statements.append((insert(schema.entries), [entry_row(table.id, entry) for entry in entries]))
        await self.write(*statements)

    async def table(self, id: str) -> Kept | None:
        found = await self.tables_where(schema.tables.c.id == id)
        return found[0] if found else None

    async def has_table(self, id: str) -> bool:
        """Whether there is a row of a table, readable or not."""
        return await self.row(select(schema.tables.c.id).where(schema.tables.c.id == id)) is not None

    async def entries(self, id: str) -> list[Entry]:
        """What happened at a table: what was packed, and what came after it."""
        columns = schema.entries.c
        found = await self.rows(select(schema.entries).where(columns.table_id == id).order_by(columns.number))
        later = [Entry(row["number"], row["kind"], row["seat"], row["token"], row["at"], row["spent"]) for row in found]
        if later and later[0].number == 1:
            return later
        packed = await self.row(select(schema.tables.c.packed).where(schema.tables.c.id == id))
        return later if packed is None or packed["packed"] is None else unpacked(packed["packed"]) + later

    async def pack(self, id: str) -> None:
        """Packs what happened at a table into a tenth of the room."""
        entries = await self.entries(id)
        made = await asyncio.to_thread(packed, entries)
        columns = schema.entries.c
        mine = (columns.table_id == id) & (columns.number <= max((entry.number for entry in entries), default=0))
        await self.write(
            update(schema.tables).where(schema.tables.c.id == id).values(packed=made),
            delete(schema.entries).where(mine),
        )

    async def append(self, id: str, entries: Sequence[Entry], outcome: KeptOutcome | None = None) -> None:
        """Adds to what happened at a table, with the outcome if it is over; raises Conflict if it has gone on without us."""
        statements: list[tuple[Executable, Any]] = [(ENTER, [entry_row(id, entry) for entry in entries])]
        if entries[-1].kind != QUIET:  # of which nobody may know, not even that it was now
            statements.append((TOUCH, [{"id_": id, "at_": entries[-1].at}]))
        if outcome is not None:
            statements.append((ending(id, outcome), None))
        await self.write(*statements, table=id)

    async def keep_end(self, id: str, outcome: KeptOutcome) -> None:
        """Keeps that a match is over, and how it ended."""
        await self.write(ending(id, outcome), table=id)

    async def change_table(self, id: str, **values: Any) -> None:
        await self.write(update(schema.tables).where(schema.tables.c.id == id).values(values), table=id)

    async def keep_rematch(self, id: str, people: Iterable[str]) -> None:
        await self.change_table(id, rematch=json.dumps(sorted(people)))

    async def keep_request(self, id: str, request: KeptRequest | None) -> None:
        await self.change_table(id, undo=None if request is None else json.dumps(asdict(request)))

    async def keep_outcome(self, id: str, outcome: KeptOutcome) -> None:
        """Keeps how a match ended that was over before that was kept; whoever finds it out may."""
        kept = {"outcome": json.dumps(asdict(outcome))}
        await self.write(update(schema.tables).where(schema.tables.c.id == id).values(kept))

    async def keep_arranged(self, id: str, arranged: Mapping[int, Arrangement]) -> None:
        await self.change_table(id, arranged=json.dumps(arranged))

    async def seat(self, table: Kept, *chairs: int) -> None:
        """Keeps who sits on some chairs, and how the match begins if it does."""
        columns = schema.seats.c
        changed = {
            "status": table.status,
            "setup": written(table.setup),
            "begun": table.begun,
            "changed": table.changed,
        }
        await self.write(
            *[
                update(schema.seats)
                .where((columns.table_id == table.id) & (columns.seat == at))
                .values(seat_row(table.id, at, table.seats[at]))
                for at in chairs
            ],
            update(schema.tables).where(schema.tables.c.id == table.id).values(changed),
            table=table.id,
        )

    async def tables_where(self, condition: Any, limit: int = 100, offset: int = 0) -> list[Kept]:
        """Tables with their seats, the last changed first."""
        statement = select(*TABLE).where(condition).order_by(schema.tables.c.changed.desc(), schema.tables.c.id)
        found = await self.rows(statement.limit(limit).offset(offset))
        ids = [row["id"] for row in found]
        columns = schema.seats.c
        order = (columns.table_id, columns.seat)
        chairs = await self.rows(
            select(schema.seats, schema.people.c.name, schema.people.c.erased)
            .outerjoin(schema.people, schema.people.c.id == columns.person)
            .where(columns.table_id.in_(ids))
            .order_by(*order)
        )
        by_table: dict[str, list[Seat]] = {id: [] for id in ids}
        for row in chairs:
            by_table[row["table_id"]].append(
                Seat(
                    row["kind"],
                    row["person"],
                    row["name"] or "",
                    row["called"] or "",
                    row["bot"],
                    row["side"],
                    row["deck"],
                    bool(row["lends"]),
                    row["erased"] is not None,
                )
            )
        return [kept for row in found if (kept := readable(row, by_table[row["id"]])) is not None]

    async def tables_of(self, person: str, limit: int = 100) -> list[Kept]:
        mine = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        columns = schema.tables.c
        found = columns.id.in_(mine) | (columns.host == person)
        return await self.tables_where(found & (columns.status != "closed"), limit)

    async def played_by(self, person: str, limit: int, offset: int = 0) -> list[Kept]:
        """The matches that are over and where somebody sat, the last first."""
        mine = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        columns = schema.tables.c
        return await self.tables_where(columns.id.in_(mine) & (columns.status == "over"), limit, offset)

    async def opened_by(self, person: str) -> int:
        """How many tables somebody has opened that wait or are played at."""
        columns = schema.tables.c
        return await self.count((columns.host == person) & columns.status.in_(("waiting", "playing")))

    async def read_in_by(self, person: str) -> int:
        """How many matches somebody has read in: they are over, and the reader sat at none of them."""
        columns = schema.tables.c
        sat = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
        return await self.count((columns.host == person) & (columns.status == "over") & columns.id.not_in(sat))

    async def count(self, condition: Any) -> int:
        """How many tables there are of some kind."""
        found = await self.row(select(func.count().label("count")).select_from(schema.tables).where(condition))
        return 0 if found is None else int(found["count"])

    async def counts(self, ids: Sequence[str]) -> dict[str, int]:
        """How much has happened at some tables that anybody may know of."""
        columns, tables = schema.entries.c, schema.tables.c
        counted = columns.table_id.in_(ids) & (columns.kind != QUIET)
        statement = select(columns.table_id, func.count()).where(counted).group_by(columns.table_id)
        head = func.substr(tables.packed, 1, COUNT.size)
        packed = select(tables.id, head).where(tables.id.in_(ids) & tables.packed.is_not(None))
        async with self.engine.connect() as connection:
            counts = Counter({str(id): int(count) for id, count in (await connection.execute(statement)).all()})
            for id, count in (await connection.execute(packed)).all():
                counts[str(id)] += COUNT.unpack(count)[0]
        return counts

    # Positions ------------------------------------------------------------------------------------------------------
    async def position(self, id: str) -> Position | None:
        """How the match of a table stood when it was last left."""
        found = await self.row(select(schema.positions).where(schema.positions.c.table_id == id))
        return None if found is None else Position(found["number"], found["hash"], found["save"])

    async def keep_position(self, id: str, position: Position) -> None:
        """Keeps how a match stands, in the place of how it stood before."""
        columns = schema.positions.c
        older = delete(schema.positions).where((columns.table_id == id) & (columns.number <= position.number))
        with suppress(Conflict):  # a later one is there, or the table is gone
            await self.write(older, (insert(schema.positions), {"table_id": id, **position._asdict()}))

    # Card sets ------------------------------------------------------------------------------------------------------
    async def card_set(self, game: str, digest: str) -> Cards | None:
        columns = schema.card_sets.c
        found = await self.row(select(schema.card_sets).where((columns.game == game) & (columns.digest == digest)))
        return None if found is None else Cards(game, found["name"], zlib.decompress(found["text"]).decode())

    async def card_set_names(self) -> dict[tuple[str, str], str]:
        """What the card files of all sets are called, by game and digest."""
        columns = schema.card_sets.c
        found = await self.rows(select(columns.game, columns.digest, columns.name))
        return {(row["game"], row["digest"]): row["name"] for row in found}

    async def keep_card_set(self, digest: str, cards: Cards, at: int) -> None:
        with suppress(Conflict):  # another process has kept the same
            await self.write((insert(schema.card_sets), card_set_row(digest, cards, at)))

    async def set_apart(self, digest: str, apart: str, old: Cards, new: Cards, at: int) -> None:
        """Keeps new cards under a digest; the old ones that had it have another from now on, at their tables too."""
        sets, tables = schema.card_sets.c, schema.tables.c
        before, after = (f'"cards": {json.dumps(one)}' for one in (digest, apart))
        begun = (tables.game == old.game) & tables.setup.contains(before, autoescape=True)
        mine = (sets.game == new.game) & (sets.digest == digest)
        with suppress(Conflict):  # another process has done so
            await self.write(
                (insert(schema.card_sets), card_set_row(apart, old, at)),
                update(schema.tables).where(begun).values(setup=func.replace(tables.setup, before, after)),
                update(schema.card_sets).where(mine).values(card_set_row(digest, new, at)),
            )

    async def use_card_sets(self, sets: Iterable[tuple[str, str]], at: int) -> None:
        """Keeps that a server has these ready, by game and digest."""
        columns = schema.card_sets.c
        mine = [(columns.game == game) & (columns.digest == digest) for game, digest in sets]
        await self.write(*[update(schema.card_sets).where(one).values(used=at) for one in mine])

    # Habits ---------------------------------------------------------------------------------------------------------
    async def habits(self, person: str, game: str) -> Habits:
        columns = schema.habits.c
        found = await self.rows(select(schema.habits).where((columns.person == person) & (columns.game == game)))
        return {(row["card"], row["line"]): row["answer"] for row in found}

    async def set_habit(self, person: str, game: str, card: str, line: int, answer: str | None) -> None:
        columns = schema.habits.c
        mine = (columns.person == person) & (columns.game == game) & (columns.card == card) & (columns.line == line)
        statements: list[Executable] = [schema.habits.delete().where(mine)]
        if answer is not None:
            row = {"person": person, "game": game, "card": card, "line": line, "answer": answer}
            statements.append(insert(schema.habits).values(row))
        await self.write(*statements, *self.tells(HabitChanged(person, game, card, line, answer)))


def ending(id: str, outcome: KeptOutcome) -> Executable:
    ended = {"status": "over", "outcome": json.dumps(asdict(outcome))}
    return update(schema.tables).where(schema.tables.c.id == id).values(ended)


COUNT: Final = struct.Struct(">I")  # of what anybody may know of, before packed entries
TABLE: Final = [column for column in schema.tables.c if column.name != "packed"]

# Statements that are made once, since they are carried out with every move.
ENTER: Final = insert(schema.entries)
TOUCH: Final = update(schema.tables).where(schema.tables.c.id == bindparam("id_")).values(changed=bindparam("at_"))
HELD: Final = text(
    "select id from tables where id = any(:ids) and holder = :process order by id for no key update"
).bindparams(bindparam("ids", type_=ARRAY(String)))


async def carry_out(connection: AsyncConnection, batch: list[Job]) -> None:
    """The statements of some jobs; entries of all of them go in together, since nobody waits for one to make another."""
    together: dict[Executable, list[Any]] = {ENTER: [], TOUCH: []}
    for job in batch:
        for statement, values in job.statements:
            if statement in together:
                together[statement] += values
            else:
                await connection.execute(statement, values)
    for statement, rows in together.items():
        if rows:
            await connection.execute(statement, rows)


def answer(job: Job, problem: Exception | None) -> None:
    """Tells whoever waits for a job, if anybody still does."""
    if job.done.done():
        return
    if problem is None:
        job.done.set_result(None)
    elif isinstance(problem, IntegrityError):
        job.done.set_exception(Conflict())
    else:
        job.done.set_exception(problem)


def check_file(name: str) -> None:
    """Raises what stands against a file as a database, before threads are started that would have to be ended.

    Nobody but its owner may read it: it holds the secret that signs cookies, and what is hidden at every table.
    """
    if name != ":memory:":
        os.close(os.open(name, os.O_RDWR | os.O_CREAT, 0o600))
        with suppress(PermissionError):  # somebody else's file, which they may keep as they like
            os.chmod(name, 0o600)
    with closing(sqlite3.connect(name)) as connection:
        connection.execute("select count(*) from sqlite_master")


def owned_by(name: str) -> sqlite3.Connection | None:
    """Makes a file of tables this process's own, until the connection is closed or the process ends, however it does."""
    if name == ":memory:":
        return None
    beside = sqlite3.connect(f"{name}-server", timeout=0, isolation_level=None)
    try:
        beside.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        beside.close()
        raise KleosError(Words("database-served", file=name)) from None
    return beside


def connected(dialect: Any, record: object, arguments: Any, named: Any) -> Any:
    """Connects; a database that cannot be reached is told as any other trouble with it, not as the network's."""
    try:
        return dialect.connect(*arguments, **named)
    except OSError as problem:
        raise dialect.loaded_dbapi.OperationalError(str(problem)) from problem


def careful(connection: Any, record: object) -> None:
    """SQLite keeps what it has committed also when the power fails, and lets readers read meanwhile."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def brought_up_to_date(engine: AsyncEngine) -> None:
    """Migrates a database; with PostgreSQL that may take long, and others who would do the same wait."""
    if engine.dialect.name != "postgresql":
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
        return
    patient = create_async_engine(engine.url, poolclass=NullPool, connect_args=postgresql.connecting(statements=False))
    event.listen(patient.sync_engine, "do_connect", connected)
    async with patient.begin() as connection:
        await connection.run_sync(migrate)


def migrate(connection: Connection) -> None:
    """Brings the tables of a database up to date; of several who would, one after the other."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
    if inspect(connection).has_table("alembic_version"):
        version = str(connection.execute(text("select version_num from alembic_version")).scalar())
        if version == NEWEST:
            return
        if version > NEWEST:
            raise KleosError(Words("database-newer", version=version, known=NEWEST))
    from alembic import command  # takes a while to load, and is seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def forgetting_devices(person: str) -> Executable:
    """What makes all browsers that were logged in so far know an account no more."""
    columns = schema.people.c
    forgotten = func.coalesce(columns.devices, 0) + 1
    return update(schema.people).where(columns.id == person).values(devices=forgotten)


def looks_of(name: str) -> str | None:
    """What is kept of how a name looks."""
    return skeleton(name) or None


# Rows -----------------------------------------------------------------------------------------------------------------
def person_in(row: RowMapping | None) -> Person | None:
    if row is None:
        return None
    gone = row["erased"] is not None
    since = {"seen": row["seen"] or 0, "devices": row["devices"] or 0}
    return Person(row["id"], row["name"], row["account"], row["lang"], kept=True, erased=gone, **since)


def written(setup: Mapping[str, str] | None) -> str | None:
    return None if setup is None else json.dumps(setup)


def table_row(table: Kept) -> dict[str, Any]:
    return {
        "id": table.id,
        "game": table.game,
        "host": table.host,
        "status": table.status,
        "setup": written(table.setup),
        "options": json.dumps(table.options or {}),
        "move_clock": table.clocks.move,
        "total_clock": table.clocks.total,
        "listed": table.listed,
        "watchable": table.watchable,
        "invite": table.invite,
        "next_table": table.next_table,
        "created": table.created,
        "begun": table.begun,
        "changed": table.changed,
        "origin": None if table.origin is None else json.dumps(asdict(table.origin)),
    }


def kept_table(row: RowMapping, chairs: list[Seat]) -> Kept:
    return Kept(
        id=row["id"],
        game=row["game"],
        host=row["host"],
        seats=chairs,
        status=row["status"],
        setup=None if row["setup"] is None else json.loads(row["setup"]),
        options=json.loads(row["options"]),
        clocks=Clocks(row["move_clock"], row["total_clock"]),
        listed=row["listed"],
        watchable=row["watchable"],
        invite=row["invite"],
        next_table=row["next_table"],
        created=row["created"],
        begun=row["begun"],
        changed=row["changed"],
        rematch=tuple(json.loads(row["rematch"] or "[]")),
        undo=None if row["undo"] is None else kept_request(**json.loads(row["undo"])),
        arranged=kept_arranged(json.loads(row["arranged"] or "{}")),
        outcome=None if row["outcome"] is None else kept_outcome(**json.loads(row["outcome"])),
        origin=None if row["origin"] is None else Origin(**json.loads(row["origin"])),
    )


def readable(row: RowMapping, chairs: list[Seat]) -> Kept | None:
    """The table of a row; none if it is damaged, or of a game that there is not: it must not hide the others."""
    try:
        rules_of(row["game"])
        return kept_table(row, chairs)
    except (KleosError, ValueError, TypeError, AttributeError, KeyError):
        log.exception("the row of table %s is damaged", row["id"])
        return None


def kept_request(seat: int, moves: int, waits_for: list[str]) -> KeptRequest:
    return KeptRequest(seat, moves, tuple(waits_for))


def kept_outcome(winners: list[int], scores: list[int], given_up: list[int] | None = None) -> KeptOutcome:
    return KeptOutcome(tuple(winners), tuple(scores), None if given_up is None else tuple(given_up))


def kept_arranged(kept: Mapping[str, tuple[list[int], int]]) -> dict[int, Arrangement]:
    return {int(seat): Arrangement(tuple(order), moves) for seat, (order, moves) in kept.items()}


def card_set_row(digest: str, cards: Cards, at: int) -> dict[str, Any]:
    text = zlib.compress(cards.text.encode(), 9)
    return {"game": cards.game, "digest": digest, "name": cards.called, "text": text, "used": at}


def seat_row(id: str, at: int, seat: Seat) -> dict[str, Any]:
    return {
        "table_id": id,
        "seat": at,
        "kind": seat.kind,
        "person": seat.person,
        "called": seat.called,
        "looks": looks_of(seat.called),
        "bot": seat.bot,
        "side": seat.side,
        "deck": seat.deck,
        "lends": seat.lends,
    }


def packed(entries: Sequence[Entry]) -> bytes:
    """Entries in as little room as they need, after how many of them anybody may know of."""
    open_ones = sum(entry.kind != QUIET for entry in entries)
    return COUNT.pack(open_ones) + zlib.compress(json.dumps(entries).encode(), 9)


def unpacked(data: bytes) -> list[Entry]:
    return [Entry(*fields) for fields in json.loads(zlib.decompress(data[COUNT.size :]))]


def entry_row(id: str, entry: Entry) -> dict[str, Any]:
    return {"table_id": id, **entry._asdict()}
