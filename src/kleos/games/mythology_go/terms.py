"""What effects of this game look at: descriptions of creatures and conditions."""

from typing import Final, final

from kleos.effects.terms import Amount, Condition, Predicate, compare
from kleos.engine.frames import Scope
from kleos.engine.state import State
from kleos.games.mythology_go.board import as_board

VALUE: Final = 0  # what can be measured of a creature
MEASURES: Final = {"value": VALUE}


@final
class OfColour(Predicate):
    """A creature of that colour, as it counts now."""

    local = True

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def test(self, s: State, b: Scope, n: int) -> bool:
        return as_board(s).colour_of(n) == self.colour


@final
class WasDown(Predicate):
    """A creature that was face-down when the round ended (MG-11.37)."""

    local = True

    def test(self, s: State, b: Scope, n: int) -> bool:
        return as_board(s).pieces[n].mark


@final
class Valued(Predicate):
    """A creature whose current value compares so (MG-11.36)."""

    local = True

    def __init__(self, op: int, amount: Amount) -> None:
        self.op = op
        self.amount = amount

    def test(self, s: State, b: Scope, n: int) -> bool:
        return compare(as_board(s).value_of(n), self.op, self.amount.value(s, b))


@final
class AllColours(Condition):
    """The player holds all five colours."""

    def holds(self, s: State, b: Scope) -> bool:
        return as_board(s).polychrome(b.you)
