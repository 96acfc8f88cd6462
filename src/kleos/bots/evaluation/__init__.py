"""What a position is worth to a seat, at a glance: one small function for each game that bots can judge."""

from collections.abc import Callable
from typing import Final

from kleos.bots.evaluation import naruto_mythos, saint_seiya
from kleos.engine.errors import KleosError
from kleos.engine.messages import Words, says
from kleos.match import Match

Evaluation = Callable[[Match, int], float]

EVALUATIONS: Final[dict[str, Evaluation]] = {
    "naruto-mythos": naruto_mythos.evaluate,
    "saint-seiya": saint_seiya.evaluate,
}

says(
    "greedy-no-game",
    en="the greedy bot cannot judge positions of '{game}' (it knows: {known})",
    fr="le bot greedy ne sait pas évaluer les positions de « {game} » (il connaît : {known})",
    it="il bot greedy non sa valutare le posizioni di «{game}» (conosce: {known})",
)


def evaluation_of(game: str) -> Evaluation:
    """How positions of a game are judged."""
    if game not in EVALUATIONS:
        raise KleosError(Words("greedy-no-game", game=game, known=", ".join(EVALUATIONS)))
    return EVALUATIONS[game]
