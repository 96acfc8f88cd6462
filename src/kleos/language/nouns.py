"""What grammar inflects and refers to: nouns, quantities, targets, referents, and the voice a text is spoken in."""

import re
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")

CALLED = re.compile(r"p\d+\b")  # a player in a text, who is never written with a capital

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


def altered(thing: T, **changes: object) -> T:
    """The same with other values of some fields, as `dataclasses.replace` makes it of those without __post_init__."""
    other = object.__new__(type(thing))
    other.__dict__.update(thing.__dict__)
    other.__dict__.update(changes)
    return other


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

    def alone(self) -> "Noun":
        """The head, with nothing said about it."""
        return Noun(self.one, self.many, self.gender)

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
TARGET = "target"  # a player whom an ability aims at, called as the game calls one: "that player draws 1 card"
NOBODY = "nobody"  # left open, with the verb in the infinitive: "(pour) cacher …", "(per) nascondere …"
OTHERS = (OPPONENT, OPPONENTS, PLAYERS, ACTIVE, THEY, NAMED, TARGET)  # whoever is not addressed
RIVALS = (OPPONENT, OPPONENTS)  # whose they are is said where it is not whoever reads
