"""The points of a match that is over: which mission or line gave them, to whom, in which round (NM-8.1, NM-8.2)."""

from typing import final

from kleos.engine.events import Event, since
from kleos.games.naruto_mythos.board import Board
from kleos.games.naruto_mythos.kinds import ALL, POINTS, ROUND, SCORED, TALLY, TOTALS, WON


@final
class Gain:
    """Points that a player got: for a mission won (line 0), or by a line of a card."""

    __slots__ = ("card", "line", "place", "points", "round", "seat", "totals")

    def __init__(
        self, round: int, seat: int, points: int, place: int, card: int, line: int, totals: tuple[int, int]
    ) -> None:
        self.round = round
        self.seat = seat
        self.points = points
        self.place = place  # of the mission, -1 for a line
        self.card = card  # its index in the pool: the mission, or the card with the line
        self.line = line
        self.totals = totals  # the Power of both sides in the mission


def first_round(g: Board, events: list[Event]) -> int:
    """The round in which the log begins: a match may have been set up in the middle of one."""
    for event in events:
        if event.kind == ROUND:
            return max(1, event.n - 1)
    return g.round


def gains(g: Board) -> list[Gain]:
    """Everything that gave points since the log began, oldest first."""
    events = since(g.log, 0)
    round = first_round(g, events)
    out: list[Gain] = []
    for event in events:
        if event.kind == ROUND:
            round = event.n
        elif event.kind == WON:
            totals = (event.a - TOTALS, event.b - TOTALS)
            out.append(Gain(round, event.seat, event.n, event.place, g.missions[event.place], 0, totals))
        elif event.kind == POINTS:
            out.append(Gain(round, event.seat, event.n, -1, event.scope_card, event.scope_line, (0, 0)))
    return out


def count_up(g: Board) -> None:
    """The log says once more, player by player, what gave every point (NM-8.11)."""
    found = gains(g)
    for seat in range(2):
        for gain in found:
            if gain.seat == seat:
                g.write(TALLY, seat, gain.line, gain.round, gain.place, gain.points, (gain.card,), ALL, None)
        g.write(SCORED, seat, 0, 0, -1, g.players[seat].points, (), ALL, None)
