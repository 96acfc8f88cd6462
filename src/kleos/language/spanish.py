"""Spanish grammar: articles and contractions, agreement, verbs with their pronouns, lists, comparisons and sentences."""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from kleos.language.grammar import AT_LEAST, AT_MOST, EQUAL, FROM, LESS, MORE, OBJECT, OF, TO, Voice, spoken, voiced
from kleos.language.nouns import (
    ACTIVE,
    ALL,
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
    TARGET,
    THEY,
    YOU,
    YOURS,
    Noun,
    Quantity,
    Target,
)
from kleos.language.romance import Romance

SIDE_RANK: Final = -1  # "Personaje enemigo oculto de la Aldea del Sonido": the side, what is seen, the kind
SIDE_WORDS: Final = {FRIENDLY: "aliado", ENEMY: "enemigo"}
NEARBY: Final = ("en juego",)  # places said at once, before the side
HEAVY: Final = 45  # a longer object goes behind the short words that follow the verb

# Feminine nouns that begin with a stressed a: "el arma", but "las armas"
STRESSED: Final = ("agua", "ala", "alma", "arma", "águila", "área", "hacha", "hada")
# Words of one syllable in -s have a plural of their own: "gris", "Dios"
SHORT: Final = re.compile(r"(?i)[^aeiouáéíóú]*(i?[aeo]|[iu])s")
UNCHANGING: Final = ("abajo", "arriba", "menos", "más")  # words that do not agree: "boca abajo"

# The third person of verbs that are not regular; the imperative is the same but for those below
THIRDS: Final = {
    "adquirir": "adquiere",
    "cerrar": "cierra",
    "conseguir": "consigue",
    "construir": "construye",
    "contar": "cuenta",
    "dar": "da",
    "decir": "dice",
    "desterrar": "destierra",
    "destruir": "destruye",
    "devolver": "devuelve",
    "elegir": "elige",
    "encontrar": "encuentra",
    "hacer": "hace",
    "herir": "hiere",
    "jugar": "juega",
    "mostrar": "muestra",
    "mover": "mueve",
    "obtener": "obtiene",
    "perder": "pierde",
    "poner": "pone",
    "probar": "prueba",
    "recontar": "recuenta",
    "repetir": "repite",
    "resolver": "resuelve",
    "seguir": "sigue",
    "sustituir": "sustituye",
    "tener": "tiene",
    "volver": "vuelve",
}
COMMANDS: Final = {
    "decir": "di",
    "hacer": "haz",
    "obtener": "obtén",
    "poner": "pon",
    "tener": "ten",
}
# The subjunctive, third person, of verbs that have it from their first person
YETS: Final = {
    "dar": "dé",
    "decir": "diga",
    "hacer": "haga",
    "obtener": "obtenga",
    "poner": "ponga",
    "tener": "tenga",
}
BEFORE_E: Final = (("g", "gu"), ("c", "qu"), ("z", "c"))  # how a stem is spelt before the e of "-ar" verbs
BEFORE_A: Final = (("gu", "g"), ("g", "j"), ("c", "z"))  # and before the a of the others
# Verbs of relative clauses, with the subjunctive that they take of what there is not
DOUBTED: Final = {
    "era": "fuera",
    "eran": "fueran",
    "es": "sea",
    "está": "esté",
    "estaba": "estuviera",
    "estaban": "estuvieran",
    "están": "estén",
    "son": "sean",
    "tenía": "tuviera",
    "tenían": "tuvieran",
    "tiene": "tenga",
    "tienen": "tengan",
}
ACCENTS: Final = str.maketrans("aeiou", "áéíóú")
UNACCENTED: Final = str.maketrans("áéíóú", "aeiou")
ACTORS: Final = {
    OPPONENT: "el adversario",
    OPPONENTS: "cada adversario",
    PLAYERS: "cada jugador",
    ACTIVE: "el jugador activo",
    THEY: "ese jugador",  # without it many verbs could be taken for imperatives
}
PREPOSITIONS: Final = {TO: "a", OF: "de", FROM: "de"}
PERSONAL: Final = ("derrotar",)  # verbs whose object is somebody: "derrota a un Personaje"
OBJECTS: Final = {OBJECT: "para", TO: "al que", OF: "del que", FROM: "del que"}  # of a verb whose target is asked for


class Spanish(Romance):
    """Spanish."""

    lang = "es"
    name = "Español"
    point = ","
    thousands = "."
    and_ = "y"
    or_ = "o"
    first_of = ("uno", "cada uno")
    have = ("tienes", "no tienes")
    there = ("hay", "no hay")
    so = {AT_MOST: "como máximo", LESS: "menos de", EQUAL: "exactamente", AT_LEAST: "al menos", MORE: "más de"}
    x_is = ", donde X es {}"

    # Texts ------------------------------------------------------------------------------------------------------------
    def listing(self, items: Sequence[str], last: str = "") -> str:
        """ "a, b y c", "a e Ikki", "7 u 8"."""
        last = last or self.and_
        following = items[-1].lower() if items else ""
        if last == "y" and re.match(r"h?i(?![aeou])", following):
            last = "e"
        elif last == "o" and re.match(r"h?[oó]|8|11\b", following):
            last = "u"
        return super().listing(items, last)

    @spoken("CAPITAL")
    def capital(self, text: str) -> str:
        """With a capital, which comes after the sign that opens a question."""
        if text[:1] in ("¿", "¡"):
            return text[0] + super().capital(text[1:])
        return super().capital(text)

    # Articles and prepositions ----------------------------------------------------------------------------------------
    def the(self, text: str, gender: str = "m", many: bool = False) -> str:
        """ "el Personaje", "la carta", "el arma", "los demás Personajes"."""
        if many:
            return f"{'las' if gender == 'f' else 'los'} {text}"
        return f"{'la' if gender == 'f' and not self.stressed(text) else 'el'} {text}"

    def stressed(self, text: str) -> bool:
        return text.lower().split(" ")[0] in STRESSED

    def article(self, text: str, gender: str = "m", many: bool = False) -> str:
        """The text with un or una before it; "otro" takes none."""
        if many or re.match(r"otr[oa]s?\b", text):
            return text
        return f"{'una' if gender == 'f' and not self.stressed(text) else 'un'} {text}"

    @spoken("THIS")
    def this(self, text: str, gender: str = "m", many: bool = False) -> str:
        if many:
            return f"{'estas' if gender == 'f' else 'estos'} {text}"
        return f"{'esta' if gender == 'f' else 'este'} {text}"

    @spoken("HIM")
    def him(self, gender: str = "m") -> str:
        """The pronoun that stands by itself: "como él"."""
        return "ella" if gender == "f" else "él"

    @spoken("OF")
    def of(self, text: str) -> str:
        """ "del Personaje", "de la carta"."""
        return self.contracted("de", text)

    @spoken("TO")
    def to(self, text: str) -> str:
        """ "al Personaje", "a la carta"."""
        return self.contracted("a", text)

    def contracted(self, word: str, text: str) -> str:
        return f"{word}l {text[3:]}" if text.startswith("el ") else f"{word} {text}"

    # Nouns and adjectives ---------------------------------------------------------------------------------------------
    def agree(self, word: str, gender: str = "m", many: bool = False) -> str:
        """An adjective or participle, given in the masculine singular; of several words the last is inflected."""
        *others, last = word.split(" ")
        if last in UNCHANGING:
            return word
        if gender == "f":
            if last.endswith("o"):
                last = f"{last[:-1]}a"
            elif last.endswith(("or", "án", "ún")):
                last = last.translate(UNACCENTED) + "a"
        return " ".join([*others, self.several_of(last) if many else last])

    def several_of(self, word: str) -> str:
        """The plural of a word; of several words the first is inflected: "puntos de fe"."""
        first, space, rest = word.partition(" ")
        if first.endswith("z"):
            first = f"{first[:-1]}ces"
        elif re.search(r"[áéíóú][ns]$", first):
            first = first[:-2] + first[-2].translate(UNACCENTED) + first[-1] + "es"
        elif first[-1:] in "aeiouáéó":
            first += "s"
        elif SHORT.fullmatch(first) or not first.endswith(("s", "x")):
            first += "es"
        return first + space + rest

    def inside(self, noun: Noun, definiteness: str, many: bool) -> str:
        """Determiner, head, adjectives and complements."""
        gender = noun.gender_of(many)
        ranked = [(rank, self.agree(word, gender, many)) for rank, word in noun.adjectives]
        if noun.side in SIDE_WORDS:
            ranked.append((SIDE_RANK, self.agree(SIDE_WORDS[noun.side], gender, many)))
        ranked.extend(noun.complements)
        ranked.sort(key=lambda entry: entry[0])
        repeats = noun.apart and definiteness == INDEFINITE and not noun.other and noun.side != YOURS
        head = noun.many if many else noun.apart if repeats else noun.one
        body = " ".join([head, *[word for _, word in ranked]])
        if noun.other:
            rest = noun.side != YOURS and (definiteness == ALL or (definiteness == DEFINITE and many))
            body = f"{'demás' if rest else self.agree('otro', gender, many)} {body}"
        if noun.side == YOURS:
            yours = f"{'tus' if many else 'tu'} {body}"
            return f"{self.agree('todo', gender, True)} {yours}" if definiteness == ALL else yours
        if definiteness == ALL:
            return f"{self.agree('todo', gender, True)} {self.the(body, gender, True)}"
        if definiteness == EACH:
            return f"cada {body}"
        if definiteness == NO:
            return f"{self.agree('ningún', gender)} {body}"
        if definiteness == DEFINITE:
            return self.the(body, gender, many)
        return self.article(body, gender) if definiteness == INDEFINITE and not many else body

    def after(self, noun: Noun, many: bool, negated: bool = False) -> str:
        """What follows head and adjectives."""
        words = []
        if noun.side == EITHER:
            words.append("de ambos jugadores" if many else "de ningún jugador" if negated else "de cualquier jugador")
        if noun.place:
            words.insert(0 if noun.place in NEARBY else len(words), noun.place)
        if noun.having:
            words.append(f"con {self.listing(noun.having)}")
        which = [f"que {self.doubted(clauses[many]) if negated else clauses[many]}" for clauses in noun.which]
        if noun.unlike:
            neither = " ni ".join(things[many] for things in noun.unlike)
            which.append(f"que no {'sean' if many else 'sea'} {neither}")
        if which:
            words.append(self.listing(which))
        return "".join(f" {word}" for word in words)

    def doubted(self, clause: str) -> str:
        """A relative clause as it stands behind "ninguna carta": "que estaba" becomes "que estuviera"."""
        return re.sub(r"^(no )?(\w+)", lambda found: (found[1] or "") + DOUBTED.get(found[2], found[2]), clause)

    # Amounts ----------------------------------------------------------------------------------------------------------
    def bound(self, op: str, quantity: Quantity, gender: str = "m") -> str:
        """ "de 3 o menos", "inferior al número de …": after a noun, or after "es"."""
        if quantity.is_number and op in (AT_MOST, AT_LEAST):
            return f"de {quantity.figure} o {'menos' if op == AT_MOST else 'más'}"
        if quantity.is_number and op == EQUAL:
            return f"de exactamente {quantity.figure}"
        words = {AT_MOST: "igual o inferior", LESS: "inferior", EQUAL: "igual", AT_LEAST: "igual o superior"}
        return f"{words.get(op, 'superior')} {self.to(quantity.figure if quantity.is_number else quantity.meaning)}"

    # Verbs ------------------------------------------------------------------------------------------------------------
    def third(self, verb: str) -> str:
        """The third person singular: "roba", "elige"."""
        first, space, rest = verb.partition(" ")
        found = THIRDS.get(first) or first[:-2] + ("a" if first.endswith("ar") else "e")
        return found + space + rest

    def second(self, verb: str) -> str:
        """The imperative of the second person singular: "roba", "pon"."""
        first, space, rest = verb.partition(" ")
        return COMMANDS[first] + space + rest if first in COMMANDS else self.third(verb)

    def present(self, verb: str) -> str:
        """The second person singular, told and not bidden: "robas", "eliges"."""
        first, space, rest = verb.partition(" ")
        return self.third(first) + "s" + space + rest

    def yet(self, verb: str) -> str:
        """The third person singular of the subjunctive: "declare", "juegue", "elija"."""
        first, space, rest = verb.partition(" ")
        if first in YETS:
            return YETS[first] + space + rest
        spelt, vowel = (BEFORE_E, "e") if first.endswith("ar") else (BEFORE_A, "a")
        stem = self.third(first)[:-1]
        for ending, changed in spelt:
            if stem.endswith(ending):
                stem = stem[: -len(ending)] + changed
                break
        return stem + vowel + space + rest

    def actor(self, say: Voice) -> str:
        """Who carries out the effect, if that is not whoever reads: "cada jugador", "p0", "cada adversario de p0"."""
        if say.subject in (NAMED, TARGET):
            return say.called()
        who = ACTORS[say.subject]
        return f"{who} {self.of(say.name)}" if say.name and say.subject in RIVALS else who

    def clause(self, say: Voice, verb: str, *words: str, clitic: str = "") -> str:
        """Who carries out the effect, the verb in the right form with its pronoun, and the rest."""
        if say.subject == MUST:
            return self.join("debes", self.onto(verb, clitic), *words)
        if say.subject == MAY:
            return self.join("puedes", self.onto(verb, clitic), *words)
        if say.subject in OTHERS:
            return self.join(self.actor(say), clitic, self.third(verb), *words)
        if say.subject == NOBODY:
            return self.join(self.onto(verb, clitic), *words)
        first, space, rest = self.second(verb).partition(" ")
        return self.join((self.accented(first) + clitic if clitic else first) + space + rest, *words)

    def may(self, say: Voice, verb: str, *words: str) -> str:
        """The same, left to who carries it out: "cada jugador puede robar 1 carta"."""
        who = f"{self.actor(say)} puede" if say.subject in OTHERS else "puedes"
        return self.join(who, verb, *words)

    def does(self, say: Voice, verb: str) -> str:
        """Who carries out the effect does so, told and not bidden: "declaras", "p0 declara"."""
        return f"{self.actor(say)} {self.third(verb)}" if say.subject in OTHERS else self.present(verb)

    @voiced("DOES_YET")
    def does_yet(self, say: Voice, verb: str) -> str:
        """The same of what has still to come, after "que": "declares", "p0 declare"."""
        if say.subject in OTHERS:
            return f"{self.actor(say)} {self.yet(verb)}"
        first, space, rest = self.yet(verb).partition(" ")
        return f"{first}s{space}{rest}"

    def has(self, say: Voice) -> str:
        return f"{say.name} tiene" if say.subject == NAMED else "tienes"

    def too(self, say: Voice, verb: str, *words: str, clitic: str = "") -> str:
        """A second verb of the same subject, after "y": "y descártala", "y descartarla", "y la descarta"."""
        if say.subject in OTHERS:
            return self.join(clitic, self.third(verb), *words)
        subject = NOBODY if say.subject in (MUST, MAY, NOBODY) else YOU
        return self.clause(say.but(subject=subject), verb, *words, clitic=clitic)

    def onto(self, verb: str, clitic: str) -> str:
        """An infinitive with the pronoun that leans on it: "ocultarlo"."""
        first, space, rest = verb.partition(" ")
        return first + clitic + space + rest

    def accented(self, command: str) -> str:
        """An imperative as it is written before a pronoun, where its stress would move: "descarta" in "descártala"."""
        marked = re.sub(r"([gq])u(?=[ei])", r"\1-", command)  # this u is mute
        vowels = [found for group in re.finditer(r"[aeiou]+", marked) for found in syllables(group)]
        if len(vowels) < 2 or command.translate(UNACCENTED) != command:
            return command
        start, nucleus = vowels[-2]
        strong = [at for at, letter in enumerate(nucleus) if letter in "aeo"]
        place = start + (strong[0] if strong else len(nucleus) - 1)
        return command[:place] + command[place].translate(ACCENTS) + command[place + 1 :]

    def deed(
        self, say: Voice, target: Target, verb: str, *, case: str = OBJECT, before: str = "", behind: str = ""
    ) -> str:
        """A verb with its target; where the target is being asked for, what is said after it: "para ocultar"."""
        if say.gap:
            return self.join(OBJECTS[case], verb, before, behind)
        if target.pronoun:
            if case in (OF, FROM):  # no pronoun that leans on the verb stands for these
                words = self.clause(say, verb, before, f"de {self.him(target.pronoun)}", behind)
            else:
                clitic = "le" if case == TO else "la" if target.pronoun == "f" else "lo"
                words = self.clause(say, verb, before, behind, clitic=clitic)
            return target.lead + words + target.tail
        parts = target.parts or (target.text,)
        before_whom = "a" if case == OBJECT and verb in PERSONAL else PREPOSITIONS.get(case)
        whom = self.listing([self.contracted(before_whom, part) if before_whom else part for part in parts])
        rest = (behind, whom) if case == OBJECT and len(whom) > HEAVY else (whom, behind)
        return target.lead + self.clause(say, verb, before, *rest) + target.tail

    # Whose it is ------------------------------------------------------------------------------------------------------
    def your(self, say: Voice, text: str, gender: str = "m", many: bool = False) -> str:
        """ "tu mano", "su mano", "tus descartes"."""
        return f"{'su' if say.subject in OTHERS else 'tu'}{'s' if many else ''} {text}"

    def his(self, thing: str, gender: str = "m") -> str:
        return f"su {thing}"

    def own(self, say: Voice, text: str, gender: str = "m", many: bool = False) -> str:
        """What belongs to who carries out the effect, said by itself: "tu Dios", "el Dios de p0"."""
        if say.subject == NAMED:
            return f"{self.the(text, gender, many)} {self.of(say.name)}"
        return self.your(say, text, gender, many)

    @voiced("EVERY")
    def every(self, say: Voice, text: str, gender: str = "m") -> str:
        """The same of each one: "cada turno tuyo", "cada turno de p0"."""
        if say.subject == NAMED:
            return f"cada {text} {self.of(say.name)}"
        return f"cada {text} {self.agree('suyo' if say.subject in OTHERS else 'tuyo', gender)}"

    def rivals(self, say: Voice, text: str, gender: str = "m") -> str:
        """What belongs to the opponent of who carries out the effect: "la mano del adversario", "tu mano"."""
        return f"tu {text}" if say.subject == OPPONENT else f"{self.the(text, gender)} del adversario"

    @voiced("TO_RIVAL")
    def to_rival(self, say: Voice, verb: str, what: str) -> str:
        """ "da … al adversario", "el adversario te da …"."""
        if say.subject == OPPONENT:
            return self.clause(say, verb, what, clitic="te")
        return self.clause(say, verb, what, "al adversario")

    def if_done(self, say: Voice) -> str:
        if say.subject == NAMED:
            return f"si {say.name} lo hace"
        return "si lo hace" if say.subject in OTHERS else "si lo haces"

    def then(self, texts: Iterable[str]) -> str:
        """Effects one after the other, each a sentence of its own."""
        first, *others = texts
        return ". ".join([first, *[f"Luego, {text}" if text.startswith("si ") else f"Luego {text}" for text in others]])


def syllables(group: re.Match[str]) -> Iterable[tuple[int, str]]:
    """The vowels of each syllable in a group of vowels, with where they begin: two strong ones are two syllables."""
    start, text = group.start(), group[0]
    at = 0
    for place in range(1, len(text)):
        if text[place] in "aeo" and text[place - 1] in "aeo":
            yield start + at, text[at:place]
            at = place
    yield start + at, text[at:]
