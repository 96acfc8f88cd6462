"""The same table in every language."""

import re

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .test_pages import axe
from .test_sizes import CROWDS, crowded

HEADINGS = {"en": "New match", "fr": "Nouvelle partie", "it": "Nuova partita", "es": "Nueva partida"}
TURNS = {"en": "Your turn", "fr": "À vous de jouer", "it": "Tocca a te", "es": "Tu turno"}
LOCALES = {"en": "en-GB", "fr": "fr-FR", "it": "it-IT", "es": "es-ES"}


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
    for lang in ("fr", "es", "it"):
        page.get_by_role("toolbar").get_by_role("button").last.click()
        page.get_by_role("dialog").get_by_role("combobox").last.select_option(lang)
        page.keyboard.press("Escape")
        expect(page.get_by_role("region", name=TURNS[lang])).to_be_visible()
        known = set(asked.values())
        expect(page.locator("#question")).not_to_have_text(re.compile("^(" + "|".join(map(re.escape, known)) + ")$"))
        asked[lang] = page.locator("#question").inner_text()
        assert page.evaluate("document.documentElement.lang") == lang
    assert len(set(asked.values())) == 4
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
    expect(page.get_by_role("status").first).to_contain_text("car")  # cards, cartes, carte, cartas
    rules = visitor.goes_to(f"/rules/{game}")
    expect(rules.get_by_role("article")).to_be_visible()


# Clauses of the rules -------------------------------------------------------------------------------------------------
def test_clauses_are_shown_in_the_language_and_the_rest_says_that_it_is_english(visit: Visit) -> None:
    page = visit(lang=LOCALES["fr"]).goes_to("/rules/naruto-mythos#NM-3.9")
    translated, other = page.locator("[id='NM-3.9'] p"), page.locator("[id='NM-12.3'] p")
    expect(translated).to_contain_text("Chaque joueur choisit ensuite de garder sa main")
    expect(translated.locator("[lang=fr]")).to_be_visible()
    expect(translated).not_to_contain_text("(en anglais)")
    expect(other).to_contain_text("(en anglais)")
    expect(other.locator("[lang=en]")).to_contain_text("face up with 2 tokens")
    page.get_by_role("searchbox").fill("garder sa main")
    expect(translated).to_be_visible()
    expect(other).to_have_count(0)
    page.get_by_role("searchbox").fill("2 tokens")
    expect(other).to_be_visible()
    page.get_by_role("article").get_by_role("button", name="NM-3.9", exact=True).first.click()
    expect(page.get_by_role("article").locator("blockquote [lang=fr]")).to_contain_text("garder sa main")


def test_a_card_shows_the_clauses_about_it_in_the_language(visit: Visit) -> None:
    visitor = visit(lang=LOCALES["it"])
    sheet = visitor.goes_to("/cards/naruto-mythos?card=KS-067").get_by_role("dialog")
    ruling = sheet.get_by_role("listitem").filter(has=sheet.page.get_by_role("link", name="NM-11.67.1", exact=True))
    expect(ruling.locator("[lang=it]")).to_contain_text("KS-067")
    example = (
        sheet.get_by_role("listitem").filter(has=sheet.page.get_by_role("link", name=re.compile(r"^NM-12\."))).first
    )
    expect(example.locator("[lang=en]")).to_be_visible()
    expect(example).to_contain_text("(in inglese)")


def test_why_something_cannot_be_chosen_opens_its_clause_in_the_language(visit: Visit) -> None:
    seat = visit(lang=LOCALES["fr"]).goes_on(crowded(CROWDS["naruto-turn"]), "me", "random")
    page = seat.page
    page.get_by_role("region", name=TURNS["fr"]).wait_for()
    page.locator("main [data-stop]").first.click()
    why = page.get_by_role("dialog")
    why.get_by_text("Règle NM-5.35").click()
    expect(why.locator("[lang=fr]")).to_contain_text("Personnage")
    place = why.get_by_role("link", name="NM-5.35 dans la référence")
    expect(place).to_have_attribute("href", "/rules/naruto-mythos#NM-5.35")
    expect(place).to_have_attribute("target", "_blank")
    assert axe(page, within='[role="dialog"]') == []
