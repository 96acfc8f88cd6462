"""What the active player may do in the main phase, and doing it (section 5)."""

from typing import Final, final

from kleos.engine.actions import STOP, Action
from kleos.engine.frames import CALL, DONE, Frame, Node, Scope
from kleos.engine.state import State
from kleos.games.saint_seiya.board import Board, Piece, as_board
from kleos.games.saint_seiya.cards import Card
from kleos.games.saint_seiya.kinds import (
    ACQUIRE_ARMOUR,
    ACQUIRE_COSMOS,
    ACQUIRE_FORCE,
    ACTIVATE,
    ACTIVATED,
    ASK_HAND_DISCARD,
    ASK_HEAL,
    COSMOS,
    DESTROYING,
    DISCARDING,
    EQUIP,
    FORCE,
    HEAL,
    HEALS,
    PLACES,
    PLAY,
    WOUNDING,
)
from kleos.games.saint_seiya.lands import acquire, scope_of
from kleos.games.saint_seiya.picks import card_options, distinct, target_options


# What is offered ------------------------------------------------------------------------------------------------------
def main_options(g: Board) -> list[Action]:
    """Everything the active player may do, in the order of section 13."""
    if g.actions >= g.action_limit:
        return [g.pool.end]  # SS-5.5
    player = g.players[g.current]
    out: list[Action] = []
    armours: list[Action] = []
    hand = player.hand
    last: Card | None = None
    for physical in hand:
        card = g.identity[physical]
        if card is last:
            continue
        last = card
        if card.armour:
            equip = card.equip
            assert equip is not None
            armours.append(equip)
            continue
        for place in range(PLACES):
            number = g.terrain[place]
            if number and (len(hand) > 1 or not tolls(g, number)):
                out.append(card.plays[place])
    out.extend(armours)
    add_acquisitions(g, out)
    notation = g.pool.notation
    if player.played or player.armour:
        usable = [n for n in player.played if can_activate(g, n)]
        if player.armour and can_activate(g, player.armour):
            usable.append(player.armour)
        for n in distinct(g, usable):
            out.append(notation.action(ACTIVATE, n))
    if player.played and player.wounded and not g.healing_forbidden():  # SS-5.92
        for n in distinct(g, [n for n in player.played if g.card_of(n).heal]):
            out.append(notation.action(HEAL, n))
    out.append(g.pool.end)
    return out


def tolls(g: Board, number: int) -> bool:
    """Whether the next Character played facing the terrain card asks for a discard (SS-5.15)."""
    piece = g.at(number)
    return g.identity[piece.card].tolls is not None and not piece.paid


def add_acquisitions(g: Board, out: list[Action]) -> None:
    notation = g.pool.notation
    player = g.players[g.current]
    armour = g.card_of(player.armour).value(COSMOS) if player.armour else 0
    if not player.played and not armour:
        return
    for place in range(PLACES):
        number = g.terrain[place]
        if not number:
            continue
        beside = g.fighters(number)
        if not beside and not armour:
            continue
        force = g.cost(number, FORCE)
        cosmos = g.cost(number, COSMOS)
        have = g.together(beside, COSMOS) if cosmos >= 0 else 0
        by_force = force >= 0 and g.together(beside, FORCE) >= force
        by_cosmos = cosmos >= 0 and have >= cosmos
        by_armour = cosmos >= 0 and armour > 0 and have + armour >= cosmos
        if not (by_force or by_cosmos or by_armour) or not may_acquire(g, number):
            continue
        if by_force:
            out.append(notation.action(ACQUIRE_FORCE, place))
        if by_cosmos:
            out.append(notation.action(ACQUIRE_COSMOS, place))
        if by_armour:
            out.append(notation.action(ACQUIRE_ARMOUR, place))


def may_acquire(g: Board, number: int) -> bool:
    """Whether nothing but its cost stands against acquiring the terrain card by paying (SS-5.49)."""
    card = g.card_of(number)
    return (not card.needs or len(g.fighters(number)) >= card.needs) and not g.forbidden(g.at(number).card)


def can_activate(g: Board, number: int) -> bool:
    """SS-5.80, SS-5.86."""
    line = g.card_of(number).activation
    if line is None:
        return False
    if line.timing == WOUNDING and g.protected(number):
        return False
    return line.effect.possible(g, scope_of(g.current, number, -1, line))


# Doing it -------------------------------------------------------------------------------------------------------------
def act(g: Board, action: Action) -> None:
    """Carries out an action of the main phase, or puts what it takes on the stack."""
    seat = g.current
    g.actions += 1
    g.decisions = 0  # the guard on decisions is for one action: how many there may be is a match option (SS-5.5)
    verb = action.verb
    if verb == PLAY:
        hand = g.players[seat].hand
        piece = g.play(seat, g.find(hand, action.a), action.b)
        faced = piece.facing
        if tolls(g, faced):
            g.pieces[faced] = g.at(faced).tolled()
            push_on_play(g, piece)
            line = g.card_of(faced).tolls
            assert line is not None
            g.push(PAYING_TOLL, scope_of(seat, faced, action.b, line))
        else:
            push_on_play(g, piece)
    elif verb == EQUIP:
        push_on_play(g, g.equip(seat, g.find(g.players[seat].hand, action.a)))
    elif verb == ACQUIRE_FORCE:
        acquire(g, seat, action.a, FORCE, False)
    elif verb == ACQUIRE_COSMOS:
        acquire(g, seat, action.a, COSMOS, False)
    elif verb == ACQUIRE_ARMOUR:
        acquire(g, seat, action.a, COSMOS, True)
    elif verb == ACTIVATE:
        activate(g, action.a)
    else:
        assert verb == HEAL
        g.note(HEALS, seat, action.a, cards=(g.at(action.a).card,))
        g.push(HEALING, Scope(seat, action.a, -1))


def push_on_play(g: Board, piece: Piece) -> None:
    """The on-play line, which is offered if it is usable (SS-5.16)."""
    line = g.identity[piece.card].on_play
    if line is not None:
        g.push(line, scope_of(piece.seat, piece.number, -1, line))


def activate(g: Board, number: int) -> None:
    """The effect first, then the card leaves play (SS-5.82)."""
    line = g.card_of(number).activation
    assert line is not None
    g.note(ACTIVATED, g.current, number, cards=(g.at(number).card,))
    g.pieces[number] = g.at(number).in_use()
    g.push(ACTIVATION_OVER, scope_of(g.current, number, -1, line))
    g.push(line.effect, scope_of(g.current, number, -1, line))


@final
class ActivationOver(Node):
    """The activated card is discarded, wounded or destroyed, unless its effect has moved it (SS-5.81, SS-5.84)."""

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        piece = g.pieces.get(b.source)
        if piece is None or piece.seat != b.you:
            return DONE
        line = g.identity[piece.card].activation
        assert line is not None
        if line.timing == DISCARDING:
            g.use_up(b.you, [b.source], None)
        elif line.timing == WOUNDING:
            g.wound_pieces([b.source], None)
        else:
            assert line.timing == DESTROYING
            g.destroy_piece(b.source, None)
        return DONE


@final
class PayingToll(Node):
    """Another card of the hand is discarded for facing a Dauphin (SS-5.15)."""

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        seat = f.scope.you
        hand = g.players[seat].hand
        answer = g.take()
        if answer is None:
            return g.ask(seat, ASK_HAND_DISCARD, card_options(g, hand, None))
        g.discard(seat, g.find(hand, answer.a), f.scope)
        return DONE


@final
class Healing(Node):
    """A played Character uses its Heal value: up to so many wounded Characters, then it is discarded (SS-5.90).

    `n` counts the Characters healed.
    """

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        answer = g.take()
        if answer is None:
            wounded = list(g.players[b.you].wounded)
            if wounded and f.n < g.card_of(b.source).heal:
                options = target_options(g, wounded)
                if f.n:
                    options.append(g.pool.notation.action(STOP))
                return g.ask(b.you, ASK_HEAL, options)
        elif answer.verb != STOP:
            f.n += 1
            g.heal([answer.a], b)
            return CALL
        g.use_up(b.you, [b.source], None)
        return DONE


ACTIVATION_OVER: Final = ActivationOver()
PAYING_TOLL: Final = PayingToll()
HEALING: Final = Healing()
