"""Results as data files: a table with a row for every match, and one with what came of every card.

Their columns have English names and plain numbers, whatever the language: they are made for programs.
"""

import csv
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import kleos
from kleos.lab.extras import needed
from kleos.lab.summary import Result, Summary

BATCH: Final = 10_000  # rows that are written to a Parquet file together
EXTRA: Final = "lab"


def match_columns(players: int) -> list[tuple[str, type]]:
    """The columns of the table of matches, and what is in them."""
    seats = range(players)
    return [
        ("match", int),
        ("seed", int),
        *[(f"bot_p{seat}", str) for seat in seats],
        *[(f"side_p{seat}", str) for seat in seats],
        *[(f"score_p{seat}", int) for seat in seats],
        ("first", int),
        ("winners", str),
        ("turns", int),
        ("decisions", int),
    ]


def match_row(number: int, result: Result, labels: Sequence[str]) -> list[Any]:
    return [
        number,
        result.seed,
        *[labels[bot] for bot in result.order],
        *(result.sides or [""] * len(result.order)),
        *result.scores,
        result.first,
        " ".join(str(seat) for seat in result.winners),
        result.turns,
        result.decisions,
    ]


def card_columns() -> list[tuple[str, type]]:
    """The columns of the table of cards: a row for each card and way of meeting it."""
    words, counts, shares = ("way", "card", "name"), ("times", "wins"), ("share", "low", "high")
    return [*[(name, str) for name in words], *[(name, int) for name in counts], *[(name, float) for name in shares]]


def card_rows(summary: Summary) -> list[list[Any]]:
    faces = kleos.rules(summary.game).cards
    return [
        [way, card, faces[card].name(), rate.tries, rate.wins, rate.share, *rate.interval]
        for way, rates in sorted(summary.cards.items())
        for card, rate in sorted(rates.items())
    ]


class Table(AbstractContextManager["Table"]):
    """A table that is written row by row; it is complete when its context ends."""

    def add(self, rows: Sequence[Sequence[Any]]) -> None:
        raise NotImplementedError


Columns = Sequence[tuple[str, type]]
Format = Callable[[Path, Columns], Table]


class CsvTable(Table):
    """Comma-separated values, with the names of the columns in the first line."""

    def __init__(self, path: Path, columns: Columns) -> None:
        self.file = path.open("w", encoding="utf-8", newline="")
        self.writer = csv.writer(self.file, lineterminator="\n")
        self.add([[name for name, _ in columns]])

    def __exit__(
        self, kind: type[BaseException] | None, raised: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()

    def add(self, rows: Sequence[Sequence[Any]]) -> None:
        self.writer.writerows(rows)


class ParquetTable(Table):
    """A Parquet file, through pyarrow."""

    def __init__(self, path: Path, columns: Columns) -> None:
        self.arrow = needed("pyarrow", EXTRA, "--parquet")
        parquet = needed("pyarrow.parquet", EXTRA, "--parquet")
        kinds = {int: self.arrow.int64(), float: self.arrow.float64(), str: self.arrow.string()}
        self.schema = self.arrow.schema([(name, kinds[kind]) for name, kind in columns])
        self.writer = parquet.ParquetWriter(path, self.schema)
        self.waiting: list[Sequence[Any]] = []

    def __exit__(
        self, kind: type[BaseException] | None, raised: BaseException | None, trace: TracebackType | None
    ) -> None:
        if raised is None:
            self.write()
        self.writer.close()

    def add(self, rows: Sequence[Sequence[Any]]) -> None:
        self.waiting += rows
        if len(self.waiting) >= BATCH:
            self.write()

    def write(self) -> None:
        columns = [[row[at] for row in self.waiting] for at in range(len(self.schema))]
        self.writer.write_table(self.arrow.table(columns, schema=self.schema))
        self.waiting = []


def add_matches(table: Table, labels: Sequence[str], first: int, results: Sequence[Result]) -> None:
    """Adds the results of some matches, the first of which has that number, to a table of matches."""
    table.add([match_row(number, result, labels) for number, result in enumerate(results, first)])


def write_cards(format: Format, path: Path, summary: Summary) -> None:
    """The table of cards of a simulation that is over."""
    with format(path, card_columns()) as table:
        table.add(card_rows(summary))
