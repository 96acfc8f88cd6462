"""What a contest of the arena says about its bots: win rates, pairs, seats, Elo; and all of it as a JSON document.

A win rate is the share of matches won, with a 95 % Wilson interval; a match that several win together counts for each
as its part of one win, one that a team wins as a whole win for each of its players. Pairs are compared by their ranks in the matches in which both sat, with two players or with
more: the better rank is a win, an equal one a tie, which counts half. Elo comes from the pairs. All intervals take
matches for independent; the same deal from other seats is not quite so, which makes them rather too wide, and the pairs
of one match of many players are not, which makes those of Elo rather too narrow.

The document of `document(results)`; "bot" is a number from 0 in the order of "bots", shares are from 0 to 1:

    kleos, game, seed, players, on_fault    version of Kleos; what was asked for
    bots           list of names as they were given; equal names are different bots
    deals          how many were asked for
    decks          "random", "starter", "own" (given by the caller), or null for a game without decks
    options        match options that were given, by name
    end            "complete", "interrupted" or "worker-lost" (processes ended unexpectedly)
    seconds        how long it took: the one value that differs between equal contests
    matches, decisions                      how many were played and taken, over all
    standings      by bot: {bot, name, matches, wins (alone), shared (wins together with others), win_rate, interval,
                   score_mean, elo, elo_interval, seats, first_seat_advantage, faults}; elo and elo_interval are null
                   if some bots have not met, first_seat_advantage is the win rate as p0 less that in all other seats,
                   null if either is missing; "seats" is as below, for this bot alone
    pairs          for each two bots: {bots: [a, b], matches, wins: [of a, of b], ties, win_rate (of a), interval}
    seats          by seat, for all bots: {seat, matches, wins, shared, win_rate, interval}
    first_seat_advantage                    for all bots
    elo            {mean: 0, tie_added}: whether a tie was added for all who have met, since one won or lost everything
    played         by match: {deal, seed, bots, scores, ranks, winners, decisions, faults}; bots, scores and ranks are
                   by seat, faults are {seat, bot, moves (before it), problem, traceback}
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

import kleos
from kleos.bots import Fault
from kleos.lab.arena import Played, Results
from kleos.lab.course import parties
from kleos.lab.ratings import Rating, rated
from kleos.lab.simulate import RANDOM, STARTER, wilson

Interval = tuple[float, float]


@dataclass
class Tally:
    """Matches and how many of them were won, alone or with others."""

    matches: int = 0
    won: Counter[int] = field(default_factory=Counter)  # by the number of those who won together, a team being one

    def count(self, match: Played, seat: int) -> None:
        self.matches += 1
        if seat in match.winners:
            self.won[parties(match.winners, match.teams)] += 1

    @property
    def wins(self) -> int:
        return self.won[1]

    @property
    def shared(self) -> int:
        return self.won.total() - self.won[1]

    @property
    def worth(self) -> float:
        """Wins, with the parts of those that were shared."""
        return sum(self.won[together] / together for together in sorted(self.won))

    @property
    def rate(self) -> float:
        return self.worth / self.matches if self.matches else 0.0

    @property
    def interval(self) -> Interval:
        return wilson(self.worth, self.matches)


def together(tallies: Iterable[Tally]) -> Tally:
    """Several tallies as one."""
    out = Tally()
    for tally in tallies:
        out.matches += tally.matches
        out.won.update(tally.won)
    return out


def first_seat_advantage(seats: Sequence[Tally]) -> float | None:
    """The win rate as p0, less that in all other seats."""
    first, others = seats[0], together(seats[1:])
    return first.rate - others.rate if first.matches and others.matches else None


@dataclass
class Pair:
    """Two bots compared by their ranks, as the first of them sees it."""

    matches: int = 0
    wins: int = 0
    losses: int = 0

    @property
    def ties(self) -> int:
        return self.matches - self.wins - self.losses

    @property
    def points(self) -> float:
        return self.wins + self.ties / 2

    @property
    def rate(self) -> float:
        return self.points / self.matches if self.matches else 0.0

    @property
    def interval(self) -> Interval:
        return wilson(self.points, self.matches)

    def turned(self) -> "Pair":
        """As the other sees it."""
        return Pair(self.matches, self.losses, self.wins)


@dataclass
class Standing:
    """How one bot did."""

    bot: int
    name: str
    seats: list[Tally]
    points: int = 0
    faults: list[tuple[Played, Fault]] = field(default_factory=list)
    rating: Rating | None = None

    @property
    def all(self) -> Tally:
        return together(self.seats)

    @property
    def score_mean(self) -> float:
        matches = self.all.matches
        return self.points / matches if matches else 0.0


class Standings:
    """How all bots did; lists follow the order in which they were given."""

    def __init__(self, results: Results) -> None:
        contest = results.contest
        self.results = results
        self.bots = [
            Standing(bot, name, [Tally() for _ in range(contest.players)]) for bot, name in enumerate(contest.labels)
        ]
        self.pairs = {pair: Pair() for pair in combinations(range(len(self.bots)), 2)}
        for match in results.played:
            self.count(match)
        self.seats = [together(bot.seats[seat] for bot in self.bots) for seat in range(contest.players)]
        ratings = rated([[self.pair(a, b).points for b in range(len(self.bots))] for a in range(len(self.bots))])
        self.tie_added = ratings is not None and ratings.tie_added
        if ratings is not None:
            for standing, rating in zip(self.bots, ratings.by_bot, strict=True):
                standing.rating = rating

    def count(self, match: Played) -> None:
        for seat, bot in enumerate(match.order):
            standing = self.bots[bot]
            standing.seats[seat].count(match, seat)
            standing.points += match.scores[seat]
            fault = match.faults[seat]
            if fault is not None:
                standing.faults.append((match, fault))
        by_bot = sorted(zip(match.order, match.ranks, strict=True))
        for (a, rank), (b, other) in combinations(by_bot, 2):
            pair = self.pairs[a, b]
            pair.matches += 1
            pair.wins += rank < other
            pair.losses += rank > other

    def pair(self, a: int, b: int) -> Pair:
        """How one bot did against another; against itself nothing is known."""
        if a == b:
            return Pair()
        return self.pairs[a, b] if a < b else self.pairs[b, a].turned()

    @property
    def matches(self) -> int:
        return len(self.results.played)

    @property
    def decisions(self) -> int:
        return sum(match.decisions for match in self.results.played)

    @property
    def best_first(self) -> list[Standing]:
        """By Elo, or by win rate as long as there is none."""
        return sorted(self.bots, key=lambda bot: (bot.rating.elo if bot.rating else 0.0, bot.all.rate), reverse=True)


# As a document ------------------------------------------------------------------------------------------------------------
def document(results: Results) -> dict[str, Any]:
    """Everything, ready for JSON; the module says what is in it."""
    contest = results.contest
    found = Standings(results)
    return {
        "kleos": kleos.__version__,
        "game": contest.game,
        "players": contest.players,
        "bots": list(contest.bots),
        "deals": contest.deals,
        "seed": contest.seed,
        "decks": contest.decks if contest.decks in (None, RANDOM, STARTER) else "own",
        "options": dict(contest.options),
        "on_fault": contest.on_fault,
        "end": results.end,
        "seconds": round(results.seconds, 3),
        "matches": found.matches,
        "decisions": found.decisions,
        "standings": [standing_document(standing) for standing in found.bots],
        "pairs": [
            {
                "bots": list(bots),
                "matches": pair.matches,
                "wins": [pair.wins, pair.losses],
                "ties": pair.ties,
                "win_rate": pair.rate,
                "interval": list(pair.interval),
            }
            for bots, pair in found.pairs.items()
        ],
        "seats": seats_document(found.seats),
        "first_seat_advantage": first_seat_advantage(found.seats),
        "elo": {"mean": 0, "tie_added": found.tie_added},
        "played": [played_document(match) for match in results.played],
    }


def standing_document(standing: Standing) -> dict[str, Any]:
    rating = standing.rating
    return {
        "bot": standing.bot,
        "name": standing.name,
        **tally_document(standing.all),
        "score_mean": standing.score_mean,
        "elo": None if rating is None else rating.elo,
        "elo_interval": None if rating is None else list(rating.interval),
        "seats": seats_document(standing.seats),
        "first_seat_advantage": first_seat_advantage(standing.seats),
        "faults": len(standing.faults),
    }


def seats_document(seats: list[Tally]) -> list[dict[str, Any]]:
    return [{"seat": seat, **tally_document(tally)} for seat, tally in enumerate(seats)]


def tally_document(tally: Tally) -> dict[str, Any]:
    return {
        "matches": tally.matches,
        "wins": tally.wins,
        "shared": tally.shared,
        "win_rate": tally.rate,
        "interval": list(tally.interval),
    }


def played_document(match: Played) -> dict[str, Any]:
    return {
        "deal": match.deal,
        "seed": match.seed,
        "bots": list(match.order),
        "scores": list(match.scores),
        "ranks": list(match.ranks),
        "winners": list(match.winners),
        "decisions": match.decisions,
        "faults": [
            {
                "seat": seat,
                "bot": match.order[seat],
                "moves": fault.moves,
                "problem": fault.problem.text(),
                "traceback": fault.trace,
            }
            for seat, fault in enumerate(match.faults)
            if fault is not None
        ],
    }
