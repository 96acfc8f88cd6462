"""Several servers on one PostgreSQL: whoever comes to any of them is at the same tables."""

import asyncio
import statistics
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from kleos.server import wire
from kleos.server.app import application
from kleos.server.carrying import table_of
from kleos.server.house import Config, House
from kleos.server.peers import Peers
from kleos.server.trying import HOST, Browser, Screen, running
from kleos.table import administration, holding, postgresql
from kleos.table.holding import Holdings
from kleos.table.store import Job, NotHeld, Store
from kleos.testing.postgres import Postgres

from .conftest import PLENTY
from .test_reactions import nearly_over, opened_at

NARUTO = "naruto-mythos"
PERSON = {"kind": "person", "side": "leaf-tempo"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "greedy"}


class Servers:
    """Servers of one database, and browsers that come to them."""

    def __init__(self) -> None:
        self.apps: list[FastAPI] = []
        self.doors: list[AsyncExitStack] = []
        self.met: list[Browser] = []

    async def start(self, app: FastAPI) -> None:
        self.doors.append(AsyncExitStack())
        self.apps.append(await self.doors[-1].enter_async_context(running(app)))

    async def stop(self, at: int) -> None:
        await self.doors[at].aclose()

    def house(self, at: int) -> House:
        house: House = self.apps[at].state.house
        return house

    def holdings(self, at: int) -> Holdings:
        peers = self.house(at).peers
        assert peers is not None
        return peers.holdings

    def browser(self, at: int, like: Browser | None = None) -> Browser:
        """A browser at a server: somebody new, or who has been at another."""
        made = Browser(self.apps[at], f"10.0.0.{len(self.met) + 1}")
        made.cookie = "" if like is None else like.cookie
        self.met.append(made)
        return made


Together = Callable[..., None]
Story = Callable[[Servers], Awaitable[None]]


@pytest.fixture
def together(tmp_path: Path, postgres_url: str) -> Together:
    """Runs a story with two servers of one database, or more."""

    def run(story: Story, count: int = 2, **settings: Any) -> None:
        async def opened() -> None:
            config = Config(postgres_url, names=(HOST,), processes=0, rates=PLENTY, **{"pause": 0.0, **settings})
            servers = Servers()
            for _ in range(count):
                await servers.start(application(config, tmp_path / "client"))
            try:
                await asyncio.wait_for(story(servers), 30)
            finally:
                for at in range(count):
                    await servers.stop(at)

        asyncio.run(opened())

    return run


async def met(servers: Servers) -> tuple[str, Screen, Screen]:
    """A match of two people at different servers; the first has opened the table."""
    ann, bob = servers.browser(0), servers.browser(1)
    table = await ann.table(NARUTO, PERSON, OPEN, listed=True)
    first = await ann.sit(table)
    assert (await bob.post(f"/api/tables/{table}/join", side="sound-four")).status == 200
    second = await bob.sit(table)
    await first.until(status="playing")
    return table, first, second


async def moved(one: Screen, other: Screen) -> float:
    """Whoever is asked answers; the seconds until the other is told."""
    mover, watcher = (one, other) if one.mine else (other, one)
    token = mover.tokens[0]
    began = time.perf_counter()
    ask = await mover.tell("choose", moves=mover.state["moves"], token=token)
    before = watcher.state["moves"]
    while watcher.state["moves"] == before:
        await watcher.hear("state")
    seconds = time.perf_counter() - began
    while (await mover.hear("done", "error", "state")).get("ask") != ask:
        pass
    await mover.until(moves=watcher.state["moves"])
    return seconds


async def entries(house: House, table: str) -> list[int]:
    return [entry.number for entry in await house.store.entries(table)]


# Seeing each other ------------------------------------------------------------------------------------------------------
def test_a_move_at_one_server_is_seen_at_another_within_100_ms(together: Together) -> None:
    async def story(servers: Servers) -> None:
        table, first, second = await met(servers)
        waits = [await moved(first, second) for _ in range(12)]
        assert statistics.median(waits) < 0.1
        assert max(waits) < 1.0
        assert await entries(servers.house(0), table) == list(range(1, 13))

    together(story)


def test_a_table_is_held_by_one_server_only(together: Together) -> None:
    async def story(servers: Servers) -> None:
        table, *_ = await met(servers)
        assert [table in servers.house(at).sittings for at in (0, 1)] == [True, False]

    together(story)


def test_every_address_that_names_a_table_is_carried() -> None:
    app = application(Config("sqlite:///nowhere"))
    included = [router for route in app.routes if (router := getattr(route, "original_router", None)) is not None]
    named = [str(getattr(route, "path", "")) for router in included for route in router.routes]
    about = [path for path in named if "{table}" in path]
    assert len(about) >= 12
    assert all(table_of(path.replace("{table}", "t1").replace("{count}", "3")) == "t1" for path in about)
    assert [table_of(path) for path in ("/api/tables", "/api/tables/mine", "/api/me", "/table/t1")] == [None] * 4


def test_requests_and_sockets_are_answered_wherever_they_come(together: Together) -> None:
    async def story(servers: Servers) -> None:
        table, first, second = await met(servers)
        stranger = servers.browser(1)
        assert (await stranger.get(f"/api/tables/{table}")).status == 404
        assert (await stranger.get("/api/tables/unheard-of")).status == 404
        report = await servers.browser(0).get(f"/api/tables/{table}/report")
        assert report.status == 404
        again = await servers.browser(1).ask("POST", f"/api/tables/{table}/leave", b"{}")
        assert (again.status, again.code) == (403, "not-seated")
        loser = first if first.mine else second
        assert (await loser.answer("resign"))["type"] == "done"
        record = await stranger.get(f"/api/tables/{table}/record")
        assert (record.status, b"concede" in record.body) == (200, True)
        assert record.headers["content-security-policy"]

    together(story)


class OneServer:
    """One of several servers, as the stories of a single one know it."""

    def __init__(self, servers: Servers) -> None:
        self.servers = servers
        self.house = servers.house(0)

    def browser(self) -> Browser:
        return self.servers.browser(0)


def test_no_server_lists_a_match_as_over_before_its_last_moments_are_shown(together: Together) -> None:
    async def story(servers: Servers) -> None:
        screens, _, sitting = await opened_at(OneServer(servers), nearly_over(), 2, listed=True)
        await screens[0].choose("play leo 1")
        assert sitting.table.over

        async def listed() -> list[str]:
            lobby = (await servers.browser(1).get("/api/tables")).json()
            return [part for part in ("watch", "over") if lobby[part]]

        assert await listed() == ["watch"]
        assert sitting.moments
        await screens[0].until(status="over")
        assert await listed() == ["over"]

    together(story, pause=1.0)


def test_whose_turn_it_is_is_told_by_any_server(together: Together) -> None:
    async def story(servers: Servers) -> None:
        ann = servers.browser(0)
        table = await ann.table(NARUTO, PERSON, BOT)
        screen = await ann.sit(table)
        while not screen.mine:
            await screen.hear("state")
        away = servers.browser(1, like=ann)
        mine = (await away.get("/api/tables/mine")).json()["tables"]
        assert [(one["id"], one["your_turn"]) for one in mine] == [(table, True)]
        assert table not in servers.house(1).sittings

    together(story)


# Races ------------------------------------------------------------------------------------------------------------------
def test_the_last_seat_is_taken_once_through_two_servers(together: Together) -> None:
    async def story(servers: Servers) -> None:
        for _ in range(4):
            host = servers.browser(0)
            table = await host.table(NARUTO, PERSON, OPEN, listed=True)
            guests = [servers.browser(at) for at in (0, 1, 0, 1)]
            answers = await asyncio.gather(*[guest.post(f"/api/tables/{table}/join") for guest in guests])
            assert sorted(answer.status for answer in answers) == [200, 409, 409, 409]
            winner = guests[[answer.status for answer in answers].index(200)]
            shown = [(await servers.browser(at, like=winner).sit(table)).state for at in (0, 1)]
            assert (shown[0]["view"], shown[0]["moves"]) == (shown[1]["view"], shown[1]["moves"])

    together(story)


def test_both_want_another_match_and_get_one(together: Together) -> None:
    async def story(servers: Servers) -> None:
        _, first, second = await met(servers)
        await (first if first.mine else second).answer("resign")
        await asyncio.gather(first.answer("rematch"), second.answer("rematch"))
        for screen in (first, second):
            while not screen.state["next_table"]:
                await screen.hear("state")
        assert first.state["next_table"] == second.state["next_table"]
        found = await servers.house(0).store.rows(text("select id from tables"))
        assert len(found) == 2

    together(story)


def test_a_guest_who_asks_two_servers_at_once_is_kept_once(together: Together) -> None:
    async def story(servers: Servers) -> None:
        ann = servers.browser(0)
        await ann.get("/api/me")
        same = [servers.browser(at % 2, like=ann) for at in range(6)]
        answers = await asyncio.gather(*[one.post("/api/me", name=f"Ann {at}") for at, one in enumerate(same)])
        assert [answer.status for answer in answers] == [200] * 6

    together(story)


# What servers remember --------------------------------------------------------------------------------------------------
async def soon(condition: Callable[[], Awaitable[bool]]) -> None:
    """Waits for what must be so within a moment."""
    until = time.monotonic() + 2.0
    while not await condition():
        assert time.monotonic() < until
        await asyncio.sleep(0.01)


def test_a_session_ended_at_one_server_is_ended_at_the_others(together: Together) -> None:
    async def story(servers: Servers) -> None:
        ann = servers.browser(0)
        await ann.post("/api/account", name="Ann", password="correct horse")
        table = await ann.table(NARUTO, PERSON, BOT)
        there = servers.browser(1, like=ann)
        assert (await there.get("/api/me")).json()["account"]
        held = await there.sit(table)
        await servers.browser(0, like=ann).post("/api/logout")

        async def ended() -> bool:
            return not (await servers.browser(1, like=there).get("/api/me")).json()["account"]

        await soon(ended)
        assert (await held.hear("closed"))["code"] == 4408

    together(story)


def test_a_guests_cookie_is_no_key_to_the_account_at_any_server(together: Together) -> None:
    async def story(servers: Servers) -> None:
        guest = servers.browser(0)
        await guest.post("/api/me", name="Ann")
        planted = servers.browser(1, like=guest)
        assert (await planted.get("/api/me")).json()["name"] == "Ann"
        await guest.post("/api/account", name="Ann", password="correct horse")

        async def shut() -> bool:
            return bool((await servers.browser(1, like=planted).get("/api/me")).json()["name"] != "Ann")

        await soon(shut)

    together(story)


def test_a_new_name_and_a_new_habit_reach_tables_at_other_servers(together: Together) -> None:
    async def story(servers: Servers) -> None:
        ann = servers.browser(0)
        table = await ann.table(NARUTO, PERSON, BOT)
        screen = await ann.sit(table)
        there = servers.browser(1, like=ann)
        await there.post("/api/me", name="Anna")
        while screen.state["names"][0] != "Anna":
            await screen.hear("state")
        body = b'{"game": "naruto-mythos", "card": "KS-009", "line": 1, "answer": "never"}'
        assert (await there.ask("PUT", "/api/habits", body)).status == 200
        while not screen.state["habits"]:
            await screen.hear("state")

    together(story)


def test_a_name_that_is_registered_at_one_server_is_lost_at_tables_of_the_others(together: Together) -> None:
    async def story(servers: Servers) -> None:
        guest = servers.browser(0)
        await guest.post("/api/me", name="Ann")
        screen = await guest.sit(await guest.table(NARUTO, {**PERSON, "name": "A-n-n"}, {**PERSON, "side": ""}))
        assert screen.state["names"] == ["A-n-n", "Ann"]
        made = await servers.browser(1).post("/api/account", name="Ann", password="correct horse")
        assert made.status == 200
        await screen.until(names=["Guest 1", "Guest 2"])

    together(story)


def test_what_was_said_while_the_line_was_broken_is_made_up_for(together: Together) -> None:
    async def story(servers: Servers) -> None:
        ann = servers.browser(0)
        await ann.post("/api/account", name="Ann", password="correct horse")
        there = servers.browser(1, like=ann)
        assert (await there.get("/api/me")).json()["account"]
        guest = servers.browser(1)
        screen = await guest.sit(await guest.table(NARUTO, PERSON, BOT))
        holdings = servers.holdings(1)
        await holdings.line.remove_listener("kleos", holdings.hear)
        await servers.browser(0, like=ann).post("/api/logout")
        assert (await servers.browser(1, like=there).get("/api/me")).json()["account"]  # nobody has told
        await servers.browser(0, like=guest).post("/api/me", name="Zoe")
        holdings.line.terminate()
        await asyncio.sleep(holding.BEAT)

        async def ended() -> bool:
            return not (await servers.browser(1, like=there).get("/api/me")).json()["account"]

        await soon(ended)
        while screen.state["names"][0] != "Zoe":
            await screen.hear("state")

    together(story)


def test_a_server_beats_on_while_it_looks_up_what_was_missed(
    together: Together, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def for_ever(peers: Peers) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(Peers, "catch_up", for_ever)

    async def story(servers: Servers) -> None:
        holdings = servers.holdings(0)
        holdings.line.terminate()
        await asyncio.sleep(holding.BEAT * 1.5)
        before = holdings.last
        await asyncio.sleep(holding.BEAT * 1.5)
        assert holdings.last > before

    together(story, count=1)


# Changing hands -----------------------------------------------------------------------------------------------------------
async def seated_again(browser: Browser, table: str) -> Screen:
    """Comes to a table as a browser does: again and again until it is let in."""
    for _ in range(40):
        screen = await browser.connect(table)
        await screen.tell("hello", version=1, lang="en")
        if (await screen.hear("state", "closed"))["type"] == "state":
            return screen
        await asyncio.sleep(0.2)
    raise AssertionError("nobody was let in")


def test_a_server_that_stops_hands_its_tables_over_at_once(together: Together) -> None:
    async def story(servers: Servers) -> None:
        table, first, second = await met(servers)
        await moved(first, second)
        stopping = asyncio.create_task(servers.stop(0))
        for screen in (first, second):
            assert (await screen.hear("closed"))["code"] in (1012, 4408)
        began = time.perf_counter()
        bob = servers.browser(1)
        await stopping
        assert (await bob.get(f"/api/tables/{table}")).status == 404  # a stranger, answered by the other server
        assert time.perf_counter() - began < 1.0
        assert table in servers.house(1).sittings
        assert await entries(servers.house(1), table) == [1]

    together(story)


def test_who_has_lost_a_table_without_noticing_cannot_write_for_it(together: Together) -> None:
    async def story(servers: Servers) -> None:
        ann, bob = servers.browser(0), servers.browser(0)
        table = await ann.table(NARUTO, PERSON, OPEN, listed=True)
        first = await ann.sit(table)
        await bob.post(f"/api/tables/{table}/join")
        second = await bob.sit(table)
        await first.until(status="playing")
        sitting = servers.house(0).sittings[table]
        async with servers.house(1).store.engine.begin() as connection:  # as after a pause in which others took it
            await connection.execute(text("update tables set holder = 'another'"))
        with pytest.raises(NotHeld):
            await servers.house(0).store.change_table(table, listed=False)
        mover = first if first.mine else second
        assert (await mover.answer("choose", moves=mover.state["moves"], token=mover.tokens[0]))["type"] == "closed"
        assert await entries(servers.house(1), table) == []
        assert sitting not in servers.house(0).sittings.values()
        again = await seated_again(servers.browser(1, like=ann), table)
        assert (again.state["moves"], again.state["status"]) == (0, "playing")

    together(story)


def test_a_server_that_paused_lets_go_of_what_others_took_meanwhile(together: Together) -> None:
    async def story(servers: Servers) -> None:
        table, first, second = await met(servers)
        house = servers.house(0)
        async with house.store.engine.begin() as connection:
            await connection.execute(text("update tables set holder = 'another'"))
        servers.holdings(0).last -= holding.LEASE  # its last beat was long ago
        await servers.holdings(0).beat()
        assert (await first.hear("closed"))["code"] == 4408
        assert (await second.hear("closed"))["code"] in (1012, 4408)
        assert table not in house.sittings

    together(story)


def test_an_answer_that_was_handed_over_is_not_asked_for_twice(
    together: Together, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(servers: Servers) -> None:
        host, guest = servers.browser(0), servers.browser(1)
        table = await host.table(NARUTO, PERSON, OPEN, listed=True)
        await host.sit(table)
        monkeypatch.setattr(wire.Exchange, "answer", broken)
        refused = await guest.post(f"/api/tables/{table}/join")
        assert (refused.status, refused.code, len(asked)) == (503, "not-kept", 1)

    asked: list[str] = []

    async def broken(self: wire.Exchange, one: wire.Wire, scope: Any) -> None:
        asked.append(scope["path"])
        raise wire.Broken("the process has died")

    together(story)


# Wires ------------------------------------------------------------------------------------------------------------------
def test_nobody_without_the_secret_talks_over_a_wire(together: Together) -> None:
    async def story(servers: Servers) -> None:
        holdings = servers.holdings(0)
        with pytest.raises(wire.Broken):
            await wire.Wire.to(holdings.address, "not the secret")
        reader, writer = await asyncio.open_connection(*wire.parted(holdings.address))
        writer.write(b"GET / HTTP/1.1\r\n\r\n".ljust(wire.NONCE * 2))
        assert len(await reader.read()) == wire.NONCE  # the challenge, and nothing else
        writer.close()

    together(story)


# PostgreSQL ---------------------------------------------------------------------------------------------------------------
def test_what_may_or_may_not_be_committed_is_not_told_as_kept_and_shows_when_tried_again(together: Together) -> None:
    async def story(servers: Servers) -> None:
        table, first, second = await met(servers)
        store = servers.house(0).store
        commit = store.commit

        async def cut_off(batch: list[Job]) -> None:
            """Everything is committed, but that is never heard."""
            waiting = [job.done for job in batch]
            for job in batch:
                job.done = asyncio.get_running_loop().create_future()
            await commit(batch)
            for done in waiting:
                done.set_exception(OperationalError("COMMIT", None, Exception("connection was closed")))

        mover = first if first.mine else second
        setattr(store, "commit", cut_off)  # noqa: B010 - a method is set for once
        said = {"moves": mover.state["moves"], "token": mover.tokens[0]}
        assert (await mover.answer("choose", **said))["code"] == "not-kept"
        setattr(store, "commit", commit)  # noqa: B010
        assert (await mover.answer("choose", **said))["code"] == "out-of-date"
        for screen in (first, second):
            await screen.until(moves=1)
        assert await entries(servers.house(1), table) == [1]

    together(story)


def test_servers_go_on_after_postgresql_was_restarted(together: Together, postgres: Postgres) -> None:
    if not postgres.own:
        pytest.skip("KLEOS_TEST_POSTGRES names one that is not ours to restart")

    async def story(servers: Servers) -> None:
        table, first, second = await met(servers)
        await moved(first, second)
        await asyncio.to_thread(postgres.stop)
        mover = first if first.mine else second
        kept = await mover.answer("choose", moves=mover.state["moves"], token=mover.tokens[0])
        assert (kept["type"], kept["code"]) == ("error", "not-kept")
        assert (await servers.browser(1).get("/api/tables")).status == 503
        await asyncio.to_thread(postgres.start)
        await moved(first, second)
        assert await entries(servers.house(1), table) == [1, 2]

    together(story)


class Hole:
    """A way to PostgreSQL on which everything can vanish, as when a machine or a network is gone: nobody hangs up."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.silent = False
        self.ways: set[asyncio.Task[None]] = set()

    async def open(self) -> int:
        self.server = await asyncio.start_server(self.arrived, "127.0.0.1", 0)
        return int(self.server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        self.server.close()
        for way in list(self.ways):
            way.cancel()

    async def arrived(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = None if self.silent else await asyncio.open_connection("127.0.0.1", self.port)
        sinks = (None, None) if there is None else (there[1], writer)
        sources = (reader,) if there is None else (reader, there[0])
        for source, sink in zip(sources, sinks, strict=False):
            way = asyncio.create_task(self.lead(source, sink))
            self.ways.add(way)
            way.add_done_callback(self.ways.discard)

    async def lead(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter | None) -> None:
        """What was said in silence never arrives, nor what is said after it on the same way."""
        lost = sink is None
        with suppress(OSError):
            while said := await source.read(65536):
                lost = lost or self.silent
                if not lost and sink is not None:
                    sink.write(said)
            if sink is not None:
                sink.close()


def test_a_postgresql_that_falls_silent_holds_no_table_for_ever(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql, "SILENCE", 0.5)
    url = make_url(postgres_url)

    async def opened() -> None:
        hole = Hole(url.port or 5432)
        through = url.set(port=await hole.open()).render_as_string(hide_password=False)
        config = Config(through, names=(HOST,), processes=0, rates=PLENTY, pause=0.0)
        servers = Servers()
        await servers.start(application(config, tmp_path / "client"))
        try:
            await asyncio.wait_for(story(servers, hole), 40)
        finally:
            hole.silent = False
            await servers.stop(0)
            await hole.close()

    async def story(servers: Servers, hole: Hole) -> None:
        ann = servers.browser(0)
        table = await ann.table(NARUTO, PERSON, OPEN, listed=True)
        screens = [await ann.sit(table)]
        bob = servers.browser(0)
        assert (await bob.post(f"/api/tables/{table}/join", side="sound-four")).status == 200
        screens.append(await bob.sit(table))
        await screens[0].until(status="playing")
        await moved(*screens)
        hole.silent = True
        began = time.monotonic()
        mover = screens[0] if screens[0].mine else screens[1]
        asked = [ann.get("/api/me"), servers.browser(0).get("/api/tables"), bob.get("/api/tables")]
        said = mover.answer("choose", moves=1, token=mover.tokens[0])
        kept, *answers = await asyncio.gather(said, *asked)
        assert kept["code"] == "not-kept"
        assert [(answer.status, answer.code) for answer in answers] == [(503, "not-kept")] * 3
        writes = [servers.house(0).store.change_table(table, listed=False) for _ in range(8)]
        failed = await asyncio.gather(*writes, return_exceptions=True)
        assert all(isinstance(one, (SQLAlchemyError, TimeoutError)) for one in failed), failed
        assert time.monotonic() - began < 3.5, "whoever waits fails together, not one after the other"
        hole.silent = False
        while (await servers.browser(0).get("/api/tables")).status != 200:
            await asyncio.sleep(0.1)
        while (await screens[0].answer("speak", lang="en"))["type"] != "state":
            await asyncio.sleep(0.1)
        await moved(*screens)
        assert await entries(servers.house(0), table) == [1, 2]

    asyncio.run(opened())


def test_a_statement_that_takes_too_long_fails_and_the_next_does_not(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgresql, "SILENCE", 0.3)

    async def story() -> None:
        store = await Store.open(postgres_url)
        slow = text("select pg_sleep(3)")
        for ask in (store.rows, store.write):
            began = time.monotonic()
            with pytest.raises(OperationalError):
                await ask(slow)
            assert time.monotonic() - began < 2.5
        await store.write(text("update people set seen = 1"))
        await store.close()

    asyncio.run(story())


# Administrators -----------------------------------------------------------------------------------------------------------
def test_who_is_banned_is_kept_out_by_every_server(together: Together) -> None:
    async def story(servers: Servers) -> None:
        ann = servers.browser(0)
        assert (await ann.get("/api/games")).status == 200
        await administration.ban(servers.house(1).store, "root", "address", ann.address, None)
        for at in (0, 1):
            await servers.house(at).heed()
        assert (await ann.get("/api/games")).code == "banned"

    together(story)


def test_who_is_erased_at_one_server_gives_up_at_the_other(together: Together) -> None:
    async def story(servers: Servers) -> None:
        _, first, second = await met(servers)
        bob = servers.met[1]
        assert (await bob.post("/api/account/erase")).status == 200
        await servers.house(0).heed()
        await first.until(status="over")
        assert first.state["names"][1] == "Deleted player"
        while (await second.next())["type"] != "closed":
            pass

    together(story)


def test_a_request_that_is_carried_is_counted_by_its_route_where_it_is_answered(together: Together) -> None:
    async def story(servers: Servers) -> None:
        table, _, _ = await met(servers)
        await servers.met[1].get(f"/api/tables/{table}")
        route = "/api/tables/{table}"
        counted = [
            {
                sample.labels["route"]
                for metric in servers.house(at).metrics.requests.collect()
                for sample in metric.samples
            }
            for at in (0, 1)
        ]
        assert route in counted[0]
        assert route not in counted[1]
        assert "(carried)" in counted[1]

    together(story)


def test_a_server_whose_beats_do_not_arrive_is_not_ready(together: Together) -> None:
    async def story(servers: Servers) -> None:
        assert (await servers.browser(0).get("/health/ready")).status == 200
        servers.holdings(0).last -= 10
        assert (await servers.browser(0).get("/health/ready")).status == 503

    together(story)
