"""The glossaries: what every sign on the table and every word on the cards of a game means, in every language.

A glossary is a TOML file with one `[[entry]]` for each: its id, the drawing that stands for it on the table (`sign`),
whether a newcomer is shown it (`first`), the clauses it rests on, and for each language its name, a sentence or two, and
the `words` by which the texts of cards call it.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from kleos.games.guides import set_in

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
    return [entry(told, lang) for told in document(game)["entry"]]


@cache
def document(game: str) -> dict[str, Any]:
    folder = files(f"kleos.games.{game.replace('-', '_')}")
    return tomllib.loads(folder.joinpath("glossary.toml").read_text("utf-8"))


def entry(told: dict[str, Any], lang: str) -> Entry:
    own = told[lang]
    return Entry(
        id=told["id"],
        name=set_in(own["name"], lang),
        text=set_in(own["text"], lang),
        words=tuple(own.get("words", ())),
        sign=told.get("sign", ""),
        first=told.get("first", False),
        clauses=tuple(told["clauses"]),
    )
