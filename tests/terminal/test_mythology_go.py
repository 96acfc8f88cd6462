"""Mythology GO on the command line and line by line: two to eight fields, countings point by point, and score sheets."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import kleos
from kleos.bots import RandomBot
from kleos.language.languages import LANGUAGES
from kleos.language.messages import say
from kleos.match import Match
from kleos.testing import clause, play_randomly

from .conftest import Run
from .test_commands import english_in

GAME = "mythology-go"
TITLE = "Mythology GO"
HERE = Path(__file__).parent.parent.parent
OWN = HERE / "src/kleos/games/mythology_go/cards.toml"
RULES = kleos.rules(GAME)
NAMES = [name for face in RULES.cards.values() for lang in LANGUAGES for name in face.name(lang).split()]
SEED = 11
WISHES = f"play {GAME} --players 3 --against random --seed 5"

POSITION: dict[str, Any] = {
    "game": GAME, "seed": 7, "round": 2, "phase": "main", "starter": 1, "active": 0, "plays": 1, "opportunities": 3,
    "countdown": 5, "deck": ["lutin", "minotaure", "centaure"], "deck_rest": True, "discard": ["djinn", "sphinx"],
    "players": [
        {"field": [{"card": "golem", "id": 17, "mod": -2}, {"card": "licorne", "face": "down", "id": 18},
                   {"card": "troll", "id": 12, "fused": True}, {"card": "cyclope", "id": 20}],
         "hand": ["djinn", "troll", "nain", "nain"], "divinity": "odin", "belief": "animisme", "scores": [27]},
        {"field": [{"card": "phenix", "id": 15, "resurrected": True}, {"card": "nain", "face": "down", "id": 16},
                   {"card": "chupacabra", "id": 19, "mod": 2}],
         "divinity": "thot", "belief": "druidisme", "belief_used": True, "spells_played": 1, "scores": [24]},
        {"divinity": "zeus", "belief": "dualisme", "scores": [-3]},
    ],
}  # fmt: skip


def at_position(folder: Path, **changes: Any) -> str:
    """A command that goes on with the position."""
    file = folder / "match.json"
    file.write_text(kleos.from_position({**POSITION, **changes}).save(), "utf-8")
    return f"play --save {file} --against random"


def numbers(seed: int, players: int) -> tuple[list[str], Match]:
    """What a person who picks at random types, number by number, against random bots."""
    match = kleos.new(GAME, seed=seed, players=players)
    person = RandomBot(99)
    typed = []
    while (decision := match.decision) is not None:
        if decision.seat == 0:
            answer = person.choose(match, 0)
            typed.append(str([option.index for option in decision.listed].index(answer) + 1))
        else:
            moves = 0 if match.moves is None else match.moves.count
            answer = RandomBot(seed + moves).choose(match, decision.seat)
        match.choose(answer)
    return typed, match


# Playing ------------------------------------------------------------------------------------------------------------------
def test_a_whole_match_by_numbers(run: Run, tmp_path: Path) -> None:
    typed, expected = numbers(SEED, 3)
    record = tmp_path / "record.txt"
    result = run(f"play {GAME} --players 3 --against random --seed {SEED} --record {record}", *typed)
    assert (result.status, result.err) == (0, "")
    assert expected.outcome is not None
    assert " : ".join(str(score) for score in expected.outcome.scores) in result.out
    assert record.read_text("utf-8") == expected.record()
    told = [line[2:] for line in result.out.splitlines() if line.startswith("· ")]
    assert told == [entry["text"] for entry in expected.log(0)], "every event is told once, as p0 saw it"


@clause("MG-9.9", "MG-8.1.5")
def test_every_counting_is_shown_and_ends_in_a_ranking(run: Run) -> None:
    typed, expected = numbers(SEED, 3)
    out = run(f"play {GAME} --players 3 --against random --seed {SEED}", *typed).out
    view = expected.view(0)
    for number, one in enumerate(view["rounds"], 1):
        assert f"Counting of round {number}\n" in out
        for account in one["sheet"]:
            for item in account["items"]:
                assert f"  {item['points']:+d}  {item['text']}\n" in out
    last = out.rpartition("Counting of round 3\n")[2]
    for one in view["rounds"][2]["sheet"]:
        assert re.search(rf"^p{one['seat']} .* {one['total']}$", last, re.MULTILINE)
    ranking = re.findall(r"^  (\d)\. (p\d) .*: (-?\d+) points, (\d) rounds? won$", last, re.MULTILINE)
    assert sorted(ranking) == sorted(
        (str(p["rank"]), f"p{p['seat']}", str(p["total"]), str(p["rounds_won"])) for p in view["players"]
    )


def test_the_table_shows_everything_the_seat_may_know(run: Run, tmp_path: Path) -> None:
    out = run(at_position(tmp_path), "table").out
    for line in (
        "Round 2 of 3 · main phase · turn of p0 (you) · first player p1 (random) · 1 of 2 plays made "
        "· last turns: 5 left",
        "  #17 Golem (golem) · grey · value 2 (-2)",
        "  #18 Unicorn (licorne) · blue · value 2 · face-down",
        "  #12 Troll (troll) · green · value 4 · fused pair",
        "  #20 Cyclops (cyclope) · blue · value 7 · 2 slots",
        "  #15 Phoenix (phenix) · yellow · value 1 · resurrected",
        "  #16 face-down",
        "  #19 Chupacabra (chupacabra) · orange · value 4 (+2)",
        "Field of p2 (random): no creature",
        "Discard pile (2): Djinn (djinn), Sphinx (sphinx)",
        "  nain       1  grey    Dwarf (×2)",
        "  djinn      -  -       Djinn",
    ):
        assert line in out.splitlines(), line
    assert re.search(r"p0 \(you\) +Animism +Odin +5/7 +0 +27 +- +- +27\n", out)
    assert re.search(r"p1 \(random\) +Druidism +face-down +3/7 +1 +24 +- +- +24 +belief used, first player", out)
    assert re.search(r"p2 \(random\) +Dualism +face-down +0/7 +0 +-3 +- +- +-3\n", out)
    for secret in ("Thoth", "Zeus", "Minotaur"):
        assert secret not in out


@clause("MG-8.7.2")
def test_a_declaration_tells_no_more_than_it_should(run: Run, tmp_path: Path) -> None:
    players = [
        {"field": [{"card": "golem"}], "divinity": "athena"},
        {"field": [{"card": "gorgone"}, {"card": "elfe"}], "divinity": "loki"},
        {"field": [{"card": "elfe"}, {"card": "golem"}], "divinity": "zeus"},
    ]
    match = kleos.from_position({"game": GAME, "phase": "scoring", "round": 1, "starter": 1, "players": players})
    match.choose("target #4")
    match.choose("accuse p2 zeus")
    file = tmp_path / "match.json"
    file.write_text(match.save(), "utf-8")
    out = run(f"play --save {file} --against random", "table").out
    assert re.search(r"^p1 \(random\) +- +Identification", out, re.MULTILINE)
    assert re.search(r"^p2 \(random\) +- +face-down", out, re.MULTILINE)
    assert "#2 targets #4" in out
    assert "p1 (random) accuses p2 (random) of being Zeus" in out
    assert "Counting of round 1 so far" in out
    assert "Loki" not in out.partition("Counting of round 1 so far")[0]


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("show harpie", "harpie Harpy"),
        ("show UNICORN", "licorne Unicorn"),
        ("show #19", "chupacabra Chupacabra"),
        ("show #18", "licorne Unicorn"),
        ("show #16", "#16"),
        ("show #99", "There is no #99 on the table."),
        ("why HIDE Dragon", "MG-"),
        ("rules mg-8.1.1", "MG-8.1.1 The counting has these steps"),
        ("discard", "Discard pile (2)"),
        ("score", "No round has been counted yet."),
        ("score x", "For example: score 1"),
        ("deck", "MG-"),
    ],
)
def test_commands_at_the_table(run: Run, tmp_path: Path, typed: str, answer: str) -> None:
    # A loaded position knows the scores of its first round, but nobody counted it here.
    command = at_position(tmp_path, round=1, players=[{**one, "scores": []} for one in POSITION["players"]])
    out = run(command, typed).out
    assert answer in out.rpartition(f"> {typed}\n")[2]


def test_what_lies_face_down_is_not_shown_by_its_number(run: Run, tmp_path: Path) -> None:
    assert "Dwarf" not in run(at_position(tmp_path), "show #16").out.rpartition("> show #16\n")[2]


def test_a_finished_round_can_be_opened_again(run: Run) -> None:
    typed, expected = numbers(SEED, 2)
    halfway = typed[: len(typed) * 2 // 3]
    out = run(f"play {GAME} --players 2 --against random --seed {SEED}", *halfway, "score 1", "score 9").out
    again = out.rpartition("> score 1\n")[2]
    assert again.startswith("Counting of round 1\n")
    for item in expected.view(0)["rounds"][0]["sheet"][1]["items"]:
        assert item["text"] in again
    assert "Round 9 has not been counted" in again


def test_help_has_examples_of_the_game(run: Run, tmp_path: Path) -> None:
    out = run(at_position(tmp_path), "help").out.rpartition("> help\n")[2]
    for words in ("show harpie", "rules MG-8.1.1", "accuse p2 zeus", "score [N]"):
        assert words in out
    assert "KS-009" not in out
    assert "score [N]" not in run("play saint-seiya --seed 1", "help").out


def test_a_match_is_kept_and_resumed(run: Run) -> None:
    first = run(WISHES, "1")
    assert first.out.endswith("The match is saved; kleos play --resume continues it.\n")
    again = run("play --resume", "table")
    assert f"Continuing {TITLE}." in again.out
    assert "p2 (random)" in again.out


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_in_the_language(run: Run, tmp_path: Path, lang: str) -> None:
    result = run(f"{at_position(tmp_path)} --lang {lang}", "table", "discard", "help", "show")
    assert result.status == 0
    said = re.sub(r"> .*|\b(show|why|table|options|log|discard|rules|undo|save|concede|quit|play|hide|fuse|score|accuse)\b",
                  "", result.out)  # fmt: skip
    assert english_in(said, str(tmp_path / "match.json"), TITLE, *NAMES, *RULES.cards) == []


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_a_counting_in_the_language(run: Run, lang: str) -> None:
    typed, _ = numbers(SEED, 3)
    out = run(f"play {GAME} --players 3 --against random --seed {SEED} --lang {lang}", *typed).out
    last = out.rpartition(say("myths-round-counted", lang, round=3))[2]
    assert say("myths-ranking", lang) in last
    assert say("myths-round-counted", "fr", round=3) == "Décompte de la manche 3"
    assert say("myths-ranking", "it") == "Classifica finale"
    assert english_in(last, TITLE, *NAMES, *RULES.cards) == []


# Commands -----------------------------------------------------------------------------------------------------------------
MISTAKES = [
    (f"play {GAME} --deck x", f"argument --deck: {TITLE} has no decks"),
    (f"play {GAME} --hero shun", f"{TITLE} has no option --hero"),
    (f"play {GAME} --players 9", "2 to 8 players, not 9 (MG-1.1)"),
    (f"simulate {GAME} --option speed=9", f"{TITLE} has no option 'speed'"),
    (f"decks list --game {GAME}", f"argument --game: {TITLE} has no decks"),
    (f"cards show nobody --game {GAME}", "no card 'nobody'"),
]


@pytest.mark.parametrize(("line", "message"), MISTAKES)
def test_a_mistake_is_one_clear_line(run: Run, line: str, message: str) -> None:
    result = run(line)
    assert result.status == 2
    assert result.out == ""
    assert message in result.err
    assert result.err.count("\n") == 1


def test_simulate_and_arena(run: Run) -> None:
    assert "random 3" in run(f"simulate {GAME} -n 2 --players 3 --seed 1 --workers 1").out
    assert "2 matches of mythology-go" in run(f"arena {GAME} --bots random,random -n 1 --seed 2 --workers 1").out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_and_rules(run: Run, lang: str) -> None:
    faces = RULES.cards
    listed = run(f"cards list {GAME} --lang {lang}").out
    for id, face in faces.items():
        assert re.search(rf"^{id} +{re.escape(face.name(lang))}", listed, re.MULTILINE)
    shown = run(f"cards show {GAME} harpie --lang {lang}").out
    assert all(text in shown for text in faces["harpie"].text(lang))
    assert run(f"cards check {GAME} {OWN}").out == f"{len(faces)} cards, no problems\n"
    assert run("rules show MG-8.5.5").out.startswith("MG-8.5.5 Outnumber holds")
    if lang != "en":
        assert english_in(run(f"cards show {GAME} --lang {lang}").out, TITLE, *NAMES, *faces) == []


SHOWN = {
    "gobelin": [
        "creature · green · value 2 · slots 1 · copies 4",
        "Monochrome: +8 if all your creatures are of one colour. [published]",
        "Published: name (Gobelin in French). Reconstructed: kind, colour, value, slots, copies.",
    ],
    "golem": [
        "creature · grey · value 4 · slots 1 · copies 4",
        "Indestructible: This creature cannot be destroyed. [reconstructed]",
        "Nothing about this card is published: it is a reconstruction.",
    ],
    "cyclope": [
        "creature · blue · value 7 · slots 2 · copies 4 · never face-down",
        "On the field: Takes 2 slots."
        " [partly published: that it cannot be played from the hand into a single free slot]",
        "On the field: Never face-down. [published]",
        "Published: name (Cyclope in French), never face-down."
        " Partly published: slots (that it cannot be played from the hand into a single free slot)."
        " Reconstructed: kind, colour, value, copies.",
    ],
    "centaure": [
        "creature · green · value 3 · slots 1 · copies 4",
        "Count effect: +3 once if you have 2 or more copies of it."
        " [published: in the rulebook, without the card's name]",
        "Reconstructed: name, kind, colour, value, slots, copies.",
    ],
}


@pytest.mark.parametrize("card", SHOWN)
def test_a_card_says_of_each_fact_and_line_whether_it_is_published(run: Run, card: str) -> None:
    _, *lines = run(f"cards show {GAME} {card}").out.splitlines()
    assert [line.strip() for line in lines] == SHOWN[card]


def test_the_list_marks_what_is_published(run: Run) -> None:
    listed = run(f"cards list {GAME}").out
    for line in (
        r"creature +colour +value +slots +copies +never face-down +text",
        r"elfe +Elf\(\*\) +green +3 +1 +4 +✓\* +- \*",
        r"gobelin +Goblin\(\*\) +green +2 +1 +4 +\*",
        r"troll +Troll\(\*\) +green +2\* +1 +4 +\* \(\*\)",
        r"cyclope +Cyclops\(\*\) +blue +7 +2\(\*\) +4 +✓\* +\(\*\) \*",
        r"golem +Golem +grey +4 +1 +4 +-",
        r"loki +Loki +4\* +- \*",
        r"animisme +Animism +-",
    ):
        assert re.search(rf"^ *{line}$", listed, re.MULTILINE), line
    assert re.search(r"^gobelin +Gobelin\* ", run(f"cards list {GAME} --lang fr").out, re.MULTILINE)


def test_replay(run: Run, tmp_path: Path) -> None:
    match = play_randomly(kleos.new(GAME, seed=4, players=4), 4)
    file = tmp_path / "record.txt"
    file.write_text(match.record(), "utf-8")
    for option in ("", "--seat 3", "--all"):
        result = run(f"replay {file} {option}")
        assert result.status == 0
        assert result.out.endswith("hash ok\n")


# Score sheets -------------------------------------------------------------------------------------------------------------
SHEET = """
[[players]]
name = "Anna"
field = ["harpie", "harpie"]

[[players]]
name = "Bruno"
field = ["harpie", "golem"]
"""
LINES = ("Anna, Bruno", "", "Harpy, harpie", "", "", "", "", "harpie", "golem", "", "", "", "")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    out = tmp_path / "round.toml"
    out.write_text(SHEET, "utf-8")
    return out


@clause("MG-12.1")
def test_a_sheet_is_counted_with_a_reason_for_every_point(run: Run, file: Path) -> None:
    result = run(f"score {GAME} {file}")
    assert (result.status, result.err) == (0, "")
    assert re.search(r"^Anna +2 +8 +3 +- +- +- +13  rank 1$", result.out, re.MULTILINE)
    assert re.search(r"^Bruno +5 +- +2 +- +- +- +7  rank 2$", result.out, re.MULTILINE)
    assert result.out.count("Outnumber") == 2
    assert result.out.endswith("Ahead: Anna\n")


def test_a_sheet_as_json_and_from_json(run: Run, file: Path) -> None:
    data = json.loads(run(f"score {GAME} {file} --json").out)
    assert [player["total"] for player in data["players"]] == [13, 7]
    file.write_text(json.dumps({"players": [{"field": ["golem"]}, {"field": ["elfe"]}]}), "utf-8")
    assert "p0" in run(f"score {GAME} {file}").out


def test_a_sheet_is_counted_with_corrected_cards(run: Run, file: Path, tmp_path: Path) -> None:
    own = tmp_path / "box.toml"
    own.write_text(OWN.read_text("utf-8").replace("outnumber(4)", "outnumber(6)"), "utf-8")
    out = run(f"score {GAME} {file} --cards {own}").out
    assert str(own) in out
    assert re.search(r"^Anna .* 17  rank 1$", out, re.MULTILINE)


def test_a_sheet_is_asked_for_line_by_line(run: Run) -> None:
    result = run(f"score {GAME}", *LINES)
    assert (result.status, result.err) == (0, "")
    assert re.search(r"^Anna +2 +8 +3 .* 13  rank 1$", result.out, re.MULTILINE)
    data = json.loads(run(f"score {GAME} --json", *LINES).out)
    assert [player["total"] for player in data["players"]] == [13, 7]


def test_questions_are_explained_and_lines_taken_back(run: Run) -> None:
    lines = [*LINES[:2], "?", "golem, elfe", "<", *LINES[2:]]
    out = run(f"score {GAME}", *lines).out
    assert "Names or ids, separated by commas." in out
    assert "Harpy (harpie)" in out
    assert "Taken back: golem, elfe" in out
    assert re.search(r"^Anna .* 13  rank 1$", out, re.MULTILINE)


@clause("MG-12.14")
def test_what_the_counting_asks_is_asked(run: Run) -> None:
    lines = ["Anna, Bruno", "Anna", "harpie, gorgone", "", "", "", "", "harpie, golem", "", "", "", "", "1"]
    out = run(f"score {GAME}", *lines).out
    assert "Anna: " in out
    assert re.search(r"^  3  .*Bruno", out, re.MULTILINE)
    assert re.search(r"^Anna .* 12  rank 1$", out, re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_a_sheet_in_the_language(run: Run, file: Path, lang: str) -> None:
    asked = run(f"score {GAME} --lang {lang}", "?", *LINES[:2], "?", *LINES[2:])
    for result in (asked, run(f"score {GAME} {file} --lang {lang}")):
        assert result.status == 0
        assert english_in(result.out, "Anna", "Bruno", "Harpy", *NAMES, *RULES.cards) == []


WRONG = [
    ("name = \n", "round.toml:1:8: "),
    (
        SHEET.replace("golem", "golm"),
        "round.toml: players[1].field[1]: unknown card 'golm', did you mean golem?",
    ),
    (SHEET.replace("field", "fields"), "players[0].fields: "),
    ('game = "saint-seiya"\n' + SHEET, "is a score sheet of saint-seiya, not mythology-go"),
    (SHEET.replace('"golem"', '"gorgone"'), "players[1].field[1]: an answer is missing here."),
]


@pytest.mark.parametrize(("text", "message"), WRONG)
def test_a_wrong_sheet_is_one_clear_line(run: Run, file: Path, text: str, message: str) -> None:
    file.write_text(text, "utf-8")
    result = run(f"score {GAME} {file}")
    assert (result.status, result.out) == (2, "")
    assert message in result.err
    assert result.err.count("\n") == 1


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (["Anna"], "expected 2 to 8 players, not 1"),
        (["Anna, Bruno", "Carla"], "line 2: 'Carla' doesn't answer “Who started the round? (empty: Anna)”"),
        (["Anna, Bruno", "", "harpi"], "did you mean harpie?"),
        (["?", "Anna, Bruno", "", "<", "", "harpi"], "line 6: 'harpi' doesn't answer"),
        (["Anna, Bruno", "", "golem", ""], "the input ends before the sheet is complete, at: Anna, divinity"),
        (["Anna, Bruno", "", "golem", "", "", "", "two"], "'two'"),
        ([*LINES[:2], "gorgone, golem", "", "", "", "", "elfe", "", "", "", "", "7"], "7"),
    ],
)
def test_a_wrong_line_in_a_pipe_is_named_with_its_question(run: Run, lines: list[str], message: str) -> None:
    result = run(f"score {GAME}", *lines)
    assert result.status == 2
    assert message in result.err


@clause("KG-8.20")
def test_other_games_need_a_file_or_have_no_scoring(run: Run) -> None:
    assert "(KG-8.20)" in run("score kanzume-goddess").err
    assert "saint-seiya needs a score sheet file" in run("score saint-seiya").err
    assert "naruto-mythos needs a score sheet file" in run("score naruto-mythos").err
    assert run("score nothing").status == 2
