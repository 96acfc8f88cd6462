"""What a game tells the terminal: how a match of it begins, how its table is written in lines, what to give as example."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic

from rich.console import RenderableType

import kleos
from kleos.engine.game import Side
from kleos.engine.typed import V
from kleos.match import Match
from kleos.table.seating import PERSON, Seat, brought
from kleos.terminal.messages import Mistake


@dataclass(frozen=True)
class Wishes:
    """What is asked of a new match; the game sees to the rest."""

    lang: str
    sides: tuple[str | None, ...] = ()  # by seat: what the player brings
    options: Mapping[str, Any] = field(default_factory=dict)  # of the match


@dataclass(frozen=True)
class Examples:
    """What people could type in this game."""

    card: str
    name: str  # a part of a card's name
    tokens: str
    token: str
    clause: str
    words: str  # to look for in the rules


class Presenter(Generic[V]):
    """One game at the terminal, beside the picture of its table."""

    examples: Examples
    # Options of the command line that not every game knows, each with what it may be, where that is a word
    own_options: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    brings = ""  # the message that asks what a player brings
    other_brings = ""  # the same for the second of two people; "" if that is not asked
    asks_for_sheets = False  # whether its score sheets are short enough to be asked for line by line
    counts = False  # whether rounds are counted, and the countings can be looked at again

    def __init__(self, rules: kleos.Rules) -> None:
        self.rules = rules

    # Beginning ------------------------------------------------------------------------------------------------------
    def begin(self, seed: int, players: int, wishes: Wishes) -> Match:
        """A new match; whoever brings nothing draws what is left, or leaves it to the rules."""
        sides = [*wishes.sides, *[None] * (players - len(wishes.sides))]
        seats = [Seat(PERSON) if side is None else self.seat_with(side, wishes.lang) for side in sides]
        decks, options = brought(self.rules, seats, wishes.options, seed)
        return kleos.new(self.rules.game, seed=seed, players=players, decks=decks, options=options)

    def seat_with(self, given: str, lang: str) -> Seat:
        """The seat of somebody who brings this; raises a Mistake if nobody can."""
        raise NotImplementedError

    def offered(self, players: int, lang: str) -> list[Side]:
        """What is chosen before a match of so many, the one to begin with first: what one brings, or how to play."""
        return self.rules.sides(lang)

    def wishes(self, lang: str, chosen: tuple[str, ...]) -> Wishes:
        """A match with what was chosen of that, seat by seat where it is brought."""
        return Wishes(lang, chosen)

    # The table in lines ---------------------------------------------------------------------------------------------
    def table(self, view: V, names: list[str], lang: str, width: int) -> RenderableType:
        """The table as a seat is shown it; a width of 0 is a pipe, with one thing a line."""
        raise NotImplementedError

    def piles(self, view: V, names: list[str], lang: str) -> RenderableType:
        """The piles that anybody may look through."""
        raise NotImplementedError

    def counting(self, view: V, names: Sequence[str], lang: str, round: int | None) -> RenderableType:
        """The counting of a finished round, point by point, by default the last; only where rounds are counted."""
        raise NotImplementedError

    def card_at(self, view: V, object: str) -> str:
        """The id of the card with a number on the table, if the seat may know it."""
        raise NotImplementedError

    def spelled(self, word: str) -> str:
        """A word of a token as the game writes it, whatever the case it was typed in."""
        raise NotImplementedError

    def notes(self, lang: str) -> list[tuple[str, str]]:
        """What else is to be said in the help: a word for it, and the sentence."""
        return []

    # Decks ----------------------------------------------------------------------------------------------------------
    @property
    def has_decks(self) -> bool:
        """Whether players bring decks."""
        return bool(self.rules.starter_decks)

    def no_decks(self, option: str, lang: str) -> Mistake:
        """What is answered to an option that asks for decks where there are none."""
        return Mistake("cli-argument", name=option, problem=self.rules.deck_errors("", lang)[0])

    def deck_list(self, view: V) -> list[str]:
        """The deck of the seat that looks, as it was at the start."""
        raise NotImplementedError

    def deck_text(self, name: str, lang: str) -> str:
        """A starter deck as plain text."""
        raise NotImplementedError
