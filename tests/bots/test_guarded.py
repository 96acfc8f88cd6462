import pickle
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

import pytest

import kleos
from kleos.bots import PATIENCE, Bot, Fault, GreedyBot, GuardedBot, RandomBot, bot_named
from kleos.match import Match
from kleos.testing.wording import WRITTEN_OUT

GAME = "naruto-mythos"


class Scripted(Bot):
    """Plays like the random bot, but for one answer."""

    name = "scripted"

    def __init__(self, answer: Any, after: int = 0) -> None:
        self.plays = RandomBot(1)
        self.answer = answer
        self.left = after
        self.asked = 0

    def choose(self, match: Match, seat: int) -> int:
        self.asked += 1
        if self.left:
            self.left -= 1
            return self.plays.choose(match, seat)
        if isinstance(self.answer, BaseException):
            raise self.answer
        answer: int = self.answer
        return answer


class Cheat(Bot):
    """Plays the whole match by itself while it is asked for one answer."""

    name = "cheat"

    def choose(self, match: Match, seat: int) -> int:
        while match.decision is not None:
            match.choose(0)
        return 0


class Slow(Bot):
    """Answers when it is let to, or never."""

    name = "slow"

    def __init__(self, until: Callable[[], bool]) -> None:
        self.until = until
        self.thread: threading.Thread | None = None

    def choose(self, match: Match, seat: int) -> int:
        self.thread = threading.current_thread()
        while not self.until():
            time.sleep(0.001)
        return 0


@pytest.mark.parametrize("patience", [None, 30.0])
@pytest.mark.parametrize(
    ("answer", "problem"),
    [
        (ValueError("no\n  idea"), "it raised ValueError: no idea"),
        (ZeroDivisionError(), "it raised ZeroDivisionError"),
        (SystemExit(3), "it raised SystemExit: 3"),
        (ValueError("x" * 1000), f"it raised ValueError: {'x' * 188}"),
        (99, "it answered 99, expected 0 to 1"),
        (-1, "it answered -1, expected 0 to 1"),
        (None, "its answer has the type NoneType, expected a whole number"),
        ("keep", "its answer has the type str, expected a whole number"),
        (True, "its answer has the type bool, expected a whole number"),
        (0.0, "its answer has the type float, expected a whole number"),
    ],
)
def test_a_bot_that_fails_is_replaced_for_the_rest_of_the_match(
    answer: Any, problem: str, patience: float | None
) -> None:
    match = kleos.new(GAME, seed=1)
    first = Scripted(answer)
    bot = GuardedBot(first, RandomBot(7), patience)
    plain = RandomBot(7)
    assert bot.name == "scripted"
    for _ in range(2):
        assert bot.choose(match, 0) == plain.choose(match, 0)
    assert first.asked == 1
    assert bot.fault is not None
    assert bot.fault.moves == 0
    assert bot.fault.problem.text() == problem
    assert bool(bot.fault.trace) == isinstance(answer, BaseException)


def test_the_fault_says_after_which_move_and_where() -> None:
    match = kleos.new(GAME, seed=1)
    bots: list[Bot] = [GuardedBot(Scripted(KeyError("gone"), after=2), RandomBot(1)), RandomBot(2)]
    while (decision := match.decision) is not None:
        match.choose(bots[decision.seat].choose(match, decision.seat))
    guarded = bots[0]
    assert isinstance(guarded, GuardedBot)
    assert guarded.fault is not None
    assert guarded.fault.moves > 2
    assert "KeyError: 'gone'" in guarded.fault.trace
    assert "in choose" in guarded.fault.trace
    assert kleos.replay(match.record()).hash() == match.hash()


def test_a_bot_without_faults_answers_as_ever() -> None:
    match = kleos.new(GAME, seed=1)
    bot = GuardedBot(RandomBot(3), RandomBot(4))
    plain = RandomBot(3)
    assert [bot.choose(match, 0) for _ in range(20)] == [plain.choose(match, 0) for _ in range(20)]
    assert bot.fault is None


def test_a_bot_cannot_touch_the_match() -> None:
    match = kleos.new(GAME, seed=1)
    before = match.hash()
    bot = GuardedBot(Cheat(), RandomBot(1))
    assert bot.choose(match, 0) == 0
    assert bot.fault is None
    assert match.hash() == before


def test_asking_for_another_seat_is_no_fault_of_the_bot() -> None:
    bot = GuardedBot(RandomBot(1), RandomBot(2))
    with pytest.raises(kleos.KleosError, match="p0 decides now, not p1"):
        bot.choose(kleos.new(GAME, seed=1), 1)
    assert bot.fault is None


@pytest.mark.parametrize("patience", [None, 30.0])
def test_an_interrupt_is_no_fault(patience: float | None) -> None:
    bot = GuardedBot(Scripted(KeyboardInterrupt()), RandomBot(1), patience)
    with pytest.raises(KeyboardInterrupt):
        bot.choose(kleos.new(GAME, seed=1), 0)


def test_a_fault_is_told_in_every_language_and_travels_between_processes() -> None:
    bot = GuardedBot(Scripted(5), RandomBot(1))
    bot.choose(kleos.new(GAME, seed=1), 0)
    assert bot.fault is not None
    back: Fault = pickle.loads(pickle.dumps(bot.fault))
    assert [back.problem.text(lang) for lang in WRITTEN_OUT] == [
        "it answered 5, expected 0 to 1",
        "il a répondu 5, les réponses possibles vont de 0 à 1",
        "ha risposto 5, le risposte possibili vanno da 0 a 1",
    ]


# Time -----------------------------------------------------------------------------------------------------------------------
def test_a_bot_that_never_answers_is_replaced_and_stopped() -> None:
    match = kleos.new(GAME, seed=1)
    slow = Slow(lambda: False)
    bot = GuardedBot(slow, RandomBot(7), patience=0.05)
    plain = RandomBot(7)
    for _ in range(2):
        assert bot.choose(match, 0) == plain.choose(match, 0)
    assert bot.fault is not None
    assert [bot.fault.problem.text(lang) for lang in WRITTEN_OUT] == [
        "it took longer than 0 s to answer",
        "il n'a pas répondu en 0 s",
        "non ha risposto entro 0 s",
    ]
    assert slow.thread is not None
    slow.thread.join(30)
    assert not slow.thread.is_alive(), "it does not go on using the processor"


def test_a_bot_has_the_time_it_allows_itself_and_patience_beyond() -> None:
    match = kleos.new(GAME, seed=1)
    looks = iter([False] * 20 + [True])
    bot = Slow(lambda: next(looks))  # answers after a while
    bot.seconds = 30.0
    guarded = GuardedBot(bot, RandomBot(1), patience=0.0)
    assert guarded.limit == 30.0
    assert guarded.choose(match, 0) == 0
    assert guarded.fault is None
    assert bot_named("search:2s", 1).seconds == 2.0
    assert GuardedBot(bot_named("search:adept", 1), RandomBot(1), PATIENCE).limit == 30.25


def test_patience_changes_no_answer() -> None:
    match = kleos.new(GAME, seed=1)
    bot = GuardedBot(GreedyBot(3), RandomBot(4), PATIENCE)
    plain = GreedyBot(3)
    assert [bot.choose(match, 0) for _ in range(5)] == [plain.choose(match, 0) for _ in range(5)]
    assert bot.fault is None


def test_an_answer_that_comes_too_late_is_dropped() -> None:
    match = kleos.new(GAME, seed=1)
    before = match.hash()
    late = threading.Event()

    class Deaf(Bot):
        """Waits for something outside, where nothing can be raised in it."""

        name = "deaf"

        def choose(self, match: Match, seat: int) -> int:
            late.wait(30)
            return 99

    bot = GuardedBot(Deaf(), RandomBot(7), patience=0.02)
    assert bot.choose(match, 0) == RandomBot(7).choose(match, 0)
    fault = bot.fault
    late.set()
    time.sleep(0.02)
    assert bot.fault is fault
    assert match.hash() == before


def test_a_bot_that_never_answers_does_not_keep_the_process() -> None:
    code = """
import threading
import kleos
from kleos.bots import Bot, GuardedBot, RandomBot

class Deaf(Bot):
    def choose(self, match, seat):
        threading.Event().wait()

bot = GuardedBot(Deaf(), RandomBot(1), patience=0.05)
bot.choose(kleos.new("naruto-mythos", seed=1), 0)
print(bot.fault.problem.text())
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (0, "it took longer than 0 s to answer\n", "")
