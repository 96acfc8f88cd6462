"""The layouts by game."""

from kleos.terminal.table.lanes import Lanes
from kleos.terminal.table.layout import Layout
from kleos.terminal.table.myths import Myths
from kleos.terminal.table.pantheon import Pantheon
from kleos.terminal.table.terrain import Terrain

LAYOUTS: dict[str, type[Layout]] = {
    "naruto-mythos": Lanes,
    "saint-seiya": Terrain,
    "kanzume-goddess": Pantheon,
    "mythology-go": Myths,
}


def layout_of(game: str) -> Layout:
    return LAYOUTS[game](game)
