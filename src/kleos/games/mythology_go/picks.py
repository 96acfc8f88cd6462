"""Options of one decision, listed once and in a fixed order."""

from kleos.engine.actions import SKIP, Action
from kleos.games.mythology_go.board import Board
from kleos.games.mythology_go.kinds import CARD, PLAYER, TARGET


def different(cards: tuple[int, ...] | list[int]) -> list[int]:
    """The different cards, in the order of the card set (MG-13.4)."""
    out: list[int] = []
    for card in sorted(cards):
        if not out or out[len(out) - 1] != card:
            out.append(card)
    return out


def card_options(g: Board, cards: tuple[int, ...] | list[int]) -> list[Action]:
    return [g.pool.notation.action(CARD, card) for card in different(cards)]


def target_options(g: Board, numbers: list[int]) -> list[Action]:
    return [g.pool.notation.action(TARGET, n) for n in sorted(numbers)]


def or_skip(g: Board, options: list[Action]) -> list[Action]:
    options.append(g.pool.notation.action(SKIP))
    return options


def player_options(g: Board) -> list[Action]:
    return [g.pool.notation.action(PLAYER, seat) for seat in range(len(g.players))]


def face_up_of_others(g: Board, seat: int) -> list[int]:
    """MG-6.2.1."""
    return [n for n, piece in g.pieces.items() if piece.seat != seat and not piece.down]
