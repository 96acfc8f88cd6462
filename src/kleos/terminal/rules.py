"""The rules book: a clause, a search, and which clauses the tests show."""

import argparse
from pathlib import Path

from rich.text import Text

import kleos
from kleos.games.sections import section_heading
from kleos.terminal import documents
from kleos.terminal.coverage import Coverage, clauses_in
from kleos.terminal.finding import all_rules, find_clauses, search_clauses
from kleos.terminal.messages import Mistake, say
from kleos.terminal.screen import Screen, grid
from kleos.terminal.showing import clause_words, show_clause

COLUMNS = ("coverage-section", "coverage-clauses", "coverage-testable", "coverage-tested", "coverage-missing")


def run_show(args: argparse.Namespace) -> int:
    """kleos rules show"""
    among = all_rules()
    found = [clause for id in args.clause for clause in find_clauses(id, among)]
    if args.json:
        documents.tell(clauses=documents.clauses(found, among))
        return 0
    screen = Screen()
    for clause in found:
        show_clause(screen, clause, args.lang)
    return 0


def run_search(args: argparse.Namespace) -> int:
    """kleos rules search"""
    among = all_rules(args.game)
    found = search_clauses(args.words, among, args.lang)
    if args.json:
        documents.tell(clauses=documents.clauses(found, among))
        return 0 if found else 1
    screen = Screen()
    for clause in found:
        show_clause(screen, clause, args.lang)
    if not found:
        screen.line(say("no-clause-holds", args.lang, words=" ".join(args.words)))
    return 0 if found else 1


def run_coverage(args: argparse.Namespace) -> int:
    """kleos rules coverage"""
    rules = kleos.rules(args.game)
    folder = Path(args.tests)
    if not folder.is_dir():
        raise Mistake("no-tests-folder", folder=args.tests)
    coverage = Coverage(rules, clauses_in(folder))
    whole = not (coverage.missing or coverage.unknown)
    if args.json:
        documents.tell(game=args.game, **documents.coverage(coverage))
        return 0 if whole else 1
    screen = Screen()
    table = grid("left", "right", "right", "right", "right")
    table.add_row(*[say(key, args.lang) for key in COLUMNS])
    for section in coverage.sections:
        numbers = (section.clauses, section.testable, section.tested, section.testable - section.tested)
        title = section_heading(section.title, args.lang)
        table.add_row(title, *[str(number) if number else "-" for number in numbers])
    screen.show(table)
    screen.line()
    for clause in coverage.missing:
        screen.line(
            Text.assemble(
                say("coverage-no-test", args.lang), (clause.id, "cyan"), f" {clause_words(clause, args.lang)}"
            )
        )
    for mark in coverage.unknown:
        screen.line(say("coverage-unknown", args.lang, where=mark.where, id=mark.id))
    missing = len(coverage.missing)
    tested = coverage.testable - missing
    screen.line(say("coverage-total", args.lang, tested=tested, testable=coverage.testable, missing=missing))
    return 0 if whole else 1
