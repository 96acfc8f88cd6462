"""French grammar: articles, elision and contraction, agreement, verbs, lists, comparisons, and typesetting."""

import re
from collections.abc import Iterable, Sequence

from kleos.language.grammar import AT_LEAST, AT_MOST, EQUAL, FROM, LESS, MORE, OBJECT, OF, TO, Voice, spoken, voiced
from kleos.language.nouns import (
    ACTIVE,
    ALL,
    BARE,
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

SIDE_RANK = -1  # "Personnage ennemi caché du Village du Son": the side, what is seen, the kind
SIDE_WORDS = {FRIENDLY: "allié", ENEMY: "ennemi"}
NEARBY = ("en jeu",)  # places said at once, before the side
HEAVY = 45  # a longer object goes behind the short words that follow the verb
WIDE = "\u00a0"  # no-break space, before a colon and within quotation marks
THIN = "\u202f"  # narrow no-break space, before the other high marks
SPACES = f"[ {WIDE}{THIN}]*"
UNSET = re.compile(rf"[;!?](?<!{THIN}.)|:(?<!{WIDE}.)(?=\s|$)|«(?!{WIDE})|»(?<!{WIDE}.)")  # a mark without its space
# Elision and contraction --------------------------------------------------------------------------------------------
VOWELS = "aàâäeéèêëiîïoôöuùûüœæ"
MUTE = ("habi", "herbe", "heure", "hier", "histoire", "homme", "honneur", "horloge", "huile", "humain")
UNELIDED = ("onz", "oui", "uns", "ouistiti")
INVARIABLES = ("marron", "orange")  # colours that are called after things
FEMININES = {"bas": "basse", "gros": "grosse", "premier": "première", "dernier": "dernière", "nouveau": "nouvelle"}
PLURALS = {"tout": "tous"}
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
ACTORS = {
    OPPONENT: "l'adversaire",
    OPPONENTS: "chaque adversaire",
    PLAYERS: "chaque joueur",
    ACTIVE: "le joueur actif",
    THEY: "il",
}


class French(Romance):
    """French."""

    lang = "fr"
    name = "Français"
    point = ","
    thousands = THIN
    and_ = "et"
    or_ = "ou"
    semicolon = f"{THIN}; "
    first_of = ("un", "chacun")
    have = ("vous avez", "vous n'avez")
    there = ("il y a", "il n'y a")
    so = {AT_MOST: "au plus", LESS: "moins de", EQUAL: "exactement", AT_LEAST: "au moins", MORE: "plus de"}
    x_is = ", X étant {}"

    def plural(self, count: float) -> str:
        """0 is singular too."""
        return "one" if count < 2 else "other"

    # Texts --------------------------------------------------------------------------------------------------------------
    def typeset(self, text: str) -> str:
        """With no-break spaces: wide before a colon and within quotation marks, narrow before other marks."""
        text = text.replace(" :", f"{WIDE}:").replace("« ", f"«{WIDE}").replace(" »", f"{WIDE}»")
        for mark in ";!?%":
            text = text.replace(f" {mark}", THIN + mark)
        return text

    def finished(self, text: str) -> str:
        """The text with the spaces that belong before : ; ! ? and inside « »; a text already set stays as it is."""
        if UNSET.search(text) is None:  # as most texts are: looking for each mark takes long
            return text
        text = re.sub(rf"(?<=[^\s]){SPACES}([;!?]+)", rf"{THIN}\1", text)
        text = re.sub(rf"(?<=[^\s]){SPACES}:(?=\s|$)", f"{WIDE}:", text)
        text = re.sub(rf"«{SPACES}", f"«{WIDE}", text)
        return re.sub(rf"{SPACES}»", f"{WIDE}»", text)

    def sentence(self, text: str) -> str:
        return self.finished(self.capital(text) + ("" if text.endswith((".", "?", "!")) else "."))

    def vocalic(self, text: str) -> bool:
        """Whether a word before the text loses its vowel; the h of Japanese names is sounded."""
        lowered = text.lstrip("«\"' " + WIDE).lower()
        if lowered.startswith("y"):
            return lowered[1:2] not in VOWELS  # "d'Yvain", "de Yashamaru"
        return (lowered[:1] in VOWELS and lowered[:1] != "" and not lowered.startswith(UNELIDED)) or lowered.startswith(
            MUTE
        )

    @spoken("ELIDE")
    def elide(self, word: str, text: str) -> str:
        """ "le", "la", "de", "que", "ne", "lorsque" … before a text."""
        return f"{word[:-1]}'{text}" if self.vocalic(text) else f"{word} {text}"

    @spoken("OF")
    def of(self, text: str) -> str:
        """ "du Personnage", "des cartes", "d'un Personnage", "de vos Personnages"."""
        for article, contracted in (("le ", "du "), ("les ", "des "), ("des ", "de ")):
            if text.startswith(article):
                rest = text[len(article) :]
                return self.elide("de", rest) if article == "des " else contracted + rest
        return self.elide("de", text)

    @spoken("TO")
    def to(self, text: str) -> str:
        """ "au Personnage", "aux cartes", "à un Personnage"."""
        for article, contracted in (("le ", "au "), ("les ", "aux ")):
            if text.startswith(article):
                return contracted + text[len(article) :]
        return f"à {text}"

    @spoken("THAT")
    def that(self, clause: str) -> str:
        """ "qu'un Personnage …", "que vous …"."""
        return self.elide("que", clause)

    @spoken("IF")
    def if_(self, clause: str) -> str:
        """ "s'il y a …", "si vous …": only before il and ils is the vowel lost."""
        return f"s'{clause}" if re.match(r"ils?\b", clause) else f"si {clause}"

    # Nouns and adjectives -----------------------------------------------------------------------------------------------
    def the(self, text: str, gender: str = "m", many: bool = False) -> str:
        if many:
            return f"les {text}"
        return self.elide("la" if gender == "f" else "le", text)

    def article(self, text: str, gender: str = "m", many: bool = False) -> str:
        """The text with un, une or des before it."""
        if many:
            return self.of(text) if text.startswith("autres ") else f"des {text}"
        return f"{'une' if gender == 'f' else 'un'} {text}"

    @spoken("OR_MANY")
    def either_many(self, nouns: Sequence[Noun]) -> str:
        """ "des cartes ou des Personnages": French repeats the article."""
        return self.listing([self.phrase(noun, INDEFINITE, True) for noun in nouns], self.or_)

    @spoken("THIS")
    def this(self, text: str, gender: str = "m", many: bool = False) -> str:
        if many:
            return f"ces {text}"
        return f"cette {text}" if gender == "f" else f"{'cet' if self.vocalic(text) else 'ce'} {text}"

    @spoken("HE")
    def he(self, gender: str = "m") -> str:
        """The pronoun that acts."""
        return "elle" if gender == "f" else "il"

    @spoken("HIM")
    def him(self, gender: str = "m") -> str:
        """The pronoun that stands by itself: "comme lui"."""
        return "elle" if gender == "f" else "lui"

    def agree(self, word: str, gender: str = "m", many: bool = False) -> str:
        """An adjective or participle, given in the masculine singular; of several words the first is inflected."""
        first, space, rest = word.partition(" ")
        if first in INVARIABLES:
            return word
        if gender == "f":
            first = self.feminine(first)
        return (self.several_of(first) if many else first) + space + rest

    def feminine(self, word: str) -> str:
        if word in FEMININES:
            return FEMININES[word]
        if word.endswith("e"):
            return word
        for ending, changed in (("eux", "euse"), ("el", "elle"), ("er", "ère"), ("f", "ve")):
            if word.endswith(ending):
                return word[: -len(ending)] + changed
        return word + "e"

    def several_of(self, word: str) -> str:
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
            body = f"{'autres' if many else 'autre'} {body}"
        if noun.side == YOURS:
            return (
                f"{self.agree('tout', gender, True)} vos {body}"
                if definiteness == ALL
                else f"{'vos' if many else 'votre'} {body}"
            )
        if definiteness == ALL:
            return f"{self.agree('tout', gender, True)} les {body}"
        if definiteness == EACH:
            return f"chaque {body}"
        if definiteness == NO:
            return f"{self.agree('aucun', gender)} {body}"
        if definiteness == DEFINITE:
            return self.the(body, gender, many)
        return body if definiteness == BARE else self.article(body, gender, many)

    def after(self, noun: Noun, many: bool, negated: bool = False) -> str:
        """What follows head and adjectives."""
        words = []
        if noun.side == EITHER:
            words.append(
                "des deux camps" if many else "de l'un ou l'autre camp" if negated else "de n'importe quel camp"
            )
        if noun.place:
            words.insert(0 if noun.place in NEARBY else len(words), noun.place)
        if noun.having:
            words.append(f"avec {self.listing(noun.having)}")
        which = [f"qui {clauses[many]}" for clauses in noun.which]
        if noun.unlike:
            neither = " ni ".join(["", *[things[many] for things in noun.unlike]]).lstrip()
            verb = "ne sont" if many else "n'est"
            which.append(f"qui {verb} {neither if len(noun.unlike) > 1 else f'pas {noun.unlike[0][many]}'}")
        if which:
            words.append(self.listing(which))
        return "".join(f" {word}" for word in words)

    # Amounts ------------------------------------------------------------------------------------------------------------

    def bound(self, op: str, quantity: Quantity, gender: str = "m") -> str:
        """ "de 3 ou moins", "inférieure au nombre de …": after a noun of that gender, or after "est"."""
        if quantity.is_number and op in (AT_MOST, AT_LEAST):
            return f"de {quantity.figure} ou {'moins' if op == AT_MOST else 'plus'}"
        if quantity.is_number and op == EQUAL:
            return f"d'exactement {quantity.figure}"
        less, more, equal = (self.agree(word, gender) for word in ("inférieur", "supérieur", "égal"))
        words = {AT_MOST: f"{less} ou {equal}", LESS: less, EQUAL: equal, AT_LEAST: f"{more} ou {equal}"}
        return f"{words.get(op, more)} {self.to(quantity.figure if quantity.is_number else quantity.meaning)}"

    def second(self, verb: str) -> str:
        """The second person plural, also as an imperative: "renvoyez"."""
        first, space, rest = verb.partition(" ")
        return (VERBS[first][0] if first in VERBS else self.stem(first) + "ez") + space + rest

    def third(self, verb: str) -> str:
        """The third person singular: "renvoie", "révèle"."""
        first, space, rest = verb.partition(" ")
        if first in VERBS:
            return VERBS[first][1] + space + rest
        root = self.stem(first)
        if root.endswith("y"):
            root = root[:-1] + "i"
        root = re.sub(r"é([bcdfglmnprstv]+)$", r"è\1", root)
        return root + "e" + space + rest

    def stem(self, verb: str) -> str:
        if not verb.endswith("er"):
            raise ValueError(f"the forms of '{verb}' are not known")
        return verb[:-2]

    def actor(self, say: Voice) -> str:
        """Who carries out the effect, if that is not whoever reads: "chaque joueur", "p0", "chaque adversaire de p0"."""
        if say.subject in (NAMED, TARGET):
            return say.called()
        who = ACTORS[say.subject]
        return f"{who} {self.of(say.name)}" if say.name and say.subject in RIVALS else who

    def clause(self, say: Voice, verb: str, *words: str, clitic: str = "") -> str:
        """Who carries out the effect, the verb in the right form with its pronoun, and the rest."""
        if say.subject == MUST:
            return self.join("vous devez", self.before_verb(clitic, verb), *words)
        if say.subject == MAY:
            return self.join("vous pouvez", self.before_verb(clitic, verb), *words)
        if say.subject in OTHERS:
            return self.join(self.actor(say), self.before_verb(clitic, self.third(verb)), *words)
        if say.subject == NOBODY:
            return self.join(self.before_verb(clitic, verb), *words)
        first, space, rest = self.second(verb).partition(" ")
        return self.join(first + (f"-{clitic}" if clitic else "") + space + rest, *words)

    def may(self, say: Voice, verb: str, *words: str) -> str:
        """The same, left to who carries it out: "chaque joueur peut piocher 1 carte"."""
        who = f"{self.actor(say)} peut" if say.subject in OTHERS else "vous pouvez"
        return self.join(who, verb, *words)

    def does(self, say: Voice, verb: str) -> str:
        """Who carries out the effect does so, told and not bidden: "vous déclarez", "p0 déclare"."""
        return f"{self.actor(say)} {self.third(verb)}" if say.subject in OTHERS else f"vous {self.second(verb)}"

    def has(self, say: Voice) -> str:
        return f"{say.name} a" if say.subject == NAMED else "vous avez"

    def too(self, say: Voice, verb: str, *words: str, clitic: str = "") -> str:
        """A second verb of the same subject, after "et": "et défaussez-la", "et la défausser", "et la défausse"."""
        if say.subject in OTHERS:
            return self.join(self.before_verb(clitic, self.third(verb)), *words)
        return self.clause(
            say.but(subject=NOBODY if say.subject in (MUST, MAY, NOBODY) else YOU), verb, *words, clitic=clitic
        )

    def before_verb(self, clitic: str, verb: str) -> str:
        """A pronoun that leans on the verb: "le cacher", "l'ajouter", "lui donner"."""
        if clitic in ("le", "la"):
            return self.elide(clitic, verb)
        return self.join(clitic, verb)

    def deed(
        self, say: Voice, target: Target, verb: str, *, case: str = OBJECT, before: str = "", behind: str = ""
    ) -> str:
        """A verb with its target; where the target is being asked for, what is said after it: "à cacher", "à qui donner …"."""
        if say.gap:
            return self.join({OBJECT: "à", TO: "à qui", OF: "dont", FROM: "dont"}[case], verb, before, behind)
        if target.pronoun:
            clitic = {OBJECT: "la" if target.pronoun == "f" else "le", TO: "lui", OF: "en"}[case]
            return target.lead + self.clause(say, verb, before, behind, clitic=clitic) + target.tail
        parts = target.parts or (target.text,)
        whom = self.listing([self.to(part) if case == TO else self.of(part) if case == OF else part for part in parts])
        rest = (behind, whom) if case == OBJECT and len(whom) > HEAVY else (whom, behind)
        return target.lead + self.clause(say, verb, before, *rest) + target.tail

    def your(self, say: Voice, text: str, gender: str = "m", many: bool = False) -> str:
        """ "votre main", "sa main", "son deck"."""
        if say.subject not in OTHERS:
            return f"{'vos' if many else 'votre'} {text}"
        if many:
            return f"ses {text}"
        return f"{'sa' if gender == 'f' and not self.vocalic(text) else 'son'} {text}"

    def his(self, thing: str, gender: str = "m") -> str:
        return f"{'sa' if gender == 'f' and not self.vocalic(thing) else 'son'} {thing}"

    def own(self, say: Voice, text: str, gender: str = "m", many: bool = False) -> str:
        """What belongs to who carries out the effect, said by itself: "votre Dieu", "le Dieu de p0"."""
        if say.subject == NAMED:
            return f"{self.the(text, gender, many)} {self.of(say.name)}"
        return self.your(say, text, gender, many)

    def rivals(self, say: Voice, text: str, gender: str = "m") -> str:
        """What belongs to the opponent of who carries out the effect: "la main de l'adversaire", "votre main"."""
        return f"votre {text}" if say.subject == OPPONENT else f"{self.the(text, gender)} de l'adversaire"

    @voiced("TO_RIVAL")
    def to_rival(self, say: Voice, verb: str, what: str) -> str:
        """ "donnez … à l'adversaire", "l'adversaire vous donne …"."""
        if say.subject == OPPONENT:
            return self.clause(say, verb, what, clitic="vous")
        return self.clause(say, verb, what, "à l'adversaire")

    def if_done(self, say: Voice) -> str:
        if say.subject == NAMED:
            return f"si {say.name} le fait"
        return "s'il le fait" if say.subject in OTHERS else "si vous le faites"

    # Referring back -----------------------------------------------------------------------------------------------------

    def then(self, texts: Iterable[str]) -> str:
        """Effects one after the other, each a sentence of its own."""
        first, *others = texts
        return ". ".join([first, *[f"Ensuite, {text}" for text in others]])
