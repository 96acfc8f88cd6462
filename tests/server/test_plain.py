"""Object numbers are left out of what a browser is told where no two things could be meant."""

import re

import pytest

import kleos
from kleos.games.naruto_mythos.testing import hidden, table
from kleos.games.registry import GAMES
from kleos.language.languages import LANGUAGES
from kleos.server import showing
from kleos.server.plain import Ledger, plain, plain_lines
from kleos.server.protocol import DecisionInfo, Why
from kleos.server.why import reasons
from kleos.table.seating import Seat
from kleos.table.table import Table
from kleos.testing import play_randomly, random_match

from .conftest import whole_log

NAMES = {5: "Naruto Uzumaki", 7: "Gaara", 8: "Gaara", 12: "Itachi Uchiha", 16: ""}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Upgrade #5 Naruto Uzumaki with X", "Upgrade Naruto Uzumaki with X"),
        ("#5 gets 2 Power tokens.", "Naruto Uzumaki gets 2 Power tokens."),
        ("#7 Gaara (Power 2)", "#7 Gaara (Power 2)"),
        ("#12 takes the place of #8.", "Itachi Uchiha takes the place of #8 Gaara."),
        ("Naruto Uzumaki #5 of p1 (blue)", "Naruto Uzumaki of p1 (blue)"),
        (
            "p0 plays Naruto Uzumaki, Title (KS-009) as #5 on mission D",
            "p0 plays Naruto Uzumaki, Title (KS-009) on mission D",
        ),
        ("hidden character #16 (mission C)", "hidden character (mission C)"),
        ("p1 hides a card as #16 face down", "p1 hides a card face down"),
        ("#51 is far away; there is no #99", "#51 is far away; there is no #99"),
    ],
)
def test_a_number_stays_only_beside_another_of_its_name(text: str, told: str) -> None:
    assert plain(text, NAMES, "en") == told


def test_a_name_for_a_number_is_elided_in_french() -> None:
    assert plain("L'effet de #12 s'applique", NAMES, "fr") == "L'effet d'Itachi Uchiha s'applique"
    assert plain("L'effet de #5 s'applique", NAMES, "fr") == "L'effet de Naruto Uzumaki s'applique"
    assert plain("Le Personnage #5 Naruto Uzumaki est vaincu", NAMES, "fr") == "Le Personnage Naruto Uzumaki est vaincu"


def test_the_lines_of_a_counting_number_only_what_another_could_be() -> None:
    lines = ["Dwarf #2: value 1", "Elf #3: value 3", "Elf #4: value 3", "Dwarf #2, Unique: +5", "Exactly 3 green: +2"]
    assert plain_lines(lines, "en") == ["Dwarf: value 1", *lines[1:3], "Dwarf, Unique: +5", lines[4]]
    assert plain_lines(["Nain #2\xa0: valeur 1"], "fr") == ["Nain\xa0: valeur 1"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_countings_and_the_reckoning_of_a_match_number_only_those(lang: str) -> None:
    match = kleos.new("mythology-go", players=2, seed=3)
    play_randomly(match, 3)
    sheets = [sheet["items"] for one in showing.view_of(match, None, lang)["rounds"] for sheet in one["sheet"]]
    sitting = Table("mythology-go", [Seat("bot", bot="random")] * 2)
    sitting.match = match
    outcome = showing.outcome_info(sitting, lang)
    assert outcome is not None
    for player in outcome.reckoning["players"]:
        sheets += [[one for one in player["entries"] if one["step"] == step] for step in outcome.reckoning["steps"]]
    lines = [[entry["text"] for entry in sheet] for sheet in sheets]
    numbered = [(sheet, found) for sheet in lines for line in sheet for found in re.findall(r"^([^#:,]+) #\d+", line)]
    assert all(len({line for line in sheet if line.startswith(f"{name} #")}) > 1 for sheet, name in numbered)
    assert len(numbered) < sum(len(sheet) for sheet in lines) / 2


def test_an_entry_is_told_as_the_table_was_then() -> None:
    ledger = Ledger("")

    def told(kind: str, number: int, text: str, top: str = "") -> str:
        return ledger.told({"kind": kind, "object": number, "text": text}, top, "en")

    assert told("play", 1, "p0 plays Gaara (KS-074) as #1", "Gaara") == "p0 plays Gaara (KS-074)"
    assert told("tokens", 1, "#1 gets 1 Power token") == "Gaara gets 1 Power token"
    assert told("play", 2, "p1 plays Gaara (KS-075) as #2", "Gaara") == "p1 plays Gaara (KS-075)", "it has just come"
    assert told("tokens", 1, "#1 gets 1 Power token") == "#1 Gaara gets 1 Power token", "there are two now"
    assert told("defeat", 2, "#2 Gaara (KS-075) is defeated", "Gaara") == "#2 Gaara (KS-075) is defeated"
    assert told("tokens", 1, "#1 gets 1 Power token") == "Gaara gets 1 Power token"
    assert told("upgrade", 1, "p0 upgrades #1 with One-Tail", "One-Tail") == "p0 upgrades Gaara with One-Tail"
    assert told("tokens", 1, "#1 gets 1 Power token") == "One-Tail gets 1 Power token"


def test_a_question_and_its_answers_call_things_by_name() -> None:
    story = table((["KS-009"], ["KS-074", hidden("KS-001")]), p0={"hand": ["KS-010"], "chakra": 9})
    asked = seen(story.match)
    assert "Upgrade Naruto Uzumaki with Naruto Uzumaki, Substitution Jutsu for 1 chakra" in texts(asked)
    assert not [text for text in texts(asked) if "#" in text]
    twice = table((["KS-009"], []), (["KS-009"], []), p0={"hand": ["KS-010"], "chakra": 9})
    assert "Upgrade #1 Naruto Uzumaki with Naruto Uzumaki, Substitution Jutsu for 1 chakra" in texts(seen(twice.match))


def test_why_not_calls_things_by_name() -> None:
    story = table((["KS-009"], ["KS-074"]), p0={"hand": ["KS-011"], "chakra": 9})
    told = reasons(story.match, Why(thing="o:2", other="c:KS-011"), "en")
    assert told.title == "Gaara"
    assert told.reasons
    assert not [reason for reason in told.reasons if "#" in reason.text]


@pytest.mark.parametrize(
    ("lang", "title", "reason"),
    [
        ("en", "a face-down card", "This card is not on your side."),
        ("fr", "une carte face cachée", "Cette carte n'est pas de votre côté."),
        ("it", "una carta coperta", "Questa carta non è dal tuo lato."),
    ],
)
def test_why_not_calls_what_nobody_knows_what_it_is(lang: str, title: str, reason: str) -> None:
    story = table((["KS-009", hidden("KS-108")], [hidden("KS-074")]), p0={"hand": ["KS-011"], "chakra": 9})
    told = reasons(story.match, Why(thing="o:3"), lang)
    assert (told.title, [one.text for one in told.reasons]) == (title, [reason])


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_offered_can_be_told_apart(game: str) -> None:
    """As far as the words of the game tell it apart."""

    def check(match: kleos.Match) -> None:
        if match.decision is None:
            return
        said = texts(seen(match))
        assert len(set(said)) == len(said), said

    play_randomly(random_match(game, 7), 7, check)


@pytest.mark.parametrize("game", GAMES)
def test_a_log_told_at_once_names_no_fewer_things_than_one_told_bit_by_bit(game: str) -> None:
    match = play_randomly(random_match(game, 2), 2)
    whole = whole_log(match, 0)
    assert [entry.number for entry in whole] == [entry["number"] for entry in match.log(0)]
    numbered = [entry.text for entry in whole if re.search(r"#\d", entry.text)]
    before = [entry for entry in match.log(0) if re.search(r"#\d", entry["text"])]
    assert len(numbered) < len(before) / 2 or not before, numbered
    assert whole_log(match, 0, most=5) == whole


def seen(match: kleos.Match) -> DecisionInfo:
    assert match.decision is not None
    at = Table(match.game.id, [])
    at.match = match
    told = showing.decision_info(at, match.decision.seat, False, "en")
    assert told is not None
    return told


def texts(told: DecisionInfo) -> list[str]:
    return [option.text for option in told.options]


def test_a_view_names_its_objects() -> None:
    match = table((["KS-009"], [hidden("KS-001")])).match
    assert match.objects(0) == {1: "Naruto Uzumaki", 2: ""}
    assert match.objects(1) == {1: "Naruto Uzumaki", 2: "Hiruzen Sarutobi"}
