"""Italian grammar: articles and articulated prepositions, agreement, verbs, lists, comparisons and sentences."""

from collections.abc import Iterable, Sequence

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

SIDE_RANK = -1  # "Personaggio nemico nascosto del Villaggio del Suono": the side, what is seen, the kind
SIDE_WORDS = {FRIENDLY: "amico", ENEMY: "nemico"}
NEARBY = ("in gioco",)  # places said at once, before the side
HEAVY = 27  # a longer object goes behind the short words that follow the verb
# Articles and prepositions ------------------------------------------------------------------------------------------
VOWELS = "aàeèéiìoòuù"
STEMS = {"di": "de", "a": "a", "da": "da", "in": "ne", "su": "su"}
ENDINGS = {"il": "l", "lo": "llo", "la": "lla", "i": "i", "gli": "gli", "le": "lle"}
# Nouns and adjectives -----------------------------------------------------------------------------------------------
SOFT = ("amico", "nemico", "greco", "unico", "magico", "periodico")  # with "-ci" in the plural
ENDS = (("io", "i"), ("co", "chi"), ("go", "ghi"), ("ca", "che"), ("ga", "ghe"), ("o", "i"), ("a", "e"), ("e", "i"))
# Verbs --------------------------------------------------------------------------------------------------------------
VERBS = {  # tu (imperative), lui or lei
    "acquisire": ("acquisisci", "acquisisce"),
    "fare": ("fai", "fa"),
    "ferire": ("ferisci", "ferisce"),
    "ottenere": ("ottieni", "ottiene"),
    "ridurre": ("riduci", "riduce"),
    "scegliere": ("scegli", "sceglie"),
}
ACTORS = {
    OPPONENT: "l'avversario",
    OPPONENTS: "ogni avversario",
    PLAYERS: "ogni giocatore",
    ACTIVE: "il giocatore attivo",
    THEY: "quel giocatore",  # without it many verbs could be taken for imperatives
}
PREPOSITIONS = {TO: "a", OF: "di", FROM: "da"}


class Italian(Romance):
    """Italian."""

    lang = "it"
    name = "Italiano"
    point = ","
    thousands = "."
    and_ = "e"
    or_ = "o"
    first_of = ("uno", "ciascuno")
    have = ("hai", "non hai")
    there = ("c'è", "non c'è")
    so = {AT_MOST: "al massimo", LESS: "meno di", EQUAL: "esattamente", AT_LEAST: "almeno", MORE: "più di"}
    x_is = ", dove X è {}"

    # Texts --------------------------------------------------------------------------------------------------------------

    def listing(self, items: Sequence[str], last: str = "") -> str:
        last = last or self.and_
        if last == "e" and len(items) > 1 and items[-1][:1].lower() == "e":
            last = "ed"
        return super().listing(items, last)

    def vocalic(self, text: str) -> bool:
        """Whether an article before the text loses its vowel: h is mute; a y or i before a vowel is no vowel."""
        lowered = text.lower()
        if lowered.startswith("h"):
            lowered = lowered[1:]
        glide = lowered[:1] in "iy" and lowered[1:2] != "" and lowered[1:2] in VOWELS
        return lowered[:1] != "" and lowered[:1] in VOWELS and not glide

    def strong(self, text: str) -> bool:
        """Whether the text asks for lo, uno and gli: "lo scarto", "uno Zabuza", "gli psicologi"."""
        lowered = text.lower()
        if lowered[:1] == "s":
            return lowered[1:2] not in VOWELS and lowered[1:2].isalpha()
        if lowered[:1] in ("i", "y"):
            return lowered[1:2] != "" and lowered[1:2] in VOWELS
        return lowered.startswith(("z", "x", "gn", "pn", "ps", "ts"))

    def the(self, text: str, gender: str = "m", many: bool = False) -> str:
        """ "il Personaggio", "lo scarto", "l'altro Personaggio", "gli altri Personaggi", "le carte"."""
        if gender == "f":
            return f"le {text}" if many else f"l'{text}" if self.vocalic(text) else f"la {text}"
        if many:
            return f"gli {text}" if self.vocalic(text) or self.strong(text) else f"i {text}"
        return f"l'{text}" if self.vocalic(text) else f"lo {text}" if self.strong(text) else f"il {text}"

    def article(self, text: str, gender: str = "m", many: bool = False) -> str:
        """The text with un, uno, una or un' before it."""
        return text if many else self.a_or_no("un", text, gender)

    def a_or_no(self, word: str, text: str, gender: str) -> str:
        """The text with un or nessun before it, which are inflected in the same way."""
        if gender == "f":
            return f"{word}'{text}" if self.vocalic(text) else f"{word}a {text}"
        return f"{word}o {text}" if self.strong(text) else f"{word} {text}"

    @spoken("THIS")
    def this(self, text: str, gender: str = "m", many: bool = False) -> str:
        if many:
            return f"{'queste' if gender == 'f' else 'questi'} {text}"
        if self.vocalic(text):
            return f"quest'{text}"
        return f"{'questa' if gender == 'f' else 'questo'} {text}"

    @spoken("HIM")
    def him(self, gender: str = "m") -> str:
        """The pronoun that stands by itself: "come lui"."""
        return "lei" if gender == "f" else "lui"

    @spoken("PREP")
    def prep(self, word: str, text: str) -> str:
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

    @spoken("OF")
    def of(self, text: str) -> str:
        return self.prep("di", text)

    @spoken("TO")
    def to(self, text: str) -> str:
        return self.prep("a", text)

    def agree(self, word: str, gender: str = "m", many: bool = False) -> str:
        """An adjective or participle, given in the masculine singular; of several words the last is inflected."""
        *others, last = word.split(" ")
        if last.endswith("o"):
            if gender == "f":
                last = last[:-1] + "a"
                last = self.several_of(last) if many else last
            elif many:
                last = self.several_of(last)
        elif last.endswith("e") and many:
            last = last[:-1] + "i"
        return " ".join([*others, last])

    def several_of(self, word: str) -> str:
        """The plural of a word; of several words the first is inflected: "Punti Mission"."""
        first, space, rest = word.partition(" ")
        for ending, changed in ENDS:
            if first.endswith(ending):
                soft = ending == "co" and first.lower() in SOFT
                first = first[: -len(ending)] + ("ci" if soft else changed)
                break
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
            body = f"{self.agree('altro', gender, many)} {body}"
        if noun.side == YOURS:
            yours = {"m": "i tuoi" if many else "il tuo", "f": "le tue" if many else "la tua"}[gender]
            return f"{self.agree('tutto', gender, True)} {yours} {body}" if definiteness == ALL else f"{yours} {body}"
        if definiteness == ALL:
            return f"{self.agree('tutto', gender, True)} {self.the(body, gender, True)}"
        if definiteness == EACH:
            return f"ogni {body}"
        if definiteness == NO:
            return self.a_or_no("nessun", body, gender)
        if definiteness == DEFINITE:
            return self.the(body, gender, many)
        return self.article(body, gender) if definiteness == INDEFINITE and not many else body

    def after(self, noun: Noun, many: bool, negated: bool = False) -> str:
        """What follows head and adjectives."""
        words = []
        if noun.side == EITHER:
            words.append(
                "di entrambi i giocatori" if many else "di alcun giocatore" if negated else "di qualsiasi giocatore"
            )
        if noun.place:
            words.insert(0 if noun.place in NEARBY else len(words), noun.place)
        if noun.having:
            words.append(f"con {self.listing(noun.having)}")
        which = [f"che {clauses[many]}" for clauses in noun.which]
        if noun.unlike:
            neither = " né ".join(["", *[things[many] for things in noun.unlike]]).lstrip()
            verb = "non siano" if many else "non sia"
            which.append(f"che {verb} {neither if len(noun.unlike) > 1 else noun.unlike[0][many]}")
        if which:
            words.append(self.listing(which))
        return "".join(f" {word}" for word in words)

    # Amounts ------------------------------------------------------------------------------------------------------------

    def bound(self, op: str, quantity: Quantity, gender: str = "m") -> str:
        """ "3 o meno", "inferiore al numero di …": after a noun, or after "è"."""
        if quantity.is_number and op in (AT_MOST, AT_LEAST):
            return f"{quantity.figure} o {'meno' if op == AT_MOST else 'più'}"
        words = {AT_MOST: "pari o inferiore", LESS: "inferiore", EQUAL: "pari", AT_LEAST: "pari o superiore"}
        return f"{words.get(op, 'superiore')} {self.to(quantity.figure if quantity.is_number else quantity.meaning)}"

    def second(self, verb: str) -> str:
        """The imperative of the second person singular: "nascondi", "pesca"."""
        first, space, rest = verb.partition(" ")
        if first in VERBS:
            return VERBS[first][0] + space + rest
        return first[:-3] + ("a" if first.endswith("are") else "i") + space + rest

    def present(self, verb: str) -> str:
        """The second person singular, told and not bidden: "nascondi", "dichiari", "giochi"."""
        if not verb.endswith("are"):
            return self.second(verb)
        return verb[:-3] + ("hi" if verb.endswith(("care", "gare")) else "i")

    def third(self, verb: str) -> str:
        """The third person singular: "nasconde", "pesca"."""
        first, space, rest = verb.partition(" ")
        if first in VERBS:
            return VERBS[first][1] + space + rest
        return first[:-3] + ("a" if first.endswith("are") else "e") + space + rest

    def actor(self, say: Voice) -> str:
        """Who carries out the effect, if that is not whoever reads: "ogni giocatore", "p0", "ogni avversario di p0"."""
        if say.subject in (NAMED, TARGET):
            return say.called()
        who = ACTORS[say.subject]
        return f"{who} {self.of(say.name)}" if say.name and say.subject in RIVALS else who

    def clause(self, say: Voice, verb: str, *words: str, clitic: str = "") -> str:
        """Who carries out the effect, the verb in the right form with its pronoun, and the rest."""
        if say.subject == MUST:
            return self.join("devi", self.onto(verb, clitic), *words)
        if say.subject == MAY:
            return self.join("puoi", self.onto(verb, clitic), *words)
        if say.subject in OTHERS:
            return self.join(self.actor(say), clitic, self.third(verb), *words)
        if say.subject == NOBODY:
            return self.join(self.onto(verb, clitic), *words)
        first, space, rest = self.second(verb).partition(" ")
        return self.join(first + clitic + space + rest, *words)

    def may(self, say: Voice, verb: str, *words: str) -> str:
        """The same, left to who carries it out: "ogni giocatore può pescare 1 carta"."""
        who = f"{self.actor(say)} può" if say.subject in OTHERS else "puoi"
        return self.join(who, verb, *words)

    def does(self, say: Voice, verb: str) -> str:
        """Who carries out the effect does so, told and not bidden: "dichiari", "p0 dichiara"."""
        return f"{self.actor(say)} {self.third(verb)}" if say.subject in OTHERS else self.present(verb)

    def has(self, say: Voice) -> str:
        return f"{say.name} ha" if say.subject == NAMED else "hai"

    def too(self, say: Voice, verb: str, *words: str, clitic: str = "") -> str:
        """A second verb of the same subject, after "e": "e scartala", "e scartarla", "e la scarta"."""
        if say.subject in OTHERS:
            return self.join(clitic, self.third(verb), *words)
        return self.clause(
            say.but(subject=NOBODY if say.subject in (MUST, MAY, NOBODY) else YOU), verb, *words, clitic=clitic
        )

    def onto(self, verb: str, clitic: str) -> str:
        """An infinitive with the pronoun that leans on it: "nasconderlo"."""
        first, space, rest = verb.partition(" ")
        return (first[:-1] + clitic if clitic else first) + space + rest

    def deed(
        self, say: Voice, target: Target, verb: str, *, case: str = OBJECT, before: str = "", behind: str = ""
    ) -> str:
        """A verb with its target; where the target is being asked for, what is said after it: "da nascondere", "a cui dare …"."""
        if say.gap:
            return self.join("da" if case == OBJECT else f"{PREPOSITIONS[case]} cui", verb, before, behind)
        if target.pronoun:
            she = target.pronoun == "f"
            clitic = {
                OBJECT: "la" if she else "lo",
                TO: "le" if she else "gli",
                OF: "ne",
                FROM: "le" if she else "gli",
            }[case]
            return target.lead + self.clause(say, verb, before, behind, clitic=clitic) + target.tail
        whom = self.listing(
            [part if case == OBJECT else self.prep(PREPOSITIONS[case], part) for part in target.parts or (target.text,)]
        )
        rest = (behind, whom) if case == OBJECT and len(whom) > HEAVY else (whom, behind)
        return target.lead + self.clause(say, verb, before, *rest) + target.tail

    def your(self, say: Voice, text: str, gender: str = "m", many: bool = False) -> str:
        """ "la tua mano", "la sua mano", "il tuo mazzo", "i tuoi scarti"."""
        return self.the(f"{self.possessive(say, gender, many)} {text}", gender, many)

    @voiced("POSSESSIVE")
    def possessive(self, say: Voice, gender: str = "m", many: bool = False) -> str:
        """ "tuo", "sua", "tuoi", "sue"."""
        his = say.subject in OTHERS
        if gender == "f":
            return ("sue" if his else "tue") if many else "sua" if his else "tua"
        return ("suoi" if his else "tuoi") if many else "suo" if his else "tuo"

    def his(self, thing: str, gender: str = "m") -> str:
        return f"{'la sua' if gender == 'f' else 'il suo'} {thing}"

    def own(self, say: Voice, text: str, gender: str = "m", many: bool = False) -> str:
        """What belongs to who carries out the effect, said by itself: "il tuo Dio", "il Dio di p0"."""
        if say.subject == NAMED:
            return f"{self.the(text, gender, many)} {self.of(say.name)}"
        return self.your(say, text, gender, many)

    @voiced("EVERY")
    def every(self, say: Voice, text: str, gender: str = "m") -> str:
        """The same of each one: "ogni tuo turno", "ogni turno di p0"."""
        if say.subject == NAMED:
            return f"ogni {text} {self.of(say.name)}"
        return f"ogni {self.possessive(say, gender)} {text}"

    def rivals(self, say: Voice, text: str, gender: str = "m") -> str:
        """What belongs to the opponent of who carries out the effect: "la mano dell'avversario", "la tua mano"."""
        if say.subject == OPPONENT:
            return f"{'la tua' if gender == 'f' else 'il tuo'} {text}"
        return f"{self.the(text, gender)} dell'avversario"

    @voiced("TO_RIVAL")
    def to_rival(self, say: Voice, verb: str, what: str) -> str:
        """ "cedi … all'avversario", "l'avversario ti cede …"."""
        if say.subject == OPPONENT:
            return self.clause(say, verb, what, clitic="ti")
        return self.clause(say, verb, what, "all'avversario")

    def if_done(self, say: Voice) -> str:
        if say.subject == NAMED:
            return f"se {say.name} lo fa"
        return "se lo fa" if say.subject in OTHERS else "se lo fai"

    # Referring back -----------------------------------------------------------------------------------------------------

    def then(self, texts: Iterable[str]) -> str:
        """Effects one after the other, each a sentence of its own."""
        first, *others = texts
        return ". ".join([first, *[f"Poi, {text}" if text.startswith("se ") else f"Poi {text}" for text in others]])
