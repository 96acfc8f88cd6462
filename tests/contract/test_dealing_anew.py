"""A match goes on among people who were not there: what not everybody knew is dealt anew, and nothing else changes."""

from typing import Any

import pytest

import kleos
from kleos.testing import check_invariants, play_randomly

from .test_contract import GAMES, SELDOM, TABLES, begin, last_entries, moments

SEED = 2**62 + 12345


@pytest.mark.parametrize("game", GAMES)
def test_everybody_sees_the_same_and_decides_the_same_at_any_moment(game: str) -> None:
    for number, match in enumerate(moments(game, len(TABLES.get(game, [1, 2, 3])))):
        if number % SELDOM and number > 100:
            continue
        other = match.clone()
        other.deal_anew(SEED + number)
        assert check_invariants(other) == []
        assert other.view(None) == match.view(None)
        since = 0 if number % 50 == 0 else last_entries(match)
        assert other.log(None, since=since) == match.log(None, since=since)
        before, after = match.decision, other.decision
        assert before is not None
        assert after is not None
        assert before.kind == after.kind
        assert before.seat == after.seat or before.kind in match.game.secret
        assert other.hash() != match.hash()
        if number % 20 == 0:
            assert play_randomly(other, number).outcome is not None


@pytest.mark.parametrize("game", GAMES)
def test_what_was_hidden_has_no_part_in_the_new_deal(game: str) -> None:
    """Who knows the old deal knows nothing of the new one: any other old deal leads to the same."""
    for number, match in enumerate(moments(game, 3)):
        if number % SELDOM and number > 100:
            continue
        other = match.determinize(None, 1000 + number)
        assert other.determinize(None, number).hash() == match.determinize(None, number).hash()


@pytest.mark.parametrize("game", GAMES)
def test_no_seat_is_left_as_it_was_when_a_deal_begins(game: str) -> None:
    for number in range(4):
        match = begin(game, number)
        changed: set[int] = set()
        for seed in range(12):
            other = match.clone()
            other.deal_anew(SEED + seed)
            changed |= {seat for seat in range(match.players) if hidden(other, seat) != hidden(match, seat)}
        assert changed == set(range(match.players))


def hidden(match: kleos.Match, seat: int) -> Any:
    """What a seat sees, and what it will draw: its first own answer to everything, five times."""
    played = match.clone()
    for _ in range(5):
        if played.decision is not None:
            played.choose(0)
    return match.view(seat), played.view(seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_record_tells_where_it_was_dealt_anew_and_replays(game: str) -> None:
    match = begin(game, 2)
    for _ in range(6):
        match.choose(0)
    old = match.record()
    match.deal_anew(SEED)
    assert f"7. deal {SEED}\n" in match.record()
    assert kleos.replay(old).hash() != match.hash(), "the record of what was before does not tell the new deal"
    assert kleos.resume(match.save()).hash() == match.hash()
    play_randomly(match, 2)
    again = kleos.replay(match.record())
    assert again.hash() == match.hash()
    assert again.record() == match.record()


@pytest.mark.parametrize(
    "line", ["7. deal", "7. deal -1", "7. deal x", "7. p0 deal 5", "9. deal 5", "7. deal " + "9" * 41]
)
def test_a_deal_that_cannot_be_read_names_its_line(line: str) -> None:
    match = begin("naruto-mythos", 2)
    for _ in range(6):
        match.choose(0)
    lines = match.record().splitlines()
    lines.insert(len(lines) - 2, line)
    with pytest.raises(kleos.RecordError, match=f"line {lines.index(line) + 1}"):
        kleos.replay("\n".join(lines))


def test_a_match_is_dealt_anew_a_few_times_at_most() -> None:
    """A record of thousands of deals would keep a server busy for minutes."""
    match = begin("naruto-mythos", 1)
    for seed in range(8):
        match.deal_anew(seed)
    before = match.hash()
    with pytest.raises(kleos.KleosError, match="8 times"):
        match.deal_anew(9)
    assert match.hash() == before
    lines = match.record().replace("8. deal 7\n", "8. deal 7\n9. deal 8\n")
    with pytest.raises(kleos.RecordError, match="8 times"):
        kleos.replay(lines)


def test_a_match_that_is_over_is_not_dealt_anew() -> None:
    match = play_randomly(begin("naruto-mythos", 1), 1)
    with pytest.raises(kleos.KleosError, match="over"):
        match.deal_anew(SEED)
