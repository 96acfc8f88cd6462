"""English grammar: articles, plurals, verbs, lists, comparisons and sentences."""

from collections.abc import Iterable, Sequence

from kleos.effects.terms import AT_LEAST, AT_MOST, EQUAL, LESS
from kleos.words.phrases import (
    ACTIVE,
    ALL,
    BARE,
    CALLED,
    DEFINITE,
    EACH,
    EITHER,
    ENEMY,
    FRIENDLY,
    INDEFINITE,
    MAY,
    MUST,
    NAMED,
    NO,
    OPPONENT,
    OPPONENTS,
    OTHERS,
    PLAYERS,
    RIVALS,
    THEY,
    UNSAID,
    YOURS,
    Noun,
    Quantity,
    Referent,
    Speaker,
)

SIDE_RANK = 1  # "hidden enemy Summon character": what is seen, the side, the kind
SIDE_WORDS = {FRIENDLY: "friendly", ENEMY: "enemy"}


# Texts --------------------------------------------------------------------------------------------------------------
def capital(text: str) -> str:
    return text if CALLED.match(text) else text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    return capital(text) + ("" if text.endswith((".", "?", "!")) else ".")


def join(*words: str) -> str:
    """The words that are there, with spaces between them but none before a comma."""
    return " ".join(word for word in words if word).replace(" ,", ",")


def listing(items: Sequence[str], last: str = "and") -> str:
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"


# Nouns --------------------------------------------------------------------------------------------------------------
def of(text: str) -> str:
    return f"of {text}"


def article(text: str) -> str:
    """The text with a or an before it."""
    lowered = text.lower()
    vowel = lowered[:1] in "aeiou" and not lowered.startswith(("one", "uni", "use", "eu"))
    return f"{'an' if vowel else 'a'} {text}"


def count(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or one + 's'}"


def phrase(noun: Noun, definiteness: str = INDEFINITE, many: bool = False) -> str:
    """The noun phrase, inflected: "another enemy character in this mission with Power 3 or less"."""
    if noun.fixed:
        return noun.one
    if noun.side == YOURS and definiteness in (INDEFINITE, EACH):
        first = "one" if definiteness == INDEFINITE else "each"
        return f"{first} of {inside(noun, BARE, True)}{after(noun, False)}"
    return inside(noun, definiteness, many or definiteness == ALL) + after(noun, many or definiteness == ALL)


def inside(noun: Noun, definiteness: str, many: bool) -> str:
    """Determiner, adjectives and head."""
    ranked = list(noun.adjectives)
    if noun.side in SIDE_WORDS:
        ranked.append((SIDE_RANK, SIDE_WORDS[noun.side]))
    ranked.sort(key=lambda entry: entry[0])
    body = " ".join([*[word for _, word in ranked], noun.many if many else noun.one])
    if definiteness == INDEFINITE and not many:
        return f"another {body}" if noun.other else article(body)
    if noun.other:
        body = f"other {body}"
    if noun.side == YOURS:
        body = f"your {body}"
    if definiteness in (ALL, EACH, NO, DEFINITE):
        return f"{definiteness} {body}"
    return body


def after(noun: Noun, many: bool) -> str:
    """What follows the head."""
    out = ""
    if noun.side == EITHER:
        out += " of both sides" if many else " of either side"
    if noun.place:
        out += f" {noun.place}"
    if noun.having:
        out += f" with {listing(noun.having)}"
    if noun.which:
        out += f" that {listing([clauses[1 if many else 0] for clauses in noun.which])}"
    return out


def bare(noun: Noun) -> str:
    """The noun phrase in the singular without article."""
    return inside(noun, BARE, False) + after(noun, False)


def there_is(noun: Noun, yes: bool = True) -> str:
    """ "there is a …", or "you have a …", or the contrary."""
    verb = "you have" if noun.side == YOURS else "there is"
    return f"{verb} {phrase(noun.on(UNSAID) if noun.side == YOURS else noun, INDEFINITE if yes else NO)}"


# Amounts ------------------------------------------------------------------------------------------------------------
def amount_of(quantity: Quantity, one: str, many: str = "") -> str:
    """ "1 card", "2 cards", "X cards"."""
    return f"{quantity.figure} {one if quantity.is_one else many or one + 's'}"


def where(quantity: Quantity) -> str:
    """What X means, to be put at the end of the clause."""
    return f", where X is {quantity.meaning}" if quantity.meaning else ""


def bound(op: int, quantity: Quantity, fewer: bool = False) -> str:
    """ "3 or less", "no higher than the number of …"."""
    if quantity.is_number:
        figure = quantity.figure
        if op == AT_MOST:
            return f"{figure} or {'fewer' if fewer else 'less'}"
        if op == AT_LEAST:
            return f"{figure} or more"
        if op == EQUAL:
            return f"exactly {figure}"
        return f"{('fewer' if fewer else 'less') if op == LESS else 'more'} than {figure}"
    words = {AT_MOST: "no higher than", LESS: "lower than", EQUAL: "equal to", AT_LEAST: "no lower than"}
    return f"{words.get(op, 'higher than')} {quantity.meaning}"


# Verbs --------------------------------------------------------------------------------------------------------------
def third(verb: str) -> str:
    """The third person: "look at" gives "looks at"."""
    first, space, rest = verb.partition(" ")
    if first.endswith("y") and first[-2:-1] not in "aeiou":
        first = first[:-1] + "ies"
    elif first.endswith(("s", "sh", "ch", "x", "o")):
        first += "es"
    else:
        first += "s"
    return first + space + rest


ACTORS = {
    OPPONENT: "the opponent",
    OPPONENTS: "each opponent",
    PLAYERS: "each player",
    ACTIVE: "the active player",
    THEY: "they",
}


def actor(say: Speaker) -> str:
    """Who carries out the effect, if that is not whoever reads: "each player", "p0", "each opponent of p0"."""
    if say.subject == NAMED:
        return say.name
    who = ACTORS[say.subject]
    return f"{who} {of(say.name)}" if say.name and say.subject in RIVALS else who


def clause(say: Speaker, verb: str, *words: str) -> str:
    """Who carries out the effect, the verb in the right form, and the rest."""
    if say.subject == MUST:
        return join("you must", verb, *words)
    if say.subject == MAY:
        return join("you may", verb, *words)
    if say.subject in OTHERS:
        return join(does(say, verb), *words)
    return join(verb, *words)


def may(say: Speaker, verb: str, *words: str) -> str:
    """The same, left to who carries it out: "each player may draw 1 card"."""
    return join(actor(say) if say.subject in OTHERS else "you", "may", verb, *words)


def does(say: Speaker, verb: str) -> str:
    """Who carries out the effect does so, told and not bidden: "you declare", "p0 declares"."""
    if say.subject not in OTHERS:
        return f"you {verb}"
    return f"{actor(say)} {verb if say.subject == THEY else third(verb)}"


def has(say: Speaker) -> str:
    return f"{say.name} has" if say.subject == NAMED else "you have"


def your(say: Speaker) -> str:
    return "their" if say.subject in OTHERS else "your"


def own(say: Speaker, text: str) -> str:
    """What belongs to who carries out the effect, said by itself: "your God", "p0's God"."""
    return f"{say.name}'s {text}" if say.subject == NAMED else f"{your(say)} {text}"


def rival(say: Speaker) -> str:
    """The opponent of who carries out the effect."""
    return "you" if say.subject == OPPONENT else "the opponent"


def rivals(say: Speaker) -> str:
    return "your" if say.subject == OPPONENT else "the opponent's"


def if_done(say: Speaker) -> str:
    if say.subject == NAMED:
        return f"if {say.name} does"
    return "if they do" if say.subject in OTHERS else "if you do"


# Referring back -----------------------------------------------------------------------------------------------------
def character(participle: str) -> Referent:
    return Referent("it", "its", f"the character just {participle}", "that character's")


def card(participle: str) -> Referent:
    return Referent("that card", "that card's", f"the card just {participle}", "that card's")


def it(say: Speaker) -> str:
    """What the line was last about."""
    found = say.memory.referent or character("chosen")
    return found.near if say.memory.near and not say.distant else found.far


def its(say: Speaker) -> str:
    """The same, as the owner of something."""
    found = say.memory.referent or character("chosen")
    return found.near_owner if say.memory.near and not say.distant else found.far_owner


def then(texts: Iterable[str]) -> str:
    """Effects one after the other, each a sentence of its own."""
    first, *others = texts
    return ". ".join([first, *[f"Then, {text}" if text.startswith("if ") else f"Then {text}" for text in others]])
