"""What is kept: fresh databases and migrated ones, entries in order, nothing lost and nothing twice."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, insert, select

import kleos
from kleos.engine.errors import KleosError
from kleos.match import setup_fields
from kleos.table import schema
from kleos.table.arranging import Arrangement
from kleos.table.clocks import Clocks
from kleos.table.origin import Origin, OriginKind
from kleos.table.seating import Seat
from kleos.table.store import NEWEST, SCRIPTS, Conflict, Kept, KeptRequest, Person, Store, database_url
from kleos.table.table import PAST, Entry
from kleos.testing.postgres import Postgres

Story = Callable[[Store], Awaitable[None]]


def stored(url: str, story: Story) -> None:
    async def run() -> None:
        store = await Store.open(url)
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(run())


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of the test's own."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return str(request.getfixturevalue("postgres_url"))


def table(id: str = "t1", **more: object) -> Kept:
    match = kleos.new("naruto-mythos", seed=1)
    assert match.setup is not None
    kept = Kept(
        id,
        "naruto-mythos",
        "ann",
        [Seat("person", "ann", called="Mum", lends=True), Seat("bot", bot="greedy")],
        "playing",
        setup_fields(match.game, match.setup),
        clocks=Clocks(60_000, None),
    )
    for name, value in more.items():
        setattr(kept, name, value)
    return kept


def test_what_was_kept_is_there_after_opening_again(url: str) -> None:
    async def first(store: Store) -> None:
        await store.keep(Person("ann", "Ann", lang="fr"))
        await store.add_table(table())
        await store.append("t1", [Entry(1, "move", 0, "keep", 10, 3)])
        await store.set_habit("ann", "naruto-mythos", "KS-009", 1, "always")

    async def second(store: Store) -> None:
        kept = await store.table("t1")
        assert kept is not None
        assert (kept.seats[0].name, kept.seats[1].bot, kept.clocks) == ("Ann", "greedy", Clocks(60_000, None))
        assert kept.setup == table().setup
        assert await store.entries("t1") == [Entry(1, "move", 0, "keep", 10, 3)]
        assert await store.habits("ann", "naruto-mythos") == {("KS-009", 1): "always"}
        assert await store.person("ann") == Person("ann", "Ann", None, "fr", kept=True)
        assert [one.id for one in await store.tables_of("ann")] == ["t1"]

    stored(url, first)
    stored(url, second)


def test_an_arrangement_is_kept_and_does_not_count_as_something_that_happened(url: str) -> None:
    arranged = {1: Arrangement((9, 4, 12), 3)}

    async def first(store: Store) -> None:
        await store.add_table(table(changed=5))
        await store.append("t1", [Entry(1, "move", 0, "keep", 10, 3)])
        await store.keep_arranged("t1", {0: Arrangement((1, 2), 1)})
        await store.keep_arranged("t1", arranged)

    async def second(store: Store) -> None:
        kept = await store.table("t1")
        assert kept is not None
        assert (kept.arranged, kept.changed) == (arranged, 10)
        assert len(await store.entries("t1")) == 1
        assert await store.counts(["t1"]) == {"t1": 1}

    stored(url, first)
    stored(url, second)


def test_packed_entries_are_those_that_were_packed_and_others_may_follow(url: str) -> None:
    async def story(store: Store) -> None:
        entries = [
            Entry(number, "quiet" if number == 3 else "move", 0, f"play {number}", 10, 3) for number in (1, 2, 3)
        ]
        await store.add_table(table(), entries)
        await store.add_table(table("t2"), entries[:1])
        await store.pack("t1")
        assert [row["table_id"] for row in await store.rows(select(schema.entries.c.table_id))] == ["t2"]
        assert await store.entries("t1") == entries
        assert await store.counts(["t1", "t2"]) == {"t1": 2, "t2": 1}, "of quiet ones nobody knows"
        later = Entry(4, "undo", 0, "2", 20, 1)
        await store.append("t1", [later])
        assert await store.entries("t1") == [*entries, later]
        assert await store.counts(["t1"]) == {"t1": 3}

    stored(url, story)


def test_the_secret_of_the_house_stays_the_same(url: str) -> None:
    secrets: list[str] = []

    async def story(store: Store) -> None:
        secrets.append(await store.secret())

    stored(url, story)
    stored(url, story)
    assert secrets[0] == secrets[1]
    assert len(secrets[0]) >= 48


def test_the_same_entry_is_never_written_twice_and_others_do_not_suffer(url: str) -> None:
    async def story(store: Store) -> None:
        await store.add_table(table("t1"))
        await store.add_table(table("t2"))
        jobs = [store.append("t1", [Entry(1, "move", 0, "keep", 1)]) for _ in range(3)]
        jobs += [store.append("t2", [Entry(n, "move", 0, "keep", n)]) for n in range(1, 30)]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert sorted(type(one).__name__ for one in done[:3]) == ["Conflict", "Conflict", "NoneType"]
        assert done[3:] == [None] * 29
        assert [entry.number for entry in await store.entries("t2")] == list(range(1, 30))

    stored(url, story)


def test_many_tables_share_a_transaction(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commits: list[int] = []
    commit = Store.commit

    async def counted(store: Store, batch: list[object]) -> None:
        commits.append(len(batch))
        await commit(store, batch)  # type: ignore[arg-type]

    monkeypatch.setattr(Store, "commit", counted)

    async def story(store: Store) -> None:
        for at in range(20):
            await store.add_table(table(f"t{at}"))
        commits.clear()
        await asyncio.gather(*[store.append(f"t{at}", [Entry(1, "move", 0, "keep", 1)]) for at in range(20)])
        assert len(commits) <= 3

    stored(f"sqlite:///{tmp_path / 'tables.db'}", story)


def test_a_job_is_done_as_a_whole_or_not_at_all(url: str) -> None:
    async def story(store: Store) -> None:
        await store.add_table(table("t1"))
        row = {"person": "ann", "game": "g", "card": "c", "line": 1, "answer": "always"}
        with pytest.raises(Conflict):
            await store.write(insert(schema.habits).values(row), insert(schema.habits).values(row))
        assert await store.habits("ann", "g") == {}

    stored(url, story)


def test_a_name_belongs_to_one_account(url: str) -> None:
    async def story(store: Store) -> None:
        for id in ("ann", "bob"):
            await store.keep(Person(id))
        await store.make_account(Person("ann", "Ann", "ann"), "hash")
        with pytest.raises(Conflict):
            await store.make_account(Person("bob", "ANN", "ann"), "hash")
        found = await store.credentials("ann")
        assert found is not None
        assert (found[0].id, found[1]) == ("ann", "hash")
        assert await store.credentials("nobody") is None

    stored(url, story)


def test_the_migrations_lead_to_the_tables_the_program_knows(url: str) -> None:
    async def story(store: Store) -> None:
        def compared(connection: Connection) -> None:
            context = MigrationContext.configure(connection, opts={"compare_type": True})
            assert compare_metadata(context, schema.metadata) == []

        async with store.engine.connect() as connection:
            await connection.run_sync(compared)

    stored(url, story)


def test_several_may_open_a_fresh_postgresql_at_once(postgres: Postgres) -> None:
    async def story() -> None:
        url = await postgres.database()
        stores = await asyncio.wait_for(asyncio.gather(*[Store.open(url) for _ in range(4)]), 20)
        assert len({*await asyncio.gather(*[store.secret() for store in stores])}) == 1
        for store in stores:
            await store.close()

    asyncio.run(story())


LATER = {  # tables and columns by the step that added them
    "tables.rematch": "0002",
    "tables.undo": "0002",
    "tables.arranged": "0003",
    "tables.outcome": "0004",
    "seats.called": "0005",
    "seats.lends": "0005",
    "sessions": "0006",
    "tables.origin": "0007",
    "people.erased": "0008",
    "bans": "0008",
    "acts": "0008",
    "people.seen": "0009",
    "tables.packed": "0009",
    "names": "0009",
    "processes": "0010",
    "tables.holder": "0010",
    "card_sets": "0011",
    "positions": "0012",
    "people.looks": "0013",
    "seats.looks": "0013",
    "card_sets.used": "0014",
    "people.devices": "0015",
}


def make_older(file: Path, version: str) -> None:
    """Leaves of a database what an earlier program had made of it."""
    with closing(sqlite3.connect(file)) as old:
        for index in ("tables_by_holder", "people_by_looks", "seats_by_looks"):
            old.execute(f"drop index {index}")
        for name, step in reversed(LATER.items()):
            table, _, column = name.partition(".")
            if step > version:
                old.execute(f"alter table {table} drop column {column}" if column else f"drop table {table}")
        old.execute("update alembic_version set version_num = ?", (version,))
        old.commit()


@pytest.mark.parametrize("version", ["0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008", "0009"])
def test_a_database_of_an_earlier_program_is_brought_up_to_date(tmp_path: Path, version: str) -> None:
    file = tmp_path / "tables.db"
    kept = Kept("old", "naruto-mythos", "ann", [Seat("person", "ann"), Seat("open")], options={})

    async def before(store: Store) -> None:
        await store.add_table(kept)

    async def after(store: Store) -> None:
        assert await store.table("old") == kept
        await store.keep_rematch("old", {"bob", "ann"})
        request = KeptRequest(1, 7, ("ann",))
        await store.keep_request("old", request)
        found = await store.table("old")
        assert found is not None
        assert (found.rematch, found.undo) == (("ann", "bob"), request)
        arranged = {0: Arrangement((3, 1, 2), 7), 1: Arrangement((), 0)}
        await store.keep_arranged("old", arranged)
        found = await store.table("old")
        assert found is not None
        assert found.arranged == found.opened().arrangements == arranged
        ann = await store.keep(Person("ann"))
        await store.add_session("s", ann.id)
        assert await store.session("s") == "ann"

    stored(f"sqlite:///{file}", before)
    make_older(file, version)
    stored(f"sqlite:///{file}", after)


def test_of_accounts_that_look_alike_the_older_holds_the_name_and_both_stay(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    ann, lookalike = Person("1", "Ann", "ann"), Person("2", "Аnn", "аnn")

    async def before(store: Store) -> None:
        for number, person in enumerate((ann, lookalike)):
            row = {"id": person.id, "name": person.name, "account": person.account, "password": "x", "lang": "en"}
            await store.write((insert(schema.people), {**row, "created": number}))

    async def after(store: Store) -> None:
        assert await store.holder_of("ANN") == "1"
        for account in ("ann", "аnn"):
            assert await store.credentials(account) is not None
        await store.rename(replace(lookalike, lang="fr", kept=True))  # keeps the name it has
        await store.keep(Person("3"))
        with pytest.raises(Conflict):
            await store.make_account(Person("3", "A n n", "a n n"), "x")
        await store.make_account(Person("3", "Bob", "bob"), "x")
        with pytest.raises(Conflict):
            await store.rename(Person("3", "A n n", "bob"))

    stored(f"sqlite:///{file}", before)
    make_older(file, "0008")
    stored(f"sqlite:///{file}", after)


def test_guests_of_before_are_not_shown_under_the_name_of_an_account(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"

    async def before(store: Store) -> None:
        for person in (Person("1", "Ann"), Person("2", "АNN"), Person("3", "Bob")):
            await store.keep(person)
        await store.make_account(Person("1", "Ann", "ann"), "x")
        seats = [Seat("person", who, called=name) for who, name in (("2", "A nn"), ("3", "Eve"), ("1", "Ann"))]
        await store.add_table(Kept("old", "naruto-mythos", "2", seats, options={}))

    async def after(store: Store) -> None:
        names = {id: person.name for id, person in (await store.people(["1", "2", "3"])).items()}
        assert names == {"1": "Ann", "2": "", "3": "Bob"}
        found = await store.table("old")
        assert found is not None
        assert [seat.called for seat in found.seats] == ["", "Eve", "Ann"]
        assert await store.holder_of("Ann") == "1"
        await store.keep(Person("4"))
        await store.make_account(Person("4", "B o b", "b o b"), "x")
        assert await store.free("B o b", "4"), "what they look like is known of those of before"
        assert not await store.free("B o b", "4")
        bob = await store.person("3")
        assert bob is not None
        assert bob.name == ""

    stored(f"sqlite:///{file}", before)
    make_older(file, "0012")
    stored(f"sqlite:///{file}", after)


@pytest.mark.parametrize(
    ("header", "person", "kind"),
    [({}, "ann", "record"), ({"position": "{}"}, "ann", "position"), ({}, "", "read")],
)
def test_tables_that_were_continued_before_that_was_kept_are_marked(
    tmp_path: Path, header: dict[str, str], person: str, kind: OriginKind
) -> None:
    file = tmp_path / "tables.db"
    seats = [Seat("person", person), Seat("person", person)]

    async def before(store: Store) -> None:
        await store.add_table(Kept("fresh", "naruto-mythos", "ann", seats, "playing", {"seed": "1"}))
        played = [Entry(number, PAST, 0, "keep", 0) for number in (1, 2)]
        await store.add_table(Kept("old", "naruto-mythos", "ann", seats, "playing", {"seed": "1", **header}), played)

    async def after(store: Store) -> None:
        fresh, old = await store.table("fresh"), await store.table("old")
        assert fresh is not None
        assert old is not None
        assert (fresh.origin, old.origin) == (None, Origin(kind, 2))

    stored(f"sqlite:///{file}", before)
    make_older(file, "0006")
    stored(f"sqlite:///{file}", after)


def test_sqlite_is_told_to_keep_what_it_has_committed(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"

    async def story(store: Store) -> None:
        async with store.engine.connect() as connection:
            for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
                found = (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar()
                assert found == value, pragma

    stored(f"sqlite:///{file}", story)
    version = sqlite3.connect(file).execute("select version_num from alembic_version").fetchone()
    assert version == (NEWEST,)
    assert ScriptDirectory(str(SCRIPTS)).get_current_head() == NEWEST


@pytest.mark.parametrize("text", ["nonsense", "mysql://a/b", "sqlite://", "", "http://x"])
def test_what_names_no_database_is_refused(text: str) -> None:
    with pytest.raises(KleosError, match="is not a database"):
        database_url(text)


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(KleosError, match="can't open the database"):
        asyncio.run(Store.open(f"sqlite:///{tmp_path}/nowhere/tables.db"))


def test_a_file_that_is_no_database_is_told(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_text("this is no database, but long enough to be looked at as one" * 20)
    with pytest.raises(KleosError, match="can't open the database"):
        asyncio.run(Store.open(f"sqlite:///{file}"))
