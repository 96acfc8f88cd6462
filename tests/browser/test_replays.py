"""A match that is over, looked through and continued."""

import random
import re

from playwright.sync_api import expect

from .conftest import Visit
from .playing import Seat


def test_replay_and_continue_from_here(visit: Visit) -> None:
    visitor = visit()
    seat = visitor.sits_at(visitor.opens_table("naruto-mythos", "me/leaf-tempo", "random/sound-four"))
    page = seat.page
    seat.plays_on(random.Random(6), lambda: seat.moves >= 12)
    seat.tool("Menu").click()
    page.get_by_role("button", name=re.compile("^Give up")).click()
    page.get_by_role("button", name="Yes, give up").click()
    old = seat.state["table"]
    page.get_by_role("link", name="Watch the replay").click()

    steps = page.get_by_role("group", name="Steps")
    expect(steps).to_contain_text("The match begins")
    page.get_by_role("button", name="Next move").click()
    expect(steps).to_contain_text("Move 1 of")
    page.keyboard.press("ArrowRight")
    expect(steps).to_contain_text("Move 2 of")
    page.keyboard.press("End")
    expect(steps).to_contain_text("won")
    page.get_by_role("button", name="What decided it").click()
    window = page.get_by_role("dialog", name="What decided it")
    expect(window).to_contain_text("has given up: the other player wins whatever the points")
    page.keyboard.press("Escape")
    expect(window).to_have_count(0)
    expect(page.get_by_role("button", name="Continue from here")).to_be_disabled()
    page.keyboard.press("Home")
    expect(steps).to_contain_text("The match begins")
    for number in range(1, 8):
        page.get_by_role("button", name="Next move").click()
        expect(steps).to_contain_text(f"Move {number} of")
    page.wait_for_url(re.compile(r"[?&](move|moves)=7|/7"))

    # through other eyes: the hand of the other player is open now, and nobody's for a spectator
    eyes = page.get_by_label("Seen by")
    hand = page.locator("main").get_by_role("list", name="Your hand")
    expect(hand).to_be_visible()
    mine = hand.get_by_role("button").all_text_contents()
    eyes.select_option("1")
    expect(page.get_by_label("Seen by")).to_have_value("1")
    page.wait_for_function("mine => document.querySelector('main').textContent !== mine", arg="".join(mine))
    expect(hand.get_by_role("button")).not_to_have_text(mine)
    eyes.select_option("none")
    expect(hand).to_have_count(0)
    eyes.select_option("0")
    expect(hand.get_by_role("button")).to_have_text(mine)

    # a link leads anybody to this very move
    other = visit().goes_to(page.url.removeprefix(visitor.address))
    expect(other.get_by_role("group", name="Steps")).to_contain_text("Move 7 of")

    page.get_by_role("button", name="Continue from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Continue from here").click()
    page.wait_for_url(re.compile("/table/"))
    again = Seat(page)
    page.reload()
    again.ready()
    assert again.state["table"] != old
    assert again.state["moves"] >= 7
    assert again.state["status"] == "playing"
    moves = again.moves
    assert again.plays_on(random.Random(7), lambda: again.moves > moves + 2)


def test_a_record_is_kept_and_opened_again(visit: Visit) -> None:
    visitor = visit()
    seat = visitor.sits_at(visitor.opens_table("saint-seiya", "me/seiya", "random/ikki"))
    page = seat.page
    seat.plays_on(random.Random(6), lambda: seat.moves >= 6)
    seat.tool("Menu").click()
    page.get_by_role("button", name=re.compile("^Give up")).click()
    page.get_by_role("button", name="Yes, give up").click()
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Download the record").click()
    record = waiting.value.path()
    assert "saint-seiya" in record.read_text()
    home = visit().goes_to("/")
    home.get_by_text("Open a record").click()
    home.locator("input[type=file]").set_input_files(record)
    expect(home.get_by_label("Or paste its text")).to_have_value(re.compile("saint-seiya"))
    home.get_by_role("button", name="Open the replay").click()
    home.wait_for_url(re.compile("/replay/"))
    expect(home.get_by_role("group", name="Steps")).to_contain_text("The match begins")
