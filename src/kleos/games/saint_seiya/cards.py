"""What a card is: its face, its lines, and the standing rules compiled from them; and the box of all cards."""

from typing import Final, final

from kleos.effects.terms import Amount, Condition, Predicate
from kleos.engine.actions import Action, Notation
from kleos.engine.frames import Library, Node
from kleos.engine.lines import Line
from kleos.games.saint_seiya.kinds import END

# What a card is, as bits; those of classes, ranks and heroes follow (section 1).
CHARACTER: Final = 1
ARMOUR: Final = 2
KNIGHT: Final = 4
HERO: Final = 8
FIRST_RANK: Final = 16  # five bits
FIRST_HERO: Final = 512  # five bits
FIRST_CLASS: Final = 16384  # one bit for each class of the box


class Standing(Node):
    """The effect of a continuous line: never carried out, only looked at."""


@final
class Bonus(Standing):
    """Adds to the Force or Cosmos of the card itself, or of those facing the same card that `who` describes."""

    def __init__(self, currency: int, amount: Amount, who: Predicate | None, condition: Condition | None) -> None:
        super().__init__()
        self.currency = currency
        self.amount = amount
        self.who = who  # None: the card itself
        self.condition = condition


@final
class Doubles(Standing):
    """The printed Force and Cosmos of such cards facing the same card are doubled (SS-11.36a)."""

    def __init__(self, who: Predicate) -> None:
        super().__init__()
        self.who = who


@final
class Protects(Standing):
    """Such other cards facing the same card cannot be wounded (SS-11.77)."""

    def __init__(self, who: Predicate) -> None:
        super().__init__()
        self.who = who


@final
class FacedCheaper(Standing):
    """The card it faces costs less Cosmos, if it is such a card (SS-11.79)."""

    def __init__(self, amount: Amount, who: Predicate) -> None:
        super().__init__()
        self.amount = amount
        self.who = who


@final
class SelfCheaper(Standing):
    """The terrain card itself costs less Force while the condition holds (SS-11.72)."""

    def __init__(self, amount: int, condition: Condition) -> None:
        super().__init__()
        self.amount = amount
        self.condition = condition


@final
class GrantsCost(Standing):
    """The terrain card has a Cosmos cost while the condition holds (SS-11.40a)."""

    def __init__(self, amount: int, condition: Condition) -> None:
        super().__init__()
        self.amount = amount
        self.condition = condition


@final
class NeedsFighters(Standing):
    """Can be acquired by paying only while so many Characters face it (SS-11.64)."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count


@final
class Forbids(Standing):
    """No such card can be acquired in any way (SS-11.66)."""

    def __init__(self, who: Predicate) -> None:
        super().__init__()
        self.who = who


@final
class Toll(Standing):
    """The first Character played facing it in a turn asks for a discard (SS-5.15)."""


@final
class NoHealing(Standing):
    """Nobody can be healed (SS-11.85b)."""


@final
class Points(Standing):
    """Victory points beside the printed ones (SS-8.10 to SS-8.18)."""

    def __init__(self, amount: Amount, condition: Condition | None) -> None:
        super().__init__()
        self.amount = amount
        self.condition = condition


@final
class Card:
    """One of the cards of the box, with its lines and what follows from them."""

    def __init__(
        self,
        index: int,
        id: str,
        number: int,
        names: dict[str, str],
        traits: int,
        rank: int,
        klass: str,
        hero: int,
        copies: int,
        force_cost: int,
        cosmos_cost: int,
        force: int,
        cosmos: int,
        heal: int,
        points: int,
        flame: bool,
    ) -> None:
        self.index = index
        self.id = id
        self.number = number
        self.names = names  # by language
        self.traits = traits
        self.rank = rank
        self.klass = klass  # "" if none is printed
        self.hero = hero  # whose set it belongs to, -1: the reserve
        self.copies = copies
        self.costs: list[int] = [force_cost, cosmos_cost]  # by currency, -1 if missing (SS-1.7)
        self.values: list[int] = [force, cosmos]  # by currency, -1 if not printed (SS-1.8)
        self.heal = heal  # 0 if not printed
        self.points = points
        self.flame = flame
        self.armour: bool = traits & ARMOUR != 0
        self.plays: list[Action] = []  # playing it, by place
        self.equip: Action | None = None
        self.lines: list[Line] = []  # in printed order
        self.on_play: Line | None = None
        self.activation: Line | None = None
        self.arrival: Line | None = None
        self.defeated: Line | None = None
        self.acquired: Line | None = None
        self.bonuses: list[Bonus] = []
        self.doubles: Doubles | None = None
        self.protects: Protects | None = None
        self.faced_cheaper: FacedCheaper | None = None
        self.self_cheaper: SelfCheaper | None = None
        self.grants_cost: GrantsCost | None = None
        self.needs = 0  # Characters facing it before it can be acquired by paying
        self.forbids: Forbids | None = None
        self.tolls: Line | None = None  # the line by which facing it asks for a discard (SS-5.15)
        self.forbids_healing = False  # on the terrain (SS-11.85b)
        self.scores: list[Points] = []
        self.shapes_values = False  # whether, in play, it changes a Force or Cosmos

    def value(self, currency: int) -> int:
        """What is printed, 0 if nothing is."""
        return max(self.values[currency], 0)

    def is_(self, traits: int) -> bool:
        return self.traits & traits != 0


@final
class Pool:
    """All cards of the box, their notation and the nodes a saved match may name."""

    def __init__(
        self,
        cards: list[Card],
        classes: dict[str, dict[str, str]],
        notation: Notation,
        library: Library,
        digest: str,
    ) -> None:
        self.cards = cards
        self.classes = classes  # the word of each in card files, and its names by language
        self.notation = notation
        self.library = library
        self.complete: Node = library.nodes["flow/complete"]
        self.acquire: Node = library.nodes["flow/acquire"]
        self.end: Action = notation.action(END)
        self.digest = digest
        self.by_id: dict[str, Card] = {card.id: card for card in cards}
