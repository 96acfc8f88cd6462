"""Why something is not allowed, in words: the entry `refusal-<key>`, given the arguments of the refusal by name."""

from kleos.engine.actions import Misread
from kleos.engine.errors import Refusal
from kleos.games.saint_seiya.cards import Pool
from kleos.games.saint_seiya.words.names import say, the_card
from kleos.language.languages import GRAMMARS
from kleos.words.phrases import check_language
from kleos.words.tokens import misread_text

REFUSALS: dict[str, tuple[str, ...]] = {  # the names of their arguments
    "unknown-token": ("problem",),
    "over": (),
    "not-offered": ("token",),
    "wrong-kind": ("question",),
    # the main phase
    "no-more-actions": ("limit",),
    "not-in-hand": ("card",),
    "no-armour-card": ("card",),
    "armour-is-equipped": ("card",),
    "empty-place": ("place",),
    "no-card-for-the-toll": ("card",),
    # acquiring
    "forbidden": ("card",),
    "too-few-fighters": ("card", "count"),
    "no-force-cost": ("card",),
    "no-cosmos-cost": ("card",),
    "no-armour-equipped": (),
    "too-weak-force": ("card", "cost", "strength"),
    "too-weak-cosmos": ("card", "cost", "strength"),
    # activating and healing
    "not-in-play": ("n",),
    "no-activation": ("card",),
    "protected": ("card",),
    "not-usable": ("card",),
    "no-heal-value": ("card",),
    "healing-forbidden": (),
    "nobody-wounded": (),
    # choosing
    "not-such-a-card": ("card",),
    "not-in-that-discard": ("card",),
    "not-among": ("card",),
    "no-object": ("n",),
    "not-wounded": ("n",),
    "not-yours": ("n",),
    "same-as": ("n", "other"),
    "not-described": ("n",),
    "no-player": ("seat",),
    "has-given-up": ("seat",),
    "not-that-player": ("seat",),
}


def refusal_text(refusal: Refusal, pool: Pool, lang: str) -> str:
    """Why something is not allowed. Objects, places and seats are given by number, cards by id."""
    check_language(lang)
    names = REFUSALS[refusal.key]
    values = {name: argument(name, arg, pool, lang) for name, arg in zip(names, refusal.args, strict=True)}
    return GRAMMARS[lang].sentence(say(f"refusal-{refusal.key}", lang, **values))


def argument(name: str, arg: object, pool: Pool, lang: str) -> object:
    """Cards, kinds of decisions and misread tokens in words; everything else as it is."""
    if isinstance(arg, Misread):
        return misread_text(arg, lang)
    if name == "question":
        return say(f"decision-{arg}", lang)
    return the_card(pool.by_id[str(arg)], lang) if name == "card" else arg
