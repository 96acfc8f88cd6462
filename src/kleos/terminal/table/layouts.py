"""The layouts by game."""

import kleos
from kleos.terminal.table.lanes import Lanes
from kleos.terminal.table.layout import Layout

LAYOUTS: dict[str, type[Layout]] = {"naruto-mythos": Lanes}


def layout_of(game: str) -> Layout:
    return LAYOUTS[game](kleos.rules(game))
