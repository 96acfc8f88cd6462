"""Carrying out an ability, and the two windows in which others may react to it (KG-5.18, KG-6.10 to KG-6.26)."""

from typing import Final, final

from kleos.engine.actions import Action
from kleos.engine.frames import CALL, DONE, HALT, Frame, Node, Scope
from kleos.engine.lines import Line
from kleos.engine.state import State
from kleos.games.kanzume_goddess.board import Board, as_board
from kleos.games.kanzume_goddess.deeds import REPEATED_ABILITY, Aimed, scope_of
from kleos.games.kanzume_goddess.kinds import (
    AID,
    ANSWER,
    ASK_ANSWER,
    ASK_ATTACKED,
    ASK_PLAYER,
    BY_ACTION,
    BY_PROTECT,
    BY_REACTION,
    DEFENCE,
    PASS,
    PROTECTION,
    REACT,
    TARGETED,
)
from kleos.games.kanzume_goddess.picks import player_options

# Steps of an ability
AT_TARGET: Final = 0
AT_WINDOW: Final = 1
AT_EFFECT: Final = 2
AT_END: Final = 3


@final
class Ability(Node):
    """An ability from being played to its end; `flag` is 1 when it was cancelled (KG-5.18)."""

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        line = b.line
        assert isinstance(line, Line)
        if f.step == AT_TARGET:
            if isinstance(line.effect, Aimed):
                answer = g.take()
                if answer is None:
                    return g.ask(b.you, ASK_PLAYER, player_options(g, g.opponents(b.you)))
                b.here = answer.a
                g.note(TARGETED, b.you, b.source, b.here, scope=b)
            f.step = AT_WINDOW
        if f.step == AT_WINDOW:
            f.step = AT_EFFECT
            if b.way != REPEATED_ABILITY and g.is_warrior(b.source):  # KG-6.11, KG-6.21, KG-6.22
                g.push(g.pool.ability_window, b)
                return CALL
        if f.step == AT_EFFECT:
            f.step = AT_END
            if not f.flag:
                g.push(line.effect, b)
                return CALL
        for number in b.it:
            if number in g.aside:
                g.put_aside_away(number)
        if b.way != REPEATED_ABILITY and b.source in g.pieces:  # not if it is a God's, or has left with its player
            use = g.pieces[b.source].use
            if use == BY_REACTION and b.you != g.current:  # KG-7.18 to KG-7.20
                g.out_of_play(b.source)
        return DONE


class Window(Node):
    """Asks in turn who may react, until all have passed in a row.

    `items` are the seats in their order, `n` is where asking began after the last reaction, which everybody knows, and
    `used` are the seats that have passed since, which nobody does (KG-9.5). A player without a usable reaction passes
    unasked (KG-6.19). `flag` is 1 once the moment has been shown in which others may react: a table shows it whether
    or not anybody can.
    """

    def kind(self) -> int:
        raise NotImplementedError

    def order(self, g: Board, b: Scope) -> list[int]:
        raise NotImplementedError

    def answers(self, g: Board, b: Scope, seat: int, line: Line) -> bool:
        """Whether the trigger of a reaction is fulfilled for that player."""
        raise NotImplementedError

    def closed(self, g: Board) -> bool:
        """Whether there is nothing left to react to."""
        raise NotImplementedError

    def reactions(self, g: Board, b: Scope, seat: int) -> list[Action]:
        """The usable reactions: cards by id, then those of the God (KG-13.14)."""
        out: list[Action] = []
        last = -1
        for index in g.players[seat].hand:
            if index == last:
                continue
            last = index
            card = g.pool.cards[index]
            for i in range(len(card.reactions)):
                if self.answers(g, b, seat, card.reactions[i]):
                    out.append(card.reacts[i])
        god = g.god(seat)
        for line in god.reactions:
            if self.answers(g, b, seat, line) and line.effect.possible(g, scope_of(seat, 0, line)):
                out.append(g.pool.uses[g.pool.ability_of(god.index, line.number)])
        return out

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        if f.step == 0:
            f.step = 1
            f.items = tuple(self.order(g, b))
        answer = g.take()
        if answer is not None:
            seat = self.next_seat(f)
            if answer.verb == PASS:
                f.used = (*f.used, seat)
            else:
                f.n = (f.items.index(seat) + 1) % len(f.items)
                f.used = ()  # KG-6.17
                f.flag = 0
                react(g, seat, answer)
                return CALL
        if self.closed(g):
            return DONE
        if f.flag == 0:
            f.flag = 1
            if g.halts:
                return HALT
        while len(f.used) < len(f.items):
            seat = self.next_seat(f)
            if g.present(seat):
                options = self.reactions(g, b, seat)
                if options:
                    options.append(g.pool.notation.action(PASS))
                    return g.ask(seat, self.kind(), options)
            f.used = (*f.used, seat)
        return DONE

    def next_seat(self, f: Frame) -> int:
        """Who is to be asked: the first, from where asking began, who has not passed."""
        count = len(f.items)
        for i in range(count):
            seat = f.items[(f.n + i) % count]
            if seat not in f.used:
                return seat
        raise AssertionError("everybody has passed")


@final
class AbilityWindow(Window):
    """After an ability of a Warrior has been played, before it resolves (KG-6.11 to KG-6.13)."""

    def kind(self) -> int:
        return ASK_ANSWER

    def order(self, g: Board, b: Scope) -> list[int]:
        return g.opponents(b.you)

    def answers(self, g: Board, b: Scope, seat: int, line: Line) -> bool:
        return line.timing == ANSWER

    def closed(self, g: Board) -> bool:
        return g.frames[len(g.frames) - 2].flag != 0


@final
class AttackWindow(Window):
    """After an Attack has been declared (KG-6.15, KG-6.18)."""

    def kind(self) -> int:
        return ASK_ATTACKED

    def order(self, g: Board, b: Scope) -> list[int]:
        attack = g.attack()
        return [seat for seat in g.seats_from(attack.on) if seat != attack.by]

    def answers(self, g: Board, b: Scope, seat: int, line: Line) -> bool:
        timing = line.timing
        on = g.attack().on
        if seat == on:
            return timing in (DEFENCE, AID)
        if timing == PROTECTION:
            return not g.mains or g.allied(seat, on)  # KG-5.44, KG-5.45
        return timing == AID and g.allied(seat, on)

    def closed(self, g: Board) -> bool:
        attack = g.attack()
        return attack.reduced >= attack.value or not g.present(attack.on)


def react(g: Board, seat: int, answer: Action) -> None:
    """Carries out a reaction of a card in hand or of a God (KG-5.46)."""
    if answer.verb == REACT:
        line = g.pool.cards[answer.a].lines[answer.b - 1]
        use = BY_PROTECT if line.timing == PROTECTION else BY_REACTION
        piece = g.into_play(seat, answer.a, use, line.number, False)
        g.push(g.pool.ability, scope_of(seat, piece.number, line))
    else:
        use_god(g, seat, answer)


def use_god(g: Board, seat: int, answer: Action) -> None:
    """An ability of a God is called up by its name."""
    god = g.god(seat)
    for line in god.lines:
        if g.pool.ability_of(god.index, line.number) == answer.a:
            g.use_god(seat, line.number)
            g.push(g.pool.ability, scope_of(seat, 0, line))


def play(g: Board, seat: int, answer: Action) -> None:
    """A card is played for an Action: it moves to the play area and its symbols come into force (KG-5.18)."""
    card = g.pool.cards[answer.a]
    line = card.lines[answer.b - 1]
    unbound = card.warrior and g.ignore_colour
    piece = g.into_play(seat, answer.a, BY_ACTION, line.number, unbound)
    if card.warrior:
        g.last_warrior = card.index
        g.ignore_colour = False  # KG-11.25
    g.push(g.pool.ability, scope_of(seat, piece.number, line))


ABILITY: Final = Ability()
ABILITY_WINDOW: Final = AbilityWindow()
ATTACK_WINDOW: Final = AttackWindow()
