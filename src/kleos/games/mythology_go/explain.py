"""Why a move is not offered: the clause that decides, found by asking the same questions the options ask.

Only what the deciding seat may know is looked at: its own hand and creatures, and what is public. Of a face-down
creature of another player nothing is told but that it is one.
"""

from kleos.engine.actions import STOP, Action, Misread
from kleos.engine.errors import Refusal
from kleos.games.mythology_go.board import Board
from kleos.games.mythology_go.cards import Card
from kleos.games.mythology_go.deeds import Redraw, Swap
from kleos.games.mythology_go.kinds import (
    ACCUSE,
    ANSWERS,
    ASK_BELIEF,
    ASK_COPY,
    ASK_DIVINITY,
    ASK_DRAGON,
    ASK_DRAIN,
    ASK_NAME,
    ASK_OWN,
    ASK_PLACE,
    ASK_SACRIFICE,
    ASK_SAVE,
    ASK_TRANSFORM,
    ASK_TURN,
    CARD,
    COLOUR,
    FUSE,
    HIDE,
    KINDS,
    PLAY,
    PLAY_ONTO,
    PLAYS,
    SLOTS,
    TARGET,
    USE_BELIEF,
    USE_OBJECT,
)
from kleos.games.mythology_go.moves import has_free_spell, made_a_play

OWN = {ASK_OWN: "MG-11.25", ASK_SACRIFICE: "MG-5.4.4", ASK_TURN: "MG-6.5.11", ASK_SAVE: "MG-6.5.8"}


def explain(g: Board, token: str) -> Refusal:
    """Why the token, which is not offered, is not legal now."""
    if g.seat < 0:
        return Refusal("MG-8.10.3", "over")
    action = g.pool.notation.parse(token)
    if isinstance(action, Misread):
        return Refusal("MG-5.6.1", "unknown-token", (action,))
    found: Refusal | None
    if action.verb not in ANSWERS[g.kind]:
        found = wrong_moment(g, action)
    elif g.kind == ASK_PLACE:
        found = explain_placing(g, action)
    elif action.verb == STOP:
        found = Refusal("MG-4.3.7", "play-first")
    elif action.verb in (PLAY, HIDE):
        found = explain_play(g, action)
    elif action.verb == PLAY_ONTO:
        found = explain_onto(g, action.a, action.b)
    elif action.verb == FUSE:
        found = explain_fusing(g, action.a, action.b)
    elif action.verb == USE_OBJECT:
        found = explain_activating(g, action.a)
    elif action.verb == USE_BELIEF:
        found = explain_belief(g, action.a)
    elif action.verb == CARD:
        found = explain_card(g, action.a)
    elif action.verb == TARGET:
        found = explain_target(g, action.a)
    elif action.verb == COLOUR:
        found = explain_colour(g, action.a, action.b)
    elif action.verb == ACCUSE:
        found = explain_accusation(g, action.a, action.b)
    else:
        found = Refusal("MG-1.1", "no-player", (action.a,))  # every other player may be chosen (MG-11.28)
    return found or Refusal("MG-5.6.1", "not-offered", (action.token,))


def wrong_moment(g: Board, action: Action) -> Refusal:
    """An answer to another question."""
    if action.verb == FUSE:
        return Refusal("MG-5.3.7", "fuse-in-main")
    if g.kind == ASK_PLACE and action.verb == PLAY_ONTO:
        return Refusal("MG-5.4.6", "onto-is-a-play")
    return Refusal("MG-5.6.1", "wrong-kind", (KINDS[g.kind],))


# Cards in hand --------------------------------------------------------------------------------------------------------
def explain_play(g: Board, action: Action) -> Refusal | None:
    """Playing a card face-up or face-down, or casting a spell."""
    card = g.pool.cards[action.a]
    found = not_in_hand(g, card, "MG-4.3.2")
    if found is not None:
        return found
    if card.spell:
        if action.verb == HIDE:
            return Refusal("MG-5.2.1", "spell-is-open", (card.id,))
        return no_play_left(g, True) or Refusal("MG-5.2.5", "field-empty", (card.id,))
    return no_play_left(g, False) or does_not_fit(g, card, action.verb == HIDE)


def explain_placing(g: Board, action: Action) -> Refusal | None:
    """Placing a creature for one that was destroyed, which is no play."""
    card = g.pool.cards[action.a]
    found = not_in_hand(g, card, "MG-5.4.6")
    if found is not None:
        return found
    if card.spell:
        return Refusal("MG-5.4.6", "only-creatures-placed", (card.id,))
    return does_not_fit(g, card, action.verb == HIDE)


def explain_onto(g: Board, index: int, number: int) -> Refusal | None:
    """A Troll onto a Troll."""
    card = g.pool.cards[index]
    found = not_in_hand(g, card, "MG-4.3.2")
    if found is not None:
        return found
    if not card.fuses:
        return Refusal("MG-5.1.12", "not-onto-another", (card.id,))
    found = no_play_left(g, False) or not_yours(g, number, "MG-5.1.12")
    if found is not None:
        return found
    piece = g.pieces[number]
    if piece.card != index:
        return Refusal("MG-5.1.12", "onto-same-name", (card.id, number))
    return Refusal("MG-5.1.12", "onto-face-down" if piece.down else "onto-pair", (number,))


def not_in_hand(g: Board, card: Card, clause: str) -> Refusal | None:
    if card.divinity or card.belief:
        return Refusal("MG-1.4", "never-in-hand", (card.id,))
    return None if card.index in g.players[g.seat].hand else Refusal(clause, "not-in-hand", (card.id,))


def no_play_left(g: Board, spell: bool) -> Refusal | None:
    if g.plays < PLAYS:
        return None
    if has_free_spell(g):
        return (
            None if spell else Refusal("MG-6.5.4", "only-the-free-spell", (g.pool.cards[g.players[g.seat].belief].id,))
        )
    return Refusal("MG-4.3.1", "no-play-left", (PLAYS,))


def does_not_fit(g: Board, card: Card, hide: bool) -> Refusal | None:
    """What keeps a creature of the hand from being put on the field."""
    if hide and not card.may_hide:
        return Refusal("MG-5.1.5", "never-face-down", (card.id,))
    free = g.free_slots(g.seat)
    if free == 0:
        return Refusal("MG-5.1.2", "field-full")
    if card.slots > free:
        return Refusal("MG-5.1.3" if free == 1 else "MG-5.1.2", "too-few-slots", (card.id, card.slots, free))
    down = g.count_down(g.seat)
    up = len(g.players[g.seat].field) - down
    belief = g.belief(g.seat)
    if belief is not None and belief.more_down:
        return Refusal("MG-6.5.3", "too-many-down-yet", (belief.id, down, up))
    if up + down == 0:
        return Refusal("MG-5.1.8", "first-face-up")
    return Refusal("MG-5.1.7", "too-many-down", (down, up))


# Free actions ---------------------------------------------------------------------------------------------------------
def not_yours(g: Board, number: int, clause: str) -> Refusal | None:
    piece = g.pieces.get(number)
    if piece is None:
        return Refusal("MG-1.12", "no-object", (number,))
    return None if piece.seat == g.seat else Refusal(clause, "not-yours", (number,))


def explain_fusing(g: Board, a: int, b: int) -> Refusal | None:
    for number in (a, b):
        found = not_yours(g, number, "MG-5.3.1") or cannot_fuse(g, number)
        if found is not None:
            return found
    if a == b or g.pieces[a].card != g.pieces[b].card:
        return Refusal("MG-5.3.1", "fuse-two", (a, b))
    if a > b and g.pool.notation.action(FUSE, b, a) in g.options:
        return Refusal("MG-13.2", "lower-first", (b, a))
    down = g.count_down(g.seat)
    return Refusal("MG-5.3.8", "fuse-limit", (down, len(g.players[g.seat].field) - down - 1))


def cannot_fuse(g: Board, number: int) -> Refusal | None:
    """What is against one of the two, an own creature."""
    piece = g.pieces[number]
    if not g.card_of(number).fuses:
        return Refusal("MG-5.3.1", "no-fusion", (g.card_of(number).id, number))
    if piece.down:
        return Refusal("MG-5.3.3", "fuse-face-down", (number,))
    return Refusal("MG-5.3.3", "fused-already", (number,)) if piece.fused else None


def explain_activating(g: Board, number: int) -> Refusal | None:
    found = not_yours(g, number, "MG-5.4.1")
    if found is not None:
        return found
    card = g.card_of(number)
    if card.activated is None:
        return Refusal("MG-5.4.1", "nothing-to-activate", (card.id, number))
    if g.pieces[number].down:  # only with a card file in which it may be
        return Refusal("MG-5.5.4", "activate-face-down", (number,))
    if g.pieces[number].used:
        return Refusal("MG-5.4.2", "activated-already", (card.id, number))
    return Refusal("MG-5.4.4", "nothing-to-destroy", (card.id, number))


def explain_belief(g: Board, index: int) -> Refusal | None:
    card = g.pool.cards[index]
    if not card.belief:
        return Refusal("MG-13.3", "no-belief", (card.id,))
    if g.players[g.seat].belief != index:
        return Refusal("MG-3.8", "not-your-belief", (card.id,))
    if card.activated is None:
        return Refusal("MG-13.3", "belief-acts-by-itself", (card.id,))
    redraws = isinstance(card.activated.effect, Redraw)
    if g.players[g.seat].belief_used:
        return Refusal("MG-6.5.7" if redraws else "MG-6.5.11", "belief-used", (card.id,))
    if not redraws:
        return Refusal("MG-6.5.13", "nothing-to-turn", (card.id,))
    if made_a_play(g):
        return Refusal("MG-6.5.7", "before-the-first-play", (card.id,))
    return Refusal("MG-6.5.13", "hand-empty", (card.id,))


# Choices --------------------------------------------------------------------------------------------------------------
def explain_card(g: Board, index: int) -> Refusal | None:
    card = g.pool.cards[index]
    if g.kind == ASK_BELIEF:
        if not card.belief:
            return Refusal("MG-3.8", "no-belief", (card.id,))
        takers = [seat for seat, player in enumerate(g.players) if player.belief == index]
        return Refusal("MG-3.9", "belief-taken", (card.id, takers[0])) if takers else None
    if g.kind == ASK_DIVINITY:
        return Refusal("MG-6.5.2", "not-of-the-two" if card.divinity else "no-divinity", (card.id,))
    if g.kind == ASK_NAME:
        return Refusal("MG-11.20", "no-creature", (card.id,))
    if card.index in g.players[g.seat].hand:
        return Refusal("MG-4.4.2", "returned-already", (card.id,))
    return not_in_hand(g, card, "MG-4.4.1")


def explain_target(g: Board, number: int) -> Refusal | None:
    if g.kind in OWN:
        found = not_yours(g, number, OWN[g.kind])
        if found is not None:
            return found
        if g.kind == ASK_TURN:
            return explain_turning(g, number)
        if g.kind == ASK_SAVE:
            hit = number in g.frames[-1].items
            return Refusal("MG-6.5.8", "stays-anyway" if hit else "not-destroyed", (number,))
        if g.kind == ASK_OWN:
            return Refusal("MG-11.25", "no-counterpart", (number,))
        if number == g.frames[-1].scope.source:
            return Refusal("MG-11.4", "not-itself", (number,))
        return Refusal("MG-6.3.2", "indestructible", (number,))
    if number not in g.pieces:
        return Refusal("MG-1.12", "no-object", (number,))
    if g.kind in (ASK_COPY, ASK_TRANSFORM):
        return explain_aim(g, number)
    if g.pieces[number].seat == g.seat:
        return Refusal("MG-6.2.1", "own-creature", (number,))
    if g.pieces[number].down:
        return Refusal("MG-6.2.1", "face-down", (number,))
    if g.kind == ASK_DRAGON:
        return Refusal("MG-6.3.2", "indestructible", (number,))
    if g.kind == ASK_DRAIN:
        return Refusal("MG-11.3", "no-value", (number,))
    return explain_swap(g, number)


def explain_swap(g: Board, number: int) -> Refusal:
    """Which of the two fields would be too small (MG-11.25)."""
    swap = g.frames[-1]
    assert isinstance(swap.node, Swap)
    more = g.card_of(number).slots - g.card_of(swap.items[0]).slots
    seat = g.seat if more > 0 else g.pieces[number].seat
    return Refusal("MG-11.25", "swap-does-not-fit", (number, seat, g.slots_used(seat) + abs(more), SLOTS))


def explain_turning(g: Board, number: int) -> Refusal:
    """Face-down, since any creature may be turned face-up."""
    piece = g.pieces[number]
    card = g.card_of(number)
    if not card.may_hide:
        return Refusal("MG-6.5.11", "never-face-down", (card.id,))
    if piece.fused:
        return Refusal("MG-6.5.11", "pair-stays-up", (number,))
    if piece.resurrected:
        return Refusal("MG-6.5.11", "resurrected-stays-up", (number,))
    down = g.count_down(g.seat)
    return Refusal("MG-6.5.11", "too-many-down", (down, len(g.players[g.seat].field) - down))


def explain_aim(g: Board, number: int) -> Refusal:
    """A target of a round-end effect that declares one."""
    name = g.looks_of(g.frames[-1].scope.source)
    if g.looks_of(number).index == name.index:
        return Refusal("MG-8.3.4" if g.kind == ASK_COPY else "MG-8.4.1", "of-the-same-name", (number, name.id))
    if g.kind == ASK_COPY:
        return Refusal("MG-8.3.5", "copied-already", (number,))
    return Refusal("MG-8.4.1", "aimed-at-already", (number,))


def explain_colour(g: Board, number: int, colour: int) -> Refusal:
    return not_yours(g, number, "MG-6.5.6") or Refusal("MG-6.5.6", "same-colour", (number, colour))


def explain_accusation(g: Board, seat: int, index: int) -> Refusal:
    card = g.pool.cards[index]
    if seat >= len(g.players):
        return Refusal("MG-1.1", "no-player", (seat,))
    if seat == g.seat:
        return Refusal("MG-8.7.4", "accuse-oneself")
    if not card.divinity:
        return Refusal("MG-8.7.3", "no-divinity", (card.id,))
    if index == g.players[g.seat].divinity:
        return Refusal("MG-8.7.5", "own-divinity", (card.id,))
    return Refusal("MG-8.7.5", "has-declared" if g.declared >> seat & 1 else "has-not-declared", (card.id, seat))
