"""The board: zones, characters and players as values, what is computed from them, and one primitive for each verb."""

from typing import final

from kleos.engine.actions import SKIP, STOP, Action, Notation
from kleos.engine.frames import Frame, Scope, Trigger, clone_frames
from kleos.engine.lines import Line
from kleos.engine.rng import Rng
from kleos.engine.state import State
from kleos.games.naruto_mythos.cards import (
    HOLDS,
    IMMUNE,
    LOCKS,
    NO_REVEALS,
    ON_AFFECTED,
    ON_MOVE,
    ON_OWN_MOVE,
    SHIELDS,
    Bonus,
    Card,
    Pool,
    Whenever,
)
from kleos.games.naruto_mythos.kinds import (
    ACTION_PHASE,
    ALL,
    ASK_MULLIGAN,
    ASK_TURN,
    ASK_USE,
    BENEATH,
    CHAKRA,
    CHAKRA_LOST,
    CHAKRA_TAKEN,
    CONFLICT,
    CONTROL,
    CONTROL_ENDS,
    DISCARDED,
    DREW,
    EDGE_TO,
    HIDDEN,
    LOCKED,
    LOOKED,
    LOOKED_DECK,
    LOOKED_HAND,
    MAIN,
    MILLED,
    MOVED,
    POINTS,
    PUT_BACK,
    PUT_HIDDEN,
    RECOVERED,
    SCORE,
    SETUP,
    TO_HAND,
    TOKENS,
    TOKENS_LOST,
    TOKENS_TAKEN,
    TOOK_TOP,
    TOP_DISCARDED,
)


@final
class Character:
    """A stack of cards on the table, as a value: whatever changes about it makes a new one with the same number."""

    __slots__ = ("cards", "hidden", "known", "lock", "number", "owner", "place", "side", "source", "tokens", "top")

    def __init__(
        self,
        number: int,
        cards: tuple[int, ...],
        hidden: bool,
        tokens: int,
        owner: int,
        side: int,
        place: int,
        known: int,
        source: int,
        lock: int,
    ) -> None:
        self.number = number
        self.cards = cards  # physical cards, lowest first
        self.top: int = cards[len(cards) - 1]
        self.hidden = hidden
        self.tokens = tokens
        self.owner = owner
        self.side = side  # its controller (NM-1.16)
        self.place = place
        self.known = known  # who knows its cards, a bit for each seat and one for everybody else
        self.source = source  # object that exercises the control, 0 if it is on its owner's side
        self.lock = lock  # for KS-067: the object it is locked on

    def with_tokens(self, tokens: int) -> "Character":
        return Character(self.number, self.cards, self.hidden, tokens, self.owner, self.side, self.place, self.known,
                         self.source, self.lock)  # fmt: skip

    def with_cards(self, cards: tuple[int, ...]) -> "Character":
        return Character(self.number, cards, self.hidden, self.tokens, self.owner, self.side, self.place, self.known,
                         self.source, self.lock)  # fmt: skip

    def turned(self, hidden: bool) -> "Character":
        """Turned over in place: once face up, everybody knows it; a lock it exercised has ended (NM-11.67.6)."""
        return Character(self.number, self.cards, hidden, self.tokens, self.owner, self.side, self.place, ALL,
                         self.source, 0)  # fmt: skip

    def at(self, place: int) -> "Character":
        return Character(self.number, self.cards, self.hidden, self.tokens, self.owner, self.side, place, self.known,
                         self.source, self.lock)  # fmt: skip

    def under(self, side: int, source: int) -> "Character":
        """On another side, under the control of a source; its controller may look at it (NM-9.2)."""
        return Character(self.number, self.cards, self.hidden, self.tokens, self.owner, side, self.place,
                         self.known | 1 << side, source, self.lock)  # fmt: skip

    def seen_by(self, seats: int) -> "Character":
        return Character(self.number, self.cards, self.hidden, self.tokens, self.owner, self.side, self.place,
                         self.known | seats, self.source, self.lock)  # fmt: skip

    def locking(self, victim: int) -> "Character":
        return Character(self.number, self.cards, self.hidden, self.tokens, self.owner, self.side, self.place, self.known,
                         self.source, victim)  # fmt: skip


@final
class Player:
    """One seat's zones and counters. Zones are tuples: clones share them until they change."""

    __slots__ = (
        "aside",
        "chakra",
        "deck",
        "discard",
        "hand",
        "identified",
        "informed",
        "last_turn",
        "missions",
        "mulligan",
        "passed",
        "points",
        "pools",
        "starting",
        "this_turn",
    )

    def __init__(self, deck: tuple[int, ...], starting: tuple[int, ...], missions: tuple[int, ...]) -> None:
        self.deck = deck  # top card last
        self.hand: tuple[int, ...] = ()  # ordered by card id
        self.discard: tuple[int, ...] = ()  # top card last
        self.chakra = 0
        self.points = 0
        self.passed = False
        self.mulligan = -1  # -1 unanswered, 0 keep, 1 mulligan
        self.aside = -1  # the set-aside mission
        self.last_turn: tuple[int, ...] = ()  # NM-14.7
        self.this_turn: tuple[int, ...] = ()
        self.starting = starting  # card indices of the deck list (NM-9.15)
        self.missions = missions  # the missions this player brought
        # What this player knows of cards out of sight: cards with the same pool number may have changed places
        # among each other unseen; `identified` marks, bit by bit, cards of which it is known that they are in their pool.
        self.pools: tuple[int, ...] = ()
        self.identified = 0
        self.informed = False  # whether it knows any card out of sight beyond its own list

    def clone(self) -> "Player":
        new = Player(self.deck, self.starting, self.missions)
        new.hand = self.hand
        new.discard = self.discard
        new.chakra = self.chakra
        new.points = self.points
        new.passed = self.passed
        new.mulligan = self.mulligan
        new.aside = self.aside
        new.last_turn = self.last_turn
        new.this_turn = self.this_turn
        new.pools = self.pools
        new.identified = self.identified
        new.informed = self.informed
        return new


@final
class Board(State):
    """A match of Naruto Mythos in progress."""

    def __init__(self, pool: Pool, rng: Rng, identity: list[Card], owners: int, players: list[Player]) -> None:
        super().__init__(rng)
        self.pool = pool
        self.identity = identity  # physical card -> card; shared by clones, replaced as a whole when permuted
        self.owners = owners  # physical cards below this number belong to seat 0
        self.players = players
        self.competitive = False
        self.phase = SETUP
        self.round = 1
        self.edge = 0
        self.turn = 0
        self.mission_deck: tuple[int, ...] = ()  # card indices, top card last
        self.missions: tuple[int, ...] = ()  # card indices by rank, -1 for a slot that stayed empty (NM-4.18)
        self.characters: list[Character | None] = [None]  # by object number
        self.sides: list[tuple[int, ...]] = [()] * 8  # object numbers by place * 2 + seat
        self.pending: tuple[Trigger, ...] = ()  # set off, waiting for the line in progress to end
        self.played: tuple[Scope, ...] = ()  # plays whose lines wait for the line in progress to end
        self.controls = False  # whether any character may be under foreign control
        self.lockers = False  # whether a KS-067 may be face up
        self.conceded = -1
        self.seed = 0  # of the position document it was loaded from, if any
        self.measuring = Scope(0, 0, 0)  # scratch scope for standing effects; no part of the value

    def clone(self) -> "Board":
        p0 = self.players[0].clone()
        p1 = self.players[1].clone()
        new = Board(self.pool, self.rng.clone(), self.identity, self.owners, [p0, p1])
        new.frames = clone_frames(self.frames)
        new.seat = self.seat
        new.kind = self.kind
        new.options = self.options
        new.log = self.log
        new.pending = self.pending
        new.absent = self.absent
        new.decisions = self.decisions
        new.competitive = self.competitive
        new.phase = self.phase
        new.round = self.round
        new.edge = self.edge
        new.turn = self.turn
        new.mission_deck = self.mission_deck
        new.missions = self.missions
        new.characters = self.characters[:]
        new.sides = self.sides[:]
        new.played = self.played
        new.controls = self.controls
        new.lockers = self.lockers
        new.conceded = self.conceded
        new.seed = self.seed
        return new

    # What the engine asks of a game ---------------------------------------------------------------------------------
    def notation(self) -> Notation:
        return self.pool.notation

    def always_asked(self, kind: int) -> bool:
        return kind == ASK_TURN or kind == ASK_MULLIGAN  # NM-13.4

    def default_answer(self, options: list[Action]) -> Action:
        for option in options:  # NM-8.9
            if option.verb == SKIP or option.verb == STOP:
                return option
        return options[0]

    def clock(self) -> int:
        return self.round

    def subjects(self) -> list[int]:
        """Every character in play: rank D to A, p0 then p1, in order of arrival (NM-6.117)."""
        out: list[int] = []
        for i in range(len(self.missions) * 2):
            out.extend(self.sides[i])
        return out

    def nearby(self, b: Scope) -> list[int]:
        return list(self.sides[b.here * 2] + self.sides[b.here * 2 + 1])

    def seats_from(self, seat: int) -> list[int]:
        return [seat, 1 - seat]

    def use_kind(self, timing: int) -> int:
        return ASK_USE

    def orderer(self) -> int:
        """Who chooses among waiting lines."""
        return self.turn if self.phase == ACTION_PHASE else self.edge  # NM-4.4, NM-6.19

    def active(self, trigger: Trigger) -> bool:
        """Whether a waiting line may still be carried out."""
        if trigger.source == 0:
            return True
        c = self.characters[trigger.source]
        if c is None or c.hidden or c.side != trigger.you or c.top != trigger.card:
            return False  # NM-6.24
        line = trigger.line
        assert isinstance(line, Line)
        return line.timing != SCORE or c.place == trigger.here  # NM-4.51

    def place_of(self, trigger: Trigger) -> int:
        """Where a waiting line is carried out."""
        c = self.characters[trigger.source]
        return trigger.here if c is None else c.place  # NM-6.25

    def line_over(self, frame: Frame) -> None:
        below = self.frames[len(self.frames) - 2]
        line = frame.node
        assert isinstance(line, Line)
        if below.node is self.pool.played and line.timing == MAIN:
            below.scope.prior = frame.scope  # NM-6.88: what the MAIN line of this play did
        self.set_off()

    def set_off(self) -> None:
        """Puts what has just been set off on the stack: triggered lines on top, the lines of cards played beneath."""
        played = self.played
        if played:
            self.played = ()
            node = self.pool.played
            for scope in reversed(played):
                self.push(node, scope)
        pending = self.pending
        if pending:
            self.pending = ()
            self.push_group(tuple([t if self.active(t) else t.excuse() for t in pending]))

    def push_group(self, waiting: tuple[Trigger, ...]) -> None:
        """Lines that wait together, to be carried out in the order somebody chooses."""
        frame = self.push(self.pool.group, Scope(self.orderer(), 0, -1))
        frame.waiting = waiting

    # Looking --------------------------------------------------------------------------------------------------------
    def at(self, number: int) -> Character:
        c = self.characters[number]
        assert c is not None
        return c

    def card_of(self, c: Character) -> Card:
        return self.identity[c.top]

    def owner_of(self, card: int) -> int:
        return 0 if card < self.owners else 1

    def base(self, c: Character) -> int:
        """Printed Power plus tokens, hidden characters 0 plus tokens (NM-6.65)."""
        return c.tokens if c.hidden else c.tokens + self.identity[c.top].power

    def power(self, c: Character) -> int:
        """The Power of a character, computed from the position alone (NM-6.66, NM-6.69)."""
        identity = self.identity
        characters = self.characters
        number = c.number
        place = c.place
        total = c.tokens if c.hidden else c.tokens + identity[c.top].power
        mission = self.missions[place]
        if mission >= 0:
            bonuses = self.pool.cards[mission].bonuses
            if bonuses:
                total += self.bonus(bonuses, 0, 0, place, number)
        for n in self.sides[place * 2] + self.sides[place * 2 + 1]:
            d = characters[n]
            if d is None or d.hidden:
                continue
            if d.lock == number:
                return 0  # NM-11.67.5
            bonuses = identity[d.top].bonuses
            if bonuses:
                total += self.bonus(bonuses, d.side, n, place, number)
        return total

    def bonus(self, bonuses: list[Bonus], you: int, source: int, place: int, subject: int) -> int:
        """What standing lines of one source add to one character; none of them sees another (NM-6.67)."""
        b = self.measure(you, source, place)
        total = 0
        for bonus in bonuses:
            condition = bonus.condition
            if (condition is None or condition.holds(self, b)) and bonus.who.test(self, b, subject):
                total += bonus.amount.value(self, b)
        return total

    def measure(self, you: int, source: int, place: int) -> Scope:
        """The scratch scope, set for looking at a standing line."""
        b = self.measuring
        b.you = you
        b.source = source
        b.here = place
        return b

    def cost(self, c: Character) -> int:
        return 0 if c.hidden else self.identity[c.top].cost  # NM-6.53

    def total(self, place: int, seat: int) -> int:
        """A player's total on a mission (NM-4.42)."""
        total = 0
        if self.modified(place):
            for n in self.sides[place * 2 + seat]:
                total += self.power(self.at(n))
        else:
            for n in self.sides[place * 2 + seat]:
                total += self.base(self.at(n))
        return total

    def modified(self, place: int) -> bool:
        """Whether any static modifier or lock is active in a mission; if not, Power is the base."""
        mission = self.missions[place]
        if mission >= 0 and self.pool.cards[mission].bonuses:
            return True
        for side in range(place * 2, place * 2 + 2):
            for n in self.sides[side]:
                c = self.characters[n]
                if c is not None and not c.hidden and (c.lock or self.identity[c.top].bonuses):
                    return True
        return False

    def winning(self, place: int, seat: int) -> bool:
        """Whether the player would win the mission now (NM-11.40.1)."""
        mine = self.total(place, seat)
        theirs = self.total(place, 1 - seat)
        return mine >= 1 and (mine > theirs or (mine == theirs and self.edge == seat))

    def rule_here(self, place: int, seat: int, rule: int, but: int) -> bool:
        """Whether a face-up character on that side of the mission, other than `but`, has a standing rule."""
        for n in self.sides[place * 2 + seat]:
            c = self.characters[n]
            if c is not None and not c.hidden and n != but and self.identity[c.top].rules & rule:
                return True
        return False

    def names(self, place: int, seat: int) -> int:
        """The names of the face-up characters on a side, as bits."""
        mask = 0
        for n in self.sides[place * 2 + seat]:
            c = self.characters[n]
            if c is not None and not c.hidden:
                mask |= self.identity[c.top].name_bit
        return mask

    def can_hide(self, c: Character, by: int) -> bool:
        if c.hidden:
            return False  # NM-6.55
        if by == c.side:
            return True
        if self.identity[c.top].rules & IMMUNE:
            return False  # NM-6.101
        return not self.rule_here(c.place, c.side, SHIELDS, c.number)  # NM-11.115.1

    def can_defeat(self, c: Character, by: int) -> bool:
        return by == c.side or c.hidden or not self.identity[c.top].rules & IMMUNE

    def held(self, c: Character) -> bool:
        return self.rule_here(c.place, 1 - c.side, HOLDS, 0)  # NM-11.35.1

    def reveals_forbidden(self, place: int, seat: int) -> bool:
        return self.rule_here(place, 1 - seat, NO_REVEALS, 0)  # NM-11.111.1

    def can_stand(self, c: Character, place: int, side: int) -> bool:
        """Whether the character could be on that side without meeting its own name (NM-5.4)."""
        return c.hidden or not self.names(place, side) & self.identity[c.top].name_bit

    def destinations(self, c: Character) -> list[int]:
        """The missions the character can be moved to (NM-6.57, NM-7.17)."""
        out: list[int] = []
        if self.held(c):
            return out
        for place in range(len(self.missions)):
            if place != c.place and self.missions[place] >= 0 and self.can_stand(c, place, c.side):
                out.append(place)
        return out

    def places(self) -> list[int]:
        """The missions in play."""
        return [place for place in range(len(self.missions)) if self.missions[place] >= 0]

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

    # What players know of cards out of sight ------------------------------------------------------------------------
    def learn(self, seat: int, cards: tuple[int, ...]) -> None:
        """The player now knows exactly where these cards are."""
        player = self.players[seat]
        player.informed = True
        pools = list(player.pools)
        fresh = max(pools) + 1
        for card in cards:
            pools[card] = fresh
            fresh += 1
            player.identified |= 1 << card
        player.pools = tuple(pools)

    def mingle(self, seat: int, cards: tuple[int, ...]) -> None:
        """Unseen by the player, one of these cards has gone elsewhere: they may have changed places."""
        player = self.players[seat]
        if not player.informed:
            return
        marks = 0
        for card in cards:
            marks |= 1 << card
        if not player.identified & marks:
            return  # nothing was known of any of them
        pools = list(player.pools)
        fresh = max(pools) + 1
        for card in cards:
            pools[card] = fresh
        player.pools = tuple(pools)

    # Triggers -------------------------------------------------------------------------------------------------------
    def queue(self, line: Line, c: Character, cause: int) -> None:
        self.pending = self.pending + (Trigger(line, c.number, c.top, c.side, c.place, cause, False),)

    def queue_lines(self, event: int, c: Character, cause: int) -> None:
        """The triggered lines of one face-up character that react to an event."""
        card = self.identity[c.top]
        if c.hidden or not card.watches >> event & 1:
            return
        for line in card.triggers:
            effect = line.effect
            assert isinstance(effect, Whenever)
            if effect.event == event:
                self.queue(line, c, cause)

    def affect(self, c: Character, b: Scope) -> None:
        """An instant or triggered effect is changing the character (NM-6.103)."""
        if c.hidden or c.side == b.you:
            return
        card = self.identity[c.top]
        if not card.watches >> ON_AFFECTED & 1:
            return
        for t in self.pending:
            if t.source == c.number:
                line = t.line
                assert isinstance(line, Line)
                effect = line.effect
                if isinstance(effect, Whenever) and effect.event == ON_AFFECTED:
                    return  # NM-6.105: one line affects one character once
        self.queue_lines(ON_AFFECTED, c, b.source)

    # Primitives: players' piles and counters ------------------------------------------------------------------------
    def add_to_hand(self, seat: int, card: int) -> None:
        """Hands are kept in the order of card ids, so that options come in their fixed order (NM-13.2)."""
        player = self.players[seat]
        hand = player.hand
        index = self.identity[card].index
        at = len(hand)
        while at > 0 and self.identity[hand[at - 1]].index > index:
            at -= 1
        player.hand = hand[:at] + (card,) + hand[at:]

    def remove_from_hand(self, seat: int, card: int) -> None:
        player = self.players[seat]
        at = player.hand.index(card)
        player.hand = player.hand[:at] + player.hand[at + 1 :]

    def find(self, cards: tuple[int, ...], index: int) -> int:
        """A physical card of that identity among these; identical cards are interchangeable (NM-13.3)."""
        for card in cards:
            if self.identity[card].index == index:
                return card
        raise AssertionError("a card that is not there")

    def draw(self, seat: int, count: int, b: Scope | None) -> int:
        """Draws one by one; an empty deck gives nothing (NM-7.3, NM-7.4). Returns how many were drawn."""
        player = self.players[seat]
        deck = player.deck
        drawn = deck[len(deck) - min(count, len(deck)) :][::-1]  # the first drawn first
        if not drawn:
            return 0
        player.deck = deck[: len(deck) - len(drawn)]
        for card in drawn:
            self.add_to_hand(seat, card)
        self.note(DREW, seat, n=len(drawn), cards=drawn, sees=1 << seat, scope=b)
        return len(drawn)

    def discard(self, seat: int, card: int, b: Scope | None) -> None:
        """From the hand on top of the pile (NM-7.5)."""
        self.remove_from_hand(seat, card)
        player = self.players[seat]
        player.discard = player.discard + (card,)
        self.note(DISCARDED, seat, cards=(card,), scope=b)

    def mill(self, seat: int, b: Scope | None) -> int:
        """The top card of the deck to the discard pile (NM-7.6); -1 if the deck is empty."""
        player = self.players[seat]
        if not player.deck:
            return -1
        card = player.deck[len(player.deck) - 1]
        player.deck = player.deck[: len(player.deck) - 1]
        player.discard = player.discard + (card,)
        self.note(MILLED, seat, cards=(card,), scope=b)
        return card

    def put_back(self, seat: int, card: int, b: Scope | None) -> None:
        """From the hand face down on top of the deck (NM-7.28)."""
        player = self.players[seat]
        self.mingle(1 - seat, player.hand)
        self.remove_from_hand(seat, card)
        player.deck = player.deck + (card,)
        self.learn(seat, (card,))
        self.note(PUT_BACK, seat, cards=(card,), sees=1 << seat, scope=b)

    def recover(self, seat: int, card: int, b: Scope | None) -> None:
        """From the discard pile to the hand; the order of the rest stays."""
        self.take_from_discard(seat, card)
        self.add_to_hand(seat, card)
        self.learn(1 - seat, (card,))
        self.note(RECOVERED, seat, cards=(card,), scope=b)

    def take_from_discard(self, seat: int, card: int) -> None:
        player = self.players[seat]
        at = player.discard.index(card)
        player.discard = player.discard[:at] + player.discard[at + 1 :]

    def gain_chakra(self, seat: int, amount: int, b: Scope | None) -> None:
        self.players[seat].chakra += amount
        self.note(CHAKRA, seat, n=amount, scope=b)

    def lose_chakra(self, seat: int, amount: int, b: Scope | None) -> int:
        player = self.players[seat]
        lost = min(amount, player.chakra)
        if lost > 0:
            player.chakra -= lost
            self.note(CHAKRA_LOST, seat, n=lost, scope=b)
        return lost

    def take_chakra(self, seat: int, amount: int, b: Scope | None) -> int:
        """From the opponent's pool, at most what is there (NM-7.23)."""
        victim = self.players[1 - seat]
        taken = min(amount, victim.chakra)
        if taken > 0:
            victim.chakra -= taken
            self.players[seat].chakra += taken
            self.note(CHAKRA_TAKEN, seat, n=taken, scope=b)
        return taken

    def gain_points(self, seat: int, amount: int, b: Scope | None) -> None:
        self.players[seat].points += amount
        self.note(POINTS, seat, n=amount, scope=b)

    def give_edge(self, seat: int, b: Scope | None) -> bool:
        """The Edge changes hands; nothing happens if it is already there (NM-7.30)."""
        if self.edge == seat:
            return False
        self.edge = seat
        self.dirty = True
        self.note(EDGE_TO, seat, scope=b)
        return True

    def look_at(self, c: Character, seat: int, b: Scope) -> None:
        self.characters[c.number] = c.seen_by(1 << seat)
        self.note(LOOKED, seat, c.number, place=c.place, cards=c.cards, sees=1 << seat, scope=b)

    def look_at_hand(self, seat: int, b: Scope) -> None:
        hand = self.players[1 - seat].hand
        self.learn(seat, hand)
        self.note(LOOKED_HAND, seat, n=len(hand), cards=hand, sees=1 << seat, scope=b)

    def look_at_deck(self, seat: int, count: int, b: Scope) -> tuple[int, ...]:
        """The top cards of one's own deck, uppermost first (NM-7.26)."""
        deck = self.players[seat].deck
        seen = deck[len(deck) - min(count, len(deck)) :][::-1]
        self.learn(seat, seen)
        self.note(LOOKED_DECK, seat, n=len(seen), cards=seen, sees=1 << seat, scope=b)
        return seen

    def take_top(self, seat: int, card: int, b: Scope) -> None:
        """The top card of the opponent's deck is taken up; its new controller sees it (NM-11.52.1)."""
        self.learn(seat, (card,))
        self.note(TOOK_TOP, seat, cards=(card,), sees=1 << seat, scope=b)

    # Primitives: characters -----------------------------------------------------------------------------------------
    def join(self, number: int, place: int, side: int) -> None:
        """As the last in order on a side (NM-7.2)."""
        at = place * 2 + side
        self.sides[at] = self.sides[at] + (number,)

    def leave(self, c: Character) -> None:
        at = c.place * 2 + c.side
        row = self.sides[at]
        i = row.index(c.number)
        self.sides[at] = row[:i] + row[i + 1 :]

    def enter(self, card: int, seat: int, place: int, hidden: bool, source: int) -> Character:
        """A card comes to a side of a mission as a new character with the next number (NM-7.31)."""
        number = len(self.characters)
        c = Character(
            number, (card,), hidden, 0, self.owner_of(card), seat, place, 1 << seat if hidden else ALL, source, 0
        )
        self.characters.append(c)
        self.join(number, place, seat)
        self.dirty = True
        return c

    def put_hidden(self, card: int, seat: int, place: int, source: int, b: Scope) -> Character:
        """A card is put face down on a side; it is not played (NM-7.24)."""
        c = self.enter(card, seat, place, True, source)
        if source:
            self.controls = True
        self.note(PUT_HIDDEN, seat, c.number, place=place, cards=(card,), sees=1 << seat, scope=b)
        return c

    def add_tokens(self, c: Character, count: int, b: Scope) -> None:
        """POWERUP (NM-7.20)."""
        if count <= 0:
            return
        if not self.locked(c):
            self.affect(c, b)  # NM-6.104: tokens a lock removes at once do not affect
        self.characters[c.number] = c.with_tokens(c.tokens + count)
        self.dirty = True
        self.note(TOKENS, b.you, c.number, place=c.place, n=count, scope=b)

    def remove_tokens(self, c: Character, count: int, b: Scope) -> int:
        gone = min(count, c.tokens)
        if gone > 0:
            self.affect(c, b)
            self.characters[c.number] = c.with_tokens(c.tokens - gone)
            self.dirty = True
            self.note(TOKENS_LOST, b.you, c.number, place=c.place, n=gone, scope=b)
        return gone

    def take_tokens(self, c: Character, count: int, b: Scope) -> int:
        """From a character to the source of the line (NM-7.21)."""
        taken = min(count, c.tokens)
        source = self.characters[b.source]
        if taken <= 0 or source is None:
            return 0
        self.affect(c, b)
        self.characters[c.number] = c.with_tokens(c.tokens - taken)
        self.characters[b.source] = source.with_tokens(source.tokens + taken)
        self.dirty = True
        self.note(TOKENS_TAKEN, b.you, c.number, b.source, place=c.place, n=taken, scope=b)
        return taken

    def locked(self, c: Character) -> bool:
        if not self.lockers:
            return False
        for n in self.sides[c.place * 2 + 1 - c.side]:
            if self.at(n).lock == c.number:
                return True
        return False

    def move(self, c: Character, place: int, b: Scope) -> None:
        """To the same side of another mission, as the last in order (NM-7.16)."""
        self.affect(c, b)
        self.leave(c)
        moved = c.at(place)
        self.characters[c.number] = moved
        self.join(c.number, place, c.side)
        self.dirty = True
        self.note(MOVED, b.you, c.number, place=place, n=c.place, cards=c.cards, sees=c.known, scope=b)
        self.queue_lines(ON_MOVE, moved, c.number)
        if b.you == c.side:
            self.queue_lines(ON_OWN_MOVE, moved, c.number)  # NM-11.18.1

    def hide(self, c: Character, b: Scope) -> None:
        """Turned face down in place (NM-7.14)."""
        self.affect(c, b)
        self.characters[c.number] = c.turned(True)
        self.dirty = True
        self.note(HIDDEN, b.you, c.number, place=c.place, cards=c.cards, scope=b)

    def scrap(self, c: Character) -> None:
        """The character leaves play, all its cards to the owner's pile, lowest first (NM-7.9)."""
        self.leave(c)
        self.characters[c.number] = None
        owner = self.players[c.owner]
        owner.discard = owner.discard + c.cards
        self.dirty = True

    def to_hand(self, c: Character) -> None:
        """The top card to its owner's hand, the cards beneath to the pile (NM-7.11, NM-7.12)."""
        self.leave(c)
        self.characters[c.number] = None
        owner = self.players[c.owner]
        beneath = c.cards[: len(c.cards) - 1]
        owner.discard = owner.discard + beneath
        self.add_to_hand(c.owner, c.top)
        if beneath:
            self.note(BENEATH, c.owner, c.number, place=c.place, n=len(beneath), cards=beneath)
        if c.known >> (1 - c.owner) & 1:
            self.learn(1 - c.owner, (c.top,))
        self.dirty = True

    def return_to_hand(self, c: Character, b: Scope) -> None:
        self.affect(c, b)
        self.to_hand(c)
        self.note(TO_HAND, c.owner, c.number, place=c.place, cards=(c.top,), sees=c.known | 1 << c.owner, scope=b)

    def discard_top(self, c: Character, b: Scope) -> int:
        """The top card of a stack to its owner's pile; the card beneath becomes the character (NM-7.29)."""
        self.affect(c, b)
        card = c.top
        owner = self.players[c.owner]
        owner.discard = owner.discard + (card,)
        below = c.with_cards(c.cards[: len(c.cards) - 1])
        if below.lock and not self.identity[below.top].rules & LOCKS:
            below = below.locking(0)
        self.characters[c.number] = below
        if not below.hidden and self.identity[below.top].rules & LOCKS:
            self.lockers = True
        self.dirty = True
        self.note(TOP_DISCARDED, b.you, c.number, place=c.place, cards=(card,), scope=b)
        self.settle_name(below)
        return card

    def take_control(self, c: Character, b: Scope) -> None:
        """The character comes to the taker's side of its mission, as it is (NM-6.120)."""
        self.affect(c, b)
        self.leave(c)
        source = 0 if b.you == c.owner else b.source  # NM-6.127: the owner simply has it back
        self.characters[c.number] = c.under(b.you, source)
        self.join(c.number, c.place, b.you)
        self.controls = True
        self.dirty = True
        self.note(CONTROL, b.you, c.number, place=c.place, cards=c.cards, sees=c.known | 1 << b.you, scope=b)

    # Standing situation ---------------------------------------------------------------------------------------------
    def settle_name(self, c: Character) -> None:
        """A character that has just arrived or been uncovered beside its own name is discarded (NM-5.7)."""
        if c.hidden:
            return
        bit = self.identity[c.top].name_bit
        for n in self.sides[c.place * 2 + c.side]:
            d = self.at(n)
            if n != c.number and not d.hidden and self.identity[d.top].name_bit == bit:
                self.scrap(c)
                self.note(CONFLICT, c.owner, c.number, place=c.place, cards=c.cards)
                return

    def recompute(self) -> None:
        """Ends controls whose source is gone and keeps the locks of KS-067 up to date (NM-6.16)."""
        if self.controls:
            again = True
            while again:
                again = False
                self.controls = False
                for n in self.subjects():
                    c = self.at(n)
                    if c.source:
                        self.controls = True
                        source = self.characters[c.source]
                        if source is None or source.hidden or source.side != c.side:  # NM-6.122
                            self.end_control(c)
                            again = True
                            break
            self.dirty = False  # what changed by that has been looked at; a lock may ask right away
        if self.lockers:
            self.keep_locks()

    def end_control(self, c: Character) -> None:
        """The character returns to its owner's side; this is no move and sets off nothing (NM-6.124, NM-6.125)."""
        self.leave(c)
        back = c.under(c.owner, 0)
        self.characters[c.number] = back
        self.join(c.number, c.place, c.owner)
        self.note(CONTROL_ENDS, c.owner, c.number, place=c.place, cards=c.cards, sees=back.known)
        self.settle_name(back)

    def keep_locks(self) -> None:
        self.lockers = False
        for n in self.subjects():
            c = self.at(n)
            if c.hidden or not self.identity[c.top].rules & LOCKS:
                continue
            self.lockers = True
            victim = self.characters[c.lock]
            if victim is None or victim.place != c.place or victim.side == c.side:  # NM-11.67.3
                strongest = self.strongest_against(c)
                if len(strongest) > 1:
                    self.characters[n] = c.locking(0)  # nobody is locked as long as the tie is open
                    self.push(self.pool.lock, Scope(c.side, n, c.place))
                    return
                self.lock_on(c, strongest[0] if strongest else 0)
            elif victim.tokens:
                self.strip(victim)

    def strongest_against(self, c: Character) -> list[int]:
        """The enemies here with the highest base (NM-11.67.1)."""
        out: list[int] = []
        best = 0
        for n in self.sides[c.place * 2 + 1 - c.side]:
            base = self.base(self.at(n))
            if not out or base > best:
                out = [n]
                best = base
            elif base == best:
                out.append(n)
        return out

    def lock_on(self, c: Character, victim: int) -> None:
        if c.lock != victim:
            self.characters[c.number] = c.locking(victim)
        if victim:
            self.note(LOCKED, c.side, c.number, victim, place=c.place)
            self.strip(self.at(victim))

    def strip(self, c: Character) -> None:
        """A lock takes all tokens away; that affects nobody (NM-11.67.5, NM-6.104)."""
        if c.tokens:
            self.note(TOKENS_LOST, 1 - c.side, c.number, place=c.place, n=c.tokens)
            self.characters[c.number] = c.with_tokens(0)


def as_board(s: State) -> Board:
    assert isinstance(s, Board)
    return s


def character(s: State, number: int) -> Character:
    """The character #number, which must be in play."""
    assert isinstance(s, Board)
    c = s.characters[number]
    assert c is not None
    return c
