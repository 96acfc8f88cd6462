"""Reading and writing the files people name on the command line."""

import errno
import os
from pathlib import Path
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
    """The text of a file; what goes wrong names the file."""
    try:
        return Path(name).read_text("utf-8")
    except UnicodeDecodeError:
        raise Mistake("file-problem", file=name, problem=Words("file-no-text")) from None
    except OSError as problem:
        raise file_problem(name, problem) from None


def write_text(name: str, text: str) -> None:
    """Writes a file as a whole or not at all; what is no plain file, a pipe or a terminal, is written to as it is."""
    path = Path(name)
    try:
        if path.exists() and not path.is_file():
            path.write_text(text, "utf-8")
            return
        part = beside(path)
        try:
            part.write_text(text, "utf-8")
            os.replace(part, path)
        finally:
            part.unlink(missing_ok=True)
    except OSError as problem:
        raise file_problem(name, problem) from None


def check_writable(name: str) -> None:
    """Raises what would stand in the way of writing a file, before there is anything to be lost. Changes nothing."""
    path = Path(name)
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if path.is_file() or not path.exists():
            beside(path).touch()
            beside(path).unlink()
    except OSError as problem:
        raise file_problem(name, problem) from None


def beside(path: Path) -> Path:
    """Where a file is written until it is whole."""
    return path.with_name(f".{path.name}.{os.getpid()}.part")
