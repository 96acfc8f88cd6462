"""Decks: thirty or more characters and three missions; plain text in and out; what the rules refuse, and why."""

import difflib
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from kleos.engine.errors import DeckError
from kleos.engine.rng import Rng
from kleos.games.naruto_mythos.cards import Card, Pool

LEAST_CARDS = 30  # NM-2.1
MOST_COPIES = 2  # NM-2.2
MISSIONS = 3  # NM-2.5
MISSIONS_HEADING = "missions"


@dataclass
class Deck:
    """A deck list: card ids with repetition, mission ids, and a name."""

    cards: list[str]
    missions: list[str]
    name: str = ""
    about: dict[str, str] = field(default_factory=dict)  # what the deck is up to, by language

    def text(self, pool: Pool) -> str:
        """The deck as plain text, which `read_deck` reads back."""
        lines = [f"# {self.name}"] if self.name else []
        lines += [f"# {lang}: {text}" for lang, text in self.about.items()]
        for id in sorted(set(self.cards)):
            lines.append(f"{self.cards.count(id)} {id} {label(pool.by_id.get(id))}".rstrip())
        lines += ["", "Missions"]
        lines += [f"1 {id} {label(pool.by_id.get(id))}".rstrip() for id in self.missions]
        return "\n".join(lines) + "\n"


def label(card: Card | None) -> str:
    """Name and title of a card, the comment behind its id in a deck list."""
    if card is None:
        return ""
    return card.titles["en"] if card.is_mission else f"{card.name}, {card.titles['en']}"


def read_deck(text: str, pool: Pool, name: str = "") -> Deck:
    """Reads a plain-text deck: lines of `2 KS-009 any comment`, then the heading Missions and its lines."""
    deck = Deck([], [], name)
    problems: list[str] = []
    missions = False
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if not line:
            continue
        if line.startswith("#"):
            about = re.fullmatch(r"#\s*(en|fr|it):\s*(.+)", line)
            if about:
                deck.about[about[1]] = about[2]
            elif not deck.name:
                deck.name = line.lstrip("# ")
            continue
        if line.rstrip(":").lower() == MISSIONS_HEADING:
            missions = True
            continue
        found = re.match(r"(?:(\d{1,3})\s*[x×]?\s+)?(\S+)", line)
        if found is None:
            problems.append(f"line {number}: expected a number and a card id, like '2 KS-009', not {line[:40]!r}")
            continue
        count, id = int(found[1] or 1), found[2].upper()
        card = pool.by_id.get(id)
        if card is None:
            problems.append(f"line {number}: unknown card {found[2][:20]!r}{meant(id, pool)}")
        elif missions or card.is_mission:
            deck.missions += [id] * count
        else:
            deck.cards += [id] * count
    if problems:
        raise DeckError(problems)
    return deck


def meant(id: str, pool: Pool) -> str:
    close = difflib.get_close_matches(id, pool.by_id, 1)
    return f", did you mean {close[0]}?" if close else ""


def as_deck(value: Any, pool: Pool, starters: Mapping[str, Deck]) -> Deck:
    """A deck from what a caller may give: a Deck, a starter's name, plain text, or a mapping with cards and missions."""
    if isinstance(value, Deck):
        return value
    if isinstance(value, str):
        if value in starters:
            return starters[value]
        if "\n" in value:
            return read_deck(value, pool)
        raise DeckError([f"unknown starter deck {value[:40]!r}, expected one of {', '.join(starters)}"])
    if isinstance(value, Mapping):
        unknown = [str(key) for key in value if key not in ("cards", "missions", "name")]
        if unknown:
            raise DeckError([f"unknown field {unknown[0]!r} in a deck, expected cards, missions and name"])
        return Deck(
            as_ids(value.get("cards", []), "cards"),
            as_ids(value.get("missions", []), "missions"),
            str(value.get("name", "")),
        )
    raise DeckError(
        [f"a deck is a starter's name, a text or a mapping with cards and missions, not {type(value).__name__}"]
    )


def as_ids(value: Any, what: str) -> list[str]:
    """Card ids as a list, or as a mapping from id to number."""
    if isinstance(value, Mapping):
        out: list[str] = []
        for id, count in value.items():
            if type(count) is not int or not 0 <= count <= 999:
                raise DeckError([f"{what}: the number of {id!r} must be a whole number, not {count!r}"])
            out += [str(id)] * count
        return out
    if isinstance(value, Sequence) and not isinstance(value, str) and all(isinstance(id, str) for id in value):
        return list(value)
    raise DeckError([f"{what}: expected a list of card ids"])


def deck_errors(deck: Deck, pool: Pool) -> list[str]:
    """Every limit a deck breaks, with its clause and the card (NM-2.9); empty for a legal deck."""
    return list(checked(tuple(deck.cards), tuple(deck.missions), pool).errors)


@dataclass(frozen=True)
class Checked:
    """What is wrong with a deck list, and its cards and missions by index if nothing is."""

    errors: tuple[str, ...]
    cards: list[int]
    missions: list[int]


@lru_cache(4096)
def checked(cards: tuple[str, ...], missions: tuple[str, ...], pool: Pool) -> Checked:
    """Checks a deck list; remembered, since simulations play the same decks again and again."""
    errors = tuple(found_errors(Deck(list(cards), list(missions)), pool))
    if errors:
        return Checked(errors, [], [])
    by_id = pool.by_id
    return Checked(errors, [by_id[id].index for id in cards], [by_id[id].index for id in missions])


def found_errors(deck: Deck, pool: Pool) -> list[str]:
    problems = []
    for id, count in Counter(deck.cards).items():
        card = pool.by_id.get(id)
        if card is None:
            problems.append(f"{id}: unknown card{meant(id, pool)} (NM-2.8)")
        elif card.is_mission:
            problems.append(f"{id}: a mission card is no part of the deck (NM-2.7)")
        elif count > MOST_COPIES:
            problems.append(f"{id} {card.name}: {count} copies, at most {MOST_COPIES} are allowed (NM-2.2)")
    if len(deck.cards) < LEAST_CARDS:
        problems.append(f"{len(deck.cards)} character cards, at least {LEAST_CARDS} are needed (NM-2.1)")
    for id in dict.fromkeys(deck.missions):
        card = pool.by_id.get(id)
        if card is None:
            problems.append(f"{id}: unknown mission{meant(id, pool)} (NM-2.8)")
        elif not card.is_mission:
            problems.append(f"{id} {card.name}: a character card is no mission (NM-2.5)")
        elif deck.missions.count(id) > 1:
            problems.append(f"{id} {card.name}: the three missions must be different (NM-2.5)")
    if len(deck.missions) != MISSIONS:
        problems.append(f"{len(deck.missions)} missions, exactly {MISSIONS} different ones are needed (NM-2.5)")
    return problems


def random_deck(pool: Pool, rng: Rng) -> Deck:
    """A legal deck of 30 to 40 cards and three missions, any of the pool."""
    size = LEAST_CARDS + rng.below(11)
    copies = rng.shuffled(tuple(range(MOST_COPIES * len(pool.characters))))[:size]
    missions = rng.shuffled(tuple(range(len(pool.missions))))[:MISSIONS]
    return Deck([pool.characters[i // MOST_COPIES].id for i in copies], [pool.missions[i].id for i in missions])
