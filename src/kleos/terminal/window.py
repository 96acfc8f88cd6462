"""Whether there is a window for the table: a real terminal, the library that draws it, and nobody who asked for lines."""

import argparse
import os
import sys
from typing import TYPE_CHECKING

from kleos.lab.extras import install_command
from kleos.terminal.messages import say
from kleos.terminal.screen import Screen

if TYPE_CHECKING:
    from kleos.terminal.table.app import TableApp

LIBRARY = "textual"


def has_window() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") not in ("dumb", "unknown")


def table_app(args: argparse.Namespace, screen: Screen) -> "type[TableApp] | None":
    """The table; None where lines are wanted or are all that is possible, which is said if it is for want of a library."""
    if args.plain or not has_window():
        return None
    try:
        from kleos.terminal.table.app import TableApp
    except ModuleNotFoundError as problem:
        if (problem.name or "").partition(".")[0] != LIBRARY:
            raise
        screen.line(say("no-table", args.lang, install=install_command("tui")), style="yellow")
        return None
    return TableApp
