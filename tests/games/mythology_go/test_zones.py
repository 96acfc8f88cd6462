"""Zones and how cards move (section 7)."""

from collections import Counter
from typing import Any

from kleos.games.mythology_go.testing import Story, begun, creature, down, drawing, scored, table
from kleos.testing import clause, play_randomly

SIX = ["golem", "centaure", "minotaure", "cerbere", "griffon", "gobelin"]


# Zones ----------------------------------------------------------------------------------------------------------------
@clause("MG-7.1")
def test_the_zones() -> None:
    one = {"field": ["golem"], "hand": ["nain"], "divinity": "zeus", "belief": "animisme"}
    view = table(one, {"divinity": "odin"}, deck=["harpie", "elfe"], discard=["djinn"]).match.view(0)
    assert (view["deck_size"], view["discard"]) == (2, ["djinn"])
    mine = view["players"][0]
    assert (mine["hand"], [piece["card"] for piece in mine["field"]]) == (["nain"], ["golem"])
    assert (mine["divinity"], mine["belief"]) == ("zeus", "animisme")
    assert view["unused_divinities"] == 10
    assert len(view["free_beliefs"]) == 9
    assert "animisme" not in view["free_beliefs"]


@clause("MG-7.1")
def test_every_card_has_a_place_in_every_match() -> None:
    for seed in range(3):
        play_randomly(begun(seed, 2 + 2 * seed).match, seed, lambda match: Story(match).check(), eager=True)


# The deck -------------------------------------------------------------------------------------------------------------
@clause("MG-7.2")
def test_drawing_takes_the_top_cards_one_by_one_unseen_by_others() -> None:
    story = drawing({}, {}, deck=["golem", "nain", "elfe", "harpie", "sirene", "sphinx"])
    assert story.hand() == ["golem", "nain", "elfe", "harpie", "sirene"]
    for seat in (1, None):
        drawn = story.events("draw", seat)[0]
        assert (drawn["amount"], drawn["cards_hidden"]) == (5, 5)
        shown = story.match.view(seat)["players"][0]
        assert (shown["hand_size"], shown["hand_known"]) == (5, [])
        assert "hand" not in shown
    assert story.events("draw", 0)[0]["cards"] == ["golem", "nain", "elfe", "harpie", "sirene"]


@clause("MG-7.3")
def test_an_empty_deck_is_made_from_the_discard_pile() -> None:
    discard = ["harpie", "sirene", "sphinx", "griffon", "licorne"]
    story = drawing({}, {}, deck=["golem", "nain"], discard=discard)
    assert story.hand()[:2] == ["golem", "nain"]
    assert Counter(story.hand()[2:] + story.deck) == Counter(discard)
    assert (len(story.hand()), story.discard) == (5, [])
    assert story.kinds().count("recycle") == 1


@clause("MG-7.3")
def test_recycling_shuffles() -> None:
    hands = {tuple(drawing({}, {}, discard=["harpie", "sirene", "sphinx"], seed=seed).hand()) for seed in range(30)}
    assert len(hands) == 6


@clause("MG-7.3")
def test_the_pile_is_left_alone_while_the_deck_suffices() -> None:
    story = drawing({}, {}, deck=["golem", "nain", "elfe", "harpie", "sirene"], discard=["djinn"])
    assert (story.deck, story.discard) == ([], ["djinn"])


@clause("MG-7.3")
def test_nothing_is_drawn_when_both_are_empty() -> None:
    story = table({"hand": ["elfe", "golem"]}, deck=["nain"]).does("play elfe")
    assert story.hand() == ["golem", "nain"]
    story.expects("main", 0).offers("play golem")


@clause("MG-7.4")
def test_a_card_put_under_the_deck_is_its_bottom_card() -> None:
    deck = ["golem", "sphinx", "elfe", "harpie", "sirene", "licorne"]
    story = table({"hand": ["nain", "griffon"]}, deck=deck).does("play nain", "done")
    assert story.hand(1) == ["golem", "sphinx", "elfe", "harpie", "sirene"]
    assert story.deck == ["licorne", "griffon"]


# Creatures ------------------------------------------------------------------------------------------------------------
@clause("MG-7.5")
def test_a_placed_creature_is_fresh() -> None:
    # A Chimera that was used and drained leaves; placed again by the Imp it is a new object.
    field = [creature("chimere", used=True, mod=-3), "golem"]
    story = table({"hand": ["leviathan", "lutin", "nain"]}, {"field": field})
    story.does("play leviathan", "player p1")
    assert story.field(1) == ["golem"]
    again = table({"hand": ["lutin", "nain"]}, {"field": ["golem"]}, deck=["chimere", "phenix"]).does("play lutin")
    fresh = again.match.position()["players"][0]["field"][0]
    assert fresh == {
        "card": "chimere",
        "face": "up",
        "mod": 0,
        "resurrected": False,
        "fused": False,
        "used": False,
        "id": 2,
        "known_to": [],
    }
    assert again.board.players[1].field == (1, 3)


@clause("MG-7.6")
def test_the_discard_pile_is_open_and_a_pair_goes_as_two_cards() -> None:
    pair = {"field": [creature("troll", fused=True)]}
    story = table({"hand": ["dragon", "nain"]}, pair, discard=["djinn"]).does("play dragon", "target #1")
    for seat in (0, 1, None):
        assert story.match.view(seat)["discard"] == ["troll", "troll", "djinn"]


@clause("MG-7.7")
def test_destroying_puts_a_card_on_the_discard_pile() -> None:
    story = table({"hand": ["leviathan", "sphinx"]}, {"field": ["nain", "golem"]}).does("play leviathan", "player p1")
    assert story.discard == ["leviathan", "nain"]
    assert 1 not in story.board.pieces


@clause("MG-7.8")
def test_a_swap_keeps_numbers_and_state() -> None:
    mine: list[Any] = [creature("chimere", used=True, mod=-1), "golem"]
    theirs: list[Any] = [creature("phenix", resurrected=True, mod=2), creature("troll", fused=True)]
    story = table({"field": mine, "hand": ["satyre", "nain"]}, {"field": theirs})
    story.does("play satyre", "target #1", "target #3")
    written = story.match.position()["players"]
    assert [(one["id"], one["card"]) for one in written[0]["field"]] == [(2, "golem"), (3, "phenix")]
    assert [(one["id"], one["card"]) for one in written[1]["field"]] == [(1, "chimere"), (4, "troll")]
    got, given = written[0]["field"][1], written[1]["field"][0]
    assert (got["resurrected"], got["mod"]) == (True, 2)
    assert (given["used"], given["mod"]) == (True, -1)
    assert story.match.position()["next_id"] == 5


@clause("MG-7.8")
def test_a_face_down_creature_is_swapped_face_down() -> None:
    story = table({"field": [down("nain")], "hand": ["satyre", "golem"]}, {"field": ["elfe"]}, {}).does("play satyre")
    assert story.is_down(1)
    shown = [story.match.view(seat)["players"][1]["field"][0]["known"] for seat in (0, 1, 2, None)]
    assert shown == [True, True, False, False]


# Reveal and place -----------------------------------------------------------------------------------------------------
@clause("MG-7.9", "MG-7.15")
def test_cards_are_shown_until_one_can_be_placed() -> None:
    deck = ["djinn", "satyre", "golem", "cyclope", "elfe", "sphinx"]
    story = table({"hand": ["lutin", "nain"]}, {"field": SIX}, deck=deck).does("play lutin")
    assert (story.field(0), story.field(1)) == (["golem"], [*SIX, "elfe"])
    assert not any(piece.down for piece in story.board.pieces.values())
    for seat in (0, 1, None):
        assert [entry["cards"] for entry in story.events("show", seat)] == [["djinn"], ["satyre"], ["cyclope"]]
        assert [entry["cards"] for entry in story.events("place", seat)] == [["golem"], ["elfe"]]


@clause("MG-7.10")
def test_misfits_go_under_the_deck_in_the_order_shown_when_all_is_done() -> None:
    deck = ["djinn", "satyre", "golem", "cyclope", "elfe", "sphinx"]
    story = table({"hand": ["lutin", "nain"]}, {"field": SIX}, deck=deck).does("play lutin")
    assert story.deck == ["sphinx", "djinn", "satyre", "cyclope"]
    known = {one["from_bottom"]: one["card"] for one in story.match.view(1)["deck_known"]}
    assert known == {1: "cyclope", 2: "satyre", 3: "djinn"}


@clause("MG-7.10")
def test_misfits_do_not_come_up_twice_in_one_effect() -> None:
    # p0 shows both spells; for p1 nothing is left but the recycled pile.
    story = table({"hand": ["lutin", "nain"]}, {}, deck=["djinn", "golem", "satyre"], discard=["elfe"])
    story.does("play lutin")
    assert (story.field(0), story.field(1)) == (["golem"], ["elfe"])
    assert story.deck == ["djinn", "satyre"]
    assert story.discard == ["lutin"]


@clause("MG-7.11")
def test_nothing_is_placed_when_no_card_is_left() -> None:
    story = table({"hand": ["lutin", "nain", "sphinx"]}, {}, deck=["djinn", "satyre"], discard=["leviathan"])
    story.does("play lutin").expects("main", 0)
    assert (story.field(0), story.field(1)) == ([], [])
    assert story.deck == ["djinn", "satyre", "leviathan"]
    assert [entry["seat"] for entry in story.events("none-fits")] == [0, 1]
    lost = {"field": ["harpie"], "belief": "reincarnation"}
    dragon = table({"hand": ["dragon", "nain"]}, lost, deck=["djinn"]).does("play dragon", "target #1", "use")
    # The Harpy itself is recycled and comes back.
    assert dragon.field(1) == ["harpie"]
    assert dragon.deck == ["djinn"]


@clause("MG-7.12")
def test_a_shuffle_makes_the_order_random_and_voids_what_was_known() -> None:
    orders = set()
    for seed in range(40):
        story = table({"hand": ["djinn", "nain", "sphinx"]}, deck=["golem", "elfe", "harpie", "sirene"], seed=seed)
        story.does("play djinn", "card golem")
        orders.add(tuple(story.deck))
    assert len(orders) == 6
    deck = ["golem", "sphinx", "djinn", "harpie", "sirene", "licorne"]
    known = table({"hand": ["nain", "griffon"]}, deck=deck).does("play nain", "done")
    assert known.match.view(0)["deck_known"] == [{"from_bottom": 1, "card": "griffon"}]
    known.does("play djinn", "card licorne")
    assert known.match.view(0)["deck_known"] == []


@clause("MG-7.13")
def test_changes_of_state_move_no_cards() -> None:
    field = ["troll", "troll", "golem", down("nain")]
    story = table({"field": field, "hand": ["chupacabra", "sphinx"], "belief": "dualisme"}, {"field": ["elfe"]})
    story.does("fuse #1 #2", "use dualisme", "play chupacabra", "target #5")
    assert (story.discard, story.deck, story.hand()) == ([], [], ["sphinx"])
    assert (story.field(0), story.field(1)) == (["troll", "golem", "nain", "chupacabra"], ["elfe"])
    wolf = scored({"field": ["loup-garou"], "belief": "totemisme"}, {"field": ["golem"]}).does("colour #1 blue")
    assert (wolf.field(0), wolf.field(1), wolf.discard) == (["loup-garou"], ["golem"], [])
    copied = scored({"field": ["gorgone"]}, {"field": ["golem"]})
    assert copied.field(0) == ["gorgone"]


@clause("MG-7.14")
def test_a_face_down_creature_is_shown_as_it_leaves() -> None:
    story = table({"field": ["chimere", down("nain"), "elfe"], "hand": ["golem", "sphinx"]}, {}, {})
    assert story.match.view(1)["players"][0]["field"][1]["known"] is False
    story.does("use #1", "target #2")
    for seat in (1, 2, None):
        assert story.match.view(seat)["discard"] == ["nain"]
        assert story.events("destroy", seat)[0]["cards"] == ["nain"]


@clause("MG-7.15")
def test_a_cyclops_is_placed_where_two_slots_are_free() -> None:
    story = table({"hand": ["lutin", "nain"]}, {"field": SIX[:5]}, deck=["cyclope", "cyclope", "elfe"])
    story.does("play lutin")
    assert (story.field(0), story.field(1)[-1], story.slots(1)) == (["cyclope"], "cyclope", 7)
