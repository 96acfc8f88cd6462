"""The layouts by game, from the room of each at the terminal: `games/<game>/terminal`."""

from kleos.games.registry import needed_room
from kleos.terminal.table.layout import Layout


def layout_of(game: str) -> Layout:
    layout: Layout = needed_room(game, "terminal.layout").LAYOUT(game)
    return layout
