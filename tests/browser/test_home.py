"""Where people come in and what they have done here: the games at a glance, and the own matches."""

import re

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .test_pages import WIDE, axe


def test_all_games_are_seen_at_once_and_one_tap_plays_at_the_level_chosen(visit: Visit) -> None:
    visitor = visit()
    page = visitor.goes_to("/")
    buttons = page.get_by_role("button", name=re.compile("^Play against Novice"))
    expect(buttons).to_have_count(4)
    boxes = [button.bounding_box() for button in buttons.all()]
    assert len({round(box["y"]) for box in boxes if box}) == 1, "the buttons are in line"
    assert all(box and box["y"] + box["height"] < 900 for box in boxes), "all four are above the fold"
    expect(page.get_by_text("5–10 min")).to_be_visible()
    expect(page.get_by_text("easy to learn")).to_be_visible()
    page.get_by_role("radio", name="Random").check()
    page.reload()  # it is kept
    page.get_by_role("button", name="Play against Random (Mythology GO)").click()
    page.get_by_role("region", name="Your turn").wait_for()
    expect(page.get_by_role("region", name="Random")).to_be_visible()


@pytest.mark.parametrize("size", [(720, 450), (844, 390), (390, 844), (360, 740)])
def test_the_start_page_never_scrolls_sideways(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(viewport={"width": size[0], "height": size[1]}).goes_to("/")
    expect(page.get_by_role("button", name=re.compile("^Play against"))).to_have_count(4)
    assert page.evaluate(WIDE) <= 0


CUT = """() => [...document.querySelectorAll("main a, main button, main .tile")]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline")
  .map((one) => one.textContent.trim())"""


@pytest.mark.parametrize("path", ["/", "/cards/naruto-mythos", "/lobby", "/new/mythology-go"])
def test_what_can_be_chosen_on_a_phone_has_room_for_its_words(visit: Visit, path: str) -> None:
    page = visit(viewport={"width": 390, "height": 844}).goes_to(path)
    expect(page.get_by_text("Mythology GO").first).to_be_visible()
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("size", [(1440, 900), (1366, 657), (390, 844)])
@pytest.mark.parametrize("game", ["naruto-mythos", "mythology-go"])
def test_a_new_match_is_set_up_on_one_screen(visit: Visit, game: str, size: tuple[int, int]) -> None:
    page = visit(viewport={"width": size[0], "height": size[1]}).goes_to(f"/new/{game}")
    start = page.get_by_role("button", name="Start the match").bounding_box()
    last = page.get_by_text("Options, clocks, spectators").bounding_box()
    seat = page.get_by_role("group", name="Seat 2").bounding_box()
    assert start
    assert last
    assert seat
    assert start["y"] + start["height"] <= size[1]
    assert max(last["y"] + last["height"], seat["y"] + seat["height"]) <= start["y"]


def test_a_guest_finds_own_matches_and_how_they_went(visit: Visit) -> None:
    visitor = visit()
    seat = visitor.sits_at(visitor.opens_table("naruto-mythos", "me", "random"))
    page = seat.page
    seat.tool("Menu").click()
    page.get_by_role("button", name=re.compile("^Give up")).click()
    page.get_by_role("button", name="Yes, give up").click()
    page.get_by_role("link", name="My matches").click()
    row = page.get_by_role("region", name="By game").get_by_role("row", name=re.compile("^Naruto Mythos TCG"))
    expect(row.get_by_role("cell")).to_have_text(["1", "0", "1", "0", "0%", re.compile("^0 best 0")])
    expect(page.get_by_role("region", name="By opponent")).to_contain_text("Random")
    assert axe(page) == []
    match = page.get_by_role("link", name=re.compile("Naruto Mythos TCG against Random"))
    expect(match).to_contain_text("you gave up")
    expect(match).not_to_contain_text("0 : 0")
    match.click()
    page.get_by_role("group", name="Steps").wait_for()


def test_the_menu_begins_with_how_to_play_and_tells_of_keys_only_where_there_are_any(visit: Visit) -> None:
    for touch in (False, True):
        visitor = visit(has_touch=touch, is_mobile=touch, viewport={"width": 390, "height": 844})
        seat = visitor.sits_at(visitor.opens_table("naruto-mythos", "me", "random"))
        seat.ready()
        seat.tool("Menu").click()
        menu = seat.page.get_by_role("dialog", name="Menu")
        expect(menu.get_by_role("link").first).to_have_text("How to play")
        expect(menu.get_by_role("button", name="Keyboard shortcuts")).to_be_visible(visible=not touch)
