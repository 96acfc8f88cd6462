"""Why something is not allowed, in words."""

from kleos.effects.terms import Predicate
from kleos.engine.errors import Refusal
from kleos.games.naruto_mythos.cards import (
    Pool,
)
from kleos.games.naruto_mythos.words.names import card_label
from kleos.games.naruto_mythos.words.prompts import rank
from kleos.games.naruto_mythos.words.text import describe
from kleos.words import english, shared  # noqa: F401 - "shared" is there for the rules it enters
from kleos.words.phrases import (
    Table,
)

REFUSALS: Table[str] = Table("refusal")


def refusal_text(refusal: Refusal, pool: Pool, lang: str) -> str:
    """Why something is not allowed. Objects are given by number, missions by place or rank, cards by id."""
    text: str = REFUSALS.rule(refusal.key, lang)(*[argument(arg, pool, lang) for arg in refusal.args])
    return english.sentence(text)


def argument(arg: object, pool: Pool, lang: str) -> object:
    """Card ids and predicates in words; everything else as it is."""
    if isinstance(arg, Predicate):
        return describe(arg, lang, pool)
    if isinstance(arg, str) and arg in pool.by_id:
        return card_label(pool.by_id[arg], lang)
    return arg


def it_is(thing: object) -> str:
    return thing if isinstance(thing, str) else f"#{thing}"


def at_rank(place: object) -> str:
    return f"mission {rank(place) if isinstance(place, int) else place}"


REFUSALS.enter("unknown-token", en=lambda problem: f"this is not understood: {problem}")
REFUSALS.enter("over", en=lambda: "the match is over")
REFUSALS.enter("not-offered", en=lambda token: f"'{token}' is not among the options of this decision")
REFUSALS.enter("wrong-kind", en=lambda kind: f"this does not answer the open decision, which is '{kind}'")
REFUSALS.enter("not-in-hand", en=lambda card: f"{card} is not in your hand")
REFUSALS.enter("not-in-their-hand", en=lambda card: f"{card} is not in the hand you are looking at")
REFUSALS.enter("not-in-pile", en=lambda card: f"{card} cannot be taken from your discard pile: it is not there")
REFUSALS.enter("not-among", en=lambda card: f"{card} is not among the cards to choose from")
REFUSALS.enter("no-mission", en=lambda place: f"{at_rank(place)} is not in play")
REFUSALS.enter("too-dear", en=lambda cost, chakra: f"it costs {cost} chakra and you have {chakra}")
REFUSALS.enter("name-taken", en=lambda name, place: (
    f"there is already a non-hidden {name} on that side of {at_rank(place)}"))  # fmt: skip
REFUSALS.enter("must-upgrade", en=lambda name, place: (
    f"you already have a non-hidden {name} in {at_rank(place)}, so this can only be played as an upgrade there"))  # fmt: skip
REFUSALS.enter("not-cheaper", en=lambda name, cost, other, other_cost: (
    f"an upgrade must cost more than what it covers: {name} costs {cost}, {other} costs {other_cost}"))  # fmt: skip
REFUSALS.enter("not-a-match", en=lambda name, other: (
    f"{name} cannot upgrade {other}: the names differ and no line of the card allows it"))  # fmt: skip
REFUSALS.enter("not-owned", en=lambda n: f"{it_is(n)} belongs to the opponent and cannot be part of your upgrades")
REFUSALS.enter("hidden-target", en=lambda n: f"{it_is(n)} is hidden and cannot be upgraded")
REFUSALS.enter("not-hidden", en=lambda n: f"{it_is(n)} is not hidden")
REFUSALS.enter("not-yours", en=lambda n: f"{it_is(n)} is not on your side")
REFUSALS.enter("not-in-play", en=lambda n: f"{it_is(n)} is not in play")
REFUSALS.enter("not-winning", en=lambda name, place: (
    f"{name} can be played non-hidden only in a mission that you are winning, and you are not winning {at_rank(place)}"))  # fmt: skip
REFUSALS.enter("reveals-forbidden", en=lambda place: f"an enemy character keeps you from revealing in {at_rank(place)}")
REFUSALS.enter("never-over", en=lambda name, other: f"{name} may never be played as an upgrade of {other}")
REFUSALS.enter("not-described", en=lambda n, words: f"{it_is(n)} is not {words}")
REFUSALS.enter("immune", en=lambda n: f"enemy effects can neither hide nor defeat {it_is(n)}")
REFUSALS.enter("shielded", en=lambda n: f"another character in its mission keeps enemy effects from hiding {it_is(n)}")
REFUSALS.enter("cannot-move", en=lambda n: f"{it_is(n)} cannot be moved to any mission")
REFUSALS.enter("already-hidden", en=lambda n: f"{it_is(n)} is already hidden")
REFUSALS.enter("no-tokens", en=lambda n: f"{it_is(n)} has no Power tokens")
REFUSALS.enter("not-upgraded", en=lambda n: f"{it_is(n)} is not upgraded")
REFUSALS.enter("already-picked", en=lambda n: f"{it_is(n)} has already been chosen")
REFUSALS.enter("too-much-power", en=lambda n, limit: f"with {it_is(n)} the total Power would exceed {limit}")
REFUSALS.enter("same-mission", en=lambda place: f"the character is already in {at_rank(place)}")
REFUSALS.enter("no-chakra", en=lambda: "you have no chakra left")
