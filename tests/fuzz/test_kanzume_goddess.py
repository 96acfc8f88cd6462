"""Kanzume Goddess, whatever comes in from outside: records, card files, abilities, and acts in any order."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kleos
from kleos.games.kanzume_goddess.pool import read_pool
from kleos.language.languages import LANGUAGES
from kleos.testing import check_invariants, play_randomly, random_match

relaxed = settings(max_examples=120, suppress_health_check=[HealthCheck.too_slow])
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {}),
    (6, {}),
    (4, {"mode": "team"}),
    (6, {"mode": "team", "mains": [2, 3], "sides": ["norse"]}),
    (5, {"sides": ["greek", "random", "norse", "greek", "random"]}),
]


def new(seed: int) -> kleos.Match:
    players, options = TABLES[seed % len(TABLES)]
    return random_match("kanzume-goddess", seed, players, options)


def told_in_every_language(problem: kleos.KleosError) -> bool:
    texts = {problem.words.text(lang) for lang in LANGUAGES}
    return str(problem) == problem.words.text() and len(texts) == len(LANGUAGES)


@cache
def records() -> list[str]:
    return [play_randomly(new(seed), seed, eager=True).record() for seed in range(len(TABLES))]


@relaxed
@given(st.data())
def test_a_broken_record_is_refused_by_naming_the_line_or_is_a_shorter_match(data: st.DataObject) -> None:
    lines = data.draw(st.sampled_from(records())).splitlines()
    at = data.draw(st.integers(0, min(len(lines) - 1, 90)))
    kind = data.draw(st.sampled_from(["cut", "drop", "double", "change", "swap", "option"]))
    if kind == "cut":
        del lines[at:]
    elif kind == "drop":
        del lines[at]
    elif kind == "double":
        lines.insert(at, lines[at])
    elif kind == "change":
        lines[at] = data.draw(st.text(max_size=20))
    elif kind == "option":
        key = data.draw(st.sampled_from(["mode", "mains", "sides", "players", "seed"]))
        value = data.draw(
            st.sampled_from(["team", "individual", "0 1", "2 3", "1 0", "7", "x", "4", "greek", "norse norse"])
        )
        lines = [f"{key}: {value}" if line.startswith(f"{key}: ") else line for line in lines]
    else:
        other = data.draw(st.integers(0, len(lines) - 1))
        lines[at], lines[other] = lines[other], lines[at]
    try:
        match = kleos.replay("\n".join(lines))
    except kleos.RecordError as problem:
        assert told_in_every_language(problem)
        return
    assert check_invariants(match) == []


@relaxed
@given(st.data())
def test_acts_in_any_order_leave_a_sound_match(data: st.DataObject) -> None:
    """Choices, giving up, copies and saved matches, wherever they come."""
    match = new(data.draw(st.integers(0, 50)))
    for _ in range(data.draw(st.integers(1, 120))):
        decision = match.decision
        if decision is None:
            break
        act = data.draw(st.integers(0, 40))
        if act == 0:
            seat = data.draw(st.integers(0, match.players - 1))
            before = match.hash()
            try:
                match.concede(seat)
            except kleos.KleosError as problem:
                assert told_in_every_language(problem)
                assert match.hash() == before
        elif act == 1:
            match = kleos.resume(match.save())
        elif act == 2:
            match = match.clone()
        else:
            match.choose(data.draw(st.integers(0, len(decision.options) - 1)))
        assert check_invariants(match) == []


@cache
def card_file() -> str:
    return files("kleos.games.kanzume_goddess").joinpath("cards.toml").read_text("utf-8")


def told_with_its_place(problem: kleos.CardFileError) -> None:
    for entry in problem.problems:
        name, line, column, _ = entry.split(":", 3)
        assert name == "my-set.toml"
        assert int(line) >= 1
        assert int(column) >= 1
    assert told_in_every_language(problem)


@relaxed
@given(st.data())
def test_a_broken_card_file_is_refused_by_naming_line_and_column_or_plays(data: st.DataObject) -> None:
    text = card_file()
    at = data.draw(st.integers(0, len(text) - 1))
    kind = data.draw(st.sampled_from(["cut", "change", "insert", "drop"]))
    letter = data.draw(st.sampled_from(list("()[]{}\"'=,.#abc01 \n\\<>&")))
    broken = {
        "cut": text[:at],
        "change": text[:at] + letter + text[at + 1 :],
        "insert": text[:at] + letter + text[at:],
        "drop": text[:at] + text[at + 1 :],
    }[kind]
    try:
        pool = read_pool("my-set.toml", broken)
    except kleos.CardFileError as problem:
        told_with_its_place(problem)
        return
    assert len(pool.gods) == 12
    assert sum(pool.cards[card].copies for card in pool.warriors) == 90


words = st.sampled_from(
    ["attack", "draw", "faith", "seq", "if_done", "pay", "discard", "judge", "reveal", "defend", "protect", "cancel",
     "target", "lose_card", "may_banish", "once_per_turn", "repeat", "hand", "energy", "red", "warrior", "named",
     "end_draw", "first_attack", "(", ")", ",", "+", "<=", ">=", "and", "or", "not", "1", "2", "99", "'x'", "."]
)  # fmt: skip


@relaxed
@given(st.lists(words, max_size=14), st.sampled_from(["action", "bond", "defence", "answer", "start", "recruit"]))
def test_any_ability_is_read_or_explained(parts: list[str], timing: str) -> None:
    old = '{ action = "attack(6)" }'
    assert card_file().count(old) == 1
    text = card_file().replace(old, f"{{ {timing} = {json.dumps(' '.join(parts))} }}")
    try:
        read_pool("my-set.toml", text)
    except kleos.CardFileError as problem:
        assert problem.problems
        told_with_its_place(problem)


@pytest.mark.parametrize("seed", range(len(TABLES)))
def test_the_records_used_here_are_whole(seed: int) -> None:
    assert kleos.replay(records()[seed]).outcome is not None
