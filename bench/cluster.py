"""Several servers on one PostgreSQL behind nginx, while one after the other is killed: what is lost, and for how long.

    PYTHONPATH=src python bench/cluster.py --tables 300 --seconds 60

Starts a PostgreSQL, an nginx with deploy/nginx.conf and some `kleos serve` processes on this machine. Two people sit at each
table, each wherever nginx sends them, or one with a bot at every tenth; they answer at random moments and come back as a
browser does when their connection is lost. Every few seconds a process is killed with -9 and started again; once PostgreSQL
is restarted. At the end everything that was acknowledged is looked for in the database, and every table must still go on.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

import httpx  # noqa: E402 - what is imported from beside this file needs the path first
from bench.tables import GAMES, Heard, Measured, opened, read  # noqa: E402
from websockets.asyncio.client import ClientConnection, connect  # noqa: E402
from websockets.exceptions import ConnectionClosed, InvalidHandshake  # noqa: E402

from kleos.table.store import Store  # noqa: E402
from kleos.testing.nginx import Nginx  # noqa: E402
from kleos.testing.postgres import Postgres, free_port  # noqa: E402

PACE = 2.0  # seconds between two moves of a table
WITH_BOT = 10  # every tenth table is one person's with a bot
SETTLING = 6.0  # seconds after everybody has arrived, and after the last kill until everything must go on as before
QUIET = 4.0  # seconds at the end in which nothing is killed, in moves of a table: in that time each must have moved
FIRST_WAIT, LONGEST_WAIT = 0.4, 6.0  # seconds until a browser comes back, as web/src/lib/socket.ts has it
PATIENCE = 20.0  # seconds for an answer, after which a connection counts as lost

SERVE = """
import sys
from kleos.server.house import Config
from kleos.server.settings import Bounds, Rates
from kleos.server.serving import bound, serve
plenty = Rates(**{name: "1000000/second" for name in vars(Rates())})
listening = bound("127.0.0.1", int(sys.argv[2]))
one_address = Bounds(sockets_of_address=1_000_000, connections_of_address=1_000_000)
config = Config(sys.argv[1], processes=1, pause=0.1, rates=plenty, bounds=one_address, proxies=("127.0.0.1",))
serve(config, listening, lambda: print("ready", flush=True))
"""


@dataclass
class Server:
    """One of the processes."""

    database: str
    port: int = field(default_factory=free_port)
    process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        command = [sys.executable, "-c", SERVE, self.database, str(self.port)]
        self.process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
        assert self.process.stdout is not None
        assert (await self.process.stdout.readline()).strip() == b"ready"

    async def kill(self) -> None:
        """At once, without a chance to tidy up."""
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
            await self.process.wait()


@dataclass
class Seen:
    """What everybody saw."""

    measured: Measured = field(default_factory=Measured)
    acknowledged: dict[tuple[str, int], str] = field(default_factory=dict)  # tokens by table and number
    tried: dict[tuple[str, int], set[str]] = field(default_factory=dict)  # sent, whatever became of it
    interrupted: list[float] = field(default_factory=list)  # seconds from a choice to its end, over a lost connection
    away: list[float] = field(
        default_factory=list
    )  # seconds from the loss of a connection until the table is shown again
    last: dict[str, float] = field(default_factory=dict)  # when a move of a table was last acknowledged
    over: set[str] = field(default_factory=set)  # tables whose match has ended
    kills: int = 0


@dataclass
class Found:
    """What the database and the tables say at the end."""

    lost: int  # acknowledged and not there
    doubled: int  # there, and not what anybody chose at that moment
    standing: int  # tables where nothing was acknowledged in the last seconds
    seen: Seen


class Player:
    """Somebody who answers at random whatever is asked, and comes back."""

    def __init__(self, address: str, table: str, cookie: str, seen: Seen, rng: random.Random, until: float) -> None:
        self.address = address
        self.table = table
        self.cookie = cookie
        self.seen = seen
        self.rng = rng
        self.until = until
        self.state: Heard | None = None
        self.open: tuple[int, str, float] | None = None  # a choice that nothing was heard of yet: version, token, since
        self.lost_at: float | None = None
        self.tries = 0

    async def play(self) -> None:
        while time.monotonic() < self.until and self.table not in self.seen.over:
            try:
                async with self.connection() as connection:
                    await self.sit(connection)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                self.lost_at = self.lost_at or time.monotonic()
                wait = min(LONGEST_WAIT, FIRST_WAIT * 2**self.tries) * self.rng.uniform(0.75, 1.25)
                self.tries += 1
                await asyncio.sleep(wait)

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[ClientConnection]:
        where = f"ws{self.address.removeprefix('http')}/ws/tables/{self.table}"
        headers = {"Cookie": self.cookie}
        async with connect(where, additional_headers=headers, max_size=None, compression=None) as connection:
            yield connection

    async def sit(self, connection: ClientConnection) -> None:
        await connection.send(json.dumps({"type": "hello", "version": 1, "lang": "en"}))
        await self.hear(connection, "state")
        self.tries = 0
        if self.lost_at is not None:
            self.seen.away.append(time.monotonic() - self.lost_at)
            self.lost_at = None
        if self.open is not None:
            await self.make_sure(connection)
        while time.monotonic() < self.until and self.state is not None:
            if self.state.status == "over":
                self.seen.over.add(self.table)
                return
            decision = self.state.decision
            if decision is not None and decision.mine:
                await asyncio.sleep(self.rng.uniform(0.0, 2 * PACE))
                await self.choose(connection, self.state.moves, self.rng.choice(decision.options).token)
            else:
                await self.hear(connection, "state")

    async def make_sure(self, connection: ClientConnection) -> None:
        """A choice was under way when the connection was lost: it is sent again unless the table has gone on."""
        assert self.open is not None
        assert self.state is not None
        version, token, since = self.open
        if self.state.moves == version:
            await self.choose(connection, version, token)
        else:
            self.open = None
        self.seen.interrupted.append(time.monotonic() - since)

    async def choose(self, connection: ClientConnection, version: int, token: str) -> None:
        asked = time.monotonic()
        again = self.open is not None
        self.open = (version, token, self.open[2] if self.open is not None else asked)
        self.seen.tried.setdefault((self.table, version + 1), set()).add(token)
        await connection.send(json.dumps({"type": "choose", "moves": version, "token": token, "ask": 7}))
        heard = await self.hear(connection, "done", "error")
        self.open = None
        if heard.type == "error":  # it has gone on, or could not be kept: the table is looked at again
            self.seen.measured.errors[heard.code] = self.seen.measured.errors.get(heard.code, 0) + 1
            await asyncio.sleep(0.5)
            await connection.send(json.dumps({"type": "hello", "version": 1, "lang": "en"}))
        else:
            self.seen.acknowledged[self.table, version + 1] = token
            self.seen.last[self.table] = time.monotonic()
            if not again:
                self.seen.measured.waits.append(time.monotonic() - asked)
        await self.hear(connection, "state")

    async def hear(self, connection: ClientConnection, *kinds: str) -> Heard:
        """The next message of some kinds; where none comes for long the connection counts as lost, at a table that moves."""
        while True:
            async with asyncio.timeout(PATIENCE):
                heard = read(await connection.recv(decode=False))
            if heard.type == "state":
                self.state = heard
            if heard.type in kinds:
                return heard


async def opened_with_bot(client: httpx.AsyncClient, game: str) -> tuple[str, list[str]]:
    client.cookies.clear()
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
    made = await client.post("/api/tables", json={"game": game, "seats": seats})
    return str(made.json()["id"]), [f"kleos={client.cookies['kleos']}"]


async def trouble(servers: list[Server], postgres: Postgres, every: float, until: float, seen: Seen) -> None:
    """Kills one process after the other and starts it again; PostgreSQL is restarted once, half-way."""
    half = (time.monotonic() + until) / 2
    while time.monotonic() + every < until:
        await asyncio.sleep(every)
        if time.monotonic() > half:
            half = float("inf")
            await asyncio.to_thread(postgres.stop)
            await asyncio.to_thread(postgres.start)
        server = servers[seen.kills % len(servers)]
        seen.kills += 1
        await server.kill()
        await server.start()


async def found(database: str, with_bots: set[str], tables: list[str], quiet_since: float, seen: Seen) -> Found:
    store = await Store.open(database)
    lost = doubled = 0
    for table in tables:
        kept = {entry.number: entry for entry in await store.entries(table)}
        for (at, number), token in seen.acknowledged.items():
            if at == table and (number not in kept or kept[number].token != token):
                lost += 1
        for number, entry in kept.items():
            chosen = entry.seat == 0 or table not in with_bots
            if chosen and entry.token not in seen.tried.get((table, number), set()):
                doubled += 1
    await store.close()
    standing = sum(table not in seen.over and seen.last.get(table, 0.0) < quiet_since for table in tables)
    return Found(lost, doubled, standing, seen)


async def measure(tables: int, seconds: float, every: float, processes: int, seed: int) -> Found:
    """Runs it all and prints what was seen."""
    postgres = await asyncio.to_thread(Postgres, quick=False)
    servers: list[Server] = []
    nginx = None
    try:
        database = await postgres.database()
        servers = [Server(database) for _ in range(processes)]
        await asyncio.gather(*[server.start() for server in servers])
        nginx = Nginx(ROOT / "deploy" / "nginx.conf", [server.port for server in servers])
        async with httpx.AsyncClient(base_url=nginx.address, timeout=60) as client:
            made = [
                await (opened_with_bot if at % WITH_BOT == WITH_BOT - 1 else opened)(client, GAMES[at % len(GAMES)])
                for at in range(tables)
            ]
        seen = Seen()
        quiet_from = time.monotonic() + SETTLING + seconds
        until = quiet_from + SETTLING + QUIET * PACE + 2.0
        players = [
            Player(nginx.address, table, cookie, seen, random.Random(f"{seed} {table} {at}"), until)
            for table, cookies in made
            for at, cookie in enumerate(cookies)
        ]
        playing = [asyncio.create_task(player.play()) for player in players]
        await asyncio.sleep(SETTLING)
        await trouble(servers, postgres, every, quiet_from, seen)
        await asyncio.sleep(max(0.0, until - time.monotonic()))
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        with_bots = {table for table, cookies in made if len(cookies) == 1}
        everything = [table for table, _ in made]
        result = await found(database, with_bots, everything, until - QUIET * PACE - 2.0, seen)
        tell(result, tables, seconds, processes)
        return result
    finally:
        if nginx is not None:
            nginx.close()
        for server in servers:
            await server.kill()
        postgres.close()


def tell(result: Found, tables: int, seconds: float, processes: int) -> None:
    seen, waits = result.seen, result.seen.measured
    shown = ", ".join(f"p{round(100 * one)} {waits.percentile(one):.1f} ms" for one in (0.5, 0.9, 0.99))
    away = sorted(seen.away)
    print(f"{tables} tables, {processes} processes, {seconds:.0f} s, {seen.kills} kills; load {os.getloadavg()[0]:.1f}")
    print(f"acknowledged moves {len(seen.acknowledged)}: lost {result.lost}, doubled {result.doubled}")
    print(f"tables standing still {result.standing}; matches that ended {len(seen.over)}")
    print(f"choice to acknowledgement: {shown}; errors: {waits.errors or 'none'}")
    if away:
        middle, most = away[len(away) // 2], away[-1]
        print(f"connections lost {len(away)}: back after {middle:.1f} s (median), {most:.1f} s (longest)")
    if seen.interrupted:
        print(f"choices over a lost connection {len(seen.interrupted)}: longest {max(seen.interrupted):.1f} s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--every", type=float, default=8.0)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    asyncio.run(measure(args.tables, args.seconds, args.every, args.processes, args.seed))


if __name__ == "__main__":
    main()
