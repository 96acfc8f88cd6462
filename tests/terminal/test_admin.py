"""kleos admin on a database, with nobody else there and beside a running server."""

import asyncio
import io
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from kleos.server.accounts import fits, hasher
from kleos.server.house import Config, House
from kleos.table import administration
from kleos.table.seating import Seat
from kleos.table.store import Kept, Person, Store
from kleos.terminal.main import main

NARUTO = "naruto-mythos"
Run = Callable[..., tuple[int, str]]


def stored(url: str, story: Callable[[Store], Coroutine[Any, Any, Any]]) -> Any:
    async def opened() -> Any:
        store = await Store.open(url, alone=True)  # as a server has it
        try:
            return await story(store)
        finally:
            await store.close()

    return asyncio.run(opened())


@pytest.fixture
def url(tmp_path: Path) -> str:
    """A database with an account, a guest, a table where they play and one where somebody is awaited."""
    where = f"sqlite:///{tmp_path / 'tables.db'}"

    async def made(store: Store) -> None:
        ann = await store.keep(Person("ann-id"))
        await store.make_account(Person(ann.id, "Ann", "ann"), hasher.hash("the old one"))
        await store.add_session("s", ann.id)
        bob = await store.keep(Person("bob-id"))
        await store.rename(Person(bob.id, "Bob", kept=True))
        both = [Seat("person", ann.id), Seat("person", bob.id)]
        await store.add_table(Kept("both", NARUTO, ann.id, both, "playing", {"seed": "1"}, created=2, changed=2))
        alone = [Seat("person", ann.id), Seat("open")]
        await store.add_table(Kept("alone", NARUTO, ann.id, alone, created=1, changed=1))

    stored(where, made)
    return where


@pytest.fixture
def admin(url: str, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs kleos admin on that database: its status, and what it printed."""

    def run(*words: str, lang: str = "en") -> tuple[int, str]:
        status = main(["admin", words[0], "--database", url, "--lang", lang, *words[1:]])
        told = capsys.readouterr()
        return status, told.out + told.err

    return run


def test_people_are_listed_and_found(admin: Run) -> None:
    status, told = admin("people")
    assert status == 0
    assert "Ann" in told
    assert "Bob" not in told
    (bob,) = json.loads(admin("people", "bo", "--json")[1])
    assert (bob["id"], bob["account"], bob["tables"]) == ("bob-id", None, 1)
    assert [one["name"] for one in json.loads(admin("people", "ANN", "--json")[1])] == ["Ann"]
    assert json.loads(admin("people", "100%", "--json")[1]) == []


def test_tables_are_listed(admin: Run) -> None:
    found = json.loads(admin("tables", "--json")[1])
    assert [(one["id"], one["status"]) for one in found] == [("both", "playing"), ("alone", "waiting")]
    assert [seat["name"] for seat in found[0]["seats"]] == ["Ann", "Bob"]
    assert "Ann, Bob" in admin("tables")[1]


def test_a_password_is_reset_and_sessions_end(admin: Run, url: str) -> None:
    status, told = admin("reset-password", "aNN")
    assert status == 0
    password = told.split()[-1]

    async def after(store: Store) -> None:
        found = await store.credentials("ann")
        assert found is not None
        assert fits(found[1], password)
        assert await store.session("s") is None

    stored(url, after)
    assert admin("reset-password", "bob-id") == (2, "kleos: Bob is a guest and has no password\n")
    assert "nobody has the account or the id 'eve'" in admin("reset-password", "eve")[1]


def test_a_password_is_asked_for_twice(admin: Run, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = ["another one", "a different one", "short", "another one", "another one"]
    monkeypatch.setattr("getpass.getpass", lambda prompt: typed.pop(0))
    assert admin("reset-password", "ann", "--ask") == (2, "kleos: the two passwords don't match\n")
    assert admin("reset-password", "ann", "--ask")[0] == 2
    assert admin("reset-password", "ann", "--ask")[0] == 0

    async def after(store: Store) -> None:
        found = await store.credentials("ann")
        assert found is not None
        assert fits(found[1], "another one")

    stored(url, after)


def test_people_and_networks_are_banned_and_let_in_again(admin: Run) -> None:
    assert admin("ban", "ann") == (0, "Ann is banned permanently.\n")
    assert admin("ban", "--address", "192.0.2.7/24", "--until", "2099-12-31T18:00")[0] == 0
    bans = json.loads(admin("bans", "--json")[1])
    assert [(one["kind"], one["who"]) for one in bans] == [("person", "ann-id"), ("address", "192.0.2.0/24")]
    assert "Ann" in admin("bans")[1]
    assert admin("unban", "ann", lang="it") == (0, "Ann può rientrare.\n")
    assert admin("unban", "ann") == (2, "kleos: Ann is not banned\n")
    for words in (("ban",), ("ban", "ann", "--address", "192.0.2.1")):
        assert "either a person or an address" in admin(*words)[1]
    assert "is not an address" in admin("ban", "--address", "somewhere")[1]
    for time in ("yesterday", "2001-01-01"):
        assert "is not a time in the future" in admin("ban", "ann", "--until", time)[1]


def test_a_table_is_closed(admin: Run) -> None:
    assert admin("close-table", "both", lang="fr") == (0, "La table both est fermée.\n")
    assert admin("close-table", "both") == (2, "kleos: no table 'both' is waiting or being played\n")
    assert [one["id"] for one in json.loads(admin("tables", "--json")[1])] == ["alone"]


def test_a_persons_data_is_exported_and_erased(admin: Run, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    data = json.loads(admin("export", "ann")[1])
    assert {table["id"] for table in data["tables"]} == {"both", "alone"}
    monkeypatch.setattr("sys.stdin", io.StringIO("no\n"))
    status, told = admin("erase", "ann")
    assert (status, "Nothing was erased" in told) == (1, True)
    monkeypatch.setattr("sys.stdin", io.StringIO("Ann\n"))
    assert admin("erase", "ann")[0] == 0
    assert admin("erase", "bob-id", "--yes") == (0, "Bob is erased.\n")
    assert json.loads(admin("people", "a", "--json")[1]) == []

    async def after(store: Store) -> None:
        assert not await store.has_table("alone")

    stored(url, after)


def test_every_act_is_in_the_log_with_who_did_it(admin: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: "operator")
    admin("ban", "ann")
    admin("close-table", "both")
    acts = json.loads(admin("log", "--json")[1])
    assert [(one["by"], one["what"], one["subject"]) for one in acts] == [
        ("operator", "ban", "ann-id"),
        ("operator", "close-table", "both"),
    ]
    assert "operator" in admin("log")[1]


def test_it_works_beside_a_server_on_the_same_file(admin: Run, url: str) -> None:
    async def story(store: Store) -> None:
        status, _ = await asyncio.to_thread(admin, "ban", "ann")
        assert status == 0
        assert [one.who for one in await administration.bans(store)] == ["ann-id"]

    stored(url, story)


def test_a_database_that_is_not_there_is_told_and_not_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "none.db"
    assert main(["admin", "people", "--database", f"sqlite:///{file}", "--lang", "en"]) == 2
    assert "there is no database" in capsys.readouterr().err
    assert not file.exists()


def test_what_is_due_is_deleted_here_or_by_the_server_that_runs(admin: Run, url: str) -> None:
    async def beside(store: Store) -> None:
        status, told = await asyncio.to_thread(admin, "prune")
        assert (status, told) == (0, "The running server is deleting what is due; see its log for the numbers.\n")
        assert [act.what for act in await administration.acts_after(store, 0)] == ["prune"]
        assert await store.has_table("alone")

    stored(url, beside)
    status, told = admin("prune")  # both tables were changed long ago
    assert (status, told) == (0, "Deleted: 2 tables and 0 guests. Packed: 0 matches.\n")

    async def after(store: Store) -> None:
        assert not await store.has_table("alone")

    stored(url, after)


def test_what_is_due_on_a_postgresql_is_deleted_here_only_where_nobody_serves_it(
    postgres_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    def pruned() -> str:
        assert main(["admin", "prune", "--database", postgres_url, "--lang", "en"]) == 0
        return capsys.readouterr().out

    async def story() -> None:
        house = await House.open(Config(postgres_url, processes=0))
        try:
            assert (
                await asyncio.to_thread(pruned)
                == "The running server is deleting what is due; see its log for the numbers.\n"
            )
        finally:
            await house.close()

    asyncio.run(story())
    assert pruned() == "Deleted: 0 tables and 0 guests. Packed: 0 matches.\n"
