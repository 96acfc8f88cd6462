"""Messages yet to be said: `Words("key", name=value)` names an entry of a catalogue, and is said when the language is known.

A value may itself be something yet to be said.
"""

import difflib
import re
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Any

from kleos.language.catalogues import EVERYTHING
from kleos.language.grammar import Sayable
from kleos.language.languages import GRAMMARS


def say(key: str, lang: str, /, **values: Any) -> str:
    """A message in a language, with its values filled in."""
    return EVERYTHING.find(key, lang).say(values)


def keyed(key: str, words: str) -> str:
    """What stands for a thing, and what it is: "#12 hidden", "3 empty"."""
    return f"{key} {words}"


class Words:
    """A message yet to be said, when the language is known."""

    def __init__(self, key: str, /, **values: Any) -> None:
        self.key = key
        self.values = values

    def text(self, lang: str = "en") -> str:
        return say(self.key, lang, **self.values)


class Listed:
    """Several things yet to be said, one after the other: with `between` between them, or as the grammar tells things."""

    def __init__(self, parts: Sequence[Sayable], between: str = "") -> None:
        self.parts = parts
        self.between = between

    def text(self, lang: str = "en") -> str:
        texts = [part.text(lang) for part in self.parts]
        return self.between.join(texts) if self.between else GRAMMARS[lang].series(texts)


class Called:
    """Something that has a name in every language, by the function that knows it."""

    def __init__(self, name: Callable[[Any, str], str], thing: Any) -> None:
        self.name = name
        self.thing = thing

    def text(self, lang: str = "en") -> str:
        return self.name(self.thing, lang)


# Helpers --------------------------------------------------------------------------------------------------------------
def by(clause: str, key: str, /, **values: Any) -> Words:
    """A message with the clause that decides."""
    return Words("by-clause", problem=Words(key, **values), clause=clause)


class Close:
    """The known word that may have been meant, if one is close: looked for when it is read, since looking takes long."""

    def __init__(self, word: str, known: Iterable[str]) -> None:
        self.word = word
        self.known = tuple(known)

    @cached_property
    def found(self) -> str:
        return next(iter(difflib.get_close_matches(self.word, self.known, 1)), "")

    def __bool__(self) -> bool:
        return bool(self.found)

    def text(self, lang: str = "en") -> str:
        return Words("did-you-mean", close=self.found).text(lang) if self.found else ""


def recognised(sentence: str, sentences: Iterable[tuple[str, str]]) -> Words | None:
    """The message for a sentence of somebody else's, found by patterns whose groups are its values."""
    for pattern, key in sentences:
        found = re.fullmatch(pattern, sentence, re.DOTALL)
        if found is not None:
            return Words(key, **found.groupdict())
    return None
