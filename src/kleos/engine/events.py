"""The log: one event for everything that happened, linked backwards so that clones share their past."""

from typing import final


@final
class Event:
    """Something that happened. `sees` tells, bit by bit, which seats learn the cards (the bit after the last seat: everybody)."""

    __slots__ = (
        "a",
        "b",
        "cards",
        "kind",
        "n",
        "number",
        "place",
        "prev",
        "scope_card",
        "scope_line",
        "seat",
        "sees",
        "source",
    )

    def __init__(
        self,
        prev: "Event | None",
        kind: int,
        seat: int,
        a: int,
        b: int,
        place: int,
        n: int,
        cards: tuple[int, ...],
        sees: int,
        source: int,
        scope_card: int,
        scope_line: int,
    ) -> None:
        self.prev = prev
        self.number: int = 1 if prev is None else prev.number + 1
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.place = place
        self.n = n
        self.cards = cards  # identities, not physical cards: a log must not change when tables are permuted
        self.sees = sees
        self.source = source  # the object whose line did it, 0 if none
        self.scope_card = scope_card  # the card whose line did it, -1 if it was a rule
        self.scope_line = scope_line

    def numbers(self) -> list[int]:
        return [
            self.kind,
            self.seat,
            self.a,
            self.b,
            self.place,
            self.n,
            self.sees,
            self.source,
            self.scope_card,
            self.scope_line,
        ]


def mask_of(seats: tuple[int, ...]) -> int:
    """Several seats as one number, a bit for each."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def seats_in(mask: int) -> list[int]:
    """The seats whose bits are set."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def since(last: Event | None, number: int) -> list[Event]:
    """The events after the given number, oldest first."""
    out: list[Event] = []
    at = last
    while at is not None and at.number > number:
        out.append(at)
        at = at.prev
    out.reverse()
    return out


def seen_by(last: Event | None, mask: int) -> Event | None:
    """The log with the cards of every event blank that none of these bits may see."""
    seen: Event | None = None
    for event in since(last, 0):
        sees = event.sees
        cards = event.cards
        if cards and not sees & mask:
            sees = 0
            cards = (0,) * len(cards)
        seen = Event(seen, event.kind, event.seat, event.a, event.b, event.place, event.n, cards, sees, event.source,
                     event.scope_card, event.scope_line)  # fmt: skip
    return seen
