"""The words of the game: rules text, prompts and options, log lines, reasons; what they say is in the catalogues."""

from kleos.games.mythology_go.words.log import WON_BY, event_text
from kleos.games.mythology_go.words.names import (
    card_name,
    colour_name,
    keyword_name,
    phase_name,
    player,
    step_title,
    sum_title,
)
from kleos.games.mythology_go.words.points import item_text
from kleos.games.mythology_go.words.prompts import OPTIONS, option_text, prompt
from kleos.games.mythology_go.words.reasons import REFUSALS, refusal_text
from kleos.games.mythology_go.words.text import card_text, heading, line_text, line_words, notes, speaker

__all__ = [
    "OPTIONS",
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
    "speaker",
    "step_title",
    "sum_title",
]
