"""Where bots think: in processes of their own, so that nobody at a table waits for somebody else's bot."""

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

import kleos
from kleos.bots import GuardedBot, RandomBot, bot_named
from kleos.bots.search_bot import SearchBot, budget_of, thoughts
from kleos.engine.messages import Sayable, Words
from kleos.games.registry import Cards, cards_in_use, use_cards
from kleos.match import Match

PATIENCE: Final = 20.0  # seconds for an answer, the queue before it included
HINT_BUDGET: Final = "1s"
WALKS: Final = 1500  # of a search that fit into a second, cautiously


class Trouble(Exception):
    """A bot that cannot be waited for any longer."""

    def __init__(self, words: Sayable) -> None:
        super().__init__(words)
        self.words = words


def usual_seconds(bot: str) -> float:
    """About how long a bot thinks about an answer at most."""
    made = bot_named(bot, 0)
    return min(made.seconds, made.budget.walks / WALKS) if isinstance(made, SearchBot) else made.seconds


def bot_answer(saved: str, bot: str, seat: int, seed: int) -> tuple[str, Sayable | None]:
    """The token a bot chooses, and what was wrong with the bot if another had to answer for it."""
    match = kleos.resume(saved)
    guarded = GuardedBot(bot_named(bot, seed), RandomBot(seed))
    index = guarded.choose(match, seat)
    assert match.decision is not None
    return match.decision.options[index].token, None if guarded.fault is None else guarded.fault.problem


def best_answers(saved: str, seat: int, seed: int, most: int) -> list[tuple[str, float]]:
    """The answers a search thinks best of, with the chance to win it gives each; it looks only at what the seat knows."""
    match = kleos.resume(saved)
    assert match.decision is not None
    tokens = match.decision.options.tokens()
    found = thoughts(match, seat, seed, budget_of(HINT_BUDGET))
    return [(tokens[one.index], one.chance) for one in found[:most]]


def ready(cards: Sequence[Cards]) -> None:
    """Loads the games; from then on the process watches that it does not outlive the server, however that ends."""
    use_cards(cards)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=end_with, args=(parent,), daemon=True).start()
    for game in kleos.games():
        kleos.rules(game)


def end_with(parent: Any) -> None:
    parent.join()
    os._exit(1)


def nothing() -> None:
    """What is asked of a process only to start it."""


class Thinkers:
    """Some processes in which bots think; 0 is a thread of this one, for trying things out."""

    def __init__(self, processes: int, patience: float = PATIENCE) -> None:
        self.processes = processes
        self.patience = patience
        self.pool = self.fresh()

    def fresh(self) -> Executor:
        if self.processes == 0:
            return ThreadPoolExecutor(1)
        spawned = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.processes, spawned, initializer=ready, initargs=(cards_in_use(),))

    def warm(self) -> None:
        """Starts the processes before anybody waits for them."""
        self.pool.submit(nothing)

    async def ask(self, what: Any, *given: Any) -> Any:
        """The answer of a function in one of the processes; raises Trouble if none comes."""
        pool = self.pool
        try:
            return await asyncio.wait_for(asyncio.wrap_future(pool.submit(what, *given)), self.patience)
        except TimeoutError:
            self.start_anew(pool)
            raise Trouble(Words("bot-too-slow")) from None
        except (BrokenProcessPool, RuntimeError):
            self.start_anew(pool)
            raise Trouble(Words("bot-died")) from None

    def start_anew(self, old: Executor) -> None:
        """Gives up on processes of which one hangs or has died; what else they were asked is told so."""
        if old is self.pool:
            self.pool = self.fresh()
            end(old)

    async def answer(self, match: Match, bot: str, seat: int, seed: int) -> tuple[str, Sayable | None]:
        answered: tuple[str, Sayable | None] = await self.ask(bot_answer, match.save(), bot, seat, seed)
        return answered

    async def hints(self, match: Match, seat: int, seed: int, most: int) -> list[tuple[str, float]]:
        found: list[tuple[str, float]] = await self.ask(best_answers, match.save(), seat, seed, most)
        return found

    def close(self) -> None:
        end(self.pool)


def end(pool: Executor) -> None:
    """Ends a pool without waiting for anything it does."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


def processes_here() -> int:
    """As many as there are cores beside the one that serves, at most four."""
    return max(1, min(4, (os.cpu_count() or 2) - 1))
