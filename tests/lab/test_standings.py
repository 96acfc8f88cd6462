import json
from typing import Any

import pytest

from kleos.engine.rng import seeded
from kleos.lab.arena import Contest, Played, Results, ranks
from kleos.lab.simulate import wilson
from kleos.lab.standings import Standings, Tally, document
from kleos.match import Outcome


def match(order: tuple[int, ...], scores: tuple[int, ...], deal: int = 0) -> Played:
    """A match that whoever has most points has won."""
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    by_seat = ranks(Outcome(scores, winners), ())
    return Played(deal, 5, order, scores, by_seat, winners, 10, (None,) * len(order))


def results(*played: Played, bots: str = "a,b", deals: int = 1) -> Results:
    names = tuple(bots.split(","))
    return Results(Contest("naruto-mythos", names, deals, 1, len(played[0].order)), list(played), seconds=1.5)


def test_everything_is_counted_for_the_bot_and_not_for_its_seat() -> None:
    found = Standings(
        results(match((0, 1), (3, 1)), match((1, 0), (2, 4)), match((0, 1), (5, 5)), match((1, 0), (6, 1)))
    )
    first, second = found.bots
    assert (first.all.matches, first.all.wins, first.all.shared, first.all.worth) == (4, 2, 1, 2.5)
    assert (second.all.matches, second.all.wins, second.all.shared, second.all.worth) == (4, 1, 1, 1.5)
    assert first.all.rate == 0.625
    assert first.all.interval == wilson(2.5, 4)
    assert (first.score_mean, second.score_mean) == (13 / 4, 14 / 4)
    pair = found.pair(0, 1)
    assert (pair.matches, pair.wins, pair.losses, pair.ties, pair.rate) == (4, 2, 1, 1, 0.625)
    turned = found.pair(1, 0)
    assert (turned.matches, turned.wins, turned.losses, turned.ties, turned.rate) == (4, 1, 2, 1, 0.375)
    assert turned.interval == pytest.approx([1 - bound for bound in reversed(pair.interval)])
    assert found.best_first == [first, second]
    assert found.decisions == 40


def test_a_win_of_several_is_shared_out() -> None:
    found = Standings(results(match((0, 1, 2), (4, 4, 1)), match((1, 2, 0), (3, 3, 3)), bots="a,b,c"))
    assert [bot.all.worth for bot in found.bots] == pytest.approx([1 / 2 + 1 / 3, 1 / 2 + 1 / 3, 1 / 3])
    assert sum(bot.all.worth for bot in found.bots) == pytest.approx(2)


def test_a_win_of_a_team_is_a_win_of_each_of_its_players() -> None:
    teams = (0, 1, 0, 1)
    outcome = Outcome((9, 4, 0, 0), (0, 2))
    by_seat = ranks(outcome, (), teams)
    assert by_seat == (1, 3, 1, 3)
    won = Played(0, 5, (0, 1, 2, 3), outcome.scores, by_seat, outcome.winners, 10, (None,) * 4, teams)
    drawn = Played(0, 5, (1, 2, 3, 0), (9, 9, 0, 0), (1, 1, 1, 1), (0, 1, 2, 3), 10, (None,) * 4, teams)
    found = Standings(results(won, drawn, bots="a,b,c,d"))
    assert [bot.all.worth for bot in found.bots] == [1.5, 0.5, 1.5, 0.5]
    assert [bot.all.wins for bot in found.bots] == [1, 0, 1, 0]
    assert found.pair(1, 3).ties == 2


def test_pairs_of_many_players_are_compared_by_rank() -> None:
    found = Standings(results(match((2, 0, 1), (1, 5, 3)), match((0, 1, 2), (2, 2, 9)), bots="a,b,c"))
    assert [(pair.wins, pair.ties, pair.losses) for pair in found.pairs.values()] == [(1, 1, 0), (1, 0, 1), (1, 0, 1)]
    assert found.bots[0].rating is not None
    assert found.bots[1].rating is not None
    assert found.bots[0].rating.elo > found.bots[1].rating.elo


def test_the_advantage_of_the_first_seat() -> None:
    told = document(results(match((0, 1), (3, 1)), match((1, 0), (4, 2)), match((0, 1), (1, 0)), match((1, 0), (1, 2))))
    assert [seat["win_rate"] for seat in told["seats"]] == [0.75, 0.25]
    assert told["first_seat_advantage"] == 0.5
    assert [standing["first_seat_advantage"] for standing in told["standings"]] == [0.5, 0.5]
    assert [seat["win_rate"] for seat in told["standings"][1]["seats"]] == [0.5, 0.0]


def test_known_probabilities_are_found_again() -> None:
    """Toy bots: of 100 matches with b, a wins 65 and ties 10."""
    rng = seeded(3)
    played = []
    for deal in range(1500):
        for order in ((0, 1), (1, 0)):
            roll = rng.below(100)
            won = 3 if roll < 65 else 2 if roll < 75 else 1
            scores = (won, 2) if order[0] == 0 else (2, won)
            played.append(match(order, scores, deal))
    found = Standings(results(*played, deals=1500))
    first, second = found.bots
    for bot, true in ((first, 0.7), (second, 0.3)):
        low, high = bot.all.interval
        assert low < true < high
        assert high - low < 0.04
    assert first.rating is not None
    assert second.rating is not None
    elo = first.rating.elo - second.rating.elo
    assert abs(elo - 147.2) < 2 * first.rating.margin  # 400 * log10(7 / 3); the interval of the difference is double
    assert abs(elo) > 100


def test_a_tally_of_nothing_divides_by_nothing() -> None:
    assert (Tally().rate, Tally().interval) == (0.0, (0.0, 1.0))


# The document -----------------------------------------------------------------------------------------------------------
TALLY = {"matches": int, "wins": int, "shared": int, "win_rate": float, "interval": list}
SEAT = {"seat": int, **TALLY}
SCHEMA: dict[str, Any] = {
    "kleos": str,
    "game": str,
    "players": int,
    "bots": [str],
    "deals": int,
    "seed": int,
    "decks": (str, type(None)),
    "options": dict,
    "on_fault": str,
    "end": str,
    "seconds": float,
    "matches": int,
    "decisions": int,
    "standings": [
        {
            "bot": int,
            "name": str,
            **TALLY,
            "score_mean": float,
            "elo": (float, type(None)),
            "elo_interval": (list, type(None)),
            "seats": [SEAT],
            "first_seat_advantage": (float, type(None)),
            "faults": int,
        }
    ],
    "pairs": [{"bots": [int], "matches": int, "wins": [int], "ties": int, "win_rate": float, "interval": [float]}],
    "seats": [SEAT],
    "first_seat_advantage": (float, type(None)),
    "elo": {"mean": int, "tie_added": bool},
    "played": [
        {
            "deal": int,
            "seed": int,
            "bots": [int],
            "scores": [int],
            "ranks": [int],
            "winners": [int],
            "decisions": int,
            "faults": [{"seat": int, "bot": int, "moves": int, "problem": str, "traceback": str}],
        }
    ],
}


def check(value: Any, schema: Any, path: str = "") -> None:
    """That a document has exactly the fields of a schema, and values of their types."""
    if isinstance(schema, dict):
        assert list(value) == list(schema), path
        for key, part in schema.items():
            check(value[key], part, f"{path}.{key}")
    elif isinstance(schema, list):
        assert isinstance(value, list), path
        for part in value:
            check(part, schema[0], f"{path}[]")
    else:
        assert isinstance(value, schema), path


def test_the_document_is_as_described() -> None:
    told = json.loads(json.dumps(document(results(match((0, 1), (3, 1)), match((1, 0), (2, 4))))))
    check(told, SCHEMA)
    assert told["standings"][0]["name"] == "a"
    assert told["pairs"][0]["wins"] == [2, 0]
    assert told["played"][1]["bots"] == [1, 0]
    assert told["elo"] == {"mean": 0, "tie_added": True}


def test_decks_of_the_caller_are_not_written_out() -> None:
    asked = Contest("naruto-mythos", ("random", "random"), 1, 1, decks=["ambush", "leaf-tempo"])
    assert document(Results(asked))["decks"] == "own"
