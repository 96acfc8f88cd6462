"""Playing with others: bots for open seats, somebody who is away and comes back, signs, nudges, names at one screen."""

import asyncio
from typing import Any

import pytest

from kleos.server.protocol import SignId
from kleos.server.settings import Rates
from kleos.server.trying import Browser, Screen

NARUTO = "naruto-mythos"
KANZUME = "kanzume-goddess"
ME = {"kind": "person"}
OPEN = {"kind": "open"}
QUICK = {"stand_in": "random"}  # a bot that answers at once
Play = Any  # the fixture of conftest.py
World = Any


async def company(world: World, people: int = 2, game: str = NARUTO, lends: bool = True, **more: Any) -> list[Screen]:
    """People at a table, each at a screen of their own."""
    host = world.browser()
    table = await host.table(game, ME, *[OPEN] * (people - 1), lends=lends, **more)
    screens = [await host.sit(table)]
    invite = screens[0].state["invite"].partition("?invite=")[2]
    for _ in range(people - 1):
        guest = world.browser()
        assert (await guest.post(f"/api/tables/{table}/join", invite=invite, lends=lends)).status == 200
        screens.append(await guest.sit(table))
    for screen in screens:
        await screen.until(status="playing")
    return screens


async def settled(*screens: Screen) -> None:
    """Hears everything that is on its way."""
    for _ in range(6):
        await asyncio.sleep(0.02)
        for screen in screens:
            while not screen.outbox.empty():
                await screen.next()


async def leaves(screen: Screen, *others: Screen) -> None:
    seat = screen.state["eyes"]
    await screen.leave()
    for other in others:
        while other.state["seats"][seat]["here"]:
            await other.hear("state")


def code(answer: dict[str, Any]) -> str:
    return str(answer["code"]) if answer["type"] == "error" else str(answer["type"])


# Waiting ----------------------------------------------------------------------------------------------------------------
async def waiting(world: World, *seats: dict[str, str]) -> tuple[Browser, str, Screen]:
    ann = world.browser()
    table = await ann.table(NARUTO, ME, *(seats or (OPEN,)), listed=True)
    return ann, table, await ann.sit(table)


def test_who_waits_gives_the_open_seat_to_a_bot_and_the_match_begins(play: Play) -> None:
    kept = {}

    async def story(world: World) -> None:
        ann, table, screen = await waiting(world)
        kept["table"] = table
        assert (await ann.post(f"/api/tables/{table}/fill", seat=1, bot="random")).status == 200
        state = await screen.until(status="playing", mode="solo")
        assert [(seat["kind"], seat["bot"]) for seat in state["seats"]] == [("person", ""), ("bot", "random")]
        assert (await screen.choose("keep"))["type"] == "done"

    async def later(world: World) -> None:
        sitting = await world.house.sitting(kept["table"])
        assert [seat.kind for seat in sitting.table.seats] == ["person", "bot"]

    play(story)
    play(later)


def test_a_seat_is_given_to_a_bot_only_by_the_host_and_only_while_it_is_free(play: Play) -> None:
    async def story(world: World) -> None:
        ann, table, _ = await waiting(world)
        bob = world.browser()

        async def fills(by: Browser, seat: int = 1, bot: str = "random") -> tuple[int, str, str]:
            answer = await by.post(f"/api/tables/{table}/fill", seat=seat, bot=bot)
            told = answer.json().get("error", {})
            return answer.status, told.get("code", ""), told.get("field", "")

        assert await fills(bob) == (403, "not-host", "")
        assert await fills(ann, bot="nobody") == (400, "unknown-bot", "bot")
        assert await fills(ann, bot="search:60s") == (400, "unknown-bot", "bot")
        for seat in (0, 2, -1):
            assert await fills(ann, seat=seat) == (409, "seat-taken", "seat")
        assert (await bob.post(f"/api/tables/{table}/join")).status == 200
        assert await fills(ann) == (409, "begun-already", "")

    play(story)


def test_of_several_open_seats_some_are_given_to_bots(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        table = await ann.table(KANZUME, ME, OPEN, OPEN, listed=True)
        screen = await ann.sit(table)
        assert (await ann.post(f"/api/tables/{table}/fill", seat=2, bot="random")).status == 200
        await screen.hear("notice")
        assert screen.state["status"] == "waiting"
        taken = await ann.post(f"/api/tables/{table}/fill", seat=2, bot="random")
        assert (taken.status, taken.json()["error"]["code"]) == (409, "seat-taken")
        assert (await world.browser().post(f"/api/tables/{table}/join")).status == 200
        state = await screen.until(status="playing")
        assert [seat["kind"] for seat in state["seats"]] == ["person", "person", "bot"]

    play(story)


# Being away ---------------------------------------------------------------------------------------------------------------
def test_a_bot_plays_on_for_who_is_away_and_gives_the_seat_back(play: Play) -> None:
    async def story(world: World) -> None:
        first, second = await company(world)
        table = first.state["table"]
        await leaves(first, second)
        away = second.state["away"]
        assert [(one["seat"], one["lends"], one["wait"]) for one in away] == [(0, True, 60_000)]
        assert code(await second.answer("stand-in", seat=0, yes=True)) == "away-briefly"
        world.clock.wait(60)
        assert code(await second.answer("stand-in", seat=0, yes=True)) == "done"
        while not second.mine:
            await second.hear("state")
        assert second.state["seats"][0]["stand_in"] == "Random"
        assert second.state["away"] == []
        assert code(await second.choose("keep")) == "done"

        back = await world.met[0].sit(table)
        assert back.state["eyes"] == 0
        assert not back.mine
        assert "hand" in back.state["view"]["players"][0]
        acts: dict[str, dict[str, Any]] = {
            "resign": {},
            "undo": {"moves": 0},
            "hint": {"moves": 0},
            "why": {"thing": "p:D"},
            "arrange": {"objects": []},
            "choose": {"moves": back.state["moves"], "token": "keep"},
        }
        for act, given in acts.items():
            assert code(await back.answer(act, **given)) == "bot-plays"
        assert code(await back.answer("back")) == "done"
        await settled(back, second)
        assert back.state["seats"][0]["stand_in"] == ""
        assert code(await back.answer("back")) == "no-stand-in"
        for _ in range(6):
            player = back if back.mine else second
            assert code(await player.choose()) == "done"
            await settled(back, second)

    play(story, **QUICK)


def test_a_bot_in_somebodys_place_outlives_the_house(play: Play) -> None:
    kept: dict[str, str] = {}

    async def before(world: World) -> None:
        first, second = await company(world, clocks={"move": 30})
        await leaves(first, second)
        world.clock.wait(70)
        assert code(await second.answer("stand-in", seat=0, yes=True)) == "done"
        while not second.mine:
            await second.hear("state")
        kept["table"] = second.state["table"]
        kept["cookies"] = ";".join(browser.cookie for browser in world.met)

    async def after(world: World) -> None:
        sitting = await world.house.sitting(kept["table"])
        assert sitting.table.stand_ins == {0: "random"}
        mine, theirs = [world.browser(), world.browser()]
        mine.cookie, theirs.cookie = kept["cookies"].split(";")
        guest = await theirs.sit(kept["table"])
        assert guest.state["clocks"][0]["move_left"] is None
        host = await mine.sit(kept["table"])
        assert code(await host.answer("back")) == "done"
        await settled(host, guest)
        assert guest.state["clocks"][0]["move_left"] == 30_000

    play(before, **QUICK)
    play(after, **QUICK)


def test_nobody_plays_on_for_who_has_not_agreed_to_it_or_is_here(play: Play) -> None:
    async def story(world: World) -> None:
        first, second = await company(world, lends=False, watchable=True)
        assert code(await second.answer("stand-in", seat=0, yes=True)) == "not-away"
        watcher = await world.browser().sit(second.state["table"])
        await leaves(first, second)
        world.clock.wait(600)
        assert [one["lends"] for one in second.state["away"]] == [False]
        assert code(await second.answer("stand-in", seat=0, yes=True)) == "not-lent"
        assert code(await second.answer("stand-in", seat=7, yes=True)) == "not-away"
        assert code(await watcher.answer("stand-in", seat=0, yes=True)) == "only-watching"
        assert code(await watcher.answer("back")) == "no-stand-in"

    play(story, **QUICK)


def test_all_who_wait_must_agree(play: Play) -> None:
    async def story(world: World) -> None:
        first, second, third = await company(world, 3, KANZUME)
        await leaves(third, first, second)
        world.clock.wait(61)
        assert code(await first.answer("stand-in", seat=2, yes=True)) == "done"
        await settled(first, second)
        assert (second.state["away"][0]["agreed"], second.state["away"][0]["waits_for"]) == ([0], [1])
        assert code(await second.answer("stand-in", seat=2, yes=False)) == "done"
        await settled(first, second)
        assert (first.state["away"][0]["agreed"], first.state["away"][0]["waits_for"]) == ([], [0, 1])
        assert not first.state["seats"][2]["stand_in"]
        for screen in (second, first):
            assert code(await screen.answer("stand-in", seat=2, yes=True)) == "done"
        await settled(first, second)
        assert first.state["seats"][2]["stand_in"]

    play(story, **QUICK)


def test_who_comes_back_in_time_is_not_replaced(play: Play) -> None:
    async def story(world: World) -> None:
        first, second, third = await company(world, 3, KANZUME)
        await leaves(third, first, second)
        world.clock.wait(61)
        assert code(await first.answer("stand-in", seat=2, yes=True)) == "done"
        third = await world.met[2].sit(first.state["table"])
        await settled(first, second, third)
        assert first.state["away"] == []
        assert code(await second.answer("stand-in", seat=2, yes=True)) == "not-away"

    play(story, **QUICK)


# Signs ------------------------------------------------------------------------------------------------------------------
def test_a_sign_is_shown_to_everybody_and_given_only_by_players(play: Play) -> None:
    async def story(world: World) -> None:
        first, second = await company(world, watchable=True)
        watcher = await world.browser().sit(first.state["table"])
        for sign in SignId.__args__:  # type: ignore[attr-defined]
            assert code(await second.answer("sign", sign=sign)) == "done"
            for screen in (first, second, watcher):
                assert await screen.hear("signed") == {"type": "signed", "seat": 1, "sign": sign}
        assert code(await watcher.answer("sign", sign="hello")) == "only-watching"
        assert code(await first.answer("sign", sign="anything else")) == "malformed"

    play(story)


def test_signs_come_one_after_the_other_and_not_too_many(play: Play) -> None:
    async def story(world: World) -> None:
        first, _ = await company(world)
        answers = [code(await first.answer("sign", sign="hello")) for _ in range(3)]
        assert answers == ["done", "done", "too-fast"]

    async def hasty(world: World) -> None:
        first, _ = await company(world)
        answers = {code(await first.answer("sign", sign="hello")) for _ in range(4)}
        assert answers == {"done", "too-fast"}

    play(story, rates=Rates(signs="2/minute"))
    play(hasty, rates=Rates(signs="1/3 seconds, 100/minute"))


# Nudges ---------------------------------------------------------------------------------------------------------------
def test_who_is_asked_for_long_is_nudged_once_a_minute(play: Play) -> None:
    async def story(world: World) -> None:
        first, second = await company(world, watchable=True)
        watcher = await world.browser().sit(first.state["table"])
        asked, waits = (first, second) if first.mine else (second, first)
        assert asked.state["nudge"] is None
        assert waits.state["nudge"] == 20_000
        assert code(await waits.answer("nudge")) == "nudged-too-soon"
        world.clock.wait(20)
        assert code(await asked.answer("nudge")) == "nobody-to-nudge"
        assert code(await watcher.answer("nudge")) == "only-watching"
        assert code(await waits.answer("nudge")) == "done"
        assert await asked.hear("nudged") == {"type": "nudged", "seat": waits.state["eyes"]}
        await settled(waits, watcher)
        assert not any('"nudged"' in frame for screen in (waits, watcher) for frame in screen.frames)
        assert waits.state["nudge"] == 60_000
        world.clock.wait(59)
        assert code(await waits.answer("nudge")) == "nudged-too-soon"
        world.clock.wait(1)
        assert code(await waits.answer("nudge")) == "done"

    play(story)


def test_nobody_is_nudged_where_only_bots_play(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        screen = await ann.sit(await ann.table(NARUTO, ME, {"kind": "bot", "bot": "random"}))
        world.clock.wait(100)
        assert code(await screen.answer("nudge")) == "nobody-to-nudge"

    play(story)


# One screen -------------------------------------------------------------------------------------------------------------
def test_people_at_one_screen_have_the_names_they_gave(play: Play) -> None:
    kept: dict[str, str] = {}

    async def story(world: World) -> None:
        ann = world.browser()
        await ann.post("/api/me", name="Ann")
        table = await ann.table(NARUTO, {**ME, "name": "  Mum "}, ME)
        kept["table"] = table
        screen = await ann.sit(table)
        assert screen.state["names"] == ["Mum", "Ann"]
        await ann.post("/api/me", name="Anna")
        assert (await screen.until(names=["Mum", "Anna"]))["names"]

    async def later(world: World) -> None:
        sitting = await world.house.sitting(kept["table"])
        assert [seat.called for seat in sitting.table.seats] == ["Mum", ""]

    play(story)
    play(later)


@pytest.mark.parametrize(("name", "code"), [("x" * 41, "name-length"), ("a\u0007b", "name-signs")])
def test_a_name_at_one_screen_that_could_make_trouble_is_refused(play: Play, name: str, code: str) -> None:
    async def story(world: World) -> None:
        seats = [{**ME, "name": "Ann"}, {**ME, "name": name}]
        answer = await world.browser().post("/api/tables", game=NARUTO, seats=seats)
        assert answer.status == 400
        assert (answer.json()["error"]["code"], answer.json()["error"]["field"]) == (code, "seats.1.name")

    play(story)


# The lobby --------------------------------------------------------------------------------------------------------------
def test_the_lobby_offers_finished_matches_that_were_open_to_all(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        for listed in (True, False):
            screen = await ann.sit(
                await ann.table(NARUTO, ME, {"kind": "bot", "bot": "random"}, listed=listed, watchable=True)
            )
            assert code(await screen.answer("resign")) == "done"
            if listed:
                shown = screen.state["table"]
        lobby = (await world.browser().get("/api/tables")).json()
        assert [one["id"] for one in lobby["over"]] == [shown]

    play(story)
