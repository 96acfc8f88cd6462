"""What people are told of the game who choose what to play: its decks and options, and what a deck is made of."""

from typing import Any, Final

from kleos.engine.game import Choice, Face, Side, Value
from kleos.games.facts import full_name
from kleos.games.naruto_mythos.cards import Pool
from kleos.games.naruto_mythos.decks import Deck
from kleos.games.naruto_mythos.schema import Mode
from kleos.language.messages import say

MODES: Final[dict[Mode, str]] = {"casual": "mode-casual", "competitive": "mode-competitive"}  # NM-3.3
RARITIES = ["C", "UC", "R", "S", "M", "L"]  # the most common first
FIRST_DECK = "leaf-tempo"  # the starter deck to begin with


def sides(decks: dict[str, Deck], faces: dict[str, Face], lang: str) -> list[Side]:
    """The starter decks."""
    out = []
    for name in sorted(decks, key=lambda name: (name != FIRST_DECK, name)):
        deck = decks[name]
        missions = ", ".join(faces[id].name(lang) for id in deck.missions)
        holds = say("side-deck-holds", lang, count=len(deck.cards), missions=missions)
        out.append(Side(name, deck.called(lang) or name, deck.described(lang), holds))
    return out


def choices(lang: str) -> list[Choice]:
    values = tuple(Value(mode, say(key, lang)) for mode, key in MODES.items())
    return [Choice("mode", say("naruto-mode", lang), values, say("naruto-mode-about", lang))]


def filters(pool: Pool) -> dict[str, list[Any]]:
    return {
        "kind": ["character", "mission"],
        "group": list(pool.groups),
        "keywords": list(pool.keywords),
        "cost": sorted({card.cost for card in pool.characters}),
        "power": sorted({card.power for card in pool.characters}),
        "rarity": RARITIES,
        "points": sorted({card.points for card in pool.missions}),
    }


def deck_summary(deck: Deck, faces: dict[str, Face], lang: str) -> list[str]:
    """What a legal deck is made of, in a few lines."""
    costs = [faces[id].facts()["cost"] for id in deck.cards]
    power = [faces[id].facts()["power"] for id in deck.cards]
    count = len(deck.cards)
    curve = [say("deck-of-cost", lang, count=costs.count(cost), cost=cost) for cost in sorted(set(costs))]
    name = deck.called(lang) or say("the-deck", lang)
    missions = ", ".join(f"{id} {full_name(faces[id], lang)}" for id in deck.missions)
    return [
        say("deck-legal", lang, deck=name, count=count, different=len(set(deck.cards))),
        say("deck-means", lang, cost=sum(costs) / count, power=sum(power) / count, curve=", ".join(curve)),
        say("deck-missions", lang, missions=missions),
    ]
