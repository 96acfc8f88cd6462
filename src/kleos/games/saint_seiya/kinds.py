"""The fixed numbers of the game: seats, ranks, timings, verbs of tokens, kinds of decisions and events."""

from typing import Final

from kleos.engine.actions import COMMON_SHAPES, COMMON_VERBS, SKIP, STOP, USE
from kleos.games.saint_seiya.schema import Currency, Hero, Kind, Phase

LEAST_PLAYERS: Final = 2  # SS-2.7
MOST_PLAYERS: Final = 5
PUBLIC: Final = 32  # the bit of everybody else in masks of who knows a card
ALL: Final = 63
PLACES: Final = 6  # SS-15.3; place 1 of the rules is number 0 here
LAST_PLACE: Final = 5
FLAMES: Final = 12  # SS-1.2
HAND_SIZE: Final = 5  # SS-3.5
FEWEST: Final = 1  # no effective cost is lower (SS-5.65)

HEROES: Final[list[Hero]] = ["seiya", "shiryu", "hyoga", "shun", "ikki"]  # SS-1.3
RANKS: Final = ["green", "bronze", "silver", "gold", "blue"]  # in rising order (SS-1.6)

# Currencies (SS-5.40), and taking a card without paying
FORCE: Final = 0
COSMOS: Final = 1
FREE: Final = 2
CURRENCIES: Final[list[Currency]] = ["force", "cosmos"]

# When a line counts (SS-6.1)
ARRIVAL: Final = 0
DEFEATED: Final = 1
ON_TERRAIN: Final = 2
ON_PLAY: Final = 3
DISCARDING: Final = 4  # activations, by what becomes of the card afterwards (SS-5.81)
WOUNDING: Final = 5
DESTROYING: Final = 6
IN_PLAY: Final = 7
ACQUIRED: Final = 8  # after a Cosmos acquisition of a Character that used the card (SS-11.14)
SCORE: Final = 9
TIMINGS: Final = [
    "arrival", "defeated", "on_terrain", "on_play", "discard", "wound", "destroy", "in_play", "acquired", "score",
]  # fmt: skip

# Phases
MAIN: Final = 0
UPKEEP: Final = 1
OVER: Final = 2
PHASES: Final[list[Phase]] = ["main", "upkeep", "over"]

# Verbs of tokens (section 13), after the common ones
PLAY: Final = 3
EQUIP: Final = 4
ACQUIRE_FORCE: Final = 5
ACQUIRE_COSMOS: Final = 6
ACQUIRE_ARMOUR: Final = 7  # by Cosmos, with the equipped armour
ACTIVATE: Final = 8
HEAL: Final = 9
END: Final = 10
CARD: Final = 11
TARGET: Final = 12
PLACE: Final = 13
PLAYER: Final = 14
VERBS: Final = [
    *COMMON_VERBS, "play", "equip", "acquire", "acquire", "acquire", "activate", "heal", "end", "card", "target",
    "place", "player",
]  # fmt: skip
SHAPES: Final = [
    *COMMON_SHAPES, "cp", "c", "p force", "p cosmos", "p cosmos armour", "o", "o", "", "c", "o", "p", "s",
]  # fmt: skip

# Kinds of decisions (section 13)
ASK_MAIN: Final = 0
ASK_ON_PLAY: Final = 1
ASK_SHUN: Final = 2
ASK_UPKEEP: Final = 3
ASK_HEAL: Final = 4
ASK_HAND_DISCARD: Final = 5
ASK_HAND_WOUND: Final = 6
ASK_HAND_DESTROY: Final = 7
ASK_PAIR: Final = 8
ASK_TAKE: Final = 9
ASK_DISCARD_DESTROY: Final = 10
ASK_DISCARD_PICK: Final = 11
ASK_PILE: Final = 12
ASK_DESTROYED: Final = 13
ASK_REVEALED: Final = 14
ASK_SEEN: Final = 15
ASK_WOUNDED: Final = 16
ASK_BOOST: Final = 17
ASK_USED: Final = 18
ASK_TERRAIN: Final = 19
ASK_SWAP: Final = 20
ASK_PLAYER: Final = 21
KINDS: Final[list[Kind]] = [
    "main", "on-play", "shun-draw", "upkeep-discard", "heal-pick", "hand-discard", "hand-wound", "hand-destroy",
    "hero-pair", "discard-take", "discard-destroy", "discard-pick", "pile-take", "destroyed-take", "revealed-wound",
    "seen-hand-wound", "wounded-destroy", "boost", "used-destroy", "terrain-pick", "terrain-swap", "player-pick",
]  # fmt: skip

# The verbs that answer each kind (the table of section 13)
ANSWERS: Final = {
    ASK_MAIN: (PLAY, EQUIP, ACQUIRE_FORCE, ACQUIRE_COSMOS, ACQUIRE_ARMOUR, ACTIVATE, HEAL, END),
    ASK_ON_PLAY: (USE, SKIP),
    ASK_SHUN: (USE, SKIP),
    ASK_UPKEEP: (CARD, STOP),
    ASK_HEAL: (TARGET, STOP),
    ASK_HAND_DISCARD: (CARD,),
    ASK_HAND_WOUND: (CARD, SKIP),
    ASK_HAND_DESTROY: (CARD,),
    ASK_PAIR: (CARD,),
    ASK_TAKE: (CARD, SKIP),
    ASK_DISCARD_DESTROY: (CARD,),
    ASK_DISCARD_PICK: (CARD,),
    ASK_PILE: (CARD,),
    ASK_DESTROYED: (CARD,),
    ASK_REVEALED: (CARD,),
    ASK_SEEN: (CARD,),
    ASK_WOUNDED: (TARGET,),
    ASK_BOOST: (TARGET,),
    ASK_USED: (TARGET,),
    ASK_TERRAIN: (PLACE,),
    ASK_SWAP: (PLACE,),
    ASK_PLAYER: (PLAYER,),
}

# The rule by which something is asked, by kind
CLAUSES: Final = {ASK_MAIN: "SS-4.4", ASK_UPKEEP: "SS-4.10"}

# What most people want first, by kind: a card that can be had needs no more played against it
WANTED: Final = {
    ASK_MAIN: (ACQUIRE_COSMOS, ACQUIRE_FORCE, ACQUIRE_ARMOUR, PLAY, EQUIP, ACTIVATE, HEAL, END),
    ASK_UPKEEP: (STOP, CARD),
}

# Why a match ended
BY_POINTS: Final = 0
BY_GIVING_UP: Final = 1

# Events of the log
FIRST: Final = 0
TURN: Final = 1
DREW: Final = 2
RESHUFFLED: Final = 3  # the discard became the draw pile
PLAYED: Final = 4
EQUIPPED: Final = 5
ACQUIRES: Final = 6  # the card leaves the terrain
TO_HAND: Final = 7  # what was acquired reaches its destination
TO_DISCARD: Final = 8
ACTIVATED: Final = 9
HEALS: Final = 10  # a card uses its Heal value
HEALED: Final = 11
DISCARDED: Final = 12  # from the hand
USED: Final = 13  # from the play area or the armour slot, after use or at the end of the turn
ARMOUR_OFF: Final = 14  # an equipped armour is discarded by an effect, or by another taking its slot
WOUNDED: Final = 15
DESTROYED: Final = 16
FLAME: Final = 17
REVEALED: Final = 18  # on the terrain
REMOVED: Final = 19
PUSHED: Final = 20
SWAPPED: Final = 21
TO_RESERVE: Final = 22
TAKEN: Final = 23  # from the discard into the hand
PROMOTED: Final = 24  # from the set-aside cards into the discard
RESTORED: Final = 25  # from the destroyed cards into the discard
ON_TOP: Final = 26  # from the destroyed cards onto the draw pile
GIVEN: Final = 27  # from the terrain into a player's discard
STOLEN: Final = 28  # from another player's discard
ARMOURS_SWAPPED: Final = 29
BOOSTED: Final = 30
ALL_BOOSTED: Final = 31
CHEAPER: Final = 32
BY_FORCE: Final = 33  # armours may be acquired by Force
LOOKED_HAND: Final = 34
LOOKED_PILE: Final = 35
FOUND: Final = 36  # taken from the draw pile, shown
TOP_SHOWN: Final = 37  # revealed from the draw pile
KEPT: Final = 38  # the rest of them into the hand
NOTHING: Final = 39  # nothing was found (SS-9.6)
RECYCLED: Final = 40  # the discard shuffled into the draw pile
TOP_TAKEN: Final = 41  # the top reserve card into a discard
ENDING: Final = 42
CONCEDED: Final = 43
ENDED: Final = 44  # of whom the bits say who has won; its number is the reason
GATHERED: Final = 45  # the scored cards of a player, at the end
POINTS: Final = 46
SCORED: Final = 47
EVENTS: Final = [
    "first", "turn", "draw", "reshuffle", "play", "equip", "acquire", "to-hand", "to-discard", "activate", "heals",
    "heal", "discard", "used", "armour-off", "wound", "destroy", "flame", "reveal", "remove", "push", "swap",
    "to-reserve", "take", "promote", "restore", "on-top", "give", "steal", "armours-swapped", "boost", "boost-all",
    "cheaper", "by-force", "look-hand", "look-pile", "found", "top-shown", "kept", "nothing", "recycle", "top-taken",
    "ending", "concede", "end", "gather", "points", "score",
]  # fmt: skip
