"""How a player of Mythology GO answers without thinking: what a search plays on with.

The creature that adds most to the own field is played, unless a free slot promises more; who might be which divinity is
read off the fields. What an effect asks for is tried, and the answer is taken after which the fields look best.
"""

from math import exp
from typing import Final

from kleos.effects.terms import Compared, Count, Predicate
from kleos.engine.actions import SKIP, STOP, Action
from kleos.engine.rng import Rng
from kleos.engine.state import State
from kleos.games.mythology_go.board import Board, as_board
from kleos.games.mythology_go.bots.evaluation import (
    COPY,
    RISEN,
    SLOT,
    WOLF,
    helpful,
    lead,
    slot_price,
    standings,
    to_fill,
    turns_left,
)
from kleos.games.mythology_go.cards import (
    ALL_COLOURS,
    Card,
    Monochrome,
    Outnumber,
    PointsFor,
    PointsForSpells,
    PointsIf,
    Polychrome,
    Unique,
    WhenDown,
)
from kleos.games.mythology_go.deeds import (
    Copy,
    DestroyLowest,
    Draw,
    EveryonePlaces,
    MayDestroy,
    MayDrain,
    Swap,
    Transform,
)
from kleos.games.mythology_go.kinds import (
    ASK_ACCUSE,
    ASK_BELIEF,
    ASK_COLOUR,
    ASK_COPY,
    ASK_DIVINITY,
    ASK_DRAGON,
    ASK_DRAIN,
    ASK_MAIN,
    ASK_NAME,
    ASK_OTHER,
    ASK_OWN,
    ASK_PLACE,
    ASK_PLAYER,
    ASK_REPLACE,
    ASK_RETURN,
    ASK_SACRIFICE,
    ASK_SAVE,
    ASK_TRANSFORM,
    ASK_TURN,
    COLOURS,
    FUSE,
    HIDE,
    OVER,
    PLAY,
    PLAY_ONTO,
    USE_BELIEF,
)
from kleos.games.mythology_go.terms import OfColour, WasDown

STRIKE: Final = 1.5  # what destroying a creature brings
DRAIN: Final = 2.5  # what draining one brings
DRAWING: Final = 0.8  # what two more cards bring
FETCHING: Final = 1.0  # a card of one's choice, which costs a play
SHARED: Final = 0.3  # a creature for everybody
HIDDEN: Final = 0.4  # that others cannot reach a creature
ON_THE_WAY: Final = 0.4  # of a bonus that still lacks cards
FUSED: Final = 2.0  # a slot won
TEMPO: Final = 0.5  # how much is gained by not waiting
NOTHING: Final = -1000.0
MOST_ANSWERS: Final = 8  # to questions that follow from an answer that is tried
MOST_TRIED: Final = 16  # answers, beyond which a rule of thumb must do
TRIED: Final = (
    ASK_DRAGON, ASK_DRAIN, ASK_OTHER, ASK_TRANSFORM, ASK_OWN, ASK_SACRIFICE, ASK_PLAYER, ASK_COPY,
)  # fmt: skip
SIGNS: Final = 0.4  # how much more likely each point of a divinity makes it


def answer(s: State, rng: Rng) -> Action:
    """The answer after which the fields look best, where an effect asks; otherwise the one by rule of thumb."""
    if s.kind in TRIED and 1 < len(s.options) <= MOST_TRIED:
        return best_of(as_board(s), s.options, rng)
    return by_rule(s, rng)


def best_of(g: Board, options: list[Action], rng: Rng) -> Action:
    best = options[0]
    most = 2.0 * NOTHING
    seat = g.seat
    for option in options:
        trial = g.clone()
        trial.choose(option)
        for _ in range(MOST_ANSWERS):
            if trial.seat < 0 or trial.kind == ASK_MAIN or trial.kind == ASK_ACCUSE:
                break
            trial.choose(by_rule(trial, rng))
        if trial.round > g.round or trial.phase == OVER:
            points = [float(sum(player.scores)) for player in trial.players]  # a new round is another matter
        else:
            points = standings(trial, True)
        found = lead(trial, seat, points)
        if found > most:
            best = option
            most = found
    return best


def by_rule(s: State, rng: Rng) -> Action:
    """The answer by rule of thumb; where there is none, any."""
    g = as_board(s)
    kind = g.kind
    options = g.options
    if len(options) == 1:
        return options[0]
    if kind == ASK_MAIN:
        return in_main(g, options)
    if kind == ASK_RETURN:
        return options[len(options) - 1]
    if kind == ASK_BELIEF:
        return believed(g, options)
    if kind in (ASK_DRAGON, ASK_DRAIN, ASK_OTHER, ASK_TRANSFORM):
        return struck(g, options)
    if kind in (ASK_OWN, ASK_SACRIFICE):
        return given(g, options)
    if kind == ASK_PLACE:
        return best_play(g, options)[0]
    if kind == ASK_NAME:
        return named(g, options)
    if kind == ASK_PLAYER:
        return swept(g, options)
    if kind == ASK_TURN:
        return turned(g, options)
    if kind == ASK_SAVE:
        return saved(g, options)
    if kind == ASK_REPLACE:
        return options[0]
    if kind == ASK_DIVINITY:
        return kept(g, options)
    if kind == ASK_COPY:
        return copied(g, options)
    if kind == ASK_COLOUR:
        return coloured(g, options)
    if kind == ASK_ACCUSE:
        return accused(g, options)
    return options[rng.below(len(options))]


# The own turn ---------------------------------------------------------------------------------------------------------
def in_main(g: Board, options: list[Action]) -> Action:
    """Pairs at once, then the best play; the turn ends when a free slot is worth more than what could lie on it."""
    for option in options:
        if option.verb == FUSE:
            return option
    best, most = best_play(g, options)
    last = options[len(options) - 1]
    if last.verb == STOP and (best is last or most < 0.0):
        return last
    if g.plays == 0 and most < 1.0:
        for option in options:
            if option.verb == USE_BELIEF:
                return option
    return best


def best_play(g: Board, options: list[Action]) -> tuple[Action, float]:
    """The play that adds most, beyond what the slot is worth; the last option if there is none."""
    seat = g.seat
    cards = g.pool.cards
    turns = turns_left(g, seat)
    slot = slot_price(to_fill(g, seat, g.free_slots(seat), turns), turns) - TEMPO
    if turns == 1 and seat == g.current:
        slot = 0.0  # what stays empty now stays empty (MG-4.5.11)
    best = options[len(options) - 1]
    most = NOTHING
    for option in options:
        verb = option.verb
        if verb in (PLAY, HIDE):
            card = cards[option.a]
            if card.spell:
                worth = spell_worth(g, seat, card)
            else:
                worth = gain(g, seat, card, verb == HIDE) - slot * card.slots
        elif verb == PLAY_ONTO:
            worth = gain(g, seat, cards[option.a], False) + FUSED
        else:
            continue
        if worth > most:
            best = option
            most = worth
    return best, most


def spell_worth(g: Board, seat: int, card: Card) -> float:
    """What a spell brings beyond nothing; the divinity may count it too."""
    assert card.cast is not None
    effect = card.cast.effect
    worth = FETCHING
    if isinstance(effect, Swap):
        worth = float(highest_of_others(g, seat) - lowest_own(g, seat)) - 1.0
    elif isinstance(effect, DestroyLowest):
        worth = STRIKE
    elif isinstance(effect, EveryonePlaces):
        worth = SHARED
    divinity = g.players[seat].divinity
    if divinity >= 0:
        for divine in g.pool.cards[divinity].divine:
            if isinstance(divine, PointsForSpells) and g.players[seat].spells * divine.points < divine.most:
                worth += divine.points
    return worth


def highest_of_others(g: Board, seat: int) -> int:
    highest = 0
    for other in range(len(g.players)):
        if other != seat:
            for n in g.players[other].field:
                if not g.pieces[n].down:
                    highest = max(highest, g.value_of(n))
    return highest


def lowest_own(g: Board, seat: int) -> int:
    lowest = 9
    for n in g.players[seat].field:
        lowest = min(lowest, g.value_of(n))
    return lowest


def gain(g: Board, seat: int, card: Card, down: bool) -> float:
    """What a creature would add to a field: its value, its bonuses as things are, its colour, the divinity's points."""
    worth = float(card.value)
    b = g.measure(seat, 0)
    if card.bonuses or card.copy_bonuses:
        held = g.held(seat, card.index) + 1
        for bonus in card.bonuses:
            points = bonus.points.value(g, b)
            if isinstance(bonus, Outnumber):
                if others_hold(g, seat, card.index) < held:
                    worth += points
            elif isinstance(bonus, Unique):
                worth += points if others_hold(g, seat, card.index) == 0 else 0
            elif isinstance(bonus, Polychrome):
                if g.colours_of(seat) | 1 << card.colour == ALL_COLOURS:
                    worth += points
            elif isinstance(bonus, Monochrome):
                if g.colours_of(seat) & ~(1 << card.colour) == 0:
                    worth += ON_THE_WAY * points
            elif isinstance(bonus, WhenDown):
                if down:
                    worth += points
        for copies in card.copy_bonuses:
            points = copies.points.value(g, b)
            if held == copies.count:
                worth += points
            elif held < copies.count:
                worth += ON_THE_WAY * points * held / copies.count
    if card.resurrection is not None:
        worth += RISEN * card.resurrection.points.value(g, b)
    if card.round_end is not None:
        effect = card.round_end.effect
        if isinstance(effect, Copy):
            worth += COPY * max(highest_of_others(g, seat), 4)
        elif isinstance(effect, Transform):
            worth += WOLF
    if card.on_play is not None:
        deed = card.on_play.effect
        if isinstance(deed, MayDestroy):
            worth += STRIKE
        elif isinstance(deed, MayDrain):
            worth += DRAIN if highest_of_others(g, seat) > 1 else 0.0
        elif isinstance(deed, Draw):
            worth += DRAWING
    if down:
        worth += HIDDEN
    return worth + colour_gain(g, seat, card) + divine_gain(g, seat, card, down)


def others_hold(g: Board, seat: int, card: int) -> int:
    """The most copies that another player shows, or has for all that the one who thinks knows."""
    most = 0
    for other in range(len(g.players)):
        if other != seat:
            most = max(most, g.held(other, card))
    return most


def colour_gain(g: Board, seat: int, card: Card) -> float:
    bonus = g.pool.colours[card.colour]
    held = g.coloured(seat, card.colour)
    if bonus.given(held + 1):
        return 0.0 if bonus.given(held) else float(bonus.points)
    if bonus.given(held):
        return -float(bonus.points)
    return ON_THE_WAY * bonus.points / bonus.count if held < bonus.count else 0.0


def divine_gain(g: Board, seat: int, card: Card, down: bool) -> float:
    divinity = g.players[seat].divinity
    if divinity < 0:
        return 0.0
    worth = 0.0
    b = g.measure(seat, 0)
    for effect in g.pool.cards[divinity].divine:
        if isinstance(effect, PointsFor):
            if would_suit(effect.which, card, down):
                worth += effect.points if suiting(g, seat, effect.which) * effect.points < effect.most else 0
        elif isinstance(effect, PointsIf):
            condition = effect.condition
            points = effect.points.value(g, b)
            if isinstance(condition, Compared) and isinstance(condition.left, Count):
                needed = condition.right.value(g, b)
                if isinstance(condition.left.which, WasDown):
                    if down:
                        worth += points / needed if needed > 0 else -points
                elif card.value >= 3:
                    worth += points / max(needed, 1)
            elif not g.colours_of(seat) >> card.colour & 1:
                worth += points / len(COLOURS)
    return worth


def would_suit(which: Predicate, card: Card, down: bool) -> bool:
    if isinstance(which, OfColour):
        return which.colour == card.colour
    return down and isinstance(which, WasDown)


def suiting(g: Board, seat: int, which: Predicate) -> int:
    """How many creatures of a player suit; those that lie face-down now will have lain so."""
    count = 0
    b = g.measure(seat, 0)
    for n in g.players[seat].field:
        if isinstance(which, WasDown):
            if g.pieces[n].down or g.pieces[n].mark:
                count += 1
        elif which.test(g, b, n):
            count += 1
    return count


# What is asked inside a move ------------------------------------------------------------------------------------------
def lying(g: Board, number: int) -> float:
    """About what a creature gives its holder now."""
    piece = g.pieces[number]
    card = g.looks_of(number)
    worth = float(g.value_of(number))
    b = g.measure(piece.seat, number)
    for bonus in card.bonuses:
        if isinstance(bonus, (Outnumber, Unique)):
            worth += 0.5 * bonus.points.value(g, b)
    held = g.held(piece.seat, card.index)
    for copies in card.copy_bonuses:
        if held >= copies.count:
            worth += copies.points.value(g, b)
    if card.resurrection is not None and piece.resurrected:
        worth += card.resurrection.points.value(g, b)
    if card.round_end is not None:
        worth += WOLF
    return worth


def struck(g: Board, options: list[Action]) -> Action:
    """The best creature of another player; what would only be resurrected is left alone."""
    best = options[len(options) - 1]
    most = 0.0 if best.verb == SKIP else NOTHING
    destroys = g.kind == ASK_DRAGON
    for option in options:
        if option.verb == SKIP:
            continue
        worth = lying(g, option.a)
        if g.pieces[option.a].seat == g.seat:
            worth = -worth
        elif destroys and g.card_of(option.a).resurrection is not None:
            worth = -1.0
        if worth > most:
            best = option
            most = worth
    return best


def given(g: Board, options: list[Action]) -> Action:
    """The creature that is missed least; one that would rise again before all when it is destroyed."""
    best = options[0]
    least = -NOTHING
    for option in options:
        worth = lying(g, option.a)
        if g.kind == ASK_SACRIFICE and g.card_of(option.a).resurrection is not None:
            worth = NOTHING
        if worth < least:
            best = option
            least = worth
    return best


def named(g: Board, options: list[Action]) -> Action:
    """The creature that would add most, of those that the deck may hold."""
    best = options[0]
    most = NOTHING
    for option in options:
        card = g.pool.cards[option.a]
        if option.a not in g.deck:
            continue
        worth = gain(g, g.seat, card, False) - SLOT * (card.slots - 1)
        if worth > most:
            best = option
            most = worth
    return best


def swept(g: Board, options: list[Action]) -> Action:
    """The player who loses most of value; a resurrection is a loss that is a gain."""
    best = options[0]
    most = NOTHING
    for option in options:
        seat = option.a
        lowest = 99
        for n in g.players[seat].field:
            if not g.pieces[n].down:
                lowest = min(lowest, g.value_of(n))
        loss = 0.0
        for n in g.players[seat].field:
            if not g.pieces[n].down and g.value_of(n) == lowest and not g.stays(n):
                card = g.card_of(n)
                if card.resurrection is not None:
                    loss -= card.resurrection.points.value(g, g.measure(seat, n))
                else:
                    loss += lying(g, n)
        if seat == g.seat:
            loss = -loss
        if loss > most:
            best = option
            most = loss
    return best


def turned(g: Board, options: list[Action]) -> Action:
    """What gives more face-down, or anything else that lies face-up."""
    best = options[0]
    most = -1
    for option in options:
        piece = g.pieces[option.a]
        worth = 0
        if not piece.down:
            worth = 1
            for bonus in g.card_of(option.a).bonuses:
                if isinstance(bonus, WhenDown):
                    worth = 2
        if worth > most:
            best = option
            most = worth
    return best


def saved(g: Board, options: list[Action]) -> Action:
    best = options[0]
    most = NOTHING
    for option in options:
        if option.verb != SKIP and lying(g, option.a) > most:
            best = option
            most = lying(g, option.a)
    return best


# Divinities and beliefs -----------------------------------------------------------------------------------------------
def believed(g: Board, options: list[Action]) -> Action:
    best = options[0]
    most = NOTHING
    for option in options:
        worth = helpful(g.pool.cards[option.a], False)
        if worth > most:
            best = option
            most = worth
    return best


def kept(g: Board, options: list[Action]) -> Action:
    """Of two divinities the one that can give more; one that accuses has that beside."""
    best = options[0]
    most = NOTHING
    for option in options:
        card = g.pool.cards[option.a]
        worth = 0.25 * card.identification
        for effect in card.divine:
            if isinstance(effect, PointsFor):
                worth += effect.most
            elif isinstance(effect, PointsIf):
                worth += effect.points.value(g, g.measure(g.seat, 0))
            else:
                worth += 3.0
        if worth > most:
            best = option
            most = worth
    return best


# The counting ---------------------------------------------------------------------------------------------------------
def copied(g: Board, options: list[Action]) -> Action:
    """The card that would add most; an own copy counts as one more of its name."""
    best = options[0]
    most = NOTHING
    for option in options:
        card = g.looks_of(option.a)
        worth = gain(g, g.seat, card, False) - colour_gain(g, g.seat, card)
        if card.on_play is not None:
            worth = float(card.value)
        if worth > most:
            best = option
            most = worth
    return best


def coloured(g: Board, options: list[Action]) -> Action:
    """The change of colour that wins most points of colours."""
    best = options[len(options) - 1]
    most = 0
    seat = g.seat
    held = [g.coloured(seat, colour) for colour in range(len(COLOURS))]
    before = colour_points(g, held)
    mixed = 0
    for n in g.players[seat].field:
        for bonus in g.looks_of(n).bonuses:
            if isinstance(bonus, Polychrome):
                mixed += bonus.points.value(g, g.measure(seat, n))
    for option in options:
        if option.verb == SKIP:
            continue
        old = g.colour_of(option.a)
        held[old] -= 1
        held[option.b] += 1
        change = colour_points(g, held) - before
        if mixed and min(held) > 0:
            change += mixed
        if change > most:
            best = option
            most = change
        held[old] += 1
        held[option.b] -= 1
    return best


def colour_points(g: Board, held: list[int]) -> int:
    points = 0
    for colour in range(len(held)):
        bonus = g.pool.colours[colour]
        if bonus.given(held[colour]):
            points += bonus.points
    return points


def accused(g: Board, options: list[Action]) -> Action:
    """The likeliest by the fields: a divinity that gives its player many points is the one that was played for."""
    sums = [0.0] * len(g.players)
    likely: list[float] = []
    seen = g.players[g.seat].seen
    for option in options:
        weight = 0.0 if option.b in seen else exp(SIGNS * signs(g, option.a, g.pool.cards[option.b]))
        likely.append(weight)
        sums[option.a] += weight
    best = options[0]
    most = -1.0
    for i in range(len(options)):
        option = options[i]
        chance = likely[i] / sums[option.a] if sums[option.a] > 0.0 else 0.0
        if chance > most:
            best = option
            most = chance
    return best


def signs(g: Board, seat: int, divinity: Card) -> float:
    """The points a divinity would give the field of a player."""
    worth = 0.0
    b = g.measure(seat, 0)
    for effect in divinity.divine:
        if isinstance(effect, PointsFor):
            worth += min(suiting(g, seat, effect.which) * effect.points, effect.most)
        elif isinstance(effect, PointsForSpells):
            worth += min(g.players[seat].spells * effect.points, effect.most)
        elif isinstance(effect, PointsIf):
            if effect.condition.holds(g, b):
                worth += effect.points.value(g, b)
        else:
            worth += 1.0
    return worth
