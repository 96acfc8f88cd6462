"""Reading a card file: TOML, one table a card, with the line and column of everything that is wrong."""

import difflib
import re
import tomllib
from collections.abc import Mapping
from typing import Any

from kleos.cards.expressions import ExpressionError
from kleos.cards.problems import toml_words
from kleos.engine.errors import CardFileError
from kleos.engine.messages import Words


class CardFile:
    """The tables of a card file, and where in its text they stand."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.lines = text.splitlines()
        self.problems: list[Words] = []
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except (tomllib.TOMLDecodeError, RecursionError) as problem:
            found = re.search(r"\(at line (\d+), column (\d+)\)", str(problem))
            line, column = (int(found[1]), int(found[2])) if found else (1, 1)
            message = re.sub(r" \(at .*\)$", "", str(problem))
            words = Words("too-deep") if isinstance(problem, RecursionError) else toml_words(message)
            raise CardFileError([self.placed(line, column, words)]) from None

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

    def problem(self, table: str, words: Words) -> None:
        """Notes something wrong with a table as a whole."""
        self.problems.append(self.placed(self.header(table), 1, Words("card-table", table=table, problem=words)))

    def field_problem(self, table: str, field: str, words: Words) -> None:
        """Notes something wrong with a field of a table."""
        line, column = self.locate(table, field)
        self.problems.append(self.placed(line, column, Words("card-field", table=table, field=field, problem=words)))

    def expression_problem(self, table: str, expression: str, error: ExpressionError) -> None:
        line, column = self.locate(table, expression)
        words = Words("card-table", table=table, problem=error.words)
        self.problems.append(self.placed(line, column + error.column, words))

    def placed(self, line: int, column: int, words: Words) -> Words:
        return Words("card-file", file=self.name, line=line, column=column, problem=words)

    def check_keys(self, table: str, entry: Mapping[str, Any], allowed: list[str], needed: list[str]) -> bool:
        for key in entry:
            if key not in allowed:
                close = difflib.get_close_matches(key, allowed, 1)
                words = Words("card-field-close", close=close[0]) if close else Words("card-field-unknown")
                self.field_problem(table, key, words)
        missing = [key for key in needed if key not in entry]
        if missing:
            self.problem(table, Words("card-missing", fields=", ".join(missing)))
        return not missing

    def finish(self) -> None:
        """Raises what was noted, if anything."""
        if self.problems:
            raise CardFileError(self.problems)
