"""The course of a match of Saint Seiya Deck Building."""

from kleos.engine.events import since
from kleos.games.saint_seiya.board import as_board
from kleos.games.saint_seiya.kinds import ACQUIRES, DREW, EQUIPPED, FIRST, FOUND, HEROES, KEPT, PLAYED, TURN
from kleos.lab import course as courses
from kleos.lab.course import Course, by_id, no_cards
from kleos.match import Match


def course(match: Match) -> Course:
    g = as_board(match.state)
    first = -1
    turns = 0
    acquired, drawn, played = no_cards(match), no_cards(match), no_cards(match)
    for event in since(g.log, 0):
        kind = event.kind
        if kind == PLAYED:
            played[event.seat].add(event.cards[0])  # the second card is the one it faces
        elif kind == EQUIPPED:
            played[event.seat].update(event.cards)
        elif kind in (DREW, FOUND, KEPT):  # out of the draw pile into the hand
            drawn[event.seat].update(event.cards)
        elif kind == ACQUIRES:
            acquired[event.seat].update(event.cards)
        elif kind == TURN:
            turns = event.n
        elif kind == FIRST:
            first = event.seat
    met = {courses.ACQUIRED: acquired, courses.DRAWN: drawn, courses.PLAYED: played}
    heroes = tuple(HEROES[player.hero] for player in g.players)
    return Course(first, turns, by_id([card.id for card in g.pool.cards], met), heroes)
