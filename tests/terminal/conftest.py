import io
from collections.abc import Callable
from typing import NamedTuple

import pytest

from kleos.terminal.main import main


class Result(NamedTuple):
    """What a command did."""

    status: int
    out: str
    err: str


Run = Callable[..., Result]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs a command with lines for its keyboard: run("play --seed 1", "1", "pass")."""

    def command(line: str, *typed: str) -> Result:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{one}\n" for one in typed)))
        status = main(line.split())
        captured = capsys.readouterr()
        return Result(status, captured.out, captured.err)

    return command
