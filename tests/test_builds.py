"""Interpreted and compiled builds play the same matches: both must give the hashes of the golden files."""

import os
from pathlib import Path
from typing import Any

import pytest

import kleos
from kleos.testing import play_randomly, random_match

GOLDEN = Path(__file__).parent / "golden"
MATCHES = {"naruto-mythos": 60, "saint-seiya": 40, "kanzume-goddess": 42, "mythology-go": 42}
OPTIONS: dict[str, list[dict[str, Any]]] = {  # in turn
    "naruto-mythos": [{"mode": "casual"}, {"mode": "competitive"}],
    "saint-seiya": [{}, {"shaina_counts": "class"}, {"first_player": 1}, {"turn_limit": 40}],
    "kanzume-goddess": [{}, {}, {"mode": "team"}, {}, {"mode": "team", "mains": [4, 3]}, {}, {}],
    "mythology-go": [{}],
}
PLAYERS = {"kanzume-goddess": [2, 3, 4, 5, 6, 6, 4]}  # in turn; otherwise any number by the seed


def lines(game: str) -> list[str]:
    out = []
    for seed in range(MATCHES[game]):
        players = PLAYERS[game][seed % len(PLAYERS[game])] if game in PLAYERS else None
        match = random_match(game, seed, players, OPTIONS[game][seed % len(OPTIONS[game])])
        moves = 0
        middle = ""

        def count(match: kleos.Match) -> None:
            nonlocal moves, middle
            moves += 1
            if moves == 25:
                middle = match.hash()

        play_randomly(match, seed, count, eager=game != "naruto-mythos")
        assert match.outcome is not None
        points = " ".join(str(score) for score in match.outcome.scores)
        out.append(f"seed {seed}: {moves} moves, {points}, {middle}, {match.hash()}")
    return out


@pytest.mark.parametrize("game", kleos.games())
def test_every_build_plays_the_golden_matches(game: str) -> None:
    text = "\n".join(lines(game)) + "\n"
    file = GOLDEN / f"hashes.{game}.txt"
    if os.environ.get("KLEOS_GOLDEN") == "write":
        file.write_text(text, "utf-8")
    assert text == file.read_text("utf-8")
