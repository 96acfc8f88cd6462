"""A house for tests: its own database, no pauses, bots in a thread, time that the test sets."""

import asyncio
import gc
import shutil
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from kleos.match import Match
from kleos.server.app import application
from kleos.server.house import Config, House
from kleos.server.protocol import LogEntry
from kleos.server.serving import Announcing, address_of, bound, connecting
from kleos.server.settings import Rates
from kleos.server.showing import Telling
from kleos.server.trying import HOST, Browser, running
from kleos.table.store import Store

PLENTY = Rates(**dict.fromkeys(vars(Rates()), "100000/second"))


@dataclass
class Clock:
    """Time that goes on only when it is told to."""

    now: int = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now

    def wait(self, seconds: float) -> None:
        self.now += int(seconds * 1000)


@dataclass
class World:
    """A running house, and browsers that come to it."""

    app: FastAPI
    clock: Clock
    met: list[Browser] = field(default_factory=list)

    @property
    def house(self) -> House:
        house: House = self.app.state.house
        return house

    def browser(self) -> Browser:
        self.met.append(Browser(self.app, f"10.0.0.{len(self.met) + 1}"))
        return self.met[-1]


def whole_log(match: Match, eyes: int | None, most: int | None = None) -> list[LogEntry]:
    """The log for some eyes, told so many entries at a time."""
    telling = Telling(eyes, "en", match.game.id)
    while not telling.go_on(match, most):
        pass
    return telling.entries


async def loop_seconds(work: Awaitable[Any]) -> float:
    """The seconds of the processor that something takes of the event loop, in which nobody else is answered."""
    before = time.thread_time()
    await work
    return time.thread_time() - before


async def longest_step(work: Awaitable[Any], monkeypatch: pytest.MonkeyPatch) -> tuple[Any, float]:
    """What comes of something, and the seconds of the processor that its longest step takes: others wait as long."""
    steps = [0.0]
    run = asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        before = time.thread_time()
        run(handle)
        steps.append(time.thread_time() - before)

    gc.disable()  # a server looks for garbage seldom, and a test must not find out when
    try:
        with monkeypatch.context() as patched:
            patched.setattr(asyncio.Handle, "_run", timed)
            done = await work
    finally:
        gc.enable()
    return done, max(steps)


@asynccontextmanager
async def served(config: Config, client: Path) -> AsyncIterator[str]:
    """A house that listens at a port, as a server does; its address."""
    listening = bound("127.0.0.1", 0)
    ready = asyncio.Event()
    server = Announcing(connecting(application(config, client), config), ready.set)
    running = asyncio.create_task(server.serve([listening]))
    await asyncio.wait_for(ready.wait(), 20)
    try:
        yield address_of(listening)
    finally:
        server.should_exit = True
        await running


Story = Callable[[World], Awaitable[None]]
Play = Callable[..., None]


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database in which nothing is kept yet, made once: making one takes longer than most stories."""
    file = tmp_path_factory.mktemp("database") / "tables.db"

    async def made() -> None:
        await (await Store.open(f"sqlite:///{file}")).close()

    asyncio.run(made())
    return file


@pytest.fixture
def play(tmp_path: Path, empty_database: Path) -> Play:
    """Runs a story in a house: play(story), or play(story, pause=1.0) with other settings; twice is the same house."""
    clock = Clock()
    client = tmp_path / "client"
    shutil.copy(empty_database, tmp_path / "tables.db")
    config = Config(
        f"sqlite:///{tmp_path / 'tables.db'}", names=(HOST,), pause=0.0, processes=0, rates=PLENTY, clock=clock
    )

    def run(story: Story, **settings: Any) -> None:
        async def opened() -> None:
            async with running(application(replace(config, **settings), client)) as app:
                await asyncio.wait_for(story(World(app, clock)), 60)

        asyncio.run(opened())

    return run


@pytest.fixture(params=["sqlite", "postgresql"])
def play_on_both(request: pytest.FixtureRequest, play: Play) -> Play:
    """The same with either database: PostgreSQL is stricter in what it keeps."""
    if request.param == "sqlite":
        return play
    return partial(play, database=request.getfixturevalue("postgres_url"))
