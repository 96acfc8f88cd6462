"""What a card is: its face, its effects, and the standing rules compiled from them; and the box of all cards."""

from typing import Final, final

from kleos.cards.printed import Printed, nothing_printed
from kleos.effects.terms import Amount, Condition, Predicate
from kleos.engine.actions import Action, Notation
from kleos.engine.frames import Library, Node
from kleos.engine.lines import Line
from kleos.games.mythology_go.kinds import BELIEF, COLOURS, CREATURE, DIVINITY, HIDE, PLAY, SPELL


class Standing(Node):
    """An effect that is never carried out, only looked at."""


# What creatures are ---------------------------------------------------------------------------------------------------
@final
class Fusion(Standing):
    """Two of the name may become a pair (MG-5.3.1)."""


@final
class Indestructible(Standing):
    """MG-1.11."""


@final
class Resurrection(Standing):
    """Stays when it would be destroyed, and gives points from then on (MG-6.3.3)."""

    def __init__(self, points: Amount) -> None:
        super().__init__()
        self.points = points


# What creatures give in the counting ----------------------------------------------------------------------------------
class Bonus(Standing):
    """Points of a card in the counting."""

    def __init__(self, points: Amount) -> None:
        super().__init__()
        self.points = points


@final
class Outnumber(Bonus):
    """More copies than every other player (MG-8.5.5)."""


@final
class Unique(Bonus):
    """No other player has a copy (MG-8.5.7)."""


@final
class Polychrome(Bonus):
    """All five colours (MG-8.5.9)."""


@final
class Monochrome(Bonus):
    """A single colour (MG-8.5.10)."""


@final
class Strong(Bonus):
    """For who has the most points (MG-8.9)."""


@final
class Weak(Bonus):
    """For who has the fewest points (MG-8.9)."""


@final
class WhenDown(Bonus):
    """For each that was face-down when the round ended (MG-8.5.15)."""


@final
class Copies(Standing):
    """Once for so many copies held (MG-1.10)."""

    def __init__(self, count: int, points: Amount) -> None:
        super().__init__()
        self.count = count
        self.points = points


# What divinities give -------------------------------------------------------------------------------------------------
@final
class Twice(Standing):
    """The subtotal once more, if it is no higher (MG-8.8.3)."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most


@final
class PointsIf(Standing):
    def __init__(self, points: Amount, condition: Condition) -> None:
        super().__init__()
        self.points = points
        self.condition = condition


@final
class PointsFor(Standing):
    """Points for each such creature, up to a limit."""

    def __init__(self, which: Predicate, points: int, most: int) -> None:
        super().__init__()
        self.which = which
        self.points = points
        self.most = most


@final
class PointsForSpells(Standing):
    """Points for each spell played this round, up to a limit (MG-11.39)."""

    def __init__(self, points: int, most: int) -> None:
        super().__init__()
        self.points = points
        self.most = most


# What beliefs allow ---------------------------------------------------------------------------------------------------
@final
class Draws(Standing):
    """The draw step draws so many (MG-6.5.1)."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count


@final
class TwoDivinities(Standing):
    """MG-6.5.2."""


@final
class MoreDown(Standing):
    """So many face-down creatures more than face-up ones (MG-6.5.3)."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count


@final
class FreeSpell(Standing):
    """MG-6.5.4."""


@final
class SeesUnused(Standing):
    """MG-6.5.5."""


@final
class SavesOne(Standing):
    """MG-6.5.8."""


@final
class ReplacesLost(Standing):
    """MG-6.5.9."""


NO_RULE: Final = -1
AT_LEAST: Final = 0
EXACTLY: Final = 1
RULES: Final = ["at_least", "exactly"]


@final
class ColourBonus:
    """What a number of cards of one colour gives (MG-8.6)."""

    def __init__(self, rule: int, count: int, points: int) -> None:
        self.rule = rule
        self.count = count
        self.points = points

    def given(self, count: int) -> bool:
        return count >= self.count if self.rule == AT_LEAST else count == self.count


@final
class Card:
    """A creature, spell, divinity or belief with its effects."""

    def __init__(
        self,
        index: int,
        id: str,
        kind: int,
        names: dict[str, str],
        colour: int,
        value: int,
        copies: int,
        slots: int,
        may_hide: bool,
        identification: int,
    ) -> None:
        self.index = index
        self.id = id
        self.kind = kind
        self.names = names  # by language
        self.colour = colour
        self.value = value
        self.copies = copies
        self.slots = slots
        self.may_hide = may_hide  # whether it may lie face-down (MG-5.1.5)
        self.identification = identification  # points of a right accusation, 0 without the keyword
        self.printed: Printed = nothing_printed()  # which of its facts are published ones
        self.creature: bool = kind == CREATURE
        self.spell: bool = kind == SPELL
        self.divinity: bool = kind == DIVINITY
        self.belief: bool = kind == BELIEF
        self.lines: list[Line] = []  # in the order of the card file
        self.on_play: Line | None = None
        self.cast: Line | None = None
        self.activated: Line | None = None
        self.round_end: Line | None = None
        self.fuses = False
        self.indestructible = False
        self.resurrection: Resurrection | None = None
        self.bonuses: list[Bonus] = []
        self.copy_bonuses: list[Copies] = []
        self.divine: list[Standing] = []  # what a divinity gives
        self.draws = 0  # of a belief; 0: as everybody
        self.more_down = 0
        self.two_divinities = False
        self.free_spell = False
        self.sees_unused = False
        self.saves_one = False
        self.replaces_lost = False
        self.play: Action | None = None
        self.hide: Action | None = None


@final
class Pool:
    """All cards of the box, their notation and the nodes a saved match may name.

    A card is known by its index everywhere, since copies are alike; the order is that of the card file.
    """

    def __init__(
        self, cards: list[Card], colours: list[ColourBonus], notation: Notation, library: Library, digest: str
    ) -> None:
        self.cards = cards
        self.colours = colours  # the bonus of each colour
        self.notation = notation
        self.library = library
        self.digest = digest
        self.by_id: dict[str, Card] = {card.id: card for card in cards}
        self.creatures: list[int] = [card.index for card in cards if card.creature]
        self.deck: list[int] = [card.index for card in cards if card.creature or card.spell]
        self.divinities: list[int] = [card.index for card in cards if card.divinity]
        self.beliefs: list[int] = [card.index for card in cards if card.belief]
        self.aftermath: Node = library.nodes["flow/aftermath"]
        self.destruction: Node = library.nodes["flow/destruction"]
        for card in cards:
            if card.creature or card.spell:
                card.play = notation.action(PLAY, card.index)
            if card.creature:
                card.hide = notation.action(HIDE, card.index)


ALL_COLOURS: Final = (1 << len(COLOURS)) - 1
