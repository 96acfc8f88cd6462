import argparse
import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import kleos
from kleos.games.naruto_mythos.decks import read_deck
from kleos.games.naruto_mythos.pool import standard_pool
from kleos.games.naruto_mythos.testing import random_decks
from kleos.games.sections import section_title
from kleos.games.sources import source_text
from kleos.lab import simulate as simulation
from kleos.language.languages import LANGUAGES
from kleos.language.messages import say
from kleos.match import Match
from kleos.terminal.lines import LineTable
from kleos.terminal.main import main, parser
from kleos.terminal.opening import BY_GAME, written
from kleos.terminal.presenters import PRESENTERS
from kleos.terminal.showing import clause_words
from kleos.testing import play_randomly
from kleos.testing.wording import AVAILABLE

from .conftest import Run

GAME = "naruto-mythos"


def finished(seed: int = 4) -> Match:
    return play_randomly(kleos.new(GAME, seed=seed, decks=random_decks(seed)), seed)


def deck_text(name: str = "leaf-tempo") -> str:
    text: str = kleos.rules(GAME).starter_decks[name].text(standard_pool())
    return text


# Mistakes ---------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("dance", "invalid choice: 'dance'"),
        ("simlate naruto-mythos", "invalid choice: 'simlate', did you mean simulate?"),
        ("play --sed 4", "unrecognized arguments: --sed, did you mean --seed? (see kleos play --help)"),
        ("play --against gredy", "invalid choice: 'gredy', did you mean greedy?"),
        ("play chess", "unknown game 'chess'"),
        ("play --against me", "invalid choice: 'me'"),
        ("play --mode quick", "mode must be one of casual, competitive"),
        ("play --lang xx", f"unknown language 'xx' {AVAILABLE}\n"),
        ("--lang xx cards", f"unknown language 'xx' {AVAILABLE}\n"),
        ("play --lang", "argument --lang: expected one argument"),
        ("play --seed one", "expected a whole number, not 'one'"),
        ("play --deck nope", "no starter deck or file 'nope' (starter decks: ambush,"),
        ("simulate chess", "unknown game 'chess'"),
        ("simulate naruto-mythos --bots random,gredy", "unknown bot 'gredy', did you mean greedy?"),
        ("play --against search:fast", "'fast' is not a budget for the search bot"),
        ("play --against greedy:master", "unknown bot 'greedy:master', did you mean greedy?"),
        ("simulate naruto-mythos --bots random", "name that many bots, not 1"),
        ("simulate naruto-mythos -n 0", "at least 1"),
        ("simulate naruto-mythos --decks mine", "invalid choice: 'mine'"),
        ("arena chess --bots random,greedy", "unknown game 'chess'"),
        ("arena naruto-mythos", "required: --bots"),
        ("arena naruto-mythos --bots random,gredy", "unknown bot 'gredy', did you mean greedy?"),
        ("arena naruto-mythos --bots random", "name at least that many bots, not 1"),
        ("arena naruto-mythos --bots random,greedy -n 0", "at least 1, not 0"),
        ("arena naruto-mythos --bots random,greedy --players 3", "is for 2 players, not 3"),
        ("arena naruto-mythos --bots random,greedy --workers 0", "at least 1, not 0"),
        ("arena naruto-mythos --bots random,greedy --on-fault cry", "invalid choice: 'cry'"),
        ("play --on-fault cry", "invalid choice: 'cry'"),
        ("arena naruto-mythos --bots random,greedy --option speed=9", "has no option 'speed'"),
        ("arena naruto-mythos --bots random,greedy --option mode=x", "mode must be one of casual, competitive"),
        ("arena naruto-mythos --bots random,greedy --json nowhere/a.json", "nowhere/a.json: No such file or directory"),
        ("arena naruto-mythos --bots random,greedy --plot /", "/: Is a directory"),
        ("arena saint-seiya --bots random,greedy --players 3", "each table seats 3 players"),
        ("arena saint-seiya --bots random,greedy --decks random", "argument --decks: "),
        ("simulate naruto-mythos --workers 0", "the number of workers must be a whole number of at least 1, not 0"),
        ("simulate naruto-mythos --workers all", "expected a whole number, not 'all'"),
        ("simulate naruto-mythos --workers 2 --cluster", "argument --cluster: not allowed with argument --workers"),
        ("simulate naruto-mythos --best -1", "argument --best: expected a whole number of at least 0, not -1"),
        ("simulate naruto-mythos --csv nowhere/x.csv", "nowhere/x.csv: No such file"),
        ("simulate naruto-mythos --html /", "/: Is a directory"),
        ("simulate naruto-mythos --csv x.csv --html x.csv", "x.csv would be written twice"),
        ("replay x --seat 1 --all", "argument --all: not allowed with argument --seat"),
        ("replay x --all=1", "argument --all: takes no value, but got '1'"),
        ("play --s 1", "ambiguous option: --s could match --seed, --side, --save"),
        ("replay nowhere.txt", "nowhere.txt: No such file"),
        ("cards list chess", "unknown game 'chess'"),
        ("cards show KS-0099", "no card 'KS-0099', did you mean KS-099?"),
        ("cards show naruto-mythos nobody", "no card 'nobody'"),
        ("cards show", "required: GAME|ID|WORD"),
        ("cards check nowhere.toml", "nowhere.toml: No such file"),
        ("cards check chess nowhere.toml", "unknown game 'chess'"),
        ("decks check one.txt two.txt", "unrecognized arguments: two.txt"),
        ("decks check nowhere.txt", "nowhere.txt: No such file"),
        ("decks show ambus", "no starter deck 'ambus', did you mean ambush?"),
        ("rules show NM-99.1", "no clause 'NM-99.1'"),
        ("rules search --game chess x", "unknown game 'chess'"),
        ("rules coverage chess", "unknown game 'chess'"),
        ("rules coverage naruto-mythos --tests nowhere", "nowhere: no such folder"),
    ],
)
def test_a_mistake_is_one_clear_line(run: Run, line: str, message: str) -> None:
    result = run(line)
    assert result.status == 2
    assert result.out == ""
    assert message in result.err
    assert result.err.startswith("kleos: ")
    assert result.err.count("\n") == 1


@pytest.mark.parametrize("line", ["replay", "cards check", "decks check", "play --deck"])
def test_a_file_that_is_no_text_is_named(run: Run, tmp_path: Path, line: str) -> None:
    file = tmp_path / "picture"
    file.write_bytes(b"\x89PNG\xff\xfe")
    result = run(f"{line} {file}")
    assert result.status == 2
    assert f"{file}: not a text file" in result.err


@pytest.mark.parametrize("line", ["replay", "cards check", "decks check", "play --deck"])
def test_a_folder_is_no_file(run: Run, tmp_path: Path, line: str) -> None:
    result = run(f"{line} {tmp_path}")
    assert result.status == 2
    assert f"{tmp_path}: Is a directory" in result.err


def test_an_interrupt_ends_quietly(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("sys.stdin", io.StringIO())
    monkeypatch.setattr(LineTable, "ask", interrupted)
    assert main(["play", "--seed", "1"]) == 130
    assert "Traceback" not in capsys.readouterr().err


def test_help_says_which_games_know_an_option_and_what_it_may_be(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    out = re.sub(r"-\n +", "-", capsys.readouterr().out)  # lines are broken behind hyphens
    out = " ".join(out.split())
    assert "(naruto-mythos: casual, competitive; kanzume-goddess: individual, team)" in out
    assert "(saint-seiya: seiya, shiryu, hyoga, shun, ikki)" in out
    assert "(kanzume-goddess: random, greek, norse)" in out
    for name in BY_GAME:
        said = out.partition(f" {written(name)} ")[2].partition(" --")[0]
        games = [game for game, presenter in PRESENTERS.items() if name in presenter.own_options]
        assert games
        assert [game for game in kleos.games() if game in said] == games, name


@pytest.mark.parametrize("game", kleos.games())
def test_what_help_says_of_an_option_is_what_the_game_knows(game: str) -> None:
    options, own = kleos.rules(game).options, PRESENTERS[game].own_options
    assert ("mode" in own) == ("mode" in options)
    for name, option in (("mode", "mode"), ("hero", "heroes"), ("side", "sides")):
        assert own.get(name, ()) == options.get(option, ())


def test_help_and_version(capsys: pytest.CaptureFixture[str]) -> None:
    for line in (["--help"], ["play", "--help"], ["--version"]):
        with pytest.raises(SystemExit) as left:
            main(line)
        assert left.value.code == 0
        assert "kleos" in capsys.readouterr().out


# Pipes ------------------------------------------------------------------------------------------------------------------
def shell(line: str, **more: str) -> subprocess.CompletedProcess[str]:
    command = f'set -o pipefail; k() {{ "{sys.executable}" -m kleos.terminal.main "$@"; }}; {line}'
    environment = {**os.environ, "PYTHONUTF8": "1", **more}
    return subprocess.run(["bash", "-c", command], capture_output=True, text=True, env=environment, timeout=120)


def test_a_closed_pipe_ends_quietly() -> None:
    result = shell("k cards show naruto-mythos | head -n 1")
    assert result.stdout.startswith("KS-000")
    assert result.returncode == 141
    assert result.stderr == ""


def test_a_terminal_without_our_letters_gets_question_marks() -> None:
    result = shell("k cards show KS-009", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert result.returncode == 0, result.stderr
    assert "character ? cost 2" in result.stdout


def test_a_pipe_gets_plain_lines() -> None:
    result = shell("k cards list naruto-mythos")
    assert "\x1b" not in result.stdout
    assert len(result.stdout.splitlines()) == len(kleos.rules(GAME).cards) + 3
    assert not [line for line in result.stdout.splitlines() if line != line.rstrip()]


# simulate ---------------------------------------------------------------------------------------------------------------
def test_simulate_shows_a_summary(run: Run) -> None:
    result = run("simulate naruto-mythos -n 4 --bots random,random --seed 5 --decks starter")
    assert result.status == 0
    assert "4 matches of naruto-mythos, starter decks, seed 5" in result.out
    for words in (
        "random 1",
        "random 2",
        "95 % interval",
        "p1",
        "order",
        "Ambush",
        "turns",
        "Cards played",
        "matches/s",
    ):
        assert words in result.out
    again = run("simulate naruto-mythos -n 4 --bots random,random --seed 5 --decks starter")
    assert again.out.splitlines()[:-1] == result.out.splitlines()[:-1]


def test_simulate_shows_as_many_cards_as_asked_for(run: Run) -> None:
    line = "simulate naruto-mythos -n 4 --seed 5 --workers 1"
    assert "Cards" not in run(f"{line} --best 0").out
    few, more = run(f"{line} --best 1").out, run(f"{line} --best 4").out
    assert few.count("KS-") == 4, "the best and the worst, drawn and played"
    assert more.count("KS-") == 16


def test_simulate_writes_files_when_all_is_played(run: Run, tmp_path: Path) -> None:
    run(f"simulate naruto-mythos -n 5 --seed 5 --csv {tmp_path}/a.csv --html {tmp_path}/a.html --lang it")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a-cards.csv", "a.csv", "a.html"]
    assert len((tmp_path / "a.csv").read_text("utf-8").splitlines()) == 6
    assert '<html lang="it">' in (tmp_path / "a.html").read_text("utf-8")


@pytest.mark.parametrize("option", ["--html", "--csv"])
def test_nothing_is_played_or_left_where_a_file_cannot_be_written(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, option: str
) -> None:
    def never(*_: object) -> int:
        raise AssertionError("a match was played")

    monkeypatch.setattr("kleos.lab.simulate.play", never)
    (tmp_path / "a-cards.csv").mkdir()
    where = f"{tmp_path}/a.csv" if option == "--csv" else f"{tmp_path}/a-cards.csv"
    result = run(f"simulate naruto-mythos -n 5 --workers 1 {option} {where}")
    assert result.status == 2
    assert "a-cards.csv: Is a directory" in result.err
    assert [path.name for path in tmp_path.iterdir()] == ["a-cards.csv"]


@pytest.mark.parametrize(
    ("option", "package", "extra"), [("--parquet x", "pyarrow", "lab"), ("--cluster", "ray", "cluster")]
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_simulate_names_the_extra_that_is_missing(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, option: str, package: str, extra: str, lang: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, package, None)  # as if it were not installed
    result = run(f"simulate naruto-mythos -n 1 {option} --lang {lang}")
    assert result.status == 2
    assert result.err.startswith(f"kleos: {option.split()[0]} ")
    assert f"[{extra}]" in result.err
    assert " -m pip install " in result.err
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_ends_a_simulation_with_what_is_done(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play = simulation.play
    played = 0

    def pressed(*arguments: Any) -> int:
        nonlocal played
        played += 1
        if played == 9:
            raise KeyboardInterrupt
        return play(*arguments)

    monkeypatch.setattr(simulation, "play", pressed)
    result = run(f"simulate naruto-mythos -n 50 --seed 1 --workers 1 --csv {tmp_path}/a.csv")
    assert result.status == 130
    found = re.match(r"Stopped after (\d) of 50 matches", result.out)
    assert found is not None
    assert f"{found[1]} matches of naruto-mythos" in result.out
    assert len((tmp_path / "a.csv").read_text("utf-8").splitlines()) == int(found[1]) + 1


# replay -----------------------------------------------------------------------------------------------------------------
@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "match.txt"
    path.write_text(finished().record(), "utf-8")
    return path


def test_replay_tells_the_log_of_a_spectator(run: Run, record: Path) -> None:
    result = run(f"replay {record}")
    match = finished()
    assert result.status == 0
    lines = result.out.splitlines()
    log = [entry["text"] for entry in match.log(None)]
    assert [line[6:] for line in lines[: len(log)]] == log
    assert match.outcome is not None
    scores = match.outcome.scores
    assert lines[len(log) + 1] == f"p{match.outcome.winners[0]} wins by points: {scores[0]} : {scores[1]}."
    sums = [line.split() for line in lines[len(log) + 3 : -1]]
    assert [(words[0], words[-3]) for words in sums] == [("p0", str(scores[0])), ("p1", str(scores[1]))]
    assert lines[-1] == "hash ok"


def test_replay_through_the_eyes_of_a_seat_and_of_all(run: Run, record: Path) -> None:
    match = finished()
    logs = {seat: [entry["text"] for entry in match.log(seat)] for seat in (None, 0, 1)}
    for seat in (0, 1):
        lines = run(f"replay {record} --seat {seat}").out.splitlines()
        assert [line[6:] for line in lines[: len(logs[seat])]] == logs[seat]
    everything = [line[6:] for line in run(f"replay {record} --all").out.splitlines()[: len(logs[None])]]
    for told, spectator, first, second in zip(everything, logs[None], logs[0], logs[1], strict=True):
        assert told in (first, second)
        assert told == spectator or spectator in (first, second)
    draws = [line for line in everything if "draws 5 cards" in line]
    assert len(draws) >= 2
    assert all(":" in line for line in draws), "both opening hands are named"


def test_replay_of_an_unfinished_match(run: Run, tmp_path: Path) -> None:
    match = kleos.new(GAME, seed=1)
    match.choose("keep")
    file = tmp_path / "short.txt"
    file.write_text(match.record().rpartition("hash:")[0], "utf-8")
    result = run(f"replay {file}")
    assert result.status == 0
    assert "The match goes on: p1 decides." in result.out
    assert result.out.endswith("the record has no hash\n")


def test_replay_refuses_what_does_not_fit(run: Run, record: Path) -> None:
    text = record.read_text("utf-8")
    record.write_text(text.replace("hash: ", "hash: 0"), "utf-8")
    result = run(f"replay {record}")
    assert result.status == 2
    assert "lead to the hash" in result.err
    assert f"{record}: line " in result.err
    record.write_text("nonsense\n", "utf-8")
    assert "expected 'kleos record 1'" in run(f"replay {record}").err
    record.write_text(text, "utf-8")
    assert "unknown seat 7" in run(f"replay {record} --seat 7").err
    assert run(f"replay {record} --seat 0 --all").status == 2


# cards ------------------------------------------------------------------------------------------------------------------
def test_cards_list(run: Run) -> None:
    result = run("cards list naruto-mythos")
    assert result.status == 0
    for id, face in kleos.rules(GAME).cards.items():
        assert id in result.out
        assert face.name() in result.out


def test_cards_show_finds_by_id_and_by_name(run: Run) -> None:
    result = run("cards show ks-108 KS-M04")
    assert result.status == 0
    for id in ("KS-108", "KS-M04"):
        for line in kleos.rules(GAME).cards[id].text():
            assert line in result.out
    assert "cost 5" in result.out
    guys = run("cards show might guy").out
    assert "KS-042" in guys
    assert "KS-043" in guys
    assert "KS-009" not in guys
    assert run("cards show naruto-mythos might guy").out == guys


def test_cards_show_a_whole_game(run: Run) -> None:
    result = run("cards show naruto-mythos")
    assert result.out.count("\n\n") == len(kleos.rules(GAME).cards) - 1


GOOD_CARDS = """
[groups]
leaf = { en = "Leaf Village" }
[keywords]
ninja = { en = "Ninja" }

[T-001]
name = "Somebody"
title = { en = "Of the Leaf" }
cost = 2
power = 3
group = "leaf"
keywords = ["ninja"]
lines = [ { main = "draw(1)" } ]

[T-M01]
title = { en = "A mission" }
points = 2
"""


def test_cards_check_of_a_good_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "set.toml"
    file.write_text(GOOD_CARDS, "utf-8")
    result = run(f"cards check {file}")
    assert (result.status, result.out) == (0, "2 cards, no problems\n")
    texts = run(f"cards check {file} --texts").out
    assert "T-001 Somebody, Of the Leaf" in texts
    assert "MAIN: Draw 1 card." in texts


def test_cards_check_names_every_problem_with_its_place(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "set.toml"
    file.write_text(GOOD_CARDS.replace("draw(1)", "drow(1)").replace("points = 2", "points = -2"), "utf-8")
    result = run(f"cards check {file}")
    assert result.status == 1
    lines = result.out.splitlines()
    assert len(lines) == 2
    assert lines[0].startswith(f"{file}:14:21: [T-001] ")
    assert lines[1].startswith(f"{file}:18:1: [T-M01] points: ")
    file.write_text("[T-001\n", "utf-8")
    broken = run(f"cards check {file}")
    assert broken.status == 1
    assert broken.out.startswith(f"{file}:1:")


# decks ------------------------------------------------------------------------------------------------------------------
def test_decks_list_and_show(run: Run) -> None:
    listed = run("decks list").out
    for name in kleos.rules(GAME).starter_decks:
        assert name in listed
        assert run(f"decks show {name}").out == deck_text(name)


def test_decks_check_of_a_legal_deck(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(deck_text(), "utf-8")
    result = run(f"decks check {file}")
    assert result.status == 0
    assert result.out.startswith("Leaf tempo is legal: ")
    assert "mean cost" in result.out
    assert "missions: KS-M02 Chunin Exam, " in result.out


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("2 KS-009", "3 KS-009"), "KS-009 Naruto Uzumaki: 3 copies, at most 2 are allowed (NM-2.2)"),
        (("2 KS-009", "2 KS-0099"), "line 11: unknown card 'KS-0099', did you mean KS-099?"),
        (("1 KS-M01 Call for support", ""), "2 missions, exactly 3 different ones are needed (NM-2.5)"),
    ],
)
def test_decks_check_of_an_illegal_deck(run: Run, tmp_path: Path, change: tuple[str, str], message: str) -> None:
    text = deck_text()
    assert change[0] in text
    file = tmp_path / "deck.txt"
    file.write_text(text.replace(*change), "utf-8")
    result = run(f"decks check {file}")
    assert result.status == 1
    assert result.out.startswith(f"{file}: ")
    assert message in result.out
    played = run(f"play --deck {file}")
    assert played.status == 2
    assert message in played.err


# rules ------------------------------------------------------------------------------------------------------------------
def test_rules_show(run: Run) -> None:
    result = run("rules show nm-5.3")
    clause = kleos.rules(GAME).clauses["NM-5.3"]
    assert result.out == f"NM-5.3 {clause.text}\n  {clause.section} · source: French rulebook, Italian rulebook\n"
    section = run("rules show NM-3").out
    assert section.count("source: ") == len([id for id in kleos.rules(GAME).clauses if id.startswith("NM-3.")])


@pytest.mark.parametrize("game", kleos.games())
def test_rules_show_all_of_a_game(run: Run, game: str) -> None:
    clauses = kleos.rules(game).clauses
    shown = run(f"rules show {game}")
    assert [line.split()[0] for line in shown.out.splitlines()[::2]] == list(clauses)
    assert run(f"rules show {next(iter(clauses))[:2].lower()}").out == shown.out


def test_rules_search(run: Run) -> None:
    result = run("rules search setup ORDER")
    assert result.status == 0
    assert "NM-3.1 " in result.out
    assert "NM-5.3 " not in result.out
    nothing = run("rules search xylophone")
    assert nothing.status == 1
    assert nothing.out == "no clause contains 'xylophone'\n"


# Coverage ---------------------------------------------------------------------------------------------------------------
def write_tests(folder: Path, ids: list[str], more: str = "") -> Path:
    (folder / "deep").mkdir()
    half = len(ids) // 2
    for name, part in (("test_a.py", ids[:half]), ("deep/test_b.py", ids[half:])):
        marks = "\n".join(f'@clause("{id}")' for id in part)
        (folder / name).write_text(
            f"raise SystemExit('never imported')\nfrom kleos.testing import clause\n{marks}\ndef test_it(): ...\n",
            "utf-8",
        )
    (folder / "test_more.py").write_text(more, "utf-8")
    return folder


def all_testable() -> list[str]:
    return [clause.id for clause in kleos.rules(GAME).clauses.values() if clause.testable]


def test_coverage_of_everything(run: Run, tmp_path: Path) -> None:
    ids = all_testable()
    result = run(f"rules coverage naruto-mythos --tests {write_tests(tmp_path, ids)}")
    assert result.status == 0, result.out
    assert result.out.endswith(f"{len(ids)} of {len(ids)} testable clauses have a test, 0 have none\n")
    assert "no test" not in result.out


def test_coverage_names_what_is_missing(run: Run, tmp_path: Path) -> None:
    ids = [id for id in all_testable() if id not in ("NM-5.3", "NM-3.1")]
    result = run(f"rules coverage naruto-mythos --tests {write_tests(tmp_path, ids)}")
    assert result.status == 1
    assert "no test: NM-5.3 A player may act on any mission in play." in result.out
    assert result.out.count("no test: ") == 2
    row = next(line.split() for line in result.out.splitlines() if line.startswith("3 Setup"))
    clauses = len([id for id in kleos.rules(GAME).clauses if id.startswith("NM-3.")])
    assert [row[2], row[-1]] == [str(clauses), "1"]


def test_coverage_names_unknown_clauses(run: Run, tmp_path: Path) -> None:
    more = '@clause(\n    "NM-5.3",\n    "NM-5.999",\n)\ndef test_it(): ...\n'
    folder = write_tests(tmp_path, all_testable(), more)
    result = run(f"rules coverage naruto-mythos --tests {folder}")
    assert result.status == 1
    assert f"{folder / 'test_more.py'}:1: unknown clause NM-5.999" in result.out


MARKS = """
import pytest
from kleos import testing
pytestmark = [pytest.mark.clause("NM-1.1"), testing.clause("NM-1.2", *["NM-1.3"])]
@pytest.mark.parametrize("n", [pytest.param(1, marks=clause("NM-1.4")), 2])
@clause("NM-1.5")
async def test_it(n): clause("NM-1.6")
@clause("NM-1.7")
class TestIt: ...
found = clause("NM-1.8")
"""


def test_coverage_reads_marks_and_nothing_else(run: Run, tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(MARKS, "utf-8")
    out = run(f"rules coverage naruto-mythos --tests {tmp_path}").out
    missing = [line.split()[2] for line in out.splitlines() if line.startswith("no test: NM-1.")]
    first = [f"NM-1.{number}" for number in range(1, 9)]
    assert [id for id in first if id not in missing] == ["NM-1.1", "NM-1.2", "NM-1.3", "NM-1.4", "NM-1.5", "NM-1.7"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("def test_it(:\n", "not Python"),
        ("@clause(*IDS)\ndef test_it(): ...\n", "write out the ids"),
        ("@clause(5)\ndef test_it(): ...\n", "write out the ids"),
    ],
)
def test_coverage_refuses_what_it_cannot_read(run: Run, tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "test_it.py"
    file.write_text(text, "utf-8")
    result = run(f"rules coverage naruto-mythos --tests {tmp_path}")
    assert result.status == 2
    assert f"{file}:1: " in result.err
    assert message in result.err


# Languages --------------------------------------------------------------------------------------------------------------
COMMANDS = (
    "",
    "play",
    "serve",
    "simulate",
    "arena",
    "replay",
    "score",
    "cards",
    "cards list",
    "cards show",
    "cards check",
    "cards export",
    "decks",
    "decks list",
    "decks show",
    "decks check",
    "rules",
    "rules show",
    "rules search",
    "rules coverage",
    "words",
    "words check",
    "words show",
    "completion",
)
ENGLISH = """
the of is are was and not with to for from by what which this these your you they where when if how other another one
none any must may cannot has have had does only too many several each first last more than there here then card cards
match matches wins win share seat turn hand hidden nobody files unknown known expected invalid choice usage see show
missing tested language whole number numbers cost game played play plays look check folder directory such legal different
mean draw draws discard decisions words opponent spectator spectators seed goes record leads
"""
NO_WORDS = r"--?[\w|-]+|kleos [a-z ]+|\{[\w,]+\}"  # options, commands, choices


FRENCH_TOO = ("match", "Match")  # titles of sections have the word in French


def english_in(text: str, *given: str) -> list[str]:
    """The English words of a text, without what was typed and what is a name."""
    for name in (*given, *[deck.name for deck in kleos.rules(GAME).starter_decks.values()], *kleos.games()):
        text = text.replace(name, "")
    text = re.sub(NO_WORDS, "", text)
    return [word for word in re.findall(r"[^\W\d_]+", text) if word.lower() in ENGLISH.split()]


other_languages = pytest.mark.parametrize("lang", LANGUAGES[1:])


def test_the_check_for_english_finds_some() -> None:
    assert english_in("kleos: argument COMMAND: invalid choice: 'dance' (choose from play)") == [
        "invalid",
        "choice",
        "from",
        "play",
    ]


def commands_of(parser: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    """A parser and those of all its commands."""
    yield parser
    for action in parser._actions:
        if isinstance(action.choices, dict):
            for within in action.choices.values():
                yield from commands_of(within)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_a_command_takes_is_explained(lang: str) -> None:
    for command in commands_of(parser(lang)):
        for action in command._actions:
            assert action.help or isinstance(action.choices, dict), f"{command.prog} {action.dest}"


@pytest.mark.parametrize("line", ["play", "simulate", "arena", "cards list", "rules coverage"])
def test_help_names_the_games(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([*line.split(), "--help"])
    out = capsys.readouterr().out
    assert [game for game in kleos.games() if game not in out] == []


@pytest.mark.parametrize("line", ["", "admin", "cards", "decks", "rules", "--lang fr"])
def test_a_command_alone_that_has_others_tells_its_help(run: Run, line: str) -> None:
    told = run(line)
    assert (told.status, told.err) == (0, "")
    with pytest.raises(SystemExit):
        main([*line.split(), "--help"])
    assert run(line).out.endswith(told.out)


@other_languages
@pytest.mark.parametrize("line", COMMANDS)
def test_help_is_in_the_language(line: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([*line.split(), "--lang", lang, "--help"])
    assert left.value.code == 0
    out = capsys.readouterr().out
    assert out.startswith(f"{say('cli-usage', lang)}kleos")
    shown = "\n".join(line for line in out.splitlines() if not re.match(r" {4}\w", line) or line.startswith("     "))
    assert english_in(shown, "none") == [], "beside a value of settings"


@other_languages
@pytest.mark.parametrize(
    ("line", "given"),
    [
        ("dance", " ".join(name for name in COMMANDS if " " not in name)),
        ("play chess", ""),
        ("play --against me", "random, greedy, human"),
        ("play --mode quick", ""),
        ("play --seed one", "one"),
        ("play --seed", ""),
        ("play --s 1", ""),
        ("simulate naruto-mythos --bots random,gredy", "greedy"),
        ("simulate naruto-mythos --bots random", "Naruto Mythos TCG"),
        ("simulate naruto-mythos -n 0", ""),
        ("arena naruto-mythos --bots random", "greedy"),
        ("arena naruto-mythos --bots random,gredy", "greedy"),
        ("arena naruto-mythos --bots random,greedy -n 0", ""),
        ("arena naruto-mythos --bots random,greedy --players 3", "Naruto Mythos TCG"),
        ("arena naruto-mythos --bots random,greedy --workers 0", ""),
        ("arena naruto-mythos --bots random,greedy --json nowhere/a.json", ""),
        ("arena naruto-mythos --bots random,greedy --plot /", ""),
        ("simulate naruto-mythos --workers 0", ""),
        ("simulate naruto-mythos --workers 2 --cluster", ""),
        ("simulate naruto-mythos --best -1", ""),
        ("simulate naruto-mythos --csv nowhere/x.csv", "nowhere/x.csv"),
        ("simulate naruto-mythos --html /", ""),
        ("simulate naruto-mythos --csv x.csv --html x.csv", ""),
        ("replay x --seat 1 --all", ""),
        ("replay x --all=1", ""),
        ("replay nowhere.txt", ""),
        ("cards show", ""),
        ("decks check one.txt two.txt", "two.txt"),
        ("decks check /", ""),
        ("decks show ambus", ""),
        ("rules show NM-99.1", ""),
        ("rules coverage naruto-mythos --tests nowhere", ""),
    ],
)
def test_mistakes_are_told_in_the_language(run: Run, line: str, given: str, lang: str) -> None:
    result = run(f"{line} --lang {lang}" if "--seed" not in line else f"--lang {lang} {line}")
    assert result.status == 2
    assert result.err.startswith("kleos: ")
    assert result.err.count("\n") == 1
    assert english_in(result.err, *([given] if line != "dance" else given.split())) == []
    assert result.err != run(line).err


def test_the_environment_chooses_the_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "jeu inconnu" in run("play chess").err
    assert "gioco sconosciuto" in run("play chess --lang it").err
    assert "gioco sconosciuto" in run("--lang=it play chess").err
    assert "unknown game" in run("play chess --lang en").err
    assert "langue inconnue" in run("play chess --lang xx").err
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert "gioco sconosciuto" in run("play chess").err
    monkeypatch.setenv("LC_ALL", "C")
    assert "unknown game" in run("play chess").err


@other_languages
def test_simulate_in_the_language(run: Run, lang: str) -> None:
    result = run(f"simulate naruto-mythos -n 2 --seed 5 --lang {lang}")
    assert result.status == 0
    assert english_in(result.out) == []
    assert re.search(r"\d,\d\d$", result.out, re.MULTILINE), "points with a comma"


@other_languages
def test_rules_in_the_language(run: Run, tmp_path: Path, lang: str) -> None:
    clause = kleos.rules(GAME).clauses["NM-6.24"]
    reason = clause.source.partition(": ")[2]
    told = {
        "fr": f"{clause.text} (en anglais)\n  Ordre · source\xa0: livret italien\u202f; décision\xa0: {reason}",
        "it": f"{clause.text} (in inglese)\n  Ordine · fonte: regolamento italiano; decisione: {reason}",
    }
    text = say("clause-in-english", lang, text=clause.text)  # nobody has translated it
    source = say("clause-source", lang, source=source_text(clause.source, lang))
    shown = f"{text}\n  {section_title('Order', lang)} · {source}"
    assert run(f"rules show NM-6.24 --lang {lang}").out == f"NM-6.24 {shown}\n"
    assert told.get(lang, shown) == shown
    assert run(f"rules search setup --lang {lang}").status == 0
    assert english_in(run(f"rules search xylophone --lang {lang}").out) == []
    (tmp_path / "test_it.py").write_text('@clause("NM-5.999")\ndef test_it(): ...\n', "utf-8")
    covered = run(f"rules coverage naruto-mythos --tests {tmp_path} --lang {lang}")
    assert covered.status == 1
    lines = covered.out.splitlines()
    sections = lines[1 : lines.index("")]
    assert [section for section in sections if english_in(section)] == []
    assert sections[2].startswith(f"3 {section_title('Setup', lang)} ")
    assert english_in(lines[0]) == english_in("\n".join(lines[-2:]), str(tmp_path)) == []
    (tmp_path / "test_it.py").write_text("@clause(5)\ndef test_it(): ...\n", "utf-8")
    assert english_in(run(f"rules coverage naruto-mythos --tests {tmp_path} --lang {lang}").err, str(tmp_path)) == []


@other_languages
@pytest.mark.parametrize("game", kleos.games())
def test_titles_and_sources_of_clauses_are_in_the_language(run: Run, game: str, lang: str) -> None:
    """The reasons of decisions are the norm and stay as they are."""
    shown = run(f"rules show {game} --lang {lang}").out.splitlines()
    clauses = kleos.rules(game).clauses.values()
    assert shown[::2] == [f"{clause.id} {clause_words(clause, lang)}" for clause in clauses]
    for clause, below in zip(clauses, shown[1::2], strict=True):
        told = below.removesuffix(clause.source.partition(": ")[2])
        tags = re.findall(r"\b(?:book|card|decision|ruling|sheet)\b", told)
        assert english_in(told, *FRENCH_TOO) == tags == [], clause.id


def test_the_coverage_of_parts_bears_their_own_number(run: Run) -> None:
    assert "\n4.1 Sequence of turns " in run("rules coverage mythology-go --tests tests").out


@other_languages
def test_decks_list_in_the_language(run: Run, lang: str) -> None:
    result = run(f"decks list --lang {lang}")
    assert len(result.out.splitlines()) == len(kleos.rules(GAME).starter_decks)
    assert english_in(result.out, *kleos.rules(GAME).starter_decks) == []
    for name, deck in kleos.rules(GAME).starter_decks.items():
        assert f"{name} " in result.out, "the name to give on the command line is the same in every language"
        assert deck.names[lang] in result.out
        assert deck.about[lang] in result.out


@other_languages
def test_a_starter_deck_is_called_by_its_name_in_the_language(run: Run, tmp_path: Path, lang: str) -> None:
    deck = kleos.rules(GAME).starter_decks["ambush"]
    shown = run(f"decks show ambush --lang {lang}").out
    assert shown.startswith(f"# name {lang}: {deck.names[lang]}\n")
    assert f"\n# {lang}: {deck.about[lang]}\n" in shown
    assert read_deck(shown, standard_pool()) == deck
    file = tmp_path / "deck.txt"
    file.write_text(shown, "utf-8")
    assert run(f"decks check {file} --lang {lang}").out.startswith(f"{deck.names[lang]} ")
    unknown = run(f"decks show {deck.names[lang]} --lang {lang}")
    assert unknown.status == 2
    assert deck.names[lang] in unknown.err
    assert ": ambush, leaf-tempo, " in unknown.err.replace("\N{NO-BREAK SPACE}", "")


def test_a_deck_file_may_have_one_name_or_one_for_each_language() -> None:
    cards = "2 KS-009\nMissions\n1 KS-M01\n"
    pool = standard_pool()
    one = read_deck(f"# My deck\n# fr: Le mien.\n{cards}", pool)
    assert [one.called(lang) for lang in ("en", "fr", "it")] == ["My deck"] * 3
    assert one.described("fr") == "Le mien."
    assert one.described("it") == ""
    two = read_deck(f"# name fr: Mon deck\n# name it: Il mio mazzo\n{cards}", pool)
    assert [two.called(lang) for lang in ("en", "fr", "it")] == ["Mon deck", "Mon deck", "Il mio mazzo"]
    three = read_deck(f"# My deck\n# name fr: Mon deck\n{cards}", pool)
    assert [three.called(lang) for lang in ("en", "fr", "it")] == ["My deck", "Mon deck", "My deck"]
    none = read_deck(cards, pool)
    assert none.called("en") == ""
    for deck in (one, two, three, none):
        assert read_deck(deck.text(pool, "fr"), pool) == deck


@other_languages
def test_decks_in_the_language(run: Run, tmp_path: Path, lang: str) -> None:
    file = tmp_path / "deck.txt"
    shown = run(f"decks show leaf-tempo --lang {lang}").out
    file.write_text(shown, "utf-8")
    legal = run(f"decks check {file} --lang {lang}")
    assert legal.status == 0
    assert english_in(legal.out) == []
    assert run(f"decks check {file}").out == run_of(run, tmp_path, deck_text())
    for change in (
        ("2 KS-009", "3 KS-009"),
        ("2 KS-009", "2 KS-0099"),
        ("1 KS-M01", "1 KS-M02"),
        ("1 KS-M01", "1 KS-010"),
    ):
        file.write_text(shown.replace(*change), "utf-8")
        refused = run(f"decks check {file} --lang {lang}")
        assert refused.status == 1
        assert english_in(refused.out, str(file)) == []


def run_of(run: Run, folder: Path, text: str) -> str:
    (folder / "other.txt").write_text(text, "utf-8")
    return run(f"decks check {folder / 'other.txt'}").out


@other_languages
def test_cards_in_the_language(run: Run, tmp_path: Path, lang: str) -> None:
    rules = kleos.rules(GAME)
    listed = run(f"cards list naruto-mythos --lang {lang}").out
    assert english_in("\n".join(line for line in listed.splitlines() if "KS-" not in line)) == []
    shown = run(f"cards show KS-108 --lang {lang}").out
    for line in rules.cards["KS-108"].text(lang):
        assert line in shown
    assert english_in(shown, rules.cards["KS-108"].name(lang)) == []
    file = tmp_path / "set.toml"
    file.write_text(GOOD_CARDS, "utf-8")
    assert english_in(run(f"cards check {file} --lang {lang}").out) == []


@other_languages
def test_replay_in_the_language(run: Run, record: Path, lang: str) -> None:
    result = run(f"replay {record} --lang {lang}")
    assert result.status == 0
    log = [entry["text"] for entry in finished().log(None, lang)]
    lines = result.out.splitlines()
    assert [line[6:] for line in lines[: len(log)]] == log
    assert english_in("\n".join(lines[len(log) :])) == []


@other_languages
def test_play_in_the_language(run: Run, lang: str) -> None:
    typed = (
        "help",
        "table",
        "show",
        "show KS-009",
        "why",
        "why pass",
        "log x",
        "discard",
        "rules",
        "save",
        "99",
        "quit",
    )
    result = run(f"play --seed 1 --deck ambush --lang {lang}", *typed)
    assert result.status == 0
    answers = [line for line in result.out.splitlines() if not line.startswith(">")]
    assert english_in("\n".join(answers), "hide KS-009", "play KS-009", "show", "discard", "upgrade cost") == []


# What is wrong with a file, in the language -------------------------------------------------------------------------------
def plain(text: str) -> str:
    """With plain spaces instead of those of French typography."""
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


def test_cards_check_tells_problems_in_the_language(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "set.toml"
    file.write_text(GOOD_CARDS.replace("draw(1)", "drow(1)").replace("points = 2", "points = -2"), "utf-8")
    french = run(f"--lang fr cards check {file}")
    assert french.status == 1
    assert plain(french.out).splitlines() == [
        f"{file}:14:21: [T-001] mot inconnu « drow », il faut ici un effet ; vouliez-vous dire « draw » ?",
        f"{file}:18:1: [T-M01] points : un nombre entier de 0 à 99 est attendu",
    ]
    assert run(f"--lang it cards check {file}").out.splitlines() == [
        f"{file}:14:21: [T-001] parola sconosciuta «drow», qui ci vuole un effetto; intendevi «draw»?",
        f"{file}:18:1: [T-M01] points: serve un numero intero da 0 a 99",
    ]
    file.write_text("[T-001\n", "utf-8")
    assert plain(run(f"--lang fr cards check {file}").out) == (
        f"{file}:1:7: « ] » est attendu à la fin d'un titre de table\n"
    )


def from_position(**fields: object) -> str:
    """The record of a match that began from a position, of which some fields have been changed by hand."""
    text = kleos.from_position({"game": GAME, "players": [{}, {}]}).record()
    broken = json.dumps({"game": GAME, "players": [{}, {}], **fields})
    return re.sub("(?m)^position: .*$", lambda found: f"position: {broken}", text)


TWINS = [{"rank": "D", "card": "KS-M01", "sides": [[{"card": "KS-010"}, {"card": "KS-010"}], []]}]


@pytest.mark.parametrize(
    ("fields", "french", "italian"),
    [
        (
            {"round": 9},
            "round : un nombre entier de 1 à 4 est attendu, et non 9",
            "round: serve un numero intero da 1 a 4, non 9",
        ),
        (
            {"players": [{"chakra": -1}, {}]},
            "players[0].chakra : un nombre entier de 0 à 9007199254740992 est attendu, et non -1",
            "players[0].chakra: serve un numero intero da 0 a 9007199254740992, non -1",
        ),
        (
            {"missions": TWINS},
            "missions[0].sides[0][0] : il y a deux Personnages Naruto Uzumaki non-cachés dans ce camp (NM-15.4)",
            "missions[0].sides[0][0]: da questo lato ci sono due Personaggi Naruto Uzumaki non nascosti (NM-15.4)",
        ),
        (
            {"game": "naruto"},
            "game : « naruto-mythos » est attendu, et non 'naruto'",
            "game: serve «naruto-mythos», non 'naruto'",
        ),
    ],
)
def test_a_position_that_cannot_be_is_told_in_the_language(
    run: Run, tmp_path: Path, fields: dict[str, object], french: str, italian: str
) -> None:
    file = tmp_path / "match.txt"
    file.write_text(from_position(**fields), "utf-8")
    told = run(f"--lang fr replay {file}")
    assert told.status == 2
    assert plain(told.err) == f"kleos: {file} : cet enregistrement ne peut pas être rejoué (en-tête : {french})\n"
    assert run(f"--lang it replay {file}").err == (
        f"kleos: {file}: questa registrazione non può essere rigiocata (intestazione: {italian})\n"
    )


@pytest.mark.parametrize(
    ("pattern", "instead", "french"),
    [
        ("^kleos record 1", "kleos", "ligne 1 : « kleos record 1 » est attendu"),
        ("^seed: .*", "seed: one", "en-tête : seed : un nombre entier est attendu, et non « one »"),
        ("^players: .*", "players: 7", "en-tête : "),
        ("^2\\. ", "3. ", "le coup 2 est attendu, et non le 3"),
        ("^1\\. p0 .*", "1. p0 dance", "NM-5.1 : Cette réponse n'est pas comprise"),
        ("^1\\. p0", "1. p1", "c'est à p0 de décider, et non à p1"),
        ("^hash: ", "hash: 0", "mène à l'empreinte "),
        ("^deck p0: ", "deck p0: 3 KS-009, ", "en-tête : p0 : KS-009 Naruto Uzumaki : "),
        ("^cards: ", "cards: 0", "en-tête : fait avec un autre jeu de cartes (0"),
    ],
)
@other_languages
def test_a_broken_record_is_told_in_the_language(
    run: Run, record: Path, pattern: str, instead: str, french: str, lang: str
) -> None:
    text = record.read_text("utf-8")
    broken = re.sub(f"(?m){pattern}", instead, text, count=1)
    assert broken != text
    record.write_text(broken, "utf-8")
    told = run(f"--lang {lang} replay {record}")
    assert told.status == 2
    assert english_in(told.err, str(record), "seed", "options", "dance", "one") == []
    if lang == "fr":
        assert french in plain(told.err)


@pytest.mark.parametrize(
    ("text", "french", "italian"),
    [
        (
            "Dear Naruto",
            "ce n'est pas une partie sauvegardée : illisible à partir de la ligne 1, colonne 1",
            "non è una partita salvata: illeggibile dalla riga 1, colonna 1",
        ),
        ('{"kleos": 9}', "le format 9 est inconnu ici (attendu : 1)", "il formato 9 qui è sconosciuto (atteso: 1)"),
        (
            '{"kleos": 1}',
            "le fichier est abîmé : la somme de contrôle ne correspond pas au contenu",
            "il file è danneggiato: la somma di controllo non corrisponde al contenuto",
        ),
    ],
)
def test_a_save_that_cannot_be_resumed_is_told_in_the_language(
    run: Run, tmp_path: Path, text: str, french: str, italian: str
) -> None:
    file = tmp_path / "kept.json"
    file.write_text(text, "utf-8")
    told = plain(run(f"--lang fr play --save {file}").err)
    assert told == f"kleos: {file} : cette partie ne peut pas être reprise ({french})\n"
    told = run(f"--lang it play --save {file}").err
    assert told == f"kleos: {file}: questa partita non può essere ripresa ({italian})\n"
