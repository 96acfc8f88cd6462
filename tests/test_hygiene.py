"""Same seed, same game: nothing in the engine may look at the clock, the machine or an unordered collection."""

import ast
from pathlib import Path

import pytest

import kleos

PACKAGE = Path(kleos.__file__).parent
FORBIDDEN = {"random", "time", "datetime", "secrets", "uuid", "os", "threading", "asyncio"}
FOLDERS = ["engine", "effects", "cards", "words", "games"]
MODULES = sorted(path for folder in FOLDERS for path in (PACKAGE / folder).rglob("*.py"))


def unordered(node: ast.expr) -> bool:
    """Whether an expression is plainly a set."""
    if isinstance(node, (ast.Set, ast.SetComp)):
        return True
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("set", "frozenset")


def complaints(source: str) -> list[str]:
    out = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            out += [f"imports {alias.name}" for alias in node.names if alias.name.split(".")[0] in FORBIDDEN]
        elif isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] in FORBIDDEN:
            out.append(f"imports from {node.module}")
        elif isinstance(node, (ast.For, ast.comprehension)) and unordered(node.iter):
            out.append("goes through a set, whose order is nobody's")
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("hash", "id"):
            out.append(f"calls {node.func.id}()")
        elif isinstance(node, ast.ExceptHandler) and node.type is None:
            out.append("swallows every exception")
    return out


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_the_engine_depends_on_nothing_but_the_match(path: Path) -> None:
    assert complaints(path.read_text("utf-8")) == []


def test_the_check_finds_what_it_looks_for() -> None:
    assert complaints("import random\nfrom time import time\nfor x in {1, 2}: hash(x)\n[y for y in set()]") != []
    assert len(MODULES) > 30
