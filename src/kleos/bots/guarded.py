"""A bot that nobody has to trust: where it raises, answers nonsense or does not answer, another takes its place."""

import traceback
from dataclasses import dataclass
from typing import Final

from kleos.bots.background import Background
from kleos.bots.bot import Bot, own_decision
from kleos.bots.random_bot import RandomBot
from kleos.language.messages import Words
from kleos.match import Match

LONGEST: Final = 200  # letters of somebody else's error that are worth repeating
PATIENCE: Final = 30.0  # seconds beyond what a bot allows itself, after which nobody waits for it any more

# What becomes of a seat whose bot fails
REPLACED: Final = "random"
FORFEIT: Final = "forfeit"
ON_FAULT: Final = (REPLACED, FORFEIT)


@dataclass(frozen=True)
class Fault:
    """What a bot did wrong: after how many moves of the match, what, and where it was raised."""

    moves: int
    problem: Words
    trace: str = ""  # empty where nothing was raised


class GuardedBot(Bot):
    """Answers as its bot does, until that one fails; from then on as the fallback does. `fault` says what happened.

    The bot is given a copy of the match, so that the real one cannot come to harm. With some `patience` it answers in a
    thread of its own, and has failed when it takes so many seconds longer than it allows itself.
    """

    def __init__(self, bot: Bot, fallback: Bot, patience: float | None = None) -> None:
        self.name = bot.name
        self.bot = bot
        self.fallback = fallback
        self.fault: Fault | None = None
        self.limit: float | None = None
        if patience is not None and type(bot) is not RandomBot:  # whose answer takes less time than starting a thread
            self.limit = bot.seconds + patience

    def choose(self, match: Match, seat: int) -> int:
        offered = len(own_decision(match, seat).options)
        if self.fault is None:
            moves = 0 if match.moves is None else match.moves.count
            try:
                answer = self.answered(match.clone(), seat)
            except Late:
                self.fault = Fault(moves, Words("fault-late", seconds=self.limit))
            except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever it is, the match goes on and it is told
                self.fault = Fault(moves, Words("fault-raised", error=in_one_line(error)), traced(error))
            else:
                problem = nonsense(answer, offered)
                if problem is None:
                    return answer
                self.fault = Fault(moves, problem)
        return self.fallback.choose(match, seat)

    def answered(self, match: Match, seat: int) -> int:
        """What the bot answers, if it does in time."""
        if self.limit is None:
            return self.bot.choose(match, seat)
        answer = Background(lambda: self.bot.choose(match, seat))
        if not answer.wait(self.limit):
            answer.abandon()
            raise Late
        return answer.result()


class Late(BaseException):
    """Nobody waits for the answer any more."""


def nonsense(answer: object, offered: int) -> Words | None:
    """What is wrong with an answer where so many options are offered; None if it is one of them."""
    if type(answer) is not int:
        return Words("fault-type", type=type(answer).__name__)
    if not 0 <= answer < offered:
        return Words("fault-index", answer=answer, last=offered - 1)
    return None


def in_one_line(error: BaseException) -> str:
    said = " ".join(str(error).split())
    kind = type(error).__name__
    return f"{kind}: {said}"[:LONGEST] if said else kind


def traced(error: BaseException) -> str:
    return "".join(traceback.format_exception(error))
