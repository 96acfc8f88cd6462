"""What abilities do: the effect nodes of this game (KG-6.32 to KG-6.48)."""

from typing import Final, final

from kleos.effects.control import Each
from kleos.effects.terms import Amount, Predicate
from kleos.engine.actions import SKIP, Action
from kleos.engine.frames import CALL, DONE, Frame, Node, Scope
from kleos.engine.lines import Line
from kleos.engine.state import State
from kleos.games.kanzume_goddess.board import Board, as_board
from kleos.games.kanzume_goddess.kinds import (
    ABILITY,
    ACTION,
    ASK_ABILITY,
    ASK_BANISH,
    ASK_DISCARD,
    ASK_DISCARD_PHASE,
    ASK_HADES,
    ASK_PAY,
    ASK_REPEAT,
    ASK_TAKE,
    CARD_IN_DISCARD,
    CARD_IN_HAND,
    PAY_ENERGY,
    PER_ATTACK,
    REPEATED,
)
from kleos.games.kanzume_goddess.picks import any_fits, card_options, different, target_options

# How the current Attack is made weaker (KG-6.36); the words differ, and only Defend knows a Bond
DEFENDS: Final = 0
PROTECTS: Final = 1
TAKES_OFF: Final = 2

# Scope.way: how an ability came to be carried out
PLAYED_ABILITY: Final = 0
REPEATED_ABILITY: Final = 1  # no window opens, and its card stays where it is (KG-6.22)


# Limits and prices ----------------------------------------------------------------------------------------------------
@final
class Limited(Node):
    """An ability of a God that may be used once in a turn or in an Attack; `ability` is its number in the box."""

    def __init__(self, limit: int, effect: Node) -> None:
        super().__init__()
        self.limit = limit
        self.effect = effect
        self.ability = 0  # set when the box is put together

    def parts(self) -> list[Node]:
        return [self.effect]

    def possible(self, s: State, b: Scope) -> bool:
        g = as_board(s)
        used = g.attack().used if self.limit == PER_ATTACK else g.used
        return not used >> self.ability & 1 and self.effect.possible(s, b)

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        if f.step == 0:
            f.step = 1
            g.push(self.effect, f.scope)
            return CALL
        if self.limit == PER_ATTACK:
            g.use_in_attack(self.ability)
        else:
            g.used |= 1 << self.ability
        return DONE


@final
class Price(Node):
    """What is given up: a card of the hand, energy, or either at the player's choice (KG-6.47, KG-6.48)."""

    def __init__(self, which: Predicate | None, energy: int, kind: int = ASK_PAY) -> None:
        super().__init__()
        self.which = which  # None: no card will do
        self.energy = energy  # 0: none will do
        self.kind = kind  # of the question

    def payable(self, g: Board, seat: int) -> bool:
        return self.energy > 0 and g.players[seat].energy > self.energy  # KG-5.26

    def possible(self, s: State, b: Scope) -> bool:
        g = as_board(s)
        if self.which is not None and any_fits(g, g.players[b.you].hand, self.which):
            return True
        return self.payable(g, b.you)

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        answer = g.take()
        if answer is None:
            options = card_options(g, g.players[b.you].hand, self.which) if self.which is not None else []
            if self.payable(g, b.you):
                options.append(g.pool.pay_energy)
            return g.ask(b.you, self.kind, options) if options else DONE
        if answer.verb == PAY_ENERGY:
            g.pay_energy(b.you, self.energy, b)
        else:
            g.discard(b.you, answer.a, b)
        b.n = 1
        return DONE


@final
class PriceInFaith(Node):
    """Faith is spent (KG-6.47)."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def possible(self, s: State, b: Scope) -> bool:
        g = as_board(s)
        return g.current == b.you and g.faith >= self.amount

    def step(self, s: State, f: Frame) -> int:
        as_board(s).spend_faith(self.amount, f.scope)
        f.scope.n = 1
        return DONE


# Cards ----------------------------------------------------------------------------------------------------------------
@final
class Draw(Node):
    def __init__(self, amount: Amount) -> None:
        super().__init__()
        self.amount = amount

    def possible(self, s: State, b: Scope) -> bool:
        return as_board(s).can_draw(b.you)

    def step(self, s: State, f: Frame) -> int:
        b = f.scope
        b.n = as_board(s).draw(b.you, self.amount.value(s, b), b)
        return DONE


@final
class LoseCard(Node):
    """Discards a card of the own choice, which nobody wants to (KG-6.40)."""

    def possible(self, s: State, b: Scope) -> bool:
        return len(as_board(s).players[b.you].hand) > 0

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        hand = g.players[b.you].hand
        answer = g.take()
        if answer is None:
            return g.ask(b.you, ASK_DISCARD, card_options(g, hand, None)) if hand else DONE
        g.discard(b.you, answer.a, b)
        return DONE


@final
class LoseRandomCard(Node):
    """Discards a card at random (KG-6.40)."""

    def possible(self, s: State, b: Scope) -> bool:
        return len(as_board(s).players[b.you].hand) > 0

    def step(self, s: State, f: Frame) -> int:
        as_board(s).discard_at_random(f.scope.you, f.scope)
        return DONE


@final
class ByTarget(Each):
    """Carried out by the player the ability aims at, if that one is still there (KG-11.4)."""

    def seats(self, s: State, b: Scope) -> list[int]:
        return [b.here] if b.here >= 0 and as_board(s).present(b.here) else []


@final
class Banish(Node):
    """One of the own cards goes to the Netherworld (KG-6.39)."""

    def __init__(self, hand: bool, discard: bool, optional: bool) -> None:
        super().__init__()
        self.hand = hand
        self.discard = discard
        self.optional = optional
        self.kind: int = ASK_BANISH if hand and discard else ASK_DISCARD_PHASE if hand else ASK_HADES

    def possible(self, s: State, b: Scope) -> bool:
        player = as_board(s).players[b.you]
        return (self.hand and len(player.hand) > 0) or (self.discard and len(player.discard) > 0)

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        player = g.players[b.you]
        both = self.hand and self.discard
        answer = g.take()
        if answer is None:
            options = (
                own_cards(g, b.you) if both else card_options(g, player.hand if self.hand else player.discard, None)
            )
            if not options:
                return DONE  # KG-13.17
            if self.optional:
                options.append(g.pool.notation.action(SKIP))
            return g.ask(b.you, self.kind, options)
        if answer.verb == SKIP:
            return DONE
        if answer.verb == CARD_IN_HAND or (self.hand and not both):
            g.banish_from_hand(b.you, answer.a, b)
        else:
            g.banish_from_discard(b.you, answer.a, b)
        b.n = 1
        return DONE


def own_cards(g: Board, seat: int) -> list[Action]:
    """The cards of hand and discard pile: by card, the hand first (KG-13.14)."""
    player = g.players[seat]
    notation = g.pool.notation
    out: list[Action] = []
    for card in different(g, player.hand + player.discard, None):
        if card in player.hand:
            out.append(notation.action(CARD_IN_HAND, card))
        if card in player.discard:
            out.append(notation.action(CARD_IN_DISCARD, card))
    return out


@final
class TakeFromNetherworld(Node):
    """Such a card from the Netherworld into the hand (KG-6.42)."""

    def __init__(self, which: Predicate) -> None:
        super().__init__()
        self.which = which

    def possible(self, s: State, b: Scope) -> bool:
        g = as_board(s)
        return any_fits(g, g.netherworld, self.which)

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        answer = g.take()
        if answer is None:
            options = card_options(g, g.netherworld, self.which)
            return g.ask(b.you, ASK_TAKE, options) if options else DONE
        g.take_from_netherworld(b.you, answer.a, b)
        return DONE


# Faith, energy, what waits --------------------------------------------------------------------------------------------
@final
class GainFaith(Node):
    def __init__(self, amount: Amount) -> None:
        super().__init__()
        self.amount = amount

    def step(self, s: State, f: Frame) -> int:
        as_board(s).add_faith(self.amount.value(s, f.scope), f.scope)
        return DONE


@final
class GainEnergy(Node):
    """The own God gains energy, with what a Bond adds to the first gain by a Warrior (KG-6.35, KG-11.31)."""

    def __init__(self, amount: Amount) -> None:
        super().__init__()
        self.amount = amount

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        amount = self.amount.value(g, b)
        counts = b.you == g.current and g.is_warrior(b.source)
        if counts and g.warrior_gains == 0:
            amount += g.god(b.you).first_gain
        if g.gain(b.you, amount, b) > 0 and counts:
            g.warrior_gains += 1
        return DONE


@final
class StrengthenNext(Node):
    """The next Attack declared this turn is worth more (KG-11.23)."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def step(self, s: State, f: Frame) -> int:
        as_board(s).strengthen_next(self.amount, f.scope)
        return DONE


@final
class IgnoreColour(Node):
    """The next Warrior ignores the colour restriction; only while there is one to ignore (KG-11.24)."""

    def possible(self, s: State, b: Scope) -> bool:
        g = as_board(s)
        return g.last_warrior >= 0 and not g.ignore_colour

    def step(self, s: State, f: Frame) -> int:
        as_board(s).ignore_next_colour(f.scope)
        return DONE


# Attacks --------------------------------------------------------------------------------------------------------------
@final
class Aimed(Node):
    """An effect whose target is chosen when it is played, before anybody can react (KG-5.34)."""

    def __init__(self, effect: Node) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> list[Node]:
        return [self.effect]

    def possible(self, s: State, b: Scope) -> bool:
        return self.effect.possible(s, b)

    def step(self, s: State, f: Frame) -> int:
        if f.step == 0:
            f.step = 1
            s.push(self.effect, f.scope)
            return CALL
        return DONE


@final
class Attacks(Node):
    """An Attack on the chosen God: declared, answered, struck (KG-5.35 to KG-5.38); `n` is the energy really lost."""

    def __init__(self, amount: Amount) -> None:
        super().__init__()
        self.amount = amount

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        if f.step == 0:
            b.n = 0
            if b.here < 0 or not g.present(b.here):
                return DONE  # KG-5.55
            f.step = 1
            g.declare(b.you, b.here, self.worth(g, b), b)
            g.push(g.pool.attack_window, b)
            return CALL
        b.n = g.strike(b)
        return DONE

    def worth(self, g: Board, b: Scope) -> int:
        """The printed value and all bonuses that apply now."""
        value = self.amount.value(g, b)
        if b.source in g.pieces:
            own = g.card_of(b.source).attack_bonus
            if own is not None and (own.condition is None or own.condition.holds(g, b)):
                value += own.amount.value(g, b)
        if b.you == g.current:
            value += g.attack_bonus
            first = g.god(b.you).first_attack
            if (
                first is not None
                and g.attacks_declared == 0
                and (first.condition is None or first.condition.holds(g, b))
            ):
                value += first.amount.value(g, b)
        return value


@final
class Weaken(Node):
    """Takes something off the current Attack: Defend, Protect, or otherwise (KG-6.36)."""

    def __init__(self, amount: Amount, way: int) -> None:
        super().__init__()
        self.amount = amount
        self.way = way

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        if f.step == 1 or not g.attacks:
            return DONE
        amount = self.amount.value(g, b)
        bonus = g.card_of(b.source).defence_bonus if self.way == DEFENDS and b.source in g.pieces else None
        if bonus is None or not bonus.condition.holds(g, b):
            g.reduce(amount, b)
            return DONE
        f.step = 1
        g.reduce(amount + bonus.amount.value(g, b), b)
        g.push(bonus.then, b)
        return CALL


@final
class Cancel(Node):
    """The ability that was answered does not resolve (KG-6.37)."""

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        for at in range(len(g.frames) - 1, -1, -1):
            frame = g.frames[at]
            if frame.scope is not b and frame.node is g.pool.ability:
                frame.flag = 1
                g.cancelled(frame.scope.source, b)
                return DONE
        return DONE


# Adjudication and repetition ------------------------------------------------------------------------------------------
@final
class Adjudicate(Node):
    """Reveals the top card of the own deck; what follows depends on its kind, or comes in every case (KG-6.38)."""

    def __init__(self, always: Node | None, warrior: Node | None, disciple: Node | None) -> None:
        super().__init__()
        self.always = always
        self.warrior = warrior
        self.disciple = disciple

    def parts(self) -> list[Node]:
        return [part for part in (self.always, self.warrior, self.disciple) if part is not None]

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        if f.step == 1:
            return DONE
        f.step = 1
        number = g.reveal(b.you, b)
        then = self.always
        if number:
            b.it = (*b.it, number)
            if then is None:
                then = self.warrior if g.card_of(number).warrior else self.disciple
        if then is None:
            return DONE
        g.push(then, b)
        return CALL


@final
class Repeat(Node):
    """An Action of such a Warrior, played for its Action this turn, resolves again with new choices (KG-11.11).

    `items` holds the Warrior picked.
    """

    def __init__(self, which: Predicate) -> None:
        super().__init__()
        self.which = which

    def candidates(self, g: Board, b: Scope) -> list[int]:
        return [n for n in g.action_warriors(b.you) if self.which.test(g, b, n)]

    def possible(self, s: State, b: Scope) -> bool:
        return len(self.candidates(as_board(s), b)) > 0

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        b = f.scope
        answer = g.take()
        if f.step == 0:
            if answer is None:
                numbers = self.candidates(g, b)
                return g.ask(b.you, ASK_REPEAT, target_options(g, numbers)) if numbers else DONE
            f.step = 1
            f.items = (answer.a,)
            return CALL
        if f.step == 1:
            number = f.items[0]
            lines = [line for line in g.card_of(number).lines if line.timing == ACTION]
            if answer is None:
                notation = g.pool.notation
                return g.ask(b.you, ASK_ABILITY, [notation.action(ABILITY, line.number) for line in lines])
            f.step = 2
            line = g.card_of(number).lines[answer.a - 1]
            g.note(REPEATED, b.you, number, n=line.number, cards=(g.pieces[number].card,), scope=b)
            g.push(g.pool.ability, scope_of(b.you, number, line, REPEATED_ABILITY))
            return CALL
        return DONE


def scope_of(seat: int, source: int, line: Line, way: int = PLAYED_ABILITY) -> Scope:
    """The scope in which an ability is carried out; its target is not chosen yet."""
    scope = Scope(seat, source, -1)
    scope.line = line
    scope.way = way
    return scope
