"""What a position of Saint Seiya is worth to a seat, at a glance."""

from typing import Final

from kleos.bots.scale import WIN
from kleos.games.saint_seiya.board import Board, as_board
from kleos.games.saint_seiya.cards import Card
from kleos.games.saint_seiya.flow import winners
from kleos.games.saint_seiya.kinds import COSMOS, FLAMES, FORCE, HAND_SIZE, MAIN, OVER
from kleos.match import Match

SCALE: Final = 4.0  # the lead that wins about three matches of four
AHEAD: Final = 1  # a search looks to the end of the turn: what lies beyond is noise

# The unit is a victory point. The weights won matches against the same bot with others.
STRENGTH: Final = 0.5  # for each point of Force and Cosmos in an average hand, at the beginning
HELD: Final = 0.15  # for each point by which a card in hand is stronger than the average one
WOUND: Final = 0.2  # lost for each point of a wounded Character
READY: Final = 0.8  # of what a card is worth that can be acquired now
WITHIN_REACH: Final = 0.45  # likewise, that the hand could still acquire; up to twice that when nearly done
GROWTH: Final = 0.2  # for each point of Force and Cosmos of a card acquired at the beginning
ARMOUR: Final = 0.3  # for an armour in its slot


def evaluate(match: Match, seat: int) -> float:
    """Points and the strength of the deck, the seat's beyond the best opponent's, and what the turn still promises."""
    g = as_board(match.state)
    if g.phase == OVER:
        return WIN if seat in winners(g) else -WIN
    others = [standing(g, other) for other in g.opponents(seat)]
    value = standing(g, seat) - max(others, default=0.0)
    if g.current == seat and g.phase == MAIN:
        worths = [gain(g, g.card_of(number)) if number else 0.0 for number in g.terrain]
        value += prospects(g, seat, worths, READY)
    return value


def power(card: Card) -> int:
    return card.value(FORCE) + card.value(COSMOS)


def standing(g: Board, seat: int) -> float:
    """What the seat owns: its points, and how strong an average hand will be for the rest of the match."""
    player = g.players[seat]
    owned = [g.identity[card] for card in g.scored(seat)]
    owned += [g.card_of(n) for n in player.played]
    wounded = sum(power(g.card_of(n)) for n in player.wounded)
    mean = (sum(power(card) for card in owned) - wounded) / max(len(owned), 1)
    value = float(g.score(seat) + sum(g.card_of(n).points for n in player.played))
    value += STRENGTH * mean * HAND_SIZE * (FLAMES + g.flames) / (2 * FLAMES) - WOUND * wounded
    if g.current != seat or g.phase != MAIN:  # in the own main phase a card is worth what it can still do
        value += HELD * sum(power(g.identity[card]) - mean for card in player.hand)
    return value + (ARMOUR if player.armour else 0.0)


def prospects(g: Board, seat: int, worths: list[float], ready: float) -> float:
    """What can be acquired this turn: all that can be at once, and the best that is within reach of the hand.

    `worths` is what the card at each place of the terrain is worth, 0 or less if it is not wanted; `ready` is the part of
    it that counts for what can be acquired now.
    """
    player = g.players[seat]
    left = [0, 0]
    armour = 0
    for physical in player.hand:
        held = g.identity[physical]
        if held.armour:
            armour = max(armour, held.value(COSMOS))
        else:
            left[FORCE] += held.value(FORCE)
            left[COSMOS] += held.value(COSMOS)
    if player.armour:
        armour = max(armour, g.card_of(player.armour).value(COSMOS))
    sure = 0.0
    best = 0.0
    for place in range(len(g.terrain)):
        number = g.terrain[place]
        worth = worths[place]
        if worth <= 0.0 or g.forbidden(g.at(number).card):
            continue
        chance = 0.0
        for currency in (FORCE, COSMOS):
            cost = g.cost(number, currency)
            if cost < 0:
                continue
            have = g.strength(number, currency) + (armour if currency == COSMOS else 0)
            if have >= cost:
                chance = ready
            elif have + left[currency] >= cost:
                chance = max(chance, WITHIN_REACH * (1.0 + have / cost))
        if chance == ready:
            sure += ready * worth
        else:
            best = max(best, chance * worth)
    return sure + best


def gain(g: Board, card: Card) -> float:
    """What owning one more such card is worth."""
    return max(0.2, card.points + GROWTH * power(card) * g.flames / FLAMES + (1.0 if card.scores else 0.0))
