"""What can be said is read when the server starts, so that nobody waits for it at a table."""

import asyncio
import gc
import time

from kleos.language.catalogues import OPENED
from kleos.language.languages import LANGUAGES
from kleos.server.house import read_ahead

LONGEST = 0.05  # seconds that one step may take


async def longest_step() -> float:
    """How long whatever else runs keeps the event loop, at most, until it is done."""
    work = asyncio.create_task(read_ahead())
    longest = 0.0
    while not work.done():
        before = time.thread_time()
        await asyncio.sleep(0)
        longest = max(longest, time.thread_time() - before)
    await work
    return longest


def test_everything_is_read_in_small_steps() -> None:
    for catalogue in OPENED:
        for said in catalogue.said.values():
            said.clear()
    gc.disable()  # how long it takes to collect what other tests have left is another matter
    try:
        assert asyncio.run(longest_step()) < LONGEST
    finally:
        gc.enable()
    assert sum(len(catalogue.source("fr")) for catalogue in OPENED) > 2500
    assert [one.folder for one in OPENED for lang in LANGUAGES if list(one.unread(lang))] == []
