"""Where bots think: in processes of their own, so that nobody at a table waits for somebody else's bot."""

import asyncio
import logging
import multiprocessing
import os
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, Final

import kleos
from kleos.bots import GuardedBot, RandomBot, bot_named
from kleos.bots.search_bot import SearchBot, budget_of, thoughts
from kleos.engine.game import Cards, Game
from kleos.games.registry import cards_in_use, cards_of, game_named, game_with, use_cards
from kleos.language.grammar import Sayable
from kleos.language.messages import Words
from kleos.match import Match
from kleos.server.metrics import Metrics
from kleos.server.queueing import FairQueue, Thought
from kleos.server.settings import Settings
from kleos.table.card_sets import MOST_BUILT

log = logging.getLogger("kleos.server")

TRIES: Final = 2  # at an answer, before the bot itself must be at fault
HINT_BUDGET: Final = "1s"
AGAIN: Final = 1.0  # seconds until a process that could not be started is tried again
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


@dataclass(frozen=True)
class Answer:
    """The token a bot chooses."""

    token: str
    trouble: Sayable | None = None  # with the bot, if another had to answer for it
    hurried: bool = False  # it had to answer much sooner than usual


def other_cards(match: Match) -> Cards | None:
    """The cards of a match, where they are not those that its game has now, which every process knows."""
    return None if match.game is game_named(match.game.id) else cards_of(match.game)


@lru_cache(MOST_BUILT)
def box_of(cards: Cards | None) -> Game | None:
    return None if cards is None else game_with(cards)


def bot_answer(saved: str, cards: Cards | None, bot: str, seat: int, seed: int, seconds: float) -> Answer:
    match = kleos.resume(saved, box_of(cards))
    asked = bot_named(bot, seed)
    asked.hurry(seconds)
    guarded = GuardedBot(asked, RandomBot(seed))
    index = guarded.choose(match, seat)
    assert match.decision is not None
    trouble = None if guarded.fault is None else guarded.fault.problem
    return Answer(match.decision.options[index].token, trouble, seconds < usual_seconds(bot) / 2)


@dataclass(frozen=True)
class Best:
    """The answers that a search thinks best of, with the chance to win it gives each."""

    answers: list[tuple[str, float]]
    hurried: bool = False  # it had much less time than usual


def best_answers(saved: str, cards: Cards | None, seat: int, seed: int, most: int, seconds: float) -> Best:
    """What a search thinks best; it looks only at what the seat knows."""
    match = kleos.resume(saved, box_of(cards))
    assert match.decision is not None
    tokens = match.decision.options.tokens()
    budget = budget_of(HINT_BUDGET)
    found = thoughts(match, seat, seed, replace(budget, seconds=seconds))
    return Best([(tokens[one.index], one.chance) for one in found[:most]], seconds < budget.seconds / 2)


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


class Worker:
    """One process in which a bot thinks; or a thread."""

    def __init__(self, process: bool) -> None:
        self.process = process
        self.given_up = False  # its process is gone, and no other was started yet
        self.pool = self.fresh()

    def fresh(self) -> Executor:
        if not self.process:
            return ThreadPoolExecutor(1)
        spawned = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(1, spawned, initializer=ready, initargs=(cards_in_use(),))

    @property
    def lost(self) -> bool:
        """Whether it has no process: that has ended by itself, or was given up."""
        return self.given_up or bool(getattr(self.pool, "_broken", False))

    def start_anew(self) -> None:
        """Ends a process that hangs or has died, and starts another; where that fails, whatever is asked next tries again."""
        self.given_up = True
        end(self.pool)
        try:
            self.pool = self.fresh()
            self.given_up = False
        except Exception:
            log.exception("a process for bots cannot be started")

    def submit(self, what: Callable[..., Any], *given: Any) -> "Future[Any]":
        """Asks something of its process; raises what stands against that if it has none, and none can be started."""
        if self.lost:
            self.start_anew()
        try:
            return self.pool.submit(what, *given)
        except Exception:
            self.given_up = True  # of a process that was half started nothing can be expected
            raise


class Thinkers:
    """Some processes in which bots think, each about one thing; 0 is a thread of this one, for trying things out.

    What is asked waits until its turn comes, however long that takes: only the thinking itself is limited.
    """

    def __init__(
        self,
        processes: int,
        patience: float = Settings.patience,
        metrics: Metrics | None = None,
        network_of: Callable[[str], str] = lambda owner: "",
    ) -> None:
        self.patience = patience
        self.metrics = metrics or Metrics()
        self.network_of = network_of
        self.workers = [Worker(processes > 0) for _ in range(max(1, processes))]
        self.free = list(self.workers)
        self.queue = FairQueue()
        self.thinking: set[asyncio.Task[None]] = set()

    def warm(self) -> None:
        """Starts the processes before anybody waits for them."""
        for worker in self.workers:
            worker.pool.submit(nothing)

    @property
    def lost(self) -> int:
        """How many processes have ended and were not yet replaced."""
        return sum(worker.lost for worker in self.workers)

    def revive(self) -> None:
        """Replaces processes that have ended while nobody asked anything of them."""
        for worker in self.free:
            if worker.lost:
                try:
                    worker.submit(nothing)
                except Exception:
                    log.exception("a process for bots cannot be started")

    async def ask(self, owner: str, seconds: float, what: Callable[..., Any], *given: Any) -> Any:
        """The answer of a function in one of the processes, which is told last how many seconds it has.

        Raises Trouble if it gives none.
        """
        done = asyncio.get_running_loop().create_future()
        thought = Thought(owner, seconds, what, given, done, network=self.network_of(owner))
        self.queue.put(thought)
        self.dispatch()
        return await thought.done

    def dispatch(self) -> None:
        """Sets whoever is free thinking."""
        while self.free and (thought := self.queue.take()) is not None:
            task = asyncio.create_task(self.think(self.free.pop(), thought))
            self.thinking.add(task)
            task.add_done_callback(self.thinking.discard)

    async def think(self, worker: Worker, thought: Thought) -> None:
        started = time.monotonic()
        self.metrics.thought_wait.observe(started - thought.asked)
        seconds = self.queue.share(thought, len(self.workers))
        if seconds < thought.seconds / 2:
            self.metrics.hurried.inc()
        trouble: Trouble | None = None
        try:
            trouble = await self.tried(worker, thought, seconds)
        except Exception:
            log.exception("thinking")
            trouble = Trouble(Words("bot-died"))
        finally:
            self.queue.used(thought, time.monotonic() - started)
            self.metrics.thought.observe(time.monotonic() - started)
            self.free.append(worker)
        if trouble is not None and not thought.done.done():
            thought.tries += 1
            if thought.tries < TRIES:
                self.queue.put_back(thought)
            else:
                self.metrics.failed.inc()
                thought.done.set_exception(trouble)
        self.dispatch()

    async def tried(self, worker: Worker, thought: Thought, seconds: float) -> Trouble | None:
        """Has a process think, and tells whoever waits; or why there is nothing to tell."""
        asked = await self.begun(worker, thought, seconds)
        try:
            answer = await asyncio.wait_for(asyncio.wrap_future(asked), seconds + self.patience)
        except TimeoutError:
            worker.start_anew()
            return Trouble(Words("bot-too-slow"))
        except BrokenProcessPool:
            worker.start_anew()
            return Trouble(Words("bot-died"))
        if not thought.done.done():
            thought.done.set_result(answer)
        return None

    async def begun(self, worker: Worker, thought: Thought, seconds: float) -> "Future[Any]":
        """Asks a process; where none can be started, that is tried for a while: the bot is not at fault."""
        until = time.monotonic() + self.patience
        while True:
            try:
                return worker.submit(thought.what, *thought.given, seconds)
            except Exception:
                if time.monotonic() > until:
                    raise
                log.exception("a process for bots cannot be started")
            await asyncio.sleep(AGAIN)

    async def answer(self, owner: str, match: Match, bot: str, seat: int, seed: int) -> "Answer":
        given = (match.save(), other_cards(match), bot, seat, seed)
        answered: Answer = await self.ask(owner, usual_seconds(bot), bot_answer, *given)
        return answered

    async def hints(self, owner: str, match: Match, seat: int, seed: int, most: int) -> Best:
        found: Best = await self.ask(
            owner, budget_of(HINT_BUDGET).seconds, best_answers, match.save(), other_cards(match), seat, seed, most
        )
        return found

    def close(self) -> None:
        for task in self.thinking:
            task.cancel()
        for worker in self.workers:
            end(worker.pool)


def end(pool: Executor) -> None:
    """Ends a pool without waiting for anything it does."""
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


def processes_here() -> int:
    """As many as there are cores beside the one that serves, at most four."""
    return max(1, min(4, (os.cpu_count() or 2) - 1))
