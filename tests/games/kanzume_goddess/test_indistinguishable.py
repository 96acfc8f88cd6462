"""No leaks (KG-15.17): what a seat is told is the same for matches that differ only in what it cannot see."""

import json
from collections.abc import Callable
from typing import Any

import pytest

import kleos
from kleos.bots import bot_named
from kleos.games.kanzume_goddess.board import as_board
from kleos.games.kanzume_goddess.testing import Story, table
from kleos.games.kanzume_goddess.visibility import in_window
from kleos.games.kanzume_goddess.windows import Window
from kleos.match import Match
from kleos.testing import check_invariants, clause, play_randomly, random_match

Look = Callable[[Match, int], Any]
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (4, {"mode": "team"}),
    (5, {}),
    (6, {"mode": "team", "mains": [2, 5]}),
    (4, {"sides": ["greek", "random", "norse", "greek"]}),
    (6, {}),
]
PROBES = ["play aries 1", "play priest 1", "react aquarius 2", "react pegasus 3", "use athena.1", "card priest", "pass",
          "card priest hand", "player p1", "target #1", "recruit w1", "recruit netherworld aries", "done"]  # fmt: skip


def new(seed: int) -> Match:
    players, options = TABLES[seed % len(TABLES)]
    return random_match("kanzume-goddess", seed, players, options)


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


def asked(match: Match) -> int:
    return -1 if match.decision is None else match.decision.seat


def differences(match: Match, seat: int, seed: int, look: Look) -> int:
    """Compares the match with one dealt anew behind the seat's back: 1 if the seat could tell them apart, else 0."""
    other = match.determinize(seat, seed)
    assert (asked(match) == seat) == (asked(other) == seat), "whether a seat is asked depends on what it cannot see"
    if not in_window(as_board(match.state)):
        assert asked(match) == asked(other), "outside windows everybody knows who decides"
    return int(look(match, seat) != look(other, seat))


def count_differences(seeds: range, look: Look, every: int) -> int:
    """Over random matches, for all seats: at every so many decisions, and more often in windows."""
    found = 0
    compared = 0

    def compare(match: Match) -> None:
        nonlocal found, compared
        compared += 1
        if compared % every == 0 or (in_window(as_board(match.state)) and compared % 6 == 0):
            for seat in range(match.players):
                found += differences(match, seat, compared, look)

    for seed in seeds:
        compare(play_randomly(new(seed), seed, compare, eager=seed % 4 != 0))
    assert compared // every > 20
    return found


# Nothing is told ----------------------------------------------------------------------------------------------------------
@clause("KG-15.17", "KG-9.4", "KG-9.5", "KG-9.8", "KG-9.9", "KG-9.12")
@pytest.mark.parametrize("first", range(0, 14, 7))
def test_no_seat_can_tell_a_match_from_one_that_differs_only_in_what_it_cannot_see(first: int) -> None:
    assert count_differences(range(first, first + 7), honest, 50) == 0


@clause("KG-15.17", "KG-9.13")
def test_the_matches_compared_really_differ_and_are_sound() -> None:
    different = 0
    windows = 0
    count = 0

    def compare(match: Match) -> None:
        nonlocal different, windows, count
        count += 1
        if count % 10 and not in_window(as_board(match.state)):
            return
        for seat in range(match.players):
            other = match.determinize(seat, 5)
            assert check_invariants(other) == []
            different += other.hash() != match.hash()
            windows += asked(other) not in (asked(match), seat)

    for seed in (1, 4):
        play_randomly(new(seed), seed, compare, eager=True)
    assert different > 200
    assert windows > 5, "in a window somebody else may be asked"


@clause("KG-15.17", "KG-9.13")
def test_a_match_dealt_anew_depends_only_on_what_the_seat_knows() -> None:
    """Also its log, and what every other seat would see in it."""
    count = 0

    def compare(match: Match) -> None:
        nonlocal count
        count += 1
        if count % 90 and not (in_window(as_board(match.state)) and count % 12 == 0):
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


@clause("KG-15.17")
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_a_bot_moves_alike_wherever_its_seat_cannot_tell_the_difference(name: str) -> None:
    moved = 0
    count = 0

    def compare(match: Match) -> None:
        nonlocal moved, count
        count += 1
        decision = match.decision
        if decision is None or count % 50:
            return
        other = match.determinize(decision.seat, count)
        for seed in range(2):
            mine, its = (bot_named(name, seed).choose(one, decision.seat) for one in (match, other))
            assert mine == its
            moved += 1

    for seed in range(4):
        play_randomly(new(seed), seed, compare, eager=True)
    assert moved > 40


@clause("KG-9.11", "KG-14.25")
@pytest.mark.parametrize("seed", range(5))
def test_a_written_position_never_carries_the_seed_of_the_match(seed: int) -> None:
    written: list[int] = []

    def look(match: Match) -> None:
        decision = match.decision
        if decision is not None and decision.kind in match.game.top_level:
            written.append(match.position()["seed"])

    play_randomly(new(seed), seed, look)
    assert len(written) > 50
    assert seed not in written


# Windows: whoever is asked --------------------------------------------------------------------------------------------------
CARDS = ["sacred-guardian", "aquarius", "priest", "priest", "priest"]


def attacked(*able: int, card: str = "sacred-guardian", players: int = 4, until: str = "player p1") -> Story:
    """p0 plays Leo at p1; those who are able hold the card, the others have it in their decks, with the same cards."""
    moves = ["play leo 1", "player p1"]
    seats: list[dict[str, Any]] = [{"hand": ["leo", "priest"], "deck": ["priest"] * 3}]
    for seat in range(1, players):
        others = [other for other in CARDS if other not in ("sacred-guardian", "aquarius")]
        hand = [card, others[0]] if seat in able else others[:2]
        rest = list(CARDS)
        for held in hand:
            rest.remove(held)
        seats.append({"hand": hand, "deck": rest})
    return table(*seats).does(*moves[: moves.index(until) + 1])


def bystanders(stories: list[Story]) -> list[int | None]:
    """The seats that are asked in none of them and hold the same in all, and a spectator."""
    seats = range(len(stories[0].board.players))
    same = [seat for seat in seats if all(story.hand(seat) == stories[0].hand(seat) for story in stories)]
    return [None, *[seat for seat in same if all(asked(story.match) != seat for story in stories)]]


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


@clause("KG-9.5", "KG-15.17")
@pytest.mark.parametrize(("card", "kind"), [("sacred-guardian", "react-attack"), ("aquarius", "react-ability")])
def test_while_somebody_is_asked_the_others_cannot_tell_who(card: str, kind: str) -> None:
    stories = [attacked(seat, card=card) for seat in (1, 2, 3)]
    for seat, story in enumerate(stories, 1):
        story.expects(kind, seat)
    assert bystanders(stories) == [None, 0]
    assert told_alike(stories, [None, 0])
    assert told_alike([stories[0], stories[1]], [3]), "p3 does not know either"
    for story in stories:
        assert story.match.view(0)["decision"] == {"seat": None, "kind": "reactions"}


@clause("KG-9.5", "KG-15.17")
@pytest.mark.parametrize(("card", "kind"), [("sacred-guardian", "react-attack"), ("aquarius", "react-ability")])
def test_after_a_window_nothing_tells_who_passed_or_could_have_reacted(card: str, kind: str) -> None:
    stories = [attacked(*able, card=card) for able in ((), (1,), (2,), (3,), (1, 3), (1, 2, 3))]
    for story in stories:
        while story.kind == kind:
            story.does("pass")
        story.expects("play-phase", 0)
        assert story.energy(1) == 9
        assert len(story.log(None)) == len(stories[0].log(None))
    assert told_alike(stories, [None, 0])
    assert told_alike([stories[0], stories[1]], [2, 3])
    assert told_alike([stories[0], stories[2]], [1, 3])


@clause("KG-9.5", "KG-15.17")
@pytest.mark.parametrize("card", ["sacred-guardian", "aquarius"])
def test_the_moments_a_table_shows_are_the_same_whoever_could_have_reacted(card: str) -> None:
    """Also their number: a table stops where others may react, whether or not anybody can."""
    shown = set()
    for able in ((), (1,), (2, 3), (1, 2, 3)):
        match = attacked(*able, card=card, until="play leo 1").match
        moments = match.choose_slowly("player p1")
        while match.decision is not None and match.decision.seat != 0:
            moments += match.choose_slowly("pass")
        told = []
        for moment in moments:
            views = [moment.view(seat) for seat in (0, None)]
            told.append([[{**view, "decision": None} for view in views], moment.log(0), moment.log(None)])
        shown.add(json.dumps(told))
        assert len(moments) == 2, "the window of the ability and that of the Attack"
    assert len(shown) == 1


@clause("KG-9.5", "KG-9.4", "KG-15.17")
def test_in_a_team_match_neither_team_mates_nor_the_attacked_can_tell_who_is_asked() -> None:
    gods = ["zeus", "odin", "hades", "thor", "poseidon", "loki"]
    seats = [{"god": god} for god in gods]

    def told(*able: int) -> Story:
        story = attacked(*able, players=6)
        document = story.match.setup.position if story.match.setup is not None else None
        assert document is not None
        players = [{**fields, **god} for fields, god in zip(document["players"], seats, strict=True)]
        again = kleos.from_position({**document, "players": players, "mode": "team"})
        return Story(again).does("play leo 1", "player p1")

    stories = [told(3).expects("react-attack", 3), told(5).expects("react-attack", 5)]
    assert bystanders(stories) == [None, 0, 1, 2, 4]
    assert told_alike(stories, [None, 0, 1, 2, 4])
    both = told(3, 5).does("pass").expects("react-attack", 5)
    assert told_alike([both, told(3), told(5)], [None, 0, 1, 2, 4]), "nor that somebody has passed already"
    after = [both.does("pass"), told(), told(3).does("pass"), told(5).does("pass")]
    assert told_alike(after, [None, 0, 1, 2, 4])


@clause("KG-9.5", "KG-6.17")
def test_in_a_later_round_of_a_window_nobody_can_tell_who_is_asked_again() -> None:
    def told(*able: int) -> Story:
        """p1 defends first; then others may, p1 among them."""
        return attacked(1, *able)

    stories = [told(2).does("react sacred-guardian 1"), told(3).does("react sacred-guardian 1")]
    assert [asked(story.match) for story in stories] == [2, 3]
    assert told_alike(stories, [None, 0, 1])


@clause("KG-9.5", "KG-9.13")
def test_who_has_passed_knows_it_and_whose_turn_has_not_come_knows_that() -> None:
    story = attacked(1, 2, 3)
    for seed in range(30):
        assert asked(story.match.determinize(3, seed)) in (1, 2), "p3, who can protect, has not been asked yet"
    story.does("pass").expects("react-attack", 2)
    for seed in range(30):
        assert asked(story.match.determinize(1, seed)) in (2, 3), "p1 has passed and is not asked again"
        assert asked(story.match.determinize(2, seed)) == 2
        assert asked(story.match.determinize(0, seed)) in (1, 2, 3)
    assert {asked(story.match.determinize(0, seed)) for seed in range(30)} == {1, 2, 3}
    assert {asked(story.match.determinize(1, seed)) for seed in range(30)} == {2, 3}


@clause("KG-3.10", "KG-3.15", "KG-15.17")
def test_the_choice_of_a_god_cannot_be_told_before_the_common_reveal() -> None:
    for players, options in ((4, {}), (4, {"mode": "team"})):
        first = random_match("kanzume-goddess", 6, players, options)
        second = first.clone()
        first.choose(0)
        second.choose(1)
        others: list[int | None] = [None, 1, 3] if options else [None, 1, 2, 3]
        for seat in others:
            assert first.view(seat) == second.view(seat)
            assert first.log(seat) == second.log(seat)
        for seed in range(10):
            assert first.determinize(1, seed).hash() == second.determinize(1, seed).hash()
        assert (first.view(2) == second.view(2)) == (not options), "team-mates see each other's choices"
        for match in (first, second):
            for seat in range(players):
                assert sum(differences(match, seat, seed, honest) for seed in range(6)) == 0


# The comparison notices leaks -----------------------------------------------------------------------------------------------
def with_opposing_hand(match: Match, seat: int) -> Any:
    return [match.view(seat), as_board(match.state).players[seat - 1].hand]


def with_hand_of_a_team_mate(match: Match, seat: int) -> Any:
    g = as_board(match.state)
    return [match.view(seat), [player.hand for other, player in enumerate(g.players) if g.allied(seat, other)]]


def with_top_of_own_deck(match: Match, seat: int) -> Any:
    return [match.view(seat), as_board(match.state).players[seat].deck[-1:]]


def with_next_warrior(match: Match, seat: int) -> Any:
    return [match.view(seat), as_board(match.state).piles[0][-2:-1]]


def with_who_is_asked(match: Match, seat: int) -> Any:
    return [match.view(seat), asked(match)]


def with_who_has_passed(match: Match, seat: int) -> Any:
    g = as_board(match.state)
    return [match.view(seat), [frame.used for frame in g.frames if isinstance(frame.node, Window)]]


def with_opposing_options(match: Match, seat: int) -> Any:
    decision = match.decision
    return [match.view(seat), None if decision is None else decision.options.tokens()]


def with_opposing_view(match: Match, seat: int) -> Any:
    return match.view((seat + 1) % match.players)


def with_opposing_log(match: Match, seat: int) -> Any:
    return recent(match, (seat + 1) % match.players)


def with_dealt_gods(match: Match, seat: int) -> Any:
    return [match.view(seat), [player.dealt for player in as_board(match.state).players]]


def with_chosen_gods(match: Match, seat: int) -> Any:
    return [match.view(seat), [player.god for player in as_board(match.state).players]]


def with_generator(match: Match, seat: int) -> Any:
    return [match.view(seat), as_board(match.state).rng.state()]


LEAKS: list[Look] = [
    with_opposing_hand,
    with_hand_of_a_team_mate,
    with_top_of_own_deck,
    with_next_warrior,
    with_who_is_asked,
    with_who_has_passed,
    with_opposing_options,
    with_opposing_view,
    with_opposing_log,
    with_generator,
]


@clause("KG-15.17")
@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: str(leak.__name__))
def test_a_leaky_view_is_noticed(leak: Look) -> None:
    assert count_differences(range(2, 3), leak, 40) > 0


@clause("KG-15.17", "KG-3.10")
@pytest.mark.parametrize("leak", [with_dealt_gods, with_chosen_gods], ids=lambda leak: str(leak.__name__))
def test_a_view_that_leaks_gods_during_setup_is_noticed(leak: Look) -> None:
    match = new(1)
    match.choose(0)
    assert sum(differences(match, 1, seed, leak) for seed in range(8)) > 0
    assert sum(differences(match, 1, seed, honest) for seed in range(8)) == 0


@clause("KG-15.17", "KG-9.5")
def test_a_log_that_tells_passes_is_noticed() -> None:
    def leaky(story: Story) -> Any:
        moves = json.loads(story.match.save())["moves"]
        return [story.match.log(0), [seat for seat, token in moves if token == "pass"]]

    stories = [attacked(1).does("pass"), attacked(2).does("pass"), attacked()]
    assert len({json.dumps(leaky(story)) for story in stories}) == 3
    assert len({json.dumps(story.match.log(0)) for story in stories}) == 1
