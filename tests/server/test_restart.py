"""A real server is killed in the midst of things: whatever was acknowledged is there again, and the match goes on."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import kleos
from kleos.testing.postgres import free_port

NARUTO = "naruto-mythos"


class Server:
    """kleos serve in a process of its own."""

    def __init__(self, database: str, *options: str) -> None:
        self.port = free_port()
        self.database = database
        self.options = options
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "kleos.terminal.main", "--lang", "en", "serve"]
        source = str(Path(kleos.__file__).parent.parent)
        self.process = subprocess.Popen(
            [*command, "--port", str(self.port), "--database", self.database, *self.options],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": source},
        )
        assert self.process.stdout is not None
        assert str(self.port) in self.process.stdout.readline()

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """At once, without a chance to tidy up, or as it is asked to."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.communicate()
            self.process = None


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    here = request.param == "sqlite"
    served = Server(f"sqlite:///{tmp_path / 'tables.db'}" if here else str(request.getfixturevalue("postgres_url")))
    served.start()
    yield served
    served.kill()


@asynccontextmanager
async def table_of(server: Server, table: str, cookie: str) -> AsyncIterator[ClientConnection]:
    where = f"ws://127.0.0.1:{server.port}/ws/tables/{table}"
    async with connect(where, additional_headers={"Cookie": cookie}) as connection:
        await connection.send(json.dumps({"type": "hello", "version": 1, "lang": "en"}))
        yield connection


async def heard(connection: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(connection.recv(), 20))
        assert message["type"] != "error", message
        if message["type"] == kind:
            return message


async def opened(server: Server) -> tuple[str, str]:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as client:
        seats = [{"kind": "person", "side": "leaf-tempo"}, {"kind": "person", "side": "sound-four"}]
        made = await client.post("/api/tables", json={"game": NARUTO, "seats": seats})
        return str(made.json()["id"]), f"kleos={client.cookies['kleos']}"


async def play_on(server: Server, table: str, cookie: str, moves: int | None) -> dict[str, Any]:
    """Plays both sides for some moves, or until an effect asks something; the last state that was acknowledged."""
    async with table_of(server, table, cookie) as connection:
        state = await heard(connection, "state")
        for number in range(80):
            if state["hand_over"] is not None:
                await connection.send(json.dumps({"type": "look", "seat": state["hand_over"]}))
                state = await heard(connection, "state")
            decision = state["decision"]
            inside = decision["kind"] not in ("turn", "mulligan")
            if inside if moves is None else number >= moves:
                return state
            tokens = [option["token"] for option in decision["options"]]
            plays = [token for token in tokens if token.startswith("play")]
            token = (plays or tokens)[0]
            await connection.send(json.dumps({"type": "choose", "moves": state["moves"], "token": token}))
            done = await heard(connection, "done")
            state = await heard(connection, "state")
            assert done["moves"] == state["moves"]
    raise AssertionError("no effect asked anything")


async def same_again(server: Server, table: str, cookie: str, before: dict[str, Any]) -> None:
    """The table is as it was when it was last heard of, and the match goes on."""
    async with table_of(server, table, cookie) as connection:
        state = await heard(connection, "state")
        assert state["moves"] == before["moves"]
        assert state["hand_over"] == before["decision"]["seat"]
        await connection.send(json.dumps({"type": "look", "seat": state["hand_over"]}))
        state = await heard(connection, "state")
        for key in ("view", "decision", "moves", "seats"):
            assert state[key] == before[key], key
        token = state["decision"]["options"][0]["token"]
        await connection.send(json.dumps({"type": "choose", "moves": state["moves"], "token": token}))
        assert (await heard(connection, "done"))["moves"] == before["moves"] + 1


def test_who_is_told_to_stop_tells_the_browsers_answers_what_was_asked_and_ends(server: Server) -> None:
    async def story() -> None:
        table, cookie = await opened(server)
        address = f"http://127.0.0.1:{server.port}"
        async with table_of(server, table, cookie) as connection, httpx.AsyncClient(base_url=address) as client:
            await heard(connection, "state")
            assert (await client.get("/health/ready")).status_code == 200
            login = {"name": "nobody", "password": "takes a while"}
            asked = asyncio.create_task(client.post("/api/login", json=login))  # the hash takes some tenths of a second
            await asyncio.sleep(0.05)
            assert server.process is not None
            began = time.monotonic()
            server.process.terminate()
            assert (await heard(connection, "notice"))["text"].startswith("The server is restarting.")
            with pytest.raises(ConnectionClosed):
                await heard(connection, "notice")
            assert connection.close_code == 1012
            assert (await asked).status_code == 403
            assert await asyncio.to_thread(server.process.wait, 10) == 0
            assert time.monotonic() - began < 5
        server.start()
        async with table_of(server, table, cookie) as connection:
            await heard(connection, "state")

    asyncio.run(story())


def test_nothing_acknowledged_is_lost_when_the_server_is_killed_also_in_the_middle_of_an_effect(server: Server) -> None:
    async def story() -> None:
        table, cookie = await opened(server)
        other, key = await opened(server)
        between = await play_on(server, table, cookie, 1)
        inside = await play_on(server, other, key, None)
        server.kill()
        server.start()
        await same_again(server, table, cookie, between)
        await same_again(server, other, key, inside)

    asyncio.run(story())
