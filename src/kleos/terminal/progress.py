"""A bar while many matches are played; only in a terminal."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def bar(words: str, total: int) -> Iterator[Callable[[int], None]]:
    """Shows the bar, to be told how many are done; it is gone afterwards."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # It is drawn when it is told something, and not by a thread: processes are made meanwhile.
    shown = Progress(
        *columns, console=Console(stderr=True), transient=True, auto_refresh=False, disable=not sys.stderr.isatty()
    )
    with shown as progress:
        task = progress.add_task(words, total=total)
        yield lambda done: progress.update(task, completed=done, refresh=True)
