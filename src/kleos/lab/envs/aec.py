"""Matches as a PettingZoo environment: one agent for each seat, whoever decides acts."""

from typing import Any

from kleos.lab.envs.arrays import EXTRA, action_space, observation, observation_space, scores
from kleos.lab.envs.episodes import Episode, Scenario, Seeds, library, name_of

AECEnv: Any = library("pettingzoo", EXTRA).AECEnv
wrappers: Any = library("pettingzoo.utils", EXTRA).wrappers


class MatchEnv(AECEnv):  # type: ignore[misc]
    """One match an episode; `player_0` has seat 0."""

    def __init__(self, scenario: Scenario, render_mode: str | None = None) -> None:
        super().__init__()
        self.metadata = {
            "render_modes": ["ansi"],
            "name": f"{name_of(scenario.rules.game)}_v1",
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.scenario = scenario
        self.possible_agents = [f"player_{seat}" for seat in range(scenario.players)]
        self.observation_spaces = {agent: observation_space(scenario) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(scenario) for agent in self.possible_agents}
        self.seeds = Seeds()
        self.episode: Episode | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.episode = self.scenario.begin(self.seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        assert self.episode is not None
        return observation(self.episode, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        episode = self.episode
        assert episode is not None
        assert action is not None
        episode.act(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        if episode.seat >= 0:
            self._clear_rewards()
            self.agent_selection = self.possible_agents[episode.seat]
        else:
            self.rewards = dict(zip(self.possible_agents, episode.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: scores(episode) for agent in self.agents}
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """What everybody saw happen, line by line."""
        if self.render_mode is None or self.episode is None:
            return None
        return "\n".join(entry["text"] for entry in self.episode.match.log(None))

    def close(self) -> None:
        """There is nothing to close."""


def wrapped(env: MatchEnv) -> Any:
    """With the usual guards: an illegal action ends the match with -1 for its player and 0 for the others."""
    guarded = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))
