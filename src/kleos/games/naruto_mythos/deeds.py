"""The verbs of the game as nodes: what lines do to characters, cards, chakra, points and the Edge."""

from typing import final

from kleos.effects.terms import Amount, Predicate, candidates
from kleos.engine.frames import CALL, DONE, Frame, Node, Scope
from kleos.engine.state import State
from kleos.games.naruto_mythos.board import Board, Character, as_board
from kleos.games.naruto_mythos.cards import DEFEATING, HIDING
from kleos.games.naruto_mythos.happenings import moving_to, would_happen
from kleos.games.naruto_mythos.kinds import AMOUNT, ASK_AMOUNT, ASK_MISSION, ASK_TARGET, MISSION
from kleos.games.naruto_mythos.targets import Deed, Who, amount_of, targets


# Characters ---------------------------------------------------------------------------------------------------------
@final
class PowerUp(Deed):
    """POWERUP X (NM-7.20)."""

    def __init__(self, amount: Amount, who: Who) -> None:
        super().__init__(who)
        self.amount = amount

    def possible(self, s: State, b: Scope) -> bool:
        g = as_board(s)
        return amount_of(self.amount, g, b) > 0 and self.who.available(g, b, self)

    def perform(self, g: Board, f: Frame) -> int:
        b = f.scope
        count = amount_of(self.amount, g, b)  # NM-6.61: counted once
        for n in f.items:
            g.add_tokens(g.at(n), count, b)
        b.n = len(f.items) if count > 0 else 0
        b.it = f.items
        return DONE


@final
class Tokens(Deed):
    """Removes Power tokens, or takes them to the source (NM-7.21)."""

    def __init__(self, limit: Amount | None, who: Who, take: bool) -> None:
        super().__init__(who)
        self.limit = limit  # None: all of them
        self.take = take

    def allows(self, g: Board, b: Scope, c: Character) -> bool:
        return c.tokens > 0

    def perform(self, g: Board, f: Frame) -> int:
        b = f.scope
        c = g.at(f.items[0])
        if self.limit is None:
            count = c.tokens
        else:
            answer = g.take()
            if answer is None:
                most = min(self.limit.value(g, b), c.tokens)
                return g.ask(b.you, ASK_AMOUNT, [g.pool.notation.action(AMOUNT, i) for i in range(1, most + 1)])
            count = answer.a
        moved = g.take_tokens(c, count, b) if self.take else g.remove_tokens(c, count, b)
        b.n = 1 if moved > 0 else 0
        b.it = f.items
        return DONE


class Batch(Deed):
    """Hiding and defeating: one happening with all the targets."""

    what = HIDING

    def perform(self, g: Board, f: Frame) -> int:
        if f.step == 2:
            return DONE
        f.step = 2
        b = f.scope
        b.x = g.power(g.at(f.items[0]))
        b.cards = tuple([g.at(n).top for n in f.items])
        b.shown = tuple([g.at(n).top for n in f.items if not g.at(n).hidden])
        would_happen(g, self.what, f.items, self.who.picked, f.seat, b)
        return CALL


@final
class Hide(Batch):
    what = HIDING

    def allows(self, g: Board, b: Scope, c: Character) -> bool:
        return g.can_hide(c, b.you)


@final
class Defeat(Batch):
    what = DEFEATING

    def allows(self, g: Board, b: Scope, c: Character) -> bool:
        return g.can_defeat(c, b.you)


def go(g: Board, f: Frame, number: int, place: int) -> int:
    would_happen(g, moving_to(place), (number,), True, f.seat, f.scope)
    return CALL


@final
class Move(Deed):
    """The character is picked first, then its destination, unless the line names it (NM-13.10)."""

    def __init__(self, who: Who, to_here: bool) -> None:
        super().__init__(who)
        self.to_here = to_here

    def allows(self, g: Board, b: Scope, c: Character) -> bool:
        where = g.destinations(c)
        return b.here in where if self.to_here else len(where) > 0

    def perform(self, g: Board, f: Frame) -> int:
        if f.step == 2:
            return DONE
        number = f.items[0]
        if self.to_here:
            place = f.scope.here
        else:
            answer = g.take()
            if answer is None:
                where = g.destinations(g.at(number))
                return g.ask(f.scope.you, ASK_MISSION, [g.pool.notation.action(MISSION, place) for place in where])
            place = answer.a
        f.step = 2
        return go(g, f, number, place)


@final
class MoveMany(Node):
    """Several different characters are moved, one after the other (NM-6.77): a number of them, or all that can be."""

    def __init__(self, which: Predicate, count: Amount | None) -> None:
        super().__init__()
        self.which = which
        self.count = count  # None: every one of them

    def found(self, g: Board, b: Scope, moved: tuple[int, ...]) -> list[int]:
        """Those that can still be moved, by object number."""
        out = [n for n in candidates(g, b, self.which) if n not in moved and self.which.test(g, b, n)]
        return sorted([n for n in out if g.destinations(g.at(n))])

    def possible(self, s: State, b: Scope) -> bool:
        g = as_board(s)
        return (self.count is None or self.count.value(s, b) > 0) and len(self.found(g, b, ())) > 0

    def step(self, s: State, f: Frame) -> int:
        """Registers: items = those picked, extra = those really moved, n = how many are to be moved."""
        g = as_board(s)
        b = f.scope
        if f.step == 0:
            # NM-6.61: X is counted, and for "every" those it speaks of are fixed, before anything moves.
            f.used = tuple(self.found(g, b, ()))
            f.n = len(f.used) if self.count is None else self.count.value(s, b)
            f.step = 1
        if f.step == 3:
            if b.n:
                f.extra = f.extra + b.it
            f.step = 1
        if f.step == 1:
            answer = g.take()
            if answer is None:
                left = self.found(g, b, f.items)
                if self.count is None:
                    left = [n for n in left if n in f.used]
                if len(f.items) >= f.n or not left:
                    b.n = len(f.extra)
                    b.it = f.extra
                    return DONE
                return g.ask(b.you, ASK_TARGET, targets(g, left))
            f.items = (*f.items, answer.a)
            f.step = 2
        answer = g.take()
        number = f.items[len(f.items) - 1]
        if answer is None:
            where = g.destinations(g.at(number))
            return g.ask(b.you, ASK_MISSION, [g.pool.notation.action(MISSION, place) for place in where])
        f.step = 3
        return go(g, f, number, answer.a)


@final
class TakeControl(Deed):
    def allows(self, g: Board, b: Scope, c: Character) -> bool:
        return c.side != b.you and g.can_stand(c, c.place, b.you)  # NM-11.20.2

    def perform(self, g: Board, f: Frame) -> int:
        g.take_control(g.at(f.items[0]), f.scope)
        f.scope.n = 1
        f.scope.it = f.items
        return DONE


@final
class Look(Deed):
    def allows(self, g: Board, b: Scope, c: Character) -> bool:
        return c.hidden

    def perform(self, g: Board, f: Frame) -> int:
        c = g.at(f.items[0])
        g.look_at(c, f.scope.you, f.scope)
        f.scope.n = 1
        f.scope.it = f.items
        f.scope.cards = (c.top,)
        return DONE


@final
class DiscardTop(Deed):
    """The top card of an upgraded character is discarded (NM-7.29)."""

    def allows(self, g: Board, b: Scope, c: Character) -> bool:
        return len(c.cards) > 1

    def perform(self, g: Board, f: Frame) -> int:
        card = g.discard_top(g.at(f.items[0]), f.scope)
        f.scope.n = 1
        f.scope.it = f.items
        f.scope.cards = (card,)
        return DONE


@final
class ReturnToHand(Deed):
    def perform(self, g: Board, f: Frame) -> int:
        g.return_to_hand(g.at(f.items[0]), f.scope)
        f.scope.n = 1
        f.scope.it = f.items
        return DONE


# Players ------------------------------------------------------------------------------------------------------------
@final
class Draw(Node):
    def __init__(self, amount: Amount) -> None:
        super().__init__()
        self.amount = amount

    def possible(self, s: State, b: Scope) -> bool:
        g = as_board(s)
        return len(g.players[b.you].deck) > 0 and self.amount.value(s, b) > 0

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        f.scope.n = g.draw(f.scope.you, amount_of(self.amount, g, f.scope), f.scope)
        return DONE


@final
class GainChakra(Node):
    def __init__(self, amount: Amount) -> None:
        super().__init__()
        self.amount = amount

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        g.gain_chakra(f.scope.you, amount_of(self.amount, g, f.scope), f.scope)
        f.scope.n = 1
        return DONE


@final
class TakeChakra(Node):
    """From the opponent's pool (NM-7.23)."""

    def __init__(self, amount: Amount) -> None:
        super().__init__()
        self.amount = amount

    def possible(self, s: State, b: Scope) -> bool:
        return as_board(s).players[1 - b.you].chakra > 0

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        f.scope.n = g.take_chakra(f.scope.you, amount_of(self.amount, g, f.scope), f.scope)
        return DONE


@final
class LoseChakra(Node):
    """Pays chakra to the supply, as far as there is any (NM-11.56.1)."""

    def __init__(self, amount: Amount) -> None:
        super().__init__()
        self.amount = amount

    def possible(self, s: State, b: Scope) -> bool:
        return as_board(s).players[b.you].chakra > 0

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        f.scope.n = g.lose_chakra(f.scope.you, amount_of(self.amount, g, f.scope), f.scope)
        return DONE


@final
class PayX(Node):
    """Any extra amount of chakra, 0 included (NM-11.104.1)."""

    def possible(self, s: State, b: Scope) -> bool:
        return as_board(s).players[b.you].chakra > 0

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        answer = g.take()
        if answer is None:
            most = g.players[b.you].chakra
            return g.ask(b.you, ASK_AMOUNT, [g.pool.notation.action(AMOUNT, i) for i in range(most + 1)])
        b.x = g.lose_chakra(b.you, answer.a, b)
        b.n = b.x
        return DONE


@final
class GainPoints(Node):
    def __init__(self, amount: Amount) -> None:
        super().__init__()
        self.amount = amount

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        g.gain_points(f.scope.you, amount_of(self.amount, g, f.scope), f.scope)
        f.scope.n = 1
        return DONE


@final
class TakeEdge(Node):
    def possible(self, s: State, b: Scope) -> bool:
        return as_board(s).edge != b.you

    def step(self, s: State, f: Frame) -> int:
        f.scope.n = 1 if as_board(s).give_edge(f.scope.you, f.scope) else 0
        return DONE


@final
class GiveEdge(Node):
    """To the opponent; possible only for the player who holds it."""

    def possible(self, s: State, b: Scope) -> bool:
        return as_board(s).edge == b.you

    def step(self, s: State, f: Frame) -> int:
        f.scope.n = 1 if as_board(s).give_edge(1 - f.scope.you, f.scope) else 0
        return DONE
