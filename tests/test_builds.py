"""Interpreted and compiled builds play the same matches: both must give the hashes of the golden file."""

import os
from pathlib import Path

import kleos
from kleos.testing import play_randomly, random_decks

GOLDEN = Path(__file__).parent / "golden" / "hashes.naruto-mythos.txt"
MATCHES = 60


def lines() -> list[str]:
    out = []
    for seed in range(MATCHES):
        mode = ("casual", "competitive")[seed % 2]
        match = kleos.new("naruto-mythos", seed=seed, decks=random_decks(seed), options={"mode": mode})
        moves = 0
        middle = ""

        def count(match: kleos.Match) -> None:
            nonlocal moves, middle
            moves += 1
            if moves == 25:
                middle = match.hash()

        play_randomly(match, seed, count)
        assert match.outcome is not None
        points = " ".join(str(score) for score in match.outcome.scores)
        out.append(f"seed {seed}: {moves} moves, {points}, {middle}, {match.hash()}")
    return out


def test_every_build_plays_the_golden_matches() -> None:
    text = "\n".join(lines()) + "\n"
    if os.environ.get("KLEOS_GOLDEN") == "write":
        GOLDEN.write_text(text, "utf-8")
    assert text == GOLDEN.read_text("utf-8")
