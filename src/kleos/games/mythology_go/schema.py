"""What a view of Mythology GO holds, as types: `view.py` makes it, everybody else reads it."""

from typing import Literal, NotRequired, TypedDict

from kleos.games.schema import Offered

Colour = Literal["green", "yellow", "orange", "grey", "blue"]
Phase = Literal["belief", "draw", "main", "scoring", "over"]
Kind = Literal[
    "choose-belief", "polytheism-keep", "main", "dragon-target", "chupacabra-target", "djinn-name", "satyr-own",
    "satyr-other", "leviathan-player", "chimera-destroy", "chimera-place", "dualism-turn", "druidism-save",
    "reincarnation-use", "return-order", "gorgon-copy", "werewolf-transform", "totemism-colour", "accuse",
]  # fmt: skip
PointKind = Literal[
    "value", "outnumber", "unique", "polychrome", "monochrome", "copies", "resurrection", "was-down", "colour",
    "divinity", "identification", "identified", "strong", "weak",
]  # fmt: skip
Mark = Literal["resurrected", "fused", "used", "was_down"]  # what may have happened to a creature


class Creature(TypedDict):
    """A creature on a field; the viewer may not know what it is."""

    object: int
    face: Literal["up", "down"]
    known: bool  # whether the viewer may know what it is; else nothing below is there
    card: NotRequired[str]
    name: NotRequired[str]
    value: NotRequired[int]
    mod: NotRequired[int]  # what its value was changed by
    colour: NotRequired[Colour]
    slots: NotRequired[int]
    resurrected: NotRequired[bool]
    fused: NotRequired[bool]
    used: NotRequired[bool]
    was_down: NotRequired[bool]  # it lay face-down when the round ended
    looks: NotRequired[str]  # what it counts as, once it has copied or been transformed
    transformed: NotRequired[bool]  # only beside looks


class Entry(TypedDict):
    """An entry of a counting."""

    step: int
    kind: PointKind
    points: int
    text: str
    object: NotRequired[int]
    card: NotRequired[str]
    colour: NotRequired[Colour]  # the one it is for
    player: NotRequired[int]  # the other one of an identification
    count: NotRequired[int]  # how many creatures or copies it is for


class Sheet(TypedDict):
    """The entries of one player in a counting."""

    seat: int
    items: list[Entry]
    subtotal: int
    total: int


class Round(TypedDict):
    """A finished round: who was who, and the whole counting."""

    round: int
    divinities: list[str | None]  # by seat
    scores: list[int]
    winners: list[int]
    sheet: list[Sheet]


class InDeck(TypedDict):
    """A card of the deck whose place the viewer knows."""

    from_bottom: int
    card: str


class Promised(TypedDict):
    """Cards that everybody knows to lie somewhere between two places of the deck."""

    from_bottom: int
    to: int
    cards: list[str]


class Accusation(TypedDict):
    by: int
    player: int
    divinity: str


class Target(TypedDict):
    object: int
    target: int  # the creature it copies or transforms


class Player(TypedDict):
    seat: int
    field: list[Creature]
    slots_used: int
    full: bool
    hand_size: int
    hand_known: list[str]
    has_divinity: bool
    divinity: str | None  # null: there is none, or the viewer doesn't know it
    declared: bool
    belief: str | None  # null: not chosen yet
    belief_name: str | None
    belief_used: bool
    spells_played: int
    scores: list[int]
    total: int
    conceded: bool
    hand: NotRequired[list[str]]  # only where the viewer may see it
    divinities_seen: NotRequired[list[str]]  # unused ones that the viewer has seen
    extra_divinity: NotRequired[str]  # the second one that the viewer may keep
    rank: NotRequired[int]  # after the end
    rounds_won: NotRequired[int]  # after the end


class Decision(TypedDict):
    seat: int
    kind: Kind
    source: NotRequired[str]  # the card that asks
    object: NotRequired[int]
    prompt: NotRequired[str]
    options: NotRequired[list[Offered]]


class View(TypedDict):
    game: Literal["mythology-go"]
    seat: int | None  # null: a spectator
    phase: Phase
    round: int
    starter: int
    active: int
    plays: int
    turn_spells: int
    countdown: int | None  # turns left, once that is counted
    opportunities: int  # turns finished in this round
    deck_size: int
    deck_known: list[InDeck]
    deck_promised: list[Promised]
    discard: list[str]  # top card first
    aside: list[str]
    casting: str | None  # the spell being carried out
    free_beliefs: list[str]
    unused_divinities: int
    divinities_shown: bool
    accusations: list[Accusation]
    targets: list[Target]
    players: list[Player]
    counting: list[Sheet]  # what has been counted so far in this round
    rounds: list[Round]
    decision: Decision | None
