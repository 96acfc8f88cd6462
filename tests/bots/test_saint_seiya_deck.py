"""What the search thinks a deck of Saint Seiya will become worth."""

from typing import Any

import pytest

from kleos.bots.scale import WIN
from kleos.games.saint_seiya.board import as_board
from kleos.games.saint_seiya.bots.search_evaluation import evaluate, gain, turns_left
from kleos.games.saint_seiya.testing import table

GREEN = "seiya-green"
RESERVE = ["leda", "spica", "jabu", "geki", "oko", "ban"]


def worth(flames: int = 12, **fields: Any) -> float:
    story = table(["pope"], fields, {"draw": ["shiryu-green"] * 8}, reserve=RESERVE, flames=flames)
    return evaluate(story.match, 0)


def test_a_strong_card_is_worth_more_than_its_points_and_most_of_all_early() -> None:
    early = worth(draw=[GREEN] * 7 + ["shura"]) - worth(draw=[GREEN] * 8)
    late = worth(flames=2, draw=[GREEN] * 7 + ["shura"]) - worth(flames=2, draw=[GREEN] * 8)
    points = 6
    assert early > late > points


def test_a_deck_without_its_weak_cards_is_worth_more() -> None:
    strong = ["shura", "doko", "camus"]
    assert worth(draw=[GREEN] * 3, discard=strong) > worth(draw=[GREEN] * 7, discard=strong)


def test_who_is_wounded_keeps_the_points_but_is_not_drawn() -> None:
    assert worth(draw=[GREEN] * 7, wounded=["shura"]) < worth(draw=[GREEN] * 7, discard=["shura"])
    assert worth(draw=[GREEN] * 7, wounded=["shura"]) > worth(draw=[GREEN] * 7)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_more_players_have_fewer_turns_each(players: int) -> None:
    seats: list[dict[str, Any]] = [{} for _ in range(players)]
    g = as_board(table(["pope"], *seats, reserve=RESERVE, flames=12).match.state)
    two = as_board(table(["pope"], reserve=RESERVE, flames=12).match.state)
    assert turns_left(g) == pytest.approx(turns_left(two) * 2 / players)
    g.ending = True
    assert turns_left(g) == 0.0


def test_a_card_weaker_than_the_deck_is_a_gain_only_by_its_points() -> None:
    cards = as_board(table(["pope"]).match.state).pool.by_id
    assert gain(cards["cassios"], 20.0, 40.0, 10) < 0.0
    assert gain(cards["cassios"], 0.0, 40.0, 10) == cards["cassios"].points
    assert gain(cards["shura"], 20.0, 10.0, 10) > cards["shura"].points


def test_nothing_is_worth_more_than_the_match() -> None:
    story = table(["jabu"], {"draw": ["mu", "shura"]}, {"draw": ["shiryu-green"]})
    story.match.concede(0)
    assert evaluate(story.match, 1) == WIN
    assert evaluate(story.match, 0) == -WIN
