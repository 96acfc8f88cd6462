"""Options of one decision, listed once and in a fixed order (KG-13.2, KG-13.14)."""

from kleos.effects.terms import Predicate
from kleos.engine.actions import Action
from kleos.games.kanzume_goddess.board import Board
from kleos.games.kanzume_goddess.kinds import CARD, PLAYER, TARGET


def different(g: Board, pile: tuple[int, ...], which: Predicate | None) -> list[int]:
    """The different such cards of a pile, by id."""
    out: list[int] = []
    for card in pile:
        if card not in out and (which is None or which.suits(g, card)):
            out.append(card)
    out.sort()
    return out


def card_options(g: Board, pile: tuple[int, ...], which: Predicate | None, verb: int = CARD) -> list[Action]:
    notation = g.pool.notation
    return [notation.action(verb, card) for card in different(g, pile, which)]


def any_fits(g: Board, pile: tuple[int, ...], which: Predicate | None) -> bool:
    for card in pile:
        if which is None or which.suits(g, card):
            return True
    return False


def player_options(g: Board, seats: list[int]) -> list[Action]:
    notation = g.pool.notation
    return [notation.action(PLAYER, seat) for seat in sorted(seats)]


def target_options(g: Board, numbers: list[int]) -> list[Action]:
    """Copies of a card are one, named by the lowest number."""
    seen: list[int] = []
    out: list[Action] = []
    for n in sorted(numbers):
        card = g.pieces[n].card
        if card not in seen:
            seen.append(card)
            out.append(g.pool.notation.action(TARGET, n))
    return out
