"""Whatever comes in from outside: a clear error that names field and clause, nothing changed, never a crash."""

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import kleos
from kleos.engine.rng import Rng, seeded
from kleos.games.saint_seiya.pool import standard_pool
from kleos.games.saint_seiya.testing import Story, facing, table
from kleos.language.languages import LANGUAGES
from kleos.match import Match
from kleos.testing import check_invariants, clause

POOL = standard_pool()
CLAUSES = kleos.rules("saint-seiya").clauses
relaxed = settings(max_examples=120, suppress_health_check=[HealthCheck.too_slow])


def told_in_every_language(problem: kleos.KleosError) -> bool:
    texts = {problem.words.text(lang) for lang in LANGUAGES}
    return str(problem) == problem.words.text() and len(texts) == len(LANGUAGES)


# Match options ------------------------------------------------------------------------------------------------------------
@clause("SS-2.7")
@pytest.mark.parametrize("players", [-1, 0, 1, 6, 99])
def test_one_or_six_players_are_refused(players: int) -> None:
    with pytest.raises(kleos.KleosError, match=r"SS-2\.7") as problem:
        kleos.new("saint-seiya", seed=1, players=players)
    assert told_in_every_language(problem.value)


@clause("SS-2.6", "SS-3.2")
@pytest.mark.parametrize(
    "heroes",
    [
        ["ikki", "ikki"],
        ["ikki", "jabu"],
        ["ikki"],
        ["ikki", "shun", "hyoga"],
        ["Ikki", "shun"],
        [],
        "ikki",
        "ikki shun",
        None,
        7,
        [None, None],
        [["ikki"], ["shun"]],
        {"ikki": 0, "shun": 1},
    ],
    ids=str,
)
def test_heroes_that_cannot_be_are_refused(heroes: Any) -> None:
    with pytest.raises(kleos.KleosError, match=r"SS-2\.6.*|.*heroes.*") as problem:
        kleos.new("saint-seiya", seed=1, players=2, options={"heroes": heroes})
    assert "heroes" in str(problem.value)
    assert told_in_every_language(problem.value)


@clause("SS-2.5")
@pytest.mark.parametrize("decks", [[], {}, "starter", [["mu"], ["mu"]], 0, [None, None]], ids=str)
def test_decks_are_refused(decks: Any) -> None:
    with pytest.raises(kleos.DeckError, match=r"SS-2\.5") as problem:
        kleos.new("saint-seiya", seed=1, decks=decks)
    assert told_in_every_language(problem.value)


@clause("SS-3.8")
@pytest.mark.parametrize("first", [2, -1, "0", "first", None, True, 0.0, [0]], ids=repr)
def test_a_first_player_that_cannot_be_is_refused(first: Any) -> None:
    with pytest.raises(kleos.KleosError, match=r"SS-3\.8") as problem:
        kleos.new("saint-seiya", seed=1, players=2, options={"first_player": first})
    assert "first_player" in str(problem.value)
    assert told_in_every_language(problem.value)


@clause("SS-5.5", "SS-8.22")
@pytest.mark.parametrize("limit", [0, -5, "200", 2.5, None, True, [3]], ids=repr)
def test_limits_that_cannot_be_are_refused(limit: Any) -> None:
    for option, id in (("main_phase_action_limit", r"SS-5\.5"), ("turn_limit", r"SS-8\.22")):
        with pytest.raises(kleos.KleosError, match=id) as problem:
            kleos.new("saint-seiya", seed=1, options={option: limit})
        assert option in str(problem.value)
        assert told_in_every_language(problem.value)


@clause("SS-8.14")
@pytest.mark.parametrize("counts", ["Rank", "border", "", None, 0, ["rank"]], ids=repr)
def test_a_way_to_count_silver_knights_that_is_not_known_is_refused(counts: Any) -> None:
    with pytest.raises(kleos.KleosError, match=r"SS-8\.14") as problem:
        kleos.new("saint-seiya", seed=1, options={"shaina_counts": counts})
    assert told_in_every_language(problem.value)


@clause("SS-3.2")
def test_an_unknown_option_is_named() -> None:
    with pytest.raises(kleos.KleosError, match="colour") as problem:
        kleos.new("saint-seiya", seed=1, options={"colour": "red"})
    assert told_in_every_language(problem.value)


@relaxed
@given(
    st.dictionaries(
        st.sampled_from(["heroes", "first_player", "shaina_counts", "main_phase_action_limit", "turn_limit", "x"]),
        st.one_of(
            st.none(),
            st.booleans(),
            st.integers(-3, 400),
            st.floats(),
            st.sampled_from(["random", "rank", "class", "seiya", ""]),
            st.lists(st.sampled_from(["seiya", "shiryu", "hyoga", "shun", "ikki", "jabu"]), max_size=6),
        ),
        max_size=3,
    ),
    st.integers(-1, 7),
)
def test_any_options_start_a_sound_match_or_are_refused(options: dict[str, Any], players: int) -> None:
    try:
        match = kleos.new("saint-seiya", seed=1, players=players, options=options)
    except kleos.KleosError as problem:
        assert told_in_every_language(problem)
        return
    assert check_invariants(match) == []
    assert kleos.replay(match.record()).hash() == match.hash()


# Tokens -------------------------------------------------------------------------------------------------------------------
@clause("SS-5.3")
@pytest.mark.parametrize(
    ("token", "id"),
    [
        ("", "SS-5.3"),
        ("fly", "SS-5.3"),
        ("play", "SS-5.3"),
        ("play leda", "SS-5.3"),
        ("play leda 0", "SS-5.3"),
        ("play leda 7", "SS-5.3"),
        ("play nobody 1", "SS-5.3"),
        ("play leda 1 2", "SS-5.3"),
        ("play mu 1", "SS-5.10"),
        ("play leda 3", "SS-5.12"),
        ("play armure-vierge 1", "SS-5.30"),
        ("equip leda", "SS-5.30"),
        ("equip armure-balance", "SS-5.10"),
        ("acquire 1", "SS-5.3"),
        ("acquire 1 silver", "SS-5.3"),
        ("acquire 1 force", "SS-5.41"),
        ("acquire 1 cosmos", "SS-1.7"),
        ("acquire 3 force", "SS-5.40"),
        ("acquire 2 cosmos armour", "SS-5.41"),
        ("activate #3", "SS-6.8"),
        ("activate #4", "SS-5.80"),
        ("activate #1", "SS-5.80"),
        ("activate #77", "SS-5.80"),
        ("activate 3", "SS-5.3"),
        ("heal #4", "SS-5.90"),
        ("heal #3", "SS-5.90"),
        ("use", "SS-13.1"),
        ("card leda", "SS-13.1"),
        ("target #4", "SS-13.1"),
        ("player p1", "SS-13.1"),
        ("End", "SS-5.3"),
        ("concede", "SS-5.3"),
    ],
)
def test_a_token_that_is_not_offered_is_refused_with_its_clause(token: str, id: str) -> None:
    p0 = {
        "hand": ["leda", "armure-vierge"],
        "armour": "armure-verseau",
        "played": facing(1, "spica"),
        "wounded": ["oko"],
    }
    story = table(["misty", "mu"], p0)
    story.refuses(token, clause=id)
    assert id in CLAUSES


@clause("SS-5.3")
@pytest.mark.parametrize("what", [-1, 99, 1.5, None, b"end", ["end"]], ids=repr)
def test_what_is_neither_token_nor_index_is_refused(what: Any) -> None:
    story = table(["misty"], {"hand": ["leda"]})
    before = story.match.hash()
    with pytest.raises((kleos.IllegalMove, TypeError)):
        story.match.choose(what)
    assert story.match.hash() == before


@clause("SS-5.3")
def test_nothing_can_be_chosen_after_the_end() -> None:
    story = table([], {}, phase="over")
    for token in ("end", "done", "use", "castle", ""):
        story.refuses(token)
    story.refuses("end", clause="SS-8.3")


@cache
def moments() -> list[str]:
    """Saved matches at assorted decisions."""
    out: list[str] = []
    for seed in range(8):
        match = rich(seed)
        rng = seeded(seed, 5)
        for at in range(120):
            if match.decision is None:
                break
            if match.decision.kind not in ("main", "on-play", "upkeep-discard") or at % 12 == 0:
                out.append(match.save())
            match.choose(keen(match, rng))
    return out


@cache
def documents() -> list[dict[str, Any]]:
    out: list[dict[str, Any]] = []
    for seed in range(6):
        match = rich(seed) if seed % 2 else kleos.new("saint-seiya", seed=seed, players=2 + seed // 2)
        rng = seeded(seed, 5)
        for at in range(60):
            if match.decision is None:
                break
            if at % 9 == 0 and match.decision.kind in ("main", "upkeep-discard"):
                out.append(match.position())
            match.choose(keen(match, rng))
    return out


def rich(seed: int) -> Match:
    """A match in the middle of which everybody owns a score of reserve cards."""
    rng = seeded(seed, 11)
    pool = [card.id for card in POOL.cards if card.hero < 0 for _ in range(card.copies)]
    box = [pool[i] for i in rng.shuffled(tuple(range(len(pool))))]
    players = []
    for hero in ["seiya", "shiryu", "hyoga", "shun", "ikki"][: 2 + seed % 4]:
        mine = box[:14] + [f"{hero}-green"] * 3 + [f"{hero}-bronze"] * 3
        del box[:14]
        mine = [mine[i] for i in rng.shuffled(tuple(range(len(mine))))]
        destroyed, aside = [f"{hero}-green"] * 2, [f"{hero}-bronze"] * 2
        players.append({"hero": hero, "hand": mine[:6], "draw": mine[6:], "destroyed": destroyed, "aside": aside})
    terrain = [{"card": card} for card in box[:6]]
    doc = {"game": "saint-seiya", "seed": seed, "terrain": terrain, "reserve": box[6:], "players": players}
    return kleos.from_position(doc)


def keen(match: Match, rng: Rng) -> str:
    """An option, as a player picks it who uses what can be used."""
    decision = match.decision
    assert decision is not None
    tokens = decision.options.tokens()
    good = [token for token in tokens if token.split()[0] in ("acquire", "activate", "heal", "use")]
    return good[rng.below(len(good))] if good and rng.below(4) else tokens[rng.below(len(tokens))]


words = st.one_of(
    st.sampled_from(POOL.notation.cards),
    st.sampled_from(POOL.notation.places),
    st.sampled_from(["force", "cosmos", "armour", "p0", "p1", "p4", "p5"]),
    st.integers(-3, 70).map(lambda n: f"#{n}"),
    st.integers(-3, 70000).map(str),
    st.text(max_size=6),
)
tokens = st.one_of(
    st.text(max_size=30),
    st.builds(
        lambda verb, rest: " ".join([verb, *rest]), st.sampled_from(POOL.notation.verbs), st.lists(words, max_size=4)
    ),
)


@clause("SS-5.3", "SS-15.21")
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
    assert reason.clause in CLAUSES
    assert all(reason.text(lang) for lang in LANGUAGES)
    with pytest.raises(kleos.IllegalMove):
        match.choose(token)
    assert match.hash() == before


# Positions ----------------------------------------------------------------------------------------------------------------
BROKEN: list[tuple[str, dict[str, Any], str, str]] = [
    ("an armour in a wounded row", {"wounded": ["armure-lion"]}, "players[0].wounded[0]", "SS-15.6"),
    ("a Character as armour", {"armour": {"card": "mu"}}, "players[0].armour.card", "SS-15.5"),
    ("an unknown id", {"hand": ["mu", "mew"]}, "players[0].hand[1]", ""),
    ("too many copies", {"hand": ["mu"], "draw": ["mu"]}, "players[0].draw[0]", "SS-14.1"),
    ("three copies of two", {"hand": ["oko", "oko", "oko"]}, "players[0].hand[2]", "SS-14.1"),
    ("a Hero of another", {"hand": ["ikki-green"]}, "players[0].hand[0]", "SS-15.9"),
    ("a green Hero set aside", {"aside": ["seiya-green"]}, "players[0].aside[0]", "SS-15.10"),
    ("an armour in play", {"played": [{"card": "armure-lion", "facing": 1}]}, "players[0].played[0].card", "SS-15.6"),
    ("facing nothing", {"played": [{"card": "mu", "facing": 2}]}, "players[0].played[0].facing", "SS-14.1"),
    ("a negative bonus", {"force_all": -1}, "players[0].force_all", ""),
    ("the other hero", {"hero": "shiryu"}, "players[1].hero", "SS-2.6"),
]  # fmt: skip


@clause("SS-14.1")
@pytest.mark.parametrize(("what", "fields", "path", "named"), BROKEN, ids=[what for what, *_ in BROKEN])
def test_a_broken_position_is_refused_by_field_and_clause(
    what: str, fields: dict[str, Any], path: str, named: str
) -> None:
    document = {
        "game": "saint-seiya",
        "terrain": [{"card": "oko"} if "three" not in what else None, *[None] * 5],
        "players": [{"hero": "seiya", **fields}, {"hero": "shiryu"}],
    }
    before = json.dumps(document)
    with pytest.raises(kleos.PositionError) as problem:
        kleos.from_position(document)
    assert problem.value.path == path
    assert path in str(problem.value)
    assert named in str(problem.value)
    assert told_in_every_language(problem.value)
    assert json.dumps(document) == before  # what was given is left as it is


values: st.SearchStrategy[Any] = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(),
        st.integers(-2, 14),
        st.floats(),
        st.text(max_size=8),
        st.sampled_from(POOL.notation.cards),
        st.sampled_from(["rest", "main", "upkeep", "over", "seiya", "ikki", "rank", "class"]),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=6),
        st.dictionaries(st.sampled_from(["card", "facing", "force_bonus", "hero", "hand", "x"]), inner, max_size=3),
    ),
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


@clause("SS-14.1")
@relaxed
@given(st.data())
def test_an_altered_position_is_refused_by_naming_the_field_or_makes_a_sound_match(data: st.DataObject) -> None:
    document = data.draw(st.sampled_from(documents()))
    path = data.draw(st.sampled_from(paths(document)))
    broken = altered(document, path, data.draw(values), data.draw(st.booleans()))
    try:
        match = kleos.from_position(broken)
    except kleos.PositionError as problem:
        assert told_in_every_language(problem)
        return
    assert check_invariants(match) == []
    rng = seeded(1)
    for _ in range(12):  # and can be played
        if match.decision is None:
            assert match.outcome is not None
            break
        match.choose(keen(match, rng))
        assert check_invariants(match) == []


FIELDS = ["seed", "options", "first", "turn", "active", "phase", "actions", "flames", "ending", "reserve",
          "common_discard", "terrain"]  # fmt: skip
PLAYER_FIELDS = ["hand", "draw", "discard", "destroyed", "aside", "wounded", "armour", "played", "conceded",
                 "force_all", "armours_by_force"]  # fmt: skip


@clause("SS-14.1", "SS-14.3", "SS-14.9")
@relaxed
@given(
    st.dictionaries(st.sampled_from(FIELDS), values, max_size=2),
    st.lists(st.dictionaries(st.sampled_from(PLAYER_FIELDS), values, max_size=2), min_size=2, max_size=3),
)
def test_any_fields_make_a_sound_match_or_an_error_that_names_one(
    fields: dict[str, Any], players: list[dict[str, Any]]
) -> None:
    seats = [{"hero": hero, **player} for hero, player in zip(("seiya", "ikki", "shun"), players, strict=False)]
    try:
        match = kleos.from_position({"game": "saint-seiya", **fields, "players": seats})
    except kleos.PositionError as problem:
        assert told_in_every_language(problem)
        return
    assert check_invariants(match) == []
    if match.decision is None or match.decision.kind == "main":
        again = kleos.from_position(match.position())
        assert again.position() == match.position()


@clause("SS-14.1")
@relaxed
@given(st.one_of(values, st.text(), st.dictionaries(st.sampled_from(["game", "players"]), values)))
def test_what_is_no_position_is_refused(value: Any) -> None:
    with pytest.raises(kleos.PositionError):
        kleos.from_position(value)


# Saves and records --------------------------------------------------------------------------------------------------------
@relaxed
@given(st.data())
def test_a_damaged_save_is_refused(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(moments()))
    at = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from(list('0123456789abc"[]{},')))
    broken = text[:at] + letter + text[at + 1 :]
    if broken == text:
        return
    with pytest.raises(kleos.SaveError):
        kleos.resume(broken)


def test_a_record_with_a_move_nobody_could_make_is_refused_by_its_line() -> None:
    match = kleos.new("saint-seiya", seed=5, players=3)
    rng = seeded(5)
    for _ in range(12):
        match.choose(keen(match, rng))
    lines = match.record().splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("4. "))
    for move in ("4. p0 play mu 1", "4. p4 end", "4. p9 end", "4. p0 castle", "9. p0 end"):
        with pytest.raises(kleos.RecordError) as problem:
            kleos.replay("\n".join([*lines[:at], move, *lines[at + 1 :]]))
        assert problem.value.line == at + 1
        assert told_in_every_language(problem.value)
    for key, value in (("heroes", "ikki ikki ikki"), ("turn_limit", "0"), ("players", "7"), ("first_player", "5")):
        header = [f"{key}: {value}" if line.startswith(f"{key}: ") else line for line in lines]
        assert header != lines
        with pytest.raises(kleos.RecordError) as problem:
            kleos.replay("\n".join(header))
        assert told_in_every_language(problem.value)


def test_a_story_can_be_told_on_after_a_refusal() -> None:
    story = table(["misty"], {"hand": ["leda", "spica"]})
    story.refuses("play leda 2", "acquire 1 force", "nonsense")
    story.does("play leda 1", "play spica 1")
    assert Story(story.match.clone()).strength(1, "force") == 4
