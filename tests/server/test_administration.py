"""People erased by themselves or by whoever runs the server, passwords reset, bans, tables closed: also while it runs."""

import json
from typing import Any

import pytest
from sqlalchemy import select

from kleos.server.protocol import VERSION
from kleos.table import administration, schema
from kleos.table.store import Store

NARUTO = "naruto-mythos"
ME = {"kind": "person"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
PASSWORD = "correct horse"
Play = Any  # the fixture of conftest.py
World = Any


async def together(ann: Any, bob: Any, table: str) -> tuple[Any, Any]:
    """Bob joins Ann's table; their screens."""
    hers = await ann.sit(table)
    invite = hers.state["invite"].partition("invite=")[2]
    assert (await bob.post(f"/api/tables/{table}/join", invite=invite)).status == 200
    await hers.hear("state")
    return hers, await bob.sit(table)


async def id_of(world: World, account: str) -> str:
    found = await administration.person_named(world.house.store, account)
    assert found is not None
    return str(found.id)


async def drained(screen: Any) -> list[dict[str, Any]]:
    """What a screen has been told so far."""
    told = []
    while not screen.outbox.empty():
        told.append(await screen.next())
    return told


# Erasing --------------------------------------------------------------------------------------------------------------
def test_an_account_is_erased_by_its_owner_and_others_keep_their_matches(play: Play) -> None:
    async def story(world: World) -> None:
        ann, bob = world.browser(), world.browser()
        await ann.post("/api/account", name="Ann", password=PASSWORD)
        await bob.post("/api/account", name="Bob", password=PASSWORD)
        person = await id_of(world, "ann")
        alone = await ann.table(NARUTO, ME, BOT)
        shared = await ann.table(NARUTO, ME, OPEN)
        hers, his = await together(ann, bob, shared)
        waiting = await bob.table(NARUTO, ME, OPEN)
        at_bobs, waiting_for = await bob.sit(waiting), await ann.table(NARUTO, ME, OPEN, listed=True)
        await ann.post("/api/decks", game=NARUTO, name="Mine", text="1 KS-001")
        assert (await ann.post("/api/account/erase", password="a wrong one")).code == "wrong-login"
        assert (await ann.get("/api/me")).json()["account"]
        answer = await ann.post("/api/account/erase", password=PASSWORD)
        assert answer.json() == {"name": "", "account": False, "lang": "en"}
        # The match with somebody is given up; he keeps it, with nobody's name.
        told = await drained(his)
        assert told[-1]["status"] == "over"
        assert told[-1]["names"][0] == "Deleted player"
        (match,) = (await bob.get("/api/me/matches?lang=fr")).json()["matches"]
        assert (match["table"], match["result"], match["others"][0]["name"]) == (shared, "won", "Joueur supprimé")
        # All else is gone: tables alone or waiting, decks, sessions, the name.
        for table in (alone, waiting_for):
            assert not await world.house.store.has_table(table)
        store: Store = world.house.store
        for kept in (schema.decks, schema.habits, schema.sessions, schema.names):
            assert [row for row in await store.rows(select(kept)) if row["person"] == person] == []
        about = await store.row(select(schema.people).where(schema.people.c.id == person))
        assert about is not None
        assert (about["name"], about["account"], about["password"]) == ("", None, None)
        assert (await ann.post("/api/login", name="Ann", password=PASSWORD)).code == "wrong-login"
        assert (await world.browser().post("/api/account", name="Ann", password=PASSWORD)).status == 200
        assert at_bobs.state["status"] == "waiting"
        assert "Ann" not in json.dumps(told[-1])
        del hers

    play(story)


def test_who_waits_for_others_frees_the_seat_and_closes_the_own_table(play: Play) -> None:
    async def story(world: World) -> None:
        ann, bob, eve = world.browser(), world.browser(), world.browser()
        three = [{"kind": "person", "side": "shun"}, OPEN, OPEN]
        hosted = await ann.table("saint-seiya", *three)
        visited = await bob.table("saint-seiya", *three)
        for host, guest, table in ((ann, eve, hosted), (bob, ann, visited)):
            invite = (await host.sit(table)).state["invite"].partition("invite=")[2]
            assert (await guest.post(f"/api/tables/{table}/join", invite=invite)).status == 200
        at_hosted, at_visited = await eve.sit(hosted), await bob.sit(visited)
        assert (await ann.post("/api/account/erase")).status == 200
        assert (await at_hosted.hear("error"))["code"] == "table-closed"
        while [seat["kind"] for seat in at_visited.state["seats"]] != ["person", "open", "open"]:
            await at_visited.hear("state")
        assert (await eve.get(f"/api/tables/{hosted}")).code == "table-closed"

    play(story)


def test_erasing_somebody_of_whom_nothing_is_kept_leaves_nothing_behind(play: Play) -> None:
    async def story(world: World) -> None:
        assert (await world.browser().post("/api/account/erase")).status == 200
        assert await administration.acts_after(world.house.store, 0) == []

    play(story)


def test_a_guest_who_was_erased_cannot_come_back_with_the_old_cookie(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        await ann.post("/api/me", name="Ann")
        before = ann.cookie
        assert (await ann.post("/api/account/erase")).status == 200
        ann.cookie = before
        assert (await ann.get("/api/me")).json()["name"] == ""
        assert ann.cookie != before

    play(story)


def test_a_seat_of_somebody_erased_while_no_server_ran_is_given_up_when_one_does(play: Play) -> None:
    tables: list[str] = []

    async def before(world: World) -> None:
        ann, bob = world.browser(), world.browser()
        await ann.post("/api/account", name="Ann", password=PASSWORD)
        await bob.post("/api/account", name="Bob", password=PASSWORD)
        tables.append(await ann.table(NARUTO, ME, OPEN))
        await together(ann, bob, tables[0])
        await administration.erase(world.house.store, "root", await id_of(world, "ann"))

    async def after(world: World) -> None:
        bob = world.browser()
        await bob.post("/api/login", name="Bob", password=PASSWORD)
        screen = await bob.sit(tables[0])
        while screen.state["status"] != "over":
            await screen.hear("state")
        assert screen.state["names"][0] == "Deleted player"

    play(before)
    play(after)


def test_people_have_all_that_is_kept_about_them_as_a_file(play: Play) -> None:
    async def story(world: World) -> None:
        ann, bob = world.browser(), world.browser()
        await ann.post("/api/account", name="Ann", password=PASSWORD)
        table = await ann.table(NARUTO, ME, OPEN)
        hers, his = await together(ann, bob, table)
        for screen in (hers, his):
            await drained(screen)
            if screen.mine:
                await screen.choose(screen.tokens[0])
        await drained(his)
        if his.mine:
            await his.choose(his.tokens[0])
        answer = await ann.get("/api/me/data")
        assert "attachment" in answer.headers["content-disposition"]
        data = answer.json()
        assert (data["person"]["name"], data["person"]["account"]) == ("Ann", "ann")
        (kept,) = data["tables"]
        assert (kept["id"], [seat["seat"] for seat in kept["seats"]]) == (table, [0])
        assert kept["choices"]
        assert {one["seat"] for one in kept["choices"]} == {0}
        assert not {"setup", "invite", "password"} & (set(kept) | set(data["person"]))
        assert len((await bob.get("/api/me/data")).json()["tables"]) == 1
        assert (await world.browser().get("/api/me/data")).json()["tables"] == []

    play(story)


# What a running server heeds --------------------------------------------------------------------------------------------
def test_a_running_server_looks_for_acts_again_and_again(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kleos.server.house.HEED", 0.02)

    async def story(world: World) -> None:
        ann = world.browser()
        screen = await ann.sit(await ann.table(NARUTO, ME, BOT))
        other = await Store.open(world.house.config.database)  # as kleos admin does
        assert await administration.close_table(other, "root", screen.state["table"])
        assert not await administration.close_table(other, "root", "nowhere")
        await other.close()
        assert (await screen.hear("error"))["code"] == "table-closed"
        assert (await ann.get(f"/api/tables/{screen.state['table']}")).code == "table-closed"

    play(story)


def test_a_reset_password_ends_all_sessions(play: Play) -> None:
    from kleos.server.accounts import hasher

    async def story(world: World) -> None:
        ann = world.browser()
        await ann.post("/api/account", name="Ann", password=PASSWORD)
        screen = await ann.sit(await ann.table(NARUTO, ME, BOT))
        person = await administration.person_named(world.house.store, "ANN")
        assert person is not None
        await administration.reset_password(world.house.store, "root", person, hasher.hash("another one"))
        await world.house.heed()
        assert (await screen.hear("closed"))["code"] == 4408
        assert not (await ann.get("/api/me")).json()["account"]
        assert (await ann.post("/api/login", name="Ann", password=PASSWORD)).code == "wrong-login"
        assert (await ann.post("/api/login", name="Ann", password="another one")).status == 200

    play(story)


def test_who_is_banned_is_turned_out_and_not_let_in_until_the_ban_is_lifted(play: Play) -> None:
    async def story(world: World) -> None:
        ann, bob = world.browser(), world.browser()
        await ann.post("/api/account", name="Ann", password=PASSWORD)
        table = await ann.table(NARUTO, ME, OPEN)
        hers, his = await together(ann, bob, table)
        person, store = await id_of(world, "ann"), world.house.store
        await administration.ban(store, "root", "person", person, None)
        await world.house.heed()
        assert (await hers.hear("error"))["code"] == "banned"
        assert (await hers.hear("closed"))["code"] == 4400
        assert (await drained(his))[-1]["away"][0]["seat"] == 0
        refused = await ann.get("/api/tables?lang=it")
        assert (refused.status, refused.code) == (403, "banned")
        again = await ann.connect(table)
        await again.tell("hello", version=VERSION, lang="en")
        assert (await again.hear())["code"] == "banned"
        assert (await ann.post("/api/logout")).status == 200
        assert (await ann.post("/api/login", name="Ann", password=PASSWORD)).code == "banned"
        assert await administration.unban(store, "root", "person", person)
        assert not await administration.unban(store, "root", "person", person)
        await world.house.heed()
        assert (await ann.post("/api/login", name="Ann", password=PASSWORD)).status == 200

    play(story)


def test_a_network_is_banned_for_a_time(play: Play) -> None:
    async def story(world: World) -> None:
        ann, bob = world.browser(), world.browser()  # at 10.0.0.1 and 10.0.0.2
        until = world.clock.now + 60_000
        await administration.ban(world.house.store, "root", "address", "10.0.0.0/31", until)
        await world.house.heed()
        assert [(await one.get("/api/games")).status for one in (ann, bob)] == [403, 200]
        world.clock.wait(61)
        assert (await ann.get("/api/games")).status == 200

    play(story)


def test_a_ban_outlives_the_server(play: Play) -> None:
    async def before(world: World) -> None:
        await administration.ban(world.house.store, "root", "address", "10.0.0.1", None)

    async def after(world: World) -> None:
        assert (await world.browser().get("/api/games")).code == "banned"

    play(before)
    play(after)


def test_an_act_that_comes_late_is_heeded_and_none_twice(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(world: World) -> None:
        heeded = []

        async def noted(act: administration.Done) -> None:
            heeded.append(act.subject)

        monkeypatch.setattr(world.house, "heed_act", noted)
        row = {"at": 1, "by": "root", "what": "ban", "note": ""}
        await world.house.store.write(schema.acts.insert().values(number=8, subject="late", **row))
        await world.house.heed()
        await world.house.store.write(schema.acts.insert().values(number=7, subject="early", **row))
        await world.house.heed()
        await world.house.heed()
        assert heeded == ["late", "early"]

    play(story)


def test_every_act_is_written_down(play: Play) -> None:
    async def story(world: World) -> None:
        ann, store = world.browser(), world.house.store
        await ann.post("/api/account", name="Ann", password=PASSWORD)
        table = await ann.table(NARUTO, ME, OPEN)
        person = await id_of(world, "ann")
        await administration.close_table(store, "root", table)
        await administration.ban(store, "root", "person", person, 5)
        await administration.unban(store, "root", "person", person)
        assert (await ann.post("/api/account/erase", password=PASSWORD)).status == 200
        acts = [(act.by, act.what, act.subject) for act in await administration.acts_after(store, 0)]
        assert acts == [
            ("root", "close-table", table),
            ("root", "ban", person),
            ("root", "unban", person),
            ("owner", "erase", person),
        ]

    play(story)
