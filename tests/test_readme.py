"""The README is tried by running it."""

import re
from pathlib import Path

import pytest

import kleos
from kleos.games.naruto_mythos.pool import read_pool

README = (Path(__file__).parent.parent / "README.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.S)


def test_the_python_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = blocks("python")
    assert 18 <= len([line for line in example.splitlines() if line.strip()]) <= 24
    exec(compile(example, "README.md", "exec"), {})
    assert "p0" in capsys.readouterr().out


def test_the_card_example_is_a_good_card() -> None:
    (example,) = blocks("toml")
    head = '[groups]\nleaf_village = { en = "Leaf Village" }\n[keywords]\njutsu = { en = "Jutsu" }\n'
    pool = read_pool("readme.toml", head + example)
    assert len(pool.by_id["MY-001"].lines) == 2


def test_the_folders_it_names_exist() -> None:
    root = Path(__file__).parent.parent
    for folder in re.findall(r"^\| `([a-z_/]+/)`", README, re.M):
        assert (root / folder).is_dir(), folder


def test_the_clauses_it_names_exist() -> None:
    for id in re.findall(r"NM-[0-9.]*[0-9]", README):
        assert id in kleos.rules("naruto-mythos").clauses
