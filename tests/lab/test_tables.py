import csv
from pathlib import Path
from typing import Any

import pytest

import kleos
from kleos.lab import extras
from kleos.lab.simulate import Summary, simulate
from kleos.lab.tables import CsvTable, Format, ParquetTable, add_matches, match_columns, write_cards
from kleos.language.languages import LANGUAGES

GAMES = [("naruto-mythos", 2), ("saint-seiya", 3), ("kanzume-goddess", 4), ("mythology-go", 5)]
N = 6


def written(folder: Path, format: Format, game: str, players: int) -> tuple[Summary, Path, Path]:
    matches, cards = folder / "matches", folder / "cards"
    labels = [f"random {number}" for number in range(1, players + 1)]
    with format(matches, match_columns(players)) as table:
        summary = simulate(
            game,
            N,
            ["random"] * players,
            2,
            on_results=lambda first, results: add_matches(table, labels, first, results),
        )
    write_cards(format, cards, summary)
    return summary, matches, cards


def check(summary: Summary, matches: list[dict[str, Any]], cards: list[dict[str, Any]]) -> None:
    """The tables say what the summary does."""
    seats = range(summary.players)
    assert [int(row["match"]) for row in matches] == list(range(N))
    assert sum(int(row["decisions"]) for row in matches) == summary.decisions
    assert sum(int(row["turns"]) for row in matches) == summary.turns.total
    for bot, label in enumerate(summary.labels):
        mine = [(row, seat) for row in matches for seat in seats if row[f"bot_p{seat}"] == label]
        assert sum(int(row[f"score_p{seat}"]) for row, seat in mine) == summary.points[bot]
        assert sum(row["winners"] == str(seat) for row, seat in mine) == summary.wins[bot]
    assert sum(row["winners"] == str(row["first"]) for row in matches) == summary.order_wins[0]
    assert {row["way"] for row in cards} == set(summary.cards)
    for row in cards:
        rate = summary.cards[row["way"]][row["card"]]
        assert (int(row["times"]), int(row["wins"])) == (rate.tries, rate.wins)
        assert float(row["low"]) <= float(row["share"]) == rate.share <= float(row["high"])
        assert row["name"] == kleos.rules(summary.game).cards[row["card"]].name()


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_csv(tmp_path: Path, game: str, players: int) -> None:
    summary, *paths = written(tmp_path, CsvTable, game, players)
    matches, cards = [list(csv.DictReader(path.open(encoding="utf-8"))) for path in paths]
    check(summary, matches, cards)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_parquet(tmp_path: Path, game: str, players: int) -> None:
    parquet: Any = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed (the extra lab)")
    summary, *paths = written(tmp_path, ParquetTable, game, players)
    matches, cards = [parquet.read_table(path).to_pylist() for path in paths]
    check(summary, matches, cards)
    assert type(matches[0]["seed"]) is int
    assert type(cards[0]["share"]) is float


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_package_is_named_with_its_extra(lang: str) -> None:
    with pytest.raises(kleos.KleosError) as missing:
        extras.needed("no_such_package.part", "lab", "--parquet")
    said = missing.value.words.text(lang)
    for words in ("--parquet", "no_such_package", "[lab]"):
        assert words in said
    assert "part," not in said
