"""Chances to react: whether anybody could, who was asked and who passed is not to be seen by the others, not even in time."""

import asyncio
import json
from typing import Any, get_args

import pytest

import kleos
from kleos.language.messages import Words
from kleos.match import Match, setup_fields
from kleos.server.protocol import VERSION, FromBrowser, Why
from kleos.server.thinking import Trouble
from kleos.server.trying import Screen
from kleos.server.why import reasons
from kleos.table.clocks import Clocks, now
from kleos.table.seating import Seat
from kleos.table.store import Kept
from kleos.table.table import QUIET, REPLACE, Table
from kleos.testing import clause

World = Any
Play = Any  # the fixture of conftest.py
GAME = "kanzume-goddess"


def position(*hands: list[str]) -> dict[str, Any]:
    """p0 to play, with cards that are nowhere else; the others hold what is given."""
    gods = ["zeus", "thor", "hades", "hel"]
    return {
        "game": GAME,
        "seed": 5,
        "players": [{"god": gods[seat], "hand": hand, "deck": ["priest"] * 6} for seat, hand in enumerate(hands)],
    }


ATTACK = ["leo", "priest"]
ABLE = ["aquarius", "cancer"]  # answers the ability and the Attack
UNABLE = ["bishop", "priest"]
SHIELD = ["sacred-guardian", "priest"]


async def opened(world: World, *hands: list[str], **more: Any) -> tuple[list[Screen], Screen, Any]:
    """A table of people at that position, each at a screen of their own, and a spectator."""
    return await opened_at(world, position(*hands), len(hands), **more)


async def opened_at(
    world: World, document: dict[str, Any], count: int, bots: int = 0, **more: Any
) -> tuple[list[Screen], Screen, Any]:
    """A table of so many people, and bots behind them, at a position."""
    match = kleos.from_position(document)
    assert match.setup is not None
    browsers = [world.browser() for _ in range(count)]
    people = []
    for number, browser in enumerate(browsers):
        made = await browser.post(
            "/api/tables", game=GAME, seats=[{"kind": "person"}, {"kind": "bot", "bot": "random"}]
        )
        sitting = await world.house.sitting(made.json()["id"])
        people.append((sitting.table.seats[0].person, f"Player {number}"))
    kept = Kept(
        id="",
        game=GAME,
        host=people[0][0],
        seats=[Seat("person", person, name) for person, name in people] + [Seat("bot", bot="random")] * bots,
        setup=setup_fields(match.game, match.setup),
        options={},
        watchable=True,
        **more,
    )
    table = (await world.house.open_table(kept)).id
    screens = [await browser.sit(table) for browser in browsers]
    return screens, await world.browser().sit(table), await world.house.sitting(table)


async def settled(*screens: Screen) -> None:
    """Hears everything that is on its way."""
    for _ in range(6):
        await asyncio.sleep(0.02)
        for screen in screens:
            while not screen.outbox.empty():
                await screen.next()


def told(screen: Screen) -> list[dict[str, Any]]:
    """All states a screen was sent, without what differs from table to table."""
    out = []
    for frame in screen.frames:
        message = json.loads(frame)
        if message["type"] == "state":
            for key in ("table", "invite", "watch"):
                message.pop(key)
            out.append(message)
    return out


async def attacked(world: World, hand: list[str], other: list[str]) -> list[list[dict[str, Any]]]:
    """p0 plays Leo at p1; whoever can react passes. What p0, p2 and a spectator were told."""
    screens, spectator, _ = await opened(world, ATTACK, hand, other)
    everybody = [*screens, spectator]
    await settled(*everybody)
    for screen in everybody:
        screen.frames.clear()
    await screens[0].choose("play leo 1")
    await settled(*everybody)
    await screens[0].choose("player p1")
    for _ in range(8):
        await settled(*everybody)
        for screen in screens[1:]:
            if screen.mine and "pass" in screen.tokens:
                await screen.choose("pass")
    await settled(*everybody)
    assert screens[0].mine, "it is p0's turn again"
    return [told(screens[0]), told(screens[2]), told(spectator)]


def test_others_are_told_the_same_whether_or_not_somebody_could_react(play: Play) -> None:
    async def story(world: World) -> None:
        nobody = await attacked(world, UNABLE, UNABLE)
        somebody = await attacked(world, ABLE, UNABLE)
        assert nobody[0] == somebody[0], "the attacker"
        assert nobody[1] == somebody[1], "a bystander"
        assert nobody[2] == somebody[2], "a spectator"
        protected = await attacked(world, ABLE, SHIELD)
        assert protected[0] == nobody[0]
        assert protected[2] == nobody[2]

    play(story)


def test_a_moment_to_react_is_shown_before_what_it_leads_to(play: Play) -> None:
    async def story(world: World) -> None:
        _, _, spectator = await attacked(world, UNABLE, UNABLE)
        awaiting = [state for state in spectator if state["decision"] == {**state["decision"], "seat": None}]
        energies = [state["view"]["players"][1]["energy"] for state in spectator]
        assert len(awaiting) == 2  # the ability window and the attack window
        assert [state["view"]["attack"] for state in awaiting] == [None, {"by": 0, "on": 1, "value": 6, "reduced": 0}]
        assert energies[-1] == 9
        assert all(energy == 15 for energy in energies[:-1])
        assert all(not state["thinking"] for state in spectator)

    play(story)


def test_each_moment_lasts_as_long_as_any_other(play: Play) -> None:
    async def lasted(world: World, hand: list[str]) -> float:
        screens, spectator, _ = await opened(world, ATTACK, hand, UNABLE)
        await screens[0].choose("play leo 1")
        loop = asyncio.get_running_loop()
        start = loop.time()
        await screens[0].choose("player p1")

        async def passing() -> None:
            while True:
                await screens[1].hear("state")
                if screens[1].mine and "pass" in screens[1].tokens:
                    await screens[1].choose("pass")

        passer = asyncio.create_task(passing())
        while spectator.state["view"]["players"][1]["energy"] == 15:
            await spectator.hear("state")
        passer.cancel()
        return loop.time() - start

    async def story(world: World) -> None:
        slow, quick = await lasted(world, ABLE), await lasted(world, UNABLE)
        assert 0.3 <= quick < 1.5
        assert abs(slow - quick) < 0.15

    play(story, pause=0.15)


def test_only_who_is_asked_can_answer_and_nobody_learns_who_that_is(play: Play) -> None:
    async def story(world: World) -> None:
        screens, spectator, sitting = await opened(world, ATTACK, ABLE, SHIELD)
        await settled(*screens, spectator)
        await screens[0].choose("play leo 1")
        await screens[0].choose("player p1")
        await settled(*screens, spectator)
        assert screens[1].mine
        assert screens[1].state["decision"]["window"] == "answering"
        for screen in (screens[0], screens[2], spectator):
            assert screen.state["decision"]["seat"] is None
            assert screen.state["decision"]["kind"] == ""
        for screen in (screens[0], screens[2]):
            refused = await screen.answer("choose", moves=screen.state["moves"], token="pass")
            assert refused["type"] == "error"
            assert (await screen.answer("why", thing="c:priest"))["type"] == "error"
            world.clock.wait(100)
            assert (await screen.answer("nudge"))["code"] == "nobody-to-nudge"
            assert screen.state["nudge"] is None
        before = [len(screen.frames) for screen in (screens[0], screens[2], spectator)]
        await screens[1].choose("pass")
        assert sitting.table.live[-1].kind == QUIET
        assert sitting.table.live[-1].spent == 0
        await settled(*screens, spectator)
        # The Attack is declared: everybody sees it, and p1 is asked once more.
        assert screens[1].mine
        assert screens[1].state["decision"]["window"] == "defending"
        for screen, count in zip((screens[0], screens[2], spectator), before, strict=True):
            assert len(screen.frames) == count + 1
        await screens[1].choose("pass")
        await settled(*screens, spectator)
        assert screens[2].mine
        assert screens[2].state["decision"]["window"] == "protecting"
        for screen, count in zip((screens[0], spectator), (before[0], before[2]), strict=True):
            assert len(screen.frames) == count + 1, "a pass is not to be noticed"

    play(story)


def test_a_reaction_is_seen_by_everybody_at_once(play: Play) -> None:
    async def story(world: World) -> None:
        screens, spectator, _ = await opened(world, ATTACK, ["cancer"], UNABLE)
        await screens[0].choose("play leo 1")
        await screens[0].choose("player p1")
        await settled(*screens, spectator)
        await screens[1].choose("react cancer 2")
        await settled(*screens, spectator)
        assert spectator.state["view"]["players"][1]["energy"] == 12
        assert "cancer" in spectator.state["view"]["players"][1]["discard"]
        assert screens[0].mine

    play(story)


def test_taking_back_is_the_same_whether_or_not_somebody_passed(play: Play) -> None:
    async def undoing(world: World, hand: list[str]) -> dict[str, Any]:
        told = await attacked(world, hand, UNABLE)
        shown: dict[str, Any] = told[0][-1]["undo"]
        return shown

    async def story(world: World) -> None:
        able, unable = await undoing(world, ABLE), await undoing(world, UNABLE)
        assert able == unable
        assert able["can"] == "ask"

    play(story)


@clause("KG-9.6")
def test_somebody_can_let_every_chance_of_a_kind_pass(play: Play) -> None:
    async def story(world: World) -> None:
        screens, spectator, sitting = await opened(world, ATTACK, ABLE, SHIELD)
        bad = await screens[1].answer("habit", card="answering", line=3, answer="never")
        assert bad["type"] == "error"
        assert (await screens[1].answer("habit", card="answering", line=0, answer="always"))["type"] == "error"
        for window in ("answering", "defending"):
            assert (await screens[1].answer("habit", card=window, line=0, answer="never"))["type"] == "done"
        await settled(*screens, spectator)
        assert {habit["card"]: habit["name"] for habit in screens[1].state["habits"]} == {
            "answering": "Answering abilities of Warriors",
            "defending": "Reacting to Attacks on my God",
        }
        await screens[0].choose("play leo 1")
        await screens[0].choose("player p1")
        await settled(*screens, spectator)
        assert not screens[1].mine
        assert [entry.kind for entry in sitting.table.live[-2:]] == [QUIET, QUIET]
        assert screens[2].mine
        await screens[2].choose("pass")
        await settled(*screens, spectator)
        assert spectator.state["view"]["players"][1]["energy"] == 9

    play(story)


def test_at_a_table_with_clocks_a_chance_that_is_not_taken_in_time_has_passed(play: Play) -> None:
    async def story(world: World) -> None:
        screens, spectator, sitting = await opened(
            world, ATTACK, ["cancer"], UNABLE, clocks=Clocks(move=600, total=60_000)
        )
        await screens[0].choose("play leo 1")
        await screens[0].choose("player p1")
        await settled(*screens, spectator)
        assert all(not clock["running"] and not clock["claimable"] for clock in spectator.state["clocks"])
        left = [clock["total_left"] for clock in spectator.state["clocks"]]
        await asyncio.sleep(0.7)
        await settled(*screens, spectator)
        assert sitting.table.live[-1].kind == QUIET
        assert spectator.state["view"]["players"][1]["energy"] == 9
        assert spectator.state["clocks"][1]["total_left"] == left[1], "what a pass took is not to be seen"

    play(story)


def test_a_table_is_loaded_with_the_chances_that_were_let_pass() -> None:
    match = kleos.from_position(position(ATTACK, ABLE, UNABLE))
    assert match.setup is not None
    setup = setup_fields(match.game, match.setup)
    seats = [Seat("person", str(number)) for number in range(3)]
    table = Table(GAME, seats, setup=setup)
    for seat, token in ((0, "play leo 1"), (0, "player p1"), (1, "pass"), (1, "pass")):
        table.take(table.choose(seat, token, 0))
    again = Table(GAME, [Seat("person", str(number)) for number in range(3)], setup=setup)
    again.load(table.live)
    assert hash_of(again.match) == hash_of(table.match)
    assert again.quiet == table.quiet == [0, 2, 0]
    assert again.opened == table.opened
    assert (again.version([0]), again.version([1]), again.version([])) == (2, 4, 2)


def hash_of(match: Match | None) -> str:
    assert match is not None
    return match.hash()


def test_an_outcome_says_how_it_was_won_and_what_was_counted(play: Play) -> None:
    async def story(world: World) -> None:
        screens, spectator, _ = await opened(world, ATTACK, UNABLE)
        for screen in (screens[0], spectator):
            await settled(screen)
        sitting = await world.house.sitting(spectator.state["table"])
        sitting.table.match.state.players[1].energy = 5
        await screens[0].choose("play leo 1")
        await settled(*screens, spectator)
        outcome = spectator.state["outcome"]
        assert outcome["winners"] == [0]
        assert outcome["reason"] == "as the last God standing"
        assert outcome["scores_are"] == "Energy"
        energies = [player["total"] for player in outcome["reckoning"]["players"]]
        assert energies == outcome["scores"]
        assert outcome["reckoning"]["workings"][0]["lines"][-1].startswith("round ")

    play(story)


def test_a_pile_is_called_by_the_card_that_lies_open_on_it() -> None:
    match = kleos.from_position({**position(ATTACK, UNABLE), "piles": {"w3": ["libra"]}})
    assert reasons(match, Why(thing="p:w3"), "it").title == "Bilancia"
    assert reasons(match, Why(thing="p:w4"), "en").title == "an empty pile"


def nearly_over() -> dict[str, Any]:
    """The Attack of p0 will end the match, if p1 lets it."""
    document = position(ATTACK, UNABLE)
    document["players"][1]["energy"] = 3
    return document


def test_the_end_waits_until_the_moments_before_it_have_been_shown(play: Play) -> None:
    async def story(world: World) -> None:
        screens, spectator, sitting = await opened_at(world, nearly_over(), 2)
        table = sitting.kept.id
        await screens[0].choose("play leo 1")
        assert sitting.moments
        assert sitting.table.over
        await settled(*screens, spectator)
        last = sitting.moments[0].state.log.number
        for screen in (*screens, spectator):
            assert (screen.state["status"], screen.state["outcome"]) == ("playing", None)
            assert screen.state["decision"] == {**screen.state["decision"], "seat": None}
            assert max(screen.log) == last
        assert screens[0].state["undo"]["can"] == "ask", "as in any other moment"
        ann = world.met[0]
        for what in ("replay", "record", "position", "replay/1"):
            assert (await ann.get(f"/api/tables/{table}/{what}")).code == "not-over"
        assert (await ann.get(f"/api/tables/{table}/report")).json()["record"] == ""
        mine = (await ann.get("/api/tables/mine")).json()["tables"]
        assert next(one for one in mine if one["id"] == table)["status"] == "playing"
        assert table not in [one["table"] for one in (await ann.get("/api/me/matches")).json()["matches"]]
        assert (await screens[1].answer("rematch"))["code"] == "not-over"
        assert sitting.moments, "all of that was asked before the end was shown"
        while sitting.moments:
            await asyncio.sleep(0.02)
        await settled(*screens, spectator)
        assert all(screen.state["status"] == "over" and screen.state["outcome"] for screen in (*screens, spectator))
        assert (await ann.get(f"/api/tables/{table}/record")).status == 200
        assert table in [one["table"] for one in (await ann.get("/api/me/matches")).json()["matches"]]

    play(story, pause=0.8, clock=now)


REQUESTS: dict[str, dict[str, Any]] = {
    "hello": {"version": VERSION, "lang": "en"},
    "speak": {"lang": "fr"},
    "look": {"seat": 0},
    "earlier": {"before": 3},
    "choose": {"moves": 0, "token": "pass"},
    "why": {"thing": "c:priest"},
    "foresee": {"moves": 0, "tokens": ["pass"]},
    "hint": {"moves": 0},
    "undo": {"moves": 0},
    "consent": {"moves": 0, "yes": True},
    "resign": {},
    "claim": {"seat": 1},
    "rematch": {},
    "habit": {"card": "answering", "line": 0, "answer": "never"},
    "arrange": {"objects": [1]},
    "stand-in": {"seat": 1, "yes": True},
    "back": {},
    "sign": {"sign": "luck"},
    "nudge": {},
}
HANDS = (UNABLE, ABLE)
Heard = list[list[dict[str, Any]]]


def test_every_request_is_compared() -> None:
    assert set(REQUESTS) == {kind.__struct_config__.tag for kind in get_args(FromBrowser)}


def heard(screens: list[Screen]) -> Heard:
    """All that screens were sent, without what differs from table to table."""
    return [
        [{key: one for key, one in json.loads(frame).items() if key not in ("table", "watch")} for frame in one.frames]
        for one in screens
    ]


async def asked_in_a_moment(world: World, players: int, hand: list[str], by: int, *kinds: str) -> tuple[Heard, Heard]:
    """What everybody but p1 is told when somebody asks something in a moment in which p1 may react, if able to.

    The last of them is the spectator. At a table of two that is the end of the match, if p1 lets it be. Then p1, where
    asked, passes: what everybody is told after that comes second.
    """
    document = position(ATTACK, hand, *[UNABLE] * (players - 2))
    document["players"][1]["energy"] = 3 if players == 2 else 15
    screens, spectator, sitting = await opened_at(world, document, players)
    everybody = [*screens, spectator]
    others = [one for one in everybody if one is not screens[1]]
    await settled(*everybody)
    await screens[0].choose("play leo 1")
    if players > 2:
        await screens[0].choose("player p1")
    await settled(*everybody)
    assert (sitting.table.decider == 1) == (hand == ABLE), "the two worlds differ"
    for one in others:
        one.frames.clear()
    for kind, screen in zip(kinds, (everybody[by], screens[1]), strict=False):
        fields = REQUESTS[kind]
        await screen.answer(kind, **{**fields, **({"moves": screen.state["moves"]} if "moves" in fields else {})})
        await settled(*everybody)
    during = heard(others)
    while sitting.moments or sitting.table.secret:
        if not sitting.at_hand:
            async with sitting.lock:
                await sitting.show_next()
        await settled(*everybody)
        if screens[1].mine and "pass" in screens[1].tokens:
            await screens[1].choose("pass")
            await settled(*everybody)
    return during, [] if sitting.over else heard(others)  # of a match that is over nothing is hidden


async def told_apart(world: World, players: int, by: int, *asked: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The requests by which somebody could tell the two worlds apart."""
    worlds = [asked_in_a_moment(world, players, hand, by, *kinds) for kinds in asked for hand in HANDS]
    answers = await asyncio.gather(*worlds)
    found = []
    for kinds, nobody, somebody in zip(asked, answers[::2], answers[1::2], strict=True):
        if nobody != somebody:
            found.append(kinds)
    return found


@pytest.mark.parametrize(("players", "by"), [(2, 0), (2, -1), (3, 0), (3, 2), (3, -1)])
def test_no_request_tells_whether_somebody_is_asked(play: Play, players: int, by: int) -> None:
    """Not in the last moments of a match of two, nor in those of a match that goes on."""

    async def story(world: World) -> None:
        assert await told_apart(world, players, by, *[(kind,) for kind in REQUESTS]) == []

    play(story, pause=60.0)


@pytest.mark.parametrize("players", [2, 3])
def test_what_others_answer_is_done_whether_or_not_somebody_is_asked(play: Play, players: int) -> None:
    async def story(world: World) -> None:
        asked = [("undo", "consent"), ("resign", "resign"), ("sign", "resign"), ("undo", "resign"), ("resign", "undo")]
        assert await told_apart(world, players, 0, *asked) == []

    play(story, pause=60.0)


def test_a_bot_stands_in_and_leaves_again_in_the_last_moments_as_in_any(play: Play) -> None:
    async def stood_in(world: World, hand: list[str]) -> list[dict[str, Any]]:
        document = position(ATTACK, hand)
        document["players"][1]["energy"] = 3
        screens, _, sitting = await opened_at(world, document, 2)
        sitting.table.seats[1].lends = True
        bob = world.met[-2]
        await screens[0].choose("play leo 1")
        await screens[1].leave()
        world.clock.wait(120)
        answers = [await screens[0].answer("stand-in", seat=1, yes=True)]
        assert sitting.table.stand_ins
        screens[1] = await bob.sit(sitting.kept.id)
        answers.append(await screens[1].answer("back"))
        assert not sitting.table.stand_ins
        assert sitting.table.over == (hand == UNABLE)
        return answers

    async def story(world: World) -> None:
        async def for_ever(*given: Any) -> Any:
            await asyncio.sleep(60)

        world.house.thinkers.answer = for_ever
        nobody, somebody = [await stood_in(world, hand) for hand in HANDS]
        assert [answer["type"] for answer in nobody] == ["done", "done"]
        assert nobody[0] == somebody[0]

    play(story, pause=60.0)


def test_the_database_hears_of_the_end_when_everybody_has_seen_it(play: Play) -> None:
    made: list[tuple[str, str]] = []

    async def in_the_last_moment(world: World) -> tuple[list[Screen], Any]:
        screens, _, sitting = await opened_at(world, nearly_over(), 2, listed=True)
        await screens[0].choose("play leo 1")
        assert sitting.table.over
        kept = await world.house.store.table(sitting.kept.id)
        assert (kept.status, kept.outcome) == ("playing", None)
        lobby = (await world.browser().get("/api/tables")).json()
        assert sitting.kept.id in [one["id"] for one in lobby["watch"]]
        return screens, sitting

    async def shown(world: World) -> None:
        screens, sitting = await in_the_last_moment(world)
        await screens[0].until(status="over")
        kept = await world.house.store.table(sitting.kept.id)
        assert (kept.status, kept.outcome.winners) == ("over", (0,))

    async def killed(world: World) -> None:
        _, sitting = await in_the_last_moment(world)
        made.append((sitting.kept.id, world.met[0].cookie))

    async def again(world: World) -> None:
        table, cookie = made[0]
        ann = world.browser()
        ann.cookie = cookie
        assert (await world.house.store.table(table)).status == "playing"
        assert (await ann.sit(table)).state["status"] == "over"
        kept = await world.house.store.table(table)
        assert (kept.status, kept.outcome.winners) == ("over", (0,))

    play(shown, pause=0.4)
    play(killed, pause=60.0)
    play(again)


def test_the_end_is_shown_though_it_cannot_be_kept_at_once(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(world: World) -> None:
        screens, _, sitting = await opened_at(world, nearly_over(), 2)
        keep_end = world.house.store.keep_end
        failed: list[bool] = []

        async def unsound(*given: Any) -> None:
            if not failed:
                failed.append(True)
                raise OSError
            await keep_end(*given)

        monkeypatch.setattr(world.house.store, "keep_end", unsound)
        await screens[0].choose("play leo 1")
        await screens[0].until(status="over")
        assert failed
        assert (await world.house.store.table(sitting.kept.id)).status == "over"

    play(story, pause=0.1)


def test_a_moment_lasts_no_longer_because_a_bot_is_asked_and_thinks_for_long(play: Play) -> None:
    """Thoughts that wait for others, or take long, would tell that there was something to think about."""

    async def lasted(world: World, hand: list[str]) -> float:
        screens, spectator, sitting = await opened_at(world, position(ATTACK, hand, UNABLE), 1, bots=2)
        loop = asyncio.get_running_loop()
        await screens[0].choose("play leo 1")
        start = loop.time()
        await screens[0].choose("player p1")
        while spectator.state["view"]["players"][1]["energy"] == 15:
            await spectator.hear("state")
        assert [entry.kind for entry in sitting.table.live].count(QUIET) == (2 if hand == ABLE else 0)
        return loop.time() - start

    async def story(world: World) -> None:
        async def for_ever(*given: Any) -> Any:
            await asyncio.sleep(60)

        world.house.thinkers.answer = for_ever
        asked, unasked = await lasted(world, ABLE), await lasted(world, UNABLE)
        assert abs(asked - unasked) < 0.2

    play(story, pause=0.4, clock=now)


def test_a_bot_in_trouble_lets_its_chance_pass_and_nobody_hears_of_it(play: Play) -> None:
    """To be told that another bot plays on would tell that this one could have reacted."""

    async def story(world: World) -> None:
        async def dies(*given: Any) -> Any:
            raise Trouble(Words("bot-died"))

        world.house.thinkers.answer = dies
        screens, spectator, sitting = await opened_at(world, position(ATTACK, ABLE, UNABLE), 1, bots=2)
        await screens[0].choose("play leo 1")
        await screens[0].choose("player p1")
        while spectator.state["view"]["players"][1]["energy"] == 15:
            await spectator.hear("state")
        kinds = [entry.kind for entry in await world.house.store.entries(sitting.kept.id)]
        assert (kinds.count(QUIET), kinds.count(REPLACE)) == (2, 0)
        assert not [
            frame for screen in (screens[0], spectator) for frame in screen.frames if '"type":"notice"' in frame
        ]

    play(story, pause=0.05, clock=now)
