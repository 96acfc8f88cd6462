"""Bots at the table of Kanzume Goddess."""

from typing import Any

import pytest

import kleos
from kleos.bots import Bot, GreedyBot, RandomBot, SearchBot
from kleos.bots.scale import WIN
from kleos.bots.search_bot import Budget
from kleos.engine.rng import seeded
from kleos.games.kanzume_goddess.bots import evaluation as kanzume_goddess
from kleos.games.kanzume_goddess.bots import search_evaluation as kanzume_goddess_deck
from kleos.games.kanzume_goddess.bots.rollout import answer
from kleos.games.kanzume_goddess.bots.search_evaluation import gain, worths_of
from kleos.games.kanzume_goddess.testing import Story, table
from kleos.match import Match
from kleos.testing import random_match

GAME = "kanzume-goddess"
PRIESTS = ["priest"] * 8
JUDGES = (kanzume_goddess.evaluate, kanzume_goddess_deck.evaluate)


def play(match: Match, bots: list[Bot]) -> None:
    while (decision := match.decision) is not None:
        index = bots[decision.seat].choose(match, decision.seat)
        assert 0 <= index < len(decision.options)
        match.choose(index)


def greedy(story: Story) -> str:
    return story.tokens[GreedyBot(1).choose(story.match, story.seat)]


def searched(story: Story, walks: int = 150) -> str:
    return story.tokens[SearchBot(1, Budget(60.0, walks)).choose(story.match, story.seat)]


def by_instinct(story: Story) -> str:
    return answer(story.match.state, seeded(1)).token


CHOICES = [greedy, searched, by_instinct]


# Matches ----------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", [2, 3])
def test_the_greedy_bot_beats_random_ones(players: int) -> None:
    wins = 0
    for seed in range(6):
        match = random_match(GAME, seed, players)
        bots: list[Bot] = [RandomBot(10 * seed + seat) for seat in range(players)]
        seat = seed % players
        bots[seat] = GreedyBot(seed, 1)
        play(match, bots)
        assert match.outcome is not None
        wins += match.outcome.winners == (seat,)
    assert wins >= 5, f"{wins} of 6"


@pytest.mark.parametrize(("players", "mode"), [(6, "individual"), (4, "team"), (6, "team")])
def test_searching_bots_play_at_every_table(players: int, mode: str) -> None:
    match = kleos.new(GAME, seed=players, players=players, options={"mode": mode})
    bots: list[Bot] = [SearchBot(seat, Budget(60.0, 2)) for seat in range(players)]
    for _ in range(150):
        decision = match.decision
        if decision is None:
            break
        index = bots[decision.seat].choose(match, decision.seat)
        assert 0 <= index < len(decision.options)
        match.choose(index)


def test_the_greedy_bot_knows_no_more_than_its_seat() -> None:
    compared = 0
    for seed in range(3):
        match = random_match(GAME, seed, 2 + seed)
        walk = RandomBot(seed)
        step = 0
        while (decision := match.decision) is not None and step < 400:
            seat = decision.seat
            step += 1
            if step % 12 == 0:
                other = match.determinize(seat, 100 + step)
                assert GreedyBot(step, 1).choose(match, seat) == GreedyBot(step, 1).choose(other, seat)
                compared += 1
            match.choose(walk.choose(match, seat))
    assert compared > 30


# The own turn -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("choose", CHOICES)
def test_the_blow_that_wins_is_struck(choose: Any) -> None:
    mine = {"hand": ["leo", "pisces"], "deck": PRIESTS, "energy": 3}
    story = table(mine, {"energy": 6, "hand": ["priest"], "deck": PRIESTS})
    assert choose(story) == "play leo 1"


@pytest.mark.parametrize("choose", CHOICES)
def test_a_priest_is_played_before_the_phase_ends(choose: Any) -> None:
    story = table({"hand": ["priest"], "deck": PRIESTS}, {"deck": PRIESTS}, piles={"w1": ["leo"]}, faith=5)
    assert choose(story) == "play priest 1"


@pytest.mark.parametrize("choose", CHOICES)
def test_what_is_recruited_is_the_best_that_can_be_paid_for(choose: Any) -> None:
    piles = {"w1": ["cancer"], "w2": ["leo"], "w3": ["capricorn"]}
    story = table({"deck": PRIESTS}, {"deck": PRIESTS}, piles=piles, supply={"priest": 9}, phase="recruit", faith=6)
    assert choose(story) == "recruit w2"


@pytest.mark.parametrize("choose", [searched, by_instinct])
def test_an_attack_goes_where_it_ends_a_god(choose: Any) -> None:
    others = [{"energy": energy, "deck": PRIESTS, "hand": ["priest"]} for energy in (14, 5, 13)]
    story = table({"hand": ["leo"], "deck": PRIESTS}, *others).does("play leo 1")
    assert choose(story) == "player p2"


@pytest.mark.parametrize("choose", [searched, by_instinct])
def test_a_priest_is_banished_and_a_warrior_is_not(choose: Any) -> None:
    mine = {"hand": ["hydra", "leo"], "discard": ["priest", "leo"], "deck": ["leo", "scorpio", "bishop"]}
    story = table(mine, {"deck": PRIESTS}).does("play hydra 1")
    assert choose(story) == "card priest discard"


# Reactions --------------------------------------------------------------------------------------------------------------
def attacked(attacker: str, **defender: Any) -> Story:
    mine = {"hand": [attacker], "deck": PRIESTS}
    return table(mine, {"deck": PRIESTS, "god": "freyja", **defender}).does(f"play {attacker} 1")


@pytest.mark.parametrize("choose", CHOICES)
def test_a_heavy_attack_is_answered(choose: Any) -> None:
    assert choose(attacked("leo", hand=["cancer", "priest"])) == "react cancer 2"


@pytest.mark.parametrize("choose", CHOICES)
def test_a_deadly_attack_is_answered_whatever_it_costs(choose: Any) -> None:
    story = attacked("aries", energy=3, hand=["taurus", "priest"])
    assert choose(story) == "react taurus 2"


@pytest.mark.parametrize("choose", [searched, by_instinct])
def test_a_good_card_is_kept_when_little_is_left_of_the_attack(choose: Any) -> None:
    story = attacked("aries", hand=["sacred-guardian", "taurus"], energy=14)
    story.does("react sacred-guardian 1")
    assert story.attack is not None
    assert story.attack["value"] - story.attack["reduced"] == 1
    assert choose(story) == "pass"


@pytest.mark.parametrize("choose", CHOICES)
def test_the_strongest_attack_is_cancelled(choose: Any) -> None:
    assert choose(attacked("leo", hand=["aquarius"])) == "react aquarius 2"


@pytest.mark.parametrize("choose", [searched, by_instinct])
def test_what_matters_little_is_not_cancelled(choose: Any) -> None:
    assert choose(attacked("capricorn", hand=["aquarius"])) == "pass"


@pytest.mark.parametrize("choose", CHOICES)
def test_a_stranger_is_not_protected_for_nothing(choose: Any) -> None:
    others = [{"deck": PRIESTS, "hand": ["priest"], "energy": 14}, {"deck": PRIESTS, "hand": ["pegasus"], "energy": 8}]
    story = table({"hand": ["leo"], "deck": PRIESTS}, *others).does("play leo 1", "player p1")
    assert story.seat == 2
    assert choose(story) == "pass"


@pytest.mark.parametrize("choose", CHOICES)
def test_a_main_god_is_protected_by_the_team(choose: Any) -> None:
    seats: list[dict[str, Any]] = [
        {"god": "zeus", "hand": ["leo"], "deck": PRIESTS},
        {"god": "thor", "deck": PRIESTS, "hand": ["priest"], "energy": 6},
        {"god": "apollo", "deck": PRIESTS, "hand": ["priest"]},
        {"god": "freyja", "deck": PRIESTS, "hand": ["pegasus"]},
    ]
    story = table(*seats, mode="team").does("play leo 1", "player p1")
    assert story.seat == 3
    assert choose(story) == "react pegasus 3"


# What a position is worth -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("evaluate", JUDGES)
def test_more_is_worth_more(evaluate: Any) -> None:
    def worth(theirs: dict[str, Any] | None = None, **mine: Any) -> float:
        story = table({"deck": PRIESTS, **mine}, {"deck": PRIESTS, **(theirs or {})}, phase="recruit")
        return float(evaluate(story.match, 0))

    plain = worth()
    assert worth(energy=16) > plain
    assert worth(energy=14) < plain
    assert worth(deck=[*PRIESTS[1:], "leo"]) > plain
    assert worth({"energy": 14}) > plain
    assert worth({"deck": [*PRIESTS, "leo"]}) < plain
    assert worth({"hand": ["leo", "phoenix"]}) < plain


@pytest.mark.parametrize("evaluate", JUDGES)
def test_of_several_opponents_the_strongest_matters_most(evaluate: Any) -> None:
    def worth(*energies: int) -> float:
        seats = [{"energy": energy, "deck": PRIESTS} for energy in (12, *energies)]
        return float(evaluate(table(*seats).match, 0))

    assert worth(20, 10) < worth(15, 15)
    assert worth(15, 14) > worth(15, 15)
    assert worth(15) > worth(15, 15) - 1e-9


@pytest.mark.parametrize("evaluate", JUDGES)
def test_a_team_counts_as_a_whole_and_its_main_god_most(evaluate: Any) -> None:
    def worth(seat: int, **energies: int) -> float:
        gods = ("zeus", "thor", "apollo", "freyja")
        given = [20, 20, 10, 10]
        for name, energy in energies.items():
            given[int(name[1:])] = energy
        seats = [{"god": god, "energy": energy, "deck": PRIESTS} for god, energy in zip(gods, given, strict=True)]
        return float(evaluate(table(*seats, mode="team").match, seat))

    for own in (0, 2):
        assert worth(own, p0=17) < worth(own, p2=7) < worth(own)
        assert worth(own, p1=17) > worth(own, p3=7) > worth(own)
    assert worth(0) == pytest.approx(worth(2))
    assert worth(1) == pytest.approx(-worth(0))


@pytest.mark.parametrize("evaluate", JUDGES)
def test_nothing_is_worth_more_than_the_match(evaluate: Any) -> None:
    story = table({"energy": 24, "deck": PRIESTS}, {"energy": 2}, {"energy": 3})
    story.match.concede(0)
    assert story.match.outcome is None
    assert evaluate(story.match, 0) == -WIN
    story.match.concede(2)
    assert evaluate(story.match, 1) == WIN
    assert evaluate(story.match, 0) == -WIN


def test_a_card_is_worth_what_its_abilities_do() -> None:
    pool = table().board.pool
    worths = worths_of(pool)

    def later(card: str) -> float:
        return worths.later[pool.by_id[card].index]

    assert later("leo") > later("aries") > later("priest")
    assert later("bishop") > later("priest") > later("sacred-guardian")
    assert later("taurus") > later("aries"), "the Defend comes on top"
    assert worths.weakens[pool.by_id["pegasus"].index] == [0, 0, 2, 3]
    priest = worths.later[pool.by_id["priest"].index]
    assert gain(worths, pool.by_id["leo"].index, 10 * priest, 10) > 0
    assert gain(worths, pool.by_id["sacred-guardian"].index, 10 * priest, 10) < 0.2
