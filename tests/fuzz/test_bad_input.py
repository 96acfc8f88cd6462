"""Whatever comes in from outside: a clear error, nothing changed, never a crash or a hang."""

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kleos
from kleos.games.naruto_mythos.decks import read_deck
from kleos.games.naruto_mythos.pool import read_pool, standard_pool
from kleos.games.naruto_mythos.testing import random_decks
from kleos.language.languages import LANGUAGES
from kleos.testing import check_invariants, play_randomly

POOL = standard_pool()
relaxed = settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow])


@cache
def moments() -> list[str]:
    """Saved matches at assorted decisions."""
    out: list[str] = []

    def keep(match: kleos.Match) -> None:
        decision = match.decision
        if decision is not None and (decision.kind not in ("turn", "use") or len(match.log(None)) % 7 == 0):
            out.append(match.save())

    for seed in range(6):
        play_randomly(kleos.new("naruto-mythos", seed=seed, decks=random_decks(seed)), seed, keep)
    return out


@cache
def documents() -> list[dict[str, Any]]:
    out: list[dict[str, Any]] = []

    def keep(match: kleos.Match) -> None:
        decision = match.decision
        if decision is not None and decision.kind == "turn":
            out.append(match.position())

    for seed in range(3):
        play_randomly(kleos.new("naruto-mythos", seed=seed, decks=random_decks(seed)), seed, keep)
    return out


@cache
def records() -> list[str]:
    matches = [kleos.new("naruto-mythos", seed=seed, decks=random_decks(seed)) for seed in range(3)]
    return [play_randomly(match, seed).record() for seed, match in enumerate(matches)]


verbs = st.sampled_from(POOL.notation.verbs)
words = st.one_of(
    st.sampled_from(POOL.notation.cards),
    st.sampled_from(POOL.notation.places),
    st.integers(-3, 70000).map(lambda n: f"#{n}"),
    st.integers(-3, 70000).map(str),
    st.text(max_size=6),
)
tokens = st.one_of(
    st.text(max_size=30), st.builds(lambda verb, rest: " ".join([verb, *rest]), verbs, st.lists(words, max_size=4))
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
    assert reason.clause in kleos.rules("naruto-mythos").clauses
    assert reason.text("en")
    with pytest.raises(kleos.IllegalMove):
        match.choose(token)
    assert match.hash() == before


values: st.SearchStrategy[Any] = st.recursive(
    st.one_of(
        st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8), st.sampled_from(POOL.notation.cards)
    ),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=6), inner, max_size=3)),
    max_leaves=8,
)


def paths(value: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place inside a document."""
    out = [at]
    if isinstance(value, dict):
        for key in value:
            out += paths(value[key], (*at, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            out += paths(item, (*at, index))
    return out


def altered(document: dict[str, Any], path: tuple[Any, ...], value: Any, remove: bool) -> Any:
    copy = json.loads(json.dumps(document))
    if not path:
        return value
    at = copy
    for key in path[:-1]:
        at = at[key]
    if remove:
        del at[path[-1]]
    else:
        at[path[-1]] = value
    return copy


def told_in_every_language(problem: kleos.KleosError) -> bool:
    texts = {problem.words.text(lang) for lang in LANGUAGES}
    return str(problem) == problem.words.text() and len(texts) == len(LANGUAGES)


@relaxed
@given(st.data())
def test_a_broken_position_is_refused_by_naming_the_field_or_makes_a_sound_match(data: st.DataObject) -> None:
    document = data.draw(st.sampled_from(documents()))
    path = data.draw(st.sampled_from(paths(document)))
    broken = altered(document, path, data.draw(values), data.draw(st.booleans()))
    try:
        match = kleos.from_position(broken)
    except kleos.PositionError as problem:
        assert told_in_every_language(problem)
        return
    assert check_invariants(match) == []


@relaxed
@given(st.one_of(values, st.text(), st.binary().map(lambda raw: raw.decode("latin-1"))))
def test_what_is_no_position_is_refused(value: Any) -> None:
    with pytest.raises(kleos.PositionError):
        kleos.from_position(value)


@relaxed
@given(st.data())
def test_a_damaged_save_is_refused(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(moments()))
    at = data.draw(st.integers(0, len(text) - 1))
    kind = data.draw(st.sampled_from(["cut", "change", "insert", "drop"]))
    letter = data.draw(st.characters(codec="utf-8"))
    broken = {
        "cut": text[:at],
        "change": text[:at] + letter + text[at + 1 :],
        "insert": text[:at] + letter + text[at:],
        "drop": text[:at] + text[at + 1 :],
    }[kind]
    if json_or_none(broken) == json.loads(text):
        return
    with pytest.raises(kleos.SaveError):
        kleos.resume(broken)


def json_or_none(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None


@relaxed
@given(st.one_of(st.text(), values.map(lambda value: json.dumps(value))))
def test_what_is_no_save_is_refused(text: str) -> None:
    with pytest.raises(kleos.SaveError):
        kleos.resume(text)


@relaxed
@given(st.data())
def test_a_broken_record_is_refused_by_naming_the_line_or_is_a_shorter_match(data: st.DataObject) -> None:
    lines = data.draw(st.sampled_from(records())).splitlines()
    at = data.draw(st.integers(0, len(lines) - 1))
    kind = data.draw(st.sampled_from(["cut", "drop", "double", "change", "swap"]))
    if kind == "cut":
        lines = lines[:at]
    elif kind == "drop":
        del lines[at]
    elif kind == "double":
        lines.insert(at, lines[at])
    elif kind == "change":
        lines[at] = data.draw(st.text(max_size=20))
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
@given(st.text())
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(kleos.RecordError, match="line 1"):
        kleos.replay(text)


@relaxed
@given(st.one_of(values, st.lists(values, min_size=2, max_size=2), st.text()))
def test_a_broken_deck_is_refused_by_naming_what_is_wrong(decks: Any) -> None:
    if decks is None:
        return
    with pytest.raises(kleos.DeckError):
        kleos.new("naruto-mythos", seed=1, decks=decks)


@relaxed
@given(
    st.lists(st.one_of(st.sampled_from(POOL.notation.cards), st.text(max_size=5)), max_size=40),
    st.lists(words, max_size=4),
)
def test_any_deck_list_is_legal_or_told_why_not(cards: list[str], missions: list[str]) -> None:
    errors = kleos.rules("naruto-mythos").deck_errors({"cards": cards, "missions": missions})
    legal = (
        len(cards) >= 30
        and all(id in POOL.by_id and not POOL.by_id[id].is_mission and cards.count(id) <= 2 for id in cards)
        and len(missions) == len(set(missions)) == 3
        and all(id in POOL.by_id and POOL.by_id[id].is_mission for id in missions)
    )
    assert (errors == []) == legal


@relaxed
@given(st.text())
def test_any_text_is_a_deck_or_told_which_line_is_wrong(text: str) -> None:
    try:
        read_deck(text, POOL)
    except kleos.DeckError as problem:
        assert all(entry.startswith("line ") for entry in problem.problems)
        assert told_in_every_language(problem)


@cache
def card_file() -> list[str]:
    from importlib.resources import files

    whole = files("kleos.games.naruto_mythos").joinpath("cards.toml").read_text("utf-8")
    head, *tables = whole.split("\n[KS-")
    return [head, *["[KS-" + table for table in tables]]


@relaxed
@given(st.data())
def test_a_broken_card_file_is_refused_by_naming_line_and_column(data: st.DataObject) -> None:
    pieces = card_file()
    head, table = pieces[0], pieces[data.draw(st.integers(1, len(pieces) - 1))]
    at = data.draw(st.integers(0, len(table) - 1))
    kind = data.draw(st.sampled_from(["cut", "change", "insert", "drop"]))
    letter = data.draw(st.sampled_from(list("()[]{}\"'=,.#abc01 \n\\<>&")))
    broken = {
        "cut": table[:at],
        "change": table[:at] + letter + table[at + 1 :],
        "insert": table[:at] + letter + table[at:],
        "drop": table[:at] + table[at + 1 :],
    }[kind]
    try:
        read_pool("my-set.toml", head + "\n" + broken)
    except kleos.CardFileError as problem:
        for entry in problem.problems:
            name, line, column, _ = entry.split(":", 3)
            assert name == "my-set.toml"
            assert int(line) >= 1
            assert int(column) >= 1
        assert told_in_every_language(problem)


@relaxed
@given(st.text(alphabet=st.sampled_from(list("abcdefhimnoprstuwy_(),.<=>+-0123456789 '\"andortchoose")), max_size=60))
def test_any_expression_parses_or_is_explained(text: str) -> None:
    quoted = json.dumps(text)
    head = card_file()[0]
    entry = f'[X-1]\nname = "N"\ntitle = {{ en = "T" }}\ncost = 1\npower = 1\ngroup = "akatsuki"\nlines = [ {{ main = {quoted} }} ]\n'
    try:
        read_pool("x.toml", f"{head}\n{entry}")
    except kleos.CardFileError as problem:
        assert problem.problems
        assert told_in_every_language(problem)
