"""The rules book: a clause, a search, and which clauses the tests show."""

import argparse
from pathlib import Path

from rich.text import Text

import kleos
from kleos.engine.errors import KleosError
from kleos.terminal.coverage import Coverage, clauses_in
from kleos.terminal.finding import all_rules, find_clauses, search_clauses
from kleos.terminal.screen import Screen, grid
from kleos.terminal.showing import show_clause


def run_show(args: argparse.Namespace) -> int:
    """kleos rules show"""
    screen = Screen()
    for id in args.clause:
        for clause in find_clauses(id, all_rules()):
            show_clause(screen, clause)
    return 0


def run_search(args: argparse.Namespace) -> int:
    """kleos rules search"""
    screen = Screen()
    found = search_clauses(args.words, all_rules(args.game))
    for clause in found:
        show_clause(screen, clause)
    if not found:
        screen.line(f"no clause holds {' '.join(args.words)!r}")
    return 0 if found else 1


def run_coverage(args: argparse.Namespace) -> int:
    """kleos rules coverage"""
    rules = kleos.rules(args.game)
    folder = Path(args.tests)
    if not folder.is_dir():
        raise KleosError(f"{args.tests}: no such folder (name the tests with --tests DIR)")
    coverage = Coverage(rules, clauses_in(folder))
    screen = Screen()
    table = grid("left", "right", "right", "right", "right")
    table.add_row("section", "clauses", "testable", "tested", "missing")
    for section in coverage.sections:
        numbers = (section.clauses, section.testable, section.tested, section.testable - section.tested)
        table.add_row(section.title, *[str(number) if number else "-" for number in numbers])
    screen.show(table)
    screen.line()
    for clause in coverage.missing:
        screen.line(Text.assemble("no test: ", (clause.id, "cyan"), f" {clause.text}"))
    for mark in coverage.unknown:
        screen.line(f"{mark.where}: unknown clause {mark.id}")
    tested = coverage.testable - len(coverage.missing)
    screen.line(f"{tested} of {coverage.testable} testable clauses have a test, {len(coverage.missing)} have none")
    return 1 if coverage.missing or coverage.unknown else 0
