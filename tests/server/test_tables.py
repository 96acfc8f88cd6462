"""Sitting at a table: solo, at one screen, online; watching, clocks, taking back, habits, rematches, bots that fail."""

import asyncio
import json
import random
import re
from typing import Any

import pytest

import kleos
from kleos.bots import BOTS, Bot
from kleos.games.naruto_mythos.pool import standard_pool
from kleos.games.registry import game_named
from kleos.match import Match
from kleos.server.protocol import Why
from kleos.server.trying import Browser, Screen
from kleos.server.why import reasons
from kleos.testing import clause

from .conftest import whole_log

NARUTO = "naruto-mythos"
SAINT = "saint-seiya"
KANZUME = "kanzume-goddess"
TEAM = {"mode": "team"}
ME = {"kind": "person"}
OPEN = {"kind": "open"}
Play = Any  # the fixture of conftest.py
World = Any


def bot(name: str = "random") -> dict[str, str]:
    return {"kind": "bot", "bot": name}


async def online(world: World, **more: Any) -> tuple[str, Browser, Browser, Screen, Screen]:
    """Two people at a table of two: p0 and p1."""
    ann, bob = world.browser(), world.browser()
    table = await ann.table(NARUTO, ME, OPEN, **more)
    first = await ann.sit(table)
    invite = first.state["invite"].partition("?invite=")[2]
    assert (await bob.post(f"/api/tables/{table}/join", invite=invite)).status == 200
    await first.until(status="playing")
    return table, ann, bob, first, await bob.sit(table)


async def both_keep(*screens: Screen) -> None:
    for screen in screens:
        while not screen.mine:
            await screen.hear("state")
        assert (await screen.choose("keep"))["type"] == "done"
    moves = max(screen.state["moves"] for screen in screens)
    for screen in screens:
        await screen.until(moves=moves)


def decider(*screens: Screen) -> Screen:
    return next(screen for screen in screens if screen.mine)


# Alone ------------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", ["naruto-mythos", "saint-seiya"])
def test_a_solo_match_is_played_to_its_end(play: Play, game: str) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        options = {} if game == NARUTO else {"turn_limit": 8}
        table = await ann.table(game, ME, bot("random"), options=options)
        screen = await ann.sit(table, "fr")
        assert screen.state["mode"] == "solo"
        assert screen.state["eyes"] == 0
        while screen.state["outcome"] is None:
            if screen.mine:
                last = screen.tokens[-1] if game == NARUTO else screen.tokens[0]
                done = await screen.choose(last)
                assert done["type"] == "done"
            else:
                await screen.hear("state")
        assert screen.state["status"] == "over"
        assert sorted(screen.state["outcome"]["places"])[0] == 1
        assert sorted(screen.log) == list(range(1, len(screen.log) + 1))
        mine = (await ann.get("/api/tables/mine")).json()["tables"]
        assert [(one["id"], one["status"]) for one in mine] == [(table, "over")]

    play(story)


def test_a_state_is_whole_and_made_for_its_seat(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        screen = await ann.sit(await ann.table(NARUTO, ME, bot()))
        state = screen.state
        assert state["decision"]["kind"] == "mulligan"
        assert "decision" not in state["view"]
        assert "hand" in state["view"]["players"][0]
        assert "hand" not in state["view"]["players"][1]
        await screen.choose("keep")
        while not screen.mine:
            await screen.hear("state")
        option = next(one for one in screen.state["decision"]["options"] if one["verb"] == "hide")
        card, place = option["token"].split()[1:]
        assert option["things"] == [f"c:{card}", f"p:{place}"]

    play(story)


def test_another_tab_sees_the_same_decision_in_its_own_language(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        table = await ann.table(NARUTO, ME, bot())
        first = await ann.sit(table)
        second = await ann.sit(table, "it")
        assert first.state["decision"]["prompt"] != second.state["decision"]["prompt"]
        assert first.tokens == second.tokens
        await first.choose("keep")
        await second.until(moves=first.state["moves"])
        stale = await second.answer("choose", moves=0, token="keep")
        assert stale["code"] == "out-of-date"
        assert stale["text"].startswith("nel frattempo")
        await first.leave()
        again = await ann.sit(table)
        await second.until(moves=again.state["moves"])
        assert again.state["view"] is not None

    play(story)


def test_the_same_message_twice_does_one_thing_also_after_taking_back(play: Play) -> None:
    async def story(world: World) -> None:
        _, _, _, first, second = await online(world)
        await both_keep(first, second)
        mover = decider(first, second)
        hidden = {"moves": 2, "token": next(token for token in mover.tokens if token.startswith("hide"))}
        assert (await mover.answer("choose", **hidden))["type"] == "done"
        assert (await mover.answer("choose", **hidden))["code"] == "out-of-date"
        assert (await mover.answer("undo", moves=3))["type"] == "done"
        assert (await mover.answer("undo", moves=3))["code"] == "out-of-date"
        assert (await mover.answer("choose", **hidden))["code"] == "out-of-date", (
            "the same decision, but not that message"
        )
        await mover.until(moves=4)
        assert mover.mine

    play(story)


def test_an_illegal_choice_names_its_clause(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        screen = await ann.sit(await ann.table(NARUTO, ME, bot()))
        before = screen.state
        answer = await screen.answer("choose", moves=0, token="play KS-134 D")
        assert (answer["type"], answer["code"]) == ("error", "illegal")
        assert answer["clause"].startswith("NM-")
        await screen.answer("hello", version=1, lang="en")
        assert screen.state["moves"] == before["moves"]

    play(story)


def test_why_gathers_reasons_and_what_is_offered(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        screen = await ann.sit(await ann.table(NARUTO, {**ME, "side": "leaf-tempo"}, bot()))
        await screen.choose("keep")
        while not screen.mine or screen.state["decision"]["kind"] != "turn":
            await screen.hear("state")
        card = screen.state["view"]["players"][0]["hand"][0]
        answer = await screen.answer("why", thing=f"c:{card}")
        assert answer["type"] == "reasons"
        assert answer["offered"]
        absent = next(one for one in ("KS-134", "KS-120") if one not in screen.state["view"]["players"][0]["hand"])
        answer = await screen.answer("why", thing=f"c:{absent}")
        assert not answer["offered"]
        assert any(reason["clause"] == "NM-5.25" and reason["ways"] for reason in answer["reasons"])
        for wrong in ("c:NOPE", "x:1", "", "o:", "p:Z", "s:9", "n:x"):
            assert (await screen.answer("why", thing=wrong))["code"] == "no-thing"

    play(story)


def test_why_is_told_only_to_whoever_decides(play: Play) -> None:
    """What is offered with a card would tell whether the other one holds it."""

    async def story(world: World) -> None:
        table, _, _, first, second = await online(world)
        await both_keep(first, second)
        sitting = world.house.sittings[table]
        asked, waits = (first, second) if sitting.table.decider == 0 else (second, first)
        await asked.until(moves=2)
        await waits.until(moves=2)
        card = asked.state["view"]["players"][sitting.table.decider]["hand"][0]
        assert (await asked.answer("why", thing=f"c:{card}"))["type"] == "reasons"
        answer = await waits.answer("why", thing=f"c:{card}")
        assert (answer["type"], answer["code"]) == ("error", "refused")

    play(story)


@pytest.mark.parametrize("game", [NARUTO, SAINT])
def test_why_tells_only_reasons_about_what_was_asked(game: str) -> None:
    """Whatever is pointed at in the course of some matches."""
    answers = 0
    for seed in range(3):
        decks = ["leaf-tempo", "sound-four"] if game == NARUTO else None
        match = kleos.new(game, players=2, seed=seed, decks=decks)
        rng = random.Random(seed)
        for number in range(60):
            if match.decision is None:
                break
            if number % 6 == 5:
                for thing, other in asked_about(match.view(match.decision.seat)):
                    told = reasons(match, Why(thing=thing, other=other), "en")
                    own = {f"#{one[2:]}" for one in (thing, other) if one is not None and one[0] == "o"}
                    texts = [reason.text for reason in told.reasons if reason.clause]
                    assert len(set(texts)) == len(texts) <= 4
                    for text in texts:
                        objects = set(re.findall(r"#\d+", text))
                        assert not objects or objects & own, (thing, other, text)
                        answers += 1
            match.choose(rng.choice(match.decision.options.tokens()))
    assert answers > 100


def asked_about(view: dict[str, Any]) -> list[tuple[str, str | None]]:
    """Cards of the hand, objects, and both together."""
    cards = [f"c:{card}" for card in dict.fromkeys(view["players"][view["seat"]]["hand"])][:3]
    objects = [f"o:{number}" for number in game_named(view["game"]).objects(view)][:6]
    alone: list[tuple[str, str | None]] = [(thing, None) for thing in cards + objects]
    return alone + [(number, card) for number in objects[:3] for card in cards]


def test_hints_come_from_the_search_bot_only_where_nobody_else_plays(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kleos.server.thinking.HINT_BUDGET", "30w")

    async def story(world: World) -> None:
        ann = world.browser()
        screen = await ann.sit(await ann.table(NARUTO, ME, bot()))
        answer = await screen.answer("hint", moves=0)
        assert answer["type"] == "hints"
        assert {one["token"] for one in answer["advice"]} == {"keep", "mulligan"}
        assert all(one["does"] and one["things"] == [] for one in answer["advice"])
        _, _, _, first, _ = await online(world)
        assert (await first.answer("hint", moves=0))["code"] == "others-play"

    play(story)


# At one screen ----------------------------------------------------------------------------------------------------------
def test_at_one_screen_nothing_is_shown_before_the_hand_over(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        screen = await ann.sit(await ann.table(NARUTO, ME, ME))
        assert screen.state["mode"] == "hot-seat"
        assert (screen.state["hand_over"], screen.state["view"], screen.state["log"]) == (0, None, [])
        assert screen.state["decision"]["options"] == []
        assert (await screen.answer("look", seat=1))["code"] == "other-eyes"
        assert (await screen.answer("look", seat=7))["code"] == "not-yours"
        await screen.answer("look", seat=0)
        assert screen.state["eyes"] == 0
        hand = screen.state["view"]["players"][0]["hand"]
        assert hand
        await screen.choose("keep")
        assert (screen.state["hand_over"], screen.state["eyes"], screen.state["view"]) == (1, None, None)
        await screen.answer("look", seat=1)
        assert "hand" not in screen.state["view"]["players"][0]
        assert screen.state["view"]["players"][1]["hand"]

    play(story)


# Online -----------------------------------------------------------------------------------------------------------------
def test_a_friend_joins_by_the_link_and_the_match_begins(play: Play) -> None:
    async def story(world: World) -> None:
        ann, bob, eve = world.browser(), world.browser(), world.browser()
        await ann.post("/api/me", name="Ann")
        await bob.post("/api/me", name="Bob")
        table = await ann.table(NARUTO, ME, OPEN)
        screen = await ann.sit(table)
        assert (screen.state["status"], screen.state["view"]) == ("waiting", None)
        invite = screen.state["invite"].partition("?invite=")[2]
        assert (await eve.get(f"/api/tables/{table}")).code == "no-table"
        assert (await eve.post(f"/api/tables/{table}/join", invite="guess")).code == "needs-invite"
        info = (await bob.get(f"/api/tables/{table}?invite={invite}")).json()
        assert (info["may_join"], info["you_sit"]) == (True, False)
        assert (await bob.post(f"/api/tables/{table}/join", invite=invite)).status == 200
        await screen.until(status="playing")
        assert screen.state["names"] == ["Ann", "Bob"]
        assert screen.state["invite"] == ""
        assert (await bob.post(f"/api/tables/{table}/join", invite=invite)).code == "sits-already"
        assert (await eve.post(f"/api/tables/{table}/join", invite=invite)).code == "no-open-seat"

    play(story)


def test_the_lobby_lists_open_tables_and_those_to_watch(play: Play) -> None:
    async def story(world: World) -> None:
        ann, bob = world.browser(), world.browser()
        table = await ann.table("saint-seiya", {**ME, "side": "shun"}, bot(), OPEN, listed=True, watchable=True)
        await ann.table(NARUTO, ME, OPEN)
        lobby = (await bob.get("/api/tables")).json()
        assert [one["id"] for one in lobby["open"]] == [table]
        assert lobby["open"][0]["seats"][0]["side"] == "shun"
        assert (await bob.post(f"/api/tables/{table}/join", side="shun")).code == "side"
        assert (await bob.post(f"/api/tables/{table}/join", side="ikki")).status == 200
        lobby = (await bob.get("/api/tables")).json()
        assert (lobby["open"], [one["id"] for one in lobby["watch"]]) == ([], [table])

    play(story)


@clause("KG-3.31", "KG-3.32")
def test_who_joins_names_a_mythology_as_long_as_there_is_room_for_it(play: Play) -> None:
    async def story(world: World) -> None:
        ann, bob, cleo, dan = (world.browser() for _ in range(4))
        seats = [{**ME, "side": "greek"}, {**bot(), "side": "greek"}, OPEN, OPEN, OPEN]
        table = await ann.table(KANZUME, *seats, listed=True)
        first = await ann.sit(table)
        assert (await bob.post(f"/api/tables/{table}/join", side="greek")).status == 200
        told = (await cleo.get(f"/api/tables/{table}")).json()["table"]
        assert [seat["side"] for seat in told["seats"]] == ["greek", "greek", "greek", "", ""], "agreements are public"
        refused = await cleo.post(f"/api/tables/{table}/join", side="greek")
        error = refused.json()["error"]
        assert (refused.status, error["code"], error["field"]) == (400, "side", "side")
        assert error["text"] == "3 players at this table have already chosen 'Greek', the most allowed"
        assert (await cleo.post(f"/api/tables/{table}/join", side="norse")).status == 200
        assert (await dan.post(f"/api/tables/{table}/join")).status == 200
        await first.until(status="playing")
        assert [one["side"] for one in first.state["view"]["players"]] == ["greek", "greek", "greek", "norse", None]

    play(story)


@clause("KG-3.30", "KG-3.6")
@pytest.mark.parametrize(
    ("seats", "options", "sides"),
    [
        ([{**ME, "side": "norse"}, OPEN], {}, ["norse", "greek"]),
        ([ME, OPEN, bot(), bot()], {"mode": "team", "mains": [2, 3], "sides": ["norse"]}, ["norse", "greek"] * 2),
    ],
    ids=["alone", "teams"],
)
def test_a_rematch_keeps_sides_and_main_gods(
    play: Play, seats: list[dict[str, str]], options: dict[str, Any], sides: list[str]
) -> None:
    async def story(world: World) -> None:
        ann, bob = world.browser(), world.browser()
        table = await ann.table(KANZUME, *seats, options=options, listed=True)
        brings = {} if options else {"side": "greek"}
        assert (await bob.post(f"/api/tables/{table}/join", **brings)).status == 200
        first, second = await ann.sit(table), await bob.sit(table)
        for _ in range(2):
            view = first.state["view"]
            assert [player["side"] for player in view["players"]] == sides
            assert view["mains"] == options.get("mains", [])
            assert (await second.answer("resign"))["type"] == "done"
            while first.state["outcome"] is None:
                if first.mine:
                    await first.choose()
                else:
                    await first.hear("state")
            await first.answer("rematch")
            await second.answer("rematch")
            while not first.state["next_table"]:
                await first.hear("state")
            first, second = await ann.sit(first.state["next_table"]), await bob.sit(first.state["next_table"])

    play(story)


def test_who_opened_a_table_that_waits_closes_it(play: Play) -> None:
    async def story(world: World) -> None:
        ann, bob, eve = world.browser(), world.browser(), world.browser()
        table = await ann.table(SAINT, ME, OPEN, OPEN, listed=True, watchable=True)
        first = await ann.sit(table)
        assert first.state["host"]
        assert (await bob.post(f"/api/tables/{table}/join")).status == 200
        second = await bob.sit(table, "fr")
        watcher = await eve.sit(table)
        assert not second.state["host"]
        mine = (await ann.get("/api/tables/mine")).json()["tables"][0]
        theirs = (await bob.get("/api/tables/mine")).json()["tables"][0]
        assert (mine["host"], theirs["host"]) == (True, False)
        for other in (bob, eve):
            refused = await other.post(f"/api/tables/{table}/close")
            assert (refused.status, refused.json()["error"]["code"]) == (403, "not-host")
        assert (await ann.post(f"/api/tables/{table}/close")).status == 200
        for screen in (first, second, watcher):
            told = await screen.hear("error")
            assert (told["ask"], told["code"]) == (0, "table-closed")
            assert (await screen.hear("closed"))["code"] == 4400
        assert told["text"] == "this table was closed before the match began"
        assert "fermée" in second.frames[-1]
        for browser in (ann, bob):
            assert (await browser.get("/api/tables/mine")).json()["tables"] == []
        assert (await eve.get("/api/tables")).json()["open"] == []
        await closed_for_good(ann, table)

    play(story)


async def closed_for_good(browser: Browser, table: str) -> None:
    """A closed table says so to whoever has its link, and lets nobody in."""
    for answer in (
        await browser.get(f"/api/tables/{table}?lang=it"),
        await browser.post(f"/api/tables/{table}/join?lang=it"),
        await browser.post(f"/api/tables/{table}/close?lang=it"),
        await browser.post(f"/api/tables/{table}/leave?lang=it"),
    ):
        error = answer.json()["error"]
        assert (answer.status, error["code"]) == (410, "table-closed")
        assert error["text"].startswith("questo tavolo è stato chiuso")
    screen = await browser.connect(table)
    await screen.tell("hello", version=1, lang="en")
    assert (await screen.hear("error"))["code"] == "table-closed"
    assert (await screen.hear("closed"))["code"] == 4400


def test_a_closed_table_stays_closed_when_the_house_opens_again(play: Play) -> None:
    tables: list[str] = []

    async def before(world: World) -> None:
        ann = world.browser()
        tables.append(await ann.table(NARUTO, ME, OPEN, listed=True))
        assert (await ann.post(f"/api/tables/{tables[0]}/close")).status == 200

    async def after(world: World) -> None:
        await closed_for_good(world.browser(), tables[0])

    play(before)
    play(after)


def test_who_joined_a_table_that_waits_leaves_it_and_the_seat_is_open_again(play: Play) -> None:
    async def story(world: World) -> None:
        ann, bob, eve = world.browser(), world.browser(), world.browser()
        table = await ann.table(SAINT, ME, OPEN, OPEN, listed=True)
        first = await ann.sit(table)
        await bob.post("/api/me", name="Bob")
        assert (await bob.post(f"/api/tables/{table}/join", side="seiya")).status == 200
        second = await bob.sit(table)
        for browser, status, code in ((ann, 409, "host-closes"), (eve, 403, "not-seated")):
            refused = await browser.post(f"/api/tables/{table}/leave")
            assert (refused.status, refused.json()["error"]["code"]) == (status, code)
        assert (await bob.post(f"/api/tables/{table}/leave")).status == 200
        assert (await second.hear("error"))["code"] == "left-table"
        assert (await second.hear("closed"))["code"] == 4400
        while (notice := await first.hear("notice"))["text"] != "Bob has left the table.":
            assert "joined" in notice["text"]
        await first.hear("state")
        assert [seat["kind"] for seat in first.state["seats"]] == ["person", "open", "open"]
        assert (await bob.get("/api/tables/mine")).json()["tables"] == []
        assert (await eve.post(f"/api/tables/{table}/join", side="seiya")).status == 200, "what Bob took is free again"
        assert (await bob.post(f"/api/tables/{table}/join")).status == 200
        await first.until(status="playing")
        for browser, act in ((ann, "close"), (bob, "leave")):
            refused = await browser.post(f"/api/tables/{table}/{act}")
            assert (refused.status, refused.json()["error"]["code"]) == (409, "begun-already")

    play(story)


def test_nobody_learns_which_deck_another_brings(play: Play) -> None:
    async def story(world: World) -> None:
        ann, bob = world.browser(), world.browser()
        await ann.table(NARUTO, {**ME, "side": "leaf-tempo"}, OPEN, listed=True)
        assert "leaf-tempo" not in (await bob.get("/api/tables")).body.decode()
        assert "leaf-tempo" in (await ann.get("/api/tables")).body.decode()

    play(story)


def test_who_waits_learns_only_whose_turn_it_is(play: Play) -> None:
    async def story(world: World) -> None:
        table, _, _, first, second = await online(world, watchable=True)
        watcher = await world.browser().sit(table)
        for screen in (second, watcher):
            decision = screen.state["decision"]
            assert decision["seat"] == 0
            empty = {"mine": False, "kind": "", "prompt": "", "clause": "", "source": None, "optional": False}
            assert {key: decision[key] for key in empty} == empty
            assert decision["options"] == []
            assert "decision" not in screen.state["view"]
        assert first.mine

    play(story)


def test_spectators_see_the_public_side_and_do_nothing(play: Play) -> None:
    async def story(world: World) -> None:
        table, _, _, first, second = await online(world, watchable=True)
        eve = world.browser()
        watcher = await eve.sit(table)
        assert watcher.state["eyes"] is None
        assert all("hand" not in player for player in watcher.state["view"]["players"])
        assert first.state["watch"] == f"/table/{table}"
        asks: list[tuple[str, dict[str, Any]]] = [
            ("choose", {"moves": 0, "token": "keep"}),
            ("resign", {}),
            ("undo", {"moves": 0}),
            ("claim", {"seat": 0}),
            ("rematch", {}),
            ("why", {"thing": "c:KS-009"}),
            ("hint", {"moves": 0}),
            ("habit", {"card": "KS-009", "line": 1, "answer": "always"}),
        ]
        for kind, fields in asks:
            answer = await watcher.answer(kind, **fields)
            assert (answer["type"], answer["code"]) == ("error", "only-watching"), kind
        assert (await watcher.answer("look", seat=0))["code"] == "not-yours"
        assert (await watcher.answer("consent", moves=0, yes=True))["code"] == "no-request"
        await both_keep(first, second)
        await watcher.until(moves=2)

    play(story)


def test_nobody_looks_at_a_table_that_is_not_open_to_them(play: Play) -> None:
    async def story(world: World) -> None:
        table, ann, _, first, _ = await online(world)
        thief = world.browser()
        screen = await thief.connect(table)
        await screen.tell("hello", version=1, lang="fr")
        refused = await screen.hear()
        assert (refused["type"], refused["code"]) == ("error", "no-table")
        assert (await screen.hear())["code"] == 4400
        thief.cookie = ann.cookie[:-2] + "xx"  # a forged cookie is nobody's
        screen = await thief.connect(table)
        await screen.tell("hello", version=1, lang="en")
        assert (await screen.hear())["code"] == "no-table"
        assert first.mine

    play(story)


def test_here_says_who_is_connected(play: Play) -> None:
    async def story(world: World) -> None:
        _, _, _, first, second = await online(world)
        while not first.state["seats"][1]["here"]:
            await first.hear("state")
        await second.leave()
        while first.state["seats"][1]["here"]:
            await first.hear("state")

    play(story)


# Giving up, clocks, rematch -----------------------------------------------------------------------------------------------
def test_giving_up_ends_a_match_of_two(play: Play) -> None:
    async def story(world: World) -> None:
        _, _, _, first, second = await online(world)
        assert (await second.answer("resign"))["type"] == "done"
        await first.until(status="over")
        assert first.state["outcome"]["winners"] == [0]
        assert first.state["outcome"]["reason"] == "since everybody else gave up"
        assert first.state["seats"][1]["resigned"]
        assert (await first.answer("resign"))["code"] == "refused"

    play(story)


def test_the_time_of_the_silent_is_claimed(play: Play) -> None:
    async def story(world: World) -> None:
        _, _, _, first, second = await online(world, clocks={"move": 60, "total": 600})
        clocks = second.state["clocks"]
        assert [(one["move_left"], one["running"]) for one in clocks] == [(60_000, True), (60_000, False)]
        world.clock.wait(30)
        assert (await second.answer("claim", seat=0))["code"] == "refused"
        world.clock.wait(31)
        assert (await second.answer("claim", seat=1))["code"] == "refused"
        assert (await second.answer("claim", seat=0))["type"] == "done"
        await first.until(status="over")
        assert first.state["outcome"]["winners"] == [1]
        assert "time" in first.state["outcome"]["reason"]

    play(story)


@pytest.mark.parametrize("clocks", [{"move": 1}, {"total": 10**9}, {"move": -5}])
def test_a_clock_has_bounds(play: Play, clocks: dict[str, int]) -> None:
    async def story(world: World) -> None:
        made = await world.browser().post("/api/tables", game=NARUTO, seats=[ME, OPEN], clocks=clocks)
        assert (made.status, made.code) == (400, "clock-range")

    play(story)


def test_a_rematch_begins_when_all_want_it(play: Play) -> None:
    async def story(world: World) -> None:
        table, ann, bob, first, second = await online(world)
        assert (await first.answer("rematch"))["code"] == "not-over"
        await second.answer("resign")
        await first.until(status="over")
        await first.answer("rematch")
        while not second.state["seats"][0]["wants_rematch"]:
            await second.hear("state")
        assert second.state["next_table"] == ""
        await second.answer("rematch")
        while not first.state["next_table"]:
            await first.hear("state")
        again = await ann.sit(first.state["next_table"])
        assert again.state["status"] == "playing"
        other = await bob.sit(first.state["next_table"])
        assert other.state["eyes"] == 1
        reopened = await ann.sit(table)
        assert reopened.state["next_table"] == first.state["next_table"]

    play(story)


def test_another_bot_is_met_with_what_was_brought(play: Play) -> None:
    """A deck of one's own, the options and the number of bots stay as they were."""

    async def story(world: World) -> None:
        ann, eve = world.browser(), world.browser()
        text = kleos.rules(NARUTO).starter_decks["sound-four"].text(standard_pool())
        deck = (await ann.post("/api/decks", game=NARUTO, text=text)).json()["id"]
        table = await ann.table(NARUTO, {**ME, "deck": deck}, bot())
        screen = await ann.sit(table)
        assert (await ann.post(f"/api/tables/{table}/again", bot="search:novice")).code == "not-over"
        await screen.answer("resign")
        await screen.until(status="over")
        assert (await eve.post(f"/api/tables/{table}/again", bot="search:novice")).code == "not-host"
        assert (await ann.post(f"/api/tables/{table}/again", bot="nobody")).code == "unknown-bot"
        made = (await ann.post(f"/api/tables/{table}/again", bot="search:novice")).json()["id"]
        before, after = [(await world.house.store.table(id)) for id in (table, made)]
        assert before.seats[0].deck == after.seats[0].deck != ""
        assert [seat.bot for seat in after.seats] == ["", "search:novice"]
        assert (await ann.sit(made)).state["status"] == "playing"

    play(story)


def test_another_bot_is_met_only_where_nobody_else_played(play: Play) -> None:
    async def story(world: World) -> None:
        table, ann, _, first, _ = await online(world)
        await first.answer("resign")
        await first.until(status="over")
        assert (await ann.post(f"/api/tables/{table}/again", bot="random")).code == "not-alone"

    play(story)


# Taking back ------------------------------------------------------------------------------------------------------------
def test_what_told_nothing_is_taken_back_at_once(play: Play) -> None:
    async def story(world: World) -> None:
        _, _, _, first, second = await online(world)
        await both_keep(first, second)
        mover = decider(first, second)
        other = second if mover is first else first
        before = mover.state["view"]
        log = dict(other.log)
        await mover.choose(next(token for token in mover.tokens if token.startswith("hide")))
        await other.until(moves=3)
        assert mover.state["undo"]["can"] == "free"
        assert (await mover.answer("undo", moves=3))["type"] == "done"
        await mover.until(moves=4)
        await other.until(moves=4)
        assert mover.state["view"] == before
        assert mover.mine
        assert other.log == log, "the log of what was taken back is gone"

    play(story)


def test_what_was_revealed_is_taken_back_only_if_the_other_agrees(play: Play) -> None:
    async def story(world: World) -> None:
        _, _, _, first, second = await online(world)
        await both_keep(first, second)
        assert (await second.answer("undo", moves=2))["type"] == "done"
        while first.state["undo"]["asked_by"] is None:
            await first.hear("state")
        assert first.state["undo"]["waits_for"] == [0]
        assert first.state["moves"] == 2
        assert (await second.answer("undo", moves=2))["code"] == "already-asked"
        assert (await second.answer("consent", moves=2, yes=True))["code"] == "no-request"
        await first.answer("consent", moves=2, yes=False)
        while second.state["undo"]["asked_by"] is not None:
            await second.hear("state")
        await second.answer("undo", moves=2)
        while first.state["undo"]["asked_by"] is None:
            await first.hear("state")
        await first.answer("consent", moves=2, yes=True)
        await second.until(moves=3)
        assert second.mine
        assert second.state["decision"]["kind"] == "mulligan"

    play(story)


def test_bots_agree_and_what_was_seen_is_said(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        screen = await ann.sit(await ann.table(NARUTO, ME, bot()))
        await screen.choose("keep")
        while not screen.mine:
            await screen.hear("state")
        await screen.tell("undo", moves=screen.state["moves"])
        notice = await screen.hear("notice")
        assert notice["text"].startswith("Undone.")
        while screen.state["decision"] is None or screen.state["decision"]["kind"] != "mulligan":
            await screen.hear("state")
        assert screen.mine

    play(story)


# When the house opens again -----------------------------------------------------------------------------------------------
async def back(world: World, table: str, cookies: list[str]) -> list[Screen]:
    """The same people at the same table."""
    screens = []
    for cookie in cookies:
        browser = world.browser()
        browser.cookie = cookie
        screens.append(await browser.sit(table))
    return screens


def test_a_wish_to_play_again_outlives_the_house(play: Play) -> None:
    kept: list[Any] = []

    async def before(world: World) -> None:
        table, ann, bob, first, second = await online(world)
        await second.answer("resign")
        await first.until(status="over")
        assert (await first.answer("rematch"))["type"] == "done"
        kept.extend([table, [ann.cookie, bob.cookie]])

    async def after(world: World) -> None:
        first, second = await back(world, *kept)
        assert [seat["wants_rematch"] for seat in second.state["seats"]] == [True, False]
        await second.answer("rematch")
        while not first.state["next_table"]:
            await first.hear("state")

    play(before)
    play(after)


@pytest.mark.parametrize("yes", [True, False])
def test_a_request_to_take_back_outlives_the_house_until_something_happens(play: Play, yes: bool) -> None:
    kept: list[Any] = []

    async def before(world: World) -> None:
        table, ann, bob, first, second = await online(world)
        await both_keep(first, second)
        assert (await second.answer("undo", moves=2))["type"] == "done"
        kept.extend([table, [ann.cookie, bob.cookie]])

    async def after(world: World) -> None:
        first, second = await back(world, *kept)
        assert (first.state["undo"]["asked_by"], first.state["undo"]["waits_for"]) == (1, [0])
        assert (await second.answer("undo", moves=2))["code"] == "already-asked"
        assert (await first.answer("consent", moves=2, yes=yes))["type"] == "done"
        await second.until(moves=3 if yes else 2)

    async def later(world: World) -> None:
        first, _ = await back(world, *kept)
        assert first.state["undo"]["asked_by"] is None
        assert first.state["moves"] == (3 if yes else 2)

    play(before)
    play(after)
    play(later)


# Habits -----------------------------------------------------------------------------------------------------------------
POSITION_MOVES = 400


async def until_optional(screen: Screen) -> bool:
    """Plays on until an optional effect asks; False if the match ends before."""
    for _ in range(POSITION_MOVES):
        while not screen.mine:
            if screen.state["status"] == "over":
                return False
            await screen.hear("state")
        if screen.state["decision"]["optional"]:
            return True
        plays = [token for token in screen.tokens if token.startswith("play")]
        await screen.choose(plays[0] if plays else None)
    return False


def test_a_habit_answers_by_itself_from_then_on_and_is_kept(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        for _ in range(6):
            screen = await ann.sit(await ann.table(NARUTO, {**ME, "side": "leaf-tempo"}, bot()))
            if await until_optional(screen):
                break
        source = screen.state["decision"]["source"]
        moves = screen.state["moves"]
        card, line = source["card"], source["line"]
        assert (await screen.answer("habit", card=card, line=line, answer="never"))["type"] == "done"
        notice = await screen.hear("notice")
        assert source["name"] in notice["text"]
        while screen.state["moves"] == moves:
            await screen.hear("state")
        assert screen.state["habits"] == [{"card": card, "line": line, "name": source["name"], "answer": "never"}]
        other = await ann.sit(await ann.table(NARUTO, ME, bot()))
        assert [one["card"] for one in other.state["habits"]] == [card]
        await other.answer("habit", card=card, line=line, answer="ask")
        assert (await other.answer("habit", card="KS-999", line=1, answer="ask"))["code"] == "no-habit"
        await other.until(habits=[])

    play(story)


def test_habits_of_all_games_are_listed_and_changed_away_from_the_table(play: Play) -> None:
    async def story(world: World) -> None:
        ann, bob = world.browser(), world.browser()
        screen = await ann.sit(await ann.table(NARUTO, ME, bot()))
        await screen.answer("habit", card="KS-105", line=2, answer="never")
        await screen.hear("state")
        other = {"game": SAINT, "card": "phaeton", "line": 1, "answer": "always"}
        told = await ann.ask("PUT", "/api/habits?lang=fr", json.dumps(other).encode())
        assert told.status == 200
        assert told.json() == (await ann.get("/api/habits?lang=fr")).json()
        first, second = told.json()["habits"]
        assert (first["game"], first["card"], first["line"], first["answer"]) == (NARUTO, "KS-105", 2, "never")
        assert first["name"] == "Jiraya"
        assert "éplace" in first["text"]
        assert (second["game"], second["card"], second["answer"]) == (SAINT, "phaeton", "always")
        change = {"game": NARUTO, "card": "KS-105", "line": 2, "answer": "always"}
        await ann.ask("PUT", "/api/habits", json.dumps(change).encode())
        await screen.hear("state")
        assert [one["answer"] for one in screen.state["habits"]] == ["always"]
        told = await ann.ask("PUT", "/api/habits", json.dumps({**change, "answer": "ask"}).encode())
        assert [one["game"] for one in told.json()["habits"]] == [SAINT]
        await screen.until(habits=[])
        assert (await bob.get("/api/habits")).json() == {"habits": []}
        for wrong, code in (
            ({"game": "chess"}, "unknown-game"),
            ({"card": "KS-999"}, "no-habit"),
            ({"line": 99}, "no-habit"),
            ({"line": -1}, "no-habit"),
            ({"answer": "perhaps"}, "malformed"),
            ({"more": 1}, "malformed"),
        ):
            assert (await ann.ask("PUT", "/api/habits", json.dumps({**change, **wrong}).encode())).code == code

    play(story)


# Bots -------------------------------------------------------------------------------------------------------------------
class Failing(Bot):
    """A bot that breaks."""

    name = "failing"

    def choose(self, match: Match, seat: int) -> int:
        raise ZeroDivisionError("it went wrong")


def test_a_bot_that_fails_is_replaced_and_people_are_told(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "failing", lambda seed: Failing())

    async def story(world: World) -> None:
        ann = world.browser()
        table = await ann.table(NARUTO, ME, bot("failing"))
        screen = await ann.sit(table, "it")
        await screen.tell("choose", moves=0, token="keep")
        notice = await screen.hear("notice")
        assert "ZeroDivisionError" in notice["text"]
        assert "a caso" in notice["text"]
        while not screen.mine:
            await screen.hear("state")
        assert screen.state["seats"][1]["bot"] == "random"
        await screen.leave()
        world.house.sittings.clear()
        again = await ann.sit(table)
        assert again.state["seats"][1]["bot"] == "random"

    play(story)


def test_a_bot_that_does_not_answer_in_time_is_replaced(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(world: World) -> None:
        async def never(*_: object) -> Any:
            return await world.house.thinkers.ask("ann", 0.0, slow)

        monkeypatch.setattr(world.house.thinkers, "answer", never)
        ann = world.browser()
        screen = await ann.sit(await ann.table(NARUTO, ME, bot()))
        await screen.tell("choose", moves=0, token="keep")
        assert "too long" in (await screen.hear("notice"))["text"]
        while not screen.mine:
            await screen.hear("state")

    play(story, patience=0.2)


def slow(_: float) -> None:
    """Longer than anybody waits."""
    import time

    time.sleep(1.0)


def test_bots_and_habits_answer_after_the_same_pause(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        screen = await ann.sit(await ann.table(NARUTO, ME, bot()))
        started = asyncio.get_running_loop().time()
        await screen.choose("keep")
        assert screen.state["thinking"]
        while screen.state["moves"] < 2:
            await screen.hear("state")
        assert asyncio.get_running_loop().time() - started >= 0.3

    play(story, pause=0.3)


# What can be wrong with a table -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("wish", "code", "field"),
    [
        ({"game": "chess", "seats": [ME, ME]}, "unknown-game", "game"),
        ({"game": NARUTO, "seats": [ME]}, "seats-number", "seats"),
        ({"game": NARUTO, "seats": [bot(), bot()]}, "seat-for-you", "seats"),
        ({"game": NARUTO, "seats": [ME, bot("nobody")]}, "unknown-bot", "seats.1.bot"),
        ({"game": NARUTO, "seats": [ME, bot("search:3000s")]}, "unknown-bot", "seats.1.bot"),
        ({"game": NARUTO, "seats": [{**ME, "side": "nope"}, bot()]}, "side", "seats.0.side"),
        ({"game": SAINT, "seats": [{**ME, "side": "seiya"}, {**bot(), "side": "seiya"}]}, "side", "seats.1.side"),
        ({"game": KANZUME, "seats": [{**ME, "side": "roman"}, bot()]}, "side", "seats.0.side"),
        (
            {"game": KANZUME, "seats": [{**ME, "side": "greek"}] + [{**bot(), "side": "greek"}] * 3},
            "side",
            "seats.3.side",
        ),
        ({"game": KANZUME, "seats": [{**ME, "side": "greek"}, ME, ME, ME], "options": TEAM}, "side", "seats.0.side"),
        ({"game": KANZUME, "seats": [ME, ME], "options": TEAM}, "refused", "options"),
        ({"game": KANZUME, "seats": [ME, ME, ME, ME], "options": {**TEAM, "mains": [1, 0]}}, "refused", "options"),
        ({"game": KANZUME, "seats": [ME, ME, ME, ME], "options": {**TEAM, "sides": ["roman"]}}, "refused", "options"),
        ({"game": KANZUME, "seats": [ME, ME], "options": {"mains": [0, 1]}}, "refused", "options"),
        ({"game": NARUTO, "seats": [ME, {**bot(), "deck": "nope"}]}, "no-deck", "seats.1.deck"),
        ({"game": NARUTO, "seats": [ME, bot()], "options": {"mode": "silly"}}, "refused", "options"),
        ({"game": NARUTO, "seats": [ME, OPEN], "clocks": {"move": 1}}, "clock-range", "clocks.move"),
        ({"game": NARUTO, "seats": [ME, OPEN], "clocks": {"total": 1}}, "clock-range", "clocks.total"),
        ({"game": NARUTO, "seats": [ME, bot()], "more": 1}, "malformed", ""),
        ({"game": NARUTO, "seats": [{"kind": "king"}, bot()]}, "malformed", ""),
        ({"seats": []}, "malformed", ""),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_its_reason(
    play: Play, wish: dict[str, Any], code: str, field: str
) -> None:
    async def story(world: World) -> None:
        answer = await world.browser().post("/api/tables?lang=fr", **wish)
        assert (answer.code, answer.status >= 400) == (code, True)
        error = json.loads(answer.body)["error"]
        assert error["text"]
        assert error["field"] == field

    play(story)


def test_a_deck_that_is_not_legal_names_its_seat(play: Play) -> None:
    async def story(world: World) -> None:
        ann, bob = world.browser(), world.browser()
        text = "deck Half\n1 KS-009\n"
        for browser in (ann, bob):
            made = await browser.post("/api/decks", game=NARUTO, text=text)
            assert made.status == 201, made.body
        deck = (await ann.get("/api/decks")).json()["decks"][0]["id"]
        refused = await ann.post("/api/tables", game=NARUTO, seats=[ME, {**ME, "deck": deck}])
        assert (refused.code, refused.json()["error"]["field"]) == ("side", "seats.1.deck")
        table = await ann.table(NARUTO, ME, OPEN, listed=True)
        deck = (await bob.get("/api/decks")).json()["decks"][0]["id"]
        refused = await bob.post(f"/api/tables/{table}/join", deck=deck)
        assert (refused.code, refused.json()["error"]["field"]) == ("side", "deck")

    play(story)


def test_the_log_tells_what_it_counts() -> None:
    """A client makes moments of the ends of rounds: it must not read their words to do so."""
    match = kleos.new(NARUTO, players=2, seed=1)
    while match.view(None)["round"] < 2:
        assert match.decision is not None
        tokens = match.decision.options.tokens()
        match.choose("pass" if "pass" in tokens else tokens[0])
    told = {entry.kind: entry for entry in whole_log(match, None)}
    assert (told["nobody-won"].place, told["round-end"].amount, told["round"].amount) == ("D", 1, 2)
