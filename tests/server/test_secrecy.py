"""Nobody is sent what he may not know: every frame is searched for the secrets of the others."""

import json
from typing import Any

import pytest

from kleos.engine.rng import seeded
from kleos.server import showing
from kleos.server.protocol import Why
from kleos.server.trying import Screen
from kleos.server.why import reasons
from kleos.testing import random_match

ME = {"kind": "person"}
OPEN = {"kind": "open"}
Play = Any  # the fixture of conftest.py
World = Any


def strings(part: Any) -> list[str]:
    """Every text in a frame."""
    if isinstance(part, dict):
        return [text for value in part.values() for text in strings(value)]
    if isinstance(part, list):
        return [text for value in part for text in strings(value)]
    return [part] if isinstance(part, str) else []


def leaks(frame: str, match: Any, eyes: int | None) -> list[str]:
    """The secrets in a frame: cards that lie nowhere but where these eyes cannot see, by id or in words."""
    message = json.loads(frame)
    if message["type"] != "state" or message["view"] is None:
        return []
    known = set(strings(match.view(eyes, "en"))) | {text for entry in match.log(eyes, "en") for text in strings(entry)}
    hidden: set[str] = set()
    for seat in range(match.players):
        if seat != eyes:
            hidden |= set(match.view(seat, "en")["players"][seat].get("hand", []))
    hidden -= known
    text = " ".join(strings(message))
    found = [card for card in hidden if card in text.split()]
    decision = message["decision"]
    if decision is not None and decision["seat"] != eyes and (decision["options"] or decision["prompt"]):
        found.append("the decision of another")
    if "seed" in frame:
        found.append("the seed")
    return found


async def played(world: World, game: str, moves: int) -> list[str]:
    """A match of two with a spectator, every frame searched as it comes."""
    ann, bob, eve = world.browser(), world.browser(), world.browser()
    table = await ann.table(game, ME, OPEN, watchable=True)
    first = await ann.sit(table)
    invite = first.state["invite"].partition("?invite=")[2]
    await bob.post(f"/api/tables/{table}/join", invite=invite)
    await first.until(status="playing")
    screens: list[tuple[Screen, int | None]] = [(first, 0), (await bob.sit(table), 1), (await eve.sit(table), None)]
    found: list[str] = []
    checked = {id(screen): 0 for screen, _ in screens}
    sitting = world.house.sittings[table]
    for turn in range(moves):
        for screen, eyes in screens:
            await screen.until(moves=sitting.table.moves)
            for frame in screen.frames[checked[id(screen)] :]:
                if json.loads(frame).get("moves") == sitting.table.moves:
                    found += leaks(frame, sitting.table.match, eyes)
            checked[id(screen)] = len(screen.frames)
        movers = [screen for screen, _ in screens if screen.mine]
        if not movers:
            break
        tokens = movers[0].tokens
        await movers[0].choose(tokens[(turn * 7) % len(tokens)])
    return found


@pytest.mark.parametrize("game", ["naruto-mythos", "saint-seiya"])
def test_no_frame_holds_a_secret(play: Play, game: str) -> None:
    async def story(world: World) -> None:
        assert await played(world, game, 40) == []

    play(story)


def test_the_search_finds_a_leak_that_is_put_in(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    right = showing.view_of

    def leaky(match: Any, eyes: int | None, lang: str) -> dict[str, Any]:
        view = right(match, eyes, lang)
        return {**view, "note": right(match, 1, lang)["players"][1].get("hand", [])}

    monkeypatch.setattr(showing, "view_of", leaky)

    async def story(world: World) -> None:
        assert await played(world, "naruto-mythos", 6) != []

    play(story)


def test_the_search_finds_a_decision_shown_to_others(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    right = showing.decision_info

    def leaky(table: Any, eyes: int | None, hidden: bool, lang: str) -> Any:
        return right(table, table.decider, hidden, lang)

    monkeypatch.setattr(showing, "decision_info", leaky)

    async def story(world: World) -> None:
        assert "the decision of another" in await played(world, "naruto-mythos", 3)

    play(story)


@pytest.mark.parametrize("game", ["naruto-mythos", "saint-seiya", "mythology-go"])
def test_why_says_the_same_whatever_the_one_who_asks_cannot_see(game: str) -> None:
    asked = 0
    for seed in range(2):
        match = random_match(game, seed)
        rng = seeded(seed, 9)
        for step in range(120):
            decision = match.decision
            if decision is None:
                break
            other = match.determinize(decision.seat, seed * 1000 + step)
            if step % 4 == 0 and other.decision is not None and other.decision.kind == decision.kind:
                shown = match.view(decision.seat)
                things = [f"o:{number}" for number in match.objects(decision.seat)]
                things += [f"c:{card}" for card in dict.fromkeys(shown["players"][decision.seat]["hand"])]
                for thing in things[:12]:
                    asked += 1
                    assert reasons(match, Why(thing=thing), "en") == reasons(other, Why(thing=thing), "en")
            match.choose(rng.below(len(decision.options)))
    assert asked > 100
