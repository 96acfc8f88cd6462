"""What lines do to the terrain, the reserve and the clock, and how a terrain card is acquired."""

from typing import Final, final

from kleos.effects.terms import Predicate
from kleos.engine.frames import CALL, DONE, Frame, Node, Scope
from kleos.engine.lines import Line
from kleos.engine.state import State
from kleos.games.saint_seiya.board import Board, as_board
from kleos.games.saint_seiya.cards import CHARACTER
from kleos.games.saint_seiya.kinds import (
    ACQUIRES,
    ASK_SWAP,
    ASK_TERRAIN,
    COSMOS,
    FORCE,
    FREE,
    PLACES,
    REMOVED,
)
from kleos.games.saint_seiya.picks import occupied, place_options


def scope_of(you: int, source: int, here: int, line: Line) -> Scope:
    scope = Scope(you, source, here)
    scope.line = line
    return scope


# Revealing ------------------------------------------------------------------------------------------------------------
def reveal(g: Board, place: int) -> None:
    """The top reserve card comes to a place, and its arrival effect goes on the stack (SS-6.2)."""
    piece = g.reveal(place)
    line = g.identity[piece.card].arrival
    if line is not None:
        g.push(line.effect, scope_of(g.current, piece.number, place, line))


@final
class Completing(Node):
    """Reveals cards until no place is empty or the reserve is; each arrival resolves before the next (SS-7.20)."""

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        place = hole(g)
        if place < 0:
            return DONE
        reveal(g, place)
        return CALL


def hole(g: Board) -> int:
    """The highest-numbered empty place that the reserve can fill, -1 if there is none."""
    if g.reserve:
        for i in range(PLACES):
            if not g.terrain[PLACES - 1 - i]:
                return PLACES - 1 - i
    return -1


@final
class Complete(Node):
    """The terrain is completed."""

    def possible(self, s: State, b: Scope) -> bool:
        return hole(as_board(s)) >= 0

    def step(self, s: State, f: Frame) -> int:
        if f.step == 0:
            f.step = 1
            g = as_board(s)
            g.push(g.pool.complete, f.scope)
            return CALL
        return DONE


# Acquiring ------------------------------------------------------------------------------------------------------------
AT_LEAVING: Final = 0
AT_DEFEATED: Final = 1
AT_LATER: Final = 2


def acquire(g: Board, seat: int, place: int, currency: int, armour: bool) -> None:
    """Puts an acquisition on the stack."""
    scope = Scope(seat, g.terrain[place], place)
    scope.x = currency
    scope.way = 1 if armour else 0
    g.push(g.pool.acquire, scope)


@final
class Acquiring(Node):
    """The acquisition of a terrain card, in the order of SS-5.50.

    Scope: source = the card, here = its place, x = the currency, way = 1 if the armour pays too.
    Registers: used = the cards whose lines come last, n = how many of them have had their turn.
    """

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        number = b.source
        if f.step == AT_LEAVING:
            f.step = AT_DEFEATED
            self.leave(g, f)
            line = g.card_of(number).defeated
            if line is not None:
                g.push(line.effect, scope_of(b.you, number, b.here, line))
            return CALL
        if f.step == AT_DEFEATED:
            f.step = AT_LATER
            spent = g.fighters(number)  # SS-5.54: some may have left for another zone
            if b.way and g.players[b.you].armour:
                spent.append(g.players[b.you].armour)
            g.use_up(b.you, spent, None)
            if number in g.held:
                g.gain(number, b.you, b.x == COSMOS)
            return CALL
        if f.n < len(f.used):
            f.n += 1
            later = g.pool.cards[f.used[f.n - 1]].acquired
            if later is not None:
                g.push(later, scope_of(b.you, 0, b.here, later))
            return CALL
        return DONE

    def leave(self, g: Board, f: Frame) -> None:
        """Steps (1) and (2)."""
        b = f.scope
        number = b.source
        card = g.card_of(number)
        if b.x == FREE:
            g.strand(number)  # SS-5.73
        price = 0 if b.x == FREE else g.cost(number, b.x)
        g.note(ACQUIRES, b.you, number, b.x << 1 | b.way, place=b.here, n=price, cards=(g.at(number).card,))
        if b.x == COSMOS and card.is_(CHARACTER):  # SS-11.14
            faces = [g.card_of(n) for n in g.fighters(number)]
            f.used = tuple([face.index for face in faces if face.acquired is not None])
        g.hold(number)
        if card.flame:
            g.take_flame(None)


@final
class AcquireFree(Node):
    """The player acquires 1 such terrain card without paying, into the discard (SS-5.70 to SS-5.73)."""

    def __init__(self, which: Predicate) -> None:
        super().__init__()
        self.which = which

    def found(self, g: Board, b: Scope) -> list[int]:
        out: list[int] = []
        for place in occupied(g):
            number = g.terrain[place]
            if self.which.test(g, b, number) and not g.forbidden(g.at(number).card):
                out.append(place)
        return out

    def possible(self, s: State, b: Scope) -> bool:
        return len(self.found(as_board(s), b)) > 0

    def step(self, s: State, f: Frame) -> int:
        if f.step == 1:
            return DONE
        g = as_board(s)
        b = f.scope
        answer = g.take()
        if answer is None:
            found = self.found(g, b)
            return g.ask(b.you, ASK_TERRAIN, place_options(g, found)) if found else DONE
        f.step = 1
        acquire(g, b.you, answer.a, FREE, False)
        return CALL


@final
class TakeReserveTop(Node):
    """The top reserve card goes to the player's discard; none of its effects apply (SS-11.55)."""

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        if g.reserve:
            g.take_reserve_top(f.scope.you, f.scope)
        return DONE


# Removing and moving --------------------------------------------------------------------------------------------------
@final
class RemoveAll(Node):
    """Every such terrain card is removed, all at once."""

    def __init__(self, which: Predicate) -> None:
        super().__init__()
        self.which = which

    def found(self, g: Board) -> list[int]:
        return [number for number in g.terrain if number and g.fits(self.which, g.at(number).card)]

    def possible(self, s: State, b: Scope) -> bool:
        return len(self.found(as_board(s))) > 0

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        g.remove(self.found(g), f.scope)
        return DONE


class PickedPlace(Node):
    """The player picks 1 such card on the terrain."""

    def __init__(self, which: Predicate) -> None:
        super().__init__()
        self.which = which

    def allows(self, g: Board, number: int) -> bool:
        return True

    def handle(self, g: Board, place: int, b: Scope) -> None:
        raise NotImplementedError

    def found(self, g: Board) -> list[int]:
        out: list[int] = []
        for place in occupied(g):
            number = g.terrain[place]
            if g.fits(self.which, g.at(number).card) and self.allows(g, number):
                out.append(place)
        return out

    def possible(self, s: State, b: Scope) -> bool:
        return len(self.found(as_board(s))) > 0

    def step(self, s: State, f: Frame) -> int:
        if f.step == 1:
            return DONE
        g = as_board(s)
        b = f.scope
        answer = g.take()
        if answer is None:
            return g.ask(b.you, ASK_TERRAIN, place_options(g, self.found(g)))
        f.step = 1
        self.handle(g, answer.a, b)
        return CALL


@final
class RemoveAndReveal(PickedPlace):
    """It is removed, and the top reserve card is revealed in its place, one card only (SS-11.87a, SS-11.87b)."""

    def handle(self, g: Board, place: int, b: Scope) -> None:
        g.remove([g.terrain[place]], b)
        if g.reserve:
            reveal(g, place)


@final
class Reduce(PickedPlace):
    """It costs less until the end of the turn; it must have a cost that this is about (SS-11.50, SS-11.86)."""

    def __init__(self, force: int, cosmos: int, which: Predicate) -> None:
        super().__init__(which)
        self.force = force
        self.cosmos = cosmos

    def allows(self, g: Board, number: int) -> bool:
        if self.force and g.cost(number, FORCE) >= 0:
            return True
        return self.cosmos != 0 and g.cost(number, COSMOS) >= 0

    def handle(self, g: Board, place: int, b: Scope) -> None:
        g.reduce(g.terrain[place], self.force, self.cosmos, b)


@final
class SwapPlaces(Node):
    """The player picks 2 different cards on the terrain, which change places (SS-11.46). `n` is the first place + 1."""

    def possible(self, s: State, b: Scope) -> bool:
        return len(occupied(as_board(s))) > 1

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        answer = g.take()
        if answer is None:
            return g.ask(b.you, ASK_SWAP, place_options(g, [place for place in occupied(g) if place != f.n - 1]))
        if f.n == 0:
            f.n = answer.a + 1
            return CALL
        g.swap_places(f.n - 1, answer.a, b)
        return DONE


@final
class GiveThis(Node):
    """The source, a terrain card, goes to the player's discard (SS-11.87c)."""

    def step(self, s: State, f: Frame) -> int:
        as_board(s).give(f.scope.source, f.scope.you, f.scope)
        return DONE


@final
class Recall(Node):
    """The source and all such cards of the common discard are shuffled into the reserve (SS-11.17a).

    Where no other card would be in the reserve, the source goes to the common discard instead (SS-11.17b).
    """

    def __init__(self, which: Predicate) -> None:
        super().__init__()
        self.which = which

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        back = tuple([card for card in g.common if g.fits(self.which, card)])
        place = g.place_of(b.source)
        card = g.leave(b.source)
        if not g.reserve and not back:
            g.common = g.sorted_in(g.common, card)
            g.note(REMOVED, -1, b.source, place=place, cards=(card,), scope=b)
        else:
            g.common = tuple([other for other in g.common if other not in back])
            g.to_reserve((card, *back), -1, b)
        return DONE


@final
class TakeFlame(Node):
    """1 flame is taken off the clock."""

    def step(self, s: State, f: Frame) -> int:
        as_board(s).take_flame(f.scope)
        return DONE


COMPLETING: Final = Completing()
ACQUIRING: Final = Acquiring()
