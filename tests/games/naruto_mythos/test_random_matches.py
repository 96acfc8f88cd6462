"""Thousands of random matches with random legal decks: every invariant after every step (the short form of the soak)."""

import os

import pytest

import kleos
from kleos.games.naruto_mythos.testing import random_decks
from kleos.testing import check_invariants, clause, play_randomly

# The compiled build plays about twenty times as many in the same time.
MATCHES = 4000 if os.environ.get("KLEOS_TEST_BUILD") == "compiled" else 240
PARTS = 8


@clause("NM-15.1", "NM-15.4", "NM-15.8", "NM-15.9", "NM-15.12", "NM-15.14", "NM-15.15", "NM-15.21", "NM-15.22")
@pytest.mark.parametrize("part", range(PARTS))
def test_no_invariant_breaks_in_any_step(part: int) -> None:
    def sound(match: kleos.Match) -> None:
        problems = check_invariants(match)
        assert not problems, (problems, match.record())

    for seed in range(part, MATCHES, PARTS):
        mode = ("casual", "competitive")[seed // 2 % 2]
        match = kleos.new("naruto-mythos", seed=10_000 + seed, decks=random_decks(seed), options={"mode": mode})
        sound(play_randomly(match, seed, sound, eager=seed % 2 == 1))
