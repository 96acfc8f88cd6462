"""The glossaries: what every sign on the table and every word on the cards of a game means.

`glossary.toml` has one `[[entry]]` for each: its id, the drawing that stands for it on the table (`sign`), whether a
newcomer is shown it (`first`), and the clauses it rests on. The game's catalogues have its name, a sentence or two
(`.text`), and the words by which the texts of cards call it (`.words`).
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from kleos.games.packages import catalogue_of, package_of

GOAL: Final = "goal"  # the entry that says how the game is won


@dataclass(frozen=True)
class Entry:
    """What one sign or word means, in one language."""

    id: str
    name: str
    text: str
    words: tuple[str, ...]  # by which the texts of cards call it
    sign: str  # the drawing that stands for it, "" if there is none
    first: bool  # whether a newcomer is shown it
    clauses: tuple[str, ...]


def read_glossary(game: str, lang: str) -> list[Entry]:
    """The glossary of a game in a language, the goal first."""
    return [entry(game, told, lang) for told in document(game)["entry"]]


@cache
def document(game: str) -> dict[str, Any]:
    return tomllib.loads(files(package_of(game)).joinpath("glossary.toml").read_text("utf-8"))


def entry(game: str, told: dict[str, Any], lang: str) -> Entry:
    said = catalogue_of(game).find(f"glossary-{told['id']}", lang)
    words = said.attribute("words")
    return Entry(
        id=told["id"],
        name=said.say(),
        text=said.attribute("text"),
        words=tuple(words.split(", ")) if words else (),
        sign=told.get("sign", ""),
        first=told.get("first", False),
        clauses=tuple(told["clauses"]),
    )
