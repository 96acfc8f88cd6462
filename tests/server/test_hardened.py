"""What a server must withstand: names that are not its own, input that cannot be read, what only looks like a file."""

import asyncio
import json
import os
import sqlite3
import stat
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from kleos.engine.errors import KleosError
from kleos.server.house import Config, House
from kleos.server.protocol import VERSION
from kleos.server.sitting import REFUSED
from kleos.server.trying import HOST
from kleos.table.store import NEWEST, Store

from .conftest import PLENTY

NARUTO = "naruto-mythos"
KANZUME = "kanzume-goddess"
ME = {"kind": "person"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
Play = Any  # the fixture of conftest.py
World = Any


# Names ----------------------------------------------------------------------------------------------------------------
def test_only_names_of_its_own_are_answered(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        own = [HOST, "TABLE.test:8765", "localhost", "localhost:80", "127.0.0.1:8765", "192.168.1.7", "[::1]:8765"]
        for name in own:
            assert (await ann.ask("GET", "/api/games", headers={"host": name})).status == 200, name
        for name in ("evil.example", "table.test.evil.example", "evil.example:8765", "", "localhost.evil.example"):
            answer = await ann.ask("GET", "/api/games", headers={"host": name})
            assert (answer.status, answer.code) == (421, "other-name"), name

    play(story)


def test_a_browser_at_another_name_is_told_in_its_language_which_is_meant(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        asked = {"host": "kleos.club:8765", "accept": "text/html,*/*", "accept-language": "it-IT,it;q=0.9,en;q=0.8"}
        page = await ann.ask("GET", "/cards", headers=asked)
        assert page.status == 421
        assert page.headers["content-type"].startswith("text/html")
        assert page.headers["content-security-policy"]
        text = page.body.decode()
        assert '<html lang="it">' in text
        assert f'<a href="http://{HOST}:8765/">{HOST}</a>' in text
        assert "kleos serve --name kleos.club<" in text
        evil = await ann.ask("GET", "/", headers={**asked, "host": "<script>x</script>"})
        assert (evil.status, b"<script" in evil.body) == (421, False)
        assert (await ann.ask("GET", "/api/me", headers=asked)).code == "other-name"

    play(story)


def test_no_table_is_opened_under_a_foreign_name(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        table = await ann.table(NARUTO, ME, BOT)
        foreign = await ann.connect(table, {"host": "evil.example", "origin": "http://evil.example"})
        assert (await foreign.next())["type"] == "closed"

    play(story)


# Input ----------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "path", ["/\0", "/assets/\0.js", "/" + "a" * 300, "/a/" + "b" * 5000 + ".js", "/api/tables/\0"]
)
def test_a_path_that_is_no_file_is_no_fault(play_on_both: Play, path: str) -> None:
    async def story(world: World) -> None:
        answer = await world.browser().get(path)
        assert answer.status in (400, 404, 503)  # 503: this house has no client
        assert "content-security-policy" in answer.headers

    play_on_both(story)


def test_a_body_that_is_no_text_is_told_so(play_on_both: Play) -> None:
    async def story(world: World) -> None:
        for path in ("/api/tables", "/api/records", "/api/decks", "/api/games/saint-seiya/score"):
            answer = await world.browser().ask("POST", path, b'{"game": "\xff\xfe"}')
            assert answer.status == 400, (path, answer.body)

    play_on_both(story)


def test_a_frame_that_is_no_text_is_told_so(play_on_both: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        screen = await ann.sit(await ann.table(NARUTO, ME, BOT))
        await screen.tell_raw(b'{"type": "speak", "lang": "\xff"}')
        assert (await screen.hear("error"))["code"] == "malformed"
        assert (await screen.answer("speak", lang="fr"))["type"] == "state"

    play_on_both(story)


def test_a_record_with_an_endless_number_is_told_so(play_on_both: Play) -> None:
    async def story(world: World) -> None:
        import kleos

        lines = kleos.new(NARUTO, seed=1).record().splitlines()
        text = "\n".join([*lines, "1" * 5000 + ". p0 keep"])
        assert (await world.browser().post("/api/records", text=text)).code == "bad-record"

    play_on_both(story)


NULL = "a\0b"
NULLS: list[tuple[str, str, dict[str, Any]]] = [
    ("POST", "/api/login", {"name": NULL, "password": "correct horse"}),
    ("POST", "/api/login", {"name": "Ann", "password": NULL}),
    ("POST", "/api/account", {"name": NULL, "password": "correct horse"}),
    ("POST", "/api/me", {"name": NULL}),
    ("POST", "/api/tables", {"game": NARUTO, "seats": [{**ME, "deck": NULL}, BOT]}),
    ("POST", "/api/tables", {"game": NARUTO, "seats": [ME, {**BOT, "bot": NULL}]}),
    ("POST", "/api/tables", {"game": NARUTO, "seats": [ME, BOT], "options": {NULL: 1}}),
    ("POST", "/api/records", {"text": f"kleos: 1\ngame: {NARUTO}\ncards: {NULL}\nseed: 1\n"}),
    ("POST", "/api/games/saint-seiya/score", {"players": [{"name": NULL, "hero": "seiya", "cards": []}]}),
    ("PUT", "/api/habits", {"game": NARUTO, "card": NULL, "line": 1, "answer": "never"}),
    ("GET", f"/api/games/{NARUTO}/cards?set=%00", {}),
    ("GET", "/api/tables/none?invite=a%00b", {}),
    ("GET", "/api/me?lang=%00", {}),
    ("GET", "/api/decks/\0", {}),
    ("DELETE", "/api/decks/a\0", {}),
    ("POST", "/api/tables/\0/join", {}),
    ("GET", "/api/tables/\0/replay/1", {}),
]


def test_the_character_that_no_database_keeps_is_refused_wherever_it_stands(play_on_both: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        for method, path, body in NULLS:
            answer = await ann.ask(method, path, json.dumps(body).encode() if body else b"")
            assert (answer.status, answer.code) == (400, "null-character"), (method, path, body)
        kept = await ann.post("/api/me", name=r"\u0000")
        assert (kept.status, kept.json()["name"]) == (200, r"\u0000"), "only the letters for it"
        deck = await ann.post("/api/decks", game=NARUTO, name=NULL, text=NULL)
        assert (deck.status, deck.json()["name"]) == (201, "a b"), "in decks it is a space, as all that nobody sees"

    play_on_both(story)


LONG = "x" * 5000
LONGS: list[tuple[str, str, dict[str, Any]]] = [
    ("POST", "/api/login", {"name": LONG, "password": LONG}),
    ("POST", "/api/account", {"name": LONG, "password": "correct horse"}),
    ("POST", "/api/tables", {"game": LONG, "seats": [ME, BOT]}),
    ("POST", "/api/tables", {"game": NARUTO, "seats": [{**ME, "deck": LONG}, BOT]}),
    ("POST", "/api/tables", {"game": NARUTO, "seats": [{**ME, "side": LONG}, BOT]}),
    ("POST", "/api/tables", {"game": NARUTO, "seats": [ME, {**BOT, "bot": LONG}]}),
    ("POST", "/api/tables", {"game": NARUTO, "seats": [ME, {**BOT, "bot": f"search:{'0' * 31}1sx"}]}),
    ("POST", "/api/tables", {"game": NARUTO, "seats": [ME, {**BOT, "bot": f"search:{'0' * 50}1s"}]}),
    ("POST", "/api/tables", {"game": NARUTO, "seats": [ME, BOT], "clocks": {"move": 1e300}}),
    ("POST", "/api/records", {"text": f"kleos: 1\ngame: {NARUTO}\ncards: {LONG}\nseed: 1\n"}),
    ("POST", "/api/decks", {"game": NARUTO, "name": LONG, "text": ""}),
    ("PUT", "/api/habits", {"game": NARUTO, "card": "KS-009", "line": 2**70, "answer": "never"}),
    ("GET", f"/api/games/{NARUTO}/cards?set={LONG}", {}),
    ("GET", f"/api/decks/{LONG}", {}),
    ("GET", f"/api/tables/{LONG}", {}),
    ("GET", f"/api/tables/none/replay/{10**30}", {}),
    ("GET", f"/api/me/matches?page={10**30}", {}),
]


def test_what_is_far_too_long_is_refused_and_no_fault(play_on_both: Play) -> None:
    async def story(world: World) -> None:
        for method, path, body in LONGS:
            answer = await world.browser().ask(method, path, json.dumps(body).encode() if body else b"")
            assert 400 <= answer.status < 500, (method, path[:80], answer.status)
            assert answer.code not in ("not-kept", "at-fault")

    play_on_both(story)


@pytest.mark.parametrize("table", ["\0", "a\0b", "x" * 5000, "no-such-table"])
def test_a_socket_of_no_table_is_closed_for_good(play_on_both: Play, table: str) -> None:
    async def story(world: World) -> None:
        screen = await world.browser().connect(table)
        await screen.tell("hello", version=VERSION, lang="en")
        assert (await screen.hear())["code"] == "no-table"
        assert (await screen.hear())["code"] == REFUSED

    play_on_both(story)


def test_a_fault_is_answered_in_words(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(world: World) -> None:
        async def broken(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(world.house.store, "tables_where", broken)
        answer = await world.browser().get("/api/tables?lang=fr")
        assert (answer.status, answer.code) == (500, "at-fault")
        assert "content-security-policy" in answer.headers
        assert b"ZeroDivision" not in answer.body

        async def unreachable(*_: object) -> None:
            raise OperationalError("select", {}, Exception("no route"))

        monkeypatch.setattr(world.house.store, "tables_where", unreachable)
        answer = await world.browser().get("/api/tables")
        assert (answer.status, answer.code) == (503, "not-kept")

    play(story)


# Files ----------------------------------------------------------------------------------------------------------------
def test_the_database_is_its_owners_alone(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    before = os.umask(0o022)
    try:

        async def opened() -> None:
            await (await Store.open(f"sqlite:///{file}")).close()

        asyncio.run(opened())
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        file.chmod(0o644)
        asyncio.run(opened())
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    finally:
        os.umask(before)


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        config = Config(f"sqlite:///{tmp_path / 'tables.db'}", processes=0, rates=PLENTY)
        first = await House.open(config)
        with pytest.raises(KleosError, match="another server is using"):
            await House.open(config)
        await first.close()
        await (await House.open(config)).close()

    asyncio.run(story())


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"

    async def opened() -> None:
        await (await Store.open(f"sqlite:///{file}")).close()

    asyncio.run(opened())
    with sqlite3.connect(file) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    connection.close()
    with pytest.raises(KleosError, match=f"step 9999; this version knows {NEWEST}"):
        asyncio.run(opened())


# Chances to react -----------------------------------------------------------------------------------------------------
async def secretly_asked(world: World, people: Any) -> tuple[str, Any, Any]:
    """A table of two people at which an attack has opened a window: its id, who attacks, who is asked."""
    ann, bob = people
    for seed in range(60):
        table = await ann.table(KANZUME, ME, OPEN, watchable=True)
        hers = await ann.sit(table)
        invite = hers.state["invite"].partition("invite=")[2]
        assert (await bob.post(f"/api/tables/{table}/join", invite=invite)).status == 200
        his = await bob.sit(table)
        for _ in range(60 + seed):
            for screen, other in ((hers, his), (his, hers)):
                while not screen.outbox.empty():
                    await screen.next()
                if not screen.mine:
                    continue
                decision = screen.state["decision"]
                if decision["window"]:
                    return table, other, screen
                attacks = [token for token in screen.tokens if token.startswith("attack")]
                await screen.choose(attacks[0] if attacks else screen.tokens[0])
            await asyncio.sleep(0)
    raise AssertionError("nobody was ever asked to react")


def test_no_number_and_no_request_tells_that_a_chance_was_let_pass(play: Play) -> None:
    async def story(world: World) -> None:
        people = world.browser(), world.browser()
        table, mover, asked = await secretly_asked(world, people)
        watcher = world.browser()
        before = (await watcher.get(f"/api/tables/{table}")).json()["table"]["moves"]
        while not mover.outbox.empty():
            await mover.next()
        await mover.answer("undo", moves=mover.state["moves"])
        sitting = world.house.sittings[table]
        assert sitting.table.request is not None
        assert (await asked.answer("choose", moves=asked.state["moves"], token=sitting.table.letting_pass))[
            "type"
        ] == "done"
        assert sitting.table.live[-1].kind == "quiet"
        assert (await watcher.get(f"/api/tables/{table}")).json()["table"]["moves"] == before
        assert (await mover.answer("speak", lang="en"))["undo"]["asked_by"] is not None
        assert (await mover.answer("undo", moves=mover.state["moves"]))["code"] == "already-asked"

    play(story)
