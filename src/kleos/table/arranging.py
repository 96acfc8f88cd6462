"""Laying out what may lie in any order (MG-5.5): how a table looks, and no part of the match."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from kleos.match import Match

Orders = Mapping[int, tuple[int, ...]]  # by seat: the objects of a zone as they lie


class Arrangement(NamedTuple):
    """What a player has laid out: the objects in their order, and the last entry of the table at that time."""

    order: tuple[int, ...]
    moves: int


def arrangeable(match: Match, seat: int) -> tuple[int, ...]:
    """What the seat may lay out, in the match's own order."""
    return match.game.arrangeable(match.state, seat)


def can_lie(match: Match, seat: int, order: Sequence[int]) -> bool:
    """Whether an order names all that the seat may lay out, each once, and nothing else."""
    own = arrangeable(match, seat)
    return bool(own) and sorted(order) == sorted(own)


def gone_on(orders: Orders, match: Match) -> dict[int, tuple[int, ...]]:
    """The orders after something has happened: new objects lie last, and those that left are forgotten.

    Where nothing lies any more, as when a round begins, nothing is arranged any more either.
    """
    return {seat: put_in_order(order, own) for seat, order in orders.items() if (own := arrangeable(match, seat))}


def put_in_order(order: Sequence[int], own: Sequence[int]) -> tuple[int, ...]:
    known = [number for number in order if number in own]
    return (*known, *[number for number in own if number not in known])


def laid_out(view: dict[str, Any], match: Match, orders: Orders) -> dict[str, Any]:
    """A view in which everything lies as its players have arranged it."""
    zone = match.game.arranges
    for seat, order in orders.items():
        player = view["players"][seat]
        shown = {one["object"]: one for one in player[zone]}
        player[zone] = [shown[number] for number in put_in_order(order, list(shown))]
    return view
