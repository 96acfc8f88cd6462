"""The course of a match of Mythology GO, and of its rounds."""

from typing import NamedTuple

from kleos.engine.events import since
from kleos.games.mythology_go.board import as_board
from kleos.games.mythology_go.kinds import CASTS, CHOSE_BELIEF, DREW, FOUND, FUSED, HID, PLAYED, ROUND, TURN
from kleos.lab import course as courses
from kleos.lab.course import Course, by_id, no_cards
from kleos.match import Match


class Part(NamedTuple):
    """What a round was for a seat: which cards it had before it, and what came of it."""

    round: int
    seat: int
    divinity: str  # at the end of the round: the one that was counted
    belief: str
    began: bool
    points: int
    won: bool  # alone


def course(match: Match) -> Course:
    """A belief chosen and a divinity counted have been acquired, each in its round; a side is the last divinity.

    A Troll played onto another has been played as well; two that are fused on the field were played before.
    """
    g = as_board(match.state)
    first = -1
    turns = 0
    acquired, drawn, played = no_cards(match), no_cards(match), no_cards(match)
    for event in since(g.log, 0):
        kind = event.kind
        if kind in (DREW, FOUND):
            drawn[event.seat].update(event.cards)
        elif kind in (PLAYED, HID, CASTS) or (kind == FUSED and event.n):
            played[event.seat].update(event.cards)
        elif kind == CHOSE_BELIEF:
            acquired[event.seat].update(event.cards)
        elif kind == TURN:
            turns += 1
        elif kind == ROUND and first < 0:
            first = event.seat
    for divinities in g.shown_divinities:
        for seat, card in enumerate(divinities):
            if card >= 0:
                acquired[seat].add(card)
    ids = [card.id for card in g.pool.cards]
    met = {courses.ACQUIRED: acquired, courses.DRAWN: drawn, courses.PLAYED: played}
    last = g.shown_divinities[-1] if g.shown_divinities else (-1,) * len(g.players)
    sides = tuple([ids[card] if card >= 0 else "" for card in last])
    return Course(first, turns, by_id(ids, met), sides)


def parts(match: Match) -> list[Part]:
    """Every finished round as each seat that played it met it."""
    g = as_board(match.state)
    ids = [card.id for card in g.pool.cards]
    beliefs: list[dict[int, str]] = []
    starters: list[int] = []
    for event in since(g.log, 0):
        if event.kind == ROUND:
            beliefs.append({})
            starters.append(event.seat)
        elif event.kind == CHOSE_BELIEF:
            beliefs[-1][event.seat] = ids[event.cards[0]]
    out = []
    for number, divinities in enumerate(g.shown_divinities):
        scores = [player.scores[number] for player in g.players]
        for seat, card in enumerate(divinities):
            if card >= 0:
                alone = scores[seat] == max(scores) and scores.count(scores[seat]) == 1
                out.append(
                    Part(
                        number + 1,
                        seat,
                        ids[card],
                        beliefs[number].get(seat, ""),
                        starters[number] == seat,
                        scores[seat],
                        alone,
                    )
                )
    return out
