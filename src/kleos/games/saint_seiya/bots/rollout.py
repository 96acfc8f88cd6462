"""How a player of Saint Seiya answers without thinking: what a search plays on with.

Where a rule of thumb says what to do, it is followed; the few other answers are tried, and the one is taken after which
the board looks best.
"""

from typing import Final

from kleos.engine.actions import SKIP, STOP, USE, Action
from kleos.engine.rng import Rng
from kleos.engine.state import State
from kleos.games.saint_seiya.board import Board, as_board
from kleos.games.saint_seiya.bots.search_evaluation import deck, gain, lead, strength, turns_left
from kleos.games.saint_seiya.cards import Card
from kleos.games.saint_seiya.kinds import (
    ACQUIRE_ARMOUR,
    ACQUIRE_COSMOS,
    ACQUIRE_FORCE,
    ACTIVATE,
    ASK_MAIN,
    ASK_UPKEEP,
    COSMOS,
    EQUIP,
    FORCE,
    HEAL,
    PLAY,
)

WORTHWHILE: Final = 0.05  # what an action must bring at least, in points
MOST_ANSWERS: Final = 8  # to questions inside one action that is tried


def answer(s: State, rng: Rng) -> Action:
    """Acquires the best card there is, or plays towards the best within reach; otherwise does what helps and ends."""
    g = as_board(s)
    options = g.options
    if g.kind == ASK_MAIN:
        return in_main(g, options, rng)
    if g.kind == ASK_UPKEEP:
        return in_upkeep(g, options)
    if options[0].verb == USE:
        return options[0]
    return best_of(g, options, rng)


def best_of(g: Board, options: list[Action], rng: Rng) -> Action:
    """The answer after which the board looks best to who gives it."""
    best = options[0]
    if len(options) == 1:
        return best
    seat = g.seat
    best_lead = after(g, best, seat, rng)
    for i in range(1, len(options)):
        found = after(g, options[i], seat, rng)
        if found > best_lead:
            best = options[i]
            best_lead = found
    return best


def after(g: Board, action: Action, seat: int, rng: Rng) -> float:
    """What the board is worth to a seat after an answer; what is asked then is answered at random."""
    trial = g.clone()
    trial.choose(action)
    for _ in range(MOST_ANSWERS):
        if trial.seat < 0 or trial.kind == ASK_MAIN or trial.kind == ASK_UPKEEP:
            break
        willing = [option for option in trial.options if option.verb != SKIP and option.verb != STOP]
        trial.choose(willing[rng.below(len(willing))])
    return lead(trial, seat)


def in_upkeep(g: Board, options: list[Action]) -> Action:
    """Discards what is weaker than the average card, which is what will be drawn for it."""
    total, size = deck(g, g.current)
    for option in options:
        if option.verb != STOP and strength(g.pool.cards[option.a]) * size <= total:
            return option
    return options[len(options) - 1]


def in_main(g: Board, options: list[Action], rng: Rng) -> Action:
    best: Action | None = None
    best_gain = 0.0
    equip: Action | None = None
    turns = turns_left(g)
    total, size = deck(g, g.current)
    for option in options:
        verb = option.verb
        if verb in (ACQUIRE_FORCE, ACQUIRE_COSMOS, ACQUIRE_ARMOUR):
            worth = gain(g.card_of(g.terrain[option.a]), turns, total, size)
            if worth > best_gain:
                best = option
                best_gain = worth
        elif verb == EQUIP:
            equip = option
    if best is not None:
        return best
    if equip is not None and not g.players[g.current].armour:
        return equip
    target, currency = within_reach(g, turns, total, size)
    if target >= 0:
        best = towards(g, options, target, currency)
        if best is not None:
            return best
    best = helping(g, options, rng)
    if best is not None:
        return best
    return leftover(g, options, total, size)


def helping(g: Board, options: list[Action], rng: Rng) -> Action | None:
    """The activation or healing that brings most, if one brings anything."""
    best: Action | None = None
    best_lead = 0.0
    for option in options:
        if option.verb == ACTIVATE or option.verb == HEAL:
            if best is None:
                best_lead = lead(g, g.current) + WORTHWHILE
            found = after(g, option, g.current, rng)
            if found > best_lead:
                best = option
                best_lead = found
    return best


def towards(g: Board, options: list[Action], target: int, currency: int) -> Action | None:
    """The weakest card from the hand that suffices to acquire a card of the terrain, or the strongest."""
    number = g.terrain[target]
    missing = g.cost(number, currency) - g.strength(number, currency)
    armour = g.players[g.current].armour
    if armour and currency == COSMOS:
        missing -= g.card_of(armour).value(COSMOS)
    best: Action | None = None
    value = 0
    for option in options:
        if option.verb == PLAY and option.b == target:
            brought = g.pool.cards[option.a].value(currency)
            if (missing <= brought < value) if value >= missing and best is not None else brought > value:
                best = option
                value = brought
    return best


def leftover(g: Board, options: list[Action], total: float, size: int) -> Action:
    """What would be discarded is played for what it does, wherever; otherwise the turn ends."""
    seen = -1
    for option in options:
        if option.verb == PLAY and option.a != seen:
            seen = option.a
            card = g.pool.cards[seen]
            if strength(card) * size <= total and does(g, card):
                return option
    return options[len(options) - 1]


def does(g: Board, card: Card) -> bool:
    """Whether playing a card can do more than to add its Force and Cosmos."""
    if card.on_play is not None or card.activation is not None:
        return True
    return card.heal > 0 and len(g.players[g.current].wounded) > 0


def within_reach(g: Board, turns: float, total: float, size: int) -> tuple[int, int]:
    """The place of the best card the hand could acquire, and in which currency; -1 if there is none."""
    player = g.players[g.current]
    hand = [0, 0]
    for physical in player.hand:
        card = g.identity[physical]
        if not card.armour:
            hand[FORCE] += card.value(FORCE)
            hand[COSMOS] += card.value(COSMOS)
    armour = g.card_of(player.armour).value(COSMOS) if player.armour else 0
    best = -1
    by = FORCE
    best_gain = 0.0
    for place in range(len(g.terrain)):
        number = g.terrain[place]
        if not number or g.forbidden(g.at(number).card):
            continue
        worth = gain(g.card_of(number), turns, total, size)
        if worth <= best_gain:
            continue
        for currency in (COSMOS, FORCE):
            cost = g.cost(number, currency)
            have = hand[currency] + (armour if currency == COSMOS else 0)
            if cost >= 0 and g.strength(number, currency) + have >= cost:
                best = place
                by = currency
                best_gain = worth
                break
    return best, by
