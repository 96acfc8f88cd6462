"""Rounds: the Start, Action, Mission and End Phase (section 4)."""

from typing import Any

import pytest

import kleos
from kleos.games.naruto_mythos.testing import Story, ch, hidden, table
from kleos.testing import clause

DECK = {"deck": ["KS-032", "KS-041", "KS-042", "KS-043", "KS-046", "KS-047"]}
Lane = tuple[list[str], list[str]]
EMPTY: Lane = ([], [])
QUIET = ["KS-M03"] * 4  # missions that do nothing as long as the loser has no card in hand


def happened(story: Story, *kinds: str) -> list[dict[str, Any]]:
    """The entries of the log of these kinds."""
    return [entry for entry in story.match.log(None) if entry["kind"] in kinds]


def gained(story: Story, seat: int) -> int:
    """The last income of a player."""
    amount: int = [entry["amount"] for entry in happened(story, "income") if entry["seat"] == seat][-1]
    return amount


# The course of a round ------------------------------------------------------------------------------------------------
@clause("NM-4.1")
def test_a_match_has_exactly_four_rounds() -> None:
    story = table((["KS-009"], []))
    for number in (1, 2, 3):
        assert story.board.round == number
        story.passes().expects("turn")
    assert story.board.round == 4
    story.passes()
    assert story.match.decision is None
    assert story.match.outcome is not None
    assert [entry["amount"] for entry in happened(story, "round")] == [2, 3, 4]
    assert [entry["amount"] for entry in happened(story, "won") if entry["mission"] == "D"] == [2, 2, 2, 2]


@clause("NM-4.2")
def test_a_round_is_start_action_mission_and_end_phase() -> None:
    story = table((["KS-094"], []), p0=DECK, p1={**DECK, "hand": ["KS-074"]})
    story.does("pass", "play KS-074 D", "pass")
    assert story.kinds() == [
        *["pass", "play", "pass"],  # Action Phase
        *["won"],  # Mission Phase
        *["to-hand", "round-end"],  # End Phase
        *["round", "mission", "income", "income", "draw", "draw"],  # the next Start Phase
    ]


@clause("NM-4.3")
def test_the_turn_player_stays_the_same_until_everything_is_resolved() -> None:
    # KS-069 makes p1 reveal KS-017 on p0's turn, and p1 decide about its line
    story = table(([], [hidden("KS-017")]), EMPTY, p0={"hand": ["KS-069"]})
    story.does("play KS-069 D").expects("demand", 1)
    assert story.match.view(None)["turn"] == 0
    story.does("reveal #1").expects("use", 1)
    assert story.match.view(None)["turn"] == 0
    story.does("skip").expects("turn", 1)
    assert story.match.view(None)["turn"] == 1


@clause("NM-4.3")
def test_the_turn_player_orders_what_was_set_off_for_both_players() -> None:
    # p0 defeats KS-005: KS-003 and KS-136 of p1 react, p0 takes the turn and chooses
    story = table(([], ["KS-005", "KS-003"]), (["KS-136"], []), edge=1, active=0, p0={"hand": ["KS-119"]})
    story.does("play KS-119 D", "use", "target #1")
    story.expects("order", 0).expects_exactly("trigger #2 1", "trigger #3 1")


@clause("NM-4.4")
def test_outside_the_action_phase_the_edge_holder_counts_as_turn_player() -> None:
    # p1 passes first and takes the Edge: p1 orders p0's SCORE lines and both players' end-of-round lines
    story = table((["KS-081", "KS-126"], []), (["KS-094"], ["KS-097"]), active=1, p0=DECK)
    assert story.edge == 0
    story.does("pass", "pass")
    assert story.match.view(None)["turn"] is None
    story.expects("order", 1).expects_exactly("trigger #1 1", "trigger #2 1")
    story.does("trigger #1 1", "skip")  # KS-081; KS-126 defeats KS-097 or not
    story.expects("use", 0).does("skip")
    story.expects("order", 1).expects_exactly("trigger #3 1", "trigger #4 1")


# Start Phase ----------------------------------------------------------------------------------------------------------
@clause("NM-4.10")
def test_the_top_mission_is_placed_face_up_in_the_slot_of_the_round() -> None:
    story = table(missions=["KS-M03"], mission_deck=["KS-M08", "KS-M10", "KS-M04"])
    story.passes()
    for seat in (0, 1, None):
        view = story.match.view(seat)
        assert [(m["rank"], m["card"]) for m in view["missions"]] == [("D", "KS-M03"), ("C", "KS-M08")]
        assert view["mission_deck"] == 2
    assert [entry["mission"] for entry in happened(story, "mission")] == ["C"]


@clause("NM-4.11")
def test_a_new_mission_counts_already_for_the_income_of_its_round() -> None:
    story = table(mission_deck=["KS-M10", "KS-M04", "KS-M04"]).passes()
    assert (story.chakra(0), story.chakra(1)) == (5 + 1, 5 + 1)
    story.passes()
    assert (story.chakra(0), story.chakra(1)) == (5 + 1, 5 + 1)


@clause("NM-4.12")
def test_income_is_five_and_one_for_each_character_and_chakra_lines() -> None:
    story = table(
        (["KS-005", "KS-009"], ["KS-032"]), ([hidden("KS-009")], []), (["KS-012"], [hidden("KS-001")]), missions=QUIET
    )
    story.passes()
    assert story.chakra(0) == 5 + 4 + 1 + 1  # KS-005 and KS-012 give CHAKRA +1
    assert story.chakra(1) == 5 + 2
    assert (gained(story, 0), gained(story, 1)) == (11, 7)


@clause("NM-4.13")
def test_a_stack_counts_once_and_a_controlled_character_for_its_controller() -> None:
    mine = [ch("KS-020"), ch("KS-013", owner=1, controlled_by=1), ch("KS-108", under=["KS-010", "KS-009"])]
    story = table((mine, [hidden("KS-133", under=["KS-108", "KS-009"])]), missions=QUIET).passes()
    assert story.chakra(0) == 5 + 3
    assert story.chakra(1) == 5 + 1


@clause("NM-4.13")
def test_the_chakra_line_of_a_controlled_character_pays_its_controller() -> None:
    story = table(([ch("KS-020"), ch("KS-005", owner=1, controlled_by=1)], [])).passes()
    assert story.chakra(0) == 5 + 2 + 1
    assert story.chakra(1) == 5


@clause("NM-4.14")
def test_chakra_lines_count_only_face_up_and_on_top() -> None:
    story = table(([hidden("KS-005"), ch("KS-006", under=["KS-005"])], [])).passes()
    assert story.chakra(0) == 5 + 2


@clause("NM-4.14")
def test_the_condition_of_a_chakra_line_is_looked_at_when_the_income_comes() -> None:
    kiba = table((["KS-025"], ["KS-028"]), (["KS-025", hidden("KS-027")], []), missions=QUIET)
    kiba.does("pass", "pass", "skip")  # KS-028 may return and does not
    assert kiba.chakra(0) == 5 + 3 + 1  # beside the Akamaru of p1, not beside a hidden one
    gone = table((["KS-025"], ["KS-028"]))
    gone.does("pass", "pass", "use")
    assert gone.chakra(0) == 5 + 1  # Akamaru was there in the Action Phase, but is gone now
    anko = table((["KS-044", hidden("KS-009")], []), (["KS-044", "KS-032"], [])).passes()
    assert anko.chakra(0) == 5 + 4 + 1


@clause("NM-4.14")
@pytest.mark.parametrize(("first", "amount"), [(0, 5 + 1), (1, 5 + 1 + 2)])
def test_the_edge_of_that_moment_decides_about_ks_147(first: int, amount: int) -> None:
    # CHAKRA +2 while p0 does not hold the Edge: whoever passed first holds it now
    story = table((["KS-147"], []), active=first, edge=1 - first).passes()
    assert story.chakra(0) == amount


@clause("NM-4.15")
def test_income_is_added_to_what_is_in_the_pool() -> None:
    # only a loaded position begins its first round with chakra in a pool
    document = {
        "game": "naruto-mythos",
        "phase": "mulligan",
        "mission_deck": ["KS-M04"] * 4,
        "players": [{"chakra": 3, "deck": ["KS-009"] * 9}, {"deck": ["KS-009"] * 9}],
    }
    story = Story(kleos.from_position(document)).does("keep", "keep")
    assert (story.chakra(0), story.chakra(1)) == (3 + 5, 5)


@clause("NM-4.16")
def test_each_player_draws_two_cards() -> None:
    story = table(p0={**DECK, "hand": ["KS-009"]}, p1=DECK).passes()
    assert story.hand(0) == ["KS-009", "KS-032", "KS-041"]
    assert story.hand(1) == ["KS-032", "KS-041"]
    assert story.deck(0) == ["KS-042", "KS-043", "KS-046", "KS-047"]
    assert [(entry["seat"], entry["amount"]) for entry in happened(story, "draw")] == [(0, 2), (1, 2)]


@clause("NM-4.17")
def test_income_and_draws_are_simultaneous_and_set_off_nothing() -> None:
    watchers = ["KS-003", "KS-031", "KS-037", "KS-056", "KS-136"]
    story = table((watchers, watchers), p0=DECK, p1=DECK).passes().expects("turn", 0)
    kinds = story.kinds()
    start = len(kinds) - kinds[::-1].index("round") - 1
    assert kinds[start:] == ["round", "mission", "income", "income", "draw", "draw"]
    assert all(story.tokens_on(number) == 0 for number in range(1, 11))
    assert (story.chakra(0), story.chakra(1)) == (10, 10)


@clause("NM-4.18")
def test_without_a_mission_in_the_deck_the_slot_stays_empty_and_the_match_goes_on() -> None:
    story = table((["KS-010"], []), mission_deck=["KS-M04"], p0={"hand": ["KS-009", "KS-060"]}, p1={"hand": ["KS-009"]})
    story.passes().passes()
    assert story.board.round == 3
    assert [mission["rank"] for mission in story.match.view(0)["missions"]] == ["D", "C"]
    story.offers("hide KS-009 D", "hide KS-009 C", "play KS-009 C")
    story.refuses("hide KS-009 B", "play KS-009 B", clause="NM-5.3")
    story.does("play KS-060 D", "use", "target #1")  # the only destination is C
    assert story.place(1) == "C"
    story.passes()
    assert story.board.round == 4
    assert [mission["rank"] for mission in story.match.view(0)["missions"]] == ["D", "C"]
    story.refuses("hide KS-009 B", "hide KS-009 A", clause="NM-5.3")
    assert kleos.from_position(story.match.position()).position() == story.match.position()
    story.passes()
    assert story.match.outcome is not None
    # D in all four rounds, C since it was reached; nothing was ever evaluated at B or A
    won = [entry["mission"] for entry in happened(story, "won")]
    assert won == ["D", "D", "D", "C", "D", "C"]
    assert {entry["mission"] for entry in happened(story, "won", "nobody-won")} == {"D", "C"}
    assert story.points(0) == 4 * 2 + 2 * 3


# Action Phase ---------------------------------------------------------------------------------------------------------
@clause("NM-4.20")
@pytest.mark.parametrize("first", [0, 1])
def test_the_edge_holder_takes_the_first_turn(first: int) -> None:
    story = table(edge=1 - first, active=first).passes()
    assert story.edge == first
    story.expects("turn", first)


ACTIONS = [
    "play KS-001 D",
    "hide KS-001 D",
    "hide KS-010 D",
    "upgrade KS-010 #1",
    "reveal #3",
    "reveal-upgrade #2 #1",
    "pass",
]


@clause("NM-4.21")
@pytest.mark.parametrize("action", ACTIONS)
def test_a_turn_is_exactly_one_action(action: str) -> None:
    story = table((["KS-009", hidden("KS-108"), hidden("KS-034")], []), p0={"hand": ["KS-001", "KS-010"]})
    story.expects("turn", 0).expects_exactly(*ACTIONS)
    story.does(action)
    while story.kind == "use":
        story.does("skip")
    story.expects("turn", 1).expects_exactly("pass")


@clause("NM-4.22")
def test_passing_is_always_allowed_and_nothing_else_is_ever_required() -> None:
    story = table(p0={"hand": ["KS-001"]}, p1={"chakra": 0, "hand": ["KS-001"]})
    story.expects_exactly("play KS-001 D", "hide KS-001 D", "pass")
    story.does("pass").expects("turn", 1).expects_exactly("pass")
    story.does("pass")
    assert story.board.round == 2


@clause("NM-4.23", "NM-4.24")
def test_turns_alternate_until_somebody_has_passed() -> None:
    hand = {"hand": ["KS-009", "KS-032", "KS-001", "KS-086"]}
    story = table(p0=hand, p1=hand)
    story.expects("turn", 0).does("hide KS-009 D")
    story.expects("turn", 1).does("hide KS-009 D")
    story.expects("turn", 0).does("hide KS-032 D")
    story.expects("turn", 1).does("pass")
    story.expects("turn", 0).does("hide KS-001 D")
    story.expects("turn", 0).does("hide KS-086 D")
    story.expects("turn", 0).does("pass")
    assert story.board.round == 2


@clause("NM-4.23")
def test_the_turn_passes_on_only_when_everything_is_resolved() -> None:
    story = table((["KS-009"], []), p0={"hand": ["KS-020"]}, p1={"hand": ["KS-006"]}, active=1)
    story.does("play KS-006 D").expects("turn", 0)  # with one mission nothing can be moved
    story = table((["KS-009"], []), EMPTY, p1={"hand": ["KS-006"]}, active=1)
    story.does("play KS-006 D").expects("use", 1).does("use").expects("turn", 0)
    assert story.place(1) == "C"


@clause("NM-4.24")
def test_a_player_who_has_passed_has_turns_again_only_in_the_next_round() -> None:
    story = table(p0={"hand": ["KS-009"]}, p1={"hand": ["KS-009", "KS-001"]})
    story.does("pass")
    story.does("play KS-009 D").expects("turn", 1)
    story.does("play KS-001 D")
    while story.kind == "use":
        story.does("skip")
    story.expects("turn", 1).does("pass")
    story.expects("turn", 0).offers("play KS-009 D")


@clause("NM-4.25")
def test_the_first_to_pass_takes_the_edge_at_that_moment() -> None:
    story = table(active=1, edge=0)
    story.does("pass").expects("turn", 0)
    assert story.edge == 1
    assert [(entry["kind"], entry["seat"]) for entry in story.match.log(None)] == [("pass", 1), ("edge", 1)]


@clause("NM-4.25")
def test_the_first_to_pass_keeps_the_edge() -> None:
    story = table(active=0, edge=0)
    story.does("pass")
    assert story.edge == 0
    assert story.kinds() == ["pass"]


@clause("NM-4.26")
@pytest.mark.parametrize("edge", [0, 1])
@pytest.mark.parametrize("first", [0, 1])
def test_the_second_pass_never_moves_the_edge(first: int, edge: int) -> None:
    story = table(active=first, edge=edge).does("pass", "pass")
    assert story.edge == first
    assert story.match.view(None)["edge"] == first


@clause("NM-4.26", "NM-4.27")
def test_the_second_pass_does_not_move_an_edge_that_an_effect_moved_in_between() -> None:
    # p1 passes first and takes the Edge; p0 takes it with KS-148, then passes second and keeps it
    story = table(active=1, edge=0, p0={"hand": ["KS-148"]})
    story.does("pass")
    assert story.edge == 1
    story.does("play KS-148 D", "use")
    assert story.edge == 0
    story.does("pass")
    assert story.edge == 0
    # p0 passes first; p1 takes the Edge and passes second: it stays with p1
    story = table(active=0, p1={"hand": ["KS-148"]}).does("pass", "play KS-148 D", "use", "pass")
    assert story.edge == 1


@clause("NM-4.27", "NM-4.20", "NM-4.44")
def test_the_actual_holder_of_the_edge_counts_for_ties_order_and_the_first_turn() -> None:
    # p0 passes first, p1 takes the Edge afterwards with KS-148 (Power 5)
    story = table((["KS-086"], []), (["KS-097"], ["KS-097"]), p1={"hand": ["KS-148"]})
    story.does("pass", "play KS-148 D", "use", "pass")
    story.expects("order", 1)  # the end-of-round lines
    assert [(entry["mission"], entry["seat"]) for entry in happened(story, "won")] == [("D", 1), ("C", 1)]
    story.does(story.tokens[0]).expects("turn", 1)


@clause("NM-4.28")
def test_when_both_have_passed_the_action_phase_ends_at_once() -> None:
    story = table((["KS-081"], []), p0={**DECK, "hand": ["KS-009"]}, p1={"hand": ["KS-009"]})
    story.does("pass", "pass").expects("use", 0)  # the SCORE line of KS-081
    assert story.match.view(None)["phase"] == "mission"


@clause("NM-4.29")
def test_a_player_who_has_passed_still_decides_on_the_other_players_turn() -> None:
    story = table(([], [hidden("KS-017")]), EMPTY, active=1, p0={"hand": ["KS-069"]})
    story.does("pass", "play KS-069 D").expects("demand", 1).expects_exactly("reveal #1", "defeat #1")
    story.does("reveal #1").expects("use", 1).does("use")
    assert story.tokens_on(1) == 3
    story.expects("turn", 0)


# Mission Phase --------------------------------------------------------------------------------------------------------
@clause("NM-4.40")
def test_every_mission_in_play_is_evaluated_every_round_from_d_to_a() -> None:
    story = table((["KS-009"], []), ([], ["KS-009"]), EMPTY)
    story.passes()
    entries = [(entry["kind"], entry["mission"]) for entry in happened(story, "won", "nobody-won")]
    assert entries == [("won", "D"), ("won", "C"), ("nobody-won", "B")]
    story.passes()
    entries = [(entry["kind"], entry["mission"]) for entry in happened(story, "won", "nobody-won")][3:]
    assert entries == [("won", "D"), ("won", "C"), ("nobody-won", "B"), ("nobody-won", "A")]
    assert (story.points(0), story.points(1)) == (2 + 2, 3 + 3)


@clause("NM-4.41")
def test_a_mission_is_evaluated_after_the_effects_of_the_one_before() -> None:
    # p0 wins D and puts the 2 tokens of KS-M01 on KS-009 at C, which then has 5 against 4
    lanes: list[Lane] = [(["KS-086"], []), (["KS-009"], ["KS-070"])]
    story = table(*lanes, missions=["KS-M01"])
    story.passes().does("use", "target #2")
    assert story.points(0) == (1 + 1) + (1 + 2)
    story = table(*lanes, missions=["KS-M01"])
    story.passes().does("skip")
    assert (story.points(0), story.points(1)) == (2, 3)


@clause("NM-4.41")
def test_a_character_that_moves_on_counts_again_at_a_later_mission() -> None:
    story = table((["KS-099"], []), ([], ["KS-021"])).passes().does("use")
    assert story.place(1) == "C"
    assert story.points(0) == (1 + 1) + (1 + 2)


@clause("NM-4.42")
def test_a_total_sums_up_all_characters_of_a_side() -> None:
    story = table((["KS-009", hidden("KS-076", tokens=2), hidden("KS-129")], [ch("KS-032", tokens=1)]))
    assert story.totals("D") == [3 + 2 + 0, 3 + 1]
    story.passes()
    assert story.points(0) == 2


@clause("NM-4.42")
def test_modifiers_count_for_hidden_characters_and_negative_power_too() -> None:
    # KS-128: every enemy here has -1, so KS-009 has 2 and the hidden one -1; KS-145 gives hidden friends +1
    story = table((["KS-009", hidden("KS-076")], ["KS-128"]))
    assert story.totals("D") == [2 - 1, 6]
    story = table((["KS-145", hidden("KS-076"), hidden("KS-001", tokens=1)], []))
    assert story.totals("D") == [5 + 1 + 2, 0]
    controlled = table((["KS-020", ch("KS-009", owner=1, controlled_by=1)], []))
    assert controlled.totals("D") == [3, 0]


@clause("NM-4.43")
@pytest.mark.parametrize(("mine", "theirs", "winner"), [(1, 0, 0), (0, 1, 1), (3, 2, 0), (4, 5, 1)])
def test_the_higher_total_wins_if_it_is_at_least_one(mine: int, theirs: int, winner: int) -> None:
    # the Edge is of no help: p1 holds it where p0 wins and the other way round
    lane = ([hidden("KS-009", tokens=mine)], [hidden("KS-009", tokens=theirs)])
    story = table(lane, missions=["KS-M10"], active=1 - winner, edge=1 - winner).passes()
    assert [(entry["seat"], entry["amount"]) for entry in happened(story, "won")] == [(winner, 3)]


@clause("NM-4.43")
def test_a_positive_total_beats_a_negative_one() -> None:
    # KS-128 at -1: KS-128 alone makes the only enemy worth less than nothing
    story = table(([hidden("KS-009")], ["KS-128"]))
    assert story.totals("D") == [-1, 6]
    story.passes()
    assert story.points(1) >= 2


@clause("NM-4.44")
@pytest.mark.parametrize("holder", [0, 1])
def test_on_equal_totals_the_edge_holder_wins(holder: int) -> None:
    story = table((["KS-009"], ["KS-032"]), edge=1 - holder, active=holder).passes()
    assert story.edge == holder
    assert (story.points(holder), story.points(1 - holder)) == (2, 0)


@clause("NM-4.45")
def test_without_a_total_of_one_nobody_wins_and_nothing_scores() -> None:
    # KS-067 locks the only enemy: 0 against 0, although p0 has the Edge
    story = table((["KS-081"], [ch("KS-067", lock=1)]), missions=["KS-M06"], p0=DECK, p1=DECK)
    story.does("pass", "pass")
    story.expects("turn", 0)
    assert (story.points(0), story.points(1)) == (0, 0)
    assert [entry["mission"] for entry in happened(story, "nobody-won")] == ["D"]
    assert (len(story.hand(0)), len(story.hand(1))) == (2, 2 + 1)  # two drawn each; KS-067 has returned
    assert not happened(story, "won", "points")


@clause("NM-4.45")
def test_where_nobody_has_won_nobody_has_lost() -> None:
    # KS-051 moves when the opponent has won its mission; at 0 to 0 it stays
    story = table((["KS-051"], [ch("KS-067", lock=1)]), EMPTY, edge=1, active=1).passes()
    assert story.place(1) == "D"
    lost = table((["KS-051"], ["KS-126"]), EMPTY, edge=1, active=1)
    lost.does("pass", "pass", "trigger #1 1")
    assert lost.place(1) == "C"


@clause("NM-4.45")
def test_two_empty_sides_and_totals_below_zero_win_nothing() -> None:
    story = table(EMPTY, ([hidden("KS-009")], [hidden("KS-009")])).passes()
    assert (story.points(0), story.points(1)) == (0, 0)
    assert len(happened(story, "nobody-won")) == 2


@clause("NM-4.46")
def test_the_winner_gains_base_points_and_rank_bonus_at_once() -> None:
    story = table((["KS-081"], []), ([], ["KS-009"]), missions=["KS-M10", "KS-M05"], p0=DECK)
    story.does("pass", "pass").expects("use", 0)  # KS-081 at D: the points are already there
    assert (story.points(0), story.points(1)) == (2 + 1, 0)
    story.does("skip")
    assert (story.points(0), story.points(1)) == (2 + 1, 3 + 2)


@clause("NM-4.47")
def test_the_group_holds_score_lines_of_the_winner_and_lines_of_the_loser_that_react() -> None:
    mine = [ch("KS-126"), ch("KS-081"), hidden("KS-085"), ch("KS-086")]
    theirs = [ch("KS-051"), ch("KS-083"), hidden("KS-082")]
    story = table((mine, theirs), (["KS-082"], ["KS-051"]), p0=DECK)
    story.does("pass", "pass")
    assert story.points(0) == 2  # the points come first
    # not: hidden #3, #7; the loser's SCORE line #6; lines at C
    story.expects("order", 0).expects_exactly("trigger #1 1", "trigger #2 1", "trigger #5 1")


@clause("NM-4.47")
def test_lines_without_a_possible_result_belong_to_the_group_all_the_same() -> None:
    # KS-126 finds no enemy and KS-081 no card to draw; the order is asked, then both are passed over
    story = table((["KS-126", "KS-081"], []))
    story.does("pass", "pass").expects("order", 0).expects_exactly("trigger #1 1", "trigger #2 1")
    story.does("trigger #1 1").expects("turn", 0)


@clause("NM-4.48", "NM-4.49")
def test_the_edge_holder_orders_the_lines_of_both_players_and_each_directs_the_own_ones() -> None:
    story = table((["KS-126", "KS-081"], ["KS-051"]), EMPTY, EMPTY, missions=["KS-M06"], active=1, edge=0, p0=DECK)
    story.does("pass", "pass")
    assert story.edge == 1
    story.expects("order", 1).expects_exactly("trigger #1 1", "trigger #2 1", "trigger #3 1")
    story.does("trigger #3 1").expects("mission", 1).expects_exactly("mission C", "mission B")  # the loser's own line
    story.does("mission B").expects("order", 1).expects_exactly("trigger #1 1", "trigger #2 1")
    story.does("trigger #2 1").expects("use", 0).does("use")  # the winner's line, though p1 ordered it
    assert story.hand(0) == ["KS-032"]
    story.expects("use", 0)  # KS-126 against KS-051, now at B
    story.does("skip").expects("use", 0).does("use")  # the mission's line comes last and belongs to the winner
    assert story.hand(0)[:2] == ["KS-032", "KS-041"]


@clause("NM-4.48")
def test_the_line_of_the_mission_is_always_last() -> None:
    story = table((["KS-081", "KS-126"], []), missions=["KS-M01"], p0=DECK)
    story.does("pass", "pass").expects("order", 0).expects_exactly("trigger #1 1", "trigger #2 1")
    story.does("trigger #2 1").expects("use", 0)  # KS-126 finds no enemy; this is KS-081
    story.does("use")
    assert story.hand(0) == ["KS-032"]
    story.expects("use", 0).does("use").expects_exactly("target #1", "target #2")  # KS-M01


@clause("NM-4.48")
def test_what_a_score_line_sets_off_comes_before_the_next_line_and_the_mission() -> None:
    # KS-085 defeats himself: KS-136 and KS-003 react before KS-081 and KS-M06 have their turn
    story = table((["KS-085", "KS-081", "KS-003"], []), ([], ["KS-136"]), missions=["KS-M06"], p0=DECK)
    story.does("pass", "pass", "trigger #1 1", "use").expects("target", 0).does("target #3")
    while story.kind == "order":
        story.does(story.tokens[0])
    story.expects("use", 0).does("use").expects("use", 0).does("use")
    entries = [entry["kind"] for entry in story.match.log(None) if entry["kind"] in ("defeat", "chakra", "draw")]
    # 2 for KS-003 (its friend #1) and 1 for KS-136, twice
    assert entries[:7] == ["defeat", "defeat", "chakra", "chakra", "chakra", "draw", "draw"]


@clause("NM-4.49")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_line_of_the_mission_belongs_to_the_winner_whoever_holds_the_edge(winner: int) -> None:
    lane: Lane = (["KS-009"], []) if winner == 0 else ([], ["KS-009"])
    story = table(lane, missions=["KS-M06"], active=1 - winner, edge=winner, p0=DECK, p1=DECK)
    story.does("pass", "pass").expects("use", winner).does("use")
    assert (len(story.hand(winner)), len(story.hand(1 - winner))) == (3, 2)


@clause("NM-4.50")
def test_score_lines_are_optional() -> None:
    story = table((["KS-081"], []), missions=["KS-M06"], p0=DECK)
    story.does("pass", "pass").expects("use", 0).expects_exactly("use", "skip").does("skip")
    story.expects("use", 0).does("skip")
    assert len(story.hand(0)) == 2


@clause("NM-4.50")
def test_mandatory_score_lines_are_not_asked() -> None:
    story = table((["KS-009"], []), missions=["KS-M03"], p1={"hand": ["KS-001", "KS-005"]})
    story.does("pass", "pass").expects("card", 1).expects_exactly("card KS-001", "card KS-005").does("card KS-001")
    assert story.discard(1) == ["KS-001"]
    story = table((["KS-009", "KS-001"], []), missions=["KS-M05"])
    story.does("pass", "pass").expects("target", 0).expects_exactly("target #1", "target #2").does("target #2")
    assert story.hand(0) == ["KS-001"]


@clause("NM-4.51")
def test_a_score_line_is_lost_if_its_source_has_been_defeated() -> None:
    story = table((["KS-085", "KS-081"], []), p0=DECK)
    story.does("pass", "pass", "trigger #1 1", "use")
    assert story.gone(2)
    story.expects("turn", 0)
    assert len(story.hand(0)) == 2  # only the two cards of the new round


@clause("NM-4.51")
def test_a_score_line_is_lost_if_its_source_is_no_longer_on_the_winners_side() -> None:
    # p0 controls p1's KS-081 through KS-020; KS-085 defeats KS-020 and KS-081 goes home
    mine = [ch("KS-020"), ch("KS-081", owner=1, controlled_by=1), ch("KS-085")]
    story = table((mine, []), p0=DECK, p1=DECK)
    story.does("pass", "pass").expects("order", 0).expects_exactly("trigger #2 1", "trigger #3 1")
    story.does("trigger #3 1", "use", "target #1")
    assert (story.side(2), story.gone(1)) == (1, True)
    story.expects("turn", 0)
    assert (len(story.hand(0)), len(story.hand(1))) == (2, 2)


# End Phase ------------------------------------------------------------------------------------------------------------
@clause("NM-4.60")
def test_in_round_four_there_is_no_end_phase() -> None:
    story = table(([ch("KS-094", tokens=2)], []), EMPTY, EMPTY, EMPTY, p0={"chakra": 7}).passes()
    assert story.match.outcome is not None
    assert story.card(1) == "KS-094"
    assert story.tokens_on(1) == 2
    assert story.chakra(0) == 7
    assert story.kinds()[-2:] == ["score", "end"]
    assert not happened(story, "round-end", "to-hand")


@clause("NM-4.61")
@pytest.mark.parametrize("holder", [0, 1])
def test_all_end_of_round_lines_form_one_group_ordered_by_the_edge_holder(holder: int) -> None:
    story = table(
        (["KS-094"], ["KS-097"]), ([hidden("KS-103")], ["KS-102"]), missions=QUIET, active=holder, edge=1 - holder
    )
    story.does("pass", "pass")
    story.expects("order", holder).expects_exactly("trigger #1 1", "trigger #2 1", "trigger #4 2")
    story.does("trigger #4 2").expects("order", holder).expects_exactly("trigger #1 1", "trigger #2 1")
    story.does("trigger #1 1").expects("turn", holder)
    assert (story.hand(0), story.hand(1)) == (["KS-094"], ["KS-097", "KS-102"])
    assert story.is_hidden(3)  # a hidden character has no line


@clause("NM-4.62")
def test_an_end_of_round_line_is_lost_if_its_source_has_been_hidden() -> None:
    story = table((["KS-103"], ["KS-097"]))
    story.does("pass", "pass", "trigger #1 1")
    story.expects("target", 0).expects_exactly("target #1", "target #2").does("target #2")
    assert story.hand(0) == ["KS-103"]
    story.expects("turn", 0)
    assert story.is_hidden(2)
    assert story.hand(1) == []


@clause("NM-4.62")
def test_an_end_of_round_line_is_lost_if_its_source_has_changed_controller() -> None:
    # p0 controls p1's KS-097 through KS-020, which p1's KS-103 hides first
    mine = [ch("KS-020"), ch("KS-097", owner=1, controlled_by=1)]
    story = table((mine, ["KS-103"]), edge=1, active=1)
    story.does("pass", "pass").expects("order", 1).expects_exactly("trigger #2 1", "trigger #3 1")
    story.does("trigger #3 1", "target #1")
    assert story.hand(1) == ["KS-103"]
    story.expects("turn", 1)  # the group was fixed: KS-097 has no new line under its owner
    assert (story.side(2), story.is_hidden(2)) == (1, False)


@clause("NM-4.62")
def test_an_end_of_round_line_is_lost_if_its_source_has_left_play() -> None:
    # KS-097 goes home to a side where its owner has another KS-097 and is discarded
    mine = [ch("KS-020"), ch("KS-097", owner=1, controlled_by=1)]
    story = table((mine, ["KS-103", "KS-097"]), edge=1, active=1)
    story.does("pass", "pass", "trigger #3 1", "target #1")
    assert story.gone(2)
    story.expects("order", 1).does("trigger #2 1")  # its turn comes, but nothing is left of it
    story.expects("turn", 1)
    assert (story.hand(1), story.discard(1)) == (["KS-097", "KS-103"], ["KS-097"])


@clause("NM-4.63")
def test_the_condition_of_an_end_of_round_line_is_tested_when_its_turn_comes() -> None:
    # Akamaru (KS-027) returns if no Kiba is here; KS-103 hides Kiba
    first = table((["KS-103"], ["KS-025", "KS-027"]))
    first.does("pass", "pass", "trigger #1 1", "target #2")
    assert first.is_hidden(2)
    assert "KS-027" in first.hand(1)
    last = table((["KS-103"], ["KS-025", "KS-027"]))
    last.does("pass", "pass", "trigger #3 1", "target #2")
    assert last.is_hidden(2)
    assert last.card(3) == "KS-027"
    assert last.hand(1) == []


@clause("NM-4.64")
def test_chakra_and_power_tokens_go_at_the_end_of_the_round() -> None:
    story = table(([ch("KS-009", tokens=3), hidden("KS-001", tokens=1)], [ch("KS-032", tokens=2)]), p0={"chakra": 9})
    story.passes()
    assert [story.tokens_on(number) for number in (1, 2, 3)] == [0, 0, 0]
    assert (story.chakra(0), story.chakra(1)) == (5 + 2, 5 + 1)  # nothing is left of 9 and 20


@clause("NM-4.64")
def test_tokens_are_kept_only_by_a_line_active_at_that_moment() -> None:
    mine = [ch("KS-039", tokens=2), ch("KS-043", tokens=3)]
    theirs = [hidden("KS-039", tokens=2), ch("KS-117", under=["KS-039"], tokens=4), ch("KS-009", tokens=1)]
    story = table((mine, theirs)).passes()
    assert [story.tokens_on(number) for number in range(1, 6)] == [2, 3, 0, 0, 0]


@clause("NM-4.64")
def test_end_of_round_lines_come_before_tokens_and_chakra_go() -> None:
    # with 2 tokens KS-103 has Power 6 and may hide KS-056, which then demands 1 chakra of p0
    story = table(([ch("KS-103", tokens=2)], ["KS-056"]), p0={"chakra": 4})
    story.does("pass", "pass").expects("target", 0).expects_exactly("target #1", "target #2").does("target #2")
    assert story.is_hidden(2)
    kinds = story.kinds()
    assert kinds.index("hide") < kinds.index("chakra-lost") < kinds.index("round-end")
    assert story.chakra(0) == 5


@clause("NM-4.65")
def test_everything_else_survives_the_end_of_the_round() -> None:
    mine = [ch("KS-020", under=["KS-019"]), ch("KS-009", owner=1, controlled_by=1, tokens=1)]
    story = table(
        (mine, [hidden("KS-108")]),
        (["KS-110"], ["KS-086"]),
        active=1,
        edge=0,
        p0={"hand": ["KS-001"], "discard": ["KS-005", "KS-046"]},
        p1={"hand": ["KS-042"], "discard": ["KS-041"]},
    )
    story.passes()
    assert (story.row("D", 0), story.row("D", 1), story.row("C", 0), story.row("C", 1)) == ([1, 2], [3], [4], [5])
    assert [(story.at(2).owner, story.side(2)), (story.at(1).owner, story.side(1))] == [(1, 0), (0, 0)]
    assert len(story.at(1).cards) == 2
    assert story.is_hidden(3)
    assert (story.hand(0), story.hand(1)) == (["KS-001"], ["KS-042"])
    assert (story.discard(0), story.discard(1)) == (["KS-005", "KS-046"], ["KS-041"])
    assert story.edge == 1


@clause("NM-4.66")
def test_after_the_end_phase_the_next_round_begins() -> None:
    story = table((["KS-009"], []), p0=DECK).passes()
    kinds = story.kinds()
    assert kinds[kinds.index("round-end") :][:3] == ["round-end", "round", "mission"]
    assert story.board.round == 2
    assert story.match.view(None)["phase"] == "action"
    assert [player["passed"] for player in story.match.view(None)["players"]] == [False, False]
