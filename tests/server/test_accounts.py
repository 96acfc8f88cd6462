"""Guests and accounts: cookies, names, passwords, and those who try to be somebody else."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest
from itsdangerous import URLSafeTimedSerializer

from kleos.server import accounts, tables, visitors
from kleos.server.protocol import VERSION
from kleos.server.settings import Rates
from kleos.server.trying import Browser
from kleos.table import administration

PASSWORD = "correct horse"
ME = {"kind": "person"}
BOT = {"kind": "bot", "bot": "random"}
PLENTY = Rates(**dict.fromkeys(vars(Rates()), "100000/second"))
Play = Any  # the fixture of conftest.py
World = Any


def test_a_guest_gets_a_cookie_that_scripts_cannot_read(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        answer = await ann.get("/api/me")
        assert answer.json() == {"name": "", "account": False, "lang": "en"}
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "set-cookie" not in (await ann.get("/api/me")).headers

    play(story)


def test_a_guest_takes_a_name_and_keeps_tables_as_an_account_on_another_device(play: Play) -> None:
    async def story(world: World) -> None:
        ann, phone = world.browser(), world.browser()
        table = await ann.table("naruto-mythos", ME, BOT)
        assert (await ann.post("/api/me", name="  Ann   of Green ", lang="fr")).json()["name"] == "Ann of Green"
        made = await ann.post("/api/account", name="Ann", password=PASSWORD)
        assert made.json() == {"name": "Ann", "account": True, "lang": "fr"}
        assert (await ann.post("/api/account", name="Anna", password=PASSWORD)).code == "has-account"
        await phone.get("/api/me")
        assert (await phone.post("/api/login", name="aNN", password=PASSWORD)).json()["name"] == "Ann"
        screen = await phone.sit(table)
        assert screen.mine
        assert screen.state["names"][0] == "Ann"
        await phone.post("/api/logout")
        assert (await phone.get("/api/me")).json()["account"] is False
        stranger = await phone.connect(table)
        await stranger.tell("hello", version=1, lang="en")
        assert (await stranger.hear())["code"] == "no-table"

    play(story)


def test_a_wrong_password_says_no_more_than_that(play: Play) -> None:
    async def story(world: World) -> None:
        ann, eve = world.browser(), world.browser()
        await ann.post("/api/account", name="Ann", password=PASSWORD)
        wrong = await eve.post("/api/login", name="Ann", password="guessing it")
        unknown = await eve.post("/api/login", name="Nobody", password="guessing it")
        assert (wrong.status, wrong.code) == (403, "wrong-login")
        assert wrong.body == unknown.body
        assert (await eve.post("/api/account", name="ANN", password=PASSWORD)).code == "name-taken"

    play(story)


@pytest.mark.parametrize(
    ("name", "password", "code"),
    [
        ("", PASSWORD, "name-length"),
        ("x" * 25, PASSWORD, "name-length"),
        ("a\u202eb", PASSWORD, "name-signs"),
        ("Ann", "short", "password-length"),
        ("Ann", "x" * 300, "password-length"),
    ],
)
def test_names_and_passwords_have_bounds(play: Play, name: str, password: str, code: str) -> None:
    async def story(world: World) -> None:
        assert (await world.browser().post("/api/account", name=name, password=password)).code == code

    play(story)


def test_passwords_cannot_be_tried_one_after_another(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        await ann.post("/api/account", name="Ann", password=PASSWORD)
        eve = world.browser()
        codes = [(await eve.post("/api/login", name="Ann", password=f"guess {n}")).code for n in range(5)]
        assert codes == ["wrong-login", "wrong-login", "wrong-login", "too-fast", "too-fast"]
        assert (await eve.post("/api/login", name="Ann", password=PASSWORD)).status == 429
        elsewhere = await world.browser().post("/api/login", name="Ann", password=PASSWORD)
        assert elsewhere.status == 200, "nobody keeps the owner away by trying"

    play(story, rates=replace(PLENTY, logins="3/hour"))


# Guessing -------------------------------------------------------------------------------------------------------------
FEW = replace(PLENTY, logins="3/hour", attempts="5/hour", registrations="3/hour")
NEXT_DOOR = "192.0.2.1"  # where Ann lives, and a stranger too


async def guess(stranger: Browser, name: str = "Ann", times: int = 8) -> list[str]:
    return [(await stranger.post("/api/login", name=name, password=f"guess {n}")).code for n in range(times)]


async def at_home(world: World, name: str = "Ann") -> Browser:
    ann = Browser(world.app, NEXT_DOOR)
    assert (await ann.post("/api/account", name=name, password=PASSWORD)).status == 200
    return ann


def test_a_stranger_at_the_same_address_keeps_nobody_from_their_account(play: Play) -> None:
    async def story(world: World) -> None:
        ann, stranger = await at_home(world), Browser(world.app, NEXT_DOOR)
        await ann.post("/api/logout")
        assert await guess(stranger) == ["wrong-login"] * 4 + ["too-fast"] * 4
        assert await guess(stranger, "Bob") == ["wrong-login"] * 2 + ["too-fast"] * 6, "of all names together"
        assert (await ann.post("/api/login", name="Ann", password=PASSWORD)).status == 200
        changed = await ann.post("/api/account/password", password=PASSWORD, new_password="another secret")
        assert changed.status == 200
        assert (await ann.post("/api/logout/elsewhere")).status == 200
        await ann.post("/api/logout")
        assert (await ann.post("/api/login", name="Ann", password="another secret")).status == 200
        assert (await Browser(world.app, NEXT_DOOR).post("/api/account", name="Cleo", password=PASSWORD)).status == 200
        assert (await ann.post("/api/account/erase", password="another secret")).status == 200

    play(story, rates=replace(FEW, logins="4/hour", attempts="6/hour"))


def test_right_passwords_use_up_no_tries_of_others(play: Play) -> None:
    async def story(world: World) -> None:
        people = [await at_home(world, name) for name in ("Ann", "Bob", "Cleo")]
        assert (await Browser(world.app, NEXT_DOOR).post("/api/account", name="Dan", password=PASSWORD)).status == 429
        for name in ("Ann", "Bob", "Cleo"):
            for _ in range(3):
                unknown = Browser(world.app, NEXT_DOOR)
                assert (await unknown.post("/api/login", name=name, password=PASSWORD)).status == 200
        again = await people[0].post("/api/login", name="Ann", password=PASSWORD)
        assert again.status == 429, "nobody has hashes made all the time"
        assert await guess(Browser(world.app, NEXT_DOOR), "Eve") == ["wrong-login"] * 3 + ["too-fast"] * 5

    play(story, rates=FEW)


def test_guesses_are_counted_however_a_name_is_written(play: Play) -> None:
    async def story(world: World) -> None:
        await account(world)
        stranger = Browser(world.app, NEXT_DOOR)
        codes = [(await guess(stranger, name, 1))[0] for name in ("ann", "ANN", " Ann ", "Ａnn", "aｎn")]
        assert codes == ["wrong-login"] * 3 + ["too-fast"] * 2

    play(story, rates=replace(FEW, attempts="100/hour"))


def test_guesses_that_come_all_at_once_are_counted_too(play: Play) -> None:
    async def story(world: World) -> None:
        await account(world)
        stranger = Browser(world.app, NEXT_DOOR)
        codes = [code for [code] in await asyncio.gather(*[guess(stranger, times=1) for _ in range(9)])]
        assert sorted(codes) == ["too-fast"] * 6 + ["wrong-login"] * 3

    play(story, rates=FEW)


def test_a_known_browser_has_few_tries_too_and_for_its_own_accounts_only(play: Play) -> None:
    async def story(world: World) -> None:
        ann, eve = await at_home(world), await at_home(world, "Eve")
        await eve.post("/api/logout")
        assert await guess(eve, times=5) == ["wrong-login"] * 3 + ["too-fast"] * 2
        assert (await eve.post("/api/login", name="Eve", password=PASSWORD)).status == 200
        wrong = [(await ann.post("/api/account/erase", password=f"guess {n}")).code for n in range(5)]
        assert wrong == ["wrong-login"] * 3 + ["too-fast"] * 2
        await ann.post("/api/logout")
        assert await guess(ann, times=5) == ["wrong-login"] * 3 + ["too-fast"] * 2

    play(story, rates=FEW)


@pytest.mark.parametrize("how", ["password", "elsewhere", "administrator"])
def test_a_browser_is_forgotten_with_a_new_password_or_when_logged_out_everywhere(play: Play, how: str) -> None:
    async def story(world: World) -> None:
        ann, left = await at_home(world), Browser(world.app, NEXT_DOOR)
        await left.post("/api/login", name="Ann", password=PASSWORD)
        await left.post("/api/logout")
        if how == "password":
            await ann.post("/api/account/password", password=PASSWORD, new_password=PASSWORD)
        elif how == "elsewhere":
            await ann.post("/api/logout/elsewhere")
        else:
            person = await administration.person_named(world.house.store, "Ann")
            assert person is not None
            await administration.reset_password(world.house.store, "root", person, accounts.hasher.hash(PASSWORD))
        await ann.post("/api/logout")
        await guess(Browser(world.app, NEXT_DOOR))
        assert (await left.post("/api/login", name="Ann", password=PASSWORD)).status == 429
        known = await ann.post("/api/login", name="Ann", password=PASSWORD)
        assert known.status == (429 if how == "administrator" else 200)

    play(story, rates=FEW)


def test_a_browser_knows_several_accounts_and_opens_none(play: Play) -> None:
    async def story(world: World) -> None:
        family = await at_home(world)
        await family.post("/api/logout")
        await family.post("/api/account", name="Bob", password=PASSWORD)
        await family.post("/api/logout")
        await guess(Browser(world.app, NEXT_DOOR))
        forger = Browser(world.app, NEXT_DOOR)
        forger.device = family.device[:-1]
        assert (await forger.post("/api/login", name="Ann", password=PASSWORD)).status == 429
        forger.device, forger.cookie = "", f"kleos={family.device.partition('=')[2]}"
        assert await name_of(forger) == ""
        for name in ("Ann", "Bob"):
            answer = await family.post("/api/login", name=name, password=PASSWORD)
            assert answer.status == 200
            await family.post("/api/logout")
        assert family.device.startswith("kleos-device=")

    play(story, rates=FEW)


def test_forged_and_expired_cookies_are_nobodys(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        table = await ann.table("naruto-mythos", ME, BOT)
        right = ann.cookie
        person = visitors.key_in(world.house.secret, right.partition("=")[2])[0]
        assert person is not None
        other_secret = URLSafeTimedSerializer("another secret", salt=visitors.SALT).dumps(person)
        other_salt = URLSafeTimedSerializer(world.house.secret, salt="x").dumps(person)
        listed = visitors.signer(world.house.secret).dumps([person])
        for forged in (right[:-1], other_secret, other_salt, person, "", "a.b.c", listed):
            ann.cookie = f"kleos={forged.removeprefix('kleos=')}"
            assert (await ann.get(f"/api/tables/{table}")).status == 404
        ann.cookie = right
        assert (await ann.get(f"/api/tables/{table}")).status == 200
        monkeypatch.setattr(visitors, "AGE", -1)
        ann.cookie = right
        assert (await ann.get(f"/api/tables/{table}")).status == 404

    play(story)


def test_a_cookie_is_renewed_in_time(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        await ann.post("/api/me", name="Ann")
        monkeypatch.setattr(visitors, "FRESH", -1)
        answer = await ann.get("/api/me")
        assert "set-cookie" in answer.headers
        assert answer.json()["name"] == "Ann"
        assert (await ann.get("/api/me")).json()["name"] == "Ann"

    play(story)


def test_the_cookie_outlives_the_house(play: Play) -> None:
    cookies: list[str] = []

    async def first(world: World) -> None:
        ann = world.browser()
        await ann.post("/api/me", name="Ann")
        cookies.append(ann.cookie)

    async def second(world: World) -> None:
        ann = world.browser()
        ann.cookie = cookies[0]
        assert (await ann.get("/api/me")).json()["name"] == "Ann"

    play(first)
    play(second)


def test_a_new_name_is_seen_at_the_table_at_once(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        screen = await ann.sit(await ann.table("naruto-mythos", ME, BOT))
        assert screen.state["names"][0] == "Guest"
        await ann.post("/api/me", name="Ann")
        await screen.hear("state")
        assert screen.state["names"][0] == "Ann"

    play(story)


# Sessions -------------------------------------------------------------------------------------------------------------
async def account(world: World, name: str = "Ann") -> Browser:
    ann: Browser = world.browser()
    assert (await ann.post("/api/account", name=name, password=PASSWORD)).status == 200
    return ann


def copy_of(world: World, browser: Browser) -> Browser:
    """Somebody who has got hold of a cookie."""
    thief: Browser = world.browser()
    thief.cookie = browser.cookie
    return thief


async def name_of(browser: Browser) -> str:
    return str((await browser.get("/api/me")).json()["name"])


def test_the_cookie_of_a_guest_opens_no_account(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        await ann.post("/api/me", name="Guest")
        thief = copy_of(world, ann)
        await ann.post("/api/account", name="Ann", password=PASSWORD)
        assert (await name_of(ann), await name_of(thief)) == ("Ann", "")

    play(story)


def test_a_cookie_opens_nothing_after_logging_out(play: Play) -> None:
    async def story(world: World) -> None:
        ann = await account(world)
        thief = copy_of(world, ann)
        assert await name_of(thief) == "Ann"
        await ann.post("/api/logout")
        assert (await name_of(ann), await name_of(thief)) == ("", "")
        world.house.keys.clear()
        assert await name_of(thief) == ""

    play(story)


def test_sessions_elsewhere_can_be_ended_at_open_tables_too(play: Play) -> None:
    async def story(world: World) -> None:
        ann = await account(world)
        phone = world.browser()
        await phone.post("/api/login", name="Ann", password=PASSWORD)
        table = await ann.table("naruto-mythos", ME, BOT)
        hers, there = await ann.sit(table), await phone.sit(table)
        world.house.keys.clear()  # what is forgotten is ended all the same
        assert (await ann.post("/api/logout/elsewhere")).status == 200
        assert (await there.hear("closed"))["code"] == 4408
        assert (await name_of(ann), await name_of(phone)) == ("Ann", "")
        assert (await hers.answer("speak", lang="fr"))["type"] == "state"
        refused = await phone.connect(table)
        await refused.tell("hello", version=VERSION, lang="en")
        assert (await refused.hear("error"))["code"] == "no-table"
        assert (await world.browser().post("/api/logout/elsewhere")).code == "no-account"

    play(story)


def test_a_new_password_ends_what_the_old_one_opened(play: Play) -> None:
    async def story(world: World) -> None:
        ann = await account(world)
        thief = world.browser()
        await thief.post("/api/login", name="Ann", password=PASSWORD)
        wrong = await ann.post("/api/account/password", password="not this one", new_password="another secret")
        assert (wrong.status, wrong.code) == (403, "wrong-login")
        short = await ann.post("/api/account/password", password=PASSWORD, new_password="short")
        assert short.code == "password-length"
        blank = await ann.post("/api/account/password", password=PASSWORD, new_password=" " * 8)
        assert blank.code == "password-length"
        assert await name_of(thief) == "Ann"
        assert (await ann.post("/api/account/password", password=PASSWORD, new_password="another secret")).status == 200
        assert (await name_of(ann), await name_of(thief)) == ("Ann", "")
        assert (await thief.post("/api/login", name="Ann", password=PASSWORD)).code == "wrong-login"
        assert (await thief.post("/api/login", name="Ann", password="another secret")).status == 200
        assert (await world.browser().post("/api/account/password", password="x", new_password=PASSWORD)).code == (
            "no-account"
        )

    play(story)


def test_sessions_last_when_the_house_opens_again(play: Play) -> None:
    cookies: list[str] = []

    async def first(world: World) -> None:
        cookies.append((await account(world)).cookie)

    async def second(world: World) -> None:
        ann = world.browser()
        ann.cookie = cookies[0]
        assert await name_of(ann) == "Ann"

    play(first)
    play(second)


# Names ------------------------------------------------------------------------------------------------------------------
def test_a_name_that_looks_like_an_accounts_is_refused(play: Play) -> None:
    async def story(world: World) -> None:
        ann, bob = world.browser(), world.browser()
        assert (await ann.post("/api/account", name="Oscar", password=PASSWORD)).status == 200
        for alike in ("0scar", "OSCAR", "Оѕсаг", "Ｏｓｃａｒ", "Os-car"):
            made = await bob.post("/api/account", name=alike, password=PASSWORD)
            assert (made.status, made.json()["error"]["code"]) == (409, "name-taken"), alike
        assert (await bob.post("/api/account", name="Bob", password=PASSWORD)).status == 200
        refused = await bob.post("/api/me", name="oscar")
        assert refused.json()["error"]["code"] == "name-taken"
        assert (await bob.get("/api/me")).json()["name"] == "Bob"
        assert (await bob.post("/api/me", name="B0B", lang="fr")).json()["name"] == "B0B", "it is his own"

    play(story)


def test_a_guest_cannot_take_the_visible_name_of_an_account(play: Play) -> None:
    async def story(world: World) -> None:
        ann, guest = world.browser(), world.browser()
        await ann.post("/api/account", name="Ann", password=PASSWORD)
        await ann.post("/api/me", name="Rex")
        assert (await guest.post("/api/me", name="Zoe")).status == 200
        for held in ("Ann", "R e x", "rex"):
            refused = await guest.post("/api/me", name=held)
            assert refused.status == 409
            assert "looks like it" in refused.json()["error"]["text"]
            seats = [{"kind": "person", "name": held}, {"kind": "person", "name": "Zoe"}]
            refused = await guest.post("/api/tables", game="naruto-mythos", seats=seats)
            assert (refused.status, refused.json()["error"]["field"]) == (409, "seats.0.name")
        assert (await guest.get("/api/me")).json()["name"] == "Zoe"
        await ann.post("/api/me", name="Ann")
        assert (await guest.post("/api/me", name="Rex")).status == 200, "nobody holds it any more"

    play(story)


def test_a_guest_loses_a_name_that_somebody_registers_and_is_told_at_open_tables(play: Play) -> None:
    async def story(world: World) -> None:
        ann, guest, other, watcher = (world.browser() for _ in range(4))
        await guest.post("/api/me", name="A n n")
        await other.post("/api/me", name="Bob")
        table = await guest.table("naruto-mythos", ME, {"kind": "open"}, listed=True, watchable=True)
        assert (await other.post(f"/api/tables/{table}/join")).status == 200
        screens = [await browser.sit(table) for browser in (guest, other, watcher)]
        assert screens[0].state["names"] == ["A n n", "Bob"]
        assert (await ann.post("/api/account", name="Ann", password=PASSWORD)).status == 200
        for screen in screens:
            await screen.until(names=["Guest", "Bob"])
        assert (await name_of(ann), await name_of(guest), await name_of(other)) == ("Ann", "", "Bob")
        assert (await guest.post("/api/me", name="A n n")).code == "name-taken"
        await ann.post("/api/me", name="B0b")
        for screen in screens:
            await screen.until(names=["Guest 1", "Guest 2"])
        assert (await name_of(ann), await name_of(other)) == ("B0b", "")
        world.house.sittings.clear()
        assert (await guest.sit(table)).state["names"] == ["Guest 1", "Guest 2"]

    play(story)


def test_a_name_given_for_a_seat_is_lost_to_the_account_that_registers_it(play: Play) -> None:
    async def story(world: World) -> None:
        ann, guest = world.browser(), world.browser()
        await guest.post("/api/me", name="Zoe")
        seats = [{**ME, "name": "Анн"}, {**ME, "name": "Mum"}]
        table = await guest.table("naruto-mythos", *seats)
        screen = await guest.sit(table)
        assert screen.state["names"][1] == "Mum"
        assert (await ann.post("/api/account", name="Ahh", password=PASSWORD)).status == 200
        await screen.until(names=["Zoe", "Mum"])
        mine = {**ME, "name": "AHH"}
        hers = await ann.table("naruto-mythos", mine, ME)
        assert (await ann.sit(hers)).state["names"] == ["AHH", "Ahh"], "it is her own"

    play(story)


def test_of_a_guest_and_an_account_that_take_a_name_in_the_same_moment_the_account_has_it(
    play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def unseen(house: Any, name: str, person: Any) -> str:
        return name

    async def story(world: World) -> None:
        ann, guest = await account(world), world.browser()
        monkeypatch.setattr(accounts, "free_name", unseen)
        monkeypatch.setattr(tables, "free_name", unseen)
        screen = await guest.sit(await guest.table("naruto-mythos", {**ME, "name": "Ann"}, ME))
        assert screen.state["names"] == ["Guest 1", "Guest 2"]
        assert (await guest.post("/api/me", name="Ann")).code == "name-taken"
        assert (await name_of(ann), await name_of(guest)) == ("Ann", "")
        assert screen.state["names"] == ["Guest 1", "Guest 2"]

    play(story)


def test_names_that_hide_something_or_mix_alphabets_are_refused(play: Play) -> None:
    async def story(world: World) -> None:
        guest = world.browser()
        for name, code in (("An\u200bn", "name-signs"), ("Bоb", "name-scripts"), ("   ", "name-length")):
            refused = await guest.post("/api/me", name=name)
            assert (refused.status, refused.json()["error"]["code"]) == (400, code)
        assert (await guest.post("/api/me", name="  Ann   Ｂ ")).json()["name"] == "Ann B"

    play(story)


def test_a_password_of_spaces_is_none(play: Play) -> None:
    async def story(world: World) -> None:
        made = await world.browser().post("/api/account", name="Ann", password=" " * 8)
        assert (made.status, made.json()["error"]["code"]) == (400, "password-length")

    play(story)
