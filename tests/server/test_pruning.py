"""What is kept for how long: old matches packed, what nobody comes back to deleted, and never a table somebody sits at."""

import asyncio
import json
import logging
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import func, insert, select

from kleos.engine.game import Cards
from kleos.games.registry import cards_of, game_named
from kleos.server import house as houses
from kleos.server import pruning
from kleos.server.configuring import chosen
from kleos.server.pruning import DAY, Pruned, prune
from kleos.server.settings import PROFILES, Bounds, Keeping
from kleos.table import schema

ME, OPEN, BOT = {"kind": "person"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
NARUTO = "naruto-mythos"
PASSWORD = "correct horse"
KEEPING = Keeping(guest_tables=30, account_tables=0, waiting_tables=5, abandoned_tables=60, guests=90, unpacked=3)
MOST = 2000  # finished matches of an account
Play = Any  # the fixture of conftest.py
World = Any


async def over(browser: Any) -> str:
    """A match that was given up."""
    table = str(await browser.table(NARUTO, ME, BOT, listed=True, watchable=True))
    screen = await browser.sit(table)
    await screen.choose()
    await screen.answer("resign")
    await screen.until(status="over")
    await screen.leave()
    return table


async def rows(world: World, table: Any) -> int:
    found = await world.house.store.row(select(func.count().label("count")).select_from(table))
    return int(found["count"])


def wait(world: World, days: float) -> None:
    world.clock.wait(days * DAY / 1000)


def test_old_matches_of_guests_are_deleted_and_those_of_accounts_kept(
    play: Play, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(world: World) -> None:
        guest, ann = world.browser(), world.browser()
        await ann.post("/api/account", name="Ann", password=PASSWORD)
        hers, theirs = await over(ann), await over(guest)
        wait(world, 29)
        assert (await world.house.prune()).finished == 0
        wait(world, 2)
        with caplog.at_level(logging.INFO, "kleos.server"):
            assert (await world.house.prune()).finished == 1
        assert "1 finished" in caplog.text
        assert (await guest.get(f"/api/tables/{theirs}")).status == 404
        assert (await ann.get(f"/api/tables/{hers}/replay")).status == 200
        assert await rows(world, schema.seats) == 2
        assert not await world.house.store.entries(theirs)

    play(story, keeping=KEEPING)


def test_a_packed_match_is_as_it_was(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        await ann.post("/api/account", name="Ann", password=PASSWORD)
        table = await over(ann)
        of_table = ("replay", "record", "replay/1")
        asked = [
            "/api/tables",
            "/api/tables/mine",
            "/api/me/matches",
            *(f"/api/tables/{table}/{one}" for one in of_table),
        ]
        before = [(await ann.get(path)).body for path in asked]
        kept, entries = await rows(world, schema.entries), await world.house.store.entries(table)
        wait(world, 4)
        assert (await world.house.prune()).packed == 1
        assert (await world.house.prune()).packed == 0
        assert kept > 0
        assert await rows(world, schema.entries) == 0
        assert await world.house.store.entries(table) == entries
        world.house.forget(table)
        assert [(await ann.get(path)).body for path in asked] == before

    play(story, keeping=KEEPING)


def test_tables_that_nobody_comes_to_and_matches_that_nobody_goes_on_with_are_deleted(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        waiting, given_up = await ann.table(NARUTO, ME, OPEN), await ann.table(NARUTO, ME, OPEN)
        playing = await ann.table(NARUTO, ME, ME)
        await ann.post(f"/api/tables/{given_up}/close")
        wait(world, 6)
        assert await world.house.prune() == Pruned(waiting=1, closed=1)
        assert (await ann.get(f"/api/tables/{waiting}")).status == 404
        assert (await ann.get(f"/api/tables/{playing}")).status == 200
        wait(world, 60)
        assert await world.house.prune() == Pruned(abandoned=1)
        assert await rows(world, schema.tables) == 0

    play(story, keeping=KEEPING)


async def put_away(world: World) -> None:
    """As when memory is full: servers of one PostgreSQL hold what they have in memory."""
    ids = list(world.house.sittings)
    for id in ids:
        world.house.forget(id)
    if world.house.peers is not None:
        await world.house.peers.release(ids)


async def lost(loser: Any, winner: Any) -> str:
    """A match of two that one of them gave up."""
    table = str(await loser.table(NARUTO, ME, OPEN, listed=True))
    assert (await winner.post(f"/api/tables/{table}/join")).status == 200
    screen = await loser.sit(table)
    await screen.answer("resign")
    await screen.until(status="over")
    await screen.leave()
    return table


def test_of_an_account_only_the_latest_matches_are_kept(play_on_both: Play) -> None:
    async def story(world: World) -> None:
        ann, bob, guest = (world.browser() for _ in range(3))
        for name, browser in (("Ann", ann), ("Bob", bob)):
            await browser.post("/api/account", name=name, password=PASSWORD)
        tables = [await lost(ann, bob)]
        for loser, winner in ((ann, None), (ann, guest), (ann, None), (guest, None)):
            world.clock.wait(1)
            tables.append(await over(loser) if winner is None else await lost(loser, winner))
        record = (await ann.get(f"/api/tables/{tables[1]}/record")).body.decode()
        read = (await ann.post("/api/records", text=record)).json()["id"]
        waiting = await ann.table(NARUTO, ME, OPEN)
        await put_away(world)
        assert (await world.house.prune()).surplus == 1
        kept = [(await guest.get(f"/api/tables/{table}/replay")).status == 200 for table in [*tables, read]]
        assert kept == [True, False, True, True, True, True], "Bob keeps the oldest, and guests' go by their age"
        assert (await world.house.prune()) == Pruned()
        await lost(bob, guest)
        world.clock.wait(1)
        await lost(bob, guest)
        await put_away(world)
        assert (await world.house.prune()).surplus == 1
        assert (await ann.get(f"/api/tables/{tables[0]}")).status == 404
        assert (await ann.get(f"/api/tables/{waiting}")).status == 200

    play_on_both(story, bounds=Bounds(finished_tables_of_account=2))


def test_a_surplus_match_that_somebody_looks_at_stays_until_they_leave(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        await ann.post("/api/account", name="Ann", password=PASSWORD)
        first = await over(ann)
        world.clock.wait(1)
        await over(ann)
        screen = await ann.sit(first)
        assert (await world.house.prune()).surplus == 0
        await screen.leave()
        assert (await world.house.prune()).surplus == 1

    play(story, bounds=Bounds(finished_tables_of_account=1))


@pytest.mark.parametrize("profile", PROFILES)
def test_nobody_fills_a_server_with_matches_whatever_its_profile(profile: str) -> None:
    settings = chosen({"profile": profile}, {}, None).fields()
    assert 500 <= settings["bounds"].finished_tables_of_account <= 2000, "as many as statistics look back on"
    assert bool(settings["keeping"].account_tables) == (profile == "public")


def test_a_table_somebody_sits_at_is_never_deleted(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        tables = [await ann.table(NARUTO, ME, OPEN), await ann.table(NARUTO, ME, ME), await over(ann)]
        screens = [await ann.sit(table) for table in tables]
        wait(world, 365)
        done = await world.house.prune()
        assert (done.waiting, done.abandoned, done.finished) == (0, 0, 0)
        for screen in screens:
            await screen.leave()
        done = await world.house.prune()
        assert (done.waiting, done.abandoned, done.finished) == (1, 1, 1)
        assert not world.house.sittings

    play(story, keeping=KEEPING)


def test_guests_who_do_not_come_any_more_are_forgotten_with_their_decks(play: Play) -> None:
    async def story(world: World) -> None:
        gone, comes, plays, ann = (world.browser() for _ in range(4))
        await ann.post("/api/account", name="Ann", password=PASSWORD)
        for browser in (gone, comes, plays):
            await browser.post("/api/decks", game=NARUTO, name="one", text="")
        await plays.table(NARUTO, ME, ME)
        for browser in (gone, comes, plays, ann):
            await browser.get("/api/me")
        wait(world, 50)
        await comes.get("/api/me")
        wait(world, 50)
        rules = replace(KEEPING, abandoned_tables=0)
        assert (await prune(world.house.store, rules, MOST, world.clock(), world.house.busy)).guests == 1
        assert await rows(world, schema.people) == 3
        assert await rows(world, schema.decks) == 2
        assert (await gone.get("/api/decks")).json()["decks"] == []
        assert (await gone.post("/api/me", name="Gone")).status == 200

    play(story, keeping=KEEPING)


def test_with_no_limit_everything_is_kept(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        await ann.table(NARUTO, ME, OPEN)
        await over(ann)
        wait(world, 10_000)
        assert await world.house.prune() == Pruned()

    forever = Keeping(**dict.fromkeys(vars(Keeping()), 0.0))
    play(story, keeping=forever)


def test_sessions_whose_cookies_have_run_out_are_deleted(play: Play) -> None:
    async def story(world: World) -> None:
        await world.browser().post("/api/account", name="Ann", password=PASSWORD)
        assert (await world.house.prune()).sessions == 0
        wait(world, 500)
        assert (await world.house.prune()).sessions == 1

    play(story)


def test_of_the_sessions_of_an_account_the_latest_are_kept(play_on_both: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pruning, "MOST_SESSIONS", 2)

    async def story(world: World) -> None:
        browsers = [world.browser() for _ in range(4)]
        await browsers[0].post("/api/account", name="Ann", password=PASSWORD)
        for browser in browsers[1:]:
            await asyncio.sleep(0.01)  # sessions go by the clock of the machine
            assert (await browser.post("/api/login", name="Ann", password=PASSWORD)).status == 200
        await world.browser().post("/api/account", name="Bob", password=PASSWORD)
        assert (await world.house.prune()).sessions == 2
        world.house.keys.clear()
        assert [(await browser.get("/api/me")).json()["account"] for browser in browsers] == [False, False, True, True]

    play_on_both(story)


def test_card_sets_that_no_table_began_with_and_no_server_has_are_deleted(play: Play) -> None:
    async def kept(world: World) -> set[str]:
        names = await world.house.store.card_set_names()
        return {digest for game, digest in names if digest != game_named(game).cards_digest()}

    async def story(world: World) -> None:
        store, ann = world.house.store, world.browser()
        now = await rows(world, schema.card_sets)
        tables = {
            "waiting": await ann.table(NARUTO, ME, OPEN),  # as one that was continued from a record waits
            "playing": await ann.table(NARUTO, ME, ME),
            "over": await over(ann),
            "packed": await over(ann),
        }
        await store.pack(tables["packed"])
        for digest in ("unused", "elsewhere", "ready", *tables):
            await store.keep_card_set(digest, Cards(NARUTO, "old.toml", ""), world.clock())
        for digest, table in tables.items():
            await store.change_table(table, setup=json.dumps({"game": NARUTO, "cards": digest}))
        world.house.card_sets.built[NARUTO, "ready"] = game_named(NARUTO)
        assert (await world.house.prune()).card_sets == 0, "a server that has only begun may have any of them"
        wait(world, 2)
        await store.use_card_sets([(NARUTO, "elsewhere")], world.clock())
        assert (await world.house.prune()).card_sets == 1
        assert await kept(world) == {"elsewhere", "ready", *tables}
        await store.write(schema.tables.delete())
        wait(world, 2)
        assert (await world.house.prune()).card_sets == 5
        assert await kept(world) == {"ready"}
        assert await rows(world, schema.card_sets) == now + 1

    play(story, keeping=KEEPING)


def test_a_card_set_that_is_asked_for_counts_as_used(play: Play) -> None:
    async def story(world: World) -> None:
        sets = world.house.card_sets
        await world.house.store.keep_card_set("old", cards_of(game_named(NARUTO)), world.clock())
        wait(world, 2)
        await sets.game(NARUTO, "old")
        sets.built.clear()  # others were asked for since
        assert (await world.house.prune()).card_sets == 0
        wait(world, 2)
        assert (await world.house.prune()).card_sets == 1

    play(story)


def test_a_server_whose_cards_another_has_pruned_keeps_them_again(play: Play) -> None:
    async def story(world: World) -> None:
        now = await rows(world, schema.card_sets)
        wait(world, 2)
        others = await prune(world.house.store, KEEPING, MOST, world.clock(), world.house.busy)
        assert (others.card_sets, await rows(world, schema.card_sets)) == (now, 0)
        assert (await world.house.prune()).card_sets == 0
        assert await rows(world, schema.card_sets) == now

    play(story)


def test_two_who_prune_at_once_do_no_harm(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        for _ in range(12):
            await ann.table(NARUTO, ME, OPEN)
        kept = await over(ann)
        wait(world, 10)
        first, second = await asyncio.gather(world.house.prune(), world.house.prune())
        assert first.waiting + second.waiting >= 12
        assert await rows(world, schema.tables) == 1
        assert (await ann.get(f"/api/tables/{kept}/replay")).status == 200

    play(story, keeping=KEEPING)


def test_a_table_that_another_process_holds_is_let_alone(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        table = await ann.table(NARUTO, ME, OPEN)
        store = world.house.store
        row = {"id": "p", "address": "10.0.0.1:1", "seen": func.now()}
        await store.write(insert(schema.processes).values(row))
        await store.change_table(table, holder="p")
        wait(world, 10)
        assert (await world.house.prune()).waiting == 0
        await store.write(schema.processes.delete())
        assert (await world.house.prune()).waiting == 1

    play(story, keeping=KEEPING)


def test_a_server_prunes_by_itself(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    for seconds in ("SETTLED", "TIDY"):
        monkeypatch.setattr(houses, seconds, 0.05)

    async def story(world: World) -> None:
        await world.browser().table(NARUTO, ME, OPEN)
        wait(world, 10)
        async with asyncio.timeout(5):
            while await rows(world, schema.tables):
                await asyncio.sleep(0.02)

    play(story, keeping=KEEPING)
