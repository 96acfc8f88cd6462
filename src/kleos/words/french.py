"""French grammar: articles, elision and contraction, agreement, verbs, lists, comparisons, and typesetting."""

import re
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
    NOBODY,
    OPPONENT,
    OPPONENTS,
    OTHERS,
    PLAYERS,
    RIVALS,
    THEY,
    UNSAID,
    YOU,
    YOURS,
    Noun,
    Quantity,
    Referent,
    Speaker,
    Target,
)

SIDE_RANK = -1  # "Personnage ennemi caché du Village du Son": the side, what is seen, the kind
SIDE_WORDS = {FRIENDLY: "allié", ENEMY: "ennemi"}
NEARBY = ("en jeu",)  # places said at once, before the side
HEAVY = 45  # a longer object goes behind the short words that follow the verb

WIDE = "\u00a0"  # no-break space, before a colon and within quotation marks
THIN = "\u202f"  # narrow no-break space, before the other high marks
SPACES = f"[ {WIDE}{THIN}]*"


# Texts --------------------------------------------------------------------------------------------------------------
def typeset(text: str) -> str:
    """The text with the spaces that belong before : ; ! ? and inside « »; a text already set stays as it is."""
    text = re.sub(rf"(?<=[^\s]){SPACES}([;!?]+)", rf"{THIN}\1", text)
    text = re.sub(rf"(?<=[^\s]){SPACES}:(?=\s|$)", f"{WIDE}:", text)
    text = re.sub(rf"«{SPACES}", f"«{WIDE}", text)
    return re.sub(rf"{SPACES}»", f"{WIDE}»", text)


def capital(text: str) -> str:
    return text if CALLED.match(text) else text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    return typeset(capital(text) + ("" if text.endswith((".", "?", "!")) else "."))


def join(*words: str) -> str:
    """The words that are there, with spaces between them but none before a comma."""
    return " ".join(word for word in words if word).replace(" ,", ",")


def listing(items: Sequence[str], last: str = "et") -> str:
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"


# Elision and contraction --------------------------------------------------------------------------------------------
VOWELS = "aàâäeéèêëiîïoôöuùûüœæ"
MUTE = ("habi", "herbe", "heure", "hier", "histoire", "homme", "honneur", "horloge", "huile", "humain")
UNELIDED = ("onz", "oui", "uns", "ouistiti")


def vocalic(text: str) -> bool:
    """Whether a word before the text loses its vowel; the h of Japanese names is sounded."""
    lowered = text.lstrip("«\"' " + WIDE).lower()
    if lowered.startswith("y"):
        return lowered[1:2] not in VOWELS  # "d'Yvain", "de Yashamaru"
    return (lowered[:1] in VOWELS and lowered[:1] != "" and not lowered.startswith(UNELIDED)) or lowered.startswith(
        MUTE
    )


def elide(word: str, text: str) -> str:
    """ "le", "la", "de", "que", "ne", "lorsque" … before a text."""
    return f"{word[:-1]}'{text}" if vocalic(text) else f"{word} {text}"


def of(text: str) -> str:
    """ "du Personnage", "des cartes", "d'un Personnage", "de vos Personnages"."""
    for article, contracted in (("le ", "du "), ("les ", "des "), ("des ", "de ")):
        if text.startswith(article):
            rest = text[len(article) :]
            return elide("de", rest) if article == "des " else contracted + rest
    return elide("de", text)


def to(text: str) -> str:
    """ "au Personnage", "aux cartes", "à un Personnage"."""
    for article, contracted in (("le ", "au "), ("les ", "aux ")):
        if text.startswith(article):
            return contracted + text[len(article) :]
    return f"à {text}"


def that(clause: str) -> str:
    """ "qu'un Personnage …", "que vous …"."""
    return elide("que", clause)


def if_(clause: str) -> str:
    """ "s'il y a …", "si vous …": only before il and ils is the vowel lost."""
    return f"s'{clause}" if re.match(r"ils?\b", clause) else f"si {clause}"


# Nouns and adjectives -----------------------------------------------------------------------------------------------
def the(text: str, gender: str = "m", many: bool = False) -> str:
    if many:
        return f"les {text}"
    return elide("la" if gender == "f" else "le", text)


def article(text: str, gender: str = "m", many: bool = False) -> str:
    """The text with un, une or des before it."""
    if many:
        return of(text) if text.startswith("autres ") else f"des {text}"
    return f"{'une' if gender == 'f' else 'un'} {text}"


def this(text: str, gender: str = "m", many: bool = False) -> str:
    if many:
        return f"ces {text}"
    return f"cette {text}" if gender == "f" else f"{'cet' if vocalic(text) else 'ce'} {text}"


def he(gender: str = "m") -> str:
    """The pronoun that acts."""
    return "elle" if gender == "f" else "il"


def him(gender: str = "m") -> str:
    """The pronoun that stands by itself: "comme lui"."""
    return "elle" if gender == "f" else "lui"


FEMININES = {"bas": "basse", "gros": "grosse", "premier": "première", "dernier": "dernière", "nouveau": "nouvelle"}
PLURALS = {"tout": "tous"}


def agree(word: str, gender: str = "m", many: bool = False) -> str:
    """An adjective or participle, given in the masculine singular; of several words the first is inflected."""
    first, space, rest = word.partition(" ")
    if gender == "f":
        first = feminine(first)
    return (plural(first) if many else first) + space + rest


def feminine(word: str) -> str:
    if word in FEMININES:
        return FEMININES[word]
    if word.endswith("e"):
        return word
    for ending, changed in (("eux", "euse"), ("el", "elle"), ("er", "ère"), ("f", "ve")):
        if word.endswith(ending):
            return word[: -len(ending)] + changed
    return word + "e"


def plural(word: str) -> str:
    """The plural of a word; of several words the first is inflected: "Jetons Power"."""
    first, space, rest = word.partition(" ")
    if first in PLURALS:
        first = PLURALS[first]
    elif first.endswith(("eau", "eu")):
        first += "x"
    elif first.endswith("al"):
        first = first[:-2] + "aux"
    elif not first.endswith(("s", "x", "z")):
        first += "s"
    return first + space + rest


def count(number: int, one: str, many: str = "") -> str:
    """ "0 carte", "1 carte", "2 cartes"."""
    return f"{number} {one if abs(number) < 2 else many or plural(one)}"


def phrase(noun: Noun, definiteness: str = INDEFINITE, many: bool = False) -> str:
    """The noun phrase, inflected: "un autre Personnage ennemi dans cette mission avec une Puissance de 3 ou moins"."""
    if noun.fixed:
        return noun.one
    if noun.side == YOURS and definiteness in (INDEFINITE, EACH) and not many:
        first = "chacun" if definiteness == EACH else "un"
        return f"{agree(first, noun.gender_of(True))} de {inside(noun, BARE, True)}{after(noun, False)}"
    many = many or definiteness == ALL
    return inside(noun, definiteness, many) + after(noun, many, definiteness == NO)


def inside(noun: Noun, definiteness: str, many: bool) -> str:
    """Determiner, head, adjectives and complements."""
    gender = noun.gender_of(many)
    ranked = [(rank, agree(word, gender, many)) for rank, word in noun.adjectives]
    if noun.side in SIDE_WORDS:
        ranked.append((SIDE_RANK, agree(SIDE_WORDS[noun.side], gender, many)))
    ranked.extend(noun.complements)
    ranked.sort(key=lambda entry: entry[0])
    repeats = noun.apart and definiteness == INDEFINITE and not noun.other and noun.side != YOURS
    head = noun.many if many else noun.apart if repeats else noun.one
    body = " ".join([head, *[word for _, word in ranked]])
    if noun.other:
        body = f"{'autres' if many else 'autre'} {body}"
    if noun.side == YOURS:
        return (
            f"{agree('tout', gender, True)} vos {body}"
            if definiteness == ALL
            else f"{'vos' if many else 'votre'} {body}"
        )
    if definiteness == ALL:
        return f"{agree('tout', gender, True)} les {body}"
    if definiteness == EACH:
        return f"chaque {body}"
    if definiteness == NO:
        return f"{agree('aucun', gender)} {body}"
    if definiteness == DEFINITE:
        return the(body, gender, many)
    return body if definiteness == BARE else article(body, gender, many)


def after(noun: Noun, many: bool, negated: bool = False) -> str:
    """What follows head and adjectives."""
    words = []
    if noun.side == EITHER:
        words.append("des deux camps" if many else "de l'un ou l'autre camp" if negated else "de n'importe quel camp")
    if noun.place:
        words.insert(0 if noun.place in NEARBY else len(words), noun.place)
    if noun.having:
        words.append(f"avec {listing(noun.having)}")
    which = [f"qui {clauses[many]}" for clauses in noun.which]
    if noun.unlike:
        neither = " ni ".join(["", *[things[many] for things in noun.unlike]]).lstrip()
        verb = "ne sont" if many else "n'est"
        which.append(f"qui {verb} {neither if len(noun.unlike) > 1 else f'pas {noun.unlike[0][many]}'}")
    if which:
        words.append(listing(which))
    return "".join(f" {word}" for word in words)


def bare(noun: Noun) -> str:
    """The noun phrase in the singular without article."""
    return inside(noun, BARE, False) + after(noun, False)


def there_is(noun: Noun, yes: bool = True) -> str:
    """ "il y a un …", "vous avez un …", or the contrary."""
    if noun.side == YOURS:
        verb = "vous avez" if yes else "vous n'avez"
        return f"{verb} {phrase(noun.on(UNSAID), INDEFINITE if yes else NO)}"
    verb = "il y a" if yes else "il n'y a"
    return f"{verb} {phrase(noun, INDEFINITE if yes else NO)}"


# Amounts ------------------------------------------------------------------------------------------------------------
def amount_of(quantity: Quantity, one: str, many: str = "") -> str:
    """ "1 carte", "2 cartes", "X cartes"."""
    return f"{quantity.figure} {one if quantity.figure in ('0', '1') else many or plural(one)}"


def where(quantity: Quantity) -> str:
    """What X means, to be put at the end of the clause."""
    return f", X étant {quantity.meaning}" if quantity.meaning else ""


def bound(op: int, quantity: Quantity, gender: str = "m") -> str:
    """ "de 3 ou moins", "inférieure au nombre de …": after a noun of that gender, or after "est"."""
    if quantity.is_number and op in (AT_MOST, AT_LEAST):
        return f"de {quantity.figure} ou {'moins' if op == AT_MOST else 'plus'}"
    if quantity.is_number and op == EQUAL:
        return f"d'exactement {quantity.figure}"
    less, more, equal = (agree(word, gender) for word in ("inférieur", "supérieur", "égal"))
    words = {AT_MOST: f"{less} ou {equal}", LESS: less, EQUAL: equal, AT_LEAST: f"{more} ou {equal}"}
    return f"{words.get(op, more)} {to(quantity.figure if quantity.is_number else quantity.meaning)}"


def so_many(op: int, number: str) -> str:
    """ "au plus 2", "moins de 2", before what is counted."""
    words = {AT_MOST: "au plus", LESS: "moins de", EQUAL: "exactement", AT_LEAST: "au moins"}
    return f"{words.get(op, 'plus de')} {number}"


# Verbs --------------------------------------------------------------------------------------------------------------
VERBS = {  # vous, il or elle
    "acquérir": ("acquérez", "acquiert"),
    "choisir": ("choisissez", "choisit"),
    "détruire": ("détruisez", "détruit"),
    "faire": ("faites", "fait"),
    "mettre": ("mettez", "met"),
    "perdre": ("perdez", "perd"),
    "prendre": ("prenez", "prend"),
    "réduire": ("réduisez", "réduit"),
    "remettre": ("remettez", "remet"),
    "vaincre": ("vainquez", "vainc"),
}


def second(verb: str) -> str:
    """The second person plural, also as an imperative: "renvoyez"."""
    first, space, rest = verb.partition(" ")
    return (VERBS[first][0] if first in VERBS else stem(first) + "ez") + space + rest


def third(verb: str) -> str:
    """The third person singular: "renvoie", "révèle"."""
    first, space, rest = verb.partition(" ")
    if first in VERBS:
        return VERBS[first][1] + space + rest
    root = stem(first)
    if root.endswith("y"):
        root = root[:-1] + "i"
    root = re.sub(r"é([bcdfglmnprstv]+)$", r"è\1", root)
    return root + "e" + space + rest


def stem(verb: str) -> str:
    if not verb.endswith("er"):
        raise ValueError(f"the forms of '{verb}' are not known")
    return verb[:-2]


ACTORS = {
    OPPONENT: "l'adversaire",
    OPPONENTS: "chaque adversaire",
    PLAYERS: "chaque joueur",
    ACTIVE: "le joueur actif",
    THEY: "il",
}


def actor(say: Speaker) -> str:
    """Who carries out the effect, if that is not whoever reads: "chaque joueur", "p0", "chaque adversaire de p0"."""
    if say.subject == NAMED:
        return say.name
    who = ACTORS[say.subject]
    return f"{who} {of(say.name)}" if say.name and say.subject in RIVALS else who


def clause(say: Speaker, verb: str, *words: str, clitic: str = "") -> str:
    """Who carries out the effect, the verb in the right form with its pronoun, and the rest."""
    if say.subject == MUST:
        return join("vous devez", before_verb(clitic, verb), *words)
    if say.subject == MAY:
        return join("vous pouvez", before_verb(clitic, verb), *words)
    if say.subject in OTHERS:
        return join(actor(say), before_verb(clitic, third(verb)), *words)
    if say.subject == NOBODY:
        return join(before_verb(clitic, verb), *words)
    first, space, rest = second(verb).partition(" ")
    return join(first + (f"-{clitic}" if clitic else "") + space + rest, *words)


def may(say: Speaker, verb: str, *words: str) -> str:
    """The same, left to who carries it out: "chaque joueur peut piocher 1 carte"."""
    who = f"{actor(say)} peut" if say.subject in OTHERS else "vous pouvez"
    return join(who, verb, *words)


def does(say: Speaker, verb: str) -> str:
    """Who carries out the effect does so, told and not bidden: "vous déclarez", "p0 déclare"."""
    return f"{actor(say)} {third(verb)}" if say.subject in OTHERS else f"vous {second(verb)}"


def has(say: Speaker) -> str:
    return f"{say.name} a" if say.subject == NAMED else "vous avez"


def too(say: Speaker, verb: str, *words: str, clitic: str = "") -> str:
    """A second verb of the same subject, after "et": "et défaussez-la", "et la défausser", "et la défausse"."""
    if say.subject in OTHERS:
        return join(before_verb(clitic, third(verb)), *words)
    return clause(say.but(subject=NOBODY if say.subject in (MUST, MAY, NOBODY) else YOU), verb, *words, clitic=clitic)


def before_verb(clitic: str, verb: str) -> str:
    """A pronoun that leans on the verb: "le cacher", "l'ajouter", "lui donner"."""
    if clitic in ("le", "la"):
        return elide(clitic, verb)
    return join(clitic, verb)


# How an object hangs on its verb: "cacher X", "donner … à X", "prendre le contrôle de X"
OBJECT = "object"
TO = "to"
OF = "of"


def deed(say: Speaker, target: Target, verb: str, *, case: str = OBJECT, before: str = "", behind: str = "") -> str:
    """A verb with its target; where the target is being asked for, what is said after it: "à cacher", "à qui donner …"."""
    if say.gap:
        return join({OBJECT: "à", TO: "à qui", OF: "dont"}[case], verb, before, behind)
    if target.pronoun:
        clitic = {OBJECT: "la" if target.pronoun == "f" else "le", TO: "lui", OF: "en"}[case]
        return target.lead + clause(say, verb, before, behind, clitic=clitic) + target.tail
    parts = target.parts or (target.text,)
    whom = listing([to(part) if case == TO else of(part) if case == OF else part for part in parts])
    rest = (behind, whom) if case == OBJECT and len(whom) > HEAVY else (whom, behind)
    return target.lead + clause(say, verb, before, *rest) + target.tail


def your(say: Speaker, text: str, gender: str = "m", many: bool = False) -> str:
    """ "votre main", "sa main", "son deck"."""
    if say.subject not in OTHERS:
        return f"{'vos' if many else 'votre'} {text}"
    if many:
        return f"ses {text}"
    return f"{'sa' if gender == 'f' and not vocalic(text) else 'son'} {text}"


def own(say: Speaker, text: str, gender: str = "m", many: bool = False) -> str:
    """What belongs to who carries out the effect, said by itself: "votre Dieu", "le Dieu de p0"."""
    if say.subject == NAMED:
        return f"{the(text, gender, many)} {of(say.name)}"
    return your(say, text, gender, many)


def rivals(say: Speaker, text: str, gender: str = "m") -> str:
    """What belongs to the opponent of who carries out the effect: "la main de l'adversaire", "votre main"."""
    return f"votre {text}" if say.subject == OPPONENT else f"{the(text, gender)} de l'adversaire"


def to_rival(say: Speaker, verb: str, what: str) -> str:
    """ "donnez … à l'adversaire", "l'adversaire vous donne …"."""
    if say.subject == OPPONENT:
        return clause(say, verb, what, clitic="vous")
    return clause(say, verb, what, "à l'adversaire")


def if_done(say: Speaker) -> str:
    if say.subject == NAMED:
        return f"si {say.name} le fait"
    return "s'il le fait" if say.subject in OTHERS else "si vous le faites"


# Referring back -----------------------------------------------------------------------------------------------------
def character(participle: str) -> Referent:
    """ "Ce Personnage" would be the one that speaks."""
    return Referent("", "", f"le Personnage qui vient d'être {participle}", f"le Personnage {participle}")


def card(participle: str) -> Referent:
    done = agree(participle, "f")
    return Referent(
        f"la carte {done}", f"la carte {done}", f"la carte qui vient d'être {done}", f"la carte {done}", "f"
    )


def it(say: Speaker) -> Target:
    """What the line was last about."""
    found = say.memory.referent or character("choisi")
    if say.memory.near and not say.distant:
        return Target(found.near) if found.near else Target("", pronoun=found.gender)
    return Target(found.far)


def its(say: Speaker, thing: str, gender: str = "m") -> str:
    """Something that belongs to it: "son coût imprimé", "le coût imprimé de cette carte"."""
    found = say.memory.referent or character("choisi")
    near = say.memory.near and not say.distant
    owner = found.near_owner if near else found.far_owner
    if near and not owner:
        return f"{'sa' if gender == 'f' and not vocalic(thing) else 'son'} {thing}"
    return f"{the(thing, gender)} {of(owner)}"


def then(texts: Iterable[str]) -> str:
    """Effects one after the other, each a sentence of its own."""
    first, *others = texts
    return ". ".join([first, *[f"Ensuite, {text}" for text in others]])
