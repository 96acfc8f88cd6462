"""What people are told of the game who choose what to play: its heroes, its options, how its cards are looked for."""

from typing import Any

from kleos.engine.game import Choice, Side, Value, seat_values
from kleos.games.saint_seiya.cards import Pool
from kleos.games.saint_seiya.kinds import HEROES, LEAST_PLAYERS, MOST_PLAYERS, RANKS
from kleos.games.saint_seiya.words.names import hero_name
from kleos.language.messages import say

SHAINA = {"rank": "saint-shaina-rank", "class": "saint-shaina-class"}  # SS-8.14


def sides(lang: str) -> list[Side]:
    """The heroes."""
    names = {id: hero_name(number) for number, id in enumerate(HEROES)}
    return [Side(id, name, say("side-hero", lang, hero=name), most=1) for id, name in names.items()]


def choices(lang: str) -> list[Choice]:
    seats = seat_values(range(MOST_PLAYERS), range(LEAST_PLAYERS, MOST_PLAYERS + 1), lang)
    first = Value("random", say("saint-first-random", lang))
    counts = tuple(Value(value, say(key, lang)) for value, key in SHAINA.items())
    return [
        Choice("first_player", say("saint-first", lang), (first, *seats), seats=True),
        Choice("shaina_counts", say("saint-shaina", lang), counts, say("saint-shaina-about", lang)),
    ]


def filters(pool: Pool) -> dict[str, list[Any]]:
    return {
        "kind": ["character", "armour"],
        "class": list(pool.classes),
        "rank": list(RANKS),
        "hero": list(HEROES),
        "force_cost": sorted({card.costs[0] for card in pool.cards if card.costs[0] >= 0}),
        "cosmos_cost": sorted({card.costs[1] for card in pool.cards if card.costs[1] >= 0}),
        "points": sorted({card.points for card in pool.cards}),
        "flame": [True],
    }
