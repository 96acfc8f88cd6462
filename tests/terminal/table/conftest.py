"""Sitting at the table in a test: keys are pressed, screens are read."""

import asyncio
import html
import random
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual import _wait
from textual.pilot import Pilot

import kleos
from kleos.match import Match
from kleos.terminal.keeping import HUMAN
from kleos.terminal.messages import say
from kleos.terminal.session import Session
from kleos.terminal.table.app import TableApp
from kleos.terminal.table.playing import PlayScreen
from kleos.terminal.table.replaying import ReplayScreen
from kleos.terminal.table.widgets import Choices, Item

GAME = "naruto-mythos"
DECKS = ("leaf-tempo", "sand-hidden")  # no name is in both
SMALL = (80, 24)
LARGE = (200, 60)

RUN = re.compile(r'<text class="[^"]*" x="([\d.]+)" y="([\d.]+)"[^>]*>(.*?)</text>', re.S)


GLANCE = 0.004  # seconds
CELL = 12.2  # the width of a letter in a captured screen


def text_of(svg: str) -> str:
    """A captured screen as lines of text."""
    rows: dict[float, str] = {}
    for x, y, run in RUN.findall(svg):
        line = rows.get(float(y), "").ljust(round(float(x) / CELL))
        rows[float(y)] = line + html.unescape(run).replace("\xa0", " ")
    return "\n".join(rows[y].rstrip() for y in sorted(rows))


def plain(text: str) -> str:
    """Words with single spaces between them, without the lines around them."""
    return " ".join(re.sub(r"[│┃╭╮╰╯─]", " ", text).split())


@pytest.fixture(autouse=True)
def glances(monkeypatch: pytest.MonkeyPatch) -> None:
    """Textual looks every 20 ms whether a key has been dealt with: most of the time of a test would be waiting."""
    monkeypatch.setattr(_wait, "SLEEP_GRANULARITY", GLANCE)
    monkeypatch.setattr(_wait, "SLEEP_IDLE", GLANCE / 20)


class Sitting:
    """Somebody at the table."""

    def __init__(self, app: TableApp, pilot: "Pilot[str]") -> None:
        self.app = app
        self.pilot = pilot

    async def settle(self) -> None:
        """Waits until nobody thinks any more."""
        await self.pilot.pause()
        while any(not worker.is_finished for worker in self.app.workers):
            await asyncio.sleep(0.002)
            await self.pilot.pause()
        await self.pilot.pause()

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
            await self.settle()

    async def resize(self, size: tuple[int, int]) -> None:
        await self.pilot.resize_terminal(*size)
        await self.settle()

    def capture(self) -> str:
        return self.app.export_screenshot()

    def text(self) -> str:
        return text_of(self.capture())

    def says(self, key: str, **values: object) -> bool:
        """Whether a message is on the screen, in the present language."""
        return plain(say(key, self.app.lang, **values)) in self.one_line()

    def one_line(self) -> str:
        """All words of the screen, however they are broken into lines."""
        return plain(self.text())

    @property
    def focus(self) -> str:
        focused = self.app.focused
        return "" if focused is None or focused.id is None else focused.id

    @property
    def play(self) -> PlayScreen:
        found = [screen for screen in self.app.screen_stack if isinstance(screen, PlayScreen)]
        return found[-1]

    @property
    def replay(self) -> ReplayScreen:
        screen = self.app.screen
        assert isinstance(screen, ReplayScreen)
        return screen

    @property
    def session(self) -> Session:
        return self.play.session

    @property
    def match(self) -> Match:
        return self.session.match

    @property
    def items(self) -> list[Item]:
        return list(self.app.screen.query_one(Choices).items)

    async def take(self, at: int) -> None:
        """Takes a choice: by its letter if it has one, else with the arrows."""
        if self.items[at].letter:
            await self.press(self.items[at].letter)
        else:
            await self.down(at)
            await self.press("enter")

    async def down(self, rows: int) -> None:
        """Goes down in the choices, from the first."""
        await self.pilot.press("home", *["down"] * rows)

    async def take_token(self, token: str) -> None:
        """Takes an option by what it does: first its thing, then the way."""
        decision = self.match.decision
        assert decision is not None
        index = decision.options.tokens().index(token)
        for _ in range(2):
            screen = self.play
            entries = screen.found(screen.look())
            at = next(i for i, entry in enumerate(entries) if index in entry.options)
            single = entries[at].single
            await self.take(at)
            if single:
                return

    async def take_any(self, rng: random.Random) -> None:
        await self.take(rng.randrange(len(self.items)))


Story = Callable[[Sitting], Awaitable[None]]
Sit = Callable[..., None]


def sat_through(app: TableApp, story: Story, size: tuple[int, int]) -> None:
    async def whole() -> None:
        async with app.run_test(size=size) as pilot:
            sitting = Sitting(app, pilot)
            await sitting.settle()
            await story(sitting)

    asyncio.run(whole())


@pytest.fixture
def sit() -> Sit:
    """Plays a story at the table: sit(story, match, against="random", size=(80, 24), lang="en")."""

    def begin(
        story: Story,
        match: Match | None = None,
        against: str = "random",
        size: tuple[int, int] = SMALL,
        lang: str = "en",
        begins: Callable[[TableApp], None] | None = None,
    ) -> None:
        if match is not None:
            session = Session(match, (HUMAN, *[against] * (match.players - 1)))
            begins = lambda app: app.play(session)  # noqa: E731
        sat_through(TableApp(lang, begins, pace=0), story, size)

    return begin


def new_match(seed: int = 3, decks: tuple[str, str] = DECKS) -> Match:
    return kleos.new(GAME, seed=seed, decks=list(decks))


def records(data: Path) -> list[Path]:
    return sorted((data / "records").glob("*.txt"))


def kept(data: Path) -> list[Path]:
    return sorted((data / "matches").glob("*.json"))
