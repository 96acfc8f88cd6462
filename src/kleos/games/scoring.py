"""Score sheets: what the games have in common when they reckon the points of a real table (docs/score-sheets.md)."""

import json
import re
import tomllib
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from kleos.cards.problems import toml_words
from kleos.engine.errors import KleosError, PositionError
from kleos.games.documents import Fields, shorten
from kleos.language.messages import Close, Words

ARROW = "->"  # before the target of a creature or character


class Unanswered(KleosError):
    """The rules ask somebody something, and the document does not say what; `options` are values and their words."""

    def __init__(self, path: str, prompt: str, options: Sequence[tuple[str, str]]) -> None:
        known = "; ".join(f"{value} ({text})" for value, text in options)
        super().__init__(Words("at-path", path=path, problem=Words("sheet-unanswered", prompt=prompt, known=known)))
        self.path = path
        self.prompt = prompt
        self.options = options

    def give(self, document: dict[str, Any], value: str) -> None:
        """Writes the answer where it belongs: behind a creature as its target, or into a field of its own."""
        *steps, last = [int(step) if step.isdigit() else step for step in re.findall(r"\w+", self.path)]
        at: Any = document
        for step in steps:
            at = at[step]
        at[last] = f"{at[last]} {ARROW} {value}" if isinstance(last, int) else value


# Reading --------------------------------------------------------------------------------------------------------------
def read_document(name: str, text: str) -> dict[str, Any]:
    """A sheet as it was written: JSON if it begins with a brace, else TOML."""
    try:
        document = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except json.JSONDecodeError as problem:
        raise placed(name, problem.lineno, problem.colno, Words("sheet-no-json")) from None
    except tomllib.TOMLDecodeError as problem:
        found = re.search(r"\(at line (\d+), column (\d+)\)", str(problem))
        line, column = (int(found[1]), int(found[2])) if found else (len(text.splitlines()), 1)
        raise placed(name, line, column, toml_words(re.sub(r" \(at .*\)$", "", str(problem)))) from None
    except RecursionError:
        raise placed(name, 1, 1, Words("too-deep")) from None
    if not isinstance(document, dict) or "players" not in document:
        raise KleosError(Words("sheet-no-document"))
    return document


def placed(name: str, line: int, column: int, problem: Words) -> KleosError:
    return KleosError(Words("sheet-place", file=name, line=line, column=column, problem=problem))


class Seats:
    """The players of a sheet: who sits where, and how they are spoken of."""

    def __init__(self, document: Mapping[str, Any], known: list[str], least: int, most: int) -> None:
        entries = document.get("players")
        if not isinstance(entries, list):
            raise PositionError("players", Words("expected-list", value=shorten(entries)))
        if not least <= len(entries) <= most:
            raise PositionError("players", Words("sheet-players", least=least, most=most, count=len(entries)))
        self.readers = [Fields(entry, f"players[{seat}]", ["name", *known]) for seat, entry in enumerate(entries)]
        self.names: list[str] = []
        for seat, reader in enumerate(self.readers):
            name = reader.data.get("name", f"p{seat}")
            if not isinstance(name, str) or not name.strip() or "\n" in name:
                raise PositionError(reader.at("name"), Words("sheet-name", value=shorten(name)))
            if plain(name) in map(plain, self.names):
                raise PositionError(reader.at("name"), Words("sheet-name-twice", name=name))
            self.names.append(name.strip())

    def labels(self) -> list[tuple[str, int]]:
        """Every way to say who is meant, the longest first."""
        out = [(plain(name), seat) for seat, name in enumerate(self.names)]
        out += [(f"p{seat}", seat) for seat in range(len(self.names))]
        return sorted(out, key=lambda label: -len(label[0]))

    def split(self, text: str) -> tuple[int | None, str]:
        """A player named at the beginning of a text, and the rest of it."""
        for label, seat in self.labels():
            if plain(text) == label or plain(text).startswith(f"{label} "):
                return seat, text.strip()[len(label) :].strip()
        return None, text.strip()

    def seat(self, text: Any, path: str) -> int:
        """The player whom a field names."""
        seat, rest = self.split(text) if isinstance(text, str) else (None, "")
        if seat is None or rest:
            raise PositionError(path, Words("sheet-no-player", known=", ".join(self.names), value=text))
        return seat


def plain(text: str) -> str:
    """For comparing: without case, accents and runs of blanks."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


def text_at(value: Any, path: str, example: str) -> str:
    if not isinstance(value, str) or not value.strip():
        raise PositionError(path, Words("sheet-expected-text", example=example, value=shorten(value)))
    return " ".join(value.split())


class CardNames:
    """Cards by their ids and by their names in every language."""

    def __init__(self, named: Iterable[tuple[str, Iterable[str]]]) -> None:
        self.ids: dict[str, str] = {}
        self.by_name: dict[str, list[str]] = {}
        for id, names in named:
            self.ids[plain(id)] = id
            for name in dict.fromkeys(map(plain, names)):
                self.by_name.setdefault(name, []).append(id)

    def find(self, text: str, path: str) -> str:
        """The id of the card that a text means."""
        wanted = plain(text)
        if wanted in self.ids:
            return self.ids[wanted]
        found = self.by_name.get(wanted, [])
        if len(found) > 1:
            raise PositionError(path, Words("sheet-many-cards", value=text, known=", ".join(found)))
        if not found:
            raise PositionError(
                path, Words("sheet-no-card", value=text, close=Close(wanted, [*self.ids, *self.by_name]))
            )
        return found[0]


def ranks_by(totals: Sequence[int]) -> list[int]:
    """Equal totals share a rank."""
    return [1 + len([other for other in totals if other > total]) for total in totals]
