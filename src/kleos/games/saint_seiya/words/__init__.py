"""The words of the game: rules text, prompts and options, log lines, reasons."""

from kleos.games.saint_seiya.words.log import ENTRIES, WON_BY, Seen, event_text
from kleos.games.saint_seiya.words.names import card_label, card_name, class_name, hero_name, player, rank_name, timing
from kleos.games.saint_seiya.words.points import points_text
from kleos.games.saint_seiya.words.prompts import OPTIONS, QUESTIONS, Asking, Offered, option_text, prompt
from kleos.games.saint_seiya.words.reasons import REFUSALS, refusal_text
from kleos.games.saint_seiya.words.text import card_text, line_text, line_words, speaker

__all__ = [
    "ENTRIES",
    "OPTIONS",
    "QUESTIONS",
    "REFUSALS",
    "WON_BY",
    "Asking",
    "Offered",
    "Seen",
    "card_label",
    "card_name",
    "card_text",
    "class_name",
    "event_text",
    "hero_name",
    "line_text",
    "line_words",
    "option_text",
    "player",
    "points_text",
    "prompt",
    "rank_name",
    "refusal_text",
    "speaker",
    "timing",
]
