"""What a server says of itself: structured, with the id of a request, and without anything that must stay secret."""

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from kleos.server import logs

NARUTO = "naruto-mythos"
ME = {"kind": "person"}
BOT = {"kind": "bot", "bot": "random"}
PASSWORD = "correct horse battery"
Play = Any  # the fixture of conftest.py
World = Any


class Heard(io.StringIO):
    """What was logged."""

    @property
    def records(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.getvalue().splitlines()]

    def about(self, route: str) -> list[dict[str, Any]]:
        return [one for one in self.records if one.get("route") == route]


@pytest.fixture
def heard() -> Iterator[Heard]:
    """Everything as JSON, from debug on."""
    root, own = logging.getLogger(), logging.getLogger("kleos")
    handlers, level, own_level = root.handlers, root.level, own.level
    stream = Heard()
    logs.begin("json", "debug", stream)
    yield stream
    root.handlers, root.level = handlers, level
    own.setLevel(own_level)


def test_a_request_is_one_record_with_its_id(play: Play, heard: Heard) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        answer = await ann.get("/api/tables/nowhere?invite=hush")
        (told,) = heard.about("/api/tables/{table}")
        assert told["request"] == answer.headers["x-request-id"]
        assert (told["level"], told["method"], told["status"], told["code"]) == ("info", "GET", 404, "no-table")
        assert told["ms"] >= 0
        assert told["address"] == "10.0.0.0"
        assert told["table"] == "nowhere"
        assert len(told["person"]) == 16
        other = await ann.get("/api/me")
        assert other.headers["x-request-id"] != answer.headers["x-request-id"]

    play(story)


@pytest.mark.parametrize(("how", "address"), [("full", "10.0.0.1"), ("masked", "10.0.0.0"), ("none", None)])
def test_addresses_are_written_as_the_host_wants(play: Play, heard: Heard, how: str, address: str | None) -> None:
    async def story(world: World) -> None:
        await world.browser().get("/api/me")
        assert heard.about("/api/me")[0].get("address") == address

    play(story, log_addresses=how)


def test_a_network_of_the_new_addresses_is_masked_too() -> None:
    assert logs.written_address("2001:db8:1:2:3:4:5:6", "masked") == "2001:db8:1::"
    assert logs.written_address("no address", "masked") == ""


def test_only_a_named_proxy_gives_a_request_its_id_and_address(play: Play, heard: Heard) -> None:
    given = {"x-request-id": "from-the-proxy.1", "x-forwarded-for": "192.0.2.77"}

    async def story(world: World) -> None:
        proxy, stranger = world.browser(), world.browser()  # at 10.0.0.1 and 10.0.0.2
        assert (await proxy.ask("GET", "/api/me", headers=given)).headers["x-request-id"] == "from-the-proxy.1"
        assert (await stranger.ask("GET", "/api/me", headers=given)).headers["x-request-id"] != "from-the-proxy.1"
        first, second = heard.about("/api/me")
        assert (first["address"], second["address"]) == ("192.0.2.77", "10.0.0.2")
        for bad in ("two words", "a" * 65, 'quote"', "line\nbreak"):
            answer = await proxy.ask("GET", "/api/me", headers={"x-request-id": bad})
            assert answer.headers["x-request-id"] != bad

    play(story, proxies=("10.0.0.1",), log_addresses="full")


def test_a_fault_is_one_record_with_its_traceback_and_the_id_that_was_answered(
    play: Play, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(world: World) -> None:
        async def broken(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(world.house.store, "tables_where", broken)
        answer = await world.browser().get("/api/tables")
        assert (answer.status, answer.code) == (500, "at-fault")
        faults = [one for one in heard.records if one["level"] == "error"]
        assert len(faults) == 1
        assert faults[0]["request"] == answer.headers["x-request-id"]
        assert "ZeroDivisionError" in faults[0]["fault"]
        assert faults[0]["route"] == "/api/tables"

    play(story)


def test_a_connection_and_what_its_table_does_by_itself_name_the_table(
    play: Play, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(world: World) -> None:
        async def broken(*_: object) -> None:
            raise ZeroDivisionError

        ann = world.browser()
        table = await ann.table(NARUTO, ME, BOT)
        monkeypatch.setattr(world.house.thinkers, "answer", broken)
        screen = await ann.sit(table)
        for _ in range(20):
            if not screen.mine:
                break
            await screen.choose(screen.tokens[0])
        await screen.leave()
        faults = [one for one in heard.records if one["level"] == "error"]
        assert faults
        assert {one["table"] for one in faults} == {table}
        assert not any("request" in one for one in faults)  # nobody's request, but what the table did
        (left,) = heard.about("/ws/tables/{table}")
        assert (left["method"], left["table"]) == ("WEBSOCKET", table)
        assert left["request"]

    play(story)


def test_no_log_holds_a_password_a_cookie_an_invitation_or_a_hand(play: Play, heard: Heard) -> None:
    async def story(world: World) -> None:
        ann, bob = world.browser(), world.browser()
        await ann.post("/api/account", name="Ann of Green", password=PASSWORD)
        await bob.post("/api/login", name="Ann of Green", password="a wrong guess")
        table = await ann.table(NARUTO, ME, {"kind": "open"})
        screen = await ann.sit(table)
        invite = screen.state["invite"].partition("invite=")[2]
        await bob.get(f"/join/{table}?invite={invite}")
        await bob.post(f"/api/tables/{table}/join", invite=invite)
        await screen.hear("state")
        his = await bob.sit(table)

        async with world.house.store.engine.begin() as connection:
            await connection.exec_driver_sql("alter table entries rename to lost")
        mover = screen if screen.mine else his
        refused = await mover.answer("choose", moves=mover.state["moves"], token=mover.tokens[0])
        assert refused["code"] == "not-kept"
        told = heard.getvalue()
        assert "no such table" in told
        assert "parameters hidden" in told
        hands = mover.state["view"]["players"][mover.state["eyes"]]["hand"]
        secrets = [
            PASSWORD,
            "a wrong guess",
            "Ann of Green",
            invite,
            ann.cookie,
            bob.cookie,
            world.house.secret,
            *hands,
        ]
        assert [one for one in secrets if one in told] == []

    play(story)


def test_for_people_a_record_is_a_line_that_nothing_can_break() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.Lines())
    own = logging.getLogger("kleos.test")
    own.addHandler(handler)
    own.warning("a message\nwith a break", extra={"facts": {"table": "one\ntwo"}})
    own.removeHandler(handler)
    line = stream.getvalue()
    assert line.count("\n") == 1
    assert line.endswith("warning a message\\nwith a break table=one\\ntwo\n")
