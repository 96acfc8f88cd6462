"""How the end of a match is told: who has won, and how."""

from collections.abc import Sequence

from kleos.language.messages import Words
from kleos.words import CATALOGUE


def won(players: Sequence[str], lang: str, team: bool = False) -> str:
    """ "p0 wins", "p0 and p1 share the victory"; those who win as one team share nothing."""
    return CATALOGUE.say("won", lang, {"players": players, "count": len(players), "team": team})


def over(players: Sequence[str], reason: str, lang: str, team: bool = False) -> str:
    """ "The match is over: p0 wins as the last God standing"; the reason is a message."""
    return CATALOGUE.say("over", lang, {"won": won(players, lang, team), "how": Words(reason)})
