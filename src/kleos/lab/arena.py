"""Bots against each other, on all cores: every one meets every other, on the same deals, from every seat.

A contest goes through its deals. A deal is a seed, with decks where the game has them, and is the same for everybody:
every combination of as many bots as there are seats (every pair, where two play) plays it once from every seat, the
bots moving on by one seat from match to match. Of three and more, who sits next to whom changes from deal to deal.
So neither cards nor seats favour a bot, and a contest is fair after every deal.

Equal contests have equal results, whatever the number of processes, as long as the bots answer equal questions alike;
those with a budget of time do not.

A bot that raises an error, answers nonsense or does not answer is replaced by the random bot for the rest of the match,
or forfeits it.
Either way the match and its record stay valid, and the fault is counted.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from math import comb
from time import perf_counter
from typing import Any, Final

import kleos
from kleos.bots import BOTS, FORFEIT, ON_FAULT, PATIENCE, REPLACED, Fault, GuardedBot, RandomBot, bot_named
from kleos.engine.errors import KleosError
from kleos.engine.game import Cards
from kleos.engine.rng import seeded
from kleos.games.registry import cards_in_use, use_cards
from kleos.lab.course import course_of
from kleos.lab.simulate import DECKS, SEEDS, deal_decks, labels, luck, seating
from kleos.lab.workers import PoolMaker, WorkerPool, WorkersLost, processes
from kleos.language.messages import Words
from kleos.match import Match, Outcome

# How a contest ended
COMPLETE: Final = "complete"
INTERRUPTED: Final = "interrupted"
WORKER_LOST: Final = "worker-lost"


# What is played ---------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Contest:
    """What is to be played. Numbers of bots follow the order in which they are given; equal names are different bots."""

    game: str
    bots: tuple[str, ...]
    deals: int
    seed: int
    players: int = 2
    decks: Any = None  # as simulate takes them
    options: Mapping[str, Any] = field(default_factory=dict)
    on_fault: str = REPLACED

    @property
    def labels(self) -> list[str]:
        return labels(self.bots)

    @property
    def groups(self) -> int:
        """How many different companies the bots meet in."""
        return comb(len(self.bots), self.players)

    @property
    def matches(self) -> int:
        return self.deals * self.groups * self.players

    def check(self) -> None:
        """Raises what is wrong with it, before anything is played."""
        for name in self.bots:
            bot_named(name, 0)
        if type(self.deals) is not int or self.deals < 1:
            raise KleosError(Words("deals-number", number=self.deals))
        if self.on_fault not in ON_FAULT:
            raise KleosError(Words("on-fault-value", known=", ".join(ON_FAULT), value=self.on_fault))
        rules = kleos.rules(self.game)
        decks = deal_decks(rules, self.decks, self.players, seeded(self.seed, DECKS))
        kleos.new(self.game, self.seed, self.players, decks, self.options)  # has its own words for what cannot be
        if len(self.bots) < self.players:
            known = ", ".join(BOTS)
            raise KleosError(Words("arena-bots", players=self.players, count=len(self.bots), known=known))


@dataclass(frozen=True)
class Deal:
    """What chance gives a table."""

    number: int
    seed: int
    decks: Any


@dataclass(frozen=True)
class Table:
    """A deal for one company of bots, and how they sit in each of its matches: the number of the bot in each seat."""

    deal: Deal
    orders: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Played:
    """A finished match. Everything but `order` is by seat."""

    deal: int
    seed: int
    order: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]  # from 1; equal ones are shared
    winners: tuple[int, ...]
    decisions: int
    faults: tuple[Fault | None, ...]
    teams: tuple[int, ...] = ()  # the number of the team; empty where everybody plays alone


@dataclass
class Results:
    """What has been played of a contest, in the order of deals; only whole tables count, so that it is always fair."""

    contest: Contest
    played: list[Played] = field(default_factory=list)
    seconds: float = 0.0
    end: str = COMPLETE


def tables(contest: Contest) -> Iterator[Table]:
    """All tables of a contest, deal by deal."""
    rules = kleos.rules(contest.game)
    seeds = seeded(contest.seed, SEEDS)
    drawn = seeded(contest.seed, DECKS)
    for number in range(contest.deals):
        deal = Deal(number, seeds.word(), deal_decks(rules, contest.decks, contest.players, drawn))
        for group in combinations(range(len(contest.bots)), contest.players):
            yield Table(deal, orders(group, number))


def orders(group: Sequence[int], number: int) -> tuple[tuple[int, ...], ...]:
    """How a company sits in the matches of a deal: in a circle that changes with every deal, moved on by one each time."""
    circles = list(permutations(group[1:]))
    circle = (group[0], *circles[number % len(circles)])
    return tuple(tuple(circle[at] for at in seating(len(circle), turn)) for turn in range(len(circle)))


# Playing ----------------------------------------------------------------------------------------------------------------
def play_match(contest: Contest, deal: Deal, order: tuple[int, ...]) -> tuple[Match, Played]:
    """Plays one match, in which the seats are taken by the bots numbered in `order`."""
    match = kleos.new(contest.game, deal.seed, contest.players, deal.decks, contest.options)
    seats = [guarded(contest, bot, deal.seed) for bot in order]
    decisions = 0
    while (decision := match.decision) is not None:
        bot = seats[decision.seat]
        answer = bot.choose(match, decision.seat)
        if bot.fault is not None and contest.on_fault == FORFEIT:
            match.concede(decision.seat)
        else:
            match.choose(answer)
        decisions += 1
    outcome = match.outcome
    assert outcome is not None
    faults = tuple(bot.fault for bot in seats)
    gone = [seat for seat, fault in enumerate(faults) if fault is not None and contest.on_fault == FORFEIT]
    teams = course_of(match).teams
    scores, winners = tuple(outcome.scores), tuple(outcome.winners)
    by_seat = ranks(outcome, gone, teams)
    played = Played(deal.number, deal.seed, order, scores, by_seat, winners, decisions, faults, teams)
    return match, played


def guarded(contest: Contest, bot: int, seed: int) -> GuardedBot:
    own = luck(contest.bots, bot, seed)
    return GuardedBot(bot_named(contest.bots[bot], own), RandomBot(own), PATIENCE)


def ranks(outcome: Outcome, gone: Sequence[int], teams: Sequence[int] = ()) -> tuple[int, ...]:
    """The rank of each seat: winners first, then by score, those who have forfeited last; equals share a rank.

    A team wins and loses as a whole, whatever the scores of its players are.
    """

    def merit(seat: int) -> tuple[bool, bool, int]:
        won, stayed = seat in outcome.winners, seat not in gone
        return won, stayed, outcome.scores[seat] if stayed and not won and not teams else 0

    merits = [merit(seat) for seat in range(len(outcome.scores))]
    return tuple(1 + sum(other > own for other in merits) for own in merits)


# On all cores -----------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Playing:
    """The work of a contest: playing its tables, perhaps in a process that has not been told of the cards yet."""

    contest: Contest
    cards: tuple[Cards, ...] = field(default_factory=cards_in_use)

    def __call__(self, table: Table) -> list[Played]:
        use_cards(self.cards)
        return [play_match(self.contest, table.deal, order)[1] for order in table.orders]


def arena(contest: Contest, workers: int | None = None, on_progress: Callable[[int], None] | None = None) -> Results:
    """Plays a contest with so many processes (one for each core).

    `on_progress` is told how many matches have been played. An interrupt ends the contest early, and so does a table
    that no process survives; what was played until then is returned.
    """
    contest.check()
    pool: PoolMaker[Table, list[Played]] = processes(workers)
    results = Results(contest)
    start = perf_counter()
    try:
        with pool(Playing(contest)) as hired:
            for finished in as_finished(hired, tables(contest)):
                results.played += finished
                if on_progress is not None:
                    on_progress(len(results.played))
    except KeyboardInterrupt:
        results.end = INTERRUPTED
    except WorkersLost:
        results.end = WORKER_LOST
    results.played.sort(key=lambda match: (match.deal, sorted(match.order)))  # not as they happened to be finished
    results.seconds = perf_counter() - start
    return results


def as_finished(pool: WorkerPool[Table, list[Played]], todo: Iterator[Table]) -> Iterator[list[Played]]:
    """The matches of each table, as soon as it is finished."""
    playing = 0
    for table in todo:
        pool.start(table)
        playing += 1
        if not pool.idle:
            yield pool.finished()
            playing -= 1
    for _ in range(playing):
        yield pool.finished()
