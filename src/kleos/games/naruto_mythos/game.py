"""Naruto Mythos as the boundary sees it."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

from kleos.engine.actions import Action
from kleos.engine.errors import DeckError, KleosError, Refusal
from kleos.engine.events import Event
from kleos.engine.game import (
    OURS,
    PUBLISHED,
    Change,
    Choice,
    DeckList,
    Face,
    Game,
    Measures,
    Origin,
    Rare,
    Setup,
    Sheet,
    Side,
)
from kleos.engine.rng import Rng
from kleos.engine.state import State
from kleos.games.naruto_mythos import CATALOGUE, offers, words
from kleos.games.naruto_mythos.board import as_board
from kleos.games.naruto_mythos.cards import Card, Pool
from kleos.games.naruto_mythos.deal import deal
from kleos.games.naruto_mythos.decks import Deck, as_deck, checked, deck_errors, random_deck, read_deck, scanned
from kleos.games.naruto_mythos.explain import explain
from kleos.games.naruto_mythos.flow import why_over, winner_of
from kleos.games.naruto_mythos.foreseeing import change_text, measures, rare, standings
from kleos.games.naruto_mythos.invariants import broken
from kleos.games.naruto_mythos.kinds import ANSWERS, CLAUSES, KINDS
from kleos.games.naruto_mythos.pool import CARD_WORDS, GAME, read_pool, standard_pool
from kleos.games.naruto_mythos.position import read_position, write_position
from kleos.games.naruto_mythos.saving import decode_board, encode_board
from kleos.games.naruto_mythos.schema import Mode, View
from kleos.games.naruto_mythos.sheet import reckoning, score_sheet
from kleos.games.naruto_mythos.view import asking_line, event_view, objects, view
from kleos.games.naruto_mythos.visibility import determinized, hidden
from kleos.language.grammar import Sayable
from kleos.language.messages import Words, by, say
from kleos.words.phrases import check_language

MODES: Final[tuple[Mode, ...]] = ("casual", "competitive")  # NM-3.3
OPTIONS = {"mode": MODES}
STARTERS = "starters"


@cache
def starter_decks(pool: Pool) -> dict[str, Deck]:
    """The hand-made decks that come with the game, by name; those with cards that are not in this box are left out."""
    folder = files("kleos.games.naruto_mythos").joinpath(STARTERS)
    out = {}
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".txt"):
            with suppress(DeckError):
                out[file.name.removesuffix(".txt")] = read_deck(file.read_text("utf-8"), pool)
    return out


def recognized(deck: Deck, starters: dict[str, Deck]) -> Deck:
    """A deck out of a record, which keeps one name; a starter deck has its other names and its description again."""
    for starter in starters.values():
        if starter.name == deck.name and sorted(starter.cards) == sorted(deck.cards):
            return replace(deck, about=starter.about, names=starter.names)
    return deck


class CardFace(Face):
    """A character or mission card as people see it."""

    def __init__(self, card: Card, pool: Pool) -> None:
        self.card = card
        self.pool = pool
        self.id = card.id

    def name(self, lang: str = "en") -> str:
        return words.card_name(self.card, lang)

    def title(self, lang: str = "en") -> str:
        return words.title_alone(self.card, lang)

    def facts(self, lang: str = "en") -> dict[str, Any]:
        card = self.card
        if card.is_mission:
            return {"kind": "mission", "points": card.points}
        pool = self.pool
        keywords = [
            words.kind_name(pool.keywords, i, lang) for i in range(len(pool.keywords)) if card.keywords >> i & 1
        ]
        return {
            "kind": "character",
            "cost": card.cost,
            "power": card.power,
            "group": words.kind_name(pool.groups, card.group, lang),
            "keywords": keywords,
            "rarity": card.rarity,
        }

    def keys(self) -> dict[str, Any]:
        card = self.card
        if card.is_mission:
            return {"kind": "mission", "points": card.points}
        return {
            "kind": "character",
            "cost": card.cost,
            "power": card.power,
            "group": list(self.pool.groups)[card.group],
            "keywords": [word for i, word in enumerate(self.pool.keywords) if card.keywords >> i & 1],
            "rarity": card.rarity,
        }

    def origins(self, lang: str = "en") -> dict[str, Origin]:
        name = Origin(PUBLISHED if CATALOGUE.say("names-published", lang) == "yes" else OURS)
        title = Origin(OURS) if self.id in CATALOGUE.say("titles-of-ours", lang).split(", ") else name
        return {"name": name, "title": title, **dict.fromkeys(self.facts(), Origin(PUBLISHED))}

    def text(self, lang: str = "en") -> list[str]:
        return words.card_text(self.card, self.pool, lang)


class NarutoMythos(Game[View]):
    """The game for two."""

    id = GAME
    title = "Naruto Mythos TCG"
    least_players = 2
    most_players = 2
    card_words = CARD_WORDS
    players_clause = "NM-1.1"
    minutes = (5, 10)  # for 26 decisions
    difficulty = 1
    kinds = KINDS
    top_level = frozenset({"turn", "mulligan"})
    answers = ANSWERS
    top_last = True
    revealing = frozenset({"mulligan", "mission", "show", "look", "look-hand", "look-deck", "take-top", "mill"})
    clauses = CLAUSES

    def __init__(self, pool: Pool | None = None) -> None:
        self.pool = pool or standard_pool()

    def with_cards(self, name: str, text: str) -> "NarutoMythos":
        return NarutoMythos(read_pool(name, text))

    # About ----------------------------------------------------------------------------------------------------------
    def faces(self) -> dict[str, Face]:
        return {card.id: CardFace(card, self.pool) for card in self.pool.cards}

    def rules_text(self) -> str:
        return files("kleos.games.naruto_mythos").joinpath("rules.md").read_text("utf-8")

    def option_values(self) -> dict[str, tuple[Any, ...]]:
        return dict(OPTIONS)

    def deck_problems(self, deck: Any, lang: str) -> list[str]:
        check_language(lang)
        try:
            found: Sequence[Sayable] = deck_errors(as_deck(deck, self.pool, starter_decks(self.pool)), self.pool)
        except DeckError as problem:
            found = problem.found
        return [problem.text(lang) for problem in found]

    def starters(self) -> dict[str, Any]:
        return dict(starter_decks(self.pool))

    # Choosing what to play ------------------------------------------------------------------------------------------
    def about(self, lang: str) -> str:
        return say("naruto-about", lang)

    def about_cards(self, lang: str) -> str:
        return say("naruto-about-cards", lang)

    def sides_name(self, lang: str) -> str:
        return say("naruto-decks", lang)

    def sides(self, lang: str) -> list[Side]:
        return offers.sides(starter_decks(self.pool), self.faces(), lang)

    def choices(self, lang: str) -> list[Choice]:
        return offers.choices(lang)

    def filters(self) -> dict[str, list[Any]]:
        return offers.filters(self.pool)

    # Decks ----------------------------------------------------------------------------------------------------------
    def read_deck(self, text: str) -> DeckList:
        deck, wrong, lines = scanned(text, self.pool)
        return DeckList(deck.cards, deck.missions, deck.name, [*wrong, *deck_errors(deck, self.pool)], lines)

    def deck_text(self, deck: DeckList, lang: str) -> str:
        return Deck(deck.cards, deck.missions, deck.name).text(self.pool, lang)

    def deck_summary(self, deck: Any, lang: str) -> list[str]:
        return offers.deck_summary(as_deck(deck, self.pool, starter_decks(self.pool)), self.faces(), lang)

    def random_deck(self, rng: Rng) -> Any:
        return random_deck(self.pool, rng)

    # Beginning ------------------------------------------------------------------------------------------------------
    def setup(self, seed: int, players: int, decks: Any, options: Mapping[str, Any] | None) -> Setup:
        chosen = dict(options or {})
        for key, value in chosen.items():
            if key not in OPTIONS:
                raise KleosError(Words("unknown-option", option=key, known=", ".join(OPTIONS)))
            if value not in OPTIONS[key]:
                raise KleosError(by("NM-3.3", "option-value", option=key, known=", ".join(OPTIONS[key]), value=value))
        if decks is None:
            decks = list(starter_decks(self.pool).values())[:2]
        if isinstance(decks, (str, Mapping)) or not hasattr(decks, "__len__") or len(decks) != players:
            raise DeckError([Words("at-path", path="decks", problem=Words("decks-number", count=players))])
        lists = [as_deck(value, self.pool, starter_decks(self.pool)) for value in decks]
        found = [
            Words("at-path", path=f"p{seat}", problem=problem)
            for seat, deck in enumerate(lists)
            for problem in deck_errors(deck, self.pool)
        ]
        if found:
            raise DeckError(found)
        return Setup(seed, players, lists, {"mode": "casual", **chosen}, None)

    def begin(self, setup: Setup) -> State:
        lists = [checked(tuple(deck.cards), tuple(deck.missions), self.pool) for deck in setup.decks or []]
        competitive = setup.options["mode"] == "competitive"
        return deal(
            self.pool, setup.seed, [deck.cards for deck in lists], [deck.missions for deck in lists], competitive
        )

    def load(self, document: dict[str, Any]) -> State:
        return read_position(self.pool, document)

    # Values ---------------------------------------------------------------------------------------------------------
    def position(self, s: State) -> dict[str, Any]:
        return write_position(as_board(s))

    def encode(self, s: State) -> dict[str, Any]:
        return encode_board(as_board(s))

    def decode(self, data: dict[str, Any]) -> State:
        return decode_board(self.pool, data)

    def cards_digest(self) -> str:
        return self.pool.digest

    def setup_lines(self, setup: Setup) -> list[tuple[str, str]]:
        lines = [("mode", str(setup.options["mode"]))]
        for seat, deck in enumerate(setup.decks or []):
            counts = [f"{deck.cards.count(id)} {id}" for id in sorted(set(deck.cards))]
            lines.append((f"deck p{seat}", ", ".join(counts)))
            lines.append((f"missions p{seat}", ", ".join(deck.missions)))
            if deck.name:
                lines.append((f"deck name p{seat}", deck.name))
        return lines

    def read_setup(self, seed: int, players: int, fields: dict[str, str]) -> Setup:
        decks = []
        known = {"mode"}
        for seat in range(2):
            keys = [f"deck p{seat}", f"missions p{seat}", f"deck name p{seat}"]
            known |= set(keys)
            for key in keys[:2]:
                if key not in fields:
                    raise KleosError(Words("key-missing", key=key))
            text = fields[keys[0]].replace(", ", "\n") + "\nMissions\n" + fields[keys[1]].replace(", ", "\n")
            decks.append(recognized(read_deck(text, self.pool, fields.get(keys[2], "")), starter_decks(self.pool)))
        for key in fields:
            if key not in known:
                raise KleosError(Words("key-unknown", key=key[:40]))
        return self.setup(seed, players, decks, {"mode": fields.get("mode", "casual")})

    def seats(self, s: State) -> int:
        return 2

    # Playing --------------------------------------------------------------------------------------------------------
    def scores(self, s: State) -> tuple[int, ...]:
        g = as_board(s)
        return (g.players[0].points, g.players[1].points)

    def winners(self, s: State) -> tuple[int, ...]:
        return (winner_of(as_board(s)),)

    def won_by(self, s: State) -> str:
        return words.WON_BY[why_over(as_board(s))]

    def concede(self, s: State, seat: int) -> None:
        g = as_board(s)
        if g.conceded < 0:
            g.conceded = seat  # whoever gives up first has lost, also if it still waits for something to resolve
        g.absent |= 1 << seat
        g.run()

    def determinize(self, s: State, seat: int, seed: int) -> State:
        return determinized(as_board(s), seat, seed)

    def hidden(self, s: State, seat: int) -> tuple[int, ...]:
        return hidden(as_board(s), seat)

    def explain(self, s: State, token: str) -> Refusal:
        return explain(as_board(s), token)

    def score_sheet(self, document: dict[str, Any], lang: str) -> Sheet:
        return score_sheet(self.pool, document, lang)

    def reckoning(self, s: State, lang: str) -> Sheet:
        return reckoning(as_board(s), lang)

    def broken(self, s: State, dealt: bool) -> list[str]:
        return broken(as_board(s), dealt)

    # Showing --------------------------------------------------------------------------------------------------------
    def view(self, s: State, seat: int, lang: str) -> View:
        return view(as_board(s), seat, lang)

    def objects(self, view: View) -> dict[int, str]:
        return objects(view)

    def event_view(self, s: State, event: Event, seat: int, lang: str) -> dict[str, Any]:
        return event_view(as_board(s), event, seat, lang)

    def measures(self, s: State, seat: int) -> Measures:
        return measures(as_board(s), seat)

    def standings(self, s: State, seat: int) -> tuple[int, ...]:
        return standings(as_board(s))

    def change_text(self, change: Change, before: Measures, after: Measures, lang: str) -> str:
        return change_text(change, before, after, lang)

    def rare(self, s: State, action: Action, changed: Sequence[Change]) -> Rare | None:
        return rare(as_board(s), action, changed)

    def source(self, s: State) -> tuple[str, int] | None:
        return asking_line(as_board(s))

    def prompt(self, s: State, lang: str) -> str:
        return words.prompt(as_board(s), lang)

    def option_text(self, s: State, action: Action, lang: str) -> str:
        return words.option_text(as_board(s), action, lang)

    def refusal_text(self, refusal: Refusal, lang: str) -> str:
        return words.refusal_text(refusal, self.pool, lang)
