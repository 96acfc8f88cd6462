"""The table: zones, creatures and players as values, what is computed from them, and one primitive for each verb."""

from typing import Final, final

from kleos.engine.actions import SKIP, STOP, Action, Notation
from kleos.engine.frames import Scope, clone_frames
from kleos.engine.rng import Rng
from kleos.engine.state import State
from kleos.games.mythology_go.cards import ALL_COLOURS, Card, Pool
from kleos.games.mythology_go.kinds import (
    ACCUSED,
    ALL,
    ASK_ACCUSE,
    ASK_BELIEF,
    ASK_MAIN,
    ASK_PLACE,
    BELIEFS,
    CHOSE_BELIEF,
    COLOURLESS,
    COPIED,
    DECLARED,
    DESTROYED,
    DISCARDED,
    DRAINED,
    DREW,
    FOUND,
    FUSED,
    HID,
    KEPT_DIVINITY,
    LAST_OF_SUBTOTAL,
    NOT_FOUND,
    PLACED,
    PLAYED,
    POINTS,
    RECOLOURED,
    RECYCLED,
    REDREW,
    RETURNED,
    REVEALED,
    SAVED,
    SAW_DIVINITY,
    SAW_UNUSED,
    SCORED,
    SHOWN,
    SHUFFLED,
    SLOTS,
    STEP_OF,
    SURVIVED,
    SWAPPED,
    TRANSFORMED,
    TURNED_DOWN,
    TURNED_UP,
    UNDER,
)

NO_CARD: Final = -1
NO_COUNTDOWN: Final = -1


@final
class Piece:
    """A creature on a field, an object with a number (MG-1.12, MG-1.13), as a value: whatever changes makes a new one."""

    __slots__ = (
        "card", "colour", "down", "fused", "known", "looks", "mark", "mod", "number", "resurrected", "seat", "turned",
        "used",
    )  # fmt: skip

    def __init__(
        self,
        number: int,
        card: int,
        seat: int,
        down: bool,
        mod: int = 0,
        resurrected: bool = False,
        fused: bool = False,
        used: bool = False,
        known: int = 0,
        mark: bool = False,
        looks: int = NO_CARD,
        colour: int = COLOURLESS,
        turned: bool = False,
    ) -> None:
        self.number = number
        self.card = card
        self.seat = seat  # its holder
        self.down = down
        self.mod = mod
        self.resurrected = resurrected
        self.fused = fused  # two cards
        self.used = used  # an activation of this round
        self.known = known  # who knows it while it is face-down, as bits
        self.mark = mark  # was face-down when the round ended (MG-8.2.2)
        self.looks = looks  # in the counting: the card whose name, value and effect it has; NO_CARD: its own
        self.colour = colour  # in the counting: another colour than its card's
        self.turned = turned  # transformed: one card of its new name, whatever it was (MG-8.4.6)

    def copy(self) -> "Piece":
        return Piece(self.number, self.card, self.seat, self.down, self.mod, self.resurrected, self.fused, self.used,
                     self.known, self.mark, self.looks, self.colour, self.turned)  # fmt: skip


@final
class Item:
    """An entry of a counting: whose points, how many, what for (MG-8.1.5)."""

    __slots__ = ("about", "card", "kind", "number", "points", "seat")

    def __init__(self, seat: int, kind: int, number: int, card: int, about: int, points: int) -> None:
        self.seat = seat
        self.kind = kind
        self.number = number  # the creature, 0 if it is none
        self.card = card  # the creature as it counts, the divinity; NO_CARD for a colour
        self.about = about  # the colour; how many creatures or copies; the other player of an identification
        self.points = points

    @property
    def step(self) -> int:
        """The step of MG-8.1.1."""
        return STEP_OF[self.kind]


@final
class Player:
    """One seat's places. Zones are tuples: clones share them until they change."""

    __slots__ = (
        "belief", "belief_used", "conceded", "divinity", "extra", "field", "hand", "hand_known", "scores", "seen",
        "spells",
    )  # fmt: skip

    def __init__(self) -> None:
        self.field: tuple[int, ...] = ()  # object numbers, rising
        self.hand: tuple[int, ...] = ()  # in the order drawn
        self.hand_known: tuple[int, ...] = ()  # beside each of them, who knows that it is there, as bits (MG-9.6)
        self.divinity = NO_CARD
        self.extra = NO_CARD  # the second one while Polytheism chooses
        self.seen: tuple[int, ...] = ()  # unused divinities this player has seen, by card (MG-9.2)
        self.belief = NO_CARD
        self.belief_used = False
        self.spells = 0  # played this round
        self.scores: tuple[int, ...] = ()  # of finished rounds
        self.conceded = False

    def clone(self) -> "Player":
        new = Player()
        new.field = self.field
        new.hand = self.hand
        new.hand_known = self.hand_known
        new.divinity = self.divinity
        new.extra = self.extra
        new.seen = self.seen
        new.belief = self.belief
        new.belief_used = self.belief_used
        new.spells = self.spells
        new.scores = self.scores
        new.conceded = self.conceded
        return new


def without(pile: tuple[int, ...], item: int) -> tuple[int, ...]:
    at = pile.index(item)
    return pile[:at] + pile[at + 1 :]


def in_order(pile: tuple[int, ...]) -> tuple[int, ...]:
    """The pile by card, so that shuffling does not depend on where the cards came from."""
    return tuple(sorted(pile))


@final
class Board(State):
    """A match of Mythology GO in progress."""

    def __init__(self, pool: Pool, rng: Rng, players: list[Player]) -> None:
        super().__init__(rng)
        self.pool = pool
        self.players = players
        self.round = 1
        self.phase = BELIEFS
        self.starter = 0
        self.current = 0  # whose turn or choice it is
        self.plays = 0  # used up this turn
        self.turn_spells = 0  # played this turn
        self.countdown = NO_COUNTDOWN  # opportunities left
        self.opportunities = 0  # finished in this round
        self.turns = 0  # opportunities over the whole match
        self.deck: tuple[int, ...] = ()  # top card last
        self.deck_known: tuple[int, ...] = ()  # beside each card of the deck, who knows that it is there, as bits
        # Places of the deck, counted from the bottom (the first, the one after the last), and cards of which everybody
        # knows that they lie on some of them (MG-9.6).
        self.promised: tuple[tuple[int, ...], ...] = ()
        self.lacking = 0  # cards, as bits, that everybody knows the deck to lack (MG-9.5)
        self.discard_pile: tuple[int, ...] = ()  # top card last
        self.aside: tuple[int, ...] = ()  # misfits, in the order shown (MG-7.10)
        self.casting = NO_CARD  # the spell that is being resolved (MG-5.2.3)
        self.lost: tuple[int, ...] = ()  # the holders of creatures an effect has removed by destruction
        self.unused: tuple[int, ...] = ()  # divinities, by card
        self.free_beliefs: tuple[int, ...] = ()  # by card
        self.declared = 0  # seats, as bits, that have declared Identification
        self.divinities_shown = False  # whether this round's have been revealed
        self.accusations: tuple[tuple[int, int, int], ...] = ()  # accuser, accused, divinity
        self.aims: tuple[tuple[int, int, int], ...] = ()  # in the counting: how, which creature, its target
        self.items: tuple[Item, ...] = ()  # of the counting that goes on
        self.sheets: tuple[tuple[Item, ...], ...] = ()  # of finished rounds
        self.shown_divinities: tuple[tuple[int, ...], ...] = ()  # of finished rounds, by seat (MG-9.9)
        self.pieces: dict[int, Piece] = {}  # by object number
        self.last_number = 0
        self.left: tuple[int, ...] = ()  # who has given up, the first to do so first
        self.leaving: tuple[int, ...] = ()  # who has given up, where that has not taken effect yet
        self.seed = 0  # of the position document it was loaded from, if any
        self.measuring = Scope(0, 0, -1)  # scratch scope for standing effects; no part of the value

    def clone(self) -> "Board":
        new = Board(self.pool, self.rng.clone(), [player.clone() for player in self.players])
        new.frames = clone_frames(self.frames)
        new.seat = self.seat
        new.kind = self.kind
        new.options = self.options
        new.log = self.log
        new.absent = self.absent
        new.decisions = self.decisions
        new.round = self.round
        new.phase = self.phase
        new.starter = self.starter
        new.current = self.current
        new.plays = self.plays
        new.turn_spells = self.turn_spells
        new.countdown = self.countdown
        new.opportunities = self.opportunities
        new.turns = self.turns
        new.deck = self.deck
        new.deck_known = self.deck_known
        new.promised = self.promised
        new.lacking = self.lacking
        new.discard_pile = self.discard_pile
        new.aside = self.aside
        new.casting = self.casting
        new.lost = self.lost
        new.unused = self.unused
        new.free_beliefs = self.free_beliefs
        new.declared = self.declared
        new.divinities_shown = self.divinities_shown
        new.accusations = self.accusations
        new.aims = self.aims
        new.items = self.items
        new.sheets = self.sheets
        new.shown_divinities = self.shown_divinities
        new.pieces = self.pieces.copy()
        new.last_number = self.last_number
        new.left = self.left
        new.leaving = self.leaving
        new.seed = self.seed
        return new

    # What the engine asks of a game ---------------------------------------------------------------------------------
    def notation(self) -> Notation:
        return self.pool.notation

    def always_asked(self, kind: int) -> bool:
        return kind == ASK_MAIN or kind == ASK_PLACE or kind == ASK_BELIEF  # MG-13.7, MG-13.9

    def default_answer(self, options: list[Action]) -> Action:
        for option in options:  # MG-8.10.14
            if option.verb == SKIP or option.verb == STOP:
                return option
        return options[0]

    def clock(self) -> int:
        return self.turns

    def subjects(self) -> list[int]:
        """All creatures, by number."""
        return sorted(self.pieces)

    def nearby(self, b: Scope) -> list[int]:
        """The creatures of the player."""
        return list(self.players[b.you].field)

    def seats_from(self, seat: int) -> list[int]:
        """Clockwise (MG-1.2), without those who have given up."""
        count = len(self.players)
        out: list[int] = []
        for i in range(count):
            other = (seat + i) % count
            if not self.players[other].conceded:
                out.append(other)
        return out

    # Looking --------------------------------------------------------------------------------------------------------
    def card_of(self, number: int) -> Card:
        return self.pool.cards[self.pieces[number].card]

    def looks_of(self, number: int) -> Card:
        """The card whose name, value and effect a creature has now (MG-8.3.7)."""
        piece = self.pieces[number]
        return self.pool.cards[piece.card if piece.looks < 0 else piece.looks]

    def colour_of(self, number: int) -> int:
        piece = self.pieces[number]
        return self.pool.cards[piece.card].colour if piece.colour < 0 else piece.colour

    def cards_in(self, piece: Piece) -> int:
        """How many cards a creature counts as: two for a pair, unless it was transformed (MG-8.5.3)."""
        return 2 if piece.fused and not piece.turned else 1

    def value_of(self, number: int) -> int:
        """The current value (MG-1.14)."""
        piece = self.pieces[number]
        return max(0, self.looks_of(number).value * self.cards_in(piece) + piece.mod)

    def slots_used(self, seat: int) -> int:
        """MG-4.5.2."""
        used = 0
        for n in self.players[seat].field:
            used += self.card_of(n).slots
        return used

    def free_slots(self, seat: int) -> int:
        return SLOTS - self.slots_used(seat)

    def full(self, seat: int) -> bool:
        return self.slots_used(seat) >= SLOTS

    def count_down(self, seat: int) -> int:
        count = 0
        for n in self.players[seat].field:
            if self.pieces[n].down:
                count += 1
        return count

    def may_have(self, seat: int, up: int, down: int) -> bool:
        """Whether a player may have so many face-up and face-down creatures (MG-5.1.7, MG-6.5.3)."""
        belief = self.belief(seat)
        return down <= up + (belief.more_down if belief is not None else 0)

    def may_hide_one(self, seat: int) -> bool:
        """Whether one more face-down creature is allowed (MG-5.1.8)."""
        down = self.count_down(seat)
        return self.may_have(seat, len(self.players[seat].field) - down, down + 1)

    def belief(self, seat: int) -> Card | None:
        index = self.players[seat].belief
        return None if index < 0 else self.pool.cards[index]

    def stays(self, number: int) -> bool:
        """Whether a creature cannot be destroyed (MG-6.3.2)."""
        return self.pieces[number].resurrected or self.card_of(number).indestructible

    def would_leave(self, number: int) -> bool:
        """Whether destroying a creature would remove it."""
        return not self.stays(number) and self.card_of(number).resurrection is None

    def held(self, seat: int, name: int) -> int:
        """The copies of a name a player holds (MG-8.5.3)."""
        count = 0
        for n in self.players[seat].field:
            if self.looks_of(n).index == name:
                count += self.cards_in(self.pieces[n])
        return count

    def colours_of(self, seat: int) -> int:
        """The colours a player holds, as bits."""
        mask = 0
        for n in self.players[seat].field:
            mask |= 1 << self.colour_of(n)
        return mask

    def polychrome(self, seat: int) -> bool:
        return self.colours_of(seat) == ALL_COLOURS

    def coloured(self, seat: int, colour: int) -> int:
        """How many creatures of a colour a player holds; a pair counts as one (MG-8.6.6)."""
        return len([n for n in self.players[seat].field if self.colour_of(n) == colour])

    def total(self, seat: int, last_step: int) -> int:
        """The points of a player in the counting that goes on, up to a step."""
        total = 0
        for item in self.items:
            if item.seat == seat and item.step <= last_step:
                total += item.points
        return total

    def subtotal(self, seat: int) -> int:
        return self.total(seat, LAST_OF_SUBTOTAL)

    def declaring_over(self) -> bool:
        """Whether everybody with Identification has declared it: from then on who has not, has none (section 9)."""
        return self.seat >= 0 and self.kind == ASK_ACCUSE

    def measure(self, you: int, source: int) -> Scope:
        b = self.measuring
        b.you = you
        b.source = source
        return b

    # The log --------------------------------------------------------------------------------------------------------
    def note(
        self,
        kind: int,
        seat: int,
        a: int = 0,
        b: int = 0,
        place: int = -1,
        n: int = 0,
        cards: tuple[int, ...] = (),
        sees: int = ALL,
        scope: Scope | None = None,
    ) -> None:
        self.write(kind, seat, a, b, place, n, cards, sees, scope)

    # Primitives: the deck -------------------------------------------------------------------------------------------
    def new_deck(self, cards: tuple[int, ...]) -> None:
        """A shuffled deck; all knowledge about positions is void (MG-7.12)."""
        self.deck = self.rng.shuffled(in_order(cards))
        self.deck_known = (0,) * len(cards)
        self.promised = ()

    def shuffle_deck(self, b: Scope | None) -> None:
        self.new_deck(self.deck)
        self.note(SHUFFLED, -1, scope=b)

    def recycle(self) -> bool:
        """The discard pile becomes the deck, once that is empty; false if there is no card at all (MG-7.3)."""
        if not self.discard_pile:
            return False
        self.new_deck(self.discard_pile)
        self.lacking = 0
        self.note(RECYCLED, -1, n=len(self.discard_pile))
        self.discard_pile = ()
        return True

    def cut(self, size: int) -> None:
        """Only so many cards of the deck are left, the lowest."""
        self.deck = self.deck[:size]
        self.deck_known = self.deck_known[:size]
        if self.promised:  # of a group that has lost a card nobody can say which it was
            self.promised = tuple([group for group in self.promised if group[1] <= size])

    def top_card(self) -> int:
        """The top card off the deck, the discard pile recycled first if it must be; NO_CARD if there is none."""
        if not self.deck and not self.recycle():
            return NO_CARD
        top = len(self.deck) - 1
        card = self.deck[top]
        self.cut(top)
        return card

    def draw(self, seat: int, count: int, b: Scope | None) -> None:
        """MG-7.2."""
        player = self.players[seat]
        bit = 1 << seat
        drawn: list[int] = []
        knowing: list[int] = []
        while len(drawn) < count:
            if not self.deck and not self.recycle():
                break
            size = max(len(self.deck) - count + len(drawn), 0)
            for at in range(len(self.deck) - 1, size - 1, -1):
                drawn.append(self.deck[at])
                knowing.append(self.deck_known[at] | bit)
            self.cut(size)
        if drawn:
            cards = tuple(drawn)
            player.hand = player.hand + cards
            player.hand_known = player.hand_known + tuple(knowing)
            self.note(DREW, seat, n=len(cards), cards=cards, sees=bit, scope=b)

    def put_under(self, cards: tuple[int, ...], known: int) -> None:
        """The first of them lies highest, the last becomes the bottom card (MG-7.4, MG-4.4.2)."""
        count = len(cards)
        self.deck = cards[::-1] + self.deck
        self.deck_known = (known,) * count + self.deck_known
        if self.promised:
            self.promised = tuple([(one[0] + count, one[1] + count, *one[2:]) for one in self.promised])

    def return_hand(self, seat: int, cards: tuple[int, ...], kind: int = RETURNED, b: Scope | None = None) -> None:
        """The rest of the hand goes under the deck in this order, of which the others see only how many (MG-4.4.3)."""
        if not cards:
            return
        player = self.players[seat]
        shown = [card for card, known in zip(player.hand, player.hand_known) if known == ALL]
        player.hand = ()
        player.hand_known = ()
        self.put_under(cards, 1 << seat)
        self.lacking = 0
        if shown:
            self.promised = ((0, len(cards), *sorted(shown)), *self.promised)
        self.note(kind, seat, n=len(cards), cards=cards, sees=1 << seat, scope=b)

    def redraw(self, seat: int, b: Scope) -> None:
        """The whole hand goes under the deck in the order drawn, and as many are drawn (MG-6.5.7)."""
        count = len(self.players[seat].hand)
        self.return_hand(seat, self.players[seat].hand, REDREW, b)
        self.draw(seat, count, b)

    def fetch(self, seat: int, card: int, b: Scope) -> bool:
        """A named creature from the deck into the hand, then the deck is shuffled; whether there was one (MG-11.21)."""
        found = card in self.deck
        if found:
            self.deck = without(self.deck, card)
            player = self.players[seat]
            player.hand = (*player.hand, card)
            player.hand_known = (*player.hand_known, ALL)
            self.note(FOUND, seat, cards=(card,), scope=b)
        else:
            self.lacking |= 1 << card
            self.note(NOT_FOUND, seat, cards=(card,), scope=b)
        self.shuffle_deck(b)
        return found

    def take_from_hand(self, seat: int, card: int, unseen: bool) -> None:
        """Out of the hand. In the open, all who knew of a copy now know of one fewer, since nobody else can say which of
        several it was; unseen, it may be any that could go so."""
        player = self.players[seat]
        hand = player.hand
        known = player.hand_known
        best = -1
        for at in range(len(hand)):
            if hand[at] == card and (best < 0 or known[at] > known[best]):
                best = at
        doubtful = ALL & ~known[best]  # who did not know of this copy
        player.hand = hand[:best] + hand[best + 1 :]
        player.hand_known = known[:best] + known[best + 1 :]
        if not unseen and card not in player.hand:
            return
        cards = self.pool.cards
        left: list[int] = []
        for other, mask in zip(player.hand, player.hand_known):
            if unseen:
                mask = 1 << seat if cards[other].may_hide else mask
            elif other == card:
                fewer = mask & doubtful
                doubtful ^= fewer
                mask ^= fewer
            left.append(mask)
        player.hand_known = tuple(left)

    def reveal_and_place(self, seat: int, b: Scope) -> int:
        """Shows cards from the deck until one can be placed on the field, and places it; its number or 0 (MG-7.9)."""
        while True:
            card = self.top_card()
            if card < 0:
                return 0  # MG-7.11
            face = self.pool.cards[card]
            if face.creature and face.slots <= self.free_slots(seat):
                return self.place(seat, card, False, b)
            self.aside = self.aside + (card,)
            self.note(SHOWN, seat, cards=(card,), scope=b)

    def put_misfits_under(self, b: Scope | None) -> None:
        """MG-7.10."""
        cards = self.aside
        if cards:
            self.aside = ()
            self.put_under(cards, ALL)
            self.note(UNDER, -1, n=len(cards), cards=cards, scope=b)

    # Primitives: creatures ------------------------------------------------------------------------------------------
    def enter(self, seat: int, card: int, down: bool) -> Piece:
        """A creature enters a field with a new number (MG-7.5)."""
        self.last_number += 1
        piece = Piece(self.last_number, card, seat, down, known=1 << seat if down else ALL)
        self.pieces[piece.number] = piece
        player = self.players[seat]
        player.field = player.field + (piece.number,)
        return piece

    def play(self, seat: int, card: int, down: bool) -> Piece:
        """From the hand onto the own field (MG-5.1.1)."""
        self.take_from_hand(seat, card, down)
        piece = self.enter(seat, card, down)
        sees = 1 << seat if down else ALL
        self.note(HID if down else PLAYED, seat, piece.number, cards=(card,), sees=sees)
        return piece

    def place(self, seat: int, card: int, down: bool, b: Scope) -> int:
        """Put onto a field by an effect, which is no play (MG-6.1.2)."""
        piece = self.enter(seat, card, down)
        self.note(
            PLACED, seat, piece.number, n=1 if down else 0, cards=(card,), sees=1 << seat if down else ALL, scope=b
        )
        return piece.number

    def change(self, number: int) -> Piece:
        """A fresh copy of a creature in its place, to be changed at once and by nobody else."""
        piece = self.pieces[number].copy()
        self.pieces[number] = piece
        return piece

    def play_onto(self, seat: int, card: int, number: int) -> None:
        """From the hand onto a creature of the same name: a pair (MG-5.1.12)."""
        self.take_from_hand(seat, card, False)
        self.change(number).fused = True
        self.note(FUSED, seat, number, n=1, cards=(card,))

    def fuse(self, one: int, two: int) -> None:
        """MG-5.3.5."""
        other = self.pieces.pop(two)
        piece = self.change(one)
        piece.fused = True
        piece.mod += other.mod
        player = self.players[piece.seat]
        player.field = without(player.field, two)
        self.note(FUSED, piece.seat, one, two, cards=(piece.card,))

    def remove(self, number: int) -> Piece:
        """A creature leaves its field for the discard pile, where it is shown (MG-7.6, MG-7.14)."""
        piece = self.pieces.pop(number)
        player = self.players[piece.seat]
        player.field = without(player.field, number)
        self.discard_pile = self.discard_pile + (piece.card,) * (2 if piece.fused else 1)
        return piece

    def destroy(self, number: int, b: Scope) -> bool:
        """Whether the creature left: some cannot be destroyed, some come back (MG-6.3)."""
        if self.stays(number):
            return False
        if self.card_of(number).resurrection is not None:
            piece = self.change(number)
            piece.resurrected = True
            piece.down = False
            piece.known = ALL
            self.note(SURVIVED, piece.seat, number, cards=(piece.card,), scope=b)
            return False
        piece = self.remove(number)
        self.lost = self.lost + (piece.seat,)
        self.note(DESTROYED, piece.seat, number, cards=(piece.card,), scope=b)
        return True

    def save(self, number: int, b: Scope | None) -> None:
        """Druidism lets a creature stay as it is (MG-6.5.8)."""
        piece = self.pieces[number]
        self.players[piece.seat].belief_used = True
        self.note(SAVED, piece.seat, number, cards=(piece.card,), sees=piece.known | 1 << piece.seat, scope=b)

    def drain(self, target: int, by: int, amount: int, b: Scope) -> None:
        """MG-6.4.1."""
        taken = min(amount, self.value_of(target))
        self.change(target).mod -= taken
        self.change(by).mod += taken
        self.note(DRAINED, b.you, target, by, n=taken, cards=(self.pieces[target].card,), scope=b)

    def swap(self, mine: int, theirs: int, b: Scope) -> None:
        """Two creatures exchange fields, keeping numbers and state (MG-7.8); both holders know what lies face-down."""
        one, two = self.change(mine), self.change(theirs)
        seat, other = one.seat, two.seat
        both = 1 << seat | 1 << other
        for piece in (one, two):
            piece.known |= both
        one.seat, two.seat = other, seat
        self.players[seat].field = tuple(sorted((*without(self.players[seat].field, mine), theirs)))
        self.players[other].field = tuple(sorted((*without(self.players[other].field, theirs), mine)))
        cards = (one.card, two.card)
        self.note(SWAPPED, seat, mine, theirs, place=other, cards=cards, sees=one.known & two.known, scope=b)

    def turn_over(self, number: int, b: Scope) -> None:
        """What lay face-up is known to all, also face-down (MG-6.5.12)."""
        piece = self.change(number)
        piece.down = not piece.down
        piece.known = ALL
        self.note(TURNED_DOWN if piece.down else TURNED_UP, piece.seat, number, cards=(piece.card,), scope=b)

    def spend_spell(self) -> None:
        """A spell goes to the discard pile after its use (MG-5.2.2)."""
        card = self.casting
        self.casting = NO_CARD
        self.discard_pile = self.discard_pile + (card,)
        self.note(DISCARDED, self.current, cards=(card,))

    # Primitives: divinities and beliefs -----------------------------------------------------------------------------
    def choose_belief(self, seat: int, card: int) -> None:
        self.players[seat].belief = card
        self.free_beliefs = without(self.free_beliefs, card)
        self.note(CHOSE_BELIEF, seat, cards=(card,))

    def offer_divinity(self, seat: int) -> None:
        """Polytheism: one random unused divinity as well (MG-6.5.2)."""
        player = self.players[seat]
        card = self.unused[self.rng.below(len(self.unused))]
        self.unused = without(self.unused, card)
        player.extra = card
        self.note(SAW_DIVINITY, seat, cards=(card,), sees=1 << seat)

    def keep_divinity(self, seat: int, card: int) -> None:
        player = self.players[seat]
        other = player.extra if card == player.divinity else player.divinity
        player.divinity = card
        player.extra = NO_CARD
        player.seen = (other,)
        self.unused = in_order((*self.unused, other))
        self.note(KEPT_DIVINITY, seat, cards=(card,), sees=1 << seat)

    def see_unused(self, seat: int) -> None:
        """Divination (MG-6.5.5)."""
        self.players[seat].seen = self.unused
        self.note(SAW_UNUSED, seat, n=len(self.unused), cards=self.unused, sees=1 << seat)

    # Primitives: the counting ---------------------------------------------------------------------------------------
    def aim(self, kind: int, number: int, target: int, b: Scope) -> None:
        """A creature declares its target (MG-8.3.2, MG-8.4.1)."""
        self.aims = (*self.aims, (kind, number, target))
        cards = (self.looks_of(number).index, self.looks_of(target).index)
        self.note(kind, b.you, number, target, cards=cards, scope=b)

    def become(self, number: int, target: int) -> None:
        """A creature takes name, value and effect of another's card (MG-8.3.7)."""
        looks = self.looks_of(target).index
        self.change(number).looks = looks
        self.note(COPIED, self.pieces[number].seat, number, target, cards=(looks,))

    def transform(self, number: int, into: int) -> None:
        """A creature becomes another, in everything (MG-8.4.4, MG-8.4.6)."""
        piece = self.change(number)
        piece.looks = into
        piece.colour = self.pool.cards[into].colour
        piece.mod = 0
        piece.resurrected = False
        piece.turned = True
        self.note(TRANSFORMED, piece.seat, number, cards=(into,))

    def recolour(self, number: int, colour: int, b: Scope) -> None:
        self.change(number).colour = colour
        self.note(RECOLOURED, b.you, number, n=colour, cards=(self.looks_of(number).index,), scope=b)

    def score(self, seat: int, kind: int, number: int, card: int, about: int, points: int) -> None:
        """An entry of the counting; what gives nothing is not entered."""
        if points:
            self.items = (*self.items, Item(seat, kind, number, card, about, points))
            cards = () if card < 0 else (card,)
            self.note(POINTS, seat, number, kind, place=about, n=points, cards=cards)

    def declare(self, seat: int) -> None:
        """That a divinity has Identification, and nothing else (MG-8.7.2)."""
        self.declared |= 1 << seat
        self.note(DECLARED, seat)

    def accuse(self, seat: int, accused: int, divinity: int) -> None:
        self.accusations = (*self.accusations, (seat, accused, divinity))
        self.note(ACCUSED, seat, n=accused, cards=(divinity,))

    def reveal_divinities(self) -> None:
        self.divinities_shown = True
        for seat, player in enumerate(self.players):
            if player.divinity >= 0:
                self.note(REVEALED, seat, cards=(player.divinity,))

    def close_round(self) -> None:
        """The round result (MG-8.10.1)."""
        for seat, player in enumerate(self.players):
            points = self.total(seat, max(STEP_OF))
            player.scores = (*player.scores, points)
            self.note(SCORED, seat, n=points)
        self.sheets = (*self.sheets, self.items)
        self.shown_divinities = (*self.shown_divinities, tuple([player.divinity for player in self.players]))
        self.items = ()


def as_board(s: State) -> Board:
    assert isinstance(s, Board)
    return s
