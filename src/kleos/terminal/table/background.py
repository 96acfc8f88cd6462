"""What takes long is done beside the screen, which goes on answering, also to whoever wants to leave."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

from kleos.bots.background import Background

T = TypeVar("T")


async def beside(work: Callable[[], T]) -> T:
    """The result of some work. Where nobody awaits it any more it is dropped, and closing the table does not wait."""
    loop = asyncio.get_running_loop()
    done = asyncio.Event()

    def tell(_: Background[T]) -> None:
        with suppress(RuntimeError):  # the table has been closed since
            loop.call_soon_threadsafe(done.set)

    aside = Background(work, tell)
    await done.wait()
    return aside.result()
