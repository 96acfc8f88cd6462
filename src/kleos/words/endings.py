"""How the end of a match is told: who has won, and how."""

from collections.abc import Callable, Sequence

from kleos.engine.messages import say, says
from kleos.words import english, french, italian
from kleos.words.signs import COLON

says("by-points", en="by points", fr="aux points", it="ai punti")
says("by-giving-up", en="since everybody else gave up", fr="par abandon", it="per abbandono")

OVER = {"en": "The match is over", "fr": "La partie est terminée", "it": "La partita è finita"}
WINS: dict[str, Callable[[str], str]] = {
    "en": lambda who: f"{who} wins",
    "fr": lambda who: f"{who} gagne",
    "it": lambda who: f"vince {who}",
}
WIN: dict[str, Callable[[str], str]] = {
    "en": lambda who: f"{who} win",
    "fr": lambda who: f"{who} gagnent",
    "it": lambda who: f"vincono {who}",
}
SHARE: dict[str, Callable[[str], str]] = {
    "en": lambda who: f"{who} share the victory",
    "fr": lambda who: f"{who} se partagent la victoire",
    "it": lambda who: f"{who} condividono la vittoria",
}
LISTING = {"en": english.listing, "fr": french.listing, "it": italian.listing}


def won(players: Sequence[str], lang: str, team: bool = False) -> str:
    """ "p0 wins", "p0 and p1 share the victory"; those who win as one team share nothing."""
    if len(players) == 1:
        return WINS[lang](players[0])
    return (WIN if team else SHARE)[lang](LISTING[lang](players))


def over(players: Sequence[str], reason: str, lang: str, team: bool = False) -> str:
    """ "The match is over: p0 wins as the last God standing"; the reason is a message."""
    return f"{OVER[lang]}{COLON[lang]}{won(players, lang, team)} {say(reason, lang)}"
