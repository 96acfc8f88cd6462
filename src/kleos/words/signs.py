"""Marks between words, as each language sets them."""

from kleos.words import french

COLON = {"en": ": ", "fr": " : ", "it": ": "}
BETWEEN = {"en": "; ", "fr": " ; ", "it": "; "}


def finished(text: str, lang: str) -> str:
    """The text with the spaces its language wants before some marks."""
    return french.typeset(text) if lang == "fr" else text
