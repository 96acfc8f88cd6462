"""Hints at the table: thought out beside the screen, shown until the decision is answered, and to nobody else."""

import threading

import pytest

import kleos
from kleos.bots.search_bot import LONGEST, Budget
from kleos.match import Match
from kleos.terminal import hints as module
from kleos.terminal.hints import Hint, hints
from kleos.terminal.keeping import HUMAN
from kleos.terminal.messages import LANGUAGES, say
from kleos.terminal.session import Answer, Session
from kleos.terminal.table import playing
from kleos.terminal.table.handover import HandOver
from kleos.terminal.table.playing import ASKING, HANDING, OVER, THINKING
from kleos.terminal.table.reading import Reading

from .conftest import LARGE, SMALL, Sit, Sitting, new_match, plain


@pytest.fixture(autouse=True)
def walks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BUDGET", Budget(LONGEST, 30))


class Slow:
    """Hints that come when they are let out."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.released = threading.Event()
        self.done = threading.Event()
        monkeypatch.setattr(playing, "hints", self)

    def __call__(self, match: Match) -> list[Hint]:
        assert self.released.wait(30)
        self.done.set()
        return hints(match)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, (120, 40), LARGE])
def test_three_moves_and_their_chances(sit: Sit, lang: str, size: tuple[int, int]) -> None:
    async def story(at: Sitting) -> None:
        await at.press("a")
        before = at.match.save()
        assert f"h {say('bar-hint', lang)}" in at.text()
        await at.press("h")
        assert at.match.save() == before, "a hint changes nothing"
        found = hints(at.match.clone())
        assert len(found) == 3
        assert at.play.hints == found
        assert at.says("hint-title")
        decision = at.match.decision
        assert decision is not None
        for hint in found:
            chance = say("hint-chance", lang, percent=hint.percent)
            text = decision.options[hint.index].text(lang)
            assert plain(f"{chance} {text}")[:55] in at.one_line()
        assert at.says("state-yours"), "the table is still there"
        await at.press("question_mark", *["down"] * (0 if size == LARGE else 4))
        assert isinstance(at.app.screen, Reading)
        assert at.says("keys-hint")

    sit(story, new_match(), size=size, lang=lang)


def test_fewer_options_fewer_hints(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.press("h")
        assert len(at.play.hints) == len(at.items) == 2
        assert at.play.news_rows() == 3

    sit(story, new_match())


def test_a_hint_stays_until_the_answer_or_until_it_is_put_away(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.press("a")
        for away in ("h", "escape"):
            await at.press("h")
            assert at.says("hint-title")
            await at.press(away)
            assert not at.play.hints
            assert not at.says("hint-title")
        await at.press("h", "a")
        assert at.play.picked is not None
        assert at.says("hint-title"), "a card is picked, but nothing is decided"
        await at.press("l")
        assert plain(say("hint-title", "fr")) in at.one_line()
        await at.press("a")
        assert not at.play.hints
        assert not at.says("hint-title")

    sit(story, new_match())


def test_the_letters_lead_to_the_hints(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.press("a", "h")
        best = at.play.hints[0]
        entries = at.play.found(at.play.look())
        letter = next(entry.letter for entry in entries if best.index in entry.options)
        chance = say("hint-chance", "en", percent=best.percent)
        assert f"{letter} {chance}" in at.one_line()
        await at.press(letter)
        assert at.play.picked is not None

    sit(story, new_match())


# While it is thought out ----------------------------------------------------------------------------------------------------
def test_the_screen_answers_meanwhile(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(monkeypatch)

    async def story(at: Sitting) -> None:
        await at.press("a")
        await at.pilot.press("h")
        await at.pilot.pause()
        assert at.says("hint-thinking")
        await at.pilot.press("i")
        await at.pilot.pause()
        assert isinstance(at.app.screen, Reading)
        await at.pilot.press("escape")
        slow.released.set()
        await at.settle()
        assert at.says("hint-title")

    sit(story, new_match())


@pytest.mark.parametrize("keys", [("b",), ("h",), ("escape",), ("q", "c")])
def test_going_on_leaves_it(sit: Sit, monkeypatch: pytest.MonkeyPatch, keys: tuple[str, ...]) -> None:
    """A hint for a decision that is no longer open, or that nobody wants any more, never appears."""
    slow = Slow(monkeypatch)

    async def story(at: Sitting) -> None:
        await at.pilot.press("h")
        await at.pilot.pause()
        for key in keys:
            await at.pilot.press(key)
            await at.pilot.pause()
        assert at.play.advising is None
        slow.released.set()
        assert slow.done.wait(30)
        await at.settle()
        await at.pilot.pause(0.1)
        assert at.play.hints == []
        assert not at.says("hint-title")
        assert not at.says("hint-thinking")

    sit(story, new_match())


def test_the_table_can_be_left_meanwhile(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(monkeypatch)

    async def story(at: Sitting) -> None:
        await at.pilot.press("h")
        await at.pilot.press("q", "b")
        await at.pilot.pause()

    sit(story, new_match())
    slow.released.set()


def test_a_hint_that_fails_is_told(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(match: Match) -> list[Hint]:
        raise ValueError("no idea")

    monkeypatch.setattr(playing, "hints", broken)

    async def story(at: Sitting) -> None:
        await at.press("h")
        assert at.says("hint-failed", problem="ValueError: no idea")
        await at.press("a")
        assert at.match.moves is not None

    sit(story, new_match())


# Where there is none --------------------------------------------------------------------------------------------------------
def test_none_while_a_bot_thinks_nor_at_the_end(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    released = threading.Event()
    thinking = Session.bot_answer

    def slowly(session: Session) -> Answer:
        assert released.wait(30)
        return thinking(session)

    monkeypatch.setattr(Session, "bot_answer", slowly)

    async def story(at: Sitting) -> None:
        await at.pilot.press("a")
        await at.pilot.pause()
        assert at.play.stage == THINKING
        assert "h hint" not in at.text()
        await at.pilot.press("h")
        await at.pilot.pause()
        assert at.play.advising is None
        assert at.says("why-not-yours")
        released.set()
        await at.settle()
        assert at.play.stage == ASKING
        assert "h hint" in at.text()
        await at.press("q", "c")
        assert at.play.stage == OVER
        assert "h hint" not in at.text()
        await at.press("h")
        assert at.play.advising is None
        assert not at.play.hints

    sit(story, new_match())


def test_with_two_people_it_is_for_the_one_who_looks(sit: Sit) -> None:
    match = new_match(6)

    async def story(at: Sitting) -> None:
        await at.press("h")
        assert isinstance(at.app.screen, HandOver)
        assert not at.play.hints, "nobody looks yet"
        await at.press("enter", "h")
        assert at.session.eyes == 0
        assert at.play.hints == hints(at.match.clone())
        assert at.says("hint-title")
        await at.press("a")
        assert at.play.stage == HANDING
        assert "h hint" not in at.text()
        assert not at.play.hints
        await at.press("h")
        assert not at.play.hints
        await at.press("a")
        assert isinstance(at.app.screen, HandOver)
        assert not at.says("hint-title")
        await at.press("enter")
        assert at.session.eyes == 1
        assert not at.play.hints
        assert not at.says("hint-title")
        await at.press("h")
        assert at.play.hints == hints(at.match.clone())

    sit(story, match, against=HUMAN)


def test_in_saint_seiya_too(sit: Sit) -> None:
    async def story(at: Sitting) -> None:
        await at.press("h")
        assert len(at.play.hints) == 3
        assert at.says("hint-title")

    sit(story, kleos.new("saint-seiya", seed=4, players=3))
