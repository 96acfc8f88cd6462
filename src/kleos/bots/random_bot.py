"""The random bot: every option is as likely as any other."""

from typing import Final

from kleos.bots.bot import Bot, own_decision
from kleos.engine.rng import seeded
from kleos.match import Match

STREAM: Final = 201


class RandomBot(Bot):
    """Takes any option, all equally likely."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed, STREAM)

    def choose(self, match: Match, seat: int) -> int:
        return self.rng.below(len(own_decision(match, seat).options))
