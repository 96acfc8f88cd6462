"""The worked examples of the rules (section 12), each played exactly as told."""

from typing import Any

import pytest

import kleos
from kleos.games.naruto_mythos.testing import Story, ch, hidden, table
from kleos.testing import clause

Lane = tuple[list[str], list[str]]
EMPTY: Lane = ([], [])


def events(story: Story, *kinds: str) -> list[dict[str, Any]]:
    return [entry for entry in story.match.log(None) if entry["kind"] in kinds]


@clause("NM-12.1")
def test_12_1_the_higher_total_wins_base_and_rank_bonus() -> None:
    story = table((["KS-070", hidden("KS-129")], ["KS-009", "KS-074"]), missions=["KS-M10"])
    assert [story.power(number) for number in (1, 2, 3, 4)] == [4, 0, 3, 2]
    assert story.totals("D") == [4, 5]
    story.passes()
    assert (story.points(0), story.points(1)) == (0, 2 + 1)


@clause("NM-12.2")
def test_12_2_four_rounds_of_missions_add_up() -> None:
    # D and A have base 3 (KS-M05, whose winner takes one of the own characters there back to hand), C and B base 2
    story = table(
        (["KS-009", "KS-086"], []),
        missions=["KS-M05"],
        mission_deck=["KS-M10", "KS-M07", "KS-M05"],
        p1={"hand": ["KS-013", "KS-070", "KS-072"]},
    )
    # round 1: D to p0
    story.does("pass", "pass", "target #2")
    # round 2: D to p0 (KS-009 goes to hand), C to p1
    story.does("pass", "play KS-013 C", "pass")
    # round 3: D to p1 (KS-070 goes to hand), C to p1, B to p0
    story.does("play KS-086 B", "play KS-070 D", "pass", "pass")
    # round 4: D to p0 (KS-009 goes to hand), C to p1, B to p0, A to p1
    story.does("play KS-009 D", "play KS-072 A", "pass", "pass")
    won = [(entry["mission"], entry["seat"], entry["amount"]) for entry in events(story, "won")]
    assert won == [
        ("D", 0, 4),
        *[("D", 0, 4), ("C", 1, 4)],
        *[("D", 1, 4), ("C", 1, 4), ("B", 0, 5)],
        *[("D", 0, 4), ("C", 1, 4), ("B", 0, 5), ("A", 1, 7)],
    ]
    outcome = story.match.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((22, 23), (1,))


@clause("NM-12.3")
def test_12_3_an_upgrade_pays_the_difference_and_keeps_tokens() -> None:
    story = table(([ch("KS-016", tokens=2)], []), p0={"hand": ["KS-106"], "chakra": 1})
    story.does("upgrade KS-106 #1")
    assert story.chakra(0) == 0
    assert len(story.at(1).cards) == 2
    assert (story.tokens_on(1), story.power(1)) == (2, 7)


@clause("NM-12.4")
def test_12_4_hiding_costs_one_and_does_nothing() -> None:
    story = table((["KS-032"], []), EMPTY, p0={"hand": ["KS-107"], "chakra": 1})
    story.does("hide KS-107 D").expects("turn", 1)
    assert story.chakra(0) == 0
    assert (story.is_hidden(2), story.power(2), story.place(1)) == (True, 0, "D")
    assert story.totals("D") == [3, 0]
    table(p0={"hand": ["KS-107"], "chakra": 0}).expects_exactly("pass").refuses("hide KS-107 D", clause="NM-5.10")


@clause("NM-12.5")
def test_12_5_orochimaru_takes_a_cheap_hidden_card() -> None:
    story = table(([hidden("KS-050")], [hidden("KS-013")]), p0={"chakra": 4})
    story.does("reveal #1", "use")
    assert story.chakra(0) == 0
    assert story.row("D", 0) == [1, 2]
    assert (story.is_hidden(2), story.at(2).owner, story.side(2)) == (True, 1, 0)


@clause("NM-12.6")
def test_12_6_two_copies_of_a_number_any_number_of_a_name() -> None:
    rules = kleos.rules("naruto-mythos")
    missions = ["KS-M01", "KS-M02", "KS-M03"]
    filling = [f"KS-{number:03}" for number in range(20, 40) for _ in range(2)]
    (problem,) = rules.deck_errors({"cards": [*filling, "KS-009", "KS-009", "KS-009"], "missions": missions})
    assert "KS-009" in problem
    others = [id for id in ("KS-000", "KS-010", "KS-108", "KS-133", "KS-141", "KS-145") for _ in range(2)]
    assert {rules.cards[id].name() for id in others} == {"Naruto Uzumaki"}
    assert rules.deck_errors({"cards": [*filling, "KS-009", "KS-009", *others], "missions": missions}) == []


@clause("NM-12.7")
def test_12_7_the_mission_of_round_3_gives_base_and_three_each_time() -> None:
    story = table(EMPTY, EMPTY, mission_deck=["KS-M10", "KS-M04"], p0={"hand": ["KS-009"]}).passes()
    assert story.board.round == 3
    story.does("play KS-009 B").passes()
    assert story.points(0) == 2 + 3
    story.passes()
    assert story.points(0) == 5 + 5


@clause("NM-12.8")
def test_12_8_all_static_modifiers_at_once() -> None:
    story = table((["KS-013", "KS-015"], ["KS-128"]), missions=["KS-M09"])
    assert story.power(1) == 4 - 1 + 1 + 1 - 1
    assert story.power(2) == 3 - 1
    assert story.power(3) == 6 + 1
    assert story.totals("D") == [6, 7]


@clause("NM-12.9")
def test_12_9_a_mass_hide_measures_once() -> None:
    story = table((["KS-015", "KS-009", "KS-014"], []), p1={"hand": ["KS-054"]}, active=1)
    assert [story.power(number) for number in (1, 2, 3)] == [3, 4, 5]
    story.does("play KS-054 D", "use")
    assert [story.is_hidden(number) for number in (1, 2, 3)] == [True, True, False]
    assert story.power(3) == 4


def chain(first: str) -> list[tuple[str, int]]:
    """What happened, in order: KS-002 plays KS-107 (A), whose MAIN line (B) moves KS-018 and KS-100 to C.

    That sets off the hide of KS-018 (C) and the look of KS-100 (D). KS-049 is defeated in place of the hidden one, which
    sets off KS-003 (E) and KS-136 (F). The UPGRADE lines of KS-107 and KS-002 show when B and A are complete.
    """
    story = table(
        (["KS-013", "KS-018", "KS-100"], []),
        (["KS-001"], ["KS-001", "KS-049", "KS-003", "KS-136", hidden("KS-009")]),
        p0={"hand": ["KS-002", "KS-107"]},
    )
    story.does("upgrade KS-002 #4", "use", "upgrade KS-107 #1")
    story.expects("target", 0).expects_exactly("target #2", "target #3").does("target #2")  # both go to C
    story.expects("order", 0).expects_exactly("trigger #2 1", "trigger #3 1").does(first)
    story.expects("target", 0).does("target #5").expects("replace", 1).does("use #6 #5")
    story.expects("order", 0).expects_exactly("trigger #7 1", "trigger #8 1").does("trigger #8 1")
    while story.kind == "use":
        story.does("use")
    story.expects("turn", 1)
    wanted = ("move", "look", "defeat", "chakra", "tokens")
    return [(entry["kind"], entry["source"]["object"]) for entry in events(story, *wanted)]


@clause("NM-12.10")
def test_12_10_the_newest_group_is_resolved_first() -> None:
    beginning = [("move", 1), ("move", 1)]  # B has acted
    e_and_f = [("defeat", 6), ("chakra", 8), ("chakra", 7)]  # C has acted, then E and F
    ending = [("tokens", 1), ("tokens", 4)]  # B is complete, then A
    look = [("look", 3)]  # D
    assert chain("trigger #2 1") == beginning + e_and_f + look + ending
    assert chain("trigger #3 1") == beginning + look + e_and_f + ending


@clause("NM-12.11")
def test_12_11_sasuke_moves_every_friend_if_there_is_one() -> None:
    alone = table(EMPTY, EMPTY, p0={"hand": ["KS-107"]}).offers("play KS-107 C").does("play KS-107 C")
    alone.expects("turn", 1)
    assert "move" not in alone.kinds()
    friend = table(EMPTY, (["KS-009"], []), p0={"hand": ["KS-107"]}).does("play KS-107 C").expects("turn", 1)
    assert friend.place(1) == "D"
    upgrade = table(EMPTY, (["KS-009", "KS-013"], []), p0={"hand": ["KS-107"]}).does("upgrade KS-107 #2")
    assert upgrade.place(1) == "D"
    upgrade.expects("use", 0).does("use")
    assert upgrade.tokens_on(2) == 1


@clause("NM-12.12")
def test_12_12_the_steps_of_a_price() -> None:
    lane: Lane = (["KS-034", "KS-026"], ["KS-125"])
    story = table(lane, p0={"hand": ["KS-113"], "chakra": 3}).does("upgrade KS-113 #2")
    assert story.chakra(0) == 0
    table(lane, p0={"hand": ["KS-113"], "chakra": 2}).refuses("upgrade KS-113 #2", clause="NM-5.2")


@clause("NM-12.13")
def test_12_13_a_price_may_reach_zero() -> None:
    story = table(([hidden("KS-033"), "KS-034"], ["KS-128"]), p0={"chakra": 0}).does("reveal #1")
    assert (story.is_hidden(1), story.chakra(0)) == (False, 0)
    story = table(([hidden("KS-033"), "KS-034"], ["KS-128"]), p0={"chakra": 4}).does("reveal #1")
    assert story.chakra(0) == 4


@clause("NM-12.14")
def test_12_14_a_reveal_upgrade_merges_and_naruto_grows() -> None:
    story = table(([ch("KS-009", tokens=2), hidden("KS-108", tokens=1)], ["KS-032"]), p0={"chakra": 3})
    story.does("reveal-upgrade #2 #1")
    assert story.chakra(0) == 0
    assert story.row("D", 0) == [1]
    assert (len(story.at(1).cards), story.tokens_on(1), story.power(1)) == (2, 3, 8)
    story.does("use")
    assert story.is_hidden(3)
    assert (story.tokens_on(1), story.power(1)) == (6, 11)


@clause("NM-12.15")
@pytest.mark.parametrize("first", [1, 0])
def test_12_15_whoever_passes_first_takes_the_edge_and_the_tie(first: int) -> None:
    story = table((["KS-009"], ["KS-032"]), edge=0, active=first)
    assert story.totals("D") == [3, 3]
    story.does("pass")
    assert story.edge == first
    story.does("pass")
    assert [entry["seat"] for entry in events(story, "won")] == [first]


@clause("NM-12.16")
def test_12_16_a_returning_character_meets_its_own_name() -> None:
    story = table(
        ([ch("KS-020"), ch("KS-013", owner=1, controlled_by=1)], ["KS-003"]),
        p1={"hand": ["KS-014", "KS-108"]},
        active=1,
    )
    story.does("play KS-014 D", "pass")  # meanwhile
    story.does("play KS-108 D", "use").expects("target", 1).does("target #1")
    assert story.is_hidden(1)
    assert story.gone(2)
    assert story.discard(1) == ["KS-013"]
    assert story.chakra(1) == 20 - 3 - 5


@clause("NM-12.17")
def test_12_17_shikamaru_moves_what_was_played_on_the_last_turn() -> None:
    story = table(EMPTY, ([hidden("KS-022")], []), p1={"hand": ["KS-027"]}, active=1)
    story.does("play KS-027 D", "reveal #1").expects("use", 0).does("use")
    assert story.place(2) == "C"
    story = table(([], ["KS-027"]), ([hidden("KS-022")], []), active=1, p1={"last_turn": [1]})
    story.does("pass", "reveal #2").expects("turn", 0)
    assert story.place(1) == "D"


@clause("NM-12.18")
@pytest.mark.parametrize("answer", ["use #1 #2", "skip"])
def test_12_18_genma_may_stand_in_where_he_is(answer: str) -> None:
    story = table((["KS-049", "KS-001"], ["KS-009"]), (["KS-005"], []), p1={"hand": ["KS-133"]}, active=1)
    story.does("upgrade KS-133 #3", "use").expects("target", 1).expects_exactly("target #1", "target #2")
    story.does("target #2").expects("replace", 0).expects_exactly("use #1 #2", "skip").does(answer)
    assert (story.gone(1), story.gone(2)) == ((True, False) if answer != "skip" else (False, True))
    assert story.gone(4)  # Genma is not there
    story.expects("turn", 0)


@clause("NM-12.19")
def test_12_19_rashomon_locks_and_stays_locked() -> None:
    story = table(([], [ch("KS-009", tokens=2), ch("KS-086")]), p0={"hand": ["KS-067"]}, p1={"hand": ["KS-126"]})
    story.does("play KS-067 D").expects("lock", 0).expects_exactly("target #1", "target #2").does("target #1")
    assert (story.tokens_on(1), story.power(1)) == (0, 0)
    assert story.power(2) == 5
    story.does("play KS-126 D")
    assert (story.power(4), story.at(3).lock, story.power(1)) == (7, 1, 0)


@clause("NM-12.20")
def test_12_20_the_order_of_end_of_round_lines_matters() -> None:
    for first, survives in (("trigger #2 1", True), ("trigger #1 1", False)):
        story = table((["KS-123"], []), (["KS-094"], [])).does("pass", "pass")
        story.expects("order", 0).expects_exactly("trigger #1 1", "trigger #2 1").does(first)
        assert story.board.round == 3
        assert story.gone(1) is not survives
        assert story.hand(0) == ["KS-094"]


@clause("NM-12.21")
def test_12_21_a_score_line_is_lost_with_its_source() -> None:
    story = table(
        ([], ["KS-081", "KS-085"]), missions=["KS-M06"], p1={"deck": ["KS-001", "KS-005", "KS-009", "KS-032"]}
    )
    story.does("pass", "pass").expects("order", 0).expects_exactly("trigger #1 1", "trigger #2 1")
    story.does("trigger #2 1").expects("use", 1).does("use")
    assert (story.gone(1), story.gone(2)) == (True, True)
    assert story.hand(1) == []
    story.expects("use", 1).does("use")  # the mission's draw
    assert story.hand(1) == ["KS-001", "KS-005", "KS-009"]  # one, and the two of the new round


@clause("NM-12.22")
def test_12_22_competitive_missions_alternate_from_the_other_player() -> None:
    brought = [["KS-M01", "KS-M02", "KS-M03"], ["KS-M06", "KS-M07", "KS-M08"]]
    cards = [f"KS-{number:03}" for number in range(20, 50)]
    decks = [{"cards": cards, "missions": missions} for missions in brought]
    checked = 0
    for seed in range(8):
        match = kleos.new("naruto-mythos", seed=seed, decks=decks, options={"mode": "competitive"})
        if match.view(None)["edge"] != 0:
            continue
        while match.decision is not None:
            match.choose("pass" if match.decision.kind == "turn" else "keep")
        ranks = {m["rank"]: 0 if m["card"] in brought[0] else 1 for m in match.view(None)["missions"]}
        assert ranks == {"D": 1, "C": 0, "B": 1, "A": 0}
        checked += 1
    assert checked


@clause("NM-12.23")
def test_12_23_triggers_see_the_whole_batch() -> None:
    story = table((["KS-003", "KS-005"], ["KS-009"]), (["KS-136"], []), p1={"hand": ["KS-133"]}, active=1)
    story.does("upgrade KS-133 #3", "use")  # KS-003 here with Power 3, KS-005 with Power 1: no other pair
    assert (story.gone(1), story.gone(2)) == (True, True)
    story.expects("order", 1).expects_exactly("trigger #1 1", "trigger #4 1 #1", "trigger #4 1 #2")
    while story.kind == "order":
        story.does(story.tokens[0])
    assert story.chakra(0) == 20 + 2 + 1 + 1


@clause("NM-12.24")
def test_12_24_missions_with_the_sound_four() -> None:
    story = table((["KS-059"], []), (["KS-122"], []), p0={"hand": ["KS-057"]}).does("play KS-057 D", "use")
    assert story.tokens_on(3) == 2
    alone = table(p0={"hand": ["KS-057"]}).does("play KS-057 D").expects("turn", 1)
    assert alone.tokens_on(1) == 0


@clause("NM-12.25")
def test_12_25_a_deck_of_one_card_gives_one_card() -> None:
    story = table(p0={"deck": ["KS-009"]}).passes()
    assert (story.hand(0), story.deck(0)) == (["KS-009"], [])
    story.expects("turn", 0)
    assert story.board.round == 2


@clause("NM-12.26")
def test_12_26_the_edge_decides_equal_points() -> None:
    story = table(EMPTY, EMPTY, EMPTY, EMPTY, edge=1, p0={"points": 11}, p1={"points": 11}).passes()
    outcome = story.match.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners, story.edge) == ((11, 11), (1,), 1)


@clause("NM-12.27")
def test_12_27_a_demand_that_cannot_be_paid_defeats() -> None:
    poor = table(([], [hidden("KS-090")]), p0={"hand": ["KS-069"]}, p1={"chakra": 4}).does("play KS-069 D")
    poor.expects("turn", 1)
    assert (poor.gone(1), poor.chakra(1)) == (True, 4)
    rich = table(([], [hidden("KS-090")]), p0={"hand": ["KS-069"]}, p1={"chakra": 5}).does("play KS-069 D")
    rich.expects("demand", 1).expects_exactly("reveal #1", "defeat #1").does("reveal #1")
    assert (rich.is_hidden(1), rich.chakra(1)) == (False, 0)


@clause("NM-12.28")
def test_12_28_both_targets_must_be_taken_if_both_can_be() -> None:
    story = table(([], ["KS-005", "KS-086"]), p0={"hand": ["KS-133"]}).does("play KS-133 D", "use")
    story.expects("turn", 1)  # there was nothing to choose
    assert (story.is_hidden(1), story.is_hidden(2)) == (True, True)
    assert [entry["object"] for entry in events(story, "hide")] == [2, 1]  # the first target, then the second


@clause("NM-12.29")
def test_12_29_income_at_the_start_of_round_3() -> None:
    story = table((["KS-005", "KS-009"], []), ([hidden("KS-032")], [])).passes()
    assert story.board.round == 3
    assert story.chakra(0) == 5 + 3 + 1


@clause("NM-12.30")
def test_12_30_hidden_characters_win_only_with_tokens() -> None:
    story = table(([hidden("KS-129"), hidden("KS-009")], ["KS-005"]), missions=["KS-M10"]).passes()
    assert [entry["seat"] for entry in events(story, "won")] == [1]
    story = table(([hidden("KS-129", tokens=1), hidden("KS-009")], ["KS-005"]), missions=["KS-M10"]).passes()
    assert story.edge == 0
    assert [entry["seat"] for entry in events(story, "won")] == [0]


@clause("NM-12.31")
def test_12_31_a_mulligan_is_secret_until_both_have_answered() -> None:
    match = kleos.new("naruto-mythos", seed=31)

    def seen_by_p1() -> tuple[Any, ...]:
        view = match.view(1)
        del view["decision"]
        return view, match.log(1)

    before = seen_by_p1()
    old = [match.view(seat)["players"][seat]["hand"] for seat in range(2)]
    match.choose("mulligan")
    assert seen_by_p1() == before
    match.choose("keep")
    drawn = [entry for entry in match.log(0) if entry["kind"] == "draw"]
    assert [(entry["seat"], entry["amount"]) for entry in drawn] == [(0, 5), (1, 5), (0, 5), (0, 2), (1, 2)]
    assert sorted(drawn[2]["cards"] + drawn[3]["cards"]) == match.view(0)["players"][0]["hand"]
    assert match.view(0)["players"][0]["hand"] != old[0]
    kept = match.view(1)["players"][1]["hand"]
    for card in old[1]:
        kept.remove(card)
    assert len(kept) == 2


@clause("NM-12.32")
def test_12_32_tokens_stay_through_hiding_and_revealing() -> None:
    story = table(([ch("KS-014", tokens=2)], []), p1={"hand": ["KS-087"]}, active=1)
    assert story.power(1) == 6
    story.does("play KS-087 D", "use")
    assert (story.is_hidden(1), story.power(1)) == (True, 2)
    story.does("reveal #1")
    assert story.power(1) == 6


@clause("NM-12.33")
def test_12_33_orochimaru_over_a_strong_character_is_worth_two_points() -> None:
    strong = table((["KS-107"], []), p0={"hand": ["KS-138"], "chakra": 1}).does("upgrade KS-138 #1", "use")
    assert (strong.chakra(0), strong.points(0)) == (0, 2)
    weak = table((["KS-009"], []), p0={"hand": ["KS-138"]}).does("upgrade KS-138 #1").expects("turn", 1)
    assert weak.points(0) == 0


@clause("NM-12.34")
def test_12_34_only_the_top_card_of_a_stack_returns_to_hand() -> None:
    # the effect is that of KS-M05, which p1 has won
    story = table(([], [ch("KS-020", under=["KS-019"], tokens=1)]), missions=["KS-M05"]).passes()
    assert story.gone(1)
    assert (story.hand(1), story.discard(1)) == (["KS-020"], ["KS-019"])
