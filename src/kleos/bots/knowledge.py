"""What bots know about each game, from the room of that name in its folder: `games/<game>/bots`."""

from types import ModuleType

from kleos.bots.outlook import Evaluation, Outlook
from kleos.engine.errors import KleosError
from kleos.games.registry import GAMES, room
from kleos.language.messages import Words


def outlook_of(game: str) -> Outlook:
    """How a search judges positions of a game and plays on."""
    outlook: Outlook = knowledge_of(game).OUTLOOK
    return outlook


def evaluation_of(game: str) -> Evaluation:
    """What a position of a game is worth to a seat, at a glance."""
    glance: Evaluation = knowledge_of(game).GLANCE
    return glance


def knowledge_of(game: str) -> ModuleType:
    found = room(game, "bots") if game in GAMES else None
    if found is None:
        raise KleosError(Words("bot-no-game", game=game, known=", ".join(one for one in GAMES if room(one, "bots"))))
    return found
