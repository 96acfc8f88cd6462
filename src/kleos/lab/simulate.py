"""Playing many matches between bots, alone or with many hands, and counting what came of them.

Every match follows from the seed and its number alone, and chunks are added up in the order of their matches: whoever
plays them, however many they are, the same seed gives the same results.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from time import perf_counter
from typing import Any, Final

import kleos
from kleos.bots import BOTS, bot_named
from kleos.engine.errors import KleosError
from kleos.engine.game import Cards
from kleos.engine.rng import Rng, seeded
from kleos.games.registry import cards_in_use, game_named, use_cards
from kleos.lab.statistics import Z95, wilson
from kleos.lab.summary import Result, Summary, labels
from kleos.lab.workers import OneProcess, PoolMaker, WorkerPool
from kleos.language.messages import Words
from kleos.match import Match

__all__ = [
    "RANDOM",
    "STARTER",
    "Z95",
    "Chunk",
    "Plan",
    "Result",
    "Span",
    "Summary",
    "check_bots",
    "deal_decks",
    "labels",
    "luck",
    "play",
    "seating",
    "simulate",
    "wilson",
]

RANDOM: Final = "random"  # decks drawn anew for every pair of matches
STARTER: Final = "starter"  # those that come with the game, drawn for every pair of matches

# Streams of a simulation's seed
SEEDS: Final = 301
DECKS: Final = 302
PAIRS: Final = 1 << 40  # more pairs of matches than any simulation has

# Chunks: short enough that little is lost and all end together, long enough that handing them out costs nothing
SECONDS: Final = 0.4  # a chunk that took less than half of this is followed by longer ones
MOST_MATCHES: Final = 512
AHEAD: Final = 16  # chunks for each hand that may wait for an earlier one


Span = tuple[int, int]  # the number of the first of some matches, and how many they are


@dataclass(frozen=True)
class Chunk:
    """What came of the matches from number `first` on."""

    first: int
    results: list[Result]
    summary: Summary


@dataclass(frozen=True)
class Plan:
    """Which matches are played; it travels to whoever plays them."""

    game: str
    bots: tuple[str, ...]
    seed: int
    decks: Any = None
    options: Mapping[str, Any] | None = None
    cards: tuple[Cards, ...] = field(default_factory=cards_in_use)  # given in place of a game's own

    def match(self, number: int) -> Match:
        """The match with that number, not yet played."""
        players = len(self.bots)
        pair = self.seed * PAIRS + number // players
        words = seeded(pair, SEEDS)
        seed = (words.word() << 32 | words.word()) >> 1  # fits the signed numbers of data files
        decks = deal_decks(rules_of(self.game), self.decks, players, seeded(pair, DECKS))
        return kleos.new(self.game, seed=seed, players=players, decks=decks, options=self.options)

    def __call__(self, span: Span) -> Chunk:
        """Plays some matches, perhaps in a process that has not been told of the cards yet."""
        first, count = span
        use_cards(self.cards)
        chunk = Chunk(first, [], Summary(self.game, list(self.bots)))
        start = perf_counter()
        for number in range(first, first + count):
            try:
                match = self.match(number)
                assert match.setup is not None
                order = seating(len(self.bots), number)
                decisions = play(match, self.bots, order, match.setup.seed)
                chunk.results.append(chunk.summary.count(match, order, decisions))
            except Exception as problem:
                problem.add_note(f"in match {number} of the simulation with seed {self.seed}")
                raise
        chunk.summary.seconds = perf_counter() - start
        return chunk


def simulate(
    game: str,
    n: int,
    bots: Sequence[str],
    seed: int,
    decks: Any = None,
    options: Mapping[str, Any] | None = None,
    on_progress: Callable[[int], None] | None = None,
    *,
    pool: PoolMaker[Span, Chunk] = OneProcess,
    on_results: Callable[[int, Sequence[Result]], None] | None = None,
) -> Summary:
    """Plays n matches between bots named `bots`, one for each seat.

    Of two players, matches 2k and 2k + 1 have the same seed and decks with the bots in exchanged seats (of more, as many
    matches as seats), so that neither cards nor seats favour a bot. `decks` are "random" legal decks (the default),
    "starter" decks, or a list with a deck for each seat.

    `pool` says who plays: this process alone, `processes(number)`, or `Cluster`. `on_progress` is told from time to
    time how many matches are done; `on_results` gets the number of the first of some matches and their results, in
    order. Ctrl-C ends a simulation early: its summary is that of the matches done so far, the same that a shorter
    simulation gives, and is marked as interrupted.
    """
    names = check_bots(kleos.rules(game), bots)
    if type(n) is not int or n < 1:
        raise KleosError(Words("matches-number", number=n))
    plan = Plan(game, tuple(names), seed, decks, options)
    plan.match(0)  # what is wrong with decks or options is said before anybody is hired
    summary = Summary(game, names)
    start = perf_counter()
    try:
        with pool(plan) as hired:
            start = perf_counter()  # what it takes to start a cluster says nothing about speed
            for chunk in in_order(hired, n):
                if on_results is not None:
                    on_results(chunk.first, chunk.results)
                summary.add(chunk.summary)
                if on_progress is not None:
                    on_progress(summary.matches)
    except KeyboardInterrupt:
        summary.interrupted = True
    summary.seconds = perf_counter() - start
    return summary


def in_order(pool: WorkerPool[Span, Chunk], n: int) -> Iterator[Chunk]:
    """The chunks of n matches one after the other, in whatever order they are finished."""
    early: dict[int, Chunk] = {}  # finished, but not those before them
    size = 1
    handed_out = told = 0
    open_chunks = 0
    while told < n:
        while handed_out < n and pool.idle and open_chunks < AHEAD * pool.hands:
            count = min(size, max(1, (n - handed_out) // (2 * pool.hands)))
            pool.start((handed_out, count))
            handed_out += count
            open_chunks += 1
        chunk = pool.finished()
        early[chunk.first] = chunk
        if chunk.summary.seconds < SECONDS / 2 and len(chunk.results) == size:
            size = min(2 * size, MOST_MATCHES)
        while told in early:
            chunk = early.pop(told)
            open_chunks -= 1
            told += len(chunk.results)
            yield chunk


rules_of = cache(kleos.rules)  # reading them for every match would take as long as playing it


def check_bots(rules: kleos.Rules, bots: Sequence[str]) -> list[str]:
    """The names, if all are known and there is one for each seat."""
    least, most = rules.players
    for name in bots:
        bot_named(name, 0)
    if not least <= len(bots) <= most:
        players = Words("from-to", least=least, most=most) if least < most else str(least)
        known = ", ".join(BOTS)
        raise KleosError(Words("bots-number", game=rules.title, players=players, count=len(bots), known=known))
    return list(bots)


def deal_decks(rules: kleos.Rules, decks: Any, players: int, rng: Rng) -> Any:
    """The decks of the next pair of matches; None for a game without decks."""
    if decks not in (None, RANDOM, STARTER):
        return decks
    starters = list(rules.starter_decks.values())
    if not starters:
        return None
    if decks == STARTER:
        return [starters[rng.below(len(starters))] for _ in range(players)]
    return [game_named(rules.game).random_deck(rng) for _ in range(players)]


def seating(players: int, number: int) -> list[int]:
    """The number of the bot in each seat: every match moves the bots on by one."""
    return [(seat + number) % players for seat in range(players)]


def luck(names: Sequence[str], bot: int, seed: int) -> int:
    """The seed of a bot in the matches with a seed: its own, and the same in every seat."""
    return seed * len(names) + bot


def play(match: Match, names: Sequence[str], order: Sequence[int], seed: int) -> int:
    """Plays a match to its end; how many decisions it took."""
    seats = [bot_named(names[bot], luck(names, bot, seed)) for bot in order]
    decisions = 0
    while (decision := match.decision) is not None:
        match.choose(seats[decision.seat].choose(match, decision.seat))
        decisions += 1
    return decisions
