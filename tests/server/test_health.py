"""For those who watch over a server: whether it lives, whether it is ready, its figures, and HEAD and robots.txt."""

import asyncio
import os
import signal
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from kleos.server.settings import Rates
from kleos.server.trying import Browser

NARUTO = "naruto-mythos"
ME = {"kind": "person"}
BOT = {"kind": "bot", "bot": "random"}
HERE = {"host": "127.0.0.1:8765"}
Play = Any  # the fixture of conftest.py
World = Any


# Health ---------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("path", ["/health", "/health/live", "/health/ready"])
def test_monitors_are_answered_under_any_name_without_a_cookie_or_a_limit(play: Play, path: str) -> None:
    async def story(world: World) -> None:
        monitor = world.browser()
        for _ in range(5):
            answer = await monitor.ask("GET", path, headers={"host": "10.1.2.3.monitor.example"})
            assert (answer.status, answer.json()["status"]) == (200, "ok")
            assert "set-cookie" not in answer.headers
        assert (await monitor.ask("HEAD", path)).status == 200

    play(story, rates=Rates(requests="1/minute"))


def test_a_house_that_stops_is_not_ready_but_lives(play: Play) -> None:
    async def story(world: World) -> None:
        world.house.stopping = True
        for path in ("/health", "/health/ready"):
            answer = await world.browser().get(path)
            assert (answer.status, answer.json()["status"]) == (503, "stopping")
        assert (await world.browser().get("/health/live")).status == 200
        world.house.stopping = False

    play(story)


def test_a_house_without_its_database_says_what_is_wrong(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(world: World) -> None:
        async def unreachable() -> str:
            raise OperationalError("select", {}, Exception("secret@db.example refused"))

        async def older() -> str:
            return "0001"

        monkeypatch.setattr(world.house.store, "version", unreachable)
        answer = await world.browser().get("/health/ready")
        assert (answer.status, answer.json()["problems"]) == (503, ["the database cannot be asked: OperationalError"])
        monkeypatch.setattr(world.house.store, "version", older)
        answer = await world.browser().get("/health/ready")
        assert (answer.status, answer.json()["status"]) == (503, "failing")
        assert "step 0001" in answer.json()["problems"][0]

    play(story)


def test_a_process_for_bots_that_ended_is_told_and_replaced(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(world: World) -> None:
        thinkers = world.house.thinkers
        monkeypatch.setattr(thinkers, "revive", lambda: None)  # the watchdog sleeps until the loss has been told
        worker = thinkers.workers[0]
        await asyncio.wrap_future(worker.pool.submit(os.getpid))
        assert thinkers.lost == 0
        os.kill(next(iter(worker.pool._processes)), signal.SIGKILL)
        while not thinkers.lost:
            await asyncio.sleep(0.01)
        answer = await world.browser().get("/health/ready")
        assert (answer.status, answer.json()["problems"]) == (503, ["1 of 1 processes for bots have ended"])
        monkeypatch.undo()
        while (await world.browser().get("/health/ready")).status != 200:
            await asyncio.sleep(0.05)

    play(story, processes=1, watch=0.1)


# Figures --------------------------------------------------------------------------------------------------------------
async def figures(world: World) -> dict[str, float]:
    """All figures by name and labels."""
    answer = await Browser(world.app, "127.0.0.1").ask("GET", "/metrics", headers=HERE)
    assert answer.status == 200
    lines = [line for line in answer.body.decode().splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_figures_tell_tables_people_moves_requests_thoughts_and_writes(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        table = await ann.table(NARUTO, ME, BOT)
        before = await figures(world)
        assert before['kleos_tables{game="naruto-mythos",status="playing"}'] == 1
        assert before["kleos_sockets"] == 0
        screen = await ann.sit(table)
        await screen.choose(screen.tokens[0])
        while not screen.mine:
            await screen.hear("state")
        assert (await screen.answer("choose", moves=99, token="keep"))["code"] == "out-of-date"
        assert (await ann.get("/api/tables/nowhere")).code == "no-table"
        after = await figures(world)
        assert (after["kleos_sockets"], after["kleos_people_connected"], after["kleos_tables_in_memory"]) == (1, 1, 1)
        assert after['kleos_moves_total{game="naruto-mythos"}'] == screen.state["moves"]
        assert after["kleos_move_seconds_count"] == 1
        assert after['kleos_errors_total{code="out-of-date"}'] == after['kleos_errors_total{code="no-table"}'] == 1
        asked = 'kleos_request_seconds_count{method="GET",route="/api/tables/{table}",status="404"}'
        assert after[asked] == 1
        assert after["kleos_thought_seconds_count"] >= 1
        assert after["kleos_thought_wait_seconds_count"] >= 1
        assert after["kleos_thoughts_waiting"] == after["kleos_database_writes_waiting"] == 0
        assert after["kleos_database_write_seconds_count"] > before["kleos_database_write_seconds_count"]
        assert "process_resident_memory_bytes" in after
        assert "kleos_loop_lag_seconds_count" in after
        assert not any(secret in name for name in after for secret in (table, world.house.secret, "nowhere"))

    play(story)


def test_a_late_event_loop_is_noticed(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kleos.server.metrics.LOOK", 0.02)

    async def story(world: World) -> None:
        import time

        await asyncio.sleep(0.05)
        time.sleep(0.3)
        await asyncio.sleep(0.05)
        assert (await figures(world))["kleos_loop_lag_seconds_sum"] > 0.2

    play(story)


@pytest.mark.parametrize(
    ("address", "headers"),
    [
        ("10.0.0.9", HERE),
        ("127.0.0.1", {"host": "play.example.org"}),
        ("127.0.0.1", {**HERE, "x-forwarded-for": "127.0.0.1"}),
        ("127.0.0.1", {**HERE, "x-real-ip": "10.0.0.1"}),
        ("127.0.0.1", {**HERE, "via": "1.1 caddy"}),
        ("127.0.0.1", {**HERE, "authorization": "Bearer guessed"}),
    ],
)
def test_figures_are_for_this_machine_alone_and_not_through_a_proxy(
    play: Play, address: str, headers: dict[str, str]
) -> None:
    allowed = "authorization" in headers  # where there is no token, guessing one changes nothing

    async def story(world: World) -> None:
        answer = await Browser(world.app, address).ask("GET", "/metrics", headers=headers)
        assert answer.status == (200 if allowed else 404)
        assert (b"kleos_tables" in answer.body) is allowed

    play(story, proxies=("127.0.0.1",))


def test_figures_are_for_whoever_has_the_token_where_there_is_one(play: Play) -> None:
    async def story(world: World) -> None:
        for address in ("127.0.0.1", "10.0.0.9"):
            for token, status in (("", 404), ("Bearer tok", 404), ("Bearer token", 200)):
                headers = {**HERE, **({"authorization": token} if token else {})}
                answer = await Browser(world.app, address).ask("GET", "/metrics", headers=headers)
                assert answer.status == status, (address, token)

    play(story, metrics_token="token")


# HEAD and robots ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("path", ["/api/games", "/api/me", "/api/tables", "/robots.txt", "/api/nothing"])
def test_head_is_answered_as_get_without_the_body(play: Play, path: str) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        whole, head = await ann.get(path), await ann.ask("HEAD", path)
        assert (head.status, head.body) == (whole.status, b"")
        assert head.headers["content-type"] == whole.headers["content-type"]
        assert head.headers["content-length"] == whole.headers["content-length"]

    play(story)


@pytest.mark.parametrize(("robots", "home"), [("none", False), ("pages", True)])
def test_search_engines_are_kept_from_tables_and_led_home_where_the_host_wants_it(
    play: Play, robots: str, home: bool
) -> None:
    async def story(world: World) -> None:
        lines = (await world.browser().get("/robots.txt")).body.decode().splitlines()
        assert "Disallow: /" in lines
        assert ("Allow: /$" in lines) is home
        assert not any(line.startswith(("Allow: /table", "Allow: /join", "Allow: /api")) for line in lines)

    play(story, robots=robots)
