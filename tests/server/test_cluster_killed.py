"""Real servers of one PostgreSQL end, one way or the other: their tables go on at the others."""

import asyncio
import importlib.util
import json
import os
import signal
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from kleos.table.store import Store
from kleos.testing.postgres import Postgres

from .test_restart import NARUTO, Server, heard, table_of

BENCH = Path(__file__).parent.parent.parent / "bench" / "cluster.py"


@pytest.fixture
def servers(postgres_url: str) -> Iterator[list[Server]]:
    """Two servers whose bots take two seconds to answer."""
    served = [Server(postgres_url, "--pause", "2", "--processes", "1") for _ in range(2)]
    with ThreadPoolExecutor() as pool:
        list(pool.map(Server.start, served))
    yield served
    for server in served:
        server.kill()


async def opened(server: Server) -> tuple[str, str]:
    """A table of somebody with a bot, and the cookie."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as client:
        seats = [{"kind": "person", "side": "leaf-tempo"}, {"kind": "bot", "bot": "greedy", "side": "sound-four"}]
        made = await client.post("/api/tables", json={"game": NARUTO, "seats": seats})
        return str(made.json()["id"]), f"kleos={client.cookies['kleos']}"


async def chosen(server: Server, table: str, cookie: str) -> dict[str, Any]:
    """Answers until the bot is asked; the last state."""
    async with table_of(server, table, cookie) as connection:
        state = await heard(connection, "state")
        while not state["thinking"]:
            if state["decision"]["mine"]:
                token = state["decision"]["options"][0]["token"]
                await connection.send(json.dumps({"type": "choose", "moves": state["moves"], "token": token}))
            state = await heard(connection, "state")
        return state


async def come_back(server: Server, table: str, cookie: str, moves: int) -> dict[str, Any]:
    """Comes to a table as a browser does, and stays until so much has happened."""
    while True:
        try:
            async with table_of(server, table, cookie) as connection:
                while (state := await heard(connection, "state"))["moves"] < moves:
                    pass
                return state
        except (ConnectionClosed, InvalidHandshake, OSError):
            await asyncio.sleep(0.3)


async def kept(database: str, table: str) -> list[tuple[int, int]]:
    """Who was asked at each entry of a table."""
    store = await Store.open(database)
    found = [(entry.number, entry.seat) for entry in await store.entries(table)]
    await store.close()
    return found


@pytest.mark.parametrize(("how", "most"), [(signal.SIGKILL, 10.0), (signal.SIGTERM, 8.0)])
def test_a_table_goes_on_elsewhere_when_its_server_ends_while_a_bot_thinks(
    servers: list[Server], how: signal.Signals, most: float
) -> None:
    async def story() -> None:
        table, cookie = await opened(servers[0])
        before = await chosen(servers[0], table, cookie)
        servers[0].kill(how)
        began = time.monotonic()
        after = await asyncio.wait_for(come_back(servers[1], table, cookie, before["moves"] + 1), 20)
        assert time.monotonic() - began < most
        assert after["moves"] >= before["moves"] + 1
        numbers = [number for number, _ in await kept(servers[1].database, table)]
        assert numbers == list(range(1, len(numbers) + 1))

    asyncio.run(story())


@pytest.mark.skipif(sys.platform != "linux", reason="it starts PostgreSQL and nginx as they are on Linux")
def test_nothing_is_lost_nor_doubled_behind_nginx_while_servers_are_killed(
    monkeypatch: pytest.MonkeyPatch, postgres: Postgres
) -> None:
    """bench/cluster.py in a small way; it starts a PostgreSQL of its own, since that is restarted too."""
    if not postgres.own or os.environ.get("KLEOS_NO_POSTGRES"):
        pytest.skip("KLEOS_TEST_POSTGRES names one that is not ours to restart")
    spec = importlib.util.spec_from_file_location("bench_cluster", BENCH)
    assert spec is not None
    assert spec.loader is not None
    bench = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "bench_cluster", bench)
    spec.loader.exec_module(bench)
    for name, value in (("PACE", 0.2), ("WITH_BOT", 2), ("QUIET", 10.0)):
        monkeypatch.setattr(bench, name, value)
    result = asyncio.run(bench.measure(tables=4, seconds=6.0, every=2.5, processes=2, seed=1))
    assert (result.lost, result.doubled, result.standing) == (0, 0, 0)
    assert result.seen.kills >= 1
    assert len(result.seen.acknowledged) > 40
