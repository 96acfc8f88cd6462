import json
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kleos.bots import BOTS, Bot
from kleos.lab.arena import INTERRUPTED, WORKER_LOST, Contest, Results, arena
from kleos.match import Match
from kleos.terminal import arena as module
from kleos.terminal.messages import LANGUAGES, say
from kleos.testing.wording import WRITTEN_OUT

from .conftest import Run
from .test_commands import english_in

COMMAND = "arena naruto-mythos --bots random,random,random -n 2 --seed 5 --workers 1"


class Broken(Bot):
    name = "broken"

    def __init__(self, seed: int) -> None: ...

    def choose(self, match: Match, seat: int) -> int:
        return 99


def test_the_arena_shows_who_wins_how_much(run: Run) -> None:
    result = run(COMMAND)
    assert (result.status, result.err) == (0, "")
    assert result.out.startswith(
        "12 matches of naruto-mythos, random decks, seed 5\nevery group of 2 out of 3 bots, 2 deals each"
    )
    for words in ("random 1", "random 3", "95 % interval", "Elo", "±", "against", "p0 ahead by", "matches/s"):
        assert words in result.out
    assert "Interrupted" not in result.out
    assert run(COMMAND).out.splitlines()[:-1] == result.out.splitlines()[:-1]


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_the_arena_in_the_language(run: Run, lang: str) -> None:
    result = run(f"{COMMAND} --lang {lang}")
    assert result.status == 0
    assert english_in(result.out) == []


def test_everything_goes_into_files(run: Run, tmp_path: Path) -> None:
    written, picture = tmp_path / "a.json", tmp_path / "a.svg"
    assert run(f"{COMMAND} --option mode=competitive --json {written} --plot {picture}").status == 0
    told = json.loads(written.read_text("utf-8"))
    assert (told["seed"], told["matches"], told["end"]) == (5, 12, "complete")
    assert told["options"] == {"mode": "competitive"}
    assert len(told["played"]) == 12
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")
    assert sorted(tmp_path.iterdir()) == [written, picture], "nothing else is left behind"


def test_a_document_may_go_into_a_pipe() -> None:
    line = [sys.executable, "-m", "kleos.terminal.main", *COMMAND.split(), "--json", "/dev/stderr"]
    result = subprocess.run(line, capture_output=True, text=True, timeout=120)
    assert json.loads(result.stderr)["matches"] == 12


@pytest.mark.parametrize("option", ["--json", "--plot"])
def test_a_file_that_cannot_be_written_is_told_before_anything_is_played(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, option: str
) -> None:
    monkeypatch.delattr(module, "arena")
    kept = tmp_path / "kept"
    kept.write_text("kept", "utf-8")
    for file, key in (
        (tmp_path, "file-is-folder"),
        (tmp_path / "no" / "x", "file-missing"),
        (kept / "x", "file-no-folder"),
    ):
        for lang in LANGUAGES:
            result = run(f"{COMMAND} {option} {file} --lang {lang}")
            assert (result.status, result.out) == (2, "")
            assert say(key, lang) in result.err
    assert kept.read_text("utf-8") == "kept"


def test_at_a_table_of_three(run: Run) -> None:
    line = "arena saint-seiya --players 3 --bots random,random,random,random -n 1 --seed 1 --option turn_limit=4"
    result = run(f"{line} --workers 1")
    assert result.status == 0
    assert result.out.startswith("12 matches of saint-seiya, seed 1\nevery group of 3 out of 4 bots, 1 deal each")
    assert re.search(r"^bot +p0 +p1 +p2 +p0 ahead by$", result.out, re.MULTILINE)


@pytest.mark.parametrize(
    ("on_fault", "words"),
    [
        ("random", ("random took over", "random a joué à sa place", "random ha giocato al suo posto")),
        ("forfeit", ("which it forfeited", "il a déclaré forfait", "ha perso per abbandono")),
    ],
)
def test_faults_are_shown(run: Run, monkeypatch: pytest.MonkeyPatch, on_fault: str, words: tuple[str, ...]) -> None:
    monkeypatch.setitem(BOTS, "broken", Broken)
    line = f"arena naruto-mythos --bots broken,random -n 2 --seed 1 --workers 1 --on-fault {on_fault}"
    for lang, what in zip(WRITTEN_OUT, words, strict=True):
        result = run(f"{line} --lang {lang}")
        assert result.status == 0
        (told,) = [line for line in result.out.splitlines() if line.startswith("· broken")]
        assert what in told
        assert "4" in told
        assert "99" in told
        assert lang == "en" or english_in(told) == []


@pytest.mark.parametrize(("end", "status"), [(INTERRUPTED, 130), (WORKER_LOST, 1)])
def test_an_early_end_is_told(run: Run, monkeypatch: pytest.MonkeyPatch, end: str, status: int) -> None:
    def cut(contest: Contest, workers: int, on_progress: Callable[[int], None]) -> Results:
        results = arena(contest, workers, on_progress)
        results.end = end
        del results.played[2:]
        return results

    monkeypatch.setattr(module, "arena", cut)
    for lang in LANGUAGES:
        result = run(f"{COMMAND} --lang {lang}")
        assert result.status == status
        assert result.out.splitlines()[-1] == say(module.ENDED[end], lang, played=2, all=12)
        assert "–" in result.out, "who has not met has no Elo"


def heed_interrupts() -> None:
    """Tests that run in the background may have been told to ignore them; who sits at a terminal is not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def read(terminal: int) -> bytes:
    """What a terminal was shown; nothing when whoever wrote to it has gone."""
    try:
        return os.read(terminal, 65536)
    except OSError:
        return b""


def press_ctrl_c(process: int) -> None:
    """As a terminal does it: the signal goes to the command and all its processes."""
    os.killpg(process, signal.SIGINT)


def ask_to_end(process: int) -> None:
    """As `kill` does it."""
    os.kill(process, signal.SIGTERM)


@pytest.mark.skipif(sys.platform == "win32", reason="needs a terminal of its own")
@pytest.mark.parametrize("interrupt", [press_ctrl_c, ask_to_end])
def test_an_interrupt_reports_what_was_played(tmp_path: Path, interrupt: Callable[[int], None]) -> None:
    """While the bar is shown."""
    written = tmp_path / "a.json"
    line = [sys.executable, "-m", "kleos.terminal.main", "arena", "naruto-mythos", "--bots", "random,random"]
    line += ["-n", "1000000", "--workers", "2", "--json", str(written)]
    terminal, its_end = os.openpty()
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "80"}
    with subprocess.Popen(
        line,
        stdout=subprocess.PIPE,
        stderr=its_end,
        text=True,
        env=environment,
        start_new_session=True,
        preexec_fn=heed_interrupts,
    ) as process:
        shown = ""
        while not re.search(r"[1-9]\d*/2000000", shown):
            shown += os.read(terminal, 4096).decode("utf-8", "replace")
        interrupt(process.pid)
        rest: list[bytes] = []
        reading = threading.Thread(target=lambda: rest.extend(iter(lambda: read(terminal), b"")), daemon=True)
        reading.start()  # somebody sits at the terminal: it never fills up
        try:
            out, _ = process.communicate(timeout=60)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            raise
    os.close(its_end)
    reading.join(10)
    os.close(terminal)
    shown += b"".join(rest).decode("utf-8", "replace")
    assert process.returncode == 130
    assert "Traceback" not in shown
    assert "Interrupted after " in out
    told = json.loads(written.read_text("utf-8"))
    assert told["end"] == "interrupted"
    assert told["matches"] == len(told["played"]) > 0
