"""Options of one decision, listed once and in a fixed order (SS-13.5, SS-13.7)."""

from kleos.effects.terms import Predicate
from kleos.engine.actions import Action
from kleos.games.saint_seiya.board import Board
from kleos.games.saint_seiya.kinds import CARD, PLACE, PLACES, PLAYER, TARGET


def card_options(g: Board, pile: tuple[int, ...], which: Predicate | None) -> list[Action]:
    """One option for each different such card of a pile, by card number."""
    indices: list[int] = []
    for card in pile:
        index = g.identity[card].index
        if index not in indices and (which is None or which.suits(g, index)):
            indices.append(index)
    indices.sort()
    return [g.pool.notation.action(CARD, index) for index in indices]


def any_fits(g: Board, pile: tuple[int, ...], which: Predicate | None) -> bool:
    for card in pile:
        if g.fits(which, card):
            return True
    return False


def first_that_fits(g: Board, pile: tuple[int, ...], which: Predicate) -> int:
    """Such a card of a pile that holds one; where this is asked, all of them are alike."""
    for card in pile:
        if g.fits(which, card):
            return card
    raise AssertionError("no such card in the pile")


def distinct(g: Board, numbers: list[int]) -> list[int]:
    """The pieces without their copies: same card, owner, zone, facing and bonuses are one, named by the lowest number."""
    out: list[int] = []
    for n in sorted(numbers):
        piece = g.at(n)
        card = g.identity[piece.card]
        again = False
        for m in out:
            other = g.at(m)
            if (
                g.identity[other.card] is card
                and other.seat == piece.seat
                and other.zone == piece.zone
                and other.facing == piece.facing
                and other.boost == piece.boost
            ):
                again = True
                break
        if not again:
            out.append(n)
    return out


def target_options(g: Board, numbers: list[int]) -> list[Action]:
    return [g.pool.notation.action(TARGET, n) for n in distinct(g, numbers)]


def place_options(g: Board, places: list[int]) -> list[Action]:
    return [g.pool.notation.action(PLACE, place) for place in places]


def player_options(g: Board, seats: list[int]) -> list[Action]:
    return [g.pool.notation.action(PLAYER, seat) for seat in sorted(seats)]


def occupied(g: Board) -> list[int]:
    """The places that hold a card."""
    return [place for place in range(PLACES) if g.terrain[place]]
