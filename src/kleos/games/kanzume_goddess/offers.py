"""What people are told of the game who choose what to play: its modes, main Gods and sides, how cards are looked for."""

from dataclasses import replace
from typing import Any, Final

from kleos.engine.game import Choice, Side, Value, seat_values
from kleos.games.kanzume_goddess.cards import Pool
from kleos.games.kanzume_goddess.kinds import (
    CARD_KINDS,
    COLOURS,
    MAIN_ENERGY,
    MODES,
    MOST_OF_A_SIDE,
    MOST_PLAYERS,
    MYTHOLOGIES,
    RANDOM,
    SUPPORT_ENERGY,
    TEAM_SIZES,
)
from kleos.games.kanzume_goddess.words.names import card_name, mythology_name
from kleos.language.messages import say

# Windows in which a player may always pass (KG-9.6)
ANSWERING: Final = "answering"
DEFENDING: Final = "defending"
PROTECTING: Final = "protecting"


MODE_NAMES: Final = ("kanzume-mode-individual", "kanzume-mode-team")
MAIN_NAMES: Final = ("kanzume-main-a", "kanzume-main-b")
SIDE_NAMES: Final = {RANDOM: "kanzume-side-random", "greek": "kanzume-side-greek", "norse": "kanzume-side-norse"}
STANDING_NAMES: Final = {
    ANSWERING: "kanzume-answering",
    DEFENDING: "kanzume-defending",
    PROTECTING: "kanzume-protecting",
}


def standing_questions(lang: str) -> dict[str, str]:
    return {id: say(key, lang) for id, key in STANDING_NAMES.items()}


def sides(pool: Pool, lang: str) -> list[Side]:
    """The mythologies from which a player of an individual match may agree to be dealt Gods (KG-3.31)."""
    out = []
    for at, id in enumerate(MYTHOLOGIES):
        about = say("kanzume-side-about", lang, side=mythology_name(at, lang), most=MOST_OF_A_SIDE)
        gods = [card_name(pool.cards[god], lang) for god in pool.gods if pool.cards[god].mythology == at]
        out.append(Side(id, say(SIDE_NAMES[id], lang), about, ", ".join(gods) + ".", MOST_OF_A_SIDE))
    return out


def choices(lang: str) -> list[Choice]:
    """The mode; in a team match the main Gods (KG-3.6) and the mythology of team A (KG-3.33)."""
    alone, team = (Value(mode, say(key, lang)) for mode, key in zip(MODES, MODE_NAMES, strict=True))
    modes = (alone, replace(team, players=TEAM_SIZES))
    only = {"mode": MODES[1]}
    about = say("kanzume-main-about", lang, main=MAIN_ENERGY, support=SUPPORT_ENERGY)
    mains = []
    for at, key in enumerate(MAIN_NAMES):
        seats = seat_values(range(at, MOST_PLAYERS, 2), TEAM_SIZES, lang)
        mains.append(Choice("mains", say(key, lang), seats, about, part=at, seats=True, only=only))
    named = tuple(Value(side, say(key, lang)) for side, key in SIDE_NAMES.items())
    other = say("kanzume-team-side-about", lang)
    return [
        Choice("mode", say("kanzume-mode", lang), modes, say("kanzume-mode-about", lang)),
        *mains,
        Choice("sides", say("kanzume-team-side", lang), named, other, part=0, only=only),
    ]


def filters(pool: Pool) -> dict[str, list[Any]]:
    return {
        "kind": list(CARD_KINDS),
        "colour": list(COLOURS),
        "follow": list(COLOURS),
        "cost": sorted({card.cost for card in pool.cards if card.cost >= 0}),
        "mythology": list(MYTHOLOGIES),
    }
