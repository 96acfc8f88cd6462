"""How a match begins on the command line: a new one, one kept in a file, or one of the data folder."""

import argparse
import secrets
from pathlib import Path
from typing import Any

import kleos
from kleos.engine.errors import SaveError
from kleos.engine.rng import seeded
from kleos.match import Match
from kleos.terminal.files import read_text
from kleos.terminal.keeping import HUMAN, FileKeeper, FolderKeeper, Kept, last_kept
from kleos.terminal.messages import Mistake, say
from kleos.terminal.session import Session

DEFAULT_GAME = "naruto-mythos"
DEFAULT_BOT = "greedy"
DECK_STREAM = 401  # of the seed: which starter decks are played where none is named
BEGINNING = ("seed", "deck", "opponent_deck", "mode")  # options that only a new match can follow


def nothing_said(args: argparse.Namespace) -> bool:
    """Whether the command line leaves open what is to be played."""
    named = (*BEGINNING, "game", "against", "save")
    return not args.resume and all(getattr(args, name) is None for name in named)


def opened(args: argparse.Namespace) -> Session:
    """The match that is asked for."""
    if args.resume:
        check_resume(args)
        return going_on(last_kept())
    players = (HUMAN, args.against or DEFAULT_BOT)
    if args.save is None:
        return Session(begun(args), players)
    if Path(args.save).exists():
        return Session(open_match(args), players, FileKeeper(args.save), resumed=True)
    return Session(begun(args), players, FileKeeper(args.save))


def going_on(kept: Kept) -> Session:
    return Session(kept.match, kept.players, FolderKeeper(kept.path), resumed=True)


def check_resume(args: argparse.Namespace) -> None:
    """A match of the data folder knows all about itself."""
    for name in (*BEGINNING, "game", "against", "save"):
        if getattr(args, name) is not None:
            option = args.game if name == "game" else f"--{name.replace('_', '-')}"
            raise Mistake("resume-fixed", option=option)


def open_match(args: argparse.Namespace) -> Match:
    """The match kept in a file; how it began cannot be chosen again."""
    for name in BEGINNING:
        if getattr(args, name) is not None:
            raise Mistake("save-fixed", file=args.save, option=f"--{name.replace('_', '-')}")
    try:
        match = kleos.resume(read_text(args.save))
    except SaveError as problem:
        raise Mistake("save-broken", file=args.save, problem=problem.words) from None
    if args.game is not None and match.game.id != args.game:
        raise Mistake("save-other-game", file=args.save, game=match.game.id, wanted=args.game)
    return match


def begun(args: argparse.Namespace) -> Match:
    game = args.game or DEFAULT_GAME
    seed = secrets.randbits(63) if args.seed is None else args.seed
    starters = list(kleos.rules(game).starter_decks)
    drawn = seeded(seed, DECK_STREAM).shuffled(tuple(range(len(starters))))
    decks = []
    for seat, given in enumerate((args.deck, args.opponent_deck)):
        decks.append(starters[drawn[seat]] if given is None else named_deck(game, given, args.lang))
    options = {} if args.mode is None else {"mode": args.mode}
    return kleos.new(game, seed=seed, decks=decks, options=options)


def named_deck(game: str, given: str, lang: str) -> Any:
    """A starter deck's name, or the text of a deck file that the rules accept."""
    rules = kleos.rules(game)
    if given in rules.starter_decks:
        return given
    if not Path(given).exists():
        raise Mistake("no-deck", name=given, known=", ".join(rules.starter_decks))
    text = read_text(given) + "\n"
    problems = rules.deck_errors(text, lang)
    if problems:
        raise Mistake("file-problem", file=given, problem=say("semicolon", lang).join(problems))
    return text
