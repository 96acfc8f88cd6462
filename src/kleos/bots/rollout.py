"""How anybody answers without thinking: at random, but seldom by doing nothing."""

from typing import Final

from kleos.engine.actions import SKIP, STOP, Action
from kleos.engine.rng import Rng
from kleos.engine.state import State

AGAIN: Final = 3  # an answer that names nothing is thought over, all but once in so many times


def answer(s: State, rng: Rng) -> Action:
    """Any option; one that names no card, object or place (pass, skip, done) is drawn again two times of three."""
    options = s.options
    count = len(options)
    action = options[rng.below(count)]
    if count > 1 and action.a == 0 and action.b == 0 and rng.below(AGAIN):
        action = options[rng.below(count)]
    return action


def willing(s: State, rng: Rng) -> Action:
    """Any option that does something: lines are used, targets are picked at random."""
    doing = [option for option in s.options if option.verb != SKIP and option.verb != STOP]
    return doing[rng.below(len(doing))]
