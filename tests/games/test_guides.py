"""The guides: every paragraph rests on clauses that exist, the languages say the same, and the worked beginnings are true."""

import re
from typing import Any

import pytest

import kleos
from kleos.games.guides import Chapter, GuideFault, chapters, read_guide
from kleos.games.sections import read_sections, read_terms, section_key, section_title
from kleos.games.sources import TAGS, source_text
from kleos.language.catalogues import OPENED
from kleos.language.languages import GRAMMARS, LANGUAGES
from kleos.match import Match
from kleos.testing import clause
from kleos.testing.wording import common

GAMES = kleos.games()
GLOSSARIES = ("en", "fr", "it")  # the languages in which the rules have a glossary


def shape(guide: list[Chapter]) -> list[tuple[str, list[tuple[str, ...]]]]:
    return [(chapter.id, [paragraph.clauses for paragraph in chapter.paragraphs]) for chapter in guide]


# The texts ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_named_exists(game: str, lang: str) -> None:
    clauses = kleos.rules(game).clauses
    for chapter in read_guide(game, lang):
        for paragraph in chapter.paragraphs:
            unknown = [id for id in paragraph.clauses if id not in clauses]
            assert unknown == [], f"{game} {lang} line {paragraph.line}"


@pytest.mark.parametrize("game", GAMES)
def test_the_languages_have_the_same_chapters_and_clauses(game: str) -> None:
    english = shape(read_guide(game, "en"))
    assert [lang for lang in LANGUAGES if shape(read_guide(game, lang)) != english] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_guide_is_long_enough_to_learn_from_and_short_enough_to_be_read(game: str) -> None:
    guide = read_guide(game, "en")
    paragraphs = [paragraph for chapter in guide for paragraph in chapter.paragraphs]
    assert 35 <= len(paragraphs) <= 55
    assert all(2 <= len(chapter.paragraphs) <= 12 for chapter in guide)
    ids = {chapter.id for chapter in guide}
    assert {"about", "table", "cards", "actions", "effects", "scoring", "hidden"} < ids
    for lang in LANGUAGES:
        for chapter in read_guide(game, lang):
            for paragraph in chapter.paragraphs:
                assert len(re.findall(r"[.!?](?= |$)", paragraph.text)) <= 5, paragraph.text


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_paragraph_is_written_in_its_language(game: str, lang: str) -> None:
    for chapter in read_guide(game, lang):
        for paragraph in chapter.paragraphs:
            own = len(common(lang).findall(paragraph.text))
            for other in set(LANGUAGES) - {lang}:
                assert len(common(other).findall(paragraph.text)) < max(own, 2), paragraph.text
            assert paragraph.text[0].isupper()
            assert paragraph.text.endswith((".", "!", "?"))
            assert "  " not in paragraph.text
            assert "[" not in paragraph.text
            if lang != "en":
                assert not any(quoted in paragraph.text for quoted in (" '", "' ", '"', "“"))


@pytest.mark.parametrize("game", GAMES)
def test_no_paragraph_is_left_untranslated(game: str) -> None:
    texts = [[p.text for chapter in read_guide(game, lang) for p in chapter.paragraphs] for lang in LANGUAGES]
    for versions in zip(*texts, strict=True):
        assert len(set(versions)) == len(LANGUAGES)
        numbers = {tuple(sorted(re.findall(r"\d+", text))) for text in versions}
        assert len(numbers) == 1, "the same numbers are told in every language"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_are_called_by_their_names_in_the_language(game: str, lang: str) -> None:
    names = {
        of: {name for face in kleos.rules(game).cards.values() for name in re.findall(r"\w{4,}", face.name(of))}
        for of in LANGUAGES
    }
    columns = dict(zip(GLOSSARIES, zip(*read_terms(rules_text(game)), strict=True), strict=True))
    terms = {word for term in columns.get(lang, ()) for word in re.findall(r"\w+", term)}
    foreign = {name for of in LANGUAGES for name in names[of] if name[0].isupper()} - names[lang] - terms
    for chapter in read_guide(game, lang):
        for paragraph in chapter.paragraphs:
            assert foreign & set(re.findall(r"\w+", paragraph.text)) == set(), paragraph.text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_that_count_in_a_way_of_their_own_are_named_as_on_the_card(lang: str) -> None:
    cards = kleos.rules("saint-seiya").cards
    paragraphs = [paragraph for chapter in read_guide("saint-seiya", lang) for paragraph in chapter.paragraphs]
    (counted,) = [paragraph.text for paragraph in paragraphs if "SS-8.11" in paragraph.clauses]
    words = set(re.findall(r"\w+", counted))
    for id in ("athena", "marine", "leda", "spica", "jango"):
        assert words & set(re.findall(r"\w{4,}", cards[id].name(lang))), id


@pytest.mark.parametrize("game", GAMES)
def test_french_is_typeset(game: str) -> None:
    for chapter in read_guide(game, "fr"):
        for text in (chapter.title, *[paragraph.text for paragraph in chapter.paragraphs]):
            assert text == GRAMMARS["fr"].typeset(text)
            assert not re.search(r"\w[;!?]| [:;!?]", text), text


# Reading --------------------------------------------------------------------------------------------------------------
def test_a_guide_is_read_into_chapters_and_paragraphs() -> None:
    text = "# One {#one}\n\nFirst line\nsecond line. [NM-1.1\nNM-1.2]\n\n# Two {#two}\n\nMore. [NM-2.1]\n"
    one, two = chapters(text, "g", "en")
    assert (one.id, one.title, one.paragraphs[0].text) == ("one", "One", "First line second line.")
    assert one.paragraphs[0].clauses == ("NM-1.1", "NM-1.2")
    assert one.paragraphs[0].line == 3
    assert two.paragraphs[0].text == "More."


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("Text. [NM-1.1]", "g:1: a paragraph before the first chapter"),
        ("# One\n\nText. [NM-1.1]", "g:1: expected '# Title {#id}', not '# One'"),
        ("# One {#one}\n\nText.", "g:3: a paragraph without its clauses in brackets: 'Text.'"),
        ("# One {#one}\n\nText. [NM-1.1, NM-1.2]", "g:3: 'NM-1.1,' is not the number of a clause"),
        ("# One {#one}\n\nText. [NM-1.1 NM-1.1]", "g:3: a clause is named twice"),
        ("# One {#one}\n\n# Two {#two}\n\nText. [NM-1.1]", "g:3: chapter 'one' has no paragraph"),
        ("# One {#one}\n\nText. [NM-1.1]\n\n# Two {#one}\n\nText. [NM-1.1]", "g:5: a second chapter 'one'"),
        ("# One {#one}\n", "g:1: the guide ends without a paragraph"),
        ("", "g:0: the guide ends without a paragraph"),
    ],
)
def test_what_cannot_be_read_is_told_by_line(text: str, problem: str) -> None:
    with pytest.raises(GuideFault) as fault:
        chapters(text, "g", "en")
    assert str(fault.value) == problem


# The rules book -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_every_section_has_a_title_in_every_language(game: str) -> None:
    sections = read_sections(rules_text(game))
    for section in sections:
        titles = [section_title(section.title, lang) for lang in LANGUAGES]
        assert all(titles)
        assert titles[0] == section.title
    assert sum(len(section.clauses) for section in sections) == len(kleos.rules(game).clauses)


def test_no_title_is_translated_in_vain() -> None:
    used = {section_key(section.title) for game in GAMES for section in read_sections(rules_text(game))}
    for lang in LANGUAGES[1:]:
        told = [id for one in OPENED for id in one.source(lang) if id.startswith("section-")]
        assert len(told) == len(set(told))
        assert set(told) == used


@pytest.mark.parametrize("game", GAMES)
def test_every_source_of_a_clause_is_known(game: str) -> None:
    for one in kleos.rules(game).clauses.values():
        tags = one.source.partition(":")[0]
        assert re.sub("|".join(TAGS), "", tags).strip("; ") == "", one.id
        assert tags, one.id


def test_sources_keep_the_reason_of_a_decision() -> None:
    source = "fr it timing sheet; ruling; decision: one line; one player"
    assert source_text(source, "en") == (
        "French rulebook, Italian rulebook, timing sheet; ruling; decision: one line; one player"
    )
    assert source_text("untestable: a matter of taste", "it") == "non verificabile: a matter of taste"
    assert source_text("book", "fr") == "livret de règles"


@pytest.mark.parametrize("game", GAMES)
def test_the_glossary_is_read_in_three_languages(game: str) -> None:
    terms = read_terms(rules_text(game))
    assert len(terms) > 20
    assert all(all(words) for words in terms)
    known = [
        ("Cosmos", "Cosmos", "Cosmo"),
        ("Power", "Puissance (Power)", "Potere"),
        ("cancel", "annuler", "annullare"),
        ("Outnumber", "Surnombre", "Superiorità"),
    ]
    assert any(words in terms for words in known)


def rules_text(game: str) -> str:
    return kleos.new(game, seed=1).game.rules_text()


# The worked beginnings --------------------------------------------------------------------------------------------------
def played(match: Match, tokens: list[str]) -> Match:
    for token in tokens:
        match.choose(token)
    return match


def test_the_first_round_of_naruto_mythos_goes_as_the_guide_tells() -> None:
    filler = ["KS-015", "KS-025", "KS-034", "KS-042", "KS-001"]
    match = kleos.from_position(
        {
            "game": "naruto-mythos",
            "round": 1,
            "edge": 0,
            "mission_deck": ["KS-M06", "KS-M04", "KS-M10"],
            "missions": [{"rank": "D", "card": "KS-M02"}],
            "players": [
                {"chakra": 5, "hand": ["KS-009", "KS-011", *filler], "deck": ["KS-003", "KS-005", "KS-017"]},
                {"chakra": 5, "hand": ["KS-070", "KS-050", *filler], "deck": ["KS-003", "KS-005", "KS-017"]},
            ],
        }
    )
    match.choose("play KS-009 D")
    view = match.view(0)
    assert view["missions"][0]["sides"][0][0]["power"] == 4
    played(match, ["hide KS-070 D", "hide KS-011 D"])
    assert [player["chakra"] for player in match.view(0)["players"]] == [2, 4]
    match.choose("reveal #2")
    assert [player["chakra"] for player in match.view(0)["players"]] == [3, 2]
    assert match.view(0)["missions"][0]["totals"] == [4, 5]
    match.choose("reveal #3")
    match.choose("use")
    view = match.view(0)
    assert view["missions"][0]["totals"] == [7, 5]
    assert view["players"][0]["chakra"] == 1
    assert view["players"][0]["hand_size"] == 6
    match.choose("pass")
    assert match.view(0)["edge"] == 1
    assert match.why_not("hide KS-001 D") is None
    match.choose("pass")
    view = match.view(0)
    assert view["round"] == 2
    assert [player["points"] for player in view["players"]] == [3, 0]
    assert [player["chakra"] for player in view["players"]] == [7, 6]
    assert match.decision is not None
    assert match.decision.seat == 1


def test_the_first_turn_of_saint_seiya_goes_as_the_guide_tells() -> None:
    others = ["athena", "armure-lion", "docrates", "milo"]
    terrain = [others[0], others[1], "pegase-noir", others[2], others[3], "jabu"]
    match = kleos.from_position(
        {
            "game": "saint-seiya",
            "reserve": "rest",
            "seed": 1,
            "terrain": [{"card": id} for id in terrain],
            "players": [
                {
                    "hero": "seiya",
                    "hand": ["seiya-green"] * 4 + ["armure-pegase"],
                    "draw": ["seiya-green"] * 5,
                    "aside": ["seiya-bronze"] * 5,
                },
                {"hero": "shun", "hand": ["shun-green"] * 5, "draw": ["shun-green"] * 4 + ["armure-andromede"]},
            ],
        }
    )
    played(match, ["play seiya-green 6", "play seiya-green 6", "acquire 6 force"])
    assert sorted(match.view(0)["players"][0]["discard"]) == ["jabu", "seiya-green", "seiya-green"]
    played(match, ["play seiya-green 3", "play seiya-green 3", "acquire 3 force", "equip armure-pegase", "end"])
    view = match.view(0)
    mine = view["players"][0]
    assert sorted(mine["discard"]) == ["jabu", "pegase-noir", *["seiya-green"] * 4]
    assert mine["hand"] == ["seiya-green"] * 5
    assert mine["armour"]["card"] == "armure-pegase"
    assert [place["card"] for place in view["terrain"]][2:] == others, "pushed to places 3 to 6"
    assert view["common_discard"] == []


def test_the_first_turn_of_kanzume_goddess_goes_as_the_guide_tells() -> None:
    match = kleos.from_position(
        {
            "game": "kanzume-goddess",
            "players": [
                {
                    "god": "zeus",
                    "hand": ["priest"] * 4 + ["sacred-guardian"],
                    "deck": ["priest"] * 4 + ["sacred-guardian"],
                },
                {"god": "thor", "hand": ["priest"] * 5, "deck": ["priest"] * 5},
            ],
            "piles": {"w1": ["aries", "leo"], "w2": ["taurus", "orion"]},
        }
    )
    assert match.why_not("play sacred-guardian 1") is not None
    played(match, ["play priest 1"] * 4)
    assert match.view(0)["faith"] == 4
    played(match, ["done", "recruit w2"])
    view = match.view(0)
    assert (view["faith"], view["players"][0]["deck_size"], view["piles"][1]["top"]) == (0, 6, "orion")
    match.choose("done")
    mine = match.view(0)["players"][0]
    assert sorted(mine["discard"]) == ["priest"] * 4 + ["sacred-guardian"]
    assert mine["hand"] == ["priest"] * 4 + ["taurus"]
    assert match.view(0)["active"] == 1


def kanzume(mine: dict[str, Any], other: dict[str, Any]) -> Match:
    players = [{"god": "hades", **mine}, {"god": "thor", **other}]
    return kleos.from_position({"game": "kanzume-goddess", "players": players})


def drawn(match: Match, tokens: list[str]) -> list[int]:
    """Who has drawn after some moves, an entry for each time."""
    return [entry["seat"] for entry in played(match, tokens).log(None) if entry["kind"] == "draw"]


@clause("KG-6.33", "KG-6.38", "KG-11.9", "KG-11.10", "KG-11.21")
def test_cards_of_kanzume_goddess_let_one_draw_as_the_guide_tells() -> None:
    deck = ["leo", "priest", "priest"]
    for card in ("lyra", "virgo", "libra"):
        assert drawn(kanzume({"hand": [card], "deck": deck}, {}), [f"play {card} 1"]) == [0]
    assert drawn(kanzume({"hand": ["hydra", "priest"], "deck": deck}, {}), ["play hydra 1", "skip"]) == [0]
    assert drawn(kanzume({"hand": ["libra"], "deck": deck[1:]}, {}), ["play libra 1"]) == [], "no Warrior"
    for energy, draws in ((15, [1]), (16, [])):
        guarded = kanzume({"hand": ["leo"]}, {"hand": ["sacred-guardian"], "deck": deck, "energy": energy})
        assert drawn(guarded, ["play leo 1", "react sacred-guardian 1"]) == draws
    cards = kleos.rules("kanzume-goddess").cards
    for lang in LANGUAGES:
        told = paragraph("kanzume-goddess", lang, "KG-11.10")
        for card in ("lyra", "virgo", "hydra", "libra", "sacred-guardian"):
            assert cards[card].name(lang) in told, told


@clause("KG-6.13", "KG-6.18")
def test_reactions_of_kanzume_goddess_end_as_the_guide_tells() -> None:
    # Cancer takes the whole Attack: the Guardian is asked no more.
    spared = played(kanzume({"hand": ["aries"]}, {"hand": ["cancer", "sacred-guardian"]}), ["play aries 1"])
    assert asked(played(spared, ["react cancer 2"])) == ("play-phase", 0)
    # The Guardian takes the rest and draws: it is carried out to its end.
    rest = kanzume({"hand": ["orion"]}, {"hand": ["sacred-guardian", "cancer"], "deck": ["priest"]})
    assert drawn(rest, ["play orion 1", "react sacred-guardian 1"]) == [1]
    assert (asked(rest), rest.view(0)["players"][1]["energy"]) == (("play-phase", 0), 15)
    # A second Aquarius is not asked for what the first has cancelled.
    cancelled = played(kanzume({"hand": ["leo"]}, {"hand": ["aquarius"] * 2}), ["play leo 1", "react aquarius 2"])
    assert asked(cancelled) == ("play-phase", 0)
    assert all(paragraph("kanzume-goddess", lang, "KG-6.18") for lang in LANGUAGES)


def asked(match: Match) -> tuple[str, int]:
    assert match.decision is not None
    return match.decision.kind, match.decision.seat


def paragraph(game: str, lang: str, id: str) -> str:
    """The paragraph of a guide that rests on a clause."""
    (found,) = [p.text for chapter in read_guide(game, lang) for p in chapter.paragraphs if id in p.clauses]
    return found


def test_the_first_turn_of_mythology_go_goes_as_the_guide_tells() -> None:
    hand = ["elfe", "licorne", "troll", "minotaure", "djinn"]
    match = kleos.from_position(
        {
            "game": "mythology-go",
            "deck": [*hand, "centaure", "golem", "nain", "harpie", "sirene", "sphinx", "dragon"],
            "players": [{"divinity": "gaia"}, {"divinity": "zeus"}],
        }
    )
    assert match.view(0)["players"][0]["hand"] == hand
    assert match.why_not("hide licorne") is not None
    match.choose("play elfe")
    assert match.view(0)["players"][0]["hand"] == ["licorne", "troll", "minotaure", "djinn", "centaure", "golem"]
    match.choose("hide licorne")
    assert match.decision is not None
    assert (match.decision.kind, match.decision.seat) == ("return-order", 0)
    played(match, ["card troll", "card minotaure", "card centaure", "card golem"])
    assert (match.view(0)["active"], match.view(0)["deck_known"][0]) == (1, {"from_bottom": 1, "card": "djinn"})
    document = match.position()
    players = [{**player, "hand": []} for player in document["players"]]
    ended = kleos.from_position({**document, "players": players, "phase": "scoring", "active": 0})
    sheet = ended.view(0)["rounds"][0]["sheet"][0]
    assert [item["points"] for item in sheet["items"]] == [3, 2, 3, 2]
    assert (sheet["subtotal"], sheet["total"]) == (8, 10)
