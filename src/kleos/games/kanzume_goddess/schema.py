"""What a view of Kanzume Goddess holds, as types: `view.py` makes it, everybody else reads it."""

from typing import Literal, NotRequired, TypedDict

from kleos.games.schema import Offered

Colour = Literal["red", "green", "silver", "yellow"]
Mythology = Literal["greek", "norse"]
Mode = Literal["individual", "team"]
Team = Literal["A", "B"]
Phase = Literal["setup", "start", "play", "recruit", "discard", "end", "over"]
PileName = Literal["w1", "w2", "w3", "w4", "w5", "w6"]
Use = Literal["action", "reaction", "protect"]
Kind = Literal[
    "choose-god", "start-phase", "play-phase", "choose-player", "react-ability", "react-attack", "pay-cost",
    "discard-choice", "banish-choice", "hades-banish", "repeat-warrior", "repeat-ability", "take-netherworld",
    "recruit-phase", "discard-phase", "end-choice",
]  # fmt: skip


class Numbered(TypedDict):
    """A card on the table that has a number."""

    object: int
    card: str
    name: str


class Piece(Numbered):
    """A card in a play area."""

    use: Use  # how it came to lie there


class Aside(Numbered):
    """A card in the reveal place."""

    seat: int  # of the player whose card it is


class WarriorPile(TypedDict):
    pile: PileName
    size: int
    top: str | None  # the card that lies face up; null: the pile is empty
    name: NotRequired[str]  # of that card, if there is one, as is what it costs
    cost: NotRequired[int]


class Ability(TypedDict):
    """An ability being carried out."""

    seat: int  # of the player who uses it
    object: int | None  # the card's number; null: the ability is a God's
    card: str
    name: str
    ability: int  # which of the card's it is, counted from 1
    target: int | None  # the seat it aims at
    cancelled: bool
    repeated: bool


class Attack(TypedDict):
    """The Attack being resolved."""

    by: int
    on: int
    value: int
    reduced: int  # what has been taken off the value


class Player(TypedDict):
    seat: int
    team: Team | None  # null: everybody plays alone
    main: bool  # has the main God of the team
    side: Mythology | None  # the mythology agreed on, while Gods are chosen
    god: str | None  # null: there is none yet, or who looks may not know it yet
    god_name: str | None
    chosen: bool
    energy: int
    hand_size: int
    deck_size: int
    discard: list[str]  # newest first
    play: list[Piece]  # oldest first
    sealed: bool
    out: bool
    conceded: bool
    hand: NotRequired[list[str]]  # only where who looks may see it
    dealt: NotRequired[list[str]]  # the two Gods to choose from, before the choice
    winner: NotRequired[bool]  # after the end


class Decision(TypedDict):
    seat: int | None  # null: reactions are awaited, and who looks may not know from whom
    kind: Kind | Literal["reactions"]
    source: NotRequired[str]  # the card that asks
    object: NotRequired[int]  # its number, if it has one
    prompt: NotRequired[str]  # only for who decides, as are the options
    options: NotRequired[list[Offered]]


class View(TypedDict):
    game: Literal["kanzume-goddess"]
    seat: int | None  # null: a spectator
    mode: Mode
    mains: list[int]  # the seats of the main Gods; empty where everybody plays alone
    phase: Phase
    round: int
    first: int | None  # who had the first turn; null while Gods are chosen
    active: int | None  # whose turn it is; null while Gods are chosen
    faith: int
    symbols: list[Colour]  # the follow-up symbols in force; none: any colour may follow
    ignore_colour: bool  # the next Warrior may have any colour
    attack_bonus: int  # what waits for the next Attack
    attacks_declared: int  # this turn
    warrior_gains: int  # how often Warriors have gained energy this turn
    used: list[str]  # the limited abilities already used this turn
    piles: list[WarriorPile]
    supply: dict[str, int]  # Disciples left, by card
    netherworld: list[str]  # newest first
    out_size: int  # how many cards are out of the match
    aside: list[Aside]
    abilities: list[Ability]  # the first one played first
    attack: Attack | None
    team_gods: list[str]  # while Gods are chosen: those left to the own team
    players: list[Player]
    decision: Decision | None  # null: the match is over
