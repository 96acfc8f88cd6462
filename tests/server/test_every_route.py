"""No request takes much of the event loop, whatever was stored before: every route with the most that may be kept."""

import json
import random
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from typing import Any, get_args

import pytest
from fastapi.routing import APIRoute
from sqlalchemy import insert, update

import kleos
from kleos import server
from kleos.server.library.decks import MOST_DECKS, MOST_LINES
from kleos.server.protocol import VERSION, FromBrowser
from kleos.table import schema
from kleos.table.table import MOVE

from .conftest import longest_step

LONGEST = 0.05  # seconds of the event loop for one request
PASSWORD = "correct horse"
ME, OPEN, BOT = {"kind": "person"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
NARUTO, SAINTS = "naruto-mythos", "saint-seiya"
MATCHES = 510  # more than anything looks back on
LATE = 3500  # moves of a long match
WEIGHTS = {
    **dict.fromkeys(("recruit", "player", "card", "god"), 0.02),
    **dict.fromkeys(("use", "play", "skip", "energy"), 5.0),
}
LOBBY = 100  # lines of each list
CHAIN = 8  # choices that are taken back one after the other
AT = 1_800_000_000_000
Play = Any  # the fixture of conftest.py
World = Any


@cache
def long_record() -> str:
    """A match of some 3500 moves, 70 kB: six players who use what they have and seldom win anything."""
    match = kleos.new("kanzume-goddess", players=6, seed=151)
    rng = random.Random(151)
    while match.decision is not None:
        tokens = match.decision.options.tokens()
        match.choose(rng.choices(tokens, [WEIGHTS.get(token.split()[0], 1.0) for token in tokens])[0])
    assert match.moves is not None
    assert match.moves.count > LATE
    return match.record()


def nonsense(seed: int) -> str:
    rng = random.Random(seed)
    return "\n".join(f"1 KS-{rng.randrange(10**6, 10**7)}x" for _ in range(MOST_LINES - 1))


def routes() -> Iterator[tuple[str, str]]:
    """Everything that can be asked for, by method and path."""
    for found in walk_packages(server.__path__, "kleos.server."):
        router = getattr(import_module(found.name), "router", None)
        for route in getattr(router, "routes", []):
            if isinstance(route, APIRoute):
                yield from ((method, route.path) for method in route.methods or ())


async def filled(world: World, ann: Any) -> dict[str, str]:
    """A house with as much in it as may be; what the places of paths stand for."""
    await ann.post("/api/account", name="Ann", password=PASSWORD)
    store = world.house.store
    person = (await store.credentials("ann"))[0].id
    table = (await ann.post("/api/records", text=long_record())).json()["id"]
    playing = await ann.table(NARUTO, ME, ME, listed=True, watchable=True)
    like = dict((await store.rows(schema.tables.select().where(schema.tables.c.id == playing)))[0])
    outcome = json.dumps({"winners": [0], "scores": [12, 3], "given_up": []})
    more, seats = [], []
    for number in range(MATCHES + 3 * LOBBY):
        kind = "over" if number < MATCHES else ("waiting", "playing", "playing")[number % 3]
        id = f"table-{number}"
        ended = outcome if kind == "over" else None
        row = {**like, "id": id, "status": kind, "outcome": ended, "begun": AT, "changed": AT + number}
        more.append({**row, "setup": None if kind == "waiting" else like["setup"]})
        other = {
            "kind": "open" if kind == "waiting" else "bot",
            "bot": "random" if kind != "waiting" else "",
            "person": "",
        }
        for at, seat in enumerate(({"kind": "person", "person": person, "bot": ""}, other)):
            seats.append({"table_id": id, "seat": at, "side": "", "deck": "", "called": "", "lends": False, **seat})
    decks = [
        {"id": f"deck-{number}", "person": person, "game": NARUTO, "name": "x", "text": nonsense(number), "changed": AT}
        for number in range(MOST_DECKS - 1)
    ]
    await store.write((insert(schema.tables), more), (insert(schema.seats), seats), (insert(schema.decks), decks))
    return {"table": table, "count": str(LATE), "game": NARUTO, "side": "", "id": "deck-0"}


# What is asked, in this order, with what it brings.
BODIES: dict[tuple[str, str], dict[str, Any]] = {
    ("POST", "/api/me"): {"name": "Anna"},
    ("POST", "/api/decks/check"): {"game": NARUTO, "text": nonsense(1)},
    ("POST", "/api/decks"): {"game": NARUTO, "text": nonsense(1)},
    ("PUT", "/api/decks/{id}"): {"text": nonsense(2)},
    ("POST", "/api/records"): {"text": long_record()},
    ("POST", "/api/tables"): {"game": SAINTS, "seats": [ME, BOT]},
    ("POST", "/api/tables/{table}/continue"): {"moves": LATE, "seats": [ME, *[BOT] * 5]},
    ("POST", "/api/games/{game}/score"): {"players": []},
    ("PUT", "/api/habits"): {"game": NARUTO, "card": "KS-001", "line": 0, "answer": "ask"},
    ("POST", "/api/account/password"): {"password": PASSWORD, "new_password": PASSWORD},
    ("POST", "/api/login"): {"name": "Ann", "password": PASSWORD},
    ("POST", "/api/account"): {"name": "Bob", "password": PASSWORD},
    ("POST", "/api/account/erase"): {"password": PASSWORD},
}
LAST = ("/api/decks/{id}", "/api/logout", "/api/logout/elsewhere", "/api/account", "/api/account/erase")


def order(route: tuple[str, str]) -> tuple[int, bool, tuple[str, str]]:
    """What takes something away comes after what needs it."""
    method, path = route
    return LAST.index(path) + 1 if path in LAST else 0, method == "DELETE", route


def test_no_request_takes_long_whatever_was_stored_before(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        places = await filled(world, ann)
        slow = {}
        for method, path in sorted(set(routes()), key=order):
            where = path.replace("/{path:path}", "/cards")
            for name, value in places.items():
                where = where.replace("{" + name + "}", value)
            sent = b"" if method == "GET" else json.dumps(BODIES.get((method, path), {})).encode()
            world.house.forget(places["table"])  # so that it must be taken out of the database
            answer, took = await longest_step(ann.ask(method, where, sent), monkeypatch)
            assert answer.status != 500, path
            slow[f"{method} {path}"] = round(took, 3)
        world.house.forget(places["table"])
        _, slow["sitting down"] = await longest_step(ann.sit(places["table"]), monkeypatch)
        assert {what: took for what, took in slow.items() if took > LONGEST} == {}
        assert len(slow) > 40

    play(story)


# What is said at a table ------------------------------------------------------------------------------------------------
async def late_table(world: World) -> tuple[Any, Any]:
    """A screen that all players of a long match share, and the table."""
    ann = world.browser()
    read = (await ann.post("/api/records", text=long_record())).json()["id"]
    seats = [{**ME, "name": f"Ann {number}"} for number in range(6)]
    made = await ann.post(f"/api/tables/{read}/continue", moves=LATE, seats=seats)
    assert made.status == 201, made.body
    table = made.json()["id"]
    await world.house.store.write(update(schema.entries).where(schema.entries.c.table_id == table).values(kind=MOVE))
    return await ann.sit(table), await world.house.sitting(table)


MESSAGES: dict[str, dict[str, Any]] = {
    "hello": {"version": VERSION, "lang": "en"},
    "speak": {"lang": "it"},
    "earlier": {"before": 1500},
    "why": {},
    "foresee": {},
    "hint": {},
    "habit": {"card": "answering", "line": 0, "answer": "never"},
    "arrange": {"objects": [1, 2]},
    "consent": {"yes": True},
    "claim": {"seat": 1},
    "stand-in": {"seat": 1, "yes": True},
    "back": {},
    "sign": {"sign": "luck"},
    "nudge": {},
    "rematch": {},
    "resign": {},
}
DATED = ("foresee", "hint", "consent")  # messages that name the moves they are about
ELSEWHERE = {"choose", "look", "undo"}  # are said more than once


def test_every_message_is_said() -> None:
    assert set(MESSAGES) | ELSEWHERE == {kind.__struct_config__.tag for kind in get_args(FromBrowser)}


def test_nothing_said_at_a_table_takes_long_however_much_was_played(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(world: World) -> None:
        screen, sitting = await late_table(world)
        slow: dict[str, float] = {}

        async def say(name: str, kind: str, **fields: Any) -> Any:
            answer, took = await longest_step(screen.answer(kind, **fields), monkeypatch)
            slow[name] = max(slow.get(name, 0.0), round(took, 3))
            if answer["type"] == "done":
                await screen.until(moves=sitting.table.moves)
            return answer

        for turn in range(2 * CHAIN):
            while not screen.mine:
                if screen.state["hand_over"] is not None:
                    await say("look", "look", seat=screen.state["hand_over"])
                else:
                    await screen.hear("state")
            token = screen.tokens[turn % len(screen.tokens)]
            assert (await say("choose", "choose", moves=screen.state["moves"], token=token))["type"] == "done"
        for _ in range(CHAIN):
            answer = await say("undo", "undo", moves=screen.state["moves"])
            assert answer["type"] == "done", answer
        sitting.tellings.clear()  # nobody has looked yet
        seat = sitting.table.decider
        assert (await say("look", "look", seat=seat))["type"] == "state"
        first = screen.state["decision"]["options"][0]
        asked = {"foresee": {"tokens": screen.tokens[:12]}, "why": {"thing": (first["things"] or ["c:priest"])[0]}}
        for kind, fields in {**MESSAGES, **asked}.items():
            dated = {"moves": screen.state["moves"]} if kind in DATED else {}
            answer = await say(kind, kind, **fields, **dated)
            assert answer.get("code") not in ("malformed", "at-fault", "not-kept", "out-of-date"), answer
        assert {what: took for what, took in slow.items() if took > LONGEST} == {}
        assert slow["look"] < LONGEST / 2, "a long log is told piece by piece"

    play(story)
