import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import kleos
from kleos.bots import RandomBot
from kleos.games.naruto_mythos.board import as_board
from kleos.match import Match

from .conftest import Run

GAME = "naruto-mythos"
LAST_WORDS = re.compile(
    r"(You have left the table; the match is not finished|The match is saved; kleos play --resume continues it)\.\n$"
)
HAND_OVER = re.compile(r"p([01]) decides next\. Press Enter when only p[01] can see the screen\.")


def saved(folder: Path, match: Match) -> Path:
    path = folder / "match.json"
    path.write_text(match.save(), "utf-8")
    return path


def numbers_against_random(seed: int, deck: str, opponent: str) -> tuple[list[str], Match]:
    """What a person who picks at random types, number by number, against the random bot of the same seed."""
    match = kleos.new(GAME, seed=seed, decks=[deck, opponent])
    person = RandomBot(99)
    typed = []
    while (decision := match.decision) is not None:
        if decision.seat == 0:
            answer = person.choose(match, 0)
            typed.append(str(answer + 1))
        else:
            moves = 0 if match.moves is None else match.moves.count
            answer = RandomBot(seed + moves).choose(match, 1)
        match.choose(answer)
    return typed, match


# Against a bot ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", [3, 4])
def test_a_whole_match_by_numbers(run: Run, tmp_path: Path, seed: int) -> None:
    typed, expected = numbers_against_random(seed, "leaf-tempo", "ambush")
    record = tmp_path / "record.txt"
    line = f"play --seed {seed} --against random --deck leaf-tempo --opponent-deck ambush --record {record}"
    result = run(line, *typed)
    assert result.status == 0
    assert result.err == ""
    outcome = expected.outcome
    assert outcome is not None
    winner = ["p0 (you)", "p1 (random)"][outcome.winners[0]]
    assert f"{winner} wins by points: {outcome.scores[0]} : {outcome.scores[1]}." in result.out
    assert f"The seed was {seed}." in result.out
    assert f"The record is in {record}." in result.out
    assert record.read_text("utf-8") == expected.record()
    assert kleos.replay(record.read_text("utf-8")).hash() == expected.hash()
    told = [line[2:] for line in result.out.splitlines() if line.startswith("· ")]
    assert told == [entry["text"] for entry in expected.log(0)], "every event is told once, as p0 saw it"


def test_a_whole_match_through_a_pipe(tmp_path: Path) -> None:
    typed, expected = numbers_against_random(5, "sound-four", "tailed-beasts")
    line = "play naruto-mythos --seed 5 --against random --deck sound-four --opponent-deck tailed-beasts"
    command = [sys.executable, "-m", "kleos.terminal.main", *line.split()]
    environment = {**os.environ, "PYTHONUTF8": "1"}
    result = subprocess.run(
        command,
        input="".join(f"{one}\n" for one in typed),
        capture_output=True,
        text=True,
        env=environment,
        timeout=120,
    )
    assert (result.returncode, result.stderr) == (0, "")
    assert expected.outcome is not None
    assert f"wins by points: {expected.outcome.scores[0]} : {expected.outcome.scores[1]}." in result.stdout
    assert "\x1b" not in result.stdout


def test_nothing_of_the_opponent_is_printed_that_the_seat_may_not_know(run: Run) -> None:
    """The cards that p1 alone ever knew appear nowhere in what p0 sees."""
    typed, expected = numbers_against_random(3, "leaf-tempo", "ambush")
    asked = [line for one in typed for line in (one, "table", "log", "discard", "deck")]
    line = "play --seed 3 --against random --deck leaf-tempo --opponent-deck ambush"
    result = run(line, *asked)
    known = {id for entry in expected.log(0) for id in entry.get("cards", [])} | {
        entry["source"]["card"] for entry in expected.log(0) if "source" in entry
    }
    deck = set(kleos.rules(GAME).starter_decks["ambush"].cards)
    own = set(kleos.rules(GAME).starter_decks["leaf-tempo"].cards)
    secret = deck - known - own
    assert secret, "the match leaves something unknown"
    printed = set(re.findall(r"KS-\d+", result.out))
    assert not printed & secret
    assert own <= printed, "deck shows the own list"


def test_the_end_of_the_input_ends_cleanly(run: Run) -> None:
    result = run("play --seed 1", "1")
    assert result.status == 0
    assert result.out.endswith("The match is saved; kleos play --resume continues it.\n")
    assert run("play --seed 1").out.endswith("You have left the table; the match is not finished.\n")
    assert run("play --seed 1", "quit", "1").out.count("> ") == 1


def test_leaving_does_what_help_says(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "record.txt"
    left = run(f"play --seed 1 --record {record}", "help", "1", "quit")
    assert re.search(r"^quit +leave; kleos play --resume continues the match$", left.out, re.MULTILINE)
    assert run("play --resume", "quit").status == 0
    assert kleos.replay(record.read_text("utf-8")).outcome is None, "written, though the match is not over"
    assert "exists" in run(f"play --seed 1 --record {record}").err


def test_the_seed_is_not_told_before_the_end(run: Run) -> None:
    assert "123454321" not in run("play --seed 123454321", "1", "1", "quit").out
    assert "The seed was 123454321." in run("play --seed 123454321", "concede").out


def test_without_decks_the_seed_draws_two_different_starters(run: Run) -> None:
    drawn = set()
    for seed in range(12):
        found = re.search(r"p0 \(you\) plays (.*?):", run(f"play --seed {seed}").out)
        assert found is not None
        drawn.add(found[1])
    assert len(drawn) > 2
    assert run("play --seed 1").out == run("play --seed 1").out
    assert "p1 (greedy) plays" not in run("play --seed 1").out, "the opponent's list is the opponent's"


def test_a_deck_from_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("# Mine\n" + "\n".join(f"2 KS-{n:03}" for n in range(1, 16)) + "\nMissions\nKS-M01\nKS-M02\nKS-M03")
    result = run(f"play --seed 1 --deck {file}", "deck")
    assert result.status == 0
    assert "p0 (you) plays Mine" in result.out
    assert "2 KS-015 Kakashi Hatake" in result.out


def test_competitive_mode(run: Run) -> None:
    assert "Round 1 of 4 · 4 missions to come · competitive" in run("play --seed 1 --mode competitive").out


# Commands -----------------------------------------------------------------------------------------------------------------
def answer_to(run: Run, command: str, *before: str, line: str = "play --seed 3 --deck sound-four") -> str:
    """What is printed after a command, up to the end of the input."""
    out = run(line, *before, command).out
    return LAST_WORDS.sub("", out.rpartition(f"> {command}\n")[2])


def test_options_by_number_by_token_and_in_any_case(run: Run) -> None:
    for answer in ("1", "keep", "KEEP", "  keep "):
        assert "· p0 keeps the opening hand." in run("play --seed 3", answer).out


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("0", "There is no option 0: choose from 1 to 2."),
        ("3", "There is no option 3: choose from 1 to 2."),
        ("1 2", "There is no option 1 2: choose from 1 to 2."),
        ("²", "NM-5.1: "),
        ("dance", "NM-5.1: "),
        ("play KS-009 D", "NM-5.1: "),
        ("why", "Why not what?"),
        ("why keep", "That is one of your options."),
        ("why play KS-009 D", "NM-5.1: "),
        ("show", "Show which card?"),
        ("show KS-0099", "no card 'KS-0099', did you mean KS-099?"),
        ("show #7", "There is no #7 on the table."),
        ("rules", "Which rule?"),
        ("rules NM-99", "no clause 'NM-99'"),
        ("rules xylophone", "no clause 'xylophone'"),
        ("log five", "Type log, or log and a number of lines"),
        ("save", "Save where?"),
        ("save no/such/folder/match", "no/such/folder/match: No such file or directory"),
    ],
)
def test_what_cannot_be_is_said_and_the_question_stays_open(run: Run, command: str, answer: str) -> None:
    assert answer_to(run, command).startswith(answer)
    assert "· p0 keeps the opening hand." in run("play --seed 3", command, "1").out


def test_an_empty_line_asks_again(run: Run) -> None:
    assert answer_to(run, "") == ""


def test_help_names_every_command(run: Run) -> None:
    words = {line.split()[0] for line in answer_to(run, "help").splitlines()}
    assert {
        "show",
        "?",
        "why",
        "table",
        "options",
        "log",
        "discard",
        "deck",
        "rules",
        "save",
        "concede",
        "quit",
    } <= words


def test_the_text_of_a_card(run: Run) -> None:
    shown = answer_to(run, "show ks-108")
    assert shown == answer_to(run, "? KS-108")
    assert "KS-108 Naruto Uzumaki, Fury of the Rasengan" in shown
    for text in kleos.rules(GAME).cards["KS-108"].text():
        assert text in shown
    assert "KS-042" in answer_to(run, "show might guy")


def test_the_card_of_a_character(run: Run, tmp_path: Path) -> None:
    match = kleos.new(GAME, seed=1, decks=["leaf-tempo", "ambush"])
    for _ in range(2):
        match.choose("keep")
    board = as_board(match.state)
    while match.decision is not None and len(board.characters) < 3:
        match.choose(next(token for token in match.decision.options.tokens() if token.startswith("hide")))
    decision = match.decision
    assert decision is not None
    if decision.seat == 1:
        match.choose("pass")
    file = saved(tmp_path, match)
    mine, theirs = (n for side in (0, 1) for n in board.sides[side])
    line = f"play --save {file}"
    card = board.card_of(board.at(mine)).id
    assert answer_to(run, f"show #{mine}", line=line).startswith(f"{card} ")
    assert answer_to(run, f"show #{theirs}", line=line).startswith(
        f"#{theirs} is hidden, and you don't know what it is."
    )


def test_why_something_is_not_offered(run: Run) -> None:
    assert answer_to(run, "why play ks-001 d", "1").startswith("NM-5.25: Hiruzen Sarutobi")


def test_a_refused_token_says_why(run: Run) -> None:
    assert answer_to(run, "play KS-001 D", "1").startswith("NM-5.25: ")


def test_the_log_and_its_last_lines(run: Run) -> None:
    lines = answer_to(run, "log", "1").splitlines()
    assert lines[0].split(maxsplit=1)[0] == "1"
    assert answer_to(run, "log 2", "1").splitlines() == lines[-2:]
    assert answer_to(run, "log 9999", "1").splitlines() == lines


def test_clauses_in_play(run: Run) -> None:
    assert answer_to(run, "rules NM-5.3").startswith("NM-5.3 A player may act")
    assert "NM-3.1 " in answer_to(run, "rules setup order")


def test_table_and_options_again(run: Run) -> None:
    table = answer_to(run, "table")
    assert "Hand of p0" in table
    assert "p1 (greedy)" in table
    assert answer_to(run, "options").splitlines()[1:] == run("play --seed 3 --deck sound-four").out.splitlines()[-4:-1]


def test_giving_up(run: Run) -> None:
    result = run("play --seed 3 --against random", "1", "concede")
    assert result.status == 0
    assert "p1 (random) wins since everybody else gave up: 0 : 0." in result.out


# The table ----------------------------------------------------------------------------------------------------------------
POSITION = {
    "game": GAME, "round": 2, "edge": 0, "active": 0,
    "mission_deck": ["KS-M10", "KS-M04"],
    "missions": [
        {"card": "KS-M02", "sides": [
            [{"object": 1, "card": "KS-108", "under": ["KS-009"], "tokens": 3}],
            [{"object": 2, "card": "KS-074", "hidden": True, "known_to": [0, 1]}]]},
        {"card": "KS-M06", "sides": [
            [{"object": 4, "card": "KS-011", "hidden": True}],
            [{"object": 3, "card": "KS-070"}, {"object": 5, "card": "KS-052", "hidden": True, "under": ["KS-050"]}]]},
    ],
    "players": [
        {"chakra": 3, "points": 3, "hand": ["KS-001", "KS-013", "KS-013"], "deck": ["KS-015"], "discard": ["KS-002"]},
        {"chakra": 4, "points": 1, "hand": ["KS-057"], "deck": ["KS-060", "KS-061"]},
    ],
}  # fmt: skip


def test_the_table_shows_everything_the_seat_may_know(run: Run, tmp_path: Path) -> None:
    out = run(f"play --save {saved(tmp_path, kleos.from_position(POSITION))}").out
    for line in (
        "Round 2 of 4 · 2 missions to come · casual · turn of p0 (you)",
        "p0 (you)          3       3     3     1        1  Edge",
        "p1 (greedy)       1       4     1     2        0",
        "D · Chunin Exam (KS-M02) · 3 points · p0 leads 9 : 0",
        "  p0 #1 Naruto Uzumaki KS-108 (3 tokens, over KS-009), Power 9",
        "  p1 #2 hidden: Gaara KS-074, Power 0",
        "C · Rescue a friend (KS-M06) · 3 points · p1 leads 0 : 4",
        "  p0 #4 hidden: Sakura Haruno KS-011, Power 0",
        "  p1 #5 hidden (2 cards), Power 0",
        "  KS-001     3      3  Hiruzen Sarutobi, The Professor",
        "  KS-013     2      4  Sasuke Uchiha, Last of the Uchiha Clan (×2)",
    ):
        assert line in out.splitlines()
    for secret in ("KS-052", "KS-050", "KS-057", "KS-060", "KS-015"):
        assert secret not in out


def test_a_pipe_never_breaks_the_lines_of_a_table(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    assert "Swap it for 5 new cards (mulligan)" in run("play --seed 3").out


def test_options_that_differ_in_the_last_word_share_a_line(run: Run, tmp_path: Path) -> None:
    match = kleos.from_position(POSITION)
    out = run(f"play --save {saved(tmp_path, match)}").out
    assert re.search(r"  1 D +2 C +Play Hiruzen Sarutobi, The Professor on mission … for 3 chakra\n", out)
    assert match.decision is not None
    count = len(match.decision.options)
    offered = out.rpartition("Your turn")[2]
    numbers = [int(number) for number in re.findall(r"(?<![-#\w])(\d+)(?= [DC] | [DC]$|  )", offered)]
    assert sorted(set(numbers)) == list(range(1, count + 1))


# Keeping a match ----------------------------------------------------------------------------------------------------------
def test_a_match_is_kept_and_goes_on(run: Run, tmp_path: Path) -> None:
    typed, _ = numbers_against_random(3, "leaf-tempo", "ambush")
    kept = tmp_path / "kept.json"
    line = f"play --seed 3 --against random --deck leaf-tempo --opponent-deck ambush --save {kept}"
    first = run(line, *typed[:5])
    assert f"The match is saved in {kept}; kleos play --save {kept} continues it." in first.out
    match = kleos.resume(kept.read_text("utf-8"))
    assert match.moves is not None
    second = run(f"play --against random --save {kept}", "1", "quit")
    assert second.out.startswith("Continuing Naruto Mythos TCG.")
    after = kleos.resume(kept.read_text("utf-8"))
    assert after.moves is not None
    assert after.moves.count > match.moves.count


def test_a_kept_match_still_calls_its_starter_deck_by_its_name_in_the_language(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    deck = kleos.rules(GAME).starter_decks["sound-four"]
    begun = run(f"play --deck sound-four --save {kept} --lang it", "quit")
    resumed = run(f"play --save {kept} --lang it", "quit")
    for out in (begun.out, resumed.out):
        assert f"p0 (tu) gioca {deck.names['it']}: {deck.about['it']}" in out
    assert "Sound Four" in kept.read_text("utf-8"), "the record keeps one name, whatever the language"


def test_a_kept_match_that_is_over_shows_its_end(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    assert run(f"play --seed 3 --save {kept}", "concede").status == 0
    result = run(f"play --save {kept}")
    assert result.status == 0
    assert "p1 (greedy) wins since everybody else gave up: 0 : 0." in result.out


@pytest.mark.parametrize("more", ["--seed 4", "--deck ambush", "--opponent-deck ambush", "--mode casual"])
def test_how_a_kept_match_began_cannot_be_changed(run: Run, tmp_path: Path, more: str) -> None:
    file = saved(tmp_path, kleos.new(GAME, seed=1))
    result = run(f"play --save {file} {more}")
    assert result.status == 2
    assert f"already holds a match, which {more.split()[0]} can't change" in result.err


def test_a_file_that_is_no_match_is_neither_read_nor_written_over(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Naruto", "utf-8")
    result = run(f"play --save {file}")
    assert result.status == 2
    assert f"{file}: not a saved match" in result.err
    assert answer_to(run, f"save {file}") == f"{file} exists and isn't a saved match; nothing was written.\n"
    result = run(f"play --record {file}")
    assert result.status == 2
    assert "already exists" in result.err
    assert file.read_text("utf-8") == "Dear Naruto"


def test_saving_by_command(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "now.json"
    for _ in range(2):  # an earlier save may be written over
        assert f"The match is saved in {file}" in answer_to(run, f"save {file}", "1")
    match = kleos.resume(file.read_text("utf-8"))
    assert match.decision is not None
    assert match.decision.kind == "turn"
    assert list(tmp_path.iterdir()) == [file]


def test_a_match_goes_on_in_the_middle_of_an_effect(run: Run, tmp_path: Path) -> None:
    match = kleos.new(GAME, seed=1, decks=["leaf-tempo", "ambush"])
    person = RandomBot(1)
    while (decision := match.decision) is not None and (decision.kind != "use" or decision.seat != 0):
        match.choose(person.choose(match, decision.seat))
    assert decision is not None
    out = run(f"play --save {saved(tmp_path, match)}").out
    assert "Hand of p0" in out, "whoever comes back sees the table first"
    assert decision.prompt() in out


# Two people at one keyboard -------------------------------------------------------------------------------------------------
def test_between_two_people_nothing_of_the_other_is_shown(run: Run) -> None:
    """Between two hand-overs only cards appear that the seat at the screen may know."""
    match = kleos.new(GAME, seed=6, decks=["leaf-tempo", "ambush"])
    person = RandomBot(7)
    typed: list[str] = []
    at_screen = -1
    knows: list[set[str]] = [set(), set()]  # by seat: every id that its view or log has ever held
    while (decision := match.decision) is not None:
        if decision.seat != at_screen:
            at_screen = decision.seat
            typed.append("")
        typed += ["table", "log"]
        answer = person.choose(match, at_screen)
        typed.append(str(answer + 1))
        for seat in (0, 1):
            knows[seat] |= set(re.findall(r"KS-M?\d+", str([match.view(seat), match.log(seat)])))
        match.choose(answer)
    result = run("play --against human --seed 6 --deck leaf-tempo --opponent-deck ambush", *typed)
    assert result.status == 0
    assert match.outcome is not None
    assert f"p{match.outcome.winners[0]} wins" in result.out
    parts = HAND_OVER.split(result.out)
    assert len(parts) > 20
    for name, text in zip(parts[1::2], parts[2::2], strict=True):
        assert text.count("\n" * 50) <= 1
        private = text.partition("\n" * 50)[0] if "\n" * 50 in text else text
        if "The seed was" in private:
            continue  # the end, where both look
        other = 1 - int(name)
        assert f"Hand of p{other}" not in private
        unknown = knows[other] - knows[int(name)]
        assert not set(re.findall(r"KS-M?\d+", private)) & unknown


def test_a_hand_over_puts_the_screen_out_of_sight_and_waits(run: Run) -> None:
    result = run("play --against human --seed 6")
    assert result.status == 0
    assert "Hand of" not in result.out, "nobody has pressed Enter"
    result = run("play --against human --seed 6", "", "1")
    before, _, after = result.out.rpartition("\n" * 60)
    assert "Hand of p0" in before
    assert "Hand of" not in after
