"""A view holds what its game declares, nothing else and nothing less: `schema.View`, from which the browser's types come."""

import random
from typing import Any, Literal, NotRequired, TypedDict

import pytest

import kleos
from kleos.server.typescript import schema_of
from kleos.testing.documents import misfits

GAMES = kleos.games()


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", GAMES)
def test_every_view_of_a_match_is_as_it_is_declared(game: str, seed: int) -> None:
    declared = schema_of(game)
    least, most = kleos.rules(game).players
    rng = random.Random(seed)
    match: kleos.Match = kleos.new(game, seed=seed, players=least + seed % (most - least + 1))
    seats = [*range(match.players), None]
    while match.decision is not None:
        if rng.random() < 0.2:
            for seat in seats:
                assert misfits(match.view(seat), declared) == []
        match.choose(rng.randrange(len(match.decision.options)))
    for seat in seats:
        assert misfits(match.view(seat), declared) == []


class Part(TypedDict):
    kind: Literal["a", "b"]
    more: NotRequired[list[int]]


class Whole(TypedDict):
    parts: list[Part]
    named: dict[str, int]
    name: str | None


@pytest.mark.parametrize(
    ("document", "found"),
    [
        ({"parts": [{"kind": "a"}, {"kind": "b", "more": [1]}], "named": {"x": 1}, "name": None}, []),
        ({"parts": [{"kind": "c"}], "named": {}, "name": "n"}, [".parts[0].kind: 'c' is none of 'a', 'b'"]),
        ({"parts": [{"kind": "a", "more": [True]}], "named": {}, "name": ""}, [".parts[0].more[0]: True is not int"]),
        ({"parts": [], "named": {"x": "1"}, "name": ""}, [".named.x: '1' is not int"]),
        ({"parts": [], "named": {}, "name": 1, "other": 2}, [".other is not declared in Whole", ".name: 1 is not str"]),
        ({"parts": {}, "named": {}}, [".parts: {} is not list", ".name is missing"]),
    ],
)
def test_what_does_not_fit_is_named_with_its_path(document: dict[str, Any], found: list[str]) -> None:
    assert misfits(document, Whole) == found
