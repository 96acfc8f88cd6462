"""What a card is: its face, its abilities, and the Bonds compiled from them; and the box of all cards."""

from typing import final

from kleos.cards.printed import Printed, nothing_printed
from kleos.effects.terms import Amount, Condition, Predicate
from kleos.engine.actions import Action, Notation
from kleos.engine.frames import Library, Node
from kleos.engine.lines import Line
from kleos.games.kanzume_goddess.kinds import (
    ACTION,
    ANSWER,
    CHOOSE_GOD,
    DISCIPLE,
    FIRST_REACTION,
    GOD,
    LAST_REACTION,
    PAY_ENERGY,
    PILES,
    PLAY,
    PROTECTION,
    REACT,
    RECRUIT_PILE,
    USE_ABILITY,
    WARRIOR,
)


class Standing(Node):
    """The effect of a Bond: never carried out by itself, only looked at (KG-6.3)."""


@final
class AttackBonus(Standing):
    """The Attack of the card itself is worth more while the condition holds (KG-6.43)."""

    def __init__(self, amount: Amount, condition: Condition | None) -> None:
        super().__init__()
        self.amount = amount
        self.condition = condition


@final
class DefenceBonus(Standing):
    """The Defend of the card itself is worth more while the condition holds, and something follows it (KG-11.21)."""

    def __init__(self, amount: Amount, condition: Condition, then: Node) -> None:
        super().__init__()
        self.amount = amount
        self.condition = condition
        self.then = then

    def parts(self) -> list[Node]:
        return [self.then]


@final
class FirstAttack(Standing):
    """The first Attack the player declares in a turn of his own is worth more while the condition holds (KG-11.33)."""

    def __init__(self, amount: Amount, condition: Condition | None) -> None:
        super().__init__()
        self.amount = amount
        self.condition = condition


@final
class FirstGain(Standing):
    """The first energy a Warrior brings the God in each own turn is more (KG-11.31)."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount


@final
class EndDraw(Standing):
    """Another number of cards is drawn in the End phase, and something follows (KG-6.45)."""

    def __init__(self, count: int, then: Node) -> None:
        super().__init__()
        self.count = count
        self.then = then

    def parts(self) -> list[Node]:
        return [self.then]


@final
class WhenDiscarding(Standing):
    """Happens by itself when the own Discard phase begins (KG-4.15)."""

    def __init__(self, effect: Node) -> None:
        super().__init__()
        self.effect = effect

    def parts(self) -> list[Node]:
        return [self.effect]


@final
class FromNetherworld(Standing):
    """Once in each own turn such a card may be recruited from the Netherworld (KG-6.46)."""

    def __init__(self, which: Predicate) -> None:
        super().__init__()
        self.which = which


@final
class Card:
    """A God, Warrior or Disciple with its abilities and what follows from them."""

    def __init__(
        self,
        index: int,
        id: str,
        kind: int,
        names: dict[str, str],
        number: str,
        mythology: int,
        colour: int,
        follow: tuple[int, ...],
        cost: int,
        copies: int,
        start: int,
    ) -> None:
        self.index = index
        self.id = id
        self.kind = kind
        self.names = names  # by language
        self.number = number  # of a God, "" on other cards
        self.mythology = mythology  # of a God, -1 on other cards
        self.colour = colour  # of a Warrior, -1 on other cards
        self.follow = follow  # the two follow-up symbols of a Warrior
        self.cost = cost  # -1 on a God
        self.copies = copies
        self.start = start  # copies in each starting deck
        self.printed: Printed = nothing_printed()  # which of its facts are published ones (KG-1.15)
        self.warrior: bool = kind == WARRIOR
        self.disciple: bool = kind == DISCIPLE
        self.god: bool = kind == GOD
        self.allows = 0  # the colours that may follow, as bits
        for symbol in follow:
            self.allows |= 1 << symbol
        self.lines: list[Line] = []  # its abilities in the order of the card file (KG-1.13)
        self.first_ability = 0  # of a God, the number of its first ability in the box; the others follow
        self.actions: list[Line] = []  # what it can be played for
        self.reactions: list[Line] = []
        self.plays: list[Action] = []  # playing it, beside each of `actions`
        self.reacts: list[Action] = []  # reacting with it, beside each of `reactions`
        self.by_phase: list[list[Line]] = [[] for _ in range(ACTION, FIRST_REACTION)]  # Actions of a God by timing
        self.attack_bonus: AttackBonus | None = None
        self.defence_bonus: DefenceBonus | None = None
        self.first_attack: FirstAttack | None = None
        self.first_gain = 0
        self.end_draw: EndDraw | None = None
        self.when_discarding: WhenDiscarding | None = None
        self.when_discarding_line: Line | None = None
        self.end_line: Line | None = None
        self.from_netherworld: FromNetherworld | None = None
        self.netherworld_line: Line | None = None
        self.netherworld_ability = -1  # the number of that ability in the box

    def protects(self) -> bool:
        """Whether it has a Protect ability (KG-14.11)."""
        for line in self.reactions:
            if line.timing == PROTECTION:
                return True
        return False

    def answers(self) -> bool:
        """Whether it has a Reaction that can be used in the own turn: one to what an opponent plays (KG-14.19)."""
        for line in self.reactions:
            if line.timing == ANSWER:
                return True
        return False


def is_reaction(timing: int) -> bool:
    return FIRST_REACTION <= timing <= LAST_REACTION


@final
class Pool:
    """All cards of the box, their notation and the nodes a saved match may name.

    Cards come first, by id, then the Gods, by id; a card is known by its index everywhere, since copies are
    interchangeable (KG-1.10).
    """

    def __init__(self, cards: list[Card], notation: Notation, library: Library, digest: str) -> None:
        self.cards = cards
        self.notation = notation
        self.library = library
        self.digest = digest
        self.ability: Node = library.nodes["flow/ability"]
        self.ability_window: Node = library.nodes["flow/ability-window"]
        self.attack_window: Node = library.nodes["flow/attack-window"]
        self.by_id: dict[str, Card] = {card.id: card for card in cards}
        self.gods: list[int] = [card.index for card in cards if card.god]
        self.warriors: list[int] = [card.index for card in cards if card.warrior]
        self.disciples: list[int] = [card.index for card in cards if card.disciple]
        self.abilities: dict[str, int] = {}  # the number of an ability of a God by its name
        for number, name in enumerate(notation.abilities):
            self.abilities[name] = number
        for card in cards:
            if card.god and card.lines:
                card.first_ability = self.abilities[f"{card.id}.1"]
        self.choose_god: list[Action] = [notation.action(CHOOSE_GOD, card.index) for card in cards]
        self.uses: list[Action] = [notation.action(USE_ABILITY, number) for number in range(len(notation.abilities))]
        self.recruits: list[Action] = [notation.action(RECRUIT_PILE, pile) for pile in range(PILES)]
        self.pay_energy: Action = notation.action(PAY_ENERGY)
        for card in cards:
            card.plays = [notation.action(PLAY, card.index, line.number) for line in card.actions]
            card.reacts = [notation.action(REACT, card.index, line.number) for line in card.reactions]

    def ability_of(self, card: int, number: int) -> int:
        """The number of an ability of a God among all of them."""
        return self.cards[card].first_ability + number - 1
