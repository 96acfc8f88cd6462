"""kleos admin: looking after the people and tables of a server, in its database, also while it runs."""

import argparse
import asyncio
import getpass
import json
import secrets
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, closing, nullcontext
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kleos.terminal.messages import Mistake, say
from kleos.terminal.parsing import Parser
from kleos.terminal.screen import Screen, grid
from kleos.terminal.serve import check_installed, default_database, settings_in

if TYPE_CHECKING:
    from kleos.table.store import Person, Store

Work = Callable[["Store", argparse.Namespace], Awaitable[int]]


def add_commands(command: Parser) -> None:
    """What kleos admin can be told."""
    say = command.say
    within = command.commands()

    def add(name: str, key: str, work: Work, lists: bool = False) -> Parser:
        added = within(name, key)
        added.add_argument("--database", metavar="URL", help=say("cli-admin-database"))
        added.add_argument("--settings", metavar=say("meta-file"), help=say("cli-serve-settings", file="serve.toml"))
        if lists:
            added.add_argument("--json", action="store_true", help=say("cli-admin-json"))
        added.set_defaults(run=lambda args: run(args, work))
        return added

    people = add("people", "cli-admin-people", list_people, lists=True)
    people.add_argument("search", nargs="?", default="", metavar=say("meta-name"), help=say("cli-admin-search"))
    add("tables", "cli-admin-tables", list_tables, lists=True)
    add("bans", "cli-admin-bans", list_bans, lists=True)
    add("log", "cli-admin-log", list_acts, lists=True)
    reset = add("reset-password", "cli-admin-reset", reset_password)
    reset.add_argument("--ask", action="store_true", help=say("cli-admin-ask"))
    ban = add("ban", "cli-admin-ban", ban_somebody)
    ban.add_argument("--until", metavar=say("meta-time"), help=say("cli-admin-until"))
    unban = add("unban", "cli-admin-unban", unban_somebody)
    close = add("close-table", "cli-admin-close", close_table)
    close.add_argument("id", metavar=say("meta-id"), help=say("cli-admin-table"))
    export = add("export", "cli-admin-export", export_data)
    erase = add("erase", "cli-admin-erase", erase_person)
    erase.add_argument("--yes", action="store_true", help=say("cli-admin-yes"))
    add("prune", "cli-admin-prune", prune_old)
    for one in (reset, export, erase):
        one.add_argument("name", metavar=say("meta-name"), help=say("cli-admin-who"))
    for one in (ban, unban):
        one.add_argument("name", nargs="?", metavar=say("meta-name"), help=say("cli-admin-who"))
        one.add_argument("--address", metavar=say("meta-host"), help=say("cli-admin-address"))


def run(args: argparse.Namespace, work: Work) -> int:
    """Opens the database that kleos serve would, beside whatever server uses it, and does something there."""
    check_installed()
    from kleos.table.store import Store, database_url

    name = settings_in(args).fields()["database"] or default_database()
    url = database_url(name)
    if url.get_backend_name() == "sqlite" and not Path(str(url.database)).is_file():
        raise Mistake("admin-no-database", file=str(url.database))

    async def opened() -> int:
        store = await Store.open(name)
        try:
            return await work(store, args)
        finally:
            await store.close()

    return asyncio.run(opened())


# Looking --------------------------------------------------------------------------------------------------------------
async def list_people(store: "Store", args: argparse.Namespace) -> int:
    from kleos.table import administration

    found = await administration.people(store, args.search)
    rows = [(one.name, one.account or "–", one.id, moment(one.created), str(one.tables)) for one in found]
    return show(args, [asdict(one) for one in found], rows)


async def list_tables(store: "Store", args: argparse.Namespace) -> int:
    from kleos.server.showing import seat_name
    from kleos.table import schema
    from kleos.table.administration import MOST_FOUND

    found = await store.tables_where(schema.tables.c.status.in_(("waiting", "playing")), MOST_FOUND)
    told = [
        {
            "id": kept.id,
            "game": kept.game,
            "status": kept.status,
            "seats": [
                {"kind": seat.kind, "name": seat_name(seat, args.lang), "person": seat.person} for seat in kept.seats
            ],
            "created": kept.created,
            "changed": kept.changed,
        }
        for kept in found
    ]
    rows = [
        (
            kept.id,
            kept.game,
            kept.status,
            ", ".join(seat_name(seat, args.lang) or "–" for seat in kept.seats),
            moment(kept.changed),
        )
        for kept in found
    ]
    return show(args, told, rows)


async def list_bans(store: "Store", args: argparse.Namespace) -> int:
    from kleos.table import administration

    found = await administration.bans(store)
    known = await store.people([one.who for one in found if one.kind == "person"])
    rows = [
        (known[one.who].name if one.who in known else one.who, one.who, until_told(one.until, args.lang))
        for one in found
    ]
    return show(args, [asdict(one) for one in found], rows)


async def list_acts(store: "Store", args: argparse.Namespace) -> int:
    from kleos.table import administration

    found = await administration.acts_after(store, 0)
    rows = [(moment(one.at), one.by, one.what, one.subject, one.note) for one in found]
    return show(args, [asdict(one) for one in found], rows)


def show(args: argparse.Namespace, told: list[dict[str, Any]], rows: Sequence[tuple[str, ...]]) -> int:
    """A list for programs or for people."""
    if args.json:
        print(json.dumps(told, ensure_ascii=False, indent=2))
    elif rows:
        table = grid(*["left"] * len(rows[0]))
        for row in rows:
            table.add_row(*row)
        Screen().show(table)
    return 0


def moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000).astimezone().strftime("%Y-%m-%d %H:%M")


def until_told(until: int | None, lang: str) -> str:
    return say("admin-for-good", lang) if until is None else say("admin-until", lang, time=moment(until))


# Acting ---------------------------------------------------------------------------------------------------------------
async def found_person(store: "Store", name: str) -> "Person":
    from kleos.table import administration

    person = await administration.person_named(store, name)
    if person is None:
        raise Mistake("admin-nobody", name=name)
    return person


async def reset_password(store: "Store", args: argparse.Namespace) -> int:
    from kleos.server.accounts import hasher
    from kleos.table import administration

    person = await found_person(store, args.name)
    if person.account is None:
        raise Mistake("admin-guest", name=person.name or person.id)
    password = asked_password(args.lang) if args.ask else secrets.token_urlsafe(12)
    await administration.reset_password(store, getpass.getuser(), person, hasher.hash(password))
    print(say("admin-reset-done", args.lang, name=person.name))
    if not args.ask:
        print(say("admin-reset-made", args.lang, password=password))
    return 0


def asked_password(lang: str) -> str:
    """A good password, typed twice."""
    from kleos.engine.errors import KleosError
    from kleos.server.accounts import check_password
    from kleos.server.library.replies import Refused

    password = getpass.getpass(say("admin-password", lang))
    try:
        check_password(password)
    except Refused as problem:
        raise KleosError(problem.words) from None
    if getpass.getpass(say("admin-password-again", lang)) != password:
        raise Mistake("admin-passwords-differ")
    return password


async def whom(store: "Store", args: argparse.Namespace) -> tuple[Any, str, str]:
    """Who is banned or no longer: the kind, the id or address, and what to call them."""
    from kleos.table.administration import network_of

    if (args.name is None) == (args.address is None):
        raise Mistake("admin-one-of")
    if args.name is not None:
        person = await found_person(store, args.name)
        return "person", person.id, person.name or person.id
    try:
        network = network_of(args.address)
    except ValueError:
        raise Mistake("admin-bad-address", text=args.address) from None
    told = str(network.network_address) if network.num_addresses == 1 else str(network)
    return "address", told, told


async def ban_somebody(store: "Store", args: argparse.Namespace) -> int:
    from kleos.table import administration

    kind, who, called = await whom(store, args)
    until = None if args.until is None else time_to_come(args.until)
    await administration.ban(store, getpass.getuser(), kind, who, until)
    print(say("admin-banned", args.lang, who=called, until=until_told(until, args.lang)))
    return 0


def time_to_come(text: str) -> int:
    """A date or time here, in milliseconds."""
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        raise Mistake("admin-bad-time", text=text) from None
    when = found.astimezone()
    if when <= datetime.now().astimezone():
        raise Mistake("admin-bad-time", text=text)
    return int(when.timestamp() * 1000)


async def unban_somebody(store: "Store", args: argparse.Namespace) -> int:
    from kleos.table import administration

    kind, who, called = await whom(store, args)
    if not await administration.unban(store, getpass.getuser(), kind, who):
        raise Mistake("admin-not-banned", who=called)
    print(say("admin-unbanned", args.lang, who=called))
    return 0


async def close_table(store: "Store", args: argparse.Namespace) -> int:
    from kleos.table import administration

    if not await administration.close_table(store, getpass.getuser(), args.id):
        raise Mistake("admin-no-table", id=args.id)
    print(say("admin-closed", args.lang, id=args.id))
    return 0


async def export_data(store: "Store", args: argparse.Namespace) -> int:
    from kleos.table import administration

    person = await found_person(store, args.name)
    print(json.dumps(await administration.data_of(store, person.id), ensure_ascii=False, indent=2))
    return 0


async def erase_person(store: "Store", args: argparse.Namespace) -> int:
    from kleos.table import administration

    person = await found_person(store, args.name)
    called = person.name or person.id
    if not args.yes:
        print(say("admin-erase-ask", args.lang, name=called), end="", flush=True)
        if sys.stdin.readline().strip() != called:
            print(say("admin-not-erased", args.lang))
            return 1
    await administration.erase(store, getpass.getuser(), person.id)
    print(say("admin-erased", args.lang, name=called))
    return 0


async def prune_old(store: "Store", args: argparse.Namespace) -> int:
    """Deletes what is due, or has the server do so that uses the database: it knows where somebody sits."""
    from kleos.server.pruning import prune
    from kleos.table import administration
    from kleos.table.clocks import now

    async with unserved(store) as alone:
        if not alone:
            await administration.ask_to_prune(store, getpass.getuser())
            print(say("admin-prune-asked", args.lang))
            return 0
        settings = settings_in(args).fields()
        most = settings["bounds"].finished_tables_of_account
        done = await prune(store, settings["keeping"], most, now(), lambda id: False)
    deleted = done.finished + done.surplus + done.waiting + done.abandoned + done.closed
    print(say("admin-pruned", args.lang, tables=deleted, packed=done.packed, guests=done.guests))
    return 0


@asynccontextmanager
async def unserved(store: "Store") -> AsyncIterator[bool]:
    """Whether no server uses the database now; none can begin to use a file meanwhile."""
    from kleos.engine.errors import KleosError
    from kleos.table.holding import is_served
    from kleos.table.store import owned_by

    if store.engine.dialect.name != "sqlite":
        yield not await is_served(store)
        return
    try:
        lock = owned_by(str(store.engine.url.database))
    except KleosError:
        yield False
        return
    with closing(lock) if lock is not None else nullcontext():
        yield True
