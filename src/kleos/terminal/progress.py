"""A bar while many matches are played; only in a terminal."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

PAUSE = 0.1  # seconds between two pictures of the bar


@contextmanager
def bar(words: str, total: int) -> Iterator[Callable[[int], None]]:
    """Shows the bar, to be told how many are done; it is gone afterwards."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # It is drawn when it is told something, and not by a thread: processes are made meanwhile.
    shown = Progress(
        *columns, console=Console(stderr=True), transient=True, auto_refresh=False, disable=not sys.stderr.isatty()
    )
    drawn = -PAUSE

    def tell(done: int) -> None:
        nonlocal drawn
        due = perf_counter() - drawn >= PAUSE  # a slow terminal must not hold the matches up
        if due:
            drawn = perf_counter()
        progress.update(task, completed=done, refresh=due)

    with shown as progress:
        task = progress.add_task(words, total=total)
        yield tell
