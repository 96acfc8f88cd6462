"""Bots that fail, each in its own way."""

import threading
from typing import Any

from kleos.bots import Bot, RandomBot
from kleos.match import Match


class Failing(Bot):
    """Plays at random up to some move of the match, and then fails."""

    after = 6

    def __init__(self, seed: int) -> None:
        self.plays = RandomBot(seed)

    def choose(self, match: Match, seat: int) -> int:
        if match.moves is None or match.moves.count < self.after:
            return self.plays.choose(match, seat)
        answer: int = self.fail()
        return answer

    def fail(self) -> Any:
        raise NotImplementedError


class Crashing(Failing):
    def fail(self) -> Any:
        raise ValueError("no idea")


class Babbling(Failing):
    def fail(self) -> Any:
        return "pass"


class Silent(Failing):
    """Never answers, and cannot be stopped."""

    def fail(self) -> Any:
        threading.Event().wait()


FAILING = [
    (Crashing, "it raised ValueError: no idea"),
    (Babbling, "its answer has the type str, expected a whole number"),
    (Silent, "it took longer than 0 s to answer"),
]
