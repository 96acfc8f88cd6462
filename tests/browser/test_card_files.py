"""A house that plays with a card file of its own: it is named wherever one would look, also when it is gone."""

import re
from pathlib import Path

from playwright.sync_api import expect

from kleos.games.registry import cards_of, game_named

from .conftest import OpenHouse, Visit

GAME = "naruto-mythos"


def test_a_card_file_is_named_and_its_tables_keep_their_cards(
    visit: Visit, open_house: OpenHouse, tmp_path: Path
) -> None:
    box = tmp_path / "my-box.toml"
    box.write_text(re.sub(r"(?m)^cost = \d+$", "cost = 7", cards_of(game_named(GAME)).text), "utf-8")
    house = open_house("--cards", f"{GAME}={box}")
    visitor = visit(house)
    page = visitor.goes_to(f"/cards/{GAME}")
    expect(page.get_by_text("Cards: my-box")).to_be_visible()
    waiting = visitor.opens_table(GAME, "me", "open", listed=True)
    path = visitor.opens_table(GAME, "me", "random")
    seat = visitor.sits_at(path)
    seat.ready()

    friend = visit(house)
    page = friend.goes_to("/lobby")
    expect(page.get_by_text("Cards: my-box")).to_be_visible()
    page.goto(friend.address + waiting.replace("/table/", "/join/"))
    expect(page.get_by_text("Cards: my-box")).to_be_visible()

    for one in (visitor, friend):
        one.allowed.append("WebSocket|ERR_CONNECTION_REFUSED|Failed to fetch|ERR_EMPTY_RESPONSE")
    house.close()
    house.given = ()
    house.start()
    page = visitor.goes_to(path)
    page.get_by_role("button", name="Look at").first.click()
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(r"cost\s*7", re.IGNORECASE))
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_text("Cards: my-box")).to_be_visible()
    page.goto(visitor.address + f"/cards/{GAME}?card=KS-001")
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(r"cost\s*3", re.IGNORECASE))
    expect(page.get_by_text("Cards: my-box")).to_be_hidden()
