"""Every entry of the counting at the end in words: which cards give the points, and why (SS-8.9 to SS-8.18)."""

from kleos.games.saint_seiya.cards import Pool
from kleos.games.saint_seiya.words.names import card_label
from kleos.games.saint_seiya.words.text import line_words
from kleos.language.messages import say

# The clause about each card that counts in a way of its own; a card of somebody's own file has the general one
CLAUSES = {
    "athena": "SS-8.10",
    "marine": "SS-8.11",
    "shaina": "SS-8.13",
    "leda": "SS-8.16",
    "spica": "SS-8.16",
    "jango": "SS-8.17",
    "jaki": "SS-8.18",
}
OTHERWISE = "SS-8.9"


def points_text(pool: Pool, index: int, line: int, count: int, lang: str) -> str:
    """What copies of a card give: the points printed on it (line 0), or those of one of its lines."""
    card = pool.cards[index]
    label = card_label(card, lang)
    if not 0 < line <= len(card.lines):
        return say("saint-sheet-card", lang, count=count, card=label, points=card.points)
    effect = line_words(card.lines[line - 1], pool, lang)
    clause = CLAUSES.get(card.id, OTHERWISE)
    return say("saint-sheet-effect", lang, count=count, card=label, effect=effect, clause=clause)
