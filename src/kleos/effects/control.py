"""Control flow of effects, written once for all games."""

from typing import final

from kleos.effects.terms import Condition
from kleos.engine.frames import CALL, DONE, Frame, Node, Scope
from kleos.engine.state import State


@final
class Sequence(Node):
    """One part after the other."""

    def __init__(self, steps: list[Node]) -> None:
        super().__init__()
        self.steps = steps

    def parts(self) -> list[Node]:
        return self.steps

    def possible(self, s: State, b: Scope) -> bool:
        for part in self.steps:
            if part.possible(s, b):
                return True
        return False

    def step(self, s: State, f: Frame) -> int:
        at = f.step
        if at == len(self.steps):
            return DONE
        f.step = at + 1
        s.push(self.steps[at], f.scope)
        return CALL


@final
class When(Node):
    """The effect, if the condition holds."""

    def __init__(self, condition: Condition, then: Node) -> None:
        super().__init__()
        self.condition = condition
        self.then = then

    def parts(self) -> list[Node]:
        return [self.then]

    def possible(self, s: State, b: Scope) -> bool:
        return self.condition.holds(s, b) and self.then.possible(s, b)

    def step(self, s: State, f: Frame) -> int:
        if f.step == 0 and self.condition.holds(s, f.scope):
            f.step = 1
            s.push(self.then, f.scope)
            return CALL
        return DONE


class Then(Node):
    """Do the first; if it really happened, the second, as far as possible."""

    def __init__(self, first: Node, then: Node) -> None:
        super().__init__()
        self.first = first
        self.then = then

    def parts(self) -> list[Node]:
        return [self.first, self.then]

    def step(self, s: State, f: Frame) -> int:
        if f.step == 0:
            f.step = 1
            f.scope.n = 0
            s.push(self.first, f.scope)
            return CALL
        if f.step == 1 and f.scope.n > 0:
            f.step = 2
            s.push(self.then, f.scope)
            return CALL
        return DONE


@final
class IfDone(Then):
    """The first can be done for its own sake; the second follows if it happened."""

    def possible(self, s: State, b: Scope) -> bool:
        return self.first.possible(s, b)


@final
class PayThen(Then):
    """The first is a price: possible only if it can be paid and the second has something to act on."""

    def possible(self, s: State, b: Scope) -> bool:
        return self.first.possible(s, b) and self.then.possible(s, b)


@final
class Repeat(Node):
    """The effect again and again, as long as it can change anything."""

    def __init__(self, effect: Node) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> list[Node]:
        return [self.effect]

    def possible(self, s: State, b: Scope) -> bool:
        return self.effect.possible(s, b)

    def step(self, s: State, f: Frame) -> int:
        if not self.effect.possible(s, f.scope):
            return DONE
        s.push(self.effect, f.scope)
        return CALL


def for_seat(b: Scope, seat: int) -> Scope:
    """The scope of a line as another player carries it out."""
    other = b.clone()
    other.you = seat
    return other


class Each(Node):
    """The effect is carried out by and for several players, one after the other; each finishes before the next."""

    def __init__(self, effect: Node) -> None:
        super().__init__()
        self.effect = effect

    def seats(self, s: State, b: Scope) -> list[int]:
        raise NotImplementedError

    def parts(self) -> list[Node]:
        return [self.effect]

    def possible(self, s: State, b: Scope) -> bool:
        for seat in self.seats(s, b):
            if self.effect.possible(s, b if seat == b.you else for_seat(b, seat)):
                return True
        return False

    def step(self, s: State, f: Frame) -> int:
        b = f.scope
        if f.step == 0:
            f.items = tuple(self.seats(s, b))
        at = f.step
        if at == len(f.items):
            return DONE
        f.step = at + 1
        seat = f.items[at]
        s.push(self.effect, b if seat == b.you else for_seat(b, seat))
        return CALL


@final
class EachOpponent(Each):
    """The opponents of the line's player."""

    def seats(self, s: State, b: Scope) -> list[int]:
        return s.opponents(b.you)


@final
class EachPlayer(Each):
    """The line's player first, then the opponents."""

    def seats(self, s: State, b: Scope) -> list[int]:
        return s.seats_from(b.you)
