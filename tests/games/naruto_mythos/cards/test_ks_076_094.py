"""The Sand Village from One-Tail on, the rogue ninja of the Mist, the Akatsuki, and Gamabunta."""

from typing import Any

import pytest

from kleos.games.naruto_mythos.testing import ch, hidden, table
from kleos.testing import clause

# A mission whose SCORE line (the winner draws) is passed over while the winner's deck is empty.
QUIET = "KS-M06"


# What is printed: cost and Power.
PRINTED = {
    "KS-076": (6, 9), "KS-077": (3, 3), "KS-078": (4, 4), "KS-079": (2, 2), "KS-080": (4, 4),
    "KS-081": (3, 2), "KS-082": (4, 4), "KS-083": (3, 3), "KS-084": (1, 1), "KS-085": (4, 4),
    "KS-086": (3, 5), "KS-087": (5, 5), "KS-088": (2, 2), "KS-089": (4, 2), "KS-090": (3, 3),
    "KS-091": (5, 5), "KS-092": (3, 4), "KS-093": (6, 6), "KS-094": (3, 6),
}  # fmt: skip


# Every card ----------------------------------------------------------------------------------------------------------
@clause("NM-5.2", "NM-5.12", "NM-5.25")
@pytest.mark.parametrize("card", PRINTED)
def test_ks_076_to_094_alone_on_the_table_cost_their_price_and_ask_nothing(card: str) -> None:
    cost, power = PRINTED[card]
    story = table(p0={"hand": [card], "chakra": cost})
    story.does(f"play {card} D")
    assert story.chakra(0) == 0
    assert story.board.base(story.at(1)) == power
    story.expects("turn", 1)
    if cost:
        table(p0={"hand": [card], "chakra": cost - 1}).refuses(f"play {card} D", clause="NM-5.2")


# KS-076 One-Tail ------------------------------------------------------------------------------------------------------
@clause("NM-11.76.1")
def test_ks_076_may_be_put_on_any_gaara_of_yours() -> None:
    story = table((["KS-139"], []), (["KS-074"], []), (["KS-120"], []), p0={"hand": ["KS-076"], "chakra": 4})
    story.offers("upgrade KS-076 #1", "upgrade KS-076 #2", "upgrade KS-076 #3")
    story.refuses("play KS-076 B", clause="NM-5.2")
    story.does("upgrade KS-076 #2")
    assert story.chakra(0) == 0  # 6 less the 2 of the Gaara beneath
    assert story.card(2) == "KS-076"
    assert story.power(2) == 9
    story.expects("turn", 1)  # both lines are continuous: nothing is asked


@clause("NM-11.76.1", "NM-5.40")
def test_ks_076_may_also_be_played_beside_gaara() -> None:
    story = table((["KS-074"], []), p0={"hand": ["KS-076"]})
    story.does("play KS-076 D")
    assert story.row("D", 0) == [1, 2]
    assert story.chakra(0) == 14
    story.expects("turn", 1)


@clause("NM-11.76.1", "NM-5.35", "NM-5.36", "NM-5.38")
def test_ks_076_covers_no_hidden_foreign_or_differently_named_character() -> None:
    story = table(
        ([hidden("KS-074"), "KS-077"], ["KS-075"]),
        (["KS-020", ch("KS-074", owner=1, controlled_by=4)], []),
        p0={"hand": ["KS-076"]},
    )
    story.refuses("upgrade KS-076 #1", clause="NM-5.38")
    story.refuses("upgrade KS-076 #2", clause="NM-5.35")
    story.refuses("upgrade KS-076 #3", clause="NM-5.35")
    story.refuses("upgrade KS-076 #5", clause="NM-5.36")


@clause("NM-5.39")
def test_ks_076_may_not_cover_gaara_beside_another_one_tail() -> None:
    story = table((["KS-130", "KS-074"], []), (["KS-074"], []), p0={"hand": ["KS-076"]})
    story.refuses("upgrade KS-076 #2", clause="NM-5.39")
    story.refuses("play KS-076 D", clause="NM-5.26")
    story.offers("upgrade KS-076 #3", "play KS-076 C")


@clause("NM-11.76.1", "NM-5.60")
def test_ks_076_may_be_revealed_as_an_upgrade_of_gaara() -> None:
    story = table(([hidden("KS-076", tokens=1), ch("KS-074", tokens=1)], []), p0={"chakra": 4})
    story.does("reveal-upgrade #1 #2")
    assert story.chakra(0) == 0
    assert story.gone(1)
    assert story.power(2) == 11
    story.expects("turn", 1)


@clause("NM-6.101")
def test_ks_076_cannot_be_chosen_to_be_hidden_by_an_enemy_effect() -> None:
    story = table(
        (["KS-016"], [ch("KS-076", under=["KS-074"]), ch("KS-108", under=["KS-009"])]), p0={"hand": ["KS-137"]}
    )
    story.does("upgrade KS-137 #1", "use")
    story.expects("target", 0).expects_exactly("target #1", "target #3")
    story.refuses("target #2", clause="NM-6.101")


@clause("NM-6.101")
def test_ks_076_cannot_be_chosen_to_be_defeated_by_an_enemy_effect() -> None:
    story = table((["KS-107", "KS-074"], ["KS-076", "KS-009"]), p0={"hand": ["KS-136"]})
    story.does("upgrade KS-136 #1")
    # Gaara is the only friend, and of the enemies only Naruto can be defeated: nobody is asked
    assert story.gone(2)
    assert story.gone(4)
    assert not story.is_hidden(3)


@clause("NM-6.101")
def test_ks_076_cannot_be_given_up_to_an_enemy_effect_even_by_its_own_player() -> None:
    story = table((["KS-007"], ["KS-076", "KS-074", "KS-009"]), p0={"hand": ["KS-132"]})
    story.does("upgrade KS-132 #1")
    story.expects("target", 1).expects_exactly("target #3", "target #4")


@clause("NM-6.102")
def test_ks_076_may_be_hidden_by_an_effect_of_its_own_side() -> None:
    story = table((["KS-016", ch("KS-076", under=["KS-074"])], []), p0={"hand": ["KS-137"]})
    story.does("upgrade KS-137 #1", "use")
    story.expects_exactly("target #1", "target #2")
    story.does("target #2")
    assert story.is_hidden(2)


@clause("NM-6.53")
def test_ks_076_is_not_immune_while_it_is_hidden() -> None:
    story = table(([hidden("KS-045")], [hidden("KS-076")]))
    story.does("reveal #1", "use")
    assert story.gone(2)
    assert story.discard(1) == ["KS-076"]


@clause("NM-11.76.2")
def test_ks_076_may_be_moved_by_an_enemy_effect() -> None:
    story = table((["KS-007"], ["KS-076"]), ([], []), p0={"hand": ["KS-105"]})
    story.does("upgrade KS-105 #1", "use")
    assert story.place(2) == "C"
    assert not story.is_hidden(2)


@clause("NM-11.76.2")
def test_ks_076_may_lose_its_top_card_to_ks_106() -> None:
    story = table(([], [ch("KS-076", under=["KS-074"])]), p0={"hand": ["KS-106"]})
    story.does("play KS-106 D", "use")
    assert story.card(1) == "KS-074"
    assert story.discard(1) == ["KS-076"]


@clause("NM-11.76.2")
def test_ks_076_may_be_returned_to_hand() -> None:
    story = table(([], [ch("KS-076", under=["KS-075"])]), missions=["KS-M05"])
    story.passes()
    assert story.gone(1)
    assert story.hand(1) == ["KS-076"]
    assert story.discard(1) == ["KS-075"]


@clause("NM-11.76.2", "NM-6.101")
def test_ks_076_taken_over_is_immune_against_its_owner_and_comes_back_with_the_end_of_the_control() -> None:
    story = table((["KS-052", ch("KS-076", owner=1, controlled_by=1)], [ch("KS-103", tokens=5)]), edge=1)
    assert story.totals("D") == [12, 9]
    story.passes()
    story.expects("target", 1).expects_exactly("target #1", "target #3")
    story.refuses("target #2", clause="NM-6.101")
    story.does("target #1")
    assert story.side(2) == 1


# KS-077 Kankuro -------------------------------------------------------------------------------------------------------
def test_ks_077_gives_one_more_chakra_with_a_face_up_enemy_in_his_mission() -> None:
    story = table((["KS-077"], ["KS-009"]))
    story.passes()
    assert story.chakra(0) == 5 + 1 + 1
    assert story.chakra(1) == 5 + 1


def test_ks_077_gives_one_more_in_all_not_one_for_each_enemy() -> None:
    story = table((["KS-077"], ["KS-009", "KS-013", "KS-011"]))
    story.passes()
    assert story.chakra(0) == 5 + 1 + 1


@clause("NM-4.14")
def test_ks_077_gives_nothing_for_hidden_distant_or_own_characters_nor_while_hidden() -> None:
    story = table(
        (["KS-077", "KS-009"], [hidden("KS-013")]),
        ([hidden("KS-078")], ["KS-011"]),
        missions=[QUIET, QUIET],
    )
    story.passes()
    assert story.chakra(0) == 5 + 3
    assert story.chakra(1) == 5 + 2


def test_ks_077_played_asks_nothing() -> None:
    story = table(([], ["KS-009"]), p0={"hand": ["KS-077"]})
    story.does("play KS-077 D")
    assert story.chakra(0) == 17
    story.expects("turn", 1)


# KS-078 Kankuro -------------------------------------------------------------------------------------------------------
@clause("NM-11.78.1")
def test_ks_078_ambush_moves_anybody_of_power_4_or_less_himself_and_hidden_ones_included() -> None:
    story = table(
        ([hidden("KS-078"), "KS-086"], [ch("KS-009", tokens=2), hidden("KS-126")]),
        (["KS-128"], ["KS-086", "KS-074"]),
    )
    story.does("reveal #1", "use")
    # Zabuza on C has 5 - 1 = 4; Naruto has 3 + 2 = 5
    story.expects("target", 0).expects_exactly("target #1", "target #4", "target #6", "target #7")
    story.refuses("target #2", "target #3", "target #5", clause="NM-6.56")
    story.does("target #4")
    assert story.place(4) == "C"
    assert story.is_hidden(4)
    story.expects("turn", 1)


@clause("NM-11.78.1", "NM-7.18")
def test_ks_078_ambush_may_move_himself_where_his_player_likes() -> None:
    story = table(([hidden("KS-078")], []), ([], []), ([], []))
    story.does("reveal #1", "use")
    story.expects("mission", 0).expects_exactly("mission C", "mission B")
    story.does("mission B")
    assert story.place(1) == "B"


@clause("NM-11.35.1", "NM-6.57")
def test_ks_078_ambush_cannot_move_those_held_or_without_a_destination() -> None:
    story = table(
        ([hidden("KS-078"), "KS-009"], ["KS-035", "KS-011"]),
        (["KS-013"], ["KS-012"]),
    )
    story.does("reveal #1", "use")
    # p1's Kurenai holds p0's side of D; each Sakura stands in the way of the other
    story.expects_exactly("target #3", "target #5")
    story.refuses("target #1", "target #4", "target #6", clause="NM-6.57")


def test_ks_078_played_face_up_does_nothing() -> None:
    story = table(([hidden("KS-009")], ["KS-009"]), ([], []), p0={"hand": ["KS-078"]})
    story.does("play KS-078 D")
    story.expects("turn", 1)


@clause("NM-11.78.2")
def test_ks_078_upgrade_reveals_an_own_hidden_character_for_1_less() -> None:
    story = table((["KS-077"], [hidden("KS-013")]), ([hidden("KS-009")], []), p0={"hand": ["KS-011", "KS-078"]})
    story.does("upgrade KS-078 #1", "use")
    # #3 is the only hidden character of p0; the hand is not played from, nor is anything of p1's revealed
    assert not story.is_hidden(3)
    assert story.is_hidden(2)
    assert story.hand(0) == ["KS-011"]
    assert story.chakra(0) == 20 - 1 - 1
    story.expects("turn", 1)


@clause("NM-11.78.2", "NM-5.63")
def test_ks_078_upgrade_may_reveal_as_an_upgrade_with_all_lines_of_the_revealed_card() -> None:
    story = table(
        (["KS-077", "KS-009", hidden("KS-108")], ["KS-032"]),
        ([hidden("KS-011")], []),
        p0={"hand": ["KS-078"], "chakra": 3},
    )
    story.does("upgrade KS-078 #1", "use")
    story.expects("effect-play", 0).expects_exactly("reveal #5", "reveal-upgrade #3 #2")
    story.refuses("reveal #3", clause="NM-5.54")
    story.does("reveal-upgrade #3 #2")
    assert story.chakra(0) == 3 - 1 - (5 - 2 - 1)
    story.does("use")  # Naruto's MAIN line
    assert story.is_hidden(4)
    assert story.tokens_on(2) == 3


@clause("NM-11.78.2", "NM-6.43", "NM-6.44")
def test_ks_078_upgrade_is_asked_even_if_no_hidden_character_can_be_paid() -> None:
    story = table((["KS-077", hidden("KS-128")], []), p0={"hand": ["KS-078"], "chakra": 1})
    story.does("upgrade KS-078 #1")
    story.expects("use", 0).does("use")
    assert story.is_hidden(2)
    assert story.chakra(0) == 0
    story.expects("turn", 1)


@clause("NM-11.78.2")
def test_ks_078_upgrade_is_passed_over_without_an_own_hidden_character() -> None:
    story = table((["KS-077"], [hidden("KS-009")]), p0={"hand": ["KS-009", "KS-078"]})
    story.does("upgrade KS-078 #1")
    story.expects("turn", 1)


@clause("NM-5.63", "NM-11.78.1", "NM-11.78.2")
def test_ks_078_by_reveal_upgrade_first_moves_then_reveals() -> None:
    story = table((["KS-077", hidden("KS-078")], []), ([hidden("KS-009")], []))
    story.does("reveal-upgrade #2 #1", "use")
    story.expects("target", 0).expects_exactly("target #1", "target #3").does("target #3")
    assert story.place(3) == "D"
    assert story.is_hidden(3)
    story.expects("use", 0).does("use")
    assert not story.is_hidden(3)


# KS-079 Temari --------------------------------------------------------------------------------------------------------
def test_ks_079_has_2_more_power_while_her_player_holds_the_edge() -> None:
    story = table((["KS-079"], ["KS-079"]), edge=0)
    assert story.power(1) == 4
    assert story.power(2) == 2
    story = table((["KS-079"], ["KS-079"]), edge=1, active=0)
    assert story.power(1) == 2
    assert story.power(2) == 4


def test_ks_079_gains_her_power_at_the_moment_the_edge_comes() -> None:
    story = table((["KS-079"], []), edge=1, active=0)
    assert story.power(1) == 2
    story.does("pass")
    assert story.edge == 0
    assert story.power(1) == 4


def test_ks_079_hidden_has_no_power_and_played_asks_nothing() -> None:
    story = table(([hidden("KS-079")], []), ([], []), p0={"hand": ["KS-079"]})
    assert story.power(1) == 0
    story.does("play KS-079 C")
    assert story.power(2) == 4
    story.expects("turn", 1)


# KS-080 Temari --------------------------------------------------------------------------------------------------------
@clause("NM-11.80.1")
def test_ks_080_moves_a_friendly_sand_character_from_any_mission_but_not_herself() -> None:
    story = table(
        (["KS-077", hidden("KS-074")], ["KS-081"]),
        (["KS-009", "KS-083"], []),
        ([], []),
        p0={"hand": ["KS-080"]},
    )
    story.does("play KS-080 D", "use")
    story.expects("target", 0).expects_exactly("target #1", "target #5")
    story.refuses("target #2", "target #3", "target #4", "target #6", clause="NM-6.56")
    story.does("target #5")
    story.expects("mission", 0).expects_exactly("mission D", "mission B").does("mission B")
    assert story.place(5) == "B"
    story.expects("turn", 1)


@clause("NM-11.80.1")
def test_ks_080_alone_has_nobody_to_move() -> None:
    story = table(([], ["KS-081"]), (["KS-009"], []), p0={"hand": ["KS-080"]})
    story.does("play KS-080 D")
    story.expects("turn", 1)
    assert story.place(3) == "D"


@clause("NM-6.57")
def test_ks_080_does_not_move_a_friend_next_to_its_own_name() -> None:
    story = table((["KS-077"], []), (["KS-078"], []), p0={"hand": ["KS-080"]})
    story.does("play KS-080 D")
    story.expects("turn", 1)


@clause("NM-5.43")
def test_ks_080_upgraded_moves_a_friend_and_then_herself() -> None:
    story = table((["KS-079", "KS-077"], []), ([], []), p0={"hand": ["KS-080"]})
    story.does("upgrade KS-080 #1", "use")
    assert story.place(2) == "C"
    story.expects("use", 0).does("use")
    assert story.place(1) == "C"
    story.expects("turn", 1)


def test_ks_080_upgraded_may_move_herself_alone() -> None:
    story = table((["KS-079", "KS-077"], []), ([], []), p0={"hand": ["KS-080"]})
    story.does("upgrade KS-080 #1", "skip", "use")
    assert story.place(1) == "C"
    assert story.place(2) == "D"


# KS-081 Baki ----------------------------------------------------------------------------------------------------------
@clause("NM-11.81.1", "NM-4.50")
def test_ks_081_lets_the_winner_draw_a_card() -> None:
    deck = ["KS-009", "KS-011", "KS-013", "KS-015"]
    story = table((["KS-081"], []), p0={"deck": deck})
    story.passes()
    story.expects("use", 0).does("use")
    assert story.hand(0) == deck[:3]  # and two in the next Start Phase
    story = table((["KS-081"], []), p0={"deck": deck})
    story.passes().does("skip")
    assert story.hand(0) == deck[:2]


@clause("NM-11.81.1")
def test_ks_081_draws_nothing_hidden_defeated_or_from_another_mission() -> None:
    deck = ["KS-009", "KS-011", "KS-013", "KS-015"]
    story = table(
        ([hidden("KS-081", tokens=1)], []),
        (["KS-081"], ["KS-009"]),
        (["KS-128"], []),
        missions=["KS-M10", "KS-M10", "KS-M10"],
        p0={"deck": deck},
    )
    story.passes()
    story.expects("turn", 0)  # D and B were won, C was lost: Baki was asked nowhere
    assert story.points(0) == 3 + 5
    assert story.hand(0) == deck[:2]


def test_ks_081_asks_nothing_with_an_empty_deck_nor_when_played() -> None:
    story = table(p0={"hand": ["KS-081"]})
    story.does("play KS-081 D").expects("turn", 1)
    story.passes()
    story.expects("turn", 1)
    assert story.points(0) == 2


@clause("NM-4.49", "NM-6.121")
def test_ks_081_draws_for_the_player_who_controls_him() -> None:
    story = table((["KS-020", ch("KS-081", owner=1, controlled_by=1)], []), p0={"deck": ["KS-009"] * 3})
    story.passes()
    story.expects("use", 0).does("use")
    assert len(story.hand(0)) == 3


# KS-082 Baki ----------------------------------------------------------------------------------------------------------
@clause("NM-11.82.1")
def test_ks_082_score_defeats_a_hidden_character_before_the_next_mission_is_evaluated() -> None:
    story = table((["KS-082"], ["KS-021"]), ([hidden("KS-009")], [hidden("KS-013", tokens=2)]), missions=[QUIET, QUIET])
    story.passes()
    story.expects("use", 0).does("use")
    story.expects("target", 0).expects_exactly("target #3", "target #4")
    story.refuses("target #1", "target #2", clause="NM-6.56")
    story.does("target #4")
    assert story.discard(1) == ["KS-013"]
    assert story.points(1) == 0  # nothing was left to win C with
    assert story.points(0) == 2


@clause("NM-11.82.1", "NM-4.50")
def test_ks_082_score_may_be_skipped_or_turned_against_an_own_hidden_character() -> None:
    lanes: Any = ((["KS-082"], []), ([hidden("KS-009")], [hidden("KS-013", tokens=2)]))
    story = table(*lanes, missions=[QUIET, QUIET])
    story.passes().does("skip")
    assert story.points(1) == 1 + 2
    story = table(*lanes, missions=[QUIET, QUIET])
    story.passes().does("use", "target #2")
    assert story.discard(0) == ["KS-009"]
    assert story.points(1) == 1 + 2


@clause("NM-4.47")
def test_ks_082_score_does_nothing_on_a_lost_mission() -> None:
    story = table((["KS-082"], ["KS-086"]), ([], [hidden("KS-013")]), missions=[QUIET, QUIET])
    story.passes()
    story.expects("turn", 0)
    assert story.is_hidden(3)


@clause("NM-6.3")
def test_ks_082_upgrade_defeats_an_enemy_here_of_power_1_or_less() -> None:
    story = table(
        (["KS-081", "KS-101"], ["KS-019", "KS-011", hidden("KS-128"), hidden("KS-009", tokens=2)]),
        ([], ["KS-021"]),
        p0={"hand": ["KS-082"]},
    )
    story.does("upgrade KS-082 #1", "use")
    story.expects("target", 0).expects_exactly("target #3", "target #5")
    story.refuses("target #2", "target #4", "target #6", "target #7", clause="NM-6.56")
    story.does("target #5")
    assert story.discard(1) == ["KS-128"]


@clause("NM-6.3")
def test_ks_082_played_as_a_new_character_defeats_nobody() -> None:
    story = table(([], ["KS-019"]), p0={"hand": ["KS-082"]})
    story.does("play KS-082 D")
    story.expects("turn", 1)


# KS-083 Rasa ----------------------------------------------------------------------------------------------------------
@clause("NM-11.83.1")
def test_ks_083_scores_a_point_at_once_with_a_friendly_sand_character_beside_him() -> None:
    story = table((["KS-083", "KS-081"], []), p0={"deck": ["KS-009"] * 4})
    story.passes()
    story.expects("order", 0).does("trigger #1 1", "use")
    story.expects("use", 0)  # Baki's turn
    assert story.points(0) == 2 + 1
    story.does("skip")
    assert story.points(0) == 3


@clause("NM-11.83.1")
def test_ks_083_scores_nothing_for_hidden_distant_enemy_or_other_characters() -> None:
    story = table(
        (["KS-083", hidden("KS-074"), "KS-009"], ["KS-081"]),
        (["KS-077"], []),
        missions=[QUIET, QUIET],
    )
    story.passes()
    story.expects("turn", 0)
    assert story.points(0) == 2 + 3


@clause("NM-4.50")
def test_ks_083_need_not_score() -> None:
    story = table((["KS-083", "KS-074"], []))
    story.passes()
    story.expects("use", 0).does("skip")
    assert story.points(0) == 2


def test_ks_083_played_asks_nothing() -> None:
    story = table((["KS-074"], []), p0={"hand": ["KS-083"]})
    story.does("play KS-083 D").expects("turn", 1)
    assert story.points(0) == 0


@clause("NM-11.83.1", "NM-6.121")
def test_ks_083_scores_for_a_sand_character_under_his_players_control() -> None:
    story = table((["KS-083", "KS-020", ch("KS-074", owner=1, controlled_by=2)], []))
    story.passes().does("use")
    assert story.points(0) == 2 + 1


# KS-084 Yashamaru -----------------------------------------------------------------------------------------------------
def test_ks_084_has_2_more_power_beside_a_friendly_gaara() -> None:
    story = table((["KS-084", "KS-074"], []), (["KS-120"], []), p0={"hand": ["KS-084"]})
    assert story.power(1) == 3
    story.does("play KS-084 C")
    assert story.power(4) == 3
    story.expects("turn", 1)


def test_ks_084_gets_nothing_from_a_hidden_enemy_or_distant_gaara_nor_from_one_tail() -> None:
    story = table((["KS-084", hidden("KS-075"), "KS-076"], ["KS-074"]), (["KS-120"], []))
    assert story.power(1) == 1


# KS-085 Yashamaru -----------------------------------------------------------------------------------------------------
@clause("NM-11.85.1", "NM-11.85.2", "NM-11.85.3")
def test_ks_085_is_defeated_first_and_then_takes_one_other_character_here_with_him() -> None:
    story = table(
        (["KS-085", "KS-009"], ["KS-011", hidden("KS-128")]), (["KS-012"], ["KS-013"]), missions=[QUIET, QUIET]
    )
    story.passes()
    story.expects("use", 0).does("use")
    assert story.gone(1)
    assert story.discard(0) == ["KS-085"]
    story.expects("target", 0).expects_exactly("target #2", "target #3", "target #4")
    story.refuses("target #5", "target #6", clause="NM-6.56")
    story.refuses("skip")
    story.does("target #2")
    assert story.discard(0) == ["KS-009", "KS-085"]


@clause("NM-11.85.1", "NM-6.40")
def test_ks_085_alone_may_still_be_defeated() -> None:
    story = table((["KS-085"], []))
    story.passes()
    story.expects("use", 0).does("use")
    assert story.discard(0) == ["KS-085"]
    story.expects("turn", 0)


@clause("NM-4.50")
def test_ks_085_may_stay() -> None:
    story = table((["KS-085"], ["KS-009"]))
    story.passes().does("skip")
    assert not story.gone(1)
    assert not story.gone(2)


@clause("NM-11.85.1", "NM-6.101")
def test_ks_085_must_take_a_friend_where_the_only_enemy_is_immune() -> None:
    story = table((["KS-085", "KS-134"], ["KS-076"]))
    story.passes().does("use")
    # the own Nine-Tailed Fox is not immune against its own side, and nobody else can be chosen
    assert story.discard(0) == ["KS-134", "KS-085"]
    assert not story.gone(3)


@clause("NM-11.85.3")
def test_ks_085_gives_a_chakra_for_each_of_the_two_defeats() -> None:
    story = table((["KS-085", "KS-003"], ["KS-011"]), (["KS-136"], []), missions=[QUIET, QUIET], p0={"chakra": 0})
    story.passes().does("use", "target #3")
    # Tsunade for her friend, Sasuke for each of the two
    story.expects("order", 0).expects_exactly("trigger #2 1", "trigger #4 1 #1", "trigger #4 1 #3")
    story.does("trigger #2 1")
    assert story.chakra(0) == 2
    story.does("trigger #4 1 #1")
    assert sum(entry["amount"] for entry in story.events("chakra", 0)) == 2 + 1 + 1


@clause("NM-4.51", "NM-12.21")
def test_ks_085_can_take_a_baki_whose_line_is_still_waiting() -> None:
    story = table((["KS-085", "KS-081"], []), p0={"deck": ["KS-009"] * 2 + ["KS-013"] * 2})
    story.passes()
    story.does("trigger #1 1", "use")
    assert story.discard(0) == ["KS-081", "KS-085"]
    story.expects("turn", 0)
    assert len(story.hand(0)) == 2


def test_ks_085_played_or_on_a_lost_mission_asks_nothing() -> None:
    story = table(([], ["KS-087"]), p0={"hand": ["KS-085"]})
    story.does("play KS-085 D").expects("turn", 1)
    story.passes()
    story.expects("turn", 1)
    assert not story.gone(2)


@clause("NM-6.115", "NM-6.40")
def test_ks_085_going_to_the_hand_by_tsunade_still_counts_as_defeated() -> None:
    story = table((["KS-085"], ["KS-011"]), (["KS-004"], []), missions=[QUIET, QUIET])
    story.passes().does("use")
    assert story.hand(0) == ["KS-085"]
    assert story.discard(1) == ["KS-011"]


@clause("NM-6.100", "NM-11.49.1")
def test_ks_085_taking_an_enemy_along_may_be_answered_by_genma() -> None:
    story = table((["KS-085", "KS-086"], ["KS-049", "KS-001"]))
    story.passes().does("use", "target #4")
    story.expects("replace", 1).expects_exactly("use #3 #4", "skip").does("use #3 #4")
    assert story.gone(3)
    assert not story.gone(4)


def test_ks_085_only_hides_a_hayate_it_takes_along() -> None:
    story = table((["KS-085"], ["KS-048"]))
    story.passes().does("use")
    assert story.is_hidden(2)
    assert story.discard(0) == ["KS-085"]


# KS-086 Zabuza --------------------------------------------------------------------------------------------------------
def test_ks_086_is_played_and_offers_nothing() -> None:
    story = table(([], ["KS-009"]), p0={"hand": ["KS-086"]})
    story.does("play KS-086 D")
    assert story.chakra(0) == 17
    assert story.power(2) == 5
    story.expects("turn", 1)
    story.passes()
    story.expects("turn", 1)
    assert story.chakra(0) == 6


def test_ks_086_revealed_offers_nothing() -> None:
    story = table(([hidden("KS-086")], ["KS-009"]))
    story.does("reveal #1")
    assert story.chakra(0) == 17
    story.expects("turn", 1)


# KS-087 Zabuza --------------------------------------------------------------------------------------------------------
@clause("NM-11.87.1")
def test_ks_087_hides_the_only_face_up_enemy_here() -> None:
    story = table(([], ["KS-126", hidden("KS-009")]), ([], ["KS-013"]), p0={"hand": ["KS-087"]})
    story.does("play KS-087 D", "use")
    assert story.is_hidden(1)
    assert not story.gone(1)
    story.expects("turn", 1)


@clause("NM-11.87.1")
def test_ks_087_does_nothing_against_two_face_up_enemies_or_none() -> None:
    story = table(([], ["KS-009", "KS-013"]), ([], [hidden("KS-011")]), p0={"hand": ["KS-087", "KS-087"]})
    story.does("play KS-087 D").expects("turn", 1)
    story.does("pass", "play KS-087 C").expects("turn", 0)
    assert not story.is_hidden(1)
    assert not story.is_hidden(2)


@clause("NM-11.87.1", "NM-6.58", "NM-6.101")
def test_ks_087_does_nothing_against_a_single_immune_enemy() -> None:
    story = table((["KS-086"], ["KS-076"]), ([], ["KS-129"]), p0={"hand": ["KS-087", "KS-087"]})
    story.does("upgrade KS-087 #1").expects("turn", 1)
    story.does("pass", "play KS-087 C").expects("turn", 0)
    assert not story.is_hidden(2)
    assert not story.is_hidden(3)


@clause("NM-11.87.1")
def test_ks_087_an_immune_enemy_counts_as_the_second_one() -> None:
    story = table(([], ["KS-076", "KS-009"]), p0={"hand": ["KS-087"]})
    story.does("play KS-087 D").expects("turn", 1)
    assert not story.is_hidden(2)


@clause("NM-6.85", "NM-6.86")
def test_ks_087_upgraded_defeats_the_only_enemy() -> None:
    story = table((["KS-086"], ["KS-126", hidden("KS-009")]), p0={"hand": ["KS-087"]})
    story.does("upgrade KS-087 #1", "use")
    assert story.gone(2)
    assert story.discard(1) == ["KS-126"]
    story.expects("turn", 1)


def test_ks_087_upgraded_only_hides_those_who_are_hidden_instead() -> None:
    story = table((["KS-086"], ["KS-048"]), (["KS-086"], ["KS-075"]), p0={"hand": ["KS-087", "KS-087"]})
    story.does("upgrade KS-087 #1", "use")
    assert story.is_hidden(2)
    story.does("pass", "upgrade KS-087 #3", "use")
    assert story.is_hidden(4)


def test_ks_087_may_be_skipped() -> None:
    story = table((["KS-086"], ["KS-126"]), p0={"hand": ["KS-087"]})
    story.does("upgrade KS-087 #1").expects_exactly("use", "skip").does("skip")
    assert not story.gone(2)
    assert not story.is_hidden(2)


# KS-088 Haku ----------------------------------------------------------------------------------------------------------
@clause("NM-11.88.1")
def test_ks_088_draws_a_card_and_puts_any_card_of_the_hand_back_unseen() -> None:
    story = table(p0={"hand": ["KS-013", "KS-088"], "deck": ["KS-009", "KS-015"]})
    story.does("play KS-088 D", "use")
    story.expects("card", 0).expects_exactly("card KS-009", "card KS-013")
    story.refuses("skip")
    story.does("card KS-013")
    assert story.deck(0) == ["KS-013", "KS-015"]
    assert story.hand(0) == ["KS-009"]
    assert story.events("put-back", 0)[0]["cards"] == ["KS-013"]
    for seat in (1, None):
        assert "cards" not in story.events("put-back", seat)[0]
        assert not [text for text in story.log(seat) if "Sasuke" in text]


@clause("NM-11.88.1")
def test_ks_088_may_put_the_drawn_card_back() -> None:
    story = table(p0={"hand": ["KS-013", "KS-088"], "deck": ["KS-009", "KS-015"]})
    story.does("play KS-088 D", "use", "card KS-009")
    assert story.deck(0) == ["KS-009", "KS-015"]
    assert story.hand(0) == ["KS-013"]


@clause("NM-11.88.1")
def test_ks_088_with_an_empty_deck_puts_nothing_back() -> None:
    story = table(p0={"hand": ["KS-013", "KS-088"]})
    story.does("play KS-088 D").expects("turn", 1)
    assert story.hand(0) == ["KS-013"]
    assert story.deck(0) == []


# KS-089 Haku ----------------------------------------------------------------------------------------------------------
def test_ks_089_discards_the_opponents_top_card_for_as_many_tokens_as_it_costs() -> None:
    story = table(p0={"hand": ["KS-089"], "deck": ["KS-009"]}, p1={"deck": ["KS-128", "KS-013"]})
    story.does("play KS-089 D", "use")
    assert story.tokens_on(1) == 6
    assert story.power(1) == 8
    assert story.discard(1) == ["KS-128"]
    assert story.deck(0) == ["KS-009"]
    story.expects("turn", 1)


def test_ks_089_may_leave_the_deck_alone_and_gets_nothing_for_a_free_card() -> None:
    story = table(p0={"hand": ["KS-089"]}, p1={"deck": ["KS-101"]})
    story.does("play KS-089 D", "skip")
    assert story.deck(1) == ["KS-101"]
    story = table(p0={"hand": ["KS-089"]}, p1={"deck": ["KS-101"]})
    story.does("play KS-089 D", "use")
    assert story.discard(1) == ["KS-101"]
    assert story.tokens_on(1) == 0


@clause("NM-11.89.1")
def test_ks_089_is_passed_over_while_the_opponents_deck_is_empty() -> None:
    story = table(p0={"hand": ["KS-089"], "deck": ["KS-128"]})
    story.does("play KS-089 D").expects("turn", 1)
    assert story.tokens_on(1) == 0
    assert story.discard(0) == []


@clause("NM-11.89.2", "NM-6.86")
def test_ks_089_upgraded_uses_the_own_deck_without_a_choice() -> None:
    story = table((["KS-088"], []), p0={"hand": ["KS-089"], "deck": ["KS-126"]}, p1={"deck": ["KS-013"]})
    story.does("upgrade KS-089 #1", "use")
    assert story.tokens_on(1) == 7
    assert story.discard(0) == ["KS-126"]
    assert story.deck(1) == ["KS-013"]
    story.expects("turn", 1)


@clause("NM-11.89.1", "NM-11.89.2")
def test_ks_089_upgraded_is_passed_over_while_the_own_deck_is_empty() -> None:
    story = table((["KS-088"], []), p0={"hand": ["KS-089"]}, p1={"deck": ["KS-013"]})
    story.does("upgrade KS-089 #1").expects("turn", 1)
    assert story.deck(1) == ["KS-013"]


@clause("NM-11.67.9", "NM-11.67.5")
def test_ks_089_locked_by_rashomon_may_still_discard_but_keeps_no_token() -> None:
    story = table(([], ["KS-067"]), p0={"hand": ["KS-089"]}, p1={"deck": ["KS-128"]})
    story.does("play KS-089 D").expects("use", 0).does("use")
    assert story.discard(1) == ["KS-128"]
    assert story.tokens_on(2) == 0
    assert story.power(2) == 0


# KS-090 Itachi --------------------------------------------------------------------------------------------------------
@clause("NM-11.90.1")
def test_ks_090_is_revealed_for_nothing_beside_a_sasuke_of_either_side() -> None:
    story = table(([hidden("KS-090")], ["KS-013"]), p0={"chakra": 0})
    story.does("reveal #1")
    assert not story.is_hidden(1)
    story.expects("turn", 1)
    story = table(([hidden("KS-090"), "KS-107"], []), p0={"chakra": 0})
    story.does("reveal #1").expects("turn", 1)


@clause("NM-11.90.1")
def test_ks_090_pays_in_full_without_a_face_up_sasuke_in_his_mission() -> None:
    story = table(([hidden("KS-090")], [hidden("KS-013")]), ([], ["KS-014"]), p0={"chakra": 2})
    story.refuses("reveal #1", clause="NM-5.2")
    story = table(([hidden("KS-090")], [hidden("KS-013")]), ([], ["KS-014"]), p0={"chakra": 3})
    story.does("reveal #1")
    assert story.chakra(0) == 0


@clause("NM-5.16")
def test_ks_090_pays_in_full_when_played_from_the_hand() -> None:
    story = table(([], ["KS-013"]), p0={"hand": ["KS-090"], "chakra": 2})
    story.refuses("play KS-090 D", clause="NM-5.2")
    story = table(([], ["KS-013"]), p0={"hand": ["KS-090"], "chakra": 3})
    story.does("play KS-090 D")
    assert story.chakra(0) == 0
    story.expects("turn", 1)


@clause("NM-11.90.1", "NM-5.13")
def test_ks_090_is_also_cheaper_under_the_demand_of_ks_069() -> None:
    story = table(([], [hidden("KS-090"), "KS-013"]), p0={"hand": ["KS-069"]}, p1={"chakra": 2})
    story.does("play KS-069 D")
    story.expects("demand", 1).expects_exactly("reveal #1", "defeat #1").does("reveal #1")
    assert story.chakra(1) == 0  # 3 + 2 - 3
    story = table(([], [hidden("KS-090"), "KS-013"]), p0={"hand": ["KS-069"]}, p1={"chakra": 1})
    story.does("play KS-069 D")
    assert story.gone(1)


@clause("NM-11.90.1", "NM-5.18")
def test_ks_090_revealed_by_kankuro_costs_nothing_and_gives_nothing_back() -> None:
    story = table((["KS-077"], []), ([hidden("KS-090")], ["KS-013"]), p0={"hand": ["KS-078"], "chakra": 1})
    story.does("upgrade KS-078 #1", "use")
    assert not story.is_hidden(2)
    assert story.chakra(0) == 0


# KS-091 Itachi --------------------------------------------------------------------------------------------------------
def test_ks_091_sees_the_opponents_hand_and_takes_nothing_from_it() -> None:
    story = table(p0={"hand": ["KS-091"]}, p1={"hand": ["KS-009", "KS-013"]})
    story.does("play KS-091 D", "use")
    assert story.events("look-hand", 0)[0]["cards"] == ["KS-009", "KS-013"]
    assert "cards" not in story.events("look-hand", None)[0]
    assert story.hand(1) == ["KS-009", "KS-013"]
    story.expects("turn", 1)


@clause("NM-11.91.1")
def test_ks_091_upgraded_must_discard_one_card_of_the_hand_seen() -> None:
    story = table((["KS-090"], []), p0={"hand": ["KS-091"]}, p1={"hand": ["KS-009", "KS-013", "KS-013"]})
    story.does("upgrade KS-091 #1", "use")
    story.expects("card", 0).expects_exactly("card KS-009", "card KS-013")
    assert len(story.events("look-hand", 0)) == 1
    story.refuses("skip")
    story.does("card KS-013")
    assert story.hand(1) == ["KS-009", "KS-013"]
    assert story.discard(1) == ["KS-013"]
    assert story.events("discard", None)[0]["cards"] == ["KS-013"]
    story.expects("turn", 1)


@clause("NM-6.86")
def test_ks_091_upgraded_is_skipped_as_a_whole() -> None:
    story = table((["KS-090"], []), p0={"hand": ["KS-091"]}, p1={"hand": ["KS-009"]})
    story.does("upgrade KS-091 #1", "skip")
    assert story.hand(1) == ["KS-009"]
    assert story.events("look-hand", 0) == []
    story.expects("turn", 1)


@clause("NM-11.91.1", "NM-6.41")
def test_ks_091_has_nothing_to_see_in_an_empty_hand() -> None:
    story = table((["KS-090"], []), ([], []), p0={"hand": ["KS-091", "KS-091"]})
    story.does("upgrade KS-091 #1").expects("turn", 1)
    story.does("pass", "play KS-091 C").expects("turn", 0)


# KS-092 Kisame --------------------------------------------------------------------------------------------------------
@clause("NM-11.92.1")
def test_ks_092_takes_1_or_2_tokens_from_an_enemy_here() -> None:
    story = table(
        ([hidden("KS-092"), ch("KS-009", tokens=1)], [ch("KS-011", tokens=3), hidden("KS-013", tokens=1), "KS-015"]),
        ([], [ch("KS-032", tokens=2)]),
    )
    story.does("reveal #1", "use")
    story.expects("target", 0).expects_exactly("target #3", "target #4")
    story.refuses("target #5", clause="NM-6.56")
    story.refuses("target #2", "target #6", clause="NM-6.56")
    story.does("target #3")
    story.expects("amount", 0).expects_exactly("amount 1", "amount 2").does("amount 2")
    assert story.tokens_on(3) == 1
    assert story.tokens_on(1) == 2
    assert story.power(1) == 6
    story.expects("turn", 1)


@clause("NM-11.92.1")
def test_ks_092_takes_the_one_token_there_is_without_being_asked_how_many() -> None:
    story = table(([hidden("KS-092", tokens=1)], [hidden("KS-013", tokens=1)]))
    story.does("reveal #1", "use")
    assert story.tokens_on(1) == 2
    assert story.tokens_on(2) == 0
    story.expects("turn", 1)


@clause("NM-11.92.1")
def test_ks_092_is_passed_over_without_a_token_on_an_enemy_here() -> None:
    story = table(([hidden("KS-092")], ["KS-009"]), ([], [ch("KS-013", tokens=2)]))
    story.does("reveal #1").expects("turn", 1)


@clause("NM-6.4")
def test_ks_092_played_face_up_takes_nothing() -> None:
    story = table(([], [ch("KS-009", tokens=2)]), p0={"hand": ["KS-092"]})
    story.does("play KS-092 D").expects("turn", 1)
    assert story.tokens_on(1) == 2


# KS-093 Kisame --------------------------------------------------------------------------------------------------------
@clause("NM-6.48")
def test_ks_093_takes_1_or_2_tokens_from_an_enemy_in_any_mission() -> None:
    story = table(
        ([ch("KS-009", tokens=1)], [ch("KS-011", tokens=1), "KS-015"]),
        ([], [hidden("KS-013", tokens=5)]),
        p0={"hand": ["KS-093"]},
    )
    story.does("play KS-093 D", "use")
    story.expects("target", 0).expects_exactly("target #2", "target #4")
    story.refuses("target #1", "target #3", clause="NM-6.56")
    story.does("target #4")
    story.expects_exactly("amount 1", "amount 2").does("amount 1")
    assert story.tokens_on(4) == 4
    assert story.tokens_on(5) == 1


@clause("NM-11.93.1")
def test_ks_093_upgraded_takes_all_tokens_without_a_choice_of_amount() -> None:
    story = table(([ch("KS-092", tokens=1)], []), ([], [hidden("KS-013", tokens=5)]), p0={"hand": ["KS-093"]})
    story.does("upgrade KS-093 #1", "use")
    assert story.tokens_on(2) == 0
    assert story.tokens_on(1) == 6
    assert story.power(1) == 12
    story.expects("turn", 1)


@clause("NM-6.41")
def test_ks_093_is_passed_over_without_a_token_on_an_enemy() -> None:
    story = table(([ch("KS-009", tokens=1)], ["KS-011"]), p0={"hand": ["KS-093"]})
    story.does("play KS-093 D").expects("turn", 1)


@clause("NM-6.2")
def test_ks_093_takes_tokens_also_when_revealed() -> None:
    story = table(([hidden("KS-093")], [ch("KS-011", tokens=2)]))
    story.does("reveal #1", "use", "amount 2")
    assert story.tokens_on(1) == 2


# KS-094 Gamabunta -----------------------------------------------------------------------------------------------------
@clause("NM-11.94.1")
def test_ks_094_returns_to_the_hand_at_the_end_of_the_round_without_being_asked() -> None:
    story = table(p0={"hand": ["KS-094"]})
    story.does("play KS-094 D").expects("turn", 1)
    assert story.chakra(0) == 17
    story.passes()
    assert story.points(0) == 2  # it still counted in the Mission Phase
    assert story.gone(1)
    assert story.hand(0) == ["KS-094"]
    assert story.discard(0) == []


@clause("NM-11.94.1")
def test_ks_094_hidden_stays() -> None:
    story = table(([hidden("KS-094")], []))
    story.passes()
    assert story.is_hidden(1)
    assert story.hand(0) == []


@clause("NM-11.94.1")
def test_ks_094_goes_to_its_owner_also_from_under_the_opponents_control() -> None:
    story = table((["KS-020", ch("KS-094", owner=1, controlled_by=1)], []))
    story.passes()
    assert story.hand(1) == ["KS-094"]
    assert story.hand(0) == []


@clause("NM-11.94.1", "NM-4.60")
def test_ks_094_stays_in_round_4() -> None:
    story = table((["KS-094"], []), ([], []), ([], []), ([], []))
    story.passes()
    assert story.match.outcome is not None
    assert not story.gone(1)


@clause("NM-11.94.1", "NM-4.62")
def test_ks_094_stays_if_it_has_been_hidden_before_its_turn_comes() -> None:
    story = table((["KS-094"], []), ([], [ch("KS-103", tokens=2)]))
    story.passes()
    story.expects("order", 0).expects_exactly("trigger #1 1", "trigger #2 1")
    story.does("trigger #2 1", "target #1")
    assert story.is_hidden(1)
    assert story.hand(0) == []
    assert story.hand(1) == ["KS-103"]
