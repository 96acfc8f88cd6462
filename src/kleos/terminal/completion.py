"""Shell completion: the script that a shell is given once, and what may follow the words typed so far."""

import argparse
import os
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

import argcomplete
from argcomplete.completers import FilesCompleter
from argcomplete.shell_integration import shellcode

import kleos
from kleos.bots.names import OPPONENTS
from kleos.server.settings import PROFILES
from kleos.terminal.finding import all_rules
from kleos.terminal.keeping import HUMAN
from kleos.terminal.messages import LANGUAGES
from kleos.terminal.presenters import PRESENTERS

SHELLS: Final = ("bash", "zsh", "fish")
ASKED: Final = "_ARGCOMPLETE"  # set by the script when a shell wants to know
PROGRAM: Final = "kleos"
LIST: Final = ","
Completer = Callable[..., Iterable[str]]


def run(args: argparse.Namespace) -> int:
    """kleos completion"""
    print(shellcode([PROGRAM], shell=args.shell))
    return 0


def asked() -> bool:
    """Whether a shell runs this program to complete a command, and nothing else is to be done."""
    return ASKED in os.environ


def answer(top: argparse.ArgumentParser) -> None:
    """Tells the shell what may follow; the process ends with that."""
    for action in actions(top):
        if action.dest in VALUES:
            action.completer = VALUES[action.dest]  # type: ignore[attr-defined]
    argcomplete.autocomplete(top, always_complete_options=False)


def actions(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """All arguments of a command and of the commands below it."""
    for action in parser._actions:
        yield action
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                yield from actions(below)


# Values -----------------------------------------------------------------------------------------------------------------
def words(*known: str) -> Completer:
    return lambda **typed: known


def listed(*known: str) -> Completer:
    """Words separated by commas: what stands before the last comma stays."""

    def values(prefix: str, **typed: Any) -> list[str]:
        before = prefix[: prefix.rfind(LIST) + 1]
        return [before + word for word in known]

    return values


def own_values(option: str) -> Completer:
    """What an option may be in the game that was named, or in any."""
    found = {value for presenter in PRESENTERS.values() for value in presenter.own_options.get(option, ())}

    def values(prefix: str, parsed_args: argparse.Namespace, **typed: Any) -> Iterable[str]:
        game = getattr(parsed_args, "game", None)
        known = PRESENTERS[game].own_options.get(option, ()) if game in PRESENTERS else sorted(found)
        return listed(*known)(prefix)

    return values


def starters(**typed: Any) -> list[str]:
    return [name for rules in all_rules() for name in rules.starter_decks]


def or_files(values: Completer) -> Completer:
    return lambda prefix, **typed: [*values(prefix=prefix, **typed), *FilesCompleter()(prefix)]


def cards(parsed_args: argparse.Namespace, **typed: Any) -> list[str]:
    """Ids of the game that was named, or of all, and the games before them."""
    game = getattr(parsed_args, "game", None)
    return [*kleos.games(), *(id for rules in all_rules(game) for id in rules.cards)]


def clauses(**typed: Any) -> list[str]:
    return [id for rules in all_rules() for id in rules.clauses]


# What can be said for arguments that are words, by the names they have in the parsed command; the others are files.
VALUES: Final[dict[str, Completer]] = {
    "game": words(*kleos.games()),
    "lang": words(*LANGUAGES),
    "bots": listed(*OPPONENTS),
    "against": listed(*OPPONENTS, HUMAN),
    "deck": or_files(starters),
    "opponent_deck": or_files(starters),
    "starter": starters,
    "hero": own_values("hero"),
    "side": own_values("side"),
    "mode": own_values("mode"),
    "what": cards,
    "clause": clauses,
    "game_and_file": or_files(words(*kleos.games())),
    "profile": words(*PROFILES),
}
