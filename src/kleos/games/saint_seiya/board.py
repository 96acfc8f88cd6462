"""The table: zones, pieces and players as values, what is computed from them, and one primitive for each verb."""

from typing import Final, final

from kleos.effects.terms import Predicate
from kleos.engine.actions import SKIP, STOP, Action, Notation
from kleos.engine.frames import Scope, clone_frames
from kleos.engine.rng import Rng
from kleos.engine.state import State
from kleos.games.saint_seiya.cards import Card, Pool
from kleos.games.saint_seiya.kinds import (
    ACQUIRED,
    ALL,
    ALL_BOOSTED,
    ARMOUR_OFF,
    ARMOURS_SWAPPED,
    ASK_MAIN,
    ASK_ON_PLAY,
    ASK_SHUN,
    BOOSTED,
    BY_FORCE,
    CHEAPER,
    COSMOS,
    DESTROYED,
    DISCARDED,
    DREW,
    ENDING,
    EQUIPPED,
    FEWEST,
    FLAME,
    FLAMES,
    FORCE,
    FOUND,
    GIVEN,
    HEALED,
    KEPT,
    LAST_PLACE,
    LOOKED_HAND,
    LOOKED_PILE,
    MAIN,
    NOTHING,
    ON_TOP,
    PLACES,
    PLAYED,
    PROMOTED,
    PUSHED,
    RECYCLED,
    REMOVED,
    RESHUFFLED,
    RESTORED,
    REVEALED,
    STOLEN,
    SWAPPED,
    TAKEN,
    TO_DISCARD,
    TO_HAND,
    TO_RESERVE,
    TOP_SHOWN,
    TOP_TAKEN,
    USED,
    WOUNDED,
)

# Where a piece is
AT_TERRAIN: Final = 0
AT_PLAY: Final = 1
AT_ARMOUR: Final = 2
AT_WOUNDED: Final = 3
AT_HELD: Final = 4  # between leaving the terrain and reaching its destination (SS-5.50)


@final
class Piece:
    """A card with an object number (SS-7.30), as a value: whatever changes about it makes a new one."""

    __slots__ = ("boost", "card", "cosmos_less", "facing", "force_less", "number", "paid", "seat", "spent", "zone")

    def __init__(
        self,
        number: int,
        card: int,
        zone: int,
        seat: int,
        facing: int,
        boost: int,
        force_less: int,
        cosmos_less: int,
        paid: bool,
        spent: bool = False,
    ) -> None:
        self.number = number
        self.card = card  # the physical card
        self.zone = zone
        self.seat = seat  # its owner; -1 on the terrain and while held
        self.facing = facing  # the number of the terrain card it faces, 0: none (SS-5.14)
        self.boost = boost  # Force given to it this turn (SS-6.23)
        self.force_less = force_less  # reductions given by activations this turn (SS-5.68)
        self.cosmos_less = cosmos_less
        self.paid = paid  # whether the discard for facing it was paid this turn (SS-5.15)
        self.spent = spent  # whether its activation is being resolved: it gives nothing any more (SS-5.83)

    def at(self, zone: int, seat: int) -> "Piece":
        """Somewhere else among the numbered places; what belonged to the old place is gone (SS-5.22)."""
        return Piece(self.number, self.card, zone, seat, 0, 0, 0, 0, False)

    def stranded(self) -> "Piece":
        return Piece(self.number, self.card, self.zone, self.seat, 0, self.boost, 0, 0, False, self.spent)

    def boosted(self, amount: int) -> "Piece":
        return Piece(
            self.number, self.card, self.zone, self.seat, self.facing, self.boost + amount, 0, 0, False, self.spent
        )

    def in_use(self) -> "Piece":
        return Piece(self.number, self.card, self.zone, self.seat, self.facing, self.boost, 0, 0, False, True)

    def cheaper(self, force: int, cosmos: int) -> "Piece":
        return Piece(self.number, self.card, self.zone, self.seat, 0, 0, self.force_less + force,
                     self.cosmos_less + cosmos, self.paid)  # fmt: skip

    def tolled(self) -> "Piece":
        return Piece(self.number, self.card, self.zone, self.seat, 0, 0, self.force_less, self.cosmos_less, True)


@final
class Player:
    """One seat's zones. Zones are tuples: clones share them until they change."""

    __slots__ = (
        "armour",
        "armours_by_force",
        "aside",
        "destroyed",
        "discard",
        "draw",
        "force_all",
        "hand",
        "hero",
        "known",
        "lacks",
        "played",
        "tops",
        "wounded",
    )

    def __init__(self, hero: int) -> None:
        self.hero = hero
        self.hand: tuple[int, ...] = ()  # physical cards by card number
        self.known: tuple[int, ...] = ()  # beside each card of the hand, who knows that it is there, as bits
        # What everybody has seen the hand lack: some cards, as bits, and how many cards at least are none of these.
        self.lacks: tuple[tuple[int, int], ...] = ()
        self.draw: tuple[int, ...] = ()  # top card last
        self.tops = 0  # how many cards on top of the draw pile everybody knows (SS-9.8)
        self.discard: tuple[int, ...] = ()  # by card number: its order has no effect (SS-7.27)
        self.destroyed: tuple[int, ...] = ()  # likewise
        self.aside: tuple[int, ...] = ()
        self.played: tuple[int, ...] = ()  # object numbers
        self.wounded: tuple[int, ...] = ()
        self.armour = 0  # the object number of the equipped armour, 0: none
        self.force_all = 0  # Force each of its played Characters gets this turn (SS-11.24a)
        self.armours_by_force = False  # for this turn (SS-11.54)

    def clone(self) -> "Player":
        new = Player(self.hero)
        new.hand = self.hand
        new.known = self.known
        new.lacks = self.lacks
        new.draw = self.draw
        new.tops = self.tops
        new.discard = self.discard
        new.destroyed = self.destroyed
        new.aside = self.aside
        new.played = self.played
        new.wounded = self.wounded
        new.armour = self.armour
        new.force_all = self.force_all
        new.armours_by_force = self.armours_by_force
        return new


def without(pile: tuple[int, ...], item: int) -> tuple[int, ...]:
    at = pile.index(item)
    return pile[:at] + pile[at + 1 :]


@final
class Board(State):
    """A match of Saint Seiya in progress."""

    def __init__(self, pool: Pool, rng: Rng, identity: list[Card], players: list[Player]) -> None:
        super().__init__(rng)
        self.pool = pool
        self.identity = identity  # physical card -> card; shared by clones, replaced as a whole when permuted
        self.players = players
        self.silver_by_class = False  # SS-8.14
        self.action_limit = 200  # SS-5.5
        self.turn_limit = 300  # SS-8.22
        self.first = 0
        self.turn = 1
        self.current = 0  # the active player
        self.phase = MAIN
        self.actions = 0
        self.flames = FLAMES
        self.ending = False
        self.conceded = 0  # seats, as bits, whose giving up has taken effect (SS-8.24)
        self.last_to_go = -1  # who gave up when all others had, -1: nobody (SS-8.29)
        self.reserve: tuple[int, ...] = ()  # top card last
        self.common: tuple[int, ...] = ()  # the common discard, by card number
        self.terrain: list[int] = [0] * PLACES  # object numbers by place, 0: empty
        self.held: tuple[int, ...] = ()  # object numbers
        self.revealed: tuple[int, ...] = ()  # physical cards (SS-7.31)
        self.pieces: dict[int, Piece] = {}  # by object number
        self.last_number = 0
        self.seed = 0  # of the position document it was loaded from, if any
        self.measuring = Scope(0, 0, 0)  # scratch scope for standing effects; no part of the value

    def clone(self) -> "Board":
        new = Board(self.pool, self.rng.clone(), self.identity, [player.clone() for player in self.players])
        new.frames = clone_frames(self.frames)
        new.seat = self.seat
        new.kind = self.kind
        new.options = self.options
        new.log = self.log
        new.absent = self.absent
        new.decisions = self.decisions
        new.silver_by_class = self.silver_by_class
        new.action_limit = self.action_limit
        new.turn_limit = self.turn_limit
        new.first = self.first
        new.turn = self.turn
        new.current = self.current
        new.phase = self.phase
        new.actions = self.actions
        new.flames = self.flames
        new.ending = self.ending
        new.conceded = self.conceded
        new.last_to_go = self.last_to_go
        new.reserve = self.reserve
        new.common = self.common
        new.terrain = self.terrain[:]
        new.held = self.held
        new.revealed = self.revealed
        new.pieces = self.pieces.copy()
        new.last_number = self.last_number
        new.seed = self.seed
        return new

    # What the engine asks of a game ---------------------------------------------------------------------------------
    def notation(self) -> Notation:
        return self.pool.notation

    def always_asked(self, kind: int) -> bool:
        return kind == ASK_MAIN  # SS-13.3, SS-13.4

    def default_answer(self, options: list[Action]) -> Action:
        for option in options:  # SS-8.28
            if option.verb == SKIP or option.verb == STOP:
                return option
        return options[0]

    def use_kind(self, timing: int) -> int:
        return ASK_SHUN if timing == ACQUIRED else ASK_ON_PLAY

    def clock(self) -> int:
        return self.turn

    def subjects(self) -> list[int]:
        """Everything on the terrain and in the play area of the active player."""
        out = [number for number in self.terrain if number]
        out.extend(self.players[self.current].played)
        return out

    def nearby(self, b: Scope) -> list[int]:
        """The played Characters (only the active player has any, SS-15.7)."""
        return list(self.players[self.current].played)

    def seats_from(self, seat: int) -> list[int]:
        """In turn order (SS-6.11), without seats that have given up (SS-8.26)."""
        count = len(self.players)
        out: list[int] = []
        for i in range(count):
            other = (seat + i) % count
            if not self.conceded >> other & 1:
                out.append(other)
        return out

    # Looking --------------------------------------------------------------------------------------------------------
    def at(self, number: int) -> Piece:
        return self.pieces[number]

    def card_of(self, number: int) -> Card:
        return self.identity[self.pieces[number].card]

    def fits(self, which: Predicate | None, card: int) -> bool:
        """Whether a physical card is such a card."""
        return which is None or which.suits(self, self.identity[card].index)

    def place_of(self, number: int) -> int:
        """The place of a terrain card, -1 if it is on none."""
        if number:
            for place in range(PLACES):
                if self.terrain[place] == number:
                    return place
        return -1

    def fighters(self, number: int) -> list[int]:
        """The played Characters facing a card (SS-5.17), also while it is held (SS-5.55)."""
        pieces = self.pieces
        return [n for n in self.players[self.current].played if pieces[n].facing == number]

    def measure(self, you: int, source: int) -> Scope:
        """The scratch scope, set for looking at a standing line."""
        b = self.measuring
        b.you = you
        b.source = source
        return b

    def value(self, number: int, currency: int) -> int:
        """The Force or Cosmos a played Character gives (SS-5.60); none while it is stranded (SS-5.19)."""
        piece = self.pieces[number]
        return self.value_beside(piece, currency, self.fighters(piece.facing)) if piece.facing else 0

    def value_beside(self, piece: Piece, currency: int, beside: list[int]) -> int:
        """The same, given all that face the same card, itself included."""
        if piece.spent:
            return 0
        identity = self.identity
        card = identity[piece.card]
        index = card.index
        number = piece.number
        you = piece.seat
        value = card.value(currency)
        flat = piece.boost + self.players[you].force_all if currency == FORCE else 0
        for n in beside:
            source = identity[self.pieces[n].card]
            if not source.shapes_values:
                continue
            doubles = source.doubles
            if doubles is not None and n != number and doubles.who.suits(self, index):
                value = value * 2
            for bonus in source.bonuses:
                who = bonus.who
                if bonus.currency != currency or (who is None) != (n == number):
                    continue
                if who is not None and not who.suits(self, index):
                    continue
                b = self.measure(you, n)
                if bonus.condition is None or bonus.condition.holds(self, b):
                    flat += bonus.amount.value(self, b)
        return value + flat

    def strength(self, number: int, currency: int) -> int:
        """The available Force or Cosmos against a terrain card, without the armour (SS-5.42, SS-5.43)."""
        return self.together(self.fighters(number), currency)

    def together(self, beside: list[int], currency: int) -> int:
        """The Force or Cosmos of all that face one card."""
        total = 0
        for n in beside:
            total += self.value_beside(self.pieces[n], currency, beside)
        return total

    def cost(self, number: int, currency: int) -> int:
        """The effective cost of a terrain card for the active player, -1 if it has none (SS-5.65 to SS-5.69)."""
        piece = self.pieces[number]
        card = self.identity[piece.card]
        cost = card.costs[currency]
        you = self.current
        if currency == COSMOS:
            grant = card.grants_cost
            if grant is not None and grant.condition.holds(self, self.measure(you, number)):
                cost = grant.amount
        elif card.armour and self.players[you].armours_by_force:
            cost = card.costs[COSMOS]  # SS-11.54
        if cost < 0:
            return -1
        if self.terrain[LAST_PLACE] == number:
            cost -= 1  # SS-5.67
        if currency == FORCE:
            cost -= piece.force_less
            own = card.self_cheaper
            if own is not None and own.condition.holds(self, self.measure(you, number)):
                cost -= own.amount
        else:
            cost -= piece.cosmos_less
            for n in self.players[you].played:
                other = self.pieces[n]
                if other.facing == number:
                    cheaper = self.identity[other.card].faced_cheaper
                    if cheaper is not None and cheaper.who.suits(self, card.index):
                        cost -= cheaper.amount.value(self, self.measure(you, n))
        return max(cost, FEWEST)

    def forbidden(self, card: int) -> bool:
        """Whether a card on the terrain forbids that this physical card be acquired (SS-11.66)."""
        for number in self.terrain:
            if number:
                forbids = self.identity[self.pieces[number].card].forbids
                if forbids is not None and forbids.who.suits(self, self.identity[card].index):
                    return True
        return False

    def healing_forbidden(self) -> bool:
        for number in self.terrain:
            if number and self.identity[self.pieces[number].card].forbids_healing:
                return True
        return False

    def protected(self, number: int) -> bool:
        """Whether a played Character cannot be wounded (SS-11.77)."""
        piece = self.pieces[number]
        if piece.zone != AT_PLAY or not piece.facing:
            return False
        index = self.identity[piece.card].index
        for n in self.fighters(piece.facing):
            shield = self.identity[self.pieces[n].card].protects
            if n != number and shield is not None and shield.who.suits(self, index):
                return True
        return False

    def can_draw(self, seat: int) -> bool:
        player = self.players[seat]
        return len(player.draw) > 0 or len(player.discard) > 0

    def find(self, pile: tuple[int, ...], index: int) -> int:
        """A physical card of that index in a pile."""
        for card in pile:
            if self.identity[card].index == index:
                return card
        raise AssertionError("no such card in the pile")

    def scored(self, seat: int) -> list[int]:
        """The physical cards that count for a player at the end (SS-8.7)."""
        player = self.players[seat]
        out = list(player.hand + player.draw + player.discard)
        for n in player.wounded:
            out.append(self.pieces[n].card)
        if player.armour:
            out.append(self.pieces[player.armour].card)
        return out

    def score(self, seat: int) -> int:
        """SS-8.9; nothing for a seat that has given up (SS-8.24)."""
        if self.conceded >> seat & 1:
            return 0
        total = 0
        b = Scope(seat, 0, -1)
        for physical in self.scored(seat):
            card = self.identity[physical]
            total += card.points
            for line in card.scores:
                if line.condition is None or line.condition.holds(self, b):
                    total += line.amount.value(self, b)
        return total

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
        """Writes an event; `cards` are physical cards, of which the log keeps the identity."""
        identity = self.identity
        faces = tuple([identity[physical].index for physical in cards]) if cards else cards
        self.write(kind, seat, a, b, place, n, faces, sees, scope)

    # Primitives: piles ----------------------------------------------------------------------------------------------
    def sorted_in(self, pile: tuple[int, ...], card: int) -> tuple[int, ...]:
        """The pile with one more card, by card number."""
        identity = self.identity
        index = identity[card].index
        at = len(pile)
        while at > 0 and identity[pile[at - 1]].index > index:
            at -= 1
        return pile[:at] + (card,) + pile[at:]

    def add_to_hand(self, seat: int, card: int, known: int) -> None:
        player = self.players[seat]
        hand = self.sorted_in(player.hand, card)
        at = hand.index(card)
        player.hand = hand
        player.known = player.known[:at] + (known,) + player.known[at:]

    def take_from_hand(self, seat: int, card: int) -> None:
        """Out of the hand, in the open: of its copies, everybody now knows of one fewer."""
        player = self.players[seat]
        if player.lacks:
            self.forget_lack(player, self.identity[card].index)
        at = player.hand.index(card)
        gone = player.known[at]
        player.hand = player.hand[:at] + player.hand[at + 1 :]
        known = player.known[:at] + player.known[at + 1 :]
        if gone != ALL:
            index = self.identity[card].index
            for i in range(len(known)):
                learnt = known[i] & ~gone  # for those who know of that copy but not of this one, the two are one
                if learnt and self.identity[player.hand[i]].index == index:
                    known = known[:i] + (known[i] & gone,) + known[i + 1 :]
                    gone |= learnt
        player.known = known

    def found_nothing(self, seat: int, which: Predicate | None, b: Scope) -> None:
        """Everybody sees that the hand holds no such card (SS-9.6)."""
        self.learn_lack(seat, which)
        self.note(NOTHING, seat, scope=b)

    def learn_lack(self, seat: int, which: Predicate | None) -> None:
        """No card of the hand is such a card, and everybody knows."""
        player = self.players[seat]
        mask = 0
        for card in self.pool.cards:
            if which is None or which.suits(self, card.index):
                mask |= 1 << card.index
        lacks = [lack for lack in player.lacks if lack[0] != mask]
        if player.hand:
            lacks.append((mask, len(player.hand)))
        player.lacks = tuple(lacks)

    def forget_lack(self, player: Player, index: int) -> None:
        """A card leaves the hand; it may be one of those that were there when something was not found."""
        lacks: list[tuple[int, int]] = []
        for mask, count in player.lacks:
            left = count if mask >> index & 1 else count - 1
            if left > 0:
                lacks.append((mask, left))
        player.lacks = tuple(lacks)

    def to_discard(self, seat: int, card: int) -> None:
        player = self.players[seat]
        player.discard = self.sorted_in(player.discard, card)

    def to_destroyed(self, seat: int, card: int) -> None:
        player = self.players[seat]
        player.destroyed = self.sorted_in(player.destroyed, card)

    def take_from_discard(self, seat: int, card: int) -> None:
        player = self.players[seat]
        player.discard = without(player.discard, card)

    def top_card(self, seat: int) -> int:
        """The top card off the draw pile, the discard shuffled first if it must be (SS-7.6); -1 if there is none."""
        player = self.players[seat]
        if not player.draw:
            if not player.discard:
                return -1  # SS-7.8
            player.draw = self.rng.shuffled(player.discard)
            player.discard = ()
            self.note(RESHUFFLED, seat, n=len(player.draw))
        top = len(player.draw) - 1
        card = player.draw[top]
        player.draw = player.draw[:top]
        return card

    def draw(self, seat: int, count: int, b: Scope | None) -> int:
        """Cards from the own draw pile to the hand, one at a time (SS-7.5 to SS-7.9)."""
        player = self.players[seat]
        drawn: list[int] = []
        while len(drawn) < count:
            card = self.top_card(seat)
            if card < 0:
                break
            known = 1 << seat
            if player.tops:
                player.tops -= 1
                known = ALL  # everybody knew what lay on top
            self.add_to_hand(seat, card, known)
            drawn.append(card)
        if drawn:
            self.note(DREW, seat, n=len(drawn), cards=tuple(drawn), sees=1 << seat, scope=b)
        return len(drawn)

    def discard(self, seat: int, card: int, b: Scope | None) -> None:
        """From the hand (SS-7.12)."""
        self.take_from_hand(seat, card)
        self.to_discard(seat, card)
        self.note(DISCARDED, seat, cards=(card,), scope=b)

    def destroy_from_hand(self, seat: int, card: int, b: Scope | None) -> None:
        self.take_from_hand(seat, card)
        self.destroy(seat, card, b)

    def destroy(self, seat: int, card: int, b: Scope | None, number: int = 0) -> None:
        """To the destroyed cards of its owner (SS-7.17), from where it has just been taken."""
        self.to_destroyed(seat, card)
        self.note(DESTROYED, seat, number, cards=(card,), scope=b)

    def wound(self, seat: int, card: int, b: Scope | None) -> None:
        """To the wounded row of its owner, from where it has just been taken (SS-7.13)."""
        player = self.players[seat]
        piece = self.number(card, AT_WOUNDED, seat)
        player.wounded = player.wounded + (piece.number,)
        self.note(WOUNDED, seat, piece.number, cards=(card,), scope=b)

    def wound_from_hand(self, seat: int, card: int, b: Scope | None) -> None:
        self.take_from_hand(seat, card)
        self.wound(seat, card, b)

    def wound_from_discard(self, seat: int, card: int, b: Scope | None) -> None:
        self.take_from_discard(seat, card)
        self.wound(seat, card, b)

    def take_up(self, seat: int, card: int, b: Scope | None) -> None:
        """From the own discard into the hand."""
        self.take_from_discard(seat, card)
        self.add_to_hand(seat, card, ALL)
        self.note(TAKEN, seat, cards=(card,), scope=b)

    def steal(self, seat: int, victim: int, card: int, b: Scope | None) -> None:
        """From another player's discard into the own (SS-11.71)."""
        self.take_from_discard(victim, card)
        self.to_discard(seat, card)
        self.note(STOLEN, seat, n=victim, cards=(card,), scope=b)

    def promote(self, seat: int, card: int, b: Scope | None) -> None:
        """From the set-aside cards into the discard (SS-7.29)."""
        player = self.players[seat]
        player.aside = without(player.aside, card)
        self.to_discard(seat, card)
        self.note(PROMOTED, seat, cards=(card,), scope=b)

    def restore(self, seat: int, card: int, b: Scope | None) -> None:
        """From the destroyed cards into the discard."""
        player = self.players[seat]
        player.destroyed = without(player.destroyed, card)
        self.to_discard(seat, card)
        self.note(RESTORED, seat, cards=(card,), scope=b)

    def put_on_top(self, seat: int, card: int, b: Scope | None) -> None:
        """From the destroyed cards on top of the draw pile, where everybody knows it (SS-9.8)."""
        player = self.players[seat]
        player.destroyed = without(player.destroyed, card)
        player.draw = player.draw + (card,)
        player.tops += 1
        self.note(ON_TOP, seat, cards=(card,), scope=b)

    def recycle(self, seat: int, b: Scope | None) -> None:
        """The discard is shuffled together with the draw pile (SS-11.60b)."""
        player = self.players[seat]
        count = len(player.discard)
        player.draw = self.rng.shuffled(self.by_number(player.draw + player.discard))
        player.discard = ()
        player.tops = 0
        self.note(RECYCLED, seat, n=count, scope=b)

    def by_number(self, pile: tuple[int, ...]) -> tuple[int, ...]:
        """The pile in the order of card numbers, so that shuffling does not depend on where the cards came from."""
        identity = self.identity
        return tuple([key & 0xFFFF for key in sorted([identity[card].index << 16 | card for card in pile])])

    def look_at_hand(self, seat: int, victim: int, b: Scope) -> None:
        player = self.players[victim]
        player.known = tuple([known | 1 << seat for known in player.known])
        self.note(LOOKED_HAND, seat, n=victim, cards=player.hand, sees=1 << seat, scope=b)

    def look_at_pile(self, seat: int, b: Scope) -> None:
        """The whole own draw pile, sorted, so that its order stays unknown (SS-9.11)."""
        pile = self.by_number(self.players[seat].draw)
        self.note(LOOKED_PILE, seat, cards=pile, sees=1 << seat, scope=b)

    def fetch(self, seat: int, card: int, b: Scope) -> None:
        """From the draw pile into the hand, shown to all (SS-11.18)."""
        player = self.players[seat]
        player.draw = without(player.draw, card)
        self.add_to_hand(seat, card, ALL)
        self.note(FOUND, seat, cards=(card,), scope=b)

    def shuffle_draw(self, seat: int) -> None:
        player = self.players[seat]
        player.draw = self.rng.shuffled(self.by_number(player.draw))
        player.tops = 0

    def show_top(self, seat: int, count: int, b: Scope) -> None:
        """The top cards of the draw pile lie open (SS-7.31)."""
        player = self.players[seat]
        shown: list[int] = []
        while len(shown) < count:
            card = self.top_card(seat)
            if card < 0:
                break
            player.tops = max(player.tops - 1, 0)
            shown.append(card)
        self.revealed = tuple(shown)
        self.note(TOP_SHOWN, seat, n=len(shown), cards=self.revealed, scope=b)

    def keep_revealed(self, seat: int, b: Scope) -> None:
        """What is left of the revealed cards goes to the hand (SS-11.21b)."""
        kept = self.revealed
        self.revealed = ()
        for card in kept:
            self.add_to_hand(seat, card, ALL)
        if kept:
            self.note(KEPT, seat, n=len(kept), cards=kept, scope=b)

    def wound_revealed(self, seat: int, card: int, b: Scope) -> None:
        self.revealed = without(self.revealed, card)
        self.wound(seat, card, b)

    # Primitives: the reserve and the clock --------------------------------------------------------------------------
    def to_reserve(self, cards: tuple[int, ...], seat: int, b: Scope | None) -> None:
        """Shuffled into the reserve, from where they have just been taken (SS-7.23)."""
        self.reserve = self.rng.shuffled(self.by_number(self.reserve + cards))
        self.note(TO_RESERVE, seat, n=len(cards), cards=cards, scope=b)

    def return_from_hand(self, seat: int, card: int, b: Scope | None) -> None:
        self.take_from_hand(seat, card)
        self.to_reserve((card,), seat, b)

    def reserve_top(self) -> int:
        top = len(self.reserve) - 1
        card = self.reserve[top]
        self.reserve = self.reserve[:top]
        return card

    def take_reserve_top(self, seat: int, b: Scope | None) -> None:
        """The top reserve card into a discard, whatever it is (SS-11.55)."""
        card = self.reserve_top()
        self.to_discard(seat, card)
        self.note(TOP_TAKEN, seat, cards=(card,), scope=b)

    def take_flame(self, b: Scope | None) -> None:
        """One flame off the clock; at the last one the end is triggered (SS-7.19, SS-8.1)."""
        if self.flames == 0:
            return
        self.flames -= 1
        self.note(FLAME, -1, n=self.flames, scope=b)
        if self.flames == 0:
            self.trigger_end()

    def trigger_end(self) -> None:
        if not self.ending:
            self.ending = True
            self.note(ENDING, -1)

    # Primitives: pieces ---------------------------------------------------------------------------------------------
    def number(self, card: int, zone: int, seat: int, facing: int = 0) -> Piece:
        """A card comes among the numbered places with the next number (SS-7.30)."""
        self.last_number += 1
        piece = Piece(self.last_number, card, zone, seat, facing, 0, 0, 0, False)
        self.pieces[piece.number] = piece
        return piece

    def play(self, seat: int, card: int, place: int) -> Piece:
        """From the hand to the play area, facing a terrain card (SS-5.10)."""
        self.take_from_hand(seat, card)
        faced = self.terrain[place]
        piece = self.number(card, AT_PLAY, seat, faced)
        player = self.players[seat]
        player.played = player.played + (piece.number,)
        self.note(PLAYED, seat, piece.number, faced, place=place, cards=(card, self.pieces[faced].card))
        return piece

    def equip(self, seat: int, card: int) -> Piece:
        """From the hand to the armour slot; what was there is discarded first (SS-5.30, SS-5.31)."""
        self.take_from_hand(seat, card)
        self.discard_armour(seat, None)
        piece = self.number(card, AT_ARMOUR, seat)
        self.players[seat].armour = piece.number
        self.note(EQUIPPED, seat, piece.number, cards=(card,))
        return piece

    def discard_armour(self, seat: int, b: Scope | None) -> bool:
        """The equipped armour goes to its owner's discard, unused."""
        number = self.players[seat].armour
        if not number:
            return False
        card = self.leave(number)
        self.to_discard(seat, card)
        self.note(ARMOUR_OFF, seat, number, cards=(card,), scope=b)
        return True

    def swap_armours(self, seat: int, other: int, b: Scope) -> None:
        """The equipped armours of two players change slots and owners (SS-11.20a)."""
        mine = self.pieces[self.players[seat].armour]
        theirs = self.pieces[self.players[other].armour]
        self.pieces[mine.number] = mine.at(AT_ARMOUR, other)
        self.pieces[theirs.number] = theirs.at(AT_ARMOUR, seat)
        self.players[seat].armour = theirs.number
        self.players[other].armour = mine.number
        self.note(ARMOURS_SWAPPED, seat, theirs.number, mine.number, n=other, cards=(theirs.card, mine.card), scope=b)

    def leave(self, number: int) -> int:
        """A piece leaves the numbered places; its card is answered."""
        piece = self.pieces.pop(number)
        if piece.zone == AT_TERRAIN:
            self.terrain[self.place_of(number)] = 0
            self.strand(number)
        elif piece.zone == AT_HELD:
            self.held = without(self.held, number)
        else:
            player = self.players[piece.seat]
            if piece.zone == AT_PLAY:
                player.played = without(player.played, number)
            elif piece.zone == AT_WOUNDED:
                player.wounded = without(player.wounded, number)
            else:
                player.armour = 0
        return piece.card

    def strand(self, number: int) -> None:
        """Whoever faced the card faces nothing any more (SS-5.19)."""
        for n in self.players[self.current].played:
            piece = self.pieces[n]
            if piece.facing == number:
                self.pieces[n] = piece.stranded()

    def use_up(self, seat: int, numbers: list[int], b: Scope | None) -> None:
        """Played cards and the armour go to the discard after their use (SS-5.4)."""
        if not numbers:
            return
        cards = tuple([self.leave(n) for n in numbers])
        for card in cards:
            self.to_discard(seat, card)
        self.note(USED, seat, cards=cards, scope=b)

    def wound_pieces(self, numbers: list[int], b: Scope | None) -> None:
        """Played Characters become wounded, all at once, keeping their numbers (SS-6.20, SS-7.30)."""
        for n in numbers:
            piece = self.pieces[n]
            player = self.players[piece.seat]
            player.played = without(player.played, n)
            player.wounded = player.wounded + (n,)
            self.pieces[n] = piece.at(AT_WOUNDED, piece.seat)
            self.note(WOUNDED, piece.seat, n, cards=(piece.card,), scope=b)

    def wound_held(self, number: int, seat: int, b: Scope | None) -> None:
        """A card just acquired becomes wounded in place of its destination (SS-11.40b)."""
        self.wound(seat, self.leave(number), b)

    def destroy_piece(self, number: int, b: Scope | None) -> None:
        seat = self.pieces[number].seat
        self.destroy(seat, self.leave(number), b, number)

    def heal(self, numbers: list[int], b: Scope | None) -> None:
        """Wounded Characters go to their owner's discard (SS-7.16)."""
        for n in numbers:
            seat = self.pieces[n].seat
            card = self.leave(n)
            self.to_discard(seat, card)
            self.note(HEALED, seat, n, cards=(card,), scope=b)

    def boost(self, number: int, amount: int, b: Scope) -> None:
        self.pieces[number] = self.pieces[number].boosted(amount)
        self.note(BOOSTED, b.you, number, n=amount, cards=(self.pieces[number].card,), scope=b)

    def boost_all(self, seat: int, amount: int, b: Scope) -> None:
        self.players[seat].force_all += amount
        self.note(ALL_BOOSTED, seat, n=amount, scope=b)

    def allow_armours_by_force(self, seat: int, b: Scope) -> None:
        self.players[seat].armours_by_force = True
        self.note(BY_FORCE, seat, scope=b)

    # Primitives: the terrain ----------------------------------------------------------------------------------------
    def reveal(self, place: int) -> Piece:
        """The top reserve card comes to an empty place (SS-7.20)."""
        card = self.reserve_top()
        piece = self.number(card, AT_TERRAIN, -1)
        self.terrain[place] = piece.number
        self.note(REVEALED, -1, piece.number, place=place, cards=(card,))
        return piece

    def remove(self, numbers: list[int], b: Scope | None) -> None:
        """Terrain cards go to the common discard, all at once; flames are taken for those that show one (SS-7.18)."""
        flames = 0
        for n in numbers:
            place = self.place_of(n)
            card = self.leave(n)
            self.common = self.sorted_in(self.common, card)
            self.note(REMOVED, -1, n, place=place, cards=(card,), scope=b)
            if self.identity[card].flame:
                flames += 1
        for _ in range(flames):
            self.take_flame(None)

    def push_right(self) -> None:
        """Every gap is closed towards place 6 (SS-4.14)."""
        cards = [number for number in self.terrain if number]
        pushed = [0] * (PLACES - len(cards)) + cards
        if pushed != self.terrain:
            self.terrain = pushed
            self.note(PUSHED, -1)

    def swap_places(self, one: int, two: int, b: Scope) -> None:
        """Two terrain cards change places; whoever faces them follows (SS-11.46)."""
        terrain = self.terrain[:]
        terrain[one], terrain[two] = terrain[two], terrain[one]
        self.terrain = terrain
        cards = (self.pieces[terrain[two]].card, self.pieces[terrain[one]].card)
        self.note(SWAPPED, b.you, place=one, n=two, cards=cards, scope=b)

    def reduce(self, number: int, force: int, cosmos: int, b: Scope) -> None:
        """A terrain card costs less this turn (SS-5.68)."""
        piece = self.pieces[number]
        self.pieces[number] = piece.cheaper(force, cosmos)
        self.note(CHEAPER, b.you, number, cosmos, place=self.place_of(number), n=force, cards=(piece.card,), scope=b)

    def hold(self, number: int) -> None:
        """A card that is being acquired leaves the terrain; who faces it goes on facing it (SS-5.50, SS-5.55)."""
        piece = self.pieces[number]
        self.terrain[self.place_of(number)] = 0
        self.pieces[number] = piece.at(AT_HELD, -1)
        self.held = self.held + (number,)

    def gain(self, number: int, seat: int, into_hand: bool) -> None:
        """A held card reaches the hand or the discard of who acquired it (SS-5.51)."""
        card = self.leave(number)
        if into_hand:
            self.add_to_hand(seat, card, ALL)  # SS-9.5
        else:
            self.to_discard(seat, card)
        self.note(TO_HAND if into_hand else TO_DISCARD, seat, cards=(card,))

    def give(self, number: int, seat: int, b: Scope) -> None:
        """A terrain card goes to a player's discard; that is no acquisition (SS-11.87c)."""
        card = self.leave(number)
        self.to_discard(seat, card)
        self.note(GIVEN, seat, cards=(card,), scope=b)

    def end_of_turn(self, seat: int) -> None:
        """Upkeep step 1a: played cards are discarded, and all that lasts for the turn ends (SS-4.8, SS-4.9)."""
        player = self.players[seat]
        self.use_up(seat, list(player.played), None)
        player.force_all = 0
        player.armours_by_force = False
        for number in self.terrain:
            if number:
                piece = self.pieces[number]
                if piece.force_less or piece.cosmos_less or piece.paid:
                    self.pieces[number] = piece.at(AT_TERRAIN, -1)


def as_board(s: State) -> Board:
    assert isinstance(s, Board)
    return s
