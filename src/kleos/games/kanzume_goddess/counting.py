"""How a match came to its end: what every God gained and lost, and who fell when (KG-8.28)."""

from typing import final

from kleos.engine.events import since
from kleos.games.kanzume_goddess.board import Board
from kleos.games.kanzume_goddess.kinds import (
    ALL,
    ATTACKED,
    CONCEDED,
    FALLEN,
    FELL,
    GAINED,
    GAVE_UP,
    GODS_REVEALED,
    LEFT,
    LOST,
    PAID,
    RECOVERS,
    SCORED,
    SEALED,
    TURN,
    WAS_SEALED,
)


@final
class Change:
    """Energy of one God that changed for one reason: which kind of event, by whose card, how often, how much in all."""

    __slots__ = ("by", "card", "kind", "line", "points", "seat", "times")

    def __init__(self, seat: int, kind: int, by: int, card: int, line: int) -> None:
        self.seat = seat
        self.kind = kind
        self.by = by  # whose card it was; the seat itself where it is not an Attack
        self.card = card  # its index in the box, -1 if a rule did it
        self.line = line
        self.times = 0
        self.points = 0


@final
class Fall:
    """A God that fell: how, in which round, by whom, and by which card."""

    __slots__ = ("by", "card", "how", "round", "seat")

    def __init__(self, seat: int, how: int, round: int, by: int, card: int) -> None:
        self.seat = seat
        self.how = how
        self.round = round
        self.by = by  # who attacked, or gave up
        self.card = card  # of the Attack, -1 if there was none


@final
class Story:
    """All that the log tells of energy: the start, the changes by reason in the order they came up, the falls."""

    __slots__ = ("changes", "falls", "starts")

    def __init__(self, seats: int) -> None:
        self.starts = [0] * seats  # 0 where the log begins later
        self.changes: list[Change] = []
        self.falls: list[Fall] = []

    def energy(self, seat: int) -> int:
        """What a God has left by all this."""
        return self.starts[seat] + sum([one.points for one in self.changes if one.seat == seat])

    def change(self, seat: int, kind: int, by: int, card: int, line: int, points: int) -> None:
        for one in self.changes:
            if one.seat == seat and one.kind == kind and one.by == by and one.card == card and one.line == line:
                one.times += 1
                one.points += points
                return
        new = Change(seat, kind, by, card, line)
        new.times = 1
        new.points = points
        self.changes.append(new)


def story_of(g: Board) -> Story:
    """What the log tells, from its beginning to its end."""
    story = Story(len(g.players))
    round = g.round
    attackers = [g.current] * len(g.players)  # of each God, the last
    struck = -1  # the card of the last Attack that took energy
    gone = -1  # who gave up last
    for event in since(g.log, 0):
        kind = event.kind
        seat = event.seat
        card = event.scope_card
        if kind == GODS_REVEALED:
            story.starts[seat] = event.n
        elif kind == TURN:
            round = event.n
        elif kind == ATTACKED:
            attackers[event.a] = seat
        elif kind == LOST:
            struck = card
            story.change(seat, kind, attackers[seat], card, event.scope_line, -event.n)
        elif kind == GAINED:
            story.change(seat, kind, seat, card, event.scope_line, event.n)
        elif kind == PAID:
            story.change(seat, kind, seat, card, event.scope_line, -event.n)
        elif kind == RECOVERS:
            story.change(seat, kind, seat, -1, 0, 1)
        elif kind == SEALED:
            story.falls.append(Fall(seat, WAS_SEALED, round, attackers[seat], struck))
        elif kind == LEFT and seat != gone:
            story.falls.append(Fall(seat, FALLEN, round, attackers[seat], struck))
        elif kind == CONCEDED:
            gone = seat
            story.falls.append(Fall(g.mains[seat & 1] if g.mains else seat, GAVE_UP, round, seat, -1))  # KG-8.24
    for main in g.mains:
        if g.players[main].energy == 0 and (gone < 0 or gone & 1 != main & 1):
            story.falls.append(Fall(main, FALLEN, round, attackers[main], struck))  # KG-8.9
    for seat, player in enumerate(g.players):
        lost = story.energy(seat) - player.energy
        if story.starts[seat] and lost:
            story.change(seat, CONCEDED, seat, -1, 0, -lost)  # KG-8.24
    return story


def cards_of(g: Board, fall: Fall) -> tuple[int, ...]:
    """The God that fell, and the card that did it, if one did."""
    god = g.players[fall.seat].god
    return (god,) if fall.card < 0 else (god, fall.card)


def count_up(g: Board) -> None:
    """The log says who fell when, and with how much energy the others ended (KG-8.28)."""
    for fall in story_of(g).falls:
        g.write(FELL, fall.seat, fall.by, fall.how, -1, fall.round, cards_of(g, fall), ALL, None)
    for seat, player in enumerate(g.players):
        if not player.out:
            g.write(SCORED, seat, 0, 0, -1, player.energy, (), ALL, None)
