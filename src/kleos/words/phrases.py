"""Phrase rules: what each node says, its languages side by side, and the speaker that puts phrases together.

A rule is entered once for a node class, with one function a language: `says(Draw, en=..., fr=..., it=...)`.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from dataclasses import replace as altered
from typing import Any, Generic, TypeVar

from kleos.effects.terms import Amount, Condition, Predicate, Term
from kleos.engine.errors import EngineFault, KleosError
from kleos.engine.frames import Node
from kleos.engine.messages import LANGUAGES as LANGUAGES
from kleos.engine.messages import Words

K = TypeVar("K")
N = TypeVar("N", bound=Node)
P = TypeVar("P", bound=Predicate)
A = TypeVar("A", bound=Amount)
C = TypeVar("C", bound=Condition)
T = TypeVar("T", bound=Term)

Rule = Callable[..., Any]
CALLED = re.compile(r"p\d+\b")  # a player in a text, who is never written with a capital


def check_language(lang: str) -> str:
    """The language, if it is spoken here."""
    if lang not in LANGUAGES:
        raise KleosError(Words("unknown-language", lang=lang, known=", ".join(LANGUAGES)))
    return lang


class Table(Generic[K]):
    """Phrase rules of one sort by key, the languages of each key side by side."""

    def __init__(self, sort: str) -> None:
        self.sort = sort
        self.rules: dict[K, dict[str, Rule]] = {}

    def enter(self, key: K, *, en: Rule, fr: Rule | None = None, it: Rule | None = None) -> None:
        if key in self.rules:
            raise EngineFault(f"two phrases for the {self.sort} {name_of(key)}")
        given = {"en": en, "fr": fr, "it": it}
        self.rules[key] = {lang: rule for lang, rule in given.items() if rule is not None}

    def rule(self, key: K, lang: str) -> Rule:
        check_language(lang)
        found = self.rules.get(key, {}).get(lang)
        if found is None:
            raise EngineFault(f"no phrase for the {self.sort} {name_of(key)} in language '{lang}'")
        return found

    def missing(self, keys: Iterable[K]) -> list[str]:
        """The keys without a phrase in some language, for tests."""
        return [f"{name_of(key)} ({lang})" for key in keys for lang in LANGUAGES if lang not in self.rules.get(key, {})]


def name_of(key: object) -> str:
    return key.__name__ if isinstance(key, type) else str(key)


# What rules make ----------------------------------------------------------------------------------------------------
# On which side the described are
UNSAID = ""
EITHER = "either"  # on both, and the words say so
FRIENDLY = "friendly"
ENEMY = "enemy"
YOURS = "yours"

# Definiteness
INDEFINITE = "a"
DEFINITE = "the"
ALL = "all"
EACH = "each"
NO = "no"
BARE = ""


@dataclass(frozen=True)
class Noun:
    """A noun phrase before it is inflected: head, and all that is said about it, in the order of saying."""

    one: str
    many: str
    gender: str = "m"  # "m" or "f"
    many_gender: str = ""  # of the plural, where it differs: "une Tsunade", "des Personnages Tsunade"
    apart: str = ""  # several heads after an article, which is repeated: "(une) Tsunade ou une Shizune"
    fixed: bool = False  # already definite, like "this character"
    other: bool = False
    side: str = UNSAID
    adjectives: tuple[tuple[int, str], ...] = ()  # with their rank: the lowest is said first
    complements: tuple[tuple[int, str], ...] = ()  # the same, but never inflected: "du Village de la Feuille"
    place: str = ""
    having: tuple[str, ...] = ()  # what follows "with"
    which: tuple[tuple[str, str], ...] = ()  # relative clauses, for one and for many
    unlike: tuple[tuple[str, str], ...] = ()  # what it is not, for one and for many

    def adjective(self, rank: int, word: str) -> "Noun":
        return altered(self, adjectives=(*self.adjectives, (rank, word)))

    def complement(self, rank: int, text: str) -> "Noun":
        return altered(self, complements=(*self.complements, (rank, text)))

    def with_(self, *qualities: str) -> "Noun":
        return altered(self, having=self.having + qualities)

    def that(self, one: str, many: str) -> "Noun":
        return altered(self, which=(*self.which, (one, many)))

    def but_not(self, one: str, many: str) -> "Noun":
        return altered(self, unlike=(*self.unlike, (one, many)))

    def on(self, side: str) -> "Noun":
        return altered(self, side=side)

    def at(self, place: str) -> "Noun":
        return altered(self, place=f"{self.place} {place}".strip())

    def gender_of(self, many: bool) -> str:
        return self.many_gender or self.gender if many else self.gender


@dataclass(frozen=True)
class Quantity:
    """An amount: its figure (a number, or X with what X means), and the nouns it counts, if it counts."""

    figure: str
    meaning: str = ""
    counted: Noun | None = None
    past: bool = False  # measured before
    minus: bool = False
    gender: str = "m"  # of the meaning

    @property
    def is_one(self) -> bool:
        return self.figure == "1"

    @property
    def is_number(self) -> bool:
        return self.figure != "X"


@dataclass(frozen=True)
class Target:
    """Whom a deed is done to: as an object of the verb, with a condition that goes before or words that come last."""

    text: str
    each: str = ""  # the same where each of many gets something of its own
    lead: str = ""
    tail: str = ""
    parts: tuple[str, ...] = ()  # where the text names more than one, each by itself: a preposition is repeated
    pronoun: str = ""  # "m" or "f" where there is no text but a pronoun of that gender, which leans on the verb


@dataclass(frozen=True)
class Referent:
    """What was last spoken of: by a pronoun, and from farther away; each also as an owner."""

    near: str  # empty: a pronoun that leans on the verb
    near_owner: str  # empty: a possessive that agrees with what is owned
    far: str
    far_owner: str
    gender: str = "m"


@dataclass
class Memory:
    """What a line has said so far that later words may take up."""

    referent: Referent | None = None
    near: bool = True  # whether it was said in the same text
    x: str = ""  # what X means
    x_said: bool = False  # whether the text itself has introduced X
    done: str = ""  # what the last deed was done to how many of


# Who carries out an effect
YOU = "you"
MUST = "must"
MAY = "may"
OPPONENT = "opponent"
OPPONENTS = "opponents"  # each of several
PLAYERS = "players"
ACTIVE = "active"  # whose turn it is, where a line has no player of its own
THEY = "they"  # another player, just spoken of
NAMED = "named"  # a player called by name, where somebody else reads: "p0 draws 1 card"
NOBODY = "nobody"  # left open, with the verb in the infinitive: "(pour) cacher …", "(per) nascondere …"
OTHERS = (OPPONENT, OPPONENTS, PLAYERS, ACTIVE, THEY, NAMED)  # whoever is not addressed
RIVALS = (OPPONENT, OPPONENTS)  # whose they are is said where it is not whoever reads


@dataclass(frozen=True)
class Speaker:
    """Speaks one text in one language; variants made with `but` share the memory."""

    lang: str
    cards: Any  # the card set of the game, for names
    described: Callable[[Predicate, "Speaker"], Noun]  # the game's noun for objects in play that fit
    memory: Memory = field(default_factory=Memory)
    prior: Memory = field(default_factory=Memory)  # of the line this one refers to
    subject: str = YOU
    name: str = ""  # of the player whose text this is, if it is not whoever reads
    several: bool = False  # a player of the game may have more than one opponent
    here: str = ""  # what "here" is called just now, if not as usual
    gap: bool = False  # the target is being asked for: "(choose …) to hide", "à cacher", "da nascondere"
    leaving: bool = False  # what is described goes away from where it is: "de cette mission", not "dans cette mission"
    turned: bool = False  # spoken to the opponent of the line's player
    distant: bool = False  # no pronouns

    def but(self, **changes: Any) -> "Speaker":
        return altered(self, **changes)

    @property
    def personal(self) -> bool:
        """Whether it is one certain player who carries out the effect: whoever reads, or who is called by name."""
        return self.subject not in OTHERS or self.subject == NAMED

    def onward(self) -> "Speaker":
        """Speaks of what the same player does then; who is called by name is called so again."""
        return self if self.subject == NAMED else self.but(subject=THEY if self.subject in OTHERS else YOU)

    def effect(self, node: Node) -> str:
        """One or more sentences, the first without its capital, the last without its full stop."""
        text: str = EFFECTS.rule(type(node), self.lang)(node, self)
        return text

    def noun(self, predicate: Predicate, noun: Noun) -> Noun:
        """The noun with what the predicate says about it."""
        more: Noun = PREDICATES.rule(type(predicate), self.lang)(predicate, noun, self)
        return more

    def amount(self, amount: Amount) -> Quantity:
        quantity: Quantity = AMOUNTS.rule(type(amount), self.lang)(amount, self)
        return quantity

    def condition(self, condition: Condition, yes: bool = True) -> str:
        """The condition as a clause, or its contrary."""
        text: str = CONDITIONS.rule(type(condition), self.lang)(condition, self, yes)
        return text

    def target(self, who: Term) -> Target:
        if self.gap:
            return Target("")
        target: Target = TARGETS.rule(type(who), self.lang)(who, self)
        return target


# The tables ---------------------------------------------------------------------------------------------------------
EFFECTS: Table[type[Node]] = Table("effect")
PREDICATES: Table[type[Predicate]] = Table("predicate")
AMOUNTS: Table[type[Amount]] = Table("amount")
CONDITIONS: Table[type[Condition]] = Table("condition")
TARGETS: Table[type[Term]] = Table("target")


def says(cls: type[N], *, en: Callable[[N, Speaker], str], fr: Rule | None = None, it: Rule | None = None) -> None:
    """Enters what an effect says."""
    EFFECTS.enter(cls, en=en, fr=fr, it=it)


def describes(
    cls: type[P], *, en: Callable[[P, Noun, Speaker], Noun], fr: Rule | None = None, it: Rule | None = None
) -> None:
    """Enters what a predicate adds to a noun."""
    PREDICATES.enter(cls, en=en, fr=fr, it=it)


def measures(
    cls: type[A], *, en: Callable[[A, Speaker], Quantity], fr: Rule | None = None, it: Rule | None = None
) -> None:
    """Enters how an amount is called."""
    AMOUNTS.enter(cls, en=en, fr=fr, it=it)


def holds(
    cls: type[C], *, en: Callable[[C, Speaker, bool], str], fr: Rule | None = None, it: Rule | None = None
) -> None:
    """Enters how a condition is put, and its contrary."""
    CONDITIONS.enter(cls, en=en, fr=fr, it=it)


def points_at(
    cls: type[T], *, en: Callable[[T, Speaker], Target], fr: Rule | None = None, it: Rule | None = None
) -> None:
    """Enters how the targets of a deed are called."""
    TARGETS.enter(cls, en=en, fr=fr, it=it)
