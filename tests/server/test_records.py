"""Matches that are over: looked through, kept as files, continued, read in; and nothing of it before the end."""

import json
from typing import Any

import pytest

import kleos
from kleos.server.trying import Browser
from kleos.testing import clause, play_randomly, random_match

from .conftest import whole_log

NARUTO = "naruto-mythos"
ME = {"kind": "person"}
BOT = {"kind": "bot", "bot": "random"}
Play = Any  # the fixture of conftest.py
World = Any


def finished(seed: int = 3) -> kleos.Match:
    match = random_match(NARUTO, seed)
    play_randomly(match, seed)
    return match


async def read_in(ann: Browser, match: kleos.Match) -> str:
    made = await ann.post("/api/records", text=match.record())
    assert made.status == 201, made.body
    return str(made.json()["id"])


def test_a_record_is_read_in_looked_through_and_given_back(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        match = finished()
        table = await read_in(ann, match)
        replay = (await ann.get(f"/api/tables/{table}/replay?lang=fr")).json()
        assert match.moves is not None
        assert match.outcome is not None
        assert replay["names"] == ["Joueur 1", "Joueur 2"], "nobody is known who played it"
        assert len(replay["moves"]) == match.moves.count
        assert replay["outcome"]["scores"] == list(match.outcome.scores)
        reckoning = match.reckoning("fr")
        assert reckoning is not None
        assert replay["outcome"]["reckoning"] == reckoning.data()
        assert all(move["text"] for move in replay["moves"])
        record = await ann.get(f"/api/tables/{table}/record")
        assert record.body.decode() == match.record()
        assert "attachment" in record.headers["content-disposition"]
        screen = await ann.sit(table)
        assert (screen.state["status"], screen.state["eyes"]) == ("over", None)

    play(story)


def test_every_moment_through_everybodys_eyes(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        match = finished()
        table = await read_in(ann, match)
        moments = [moment.clone() for moment in kleos.replayed(match.record())]
        for at in (0, 40, 7, len(moments) - 1, 20):
            for eyes in (None, 0, 1):
                query = "" if eyes is None else f"?eyes={eyes}"
                frame = (await ann.get(f"/api/tables/{table}/replay/{at}{query}")).json()
                view = moments[at].view(eyes)
                view.pop("decision")
                assert frame["view"] == json.loads(json.dumps(view)), (at, eyes)
                told = whole_log(moments[at], eyes)
                assert [entry["text"] for entry in frame["log"]] == [entry.text for entry in told]
        assert (await ann.get(f"/api/tables/{table}/replay/9999")).code == "move-range"
        assert (await ann.get(f"/api/tables/{table}/replay/3?eyes=5")).code == "no-seat"
        late = (await ann.get(f"/api/tables/{table}/replay/30?since=5")).json()
        assert late["log"][0]["number"] == 6

    play(story)


def test_a_new_table_goes_on_from_any_move(play: Play) -> None:
    async def story(world: World) -> None:
        ann, bob = world.browser(), world.browser()
        match = finished()
        table = await read_in(ann, match)
        moments = [moment.clone() for moment in kleos.replayed(match.record())]
        middle = next(
            at for at, one in enumerate(moments) if one.decision and one.decision.kind not in ("turn", "mulligan")
        )
        for at in (0, middle, 20):
            made = await bob.post(f"/api/tables/{table}/continue", moves=at, seats=[ME, ME])
            assert made.status == 201, made.body
            screen = await bob.sit(made.json()["id"])
            decision = moments[at].decision
            assert decision is not None
            assert screen.state["decision"]["seat"] == decision.seat
            await screen.answer("look", seat=decision.seat)
            assert screen.tokens == decision.options.tokens()
            assert screen.state["moves"] == at
            assert screen.state["undo"]["can"] == "no", "what was played elsewhere is not taken back here"
            assert (await screen.choose())["type"] == "done"
        last = match.moves.count if match.moves else 0
        assert (await bob.post(f"/api/tables/{table}/continue", moves=last, seats=[ME, ME])).code == "match-over"
        assert (await bob.post(f"/api/tables/{table}/continue", moves=3, seats=[ME])).code == "seats-number"

    play(story)


@clause("KG-3.30", "KG-3.6")
@pytest.mark.parametrize(
    ("players", "options", "sides"),
    [
        (3, {"sides": ["norse", "random", "greek"]}, ["norse", None, "greek"]),
        (4, {"mode": "team", "mains": [2, 1], "sides": ["greek"]}, ["greek", "norse"] * 2),
    ],
    ids=["alone", "teams"],
)
def test_a_match_with_agreed_sides_is_read_in_gone_on_with_and_played_again(
    play: Play, players: int, options: dict[str, Any], sides: list[str | None]
) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        match = play_randomly(kleos.new("kanzume-goddess", seed=3, players=players, options=options), 3, eager=True)
        table = await read_in(ann, match)
        made = await ann.post(f"/api/tables/{table}/continue", moves=0, seats=[ME] + [BOT] * (players - 1))
        assert made.status == 201, made.body
        screen = await ann.sit(made.json()["id"])
        for _ in range(2):
            view = screen.state["view"]
            assert [player["side"] for player in view["players"]] == sides
            assert view["mains"] == options.get("mains", [])
            assert (await screen.answer("resign"))["type"] == "done"
            while screen.state["outcome"] is None:
                if screen.mine:
                    await screen.choose()
                else:
                    await screen.hear("state")
            await screen.answer("rematch")
            while not screen.state["next_table"]:
                await screen.hear("state")
            screen = await ann.sit(screen.state["next_table"])

    play(story)


def test_positions_are_given_between_effects(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        match = finished()
        table = await read_in(ann, match)
        codes = []
        for at in range(40):
            answer = await ann.get(f"/api/tables/{table}/position?moves={at}")
            frame = (await ann.get(f"/api/tables/{table}/replay/{at}")).json()
            assert (answer.status == 200) == frame["position"]
            codes.append(answer.status)
            if answer.status == 200:
                assert kleos.from_position(answer.body.decode()).game.id == NARUTO
            else:
                assert answer.code == "no-position"
        assert set(codes) == {200, 409}

    play(story)


def test_nothing_of_it_before_the_end(play: Play) -> None:
    async def story(world: World) -> None:
        ann, eve = world.browser(), world.browser()
        table = await ann.table(NARUTO, ME, BOT)
        for path in ("replay", "replay/0", "record", "position"):
            assert (await ann.get(f"/api/tables/{table}/{path}")).code == "not-over"
        assert (await ann.post(f"/api/tables/{table}/continue", moves=0, seats=[ME, ME])).code == "not-over"
        report = (await ann.get(f"/api/tables/{table}/report")).json()
        assert (report["eyes"], report["record"]) == (0, "")
        assert "hand" not in report["view"]["players"][1]
        assert (await eve.get(f"/api/tables/{table}/report")).code == "no-table"
        screen = await ann.sit(table)
        await screen.answer("resign")
        assert (await ann.get(f"/api/tables/{table}/report")).json()["record"].startswith("kleos record")
        assert (await eve.get(f"/api/tables/{table}/replay")).status == 200, "whoever has the link may look afterwards"

    play(story)


def test_a_bad_record_is_told_with_its_line(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        good = finished().record()
        for bad, words in [("", "line 1"), ("hello", "line 1"), (good.replace("1. p0", "1. p1", 1), "line")]:
            answer = await ann.post("/api/records", text=bad)
            assert (answer.status, answer.code) == (400, "bad-record")
            assert words in answer.json()["error"]["text"]
        assert (await ann.post("/api/records", text="x" * 300_000)).code == "too-large"

    play(story)
