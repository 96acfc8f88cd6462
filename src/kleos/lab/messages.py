"""What the tables and reports of the laboratory say."""

from kleos.games.registry import game_named
from kleos.language.messages import say

# Sections

# The report

# What an extra is missing for


def scores_named(game: str, lang: str) -> str:
    """What the scores of a game count, as the name of a column."""
    return say(game_named(game).scores_are() or "scores", lang).lower()
