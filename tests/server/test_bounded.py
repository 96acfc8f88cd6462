"""What a request may cost: however much was stored before, nobody else waits for it."""

import json
import random
from typing import Any

from kleos.server.library.decks import MOST_DECKS, MOST_LINES, MOST_TOLD
from kleos.server.scores import LARGEST

from .conftest import loop_seconds

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
