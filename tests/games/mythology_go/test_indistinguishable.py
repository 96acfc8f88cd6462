"""No leaks (MG-15.20): what a seat is told is the same for matches that differ only in what it cannot see."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from kleos.bots import bot_named
from kleos.games.mythology_go.board import as_board
from kleos.games.mythology_go.testing import Story, begun, down, table
from kleos.match import Match
from kleos.testing import check_invariants, clause, play_randomly, random_match

Look = Callable[[Match, int], Any]
PROBES = ["play golem", "hide golem", "play troll #1", "fuse #1 #2", "use #1", "use fatalisme", "use dualisme", "done",
          "card zeus", "card nain", "target #1", "player p1", "colour #1 blue", "accuse p1 zeus", "skip"]  # fmt: skip


def new(seed: int) -> Match:
    """Any number of players, by the seed."""
    return random_match("mythology-go", seed)


def recent(match: Match, seat: int | None) -> list[dict[str, Any]]:
    """The last entries of the log: what came before was compared before."""
    last = as_board(match.state).log
    return match.log(seat, since=0 if last is None else max(0, last.number - 40))


def honest(match: Match, seat: int) -> Any:
    """Everything a seat may ask: its view and log, a spectator's, and, when it decides, the question and all answers."""
    told: list[Any] = [match.view(seat), recent(match, seat), match.view(None), recent(match, None)]
    decision = match.decision
    if decision is not None and decision.seat == seat:
        told.append((decision.kind, decision.source, decision.prompt()))
        told.append([(option.index, option.token, option.text()) for option in decision.options])
        told.append([str(match.why_not(token)) for token in PROBES])
    return told


def asked(match: Match) -> tuple[int, str]:
    return (-1, "") if match.decision is None else (match.decision.seat, match.decision.kind)


def differences(match: Match, seat: int, seed: int, look: Look) -> int:
    """Compares the match with one dealt anew behind the seat's back: 1 if the seat could tell them apart, else 0."""
    other = match.determinize(seat, seed)
    assert asked(match) == asked(other), "everybody knows who decides, and about what"
    return int(look(match, seat) != look(other, seat))


def count_differences(seeds: range, look: Look, every: int) -> int:
    """Over random matches, for all seats: at every so many decisions, and more often inside effects."""
    found = compared = 0

    def compare(match: Match) -> None:
        nonlocal found, compared
        compared += 1
        inside = match.decision is not None and match.decision.kind not in match.game.top_level
        if compared % every == 0 or (inside and compared % 5 == 0):
            for seat in range(match.players):
                found += differences(match, seat, compared, look)

    for seed in seeds:
        compare(play_randomly(new(seed), seed, compare, eager=seed % 4 != 0))
    assert compared // every > 10
    return found


# Nothing is told ----------------------------------------------------------------------------------------------------------
@clause("MG-15.20", "MG-9.1", "MG-9.7", "MG-9.10", "MG-13.11")
@pytest.mark.parametrize("first", range(0, 14, 7))
def test_no_seat_can_tell_a_match_from_one_that_differs_only_in_what_it_cannot_see(first: int) -> None:
    assert count_differences(range(first, first + 7), honest, 60) == 0


@clause("MG-15.20", "MG-9.11")
def test_the_matches_compared_really_differ_and_are_sound() -> None:
    different = count = 0

    def compare(match: Match) -> None:
        nonlocal different, count
        count += 1
        if count % 9:
            return
        for seat in range(match.players):
            other = match.determinize(seat, 5)
            assert check_invariants(other) == []
            different += other.hash() != match.hash()

    for seed in (1, 4):
        play_randomly(new(seed), seed, compare, eager=True)
    assert different > 200


@clause("MG-15.20", "MG-9.11")
def test_a_match_dealt_anew_depends_only_on_what_the_seat_knows() -> None:
    """Also its log, and what every other seat would see in it."""
    count = 0

    def compare(match: Match) -> None:
        nonlocal count
        count += 1
        if count % 60:
            return
        for seat in range(match.players):
            other = match.determinize(seat, 1000 + count)
            one, two = match.determinize(seat, count), other.determinize(seat, count)
            assert one.hash() == two.hash()
            for viewer in (None, *range(match.players)):
                assert recent(one, viewer) == recent(two, viewer)
                assert one.view(viewer) == two.view(viewer)
            assert json.loads(one.save())["moves"] == []

    for seed in range(7):
        play_randomly(new(seed), seed, compare, eager=seed % 2 == 0)
    assert count > 600


@clause("MG-15.20")
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_moves_alike_wherever_its_seat_cannot_tell_the_difference(name: str) -> None:
    moved = count = 0

    def compare(match: Match) -> None:
        nonlocal moved, count
        count += 1
        decision = match.decision
        if decision is None or count % 30:
            return
        other = match.determinize(decision.seat, count)
        for seed in range(2):
            mine, its = (bot_named(name, seed).choose(one, decision.seat) for one in (match, other))
            assert mine == its
            moved += 1

    for seed in range(4):
        play_randomly(new(seed), seed, compare, eager=True)
    assert moved > 20


@clause("MG-14.14")
@pytest.mark.parametrize("seed", range(5))
def test_a_written_position_never_carries_the_seed_of_the_match(seed: int) -> None:
    written: list[int] = []

    def look(match: Match) -> None:
        decision = match.decision
        if decision is not None and decision.kind in match.game.top_level:
            written.append(match.position()["seed"])

    play_randomly(new(seed), seed, look)
    assert len(written) > 40
    assert seed not in written


# Twins: two matches that differ in one hidden thing ---------------------------------------------------------------------
def told_alike(stories: list[Story], seats: list[int | None]) -> bool:
    """Views, logs and matches dealt anew are the same for all these seats."""
    first = stories[0].match
    for story in stories[1:]:
        match = story.match
        for seat in seats:
            if match.view(seat) != first.view(seat) or match.log(seat) != first.log(seat):
                return False
            for seed in range(6 if seat is not None else 0):
                assert seat is not None
                one, other = first.determinize(seat, seed), match.determinize(seat, seed)
                if one.hash() != other.hash() or one.log(0) != other.log(0):
                    return False
    return True


@clause("MG-15.20", "MG-9.7")
def test_which_card_was_played_face_down_is_told_to_nobody_else() -> None:
    stories = [
        table({"hand": ["golem", "nain", "griffon"], "field": ["elfe"]}, {}, {}, deck=["harpie"] * 3).does(
            f"hide {card}"
        )
        for card in ("golem", "nain", "griffon")
    ]
    assert told_alike(stories, [None, 1, 2])
    assert len({json.dumps(story.match.view(0)) for story in stories}) == 3


@clause("MG-15.20", "MG-9.7", "MG-9.11")
def test_from_which_place_of_the_hand_a_card_was_played_is_told_to_nobody() -> None:
    """p1 knows one card of p0's hand; where it lies among the others depends on which went, and on the order drawn."""

    def told(*hand: str) -> Story:
        story = table({"hand": list(hand), "field": ["elfe"]}, {}, {}, deck=["harpie"] * 3)
        player = story.board.players[0]
        player.hand_known = tuple(0b011 if card == "golem" else 0b001 for card in hand)
        return story.does("play nain")

    stories = [told("nain", "golem", "griffon"), told("golem", "nain", "griffon"), told("griffon", "golem", "nain")]
    assert told_alike(stories, [None, 1, 2])


@clause("MG-15.20", "MG-9.2", "MG-9.11")
def test_who_else_knows_a_card_that_stayed_in_a_hand_is_told_to_nobody() -> None:
    """p2 knows of the Golem or of the Griffin; one of them is played, and p1 cannot tell whether it was that one."""

    def told(known: str) -> Story:
        story = table({"hand": ["golem", "griffon", "nain"], "field": ["elfe"]}, {}, {}, deck=["harpie"] * 3)
        story.board.players[0].hand_known = tuple(
            0b101 if story.board.pool.cards[card].id == known else 0b001 for card in story.board.players[0].hand
        )
        return story.does("play golem")

    assert told_alike([told("golem"), told("griffon")], [None, 1])


@clause("MG-15.20", "MG-4.4.3", "MG-9.7")
def test_nobody_else_learns_how_many_cards_were_put_under_the_deck_so_far_nor_which() -> None:
    def told(*put: str) -> Story:
        story = table({"hand": ["elfe", "golem", "nain", "griffon"]}, {}, {}, deck=["harpie"] * 4)
        return story.does("play elfe", "done", *[f"card {card}" for card in put]).expects("return-order", 0)

    stories = [told(), told("golem"), told("nain", "griffon"), told("harpie")]
    assert told_alike(stories, [None, 1, 2])


@clause("MG-15.20", "MG-9.3")
def test_a_swapped_face_down_creature_tells_third_players_nothing() -> None:
    stories = [
        table(
            {"hand": ["satyre", "elfe"], "field": ["sirene", down(card)]}, {"field": ["harpie"]}, {"field": ["troll"]},
            deck=["golem", "nain", "griffon"],
        ).does("play satyre", "target #2", "target #3")
        for card in ("golem", "nain")
    ]  # fmt: skip
    views = [story.match.view(2) for story in stories]
    assert views[0] == views[1]
    assert stories[0].match.log(2) == stories[1].match.log(2)
    assert stories[0].match.view(1) != stories[1].match.view(1)


@clause("MG-15.20", "MG-6.5.2", "MG-6.5.5")
def test_what_polytheism_kept_is_told_to_nobody_else_and_to_divination_only_by_what_is_unused() -> None:
    def told(keep: int) -> Story:
        story = begun(8, 3).believes("polytheisme", "animisme", "fatalisme").expects("polytheism-keep")
        return story.does(story.tokens[keep])

    stories = [told(0), told(1)]
    holder = stories[0].board.starter
    assert told_alike(stories, [None, (holder + 1) % 3, (holder + 2) % 3])
    assert stories[0].divinity(holder) != stories[1].divinity(holder)


@clause("MG-15.20", "MG-8.7.2")
def test_a_declaration_tells_no_divinity() -> None:
    stories = [
        table({"field": ["golem"], "divinity": god}, {"field": ["nain"], "divinity": "zeus"}, {}, phase="scoring")
        for god in ("athena", "thot")
    ]
    for story in stories:
        story.expects("accuse", 0)
    assert told_alike(stories, [None, 1, 2])
    for story in stories:
        story.does("accuse p1 loki" if "accuse p1 loki" in story.tokens else "accuse p1 odin")
    assert stories[0].match.view(1)["rounds"] != stories[1].match.view(1)["rounds"], "then all are shown"


# The comparison notices leaks -----------------------------------------------------------------------------------------------
def with_hand_of_the_active(match: Match, seat: int) -> Any:
    g = as_board(match.state)
    return [match.view(seat), sorted(g.players[g.current].hand)]


def with_top_of_the_deck(match: Match, seat: int) -> Any:
    return [match.view(seat), as_board(match.state).deck[-1:]]


def with_face_down_creatures(match: Match, seat: int) -> Any:
    g = as_board(match.state)
    return [match.view(seat), [g.pieces[n].card for n in sorted(g.pieces)]]


def with_divinities(match: Match, seat: int) -> Any:
    return [match.view(seat), [player.divinity for player in as_board(match.state).players]]


def with_unused_divinities(match: Match, seat: int) -> Any:
    return [match.view(seat), as_board(match.state).unused]


def with_options_of_others(match: Match, seat: int) -> Any:
    decision = match.decision
    return [match.view(seat), None if decision is None else decision.options.tokens()]


def with_view_of_another(match: Match, seat: int) -> Any:
    return match.view((seat + 1) % match.players)


def with_log_of_another(match: Match, seat: int) -> Any:
    return recent(match, (seat + 1) % match.players)


def with_generator(match: Match, seat: int) -> Any:
    return [match.view(seat), as_board(match.state).rng.state()]


LEAKS: list[Look] = [
    with_hand_of_the_active,
    with_top_of_the_deck,
    with_face_down_creatures,
    with_divinities,
    with_unused_divinities,
    with_options_of_others,
    with_view_of_another,
    with_log_of_another,
    with_generator,
]


@clause("MG-15.20")
@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: str(leak.__name__))
def test_a_leaky_view_is_noticed(leak: Look) -> None:
    assert count_differences(range(2, 4), leak, 25) > 0
