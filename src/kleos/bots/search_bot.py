"""The search bot: information-set Monte Carlo tree search within a budget of time or walks, and its levels."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import inf
from typing import Final

from kleos.bots.bot import Bot, own_decision
from kleos.bots.knowledge import outlook_of
from kleos.bots.tree import Search
from kleos.engine.errors import KleosError
from kleos.engine.rng import Rng, seeded
from kleos.language.messages import Words
from kleos.match import Match

STREAM: Final = 203
UNLIMITED: Final = 10**9
SPARE: Final = 0.97  # of the time, so that the last walk still ends in it
LONGEST: Final = 3600.0  # seconds for one decision
FINE: Final = 1_000_000  # steps into which chance divides a level's noise


@dataclass(frozen=True)
class Budget:
    """What a decision may cost, and how much the bot errs: its judgement of each answer is off by up to `noise`."""

    seconds: float
    walks: int = UNLIMITED
    noise: float = 0.0


LEVELS: Final[dict[str, Budget]] = {
    "novice": Budget(1.0, 40, 0.25),  # sees what is near, and often takes the second best
    "adept": Budget(0.25, 600, 0.05),
    "master": Budget(1.0),
}
DEFAULT: Final = "adept"


def budget_of(text: str) -> Budget:
    """A budget by its name: a level, a time, or a number of walks; raises KleosError for anything else."""
    if text in LEVELS:
        return LEVELS[text]
    found = re.fullmatch(r"(\d{1,7}(?:\.\d{1,3})?)(ms|s|w)", text, re.ASCII)
    if found is not None:
        number = float(found[1])
        if found[2] == "w" and number >= 1 and number.is_integer():
            return Budget(LONGEST, int(number))
        seconds = number / 1000 if found[2] == "ms" else number
        if found[2] != "w" and 0 < seconds <= LONGEST:
            return Budget(seconds)
    raise KleosError(Words("bot-budget", text=text[:40], longest=int(LONGEST), levels=", ".join(LEVELS)))


@dataclass(frozen=True)
class Thought:
    """What a search thinks of an answer: the chance to win with it, and how many walks that is drawn from."""

    index: int
    chance: float
    worth: float  # from 0 to 1, as the search compares: far ahead or behind, chances are all alike, this is not
    walks: int


def thoughts(match: Match, seat: int, seed: int, budget: Budget) -> list[Thought]:
    """All answers to the open decision, the best first: what is told to people."""
    rng = seeded(seed, STREAM)
    search = searched(match, seat, rng, budget)
    tokens = own_decision(match, seat).options.tokens()
    out = []
    for index in best_first(search, tokens):
        branch = search.root.children.get(tokens[index])
        if branch is None:  # offered in no deal that was looked at
            out.append(Thought(index, 0.0, 0.0, 0))
        else:
            out.append(Thought(index, search.chance(tokens[index]), search.worth(tokens[index]), branch.visits))
    first = offhand(match, seat, rng)
    return sorted(out, key=lambda thought: thought.index != first)


def searched(match: Match, seat: int, rng: Rng, budget: Budget) -> Search:
    search = Search(match, seat, rng, outlook_of(match.game.id))
    search.run(budget.seconds * SPARE, budget.walks)
    return search


def best_first(search: Search, tokens: Sequence[str]) -> list[int]:
    """Answers by number: those that were played on, by how that went; the others by how often they were walked."""

    def merit(index: int) -> tuple[float, int, float]:
        token = tokens[index]
        branch = search.root.children.get(token)
        return search.gains.get(token, -inf), 0 if branch is None else branch.visits, search.worth(token)

    return sorted(range(len(tokens)), key=merit, reverse=True)


def offhand(match: Match, seat: int, rng: Rng) -> int | None:
    """The answer by instinct, where the game leaves the decision to it."""
    decision = own_decision(match, seat)
    outlook = outlook_of(match.game.id)
    if decision.kind not in outlook.offhand:
        return None
    world = match.determinize(seat, rng.word())
    return decision.options.tokens().index(outlook.instinct(world.state, rng).token)


class SearchBot(Bot):
    """Walks through what could happen as long as its budget lasts, and takes the answer that turned out best."""

    name = "search"

    def __init__(self, seed: int, budget: Budget | None = None) -> None:
        self.rng = seeded(seed, STREAM)
        self.budget = budget or LEVELS[DEFAULT]
        self.seconds = self.budget.seconds

    def hurry(self, seconds: float) -> None:
        self.budget = replace(self.budget, seconds=min(self.budget.seconds, seconds))
        self.seconds = self.budget.seconds

    def choose(self, match: Match, seat: int) -> int:
        if len(own_decision(match, seat).options) == 1:
            return 0
        answer = offhand(match, seat, self.rng)
        if answer is not None:
            return answer
        tokens = own_decision(match, seat).options.tokens()
        search = searched(match, seat, seeded(self.rng.word(), STREAM), self.budget)
        order = best_first(search, tokens)
        noise = self.budget.noise
        if noise == 0.0:
            return order[0]
        judged = [(search.worth(tokens[index]) + noise * self.rng.below(FINE) / FINE, index) for index in order]
        return max(judged)[1]
