"""What lines of this game look at: descriptions of cards, amounts and conditions."""

from typing import final

from kleos.effects.terms import Amount, Condition, Predicate
from kleos.engine.frames import Scope
from kleos.engine.state import State
from kleos.games.saint_seiya.board import AT_PLAY, AT_TERRAIN, Board, as_board
from kleos.games.saint_seiya.cards import FIRST_RANK, KNIGHT
from kleos.games.saint_seiya.kinds import COSMOS, PLACES

SILVER = FIRST_RANK << 2


# Descriptions of a card's face ----------------------------------------------------------------------------------------
class OfFace(Predicate):
    """Speaks of what is printed on a card, wherever it is."""

    def test(self, s: State, b: Scope, n: int) -> bool:
        return self.suits(s, as_board(s).card_of(n).index)


@final
class Is(OfFace):
    """A type, class, rank or hero: one of the bits of Card.traits."""

    def __init__(self, trait: int) -> None:
        self.trait = trait

    def suits(self, s: State, card: int) -> bool:
        return as_board(s).pool.cards[card].traits & self.trait != 0


@final
class SilverKnight(OfFace):
    """A Knight of silver rank, or of the class of that name: the match option decides (SS-8.14)."""

    def __init__(self, klass: int) -> None:
        self.klass = klass  # the trait of the class

    def suits(self, s: State, card: int) -> bool:
        g = as_board(s)
        traits = g.pool.cards[card].traits
        if g.silver_by_class:
            return traits & self.klass != 0
        return traits & KNIGHT != 0 and traits & SILVER != 0


@final
class Named(OfFace):
    """A card by its id: all its copies bear one name."""

    def __init__(self, id: str) -> None:
        self.id = id

    def suits(self, s: State, card: int) -> bool:
        return as_board(s).pool.cards[card].id == self.id


@final
class WithCosmos(OfFace):
    """Has a printed Cosmos value (SS-1.8)."""

    def suits(self, s: State, card: int) -> bool:
        return as_board(s).pool.cards[card].values[COSMOS] >= 0


@final
class Anything(OfFace):
    def suits(self, s: State, card: int) -> bool:
        return True


# Descriptions of where a card is --------------------------------------------------------------------------------------
@final
class Alongside(Predicate):
    """Another played Character that faces the same card as the source (SS-5.18)."""

    local = True

    def test(self, s: State, b: Scope, n: int) -> bool:
        g = as_board(s)
        facing = g.at(b.source).facing
        return n != b.source and facing != 0 and g.at(n).facing == facing


@final
class Facing(Predicate):
    """A played Character that faces the source, a terrain card."""

    local = True

    def test(self, s: State, b: Scope, n: int) -> bool:
        piece = as_board(s).at(n)
        return piece.zone == AT_PLAY and piece.facing == b.source


@final
class OnTerrain(Predicate):
    def test(self, s: State, b: Scope, n: int) -> bool:
        return as_board(s).at(n).zone == AT_TERRAIN


@final
class Other(Predicate):
    """Not the source itself."""

    def test(self, s: State, b: Scope, n: int) -> bool:
        return n != b.source


@final
class Adjacent(Predicate):
    """On a place beside the one the source left (SS-7.4)."""

    def test(self, s: State, b: Scope, n: int) -> bool:
        place = as_board(s).place_of(n)
        return place >= 0 and (place == b.here - 1 or place == b.here + 1)


# Amounts --------------------------------------------------------------------------------------------------------------
@final
class Changed(Amount):
    """How many cards the line has just changed."""

    def value(self, s: State, b: Scope) -> int:
        return b.n


@final
class FullGroups(Amount):
    """How many full groups of so many cards the player has, among the scored or the destroyed cards (SS-8.10, SS-8.18)."""

    def __init__(self, size: int, destroyed: bool) -> None:
        self.size = size
        self.destroyed = destroyed

    def value(self, s: State, b: Scope) -> int:
        g = as_board(s)
        cards = len(g.players[b.you].destroyed) if self.destroyed else len(g.scored(b.you))
        return cards // self.size


@final
class DifferentNames(Amount):
    """How many different names such scored cards of the player bear (SS-8.17)."""

    def __init__(self, which: Predicate) -> None:
        self.which = which

    def value(self, s: State, b: Scope) -> int:
        g = as_board(s)
        found: list[int] = []
        for card in g.scored(b.you):
            index = g.identity[card].index
            if index not in found and self.which.suits(s, index):
                found.append(index)
        return len(found)


# Conditions -----------------------------------------------------------------------------------------------------------
@final
class InDiscard(Condition):
    """The player's discard holds such a card."""

    def __init__(self, which: Predicate) -> None:
        self.which = which

    def holds(self, s: State, b: Scope) -> bool:
        g = as_board(s)
        for card in g.players[b.you].discard:
            if g.fits(self.which, card):
                return True
        return False


@final
class Flames(Condition):
    """The number of flames left is even, 0 included, or odd (SS-11.32a)."""

    def __init__(self, odd: bool) -> None:
        self.odd = odd

    def holds(self, s: State, b: Scope) -> bool:
        return (as_board(s).flames % 2 == 1) == self.odd


@final
class FacesEnd(Condition):
    """The source faces the first or the last card of the terrain; holes are skipped (SS-7.3)."""

    def __init__(self, last: bool) -> None:
        self.last = last

    def holds(self, s: State, b: Scope) -> bool:
        g = as_board(s)
        facing = g.at(b.source).facing
        return facing != 0 and facing == end_of_terrain(g, self.last)


def end_of_terrain(g: Board, last: bool) -> int:
    """The first or last card of the terrain, 0 if there is none."""
    for i in range(PLACES):
        number = g.terrain[PLACES - 1 - i if last else i]
        if number:
            return number
    return 0


@final
class Most(Condition):
    """The player alone has the most such scored cards (SS-8.11, SS-8.15)."""

    def __init__(self, which: Predicate) -> None:
        self.which = which

    def holds(self, s: State, b: Scope) -> bool:
        g = as_board(s)
        mine = self.count(g, b.you)
        for other in g.opponents(b.you):
            if self.count(g, other) >= mine:
                return False
        return True

    def count(self, g: Board, seat: int) -> int:
        total = 0
        for card in g.scored(seat):
            if g.fits(self.which, card):
                total += 1
        return total


@final
class Owned(Condition):
    """The player's scored cards include such a card (SS-8.16)."""

    def __init__(self, which: Predicate) -> None:
        self.which = which

    def holds(self, s: State, b: Scope) -> bool:
        g = as_board(s)
        for card in g.scored(b.you):
            if g.fits(self.which, card):
                return True
        return False
