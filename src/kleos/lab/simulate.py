"""Playing many matches between bots, and counting what came of them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from time import perf_counter
from typing import Any, Final

import kleos
from kleos.bots import BOTS, bot_named
from kleos.engine.errors import KleosError
from kleos.engine.messages import Words, says
from kleos.engine.rng import Rng, seeded
from kleos.games.registry import game_named
from kleos.match import Match

RANDOM: Final = "random"  # decks drawn anew for every pair of matches
STARTER: Final = "starter"  # those that come with the game, drawn for every pair of matches
Z95: Final = 1.959963984540054  # of the normal distribution: 95 % lie within

# Streams of a simulation's seed
SEEDS: Final = 301
DECKS: Final = 302

says(
    "bots-number",
    en="{game} is for {players} players: name as many bots, not {count} (known: {known})",
    fr="{game} se joue à {players} : nommez autant de bots, et non {count} (bots connus : {known})",
    it="{game} si gioca in {players}: nomina altrettanti bot, non {count} (bot conosciuti: {known})",
)
says(
    "matches-number",
    en="the number of matches must be a whole number of at least 1, not {number!r}",
    fr="le nombre de parties doit être un entier d'au moins 1, et non {number}",
    it="il numero di partite deve essere un intero di almeno 1, non {number}",
)


def wilson(wins: float, matches: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share: what the true one may be after so many matches. Wins may be fractions."""
    if matches == 0:
        return 0.0, 1.0
    share = wins / matches
    spread = Z95 * Z95 / matches
    middle = share + spread / 2
    reach = Z95 * sqrt(share * (1 - share) / matches + spread / (4 * matches))
    return max(0.0, (middle - reach) / (1 + spread)), min(1.0, (middle + reach) / (1 + spread))


@dataclass
class Summary:
    """What came of the matches. Lists with a bot's number follow the order in which the bots were given."""

    game: str
    bots: list[str]
    matches: int = 0
    decisions: int = 0
    seconds: float = 0.0
    wins: list[int] = field(default_factory=list)  # by bot; a match that several win together counts for nobody
    points: list[int] = field(default_factory=list)  # by bot, over all matches
    seat_wins: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.wins = self.wins or [0] * len(self.bots)
        self.points = self.points or [0] * len(self.bots)
        self.seat_wins = self.seat_wins or [0] * len(self.bots)

    def count(self, match: Match, order: Sequence[int], decisions: int) -> None:
        """Adds a finished match, in which the seats were taken by the bots numbered in `order`."""
        outcome = match.outcome
        assert outcome is not None
        self.matches += 1
        self.decisions += decisions
        for seat, bot in enumerate(order):
            self.points[bot] += outcome.scores[seat]
        if len(outcome.winners) == 1:
            winner = outcome.winners[0]
            self.wins[order[winner]] += 1
            self.seat_wins[winner] += 1

    @property
    def labels(self) -> list[str]:
        return labels(self.bots)

    @property
    def draws(self) -> int:
        return self.matches - sum(self.wins)

    def share(self, wins: int) -> float:
        return wins / self.matches if self.matches else 0.0

    def interval(self, wins: int) -> tuple[float, float]:
        return wilson(wins, self.matches)

    @property
    def points_mean(self) -> list[float]:
        return [self.share(points) for points in self.points]

    @property
    def decisions_per_match(self) -> float:
        return self.share(self.decisions)

    @property
    def matches_per_second(self) -> float:
        return self.matches / self.seconds if self.seconds else 0.0

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0


def simulate(
    game: str,
    n: int,
    bots: Sequence[str],
    seed: int,
    decks: Any = None,
    options: Mapping[str, Any] | None = None,
    on_progress: Callable[[int], None] | None = None,
) -> Summary:
    """Plays n matches between bots named `bots`, one for each seat.

    Of two players, matches 2k and 2k + 1 have the same seed and decks with the bots in exchanged seats (of more, as many
    matches as seats), so that neither cards nor seats favour a bot. `decks` are "random" legal decks (the default), "starter" decks, or a list with a deck for each seat.
    `on_progress` is told the number of matches played after each.
    """
    rules = kleos.rules(game)
    names = check_bots(rules, bots)
    if type(n) is not int or n < 1:
        raise KleosError(Words("matches-number", number=n))
    summary = Summary(game, names)
    seeds = seeded(seed, SEEDS)
    drawn = seeded(seed, DECKS)
    start = perf_counter()
    for number in range(n):
        if number % len(names) == 0:
            match_seed = seeds.word()
            match_decks = deal_decks(rules, decks, len(names), drawn)
        order = seating(len(names), number)
        match = kleos.new(game, seed=match_seed, players=len(names), decks=match_decks, options=options)
        decisions = play(match, names, order, match_seed)
        summary.count(match, order, decisions)
        summary.seconds = perf_counter() - start
        if on_progress is not None:
            on_progress(summary.matches)
    return summary


def labels(bots: Sequence[str]) -> list[str]:
    """The bots' names; where some are equal, all are numbered."""
    if len(set(bots)) == len(bots):
        return list(bots)
    return [f"{name} {number}" for number, name in enumerate(bots, 1)]


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
