"""The layouts by game, from the room of each at the terminal: `games/<game>/terminal`."""

from kleos.games.registry import room
from kleos.terminal.table.layout import Layout


def layout_of(game: str) -> Layout:
    found = room(game, "terminal.layout")
    assert found is not None  # the terminal table offers games that have one
    layout: Layout = found.LAYOUT(game)
    return layout
