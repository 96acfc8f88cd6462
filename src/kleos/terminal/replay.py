"""Playing a record through: its log line by line, and whether it leads where it says."""

import argparse
from typing import TYPE_CHECKING, Any

import kleos
from kleos.engine.errors import RecordError
from kleos.match import Match, replayed
from kleos.terminal.files import read_text
from kleos.terminal.messages import Mistake, say
from kleos.terminal.reckoning import outcome_line, sheet_of, summary
from kleos.terminal.screen import Screen
from kleos.terminal.window import table_app

if TYPE_CHECKING:
    from kleos.terminal.table.app import TableApp


def run(args: argparse.Namespace) -> int:
    """kleos replay"""
    screen = Screen()
    text = read_text(args.file)
    table = table_app(args, screen)
    if table is not None:
        return run_table(args, screen, table, text)
    shown = 0
    match: Match | None = None
    try:
        for match in replayed(text):
            check_seat(args.seat, match)
            for entry in entries(match, args.seat, args.all, args.lang, shown):
                screen.line(f"{entry['number']:>4}  {entry['text']}")
                shown = entry["number"]
    except RecordError as problem:
        raise Mistake("record-broken", file=args.file, problem=problem.words) from None
    assert match is not None
    screen.line()
    screen.line(result(match, args.lang), style="bold")
    if match.outcome is not None:
        screen.show(summary(sheet_of(match, [f"p{seat}" for seat in range(match.players)], args.lang), args.lang))
    has_hash = any(line.startswith("hash: ") for line in text.splitlines())
    screen.line(say("hash-ok" if has_hash else "no-hash", args.lang))
    return 0


def run_table(args: argparse.Namespace, screen: Screen, table: "type[TableApp]", text: str) -> int:
    """The same at the table, which steps both ways."""
    try:
        moments = [match.clone() for match in replayed(text)]
    except RecordError as problem:
        raise Mistake("record-broken", file=args.file, problem=problem.words) from None
    check_seat(args.seat, moments[0])
    last_words = table(args.lang, lambda app: app.replay(moments, args.seat, everything=args.all)).run()
    if last_words:
        screen.line(last_words)
    return 0


def check_seat(seat: int | None, match: Match) -> None:
    if seat is not None:
        match.check_seat(seat)


def entries(match: kleos.Match, seat: int | None, everything: bool, lang: str, since: int) -> list[dict[str, Any]]:
    """The log after an event as one seat saw it; or, of every event, what the one who saw most of it saw."""
    if not everything:
        return match.log(seat, lang, since)
    told = [match.log(eyes, lang, since) for eyes in (None, *range(match.players))]
    return [next((entry for entry in seen if "cards" in entry), seen[0]) for seen in zip(*told, strict=True)]


def result(match: kleos.Match, lang: str) -> str:
    if match.outcome is None:
        decision = match.decision
        return say("goes-on-decides", lang, seat=decision.seat) if decision else say("goes-on", lang)
    return outcome_line(match, [f"p{seat}" for seat in range(match.players)], lang)
