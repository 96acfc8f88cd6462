"""A Chromium, houses to visit with it, and an eye on what no page may do: ask elsewhere, or complain in its console."""

import json
import os
import re
import select
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, Request, expect, sync_playwright

import kleos

from .playing import Seat

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")  # as in tools/setup
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
MET = f"try {{ localStorage.setItem('kleos.met', '{json.dumps(kleos.games())}') }} catch {{ /* no page yet */ }}"
PATIENCE = 20_000  # milliseconds; a busy machine is slow, a broken page is slower
expect.set_options(timeout=PATIENCE)
SURE = """if (location.protocol !== "about:" && !localStorage.getItem("kleos.settings"))
  localStorage.setItem("kleos.settings", JSON.stringify({sure: ["hides-unpaid", "adds-nothing", "ends-early"]}));
"""
HOUSE = Path(__file__).with_name("house.py")


LONG = ("saint_seiya_from", "without_a_mouse", "told_a_secret", "naruto_mythos_from", "killed", "a_leak")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first, so that no worker is left alone with one of them at the end."""
    here = [item for item in items if item.path.parent == HOUSE.parent]
    long = [item for name in LONG for item in here if name in item.name]
    rest = [item for item in items if item not in long]
    items[:] = long + rest


# Houses ---------------------------------------------------------------------------------------------------------------
class House:
    """A server in a process of its own, with a database of its own."""

    def __init__(self, folder: Path, *given: str, by_hand: bool = False) -> None:
        self.database = f"sqlite+aiosqlite:///{folder / 'tables.db'}"
        self.given = given
        self.by_hand = by_hand  # as people start it: kleos serve
        self.port = 0
        self.process = self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "subprocess.Popen[str]":
        """Starts it, a second time at the same address."""
        if self.by_hand and not self.port:
            self.port = free_port()
        program = ["-m", "kleos.terminal.main", "serve"] if self.by_hand else [str(HOUSE)]
        command = [sys.executable, *program, "--port", str(self.port), "--database", self.database, *self.given]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], 60)
        said = self.process.stdout.readline() if ready else ""
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", said)
        if found is None:
            self.kill()
            pytest.fail(f"the server did not start: {said!r}")
        self.port = int(found[1])
        return self.process

    def kill(self) -> None:
        """As when the power fails."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(10)
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)  # whatever it has left behind
        self.process.wait()


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


OpenHouse = Callable[..., House]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The house most tests visit."""
    opened = House(tmp_path_factory.mktemp("house"))
    yield opened
    opened.close()


@pytest.fixture
def open_house(tmp_path: Path) -> Iterator[OpenHouse]:
    """Opens a house for one test: open_house("--leak", "hands")."""
    with ExitStack() as stack:

        def opened(*given: str, by_hand: bool = False) -> House:
            made = House(tmp_path, *given, by_hand=by_hand)
            stack.callback(made.close)
            return made

        yield opened


# The browser ----------------------------------------------------------------------------------------------------------
@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = next(
        (found for name in (os.environ.get("KLEOS_BROWSER", ""), *NAMES) if (found := shutil.which(name))), None
    )
    if program is None:
        pytest.fail("no Chromium was found; name one in KLEOS_BROWSER, or leave these tests out (KLEOS_NO_BROWSER=1)")
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        yield launched
        launched.close()


class Visitor:
    """Somebody with a browser of their own, who notes what no page may do."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.complaints: list[str] = []
        self.allowed: list[str] = []  # patterns of complaints that the test provokes
        context.on("console", self.heard)
        context.on("weberror", lambda mistake: self.complaints.append(f"page: {mistake.error}"))
        context.on("request", self.asked)

    def heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"console: {message.text} ({message.location['url']})")

    def asked(self, request: Request) -> None:
        own = (self.address, self.address.replace("http", "ws"), "data:", "blob:")
        if not request.url.startswith(own):
            self.complaints.append(f"outside: {request.url}")

    def goes_to(self, path: str) -> Page:
        """Opens a page and waits until it is there."""
        page = self.context.new_page()
        page.goto(self.address + path)
        page.get_by_role("heading", level=1).first.wait_for(state="attached")
        return page

    def sits_at(self, path: str) -> Seat:
        """Opens a table; what the server tells is noted from the first word on."""
        page = self.context.new_page()
        seat = Seat(page)
        page.goto(self.address + path)
        return seat

    def opens_table(self, game: str, *seats: str, **more: Any) -> str:
        """A table by the way the pages take: "me", "open", or a bot; with a side behind a slash. Returns its path."""
        wishes = []
        for one in seats:
            who, _, side = one.partition("/")
            kind = {"me": "person", "open": "open"}.get(who, "bot")
            wishes.append({"kind": kind, **({"bot": who} if kind == "bot" else {}), **({"side": side} if side else {})})
        answer = self.context.request.post(
            f"{self.address}/api/tables", data={"game": game, "seats": wishes, "watchable": True, **more}
        )
        assert answer.ok, answer.text()
        return f"/table/{answer.json()['id']}"

    def goes_on(self, match: kleos.Match, *seats: str) -> Seat:
        """Sits down at a table that goes on with a match; "me", or bots."""
        record = self.context.request.post(f"{self.address}/api/records", data={"text": match.record()})
        assert record.ok, record.text()
        moves = 0 if match.moves is None else match.moves.count
        wishes = [{"kind": "person"} if one == "me" else {"kind": "bot", "bot": one} for one in seats]
        table = self.context.request.post(
            f"{self.address}/api/tables/{record.json()['id']}/continue", data={"moves": moves, "seats": wishes}
        )
        assert table.ok, table.text()
        return self.sits_at(f"/table/{table.json()['id']}")

    @property
    def unexpected(self) -> list[str]:
        return [text for text in self.complaints if not any(re.search(one, text) for one in self.allowed)]


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(browser: Browser, house: House, open_house: OpenHouse) -> Iterator[Visit]:
    """Visits a house with a browser of one's own: visit(), visit(other_house, reduced_motion=None, lang="fr").

    Nothing moves unless the test says so; nobody is new to the games (`new`: they are welcomed), and nobody is asked about
    choices that are rarely meant unless `asked` is true. At the end of the test no page may have complained or asked
    elsewhere. Browsers go before houses are closed.
    """
    visitors: list[Visitor] = []

    def came(
        at: House | None = None, lang: str = "en-GB", new: bool = False, asked: bool = False, **settings: Any
    ) -> Visitor:
        wanted = {"reduced_motion": "reduce", "viewport": {"width": 1440, "height": 900}, "locale": lang, **settings}
        context = browser.new_context(**wanted)
        if not asked:
            context.add_init_script(SURE)
        context.set_default_timeout(PATIENCE)
        if not new:
            context.add_init_script(MET)
        visitor = Visitor(context, (at or house).address)
        visitors.append(visitor)
        return visitor

    yield came
    for visitor in visitors:
        with suppress(Error):  # the test may have closed it
            visitor.context.close()
    assert [one for visitor in visitors for one in visitor.unexpected] == []


@pytest.fixture(scope="session")
def artifacts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where pictures are left for people to look at."""
    folder = Path(os.environ.get("KLEOS_ARTIFACTS", "") or tmp_path_factory.getbasetemp().parent / "kleos-pictures")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def until(true: Callable[[], bool], page: Page, what: str) -> None:
    """Waits until something is true that the page itself cannot tell."""
    end = time.monotonic() + PATIENCE / 1000
    while not true():
        assert time.monotonic() < end, what
        page.wait_for_timeout(20)
