"""The greedy bot: tries every option on a few matches that could be the real one and takes what looks best.

It never looks at the real match beyond its own options: what it cannot see is dealt anew in every sample.
"""

from typing import Final

from kleos.bots.bot import Bot, own_decision
from kleos.bots.evaluation import Evaluation, evaluation_of
from kleos.engine.actions import SKIP, STOP
from kleos.engine.rng import Rng, seeded
from kleos.match import Match

STREAM: Final = 202
SAMPLES: Final = 4
MOST_ANSWERS: Final = 40  # to questions inside one move; afterwards the position is judged as it stands


class GreedyBot(Bot):
    """Looks one decision ahead on determinized matches."""

    name = "greedy"

    def __init__(self, seed: int, samples: int = SAMPLES) -> None:
        self.rng = seeded(seed, STREAM)
        self.samples = samples

    def choose(self, match: Match, seat: int) -> int:
        tokens = own_decision(match, seat).options.tokens()
        if len(tokens) == 1:
            return 0
        evaluate = evaluation_of(match.game.id)
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
                    sums[i] += worth(world, offered[token], seat, seeded(luck), evaluate)
                    counts[i] += 1
        means = [total / count if count else float("-inf") for total, count in zip(sums, counts)]
        return means.index(max(means))


def worth(world: Match, index: int, seat: int, rng: Rng, evaluate: Evaluation) -> float:
    """What the position is worth to the seat after the option and everything it leads to up to the next turn."""
    trial = world.clone()
    trial.choose(index)
    finish_move(trial, rng)
    return evaluate(trial, seat)


def finish_move(trial: Match, rng: Rng) -> None:
    """Answers the questions inside a move: lines are used, targets are picked at random."""
    top_level = trial.game.top_level
    kinds = trial.game.kinds
    for _ in range(MOST_ANSWERS):
        state = trial.state
        if state.seat < 0 or kinds[state.kind] in top_level:
            return
        options = state.options
        willing = [i for i, option in enumerate(options) if option.verb != SKIP and option.verb != STOP]
        trial.choose(willing[rng.below(len(willing))])
