"""Where everything is printed: coloured and fitted to the window in a terminal, plain lines in a pipe."""

import sys
from typing import NoReturn

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

PLAIN_WIDTH = 2000  # in a pipe a row of a table stays one line
CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # window, what was scrolled out of it, and the cursor back to the corner
RULED = 72  # how long a dividing line is in a pipe
FAR_AWAY = 60  # lines that put something out of sight where nothing can be cleared


class PipeConsole(Console):
    """A console that leaves a closed pipe to main, as everything else that can go wrong."""

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError


class Screen:
    """Standard output for people."""

    def __init__(self) -> None:
        self.wide = sys.stdout.isatty()
        self.console = PipeConsole(highlight=False, markup=False, emoji=False, width=None if self.wide else PLAIN_WIDTH)

    @property
    def width(self) -> int:
        return self.console.width

    def line(self, text: "str | Text" = "", style: str = "") -> None:
        """One line of text; in a pipe it is never broken."""
        shown = Text(text, style=style) if isinstance(text, str) else text
        self.console.print(shown, soft_wrap=not self.wide)

    def item(self, text: str, style: str = "") -> None:
        """One entry of a list; in a terminal its further lines are indented."""
        if not self.wide:
            self.line(f"· {text}")
            return
        table = grid("left", "left")
        table.padding = (0, 1, 0, 0)
        table.add_row("·", Text(text, style=style))
        self.console.print(table)

    def show(self, what: RenderableType) -> None:
        """A table or another larger piece; in a pipe without the blanks that fill its lines."""
        if self.wide:
            self.console.print(what)
            return
        with self.console.capture() as captured:
            self.console.print(what)
        for line in captured.get().splitlines():
            self.line(line.rstrip())

    def divide(self) -> None:
        """A line across."""
        self.line("─" * (self.width if self.wide else RULED), style="dim")

    def clear(self) -> None:
        """Puts what was printed so far out of sight, as far as a line terminal can."""
        if self.wide and not self.console.is_dumb_terminal:
            self.console.file.write(CLEAR)
        else:
            self.console.file.write("\n" * FAR_AWAY)
        self.console.file.flush()


def grid(*justify: str) -> Table:
    """A table without lines, one column for each word: left, right, or fill (left, with all the room that is left)."""
    table = Table.grid(padding=(0, 2, 0, 0), expand="fill" in justify)
    for word in justify:
        if word == "right":
            table.add_column(justify="right", no_wrap=True)
        else:
            table.add_column(justify="left", ratio=1 if word == "fill" else None)
    return table
