"""How a table asks: what is possible now, above the answers, with its rule behind it; and what comes after a pick."""

import re

from playwright.sync_api import Locator, expect

from .conftest import Visit

PHONE = {"width": 390, "height": 844}


def top(found: Locator) -> float:
    box = found.bounding_box()
    assert box is not None
    return box["y"]


def test_a_phone_asks_above_the_answers_shows_cards_and_says_what_comes_next(visit: Visit) -> None:
    visitor = visit(viewport=PHONE, has_touch=True)
    seat = visitor.sits_at(visitor.opens_table("naruto-mythos", "me", "greedy"))
    seat.ready()
    page = seat.page
    question = page.locator("#question")
    expect(question).to_contain_text("Keep your opening hand, or swap it once for 5 new cards?")
    rule = question.get_by_role("link", name="Rule NM-3.9")
    expect(rule).to_have_attribute("href", "/rules/naruto-mythos#NM-3.9")
    keep = seat.answer("Keep this hand")
    assert top(question) < top(keep)
    expect(keep).to_have_class(re.compile(r"\bprimary\b"))

    # No card is asked for: one that is tapped is shown, and why it cannot be chosen is one tap further.
    page.locator("[data-spot^='hand-']").first.tap()
    sheet = page.locator("dialog[open]")
    expect(sheet).to_be_visible()
    expect(page.get_by_role("dialog", name="Why not now?")).to_have_count(0)
    sheet.get_by_role("button", name="Why not?").tap()
    expect(page.get_by_role("dialog", name="Why not now?")).to_contain_text("That is not what is asked now.")
    page.keyboard.press("Escape")

    keep.tap()
    while seat.ready() == "mine" and seat.state["decision"]["kind"] != "turn":
        seat.question.get_by_role("button").first.tap()
    verbs = {option["verb"] for option in seat.state["decision"]["options"]}
    asked = question.inner_text()
    for verb in ("play", "hide", "upgrade", "reveal", "pass"):
        assert (verb in asked.lower()) == (verb in verbs), asked
    page.locator("[data-spot^='hand-'].lit").first.tap()
    expect(question).to_have_text(re.compile(r"^\s*(Choose a mission for \w|For \w.*, choose a mission or )"))
    expect(question).to_be_in_viewport()
