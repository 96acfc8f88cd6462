"""The score sheet: the victory points of the cards that players own at the end (SS-8.7 to SS-8.21)."""

import re
from typing import Any

from kleos.engine.errors import PositionError
from kleos.engine.frames import Scope
from kleos.engine.game import Account, Entry, Sheet
from kleos.engine.messages import Words, say, says
from kleos.games.documents import Fields
from kleos.games.saint_seiya import words
from kleos.games.saint_seiya.board import Board
from kleos.games.saint_seiya.cards import Card, Points, Pool
from kleos.games.saint_seiya.flow import ranks, winners
from kleos.games.saint_seiya.kinds import HEROES, MOST_PLAYERS
from kleos.games.saint_seiya.position import LEAST_PLAYERS, read_position
from kleos.games.saint_seiya.words.text import line_words
from kleos.games.scoring import Seats, card_called, text_at
from kleos.words.phrases import LANGUAGES

FIELDS = ["game", "players", "shaina_counts"]
PLAYER_FIELDS = ["hero", "cards", "wounded", "armour", "destroyed", "conceded"]
MOST = 999  # cards that somebody can have destroyed, for a number to be one
PRINTED, SPECIAL = "printed", "special"  # the steps of a sheet

says("saint-sheet-printed", en="printed points", fr="points imprimés", it="punti stampati")
says("saint-sheet-special", en="points by effect", fr="points par effet", it="punti per effetto")
says(
    "saint-sheet-card",
    en="{count} × {card}: {points} VP printed",
    fr="{count} × {card} : {points} PV {points:imprimé|imprimés}",
    it="{count} × {card}: {points} PV {points:stampato|stampati}",
)
says(
    "saint-sheet-effect",
    en="{count} × {card}: {effect} ({clause})",
    fr="{count} × {card} : {effect} ({clause})",
    it="{count} × {card}: {effect} ({clause})",
)

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
    places = ranks(g)
    accounts = tuple(Account(name, entries(g, seat, lang), places[seat]) for seat, name in enumerate(seats.names))
    steps = {PRINTED: say("saint-sheet-printed", lang), SPECIAL: say("saint-sheet-special", lang)}
    return Sheet("saint-seiya", steps, accounts, winners(g))


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
    return out


def called(pool: Pool, value: Any, path: str) -> str:
    text = text_at(value, path, "marine, 3 seiya-green")
    return card_called(text, [(card.id, names_of(card)) for card in pool.cards], path)


def names_of(card: Card) -> list[str]:
    return [name for lang in LANGUAGES for name in (words.card_name(card, lang), words.card_label(card, lang))]


def entries(g: Board, seat: int, lang: str) -> tuple[Entry, ...]:
    if g.conceded >> seat & 1:
        return ()  # SS-8.24
    owned = [g.identity[physical] for physical in g.scored(seat)]
    out = []
    for card in sorted(set(owned), key=lambda card: card.index):
        count = owned.count(card)
        label = words.card_label(card, lang)
        if card.points:
            text = say("saint-sheet-card", lang, count=count, card=label, points=card.points)
            out.append(Entry(PRINTED, card.points * count, text))
        for line in card.lines:
            if isinstance(line.effect, Points):
                clause = CLAUSES.get(card.id, OTHERWISE)
                effect = line_words(line, g.pool, lang)
                text = say("saint-sheet-effect", lang, count=count, card=label, effect=effect, clause=clause)
                out.append(Entry(SPECIAL, worth(g, seat, line.effect) * count, text))
    return tuple(out)


def worth(g: Board, seat: int, points: Points) -> int:
    """What one copy gives now."""
    b = Scope(seat, 0, -1)
    return points.amount.value(g, b) if points.condition is None or points.condition.holds(g, b) else 0
