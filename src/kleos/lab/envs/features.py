"""Numbers for what a seat sees: named fields of fixed length, one after the other."""

from collections.abc import Iterable, Sequence
from typing import Generic, NamedTuple

from kleos.engine.typed import V

Values = dict[str, Sequence[int]]


class Field(NamedTuple):
    """Numbers that mean the same thing of one or several subjects, and what they may be."""

    name: str
    length: int
    least: int
    most: int
    about: str


def flag(name: str, length: int, about: str) -> Field:
    return Field(name, length, 0, 1, about)


def count(name: str, length: int, most: int, about: str) -> Field:
    return Field(name, length, 0, most, about)


class Features(Generic[V]):
    """The fields of a game for a number of players, read from one seat's view alone."""

    def __init__(self, fields: Sequence[Field]) -> None:
        self.fields = fields
        self.first: dict[str, int] = {}
        size = 0
        for field in fields:
            self.first[field.name] = size
            size += field.length
        self.size = size

    def values(self, view: V) -> Values:
        """The numbers of each field; a field may be left out or cut short where the rest is 0."""
        raise NotImplementedError

    def observe(self, view: V) -> list[int]:
        """All fields of a view, each number kept within the bounds of its field."""
        values = self.values(view)
        out = [0] * self.size
        for name, length, least, most, _ in self.fields:
            numbers = values.get(name, ())[:length]
            if numbers and (min(numbers) < least or max(numbers) > most):
                numbers = [min(max(number, least), most) for number in numbers]
            first = self.first[name]
            out[first : first + len(numbers)] = numbers
        return out

    def bounds(self) -> tuple[list[int], list[int]]:
        """The least and the greatest that each number may be."""
        least = [field.least for field in self.fields for _ in range(field.length)]
        most = [field.most for field in self.fields for _ in range(field.length)]
        return least, most

    def rows(self) -> list[tuple[str, int, int, str, str]]:
        """The layout: field, first index, length, bounds, and what the numbers mean."""
        return [
            (field.name, self.first[field.name], field.length, f"{field.least} to {field.most}", field.about)
            for field in self.fields
        ]


# Helpers --------------------------------------------------------------------------------------------------------------
def one_hot(at: int, length: int) -> list[int]:
    """All 0 but a 1 at a place; all 0 for a place of -1."""
    return [int(i == at) for i in range(length)]


def tally(slots: Iterable[int], length: int) -> list[int]:
    """How many of each slot there are."""
    counts = [0] * length
    for slot in slots:
        counts[slot] += 1
    return counts
