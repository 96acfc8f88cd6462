"""No leaks (NM-15.17): what a seat is told is the same for matches that differ only in what it cannot see."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import kleos
from kleos.bots import bot_named
from kleos.games.naruto_mythos.board import as_board
from kleos.games.naruto_mythos.testing import Story, ch, hidden, random_decks, table
from kleos.match import Match
from kleos.testing import check_invariants, clause, play_randomly

Look = Callable[[Match, int], Any]
PROBES = [f"{verb} #{n}" for verb in ("reveal", "target", "defeat") for n in range(1, 16)] + [
    "reveal-upgrade #2 #1",
    "reveal-upgrade #3 #2",
    "play KS-009 D",
    "hide KS-126 C",
    "card KS-005",
    "mission B",
    "use",
]


def new(seed: int) -> Match:
    mode = "competitive" if seed % 3 == 0 else "casual"
    return kleos.new("naruto-mythos", seed=seed, decks=random_decks(seed), options={"mode": mode})


def honest(match: Match, seat: int) -> Any:
    """Everything a seat may ask: its view and log, a spectator's, and, when it decides, the question and all answers."""
    told: list[Any] = [match.view(seat), match.log(seat), match.view(None), match.log(None)]
    decision = match.decision
    if decision is not None and decision.seat == seat:
        told.append(decision.prompt())
        told.append([(option.index, option.token, option.text()) for option in decision.options])
        told.append([str(match.why_not(token)) for token in PROBES])
    return told


def same_decision(match: Match, other: Match) -> bool:
    """Whether both stand at the same decision: what is dealt anew may answer a question of the other seat by itself."""
    here, there = match.decision, other.decision
    if here is None or there is None:
        return here is there
    if (here.kind, here.seat) != (there.kind, there.seat) or len(match.log(None)) != len(other.log(None)):
        return False
    return len(as_board(match.state).frames) == len(as_board(other.state).frames)


def differences(match: Match, seat: int, seed: int, look: Look) -> int:
    """Compares the match with one dealt anew behind the seat's back: 1 if the seat could tell them apart, else 0."""
    other = match.determinize(seat, seed)
    decision = match.decision
    if not same_decision(match, other):
        assert decision is not None
        assert decision.seat != seat, f"the question of p{seat} depends on what p{seat} cannot see"
        return 0
    return int(look(match, seat) != look(other, seat))


def count_differences(seeds: range, look: Look, every: int) -> int:
    """Over random matches, at every so many decisions, for both seats."""
    found = 0
    compared = 0

    def compare(match: Match) -> None:
        nonlocal found, compared
        compared += 1
        if compared % every == 0:
            for seat in range(2):
                found += differences(match, seat, compared, look)

    for seed in seeds:
        compare(play_randomly(new(seed), seed, compare, eager=seed % 4 != 0))
    assert compared // every > 20
    return found


# Nothing is told ----------------------------------------------------------------------------------------------------------
@clause("NM-15.17")
@pytest.mark.parametrize("first", range(0, 40, 10))
def test_no_seat_can_tell_a_match_from_one_that_differs_only_in_what_it_cannot_see(first: int) -> None:
    assert count_differences(range(first, first + 10), honest, 3) == 0


@clause("NM-15.17")
def test_the_matches_compared_really_differ_and_are_sound() -> None:
    different = 0

    def compare(match: Match) -> None:
        nonlocal different
        for seat in range(2):
            other = match.determinize(seat, 5)
            assert check_invariants(other) == []
            different += other.hash() != match.hash()

    play_randomly(new(1), 1, compare)
    assert different > 50


@clause("NM-15.17")
def test_the_card_taken_by_an_opposing_ks_052_and_the_rest_of_the_deck_stay_unknown_to_their_owner() -> None:
    story = table(([hidden("KS-052")], []), p1={"deck": ["KS-126", "KS-009", "KS-013", "KS-005"], "hand": ["KS-011"]})
    story.does("reveal #1", "use")
    taken = set()
    for seed in range(20):
        other = Story(story.match.determinize(1, seed))
        taken.add(other.card(2))
        assert honest(other.match, 1) == honest(story.match, 1)
    assert taken == {"KS-126", "KS-009", "KS-013", "KS-005"}  # any of them could have been it
    assert {Story(story.match.determinize(0, seed)).card(2) for seed in range(5)} == {"KS-126"}  # p0 has seen it


@clause("NM-15.17")
def test_what_a_seat_has_seen_stays_where_it_is() -> None:
    # p0 has looked at #1, knows #2 from before; #3 and p1's hand can be anything.
    story = table(
        ([], [hidden("KS-126"), hidden("KS-013", known_to=[0, 1]), hidden("KS-009")]),
        p0={"hand": ["KS-068"], "deck": ["KS-005"]},
        p1={"hand": ["KS-011"], "deck": ["KS-017", "KS-032"]},
    )
    story.does("play KS-068 D", "use", "target #1")
    cards = set()
    for seed in range(10):
        other = Story(story.match.determinize(0, seed))
        assert (other.card(1), other.card(2)) == ("KS-126", "KS-013")
        assert (len(other.hand(1)), len(other.deck(1))) == (1, 2)
        assert honest(other.match, 0) == honest(story.match, 0)
        cards.add(other.card(3))
    assert len(cards) > 3


@clause("NM-15.17")
@pytest.mark.parametrize("told", ["look at a hand", "shown card", "returned to hand"])
def test_cards_known_to_be_in_a_hand_are_kept_there(told: str) -> None:
    if told == "look at a hand":
        story = table(([], []), p0={"hand": ["KS-091"]}, p1={"hand": ["KS-126"], "deck": ["KS-005"] * 2})
        story.does("play KS-091 D", "use")
    elif told == "shown card":
        deck = ["KS-094", "KS-005", "KS-013", "KS-017"]
        story = table(([], ["KS-064"]), p1={"hand": ["KS-065"], "deck": deck}, active=1)
        story.does("upgrade KS-065 #1", "use")
    else:
        story = table(([], ["KS-094"]), p1={"deck": ["KS-005", "KS-013", "KS-017"]})
        story.passes()
    kept = {"look at a hand": "KS-126", "shown card": "KS-094", "returned to hand": "KS-094"}[told]
    for seed in range(8):
        assert kept in Story(story.match.determinize(0, seed)).hand(1)


def after_secret_moves(drawn: str, down: str) -> Match:
    """p1 has drawn, hidden and put back cards that p0 never saw."""
    deck = [drawn, "KS-005", "KS-013"]
    story = table(([], []), p0={"hand": ["KS-072"]}, p1={"hand": [down, "KS-088"], "deck": deck})
    story.does("play KS-072 D", f"hide {down} D", "pass", "play KS-088 D", "use", f"card {drawn}")
    return story.match


@clause("NM-15.17")
def test_a_match_dealt_anew_depends_only_on_what_the_seat_knows() -> None:
    first, second = after_secret_moves("KS-126", "KS-009"), after_secret_moves("KS-131", "KS-136")
    assert honest(first, 0) == honest(second, 0)
    for seed in range(5):
        one, other = first.determinize(0, seed), second.determinize(0, seed)
        assert [one.view(seat) for seat in (0, 1, None)] == [other.view(seat) for seat in (0, 1, None)]


@clause("NM-15.17", "NM-9.5")
def test_a_match_dealt_anew_carries_neither_the_private_log_nor_the_moves_of_the_other_seat() -> None:
    first, second = after_secret_moves("KS-126", "KS-009"), after_secret_moves("KS-131", "KS-136")
    for seed in range(3):
        one, other = first.determinize(0, seed), second.determinize(0, seed)
        assert [one.log(seat) for seat in (0, 1, None)] == [other.log(seat) for seat in (0, 1, None)]
        assert json.loads(one.save())["moves"] == json.loads(other.save())["moves"]


@clause("NM-15.17", "NM-9.14")
def test_the_secret_answer_to_the_mulligan_cannot_be_told() -> None:
    for answer in ("keep", "mulligan"):
        match = new(4)
        match.choose(answer)
        for seed in range(6):
            assert differences(match, 1, seed, honest) == 0


@clause("NM-15.17")
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_moves_alike_wherever_its_seat_cannot_tell_the_difference(name: str) -> None:
    moved = 0
    count = 0

    def compare(match: Match) -> None:
        nonlocal moved, count
        count += 1
        decision = match.decision
        if decision is None or count % 7:
            return
        seat = decision.seat
        for seed in range(2):
            other = match.determinize(seat, seed)
            assert bot_named(name, seed).choose(match, seat) == bot_named(name, seed).choose(other, seat)
            moved += 1

    for seed in range(4):
        play_randomly(new(seed), seed, compare, eager=True)
    assert moved > 40


# The comparison notices leaks -----------------------------------------------------------------------------------------------
def with_opposing_hand(match: Match, seat: int) -> Any:
    g = as_board(match.state)
    return [match.view(seat), [g.identity[card].id for card in g.players[1 - seat].hand]]


def with_hidden_identities(match: Match, seat: int) -> Any:
    g = as_board(match.state)
    return [match.view(seat), [g.card_of(g.at(n)).id for n in g.subjects()]]


def with_top_of_own_deck(match: Match, seat: int) -> Any:
    g = as_board(match.state)
    return [match.view(seat), [g.identity[card].id for card in g.players[seat].deck[-1:]]]


def with_next_mission(match: Match, seat: int) -> Any:
    return [match.view(seat), as_board(match.state).mission_deck[-1:]]


def with_aside_mission(match: Match, seat: int) -> Any:
    return [match.view(seat), as_board(match.state).players[seat].aside]


def with_opposing_options(match: Match, seat: int) -> Any:
    decision = match.decision
    return [match.view(seat), None if decision is None else decision.options.tokens()]


def with_opposing_view(match: Match, seat: int) -> Any:
    return match.view(1 - seat)


def with_generator(match: Match, seat: int) -> Any:
    return [match.view(seat), as_board(match.state).rng.state()]


LEAKS: list[Look] = [
    with_opposing_hand,
    with_hidden_identities,
    with_top_of_own_deck,
    with_next_mission,
    with_aside_mission,
    with_opposing_options,
    with_opposing_view,
    with_generator,
]


@clause("NM-15.17")
@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: str(leak.__name__))
def test_a_leaky_view_is_noticed(leak: Look) -> None:
    assert count_differences(range(2), leak, 5) > 0


@clause("NM-15.17", "NM-9.15")
def test_a_view_with_the_cards_left_in_the_own_deck_is_noticed() -> None:
    def leaky(match: Match, seat: int) -> Any:
        g = as_board(match.state)
        return [match.view(seat), sorted(g.identity[card].id for card in g.players[seat].deck)]

    story = table(([hidden("KS-052")], []), p1={"deck": ["KS-126", "KS-009", "KS-013", "KS-005"]})
    assert sum(differences(story.match, 1, seed, leaky) for seed in range(8)) == 0  # as yet it could be worked out
    story.does("reveal #1", "use")
    assert sum(differences(story.match, 1, seed, leaky) for seed in range(8)) > 0
    assert sum(differences(story.match, 1, seed, honest) for seed in range(8)) == 0


@clause("NM-15.17")
def test_a_view_that_names_a_taken_hidden_character_to_its_owner_is_noticed() -> None:
    def leaky(match: Match, seat: int) -> Any:
        g = as_board(match.state)
        return [g.card_of(g.at(n)).id for n in g.subjects() if g.at(n).owner == seat]

    story = table(
        ([hidden("KS-052"), "KS-009"], [ch("KS-086", tokens=1)]), p1={"deck": ["KS-126", "KS-009", "KS-013", "KS-005"]}
    )
    story.does("reveal #1", "use")
    assert sum(differences(story.match, 1, seed, leaky) for seed in range(8)) > 0
