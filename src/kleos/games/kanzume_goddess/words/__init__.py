"""The words of the game: rules text, prompts and options, log lines, reasons; what they say is in the catalogues."""

from kleos.games.kanzume_goddess.words.log import WON_BY, event_text, fall_text
from kleos.games.kanzume_goddess.words.names import (
    ability_label,
    card_label,
    card_name,
    colour_name,
    god_name,
    mythology_name,
    phase_name,
    player,
    timing,
)
from kleos.games.kanzume_goddess.words.prompts import OPTIONS, option_text, prompt
from kleos.games.kanzume_goddess.words.reasons import REFUSALS, refusal_text
from kleos.games.kanzume_goddess.words.text import brief_words, card_text, line_text, line_words, speaker

__all__ = [
    "OPTIONS",
    "REFUSALS",
    "WON_BY",
    "ability_label",
    "brief_words",
    "card_label",
    "card_name",
    "card_text",
    "colour_name",
    "event_text",
    "fall_text",
    "god_name",
    "line_text",
    "line_words",
    "mythology_name",
    "option_text",
    "phase_name",
    "player",
    "prompt",
    "refusal_text",
    "speaker",
    "timing",
]
