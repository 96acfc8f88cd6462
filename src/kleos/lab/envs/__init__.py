"""Environments for learners: numbered options, observations of fixed length, and adapters to three libraries.

The numbers need no library. The adapters import theirs when they are first asked for: PettingZoo and Gymnasium come
with the extra `envs`, OpenSpiel with `openspiel`.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import kleos
from kleos.bots import bot_named
from kleos.engine.errors import KleosError
from kleos.lab.envs.actions import Actions
from kleos.lab.envs.episodes import Episode, Scenario, actions_of, features_of
from kleos.lab.envs.features import Features
from kleos.language.messages import Words

__all__ = [
    "Actions",
    "Episode",
    "Features",
    "Scenario",
    "actions_of",
    "aec_env",
    "features_of",
    "gym_env",
    "openspiel_game",
]


def aec_env(
    game: str,
    players: int | None = None,
    decks: Any = None,
    options: Mapping[str, Any] | None = None,
    render_mode: str | None = None,
) -> Any:
    """A PettingZoo AEC environment with an agent for each seat; decks as `simulate` takes them."""
    from kleos.lab.envs import aec

    return aec.wrapped(aec.MatchEnv(Scenario(game, players, decks, options), render_mode))


def gym_env(
    game: str,
    opponent: str = "greedy",
    seat: int = 0,
    players: int | None = None,
    decks: Any = None,
    options: Mapping[str, Any] | None = None,
    render_mode: str | None = None,
) -> Any:
    """A Gymnasium environment for one seat; bots of the name `opponent` have the others."""
    from kleos.lab.envs import single

    scenario = Scenario(game, players, decks, options)
    if seat not in range(scenario.players):
        raise KleosError(Words("no-seat", seat=seat, last=scenario.players - 1))
    bot_named(opponent, 0)
    return single.SeatEnv(scenario, opponent, seat, render_mode)


def openspiel_game(
    game: str,
    players: int | None = None,
    decks: str | Sequence[str] = "random",
    options: Mapping[str, Any] | None = None,
    deals: int | None = None,
) -> Any:
    """An OpenSpiel game; decks are "random", "starter" or a starter deck's name for each seat, deals how many there are."""
    from kleos.lab.envs import spiel

    return spiel.loaded(game, players or kleos.rules(game).players[0], decks, options, deals)
