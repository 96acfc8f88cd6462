from typing import Any

import pytest

import kleos
from kleos.lab import simulate as module
from kleos.lab.simulate import Summary, seating, simulate, wilson
from kleos.match import Match

GAME = "naruto-mythos"


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    [
        (5, 10, 0.2366, 0.7634),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (700, 1000, 0.6708, 0.7276),
        (0, 0, 0.0, 1.0),
    ],
)
def test_the_wilson_interval(wins: int, matches: int, low: float, high: float) -> None:
    assert wilson(wins, matches) == pytest.approx((low, high), abs=1e-4)


def test_everything_is_counted() -> None:
    summary = simulate(GAME, 6, ["random", "random"], seed=1)
    assert summary.matches == 6
    assert sum(summary.wins) == sum(summary.seat_wins) == 6
    assert summary.draws == 0
    assert summary.decisions_per_match > 10
    assert all(points > 0 for points in summary.points_mean)
    assert summary.matches_per_second > 0
    assert summary.decisions_per_second > summary.matches_per_second
    assert summary.share(3) == 0.5
    assert summary.interval(3)[0] < 0.5 < summary.interval(3)[1]


def numbers(summary: Summary) -> tuple[Any, ...]:
    return (summary.wins, summary.seat_wins, summary.points, summary.decisions)


@pytest.mark.parametrize("decks", [None, "random", "starter", ["leaf-tempo", "ambush"]])
def test_the_same_seed_gives_the_same_matches(decks: Any) -> None:
    first = simulate(GAME, 4, ["random", "random"], 7, decks)
    assert numbers(first) == numbers(simulate(GAME, 4, ["random", "random"], 7, decks))
    assert numbers(first) != numbers(simulate(GAME, 4, ["random", "random"], 8, decks))


def test_pairs_share_seed_and_decks_and_exchange_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, Any, list[int]]] = []
    play = module.play

    def watched(match: Match, names: Any, order: Any, seed: int) -> int:
        assert match.setup is not None
        seen.append((match.setup.seed, match.setup.decks, list(order)))
        return play(match, names, order, seed)

    monkeypatch.setattr(module, "play", watched)
    simulate(GAME, 5, ["random", "random"], 1)
    assert [order for _, _, order in seen] == [[0, 1], [1, 0], [0, 1], [1, 0], [0, 1]]
    for first, second in ((0, 1), (2, 3)):
        assert seen[first][:2] == seen[second][:2]
    assert len({seed for seed, _, _ in seen}) == 3


def test_more_than_two_seats_go_round() -> None:
    assert [seating(3, number) for number in range(4)] == [[0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]


def test_progress_is_told_after_every_match() -> None:
    told: list[int] = []
    simulate(GAME, 3, ["random", "random"], 1, on_progress=told.append)
    assert told == [1, 2, 3]


def test_wins_belong_to_the_bot_and_not_to_its_seat() -> None:
    summary = simulate(GAME, 4, ["greedy", "random"], 1, "starter")
    assert summary.wins[0] >= 3
    assert summary.points_mean[0] > summary.points_mean[1]


def test_options_are_passed_on() -> None:
    assert simulate(GAME, 1, ["random", "random"], 1, options={"mode": "competitive"}).matches == 1
    with pytest.raises(kleos.KleosError, match="mode must be one of"):
        simulate(GAME, 1, ["random", "random"], 1, options={"mode": "x"})


def test_a_team_wins_for_all_its_players() -> None:
    summary = simulate("kanzume-goddess", 4, ["random"] * 4, 3, options={"mode": "team"})
    decided = summary.matches - summary.draws
    assert decided > 0
    assert sum(summary.wins) == sum(summary.seat_wins) == 2 * decided
    assert summary.seat_wins[0] == summary.seat_wins[2]
    assert summary.seat_wins[1] == summary.seat_wins[3]
    assert summary.equal == 0.5
    assert sum(rate.tries for rate in summary.sides.values()) == 16
    assert sum(rate.wins for rate in summary.sides.values()) == 2 * decided


def test_sides_are_counted_once_for_each_seat() -> None:
    summary = simulate("kanzume-goddess", 3, ["random"] * 3, 3)
    assert sum(rate.tries for rate in summary.sides.values()) == 9
    assert sum(rate.wins for rate in summary.sides.values()) == 3 - summary.draws
    assert set(summary.sides) <= {
        card for card, face in kleos.rules("kanzume-goddess").cards.items() if face.keys()["kind"] == "god"
    }
    assert summary.equal == pytest.approx(1 / 3)


def test_equal_names_are_numbered() -> None:
    assert Summary(GAME, ["random", "random"]).labels == ["random 1", "random 2"]
    assert Summary(GAME, ["greedy", "random"]).labels == ["greedy", "random"]


def test_a_simulation_without_matches_divides_by_nothing() -> None:
    empty = Summary(GAME, ["random", "random"])
    assert (empty.share(0), empty.matches_per_second, empty.decisions_per_second) == (0, 0, 0)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"n": 0}, "at least 1, not 0"),
        ({"n": "5"}, "at least 1, not '5'"),
        ({"bots": ["random"]}, "for 2 players: name that many bots, not 1"),
        ({"bots": ["random", "rnd"]}, "unknown bot 'rnd'"),
        ({"decks": ["nope", "ambush"]}, "unknown starter deck 'nope'"),
    ],
)
def test_mistakes_are_named(fields: dict[str, Any], message: str) -> None:
    arguments: dict[str, Any] = {"game": GAME, "n": 1, "bots": ["random", "random"], "seed": 1, **fields}
    with pytest.raises(kleos.KleosError, match=message):
        simulate(**arguments)
