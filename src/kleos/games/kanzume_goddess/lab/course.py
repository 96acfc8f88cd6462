"""The course of a match of Kanzume Goddess."""

from kleos.engine.events import since
from kleos.games.kanzume_goddess.board import as_board
from kleos.games.kanzume_goddess.kinds import DREW, PLAYED, REACTED, RECRUITED, TAKEN, TURN
from kleos.lab import course as courses
from kleos.lab.course import Course, by_id, no_cards
from kleos.match import Match


def course(match: Match) -> Course:
    """A card used for a Reaction has been played as well; one taken from the Netherworld has been acquired."""
    g = as_board(match.state)
    first = -1
    turns = 0
    acquired, drawn, played = no_cards(match), no_cards(match), no_cards(match)
    for event in since(g.log, 0):
        kind = event.kind
        if kind == DREW:
            drawn[event.seat].update(event.cards)
        elif kind in (PLAYED, REACTED):
            played[event.seat].update(event.cards)
        elif kind in (RECRUITED, TAKEN):
            acquired[event.seat].update(event.cards)
        elif kind == TURN:
            turns += 1
            if first < 0:
                first = event.seat
    ids = [card.id for card in g.pool.cards]
    met = {courses.ACQUIRED: acquired, courses.DRAWN: drawn, courses.PLAYED: played}
    gods = tuple(ids[player.god] for player in g.players)
    teams = tuple(seat & 1 for seat in range(len(g.players))) if g.mains else ()  # KG-3.4
    return Course(first, turns, by_id(ids, met), gods, teams)
