"""How cards, players and places are called."""

from typing import TypeVar

from kleos.engine.frames import Node
from kleos.engine.lines import Line
from kleos.games.naruto_mythos.cards import (
    Card,
    Pool,
)
from kleos.games.naruto_mythos.kinds import TIMINGS
from kleos.games.naruto_mythos.targets import (
    Who,
)
from kleos.words import english, shared  # noqa: F401 - "shared" is there for the rules it enters
from kleos.words.phrases import (
    Noun,
    check_language,
)

T = TypeVar("T", bound=Node | Who)

CHARACTER = {"en": Noun("character", "characters")}
CARD = {"en": Noun("card", "cards")}
IN_PLAY = {"en": "in play"}
SEEN_RANK = 0  # hidden, upgraded
KIND_RANK = 2  # groups and keywords


def in_language(texts: dict[str, str], lang: str) -> str:
    return texts.get(lang, texts["en"])


def card_name(card: Card, lang: str) -> str:
    check_language(lang)
    return in_language(card.names, lang)


def card_title(card: Card, lang: str) -> str:
    """Name and title of a character, title of a mission."""
    name = card_name(card, lang)
    return name if card.is_mission else f"{name}, {in_language(card.titles, lang)}"


def card_label(card: Card, lang: str) -> str:
    return f"{card_title(card, lang)} ({card.id})"


def kind_name(names: dict[str, dict[str, str]], index: int, lang: str) -> str:
    """A group or keyword."""
    return in_language(list(names.values())[index], lang)


def name_in(pool: Pool, name: str, lang: str) -> str:
    """A character's name, given in its canonical form."""
    for card in pool.characters:
        if card.name == name:
            return card_name(card, lang)
    return name


def player(seat: int, lang: str) -> str:
    return f"p{seat}"


def timing(line: Line) -> str:
    return TIMINGS[line.timing].upper()
