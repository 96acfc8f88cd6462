"""What every language must know how to say, behind one class: texts, nouns, amounts, verbs, and words that refer back.

A method marked with `spoken` is a function of the catalogues of its language: `{ THE($who) }` calls `the`. Those that
depend on who carries out an effect are marked with `voiced` and are given the voice first: `{ DO("draw") }`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar, Final, Protocol, TypeVar, runtime_checkable

from kleos.language.nouns import (
    ALL,
    BARE,
    CALLED,
    DEFINITE,
    EACH,
    INDEFINITE,
    NAMED,
    NO,
    OTHERS,
    TARGET,
    THEY,
    YOU,
    Memory,
    Noun,
    Quantity,
    Referent,
    Target,
    altered,
)

F = TypeVar("F", bound=Callable[..., str])

# How two amounts compare
AT_MOST: Final = "at-most"
LESS: Final = "less"
EQUAL: Final = "equal"
MORE: Final = "more"
AT_LEAST: Final = "at-least"

# How an object hangs on its verb: "hide X", "give … to X", "take control of X", "remove … from X"
OBJECT: Final = "object"
TO: Final = "to"
OF: Final = "of"
FROM: Final = "from"


@runtime_checkable
class Sayable(Protocol):
    """Whatever has words in every language."""

    def text(self, lang: str = "en") -> str: ...


class Voice(Protocol):
    """Who carries out what is said, how that player is called, and what has been said before."""

    @property
    def subject(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def memory(self) -> Memory: ...
    @property
    def referent(self) -> Referent: ...
    @property
    def gap(self) -> bool: ...
    @property
    def distant(self) -> bool: ...
    @property
    def here(self) -> str: ...
    def called(self) -> str: ...  # who carries it out, where the grammar has no word for it
    def but(self, **changes: object) -> "Voice": ...


def spoken(name: str) -> Callable[[F], F]:
    """Makes a method a function of catalogues."""
    return marked(name, False)


def voiced(name: str) -> Callable[[F], F]:
    """Makes a method a function of catalogues that is given the voice first."""
    return marked(name, True)


def marked(name: str, with_voice: bool) -> Callable[[F], F]:
    def mark(method: F) -> F:
        method.fluent = (name, with_voice)  # type: ignore[attr-defined]
        return method

    return mark


class Grammar(ABC):
    """The grammar of one language."""

    lang: ClassVar[str]
    name: ClassVar[str]  # as its speakers call it
    point: ClassVar[str] = "."  # before decimals
    thousands: ClassVar[str] = ","
    and_: ClassVar[str]
    or_: ClassVar[str]
    semicolon: ClassVar[str] = "; "

    def __init__(self) -> None:
        self.functions: dict[str, tuple[Callable[..., str], bool]] = {}
        for owner in reversed(type(self).__mro__):
            for attribute, method in vars(owner).items():
                if hasattr(method, "fluent"):
                    name, with_voice = method.fluent
                    self.functions[name] = (getattr(self, attribute), with_voice)

    # Texts ------------------------------------------------------------------------------------------------------------
    def typeset(self, text: str) -> str:
        """What is written plainly in catalogues, with the spaces the language wants before its marks."""
        return text

    def finished(self, text: str) -> str:
        """A whole text with the spaces its language wants before some marks."""
        return text

    def logged(self, line: str, by: str = "") -> str:
        """A line of a log as a sentence, with what brought it about: "p0 draws 1 card (Aquarius, Action)."."""
        return self.finished(f"{line} ({by})." if by else f"{line}.")

    @spoken("CAPITAL")
    def capital(self, text: str) -> str:
        first = text[:1]
        return text if first == first.upper() or CALLED.match(text) else first.upper() + text[1:]

    @spoken("SENTENCE")
    def sentence(self, text: str) -> str:
        return self.capital(text) + ("" if text.endswith((".", "?", "!")) else ".")

    def join(self, *words: str) -> str:
        """The words that are there, with spaces between them but none before a comma."""
        return " ".join(word for word in words if word).replace(" ,", ",")

    def listing(self, items: Sequence[str], last: str = "") -> str:
        """ "a, b and c"."""
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {last or self.and_} {items[-1]}"

    @spoken("SERIES")
    def series(self, items: Iterable[object]) -> str:
        """ "a; b; c": things told one by one."""
        return self.semicolon.join(self.shown(items))

    @spoken("AND")
    def both(self, items: Iterable[object]) -> str:
        """ "a, b and c", of whatever can be said."""
        return self.listing(self.shown(items))

    @spoken("OR")
    def either(self, items: Iterable[object]) -> str:
        """ "a, b or c", of whatever can be said."""
        return self.listing(self.shown(items), self.or_)

    def shown(self, items: Iterable[object]) -> list[str]:
        """Values in words; most are words already."""
        return [item if item.__class__ is str else self.show(item) for item in items]

    @spoken("ELIDE")
    def elide(self, word: str, text: str) -> str:
        """A little word before a text, which loses its vowel where the language wants that: "de Ben", "d'Anna"."""
        return f"{word} {text}"

    @abstractmethod
    def then(self, texts: Iterable[str]) -> str:
        """Effects one after the other, each a sentence of its own."""

    def show(self, value: object) -> str:
        """A value within a text: nouns with their article, quantities by their figure, the rest as it is."""
        if isinstance(value, (str, int)):  # before all else: asking whether something is Sayable takes long
            return str(value)
        if isinstance(value, Noun):
            return self.phrase(value)
        if isinstance(value, Quantity):
            return value.figure
        if isinstance(value, Sayable):
            return value.text(self.lang)
        return str(value)

    # Numbers ----------------------------------------------------------------------------------------------------------
    def plural(self, count: float) -> str:
        """The variant that goes with a count: "one", or "other"."""
        return "one" if count == 1 else "other"

    @spoken("NUMBER")
    def number(
        self,
        value: float,
        minimumFractionDigits: int = 0,  # noqa: N803 - the names of Fluent, which takes them from the Web
        maximumFractionDigits: int = 3,  # noqa: N803
        useGrouping: str = "true",  # noqa: N803
        signDisplay: str = "auto",  # noqa: N803
    ) -> str:
        """A number as the language writes it, with the options that Fluent knows."""
        least = int(minimumFractionDigits)
        most = max(least, int(maximumFractionDigits))
        sign = "+" if signDisplay == "always" else ""
        grouping = "," if useGrouping == "true" else ""
        text = format(value, f"{sign}{grouping}.{most}f")
        if most > least:
            whole, _, digits = text.partition(".")
            digits = digits[:least] + digits[least:].rstrip("0")
            text = f"{whole}.{digits}" if digits else whole
        return text.translate({ord("."): self.point, ord(","): self.thousands})

    @spoken("SIGNED")
    def signed(self, amount: object) -> str:
        """ "+4", "−2", "+X": of a number or a quantity."""
        figure = amount.figure if isinstance(amount, Quantity) else str(amount)
        minus = figure.startswith("-") != (isinstance(amount, Quantity) and amount.minus)
        return f"{'−' if minus else '+'}{figure.removeprefix('-')}"

    @spoken("REPR")
    def quoted_as_written(self, value: object) -> str:
        """A value as a program writes it: 'word', 12, None."""
        return repr(value)

    # Nouns ------------------------------------------------------------------------------------------------------------
    @abstractmethod
    def phrase(self, noun: Noun, definiteness: str = INDEFINITE, many: bool = False) -> str:
        """The noun phrase, inflected: "another enemy character in this mission with Power 3 or less"."""

    @abstractmethod
    def bare(self, noun: Noun) -> str:
        """The noun phrase in the singular without article."""

    @abstractmethod
    def article(self, text: str, gender: str = "m", many: bool = False) -> str:
        """The text with an indefinite article before it."""

    @abstractmethod
    def the(self, text: str, gender: str = "m", many: bool = False) -> str:
        """The text with a definite article before it."""

    @abstractmethod
    def there_is(self, noun: Noun, yes: bool = True) -> str:
        """ "there is a …", or "you have a …", or the contrary."""

    @spoken("A")
    def a_phrase(self, thing: object, gender: str = "m", number: str = "one") -> str:
        """ "a card", "another enemy character": of a noun, or of a text."""
        if isinstance(thing, Noun):
            return self.phrase(thing, INDEFINITE, number == "many")
        return self.article(self.show(thing), gender, number == "many")

    @spoken("THE")
    def the_phrase(self, thing: object, gender: str = "m", number: str = "one") -> str:
        """ "the card", "the enemy characters": of a noun, or of a text."""
        if isinstance(thing, Noun):
            return self.phrase(thing, DEFINITE, number == "many")
        return self.the(self.show(thing), gender, number == "many")

    @spoken("ALL")
    def all_of(self, noun: Noun) -> str:
        """ "all enemy characters"."""
        return self.phrase(noun, ALL)

    @spoken("EACH")
    def each(self, noun: Noun) -> str:
        """ "each enemy character"."""
        return self.phrase(noun, EACH)

    @spoken("NO")
    def no(self, noun: Noun) -> str:
        """ "no enemy character"."""
        return self.phrase(noun, NO)

    @spoken("BARE")
    def without_article(self, noun: Noun) -> str:
        """ "enemy character"."""
        return self.bare(noun)

    @spoken("MANY")
    def several(self, noun: Noun) -> str:
        """ "enemy characters"."""
        return self.phrase(noun, BARE, True)

    @spoken("OR_MANY")
    def either_many(self, nouns: Sequence[Noun]) -> str:
        """ "cards or characters"."""
        return self.listing([self.phrase(noun, BARE, True) for noun in nouns], self.or_)

    @abstractmethod
    def one_of(self, noun: Noun, found: Sequence[Noun]) -> Noun | None:
        """What is one or another of those found, if they differ in their head alone, or in one word each."""

    @abstractmethod
    def several_of(self, word: str) -> str:
        """The plural of a word."""

    # Amounts ----------------------------------------------------------------------------------------------------------
    @abstractmethod
    def count(self, number: int, one: str, many: str = "") -> str:
        """ "0 cards", "1 card", "2 cards"."""

    @abstractmethod
    def amount_of(self, quantity: Quantity, one: str, many: str = "") -> str:
        """ "1 card", "2 cards", "X cards"."""

    @abstractmethod
    def where(self, quantity: Quantity) -> str:
        """What X means, to be put at the end of the clause."""

    @abstractmethod
    def bound(self, op: str, quantity: Quantity, gender: str = "m") -> str:
        """ "3 or less", "no higher than the number of …"."""

    @abstractmethod
    def so_many(self, op: str, quantity: Quantity) -> str:
        """ "3 or fewer", "at most 3": with what is counted."""

    @spoken("COUNT")
    def counted(self, amount: int | Quantity, one: Noun | str, many: str = "") -> str:
        """ "1 card", "2 cards", "X cards": of a number or a quantity, and a noun or its words."""
        word, several = (one.one, one.many) if isinstance(one, Noun) else (one, many)
        if isinstance(amount, Quantity):
            return self.amount_of(amount, word, several)
        return self.count(amount, word, several)

    @spoken("WHERE")
    def where_x(self, quantity: Quantity | None) -> str:
        """ ", where X is …", or nothing."""
        return "" if quantity is None else self.where(quantity)

    @spoken("MEANING")
    def meaning(self, quantity: Quantity) -> str:
        """What an amount is called: "the number of …", or its figure."""
        return quantity.meaning or quantity.figure

    @spoken("SO_MANY")
    def so_many_of(self, op: str, quantity: Quantity) -> str:
        """ "3 or fewer", "at most 3": before what is counted."""
        return self.so_many(op, quantity)

    @spoken("BOUND")
    def bounded(self, op: str, quantity: Quantity, gender: str = "m") -> str:
        return self.bound(op, quantity, gender)

    # Verbs ------------------------------------------------------------------------------------------------------------
    @abstractmethod
    def clause(self, say: Voice, verb: str, *words: str, clitic: str = "") -> str:
        """Who carries out the effect, the verb in the right form, and the rest."""

    @abstractmethod
    def may(self, say: Voice, verb: str, *words: str) -> str:
        """The same, left to who carries it out: "each player may draw 1 card"."""

    @abstractmethod
    def does(self, say: Voice, verb: str) -> str:
        """Who carries out the effect does so, told and not bidden: "you declare", "p0 declares"."""

    @abstractmethod
    def too(self, say: Voice, verb: str, *words: str, clitic: str = "") -> str:
        """A second verb of the same subject, after "and"."""

    @abstractmethod
    def deed(
        self, say: Voice, target: Target, verb: str, *, case: str = OBJECT, before: str = "", behind: str = ""
    ) -> str:
        """A verb with its target; where the target is being asked for, what is said after it."""

    @abstractmethod
    def actor(self, say: Voice) -> str:
        """Who carries out the effect, if that is not whoever reads: "each player", "p0", "each opponent of p0"."""

    @abstractmethod
    def has(self, say: Voice) -> str:
        """ "you have", "p0 has"."""

    @abstractmethod
    def if_done(self, say: Voice) -> str:
        """ "if you do", "if p0 does"."""

    @voiced("DO")
    def do(self, say: Voice, verb: str, *words: object, clitic: str = "") -> str:
        """Who does it, as the line bids, and the verb: "draw", "you may draw", "each player draws"."""
        return self.clause(say, verb, *[self.show(word) for word in words], clitic=clitic)

    @voiced("BID")
    def bid(self, say: Voice, verb: str, *words: object, clitic: str = "") -> str:
        """The same where it is done to a player just chosen: "wound a card from their hand", by who has chosen."""
        return self.do(say.but(subject=YOU) if say.subject == THEY else say, verb, *words, clitic=clitic)

    @voiced("MAY")
    def may_do(self, say: Voice, verb: str) -> str:
        """ "you may draw", "each player may draw"."""
        return self.may(say, verb)

    @voiced("DOES")
    def really_does(self, say: Voice, verb: str) -> str:
        """ "you draw", "p0 draws"."""
        return self.does(say, verb)

    @voiced("TOO")
    def do_too(self, say: Voice, verb: str, *words: object, clitic: str = "") -> str:
        """The verb alone, for the same subject: "(draw a card and) show it"."""
        return self.too(say, verb, *[self.show(word) for word in words], clitic=clitic)

    @voiced("DEED")
    def do_to(
        self, say: Voice, target: Target, verb: str, before: object = "", behind: object = "", case: str = OBJECT
    ) -> str:
        """A verb with the target it hangs on: `{ DEED($who, "give", COUNT($n, "token"), case: "to") }`."""
        return self.deed(say, target, verb, case=case, before=self.show(before), behind=self.show(behind))

    @voiced("ACTOR")
    def who(self, say: Voice) -> str:
        return self.actor(say)

    @voiced("PERSON")
    def person(self, say: Voice) -> str:
        """Who carries out the effect, to choose by: "you", "named" (by name), "target" (aimed at), or any "other"."""
        return say.subject if say.subject in (NAMED, TARGET) else "other" if say.subject in OTHERS else YOU

    @voiced("HAS")
    def who_has(self, say: Voice) -> str:
        return self.has(say)

    @voiced("IF_DONE")
    def if_so(self, say: Voice) -> str:
        return self.if_done(say)

    # Whose it is ------------------------------------------------------------------------------------------------------
    @abstractmethod
    def your(self, say: Voice, text: str, gender: str = "m", many: bool = False) -> str:
        """ "your hand", "their hand": of who carries out the effect."""

    @abstractmethod
    def own(self, say: Voice, text: str, gender: str = "m", many: bool = False) -> str:
        """What belongs to who carries out the effect, said by itself: "your God", "p0's God"."""

    @abstractmethod
    def rivals(self, say: Voice, text: str, gender: str = "m") -> str:
        """What belongs to the opponent of who carries out the effect: "the opponent's hand", "your hand"."""

    @voiced("YOUR")
    def yours(self, say: Voice, thing: object, gender: str = "m", number: str = "one") -> str:
        text, gender = self.word(thing, gender, number)
        return self.your(say, text, gender, number == "many")

    @voiced("OWN")
    def owned(self, say: Voice, thing: object, gender: str = "m", number: str = "one") -> str:
        text, gender = self.word(thing, gender, number)
        return self.own(say, text, gender, number == "many")

    @voiced("RIVALS")
    def of_rival(self, say: Voice, thing: object, gender: str = "m") -> str:
        text, gender = self.word(thing, gender)
        return self.rivals(say, text, gender)

    def word(self, thing: object, gender: str, number: str = "one") -> tuple[str, str]:
        """A noun with all that is said of it, or a text with its gender beside it."""
        if isinstance(thing, Noun):
            many = number == "many"
            return self.phrase(thing, BARE, many), thing.gender_of(many)
        return self.show(thing), gender

    # Referring back ---------------------------------------------------------------------------------------------------
    @abstractmethod
    def it(self, say: Voice) -> Target:
        """What the line was last about."""

    @abstractmethod
    def its(self, say: Voice, thing: str, gender: str = "m") -> str:
        """Something that belongs to it: "its printed cost"."""

    @voiced("IT")
    def that_one(self, say: Voice) -> str:
        return self.it(say).text

    @voiced("ITS")
    def belonging(self, say: Voice, thing: object, gender: str = "m") -> str:
        text, gender = self.word(thing, gender)
        return self.its(say, text, gender)

    @voiced("HERE")
    def here(self, say: Voice, usual: str) -> str:
        """What "here" is called just now, or as usual."""
        return say.here or usual


def one_word(noun: Noun, found: Sequence[Noun]) -> list[tuple[int, str]]:
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
