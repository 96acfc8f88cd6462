"""The fixed numbers of the game: seats, colours, timings, phases, verbs of tokens, kinds of decisions and events."""

from typing import Final

from kleos.engine.actions import COMMON_SHAPES, COMMON_VERBS, SKIP, STOP
from kleos.games.kanzume_goddess.schema import Colour, Kind, Mode, Mythology, Phase, PileName, Team, Use

MOST_PLAYERS: Final = 6  # KG-3.1
TEAM_SIZES: Final = (4, 6)  # with how many players a team match can be played (KG-3.2)
PUBLIC: Final = 64  # the bit of everybody else in masks of who knows a card
ALL: Final = 127
PILES: Final = 6  # KG-3.20; pile w1 of the rules is number 0 here
PILE_SIZE: Final = 15
PILE_NAMES: Final[list[PileName]] = ["w1", "w2", "w3", "w4", "w5", "w6"]
HAND_SIZE: Final = 5  # KG-3.18, KG-4.18
DEALT_GODS: Final = 2  # KG-3.9
ENERGY: Final = 15  # KG-3.16
MAIN_ENERGY: Final = 20  # KG-3.17
SUPPORT_ENERGY: Final = 10
GOAL: Final = 25  # KG-8.5, KG-7.16
RETURN: Final = 5  # the energy at which a sealed God returns (KG-8.16)
LAST_ROUND: Final = 100  # KG-8.19

COLOURS: Final[list[Colour]] = ["red", "green", "silver", "yellow"]  # KG-1.6
COLOURLESS: Final = -1
MYTHOLOGIES: Final[list[Mythology]] = ["greek", "norse"]  # KG-1.4
ANY_MYTHOLOGY: Final = -1  # of a player who has agreed on none (KG-3.31)
RANDOM: Final = "random"  # the same as an entry of the match option `sides`
GODS_OF_A_MYTHOLOGY: Final = DEALT_GODS * MOST_PLAYERS // len(MYTHOLOGIES)  # KG-1.1
MOST_OF_A_SIDE: Final = GODS_OF_A_MYTHOLOGY // DEALT_GODS  # KG-3.32

# What a card is
WARRIOR: Final = 0
DISCIPLE: Final = 1
GOD: Final = 2
CARD_KINDS: Final = ["warrior", "disciple", "god"]

# When an ability counts: Actions by the phase they belong to, Reactions by what they answer, Bonds (KG-1.9)
ACTION: Final = 0  # Play phase
AT_START: Final = 1
AT_RECRUIT: Final = 2
AT_DISCARD: Final = 3
DEFENCE: Final = 4  # the own God is attacked
PROTECTION: Final = 5  # another God is attacked, by somebody else
AID: Final = 6  # the own God or a team-mate's is attacked
ANSWER: Final = 7  # an opponent plays an ability of a Warrior
BOND: Final = 8
TIMINGS: Final = [
    "action", "start", "recruit", "discard", "defence", "protection", "aid", "answer", "bond",
]  # fmt: skip
FIRST_REACTION: Final = DEFENCE
LAST_REACTION: Final = ANSWER

# How often an ability may be used
PER_TURN: Final = 0  # once per own turn (KG-5.23)
PER_ATTACK: Final = 1
PER_ANY_TURN: Final = 2  # once per turn of any player
LIMITS: Final = ["once_per_turn", "once_per_attack", "once_per_any_turn"]

# How a card came to lie in a play area (KG-6.6, KG-14)
BY_ACTION: Final = 0
BY_REACTION: Final = 1
BY_PROTECT: Final = 2
USES: Final[list[Use]] = ["action", "reaction", "protect"]

# Phases
SETUP: Final = 0
START: Final = 1
PLAYING: Final = 2
RECRUIT: Final = 3
DISCARD: Final = 4
END: Final = 5
OVER: Final = 6
PHASES: Final[list[Phase]] = ["setup", "start", "play", "recruit", "discard", "end", "over"]

MODES: Final[list[Mode]] = ["individual", "team"]
TEAMS: Final[list[Team]] = ["A", "B"]  # of the even seats and of the odd ones (KG-3.4)

# Verbs of tokens (section 13), after the common ones
CHOOSE_GOD: Final = 3
PLAY: Final = 4
REACT: Final = 5
USE_ABILITY: Final = 6
RECRUIT_PILE: Final = 7
RECRUIT_SUPPLY: Final = 8
RECRUIT_NETHERWORLD: Final = 9
PLAYER: Final = 10
CARD: Final = 11
CARD_IN_HAND: Final = 12
CARD_IN_DISCARD: Final = 13
TARGET: Final = 14
ABILITY: Final = 15
PAY_ENERGY: Final = 16
PASS: Final = 17
VERBS: Final = [
    *COMMON_VERBS, "god", "play", "react", "use", "recruit", "recruit", "recruit netherworld", "player", "card", "card",
    "card", "target", "ability", "energy", "pass",
]  # fmt: skip
SHAPES: Final = [
    *COMMON_SHAPES, "c", "cn", "cn", "a", "p", "c", "c", "s", "c", "c hand", "c discard", "o", "n", "", "",
]  # fmt: skip

# Kinds of decisions (section 13)
ASK_GOD: Final = 0
ASK_START: Final = 1
ASK_PLAY: Final = 2
ASK_PLAYER: Final = 3
ASK_ANSWER: Final = 4
ASK_ATTACKED: Final = 5
ASK_PAY: Final = 6
ASK_DISCARD: Final = 7
ASK_BANISH: Final = 8
ASK_HADES: Final = 9
ASK_REPEAT: Final = 10
ASK_ABILITY: Final = 11
ASK_TAKE: Final = 12
ASK_RECRUIT: Final = 13
ASK_DISCARD_PHASE: Final = 14
ASK_END: Final = 15
KINDS: Final[list[Kind]] = [
    "choose-god", "start-phase", "play-phase", "choose-player", "react-ability", "react-attack", "pay-cost",
    "discard-choice", "banish-choice", "hades-banish", "repeat-warrior", "repeat-ability", "take-netherworld",
    "recruit-phase", "discard-phase", "end-choice",
]  # fmt: skip

# The verbs that answer each kind (the table of section 13)
ANSWERS: Final = {
    ASK_GOD: (CHOOSE_GOD,),
    ASK_START: (USE_ABILITY, STOP),
    ASK_PLAY: (PLAY, USE_ABILITY, STOP),
    ASK_PLAYER: (PLAYER,),
    ASK_ANSWER: (REACT, PASS),
    ASK_ATTACKED: (REACT, USE_ABILITY, PASS),
    ASK_PAY: (CARD, PAY_ENERGY),
    ASK_DISCARD: (CARD,),
    ASK_BANISH: (CARD_IN_HAND, CARD_IN_DISCARD, SKIP),
    ASK_HADES: (CARD,),
    ASK_REPEAT: (TARGET,),
    ASK_ABILITY: (ABILITY,),
    ASK_TAKE: (CARD,),
    ASK_RECRUIT: (RECRUIT_PILE, RECRUIT_SUPPLY, RECRUIT_NETHERWORLD, USE_ABILITY, STOP),
    ASK_DISCARD_PHASE: (CARD, SKIP),
    ASK_END: (CARD, PAY_ENERGY),
}

# The rule by which something is asked, by kind
CLAUSES: Final = {
    ASK_START: "KG-4.4",
    ASK_PLAY: "KG-4.7",
    ASK_ANSWER: "KG-6.11",
    ASK_ATTACKED: "KG-6.15",
    ASK_RECRUIT: "KG-4.11",
}

# How a God fell
FALLEN: Final = 0
WAS_SEALED: Final = 1
GAVE_UP: Final = 2
FALLS: Final = ["fallen", "sealed", "gave-up"]

# Why a match ended
BY_STANDING: Final = 0
BY_ENERGY: Final = 1
BY_MAIN: Final = 2
BY_LIMIT: Final = 3
BY_GIVING_UP: Final = 4

# Events of the log
GOD_CHOSEN: Final = 0
GODS_REVEALED: Final = 1
FIRST: Final = 2
TURN: Final = 3
DREW: Final = 4
RESHUFFLED: Final = 5
PLAYED: Final = 6  # a card for an Action
TARGETED: Final = 7
REACTED: Final = 8
USED: Final = 9  # an ability of a God
CANCELLED: Final = 10
ATTACKED: Final = 11  # declared
REDUCED: Final = 12
LOST: Final = 13  # energy, by an Attack
GAINED: Final = 14  # energy
PAID: Final = 15  # energy, as a cost
FAITH: Final = 16
SPENT: Final = 17  # faith, as a cost
RECRUITED: Final = 18
TURNED_UP: Final = 19
DISCARDED: Final = 20  # from the hand
CLEARED: Final = 21  # the Discard phase: play area and hand
USED_UP: Final = 22  # a reaction card after its use in another player's turn
BANISHED: Final = 23
TAKEN: Final = 24  # from the Netherworld
REVEALED: Final = 25  # an Adjudication
NOTHING: Final = 26  # an Adjudication with nothing to reveal
ASIDE_GONE: Final = 27  # the revealed card goes to the discard pile
REPEATED: Final = 28
BONUS: Final = 29  # waits for the next Attack
IGNORES: Final = 30  # the colour restriction, for the next Warrior
SEALED: Final = 31
RECOVERS: Final = 32  # a sealed God gains energy in its Start phase
RETURNED: Final = 33
LEFT: Final = 34
CONCEDED: Final = 35
ENDED: Final = 36  # of whom the bits say who has won; its number is the reason
FELL: Final = 37  # at the end: a God that fell before, in the round of its number
SCORED: Final = 38  # at the end: the energy that is left
EVENTS: Final = [
    "god-chosen", "gods-revealed", "first", "turn", "draw", "reshuffle", "play", "target", "react", "use", "cancel",
    "attack", "reduce", "lose", "gain", "pay", "faith", "spend", "recruit", "turn-up", "discard", "clear", "used-up",
    "banish", "take", "reveal", "nothing", "aside-gone", "repeat", "bonus", "ignore", "seal", "recover", "return",
    "leave", "concede", "end", "fell", "score",
]  # fmt: skip
