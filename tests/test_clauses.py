"""Every rule has a number, and every number a test."""

import re
from pathlib import Path

import pytest

import kleos
from kleos.terminal.main import main

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("game", kleos.games())
def test_every_testable_clause_has_a_test(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "coverage", game, "--tests", str(ROOT / "tests")]) == 0, capsys.readouterr().out


PREFIXES = {"naruto-mythos": "NM", "saint-seiya": "SS", "kanzume-goddess": "KG", "mythology-go": "MG"}


@pytest.mark.parametrize("game", kleos.games())
def test_clauses_named_in_the_code_exist(game: str) -> None:
    number = re.compile(rf"\b{PREFIXES[game]}-[0-9M]+(?:\.[0-9M]+)+[a-z]?\b")
    named = set()
    for path in [*(ROOT / "src").rglob("*.py"), *(ROOT / "docs").rglob("*.md")]:
        named |= set(number.findall(path.read_text("utf-8")))
    assert len(named) > 100
    clauses = set(kleos.rules(game).clauses)
    groups = {id.rpartition(".")[0] for id in clauses}  # MG-8.6 stands for MG-8.6.1 and its neighbours
    assert named - clauses - groups == set()
