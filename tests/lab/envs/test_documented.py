from pathlib import Path

import pytest

import kleos
from kleos.lab.envs import actions_of, features_of

PAGE = Path(__file__).resolve().parents[3] / "docs" / "environments.md"
OTHERS = "p+1 "  # the fields of the other players are those of p+0 again


def rows_of(game: str) -> list[tuple[object, ...]]:
    features = [row for row in features_of(game).rows() if not row[0].startswith(OTHERS)]
    return [*actions_of(game).rows(), *features]


@pytest.mark.parametrize("game", kleos.games())
def test_the_page_has_every_block_and_every_field_where_it_is(game: str) -> None:
    lines = PAGE.read_text("utf-8").splitlines()
    expected = ["| " + " | ".join(str(part) for part in row) + " |" for row in rows_of(game)]
    assert [line for line in expected if line not in lines] == []


@pytest.mark.parametrize("game", kleos.games())
def test_the_page_has_the_sizes(game: str) -> None:
    least, most = kleos.rules(game).players
    sizes = " / ".join(str(features_of(game, players).size) for players in range(least, most + 1))
    assert f"| `{game}` | {actions_of(game).size} | {sizes} |" in PAGE.read_text("utf-8").splitlines()
