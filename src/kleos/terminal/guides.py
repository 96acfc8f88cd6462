"""The guides by game."""

import kleos
from kleos.terminal.guide import Guide
from kleos.terminal.kanzume_goddess import KanzumeGoddess
from kleos.terminal.mythology_go import MythologyGo
from kleos.terminal.naruto_mythos import NarutoMythos
from kleos.terminal.saint_seiya import SaintSeiya

GUIDES: dict[str, type[Guide]] = {
    "naruto-mythos": NarutoMythos,
    "saint-seiya": SaintSeiya,
    "kanzume-goddess": KanzumeGoddess,
    "mythology-go": MythologyGo,
}


def guide_of(game: str) -> Guide:
    return GUIDES[game](kleos.rules(game))
