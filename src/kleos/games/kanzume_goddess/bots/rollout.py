"""How a player of Kanzume Goddess answers without thinking: what a search plays on with.

Everything useful is played, what opens the way for more first; the best that can be paid for is recruited; an Attack is
answered when the energy it would cost is worth more than the card.
"""

from typing import Final

from kleos.engine.actions import Action
from kleos.engine.lines import Line
from kleos.engine.rng import Rng
from kleos.engine.state import State
from kleos.games.kanzume_goddess.board import Board, as_board
from kleos.games.kanzume_goddess.bots.evaluation import SUPPORT
from kleos.games.kanzume_goddess.bots.search_evaluation import (
    FREES,
    REPEATS,
    STRENGTHENS,
    STRIKES,
    Worths,
    deck,
    gain,
    worths_of,
)
from kleos.games.kanzume_goddess.kinds import (
    ABILITY,
    ASK_ANSWER,
    ASK_ATTACKED,
    ASK_BANISH,
    ASK_DISCARD,
    ASK_DISCARD_PHASE,
    ASK_END,
    ASK_HADES,
    ASK_PAY,
    ASK_PLAY,
    ASK_PLAYER,
    ASK_RECRUIT,
    ASK_START,
    CARD,
    CARD_IN_DISCARD,
    CARD_IN_HAND,
    FIRST_REACTION,
    GOAL,
    PAY_ENERGY,
    PLAY,
    PLAYING,
    PROTECTION,
    REACT,
    RECRUIT_NETHERWORLD,
    RECRUIT_PILE,
    RECRUIT_SUPPLY,
    TARGET,
    USE_ABILITY,
)

FOLLOWS: Final = 0.6  # how much of the best Warrior that may follow counts for playing one now
ENERGY: Final = 1.2  # what a point of energy that is paid must bring
SAFE: Final = 5  # energy that is not spent for comfort
ELSEWHERE: Final = 0.3  # how much what happens to others matters
DEADLY: Final = 50.0  # what saves or ends a God comes before everything else
WORTHWHILE: Final = 1.2  # what a cancel must bring beyond the card
PRICE: Final = 0.5  # of an ability that costs a Disciple, about


def answer(s: State, rng: Rng) -> Action:
    """The answer by rule of thumb; where there is none, any."""
    g = as_board(s)
    kind = g.kind
    options = g.options
    if len(options) == 1:
        return options[0]
    if kind == ASK_PLAY:
        return in_play(g, options)
    if kind == ASK_RECRUIT:
        return in_recruit(g, options)
    if kind == ASK_ATTACKED:
        return attacked(g, options)
    if kind == ASK_ANSWER:
        return answered(g, options)
    if kind == ASK_PLAYER:
        return aimed(g, options)
    if kind in (ASK_PAY, ASK_DISCARD, ASK_END, ASK_HADES):
        return given_up(g, options)
    if kind in (ASK_BANISH, ASK_DISCARD_PHASE):
        return banished(g, options)
    if kind == ASK_START:
        return at_start(g, options)
    if options[0].verb in (CARD, TARGET, ABILITY):
        return best_of(g, options)
    return options[rng.below(len(options))]


# The own turn ---------------------------------------------------------------------------------------------------------
def in_play(g: Board, options: list[Action]) -> Action:
    """Disciples, then the Warrior that brings most together with the best that may follow it; the God in between."""
    worths = worths_of(g.pool)
    cards = g.pool.cards
    hand = g.players[g.current].hand
    alone = g.last_warrior < 0
    best: Action | None = None
    best_value = -1.0
    use: Action | None = None
    for option in options:
        if option.verb == PLAY:
            card = cards[option.a]
            if card.disciple:
                return option
            if alone and worths.ways[card.index][option.b] & REPEATS:
                continue
            value = worths.lines[card.index][option.b] + FOLLOWS * following(g, worths, hand, card.index)
            if value > best_value:
                best = option
                best_value = value
        elif option.verb == USE_ABILITY:
            use = option
    if use is not None and god_helps(g, worths, hand, use, best):
        return use
    return best if best is not None else options[len(options) - 1]


def following(g: Board, worths: Worths, hand: tuple[int, ...], first: int) -> float:
    """The best Warrior of the hand that may be played right after one."""
    cards = g.pool.cards
    allows = cards[first].allows
    best = 0.0
    passed = False
    for card in hand:
        if card == first and not passed:
            passed = True
            continue
        face = cards[card]
        if face.warrior and allows >> face.colour & 1:
            best = max(best, worths.now[card] + worths.faith[card])
    return best


def god_helps(g: Board, worths: Worths, hand: tuple[int, ...], use: Action, best: Action | None) -> bool:
    """Whether an ability of the God is used now: its price is best paid with a card that would do nothing else."""
    idle = 0
    blocked = 0.0
    for card in hand:
        if not useful(g, card):
            idle += 1
            blocked = max(blocked, worths.now[card])
    ways = god_ways(g, worths, use)
    if ways & FREES:
        return best is None and blocked > 0.0 and (idle > 1 or blocked > ENERGY)
    if ways & STRENGTHENS:
        return idle > 0 and best is not None and worths.ways[best.a][best.b] & STRIKES != 0
    return best is None and idle > 0


def god_ways(g: Board, worths: Worths, use: Action) -> int:
    god = g.god(g.current)
    for line in god.lines:
        if g.pool.ability_of(god.index, line.number) == use.a:
            return worths.ways[god.index][line.number]
    return 0


def useful(g: Board, card: int) -> bool:
    """Whether a card of the hand can be played in this turn, as things are."""
    face = g.pool.cards[card]
    return len(face.plays) > 0 and (face.disciple or g.may_follow(face))


def in_recruit(g: Board, options: list[Action]) -> Action:
    """The best card that is better than the average one; with what is left, whatever the God does for it."""
    worths = worths_of(g.pool)
    total, size = deck(g, g.current, worths)
    best = options[len(options) - 1]
    most = 0.0
    for option in options:
        card = -1
        if option.verb == RECRUIT_PILE:
            pile = g.piles[option.a]
            card = pile[len(pile) - 1]
        elif option.verb == RECRUIT_SUPPLY or option.verb == RECRUIT_NETHERWORLD:
            card = option.a
        elif option.verb == USE_ABILITY and best is options[len(options) - 1]:
            return option
        if card >= 0:
            found = gain(worths, card, total, size)
            if found > most:
                best = option
                most = found
    return best


def at_start(g: Board, options: list[Action]) -> Action:
    """The God exchanges a card that would do nothing."""
    for card in g.players[g.current].hand:
        if not useful(g, card):
            return options[0]
    return options[len(options) - 1]


# Giving and taking ----------------------------------------------------------------------------------------------------
def given_up(g: Board, options: list[Action]) -> Action:
    """What is missed least: a card that cannot be played now, a weak one, or energy where there is enough of it."""
    worths = worths_of(g.pool)
    playing = g.phase == PLAYING and g.seat == g.current
    best = options[0]
    least = DEADLY * DEADLY
    for option in options:
        if option.verb == PAY_ENERGY:
            worth = ENERGY if g.players[g.seat].energy > SAFE else DEADLY
        elif playing:
            worth = worths.now[option.a] + worths.faith[option.a] if useful(g, option.a) else 0.0
        elif g.kind == ASK_HADES:
            worth = worths.later[option.a]
        else:
            worth = worths.next[option.a]
        if worth < least:
            best = option
            least = worth
    return best


def banished(g: Board, options: list[Action]) -> Action:
    """The weakest card, if it is weaker than the average; one in hand only if it would not be played any more."""
    worths = worths_of(g.pool)
    best = options[len(options) - 1]
    total, size = deck(g, g.seat, worths)
    least = total / size
    for option in options:
        if option.verb == CARD_IN_HAND and useful(g, option.a):
            continue
        if option.verb in (CARD, CARD_IN_HAND, CARD_IN_DISCARD):
            worth = worths.later[option.a]
            if worth < least:
                best = option
                least = worth
    return best


def best_of(g: Board, options: list[Action]) -> Action:
    """The best card to take, Warrior to repeat, or Action of it."""
    worths = worths_of(g.pool)
    best = options[0]
    most = -1.0
    for option in options:
        if option.verb == CARD:
            worth = worths.now[option.a]
        elif option.verb == TARGET:
            worth = worths.now[g.pieces[option.a].card]
        else:
            card = g.pieces[g.frames[len(g.frames) - 1].items[0]].card
            worth = worths.lines[card][option.a]
        if worth > most:
            best = option
            most = worth
    return best


def aimed(g: Board, options: list[Action]) -> Action:
    """Whom the Attack brings down, a main God, or else whoever has most energy."""
    worths = worths_of(g.pool)
    line = g.frames[len(g.frames) - 1].scope.line
    strength = worths.lines[line.card][line.number] if isinstance(line, Line) else 0.0
    best = options[0]
    most = -1.0
    for option in options:
        energy = g.players[option.a].energy
        worth = float(energy)
        if g.mains and option.a not in g.mains:
            worth = 0.0
        if energy <= strength:
            worth += DEADLY
        if worth > most:
            best = option
            most = worth
    return best


# Reactions ------------------------------------------------------------------------------------------------------------
def attacked(g: Board, options: list[Action]) -> Action:
    """The reaction that saves more than its card is worth, by as much as possible; a stranger is not protected."""
    worths = worths_of(g.pool)
    attack = g.attack()
    seat = g.seat
    left = attack.value - attack.reduced
    best = options[len(options) - 1]
    best_value = 0.0
    if seat != attack.on and not g.allied(seat, attack.on):
        return best
    weight = SUPPORT if g.mains and attack.on not in g.mains else 1.0
    deadly = left >= g.players[attack.on].energy
    for option in options:
        if option.verb == REACT:
            card = g.pool.cards[option.a]
            off = worths.weakens[option.a][option.b]
            loss = worths.next[option.a]
            bonus = card.defence_bonus
            if (
                bonus is not None
                and card.lines[option.b - 1].timing != PROTECTION
                and bonus.condition.holds(g, g.measure(seat, 0))
            ):
                off += 1
                loss = 0.0  # another card is drawn for it
        elif option.verb == USE_ABILITY:
            god = g.god(seat)
            off = 0
            for line in god.reactions:
                off = max(off, worths.weakens[god.index][line.number])
            loss = PRICE
        else:
            continue
        saved = min(off, left)
        value = weight * saved - loss
        if deadly:
            value += DEADLY * saved / left
        if value > best_value:
            best = option
            best_value = value
    return best


def answered(g: Board, options: list[Action]) -> Action:
    """An ability is cancelled if what it does to the own side is worth more than the card."""
    worths = worths_of(g.pool)
    seat = g.seat
    scope = g.frames[len(g.frames) - 2].scope
    line = scope.line
    best = options[len(options) - 1]
    if not isinstance(line, Line):
        return best
    worth = worths.lines[line.card][line.number]
    if line.timing >= FIRST_REACTION:
        worth = float(worths.weakens[line.card][line.number])
        if g.attacks and g.attack().by != seat and not g.allied(seat, g.attack().by):
            worth *= ELSEWHERE
    elif scope.here >= 0:
        if scope.here == seat or g.allied(seat, scope.here):
            if worths.ways[line.card][line.number] & STRIKES and worth >= g.players[scope.here].energy:
                worth += DEADLY
        else:
            worth *= ELSEWHERE
    elif not g.mains:
        if g.players[scope.you].energy + worth >= GOAL:
            worth += DEADLY
        elif len(g.players) > 2:
            worth *= ELSEWHERE
    if worth - worths.next[options[0].a] > WORTHWHILE:
        return options[0]
    return best
