"""Position documents (section 14): reading, writing, defaults, and errors that name the field by its path."""

import copy
import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import kleos
from kleos.engine.rng import seeded
from kleos.games.saint_seiya.testing import Story, facing, table
from kleos.language.languages import LANGUAGES
from kleos.testing import check_invariants, clause, play_randomly

Document = dict[str, Any]


def example() -> Document:
    """The worked example of the rules."""
    text = kleos.new("saint-seiya", seed=1).game.rules_text()
    section = text[text.index("## 14 Position document") :]
    found = re.search(r"```json\n(.*?)```", section, re.DOTALL)
    assert found is not None
    document: Document = json.loads(found[1])
    return document


def smallest(**fields: Any) -> Document:
    """A document with only what is required, and these fields."""
    return {"game": "saint-seiya", "players": [{"hero": "seiya"}, {"hero": "shiryu"}], **fields}


# Every field of the tables, with a value that is not its default
FULL: Document = {
    "game": "saint-seiya",
    "seed": 4711,
    "options": {"shaina_counts": "class", "main_phase_action_limit": 50, "turn_limit": 90},
    "first": 1,
    "turn": 6,
    "active": 0,
    "phase": "main",
    "actions": 3,
    "flames": 5,
    "ending": True,
    "reserve": ["mu", "leda", "armure-lion", "pope"],
    "common_discard": ["saga", "oko"],
    "terrain": [
        {"card": "dauphin", "dauphin_paid": True},
        None,
        {"card": "misty", "force_less": 3, "cosmos_less": 0},
        {"card": "marine", "force_less": 2, "cosmos_less": 2},
        None,
        {"card": "athena"},
    ],
    "players": [
        {
            "hero": "ikki",
            "hand": ["ikki-green", "armure-vierge", "algol"],
            "draw": ["spica", "ikki-green", "ikki-bronze"],
            "discard": ["ikki-green", "armure-phoenix"],
            "destroyed": ["ikki-green", "jaki"],
            "aside": ["ikki-bronze", "ikki-bronze"],
            "wounded": ["phaeton", "cassios"],
            "armour": {"card": "armure-taureau"},
            "played": [
                {"card": "sho", "facing": 1},
                {"card": "shura", "facing": 4, "force_bonus": 2},
                {"card": "geki", "facing": None},
            ],
            "force_all": 1,
            "armours_by_force": True,
        },
        {
            "hero": "shun",
            "hand": ["shun-green"],
            "draw": [],
            "discard": [],
            "destroyed": [],
            "aside": [],
            "wounded": ["shun-bronze"],
            "armour": {"card": "armure-andromede"},
        },
        {
            "hero": "seiya",
            "hand": [],
            "draw": ["seiya-green"],
            "discard": [],
            "destroyed": [],
            "aside": [],
            "wounded": [],
            "armour": None,
            "conceded": True,
        },
    ],
}


def full() -> Document:
    return copy.deepcopy(FULL)


def put(document: Document, path: str, value: Any) -> Document:
    """The document with another value at the path."""
    words = re.findall(r"[^.\[\]]+", path)
    at: Any = document
    for word in words[:-1]:
        at = at[int(word)] if isinstance(at, list) else at[word]
    last: Any = int(words[-1]) if isinstance(at, list) else words[-1]
    at[last] = value
    return document


def refused(document: Document, path: str, named: str = "") -> None:
    """The document is refused by naming the field, and the clause where the rules have one for it."""
    with pytest.raises(kleos.PositionError) as problem:
        kleos.from_position(document)
    assert problem.value.path == path, problem.value
    assert path in str(problem.value)
    assert named in str(problem.value)


# The worked example -----------------------------------------------------------------------------------------------------
@clause("SS-14.1", "SS-14.4", "SS-14.5")
def test_the_worked_example_is_legal_and_says_what_its_text_says() -> None:
    match = kleos.from_position(example())
    assert check_invariants(match) == []
    story = Story(match).expects("main", 0)
    story.refuses("acquire 6 cosmos", clause="SS-5.41").offers("acquire 6 cosmos armour")
    assert (story.strength(6, "cosmos"), story.cost(6, "cosmos")) == (5, 6)
    story.does("play seiya-green 6").offers("acquire 6 cosmos", "acquire 6 cosmos armour").does("acquire 6 cosmos")
    assert (story.flames, "mu" in story.hand()) == (10, True)


@clause("SS-14.5")
def test_the_worked_example_comes_back() -> None:
    match = kleos.from_position(example())
    written = match.position()
    again = kleos.from_position(written)
    assert again.position() == written
    for key, value in example().items():
        if key not in ("seed", "options", "reserve", "players", "common_discard"):
            assert written[key] == value, key
    assert sorted(written["common_discard"]) == sorted(example()["common_discard"])
    assert written["options"] == {"shaina_counts": "rank", "main_phase_action_limit": 200, "turn_limit": 300}
    for seat, player in enumerate(example()["players"]):
        for key, value in player.items():
            found = written["players"][seat][key]
            assert (sorted(found) if key in ("hand", "discard", "destroyed") else found) == (
                sorted(value) if key in ("hand", "discard", "destroyed") else value
            ), key


# Fields and defaults ----------------------------------------------------------------------------------------------------
@clause("SS-14.5")
def test_a_document_with_every_field_comes_back_word_for_word() -> None:
    match = kleos.from_position(full())
    assert check_invariants(match) == []
    assert match.position() == put(full(), "common_discard", match.position()["common_discard"])
    assert sorted(match.position()["common_discard"]) == ["oko", "saga"]
    assert kleos.from_position(json.dumps(full())).position() == match.position()


@clause("SS-14.1", "SS-14.4")
def test_what_the_fields_mean() -> None:
    story = Story(kleos.from_position(full())).expects("main", 0)
    view = story.match.view(0)
    assert (view["turn"], view["first"], view["active"], view["actions"]) == (6, 1, 0, 3)
    assert (view["flames"], view["ending"], view["phase"]) == (5, True, "main")
    assert story.reserve == ["mu", "leda", "armure-lion", "pope"]  # top first
    assert story.terrain == ["dauphin", None, "misty", "marine", None, "athena"]  # place 1 first
    assert (story.cost(3, "force"), story.cost(4, "force"), story.cost(4, "cosmos")) == (5 - 3, 6 - 2, 4 - 2)
    assert story.cost(6, "cosmos") == 4 - 1  # place 6 and continuous effects are not part of the fields
    assert [story.facing(card) for card in ("sho", "shura", "geki")] == [1, 4, None]
    assert (story.force("sho"), story.force("shura"), story.force("geki")) == (1 + 1, 3 + 2 + 1, 0)
    assert story.draw() == ["spica", "ikki-green", "ikki-bronze"]
    assert (story.wounded(), story.armour()) == (["phaeton", "cassios"], "armure-taureau")
    assert (story.destroyed(), story.aside()) == (["ikki-green", "jaki"], ["ikki-bronze"] * 2)
    assert [player["conceded"] for player in view["players"]] == [False, False, True]
    story.offers("play algol 1")  # the Dauphin is paid for
    assert story.match.position()["options"] == FULL["options"]


@clause("SS-14.1", "SS-14.2")
def test_defaults() -> None:
    match = kleos.from_position(smallest())
    assert check_invariants(match) == []
    nothing: Document = {"hand": [], "draw": [], "discard": [], "destroyed": [], "aside": [], "wounded": []}
    assert match.position() == {
        "game": "saint-seiya",
        "seed": 0,
        "options": {"shaina_counts": "rank", "main_phase_action_limit": 200, "turn_limit": 300},
        "first": 0,
        "turn": 1,
        "active": 0,
        "phase": "main",
        "actions": 0,
        "flames": 12,
        "ending": False,
        "reserve": [],
        "common_discard": [],
        "terrain": [None] * 6,
        "players": [{"hero": hero, **nothing, "armour": None} for hero in ("seiya", "shiryu")],
    }
    view = match.view(None)["players"][0]
    assert (view["force_all"], view["armours_by_force"], view["conceded"], view["played"]) == (0, False, False, [])


@clause("SS-14.1")
def test_defaults_that_follow_from_other_fields() -> None:
    assert kleos.from_position(smallest(flames=0)).view(None)["ending"] is True
    assert kleos.from_position(smallest(flames=1)).view(None)["ending"] is False
    for first in range(2):
        for turn in range(1, 5):
            match = kleos.from_position(smallest(first=first, turn=turn))
            assert match.view(None)["active"] == (first + turn - 1) % 2
            assert match.decision is not None
            assert match.decision.seat == (first + turn - 1) % 2


@clause("SS-14.1")
def test_defaults_of_terrain_and_played_cards() -> None:
    story = table(["misty"], {"played": [{"card": "leda", "facing": 1}]})
    terrain = story.match.view(None)["terrain"][0]
    assert (terrain["force_less"], terrain["cosmos_less"], terrain["dauphin_paid"]) == (0, 0, False)
    assert story.match.view(None)["players"][0]["played"][0]["force_bonus"] == 0


@clause("SS-14.1")
def test_the_rest_of_the_reserve() -> None:
    def rest(seed: int, **fields: Any) -> list[str]:
        reserve: list[str] = kleos.from_position(smallest(reserve="rest", seed=seed, **fields)).position()["reserve"]
        return reserve

    assert len(rest(1)) == 125
    faces = kleos.rules("saint-seiya").cards
    placed = {"common_discard": ["mu", "oko"], "terrain": [{"card": "oko"}, None, None, None, None, {"card": "leda"}]}
    players = [{"hero": "seiya", "hand": ["athena", "seiya-green"]}, {"hero": "ikki", "destroyed": ["leda"]}]
    left = Counter(rest(1, players=players, **placed))
    assert sum(left.values()) == 125 - 6
    assert (left["mu"], left["oko"], left["leda"], left["athena"], left["spica"]) == (0, 0, 0, 1, 2)
    assert not [card for card in left if left[card] > faces[card].facts()["copies"] or card.startswith("seiya")]
    assert rest(1) == rest(1) != rest(2)  # shuffled with the seed
    assert sorted(rest(1)) == sorted(rest(2))


@clause("SS-14.2")
def test_copies_missing_from_a_document_are_out_of_the_match() -> None:
    match = kleos.from_position(smallest(reserve=["mu"], terrain=[None] * 5 + [{"card": "oko"}]))
    story = Story(match).ends().ends()
    assert (story.terrain, story.reserve, story.common) == ([None] * 6, [], ["mu", "oko"])
    assert sum(len(story.hand(seat) + story.draw(seat) + story.aside(seat)) for seat in range(2)) == 0


@clause("SS-14.3")
def test_the_phases_of_a_document() -> None:
    cards = [{"hero": "seiya", "hand": ["oko", "leda"]}, {"hero": "ikki", "hand": ["mu"]}]
    upkeep = Story(kleos.from_position(smallest(phase="upkeep", players=cards)))
    upkeep.expects("upkeep-discard", 0).expects_exactly("card leda", "card oko", "done")
    assert upkeep.match.view(None)["phase"] == "upkeep"
    upkeep.does("done").expects("main", 1)
    over = kleos.from_position(smallest(phase="over", turn=2, players=cards))
    assert over.decision is None
    assert over.outcome is not None
    assert (over.outcome.scores, over.outcome.winners) == ((1, 5), (1,))
    assert over.view(None)["phase"] == "over"
    # With an empty hand there is nothing to discard: the upkeep goes on by itself.
    Story(kleos.from_position(smallest(phase="upkeep"))).expects("main", 1)


@clause("SS-14.3", "SS-14.5")
def test_a_document_written_in_upkeep_or_at_the_end_has_no_cards_in_play() -> None:
    story = table(["misty", "oko"], {"hand": ["leda"], "played": facing(1, "sho"), "force_all": 2}).does("end")
    written = story.match.position()
    assert (written["phase"], "played" in written["players"][0], "force_all" in written["players"][0]) == (
        "upkeep",
        False,
        False,
    )
    again = Story(kleos.from_position(written)).expects("upkeep-discard", 0)
    assert again.tokens == story.tokens
    story.match.concede(1)
    over = story.match.position()
    assert (over["phase"], over["players"][1]["conceded"]) == ("over", True)
    assert kleos.from_position(over).position() == over


@clause("SS-14.4")
def test_object_numbers_are_assigned_from_1() -> None:
    document = smallest(
        terrain=[{"card": "oko"}, None, {"card": "misty"}, None, None, {"card": "leda"}],
        players=[
            {
                "hero": "seiya",
                "wounded": ["spica"],
                "played": facing(3, "sho", "jabu"),
                "armour": {"card": "armure-lion"},
            },
            {"hero": "ikki", "wounded": ["algol", "moses"], "armour": {"card": "armure-vierge"}},
            {"hero": "shun", "wounded": ["babel"]},
        ],
    )
    story = Story(kleos.from_position(document))
    order = ["leda", "misty", "oko", "armure-lion", "sho", "jabu", "spica", "armure-vierge", "algol", "moses", "babel"]
    assert [story.board.card_of(n).id for n in range(1, 12)] == order
    assert sorted(story.board.pieces) == list(range(1, 12))


@clause("SS-14.4")
def test_the_next_card_gets_the_next_number() -> None:
    story = table(["oko", "misty"], {"hand": ["leda"], "wounded": ["spica"]}).does("play leda 1")
    assert story.number("leda") == 4


# Round trip -------------------------------------------------------------------------------------------------------------
def renumbered(match: kleos.Match) -> dict[int, int]:
    """The object numbers of a match, and those its cards have after loading (SS-14.4)."""
    view = match.view(None)
    objects = [entry["object"] for entry in reversed(view["terrain"]) if entry]
    for player in view["players"]:
        zones = [[player["armour"]] if player["armour"] else [], player["played"], player["wounded"]]
        objects += [entry["object"] for zone in zones for entry in zone]
    return {number: at + 1 for at, number in enumerate(objects)}


def translated(tokens: list[str], numbers: dict[int, int]) -> list[str]:
    return sorted(re.sub(r"#(\d+)", lambda found: f"#{numbers[int(found[1])]}", token) for token in tokens)


def same_up_to_copies(match: kleos.Match, again: kleos.Match) -> bool:
    """The same legal options; of equal copies another may have the lowest number now."""
    here, there = match.decision, again.decision
    if here is None or there is None:
        return here is there
    wanted = translated(here.options.tokens(), renumbered(match))
    found = sorted(there.options.tokens())
    if (here.kind, here.seat) != (there.kind, there.seat) or len(wanted) != len(found):
        return False
    if wanted == found:
        return True
    g = Story(again).board

    def alike(token: str) -> str:
        number = re.search(r"#(\d+)", token)
        return token if number is None else token.split("#")[0] + g.card_of(int(number[1])).id

    return sorted(map(alike, wanted)) == sorted(map(alike, found))


def moments(seed: int, players: int) -> Iterator[kleos.Match]:
    """A match at each of its decisions, played by somebody who seldom stops, and at its end."""
    match = kleos.new("saint-seiya", seed=seed, players=players)
    rng = seeded(seed, 3)
    while (decision := match.decision) is not None:
        yield match
        tokens = decision.options.tokens()
        good = [token for token in tokens if token.split()[0] in ("acquire", "activate", "heal", "use")]
        place = str(1 + match.view(None)["turn"] % 6)
        good += [token for token in tokens if token.startswith(("play", "equip")) and token.endswith(place)]
        match.choose(good[rng.below(len(good))] if good and rng.below(5) else tokens[rng.below(len(tokens))])
    yield match


@clause("SS-14.5")
@pytest.mark.parametrize("players", range(2, 6))
def test_positions_of_played_matches_come_back_with_the_same_options(players: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(2):
        for at, match in enumerate(moments(seed, players)):
            kind = "over" if match.decision is None else match.decision.kind
            if kind not in ("main", "upkeep-discard", "over") or (at % 3 and kind != "over"):
                continue
            seen[kind] += 1
            written = match.position()
            again = kleos.from_position(json.loads(json.dumps(written)))
            assert check_invariants(again) == []
            assert again.position() == written
            assert same_up_to_copies(match, again)
            assert (match.outcome is None) == (again.outcome is None)
    assert seen["main"] > 100
    assert seen["over"] == 2


@clause("SS-14.5")
def test_piles_are_written_in_their_true_order() -> None:
    match = play_randomly(kleos.new("saint-seiya", seed=3, players=3), 3)
    story = Story(match)
    written = match.position()
    assert written["reserve"] == story.reserve
    assert [player["draw"] for player in written["players"]] == [story.draw(seat) for seat in range(3)]
    again = Story(kleos.from_position(written))
    assert again.reserve == story.reserve
    assert [again.draw(seat) for seat in range(3)] == [story.draw(seat) for seat in range(3)]


@clause("SS-14.5")
def test_two_matches_loaded_from_one_document_go_on_alike() -> None:
    match = kleos.new("saint-seiya", seed=9, players=3)
    first, second = kleos.from_position(match.position()), kleos.from_position(match.position())
    rng = seeded(3)
    while (decision := first.decision) is not None:
        index = rng.below(len(decision.options))
        first.choose(index)
        second.choose(index)
        assert first.hash() == second.hash()


@clause("SS-14.5")
def test_nothing_in_the_middle_of_an_effect_can_be_written() -> None:
    story = table(["cassios"], {"hand": ["milo"]}, {"hand": ["leda", "oko"]}).does("play milo 1")
    for move in ("use", "card leda"):
        with pytest.raises(kleos.KleosError):
            story.match.position()
        story.does(move)
    assert story.match.position()["players"][1]["hand"] == ["oko"]


@clause("SS-14.6")
@pytest.mark.parametrize("turn", [1, 2])
def test_ending_in_a_main_phase_is_legal(turn: int) -> None:
    document = smallest(ending=True, turn=turn, terrain=[{"card": "oko"}, *[None] * 5], reserve=["leda", "sho"])
    story = Story(kleos.from_position(document)).expects("main", turn - 1)
    story.ends()
    if turn == 1:
        story.expects("main", 1).ends()
    assert story.match.outcome is not None


@clause("SS-14.7")
@pytest.mark.parametrize(("turn", "limit", "ending"), [(4, 5, False), (5, 5, True), (6, 5, True), (1, 1, True)])
def test_a_turn_at_the_limit_sets_ending(turn: int, limit: int, ending: bool) -> None:
    for given in ({}, {"ending": False}):
        match = kleos.from_position(smallest(turn=turn, options={"turn_limit": limit}, **given))
        assert match.view(None)["ending"] is ending


@clause("SS-14.7")
def test_the_turn_of_a_finished_match_is_the_last_one_played() -> None:
    story = table(["oko"], {}, {}, {"conceded": True}, turn=2, ending=True, reserve=["leda"]).ends()
    assert story.match.outcome is not None
    written = story.match.position()
    assert (written["phase"], written["turn"], written["active"]) == ("over", 2, 1)
    assert kleos.from_position(written).position() == written
    played = play_randomly(kleos.new("saint-seiya", seed=2, players=3), 2)
    turns = [entry for entry in played.log(None) if entry["kind"] == "turn"]
    assert (played.position()["turn"], played.position()["active"]) == (turns[-1]["amount"], turns[-1]["seat"])


@clause("SS-14.8")
def test_a_dauphin_that_a_played_card_faces_is_paid_for() -> None:
    for given in ({}, {"dauphin_paid": False}):
        story = table([{"card": "dauphin", **given}, "dauphin"], {"hand": ["leda"], "played": facing(1, "misty")})
        assert [entry["dauphin_paid"] for entry in story.match.view(0)["terrain"][:2]] == [True, False]
        story.offers("play leda 1").refuses("play leda 2", clause="SS-5.15")
    other = table(["misty"], {"played": facing(1, "leda")})
    assert other.match.view(0)["terrain"][0]["dauphin_paid"] is False


@clause("SS-14.9")
def test_no_flame_without_the_end() -> None:
    refused(smallest(flames=0, ending=False), "ending", "SS-14.9")
    kleos.from_position(smallest(flames=0, ending=True))
    kleos.from_position(smallest(flames=3, ending=True))


@clause("SS-14.3", "SS-14.9")
@pytest.mark.parametrize("phase", ["upkeep", "over"])
def test_what_lasts_for_a_main_phase_only(phase: str) -> None:
    for field, value in (("played", [{"card": "sho", "facing": None}]), ("force_all", 1), ("armours_by_force", True)):
        with pytest.raises(kleos.PositionError, match=r"SS-14\.9") as problem:
            kleos.from_position(smallest(phase=phase, players=[{"hero": "seiya", field: value}, {"hero": "ikki"}]))
        assert problem.value.path.startswith(f"players[0].{field}")
    for field, value in (("force_less", 1), ("cosmos_less", 1), ("dauphin_paid", True)):
        with pytest.raises(kleos.PositionError, match=r"SS-14\.9") as problem:
            kleos.from_position(smallest(phase=phase, terrain=[{"card": "dauphin", field: value}, *[None] * 5]))
        assert problem.value.path.startswith("terrain[0]")


@clause("SS-14.10")
def test_a_document_never_carries_the_seed_of_the_match() -> None:
    for seed in range(6):
        match = kleos.new("saint-seiya", seed=seed, players=3)
        rng = seeded(seed)
        for _ in range(30):
            decision = match.decision
            assert decision is not None
            if decision.kind == "main":
                written = match.position()["seed"]
                assert written != seed
                assert (
                    kleos.new("saint-seiya", seed=written, players=3).position()["reserve"]
                    != match.position()["reserve"]
                )
            match.choose(rng.below(len(decision.options)))


# Errors name the field ----------------------------------------------------------------------------------------------------
PLAYED = "players[0].played[0]"
WRONG: list[tuple[str, Any, str, str]] = [
    # an id is unknown
    ("reserve", ["mu", "nobody"], "reserve[1]", ""),
    ("common_discard", ["Mu"], "common_discard[0]", ""),
    ("terrain[0].card", "t1", "terrain[0].card", ""),
    ("terrain[0].card", None, "terrain[0].card", ""),
    ("players[0].hand", ["oko", "x"], "players[0].hand[1]", ""),
    ("players[0].draw", [3], "players[0].draw[0]", ""),
    ("players[0].discard", [None], "players[0].discard[0]", ""),
    ("players[0].destroyed", [["oko"]], "players[0].destroyed[0]", ""),
    ("players[0].aside", [{}], "players[0].aside[0]", ""),
    ("players[0].wounded", ["x"], "players[0].wounded[0]", ""),
    ("players[0].armour.card", "armure", "players[0].armour.card", ""),
    (f"{PLAYED}.card", 7, f"{PLAYED}.card", ""),
    # copies of a card exceed the box
    ("reserve", ["mu", "saga"], "reserve[1]", "SS-14.1"),
    ("players[2].hand", ["oko", "oko"], "players[2].hand[1]", "SS-14.1"),
    ("players[2].hand", ["seiya-green"] * 10, "players[2].hand[9]", "SS-14.1"),
    ("players[0].hand", ["armure-phoenix"], "players[0].discard[1]", "SS-14.1"),
    # a card lies in a zone that cannot hold it
    ("players[0].armour.card", "misty", "players[0].armour.card", "SS-15.5"),
    ("players[0].wounded", ["armure-belier"], "players[0].wounded[0]", "SS-15.6"),
    (f"{PLAYED}.card", "armure-belier", f"{PLAYED}.card", "SS-15.6"),
    ("players[0].hand", ["shun-green"], "players[0].hand[0]", "SS-15.9"),
    ("players[0].draw", ["shun-bronze"], "players[0].draw[0]", "SS-15.9"),
    ("players[0].discard", ["armure-pegase"], "players[0].discard[0]", "SS-15.9"),
    ("players[0].destroyed", ["hyoga-green"], "players[0].destroyed[0]", "SS-15.9"),
    ("players[0].wounded", ["shun-green"], "players[0].wounded[0]", "SS-15.9"),
    ("players[0].armour.card", "armure-cygne", "players[0].armour.card", "SS-15.9"),
    (f"{PLAYED}.card", "seiya-green", f"{PLAYED}.card", "SS-15.9"),
    ("players[0].aside", ["ikki-green"], "players[0].aside[0]", "SS-15.10"),
    ("players[0].aside", ["leda"], "players[0].aside[0]", "SS-15.10"),
    ("players[0].aside", ["armure-phoenix"], "players[0].aside[0]", "SS-15.10"),
    ("players[0].aside", ["shun-bronze"], "players[0].aside[0]", "SS-15."),
    ("terrain[0].card", "ikki-green", "terrain[0].card", "SS-15.11"),
    ("reserve", ["mu", "armure-pegase"], "reserve[1]", "SS-15.11"),
    ("common_discard", ["seiya-bronze"], "common_discard[0]", "SS-15.11"),
    # two players have the same hero
    ("players[2].hero", "shun", "players[2].hero", "SS-2.6"),
    ("players[2].hero", "jabu", "players[2].hero", ""),
    ("players[2].hero", None, "players[2].hero", ""),
    # `active` does not fit
    ("active", 1, "active", "SS-14.1"),
    ("turn", 5, "active", "SS-14.1"),
    ("first", 0, "active", "SS-14.1"),
    ("active", 3, "active", ""),
    # `terrain` has not 6 entries
    ("terrain", [], "terrain", ""),
    ("terrain", [None] * 7, "terrain", ""),
    ("terrain", {"1": "oko"}, "terrain", ""),
    ("terrain[0]", "oko", "terrain[0]", ""),
    # `facing` names an empty place
    (f"{PLAYED}.facing", 2, f"{PLAYED}.facing", "SS-14.1"),
    (f"{PLAYED}.facing", 0, f"{PLAYED}.facing", "SS-14.1"),
    (f"{PLAYED}.facing", 7, f"{PLAYED}.facing", "SS-14.1"),
    (f"{PLAYED}.facing", "1", f"{PLAYED}.facing", "SS-14.1"),
    (f"{PLAYED}.facing", True, f"{PLAYED}.facing", "SS-14.1"),
    # a non-active player has what only the active one has
    ("players[1].played", [{"card": "daichi", "facing": 1}], "players[1].played[0]", "SS-14.1"),
    ("players[1].force_all", 1, "players[1].force_all", "SS-14.1"),
    ("players[1].armours_by_force", True, "players[1].armours_by_force", "SS-14.1"),
    # a number is out of its range, or no number
    ("seed", "seven", "seed", ""),
    ("seed", True, "seed", ""),
    ("first", 3, "first", ""),
    ("first", -1, "first", ""),
    ("turn", 0, "turn", ""),
    ("turn", 1.5, "turn", ""),
    ("actions", -1, "actions", ""),
    ("flames", 13, "flames", ""),
    ("flames", -1, "flames", ""),
    ("terrain[2].force_less", -1, "terrain[2].force_less", ""),
    ("terrain[2].cosmos_less", "1", "terrain[2].cosmos_less", ""),
    (f"{PLAYED}.force_bonus", -1, f"{PLAYED}.force_bonus", ""),
    ("players[0].force_all", -1, "players[0].force_all", ""),
    ("options.main_phase_action_limit", 0, "options.main_phase_action_limit", ""),
    ("options.turn_limit", 0, "options.turn_limit", ""),
    ("options.turn_limit", "300", "options.turn_limit", ""),
    ("options.shaina_counts", "border", "options.shaina_counts", ""),
    # the wrong type, or a field that does not exist
    ("game", "chess", "game", ""),
    ("game", 7, "game", ""),
    ("options", [], "options", ""),
    ("options.heroes", ["ikki"], "options.heroes", ""),
    ("phase", "setup", "phase", ""),
    ("ending", 1, "ending", ""),
    ("reserve", "all", "reserve", ""),
    ("reserve", None, "reserve", ""),
    ("common_discard", "oko", "common_discard", ""),
    ("terrain[0].dauphin_paid", "yes", "terrain[0].dauphin_paid", ""),
    ("terrain[0].place", 1, "terrain[0].place", ""),
    ("players", {}, "players", ""),
    ("players[1]", [], "players[1]", ""),
    ("players[0].hand", "oko", "players[0].hand", ""),
    ("players[0].armour", "armure-lion", "players[0].armour", ""),
    ("players[0].played", {}, "players[0].played", ""),
    (PLAYED, "sho", PLAYED, ""),
    (f"{PLAYED}.object", 4, f"{PLAYED}.object", ""),
    ("players[0].conceded", 1, "players[0].conceded", ""),
    ("players[0].armours_by_force", 1, "players[0].armours_by_force", ""),
    ("players[0].name", "Ann", "players[0].name", ""),
    ("colour", "red", "colour", ""),
    # who has given up takes no turn, and one is not enough
    ("players[0].conceded", True, "players", "SS-8.24"),
    # the number of players
    ("players", [{"hero": "ikki"}], "players", "SS-2.7"),
    ("players", [], "players", "SS-2.7"),
    ("players", [{"hero": "ikki"}] * 6, "players", "SS-2.7"),
]


@clause("SS-14.1")
@pytest.mark.parametrize(
    ("field", "value", "path", "named"), WRONG, ids=[f"{field}={str(value)[:30]}" for field, value, _, _ in WRONG]
)
def test_what_cannot_be_is_an_error_that_names_the_field(field: str, value: Any, path: str, named: str) -> None:
    refused(put(full(), field, value), path, named)


@clause("SS-14.1")
@pytest.mark.parametrize(
    "missing", ["game", "players", "players[0].hero", "terrain[0].card", "players[0].armour.card", f"{PLAYED}.card"]
)
def test_a_missing_required_field_is_named(missing: str) -> None:
    document = put(full(), missing, None)
    words = re.findall(r"[^.\[\]]+", missing)
    at: Any = document
    for word in words[:-1]:
        at = at[int(word)] if isinstance(at, list) else at[word]
    del at[words[-1]]
    refused(document, missing)


@clause("SS-14.1", "SS-8.27")
def test_the_active_player_cannot_have_given_up() -> None:
    players = [{"hero": "seiya", "conceded": True}, {"hero": "ikki"}, {"hero": "shun"}]
    refused(smallest(players=players), "active", "SS-8.27")
    kleos.from_position(smallest(players=players, turn=2))
    kleos.from_position(smallest(players=players, phase="over"))


@clause("SS-14.1")
def test_every_zone_counts_towards_the_copies_of_the_box() -> None:
    one = {"hero": "seiya", "hand": ["leda"], "draw": ["spica"], "discard": ["oko"], "destroyed": ["jaki"]}
    two = {"hero": "ikki", "hand": ["jaki"], "draw": ["oko"], "discard": ["spica"], "wounded": ["leda"]}
    kleos.from_position(smallest(players=[one, two]))
    for card in ("leda", "spica", "oko", "jaki"):
        refused(smallest(players=[one, two], reserve=["mu", card]), "reserve[1]", "SS-14.1")
        with pytest.raises(kleos.PositionError, match=card):
            kleos.from_position(smallest(players=[one, two], terrain=[{"card": card}, *[None] * 5]))


@clause("SS-14.1")
def test_an_error_is_said_in_every_language() -> None:
    for field, value, _, _ in WRONG:
        with pytest.raises(kleos.PositionError) as problem:
            kleos.from_position(put(full(), field, value))
        said: Callable[[str], str] = problem.value.words.text
        assert len({said(lang) for lang in LANGUAGES}) == len(LANGUAGES), field
