"""Invariants (section 15): they hold at every decision of random matches, and breaking one is noticed."""

from collections.abc import Callable

import pytest

import kleos
from kleos.engine.frames import Scope, Trigger
from kleos.engine.rng import seeded
from kleos.games.naruto_mythos.board import Board, Character, as_board
from kleos.games.naruto_mythos.testing import Story, ch, hidden, random_decks, table
from kleos.match import Match
from kleos.testing import check_invariants, clause, play_randomly, refreshed

NONSENSE = [
    "",
    "castle",
    "play",
    "play KS-009",
    "play KS-999 D",
    "play KS-009 E",
    "play KS-009 D D",
    "hide KS-M01 D",
    "upgrade KS-108 #0",
    "reveal #99999",
    "reveal #-1",
    "reveal-upgrade #1 #1",
    "target #",
    "target #77",
    "card KS-148",
    "amount 999",
    "mission X",
    "trigger #1 9",
    "line #1 9",
    "use #1 #1",
    "defeat #1",
    "concede",
    "yes",
]


def new(seed: int) -> Match:
    return kleos.new("naruto-mythos", seed=seed, decks=random_decks(seed))


def healthy(match: Match) -> None:
    assert check_invariants(match) == []


# Over whole matches -------------------------------------------------------------------------------------------------------
@clause("NM-15.1", "NM-15.2", "NM-15.3", "NM-15.4", "NM-15.5", "NM-15.6", "NM-15.7", "NM-15.8", "NM-15.9", "NM-15.10",
        "NM-15.11", "NM-15.12", "NM-15.13", "NM-15.14", "NM-15.15", "NM-15.21", "NM-15.22")  # fmt: skip
@pytest.mark.parametrize("first", range(0, 200, 25))
def test_invariants_hold_at_every_decision_of_200_random_matches(first: int) -> None:
    for seed in range(first, first + 25):
        match = play_randomly(new(seed), seed, healthy, eager=seed % 2 == 1)
        healthy(match)
        assert match.outcome is not None


@clause("NM-15.1", "NM-15.16")
def test_invariants_hold_on_copies_too() -> None:
    for seed in range(5):
        match = new(seed)
        rng = seeded(seed)
        while (decision := match.decision) is not None:
            match = refreshed(match)
            healthy(match)
            match.choose(rng.below(len(decision.options)))


# One damage for each invariant: the check is not empty ----------------------------------------------------------------------
def stage() -> Story:
    """A position with all that can be damaged: hidden and face-up characters, control, a lock, all piles filled."""
    zones = {"hand": ["KS-005", "KS-013"], "deck": ["KS-011", "KS-017"], "discard": ["KS-012"], "points": 3}
    return table(
        (["KS-009", hidden("KS-010"), "KS-020", ch("KS-072", owner=1, controlled_by=3)], ["KS-086", "KS-003"]),
        ([ch("KS-067", lock=8)], ["KS-126"]),
        p0=zones,
        p1=zones,
    )


def change(g: Board, character: Character) -> None:
    g.characters[character.number] = character


def lose_a_card(g: Board) -> None:
    g.players[0].hand = g.players[0].hand[1:]


def double_a_card(g: Board) -> None:
    g.players[1].deck = (*g.players[1].deck, g.players[1].discard[0])


def exchange_a_card(g: Board) -> None:
    identity = list(g.identity)
    identity[g.players[0].deck[0]] = g.pool.by_id["KS-148"]
    g.identity = identity


def two_of_one_name(g: Board) -> None:
    change(g, g.at(2).turned(False))


def no_chakra_left(g: Board) -> None:
    g.players[0].chakra = -1


def negative_points(g: Board) -> None:
    g.players[1].points = -1


def negative_tokens(g: Board) -> None:
    change(g, g.at(1).with_tokens(-1))


def no_edge(g: Board) -> None:
    g.edge = 2


def active_has_passed(g: Board) -> None:
    g.players[g.turn].passed = True


def mixed_stack(g: Board) -> None:
    foreign = g.players[1].deck[0]
    g.players[1].deck = g.players[1].deck[1:]
    change(g, g.at(1).with_cards((foreign, *g.at(1).cards)))


def control_at_home(g: Board) -> None:
    c = g.at(1)
    change(g, Character(1, c.cards, False, 0, 0, 0, 0, c.known, 3, 0))


def foreign_without_control(g: Board) -> None:
    c = g.at(4)
    change(g, Character(4, c.cards, False, 0, c.owner, c.side, c.place, c.known, 0, 0))


def source_hidden(g: Board) -> None:
    change(g, g.at(3).turned(True))


def source_on_the_other_side(g: Board) -> None:
    c = g.at(4)
    change(g, Character(4, c.cards, False, 0, c.owner, c.side, c.place, c.known, 5, 0))


def foreign_card_in_hand(g: Board) -> None:
    card = g.players[1].hand[0]
    g.players[1].hand = g.players[1].hand[1:]
    g.players[0].hand = (*g.players[0].hand, card)


def foreign_card_in_pile(g: Board) -> None:
    card = g.players[1].discard[0]
    g.players[1].discard = ()
    g.players[0].discard = (*g.players[0].discard, card)


def number_twice(g: Board) -> None:
    g.sides[2] = (*g.sides[2], 1)


def wrong_number(g: Board) -> None:
    c = g.at(1)
    g.characters[1] = Character(6, c.cards, False, 0, 0, 0, 0, c.known, 0, 0)


def locked_with_tokens(g: Board) -> None:
    change(g, g.at(8).with_tokens(1))


def lock_on_a_friend(g: Board) -> None:
    change(g, g.at(7).locking(1))


def lock_without_rashomon(g: Board) -> None:
    change(g, g.at(1).locking(5))


def no_options(g: Board) -> None:
    g.options = []


def an_option_twice(g: Board) -> None:
    g.options = [*g.options, g.options[0]]


def stopped_early(g: Board) -> None:
    g.seat = -1


def waiting_line(g: Board) -> None:
    g.pending = (Trigger(g.card_of(g.at(6)).lines[0], 6, g.at(6).top, 1, 0, 1, False),)


def waiting_play(g: Board) -> None:
    g.played = (Scope(0, 1, 0),)


DAMAGES: list[tuple[str, Callable[[Board], None]]] = [
    ("NM-15.1", lose_a_card),
    ("NM-15.1", double_a_card),
    ("NM-15.1", exchange_a_card),
    ("NM-15.4", two_of_one_name),
    ("NM-15.5", no_chakra_left),
    ("NM-15.5", negative_points),
    ("NM-15.5", negative_tokens),
    ("NM-15.6", no_edge),
    ("NM-15.7", active_has_passed),
    ("NM-15.8", mixed_stack),
    ("NM-15.8", control_at_home),
    ("NM-15.9", foreign_without_control),
    ("NM-15.9", source_hidden),
    ("NM-15.9", source_on_the_other_side),
    ("NM-15.10", foreign_card_in_hand),
    ("NM-15.10", foreign_card_in_pile),
    ("NM-15.12", number_twice),
    ("NM-15.12", wrong_number),
    ("NM-15.14", locked_with_tokens),
    ("NM-15.14", lock_on_a_friend),
    ("NM-15.14", lock_without_rashomon),
    ("NM-15.15", no_options),
    ("NM-15.15", an_option_twice),
    ("NM-15.21", stopped_early),
    ("NM-15.22", waiting_line),
    ("NM-15.22", waiting_play),
]


@clause(
    "NM-15.1",
    "NM-15.4",
    "NM-15.5",
    "NM-15.6",
    "NM-15.7",
    "NM-15.8",
    "NM-15.9",
    "NM-15.10",
    "NM-15.12",
    "NM-15.14",
    "NM-15.15",
    "NM-15.21",
    "NM-15.22",
)
@pytest.mark.parametrize(("id", "damage"), DAMAGES, ids=[f"{id}-{damage.__name__}" for id, damage in DAMAGES])
def test_a_damaged_board_is_noticed(id: str, damage: Callable[[Board], None]) -> None:
    story = stage()
    damage(story.board)
    problems = check_invariants(story.match)
    assert [text for text in problems if text.startswith(f"{id}:")], problems


@clause("NM-15.2", "NM-15.3")
def test_damaged_missions_are_noticed() -> None:
    match = new(4)
    match.choose("keep")
    match.choose("keep")
    healthy(match)
    g = as_board(match.state)
    deck, missions = g.mission_deck, g.missions
    g.mission_deck = (*deck[:-1], missions[0])
    assert [text for text in check_invariants(match) if text.startswith("NM-15.2:")]
    g.mission_deck, g.missions = deck[:-1], (*missions, deck[-1])
    assert [text.split(":")[0] for text in check_invariants(match)] == ["NM-15.3"]


@clause("NM-15.2")
def test_the_six_missions_stay_the_same_through_a_match() -> None:
    match = new(6)
    brought = sorted([*random_decks(6)[0].missions, *random_decks(6)[1].missions])

    def six(match: Match) -> None:
        if match.decision is not None and match.decision.kind in ("turn", "mulligan"):
            written = match.position()
            asides = [player["aside"] for player in written["players"]]
            assert sorted([*written["mission_deck"], *[m["card"] for m in written["missions"]], *asides]) == brought

    play_randomly(match, 6, six)


@clause("NM-15.3")
def test_in_round_r_there_are_r_missions_in_play() -> None:
    rounds = []

    def look(match: Match) -> None:
        view = match.view(None)
        if match.decision is not None and match.decision.kind == "turn":
            rounds.append(view["round"])
            assert (len(view["missions"]), view["mission_deck"]) == (view["round"], 4 - view["round"])

    play_randomly(new(7), 7, look)
    assert set(rounds) == {1, 2, 3, 4}


@clause("NM-15.11")
def test_tokens_carried_into_a_round_are_noticed() -> None:
    story = table((["KS-009", ch("KS-039", tokens=2)], []))
    story.passes()
    assert story.board.round == 2
    assert story.tokens_on(2) == 2  # KS-039 keeps its tokens
    healthy(story.match)
    change(story.board, story.at(1).with_tokens(1))
    assert [text for text in check_invariants(story.match) if text.startswith("NM-15.11:")]


@clause("NM-15.11")
def test_both_pools_were_0_before_income() -> None:
    rounds = []

    def look(match: Match) -> None:
        log = match.log(None)
        while log and log[-1]["kind"] == "draw":
            log.pop()
        if len(log) < 2 or [log[-2]["kind"], log[-1]["kind"]] != ["income", "income"]:
            return
        rounds.append(match.view(None)["round"])
        for entry in log[-2:]:
            assert match.view(None)["players"][entry["seat"]]["chakra"] == entry["amount"]

    for seed in range(5):
        play_randomly(new(seed), seed, look)
    assert rounds == [1, 2, 3, 4] * 5


@clause("NM-15.12")
def test_object_numbers_are_never_given_twice_in_a_match() -> None:
    for seed in range(10):
        entered: set[int] = set()
        gone: set[int] = set()

        def look(match: Match, entered: set[int] = entered, gone: set[int] = gone) -> None:
            view = match.view(None)
            here = [c["object"] for mission in view["missions"] for side in mission["sides"] for c in side]
            assert len(set(here)) == len(here)
            assert not gone & set(here), "a number came back"
            gone.update(entered - set(here))
            fresh = set(here) - entered
            assert not fresh or not entered or min(fresh) > max(entered)
            entered.update(here)
            assert max(entered, default=0) < len(as_board(match.state).characters)

        play_randomly(new(seed), seed, look, eager=True)
        assert len(entered) > 5


@clause("NM-15.13")
def test_computing_power_twice_gives_the_same_and_changes_nothing() -> None:
    def look(match: Match) -> None:
        before = match.hash()
        g = as_board(match.state)
        first = [g.power(g.at(n)) for n in g.subjects()]
        totals = [[g.total(place, seat) for seat in range(2)] for place in g.places()]
        match.view(0)
        assert [g.power(g.at(n)) for n in reversed(g.subjects())] == first[::-1]
        assert [[g.total(place, seat) for seat in range(2)] for place in g.places()] == totals
        assert match.hash() == before

    for seed in range(4):
        play_randomly(new(seed), seed, look, eager=True)


@clause("NM-15.15", "NM-15.19")
def test_every_offered_option_is_accepted_and_every_other_token_refused_without_change() -> None:
    def look(match: Match) -> None:
        before = match.hash()
        decision = match.decision
        assert decision is not None
        tokens = decision.options.tokens()
        assert tokens
        for option in decision.options:
            assert match.why_not(option.token) is None
            trial = match.clone()
            trial.choose(option.token)
            assert trial.hash() != before
        for token in [*NONSENSE, *others]:
            if token not in tokens:
                with pytest.raises(kleos.IllegalMove) as problem:
                    match.choose(token)
                assert problem.value.clause.startswith("NM-")
                assert problem.value.text("en")
        assert match.hash() == before
        assert [entry["number"] for entry in match.log(None)] == list(range(1, len(match.log(None)) + 1))
        others.extend(token for token in tokens[:: max(1, len(tokens) // 3)])
        del others[:-60]

    for seed in range(6):
        others: list[str] = []  # tokens of earlier decisions
        play_randomly(new(seed), seed, look, eager=True)


@clause("NM-15.15")
def test_an_index_or_option_that_is_not_offered_is_refused_too() -> None:
    match = new(1)
    before = match.hash()
    decision = match.decision
    assert decision is not None
    for index in (-1, len(decision.options), 999):
        with pytest.raises(kleos.IllegalMove):
            match.choose(index)
    foreign = table((["KS-009"], [])).match.decision
    assert foreign is not None
    with pytest.raises(kleos.IllegalMove):
        match.choose(foreign.options[0])
    assert match.hash() == before


def traced(seed: int) -> tuple[Match, list[str]]:
    """A match played to its end, and the hash at every step."""
    hashes: list[str] = []
    match = play_randomly(new(seed), seed, lambda match: hashes.append(match.hash()), eager=True)
    return match, [*hashes, match.hash()]


@clause("NM-15.16")
def test_the_same_seed_decks_and_answers_give_the_same_match_step_by_step() -> None:
    for seed in range(6):
        first, steps = traced(seed)
        second, again = traced(seed)
        assert steps == again
        assert first.record() == second.record()
        assert [first.log(seat) for seat in (0, 1, None)] == [second.log(seat) for seat in (0, 1, None)]
    assert new(1).hash() != new(2).hash()


@clause("NM-15.16")
def test_a_record_replays_to_the_same_hashes() -> None:
    match, hashes = traced(11)
    assert [step.hash() for step in kleos.replayed(match.record())] == hashes


# Points and turns -----------------------------------------------------------------------------------------------------------
def accounted(match: Match) -> list[int]:
    """The points of each seat by the log: won missions and granted points."""
    sums = [0, 0]
    for entry in match.log(None):
        if entry["kind"] in ("won", "points"):
            sums[entry["seat"]] += entry["amount"]
    return sums


def scores(match: Match) -> list[int]:
    return [player["points"] for player in match.view(None)["players"]]


@clause("NM-15.18")
def test_points_change_only_by_won_missions_and_granted_points() -> None:
    granted = 0
    for seed in range(40):
        match = play_randomly(new(seed), seed, eager=True)
        assert accounted(match) == scores(match)
        granted += [entry["kind"] for entry in match.log(None)].count("points")
    assert granted > 0  # lines that grant points came up


@clause("NM-15.18")
def test_the_account_of_points_balances_at_every_decision_and_would_notice_a_gift() -> None:
    def look(match: Match) -> None:
        assert accounted(match) == scores(match)

    match = new(3)
    play_randomly(match, 3, look, eager=True)
    as_board(match.state).players[0].points += 1
    assert accounted(match) != scores(match)


@clause("NM-15.18")
def test_a_won_mission_gives_base_points_plus_rank_bonus_and_nothing_else_counts() -> None:
    story = table((["KS-009"], []), ([], ["KS-005"]), missions=["KS-M02", "KS-M10"])
    story.passes()
    won = [(e["seat"], e["mission"], e["amount"]) for e in story.match.log(None) if e["kind"] == "won"]
    assert won == [(0, "D", 2 + 1), (1, "C", 2 + 2)]
    assert scores(story.match) == [3, 4]


@clause("NM-15.19")
def test_a_refused_or_passed_over_option_costs_nothing() -> None:
    story = table(([hidden("KS-126")], []), p0={"hand": ["KS-001"], "chakra": 3})
    story.refuses("reveal #1", clause="NM-5.2")
    assert (story.chakra(0), story.is_hidden(1)) == (3, True)
    assert story.match.log(1) == []
    story.does("play KS-001 D").expects("turn", 1)  # no friend to strengthen: passed over
    assert story.chakra(0) == 0
    payer = table(([], []), p0={"hand": ["KS-104"]})
    payer.does("play KS-104 D", "skip")
    assert payer.chakra(0) == 15
    discarder = table(([], ["KS-126"]), p0={"hand": ["KS-073", "KS-009"]})
    discarder.does("play KS-073 D")
    assert discarder.hand(0) == ["KS-009"]


@clause("NM-15.20")
def test_turns_alternate_whatever_effects_were_resolved_in_between() -> None:
    nested = 0
    for seed in range(30):
        match = new(seed)
        rng = seeded(seed, 5)
        expected: int | None = None
        between = 0
        while (decision := match.decision) is not None:
            if decision.kind != "turn":
                between += 1
                match.choose(rng.below(len(decision.options)))
                continue
            view = match.view(None)
            if expected is None:
                assert decision.seat == view["edge"]  # the first turn of a round
            else:
                assert decision.seat == expected
            nested += between > 0
            between = 0
            index = rng.below(len(decision.options))
            token = decision.options[index].token
            passed = [player["passed"] for player in view["players"]]
            passed[decision.seat] = token == "pass"
            match.choose(index)
            other = 1 - decision.seat
            if all(passed):
                expected = None
            else:
                expected = decision.seat if passed[other] else other
    assert nested > 100


@clause("NM-15.20")
def test_a_play_by_effect_and_a_demanded_reveal_are_no_turns() -> None:
    played = table(([], []), p0={"hand": ["KS-002", "KS-009"]})
    played.does("play KS-002 D", "use").expects("turn", 1)
    demanded = table(([], [hidden("KS-009")]), p0={"hand": ["KS-069", "KS-005"]})
    demanded.does("play KS-069 D", "reveal #1").expects("turn", 1)
    alone = table(([], [hidden("KS-009")]), p0={"hand": ["KS-069", "KS-005"]}, p1={"passed": True})
    alone.does("play KS-069 D", "reveal #1").expects("turn", 0)  # p1 decided, but has passed


@clause("NM-15.21")
def test_a_match_ends_after_exactly_4_mission_phases_with_one_winner() -> None:
    for seed in range(15):
        match = play_randomly(new(seed), seed)
        log = match.log(None)
        assert [e["amount"] for e in log if e["kind"] == "round"] == [1, 2, 3, 4]
        evaluated = [e["mission"] for e in log if e["kind"] in ("won", "nobody-won")]
        assert evaluated == ["D", "D", "C", "D", "C", "B", "D", "C", "B", "A"]
        assert [e["kind"] for e in log].count("end") == 1
        outcome = match.outcome
        assert outcome is not None
        (winner,) = outcome.winners
        best = max(outcome.scores)
        tied = outcome.scores[0] == outcome.scores[1]
        assert winner == (match.view(None)["edge"] if tied else outcome.scores.index(best))


@clause("NM-15.21")
def test_a_match_given_up_has_exactly_one_winner_at_any_moment() -> None:
    for stop in range(0, 40, 3):
        match = new(stop)
        rng = seeded(stop)
        for _ in range(stop):
            decision = match.decision
            if decision is None:
                break
            match.choose(rng.below(len(decision.options)))
        if match.outcome is None:
            match.concede(stop % 2)
        while (decision := match.decision) is not None:  # what the other player still has to answer
            assert decision.seat == 1 - stop % 2
            match.choose(0)
        assert match.outcome is not None
        assert len(match.outcome.winners) == 1
        conceded = [player["conceded"] for player in match.view(None)["players"]]
        if conceded[stop % 2]:
            assert match.outcome.winners == (1 - stop % 2,)
        healthy(match)


@clause("NM-15.22")
def test_after_every_completed_turn_no_effect_is_waiting() -> None:
    def look(match: Match) -> None:
        g = as_board(match.state)
        if match.decision is not None and match.decision.kind == "turn":
            assert (g.pending, g.played, len(g.frames)) == ((), (), 1)

    for seed in range(10):
        play_randomly(new(seed), seed, look, eager=True)
