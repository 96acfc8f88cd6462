from itertools import combinations
from math import log, log10, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kleos.engine.rng import Rng, seeded
from kleos.lab.ratings import Matrix, Ratings, rated

TRUE = (150.0, 30.0, -180.0)  # Elo of the bots of a toy


def expected(difference: float) -> float:
    return 1 / (1 + 10 ** (-difference / 400))


def sample(rng: Rng, matches: int) -> Matrix:
    """Points of toy bots whose Elo is known, after so many matches of each pair; every tenth match is a tie."""
    points = [[0.0] * len(TRUE) for _ in TRUE]
    for a, b in combinations(range(len(TRUE)), 2):
        chance = expected(TRUE[a] - TRUE[b])
        for number in range(matches):
            won = 0.5 if number % 10 == 0 else float(rng.below(10**6) < 10**6 * (chance - 0.05) / 0.9)
            points[a][b] += won
            points[b][a] += 1 - won
    return points


def found(points: Matrix) -> Ratings:
    ratings = rated(points)
    assert ratings is not None
    return ratings


def test_two_bots_have_the_elo_of_the_formula() -> None:
    first, second = found([[0, 75], [25, 0]]).by_bot
    assert first.elo - second.elo == pytest.approx(400 * log10(3))
    assert first.elo == pytest.approx(-second.elo)
    of_difference = 1.959964 * 400 / log(10) / sqrt(100 * 0.75 * 0.25)
    assert first.margin == second.margin == pytest.approx(of_difference / 2, rel=1e-6)
    assert first.interval == (first.elo - first.margin, first.elo + first.margin)


def test_ties_are_half_wins() -> None:
    assert [rating.elo for rating in found([[0, 10], [10, 0]]).by_bot] == pytest.approx([0, 0])
    few, many = found([[0, 7.5], [2.5, 0]]), found([[0, 75], [25, 0]])
    assert few.by_bot[0].elo == pytest.approx(many.by_bot[0].elo)
    assert few.by_bot[0].margin == pytest.approx(many.by_bot[0].margin * sqrt(10))


def test_known_differences_are_found_again() -> None:
    rng = seeded(1)
    ratings = found(sample(rng, 4000))
    assert [rating.elo for rating in ratings.by_bot] == pytest.approx(TRUE, abs=15)
    assert not ratings.tie_added


def test_the_true_elo_lies_within_the_intervals_95_times_of_100() -> None:
    rng = seeded(2)
    within = 0
    for _ in range(200):
        for rating, true in zip(found(sample(rng, 100)).by_bot, TRUE, strict=True):
            low, high = rating.interval
            within += low <= true <= high
    assert 0.93 <= within / 600 <= 0.985


def test_who_has_met_only_by_way_of_others_is_rated_too() -> None:
    first, second, third = found([[0, 3, 0], [1, 0, 3], [0, 1, 0]]).by_bot
    assert first.elo - second.elo == pytest.approx(second.elo - third.elo) == pytest.approx(400 * log10(3))
    assert first.margin > second.margin


def test_who_has_won_everything_is_rated_with_a_tie_more() -> None:
    ratings = found([[0, 10], [0, 0]])
    assert ratings.tie_added
    assert ratings.by_bot[0].elo - ratings.by_bot[1].elo == pytest.approx(400 * log10(10.5 / 0.5))
    assert found([[0, 9, 9], [1, 0, 5], [1, 5, 0]]).tie_added is False
    assert found([[0, 10, 10], [0, 0, 5], [0, 5, 0]]).tie_added is True


def test_nothing_is_said_of_bots_that_have_not_met() -> None:
    assert rated([[0, 0], [0, 0]]) is None
    assert rated([[0, 1, 0], [1, 0, 0], [0, 0, 0]]) is None


def test_far_apart_is_no_trouble() -> None:
    first, second, third = found([[0, 1e6, 1e6], [1, 0, 1e6], [0, 1, 0]]).by_bot
    assert first.elo == pytest.approx(2400, abs=1)
    assert second.elo == pytest.approx(0, abs=1)
    assert third.elo == pytest.approx(-2400, abs=1)


halves = st.integers(0, 40).map(lambda number: number / 2)


@given(st.integers(2, 5).flatmap(lambda n: st.lists(st.lists(halves, min_size=n, max_size=n), min_size=n, max_size=n)))
def test_every_bot_is_expected_to_have_the_points_it_has(points: Matrix) -> None:
    """This is what makes the ratings the most likely ones."""
    bots = range(len(points))
    for i in bots:
        points[i][i] = 0.0
    ratings = rated(points)
    if ratings is None:
        return
    assert sum(rating.elo for rating in ratings.by_bot) == pytest.approx(0, abs=1e-6)
    added = 0.5 if ratings.tie_added else 0.0
    for i in bots:
        met = [j for j in bots if points[i][j] + points[j][i] > 0]
        took = sum(points[i][j] + added for j in met)
        due = sum(
            (points[i][j] + points[j][i] + 2 * added) * expected(ratings.by_bot[i].elo - ratings.by_bot[j].elo)
            for j in met
        )
        assert took == pytest.approx(due, abs=1e-6)
