"""Whom a line acts on: chosen, all, the weakest, a pair … ; and the deed as the choosing knows it."""

from typing import final

from kleos.effects.terms import Amount, Predicate, Term, candidates
from kleos.engine.actions import SKIP, STOP, Action
from kleos.engine.frames import DONE, Frame, Node, Scope
from kleos.engine.state import State
from kleos.games.naruto_mythos.board import Board, Character, as_board
from kleos.games.naruto_mythos.kinds import ASK_MISSION, ASK_PER_MISSION, ASK_TARGET, MISSION, TARGET
from kleos.games.naruto_mythos.predicates import measured


class Deed(Node):
    """A verb done to characters: first its targets are found, then it is performed on all of them."""

    def __init__(self, who: "Who") -> None:
        super().__init__()
        self.who = who

    def allows(self, g: Board, b: Scope, c: Character) -> bool:
        """Whether the character can be affected in this way (NM-6.56)."""
        return True

    def perform(self, g: Board, f: Frame) -> int:
        """Does it to the characters in the frame's items; runs from step 1 on."""
        raise NotImplementedError

    def possible(self, s: State, b: Scope) -> bool:
        return self.who.available(as_board(s), b, self)

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        if f.step == 0:
            result = self.who.find(g, f, self)
            if result != DONE:
                return result
            f.step = 1
            if not f.items:
                f.scope.n = 0
                f.scope.it = ()
                return DONE
        return self.perform(g, f)


class Who(Term):
    """A way of finding the characters a deed is done to."""

    picked = True  # whether the targets are picked one by one, so that their order is a choice (NM-13.9)

    def available(self, g: Board, b: Scope, deed: Deed) -> bool:
        """Whether there is anybody."""
        raise NotImplementedError

    def find(self, g: Board, f: Frame, deed: Deed) -> int:
        """Puts the targets into the frame's items, asking where there is a choice."""
        raise NotImplementedError


def fitting(g: Board, b: Scope, which: Predicate, deed: Deed) -> list[int]:
    """The characters that fit and can be affected, by object number."""
    out: list[int] = []
    for n in candidates(g, b, which):
        if which.test(g, b, n) and deed.allows(g, b, g.at(n)):
            out.append(n)
    out.sort()
    return out


def targets(g: Board, numbers: list[int]) -> list[Action]:
    notation = g.pool.notation
    return [notation.action(TARGET, n) for n in numbers]


def pick(f: Frame, number: int) -> None:
    f.items = (*f.items, number)
    f.scope.chosen = (*f.scope.chosen, number)


@final
class This(Who):
    """The source itself."""

    def available(self, g: Board, b: Scope, deed: Deed) -> bool:
        c = g.characters[b.source]
        return c is not None and deed.allows(g, b, c)

    def find(self, g: Board, f: Frame, deed: Deed) -> int:
        if self.available(g, f.scope, deed):
            f.items = (f.scope.source,)
        return DONE


@final
class It(Who):
    """The characters the line was last about."""

    def available(self, g: Board, b: Scope, deed: Deed) -> bool:
        return len(self.among(g, b, b.it, deed)) > 0

    def among(self, g: Board, b: Scope, numbers: tuple[int, ...], deed: Deed) -> list[int]:
        out: list[int] = []
        for n in numbers:
            c = g.characters[n]
            if c is not None and deed.allows(g, b, c):
                out.append(n)
        return out

    def find(self, g: Board, f: Frame, deed: Deed) -> int:
        f.items = tuple(self.among(g, f.scope, f.scope.it, deed))
        return DONE


@final
class Played(Who):
    """The character played through the line this one refers to, wherever it is now (NM-11.2.2)."""

    def number(self, g: Board, b: Scope, deed: Deed) -> int:
        prior = b.prior
        if prior is None or not prior.it:
            return 0
        c = g.characters[prior.it[0]]
        return c.number if c is not None and deed.allows(g, b, c) else 0

    def available(self, g: Board, b: Scope, deed: Deed) -> bool:
        return self.number(g, b, deed) > 0

    def find(self, g: Board, f: Frame, deed: Deed) -> int:
        number = self.number(g, f.scope, deed)
        if number:
            f.items = (number,)
        return DONE


@final
class Chosen(Who):
    """One character of the player's choice."""

    def __init__(self, which: Predicate) -> None:
        self.which = which

    def available(self, g: Board, b: Scope, deed: Deed) -> bool:
        for n in candidates(g, b, self.which):
            if self.which.test(g, b, n) and deed.allows(g, b, g.at(n)):
                return True
        return False

    def find(self, g: Board, f: Frame, deed: Deed) -> int:
        answer = g.take()
        if answer is None:
            found = fitting(g, f.scope, self.which, deed)
            return g.ask(f.scope.you, ASK_TARGET, targets(g, found)) if found else DONE
        pick(f, answer.a)
        return DONE


@final
class Every(Who):
    """All that fit, measured once (NM-6.75)."""

    picked = False

    def __init__(self, which: Predicate) -> None:
        self.which = which

    def found(self, g: Board, b: Scope, deed: Deed) -> list[int]:
        return [n for n in candidates(g, b, self.which) if self.which.test(g, b, n) and deed.allows(g, b, g.at(n))]

    def available(self, g: Board, b: Scope, deed: Deed) -> bool:
        return len(self.found(g, b, deed)) > 0

    def find(self, g: Board, f: Frame, deed: Deed) -> int:
        f.items = tuple(self.found(g, f.scope, deed))
        return DONE


@final
class Lowest(Who):
    """The one with the lowest cost or Power of all described; ties that can be affected are the player's (NM-6.58)."""

    def __init__(self, what: int, which: Predicate) -> None:
        self.what = what
        self.which = which

    def found(self, g: Board, b: Scope, deed: Deed) -> list[int]:
        lowest: list[int] = []
        least = 0
        for n in candidates(g, b, self.which):
            if not self.which.test(g, b, n):
                continue
            value = measured(g, self.what, g.at(n))
            if not lowest or value < least:
                lowest = [n]
                least = value
            elif value == least:
                lowest.append(n)
        return sorted([n for n in lowest if deed.allows(g, b, g.at(n))])

    def available(self, g: Board, b: Scope, deed: Deed) -> bool:
        return len(self.found(g, b, deed)) > 0

    def find(self, g: Board, f: Frame, deed: Deed) -> int:
        answer = g.take()
        if answer is None:
            found = self.found(g, f.scope, deed)
            return g.ask(f.scope.you, ASK_TARGET, targets(g, found)) if found else DONE
        pick(f, answer.a)
        return DONE


@final
class Sole(Who):
    """The only one described; nobody if there are more, or if it cannot be affected (NM-11.87.1)."""

    def __init__(self, which: Predicate) -> None:
        self.which = which

    def number(self, g: Board, b: Scope, deed: Deed) -> int:
        found = [n for n in candidates(g, b, self.which) if self.which.test(g, b, n)]
        return found[0] if len(found) == 1 and deed.allows(g, b, g.at(found[0])) else 0

    def available(self, g: Board, b: Scope, deed: Deed) -> bool:
        return self.number(g, b, deed) > 0

    def find(self, g: Board, f: Frame, deed: Deed) -> int:
        number = self.number(g, f.scope, deed)
        if number:
            pick(f, number)
        return DONE


@final
class Pair(Who):
    """Two different characters, one of each description, as many as the situation permits (NM-6.37)."""

    def __init__(self, first: Predicate, second: Predicate) -> None:
        self.first = first
        self.second = second

    def firsts(self, g: Board, b: Scope, deed: Deed) -> list[int]:
        """First picks that reach the largest number; none if only a second can be had."""
        firsts = fitting(g, b, self.first, deed)
        seconds = fitting(g, b, self.second, deed)
        both = [n for n in firsts if len(seconds) > 1 or (seconds and seconds[0] != n)]
        return both or firsts

    def available(self, g: Board, b: Scope, deed: Deed) -> bool:
        return bool(self.firsts(g, b, deed)) or bool(fitting(g, b, self.second, deed))

    def find(self, g: Board, f: Frame, deed: Deed) -> int:
        b = f.scope
        answer = g.take()
        if answer is not None:
            pick(f, answer.a)
            f.n += 1
        if f.n == 0:
            firsts = self.firsts(g, b, deed)
            if firsts:
                return g.ask(b.you, ASK_TARGET, targets(g, firsts))
            f.n = 1
        if f.n == 1:
            seconds = [n for n in fitting(g, b, self.second, deed) if n not in f.items]
            if seconds:
                return g.ask(b.you, ASK_TARGET, targets(g, seconds))
        return DONE


@final
class AnyNumber(Who):
    """Any number whose Powers, fixed at the start, add up to the limit at most (NM-11.134.1)."""

    def __init__(self, which: Predicate, limit: int) -> None:
        self.which = which
        self.limit = limit

    def left(self, g: Board, f: Frame, deed: Deed) -> list[int]:
        room = self.limit
        for n in f.items:
            room -= max(0, g.power(g.at(n)))
        found = fitting(g, f.scope, self.which, deed)
        return [n for n in found if n not in f.items and max(0, g.power(g.at(n))) <= room]

    def available(self, g: Board, b: Scope, deed: Deed) -> bool:
        for n in fitting(g, b, self.which, deed):
            if g.power(g.at(n)) <= self.limit:
                return True
        return False

    def find(self, g: Board, f: Frame, deed: Deed) -> int:
        answer = g.take()
        if answer is not None:
            if answer.verb == STOP:
                return DONE
            pick(f, answer.a)
        left = self.left(g, f, deed)
        if not left:
            return DONE
        return g.ask(f.scope.you, ASK_TARGET, [*targets(g, left), g.pool.notation.action(STOP)])


@final
class EachMission(Who):
    """In each mission one that fits, or none (NM-11.120.1)."""

    def __init__(self, which: Predicate) -> None:
        self.which = which

    def available(self, g: Board, b: Scope, deed: Deed) -> bool:
        return len(fitting(g, b, self.which, deed)) > 0

    def find(self, g: Board, f: Frame, deed: Deed) -> int:
        answer = g.take()
        if answer is not None:
            if answer.verb == TARGET:
                pick(f, answer.a)
            f.n += 1
        while f.n < len(g.missions):
            found = [n for n in fitting(g, f.scope, self.which, deed) if g.at(n).place == f.n]
            if found:
                return g.ask(f.scope.you, ASK_PER_MISSION, [*targets(g, found), g.pool.notation.action(SKIP)])
            f.n += 1
        return DONE


@final
class Excess(Who):
    """One of the described, if they exceed a number, picked by the opponent (NM-11.132.1)."""

    def __init__(self, which: Predicate, limit: int) -> None:
        self.which = which
        self.limit = limit

    def count(self, g: Board, b: Scope) -> int:
        """By how many they exceed it, those that cannot be picked included (NM-11.132.2)."""
        return len([n for n in candidates(g, b, self.which) if self.which.test(g, b, n)]) - self.limit

    def available(self, g: Board, b: Scope, deed: Deed) -> bool:
        return self.count(g, b) > 0 and len(fitting(g, b, self.which, deed)) > 0

    def find(self, g: Board, f: Frame, deed: Deed) -> int:
        b = f.scope
        f.seat = 1 - b.you
        answer = g.take()
        if answer is None:
            if not self.available(g, b, deed):
                return DONE
            return g.ask(f.seat, ASK_TARGET, targets(g, fitting(g, b, self.which, deed)))
        pick(f, answer.a)
        return DONE


@final
class InOneMission(Who):
    """All that fit in one mission of the player's choice (NM-13.15)."""

    picked = False

    def __init__(self, which: Predicate) -> None:
        self.which = which

    def available(self, g: Board, b: Scope, deed: Deed) -> bool:
        return len(fitting(g, b, self.which, deed)) > 0

    def find(self, g: Board, f: Frame, deed: Deed) -> int:
        found = [
            n
            for n in candidates(g, f.scope, self.which)
            if self.which.test(g, f.scope, n) and deed.allows(g, f.scope, g.at(n))
        ]
        answer = g.take()
        if answer is None:
            options: list[Action] = []
            for place in range(len(g.missions)):
                for n in found:
                    if g.at(n).place == place:
                        options.append(g.pool.notation.action(MISSION, place))
                        break
            return g.ask(f.scope.you, ASK_MISSION, options) if options else DONE
        f.items = tuple([n for n in found if g.at(n).place == answer.a])
        return DONE


def amount_of(amount: Amount, g: Board, b: Scope) -> int:
    return max(0, amount.value(g, b))  # NM-6.62
