"""Reading a card file: TOML, one table a card, with the line and column of everything that is wrong."""

import difflib
import re
import tomllib
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, Final

from kleos.cards.expressions import ExpressionError, Vocabulary, parse
from kleos.cards.problems import toml_words
from kleos.engine.errors import CardFileError
from kleos.engine.frames import Node
from kleos.engine.messages import Words
from kleos.engine.saving import digest

HEADER: Final = re.compile(r"""\[\s*["']?(?P<name>.+?)["']?\s*\]\s*(#.*)?""")


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

    @cached_property
    def headers(self) -> dict[str, int]:
        """The lines, from 1, on which tables begin; read once, since a long file may have much wrong with it."""
        out: dict[str, int] = {}
        for number, line in enumerate(self.lines, 1):
            found = HEADER.fullmatch(line.strip())
            if found:
                out.setdefault(found["name"], number)
        return out

    def header(self, table: str) -> int:
        """The line, from 1, on which a table begins."""
        return self.headers.get(table, 1)

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
        """Notes something wrong with a table as a whole, or, without one, with the file."""
        said = Words("card-table", table=table, problem=words) if table else words
        self.problems.append(self.placed(self.header(table), 1, said))

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

    def cards(self, tables: list[str]) -> list[str]:
        """The ids of the cards: every table but these."""
        ids = [key for key in self.data if key not in tables]
        for id in ids:
            if not isinstance(self.data[id], dict):
                self.field_problem("", id, Words("card-expected-table"))
        return [id for id in ids if isinstance(self.data[id], dict)]

    def some_cards(self, tables: list[str]) -> list[str]:
        """The ids of the cards, where a box is not counted and any card makes a set."""
        ids = self.cards(tables)
        if not ids:
            self.problem("", Words("card-none"))
        return ids

    def names(
        self, table: str, example: str, published: Callable[[], dict[str, dict[str, str]]]
    ) -> dict[str, dict[str, str]]:
        """A table of words used in expressions, and their names by language.

        A file without the table, such as one of somebody's first card, means the published words.
        """
        if table not in self.data:
            self.data[table] = published()
        entries = self.data[table]
        if not isinstance(entries, dict) or not entries:
            self.problem(table, Words("card-expected-entries"))
            return {}
        out = {}
        for key, names in entries.items():
            if is_texts(names):
                out[key] = names
            else:
                self.field_problem(table, key, Words("card-expected-names", example=example))
        return out

    def effects(
        self, id: str, timings: list[str], example: str, words: Vocabulary, add: Callable[[int, int, Node], None]
    ) -> bool:
        """Reads the lines of a card: `add` is given number, timing and effect of each; false if one is wrong."""
        entries = self.data[id].get("lines", [])
        if not isinstance(entries, list):
            self.field_problem(id, "lines", Words("card-expected-lines", example=example))
            return False
        for number, entry in enumerate(entries, 1):
            if not isinstance(entry, dict) or len(entry) != 1 or next(iter(entry)) not in timings:
                self.field_problem(id, "lines", Words("card-expected-line", number=number, known=", ".join(timings)))
                return False
            word, text = next(iter(entry.items()))
            if not isinstance(text, str):
                self.field_problem(id, word, Words("card-expected-expression"))
                return False
            try:
                add(number, timings.index(word), parse(text, "effect", words))
            except ExpressionError as problem:
                self.expression_problem(id, text, problem)
                return False
        return True

    def digest(self, tables: list[str], fields: list[str]) -> str:
        """Names what the set plays like: these fields of its cards, and the words of these tables."""
        faces: dict[str, list[Any]] = {table: list(self.data[table]) for table in tables}
        for id, entry in self.data.items():
            if id not in tables:
                faces[id] = [entry[key] for key in fields if key in entry]
        return digest(faces)[:16]

    def finish(self) -> None:
        """Raises what was noted, if anything."""
        if self.problems:
            raise CardFileError(self.problems)


def is_texts(value: Any) -> bool:
    """Whether a value is a table of texts by language, English among them."""
    return isinstance(value, dict) and "en" in value and all(isinstance(text, str) and text for text in value.values())
