"""Conditions, amounts and predicates: the parts of an effect that are looked at rather than carried out."""

from typing import Final, final

from kleos.engine.frames import Scope
from kleos.engine.state import State


class Term:
    """Something an effect speaks of."""


class Condition(Term):
    def holds(self, s: State, b: Scope) -> bool:
        raise NotImplementedError


class Amount(Term):
    def value(self, s: State, b: Scope) -> int:
        raise NotImplementedError


class Predicate(Term):
    """A description of objects in play (`test`) and, where it speaks of a card's face alone, of cards (`suits`)."""

    local = False  # whether it fits only objects where the line is carried out, so that others need no look

    def test(self, s: State, b: Scope, n: int) -> bool:
        raise NotImplementedError

    def suits(self, s: State, card: int) -> bool:
        """Whether a card (by its index), wherever it is, fits."""
        raise NotImplementedError


# Predicates ---------------------------------------------------------------------------------------------------------
@final
class All(Predicate):
    def __init__(self, parts: list[Predicate]) -> None:
        self.parts = parts
        self.local = any(part.local for part in parts)

    def test(self, s: State, b: Scope, n: int) -> bool:
        for part in self.parts:
            if not part.test(s, b, n):
                return False
        return True

    def suits(self, s: State, card: int) -> bool:
        for part in self.parts:
            if not part.suits(s, card):
                return False
        return True


@final
class Either(Predicate):
    def __init__(self, parts: list[Predicate]) -> None:
        self.parts = parts

    def test(self, s: State, b: Scope, n: int) -> bool:
        for part in self.parts:
            if part.test(s, b, n):
                return True
        return False

    def suits(self, s: State, card: int) -> bool:
        for part in self.parts:
            if part.suits(s, card):
                return True
        return False


@final
class Not(Predicate):
    def __init__(self, part: Predicate) -> None:
        self.part = part

    def test(self, s: State, b: Scope, n: int) -> bool:
        return not self.part.test(s, b, n)

    def suits(self, s: State, card: int) -> bool:
        return not self.part.suits(s, card)


def candidates(s: State, b: Scope, which: Predicate) -> list[int]:
    """The objects that could fit a description, in the game's fixed order."""
    return s.nearby(b) if which.local else s.subjects()


# Amounts ------------------------------------------------------------------------------------------------------------
@final
class Number(Amount):
    def __init__(self, number: int) -> None:
        self.number = number

    def value(self, s: State, b: Scope) -> int:
        return self.number


@final
class Sum(Amount):
    def __init__(self, left: Amount, right: Amount) -> None:
        self.left = left
        self.right = right

    def value(self, s: State, b: Scope) -> int:
        return self.left.value(s, b) + self.right.value(s, b)


@final
class Negative(Amount):
    def __init__(self, part: Amount) -> None:
        self.part = part

    def value(self, s: State, b: Scope) -> int:
        return -self.part.value(s, b)


@final
class Count(Amount):
    """How many objects in play fit."""

    def __init__(self, which: Predicate) -> None:
        self.which = which

    def value(self, s: State, b: Scope) -> int:
        total = 0
        for n in candidates(s, b, self.which):
            if self.which.test(s, b, n):
                total += 1
        return total


@final
class X(Amount):
    """What the line has measured before."""

    def value(self, s: State, b: Scope) -> int:
        return b.x


# Conditions ---------------------------------------------------------------------------------------------------------
@final
class Exists(Condition):
    def __init__(self, which: Predicate) -> None:
        self.which = which

    def holds(self, s: State, b: Scope) -> bool:
        for n in candidates(s, b, self.which):
            if self.which.test(s, b, n):
                return True
        return False


AT_MOST: Final = 0
LESS: Final = 1
EQUAL: Final = 2
AT_LEAST: Final = 3
MORE: Final = 4


def compare(left: int, op: int, right: int) -> bool:
    if op == AT_MOST:
        return left <= right
    if op == LESS:
        return left < right
    if op == EQUAL:
        return left == right
    if op == AT_LEAST:
        return left >= right
    return left > right


@final
class Compared(Condition):
    def __init__(self, left: Amount, op: int, right: Amount) -> None:
        self.left = left
        self.op = op
        self.right = right

    def holds(self, s: State, b: Scope) -> bool:
        return compare(self.left.value(s, b), self.op, self.right.value(s, b))


@final
class Unless(Condition):
    """The condition does not hold."""

    def __init__(self, part: Condition) -> None:
        self.part = part

    def holds(self, s: State, b: Scope) -> bool:
        return not self.part.holds(s, b)
