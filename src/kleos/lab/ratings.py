"""Elo from results: the ratings under which what happened was most likely (Bradley-Terry), with their 95 % intervals.

Of two bots whose ratings differ by d, the better one is expected to take 1 / (1 + 10 ** (-d / 400)) of the points; a
tie is half a point for each. The mean of all ratings is 0. The intervals come from the Fisher information, which takes
every comparison for independent of the others.

Whoever has won or lost everything would be rated infinitely high or low. Where that is so, one tie is added for every
two bots that have met: the ratings are finite again, and true differences may be greater than those shown.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, log1p, sqrt
from typing import Final

from kleos.lab.simulate import Z95

ELO: Final = 400 / log(10)  # one step of the natural scale, on which odds are exp(difference)
CLOSE: Final = 1e-10  # on the natural scale; far below what a rating shows
MOST_STEPS: Final = 200

Matrix = list[list[float]]


@dataclass(frozen=True)
class Rating:
    """The Elo of a bot, and how far the true one may be off to either side (95 %)."""

    elo: float
    margin: float

    @property
    def interval(self) -> tuple[float, float]:
        return self.elo - self.margin, self.elo + self.margin


@dataclass(frozen=True)
class Ratings:
    """The ratings by bot."""

    by_bot: tuple[Rating, ...]
    tie_added: bool  # since some bots have only won, or only lost, against all others


def rated(points: Sequence[Sequence[float]]) -> Ratings | None:
    """Ratings from the points that each bot (the row) took off each other (the column).

    None if some bots have not met even by way of others: then nothing can be said of their difference.
    """
    bots = range(len(points))
    met = [[points[i][j] + points[j][i] > 0 for j in bots] for i in bots]
    if not connected(met):
        return None
    taken: Matrix = [list(row) for row in points]
    tie_added = not connected([[points[i][j] > 0 for j in bots] for i in bots])
    if tie_added:
        taken = [[taken[i][j] + 0.5 if met[i][j] else 0.0 for j in bots] for i in bots]
    strengths = most_likely(taken)
    spread = inverse(with_mean(information(taken, strengths)))
    # The information knows nothing of the mean, which is fixed: its part is taken out again.
    margins = [Z95 * sqrt(max(0.0, spread[i][i] - 1 / len(bots))) for i in bots]
    found = tuple(Rating(ELO * strength, ELO * margin) for strength, margin in zip(strengths, margins))
    return Ratings(found, tie_added)


def connected(reaches: Sequence[Sequence[bool]]) -> bool:
    """Whether every bot leads to every other: the ratings are finite if each has scored, by way of others, against each."""
    bots = range(len(reaches))
    for forwards in (True, False):
        seen, open_ends = {0}, [0]
        while open_ends:
            i = open_ends.pop()
            for j in bots:
                if j not in seen and (reaches[i][j] if forwards else reaches[j][i]):
                    seen.add(j)
                    open_ends.append(j)
        if len(seen) < len(bots):
            return False
    return True


# The most likely strengths --------------------------------------------------------------------------------------------
def most_likely(points: Matrix) -> list[float]:
    """Strengths on the natural scale with mean 0, by Newton's method; a step that goes too far is halved."""
    bots = range(len(points))
    strengths = [0.0 for _ in bots]
    height = likelihood(points, strengths)
    for _ in range(MOST_STEPS):
        slope = [
            sum(points[i][j] - (points[i][j] + points[j][i]) * chance(strengths[i] - strengths[j]) for j in bots)
            for i in bots
        ]
        away = inverse(with_mean(information(points, strengths)))
        step = [sum(away[i][j] * slope[j] for j in bots) for i in bots]
        if max(abs(part) for part in step) < CLOSE:
            return strengths
        tried = moved(strengths, step)
        while (reached := likelihood(points, tried)) < height - CLOSE:
            step = [part / 2 for part in step]
            tried = moved(strengths, step)
        strengths, height = tried, reached
    raise ArithmeticError("the ratings do not settle")


def moved(strengths: list[float], step: list[float]) -> list[float]:
    """The strengths after a step, with their mean at 0 again."""
    there = [strength + part for strength, part in zip(strengths, step)]
    mean = sum(there) / len(there)
    return [strength - mean for strength in there]


def chance(difference: float) -> float:
    """Which share of the points is expected at a difference in strength."""
    return 1 / (1 + exp(-difference)) if difference >= 0 else exp(difference) / (1 + exp(difference))


def likelihood(points: Matrix, strengths: list[float]) -> float:
    """The logarithm of how likely the points are."""
    total = 0.0
    for i, row in enumerate(points):
        for j, taken in enumerate(row):
            gap = strengths[j] - strengths[i]
            total -= taken * (max(gap, 0.0) + log1p(exp(-abs(gap))))
    return total


def information(points: Matrix, strengths: list[float]) -> Matrix:
    """The Fisher information: how sharply the likelihood falls off around the strengths."""
    bots = range(len(points))
    out: Matrix = [[0.0 for _ in bots] for _ in bots]
    for i in bots:
        for j in bots:
            if i != j:
                gap = strengths[i] - strengths[j]
                weight = (points[i][j] + points[j][i]) * chance(gap) * chance(-gap)
                out[i][j] -= weight
                out[i][i] += weight
    return out


# Small matrices -------------------------------------------------------------------------------------------------------
def with_mean(matrix: Matrix) -> Matrix:
    """The matrix made invertible by fixing the mean, to which differences say nothing."""
    return [[value + 1 / len(matrix) for value in row] for row in matrix]


def inverse(matrix: Matrix) -> Matrix:
    """The inverse, by elimination with the greatest pivot."""
    size = len(matrix)
    rows = [[*row, *[float(i == j) for j in range(size)]] for i, row in enumerate(matrix)]
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        pivot = rows[column][column]
        rows[column] = [value / pivot for value in rows[column]]
        for i in range(size):
            factor = rows[i][column]
            if i != column and factor:
                rows[i] = [value - factor * head for value, head in zip(rows[i], rows[column])]
    return [row[size:] for row in rows]
