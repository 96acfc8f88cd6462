"""Messages: sentences with places for values, their languages side by side, said when the language is known.

`says("key", en=..., fr=..., it=...)` enters a message; `Words("key", name=value)` is the message yet to be said. In a
template {count} is a value, {count:card|cards} the word that goes with a number, {mean:.1f} a number written as the
language writes it, {kind:a} an English noun with its article. A value may itself be something yet to be said.
"""

import difflib
import re
import string
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Any, Final, Protocol, runtime_checkable

LANGUAGES: Final = ("en", "fr", "it")

# How numbers are written: the sign before decimals, and the one between thousands
POINTS: Final = {"en": (".", ","), "fr": (",", "\N{NARROW NO-BREAK SPACE}"), "it": (",", ".")}

MESSAGES: Final[dict[str, dict[str, str]]] = {}


def says(key: str, *, en: str, fr: str, it: str) -> None:
    """Enters a message."""
    assert key not in MESSAGES, f"two messages {key!r}"
    MESSAGES[key] = {"en": en, "fr": typeset(fr), "it": it}


def typeset(french: str) -> str:
    """With the no-break spaces of French: wide before a colon and within quotation marks, narrow before other marks."""
    text = (
        french.replace(" :", "\N{NO-BREAK SPACE}:")
        .replace("« ", "«\N{NO-BREAK SPACE}")
        .replace(" »", "\N{NO-BREAK SPACE}»")
    )
    for mark in ";!?%":
        text = text.replace(f" {mark}", f"\N{NARROW NO-BREAK SPACE}{mark}")
    return text


def say(key: str, lang: str, /, **values: Any) -> str:
    """A message in a language, with its values filled in."""
    return Filler(lang).vformat(MESSAGES[key][lang], (), values)


# Things yet to be said ------------------------------------------------------------------------------------------------
@runtime_checkable
class Sayable(Protocol):
    """Whatever has words in every language."""

    def text(self, lang: str = "en") -> str: ...


class Words:
    """A message yet to be said, when the language is known."""

    def __init__(self, key: str, /, **values: Any) -> None:
        self.key = key
        self.values = values

    def text(self, lang: str = "en") -> str:
        return say(self.key, lang, **self.values)


class Listed:
    """Several things yet to be said, one after the other."""

    def __init__(self, parts: Sequence[Sayable], between: Sayable | str) -> None:
        self.parts = parts
        self.between = between

    def text(self, lang: str = "en") -> str:
        between = self.between.text(lang) if isinstance(self.between, Sayable) else self.between
        return between.join(part.text(lang) for part in self.parts)


class Called:
    """Something that has a name in every language, by the function that knows it."""

    def __init__(self, name: Callable[[Any, str], str], thing: Any) -> None:
        self.name = name
        self.thing = thing

    def text(self, lang: str = "en") -> str:
        return self.name(self.thing, lang)


class Filler(string.Formatter):
    """Fills templates in: numbers choose among words, and are written, as the language does."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def format_field(self, value: Any, format_spec: str) -> str:
        if isinstance(value, Sayable):
            text = value.text(self.lang)
            return f"{'an' if text[0] in 'aeiou' else 'a'} {text}" if format_spec == "a" else text
        if "|" in format_spec:
            one, many = format_spec.split("|")
            return one if is_one(value, self.lang) else many
        text = format(value, format_spec)
        if format_spec and isinstance(value, (int, float)):
            point, thousands = POINTS[self.lang]
            return text.translate({ord("."): point, ord(","): thousands})
        return text


def is_one(count: float, lang: str) -> bool:
    """Whether a count goes with the singular: in French 0 does too."""
    return count < 2 if lang == "fr" else count == 1


# Helpers --------------------------------------------------------------------------------------------------------------
says("by-clause", en="{problem} ({clause})", fr="{problem} ({clause})", it="{problem} ({clause})")
says("did-you-mean", en=", did you mean {close}?", fr=", vouliez-vous dire {close} ?", it=", intendevi {close}?")


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
