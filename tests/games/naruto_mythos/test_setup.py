"""Setting a match up: the Edge, missions, decks, opening hands, the mulligan (section 3)."""

import json
from typing import Any

import pytest

import kleos
from kleos.engine.rng import seeded
from kleos.games.naruto_mythos.board import Board, as_board
from kleos.match import Match
from kleos.testing import clause, play_randomly, refreshed

GAME = "naruto-mythos"
CASUAL, COMPETITIVE = "casual", "competitive"
MODES = [CASUAL, COMPETITIVE]
MISSIONS = [["KS-M01", "KS-M02", "KS-M03"], ["KS-M06", "KS-M07", "KS-M08"]]  # told apart by who brought them


def deck(seat: int, size: int = 30) -> dict[str, Any]:
    """All different cards, so that every card is told apart: p0's from KS-001 on, p1's from KS-071 on."""
    first = 1 + 70 * seat
    return {"cards": [f"KS-{number:03}" for number in range(first, first + size)], "missions": MISSIONS[seat]}


def dealt(seed: int, mode: str = CASUAL, sizes: tuple[int, int] = (30, 30)) -> Match:
    """A match at the mulligan."""
    return kleos.new(GAME, seed=seed, decks=[deck(0, sizes[0]), deck(1, sizes[1])], options={"mode": mode})


def board(match: Match) -> Board:
    return as_board(match.state)


def hand(match: Match, seat: int) -> list[str]:
    cards: list[str] = match.view(seat)["players"][seat]["hand"]
    return cards


def answered(match: Match, *answers: str) -> Match:
    for answer in answers:
        match = refreshed(match)
        match.choose(answer)
    return match


def aside(match: Match, seat: int) -> str:
    g = board(match)
    return g.pool.cards[g.players[seat].aside].id


def mission_deck(match: Match) -> list[str]:
    """From top to bottom."""
    g = board(match)
    return [g.pool.cards[index].id for index in reversed(g.mission_deck)]


def brought_by(mission: str) -> int:
    return 0 if mission in MISSIONS[0] else 1


@clause("NM-3.1")
@pytest.mark.parametrize("mode", MODES)
def test_setup_ends_with_the_mulligan_after_edge_missions_shuffles_and_hands(mode: str) -> None:
    match = dealt(4, mode)
    assert [entry["kind"] for entry in match.log(None)] == ["edge", "draw", "draw"]
    view = match.view(0)
    assert view["phase"] == "mulligan"
    assert view["edge"] in (0, 1)
    assert view["mission_deck"] == 4
    assert [(player["hand_size"], player["deck_size"]) for player in view["players"]] == [(5, 25), (5, 25)]
    assert match.decision is not None
    assert match.decision.kind == "mulligan"
    # nothing of the setup is left to do afterwards: the first round begins
    match = answered(match, "keep", "keep")
    kinds = [entry["kind"] for entry in match.log(None)][3:]
    assert kinds == ["mulligan", "mulligan", "round", "mission", "income", "income", "draw", "draw"]


@clause("NM-3.2")
@pytest.mark.parametrize("mode", MODES)
def test_a_random_player_receives_the_edge(mode: str) -> None:
    holders = [dealt(seed, mode).view(None)["edge"] for seed in range(200)]
    assert 70 < sum(holders) < 130
    starters = {match.view(None)["turn"] for seed in range(20) for match in [answered(dealt(seed), "keep", "keep")]}
    assert starters == {0, 1}


@clause("NM-3.3")
def test_the_mission_mode_is_casual_unless_competitive_is_asked_for() -> None:
    assert kleos.rules(GAME).options["mode"] == ("casual", "competitive")
    decks = [deck(0), deck(1)]
    assert kleos.new(GAME, seed=1, decks=decks).view(0)["mode"] == "casual"
    assert kleos.new(GAME, seed=1, decks=decks).hash() == dealt(1, CASUAL).hash()
    assert dealt(1, COMPETITIVE).view(0)["mode"] == "competitive"
    with pytest.raises(kleos.KleosError, match=r"NM-3\.3"):
        dealt(1, "ranked")


@clause("NM-3.4")
def test_casual_shuffles_two_random_missions_of_each_player() -> None:
    patterns, set_aside = set(), set()
    for seed in range(150):
        match = dealt(seed)
        missions = mission_deck(match)
        patterns.add(tuple(brought_by(mission) for mission in missions))
        assert len(set(missions)) == 4
        assert sorted(brought_by(mission) for mission in missions) == [0, 0, 1, 1]
        set_aside |= {aside(match, 0), aside(match, 1)}
    assert len(patterns) == 6  # every order of two and two comes up
    assert set_aside == {*MISSIONS[0], *MISSIONS[1]}  # every mission is sometimes left out


@clause("NM-3.5")
def test_competitive_lays_the_missions_by_turns_edge_holder_first_from_the_bottom() -> None:
    first, set_aside = set(), set()
    for seed in range(100):
        match = dealt(seed, COMPETITIVE)
        e = match.view(None)["edge"]
        from_bottom = mission_deck(match)[::-1]
        assert [brought_by(mission) for mission in from_bottom] == [e, 1 - e, e, 1 - e]
        assert len({*from_bottom, aside(match, 0), aside(match, 1)}) == 6
        first.add(from_bottom[0])
        set_aside |= {aside(match, 0), aside(match, 1)}
    assert first == {*MISSIONS[0], *MISSIONS[1]}  # which mission of a player comes where is random
    assert set_aside == {*MISSIONS[0], *MISSIONS[1]}


@clause("NM-3.6")
@pytest.mark.parametrize("seed", range(6))
def test_competitive_missions_come_up_from_the_other_player_first(seed: int) -> None:
    match = dealt(seed, COMPETITIVE)
    e = match.view(None)["edge"]
    match = answered(match, "keep", "keep")
    while match.decision is not None:
        match.choose("pass")
    found = [brought_by(mission["card"]) for mission in match.view(None)["missions"]]
    assert found == [1 - e, e, 1 - e, e]


@clause("NM-3.7")
@pytest.mark.parametrize("mode", MODES)
def test_the_third_mission_is_seen_by_nobody_for_the_whole_match(mode: str) -> None:
    match = dealt(11, mode)
    left = [aside(match, 0), aside(match, 1)]

    def look(now: Match) -> None:
        assert [aside(now, 0), aside(now, 1)] == left
        for seat in (0, 1, None):
            view = now.view(seat)
            for player in view["players"]:
                assert "aside" not in player
                # one's own three missions are known, not which of them lies aside
                known = player.pop("missions", None)
                assert known == (MISSIONS[player["seat"]] if player["seat"] == seat else None)
            seen = json.dumps(view) + json.dumps(now.log(seat))
            assert left[0] not in seen
            assert left[1] not in seen

    play_randomly(match, 2, look)
    look(match)


@clause("NM-3.7")
def test_not_even_its_owner_knows_which_mission_lies_aside() -> None:
    match = dealt(11)
    guesses = {aside(match.determinize(0, seed), 0) for seed in range(40)}
    assert guesses == set(MISSIONS[0])


@clause("NM-3.8")
def test_both_decks_are_shuffled_and_five_cards_drawn() -> None:
    hands = set()
    for seed in range(30):
        match = dealt(seed)
        for seat in range(2):
            cards = hand(match, seat)
            assert len(cards) == 5
            pile = [board(match).identity[card].id for card in board(match).players[seat].deck]
            assert len(pile) == 25
            assert sorted(cards + pile) == sorted(deck(seat)["cards"])
            assert pile != sorted(pile)
            hands.add(tuple(cards))
    assert len(hands) == 60


@clause("NM-3.9")
def test_the_first_answer_stays_secret_until_the_second_is_in() -> None:
    match = dealt(8)
    assert match.decision is not None
    first = match.decision.seat
    keeps, changes = match.clone(), match.clone()
    keeps.choose("keep")
    changes.choose("mulligan")
    for seat in (1 - first, None):
        assert keeps.view(seat) == changes.view(seat)
        assert keeps.log(seat) == changes.log(seat) == match.log(seat)
    # the player who has answered knows the own answer, and has not seen its result yet
    assert [m.view(first)["players"][first]["mulligan"] for m in (keeps, changes)] == ["keep", "mulligan"]
    assert hand(changes, first) == hand(match, first)
    for now in (keeps, changes):
        assert now.decision is not None
        assert (now.decision.kind, now.decision.seat) == ("mulligan", 1 - first)
        assert now.decision.options.tokens() == ["keep", "mulligan"]


@clause("NM-3.9")
@pytest.mark.parametrize("seat", [0, 1])
def test_each_player_chooses_once(seat: int) -> None:
    match = dealt(8)
    asked = []
    while match.decision is not None and match.decision.kind == "mulligan":
        asked.append(match.decision.seat)
        match.choose("mulligan" if match.decision.seat == seat else "keep")
    assert sorted(asked) == [0, 1]


@clause("NM-3.10")
def test_both_answers_are_published_together_and_then_carried_out() -> None:
    match = dealt(8)
    before = match.hash()
    half = answered(match.clone(), "mulligan")
    assert half.hash() != before
    assert [entry["kind"] for entry in half.log(None)] == ["edge", "draw", "draw"]
    for seat in range(2):
        assert hand(half, seat) == hand(match, seat)
    whole = answered(half, "keep")
    published = [(entry["seat"], entry.get("amount", 0)) for entry in whole.log(None) if entry["kind"] == "mulligan"]
    assert published == [(0, 1), (1, 0)]
    drawn = [(entry["seat"], entry["amount"]) for entry in whole.log(None) if entry["kind"] == "draw"]
    assert drawn == [(0, 5), (1, 5), (0, 5), (0, 2), (1, 2)]
    assert set(hand(match, 1)) < set(hand(whole, 1))


@clause("NM-3.11")
def test_a_mulligan_shuffles_all_five_back_and_draws_five_new_ones() -> None:
    overlaps = []
    for seed in range(60):
        match = dealt(seed)
        old = set(hand(match, 0))
        match = answered(match, "mulligan", "keep")
        new = [entry["cards"] for entry in match.log(0) if entry["kind"] == "draw" and entry["seat"] == 0][1]
        assert len(new) == 5
        overlaps.append(len(old & set(new)))
        pile = [board(match).identity[card].id for card in board(match).players[0].deck]
        assert len(pile) == 25 - 2
        assert sorted(hand(match, 0) + pile) == sorted(deck(0)["cards"])
    # the five went back into the deck before the draw: 5 of 30 cards, so they come again now and then, not always
    assert 0 in overlaps
    assert max(overlaps) > 0
    assert 20 < sum(overlaps) < 90


@clause("NM-3.11")
def test_keeping_changes_nothing() -> None:
    match = dealt(8)
    pile = board(match).players[0].deck
    old = hand(match, 0)
    match = answered(match, "keep", "mulligan")
    assert board(match).players[0].deck == pile[:-2]
    assert set(old) < set(hand(match, 0))


@clause("NM-3.12")
@pytest.mark.parametrize("answers", [("keep", "keep"), ("mulligan", "keep"), ("mulligan", "mulligan")])
def test_there_is_no_second_mulligan(answers: tuple[str, str]) -> None:
    match = answered(dealt(8), *answers)
    assert match.decision is not None
    assert match.decision.kind == "turn"
    for token in ("mulligan", "keep"):
        with pytest.raises(kleos.IllegalMove):
            match.choose(token)


@clause("NM-3.13")
@pytest.mark.parametrize("mode", MODES)
def test_after_setup_nobody_has_chakra_or_points_and_four_missions_wait(mode: str) -> None:
    match = dealt(9, mode)
    view = match.view(None)
    assert [(player["chakra"], player["points"]) for player in view["players"]] == [(0, 0), (0, 0)]
    assert view["missions"] == []
    assert view["mission_deck"] == 4
    # so the first income is all there is, and the first mission leaves three
    match = answered(match, "keep", "keep")
    view = match.view(None)
    assert [(player["chakra"], player["points"]) for player in view["players"]] == [(5, 0), (5, 0)]
    assert len(view["missions"]) == 1
    assert view["mission_deck"] == 3


# NM-3.14: one generator, consumed in a fixed order -------------------------------------------------------------------
@clause("NM-3.14")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", [0, 1, 12345, -3, 2**62])
def test_one_generator_gives_everything_in_the_fixed_order(seed: int, mode: str) -> None:
    """Plays the setup through with the generator itself, result by result."""
    match = dealt(seed, mode)
    rng = seeded(seed)
    e = rng.below(2)
    assert match.view(None)["edge"] == e
    drawn = [[MISSIONS[seat][i] for i in rng.shuffled((0, 1, 2))] for seat in range(2)]
    assert [aside(match, seat) for seat in range(2)] == [drawn[0][2], drawn[1][2]]
    if mode == CASUAL:
        four = sorted(drawn[0][:2] + drawn[1][:2])
        from_bottom = [four[i] for i in rng.shuffled((0, 1, 2, 3))]
    else:
        from_bottom = [drawn[e][0], drawn[1 - e][0], drawn[e][1], drawn[1 - e][1]]
    assert mission_deck(match) == from_bottom[::-1]
    for seat in range(2):
        pile = [deck(seat)["cards"][i] for i in rng.shuffled(tuple(range(30)))]
        assert hand(match, seat) == sorted(pile[-5:])
        assert [board(match).identity[card].id for card in board(match).players[seat].deck] == pile[:-5]
    match = answered(match, "mulligan", "mulligan")
    for seat in range(2):
        pile = [deck(seat)["cards"][i] for i in rng.shuffled(tuple(range(30)))]
        assert hand(match, seat) == sorted(pile[-7:])  # five new ones and two of the first round


@clause("NM-3.14")
def test_the_same_seed_gives_the_same_setup_and_another_seed_another() -> None:
    assert dealt(77).hash() == dealt(77).hash()
    assert dealt(77).record() == dealt(77).record()
    assert len({dealt(seed).hash() for seed in range(50)}) == 50


@clause("NM-3.14")
def test_the_edge_comes_before_everything_else() -> None:
    for seed in range(40):
        edges = {dealt(seed, mode, sizes).view(None)["edge"] for mode in MODES for sizes in ((30, 30), (40, 35))}
        assert len(edges) == 1


@clause("NM-3.14")
def test_missions_come_before_the_decks() -> None:
    for seed in range(20):
        small, large = dealt(seed), dealt(seed, sizes=(44, 51))
        assert mission_deck(small) == mission_deck(large)
        assert [aside(small, seat) for seat in (0, 1)] == [aside(large, seat) for seat in (0, 1)]
    # the mission shuffle of casual mode comes between: the decks that follow it differ from those of competitive mode
    assert all(hand(dealt(seed), 0) != hand(dealt(seed, COMPETITIVE), 0) for seed in range(20))


@clause("NM-3.14")
def test_the_deck_of_p0_comes_before_that_of_p1() -> None:
    for seed in range(20):
        match = dealt(seed)
        assert hand(match, 0) == hand(dealt(seed, sizes=(30, 50)), 0)
        assert hand(match, 1) != hand(dealt(seed, sizes=(50, 30)), 1)


@clause("NM-3.14")
def test_the_mulligan_of_p0_comes_before_that_of_p1() -> None:
    for seed in range(20):
        match = dealt(seed)
        alone = answered(match.clone(), "mulligan", "keep")
        both = answered(match.clone(), "mulligan", "mulligan")
        other = answered(match.clone(), "keep", "mulligan")
        assert hand(both, 0) == hand(alone, 0)
        assert hand(both, 1) != hand(other, 1)
