"""Reading documents that people write: every field is checked, and every complaint names its path."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from kleos.engine.errors import PositionError
from kleos.language.messages import Words, by

W = TypeVar("W", bound=str)


class Fields:
    """Typed access to the fields of a part of a document."""

    def __init__(self, data: Any, path: str, known: list[str]) -> None:
        if not isinstance(data, dict):
            raise PositionError(path, Words("expected-object", value=shorten(data)))
        for key in data:
            if key not in known:
                raise PositionError(join(path, str(key)), Words("field-unknown", known=", ".join(known)))
        self.data = data
        self.path = path

    def at(self, key: str) -> str:
        return join(self.path, key)

    def number(self, key: str, default: int, least: int = 0, most: int = 2**53) -> int:
        value = self.data.get(key, default)
        if type(value) is not int or not least <= value <= most:
            raise PositionError(self.at(key), Words("expected-number", least=least, most=most, value=shorten(value)))
        return value

    def flag(self, key: str) -> bool:
        value = self.data.get(key, False)
        if type(value) is not bool:
            raise PositionError(self.at(key), Words("expected-flag", value=shorten(value)))
        return value

    def word(self, key: str, default: str, allowed: Sequence[W]) -> W:
        value = self.data.get(key, default)
        if value not in allowed:
            raise PositionError(self.at(key), Words("expected-one-of", known=", ".join(allowed), value=shorten(value)))
        return allowed[allowed.index(value)]

    def items(self, key: str, length: int = -1) -> list[Any]:
        value = self.data.get(key, [])
        if not isinstance(value, list):
            raise PositionError(self.at(key), Words("expected-list", value=shorten(value)))
        if length >= 0 and len(value) != length:
            raise PositionError(self.at(key), Words("expected-list-of", length=length, value=shorten(value)))
        return value


class Copied(Protocol):
    """A card of a box, of which there are so many copies."""

    @property
    def index(self) -> int: ...
    @property
    def id(self) -> str: ...
    @property
    def copies(self) -> int: ...


class Box:
    """Counts out the cards of a document, and notices when it wants more copies than there are."""

    def __init__(self, kinds: int, clause: str) -> None:
        self.taken = [0] * kinds
        self.clause = clause  # the rule by which that is refused

    def take(self, path: str, card: Copied, count: int = 1) -> int:
        """The index of the card, of which so many more are in use."""
        self.taken[card.index] += count
        total = self.taken[card.index]
        if total > card.copies:
            words = by(self.clause, "position-too-many", card=card.id, copies=card.copies, count=total)
            raise PositionError(path, words)
        return card.index

    def left(self, card: Copied) -> list[int]:
        """The copies that are not in use."""
        return [card.index] * (card.copies - self.taken[card.index])


def join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def shorten(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
