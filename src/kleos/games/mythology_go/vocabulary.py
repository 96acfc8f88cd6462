"""The words card files of this game are written in, and the nodes they stand for."""

from kleos.cards.expressions import Vocabulary, Word
from kleos.effects.terms import Amount, Count, Predicate
from kleos.games.mythology_go.cards import (
    Copies,
    Draws,
    FreeSpell,
    Fusion,
    Indestructible,
    Monochrome,
    MoreDown,
    Outnumber,
    PointsFor,
    PointsForSpells,
    PointsIf,
    Polychrome,
    ReplacesLost,
    Resurrection,
    SavesOne,
    SeesUnused,
    Strong,
    Twice,
    TwoDivinities,
    Unique,
    Weak,
    WhenDown,
)
from kleos.games.mythology_go.deeds import (
    Copy,
    DestroyLowest,
    Draw,
    EveryonePlaces,
    Fetch,
    MayDestroy,
    MayDrain,
    Recolour,
    Redraw,
    SacrificeThenPlace,
    Swap,
    Transform,
    TurnOver,
)
from kleos.games.mythology_go.kinds import COLOURS
from kleos.games.mythology_go.terms import MEASURES, AllColours, OfColour, Valued, WasDown


def colour_words() -> dict[str, Word]:
    return {name: Word((), lambda colour=colour: OfColour(colour)) for colour, name in enumerate(COLOURS)}


def vocabulary() -> Vocabulary:
    """All words by the kind of thing they make."""
    words: dict[str, dict[str, Word]] = {
        "predicate": {**colour_words(), "was_down": Word((), WasDown)},
        "amount": {"count": Word(("predicate",), Count)},
        "condition": {"all_colours": Word((), AllColours)},
        "effect": {
            # on play, cast, activated
            "draw": Word(("amount",), Draw),
            "may_destroy": Word((), MayDestroy),
            "may_drain": Word(("number",), MayDrain),
            "sacrifice_then_place": Word((), SacrificeThenPlace),
            "fetch": Word((), Fetch),
            "swap": Word((), Swap),
            "destroy_lowest": Word((), DestroyLowest),
            "everyone_places": Word((), EveryonePlaces),
            "redraw": Word((), Redraw),
            "turn_over": Word((), TurnOver),
            # at the end of a round
            "copy": Word((), Copy),
            "transform": Word((), Transform),
            "recolour": Word((), Recolour),
            # always
            "fusion": Word((), Fusion),
            "indestructible": Word((), Indestructible),
            "resurrection": Word(("amount",), Resurrection),
            "draws": Word(("number",), Draws),
            "two_divinities": Word((), TwoDivinities),
            "more_down": Word(("number",), MoreDown),
            "free_spell": Word((), FreeSpell),
            "sees_unused": Word((), SeesUnused),
            "saves_one": Word((), SavesOne),
            "replaces_lost": Word((), ReplacesLost),
            # counted
            "outnumber": Word(("amount",), Outnumber),
            "unique": Word(("amount",), Unique),
            "polychrome": Word(("amount",), Polychrome),
            "monochrome": Word(("amount",), Monochrome),
            "strong": Word(("amount",), Strong),
            "weak": Word(("amount",), Weak),
            "when_down": Word(("amount",), WhenDown),
            "copies": Word(("number", "amount"), Copies),
            "twice": Word(("number",), Twice),
            "points_if": Word(("amount", "condition"), PointsIf),
            "points_for": Word(("predicate", "number", "number"), PointsFor),
            "points_for_spells": Word(("number", "number"), PointsForSpells),
        },
    }  # fmt: skip
    return Vocabulary(words, MEASURES, measured)


def measured(measure: int, op: int, amount: Amount) -> Predicate:
    """The one thing that can be measured of a creature is its value."""
    return Valued(op, amount)
