"""Players that are programs: each looks at what its seat may know and answers with the index of an option."""

from collections.abc import Callable

from kleos.bots.bot import Bot
from kleos.bots.greedy_bot import GreedyBot
from kleos.bots.guarded import Fault, GuardedBot
from kleos.bots.random_bot import RandomBot
from kleos.engine.errors import KleosError
from kleos.engine.messages import Words, hint, says

__all__ = ["BOTS", "Bot", "Fault", "GreedyBot", "GuardedBot", "RandomBot", "bot_named"]

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}

says(
    "unknown-bot",
    en="unknown bot '{name}'{hint} (known: {known})",
    fr="bot inconnu : « {name} »{hint} (bots connus : {known})",
    it="bot sconosciuto: «{name}»{hint} (bot conosciuti: {known})",
)


def bot_named(name: str, seed: int) -> Bot:
    """A bot by its name, with its own stream of chance: the same seed answers the same positions alike."""
    if name not in BOTS:
        raise KleosError(Words("unknown-bot", name=name, hint=hint(name, BOTS), known=", ".join(BOTS)))
    return BOTS[name](seed)
