"""The clock of a house only ever goes on: setting the machine's own, back or forward, stops nothing and costs nobody a match."""

import asyncio
import time
from typing import Any

import pytest

from kleos.table.clocks import Clocks, now

from .test_origin import ME, OPEN, begun, continued
from .test_reactions import ABLE, ATTACK, UNABLE, opened, settled

Play = Any  # the fixture of conftest.py
World = Any
HOUR = 3600


@pytest.fixture
def set_clock(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Sets the clock of the machine forward by so many seconds, or back."""
    wall, exact = time.time, time.time_ns

    def by(seconds: int) -> None:
        monkeypatch.setattr(time, "time", lambda: wall() + seconds)
        monkeypatch.setattr(time, "time_ns", lambda: exact() + seconds * 1_000_000_000)

    return by


@pytest.mark.parametrize("seconds", [-HOUR, HOUR])
def test_now_is_what_it_was_when_the_clock_of_the_machine_is_set(set_clock: Any, seconds: int) -> None:
    before = now()
    assert abs(before - time.time() * 1000) < 60_000, "a program that has just begun goes by the machine"
    set_clock(seconds)
    assert 0 <= now() - before < 1000


@pytest.mark.parametrize("seconds", [-HOUR, HOUR])
@pytest.mark.parametrize("hand", [UNABLE, ABLE], ids=["nobody can react", "somebody can"])
def test_a_window_goes_on_when_the_clock_is_set(play: Play, set_clock: Any, seconds: int, hand: list[str]) -> None:
    async def story(world: World) -> None:
        screens, watcher, sitting = await opened(world, ATTACK, hand, UNABLE)
        assert (await screens[0].choose("play leo 1"))["type"] == "done"
        assert (await screens[0].choose("player p1"))["type"] == "done"
        assert sitting.moments
        set_clock(seconds)
        async with asyncio.timeout(5):
            while watcher.state["view"]["players"][1]["energy"] == 15:
                await settled(watcher, *screens)
                if screens[1].mine and "pass" in screens[1].tokens:
                    await screens[1].choose("pass")
        assert not sitting.moments

    play(story, clock=now, pause=0.05)


def test_nobody_loses_on_time_when_the_clock_is_set_forward(play: Play, set_clock: Any) -> None:
    async def story(world: World) -> None:
        screens, _, sitting = await opened(world, ATTACK, UNABLE, clocks=Clocks(move=60_000))
        assert sitting.table.decider == 0
        set_clock(HOUR)
        refused = await screens[1].answer("claim", seat=0)
        assert (refused["type"], refused["code"]) == ("error", "refused")
        set_clock(-HOUR)
        refused = await screens[1].answer("claim", seat=0)
        assert (refused["type"], refused["code"]) == ("error", "refused")
        assert (await screens[0].choose())["type"] == "done"

    play(story, clock=now)


@pytest.mark.parametrize("seconds", [-HOUR, HOUR])
def test_a_clock_that_was_set_while_the_house_was_closed_neither_runs_out_nor_stands_still(
    play: Play, seconds: int
) -> None:
    kept: dict[str, Any] = {}

    async def before(world: World) -> None:
        _, _, sitting = await opened(world, ATTACK, UNABLE, clocks=Clocks(move=60_000))
        kept["table"], kept["browsers"] = sitting.kept.id, world.met
        world.clock.wait(30)

    async def after(world: World) -> None:
        sitting = await world.house.sitting(kept["table"])
        assert not sitting.table.left(0, world.house.now()).over, "nobody's clock ran while the house was closed"
        world.clock.wait(61)
        assert sitting.table.left(0, world.house.now()).over, "and it runs now"

    async def set_meanwhile(world: World) -> None:
        world.clock.wait(seconds)

    play(before)
    play(set_meanwhile)
    play(after)


def test_the_clock_of_a_continued_match_begins_when_the_last_seat_is_taken(play: Play) -> None:
    async def story(world: World) -> None:
        ann, bob = world.browser(), world.browser()
        table = await continued(
            ann, begun("naruto-mythos", 8), 8, [ME, OPEN], listed=True, clocks={"move": 60, "total": None}
        )
        world.clock.wait(HOUR)
        assert (await bob.post(f"/api/tables/{table}/join")).status == 200
        sitting = await world.house.sitting(table)
        assert not sitting.table.left(sitting.table.decider, world.house.now()).over
        world.house.sittings.clear()  # as if nobody had looked for long
        again = await world.house.sitting(table)
        assert not again.table.left(again.table.decider, world.house.now()).over

    play(story)
