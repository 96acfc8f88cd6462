"""Tools for tests of matches, cards and bots; they ship with the package, for those who add cards or games."""

import os
from collections.abc import Callable
from typing import Any, TypeVar

import kleos
from kleos.engine.rng import seeded
from kleos.match import Match

T = TypeVar("T")
MODES = ("plain", "clone", "save")


def clause(*ids: str) -> Callable[[T], T]:
    """Marks a test with the clauses it checks."""
    import pytest

    return pytest.mark.clause(*ids)


def mode() -> str:
    """How stories are played: plainly, on a fresh clone at every decision, or saved and resumed at every decision."""
    chosen = os.environ.get("KLEOS_TEST_MODE", "plain")
    assert chosen in MODES, f"KLEOS_TEST_MODE is one of {', '.join(MODES)}, not {chosen}"
    return chosen


def refreshed(match: Match) -> Match:
    """The match itself, a clone of it, or what its saved text resumes to; the value must be the same."""
    if mode() == "plain":
        return match
    other = match.clone() if mode() == "clone" else kleos.resume(match.save())
    assert other.hash() == match.hash(), "the copy differs from the match"
    return other


def random_decks(seed: int) -> list[dict[str, Any]]:
    """Two random legal decks over the whole pool of Naruto Mythos."""
    rng = seeded(seed, 7)
    faces = kleos.rules("naruto-mythos").cards if not CARDS else {}
    if faces:
        CARDS.extend(id for id in sorted(faces) if faces[id].facts()["kind"] == "character")
        MISSIONS.extend(id for id in sorted(faces) if faces[id].facts()["kind"] == "mission")
    decks = []
    for _ in range(2):
        size = 30 + rng.below(11)
        cards = [CARDS[i // 2] for i in rng.shuffled(tuple(range(2 * len(CARDS))))[:size]]
        missions = [MISSIONS[i] for i in rng.shuffled(tuple(range(len(MISSIONS))))[:3]]
        decks.append({"cards": cards, "missions": missions})
    return decks


CARDS: list[str] = []
MISSIONS: list[str] = []


def check_invariants(match: Match) -> list[str]:
    """Everything about the match that the invariants of its rules (section 15) forbid; empty if all is well."""
    from kleos.testing.naruto_mythos import invariants

    return invariants(match)


def play_randomly(match: Match, seed: int, each: Callable[[Match], None] | None = None) -> Match:
    """Plays a match to its end with random choices; `each` is called at every decision."""
    rng = seeded(seed, 3)
    while (decision := match.decision) is not None:
        if each is not None:
            each(match)
        match.choose(rng.below(len(decision.options)))
    return match
