"""Random matches of both modes and every number of players: all invariants after every step (the short form of the soak)."""

import os
from typing import Any

import pytest

import kleos
from kleos.engine.rng import seeded
from kleos.testing import check_invariants, clause, eager_choice, play_randomly, random_match

# The compiled build plays about four times as many in the same time.
MATCHES = 120 if os.environ.get("KLEOS_TEST_BUILD") == "compiled" else 8
TABLES: list[tuple[int, dict[str, Any]]] = [
    *[(players, {}) for players in range(2, 7)],
    (4, {"mode": "team"}),
    (4, {"mode": "team", "mains": [2, 3]}),
    (6, {"mode": "team"}),
    (6, {"mode": "team", "mains": [4, 1]}),
]
tables = pytest.mark.parametrize(
    ("players", "options"), TABLES, ids=[f"{players} {options.get('mains', options)}" for players, options in TABLES]
)


def new(seed: int, players: int, options: dict[str, Any]) -> kleos.Match:
    return random_match("kanzume-goddess", seed, players, options)


def sound(match: kleos.Match) -> None:
    problems = check_invariants(match)
    assert not problems, (problems, match.record())


@clause("KG-15.1", "KG-15.2", "KG-15.3", "KG-15.4", "KG-15.5", "KG-15.6", "KG-15.7", "KG-15.8", "KG-15.9", "KG-15.10",
        "KG-15.12", "KG-15.13", "KG-15.14", "KG-15.15", "KG-15.16", "KG-15.19")  # fmt: skip
@tables
@pytest.mark.parametrize("eager", [False, True])
def test_no_invariant_breaks_in_any_step(players: int, options: dict[str, Any], eager: bool) -> None:
    for seed in range(MATCHES):
        sound(play_randomly(new(30_000 + seed, players, options), seed, sound, eager=eager))


@clause("KG-15.18", "KG-3.8")
@tables
def test_a_copy_a_saved_match_and_the_record_lead_to_the_same_end(players: int, options: dict[str, Any]) -> None:
    for seed in range(2):
        match = new(seed, players, options)
        rng = seeded(seed, 4)
        for _ in range(40 + 30 * seed):
            decision = match.decision
            assert decision is not None
            match.choose(eager_choice(decision, rng))
        twin, resumed = match.clone(), kleos.resume(match.save())
        ends = [play_randomly(one, seed, eager=True) for one in (match, twin, resumed)]
        assert {one.hash() for one in ends} == {match.hash()}
        again = kleos.replay(match.record())
        assert again.hash() == match.hash()
        assert again.log(0) == match.log(0)
        assert again.outcome is not None
        assert match.outcome is not None
        assert (again.outcome.scores, again.outcome.winners) == (match.outcome.scores, match.outcome.winners)


@clause("KG-15.3", "KG-15.5", "KG-15.7", "KG-15.13", "KG-15.15", "KG-8.22")
@tables
def test_no_invariant_breaks_when_players_give_up(players: int, options: dict[str, Any]) -> None:
    left = 0
    for seed in range(MATCHES):
        match = new(40_000 + seed, players, options)
        rng = seeded(seed, 4)
        out: set[int] = set()
        while (decision := match.decision) is not None:
            assert decision.seat not in out, "who has given up is not asked"
            if rng.below(60) == 0 and len(out) < players - 1:
                # as often in the own turn or in a window as not
                seat = decision.seat if rng.below(2) else rng.below(players)
                if seat not in out and not match.view(None)["players"][seat]["out"]:
                    match.concede(seat)
                    out.add(seat)
                    left += 1
                    sound(match)
                    continue
            match.choose(eager_choice(decision, rng))
            sound(match)
        assert match.outcome is not None
        assert match.outcome.winners
    assert left >= MATCHES // 2
