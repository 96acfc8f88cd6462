"""Decks to look at, and deck files to check."""

import argparse

from kleos.language.messages import Close
from kleos.terminal import documents
from kleos.terminal.files import read_text
from kleos.terminal.messages import Mistake, say
from kleos.terminal.presenter import Presenter
from kleos.terminal.presenters import presenter_of
from kleos.terminal.screen import Screen, grid


def presenter_with_decks(args: argparse.Namespace) -> Presenter:
    """The game that is asked for, if players bring decks to it."""
    presenter = presenter_of(args.game)
    if not presenter.has_decks:
        raise presenter.no_decks("--game", args.lang)
    return presenter


def run_list(args: argparse.Namespace) -> int:
    """kleos decks list"""
    starters = presenter_with_decks(args).rules.starter_decks
    if args.json:
        documents.tell(game=args.game, decks=[documents.deck(id, deck, args.lang) for id, deck in starters.items()])
        return 0
    table = grid("left", "left", "left")
    for name, deck in starters.items():
        table.add_row(name, deck.called(args.lang), deck.described(args.lang))
    Screen().show(table)
    return 0


def run_show(args: argparse.Namespace) -> int:
    """kleos decks show"""
    presenter = presenter_with_decks(args)
    starters = presenter.rules.starter_decks
    if args.starter not in starters:
        known = ", ".join(starters)
        raise Mistake("no-starter-deck", name=args.starter, hint=Close(args.starter, starters), known=known)
    if args.json:
        documents.tell(game=args.game, **documents.deck(args.starter, starters[args.starter], args.lang))
        return 0
    Screen().line(presenter.deck_text(args.starter, args.lang).rstrip("\n"))
    return 0


def run_check(args: argparse.Namespace) -> int:
    """kleos decks check"""
    presenter = presenter_with_decks(args)
    text = read_text(args.file) + "\n"
    problems = presenter.rules.deck_errors(text, args.lang)
    if args.json:
        summary = [] if problems else presenter.rules.deck_summary(text, args.lang)
        documents.tell(file=args.file, game=args.game, problems=problems, summary=summary)
        return 1 if problems else 0
    screen = Screen()
    if problems:
        for problem in problems:
            screen.line(say("file-problem", args.lang, file=args.file, problem=problem))
        return 1
    for line in presenter.rules.deck_summary(text, args.lang):
        screen.line(line)
    return 0
