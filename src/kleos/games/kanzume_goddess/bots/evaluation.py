"""What a position of Kanzume Goddess is worth to a seat, at a glance."""

from typing import Final

from kleos.bots.scale import WIN
from kleos.games.kanzume_goddess.board import Board, as_board
from kleos.games.kanzume_goddess.flow import winners
from kleos.games.kanzume_goddess.kinds import GOAL, OVER
from kleos.match import Match

# The unit is a point of energy. These are guesses.
OWNED: Final = 0.45  # for each faith that the cards of a player cost
FAITH: Final = 0.3  # that can still be spent
HELD: Final = 0.15  # for each card in hand
WAITING: Final = 0.7  # of a bonus that waits for the next Attack
LOW: Final = 6  # energy below which a God is in danger
HIGH: Final = 18  # above which a God is near to winning
EDGE: Final = 0.5  # how much more a point counts there
SUPPORT: Final = 0.5  # how much the energy of a support God counts beside a main God's
LEADER: Final = 0.5  # how much of all opponents is the strongest one


def evaluate(match: Match, seat: int) -> float:
    """The energy of the own side beyond that of the others, the cards it owns and what it can still do this turn."""
    g = as_board(match.state)
    if g.phase == OVER:
        return WIN if seat in winners(g) else -WIN
    if g.players[seat].out:
        return -WIN
    standings = [standing(g, other) for other in range(len(g.players))]
    return lead(g, seat, standings)


def lead(g: Board, seat: int, standings: list[float]) -> float:
    """What the own side has beyond the others: beyond both the strongest of them and the average one.

    One who is out counts as one with nothing, so that fewer opponents are worth something.
    """
    if g.mains:
        value = 0.0
        for other in range(len(standings)):
            value += -standings[other] if (other ^ seat) & 1 else standings[other]
        return value
    best = 0.0
    total = 0.0
    for other in range(len(standings)):
        if other != seat:
            best = max(best, standings[other])
            total += standings[other]
    return standings[seat] - LEADER * best - (1.0 - LEADER) * total / (len(standings) - 1)


def vigour(g: Board, seat: int) -> float:
    """The energy of a God, as far as it decides the match (KG-8.3 to KG-8.11)."""
    energy = g.players[seat].energy
    if g.mains and seat not in g.mains:
        return SUPPORT * energy
    value = energy - EDGE * max(LOW - energy, 0)
    return value if g.mains else value + EDGE * max(min(energy, GOAL) - HIGH, 0)


def standing(g: Board, seat: int) -> float:
    """What a seat has: energy, cards by what they cost, and in its own turn what it can still spend."""
    player = g.players[seat]
    if player.out:
        return 0.0
    cards = g.pool.cards
    cost = 0
    for pile in (player.hand, player.deck, player.discard):
        for card in pile:
            cost += cards[card].cost
    for n in player.play:
        cost += g.card_of(n).cost
    value = vigour(g, seat) + OWNED * cost + HELD * len(player.hand)
    if g.current == seat:
        value += FAITH * g.faith + WAITING * g.attack_bonus
    return value
