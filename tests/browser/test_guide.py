"""The guide: a card of the game part by part, and the way back to its chapters on a phone."""

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .test_pages import axe

PARTS = {  # of the card that is shown
    "naruto-mythos": ["cost", "group", "power", "Name", "What it does"],
    "saint-seiya": ["cost", "value", "points", "Name", "What it does"],
    "kanzume-goddess": ["cost", "colour", "follow-up", "Name", "What it does"],
    "mythology-go": ["value", "colour", "Name", "What it does"],
}


@pytest.mark.parametrize("game", PARTS)
def test_a_card_is_shown_part_by_part_and_the_table_sign_by_sign(visit: Visit, game: str) -> None:
    page = visit().goes_to(f"/rules/{game}")
    figure = page.get_by_role("figure")
    expect(figure.get_by_role("img").first).to_be_visible()
    expect(figure.locator("li b")).to_have_text(PARTS[game])
    expect(figure.locator(".number")).to_have_text([str(n + 1) for n in range(len(PARTS[game]))])
    signs = page.get_by_role("region", name="The table", exact=True).get_by_role("term")
    expect(signs.first).to_be_visible()
    page.get_by_role("region", name="Icons and terms").wait_for()
    for chapter in ("table", "signs"):
        assert axe(page, within=f"[aria-labelledby=chapter-{chapter}]") == []
    first = page.get_by_role("navigation", name="Chapters").get_by_role("list")
    left = first.evaluate("(list) => parseFloat(getComputedStyle(list).paddingLeft)")
    assert left >= 30, "two figures and a dot have room before the words"


def test_on_a_phone_every_chapter_leads_back_to_the_list(visit: Visit) -> None:
    page = visit(viewport={"width": 390, "height": 844}).goes_to("/rules/mythology-go")
    page.get_by_role("navigation", name="Chapters").get_by_role("link", name="Counting and winning").click()
    expect(page.get_by_role("heading", name="Counting and winning")).to_be_in_viewport()
    page.get_by_role("region", name="Counting and winning").get_by_role("link", name="Chapters").click()
    expect(page.get_by_role("navigation", name="Chapters")).to_be_in_viewport()


# Whether a heading is not covered by anything.
BARE = """(one) => {
  const { left, top, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + 3, top + height / 2));
}"""


@pytest.mark.parametrize("width", [390, 1440])
def test_an_address_with_a_section_or_a_chapter_opens_the_book_there(visit: Visit, width: int) -> None:
    visitor = visit(viewport={"width": width, "height": 844})
    for address in ("section-5", "chapter-scoring"):
        page = visitor.goes_to(f"/rules/naruto-mythos#{address}")
        heading = page.locator(f"[id='{address}']")
        expect(heading).to_be_in_viewport()
        assert heading.evaluate(BARE), address
        page.close()
