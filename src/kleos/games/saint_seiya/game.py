"""Saint Seiya Deck Building as the boundary sees it."""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from kleos.engine.actions import Action
from kleos.engine.errors import KleosError, Refusal
from kleos.engine.events import Event
from kleos.engine.game import (
    OURS,
    PUBLISHED,
    Bringing,
    Change,
    Choice,
    DealtGame,
    Face,
    Measures,
    Origin,
    Rare,
    Setup,
    Sheet,
    Side,
)
from kleos.engine.state import State
from kleos.games.documents import shorten
from kleos.games.saint_seiya import offers, words
from kleos.games.saint_seiya.board import as_board
from kleos.games.saint_seiya.cards import Card, Pool
from kleos.games.saint_seiya.deal import deal
from kleos.games.saint_seiya.explain import explain
from kleos.games.saint_seiya.flow import why_over, winners
from kleos.games.saint_seiya.foreseeing import change_text, measures, rare
from kleos.games.saint_seiya.invariants import broken
from kleos.games.saint_seiya.kinds import (
    ANSWERS,
    CLAUSES,
    CURRENCIES,
    HEROES,
    KINDS,
    LEAST_PLAYERS,
    MOST_PLAYERS,
    RANKS,
    WANTED,
)
from kleos.games.saint_seiya.pool import CARD_WORDS, GAME, read_pool, standard_pool
from kleos.games.saint_seiya.position import MOST, SHAINA_COUNTS, read_position, write_position
from kleos.games.saint_seiya.saving import decode_board, encode_board
from kleos.games.saint_seiya.schema import View
from kleos.games.saint_seiya.sheet import reckoning, score_sheet
from kleos.games.saint_seiya.view import asking_line, event_view, objects, view
from kleos.games.saint_seiya.visibility import determinized, hidden
from kleos.language.messages import Words, by, say

RANDOM = "random"
EDITION = "fr"  # the language of the box: names in others are our renderings
LIMITS = {"main_phase_action_limit": 200, "turn_limit": 300}
OPTIONS: dict[str, tuple[Any, ...]] = {
    "heroes": tuple(HEROES),
    "first_player": (RANDOM, *range(MOST_PLAYERS)),
    "shaina_counts": tuple(SHAINA_COUNTS),
    **{name: (default,) for name, default in LIMITS.items()},
}


class CardFace(Face):
    """A card of the box as people see it."""

    def __init__(self, card: Card, pool: Pool) -> None:
        self.card = card
        self.pool = pool
        self.id = card.id

    def name(self, lang: str = "en") -> str:
        return words.card_name(self.card, lang)

    def title(self, lang: str = "en") -> str:
        return words.class_name(self.card, self.pool, lang)

    def facts(self, lang: str = "en") -> dict[str, Any]:
        card = self.card
        return {
            "kind": "armour" if card.armour else "character",
            "number": card.number,
            "class": words.class_name(card, self.pool, lang),
            "rank": words.rank_name(card.rank, lang),
            "border": RANKS[card.rank],
            "cost": {name: card.costs[i] for i, name in enumerate(CURRENCIES) if card.costs[i] >= 0},
            "value": {name: card.values[i] for i, name in enumerate(CURRENCIES) if card.values[i] >= 0},
            "heal": card.heal,
            "points": card.points,
            "flame": card.flame,
            "copies": card.copies,
        }

    def keys(self) -> dict[str, Any]:
        card = self.card
        out: dict[str, Any] = {
            "kind": "armour" if card.armour else "character",
            "number": card.number,
            "class": card.klass,
            "rank": RANKS[card.rank],
            "hero": HEROES[card.hero] if card.hero >= 0 else "",
            "heal": card.heal,
            "points": card.points,
            "flame": card.flame,
            "copies": card.copies,
        }
        for i, name in enumerate(CURRENCIES):
            if card.costs[i] >= 0:
                out[f"{name}_cost"] = card.costs[i]
            if card.values[i] >= 0:
                out[name] = card.values[i]
        return out

    def origins(self, lang: str = "en") -> dict[str, Origin]:
        name = Origin(PUBLISHED if lang == EDITION else OURS)
        return {"name": name, "title": name, **dict.fromkeys(self.facts(), Origin(PUBLISHED))}

    def text(self, lang: str = "en") -> list[str]:
        return words.card_text(self.card, self.pool, lang)


class SaintSeiya(DealtGame[View]):
    """The deck-building game for two to five."""

    id = GAME
    title = "Saint Seiya Deck Building"
    least_players = LEAST_PLAYERS
    most_players = MOST_PLAYERS
    card_words = CARD_WORDS
    players_clause = "SS-2.7"
    minutes = (30, 50)  # for 207 decisions
    difficulty = 2
    decks_clause = "SS-2.5"
    kinds = KINDS
    top_level = frozenset({"main", "upkeep-discard"})
    answers = ANSWERS
    routine = frozenset({"upkeep-discard"})
    clearing = "turn"
    revealing = frozenset({"nothing", "found", "look-hand", "look-pile", "top-shown", "top-taken", "reveal"})
    clauses = CLAUSES
    wanted = WANTED
    lists = frozenset({"heroes"})
    bringing = Bringing("heroes")

    def __init__(self, pool: Pool | None = None) -> None:
        self.pool = pool or standard_pool()

    def with_cards(self, name: str, text: str) -> "SaintSeiya":
        return SaintSeiya(read_pool(name, text))

    # About ----------------------------------------------------------------------------------------------------------
    def faces(self) -> dict[str, Face]:
        return {card.id: CardFace(card, self.pool) for card in self.pool.cards}

    def rules_text(self) -> str:
        return files("kleos.games.saint_seiya").joinpath("rules.md").read_text("utf-8")

    def option_values(self) -> dict[str, tuple[Any, ...]]:
        return dict(OPTIONS)

    # Choosing what to play ------------------------------------------------------------------------------------------
    def about(self, lang: str) -> str:
        return say("saint-about", lang)

    def about_cards(self, lang: str) -> str:
        return say("saint-about-cards", lang)

    def sides_name(self, lang: str) -> str:
        return say("saint-heroes", lang)

    def sides(self, lang: str) -> list[Side]:
        return offers.sides(lang)

    def choices(self, lang: str) -> list[Choice]:
        return offers.choices(lang)

    def filters(self) -> dict[str, list[Any]]:
        return offers.filters(self.pool)

    # Beginning ------------------------------------------------------------------------------------------------------
    def setup(self, seed: int, players: int, decks: Any, options: Mapping[str, Any] | None) -> Setup:
        self.refuse_decks(decks)
        chosen: dict[str, Any] = {
            "heroes": HEROES[:players],
            "first_player": RANDOM,
            "shaina_counts": SHAINA_COUNTS[0],
            **LIMITS,
        }
        for key, value in (options or {}).items():
            if key not in OPTIONS:
                raise KleosError(Words("unknown-option", option=key, known=", ".join(OPTIONS)))
            chosen[key] = value
        check_options(chosen, players)
        chosen["heroes"] = list(chosen["heroes"])
        return Setup(seed, players, None, chosen, None)

    def begin(self, setup: Setup) -> State:
        options = setup.options
        first = options["first_player"]
        return deal(
            self.pool,
            setup.seed,
            [HEROES.index(hero) for hero in options["heroes"]],
            -1 if first == RANDOM else first,
            (options["main_phase_action_limit"], options["turn_limit"]),
            options["shaina_counts"] == SHAINA_COUNTS[1],
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
        options = setup.options
        lines = [("heroes", " ".join(options["heroes"]))]
        return lines + [(key, str(options[key])) for key in OPTIONS if key != "heroes"]

    def read_setup(self, seed: int, players: int, fields: dict[str, str]) -> Setup:
        options: dict[str, Any] = {}
        for key, text in fields.items():
            if key not in OPTIONS:
                raise KleosError(Words("key-unknown", key=key[:40]))
            options[key] = text.split() if key == "heroes" else as_number(text)
        return self.setup(seed, players, None, options)

    def seats(self, s: State) -> int:
        return len(as_board(s).players)

    # Playing --------------------------------------------------------------------------------------------------------
    def scores(self, s: State) -> tuple[int, ...]:
        g = as_board(s)
        return tuple([g.score(seat) for seat in range(len(g.players))])

    def winners(self, s: State) -> tuple[int, ...]:
        return winners(as_board(s))

    def won_by(self, s: State) -> str:
        return words.WON_BY[why_over(as_board(s))]

    def concede(self, s: State, seat: int) -> None:
        g = as_board(s)
        g.absent |= 1 << seat
        if g.absent == (1 << len(g.players)) - 1:
            g.last_to_go = seat
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
        return self.scores(s)  # which cards a player owns is public (SS-9.12)

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


def as_number(text: str) -> Any:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text


def check_options(chosen: dict[str, Any], players: int) -> None:
    """The options of the table in section 1, each with its clause."""
    heroes = chosen["heroes"]
    given = list(heroes) if isinstance(heroes, (list, tuple)) else []
    if len(given) != players or any(hero not in HEROES for hero in given) or len(set(given)) != players:
        known = ", ".join(HEROES)
        raise KleosError(by("SS-2.6", "option-heroes", count=players, known=known, value=shorten(heroes)))
    first = chosen["first_player"]
    if first != RANDOM and (type(first) is not int or not 0 <= first < players):
        raise KleosError(by("SS-3.8", "option-first-player", last=players - 1, value=shorten(first)))
    counts = chosen["shaina_counts"]
    if counts not in SHAINA_COUNTS:
        known = ", ".join(SHAINA_COUNTS)
        raise KleosError(by("SS-8.14", "option-value", option="shaina_counts", known=known, value=counts))
    for key, clause in (("main_phase_action_limit", "SS-5.5"), ("turn_limit", "SS-8.22")):
        limit = chosen[key]
        if type(limit) is not int or not 1 <= limit <= MOST:
            raise KleosError(by(clause, "option-limit", option=key, value=shorten(limit)))
