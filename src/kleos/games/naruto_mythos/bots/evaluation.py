"""What a position of Naruto Mythos is worth to a seat, at a glance."""

from typing import Final

from kleos.bots.scale import WIN
from kleos.games.naruto_mythos.board import Board, as_board
from kleos.games.naruto_mythos.flow import winner_of
from kleos.games.naruto_mythos.kinds import OVER, ROUNDS
from kleos.match import Match

SCALE: Final = 4.0  # the lead that wins about three matches of four
AHEAD: Final = 9  # a search plays the match to its end: a random one is short, and says much

# The unit is a mission point. The weights won matches against the same bot with others.
LATER: Final = 0.4  # how much of a lead is expected to last into each later round
MARGIN: Final = 2.0  # the lead that is half as good as a certain one, against an opponent without chakra
ANSWER: Final = 0.5  # by how much each chakra of the one behind raises it
EDGE: Final = 0.25  # in Power: a tie goes to the Edge
CHAKRA: Final = 0.3  # in the pool, or as the income of a later round
CARD: Final = 0.3  # in hand
UNSEEN: Final = 0.1  # for each Power that a hidden character would have


def evaluate(match: Match, seat: int) -> float:
    """Points, missions led now and probably later, and what is left to lead more: the seat's minus the opponent's."""
    g = as_board(match.state)
    mine, theirs = g.players[seat], g.players[1 - seat]
    if g.phase == OVER:
        return WIN if winner_of(g) == seat else -WIN
    value = float(mine.points - theirs.points)
    rounds = ROUNDS - g.round  # after this one
    for place in g.places():
        points = g.pool.cards[g.missions[place]].points + place + 1
        value += points * (1 + LATER * rounds) * lead(g, place, seat)
    return value + means(g, seat, rounds) - means(g, 1 - seat, rounds)


def lead(g: Board, place: int, seat: int) -> float:
    """From -1 to 1: how surely the mission goes to the seat or to the opponent."""
    mine, theirs = g.total(place, seat), g.total(place, 1 - seat)
    if mine < 1 and theirs < 1:
        return 0.0
    margin = mine - theirs + (EDGE if g.edge == seat else -EDGE)
    behind = g.players[1 - seat if margin > 0 else seat]
    doubt = MARGIN + (0.0 if behind.passed else ANSWER * behind.chakra)
    return margin / (abs(margin) + doubt)


def means(g: Board, seat: int, rounds: int) -> float:
    """What a seat can still use: chakra now, the income of its characters, cards, and what it has hidden."""
    player = g.players[seat]
    value = CARD * len(player.hand)
    if not player.passed:
        value += CHAKRA * player.chakra
    for place in g.places():
        for n in g.sides[place * 2 + seat]:
            c = g.at(n)
            value += CHAKRA * rounds
            if c.hidden:
                value += UNSEEN * g.card_of(c).power
    return value
