"""The adapters, checked by what their libraries bring for it; each test is left out where its library is missing."""

import pickle
import sys
from typing import Any

import pytest

import kleos
from kleos.engine.errors import KleosError
from kleos.lab.envs import aec_env, gym_env, openspiel_game
from kleos.lab.envs.episodes import library

TABLES = [
    ("naruto-mythos", 2),
    ("saint-seiya", 2),
    ("saint-seiya", 5),
    ("kanzume-goddess", 2),
    ("kanzume-goddess", 6),
    ("mythology-go", 2),
    ("mythology-go", 8),
]
ENVS = "comes with the extra envs"
OPENSPIEL = "comes with the extra openspiel"


# Without them -------------------------------------------------------------------------------------------------------------
def test_a_missing_library_is_named_with_its_extra() -> None:
    with pytest.raises(KleosError, match=r"library nowhere.*\[envs\]") as caught:
        library("nowhere.at_all", "envs")
    assert "bibliothèque nowhere" in caught.value.words.text("fr")
    assert "libreria nowhere" in caught.value.words.text("it")


@pytest.mark.parametrize(
    ("make", "module", "missing", "extra"),
    [
        (aec_env, "aec", "numpy", "envs"),
        (gym_env, "single", "numpy", "envs"),
        (openspiel_game, "spiel", "pyspiel", "openspiel"),
    ],
)
def test_an_adapter_without_its_library_says_so(
    make: Any, module: str, missing: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    for name in (module, "arrays"):
        monkeypatch.delitem(sys.modules, f"kleos.lab.envs.{name}", raising=False)
        monkeypatch.delattr(f"kleos.lab.envs.{name}", raising=False)
    with pytest.raises(KleosError, match=rf"library {missing}.*\[{extra}\]"):
        make("naruto-mythos")


def test_what_a_library_itself_misses_is_not_taken_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def import_module(name: str) -> Any:
        raise ModuleNotFoundError(name="something_else")

    monkeypatch.setattr("kleos.lab.envs.episodes.import_module", import_module)
    with pytest.raises(ModuleNotFoundError):
        library("pettingzoo", "envs")


# PettingZoo ---------------------------------------------------------------------------------------------------------------
@pytest.mark.filterwarnings("ignore::UserWarning")  # that observations with a mask are no plain arrays
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoo_accepts_the_environment(game: str, players: int) -> None:
    checks: Any = pytest.importorskip("pettingzoo.test", reason=ENVS)
    checks.api_test(aec_env(game, players), num_cycles=400)
    checks.seed_test(lambda: aec_env(game, players), num_cycles=100)


def played(env: Any, seed: int) -> dict[str, float]:
    """Plays a match at random; what each agent has been rewarded with."""
    env.reset(seed=seed)
    total = dict.fromkeys(env.agents, 0.0)
    for at, agent in enumerate(env.agent_iter()):
        seen, reward, terminated, _, _ = env.last()
        total[agent] += reward
        env.action_space(agent).seed(seed * 100_000 + at)
        env.step(None if terminated else env.action_space(agent).sample(seen["action_mask"]))
    return total


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_rewards_of_a_match_are_those_of_its_outcome(game: str, players: int) -> None:
    pytest.importorskip("pettingzoo", reason=ENVS)
    env = aec_env(game, players)
    for seed in range(3):
        total = played(env, seed)
        outcome = env.unwrapped.episode.match.outcome
        best = max(total.values())
        assert {seat for seat in range(players) if total[f"player_{seat}"] == best} == {*outcome.winners}
        assert sum(total.values()) == pytest.approx(0)


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_an_illegal_action_loses(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pettingzoo", reason=ENVS)
    env = aec_env("naruto-mythos")
    env.reset(seed=1)
    offender = env.agent_selection
    env.step(int(env.last()[0]["action_mask"].argmin()))
    assert {agent: env.unwrapped.rewards[agent] for agent in env.agents} == {
        agent: -1.0 if agent == offender else 0 for agent in env.agents
    }


def test_observations_hold_for_agents_that_do_not_decide() -> None:
    pytest.importorskip("pettingzoo", reason=ENVS)
    env = aec_env("saint-seiya", 3)
    env.reset(seed=1)
    for agent in env.agents:
        seen = env.observe(agent)
        assert env.observation_space(agent).contains(seen)
        assert bool(seen["action_mask"].any()) == (agent == env.agent_selection)


# Gymnasium ----------------------------------------------------------------------------------------------------------------
@pytest.mark.filterwarnings("ignore::UserWarning")  # that an environment outside the registry has no spec
@pytest.mark.parametrize("opponent", ["greedy", "random"])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_gymnasium_accepts_the_environment(game: str, players: int, opponent: str) -> None:
    checker: Any = pytest.importorskip("gymnasium.utils.env_checker", reason=ENVS)
    checker.check_env(gym_env(game, opponent, seat=players - 1, players=players, render_mode="ansi"))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_seat_plays_to_the_end_against_bots(game: str, players: int) -> None:
    pytest.importorskip("gymnasium", reason=ENVS)
    env = gym_env(game, "random", seat=1, players=players)
    ends = []
    for _ in range(2):
        seen, info = env.reset(seed=5)
        env.action_space.seed(5)
        over = False
        while not over:
            assert env.observation_space.contains(seen)
            assert (seen["action_mask"] == info["action_mask"]).all()
            seen, reward, over, truncated, info = env.step(env.action_space.sample(seen["action_mask"]))
            assert not truncated
            assert over or reward == 0
        ends.append((reward, info["scores"], info["winners"]))
        assert not seen["action_mask"].any()
        assert (reward > 0) == (info["winners"] == [1])
    assert ends[0] == ends[1]


def test_mistakes_are_named() -> None:
    pytest.importorskip("gymnasium", reason=ENVS)
    with pytest.raises(KleosError, match="unknown seat 2"):
        gym_env("naruto-mythos", seat=2)
    with pytest.raises(KleosError, match="unknown bot 'gredy'"):
        gym_env("naruto-mythos", "gredy")
    with pytest.raises(KleosError, match="for 2 to 5 players"):
        gym_env("saint-seiya", players=6)
    with pytest.raises(KleosError, match="unknown starter deck"):
        gym_env("naruto-mythos", decks=["nope", "ambush"])


# OpenSpiel ----------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("naruto-mythos", 2, {"mode": "competitive"}),
        ("saint-seiya", 2, {"turn_limit": 20}),
        ("saint-seiya", 5, {"turn_limit": 15, "heroes": ["ikki", "shun", "seiya", "hyoga", "shiryu"]}),
    ],
)
def test_openspiel_simulates_the_game(game: str, players: int, options: dict[str, Any]) -> None:
    pyspiel: Any = pytest.importorskip("pyspiel", reason=OPENSPIEL)
    there = openspiel_game(game, players, options=options)
    pyspiel.random_sim_test(there, num_sims=1, serialize=True, verbose=False)
    again = pyspiel.load_game(str(there))
    assert again.scenario.options == options
    assert again.num_distinct_actions() == there.num_distinct_actions()


def test_openspiel_plays_a_team_match_with_its_options() -> None:
    pyspiel: Any = pytest.importorskip("pyspiel", reason=OPENSPIEL)
    options = {"mode": "team", "mains": [2, 1], "sides": ["norse"]}
    there = pyspiel.load_game(str(openspiel_game("kanzume-goddess", 4, options=options)))
    assert there.scenario.options == options
    state = there.new_initial_state()
    state.apply_action(5)
    assert [player["side"] for player in state.episode.view(0)["players"]] == ["norse", "greek"] * 2
    for _ in range(40):
        state.apply_action(state.legal_actions()[0])
    again = there.deserialize_state(state.serialize())
    assert again.history() == state.history()
    assert again.observation_tensor(3) == state.observation_tensor(3)
    assert [player["main"] for player in again.episode.view(0)["players"]] == [False, True, True, False]


def test_chance_deals_once_and_the_same_deal_is_the_same_match() -> None:
    pytest.importorskip("pyspiel", reason=OPENSPIEL)
    game = openspiel_game("naruto-mythos", decks=["ambush", "sound-four"], deals=3)
    states = [game.new_initial_state() for _ in range(3)]
    assert [outcome for outcome, _ in states[0].chance_outcomes()] == [0, 1, 2]
    for state, deal in zip(states, (2, 2, 1), strict=True):
        state.apply_action(deal)
        assert not state.is_chance_node()
    same, twin, other = [state.information_state_string(0) for state in states]
    assert same == twin != other


def test_an_information_state_tells_what_was_chosen_and_seen_and_no_more() -> None:
    pytest.importorskip("pyspiel", reason=OPENSPIEL)
    game = openspiel_game("naruto-mythos", decks=["ambush", "sound-four"])
    state = game.new_initial_state()
    state.apply_action(7)
    first, other = state.current_player(), 1 - state.current_player()
    keep, mulligan = state.clone(), state.clone()
    for copy, token in ((keep, "keep"), (mulligan, "mulligan")):
        copy.apply_action(next(action for action in copy.legal_actions() if copy.action_to_string(action) == token))
    assert keep.information_state_string(first) != mulligan.information_state_string(first)
    assert keep.information_state_string(other) == mulligan.information_state_string(other)
    assert keep.observation_tensor(other) == mulligan.observation_tensor(other)


@pytest.mark.parametrize("game", kleos.games())
def test_an_episode_travels_as_text(game: str) -> None:
    from kleos.lab.envs import Scenario

    episode = Scenario(game).begin(3)
    for _ in range(40):
        episode.act(next(iter(episode.legal())))
    again = pickle.loads(pickle.dumps(episode))
    assert again.match.hash() == episode.match.hash()
    assert again.legal() == episode.legal()
