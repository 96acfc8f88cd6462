"""The deck builder: from a starter deck to a table with one's own."""

import re

from playwright.sync_api import expect

from .conftest import Visit
from .playing import Seat


def test_a_deck_is_built_checked_saved_and_played(visit: Visit) -> None:
    visitor = visit()
    page = visitor.goes_to("/decks")
    page.get_by_role("link", name=re.compile("^Make it your own")).first.click()
    page.get_by_label("Deck name").fill("Hidden leaves")
    said = page.get_by_role("complementary").get_by_role("status")
    expect(said).to_contain_text("This deck is legal.")

    # a card more than there may be of one, and the clause says so; taken out again, and all is well
    deck = page.get_by_role("complementary")
    more = deck.get_by_role("button", name=re.compile("^Add one")).first
    name = more.get_attribute("aria-label") or ""
    more.click()
    expect(said).to_contain_text(re.compile(r"(One thing|things) to fix"))
    expect(said).to_contain_text(re.compile(r"[A-Z]{2}-\d+"))
    deck.get_by_role("button", name=name.replace("Add", "Remove")).first.click()
    expect(said).to_contain_text("This deck is legal.")

    page.get_by_role("searchbox").fill("naruto uzumaki")
    expect(page.get_by_role("status").filter(has_text=re.compile(r"^\d+ cards?$"))).to_be_visible()
    page.get_by_role("searchbox").fill("")

    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("button", name="Saved")).to_be_disabled()
    page.wait_for_url(re.compile(r"/decks/(?!new)"))
    page.reload()
    expect(page.get_by_label("Deck name")).to_have_value("Hidden leaves")

    seat = Seat(page)
    page.get_by_role("link", name="Play with it").click()
    expect(page.get_by_role("group", name="Seat 1").get_by_label("Deck").locator("option:checked")).to_have_text(
        "Hidden leaves"
    )
    page.get_by_role("group", name="Seat 2").get_by_label("Player").select_option("random")
    page.get_by_role("button", name="Start the match").click()
    assert seat.ready() == "mine"


def test_a_deck_comes_and_goes_as_text(visit: Visit) -> None:
    page = visit().goes_to("/decks/new?game=naruto-mythos&from=text")
    window = page.get_by_role("dialog", name="As text")
    window.get_by_role("textbox").fill("2 KS-009\n1 KS-999\n")
    expect(window).to_contain_text("2 cards")
    expect(window).to_contain_text("couldn’t read these lines")
    window.get_by_role("button", name="Use this list").click()
    expect(window).to_have_count(0)
    deck = page.get_by_role("complementary")
    expect(deck.get_by_role("button", name=re.compile("^2×"))).to_be_visible()
    page.reload()  # not saved, and not lost
    expect(deck.get_by_role("button", name=re.compile("^2×"))).to_be_visible()


def test_a_deck_is_renamed_duplicated_and_deleted(visit: Visit) -> None:
    visitor = visit()
    text = visitor.context.request.get(f"{visitor.address}/api/games/naruto-mythos/decks/ambush").json()["text"]
    made = visitor.context.request.post(
        f"{visitor.address}/api/decks", data={"game": "naruto-mythos", "text": text, "name": "One"}
    )
    assert made.ok
    page = visitor.goes_to("/decks")
    page.get_by_role("button", name="Rename").click()
    page.get_by_label("Deck name").fill("Two")
    page.keyboard.press("Enter")
    expect(page.get_by_role("link", name="Two", exact=True)).to_be_visible()
    page.get_by_role("button", name="Duplicate").click()
    expect(page.get_by_role("link", name="Two (copy)")).to_be_visible()
    page.get_by_role("button", name="Delete").first.click()
    expect(page.get_by_role("link", name=re.compile("^Two"))).to_have_count(1)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("link", name=re.compile("^Two"))).to_have_count(2)
