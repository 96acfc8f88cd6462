"""Observations as arrays, and the spaces they lie in, as PettingZoo and Gymnasium want them."""

from typing import Any

from kleos.lab.envs.episodes import Episode, Scenario, library

EXTRA = "envs"

numpy: Any = library("numpy", EXTRA)
spaces: Any = library("gymnasium.spaces", EXTRA)


def action_space(scenario: Scenario) -> Any:
    return spaces.Discrete(scenario.actions.size)


def observation_space(scenario: Scenario) -> Any:
    least, most = scenario.features.bounds()
    low, high = numpy.array(least, numpy.float32), numpy.array(most, numpy.float32)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=numpy.float32),
            "action_mask": spaces.Box(0, 1, (scenario.actions.size,), numpy.int8),
        }
    )


def observation(episode: Episode, seat: int) -> dict[str, Any]:
    """What a seat sees, with a mask of what it may answer: all 0 while somebody else decides."""
    return {
        "observation": numpy.array(episode.observe(seat), numpy.float32),
        "action_mask": numpy.array(episode.mask(seat), numpy.int8),
    }


def scores(episode: Episode) -> dict[str, Any]:
    """How the match ended, for the infos; empty before."""
    outcome = episode.match.outcome
    return {} if outcome is None else {"scores": list(outcome.scores), "winners": list(outcome.winners)}
