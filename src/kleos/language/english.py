"""English grammar: articles, plurals, verbs, lists, comparisons and sentences."""

from collections.abc import Iterable, Sequence

from kleos.language.grammar import (
    AT_LEAST,
    AT_MOST,
    EQUAL,
    FROM,
    LESS,
    OBJECT,
    OF,
    TO,
    Grammar,
    Voice,
    one_word,
    spoken,
    voiced,
)
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
    OPPONENT,
    OPPONENTS,
    OTHERS,
    PLAYERS,
    RIVALS,
    TARGET,
    THEY,
    UNSAID,
    YOURS,
    Noun,
    Quantity,
    Target,
    altered,
)

SIDE_RANK = 1  # "hidden enemy Summon character": what is seen, the side, the kind
SIDE_WORDS = {FRIENDLY: "friendly", ENEMY: "enemy"}
ACTORS = {
    OPPONENT: "the opponent",
    OPPONENTS: "each opponent",
    PLAYERS: "each player",
    ACTIVE: "the active player",
    THEY: "they",
}


PREPOSITIONS = {OBJECT: "", TO: "to", OF: "of", FROM: "from"}


class English(Grammar):
    """English."""

    lang = "en"
    name = "English"
    and_ = "and"
    or_ = "or"

    # Texts --------------------------------------------------------------------------------------------------------------

    # Nouns --------------------------------------------------------------------------------------------------------------
    @spoken("OF")
    def of(self, text: str) -> str:
        return f"of {text}"

    def phrase(self, noun: Noun, definiteness: str = INDEFINITE, many: bool = False) -> str:
        """The noun phrase, inflected: "another enemy character in this mission with Power 3 or less"."""
        if noun.fixed:
            return noun.one
        if noun.side == YOURS and definiteness in (INDEFINITE, EACH):
            first = "one" if definiteness == INDEFINITE else "each"
            return f"{first} of {self.inside(noun, BARE, True)}{self.after(noun, False)}"
        return self.inside(noun, definiteness, many or definiteness == ALL) + self.after(
            noun, many or definiteness == ALL
        )

    def inside(self, noun: Noun, definiteness: str, many: bool) -> str:
        """Determiner, adjectives and head."""
        ranked = [*noun.adjectives, *noun.complements]
        if noun.side in SIDE_WORDS:
            ranked.append((SIDE_RANK, SIDE_WORDS[noun.side]))
        ranked.sort(key=lambda entry: entry[0])
        body = " ".join([*[word for _, word in ranked], noun.many if many else noun.one])
        if definiteness == INDEFINITE and not many:
            return f"another {body}" if noun.other else self.article(body)
        if noun.other:
            body = f"other {body}"
        if noun.side == YOURS:
            body = f"your {body}"
        if definiteness in (ALL, EACH, NO, DEFINITE):
            return f"{definiteness} {body}"
        return body

    def after(self, noun: Noun, many: bool) -> str:
        """What follows the head."""
        out = ""
        if noun.side == EITHER:
            out += " of both sides" if many else " of either side"
        if noun.place:
            out += f" {noun.place}"
        if noun.having:
            out += f" with {self.listing(noun.having)}"
        if noun.which:
            out += f" that {self.listing([clauses[1 if many else 0] for clauses in noun.which])}"
        return out

    def bare(self, noun: Noun) -> str:
        """The noun phrase in the singular without article."""
        return self.inside(noun, BARE, False) + self.after(noun, False)

    def there_is(self, noun: Noun, yes: bool = True) -> str:
        """ "there is a …", or "you have a …", or the contrary."""
        verb = "you have" if noun.side == YOURS else "there is"
        return f"{verb} {self.phrase(noun.on(UNSAID) if noun.side == YOURS else noun, INDEFINITE if yes else NO)}"

    def article(self, text: str, gender: str = "m", many: bool = False) -> str:
        """The text with a or an before it."""
        lowered = text.lower()
        vowel = lowered[:1] in "aeiou" and not lowered.startswith(("one", "uni", "use", "eu"))
        return text if many else f"{'an' if vowel else 'a'} {text}"

    def the(self, text: str, gender: str = "m", many: bool = False) -> str:
        return f"the {text}"

    def one_of(self, noun: Noun, found: Sequence[Noun]) -> Noun | None:
        """ "Tsunade or Shizune", "Leaf Village or Sand Village"."""
        if all(altered(other, one=noun.one, many=noun.many) == noun for other in found):
            heads = self.either([other.one for other in found])
            return altered(noun, one=heads, many=f"{heads} {noun.many}")
        words = one_word(noun, found)
        return noun.adjective(words[0][0], self.either([word for _, word in words])) if words else None

    def several_of(self, word: str) -> str:
        return f"{word}s"

    # Amounts ------------------------------------------------------------------------------------------------------------

    def where(self, quantity: Quantity) -> str:
        """What X means, to be put at the end of the clause."""
        return f", where X is {quantity.meaning}" if quantity.meaning else ""

    def count(self, number: int, one: str, many: str = "") -> str:
        return f"{number} {one if number == 1 else many or self.several_of(one)}"

    def amount_of(self, quantity: Quantity, one: str, many: str = "") -> str:
        """ "1 card", "2 cards", "X cards"."""
        return f"{quantity.figure} {one if quantity.is_one else many or self.several_of(one)}"

    def bound(self, op: str, quantity: Quantity, gender: str = "m") -> str:
        """ "3 or less", "no higher than the number of …"."""
        if quantity.is_number:
            return limit(op, quantity.figure, "less")
        words = {AT_MOST: "no higher than", LESS: "lower than", EQUAL: "equal to", AT_LEAST: "no lower than"}
        return f"{words.get(op, 'higher than')} {quantity.meaning}"

    def so_many(self, op: str, quantity: Quantity) -> str:
        """ "3 or fewer", "exactly 3"."""
        return limit(op, quantity.figure, "fewer")

    # Verbs --------------------------------------------------------------------------------------------------------------
    def third(self, verb: str) -> str:
        """The third person: "look at" gives "looks at"."""
        first, space, rest = verb.partition(" ")
        if first.endswith("y") and first[-2:-1] not in "aeiou":
            first = first[:-1] + "ies"
        elif first.endswith(("s", "sh", "ch", "x", "o")):
            first += "es"
        else:
            first += "s"
        return first + space + rest

    def actor(self, say: Voice) -> str:
        """Who carries out the effect, if that is not whoever reads: "each player", "p0", "each opponent of p0"."""
        if say.subject in (NAMED, TARGET):
            return say.called()
        who = ACTORS[say.subject]
        return f"{who} {self.of(say.name)}" if say.name and say.subject in RIVALS else who

    def clause(self, say: Voice, verb: str, *words: str, clitic: str = "") -> str:
        """Who carries out the effect, the verb in the right form, and the rest."""
        if say.subject == MUST:
            return self.join("you must", verb, *words)
        if say.subject == MAY:
            return self.join("you may", verb, *words)
        if say.subject in OTHERS:
            return self.join(self.does(say, verb), *words)
        return self.join(verb, *words)

    def may(self, say: Voice, verb: str, *words: str) -> str:
        """The same, left to who carries it out: "each player may draw 1 card"."""
        return self.join(self.actor(say) if say.subject in OTHERS else "you", "may", verb, *words)

    def does(self, say: Voice, verb: str) -> str:
        """Who carries out the effect does so, told and not bidden: "you declare", "p0 declares"."""
        if say.subject not in OTHERS:
            return f"you {verb}"
        return f"{self.actor(say)} {verb if say.subject == THEY else self.third(verb)}"

    def has(self, say: Voice) -> str:
        return f"{say.name} has" if say.subject == NAMED else "you have"

    def if_done(self, say: Voice) -> str:
        if say.subject == NAMED:
            return f"if {say.name} does"
        return "if they do" if say.subject in OTHERS else "if you do"

    def too(self, say: Voice, verb: str, *words: str, clitic: str = "") -> str:
        """A second verb of the same subject, after "and": "and show it", "and shows it"."""
        third = say.subject in OTHERS and say.subject != THEY
        return self.join(self.third(verb) if third else verb, *words)

    def deed(
        self, say: Voice, target: Target, verb: str, *, case: str = OBJECT, before: str = "", behind: str = ""
    ) -> str:
        """A verb with its target: "give 1 Power token to each friendly character"."""
        words = self.clause(say, verb, before, PREPOSITIONS[case], target.text, behind)
        return target.lead + words + target.tail

    def your(self, say: Voice, text: str, gender: str = "m", many: bool = False) -> str:
        """ "your hand", "their hand"."""
        return f"{'their' if say.subject in OTHERS else 'your'} {text}"

    def own(self, say: Voice, text: str, gender: str = "m", many: bool = False) -> str:
        """What belongs to who carries out the effect, said by itself: "your God", "p0's God"."""
        return f"{say.name}'s {text}" if say.subject == NAMED else self.your(say, text)

    def rivals(self, say: Voice, text: str, gender: str = "m") -> str:
        """ "the opponent's hand", "your hand"."""
        return f"your {text}" if say.subject == OPPONENT else f"the opponent's {text}"

    @voiced("RIVAL")
    def rival(self, say: Voice) -> str:
        """The opponent of who carries out the effect: "the opponent", "you"."""
        return "you" if say.subject == OPPONENT else "the opponent"

    # Referring back ---------------------------------------------------------------------------------------------------
    def it(self, say: Voice) -> Target:
        """What the line was last about."""
        found = say.referent
        return Target(found.near if say.memory.near and not say.distant else found.far)

    def its(self, say: Voice, thing: str, gender: str = "m") -> str:
        """ "its printed cost", "that character's printed cost"."""
        found = say.referent
        return f"{found.near_owner if say.memory.near and not say.distant else found.far_owner} {thing}"

    def then(self, texts: Iterable[str]) -> str:
        """Effects one after the other, each a sentence of its own."""
        first, *others = texts
        return ". ".join([first, *[f"Then, {text}" if text.startswith("if ") else f"Then {text}" for text in others]])


def limit(op: str, figure: str, less: str) -> str:
    if op == AT_MOST:
        return f"{figure} or {less}"
    if op == AT_LEAST:
        return f"{figure} or more"
    if op == EQUAL:
        return f"exactly {figure}"
    return f"{less if op == LESS else 'more'} than {figure}"
