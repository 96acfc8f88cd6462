"""Many matches between bots, with a bar while they are played and a table of what came of them."""

import argparse
import secrets
import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kleos.lab.simulate import Summary, simulate
from kleos.terminal.screen import Screen, grid


def run(args: argparse.Namespace) -> int:
    """kleos simulate"""
    bots = [name.strip() for name in args.bots.split(",")]
    seed = secrets.randbits(32) if args.seed is None else args.seed
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("matches", total=args.number)
        summary = simulate(
            args.game,
            args.number,
            bots,
            seed,
            args.decks,
            on_progress=lambda done: progress.update(task, completed=done),
        )
    show(Screen(), summary, seed, args.decks)
    return 0


def show(screen: Screen, summary: Summary, seed: int, decks: str) -> None:
    screen.line(f"{summary.matches} matches of {summary.game}, {decks} decks, seed {seed}", style="bold")
    bots = grid("left", "right", "right", "left", "right")
    bots.add_row("bot", "wins", "share", "95 % interval", "points a match")
    for label, wins, points in zip(summary.labels, summary.wins, summary.points_mean, strict=True):
        bots.add_row(label, str(wins), percent(summary.share(wins)), interval(summary, wins), f"{points:.2f}")
    screen.show(bots)
    seats = grid("left", "right", "right", "left")
    seats.add_row("seat", "wins", "share", "95 % interval")
    for seat, wins in enumerate(summary.seat_wins):
        seats.add_row(f"p{seat}", str(wins), percent(summary.share(wins)), interval(summary, wins))
    screen.line()
    screen.show(seats)
    screen.line()
    if summary.draws:
        screen.line(f"{summary.draws} matches without a single winner")
    screen.line(f"{summary.decisions_per_match:.1f} decisions a match")
    screen.line(
        f"{summary.matches_per_second:,.1f} matches/s, {summary.decisions_per_second:,.0f} decisions/s, "
        f"{summary.seconds:.1f} s"
    )


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def interval(summary: Summary, wins: int) -> str:
    low, high = summary.interval(wins)
    return f"{100 * low:.1f} to {100 * high:.1f} %"
