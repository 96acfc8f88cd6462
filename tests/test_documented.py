"""What users of the library meet explains itself in a console: help(), repr() and == say what a reader expects."""

import ast
import inspect
import random
from collections.abc import Iterator
from operator import attrgetter
from pathlib import Path

import pytest

import kleos
import kleos.match
from kleos.engine.outline import outline

SOURCE = Path(kleos.__file__).parent / "match.py"  # the boundary


def written(body: list[ast.stmt], prefix: str = "") -> Iterator[tuple[str, str | None]]:
    """The public functions, classes, methods and properties of a module, with their docstrings."""
    for part in body:
        if isinstance(part, (ast.ClassDef, ast.FunctionDef)) and not part.name.startswith("_"):
            yield prefix + part.name, ast.get_docstring(part)
            if isinstance(part, ast.ClassDef):
                yield from written(part.body, f"{part.name}.")


def test_whatever_stands_at_the_boundary_explains_itself_compiled_or_not() -> None:
    found = dict(written(ast.parse(SOURCE.read_text("utf-8")).body))
    offered = {name for name in found if name.partition(".")[0] in kleos.__all__}
    assert len(offered) > 50
    assert {name for name in offered if not found[name]} == set()
    for name, docstring in found.items():
        if docstring:
            assert inspect.getdoc(attrgetter(name)(kleos.match)) == docstring, name
    assert [name for name in kleos.__all__ if not inspect.getdoc(getattr(kleos, name))] == []


@pytest.mark.parametrize("game", kleos.games())
def test_a_match_shows_its_table_and_equals_its_clone(game: str) -> None:
    match = kleos.new(game, seed=5)
    rng = random.Random(5)
    for _ in range(25):
        assert match.decision is not None
        other = match.clone()
        assert match == other
        match.choose(rng.randrange(len(match.decision.options)))
        assert match != other
    decision = match.decision
    assert decision is not None
    assert match == kleos.resume(match.save()) == kleos.replay(match.record())
    assert match != kleos.new(game, seed=6)
    assert match != game
    with pytest.raises(TypeError, match="unhashable"):
        hash(match)
    shown = repr(match)
    assert shown.startswith(f"<Match {game}, {match.players} players, move 25: <Decision {decision.kind} of p")
    mine = match.view(decision.seat)["players"][decision.seat]
    assert f"hand {' '.join(mine['hand'])}" in shown or not mine["hand"]


def test_options_and_rules_show_what_they_hold() -> None:
    decision = kleos.new("naruto-mythos", seed=7).decision
    assert decision is not None
    options = decision.options
    assert repr(options).splitlines()[0] == "<Options: 2>"
    assert "  0 keep - " in repr(options)
    assert "keep" in options
    assert options[0] in options
    assert "pass" not in options
    assert repr(kleos.rules("naruto-mythos")) == (
        "<Rules of Naruto Mythos TCG (naruto-mythos): 2 players, 159 cards, 694 clauses>"
    )


def test_an_outline_tells_what_is_there_and_leaves_out_what_is_not() -> None:
    document = {
        "game": "g",
        "round": 0,
        "over": False,
        "mine": True,
        "hand": ["a", "b"],
        "empty": [],
        "one": {"x": 1, "y": None},
    }
    assert outline(document) == ["round 0 · mine · hand a b · one (x 1)"]
    deep = {
        "seats": [{"seat": 0, "field": [{"card": "a"}]}, {"seat": 1}],
        "rows": [[{"n": 1, "l": [1]}], []],
        "last": {"d": {"e": [1]}},
    }
    assert outline(deep) == [
        "seats",
        "  - seat 0",
        "    field",
        "      - (card a)",
        "  - (seat 1)",
        "rows",
        "  - - n 1 · l 1",
        "  - ",
        "last",
        "  d",
        "    e 1",
    ]
