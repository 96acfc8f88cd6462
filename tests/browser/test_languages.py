"""The same table in three languages."""

import re

import pytest
from playwright.sync_api import expect

from .conftest import Visit

HEADINGS = {"en": "New match", "fr": "Nouvelle partie", "it": "Nuova partita"}
TURNS = {"en": "Your turn", "fr": "À vous de jouer", "it": "Tocca a te"}
LOCALES = {"en": "en-GB", "fr": "fr-FR", "it": "it-IT"}


@pytest.mark.parametrize("lang", HEADINGS)
def test_the_browser_says_which_language(visit: Visit, lang: str) -> None:
    visitor = visit(lang=LOCALES[lang])
    page = visitor.goes_to("/new")
    expect(page.get_by_role("heading", level=1)).to_have_text(HEADINGS[lang])
    assert page.evaluate("document.documentElement.lang") == lang
    assert page.title().startswith(HEADINGS[lang])


def test_the_language_changes_in_mid_match_and_stays(visit: Visit) -> None:
    visitor = visit()
    seat = visitor.sits_at(visitor.opens_table("naruto-mythos", "me", "random"))
    page = seat.page
    seat.ready()
    asked: dict[str, str] = {"en": page.locator("#question").inner_text()}
    before = len([one for one in seat.frames if '"ask":1,' in one])
    for lang in ("fr", "it"):
        page.get_by_role("toolbar").get_by_role("button").last.click()
        page.get_by_role("dialog").get_by_role("combobox").last.select_option(lang)
        page.keyboard.press("Escape")
        expect(page.get_by_role("region", name=TURNS[lang])).to_be_visible()
        known = set(asked.values())
        expect(page.locator("#question")).not_to_have_text(re.compile("^(" + "|".join(map(re.escape, known)) + ")$"))
        asked[lang] = page.locator("#question").inner_text()
        assert page.evaluate("document.documentElement.lang") == lang
    assert len(set(asked.values())) == 3
    assert len([one for one in seat.frames if '"ask":1,' in one]) == before  # without connecting again
    page.reload()
    expect(page.get_by_role("region", name=TURNS["it"])).to_be_visible()
    home = visitor.goes_to("/new")
    expect(home.get_by_role("heading", level=1)).to_have_text(HEADINGS["it"])


@pytest.mark.parametrize("lang", HEADINGS)
@pytest.mark.parametrize("game", ["naruto-mythos", "saint-seiya", "kanzume-goddess", "mythology-go"])
def test_cards_and_rules_are_there_in_each_language(visit: Visit, game: str, lang: str) -> None:
    visitor = visit(lang=LOCALES[lang])
    page = visitor.goes_to(f"/cards/{game}")
    expect(page.get_by_role("status").first).to_contain_text("car")  # cards, cartes, carte
    rules = visitor.goes_to(f"/rules/{game}")
    expect(rules.get_by_role("article")).to_be_visible()
