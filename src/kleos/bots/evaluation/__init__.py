"""What bots know about each game: what a position is worth, how to play on without thinking, how far to look."""

from typing import Final

from kleos.bots.evaluation import (
    kanzume_goddess,
    kanzume_goddess_deck,
    mythology_go,
    naruto_mythos,
    saint_seiya,
    saint_seiya_deck,
)
from kleos.bots.instinct import anyone
from kleos.bots.instinct import kanzume_goddess as kanzume_instinct
from kleos.bots.instinct import mythology_go as mythology_instinct
from kleos.bots.instinct import saint_seiya as saint_instinct
from kleos.bots.outlook import Evaluation, Outlook
from kleos.engine.errors import KleosError
from kleos.language.messages import Words

EXPLORE: Final = 0.3  # how much a search favours an answer seldom tried

OUTLOOKS: Final[dict[str, Outlook]] = {
    "naruto-mythos": Outlook(
        naruto_mythos.evaluate,
        naruto_mythos.SCALE,
        naruto_mythos.AHEAD,
        anyone.answer,
        anyone.willing,
        EXPLORE,
        False,
        0.0,
        None,
    ),
    "saint-seiya": Outlook(
        saint_seiya_deck.evaluate,
        saint_seiya_deck.SCALE,
        saint_seiya_deck.AHEAD,
        saint_instinct.answer,
        anyone.willing,
        EXPLORE,
        True,
        saint_seiya_deck.ALIKE,
        saint_seiya_deck.LATER,
    ),
    "kanzume-goddess": Outlook(
        kanzume_goddess_deck.evaluate,
        kanzume_goddess_deck.SCALE,
        kanzume_goddess_deck.AHEAD,
        kanzume_instinct.answer,
        kanzume_instinct.answer,
        EXPLORE,
        True,
        kanzume_goddess_deck.ALIKE,
        kanzume_goddess_deck.LATER,
    ),
    "mythology-go": Outlook(
        mythology_go.foresee,
        mythology_go.SCALE,
        mythology_go.AHEAD,
        mythology_instinct.answer,
        mythology_instinct.by_rule,
        EXPLORE,
        True,
        mythology_go.ALIKE,
        mythology_go.LATER,
        mythology_go.OFFHAND,
    ),
}

# What one decision ahead is judged by: small, and blind to what takes long.
GLANCES: Final[dict[str, Evaluation]] = {
    "naruto-mythos": naruto_mythos.evaluate,
    "saint-seiya": saint_seiya.evaluate,
    "kanzume-goddess": kanzume_goddess.evaluate,
    "mythology-go": mythology_go.evaluate,
}


def outlook_of(game: str) -> Outlook:
    """How a search judges positions of a game and plays on."""
    if game not in OUTLOOKS:
        raise unknown(game)
    return OUTLOOKS[game]


def evaluation_of(game: str) -> Evaluation:
    """What a position of a game is worth to a seat, at a glance."""
    if game not in GLANCES:
        raise unknown(game)
    return GLANCES[game]


def unknown(game: str) -> KleosError:
    return KleosError(Words("bot-no-game", game=game, known=", ".join(OUTLOOKS)))
