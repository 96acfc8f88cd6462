"""A table that cannot be read any more says so; it hides no other."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from kleos.server.protocol import VERSION

NARUTO = "naruto-mythos"
ME = {"kind": "person"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
Play = Any  # the fixture of conftest.py
World = Any

FORGOTTEN = "delete from positions where table_id = ?"  # how the match stood, from which it could go on
DAMAGE = {
    "a token": ("update entries set token = 'no such token' where table_id = ? and number = 1", FORGOTTEN),
    "what was taken back": ("update entries set kind = 'undo', token = 'x' where table_id = ? and number = 1",),
    "another card set": ("update tables set setup = json_set(setup, '$.cards', 'abc') where id = ?",),
    "no setup": ("update tables set setup = '{}' where id = ?",),
    "no JSON in setup": ("update tables set setup = '{' where id = ?",),
    "no JSON in options": ("update tables set options = '{' where id = ?",),
    "no JSON in undo": ("update tables set undo = '[1' where id = ?",),
    "no JSON in outcome": ("update tables set outcome = '{' where id = ?",),
    "no JSON in arranged": ("update tables set arranged = '{' where id = ?",),
    "a game that is gone": ("update tables set game = 'chess' where id = ?",),
}


@pytest.mark.parametrize("kind", DAMAGE)
def test_a_damaged_table_says_so_and_hides_no_other(play: Play, tmp_path: Path, kind: str) -> None:
    code = "cannot-open"
    cookies: list[str] = []
    tables: list[str] = []

    async def before(world: World) -> None:
        ann = world.browser()
        for _ in range(2):
            tables.append(await ann.table(NARUTO, ME, BOT, watchable=True, listed=True))
            screen = await ann.sit(tables[-1])
            await screen.choose("keep")
        tables.append(await ann.table(NARUTO, ME, OPEN, listed=True))
        cookies.append(ann.cookie)

    async def after(world: World) -> None:
        ann = world.browser()
        ann.cookie = cookies[0]
        mine = await ann.get("/api/tables/mine")
        assert mine.status == 200
        assert {tables[1], tables[2]} <= {table["id"] for table in mine.json()["tables"]}
        lobby = await world.browser().get("/api/tables")
        assert lobby.status == 200
        assert tables[2] in json.dumps(lobby.json()["open"])
        assert tables[1] in json.dumps(lobby.json()["watch"])
        assert (await ann.get("/api/me/matches")).status == 200
        refused = await ann.get(f"/api/tables/{tables[0]}")
        assert (refused.status, refused.code) == (409, code)
        assert refused.json()["error"]["text"]
        screen = await ann.connect(tables[0])
        await screen.tell("hello", version=VERSION, lang="en")
        told = await screen.hear("error")
        assert (told["code"], bool(told["text"])) == (code, True)
        assert (await screen.hear("closed"))["code"] == 4400
        assert (await ann.sit(tables[1])).state["status"] == "playing"

    play(before)
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        for statement in DAMAGE[kind]:
            assert connection.execute(statement, (tables[0],)).rowcount == 1
    connection.close()
    play(after)


def test_a_table_with_a_damaged_entry_goes_on_from_how_it_was_left(play: Play, tmp_path: Path) -> None:
    left: list[Any] = []

    async def before(world: World) -> None:
        ann = world.browser()
        table = await ann.table(NARUTO, ME, BOT)
        screen = await ann.sit(table)
        await screen.choose("keep")
        left.extend([ann.cookie, table])

    async def after(world: World) -> None:
        ann = world.browser()
        ann.cookie = left[0]
        assert (await ann.sit(left[1])).state["status"] == "playing"

    play(before)
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute(DAMAGE["a token"][0], (left[1],))
    connection.close()
    play(after)
