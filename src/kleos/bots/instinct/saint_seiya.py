"""How a player of Saint Seiya answers without thinking: what a search plays on with."""

from kleos.bots.evaluation.saint_seiya_deck import deck, gain, strength, turns_left
from kleos.engine.actions import SKIP, STOP, Action
from kleos.engine.rng import Rng
from kleos.engine.state import State
from kleos.games.saint_seiya.board import Board, as_board
from kleos.games.saint_seiya.kinds import (
    ACQUIRE_ARMOUR,
    ACQUIRE_COSMOS,
    ACQUIRE_FORCE,
    ASK_MAIN,
    ASK_UPKEEP,
    COSMOS,
    EQUIP,
    FORCE,
    PLAY,
)


def answer(s: State, rng: Rng) -> Action:
    """Acquires the best card there is, or plays towards the best within reach; otherwise ends the turn."""
    g = as_board(s)
    options = g.options
    if g.kind == ASK_MAIN:
        return in_main(g, options, rng)
    if g.kind == ASK_UPKEEP:
        return in_upkeep(g, options)
    willing = [option for option in options if option.verb != SKIP and option.verb != STOP]
    return willing[rng.below(len(willing))]


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
        value = 0
        for option in options:
            if option.verb == PLAY and option.b == target:
                brought = g.pool.cards[option.a].value(currency)
                if brought > value:
                    best = option
                    value = brought
        if best is not None:
            return best
    last = options[len(options) - 1]
    if len(options) > 1 and rng.below(4) == 0:
        return options[rng.below(len(options))]
    return last


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
