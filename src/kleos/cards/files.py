"""Reading a card file: TOML, one table a card, with the line and column of everything that is wrong.

A file is a whole box, or, with `extends = "GAME"`, what it changes in the box that comes with a game.
"""

import difflib
import json
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from importlib.resources import files
from typing import Any, Final

from kleos.cards.expressions import ExpressionError, Vocabulary, parse
from kleos.cards.problems import toml_words
from kleos.engine.errors import CardFileError
from kleos.engine.frames import Node
from kleos.engine.saving import digest
from kleos.language.catalogues import translated
from kleos.language.languages import LANGUAGES
from kleos.language.messages import Words

GAME: Final = "game"  # the keys that may stand before the first table
EXTENDS: Final = "extends"
MOST_QUOTED: Final = 60
NOT_IN_IDS: Final = re.compile("[^A-Za-z0-9_]+")
HEADER: Final = re.compile(r"""\[\s*["']?(?P<name>.+?)["']?\s*\]\s*(#.*)?""")


def folder_of(game: str) -> str:
    """Where the package of a game lies in `kleos.games`."""
    return game.replace("-", "_")


def own_text(game: str) -> str:
    """The card file that comes with a game."""
    return files(f"kleos.games.{folder_of(game)}").joinpath("cards.toml").read_text("utf-8")


def tables_of(name: str, text: str) -> dict[str, Any]:
    """What a card file holds; raises CardFileError with the place where it is no TOML."""
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        found = re.search(r"\(at line (\d+), column (\d+)\)", str(problem))
        line, column = (int(found[1]), int(found[2])) if found else (1, 1)
        message = re.sub(r" \(at .*\)$", "", str(problem))
        words = Words("too-deep") if isinstance(problem, RecursionError) else toml_words(message)
        raise CardFileError([placed(name, line, column, words)]) from None


def placed(name: str, line: int, column: int, words: Words) -> Words:
    return Words("card-file", file=name, line=line, column=column, problem=words)


class CardFile:
    """The tables of a card file for a game, and where in its text they stand."""

    def __init__(self, name: str, text: str, game: str) -> None:
        self.name = name
        self.lines = text.splitlines()
        self.problems: list[Words] = []
        self.data = tables_of(name, text)
        self.extends = self.head(EXTENDS, game)
        self.head(GAME, game)
        self.finish()
        self.written = tuple(self.data)  # the tables that stand in this file itself
        self.check_languages()
        if self.extends:
            self.data = changed(tomllib.loads(own_text(game)), self.data)
        translate(game, self.data)

    def head(self, key: str, game: str) -> bool:
        """Whether the file names the game under this key, before its first table; it may name no other."""
        if key not in self.data or isinstance(self.data[key], dict):  # a table is a card, whatever its id
            return False
        named = self.data.pop(key)
        if named != game:
            line, column = self.locate("", key)
            words = Words("card-other-game", key=key, value=repr(named)[:MOST_QUOTED], game=game)
            self.problems.append(self.placed(line, column, words))
        return True

    def check_languages(self) -> None:
        """Texts are in languages that somebody can choose."""
        for table, entry in self.data.items():
            for field, value in entry.items() if isinstance(entry, dict) else ():
                for lang in unknown_languages(value):
                    line, column = self.locate_key(table, field, lang)
                    problem = Words("card-language", lang=lang, known=", ".join(LANGUAGES))
                    words = Words("card-field", table=table, field=field, problem=problem)
                    self.problems.append(self.placed(line, column, words))

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

    def locate_key(self, table: str, field: str, key: str) -> tuple[int, int]:
        """The line and column, from 1, of a key in the value of a field."""
        start, column = self.locate(table, field)
        pattern = re.compile(rf"""(?<![\w-])["']?{re.escape(key)}["']?\s*=""")
        for number in range(start, len(self.lines) + 1):
            found = pattern.search(self.lines[number - 1], column - 1 if number == start else 0)
            if found:
                return number, found.start() + 1
        return start, column

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
        return placed(self.name, line, column, words)

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


def unknown_languages(value: Any) -> list[str]:
    """The keys of texts by language, wherever they stand in a value, that are no language of ours."""
    if not isinstance(value, dict):
        return []
    if any(lang in value for lang in LANGUAGES):
        return [key for key in value if key not in LANGUAGES]
    return [lang for part in value.values() for lang in unknown_languages(part)]


# Other languages ----------------------------------------------------------------------------------------------------------
def texts_in(data: Mapping[str, Any], *path: str) -> Iterator[tuple[tuple[str, ...], dict[str, str]]]:
    """The texts by language in the tables of a file, each with the keys that lead to it."""
    for key, value in data.items():
        if is_texts(value):
            yield (*path, key), value
        elif isinstance(value, dict):
            yield from texts_in(value, *path, key)


def text_key(path: Sequence[str]) -> str:
    """What a text of a card is called in catalogues: the name of [zeus] is card-zeus-name."""
    return NOT_IN_IDS.sub("-", "-".join(("card", *path)))


@cache
def own_texts(game: str) -> dict[str, str]:
    """The English texts of the card file that comes with a game, by what catalogues call them."""
    return {text_key(path): texts["en"] for path, texts in texts_in(tomllib.loads(own_text(game)))}


def translate(game: str, data: Mapping[str, Any]) -> None:
    """Adds what catalogues say of texts in languages that a file leaves out, where its English is that of the game."""
    for path, texts in texts_in(data):
        others = [lang for lang in LANGUAGES if lang not in texts]
        id = text_key(path)
        if others and own_texts(game).get(id) == texts["en"]:
            for lang in others:
                entry = translated(id, lang, folder_of(game))
                if entry is not None:
                    texts[lang] = entry.say()


def untranslated(game: str, lang: str) -> list[tuple[str, str]]:
    """The texts of the card file of a game that nobody has put into a language, with their English."""
    tables = tomllib.loads(own_text(game))
    translate(game, tables)
    return [(text_key(path), texts["en"]) for path, texts in texts_in(tables) if lang not in texts]


# Changing a box -----------------------------------------------------------------------------------------------------------
def changed(box: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """A box with what a file changes in it: the fields it gives stand for those of the card, what is new comes last."""
    out = dict(box)
    for id, entry in changes.items():
        own = out.get(id)
        if isinstance(own, dict) and isinstance(entry, dict):
            entry = own | {field: in_languages(own.get(field), value) for field, value in entry.items()}
        out[id] = entry
    return out


def in_languages(own: Any, value: Any) -> Any:
    """The new value of a field; of texts those in other languages stay."""
    return own | value if is_texts(own) and isinstance(value, dict) else value


def standing_alone(name: str, text: str, game: str) -> str:
    """The text of a card file that needs no other one: where it extends a box, the whole of it is written out."""
    file = CardFile(name, text, game)
    if not file.extends:
        return text
    tables = [f"[{toml(id)}]\n" + "".join(f"{toml(key)} = {toml(value)}\n" for key, value in entry.items())
              for id, entry in file.data.items()]  # fmt: skip
    return "\n".join([f"{GAME} = {toml(game)}\n", *tables])


def toml(value: Any) -> str:
    """A value of a card file as TOML, on one line; every key may be written as a text."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{toml(key)} = {toml(part)}" for key, part in value.items()) + " }" if value else "{}"
    if isinstance(value, list):
        return "[" + ", ".join(toml(part) for part in value) + "]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
