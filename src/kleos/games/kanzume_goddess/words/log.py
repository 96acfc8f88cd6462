"""A line of the log for every event, as a seat saw it. Passes are no events: nobody learns of them (KG-9.5).

What is said of an event is the entry `log-<kind>`; what it may ask for are the properties of `Seen`.
"""

from kleos.engine.events import Event, seats_in
from kleos.engine.lines import Line
from kleos.games.kanzume_goddess import CATALOGUE
from kleos.games.kanzume_goddess.board import Board
from kleos.games.kanzume_goddess.cards import Pool
from kleos.games.kanzume_goddess.kinds import EVENTS, FALLS, REACTED, RETURN
from kleos.games.kanzume_goddess.visibility import bit
from kleos.games.kanzume_goddess.words.names import ability_label, card_label, player, timing
from kleos.games.kanzume_goddess.words.text import brief_words
from kleos.language.languages import GRAMMARS
from kleos.words.endings import over
from kleos.words.given import Given
from kleos.words.phrases import check_language

ENTRIES = [f"log-{kind}" for kind in EVENTS]
WON_BY = [
    "kanzume-by-standing",
    "kanzume-by-energy",
    "kanzume-by-main",
    "kanzume-by-limit",
    "by-giving-up",
]  # by reason


class Seen(Given):
    """An event as somebody saw it: its own fields, and the cards only where they were seen."""

    def __init__(self, event: Event, pool: Pool, lang: str, knows: bool, mine: bool) -> None:
        self.event = event
        self.pool = pool
        self.lang = lang
        self.knows = knows
        self.mine = mine  # of whoever reads

    def name(self, at: int) -> str:
        """What one of its cards is called; just a card where they were not seen."""
        if not self.knows:
            return CATALOGUE.say("unseen-card", self.lang)
        return card_label(self.pool.cards[self.event.cards[at]], self.lang)

    def names(self) -> list[str]:
        return [self.name(at) for at in range(len(self.event.cards))]

    def line(self) -> Line | None:
        """The ability an event is about, whose number is that of the event."""
        lines = self.pool.cards[self.event.cards[0]].lines
        return lines[self.number - 1] if self.knows and 0 < self.number <= len(lines) else None

    @property
    def who(self) -> str:
        return player(self.event.seat)

    @property
    def number(self) -> int:
        return self.event.n

    @property
    def card(self) -> str:
        return self.name(0)

    @property
    def piece(self) -> str:
        """ "#12 Aries"."""
        return f"#{self.event.a} {self.card}"

    @property
    def seen(self) -> bool:
        return self.knows

    @property
    def listed(self) -> list[str] | None:
        """All cards, each name once, where they were seen."""
        if not self.knows or not self.event.cards:
            return None
        names = self.names()
        counted = [name if names.count(name) == 1 else f"{names.count(name)} × {name}" for name in names]
        return list(dict.fromkeys(counted))

    @property
    def ability(self) -> str:
        """What the ability does, told of its player."""
        line = self.line()
        return brief_words(line, self.pool, self.lang, "" if self.mine else self.who) if line is not None else ""

    @property
    def used_for(self) -> str:
        """The same where the card could have been used for something else."""
        card = self.pool.cards[self.event.cards[0]]
        same = card.reactions if self.event.kind == REACTED else card.actions
        return self.ability if len(same) > 1 else ""

    @property
    def timing(self) -> str:
        line = self.line()
        return timing(line, self.lang) if line is not None else ""

    @property
    def pile(self) -> int | None:
        """A Warrior pile as people count them."""
        return self.event.place + 1 if self.event.place >= 0 else None

    @property
    def attacked(self) -> str:
        return player(self.event.a)

    @property
    def own(self) -> bool:
        """Whether it is one's own God that is attacked."""
        return self.event.a == self.event.seat

    @property
    def target(self) -> str:
        return player(self.event.b)

    @property
    def goal(self) -> int:
        """The energy at which a sealed God returns."""
        return RETURN

    @property
    def fall(self) -> str:
        return fall_text(self.event.seat, self.event.b, player(self.event.a), self.names(), self.lang)

    @property
    def ending(self) -> str:
        winners = [player(seat) for seat in seats_in(self.event.b)]
        team = WON_BY[self.number] != "kanzume-by-limit"  # otherwise several win only as a team
        return over(winners, WON_BY[self.number], self.lang, team)


def event_text(g: Board, event: Event, seat: int | None, lang: str) -> str:
    """A line of the log as a seat saw it (None: a spectator), from the event's own fields alone."""
    check_language(lang)
    knows = event.sees & bit(-1 if seat is None else seat) != 0
    line = CATALOGUE.say(ENTRIES[event.kind], lang, Seen(event, g.pool, lang, knows, event.seat == seat))
    if event.scope_card < 0:
        return GRAMMARS[lang].logged(line)
    ability = g.pool.cards[event.scope_card].lines[event.scope_line - 1]
    return GRAMMARS[lang].logged(line, ability_label(ability, g.pool, lang))


def fall_text(seat: int, how: int, by: str, names: list[str], lang: str) -> str:
    """ "Zeus, the God of p0, fell, struck by Taurus of p1"; the names of the God and of the card that did it."""
    card = names[1] if len(names) > 1 else ""
    values = {"god": names[0], "who": player(seat), "how": FALLS[how], "by": by, "card": card}
    return CATALOGUE.say("fall", lang, values)
