"""A line of the log for every event, as a seat saw it."""

from kleos.engine.events import Event, seats_in
from kleos.games.mythology_go import CATALOGUE, kinds
from kleos.games.mythology_go.board import NO_CARD, Board, Item
from kleos.games.mythology_go.visibility import bit
from kleos.games.mythology_go.words.names import card_name, colour_name, piece_name, player
from kleos.games.mythology_go.words.points import item_text
from kleos.language.languages import GRAMMARS
from kleos.words.endings import over
from kleos.words.given import Given
from kleos.words.phrases import check_language

SELF_EVIDENT = (kinds.COPIES_, kinds.TARGETS)  # they name their source themselves
ENTRIES = [f"log-{kind}" for kind in kinds.EVENTS]
WON_BY = ["by-points", "myths-by-rounds", "by-giving-up"]  # by reason


class Seen(Given):
    """An event as somebody saw it: its own fields, and the cards only where they were seen."""

    def __init__(self, event: Event, g: Board, lang: str, knows: bool) -> None:
        self.event = event
        self.g = g
        self.lang = lang
        self.seen = knows

    def card(self, at: int) -> str:
        return card_name(self.g.pool.cards[self.event.cards[at]], self.lang)

    @property
    def knows(self) -> bool:
        return self.seen

    @property
    def who(self) -> str:
        return player(self.event.seat)

    @property
    def other(self) -> str:
        """The player an event is about besides the one who acts."""
        return player(self.event.n)

    @property
    def holder(self) -> str:
        """The player with whom creatures are swapped."""
        return player(self.event.place)

    @property
    def number(self) -> int:
        return self.event.n

    @property
    def object(self) -> int:
        """The number of a creature."""
        return self.event.a

    @property
    def partner(self) -> int:
        """The number of the second creature."""
        return self.event.b

    @property
    def name(self) -> str:
        return self.card(0)

    @property
    def target(self) -> str:
        """The name of the second card."""
        return self.card(1)

    @property
    def piece(self) -> str:
        """ "Harpy #3", or that a face-down creature is meant."""
        if self.seen:
            return piece_name(self.name, self.event.a)
        return CATALOGUE.say("log-unseen", self.lang, {"object": self.event.a})

    @property
    def named(self) -> bool:
        """Whether there are cards, and they were seen."""
        return self.seen and bool(self.event.cards)

    @property
    def names(self) -> list[str]:
        """Of all cards, in their order."""
        return [self.card(at) for at in range(len(self.event.cards))]

    @property
    def colour(self) -> str:
        return colour_name(self.event.n, self.lang)

    @property
    def entry(self) -> str:
        """The entry of the counting an event tells."""
        event = self.event
        card = event.cards[0] if event.cards else NO_CARD
        return item_text(self.g, Item(event.seat, event.b, event.a, card, event.place, event.n), self.lang)

    @property
    def result(self) -> str:
        """Who has won, and why."""
        return over([player(seat) for seat in seats_in(self.event.b)], WON_BY[self.event.n], self.lang)


def event_text(g: Board, event: Event, seat: int | None, lang: str) -> str:
    """A line of the log as a seat saw it (None: a spectator), from the event's own fields alone."""
    check_language(lang)
    knows = event.sees & bit(-1 if seat is None else seat) != 0
    line = CATALOGUE.say(ENTRIES[event.kind], lang, Seen(event, g, lang, knows))
    if event.scope_card < 0 or event.kind in SELF_EVIDENT:
        return GRAMMARS[lang].logged(line)
    return GRAMMARS[lang].logged(line, card_name(g.pool.cards[event.scope_card], lang))
