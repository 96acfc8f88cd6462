"""Players that are programs: each looks at what its seat may know and answers with the index of an option."""

import difflib
from collections.abc import Callable

from kleos.bots.bot import Bot
from kleos.bots.greedy_bot import GreedyBot
from kleos.bots.random_bot import RandomBot
from kleos.engine.errors import KleosError

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "bot_named"]

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot_named(name: str, seed: int) -> Bot:
    """A bot by its name, with its own stream of chance: the same seed answers the same positions alike."""
    if name not in BOTS:
        close = difflib.get_close_matches(name, BOTS, 1)
        meant = f", did you mean {close[0]!r}?" if close else ""
        raise KleosError(f"unknown bot {name!r}{meant} (known: {', '.join(BOTS)})")
    return BOTS[name](seed)
