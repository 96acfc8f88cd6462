"""Bots at the table of Mythology GO."""

from typing import Any

import pytest

import kleos
from kleos.bots import Bot, GreedyBot, RandomBot, SearchBot
from kleos.bots.scale import WIN
from kleos.bots.search_bot import Budget, thoughts
from kleos.engine.rng import seeded
from kleos.games.mythology_go.bots.evaluation import evaluate, foresee, slot_price, slot_worth, turns_left
from kleos.games.mythology_go.bots.rollout import answer
from kleos.games.mythology_go.testing import Story, creature, scored, table
from kleos.match import Match
from kleos.testing import play_randomly, random_match

GAME = "mythology-go"
JUDGES = (evaluate, foresee)
DECK = ["elfe", "gobelin", "cerbere", "minotaure", "dragon", "golem", "licorne", "chupacabra"] * 2
HAND = ["djinn"]


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


@pytest.mark.parametrize("players", [2, 8])
def test_searching_bots_play_at_every_table(players: int) -> None:
    match = kleos.new(GAME, seed=players, players=players)
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
        while (decision := match.decision) is not None:
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
def test_the_second_copy_is_played(choose: Any) -> None:
    mine = {"field": ["sirene", "dragon", "griffon", "golem", "elfe", "chupacabra"], "hand": ["gobelin", "sirene"]}
    story = table(mine, {"field": ["golem"]}, deck=DECK)
    assert choose(story) in ("play sirene", "hide sirene")  # 2, 4 for two Sirens, 3 for two blue cards


@pytest.mark.parametrize("choose", CHOICES)
def test_a_unicorn_goes_face_down(choose: Any) -> None:
    mine = {"field": ["elfe", "cyclope", "golem"], "hand": ["licorne"]}
    assert choose(table(mine, {"field": ["golem"]}, deck=DECK)) == "hide licorne"


@pytest.mark.parametrize("choose", CHOICES)
def test_in_the_last_turn_everything_that_gives_points_is_played(choose: Any) -> None:
    mine = {"field": ["elfe", "golem"], "hand": ["gobelin"]}
    full = {"field": ["cyclope", "cyclope", "griffon", "licorne", "dragon"]}
    story = table(mine, full, deck=DECK, countdown=1, plays=1)
    assert choose(story) in ("play gobelin", "hide gobelin")


# What is asked inside a move --------------------------------------------------------------------------------------------
@pytest.mark.parametrize("choose", CHOICES)
def test_a_dragon_strikes_the_best_creature(choose: Any) -> None:
    mine, theirs = {"hand": ["dragon"]}, {"field": ["griffon", "cyclope"]}
    story = table(mine, theirs, deck=DECK, countdown=1).does("play dragon")
    assert choose(story) == "target #2"


@pytest.mark.parametrize("choose", CHOICES)
def test_a_dragon_leaves_a_phoenix_alone(choose: Any) -> None:
    mine, theirs = {"hand": ["dragon"]}, {"field": ["phenix", "minotaure"]}
    story = table(mine, theirs, deck=DECK, countdown=1).does("play dragon")
    assert choose(story) == "target #2"  # the Phoenix would come back with 9 points


@pytest.mark.parametrize("choose", CHOICES)
def test_a_chimera_destroys_the_own_phoenix(choose: Any) -> None:
    mine = {"field": ["chimere", "minotaure", "phenix", "centaure"], "hand": ["gobelin"]}
    story = table(mine, {"field": ["golem"]}, deck=DECK).does("use #1")
    assert choose(story) == "target #3"


@pytest.mark.parametrize("choose", CHOICES)
def test_a_satyr_gives_little_for_much(choose: Any) -> None:
    mine = {"field": ["griffon", "golem"], "hand": ["satyre"]}
    story = table(mine, {"field": ["cyclope", "griffon"]}, deck=DECK, countdown=1).does("play satyre")
    given = choose(story)
    assert given == "target #1"
    assert choose(story.does(given)) == "target #3"


# The counting -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("choose", CHOICES)
def test_a_werewolf_transforms_a_creature_of_the_opponent(choose: Any) -> None:
    story = scored({"field": ["loup-garou", "minotaure"]}, {"field": ["cyclope", "gobelin"]})
    assert choose(story.expects("werewolf-transform")) == "target #3"


def test_an_accusation_is_read_off_the_field() -> None:
    mine = {"field": ["golem"], "divinity": "athena"}
    story = scored(mine, {"field": ["dragon", "griffon", "sphinx"], "divinity": "zeus"})
    assert by_instinct(story.expects("accuse")) == "accuse p1 ra"  # three yellow cards, whoever it really is


def test_a_search_accuses_by_the_signs_too() -> None:
    mine = {"field": ["golem"], "divinity": "athena"}
    story = scored(mine, {"field": ["dragon", "griffon", "sphinx"], "divinity": "zeus"})
    assert searched(story.expects("accuse")) == "accuse p1 ra"
    assert story.tokens[thoughts(story.match, story.seat, 1, Budget(60.0, 30))[0].index] == "accuse p1 ra"


def test_the_order_in_which_cards_go_under_the_deck_is_answered_at_once() -> None:
    match = random_match(GAME, 1)
    walk = RandomBot(1)
    asked = 0
    while (decision := match.decision) is not None and asked < 3:
        if decision.kind == "return-order":
            asked += 1
            answer = SearchBot(asked, Budget(60.0)).choose(match, decision.seat)  # with a minute, it would take it
            assert decision.options.tokens()[answer] == "done"
        match.choose(walk.choose(match, decision.seat))
    assert asked == 3


def test_a_divinity_seen_among_the_unused_is_not_named() -> None:
    mine = {"field": ["golem"], "divinity": "athena"}
    story = scored(mine, {"field": ["dragon", "griffon", "sphinx"], "divinity": "zeus"})
    story.board.players[0].seen = (story.board.pool.by_id["ra"].index,)
    assert by_instinct(story.expects("accuse")) != "accuse p1 ra"


# What positions are worth -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("judge", JUDGES)
def test_the_fields_are_worth_what_the_counting_would_give(judge: Any) -> None:
    harpies = table({"field": ["harpie", "harpie"], "hand": HAND}, {"field": ["harpie", "golem"]})  # 13 to 7: MG-12.1
    dwarf = table({"field": ["nain", "centaure"], "hand": HAND}, {"field": ["golem", "centaure"]})  # 11 to 9: MG-12.3
    for story, difference in ((harpies, 6), (dwarf, 2)):
        assert judge(story.match, 0) == pytest.approx(difference, abs=1.5)
        assert judge(story.match, 1) == pytest.approx(-judge(story.match, 0))


@pytest.mark.parametrize("judge", JUDGES)
def test_a_risen_phoenix_is_worth_nine_points(judge: Any) -> None:
    def worth(risen: bool) -> float:
        return float(judge(table({"field": [creature("phenix", resurrected=risen)], "hand": HAND}, {}).match, 0))

    assert 4 < worth(True) - worth(False) <= 9


@pytest.mark.parametrize("judge", JUDGES)
def test_finished_rounds_count(judge: Any) -> None:
    story = table({"scores": [30], "hand": HAND}, {"scores": [20]}, round=2)
    even = table({"scores": [20], "hand": HAND}, {"scores": [20]}, round=2)
    assert judge(story.match, 0) - judge(even.match, 0) == pytest.approx(10)


@pytest.mark.parametrize("judge", JUDGES)
def test_a_match_that_is_over_is_won_or_lost(judge: Any) -> None:
    match = play_randomly(random_match(GAME, 2, 3), 2)
    assert match.outcome is not None
    for seat in range(3):
        assert judge(match, seat) == (WIN if seat in match.outcome.winners else -WIN)


def test_turns_that_are_left() -> None:
    full = {"field": ["cyclope", "cyclope", "griffon", "licorne", "dragon"]}
    # MG-12.26: six opportunities for three players are two of each.
    running = table({}, full, {"hand": HAND}, countdown=6, active=2)
    assert [turns_left(running.board, seat) for seat in range(3)] == [2, 2, 2]
    last = table({}, full, {"hand": HAND}, countdown=2, active=2)
    assert [turns_left(last.board, seat) for seat in range(3)] == [1, 0, 1]
    fresh = table({"hand": HAND}, {})
    assert turns_left(fresh.board, 0) == 4 + 2  # four turns of two plays fill seven slots, then two more


def test_a_slot_is_worth_more_the_more_cards_are_seen_for_it() -> None:
    assert slot_worth(1, 4) > slot_worth(1, 1) > slot_worth(4, 1)
    assert slot_worth(0, 1) == slot_price(0, 1) == 0
    assert slot_price(1, 3) == slot_worth(1, 3)
    assert slot_price(5, 3) < slot_price(1, 3)
