"""Hints: the best options of whoever is to decide, from what that seat may know."""

import re
from pathlib import Path

import pytest

import kleos
from kleos.bots import RandomBot
from kleos.bots.search_bot import LONGEST, Budget, thoughts
from kleos.match import Match
from kleos.terminal import hints as module
from kleos.terminal.hints import HINTS, SEED, hints
from kleos.terminal.messages import LANGUAGES, say

from .conftest import Run

GAME = "naruto-mythos"
WALKS = Budget(LONGEST, 40)  # so that the machine does not matter


@pytest.fixture(autouse=True)
def walks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "BUDGET", WALKS)


def moments(game: str, seed: int, players: int = 2) -> list[Match]:
    """Decisions from a match played at random, some of each kind."""
    match = kleos.new(game, seed=seed, players=players)
    bot = RandomBot(seed)
    out: list[Match] = []
    while (decision := match.decision) is not None and len(out) < 12:
        moves = 0 if match.moves is None else match.moves.count
        if moves % 7 == 0 or decision.kind not in match.game.top_level:
            out.append(match.clone())
        match.choose(bot.choose(match, decision.seat))
    return out


@pytest.mark.parametrize(("game", "players"), [(GAME, 2), ("saint-seiya", 2), ("saint-seiya", 4)])
def test_the_best_three_of_the_search_bot(game: str, players: int) -> None:
    few = 0
    for match in moments(game, 5, players):
        assert match.decision is not None
        offered = len(match.decision.options)
        before = (match.hash(), match.save())
        found = hints(match)
        assert (match.hash(), match.save()) == before, "a hint changes nothing"
        best = thoughts(match, match.decision.seat, SEED, WALKS)[:HINTS]
        assert {hint.index for hint in found} == {thought.index for thought in best}
        assert len(found) == min(HINTS, offered)
        few += offered < HINTS
        assert [hint.percent for hint in found] == sorted((hint.percent for hint in found), reverse=True)
        assert all(0 <= hint.percent <= 100 for hint in found)
    assert few, "some decisions have fewer options"


@pytest.mark.parametrize(("game", "players"), [(GAME, 2), ("saint-seiya", 3)])
def test_what_the_seat_cannot_see_changes_no_hint(game: str, players: int) -> None:
    changed = 0
    for match in moments(game, 6, players):
        assert match.decision is not None
        seat = match.decision.seat
        found = hints(match)
        for seed in (1, 2):
            other = match.determinize(seat, seed)
            changed += other.hash() != match.hash()
            assert hints(other) == found
    assert changed > 10


# Line by line ---------------------------------------------------------------------------------------------------------------
LINE = re.compile(r"^ *(\d+) +(\d+)\W?% +(.+)$", re.M)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_command(run: Run, tmp_path: Path, lang: str) -> None:
    result = run(f"play --seed 3 --against random --deck leaf-tempo --lang {lang}", "1", "hint")
    assert (result.status, result.err) == (0, "")
    shown = result.out.partition("> hint\n")[2]
    assert shown.startswith(say("hint-title", lang) + "\n")
    lines = LINE.findall(shown)
    assert len(lines) == HINTS
    path = tmp_path / "match.json"
    run(f"play --seed 3 --against random --deck leaf-tempo --lang {lang}", "1", f"save {path}")
    match = kleos.resume(path.read_text("utf-8"))
    assert match.decision is not None
    found = hints(match)
    assert [(int(number), int(percent)) for number, percent, _ in lines] == [
        (hint.index + 1, hint.percent) for hint in found
    ]
    assert [text for _, _, text in lines] == [match.decision.options[hint.index].text(lang) for hint in found]


def test_the_question_stays_open(run: Run) -> None:
    plain = run("play --seed 3 --against random --deck leaf-tempo", "1", "1", "1")
    asked = run("play --seed 3 --against random --deck leaf-tempo", "hint", "1", "HINT", "hint please", "1", "1")
    told = [[line for line in one.out.splitlines() if line.startswith("· ")] for one in (plain, asked)]
    assert told[0] == told[1]


def test_it_stands_in_the_help(run: Run) -> None:
    for lang in LANGUAGES:
        out = run(f"play --seed 3 --lang {lang}", "help").out
        assert re.search(rf"^hint +{re.escape(say('help-hint-does', lang))}$", out, re.M)


@pytest.mark.parametrize("word", ["hints", "hin", "conseil", "hint1"])
def test_a_word_that_is_no_command_is_no_hint(run: Run, word: str) -> None:
    out = run("play --seed 3", word).out
    assert say("hint-title", "en") not in out
    assert f"> {word}\n" in out
