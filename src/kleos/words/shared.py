"""Phrase rules of the vocabulary that games share: control flow, conditions, amounts and predicates."""

from collections.abc import Callable
from dataclasses import replace as altered

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
from kleos.words import english, french, italian
from kleos.words.phrases import (
    BARE,
    ENEMY,
    INDEFINITE,
    NOBODY,
    OPPONENT,
    OPPONENTS,
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
def steps(node: Sequence, say: Speaker) -> list[str]:
    """What is done one after the other; only the first can hang on words before it, like "pour", "per"."""
    first, *others = node.steps
    later = say.but(subject=YOU) if say.subject == NOBODY else say
    return [say.effect(first), *[later.effect(part) for part in others]]


says(
    Sequence,
    en=lambda node, say: english.then(steps(node, say)),
    fr=lambda node, say: french.then(steps(node, say)),
    it=lambda node, say: italian.then(steps(node, say)),
)
says(
    When,
    en=lambda node, say: f"if {say.condition(node.condition)}, {say.effect(node.then)}",
    fr=lambda node, say: f"{french.if_(say.condition(node.condition))}, {say.effect(node.then)}",
    it=lambda node, say: f"se {say.condition(node.condition)}, {say.effect(node.then)}",
)
says(
    Repeat,  # what is repeated says itself how long
    en=lambda node, say: say.effect(node.effect),
    fr=lambda node, say: say.effect(node.effect),
    it=lambda node, say: say.effect(node.effect),
)
says(
    PayThen,
    en=lambda node, say: f"{say.effect(node.first)} to {say.but(subject=YOU).effect(node.then)}",
    fr=lambda node, say: f"{say.effect(node.first)} pour {say.but(subject=NOBODY).effect(node.then)}",
    it=lambda node, say: f"{say.effect(node.first)} per {say.but(subject=NOBODY).effect(node.then)}",
)


def by_opponent(node: EachOpponent, say: Speaker) -> str:
    return say.but(subject=OPPONENTS if say.several else OPPONENT).effect(node.effect)


def by_players(node: EachPlayer, say: Speaker) -> str:
    return say.but(subject=PLAYERS).effect(node.effect)


says(EachOpponent, en=by_opponent, fr=by_opponent, it=by_opponent)
says(EachPlayer, en=by_players, fr=by_players, it=by_players)


def if_done_en(node: IfDone, say: Speaker) -> str:
    first, test, rest = if_done(node, say)
    return f"{first}. {english.capital(english.if_done(say))}{test and f' and {test}'}, {rest}"


def if_done_fr(node: IfDone, say: Speaker) -> str:
    first, test, rest = if_done(node, say)
    return f"{first}. {french.capital(french.if_done(say))}{test and f' et {french.if_(test)}'}, {rest}"


def if_done_it(node: IfDone, say: Speaker) -> str:
    first, test, rest = if_done(node, say)
    return f"{first}. {italian.capital(italian.if_done(say))}{test and f' e se {test}'}, {rest}"


def if_done(node: IfDone, say: Speaker) -> tuple[str, str, str]:
    """What comes first, the condition of what follows, if there is one, and what follows."""
    first = say.effect(node.first)
    follow = say if say.subject == OPPONENT else say.onward()
    inner, test = node.then, ""
    if isinstance(inner, When):
        test = follow.condition(inner.condition)
        inner = inner.then
    return first, test, follow.effect(inner)


says(IfDone, en=if_done_en, fr=if_done_fr, it=if_done_it)


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
    words = one_word(found, noun)
    if words:
        return noun.adjective(words[0][0], english.listing([word for _, word in words], "or"))
    bare = Noun(noun.one, noun.many, noun.gender)
    forms = [say.noun(part, bare) for part in node.parts]
    one = english.listing([english.phrase(form) for form in forms], "or")
    many = english.listing([english.phrase(form, BARE, True) for form in forms], "or")
    return noun.that(f"is {one}", f"are {many}")


def either_fr(node: Either, noun: Noun, say: Speaker) -> Noun:
    """ "une Tsunade ou une Shizune", "du Village de la Feuille ou du Village du Sable"."""
    found = [say.noun(part, noun) for part in node.parts]
    if all(same_but_head(other, noun) for other in found):
        again = [french.article(other.one, other.gender) for other in found[1:]]
        apart = french.listing([found[0].one, *again], "ou")
        return one_head(found, noun, french.listing([other.one for other in found], "ou"), apart)
    words = one_word(found, noun)
    if words and found[0].complements != noun.complements:
        return noun.complement(words[0][0], french.listing([word for _, word in words], "ou"))
    bare = Noun(noun.one, noun.many, noun.gender)
    forms = [say.noun(part, bare) for part in node.parts]
    one = french.listing([french.phrase(form) for form in forms], "ou")
    many = french.listing([french.phrase(form, INDEFINITE, True) for form in forms], "ou")
    return noun.that(f"est {one}", f"sont {many}")


def either_it(node: Either, noun: Noun, say: Speaker) -> Noun:
    """ "una Tsunade o una Shizune", "del Villaggio della Foglia o del Villaggio della Sabbia"."""
    found = [say.noun(part, noun) for part in node.parts]
    if all(same_but_head(other, noun) for other in found):
        again = [italian.article(other.one, other.gender) for other in found[1:]]
        apart = italian.listing([found[0].one, *again], "o")
        return one_head(found, noun, italian.listing([other.one for other in found], "o"), apart)
    words = one_word(found, noun)
    if words and found[0].complements != noun.complements:
        return noun.complement(words[0][0], italian.listing([word for _, word in words], "o"))
    bare = Noun(noun.one, noun.many, noun.gender)
    forms = [say.noun(part, bare) for part in node.parts]
    one = italian.listing([italian.phrase(form) for form in forms], "o")
    many = italian.listing([italian.phrase(form, BARE, True) for form in forms], "o")
    return noun.that(f"è {one}", f"sono {many}")


def same_but_head(other: Noun, noun: Noun) -> bool:
    like = altered(
        other, one=noun.one, many=noun.many, gender=noun.gender, many_gender=noun.many_gender, apart=noun.apart
    )
    return like == noun


def one_head(found: list[Noun], noun: Noun, heads: str, apart: str) -> Noun:
    """The heads as one; of the feminine only if all of them are."""
    gender = "f" if all(other.gender == "f" for other in found) else "m"
    many_gender = noun.gender_of(True)
    return altered(noun, one=heads, many=f"{noun.many} {heads}", gender=gender, many_gender=many_gender, apart=apart)


def one_word(found: list[Noun], noun: Noun) -> list[tuple[int, str]]:
    """What each adds to the noun, with its rank, if that is one adjective or complement each and nothing else."""
    out = []
    for other in found:
        if altered(other, adjectives=noun.adjectives, complements=noun.complements) != noun:
            return []
        added = [entry for entry in other.adjectives if entry not in noun.adjectives]
        added += [entry for entry in other.complements if entry not in noun.complements]
        if len(added) != 1:
            return []
        out += added
    return out


def not_en(node: Not, noun: Noun, say: Speaker) -> Noun:
    form = say.noun(node.part, Noun(noun.one, noun.many, noun.gender))
    return noun.that(f"is not {english.phrase(form)}", f"are not {english.phrase(form, BARE, True)}")


def not_fr(node: Not, noun: Noun, say: Speaker) -> Noun:
    form = say.noun(node.part, Noun(noun.one, noun.many, noun.gender))
    return noun.but_not(french.phrase(form), french.phrase(form, INDEFINITE, True))


def not_it(node: Not, noun: Noun, say: Speaker) -> Noun:
    form = say.noun(node.part, Noun(noun.one, noun.many, noun.gender))
    return noun.but_not(italian.phrase(form), italian.phrase(form, BARE, True))


describes(All, en=all_of, fr=all_of, it=all_of)
describes(Either, en=either_en, fr=either_fr, it=either_it)
describes(Not, en=not_en, fr=not_fr, it=not_it)


# Amounts ------------------------------------------------------------------------------------------------------------
def count_en(node: Count, say: Speaker) -> Quantity:
    noun = say.described(node.which, say)
    return Quantity("X", f"the number of {english.phrase(noun, BARE, True)}", noun)


def count_fr(node: Count, say: Speaker) -> Quantity:
    noun = say.described(node.which, say)
    return Quantity("X", f"le nombre {french.of(french.phrase(noun, BARE, True))}", noun)


def count_it(node: Count, say: Speaker) -> Quantity:
    noun = say.described(node.which, say)
    return Quantity("X", f"il numero {italian.of(italian.phrase(noun, BARE, True))}", noun)


def sum_in(plus: str) -> Callable[[Sum, Speaker], Quantity]:
    def words(node: Sum, say: Speaker) -> Quantity:
        parts = [say.amount(node.left), say.amount(node.right)]
        return Quantity("X", f" {plus} ".join(part.figure if part.is_number else part.meaning or "X" for part in parts))

    return words


def number(node: Number, say: Speaker) -> Quantity:
    return Quantity(str(node.number))


def negative(node: Negative, say: Speaker) -> Quantity:
    return altered(say.amount(node.part), minus=True)


def measured(node: X, say: Speaker) -> Quantity:
    return Quantity("X", "" if say.memory.x_said and say.memory.near else say.memory.x)


measures(Number, en=number, fr=number, it=number)
measures(Sum, en=sum_in("plus"), fr=sum_in("plus"), it=sum_in("più"))
measures(Negative, en=negative, fr=negative, it=negative)
measures(Count, en=count_en, fr=count_fr, it=count_it)
measures(X, en=measured, fr=measured, it=measured)


# Conditions ---------------------------------------------------------------------------------------------------------
def compared_en(node: Compared, say: Speaker, yes: bool) -> str:
    left, right = say.amount(node.left), say.amount(node.right)
    verb = "was" if left.past else "is"
    if not yes and node.op == EQUAL:
        return f"{left.meaning or left.figure} {verb} not {right.meaning or right.figure}"
    op = node.op if yes else CONTRARY[node.op]
    mine = left.counted
    same = compared_sides(left, right)
    if same is not None and op in COMPARATIVES:
        more, than = COMPARATIVES[op]
        return f"{english.has(say)} {more} {english.phrase(same, BARE, True)} {than} the opponent"
    if mine is not None and right.is_number:
        have = english.has(say) if mine.side == YOURS else "there are"
        noun = mine.on(UNSAID) if mine.side == YOURS else mine
        return f"{have} {english.bound(op, right, True)} {english.phrase(noun, BARE, True)}"
    return f"{left.meaning or left.figure} {verb} {english.bound(op, right)}"


def compared_fr(node: Compared, say: Speaker, yes: bool) -> str:
    left, right = say.amount(node.left), say.amount(node.right)
    verb, negated = ("était", "n'était pas") if left.past else ("est", "n'est pas")
    what = left.meaning or left.figure
    if not yes and node.op == EQUAL:
        equal = french.agree("égal", left.gender)
        return f"{what} {negated} {equal} {french.to(right.meaning or right.figure)}"
    op = node.op if yes else CONTRARY[node.op]
    noun = compared_sides(left, right)
    if noun is not None and op in COMPARATIVES:
        more = {LESS: "moins", EQUAL: "autant", MORE: "plus"}[op]
        text = french.of(french.phrase(altered(noun, place=""), BARE, True))
        return french.join(french.has(say), noun.place, more, text, "que l'adversaire")
    if left.counted is not None and right.is_number:
        have = french.has(say) if left.counted.side == YOURS else "il y a"
        counted = left.counted.on(UNSAID) if left.counted.side == YOURS else left.counted
        many = right.figure not in ("0", "1")
        text = french.phrase(counted, BARE, True) if many else french.bare(counted)
        return f"{have} {french.so_many(op, right.figure)} {text}"
    return f"{what} {verb} {french.bound(op, right, left.gender)}"


def compared_it(node: Compared, say: Speaker, yes: bool) -> str:
    left, right = say.amount(node.left), say.amount(node.right)
    verb = "era" if left.past else "è"
    what = left.meaning or left.figure
    if not yes and node.op == EQUAL:
        return f"{what} non {verb} pari {italian.to(right.meaning or right.figure)}"
    op = node.op if yes else CONTRARY[node.op]
    noun = compared_sides(left, right)
    if noun is not None and op in COMPARATIVES:
        text = italian.phrase(altered(noun, place=""), BARE, True)
        if op == EQUAL:
            so, as_many = (italian.agree(word, noun.gender_of(True), True) for word in ("tanto", "quanto"))
            return italian.join(noun.place, italian.has(say), so, text, as_many, "ne ha l'avversario")
        return italian.join(noun.place, italian.has(say), "meno" if op == LESS else "più", text, "dell'avversario")
    if left.counted is not None and right.is_number:
        mine = left.counted.side == YOURS
        counted = left.counted.on(UNSAID) if mine else left.counted
        have = italian.has(say) if mine else "c'è" if right.is_one else "ci sono"
        text = italian.bare(counted) if right.is_one else italian.phrase(counted, BARE, True)
        return f"{have} {italian.so_many(op, right.figure)} {text}"
    return f"{what} {verb} {italian.bound(op, right)}"


def compared_sides(left: Quantity, right: Quantity) -> Noun | None:
    """What is compared where both count the same, one of your side and one of the enemy's."""
    mine, theirs = left.counted, right.counted
    if mine is None or theirs is None or mine.side != YOURS or theirs.side != ENEMY:
        return None
    noun = mine.on(UNSAID)
    return noun if noun == theirs.on(UNSAID) else None


CONTRARY = {AT_MOST: MORE, LESS: AT_LEAST, EQUAL: EQUAL, AT_LEAST: LESS, MORE: AT_MOST}
COMPARATIVES = {LESS: ("fewer", "than"), EQUAL: ("as many", "as"), MORE: ("more", "than")}


def contrary(node: Unless, say: Speaker, yes: bool) -> str:
    return say.condition(node.part, not yes)


holds(
    Exists,
    en=lambda node, say, yes: english.there_is(say.described(node.which, say), yes),
    fr=lambda node, say, yes: french.there_is(say.described(node.which, say), yes),
    it=lambda node, say, yes: italian.there_is(say.described(node.which, say), yes),
)
holds(Compared, en=compared_en, fr=compared_fr, it=compared_it)
holds(Unless, en=contrary, fr=contrary, it=contrary)
