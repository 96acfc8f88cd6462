"""Tables that are no fresh deal: marked for everybody, and with other people nobody knows what is hidden."""

from typing import Any

import pytest

import kleos
from kleos.engine.rng import seeded
from kleos.match import Match, listed
from kleos.server.trying import Browser
from kleos.table.table import DEAL, Table
from kleos.testing import clause, eager_choice, play_randomly, random_match

Play = Any  # the fixture of conftest.py
World = Any
NARUTO = "naruto-mythos"
ME = {"kind": "person"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


async def read_in(browser: Browser, match: Match) -> str:
    made = await browser.post("/api/records", text=match.record())
    assert made.status == 201, made.body
    return str(made.json()["id"])


async def continued(browser: Browser, match: Match, moves: int, seats: list[dict[str, str]], **wish: Any) -> str:
    record = await read_in(browser, match)
    made = await browser.post(f"/api/tables/{record}/continue", moves=moves, seats=seats, **wish)
    assert made.status == 201, made.body
    return str(made.json()["id"])


def begun(game: str, moves: int, seed: int = 7, players: int = 2) -> Match:
    match = random_match(game, seed, players)
    for _ in range(moves):
        match.choose(0)
    return match


def hand_of(state: dict[str, Any]) -> Any:
    """What whoever looks sees of the own seat alone."""
    return state["view"]["players"][state["eyes"]]


@pytest.mark.parametrize("game", kleos.games())
@pytest.mark.parametrize("moves", [0, 9])
def test_a_host_who_has_the_record_does_not_know_what_others_are_dealt(play: Play, game: str, moves: int) -> None:
    """The record of a chosen seed is read in and continued in the lobby: what can be worked out of it is not what is."""

    async def story(world: World) -> None:
        ann, bob = world.browser(), world.browser()
        match = begun(game, moves)
        table = await continued(ann, match, moves, [ME, OPEN], listed=True)
        assert (await bob.post(f"/api/tables/{table}/join")).status == 200
        sitting = await world.house.sitting(table)
        dealt = sitting.table.match
        assert dealt.hash() != match.hash()
        seen = [played_on(match), played_on(dealt)]
        assert seen[0] != seen[1], "what is drawn later is dealt anew too"
        screens = [await ann.sit(table), await bob.sit(table)]
        for seat, screen in enumerate(screens):
            assert screen.state["eyes"] == seat
            if game == NARUTO:
                assert hand_of(screen.state) != match.view(seat)["players"][seat]
        setup = sitting.kept.setup
        for token in (setup["seed"], "0"):  # nor from any seed the host knows
            guessed = match.clone()
            guessed.deal_anew(int(token))
            assert guessed.hash() != dealt.hash()

    play(story)


def played_on(match: Match) -> list[Any]:
    """What every seat sees after the first answers to twelve decisions."""
    played = match.clone()
    for _ in range(12):
        if played.decision is not None:
            played.choose(0)
    return [played.view(seat) for seat in range(played.players)]


def test_the_record_of_the_old_match_does_not_tell_the_new_deal_and_the_new_one_only_after_the_end(play: Play) -> None:
    async def story(world: World) -> None:
        ann, bob = world.browser(), world.browser()
        match = begun(NARUTO, 20)
        table = await continued(ann, match, 20, [ME, OPEN])
        sitting = await world.house.sitting(table)
        invite = sitting.kept.invite
        assert (await bob.post(f"/api/tables/{table}/join", invite=invite)).status == 200
        for what in ("record", "position", "replay"):
            assert (await ann.get(f"/api/tables/{table}/{what}")).code == "not-over"
        assert (await ann.get(f"/api/tables/{table}/report")).json()["record"] == ""
        screens = [await ann.sit(table), await bob.sit(table)]
        assert (await screens[0].answer("resign"))["type"] == "done"
        record = (await ann.get(f"/api/tables/{table}/record")).body.decode()
        assert kleos.replay(record).hash() == sitting.table.match.hash()
        replay = (await ann.get(f"/api/tables/{table}/replay?lang=fr")).json()
        assert replay["moves"][20] == {"number": 21, "seat": None, "text": "Ce qui est caché est redistribué."}
        before, after = [(await ann.get(f"/api/tables/{table}/replay/{at}?eyes=1")).json()["view"] for at in (20, 21)]
        assert before["players"][1]["hand"] != after["players"][1]["hand"]
        again = await ann.post(f"/api/tables/{table}/continue", moves=21, seats=[ME, ME])
        found = await world.house.sitting(again.json()["id"])
        assert found.table.match.view(1)["players"][1]["hand"] == match_after(record, 21)

    play(story)


def match_after(record: str, moves: int) -> Any:
    for match in kleos.replayed(record):
        if match.moves is not None and match.moves.count == moves:
            return match.view(1)["players"][1]["hand"]
    raise AssertionError("the record is shorter")


def test_alone_the_same_deal_goes_on_and_is_marked(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        match = begun(NARUTO, 8)
        for seats in ([ME, BOT], [ME, ME]):
            table = await continued(ann, match, 8, seats)
            sitting = await world.house.sitting(table)
            assert sitting.table.match.hash() == match.hash()
            assert not [entry for entry in sitting.table.live if entry.kind == DEAL]
            state = (await ann.sit(table)).state
            assert (state["origin"]["kind"], state["origin"]["moves"], state["origin"]["anew"]) == ("record", 8, False)

    play(story)


def from_position() -> Match:
    match = begun(NARUTO, 0)
    while match.decision is not None and match.decision.kind != "turn":
        match.choose(0)
    return kleos.from_position(match.position())


@pytest.mark.parametrize(
    ("match", "moves", "kind", "name"),
    [
        (begun(NARUTO, 12), 12, "record", "Reprise après le coup 12"),
        (begun(NARUTO, 12), 0, "seed", "Donne choisie"),
        (from_position(), 0, "position", "Depuis une position"),
    ],
    ids=["record", "seed", "position"],
)
def test_a_table_says_what_it_was_begun_from_wherever_it_is_met(
    play: Play, match: Match, moves: int, kind: str, name: str
) -> None:
    async def story(world: World) -> None:
        ann, bob, cid = world.browser(), world.browser(), world.browser()
        table = await continued(ann, match, moves, [ME, OPEN], listed=True, watchable=True)
        sitting = await world.house.sitting(table)
        waiting = (await ann.sit(table)).state
        lobby = (await bob.get("/api/tables?lang=fr")).json()["open"][0]
        invited = (await bob.get(f"/api/tables/{table}?lang=fr&invite={sitting.kept.invite}")).json()["table"]
        mine = (await ann.get("/api/tables/mine?lang=fr")).json()["tables"]
        await bob.post(f"/api/tables/{table}/join")
        told = [lobby["origin"], invited["origin"], next(one for one in mine if one["id"] == table)["origin"]]
        playing, watching = (await bob.sit(table, lang="fr")), (await cid.sit(table, lang="fr"))
        told += [playing.state["origin"], watching.state["origin"]]
        told.append((await cid.get("/api/tables?lang=fr")).json()["watch"][0]["origin"])
        await playing.answer("resign")
        told.append((await cid.get(f"/api/tables/{table}/replay?lang=fr")).json()["origin"])
        told.append((await bob.get("/api/me/matches?lang=fr")).json()["matches"][0]["origin"])
        told.append((await cid.get("/api/tables?lang=fr")).json()["over"][0]["origin"])
        for origin in told:
            assert (origin["kind"], origin["moves"], origin["anew"], origin["name"]) == (kind, moves, True, name)
            assert "redistribué" in origin["text"]
        assert waiting["origin"]["text"].endswith("redealt, so nobody knows it.")

    play(story)


def test_a_record_that_was_read_in_says_so_and_a_fresh_deal_says_nothing(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        record = await read_in(ann, play_randomly(begun(NARUTO, 0), 1))
        origin = (await ann.get(f"/api/tables/{record}/replay")).json()["origin"]
        assert (origin["kind"], origin["name"]) == ("read", "Imported from a record")
        fresh = await ann.post("/api/tables", game=NARUTO, seats=[ME, BOT])
        assert (await ann.sit(fresh.json()["id"])).state["origin"] is None

    play(story)


def test_another_match_after_a_marked_one_is_a_fresh_deal(play: Play) -> None:
    async def story(world: World) -> None:
        ann, bob = world.browser(), world.browser()
        table = await continued(ann, begun(NARUTO, 5), 5, [ME, OPEN], listed=True)
        await bob.post(f"/api/tables/{table}/join")
        screens = [await ann.sit(table), await bob.sit(table)]
        await screens[0].answer("resign")
        for screen in screens:
            await screen.answer("rematch")
        sitting = await world.house.sitting(table)
        after = await world.house.sitting(sitting.kept.next_table)
        assert after.kept.origin is None
        assert after.table.moves == 0
        assert after.table.setup["seed"] != sitting.table.setup["seed"]

    play(story)


def test_a_match_whose_deal_was_known_counts_for_no_statistics(play: Play) -> None:
    async def story(world: World) -> None:
        ann, bob = world.browser(), world.browser()
        alone = await continued(ann, begun(NARUTO, 5), 5, [ME, BOT])
        await (await ann.sit(alone)).answer("resign")
        assert (await ann.get("/api/me/statistics")).json()["games"] == []
        anew = await continued(ann, begun(NARUTO, 5), 5, [ME, OPEN], listed=True)
        await bob.post(f"/api/tables/{anew}/join")
        await (await ann.sit(anew)).answer("resign")
        assert (await ann.get("/api/me/statistics")).json()["games"][0]["lost"] == 1

    play(story)


def test_bots_at_a_table_dealt_anew_draw_from_what_nobody_knows(play: Play) -> None:
    async def story(world: World) -> None:
        ann, bob = world.browser(), world.browser()
        match = begun("saint-seiya", 9, players=3)
        table = await continued(ann, match, 9, [ME, OPEN, BOT], listed=True)
        await bob.post(f"/api/tables/{table}/join")
        at: Table = (await world.house.sitting(table)).table
        assert at.match is not None
        assert at.match.setup is not None
        assert at.seed != at.match.setup.seed
        assert at.seed == int(next(entry.token for entry in at.live if entry.kind == DEAL))

    play(story)


@clause("KG-9.5")
def test_a_deal_in_the_midst_of_a_window_survives_the_house(play: Play) -> None:
    """Who is asked for a reaction may be another after the deal; the house deals the same again when it opens again."""
    match = random_match("kanzume-goddess", 4, 3)
    rng = seeded(4, 3)
    while (decision := match.decision) is not None and decision.kind not in match.game.secret:
        match.choose(eager_choice(decision, rng))
    assert decision is not None, "nobody could react in this match: take another seed"
    moves = len(listed(match.moves))
    kept: dict[str, str] = {}

    async def before(world: World) -> None:
        ann, bob, cid = world.browser(), world.browser(), world.browser()
        table = await continued(ann, match, moves, [ME, OPEN, OPEN], listed=True)
        for browser in (bob, cid):
            assert (await browser.post(f"/api/tables/{table}/join")).status == 200
        kept["table"], kept["hash"] = table, (await world.house.sitting(table)).table.match.hash()
        assert kept["hash"] != match.hash()

    async def after(world: World) -> None:
        assert (await world.house.sitting(kept["table"])).table.match.hash() == kept["hash"]

    play(before)
    play(after)
