"""Cards on the table: they can be read where they lie, and nothing that appears lies over what it is about."""

import itertools
import random
import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import kleos

from .conftest import Visit, Visitor
from .playing import Seat, holds

GAMES = ("naruto-mythos", "saint-seiya", "kanzume-goddess", "mythology-go")
DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])

# Words that are broken between two lines, and labels smaller than they may be, among all that can be seen on the board.
UNREADABLE = """() => {
  const found = new Set();
  const texts = document.createTreeWalker(document.querySelector("main .main"), NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement;
    if (!text.data.trim() || holder.closest(".unseen") || !holder.checkVisibility({ visibilityProperty: true })) continue;
    const drawn = holder.closest("svg")?.getScreenCTM().a ?? 1; // letters in a picture are scaled with it
    const size = parseFloat(getComputedStyle(holder).fontSize) * drawn;
    if (size < 9.95) found.add(`${text.data.trim()}: ${size.toFixed(1)} px`);
    for (const word of text.data.matchAll(/[^\\s-]+/g)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map((one) => Math.round(one.top))).size > 1) found.add(`${word[0]}: broken`);
    }
  }
  return [...found];
}"""
# How many pixels of some boxes lie over others.
OVER = """([upper, lower]) => {
  const boxes = (chosen) => [...document.querySelectorAll(chosen)].map((one) => one.getBoundingClientRect());
  let most = 0;
  for (const a of boxes(upper)) for (const b of boxes(lower)) {
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    most = Math.max(most, Math.min(width, height));
  }
  return most;
}"""
# How far something reaches out of the window.
OUTSIDE = """(chosen) => Math.max(...[...document.querySelectorAll(chosen)].map((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return Math.max(-left, -top, right - innerWidth, bottom - innerHeight);
}))"""


@cache
def midway(game: str, moves: int = 24) -> kleos.Match:
    """A match that has gone on for a while, at a decision of the first seat in which cards of the hand may be chosen."""
    match = kleos.new(game, seed=3)
    rng = random.Random(3)
    while (decision := match.decision) is not None:
        count = 0 if match.moves is None else match.moves.count
        cards = [token for token in decision.options.tokens() if token.startswith("play ")]
        if count >= moves and decision.seat == 0 and len(cards) > 1:
            return match
        match.choose(rng.choice(list(decision.options)))
    raise AssertionError("the match was over too soon")


def sits_midway(visitor: Visitor, game: str) -> Seat:
    seat = visitor.goes_on(midway(game), "me", "random")
    seat.ready()
    return seat


def held_cards(page: Page) -> Locator:
    return page.get_by_role("list", name="Your hand").get_by_role("listitem")


def can_be_read(page: Page, spot: str) -> None:
    """The card is shown large, with all its words, beside where it lies."""
    reading = page.locator(".reading")
    expect(reading).to_be_visible()
    assert page.evaluate(OVER, [".reading", ".prompt"]) <= 0
    assert page.evaluate(OVER, [".reading", spot]) <= 0
    assert page.evaluate(OUTSIDE, ".reading") <= 0
    sizes = reading.locator(".text :is(b, p, dd)").evaluate_all(
        "all => all.map((one) => parseFloat(getComputedStyle(one).fontSize))"
    )
    assert min(sizes) >= 14


def test_a_card_is_read_where_the_pointer_rests_and_where_the_focus_is(visit: Visit) -> None:
    seat = sits_midway(visit(), "naruto-mythos")
    page = seat.page
    card = held_cards(page).first
    card.hover()
    can_be_read(page, ".hand .spot:hover")
    told = page.locator(".reading").inner_text()
    page.mouse.move(700, 20)
    expect(page.locator(".reading")).to_have_count(0)
    card.get_by_role("button").focus()
    page.keyboard.press("ArrowRight")
    can_be_read(page, ".hand .spot:focus-within")
    assert page.locator(".reading").inner_text() != told
    page.keyboard.press("Escape")
    expect(page.locator(".reading")).to_have_count(0)


def test_a_finger_that_holds_a_card_reads_it(visit: Visit) -> None:
    seat = sits_midway(visit(**PHONE), "naruto-mythos")
    page = seat.page
    card = held_cards(page).first
    expect(page.get_by_text(re.compile("Hold a card to read it"))).to_be_visible()
    holds(page, card)
    can_be_read(page, ".hand .spot:first-child")
    assert page.locator(".spot.picked").count() == 0  # it was read, not chosen
    page.get_by_role("button", name="Look at the card").tap()
    expect(page.locator("dialog[open]")).to_be_visible()
    page.keyboard.press("Escape")
    holds(page, card)
    page.get_by_role("region", name="Your turn").tap(position={"x": 4, "y": 4})
    expect(page.locator(".reading")).to_have_count(0)
    page.reload()
    seat.ready()
    expect(page.get_by_text(re.compile("Hold a card to read it"))).to_have_count(0)  # who has done it knows it


@SIZES
@pytest.mark.parametrize("game", GAMES)
def test_what_appears_lies_over_neither_the_question_nor_what_it_is_about(
    visit: Visit, game: str, size: dict[str, Any]
) -> None:
    """Things in every part of the table are asked about."""
    seat = sits_midway(visit(**size), game)
    page = seat.page
    spots = page.locator("main .spot[data-thing]:has(> [data-stop])").evaluate_all(
        "all => all.filter((one) => one.checkVisibility()).map((one) => one.dataset.spot)"
    )
    assert len(spots) > 4
    for name in spots[:: max(1, len(spots) // 4)]:
        thing = f"[data-spot='{name}']"
        page.locator(f"{thing} > [data-stop]").focus()
        page.keyboard.press("w")
        expect(page.locator(".popover")).to_be_visible()
        assert page.evaluate(OVER, [".popover", ".prompt"]) <= 0
        assert page.evaluate(OVER, [".popover", thing]) <= 0
        assert page.evaluate(OUTSIDE, ".popover") <= 0
        page.keyboard.press("Escape")
        expect(page.locator(".popover")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("game", GAMES)
def test_labels_are_large_enough_and_words_are_whole(visit: Visit, game: str, lang: str) -> None:
    seat = visit(lang=lang).goes_on(midway(game), "me", "random")
    page = seat.page
    page.locator(".hand .spot").first.wait_for()
    for width, height in ((1440, 900), (820, 1180), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        assert page.evaluate(UNREADABLE) == [], f"{width}x{height}"


ELEVEN = ["KS-009", "KS-010", "KS-108", "KS-133", "KS-141", "KS-003", "KS-004", "KS-050", "KS-051", "KS-032", "KS-092"]


@SIZES
@pytest.mark.parametrize("missions", [1, 4])
def test_in_a_large_hand_no_card_lies_over_another_and_versions_differ(
    visit: Visit, size: dict[str, Any], missions: int
) -> None:
    position = midway("naruto-mythos", 2).position()
    position["players"][0]["hand"] = ELEVEN
    position |= {"active": 0, "round": missions}
    while len(position["missions"]) < missions:
        rank = "DCBA"[len(position["missions"])]
        position["missions"].append({"rank": rank, "card": position["mission_deck"].pop(), "sides": [[], []]})
    seat = visit(**size).goes_on(kleos.from_position(position), "me", "random")
    page = seat.page
    seat.ready()
    cards = held_cards(page)
    expect(cards).to_have_count(len(ELEVEN))
    boxes = cards.evaluate_all("all => all.map((one) => one.getBoundingClientRect().toJSON())")
    for one, other in itertools.combinations(boxes, 2):
        across = min(one["right"], other["right"]) - max(one["left"], other["left"])
        down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
        assert min(across, down) <= 0
    titles = cards.locator(".title")
    expect(titles.first).to_be_visible()
    told = titles.evaluate_all("all => all.filter((one) => one.checkVisibility()).map((one) => one.textContent)")
    assert len(set(told)) == len(ELEVEN)
    fan = page.locator(".hand")
    hidden = fan.evaluate("one => one.scrollWidth - one.clientWidth")
    more = page.locator(".fan .more")
    if hidden > 2:  # what is cut off is told of, and can be come to
        expect(fan).to_have_attribute("data-beyond", "right")
        expect(more).to_have_text(re.compile(r"^\d+ ›$"))
        for _ in range(4):
            if page.locator(".fan .more.behind").count():
                more.last.click()
                page.wait_for_timeout(150)
        expect(more).to_have_text(re.compile(r"^‹ \d+$"))
        expect(cards.last).to_be_in_viewport(ratio=1)
    else:
        expect(more).to_have_count(0)


# Where the parts of the board lie, by what they are.
LIE = """() => Object.fromEntries(
  [...document.querySelectorAll(".lane[data-place], .public .spot, .stage .field, .prompt, .own .plate, .bottom .plate")].map((one, i) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [one.dataset.place ?? one.dataset.spot ?? `${one.className} ${i}`, [x, y, width, height]];
  }),
)"""


def lying_still(page: Page) -> dict[str, list[float]]:
    """Where everything lies once the board has been fitted to what was played at once before."""
    before: dict[str, list[float]] = {}
    while (now := page.evaluate(LIE)) != before:
        before = now
        page.wait_for_timeout(150)
    return before


@SIZES
@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_when_a_card_is_picked(visit: Visit, game: str, size: dict[str, Any]) -> None:
    seat = sits_midway(visit(**size), game)
    page = seat.page
    before = lying_still(page)
    assert len(before) > 2
    page.locator(".hand .spot:is(.lit, .also) > [data-stop]").first.click()
    seat.ready()
    after = page.evaluate(LIE)
    moved = {
        name: (box, after[name])
        for name, box in before.items()
        if name in after and max(abs(a - b) for a, b in zip(box, after[name], strict=True)) > 2
    }
    assert moved == {}
