"""Kanzume Goddess as the boundary sees it."""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from kleos.engine.actions import Action
from kleos.engine.errors import KleosError, Refusal
from kleos.engine.events import Event
from kleos.engine.game import Bringing, Change, Choice, DealtGame, Face, Measures, Origin, Rare, Setup, Sheet, Side
from kleos.engine.state import State
from kleos.games.documents import shorten
from kleos.games.kanzume_goddess import offers, words
from kleos.games.kanzume_goddess.board import as_board
from kleos.games.kanzume_goddess.cards import Card, Pool
from kleos.games.kanzume_goddess.deal import deal
from kleos.games.kanzume_goddess.explain import explain
from kleos.games.kanzume_goddess.flow import back_to_course, why_over, winners
from kleos.games.kanzume_goddess.foreseeing import change_text, measures, rare
from kleos.games.kanzume_goddess.invariants import broken
from kleos.games.kanzume_goddess.kinds import (
    ANSWERS,
    ANY_MYTHOLOGY,
    ASK_ANSWER,
    ASK_ATTACKED,
    CARD_KINDS,
    CLAUSES,
    COLOURS,
    KINDS,
    MODES,
    MOST_OF_A_SIDE,
    MOST_PLAYERS,
    MYTHOLOGIES,
    RANDOM,
    TEAM_SIZES,
)
from kleos.games.kanzume_goddess.pool import CARD_WORDS, GAME, read_pool, standard_pool
from kleos.games.kanzume_goddess.position import is_mains, read_position, write_position
from kleos.games.kanzume_goddess.saving import decode_board, encode_board
from kleos.games.kanzume_goddess.schema import View
from kleos.games.kanzume_goddess.sheet import reckoning
from kleos.games.kanzume_goddess.view import asking_line, event_view, objects, view
from kleos.games.kanzume_goddess.visibility import determinized, hidden
from kleos.language.messages import Called, Words, by, say

MAINS = (0, 1)  # KG-3.6
OPTIONS: dict[str, tuple[Any, ...]] = {
    "mode": tuple(MODES),
    "mains": tuple(range(MOST_PLAYERS)),
    "sides": (RANDOM, *MYTHOLOGIES),
}


class CardFace(Face):
    """A card of the box as people see it."""

    reconstructed = True  # KG-1.15

    def __init__(self, card: Card, pool: Pool) -> None:
        self.card = card
        self.pool = pool
        self.id = card.id

    def name(self, lang: str = "en") -> str:
        return words.card_name(self.card, lang)

    def title(self, lang: str = "en") -> str:
        return ""

    def facts(self, lang: str = "en") -> dict[str, Any]:
        card = self.card
        kind: dict[str, Any] = {"kind": CARD_KINDS[card.kind]}
        if card.god:
            mythology = words.mythology_name(card.mythology, lang)
            return {**kind, "number": card.number, "mythology": mythology, "copies": card.copies}
        colour = words.colour_name(card.colour, lang)
        follow = [words.colour_name(symbol, lang) for symbol in card.follow]
        facts = {**kind, "colour": colour, "follow": follow, "cost": card.cost, "copies": card.copies}
        return {**facts, "start": card.start} if card.disciple else facts

    def keys(self) -> dict[str, Any]:
        card = self.card
        out: dict[str, Any] = {"kind": CARD_KINDS[card.kind]}
        if card.god:
            return {**out, "number": card.number, "mythology": MYTHOLOGIES[card.mythology], "copies": card.copies}
        if card.disciple:
            return {**out, "cost": card.cost, "copies": card.copies, "start": card.start}
        out["colour"] = COLOURS[card.colour]
        out["follow"] = [COLOURS[symbol] for symbol in card.follow]
        return {**out, "cost": card.cost, "copies": card.copies}

    def origins(self, lang: str = "en") -> dict[str, Origin]:
        printed = self.card.printed
        name = printed.name_origin(self.card.names, lang)
        return {"name": name, **{key: printed.origin(key, lang) for key in self.facts()}}

    def text(self, lang: str = "en") -> list[str]:
        return words.card_text(self.card, self.pool, lang)

    def text_origins(self, lang: str = "en") -> list[Origin]:
        return [self.card.printed.origin(f"ability.{line.number}", lang) for line in self.card.lines]


class KanzumeGoddess(DealtGame[View]):
    """The game of gods, attacks and reactions for two to six."""

    id = GAME
    title = "Kanzume Goddess"
    least_players = 2
    most_players = MOST_PLAYERS
    card_words = CARD_WORDS
    players_clause = "KG-3.1"
    minutes = (15, 25)  # for 105 decisions
    difficulty = 2
    decks_clause = "KG-2.1"
    kinds = KINDS
    top_level = frozenset({"start-phase", "play-phase", "recruit-phase", "discard-phase"})
    answers = ANSWERS
    clearing = "turn"
    revealing = frozenset({"gods-revealed", "reveal", "nothing"})
    drawing = frozenset({"draw", "turn-up"})
    clauses = CLAUSES
    secret = MappingProxyType({KINDS[ASK_ANSWER]: "pass", KINDS[ASK_ATTACKED]: "pass"})  # KG-9.5
    lists = frozenset({"mains", "sides"})
    bringing = Bringing("sides", RANDOM, MappingProxyType({"mode": MODES[0]}))  # KG-3.31

    def __init__(self, pool: Pool | None = None) -> None:
        self.pool = pool or standard_pool()

    def with_cards(self, name: str, text: str) -> "KanzumeGoddess":
        return KanzumeGoddess(read_pool(name, text))

    # About ----------------------------------------------------------------------------------------------------------
    def faces(self) -> dict[str, Face]:
        return {card.id: CardFace(card, self.pool) for card in self.pool.cards}

    def rules_text(self) -> str:
        return files("kleos.games.kanzume_goddess").joinpath("rules.md").read_text("utf-8")

    def option_values(self) -> dict[str, tuple[Any, ...]]:
        return dict(OPTIONS)

    # Choosing what to play ------------------------------------------------------------------------------------------
    def about(self, lang: str) -> str:
        return say("kanzume-about", lang)

    def about_cards(self, lang: str) -> str:
        return say("kanzume-about-cards", lang)

    def sides_name(self, lang: str) -> str:
        return say("kanzume-sides", lang)

    def sides(self, lang: str) -> list[Side]:
        return offers.sides(self.pool, lang)

    def choices(self, lang: str) -> list[Choice]:
        return offers.choices(lang)

    def filters(self) -> dict[str, list[Any]]:
        return offers.filters(self.pool)

    # Beginning ------------------------------------------------------------------------------------------------------
    def setup(self, seed: int, players: int, decks: Any, options: Mapping[str, Any] | None) -> Setup:
        self.refuse_decks(decks)
        given = dict(options or {})
        for key in given:
            if key not in OPTIONS:
                raise KleosError(Words("unknown-option", option=key, known=", ".join(OPTIONS)))
        mode = given.get("mode", MODES[0])
        if mode not in MODES:
            known = ", ".join(MODES)
            raise KleosError(by("KG-3.29", "option-value", option="mode", known=known, value=shorten(mode)))
        team = mode == MODES[1]
        if team and players not in TEAM_SIZES:
            raise KleosError(by("KG-3.29", "option-team-players", count=players))
        mains = given.get("mains", MAINS if team else ())
        if not team and not is_mains(mains, 0):
            raise KleosError(by("KG-3.6", "option-no-mains", value=shorten(mains)))
        if team and not is_mains(mains, players):
            a, b = (", ".join([str(seat) for seat in range(at, players, 2)]) for at in (0, 1))
            raise KleosError(by("KG-3.6", "option-mains", a=a, b=b, value=shorten(mains)))
        sides = checked_sides(given.get("sides", ()), players, team)
        return Setup(seed, players, None, {"mode": mode, "mains": list(mains), "sides": sides}, None)

    def begin(self, setup: Setup) -> State:
        mains = tuple(setup.options["mains"])
        sides = sides_by_seat(setup.options["sides"], setup.players, bool(mains))
        return deal(self.pool, setup.seed, setup.players, mains, sides)

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
        lines = [("mode", str(options["mode"]))]
        for key in ("mains", "sides"):
            if options[key]:
                lines.append((key, " ".join([str(entry) for entry in options[key]])))
        return lines

    def read_setup(self, seed: int, players: int, fields: dict[str, str]) -> Setup:
        options: dict[str, Any] = {}
        for key, text in fields.items():
            if key not in OPTIONS:
                raise KleosError(Words("key-unknown", key=key[:40]))
            options[key] = text if key == "mode" else [as_seat(word) for word in text.split()]
        return self.setup(seed, players, None, options)

    def seats(self, s: State) -> int:
        return len(as_board(s).players)

    # Playing --------------------------------------------------------------------------------------------------------
    def scores(self, s: State) -> tuple[int, ...]:
        return tuple([player.energy for player in as_board(s).players])

    def winners(self, s: State) -> tuple[int, ...]:
        return winners(as_board(s))

    def won_by(self, s: State) -> str:
        return words.WON_BY[why_over(as_board(s))]

    def scores_are(self) -> str:
        return "kanzume-energy"  # KG-8.26

    def concede(self, s: State, seat: int) -> None:
        g = as_board(s)
        if g.players[seat].out:
            raise KleosError(by("KG-8.21", "has-left", seat=seat))
        g.absent |= 1 << seat
        g.leaving = (*g.leaving, seat)
        if g.seat >= 0 and KINDS[g.kind] in self.top_level:
            back_to_course(g)
        g.run()

    def determinize(self, s: State, seat: int, seed: int) -> State:
        return determinized(as_board(s), seat, seed)

    def hidden(self, s: State, seat: int) -> tuple[int, ...]:
        return hidden(as_board(s), seat)

    def explain(self, s: State, token: str) -> Refusal:
        return explain(as_board(s), token)

    def score_sheet(self, document: dict[str, Any], lang: str) -> Sheet:
        raise KleosError(by("KG-8.20", "no-scoring", game=self.title))

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

    def change_text(self, change: Change, before: Measures, after: Measures, lang: str) -> str:
        return change_text(change, before, after, lang)

    def rare(self, s: State, action: Action, changed: Sequence[Change]) -> Rare | None:
        return rare(as_board(s), action, changed)

    def source(self, s: State) -> tuple[str, int] | None:
        return asking_line(as_board(s))

    def standing_questions(self, lang: str) -> dict[str, str]:
        return offers.standing_questions(lang)

    def standing_question(self, s: State) -> str:
        g = as_board(s)
        if g.seat < 0 or KINDS[g.kind] not in self.secret:
            return ""
        if g.kind == ASK_ANSWER:
            return offers.ANSWERING
        return offers.DEFENDING if g.attack().on == g.seat else offers.PROTECTING

    def prompt(self, s: State, lang: str) -> str:
        return words.prompt(as_board(s), lang)

    def option_text(self, s: State, action: Action, lang: str) -> str:
        return words.option_text(as_board(s), action, lang)

    def refusal_text(self, refusal: Refusal, lang: str) -> str:
        return words.refusal_text(refusal, self.pool, lang)


def as_seat(text: str) -> Any:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else text


def checked_sides(sides: Any, players: int, team: bool) -> list[str]:
    """The option `sides`, empty where it names no mythology (KG-3.30); raises KleosError if it cannot be."""
    entries = 1 if team else players
    given: list[Any] = list(sides) if isinstance(sides, (list, tuple)) else [None]
    if given and (len(given) != entries or any(side not in OPTIONS["sides"] for side in given)):
        clause, key = ("KG-3.33", "option-team-sides") if team else ("KG-3.31", "option-sides")
        known = ", ".join(OPTIONS["sides"])
        raise KleosError(by(clause, key, count=players, known=known, value=shorten(sides)))
    for at, side in enumerate(MYTHOLOGIES):
        count = given.count(side)
        if count > MOST_OF_A_SIDE:
            name = Called(words.mythology_name, at)
            raise KleosError(by("KG-3.32", "option-sides-many", side=name, most=MOST_OF_A_SIDE, count=count))
    return given if any(side != RANDOM for side in given) else []


def sides_by_seat(sides: list[str], players: int, team: bool) -> tuple[int, ...]:
    """The same as the board keeps it."""
    named = [MYTHOLOGIES.index(side) if side in MYTHOLOGIES else ANY_MYTHOLOGY for side in sides]
    if team and named:
        named = [named[0], 1 - named[0]] * (players // 2)
    return tuple(named)
