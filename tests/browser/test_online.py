"""Two people at one table, each with a browser of their own, and somebody who watches."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import House, OpenHouse, Visit, Visitor, until
from .playing import Seat, anything, hurried

CARD = re.compile(r"KS-\d+")


# Secrets --------------------------------------------------------------------------------------------------------------
def own_cards(seat: Seat) -> set[str]:
    """All cards somebody has brought: the decks of these tables share none."""
    me = seat.state["eyes"]
    view = next(state["view"] for state in seat.states if state["view"])
    return set(view["players"][me]["deck_list"]) | set(view["players"][me]["hand"])


def laid_open(view: dict[str, Any], seat: int) -> set[str]:
    """What of somebody's cards lies where everybody sees it, as they see it themselves."""
    copy = json.loads(json.dumps(view))
    copy["players"][seat].pop("hand", None)
    copy["players"][seat].pop("deck_list", None)
    for mission in copy["missions"]:
        for side in mission["sides"]:
            side[:] = [one for one in side if not one["hidden"]]
    return set(CARD.findall(json.dumps(copy)))


def leaks(owner: Seat, reader: Seat, titles: dict[str, str], since: int = 0) -> list[str]:
    """Cards of the owner that the reader was told of before they lay open: every frame is searched, number and title."""
    seat = owner.state["eyes"]
    secret, kept = own_cards(owner), {}
    for state in owner.states:
        if state["view"]:
            secret = secret - laid_open(state["view"], seat)
            kept[state["moves"]] = secret
    found = []
    moves = min(kept)
    for frame in reader.frames[since:]:
        told = json.loads(frame)
        if told["type"] == "state":
            moves = told["moves"]
            if told["view"] is None:
                continue
        now = kept[max(at for at in kept if at <= moves)]
        found += [f"{card} after {moves}" for card in now if card in frame or titles[card] in frame]
    return found


def titles_at(visitor: Visitor) -> dict[str, str]:
    cards = visitor.context.request.get(f"{visitor.address}/api/games/naruto-mythos/cards?lang=en").json()["cards"]
    return {card["id"]: card["title"] for card in cards}


# A table ----------------------------------------------------------------------------------------------------------------
def two_seats(visit: Visit, at: House | None = None) -> tuple[Seat, Seat, Visitor]:
    """Two people at a table: the one has opened it, the other was sent the link."""
    host, guest = visit(at), visit(at)
    path = host.opens_table("naruto-mythos", "me/sand-hidden", "open")
    first = host.sits_at(path)
    first.page.get_by_role("heading", name="Waiting for friends").wait_for()
    page = guest.context.new_page()
    second = Seat(page)
    page.goto(first.page.get_by_label("Invitation link").input_value())
    page.get_by_label("Your name at the table").fill("Temari")
    page.get_by_label("Deck").select_option("side:sound-four")
    page.get_by_role("button", name="Take the seat").click()
    first.page.get_by_role("list", name="Your hand").wait_for()
    second.page.get_by_role("list", name="Your hand").wait_for()
    return first, second, host


def turns(first: Seat, second: Seat, rng: random.Random, most: int, want: Any = anything) -> bool:
    """Both play, whoever is asked, so many answers; says whether the match is over."""
    for _ in range(most):
        until(lambda: first.moves == second.moves, first.page, "both see the same table")
        if first.state["outcome"]:
            return True
        decider = first if first.state["decision"]["seat"] == first.state["eyes"] else second
        moves = decider.moves
        decider.plays(rng, want)
        wait_past(moves, first, second)
    return False


def wait_past(moves: int, *seats: Seat) -> None:
    until(lambda: all(seat.moves > moves for seat in seats), seats[0].page, "everybody is told")


# Stories --------------------------------------------------------------------------------------------------------------
def test_a_whole_match_in_which_nobody_is_told_a_secret(visit: Visit) -> None:
    first, second, host = two_seats(visit)
    watcher = visit().sits_at(first.state["watch"])
    expect(watcher.page.get_by_text("You are watching")).to_be_visible()
    titles = titles_at(host)
    assert turns(first, second, random.Random(3), 300)
    for seat in (first, second):
        expect(seat.ending).to_be_visible()
    expect(watcher.page.get_by_role("heading", name=re.compile("wins$|shared"))).to_be_visible()
    until(lambda: watcher.moves == first.moves, watcher.page, "the spectator is told the end")
    assert len(first.states) > 20
    assert leaks(first, second, titles) == []
    assert leaks(second, first, titles) == []
    assert leaks(first, watcher, titles) == []
    assert leaks(second, watcher, titles) == []
    for state in watcher.states:
        assert state["eyes"] is None
        assert not any("hand" in player for player in state["view"]["players"])


def test_a_leak_is_found(visit: Visit, open_house: OpenHouse, tmp_path: Path) -> None:
    """The search above finds what it is meant to find: hands, logs and decisions of others, told on purpose."""
    wanted = tmp_path / "leaks"
    wanted.write_text("nothing")
    first, second, host = two_seats(visit, open_house("--leak", str(wanted)))
    titles, rng = titles_at(host), random.Random(3)
    for leak in ("nothing", "hands", "logs", "decisions"):
        wanted.write_text(leak)
        told = len(first.frames), len(second.frames)
        for seat in (first, second):
            seat.page.reload()
            seat.page.get_by_role("list", name="Your hand").wait_for()
        turns(first, second, rng, 2)
        found = leaks(first, second, titles, told[1]) + leaks(second, first, titles, told[0])
        assert bool(found) == (leak != "nothing"), f"{leak}: {found}"


def test_a_choice_is_taken_back_if_the_other_agrees(visit: Visit) -> None:
    first, second, _ = two_seats(visit)
    rng = random.Random(2)
    for agrees in (False, True):
        # until somebody has chosen, and then the other: from then on both must agree
        for _ in range(12):
            turns(first, second, rng, 1, hurried)
            asker = next((one for one in (first, second) if one.state["undo"]["can"] == "ask"), None)
            if asker is not None:
                break
        assert asker is not None
        other = second if asker is first else first
        before = len(asker.log())
        asker.tool("Ask to undo").click()
        request = other.page.get_by_role("alertdialog")
        expect(request).to_contain_text("would like to undo the last choice")
        expect(asker.page.get_by_text(re.compile("Waiting for .* to agree"))).to_be_visible()
        moves = asker.moves
        request.get_by_role("button", name="Agree" if agrees else "Refuse").click()
        expect(request).to_have_count(0)
        if agrees:
            wait_past(moves, first, second)
            expect(asker.page.get_by_role("region", name="Your turn")).to_be_visible()
            assert len(asker.log()) < before
        else:
            assert asker.moves == moves


def test_a_seat_that_is_taken_is_not_offered_again(visit: Visit) -> None:
    first, second, _ = two_seats(visit)
    assert second.state["seats"][1]["name"] == "Temari"
    page = visit().goes_to(f"/join/{first.state['table']}")
    expect(page.get_by_role("link", name="Watch the match")).to_be_visible()
    expect(page.get_by_role("button", name="Take the seat")).to_have_count(0)


def test_a_table_that_may_not_be_watched_is_not_shown(visit: Visit) -> None:
    host = visit()
    path = host.opens_table("naruto-mythos", "me", "random", watchable=False)
    host.sits_at(path).ready()
    page = visit().goes_to(path)
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("list")).to_have_count(0)


@pytest.mark.parametrize("game", ["naruto-mythos", "saint-seiya", "kanzume-goddess", "mythology-go"])
def test_giving_up_ends_the_match(visit: Visit, game: str) -> None:
    host = visit()
    seat = host.sits_at(host.opens_table(game, "me", "random"))
    seat.ready()
    seat.tool("Menu").click()
    seat.page.get_by_role("button", name=re.compile("^Give up")).click()
    seat.page.get_by_role("button", name="Yes, give up").click()
    expect(seat.ending).to_have_text("You lost.")
