"""What the laboratory reads from a log is what the log of each seat tells."""

from typing import Any

import pytest

import kleos
from kleos.games.mythology_go.lab import course as mythology_go
from kleos.games.registry import room
from kleos.lab.course import course_of, parties
from kleos.match import Match
from kleos.testing import play_randomly, random_match

SEEDS = range(6)


def entries(match: Match, seat: int, *kinds: str) -> list[dict[str, Any]]:
    """The seat's own entries of these kinds, as it saw them."""
    return [entry for entry in match.log(seat) if entry["kind"] in kinds and entry.get("seat") == seat]


def test_every_game_has_its_course() -> None:
    assert all(room(game, "lab.course") for game in kleos.games())


@pytest.mark.parametrize("seed", SEEDS)
def test_naruto_mythos(seed: int) -> None:
    match = random_match("naruto-mythos", seed)
    asked = 0

    def count(match: Match) -> None:
        nonlocal asked
        assert match.decision is not None
        asked += match.decision.kind == "turn"

    play_randomly(match, seed, count)
    course = course_of(match)
    assert course.turns == asked
    assert course.first == match.log(None)[0]["seat"]
    assert set(course.met) == {"drawn", "played"}
    for seat in range(2):
        played = entries(match, seat, "play", "upgrade", "reveal", "reveal-upgrade")
        assert course.met["played"][seat] == {card for entry in played for card in entry["cards"]}
        hands = entries(match, seat, "draw", "mulligan")
        taken = [at for at, entry in enumerate(hands) if entry["kind"] == "mulligan" and entry.get("amount")]
        kept = hands[taken[0] :] if taken else hands
        assert course.met["drawn"][seat] == {card for entry in kept for card in entry.get("cards", ())}


@pytest.mark.parametrize("seed", SEEDS)
def test_saint_seiya(seed: int) -> None:
    match = play_randomly(random_match("saint-seiya", seed), seed, eager=True)
    course = course_of(match)
    log = match.log(None)
    assert course.turns == max(entry["amount"] for entry in log if entry["kind"] == "turn")
    assert course.first == next(entry["seat"] for entry in log if entry["kind"] == "turn")
    assert set(course.met) == {"acquired", "drawn", "played"}
    for seat in range(match.players):
        played = {entry["cards"][0] for entry in entries(match, seat, "play", "equip")}
        drawn = {card for entry in entries(match, seat, "draw", "found", "kept") for card in entry["cards"]}
        acquired = {entry["cards"][0] for entry in entries(match, seat, "acquire")}
        assert [course.met[way][seat] for way in ("played", "drawn", "acquired")] == [played, drawn, acquired]


@pytest.mark.parametrize("seed", SEEDS)
def test_kanzume_goddess(seed: int) -> None:
    match = play_randomly(random_match("kanzume-goddess", seed), seed, eager=True)
    course = course_of(match)
    log = match.log(None)
    begun = [entry["seat"] for entry in log if entry["kind"] == "turn"]
    assert course.turns == len(begun)
    assert course.first == begun[0]
    assert course.sides == tuple(player["god"] for player in match.view(None)["players"])
    assert course.teams == ()
    for seat in range(match.players):
        played = {entry["cards"][0] for entry in entries(match, seat, "play", "react")}
        drawn = {card for entry in entries(match, seat, "draw") for card in entry["cards"]}
        acquired = {entry["cards"][0] for entry in entries(match, seat, "recruit", "take")}
        assert [course.met[way][seat] for way in ("played", "drawn", "acquired")] == [played, drawn, acquired]


@pytest.mark.parametrize("seed", SEEDS)
def test_mythology_go(seed: int) -> None:
    match = play_randomly(random_match("mythology-go", seed, 3), seed, eager=True)
    course = course_of(match)
    log = match.log(None)
    rounds = match.view(None)["rounds"]
    assert course.turns == len([entry for entry in log if entry["kind"] == "turn"])
    assert course.first == next(entry["seat"] for entry in log if entry["kind"] == "round")
    assert course.sides == tuple(rounds[-1]["divinities"])
    for seat in range(match.players):
        placed = {entry["cards"][0] for entry in entries(match, seat, "play", "hide", "cast")}
        onto = {entry["cards"][0] for entry in entries(match, seat, "fuse") if entry.get("amount")}
        drawn = {card for entry in entries(match, seat, "draw", "found") for card in entry["cards"]}
        beliefs = {entry["cards"][0] for entry in entries(match, seat, "belief")}
        divinities = {round["divinities"][seat] for round in rounds}
        assert [course.met[way][seat] for way in ("played", "drawn", "acquired")] == [
            placed | onto,
            drawn,
            beliefs | divinities,
        ]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_rounds_of_mythology_go(seed: int) -> None:
    match = play_randomly(random_match("mythology-go", seed, 3), seed, eager=True)
    rounds = match.view(None)["rounds"]
    starters = [entry["seat"] for entry in match.log(None) if entry["kind"] == "round"]
    chosen = [entry["cards"][0] for entry in match.log(None) if entry["kind"] == "belief"]
    parts = mythology_go.parts(match)
    assert [(part.round, part.seat) for part in parts] == [(n, seat) for n in (1, 2, 3) for seat in range(3)]
    for number, round in enumerate(rounds):
        mine = parts[3 * number : 3 * number + 3]
        assert [part.divinity for part in mine] == round["divinities"]
        assert [part.points for part in mine] == round["scores"]
        assert [part.won for part in mine] == [round["winners"] == [seat] for seat in range(3)]
        assert [part.began for part in mine] == [seat == starters[number] for seat in range(3)]
        in_turn = [mine[(starters[number] + i) % 3].belief for i in range(3)]  # MG-3.9
        assert in_turn == chosen[3 * number : 3 * number + 3]


def test_teams_are_told() -> None:
    match = play_randomly(random_match("kanzume-goddess", 1, 4, {"mode": "team"}), 1, eager=True)
    assert course_of(match).teams == (0, 1, 0, 1)
    assert parties((0, 2), (0, 1, 0, 1)) == 1
    assert parties((0, 1, 2, 3), (0, 1, 0, 1)) == 2
    assert parties((0, 2), ()) == 2


def test_heroes_are_sides_and_decks_are_named_by_the_match() -> None:
    heroes = {"heroes": ["ikki", "shun"]}
    match = play_randomly(random_match("saint-seiya", 1, 2, {**heroes, "turn_limit": 2}), 1)
    assert course_of(match).sides == ("ikki", "shun")
    assert course_of(play_randomly(random_match("naruto-mythos", 1), 1)).sides == ()


def test_some_matches_have_a_mulligan_and_some_have_none() -> None:
    logs = [play_randomly(random_match("naruto-mythos", seed), seed).log(None) for seed in SEEDS]
    taken = {bool(entry.get("amount")) for log in logs for entry in log if entry["kind"] == "mulligan"}
    assert taken == {True, False}
