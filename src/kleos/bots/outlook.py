"""What a search knows about a game: how to judge a position, how to play on without thinking, how far to look."""

from collections.abc import Callable
from math import exp
from typing import Final, final

from kleos.engine.actions import Action
from kleos.engine.rng import Rng
from kleos.engine.state import State
from kleos.match import Match

Evaluation = Callable[[Match, int], float]
Instinct = Callable[[State, Rng], Action]

EXPLORE: Final = 0.3  # how much a search favours an answer seldom tried
LONGEST: Final = 2000  # answers by instinct, one after the other


@final
class Later:
    """How the best answers of a tree are played on, all in the same deals."""

    __slots__ = ("alike", "hope", "in_tree", "misjudged", "stages")

    def __init__(self, hope: Evaluation, stages: tuple[int, ...], in_tree: int, misjudged: float, alike: float) -> None:
        # The chance of a seat to win against one like the others, from 0 to 1; far ahead or behind, with a little for
        # the lead.
        self.hope = hope
        self.stages = (
            stages  # turns of everybody, after each of which the position is judged; the first is the own turn
        )
        self.in_tree = in_tree  # walks in the tree before
        # How far the judgement of a stage may be off, as a chance: what the next one adds is believed the more, the
        # better many deals agree on it.
        self.misjudged = misjudged
        self.alike = alike  # chances that differ by less are as good


@final
class Outlook:
    """What a search knows about a game."""

    __slots__ = ("ahead", "alike", "evaluate", "explore", "inside", "instinct", "later", "offhand", "relative", "scale")

    def __init__(
        self,
        evaluate: Evaluation,
        scale: float,
        ahead: int,
        instinct: Instinct,
        inside: Instinct,
        explore: float,
        relative: bool,
        alike: float,
        later: Later | None,
        offhand: tuple[str, ...] = (),
    ) -> None:
        self.evaluate = evaluate
        self.scale = scale  # the lead, in the unit of the evaluation, that wins about three matches of four
        self.ahead = ahead  # how much further the clock of the match goes before the position is judged
        self.instinct = instinct
        self.inside = inside  # how what is asked inside a move is answered, when the move is only looked at
        self.explore = explore  # how much a seldom tried answer is favoured
        # Whether leads are told from the present one: where walks end before the match does, somebody far ahead must
        # still see the difference between two answers.
        self.relative = relative
        self.alike = alike  # answers that differ by less, from 0 to 1, are as good; 0: a search never ends for that
        self.later = later  # None: all walks go into the tree
        self.offhand = offhand  # kinds of decisions that are answered by instinct, without a search

    def play_on(self, state: State, rng: Rng, horizon: int) -> None:
        """Everybody answers by instinct, up to the horizon."""
        instinct = self.instinct
        for _ in range(LONGEST):
            if state.seat < 0 or state.clock() >= horizon:
                return
            state.choose(instinct(state, rng))


def chance(value: float, scale: float) -> float:
    """The evaluation as a chance to win, from 0 to 1."""
    x = value / scale
    return 0.0 if x < -30.0 else 1.0 if x > 30.0 else 1.0 / (1.0 + exp(-x))
