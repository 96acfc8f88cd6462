"""The presenters by game, from the room of each at the terminal: `games/<game>/terminal`."""

from typing import Final

import kleos
from kleos.games.registry import GAMES, needed_room, room
from kleos.terminal.presenter import Presenter


def known_presenters() -> dict[str, type[Presenter]]:
    rooms = {game: room(game, "terminal.lines") for game in GAMES}
    return {game: found.PRESENTER for game, found in rooms.items() if found is not None}


PRESENTERS: Final = known_presenters()


def presenter_of(game: str) -> Presenter:
    presenter: Presenter = needed_room(game, "terminal.lines").PRESENTER(kleos.rules(game))
    return presenter
