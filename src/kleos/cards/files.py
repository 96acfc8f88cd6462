"""Reading a card file: TOML, one table a card, with the line and column of everything that is wrong."""

import difflib
import re
import tomllib
from collections.abc import Mapping
from typing import Any

from kleos.cards.expressions import ExpressionError
from kleos.engine.errors import CardFileError


class CardFile:
    """The tables of a card file, and where in its text they stand."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.lines = text.splitlines()
        self.problems: list[str] = []
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except (tomllib.TOMLDecodeError, RecursionError) as problem:
            found = re.search(r"\(at line (\d+), column (\d+)\)", str(problem))
            where = f"{found[1]}:{found[2]}" if found else "1:1"
            message = re.sub(r" \(at .*\)$", "", str(problem)) or "nested too deeply"
            raise CardFileError([f"{name}:{where}: {message}"]) from None

    def header(self, table: str) -> int:
        """The line, from 1, on which a table begins."""
        for number, line in enumerate(self.lines, 1):
            if re.fullmatch(rf"\[\s*[\"']?{re.escape(table)}[\"']?\s*\]\s*(#.*)?", line.strip()):
                return number
        return 1

    def locate(self, table: str, text: str) -> tuple[int, int]:
        """The line and column, from 1, of a piece of text inside a table."""
        start = self.header(table)
        for number in range(start, len(self.lines) + 1):
            line = self.lines[number - 1]
            if number > start and line.startswith("["):
                break
            column = line.find(text)
            if column >= 0:
                return number, column + 1
        return start, 1

    def problem(self, table: str, key: str, message: str) -> None:
        """Notes something wrong with a key of a table (or with the table itself)."""
        line, column = self.locate(table, key) if key else (self.header(table), 1)
        self.problems.append(f"{self.name}:{line}:{column}: [{table}] {key + ': ' if key else ''}{message}")

    def expression_problem(self, table: str, expression: str, error: ExpressionError) -> None:
        line, column = self.locate(table, expression)
        self.problems.append(f"{self.name}:{line}:{column + error.column}: [{table}] {error}")

    def check_keys(self, table: str, entry: Mapping[str, Any], allowed: list[str], needed: list[str]) -> bool:
        for key in entry:
            if key not in allowed:
                close = difflib.get_close_matches(key, allowed, 1)
                self.problem(table, key, "unknown field" + (f", did you mean '{close[0]}'?" if close else ""))
        missing = [key for key in needed if key not in entry]
        if missing:
            self.problem(table, "", f"missing {', '.join(missing)}")
        return not missing

    def finish(self) -> None:
        """Raises what was noted, if anything."""
        if self.problems:
            raise CardFileError(self.problems)
