"""Random matches with every number of players: all invariants after every step (the short form of the soak)."""

import os

import pytest

import kleos
from kleos.engine.rng import seeded
from kleos.testing import check_invariants, clause, eager_choice, play_randomly, random_match

# The compiled build plays about four times as many in the same time.
MATCHES = 60 if os.environ.get("KLEOS_TEST_BUILD") == "compiled" else 5
tables = pytest.mark.parametrize("players", range(2, 9))


def sound(match: kleos.Match) -> None:
    problems = check_invariants(match)
    assert not problems, (problems, match.record())


@clause("MG-15.1", "MG-15.2", "MG-15.3", "MG-15.5", "MG-15.6", "MG-15.7", "MG-15.8", "MG-15.9", "MG-15.10", "MG-15.11",
        "MG-15.12", "MG-15.14", "MG-15.15", "MG-15.16", "MG-15.17", "MG-15.18", "MG-15.19", "MG-15.22", "MG-15.23",
        "MG-1.1")  # fmt: skip
@tables
@pytest.mark.parametrize("eager", [False, True])
def test_no_invariant_breaks_in_any_step(players: int, eager: bool) -> None:
    for seed in range(MATCHES):
        match = play_randomly(random_match("mythology-go", 30_000 + seed, players), seed, sound, eager=eager)
        sound(match)
        assert match.outcome is not None
        assert match.outcome.winners
        assert [len(entry["scores"]) for entry in match.view(None)["players"]] == [3] * players


@clause("MG-15.21", "MG-3.14")
@tables
def test_a_copy_a_saved_match_and_the_record_lead_to_the_same_end(players: int) -> None:
    for seed in range(2):
        match = random_match("mythology-go", seed, players)
        rng = seeded(seed, 4)
        for _ in range(20 + 30 * seed):
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


@clause("MG-15.21")
@pytest.mark.parametrize("players", [2, 5, 8])
def test_a_match_saved_and_resumed_at_every_decision_is_the_same(players: int) -> None:
    match = random_match("mythology-go", 7, players)
    other = match.clone()
    rng = seeded(7, 4)
    while (decision := match.decision) is not None:
        index = eager_choice(decision, rng)
        match.choose(index)
        other = kleos.resume(other.save())
        other.choose(index)
        assert other.hash() == match.hash()


@clause("MG-15.24", "MG-15.22", "MG-15.7", "MG-15.16", "MG-8.10.8", "MG-8.10.9", "MG-8.10.14")
@tables
def test_no_invariant_breaks_when_players_give_up(players: int) -> None:
    left = 0
    for seed in range(MATCHES):
        match = random_match("mythology-go", 40_000 + seed, players)
        rng = seeded(seed, 4)
        out: set[int] = set()
        while (decision := match.decision) is not None:
            assert decision.seat not in out, "who has given up is not asked"
            if rng.below(50) == 0 and len(out) < players - 1:
                seat = decision.seat if rng.below(2) else rng.below(players)  # as often in an effect or turn as not
                if seat not in out:
                    match.concede(seat)
                    out.add(seat)
                    left += 1
                    sound(match)
                    continue
            match.choose(eager_choice(decision, rng))
            sound(match)
        assert match.outcome is not None
        assert match.outcome.winners
        assert not out & set(match.outcome.winners)
        again = kleos.replay(match.record())
        assert again.hash() == match.hash()
    assert left >= MATCHES // 2
