"""What a game brings to the table: how its things are drawn, named and pointed at, and what belongs to a token."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic

from rich.console import RenderableType
from rich.style import Style

import kleos
from kleos.engine.typed import V
from kleos.games.rulings import rulings
from kleos.terminal.messages import say
from kleos.terminal.presenters import presenter_of
from kleos.terminal.table.canvas import Canvas
from kleos.terminal.table.palette import AIM, LIT

AIMED = "»"
ALSO = "•"


@dataclass(frozen=True)
class Look(Generic[V]):
    """What is to be drawn: a view, and what the person at the screen may do and points at."""

    view: V
    lang: str
    names: tuple[str, ...]  # of the players, by seat
    headline: str = ""  # whose turn it is, in words
    tokens: tuple[str, ...] = ()  # what the person may choose now
    letters: Mapping[str, str] = field(default_factory=dict)  # by thing: the key that chooses it
    aims: frozenset[str] = frozenset()  # the things that the choice under the cursor leads to
    cursor: str | None = None


class Layout(Generic[V]):
    """The table of one game. Things are known by keys, which are the layout's own."""

    def __init__(self, game: str) -> None:
        self.presenter = presenter_of(game)
        self.rules: kleos.Rules = self.presenter.rules

    def about(self, lang: str) -> str:
        """What the game is about, in a sentence or two."""
        raise NotImplementedError

    # Drawing --------------------------------------------------------------------------------------------------------
    def head(self, look: Look[V], width: int, height: int) -> Canvas:
        """How the match stands, and whoever else sits there, if possible in at most so many rows: always in sight."""
        raise NotImplementedError

    def table(self, look: Look[V], width: int, height: int) -> Canvas:
        """What lies on the table; higher than asked for if it must be."""
        raise NotImplementedError

    def hand(self, look: Look[V], width: int, height: int) -> Canvas:
        """Whoever looks, and the cards in hand, if possible in at most so many rows: always in sight."""
        raise NotImplementedError

    # Things ---------------------------------------------------------------------------------------------------------
    def subject(self, token: str, look: Look[V]) -> str | None:
        """The thing one would point at to choose this token; None if there is none."""
        raise NotImplementedError

    def aims(self, token: str) -> tuple[str, ...]:
        """The other things that the token names."""
        raise NotImplementedError

    def summary(self, key: str, tokens: list[str], look: Look[V]) -> str:
        """A thing that can be chosen in several ways, and the ways in short."""
        raise NotImplementedError

    def title(self, key: str, look: Look[V]) -> str:
        """What a thing is called."""
        raise NotImplementedError

    def number(self, key: str) -> int:
        """The number of a thing that its player may lay elsewhere, 0 if it is none; only where things are arranged."""
        return 0

    def cards(self, key: str, look: Look[V]) -> list[str]:
        """The ids of the cards to be read at a thing: the one on top first; empty if the seat may not know them."""
        raise NotImplementedError

    def standing(self, key: str, look: Look[V]) -> list[str]:
        """What is to be said about a thing as it lies on the table, beyond its card."""
        raise NotImplementedError

    def clauses(self, card: str) -> list[str]:
        """The ids of the clauses that rule on a card."""
        return rulings(self.rules.game).get(card, [])

    def chapter(self, kind: str) -> list[str]:
        """The ids of the clauses to read at such a decision, if its question names none."""
        raise NotImplementedError

    def tries(self, key: str, kind: str, look: Look[V]) -> list[tuple[str, str]]:
        """What one might want to do with a thing at such a decision: tokens, and each in a few words."""
        raise NotImplementedError

    def passing(self, tokens: tuple[str, ...]) -> int | None:
        """The option that means doing nothing more, if there is one."""
        raise NotImplementedError

    def legend(self, lang: str) -> list[tuple[str, str]]:
        """The signs of the picture and what they mean."""
        raise NotImplementedError

    def piles(self, look: Look[V]) -> list[tuple[str, list[str]]]:
        """Piles that anybody may look through: a heading and the cards, top card first."""
        raise NotImplementedError

    def emptied(self, at: int, lang: str) -> str:
        """How the pile at that place among those is said to be empty."""
        return say("pile-empty", lang)

    def countings(self, look: Look[V]) -> list[RenderableType]:
        """What was counted, point by point, a page a round, the last one first; only where rounds are counted."""
        raise NotImplementedError

    def in_short(self, view: V, lang: str) -> str:
        """How a match stands, in a few words."""
        raise NotImplementedError


# Signs --------------------------------------------------------------------------------------------------------------------
def mark_of(key: str, look: Look) -> str:
    """What stands before a thing: the letter that chooses it, or that the present choice leads here."""
    letter = look.letters.get(key, "")
    if letter:
        return letter
    if key in look.aims:
        return AIMED
    return ALSO if key in look.letters else " "


def style_of(key: str, look: Look, otherwise: Style) -> Style:
    """How a thing is written: lit if it can be chosen or is led to."""
    return LIT if key in look.letters else AIM if key in look.aims else otherwise
