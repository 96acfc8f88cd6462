"""What the divinities give, and what they must not."""

from typing import Any

import pytest

from kleos.games.mythology_go.testing import Creature, Story, creature, down, scored
from kleos.testing import clause

THIRD = {"field": ["cyclope", "cyclope", "cyclope"]}  # 21 points, so that nobody else is strongest


def served(divinity: str, field: list[Creature], **fields: Any) -> Story:
    """The counting with a divinity for p0; where p0 must accuse, the accusation is wrong."""
    story = scored({"field": field, "divinity": divinity, **fields}, THIRD)
    if story.kind == "accuse":
        story.does("accuse p1 anubis")
    return story


def given(divinity: str, field: list[Creature], **fields: Any) -> list[int]:
    return served(divinity, field, **fields).points(0, "divinity")


# Anubis ---------------------------------------------------------------------------------------------------------------
@clause("MG-8.8.3", "MG-8.1.3", "MG-11.40", "MG-8.5.15")
@pytest.mark.parametrize(
    ("field", "subtotal", "added"),
    [
        (["gobelin", "centaure", "elfe"], 18, [18]),
        (["minotaure", "cyclope", down("licorne")], 19, []),
        ([down("licorne"), "elfe"], 8, [8]),
        ([], 0, []),
        ([creature("cerbere", mod=-3)], -1, [-1]),
    ],
    ids=["at the limit", "above it", "with a Unicorn", "nothing", "below zero"],
)
def test_anubis_adds_the_subtotal_up_to_eighteen(field: list[Creature], subtotal: int, added: list[int]) -> None:
    story = served("anubis", field)
    assert (story.subtotal(0), story.points(0, "divinity")) == (subtotal, added)
    assert story.scores()[0] == subtotal + sum(added)


@clause("MG-11.40", "MG-8.1.4")
def test_anubis_doubles_neither_strong_nor_weak() -> None:
    story = served("anubis", ["sphinx"])
    assert (story.points(0, "divinity"), story.points(0, "weak"), story.scores()[0]) == ([1], [6], 8)
    strong = scored({"field": ["minotaure"], "divinity": "anubis"}, {})
    assert (strong.points(0, "divinity"), strong.points(0, "strong"), strong.scores()[0]) == ([4], [-2], 6)


# Zeus -----------------------------------------------------------------------------------------------------------------
@clause("MG-11.36", "MG-8.8.2")
@pytest.mark.parametrize(
    ("field", "points"),
    [
        (["elfe", "dragon", "golem", "minotaure"], [6]),
        (["elfe", "dragon", "golem"], []),
        (["elfe", "dragon", "golem", "sirene"], []),
        (["elfe", "dragon", "golem", creature("elfe", mod=-1)], []),
        (["elfe", "dragon", "golem", creature("chupacabra", mod=1)], [6]),
        (["elfe", "dragon", "golem", creature("troll", fused=True)], [6]),
        (["elfe", "dragon", creature("troll", fused=True)], []),
        (["cyclope", "dragon", "golem", "elfe", "minotaure"], [6]),
    ],
    ids=["four", "three", "too low", "drained", "raised", "a pair", "a pair is one", "five"],
)
def test_zeus_gives_six_for_four_creatures_of_value_three(field: list[Creature], points: list[int]) -> None:
    assert given("zeus", field) == points


# Odin, Loki and Athena ------------------------------------------------------------------------------------------------
@clause("MG-11.37", "MG-8.2.2")
@pytest.mark.parametrize(
    ("hidden", "odin", "loki", "athena"),
    [(0, [], [], [4]), (1, [], [1], []), (2, [], [2], []), (3, [6], [3], []), (4, [6], [3], [])],
)
def test_face_down_creatures_please_odin_and_loki_and_not_athena(
    hidden: int, odin: list[int], loki: list[int], athena: list[int]
) -> None:
    field: list[Creature] = [*["elfe"] * 3, *[down("griffon")] * hidden]
    assert given("odin", field) == odin
    assert given("loki", field) == loki
    assert given("athena", field) == athena


@clause("MG-11.37", "MG-8.2.2")
def test_a_transformed_creature_still_was_face_down() -> None:
    mine = {"field": ["elfe", down("griffon"), down("nain"), down("sirene")], "divinity": "odin"}
    story = scored(mine, {"field": ["loup-garou"]}).does("target #2")
    assert story.points(0, "divinity") == [6]
    theirs = scored({"field": ["elfe"], "divinity": "odin"}, {"field": ["elfe"] + [down("nain")] * 3})
    assert theirs.points(0, "divinity") == []


# The colours ----------------------------------------------------------------------------------------------------------
COLOURS = [
    ("ra", "dragon", 6),
    ("poseidon", "sirene", 6),
    ("gaia", "centaure", 6),
    ("hephaistos", "cerbere", 6),
    ("hades", "golem", 4),
]


@pytest.mark.parametrize(("divinity", "card", "most"), COLOURS, ids=[one[0] for one in COLOURS])
@clause("MG-11.38", "MG-8.8.2")
def test_a_divinity_of_a_colour_gives_two_for_each_of_it(divinity: str, card: str, most: int) -> None:
    for count in range(5):
        points = min(2 * count, most)
        assert given(divinity, [card] * count) == ([points] if points else [])


@pytest.mark.parametrize(("divinity", "card", "most"), COLOURS, ids=[one[0] for one in COLOURS])
@clause("MG-11.38")
def test_a_divinity_of_a_colour_gives_nothing_for_others(divinity: str, card: str, most: int) -> None:
    others: list[Creature] = [other for _, other, _ in COLOURS if other != card]
    assert given(divinity, others) == []


@clause("MG-11.38")
def test_divinities_of_colours_look_after_the_werewolves_and_count_a_pair_once() -> None:
    assert given("gaia", [creature("troll", fused=True), "elfe"]) == [4]
    story = scored({"field": ["loup-garou", "dragon"], "divinity": "hades"}, {})
    assert story.points(0, "divinity") == [4]
    copy = scored({"field": ["gorgone"], "divinity": "poseidon"}, THIRD).does("target #2")
    assert copy.points(0, "divinity") == []


# Hecate ---------------------------------------------------------------------------------------------------------------
@clause("MG-11.39")
@pytest.mark.parametrize(("spells", "points"), [(0, []), (1, [2]), (2, [4]), (3, [6]), (4, [6])])
def test_hecate_gives_two_for_each_spell_you_played(spells: int, points: list[int]) -> None:
    assert given("hecate", ["elfe"], spells_played=spells) == points
    other = scored({"field": ["elfe"], "divinity": "hecate"}, {**THIRD, "spells_played": 4})
    assert other.points(0, "divinity") == []


# Thoth ----------------------------------------------------------------------------------------------------------------
@clause("MG-11.38", "MG-8.8.2")
def test_thoth_gives_five_for_all_colours() -> None:
    field: list[Creature] = ["chimere", "centaure", "griffon", "golem", down("sirene")]
    assert given("thot", field) == [5]
    for missing in range(5):
        assert given("thot", [card for at, card in enumerate(field) if at != missing]) == []


# Identification -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("divinity", ["loki", "athena", "thot"])
@clause("MG-8.7.1", "MG-8.7.3", "MG-8.8.5")
def test_who_has_identification_takes_four_points_by_a_right_accusation(divinity: str) -> None:
    story = scored({"field": ["elfe", "elfe"], "divinity": divinity}, {**THIRD, "divinity": "gaia"}).expects(
        "accuse", 0
    )
    story.refuses("accuse p0 gaia", "accuse p1 loki", "accuse p1 athena", "accuse p1 thot").does("accuse p1 gaia")
    assert (story.points(0, "identification"), story.points(1, "identified")) == ([4], [-4])


@pytest.mark.parametrize(
    "divinity", ["anubis", "zeus", "odin", "ra", "poseidon", "gaia", "hephaistos", "hades", "hecate"]
)
@clause("MG-1.9", "MG-8.7.1")
def test_other_divinities_accuse_nobody(divinity: str) -> None:
    story = scored({"field": ["elfe"], "divinity": divinity}, {"field": ["elfe"]})
    assert (story.kind, story.events("declare")) == ("", [])


@clause("MG-8.7.8", "MG-8.8.7", "MG-8.7.4")
def test_two_right_accusations_of_one_player_each_take_four() -> None:
    loki: dict[str, Any] = {"field": ["elfe"], "divinity": "loki"}
    players = [{**THIRD, "divinity": "zeus"}, loki, {"divinity": "athena"}]
    story = scored(*players, starter=2).expects("accuse", 2)
    story.offers("accuse p0 zeus", "accuse p1 loki", "accuse p1 thot").refuses("accuse p1 zeus", "accuse p1 athena")
    story.does("accuse p0 zeus").expects("accuse", 1).does("accuse p0 zeus")
    assert (story.points(0, "identified"), story.scores()) == ([-4, -4], [21 - 8, 3 + 4, 4 + 4])


@clause("MG-8.8.5", "MG-8.1.4")
def test_points_are_taken_also_from_who_has_none() -> None:
    story = scored({"field": ["elfe"], "divinity": "thot"}, {"divinity": "odin"}).does("accuse p1 odin")
    assert story.scores() == [7, -4]


@clause("MG-8.1.5")
def test_entries_name_the_creature_they_are_for_and_no_other() -> None:
    story = served("gaia", ["centaure", "centaure", "elfe"])
    items = story.match.view(None)["rounds"][-1]["sheet"][0]["items"]
    assert [(item["kind"], item.get("object"), item.get("card"), item["points"]) for item in items] == [
        ("value", 1, "centaure", 3),
        ("value", 2, "centaure", 3),
        ("value", 3, "elfe", 3),
        ("copies", None, "centaure", 3),
        ("colour", None, None, 2),
        ("divinity", None, "gaia", 6),
    ]
    assert [item["step"] for item in items] == [5, 5, 5, 6, 7, 9]
