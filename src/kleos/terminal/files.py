"""Reading and writing the files people name on the command line."""

import errno
import os
from pathlib import Path
from types import TracebackType
from typing import Final

from kleos.terminal.messages import Mistake, Words

PROBLEMS: Final = {
    errno.ENOENT: Words("file-missing"),
    errno.EISDIR: Words("file-is-folder"),
    errno.ENOTDIR: Words("file-no-folder"),
    errno.EACCES: Words("file-forbidden"),
    errno.ENOSPC: Words("file-full"),
}


def file_problem(name: str, problem: OSError) -> Mistake:
    """What the system has against a file; what it says seldom, in its own words."""
    return Mistake(
        "file-problem", file=name, problem=PROBLEMS.get(problem.errno or 0, problem.strerror or str(problem))
    )


def read_text(name: str) -> str:
    """The text of a file, without the mark that some editors put before it; what goes wrong names the file."""
    try:
        return Path(name).read_text("utf-8-sig")
    except UnicodeDecodeError:
        raise Mistake("file-problem", file=name, problem=Words("file-no-text")) from None
    except OSError as problem:
        raise file_problem(name, problem) from None


class WholeFile:
    """A file that gets its name when it is complete; until then `part` lies beside it, and nothing else is touched."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.path = Path(name)
        self.part = self.path.parent / f".{self.path.name}.{os.getpid()}.part"

    def __enter__(self) -> "WholeFile":
        """Says at once if the file cannot be written."""
        try:
            if self.path.is_dir():
                raise OSError(errno.EISDIR, os.strerror(errno.EISDIR))
            self.part.touch()
        except OSError as problem:
            raise file_problem(self.name, problem) from None
        return self

    def __exit__(
        self, kind: type[BaseException] | None, raised: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            if raised is None:
                os.replace(self.part, self.path)
        except OSError as problem:
            raise file_problem(self.name, problem) from None
        finally:
            self.part.unlink(missing_ok=True)


def write_text(name: str, text: str) -> None:
    """Writes a file as a whole or not at all; what is no plain file, a pipe or a terminal, is written to as it is."""
    path = Path(name)
    try:
        if path.exists() and not path.is_file():
            path.write_text(text, "utf-8")
            return
    except OSError as problem:
        raise file_problem(name, problem) from None
    with WholeFile(name) as file:
        try:
            file.part.write_text(text, "utf-8")
        except OSError as problem:
            raise file_problem(name, problem) from None


def check_writable(name: str) -> None:
    """Raises what would stand in the way of writing a file, before there is anything to be lost. Changes nothing."""
    path = Path(name)
    if path.is_dir() or path.is_file() or not path.exists():
        file = WholeFile(name).__enter__()
        file.part.unlink()
