"""Laying out a field: how the table looks, whatever happens, and nothing of the match."""

import random
from collections.abc import Sequence
from typing import Any

import pytest

import kleos
from kleos.engine.errors import KleosError
from kleos.games.mythology_go import testing as mythology_go
from kleos.table.arranging import Arrangement, arrangeable, laid_out
from kleos.table.seating import Seat
from kleos.table.table import MOVE, UNDO, Entry, Table
from kleos.testing import clause

GAME = "mythology-go"
MINE: dict[str, Any] = {"field": ["elfe", "nain", "golem"], "hand": ["satyre", "satyre", "dragon", "sphinx", "griffon"]}
THEIRS: dict[str, Any] = {"field": ["harpie", "licorne"]}


def seats(players: int = 2) -> list[Seat]:
    return [Seat("person", "A", "A"), *[Seat("bot", bot="random") for _ in range(1, players)]]


def table_at(*players: dict[str, Any]) -> Table:
    """A table at p0's turn; p0 has #1 #2 #3 on the field, p1 #4 #5."""
    table = Table(GAME, seats())
    table.begin(mythology_go.table(*(players or (MINE, THEIRS))).match, 0)
    return table


def arrange(table: Table, seat: int, *order: int) -> None:
    made = table.arranged(seat, order)
    assert made is not None
    table.arrange(seat, made)


def act(table: Table, *tokens: str) -> list[Entry]:
    entries: list[Entry] = []
    for token in tokens:
        assert table.decider is not None
        step = table.choose(table.decider, token, 0, MOVE)
        table.take(step)
        entries += step.entries
    return entries


def take_back(table: Table) -> list[Entry]:
    step = table.undo(0, "en", 0)
    assert step is not None
    table.take(step)
    return step.entries


def lies(table: Table, seat: int, eyes: int | None = None) -> list[int]:
    """The field of a seat as it is shown."""
    assert table.match is not None
    view = laid_out(table.match.view(eyes), table.match, table.orders)
    return [creature["object"] for creature in view["players"][seat]["field"]]


def again(table: Table, entries: Sequence[Entry]) -> Table:
    """The table after entries and arrangements were read again."""
    twin = Table(GAME, seats(len(table.seats)), setup=table.setup)
    twin.arrangements.update(table.arrangements)
    twin.load(entries)
    return twin


# What it is -------------------------------------------------------------------------------------------------------------
@clause("MG-5.5.1")
def test_a_field_lies_as_its_player_arranges_it() -> None:
    table = table_at()
    assert (lies(table, 0), lies(table, 1)) == ([1, 2, 3], [4, 5])
    arrange(table, 0, 3, 1, 2)
    for eyes in (0, 1, None):
        assert (lies(table, 0, eyes), lies(table, 1, eyes)) == ([3, 1, 2], [4, 5])
    arrange(table, 1, 5, 4)
    arrange(table, 0, 1, 3, 2)
    assert (lies(table, 0), lies(table, 1)) == ([1, 3, 2], [5, 4])


@clause("MG-5.5.2")
def test_an_arrangement_is_no_part_of_the_match() -> None:
    table = table_at()
    assert table.match is not None
    match = table.match

    def all_of_it() -> tuple[object, ...]:
        assert match.decision is not None
        views = [match.view(eyes) for eyes in (0, 1, None)]
        return match.hash(), match.save(), match.record(), match.position(), views, match.decision.options.tokens()

    before = all_of_it()
    arrange(table, 0, 3, 2, 1)
    assert all_of_it() == before
    assert table.match is match
    assert (table.moves, table.live, table.since, table.request) == (0, [], 0, None)


@clause("MG-5.5.3")
def test_numbers_stay_visible_and_nothing_else_is_told() -> None:
    field = ["elfe", mythology_go.down("nain"), mythology_go.down("harpie")]
    table = table_at({**MINE, "field": field}, THEIRS)
    assert table.match is not None
    arrange(table, 0, 3, 1, 2)
    for eyes in (1, None):
        plain = table.match.view(eyes)["players"][0]["field"]
        shown = laid_out(table.match.view(eyes), table.match, table.orders)["players"][0]["field"]
        assert shown == [plain[2], plain[0], plain[1]]
        assert [set(one) for one in shown if one["face"] == "down"] == [{"object", "face", "known"}] * 2


@pytest.mark.parametrize("order", [(), (1, 2), (1, 2, 2), (1, 2, 3, 3), (1, 2, 4), (4, 5), (1, 2, 3, 4), (3, 2, -1)])
def test_only_the_own_objects_are_arranged_all_of_them_and_each_once(order: tuple[int, ...]) -> None:
    table = table_at()
    assert table.arranged(0, order) is None


def test_an_empty_field_and_other_games_have_nothing_to_arrange() -> None:
    empty = table_at({**MINE, "field": []}, THEIRS)
    assert empty.arranged(0, ()) is None
    other = Table("naruto-mythos", seats())
    other.begin(kleos.new("naruto-mythos", seed=1), 0)
    assert other.arranged(0, ()) is None


def test_nothing_is_arranged_before_the_match_or_after_it() -> None:
    waiting = Table(GAME, [Seat("person", "A"), Seat("open")])
    with pytest.raises(KleosError, match="not begun"):
        waiting.arranged(0, (1, 2, 3))
    table = table_at()
    table.take(table.concede(1, 0))
    with pytest.raises(KleosError, match="over"):
        table.arranged(0, (1, 2, 3))


# What becomes of it -----------------------------------------------------------------------------------------------------
def test_a_new_creature_lies_last() -> None:
    table = table_at()
    arrange(table, 0, 3, 1, 2)
    act(table, "play sphinx", "play griffon")
    assert lies(table, 0) == [3, 1, 2, 6, 7]


def test_a_creature_that_leaves_is_forgotten_and_lies_last_when_it_comes_back() -> None:
    table = table_at()
    arrange(table, 0, 3, 1, 2)
    act(table, "play satyre", "target #3", "target #4")
    assert lies(table, 0) == [1, 2, 4]
    act(table, "play satyre", "target #4", "target #3")
    assert lies(table, 0) == [1, 2, 3]
    assert lies(table, 1) == [4, 5]


def test_what_is_taken_back_lies_where_it_lay() -> None:
    table = table_at()
    arrange(table, 1, 5, 4)
    act(table, "play dragon", "target #5")
    assert lies(table, 1) == [4]
    take_back(table)
    assert lies(table, 1) == [5, 4]
    arrange(table, 0, 6, 3, 1, 2)
    take_back(table)
    assert lies(table, 0) == [3, 1, 2]
    act(table, "play sphinx")  # once more #6, but another creature
    assert lies(table, 0) == [3, 1, 2, 6]


def test_a_round_begins_with_nothing_arranged() -> None:
    table = Table(GAME, seats())
    table.begin(kleos.new(GAME, seed=5), 0)
    rng = random.Random(5)
    arranged = 0
    while table.match is not None and table.match.decision is not None and table.match.view(None)["round"] == 1:
        own = arrangeable(table.match, 0)
        if len(own) > 2:
            arrange(table, 0, *own[::-1])
            arranged += 1
        act(table, rng.choice(table.match.decision.options.tokens()))
    assert arranged
    assert table.orders == {}


@pytest.mark.parametrize("seed", range(4))
def test_reading_everything_again_gives_the_same_orders(seed: int) -> None:
    table = Table(GAME, seats(3))
    table.begin(kleos.new(GAME, seed=seed, players=3), 0)
    rng = random.Random(seed)
    entries: list[Entry] = []
    checked = 0
    while len(entries) < 220 and table.match is not None and table.match.decision is not None:
        seat = rng.randrange(3)
        own = list(arrangeable(table.match, seat))
        if len(own) > 1 and rng.random() < 0.2:
            rng.shuffle(own)
            arrange(table, seat, *own)
        if rng.random() < 0.1 and table.undoing(0).entry is not None:
            entries += take_back(table)
        else:
            entries += act(table, rng.choice(table.match.decision.options.tokens()))
        if table.orders and len(entries) % 5 == 0:
            twin = again(table, entries)
            assert twin.orders == table.orders
            assert twin.match is not None
            assert twin.match.hash() == table.match.hash()
            checked += 1
    assert checked > 8
    assert any(entry.kind == UNDO for entry in entries)


def test_an_arrangement_tells_after_which_entry_it_was_made() -> None:
    table = table_at()
    act(table, "play sphinx")
    assert table.arranged(0, [6, 3, 2, 1]) == Arrangement((6, 3, 2, 1), 1)
