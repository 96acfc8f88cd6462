"""A whole match without a mouse: Tab and Enter to the table, arrows, Enter, Space and letters at it."""

import random
import re

from playwright.sync_api import Page, expect

from .conftest import Visit
from .playing import Seat

FOCUSED = """() => {
  const one = document.activeElement;
  return one === document.body ? "" : (one.getAttribute("aria-label") ?? one.textContent ?? "").trim().replace(/\\s+/g, " ");
}"""
KIND = """() => {
  const one = document.activeElement;
  const name = (one.textContent ?? "").trim();
  if (one.closest('[role="dialog"]')) return "menu";
  if (one.matches("[data-stop]")) return /^(Look |Put back )/.test(name) ? "dark" : "lit";
  return "other";
}"""
ANSWER = """() => {
  const one = document.activeElement; // the rule behind a question is a link
  return one.matches("button") && one.closest('section[aria-label="Your turn"]') !== null;
}"""


def tab_to(page: Page, wanted: str, most: int = 60) -> None:
    """Tab, and Tab again, until the wanted thing has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if re.search(wanted, page.evaluate(FOCUSED)):
            return
    raise AssertionError(f"Tab does not lead to {wanted}")


def answers(seat: Seat, rng: random.Random) -> None:
    """One key press, or a few, that get on with the decision."""
    page = seat.page
    for _ in range(12):
        kind = page.evaluate(KIND)
        if kind in ("lit", "menu"):
            page.keyboard.press("Enter")
            return
        if rng.random() < 0.15 and page.evaluate(
            "() => !!document.querySelector('section[aria-label=\"Your turn\"] kbd')"
        ):
            page.keyboard.press("Space")  # pass, skip, done
            return
        page.keyboard.press(rng.choice(["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]))
    page.keyboard.press("p")  # to the question, and on to its answers
    for _ in range(8):
        page.keyboard.press("Tab")
        if page.evaluate(ANSWER):
            name = page.evaluate(FOCUSED)
            if not re.search("^(Put .* back|Always use|Never use|All answers|Look )", name):
                page.keyboard.press("Enter")
                return


def test_a_whole_match_without_a_mouse(visit: Visit) -> None:
    page = visit().goes_to("/new/naruto-mythos")
    seat = Seat(page)
    tab_to(page, "^$|Novice|Player")  # the form can be walked through
    page.get_by_role("group", name="Seat 2").get_by_label("Player").focus()
    page.keyboard.type("Random")
    tab_to(page, "^Start the match$")
    page.keyboard.press("Enter")
    rng = random.Random(1)
    for _ in range(600):
        if seat.ready() == "over":
            break
        answers(seat, rng)
    expect(seat.ending).to_be_visible()
    tab_to(page, "^Rematch$")
    assert seat.state["outcome"]["winners"]


def test_letters_do_what_the_list_of_shortcuts_says(visit: Visit) -> None:
    visitor = visit()
    seat = visitor.sits_at(visitor.opens_table("naruto-mythos", "me/leaf-tempo", "random/sound-four"))
    page = seat.page
    seat.ready()
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Naruto Mythos").get_by_role("button", name="Keyboard shortcuts").press("Enter")
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("l")
    expect(page.get_by_role("dialog", name="What has happened")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("list", name="Your hand").get_by_role("button").first.focus()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("w")
    expect(page.get_by_role("dialog")).to_contain_text(re.compile("."))
    page.keyboard.press("Escape")
    page.keyboard.press("p")
    expect(page.locator("#question")).to_be_focused()
