"""How the kinds and the fields of cards are called, whatever the game."""

from typing import Any, Final

from kleos.engine.game import Face
from kleos.language.messages import say

YES: Final = "✓"
WITHOUT: Final = ("heal", "identification")  # facts that a card does not have where they are 0


def kind_name(kind: str, lang: str) -> str:
    """What cards of a kind are called: the message `kind-` of any catalogue, a game's own among them."""
    return say(f"kind-{kind}", lang)


def fact_name(key: str, lang: str) -> str:
    """How a field of a card is called."""
    """What a field of cards is called: the message `fact-` of any catalogue."""
    return say(f"fact-{key.replace('_', '-')}", lang)


def counted_fact(key: str, count: object, lang: str) -> str:
    """ "Force 3"."""
    return say("fact-counted", lang, what=fact_name(key, lang), count=count)


def fact_text(key: str, value: Any, lang: str) -> str:
    """A field of a card in words; "" for what it does not have."""
    if key == "kind":
        return kind_name(value, lang)
    if key == "border":
        return say(f"border-{value}", lang)
    if isinstance(value, dict):
        return ", ".join(counted_fact(name, number, lang) for name, number in value.items())
    if key == "follow" and not value:
        return say("follow-none", lang)
    if isinstance(value, list):
        return ", ".join(str(one) for one in value)
    if isinstance(value, bool):
        return YES if value else ""
    return "" if value == 0 and key in WITHOUT else str(value)


def full_name(face: Face, lang: str) -> str:
    """Name and title; some cards have no title, or their name is one."""
    name, title = face.name(lang), face.title(lang)
    return name if title in (name, "") else f"{name}, {title}"
