"""Phrase rules of the vocabulary that games share: control flow, conditions, amounts and predicates."""

from dataclasses import replace as altered

from kleos.effects.control import AsOpponent, Both, IfDone, PayThen, Repeat, Sequence, When
from kleos.effects.terms import (
    AT_LEAST,
    AT_MOST,
    EQUAL,
    LESS,
    MORE,
    All,
    Compared,
    Count,
    Done,
    Either,
    Exists,
    Negative,
    Not,
    Number,
    PriorX,
    Sum,
    Unless,
    X,
)
from kleos.words import english
from kleos.words.phrases import (
    BARE,
    ENEMY,
    OPPONENT,
    PLAYERS,
    UNSAID,
    YOU,
    YOURS,
    Noun,
    Quantity,
    Speaker,
    describes,
    holds,
    measures,
    says,
)

# Control flow -------------------------------------------------------------------------------------------------------
says(Sequence, en=lambda node, say: english.then(say.effect(part) for part in node.steps))
says(When, en=lambda node, say: f"if {say.condition(node.condition)}, {say.effect(node.then)}")
says(PayThen, en=lambda node, say: f"{say.effect(node.first)} to {say.but(subject=YOU).effect(node.then)}")
says(AsOpponent, en=lambda node, say: say.but(subject=OPPONENT).effect(node.effect))
says(Both, en=lambda node, say: say.but(subject=PLAYERS).effect(node.effect))
says(Repeat, en=lambda node, say: english.clause(say, "carry out", "the MAIN line once more"))


def if_done_en(node: IfDone, say: Speaker) -> str:
    first = say.effect(node.first)
    follow = say.but(subject=YOU) if say.subject != OPPONENT else say
    inner, test = node.then, ""
    if isinstance(inner, When):
        test = f" and {follow.condition(inner.condition)}"
        inner = inner.then
    return f"{first}. {english.capital(english.if_done(say))}{test}, {follow.effect(inner)}"


says(IfDone, en=if_done_en)


# Predicates ---------------------------------------------------------------------------------------------------------
def all_of(node: All, noun: Noun, say: Speaker) -> Noun:
    for part in node.parts:
        noun = say.noun(part, noun)
    return noun


def either_en(node: Either, noun: Noun, say: Speaker) -> Noun:
    """ "Tsunade or Shizune" where only the head differs, "Leaf Village or Sand Village" where one adjective does."""
    found = [say.noun(part, noun) for part in node.parts]
    if all(altered(other, one=noun.one, many=noun.many) == noun for other in found):
        heads = english.listing([other.one for other in found], "or")
        return altered(noun, one=heads, many=f"{heads} {noun.many}")
    if all(altered(other, adjectives=noun.adjectives) == noun for other in found):
        added = [[entry for entry in other.adjectives if entry not in noun.adjectives] for other in found]
        if all(len(entries) == 1 for entries in added):
            words = english.listing([entries[0][1] for entries in added], "or")
            return noun.adjective(added[0][0][0], words)
    bare = Noun(noun.one, noun.many, noun.gender)
    forms = [say.noun(part, bare) for part in node.parts]
    one = english.listing([english.phrase(form) for form in forms], "or")
    many = english.listing([english.phrase(form, BARE, True) for form in forms], "or")
    return noun.that(f"is {one}", f"are {many}")


def not_en(node: Not, noun: Noun, say: Speaker) -> Noun:
    form = say.noun(node.part, Noun(noun.one, noun.many, noun.gender))
    return noun.that(f"is not {english.phrase(form)}", f"are not {english.phrase(form, BARE, True)}")


describes(All, en=all_of)
describes(Either, en=either_en)
describes(Not, en=not_en)


# Amounts ------------------------------------------------------------------------------------------------------------
def count_en(node: Count, say: Speaker) -> Quantity:
    noun = say.described(node.which, say)
    return Quantity("X", f"the number of {english.phrase(noun, BARE, True)}", noun)


def sum_en(node: Sum, say: Speaker) -> Quantity:
    parts = [say.amount(node.left), say.amount(node.right)]
    return Quantity(
        "X", " plus ".join(part.figure if part.is_number else part.meaning or part.figure for part in parts)
    )


measures(Number, en=lambda node, say: Quantity(str(node.number)))
measures(Sum, en=sum_en)
measures(Negative, en=lambda node, say: altered(say.amount(node.part), minus=True))
measures(Count, en=count_en)
measures(X, en=lambda node, say: Quantity("X", "" if say.memory.x_said and say.memory.near else say.memory.x))
measures(
    Done, en=lambda node, say: Quantity("X", f"the number of {say.prior.done or 'changes made'} with the MAIN line")
)
measures(PriorX, en=lambda node, say: Quantity("X", f"{say.prior.x or 'what X was'} with the MAIN line"))


# Conditions ---------------------------------------------------------------------------------------------------------
def compared_en(node: Compared, say: Speaker, yes: bool) -> str:
    left, right = say.amount(node.left), say.amount(node.right)
    verb = "was" if left.past else "is"
    if not yes and node.op == EQUAL:
        return f"{left.meaning or left.figure} {verb} not {right.meaning or right.figure}"
    op = node.op if yes else CONTRARY[node.op]
    mine, theirs = left.counted, right.counted
    if mine is not None and theirs is not None and mine.side == YOURS and theirs.side == ENEMY:
        noun = mine.on(UNSAID)
        if noun == theirs.on(UNSAID) and op in COMPARATIVES:
            more, than = COMPARATIVES[op]
            return f"you have {more} {english.phrase(noun, BARE, True)} {than} the opponent"
    if mine is not None and right.is_number:
        have = "you have" if mine.side == YOURS else "there are"
        noun = mine.on(UNSAID) if mine.side == YOURS else mine
        return f"{have} {english.bound(op, right, True)} {english.phrase(noun, BARE, True)}"
    return f"{left.meaning or left.figure} {verb} {english.bound(op, right)}"


CONTRARY = {AT_MOST: MORE, LESS: AT_LEAST, EQUAL: EQUAL, AT_LEAST: LESS, MORE: AT_MOST}
COMPARATIVES = {LESS: ("fewer", "than"), EQUAL: ("as many", "as"), MORE: ("more", "than")}

holds(Exists, en=lambda node, say, yes: english.there_is(say.described(node.which, say), yes))
holds(Compared, en=compared_en)
holds(Unless, en=lambda node, say, yes: say.condition(node.part, not yes))
