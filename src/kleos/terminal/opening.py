"""How a match begins on the command line: a new one, one kept in a file, or one of the data folder."""

import argparse
import re
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import kleos
from kleos.engine.errors import SaveError
from kleos.language.messages import Close
from kleos.match import Match
from kleos.terminal.files import read_text
from kleos.terminal.keeping import HUMAN, FileKeeper, FolderKeeper, Kept, last_kept
from kleos.terminal.messages import Mistake
from kleos.terminal.presenter import Wishes
from kleos.terminal.presenters import presenter_of
from kleos.terminal.session import Session

DEFAULT_GAME = "naruto-mythos"
DEFAULT_BOT = "greedy"
BY_GAME = ("deck", "opponent_deck", "mode", "hero", "side", "mains")  # options that not every game knows
BEGINNING = ("seed", "players", *BY_GAME, "option")  # options that only a new match can follow


def nothing_said(args: argparse.Namespace) -> bool:
    """Whether the command line leaves open what is to be played."""
    named = (*BEGINNING, "game", "against", "save")
    return not args.resume and all(getattr(args, name) is None for name in named)


def opened(args: argparse.Namespace) -> Session:
    """The match that is asked for."""
    if args.resume:
        check_resume(args)
        return going_on(last_kept())
    if args.save is None:
        match = begun(args)
        return Session(match, seated(args.against, match.players))
    resumed = Path(args.save).exists()
    match = open_match(args) if resumed else begun(args)
    return Session(match, seated(args.against, match.players), FileKeeper(args.save), resumed)


def seated(against: Sequence[str] | None, players: int) -> tuple[str, ...]:
    """Who plays, by seat: whoever asks, and against whom; one opponent named alone takes all the other seats."""
    others = list(against or [DEFAULT_BOT])
    if len(others) == 1:
        others *= players - 1
    if len(others) != players - 1:
        raise Mistake("against-number", players=players, others=players - 1, count=len(others))
    return (HUMAN, *others)


def going_on(kept: Kept) -> Session:
    return Session(kept.match, kept.players, FolderKeeper(kept.path), resumed=True)


def check_resume(args: argparse.Namespace) -> None:
    """A match of the data folder knows all about itself."""
    for name in (*BEGINNING, "game", "against", "save"):
        if getattr(args, name) is not None:
            raise Mistake("resume-fixed", option=args.game if name == "game" else written(name))


def open_match(args: argparse.Namespace) -> Match:
    """The match kept in a file; how it began cannot be chosen again."""
    for name in BEGINNING:
        if getattr(args, name) is not None:
            raise Mistake("save-fixed", file=args.save, option=written(name))
    try:
        match = kleos.resume(read_text(args.save))
    except SaveError as problem:
        raise Mistake("save-broken", file=args.save, problem=problem.words) from None
    if args.game is not None and match.game.id != args.game:
        raise Mistake("save-other-game", file=args.save, game=match.game.id, wanted=args.game)
    return match


def written(name: str) -> str:
    """An option as it is typed."""
    return f"--{name.replace('_', '-')}"


def begun(args: argparse.Namespace) -> Match:
    presenter = presenter_of(args.game or DEFAULT_GAME)
    rules = presenter.rules
    for name in BY_GAME:
        if getattr(args, name) is not None and name not in presenter.own_options:
            if "deck" in name:
                raise presenter.no_decks(written(name), args.lang)
            raise Mistake("option-other-game", option=written(name), game=rules.title)
    seed = secrets.randbits(63) if args.seed is None else args.seed
    wishes = Wishes(args.lang, sides(args), match_options(args, rules))
    return presenter.begin(seed, players_of(args, rules), wishes)


def players_of(args: argparse.Namespace, rules: kleos.Rules) -> int:
    """As many as are asked for, or as sit there if they are named, or as few as can play."""
    if args.players is not None:
        return int(args.players)
    return max(len(args.against or ()) + 1, rules.players[0])


def sides(args: argparse.Namespace) -> tuple[str | None, ...]:
    """What the players bring, by seat."""
    named = args.hero or args.side
    if named is not None:
        return tuple(side.strip() for side in named.split(","))
    return (args.deck, args.opponent_deck)


def match_options(args: argparse.Namespace, rules: kleos.Rules) -> dict[str, Any]:
    """The options of the match, by name, with those that have a place of their own on the command line."""
    out = named_options(args.option or (), rules)
    if args.mode is not None:
        modes = rules.options["mode"]
        if args.mode not in modes:
            raise Mistake("unknown-mode", mode=args.mode, known=", ".join(modes))
        out["mode"] = args.mode
    if args.mains is not None:
        out["mains"] = [as_value(seat.removeprefix("p")) for seat in entries(args.mains)]
    return out


def named_options(given: Sequence[str], rules: kleos.Rules) -> dict[str, Any]:
    """Match options from NAME=VALUE; what the values may be is for the game to say."""
    out: dict[str, Any] = {}
    for one in given:
        name, equals, value = one.partition("=")
        if not equals:
            raise Mistake("option-form", option=one)
        if name not in rules.options:
            known = ", ".join(rules.options)
            raise Mistake("option-unknown", option=name, game=rules.title, hint=Close(name, rules.options), known=known)
        out[name] = [as_value(entry) for entry in entries(value)] if name in rules.lists else as_value(value)
    return out


def entries(text: str) -> list[str]:
    """A list as people write one: A,B or [A, B] or ["A", "B"]."""
    inner = re.sub(r"^\[(.*)\]$", r"\1", text.strip())
    return [entry.strip(" '\"") for entry in inner.split(",")] if inner.strip() else []


def as_value(text: str) -> int | str:
    return int(text) if text.isascii() and text.isdecimal() else text
