"""The summoned animals and hounds, and the rare cards from Tsunade to Choji."""

import pytest

import kleos
from kleos.games.naruto_mythos.testing import ch, hidden, table
from kleos.testing import clause

# A mission whose SCORE line (the winner draws) is passed over while the winner's deck is empty.
QUIET = "KS-M06"


# What is printed: cost and Power.
PRINTED = {
    "KS-095": (4, 6), "KS-096": (2, 3), "KS-097": (1, 2), "KS-098": (3, 5), "KS-099": (1, 1),
    "KS-100": (1, 1), "KS-101": (0, 0), "KS-102": (3, 5), "KS-103": (4, 4), "KS-104": (5, 6),
    "KS-105": (6, 6), "KS-106": (5, 5), "KS-107": (5, 6), "KS-108": (5, 5), "KS-109": (4, 3),
    "KS-110": (5, 4), "KS-111": (6, 5), "KS-112": (5, 4),
}  # fmt: skip


def goes_home(card: str) -> None:
    """The card returns at the end of the round: face up only, to its owner, never in round 4, and nobody is asked."""
    story = table(([card], []))
    story.passes().expects("turn")
    assert story.gone(1)
    assert story.hand(0) == [card]
    story = table(([hidden(card)], []))
    story.passes()
    assert story.is_hidden(1)
    assert story.hand(0) == []
    story = table((["KS-052", ch(card, owner=1, controlled_by=1)], []))
    story.passes()
    assert story.gone(2)
    assert story.hand(1) == [card]
    assert story.hand(0) == []
    story = table(([card], []), ([], []), ([], []), ([], []))
    story.passes()
    assert story.match.outcome is not None
    assert not story.gone(1)


# Every card ----------------------------------------------------------------------------------------------------------
@clause("NM-5.2", "NM-5.12", "NM-5.25")
@pytest.mark.parametrize("card", PRINTED)
def test_ks_095_to_112_alone_on_the_table_cost_their_price_and_ask_nothing(card: str) -> None:
    cost, power = PRINTED[card]
    story = table(p0={"hand": [card], "chakra": cost})
    story.does(f"play {card} D")
    assert story.chakra(0) == 0
    assert story.board.base(story.at(1)) == power
    story.expects("turn", 1)
    if cost:
        table(p0={"hand": [card], "chakra": cost - 1}).refuses(f"play {card} D", clause="NM-5.2")


# KS-095 Gamahiro ------------------------------------------------------------------------------------------------------
@clause("NM-11.95.1")
def test_ks_095_draws_a_card_beside_a_friend_hidden_or_not() -> None:
    for friend in (hidden("KS-009"), ch("KS-009")):
        story = table(([friend], []), p0={"hand": ["KS-095"], "deck": ["KS-013", "KS-015"]})
        story.does("play KS-095 D", "use")
        assert story.hand(0) == ["KS-013"]
        story.expects("turn", 1)


@clause("NM-11.95.1")
def test_ks_095_is_not_its_own_friend_and_enemies_or_distant_friends_do_not_help() -> None:
    story = table(([], ["KS-009"]), (["KS-011"], []), p0={"hand": ["KS-095"], "deck": ["KS-013"]})
    story.does("play KS-095 D").expects("turn", 1)
    assert story.hand(0) == []


def test_ks_095_need_not_draw() -> None:
    story = table((["KS-009"], []), p0={"hand": ["KS-095"], "deck": ["KS-013"]})
    story.does("play KS-095 D").expects_exactly("use", "skip").does("skip")
    assert story.hand(0) == []


@clause("NM-11.95.2")
def test_ks_095_returns_at_the_end_of_the_round() -> None:
    goes_home("KS-095")


# KS-096 Gamakichi -----------------------------------------------------------------------------------------------------
@clause("NM-11.96.1")
def test_ks_096_costs_1_less_where_a_friendly_naruto_is() -> None:
    story = table((["KS-009"], []), ([], []), p0={"hand": ["KS-096"], "chakra": 1})
    story.offers("play KS-096 D").refuses("play KS-096 C", clause="NM-5.2")
    story.does("play KS-096 D")
    assert story.chakra(0) == 0
    story.expects("turn", 1)


@clause("NM-11.96.1")
def test_ks_096_is_revealed_for_1_less_where_a_friendly_naruto_is() -> None:
    story = table((["KS-108", hidden("KS-096")], []), p0={"chakra": 1})
    story.does("reveal #2")
    assert story.chakra(0) == 0
    story.expects("turn", 1)


@clause("NM-11.96.1")
def test_ks_096_pays_in_full_beside_a_hidden_or_an_enemy_naruto() -> None:
    story = table(([hidden("KS-009"), hidden("KS-096")], ["KS-010"]), p0={"hand": ["KS-096"], "chakra": 1})
    story.refuses("play KS-096 D", "reveal #2", clause="NM-5.2")
    story = table(([hidden("KS-009"), hidden("KS-096")], ["KS-010"]), p0={"chakra": 2})
    story.does("reveal #2")
    assert story.chakra(0) == 0


@clause("NM-5.10", "NM-11.96.1")
def test_ks_096_is_put_down_for_exactly_1() -> None:
    story = table((["KS-009"], []), p0={"hand": ["KS-096"], "chakra": 1})
    story.does("hide KS-096 D")
    assert story.chakra(0) == 0
    story = table((["KS-009"], []), p0={"hand": ["KS-096"], "chakra": 0})
    story.refuses("hide KS-096 D", clause="NM-5.10")
    story.refuses("play KS-096 D", clause="NM-5.2")


@clause("NM-11.96.2")
def test_ks_096_returns_at_the_end_of_the_round() -> None:
    goes_home("KS-096")


@clause("NM-11.96.1", "NM-5.13", "NM-5.17")
def test_ks_096_adds_its_reduction_to_what_others_make_of_the_price() -> None:
    story = table((["KS-009"], ["KS-125"]), p0={"hand": ["KS-096"], "chakra": 2})
    story.does("play KS-096 D")
    assert story.chakra(0) == 0  # 2 + 1 - 1
    story = table((["KS-009"], ["KS-125"]), p0={"hand": ["KS-007", "KS-096"], "chakra": 4 + 1 + 1})
    story.does("play KS-007 D", "use")
    assert story.chakra(0) == 0  # 4 + 1, then 2 + 1 - 1 - 1


@clause("NM-11.96.1", "NM-6.121")
def test_ks_096_is_cheaper_beside_a_naruto_under_its_players_control() -> None:
    story = table((["KS-020", ch("KS-009", owner=1, controlled_by=1)], []), p0={"hand": ["KS-096"], "chakra": 1})
    story.does("play KS-096 D")
    assert story.chakra(0) == 0


# KS-097 Gamatatsu -----------------------------------------------------------------------------------------------------
@clause("NM-11.97.1")
def test_ks_097_returns_at_the_end_of_the_round() -> None:
    goes_home("KS-097")


@clause("NM-11.97.1", "NM-4.62")
def test_ks_097_stays_if_it_has_been_hidden_before_its_turn_comes() -> None:
    story = table((["KS-097"], []), ([], ["KS-103"]))
    story.passes()
    story.does("trigger #2 1", "target #1")
    assert story.is_hidden(1)
    assert story.hand(0) == []


def test_ks_097_played_asks_nothing() -> None:
    story = table((["KS-009"], []), p0={"hand": ["KS-097"]})
    story.does("play KS-097 D").expects("turn", 1)
    assert story.chakra(0) == 19
    assert story.power(2) == 2


# KS-098 Katsuyu -------------------------------------------------------------------------------------------------------
@clause("NM-11.98.1")
def test_ks_098_gets_2_tokens_with_a_friendly_tsunade_in_any_mission() -> None:
    story = table(([], []), (["KS-003"], []), p0={"hand": ["KS-098"]})
    story.does("play KS-098 D", "use")
    assert story.tokens_on(2) == 2
    assert story.power(2) == 7
    story.expects("turn", 1)


@clause("NM-11.98.1")
def test_ks_098_gets_nothing_for_a_hidden_or_an_enemy_tsunade() -> None:
    story = table(([hidden("KS-003")], ["KS-104"]), p0={"hand": ["KS-098"]})
    story.does("play KS-098 D").expects("turn", 1)
    assert story.tokens_on(3) == 0


@clause("NM-11.98.2")
def test_ks_098_returns_at_the_end_of_the_round() -> None:
    goes_home("KS-098")


# KS-099 Pakkun --------------------------------------------------------------------------------------------------------
@clause("NM-11.99.1")
def test_ks_099_moves_after_winning_and_counts_in_the_later_mission() -> None:
    story = table((["KS-099"], []), ([], ["KS-019"]), ([], []), missions=[QUIET, QUIET, QUIET])
    story.passes()
    story.expects("use", 0).does("use")
    story.expects("mission", 0).expects_exactly("mission C", "mission B").does("mission C")
    # 1 against 1 on C: the Edge holder wins; Pakkun has won again and may go on, but p0 leaves him there
    story.expects("use", 0).does("skip")
    assert story.points(0) == 2 + 3
    assert story.points(1) == 0


@clause("NM-4.50")
def test_ks_099_may_stay() -> None:
    story = table((["KS-099"], []), ([], ["KS-019"]), missions=[QUIET, QUIET])
    story.passes().does("skip")
    assert story.place(1) == "D"
    assert story.points(1) == 3


def test_ks_099_does_not_move_after_a_lost_mission_nor_while_hidden() -> None:
    story = table((["KS-099"], ["KS-009"]), ([hidden("KS-099", tokens=1)], []), missions=[QUIET, QUIET])
    story.passes().expects("turn", 0)
    assert story.points(0) == 3
    assert [story.place(1), story.place(3)] == ["D", "C"]


def test_ks_099_played_asks_nothing() -> None:
    story = table(([], []), ([], []), p0={"hand": ["KS-099"]})
    story.does("play KS-099 D").expects("turn", 1)
    assert story.chakra(0) == 19


@clause("NM-6.57", "NM-11.35.1")
def test_ks_099_has_nowhere_to_go_beside_his_name_or_held_by_kurenai() -> None:
    story = table((["KS-099"], []), (["KS-099"], ["KS-009"]), missions=[QUIET, QUIET])
    story.passes().expects("turn", 0)
    assert story.place(1) == "D"
    story = table((["KS-099", "KS-128"], ["KS-035"]), ([], []), missions=[QUIET, QUIET])
    story.passes().expects("turn", 0)
    assert story.points(0) == 2
    assert story.place(1) == "D"


# KS-100 Ninja Hound Corps ---------------------------------------------------------------------------------------------
@clause("NM-11.100.1", "NM-11.100.2")
def test_ks_100_moved_by_its_player_looks_at_a_hidden_enemy_where_it_arrived() -> None:
    story = table(
        (["KS-100"], [hidden("KS-011")]),
        ([hidden("KS-001")], [hidden("KS-009"), hidden("KS-013"), "KS-015"]),
        p0={"hand": ["KS-121"]},
    )
    story.does("play KS-121 D", "use", "target #1")
    assert story.place(1) == "C"
    story.expects("target", 0).expects_exactly("target #4", "target #5")
    story.refuses("target #2", "target #3", "target #6", clause="NM-6.56")
    story.refuses("skip")
    story.does("target #5")
    assert story.shown(5, 0).get("card") == "KS-013"
    assert story.shown(4, 0).get("card") is None
    assert story.is_hidden(5)
    assert "cards" not in story.events("look", None)[0]
    story.expects("turn", 1)


@clause("NM-11.100.1")
def test_ks_100_moved_by_the_opponent_looks_for_its_own_player() -> None:
    story = table((["KS-100"], []), ([], [hidden("KS-009"), hidden("KS-013")]), p1={"hand": ["KS-006"]}, active=1)
    story.does("play KS-006 D", "use")
    assert story.place(1) == "C"
    story.expects("target", 0).expects_exactly("target #2", "target #3").does("target #2")
    assert story.shown(2, 0).get("card") == "KS-009"
    story.expects("turn", 0)


@clause("NM-11.100.1", "NM-6.24")
def test_ks_100_looks_also_if_the_line_that_moved_it_hides_it_as_well() -> None:
    story = table(
        (["KS-100", "KS-086"], ["KS-019"]),
        ([], [hidden("KS-009"), hidden("KS-013")]),
        p1={"hand": ["KS-110"]},
        active=1,
    )
    story.does("upgrade KS-110 #3", "use")
    assert story.place(1) == "C"
    assert story.is_hidden(1)
    story.expects("target", 0).expects_exactly("target #4", "target #5").does("target #4")
    assert story.shown(4, 0).get("card") == "KS-009"


@clause("NM-11.100.2")
def test_ks_100_does_not_look_at_own_hidden_characters() -> None:
    story = table((["KS-100"], []), ([hidden("KS-001"), hidden("KS-009")], []), p0={"hand": ["KS-121"]})
    story.does("play KS-121 D", "use", "target #1")
    assert story.place(1) == "C"
    story.expects("turn", 1)
    assert story.events("look", 0) == []


@clause("NM-7.19", "NM-6.6")
def test_ks_100_does_not_look_when_played_nor_when_moved_hidden() -> None:
    story = table(([hidden("KS-100")], []), ([], [hidden("KS-009")]), p0={"hand": ["KS-100", "KS-121"]})
    story.does("play KS-100 C").expects("turn", 1)
    story.does("pass", "play KS-121 D", "use", "target #1")
    assert story.place(1) == "C"
    story.expects("turn", 0)
    assert story.events("look", 0) == []


@clause("NM-11.100.1", "NM-6.121")
def test_ks_100_taken_over_looks_for_the_player_who_controls_it() -> None:
    story = table(
        (["KS-020", ch("KS-100", owner=1, controlled_by=1)], []),
        ([], [hidden("KS-009"), hidden("KS-013")]),
        p0={"hand": ["KS-121"]},
    )
    story.does("play KS-121 D", "use", "target #2")
    story.expects("target", 0).expects_exactly("target #3", "target #4").does("target #3")
    assert story.shown(3, 0).get("card") == "KS-009"


@clause("NM-11.100.1")
def test_ks_100_looks_after_every_move() -> None:
    story = table(
        (["KS-100", "KS-079"], [hidden("KS-011")]),
        ([], [hidden("KS-009"), "KS-076"]),
        p0={"hand": ["KS-121"]},
    )
    story.does("upgrade KS-121 #2", "use")  # the hounds are her only friend
    assert story.shown(4, 0).get("card") == "KS-009"
    story.does("use", "target #1")
    assert story.place(1) == "D"
    assert story.shown(3, 0).get("card") == "KS-011"
    assert len(story.events("look", 0)) == 2


# KS-101 TonTon --------------------------------------------------------------------------------------------------------
@clause("NM-11.101.1")
def test_ks_101_costs_nothing_face_up_and_1_face_down() -> None:
    story = table(p0={"hand": ["KS-101"], "chakra": 0})
    story.refuses("hide KS-101 D", clause="NM-5.10")
    story.does("play KS-101 D")
    assert story.chakra(0) == 0
    assert story.power(1) == 0
    story.expects("turn", 1)
    story = table(p0={"hand": ["KS-101"], "chakra": 1})
    story.does("hide KS-101 D")
    assert story.chakra(0) == 0


@clause("NM-11.101.1")
def test_ks_101_has_1_more_power_beside_a_friendly_tsunade_or_shizune_but_not_2() -> None:
    story = table((["KS-101", "KS-003"], []), (["KS-101", "KS-006"], []), (["KS-101", "KS-104", "KS-005"], []))
    assert [story.power(1), story.power(3), story.power(5)] == [1, 1, 1]


def test_ks_101_gets_nothing_from_hidden_enemy_or_distant_ones() -> None:
    story = table((["KS-101", hidden("KS-003")], ["KS-005"]), (["KS-104"], []))
    assert story.power(1) == 0


# KS-102 Manda ---------------------------------------------------------------------------------------------------------
@clause("NM-11.102.1")
def test_ks_102_ambush_defeats_a_face_up_enemy_summon_here() -> None:
    story = table(
        ([hidden("KS-102"), "KS-094"], ["KS-098", "KS-066", "KS-009", hidden("KS-095")]),
        ([], ["KS-097"]),
    )
    story.does("reveal #1", "use")
    story.expects("target", 0).expects_exactly("target #3", "target #4")
    story.refuses("target #2", "target #5", "target #6", "target #7", clause="NM-6.56")
    story.does("target #4")
    assert story.discard(1) == ["KS-066"]
    story.expects("turn", 1)


@clause("NM-11.102.1", "NM-6.4")
def test_ks_102_defeats_nobody_when_played_face_up_or_without_a_summon() -> None:
    story = table(([], ["KS-098"]), ([hidden("KS-102")], ["KS-009", hidden("KS-094")]), p0={"hand": ["KS-102"]})
    story.does("play KS-102 D").expects("turn", 1)
    story.does("pass", "reveal #2").expects("turn", 0)
    assert not story.gone(1)


@clause("NM-11.102.2")
def test_ks_102_returns_at_the_end_of_the_round() -> None:
    goes_home("KS-102")


# KS-103 Giant Spider --------------------------------------------------------------------------------------------------
def test_ks_103_has_another_name_in_english_and_is_the_same_card_in_every_language() -> None:
    face = kleos.rules("naruto-mythos").cards["KS-103"]
    assert [face.name(lang) for lang in ("en", "fr", "it")] == ["Giant Spider", "Kyodaigumo", "Kyodaigumo"]
    story = table((["KS-103"], []), p0={"hand": ["KS-103"]})
    story.refuses("play KS-103 D", clause="NM-5.26")
    reason = story.match.why_not("play KS-103 D")
    assert reason is not None
    assert "Giant Spider" in reason.text("en")
    assert "Kyodaigumo" in reason.text("fr")


@clause("NM-11.103.1")
def test_ks_103_must_hide_somebody_not_stronger_anywhere_before_it_returns() -> None:
    story = table((["KS-103", "KS-009"], ["KS-086"]), ([hidden("KS-001")], [ch("KS-011", tokens=2)]))
    story.passes().does("skip")  # p1's Assassination on C
    story.expects("target", 0).expects_exactly("target #1", "target #2", "target #5")
    story.refuses("target #3", clause="NM-6.56")  # Power 5
    story.refuses("target #4", clause="NM-6.55")  # hidden already
    story.refuses("skip")
    story.does("target #5")
    assert story.is_hidden(5)
    assert story.gone(1)
    assert story.hand(0) == ["KS-103"]


@clause("NM-11.103.1", "NM-4.64")
def test_ks_103_counts_tokens_before_they_are_removed() -> None:
    story = table(([ch("KS-103", tokens=1)], ["KS-086", ch("KS-009", tokens=3)]))
    story.passes()
    # Power 5 for both the Giant Spider and Zabuza; Naruto has 6
    story.expects_exactly("target #1", "target #2")


@clause("NM-11.103.2")
def test_ks_103_having_hidden_itself_returns_all_the_same() -> None:
    story = table((["KS-103"], ["KS-009"]))
    story.passes().does("target #1")
    assert story.gone(1)
    assert story.hand(0) == ["KS-103"]
    assert not story.is_hidden(2)


@clause("NM-11.103.3")
def test_ks_103_with_nobody_else_weak_enough_only_returns() -> None:
    story = table((["KS-103"], ["KS-086"]), ([hidden("KS-009")], []), missions=[QUIET, QUIET])
    story.passes().expects("turn", 0)
    assert story.hand(0) == ["KS-103"]
    assert story.discard(0) == []
    assert not story.is_hidden(2)


@clause("NM-11.103.4", "NM-6.101", "NM-11.115.1")
def test_ks_103_cannot_hide_immune_or_shielded_enemies() -> None:
    story = table(([ch("KS-103", tokens=6)], ["KS-076", "KS-086"]), ([], ["KS-115", "KS-009"]))
    story.passes()
    story.expects("target", 0).expects_exactly("target #1", "target #3", "target #4")
    story.refuses("target #2", clause="NM-6.101")
    story.refuses("target #5", clause="NM-11.115.1")


@clause("NM-11.103.4", "NM-11.49.1")
def test_ks_103_hiding_an_enemy_may_be_answered_by_genma() -> None:
    story = table((["KS-103"], ["KS-049", "KS-001"]))
    story.passes().does("target #3")
    story.expects("replace", 1).expects_exactly("use #2 #3", "skip").does("use #2 #3")
    assert story.gone(2)
    assert not story.is_hidden(3)
    assert story.hand(0) == ["KS-103"]


@clause("NM-11.103.4", "NM-11.49.1")
def test_ks_103_hiding_a_friend_is_no_enemy_effect() -> None:
    story = table((["KS-103", "KS-049", "KS-001"], []))
    story.passes().does("target #3")
    story.expects("turn", 0)
    assert story.is_hidden(3)
    assert not story.gone(2)


@clause("NM-11.103.2", "NM-6.27")
def test_ks_103_controlled_by_the_character_it_hides_still_goes_to_its_owner() -> None:
    story = table((["KS-052", ch("KS-103", owner=1, controlled_by=1)], []))
    story.passes()
    story.expects("target", 0).expects_exactly("target #1", "target #2").does("target #1")
    assert story.is_hidden(1)
    assert story.hand(1) == ["KS-103"]


def test_ks_103_hidden_or_in_round_4_hides_nobody() -> None:
    story = table(([hidden("KS-103")], ["KS-021"]))
    story.passes().expects("turn", 0)
    assert story.is_hidden(1)
    assert not story.is_hidden(2)
    story = table((["KS-103"], ["KS-021"]), ([], []), ([], []), ([], []))
    story.passes()
    assert story.match.outcome is not None
    assert not story.is_hidden(2)


def test_ks_103_played_asks_nothing() -> None:
    story = table(([], ["KS-009"]), p0={"hand": ["KS-103"]})
    story.does("play KS-103 D").expects("turn", 1)
    assert not story.is_hidden(1)


@clause("NM-11.103.1", "NM-6.102")
def test_ks_103_may_hide_an_immune_character_of_its_own_side() -> None:
    story = table(([ch("KS-103", tokens=5), "KS-076"], []))
    story.passes()
    story.expects_exactly("target #1", "target #2").does("target #2")
    assert story.is_hidden(2)


@clause("NM-4.62")
def test_ks_103_hidden_by_another_one_neither_hides_nor_returns() -> None:
    story = table((["KS-103"], ["KS-103"]))
    story.passes()
    story.expects("order", 0).does("trigger #2 1")
    story.expects("target", 1).expects_exactly("target #1", "target #2").does("target #1")
    assert story.hand(1) == ["KS-103"]
    assert story.is_hidden(1)
    assert story.hand(0) == []


# KS-104 Tsunade -------------------------------------------------------------------------------------------------------
@clause("NM-11.104.1")
def test_ks_104_turns_any_part_of_the_chakra_left_into_tokens() -> None:
    story = table(p0={"hand": ["KS-104"], "chakra": 8})
    story.does("play KS-104 D")
    story.expects("use", 0).does("use")
    story.expects("amount", 0).expects_exactly("amount 0", "amount 1", "amount 2", "amount 3")
    story.does("amount 2")
    assert story.chakra(0) == 1
    assert story.tokens_on(1) == 2
    story.expects("turn", 1)


@clause("NM-11.104.1")
def test_ks_104_without_chakra_left_is_not_asked() -> None:
    story = table(p0={"hand": ["KS-104"], "chakra": 5})
    story.does("play KS-104 D").expects("turn", 1)
    assert story.tokens_on(1) == 0


@clause("NM-11.104.2")
def test_ks_104_upgraded_gets_the_same_tokens_again_without_paying_again() -> None:
    story = table((["KS-003"], []), p0={"hand": ["KS-104"], "chakra": 6})
    story.does("upgrade KS-104 #1", "use", "amount 3")
    assert story.tokens_on(1) == 3
    story.expects("use", 0).does("use")
    assert story.tokens_on(1) == 6
    assert story.chakra(0) == 6 - 2 - 3
    story.expects("turn", 1)


@clause("NM-11.104.2")
def test_ks_104_upgraded_may_leave_the_second_tokens() -> None:
    story = table((["KS-003"], []), p0={"hand": ["KS-104"]})
    story.does("upgrade KS-104 #1", "use", "amount 3", "skip")
    assert story.tokens_on(1) == 3


@clause("NM-11.104.1", "NM-11.104.2", "NM-6.88")
def test_ks_104_upgraded_gets_nothing_again_if_the_main_line_was_skipped_or_paid_with_0() -> None:
    story = table((["KS-003"], []), p0={"hand": ["KS-104"]})
    story.does("upgrade KS-104 #1", "skip").expects("turn", 1)
    story = table((["KS-003"], []), p0={"hand": ["KS-104"]})
    story.does("upgrade KS-104 #1", "use", "amount 0").expects("turn", 1)
    assert story.tokens_on(1) == 0
    assert story.chakra(0) == 18


# KS-105 Jiraiya -------------------------------------------------------------------------------------------------------
@clause("NM-5.80", "NM-5.17")
def test_ks_105_plays_a_summon_anywhere_for_3_less() -> None:
    story = table(
        ([], []),
        ([hidden("KS-102"), hidden("KS-009")], []),
        p0={"hand": ["KS-009", "KS-094", "KS-095", "KS-105"], "chakra": 6},
    )
    story.does("play KS-105 D", "use")
    story.expects("effect-play", 0).expects_exactly("play KS-094 D", "play KS-094 C", "reveal #1")
    story.refuses("play KS-095 D", clause="NM-5.2")  # 4 - 3 = 1, and nothing is left
    story.refuses("play KS-009 D", "reveal #2", clause="NM-5.80")
    story.refuses("hide KS-094 D")
    story.does("play KS-094 C")
    assert story.card(4) == "KS-094"
    assert story.place(4) == "C"
    assert story.chakra(0) == 0
    story.expects("turn", 1)


@clause("NM-6.22", "NM-11.102.1")
def test_ks_105_revealing_a_summon_lets_its_ambush_happen() -> None:
    story = table((["KS-001"], []), ([hidden("KS-102")], ["KS-094"]), p0={"hand": ["KS-105"], "chakra": 6})
    story.does("play KS-105 D", "use")
    # the reveal is the only play; Manda's line follows
    story.expects("use", 0).does("use")
    assert story.gone(3)


@clause("NM-6.43", "NM-6.44")
def test_ks_105_is_asked_with_any_card_in_hand_and_passed_over_with_none() -> None:
    story = table(p0={"hand": ["KS-009", "KS-105"]})
    story.does("play KS-105 D").expects("use", 0).does("use")
    story.expects("turn", 1)
    assert story.hand(0) == ["KS-009"]
    assert story.chakra(0) == 14
    story = table(p0={"hand": ["KS-105"]})
    story.does("play KS-105 D").expects("turn", 1)


@clause("NM-11.105.1")
def test_ks_105_upgraded_moves_any_enemy_here_hidden_ones_included() -> None:
    story = table(
        (["KS-007", "KS-001"], ["KS-126", hidden("KS-009")]), ([], ["KS-013"]), ([], []), p0={"hand": ["KS-105"]}
    )
    story.does("upgrade KS-105 #1", "use")
    story.expects("target", 0).expects_exactly("target #3", "target #4")
    story.refuses("target #1", "target #2", "target #5", clause="NM-6.56")
    story.does("target #4")
    story.expects("mission", 0).expects_exactly("mission C", "mission B").does("mission B")
    assert story.place(4) == "B"
    assert story.is_hidden(4)


@clause("NM-11.105.1", "NM-6.3")
def test_ks_105_played_as_a_new_character_moves_nobody() -> None:
    story = table(([], ["KS-009"]), ([], []), p0={"hand": ["KS-105"]})
    story.does("play KS-105 D").expects("turn", 1)
    assert story.place(1) == "D"


@clause("NM-6.22")
def test_ks_105_upgraded_moves_an_enemy_only_after_the_lines_of_the_summon() -> None:
    story = table(
        (["KS-007"], ["KS-009"]), (["KS-001"], []), p0={"hand": ["KS-095", "KS-105"], "deck": ["KS-013"], "chakra": 3}
    )
    story.does("upgrade KS-105 #1", "use", "play KS-095 C", "use")
    assert story.hand(0) == ["KS-013"]
    assert story.place(2) == "D"
    story.expects("use", 0).does("use")
    assert story.place(2) == "C"
    story.expects("turn", 1)


# KS-106 Kakashi -------------------------------------------------------------------------------------------------------
@clause("NM-11.106.1", "NM-7.29")
def test_ks_106_discards_the_top_card_of_an_upgraded_enemy_anywhere() -> None:
    story = table(
        ([ch("KS-107", under=["KS-013"])], [ch("KS-108", under=["KS-010", "KS-009"], tokens=1)]),
        ([], [hidden("KS-078", under=["KS-077"]), "KS-011"]),
        p0={"hand": ["KS-106"]},
    )
    story.does("play KS-106 D", "use")
    story.expects("target", 0).expects_exactly("target #2", "target #3")
    story.refuses("target #1", "target #4", clause="NM-6.56")
    story.does("target #2")
    assert story.card(2) == "KS-010"
    assert story.tokens_on(2) == 1
    assert len(story.at(2).cards) == 2
    assert story.discard(1) == ["KS-108"]
    story.expects("turn", 1)  # the uncovered card is not played and nothing is copied


@clause("NM-11.106.1")
def test_ks_106_of_a_hidden_stack_only_the_discarded_card_becomes_public() -> None:
    story = table(([], [hidden("KS-078", under=["KS-077"])]), p0={"hand": ["KS-106"]})
    story.does("play KS-106 D", "use")
    assert story.discard(1) == ["KS-078"]
    assert story.events("top-discarded", None)[0]["cards"] == ["KS-078"]
    assert story.is_hidden(1)
    assert story.shown(1, 0).get("card") is None
    assert story.shown(1, 1).get("card") == "KS-077"


@clause("NM-11.106.1", "NM-6.41")
def test_ks_106_without_an_upgraded_enemy_is_passed_over() -> None:
    story = table(([ch("KS-107", under=["KS-013"])], ["KS-009"]), p0={"hand": ["KS-106"]})
    story.does("play KS-106 D").expects("turn", 1)


@clause("NM-11.106.2")
def test_ks_106_is_not_stopped_by_immunity_shields_or_replacements() -> None:
    story = table(
        ([], [ch("KS-076", under=["KS-074"])]),
        ([], [ch("KS-075", under=["KS-074"]), ch("KS-014", under=["KS-013"]), "KS-049", "KS-115"]),
        p0={"hand": ["KS-106", "KS-106", "KS-106"]},
    )
    story.does("play KS-106 D", "use")
    story.expects_exactly("target #1", "target #2", "target #3").does("target #1", "pass")
    assert story.card(1) == "KS-074"
    story.does("play KS-106 C", "use", "target #2")
    assert story.card(2) == "KS-074"
    assert not story.is_hidden(2)
    assert story.place(2) == "C"
    story.expects("turn", 0)
    story = table(([], [ch("KS-014", under=["KS-013"]), "KS-049", "KS-115"]), p0={"hand": ["KS-106"]})
    story.does("play KS-106 D", "use").expects("turn", 1)  # Genma is not asked
    assert story.card(1) == "KS-013"
    assert not story.is_hidden(1)
    assert story.discard(1) == ["KS-014"]


@clause("NM-11.106.3")
def test_ks_106_discards_to_the_pile_of_the_owner() -> None:
    story = table(([], ["KS-020", ch("KS-014", under=["KS-013"], owner=0, controlled_by=1)]), p0={"hand": ["KS-106"]})
    story.does("play KS-106 D", "use")
    assert story.card(2) == "KS-013"
    assert story.side(2) == 1
    assert story.discard(0) == ["KS-014"]
    assert story.discard(1) == []


@clause("NM-6.123")
def test_ks_106_uncovering_a_controller_does_not_end_the_control() -> None:
    story = table(
        ([], [ch("KS-020", under=["KS-019"]), ch("KS-009", owner=0, controlled_by=1)]), p0={"hand": ["KS-106"]}
    )
    story.does("play KS-106 D", "use")
    assert story.card(1) == "KS-019"
    assert story.side(2) == 1


@clause("NM-11.106.4", "NM-6.94")
def test_ks_106_upgraded_carries_out_a_line_of_the_discarded_card_as_its_own() -> None:
    story = table(
        (["KS-015"], ["KS-011", "KS-086"]), ([], [ch("KS-108", under=["KS-009"]), "KS-013"]), p0={"hand": ["KS-106"]}
    )
    story.does("upgrade KS-106 #1", "use")
    # Naruto's MAIN line hides an enemy where Kakashi is; its modifier gives no tokens
    assert story.card(4) == "KS-009"
    assert story.is_hidden(2)
    assert story.tokens_on(1) == 0
    story.expects("turn", 1)


@clause("NM-11.106.4", "NM-6.90")
def test_ks_106_upgraded_pays_and_gains_for_itself_what_tsunades_line_says() -> None:
    story = table((["KS-015"], []), ([], [ch("KS-104", under=["KS-003"])]), p0={"hand": ["KS-106"], "chakra": 5})
    story.does("upgrade KS-106 #1", "use")
    story.expects("amount", 0).expects_exactly("amount 0", "amount 1", "amount 2", "amount 3").does("amount 3")
    assert story.chakra(0) == 0
    assert story.tokens_on(1) == 3
    story.expects("turn", 1)


@clause("NM-11.106.4", "NM-6.92")
def test_ks_106_by_reveal_upgrade_chooses_among_main_and_ambush_lines() -> None:
    story = table(
        (["KS-015", hidden("KS-106")], []),
        ([], [ch("KS-060", under=["KS-059"]), "KS-021"]),
    )
    story.does("reveal-upgrade #2 #1", "use")
    story.expects("line", 0).expects_exactly("line KS-060 1", "line KS-060 2")
    story.refuses("skip")
    story.does("line KS-060 2")
    assert story.gone(4)
    story.expects("turn", 1)


@clause("NM-11.106.4", "NM-6.92")
def test_ks_106_upgraded_from_hand_copies_no_ambush_line() -> None:
    story = table((["KS-015"], []), ([], [ch("KS-060", under=["KS-059"]), "KS-021"]), p0={"hand": ["KS-106"]})
    story.does("upgrade KS-106 #1", "use")
    # only the MAIN line: one character here is moved, and only Kakashi is here
    assert story.place(1) == "C"
    assert not story.gone(3)
    story.expects("turn", 1)


@clause("NM-11.106.4", "NM-6.91", "NM-6.93")
def test_ks_106_upgraded_copies_neither_upgrade_nor_score_nor_continuous_nor_copying_lines() -> None:
    stacks = [
        ch("KS-082", under=["KS-081"]),  # SCORE and UPGRADE
        ch("KS-136", under=["KS-013"]),  # continuous and UPGRADE
        ch("KS-016", under=["KS-015"]),  # copies
        ch("KS-063", under=["KS-061"]),  # an upgrade rule
    ]
    for stack in stacks:
        story = table((["KS-015", "KS-009"], ["KS-021"]), ([], [stack, "KS-011"]), p0={"hand": ["KS-106"]})
        story.does("upgrade KS-106 #1", "use")
        assert story.discard(1) == [stack["card"]]
        story.expects("turn", 1)
        assert not story.gone(2)
        assert not story.gone(3)


@clause("NM-11.106.4", "NM-6.97")
def test_ks_106_upgraded_copies_nothing_that_could_do_nothing() -> None:
    story = table((["KS-015"], ["KS-086"]), ([], [ch("KS-108", under=["KS-009"])]), p0={"hand": ["KS-106"]})
    story.does("upgrade KS-106 #1", "use").expects("turn", 1)
    assert not story.is_hidden(2)
    assert story.discard(1) == ["KS-108"]


@clause("NM-11.106.4", "NM-6.86")
def test_ks_106_upgraded_may_be_skipped_as_a_whole() -> None:
    story = table((["KS-015"], ["KS-011"]), ([], [ch("KS-108", under=["KS-009"])]), p0={"hand": ["KS-106"]})
    story.does("upgrade KS-106 #1", "skip").expects("turn", 1)
    assert story.card(3) == "KS-108"
    assert not story.is_hidden(2)


@clause("NM-11.106.4", "NM-6.90", "NM-6.122")
def test_ks_106_upgraded_takes_control_by_inos_line_as_printed_with_itself_as_the_source() -> None:
    story = table(
        (["KS-015"], ["KS-009", "KS-032", "KS-048"]),
        ([], [ch("KS-020", under=["KS-019"])]),
        p0={"hand": ["KS-106"]},
        p1={"hand": ["KS-137"]},
    )
    story.does("upgrade KS-106 #1", "use")
    story.expects("target", 0).expects_exactly("target #2", "target #3")  # cost 2, not 3
    story.does("target #2")
    assert story.side(2) == 0
    assert story.at(2).source == 1
    story.does("play KS-137 D", "use")  # p1's Kakashi hides the upgraded one
    assert story.is_hidden(1)
    assert story.side(2) == 1


@clause("NM-11.106.4", "NM-6.90")
def test_ks_106_upgraded_must_carry_out_sasukes_line_against_its_own_friends() -> None:
    story = table((["KS-015", "KS-009"], ["KS-011"]), ([], [ch("KS-107", under=["KS-013"])]), p0={"hand": ["KS-106"]})
    story.does("upgrade KS-106 #1", "use")
    assert story.place(2) == "C"
    assert story.place(3) == "D"
    assert story.tokens_on(1) == 0
    story.expects("turn", 1)


@clause("NM-11.106.2", "NM-6.103", "NM-11.56.1")
def test_ks_106_affects_a_kimimaro_whose_top_card_it_discards() -> None:
    story = table(([], [ch("KS-056", under=["KS-055"])]), p0={"hand": ["KS-106"]})
    story.does("play KS-106 D", "use")
    assert story.card(1) == "KS-055"
    assert story.chakra(0) == 20 - 5 - 1


@clause("NM-11.106.4", "NM-11.106.5")
def test_ks_106_upgraded_copies_also_if_the_uncovered_card_is_discarded() -> None:
    story = table(
        (["KS-015", hidden("KS-106")], [ch("KS-127", under=["KS-057"]), "KS-058", "KS-086"]),
    )
    story.does("reveal-upgrade #2 #1", "use")
    assert story.discard(1) == ["KS-057", "KS-127"]
    story.expects("target", 0).expects_exactly("target #4", "target #5").does("target #5")
    assert story.is_hidden(5)


@clause("NM-11.106.5", "NM-5.7")
def test_ks_106_an_uncovered_name_beside_its_like_is_discarded_without_a_defeat() -> None:
    story = table(
        ([], [ch("KS-063", under=["KS-061"]), "KS-062"]), ([], ["KS-003"]), p0={"hand": ["KS-106"]}, p1={"chakra": 0}
    )
    story.does("play KS-106 D", "use")
    assert story.gone(1)
    assert story.discard(1) == ["KS-061", "KS-063"]
    assert story.chakra(1) == 0  # Tsunade saw no defeat
    story.expects("turn", 1)


# KS-107 Sasuke --------------------------------------------------------------------------------------------------------
@clause("NM-11.107.1", "NM-13.6")
def test_ks_107_must_send_every_face_up_friend_away_in_an_order_of_his_players_choice() -> None:
    story = table(
        (["KS-009", "KS-011", hidden("KS-001")], ["KS-013"]),
        (["KS-010"], []),
        ([], []),
        p0={"hand": ["KS-107"]},
    )
    story.does("play KS-107 D")
    story.expects("target", 0).expects_exactly("target #1", "target #2")
    story.refuses("skip")
    story.refuses("target #3", "target #4", "target #6", clause="NM-6.56")
    story.does("target #2")
    story.expects("mission", 0).expects_exactly("mission C", "mission B").does("mission B")
    # Naruto cannot go to C, where another Naruto is: nothing is left to choose
    assert [story.place(1), story.place(2), story.place(3), story.place(4)] == ["B", "B", "D", "D"]
    story.expects("turn", 1)


@clause("NM-11.107.1", "NM-5.8")
def test_ks_107_leaves_a_friend_without_a_destination() -> None:
    story = table((["KS-009", "KS-011"], []), (["KS-010"], []), p0={"hand": ["KS-107"]})
    story.does("play KS-107 D").expects("turn", 1)
    assert story.place(1) == "D"
    assert story.place(2) == "C"


@clause("NM-11.107.1", "NM-11.107.2", "NM-11.35.1")
def test_ks_107_moves_nobody_out_of_the_grip_of_kurenai() -> None:
    story = table((["KS-013", "KS-009"], ["KS-035"]), ([], []), p0={"hand": ["KS-107"]})
    story.does("upgrade KS-107 #1").expects("turn", 1)
    assert story.place(2) == "D"
    assert story.tokens_on(1) == 0


@clause("NM-11.107.2")
def test_ks_107_upgraded_gets_a_token_for_each_friend_really_moved() -> None:
    story = table(
        (["KS-013", "KS-009", "KS-011", "KS-001", hidden("KS-032")], []), (["KS-010"], []), p0={"hand": ["KS-107"]}
    )
    story.does("upgrade KS-107 #1")
    story.expects_exactly("target #3", "target #4").does("target #4")
    # Sakura follows; Naruto cannot, and the hidden one is not asked to
    story.expects("use", 0).does("use")
    assert story.tokens_on(1) == 2
    assert [story.place(n) for n in (2, 3, 4, 5)] == ["D", "C", "C", "D"]
    story.expects("turn", 1)


@clause("NM-11.107.2", "NM-6.3")
def test_ks_107_played_as_a_new_character_gets_no_tokens() -> None:
    story = table((["KS-011"], []), ([], []), p0={"hand": ["KS-107"]})
    story.does("play KS-107 D").expects("turn", 1)
    assert story.place(1) == "C"
    assert story.tokens_on(2) == 0


@clause("NM-11.107.3", "NM-12.11")
def test_ks_107_alone_may_be_played_and_moves_nobody() -> None:
    story = table((["KS-013"], []), ([], ["KS-009"]), p0={"hand": ["KS-107", "KS-107"]})
    story.does("play KS-107 C").expects("turn", 1)
    assert story.place(2) == "C"
    story.does("pass", "upgrade KS-107 #1").expects("turn", 0)
    assert story.tokens_on(1) == 0


@clause("NM-11.107.1", "NM-6.17", "NM-11.18.2")
def test_ks_107_sets_off_what_his_friends_do_on_arrival_once_all_have_moved() -> None:
    story = table(
        (["KS-018", "KS-009", "KS-013"], []),
        ([], ["KS-032"]),
        p0={"hand": ["KS-107"]},
    )
    story.does("upgrade KS-107 #3", "target #1")
    # Naruto is the last one and follows at once; only then does Choji hide Shino
    assert story.place(2) == "C"
    assert story.is_hidden(4)
    moved = [entry["number"] for entry in story.events("move", 0)]
    assert len(moved) == 2
    assert story.events("hide", 0)[0]["number"] > max(moved)
    story.expects("use", 0).does("use")
    assert story.tokens_on(3) == 2


@clause("NM-11.107.1", "NM-6.2")
def test_ks_107_revealed_sends_controlled_friends_away_too() -> None:
    story = table((["KS-020", ch("KS-074", owner=1, controlled_by=1), hidden("KS-107")], []), ([], []))
    story.does("reveal #3").expects_exactly("target #1", "target #2").does("target #1")
    assert [story.place(1), story.place(2), story.side(2)] == ["C", "C", 0]
    story.expects("turn", 1)


# KS-108 Naruto --------------------------------------------------------------------------------------------------------
def test_ks_108_hides_a_face_up_enemy_here_of_power_3_or_less() -> None:
    story = table(
        (["KS-001"], ["KS-009", ch("KS-011", tokens=1), "KS-074", ch("KS-032", tokens=1), hidden("KS-021")]),
        ([], ["KS-005"]),
        p0={"hand": ["KS-108"]},
    )
    story.does("play KS-108 D", "use")
    story.expects("target", 0).expects_exactly("target #2", "target #3", "target #4")
    story.refuses("target #1", "target #5", "target #7", clause="NM-6.56")
    story.refuses("target #6", clause="NM-6.55")
    story.does("target #3")
    assert story.is_hidden(3)
    assert story.tokens_on(8) == 0  # not upgraded
    story.expects("turn", 1)


@clause("NM-11.108.1")
def test_ks_108_upgraded_gets_the_power_the_hidden_character_had() -> None:
    story = table(
        (["KS-009"], [ch("KS-011", tokens=1)]), missions=["KS-M02"], p0={"hand": ["KS-108"]}
    )  # 2 + 1, and 1 more while face up here: 4
    story.does("upgrade KS-108 #1").expects("turn", 1)
    assert not story.is_hidden(2)
    story = table((["KS-009"], ["KS-011"]), missions=["KS-M02"], p0={"hand": ["KS-108"]})
    story.does("upgrade KS-108 #1", "use")
    assert story.is_hidden(2)
    assert story.power(2) == 0
    assert story.tokens_on(1) == 3
    story.expects("turn", 1)


@clause("NM-11.108.1")
def test_ks_108_upgraded_gets_nothing_for_a_negative_power() -> None:
    story = table((["KS-009", "KS-128"], ["KS-021"]), p0={"hand": ["KS-108"]})
    assert story.power(3) == -1
    story.does("upgrade KS-108 #1", "use")
    assert story.is_hidden(3)
    assert story.tokens_on(1) == 0
    story.expects("turn", 1)


@clause("NM-11.108.2", "NM-6.110")
def test_ks_108_upgraded_gets_no_tokens_if_genma_is_defeated_in_the_others_place() -> None:
    story = table((["KS-009"], ["KS-049", "KS-001"]), p0={"hand": ["KS-108"]})
    story.does("upgrade KS-108 #1", "use", "target #3")
    story.expects("replace", 1).does("use #2 #3")
    assert story.gone(2)
    assert not story.is_hidden(3)
    assert story.tokens_on(1) == 0


@clause("NM-11.108.1", "NM-11.108.2")
def test_ks_108_upgraded_gets_its_tokens_if_genma_does_not_help() -> None:
    story = table((["KS-009"], ["KS-049", "KS-001"]), p0={"hand": ["KS-108"]})
    story.does("upgrade KS-108 #1", "use", "target #3", "skip")
    assert story.is_hidden(3)
    assert story.tokens_on(1) == 3


@clause("NM-11.115.1")
def test_ks_108_finds_nobody_behind_the_wall_of_insects() -> None:
    story = table(([], ["KS-115", "KS-009"]), p0={"hand": ["KS-108"]})
    story.does("play KS-108 D").expects("turn", 1)
    assert not story.is_hidden(2)


@clause("NM-12.14", "NM-5.61")
def test_ks_108_by_reveal_upgrade_adds_the_tokens_to_those_of_both() -> None:
    story = table(([ch("KS-009", tokens=2), hidden("KS-108", tokens=1)], ["KS-032"]), p0={"chakra": 3})
    story.does("reveal-upgrade #2 #1")
    assert story.power(1) == 8
    story.does("use")
    assert story.chakra(0) == 0
    assert story.is_hidden(3)
    assert story.power(1) == 11


# KS-109 Sakura --------------------------------------------------------------------------------------------------------
@clause("NM-11.109.1", "NM-11.109.2", "NM-5.82")
def test_ks_109_plays_a_leaf_character_of_the_discard_pile_at_its_price() -> None:
    story = table(
        ([], []),
        (["KS-009", hidden("KS-034")], []),
        p0={
            "hand": ["KS-001", "KS-109"],
            "discard": ["KS-074", "KS-032", "KS-010", "KS-107"],
            "deck": ["KS-013"],
            "chakra": 4 + 3,
        },
    )
    story.does("play KS-109 D", "use")
    story.expects("effect-play", 0)
    story.expects_exactly("play KS-010 D", "upgrade KS-010 #1", "play KS-032 D", "play KS-032 C")
    story.refuses("play KS-074 D", clause="NM-5.80")
    story.refuses("play KS-001 D", clause="NM-5.82")
    story.refuses("play KS-107 D", clause="NM-5.2")
    story.refuses("play KS-010 C", clause="NM-5.26")
    story.refuses("reveal #2")
    story.does("play KS-032 C")
    assert story.chakra(0) == 1
    assert story.discard(0) == ["KS-074", "KS-010", "KS-107"]
    story.expects("use", 0).does("use")  # Shino's own line: both players draw
    assert story.hand(0) == ["KS-001", "KS-013"]
    story.expects("turn", 1)


@clause("NM-11.109.1")
def test_ks_109_may_play_the_card_as_an_upgrade_with_its_upgrade_line() -> None:
    story = table((["KS-003"], []), ([], []), p0={"hand": ["KS-109"], "discard": ["KS-104"], "chakra": 9})
    story.does("play KS-109 C", "use")
    story.expects_exactly("play KS-104 C", "upgrade KS-104 #1").does("upgrade KS-104 #1")
    assert story.chakra(0) == 9 - 4 - 2
    story.does("use", "amount 1", "use")
    assert story.tokens_on(1) == 2
    assert story.discard(0) == []


@clause("NM-11.109.1", "NM-6.41")
def test_ks_109_is_passed_over_without_a_leaf_card_that_can_be_paid() -> None:
    story = table(p0={"hand": ["KS-009", "KS-109"], "discard": ["KS-074", "KS-094"]})
    story.does("play KS-109 D").expects("turn", 1)
    story = table(p0={"hand": ["KS-109"], "discard": ["KS-032"], "chakra": 5}, p1={"discard": ["KS-021"]})
    story.does("play KS-109 D").expects("turn", 1)
    assert story.discard(0) == ["KS-032"]


def test_ks_109_upgraded_plays_it_for_2_less() -> None:
    story = table((["KS-011"], []), p0={"hand": ["KS-109"], "discard": ["KS-009", "KS-108"], "chakra": 4})
    story.does("upgrade KS-109 #1", "use")
    # Naruto 009 is free, Naruto 108 costs 3: nothing to choose
    assert story.card(2) == "KS-009"
    assert story.discard(0) == ["KS-108"]
    assert story.chakra(0) == 2
    story.expects("turn", 1)


def test_ks_109_need_not_play_anybody() -> None:
    story = table(p0={"hand": ["KS-109"], "discard": ["KS-009"]})
    story.does("play KS-109 D", "skip").expects("turn", 1)
    assert story.discard(0) == ["KS-009"]


@clause("NM-11.109.1", "NM-5.26")
def test_ks_109_may_be_covered_by_the_very_card_she_plays() -> None:
    story = table(p0={"hand": ["KS-109"], "discard": ["KS-135"], "chakra": 5})
    story.does("play KS-109 D", "use")
    assert story.card(1) == "KS-135"
    assert story.chakra(0) == 0
    story.expects("turn", 1)


# KS-110 Ino -----------------------------------------------------------------------------------------------------------
@clause("NM-11.110.1")
def test_ks_110_counts_hidden_enemies_but_moves_only_a_face_up_one() -> None:
    story = table(([], [hidden("KS-021"), "KS-086"]), ([], []), p0={"hand": ["KS-110"]})
    story.does("play KS-110 D", "use")
    assert story.place(1) == "D"
    assert story.place(2) == "C"
    assert not story.is_hidden(2)
    story.expects("turn", 1)


@clause("NM-11.110.1")
def test_ks_110_does_nothing_against_one_enemy_or_against_hidden_ones_alone() -> None:
    story = table(([], ["KS-009"]), ([], [hidden("KS-011"), hidden("KS-013")]), p0={"hand": ["KS-110", "KS-110"]})
    story.does("play KS-110 D").expects("turn", 1)
    story.does("pass", "play KS-110 C").expects("turn", 0)
    assert story.place(1) == "D"


@clause("NM-11.110.2")
def test_ks_110_measures_full_power_and_lets_its_player_choose_among_equals() -> None:
    story = table(
        ([], [ch("KS-019", tokens=3), "KS-009", "KS-032", "KS-086"]), ([], []), ([], []), p0={"hand": ["KS-110"]}
    )
    story.does("play KS-110 D", "use")
    story.expects("target", 0).expects_exactly("target #2", "target #3")
    story.refuses("target #1", "target #4")
    story.does("target #3")
    story.expects("mission", 0).expects_exactly("mission C", "mission B").does("mission B")
    assert story.place(3) == "B"


@clause("NM-11.110.2")
def test_ks_110_of_two_equals_takes_the_one_that_can_move() -> None:
    story = table(([], ["KS-009", "KS-032"]), ([], ["KS-010"]), p0={"hand": ["KS-110"]})
    story.does("play KS-110 D", "use")
    assert story.place(1) == "D"
    assert story.place(2) == "C"


@clause("NM-11.110.2", "NM-6.58")
def test_ks_110_does_nothing_if_the_one_weakest_cannot_move() -> None:
    story = table(([], ["KS-009", "KS-086"]), ([], ["KS-010"]), p0={"hand": ["KS-110"]})
    story.does("play KS-110 D").expects("turn", 1)
    assert story.place(1) == "D"
    assert story.place(2) == "D"


@clause("NM-11.35.1")
def test_ks_110_cannot_move_enemies_held_by_an_own_kurenai() -> None:
    story = table((["KS-035"], ["KS-009", "KS-086"]), ([], []), p0={"hand": ["KS-110"]})
    story.does("play KS-110 D").expects("turn", 1)


@clause("NM-11.110.3")
def test_ks_110_upgraded_hides_the_one_it_has_moved() -> None:
    story = table((["KS-019"], ["KS-009", "KS-086", "KS-115"]), ([], []), p0={"hand": ["KS-110"]})
    story.does("upgrade KS-110 #1", "use")
    # the wall of insects stays behind on D
    assert story.place(2) == "C"
    assert story.is_hidden(2)
    story.expects("turn", 1)


@clause("NM-11.110.3")
def test_ks_110_upgraded_moves_but_does_not_hide_behind_the_wall_of_insects_or_an_immune_one() -> None:
    story = table((["KS-019"], ["KS-009", "KS-086"]), ([], ["KS-115"]), p0={"hand": ["KS-110"]})
    story.does("upgrade KS-110 #1", "use")
    assert story.place(2) == "C"
    assert not story.is_hidden(2)
    story = table((["KS-019"], ["KS-076", hidden("KS-009")]), ([], []), p0={"hand": ["KS-110"]})
    story.does("upgrade KS-110 #1", "use")
    assert story.place(2) == "C"
    assert not story.is_hidden(2)
    story.expects("turn", 1)


@clause("NM-11.110.3", "NM-11.75.1")
def test_ks_110_upgraded_is_over_when_gaara_hides_instead_of_moving() -> None:
    story = table((["KS-019"], ["KS-075", "KS-086"]), ([], []), p0={"hand": ["KS-110"]})
    story.does("upgrade KS-110 #1", "use")
    assert story.place(2) == "D"
    assert story.is_hidden(2)
    assert len(story.events("hide", 0)) == 1
    story.expects("turn", 1)


@clause("NM-11.110.3", "NM-11.49.1")
def test_ks_110_upgraded_the_hide_may_be_answered_by_genma_at_the_new_place() -> None:
    story = table((["KS-019"], ["KS-001", "KS-086"]), ([], ["KS-049"]), p0={"hand": ["KS-110"]})
    story.does("upgrade KS-110 #1", "use")
    story.expects("replace", 1).expects_exactly("use #4 #2", "skip").does("use #4 #2")
    assert story.place(2) == "C"
    assert not story.is_hidden(2)
    assert story.gone(4)


# KS-111 Shikamaru -----------------------------------------------------------------------------------------------------
@clause("NM-11.111.1")
def test_ks_111_forbids_the_opponent_to_reveal_here() -> None:
    story = table(
        (["KS-111", hidden("KS-011")], [hidden("KS-032"), hidden("KS-108"), "KS-009"]),
        ([], [hidden("KS-013")]),
        active=1,
    )
    story.expects_exactly("reveal #6", "pass")
    story.refuses("reveal #3", "reveal-upgrade #4 #5", clause="NM-11.111.1")
    story.does("pass").offers("reveal #2")  # p0 may


@clause("NM-11.111.1")
def test_ks_111_forbids_reveals_by_effects_too() -> None:
    story = table(
        (["KS-111"], [hidden("KS-009")]),
        ([], ["KS-077", hidden("KS-013"), hidden("KS-011")]),
        p1={"hand": ["KS-078"]},
        active=1,
    )
    story.does("upgrade KS-078 #3", "use")
    story.expects("effect-play", 1).expects_exactly("reveal #4", "reveal #5")
    story.refuses("reveal #2", clause="NM-11.111.1")


@clause("NM-11.111.1", "NM-6.6")
def test_ks_111_forbids_nothing_while_hidden() -> None:
    story = table(([hidden("KS-111")], [hidden("KS-032")]), active=1)
    story.offers("reveal #2")


@clause("NM-11.111.2")
def test_ks_111_lets_the_opponent_hide_and_play_cards_here() -> None:
    story = table((["KS-111"], ["KS-009"]), p1={"hand": ["KS-108", "KS-013"]}, active=1)
    story.expects_exactly("play KS-013 D", "hide KS-013 D", "hide KS-108 D", "upgrade KS-108 #2", "pass")


@clause("NM-11.111.3")
def test_ks_111_makes_the_demand_of_ks_069_a_defeat() -> None:
    story = table((["KS-111"], [hidden("KS-009")]), ([], [hidden("KS-013")]), p0={"hand": ["KS-069"]})
    story.does("play KS-069 C", "target #2")
    assert story.gone(2)
    assert story.discard(1) == ["KS-009"]
    story.expects("turn", 1)
    story = table((["KS-111"], [hidden("KS-009")]), ([], [hidden("KS-013")]), p0={"hand": ["KS-069"]})
    story.does("play KS-069 C", "target #3")
    story.expects("demand", 1).expects_exactly("reveal #3", "defeat #3")


@clause("NM-6.3")
def test_ks_111_upgraded_hides_an_enemy_here_of_power_3_or_less() -> None:
    story = table(
        (["KS-022", "KS-011"], ["KS-009", "KS-032", "KS-045", hidden("KS-013")]),
        ([], ["KS-005"]),
        p0={"hand": ["KS-111"]},
    )
    story.does("upgrade KS-111 #1", "use")
    story.expects("target", 0).expects_exactly("target #3", "target #4")
    story.refuses("target #2", "target #5", "target #7", clause="NM-6.56")
    story.refuses("target #6", clause="NM-6.55")
    story.does("target #4")
    assert story.is_hidden(4)
    story.expects("turn", 1)


@clause("NM-6.3")
def test_ks_111_played_as_a_new_character_hides_nobody() -> None:
    story = table(([], ["KS-009"]), p0={"hand": ["KS-111"]})
    story.does("play KS-111 D").expects("turn", 1)


# KS-112 Choji ---------------------------------------------------------------------------------------------------------
def test_ks_112_gets_as_many_tokens_as_the_discarded_card_costs() -> None:
    story = table(p0={"hand": ["KS-009", "KS-112", "KS-128"]})
    story.does("play KS-112 D", "use")
    story.expects("card", 0).expects_exactly("card KS-009", "card KS-128")
    story.refuses("skip")
    story.does("card KS-128")
    assert story.tokens_on(1) == 6
    assert story.discard(0) == ["KS-128"]
    assert story.hand(0) == ["KS-009"]
    story.expects("turn", 1)  # not upgraded: no second discard


@clause("NM-11.112.1")
def test_ks_112_upgraded_may_do_it_again_with_a_second_card() -> None:
    story = table((["KS-017"], []), p0={"hand": ["KS-009", "KS-101", "KS-112", "KS-128"]})
    story.does("upgrade KS-112 #1", "use", "card KS-128")
    assert story.tokens_on(1) == 6
    story.expects("use", 0).does("use")
    story.expects("card", 0).expects_exactly("card KS-009", "card KS-101").does("card KS-009")
    assert story.tokens_on(1) == 6 + 2
    assert story.discard(0) == ["KS-009", "KS-128"]
    story.expects("turn", 1)


@clause("NM-11.112.1")
def test_ks_112_upgraded_repeats_nothing_if_the_main_line_was_skipped() -> None:
    story = table((["KS-017"], []), p0={"hand": ["KS-009", "KS-112", "KS-128"]})
    story.does("upgrade KS-112 #1", "skip").expects("turn", 1)
    assert story.hand(0) == ["KS-009", "KS-128"]
    assert story.tokens_on(1) == 0


@clause("NM-11.112.1", "NM-6.31")
def test_ks_112_upgraded_may_stop_after_the_first_card() -> None:
    story = table((["KS-017"], []), p0={"hand": ["KS-009", "KS-112", "KS-128"]})
    story.does("upgrade KS-112 #1", "use", "card KS-009", "skip").expects("turn", 1)
    assert story.hand(0) == ["KS-128"]
    assert story.tokens_on(1) == 2


@clause("NM-6.41", "NM-11.112.1")
def test_ks_112_is_passed_over_with_an_empty_hand() -> None:
    story = table((["KS-017"], []), p0={"hand": ["KS-112"]})
    story.does("upgrade KS-112 #1").expects("turn", 1)
    story = table((["KS-017"], []), p0={"hand": ["KS-009", "KS-112"]})
    story.does("upgrade KS-112 #1", "use").expects("turn", 1)  # one card, discarded by the MAIN line
    assert story.tokens_on(1) == 2
