"""Why something is not allowed, in words: the entry `refusal-<key>`, with what the refusal says by name."""

from typing import Any, Final

from kleos.engine.errors import Refusal
from kleos.games.kanzume_goddess import CATALOGUE
from kleos.games.kanzume_goddess.cards import Pool
from kleos.games.kanzume_goddess.words.names import card_name, colour_name, player
from kleos.language.languages import GRAMMARS
from kleos.words.phrases import check_language
from kleos.words.tokens import misread_text

# What each reason tells, by name and in its order
REFUSALS: Final[dict[str, tuple[str, ...]]] = {
    "unknown-token": ("problem",),
    "over": (),
    "not-offered": ("token",),
    "wrong-kind": ("decision",),
    "which-zone": ("card",),
    "only-in-play-phase": (),
    "only-in-recruit-phase": (),
    "nothing-to-react-to": (),
    "god-is-no-card-in-hand": ("god",),
    "not-in-hand": ("card",),
    "no-such-ability": ("card", "count"),
    "no-action": ("card",),
    "bond-of-card": ("card", "number"),
    "reaction-is-no-action": ("card", "number"),
    "colour-does-not-follow": ("card", "colour", "last", "follow"),
    "action-is-no-reaction": ("card", "number"),
    "answers-attacks": ("card", "number"),
    "answers-abilities": ("card", "number"),
    "protects-others": ("card", "number"),
    "defends-own-god": ("card", "number", "player"),
    "aids-own-side": ("card", "number", "player"),
    "other-god": ("ability", "god"),
    "bond-of-god": ("ability",),
    "other-moment": ("ability", "moment"),
    "used-this-turn": ("ability",),
    "used-in-attack": ("ability",),
    "would-do-nothing": ("ability",),
    "no-energy-to-pay": ("cost",),
    "nothing-to-pay": ("cost",),
    "no-card-to-pay": ("ability",),
    "no-such-card-to-pay": ("ability",),
    "no-faith-to-pay": ("ability", "cost", "faith"),
    "colour-ignored-already": (),
    "no-colour-to-ignore": (),
    "nothing-to-banish": ("ability",),
    "pile-empty": ("pile",),
    "god-is-not-recruited": ("god",),
    "recruit-by-pile": ("card", "pile"),
    "not-on-top": ("card",),
    "no-more-disciples": ("card",),
    "no-netherworld-ability": ("god",),
    "not-in-netherworld": ("card",),
    "not-from-netherworld": ("card",),
    "netherworld-used": ("god",),
    "too-dear": ("card", "cost", "faith"),
    "no-player": ("player",),
    "own-god": (),
    "team-mate": ("player",),
    "player-out": ("player",),
    "player-sealed": ("player",),
    "no-god": ("card",),
    "god-not-dealt": ("god",),
    "god-of-other-team": ("god",),
    "god-taken": ("god",),
    "not-in-discard": ("card",),
    "not-asked-for": ("card",),
    "energy-not-asked-for": (),
    "no-object": ("object",),
    "not-in-own-play-area": ("object",),
    "not-played-for-action": ("object",),
    "same-as": ("object", "other"),
    "not-to-repeat": ("object",),
    "no-action-to-repeat": ("card", "number"),
}


def refusal_text(refusal: Refusal, pool: Pool, lang: str) -> str:
    """Why something is not allowed. Objects and seats are given by number, cards by id, abilities of Gods by name."""
    check_language(lang)
    names = REFUSALS[refusal.key]
    values = {name: value(name, arg, pool, lang) for name, arg in zip(names, refusal.args, strict=True)}
    return GRAMMARS[lang].sentence(CATALOGUE.say(f"refusal-{refusal.key}", lang, values))


def value(name: str, arg: Any, pool: Pool, lang: str) -> object:
    """What a reason tells, in words; numbers, piles and tokens as they are."""
    if name in ("card", "god", "last"):
        return card_name(pool.by_id[arg], lang)
    if name == "ability":
        id, number = arg.rsplit(".", 1)
        return CATALOGUE.say("god-ability", lang, {"god": card_name(pool.by_id[id], lang), "number": number})
    if name == "decision":
        return CATALOGUE.say(f"decision-{arg}", lang)
    if name == "moment":
        return CATALOGUE.say(f"moment-{arg}", lang)
    if name == "problem":
        return misread_text(arg, lang)
    if name == "player":
        return player(arg)
    if name == "colour":
        return colour_name(arg, lang)
    if name == "follow":  # two equal symbols are one colour (KG-5.15)
        return [colour_name(symbol, lang) for symbol in dict.fromkeys(arg)]
    return arg
