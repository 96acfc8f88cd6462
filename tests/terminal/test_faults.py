"""A bot that fails at the table: it is told, the seat is taken over or given up, and the match stays whole."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import kleos
from kleos.bots import BOTS, FORFEIT, ON_FAULT, REPLACED, Bot, RandomBot
from kleos.terminal import session as module
from kleos.terminal.keeping import HUMAN, last_kept
from kleos.terminal.messages import LANGUAGES, Words, say
from kleos.terminal.session import Session

from .bots import FAILING, Crashing
from .conftest import Run

GAME = "naruto-mythos"
FIVE = "saint-seiya"


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.05)


def played(session: Session) -> None:
    """The people of the session answer at random, up to the end."""
    person = RandomBot(5)
    while (decision := session.match.decision) is not None:
        if session.bot_decides:
            session.bot_takes(session.bot_answer())
        else:
            session.eyes = decision.seat
            session.take(person.choose(session.match, decision.seat))


@pytest.mark.parametrize(("bot", "problem"), FAILING)
@pytest.mark.parametrize("on_fault", ON_FAULT)
@pytest.mark.parametrize(("game", "players"), [(GAME, 2), (FIVE, 3)])
def test_a_failure_leaves_a_whole_match(
    monkeypatch: pytest.MonkeyPatch, bot: type[Bot], problem: str, on_fault: str, game: str, players: int
) -> None:
    monkeypatch.setitem(BOTS, "greedy", bot)
    options = {"turn_limit": 6} if game == FIVE else None
    session = Session(
        kleos.new(game, seed=3, players=players, options=options), (HUMAN, "greedy", "random", "random")[:players]
    )
    session.on_fault = on_fault
    played(session)
    (failure,) = session.failures
    key = "bot-replaced" if on_fault == REPLACED else "bot-forfeits"
    assert failure.text("en") == say(key, "en", seat=1, bot="greedy", problem=problem)
    assert session.players[1] == ("random" if on_fault == REPLACED else "greedy")
    outcome = session.match.outcome
    assert outcome is not None
    assert session.record is not None
    record = Path(session.record).read_text("utf-8")
    assert kleos.replay(record).hash() == session.match.hash()
    assert ("p1 concede\n" in record) == (on_fault == FORFEIT)
    if on_fault == FORFEIT:
        assert 1 not in outcome.winners


def test_whoever_took_over_still_sits_there_when_the_match_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "greedy", Crashing)
    session = Session(kleos.new(GAME, seed=3), (HUMAN, "greedy"))
    person = RandomBot(5)
    while not session.failures:
        if session.bot_decides:
            session.bot_takes(session.bot_answer())
        else:
            session.take(person.choose(session.match, 0))
    kept = last_kept()
    assert kept.players == (HUMAN, "random")
    assert kept.match.hash() == session.match.hash()
    assert session.name(1, "en") == "p1 (random)"


def test_everybody_is_told_once() -> None:
    session = Session(kleos.new(FIVE, seed=3, players=3), (HUMAN, "greedy", HUMAN))
    first, second, third = Words("and"), Words("and"), Words("and")
    session.failures += [first, second]
    session.eyes = 0
    assert session.untold_failures() == [first, second]
    assert session.untold_failures() == []
    session.failures.append(third)
    session.eyes = 2
    assert session.untold_failures() == [first, second, third]
    session.eyes = None
    assert session.untold_failures() == [third], "p0 has not been told of it"
    assert session.untold_failures() == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("on_fault", [None, *ON_FAULT])
def test_line_by_line(run: Run, monkeypatch: pytest.MonkeyPatch, lang: str, on_fault: str | None) -> None:
    monkeypatch.setitem(BOTS, "greedy", Crashing)
    option = "" if on_fault is None else f"--on-fault {on_fault}"
    result = run(f"play --seed 3 --lang {lang} {option}", *["1"] * 12)
    assert (result.status, result.err) == (0, "")
    key = "bot-forfeits" if on_fault == FORFEIT else "bot-replaced"
    problem = say("fault-raised", lang, error="ValueError: no idea")
    told = say(key, lang, seat=1, bot="greedy", problem=problem)
    assert result.out.count(told) == 1
    if on_fault == FORFEIT:
        assert say("seed-was", lang, seed=3) in result.out.partition(told)[2], "the match is over"
    else:
        assert "p1 (random)" in result.out.partition(told)[2], "the table names who sits there now"
        assert "p1 (greedy)" not in result.out.partition(told)[2]


def test_a_table_can_be_left_while_a_bot_never_answers(tmp_path: Path) -> None:
    """The process ends though the bot's thread does not, and nobody waits out its time."""
    code = """
import asyncio
import kleos
from kleos.bots import BOTS
from kleos.terminal.session import Session
from kleos.terminal.table.app import TableApp
from tests.terminal.bots import Silent

Silent.after = 0
BOTS["greedy"] = Silent
app = TableApp("en", lambda app: app.play(Session(kleos.new("naruto-mythos", seed=3), ("human", "greedy"))))

async def whole():
    async with app.run_test() as pilot:
        await pilot.press("a")
        await pilot.pause(0.2)
        await pilot.press("q", "b")
    print(app.return_value)

asyncio.run(whole())
"""
    root = Path(__file__).parents[2]
    paths = [str(root), *[path for path in sys.path if path]]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "KLEOS_DATA": str(tmp_path)}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=25)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == say("match-kept-in-folder", "en") + "\n"
