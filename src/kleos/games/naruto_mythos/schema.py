"""What a view of Naruto Mythos holds, as types: `view.py` makes it, everybody else reads it."""

from typing import Literal, NotRequired, TypedDict

from kleos.games.schema import Offered

Mode = Literal["casual", "competitive"]
Phase = Literal["mulligan", "action", "mission", "end", "over"]
Rank = Literal["D", "C", "B", "A"]
Mulligan = Literal["keep", "mulligan"]
Kind = Literal[
    "use", "order", "mulligan", "turn", "target", "mission", "card", "amount", "effect-play", "line", "replace", "demand",
    "lock", "discard-order", "per-mission",
]  # fmt: skip


class Character(TypedDict):
    """A stack of cards on one side of a mission."""

    object: int
    hidden: bool
    stack: int  # how many cards: the character itself and those beneath it
    tokens: int
    power: int  # as it stands now, with everything that changes it
    owner: int
    controller: int
    controlled_by: NotRequired[int]  # the object that holds it, while it is not on its owner's side
    lock: NotRequired[int]  # the object that it locks
    card: NotRequired[str]  # only where the viewer may know it
    name: NotRequired[str]  # as the card
    under: NotRequired[list[str]]  # as the card: those beneath it, the upper ones first
    known: NotRequired[bool]  # true: hidden, but the viewer knows it


class Mission(TypedDict):
    rank: Rank
    card: str
    name: str
    points: int  # those of the card and those of its rank
    totals: list[int]  # the Power on each side, by seat
    sides: list[list[Character]]  # by seat, each in order of arrival


class Player(TypedDict):
    seat: int
    chakra: int
    points: int
    passed: bool
    hand_size: int
    deck_size: int
    discard: list[str]  # top card first
    conceded: bool
    hand: NotRequired[list[str]]  # only the viewer's own
    deck_list: NotRequired[list[str]]  # only the viewer's own: the deck as it was at the start
    missions: NotRequired[list[str]]  # only the viewer's own: the missions brought
    mulligan: NotRequired[Mulligan | None]  # only the viewer's own, before the first round; null: not decided yet


class Source(TypedDict):
    """The line of a card that asks."""

    card: str
    line: int  # its number on the card


class Decision(TypedDict):
    seat: int
    kind: Kind
    source: NotRequired[Source]  # only for who decides; missing where the rules ask
    prompt: NotRequired[str]  # only for who decides
    options: NotRequired[list[Offered]]  # only for who decides


class View(TypedDict):
    game: Literal["naruto-mythos"]
    seat: int | None  # null: a spectator
    mode: Mode
    phase: Phase
    round: int
    edge: int  # the seat that holds the Edge
    turn: int | None  # the seat whose turn it is, in the Action Phase
    mission_deck: int  # how many missions are yet to come
    missions: list[Mission]  # those in play, rank D first
    players: list[Player]
    decision: Decision | None
