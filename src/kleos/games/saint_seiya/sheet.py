"""The score sheet: the victory points of the cards that players own at the end (SS-8.7 to SS-8.21)."""

import re
from functools import lru_cache
from typing import Any

from kleos.engine.errors import PositionError
from kleos.engine.game import Account, Entry, Sheet
from kleos.games.documents import Fields
from kleos.games.saint_seiya import words
from kleos.games.saint_seiya.board import Board
from kleos.games.saint_seiya.cards import Card, Pool
from kleos.games.saint_seiya.counting import counted, gathered
from kleos.games.saint_seiya.flow import ranks, winners
from kleos.games.saint_seiya.kinds import HEROES, MOST_PLAYERS
from kleos.games.saint_seiya.position import LEAST_PLAYERS, read_position
from kleos.games.scoring import CardNames, Seats, text_at
from kleos.language.languages import LANGUAGES
from kleos.language.messages import Words, say

FIELDS = ["game", "players", "shaina_counts"]
PLAYER_FIELDS = ["hero", "cards", "wounded", "armour", "destroyed", "conceded"]
MOST = 999  # cards that somebody can own or have destroyed, for a number to be one
PRINTED, SPECIAL = "printed", "special"  # the steps of a sheet


def score_sheet(pool: Pool, document: dict[str, Any], lang: str) -> Sheet:
    """The points card by card; copies of one card are one entry."""
    Fields(document, "", FIELDS)
    seats = Seats(document, PLAYER_FIELDS, LEAST_PLAYERS, MOST_PLAYERS)
    position: dict[str, Any] = {
        "game": "saint-seiya",
        "phase": "over",
        "flames": 0,
        "players": [player(pool, reader) for reader in seats.readers],
    }
    if "shaina_counts" in document:
        position["options"] = {"shaina_counts": document["shaina_counts"]}
    g = read_position(pool, position)
    for seat, reader in enumerate(seats.readers):
        # Only how many they are counts (SS-8.18); nobody keeps a list of cards that are gone.
        g.players[seat].destroyed = (0,) * reader.number("destroyed", 0, 0, MOST)
    return sheet_of(g, seats.names, lang)


def player(pool: Pool, reader: Fields) -> dict[str, Any]:
    """A player of the position: all that is not wounded or equipped lies in the discard."""
    if "hero" not in reader.data:
        raise PositionError(reader.at("hero"), Words("field-missing"))
    out: dict[str, Any] = {
        "hero": reader.word("hero", "", HEROES),
        "discard": cards(pool, reader, "cards"),
        "wounded": cards(pool, reader, "wounded"),
        "conceded": reader.flag("conceded"),
    }
    if reader.data.get("armour") is not None:
        out["armour"] = {"card": called(pool, reader.data["armour"], reader.at("armour"))}
    return out


def cards(pool: Pool, reader: Fields, key: str) -> list[str]:
    """Cards by id or name, `3 marine` for three of them."""
    out = []
    for i, value in enumerate(reader.items(key)):
        path = reader.at(f"{key}[{i}]")
        found = re.fullmatch(r"(\d{1,3})\s+(.+)", value.strip()) if isinstance(value, str) else None
        out += [called(pool, found[2] if found else value, path)] * (int(found[1]) if found else 1)
        if len(out) > MOST:
            raise PositionError(reader.at(key), Words("saint-sheet-too-many", most=MOST))
    return out


def called(pool: Pool, value: Any, path: str) -> str:
    return names_in(pool).find(text_at(value, path, "marine, 3 seiya-green"), path)


@lru_cache(maxsize=2)
def names_in(pool: Pool) -> CardNames:
    return CardNames((card.id, names_of(card)) for card in pool.cards)


def names_of(card: Card) -> list[str]:
    return [name for lang in LANGUAGES for name in (words.card_name(card, lang), words.card_label(card, lang))]


def reckoning(g: Board, lang: str) -> Sheet:
    """The same of a match that is over, card by card as it was counted."""
    return sheet_of(g, [words.player(seat) for seat in range(len(g.players))], lang)


def sheet_of(g: Board, names: list[str], lang: str) -> Sheet:
    places = ranks(g)
    accounts = tuple(
        Account(name, entries(g, seat, lang), places[seat], cards=shown_cards(g, seat))
        for seat, name in enumerate(names)
    )
    steps = {PRINTED: say("saint-sheet-printed", lang), SPECIAL: say("saint-sheet-special", lang)}
    return Sheet("saint-seiya", steps, accounts, winners(g))


def shown_cards(g: Board, seat: int) -> tuple[str, ...]:
    """The scored cards of a player; whoever has given up shows none (SS-8.24, SS-8.30)."""
    return () if g.conceded >> seat & 1 else tuple(g.pool.cards[index].id for index in gathered(g, seat))


def entries(g: Board, seat: int, lang: str) -> tuple[Entry, ...]:
    return tuple(
        Entry(
            SPECIAL if item.line else PRINTED,
            item.points,
            words.points_text(g.pool, item.card, item.line, item.count, lang),
        )
        for item in counted(g, seat)
    )
