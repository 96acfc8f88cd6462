"""A line of the log for every event, as a seat saw it: the entry `log-` with the name of the event."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from kleos.engine.events import Event
from kleos.games.naruto_mythos import CATALOGUE, kinds
from kleos.games.naruto_mythos.board import Board
from kleos.games.naruto_mythos.cards import Card
from kleos.games.naruto_mythos.kinds import PUBLIC
from kleos.games.naruto_mythos.words.names import card_label, card_name, player, rank, timing
from kleos.language.languages import GRAMMARS
from kleos.language.messages import Words
from kleos.words.endings import won
from kleos.words.given import Given
from kleos.words.phrases import check_language

EVENTS: Final = [f"log-{name}" for name in kinds.EVENTS]
WON_BY: Final = ["by-points", "naruto-by-edge", "by-giving-up"]  # by reason


class Seen(Given):
    """An event as somebody saw it: its own fields, and the cards only where they were seen."""

    def __init__(self, g: Board, event: Event, knows: bool, lang: str) -> None:
        self.pool = g.pool
        self.event = event
        self.knows = knows
        self.lang = lang

    # Numbers ----------------------------------------------------------------------------------------------------------
    @property
    def n(self) -> int:
        return self.event.n

    @property
    def object(self) -> int:
        """The number of a character."""
        return self.event.a

    @property
    def second(self) -> int:
        """The number of another character."""
        return self.event.b

    @property
    def round(self) -> int:
        return self.event.b

    # Players and places -----------------------------------------------------------------------------------------------
    @property
    def who(self) -> str:
        return player(self.event.seat, self.lang)

    @property
    def other(self) -> str:
        return player(1 - self.event.seat, self.lang)

    @property
    def keeper(self) -> str:
        """To whose hand a top card goes."""
        return player(self.event.b, self.lang)

    @property
    def mission(self) -> str:
        return rank(self.event.place)

    @property
    def origin(self) -> str:
        """The mission that is left."""
        return rank(self.event.n)

    @property
    def placed(self) -> bool:
        return self.event.place >= 0

    # Cards ------------------------------------------------------------------------------------------------------------
    def label(self, index: int) -> str:
        return card_label(self.pool.cards[index], self.lang)

    @property
    def cards(self) -> Sequence[str]:
        """The cards of the event, as far as they were seen."""
        return [self.label(index) for index in self.event.cards] if self.knows else ()

    @property
    def card(self) -> str:
        """The one card of the event, if it was seen."""
        return self.label(self.event.cards[0]) if self.knows else ""

    @property
    def top(self) -> str:
        """The top card of a character, if it was seen."""
        return self.label(self.event.cards[-1]) if self.knows and self.event.cards else ""

    @property
    def beneath(self) -> Sequence[str]:
        return self.cards[-2::-1]

    @property
    def name(self) -> str:
        """The card of a mission."""
        return self.label(self.event.b)

    @property
    def copied(self) -> str:
        """The card whose line is copied."""
        return self.label(self.event.b - 1)

    @property
    def timing(self) -> str:
        """The word of the line that is copied."""
        return timing(self.pool.cards[self.event.b - 1].lines[self.event.n - 1], self.lang)

    # What is equal ----------------------------------------------------------------------------------------------------
    @property
    def same(self) -> bool:
        return self.event.a == self.event.b

    @property
    def tied(self) -> bool:
        """Whether both sides have the same Power, and the Edge decides."""
        return self.same and self.event.seat >= 0

    @property
    def most(self) -> int:
        """The Power of the winner's side, or of the first player's."""
        return (self.event.b if self.event.seat == 1 else self.event.a) - kinds.TOTALS

    @property
    def least(self) -> int:
        return (self.event.a if self.event.seat == 1 else self.event.b) - kinds.TOTALS

    # The end ----------------------------------------------------------------------------------------------------------
    @property
    def won(self) -> str:
        """Who has won the match."""
        return won([self.who], self.lang)

    @property
    def how(self) -> Words:
        """How the match was won."""
        return Words(WON_BY[self.event.n])

    @property
    def source(self) -> str:
        """What gave points: a mission, or the line of a card."""
        if not self.knows:
            return ""
        card, number = self.event.cards[0], self.event.a
        lines = self.pool.cards[card].lines
        return self.line(card, number) if 0 < number <= len(lines) else card_name(self.pool.cards[card], self.lang)

    def line(self, index: int, number: int) -> str:
        return line_label(self.pool.cards[index], number, self.lang)


@lru_cache(maxsize=1024)  # log lines name the same lines again and again
def line_label(card: Card, number: int, lang: str) -> str:
    """ "Sakura Haruno KS-011 MAIN"."""
    values = {"card": card_name(card, lang), "id": card.id, "timing": timing(card.lines[number - 1], lang)}
    return CATALOGUE.say("log-line", lang, values)


def event_text(g: Board, event: Event, seat: int | None, lang: str) -> str:
    """A line of the log as a seat saw it (None: a spectator), from the event's own fields alone."""
    check_language(lang)
    bit = PUBLIC if seat is None or seat < 0 else 1 << seat
    seen = Seen(g, event, event.sees & bit != 0, lang)
    told = CATALOGUE.find(EVENTS[event.kind], lang).say(seen)
    return GRAMMARS[lang].logged(told, seen.line(event.scope_card, event.scope_line) if event.scope_card >= 0 else "")
