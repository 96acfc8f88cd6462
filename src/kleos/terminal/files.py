"""Reading and writing the files people name on the command line."""

import os
from pathlib import Path

from kleos.engine.errors import KleosError


def read_text(name: str) -> str:
    """The text of a file; what goes wrong names the file."""
    try:
        return Path(name).read_text("utf-8")
    except UnicodeDecodeError:
        raise KleosError(f"{name}: not a text file (expected UTF-8)") from None
    except OSError as problem:
        raise KleosError(f"{name}: {problem.strerror or problem}") from None


def write_text(name: str, text: str) -> None:
    """Writes a file as a whole or not at all."""
    path = Path(name)
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        try:
            beside.write_text(text, "utf-8")
            os.replace(beside, path)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as problem:
        raise KleosError(f"{name}: {problem.strerror or problem}") from None
