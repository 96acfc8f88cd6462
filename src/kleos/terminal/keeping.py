"""Where matches are kept between two sittings: the user's data folder, or a file the user names."""

import json
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import kleos
from kleos.bots import is_bot
from kleos.engine.errors import KleosError, SaveError
from kleos.match import Match
from kleos.terminal.files import file_problem, read_text, write_text
from kleos.terminal.messages import Mistake, Words

HUMAN = "human"
VARIABLE = "KLEOS_DATA"
FORMAT = 1  # of the files in the data folder


def data_folder(environment: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """The folder for what belongs to the user: KLEOS_DATA, or where the system keeps such things."""
    named = environment.get(VARIABLE)
    if named:
        return Path(named)
    home = Path.home()
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "kleos"
    if platform == "darwin":
        return home / "Library" / "Application Support" / "kleos"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "kleos"


def matches_folder() -> Path:
    return data_folder() / "matches"


def records_folder() -> Path:
    return data_folder() / "records"


def free_name(folder: Path, stem: str, ending: str) -> Path:
    """A file name of that stem that is not taken yet."""
    path = folder / f"{stem}{ending}"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{ending}"
    return path


# Keepers --------------------------------------------------------------------------------------------------------------
class Keeper:
    """Keeps a match after every move, and its record when it is over."""

    def keep(self, match: Match, players: tuple[str, ...]) -> None:
        raise NotImplementedError

    def finish(self, match: Match) -> str | None:
        """What is to be done with a match that is over; returns where its record is, if it has one."""
        return write_record(match)

    def leave(self, match: Match, players: tuple[str, ...]) -> Words:
        """What is done and said when somebody leaves before the end."""
        raise NotImplementedError


class FolderKeeper(Keeper):
    """Keeps a match in the data folder, under the time it began."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path  # None until there is something to keep

    def keep(self, match: Match, players: tuple[str, ...]) -> None:
        if self.path is None:
            folder = made(matches_folder())
            self.path = free_name(folder, f"{stamp()}-{match.game.id}", ".json")
        body = {"kleos table": FORMAT, "players": list(players), "match": match.save()}
        write_text(str(self.path), json.dumps(body))

    def finish(self, match: Match) -> str | None:
        where = write_record(match)
        if self.path is not None:
            self.path.unlink(missing_ok=True)
            self.path = None
        return where

    def leave(self, match: Match, players: tuple[str, ...]) -> Words:
        return Words("table-left" if self.path is None else "match-kept-in-folder")


class FileKeeper(Keeper):
    """Keeps a match in a file that the user has named."""

    def __init__(self, name: str) -> None:
        self.name = name

    def keep(self, match: Match, players: tuple[str, ...]) -> None:
        write_text(self.name, match.save())

    def leave(self, match: Match, players: tuple[str, ...]) -> Words:
        self.keep(match, players)
        return Words("match-kept", file=self.name)


def made(folder: Path) -> Path:
    """The folder, which is made if it is not there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise file_problem(str(folder), problem) from None
    return folder


def stamp() -> str:
    return datetime.now(UTC).astimezone().strftime("%Y-%m-%d-%H%M%S")


def write_record(match: Match) -> str | None:
    """Writes the record of a match to the data folder; a match without a true beginning has none."""
    if match.setup is None:
        return None
    path = free_name(made(records_folder()), f"{stamp()}-{match.game.id}", ".txt")
    write_text(str(path), match.record())
    return str(path)


# What is kept -----------------------------------------------------------------------------------------------------------
@dataclass
class Kept:
    """A match in the data folder that can go on."""

    path: Path
    match: Match
    players: tuple[str, ...]
    when: datetime


def kept_matches() -> list[Kept]:
    """The matches that can go on, the one played last first. What cannot be read is left alone and out."""
    folder = matches_folder()
    if not folder.is_dir():
        return []
    out = []
    for path in folder.glob("*.json"):
        try:
            out.append(open_kept(path))
        except (KleosError, OSError):
            continue
    return sorted(out, key=lambda kept: (kept.when, kept.path.name), reverse=True)


def open_kept(path: Path) -> Kept:
    try:
        body = json.loads(read_text(str(path)))
        if body["kleos table"] != FORMAT:
            raise ValueError(f"format {body['kleos table']}")
        players = tuple(str(player) for player in body["players"])
        text = str(body["match"])
    except (ValueError, KeyError, TypeError, RecursionError) as problem:
        raise Mistake("keep-damaged", file=str(path), problem=str(problem)) from None
    match = kleos.resume(text)
    if len(players) != match.players or any(player != HUMAN and not is_bot(player) for player in players):
        raise Mistake("keep-damaged", file=str(path), problem=", ".join(players))
    when = datetime.fromtimestamp(path.stat().st_mtime, UTC).astimezone()
    return Kept(path, match, players, when)


def last_kept() -> Kept:
    """The match that was played last."""
    found = kept_matches()
    if not found:
        raise nothing_kept()
    return found[0]


def nothing_kept() -> Mistake:
    """Why no match can go on: there is none, or it was played with other cards than those in use now."""
    for path in sorted(matches_folder().glob("*.json"), reverse=True):
        try:
            open_kept(path)
        except SaveError as problem:
            if isinstance(problem.words, Words) and problem.words.key == "other-cards":
                return Mistake("file-problem", file=str(path), problem=problem.words)
        except (KleosError, OSError):
            continue
    return Mistake("keep-nothing")
