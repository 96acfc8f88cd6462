"""What is this? Newcomers are told the goal and the signs once, and every sign and word explains itself where it stands."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import kleos
from kleos.games.glossaries import read_glossary

from .conftest import Visit, Visitor
from .playing import Seat, holds, overlaps
from .test_cards import held_cards
from .test_pages import axe
from .test_sizes import CROWDS, Crowd, crowded

GAMES = kleos.games()


def sits(visitor: Visitor, game: str) -> Seat:
    return visitor.sits_at(visitor.opens_table(game, "me", "random"))


def explanation(page: Page) -> Locator:
    return page.get_by_role("note")


def upgraded(view: dict[str, Any]) -> int:
    return sum(one["stack"] > 1 for mission in view["missions"] for side in mission["sides"] for one in side)


# The first visit ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_a_newcomer_is_told_the_goal_and_the_signs_once(visit: Visit, game: str) -> None:
    visitor = visit(new=True)
    seat = sits(visitor, game)
    page = seat.page
    told = {entry.id: entry for entry in read_glossary(game, "en")}
    first = [entry for entry in told.values() if entry.first]
    window = page.get_by_role("dialog", name=re.compile("^Welcome to "))
    expect(window).to_contain_text(told["goal"].text)
    for entry in first:
        expect(window.get_by_role("term").filter(has_text=entry.name).first).to_be_visible()
    drawings = window.locator("dl").first.locator(".drawing")
    expect(drawings).to_have_count(len(first))
    for drawing in drawings.all():
        expect(drawing.locator("> *")).to_have_count(1)
    expect(window.get_by_role("link", name="How to play")).to_have_attribute("href", f"/rules/{game}#guide")
    expect(window.get_by_role("button", name="Let’s play")).to_be_focused()
    expect(window).to_contain_text("“Hint” above the table shows a good answer")
    sounds = window.get_by_role("checkbox", name=re.compile("^Soft sounds"))
    expect(sounds).not_to_be_checked()
    assert axe(page) == []
    page.keyboard.press("Enter")
    expect(window).to_have_count(0)
    assert seat.ready() == "mine"

    page.reload()
    seat.ready()
    expect(page.get_by_role("dialog")).to_have_count(0)
    seat.tool("Help").click()
    again = page.get_by_role("dialog", name=re.compile("what’s what$"))
    expect(again).to_contain_text(told["goal"].text)
    again.get_by_text("All icons and terms").click()
    expect(again.get_by_role("term")).to_have_count(len(told) - 1)
    assert axe(page, within="dialog") == []
    page.keyboard.press("Escape")
    expect(again).to_have_count(0)


def test_who_only_watches_is_not_welcomed(visit: Visit) -> None:
    player = visit()
    table = player.opens_table("naruto-mythos", "me", "random")
    seat = player.sits_at(table)
    seat.ready()
    watcher = visit(new=True).goes_to(seat.state["watch"])
    watcher.get_by_text("You are watching").first.wait_for()
    expect(watcher.get_by_role("dialog")).to_have_count(0)
    assert watcher.evaluate("localStorage.getItem('kleos.met')") is None


# Signs ----------------------------------------------------------------------------------------------------------------
def test_a_sign_explains_itself_to_a_resting_pointer_beside_the_question(visit: Visit) -> None:
    visitor = visit()
    seat = sits(visitor, "naruto-mythos")
    page = seat.page
    seat.ready()
    chakra = page.locator("[data-sign=chakra]").last
    chakra.hover()
    expect(explanation(page)).to_contain_text("What you pay cards with.")
    expect(explanation(page).get_by_role("link", name="Rule NM-1.9")).to_have_attribute(
        "href", "/rules/naruto-mythos#NM-1.9"
    )
    assert not overlaps(explanation(page), page.locator(".prompt"))
    assert not overlaps(explanation(page), chakra)
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(explanation(page)).to_have_count(0)
    # what lies under the control of a place explains itself too
    seat.answer("Keep").click()
    page.locator("[data-sign=totals]").first.wait_for()
    box = page.locator("[data-sign=totals]").first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    expect(explanation(page)).to_contain_text("All the Power of a side")
    page.mouse.move(700, 20)
    expect(explanation(page)).to_have_count(0)


# What is to be explained: every sign of the table, those in sight that are not printed on cards, and one that is.
SIGNS = """() => {
  const all = [...document.querySelectorAll("[data-sign]")];
  const key = (one) => one.dataset.sign ?? one.dataset.says;
  const seen = [...document.querySelectorAll("[data-sign], [data-says]")].filter((one) => one.checkVisibility());
  const free = seen.filter((one) => !one.closest(".spot .card") || one.matches("[data-badge]"));
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const printed = seen.filter((one) => one.closest(".spot .card")).map((one) => [one, middle(one.getBoundingClientRect())]);
  const reached = ([one, at]) => document.elementFromPoint(...at)?.closest(".spot") === one.closest(".spot");
  return {
    ids: [...new Set(all.map((one) => one.dataset.sign))],
    keys: [...new Set(free.map(key))],
    printed: printed.find(reached)[1],
  };
}"""
EXPLAINED = """() => {
  const one = document.querySelector("[data-explained]");
  return one?.dataset.sign ?? one?.dataset.says;
}"""
MIDWAY = {
    "naruto-mythos": "naruto-turn",
    "saint-seiya": "seiya",
    "kanzume-goddess": "kanzume-recruit",
    "mythology-go": "mythology-turn",
}


@pytest.mark.parametrize("game", GAMES)
def test_every_sign_of_a_full_table_is_explained(visit: Visit, game: str) -> None:
    wanted = CROWDS[MIDWAY[game]]
    seat = visit().goes_on(crowded(wanted), "me", *["random"] * (wanted.players - 1))
    page = seat.page
    seat.ready()
    page.locator(".spot .card [data-sign]").first.wait_for(state="attached")
    told = {entry.id: entry for entry in read_glossary(game, "en")}
    signs = page.evaluate(SIGNS)
    assert sorted(set(signs["ids"]) - set(told)) == []
    assert len(set(signs["keys"]) & set(told)) >= 4
    heard: list[str] = []
    for _ in signs["keys"]:
        page.keyboard.press("e")
        expect(explanation(page)).to_be_visible()
        key = page.evaluate(EXPLAINED)
        heard.append(key)
        text = told[key].text if key in told else key
        expect(explanation(page)).to_contain_text(text)
        expect(page.locator("[aria-live=polite]")).to_contain_text(text)
    assert sorted(heard) == sorted(signs["keys"])
    page.keyboard.press("e")
    assert page.evaluate(EXPLAINED) == heard[0], "after the last one the first comes again"
    page.keyboard.press("Shift+E")
    assert page.evaluate(EXPLAINED) == heard[-1]
    page.keyboard.press("Escape")
    page.mouse.move(*signs["printed"])
    expect(explanation(page)).to_be_visible()


def test_a_finger_taps_a_sign_to_read_it(visit: Visit) -> None:
    visitor = visit(viewport={"width": 390, "height": 844}, has_touch=True)
    seat = sits(visitor, "mythology-go")
    page = seat.page
    seat.ready()
    page.locator("[data-sign=slots]").last.tap()
    expect(explanation(page)).to_contain_text("7 slots")
    assert not overlaps(explanation(page), page.locator(".prompt"))
    page.get_by_role("heading", level=1).tap()
    expect(explanation(page)).to_have_count(0)


def test_piles_and_hands_say_how_many_cards_they_have_and_what_they_are_for(visit: Visit) -> None:
    seat = sits(visit(), "naruto-mythos")
    page = seat.page
    seat.ready()
    page.locator(".backs").hover()
    expect(explanation(page)).to_contain_text("Random’s hand: 5 cards")
    expect(explanation(page)).to_contain_text("draw 2 at the start of each round")
    page.locator("[data-moves=deck-1]").hover()
    deck = seat.state["view"]["players"][1]["deck_size"]  # one of the game's decks, which are not of one size
    expect(explanation(page)).to_contain_text(f"Random’s deck: {deck} cards")
    expect(explanation(page)).to_contain_text("When it is empty you draw no more")
    page.get_by_role("button", name=re.compile("^Look through: Guest’s discard pile")).click()
    expect(page.get_by_role("dialog")).to_contain_text("Both players may look through it.")
    assert page.locator(".table [title]:not(button)").count() == 0, "titles are for nobody without a mouse"


def test_a_clock_and_the_points_so_far_say_what_they_are(visit: Visit) -> None:
    visitor = visit()
    seat = visitor.sits_at(visitor.opens_table("saint-seiya", "me", "random", clocks={"move": 600}))
    seat.ready()
    seat.page.get_by_role("timer").last.locator("[data-says]").hover()
    expect(explanation(seat.page)).to_contain_text("Time left for this choice.")
    seat.page.keyboard.press("Escape")
    seat.page.locator(".standing").last.hover()
    expect(explanation(seat.page)).to_contain_text("points if it ended now")


def test_what_lies_on_a_card_is_told_on_the_card_by_name_and_at_its_badge(visit: Visit) -> None:
    seat = visit().goes_on(crowded(Crowd("naruto-mythos", 2, 3, "turn", upgraded, 1)), "me", "random")
    page = seat.page
    seat.ready()
    badge = page.locator(".spot .stack").first
    box = badge.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 4, box["y"] + 4)
    reading = page.locator(".reading")
    expect(reading.locator("abbr", has_text="Stack")).to_be_visible()
    expect(explanation(page)).to_contain_text("the character was upgraded")
    assert not overlaps(explanation(page), reading)


# Words ----------------------------------------------------------------------------------------------------------------
def test_the_words_of_a_card_that_is_read_at_the_table_are_told_by_keyboard(visit: Visit) -> None:
    seat = sits(visit(), "naruto-mythos")
    page = seat.page
    seat.ready()
    page.locator(".hand .spot > [data-stop]").first.focus()
    page.keyboard.press("ArrowRight")
    reading = page.locator(".reading")
    word = reading.locator(".text abbr").first
    word.wait_for()
    for _ in range(12):
        page.keyboard.press("e")
        expect(explanation(page)).to_be_visible()
        if word.get_attribute("data-explained") is not None:
            break
    assert word.get_attribute("data-explained") is not None
    assert not overlaps(explanation(page), reading)
    page.keyboard.press("Escape")
    expect(explanation(page)).to_have_count(0)
    expect(reading).to_be_visible()


def test_a_finger_holds_a_card_and_taps_its_words(visit: Visit) -> None:
    seat = sits(visit(viewport={"width": 390, "height": 844}, has_touch=True), "naruto-mythos")
    page = seat.page
    seat.ready()
    holds(page, held_cards(page).first)
    page.locator(".reading abbr").first.tap()
    expect(explanation(page)).to_be_visible()
    expect(page.locator(".reading")).to_be_visible()


def test_the_words_of_a_card_explain_themselves(visit: Visit) -> None:
    page = visit().goes_to("/cards/naruto-mythos?card=KS-108")
    window = page.get_by_role("dialog")
    window.locator("abbr", has_text="MAIN").hover()
    expect(explanation(page)).to_contain_text("whenever the character is put face up")
    window.locator("abbr", has_text="UPGRADE").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(explanation(page)).to_contain_text("a lower cost")
    page.keyboard.press("Escape")
    expect(explanation(page)).to_have_count(0)
    expect(window).to_be_visible()
    box = window.locator("[data-sign=power]").first.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    expect(explanation(page)).to_contain_text("adds to its side")
    assert axe(page) == []


def test_the_rules_book_has_a_chapter_of_signs_and_words(visit: Visit) -> None:
    page = visit().goes_to("/rules/naruto-mythos")
    page.get_by_role("link", name="Icons and terms").click()
    chapter = page.get_by_role("region", name="Icons and terms")
    for entry in read_glossary("naruto-mythos", "en")[1:]:
        expect(chapter.get_by_role("heading", name=entry.name, exact=True)).to_be_visible()
    expect(chapter).to_contain_text("What you pay cards with.")
    expect(chapter.get_by_role("button", name="NM-1.9")).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "word", "told"),
    [("fr-FR", "UPGRADE", "coût inférieur"), ("it-IT", "POTENZIAMENTO", "costo minore")],
)
def test_words_are_explained_in_the_language_of_the_browser(visit: Visit, lang: str, word: str, told: str) -> None:
    page = visit(lang=lang).goes_to("/cards/naruto-mythos?card=KS-108")
    page.get_by_role("dialog").locator("abbr", has_text=word).hover()
    expect(explanation(page)).to_contain_text(told)


def test_a_card_dialog_has_no_ids_and_no_names_of_fields(visit: Visit) -> None:
    visitor = visit()
    page = visitor.goes_to("/cards/mythology-go?card=golem")
    window = page.get_by_role("dialog")
    window.get_by_role("heading", name="Rulings").wait_for()
    window.locator("li [lang=en]").first.wait_for()
    text = window.inner_text()
    assert "№" not in text
    assert not re.search(r"`|\bp[0-7]\b", text)
    assert "Player 1" in text
    naruto = visitor.goes_to("/cards/naruto-mythos?card=KS-120")
    expect(naruto.get_by_role("dialog")).to_contain_text("№")
    expect(naruto.get_by_role("dialog")).not_to_contain_text("per-mission")


# Sheets ---------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("width", [1440, 390])
def test_the_columns_of_a_score_sheet_explain_themselves(visit: Visit, width: int) -> None:
    page = visit(viewport={"width": width, "height": 900}).goes_to("/score/saint-seiya")
    page.get_by_label("Cards, one per line").first.fill("shaina\n2 seiya-green")
    page.get_by_role("button", name="Count the points").click()
    table = page.get_by_role("table", name="Result")
    table.locator("[data-sign=column-special]").filter(visible=True).first.click()
    expect(explanation(page)).to_contain_text("Cards whose points depend on your other cards")
    table.locator("[data-says]").filter(visible=True).last.click()
    expect(explanation(page)).to_contain_text("All columns added up.")
    assert axe(page) == []
    if width == 1440:
        table.get_by_role("columnheader", name="Points by effect").locator("span").focus()
        page.keyboard.press("Shift+Tab")
        expect(explanation(page)).to_contain_text("printed on all your cards that count")


@pytest.mark.parametrize("game", ["naruto-mythos", "saint-seiya", "mythology-go"])
def test_what_a_score_sheet_asks_for_explains_itself(visit: Visit, game: str) -> None:
    page = visit().goes_to(f"/score/{game}")
    signs = page.locator("form [data-sign]").filter(visible=True)
    signs.first.wait_for()
    told = set()
    for id in dict.fromkeys(sign.get_attribute("data-sign") for sign in signs.all()):
        page.locator(f"form [data-sign={id}]").filter(visible=True).first.hover()
        expect(explanation(page)).to_be_visible()
        told.add(explanation(page).inner_text())
        page.mouse.move(0, 0)
        expect(explanation(page)).to_be_hidden()
    assert len(told) >= 3
