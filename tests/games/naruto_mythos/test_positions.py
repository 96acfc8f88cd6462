"""Position documents (section 14): reading, writing, defaults, and errors that name the field by its path."""

import copy
import json
import re
from collections.abc import Callable
from typing import Any

import pytest

import kleos
from kleos.engine.rng import seeded
from kleos.games.naruto_mythos.testing import Story, ch, hidden, random_decks, table
from kleos.testing import check_invariants, clause, play_randomly

Document = dict[str, Any]


def example() -> Document:
    """The example document of the rules."""
    text = kleos.new("naruto-mythos", seed=1, decks=random_decks(1)).game.rules_text()
    section = text[text.index("## 14 Position document") :]
    found = re.search(r"```json\n(.*?)```", section, re.DOTALL)
    assert found is not None
    document: Document = json.loads(found[1])
    return document


def smallest(**fields: Any) -> Document:
    """A document with only what is required, and these fields."""
    return {"game": "naruto-mythos", "players": [{}, {}], **fields}


def one_mission(*sides: list[Any], **fields: Any) -> Document:
    return smallest(missions=[{"card": "KS-M04", "sides": list(sides) or [[], []]}], **fields)


def told(match: kleos.Match) -> list[Any]:
    """What can be seen of a position: all views, and the offered tokens."""
    decision = match.decision
    return [match.view(0), match.view(1), [] if decision is None else decision.options.tokens()]


# The example ------------------------------------------------------------------------------------------------------------
@clause("NM-14.1", "NM-14.3", "NM-14.4")
def test_the_example_of_the_rules_is_legal_and_says_what_its_text_says() -> None:
    document = example()
    assert document["strict"] is True
    match = kleos.from_position(document)
    assert check_invariants(match) == []
    story = Story(match)
    story.expects("turn", 1)
    assert (story.points(0), story.points(1)) == (3, 0)
    assert story.totals("D") == [9, 0]  # KS-108 5 + 3 tokens + 1 of KS-M02; the hidden KS-074 gets nothing
    assert story.totals("C") == [0, 4]
    assert "card" in match.view(0)["missions"][0]["sides"][1][0]  # KS-074 was face up before: known to p0
    assert "card" not in match.view(1)["missions"][1]["sides"][0][0]


@clause("NM-14.5")
def test_the_example_of_the_rules_round_trips() -> None:
    match = kleos.from_position(example())
    written = match.position()
    again = kleos.from_position(written)
    assert again.position() == written
    assert told(again) == told(match)
    for key, value in example().items():
        if key not in ("strict", "missions", "players"):
            assert written[key] == value, key
    for place, mission in enumerate(example()["missions"]):
        assert written["missions"][place] == mission
    for seat, player in enumerate(example()["players"]):
        for key, value in player.items():
            assert written["players"][seat][key] == value, key


@clause("NM-14.1")
def test_a_document_describes_the_mulligan_a_turn_or_the_end() -> None:
    mulligan = kleos.from_position(
        smallest(phase="mulligan", mission_deck=["KS-M01"] * 2 + ["KS-M02"] * 2, players=[{"hand": ["KS-009"] * 5}, {}])
    )
    assert mulligan.decision is not None
    assert (mulligan.decision.kind, mulligan.decision.seat) == ("mulligan", 0)
    half = kleos.from_position(smallest(phase="mulligan", players=[{"mulliganed": "keep"}, {}]))
    assert half.decision is not None
    assert (half.decision.kind, half.decision.seat) == ("mulligan", 1)
    over = kleos.from_position(one_mission(phase="over", round=4, players=[{"points": 3}, {"points": 5}]))
    assert over.decision is None
    assert over.outcome is not None
    assert (over.outcome.scores, over.outcome.winners) == ((3, 5), (1,))
    given_up = kleos.from_position(one_mission(phase="over", players=[{"points": 3}, {"points": 5, "conceded": True}]))
    assert given_up.outcome is not None
    assert given_up.outcome.winners == (0,)


@clause("NM-14.1")
def test_effects_pending_cannot_be_described() -> None:
    story = table((["KS-009", "KS-005"], []), p0={"hand": ["KS-001"]})
    story.does("play KS-001 D")
    for move in ("use", "target #1"):
        with pytest.raises(kleos.KleosError, match="position"):
            story.match.position()
        story.does(move)
    assert story.match.position()["active"] == 1
    with pytest.raises(kleos.PositionError) as problem:
        kleos.from_position(smallest(phase="mission"))
    assert problem.value.path == "phase"


# Defaults ---------------------------------------------------------------------------------------------------------------
@clause("NM-14.2")
def test_missing_piles_are_empty_numbers_0_and_flags_false() -> None:
    match = kleos.from_position(one_mission())
    story = Story(match)
    for seat in range(2):
        assert (story.hand(seat), story.deck(seat), story.discard(seat)) == ([], [], [])
        assert (story.chakra(seat), story.points(seat)) == (0, 0)
        assert story.board.players[seat].passed is False
        assert story.board.players[seat].last_turn == ()
    view = match.view(0)
    assert (view["mode"], view["phase"], view["round"], view["edge"], view["turn"]) == ("casual", "action", 1, 0, 0)
    assert match.position()["seed"] == 0
    assert match.position()["next_object"] == 1


@clause("NM-14.2")
def test_defaults_of_the_turn_and_of_characters() -> None:
    match = kleos.from_position(one_mission([{"card": "KS-009"}, {"card": "KS-005", "hidden": True}], [], edge=1))
    story = Story(match)
    assert (story.seat, story.edge) == (1, 1)  # `active` is the Edge holder
    first, second = story.at(1), story.at(2)
    assert (first.tokens, first.hidden, first.owner, first.source, first.lock, len(first.cards)) == (
        0,
        False,
        0,
        0,
        0,
        1,
    )
    assert "card" in match.view(0)["missions"][0]["sides"][0][1]  # a hidden character is known to its controller only
    assert "card" not in match.view(1)["missions"][0]["sides"][0][1]
    assert second.number == 2
    assert match.position()["next_object"] == 3


@clause("NM-14.2")
def test_piles_are_written_with_the_top_card_first() -> None:
    story = table(
        ([ch("KS-133", under=["KS-010", "KS-009"])], []),
        p0={"hand": ["KS-021"], "deck": ["KS-013", "KS-005"], "discard": ["KS-011", "KS-012"]},
        mission_deck=["KS-M10", "KS-M06", "KS-M01"],
    )
    assert [story.board.identity[card].id for card in story.at(1).cards] == ["KS-009", "KS-010", "KS-133"]
    written = story.match.position()
    assert written["players"][0]["deck"] == ["KS-013", "KS-005"]
    assert written["players"][0]["discard"] == ["KS-011", "KS-012"]
    assert written["missions"][0]["sides"][0][0]["under"] == ["KS-010", "KS-009"]
    story.does("play KS-021 D", "use")
    assert story.hand(0) == ["KS-013"]
    story.passes()
    assert story.match.view(0)["missions"][1]["card"] == "KS-M10"


@clause("NM-14.2")
def test_objects_are_numbered_d_to_a_p0_then_p1_and_missing_numbers_fill_up() -> None:
    story = table((["KS-009"], ["KS-005"]), ([ch("KS-013", object=2)], [ch("KS-011")]))
    assert [story.row("D", 0), story.row("D", 1), story.row("C", 0), story.row("C", 1)] == [[1], [3], [2], [4]]


# Every field of the table is read and written ---------------------------------------------------------------------------
FULL: Document = {
    "game": "naruto-mythos",
    "seed": 4711,
    "strict": False,
    "mode": "competitive",
    "phase": "action",
    "round": 3,
    "edge": 1,
    "active": 0,
    "mission_deck": ["KS-M10"],
    "missions": [
        {
            "rank": "D",
            "card": "KS-M02",
            "sides": [
                [{"object": 4, "card": "KS-108", "under": ["KS-010", "KS-009"], "tokens": 2}],
                [{"object": 9, "card": "KS-067", "lock": 4}],
            ],
        },
        {
            "rank": "C",
            "card": "KS-M02",
            "sides": [
                [{"object": 2, "card": "KS-020"}, {"object": 7, "card": "KS-126", "hidden": True, "known_to": [0],
                                                   "owner": 1, "controlled_by": 2}],
                [{"object": 5, "card": "KS-005", "hidden": True, "known_to": [0, 1], "tokens": 1}],
            ],
        },
        {"rank": "B", "card": "KS-M06", "sides": [[], []]},
    ],
    "next_object": 12,
    "players": [
        {"deck": ["KS-013", "KS-011"], "hand": ["KS-001", "KS-017"], "discard": ["KS-012"], "chakra": 6, "points": 4,
         "passed": False, "last_turn": [4, 2], "aside": "KS-M01"},
        {"deck": ["KS-070"], "hand": ["KS-072"], "discard": [], "chakra": 1, "points": 9, "passed": True,
         "last_turn": [], "aside": "KS-M03"},
    ],
}  # fmt: skip


def full() -> Document:
    document = copy.deepcopy(FULL)
    del document["missions"][0]["sides"][0][0]["tokens"]  # the locked character has none
    return document


@clause("NM-14.2", "NM-14.5")
def test_a_document_with_every_field_comes_back_word_for_word() -> None:
    assert kleos.from_position(full()).position() == full()


@clause("NM-14.5")
def test_a_document_may_be_given_as_text() -> None:
    assert kleos.from_position(json.dumps(full())).position() == full()
    with pytest.raises(kleos.PositionError):
        kleos.from_position("{")


@clause("NM-14.5")
def test_positions_of_random_matches_are_lossless() -> None:
    seen = {"turn": 0, "mulligan": 0, "over": 0}

    def look(match: kleos.Match) -> None:
        decision = match.decision
        kind = "over" if decision is None else decision.kind
        if kind not in seen:
            return
        seen[kind] += 1
        written = match.position()
        again = kleos.from_position(json.loads(json.dumps(written)))
        assert again.position() == written
        assert told(again)[2] == told(match)[2]
        for seat in range(2):
            here, there = match.view(seat), again.view(seat)
            here["players"][seat].pop("missions")  # who brought which mission is no part of a position
            there["players"][seat].pop("missions")
            assert here == there

    for seed in range(12):
        match = kleos.new("naruto-mythos", seed=seed, decks=random_decks(seed))
        look(play_randomly(match, seed, look, eager=True))
    assert seen["turn"] > 300
    assert (seen["mulligan"], seen["over"]) == (24, 12)


@clause("NM-14.5")
def test_a_loaded_position_goes_on_like_the_saved_one() -> None:
    match = kleos.new("naruto-mythos", seed=9, decks=random_decks(9))
    for _ in range(2):
        match.choose("keep")
    first, second = kleos.from_position(match.position()), kleos.from_position(match.position())
    rng = seeded(3)
    while (decision := first.decision) is not None:
        index = rng.below(len(decision.options))
        first.choose(index)
        second.choose(index)
        assert first.hash() == second.hash()


@clause("NM-14.5")
def test_a_slot_that_stayed_empty_and_a_match_given_up_are_lossless() -> None:
    story = table((["KS-009"], [hidden("KS-005")]), mission_deck=[], p0={"deck": ["KS-013"] * 4})
    story.passes().does("skip")
    assert story.board.round == 2
    written = story.match.position()
    assert [mission["rank"] for mission in written["missions"]] == ["D"]
    again = kleos.from_position(written)
    assert again.position() == written
    assert told(again) == told(story.match)
    story.match.concede(0)
    over = kleos.from_position(story.match.position())
    assert over.position() == story.match.position()
    assert over.outcome is not None
    assert over.outcome.winners == (1,)


@clause("NM-14.6")
def test_the_starting_list_of_a_loaded_player_is_all_they_own() -> None:
    match = kleos.from_position(full())
    mine = ["KS-001", "KS-009", "KS-010", "KS-011", "KS-012", "KS-013", "KS-017", "KS-020", "KS-108"]
    assert match.view(0)["players"][0]["deck_list"] == mine
    assert match.view(1)["players"][1]["deck_list"] == ["KS-005", "KS-067", "KS-070", "KS-072", "KS-126"]


@clause("NM-14.7")
def test_last_turn_lists_what_was_played_in_the_own_turn_and_nothing_on_a_pass() -> None:
    story = table((["KS-001"], []), p0={"hand": ["KS-002", "KS-017", "KS-005"]}, p1={"hand": ["KS-009"]})
    story.does("upgrade KS-002 #1", "use", "play KS-017 D", "use", "use")
    assert story.match.position()["players"][0]["last_turn"] == [1, 2]  # in order of play
    story.does("hide KS-009 D")
    assert story.match.position()["players"][1]["last_turn"] == [3]
    story.does("pass")
    assert story.match.position()["players"][0]["last_turn"] == []
    assert story.match.position()["players"][1]["last_turn"] == [3]  # untouched by p0's turn


@clause("NM-14.7")
def test_last_turn_lists_reveals_and_reveal_upgrades_once_each() -> None:
    reveal = table(([hidden("KS-005")], []))
    reveal.does("reveal #1")
    assert reveal.match.position()["players"][0]["last_turn"] == [1]
    merged = table((["KS-009", hidden("KS-010")], []))
    merged.does("reveal-upgrade #2 #1")
    assert merged.match.position()["players"][0]["last_turn"] == [1]
    twice = table((["KS-001", "KS-009"], []), p0={"hand": ["KS-002", "KS-010"]})
    twice.does("upgrade KS-002 #1", "use")
    while twice.seat == 0:
        twice.does(twice.tokens[0])
    assert sorted(twice.match.position()["players"][0]["last_turn"]) == [1, 2]


@clause("NM-14.7")
def test_last_turn_lists_neither_what_was_put_in_play_nor_demanded_reveals() -> None:
    put = table((["KS-072"], []), p0={"hand": ["KS-073"], "deck": ["KS-009"]})
    put.does("upgrade KS-073 #1", "use")
    assert put.match.position()["players"][0]["last_turn"] == [1]
    demanded = table(([], [hidden("KS-009")]), p0={"hand": ["KS-069"]}, p1={"hand": ["KS-005"]})
    demanded.does("play KS-069 D", "reveal #1")
    assert [player["last_turn"] for player in demanded.match.position()["players"]] == [[2], []]
    demanded.does("hide KS-005 D")
    assert [player["last_turn"] for player in demanded.match.position()["players"]] == [[2], [3]]


@clause("NM-14.8")
def test_a_face_up_ks_067_with_an_enemy_needs_its_lock() -> None:
    with pytest.raises(kleos.PositionError) as problem:
        table((["KS-067"], ["KS-009"]))
    assert problem.value.path == "missions[0].sides[0][0].lock"
    table((["KS-067"], []))
    table(([hidden("KS-067")], ["KS-009"]))
    assert table(([ch("KS-067", lock=2)], ["KS-009"])).power(2) == 0


# Errors name the field ----------------------------------------------------------------------------------------------------
def put(path: str, value: Any) -> Callable[[Document], None]:
    """A change of a document: the field at the path gets the value."""

    def change(document: Document) -> None:
        words = re.findall(r"[^.\[\]]+", path)
        at: Any = document
        for word in words[:-1]:
            at = at[int(word)] if isinstance(at, list) else at[word]
        last: Any = int(words[-1]) if isinstance(at, list) else words[-1]
        at[last] = value

    return change


CHARACTER = "missions[0].sides[0][0]"
TAKEN = "missions[1].sides[0][1]"
WRONG: list[tuple[str, Any, str]] = [
    ("game", "chess", "game"),
    ("game", 7, "game"),
    ("seed", "seven", "seed"),
    ("seed", True, "seed"),
    ("strict", 1, "strict"),
    ("mode", "friendly", "mode"),
    ("mode", ["casual"], "mode"),
    ("phase", "mission", "phase"),
    ("round", 0, "round"),
    ("round", 5, "round"),
    ("round", "3", "round"),
    ("edge", 2, "edge"),
    ("edge", None, "edge"),
    ("active", -1, "active"),
    ("active", 1, "active"),  # p1 has passed (NM-15.7)
    ("mission_deck", "KS-M10", "mission_deck"),
    ("mission_deck", ["KS-009"], "mission_deck[0]"),
    ("missions", {}, "missions"),
    ("missions[1].rank", "E", "missions[1].rank"),
    ("missions[1].rank", "D", "missions[1].rank"),
    ("missions[1].card", "KS-009", "missions[1].card"),
    ("missions[1].card", None, "missions[1].card"),
    ("missions[1].sides", [[]], "missions[1].sides"),
    ("missions[1].sides[1]", {}, "missions[1].sides[1]"),
    ("missions[1].sides[1][0]", "KS-009", "missions[1].sides[1][0]"),
    ("missions[0].colour", "red", "missions[0].colour"),
    (f"{CHARACTER}.card", "KS-M01", f"{CHARACTER}.card"),
    (f"{CHARACTER}.card", 12, f"{CHARACTER}.card"),
    (f"{CHARACTER}.under", ["KS-999"], f"{CHARACTER}.under[0]"),
    (f"{CHARACTER}.under", "KS-009", f"{CHARACTER}.under"),
    (f"{CHARACTER}.hidden", "yes", f"{CHARACTER}.hidden"),
    (f"{CHARACTER}.tokens", -1, f"{CHARACTER}.tokens"),
    (f"{CHARACTER}.owner", 2, f"{CHARACTER}.owner"),
    (f"{CHARACTER}.owner", 1, f"{CHARACTER}.controlled_by"),  # foreign, but no source given (NM-15.9)
    (f"{CHARACTER}.controlled_by", 2, f"{CHARACTER}.controlled_by"),
    (f"{CHARACTER}.lock", 9, f"{CHARACTER}.lock"),
    (f"{CHARACTER}.known_to", [2], f"{CHARACTER}.known_to"),
    (f"{CHARACTER}.known_to", 0, f"{CHARACTER}.known_to"),
    (f"{CHARACTER}.object", 0, f"{CHARACTER}.object"),
    (f"{CHARACTER}.object", 9, f"{CHARACTER}.object"),  # given twice (NM-15.12)
    (f"{CHARACTER}.power", 3, f"{CHARACTER}.power"),
    (f"{TAKEN}.controlled_by", 99, f"{TAKEN}.controlled_by"),
    (f"{TAKEN}.controlled_by", 5, f"{TAKEN}.controlled_by"),  # hidden, and on the other side
    (f"{TAKEN}.controlled_by", 9, f"{TAKEN}.controlled_by"),  # face up, but on the other side
    (f"{TAKEN}.controlled_by", 7, f"{TAKEN}.controlled_by"),  # itself, hidden
    ("missions[0].sides[1][0].lock", 5, "missions[0].sides[1][0].lock"),  # not in its mission (NM-15.14)
    (f"{CHARACTER}.tokens", 2, "missions[0].sides[1][0].lock"),  # a locked character has no tokens (NM-15.14)
    ("next_object", 9, "next_object"),  # not above the highest (NM-15.12)
    ("next_object", "12", "next_object"),
    ("players", [{}], "players"),
    ("players[1]", [], "players[1]"),
    ("players[0].deck", ["KS-M01"], "players[0].deck[0]"),
    ("players[0].hand", ["KS-001", "KS-1"], "players[0].hand[1]"),
    ("players[0].discard", 3, "players[0].discard"),
    ("players[0].chakra", -1, "players[0].chakra"),
    ("players[0].points", 1.5, "players[0].points"),
    ("players[0].passed", 0, "players[0].passed"),
    ("players[0].passed", True, "active"),  # the active player has passed (NM-15.7)
    ("players[0].mulliganed", "keep", "players[0].mulliganed"),
    ("players[0].aside", "KS-009", "players[0].aside"),
    ("players[0].conceded", True, "players[0].conceded"),
    ("players[0].last_turn", [12], "players[0].last_turn[0]"),
    ("players[0].last_turn", ["#2"], "players[0].last_turn[0]"),
    ("players[0].name", "Ann", "players[0].name"),
    ("colour", "red", "colour"),
]


@clause("NM-14.3")
@pytest.mark.parametrize(("field", "value", "path"), WRONG, ids=[f"{field}={value!r}" for field, value, _ in WRONG])
def test_an_inconsistency_is_an_error_that_names_the_field_by_its_path(field: str, value: Any, path: str) -> None:
    document = full()
    put(field, value)(document)
    with pytest.raises(kleos.PositionError) as problem:
        kleos.from_position(document)
    assert problem.value.path == path
    assert path in str(problem.value)


@clause("NM-14.3")
@pytest.mark.parametrize("missing", ["game", "players"])
def test_a_missing_required_field_is_named(missing: str) -> None:
    document = full()
    del document[missing]
    with pytest.raises(kleos.PositionError) as problem:
        kleos.from_position(document)
    assert problem.value.path == missing


@clause("NM-14.3")
def test_a_missing_card_of_a_character_or_mission_is_named() -> None:
    for path in ("missions[2].card", f"{CHARACTER}.card"):
        document = full()
        put(path, None)(document)
        with pytest.raises(kleos.PositionError) as problem:
            kleos.from_position(document)
        assert problem.value.path == path


@clause("NM-14.3")
def test_two_face_up_characters_of_one_name_on_a_side_are_an_error_at_the_second_or_first() -> None:
    with pytest.raises(kleos.PositionError, match=r"NM-15\.4") as problem:
        table((["KS-009", "KS-010"], []))
    assert problem.value.path in ("missions[0].sides[0][0]", "missions[0].sides[0][1]")
    table((["KS-009", hidden("KS-010")], ["KS-009"]))  # hidden, or on the other side: no conflict


@clause("NM-14.3")
def test_phases_are_checked_against_the_rest() -> None:
    cases = [
        (smallest(phase="mulligan", round=2), "round"),
        (one_mission(phase="mulligan"), "missions"),
        (smallest(phase="mulligan", players=[{"mulliganed": "keep"}, {"mulliganed": "mulligan"}]), "players"),
        (smallest(phase="mulligan", players=[{"mulliganed": "maybe"}, {}]), "players[0].mulliganed"),
        (smallest(phase="over", players=[{"conceded": True}, {"conceded": True}]), "players[1].conceded"),
        (one_mission(players=[{"passed": True}, {"passed": True}]), "active"),
        (smallest(missions=[{"card": "KS-M04"}, {"card": "KS-M02"}]), "missions"),
    ]
    for document, path in cases:
        with pytest.raises(kleos.PositionError) as problem:
            kleos.from_position(document)
        assert problem.value.path == path, document


@clause("NM-14.3")
def test_what_is_no_document_at_all_is_refused() -> None:
    for nonsense in ("[]", "null", "7", ""):
        with pytest.raises(kleos.PositionError):
            kleos.from_position(nonsense)


# Strict -------------------------------------------------------------------------------------------------------------------
@clause("NM-14.4")
def test_small_decks_and_many_copies_are_checked_only_if_strict() -> None:
    small = one_mission(mission_deck=["KS-M01", "KS-M02", "KS-M03"], players=[{"deck": ["KS-009"] * 5}, {}])
    kleos.from_position(small)
    with pytest.raises(kleos.PositionError, match=r"NM-2\.1") as problem:
        kleos.from_position({**small, "strict": True})
    assert problem.value.path == "players[0]"


@clause("NM-14.4")
def test_the_copy_limit_is_checked_only_if_strict() -> None:
    document = example()
    document["players"][0]["deck"][0] = "KS-009"  # the third KS-009 with those on table and in deck
    with pytest.raises(kleos.PositionError, match="KS-009") as problem:
        kleos.from_position(document)
    assert problem.value.path == "players[0]"
    document["strict"] = False
    kleos.from_position(document)


@clause("NM-14.4")
def test_mission_choices_are_checked_only_if_strict() -> None:
    for path, value, where in (
        ("players[0].aside", None, "players[0].aside"),
        ("mission_deck", ["KS-M06", "KS-M06"], "missions"),  # three KS-M06 in all: no two players bring three
    ):
        document = example()
        put(path, value)(document)
        with pytest.raises(kleos.PositionError) as problem:
            kleos.from_position(document)
        assert problem.value.path == where
        document["strict"] = False
        kleos.from_position(document)


@clause("NM-14.9")
def test_the_size_of_the_mission_deck_is_checked_only_if_strict() -> None:
    document = example()
    document["mission_deck"] = ["KS-M10"]
    with pytest.raises(kleos.PositionError, match=r"NM-15\.3") as problem:
        kleos.from_position(document)
    assert problem.value.path == "mission_deck"
    document["strict"] = False
    kleos.from_position(document)


@clause("NM-14.9")
def test_missions_missing_in_play_are_an_error_only_if_strict() -> None:
    document = example()
    del document["missions"][1]
    document["mission_deck"] += ["KS-M06"]
    document["players"][0]["last_turn"] = []
    document["players"][1]["last_turn"] = []
    with pytest.raises(kleos.PositionError) as problem:
        kleos.from_position(document)
    assert problem.value.path in ("mission_deck", "missions", "players[0]", "players[1]")
    document["strict"] = False
    kleos.from_position(document)
