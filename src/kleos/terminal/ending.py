"""What is asked to end from outside (`kill`, a service that stops) ends as with Ctrl-C: as tidily, and nothing is lost.

Whatever runs in the background needs it most: shells start it deaf to Ctrl-C.
"""

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def ending_tidily() -> Iterator[None]:
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
