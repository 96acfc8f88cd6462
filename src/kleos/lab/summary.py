"""What came of many matches: a row for each, and counts that can be added up in any order."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import kleos
from kleos.games.registry import game_named
from kleos.lab.course import course_of, parties
from kleos.lab.statistics import Distribution, Interval, Rate, wilson
from kleos.match import Match


class Result(NamedTuple):
    """What is kept of one match."""

    seed: int
    order: tuple[int, ...]  # by seat: the number of the bot
    sides: tuple[str, ...]  # by seat the deck, hero or God it plays, "" for a deck without a name
    first: int  # the seat that began
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    turns: int
    decisions: int


@dataclass
class Summary:
    """What came of the matches. Lists with a bot's number follow the order in which the bots were given.

    A match that a team wins counts as a win for each of its players, one that several win together for nobody.
    """

    game: str
    bots: list[str]
    matches: int = 0
    seconds: float = field(default=0.0, compare=False)
    interrupted: bool = field(default=False, compare=False)
    draws: int = 0  # matches that nobody won alone or with the own team
    wins: list[int] = field(default_factory=list)  # by bot
    seat_wins: list[int] = field(default_factory=list)
    order_wins: list[int] = field(default_factory=list)  # by order of play: of who began, of who came next …
    scores: list[Distribution] = field(default_factory=list)  # by bot
    leads: Distribution = field(default_factory=Distribution)  # of the best score over the second best
    turns: Distribution = field(default_factory=Distribution)
    lengths: Distribution = field(default_factory=Distribution)  # in decisions
    sides: dict[str, Rate] = field(default_factory=dict)  # decks, heroes or Gods: once for each seat that played one
    cards: dict[str, dict[str, Rate]] = field(default_factory=dict)  # by way of meeting them, once for each seat

    def __post_init__(self) -> None:
        players = len(self.bots)
        self.wins = self.wins or [0] * players
        self.seat_wins = self.seat_wins or [0] * players
        self.order_wins = self.order_wins or [0] * players
        self.scores = self.scores or [Distribution() for _ in range(players)]

    # Counting -------------------------------------------------------------------------------------------------------
    def count(self, match: Match, order: Sequence[int], decisions: int) -> Result:
        """Adds a finished match, in which the seats were taken by the bots numbered in `order`; what is kept of it."""
        outcome = match.outcome
        assert outcome is not None
        assert match.setup is not None
        course = course_of(match)
        sides = deck_names(match) or course.sides
        won = outcome.winners if parties(outcome.winners, course.teams) == 1 else ()
        self.matches += 1
        for seat, bot in enumerate(order):
            self.scores[bot].counts[outcome.scores[seat]] += 1
        self.draws += not won
        for winner in won:
            self.wins[order[winner]] += 1
            self.seat_wins[winner] += 1
            self.order_wins[(winner - course.first) % len(order)] += 1
        best, second = sorted(outcome.scores, reverse=True)[:2]
        self.leads.counts[best - second] += 1
        self.turns.counts[course.turns] += 1
        self.lengths.counts[decisions] += 1
        for seat, side in enumerate(sides):
            if side:
                meet(self.sides, side, seat in won)
        for way, seats in course.met.items():
            rates = self.cards.setdefault(way, {})
            for seat, cards in enumerate(seats):
                for card in sorted(cards):
                    meet(rates, card, seat in won)
        return Result(
            match.setup.seed,
            tuple(order),
            sides,
            course.first,
            outcome.scores,
            outcome.winners,
            course.turns,
            decisions,
        )

    def add(self, other: "Summary") -> None:
        """Adds what came of other matches between the same bots."""
        self.matches += other.matches
        self.draws += other.draws
        for mine, theirs in (
            (self.wins, other.wins),
            (self.seat_wins, other.seat_wins),
            (self.order_wins, other.order_wins),
        ):
            mine[:] = [a + b for a, b in zip(mine, theirs, strict=True)]
        for distribution, further in zip(
            [*self.scores, self.leads, self.turns, self.lengths],
            [*other.scores, other.leads, other.turns, other.lengths],
            strict=True,
        ):
            distribution.add(further)
        add_rates(self.sides, other.sides)
        for way, rates in other.cards.items():
            add_rates(self.cards.setdefault(way, {}), rates)

    # Telling --------------------------------------------------------------------------------------------------------
    @property
    def labels(self) -> list[str]:
        return labels(self.bots)

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def equal(self) -> float:
        """The share of everybody, if all won alike: of teams, one wins for all its players."""
        decided = self.matches - self.draws
        return sum(self.wins) / (decided * self.players) if decided else 1 / self.players

    def share(self, wins: int) -> float:
        return wins / self.matches if self.matches else 0.0

    def interval(self, wins: int) -> Interval:
        return wilson(wins, self.matches)

    @property
    def first_advantage(self) -> tuple[float, Interval]:
        """By how much the share of whoever begins, of matches with a winner, exceeds an equal one, and its interval."""
        rate = Rate(sum(self.order_wins), self.order_wins[0])
        part = 1 / self.players
        low, high = rate.interval
        return rate.share - part, (low - part, high - part)

    @property
    def points(self) -> list[int]:
        """By bot, over all matches."""
        return [scores.total for scores in self.scores]

    @property
    def points_mean(self) -> list[float]:
        return [scores.mean for scores in self.scores]

    @property
    def decisions(self) -> int:
        return self.lengths.total

    @property
    def decisions_per_match(self) -> float:
        return self.lengths.mean

    @property
    def matches_per_second(self) -> float:
        return self.matches / self.seconds if self.seconds else 0.0

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0


def labels(bots: Sequence[str]) -> list[str]:
    """The bots' names; where some are equal, all are numbered."""
    if len(set(bots)) == len(bots):
        return list(bots)
    return [f"{name} {number}" for number, name in enumerate(bots, 1)]


def meet(rates: dict[str, Rate], what: str, won: bool) -> None:
    """Counts a seat that met a card or played a deck, and whether it won."""
    rate = rates.setdefault(what, Rate())
    rate.tries += 1
    rate.wins += won


def add_rates(mine: dict[str, Rate], theirs: dict[str, Rate]) -> None:
    for what, rate in theirs.items():
        mine.setdefault(what, Rate()).add(rate)


def deck_names(match: Match) -> tuple[str, ...]:
    """By seat the deck that it plays: a starter deck by its id, another by its own name, if it has one."""
    assert match.setup is not None
    starters = match.game.starters()
    return tuple(
        next((id for id, starter in starters.items() if starter == deck), deck.name) for deck in match.setup.decks or ()
    )


def side_title(game: str, side: str, lang: str) -> str:
    """A deck, hero or God as people call it."""
    rules = kleos.rules(game)
    for offered in rules.sides(lang):
        if offered.id == side:
            return offered.name
    return rules.cards[side].name(lang) if side in rules.cards else side


# As a document ------------------------------------------------------------------------------------------------------------
def document(summary: Summary, seed: int, decks: str | None) -> dict[str, Any]:
    """Everything, ready for JSON (docs/json.md)."""
    advantage, interval = summary.first_advantage
    bots = zip(summary.labels, summary.wins, summary.scores, strict=True)
    return {
        "game": summary.game,
        "card_set": game_named(summary.game).cards_digest(),
        "bots": summary.bots,
        "seed": seed,
        "decks": decks,
        "matches": summary.matches,
        "interrupted": summary.interrupted,
        "seconds": round(summary.seconds, 3),
        "decisions": summary.decisions,
        "draws": summary.draws,
        "by_bot": [
            {"bot": label, **rated(Rate(summary.matches, wins)), "score": described(scores)}
            for label, wins, scores in bots
        ],
        "by_seat": [{"seat": seat, **rated(Rate(summary.matches, w))} for seat, w in enumerate(summary.seat_wins)],
        "by_order": [{"place": at, **rated(Rate(summary.matches, w))} for at, w in enumerate(summary.order_wins, 1)],
        "first_advantage": {"share": advantage, "interval": list(interval)} if sum(summary.order_wins) else None,
        "sides": [{"side": side, **rated(rate)} for side, rate in sorted(summary.sides.items())],
        "turns": described(summary.turns),
        "lengths": described(summary.lengths),
        "leads": described(summary.leads),
        "cards": {
            way: [{"card": card, **rated(rate)} for card, rate in sorted(rates.items())]
            for way, rates in sorted(summary.cards.items())
        },
    }


def rated(rate: Rate) -> dict[str, Any]:
    return {"times": rate.tries, "wins": rate.wins, "share": rate.share, "interval": list(rate.interval)}


def described(distribution: Distribution) -> dict[str, Any] | None:
    """How numbers are distributed; None if there are none."""
    if not distribution.number:
        return None
    interval = distribution.interval
    return {
        "mean": distribution.mean,
        "interval": None if interval is None else list(interval),
        "deviation": distribution.deviation,
        "least": distribution.least,
        "median": distribution.median,
        "most": distribution.most,
    }
