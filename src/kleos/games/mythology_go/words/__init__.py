"""The words of the game: rules text, prompts and options, log lines, reasons; phrases in all languages side by side."""

from typing import Any

from kleos.engine.actions import Action
from kleos.engine.errors import Refusal
from kleos.engine.events import Event


def card_name(card: Any, lang: str) -> str:
    return str(card.names.get(lang, card.names["en"]))


def card_text(card: Any, pool: Any, lang: str) -> list[str]:
    return [f"{line.number}" for line in card.lines]


def prompt(g: Any, lang: str) -> str:
    return "?"


def option_text(g: Any, action: Action, lang: str) -> str:
    return action.token


def event_text(g: Any, event: Event, seat: int | None, lang: str) -> str:
    return str(event.numbers())


def item_text(g: Any, item: Any, lang: str) -> str:
    return "?"


def refusal_text(refusal: Refusal, pool: Any, lang: str) -> str:
    return refusal.key


def colour_name(colour: int, lang: str) -> str:
    return str(colour)
