"""Many matches between bots, with a bar while they are played, and what came of them as tables and files."""

import argparse
import secrets
from collections.abc import Sequence
from contextlib import ExitStack
from datetime import datetime
from pathlib import Path

from rich.console import RenderableType

from kleos.bots import RandomBot
from kleos.lab.cluster import Cluster
from kleos.lab.page import Making, page
from kleos.lab.sections import Section, best_cards, heading, sections, sentences
from kleos.lab.simulate import RANDOM, Chunk, Result, Span, Summary, check_bots, simulate
from kleos.lab.summary import document
from kleos.lab.tables import CsvTable, Format, ParquetTable, Table, add_matches, match_columns, write_cards
from kleos.lab.workers import PoolMaker, processes
from kleos.terminal import documents
from kleos.terminal.card_files import told_cards
from kleos.terminal.ending import ending_tidily
from kleos.terminal.files import WholeFile
from kleos.terminal.messages import Mistake, say
from kleos.terminal.opening import named_options
from kleos.terminal.presenter import Presenter
from kleos.terminal.presenters import presenter_of
from kleos.terminal.progress import bar
from kleos.terminal.screen import Screen, grid

INTERRUPTED = 130  # as a shell counts Ctrl-C
RANDOM_BOT = RandomBot.name  # plays where no bot is named
FORMATS: dict[str, Format] = {"csv": CsvTable, "parquet": ParquetTable}


def run(args: argparse.Namespace) -> int:
    """kleos simulate"""
    presenter = presenter_of(args.game)
    decks = chosen_decks(args, presenter)
    if args.best < 0:
        raise Mistake("cli-argument", name="--best", problem=Mistake("cards-number", number=args.best).words)
    bots = check_bots(presenter.rules, named_bots(args, presenter.rules.players[0]))
    seed = chosen_seed(args)
    pool: PoolMaker[Span, Chunk] = Cluster if args.cluster else processes(args.workers)
    with ExitStack() as open_files:
        outputs = Outputs(args, Summary(args.game, bots).labels, open_files)
        with ending_tidily(), bar(say("simulate-bar", args.lang), args.number) as on_progress:
            summary = simulate(
                args.game,
                args.number,
                bots,
                seed,
                decks,
                named_options(args.option or (), presenter.rules),
                on_progress=on_progress,
                pool=pool,
                on_results=outputs.add,
            )
        outputs.finish(summary, seed, decks)
    if args.json:
        documents.tell(**document(summary, seed, decks))
        return INTERRUPTED if summary.interrupted else 0
    screen = Screen()
    if summary.interrupted:
        screen.line(say("simulate-interrupted", args.lang, matches=summary.matches, wanted=args.number))
    show(screen, summary, seed, decks, args.best, args.lang)
    return INTERRUPTED if summary.interrupted else 0


def chosen_decks(args: argparse.Namespace, presenter: Presenter) -> str | None:
    """Which decks are played; None where the game has none."""
    if args.decks is not None and not presenter.has_decks:
        raise presenter.no_decks("--decks", args.lang)
    return (args.decks or RANDOM) if presenter.has_decks else None


def chosen_seed(args: argparse.Namespace) -> int:
    return secrets.randbits(32) if args.seed is None else int(args.seed)


def named_bots(args: argparse.Namespace, least: int) -> list[str]:
    """A bot for each seat; one named alone takes all of them."""
    names = [name.strip() for name in (args.bots or RANDOM_BOT).split(",")]
    if args.players is None:
        return names if args.bots else names * least
    if len(names) not in (1, args.players):
        raise Mistake("bots-players", players=args.players, count=len(names))
    return names * args.players if len(names) == 1 else names


class Outputs:
    """The files that were asked for; each is begun before anything is played, and gets its name when it is complete."""

    def __init__(self, args: argparse.Namespace, labels: Sequence[str], open_files: ExitStack) -> None:
        self.lang: str = args.lang
        self.making = Making(args.command_line, datetime.now().astimezone(), told_cards(args.game, args.lang))
        self.labels = labels
        self.open_files = open_files
        self.names: set[Path] = set()
        self.html = None if args.html is None else self.file(args.html)
        self.matches: list[Table] = []
        self.cards: list[tuple[Format, WholeFile]] = []
        for option, format in FORMATS.items():
            name = getattr(args, option)
            if name is not None:
                path = Path(name)
                part = self.file(name).part
                self.cards.append((format, self.file(str(path.with_name(f"{path.stem}-cards{path.suffix}")))))
                self.matches.append(open_files.enter_context(format(part, match_columns(len(labels)))))

    def file(self, name: str) -> WholeFile:
        path = Path(name).resolve()
        if path in self.names:
            raise Mistake("file-twice", file=name)
        self.names.add(path)
        return self.open_files.enter_context(WholeFile(name))

    def add(self, first: int, results: Sequence[Result]) -> None:
        for table in self.matches:
            add_matches(table, self.labels, first, results)

    def finish(self, summary: Summary, seed: int, decks: str | None) -> None:
        for format, file in self.cards:
            write_cards(format, file.part, summary)
        if self.html is not None:
            self.html.part.write_text(page(summary, seed, decks, self.lang, self.making), "utf-8")


def show(screen: Screen, summary: Summary, seed: int, decks: str | None, best: int, lang: str) -> None:
    """Everything in a few tables; of the cards so many of the best and of the worst."""
    screen.line(heading(summary.matches, summary.game, seed, decks, lang), style="bold")
    show_cards_used(screen, summary.game, lang)
    if summary.matches:
        for section in sections(summary, lang):
            screen.show(rows(section))
            screen.line()
        for section in best_cards(summary, best, lang) if best else ():
            screen.line(section.title)
            screen.show(rows(section))
            screen.line()
    for sentence in sentences(summary, lang):
        screen.line(sentence)


def show_cards_used(screen: Screen, game: str, lang: str) -> None:
    told = told_cards(game, lang)
    if told:
        screen.line(told)


def rows(section: Section) -> RenderableType:
    table = grid(*["left" if at < section.words else "right" for at in range(len(section.columns))])
    for words in (section.columns, *section.rows):
        table.add_row(*words)
    return table
