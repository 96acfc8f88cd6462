"""Shares, means and distributions, each with the range in which the true value lies 95 times out of 100."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

Z95: Final = 1.959963984540054  # of the normal distribution: 95 % lie within
T95: Final = (12.7062, 4.30265, 3.18245, 2.77645, 2.57058, 2.44691, 2.36462, 2.30600, 2.26216)  # of Student's, 1 to 9

Interval = tuple[float, float]


def wilson(wins: float, matches: int) -> Interval:
    """The 95 % Wilson interval of a share: what the true one may be after so many matches."""
    if matches == 0:
        return 0.0, 1.0
    share = wins / matches
    spread = Z95 * Z95 / matches
    middle = share + spread / 2
    reach = Z95 * sqrt(share * (1 - share) / matches + spread / (4 * matches))
    low = (middle - reach) / (1 + spread) if wins else 0.0  # exactly, whatever rounding makes of it
    high = (middle + reach) / (1 + spread) if wins < matches else 1.0
    return low, high


def student(freedom: int) -> float:
    """Within how many standard errors of the mean the true one lies, with so many degrees of freedom."""
    if freedom <= len(T95):
        return T95[freedom - 1]
    z, d = Z95, freedom  # an expansion in 1 / d; from ten on it is right to three decimals
    return (
        z
        + (z**3 + z) / (4 * d)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * d**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * d**3)
    )


@dataclass
class Rate:
    """How often something was tried, and how often it won."""

    tries: int = 0
    wins: int = 0

    def add(self, other: "Rate") -> None:
        self.tries += other.tries
        self.wins += other.wins

    @property
    def share(self) -> float:
        return self.wins / self.tries if self.tries else 0.0

    @property
    def interval(self) -> Interval:
        return wilson(self.wins, self.tries)


@dataclass
class Distribution:
    """Whole numbers with how often each came up; sums stay whole, so no order of adding changes a digit."""

    counts: Counter[int] = field(default_factory=Counter)

    def add(self, other: "Distribution") -> None:
        self.counts.update(other.counts)

    def __iter__(self) -> Iterator[tuple[int, int]]:
        """Every number with its count, in rising order."""
        return iter(sorted(self.counts.items()))

    @property
    def number(self) -> int:
        return sum(self.counts.values())

    @property
    def total(self) -> int:
        return sum(value * count for value, count in self.counts.items())

    @property
    def mean(self) -> float:
        return self.total / self.number if self.counts else 0.0

    @property
    def deviation(self) -> float | None:
        """The standard deviation; None as long as there are not two numbers."""
        n = self.number
        if n < 2:
            return None
        squares = sum(value * value * count for value, count in self.counts.items())
        return sqrt((n * squares - self.total**2) / (n * (n - 1)))

    @property
    def interval(self) -> Interval | None:
        """What the true mean may be; None as long as there are not two numbers."""
        deviation = self.deviation
        if deviation is None:
            return None
        reach = student(self.number - 1) * deviation / sqrt(self.number)
        return self.mean - reach, self.mean + reach

    @property
    def least(self) -> int:
        return min(self.counts)

    @property
    def most(self) -> int:
        return max(self.counts)

    @property
    def median(self) -> float:
        """The number in the middle, or between the two that are."""
        n = self.number
        return (self.ranked((n - 1) // 2) + self.ranked(n // 2)) / 2

    def ranked(self, rank: int) -> int:
        """The number that has `rank` others before it in rising order."""
        before = 0
        for value, count in self:
            before += count
            if before > rank:
                return value
        raise IndexError(rank)

    def bins(self, most: int) -> list[tuple[int, int, int]]:
        """At most so many equally wide ranges from the least to the most: first number, last number, count."""
        width = -(-(self.most - self.least + 1) // most)
        found: Counter[int] = Counter()
        for value, count in self.counts.items():
            found[(value - self.least) // width] += count
        starts = [(at, self.least + at * width) for at in range(max(found) + 1)]
        return [(start, start + width - 1, found[at]) for at, start in starts]
