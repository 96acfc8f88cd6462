import pytest

from kleos.lab.statistics import Distribution, Rate, student


def distribution(*values: int) -> Distribution:
    out = Distribution()
    for value in values:
        out.counts[value] += 1
    return out


@pytest.mark.parametrize(
    ("freedom", "t"), [(1, 12.706), (9, 2.262), (10, 2.228), (30, 2.042), (100, 1.984), (10**6, 1.960)]
)
def test_students_distribution(freedom: int, t: float) -> None:
    assert student(freedom) == pytest.approx(t, abs=6e-4)


def test_a_mean_has_its_interval() -> None:
    numbers = distribution(4, 6, 6, 8, 11)
    assert (numbers.number, numbers.total, numbers.mean) == (5, 35, 7)
    assert numbers.deviation == pytest.approx(2.6458, abs=1e-4)
    assert numbers.interval == pytest.approx((3.7149, 10.2851), abs=1e-3)
    assert (numbers.least, numbers.median, numbers.most) == (4, 6, 11)
    assert distribution(1, 2).median == 1.5
    assert list(numbers) == [(4, 1), (6, 2), (8, 1), (11, 1)]


def test_of_one_number_nothing_can_be_said() -> None:
    assert distribution(3).interval is None
    assert distribution(3).deviation is None
    assert distribution().mean == 0


def test_ranges_cover_everything_once() -> None:
    numbers = distribution(-2, 0, 1, 5, 5, 9)
    assert numbers.bins(4) == [(-2, 0, 2), (1, 3, 1), (4, 6, 2), (7, 9, 1)]
    assert numbers.bins(100) == [(value, value, numbers.counts[value]) for value in range(-2, 10)]
    assert distribution(7).bins(5) == [(7, 7, 1)]


def test_adding_is_counting_together() -> None:
    both = distribution(1, 2)
    both.add(distribution(2, 3))
    assert both == distribution(1, 2, 2, 3)
    rate = Rate(4, 1)
    rate.add(Rate(6, 4))
    assert (rate, rate.share) == (Rate(10, 5), 0.5)
    assert rate.interval == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert Rate().share == 0
