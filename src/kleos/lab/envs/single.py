"""Matches as a Gymnasium environment: one seat learns, bots have the others."""

from typing import Any, Final

from kleos.bots import Bot, bot_named
from kleos.lab.envs.arrays import EXTRA, action_space, observation, observation_space, scores
from kleos.lab.envs.episodes import Episode, Scenario, Seeds, library

Env: Any = library("gymnasium", EXTRA).Env

ILLEGAL: Final = -1.0  # the reward of an action that is not legal; it ends the episode


class SeatEnv(Env):  # type: ignore[misc]
    """One match an episode, from the seat's first decision on."""

    def __init__(self, scenario: Scenario, opponent: str, seat: int, render_mode: str | None = None) -> None:
        self.metadata = {"render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.scenario = scenario
        self.opponent = opponent
        self.seat = seat
        self.observation_space = observation_space(scenario)
        self.action_space = action_space(scenario)
        self.seeds = Seeds()
        self.episode: Episode | None = None
        self.bots: list[Bot] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        number = self.seeds.next(seed)
        self.episode = self.scenario.begin(number)
        self.bots = [
            bot_named(self.opponent, number * self.scenario.players + at) for at in range(self.scenario.players)
        ]
        return self.waited(self.episode)

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        episode = self.episode
        assert episode is not None
        if int(action) not in episode.legal():
            seen = observation(episode, self.seat)
            return seen, ILLEGAL, True, False, {"action_mask": seen["action_mask"], "illegal": True}
        episode.act(int(action))
        seen, info = self.waited(episode)
        return seen, episode.rewards()[self.seat], episode.seat < 0, False, info

    def waited(self, episode: Episode) -> tuple[dict[str, Any], dict[str, Any]]:
        """What the seat sees when it is to decide again, or at the end: the bots have answered whatever came before."""
        while episode.seat not in (self.seat, -1):
            episode.choose(self.bots[episode.seat].choose(episode.match, episode.seat))
        seen = observation(episode, self.seat)
        return seen, {"action_mask": seen["action_mask"], **scores(episode)}

    def render(self) -> str | None:
        """What the seat saw happen, line by line."""
        if self.render_mode is None or self.episode is None:
            return None
        return "\n".join(entry["text"] for entry in self.episode.match.log(self.seat))
