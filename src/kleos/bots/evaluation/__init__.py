"""What bots know about each game: what a position is worth, how to play on without thinking, how far to look."""

from typing import Final

from kleos.bots.evaluation import naruto_mythos, saint_seiya
from kleos.bots.instinct import anyone
from kleos.bots.instinct import saint_seiya as saint_seiya_instinct
from kleos.bots.tree import Evaluation, Outlook
from kleos.engine.errors import KleosError
from kleos.engine.messages import Words, says

OUTLOOKS: Final[dict[str, Outlook]] = {
    "naruto-mythos": Outlook(naruto_mythos.evaluate, naruto_mythos.SCALE, naruto_mythos.AHEAD, anyone.answer),
    "saint-seiya": Outlook(saint_seiya.evaluate, saint_seiya.SCALE, saint_seiya.AHEAD, saint_seiya_instinct.answer),
}

says(
    "bot-no-game",
    en="this bot cannot judge positions of '{game}' (it knows: {known})",
    fr="ce bot ne sait pas évaluer les positions de « {game} » (il connaît : {known})",
    it="questo bot non sa valutare le posizioni di «{game}» (conosce: {known})",
)


def outlook_of(game: str) -> Outlook:
    """How positions of a game are judged and played on."""
    if game not in OUTLOOKS:
        raise KleosError(Words("bot-no-game", game=game, known=", ".join(OUTLOOKS)))
    return OUTLOOKS[game]


def evaluation_of(game: str) -> Evaluation:
    """What a position of a game is worth to a seat."""
    return outlook_of(game).evaluate
