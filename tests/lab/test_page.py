import re
from xml.etree import ElementTree

import pytest

import kleos
from kleos.games.registry import game_named
from kleos.lab.page import page
from kleos.lab.plots import Bars, Intervals
from kleos.lab.sections import best_cards, outstanding, sections, told_apart
from kleos.lab.simulate import simulate
from kleos.lab.statistics import Rate
from kleos.lab.summary import Summary
from kleos.language.languages import LANGUAGES
from kleos.language.messages import say

GAMES = {
    "naruto-mythos": simulate("naruto-mythos", 8, ["greedy", "random"], 4, "starter"),
    "saint-seiya": simulate("saint-seiya", 4, ["random"] * 3, 4),
    "kanzume-goddess": simulate("kanzume-goddess", 4, ["random"] * 4, 4, options={"mode": "team"}),
    "mythology-go": simulate("mythology-go", 4, ["random"] * 4, 4),
}


def parsed(text: str) -> ElementTree.Element:
    """The page, which is written so that it can be read as XML too."""
    assert text.startswith("<!DOCTYPE html>")
    return ElementTree.fromstring(text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", kleos.games())
def test_the_report_is_whole_and_stands_alone(game: str, lang: str) -> None:
    summary = GAMES[game]
    text = page(summary, 4, "starter" if game == "naruto-mythos" else None, lang)
    top = parsed(text)
    assert top.get("lang") == lang
    assert re.findall(r"https?:|//|src=|href=|url\(|@import|<script|<link|<iframe", text) == []
    assert top.find(".//meta[@name='viewport']") is not None
    titles = [title.text for title in top.iter("h2")]
    assert say("simulate-by-bot", lang) in titles
    assert say("cards-played", lang) in titles
    assert game_named(game).sides_name(lang) in titles
    for section in top.iter("section"):
        assert section.find(".//table") is not None, "what is drawn can also be read"
        assert section.find(".//svg") is not None
        assert section.findtext("h2") not in [caption.text for caption in section.iter("figcaption")]
    for picture in top.iter("svg"):
        assert picture.get("role") == "img"
        assert picture.findtext("title") == picture.get("aria-label") != ""
    for table in top.iter("table"):
        assert {cell.get("scope") for cell in table.iter("th")} == {"col", "row"}
        wide = {len(row) for row in table.iter("tr")}
        assert len(wide) == 1
    cells = [cell.text for cell in top.iter("td")]
    faces = kleos.rules(game).cards
    for rates in summary.cards.values():
        assert all(faces[card].name(lang) in cells for card in rates)


def test_the_languages_differ() -> None:
    texts = {lang: page(GAMES["naruto-mythos"], 4, "starter", lang) for lang in LANGUAGES}
    assert "Cards played" in texts["en"]
    assert "Cartes jouées" in texts["fr"]
    assert "Carte giocate" in texts["it"]
    assert [lang for lang in LANGUAGES if "Order of play" in texts[lang]] == ["en"]
    assert len({say("cards-played", lang) for lang in LANGUAGES}) == len(LANGUAGES)
    assert [lang for lang in LANGUAGES if say("cards-played", lang) not in texts[lang]] == []


@pytest.mark.parametrize(("lang", "energy"), [("en", "energy"), ("fr", "énergie"), ("it", "energia")])
def test_scores_are_called_what_they_count(lang: str, energy: str) -> None:
    kanzume, points = page(GAMES["kanzume-goddess"], 4, None, lang), page(GAMES["mythology-go"], 4, None, lang)
    assert say("simulate-points", lang, scores=energy) in kanzume
    assert say("simulate-points", lang, scores=say("scores", lang)) in points
    assert say("simulate-numbers", lang, scores=energy) in kanzume


def test_a_report_about_nothing_is_a_report() -> None:
    assert parsed(page(Summary("saint-seiya", ["random", "random"]), 1, None, "en")).find(".//table") is None


def test_names_are_no_markup() -> None:
    for plot in (Bars("<b>", [("<i>", 1)]), Intervals('"&', [("<i>", 0.1, 0.3, 0.2)], 0.5)):
        ElementTree.fromstring(plot.svg("en"))


def test_pictures_are_true_to_scale() -> None:
    top = ElementTree.fromstring(Bars("x", [("1", 2), ("2", 4), ("3", 0)]).svg("en"))
    assert [float(bar.get("height") or "") for bar in top.iter("rect")] == [70, 140, 0]
    top = ElementTree.fromstring(Intervals("x", [("a", 0.25, 0.75, 0.5)], 0.5).svg("en"))
    dot = top.find(".//circle")
    whisker = top.find(".//line[@class='interval']")
    equal = top.find(".//line[@class='equal']")
    assert dot is not None
    assert whisker is not None
    assert equal is not None
    assert dot.get("cx") == equal.get("x1")
    ends = [float(whisker.get(end) or "") for end in ("x1", "x2")]
    assert sum(ends) / 2 == pytest.approx(float(dot.get("cx") or ""))


def test_cards_of_the_same_name_are_told_apart() -> None:
    faces = kleos.rules("naruto-mythos").cards
    assert told_apart(["KS-105", "KS-007", "KS-000"], faces, "en") == [
        "Jiraiya (KS-105)",
        "Jiraiya (KS-007)",
        faces["KS-000"].name("en"),
    ]


def test_a_card_seen_seldom_is_neither_best_nor_worst() -> None:
    rates = {
        "often": Rate(100, 80),
        "once": Rate(1, 1),
        "never": Rate(1, 0),
        "poor": Rate(100, 20),
        "even": Rate(100, 50),
    }
    assert [id for id, _ in outstanding(rates, 1)] == ["often", "poor"]
    assert [id for id, _ in outstanding(rates, 9)] == ["once", "often", "even", "poor", "never"]


def test_rows_fit_their_columns() -> None:
    for summary in GAMES.values():
        for section in [*sections(summary, "en"), *best_cards(summary, 2, "en")]:
            assert {len(row) for row in section.rows} == {len(section.columns)}
