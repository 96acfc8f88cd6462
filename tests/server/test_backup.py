"""A backup made while people play, and put back: every table is there, whole, and goes on."""

import asyncio
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from kleos.engine.errors import KleosError
from kleos.table import backup
from kleos.table.backup import back_up, restore
from kleos.table.seating import Seat
from kleos.table.store import NEWEST, Kept, Store, owned_by
from kleos.terminal.main import main

if TYPE_CHECKING:
    from kleos.testing.postgres import Postgres

GAME = "naruto-mythos"
ME = {"kind": "person"}
TABLES = 6
Play = Any  # the fixture of conftest.py
World = Any


async def play_both_sides(screen: Any, acknowledged: dict[str, int], table: str, enough: asyncio.Event) -> None:
    """Plays a table on until it is enough, noting how much of it is acknowledged."""
    while not enough.is_set() and screen.state["status"] == "playing":
        if screen.state["hand_over"] is not None:
            await screen.answer("look", seat=screen.state["hand_over"])
        done = await screen.choose(screen.tokens[0])
        assert done["type"] == "done", done
        acknowledged[table] = done["moves"]


def test_a_backup_made_while_moves_are_made_is_whole_and_its_tables_go_on(play: Play, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    elsewhere = tmp_path / "elsewhere" / "tables.db"
    elsewhere.parent.mkdir()
    made = tmp_path / "backup.db"
    before: dict[str, int] = {}
    cookies: list[str] = []

    async def under_load(world: World) -> None:
        ann = world.browser()
        acknowledged: dict[str, int] = {}
        enough = asyncio.Event()
        screens = {}
        for _ in range(TABLES):
            table = await ann.table(GAME, ME, ME)
            screens[table] = await ann.sit(table)
        cookies.append(ann.cookie)
        playing = [play_both_sides(one, acknowledged, table, enough) for table, one in screens.items()]
        players = asyncio.gather(*playing)
        while len(acknowledged) < TABLES:
            await asyncio.sleep(0.01)
        before.update(acknowledged)
        await asyncio.to_thread(back_up, database, made)
        enough.set()
        await players
        with pytest.raises(KleosError, match="another server is using"):
            restore(database, made)

    async def goes_on(world: World) -> None:
        ann = world.browser()
        ann.cookie = cookies[0]
        mine = (await ann.get("/api/tables/mine")).json()["tables"]
        assert {table["id"] for table in mine} == set(before)
        for table, moves in before.items():
            screen = await ann.sit(table)
            assert screen.state["moves"] >= moves, "what was acknowledged before the backup began is in it"
            if screen.state["hand_over"] is not None:
                await screen.answer("look", seat=screen.state["hand_over"])
            if screen.state["status"] == "playing":
                assert (await screen.choose(screen.tokens[0]))["type"] == "done"

    play(under_load)
    assert made.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(made)) as copy:
        for table, count, last in copy.execute("select table_id, count(*), max(number) from entries group by table_id"):
            assert count == last, f"table {table} has no gaps"
    assert restore(f"sqlite:///{elsewhere}", made) is None, "nothing was there before"
    play(goes_on, database=f"sqlite:///{elsewhere}")


def test_a_restore_keeps_what_was_there_and_is_whole_or_not_at_all(
    tmp_path: Path, empty_database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target, made = tmp_path / "tables.db", tmp_path / "backup.db"
    shutil.copy(empty_database, target)
    note(target, "old")
    back_up(f"sqlite:///{target}", made)
    note(target, "newer")

    def fails(source: Path, copy: Path) -> None:
        copy.write_bytes(b"half a")
        raise OSError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(backup, "copy_sqlite", fails)
        with pytest.raises(KleosError, match="which is unchanged: the disk is full"):
            restore(f"sqlite:///{target}", made)
    assert noted(target) == ["newer", "old"]
    aside = restore(f"sqlite:///{target}", made)
    assert aside is not None
    assert noted(target) == ["old"]
    assert noted(aside) == ["newer", "old"]
    assert sorted(path.name for path in tmp_path.iterdir() if path.suffix == ".part") == []


def note(database: Path, key: str) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("insert into settings values (?, '')", (key,))
        connection.commit()


def noted(database: Path) -> list[str]:
    with closing(sqlite3.connect(database)) as connection:
        return sorted(row[0] for row in connection.execute("select key from settings where key <> 'secret'"))


def test_what_is_no_backup_is_refused_and_nothing_changes(tmp_path: Path, empty_database: Path) -> None:
    target = tmp_path / "tables.db"
    shutil.copy(empty_database, target)
    note(target, "kept")
    text = tmp_path / "notes.txt"
    text.write_text("no database at all " * 100)
    other = tmp_path / "other.db"
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("create table cats (name text)")
    newer = tmp_path / "newer.db"
    shutil.copy(empty_database, newer)
    with closing(sqlite3.connect(newer)) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
        connection.commit()
    damaged = tmp_path / "damaged.db"
    damaged.write_bytes(empty_database.read_bytes()[:20_000])
    for file, why in (
        (text, "not a complete backup"),
        (other, "the table alembic_version is missing"),
        (newer, f"step 9999; this version knows {NEWEST}"),
        (damaged, "not a complete backup"),
        (tmp_path / "nowhere.db", "not a complete backup"),
    ):
        with pytest.raises(KleosError, match=why):
            restore(f"sqlite:///{target}", file)
    assert noted(target) == ["kept"]


def test_a_postgres_is_backed_up_and_restored_with_its_own_programs(
    postgres: "Postgres", postgres_url: str, tmp_path: Path
) -> None:
    made = tmp_path / "kleos.dump"

    def stored(url: str, work: Callable[[Store], Awaitable[None]]) -> None:
        async def opened() -> None:
            store = await Store.open(url)
            await work(store)
            await store.close()

        asyncio.run(opened())

    async def sit_down(store: Store) -> None:
        await store.add_table(Kept("one", GAME, "ann", [Seat("person", "ann")]))
        await asyncio.to_thread(back_up, postgres_url, made)
        with pytest.raises(KleosError, match="is still in use"):
            await asyncio.to_thread(restore, postgres_url, made)
        await store.add_table(Kept("two", GAME, "ann", [Seat("person", "ann")]))

    async def only_one(store: Store) -> None:
        assert [await store.has_table(id) for id in ("one", "two")] == [True, False]

    async def both(store: Store) -> None:
        assert [await store.has_table(id) for id in ("one", "two")] == [True, True]

    stored(postgres_url, sit_down)
    assert made.stat().st_mode & 0o777 == 0o600
    no_dump = tmp_path / "notes.txt"
    no_dump.write_text("no dump")
    with pytest.raises(KleosError, match="not a complete backup"):
        restore(postgres_url, no_dump)
    stored(postgres_url, both)
    aside = restore(postgres_url, made)
    assert aside is not None
    stored(postgres_url, only_one)
    restore(postgres_url, aside)
    stored(postgres_url, both)
    empty = asyncio.run(postgres.database())
    assert restore(empty, made) is None
    stored(empty, only_one)


def test_the_command_line_backs_up_and_restores(
    tmp_path: Path, empty_database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target, made = tmp_path / "tables.db", tmp_path / "backup.db"
    shutil.copy(empty_database, target)
    url = f"--database=sqlite:///{target}"
    assert main(["--lang", "en", "backup", str(made), url]) == 0
    assert "Backed up" in capsys.readouterr().out
    assert main(["--lang", "en", "backup", str(made), url]) == 2
    assert "already exists" in capsys.readouterr().err
    owner = owned_by(str(target))
    assert owner is not None
    assert main(["--lang", "en", "restore", str(made), url]) == 2
    assert "another server is using" in capsys.readouterr().err
    owner.close()
    assert main(["--lang", "en", "restore", str(made), url]) == 0
    assert "kept as" in capsys.readouterr().out
    assert main(["--lang", "en", "backup", str(tmp_path / "b.db"), "--database=sqlite:////nowhere/tables.db"]) == 2
    assert "no database at /nowhere/tables.db" in capsys.readouterr().err


def test_a_missing_program_of_postgres_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    (tmp_path / "dump").write_bytes(b"PGDMP")
    url = "--database=postgresql://ann:secret@localhost/kleos"
    assert main(["--lang", "en", "backup", str(tmp_path / "new"), url]) == 2
    assert "needs the program pg_dump" in capsys.readouterr().err
    assert main(["--lang", "en", "restore", str(tmp_path / "dump"), url]) == 2
    assert "needs the program pg_restore" in capsys.readouterr().err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["dump"]
