"""What a position of Mythology GO is worth to a seat: the points of finished rounds, and what the fields promise.

At a glance, only what the fields would give if they were counted now. The judgement of the search also sees bonuses that
lack a card while there is room for it, and that a free slot is worth more the more turns are left to choose for it.
"""

from math import sqrt
from typing import Final, final

from kleos.bots.outlook import Later
from kleos.bots.scale import WIN, ended, hope
from kleos.effects.terms import Compared, Count, Predicate, compare
from kleos.games.mythology_go.board import NO_COUNTDOWN, Board, Piece, as_board
from kleos.games.mythology_go.cards import (
    ALL_COLOURS,
    EXACTLY,
    Card,
    Monochrome,
    Outnumber,
    PointsFor,
    PointsForSpells,
    PointsIf,
    Polychrome,
    Strong,
    Twice,
    Unique,
    Weak,
    WhenDown,
)
from kleos.games.mythology_go.deeds import Copy, Transform
from kleos.games.mythology_go.flow import winners
from kleos.games.mythology_go.kinds import CIRCLES, COLOURS, DRAWN, OVER, PLAYS, ROUNDS, SCORING, SLOTS
from kleos.games.mythology_go.terms import WasDown
from kleos.match import Match

SCALE: Final = 6.0  # the lead that wins about three matches of four
AHEAD: Final = 1  # the tree ends with the turn
ALIKE: Final = 0.0  # it uses all its walks

# What goes under the deck is hardly seen again (MG-4.4.2); and new deals know nothing of what a divinity made its player
# do, so a search accuses nearly at random: the signs on the fields say more (MG-8.7).
OFFHAND: Final = ("return-order", "accuse")
CHANGES: Final = 3.5  # about half of how far the lead changes in a round; over more rounds, by their root

# The unit is a point. These are guesses.
SLOT: Final = 3.6  # what comes to lie on a free slot, at a glance
ANY: Final = 3.0  # what an average card gives
CHOSEN: Final = 2.0  # how much more the best of many give
SEEN: Final = 5  # cards that a turn shows
PART: Final = 0.35  # of what a bonus promises that lacks a card, while there is room for it
MIXED: Final = 0.25  # of what all colours or a single one promise, for a field that is on the way
COPY: Final = 0.8  # of the best value on the table, for a creature that will copy it
WOLF: Final = 2.5  # for a creature that will transform another
RISEN: Final = 0.25  # of what a resurrection would give, before it
SAFE: Final = 0.4  # for a creature that others cannot reach
LEADER: Final = 0.5  # how much of all opponents is the strongest one

# What beliefs are worth over a round
DRAWS: Final = 1.5  # for each card drawn beyond the usual number
CHOICE: Final = 1.5  # between two divinities
HIDES: Final = 0.5
CASTS: Final = 1.2
KNOWS: Final = 0.3  # which divinities are not in play
RECOLOURS: Final = 1.8
USEFUL: Final = 1.2  # one that is still to be used
SAVES: Final = 0.6
REPLACES: Final = 0.8


@final
class Field:
    """What lies on the field of a player, counted once."""

    __slots__ = ("cards", "colours", "down", "names", "slots", "values")

    def __init__(self, count: int) -> None:
        self.names: list[int] = [0] * count  # copies by card
        self.colours: list[int] = [0] * len(COLOURS)
        self.cards: list[Card] = []  # as each creature looks
        self.values = 0
        self.slots = 0
        self.down = 0


def evaluate(match: Match, seat: int) -> float:
    """The lead of a seat in points, of finished rounds and of the fields as they lie: a glance."""
    return judged(match, seat, False)


def foresee(match: Match, seat: int) -> float:
    """The lead of a seat in points of finished rounds and of what the fields will become: the judgement of the search."""
    return judged(match, seat, True)


def judged(match: Match, seat: int, far: bool) -> float:
    g = as_board(match.state)
    if g.phase == OVER:
        return WIN if seat in winners(g) else -WIN
    if g.players[seat].conceded:
        return -WIN
    return lead(g, seat, standings(g, far))


def hoped(match: Match, seat: int) -> float:
    """The chance of the seat to win."""
    g = as_board(match.state)
    if g.phase == OVER:
        best = 0
        for other in range(len(g.players)):
            if other != seat:
                best = max(best, sum(g.players[other].scores))
        return ended(winners(g), seat, float(sum(g.players[seat].scores) - best))
    if g.players[seat].conceded:
        return 0.0
    used = 0
    for other in range(len(g.players)):
        used += g.slots_used(other)
    left = ROUNDS - g.round + 1.0 - used / (SLOTS * len(g.players))  # rounds
    return hope(lead(g, seat, standings(g, True)), CHANGES * sqrt(left + 0.1))


# After the tree: to the end of the own turn, of the next one, and three more.
LATER: Final = Later(hoped, (0, 1, 4), 100, 0.05, 0.006)


def lead(g: Board, seat: int, totals: list[float]) -> float:
    """What a seat has beyond the others: beyond both the strongest of them and the average one."""
    best = -WIN
    total = 0.0
    count = 0
    for other in range(len(totals)):
        if other != seat and not g.players[other].conceded:
            best = max(best, totals[other])
            total += totals[other]
            count += 1
    return totals[seat] - LEADER * best - (1.0 - LEADER) * total / count


def standings(g: Board, far: bool) -> list[float]:
    """What each player may expect at the end of this round, together with the rounds before."""
    count = len(g.players)
    fields: list[Field] = []
    used = 0
    highest = 0
    for seat in range(count):
        field = looked_at(g, seat)
        fields.append(field)
        used += field.slots
        highest = max(highest, highest_value(field))
    out: list[float] = []
    for seat in range(count):
        out.append(expected(g, seat, fields, highest, far))
    playing = g.seats_from(0)
    most = max([out[seat] for seat in playing])
    fewest = min([out[seat] for seat in playing])
    sure = used / (SLOTS * count)
    extremes: list[float] = []
    for seat in range(count):
        extremes.append(strong_and_weak(g, seat, fields[seat], out[seat] == most, out[seat] == fewest, sure))
    for seat in range(count):
        out[seat] += extremes[seat]
        for points in g.players[seat].scores:
            out[seat] += points
    return out


def looked_at(g: Board, seat: int) -> Field:
    field = Field(len(g.pool.cards))
    for n in g.players[seat].field:
        piece = g.pieces[n]
        card = g.looks_of(n)
        field.cards.append(card)
        field.names[card.index] += g.cards_in(piece)
        field.colours[g.colour_of(n)] += 1
        field.values += g.value_of(n)
        field.slots += g.pool.cards[piece.card].slots
        if piece.down or piece.mark:
            field.down += 1
    return field


def highest_value(field: Field) -> int:
    highest = 0
    for card in field.cards:
        highest = max(highest, card.value)
    return highest


def expected(g: Board, seat: int, fields: list[Field], highest: int, far: bool) -> float:
    """The subtotal as it stands, the divinity, and what the free slots will bring."""
    field = fields[seat]
    turns = turns_left(g, seat)
    free = to_fill(g, seat, SLOTS - field.slots, turns)
    room = free if far else 0  # for what is still promised
    counting = g.phase == SCORING
    value = float(field.values)
    mask = 0
    for colour in range(len(COLOURS)):
        if field.colours[colour]:
            mask |= 1 << colour
    counted: list[int] = []
    for n in g.players[seat].field:
        piece = g.pieces[n]
        card = g.looks_of(n)
        value += bonuses(g, seat, piece, card, fields, mask, room)
        if card.copy_bonuses and card.index not in counted:
            counted.append(card.index)
            value += copies(g, seat, card, field.names[card.index], room)
        if not counting:
            if card.round_end is not None:
                if isinstance(card.round_end.effect, Copy):
                    value += COPY * highest
                elif isinstance(card.round_end.effect, Transform):
                    value += WOLF
            if piece.down or card.indestructible:
                value += SAFE
    value += colour_points(g, field, room)
    value += divine(g, seat, field, value, mask, room)
    if not counting:
        value += free * (slot_worth(free, turns) if far else SLOT)
        belief = g.belief(seat)
        if belief is not None:
            value += helpful(belief, g.players[seat].belief_used) * free / SLOTS
    return value


def helpful(belief: Card, used: bool) -> float:
    """What a belief is worth on an empty field (MG-6.5)."""
    if belief.draws:
        return DRAWS * (belief.draws - DRAWN)
    if belief.two_divinities:
        return CHOICE
    if belief.more_down:
        return HIDES
    if belief.free_spell:
        return CASTS
    if belief.sees_unused:
        return KNOWS
    if belief.round_end is not None:
        return RECOLOURS
    if belief.replaces_lost:
        return REPLACES
    if used:
        return 0.0
    return SAVES if belief.saves_one else USEFUL


def turns_left(g: Board, seat: int) -> int:
    """How many more turns a player has in this round, this one included: until somebody is full, and two (MG-4.5.6)."""
    count = len(g.players)
    away = (seat - g.current) % count
    if g.countdown != NO_COUNTDOWN:
        return max((g.countdown + count - 1 - away) // count, 0)
    least = SLOTS
    for other in range(count):
        least = min(least, SLOTS - g.slots_used(other))
    return (least + PLAYS - 1) // PLAYS + CIRCLES


def to_fill(g: Board, seat: int, free: int, turns: int) -> int:
    """How many of the free slots a player can still fill."""
    plays = turns * PLAYS
    if seat == g.current:
        plays -= g.plays
    return max(min(free, plays), 0)


def slot_worth(free: int, turns: int) -> float:
    """What comes to lie on each free slot: the more cards are seen for it, the better."""
    return ANY + CHOSEN * (1.0 - free / (SEEN * turns)) if free else 0.0


def slot_price(free: int, turns: int) -> float:
    """How much less all free slots are worth when there is one fewer."""
    return free * slot_worth(free, turns) - (free - 1) * slot_worth(free - 1, turns) if free else 0.0


def bonuses(g: Board, seat: int, piece: Piece, card: Card, fields: list[Field], mask: int, room: int) -> float:
    """What a creature gives beside its value and the number of its copies (MG-8.5)."""
    value = 0.0
    cards = g.cards_in(piece)
    b = g.measure(seat, piece.number)
    for bonus in card.bonuses:
        if isinstance(bonus, (Strong, Weak)):
            continue
        points = bonus.points.value(g, b) * cards
        if isinstance(bonus, Outnumber):
            if most_of(fields, seat, card.index) < fields[seat].names[card.index]:
                value += points
        elif isinstance(bonus, Unique):
            if most_of(fields, seat, card.index) == 0:
                value += points
        elif isinstance(bonus, Polychrome):
            if mask == ALL_COLOURS:
                value += points
            elif missing(mask) <= room:
                value += MIXED * points * (len(COLOURS) - missing(mask)) / len(COLOURS)
        elif isinstance(bonus, Monochrome):
            if mask & (mask - 1) == 0:
                # Every further card must keep to the colour, or all of it is lost.
                value += points * (MIXED if room > 1 else 1.0)
        elif isinstance(bonus, WhenDown):
            if piece.down or piece.mark:
                value += points
    if card.resurrection is not None:
        risen = card.resurrection.points.value(g, b) * cards
        if piece.resurrected:
            value += risen
        elif g.phase != SCORING:
            value += RISEN * risen
    return value


def missing(mask: int) -> int:
    """How many colours are not there."""
    count = 0
    for colour in range(len(COLOURS)):
        if not mask >> colour & 1:
            count += 1
    return count


def most_of(fields: list[Field], seat: int, card: int) -> int:
    """The most copies that another player has."""
    most = 0
    for other in range(len(fields)):
        if other != seat:
            most = max(most, fields[other].names[card])
    return most


def copies(g: Board, seat: int, card: Card, held: int, room: int) -> float:
    value = 0.0
    for bonus in card.copy_bonuses:
        points = bonus.points.value(g, g.measure(seat, 0))
        if held >= bonus.count:
            value += points
        elif bonus.count - held <= room:
            value += PART * points * held / bonus.count
    return value


def colour_points(g: Board, field: Field, room: int) -> float:
    """MG-8.6; what needs an exact number is not sure while cards are still to come, what needs one more may get it."""
    value = 0.0
    for colour in range(len(COLOURS)):
        bonus = g.pool.colours[colour]
        held = field.colours[colour]
        if bonus.given(held):
            value += bonus.points
        elif 0 < held < bonus.count and bonus.count - held <= room:
            value += PART * bonus.points * held / bonus.count
        elif bonus.rule == EXACTLY and held == 0 and room > 1:
            value += PART * bonus.points * 0.5
    return value


def divine(g: Board, seat: int, field: Field, subtotal: float, mask: int, room: int) -> float:
    """What the divinity gives, or promises while there is room (MG-8.8)."""
    index = g.players[seat].divinity
    if index < 0:
        return 0.0
    value = 0.0
    card = g.pool.cards[index]
    b = g.measure(seat, 0)
    for effect in card.divine:
        if isinstance(effect, Twice):
            value += doubled(subtotal, effect.most, room)
        elif isinstance(effect, PointsFor):
            value += min(suiting(g, seat, field, effect.which) * effect.points, effect.most)
        elif isinstance(effect, PointsForSpells):
            value += min(g.players[seat].spells * effect.points, effect.most)
        elif isinstance(effect, PointsIf):
            points = effect.points.value(g, b)
            condition = effect.condition
            if isinstance(condition, Compared) and isinstance(condition.left, Count):
                needed = condition.right.value(g, b)
                held = suiting(g, seat, field, condition.left.which)
                if compare(held, condition.op, needed):
                    value += points
                elif held < needed <= held + room:
                    value += PART * points * held / needed
            elif condition.holds(g, b):
                value += points
            elif missing(mask) <= room:
                value += PART * points * (len(COLOURS) - missing(mask)) / len(COLOURS)
    return value


def doubled(subtotal: float, most: int, room: int) -> float:
    """The subtotal once more if it stays low enough: with free slots it will grow (MG-8.8.3)."""
    final = subtotal + SLOT * room
    if room == 0:
        return subtotal if subtotal <= most else 0.0
    return final if final <= most else PART * most


def suiting(g: Board, seat: int, field: Field, which: Predicate) -> int:
    """How many creatures suit; those that lie face-down now will have lain so."""
    if isinstance(which, WasDown):
        return field.down
    b = g.measure(seat, 0)
    count = 0
    for n in g.players[seat].field:
        if which.test(g, b, n):
            count += 1
    return count


def strong_and_weak(g: Board, seat: int, field: Field, first: bool, last: bool, sure: float) -> float:
    """Strong and Weak (MG-8.9): the fuller the fields, the more the present order says who they will be counted for."""
    value = 0.0
    chance = (1.0 - sure) / len(g.players)
    strong = chance + (sure if first else 0.0)
    weak = chance + (sure if last else 0.0)
    for n in g.players[seat].field:
        for bonus in g.looks_of(n).bonuses:
            if isinstance(bonus, Strong):
                value += strong * bonus.points.value(g, g.measure(seat, n)) * g.cards_in(g.pieces[n])
            elif isinstance(bonus, Weak):
                value += weak * bonus.points.value(g, g.measure(seat, n)) * g.cards_in(g.pieces[n])
    return value
