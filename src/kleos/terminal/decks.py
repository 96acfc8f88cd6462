"""Decks to look at, and deck files to check."""

import argparse

from kleos.language.messages import Close
from kleos.terminal import documents
from kleos.terminal.files import read_text
from kleos.terminal.guide import Guide
from kleos.terminal.guides import guide_of
from kleos.terminal.messages import Mistake, say
from kleos.terminal.screen import Screen, grid


def guide_with_decks(args: argparse.Namespace) -> Guide:
    """The game that is asked for, if players bring decks to it."""
    guide = guide_of(args.game)
    if not guide.has_decks:
        raise guide.no_decks("--game", args.lang)
    return guide


def run_list(args: argparse.Namespace) -> int:
    """kleos decks list"""
    starters = guide_with_decks(args).rules.starter_decks
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
    guide = guide_with_decks(args)
    starters = guide.rules.starter_decks
    if args.starter not in starters:
        known = ", ".join(starters)
        raise Mistake("no-starter-deck", name=args.starter, hint=Close(args.starter, starters), known=known)
    if args.json:
        documents.tell(game=args.game, **documents.deck(args.starter, starters[args.starter], args.lang))
        return 0
    Screen().line(guide.deck_text(args.starter, args.lang).rstrip("\n"))
    return 0


def run_check(args: argparse.Namespace) -> int:
    """kleos decks check"""
    guide = guide_with_decks(args)
    text = read_text(args.file) + "\n"
    problems = guide.rules.deck_errors(text, args.lang)
    if args.json:
        summary = [] if problems else guide.rules.deck_summary(text, args.lang)
        documents.tell(file=args.file, game=args.game, problems=problems, summary=summary)
        return 1 if problems else 0
    screen = Screen()
    if problems:
        for problem in problems:
            screen.line(say("file-problem", args.lang, file=args.file, problem=problem))
        return 1
    for line in guide.rules.deck_summary(text, args.lang):
        screen.line(line)
    return 0
