"""The games by their ids."""

from functools import cache

from kleos.engine.errors import KleosError
from kleos.engine.game import Game
from kleos.engine.messages import Words, hint

GAMES = ("naruto-mythos", "saint-seiya", "kanzume-goddess")


@cache
def made(id: str) -> Game:
    """A game is put together when it is first asked for: importing kleos stays quick."""
    if id == "saint-seiya":
        from kleos.games.saint_seiya.game import SaintSeiya

        return SaintSeiya()
    if id == "kanzume-goddess":
        from kleos.games.kanzume_goddess.game import KanzumeGoddess

        return KanzumeGoddess()
    from kleos.games.naruto_mythos.game import NarutoMythos

    return NarutoMythos()


def game_named(id: str) -> Game:
    if id not in GAMES:
        raise KleosError(Words("unknown-game", game=id, hint=hint(str(id), GAMES), known=", ".join(GAMES)))
    return made(id)
