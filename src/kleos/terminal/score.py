"""Points for people who play with real cards: a score sheet from a file, or asked for line by line."""

import argparse
import json
from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

import kleos
from kleos.engine.errors import KleosError, PositionError
from kleos.engine.game import Account, Sheet
from kleos.games.scoring import read_document
from kleos.terminal.card_files import told_cards
from kleos.terminal.files import read_text
from kleos.terminal.messages import Mistake, say
from kleos.terminal.presenters import presenter_of
from kleos.terminal.score_asking import Interview
from kleos.terminal.screen import Screen, grid


def run(args: argparse.Namespace) -> int:
    """kleos score"""
    screen = Screen()
    rules = kleos.rules(args.game)
    sheet = asked(rules, screen, args) if args.file is None else of_file(rules, args.file, args.lang)
    if args.json:
        print(json.dumps(sheet.data(), ensure_ascii=False, indent=2))
        return 0
    told = told_cards(args.game, args.lang)
    if told:
        screen.line(told)
    for part in parts(sheet, args.lang):
        screen.show(part)
    return 0


def of_file(rules: kleos.Rules, file: str, lang: str) -> Sheet:
    document = read_document(file, read_text(file))
    if document.get("game", rules.game) != rules.game:
        raise Mistake("score-other-game", file=file, game=str(document["game"]), wanted=rules.game)
    try:
        return rules.score_sheet(document, lang)
    except KleosError as problem:
        raise Mistake("file-problem", file=file, problem=problem.words) from None


def asked(rules: kleos.Rules, screen: Screen, args: argparse.Namespace) -> Sheet:
    """A sheet without a file; with --json the questions are not mixed with the answer."""
    if presenter_of(rules.game).asks_for_sheets:
        return Interview(rules, screen, args.lang, quiet=args.json).run()
    try:
        return rules.score_sheet({}, args.lang)  # a game without scoring says so
    except PositionError:
        raise Mistake("score-file-needed", game=rules.game) from None


# Showing ----------------------------------------------------------------------------------------------------------------
def parts(sheet: Sheet, lang: str) -> Iterator[RenderableType]:
    """What was worked out, the sums as a table, every entry in words, what is left open, and who has won."""
    for working in sheet.workings:
        yield Text(working.title, style="bold")
        for line in working.lines:
            yield Text(f"  {line}")
    yield sums(sheet, lang)
    for account in sheet.accounts:
        yield Text(account.name, style="bold")
        yield from entries(account, sheet, lang)
    for note in sheet.notes:
        yield Text(f"! {note}", style="yellow")
    winners = [sheet.accounts[seat].name for seat in sheet.winners]
    yield Text(say("score-winners", lang, winners=winners), style="bold")


def sums(sheet: Sheet, lang: str) -> RenderableType:
    before = any(account.before for account in sheet.accounts)
    heads = [*sheet.steps.values(), *([say("score-before", lang)] if before else []), say("myths-total", lang)]
    out = grid("left", *["right"] * len(heads), "left")
    out.add_row("", *[Text(head, style="dim") for head in heads], "")
    for account in sheet.accounts:
        numbers = [account.points(step) for step in sheet.steps]
        numbers += [account.before] if before else []
        shown = [str(number) if number else "-" for number in numbers]
        rank = say("myths-ranked", lang, rank=account.rank)
        out.add_row(account.name, *shown, Text(str(account.total), style="bold"), rank)
    return out


def entries(account: Account, sheet: Sheet, lang: str) -> Iterator[RenderableType]:
    for entry in account.entries:
        yield Text(f"  {entry.points:+d}  {entry.text}")
    if not account.entries:
        yield Text(f"  {say('score-nothing', lang)}", style="dim")
