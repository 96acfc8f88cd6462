"""How a table of Saint Seiya stands in numbers, and what is said when a choice would change them."""

from collections.abc import Sequence

from kleos.engine.actions import Action
from kleos.engine.game import ADDS_NOTHING, ENDS_EARLY, IDENTITY, Change, Measures, Rare
from kleos.games.changes import HAND
from kleos.games.saint_seiya.board import Board
from kleos.games.saint_seiya.cards import Card
from kleos.games.saint_seiya.kinds import (
    ACQUIRE_ARMOUR,
    ACQUIRE_COSMOS,
    ACQUIRE_FORCE,
    ASK_MAIN,
    COSMOS,
    CURRENCIES,
    END,
    EQUIP,
    FORCE,
    PLACES,
    PLAY,
)
from kleos.games.saint_seiya.moves import may_acquire
from kleos.games.saint_seiya.words import card_name
from kleos.language.messages import Called, Words, say

COSTS = {"force": "force-cost", "cosmos": "cosmos-cost"}  # the measure that tells how much of a currency is asked
ACQUISITIONS = (ACQUIRE_FORCE, ACQUIRE_COSMOS, ACQUIRE_ARMOUR)


def measures(g: Board, seat: int) -> Measures:
    out: Measures = {("", "flames"): g.flames}
    for place in range(PLACES):
        number = g.terrain[place]
        if not number:
            continue
        thing = f"p:{place + 1}"
        out[thing, IDENTITY] = number
        enough = False
        for currency, name in enumerate(CURRENCIES):
            cost = g.cost(number, currency)
            if cost < 0:
                continue
            have = g.strength(number, currency)
            enough = enough or have >= cost
            out[thing, name] = have
            out[thing, COSTS[name]] = cost
        out[thing, "enough"] = int(enough and g.fighters(number) != [] and may_acquire(g, number))
    for other, player in enumerate(g.players):
        out[f"s:{other}", "hand"] = len(player.hand)
        out[f"s:{other}", "wounded"] = len(player.wounded)
        out[f"s:{other}", "destroyed"] = len(player.destroyed)
    return out


SAID = {
    "force": "seiya-change-force",
    "cosmos": "seiya-change-cosmos",
    "force-cost": "seiya-change-force-cost",
    "cosmos-cost": "seiya-change-cosmos-cost",
    "flames": "seiya-change-flames",
    "hand": HAND,
    "wounded": "seiya-change-wounded",
    "destroyed": "seiya-change-destroyed",
}


def change_text(change: Change, before: Measures, after: Measures, lang: str) -> str:
    values = {"before": change.before, "after": change.after}
    if change.what in COSTS:
        return say(SAID[change.what], lang, cost=after[change.thing, COSTS[change.what]], **values)
    if change.what == "enough":
        return say("seiya-change-enough" if change.after else "seiya-change-not-enough", lang)
    return say(SAID[change.what], lang, **values)


def rare(g: Board, action: Action, changed: Sequence[Change]) -> Rare | None:
    if g.kind != ASK_MAIN:
        return None
    if action.verb == PLAY:
        card = g.pool.cards[action.a]
        faced = g.card_of(g.terrain[action.b])
        if does_nothing_else(g, card) and not faced.needs and not counts(changed, f"p:{action.b + 1}"):
            return Rare(
                ADDS_NOTHING,
                Words("seiya-adds-nothing", card=Called(card_name, card), faced=Called(card_name, faced)),
            )
    if action.verb == END:
        if any(one.verb in ACQUISITIONS for one in g.options):
            return Rare(ENDS_EARLY, Words("seiya-ends-with-acquisition"))
        if any(one.verb == EQUIP or (one.verb == PLAY and would_count(g, one)) for one in g.options):
            return Rare(ENDS_EARLY, Words("seiya-ends-with-plays"))
    return None


def counts(changed: Sequence[Change], thing: str) -> bool:
    """Whether something comes of it at that place, or anywhere but in the hand."""
    return any(change.thing == thing or change.what != "hand" for change in changed)


def does_nothing_else(g: Board, card: Card) -> bool:
    """Whether a Character is only played for its Force and Cosmos."""
    heals = card.heal > 0 and bool(g.players[g.seat].wounded)
    return card.on_play is None and card.activation is None and not heals


def would_count(g: Board, action: Action) -> bool:
    """Whether a play may be worth something: by what it brings, or by what the card can do."""
    card = g.pool.cards[action.a]
    number = g.terrain[action.b]
    brings = [g.cost(number, currency) >= 0 and card.value(currency) > 0 for currency in (FORCE, COSMOS)]
    return not does_nothing_else(g, card) or any(brings)
