"""The words of the game: rules text, prompts and options, log lines, reasons; each says entries of the catalogue."""

from kleos.games.naruto_mythos.words.log import EVENTS, WON_BY, event_text
from kleos.games.naruto_mythos.words.names import (
    card_label,
    card_name,
    card_title,
    kind_name,
    player,
    timing,
    title_alone,
)
from kleos.games.naruto_mythos.words.prompts import OPTIONS, QUESTIONS, option_text, prompt
from kleos.games.naruto_mythos.words.reasons import REFUSALS, refusal_text
from kleos.games.naruto_mythos.words.text import OCCASIONS, RULES, card_text, describe, line_text, speaker

__all__ = [
    "EVENTS",
    "OCCASIONS",
    "OPTIONS",
    "QUESTIONS",
    "REFUSALS",
    "RULES",
    "WON_BY",
    "card_label",
    "card_name",
    "card_text",
    "card_title",
    "describe",
    "event_text",
    "kind_name",
    "line_text",
    "option_text",
    "player",
    "prompt",
    "refusal_text",
    "speaker",
    "timing",
    "title_alone",
]
