"""Which modules of a game's folder are rooms for other parts of the program, and no part of its rules."""

from pathlib import Path
from typing import Final

ROOMS: Final = frozenset({"bots", "lab", "terminal", "testing"})


def is_room(path: Path) -> bool:
    """Whether a module below `games/` stands in a room, or is one."""
    game = next((folder for folder in path.parents if folder.parent.name == "games"), None)
    return game is not None and path.relative_to(game).parts[0].removesuffix(".py") in ROOMS
