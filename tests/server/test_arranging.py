"""Arranging a field: everybody at the table sees it, it is kept, and nothing else comes of it."""

import json
from dataclasses import replace
from typing import Any

import pytest

from kleos.games.mythology_go import testing as mythology_go
from kleos.games.mythology_go.testing import down
from kleos.server import house as houses
from kleos.server.settings import Rates
from kleos.server.trying import Browser, Screen
from kleos.testing import clause

GAME = "mythology-go"
ME = {"kind": "person"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
MINE: dict[str, Any] = {"field": ["elfe", down("nain"), "golem"], "hand": ["sphinx", "griffon", "licorne"]}
THEIRS: dict[str, Any] = {"field": ["harpie", down("sirene")]}
PLENTY = Rates(**dict.fromkeys(vars(Rates()), "100000/second"))
Play = Any  # the fixture of conftest.py
World = Any


@pytest.fixture(autouse=True)
def laid_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every match begins at p0's turn, with #1 #2 #3 on the field of p0 and #4 #5 on that of p1."""
    begins(monkeypatch, MINE, THEIRS)


def begins(monkeypatch: pytest.MonkeyPatch, *players: dict[str, Any]) -> None:
    monkeypatch.setattr(houses, "begun", lambda *_: mythology_go.table(*players, deck_rest=True).match)


async def online(world: World, **more: Any) -> tuple[str, Screen, Screen, Screen]:
    """Two people at a table, and a spectator."""
    ann, bob, eve = world.browser(), world.browser(), world.browser()
    table = await ann.table(GAME, ME, OPEN, watchable=True, **more)
    first = await ann.sit(table)
    invite = first.state["invite"].partition("?invite=")[2]
    assert (await bob.post(f"/api/tables/{table}/join", invite=invite)).status == 200
    await first.until(status="playing")
    second, third = await bob.sit(table), await eve.sit(table)
    for screen in (first, second, third):
        await screen.answer("speak", lang="en")  # what was said before is heard: that the others have come
    return table, first, second, third


async def arrange(screen: Screen, *objects: int) -> dict[str, Any]:
    return await screen.answer("arrange", objects=list(objects))


def lies(state: dict[str, Any], seat: int) -> list[int]:
    return [creature["object"] for creature in state["view"]["players"][seat]["field"]]


# What is seen -----------------------------------------------------------------------------------------------------------
@clause("MG-5.5.1", "MG-5.5.2")
def test_everybody_sees_the_same_order_and_the_match_does_not_change(play: Play) -> None:
    async def story(world: World) -> None:
        table, first, second, third = await online(world)
        sitting = world.house.sittings[table]
        before = sitting.table.match.save()
        state = await arrange(first, 3, 1, 2)
        assert state["type"] == "state"
        assert (await arrange(second, 5, 4))["type"] == "state"
        for screen in (first, second, third):
            while lies(screen.state, 1) != [5, 4]:
                await screen.hear("state")
            assert (lies(screen.state, 0), screen.state["moves"]) == ([3, 1, 2], 0)
        assert sitting.table.match.save() == before
        assert [one["object"] for one in sitting.table.match.view(0)["players"][0]["field"]] == [1, 2, 3]
        assert await world.house.store.entries(table) == []
        done = await first.choose("play sphinx")
        assert done["type"] == "done"  # the version that was shown before is still the right one
        for screen in (second, third):
            await screen.until(moves=1)
        assert [lies(screen.state, 0) for screen in (first, second, third)] == [[3, 1, 2, 6]] * 3

    play(story)


@clause("MG-5.5.3")
def test_an_order_tells_nothing_of_what_lies_face_down(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[list[Any]] = []

    async def story(world: World) -> None:
        _, first, second, third = await online(world)
        await arrange(first, 2, 3, 1)
        for screen in (second, third):
            await screen.hear("state")
            field = screen.state["view"]["players"][0]["field"]
            assert field[0] == {"object": 2, "face": "down", "known": False}
        told.append([screen.state["view"] for screen in (second, third)])

    for secret in ("nain", "phenix"):
        begins(monkeypatch, {**MINE, "field": ["elfe", down(secret), "golem"]}, THEIRS)
        play(story)
    assert told[0] == told[1]


def test_taking_back_does_not_disturb_what_was_arranged(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        screen = await ann.sit(await ann.table(GAME, ME, BOT))
        await screen.choose("play sphinx")
        await arrange(screen, 6, 3, 2, 1)
        await screen.answer("undo", moves=screen.state["moves"])
        await screen.until(moves=2)
        assert lies(screen.state, 0) == [3, 2, 1]

    play(story)


def test_a_report_shows_what_was_seen_and_a_replay_the_order_of_the_match(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        table = await ann.table(GAME, ME, BOT)
        screen = await ann.sit(table)
        await arrange(screen, 3, 1, 2)
        assert lies((await ann.get(f"/api/tables/{table}/report")).json(), 0) == [3, 1, 2]
        await screen.answer("resign")
        await screen.until(status="over")
        frame = (await ann.get(f"/api/tables/{table}/replay/0?eyes=0")).json()
        assert lies(frame, 0) == [1, 2, 3]
        assert (await arrange(screen, 1, 2, 3))["code"] == "refused"

    play(story)


# What is kept -----------------------------------------------------------------------------------------------------------
def test_an_arrangement_outlives_the_connection_and_the_server(play: Play) -> None:
    known: dict[str, str] = {}

    async def before(world: World) -> None:
        ann = world.browser()
        table = await ann.table(GAME, ME, BOT)
        screen = await ann.sit(table)
        await arrange(screen, 3, 1, 2)
        await screen.leave()
        other = await ann.sit(table)  # another tab, another device
        assert lies(other.state, 0) == [3, 1, 2]
        known.update(table=table, cookie=ann.cookie)

    async def after(world: World) -> None:
        ann = world.browser()
        ann.cookie = known["cookie"]
        screen = await ann.sit(known["table"])
        assert lies(screen.state, 0) == [3, 1, 2]
        await screen.choose("play sphinx")
        assert lies(screen.state, 0) == [3, 1, 2, 6]

    play(before)
    play(after)


def test_what_cannot_be_kept_has_not_been_arranged(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        screen = await ann.sit(await ann.table(GAME, ME, BOT))

        async def full(*_: object) -> None:
            raise OSError("no space left")

        with monkeypatch.context() as broken:
            broken.setattr(world.house.store, "keep_arranged", full)
            assert (await arrange(screen, 3, 1, 2))["code"] == "not-kept"
        assert lies(await screen.answer("speak", lang="en"), 0) == [1, 2, 3]
        assert lies(await arrange(screen, 3, 1, 2), 0) == [3, 1, 2]

    play(story)


def test_a_rematch_begins_with_nothing_arranged(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        screen = await ann.sit(await ann.table(GAME, ME, BOT))
        await arrange(screen, 3, 1, 2)
        await screen.answer("resign")
        await screen.answer("rematch")
        while not screen.state["next_table"]:
            await screen.hear("state")
        assert lies((await ann.sit(screen.state["next_table"])).state, 0) == [1, 2, 3]

    play(story)


# What is refused --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("objects", "code"),
    [
        ([], "no-order"),
        ([1, 2], "no-order"),
        ([1, 2, 2], "no-order"),
        ([1, 2, 3, 3], "no-order"),
        ([4, 5], "no-order"),
        ([1, 2, 3, 4], "no-order"),
        ([1, 2, 99], "no-order"),
        ([-1, -2, -3], "no-order"),
        ([10**30, 2, 3], "no-order"),
        (list(range(1500)), "no-order"),
        (["1", "2", "3"], "malformed"),
        ([1, 2, 3.5], "malformed"),
        ([True, 2, 3], "malformed"),
        (None, "malformed"),
        ({"0": 1}, "malformed"),
    ],
)
def test_an_order_that_is_not_the_own_field_changes_nothing(play: Play, objects: Any, code: str) -> None:
    async def story(world: World) -> None:
        table, first, second, _ = await online(world)
        answer = await first.answer("arrange", objects=objects)
        assert (answer["type"], answer["code"], bool(answer["text"])) == ("error", code, True)
        assert lies(await first.answer("speak", lang="en"), 0) == [1, 2, 3]
        heard = len(second.frames)
        await second.answer("speak", lang="en")
        assert len(second.frames) == heard + 1  # nothing came before the answer
        assert world.house.sittings[table].table.arrangements == {}
        kept = await world.house.store.table(table)
        assert kept.arranged == {}

    play(story)


def test_who_watches_and_who_must_hand_over_arranges_nothing(play: Play) -> None:
    async def story(world: World) -> None:
        _, _, _, third = await online(world)
        assert (await arrange(third, 1, 2, 3))["code"] == "only-watching"
        cleo = world.browser()
        shared = await cleo.sit(await cleo.table(GAME, ME, ME))
        assert (await arrange(shared, 1, 2, 3))["code"] == "other-eyes"

    play(story)


def test_at_one_screen_whoever_looks_arranges_the_own_field(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        screen = await ann.sit(await ann.table(GAME, ME, ME))
        await screen.answer("look", seat=0)
        assert (await arrange(screen, 5, 4))["code"] == "no-order"
        assert lies(await arrange(screen, 3, 1, 2), 0) == [3, 1, 2]
        while screen.state["hand_over"] is None:
            last = next(one for one in screen.tokens if one == "done" or one.startswith("play"))
            await screen.choose(last)
        assert screen.state["view"] is None
        assert (await arrange(screen, 3, 1, 2))["code"] == "other-eyes"
        await screen.answer("look", seat=1)
        assert lies(await arrange(screen, 5, 4), 1) == [5, 4]
        assert lies(screen.state, 0)[:3] == [3, 1, 2]

    play(story)


def test_nothing_is_arranged_where_order_counts_or_before_the_match(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        waiting = await ann.sit(await ann.table(GAME, ME, OPEN))
        assert (await arrange(waiting, 1, 2, 3))["code"] == "refused"
        monkeypatch.undo()
        naruto = await ann.sit(await ann.table("naruto-mythos", ME, BOT))
        assert (await arrange(naruto))["code"] == "no-order"

    play(story)


def test_who_arranges_too_often_must_wait(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        screen = await ann.sit(await ann.table(GAME, ME, BOT))
        answers = [await arrange(screen, *order) for order in ((3, 1, 2), (2, 1, 3), (1, 2, 3))]
        assert [one.get("code", "") for one in answers] == ["", "", "too-fast"]
        assert lies(await screen.answer("speak", lang="en"), 0) == [2, 1, 3]

    play(story, rates=replace(PLENTY, arrangements="2/minute"))


# What it leaves alone ---------------------------------------------------------------------------------------------------
def test_no_clock_is_touched_and_no_request_forgotten(play: Play) -> None:
    async def story(world: World) -> None:
        table, first, second, _ = await online(world, clocks={"move": 60, "total": 600})
        await first.choose("play sphinx")
        sitting = world.house.sittings[table]
        world.clock.wait(20)
        since, changed = sitting.table.since, (await world.house.store.table(table)).changed
        state = await arrange(first, *reversed(lies(first.state, 0)))
        assert [one["move_left"] for one in state["clocks"]] == [40_000, 60_000]
        await arrange(second, 5, 4)
        assert sitting.table.since == since
        assert (await world.house.store.table(table)).changed == changed
        await first.choose("play griffon")
        await second.until(moves=2)
        await second.choose()
        await first.until(moves=3)
        await first.answer("undo", moves=first.state["moves"])
        assert sitting.table.request is not None
        await arrange(second, *reversed(lies(second.state, 1)))
        assert sitting.table.request is not None

    play(story)


def test_a_bot_that_thinks_goes_on_thinking(play: Play) -> None:
    async def story(world: World) -> None:
        ann: Browser = world.browser()
        table = await ann.table(GAME, ME, BOT)
        screen = await ann.sit(table)
        sitting = world.house.sittings[table]
        while sitting.table.decider == 0:
            await screen.choose(next((one for one in screen.tokens if one == "done"), screen.tokens[0]))
        thinking = sitting.going_on
        assert thinking is not None
        for _ in range(5):
            order = list(reversed(lies(screen.state, 0)))
            assert lies(await arrange(screen, *order), 0) == order
        assert sitting.going_on is thinking
        assert not thinking.done()
        frames = len(screen.frames)
        assert all(json.loads(frame)["moves"] == sitting.table.moves for frame in screen.frames[frames - 5 :])

    play(story, pause=30.0)
