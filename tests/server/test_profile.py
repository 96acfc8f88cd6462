"""What somebody has played: own matches page by page, and how it goes in each game and against whom."""

from typing import Any

import pytest

from kleos.server import profile
from kleos.server.profile import played, result_of, statistics_of
from kleos.table.seating import BOT, PERSON, Seat
from kleos.table.store import Kept, KeptOutcome

ME = {"kind": "person"}
BOTS = {"kind": "bot", "bot": "random"}
Play = Any  # the fixture of conftest.py
World = Any


async def gives_up(browser: Any, game: str = "naruto-mythos", *seats: dict[str, str]) -> str:
    """A match that is soon over."""
    table = str(await browser.table(game, *(seats or (ME, BOTS))))
    screen = await browser.sit(table)
    await screen.tell("resign")
    await screen.until(status="over")
    return table


def kept(
    winners: tuple[int, ...] | None, *seats: Seat, game: str = "naruto-mythos", given_up: tuple[int, ...] = ()
) -> Kept:
    outcome = None if winners is None else KeptOutcome(winners, tuple(range(len(seats))), given_up)
    return Kept(id="t", game=game, host="ann", seats=list(seats), status="over", outcome=outcome)


ANN, BEN = Seat(PERSON, "ann", "Ann"), Seat(PERSON, "ben", "Ben")
NOVICE = Seat(BOT, bot="search:novice")


def test_a_guest_sees_own_matches_and_nobody_elses(play: Play) -> None:
    async def story(world: World) -> None:
        ann, eve = world.browser(), world.browser()
        table = await gives_up(ann)
        (match,) = (await ann.get("/api/me/matches")).json()["matches"]
        assert (match["table"], match["result"], match["others"]) == (
            table,
            "lost",
            [{"name": "Random", "bot": "random"}],
        )
        assert match["title"] == "Naruto Mythos TCG"
        assert (match["given_up"], match["score"], match["best_other"]) == ([""], None, None)
        assert (await eve.get("/api/me/matches")).json() == {"matches": [], "more": False}
        assert (await eve.get("/api/me/statistics")).json() == {"games": [], "opponents": []}

    play(story)


def test_matches_come_page_by_page_the_last_first(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(profile, "PAGE", 2)

    async def story(world: World) -> None:
        ann = world.browser()
        tables = []
        for _ in range(3):
            world.clock.wait(60)
            tables.append(await gives_up(ann))
        first, second = [(await ann.get(f"/api/me/matches?page={at}")).json() for at in (0, 1)]
        assert [one["table"] for one in first["matches"] + second["matches"]] == tables[::-1]
        assert (first["more"], second["more"]) == (True, False)
        assert (await ann.get("/api/me/matches?page=x")).code == "malformed"

    play(story)


def test_statistics_are_those_of_the_account_on_every_device(play: Play) -> None:
    async def story(world: World) -> None:
        ann, phone = world.browser(), world.browser()
        await gives_up(ann)
        await gives_up(ann, "mythology-go")
        await ann.post("/api/account", name="Ann", password="correct horse")
        await phone.post("/api/login", name="Ann", password="correct horse")
        told = (await phone.get("/api/me/statistics")).json()
        assert {one["game"]: (one["played"], one["lost"]) for one in told["games"]} == {
            "naruto-mythos": (1, 1),
            "mythology-go": (1, 1),
        }
        (random,) = told["opponents"]
        assert (random["name"], random["played"], random["won"]) == ("Random", 2, 0)

    play(story)


@pytest.mark.parametrize("outcome", [None, '{"winners": [1], "scores": [0, 0]}'])
def test_what_was_not_yet_kept_of_how_a_match_ended_is_looked_up_once(play: Play, outcome: str | None) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        table = await gives_up(ann)
        await world.house.store.change_table(table, outcome=outcome)
        (match,) = (await ann.get("/api/me/matches")).json()["matches"]
        assert (match["result"], match["given_up"]) == ("lost", [""])
        assert (await world.house.store.table(table)).outcome.given_up == (0,)

    play(story)


def test_who_gave_up_is_told_by_name_and_scores_only_where_they_were_reached() -> None:
    given_up = kept((0,), ANN, BEN, NOVICE, given_up=(1, 2))
    assert (told := played(given_up, "ann", "en")).given_up == ["Ben", "Novice"]
    assert (told.score, told.best_other) == (None, None)
    assert played(given_up, "ben", "en").given_up == ["", "Novice"]
    at_one_screen = kept((0,), ANN, Seat(PERSON, "ann", "Ann", called="Eve"), given_up=(1,))
    assert played(at_one_screen, "ann", "en").given_up == ["Eve"]
    reached = played(kept((1,), ANN, BEN), "ann", "en")
    assert (reached.given_up, reached.score, reached.best_other) == ([], 0, 1)


@pytest.mark.parametrize(
    ("winners", "seats", "result"),
    [
        ((0,), (ANN, NOVICE), "won"),
        ((1,), (ANN, NOVICE), "lost"),
        ((0, 1), (ANN, NOVICE), "drawn"),
        ((0, 1), (ANN, BEN, NOVICE, NOVICE), "won"),  # a team
        ((0,), (ANN, ANN), "shared-screen"),
        (None, (ANN, BEN), None),
    ],
)
def test_what_came_of_a_match(winners: tuple[int, ...] | None, seats: tuple[Seat, ...], result: str | None) -> None:
    assert result_of(kept(winners, *seats), "ann") == result


def test_a_streak_is_broken_by_a_defeat_and_counted_game_by_game() -> None:
    won, lost = kept((0,), ANN, NOVICE), kept((1,), ANN, NOVICE)
    other = kept((1,), ANN, BEN, NOVICE, game="mythology-go")
    told = statistics_of([won, won, won, lost, other, won], "ann", "fr")
    naruto, mythology = told.games
    assert (naruto.played, naruto.won, naruto.lost, naruto.streak, naruto.best_streak) == (5, 4, 1, 1, 3)
    assert (mythology.played, mythology.won, mythology.streak) == (1, 0, 0)
    assert [(one.name, one.bot, one.played, one.won) for one in told.opponents] == [
        ("Novice", "search:novice", 6, 4),
        ("Ben", "", 1, 0),
    ]
