"""Score sheets: the worked examples of the rules as people would enter them, and what is said about mistakes."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import kleos
from kleos.engine.errors import KleosError, PositionError
from kleos.engine.game import Sheet
from kleos.games.mythology_go.testing import scored
from kleos.games.scoring import Unanswered, read_document
from kleos.language.languages import LANGUAGES
from kleos.testing import clause

DOCS = Path(__file__).parent.parent.parent / "docs/score-sheets.md"
MYTHS = kleos.rules("mythology-go")
SAINTS = kleos.rules("saint-seiya")
NARUTO = kleos.rules("naruto-mythos")

P1_OF_12_6 = ["harpie", "centaure", "griffon", "golem", "cerbere", "licorne", "dragon"]


def field(*creatures: str, **more: Any) -> dict[str, Any]:
    return {"field": list(creatures), **more}


def sheet(*players: dict[str, Any], **more: Any) -> Sheet:
    return MYTHS.score_sheet({"players": list(players), **more})


def totals(*players: dict[str, Any], **more: Any) -> list[int]:
    return [account.total for account in sheet(*players, **more).accounts]


def points(result: Sheet, seat: int) -> dict[str, int]:
    """The sums of the steps that gave anything."""
    account = result.accounts[seat]
    return {step: account.points(step) for step in result.steps if account.points(step)}


def problem(rules: kleos.Rules, document: dict[str, Any], lang: str = "en") -> str:
    with pytest.raises(KleosError) as raised:
        rules.score_sheet(document, lang)
    return raised.value.words.text(lang)


# Mythology GO: section 12 -------------------------------------------------------------------------------------------------
TWO_FULL_FIELDS = field("minotaure", "golem", "cyclope", "centaure", "centaure", "harpie")
LOKI = field("minotaure", "cyclope", "licorne down")
MONOCHROME = field("gobelin", "centaure", "elfe")
EXAMPLES: list[tuple[str, list[dict[str, Any]], list[int]]] = [
    ("MG-12.1", [field("harpie", "harpie"), field("harpie", "golem")], [13, 7]),
    ("MG-12.2", [field("harpie", "harpie"), field("harpie", "harpie"), field("golem")], [5, 5, 6]),
    ("MG-12.3", [field("nain", "centaure"), field("golem", "centaure")], [11, 9]),
    ("MG-12.4", [field("cerbere", "centaure", "griffon", "golem", "sirene"), field("golem")], [18, 6]),
    ("MG-12.5", [MONOCHROME, field("golem")], [18, 6]),
    ("MG-12.6", [TWO_FULL_FIELDS, field(*P1_OF_12_6)], [28, 25]),
    (
        "MG-12.7",
        [field("sphinx", "griffon", "gobelin", "golem", "chimere", "sirene", "licorne"), field(*P1_OF_12_6)],
        [26, 29],
    ),
    ("MG-12.8", [field("troll pair", "golem"), field("harpie")], [12, 5]),
    ("MG-12.9", [field("dragon"), field("phenix resurrected")], [3, 10]),
    (
        "MG-12.10",
        [
            field("golem", "elfe", "centaure", divinity="athena", accuses="p1 zeus"),
            field("minotaure", "dragon", "elfe", "golem", divinity="zeus"),
        ],
        [20, 18],
    ),
    (
        "MG-12.11",
        [
            field("golem", "elfe", "centaure", divinity="athena", accuses="p1 ra"),
            field("minotaure", "dragon", "elfe", "golem", divinity="zeus"),
        ],
        [16, 20],
    ),
    (
        "MG-12.12",
        [
            field("golem", "elfe", "dragon", "centaure", divinity="anubis"),
            {**LOKI, "divinity": "loki", "accuses": "p0 anubis"},
        ],
        [26, 24],
    ),
    ("MG-12.13", [{**MONOCHROME, "divinity": "anubis"}, field("golem")], [36, 6]),
    ("MG-12.14", [field("harpie", "gorgone -> harpie"), field("harpie", "golem")], [12, 7]),
    ("MG-12.15", [field("nain", "elfe"), field("gorgone -> p0 nain", "elfe")], [6, 6]),
    ("MG-12.16", [field("loup-garou -> p1 phenix", "golem"), field("phenix resurrected", "centaure")], [7, 8]),
    (
        "MG-12.17",
        [field("gorgone -> p1 loup-garou -> p1 minotaure", "dragon"), field("loup-garou -> #2", "minotaure")],
        [6, 6],
    ),
    ("MG-12.18", [field("minotaure", "sphinx"), field("sphinx", "griffon", "licorne")], [3, 11]),
    (
        "MG-12.19",
        [field("sphinx", "sphinx", "sphinx"), field("minotaure", "minotaure", "golem"), field("cyclope")],
        [24, 12, 7],
    ),
    ("MG-12.20", [field("centaure", "centaure", "centaure", "centaure"), field("troll pair", "troll pair")], [17, 10]),
    ("MG-12.21", [field("troll pair", "elfe", "centaure"), field("golem")], [14, 6]),
    ("MG-12.21", [field("troll pair", "elfe", "centaure"), field("loup-garou -> p0 troll")], [11, 5]),
    ("MG-12.22", [field("chupacabra +2", "golem"), field("minotaure -2", "elfe")], [9, 5]),
    (
        "MG-12.23",
        [
            field("cerbere", "centaure", "griffon", "golem", "golem", belief="totemisme", colour="golem blue"),
            field("golem"),
        ],
        [20, 6],
    ),
    (
        "MG-12.35",
        [
            field("golem", "elfe", "centaure", divinity="athena", accuses="p1 loki"),
            {**LOKI, "divinity": "loki", "accuses": "p0 thot"},
        ],
        [20, 16],
    ),
    (
        "MG-12.36",
        [
            field("minotaure", "golem"),
            field("sphinx"),
            field("cyclope", "centaure", "gorgone", divinity="loki", conceded=True),
        ],
        [8, 7, 12],
    ),
]


@pytest.mark.parametrize(("id", "players", "expected"), EXAMPLES, ids=[id for id, _, _ in EXAMPLES])
def test_a_worked_example_as_a_sheet(id: str, players: list[dict[str, Any]], expected: list[int]) -> None:
    assert id in MYTHS.clauses
    assert totals(*players) == expected


@clause("MG-12.6", "MG-8.1.5")
def test_every_point_has_its_step_and_its_reason() -> None:
    result = sheet(TWO_FULL_FIELDS, field(*P1_OF_12_6))
    assert points(result, 0) == {"5": 23, "6": 3, "7": 4, "11": -2}
    assert points(result, 1) == {"5": 18, "6": 3, "7": 4}
    (strong,) = [entry for entry in result.accounts[0].entries if entry.step == "11"]
    assert "Minotaur" in strong.text
    assert "30" in strong.text
    assert result.winners == (0,)
    assert [account.rank for account in result.accounts] == [1, 2]


@clause("MG-12.36", "MG-8.10.2")
def test_who_has_given_up_has_not_won_the_round() -> None:
    players = [field("minotaure", "golem"), field("sphinx"), field("cyclope", "centaure", conceded=True)]
    assert sheet(*players).winners == (0,)


def test_a_sheet_says_the_same_as_the_match() -> None:
    fields = ["minotaure", "golem", "cyclope"], ["harpie", "centaure", "griffon"]
    story = scored(*[{"field": one} for one in fields])
    assert totals(*[field(*one) for one in fields]) == story.scores()


@clause("MG-12.33", "MG-8.10.4")
def test_with_two_earlier_rounds_the_match_is_ranked() -> None:
    # 30 + 19 + 13 = 62 against 30 + 25 + 7 = 62; p0 has won the third round alone, p1 the second, both the first.
    tied = sheet(field("harpie", "harpie", scores=[30, 19]), field("harpie", "golem", scores=[30, 25]))
    assert [account.total for account in tied.accounts] == [62, 62]
    assert tied.winners == (0, 1)
    # 30 + 19 + 13 = 62 against 25 + 30 + 7 = 62: rounds one and three make the difference.
    won = sheet(field("harpie", "harpie", scores=[30, 19]), field("harpie", "golem", scores=[25, 30]))
    assert won.winners == (0,)
    assert [account.rank for account in won.accounts] == [1, 2]


def test_cards_are_known_by_id_or_by_name_in_any_language() -> None:
    for harpy in ("harpie", "Harpy", "HARPIE", "Arpia"):
        assert totals(field(harpy, harpy), field("harpie", "golem")) == [13, 7]
    assert totals(field("Phénix ressuscitée"), field("Fenice risorta")) == [10, 10]
    assert totals(field("Licorne cachée"), field("golem")) == totals(field("Unicorn down"), field("golem"))


@clause("MG-2.6")
def test_numbers_of_real_cards_replace_ours() -> None:
    players = [field("harpie", "harpie"), field("harpie", "golem")]
    # 2 × 2, 2 × 5 for Outnumber, 3 for two blue; 2 + 4 and 2 for one grey
    assert totals(*players, cards={"harpie": {"value": 2, "bonus": 5}}) == [17, 8]
    assert totals(*players, cards={"colours": COLOURS_WITHOUT_BLUE}) == [10, 7]
    assert totals(*players) == [13, 7], "only that sheet is counted so"


COLOURS_WITHOUT_BLUE = {
    "green": {"at_least": 3, "points": 2}, "yellow": {"exactly": 3, "points": 3}, "orange": {"exactly": 1, "points": -1},
    "grey": {"exactly": 1, "points": 2}, "blue": {"exactly": 2, "points": 0},
}  # fmt: skip


# Questions ----------------------------------------------------------------------------------------------------------------
@clause("MG-8.3.1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_target_that_is_missing_is_named_with_what_is_possible(lang: str) -> None:
    document = {"players": [field("harpie", "gorgone", name="Anna"), field("harpie", "golem", name="Bruno")]}
    with pytest.raises(Unanswered) as raised:
        MYTHS.score_sheet(document, lang)
    question = raised.value
    assert question.path == "players[0].field[1]"
    assert [value for value, _ in question.options] == ["#1", "#3", "#4"]
    assert all("Bruno" in text for _, text in question.options[1:])
    assert question.prompt.startswith("Anna: ")
    question.give(document, "#1")
    assert [account.total for account in MYTHS.score_sheet(document, lang).accounts] == [12, 7]


@clause("MG-8.7.5")
def test_an_accusation_that_is_missing_is_asked_for() -> None:
    players = [field("golem", divinity="athena"), field("golem", divinity="loki")]
    with pytest.raises(Unanswered) as raised:
        sheet(*players)
    assert raised.value.path == "players[0].accuses"
    assert [value for value, _ in raised.value.options] == ["p1 loki", "p1 thot"]


@clause("MG-6.5.6")
def test_totemism_is_asked_for_and_may_be_left_unused() -> None:
    with pytest.raises(Unanswered) as raised:
        sheet(field("golem", belief="totemisme"), field("harpie"))
    assert raised.value.path == "players[0].colour"
    assert totals(field("golem", belief="totemisme", colour="none"), field("elfe")) == [6, 3]


@clause("MG-8.1.2")
def test_the_starter_declares_first() -> None:
    # Both Gorgons want the only Golem of #3; whoever starts has it, the other must name something else.
    players = [field("gorgone -> #3", name="Anna"), field("gorgone -> #3", "golem", "elfe", name="Bruno")]
    assert "players[1].field[0]" in problem(MYTHS, {"players": players})
    assert "players[0].field[0]" in problem(MYTHS, {"players": players, "starter": "Bruno"})


# Mistakes -----------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("document", "words"),
    [
        (
            {"players": [field("harpi"), field()]},
            "players[0].field[0]: unknown card 'harpi', did you mean harpie?",
        ),
        ({"players": [field("djinn"), field()]}, "players[0].field[0]: unknown card 'djinn'"),
        ({"players": [field(3), field()]}, "players[0].field[0]: expected a string like harpie, harpie down, not 3"),  # type: ignore[arg-type]
        ({"players": [field("dragon down"), field()]}, "players[0].field[0].face: "),
        ({"players": [field("golem pair"), field()]}, "players[0].field[0].fused: "),
        ({"players": [field("golem +1 +2"), field()]}, "players[0].field[0]: the value is changed twice"),
        ({"players": [field(*["golem"] * 5), field()]}, "players[0].field[4]"),
        ({"players": [field()]}, "players: expected 2 to 8 players, not 1"),
        ({"players": [field(name="A"), field(name="a")]}, "players[1].name: two players are called a"),
        ({"players": [field(divinity="golem"), field()]}, "players[0].divinity: unknown card 'golem'"),
        ({"players": [field(spells="2"), field()]}, "players[0].spells: "),
        ({"players": [field(hand=[]), field()]}, "players[0].hand: "),
        ({"players": [field(scores=[3]), field()]}, "players: expected scores for the same number"),
        ({"players": [field(), field()], "starter": "Carla"}, "starter: expected one of the players p0, p1"),
        (
            {"players": [field("golem -> p1 elfe"), field("elfe")]},
            "players[0].field[0]: this creature doesn't ask for the target",
        ),
        (
            {"players": [field("golem", accuses="p1 zeus"), field()]},
            "players[0].accuses: nothing here asks for 'p1 zeus'",
        ),
        (
            {"players": [field("gorgone -> p1 nain"), field("elfe", "golem")]},
            "players[0].field[0]: there is no creature",
        ),
        (
            {"players": [field("gorgone -> p1 golem"), field("golem", "golem -2")]},
            "players[0].field[0]: 'p1 golem' could mean several creatures: name one of #2, #3",
        ),
        (
            {"players": [field("golem", divinity="athena", accuses="p1 loki"), field("elfe", divinity="zeus")]},
            "players[0].accuses: 'p1 loki' can't be chosen here",
        ),
        ({"players": [field(), field()], "cards": {"harpy": {}}}, "cards.harpy: unknown card 'harpy'"),
        ({"players": [field(), field()], "cards": {"troll": {"bonus": "x"}}}, "cards.troll.bonus: "),
        ({"players": [field(), field()], "cards": {"golem": {"bonus": 3}}}, "cards.golem.bonus: "),
        ({"players": [field(), field()], "cards": {"golem": {"value": -1}}}, "cards: "),
    ],
)
def test_what_is_wrong_is_named_with_its_field(document: dict[str, Any], words: str) -> None:
    assert words in problem(MYTHS, document)
    for lang in LANGUAGES[1:]:
        assert problem(MYTHS, document, lang).startswith(words.partition(":")[0])


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('{"players": [', "sheet.json:1:14: "),
        ("[[players]]\nname = \n", "sheet.toml:2:8: "),
        ("name = 3", "expected the fields of a score sheet"),
        ("[]", "sheet"),
    ],
)
def test_a_broken_file_is_named_with_line_and_column(text: str, words: str) -> None:
    with pytest.raises(KleosError) as raised:
        read_document("sheet.json" if text.startswith("{") else "sheet.toml", text)
    assert words in str(raised.value)


# Saint Seiya --------------------------------------------------------------------------------------------------------------
def saints(*players: dict[str, Any], **more: Any) -> Sheet:
    heroes = ("seiya", "shun", "ikki")
    filled = [{"hero": hero, **player} for hero, player in zip(heroes, players, strict=False)]
    return SAINTS.score_sheet({"players": filled, **more})


def of_card(result: Sheet, seat: int, name: str) -> int:
    return sum(entry.points for entry in result.accounts[seat].entries if name in entry.text.split(":")[0])


@clause("SS-12.21", "SS-8.13", "SS-8.14")
@pytest.mark.parametrize(("counts", "points"), [("rank", 4), ("class", 3)])
def test_shaina_and_the_silver_knights(counts: str, points: int) -> None:
    players = [{"cards": ["shaina", "docrates", "guilty"]}, {"cards": ["marine", "misty"]}]
    assert of_card(saints(*players, shaina_counts=counts), 0, "Shaina") == points


@clause("SS-12.26", "SS-8.15")
def test_a_tie_for_the_most_heroes_gives_marine_nothing_more() -> None:
    tied = saints({"cards": ["marine", "9 seiya-green"]}, {"cards": ["9 shun-green"]})
    assert of_card(tied, 0, "Marin") == 3
    most = saints({"cards": ["marine", "8 seiya-green"], "wounded": ["seiya-green"]}, {"cards": ["8 shun-green"]})
    assert of_card(most, 0, "Marin") == 4, "wounded ones count too (SS-8.12)"


@clause("SS-8.10", "SS-8.16", "SS-8.18")
def test_cards_that_count_others() -> None:
    result = saints({"cards": ["athena", "leda", "spica", "jaki", "6 seiya-green"], "destroyed": 11}, {"cards": []})
    assert of_card(result, 0, "Athena") == 1
    assert of_card(result, 0, "Leda") == 2
    assert of_card(result, 0, "Spica") == 2
    assert of_card(result, 0, "Jaki") == 2
    assert result.accounts[1].total == 0


@clause("SS-8.20", "SS-8.21", "SS-8.24")
def test_equal_scores_share_a_rank_and_who_gave_up_has_none() -> None:
    result = saints({"cards": ["docrates"]}, {"cards": ["guilty"]}, {"cards": ["marine"], "conceded": True})
    assert [account.total for account in result.accounts] == [2, 2, 0]
    assert [account.rank for account in result.accounts] == [1, 1, 3]
    assert result.winners == (0, 1)


@pytest.mark.parametrize(
    ("players", "words"),
    [
        ([{"hero": "saga"}, {"hero": "shun"}], "players[0].hero: "),
        ([{"name": "A"}, {"hero": "shun"}], "players[0].hero: "),
        (
            [{"hero": "seiya", "cards": ["marin"]}, {"hero": "shun"}],
            "players[0].cards[0]: unknown card 'marin'",
        ),
        ([{"hero": "seiya", "cards": ["shun-green"]}, {"hero": "shun"}], "players[0]"),
        ([{"hero": "seiya", "armour": "marine"}, {"hero": "shun"}], "players[0].armour"),
        ([{"hero": "seiya", "destroyed": -1}, {"hero": "shun"}], "players[0].destroyed: "),
    ],
)
def test_a_wrong_sheet_of_saints_names_its_field(players: list[dict[str, Any]], words: str) -> None:
    assert words in problem(SAINTS, {"players": players})


# Naruto Mythos ------------------------------------------------------------------------------------------------------------
def missions(*sides: tuple[str, list[str], list[str]], edge: str = "p0", **more: Any) -> Sheet:
    entries = [{"card": card, "sides": [mine, theirs]} for card, mine, theirs in sides]
    return NARUTO.score_sheet({"edge": edge, "players": [{}, {}], "missions": entries, **more})


@clause("NM-12.8", "NM-4.43", "NM-4.46")
def test_power_is_reckoned_with_everything_that_changes_it() -> None:
    result = missions(("KS-M09", ["KS-013", "KS-015"], ["KS-128"]))
    assert result.workings[0].lines[0].startswith("p0, Power 6: Sasuke Uchiha 4, ")
    assert result.workings[0].lines[1].startswith("p1, Power 7: ")
    assert [account.total for account in result.accounts] == [0, 3]  # base 2 and 1 for D
    assert result.winners == (1,)


@clause("NM-4.42", "NM-4.44", "NM-4.45")
def test_ties_hidden_characters_and_missions_nobody_wins() -> None:
    equal = [("KS-M06", ["KS-074 hidden +2"], ["KS-009 hidden +2"])]
    for seat, edge in enumerate(("p0", "p1")):
        result = missions(*equal, edge=edge)
        assert [account.rank for account in result.accounts][seat] == 1
        assert result.accounts[seat].entries[0].text.count("NM-4.44") == 1
    nobody = missions(("KS-M06", ["KS-074 hidden"], []))
    assert [account.total for account in nobody.accounts] == [0, 0]
    assert "NM-4.45" in nobody.workings[0].lines[-1]


@clause("NM-4.47", "NM-8.5")
def test_what_a_mission_sets_off_is_named_and_not_played() -> None:
    result = missions(("KS-M06", ["KS-009"], []))
    assert any("NM-4.47" in note and "Draw 1 card" in note for note in result.notes)
    assert any("NM-8.3" in note for note in result.notes)


@pytest.mark.parametrize(
    ("document", "words"),
    [
        ({"players": [{}, {}]}, "edge: "),
        ({"edge": "p2", "players": [{}, {}]}, "edge: expected one of the players p0, p1"),
        ({"edge": "p0", "players": [{}]}, "players: expected 2 to 2 players"),
        (
            {"edge": "p0", "players": [{}, {}], "missions": [{"card": "KS-009", "sides": [[], []]}]},
            "missions[0].card: ",
        ),
        ({"edge": "p0", "players": [{}, {}], "missions": [{"card": "KS-M06", "sides": [[]]}]}, "missions[0].sides: "),
        (
            {"edge": "p0", "players": [{}, {}], "missions": [{"card": "KS-M06", "sides": [["KS-999"], []]}]},
            "missions[0].sides[0][0]: unknown card 'KS-999'",
        ),
    ],
)
def test_a_wrong_sheet_of_missions_names_its_field(document: dict[str, Any], words: str) -> None:
    assert words in problem(NARUTO, document)


# All games ----------------------------------------------------------------------------------------------------------------
@clause("KG-8.20")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_without_scoring_says_so(lang: str) -> None:
    assert "KG-8.20" in problem(kleos.rules("kanzume-goddess"), {"players": []}, lang)


def written() -> list[tuple[str, str, str]]:
    """The examples of the documentation: game, file, and the sentence that follows."""
    return re.findall(r"```toml ([\w-]+)\n(.*?)```\n\n([^\n]*)", DOCS.read_text("utf-8"), re.DOTALL)


EXPECTED = [("mythology-go", [21, 31]), ("mythology-go", [17, 8]), ("saint-seiya", [10, 4]), ("naruto-mythos", [7, 6])]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_examples_of_the_documentation_say_what_they_say(lang: str) -> None:
    assert [game for game, _, _ in written()] == [game for game, _ in EXPECTED]
    for (game, text, sentence), (_, expected) in zip(written(), EXPECTED, strict=True):
        result = kleos.rules(game).score_sheet(read_document("example", text), lang)
        assert [account.total for account in result.accounts] == expected
        assert all(str(total) in sentence for total in expected)
        assert json.loads(json.dumps(result.data()))["players"][0]["total"] == expected[0]


def test_no_english_is_left_in_a_sheet_in_another_language() -> None:
    for game, text, _ in written():
        words = {
            lang: json.dumps(kleos.rules(game).score_sheet(read_document("x", text), lang).data()) for lang in LANGUAGES
        }
        for lang in LANGUAGES[1:]:
            assert not re.search(
                r"\b(value|points? printed|nobody|holds|exactly|mission \w+ sets)\b", words[lang], re.I
            )


def test_an_answer_is_put_where_it_belongs() -> None:
    document: dict[str, Any] = {"players": [{"field": ["gorgone"]}]}
    Unanswered("players[0].field[0]", "?", [("#1", "one")]).give(document, "#1")
    Unanswered("players[0].accuses", "?", [("p1 zeus", "Zeus")]).give(document, "p1 zeus")
    assert document == {"players": [{"field": ["gorgone -> #1"], "accuses": "p1 zeus"}]}


def test_a_problem_of_a_sheet_is_a_problem_at_a_field() -> None:
    with pytest.raises(PositionError) as raised:
        sheet(field("nothing"), field())
    assert raised.value.path == "players[0].field[0]"
