"""Answers to decisions: each is made once, shared by all matches, and known both as an object and as a token."""

from typing import Final, final

CARD: Final = "c"
OBJECT: Final = "o"
PLACE: Final = "p"
NUMBER: Final = "n"
SEAT: Final = "s"
ABILITY: Final = "a"

# The verbs every game has, first in its list of verbs.
USE: Final = 0
SKIP: Final = 1
STOP: Final = 2  # the token is `done`
COMMON_VERBS: Final = ["use", "skip", "done"]
COMMON_SHAPES: Final = ["", "", ""]


# Bounds of the numbers for which actions are kept in plain lists.
NEAR: Final = 256
NEAR_SECOND: Final = 128


@final
class Action:
    """One answer: a verb and up to three numbers, and the token that people, files and logs use for it."""

    __slots__ = ("a", "b", "c", "token", "verb")

    def __init__(self, verb: int, a: int, b: int, c: int, token: str) -> None:
        self.verb = verb
        self.a = a
        self.b = b
        self.c = c
        self.token = token


# What can be wrong with a token.
EMPTY: Final = "empty"
UNKNOWN_WORD: Final = "unknown-word"
WRONG_SHAPE: Final = "wrong-shape"
NO_CARD: Final = "no-card"
NO_PLACE: Final = "no-place"
NO_OBJECT: Final = "no-object"
NO_NUMBER: Final = "no-number"
NO_SEAT: Final = "no-seat"
NO_ABILITY: Final = "no-ability"
NOT_OF_KIND: Final = {
    CARD: NO_CARD,
    PLACE: NO_PLACE,
    OBJECT: NO_OBJECT,
    NUMBER: NO_NUMBER,
    SEAT: NO_SEAT,
    ABILITY: NO_ABILITY,
}


@final
class Misread:
    """Why a token is no answer: what is wrong, with which of its words, and the shape and places that are known."""

    __slots__ = ("places", "problem", "shape", "word")

    def __init__(self, problem: str, word: str, shape: str, places: list[str]) -> None:
        self.problem = problem
        self.word = word
        self.shape = shape
        self.places = places


@final
class Notation:
    """The tokens of one game: verbs with their shapes, card ids, place names, names of abilities.

    A shape is a letter for each word that varies (c card, o object, p place, n number, s seat, a ability), then the
    fixed words that end the token: "p force" is `acquire 3 force`. A verb is a word or several; it may have several
    shapes, told apart by the words after it.
    """

    __slots__ = ("abilities", "cards", "made", "near", "places", "shapes", "verbs")

    def __init__(
        self, verbs: list[str], shapes: list[str], cards: list[str], places: list[str], abilities: list[str]
    ) -> None:
        self.verbs = verbs
        self.shapes = shapes
        self.cards = cards
        self.places = places
        self.abilities = abilities
        self.near: list[list[Action | None]] = [[] for _ in verbs]  # the common ones, found without hashing
        self.made: dict[int, Action] = {}

    def action(self, verb: int, a: int = 0, b: int = 0, c: int = 0) -> Action:
        """The one shared action of these numbers."""
        if c == 0 and a < NEAR and b < NEAR_SECOND:
            row = self.near[verb]
            at = a * NEAR_SECOND + b
            if at >= len(row):
                row.extend([None] * (at + NEAR_SECOND - len(row)))
            near = row[at]
            if near is None:
                near = Action(verb, a, b, c, self.token(verb, a, b, c))
                row[at] = near
            return near
        key = verb << 48 | a << 32 | b << 16 | c
        known = self.made.get(key)
        if known is None:
            known = Action(verb, a, b, c, self.token(verb, a, b, c))
            self.made[key] = known
        return known

    def token(self, verb: int, a: int, b: int, c: int) -> str:
        words = [self.verbs[verb]]
        numbers = [a, b, c]
        kinds, *fixed = self.shapes[verb].split(" ")
        for i, kind in enumerate(kinds):
            value = numbers[i]
            if kind == CARD:
                words.append(self.cards[value])
            elif kind == OBJECT:
                words.append(f"#{value}")
            elif kind == PLACE:
                words.append(self.places[value])
            elif kind == SEAT:
                words.append(f"p{value}")
            elif kind == ABILITY:
                words.append(self.abilities[value])
            else:
                words.append(str(value))
        return " ".join(words + fixed)

    def parse(self, text: str) -> Action | Misread:
        """The action a token names, or what is wrong with the token."""
        words = text.split()
        if not words:
            return self.misread(EMPTY, "")
        problem = self.misread(UNKNOWN_WORD, words[0])
        for verb, name in enumerate(self.verbs):
            first = name.split(" ")
            start = len(first)
            if words[:start] != first:
                continue
            shape = self.shapes[verb]
            kinds, *fixed = shape.split(" ")
            end = start + len(kinds)
            if len(words) != end + len(fixed) or words[end:] != fixed:
                if problem.problem == UNKNOWN_WORD:
                    problem = self.misread(WRONG_SHAPE, name, shape)
                continue
            numbers = [0, 0, 0]
            wrong: Misread | None = None
            for i, kind in enumerate(kinds):
                word = words[start + i]
                if kind == CARD:
                    value = self.cards.index(word) if word in self.cards else -1
                elif kind == PLACE:
                    value = self.places.index(word) if word in self.places else -1
                elif kind == OBJECT:
                    value = small(word[1:]) if word.startswith("#") else -1
                elif kind == SEAT:
                    value = small(word[1:]) if word.startswith("p") else -1
                elif kind == ABILITY:
                    value = self.abilities.index(word) if word in self.abilities else -1
                else:
                    value = small(word)
                if value < 0:
                    wrong = wrong or self.misread(NOT_OF_KIND[kind], word)
                numbers[i] = value
            if wrong is not None:
                problem = wrong
                continue
            return self.action(verb, numbers[0], numbers[1], numbers[2])
        return problem

    def misread(self, problem: str, word: str, shape: str = "") -> Misread:
        return Misread(problem, word, shape, self.places)


def small(word: str) -> int:
    """The number a word of at most five plain digits means, else -1."""
    if word.isascii() and word.isdigit() and len(word) <= 5 and int(word) < 65536:
        return int(word)
    return -1
