"""What a view of Kanzume Goddess holds, as types: `view.py` makes it, everybody else reads it."""

from typing import Literal, NotRequired, TypedDict

from kleos.games.schema import Offered

Colour = Literal["red", "green", "gold", "silver"]
Mythology = Literal["greek", "norse"]
Phase = Literal["setup", "start", "play", "recruit", "discard", "end", "over"]


class Numbered(TypedDict):
    object: int
    card: str
    name: str


class Piece(Numbered):
    use: Literal["action", "reaction", "protect"]


class Aside(Numbered):
    seat: int


class WarriorPile(TypedDict):
    pile: str
    size: int
    top: str | None  # the card that lies face up
    name: NotRequired[str]
    cost: NotRequired[int]


class Ability(TypedDict):
    """An ability being carried out."""

    seat: int
    object: int | None
    card: str
    name: str
    ability: int  # its number
    target: int | None  # the seat it aims at
    cancelled: bool
    repeated: bool


class Attack(TypedDict):
    by: int
    on: int
    value: int
    reduced: int


class Player(TypedDict):
    seat: int
    team: Literal["A", "B"] | None
    main: bool
    side: Mythology | None  # the mythology agreed on, while Gods are chosen
    god: str | None  # null: the viewer doesn't know it yet
    god_name: str | None
    chosen: bool
    energy: int
    hand_size: int
    deck_size: int
    discard: list[str]
    play: list[Piece]
    sealed: bool
    out: bool
    conceded: bool
    hand: NotRequired[list[str]]  # only where the viewer may see it
    dealt: NotRequired[list[str]]  # the two Gods to choose from, before the choice
    winner: NotRequired[bool]  # after the end


class Decision(TypedDict):
    seat: int | None  # null: nobody may know who is asked
    kind: str
    source: NotRequired[str]  # the card that asks
    object: NotRequired[int]
    prompt: NotRequired[str]
    options: NotRequired[list[Offered]]


class View(TypedDict):
    game: Literal["kanzume-goddess"]
    seat: int | None  # null: a spectator
    mode: Literal["individual", "team"]
    mains: list[int]
    phase: Phase
    round: int
    first: int | None
    active: int | None
    faith: int
    symbols: list[Colour]
    ignore_colour: bool
    attack_bonus: int
    attacks_declared: int
    warrior_gains: int
    used: list[str]  # the limited abilities already used this turn
    piles: list[WarriorPile]
    supply: dict[str, int]  # Disciples left, by card
    netherworld: list[str]
    out_size: int
    aside: list[Aside]
    abilities: list[Ability]
    attack: Attack | None
    team_gods: list[str]  # while Gods are chosen: those left to the own team
    players: list[Player]
    decision: Decision | None
