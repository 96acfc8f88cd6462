"""Where bots think: everybody in turn, whatever others ask for, and nothing stands still whatever goes wrong."""

import asyncio
import errno
import os
import signal
import statistics
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from kleos.server.queueing import LATELY, LEAST, ROUND, FairQueue, Thought
from kleos.server.thinking import Thinkers, Trouble, Worker
from kleos.server.trying import Browser, Screen

NARUTO = "naruto-mythos"
ME = {"kind": "person"}
OPEN = {"kind": "open"}
Play = Any  # the fixtures of conftest.py
World = Any


def bot(name: str) -> dict[str, str]:
    return {"kind": "bot", "bot": name}


# The queue ------------------------------------------------------------------------------------------------------------
class Hands:
    """Time that a test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def queued(story: Callable[[FairQueue, Hands], None]) -> None:
    async def inside() -> None:
        hands = Hands()
        story(FairQueue(hands), hands)

    asyncio.run(inside())


def thought(owner: str, name: str = "", seconds: float = 1.0, network: str = "") -> Thought:
    return Thought(owner, seconds, print, (name,), asyncio.get_running_loop().create_future(), network=network)


def taken(queue: FairQueue) -> Thought:
    found = queue.take()
    assert found is not None
    return found


def test_whoever_has_thought_least_comes_next() -> None:
    def story(queue: FairQueue, hands: Hands) -> None:
        for number in range(6):
            queue.put(thought("eve", f"eve {number}"))
        queue.put(thought("ann", "ann"))
        assert taken(queue).owner == "eve"
        queue.used(thought("eve"), 5.0)
        assert taken(queue).owner == "ann"
        queue.used(thought("ann"), 0.1)
        queue.put(thought("ann", "ann again"))
        assert taken(queue).owner == "ann"
        queue.used(thought("ann"), 0.1)
        assert [taken(queue).given for _ in range(len(queue))] == [(f"eve {number}",) for number in range(1, 6)]

    queued(story)


def test_nobody_saves_up_by_waiting() -> None:
    def story(queue: FairQueue, hands: Hands) -> None:
        for _ in range(3):
            queue.put(thought("ann"))
            queue.used(taken(queue), 10.0)
        queue.put(thought("ann"))
        taken(queue)
        queue.put(thought("bob"))
        queue.used(thought("ann"), 1.0)
        queue.put(thought("ann"))
        assert taken(queue).owner == "bob"
        queue.used(thought("bob"), 2.0)
        queue.put(thought("bob"))
        assert taken(queue).owner == "ann", "who came late begins where the others are"

    queued(story)


def test_a_thought_that_nobody_waits_for_is_not_begun() -> None:
    def story(queue: FairQueue, hands: Hands) -> None:
        gone = thought("ann")
        queue.put(gone)
        gone.done.cancel()
        assert queue.take() is None
        assert len(queue) == 0

    queued(story)


def share(queue: FairQueue, owner: str, network: str = "", seconds: float = 5.0, places: int = 1) -> float:
    return queue.share(thought(owner, seconds=seconds, network=network), places)


def test_budgets_shrink_with_the_number_of_people_who_ask() -> None:
    def story(queue: FairQueue, hands: Hands) -> None:
        queue.put(thought("p0"))
        assert share(queue, "p0") == 5.0, "nobody else asks"
        for number in range(1, 50):
            queue.put(thought(f"p{number}"))
        assert share(queue, "p0") == ROUND / 50
        assert share(queue, "p0", places=4) == ROUND * 4 / 50
        assert share(queue, "p0", seconds=0.01) == 0.01, "who wants little gets it"
        for number in range(50, 1000):
            queue.put(thought(f"p{number}"))
        assert share(queue, "p0") == LEAST
        while queue.take() is not None:
            pass
        hands.now += LATELY + 1
        queue.put(thought("p0"))
        assert share(queue, "p0") == 5.0, "the others are gone"
        assert queue.seen == {"": {"p0": hands.now}}
        assert set(queue.networks.spent) == {""}

    queued(story)


def served(queue: FairQueue, people: dict[str, list[str]], seconds: float) -> dict[str, float]:
    """What each of some people, who ask again as soon as they are answered, has of so much time; by network and name."""
    had = dict.fromkeys((f"{network} {one}" for network, some in people.items() for one in some), 0.0)
    for network, some in people.items():
        for one in some:
            queue.put(thought(one, seconds=5.0, network=network))
    while sum(had.values()) < seconds:
        found = taken(queue)
        took = queue.share(found, 1)
        queue.used(found, took)
        had[f"{found.network} {found.owner}"] += took
        queue.put(thought(found.owner, seconds=5.0, network=found.network))
    return had


def test_whoever_comes_as_three_hundred_has_no_more_than_one_place() -> None:
    def story(queue: FairQueue, hands: Hands) -> None:
        crowd = [f"eve {number}" for number in range(300)]
        had = served(queue, {"192.0.2.1": crowd, "192.0.2.2": ["ann"], "192.0.2.3": ["bob"]}, 60.0)
        assert had["192.0.2.2 ann"] == pytest.approx(20.0, abs=2.0)
        assert had["192.0.2.3 bob"] == pytest.approx(20.0, abs=2.0)
        assert share(queue, "ann", "192.0.2.2") == pytest.approx(ROUND / 3)

    queued(story)


def test_people_behind_one_address_have_as_much_as_others_when_nobody_else_waits() -> None:
    def story(queue: FairQueue, hands: Hands) -> None:
        club = [f"p{number}" for number in range(30)]
        alone = served(queue, {"192.0.2.1": club}, 60.0)
        assert all(one == pytest.approx(2.0, abs=ROUND / 30) for one in alone.values())
        assert share(queue, "p0", "192.0.2.1") == ROUND / 30
        queue.put(thought("ann", network="192.0.2.2"))
        assert taken(queue).owner == "ann", "whoever comes from elsewhere waits for none of them"
        assert share(queue, "p0", "192.0.2.1") == ROUND / 30, "she only asked, and waits no longer"
        assert share(queue, "ann", "192.0.2.2") == ROUND / 2
        queue.put(thought("ann", network="192.0.2.2"))
        assert share(queue, "p0", "192.0.2.1") == ROUND / 60

    queued(story)


def test_a_crowd_that_comes_and_goes_is_forgotten() -> None:
    def story(queue: FairQueue, hands: Hands) -> None:
        for number in range(500):
            queue.put(thought(f"p{number}", network=f"192.0.2.{number % 250}"))
            queue.used(taken(queue), 0.5)
        hands.now += LATELY + 1
        for _ in range(10):
            queue.put(thought("ann", network="198.51.100.1"))
            queue.used(taken(queue), 5.0)
            queue.share(thought("ann", network="198.51.100.1"), 1)
        assert set(queue.seen) == set(queue.owners) == set(queue.networks.spent) == {"198.51.100.1"}

    queued(story)


@pytest.fixture
def known_to_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes find the functions of this file."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2]))


# Workers --------------------------------------------------------------------------------------------------------------
def waits(seconds: float, _: float) -> float:
    time.sleep(seconds)
    return seconds


def dies(marker: str, _: float) -> str:
    """Takes its process with it the first time it is asked."""
    if not Path(marker).exists():
        Path(marker).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "after all"


def always_dies(_: float) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def fails(_: float) -> None:
    raise ZeroDivisionError


def asking(story: Callable[[Thinkers], Awaitable[None]], processes: int = 0, patience: float = 20.0) -> None:
    async def inside() -> None:
        thinkers = Thinkers(processes, patience)
        try:
            await asyncio.wait_for(story(thinkers), 60)
        finally:
            thinkers.close()

    asyncio.run(inside())


def test_a_queue_longer_than_our_patience_cancels_nobody() -> None:
    async def story(thinkers: Thinkers) -> None:
        answers = await asyncio.gather(*(thinkers.ask(f"p{number}", 0.0, waits, 0.1) for number in range(12)))
        assert answers == [0.1] * 12

    asking(story, patience=0.5)


@pytest.mark.usefixtures("known_to_workers")
def test_a_lost_worker_loses_nothing(tmp_path: Path) -> None:
    async def story(thinkers: Thinkers) -> None:
        asked = [thinkers.ask("eve", 0.0, dies, str(tmp_path / "died"))]
        asked += [thinkers.ask(f"p{number}", 0.0, waits, 0.01) for number in range(8)]
        assert await asyncio.gather(*asked) == ["after all"] + [0.01] * 8

    asking(story, processes=1)


@pytest.mark.usefixtures("known_to_workers")
def test_a_thought_that_kills_every_worker_is_at_fault_itself() -> None:
    async def story(thinkers: Thinkers) -> None:
        asked = [thinkers.ask("eve", 0.0, always_dies), thinkers.ask("ann", 0.0, waits, 0.01)]
        killed, answered = await asyncio.gather(*asked, return_exceptions=True)
        assert isinstance(killed, Trouble)
        assert "its process ended" in killed.words.text("en")
        assert answered == 0.01

    asking(story, processes=1)


def test_a_thought_that_fails_or_hangs_is_told_so() -> None:
    async def story(thinkers: Thinkers) -> None:
        with pytest.raises(Trouble):
            await thinkers.ask("eve", 0.0, fails)
        with pytest.raises(Trouble) as slow:
            await thinkers.ask("eve", 0.0, waits, 1.0)
        assert slow.value.words.text("en") == "it took too long to answer"
        assert await thinkers.ask("eve", 0.0, waits, 0.0) == 0.0

    asking(story, patience=0.2)


def no_descriptors(self: Worker) -> Any:
    raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))


def test_a_thought_is_settled_and_others_go_on_though_no_process_can_be_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story(thinkers: Thinkers) -> None:
        hanging = asyncio.create_task(thinkers.ask("eve", 0.0, waits, 3.0))
        after_it = asyncio.create_task(thinkers.ask("ann", 0.0, waits, 0.0))
        monkeypatch.setattr(Worker, "fresh", no_descriptors)
        for asked in (hanging, after_it):
            with pytest.raises(Trouble):
                await asyncio.wait_for(asked, 10)
        thinkers.revive()
        assert thinkers.lost == 1
        monkeypatch.undo()
        assert await thinkers.ask("ann", 0.0, waits, 0.0) == 0.0
        assert thinkers.lost == 0

    asking(story, patience=0.2)


def test_a_process_that_cannot_be_started_at_once_costs_nobody_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(thinkers: Thinkers) -> None:
        monkeypatch.setattr(Worker, "fresh", no_descriptors)
        thinkers.workers[0].start_anew()
        asked = [asyncio.create_task(thinkers.ask(who, 0.0, waits, 0.0)) for who in ("eve", "ann")]
        await asyncio.sleep(0.1)
        monkeypatch.undo()
        assert await asyncio.gather(*asked) == [0.0, 0.0]

    asking(story)


def test_whoever_asks_for_much_slows_only_themselves() -> None:
    """Six long thoughts of one person wait; a stranger who asks for short ones never waits for more than one of them."""

    async def story(thinkers: Thinkers) -> None:
        def long(seconds: float) -> None:
            time.sleep(seconds)

        greedy = [asyncio.create_task(thinkers.ask("eve", 5.0, long)) for _ in range(6)]
        waited = []
        await thinkers.ask("ann", 0.0, waits, 0.0)  # from now on there are two
        for _ in range(5):
            await asyncio.sleep(0.2)
            before = time.monotonic()
            await thinkers.ask("ann", 0.0, waits, 0.0)
            waited.append(time.monotonic() - before)
        assert max(waited) < ROUND, waited
        for task in greedy:
            task.cancel()

    asking(story)


# Tables ---------------------------------------------------------------------------------------------------------------
async def moved(screen: Screen, moves: int) -> None:
    while screen.state["moves"] < moves:
        await screen.hear("state")


def test_fifty_tables_against_masters_all_go_on(play: Play) -> None:
    """Nobody's bot is replaced because the queue is long, and people who play each other notice nothing."""

    async def story(world: World) -> None:
        ann, bob = world.browser(), world.browser()
        friends = await ann.table(NARUTO, ME, OPEN)
        link = (await ann.sit(friends)).state["invite"].partition("invite=")[2]
        assert (await bob.post(f"/api/tables/{friends}/join", invite=link)).status == 200
        hers, his = await ann.sit(friends), await bob.sit(friends)
        people = [world.browser() for _ in range(50)]
        tables = [await one.table(NARUTO, ME, bot("search:master")) for one in people]
        screens = [await one.sit(table) for one, table in zip(people, tables, strict=True)]
        took: list[float] = []
        asked: list[float] = []  # when, as long as there is no answer

        async def against_a_master(screen: Screen) -> None:
            for _ in range(4):
                while not screen.mine:
                    await screen.hear("state")
                await screen.choose()
            while not screen.mine:
                await screen.hear("state")

        async def among_friends() -> None:
            while True:
                for screen in (hers, his):
                    if screen.mine:
                        asked.append(time.monotonic())
                        await screen.choose()
                        took.append(time.monotonic() - asked.pop())
                    while not screen.outbox.empty():
                        await screen.next()
                await asyncio.sleep(0.1)

        playing = asyncio.create_task(among_friends())
        await asyncio.gather(*(against_a_master(screen) for screen in screens))
        playing.cancel()
        took += [time.monotonic() - since for since in asked]
        assert [screen.state["seats"][1]["bot"] for screen in screens] == ["search:master"] * 50
        told = [frame for screen in screens for frame in screen.frames if '"type":"notice"' in frame]
        assert any("sooner than usual" in frame for frame in told)
        assert not any("at random" in frame for frame in told)
        assert len(took) >= 4
        assert statistics.median(took) < 0.5
        assert sorted(took)[int(0.95 * len(took))] < 2.0, took

    play(story, processes=1)


def test_bots_at_tables_of_one_address_take_turns_as_one(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(world: World) -> None:
        asked: list[tuple[str, str]] = []
        put = FairQueue.put

        def noted(queue: FairQueue, thought: Thought) -> None:
            asked.append((thought.owner, thought.network))
            put(queue, thought)

        monkeypatch.setattr(FairQueue, "put", noted)
        crowd = [Browser(world.app, f"2001:db8:1:2::{number}") for number in range(3)]
        for browser in [*crowd, world.browser()]:
            screen = await browser.sit(await browser.table(NARUTO, ME, bot("greedy")))
            while screen.state["moves"] < 3:
                if screen.mine:
                    await screen.choose()
                else:
                    await screen.hear("state")
        owners = dict(asked)
        assert sorted(owners.values()) == ["10.0.0.1", *["2001:db8:1:2::/64"] * 3]

    play(story)


def test_a_hint_says_that_it_was_hurried(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        screen = await ann.sit(await ann.table(NARUTO, ME, bot("random")))

        def told() -> list[str]:
            return [frame for frame in screen.frames if "less time than usual" in frame]

        assert (await screen.answer("hint", moves=0))["type"] == "hints"
        assert told() == []
        for number in range(50):
            world.house.thinkers.queue.notice(thought(f"p{number}", network=f"10.1.0.{number}"))
        assert (await screen.answer("hint", moves=0))["type"] == "hints"
        assert len(told()) == 1

    play(story)


def test_a_table_whose_driver_died_is_revived(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(world: World) -> None:
        kinds: list[type[BaseException]] = [RuntimeError, asyncio.CancelledError]
        answer = world.house.thinkers.answer

        async def unsound(*given: Any) -> Any:
            if kinds:
                raise kinds.pop()
            return await answer(*given)

        monkeypatch.setattr(world.house.thinkers, "answer", unsound)
        ann = world.browser()
        screen = await ann.sit(await ann.table(NARUTO, ME, bot("random")))
        await screen.tell("choose", moves=0, token="keep")
        while not screen.mine or screen.state["moves"] == 0:
            await screen.hear("state")
        assert kinds == []
        assert screen.state["seats"][1]["bot"] == "random"

    play(story, watch=0.05)


def test_a_window_whose_unfolding_died_is_revived(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        table = await ann.table("kanzume-goddess", ME, bot("random"))
        screen = await ann.sit(table)
        sitting = world.house.sittings[table]
        for _ in range(60):
            if screen.mine:
                await screen.choose()
            if sitting.unfolding is not None:
                sitting.unfolding.cancel()
            while not screen.mine and screen.state["status"] == "playing":
                await screen.hear("state")
            if screen.state["status"] == "over":
                break

    play(story, watch=0.02, pause=0.01)


def test_nothing_ends_the_watchdog(
    play: Play, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(world: World) -> None:
        house = world.house
        looks: list[str] = []

        def look(name: str) -> Callable[[], None]:
            def raising() -> None:
                looks.append(name)
                raise OSError(errno.EMFILE, name)

            return raising

        screen = await world.browser().sit(await world.browser().table(NARUTO, ME, bot("random"), watchable=True))
        monkeypatch.setattr(house.thinkers, "revive", look("bots"))
        monkeypatch.setattr(house, "make_room", look("memory"))
        for sitting in house.sittings.values():
            monkeypatch.setattr(sitting, "revive", look("table"))
        while min(looks.count(name) for name in ("bots", "table", "memory")) < 3:
            await asyncio.sleep(0.02)
        assert "watching: memory" in caplog.text
        assert screen.closed is None

    play(story, watch=0.02)
