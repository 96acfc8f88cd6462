"""What a position of Saint Seiya will have become worth at the end of the match: the judgement of the search."""

from math import sqrt
from typing import Final

from kleos.bots.outlook import Later
from kleos.bots.scale import WIN, ended, hope
from kleos.games.saint_seiya.board import Board, as_board
from kleos.games.saint_seiya.bots.evaluation import prospects
from kleos.games.saint_seiya.cards import Card
from kleos.games.saint_seiya.flow import winners
from kleos.games.saint_seiya.kinds import COSMOS, FORCE, HAND_SIZE, MAIN, OVER
from kleos.match import Match

SCALE: Final = 4.0  # the lead from which on a better answer matters less
ALIKE: Final = 0.005  # of the worth of an answer: less than a tenth of a point
AHEAD: Final = 1  # the tree ends with the turn: what lies beyond is noise there

# The unit is a victory point at the end of the match. A deck wins points for as long as the match lasts, every turn in
# proportion to the mean of its cards. So a strong card acquired early is worth far more than its points, and a weak one
# that is destroyed is a gain. These are fitted to how 600 matches went on: `python bench/fit_evaluation.py` plays them
# and prints the numbers anew.
TURNS: Final = -10.0  # how many turns are left to all players together, beside:
BY_FLAME: Final = 1.95  # for each flame of the clock
BY_RESERVE: Final = 0.27  # for each card of the reserve
BY_FORCE: Final = 1.64  # points in a turn for each Force of the average card
BY_COSMOS: Final = 1.02  # likewise
HELD: Final = 0.08  # how much of what a card is stronger than the average counts while it is in hand

# These are guesses.
ARMOUR: Final = 0.3  # for an armour in its slot; the fits found from -0.2 to 0.9, by who played
READY: Final = 0.9  # how likely it is that a card is acquired which can be acquired now


CHANGES: Final = (
    1.2  # half of how far the lead changes in a turn, as a standard deviation; over more turns, by their root
)


def evaluate(match: Match, seat: int) -> float:
    """The lead the seat will probably have over the best opponent, with what the turn still promises."""
    return lead(as_board(match.state), seat)


def lead(g: Board, seat: int) -> float:
    """Likewise, on the board."""
    if g.phase == OVER:
        return WIN if seat in winners(g) else -WIN
    turns = turns_left(g)
    best = -WIN
    for other in g.opponents(seat):
        best = max(best, standing(g, other, turns))
    value = standing(g, seat, turns) - best
    if g.current == seat and g.phase == MAIN:
        total, size = deck(g, seat)
        worths = [gain(g.card_of(number), turns, total, size) if number else 0.0 for number in g.terrain]
        value += prospects(g, seat, worths, READY)
    return value


def hoped(match: Match, seat: int) -> float:
    """The chance of the seat to win."""
    g = as_board(match.state)
    if g.phase == OVER:
        best = 0
        for other in g.opponents(seat):
            best = max(best, g.score(other))
        return ended(winners(g), seat, float(g.score(seat) - best))
    return hope(lead(g, seat), CHANGES * sqrt(turns_left(g) * len(g.players) + 1.0))


# After the tree: to the end of the own turn, of the next one, and three more.
LATER: Final = Later(hoped, (0, 1, 4), 500, 0.025, 0.006)


def turns_left(g: Board) -> float:
    """How many turns each player will probably still have."""
    if g.ending:
        return 0.0
    return max(1.0, (TURNS + BY_FLAME * g.flames + BY_RESERVE * len(g.reserve)) / len(g.players))


def strength(card: Card) -> float:
    """What a turn brings with a deck of such cards."""
    return BY_FORCE * card.value(FORCE) + BY_COSMOS * card.value(COSMOS)


def deck(g: Board, seat: int) -> tuple[float, int]:
    """How strong the cards are together that the seat goes on drawing, and how many they are."""
    player = g.players[seat]
    identity = g.identity
    total = 0.0
    for card in player.draw:
        total += strength(identity[card])
    for card in player.discard:
        total += strength(identity[card])
    for card in player.hand:
        total += strength(identity[card])
    for n in player.played:
        total += strength(g.card_of(n))
    size = len(player.draw) + len(player.discard) + len(player.hand) + len(player.played)
    if player.armour:
        total += strength(g.card_of(player.armour))
        size += 1
    return total, size


def standing(g: Board, seat: int, turns: float) -> float:
    """The points a seat will probably have at the end."""
    player = g.players[seat]
    total, size = deck(g, seat)
    mean = total / max(size, HAND_SIZE)
    value = float(g.score(seat)) + turns * mean
    for n in player.played:
        value += g.card_of(n).points
    if g.current != seat or g.phase != MAIN:  # in the own main phase a card is worth what it can still do
        for card in player.hand:
            value += HELD * (strength(g.identity[card]) - mean)
    if player.armour:
        value += ARMOUR
    return value


def gain(card: Card, turns: float, total: float, size: int) -> float:
    """What owning one more such card is worth: its points, and how much stronger the deck becomes."""
    mean = total / max(size, HAND_SIZE)
    return card.points + (1.0 if card.scores else 0.0) + turns * (strength(card) - mean) / (size + 1)
