"""The verbs of the game as nodes: what lines do with hands, piles, wounded Characters and bonuses."""

from typing import Final, final

from kleos.effects.control import for_seat
from kleos.effects.terms import Amount, Predicate
from kleos.engine.actions import SKIP, Action
from kleos.engine.frames import CALL, DONE, Frame, Node, Scope
from kleos.engine.state import State
from kleos.games.saint_seiya.board import AT_ARMOUR, AT_PLAY, Board, as_board
from kleos.games.saint_seiya.kinds import (
    ASK_BOOST,
    ASK_DESTROYED,
    ASK_DISCARD_DESTROY,
    ASK_DISCARD_PICK,
    ASK_HAND_DESTROY,
    ASK_HAND_DISCARD,
    ASK_HAND_WOUND,
    ASK_HEAL,
    ASK_PAIR,
    ASK_PILE,
    ASK_PLAYER,
    ASK_REVEALED,
    ASK_SEEN,
    ASK_TAKE,
    ASK_USED,
    ASK_WOUNDED,
    NOTHING,
)
from kleos.games.saint_seiya.picks import any_fits, card_options, first_that_fits, player_options, target_options
from kleos.games.saint_seiya.terms import Anything

# What is done to a card of a hand
DISCARD: Final = 0
WOUND: Final = 1
DESTROY: Final = 2
HAND_KINDS: Final = [ASK_HAND_DISCARD, ASK_HAND_WOUND, ASK_HAND_DESTROY]


def hand_promises(g: Board, seat: int, which: Predicate | None) -> bool:
    """Whether, as far as the active player may tell, the hand holds such a card (SS-6.8, SS-6.9)."""
    hand = g.players[seat].hand
    return any_fits(g, hand, which) if seat == g.current else len(hand) > 0


# Players --------------------------------------------------------------------------------------------------------------
@final
class ChosenPlayer(Node):
    """The line's player picks a player, by and for whom the effect is carried out (SS-13.11)."""

    def __init__(self, effect: Node, opponent: bool) -> None:
        super().__init__()
        self.effect = effect
        self.opponent = opponent  # only an opponent can be picked

    def parts(self) -> list[Node]:
        return [self.effect]

    def seats(self, g: Board, b: Scope) -> list[int]:
        seats = g.opponents(b.you) if self.opponent else g.seats_from(b.you)
        return [seat for seat in seats if self.effect.possible(g, for_seat(b, seat))]

    def possible(self, s: State, b: Scope) -> bool:
        return len(self.seats(as_board(s), b)) > 0

    def step(self, s: State, f: Frame) -> int:
        if f.step == 1:
            return DONE
        g = as_board(s)
        b = f.scope
        answer = g.take()
        if answer is None:
            seats = self.seats(g, b)
            return g.ask(b.you, ASK_PLAYER, player_options(g, seats)) if seats else DONE
        f.step = 1
        g.push(self.effect, for_seat(b, answer.a))
        return CALL


# Hands ----------------------------------------------------------------------------------------------------------------
@final
class FromHand(Node):
    """The player discards, wounds or destroys such cards of the own hand, one pick at a time; fewer if there are fewer."""

    def __init__(self, deed: int, which: Predicate, count: int, optional: bool) -> None:
        super().__init__()
        self.deed = deed
        self.which = which
        self.count = count
        self.optional = optional

    def possible(self, s: State, b: Scope) -> bool:
        return hand_promises(as_board(s), b.you, self.which)

    def step(self, s: State, f: Frame) -> int:
        """Registers: items = the cards so far."""
        g = as_board(s)
        b = f.scope
        seat = b.you
        answer = g.take()
        if answer is None:
            options: list[Action] = []
            if len(f.items) < self.count:
                options = card_options(g, g.players[seat].hand, self.which)
            if options:
                if self.optional:
                    options.append(g.pool.notation.action(SKIP))
                return g.ask(seat, HAND_KINDS[self.deed], options)
            if not self.optional and not f.items:
                g.found_nothing(seat, self.which, b)
            elif not self.optional and len(f.items) < self.count:
                g.learn_lack(seat, self.which)  # there would have been another pick
        elif answer.verb != SKIP:
            card = g.find(g.players[seat].hand, answer.a)
            f.items = (*f.items, card)
            if self.deed == DISCARD:
                g.discard(seat, card, b)
            elif self.deed == WOUND:
                g.wound_from_hand(seat, card, b)
            else:
                g.destroy_from_hand(seat, card, b)
            return CALL
        b.n = len(f.items)
        b.cards = f.items
        return DONE


@final
class AllOfHand(Node):
    """Every such card of the player's hand is wounded or discarded."""

    def __init__(self, deed: int, which: Predicate) -> None:
        super().__init__()
        self.deed = deed
        self.which = which

    def possible(self, s: State, b: Scope) -> bool:
        return hand_promises(as_board(s), b.you, self.which)

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        cards = [card for card in g.players[b.you].hand if g.fits(self.which, card)]
        for card in cards:
            if self.deed == WOUND:
                g.wound_from_hand(b.you, card, b)
            else:
                g.discard(b.you, card, b)
        if not cards:
            g.found_nothing(b.you, self.which, b)
        else:
            g.learn_lack(b.you, self.which)
        b.n = len(cards)
        return DONE


@final
class DestroyPair(Node):
    """The player destroys 2 such cards of one number from the hand (SS-11.6)."""

    def __init__(self, which: Predicate) -> None:
        super().__init__()
        self.which = which

    def pairs(self, g: Board, seat: int) -> tuple[int, ...]:
        """One card of each number of which the hand holds at least two; the hand is ordered by number."""
        hand = g.players[seat].hand
        out: list[int] = []
        for i in range(1, len(hand)):
            if g.identity[hand[i]] is g.identity[hand[i - 1]] and g.fits(self.which, hand[i]):
                out.append(hand[i])
        return tuple(out)

    def possible(self, s: State, b: Scope) -> bool:
        return len(self.pairs(as_board(s), b.you)) > 0

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        answer = g.take()
        if answer is None:
            pairs = self.pairs(g, b.you)
            return g.ask(b.you, ASK_PAIR, card_options(g, pairs, None)) if pairs else DONE
        cards: list[int] = []
        for _ in range(2):
            card = g.find(g.players[b.you].hand, answer.a)
            g.destroy_from_hand(b.you, card, b)
            cards.append(card)
        b.n = 2
        b.cards = tuple(cards)
        return DONE


@final
class Promote(Node):
    """1 such card of the rank above that of the cards just destroyed comes from the set-aside cards to the discard."""

    def __init__(self, which: Predicate) -> None:
        super().__init__()
        self.which = which

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        rank = g.identity[b.cards[0]].rank + 1
        for card in g.players[b.you].aside:
            if g.identity[card].rank == rank and g.fits(self.which, card):
                g.promote(b.you, card, b)
                break
        return DONE


@final
class WoundSeen(Node):
    """The active player sees the hand of the player and wounds 1 such card of it (SS-11.48)."""

    def __init__(self, which: Predicate) -> None:
        super().__init__()
        self.which = which

    def possible(self, s: State, b: Scope) -> bool:
        return len(as_board(s).players[b.you].hand) > 0

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        if f.step == 0:
            f.step = 1
            g.look_at_hand(g.current, b.you, b)
        answer = g.take()
        if answer is None:
            options = card_options(g, g.players[b.you].hand, self.which)
            if options:
                return g.ask(g.current, ASK_SEEN, options)
            g.found_nothing(b.you, self.which, b)
            return DONE
        g.wound_from_hand(b.you, g.find(g.players[b.you].hand, answer.a), b)
        return DONE


@final
class ReturnToReserve(Node):
    """The player shows 1 such card of the hand and shuffles it into the reserve (SS-11.52a)."""

    def __init__(self, which: Predicate) -> None:
        super().__init__()
        self.which = which

    def possible(self, s: State, b: Scope) -> bool:
        return hand_promises(as_board(s), b.you, self.which)

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        for card in g.players[b.you].hand:
            if g.fits(self.which, card):
                g.return_from_hand(b.you, card, b)
                return DONE
        g.found_nothing(b.you, self.which, b)
        return DONE


# Draw piles -----------------------------------------------------------------------------------------------------------
@final
class Draw(Node):
    def __init__(self, amount: Amount) -> None:
        super().__init__()
        self.amount = amount

    def possible(self, s: State, b: Scope) -> bool:
        return self.amount.value(s, b) > 0 and as_board(s).can_draw(b.you)  # SS-6.8

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        g.draw(b.you, self.amount.value(s, b), b)
        return DONE


@final
class Recycle(Node):
    """The player's discard is shuffled together with the draw pile (SS-11.60b)."""

    def possible(self, s: State, b: Scope) -> bool:
        return len(as_board(s).players[b.you].discard) > 0

    def step(self, s: State, f: Frame) -> int:
        as_board(s).recycle(f.scope.you, f.scope)
        return DONE


@final
class Search(Node):
    """The player looks through the draw pile, takes 1 such card, shows it, and shuffles the pile (SS-11.18)."""

    def __init__(self, which: Predicate) -> None:
        super().__init__()
        self.which = which

    def possible(self, s: State, b: Scope) -> bool:
        return len(as_board(s).players[b.you].draw) > 0

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        if f.step == 0:
            f.step = 1
            g.look_at_pile(b.you, b)
        pile = g.players[b.you].draw
        answer = g.take()
        if answer is None:
            options = card_options(g, pile, self.which)
            if options:
                return g.ask(b.you, ASK_PILE, options)
            g.note(NOTHING, b.you, scope=b)
        else:
            g.fetch(b.you, g.find(pile, answer.a), b)
        g.shuffle_draw(b.you)
        return DONE


@final
class Judge(Node):
    """The active player's top cards are revealed; the player wounds 1 such card for them, the rest goes to their hand."""

    def __init__(self, count: int, which: Predicate) -> None:
        super().__init__()
        self.count = count
        self.which = which

    def possible(self, s: State, b: Scope) -> bool:
        g = as_board(s)
        return g.can_draw(g.current)

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        if f.step == 0:
            f.step = 1
            g.show_top(g.current, self.count, b)
        answer = g.take()
        if answer is None:
            options = card_options(g, g.revealed, self.which)
            if options:
                return g.ask(b.you, ASK_REVEALED, options)
        else:
            g.wound_revealed(g.current, g.find(g.revealed, answer.a), b)
        g.keep_revealed(g.current, b)
        return DONE


# Discards and destroyed cards -----------------------------------------------------------------------------------------
class PickedCard(Node):
    """1 such card of an open pile of the player is picked, and something is done with it."""

    def __init__(self, kind: int, which: Predicate, optional: bool) -> None:
        super().__init__()
        self.kind = kind  # of the question
        self.which = which
        self.optional = optional

    def pile(self, g: Board, seat: int) -> tuple[int, ...]:
        return g.players[seat].discard

    def asked(self, g: Board, b: Scope) -> int:
        """Who picks: the player, unless the effect gives the choice to another (SS-6.12)."""
        return b.you

    def allows(self, g: Board, card: int) -> bool:
        return True

    def handle(self, g: Board, card: int, b: Scope) -> None:
        raise NotImplementedError

    def found(self, g: Board, seat: int) -> tuple[int, ...]:
        return tuple([card for card in self.pile(g, seat) if g.fits(self.which, card) and self.allows(g, card)])

    def possible(self, s: State, b: Scope) -> bool:
        return len(self.found(as_board(s), b.you)) > 0

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        found = self.found(g, b.you)
        answer = g.take()
        if answer is None:
            if not found:
                return DONE
            options = card_options(g, found, None)
            if self.optional:
                options.append(g.pool.notation.action(SKIP))
            return g.ask(self.asked(g, b), self.kind, options)
        if answer.verb != SKIP:
            self.handle(g, g.find(found, answer.a), b)
            b.n = 1
        return DONE


@final
class Take(PickedCard):
    """The player takes it from the own discard into the hand."""

    def __init__(self, which: Predicate, optional: bool) -> None:
        super().__init__(ASK_TAKE, which, optional)

    def handle(self, g: Board, card: int, b: Scope) -> None:
        g.take_up(b.you, card, b)


@final
class DestroyDiscarded(PickedCard):
    """The player destroys it (SS-11.15)."""

    def __init__(self, which: Predicate) -> None:
        super().__init__(ASK_DISCARD_DESTROY, which, False)

    def handle(self, g: Board, card: int, b: Scope) -> None:
        g.take_from_discard(b.you, card)
        g.destroy(b.you, card, b)


@final
class Restore(PickedCard):
    """The player puts one of the own destroyed cards into the discard (SS-11.90)."""

    def __init__(self) -> None:
        super().__init__(ASK_DESTROYED, Anything(), False)

    def pile(self, g: Board, seat: int) -> tuple[int, ...]:
        return g.players[seat].destroyed

    def handle(self, g: Board, card: int, b: Scope) -> None:
        g.restore(b.you, card, b)


@final
class WoundDiscarded(PickedCard):
    """The active player picks; it becomes wounded for its owner (SS-11.35)."""

    def __init__(self, which: Predicate) -> None:
        super().__init__(ASK_DISCARD_PICK, which, False)

    def asked(self, g: Board, b: Scope) -> int:
        return g.current

    def handle(self, g: Board, card: int, b: Scope) -> None:
        g.wound_from_discard(b.you, card, b)


@final
class Steal(PickedCard):
    """The active player picks, and acquires it into the own discard (SS-11.71)."""

    def __init__(self, which: Predicate) -> None:
        super().__init__(ASK_DISCARD_PICK, which, False)

    def asked(self, g: Board, b: Scope) -> int:
        return g.current

    def allows(self, g: Board, card: int) -> bool:
        return not g.forbidden(card)  # SS-11.66

    def handle(self, g: Board, card: int, b: Scope) -> None:
        g.steal(g.current, b.you, card, b)


@final
class WoundAllDiscarded(Node):
    """All such cards of the player's discard become wounded (SS-11.81)."""

    def __init__(self, which: Predicate) -> None:
        super().__init__()
        self.which = which

    def possible(self, s: State, b: Scope) -> bool:
        g = as_board(s)
        return any_fits(g, g.players[b.you].discard, self.which)

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        for card in g.players[b.you].discard:
            if g.fits(self.which, card):
                g.wound_from_discard(b.you, card, b)
        return DONE


@final
class PutOnTop(Node):
    """The player puts 1 such destroyed card on top of the own draw pile; all of them are alike (SS-11.67)."""

    def __init__(self, which: Predicate) -> None:
        super().__init__()
        self.which = which

    def possible(self, s: State, b: Scope) -> bool:
        g = as_board(s)
        return any_fits(g, g.players[b.you].destroyed, self.which)

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        g.put_on_top(b.you, first_that_fits(g, g.players[b.you].destroyed, self.which), b)
        return DONE


@final
class Exchange(Node):
    """One such card of the player's discard becomes destroyed, one such destroyed card goes to the discard (SS-11.84)."""

    def __init__(self, discarded: Predicate, destroyed: Predicate) -> None:
        super().__init__()
        self.discarded = discarded
        self.destroyed = destroyed

    def possible(self, s: State, b: Scope) -> bool:
        g = as_board(s)
        player = g.players[b.you]
        return any_fits(g, player.discard, self.discarded) and any_fits(g, player.destroyed, self.destroyed)

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        player = g.players[b.you]
        down = first_that_fits(g, player.discard, self.discarded)
        up = first_that_fits(g, player.destroyed, self.destroyed)
        g.take_from_discard(b.you, down)
        g.destroy(b.you, down, b)
        g.restore(b.you, up, b)
        return DONE


# Wounded Characters ---------------------------------------------------------------------------------------------------
@final
class HealOne(Node):
    """The player heals 1 of the own wounded Characters (SS-11.85a)."""

    def possible(self, s: State, b: Scope) -> bool:
        g = as_board(s)
        return len(g.players[b.you].wounded) > 0 and not g.healing_forbidden()

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        answer = g.take()
        if answer is None:
            return g.ask(b.you, ASK_HEAL, target_options(g, list(g.players[b.you].wounded)))
        g.heal([answer.a], b)
        return DONE


@final
class HealAll(Node):
    """The player heals all such wounded Characters, no fewer; nobody is healed while June forbids it."""

    def __init__(self, which: Predicate) -> None:
        super().__init__()
        self.which = which

    def found(self, g: Board, seat: int) -> list[int]:
        if g.healing_forbidden():
            return []
        return [n for n in g.players[seat].wounded if g.fits(self.which, g.at(n).card)]

    def possible(self, s: State, b: Scope) -> bool:
        return len(self.found(as_board(s), b.you)) > 0

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        g.heal(self.found(g, f.scope.you), f.scope)
        return DONE


@final
class DestroyWounded(Node):
    """1 wounded Character is destroyed: one of the player's own, or one of anybody's."""

    def __init__(self, anybody: bool) -> None:
        super().__init__()
        self.anybody = anybody

    def found(self, g: Board, seat: int) -> list[int]:
        out: list[int] = []
        for other in g.seats_from(seat) if self.anybody else [seat]:
            out.extend(g.players[other].wounded)
        return out

    def possible(self, s: State, b: Scope) -> bool:
        return len(self.found(as_board(s), b.you)) > 0

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        answer = g.take()
        if answer is None:
            found = self.found(g, b.you)
            if found:
                return g.ask(b.you, ASK_WOUNDED, target_options(g, found))
            b.n = 0
            return DONE
        g.destroy_piece(answer.a, b)
        b.n = 1
        return DONE


# Fighters -------------------------------------------------------------------------------------------------------------
@final
class WoundFighters(Node):
    """All such Characters used to fight the acquired card are wounded, except those that cannot be (SS-6.20)."""

    def __init__(self, which: Predicate) -> None:
        super().__init__()
        self.which = which

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        fighters = [n for n in g.fighters(b.source) if g.fits(self.which, g.at(n).card)]
        g.wound_pieces([n for n in fighters if not g.protected(n)], b)
        return DONE


@final
class DestroyFighter(Node):
    """The player destroys 1 Character used to fight the acquired card (SS-11.33)."""

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        answer = g.take()
        if answer is None:
            fighters = g.fighters(b.source)
            return g.ask(b.you, ASK_USED, target_options(g, fighters)) if fighters else DONE
        g.destroy_piece(answer.a, b)
        return DONE


@final
class WoundThis(Node):
    """The acquired card becomes wounded for the player in place of its destination (SS-11.40b)."""

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        g.wound_held(f.scope.source, f.scope.you, f.scope)
        return DONE


# Bonuses and armours --------------------------------------------------------------------------------------------------
@final
class Boost(Node):
    """1 such played Character of the player gets Force until the end of the turn."""

    def __init__(self, amount: int, which: Predicate) -> None:
        super().__init__()
        self.amount = amount
        self.which = which

    def found(self, g: Board, seat: int) -> list[int]:
        return [n for n in g.players[seat].played if g.fits(self.which, g.at(n).card)]

    def possible(self, s: State, b: Scope) -> bool:
        return len(self.found(as_board(s), b.you)) > 0

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        answer = g.take()
        if answer is None:
            return g.ask(b.you, ASK_BOOST, target_options(g, self.found(g, b.you)))
        g.boost(answer.a, self.amount, b)
        return DONE


@final
class BoostAll(Node):
    """Each played Character of the player, also those played later, gets Force until the end of the turn."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def step(self, s: State, f: Frame) -> int:
        as_board(s).boost_all(f.scope.you, self.amount, f.scope)
        return DONE


@final
class ArmoursByForce(Node):
    """Until the end of the turn the player may acquire armours by Force (SS-11.54)."""

    def possible(self, s: State, b: Scope) -> bool:
        return not as_board(s).players[b.you].armours_by_force

    def step(self, s: State, f: Frame) -> int:
        as_board(s).allow_armours_by_force(f.scope.you, f.scope)
        return DONE


@final
class DiscardArmour(Node):
    """The player discards the equipped armour."""

    def possible(self, s: State, b: Scope) -> bool:
        return as_board(s).players[b.you].armour != 0

    def step(self, s: State, f: Frame) -> int:
        as_board(s).discard_armour(f.scope.you, f.scope)
        return DONE


@final
class SwapArmour(Node):
    """The source, an equipped armour, and such an equipped armour of the player change slots and owners (SS-11.20a)."""

    def __init__(self, which: Predicate) -> None:
        super().__init__()
        self.which = which

    def possible(self, s: State, b: Scope) -> bool:
        g = as_board(s)
        number = g.players[b.you].armour
        return number != 0 and g.fits(self.which, g.at(number).card)

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        g.swap_armours(g.current, f.scope.you, f.scope)
        return DONE


@final
class ThisIntoReserve(Node):
    """The source is shuffled into the reserve if it is still in play (SS-11.26b); no reason by itself to use a line."""

    def possible(self, s: State, b: Scope) -> bool:
        return False

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        piece = g.pieces.get(b.source)
        if piece is not None and (piece.zone == AT_ARMOUR or piece.zone == AT_PLAY) and piece.seat == b.you:
            g.to_reserve((g.leave(b.source),), b.you, b)
        return DONE
