"""Why a move is not offered: the clause that decides, found by asking the same questions the options ask."""

from kleos.engine.actions import SKIP, STOP, USE, Action, Misread
from kleos.engine.errors import Refusal
from kleos.games.saint_seiya.board import AT_ARMOUR, AT_PLAY, AT_WOUNDED, Board, Piece
from kleos.games.saint_seiya.kinds import (
    ACQUIRE_ARMOUR,
    ACQUIRE_COSMOS,
    ACQUIRE_FORCE,
    ACTIVATE,
    ASK_BOOST,
    ASK_DESTROYED,
    ASK_DISCARD_DESTROY,
    ASK_DISCARD_PICK,
    ASK_HAND_DESTROY,
    ASK_HAND_DISCARD,
    ASK_HAND_WOUND,
    ASK_HEAL,
    ASK_MAIN,
    ASK_ON_PLAY,
    ASK_PAIR,
    ASK_PILE,
    ASK_PLAYER,
    ASK_REVEALED,
    ASK_SEEN,
    ASK_SHUN,
    ASK_SWAP,
    ASK_TAKE,
    ASK_TERRAIN,
    ASK_UPKEEP,
    ASK_USED,
    ASK_WOUNDED,
    CARD,
    COSMOS,
    END,
    EQUIP,
    FORCE,
    HEAL,
    KINDS,
    PLACE,
    PLAY,
    PLAYER,
    TARGET,
    WOUNDING,
)
from kleos.games.saint_seiya.lands import AcquireFree
from kleos.games.saint_seiya.moves import tolls
from kleos.games.saint_seiya.picks import distinct

ACQUIRE = {ACQUIRE_FORCE: FORCE, ACQUIRE_COSMOS: COSMOS, ACQUIRE_ARMOUR: COSMOS}
VERBS_OF = {
    ASK_MAIN: [PLAY, EQUIP, *ACQUIRE, ACTIVATE, HEAL, END],
    ASK_ON_PLAY: [USE, SKIP],
    ASK_SHUN: [USE, SKIP],
    ASK_UPKEEP: [CARD, STOP],
    ASK_HEAL: [TARGET, STOP],
    ASK_HAND_DISCARD: [CARD],
    ASK_HAND_WOUND: [CARD, SKIP],
    ASK_HAND_DESTROY: [CARD],
    ASK_PAIR: [CARD],
    ASK_TAKE: [CARD, SKIP],
    ASK_DISCARD_DESTROY: [CARD],
    ASK_DISCARD_PICK: [CARD],
    ASK_PILE: [CARD],
    ASK_DESTROYED: [CARD],
    ASK_REVEALED: [CARD],
    ASK_SEEN: [CARD],
    ASK_WOUNDED: [TARGET],
    ASK_BOOST: [TARGET],
    ASK_USED: [TARGET],
    ASK_TERRAIN: [PLACE],
    ASK_SWAP: [PLACE],
    ASK_PLAYER: [PLAYER],
}
HAND_KINDS = (ASK_UPKEEP, ASK_HAND_DISCARD, ASK_HAND_WOUND, ASK_HAND_DESTROY, ASK_PAIR)
DISCARD_KINDS = (ASK_TAKE, ASK_DISCARD_DESTROY, ASK_DISCARD_PICK)


def explain(g: Board, token: str) -> Refusal:
    """Why the token, which is not offered, is not legal now."""
    if g.seat < 0:
        return Refusal("SS-8.3", "over")
    action = g.pool.notation.parse(token)
    if isinstance(action, Misread):
        return Refusal("SS-5.3", "unknown-token", (action,))
    if action.verb not in VERBS_OF[g.kind]:
        return Refusal("SS-13.1", "wrong-kind", (KINDS[g.kind],))
    found: Refusal | None = None
    if g.kind == ASK_MAIN:
        found = explain_main(g, action)
    elif action.verb == CARD:
        found = explain_card(g, action.a)
    elif action.verb == TARGET:
        found = explain_target(g, action.a)
    elif action.verb == PLACE:
        found = explain_place(g, action.a)
    elif action.verb == PLAYER:
        found = explain_player(g, action.a)
    return found or Refusal("SS-5.3", "not-offered", (action.token,))


# The main phase -------------------------------------------------------------------------------------------------------
def explain_main(g: Board, action: Action) -> Refusal | None:
    if action.verb != END and g.actions >= g.action_limit:
        return Refusal("SS-5.5", "no-more-actions", (g.action_limit,))
    if action.verb == PLAY:
        return explain_play(g, action.a, action.b)
    if action.verb == EQUIP:
        missing = not_in_hand(g, action.a)
        if missing is not None:
            return missing
        return Refusal("SS-5.30", "no-armour-card", (g.pool.cards[action.a].id,))
    if action.verb in ACQUIRE:
        return explain_acquisition(g, action)
    if action.verb == ACTIVATE:
        return explain_activation(g, action.a)
    return explain_heal(g, action.a)


def not_in_hand(g: Board, index: int) -> Refusal | None:
    if index in [g.identity[card].index for card in g.players[g.seat].hand]:
        return None
    return Refusal("SS-5.10", "not-in-hand", (g.pool.cards[index].id,))


def explain_play(g: Board, index: int, place: int) -> Refusal | None:
    missing = not_in_hand(g, index)
    if missing is not None:
        return missing
    if g.pool.cards[index].armour:
        return Refusal("SS-5.30", "armour-is-equipped", (g.pool.cards[index].id,))
    if not g.terrain[place]:
        return Refusal("SS-5.12", "empty-place", (place + 1,))
    if tolls(g, g.terrain[place]):
        return Refusal("SS-5.15", "no-card-for-the-toll", (g.card_of(g.terrain[place]).id,))
    return None


def explain_acquisition(g: Board, action: Action) -> Refusal | None:
    number = g.terrain[action.a]
    if not number:
        return Refusal("SS-5.40", "empty-place", (action.a + 1,))
    card = g.card_of(number)
    if g.forbidden(g.at(number).card):
        return Refusal("SS-11.66", "forbidden", (card.id,))
    if card.needs > len(g.fighters(number)):
        return Refusal("SS-11.64", "too-few-fighters", (card.id, card.needs))
    currency = ACQUIRE[action.verb]
    cost = g.cost(number, currency)
    if cost < 0:
        return Refusal("SS-1.7", "no-force-cost" if currency == FORCE else "no-cosmos-cost", (card.id,))
    strength = g.strength(number, currency)
    if action.verb == ACQUIRE_ARMOUR:
        armour = g.players[g.seat].armour
        if not armour:
            return Refusal("SS-5.43", "no-armour-equipped")
        strength += g.card_of(armour).value(COSMOS)
    return Refusal("SS-5.41", "too-weak-force" if currency == FORCE else "too-weak-cosmos", (card.id, cost, strength))


def mine_in_use(g: Board, number: int) -> Piece | None:
    """The piece, if the active player has it in play or equipped."""
    piece = g.pieces.get(number)
    if piece is not None and piece.seat == g.seat and piece.zone in (AT_PLAY, AT_ARMOUR):
        return piece
    return None


def explain_activation(g: Board, number: int) -> Refusal | None:
    piece = mine_in_use(g, number)
    if piece is None:
        return Refusal("SS-5.80", "not-in-play", (number,))
    card = g.identity[piece.card]
    line = card.activation
    if line is None:
        return Refusal("SS-5.80", "no-activation", (card.id,))
    if line.timing == WOUNDING and g.protected(number):
        return Refusal("SS-5.86", "protected", (card.id,))
    return same_as(g, ACTIVATE, number) or Refusal("SS-6.8", "not-usable", (card.id,))


def explain_heal(g: Board, number: int) -> Refusal | None:
    piece = mine_in_use(g, number)
    if piece is None or piece.zone != AT_PLAY:
        return Refusal("SS-5.90", "not-in-play", (number,))
    card = g.identity[piece.card]
    if not card.heal:
        return Refusal("SS-5.90", "no-heal-value", (card.id,))
    if g.healing_forbidden():
        return Refusal("SS-11.85b", "healing-forbidden")
    if not g.players[g.seat].wounded:
        return Refusal("SS-5.92", "nobody-wounded")
    return same_as(g, HEAL, number)


def same_as(g: Board, verb: int, number: int) -> Refusal | None:
    """That a copy is offered in its place, if one is."""
    for other in g.options:
        if other.verb == verb and len(distinct(g, [other.a, number])) == 1:
            return Refusal("SS-13.5", "same-as", (number, other.a))
    return None


# Picks ----------------------------------------------------------------------------------------------------------------
def explain_card(g: Board, index: int) -> Refusal | None:
    id = g.pool.cards[index].id
    if g.kind in HAND_KINDS:
        held = index in [g.identity[card].index for card in g.players[g.seat].hand]
        return Refusal("SS-13.5", "not-such-a-card", (id,)) if held else Refusal("SS-13.5", "not-in-hand", (id,))
    if g.kind in DISCARD_KINDS:
        return Refusal("SS-13.5", "not-in-that-discard", (id,))
    return Refusal("SS-13.5", "not-among", (id,))


def explain_target(g: Board, number: int) -> Refusal | None:
    piece = g.pieces.get(number)
    if piece is None:
        return Refusal("SS-7.30", "no-object", (number,))
    if g.kind in (ASK_HEAL, ASK_WOUNDED):
        if piece.zone != AT_WOUNDED:
            return Refusal("SS-7.14", "not-wounded", (number,))
        if piece.seat != g.seat and all(g.at(other.a).seat == g.seat for other in g.options if other.verb == TARGET):
            return Refusal("SS-6.12", "not-yours", (number,))
    elif piece.zone != AT_PLAY:
        return Refusal("SS-5.10", "not-in-play", (number,))
    return same_as(g, TARGET, number) or Refusal("SS-6.8", "not-described", (number,))


def explain_place(g: Board, place: int) -> Refusal | None:
    number = g.terrain[place]
    if not number:
        return Refusal("SS-7.2", "empty-place", (place + 1,))
    card = g.card_of(number)
    if isinstance(g.frames[-1].node, AcquireFree) and g.forbidden(g.at(number).card):
        return Refusal("SS-11.66", "forbidden", (card.id,))
    return Refusal("SS-6.8", "not-such-a-card", (card.id,))


def explain_player(g: Board, seat: int) -> Refusal | None:
    if seat >= len(g.players):
        return Refusal("SS-3.1", "no-player", (seat,))
    if g.conceded >> seat & 1:
        return Refusal("SS-8.26", "has-given-up", (seat,))
    return Refusal("SS-13.11", "not-that-player", (seat,))
