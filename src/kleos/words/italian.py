"""Italian grammar: articles and articulated prepositions, agreement, verbs, lists and comparisons."""

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

SIDE_RANK = -1  # "Personaggio nemico nascosto del Villaggio del Suono": the side, what is seen, the kind
SIDE_WORDS = {FRIENDLY: "amico", ENEMY: "nemico"}
NEARBY = ("in gioco",)  # places said at once, before the side
HEAVY = 27  # a longer object goes behind the short words that follow the verb


# Texts --------------------------------------------------------------------------------------------------------------
def capital(text: str) -> str:
    return text if CALLED.match(text) else text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    return capital(text) + ("" if text.endswith((".", "?", "!")) else ".")


def join(*words: str) -> str:
    """The words that are there, with spaces between them but none before a comma."""
    return " ".join(word for word in words if word).replace(" ,", ",")


def listing(items: Sequence[str], last: str = "e") -> str:
    if len(items) < 2:
        return "".join(items)
    if last == "e" and items[-1][:1].lower() == "e":
        last = "ed"
    return f"{', '.join(items[:-1])} {last} {items[-1]}"


# Articles and prepositions ------------------------------------------------------------------------------------------
VOWELS = "aàeèéiìoòuù"


def vocalic(text: str) -> bool:
    """Whether an article before the text loses its vowel: h is mute; a y or i before a vowel is no vowel."""
    lowered = text.lower()
    if lowered.startswith("h"):
        lowered = lowered[1:]
    glide = lowered[:1] in "iy" and lowered[1:2] != "" and lowered[1:2] in VOWELS
    return lowered[:1] != "" and lowered[:1] in VOWELS and not glide


def strong(text: str) -> bool:
    """Whether the text asks for lo, uno and gli: "lo scarto", "uno Zabuza", "gli psicologi"."""
    lowered = text.lower()
    if lowered[:1] == "s":
        return lowered[1:2] not in VOWELS and lowered[1:2].isalpha()
    if lowered[:1] in ("i", "y"):
        return lowered[1:2] != "" and lowered[1:2] in VOWELS
    return lowered.startswith(("z", "x", "gn", "pn", "ps", "ts"))


def the(text: str, gender: str = "m", many: bool = False) -> str:
    """ "il Personaggio", "lo scarto", "l'altro Personaggio", "gli altri Personaggi", "le carte"."""
    if gender == "f":
        return f"le {text}" if many else f"l'{text}" if vocalic(text) else f"la {text}"
    if many:
        return f"gli {text}" if vocalic(text) or strong(text) else f"i {text}"
    return f"l'{text}" if vocalic(text) else f"lo {text}" if strong(text) else f"il {text}"


def article(text: str, gender: str = "m", word: str = "un") -> str:
    """The text with un, uno, una or un' before it; nessun is inflected in the same way."""
    if gender == "f":
        return f"{word}'{text}" if vocalic(text) else f"{word}a {text}"
    return f"{word}o {text}" if strong(text) else f"{word} {text}"


def this(text: str, gender: str = "m", many: bool = False) -> str:
    if many:
        return f"{'queste' if gender == 'f' else 'questi'} {text}"
    if vocalic(text):
        return f"quest'{text}"
    return f"{'questa' if gender == 'f' else 'questo'} {text}"


def him(gender: str = "m") -> str:
    """The pronoun that stands by itself: "come lui"."""
    return "lei" if gender == "f" else "lui"


STEMS = {"di": "de", "a": "a", "da": "da", "in": "ne", "su": "su"}
ENDINGS = {"il": "l", "lo": "llo", "la": "lla", "i": "i", "gli": "gli", "le": "lle"}


def prep(word: str, text: str) -> str:
    """A preposition before a text, articulated where the text begins with an article: "del Personaggio", "ad altri"."""
    if word in STEMS:
        if text.startswith("l'"):
            return f"{STEMS[word]}l{text}"
        first, space, rest = text.partition(" ")
        if space and first in ENDINGS:
            return f"{STEMS[word]}{ENDINGS[first]} {rest}"
    if word == "a" and text[:1].lower() == "a":
        return f"ad {text}"
    return f"{word} {text}"


def of(text: str) -> str:
    return prep("di", text)


def to(text: str) -> str:
    return prep("a", text)


# Nouns and adjectives -----------------------------------------------------------------------------------------------
SOFT = ("amico", "nemico", "greco", "unico", "magico", "periodico")  # with "-ci" in the plural
ENDS = (("io", "i"), ("co", "chi"), ("go", "ghi"), ("ca", "che"), ("ga", "ghe"), ("o", "i"), ("a", "e"), ("e", "i"))


def agree(word: str, gender: str = "m", many: bool = False) -> str:
    """An adjective or participle, given in the masculine singular; of several words the last is inflected."""
    *others, last = word.split(" ")
    if last.endswith("o"):
        if gender == "f":
            last = last[:-1] + "a"
            last = plural(last) if many else last
        elif many:
            last = plural(last)
    elif last.endswith("e") and many:
        last = last[:-1] + "i"
    return " ".join([*others, last])


def plural(word: str) -> str:
    """The plural of a word; of several words the first is inflected: "Punti Mission"."""
    first, space, rest = word.partition(" ")
    for ending, changed in ENDS:
        if first.endswith(ending):
            soft = ending == "co" and first.lower() in SOFT
            first = first[: -len(ending)] + ("ci" if soft else changed)
            break
    return first + space + rest


def count(number: int, one: str, many: str = "") -> str:
    """ "0 carte", "1 carta", "2 carte"."""
    return f"{number} {one if number == 1 else many or plural(one)}"


def phrase(noun: Noun, definiteness: str = INDEFINITE, many: bool = False) -> str:
    """The noun phrase, inflected: "un altro Personaggio nemico in questa missione con Potere 3 o meno"."""
    if noun.fixed:
        return noun.one
    if noun.side == YOURS and definiteness in (INDEFINITE, EACH) and not many:
        first = "ciascuno" if definiteness == EACH else "uno"
        return f"{agree(first, noun.gender_of(True))} {of(inside(noun, BARE, True))}{after(noun, False)}"
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
        body = f"{agree('altro', gender, many)} {body}"
    if noun.side == YOURS:
        yours = {"m": "i tuoi" if many else "il tuo", "f": "le tue" if many else "la tua"}[gender]
        return f"{agree('tutto', gender, True)} {yours} {body}" if definiteness == ALL else f"{yours} {body}"
    if definiteness == ALL:
        return f"{agree('tutto', gender, True)} {the(body, gender, True)}"
    if definiteness == EACH:
        return f"ogni {body}"
    if definiteness == NO:
        return article(body, gender, "nessun")
    if definiteness == DEFINITE:
        return the(body, gender, many)
    return article(body, gender) if definiteness == INDEFINITE and not many else body


def after(noun: Noun, many: bool, negated: bool = False) -> str:
    """What follows head and adjectives."""
    words = []
    if noun.side == EITHER:
        words.append(
            "di entrambi i giocatori" if many else "di alcun giocatore" if negated else "di qualsiasi giocatore"
        )
    if noun.place:
        words.insert(0 if noun.place in NEARBY else len(words), noun.place)
    if noun.having:
        words.append(f"con {listing(noun.having)}")
    which = [f"che {clauses[many]}" for clauses in noun.which]
    if noun.unlike:
        neither = " né ".join(["", *[things[many] for things in noun.unlike]]).lstrip()
        verb = "non siano" if many else "non sia"
        which.append(f"che {verb} {neither if len(noun.unlike) > 1 else noun.unlike[0][many]}")
    if which:
        words.append(listing(which))
    return "".join(f" {word}" for word in words)


def bare(noun: Noun) -> str:
    """The noun phrase in the singular without article."""
    return inside(noun, BARE, False) + after(noun, False)


def there_is(noun: Noun, yes: bool = True) -> str:
    """ "c'è un …", "hai un …", or the contrary."""
    if noun.side == YOURS:
        verb = "hai" if yes else "non hai"
        return f"{verb} {phrase(noun.on(UNSAID), INDEFINITE if yes else NO)}"
    verb = "c'è" if yes else "non c'è"
    return f"{verb} {phrase(noun, INDEFINITE if yes else NO)}"


# Amounts ------------------------------------------------------------------------------------------------------------
def amount_of(quantity: Quantity, one: str, many: str = "") -> str:
    """ "1 carta", "2 carte", "X carte"."""
    return f"{quantity.figure} {one if quantity.is_one else many or plural(one)}"


def where(quantity: Quantity) -> str:
    """What X means, to be put at the end of the clause."""
    return f", dove X è {quantity.meaning}" if quantity.meaning else ""


def bound(op: int, quantity: Quantity) -> str:
    """ "3 o meno", "inferiore al numero di …": after a noun, or after "è"."""
    if quantity.is_number and op in (AT_MOST, AT_LEAST):
        return f"{quantity.figure} o {'meno' if op == AT_MOST else 'più'}"
    words = {AT_MOST: "pari o inferiore", LESS: "inferiore", EQUAL: "pari", AT_LEAST: "pari o superiore"}
    return f"{words.get(op, 'superiore')} {to(quantity.figure if quantity.is_number else quantity.meaning)}"


def so_many(op: int, number: str) -> str:
    """ "al massimo 2", "meno di 2", before what is counted."""
    words = {AT_MOST: "al massimo", LESS: "meno di", EQUAL: "esattamente", AT_LEAST: "almeno"}
    return f"{words.get(op, 'più di')} {number}"


# Verbs --------------------------------------------------------------------------------------------------------------
VERBS = {  # tu (imperative), lui or lei
    "acquisire": ("acquisisci", "acquisisce"),
    "fare": ("fai", "fa"),
    "ferire": ("ferisci", "ferisce"),
    "ottenere": ("ottieni", "ottiene"),
    "ridurre": ("riduci", "riduce"),
    "scegliere": ("scegli", "sceglie"),
}


def second(verb: str) -> str:
    """The imperative of the second person singular: "nascondi", "pesca"."""
    first, space, rest = verb.partition(" ")
    if first in VERBS:
        return VERBS[first][0] + space + rest
    return first[:-3] + ("a" if first.endswith("are") else "i") + space + rest


def present(verb: str) -> str:
    """The second person singular, told and not bidden: "nascondi", "dichiari", "giochi"."""
    if not verb.endswith("are"):
        return second(verb)
    return verb[:-3] + ("hi" if verb.endswith(("care", "gare")) else "i")


def third(verb: str) -> str:
    """The third person singular: "nasconde", "pesca"."""
    first, space, rest = verb.partition(" ")
    if first in VERBS:
        return VERBS[first][1] + space + rest
    return first[:-3] + ("a" if first.endswith("are") else "e") + space + rest


ACTORS = {
    OPPONENT: "l'avversario",
    OPPONENTS: "ogni avversario",
    PLAYERS: "ogni giocatore",
    ACTIVE: "il giocatore attivo",
    THEY: "quel giocatore",  # without it many verbs could be taken for imperatives
}


def actor(say: Speaker) -> str:
    """Who carries out the effect, if that is not whoever reads: "ogni giocatore", "p0", "ogni avversario di p0"."""
    if say.subject == NAMED:
        return say.name
    who = ACTORS[say.subject]
    return f"{who} {of(say.name)}" if say.name and say.subject in RIVALS else who


def clause(say: Speaker, verb: str, *words: str, clitic: str = "") -> str:
    """Who carries out the effect, the verb in the right form with its pronoun, and the rest."""
    if say.subject == MUST:
        return join("devi", onto(verb, clitic), *words)
    if say.subject == MAY:
        return join("puoi", onto(verb, clitic), *words)
    if say.subject in OTHERS:
        return join(actor(say), clitic, third(verb), *words)
    if say.subject == NOBODY:
        return join(onto(verb, clitic), *words)
    first, space, rest = second(verb).partition(" ")
    return join(first + clitic + space + rest, *words)


def may(say: Speaker, verb: str, *words: str) -> str:
    """The same, left to who carries it out: "ogni giocatore può pescare 1 carta"."""
    who = f"{actor(say)} può" if say.subject in OTHERS else "puoi"
    return join(who, verb, *words)


def does(say: Speaker, verb: str) -> str:
    """Who carries out the effect does so, told and not bidden: "dichiari", "p0 dichiara"."""
    return f"{actor(say)} {third(verb)}" if say.subject in OTHERS else present(verb)


def has(say: Speaker) -> str:
    return f"{say.name} ha" if say.subject == NAMED else "hai"


def too(say: Speaker, verb: str, *words: str, clitic: str = "") -> str:
    """A second verb of the same subject, after "e": "e scartala", "e scartarla", "e la scarta"."""
    if say.subject in OTHERS:
        return join(clitic, third(verb), *words)
    return clause(say.but(subject=NOBODY if say.subject in (MUST, MAY, NOBODY) else YOU), verb, *words, clitic=clitic)


def onto(verb: str, clitic: str) -> str:
    """An infinitive with the pronoun that leans on it: "nasconderlo"."""
    first, space, rest = verb.partition(" ")
    return (first[:-1] + clitic if clitic else first) + space + rest


# How an object hangs on its verb: "nascondere X", "assegnare … a X", "prendere il controllo di X", "rimuovere … da X"
OBJECT = "object"
TO = "a"
OF = "di"
FROM = "da"


def deed(say: Speaker, target: Target, verb: str, *, case: str = OBJECT, before: str = "", behind: str = "") -> str:
    """A verb with its target; where the target is being asked for, what is said after it: "da nascondere", "a cui dare …"."""
    if say.gap:
        return join("da" if case == OBJECT else f"{case} cui", verb, before, behind)
    if target.pronoun:
        she = target.pronoun == "f"
        clitic = {OBJECT: "la" if she else "lo", TO: "le" if she else "gli", OF: "ne", FROM: "le" if she else "gli"}[
            case
        ]
        return target.lead + clause(say, verb, before, behind, clitic=clitic) + target.tail
    whom = listing([part if case == OBJECT else prep(case, part) for part in target.parts or (target.text,)])
    rest = (behind, whom) if case == OBJECT and len(whom) > HEAVY else (whom, behind)
    return target.lead + clause(say, verb, before, *rest) + target.tail


def your(say: Speaker, text: str, gender: str = "m", many: bool = False) -> str:
    """ "la tua mano", "la sua mano", "il tuo mazzo", "i tuoi scarti"."""
    return the(f"{possessive(say, gender, many)} {text}", gender, many)


def possessive(say: Speaker, gender: str = "m", many: bool = False) -> str:
    """ "tuo", "sua", "tuoi", "sue"."""
    his = say.subject in OTHERS
    if gender == "f":
        return ("sue" if his else "tue") if many else "sua" if his else "tua"
    return ("suoi" if his else "tuoi") if many else "suo" if his else "tuo"


def own(say: Speaker, text: str, gender: str = "m") -> str:
    """What belongs to who carries out the effect, said by itself: "il tuo Dio", "il Dio di p0"."""
    if say.subject == NAMED:
        return f"{the(text, gender)} {of(say.name)}"
    return your(say, text, gender)


def every(say: Speaker, text: str, gender: str = "m") -> str:
    """The same of each one: "ogni tuo turno", "ogni turno di p0"."""
    if say.subject == NAMED:
        return f"ogni {text} {of(say.name)}"
    return f"ogni {possessive(say, gender)} {text}"


def rivals(say: Speaker, text: str, gender: str = "m") -> str:
    """What belongs to the opponent of who carries out the effect: "la mano dell'avversario", "la tua mano"."""
    if say.subject == OPPONENT:
        return f"{'la tua' if gender == 'f' else 'il tuo'} {text}"
    return f"{the(text, gender)} dell'avversario"


def to_rival(say: Speaker, verb: str, what: str) -> str:
    """ "cedi … all'avversario", "l'avversario ti cede …"."""
    if say.subject == OPPONENT:
        return clause(say, verb, what, clitic="ti")
    return clause(say, verb, what, "all'avversario")


def if_done(say: Speaker) -> str:
    if say.subject == NAMED:
        return f"se {say.name} lo fa"
    return "se lo fa" if say.subject in OTHERS else "se lo fai"


# Referring back -----------------------------------------------------------------------------------------------------
def character(participle: str) -> Referent:
    return Referent("", "", f"il Personaggio appena {participle}", f"il Personaggio {participle}")


def card(participle: str) -> Referent:
    done = agree(participle, "f")
    return Referent(f"la carta {done}", f"la carta {done}", f"la carta appena {done}", f"la carta {done}", "f")


def it(say: Speaker) -> Target:
    """What the line was last about."""
    found = say.memory.referent or character("scelto")
    if say.memory.near and not say.distant:
        return Target(found.near) if found.near else Target("", pronoun=found.gender)
    return Target(found.far)


def its(say: Speaker, thing: str, gender: str = "m") -> str:
    """Something that belongs to it: "il suo costo stampato", "il costo stampato di quella carta"."""
    found = say.memory.referent or character("scelto")
    near = say.memory.near and not say.distant
    owner = found.near_owner if near else found.far_owner
    if near and not owner:
        return f"{'la sua' if gender == 'f' else 'il suo'} {thing}"
    return f"{the(thing, gender)} {of(owner)}"


def then(texts: Iterable[str]) -> str:
    """Effects one after the other, each a sentence of its own."""
    first, *others = texts
    return ". ".join([first, *[f"Poi, {text}" if text.startswith("se ") else f"Poi {text}" for text in others]])
