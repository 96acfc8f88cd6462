"""Whatever is sent to a table is answered with a clear error, and the table stays as it was."""

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from fastapi import FastAPI
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kleos.server.app import application
from kleos.server.house import Config
from kleos.server.protocol import LARGEST
from kleos.server.settings import Rates
from kleos.server.trying import HOST, Browser, Screen, running

NARUTO = "naruto-mythos"
ME = {"kind": "person"}
PLENTY = Rates(**dict.fromkeys(vars(Rates()), "100000/second"))
Play = Any  # the fixture of conftest.py
World = Any

KINDS = ["hello", "speak", "look", "choose", "why", "undo", "consent", "resigns", "claim", "rematch", "habit", "hint?"]
KINDS += ["arrange", "foresee"]
values = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), st.text(max_size=40), st.lists(st.integers())
)
fields = ["moves", "token", "seat", "thing", "other", "yes", "card", "line", "answer", "version", "lang", "ask", "x"]
fields += ["objects", "tokens"]
objects = st.dictionaries(st.sampled_from(fields), values, max_size=6)
messages = st.builds(lambda kind, rest: json.dumps({**rest, "type": kind}), st.sampled_from(KINDS), objects)
junk = st.one_of(st.text(max_size=200), st.binary(max_size=200), messages)


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[asyncio.Runner, FastAPI]]:
    """A house that stays open for all examples; opening one for each would take longer than they do."""
    database = tmp_path_factory.mktemp("fuzz") / "tables.db"
    app = application(Config(f"sqlite:///{database}", names=(HOST,), pause=60.0, processes=0, rates=PLENTY))
    with asyncio.Runner() as runner:
        house = running(app)
        runner.run(house.__aenter__())
        yield runner, app
        runner.run(house.__aexit__(None, None, None))


@settings(max_examples=60, suppress_health_check=list(HealthCheck))
@given(sent=st.lists(junk, min_size=1, max_size=12))
def test_nothing_that_is_sent_harms_a_table(
    open_house: tuple[asyncio.Runner, FastAPI], sent: list[str | bytes]
) -> None:
    runner, app = open_house

    async def story() -> None:
        ann = Browser(app)
        table = await ann.table(NARUTO, ME, ME)
        screen = await ann.sit(table)
        await screen.answer("look", seat=0)
        sitting = app.state.house.sittings[table]
        before = sitting.table.match.hash()
        for one in sent:
            await screen.tell_raw(one)
        answer = await screen.answer("choose", moves=10**6, token="keep")  # everything before it was answered
        assert answer["type"] == "error"
        assert answer["text"]
        assert sitting.table.match.hash() == before
        assert sitting.table.moves == 0
        for frame in screen.frames:
            heard = json.loads(frame)
            assert heard["type"] in ("state", "error", "reasons", "done", "notice")
            assert heard["type"] != "error" or (heard["code"] and heard["text"])
            assert heard.get("code") not in ("at-fault", "not-kept")
        await screen.answer("look", seat=0)
        assert (await screen.choose("keep"))["type"] == "done"
        await screen.leave()

    runner.run(story())


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        ("", "malformed"),
        ("{", "malformed"),
        ("[]", "malformed"),
        ('{"type":"nonsense"}', "malformed"),
        ('{"type":"choose"}', "malformed"),
        ('{"type":"choose","moves":"0","token":"keep"}', "malformed"),
        ('{"type":"choose","moves":0,"token":"keep","seat":1}', "malformed"),
        ("[" * 5000, "malformed"),
        (b"\xff\xfe", "malformed"),
        ('{"type":"why","thing":"' + "x" * LARGEST + '"}', "too-large"),
        ('{"type":"choose","moves":0,"token":"' + "keep " * 1000 + '"}', "illegal"),
        ('{"type":"look","seat":-1}', "not-yours"),
        ('{"type":"claim","seat":-1}', "not-yours"),
        ('{"type":"choose","moves":0,"token":""}', "illegal"),
        ('{"type":"habit","card":"KS-009","line":-1,"answer":"always"}', "no-habit"),
        ('{"type":"habit","card":"KS-009","line":1,"answer":"maybe"}', "malformed"),
        ('{"type":"habit","card":"\\u0000","line":1,"answer":"always"}', "no-habit"),
        ('{"type":"choose","moves":0,"token":"\\u0000"}', "illegal"),
        ('{"type":"arrange"}', "malformed"),
        ('{"type":"arrange","objects":[[1]]}', "malformed"),
        ('{"type":"arrange","objects":[1,2]}', "no-order"),
    ],
)
def test_every_kind_of_nonsense_has_its_code(play_on_both: Play, raw: str | bytes, code: str) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        screen: Screen = await ann.sit(await ann.table(NARUTO, ME, {"kind": "bot", "bot": "random"}), "fr")
        await screen.tell_raw(raw)
        answer = await screen.hear("error")
        assert answer["code"] == code
        assert (await screen.choose("keep"))["type"] == "done"

    play_on_both(story)


def test_a_connection_begins_with_hello_of_our_version(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        table = await ann.table(NARUTO, ME, ME)
        firsts: list[tuple[str, dict[str, Any], str]] = [
            ("choose", {"moves": 0, "token": "keep"}, "hello-first"),
            ("hello", {"version": 99, "lang": "it"}, "other-version"),
            ("hello", {"version": 1}, "malformed"),
        ]
        for kind, given_fields, code in firsts:
            screen = await ann.connect(table)
            await screen.tell(kind, **given_fields)
            assert (await screen.hear())["code"] == code
            assert (await screen.hear())["code"] == 4400
        screen = await ann.connect("no-such-table" * 20)
        await screen.tell("hello", version=1, lang="en")
        assert (await screen.hear())["code"] == "no-table"

    play(story)


def test_pages_of_other_sites_are_turned_away(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        table = await ann.table(NARUTO, ME, ME)
        for origin in ("http://evil.test", "null", "http://table.test.evil.test", "http://table.test:81"):
            screen = await ann.connect(table, {"origin": origin})
            assert (await screen.hear())["type"] == "closed"
            answer = await ann.post("/api/me", {"origin": origin}, name="Eve")
            assert (answer.status, answer.code) == (403, "foreign-page")
        assert (await ann.post("/api/me", {"sec-fetch-site": "cross-site"}, name="Eve")).status == 403
        assert (await ann.post("/api/me", {"origin": "http://table.test"}, name="Ann")).status == 200

    play(story)


def test_who_sends_too_much_must_wait_and_others_need_not(play: Play) -> None:
    async def story(world: World) -> None:
        ann, bob = world.browser(), world.browser()
        screen = await ann.sit(await ann.table(NARUTO, ME, ME))
        answers = [await screen.answer("speak", lang="en") for _ in range(8)]
        assert [one["type"] for one in answers[:3]] == ["state"] * 3
        assert answers[-1]["code"] == "too-fast"
        other = await bob.sit(await bob.table(NARUTO, ME, ME))
        assert (await other.answer("speak", lang="fr"))["type"] == "state"

    play(story, rates=replace(PLENTY, messages="5/minute"))


def test_a_browser_that_does_not_keep_up_is_hung_up_on(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        screen = await ann.sit(await ann.table(NARUTO, ME, ME))
        sitting = next(iter(world.house.sittings.values()))
        connection = next(iter(sitting.connections))
        for _ in range(200):
            sitting.tell_all()
        assert connection.lost
        while (await screen.hear())["type"] != "closed":
            pass
        assert screen.closed == 4408

    play(story)
