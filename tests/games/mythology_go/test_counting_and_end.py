"""The counting step by step, the result of rounds and matches, and giving up (section 8)."""

from typing import Any

import pytest

import kleos
from kleos.games.mythology_go.testing import Story, begun, creature, down, scored, table
from kleos.testing import clause, play_randomly

PAIR = creature("troll", fused=True)
RISEN = creature("phenix", resurrected=True)


def ended(scores: list[list[int]], **seats: Any) -> Story:
    """A finished match with these round scores by seat; `conceded` lists who has given up."""
    gone = seats.get("conceded", [])
    players = [{"scores": row, "conceded": seat in gone} for seat, row in enumerate(scores)]
    return table(*players, phase="over", round=3)


def ranks(story: Story) -> list[int]:
    return [player["rank"] for player in story.match.view(None)["players"]]


def winners(story: Story) -> tuple[int, ...]:
    outcome = story.match.outcome
    assert outcome is not None
    return outcome.winners


def colours(*field: Any) -> dict[int | str, int]:
    """The colour bonuses of a field."""
    story = scored({"field": list(field)}, {})
    return {colour: points for kind, colour, points in story.items(0) if kind == "colour"}


# Order of the counting ------------------------------------------------------------------------------------------------
@clause("MG-8.1.1")
def test_the_steps_of_a_counting_in_order() -> None:
    # p0 subtotal: values 0->5 (copy of the Minotaur), 3, 1, 4; a grey Gorgon and Golem; p1: 5, 3->3 and so on.
    one = {"field": ["gorgone", down("harpie"), "golem"], "divinity": "loki", "belief": "totemisme"}
    two = {"field": ["minotaure", "loup-garou", "nain"], "divinity": "zeus"}
    story = scored(one, two)
    assert not story.is_down(2)  # (1) all is revealed
    story.expects("gorgon-copy", 0).does("target #4")  # (2)
    story.expects("werewolf-transform", 1).does("target #3")  # (3) the Golem becomes a Werewolf
    story.expects("totemism-colour", 0).does("colour #3 blue")  # (4)
    story.expects("accuse", 0).does("accuse p1 zeus")  # (8)
    steps = [entry["kind"] for entry in story.match.log(None)]
    order = [
        "counting",
        "copies",
        "copied",
        "targets",
        "transform",
        "recolour",
        "points",
        "declare",
        "accuse",
        "reveal",
    ]
    assert [kind for i, kind in enumerate(steps) if kind in order and kind not in steps[:i]] == order
    assert story.items(0) == [
        ("value", 1, 5),  # (5)
        ("value", 2, 1),
        ("value", 3, 3),
        ("outnumber", 2, 4),  # (6)
        ("colour", "grey", 2),  # (7) the Gorgon keeps its colour; the Harpy and the recoloured Golem are blue
        ("colour", "blue", 3),
        ("divinity", "loki", 1),  # (9)
        ("identification", "zeus", 4),  # (10)
        ("strong", 1, -2),  # (11)
    ]
    assert story.items(1) == [
        ("value", 4, 5),
        ("value", 5, 3),
        ("value", 6, 1),
        ("unique", 6, 5),
        ("colour", "orange", -1),
        ("identified", "zeus", -4),
    ]
    assert story.scores() == [21, 9]  # (12)
    sheet = story.match.view(None)["rounds"][-1]["sheet"]
    assert [item["step"] for item in sheet[0]["items"]] == [5, 5, 5, 6, 7, 7, 9, 10, 11]


@clause("MG-8.1.2")
@pytest.mark.parametrize("starter", [0, 1, 2])
def test_players_act_from_the_starter_clockwise(starter: int) -> None:
    fields = [["gorgone", "golem"], ["gorgone", "elfe"], ["gorgone", "nain"]]
    divinities = ["loki", "athena", "thot"]
    players = [{"field": field, "divinity": one} for field, one in zip(fields, divinities, strict=True)]
    story = scored(*players, starter=starter)
    order = [(starter + i) % 3 for i in range(3)]
    for seat in order[:2]:
        story.expects("gorgon-copy", seat).does(story.tokens[0])
    # The last has a single target left and is not asked.
    assert [entry["seat"] for entry in story.events("copies")] == order
    for seat in order:
        story.expects("accuse", seat).does(story.tokens[0])
    assert [entry["seat"] for entry in story.events("accuse")] == order


@clause("MG-8.1.3")
def test_values_bonuses_and_colours_form_the_subtotal() -> None:
    story = scored({"field": ["harpie", "golem"], "divinity": "poseidon"}, {"field": ["nain", "elfe"]})
    assert story.items(0) == [
        ("value", 1, 1), ("value", 2, 4), ("outnumber", 1, 4), ("colour", "grey", 2), ("divinity", "poseidon", 2),
    ]  # fmt: skip
    assert (story.subtotal(0), story.scores()[0]) == (11, 13)


@clause("MG-8.1.4")
def test_points_may_be_negative_in_sum() -> None:
    story = scored({"field": [creature("cerbere", mod=-3)]}, {"field": ["golem"]})
    assert story.items(0) == [("colour", "orange", -1)]
    assert story.scores() == [-1, 6]
    assert story.match.outcome is not None
    assert story.match.outcome.scores == (-1, 6)


@clause("MG-8.1.5")
def test_every_entry_is_public() -> None:
    story = scored({"field": ["harpie", "golem"]}, {"field": ["nain"]}, {})
    shown = [story.match.view(seat)["rounds"] for seat in (0, 1, 2, None)]
    assert shown[0] == shown[1] == shown[2] == shown[3]
    sheet = shown[0][-1]["sheet"]
    first = sheet[0]["items"][0]
    assert (sheet[0]["seat"], first["object"], first["card"], first["points"]) == (0, 1, "harpie", 1)
    assert [one["total"] for one in sheet] == story.scores() == [11, 8, 0]
    for one in sheet:
        assert one["total"] == sum(item["points"] for item in one["items"])
        assert all(item["text"] for item in one["items"])


# Reveal ---------------------------------------------------------------------------------------------------------------
@clause("MG-8.2.1")
def test_all_creatures_are_turned_face_up() -> None:
    story = scored({"field": ["golem", down("nain")]}, {"field": ["gorgone", down("licorne"), "elfe"]}, {})
    story.expects("gorgon-copy", 1)
    for seat in (0, 1, 2, None):
        fields = [player["field"] for player in story.match.view(seat)["players"]]
        assert all(one["known"] and one["face"] == "up" for field in fields for one in field)


@clause("MG-8.2.2")
def test_what_was_face_down_is_marked_also_when_it_is_copied_or_transformed() -> None:
    field = [down("golem"), down("gorgone"), "elfe"]
    story = scored({"field": field, "divinity": "loki"}, {"field": ["loup-garou"]})
    story.expects("gorgon-copy", 0).does("target #3").expects("werewolf-transform", 1).does("target #1")
    story.does("accuse p1 zeus")
    assert ("divinity", "loki", 2) in story.items(0)
    shown = story.match.view(None)["players"][0]["field"]
    assert [one["was_down"] for one in shown] == [True, True, False]


# Gorgons --------------------------------------------------------------------------------------------------------------
@clause("MG-8.3.1", "MG-8.3.6")
def test_targets_must_be_declared() -> None:
    gorgon = scored({"field": ["gorgone", "elfe"]}, {"field": ["golem"]})
    gorgon.expects("gorgon-copy", 0).expects_exactly("target #2", "target #3")
    wolf = scored({"field": ["loup-garou", "elfe"]}, {"field": ["golem"]})
    wolf.expects("werewolf-transform", 0).expects_exactly("target #2", "target #3")


@clause("MG-8.3.2")
def test_gorgons_declare_openly_before_werewolves() -> None:
    story = scored({"field": ["loup-garou", "elfe"]}, {"field": ["gorgone", "golem"]})
    story.expects("gorgon-copy", 1).does("target #1")
    for seat in (0, 1, None):
        assert story.match.view(seat)["targets"] == [{"object": 3, "target": 1}]
    # The Gorgon is a Werewolf by now and declares too.
    story.expects("werewolf-transform", 0).does("target #4")
    assert story.match.outcome is not None  # the Elf was the only target left for the other
    assert [(entry["object"], entry["other"]) for entry in story.events("targets")] == [(1, 4), (3, 2)]


@clause("MG-8.3.3")
def test_several_gorgons_declare_by_number() -> None:
    field = [creature("gorgone", id=8), creature("gorgone", id=3), creature("elfe", id=5)]
    story = scored({"field": field}, {"field": [creature("golem", id=1)]})
    story.expects("gorgon-copy", 0).does("target #1")
    assert [(entry["object"], entry["other"]) for entry in story.events("copies")] == [(3, 1), (8, 5)]


@clause("MG-8.3.4", "MG-8.3.5")
def test_a_gorgon_copies_no_gorgon_and_nothing_twice() -> None:
    story = scored({"field": ["gorgone", "gorgone", "elfe"]}, {"field": ["golem", "gorgone", "nain"]})
    story.expects("gorgon-copy", 0).expects_exactly("target #3", "target #4", "target #6").does("target #4")
    story.expects("gorgon-copy", 0).expects_exactly("target #3", "target #6").does("target #6")
    assert story.points(1, "value") == [4, 3, 1]  # the last Gorgon copied the Elf, unasked


@clause("MG-8.3.6")
def test_a_gorgon_without_a_target_stays_as_it_is() -> None:
    story = scored({"field": ["gorgone", "gorgone"]}, {"field": ["golem"]})
    assert story.items(0) == [("value", 1, 4)]
    alone = scored({"field": ["gorgone"]}, {})
    assert alone.items(0) == [("colour", "grey", 2)]


@clause("MG-8.3.7")
def test_a_copy_has_name_value_and_effect_and_its_own_colour() -> None:
    story = scored({"field": ["gorgone", "harpie"]}, {"field": ["golem"]}).does("target #2")
    assert story.items(0) == [
        ("value", 1, 1), ("value", 2, 1), ("outnumber", 1, 4), ("outnumber", 2, 4), ("colour", "grey", 2),
    ]  # fmt: skip
    shown = story.match.view(None)["players"][0]["field"][0]
    assert (shown["card"], shown["looks"], shown["colour"]) == ("gorgone", "harpie", "grey")


@clause("MG-8.3.7")
def test_copies_are_made_when_all_have_declared() -> None:
    # The second Gorgon still chooses among the creatures as they were.
    story = scored({"field": ["gorgone", "elfe"]}, {"field": ["gorgone", "golem"]}).does("target #2")
    kinds = [entry["kind"] for entry in story.match.log(None)]
    assert kinds.index("copied") > max(i for i, kind in enumerate(kinds) if kind == "copies")
    assert [(entry["object"], entry["other"]) for entry in story.events("copied")] == [(1, 2), (3, 4)]


@clause("MG-8.3.8")
def test_a_copy_takes_no_state() -> None:
    modified = scored({"field": ["gorgone"]}, {"field": [creature("golem", mod=-3)]})
    assert modified.items(0) == [("value", 1, 4), ("colour", "grey", 2)]
    risen = scored({"field": ["gorgone"]}, {"field": [RISEN]})
    assert risen.items(0) == [("value", 1, 1), ("colour", "grey", 2)]
    hidden = scored({"field": ["gorgone"], "divinity": "odin"}, {"field": [down("licorne")]})
    assert hidden.items(0) == [("value", 1, 2), ("colour", "grey", 2)]
    fused = scored({"field": ["gorgone"]}, {"field": [PAIR]})
    assert fused.items(0) == [("value", 1, 2), ("colour", "grey", 2)]


@clause("MG-8.3.9")
def test_a_gorgon_keeps_its_own_modifier_and_mark() -> None:
    story = scored({"field": [down("gorgone", mod=2)]}, {"field": ["licorne"]})
    assert story.items(0) == [("value", 1, 4), ("was-down", 1, 3), ("colour", "grey", 2)]


@clause("MG-8.3.10")
def test_copied_effects_of_turns_do_nothing() -> None:
    for card in ("dragon", "chupacabra", "elfe", "chimere"):
        story = scored({"field": ["gorgone"]}, {"field": [card, "golem"]}).does("target #2")
        assert story.match.outcome is not None
        assert story.field(1) == [card, "golem"]
    cyclops = scored({"field": ["gorgone"]}, {"field": ["cyclope"]})
    assert cyclops.points(0, "value") == [7]
    assert cyclops.slots(0) == 1


@clause("MG-8.3.11")
def test_a_copied_name_counts_for_everybody() -> None:
    dwarf = scored({"field": ["gorgone"]}, {"field": ["nain"]})
    assert dwarf.points(0, "unique") == dwarf.points(1, "unique") == []
    harpy = scored({"field": ["gorgone"]}, {"field": ["harpie"]})
    assert harpy.points(1, "outnumber") == []
    siren = scored({"field": ["gorgone", "sirene"]}, {"field": ["golem"]}).does("target #2")
    assert siren.points(0, "copies") == [4]


@clause("MG-8.3.12")
def test_a_declared_gorgon_keeps_holder_and_number() -> None:
    story = scored({"field": ["gorgone", "elfe"]}, {"field": ["golem"]}).does("target #3")
    assert story.board.players[0].field == (1, 2)
    assert story.match.view(None)["targets"] == [{"object": 1, "target": 3}]


# Werewolves and Totemism ----------------------------------------------------------------------------------------------
@clause("MG-8.4.1")
def test_what_a_werewolf_may_choose() -> None:
    story = scored({"field": ["loup-garou", "elfe", "loup-garou"]}, {"field": ["golem", "loup-garou", RISEN]})
    story.expects("werewolf-transform", 0).expects_exactly("target #2", "target #4", "target #6").does("target #4")
    story.expects("werewolf-transform", 0).expects_exactly("target #2", "target #6").does("target #6")
    # The Elf is left for p1's Werewolf.
    assert [(entry["object"], entry["other"]) for entry in story.events("targets")] == [(1, 4), (3, 6), (5, 2)]


@clause("MG-8.4.1")
def test_a_gorgon_that_copied_a_werewolf_declares() -> None:
    story = scored({"field": ["gorgone", "elfe"]}, {"field": ["loup-garou", "golem"]}).does("target #3")
    story.expects("werewolf-transform", 0).expects_exactly("target #2", "target #4")


@clause("MG-8.4.2")
def test_several_werewolves_declare_by_number() -> None:
    field = [creature("loup-garou", id=9), creature("loup-garou", id=2), creature("elfe", id=5)]
    story = scored({"field": field}, {"field": [creature("golem", id=3)]}).does("target #5")
    assert [(entry["object"], entry["other"]) for entry in story.events("targets")] == [(2, 5), (9, 3)]


@clause("MG-8.4.3")
def test_a_werewolf_must_declare_while_it_can() -> None:
    scored({"field": ["loup-garou", "elfe", "nain"]}, {}).refuses("skip", "done")
    none = scored({"field": ["loup-garou", "loup-garou"]}, {"field": ["loup-garou"]})
    assert none.events("targets") == []
    assert none.scores() == [6, 5]


@clause("MG-8.4.4")
def test_a_target_becomes_a_werewolf_in_everything() -> None:
    story = scored({"field": ["loup-garou"]}, {"field": ["minotaure"]})
    assert story.items(1) == [("value", 2, 3), ("colour", "grey", 2)]  # no orange, no Strong
    shown = story.match.view(None)["players"][1]["field"][0]
    assert (shown["card"], shown["looks"], shown["colour"], shown["value"]) == ("minotaure", "loup-garou", "grey", 3)
    assert shown["transformed"]


@clause("MG-8.4.4")
def test_all_declare_before_any_is_transformed() -> None:
    # p1's Werewolf could not choose the Elf if it were a Werewolf already; it is a target already, so the Golem is left.
    story = scored({"field": ["loup-garou", "golem"]}, {"field": ["loup-garou", "elfe"]}).does("target #4")
    kinds = [entry["kind"] for entry in story.match.log(None)]
    assert kinds.index("transform") > max(i for i, kind in enumerate(kinds) if kind == "targets")
    assert [entry["object"] for entry in story.events("transform")] == [2, 4]


@clause("MG-8.4.5")
def test_a_created_werewolf_transforms_nothing() -> None:
    story = scored({"field": ["loup-garou"]}, {"field": ["elfe", "golem"]}).does("target #2")
    assert story.match.outcome is not None
    assert len(story.events("targets")) == 1
    assert story.points(1, "value") == [3, 4]


@clause("MG-8.4.6")
def test_a_target_loses_its_state() -> None:
    modified = scored({"field": ["loup-garou"]}, {"field": [creature("nain", mod=9)]})
    assert modified.items(1) == [("value", 2, 3), ("colour", "grey", 2)]
    risen = scored({"field": ["loup-garou"]}, {"field": [RISEN]})
    assert risen.items(1) == [("value", 2, 3), ("colour", "grey", 2)]
    assert not risen.match.view(None)["players"][1]["field"][0]["resurrected"]
    copied = scored({"field": ["loup-garou"]}, {"field": ["gorgone", "harpie"]})
    copied.expects("gorgon-copy", 1).does("target #3").expects("werewolf-transform", 0).does("target #2")
    assert copied.items(1) == [("value", 2, 3), ("value", 3, 1), ("outnumber", 3, 4), ("colour", "grey", 2)]


@clause("MG-8.4.6")
def test_a_transformed_pair_is_one_werewolf_that_holds_both_cards() -> None:
    players: list[dict[str, Any]] = [{"field": [PAIR, "troll"]}, {"field": ["loup-garou"]}]
    story = scored(*players, starter=1).expects("werewolf-transform", 1).does("target #1")
    assert story.items(0) == [("value", 1, 3), ("value", 2, 2), ("colour", "grey", 2)]  # one Troll, one grey card
    following = table(*players, phase="scoring", round=1, deck=["golem"]).does("target #1")
    assert sorted(following.deck) == ["golem", "loup-garou", "troll", "troll", "troll"]


@clause("MG-8.4.7")
def test_indestructible_creatures_can_be_transformed() -> None:
    story = scored({"field": ["loup-garou"]}, {"field": ["golem", RISEN]})
    story.expects_exactly("target #2", "target #3").does("target #2")
    assert story.points(1, "value") == [3, 1]


@clause("MG-8.4.8")
def test_totemism_recolours_one_creature_for_the_counting() -> None:
    player = {"field": ["golem", "elfe"], "belief": "totemisme", "divinity": "poseidon"}
    story = scored(player, {}).expects("totemism-colour", 0).does("colour #1 blue")
    assert story.items(0) == [("value", 1, 4), ("value", 2, 3), ("divinity", "poseidon", 2)]
    skipped = scored(player, {}).does("skip")
    assert skipped.items(0) == [("value", 1, 4), ("value", 2, 3), ("colour", "grey", 2)]
    # Only the own creatures; not asked without one.
    own = scored({"field": ["golem"], "belief": "totemisme"}, {"field": ["elfe"]})
    assert [token for token in own.tokens if "#2" in token] == []
    assert scored({"belief": "totemisme"}, {"field": ["elfe"]}).match.outcome is not None


# Values, keywords, counts and other card bonuses ----------------------------------------------------------------------
@clause("MG-8.5.1", "MG-8.5.2")
def test_values() -> None:
    field = ["cyclope", creature("golem", mod=-1), PAIR, creature("nain", mod=-5)]
    story = scored({"field": field}, {})
    assert story.points(0, "value") == [7, 3, 4]


@clause("MG-8.5.3")
def test_held_copies() -> None:
    # A pair counts as two copies: three Trolls against none.
    assert scored({"field": [PAIR]}, {}).points(0, "copies") == [2]
    view = scored({"field": [PAIR, "troll"]}, {}).match.view(None)["rounds"][-1]["sheet"][0]["items"]
    assert [item["count"] for item in view if item["kind"] == "copies"] == [3]
    # transformed: one Werewolf, no Troll
    assert scored({"field": [PAIR]}, {"field": ["loup-garou"]}).points(0, "copies") == []


@clause("MG-8.5.4")
def test_keyword_bonuses_count_for_each_card() -> None:
    assert scored({"field": ["harpie"] * 3}, {}).points(0, "outnumber") == [4, 4, 4]
    five = ["cerbere", "cerbere", "elfe", "sphinx", "golem", "harpie"]
    assert scored({"field": five}, {}).points(0, "polychrome") == [3, 3]
    assert scored({"field": ["gobelin", "gobelin"]}, {}).points(0, "monochrome") == [8, 8]


@clause("MG-8.5.5", "MG-8.5.6")
def test_outnumber_needs_strictly_more_than_every_other_player() -> None:
    assert scored({"field": ["harpie"]}, {}, {}).points(0, "outnumber") == [4]
    tied = scored({"field": ["harpie"]}, {"field": ["harpie"]}, {})
    assert [tied.points(seat, "outnumber") for seat in (0, 1)] == [[], []]
    more = scored({"field": ["harpie"] * 2}, {"field": ["harpie"]}, {})
    assert [more.points(seat, "outnumber") for seat in (0, 1)] == [[4, 4], []]


@clause("MG-8.5.7", "MG-8.5.8")
def test_unique_needs_that_no_other_player_has_one() -> None:
    assert scored({"field": ["nain"]}, {"field": ["golem"]}).points(0, "unique") == [5]
    assert scored({"field": ["nain", "nain"]}, {"field": ["golem"]}).points(0, "unique") == [5, 5]
    both = scored({"field": ["nain", "nain"]}, {"field": ["nain"]})
    assert [both.points(seat, "unique") for seat in (0, 1)] == [[], []]


@clause("MG-8.5.9")
def test_polychrome_needs_all_five_colours() -> None:
    assert scored({"field": ["cerbere", "elfe", "sphinx", "golem", "harpie"]}, {}).points(0, "polychrome") == [3]
    assert scored({"field": ["cerbere", "elfe", "sphinx", "golem", "nain"]}, {}).points(0, "polychrome") == []


@clause("MG-8.5.10")
def test_monochrome_needs_a_single_colour() -> None:
    assert scored({"field": ["gobelin"]}, {}).points(0, "monochrome") == [8]
    assert scored({"field": ["gobelin", "elfe", PAIR]}, {}).points(0, "monochrome") == [8]
    assert scored({"field": ["gobelin", "golem"]}, {}).points(0, "monochrome") == []


@clause("MG-8.5.11")
def test_polychrome_and_monochrome_use_the_final_colours() -> None:
    totem = {"field": ["cerbere", "elfe", "sphinx", "golem", "nain"], "belief": "totemisme"}
    assert scored(totem, {}).does("colour #5 blue").points(0, "polychrome") == [3]
    goblin = {"field": ["gobelin", "golem"], "belief": "totemisme"}
    assert scored(goblin, {}).does("colour #2 green").points(0, "monochrome") == [8]
    # A copy of a Goblin is grey; a transformed creature is grey.
    copied = scored({"field": ["gorgone", "golem"]}, {"field": ["gobelin", "elfe"]}).does("target #3")
    assert [copied.points(seat, "monochrome") for seat in (0, 1)] == [[8], [8]]
    wolf = scored({"field": ["loup-garou", "gobelin"]}, {"field": ["gobelin", "elfe"]}).does("target #4")
    assert [wolf.points(seat, "monochrome") for seat in (0, 1)] == [[], []]


@clause("MG-8.5.12", "MG-8.5.14")
def test_a_count_effect_is_given_once() -> None:
    assert scored({"field": ["centaure"] * 4}, {}).points(0, "copies") == [3]
    assert scored({"field": ["griffon"] * 4}, {}).points(0, "copies") == [6]
    both = scored({"field": ["centaure", "centaure", "sirene", "sirene"]}, {})
    assert both.points(0, "copies") == [3, 4]
    for trolls in (["troll", "troll"], [PAIR], [PAIR, "troll"], [PAIR, PAIR], ["troll"] * 4):
        assert scored({"field": trolls}, {}).points(0, "copies") == [2]
    assert scored({"field": ["troll"]}, {"field": ["troll"]}).points(0, "copies") == []


@clause("MG-8.5.13")
def test_the_resurrection_bonus() -> None:
    story = scored({"field": [RISEN, "phenix"]}, {})
    assert story.items(0) == [("value", 1, 1), ("value", 2, 1), ("resurrection", 1, 9)]


@clause("MG-8.5.15")
def test_the_unicorn_belongs_to_the_subtotal() -> None:
    story = scored({"field": [down("licorne"), "licorne", "golem"]}, {})
    assert story.points(0, "was-down") == [3]
    assert story.subtotal(0) == 8 + 3 + 3 + 2
    twice = scored({"field": [down("licorne"), "golem"], "divinity": "anubis"}, {})
    assert (twice.subtotal(0), twice.points(0, "divinity")) == (11, [11])


# Colours --------------------------------------------------------------------------------------------------------------
@clause("MG-8.6.1", "MG-8.6.2", "MG-8.6.3", "MG-8.6.4", "MG-8.6.5")
@pytest.mark.parametrize(
    ("cards", "colour", "given"),
    [
        (["elfe", "centaure"], "green", {3: 2, 4: 2, 5: 2}),
        (["sphinx", "dragon"], "yellow", {3: 3}),
        (["cerbere", "minotaure"], "orange", {1: -1}),
        (["nain", "golem"], "grey", {1: 2}),
        (["harpie", "licorne"], "blue", {2: 3}),
    ],
)
def test_colour_bonuses(cards: list[str], colour: str, given: dict[int, int]) -> None:
    for count in range(1, 6):
        field = (cards * 3)[:count]
        assert colours(*field) == ({colour: given[count]} if count in given else {})


@clause("MG-8.6.6", "MG-8.6.7")
def test_a_pair_and_a_cyclops_are_one_card_each() -> None:
    assert colours(PAIR, "elfe") == {}
    assert colours(PAIR, "elfe", "centaure") == {"green": 2}
    assert colours(PAIR, PAIR, "elfe", "centaure") == {"green": 2}  # once
    assert colours("cyclope") == {}
    assert colours("cyclope", "harpie") == {"blue": 3}


# Accusations ----------------------------------------------------------------------------------------------------------
@clause("MG-8.7.1", "MG-8.7.2")
def test_who_has_identification_declares_it_and_nothing_more() -> None:
    story = scored({"divinity": "zeus"}, {"divinity": "athena"}, {"divinity": "loki"}).expects("accuse", 1)
    for seat in (0, 1, 2, None):
        players = story.match.view(seat)["players"]
        assert [player["declared"] for player in players] == [False, True, True]
        assert [player["divinity"] for other, player in enumerate(players) if other != seat] == [None] * (
            3 if seat is None else 2
        )
    assert [entry["seat"] for entry in story.events("declare")] == [1, 2]
    assert story.events("accuse") == []


@clause("MG-8.7.3", "MG-8.7.4", "MG-8.7.5")
def test_what_may_be_named() -> None:
    story = scored({"divinity": "athena"}, {"divinity": "zeus"}, {"divinity": "loki"}).expects("accuse", 0)
    plain = ["anubis", "zeus", "odin", "ra", "poseidon", "gaia", "hephaistos", "hades", "hecate"]
    story.expects_exactly(*[f"accuse p1 {one}" for one in plain], "accuse p2 loki", "accuse p2 thot")
    story.refuses("skip", "accuse p0 zeus", "accuse p2 athena", "accuse p1 loki", "accuse p2 zeus")


@clause("MG-8.7.6")
def test_everybody_who_declared_accuses_once() -> None:
    story = scored({"divinity": "athena"}, {"divinity": "thot"}, {"divinity": "loki"})
    story.expects("accuse", 0).does("accuse p1 thot").expects("accuse", 1).does("accuse p2 athena")
    story.expects("accuse", 2).does("accuse p0 athena")
    assert len(story.events("accuse")) == 3
    none = scored({"divinity": "zeus"}, {"divinity": "odin"})
    assert none.events("accuse") == []
    assert none.match.outcome is not None


@clause("MG-8.7.7")
def test_accusations_are_open_and_checked_after_all_are_made() -> None:
    story = scored({"divinity": "zeus"}, {"divinity": "thot"}, {"divinity": "loki"}, starter=2)
    story.expects("accuse", 2).does("accuse p0 zeus").expects("accuse", 1)
    for seat in (0, 1, None):
        view = story.match.view(seat)
        assert view["accusations"] == [{"by": 2, "player": 0, "divinity": "zeus"}]
        assert view["players"][2]["divinity"] is None
    assert not [entry for entry in story.events("points") if entry["what"] == "identification"]
    story.does("accuse p0 odin")
    assert [entry["player"] for entry in story.events("accuse")] == [0, 0]
    assert [story.points(seat, "identification") for seat in range(3)] == [[], [], [4]]


@clause("MG-8.7.8", "MG-8.8.7")
def test_two_may_accuse_the_same_player_of_the_same() -> None:
    story = scored({"divinity": "zeus"}, {"divinity": "thot"}, {"divinity": "loki"})
    story.does("accuse p0 zeus", "accuse p0 zeus")
    assert story.scores() == [-8, 4, 4]
    assert story.items(0) == [("identified", "zeus", -4), ("identified", "zeus", -4)]


# Divinities and identification points ---------------------------------------------------------------------------------
@clause("MG-8.8.1")
def test_all_divinities_are_shown() -> None:
    story = scored({"divinity": "zeus"}, {"divinity": "odin"}, {})
    for seat in (0, 1, 2, None):
        assert [player["divinity"] for player in story.match.view(seat)["players"]] == ["zeus", "odin", None]
    assert [entry["cards"] for entry in story.events("reveal", 2)] == [["zeus"], ["odin"]]
    assert story.match.view(None)["rounds"][-1]["divinities"] == ["zeus", "odin", None]


@clause("MG-8.8.2")
@pytest.mark.parametrize(
    ("divinity", "field", "points"),
    [
        ("zeus", ["elfe", "golem", "cyclope", "minotaure"], 6),
        ("zeus", ["elfe", "golem", "cyclope", "nain"], 0),
        ("odin", ["elfe", "golem", "cyclope", down("nain"), down("harpie"), down("sirene")], 6),
        ("odin", ["elfe", "golem", "cyclope", down("nain"), down("harpie")], 0),
        ("ra", ["dragon", "sphinx"], 4),
        ("ra", ["dragon", "sphinx", "griffon", "phenix"], 6),
        ("poseidon", ["harpie"], 2),
        ("gaia", ["elfe", PAIR], 4),
        ("hephaistos", ["minotaure", "cerbere", "chimere", "chupacabra"], 6),
        ("hades", ["golem", "nain", "nain"], 4),
    ],
)
def test_divinities(divinity: str, field: list[Any], points: int) -> None:
    story = scored({"field": field, "divinity": divinity}, {})
    assert story.points(0, "divinity") == ([points] if points else [])


@clause("MG-8.8.2")
@pytest.mark.parametrize(
    ("divinity", "field", "points"),
    [
        ("loki", [down("nain"), down("harpie"), "elfe", "golem"], 2),
        ("loki", ["cyclope", "elfe", "golem", down("nain")], 1),
        ("athena", ["cyclope", "elfe"], 4),
        ("athena", ["cyclope", down("nain")], 0),
        ("thot", ["elfe", "sphinx", "cerbere", "golem", "harpie"], 5),
        ("thot", ["elfe", "sphinx", "cerbere", "golem"], 0),
    ],
)
def test_divinities_with_identification(divinity: str, field: list[Any], points: int) -> None:
    story = scored({"field": field, "divinity": divinity}, {}).expects("accuse", 0).does("accuse p1 zeus")
    assert story.points(0, "divinity") == ([points] if points else [])


@clause("MG-8.8.2")
@pytest.mark.parametrize(("spells", "points"), [(0, []), (1, [2]), (2, [4]), (3, [6]), (5, [6])])
def test_hecate(spells: int, points: list[int]) -> None:
    assert scored({"divinity": "hecate", "spells_played": spells}, {}).points(0, "divinity") == points


@clause("MG-8.8.2")
def test_divinities_look_at_the_state_after_totemism() -> None:
    player = {"field": ["golem"], "divinity": "ra", "belief": "totemisme"}
    assert scored(player, {}).does("colour #1 yellow").points(0, "divinity") == [2]
    wolf = scored({"field": ["loup-garou"], "divinity": "hades"}, {"field": ["elfe"], "divinity": "gaia"})
    assert [wolf.points(seat, "divinity") for seat in (0, 1)] == [[2], []]


@clause("MG-8.8.3")
def test_anubis_doubles_a_subtotal_of_18_or_less() -> None:
    eighteen = ["gobelin", "centaure", "elfe"]  # 8 + 8 + 2
    story = scored({"field": eighteen, "divinity": "anubis"}, {"field": ["golem"]})
    assert (story.subtotal(0), story.points(0, "divinity"), story.scores()[0]) == (18, [18], 36)
    nineteen = ["minotaure", "cyclope", down("licorne")]  # 14 + 3 + 3 - 1
    story = scored({"field": nineteen, "divinity": "anubis"}, {"field": ["golem"]})
    assert (story.subtotal(0), story.points(0, "divinity")) == (19, [])
    # A negative subtotal is added once more too.
    story = scored({"field": [creature("cerbere", mod=-3)], "divinity": "anubis"}, {})
    assert story.scores()[0] == -2


@clause("MG-8.8.4")
def test_anubis_doubles_no_identification_points() -> None:
    story = scored({"field": ["golem"], "divinity": "anubis"}, {"divinity": "loki"}).does("accuse p0 anubis")
    assert story.items(0) == [
        ("value", 1, 4), ("colour", "grey", 2), ("divinity", "anubis", 6), ("identified", "anubis", -4),
    ]  # fmt: skip
    assert story.scores() == [8, 4]


@clause("MG-8.8.5", "MG-8.8.6")
def test_accusations_take_four_points_if_right() -> None:
    right = scored({"divinity": "loki"}, {"divinity": "zeus"}).does("accuse p1 zeus")
    assert right.scores() == [4, -4]
    wrong = scored({"divinity": "loki"}, {"divinity": "zeus"}).does("accuse p1 odin")
    assert wrong.scores() == [0, 0]
    # One without a divinity can only be accused wrongly.
    nobody = scored({"divinity": "loki"}, {}).does("accuse p1 zeus")
    assert nobody.scores() == [0, 0]


# Strong and Weak ------------------------------------------------------------------------------------------------------
@clause("MG-8.9.1", "MG-8.9.2")
def test_strong_and_weak_use_the_totals_after_identification() -> None:
    # 10 to 9 before the accusation, 6 to 13 after it.
    one = {"field": ["minotaure", "golem"], "divinity": "odin"}  # 5 + 4 - 1 + 2
    two = {"field": ["sphinx", "cyclope"], "divinity": "loki"}
    right = scored(one, two).does("accuse p0 odin")
    assert right.scores() == [6, 12]
    assert [right.points(seat, "strong") for seat in (0, 1)] == [[], []]
    wrong = scored(one, two).does("accuse p0 zeus")
    assert wrong.scores() == [10 - 2, 8 + 6]
    # No new comparison: p1 has most in the end and p0 keeps its minus.
    sheet = wrong.match.view(None)["rounds"][-1]["sheet"]
    assert [one["items"][-1]["step"] for one in sheet] == [11, 11]


@clause("MG-8.9.3")
def test_all_tied_players_are_strongest_or_weakest() -> None:
    strong = {"field": ["minotaure", "golem"]}
    weak = {"field": ["sphinx"]}
    story = scored(strong, strong, weak, weak)
    assert [story.points(seat, "strong") for seat in (0, 1)] == [[-2], [-2]]
    assert [story.points(seat, "weak") for seat in (2, 3)] == [[6], [6]]
    middle = scored({"field": ["cyclope", "golem"]}, {"field": ["minotaure", "sphinx"]}, {"field": ["nain"]}, {})
    assert [middle.points(1, kind) for kind in ("strong", "weak")] == [[], []]


@clause("MG-8.9.4", "MG-8.9.5")
def test_strong_comes_before_weak_and_excludes_it() -> None:
    # All are tied with 5.
    story = scored({"field": ["minotaure", "sphinx"]}, {"field": ["sphinx", "griffon", "licorne"]})
    assert (story.points(0, "strong"), story.points(0, "weak")) == ([-2], [])
    assert (story.points(1, "strong"), story.points(1, "weak")) == ([], [6])
    assert story.scores() == [3, 11]


@clause("MG-8.9.6", "MG-8.9.7")
def test_every_card_with_the_keyword_counts_also_if_it_costs_points() -> None:
    story = scored({"field": ["sphinx"] * 3}, {"field": ["minotaure", "minotaure", "golem"]}, {"field": ["cyclope"]})
    assert story.points(0, "weak") == [6, 6, 6]
    assert story.points(1, "strong") == [-2, -2]
    assert story.scores() == [24, 12, 7]


# Round result and match result ----------------------------------------------------------------------------------------
@clause("MG-8.10.1")
def test_the_round_score_is_the_total() -> None:
    story = scored({"field": ["minotaure", "golem"]}, {"field": ["sphinx"]})
    assert story.scores() == [8, 7]
    assert [entry.get("amount", 0) for entry in story.events("score")] == [8, 7]


@clause("MG-8.10.2")
def test_all_with_the_highest_score_have_won_a_round() -> None:
    story = scored({"field": ["golem"]}, {"field": ["elfe"]}, {"field": ["golem"]})
    assert story.match.view(None)["rounds"][-1]["winners"] == [0, 2]
    shown = ended([[30, 20, 25], [25, 25, 25], [1, 25, 2]]).match.view(None)["players"]
    assert [player["rounds_won"] for player in shown] == [2, 2, 1]


@clause("MG-8.10.3")
def test_the_highest_sum_wins() -> None:
    story = ended([[30, 0, 0], [0, 20, 9], [0, 3, 25]])
    assert winners(story) == (0,)
    assert ranks(story) == [1, 2, 3]


@clause("MG-8.10.4", "MG-8.10.5")
def test_ties_go_to_who_won_more_rounds_or_are_shared() -> None:
    assert winners(ended([[30, 20, 25], [25, 25, 25]])) == (0, 1)
    assert winners(ended([[30, 19, 26], [25, 25, 25]])) == (0,)


@clause("MG-8.10.3", "MG-8.10.4", "MG-8.10.5", "MG-8.10.8")
def test_the_end_says_who_has_won_and_why() -> None:
    def told(*players: dict[str, Any]) -> str:
        return str(scored(*players).match.log(None)[-1]["text"])

    # a Golem alone is worth 6 in the last round
    golem = {"field": ["golem"]}
    assert told({**golem, "scores": [9, 9]}, {"scores": [1, 1]}) == "The match is over: p0 wins by points."
    more = "The match is over: p1 wins on equal points, having won more rounds."
    assert told({**golem, "scores": [0, 0]}, {"scores": [3, 3]}) == more
    shared = "The match is over: p0 and p1 share the victory by points."
    assert told({**golem, "scores": [2, 0]}, {"scores": [2, 6]}) == shared
    story = begun()
    story.match.concede(1)
    assert story.match.log(None)[-1]["text"] == "The match is over: p0 wins since everybody else gave up."


@clause("MG-8.10.6")
def test_the_ranking_uses_both_criteria() -> None:
    assert ranks(ended([[30, 20, 25], [25, 25, 25], [90, 0, 0], [10, 10, 10]])) == [3, 2, 1, 4]
    assert ranks(ended([[5, 5, 5], [5, 5, 5], [9, 9, 9], [1, 1, 1]])) == [2, 2, 1, 4]


@clause("MG-8.10.7")
def test_the_outcome() -> None:
    story = ended([[30, 20, 25], [25, 25, 25], [1, 2, 3]])
    outcome = story.match.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((75, 75, 6), (0, 1))
    # Rounds not counted give 0.
    early = begun(1, 2).gives_up(0)
    assert early.match.outcome is not None
    assert (early.match.outcome.scores, early.match.outcome.winners) == ((0, 0), (1,))
    second = table({"hand": ["golem"], "scores": [12]}, {"scores": [30]}, round=2).gives_up(1)
    assert second.match.outcome is not None
    assert (second.match.outcome.scores, second.match.outcome.winners) == ((12, 30), (0,))


# Giving up ------------------------------------------------------------------------------------------------------------
@clause("MG-8.10.8")
def test_giving_up_is_no_option_and_ends_a_match_of_two() -> None:
    story = table({"hand": ["golem", "nain"]}, {"field": ["elfe"]})
    assert "concede" not in story.tokens
    story.gives_up(1)
    assert winners(story) == (0,)
    with pytest.raises(kleos.KleosError):
        story.match.concede(0)


@clause("MG-8.10.8")
def test_it_takes_effect_when_nothing_is_resolving() -> None:
    other = {"field": ["elfe"], "belief": "druidisme"}
    story = (
        table({"hand": ["dragon", "nain"]}, other, {}, deck_rest=True).does("play dragon").expects("dragon-target", 0)
    )
    story.gives_up(1).expects("dragon-target", 0)
    assert not story.match.view(None)["players"][1]["conceded"]
    story.does("target #1").expects("main", 0)  # nobody is asked about Druidism any more
    assert story.match.view(None)["players"][1]["conceded"]
    assert story.field(1) == []


@clause("MG-8.10.8")
def test_the_opportunities_of_who_has_given_up_are_skipped() -> None:
    story = table({"hand": ["golem", "nain"]}, {"field": ["elfe"]}, {}, deck_rest=True).gives_up(1)
    story.does("play golem", "done").expects("main", 2)
    assert [entry["seat"] for entry in story.events("skip-turn")] == [1]


@clause("MG-8.10.8")
def test_the_turn_of_another_goes_on_where_it_was() -> None:
    hand = ["nain", "griffon", "djinn", "elfe"]
    deck = ["golem", "harpie", "sirene", "sphinx", "licorne"]
    story = table({"hand": hand}, {}, {}, deck=deck).does("play nain", "done", "card elfe").gives_up(1)
    story.expects("return-order", 0).expects_exactly("card griffon", "card djinn", "done").does("card djinn")
    story.expects("main", 2)
    assert story.deck == ["elfe", "djinn", "griffon"]
    free = table({"hand": ["nain", "griffon", "djinn"]}, {}, {}, deck=deck).does("play nain").gives_up(2)
    free.expects("main", 0).offers("play griffon", "done")


@clause("MG-8.10.8")
def test_field_and_divinity_of_who_has_given_up_count_for_the_others() -> None:
    gone = {"field": ["harpie", "nain"], "divinity": "odin", "conceded": True}
    story = scored({"field": ["harpie"]}, {"field": ["nain"], "divinity": "loki"}, gone).does("accuse p2 odin")
    assert story.items(0) == [("value", 1, 1)]
    assert story.items(1) == [("value", 2, 1), ("colour", "grey", 2), ("identification", "odin", 4)]
    assert story.scores() == [1, 7, 0]  # p2: 1 + 1 + 2 - 4
    dragon = table({"hand": ["dragon", "sphinx"]}, gone | {"conceded": True}, {}).does("play dragon")
    dragon.offers("target #1", "target #2")


@clause("MG-8.10.9")
def test_a_turn_broken_off_returns_the_hand_in_the_order_drawn() -> None:
    deck = ["golem", "elfe", "harpie", "sirene", "sphinx"]
    story = table({"hand": ["nain", "griffon", "djinn"]}, {}, {}, deck=deck, opportunities=4).gives_up(0)
    story.expects("main", 1)
    assert story.deck == ["nain", "griffon", "djinn"]
    assert story.match.view(None)["opportunities"] == 5
    # The order chosen so far is void: nothing had been put under the deck yet.
    choosing = table({"hand": ["nain", "griffon", "djinn", "elfe"]}, {}, {}, deck=deck).does("play nain", "done")
    choosing.does("card elfe").expects("return-order", 0).gives_up(0).expects("main", 1)
    assert choosing.deck == ["griffon", "djinn", "elfe"]


@clause("MG-8.10.9")
def test_the_end_check_follows_a_turn_broken_off() -> None:
    full = ["golem", "elfe", "centaure", "minotaure", "dragon", "cyclope"]
    # p0's full field does not count once p0 has given up; p1's does.
    story = table({"hand": ["nain", "djinn"]}, {"field": full}, {}, deck_rest=True, countdown=3, round=3).gives_up(0)
    story.expects("main", 2)
    assert story.countdown == 1
    over = table({"hand": ["nain", "djinn"]}, {"field": full}, {"field": ["golem"]}, countdown=1, round=3).gives_up(0)
    assert over.match.outcome is not None
    assert ranks(over) == [3, 1, 2]


@clause("MG-8.10.9")
@pytest.mark.parametrize("quitter", [0, 1])
def test_no_hand_outlasts_a_match_that_ends_by_giving_up(quitter: int) -> None:
    story = table({"hand": ["nain", "griffon", "djinn"]}, {}, deck=["golem"]).gives_up(quitter)
    assert story.match.outcome is not None
    assert (story.hand(), story.deck) == ([], ["golem", "nain", "griffon", "djinn"])


@clause("MG-8.10.10")
def test_giving_up_in_the_choice_of_beliefs() -> None:
    story = begun(2, 3)
    first, second, third = story.seat, (story.seat + 1) % 3, (story.seat + 2) % 3
    story.does("card animisme").expects("choose-belief", second).gives_up(second).expects("choose-belief", third)
    story.does("card dualisme").expects("main", first)
    assert story.match.view(None)["players"][second]["belief"] is None
    # Who has not been asked yet is left out too, who has chosen keeps the belief.
    early = begun(2, 3).gives_up(third).does("card animisme").expects("choose-belief", second)
    early.does("card dualisme").expects("main", first)
    late = begun(2, 3).does("card animisme").gives_up(first).expects("choose-belief", second)
    assert late.match.view(None)["players"][first]["belief"] == "animisme"


@clause("MG-8.10.10")
def test_polytheism_of_who_has_given_up_is_not_carried_out() -> None:
    players = [{"divinity": "zeus"}, {"divinity": "odin"}, {"divinity": "ra"}]
    story = table(*players, phase="belief", deck_rest=True).does("card polytheisme", "card animisme", "card divination")
    extra = story.expects("polytheism-keep", 0).match.view(0)["players"][0]["extra_divinity"]
    story.gives_up(0).expects("main", 1)
    assert story.divinity(0) == "zeus"
    assert extra in story.match.view(2)["players"][2]["divinities_seen"]
    before = table(*players, phase="belief", deck_rest=True).does("card polytheisme").gives_up(0)
    before.does("card animisme", "card dualisme").expects("main", 1)
    assert before.divinity(0) == "zeus"
    # p0 was the starter: the first opportunity is skipped.
    assert [entry["seat"] for entry in before.events("skip-turn")] == [0]


@clause("MG-8.10.10", "MG-8.10.11")
def test_who_has_given_up_has_no_part_in_the_next_rounds() -> None:
    players: list[dict[str, Any]] = [{"field": ["golem"]}, {"field": ["elfe"]}, {"conceded": True}]
    story = table(*players, phase="scoring", deck_rest=True)
    # p2 has the fewest points and does not start.
    story.expects("choose-belief", 1).does("card animisme").expects("choose-belief", 0).does("card dualisme")
    assert story.divinity(2) is None
    assert story.match.view(None)["players"][2]["belief"] is None
    assert story.match.view(None)["unused_divinities"] == 10


@clause("MG-8.10.11")
def test_fields_of_who_has_given_up_neither_start_a_countdown_nor_are_waited_for() -> None:
    full = ["golem", "elfe", "centaure", "minotaure", "dragon", "cyclope"]
    gone = {"field": full, "conceded": True}
    hand = {"hand": ["nain", "sphinx"]}
    story = table(hand, gone, {}, deck_rest=True).does("play nain", "done").expects("main", 2)
    assert story.countdown is None
    six = ["cerbere", "griffon", "gobelin", "sirene", "cyclope"]
    all_full = table(
        {"field": six, **hand}, {"field": full}, {"field": ["elfe"], "conceded": True}, countdown=6, round=3
    ).does("play nain", "done")
    assert all_full.match.outcome is not None


@clause("MG-8.10.11")
def test_the_length_of_a_countdown_counts_all_seats() -> None:
    six = ["cerbere", "griffon", "gobelin", "sirene", "cyclope"]
    story = table({"field": six, "hand": ["nain", "sphinx"]}, {"conceded": True}, {}, deck_rest=True)
    story.does("play nain", "done").expects("main", 2)
    assert [entry["amount"] for entry in story.events("countdown")] == [6]
    assert story.countdown == 5


@clause("MG-8.10.11")
def test_who_has_given_up_is_neither_strongest_nor_weakest_nor_wins_rounds() -> None:
    gone = {"field": ["minotaure", "cyclope", "sphinx"], "conceded": True}
    story = scored({"field": ["minotaure"]}, {"field": ["sphinx"]}, gone)
    assert [story.points(seat, "strong") for seat in range(3)] == [[-2], [], []]
    assert [story.points(seat, "weak") for seat in range(3)] == [[], [6], []]
    assert story.match.view(None)["rounds"][-1]["winners"] == [1]  # 5 - 1 - 2 and 1 + 6
    # Also in rounds from before: without p2's 40, p1 has won two rounds to one.
    ties = ended([[20, 5, 5], [10, 10, 10], [40, 40, 40]], conceded=[2])
    assert winners(ties) == (1,)
    assert ranks(ties) == [2, 1, 3]


@clause("MG-8.10.11")
def test_the_imp_passes_over_who_has_given_up() -> None:
    story = table({"hand": ["lutin", "nain"]}, {"conceded": True}, {}, deck=["golem", "elfe", "sirene"])
    story.does("play lutin")
    assert [story.field(seat) for seat in range(3)] == [["golem"], [], ["elfe"]]


@clause("MG-8.10.12")
def test_nothing_is_asked_of_who_has_given_up_in_the_counting() -> None:
    gone = {"field": ["gorgone", "loup-garou", "elfe"], "divinity": "loki", "belief": "totemisme", "conceded": True}
    story = scored({"field": ["golem"], "divinity": "athena"}, {"divinity": "zeus"}, gone).expects("accuse", 0)
    assert story.events("copies") == story.events("targets") == story.events("recolour") == []
    assert [player["declared"] for player in story.match.view(None)["players"]] == [True, False, True]
    story.offers("accuse p2 loki").does("accuse p2 loki")
    assert story.match.outcome is not None
    assert len(story.events("accuse")) == 1
    assert story.items(2) == [("value", 3, 3), ("value", 4, 3), ("identified", "loki", -4)]


@clause("MG-8.10.12")
def test_optional_choices_of_who_has_given_up_are_skipped() -> None:
    for belief in ("druidisme", "reincarnation"):
        gone = {"field": ["elfe", "golem"], "belief": belief, "conceded": True}
        story = table({"hand": ["dragon", "nain"]}, gone, {}, deck_rest=True).does("play dragon", "target #1")
        story.expects("main", 0)
        assert story.field(1) == ["golem"]


@clause("MG-8.10.13")
def test_the_later_to_give_up_ranks_ahead() -> None:
    story = table({"hand": ["golem", "nain"]}, {}, {}, {}, deck_rest=True).gives_up(2, 0, 3)
    assert winners(story) == (1,)
    assert ranks(story) == [3, 1, 4, 2]
    # Behind all others, whatever the points.
    points = ended([[90, 90, 90], [1, 1, 1], [2, 2, 2]], conceded=[0])
    assert ranks(points) == [3, 2, 1]
    # Loaded as such they are ranked by points.
    assert ranks(ended([[1, 1, 1], [9, 9, 9], [5, 5, 5], [7, 7, 7]], conceded=[0, 1])) == [4, 3, 2, 1]


@clause("MG-8.10.13")
def test_the_last_player_at_the_table_has_won_whoever_leaves_in_the_same_moment() -> None:
    # While a Dragon is looking for a target both others leave; that ends the match when it is resolved.
    story = table({"hand": ["dragon", "nain"], "scores": [3]}, {"field": ["elfe"], "scores": [9]}, {}, round=2)
    story.does("play dragon").gives_up(1, 2).expects("dragon-target", 0).gives_up(0)
    assert winners(story) == (0,)
    assert ranks(story) == [1, 3, 2]


@clause("MG-8.10.14")
def test_pending_questions_are_skipped_or_get_the_first_answer() -> None:
    dragon = (
        table({"hand": ["dragon", "nain"]}, {"field": ["elfe"]}, {}, deck_rest=True).does("play dragon").gives_up(0)
    )
    assert dragon.field(1) == ["elfe"]
    swap = {"field": ["sphinx", "nain"], "hand": ["satyre", "golem"]}
    satyr = table(swap, {"field": ["elfe", "harpie"]}, {}, deck_rest=True).does("play satyre").gives_up(0)
    assert (satyr.field(0), satyr.field(1)) == (["nain", "elfe"], ["sphinx", "harpie"])
    satyr.expects("main", 1)
    chimera = table({"field": ["chimere", "elfe"], "hand": ["golem", "nain"]}, {}, {}, deck_rest=True).does("use #1")
    chimera.expects("chimera-place", 0).gives_up(0).expects("main", 1)
    assert chimera.field(0) == ["chimere"]
    saves = {"field": ["elfe"], "belief": "druidisme"}
    other = table({"hand": ["dragon", "nain"]}, saves, {}, deck_rest=True).does("play dragon", "target #1")
    other.expects("druidism-save", 1).gives_up(1).expects("main", 0)
    assert other.field(1) == []


@clause("MG-8.10.14")
def test_giving_up_during_the_counting() -> None:
    # The counting is finished first; what is still asked of p0 gets the first answer.
    one = {"field": ["gorgone", "elfe"], "divinity": "loki"}
    story = scored(one, {"field": ["minotaure"], "divinity": "zeus"}, {"field": ["nain"]})
    story.expects("gorgon-copy", 0).gives_up(0)
    assert story.match.outcome is not None
    assert [(entry["object"], entry["other"]) for entry in story.events("copies")] == [(1, 2)]
    assert story.events("accuse")[0]["cards"] == ["anubis"]
    assert story.points(0, "value") == [3, 3]
    assert ranks(story)[0] == 3
    accusing = table(
        one, {"field": ["minotaure"], "divinity": "zeus"}, {"field": ["nain"]}, phase="scoring", deck_rest=True
    )
    accusing.does("target #2").expects("accuse", 0).gives_up(0).expects("choose-belief", 1)
    assert accusing.match.view(None)["players"][0]["conceded"]
    assert accusing.scores() == [8, 4, 8]


@clause("MG-8.10.14")
def test_who_is_not_asked_may_give_up_during_the_counting() -> None:
    one = {"field": ["gorgone", "elfe"], "divinity": "loki"}
    story = table(one, {"field": ["minotaure"]}, {"field": ["nain"]}, phase="scoring", deck_rest=True)
    story.gives_up(1).expects("gorgon-copy", 0).does("target #2").expects("accuse", 0).does("accuse p1 zeus")
    # p1 had the fewest points, but starts no round any more.
    assert story.scores() == [8, 4, 8]
    story.expects("choose-belief", 2)


@clause("MG-8.10.8", "MG-8.10.14")
@pytest.mark.parametrize("seed", range(8))
def test_giving_up_is_possible_at_every_moment(seed: int) -> None:
    story = begun(seed, 3)
    asked = 0

    def quits(match: kleos.Match) -> None:
        nonlocal asked
        asked += 1
        for seat in range(3):
            alone = match.clone()
            alone.concede(seat)
            Story(alone)
            decision = alone.decision
            assert decision is None or decision.seat != seat
            if asked % 9 == seed % 9 and decision is not None:
                rest = [other for other in range(3) if other != seat]
                alone.concede(rest[seed % 2])
                outcome = alone.outcome
                assert outcome is None or outcome.winners == (rest[1 - seed % 2],)

    play_randomly(story.match, seed, quits, eager=True)
    assert asked > 50
