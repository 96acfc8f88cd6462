"""Mythology GO as the boundary sees it."""

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from kleos.cards.files import own_text
from kleos.engine.actions import Action
from kleos.engine.errors import CardFileError, KleosError, PositionError, Refusal
from kleos.engine.events import Event
from kleos.engine.game import Change, Choice, DealtGame, Face, Measures, Origin, Rare, Setup, Sheet, Side
from kleos.engine.state import State
from kleos.games.mythology_go import offers, words
from kleos.games.mythology_go.board import as_board
from kleos.games.mythology_go.cards import Card, Pool
from kleos.games.mythology_go.deal import deal
from kleos.games.mythology_go.explain import explain
from kleos.games.mythology_go.flow import why_over, winners
from kleos.games.mythology_go.foreseeing import change_text, measures, rare, standings
from kleos.games.mythology_go.invariants import broken
from kleos.games.mythology_go.kinds import (
    ANSWERS,
    CARD_KINDS,
    CLAUSES,
    COLOURS,
    KINDS,
    LEAST_PLAYERS,
    MOST_PLAYERS,
    WANTED,
)
from kleos.games.mythology_go.pool import CARD_WORDS, GAME, read_pool, standard_pool
from kleos.games.mythology_go.position import read_position, write_position
from kleos.games.mythology_go.saving import decode_board, encode_board
from kleos.games.mythology_go.schema import View
from kleos.games.mythology_go.sheet import changed, reckoning, score_sheet
from kleos.games.mythology_go.view import asking_line, event_view, objects, view
from kleos.games.mythology_go.visibility import determinized, hidden
from kleos.language.messages import Words, say

FIELDS = {"never_down": "hidden"}  # facts that a card file calls otherwise


class CardFace(Face):
    """A card of the box as people see it."""

    reconstructed = True  # most of it (the note of the card file)

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
        if card.creature:
            colour = words.colour_name(card.colour, lang)
            facts = {**kind, "colour": colour, "value": card.value, "slots": card.slots, "copies": card.copies}
            return {**facts, "never_down": not card.may_hide}
        if card.spell:
            return {**kind, "copies": card.copies}
        return {**kind, "identification": card.identification} if card.divinity else kind

    def keys(self) -> dict[str, Any]:
        out = self.facts()
        if self.card.creature:
            out["colour"] = COLOURS[self.card.colour]
            out["hidden"] = not out.pop("never_down")
        return out

    def origins(self, lang: str = "en") -> dict[str, Origin]:
        printed = self.card.printed
        name = printed.name_origin(self.card.names, lang)
        return {"name": name, **{key: printed.origin(FIELDS.get(key, key), lang) for key in self.facts()}}

    def text(self, lang: str = "en") -> list[str]:
        return words.card_text(self.card, self.pool, lang)

    def text_origins(self, lang: str = "en") -> list[Origin]:
        fields = [f"line.{line.number}" for line in self.card.lines] + list(words.notes(self.card, lang))
        return [self.card.printed.origin(field, lang) for field in fields]


class MythologyGo(DealtGame[View]):
    """The game of creatures, divinities and beliefs for two to eight."""

    id = GAME
    title = "Mythology GO"
    least_players = LEAST_PLAYERS
    most_players = MOST_PLAYERS
    card_words = CARD_WORDS
    players_clause = "MG-1.1"
    minutes = (10, 20)  # for 80 decisions
    difficulty = 3
    decks_clause = "MG-2.1"
    kinds = KINDS
    top_level = frozenset({"choose-belief", "main"})
    answers = ANSWERS
    routine = frozenset({"return-order"})
    clearing = "round"
    revealing = frozenset(
        {
            "found",
            "not-found",
            "show",
            "none-fits",
            "counting",
            "reveal",
            "saw-divinity",
            "saw-unused",
            "deal",
            "declare",
        }
    )
    clauses = CLAUSES
    wanted = WANTED
    arranges = "field"  # MG-5.5.1

    def __init__(self, pool: Pool | None = None, file: tuple[str, str] | None = None) -> None:
        self.pool = pool or standard_pool()
        self.file = file  # name and text of the card file that the pool was read from, None: the game's own

    def with_cards(self, name: str, text: str) -> "MythologyGo":
        return MythologyGo(read_pool(name, text), (name, text))

    # About ----------------------------------------------------------------------------------------------------------
    def faces(self) -> dict[str, Face]:
        return {card.id: CardFace(card, self.pool) for card in self.pool.cards}

    def rules_text(self) -> str:
        return files("kleos.games.mythology_go").joinpath("rules.md").read_text("utf-8")

    def option_values(self) -> dict[str, tuple[Any, ...]]:
        return {}

    # Choosing what to play ------------------------------------------------------------------------------------------
    def about(self, lang: str) -> str:
        return say("mythology-about", lang)

    def about_cards(self, lang: str) -> str:
        return say("mythology-about-cards", lang)

    def sides_name(self, lang: str) -> str:
        return say("mythology-sides", lang)

    def sides(self, lang: str) -> list[Side]:
        return []

    def choices(self, lang: str) -> list[Choice]:
        return []

    def filters(self) -> dict[str, list[Any]]:
        return offers.filters(self.pool)

    # Beginning ------------------------------------------------------------------------------------------------------
    def setup(self, seed: int, players: int, decks: Any, options: Mapping[str, Any] | None) -> Setup:
        self.refuse_decks(decks)
        for key in options or {}:
            raise KleosError(Words("no-options", option=str(key)[:40], game=self.title))
        return Setup(seed, players, None, {}, None)

    def begin(self, setup: Setup) -> State:
        return deal(self.pool, setup.seed, setup.players)

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
        return []

    def read_setup(self, seed: int, players: int, fields: dict[str, str]) -> Setup:
        for key in fields:
            raise KleosError(Words("key-unknown", key=key[:40]))
        return self.setup(seed, players, None, None)

    def seats(self, s: State) -> int:
        return len(as_board(s).players)

    # Playing --------------------------------------------------------------------------------------------------------
    def scores(self, s: State) -> tuple[int, ...]:
        return tuple([sum(player.scores) for player in as_board(s).players])

    def winners(self, s: State) -> tuple[int, ...]:
        return winners(as_board(s))

    def won_by(self, s: State) -> str:
        return words.WON_BY[why_over(as_board(s))]

    def concede(self, s: State, seat: int) -> None:
        g = as_board(s)
        g.absent |= 1 << seat
        g.leaving = (*g.leaving, seat)
        g.run()

    def determinize(self, s: State, seat: int, seed: int) -> State:
        return determinized(as_board(s), seat, seed)

    def hidden(self, s: State, seat: int) -> tuple[int, ...]:
        return hidden(as_board(s), seat)

    def explain(self, s: State, token: str) -> Refusal:
        return explain(as_board(s), token)

    def score_sheet(self, document: dict[str, Any], lang: str) -> Sheet:
        changes = document.get("cards")
        if changes is None:
            return score_sheet(self.pool, document, lang)
        name, text = self.file or ("cards.toml", own_text(GAME))
        try:
            pool = read_pool(name, text, lambda data: changed(data, changes))
        except CardFileError as problem:
            raise PositionError("cards", problem.words) from None
        return score_sheet(pool, document, lang)

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

    def arrangeable(self, s: State, seat: int) -> tuple[int, ...]:
        return as_board(s).players[seat].field

    def measures(self, s: State, seat: int) -> Measures:
        return measures(as_board(s), seat)

    def standings(self, s: State, seat: int) -> tuple[int, ...]:
        return standings(as_board(s), seat)

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
