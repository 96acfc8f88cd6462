"""What a request may cost: however much was stored before, nobody else waits for it."""

import json
import random
from dataclasses import replace
from typing import Any

import pytest

import kleos
from kleos.server import showing
from kleos.server.library.decks import MOST_DECKS, MOST_LINES, MOST_TOLD
from kleos.server.protocol import VERSION
from kleos.server.scores import LARGEST
from kleos.server.settings import Bounds
from kleos.server.showing import PIECE

from .conftest import PLENTY, loop_seconds

LONGEST = 0.05  # seconds of the event loop for one request
Play = Any  # the fixture of conftest.py
World = Any


def nonsense(lines: int, seed: int) -> str:
    rng = random.Random(seed)
    return "\n".join(f"1 KS-{rng.randrange(10**6, 10**7)}x" for _ in range(lines))


def test_a_list_of_decks_full_of_unknown_names_takes_nobodys_time(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        for number in range(MOST_DECKS):
            kept = await ann.post("/api/decks", game="naruto-mythos", name=f"deck {number}", text=nonsense(400, number))
            assert kept.status == 201
        assert await loop_seconds(ann.get("/api/decks")) < LONGEST
        decks = (await ann.get("/api/decks")).json()["decks"]
        assert [deck["legal"] for deck in decks] == [False] * MOST_DECKS

    play(story)


def test_no_more_problems_with_a_deck_are_told_than_anybody_reads(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        checked = await ann.post("/api/decks/check", game="naruto-mythos", text=nonsense(MOST_LINES - 1, 1))
        problems = checked.json()["problems"]
        assert len(problems) == MOST_TOLD
        assert problems[-1]["text"].startswith("and ")
        assert "more problems" in problems[-1]["text"]

    play(story)


def test_a_score_sheet_takes_nobodys_time(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        hers, his = ["marine"] * 900, ["marine"] * 900
        sheet: dict[str, Any] = {
            "players": [
                {"name": "Ann", "hero": "seiya", "cards": hers},
                {"name": "Bob", "hero": "shiryu", "cards": his},
            ]
        }
        body = json.dumps(sheet).encode()
        assert LARGEST / 2 < len(body) <= LARGEST
        reckoned: list[Any] = []

        async def asked() -> None:
            reckoned.append(await ann.ask("POST", "/api/games/saint-seiya/score", body))

        assert await loop_seconds(asked()) < LONGEST
        assert "the box holds 2 copies" in reckoned[0].json()["error"]["text"]
        hers[:] = ["999 marine", "marine"]
        assert "999 cards" in (await ann.post("/api/games/saint-seiya/score", **sheet)).json()["error"]["text"]
        hers[:] = ["marine"] * 4000
        assert (await ann.post("/api/games/saint-seiya/score", **sheet)).status == 413

    play(story)


async def long_record(world: World, browser: Any, rounds: int = 400) -> str:
    """A table whose log is long: a match that was read in, with everything in it that can be repeated."""
    match = kleos.new("saint-seiya", players=2, seed=3)
    rng = random.Random(3)
    for _ in range(rounds * 8):
        if match.decision is None:
            break
        match.choose(rng.choice(match.decision.options.tokens()))
    assert match.decision is None
    made = await browser.post("/api/records", text=match.record())
    assert made.status == 201, made.body
    return str(made.json()["id"])


def test_a_long_log_is_told_piece_by_piece(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        table = await long_record(world, ann)
        screen = await ann.sit(table)
        first = screen.state["log"]
        assert len(first) == PIECE
        assert screen.state["log_from"] == first[0]["number"] - 1
        told = list(first)
        while told[0]["number"] > 1:
            piece = (await screen.answer("earlier", before=told[0]["number"]))["log"]
            assert 0 < len(piece) <= PIECE
            told = piece + told
        numbers = [entry["number"] for entry in told]
        assert numbers == list(range(1, len(numbers) + 1))
        assert len(numbers) > 2 * PIECE
        assert (await screen.answer("earlier", before=1))["log"] == []

    play(story)


def test_hello_and_another_language_take_nobodys_time(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        screen = await ann.sit(await long_record(world, ann))
        for lang in ("en", "fr"):
            await screen.answer("speak", lang=lang)  # made for the first time
            assert await loop_seconds(screen.answer("speak", lang=lang)) < LONGEST
            assert len(screen.frames[-1]) < 100_000
        assert await loop_seconds(screen.answer("hello", version=VERSION, lang="fr")) < LONGEST

    play(story)


def test_telling_a_table_again_and_again_is_limited(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        screen = await ann.sit(await ann.table("naruto-mythos", {"kind": "person"}, {"kind": "bot", "bot": "random"}))
        kinds = [(await screen.answer("speak", lang="en")) for _ in range(4)]
        assert [told.get("code", "") for told in kinds] == ["", "", "", "too-fast"]

    play(story, rates=replace(PLENTY, tellings="3/minute"))


def test_who_only_watches_costs_the_others_nothing(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        seats = ({"kind": "person"}, {"kind": "bot", "bot": "random"})
        table = await ann.table("naruto-mythos", *seats, watchable=True)
        hers = await ann.sit(table)
        watching = [await world.browser().sit(table) for _ in range(20)]
        for screen in watching[:10]:
            await screen.leave()
        assert hers.outbox.empty()
        assert all(screen.outbox.empty() for screen in watching[10:])
        await hers.choose()
        for screen in watching[10:]:
            await screen.hear("state")

    play(story)


def test_a_move_is_told_to_many_who_watch_with_one_encoding(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        seats = ({"kind": "person"}, {"kind": "bot", "bot": "random"})
        table = await ann.table("naruto-mythos", *seats, watchable=True)
        hers = await ann.sit(table)
        watching = [await world.browser().sit(table, lang) for lang in ("en", "fr") * 15]
        views: list[Any] = []
        view_of = showing.view_of

        def counted(*given: Any) -> Any:
            views.append(given)
            return view_of(*given)

        monkeypatch.setattr(showing, "view_of", counted)
        sitting = world.house.sittings[table]
        sitting.tell_all()
        assert len(views) == 3, "one for each language of who watches, and her own"
        for screen in watching:
            state = await screen.hear("state")
            assert state["eyes"] is None
        assert (await hers.hear("state"))["eyes"] == 0

    play(story)


def test_sockets_of_a_person_and_of_a_table_are_bounded(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        seats = ({"kind": "person"}, {"kind": "bot", "bot": "random"})
        table = await ann.table("naruto-mythos", *seats, watchable=True)
        screens = [await ann.sit(table) for _ in range(3)]
        one_more = await ann.connect(table)
        await one_more.tell("hello", version=VERSION, lang="en")
        assert (await one_more.hear("error"))["code"] == "too-many"
        await screens[0].leave()
        screens[0] = await ann.sit(table)
        strangers = [await world.browser().sit(table) for _ in range(2)]
        refused = await world.browser().connect(table)
        await refused.tell("hello", version=VERSION, lang="en")
        assert (await refused.hear("error"))["code"] == "too-many"
        await strangers[0].leave()
        assert (await world.browser().sit(table)).state["eyes"] is None

    play(story, bounds=Bounds(sockets_of_person=3, sockets_of_table=5))
