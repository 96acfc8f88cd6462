"""Rules text: the phrase rules of every node of this game."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from kleos.effects.terms import AT_MOST, EQUAL, Compared, Condition, Count, Exists, Number, Predicate
from kleos.engine.frames import Node
from kleos.engine.lines import Line
from kleos.games.mythology_go import CATALOGUE
from kleos.games.mythology_go.cards import (
    Bonus,
    Card,
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
    Pool,
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
from kleos.games.mythology_go.kinds import ACTIVATED, CAST, COLOURS, COUNTED, ON_PLAY, ROUND_END, SLOTS
from kleos.games.mythology_go.terms import AllColours, OfColour, Valued, WasDown
from kleos.language.languages import GRAMMARS
from kleos.language.nouns import YOURS, Noun
from kleos.words import shared  # noqa: F401 - it is there for the rules it enters
from kleos.words.phrases import COMPARISON, Speaker, check_language, describes, holds, says


# Speaking -----------------------------------------------------------------------------------------------------------
@dataclass(eq=False)
class Teller(Speaker):
    """Speaks of an effect of this game."""

    theirs: bool = False  # of the field of some player, not of yours

    def condition(self, condition: Condition, yes: bool = True) -> str:
        """That there are 0 of something is said as "no …"."""
        if isinstance(condition, Compared) and isinstance(condition.left, Count):
            none = isinstance(condition.right, Number) and condition.right.number == 0
            if none and condition.op in (EQUAL, AT_MOST):
                return super().condition(Exists(condition.left.which), not yes)
        return super().condition(condition, yes)


def speaker(pool: Pool, lang: str, theirs: bool = False) -> Teller:
    check_language(lang)
    return Teller(lang, pool, objects, several=True, catalogue=CATALOGUE, theirs=theirs)


def of_somebody(say: Speaker) -> bool:
    return isinstance(say, Teller) and say.theirs


def described(which: Predicate, say: Speaker) -> Noun:
    """The creatures that fit, as a noun."""
    return say.noun(which, say.term("creature"))


def objects(which: Predicate, say: Speaker) -> Noun:
    """Creatures that are counted are those of one player."""
    noun = described(which, say)
    return noun.at(say("on-field")) if of_somebody(say) else noun.on(YOURS)


# Lines --------------------------------------------------------------------------------------------------------------
# When an effect counts, by its timing
WHEN = {ON_PLAY: "when-played", CAST: "when-cast", ROUND_END: "when-round-ends", COUNTED: "when-counted"}
# Keywords, and when a standing effect counts
HEADINGS: dict[type[Node], str] = {
    Fusion: "keyword-fusion",
    Indestructible: "keyword-indestructible",
    Resurrection: "keyword-resurrection",
    Outnumber: "keyword-outnumber",
    Unique: "keyword-unique",
    Polychrome: "keyword-polychrome",
    Monochrome: "keyword-monochrome",
    Strong: "keyword-strong",
    Weak: "keyword-weak",
    Copies: "copies-held",
    Draws: "when-each-turn",
    FreeSpell: "when-each-turn",
    TwoDivinities: "when-beliefs-chosen",
    SeesUnused: "when-beliefs-chosen",
    MoreDown: "when-permanent",
    SavesOne: "when-once",
    ReplacesLost: "when-each-loss",
}


def heading(line: Line, pool: Pool, lang: str) -> str:
    """When an effect counts, or its keyword."""
    if line.timing == ACTIVATED:
        id = "when-activated-belief" if pool.cards[line.card].belief else "when-activated-creature"
    else:
        id = HEADINGS.get(type(line.effect)) or WHEN[line.timing]
    return CATALOGUE.say(id, lang)


def line_words(line: Line, pool: Pool, lang: str) -> str:
    """What an effect does, without its heading."""
    return GRAMMARS[lang].sentence(speaker(pool, lang).effect(line.effect))


def line_text(line: Line, pool: Pool, lang: str) -> str:
    return CATALOGUE.say("line", lang, {"heading": heading(line, pool, lang), "words": line_words(line, pool, lang)})


def card_text(card: Card, pool: Pool, lang: str) -> list[str]:
    """The rules text of a card: a string for each effect, then what is true of it besides."""
    check_language(lang)
    return [line_text(line, pool, lang) for line in card.lines] + list(notes(card, lang).values())


def notes(card: Card, lang: str) -> dict[str, str]:
    """Identification of a divinity; the slots of a creature, and whether it may lie face-down (MG-1.16, MG-5.1.5).

    Each by the field of the card file that says so.
    """
    if card.divinity and card.identification:
        return {"identification": CATALOGUE.say("note-identification", lang, {"points": card.identification})}
    out = {}
    if card.creature and card.slots > 1:
        out["slots"] = CATALOGUE.say("note-slots", lang, {"slots": card.slots})
    if card.creature and not card.may_hide:
        out["hidden"] = CATALOGUE.say("note-hidden", lang)
    return out


# Predicates and conditions ------------------------------------------------------------------------------------------
describes(OfColour, lambda node, noun, say: noun.adjective(0, say(f"colour-{COLOURS[node.colour]}")))
describes(WasDown, lambda node, noun, say: noun.that(say("was-down"), say.attribute("was-down", "many")))
describes(
    Valued,
    lambda node, noun, say: noun.with_(say("valued", op=COMPARISON[node.op], n=say.amount(node.amount))),
)
holds(AllColours, lambda node, say, yes: say("all-colours", yes=yes, theirs=of_somebody(say)))


# Effects that are always said alike ---------------------------------------------------------------------------------
def alike(id: str) -> Callable[[Any, Speaker], str]:
    return lambda node, say: say(id)


says(MayDestroy, alike("may-destroy"))
says(SacrificeThenPlace, alike("sacrifice-then-place"))
says(Fetch, alike("fetch"))
says(DestroyLowest, alike("destroy-lowest"))
says(EveryonePlaces, alike("everyone-places"))
says(Redraw, alike("redraw"))
says(TurnOver, alike("turn-over"))
says(Copy, alike("copy"))
says(Transform, alike("transform"))
says(Recolour, alike("recolour"))
says(Fusion, alike("fusion"))
says(Indestructible, alike("indestructible"))
says(TwoDivinities, alike("two-divinities"))
says(FreeSpell, alike("free-spell"))
says(SeesUnused, alike("sees-unused"))
says(SavesOne, alike("saves-one"))
says(ReplacesLost, alike("replaces-lost"))


# Keywords, with their points ----------------------------------------------------------------------------------------
def giving(id: str) -> Callable[[Bonus | Resurrection, Speaker], str]:
    return lambda node, say: say(id, n=say.amount(node.points))


says(Resurrection, giving("resurrection"))
says(Outnumber, giving("outnumber"))
says(Unique, giving("unique"))
says(Polychrome, giving("polychrome"))
says(Monochrome, giving("monochrome"))
says(Strong, giving("strong"))
says(Weak, giving("weak"))
says(WhenDown, giving("when-down"))
says(Copies, lambda node, say: say("copies", n=say.amount(node.points), count=node.count))


# Numbers of creatures, divinities and beliefs -----------------------------------------------------------------------
def points_if(node: PointsIf, say: Speaker) -> str:
    n = say.amount(node.points)
    return say("points-if", n=n, test=say.condition(node.condition))


def points_for(node: PointsFor, say: Speaker) -> str:
    return say("points-for", points=node.points, which=say.describe(node.which), most=node.most)


says(Draw, lambda node, say: say("draw", n=say.amount(node.amount)))
says(MayDrain, lambda node, say: say("may-drain", amount=node.amount))
says(Swap, lambda node, say: say("swap", slots=SLOTS))
says(Twice, lambda node, say: say("twice", most=node.most))
says(PointsIf, points_if)
says(PointsFor, points_for)
says(PointsForSpells, lambda node, say: say("points-for-spells", points=node.points, most=node.most))
says(Draws, lambda node, say: say("draws", count=node.count))
says(MoreDown, lambda node, say: say("more-down", count=node.count))
