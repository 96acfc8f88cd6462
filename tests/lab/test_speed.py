"""The measurement of speed compares like with like: environments with environments, bare matches with bare states."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

FILE = Path(__file__).parents[2] / "bench" / "speed.py"


@pytest.fixture(scope="module")
def speed() -> ModuleType:
    spec = importlib.util.spec_from_file_location("bench_speed", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["bench_speed"] = module  # where its named tuples look for their types
    spec.loader.exec_module(module)
    return module


class TwoSteps:
    """A PettingZoo environment of two steps that notices whether it was observed before each of them."""

    def __init__(self) -> None:
        numpy: Any = pytest.importorskip("numpy")
        self.mask = numpy.array([0, 1, 1], numpy.int8)
        self.left = 0
        self.seen = False
        self.taken: list[int] = []

    def reset(self, seed: int | None = None) -> None:
        self.left = 2

    def agent_iter(self) -> Any:
        while self.left >= 0:
            yield "player_0"

    def last(self) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        self.seen = True
        return {"observation": self.mask, "action_mask": self.mask}, 0.0, self.left == 0, False, {}

    def step(self, action: int | None) -> None:
        assert self.seen
        self.seen = False
        self.left -= 1
        if action is not None:
            self.taken.append(action)


def test_a_step_is_an_observation_and_a_legal_action(speed: ModuleType) -> None:
    env = TwoSteps()
    env.reset()
    assert speed.aec_play()(env, None) == 2, "the step after the end is none"
    assert set(env.taken) <= {1, 2}
    slices = speed.aec_slices("somebody", env)
    assert list(slices) == [speed.Row(speed.STEPS, "somebody"), speed.Row(speed.COPY, "somebody")]
    assert all(measure(0.01) > 0 for measure in slices.values())


def test_the_environments_of_kleos_are_played_like_those_of_peers(
    speed: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    for library in ("pettingzoo", "gymnasium", "pyspiel"):
        pytest.importorskip(library)
    monkeypatch.setattr(speed, "POSITIONS", 1)  # those of one match are enough
    slices = speed.kleos_env_slices("naruto-mythos")
    assert {row.what for row in slices} == set(speed.ENVIRONMENTS)
    assert all(measure(0.01) > 0 for row, measure in slices.items() if row.what != speed.COPY)


def test_a_bare_state_is_no_environment(speed: ModuleType) -> None:
    pyspiel: Any = pytest.importorskip("pyspiel")
    slices = speed.spiel_slices("open_spiel leduc_poker", pyspiel.load_game("leduc_poker"))
    assert [row.what for row in slices] == [speed.SPIEL_STEPS]
    assert speed.SPIEL_STEPS not in (speed.DECISIONS, speed.STEPS)


def test_ratios_are_those_of_single_rounds(speed: ModuleType) -> None:
    base = speed.Row(speed.STEPS, speed.name(speed.GAMES[0], "compiled"))
    peer = speed.Row(speed.STEPS, "peer")
    alone = speed.Row(speed.COPY, "peer")
    lines = speed.summary({base: [100.0, 10.0, 50.0], peer: [200.0, 40.0, 50.0], alone: [3.0, 1.0, 2.0]})
    told = {(line.what, line.who): line for line in lines}
    assert (told[peer].median, told[peer].ratio, told[peer].ratios) == (50.0, 2.0, [2.0, 4.0, 1.0])
    assert told[alone].ratio is None
    table = speed.table(lines)
    assert "40 to 200" in table
    assert "1 to 4" in table
