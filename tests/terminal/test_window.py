"""At the table where there is a window for it, else line by line."""

import builtins
import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import kleos
from kleos.terminal import window
from kleos.terminal.main import main
from kleos.terminal.session import Session
from kleos.terminal.table.app import TableApp
from kleos.testing import play_randomly
from kleos.testing.wording import AVAILABLE

from .conftest import Run

GAME = "naruto-mythos"


@pytest.fixture
def at_window(monkeypatch: pytest.MonkeyPatch) -> list[TableApp]:
    """As if in a terminal; the table is not opened, only begun."""
    opened: list[TableApp] = []

    def run(app: TableApp) -> str:
        opened.append(app)
        return "last words"

    monkeypatch.setattr(window, "has_window", lambda: True)
    monkeypatch.setattr(TableApp, "run", run)
    return opened


class Asked(TableApp):
    """Notes what the beginning asks for."""

    def __init__(self) -> None:
        super().__init__("en")
        self.asked: list[tuple[str, Any]] = []

    def play(self, session: Session) -> None:
        self.asked.append(("play", session))

    def choose_kept(self, kept: Any) -> None:
        self.asked.append(("resume", kept))

    def replay(self, moments: Any, seat: int | None, everything: bool = False) -> None:
        self.asked.append(("replay", (len(moments), seat, everything)))


def beginning(app: TableApp) -> list[tuple[str, Any]]:
    asked = Asked()
    assert app.begins is not None
    app.begins(asked)
    return asked.asked


def test_bare_play_opens_the_welcome(run: Run, at_window: list[TableApp]) -> None:
    result = run("play --lang it")
    assert result.status == 0
    assert result.out == "last words\n"
    (app,) = at_window
    assert app.begins is None
    assert app.lang == "it"


def test_play_with_wishes_begins_at_once(run: Run, at_window: list[TableApp]) -> None:
    run("play --deck ambush --against random --seed 5")
    (app,) = at_window
    ((what, session),) = beginning(app)
    assert what == "play"
    assert session.players == ("human", "random")
    assert session.match.setup.decks[0].name == "Ambush"


def test_mistakes_are_said_before_the_table_opens(run: Run, at_window: list[TableApp]) -> None:
    for line in ("play --deck nope", "play --resume", "replay nowhere.txt", "play --lang xx"):
        result = run(line)
        assert result.status == 2
        assert result.err.count("\n") == 1
    assert f"unknown language 'xx' {AVAILABLE}" in result.err
    assert at_window == []


def test_resume_at_the_table(run: Run, at_window: list[TableApp]) -> None:
    session = Session(kleos.new(GAME, seed=1), ("human", "greedy"))
    session.take(0)
    run("play --resume")
    (app,) = at_window
    ((what, kept),) = beginning(app)
    assert what == "resume"
    assert [one.match.hash() for one in kept] == [session.match.hash()]


def test_a_file_at_the_table_and_its_record(run: Run, at_window: list[TableApp], tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(kleos.new(GAME, seed=1).save(), "utf-8")
    run(f"play --save {file}")
    ((what, session),) = beginning(at_window[0])
    assert what == "play"
    session.take(0)
    assert kleos.resume(file.read_text("utf-8")).hash() == session.match.hash()


def test_replay_at_the_table(run: Run, at_window: list[TableApp], tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    match = play_randomly(kleos.new(GAME, seed=2), 2)
    assert match.moves is not None
    file.write_text(match.record(), "utf-8")
    count = match.moves.count + 1
    for line, wanted in (("", (count, None, False)), ("--seat 1", (count, 1, False)), ("--all", (count, None, True))):
        run(f"replay {file} {line}")
        assert beginning(at_window[-1]) == [("replay", wanted)]
    assert run(f"replay {file} --seat 7").status == 2
    assert "hash ok" in run(f"replay {file} --plain").out


@pytest.mark.parametrize("line", ["play --seed 1 --plain", "play --plain"])
def test_plain_is_line_by_line(run: Run, at_window: list[TableApp], line: str) -> None:
    assert "Type help for all commands." in run(line).out
    assert at_window == []


def test_a_pipe_is_line_by_line(run: Run) -> None:
    assert "Type help for all commands." in run("play").out


def test_without_the_library_it_is_said_and_played_line_by_line(
    run: Run, monkeypatch: pytest.MonkeyPatch, at_window: list[TableApp]
) -> None:
    importing: Callable[..., Any] = builtins.__import__

    def missing(name: str, *rest: Any) -> Any:
        if name == "kleos.terminal.table.app":
            raise ModuleNotFoundError("No module named 'textual'", name="textual")
        return importing(name, *rest)

    monkeypatch.setattr(builtins, "__import__", missing)
    out = run("play --seed 1").out
    assert out.startswith("The table needs the library textual")
    assert "Type help for all commands." in out
    assert at_window == []


@pytest.mark.parametrize(("term", "there"), [("xterm-256color", True), ("dumb", False)])
def test_a_window_needs_a_terminal(monkeypatch: pytest.MonkeyPatch, term: str, there: bool) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr("sys.stdin", Terminal())
    monkeypatch.setattr("sys.stdout", Terminal())
    monkeypatch.setenv("TERM", term)
    assert window.has_window() is there
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert not window.has_window()


def test_the_record_is_written_after_the_table(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "record.txt"

    def played(app: TableApp) -> str:
        assert app.begins is not None
        app.session = Session(kleos.new(GAME, seed=1), ("human", "greedy"))
        app.session.concede(0)
        return ""

    monkeypatch.setattr(window, "has_window", lambda: True)
    monkeypatch.setattr(TableApp, "run", played)
    assert main(["play", "--seed", "1", "--record", str(file)]) == 0
    assert kleos.replay(file.read_text("utf-8")).outcome is not None
    assert f"The record is in {file}." in capsys.readouterr().out
