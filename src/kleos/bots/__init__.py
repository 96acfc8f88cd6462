"""Players that are programs: each looks at what its seat may know and answers with the index of an option."""

from collections.abc import Callable

from kleos.bots.bot import Bot
from kleos.bots.greedy_bot import GreedyBot
from kleos.bots.guarded import FORFEIT, ON_FAULT, PATIENCE, REPLACED, Fault, GuardedBot
from kleos.bots.random_bot import RandomBot
from kleos.bots.search_bot import LEVELS, SearchBot, budget_of
from kleos.engine.errors import KleosError
from kleos.language.catalogues import opened
from kleos.language.messages import Close, Words

__all__ = [
    "BOTS",
    "FORFEIT",
    "LEVELS",
    "ON_FAULT",
    "PATIENCE",
    "REPLACED",
    "Bot",
    "Fault",
    "GreedyBot",
    "GuardedBot",
    "RandomBot",
    "SearchBot",
    "bot_named",
    "is_bot",
]

CATALOGUE = opened(__file__)
BOTS: dict[str, Callable[[int], Bot]] = {"search": SearchBot, "random": RandomBot, "greedy": GreedyBot}


def bot_named(name: str, seed: int) -> Bot:
    """A bot by its name, with its own stream of chance: the same seed answers the same positions alike.

    The search bot's name may carry a budget: `search:master`, `search:200ms`, `search:500w`. A budget of time makes its
    answers depend on the machine; one of walks does not.
    """
    base, colon, budget = name.partition(":")
    if colon and base == SearchBot.name:
        return SearchBot(seed, budget_of(budget))
    if name not in BOTS:
        raise KleosError(Words("unknown-bot", name=name, hint=Close(name, BOTS), known=", ".join(BOTS)))
    return BOTS[name](seed)


def is_bot(name: str) -> bool:
    """Whether a bot of that name can be asked to play."""
    try:
        bot_named(name, 0)
    except KleosError:
        return False
    return True
