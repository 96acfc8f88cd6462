"""How changes are called that a choice would bring about in more than one game."""

from typing import Final

from kleos.language.messages import say

HAND: Final = "change-hand"


def turning(down: int, lang: str) -> str:
    """A card that is turned over."""
    return say("change-face-down" if down else "change-face-up", lang)
