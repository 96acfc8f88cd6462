"""What lines do with cards in hands, decks and discard piles."""

from typing import final

from kleos.effects.terms import Predicate
from kleos.engine.actions import Action
from kleos.engine.frames import DONE, Frame, Node, Scope
from kleos.engine.state import State
from kleos.games.naruto_mythos.board import Board, as_board
from kleos.games.naruto_mythos.kinds import ASK_CARD, ASK_DISCARD_ORDER, ASK_MISSION, CARD, MISSION, SHOWN
from kleos.games.naruto_mythos.plays import faces


def card_options(g: Board, cards: tuple[int, ...]) -> list[Action]:
    """One option for each different card (NM-13.3)."""
    return [g.pool.notation.action(CARD, card.index) for card in faces(g, cards)]


def mission_options(g: Board) -> list[Action]:
    return [g.pool.notation.action(MISSION, place) for place in g.places()]


class PickCard(Node):
    """One card of a pile is chosen by the line's player, and something is done with it."""

    def pile(self, g: Board, b: Scope) -> tuple[int, ...]:
        raise NotImplementedError

    def handle(self, g: Board, b: Scope, card: int) -> None:
        raise NotImplementedError

    def possible(self, s: State, b: Scope) -> bool:
        return len(self.pile(as_board(s), b)) > 0

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        pile = self.pile(g, b)
        answer = g.take()
        if answer is None:
            if pile:
                return g.ask(b.you, ASK_CARD, card_options(g, pile))
            b.n = 0
            b.cards = ()
            return DONE
        card = g.find(pile, answer.a)
        self.handle(g, b, card)
        b.n = 1
        b.cards = (card,)
        return DONE


@final
class Discard(PickCard):
    """The line's player discards one card of their choice from the hand (NM-7.5)."""

    def pile(self, g: Board, b: Scope) -> tuple[int, ...]:
        return g.players[b.you].hand

    def handle(self, g: Board, b: Scope, card: int) -> None:
        g.discard(b.you, card, b)


@final
class DiscardSeen(PickCard):
    """One card of the opponent's hand, which has just been looked at, is chosen and discarded."""

    def pile(self, g: Board, b: Scope) -> tuple[int, ...]:
        return g.players[1 - b.you].hand

    def handle(self, g: Board, b: Scope, card: int) -> None:
        g.discard(1 - b.you, card, b)


@final
class PutBack(PickCard):
    """One card of the line's player's hand on top of their deck, unseen (NM-7.28)."""

    def pile(self, g: Board, b: Scope) -> tuple[int, ...]:
        return g.players[b.you].hand

    def handle(self, g: Board, b: Scope, card: int) -> None:
        g.put_back(b.you, card, b)


@final
class Recover(PickCard):
    """One card of the discard pile to the hand (NM-11.4.6)."""

    def pile(self, g: Board, b: Scope) -> tuple[int, ...]:
        return g.players[b.you].discard

    def handle(self, g: Board, b: Scope, card: int) -> None:
        g.recover(b.you, card, b)


@final
class DiscardHand(Node):
    """The opponent discards the whole hand, in an order of their choice, then draws as many (NM-11.140.1)."""

    def possible(self, s: State, b: Scope) -> bool:
        return len(as_board(s).players[1 - b.you].hand) > 0

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        seat = 1 - b.you
        answer = g.take()
        hand = g.players[seat].hand
        left = tuple([card for card in hand if card not in f.items])
        if answer is None and len(left) > 0:
            return g.ask(seat, ASK_DISCARD_ORDER, card_options(g, left))
        if answer is not None:
            f.items = (*f.items, g.find(left, answer.a))
            if len(left) > 1:
                return self.step(s, f)
        for card in f.items:
            g.discard(seat, card, b)
        b.x = len(f.items)
        b.n = b.x
        g.draw(seat, b.x, b)
        return DONE


@final
class Mill(Node):
    """The top card of a deck is discarded (NM-7.6)."""

    def __init__(self, own: bool) -> None:
        super().__init__()
        self.own = own

    def possible(self, s: State, b: Scope) -> bool:
        return len(as_board(s).players[b.you if self.own else 1 - b.you].deck) > 0

    def step(self, s: State, f: Frame) -> int:
        b = f.scope
        card = as_board(s).mill(b.you if self.own else 1 - b.you, b)
        b.n = 1 if card >= 0 else 0
        b.cards = (card,) if card >= 0 else ()
        return DONE


@final
class LookAtHand(Node):
    """The opponent's hand is shown to the line's player alone (NM-7.25)."""

    def possible(self, s: State, b: Scope) -> bool:
        return len(as_board(s).players[1 - b.you].hand) > 0

    def step(self, s: State, f: Frame) -> int:
        as_board(s).look_at_hand(f.scope.you, f.scope)
        f.scope.n = 1
        return DONE


@final
class Search(Node):
    """Looks at the top cards of the own deck; all that fit are shown and go to hand, the rest back in order (NM-7.26)."""

    def __init__(self, count: int, which: Predicate) -> None:
        super().__init__()
        self.count = count
        self.which = which

    def possible(self, s: State, b: Scope) -> bool:
        return len(as_board(s).players[b.you].deck) > 0

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        seen = g.look_at_deck(b.you, self.count, b)
        found = tuple([card for card in seen if self.which.suits(s, g.identity[card].index)])
        player = g.players[b.you]
        if found:
            player.deck = tuple([card for card in player.deck if card not in found])
            for card in found:
                g.add_to_hand(b.you, card)
            g.learn(1 - b.you, found)
            g.note(SHOWN, b.you, n=len(found), cards=found, scope=b)
        b.n = len(found)
        return DONE


@final
class PutFromDeck(Node):
    """The top card of a deck comes hidden to the line's player's side: the opponent's anywhere, the own one here."""

    def __init__(self, own: bool) -> None:
        super().__init__()
        self.own = own

    def possible(self, s: State, b: Scope) -> bool:
        return len(as_board(s).players[b.you if self.own else 1 - b.you].deck) > 0

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        place = b.here
        player = g.players[b.you if self.own else 1 - b.you]
        card = player.deck[len(player.deck) - 1]
        if not self.own:
            if f.step == 0:
                f.step = 1
                g.take_top(b.you, card, b)  # NM-11.52.5: seen before its place is chosen
            answer = g.take()
            if answer is None:
                return g.ask(b.you, ASK_MISSION, mission_options(g))
            place = answer.a
        player.deck = player.deck[: len(player.deck) - 1]
        c = g.put_hidden(card, b.you, place, 0 if self.own else b.source, b)
        b.n = 1
        b.it = (c.number,)
        return DONE


@final
class PutFromHand(Node):
    """One card of the hand comes hidden to the own side of a mission: first the card, then the mission (NM-11.M8.2)."""

    def possible(self, s: State, b: Scope) -> bool:
        return len(as_board(s).players[b.you].hand) > 0

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        hand = g.players[b.you].hand
        answer = g.take()
        if f.step == 0:
            if answer is None:
                return g.ask(b.you, ASK_CARD, card_options(g, hand)) if hand else DONE
            f.items = (g.find(hand, answer.a),)
            f.step = 1
            answer = None
        if answer is None:
            return g.ask(b.you, ASK_MISSION, mission_options(g))
        g.mingle(1 - b.you, hand)
        g.remove_from_hand(b.you, f.items[0])
        c = g.put_hidden(f.items[0], b.you, answer.a, 0, b)
        b.n = 1
        b.it = (c.number,)
        return DONE
