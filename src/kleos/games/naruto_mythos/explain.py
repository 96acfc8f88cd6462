"""Why a move is not offered: the clause that decides, found by asking the same questions the options ask."""

from typing import NamedTuple

from kleos.effects.terms import Predicate
from kleos.engine.actions import SKIP, STOP, USE, Action, Misread
from kleos.engine.errors import Refusal
from kleos.engine.frames import Frame
from kleos.games.naruto_mythos.board import Board, Character
from kleos.games.naruto_mythos.cards import ONLY_WINNING, SHIELDS, Card
from kleos.games.naruto_mythos.deeds import Defeat, DiscardTop, Hide, Move, MoveMany, TakeControl, Tokens
from kleos.games.naruto_mythos.kinds import (
    AMOUNT,
    ASK_AMOUNT,
    ASK_CARD,
    ASK_DEMAND,
    ASK_DISCARD_ORDER,
    ASK_LINE,
    ASK_LOCK,
    ASK_MISSION,
    ASK_MULLIGAN,
    ASK_ORDER,
    ASK_PER_MISSION,
    ASK_PLAY,
    ASK_REPLACE,
    ASK_TARGET,
    ASK_TURN,
    ASK_USE,
    BY_REVEAL,
    BY_UPGRADE,
    CARD,
    DEFEAT,
    HIDE,
    KEEP,
    KINDS,
    LINE,
    LINE_OF_CARD,
    MISSION,
    MULLIGAN,
    PASS,
    PLAY,
    PLAY_UPGRADE,
    RANKS,
    REVEAL,
    REVEAL_UPGRADE,
    TARGET,
    TRIGGER,
    TRIGGER_BY,
    USE_INSTEAD,
)
from kleos.games.naruto_mythos.piles import Discard, DiscardSeen, PutBack, PutFromHand, Recover
from kleos.games.naruto_mythos.plays import can_cover, may_stand, price
from kleos.games.naruto_mythos.showing import FROM_DISCARD, FROM_TOP_OF_DISCARD, Demand, PlayCard, PlayFromTop
from kleos.games.naruto_mythos.targets import AnyNumber, Chosen, Deed, EachMission, Excess, Lowest, Pair

PLAYS = [PLAY, PLAY_UPGRADE, REVEAL, REVEAL_UPGRADE]
VERBS_OF = {
    ASK_USE: [USE, SKIP],
    ASK_ORDER: [TRIGGER, TRIGGER_BY],
    ASK_MULLIGAN: [KEEP, MULLIGAN],
    ASK_TURN: [*PLAYS, HIDE, PASS],
    ASK_TARGET: [TARGET, STOP],
    ASK_MISSION: [MISSION],
    ASK_CARD: [CARD],
    ASK_AMOUNT: [AMOUNT],
    ASK_PLAY: PLAYS,
    ASK_LINE: [LINE, LINE_OF_CARD],
    ASK_REPLACE: [USE_INSTEAD, SKIP],
    ASK_DEMAND: [REVEAL, REVEAL_UPGRADE, DEFEAT],
    ASK_LOCK: [TARGET],
    ASK_DISCARD_ORDER: [CARD, TARGET],
    ASK_PER_MISSION: [TARGET, SKIP],
}


def explain(g: Board, token: str) -> Refusal:
    """Why the token, which is not offered, is not legal now."""
    if g.seat < 0:
        return Refusal("NM-8.3", "over")
    action = g.pool.notation.parse(token)
    if isinstance(action, Misread):
        return Refusal("NM-5.1", "unknown-token", (action,))
    if action.verb not in VERBS_OF[g.kind]:
        return Refusal("NM-5.1", "wrong-kind", (KINDS[g.kind],))
    frame = g.frames[-1]
    found: Refusal | None = None
    if action.verb in PLAYS or action.verb == HIDE:
        found = explain_play(g, frame, action)
    elif action.verb == TARGET:
        found = explain_target(g, frame, action.a)
    elif action.verb == MISSION:
        found = explain_mission(g, frame, action.a)
    elif action.verb == CARD:
        found = explain_card(g, frame, g.pool.cards[action.a])
    return found or Refusal("NM-5.1", "not-offered", (action.token,))


def explain_card(g: Board, frame: Frame, card: Card) -> Refusal:
    """Why a card is not among those to choose from: the zone asked about is named."""
    node = frame.node
    if isinstance(node, (Discard, PutBack, PutFromHand)):
        return Refusal("NM-7.5", "not-in-hand", (card.id,))
    if isinstance(node, DiscardSeen):
        return Refusal("NM-7.5", "not-in-their-hand", (card.id,))
    if isinstance(node, Recover):
        return Refusal("NM-11.4.6", "not-in-pile", (card.id,))
    return Refusal("NM-7.8", "not-among", (card.id,))


# Playing --------------------------------------------------------------------------------------------------------------
class Missing(NamedTuple):
    """What to say of a card that is not where it would have to be."""

    clause: str
    key: str


class Terms:
    """On what terms the open decision lets cards be played: which, from where, for how much less or more."""

    def __init__(self, g: Board, frame: Frame) -> None:
        node = frame.node
        self.cards = g.players[g.seat].hand
        self.which: Predicate | None = None
        self.cut = 0
        self.extra = 0
        self.missing = Missing("NM-5.25", "not-in-hand")
        if isinstance(node, PlayCard):
            self.cards, self.which, self.cut = node.source(g, g.seat), node.which, node.cut
            piled = node.zone in (FROM_DISCARD, FROM_TOP_OF_DISCARD)
            self.missing = Missing("NM-5.82", "not-in-pile" if piled else "not-in-hand")
        elif isinstance(node, PlayFromTop):
            self.cards, self.cut = frame.items, node.cut
            self.missing = Missing("NM-5.82", "not-among")
        elif isinstance(node, Demand):
            self.extra = node.extra


def explain_play(g: Board, frame: Frame, action: Action) -> Refusal | None:
    terms = Terms(g, frame)
    if action.verb in (REVEAL, REVEAL_UPGRADE):
        return explain_reveal(g, terms, action)
    card = g.pool.cards[action.a]
    if card not in [g.identity[physical] for physical in terms.cards]:
        return Refusal(terms.missing.clause, terms.missing.key, (card.id,))
    if terms.which is not None and not terms.which.suits(g, card.index):
        return Refusal("NM-5.80", "not-described", (card.id, terms.which))
    if action.verb == PLAY_UPGRADE:
        return explain_cover(g, terms, card, action.b, BY_UPGRADE, 0)
    if action.b not in g.places():
        return Refusal("NM-5.3", "no-mission", (RANKS[action.b],))
    if action.verb == HIDE:
        return Refusal("NM-5.10", "no-chakra") if g.players[g.seat].chakra < 1 else None
    if g.names(action.b, g.seat) & card.name_bit:
        for n in g.sides[action.b * 2 + g.seat]:
            if can_cover(g, g.seat, card, g.at(n)):
                return Refusal("NM-5.26", "must-upgrade", (card.name, RANKS[action.b]))
        return Refusal("NM-5.26", "name-taken", (card.name, RANKS[action.b]))
    return explain_price(g, terms, card, action.b, 0, None, 0)


def explain_price(
    g: Board, terms: Terms, card: Card, place: int, way: int, target: Character | None, hidden: int
) -> Refusal | None:
    if not may_stand(g, g.seat, card, place):
        assert card.rules & ONLY_WINNING
        return Refusal("NM-11.40.1", "not-winning", (card.name, RANKS[place]))
    amount = price(g, g.seat, card, place, way, target, hidden, terms.cut, terms.extra)
    chakra = g.players[g.seat].chakra
    return Refusal("NM-5.2", "too-dear", (amount, chakra)) if amount > chakra else None


def explain_reveal(g: Board, terms: Terms, action: Action) -> Refusal | None:
    c = present(g, action.a)
    if c is None:
        return Refusal("NM-5.50", "not-in-play", (action.a,))
    if c.side != g.seat:
        return Refusal("NM-5.50", "not-yours", (action.a,))
    if not c.hidden:
        return Refusal("NM-5.50", "not-hidden", (action.a,))
    card = g.card_of(c)
    if terms.which is not None and not terms.which.suits(g, card.index):
        return Refusal("NM-5.80", "not-described", (card.id, terms.which))
    if g.reveals_forbidden(c.place, g.seat):
        return Refusal("NM-11.111.1", "reveals-forbidden", (RANKS[c.place],))
    if action.verb == REVEAL_UPGRADE:
        if c.owner != g.seat:
            return Refusal("NM-5.36", "not-owned", (action.a,))
        target = present(g, action.b)
        if target is not None and target.side == g.seat and target.place != c.place:
            return Refusal("NM-5.60", "other-mission", (action.b,))
        return explain_cover(g, terms, card, action.b, BY_REVEAL | BY_UPGRADE, c.number)
    if g.names(c.place, g.seat) & card.name_bit:
        return Refusal("NM-5.54", "name-taken", (card.name, RANKS[c.place]))
    return explain_price(g, terms, card, c.place, BY_REVEAL, None, c.number)


def explain_cover(g: Board, terms: Terms, card: Card, number: int, way: int, hidden: int) -> Refusal | None:
    target = present(g, number)
    if target is None:
        return Refusal("NM-5.35", "not-in-play", (number,))
    if target.side != g.seat:
        return Refusal("NM-5.35", "not-yours", (number,))
    if target.hidden:
        return Refusal("NM-5.38", "hidden-target", (number,))
    if target.owner != g.seat:
        return Refusal("NM-5.36", "not-owned", (number,))
    face = g.card_of(target)
    if can_cover(g, g.seat, card, target):
        return explain_price(g, terms, card, target.place, way, target, hidden)
    same = card.name_bit == face.name_bit
    over = card.over
    described = over is not None and over.who.test(g, g.measure(g.seat, 0, target.place), number)
    if over is not None and over.only and not described:
        return Refusal("NM-11.138.1", "never-over", (card.name, face.name))
    if not same and not described:
        return Refusal("NM-5.35", "not-a-match", (card.name, face.name))
    if card.cost <= face.cost:
        return Refusal("NM-5.37", "not-cheaper", (card.name, card.cost, face.name, face.cost))
    return Refusal("NM-5.39", "name-taken", (card.name, RANKS[target.place]))


def present(g: Board, number: int) -> Character | None:
    return g.characters[number] if 0 < number < len(g.characters) else None


# Targets --------------------------------------------------------------------------------------------------------------
def description(frame: Frame) -> Predicate | None:
    """Which characters the asking line describes."""
    node = frame.node
    if isinstance(node, MoveMany):
        return node.which
    if not isinstance(node, Deed):
        return None
    who = node.who
    if isinstance(who, Pair):
        return who.first if frame.n == 0 else who.second
    if isinstance(who, (Chosen, Lowest, AnyNumber, EachMission, Excess)):
        return who.which
    return None


def explain_target(g: Board, frame: Frame, number: int) -> Refusal | None:
    c = present(g, number)
    if c is None:
        return Refusal("NM-6.56", "not-in-play", (number,))
    if number in frame.items:
        return Refusal("NM-6.49", "already-picked", (number,))
    which = description(frame)
    if which is not None and not which.test(g, frame.scope, number):
        return Refusal("NM-6.56", "not-described", (f"#{number}", which))
    node = frame.node
    if isinstance(node, (Deed, MoveMany)):
        barred = explain_deed(g, frame, c)
        if barred is not None:
            return barred
    if isinstance(node, Deed) and isinstance(node.who, AnyNumber):
        return Refusal("NM-11.134.1", "too-much-power", (number, node.who.limit))
    return None


def explain_deed(g: Board, frame: Frame, c: Character) -> Refusal | None:
    """Why a described character cannot be affected in the way asked (NM-6.56)."""
    node = frame.node
    you = frame.scope.you
    if isinstance(node, Hide) and c.hidden:
        return Refusal("NM-6.55", "already-hidden", (c.number,))
    if isinstance(node, Hide) and not g.can_hide(c, you):
        if g.rule_here(c.place, c.side, SHIELDS, c.number):
            return Refusal("NM-11.115.1", "shielded", (c.number,))
        return Refusal("NM-6.101", "immune", (c.number,))
    if isinstance(node, Defeat) and not g.can_defeat(c, you):
        return Refusal("NM-6.101", "immune", (c.number,))
    if isinstance(node, MoveMany) and not g.destinations(c):
        return Refusal("NM-6.57", "cannot-move", (c.number,))
    if isinstance(node, Move) and not node.allows(g, frame.scope, c):
        return Refusal("NM-6.57", "cannot-move", (c.number,))
    if isinstance(node, Tokens) and not c.tokens:
        return Refusal("NM-6.56", "no-tokens", (c.number,))
    if isinstance(node, TakeControl) and not g.can_stand(c, c.place, you):
        return Refusal("NM-11.20.2", "name-taken", (g.card_of(c).name, RANKS[c.place]))
    if isinstance(node, DiscardTop) and len(c.cards) == 1:
        return Refusal("NM-1.15", "not-upgraded", (c.number,))
    return None


def explain_mission(g: Board, frame: Frame, place: int) -> Refusal | None:
    if place not in g.places():
        return Refusal("NM-5.3", "no-mission", (RANKS[place],))
    node = frame.node
    if isinstance(node, (Move, MoveMany)) and frame.items:
        c = g.at(frame.items[-1])
        if c.place == place:
            return Refusal("NM-7.17", "same-mission", (RANKS[place],))
        if not g.can_stand(c, place, c.side):
            return Refusal("NM-5.5", "name-taken", (g.card_of(c).name, RANKS[place]))
    return None
