"""Setting a round up, the sequence of turns, the countdown and the next round (sections 3 and 4)."""

from collections import Counter
from typing import Any

import pytest

from kleos.engine.rng import seeded
from kleos.games.mythology_go.pool import standard_pool
from kleos.games.mythology_go.testing import Story, begun, creature, down, drawing, table
from kleos.testing import clause, play_randomly

FULL = ["golem", "elfe", "centaure", "minotaure", "dragon", "cyclope"]  # 7 slots
OTHER_FULL = ["cerbere", "gobelin", "sirene", "griffon", "gobelin", "cyclope"]
PLAIN = ["animisme", "esoterisme", "chamanisme", "totemisme", "fatalisme", "druidisme", "reincarnation", "dualisme"]


def plain_turn(story: Story) -> Story:
    """The active player plays a creature that does nothing, face-up, and returns the hand."""
    return story.expects("main").does(story.tokens[0]).ends_turn()


def turns(story: Story, count: int) -> list[int]:
    """Who has the next turns, each a plain one."""
    out = []
    for _ in range(count):
        out.append(story.active)
        plain_turn(story)
    return out


# Setup ----------------------------------------------------------------------------------------------------------------
@clause("MG-3.1")
def test_the_first_starter_is_random() -> None:
    starters = Counter(begun(seed, 3).match.view(None)["starter"] for seed in range(60))
    assert set(starters) == {0, 1, 2}
    assert min(starters.values()) > 8


@clause("MG-3.2")
def test_the_order_of_the_setup() -> None:
    story = begun(5, 2)
    first = story.seat
    assert story.kinds() == ["round", "deal", "deal"]
    assert story.match.view(None)["deck_size"] == 96
    assert story.divinity(0) is not None
    story.believes("animisme", "dualisme")
    assert story.kinds() == ["round", "deal", "deal", "belief", "belief", "turn", "draw"]
    story.expects("main", first)


@clause("MG-3.3")
def test_every_round_begins_with_all_cards_in_one_deck() -> None:
    fields = [
        {"field": ["golem", down("nain"), creature("troll", fused=True)], "scores": [1]},
        {"field": ["elfe"], "scores": [2]},
    ]
    story = table(*fields, phase="scoring", round=2, deck_rest=True, discard=["djinn", "harpie"])
    story.expects("choose-belief")
    assert Counter(story.deck) == Counter(dict.fromkeys(story.ids(story.board.pool.deck), 4))
    assert (story.field(0), story.field(1), story.discard) == ([], [], [])
    assert story.match.view(None)["deck_known"] == []


@clause("MG-3.3")
def test_every_round_is_shuffled_anew() -> None:
    decks = {tuple(begun(seed, 2).deck) for seed in range(10)}
    assert len(decks) == 10


@clause("MG-3.4", "MG-3.6")
def test_everybody_gets_a_divinity_that_only_he_may_look_at() -> None:
    story = begun(4, 3)
    for seat in range(3):
        shown = story.match.view(seat)["players"]
        assert [player["has_divinity"] for player in shown] == [True] * 3
        assert shown[seat]["divinity"] == story.divinity(seat)
        assert [shown[other]["divinity"] for other in range(3) if other != seat] == [None, None]
    story.believes(*PLAIN[:3]).expects("main")
    for seat in range(3):
        assert story.match.view(seat)["players"][seat]["divinity"] == story.divinity(seat)


@clause("MG-3.4")
def test_divinities_are_dealt_anew_every_round() -> None:
    dealt = set()
    for seed in range(40):
        story = table({"divinity": "zeus"}, {"divinity": "odin"}, phase="scoring", seed=seed, deck_rest=True)
        dealt.add(story.divinity(0))
        assert story.divinity(0) != story.divinity(1)
    assert len(dealt) == 12


@clause("MG-3.5", "MG-3.14")
@pytest.mark.parametrize("seed", range(5))
def test_random_numbers_are_used_in_a_fixed_order(seed: int) -> None:
    pool = standard_pool()
    rng = seeded(seed)
    starter = rng.below(4)
    cards = sorted(index for index in pool.deck for _ in range(4))
    deck = rng.shuffled(tuple(cards))
    divinities = rng.shuffled(tuple(pool.divinities))
    story = begun(seed, 4)
    assert story.match.view(None)["starter"] == starter
    assert story.board.deck == deck
    for i in range(4):
        assert story.divinity((starter + i) % 4) == pool.cards[divinities[i]].id
    # Polytheism's extra divinity comes next.
    unused = sorted(divinities[4:])
    story.believes("polytheisme")
    extra = story.match.view(starter)["players"][starter]["extra_divinity"]
    assert extra == pool.cards[unused[rng.below(8)]].id


@clause("MG-3.14")
def test_one_seed_and_the_decisions_determine_a_match() -> None:
    one, two = (play_randomly(begun(9, 3).match, 4) for _ in range(2))
    assert one.hash() == two.hash()
    assert one.record() == two.record()


@clause("MG-3.7")
def test_divinities_not_dealt_stay_unknown() -> None:
    story = begun(7, 3).believes(*PLAIN[:3])
    for seat in (0, 1, 2, None):
        view = story.match.view(seat)
        assert view["unused_divinities"] == 9
        shown = [player.get("divinities_seen", []) for player in view["players"]]
        assert shown == [[], [], []]
    for unused in story.ids(story.board.unused):
        assert unused not in str(story.match.view(0)["players"])


@clause("MG-3.8", "MG-3.9")
def test_beliefs_are_chosen_openly_from_the_starter_clockwise() -> None:
    story = begun(2, 3)
    starter = story.seat
    story.expects("choose-belief", starter).does("card dualisme")
    for seat in (0, 1, 2, None):
        assert story.match.view(seat)["players"][starter]["belief"] == "dualisme"
    story.expects("choose-belief", (starter + 1) % 3).refuses("card dualisme").does("card totemisme")
    story.expects("choose-belief", (starter + 2) % 3).refuses("card dualisme", "card totemisme").does("card animisme")
    story.expects("main", starter)


@clause("MG-3.10")
def test_a_belief_may_be_taken_again_in_the_next_round() -> None:
    story = table({"field": ["golem"], "belief": "dualisme"}, {"belief": "totemisme"}, phase="scoring", deck_rest=True)
    story.expects("choose-belief", 1).offers("card totemisme", "card dualisme").does("card totemisme")
    story.expects("choose-belief", 0).does("card dualisme")
    assert [player["belief"] for player in story.match.view(None)["players"]] == ["dualisme", "totemisme"]


@clause("MG-3.11")
def test_divination_sees_what_polytheism_left() -> None:
    players = [{"divinity": "zeus"}, {"divinity": "odin"}]
    story = table(*players, phase="belief", deck_rest=True).does("card divination", "card polytheisme")
    story.expects("polytheism-keep", 1)
    assert story.match.view(0)["players"][0]["divinities_seen"] == []  # not yet
    extra = story.match.view(1)["players"][1]["extra_divinity"]
    story.does(f"card {extra}")
    seen = story.match.view(0)["players"][0]["divinities_seen"]
    assert "odin" in seen
    assert extra not in seen
    assert len(seen) == 10


@clause("MG-3.12")
def test_divinities_and_beliefs_are_no_targets_and_on_no_field() -> None:
    other = {"field": ["elfe"], "divinity": "zeus", "belief": "animisme"}
    table({"hand": ["dragon", "golem"]}, other).does("play dragon").expects_exactly("target #1", "skip")
    satyr = table({"field": ["nain"], "hand": ["satyre", "golem"], "divinity": "odin"}, other).does("play satyre")
    assert (satyr.field(0), satyr.field(1)) == (["elfe"], ["nain"])
    assert (satyr.divinity(0), satyr.divinity(1)) == ("odin", "zeus")
    assert table({"hand": ["golem"]}, other).slots(1) == 1


@clause("MG-3.13")
def test_the_counters_of_a_round_start_at_zero() -> None:
    one = {"field": FULL, "belief": "dualisme", "belief_used": True, "spells_played": 3}
    story = table(one, {"field": ["nain"]}, phase="scoring", opportunities=11, countdown=2, deck_rest=True)
    view = story.expects("choose-belief").match.view(None)
    assert (view["opportunities"], view["countdown"], view["plays"], view["turn_spells"]) == (0, None, 0, 0)
    assert [(player["spells_played"], player["belief_used"]) for player in view["players"]] == [(0, False)] * 2


# Sequence of turns ----------------------------------------------------------------------------------------------------
@clause("MG-4.1.1")
def test_opportunities_pass_clockwise_from_the_starter() -> None:
    story = drawing({}, {}, {}, starter=2, deck=SPARE)
    assert turns(story, 4) == [2, 0, 1, 2]
    fresh = begun(6, 4)
    starter = fresh.seat
    fresh.believes(*PLAIN[:4]).expects("main", starter)


@clause("MG-4.1.2")
def test_a_full_player_is_skipped() -> None:
    players = [{}, {"field": FULL}, {}]
    story = drawing(*players, active=1, countdown=5, deck=["golem", "nain", "elfe", "sphinx", "harpie", "sirene"])
    story.expects("main", 2)
    assert story.events("skip-turn")[0]["seat"] == 1
    assert [entry["seat"] for entry in story.events("draw")] == [2]
    assert (story.hand(1), story.field(1)) == ([], story.field(1))
    assert story.countdown == 4


@clause("MG-4.1.2")
def test_a_field_of_six_slots_is_not_full() -> None:
    six = ["golem", "elfe", "centaure", "minotaure", "cyclope"]
    drawing({"field": six}, deck_rest=True).expects("main", 0)


@clause("MG-4.1.3")
def test_a_turn_is_draw_main_phase_return_and_end_check() -> None:
    six = ["elfe", "centaure", "minotaure", "dragon", "cyclope"]
    story = drawing({"field": six}, deck=["golem", "nain", "sphinx", "harpie", "sirene", "djinn", "lutin"])
    assert story.kinds() == ["turn", "draw"]
    story.does("play golem", "done").expects("return-order").does("done")
    assert story.kinds()[:6] == ["turn", "draw", "play", "return", "countdown", "turn"]


@clause("MG-4.2.1")
def test_five_cards_are_drawn() -> None:
    story = drawing({}, deck=["golem", "nain", "sphinx", "harpie", "sirene", "djinn"])
    assert story.hand() == ["golem", "nain", "sphinx", "harpie", "sirene"]
    assert story.deck == ["djinn"]


@clause("MG-4.2.2")
def test_a_hand_lasts_for_a_turn() -> None:
    story = begun(8, 3).believes(*PLAIN[1:4])
    for _ in range(6):
        active = story.active
        sizes = [player["hand_size"] for player in story.match.view(None)["players"]]
        assert [size for seat, size in enumerate(sizes) if seat != active] == [0, 0]
        story.does(story.tokens[0])
        while story.active == active and story.kind != "choose-belief":
            story.does(story.tokens[-1])


# Main phase -----------------------------------------------------------------------------------------------------------
@clause("MG-4.3.1", "MG-4.3.7")
def test_one_or_two_plays() -> None:
    story = table({"hand": ["golem", "nain", "harpie", "sirene"]}, deck_rest=True)
    assert "done" not in story.tokens
    story.does("play golem").offers("done", "play nain", "hide nain").does("play nain")
    story.expects("return-order", 0)  # no third play
    one = table({"hand": ["golem", "nain", "harpie", "sirene"]}, deck_rest=True)
    one.does("play golem", "done").expects("return-order", 0)


@clause("MG-4.3.2")
def test_the_three_kinds_of_play() -> None:
    story = table({"field": ["elfe"], "hand": ["golem", "djinn"]})
    story.expects_exactly("play golem", "hide golem", "play djinn")


@clause("MG-4.3.3")
def test_a_spell_fulfils_the_minimum() -> None:
    story = table({"hand": ["lutin", "golem", "nain"]}, deck=["elfe", "harpie"])
    story.does("play lutin").offers("done")
    assert story.match.view(None)["plays"] == 1


@clause("MG-4.3.4")
def test_the_second_play_comes_when_the_first_is_resolved() -> None:
    story = table({"hand": ["djinn", "golem"]}, deck=["sirene", "nain", "cyclope"])
    story.does("play djinn").expects("djinn-name").does("card cyclope")
    story.expects("main", 0).offers("play cyclope").does("play cyclope")
    assert story.field() == ["cyclope"]


@clause("MG-4.3.5", "MG-4.3.6")
def test_free_actions_are_no_plays() -> None:
    field = ["troll", "troll", "chimere", "elfe", down("nain")]
    story = table({"field": field, "hand": ["golem", "harpie", "sirene"], "belief": "dualisme"})
    story.does("fuse #1 #2").expects("main").refuses("done")
    story.does("use #3", "target #4", "skip").expects("main").refuses("done")
    story.does("use dualisme").expects("main").refuses("done")  # the Dwarf is the only creature that can be turned
    assert not story.is_down(5)
    assert story.match.view(None)["plays"] == 0
    story.does("play golem").offers("done", "play harpie")


@clause("MG-4.3.6")
def test_free_actions_come_before_between_or_after_plays() -> None:
    field = ["troll", "troll", "chimere", "elfe", down("nain")]
    player = {"field": field, "hand": ["golem", "harpie", "sirene"], "belief": "dualisme"}
    free = {"fuse #1 #2", "use #3", "use dualisme"}
    story = table(player).offers(*free).does("play golem").offers(*free).does("play harpie")
    story.expects("main", 0).expects_exactly(*free, "done")
    story.does("fuse #1 #2", "use dualisme", "target #5", "use #3", "target #4", "play sirene")
    assert story.field() == ["troll", "chimere", "nain", "golem", "harpie", "sirene"]


@clause("MG-4.3.8")
def test_without_a_legal_play_the_phase_may_be_ended() -> None:
    six = ["golem", "elfe", "centaure", "minotaure", "chimere", "dragon"]
    story = table({"field": six, "hand": ["cyclope", "cyclope"]}, deck_rest=True)
    story.expects("main", 0).expects_exactly("use #5", "done")
    story.does("done").expects("main", 1)
    # A Chimera may take the last card that could be played.
    last = table({"field": six, "hand": ["nain", "cyclope"]}, deck_rest=True).refuses("done")
    last.does("use #5", "target #2", "play nain").expects_exactly("done")


@clause("MG-4.3.9")
def test_a_full_field_does_not_end_the_phase() -> None:
    five = ["troll", "troll", "elfe", "centaure", "chimere", "dragon"]
    story = table({"field": five, "hand": ["golem", "nain", "djinn"]}, {"field": ["harpie"]}, deck=["sirene"])
    story.does("play golem").expects("main", 0)
    assert story.slots() == 7
    story.expects_exactly("play djinn", "fuse #1 #2", "use #5", "done")
    story.does("fuse #1 #2").offers("play nain")


# Return ---------------------------------------------------------------------------------------------------------------
@clause("MG-4.4.1", "MG-4.4.2")
def test_the_rest_of_the_hand_goes_under_the_deck_in_the_chosen_order() -> None:
    story = table({"hand": ["elfe", "harpie", "nain", "golem"], "field": ["sirene"]}, deck=["djinn"] * 4, discard=[])
    story.does("hide golem", "done")
    story.expects("return-order", 0).expects_exactly("card elfe", "card harpie", "card nain", "done")
    story.does("card nain").expects_exactly("card elfe", "card harpie", "done").does("card harpie")
    assert story.hand(0) == []
    # p1 has drawn the four Djinns and the Dwarf, which lay highest of what was returned.
    assert story.hand(1) == ["djinn"] * 4 + ["nain"]
    assert story.deck == ["harpie", "elfe"]


@clause("MG-4.4.2")
def test_done_leaves_the_rest_in_the_order_drawn() -> None:
    deck = ["djinn", "satyre", "leviathan", "lutin", "sphinx"]
    story = table({"hand": ["golem", "harpie", "nain", "elfe"]}, deck=deck)
    story.does("play golem", "done", "card elfe", "done")
    assert story.deck == ["elfe", "harpie", "nain"]


@clause("MG-4.4.3")
def test_others_see_only_how_many_cards_are_returned() -> None:
    deck = ["djinn", "satyre", "leviathan", "lutin", "sphinx"]
    story = table({"hand": ["golem", "harpie", "nain", "elfe"]}, {}, {}, deck=deck).does("play golem", "done")
    before = story.match.view(1)
    story.does("card elfe")
    assert story.match.view(1) == before  # nothing is seen while the order is being chosen
    story.does("done")
    for seat in (1, 2, None):
        returned = story.events("return", seat)[0]
        assert (returned["amount"], returned["cards_hidden"]) == (3, 3)
        assert "cards" not in returned
        assert story.match.view(seat)["deck_known"] == []
    assert story.events("return", 0)[0]["cards"] == ["elfe", "harpie", "nain"]
    mine = {one["from_bottom"]: one["card"] for one in story.match.view(0)["deck_known"]}
    assert mine == {1: "nain", 2: "harpie", 3: "elfe"}


# End check and countdown ----------------------------------------------------------------------------------------------
SPARE = ["sphinx", "nain", "harpie", "licorne"] * 3  # creatures that do nothing when they are played


@clause("MG-4.5.1", "MG-4.5.2")
@pytest.mark.parametrize(
    ("field", "slots"),
    [
        (["golem"] * 4 + ["elfe"] * 2, 6),
        (["golem"] * 4 + ["elfe"] * 3, 7),
        (["cyclope"] * 3, 6),
        (["cyclope"] * 3 + ["nain"], 7),
        ([creature("troll", fused=True)] * 2 + ["golem"] * 4, 6),
        ([creature("troll", fused=True), "troll", "cyclope", "golem", "elfe", down("nain")], 7),
    ],
)
def test_used_slots(field: list[Any], slots: int) -> None:
    shown = table({"hand": ["djinn"], "field": field}).match.view(1)["players"][0]
    assert (shown["slots_used"], shown["full"]) == (slots, slots == 7)


@clause("MG-4.5.3")
def test_spells_divinities_and_beliefs_use_no_slot() -> None:
    story = table(
        {"field": ["golem"], "divinity": "zeus", "belief": "animisme", "hand": ["leviathan", "nain"]}, {"field": []}
    )
    assert story.slots() == 1
    story.does("play leviathan", "player p1")
    assert story.slots() == 1


@clause("MG-4.5.4")
def test_a_field_that_was_full_in_mid_turn_does_not_count() -> None:
    field = ["troll", "troll", "elfe", "centaure", "minotaure", "dragon"]
    story = table({"field": field, "hand": ["golem", "nain"]}, deck=SPARE)
    story.does("play golem", "fuse #1 #2", "done")
    assert story.countdown is None
    story.expects("main", 1)


@clause("MG-4.5.4")
def test_the_check_also_follows_a_skipped_opportunity() -> None:
    players: list[dict[str, Any]] = [{"field": FULL}, {"field": OTHER_FULL}, {"field": ["nain"], "conceded": True}]
    story = drawing(*players, round=3)
    assert story.match.outcome is not None  # one skip, then all fields are full
    assert [entry["seat"] for entry in story.events("skip-turn")] == [0]


@clause("MG-4.5.5")
def test_the_round_ends_when_all_fields_are_full() -> None:
    six = [card for card in FULL if card != "golem"]
    story = table({"field": six, "hand": ["golem", "nain"]}, {"field": OTHER_FULL}, countdown=4, round=3)
    story.does("play golem", "done")
    assert story.match.outcome is not None


@clause("MG-4.5.6")
@pytest.mark.parametrize("count", [2, 3, 5])
def test_a_countdown_of_two_circles_begins_with_the_next_player(count: int) -> None:
    six = [card for card in FULL if card != "golem"]
    players: list[dict[str, Any]] = [{}, {"field": six, "hand": ["golem", "nain"]}, *[{}] * (count - 2)]
    story = table(*players, active=1, deck=SPARE, round=3).does("play golem", "done")
    assert story.countdown == 2 * count
    assert [entry["amount"] for entry in story.events("countdown")] == [2 * count]
    others = [(2 + i) % count for i in range(count - 1)]  # all but p1, who is skipped
    assert turns(story, 2 * (count - 1)) == others * 2
    assert story.match.outcome is not None
    assert [entry["seat"] for entry in story.events("skip-turn")] == [1, 1]


@clause("MG-4.5.7")
def test_it_does_not_matter_whose_turn_fills_a_field() -> None:
    six = ["golem", "elfe", "centaure", "minotaure", "dragon", "cerbere"]
    other = ["griffon", "gobelin", "loup-garou", "chimere", "golem", "elfe"]
    story = table({"hand": ["lutin", "nain"]}, {"field": six}, {"field": other}, deck=["harpie", "sirene", "sphinx"])
    story.does("play lutin", "done")
    assert (story.slots(1), story.slots(2)) == (7, 7)
    assert [entry["amount"] for entry in story.events("countdown")] == [6]
    assert story.countdown == 4  # p1 and p2 were skipped
    story.expects("main", 0)


@clause("MG-4.5.8")
def test_skipped_opportunities_use_up_the_countdown() -> None:
    story = drawing({}, {"field": FULL}, {}, active=1, countdown=6, deck=SPARE)
    assert story.active == 2
    assert story.countdown == 5


@clause("MG-4.5.9", "MG-4.5.10")
def test_who_is_not_full_any_more_plays_on_and_the_countdown_goes_on() -> None:
    story = table({"hand": ["dragon", "nain"]}, {"field": FULL}, {}, countdown=5, deck=SPARE, round=3)
    story.does("play dragon", "target #2", "done").expects("main", 1)
    assert story.countdown == 4
    # p1 fills the field again: the countdown neither stops nor starts anew.
    plain_turn(story).expects("main", 2)
    assert story.slots(1) == 7
    assert story.countdown == 3
    assert story.events("countdown") == []
    plain_turn(story)
    assert story.countdown == 2
    plain_turn(story)
    assert story.match.outcome is not None  # the last opportunity was p1's, who is full
    assert [entry["seat"] for entry in story.events("skip-turn")] == [1]


@clause("MG-4.5.10")
def test_the_countdown_runs_on_when_no_field_is_full_any_more() -> None:
    six = [card for card in FULL if card != "golem"]
    story = table({"field": six, "hand": ["golem", "nain"]}, {}, deck=["dragon", *SPARE]).does("play golem", "done")
    story.does("play dragon", "target #1").ends_turn()
    assert (story.slots(0), story.slots(1)) == (6, 1)
    assert story.countdown == 3
    plain_turn(story)
    assert story.countdown == 2


@clause("MG-4.5.11")
def test_a_used_up_countdown_ends_the_round_as_it_is() -> None:
    story = table({"hand": ["golem", "nain"]}, {"field": ["elfe"]}, countdown=1, round=3).does("play golem", "done")
    assert story.match.outcome is not None
    assert story.scores() == [6, 3]


@clause("MG-4.5.12")
def test_a_round_without_a_countdown_has_twenty_opportunities_each() -> None:
    hand = {"hand": ["golem", "nain"]}
    ended = table(hand, {}, {}, opportunities=59, round=3).does("play golem", "done")
    assert ended.match.outcome is not None
    table(hand, {}, {}, opportunities=58, round=3, deck=SPARE).does("play golem", "done").expects("main", 1)


@clause("MG-4.5.12")
def test_a_countdown_that_starts_at_the_limit_runs_its_full_length() -> None:
    six = [card for card in FULL if card != "golem"]
    story = table({"field": six, "hand": ["golem", "nain"]}, {}, {}, opportunities=59, deck=SPARE, round=3).does(
        "play golem", "done"
    )
    assert story.countdown == 6
    assert turns(story, 4) == [1, 2, 1, 2]
    assert story.match.outcome is not None
    assert story.match.view(None)["opportunities"] == 66


@clause("MG-4.5.12")
def test_a_countdown_lifts_the_limit() -> None:
    story = table({"hand": ["golem", "nain"]}, {"field": FULL}, countdown=3, opportunities=39, deck=SPARE, round=3)
    story.does("play golem", "done").expects("main", 0)
    assert story.countdown == 1
    assert story.match.view(None)["opportunities"] == 41


# The next round -------------------------------------------------------------------------------------------------------
@clause("MG-4.6.1")
@pytest.mark.parametrize("number", [1, 2])
def test_who_has_the_fewest_points_of_the_round_starts_the_next(number: int) -> None:
    scores: list[list[int]] = [[0], [90], [50]] if number == 2 else [[], [], []]
    fields = [["golem", "elfe"], ["nain"], ["harpie", "harpie", "golem"]]
    players = [{"field": field, "scores": points} for field, points in zip(fields, scores, strict=True)]
    story = table(*players, phase="scoring", round=number, deck_rest=True)
    assert [player["scores"][-1] for player in story.match.view(None)["players"]] == [9, 8, 19]
    assert story.round == number + 1
    story.expects("choose-belief", 1)


@clause("MG-4.6.2")
@pytest.mark.parametrize(("starter", "following"), [(0, 1), (1, 3), (2, 3), (3, 1)])
def test_a_tie_for_the_fewest_goes_to_the_next_clockwise(starter: int, following: int) -> None:
    few, many = {"field": ["elfe"]}, {"field": ["golem"]}
    story = table(many, few, many, few, phase="scoring", starter=starter, deck_rest=True)
    story.expects("choose-belief", following)


@clause("MG-4.6.2")
def test_the_former_starter_comes_last_in_a_tie() -> None:
    for starter in range(3):
        table({}, {}, {}, phase="scoring", starter=starter, deck_rest=True).expects("choose-belief", (starter + 1) % 3)
    table({}, {"field": ["elfe"]}, {"field": ["elfe"]}, phase="scoring", deck_rest=True).expects("choose-belief", 0)
