"""The counting at the end: every victory point with what it is for (SS-8.7 to SS-8.18)."""

from typing import final

from kleos.engine.frames import Scope
from kleos.games.saint_seiya.board import Board
from kleos.games.saint_seiya.cards import Points
from kleos.games.saint_seiya.kinds import ALL, GATHERED, POINTS, SCORED


@final
class Item:
    """The points of all copies of one card: the printed ones, or those of one of its lines."""

    __slots__ = ("card", "count", "line", "points")

    def __init__(self, card: int, line: int, count: int, points: int) -> None:
        self.card = card  # its index in the pool
        self.line = line  # the number of the line, 0 for what is printed
        self.count = count  # how many copies
        self.points = points  # of all of them


def gathered(g: Board, seat: int) -> list[int]:
    """The scored cards of a player by index (SS-8.7): where they were no longer matters."""
    return sorted([g.identity[physical].index for physical in g.scored(seat)])


def counted(g: Board, seat: int) -> list[Item]:
    """Card by card what a player has; nothing for a seat that has given up (SS-8.24)."""
    out: list[Item] = []
    if g.conceded >> seat & 1:
        return out
    owned = gathered(g, seat)
    for index in sorted(set(owned)):
        card = g.pool.cards[index]
        count = owned.count(index)
        if card.points:
            out.append(Item(index, 0, count, card.points * count))
        for line in card.lines:
            effect = line.effect
            if isinstance(effect, Points):
                out.append(Item(index, line.number, count, worth(g, seat, effect) * count))
    return out


def worth(g: Board, seat: int, points: Points) -> int:
    """What one copy gives now."""
    b = Scope(seat, 0, -1)
    return points.amount.value(g, b) if points.condition is None or points.condition.holds(g, b) else 0


def count_up(g: Board) -> None:
    """Everybody's cards are gathered and shown, and every point has its reason, player by player (SS-8.30)."""
    for seat in sorted(g.seats_from(0)):
        cards = gathered(g, seat)
        g.write(GATHERED, seat, 0, 0, -1, len(cards), tuple(cards), ALL, None)
        for item in counted(g, seat):
            g.write(POINTS, seat, item.line, item.count, -1, item.points, (item.card,), ALL, None)
        g.write(SCORED, seat, 0, 0, -1, g.score(seat), (), ALL, None)
