"""What a view of Saint Seiya Deck Building holds, as types: `view.py` makes it, everybody else reads it."""

from typing import Literal, NotRequired, TypedDict

from kleos.games.schema import Offered

Hero = Literal["seiya", "shiryu", "hyoga", "shun", "ikki"]
Currency = Literal["force", "cosmos"]
Phase = Literal["main", "upkeep", "over"]
Kind = Literal[
    "main", "on-play", "shun-draw", "upkeep-discard", "heal-pick", "hand-discard", "hand-wound", "hand-destroy",
    "hero-pair", "discard-take", "discard-destroy", "discard-pick", "pile-take", "destroyed-take", "revealed-wound",
    "seen-hand-wound", "wounded-destroy", "boost", "used-destroy", "terrain-pick", "terrain-swap", "player-pick",
]  # fmt: skip


class Numbered(TypedDict):
    object: int
    card: str
    name: str


class Played(Numbered):
    """A Character in play."""

    facing: int | None  # the place it faces, if what it faces is on the terrain
    opposite: int | None  # the object it faces, on the terrain or held; null: it is stranded
    force: int
    cosmos: int
    force_bonus: int


class Costs(TypedDict):
    """The costs of the moment; one that is missing cannot be paid."""

    force: NotRequired[int]
    cosmos: NotRequired[int]


class Strength(TypedDict):
    """What the active player has against a card, without the armour."""

    force: int
    cosmos: int


class TerrainCard(Numbered):
    place: int  # counted from 1
    flame: bool
    costs: Costs
    strength: Strength
    facing: list[int]  # the objects of the Characters that face it
    force_less: int  # by how much effects have lowered its cost this turn
    cosmos_less: int
    dauphin_paid: bool


class Player(TypedDict):
    seat: int
    hero: Hero
    hand_size: int
    draw_size: int
    draw_top: list[str]  # the uppermost cards of the draw pile that everybody knows, the top first
    discard: list[str]
    destroyed: list[str]
    aside: list[str]
    wounded: list[Numbered]
    armour: Numbered | None
    played: list[Played]
    force_all: int  # Force added to each of the player's cards this turn
    armours_by_force: bool
    conceded: bool
    hand: NotRequired[list[str]]  # only where the viewer may see it
    score: NotRequired[int]  # after the end
    rank: NotRequired[int]  # after the end


class Decision(TypedDict):
    seat: int
    kind: Kind
    source: NotRequired[str]  # the card whose effect asks
    prompt: NotRequired[str]  # only for the seat that decides
    options: NotRequired[list[Offered]]  # only for the seat that decides


class View(TypedDict):
    game: Literal["saint-seiya"]
    seat: int | None  # null: a spectator
    phase: Phase
    turn: int
    first: int
    active: int
    actions: int
    flames: int
    ending: bool
    reserve_size: int
    common_discard: list[str]
    terrain: list[TerrainCard | None]  # by place
    held: list[Numbered]
    revealed: list[str]
    players: list[Player]
    decision: Decision | None
