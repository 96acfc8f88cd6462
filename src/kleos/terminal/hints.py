"""A hint: what the search bot would do in the player's place, knowing what the player knows."""

from dataclasses import dataclass
from typing import Final

from kleos.bots.search_bot import Budget, thoughts
from kleos.match import Match

HINTS: Final = 3
SEED: Final = 1  # not the match's: that one knows what is hidden
BUDGET = Budget(1.0)


@dataclass(frozen=True)
class Hint:
    """An option by its index, and the chance to win with it in percent."""

    index: int
    percent: int


def hints(match: Match, budget: Budget | None = None) -> list[Hint]:
    """The best options of whoever is to decide, the best first. The match is not changed, but must stay as it is."""
    decision = match.decision
    assert decision is not None
    found = thoughts(match, decision.seat, SEED, budget or BUDGET)
    thought = [one for one in found if one.walks or one.chance]  # of the others nothing is known
    best = [Hint(one.index, round(100 * one.chance)) for one in thought[:HINTS]]
    return sorted(best, key=lambda hint: -hint.percent)
