"""The greedy bot at the table of Saint Seiya."""

import pytest

from kleos.bots import Bot, GreedyBot, RandomBot
from kleos.bots.scale import WIN
from kleos.games.saint_seiya.bots.evaluation import evaluate
from kleos.games.saint_seiya.testing import Story, facing, table
from kleos.match import Match
from kleos.testing import random_match

GAME = "saint-seiya"


def play(match: Match, bots: list[Bot], most: int = 10_000) -> None:
    for _ in range(most):
        decision = match.decision
        if decision is None:
            return
        answer = bots[decision.seat].choose(match, decision.seat)
        assert 0 <= answer < len(decision.options)
        match.choose(answer)


def choice(story: Story) -> str:
    return story.tokens[GreedyBot(1).choose(story.match, story.seat)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_greedy_bot_beats_random_ones_at_every_table(players: int) -> None:
    match = random_match(GAME, players, players)
    seat = players - 1
    bots: list[Bot] = [RandomBot(other) for other in range(players)]
    bots[seat] = GreedyBot(1, 1)
    play(match, bots)
    assert match.outcome is not None
    assert match.outcome.winners == (seat,)
    assert match.outcome.scores[seat] > 10


def test_the_greedy_bot_knows_no_more_than_its_seat() -> None:
    compared = 0
    for seed in range(4):
        match = random_match(GAME, seed)
        walk = RandomBot(seed)
        step = 0
        while (decision := match.decision) is not None:
            seat = decision.seat
            step += 1
            if step % 23 == 0:
                other = match.determinize(seat, 100 + step)
                assert GreedyBot(step, 1).choose(match, seat) == GreedyBot(step, 1).choose(other, seat)
                compared += 1
            match.choose(walk.choose(match, seat))
    assert compared > 60


def test_the_greedy_bot_takes_what_it_can_pay() -> None:
    mine = {"hand": ["leda"], "draw": ["seiya-green"] * 6, "played": facing(2, "shura", "doko", "aiolos")}
    story = table(["oko", "mu"], mine, {"draw": ["oko"]})
    assert choice(story) in ("acquire 2 force", "acquire 2 cosmos")


def test_the_greedy_bot_adds_what_is_missing() -> None:
    story = table(["mu", "jabu"], {"hand": ["shura"], "played": facing(1, "doko", "milo")}, {"draw": ["oko"]})
    assert choice(story) == "play shura 1"


def test_the_greedy_bot_keeps_what_is_strong_and_discards_what_is_weak() -> None:
    story = table(
        ["pope"],
        {"hand": ["seiya-green", "shura"], "draw": ["seiya-green"] * 5 + ["misty"]},
        {"draw": ["shiryu-green"] * 5},
        phase="upkeep",
    )
    assert choice(story) == "card seiya-green"
    story.does("card seiya-green")
    assert choice(story) == "done"


# What a position is worth -----------------------------------------------------------------------------------------------
def worth(**fields: object) -> float:
    return evaluate(table(["jabu"], dict(fields), {"draw": ["shiryu-green"] * 3}).match, 0)


def test_more_is_worth_more() -> None:
    plain = worth(draw=["seiya-green"] * 3)
    assert worth(draw=["seiya-green", "seiya-green", "shura"]) > plain
    assert worth(draw=["seiya-green"] * 3, armour="armure-vierge") > plain
    assert worth(draw=["seiya-green"] * 2, wounded=["seiya-green"]) < plain
    assert worth(draw=["seiya-green"] * 3, hand=["gigas"]) < plain


def test_an_opponent_who_has_more_makes_it_worth_less() -> None:
    one = table(["jabu"], {"draw": ["seiya-green"]}, {"draw": ["shiryu-green"]}).match
    two = table(["jabu"], {"draw": ["seiya-green"]}, {"draw": ["shiryu-green", "mu"]}).match
    assert evaluate(two, 0) < evaluate(one, 0)


def test_nothing_is_worth_more_than_the_match() -> None:
    story = table(["jabu"], {"draw": ["mu", "shura"]}, {"draw": ["shiryu-green"]})
    story.match.concede(0)
    assert evaluate(story.match, 1) == WIN
    assert evaluate(story.match, 0) == -WIN
