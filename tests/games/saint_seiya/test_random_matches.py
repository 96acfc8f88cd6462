"""Thousands of random matches for each number of players: every invariant after every step (the short form of the soak)."""

import os

import pytest

import kleos
from kleos.testing import check_invariants, clause, play_randomly, random_match

# The compiled build plays about five times as many in the same time.
MATCHES = 500 if os.environ.get("KLEOS_TEST_BUILD") == "compiled" else 20


@clause("SS-15.1", "SS-15.2", "SS-15.3", "SS-15.4", "SS-15.7", "SS-15.8", "SS-15.9", "SS-15.20", "SS-15.21", "SS-15.23")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("eager", [False, True])
def test_no_invariant_breaks_in_any_step(players: int, eager: bool) -> None:
    def sound(match: kleos.Match) -> None:
        problems = check_invariants(match)
        assert not problems, (problems, match.record())

    for seed in range(MATCHES):
        counts = ("rank", "class")[seed % 2]
        match = random_match("saint-seiya", 20_000 + seed, players, {"shaina_counts": counts})
        sound(play_randomly(match, seed, sound, eager=eager))
