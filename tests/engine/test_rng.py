"""The random generator: the same everywhere, and fair."""

from collections import Counter

from kleos.engine.rng import Rng, seeded


def test_its_numbers_never_change() -> None:
    rng = seeded(7)
    assert [rng.word() for _ in range(4)] == GOLDEN_WORDS
    rng = seeded(7)
    assert [rng.below(10) for _ in range(12)] == GOLDEN_BELOW
    assert seeded(7).shuffled(tuple(range(8))) == GOLDEN_SHUFFLE


GOLDEN_WORDS = [2943445329, 3160230043, 4004347603, 394733936]
GOLDEN_BELOW = [6, 7, 9, 0, 4, 6, 7, 2, 9, 7, 6, 6]
GOLDEN_SHUFFLE = (4, 2, 3, 1, 0, 6, 7, 5)


def test_a_clone_goes_on_alike_and_apart() -> None:
    rng = seeded(3)
    twin = rng.clone()
    assert [rng.word() for _ in range(5)] == [twin.word() for _ in range(5)]
    rng.word()
    assert rng.state() != twin.state()
    kind, arguments = rng.__reduce__()
    assert kind is Rng
    assert isinstance(arguments, tuple)
    assert Rng(*arguments).state() == rng.state()


def test_seeds_and_streams_differ() -> None:
    firsts = [seeded(seed, stream).word() for seed in (-2, -1, 0, 1, 2, 2**32, 2**64) for stream in (0, 1)]
    assert len(set(firsts)) == len(firsts)


def test_every_number_below_n_is_equally_likely() -> None:
    rng = seeded(11)
    for n in (2, 3, 7, 60, 100_000):
        small = min(n, 60)
        counts = Counter(rng.below(n) % small for _ in range(6000))
        assert set(counts) <= set(range(small))
        expected = 6000 / small
        chi = sum((counts[i] - expected) ** 2 / expected for i in range(small))
        assert chi < small + 4.5 * (2 * small) ** 0.5 + 5


def test_all_orders_of_a_shuffle_occur() -> None:
    rng = seeded(5)
    orders = Counter(rng.shuffled((1, 2, 3, 4)) for _ in range(4800))
    assert len(orders) == 24
    assert min(orders.values()) > 130
    assert rng.shuffled(()) == ()
