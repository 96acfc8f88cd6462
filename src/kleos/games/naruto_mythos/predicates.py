"""What lines of this game describe and measure: characters, cards, Power, costs, the Edge."""

from typing import Final, final

from kleos.effects.terms import Amount, Condition, Predicate, compare
from kleos.engine.frames import Scope
from kleos.engine.state import State
from kleos.games.naruto_mythos.board import Board, Character, as_board, character


# Where and whose ----------------------------------------------------------------------------------------------------
@final
class Friend(Predicate):
    """Another character on your side (NM-6.45)."""

    def test(self, s: State, b: Scope, n: int) -> bool:
        return character(s, n).side == b.you and n != b.source


@final
class Enemy(Predicate):
    def test(self, s: State, b: Scope, n: int) -> bool:
        return character(s, n).side != b.you  # NM-6.46


@final
class Mine(Predicate):
    """Any character on your side, the source included (NM-6.50, NM-6.51)."""

    def test(self, s: State, b: Scope, n: int) -> bool:
        return character(s, n).side == b.you


@final
class Anyone(Predicate):
    def test(self, s: State, b: Scope, n: int) -> bool:
        return True

    def suits(self, s: State, card: int) -> bool:
        return True


@final
class Myself(Predicate):
    def test(self, s: State, b: Scope, n: int) -> bool:
        return n == b.source


@final
class Other(Predicate):
    """Neither the source nor a character this line has already chosen (NM-6.49)."""

    def test(self, s: State, b: Scope, n: int) -> bool:
        return n != b.source and n not in b.chosen


@final
class Here(Predicate):
    local = True

    def test(self, s: State, b: Scope, n: int) -> bool:
        return character(s, n).place == b.here


@final
class Elsewhere(Predicate):
    def test(self, s: State, b: Scope, n: int) -> bool:
        return character(s, n).place != b.here


# Faces --------------------------------------------------------------------------------------------------------------
@final
class FaceDown(Predicate):
    def test(self, s: State, b: Scope, n: int) -> bool:
        return character(s, n).hidden


@final
class FaceUp(Predicate):
    def test(self, s: State, b: Scope, n: int) -> bool:
        return not character(s, n).hidden


@final
class OfGroup(Predicate):
    def __init__(self, group: int) -> None:
        self.group = group

    def test(self, s: State, b: Scope, n: int) -> bool:
        g = as_board(s)
        c = g.at(n)
        return not c.hidden and g.card_of(c).group == self.group  # NM-6.53

    def suits(self, s: State, card: int) -> bool:
        return as_board(s).pool.cards[card].group == self.group


@final
class WithKeyword(Predicate):
    def __init__(self, keyword: int) -> None:
        self.keyword = keyword

    def test(self, s: State, b: Scope, n: int) -> bool:
        g = as_board(s)
        c = g.at(n)
        return not c.hidden and g.card_of(c).keywords >> self.keyword & 1 == 1

    def suits(self, s: State, card: int) -> bool:
        return as_board(s).pool.cards[card].keywords >> self.keyword & 1 == 1


@final
class Named(Predicate):
    def __init__(self, name: str) -> None:
        self.name = name

    def test(self, s: State, b: Scope, n: int) -> bool:
        g = as_board(s)
        c = g.at(n)
        return not c.hidden and g.card_of(c).name == self.name

    def suits(self, s: State, card: int) -> bool:
        return as_board(s).pool.cards[card].name == self.name


@final
class Namesake(Predicate):
    """With the name of the character the line was last about, if that one had a name (NM-11.139.2)."""

    def test(self, s: State, b: Scope, n: int) -> bool:
        g = as_board(s)
        c = g.at(n)
        return not c.hidden and len(b.shown) > 0 and g.card_of(c).name == g.identity[b.shown[0]].name


@final
class Upgraded(Predicate):
    """A stack of two or more cards, hidden or not (NM-1.15)."""

    def test(self, s: State, b: Scope, n: int) -> bool:
        return len(character(s, n).cards) > 1


@final
class PlayedLastTurn(Predicate):
    """Played by the opponent in the last turn they completed (NM-11.22.1)."""

    def test(self, s: State, b: Scope, n: int) -> bool:
        return n in as_board(s).players[1 - b.you].last_turn


# Measures -----------------------------------------------------------------------------------------------------------
COST: Final = 0
POWER: Final = 1
BASE: Final = 2


def measured(g: Board, what: int, c: Character) -> int:
    if what == COST:
        return g.cost(c)
    if what == POWER:
        return g.power(c)
    return g.base(c)


@final
class Measure(Predicate):
    """Cost, Power or base compared with an amount."""

    def __init__(self, what: int, op: int, amount: Amount) -> None:
        self.what = what
        self.op = op
        self.amount = amount

    def test(self, s: State, b: Scope, n: int) -> bool:
        g = as_board(s)
        return compare(measured(g, self.what, g.at(n)), self.op, self.amount.value(s, b))


@final
class MyPower(Amount):
    """The full Power of the source, 0 if it has left play."""

    def value(self, s: State, b: Scope) -> int:
        g = as_board(s)
        c = g.characters[b.source]
        return 0 if c is None else g.power(c)


@final
class ThatCost(Amount):
    """The printed cost of the card the line was last about, 0 if there is none."""

    def value(self, s: State, b: Scope) -> int:
        return as_board(s).identity[b.cards[0]].cost if b.cards else 0


@final
class ThatPower(Amount):
    """The printed Power of the card the line was last about, 0 if there is none."""

    def value(self, s: State, b: Scope) -> int:
        return as_board(s).identity[b.cards[0]].power if b.cards else 0


@final
class CoveredPower(Amount):
    """The Power of the upgraded character just before it was covered (NM-11.138.3)."""

    def value(self, s: State, b: Scope) -> int:
        return b.covered


@final
class MissionsWith(Amount):
    """In how many missions such characters are."""

    def __init__(self, who: Predicate) -> None:
        self.who = who

    def value(self, s: State, b: Scope) -> int:
        g = as_board(s)
        places = 0
        for n in g.subjects():
            if self.who.test(s, b, n):
                places |= 1 << g.at(n).place
        return places.bit_count()


# Conditions ---------------------------------------------------------------------------------------------------------
@final
class HoldsEdge(Condition):
    def holds(self, s: State, b: Scope) -> bool:
        return as_board(s).edge == b.you


@final
class EmptyHand(Condition):
    def holds(self, s: State, b: Scope) -> bool:
        return not as_board(s).players[b.you].hand


# The MAIN line of the same play --------------------------------------------------------------------------------
@final
class Done(Amount):
    """How many subjects the line it refers to really changed."""

    def value(self, s: State, b: Scope) -> int:
        return 0 if b.prior is None else b.prior.n


@final
class PriorX(Amount):
    """The X of the line it refers to."""

    def value(self, s: State, b: Scope) -> int:
        return 0 if b.prior is None else b.prior.x
