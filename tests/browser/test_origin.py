"""A table that is no fresh deal is marked wherever it is met, and the mark explains itself."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kleos.testing import random_match

from .conftest import Visit, Visitor
from .test_pages import SIZES, WIDE, axe

GAME = "naruto-mythos"
MOVES = 12


def reads_in(visitor: Visitor, moves: int = MOVES) -> str:
    """A record of so many moves becomes a table to look through; its id."""
    match = random_match(GAME, 5)
    for _ in range(moves):
        match.choose(0)
    made = visitor.context.request.post(f"{visitor.address}/api/records", data={"text": match.record()})
    assert made.status == 201, made.text()
    return str(made.json()["id"])


def goes_on(visitor: Visitor, record: str, moves: int, *seats: str) -> str:
    """A table, in the lobby, that goes on from a record; its id."""
    made = visitor.context.request.post(
        f"{visitor.address}/api/tables/{record}/continue",
        data={"moves": moves, "seats": [{"kind": seat} for seat in seats], "listed": True, "watchable": True},
    )
    assert made.status == 201, made.text()
    return str(made.json()["id"])


def explained(page: Page, kind: str, words: str) -> None:
    """The mark is there, and says what it means."""
    page.locator(f"[data-origin={kind}]").first.click()
    expect(page.get_by_text(words).first).to_be_visible()
    page.keyboard.press("Escape")


@pytest.mark.parametrize(
    ("moves", "kind", "name"), [(MOVES, "record", "Continued after move 12"), (0, "seed", "Chosen deal")]
)
def test_who_joins_and_who_watches_sees_that_it_is_no_fresh_deal(
    visit: Visit, artifacts: Path, moves: int, kind: str, name: str
) -> None:
    host, friend, watcher = visit(), visit(), visit()
    table = goes_on(host, reads_in(host), moves, "person", "open")
    waiting = host.goes_to(f"/table/{table}")
    expect(waiting.get_by_role("note").filter(has_text=name)).to_be_visible()
    lobby = friend.goes_to("/lobby")
    line = lobby.get_by_role("listitem").filter(has_text=name)
    expect(line.first).to_be_visible()
    assert axe(lobby) == []
    lobby.screenshot(path=artifacts / f"origin-{kind}-lobby.png")
    explained(lobby, kind, "What was hidden then has been redealt")
    line.get_by_role("link", name="Join").first.click()
    expect(lobby.get_by_role("note")).to_contain_text("nobody knows it")
    assert axe(lobby) == []
    lobby.screenshot(path=artifacts / f"origin-{kind}-join.png")
    lobby.get_by_role("button", name="Take the seat").click()
    lobby.locator(".spot").first.wait_for()
    watching = watcher.goes_to(f"/watch/{table}")
    watching.locator(".spot, .card").first.wait_for()
    for page, who in ((lobby, "friend"), (watching, "watcher")):
        explained(page, kind, "What was hidden then has been redealt")
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            expect(page.locator(f"[data-origin={kind}]")).to_be_in_viewport()
            assert page.evaluate(WIDE) <= 0, size
            page.screenshot(path=artifacts / f"origin-{kind}-{who}-{size}.png")
        assert axe(page) == []


def test_replays_and_ones_own_matches_are_marked_and_a_new_deal_is_a_move_of_nobodys(
    visit: Visit, artifacts: Path
) -> None:
    host, friend = visit(), visit()
    table = goes_on(host, reads_in(host), MOVES, "person", "open")
    friend.context.request.post(f"{friend.address}/api/tables/{table}/join", data={})
    page = host.goes_to(f"/table/{table}")
    page.locator(".spot").first.wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog").get_by_role("button", name="Give up").click()
    replay = host.goes_to(f"/replay/{table}?move={MOVES + 1}")
    expect(replay.locator("[data-origin=record]")).to_be_visible()
    replay.get_by_role("button", name="The hidden cards are redealt.").click()
    expect(replay.locator(".told")).to_contain_text("Move 13 of 14")
    assert axe(replay) == []
    replay.screenshot(path=artifacts / "origin-replay.png")
    mine = host.goes_to("/me")
    expect(mine.locator("[data-origin=record]").first).to_be_visible()
    assert axe(mine) == []
    mine.screenshot(path=artifacts / "origin-mine.png")


def test_who_continues_with_a_friend_is_told_beforehand_that_it_is_dealt_anew(visit: Visit) -> None:
    host = visit()
    page = host.goes_to(f"/replay/{reads_in(host)}?move=5")
    expect(page.locator("[data-origin=read]")).to_be_visible()
    page.get_by_role("button", name="Continue from here").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("redealt")).to_have_count(0)
    dialog.get_by_role("combobox").last.select_option("open")
    expect(dialog.get_by_text("The hidden cards are redealt for you and your friend")).to_be_visible()
