"""How a table asks: what is possible now, above the answers, with its rule behind it; and what comes after a pick."""

import re

from playwright.sync_api import Locator, expect

from .conftest import Visit
from .test_sizes import CROWDS, crowded

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
    expect(page.get_by_role("dialog", name="Why not now?")).to_contain_text("That isn't the current question.")
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


def test_while_a_menu_is_open_the_question_is_what_it_asks(visit: Visit) -> None:
    seat = visit().goes_on(crowded(CROWDS["naruto-turn"]), "me", "random")
    seat.ready()
    page = seat.page
    question = page.locator("#question")
    page.locator(".hand .spot.lit > [data-stop]").first.click()
    page.locator(".lane.lit > .middle [data-stop]").first.click()
    menu = page.get_by_role("dialog", name="What would you like to do?")
    menu.wait_for()
    expect(question).to_have_text("What would you like to do?")
    page.keyboard.press("Escape")
    expect(question).to_contain_text("lay")


def test_a_phone_says_in_a_word_what_the_list_of_answers_is(visit: Visit) -> None:
    seat = visit(viewport=PHONE).goes_on(crowded(CROWDS["naruto-turn"]), "me", "random")
    seat.ready()
    answers = seat.page.locator("details.all .short")
    expect(answers).to_be_visible()
    expect(answers).to_have_text(f"Answers ({len(seat.state['decision']['options'])})")


def test_a_character_is_told_with_its_number_only_where_another_could_be_meant(visit: Visit) -> None:
    seat = visit().goes_on(crowded(CROWDS["naruto-turn"]), "me", "random")
    seat.ready()
    laid = [one for mission in seat.state["view"]["missions"] for side in mission["sides"] for one in side]
    names = [one.get("name") for one in laid]
    for one in laid:
        label = seat.page.locator(f"[data-spot='o-{one['object']}'] > .unseen").inner_text()
        assert label.endswith(f"#{one['object']}") == (names.count(one.get("name")) > 1), label
    assert 1 in map(names.count, names)
