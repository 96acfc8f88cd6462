"""Why something is not allowed, in words."""

from kleos.engine.actions import Misread
from kleos.engine.errors import Refusal
from kleos.games.mythology_go import CATALOGUE
from kleos.games.mythology_go.cards import Pool
from kleos.games.mythology_go.words.names import card_name, colour_name
from kleos.language.languages import GRAMMARS
from kleos.words.phrases import check_language
from kleos.words.tokens import misread_text

# What the arguments of each refusal are called in its entry, in their order
REFUSALS = {
    "unknown-token": "problem",
    "over": "",
    "not-offered": "token",
    "wrong-kind": "decision",
    "no-object": "n",
    "not-yours": "n",
    "no-player": "seat",
    "play-first": "",
    "never-in-hand": "card",
    "not-in-hand": "card",
    "spell-is-open": "card",
    "no-play-left": "most",
    "only-the-free-spell": "belief",
    "field-empty": "card",
    "never-face-down": "card",
    "field-full": "",
    "too-few-slots": "card slots free",
    "first-face-up": "",
    "too-many-down": "down up",
    "too-many-down-yet": "belief down up",
    "not-onto-another": "card",
    "onto-same-name": "card n",
    "onto-face-down": "n",
    "onto-pair": "n",
    "fuse-in-main": "",
    "no-fusion": "card n",
    "fuse-face-down": "n",
    "fused-already": "n",
    "fuse-two": "a b",
    "lower-first": "a b",
    "fuse-limit": "down up",
    "nothing-to-activate": "card n",
    "activate-face-down": "n",
    "activated-already": "card n",
    "nothing-to-destroy": "card n",
    "no-belief": "card",
    "not-your-belief": "card",
    "belief-acts-by-itself": "card",
    "belief-used": "card",
    "before-the-first-play": "card",
    "hand-empty": "card",
    "nothing-to-turn": "card",
    "belief-taken": "card seat",
    "no-divinity": "card",
    "not-of-the-two": "card",
    "no-creature": "card",
    "only-creatures-placed": "card",
    "onto-is-a-play": "",
    "returned-already": "card",
    "own-creature": "n",
    "face-down": "n",
    "indestructible": "n",
    "no-value": "n",
    "no-counterpart": "n",
    "swap-does-not-fit": "n seat used most",
    "not-itself": "n",
    "pair-stays-up": "n",
    "resurrected-stays-up": "n",
    "stays-anyway": "n",
    "not-destroyed": "n",
    "of-the-same-name": "n card",
    "copied-already": "n",
    "aimed-at-already": "n",
    "same-colour": "n colour",
    "accuse-oneself": "",
    "own-divinity": "card",
    "has-declared": "card seat",
    "has-not-declared": "card seat",
}


def refusal_text(refusal: Refusal, pool: Pool, lang: str) -> str:
    """Why something is not allowed. Creatures and seats are given by number, cards by id."""
    check_language(lang)
    names = REFUSALS[refusal.key].split()
    values = {name: value(name, arg, pool, lang) for name, arg in zip(names, refusal.args, strict=True)}
    return GRAMMARS[lang].sentence(CATALOGUE.say(f"refused-{refusal.key}", lang, values))


def value(name: str, arg: object, pool: Pool, lang: str) -> object:
    """Cards, colours, decisions and misread tokens in words; everything else as it is."""
    if isinstance(arg, Misread):
        return misread_text(arg, lang)
    if isinstance(arg, str) and arg in pool.by_id:
        return card_name(pool.by_id[arg], lang)
    if name == "decision":
        return CATALOGUE.say(f"decision-{arg}", lang)
    return colour_name(arg, lang) if name == "colour" and isinstance(arg, int) else arg
