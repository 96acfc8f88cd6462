"""Decks: thirty or more characters and three missions; plain text in and out; what the rules refuse, and why."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from kleos.engine.errors import DeckError
from kleos.engine.rng import Rng
from kleos.games.naruto_mythos.cards import Card, Pool
from kleos.games.naruto_mythos.words.names import card_name, card_title
from kleos.language.languages import FALLBACK, LANGUAGES
from kleos.language.messages import Called, Close, Words, by, say

LEAST_CARDS = 30  # NM-2.1
MOST_COPIES = 2  # NM-2.2
MISSIONS = 3  # NM-2.5


@dataclass
class Deck:
    """A deck list: card ids with repetition, mission ids, and a name."""

    cards: list[str]
    missions: list[str]
    name: str = ""  # the one that records keep
    about: dict[str, str] = field(default_factory=dict)  # what the deck is up to, by language
    names: dict[str, str] = field(default_factory=dict)  # by language, where it has more than one

    def called(self, lang: str) -> str:
        """The name in a language, if there is one; else the one there is, or nothing."""
        return self.names.get(lang) or self.name

    def described(self, lang: str) -> str:
        """What the deck is up to, or nothing."""
        return self.about.get(lang) or self.about.get(FALLBACK, "")

    def text(self, pool: Pool, lang: str = "en") -> str:
        """The deck as plain text, which `read_deck` reads back; the language asked for comes first."""
        lines = [f"# {self.name}"] if self.name and self.name not in self.names.values() else []
        lines += [f"# name {key}: {text}" for key, text in first(lang, self.names)]
        lines += [f"# {key}: {text}" for key, text in first(lang, self.about)]
        for id in sorted(set(self.cards)):
            lines.append(f"{self.cards.count(id)} {id} {label(pool.by_id.get(id), lang)}".rstrip())
        lines += ["", say("deck-missions-heading", lang)]
        lines += [f"1 {id} {label(pool.by_id.get(id), lang)}".rstrip() for id in self.missions]
        return "\n".join(lines) + "\n"


def first(lang: str, texts: dict[str, str]) -> list[tuple[str, str]]:
    """Texts by language, that of one language before the others."""
    return sorted(texts.items(), key=lambda entry: entry[0] != lang)


def label(card: Card | None, lang: str) -> str:
    """Name and title of a card, the comment behind its id in a deck list."""
    return "" if card is None else card_title(card, lang)


def read_deck(text: str, pool: Pool, name: str = "") -> Deck:
    """Reads a plain-text deck: lines of `2 KS-009 any comment`, then the heading Missions and its lines.

    The first comment line is the name (`# My deck`). A deck can have a name and a description in each language:
    `# name fr: Mon deck`, `# fr: Ce qu'il fait.`
    """
    deck, wrong, _ = scanned(text, pool, name)
    if wrong:
        raise DeckError(wrong)
    return deck


def scanned(text: str, pool: Pool, name: str = "") -> tuple[Deck, list[Words], dict[str, int]]:
    """What can be read of a plain-text deck, what cannot, and the first line that names each card."""
    deck = Deck([], [], name)
    lines: dict[str, int] = {}
    headings = {say("deck-missions-heading", lang).lower() for lang in LANGUAGES}
    wrong: list[Words] = []
    missions = False
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.strip()
        if not line:
            continue
        if line.startswith("#"):
            words = re.fullmatch(r"#\s*(name\s+)?([a-z]{2}):\s*(.+)", line)
            if words:
                (deck.names if words[1] else deck.about)[words[2]] = words[3]
            elif not deck.name:
                deck.name = line.lstrip("# ")
            continue
        if line.rstrip(": ").lower() in headings:
            missions = True
            continue
        found = re.match(r"(?:(\d{1,3})\s*[x×]?\s+)?(\S+)", line)
        if found is None:
            wrong.append(Words("at-line", line=number, problem=Words("deck-line", text=line[:40])))
            continue
        count, id = int(found[1] or 1), found[2].upper()
        card = pool.by_id.get(id)
        if card is None:
            unknown = Words("deck-line-unknown-card", id=found[2][:20], hint=Close(id, pool.by_id))
            wrong.append(Words("at-line", line=number, problem=unknown))
            continue
        lines.setdefault(id, number)
        if missions or card.is_mission:
            deck.missions += [id] * count
        else:
            deck.cards += [id] * count
    if not deck.name:
        deck.name = deck.names.get(FALLBACK) or "".join(list(deck.names.values())[:1])
    return deck, wrong, lines


def as_deck(value: Any, pool: Pool, starters: Mapping[str, Deck]) -> Deck:
    """A deck from what a caller may give: a Deck, a starter's name, plain text, or a mapping with cards and missions."""
    if isinstance(value, Deck):
        return value
    if isinstance(value, str):
        if value in starters:
            return starters[value]
        if "\n" in value:
            return read_deck(value, pool)
        raise DeckError([Words("deck-unknown-starter", name=value[:40], known=", ".join(starters))])
    if isinstance(value, Mapping):
        unknown = [str(key) for key in value if key not in ("cards", "missions", "name")]
        if unknown:
            raise DeckError([Words("deck-field", field=unknown[0])])
        return Deck(
            as_ids(value.get("cards", []), "cards"),
            as_ids(value.get("missions", []), "missions"),
            str(value.get("name", "")),
        )
    raise DeckError([Words("deck-type", type=type(value).__name__)])


def as_ids(value: Any, what: str) -> list[str]:
    """Card ids as a list, or as a mapping from id to number."""
    if isinstance(value, Mapping):
        out: list[str] = []
        for id, count in value.items():
            if type(count) is not int or not 0 <= count <= 999:
                raise DeckError([Words("at-path", path=what, problem=Words("deck-count", id=id, count=count))])
            out += [str(id)] * count
        return out
    if isinstance(value, Sequence) and not isinstance(value, str) and all(isinstance(id, str) for id in value):
        return list(value)
    raise DeckError([Words("at-path", path=what, problem=Words("deck-ids"))])


def deck_errors(deck: Deck, pool: Pool) -> tuple[Words, ...]:
    """Every limit a deck breaks, with its clause and the card (NM-2.9); empty for a legal deck."""
    return checked(tuple(deck.cards), tuple(deck.missions), pool).errors


@dataclass(frozen=True)
class Checked:
    """What is wrong with a deck list, and its cards and missions by index if nothing is."""

    errors: tuple[Words, ...]
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


def found_errors(deck: Deck, pool: Pool) -> list[Words]:
    out = []
    for id, count in Counter(deck.cards).items():
        card = pool.by_id.get(id)
        if card is None:
            out.append(by("NM-2.8", "deck-unknown-card", id=id, hint=Close(id, pool.by_id)))
        elif card.is_mission:
            out.append(by("NM-2.7", "deck-mission-in-deck", id=id))
        elif count > MOST_COPIES:
            out.append(by("NM-2.2", "deck-copies", id=id, name=Called(card_name, card), count=count, most=MOST_COPIES))
    if len(deck.cards) < LEAST_CARDS:
        out.append(by("NM-2.1", "deck-too-small", count=len(deck.cards), least=LEAST_CARDS))
    for id in dict.fromkeys(deck.missions):
        card = pool.by_id.get(id)
        if card is None:
            out.append(by("NM-2.8", "deck-unknown-mission", id=id, hint=Close(id, pool.by_id)))
        elif not card.is_mission:
            out.append(by("NM-2.5", "deck-not-a-mission", id=id, name=Called(card_name, card)))
        elif deck.missions.count(id) > 1:
            out.append(by("NM-2.5", "deck-missions-different", id=id, name=Called(card_name, card)))
    if len(deck.missions) != MISSIONS:
        out.append(by("NM-2.5", "deck-missions-number", count=len(deck.missions), number=MISSIONS))
    return out


def random_deck(pool: Pool, rng: Rng) -> Deck:
    """A legal deck of 30 to 40 cards and three missions, any of the pool."""
    size = LEAST_CARDS + rng.below(11)
    copies = rng.shuffled(tuple(range(MOST_COPIES * len(pool.characters))))[:size]
    missions = rng.shuffled(tuple(range(len(pool.missions))))[:MISSIONS]
    return Deck([pool.characters[i // MOST_COPIES].id for i in copies], [pool.missions[i].id for i in missions])
