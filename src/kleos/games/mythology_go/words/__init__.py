"""The words of the game: rules text, prompts and options, log lines, reasons; phrases in all languages side by side."""

from kleos.games.mythology_go.words.log import EVENTS, WON_BY, event_text
from kleos.games.mythology_go.words.names import (
    card_name,
    colour_name,
    keyword_name,
    phase_name,
    player,
    signed,
    step_title,
    sum_title,
)
from kleos.games.mythology_go.words.points import ENTRIES, item_text
from kleos.games.mythology_go.words.prompts import OPTIONS, QUESTIONS, option_text, prompt
from kleos.games.mythology_go.words.reasons import REFUSALS, refusal_text
from kleos.games.mythology_go.words.text import card_text, heading, line_text, line_words, notes, speaker

__all__ = [
    "ENTRIES",
    "EVENTS",
    "OPTIONS",
    "QUESTIONS",
    "REFUSALS",
    "WON_BY",
    "card_name",
    "card_text",
    "colour_name",
    "event_text",
    "heading",
    "item_text",
    "keyword_name",
    "line_text",
    "line_words",
    "notes",
    "option_text",
    "phase_name",
    "player",
    "prompt",
    "refusal_text",
    "signed",
    "speaker",
    "step_title",
    "sum_title",
]
