"""Why something is not allowed, in words: the entry `refusal-` with the key of the refusal."""

from typing import Any, Final

from kleos.effects.terms import Predicate
from kleos.engine.actions import Misread
from kleos.engine.errors import Refusal
from kleos.games.naruto_mythos.cards import Pool
from kleos.games.naruto_mythos.predicates import Named
from kleos.games.naruto_mythos.words.names import card_label, name_in, rank
from kleos.games.naruto_mythos.words.text import character, describe, speaker
from kleos.words.phrases import Speaker
from kleos.words.tokens import misread_text

# What the arguments of each refusal are called in its entry
REFUSALS: Final[dict[str, tuple[str, ...]]] = {
    "unknown-token": ("problem",),
    "over": (),
    "not-offered": ("token",),
    "wrong-kind": ("kind",),
    "not-in-hand": ("card",),
    "not-in-their-hand": ("card",),
    "not-in-pile": ("card",),
    "not-among": ("card",),
    "no-mission": ("place",),
    "too-dear": ("cost", "chakra"),
    "name-taken": ("name", "place"),
    "must-upgrade": ("name", "place"),
    "not-cheaper": ("name", "cost", "other", "other_cost"),
    "not-a-match": ("name", "other"),
    "not-owned": ("it",),
    "hidden-target": ("it",),
    "not-hidden": ("it",),
    "not-yours": ("it",),
    "not-in-play": ("it",),
    "other-mission": ("it",),
    "not-winning": ("name", "place"),
    "reveals-forbidden": ("place",),
    "never-over": ("name", "other"),
    "not-described": ("it", "words"),
    "immune": ("it",),
    "shielded": ("it",),
    "cannot-move": ("it",),
    "already-hidden": ("it",),
    "no-tokens": ("it",),
    "not-upgraded": ("it",),
    "already-picked": ("it",),
    "too-much-power": ("it", "limit"),
    "same-mission": ("place",),
    "no-chakra": (),
}


def refusal_text(refusal: Refusal, pool: Pool, lang: str) -> str:
    """Why something is not allowed. Objects are given by number, missions by place or rank, cards by id or name."""
    say = speaker(pool, lang)
    values: dict[str, Any] = {}
    for name, arg in zip(REFUSALS[refusal.key], refusal.args):
        values[name] = argument(name, arg, say)
        if name == "name" and isinstance(arg, str):
            values["who"] = character(Named(arg), say)
    return say.grammar.sentence(say(f"refusal-{refusal.key}", **values))


def argument(name: str, arg: object, say: Speaker) -> object:
    """Characters, cards, missions, predicates, kinds of decisions and misread tokens in words; the rest as it is."""
    pool: Pool = say.cards
    if name == "it" and isinstance(arg, int):
        return f"#{arg}"
    if name == "place" and isinstance(arg, int):
        return rank(arg)
    if name == "kind":
        return say(f"decision-{arg}")
    if name in ("name", "other"):
        return name_in(pool, str(arg), say.lang)
    if isinstance(arg, Predicate):
        return describe(arg, say.lang, pool)
    if isinstance(arg, Misread):
        return misread_text(arg, say.lang)
    if isinstance(arg, str) and arg in pool.by_id:
        return card_label(pool.by_id[arg], say.lang)
    return arg
