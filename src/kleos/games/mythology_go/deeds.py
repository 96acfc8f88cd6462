"""What effects do: the nodes of this game."""

from typing import Final, final

from kleos.effects.terms import Amount
from kleos.engine.actions import SKIP, USE, Action
from kleos.engine.frames import CALL, DONE, Frame, Node, Scope
from kleos.engine.lines import Line
from kleos.engine.state import State
from kleos.games.mythology_go.board import Board, as_board
from kleos.games.mythology_go.kinds import (
    ASK_COLOUR,
    ASK_COPY,
    ASK_DRAGON,
    ASK_DRAIN,
    ASK_NAME,
    ASK_OTHER,
    ASK_OWN,
    ASK_PLACE,
    ASK_PLAYER,
    ASK_REPLACE,
    ASK_SACRIFICE,
    ASK_SAVE,
    ASK_TRANSFORM,
    ASK_TURN,
    CHOSE_PLAYER,
    COLOUR,
    COLOURS,
    COPIES_,
    HIDE,
    NAMED,
    NONE_FITS,
    SLOTS,
    TARGETS,
)
from kleos.games.mythology_go.picks import (
    card_options,
    different,
    face_up_of_others,
    or_skip,
    player_options,
    target_options,
)


def scope_of(seat: int, source: int, line: Line) -> Scope:
    scope = Scope(seat, source, -1)
    scope.line = line
    return scope


# Destruction ----------------------------------------------------------------------------------------------------------
def destroy(g: Board, targets: list[int], b: Scope) -> None:
    """Creatures would be destroyed together by the player of a scope."""
    g.push(g.pool.destruction, b).items = tuple(sorted(targets))


@final
class Destruction(Node):
    """What is saved is decided first, then the others are destroyed together (MG-6.3.8).

    `items` are the creatures, `extra` those saved, `n` counts the players asked; afterwards the scope's `n` is the
    number of creatures that left.
    """

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        answer = g.take()
        seats = g.seats_from(g.current)
        if answer is not None:
            if answer.verb != SKIP:
                f.extra = (*f.extra, answer.a)
                g.save(answer.a, b)
            f.n += 1
        while f.n < len(seats):
            options = savable(g, seats[f.n], f, b)
            if options:
                return g.ask(seats[f.n], ASK_SAVE, or_skip(g, target_options(g, options)))
            f.n += 1
        left = 0
        for number in f.items:
            if number not in f.extra and g.destroy(number, b):
                left += 1
        b.n = left
        return DONE


def savable(g: Board, seat: int, f: Frame, b: Scope) -> list[int]:
    """The creatures a player may save from an effect of another (MG-6.5.8)."""
    belief = g.belief(seat)
    if seat == b.you or belief is None or not belief.saves_one or g.players[seat].belief_used:
        return []
    return [n for n in f.items if g.pieces[n].seat == seat and g.would_leave(n)]


@final
class Aftermath(Node):
    """When an effect is finished: misfits go under the deck, a spell to the discard pile, and what was destroyed may be
    replaced (MG-7.10, MG-5.2.2, MG-6.5.9). `items` are the holders of what was lost."""

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        if f.step == 0:
            f.step = 1
            g.put_misfits_under(None)
            if g.casting >= 0:
                g.spend_spell()
            order = g.seats_from(g.current)
            f.items = tuple([seat for seat in order for loser in g.lost if loser == seat])
            g.lost = ()
        answer = g.take()
        if answer is not None:
            seat = f.items[f.n]
            f.n += 1
            if answer.verb == USE and not g.reveal_and_place(seat, b):
                g.note(NONE_FITS, seat)
        while f.n < len(f.items):
            seat = f.items[f.n]
            belief = g.belief(seat)
            if belief is not None and belief.replaces_lost and g.free_slots(seat) > 0:
                notation = g.pool.notation
                return g.ask(seat, ASK_REPLACE, [notation.action(USE), notation.action(SKIP)])
            f.n += 1
        g.put_misfits_under(None)
        return DONE


# Creatures that are played --------------------------------------------------------------------------------------------
@final
class Draw(Node):
    def __init__(self, amount: Amount) -> None:
        super().__init__()
        self.amount = amount

    def step(self, s: State, f: Frame) -> int:
        as_board(s).draw(f.scope.you, self.amount.value(s, f.scope), f.scope)
        return DONE


@final
class MayDestroy(Node):
    """A face-up creature of another player, unless it cannot be destroyed (MG-11.2)."""

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        if f.step == 1:
            return DONE
        answer = g.take()
        if answer is None:
            targets = [n for n in face_up_of_others(g, b.you) if not g.stays(n)]
            return g.ask(b.you, ASK_DRAGON, or_skip(g, target_options(g, targets))) if targets else DONE
        if answer.verb == SKIP:
            return DONE
        f.step = 1
        destroy(g, [answer.a], b)
        return CALL


@final
class MayDrain(Node):
    """A face-up creature of another player that has any value (MG-11.3)."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        answer = g.take()
        if answer is None:
            targets = [n for n in face_up_of_others(g, b.you) if g.value_of(n) > 0]
            return g.ask(b.you, ASK_DRAIN, or_skip(g, target_options(g, targets))) if targets else DONE
        if answer.verb != SKIP:
            g.drain(answer.a, b.source, self.amount, b)
        return DONE


@final
class SacrificeThenPlace(Node):
    """Another own creature is destroyed; if it left, one may be placed from the hand (MG-5.4)."""

    def candidates(self, g: Board, b: Scope) -> list[int]:
        return [n for n in g.players[b.you].field if n != b.source and not g.stays(n)]

    def possible(self, s: State, b: Scope) -> bool:
        return len(self.candidates(as_board(s), b)) > 0

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        answer = g.take()
        if f.step == 0:
            if answer is None:
                return g.ask(b.you, ASK_SACRIFICE, target_options(g, self.candidates(g, b)))
            f.step = 1
            destroy(g, [answer.a], b)
            return CALL
        if answer is None:
            if b.n == 0 or not g.players[b.you].hand:
                return DONE  # MG-5.4.8
            return g.ask(b.you, ASK_PLACE, or_skip(g, place_options(g, b.you)))
        if answer.verb != SKIP:
            g.take_from_hand(b.you, answer.a, answer.verb == HIDE)
            g.place(b.you, answer.a, answer.verb == HIDE, b)
        return DONE


def place_options(g: Board, seat: int) -> list[Action]:
    """Creatures of the hand that can be put on the field, face-up, then face-down (MG-5.1.2 to MG-5.1.9)."""
    free = g.free_slots(seat)
    up: list[Action] = []
    down: list[Action] = []
    hides = g.may_hide_one(seat)
    for index in different(g.players[seat].hand):
        card = g.pool.cards[index]
        if card.creature and card.slots <= free:
            assert card.play is not None
            assert card.hide is not None
            up.append(card.play)
            if card.may_hide and hides:
                down.append(card.hide)
    return up + down


# Spells ---------------------------------------------------------------------------------------------------------------
@final
class Fetch(Node):
    """A named creature from the deck (MG-11.20 to MG-11.24)."""

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        answer = g.take()
        if answer is None:
            return g.ask(b.you, ASK_NAME, card_options(g, g.pool.creatures))
        g.note(NAMED, b.you, cards=(answer.a,), scope=b)
        g.fetch(b.you, answer.a, b)
        return DONE


@final
class Swap(Node):
    """An own creature for a face-up one of another player, if both fit (MG-11.25). `items` is the own one."""

    def counterparts(self, g: Board, b: Scope, mine: int) -> list[int]:
        given = g.card_of(mine).slots
        out: list[int] = []
        for n in face_up_of_others(g, b.you):
            taken = g.card_of(n).slots
            other = g.pieces[n].seat
            if g.slots_used(b.you) - given + taken <= SLOTS and g.slots_used(other) - taken + given <= SLOTS:
                out.append(n)
        return out

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        answer = g.take()
        if f.step == 0:
            if answer is None:
                mine = [n for n in g.players[b.you].field if self.counterparts(g, b, n)]
                return g.ask(b.you, ASK_OWN, target_options(g, mine)) if mine else DONE  # MG-11.26
            f.step = 1
            f.items = (answer.a,)
            return CALL
        if answer is None:
            return g.ask(b.you, ASK_OTHER, target_options(g, self.counterparts(g, b, f.items[0])))
        g.swap(f.items[0], answer.a, b)
        return DONE


@final
class DestroyLowest(Node):
    """The face-up creatures of lowest value of a chosen player (MG-11.28 to MG-11.31)."""

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        if f.step == 1:
            return DONE
        answer = g.take()
        if answer is None:
            return g.ask(b.you, ASK_PLAYER, player_options(g))
        g.note(CHOSE_PLAYER, b.you, n=answer.a, scope=b)
        f.step = 1
        numbers = [n for n in g.players[answer.a].field if not g.pieces[n].down]
        if not numbers:
            return DONE
        lowest = min([g.value_of(n) for n in numbers])
        destroy(g, [n for n in numbers if g.value_of(n) == lowest], b)
        return CALL


@final
class EveryonePlaces(Node):
    """Each player who is not full gets a creature from the deck, the caster first (MG-11.32)."""

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        for seat in g.seats_from(f.scope.you):
            if not g.full(seat) and not g.reveal_and_place(seat, f.scope):
                g.note(NONE_FITS, seat, scope=f.scope)
        return DONE


# Beliefs that are used ------------------------------------------------------------------------------------------------
@final
class Redraw(Node):
    """Only before the first play of a turn (MG-6.5.7)."""

    def possible(self, s: State, b: Scope) -> bool:
        g = as_board(s)
        return g.plays == 0 and g.turn_spells == 0 and len(g.players[b.you].hand) > 0

    def step(self, s: State, f: Frame) -> int:
        as_board(s).redraw(f.scope.you, f.scope)
        return DONE


@final
class TurnOver(Node):
    """One of the own creatures (MG-6.5.11)."""

    def candidates(self, g: Board, b: Scope) -> list[int]:
        return [n for n in g.players[b.you].field if may_turn(g, n)]

    def possible(self, s: State, b: Scope) -> bool:
        return len(self.candidates(as_board(s), b)) > 0

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        answer = g.take()
        if answer is None:
            return g.ask(b.you, ASK_TURN, target_options(g, self.candidates(g, b)))
        g.turn_over(answer.a, b)
        return DONE


def may_turn(g: Board, number: int) -> bool:
    piece = g.pieces[number]
    if piece.down:
        return True
    down = g.count_down(piece.seat)
    up = len(g.players[piece.seat].field) - down
    allowed = g.card_of(number).may_hide and not piece.fused and not piece.resurrected
    return allowed and g.may_have(piece.seat, up - 1, down + 1)


# At the end of a round ------------------------------------------------------------------------------------------------
def aimed_at(g: Board, kind: int) -> list[int]:
    """What was declared as a target already (MG-8.3.5)."""
    return [target for one, _, target in g.aims if one == kind]


@final
class Copy(Node):
    """Declares which creature it copies; those of its own name cannot be (MG-8.3.4)."""

    def step(self, s: State, f: Frame) -> int:
        return declare_target(as_board(s), f, ASK_COPY, COPIES_)


@final
class Transform(Node):
    """Declares which creature it transforms; those of its own name cannot be (MG-8.4.1)."""

    def step(self, s: State, f: Frame) -> int:
        return declare_target(as_board(s), f, ASK_TRANSFORM, TARGETS)


def declare_target(g: Board, f: Frame, question: int, kind: int) -> int:
    b = f.scope
    answer = g.take()
    if answer is None:
        name = g.looks_of(b.source).index
        taken = aimed_at(g, kind)
        targets = [n for n in g.subjects() if g.looks_of(n).index != name and n not in taken]
        return g.ask(b.you, question, target_options(g, targets)) if targets else DONE
    g.aim(kind, b.source, answer.a, b)
    return DONE


@final
class Recolour(Node):
    """One own creature may take another colour for the counting (MG-8.4.8)."""

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        answer = g.take()
        if answer is None:
            notation = g.pool.notation
            options: list[Action] = []
            for n in g.players[b.you].field:
                for colour in range(len(COLOURS)):
                    if colour != g.colour_of(n):
                        options.append(notation.action(COLOUR, n, colour))
            return g.ask(b.you, ASK_COLOUR, or_skip(g, options)) if options else DONE
        if answer.verb != SKIP:
            g.recolour(answer.a, answer.b, b)
        return DONE


AFTERMATH: Final = Aftermath()
DESTRUCTION: Final = Destruction()
