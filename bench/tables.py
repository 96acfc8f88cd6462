"""Many tables at once: a server on this machine, people who move every two seconds, and how long a move takes to be kept.

    PYTHONPATH=src python bench/tables.py --tables 500 --seconds 30

Starts `kleos serve` in a process of its own on the loopback address with a fresh SQLite file, opens the tables, lets two
connections at each answer at random moments, and prints percentiles of the time from a choice to its acknowledgement,
the rate of moves, and how much of a core the server used. Nothing outside this machine is touched.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

PACE = 2.0  # seconds between two moves of a table
SETTLING = 6.0  # seconds in which everybody arrives, which are not counted
GAMES = ("naruto-mythos", "saint-seiya")


class Answer(msgspec.Struct):
    """The part of an option that is sent back."""

    token: str


class Asked(msgspec.Struct):
    """The part of a decision that somebody who answers at random looks at."""

    mine: bool
    options: list[Answer]


class Heard(msgspec.Struct):
    """The part of a message that is looked at; reading all of it would cost this side more than the server."""

    type: str
    moves: int = 0
    status: str = ""
    code: str = ""
    decision: Asked | None = None


read = msgspec.json.Decoder(Heard).decode


@dataclass
class Measured:
    """What was seen."""

    waits: list[float] = field(default_factory=list)  # seconds from a choice to its acknowledgement
    errors: dict[str, int] = field(default_factory=dict)
    finished: int = 0  # matches played to their end

    def percentile(self, share: float) -> float:
        """So many milliseconds or less, for that share of the moves."""
        ordered = sorted(self.waits)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 if ordered else 0.0


@dataclass
class House:
    """The server that is measured."""

    process: asyncio.subprocess.Process
    address: str

    def used(self) -> float:
        """Seconds of a core that the server has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(") ")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


SERVE = """
import sys
from kleos.server.house import Config
from kleos.server.settings import Bounds, Rates
from kleos.server.serving import address_of, bound, serve
plenty = Rates(**{name: "1000000/second" for name in vars(Rates())})
listening = bound("127.0.0.1", 0)
one_address = Bounds(sockets_of_address=1_000_000, connections_of_address=1_000_000)
config = Config(sys.argv[1], processes=1, rates=plenty, bounds=one_address)
serve(config, listening, lambda: print(address_of(listening), flush=True))
"""


async def start(folder: str) -> House:
    database = f"sqlite:///{folder}/tables.db"
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", SERVE, database, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    address = (await process.stdout.readline()).decode().strip()
    return House(process, address)


async def opened(client: httpx.AsyncClient, game: str) -> tuple[str, list[str]]:
    """A table of two people: its id and their cookies."""
    cookies = []
    seats = [{"kind": "person"}, {"kind": "open"}]
    client.cookies.clear()
    made = await client.post("/api/tables", json={"game": game, "seats": seats, "listed": True})
    table = str(made.json()["id"])
    cookies.append(f"kleos={client.cookies['kleos']}")
    client.cookies.clear()
    await client.post(f"/api/tables/{table}/join", json={})
    cookies.append(f"kleos={client.cookies['kleos']}")
    return table, cookies


async def sit(
    address: str, table: str, cookie: str, since: float, until: float, measured: Measured, rng: random.Random
) -> None:
    """Somebody who answers at random whatever is asked, about every two seconds."""
    where = f"ws{address.removeprefix('http')}ws/tables/{table}"
    async with connect(where, additional_headers={"Cookie": cookie}, max_size=None, compression=None) as connection:
        await asyncio.sleep(max(0.0, since - time.monotonic()) * rng.uniform(0.0, 0.8))
        await connection.send(json.dumps({"type": "hello", "version": 1, "lang": rng.choice(["en", "fr", "it"])}))
        answered = -1
        state = await heard(connection, "state", until, measured)
        while state is not None and state.decision is not None:
            decision = state.decision
            if decision.mine and state.moves != answered:
                answered = state.moves
                await asyncio.sleep(rng.uniform(0.0, 2 * PACE))
                if time.monotonic() > until:
                    return
                token = rng.choice(decision.options).token
                asked = time.perf_counter()
                await connection.send(json.dumps({"type": "choose", "moves": answered, "token": token}))
                if await heard(connection, "done", until, measured) is None:
                    return
                if time.monotonic() > since:
                    measured.waits.append(time.perf_counter() - asked)
            state = await heard(connection, "state", until, measured)
        measured.finished += state is not None


async def heard(connection: ClientConnection, kind: str, until: float, measured: Measured) -> Heard | None:
    """The next message of a kind; None when the time is over."""
    while True:
        try:
            async with asyncio.timeout(max(0.01, until + 5 - time.monotonic())):
                message = read(await connection.recv(decode=False))
        except TimeoutError:
            return None
        if message.type == kind:
            return message
        if message.type == "error":
            measured.errors[message.code] = measured.errors.get(message.code, 0) + 1


async def measure(tables: int, seconds: float, seed: int) -> Measured:
    """Runs it all and prints what was seen."""
    measured = Measured()
    with tempfile.TemporaryDirectory() as folder:
        house = await start(folder)
        try:
            async with httpx.AsyncClient(base_url=house.address, timeout=60) as client:
                made = [await opened(client, GAMES[at % len(GAMES)]) for at in range(tables)]
            since = time.monotonic() + SETTLING * min(1.0, tables / 100)
            until = since + seconds
            people = [
                sit(house.address, table, cookie, since, until, measured, random.Random(seed + 2 * at + seat))
                for at, (table, cookies) in enumerate(made)
                for seat, cookie in enumerate(cookies)
            ]
            everybody = asyncio.gather(*people)
            await asyncio.sleep(since - time.monotonic())
            used = house.used()
            await asyncio.sleep(seconds)
            share = (house.used() - used) / seconds
            await everybody
        finally:
            house.process.terminate()
            await house.process.wait()
    moves = len(measured.waits)
    print(f"{tables} tables, {seconds:g} s: {moves} moves, {moves / seconds:.0f} a second, {share:.2f} of a core")
    shown = ", ".join(f"p{int(100 * one)} {measured.percentile(one):.1f} ms" for one in (0.5, 0.9, 0.99))
    print(f"choice to acknowledgement: {shown}, longest {measured.percentile(1.0):.1f} ms")
    print(f"errors: {measured.errors or 'none'}; matches that ended: {measured.finished}")
    return measured


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    asyncio.run(measure(args.tables, args.seconds, args.seed))


if __name__ == "__main__":
    main()
