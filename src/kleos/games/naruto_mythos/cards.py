"""What a card is: its face, its lines, and the standing rules compiled from them; and the pool of all cards."""

from typing import Final, final

from kleos.effects.terms import Amount, Condition, Predicate
from kleos.engine.actions import Action, Notation
from kleos.engine.frames import CALL, DONE, Frame, Library, Node, Scope
from kleos.engine.lines import Line
from kleos.engine.state import State
from kleos.games.naruto_mythos.kinds import PASS

# Standing permissions and prohibitions, as bits
KEEPS_TOKENS: Final = 1  # its tokens survive the End Phase
HOLDS: Final = 2  # enemy characters cannot be moved away from here
ONLY_WINNING: Final = 4  # may be played non-hidden only where its player is winning
IMMUNE: Final = 8  # enemy effects can neither hide nor defeat it
SHIELDS: Final = 16  # friendly characters here cannot be hidden by enemy effects
NO_REVEALS: Final = 32  # the opponent cannot reveal here
SALVAGES: Final = 64  # a friend its player owns that is defeated goes to hand
LOCKS: Final = 128  # the strongest enemy here loses its tokens and has Power 0

# What sets off triggered lines
ON_ENEMY_PLAY: Final = 0  # the opponent plays a character non-hidden here
ON_DEFEAT: Final = 1
ON_MOVE: Final = 2
ON_OWN_MOVE: Final = 3  # moved by an effect of its controller
ON_AFFECTED: Final = 4  # affected by an enemy effect
ON_LOSS: Final = 5  # the opponent has won the mission it is in
ON_ROUND_END: Final = 6
TRIGGERS: Final = 7


class Standing(Node):
    """The effect of a continuous line: never carried out, only looked at."""


@final
class Bonus(Standing):
    """A static modifier of Power (NM-6.66)."""

    def __init__(self, amount: Amount, who: Predicate, condition: Condition | None) -> None:
        super().__init__()
        self.amount = amount
        self.who = who
        self.condition = condition


@final
class ChakraBonus(Standing):
    """CHAKRA +X, for its controller, or for both players (NM-4.12)."""

    def __init__(self, amount: Amount, condition: Condition | None, both: bool) -> None:
        super().__init__()
        self.amount = amount
        self.condition = condition
        self.both = both


@final
class Rule(Standing):
    """A standing permission or prohibition, one of the bits above."""

    def __init__(self, flag: int) -> None:
        super().__init__()
        self.flag = flag


@final
class Over(Standing):
    """May be played as an upgrade on characters of lower cost that this describes (NM-5.35)."""

    def __init__(self, who: Predicate, only: bool) -> None:
        super().__init__()
        self.who = who
        self.only = only


@final
class Tax(Standing):
    """The opponent pays more for every character played non-hidden here (NM-5.13)."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount


@final
class Discount(Standing):
    """Such cards are played non-hidden here for less, by either player, but not below the floor (NM-5.15)."""

    def __init__(self, amount: int, who: Predicate, floor: int) -> None:
        super().__init__()
        self.amount = amount
        self.who = who
        self.floor = floor


@final
class Cheaper(Standing):
    """The card's own reduction, on any non-hidden play or only when revealed (NM-5.16)."""

    def __init__(self, amount: int, condition: Condition | None, revealed: bool) -> None:
        super().__init__()
        self.amount = amount
        self.condition = condition
        self.revealed = revealed


@final
class Whenever(Standing):
    """A triggered line: what it reacts to, of whom, and the effect it then has."""

    def __init__(self, event: int, who: Predicate | None, effect: Node, optional: bool) -> None:
        super().__init__()
        self.event = event
        self.who = who
        self.effect = effect
        self.optional = optional

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


# Happenings that can be replaced, as bits of what an Instead looks for
DEFEATING: Final = 1
HIDING: Final = 2
MOVING: Final = 4


@final
class Instead(Standing):
    """A replacement: when one of these would happen to such a character, this card's character is hidden or defeated."""

    def __init__(self, happenings: int, who: Predicate, by_enemy: bool, outcome: int, optional: bool) -> None:
        super().__init__()
        self.happenings = happenings
        self.who = who
        self.by_enemy = by_enemy
        self.outcome = outcome  # HIDING or DEFEATING, done to the character with this line
        self.optional = optional


@final
class Modifier(Node):
    """An UPGRADE line that changes another line of its card: added to it, or in its place (NM-6.85)."""

    def __init__(self, timing: int, effect: Node, added: bool) -> None:
        super().__init__()
        self.timing = timing
        self.effect = effect
        self.added = added

    def parts(self) -> list[Node]:
        return [self.effect]


@final
class Must(Node):
    """Marks a mandatory line; the card keeps the mark and drops this node (NM-6.30)."""

    def __init__(self, effect: Node) -> None:
        super().__init__()
        self.effect = effect


@final
class May(Node):
    """Marks a triggered line that its controller may leave unused; dropped like Must (NM-6.32)."""

    def __init__(self, effect: Node) -> None:
        super().__init__()
        self.effect = effect


@final
class RepeatMain(Node):
    """Stands for another use of the card's MAIN line until the card is put together (NM-6.88)."""


@final
class Card:
    """A character or mission card with its lines, and what follows from them."""

    def __init__(
        self,
        index: int,
        id: str,
        name: str,
        name_index: int,
        titles: dict[str, str],
        cost: int,
        power: int,
        rarity: str,
        keywords: int,
        group: int,
        points: int,
        names: dict[str, str],
    ) -> None:
        self.index = index
        self.id = id
        self.name = name
        self.name_bit = 1 << name_index if name_index >= 0 else 0
        self.names = names  # by language
        self.titles = titles
        self.cost = cost
        self.power = power
        self.rarity = rarity
        self.keywords = keywords
        self.group = group
        self.points = points  # base points of a mission, -1 for a character
        self.plays: list[Action] = []  # playing it face up, by mission
        self.hides: list[Action] = []  # playing it face down, by mission
        self.lines: list[Line] = []  # as printed, in printed order; modifiers among them
        self.plain: list[Line] = []  # the instant lines of a play that is no upgrade
        self.merged: list[Line] = []  # the instant lines of an upgrade, modifiers merged in
        self.copyable: list[Line] = []
        self.scores: list[Line] = []
        self.rules = 0
        self.bonuses: list[Bonus] = []
        self.chakra: list[ChakraBonus] = []
        self.over: Over | None = None
        self.tax = 0
        self.discounts: list[Discount] = []
        self.cheaper: list[Cheaper] = []
        self.insteads: list[Instead] = []
        self.triggers: list[Line] = []
        self.watches = 0  # what its triggered lines react to, as bits

    @property
    def is_mission(self) -> bool:
        return self.points >= 0


@final
class Pool:
    """All cards of a match's card set, their notation and the nodes a saved match may name."""

    def __init__(
        self,
        cards: list[Card],
        groups: dict[str, dict[str, str]],
        keywords: dict[str, dict[str, str]],
        notation: Notation,
        library: Library,
        digest: str,
    ) -> None:
        self.cards = cards
        self.groups = groups  # the word of each in expressions, and its names by language
        self.keywords = keywords
        self.notation = notation
        self.library = library
        self.played: Node = library.nodes["flow/played"]
        self.group: Node = library.nodes["flow/group"]
        self.lock: Node = library.nodes["flow/lock"]
        self.pass_turn: Action = notation.action(PASS)
        self.digest = digest
        self.by_id: dict[str, Card] = {card.id: card for card in cards}
        self.characters: list[Card] = [card for card in cards if card.points < 0]
        self.missions: list[Card] = [card for card in cards if card.points >= 0]
