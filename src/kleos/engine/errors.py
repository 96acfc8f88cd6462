"""What can go wrong, said precisely: every error of a user is a KleosError, every broken promise of ours an EngineFault."""

from typing import final


class KleosError(Exception):
    """A mistake in what was asked; nothing has been changed by it."""


@final
class DeckError(KleosError):
    """A deck that the rules refuse; `problems` lists every reason."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("; ".join(problems))
        self.problems = problems


@final
class PositionError(KleosError):
    """A position document that describes no possible position; `path` names the field."""

    def __init__(self, path: str, problem: str) -> None:
        super().__init__(f"{path}: {problem}" if path else problem)
        self.path = path


@final
class SaveError(KleosError):
    """A saved match that cannot be resumed."""


@final
class RecordError(KleosError):
    """A match record that cannot be replayed; `line` counts from 1."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"line {line}: {problem}" if line else problem)
        self.line = line


@final
class CardFileError(KleosError):
    """A card file with mistakes; `problems` lists them all, each as file:line:column: message."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


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
