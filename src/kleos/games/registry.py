"""The games by their ids."""

import difflib
from functools import cache

from kleos.engine.errors import KleosError
from kleos.engine.game import Game

GAMES = ("naruto-mythos",)


@cache
def made(id: str) -> Game:
    """A game is put together when it is first asked for: importing kleos stays quick."""
    from kleos.games.naruto_mythos.game import NarutoMythos

    return {"naruto-mythos": NarutoMythos}[id]()


def game_named(id: str) -> Game:
    if id not in GAMES:
        close = difflib.get_close_matches(str(id), GAMES, 1)
        meant = f", did you mean {close[0]!r}?" if close else ""
        raise KleosError(f"unknown game {id!r}{meant} (known: {', '.join(GAMES)})")
    return made(id)
