"""The best answers of a tree played on beside each other: in the same deals, with the same luck, further and further.

How the turn ends is known well after few deals; what comes of it later is worth more, but spreads widely. So each
position is judged several times on its way, and what a later judgement adds to the one before is believed as far as the
deals agree on it. Answers that are surely worse drop out, and their time goes to the others.
"""

from collections.abc import Callable
from math import sqrt
from time import perf_counter
from typing import Final, final

from kleos.bots.outlook import Later, Outlook
from kleos.engine.rng import Rng, seeded
from kleos.engine.state import State
from kleos.match import Match

Follow = Callable[[State, str], bool]

SURE: Final = 2.5  # standard errors between two answers
HEAT: Final = 32  # deals after which the answers are compared
MOST_TURNS: Final = 12  # that are played on: with many players, what comes later is hardly theirs to decide
MOST_DEALS: Final = 100_000
FOLLOWED: Final = 9  # the stream of chance
LEAST_SPREAD: Final = 1e-6  # of chances, squared: few deals may agree by accident


@final
class Candidate:
    """An answer, and by how much it does better than the first one in the same deals."""

    __slots__ = ("deals", "doubt", "out", "squares", "steps", "token", "value")

    def __init__(self, token: str, stages: int) -> None:
        self.token = token
        self.out = False  # surely worse than another
        self.deals = 0
        self.steps = [0.0] * stages  # what each stage adds to the one before, over all deals
        self.squares = [0.0] * stages
        self.value = 0.0  # how much better it probably is, as a chance to win
        self.doubt = 0.0  # the square of how far off that may be

    def learn(self, found: list[float], first: list[float]) -> None:
        """Takes in a deal: the chances at each stage, and those of the first answer."""
        self.deals += 1
        before = 0.0
        for i in range(len(found)):
            ahead = found[i] - first[i]
            step = ahead - before
            before = ahead
            self.steps[i] += step
            self.squares[i] += step * step

    def weigh(self, misjudged: float) -> None:
        """Adds up what the stages say, each as far as it can be believed."""
        count = self.deals
        if count == 0:
            return
        self.value = 0.0
        self.doubt = 0.0
        bias = misjudged * misjudged
        for i in range(len(self.steps)):
            mean = self.steps[i] / count
            spread = max(self.squares[i] / count - mean * mean, LEAST_SPREAD) / count
            if i == 0:
                self.value = mean
                self.doubt = spread
            else:
                trust = bias / (bias + spread)
                self.value += trust * mean
                self.doubt += bias * (1.0 - trust)


@final
class SuccessiveHalving:
    """Some answers to one decision, played on until the best is found or the time is over."""

    def __init__(
        self, match: Match, seat: int, outlook: Outlook, later: Later, tokens: list[str], follow: Follow, rng: Rng
    ) -> None:
        self.match = match
        self.seat = seat
        self.outlook = outlook
        self.later = later
        self.rivals = [Candidate(token, len(later.stages)) for token in tokens]
        self.follow = follow  # gives an answer in a deal and finishes the turn
        self.base = rng.word()
        self.horizon: int = match.state.clock() + outlook.ahead
        self.played = 0  # how often an answer was played on
        self.deals = 0
        self.hopes = 0.0  # of the first answer at the last stage, over all deals

    def run(self, most: int, deadline: float) -> None:
        """Plays on, at most so often, until it is clear which answer is best or the time is over."""
        tries = 0
        left = len(self.rivals)
        while left > 1 and self.played + left <= most and perf_counter() < deadline and tries < MOST_DEALS:
            tries += 1
            if self.deal(self.base + tries, deadline) and self.deals % HEAT == 0:
                left = self.compare()

    def deal(self, seed: int, deadline: float) -> bool:
        """One deal for all; false if the first answer is not offered in it, or the time is over."""
        first: list[float] = []
        for i in range(len(self.rivals)):
            rival = self.rivals[i]
            if i > 0 and rival.out:
                continue
            if i > 0 and perf_counter() >= deadline:
                return False
            world = self.match.determinize(self.seat, seed)
            self.played += 1
            if not self.follow(world.state, rival.token):
                if i == 0:
                    return False
                continue
            found = self.chances(world, seeded(seed, FOLLOWED))
            if i == 0:
                first = found
            else:
                rival.learn(found, first)
        self.deals += 1
        self.hopes += first[len(first) - 1]
        return True

    def chances(self, world: Match, rng: Rng) -> list[float]:
        """The chance to win at each stage."""
        out: list[float] = []
        for rounds in self.later.stages:
            self.outlook.play_on(world.state, rng, self.horizon + min(rounds * world.players, MOST_TURNS))
            out.append(self.later.hope(world, self.seat))
        return out

    def gains(self) -> dict[str, float]:
        """How much better than the first each answer did, by token, as a chance to win; nothing if none was compared."""
        for rival in self.rivals:
            rival.weigh(self.later.misjudged)
        compared = {rival.token: rival.value for rival in self.rivals if rival.deals}
        return {self.rivals[0].token: 0.0, **compared} if compared else {}

    def best(self) -> Candidate:
        best = self.rivals[0]
        for rival in self.rivals:
            rival.weigh(self.later.misjudged)
            if rival.deals and rival.value > best.value:
                best = rival
        return best

    def compare(self) -> int:
        """Who drops out; how many are left, one if the others are as good as the best."""
        best = self.best()
        left = 1
        close = False
        for rival in self.rivals:
            if rival is best or rival.out:
                continue
            doubt = SURE * sqrt(rival.doubt + best.doubt)
            if best.value - rival.value > doubt:
                rival.out = True
            else:
                left += 1
                close = close or doubt > self.later.alike
        return left if close else 1
