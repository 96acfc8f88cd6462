"""A line of the log for every event, as a seat saw it.

What is said of an event is the entry `log-<kind>`; what it may ask for are the properties of `Seen`.
"""

from functools import lru_cache

from kleos.engine.events import Event, seats_in
from kleos.games.saint_seiya import CATALOGUE
from kleos.games.saint_seiya.board import Board
from kleos.games.saint_seiya.cards import Card, Pool
from kleos.games.saint_seiya.kinds import CURRENCIES, EVENTS, FREE
from kleos.games.saint_seiya.visibility import bit
from kleos.games.saint_seiya.words.names import card_label, cost_cut, player, say, the_card, timing
from kleos.games.saint_seiya.words.points import points_text
from kleos.language.languages import GRAMMARS
from kleos.words.endings import over
from kleos.words.given import Given
from kleos.words.phrases import check_language

WON_BY = ["by-points", "by-giving-up"]  # by reason
ENTRIES = [f"log-{kind}" for kind in EVENTS]


class Seen(Given):
    """An event as somebody saw it: its own fields, and the cards only where they were seen."""

    def __init__(self, event: Event, pool: Pool, lang: str, knows: bool) -> None:
        self.event = event
        self.pool = pool
        self.lang = lang
        self.knows = knows

    def named(self, at: int) -> str:
        """A card of the event within a sentence."""
        if not self.knows:
            return say("unseen-card", self.lang)
        return the_card(self.pool.cards[self.event.cards[at]], self.lang)

    def numbered(self, number: int, at: int) -> str:
        """ "#12 Aries Mu"; without a number the title alone."""
        title = self.title(at)
        return f"#{number} {title}" if number else title

    def title(self, at: int) -> str:
        """A card of the event as its title alone."""
        if not self.knows:
            return say("unseen-card", self.lang)
        return card_label(self.pool.cards[self.event.cards[at]], self.lang)

    @property
    def who(self) -> str:
        return player(self.event.seat)

    @property
    def nobody(self) -> bool:
        """Whether it is no player's event."""
        return self.event.seat < 0

    @property
    def other(self) -> str:
        """The other player of an event between two, whose seat is its number."""
        return player(self.event.n)

    @property
    def number(self) -> int:
        return self.event.n

    @property
    def place(self) -> int:
        """A place of the terrain as the rules count them, from 1."""
        return self.event.place + 1

    @property
    def back(self) -> int:
        """The place of the other card, where two change places."""
        return self.event.n + 1

    @property
    def card(self) -> str:
        return self.named(0)

    @property
    def second(self) -> str:
        return self.named(1)

    @property
    def piece(self) -> str:
        return self.numbered(self.event.a, 0)

    @property
    def partner(self) -> str:
        return self.numbered(self.event.b, 1)

    @property
    def count(self) -> int:
        """How many cards it is about."""
        return len(self.event.cards)

    @property
    def shown(self) -> bool:
        """Whether there are cards, and they were seen."""
        return self.knows and len(self.event.cards) > 0

    @property
    def titles(self) -> list[str]:
        """The titles of all cards, each once."""
        titles = [card_label(self.pool.cards[index], self.lang) for index in self.event.cards]
        counted = [title if titles.count(title) == 1 else f"{titles.count(title)} × {title}" for title in titles]
        return list(dict.fromkeys(counted))

    @property
    def price(self) -> str:
        """What a card is paid for with."""
        currency = self.event.b >> 1
        return "free" if currency == FREE else CURRENCIES[currency]

    @property
    def armour(self) -> bool:
        """Whether the armour was used to pay for it."""
        return self.event.b >> 1 != FREE and self.event.b & 1 == 1

    @property
    def cut(self) -> list[str]:
        """How much less a card costs."""
        return cost_cut(self.event.n, self.event.b, self.lang)

    @property
    def points(self) -> str:
        if not self.knows:
            return say("unseen-card", self.lang)
        return points_text(self.pool, self.event.cards[0], self.event.a, self.event.b, self.lang)

    @property
    def ending(self) -> str:
        winners = [player(seat) for seat in seats_in(self.event.b)]
        return over(winners, WON_BY[self.event.n], self.lang)


def event_text(g: Board, event: Event, seat: int | None, lang: str) -> str:
    """A line of the log as a seat saw it (None: a spectator), from the event's own fields alone."""
    check_language(lang)
    knows = event.sees & bit(-1 if seat is None else seat) != 0
    line = CATALOGUE.find(ENTRIES[event.kind], lang).say(Seen(event, g.pool, lang, knows))
    if event.scope_card < 0:
        return GRAMMARS[lang].logged(line)
    return GRAMMARS[lang].logged(line, effect_label(g.pool.cards[event.scope_card], event.scope_line, lang))


@lru_cache(maxsize=1024)  # log lines name the same effects again and again
def effect_label(card: Card, number: int, lang: str) -> str:
    """ "Aries Mu, Impact"."""
    return say("log-by", lang, card=card_label(card, lang), timing=timing(card.lines[number - 1], lang))
