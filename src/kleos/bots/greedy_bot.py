"""The greedy bot: tries every option on a few matches that could be the real one and takes what looks best.

It never looks at the real match beyond its own options: what it cannot see is dealt anew in every sample.
"""

from typing import Final

from kleos.bots.bot import Bot, own_decision
from kleos.bots.knowledge import evaluation_of, outlook_of
from kleos.bots.outlook import Evaluation, Instinct
from kleos.bots.tree import finish
from kleos.engine.rng import Rng, seeded
from kleos.match import Match

STREAM: Final = 202
SAMPLES: Final = 4


class GreedyBot(Bot):
    """Looks one decision ahead on determinized matches."""

    name = "greedy"

    def __init__(self, seed: int, samples: int = SAMPLES, evaluate: Evaluation | None = None) -> None:
        self.rng = seeded(seed, STREAM)
        self.samples = samples
        self.evaluate = evaluate  # None: the one of the game

    def choose(self, match: Match, seat: int) -> int:
        tokens = own_decision(match, seat).options.tokens()
        if len(tokens) == 1:
            return 0
        evaluate = self.evaluate or evaluation_of(match.game.id)
        inside = outlook_of(match.game.id).inside
        sums = [0.0] * len(tokens)
        counts = [0] * len(tokens)
        for _ in range(self.samples):
            world = match.determinize(seat, self.rng.word())
            luck = self.rng.word()  # every option meets the same luck
            asked = world.decision
            if asked is None or asked.seat != seat:
                continue
            offered = {token: index for index, token in enumerate(asked.options.tokens())}
            for i, token in enumerate(tokens):
                if token in offered:  # what the real match offers may be impossible in this sample
                    sums[i] += worth(world, offered[token], seat, seeded(luck), evaluate, inside)
                    counts[i] += 1
        means = [total / count if count else float("-inf") for total, count in zip(sums, counts)]
        return means.index(max(means))


def worth(world: Match, index: int, seat: int, rng: Rng, evaluate: Evaluation, inside: Instinct) -> float:
    """What the position is worth to the seat after the option and everything it leads to up to the next turn."""
    trial = world.clone()
    trial.choose(index)
    finish(trial, rng, inside)
    return evaluate(trial, seat)
