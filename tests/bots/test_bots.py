import pytest

import kleos
from kleos.bots import Bot, GreedyBot, RandomBot, bot_named
from kleos.bots.knowledge import evaluation_of
from kleos.bots.scale import WIN
from kleos.games.naruto_mythos.bots.evaluation import evaluate as naruto_mythos
from kleos.games.naruto_mythos.testing import ch, hidden, random_decks, table
from kleos.match import Match

GAME = "naruto-mythos"
NAMES = ["random", "greedy", "search:10w"]  # budgets of time answer by the clock


def match_of(seed: int) -> Match:
    return kleos.new(GAME, seed=seed, decks=random_decks(seed))


def play(match: Match, bots: list[Bot]) -> list[int]:
    """Plays to the end; every answer must be an option."""
    answers = []
    while (decision := match.decision) is not None:
        answer = bots[decision.seat].choose(match, decision.seat)
        assert type(answer) is int
        assert 0 <= answer < len(decision.options)
        match.choose(answer)
        answers.append(answer)
    return answers


# Every bot --------------------------------------------------------------------------------------------------------------
def test_the_random_bot_only_takes_what_is_offered() -> None:
    for seed in range(48):
        match = match_of(seed)
        play(match, [RandomBot(seed), RandomBot(seed + 1)])
        assert match.outcome is not None


def test_the_greedy_bot_only_takes_what_is_offered() -> None:
    for seed in range(24):
        match = match_of(seed)
        play(match, [GreedyBot(seed, 1), RandomBot(seed)])
        assert match.outcome is not None


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_answers_alike(name: str) -> None:
    first = play(match_of(3), [bot_named(name, 5), bot_named(name, 6)])
    second = play(match_of(3), [bot_named(name, 5), bot_named(name, 6)])
    assert first == second


def test_another_seed_answers_otherwise() -> None:
    assert play(match_of(3), [RandomBot(5), RandomBot(6)]) != play(match_of(3), [RandomBot(7), RandomBot(8)])


@pytest.mark.parametrize("name", NAMES)
def test_choosing_changes_nothing(name: str) -> None:
    match = match_of(1)
    for _ in range(12):
        assert match.decision is not None
        before = match.hash()
        answer = bot_named(name, 1).choose(match, match.decision.seat)
        assert match.hash() == before
        match.choose(answer)


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_answers_for_its_own_seat_only(name: str) -> None:
    match = match_of(1)
    assert match.decision is not None
    with pytest.raises(kleos.KleosError, match="p0 decides now, not p1"):
        bot_named(name, 1).choose(match, 1)
    match.concede(0)
    with pytest.raises(kleos.KleosError, match="over"):
        bot_named(name, 1).choose(match, 0)


def test_an_unknown_bot_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(
        kleos.KleosError, match=r"unknown bot 'gredy', did you mean greedy\? \(available: search, random, greedy\)"
    ):
        bot_named("gredy", 1)


# The greedy bot -----------------------------------------------------------------------------------------------------------
def test_the_greedy_bot_knows_no_more_than_its_seat() -> None:
    """In matches that differ only in what the seat cannot see it does the same."""
    compared = 0
    for seed in range(10):
        match = match_of(seed)
        walk = RandomBot(seed)
        step = 0
        while (decision := match.decision) is not None:
            seat = decision.seat
            step += 1
            if step % 4 == 0:
                other = match.determinize(seat, 100 + step)
                assert GreedyBot(step, 2).choose(match, seat) == GreedyBot(step, 2).choose(other, seat)
                compared += 1
            match.choose(walk.choose(match, seat))
    assert compared > 100


def test_the_greedy_bot_beats_the_random_one() -> None:
    wins = 0
    for number in range(20):
        match = match_of(number // 2)
        seat = number % 2
        bots: list[Bot] = [RandomBot(number), RandomBot(number)]
        bots[seat] = GreedyBot(number, 2)
        play(match, bots)
        assert match.outcome is not None
        wins += match.outcome.winners == (seat,)
    assert wins >= 16, f"{wins} of 20"


def test_the_greedy_bot_plays_what_wins_the_mission() -> None:
    story = table(
        d=(["KS-009"], [ch("KS-086")]), p0={"hand": ["KS-107"], "chakra": 5}, p1={"passed": True, "chakra": 0}
    )
    tokens = story.tokens
    assert tokens[GreedyBot(1).choose(story.match, 0)] == "play KS-107 D"


def test_the_greedy_bot_cannot_judge_games_it_does_not_know() -> None:
    with pytest.raises(kleos.KleosError, match="can't play 'go'"):
        evaluation_of("go")


# What a position is worth -------------------------------------------------------------------------------------------------
def worth(*args: object, **fields: object) -> float:
    return naruto_mythos(table(*args, **fields).match, 0)  # type: ignore[arg-type]


def test_a_position_is_worth_to_one_what_it_costs_the_other() -> None:
    match = table(d=(["KS-009", hidden("KS-107")], ["KS-086"]), p0={"hand": ["KS-001"]}, p1={"points": 3}).match
    assert naruto_mythos(match, 0) == pytest.approx(-naruto_mythos(match, 1))


def test_more_is_worth_more() -> None:
    plain = worth(d=(["KS-009"], ["KS-086"]))
    assert worth(d=(["KS-009"], ["KS-086"]), p0={"points": 1}) > plain
    assert worth(d=([ch("KS-009", tokens=2)], ["KS-086"])) > plain
    assert worth(d=(["KS-009"], ["KS-086"]), p0={"hand": ["KS-001"]}) > plain
    assert worth(d=(["KS-009", hidden("KS-107")], ["KS-086"])) > plain
    assert worth(d=(["KS-009"], ["KS-086"]), p0={"chakra": 25}) > plain
    assert worth(d=(["KS-009"], ["KS-086"]), edge=1, active=0) < plain
    assert worth(d=(["KS-009"], ["KS-086"]), p0={"passed": True}, active=1) < plain


def test_a_hidden_character_is_worth_something() -> None:
    assert worth(d=([hidden("KS-107")], [])) > worth(d=([], []))


def test_nothing_is_worth_more_than_the_match() -> None:
    story = table(p0={"points": 5}, p1={"points": 40})
    story.match.concede(1)
    assert naruto_mythos(story.match, 0) == WIN
    assert naruto_mythos(story.match, 1) == -WIN
