"""Playing in a terminal: at the table where there is a window for it, else line by line."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from kleos.terminal.files import write_text
from kleos.terminal.keeping import kept_matches, nothing_kept
from kleos.terminal.lines import LineTable, line_editor
from kleos.terminal.messages import Mistake, say
from kleos.terminal.opening import check_resume, nothing_said, opened
from kleos.terminal.screen import Screen
from kleos.terminal.session import Session
from kleos.terminal.window import table_app

if TYPE_CHECKING:
    from kleos.terminal.table.app import TableApp


def run(args: argparse.Namespace) -> int:
    """kleos play"""
    if args.record and Path(args.record).exists():
        raise Mistake("record-exists", file=args.record)
    screen = Screen()
    table = table_app(args, screen)
    session = run_lines(args, screen) if table is None else run_table(args, screen, table)
    if args.record and session is not None:
        write_text(args.record, session.match.record())
        screen.line(say("record-written", args.lang, file=args.record))
    return 0


def run_lines(args: argparse.Namespace, screen: Screen) -> Session:
    line_editor()
    session = opened(args)
    session.on_fault = args.on_fault
    LineTable(session, screen, args.lang).run()
    return session


def run_table(args: argparse.Namespace, screen: Screen, table: "type[TableApp]") -> Session | None:
    """The table, beginning with what the command line asks for; what is wrong with that is said before it opens."""
    app = table(args.lang)
    app.on_fault = args.on_fault
    if args.resume:
        check_resume(args)
        kept = kept_matches()
        if not kept:
            raise nothing_kept()
        app.begins = lambda app: app.choose_kept(kept)
    elif not nothing_said(args):
        session = opened(args)
        app.begins = lambda app: app.play(session)
    last_words = app.run()
    if last_words:
        screen.line(last_words)
    return app.session
