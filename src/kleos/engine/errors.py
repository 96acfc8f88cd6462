"""What can go wrong, said precisely: every error of a user is a KleosError, every broken promise of ours an EngineFault."""

from collections.abc import Sequence
from typing import final

from kleos.language.grammar import Sayable
from kleos.language.messages import Listed, Words


class KleosError(Exception):
    """A mistake in what was asked; nothing has been changed by it. `words` say it in any language, str() in English."""

    def __init__(self, words: Sayable) -> None:
        self.words = words  # args stay those of the constructor, so that an error can travel between processes

    def __str__(self) -> str:
        return self.words.text()


@final
class DeckError(KleosError):
    """A deck that the rules refuse; `problems` lists every reason, `found` the same yet to be said."""

    def __init__(self, found: Sequence[Sayable]) -> None:
        super().__init__(Listed(found))
        self.found = found
        self.problems = [problem.text() for problem in found]


@final
class PositionError(KleosError):
    """A position document that describes no possible position; `path` names the field."""

    def __init__(self, path: str, problem: Sayable) -> None:
        super().__init__(Words("at-path", path=path, problem=problem) if path else problem)
        self.path = path


@final
class SaveError(KleosError):
    """A saved match that cannot be resumed."""


@final
class RecordError(KleosError):
    """A match record that cannot be replayed; `line` counts from 1."""

    def __init__(self, line: int, problem: Sayable) -> None:
        super().__init__(Words("at-line", line=line, problem=problem) if line else problem)
        self.line = line


@final
class CardFileError(KleosError):
    """A card file with mistakes; `problems` lists them all, each as file:line:column: message."""

    def __init__(self, found: Sequence[Sayable]) -> None:
        super().__init__(Listed(found, "\n"))
        self.found = found
        self.problems = [problem.text() for problem in found]


@final
class EngineFault(Exception):
    """A guard tripped or an inner promise broke: a bug of ours, reported with the stack of frames."""


@final
class Refusal:
    """Why something is not allowed: the clause that decides, and a phrase key with its arguments for the words."""

    __slots__ = ("args", "clause", "key")

    def __init__(self, clause: str, key: str, args: tuple[object, ...] = ()) -> None:
        self.clause = clause
        self.key = key
        self.args = args
