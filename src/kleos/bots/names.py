"""How the bots are called and what they are like, for people who choose an opponent."""

from dataclasses import dataclass
from typing import Final

from kleos.language.messages import say

ABOUT: Final = {"greedy": "bot-about-greedy", "search": "bot-about-search", "random": "bot-about-random"}
OPPONENTS: Final = {  # the gentlest first
    "random": ("bot-random", "bot-about-random"),
    "search:novice": ("bot-novice", "bot-about-novice"),
    "greedy": ("bot-greedy", "bot-about-greedy"),
    "search:adept": ("bot-adept", "bot-about-adept"),
    "search:master": ("bot-master", "bot-about-master"),
}
FIRST: Final = "search:novice"  # the opponent to begin with


@dataclass(frozen=True)
class Opponent:
    """A bot as people choose it: `id` is the name that bot_named knows."""

    id: str
    name: str
    about: str


def opponents(lang: str) -> list[Opponent]:
    """The bots that are offered to people, the gentlest first."""
    return [Opponent(id, say(name, lang), say(about, lang)) for id, (name, about) in OPPONENTS.items()]


def opponent_name(bot: str, lang: str) -> str:
    """What a bot is called at the table; its id where it has no name of its own (search:200ms)."""
    return say(OPPONENTS[bot][0], lang) if bot in OPPONENTS else bot
