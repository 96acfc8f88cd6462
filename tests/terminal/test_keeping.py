"""Matches between two sittings: where they are kept, and how they go on."""

import json
import os
from pathlib import Path

import pytest

import kleos
from kleos.terminal.keeping import HUMAN, data_folder, kept_matches, last_kept
from kleos.terminal.messages import Mistake
from kleos.terminal.session import Session

from .conftest import Run

GAME = "naruto-mythos"


@pytest.mark.parametrize(
    ("platform", "environment", "folder"),
    [
        ("linux", {}, "~/.local/share/kleos"),
        ("linux", {"XDG_DATA_HOME": "/elsewhere"}, "/elsewhere/kleos"),
        ("linux", {"XDG_DATA_HOME": ""}, "~/.local/share/kleos"),
        ("darwin", {}, "~/Library/Application Support/kleos"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/kleos"),
        ("win32", {}, "~/AppData/Local/kleos"),
        ("linux", {"KLEOS_DATA": "/mine", "XDG_DATA_HOME": "/elsewhere"}, "/mine"),
    ],
)
def test_the_data_folder(platform: str, environment: dict[str, str], folder: str) -> None:
    assert data_folder(environment, platform) == Path(folder).expanduser()


def session(players: tuple[str, str] = (HUMAN, "greedy"), seed: int = 1) -> Session:
    return Session(kleos.new(GAME, seed=seed), players)


def test_a_match_is_kept_after_every_move(data: Path) -> None:
    one = session()
    assert kept_matches() == [], "before the first move there is nothing to keep"
    one.take(0)
    (kept,) = kept_matches()
    assert kept.match.hash() == one.match.hash()
    assert kept.players == (HUMAN, "greedy")
    one.bot_takes(one.bot_answer())
    assert last_kept().match.hash() == one.match.hash()
    assert len(list((data / "matches").iterdir())) == 1


def test_a_match_that_is_over_leaves_its_record(data: Path) -> None:
    one = session()
    one.take(0)
    one.concede(0)
    assert kept_matches() == []
    assert one.record is not None
    assert Path(one.record).parent == data / "records"
    assert kleos.replay(Path(one.record).read_text("utf-8")).hash() == one.match.hash()
    other = session()
    other.concede(0)
    assert other.record != one.record, "nothing is written over"


def test_the_last_one_comes_first(data: Path) -> None:
    sessions = [session(seed=seed) for seed in (1, 2, 3)]
    for one in sessions:
        one.take(0)
    paths = sorted((data / "matches").iterdir())
    assert len(paths) == 3
    for i, path in enumerate(paths):
        os.utime(path, (1000 + i, 1000 + i))
    assert [kept.path for kept in kept_matches()] == paths[::-1]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        '{"kleos table": 2, "players": [], "match": ""}',
        '{"kleos table": 1, "players": ["human", "greedy"], "match": "{}"}',
        '{"kleos table": 1, "players": 3, "match": "{}"}',
    ],
)
def test_what_cannot_be_read_is_left_alone(data: Path, text: str) -> None:
    one = session()
    one.take(0)
    bad = data / "matches" / "bad.json"
    bad.write_text(text, "utf-8")
    assert len(kept_matches()) == 1
    assert bad.read_text("utf-8") == text


@pytest.mark.parametrize("players", [["human"], ["human", "chess"], ["human", "greedy", "greedy"]])
def test_players_that_cannot_be_are_refused(data: Path, players: list[str]) -> None:
    one = session()
    one.take(0)
    (path,) = (data / "matches").iterdir()
    body = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps({**body, "players": players}), "utf-8")
    assert kept_matches() == []
    with pytest.raises(Mistake, match="no match to resume"):
        last_kept()


def test_a_folder_that_cannot_be_written_does_not_end_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", "utf-8")
    monkeypatch.setenv("KLEOS_DATA", str(blocked))
    one = session()
    one.take(0)
    assert one.trouble is not None
    assert one.match.moves is not None
    monkeypatch.setenv("KLEOS_DATA", str(tmp_path / "good"))
    one.bot_takes(one.bot_answer())
    assert one.trouble is None


# Line by line ---------------------------------------------------------------------------------------------------------------
def test_resume_goes_on_line_by_line(run: Run, data: Path) -> None:
    assert run("play --resume").err == "kleos: there is no match to resume\n"
    first = run("play --seed 5 --against random --deck leaf-tempo", "1", "1")
    assert first.out.endswith("The match is saved; kleos play --resume continues it.\n")
    moves = last_kept().match.moves
    assert moves is not None
    second = run("play --resume", "1")
    assert second.status == 0
    assert second.out.startswith("Continuing Naruto Mythos TCG.")
    assert "p1 (random)" in second.out
    after = last_kept().match.moves
    assert after is not None
    assert after.count > moves.count
    assert len(list((data / "matches").iterdir())) == 1
    third = run("play --resume", "concede")
    assert "The record is in " in third.out
    assert kept_matches() == []
    assert len(list((data / "records").iterdir())) == 1


@pytest.mark.parametrize(
    "more", ["--seed 4", "--deck ambush", "--against random", "--mode casual", "--save x", "naruto-mythos"]
)
def test_a_resumed_match_cannot_be_changed(run: Run, more: str) -> None:
    run("play --seed 5", "1")
    result = run(f"play --resume {more}")
    assert result.status == 2
    assert f"{more.split()[0]} doesn't go with --resume" in result.err


POSITION = {
    "game": GAME, "round": 1, "edge": 0, "active": 0, "mission_deck": ["KS-M10", "KS-M04", "KS-M01"],
    "missions": [{"card": "KS-M02", "sides": [[{"object": 1, "card": "KS-009"}], [{"object": 2, "card": "KS-074"}]]}],
    "players": [{"chakra": 9, "hand": ["KS-001"], "deck": ["KS-015"]}, {"chakra": 4, "hand": ["KS-057"], "deck": []}],
}  # fmt: skip


def test_an_answer_is_taken_back_line_by_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(kleos.from_position(POSITION).save(), "utf-8")
    out = run(f"play --save {file}", "undo", "play KS-001 D", "undo", "options").out
    assert "There is nothing to undo yet." in out
    asked, _, after = out.rpartition("> undo\n")
    assert "use this effect?" in asked
    assert after.startswith("Undone.\n")
    assert "Your turn" in after
    assert kleos.resume(file.read_text("utf-8")).moves is None


def test_what_another_has_seen_is_not_taken_back(run: Run) -> None:
    line = "play --seed 6 --against human --deck leaf-tempo --opponent-deck ambush"
    out = run(line, "", "1", "", "undo").out
    assert "You can't undo: somebody else has decided since" in out
