"""Mythology GO, whatever comes in from outside: tokens, positions, saves, records, card files, and acts in any order."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kleos
from kleos.games.mythology_go.pool import read_pool, standard_pool
from kleos.language.languages import LANGUAGES
from kleos.testing import check_invariants, play_randomly, random_match

relaxed = settings(max_examples=120, suppress_health_check=[HealthCheck.too_slow])
POOL = standard_pool()
PLAYERS = (2, 3, 5, 8)


def new(seed: int) -> kleos.Match:
    return random_match("mythology-go", seed, PLAYERS[seed % len(PLAYERS)])


def told_in_every_language(problem: kleos.KleosError) -> bool:
    texts = {problem.words.text(lang) for lang in LANGUAGES}
    return str(problem) == problem.words.text() and len(texts) == len(LANGUAGES)


@cache
def records() -> list[str]:
    return [play_randomly(new(seed), seed, eager=True).record() for seed in range(len(PLAYERS))]


@cache
def moments() -> list[str]:
    """Saved matches at assorted decisions, most of them inside effects."""
    out: list[str] = []
    count = 0

    def keep(match: kleos.Match) -> None:
        nonlocal count
        count += 1
        decision = match.decision
        if decision is not None and (decision.kind not in (*match.game.top_level, "return-order") or count % 9 == 0):
            out.append(match.save())

    for seed in range(6):
        play_randomly(new(seed), seed, keep, eager=True)
    return out


@cache
def documents() -> list[dict[str, Any]]:
    out: list[dict[str, Any]] = []

    def keep(match: kleos.Match) -> None:
        decision = match.decision
        if decision is not None and decision.kind in match.game.top_level:
            out.append(match.position())

    for seed in range(4):
        play_randomly(new(seed), seed, keep, eager=True)
    return out


words = st.one_of(
    st.sampled_from(POOL.notation.cards),
    st.integers(-3, 70000).map(lambda n: f"#{n}"),
    st.integers(0, 12).map(lambda n: f"p{n}"),
    st.sampled_from(["green", "blue", "white"]),
    st.text(max_size=6),
)
tokens = st.one_of(
    st.text(max_size=30),
    st.builds(
        lambda verb, rest: " ".join([verb, *rest]), st.sampled_from(POOL.notation.verbs), st.lists(words, max_size=3)
    ),
)


@relaxed
@given(st.data())
def test_any_token_is_accepted_or_refused_with_a_reason(data: st.DataObject) -> None:
    match = kleos.resume(data.draw(st.sampled_from(moments())))
    token = data.draw(tokens)
    before = match.hash()
    reason = match.why_not(token)
    assert match.hash() == before, "asking changed the match"
    if reason is None:
        match.choose(token)
        assert check_invariants(match) == []
        return
    assert reason.clause in kleos.rules("mythology-go").clauses
    assert all(reason.text(lang) for lang in LANGUAGES)
    with pytest.raises(kleos.IllegalMove):
        match.choose(token)
    assert match.hash() == before


values = st.one_of(
    st.none(), st.booleans(), st.integers(-5, 30), st.integers(), st.text(max_size=5), st.sampled_from(POOL.notation.cards),
    st.just([]), st.just({}), st.lists(st.sampled_from(POOL.notation.cards), max_size=4), st.floats(),
)  # fmt: skip


def change_somewhere(data: st.DataObject, value: Any) -> Any:
    """The same with one thing in it changed, dropped or added, however deep."""
    if isinstance(value, dict) and value and data.draw(st.integers(0, 4)):
        key = data.draw(st.sampled_from(sorted(value)))
        act = data.draw(st.integers(0, 5))
        if act == 0:
            return {other: value[other] for other in value if other != key}
        if act == 1:
            return {**value, data.draw(st.text(max_size=6)): data.draw(values)}
        return {**value, key: change_somewhere(data, value[key])}
    if isinstance(value, list) and value and data.draw(st.integers(0, 4)):
        at = data.draw(st.integers(0, len(value) - 1))
        act = data.draw(st.integers(0, 5))
        if act == 0:
            return value[:at] + value[at + 1 :]
        if act == 1:
            return [*value, value[at]]
        return [*value[:at], change_somewhere(data, value[at]), *value[at + 1 :]]
    return data.draw(values)


@relaxed
@given(st.data())
def test_a_changed_position_is_refused_by_naming_the_field_or_is_a_sound_match(data: st.DataObject) -> None:
    document = change_somewhere(data, data.draw(st.sampled_from(documents())))
    try:
        match = kleos.from_position(document)
    except kleos.KleosError as problem:
        assert told_in_every_language(problem)
        return
    assert check_invariants(match) == []
    for _ in range(12):
        decision = match.decision
        if decision is None:
            break
        match.choose(data.draw(st.integers(0, len(decision.options) - 1)))
        assert check_invariants(match) == []
        for seat in range(match.players):
            assert check_invariants(match.determinize(seat, 1)) == []


@relaxed
@given(st.data())
def test_a_changed_save_is_refused(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(moments()))
    at = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from(list('0123456789"{}[],:ax ')))
    broken = text[:at] + letter + text[at + 1 :]
    try:
        match = kleos.resume(broken)
    except kleos.KleosError as problem:
        assert told_in_every_language(problem)
        return
    assert json.loads(broken) == json.loads(text)
    assert match.hash() == kleos.resume(text).hash()


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
        key = data.draw(st.sampled_from(["mode", "players", "seed"]))
        value = data.draw(st.sampled_from(["team", "0", "1", "9", "-7", "x", "4"]))
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
    """Choices, giving up, copies, saved matches and matches dealt anew, wherever they come."""
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
        elif act == 3:
            match = match.determinize(data.draw(st.integers(0, match.players - 1)), act)
        else:
            match.choose(data.draw(st.integers(0, len(decision.options) - 1)))
        assert check_invariants(match) == []


@cache
def card_file() -> str:
    return files("kleos.games.mythology_go").joinpath("cards.toml").read_text("utf-8")


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
    assert pool.creatures
    assert len(pool.divinities) >= 9


effects = st.sampled_from(
    ["draw", "may_destroy", "may_drain", "sacrifice_then_place", "fetch", "swap", "destroy_lowest", "everyone_places",
     "redraw", "turn_over", "copy", "transform", "recolour", "fusion", "indestructible", "resurrection", "outnumber",
     "unique", "polychrome", "strong", "weak", "when_down", "copies", "points_for", "points_if", "twice", "count",
     "all_colours", "was_down", "green", "value", "(", ")", ",", "+", "<=", ">=", "and", "or", "not", "1", "2", "99",
     "'x'", "."]
)  # fmt: skip


@relaxed
@given(
    st.lists(effects, max_size=10),
    st.sampled_from(["play", "cast", "activate", "always", "round_end", "counted", "when"]),
)
def test_any_effect_is_read_or_explained(parts: list[str], timing: str) -> None:
    old = '{ play = "draw(2)" }'
    assert card_file().count(old) == 1
    text = card_file().replace(old, f"{{ {timing} = {json.dumps(' '.join(parts))} }}")
    try:
        read_pool("my-set.toml", text)
    except kleos.CardFileError as problem:
        assert problem.problems
        told_with_its_place(problem)


@pytest.mark.parametrize("seed", range(len(PLAYERS)))
def test_the_records_used_here_are_whole(seed: int) -> None:
    assert kleos.replay(records()[seed]).outcome is not None
