"""A bot that fails is told on the screen, and the match goes on."""

from pathlib import Path

import pytest

import kleos
from kleos.bots import BOTS, FORFEIT, REPLACED, Bot
from kleos.terminal import session as module
from kleos.terminal.keeping import HUMAN
from kleos.terminal.messages import LANGUAGES, say
from kleos.terminal.session import Session
from kleos.terminal.table.app import TableApp
from kleos.terminal.table.handover import HandOver
from kleos.terminal.table.playing import ASKING, OVER, THINKING

from ..bots import FAILING, Babbling, Crashing, Silent
from .conftest import Sit, Sitting, new_match, records


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.05)
    for bot, _ in FAILING:
        monkeypatch.setattr(bot, "after", 0)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("bot", [bot for bot, _ in FAILING])
def test_the_random_bot_plays_on(sit: Sit, monkeypatch: pytest.MonkeyPatch, lang: str, bot: type[Bot]) -> None:
    monkeypatch.setitem(BOTS, "greedy", bot)

    async def story(at: Sitting) -> None:
        await at.press("a")
        assert at.play.stage == ASKING
        (failure,) = at.session.failures
        assert at.play.notice == failure.text(lang)
        assert say("bot-replaced", lang, seat=1, bot="greedy", problem="")[:40] in at.one_line()
        assert "p1 (random)" in at.text()
        await at.press("a")
        assert not at.play.notice, "it is told once"
        assert len(at.session.failures) == 1

    sit(story, new_match(), against="greedy", lang=lang)


def test_or_it_forfeits(sit: Sit, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "greedy", Babbling)

    def begins(app: TableApp) -> None:
        app.on_fault = FORFEIT
        app.play(Session(new_match(), (HUMAN, "greedy")))

    async def story(at: Sitting) -> None:
        await at.press("a")
        assert at.play.stage == OVER
        assert at.match.outcome is not None
        assert at.match.outcome.winners == (0,)
        assert "p1 (greedy) forfeits the match, because it failed: its answer has" in at.one_line()

    sit(story, begins=begins)
    (record,) = records(data)
    assert "p1 concede\n" in record.read_text("utf-8")
    assert kleos.replay(record.read_text("utf-8")).outcome is not None


def test_what_was_meant_for_a_bot_that_hangs_can_be_taken_back(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 30.0)
    monkeypatch.setitem(BOTS, "greedy", Silent)

    async def story(at: Sitting) -> None:
        await at.pilot.press("a")
        await at.pilot.pause()
        assert at.play.stage == THINKING
        await at.press("u")
        assert at.play.stage == ASKING
        assert at.match.moves is None
        assert at.session.players == (HUMAN, "greedy")

    sit(story, new_match(), against="greedy")


def test_everybody_at_the_screen_is_told(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "greedy", Crashing)
    told = "The random bot now plays for p1 (greedy)"
    seen = set()
    match = kleos.new("saint-seiya", seed=3, players=3)

    async def story(at: Sitting) -> None:
        for _ in range(60):
            if isinstance(at.app.screen, HandOver):
                assert told not in at.one_line()
                await at.press("enter")
                continue
            if told in at.one_line():
                seen.add(at.session.eyes)
            if at.play.stage == ASKING and len(at.items) > 1:
                await at.press("space", "space")
            else:
                await at.press("a")
            if seen == {0, 2}:
                return

    def begins(app: TableApp) -> None:
        assert app.on_fault == REPLACED
        app.play(Session(match, (HUMAN, "greedy", HUMAN)))

    sit(story, begins=begins)
    assert seen == {0, 2}
