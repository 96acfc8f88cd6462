import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from kleos.terminal.keeping import VARIABLE
from kleos.terminal.main import main
from kleos.terminal.messages import ENVIRONMENT


class Result(NamedTuple):
    """What a command did."""

    status: int
    out: str
    err: str


Run = Callable[..., Result]


@pytest.fixture(autouse=True)
def no_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """The language of whoever runs the tests does not matter."""
    for name in ENVIRONMENT:
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(autouse=True)
def data(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of the test's own; nothing is kept in that of whoever runs the tests."""
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setenv(VARIABLE, str(folder))
    return folder


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command with lines for its keyboard: run("play --seed 1", "1", "pass")."""

    def command(line: str, *typed: str) -> Result:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{one}\n" for one in typed)))
        status = main(line.split())
        captured = capsys.readouterr()
        return Result(status, captured.out, captured.err)

    return command
