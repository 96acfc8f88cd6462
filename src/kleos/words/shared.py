"""Phrase rules of the vocabulary that games share: control flow, conditions, amounts and predicates."""

from kleos.effects.control import EachOpponent, EachPlayer, IfDone, PayThen, Repeat, Sequence, When
from kleos.effects.terms import (
    AT_LEAST,
    AT_MOST,
    EQUAL,
    LESS,
    MORE,
    All,
    Compared,
    Count,
    Either,
    Exists,
    Negative,
    Not,
    Number,
    Sum,
    Unless,
    X,
)
from kleos.language.nouns import (
    ENEMY,
    NOBODY,
    OPPONENT,
    OPPONENTS,
    PLAYERS,
    UNSAID,
    YOU,
    YOURS,
    Noun,
    Quantity,
    altered,
)
from kleos.words.phrases import COMPARISON, Speaker, describes, holds, measures, says


# Control flow -------------------------------------------------------------------------------------------------------
def in_sequence(node: Sequence, say: Speaker) -> str:
    """What is done one after the other; only the first can hang on words before it, like "pour", "per"."""
    first, *others = node.steps
    later = say.but(subject=YOU) if say.subject == NOBODY else say
    return say.grammar.then([say.effect(first), *[later.effect(part) for part in others]])


def if_done(node: IfDone, say: Speaker) -> str:
    """What comes first, the condition of what follows, if there is one, and what follows."""
    first = say.effect(node.first)
    follow = say if say.subject == OPPONENT else say.onward()
    inner, test = node.then, ""
    if isinstance(inner, When):
        test = follow.condition(inner.condition)
        inner = inner.then
    return say("if-done", first=first, test=test, rest=follow.effect(inner))


says(Sequence, in_sequence)
says(When, lambda node, say: say("when", test=say.condition(node.condition), then=say.effect(node.then)))
says(Repeat, lambda node, say: say.effect(node.effect))  # what is repeated says itself how long
says(
    PayThen,
    lambda node, say: say("pay-then", first=say.effect(node.first), then=say.but(subject=NOBODY).effect(node.then)),
)
says(EachOpponent, lambda node, say: say.but(subject=OPPONENTS if say.several else OPPONENT).effect(node.effect))
says(EachPlayer, lambda node, say: say.but(subject=PLAYERS).effect(node.effect))
says(IfDone, if_done)


# Predicates ---------------------------------------------------------------------------------------------------------
def all_of(node: All, noun: Noun, say: Speaker) -> Noun:
    for part in node.parts:
        noun = say.noun(part, noun)
    return noun


def either(node: Either, noun: Noun, say: Speaker) -> Noun:
    """ "Tsunade or Shizune" where only the head differs, "Leaf Village or Sand Village" where one word does."""
    found = say.grammar.one_of(noun, [say.noun(part, noun) for part in node.parts])
    if found is not None:
        return found
    forms = [say.noun(part, noun.alone()) for part in node.parts]
    return noun.that(say("either", forms=forms), say.attribute("either", "many", forms=forms))


def neither(node: Not, noun: Noun, say: Speaker) -> Noun:
    """A relative clause, or what it is not, as the language has it."""
    form = say.noun(node.part, noun.alone())
    one, many = (say.attribute("not", name, form=form) for name in ("one", "many"))
    clause = say.attribute("not", "clause") == "yes"
    return noun.that(one, many) if clause else noun.but_not(one, many)


describes(All, all_of)
describes(Either, either)
describes(Not, neither)


# Amounts ------------------------------------------------------------------------------------------------------------
def counted(node: Count, say: Speaker) -> Quantity:
    noun = say.describe(node.which)
    return Quantity("X", say("number-of", which=noun), noun)


def added(node: Sum, say: Speaker) -> Quantity:
    parts = [say.amount(node.left), say.amount(node.right)]
    left, right = (part.figure if part.is_number else part.meaning or "X" for part in parts)
    return Quantity("X", say("sum", left=left, right=right))


def measured(node: X, say: Speaker) -> Quantity:
    return Quantity("X", "" if say.memory.x_said and say.memory.near else say.memory.x)


measures(Number, lambda node, say: Quantity(str(node.number)))
measures(Sum, added)
measures(Negative, lambda node, say: altered(say.amount(node.part), minus=True))
measures(Count, counted)
measures(X, measured)


# Conditions ---------------------------------------------------------------------------------------------------------
CONTRARY = {AT_MOST: MORE, LESS: AT_LEAST, EQUAL: EQUAL, AT_LEAST: LESS, MORE: AT_MOST}


def compared(node: Compared, say: Speaker, yes: bool) -> str:
    left, right = say.amount(node.left), say.amount(node.right)
    if not yes and node.op == EQUAL:
        return say("compared-unequal", left=left, right=right, past=left.past, gender=left.gender)
    op = node.op if yes else CONTRARY[node.op]
    noun = compared_sides(left, right)
    if noun is not None and op in (LESS, EQUAL, MORE):
        placeless = altered(noun, place="")
        return say("compared-sides", op=COMPARISON[op], which=noun, place=noun.place, placeless=placeless)
    counts = left.counted
    if counts is not None and right.is_number:
        mine = counts.side == YOURS
        which = counts.on(UNSAID) if mine else counts
        return say("compared-count", op=COMPARISON[op], mine=mine, which=which, number=right)
    return say("compared", op=COMPARISON[op], left=left, right=right, past=left.past, gender=left.gender)


def compared_sides(left: Quantity, right: Quantity) -> Noun | None:
    """What is compared where both count the same, one of your side and one of the enemy's."""
    mine, theirs = left.counted, right.counted
    if mine is None or theirs is None or mine.side != YOURS or theirs.side != ENEMY:
        return None
    noun = mine.on(UNSAID)
    return noun if noun == theirs.on(UNSAID) else None


holds(Exists, lambda node, say, yes: say.grammar.there_is(say.describe(node.which), yes))
holds(Compared, compared)
holds(Unless, lambda node, say, yes: say.condition(node.part, not yes))
