"""Tools for tests of matches, cards and bots; they ship with the package, for those who add cards or games."""

import os
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import kleos
from kleos.engine.rng import Rng, seeded
from kleos.games.registry import game_named
from kleos.match import Decision, Match

if TYPE_CHECKING:
    import pytest

MODES = ("plain", "clone", "save")


def clause(*ids: str) -> "pytest.MarkDecorator":
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


def random_match(game: str, seed: int, players: int | None = None, options: Mapping[str, Any] | None = None) -> Match:
    """A new match: with random legal decks where players bring some, with any number of players unless it is given."""
    rng = seeded(seed, 7)
    least, most = kleos.rules(game).players
    count = players or least + seed % (most - least + 1)
    decks = [game_named(game).random_deck(rng) for _ in range(count)]
    return kleos.new(game, seed=seed, players=count, decks=None if decks[0] is None else decks, options=options)


def check_invariants(match: Match) -> list[str]:
    """Everything about the match that the invariants of its rules (section 15) forbid; empty if all is well."""
    return match.game.broken(match.state, match.setup is not None and match.setup.position is None)


def play_randomly(
    match: Match, seed: int, each: Callable[[Match], None] | None = None, *, eager: bool = False
) -> Match:
    """Plays a match to its end with random choices; `each` is called at every decision.

    An eager player seldom passes or skips while something else is offered, and so sees more of the cards.
    """
    rng = seeded(seed, 3)
    while (decision := match.decision) is not None:
        if each is not None:
            each(match)
        match.choose(eager_choice(decision, rng) if eager else rng.below(len(decision.options)))
    return match


RELUCTANT = {"pass": 10, "end": 10, "skip": 4, "done": 4}  # an eager player does this once in so many times


def eager_choice(decision: Decision, rng: Rng) -> int:
    """An option, as a player picks it who wants to do something."""
    while True:
        index = rng.below(len(decision.options))
        token = decision.options[index].token
        if len(decision.options) == 1 or token not in RELUCTANT or rng.below(RELUCTANT[token]) == 0:
            return index
