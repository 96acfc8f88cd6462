"""Whole matches against bots, with the mouse alone."""

import random
import re

from playwright.sync_api import expect

from .conftest import Visit
from .playing import Seat, anything, hurried


def begins(visit: Visit, game: str, bot: str) -> Seat:
    """From the first page to the table: a match against the bot of one's choice takes few clicks."""
    page = visit().goes_to("/")
    seat = Seat(page)
    page.get_by_role("link", name=re.compile(f"^Set up a match.*{game}")).click()
    second = page.get_by_role("group", name="Seat 2")
    second.get_by_label("Player").select_option(bot)
    page.get_by_role("button", name="Start the match").click()
    seat.ready()
    return seat


def is_over(seat: Seat) -> None:
    expect(seat.ending).to_be_visible()
    outcome = seat.state["outcome"]
    assert outcome["winners"], outcome
    expect(seat.page.get_by_role("link", name="Watch the replay")).to_be_visible()
    expect(seat.page.get_by_role("button", name="Rematch")).to_be_enabled()
    says_what_decided_it(seat)
    assert not [told for told in seat.frames if '"type":"error"' in told]


def says_what_decided_it(seat: Seat) -> None:
    """The window that accounts for every point: what it shows is what the server reckoned."""
    seat.page.get_by_role("button", name="What decided it").click()
    window = seat.page.get_by_role("dialog", name="What decided it")
    reckoning = seat.state["outcome"]["reckoning"]
    rows = window.get_by_role("row")
    expect(rows).to_have_count(1 + len(reckoning["players"]))
    for player in reckoning["players"]:
        total = str(player["total"]).replace("-", "−")
        expect(rows.filter(has_text=f"{player['rank']}. ").filter(has_text=total).first).to_be_visible()
    mine = reckoning["players"][0]
    # Of the others only the total is shown, until somebody asks: they may have the same.
    account = window.locator("details[open]")
    for entry in mine["entries"]:
        expect(account.get_by_text(entry["text"].replace("p0", "Guest"), exact=False).first).to_be_visible()
    for card in dict.fromkeys(mine["cards"]):
        expect(window.locator(f"[data-spot='counted-0-{card}']")).to_be_visible()
    window.get_by_role("button", name="Close").click()
    expect(window).to_have_count(0)


def test_naruto_mythos_from_the_first_page_to_the_end(visit: Visit) -> None:
    seat = begins(visit, "Naruto Mythos", "random")
    seat.plays_out(random.Random(1), anything)
    is_over(seat)
    seat.page.get_by_role("button", name="Rematch").click()  # and once more
    seat.page.wait_for_function("id => !location.pathname.endsWith(id)", arg=seat.state["table"])
    assert seat.ready() == "mine"


def test_saint_seiya_from_the_first_page_to_the_end(visit: Visit) -> None:
    seat = begins(visit, "Saint Seiya", "random")
    seat.plays_out(random.Random(1), hurried)
    is_over(seat)
