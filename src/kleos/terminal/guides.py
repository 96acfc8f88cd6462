"""The guides by game, from the room of each at the terminal: `games/<game>/terminal`."""

from typing import Final

import kleos
from kleos.games.registry import GAMES, room
from kleos.terminal.guide import Guide


def known_guides() -> dict[str, type[Guide]]:
    rooms = {game: room(game, "terminal.lines") for game in GAMES}
    return {game: found.GUIDE for game, found in rooms.items() if found is not None}


GUIDES: Final = known_guides()


def guide_of(game: str) -> Guide:
    return GUIDES[game](kleos.rules(game))
