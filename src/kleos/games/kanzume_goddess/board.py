"""The table: zones, pieces and players as values, what is computed from them, and one primitive for each verb."""

from typing import Final, final

from kleos.engine.actions import Action, Notation
from kleos.engine.frames import Scope, clone_frames
from kleos.engine.rng import Rng
from kleos.engine.state import State
from kleos.games.kanzume_goddess.cards import Card, Pool
from kleos.games.kanzume_goddess.kinds import (
    ALL,
    ASIDE_GONE,
    ASK_ANSWER,
    ASK_ATTACKED,
    ASK_BANISH,
    ASK_DISCARD_PHASE,
    ASK_GOD,
    ASK_PLAY,
    ASK_RECRUIT,
    ASK_START,
    ATTACKED,
    BANISHED,
    BONUS,
    BY_ACTION,
    BY_REACTION,
    CANCELLED,
    CLEARED,
    DISCARDED,
    DREW,
    FAITH,
    GAINED,
    GOAL,
    IGNORES,
    LEFT,
    LOST,
    NOTHING,
    OVER,
    PAID,
    PASS,
    PILES,
    PLAYED,
    REACTED,
    RECOVERS,
    RECRUITED,
    REDUCED,
    RESHUFFLED,
    RETURN,
    RETURNED,
    REVEALED,
    SEALED,
    SETUP,
    SPENT,
    TAKEN,
    TURNED_UP,
    USED,
    USED_UP,
)

# The step of the course of a match at which a turn is over (flow.py has the others)
AT_NEXT: Final = 7
AT_OVER: Final = 8

NO_CARD: Final = -1
ALWAYS_ASKED: Final = frozenset(  # KG-13.5 names those that are not; a reaction is asked for one card too (KG-13.8)
    [ASK_GOD, ASK_START, ASK_PLAY, ASK_RECRUIT, ASK_DISCARD_PHASE, ASK_BANISH, ASK_ANSWER, ASK_ATTACKED]
)


@final
class Piece:
    """A card with an object number (KG-7.6), as a value."""

    __slots__ = ("card", "number", "seat", "unbound", "use")

    def __init__(self, number: int, card: int, seat: int, use: int, unbound: bool) -> None:
        self.number = number
        self.card = card
        self.seat = seat
        self.use = use  # how it came to the play area; in the reveal place that of an Action, without meaning
        self.unbound = unbound  # whether it was played without regard to colours (KG-11.25)


@final
class Attack:
    """A declared Attack, as a value (KG-5.35)."""

    __slots__ = ("by", "on", "reduced", "used", "value")

    def __init__(self, by: int, on: int, value: int, reduced: int, used: int) -> None:
        self.by = by
        self.on = on
        self.value = value
        self.reduced = reduced
        self.used = used  # abilities used once in this Attack, as bits


@final
class Player:
    """One seat's zones. Zones are tuples: clones share them until they change."""

    __slots__ = ("dealt", "deck", "discard", "energy", "god", "hand", "out", "play", "sealed", "shown", "tops")

    def __init__(self) -> None:
        self.god = NO_CARD  # NO_CARD before it is chosen
        self.dealt: tuple[int, ...] = ()  # the Gods offered to this seat alone (KG-3.9)
        self.energy = 0
        self.hand: tuple[int, ...] = ()  # by card
        self.shown: tuple[int, ...] = ()  # the cards of the hand that everybody saw on their way there, by card
        self.deck: tuple[int, ...] = ()  # top card last
        self.tops = 0  # how many cards on top of the deck everybody knows (KG-9.3)
        self.discard: tuple[int, ...] = ()  # newest last (KG-7.5)
        self.play: tuple[int, ...] = ()  # object numbers, oldest first
        self.sealed = False
        self.out = False

    def clone(self) -> "Player":
        new = Player()
        new.god = self.god
        new.dealt = self.dealt
        new.energy = self.energy
        new.hand = self.hand
        new.shown = self.shown
        new.deck = self.deck
        new.tops = self.tops
        new.discard = self.discard
        new.play = self.play
        new.sealed = self.sealed
        new.out = self.out
        return new


def without(pile: tuple[int, ...], item: int) -> tuple[int, ...]:
    at = pile.index(item)
    return pile[:at] + pile[at + 1 :]


def sorted_in(pile: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = len(pile)
    while at > 0 and pile[at - 1] > card:
        at -= 1
    return pile[:at] + (card,) + pile[at:]


def in_order(pile: tuple[int, ...]) -> tuple[int, ...]:
    """The pile by card, so that shuffling does not depend on where the cards came from."""
    return tuple(sorted(pile))


@final
class Board(State):
    """A match of Kanzume Goddess in progress."""

    def __init__(self, pool: Pool, rng: Rng, players: list[Player], mains: tuple[int, ...]) -> None:
        super().__init__(rng)
        self.pool = pool
        self.players = players
        self.mains = mains  # the seats of the main Gods of teams A and B; empty in an individual match (KG-14.10)
        self.offered: tuple[tuple[int, ...], ...] = ()  # during setup, the Gods of team A and B (KG-3.13)
        self.sides: tuple[int, ...] = ()  # during setup, the mythologies agreed on by seat; empty if none is (KG-3.30)
        self.first = 0
        self.round = 1
        self.turns = 0  # that have begun, over the whole match
        self.current = 0  # the active player
        self.phase = SETUP
        self.faith = 0
        self.last_warrior = NO_CARD  # whose follow-up symbols are in force (KG-5.14)
        self.ignore_colour = False  # Poseidon waits (KG-6.44)
        self.attack_bonus = 0  # Zeus waits (KG-11.23)
        self.attacks_declared = 0  # this turn, by the active player
        self.warrior_gains = 0  # this turn (KG-11.31)
        self.used = 0  # limited abilities used this turn, as bits
        self.attacks: tuple[Attack, ...] = ()  # being resolved, the innermost last
        self.piles: list[tuple[int, ...]] = [()] * PILES  # top card last
        self.supply: list[int] = [0] * len(pool.cards)  # Disciples in the public piles, by card
        self.netherworld: tuple[int, ...] = ()  # newest last
        self.aside: tuple[int, ...] = ()  # object numbers in the reveal place
        self.out: tuple[int, ...] = ()  # the cards of players who left, by card
        self.stray: tuple[int, ...] = ()  # cards a position document did not name, by card (KG-14.2)
        self.pieces: dict[int, Piece] = {}  # by object number
        self.last_number = 0
        self.leaving: tuple[int, ...] = ()  # who gave up, in that order, and has not left yet (KG-8.24)
        self.seed = 0  # of the position document it was loaded from, if any
        self.measuring = Scope(0, 0, -1)  # scratch scope for Bonds; no part of the value

    def clone(self) -> "Board":
        new = Board(self.pool, self.rng.clone(), [player.clone() for player in self.players], self.mains)
        new.frames = clone_frames(self.frames)
        new.seat = self.seat
        new.kind = self.kind
        new.options = self.options
        new.log = self.log
        new.absent = self.absent
        new.decisions = self.decisions
        new.offered = self.offered
        new.sides = self.sides
        new.first = self.first
        new.round = self.round
        new.turns = self.turns
        new.current = self.current
        new.phase = self.phase
        new.faith = self.faith
        new.last_warrior = self.last_warrior
        new.ignore_colour = self.ignore_colour
        new.attack_bonus = self.attack_bonus
        new.attacks_declared = self.attacks_declared
        new.warrior_gains = self.warrior_gains
        new.used = self.used
        new.attacks = self.attacks
        new.piles = self.piles[:]
        new.supply = self.supply[:]
        new.netherworld = self.netherworld
        new.aside = self.aside
        new.out = self.out
        new.stray = self.stray
        new.pieces = self.pieces.copy()
        new.last_number = self.last_number
        new.leaving = self.leaving
        new.seed = self.seed
        return new

    # What the engine asks of a game ---------------------------------------------------------------------------------
    def notation(self) -> Notation:
        return self.pool.notation

    def always_asked(self, kind: int) -> bool:
        return kind in ALWAYS_ASKED

    def default_answer(self, options: list[Action]) -> Action:
        for option in options:  # KG-8.23
            if option.verb == PASS:
                return option
        return options[0]

    def clock(self) -> int:
        return self.turns

    def recompute(self) -> None:
        """After energy has changed: the match may be over (KG-8.2), or the turn of the active player (KG-4.23)."""
        if self.phase == OVER:
            if self.frames:
                del self.frames[1:]
                self.attacks = ()
                self.frames[0].step = AT_OVER
        elif self.phase != SETUP and not self.present(self.current) and self.frames[0].step != AT_NEXT:
            del self.frames[1:]
            self.attacks = ()
            self.frames[0].step = AT_NEXT
            self.put_away()

    def put_away(self) -> None:
        """What lay there for abilities that no longer go on: revealed cards, reactions being used (KG-6.25, KG-6.29)."""
        while self.aside:
            self.put_aside_away(self.aside[0])
        for player in self.players:
            for n in player.play:
                if self.pieces[n].use == BY_REACTION:
                    self.out_of_play(n)

    def subjects(self) -> list[int]:
        """The Warriors the active player has played for their Actions this turn (KG-6.6)."""
        return self.action_warriors(self.current)

    def nearby(self, b: Scope) -> list[int]:
        return self.action_warriors(b.you)

    def seats_from(self, seat: int) -> list[int]:
        """Clockwise (KG-3.3), without those who are out or sealed (KG-8.13)."""
        count = len(self.players)
        out: list[int] = []
        for i in range(count):
            other = (seat + i) % count
            if self.present(other):
                out.append(other)
        return out

    def opponents(self, seat: int) -> list[int]:
        """KG-3.1, KG-3.4: everybody else, in a team match the other team."""
        if self.mains:
            return [other for other in self.seats_from(seat) if (other ^ seat) & 1]
        return [other for other in self.seats_from(seat) if other != seat]

    def sides_against(self, seat: int) -> int:
        """KG-8.9: a team wins and loses together."""
        return 1 if self.mains else super().sides_against(seat)

    # Looking --------------------------------------------------------------------------------------------------------
    def present(self, seat: int) -> bool:
        """Whether a player is in the game and not sealed."""
        player = self.players[seat]
        return not player.out and not player.sealed

    def allied(self, one: int, two: int) -> bool:
        """Whether two different players are team-mates (KG-3.4)."""
        return len(self.mains) > 0 and one != two and not (one ^ two) & 1

    def god(self, seat: int) -> Card:
        return self.pool.cards[self.players[seat].god]

    def card_of(self, number: int) -> Card:
        return self.pool.cards[self.pieces[number].card]

    def action_warriors(self, seat: int) -> list[int]:
        pieces = self.pieces
        cards = self.pool.cards
        out: list[int] = []
        for n in self.players[seat].play:
            piece = pieces[n]
            if piece.use == BY_ACTION and cards[piece.card].warrior:
                out.append(n)
        return out

    def may_follow(self, card: Card) -> bool:
        """Whether the colours allow a Warrior now (KG-5.11 to KG-5.15)."""
        if self.last_warrior < 0 or self.ignore_colour:
            return True
        return self.pool.cards[self.last_warrior].allows >> card.colour & 1 != 0

    def attack(self) -> Attack:
        """The Attack that is being resolved."""
        return self.attacks[len(self.attacks) - 1]

    def measure(self, you: int, source: int) -> Scope:
        """The scratch scope, set for looking at a Bond."""
        b = self.measuring
        b.you = you
        b.source = source
        return b

    def can_draw(self, seat: int) -> bool:
        player = self.players[seat]
        return len(player.deck) > 0 or len(player.discard) > 0

    def is_warrior(self, number: int) -> bool:
        """Whether an object is a Warrior; 0 is none, the source of what a God does."""
        return number > 0 and number in self.pieces and self.card_of(number).warrior

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

    # Primitives: hand, deck, discard pile ---------------------------------------------------------------------------
    def add_to_hand(self, seat: int, card: int, shown: bool) -> None:
        player = self.players[seat]
        player.hand = sorted_in(player.hand, card)
        if shown:
            player.shown = sorted_in(player.shown, card)

    def take_from_hand(self, seat: int, card: int) -> None:
        """Out of the hand, in the open: of its copies, everybody now knows of one fewer."""
        player = self.players[seat]
        player.hand = without(player.hand, card)
        if player.shown and card in player.shown:
            player.shown = without(player.shown, card)

    def to_discard(self, seat: int, card: int) -> None:
        player = self.players[seat]
        player.discard = player.discard + (card,)

    def top_card(self, seat: int) -> int:
        """The top card off the deck, the discard pile shuffled first if it must be (KG-7.7, KG-7.9); -1 if none."""
        player = self.players[seat]
        if not player.deck:
            if not player.discard:
                return NO_CARD
            player.deck = self.rng.shuffled(in_order(player.discard))
            player.discard = ()
            self.note(RESHUFFLED, seat, n=len(player.deck))
        top = len(player.deck) - 1
        card = player.deck[top]
        player.deck = player.deck[:top]
        return card

    def draw(self, seat: int, count: int, b: Scope | None) -> int:
        """KG-7.8."""
        player = self.players[seat]
        drawn: list[int] = []
        while len(drawn) < count:
            card = self.top_card(seat)
            if card < 0:
                break
            shown = player.tops > 0
            if shown:
                player.tops -= 1
            self.add_to_hand(seat, card, shown)
            drawn.append(card)
        if drawn:
            self.note(DREW, seat, n=len(drawn), cards=tuple(drawn), sees=1 << seat, scope=b)
        return len(drawn)

    def discard(self, seat: int, card: int, b: Scope | None) -> None:
        """From the hand (KG-7.10)."""
        self.take_from_hand(seat, card)
        self.to_discard(seat, card)
        self.note(DISCARDED, seat, cards=(card,), scope=b)

    def discard_at_random(self, seat: int, b: Scope) -> bool:
        """Each card of the hand with equal chance (KG-7.10)."""
        hand = self.players[seat].hand
        if not hand:
            return False
        self.discard(seat, hand[self.rng.below(len(hand))], b)
        return True

    def banish_from_hand(self, seat: int, card: int, b: Scope | None) -> None:
        """KG-7.12."""
        self.take_from_hand(seat, card)
        self.netherworld = self.netherworld + (card,)
        self.note(BANISHED, seat, cards=(card,), scope=b)

    def banish_from_discard(self, seat: int, card: int, b: Scope | None) -> None:
        player = self.players[seat]
        player.discard = without(player.discard, card)
        self.netherworld = self.netherworld + (card,)
        self.note(BANISHED, seat, n=1, cards=(card,), scope=b)

    def take_from_netherworld(self, seat: int, card: int, b: Scope) -> None:
        """Into the hand, in the open (KG-6.42, KG-7.23)."""
        self.netherworld = without(self.netherworld, card)
        self.add_to_hand(seat, card, True)
        self.note(TAKEN, seat, cards=(card,), scope=b)

    def clear(self, seat: int) -> None:
        """The Discard phase: the play area from oldest to newest, then the hand by card (KG-4.16, KG-4.17)."""
        player = self.players[seat]
        gone: list[int] = []
        for n in player.play:
            gone.append(self.pieces.pop(n).card)
        gone.extend(player.hand)
        player.play = ()
        player.hand = ()
        player.shown = ()
        player.discard = player.discard + tuple(gone)
        self.last_warrior = NO_CARD  # no Warrior is left whose symbols could be in force (KG-14.4)
        if gone:
            self.note(CLEARED, seat, n=len(gone), cards=tuple(gone))

    # Primitives: recruiting -----------------------------------------------------------------------------------------
    def onto_deck(self, seat: int, card: int) -> None:
        """A recruit goes on top of the deck (KG-5.49), where everybody knows it."""
        player = self.players[seat]
        player.deck = player.deck + (card,)
        player.tops += 1

    def recruit_from_pile(self, seat: int, pile: int) -> None:
        cards = self.piles[pile]
        left = len(cards) - 1
        card = cards[left]
        self.faith -= self.pool.cards[card].cost
        self.piles[pile] = cards[:left]
        self.onto_deck(seat, card)
        self.note(RECRUITED, seat, place=pile, cards=(card,))
        if left:
            self.note(TURNED_UP, -1, place=pile, cards=(cards[left - 1],))

    def recruit_from_supply(self, seat: int, card: int) -> None:
        self.faith -= self.pool.cards[card].cost
        self.supply[card] -= 1
        self.onto_deck(seat, card)
        self.note(RECRUITED, seat, cards=(card,))

    def recruit_from_netherworld(self, seat: int, card: int, b: Scope) -> None:
        """KG-11.27."""
        self.faith -= self.pool.cards[card].cost
        self.netherworld = without(self.netherworld, card)
        self.onto_deck(seat, card)
        self.note(RECRUITED, seat, n=1, cards=(card,), scope=b)

    # Primitives: pieces ---------------------------------------------------------------------------------------------
    def number(self, card: int, seat: int, use: int, unbound: bool) -> Piece:
        """A card comes among the numbered places with the next number (KG-7.6)."""
        self.last_number += 1
        piece = Piece(self.last_number, card, seat, use, unbound)
        self.pieces[piece.number] = piece
        return piece

    def into_play(self, seat: int, card: int, use: int, ability: int, unbound: bool) -> Piece:
        """From the hand to the play area (KG-5.18, KG-7.17)."""
        self.take_from_hand(seat, card)
        piece = self.number(card, seat, use, unbound)
        player = self.players[seat]
        player.play = player.play + (piece.number,)
        self.note(PLAYED if use == BY_ACTION else REACTED, seat, piece.number, n=ability, cards=(card,))
        return piece

    def out_of_play(self, number: int) -> None:
        """A reaction card used in another player's turn is discarded after its use (KG-7.18)."""
        piece = self.pieces.pop(number)
        player = self.players[piece.seat]
        player.play = without(player.play, number)
        self.to_discard(piece.seat, piece.card)
        self.note(USED_UP, piece.seat, number, cards=(piece.card,))

    def use_god(self, seat: int, ability: int) -> None:
        self.note(USED, seat, n=ability, cards=(self.players[seat].god,))

    def cancelled(self, number: int, b: Scope) -> None:
        """The ability of an object will not resolve (KG-6.23)."""
        piece = self.pieces[number]
        self.note(CANCELLED, piece.seat, number, cards=(piece.card,), scope=b)

    # Primitives: the reveal place -----------------------------------------------------------------------------------
    def reveal(self, seat: int, b: Scope) -> int:
        """The top card of the deck lies open aside; its number, or 0 if there was none (KG-6.27 to KG-6.29)."""
        player = self.players[seat]
        card = self.top_card(seat)
        if card < 0:
            self.note(NOTHING, seat, scope=b)
            return 0
        player.tops = max(player.tops - 1, 0)
        piece = self.number(card, seat, BY_ACTION, False)
        self.aside = self.aside + (piece.number,)
        self.note(REVEALED, seat, piece.number, cards=(card,), scope=b)
        return piece.number

    def put_aside_away(self, number: int) -> None:
        """A revealed card goes to its owner's discard pile (KG-6.29)."""
        piece = self.pieces.pop(number)
        self.aside = without(self.aside, number)
        self.to_discard(piece.seat, piece.card)
        self.note(ASIDE_GONE, piece.seat, number, cards=(piece.card,))

    # Primitives: faith and what waits -------------------------------------------------------------------------------
    def add_faith(self, amount: int, b: Scope) -> None:
        """To the active player's (KG-6.34)."""
        self.faith += amount
        self.note(FAITH, self.current, n=amount, scope=b)

    def spend_faith(self, amount: int, b: Scope) -> None:
        self.faith -= amount
        self.note(SPENT, self.current, n=amount, scope=b)

    def strengthen_next(self, amount: int, b: Scope) -> None:
        """The next Attack declared this turn is worth more (KG-11.23)."""
        self.attack_bonus += amount
        self.note(BONUS, b.you, n=amount, scope=b)

    def ignore_next_colour(self, b: Scope) -> None:
        """The next Warrior ignores the colour restriction (KG-6.44)."""
        self.ignore_colour = True
        self.note(IGNORES, b.you, scope=b)

    # Primitives: Attacks and energy ---------------------------------------------------------------------------------
    def declare(self, by: int, on: int, value: int, b: Scope) -> None:
        """KG-5.35; what waited for the next Attack is used up (KG-5.36)."""
        self.attacks = (*self.attacks, Attack(by, on, value, 0, 0))
        if by == self.current:
            self.attacks_declared += 1
            self.attack_bonus = 0
        self.note(ATTACKED, by, a=on, n=value, scope=b)

    def change_attack(self, attack: Attack) -> None:
        self.attacks = self.attacks[: len(self.attacks) - 1] + (attack,)

    def reduce(self, amount: int, b: Scope) -> None:
        """KG-6.36."""
        attack = self.attack()
        self.change_attack(Attack(attack.by, attack.on, attack.value, attack.reduced + amount, attack.used))
        self.note(REDUCED, b.you, a=attack.on, n=amount, scope=b)

    def use_in_attack(self, ability: int) -> None:
        attack = self.attack()
        self.change_attack(Attack(attack.by, attack.on, attack.value, attack.reduced, attack.used | 1 << ability))

    def strike(self, b: Scope) -> int:
        """The window has closed: the attacked God loses what was not taken off; how much that really was (KG-5.38)."""
        attack = self.attack()
        self.attacks = self.attacks[: len(self.attacks) - 1]
        player = self.players[attack.on]
        lost = min(max(attack.value - attack.reduced, 0), player.energy)
        if lost:
            player.energy -= lost
            self.note(LOST, attack.on, n=lost, scope=b)
            self.check_energy(attack.on)
        return lost

    def gain(self, seat: int, amount: int, b: Scope | None) -> int:
        """KG-7.15; how much the energy really rose (KG-7.16)."""
        player = self.players[seat]
        raised = player.energy + amount
        if self.mains:
            raised = min(raised, GOAL)
        gained = raised - player.energy
        if gained > 0:
            player.energy = raised
            self.note(GAINED, seat, n=gained, scope=b)
            self.check_energy(seat)
        return gained

    def pay_energy(self, seat: int, amount: int, b: Scope) -> None:
        """A cost never takes the last energy (KG-5.26)."""
        self.players[seat].energy -= amount
        self.note(PAID, seat, n=amount, scope=b)

    def check_energy(self, seat: int) -> None:
        """The checks after a change of energy, in the order of KG-8.1."""
        player = self.players[seat]
        self.dirty = True
        if self.mains:
            if player.energy == 0:
                if seat in self.mains:
                    self.finish()  # KG-8.9
                elif not player.sealed:
                    self.seal(seat)
            return
        if player.energy == 0:
            self.leave(seat)
            if len(self.seats_from(0)) <= 1:
                self.finish()  # KG-8.4
        elif player.energy >= GOAL:
            self.finish()  # KG-8.5

    def leave(self, seat: int) -> None:
        """All cards of the player leave the match, unseen (KG-7.21)."""
        player = self.players[seat]
        gone = list(player.hand + player.deck + player.discard)
        for n in player.play:
            gone.append(self.pieces.pop(n).card)
        for n in self.aside:
            if self.pieces[n].seat == seat:
                gone.append(self.pieces.pop(n).card)
        self.aside = tuple([n for n in self.aside if n in self.pieces])
        self.out = in_order(self.out + tuple(gone))
        player.hand = player.shown = player.deck = player.discard = player.play = ()
        player.tops = 0
        player.out = True
        self.note(LEFT, seat, cards=(player.god,))

    def seal(self, seat: int) -> None:
        """Everything the player has becomes a new deck, and nothing of the hand is shown (KG-8.12)."""
        player = self.players[seat]
        cards = list(player.hand + player.discard + player.deck)
        for n in player.play + self.aside:
            if self.pieces[n].seat == seat:
                cards.append(self.pieces.pop(n).card)
        self.aside = tuple([n for n in self.aside if n in self.pieces])
        player.hand = player.shown = player.discard = player.play = ()
        player.tops = 0
        player.deck = self.rng.shuffled(in_order(tuple(cards)))
        player.sealed = True
        self.note(SEALED, seat, cards=(player.god,))

    def recover(self, seat: int) -> None:
        """A sealed God gains 1 energy, and returns at 5 (KG-8.15, KG-8.16)."""
        player = self.players[seat]
        player.energy += 1
        self.note(RECOVERS, seat, n=player.energy)
        if player.energy >= RETURN:
            player.sealed = False
            self.note(RETURNED, seat, cards=(player.god,))

    def finish(self) -> None:
        """The match is over, whatever is still unresolved (KG-8.2); the course ends it."""
        if self.phase != OVER:
            self.phase = OVER
            self.dirty = True

    def reset_turn(self) -> None:
        """The state of a turn at its beginning (KG-4.3)."""
        self.faith = 0
        self.last_warrior = NO_CARD
        self.ignore_colour = False
        self.attack_bonus = 0
        self.attacks_declared = 0
        self.warrior_gains = 0
        self.used = 0


def as_board(s: State) -> Board:
    assert isinstance(s, Board)
    return s
