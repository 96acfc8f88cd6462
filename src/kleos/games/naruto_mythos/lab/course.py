"""The course of a match of Naruto Mythos."""

from typing import Final

from kleos.engine.events import since
from kleos.games.naruto_mythos.board import as_board
from kleos.games.naruto_mythos.kinds import (
    DREW,
    EDGE_TO,
    MULLIGANED,
    PASSED,
    PLAYED,
    PUT_DOWN,
    REVEAL_UPGRADED,
    REVEALED,
    UPGRADED,
)
from kleos.lab import course as courses
from kleos.lab.course import Course, by_id, no_cards
from kleos.match import Match

# Hiding is a way of playing too (NM-6.9), but a card that is never turned up has brought nothing of its own.
PLAYS: Final = {PLAYED, UPGRADED, REVEALED, REVEAL_UPGRADED}
ACTIONS: Final = {*PLAYS, PUT_DOWN, PASSED}  # NM-4.21: a turn is one of these


def course(match: Match) -> Course:
    g = as_board(match.state)
    first = -1
    turns = 0
    drawn, played = no_cards(match), no_cards(match)
    for event in since(g.log, 0):
        kind = event.kind
        if kind == DREW:
            drawn[event.seat].update(event.cards)
        elif kind in ACTIONS:
            if event.scope_card < 0:  # NM-5.85: a play through an effect is no turn
                turns += 1
            if kind in PLAYS:
                played[event.seat].update(event.cards)
        elif kind == MULLIGANED and event.n:
            drawn[event.seat].clear()  # NM-3.11: that hand went back before anything was done with it
        elif kind == EDGE_TO and first < 0:
            first = event.seat  # NM-4.20
    met = {courses.DRAWN: drawn, courses.PLAYED: played}
    return Course(first, turns, by_id([card.id for card in g.pool.cards], met))
