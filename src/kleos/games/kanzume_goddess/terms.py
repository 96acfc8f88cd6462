"""What abilities of this game look at: descriptions of cards, amounts and conditions."""

from typing import Final, final

from kleos.effects.terms import Amount, Predicate, compare
from kleos.engine.frames import Scope
from kleos.engine.state import State
from kleos.games.kanzume_goddess.board import as_board

COST: Final = 0  # what can be measured of a card
MEASURES: Final = {"cost": COST}


# Descriptions of cards ------------------------------------------------------------------------------------------------
class OfFace(Predicate):
    """Speaks of what is printed on a card, wherever it is; of those in play, the Warriors of KG-6.6 are meant."""

    local = True

    def test(self, s: State, b: Scope, n: int) -> bool:
        return self.suits(s, as_board(s).pieces[n].card)


@final
class OfKind(OfFace):
    """A Warrior or a Disciple."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def suits(self, s: State, card: int) -> bool:
        return as_board(s).pool.cards[card].kind == self.kind


@final
class OfColour(OfFace):
    """A Warrior of that main colour (KG-1.5)."""

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def suits(self, s: State, card: int) -> bool:
        return as_board(s).pool.cards[card].colour == self.colour


@final
class Named(OfFace):
    """A card by its id: all its copies bear one name."""

    def __init__(self, id: str) -> None:
        self.id = id

    def suits(self, s: State, card: int) -> bool:
        return as_board(s).pool.cards[card].id == self.id


@final
class Costs(OfFace):
    """A card whose recruit cost compares so."""

    def __init__(self, op: int, amount: Amount) -> None:
        self.op = op
        self.amount = amount

    def suits(self, s: State, card: int) -> bool:
        g = as_board(s)
        return compare(g.pool.cards[card].cost, self.op, self.amount.value(g, g.measuring))


@final
class Anything(OfFace):
    def suits(self, s: State, card: int) -> bool:
        return True


@final
class Other(Predicate):
    """Not the source itself."""

    local = True

    def test(self, s: State, b: Scope, n: int) -> bool:
        return n != b.source


# Amounts --------------------------------------------------------------------------------------------------------------
@final
class RevealedCost(Amount):
    """The recruit cost of the card an Adjudication of this ability revealed, 0 if there was none."""

    def value(self, s: State, b: Scope) -> int:
        return as_board(s).card_of(b.it[len(b.it) - 1]).cost if b.it else 0


@final
class AtMost(Amount):
    """An amount, but no more than the cap (KG-11.6)."""

    def __init__(self, amount: Amount, cap: int) -> None:
        self.amount = amount
        self.cap = cap

    def value(self, s: State, b: Scope) -> int:
        return min(self.amount.value(s, b), self.cap)


@final
class HandSize(Amount):
    """How many cards the player holds."""

    def value(self, s: State, b: Scope) -> int:
        return len(as_board(s).players[b.you].hand)


@final
class OwnEnergy(Amount):
    """The energy of the player's God."""

    def value(self, s: State, b: Scope) -> int:
        return as_board(s).players[b.you].energy


@final
class AttackersEnergy(Amount):
    """The energy of the attacking God (KG-11.21)."""

    def value(self, s: State, b: Scope) -> int:
        g = as_board(s)
        return g.players[g.attack().by].energy if g.attacks else 0
