"""Phrase rules: what each node says, and the speaker that puts phrases together.

A rule is entered once for a node class, for all languages: it names an entry of the game's catalogue and the values the
entry may ask for. `says(Draw, lambda node, say: say("draw", n=say.amount(node.amount)))`.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from kleos.effects import terms
from kleos.effects.terms import Amount, Condition, Predicate, Term
from kleos.engine.errors import EngineFault, KleosError
from kleos.engine.frames import Node
from kleos.language import grammar as grammars
from kleos.language.catalogues import Catalogue
from kleos.language.grammar import Grammar
from kleos.language.languages import FALLBACK, GRAMMARS, LANGUAGES
from kleos.language.messages import Words
from kleos.language.nouns import NAMED, OTHERS, THEY, YOU, Memory, Noun, Quantity, Referent, Target, altered
from kleos.language.patterns import NOTHING, Entry
from kleos.words import CATALOGUE

K = TypeVar("K")
N = TypeVar("N", bound=Node)
P = TypeVar("P", bound=Predicate)
A = TypeVar("A", bound=Amount)
C = TypeVar("C", bound=Condition)
T = TypeVar("T", bound=Term)

Rule = Callable[..., Any]

# What grammars call comparisons
COMPARISON = {
    terms.AT_MOST: grammars.AT_MOST,
    terms.LESS: grammars.LESS,
    terms.EQUAL: grammars.EQUAL,
    terms.AT_LEAST: grammars.AT_LEAST,
    terms.MORE: grammars.MORE,
}


def check_language(lang: str) -> str:
    """The language, if it is spoken here."""
    if lang not in LANGUAGES:
        raise KleosError(Words("unknown-language", lang=lang, known=", ".join(LANGUAGES)))
    return lang


def in_language(texts: Mapping[str, str], lang: str) -> str:
    """A text of a card file in a language; in English where the file has none in that language."""
    found = texts.get(lang)
    if not found:
        check_language(lang)
        found = texts[FALLBACK]
    return found


class Table(Generic[K]):
    """Phrase rules of one sort by key: a rule says its entry of the catalogue in whatever language it is asked for."""

    def __init__(self, sort: str) -> None:
        self.sort = sort
        self.rules: dict[K, Rule] = {}

    def enter(self, key: K, rule: Rule) -> None:
        if key in self.rules:
            raise EngineFault(f"two phrases for the {self.sort} {name_of(key)}")
        self.rules[key] = rule

    def rule(self, key: K) -> Rule:
        found = self.rules.get(key)
        if found is None:
            raise EngineFault(f"no phrase for the {self.sort} {name_of(key)}")
        return found

    def missing(self, keys: Iterable[K]) -> list[str]:
        """The keys without a phrase, for tests."""
        return [name_of(key) for key in keys if key not in self.rules]


def name_of(key: object) -> str:
    return key.__name__ if isinstance(key, type) else str(key)


@dataclass(eq=False)
class Speaker:
    """Speaks one text in one language, and never changes; variants made with `but` share the memory."""

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
    catalogue: Catalogue = CATALOGUE  # where the game's phrases are found

    @property
    def grammar(self) -> Grammar:
        return GRAMMARS[self.lang]

    def __call__(self, id: str, /, **values: object) -> str:
        """An entry of the catalogue, with its values, said in this voice."""
        return self.catalogue.find(id, self.lang).say(values, self)

    def attribute(self, id: str, name: str, /, **values: object) -> str:
        """An attribute of an entry; nothing where the language has none of that name."""
        return self.catalogue.find(id, self.lang).attribute(name, values, self)

    def term(self, id: str, /, **values: object) -> Noun:
        """A noun of the catalogue: the term -id."""
        entry = self.catalogue.find(f"-{id}", self.lang)
        return entry.noun_of(values) if values else entry.noun()

    def quantity(self, id: str, /, past: bool = False, **values: object) -> Quantity:
        """X, and what it means: the entry, whose attribute `gender` goes with the meaning."""
        found = self.catalogue.find(id, self.lang)
        return Quantity("X", found.say(values, self), past=past, gender=found.attribute("gender") or "m")

    def named_target(self, id: str, /, parts: tuple[str, ...] = (), **values: object) -> Target:
        """The target of a deed: the entry, and in its attributes what goes before (`lead`) and after (`tail`) the deed,
        how it is called where each gets something of its own (`each`), and the gender of a mere `pronoun`."""
        found = self.catalogue.find(id, self.lang)
        text = found.say(values, self)
        if not found.attributes:
            return Target(text, parts=parts)
        each, lead, tail, pronoun = (
            found.attribute(name, values, self) for name in ("each", "lead", "tail", "pronoun")
        )
        return Target(text, each=each, lead=f"{lead} " if lead else "", tail=tail, parts=parts, pronoun=pronoun)

    @property
    def referent(self) -> Referent:
        """What the line was last about; at first what was chosen."""
        return self.memory.referent or self.recalled("recall-chosen")

    def recalled(self, id: str) -> Referent:
        return self.referred(self.catalogue.find(id, self.lang))

    def referred(self, entry: Entry) -> Referent:
        near, near_owner, far, far_owner, gender = (
            entry.attribute(name, NOTHING, self) for name in ("near", "near-owner", "far", "far-owner", "gender")
        )
        return Referent(near, near_owner, far, far_owner, gender or "m")

    def remember(self, id: str) -> None:
        """Keeps what later words of the line may take up: what a deed was done to how many of is the entry itself, what
        it was last about its attributes `near`, `near-owner`, `far`, `far-owner`, what was measured by it `x`."""
        found = self.catalogue.find(id, self.lang)
        self.memory.referent = self.referred(found)
        self.memory.near = True
        self.memory.done = found.say(NOTHING, self)
        x = found.attribute("x", NOTHING, self)
        if x:
            self.memory.x = x
            self.memory.x_said = False

    def called(self) -> str:
        """Who carries out the effect, where the grammar has no word for it: a player called by name."""
        return self.name

    def but(self, **changes: object) -> "Speaker":
        return altered(self, **changes)

    @property
    def personal(self) -> bool:
        """Whether it is one certain player who carries out the effect: whoever reads, or who is called by name."""
        return self.subject not in OTHERS or self.subject == NAMED

    def onward(self) -> "Speaker":
        """Speaks of what the same player does then; who is called by name is called so again."""
        return self if self.subject == NAMED else self.but(subject=THEY if self.subject in OTHERS else YOU)

    def describe(self, predicate: Predicate) -> Noun:
        """What in play fits, as the game calls it."""
        return self.described(predicate, self)

    def effect(self, node: Node) -> str:
        """One or more sentences, the first without its capital, the last without its full stop."""
        text: str = EFFECTS.rule(type(node))(node, self)
        return text

    def noun(self, predicate: Predicate, noun: Noun) -> Noun:
        """The noun with what the predicate says about it."""
        more: Noun = PREDICATES.rule(type(predicate))(predicate, noun, self)
        return more

    def amount(self, amount: Amount) -> Quantity:
        quantity: Quantity = AMOUNTS.rule(type(amount))(amount, self)
        return quantity

    def condition(self, condition: Condition, yes: bool = True) -> str:
        """The condition as a clause, or its contrary."""
        text: str = CONDITIONS.rule(type(condition))(condition, self, yes)
        return text

    def target(self, who: Term) -> Target:
        if self.gap:
            return Target("")
        target: Target = TARGETS.rule(type(who))(who, self)
        return target


# The tables ---------------------------------------------------------------------------------------------------------
EFFECTS: Table[type[Node]] = Table("effect")
PREDICATES: Table[type[Predicate]] = Table("predicate")
AMOUNTS: Table[type[Amount]] = Table("amount")
CONDITIONS: Table[type[Condition]] = Table("condition")
TARGETS: Table[type[Term]] = Table("target")


def says(cls: type[N], rule: Callable[[N, Speaker], str]) -> None:
    """Enters what an effect says."""
    EFFECTS.enter(cls, rule)


def describes(cls: type[P], rule: Callable[[P, Noun, Speaker], Noun]) -> None:
    """Enters what a predicate adds to a noun."""
    PREDICATES.enter(cls, rule)


def measures(cls: type[A], rule: Callable[[A, Speaker], Quantity]) -> None:
    """Enters how an amount is called."""
    AMOUNTS.enter(cls, rule)


def holds(cls: type[C], rule: Callable[[C, Speaker, bool], str]) -> None:
    """Enters how a condition is put, and its contrary."""
    CONDITIONS.enter(cls, rule)


def points_at(cls: type[T], rule: Callable[[T, Speaker], Target]) -> None:
    """Enters how the targets of a deed are called."""
    TARGETS.enter(cls, rule)
