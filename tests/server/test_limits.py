"""What anybody may ask for: enough for people behind one address, not enough for whoever wants to fill the house."""

import asyncio
import json
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from websockets.asyncio.client import connect

import kleos
from kleos.server import accounts, limits
from kleos.server.configuring import chosen
from kleos.server.house import MEGABYTE, Config
from kleos.server.limits import Gate
from kleos.server.protocol import VERSION
from kleos.server.settings import PROFILES, Bounds, Rates
from kleos.server.trying import Browser
from kleos.server.visitors import counted_by

from .conftest import PLENTY, served

ME, OPEN, BOT = {"kind": "person"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
NARUTO = "naruto-mythos"
FILES = 10  # of the client
Play = Any  # the fixture of conftest.py
World = Any


def of_profile(profile: str, database: str = "", **more: Any) -> Config:
    fields = chosen({"profile": profile}, {}, None).fields()
    return Config(**{**fields, "database": database, "processes": 0, "pause": 0.0, **more})


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A browser client with as many files as a real one."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>")
    for number in range(FILES):
        (folder / "assets" / f"{number}.js").write_text("// a file")
    return folder


@pytest.fixture
def quick_passwords(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(accounts, "hasher", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
    accounts.nobody.cache_clear()
    yield
    accounts.nobody.cache_clear()


async def evening(address: str, number: int, tables: list[str], opened: asyncio.Event) -> None:
    """One of a club: opens the page, makes an account, and sits down with the next one."""
    # No certificates are looked at: reading them takes longer than all the rest.
    async with httpx.AsyncClient(base_url=address, timeout=30, verify=False, trust_env=False) as browser:

        async def ask(method: str, path: str, **body: Any) -> Any:
            answer = await browser.request(method, path, json=body or None)
            assert answer.status_code in (200, 201), (number, path, answer.status_code, answer.text)
            return answer

        await ask("GET", "/")
        for file in range(FILES):
            await ask("GET", f"/assets/{file}.js")
        for path in ("/api/me", "/api/games", "/api/tables", "/api/tables/mine", "/api/decks", "/api/me/matches"):
            await ask("GET", path)
        await ask("POST", "/api/me", name=f"guest number {number}")
        await ask(
            "POST",
            "/api/account",
            name=f"player {chr(97 + number // 6)}{chr(97 + number % 6) * 2}",
            password="correct horse",
        )
        if number % 2 == 0:
            made = await ask("POST", "/api/tables", game=NARUTO, seats=[ME, OPEN], listed=True)
            tables.append(made.json()["id"])
            opened.set()
            table = tables[-1]
        else:
            while not tables:
                opened.clear()
                await opened.wait()
            table = tables.pop()
            await ask("POST", f"/api/tables/{table}/join")
        await ask("GET", f"/api/tables/{table}")
        cookie = f"kleos={browser.cookies['kleos']}"
        where = f"ws{address.removeprefix('http')}ws/tables/{table}"
        async with connect(where, additional_headers={"Cookie": cookie}) as socket:
            await socket.send(json.dumps({"type": "hello", "version": VERSION, "lang": "en"}))
            state = json.loads(await socket.recv())
            assert state["type"] == "state", state


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.usefixtures("quick_passwords")
def test_thirty_people_of_one_address_sit_down_within_a_minute(
    profile: str, tmp_path: Path, client: Path, empty_database: Path
) -> None:
    database = tmp_path / "tables.db"
    database.write_bytes(empty_database.read_bytes())

    async def story() -> None:
        async with served(of_profile(profile, f"sqlite:///{database}"), client) as address:
            tables: list[str] = []
            opened = asyncio.Event()
            async with asyncio.timeout(60):
                await asyncio.gather(*[evening(address, number, tables, opened) for number in range(30)])

    asyncio.run(story())


@pytest.mark.parametrize("profile", PROFILES)
def test_whoever_comes_without_a_cookie_does_not_fill_the_house(play: Play, profile: str) -> None:
    async def story(world: World) -> None:
        answers = []
        for _ in range(130):
            stranger = Browser(world.app, "192.0.2.1")
            answers.append((await stranger.post("/api/tables", game=NARUTO, seats=[ME, OPEN], listed=True)).status)
        assert set(answers) == {201, 429}
        assert answers.count(201) <= 90
        elsewhere = Browser(world.app, "192.0.2.2")
        assert (await elsewhere.post("/api/tables", game=NARUTO, seats=[ME, OPEN])).status == 201

    play(story, rates=of_profile(profile).rates, bounds=of_profile(profile).bounds)


def test_matches_begun_again_count_as_tables_opened(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        table = await ann.table(NARUTO, ME, BOT)
        for _ in range(3):
            screen = await ann.sit(table)
            await screen.answer("resign")
            await screen.answer("rematch")
            table = (await screen.until(status="over"))["next_table"] or (await screen.hear("state"))["next_table"]
        screen = await ann.sit(table)
        await screen.answer("resign")
        assert (await screen.answer("rematch"))["code"] == "too-fast"
        for path, body in (("again", {"bot": "random"}), ("continue", {"moves": 0, "seats": [ME, BOT]})):
            assert (await ann.post(f"/api/tables/{table}/{path}", **body)).status == 429
        assert (await ann.post("/api/tables", game=NARUTO, seats=[ME, BOT])).status == 429
        world.clock.wait(1)

    play(story, rates=replace(PLENTY, tables="4/minute"))


def test_what_a_person_may_do_is_counted_by_address_too(play: Play) -> None:
    async def story(world: World) -> None:
        people = [Browser(world.app, f"2001:db8:1:2::{number}") for number in range(3)]
        statuses = [(await person.post("/api/records", text="nonsense")).status for person in people]
        assert statuses == [400, 400, 429]
        assert (await Browser(world.app, "2001:db8:1:3::1").post("/api/records", text="nonsense")).status == 400

    play(story, rates=replace(PLENTY, records="1/minute"), bounds=Bounds(people_of_address=2))


def test_connections_of_an_address_are_bounded(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        table = await ann.table(NARUTO, ME, BOT, watchable=True)
        screens = [await Browser(world.app, "192.0.2.1").sit(table) for _ in range(2)]
        one_more = await Browser(world.app, "192.0.2.1").connect(table)
        await one_more.tell("hello", version=VERSION, lang="en")
        assert (await one_more.hear("error"))["code"] == "too-many"
        await ann.sit(table)
        await screens[0].leave()
        await Browser(world.app, "192.0.2.1").sit(table)

    play(story, bounds=Bounds(sockets_of_address=2))


@pytest.mark.parametrize("profile", PROFILES)
def test_thirty_people_of_one_address_play_as_fast_as_they_can(profile: str) -> None:
    """Three moves a second for a minute, one a second for five hours, all of them together."""
    time = [0.0]
    gate = Gate(of_profile(profile).rates, of_profile(profile).bounds.people_of_address, lambda: time[0])
    for second in range(5 * 3600):
        time[0] += 1.0
        for person in range(30):
            for _ in range(3 if second < 60 else 1):
                gate.check("moves", f"person {person}", "192.0.2.1")


def test_moves_of_a_person_have_a_rate_at_all_tables_together(play: Play) -> None:
    async def story(world: World) -> None:
        ann, bob = world.browser(), world.browser()
        first, second = await ann.sit(await ann.table(NARUTO, ME, BOT)), await ann.sit(await ann.table(NARUTO, ME, BOT))
        for screen, code in ((first, None), (second, None), (first, "too-fast"), (second, "too-fast")):
            while not screen.mine:
                await screen.hear("state")
            answer = await screen.answer("choose", moves=screen.state["moves"], token=screen.tokens[0])
            assert answer.get("code") == code
            if code is None:
                await screen.hear("state")
        assert (await first.answer("undo", moves=first.state["moves"]))["type"] == "done", "to take back is none"
        his = await bob.sit(await bob.table(NARUTO, ME, BOT))
        assert (await his.choose())["type"] == "done"

    play(story, rates=replace(PLENTY, moves="2/hour"))


# What is kept -----------------------------------------------------------------------------------------------------------
def test_nobody_has_more_open_tables_than_anybody_may(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        first = await ann.table(NARUTO, ME, OPEN)
        table = await ann.table(NARUTO, ME, BOT)
        refused = await ann.post("/api/tables", game=NARUTO, seats=[ME, BOT])
        assert (refused.status, refused.json()["error"]["code"]) == (409, "too-many-tables")
        screen = await ann.sit(table)
        await screen.answer("resign")
        assert (await screen.answer("rematch"))["type"] == "done"
        assert (await ann.post(f"/api/tables/{table}/again", bot="random")).status == 409
        await ann.post(f"/api/tables/{first}/close")
        assert (await ann.post(f"/api/tables/{table}/again", bot="random")).status == 201

    play(story, bounds=Bounds(open_tables_of_person=2))


def test_records_and_decks_of_a_person_are_bounded(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        record = kleos.new(NARUTO, seed=1).record()
        assert [(await ann.post("/api/records", text=record)).status for _ in range(3)] == [201, 201, 409]
        text = "1 KS-001\n" * 60
        made = [await ann.post("/api/decks", game=NARUTO, text=text) for _ in range(2)]
        assert [one.status for one in made] == [201, 409]
        assert "1 kB" in made[1].json()["error"]["text"]
        deck = f"/api/decks/{made[0].json()['id']}"
        longer = json.dumps({"text": text * 2}).encode()
        assert (await ann.ask("PUT", deck, longer)).status == 409
        assert (await ann.ask("PUT", deck, json.dumps({"text": text[9:]}).encode())).status == 200

    play(story, bounds=Bounds(records_of_person=2, deck_kilobytes_of_person=1))


def test_a_match_does_not_grow_for_ever(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        screen = await ann.sit(await ann.table(NARUTO, ME, ME))
        for _ in range(10):
            if screen.state["hand_over"] is not None:
                await screen.answer("look", seat=screen.state["hand_over"])
            answer = await screen.choose()
            if answer["type"] != "done":
                break
        assert answer["code"] == "table-full"
        assert (await screen.answer("undo", moves=screen.state["moves"]))["code"] == "table-full"
        assert (await screen.answer("resign"))["type"] == "done"

    play(story, bounds=Bounds(moves_of_table=3))


def test_memory_is_bounded_by_what_tables_hold(play: Play) -> None:
    async def story(world: World) -> None:
        ann, house = world.browser(), world.house
        match = kleos.new("saint-seiya", players=2, seed=3)
        rng = random.Random(3)
        while match.decision is not None:
            match.choose(rng.choice(match.decision.options.tokens()))
        tables = [(await ann.post("/api/records", text=match.record())).json()["id"] for _ in range(6)]
        screen = await ann.sit(tables[0])
        for table in tables:
            world.clock.wait(1)
            assert (await ann.get(f"/api/tables/{table}/replay/500")).status == 200
        house.weight = sum(sitting.weight for sitting in house.sittings.values())
        assert house.weight > 4 * MEGABYTE, "all of them together are too much"
        house.make_room()
        assert house.weight <= 3 * MEGABYTE
        assert tables[0] in house.sittings, "somebody sits there"
        assert set(house.replays) <= set(house.sittings)
        assert (await ann.get(f"/api/tables/{tables[1]}/replay")).status == 200
        await screen.leave()

    play(story, bounds=Bounds(memory=3))


def test_a_server_lets_go_of_tables_by_itself(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        for _ in range(60):
            await ann.get(f"/api/tables/{await ann.table(NARUTO, ME, ME)}")
        async with asyncio.timeout(5):
            while len(world.house.sittings) > 50:
                await asyncio.sleep(0.01)
        assert world.house.sittings

    play(story, bounds=Bounds(memory=1), watch=0.05)


# Counting ---------------------------------------------------------------------------------------------------------------
def test_of_several_rates_all_hold_and_their_times_go_by() -> None:
    time = [0.0]
    gate = Gate(Rates(tables="2/minute, 3/hour"), 1, lambda: time[0])
    assert [gate.passes("tables", "ann") for _ in range(3)] == [True, True, False]
    assert gate.passes("tables", "bob")
    time[0] = 60.0
    assert [gate.passes("tables", "ann") for _ in range(2)] == [True, False]
    time[0] = 3600.0
    assert gate.passes("tables", "ann")


def test_no_more_is_counted_than_fits_into_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_COUNTED", 100)
    gate = Gate(Rates(), 1)
    for number in range(500):
        gate.passes("requests", str(number))
    assert len(gate.counts) == 100
    assert ("requests", "499", 60) in gate.counts


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
    ],
)
def test_addresses_of_one_line_are_counted_as_one(address: str, counted: str) -> None:
    assert counted_by(address) == counted
