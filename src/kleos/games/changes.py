"""How changes are called that a choice would bring about in more than one game."""

from typing import Final

from kleos.engine.messages import say, says

HAND: Final = "change-hand"

says(HAND, en="hand {before} → {after}", fr="main {before} → {after}", it="mano {before} → {after}")
says("change-face-down", en="goes face down", fr="passe face cachée", it="va a faccia in giù")
says("change-face-up", en="goes face up", fr="passe face visible", it="va a faccia in su")


def turning(down: int, lang: str) -> str:
    """A card that is turned over."""
    return say("change-face-down" if down else "change-face-up", lang)
