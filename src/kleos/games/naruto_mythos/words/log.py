"""A line of the log for every event, as a seat saw it."""

from dataclasses import dataclass

from kleos.engine.events import Event
from kleos.games.naruto_mythos import kinds
from kleos.games.naruto_mythos.board import Board
from kleos.games.naruto_mythos.cards import (
    Pool,
)
from kleos.games.naruto_mythos.kinds import PUBLIC
from kleos.games.naruto_mythos.words.names import card_label, card_name, player, timing
from kleos.games.naruto_mythos.words.prompts import rank
from kleos.words import english, shared  # noqa: F401 - "shared" is there for the rules it enters
from kleos.words.english import count
from kleos.words.phrases import (
    Table,
)


@dataclass(frozen=True)
class Seen:
    """An event as somebody saw it: its own fields, and the cards only where they were seen."""

    event: Event
    pool: Pool
    lang: str
    knows: bool

    @property
    def who(self) -> str:
        return player(self.event.seat, self.lang)

    @property
    def other(self) -> str:
        return player(1 - self.event.seat, self.lang)

    @property
    def mission(self) -> str:
        return rank(self.event.place)

    def label(self, index: int) -> str:
        return card_label(self.pool.cards[index], self.lang)

    def labels(self) -> list[str]:
        return [self.label(index) for index in self.event.cards] if self.knows else []


EVENTS: Table[int] = Table("event")


def event_text(g: Board, event: Event, seat: int | None, lang: str) -> str:
    """A line of the log as a seat saw it (None: a spectator), from the event's own fields alone."""
    bit = PUBLIC if seat is None or seat < 0 else 1 << seat
    text: str = EVENTS.rule(event.kind, lang)(Seen(event, g.pool, lang, event.sees & bit != 0))
    if event.scope_card >= 0:
        card = g.pool.cards[event.scope_card]
        text += f" ({card_name(card, lang)} {card.id} {timing(card.lines[event.scope_line - 1])})"
    return text + "."


def card_en(seen: Seen) -> str:
    """The one card of the event."""
    return seen.labels()[0] if seen.knows else "a card"


def cards_en(seen: Seen) -> str:
    """ "2 cards", with their names where they were seen."""
    names = seen.labels()
    return count(seen.event.n, "card") + (f": {'; '.join(names)}" if names else "")


def stack_en(seen: Seen) -> str:
    """A character by number, with its top card, and what lies beneath, where they were seen."""
    names = seen.labels()
    if not names:
        return f"hidden character #{seen.event.a}"
    beneath = f" over {'; '.join(names[-2::-1])}" if len(names) > 1 else ""
    return f"#{seen.event.a} {names[-1]}{beneath}"


def subject_en(seen: Seen) -> str:
    return english.capital(stack_en(seen))


def new_en(seen: Seen) -> str:
    """A card that has just got a number of its own."""
    return f"{card_en(seen)} as #{seen.event.a}"


def paid_en(seen: Seen) -> str:
    return f"for {seen.event.n} chakra"


def totals_en(seen: Seen) -> str:
    return f"{seen.event.a - kinds.TOTALS} to {seen.event.b - kinds.TOTALS}"


def defeated_en(seen: Seen) -> str:
    kept = f"; its top card goes to the hand of {player(seen.event.b, 'en')}" if seen.event.n else ""
    return f"{subject_en(seen)} is defeated in mission {seen.mission}{kept}"


def saved_en(seen: Seen) -> str:
    event = seen.event
    if event.a == event.b:
        return f"The line of #{event.a} applies instead"
    return f"#{event.a} takes the place of #{event.b}"


def copied_en(seen: Seen) -> str:
    card = seen.pool.cards[seen.event.b - 1]
    return f"#{seen.event.a} copies {card_label(card, 'en')} {timing(card.lines[seen.event.n - 1])}"


def won_en(seen: Seen) -> str:
    return (
        f"{seen.who} wins mission {seen.mission} ({totals_en(seen)}) and gains {count(seen.event.n, 'mission point')}"
    )


EVENTS.enter(kinds.EDGE_TO, en=lambda e: f"The Edge goes to {e.who}")
EVENTS.enter(kinds.MULLIGANED, en=lambda e: f"{e.who} {'takes a mulligan' if e.event.n else 'keeps the opening hand'}")
EVENTS.enter(kinds.ROUND, en=lambda e: f"Round {e.event.n} begins; {e.who} has the Edge")
EVENTS.enter(kinds.MISSION_UP, en=lambda e: f"Mission {e.mission} is {e.label(e.event.b)}")
EVENTS.enter(kinds.INCOME, en=lambda e: f"{e.who} receives {e.event.n} chakra")
EVENTS.enter(kinds.DREW, en=lambda e: f"{e.who} draws {cards_en(e)}")
EVENTS.enter(kinds.PLAYED, en=lambda e: f"{e.who} plays {new_en(e)} on mission {e.mission} {paid_en(e)}")
EVENTS.enter(
    kinds.UPGRADED, en=lambda e: f"{e.who} upgrades #{e.event.a} on mission {e.mission} with {card_en(e)} {paid_en(e)}"
)
EVENTS.enter(kinds.REVEALED, en=lambda e: f"{e.who} reveals {stack_en(e)} on mission {e.mission} {paid_en(e)}")
EVENTS.enter(kinds.REVEAL_UPGRADED, en=lambda e: (
    f"{e.who} reveals #{e.event.b} {card_en(e)} on mission {e.mission} as an upgrade of #{e.event.a} {paid_en(e)}"))  # fmt: skip
EVENTS.enter(kinds.PUT_DOWN, en=lambda e: f"{e.who} hides {new_en(e)} face down on mission {e.mission} {paid_en(e)}")
EVENTS.enter(kinds.PUT_HIDDEN, en=lambda e: f"{e.who} puts {new_en(e)} face down on mission {e.mission}")
EVENTS.enter(kinds.PASSED, en=lambda e: f"{e.who} passes")
EVENTS.enter(kinds.TOKENS, en=lambda e: f"#{e.event.a} gets {count(e.event.n, 'Power token')}")
EVENTS.enter(kinds.TOKENS_LOST, en=lambda e: f"#{e.event.a} loses {count(e.event.n, 'Power token')}")
EVENTS.enter(kinds.TOKENS_TAKEN, en=lambda e: f"#{e.event.b} takes {count(e.event.n, 'Power token')} from #{e.event.a}")
EVENTS.enter(kinds.MOVED, en=lambda e: f"{subject_en(e)} moves from mission {rank(e.event.n)} to mission {e.mission}")
EVENTS.enter(kinds.HIDDEN, en=lambda e: f"{subject_en(e)} is hidden in mission {e.mission}")
EVENTS.enter(kinds.DEFEATED, en=defeated_en)
EVENTS.enter(kinds.TO_HAND, en=lambda e: f"{subject_en(e)} returns from mission {e.mission} to the hand of {e.who}")
EVENTS.enter(kinds.TOP_DISCARDED, en=lambda e: f"The top card of #{e.event.a}, {card_en(e)}, is discarded")
EVENTS.enter(kinds.BENEATH, en=lambda e: f"From beneath #{e.event.a} {cards_en(e)} to the discard pile of {e.who}")
EVENTS.enter(kinds.TOOK_TOP, en=lambda e: f"{e.who} takes the top card of the deck of {e.other}: {card_en(e)}")
EVENTS.enter(kinds.CONTROL, en=lambda e: f"{e.who} takes control of {stack_en(e)} in mission {e.mission}")
EVENTS.enter(kinds.CONTROL_ENDS, en=lambda e: f"{subject_en(e)} returns to the side of {e.who} in mission {e.mission}")
EVENTS.enter(kinds.CONFLICT, en=lambda e: (
    f"{subject_en(e)} is discarded: {e.who} has another character of that name in mission {e.mission}"))  # fmt: skip
EVENTS.enter(kinds.DISCARDED, en=lambda e: f"{e.who} discards {card_en(e)}")
EVENTS.enter(kinds.MILLED, en=lambda e: f"{e.who} discards {card_en(e)} from the top of the deck")
EVENTS.enter(kinds.PUT_BACK, en=lambda e: f"{e.who} puts {card_en(e)} from the hand on top of the deck")
EVENTS.enter(kinds.RECOVERED, en=lambda e: f"{e.who} takes {card_en(e)} from the discard pile into the hand")
EVENTS.enter(
    kinds.SHOWN,
    en=lambda e: f"{e.who} shows {cards_en(e)} and takes {'it' if e.event.n == 1 else 'them'} into the hand",
)
EVENTS.enter(kinds.LOOKED, en=lambda e: f"{e.who} looks at {stack_en(e)} in mission {e.mission}")
EVENTS.enter(kinds.LOOKED_HAND, en=lambda e: f"{e.who} looks at the hand of {e.other}, {cards_en(e)}")
EVENTS.enter(kinds.LOOKED_DECK, en=lambda e: f"{e.who} looks at the top of the deck, {cards_en(e)}")
EVENTS.enter(kinds.CHAKRA, en=lambda e: f"{e.who} gains {e.event.n} chakra")
EVENTS.enter(kinds.CHAKRA_LOST, en=lambda e: f"{e.who} loses {e.event.n} chakra")
EVENTS.enter(kinds.CHAKRA_TAKEN, en=lambda e: f"{e.who} takes {e.event.n} chakra from {e.other}")
EVENTS.enter(kinds.POINTS, en=lambda e: f"{e.who} gains {count(e.event.n, 'mission point')}")
EVENTS.enter(kinds.WON, en=won_en)
EVENTS.enter(kinds.NOBODY_WON, en=lambda e: f"Nobody wins mission {e.mission} ({totals_en(e)})")
EVENTS.enter(kinds.LOCKED, en=lambda e: f"#{e.event.a} locks #{e.event.b} in mission {e.mission}")
EVENTS.enter(kinds.SAVED, en=saved_en)
EVENTS.enter(kinds.COPIED, en=copied_en)
EVENTS.enter(kinds.ROUND_END, en=lambda e: f"Round {e.event.n} ends; chakra and Power tokens are cleared")
EVENTS.enter(kinds.ENDED, en=lambda e: f"The match ends; {e.who} wins")
EVENTS.enter(kinds.CONCEDED, en=lambda e: f"{e.who} gives up")
