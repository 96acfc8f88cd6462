"""What whoever runs a server may do to people and tables, in the database alone: a running server notices by the acts.

Every act is written down with who did it and when, in the same transaction as what it does. The acts are the log of the
administrators, and running servers look for new ones again and again.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Any, Final, Literal

from sqlalchemy import Executable, delete, func, insert, or_, select, update
from sqlalchemy.engine.row import RowMapping

from kleos.table import schema
from kleos.table.clocks import now
from kleos.table.seating import OPEN, PERSON
from kleos.table.store import Person, Store, forgetting_devices, person_in

Act = Literal["reset-password", "ban", "unban", "close-table", "erase", "prune"]
BanKind = Literal["person", "address"]

MOST_FOUND: Final = 200  # people or tables in a list


@dataclass(frozen=True)
class Done:
    """An act, as it was written down."""

    number: int
    at: int
    by: str
    what: str
    subject: str
    note: str


@dataclass(frozen=True)
class Ban:
    """Somebody, or whoever comes from some addresses, is not let in: until a time, or for good."""

    kind: BanKind
    who: str
    until: int | None
    created: int


@dataclass(frozen=True)
class Known:
    """A person in a list."""

    id: str
    name: str
    account: str | None
    created: int
    seen: int | None
    tables: int


def network_of(address: str) -> IPv4Network | IPv6Network:
    """The addresses that a text stands for: one, or a network; raises ValueError."""
    return ip_network(address.strip(), strict=False)


def written(by: str, what: Act, subject: str, note: str = "") -> Executable:
    row = {"at": now(), "by": by[:80], "what": what, "subject": subject[:64], "note": note}
    return insert(schema.acts).values(row)


# Looking --------------------------------------------------------------------------------------------------------------
async def last_act(store: Store) -> int:
    found = await store.row(select(func.max(schema.acts.c.number).label("last")))
    return 0 if found is None else int(found["last"] or 0)


async def acts_after(store: Store, number: int, most: int = 1000) -> list[Done]:
    columns = schema.acts.c
    found = await store.rows(select(schema.acts).where(columns.number > number).order_by(columns.number).limit(most))
    return [Done(**row) for row in found]


async def bans(store: Store) -> list[Ban]:
    """All bans that have not run out."""
    columns = schema.bans.c
    lasting = or_(columns.until.is_(None), columns.until > now())
    return [Ban(**row) for row in await store.rows(select(schema.bans).where(lasting).order_by(columns.created))]


async def people(store: Store, search: str = "", most: int = MOST_FOUND) -> list[Known]:
    """People whose name, account or id holds a text, the newest first; without a text all who have an account."""
    columns = schema.people.c
    text = search.strip().casefold()
    named = [func.lower(columns.name).contains(text, autoescape=True), columns.account.contains(text, autoescape=True)]
    wanted = or_(*named, columns.id == search.strip()) if text else columns.account.is_not(None)
    sat = select(func.count(func.distinct(schema.seats.c.table_id))).where(schema.seats.c.person == columns.id)
    asked = select(
        columns.id, columns.name, columns.account, columns.created, columns.seen, sat.scalar_subquery().label("tables")
    )
    found = asked.where(wanted & columns.erased.is_(None)).order_by(columns.created.desc(), columns.id).limit(most)
    return [Known(**row) for row in await store.rows(found)]


async def person_named(store: Store, name: str) -> Person | None:
    """The person of an account, or with an id."""
    columns = schema.people.c
    account = " ".join(name.split()).casefold()[:80]
    wanted = ((columns.account == account) | (columns.id == name.strip())) & columns.erased.is_(None)
    found = await store.rows(select(schema.people).where(wanted))
    by_account = [row for row in found if row["account"] == account]
    return person_in((by_account or found)[0]) if found else None


async def data_of(store: Store, person: str) -> dict[str, Any]:
    """Everything that is kept about a person, for themselves: of tables their own seats and choices, nobody else's."""
    about = await store.row(select(schema.people).where(schema.people.c.id == person))
    decks = await store.rows(select(schema.decks).where(schema.decks.c.person == person))
    habits = await store.rows(select(schema.habits).where(schema.habits.c.person == person))
    sessions = await store.rows(select(schema.sessions.c.created).where(schema.sessions.c.person == person))
    columns, seats = schema.tables.c, schema.seats.c
    mine = select(seats.table_id).where(seats.person == person)
    tables = await store.rows(select(schema.tables).where(columns.id.in_(mine) | (columns.host == person)))
    return {
        "person": {} if about is None else pick(about, "id", "name", "account", "lang", "created", "seen"),
        "sessions": [row["created"] for row in sessions],
        "decks": [pick(row, "id", "game", "name", "text", "changed") for row in decks],
        "habits": [pick(row, "game", "card", "line", "answer") for row in habits],
        "tables": [await table_data(store, row, person) for row in tables],
    }


async def table_data(store: Store, row: RowMapping, person: str) -> dict[str, Any]:
    """A table as one of its people may have it: one after the other, since there may be many."""
    seats = schema.seats.c
    mine = (seats.table_id == row["id"]) & (seats.person == person)
    sat = await store.rows(select(schema.seats).where(mine).order_by(seats.seat))
    own = {one["seat"] for one in sat}
    chosen = [entry for entry in await store.entries(row["id"]) if entry.seat in own] if sat else []
    return {
        **pick(row, "id", "game", "status", "created", "begun", "changed"),
        "host": row["host"] == person,
        "outcome": None if row["outcome"] is None else json.loads(row["outcome"]),
        "seats": [pick(one, "seat", "called", "side", "deck", "lends") for one in sat],
        "choices": [entry._asdict() for entry in chosen],
    }


def pick(row: RowMapping, *names: str) -> dict[str, Any]:
    return {name: row[name] for name in names}


# Acting ---------------------------------------------------------------------------------------------------------------
async def reset_password(store: Store, by: str, person: Person, password: str) -> None:
    """Another password, given as its hash; whoever is logged in must log in again."""
    await store.write(
        update(schema.people).where(schema.people.c.id == person.id).values(password=password),
        forgetting_devices(person.id),
        delete(schema.sessions).where(schema.sessions.c.person == person.id),
        written(by, "reset-password", person.id),
    )


async def ban(store: Store, by: str, kind: BanKind, who: str, until: int | None) -> None:
    columns = schema.bans.c
    await store.write(
        delete(schema.bans).where((columns.kind == kind) & (columns.who == who)),
        insert(schema.bans).values(kind=kind, who=who, until=until, created=now()),
        written(by, "ban", who, "" if until is None else f"until {until}"),
    )


async def unban(store: Store, by: str, kind: BanKind, who: str) -> bool:
    """Lets somebody in again; whether anybody was kept out."""
    columns = schema.bans.c
    mine = (columns.kind == kind) & (columns.who == who)
    if await store.row(select(schema.bans).where(mine)) is None:
        return False
    await store.write(delete(schema.bans).where(mine), written(by, "unban", who))
    return True


async def close_table(store: Store, by: str, table: str) -> bool:
    """Closes a table, whatever is played there; whether there is one that was open."""
    columns = schema.tables.c
    going = (columns.id == table) & columns.status.in_(("waiting", "playing"))
    if await store.row(select(columns.id).where(going)) is None:
        return False
    closed = update(schema.tables).where(going).values(status="closed", changed=now())
    await store.write(closed, written(by, "close-table", table))
    return True


async def ask_to_prune(store: Store, by: str) -> None:
    """Asks the running servers to delete what is due: they know where somebody sits."""
    await store.write(written(by, "prune", ""))


async def erase(store: Store, by: str, person: str) -> None:
    """Erases all that is kept about a person. The others keep the matches they played together, with nobody's name.

    Where somebody plays on with others, the seat is given up by the server that holds the table, as soon as it notices.
    """
    columns, seats = schema.tables.c, schema.seats.c
    sat = await store.rows(select(seats.table_id, seats.kind, seats.person).where(seats.table_id.in_(touched(person))))
    statuses = await store.rows(select(columns.id, columns.status, columns.host).where(columns.id.in_(touched(person))))
    with_others = {row["table_id"] for row in sat if row["kind"] == PERSON and row["person"] not in ("", person)}
    alone = [row["id"] for row in statuses if row["id"] not in with_others]
    waiting = [row for row in statuses if row["id"] in with_others and row["status"] == "waiting"]
    hosted = [row["id"] for row in waiting if row["host"] == person]
    joined = [row["id"] for row in waiting if row["host"] != person]
    mine = seats.person == person
    opened = {
        "kind": OPEN,
        "person": "",
        "called": None,
        "looks": None,
        "bot": "",
        "side": "",
        "deck": "",
        "lends": False,
    }
    nobody = {"name": "", "looks": None, "account": None, "password": None, "seen": None, "erased": now()}
    await store.write(
        *[delete(schema.tables).where(columns.id.in_(some)) for some in pieces(alone)],
        *[update(schema.tables).where(columns.id.in_(some)).values(status="closed") for some in pieces(hosted)],
        *[update(schema.seats).where(mine & seats.table_id.in_(some)).values(opened) for some in pieces(joined)],
        update(schema.seats).where(mine).values(called=None, looks=None),
        *[delete(one).where(one.c.person == person) for one in (schema.decks, schema.habits, schema.sessions)],
        delete(schema.names).where(schema.names.c.person == person),
        delete(schema.bans).where((schema.bans.c.kind == "person") & (schema.bans.c.who == person)),
        update(schema.people).where(schema.people.c.id == person).values(nobody),
        written(by, "erase", person),
    )


def touched(person: str) -> Any:
    """The tables that somebody has opened or sat at."""
    sat = select(schema.seats.c.table_id.label("id")).where(schema.seats.c.person == person)
    return sat.union(select(schema.tables.c.id).where(schema.tables.c.host == person))


def pieces(ids: Sequence[str], size: int = 500) -> list[Sequence[str]]:
    """As many at once as any database takes."""
    return [ids[at : at + size] for at in range(0, len(ids), size)]
