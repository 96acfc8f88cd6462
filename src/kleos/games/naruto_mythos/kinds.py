"""The fixed numbers of the game: seats, ranks, timing words, verbs of tokens, kinds of decisions and events."""

from typing import Final

from kleos.engine.actions import COMMON_SHAPES, COMMON_VERBS, SKIP, STOP, USE
from kleos.games.naruto_mythos.schema import Kind, Rank

RANKS: Final[tuple[Rank, ...]] = ("D", "C", "B", "A")  # NM-1.7
PUBLIC: Final = 4  # the bit of everybody else in masks of who knows a card
ALL: Final = 7
ROUNDS: Final = 4  # NM-4.1
HAND_SIZE: Final = 5  # NM-3.8

# Timing words (NM-1.5)
MAIN: Final = 0
UPGRADE: Final = 1
AMBUSH: Final = 2
SCORE: Final = 3
TIMINGS: Final = ["main", "upgrade", "ambush", "score"]

# Ways of playing non-hidden, as bits (NM-6.9)
BY_UPGRADE: Final = 1
BY_REVEAL: Final = 2

# Phases (NM-4.2), with the mulligan before and the end after them
SETUP: Final = 0
ACTION_PHASE: Final = 1
MISSION_PHASE: Final = 2
END_PHASE: Final = 3
OVER: Final = 4

# Verbs of tokens (section 13), after the common ones
TRIGGER: Final = 3
TRIGGER_BY: Final = 4  # with the object that set the line off
KEEP: Final = 5
MULLIGAN: Final = 6
PLAY: Final = 7
HIDE: Final = 8
PLAY_UPGRADE: Final = 9
REVEAL: Final = 10
REVEAL_UPGRADE: Final = 11
PASS: Final = 12
TARGET: Final = 13
MISSION: Final = 14
CARD: Final = 15
AMOUNT: Final = 16
LINE: Final = 17
LINE_OF_CARD: Final = 18
USE_INSTEAD: Final = 19
DEFEAT: Final = 20
VERBS: Final = [
    *COMMON_VERBS, "trigger", "trigger", "keep", "mulligan", "play", "hide", "upgrade", "reveal", "reveal-upgrade", "pass", "target", "mission",
    "card", "amount", "line", "line", "use", "defeat",
]  # fmt: skip
SHAPES: Final = [
    *COMMON_SHAPES, "on", "ono", "", "", "cp", "cp", "co", "o", "oo", "", "o", "p", "c", "n", "on", "cn", "oo", "o",
]  # fmt: skip

# Kinds of decisions (section 13)
ASK_USE: Final = 0
ASK_ORDER: Final = 1
ASK_MULLIGAN: Final = 2
ASK_TURN: Final = 3
ASK_TARGET: Final = 4
ASK_MISSION: Final = 5
ASK_CARD: Final = 6
ASK_AMOUNT: Final = 7
ASK_PLAY: Final = 8
ASK_LINE: Final = 9
ASK_REPLACE: Final = 10
ASK_DEMAND: Final = 11
ASK_LOCK: Final = 12
ASK_DISCARD_ORDER: Final = 13
ASK_PER_MISSION: Final = 14
KINDS: Final[list[Kind]] = [
    "use", "order", "mulligan", "turn", "target", "mission", "card", "amount", "effect-play", "line", "replace", "demand",
    "lock", "discard-order", "per-mission",
]  # fmt: skip

# The verbs that answer each kind (the table of section 13)
PLAYS: Final = (PLAY, PLAY_UPGRADE, REVEAL, REVEAL_UPGRADE)
ANSWERS: Final = {
    ASK_USE: (USE, SKIP),
    ASK_ORDER: (TRIGGER, TRIGGER_BY),
    ASK_MULLIGAN: (KEEP, MULLIGAN),
    ASK_TURN: (PLAY, HIDE, PLAY_UPGRADE, REVEAL, REVEAL_UPGRADE, PASS),
    ASK_TARGET: (TARGET, STOP),
    ASK_MISSION: (MISSION,),
    ASK_CARD: (CARD,),
    ASK_AMOUNT: (AMOUNT,),
    ASK_PLAY: PLAYS,
    ASK_LINE: (LINE, LINE_OF_CARD),
    ASK_REPLACE: (USE_INSTEAD, SKIP),
    ASK_DEMAND: (REVEAL, REVEAL_UPGRADE, DEFEAT),
    ASK_LOCK: (TARGET,),
    ASK_DISCARD_ORDER: (CARD, TARGET),
    ASK_PER_MISSION: (TARGET, SKIP),
}

# The rule by which something is asked, by kind
CLAUSES: Final = {
    ASK_MULLIGAN: "NM-3.9",
    ASK_TURN: "NM-4.21",
    ASK_ORDER: "NM-6.19",
    ASK_REPLACE: "NM-6.111",
    ASK_LOCK: "NM-11.67.1",
    ASK_DISCARD_ORDER: "NM-7.8",
}

# Events of the log
# Why a match ended
BY_POINTS: Final = 0
BY_EDGE: Final = 1
BY_GIVING_UP: Final = 2

TOTALS: Final = 1000  # added to the totals an event carries: Power may be negative
EDGE_TO: Final = 0
MULLIGANED: Final = 1
ROUND: Final = 2
MISSION_UP: Final = 3
INCOME: Final = 4
DREW: Final = 5
PLAYED: Final = 6
UPGRADED: Final = 7
REVEALED: Final = 8
REVEAL_UPGRADED: Final = 9
PUT_DOWN: Final = 10  # hidden from the hand, by action
PUT_HIDDEN: Final = 11  # put in play hidden, by an effect
PASSED: Final = 12
TOKENS: Final = 13
TOKENS_LOST: Final = 14
TOKENS_TAKEN: Final = 15
MOVED: Final = 16
HIDDEN: Final = 17
DEFEATED: Final = 18
TO_HAND: Final = 19  # a character returned to its owner's hand
TOP_DISCARDED: Final = 20
CONTROL: Final = 21
CONTROL_ENDS: Final = 22
CONFLICT: Final = 23
DISCARDED: Final = 24
MILLED: Final = 25
PUT_BACK: Final = 26
RECOVERED: Final = 27
SHOWN: Final = 28
LOOKED: Final = 29
LOOKED_HAND: Final = 30
LOOKED_DECK: Final = 31
CHAKRA: Final = 32
CHAKRA_LOST: Final = 33
CHAKRA_TAKEN: Final = 34
POINTS: Final = 35
WON: Final = 36
NOBODY_WON: Final = 37
LOCKED: Final = 38
SAVED: Final = 39
COPIED: Final = 40
ROUND_END: Final = 41
ENDED: Final = 42  # its number is the reason
CONCEDED: Final = 43
TOOK_TOP: Final = 45  # the top card of the opponent's deck was taken, to be put in play
BENEATH: Final = 44  # discarded from beneath a top card that went to a hand
TALLY: Final = 46  # at the end: points, and what gave them
SCORED: Final = 47
EVENTS: Final = [
    "edge", "mulligan", "round", "mission", "income", "draw", "play", "upgrade", "reveal", "reveal-upgrade", "put-down",
    "put-hidden", "pass", "tokens", "tokens-lost", "tokens-taken", "move", "hide", "defeat", "to-hand", "top-discarded",
    "control", "control-ends", "conflict", "discard", "mill", "put-back", "recover", "show", "look", "look-hand",
    "look-deck", "chakra", "chakra-lost", "chakra-taken", "points", "won", "nobody-won", "lock", "saved", "copy",
    "round-end", "end", "concede", "beneath", "take-top", "tally", "score",
]  # fmt: skip
