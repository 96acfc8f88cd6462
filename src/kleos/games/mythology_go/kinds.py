"""The fixed numbers of the game: seats, colours, timings, phases, verbs of tokens, kinds of decisions, events and points."""

from typing import Final

from kleos.engine.actions import COMMON_SHAPES, COMMON_VERBS, SKIP, STOP, USE
from kleos.games.mythology_go.schema import Colour, Kind, Phase, PointKind

LEAST_PLAYERS: Final = 2  # MG-1.1
MOST_PLAYERS: Final = 8
PUBLIC: Final = 256  # the bit of everybody else in masks of who knows a card
ALL: Final = 511
ROUNDS: Final = 3  # MG-1.1
SLOTS: Final = 7  # MG-4.5.1
DRAWN: Final = 5  # MG-4.2.1
PLAYS: Final = 2  # MG-4.3.1
CIRCLES: Final = 2  # of a countdown (MG-4.5.6)
MOST_TURNS: Final = 20  # opportunities of each player in a round without a countdown (MG-4.5.12)

COLOURS: Final[list[Colour]] = ["green", "yellow", "orange", "grey", "blue"]  # MG-1.6
COLOURLESS: Final = -1

# What a card is (MG-1.3)
CREATURE: Final = 0
SPELL: Final = 1
DIVINITY: Final = 2
BELIEF: Final = 3
CARD_KINDS: Final = ["creature", "spell", "divinity", "belief"]

# When an effect counts (MG-6.1.1)
ON_PLAY: Final = 0
CAST: Final = 1
ACTIVATED: Final = 2
ALWAYS: Final = 3  # Fusion, Resurrection, indestructible, and what beliefs allow
ROUND_END: Final = 4
COUNTED: Final = 5
TIMINGS: Final = ["play", "cast", "activate", "always", "round_end", "counted"]

# Phases (section 14)
BELIEFS: Final = 0
DRAW: Final = 1
MAIN: Final = 2
SCORING: Final = 3
OVER: Final = 4
PHASES: Final[list[Phase]] = ["belief", "draw", "main", "scoring", "over"]

# Verbs of tokens (section 13), after the common ones
PLAY: Final = 3
HIDE: Final = 4
PLAY_ONTO: Final = 5
FUSE: Final = 6
USE_OBJECT: Final = 7
USE_BELIEF: Final = 8
CARD: Final = 9
TARGET: Final = 10
PLAYER: Final = 11
COLOUR: Final = 12
ACCUSE: Final = 13
VERBS: Final = [
    *COMMON_VERBS, "play", "hide", "play", "fuse", "use", "use", "card", "target", "player", "colour", "accuse",
]  # fmt: skip
SHAPES: Final = [*COMMON_SHAPES, "c", "c", "co", "oo", "o", "c", "c", "o", "s", "op", "sc"]

# Kinds of decisions (section 13)
ASK_BELIEF: Final = 0
ASK_DIVINITY: Final = 1
ASK_MAIN: Final = 2
ASK_DRAGON: Final = 3
ASK_DRAIN: Final = 4
ASK_NAME: Final = 5
ASK_OWN: Final = 6
ASK_OTHER: Final = 7
ASK_PLAYER: Final = 8
ASK_SACRIFICE: Final = 9
ASK_PLACE: Final = 10
ASK_TURN: Final = 11
ASK_SAVE: Final = 12
ASK_REPLACE: Final = 13
ASK_RETURN: Final = 14
ASK_COPY: Final = 15
ASK_TRANSFORM: Final = 16
ASK_COLOUR: Final = 17
ASK_ACCUSE: Final = 18
KINDS: Final[list[Kind]] = [
    "choose-belief", "polytheism-keep", "main", "dragon-target", "chupacabra-target", "djinn-name", "satyr-own",
    "satyr-other", "leviathan-player", "chimera-destroy", "chimera-place", "dualism-turn", "druidism-save",
    "reincarnation-use", "return-order", "gorgon-copy", "werewolf-transform", "totemism-colour", "accuse",
]  # fmt: skip

# The verbs that answer each kind (the table of section 13)
ANSWERS: Final = {
    ASK_BELIEF: (CARD,),
    ASK_DIVINITY: (CARD,),
    ASK_MAIN: (PLAY, HIDE, PLAY_ONTO, FUSE, USE_OBJECT, USE_BELIEF, STOP),
    ASK_DRAGON: (TARGET, SKIP),
    ASK_DRAIN: (TARGET, SKIP),
    ASK_NAME: (CARD,),
    ASK_OWN: (TARGET,),
    ASK_OTHER: (TARGET,),
    ASK_PLAYER: (PLAYER,),
    ASK_SACRIFICE: (TARGET,),
    ASK_PLACE: (PLAY, HIDE, SKIP),
    ASK_TURN: (TARGET,),
    ASK_SAVE: (TARGET, SKIP),
    ASK_REPLACE: (USE, SKIP),
    ASK_RETURN: (CARD, STOP),
    ASK_COPY: (TARGET,),
    ASK_TRANSFORM: (TARGET,),
    ASK_COLOUR: (COLOUR, SKIP),
    ASK_ACCUSE: (ACCUSE,),
}

# The rule by which something is asked, by kind
CLAUSES: Final = {ASK_BELIEF: "MG-3.8", ASK_MAIN: "MG-4.3.1", ASK_RETURN: "MG-4.4.2", ASK_ACCUSE: "MG-8.7.3"}

# What most people want first, by kind
WANTED: Final = {
    ASK_MAIN: (PLAY, PLAY_ONTO, HIDE, FUSE, USE_OBJECT, USE_BELIEF, STOP),
    ASK_RETURN: (STOP, CARD),
}

# Points of a counting: what they are for (MG-8.1.5)
VALUE: Final = 0
OUTNUMBER: Final = 1
UNIQUE: Final = 2
POLYCHROME: Final = 3
MONOCHROME: Final = 4
COPIES: Final = 5
RESURRECTED: Final = 6
WAS_DOWN: Final = 7
COLOUR_BONUS: Final = 8
DIVINE: Final = 9
IDENTIFIED: Final = 10  # points taken by a right accusation
IDENTIFIED_AS: Final = 11  # points lost by one
STRONG: Final = 12
WEAK: Final = 13
POINT_KINDS: Final[list[PointKind]] = [
    "value", "outnumber", "unique", "polychrome", "monochrome", "copies", "resurrection", "was-down", "colour",
    "divinity", "identification", "identified", "strong", "weak",
]  # fmt: skip
STEP_OF: Final = [5, 6, 6, 6, 6, 6, 6, 6, 7, 9, 10, 10, 11, 11]  # the step of MG-8.1.1 in which each is counted
LAST_OF_SUBTOTAL: Final = 7  # MG-8.1.3

# Why a match ended
BY_POINTS: Final = 0
BY_ROUNDS: Final = 1  # equal points, more rounds won
BY_GIVING_UP: Final = 2

# Events of the log
ROUND: Final = 0
DEALT: Final = 1  # a divinity, face-down
CHOSE_BELIEF: Final = 2
SAW_DIVINITY: Final = 3  # Polytheism: the extra one
KEPT_DIVINITY: Final = 4
SAW_UNUSED: Final = 5
TURN: Final = 6
SKIPPED: Final = 7  # an opportunity
DREW: Final = 8
RECYCLED: Final = 9
PLAYED: Final = 10
HID: Final = 11
FUSED: Final = 12
ACTIVATES: Final = 13
BELIEVES: Final = 14  # uses a belief
CASTS: Final = 15
DISCARDED: Final = 16  # a spell after its use
DESTROYED: Final = 17
SURVIVED: Final = 18  # by Resurrection
SAVED: Final = 19  # by Druidism
DRAINED: Final = 20
NAMED: Final = 21
FOUND: Final = 22
NOT_FOUND: Final = 23
SHUFFLED: Final = 24
SWAPPED: Final = 25
CHOSE_PLAYER: Final = 26
SHOWN: Final = 27  # from the deck, a misfit
PLACED: Final = 28
NONE_FITS: Final = 29
UNDER: Final = 30  # misfits, under the deck
TURNED_UP: Final = 31
TURNED_DOWN: Final = 32
REDREW: Final = 33  # the whole hand under the deck
RETURNED: Final = 34
COUNTDOWN: Final = 35
COUNTING: Final = 36  # begins: all creatures are turned face-up
COPIES_: Final = 37
COPIED: Final = 38
TARGETS: Final = 39
TRANSFORMED: Final = 40
RECOLOURED: Final = 41
DECLARED: Final = 42  # that the divinity has Identification
ACCUSED: Final = 43
REVEALED: Final = 44  # a divinity
POINTS: Final = 45
SCORED: Final = 46
CONCEDED: Final = 47
ENDED: Final = 48  # of whom the bits say who has won; its number is the reason
EVENTS: Final = [
    "round", "deal", "belief", "saw-divinity", "kept-divinity", "saw-unused", "turn", "skip-turn", "draw", "recycle",
    "play", "hide", "fuse", "activate", "use-belief", "cast", "discard", "destroy", "survive", "save", "drain", "name",
    "found", "not-found", "shuffle", "swap", "choose-player", "show", "place", "none-fits", "under", "turn-up",
    "turn-down", "redraw", "return", "countdown", "counting", "copies", "copied", "targets", "transform", "recolour",
    "declare", "accuse", "reveal", "points", "score", "concede", "end",
]  # fmt: skip
