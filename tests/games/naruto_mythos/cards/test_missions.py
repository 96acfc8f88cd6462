"""The missions KS-M01 to KS-M10: what each line does, and what it must not offer."""

import pytest

import kleos
from kleos.games.naruto_mythos.testing import Story, ch, hidden, table
from kleos.testing import clause

NOBODY: tuple[list[str], list[str]] = ([], [])


# Points ---------------------------------------------------------------------------------------------------------------
POINTS = {
    "KS-M01": 1,
    "KS-M02": 2,
    "KS-M03": 1,
    "KS-M04": 1,
    "KS-M05": 3,
    "KS-M06": 1,
    "KS-M07": 2,
    "KS-M08": 2,
    "KS-M09": 2,
    "KS-M10": 2,
}


@clause("NM-4.46")
@pytest.mark.parametrize("mission", POINTS)
def test_ks_m01_to_m10_are_worth_their_base_points_and_the_bonus_of_their_rank(mission: str) -> None:
    assert kleos.rules("naruto-mythos").cards[mission].facts()["points"] == POINTS[mission]
    story = table(NOBODY, ([], ["KS-086"]), missions=["KS-M02", mission])
    story.passes()
    assert (story.points(0), story.points(1)) == (0, POINTS[mission] + 2)


# KS-M01 Call for support ----------------------------------------------------------------------------------------------
@clause("NM-11.M1.1")
def test_ks_m01_gives_2_tokens_to_any_character_and_they_count_in_later_missions() -> None:
    story = table((["KS-009"], ["KS-011"]), ([hidden("KS-013")], ["KS-005"]), missions=["KS-M01"])
    story.passes().expects("use", 0).does("use")
    story.expects("target", 0).expects_exactly("target #1", "target #2", "target #3", "target #4")
    story.does("target #3")
    # the hidden one now has 2 and beats Shizune's 1
    story.expects("turn", 0)
    assert (story.points(0), story.points(1)) == (2 + 3, 0)


@clause("NM-11.M1.1")
def test_ks_m01_may_be_given_to_an_enemy_or_left_unused() -> None:
    story = table((["KS-009"], []), ([], []), ([], []), (["KS-032"], ["KS-086"]), missions=["KS-M01"])
    story.passes().does("use", "target #3")
    assert story.tokens_on(3) == 2
    story = table((["KS-009"], []), ([], []), ([], []), (["KS-032"], ["KS-086"]), missions=["KS-M01"])
    story.passes().does("skip")
    assert [story.tokens_on(n) for n in (1, 2, 3)] == [0, 0, 0]


@clause("NM-11.M1.1")
def test_ks_m01_comes_too_late_for_missions_already_evaluated_and_belongs_to_the_winner() -> None:
    story = table(([hidden("KS-013")], ["KS-005"]), (["KS-011"], ["KS-009"]), missions=["KS-M02", "KS-M01"])
    story.passes()
    story.expects("use", 1).does("use").expects("target", 1).does("target #1")
    assert (story.points(0), story.points(1)) == (0, 3 + 3)


def test_ks_m01_offers_nothing_when_nobody_wins() -> None:
    story = table(([hidden("KS-013")], [hidden("KS-005")]), missions=["KS-M01"])
    story.passes().expects("turn", 0)
    assert (story.points(0), story.points(1)) == (0, 0)


# KS-M02 Chunin Exam ---------------------------------------------------------------------------------------------------
@clause("NM-11.M2.1")
def test_ks_m02_strengthens_every_non_hidden_character_here() -> None:
    story = table(
        (["KS-009", hidden("KS-011", tokens=2)], [ch("KS-086", tokens=1), hidden("KS-013")]),
        (["KS-015"], []),
        missions=["KS-M02"],
    )
    assert [story.power(n) for n in (1, 2, 3, 4, 5)] == [4, 2, 7, 0, 3]
    assert story.totals("D") == [6, 7]


@clause("NM-11.M2.1")
def test_ks_m02_follows_the_face_and_is_no_line_to_use() -> None:
    story = table(([hidden("KS-009")], []), missions=["KS-M02"])
    assert story.power(1) == 0
    story.does("reveal #1")
    assert story.power(1) == 4
    story.passes().expects("turn", 1)
    assert story.points(0) == 3


# KS-M03 Find the traitor ----------------------------------------------------------------------------------------------
@clause("NM-11.M3.1")
def test_ks_m03_makes_the_loser_discard_a_card_of_their_choice() -> None:
    story = table(
        (["KS-009"], []),
        missions=["KS-M03"],
        p0={"hand": ["KS-005"]},
        p1={"hand": ["KS-011", "KS-013", "KS-013"]},
    )
    story.passes()
    story.expects("card", 1).expects_exactly("card KS-011", "card KS-013").refuses("skip", "card KS-005")
    story.does("card KS-013").expects("turn", 0)
    assert story.discard(1) == ["KS-013"]
    assert story.hand(1) == ["KS-011", "KS-013"]
    assert story.hand(0) == ["KS-005"]


@clause("NM-11.M3.1")
def test_ks_m03_takes_the_only_card_unasked_and_from_an_empty_hand_nothing() -> None:
    story = table(([], ["KS-009"]), missions=["KS-M03"], p0={"hand": ["KS-005"]}, p1={"hand": ["KS-011"]})
    story.passes().expects("turn", 0)
    assert story.discard(0) == ["KS-005"]
    assert story.discard(1) == []
    story = table((["KS-009"], []), missions=["KS-M03"], p0={"hand": ["KS-005"]})
    story.passes().expects("turn", 0)
    assert story.discard(0) == []


@clause("NM-11.M3.1")
def test_ks_m03_takes_nothing_when_nobody_wins() -> None:
    story = table(([hidden("KS-009")], []), missions=["KS-M03"], p0={"hand": ["KS-005"]}, p1={"hand": ["KS-011"]})
    story.passes().expects("turn", 0)
    assert story.discard(0) == story.discard(1) == []


# KS-M04 Assassination -------------------------------------------------------------------------------------------------
@clause("NM-11.M4.1")
def test_ks_m04_defeats_a_hidden_enemy_in_any_mission() -> None:
    story = table(
        (["KS-009", hidden("KS-005")], [hidden("KS-011")]),
        ([hidden("KS-019")], ["KS-086", hidden("KS-129")]),
        missions=["KS-M04", "KS-M02"],
    )
    story.passes().expects("use", 0).does("use")
    story.expects("target", 0).expects_exactly("target #3", "target #6")
    story.refuses("target #1", "target #2", "target #4", "target #5", clause="NM-6.56")
    story.does("target #6").expects("turn", 0)
    assert story.discard(1) == ["KS-129"]


@clause("NM-11.M4.1")
def test_ks_m04_may_be_left_and_asks_nothing_without_a_hidden_enemy() -> None:
    story = table((["KS-009"], []), ([], [hidden("KS-011")]), missions=["KS-M04"])
    story.passes().does("skip").expects("turn", 0)
    assert not story.gone(2)
    story = table((["KS-009", hidden("KS-005")], ["KS-011"]), missions=["KS-M04"])
    story.passes().expects("turn", 0)
    assert not story.gone(2)


@clause("NM-11.M4.1")
def test_ks_m04_serves_the_winner_whoever_holds_the_edge() -> None:
    story = table(([hidden("KS-005")], ["KS-009", hidden("KS-011")]), missions=["KS-M04"])
    story.passes().expects("use", 1).does("use").expects("turn", 0)
    assert story.discard(0) == ["KS-005"]
    assert not story.gone(3)


# KS-M05 Bring it back -------------------------------------------------------------------------------------------------
@clause("NM-11.M5.1")
def test_ks_m05_makes_the_winner_return_one_of_their_non_hidden_characters_here() -> None:
    story = table(
        (["KS-009", "KS-011", hidden("KS-013")], ["KS-005"]),
        (["KS-015"], []),
        missions=["KS-M05"],
    )
    story.passes()
    story.expects("target", 0).expects_exactly("target #1", "target #2")
    story.refuses("target #3", "target #4", "target #5", clause="NM-6.56").refuses("skip", "done")
    story.does("target #2").expects("turn", 0)
    assert story.hand(0) == ["KS-011"]
    assert story.row("D", 0) == [1, 3]
    assert story.points(0) == 4 + 3


@clause("NM-11.M5.1")
def test_ks_m05_returns_the_only_one_unasked_and_hidden_ones_never() -> None:
    story = table((["KS-009"], ["KS-005"]), missions=["KS-M05"])
    story.passes().expects("turn", 0)
    assert story.hand(0) == ["KS-009"]
    assert story.row("D", 1) == [2]
    story = table(([hidden("KS-009", tokens=2)], ["KS-005"]), missions=["KS-M05"])
    story.passes().expects("turn", 0)
    assert story.points(0) == 4
    assert story.row("D", 0) == [1]
    assert story.hand(0) == []


@clause("NM-11.M5.2")
def test_ks_m05_sends_a_controlled_character_to_its_owner_and_of_a_stack_only_the_top_card() -> None:
    def board() -> Story:
        story = table(
            (["KS-020", ch("KS-009", owner=1, controlled_by=1), ch("KS-107", under=["KS-014", "KS-013"])], []),
            missions=["KS-M05"],
        )
        return story.passes().expects("target", 0)

    borrowed = board().does("target #2")
    assert borrowed.hand(1) == ["KS-009"]
    assert borrowed.hand(0) == []
    stacked = board().does("target #3")
    assert stacked.hand(0) == ["KS-107"]
    assert stacked.discard(0) == ["KS-014", "KS-013"]
    assert stacked.gone(3)


@clause("NM-11.M5.2", "NM-6.124")
def test_ks_m05_returning_the_source_of_a_control_frees_the_captive() -> None:
    story = table((["KS-020", ch("KS-009", owner=1, controlled_by=1)], []), missions=["KS-M05"])
    story.passes().does("target #1").expects("turn", 0)
    assert story.hand(0) == ["KS-020"]
    assert story.side(2) == 1


@clause("NM-11.M5.2")
def test_ks_m05_returns_no_defeat() -> None:
    # Sasuke 136 on C gains for defeats; Tsunade 003 too
    story = table((["KS-009"], []), ([], []), ([], []), (["KS-136", "KS-003"], []), missions=["KS-M05"])
    story.passes()
    assert story.hand(0) == ["KS-009"]
    assert story.chakra(0) == 20


# KS-M06 Rescue a friend -----------------------------------------------------------------------------------------------
def test_ks_m06_lets_the_winner_draw_a_card() -> None:
    story = table(
        (["KS-009"], []),
        NOBODY,
        NOBODY,
        NOBODY,
        missions=["KS-M06"],
        p0={"deck": ["KS-011", "KS-013"]},
        p1={"deck": ["KS-015"]},
    )
    story.passes().expects("use", 0).does("use")
    assert story.match.outcome is not None
    assert story.hand(0) == ["KS-011"]
    assert story.hand(1) == []


def test_ks_m06_may_be_left_and_asks_nothing_with_an_empty_deck() -> None:
    story = table(([], ["KS-009"]), NOBODY, NOBODY, NOBODY, missions=["KS-M06"], p1={"deck": ["KS-011"]})
    story.passes().expects("use", 1).does("skip")
    assert story.hand(1) == []
    story = table((["KS-009"], []), NOBODY, NOBODY, NOBODY, missions=["KS-M06"], p1={"deck": ["KS-011"]})
    story.passes()
    assert story.match.outcome is not None
    assert story.hand(1) == []


# KS-M07 I have to go --------------------------------------------------------------------------------------------------
@clause("NM-11.M7.1")
def test_ks_m07_moves_a_hidden_character_of_the_winner_from_any_mission_to_another() -> None:
    story = table(
        (["KS-086", hidden("KS-011")], [hidden("KS-013")]),
        ([hidden("KS-005", tokens=1), "KS-009"], ["KS-107"]),
        ([], []),
        missions=["KS-M07", "KS-M02"],
    )
    story.passes().expects("use", 0).does("use")
    story.expects("target", 0).expects_exactly("target #2", "target #4")
    story.refuses("target #1", "target #3", "target #5", clause="NM-6.56")
    story.does("target #4").expects("mission", 0).expects_exactly("mission D", "mission B")
    story.refuses("mission C", clause="NM-7.17")
    story.does("mission B")
    # there its token wins the mission in the same phase, whose line is left unused
    story.expects("use", 0).does("skip").expects("turn", 0)
    assert story.place(4) == "B"
    assert story.is_hidden(4)
    assert story.points(0) == 3 + 4


@clause("NM-11.M7.1")
def test_ks_m07_moves_a_borrowed_hidden_character_but_no_held_one() -> None:
    story = table(
        (["KS-020", "KS-086"], []),
        ([hidden("KS-013", owner=1, controlled_by=1)], []),
        ([hidden("KS-011")], ["KS-035"]),
        missions=["KS-M07"],
    )
    story.passes().does("use")  # Kurenai 035 holds the one on B
    story.expects("mission", 0).expects_exactly("mission D", "mission B")
    story.does("mission D")
    assert story.place(3) == "D"


@clause("NM-11.M7.1")
def test_ks_m07_asks_nothing_without_a_hidden_character_of_the_winner() -> None:
    story = table((["KS-086"], [hidden("KS-011")]), (["KS-009"], []), missions=["KS-M07", "KS-M02"])
    story.passes().expects("turn", 0)


# KS-M08 Set a trap ----------------------------------------------------------------------------------------------------
@clause("NM-11.M8.1", "NM-11.M8.2")
def test_ks_m08_puts_a_card_of_the_winners_hand_hidden_on_any_mission() -> None:
    story = table(
        (["KS-009"], []),
        ([], ["KS-031"]),
        ([], []),
        ([], []),
        missions=["KS-M08", "KS-M02"],
        p0={"hand": ["KS-011", "KS-013", "KS-013"], "chakra": 0},
        p1={"hand": ["KS-005"]},
    )
    story.passes().expects("use", 0).does("use")
    story.expects("card", 0).expects_exactly("card KS-011", "card KS-013").refuses("card KS-005")
    story.does("card KS-013")
    story.expects("mission", 0).expects_exactly("mission D", "mission C", "mission B", "mission A")
    story.does("mission C")
    assert story.hand(0) == ["KS-011", "KS-013"]
    assert (story.card(3), story.place(3), story.side(3), story.is_hidden(3)) == ("KS-013", "C", 0, True)
    assert story.chakra(0) == 0
    assert "put-hidden" in story.kinds(0)  # it is not played
    assert "put-down" not in story.kinds(0)


@clause("NM-11.M8.1")
def test_ks_m08_shows_the_opponent_only_where_the_card_lies() -> None:
    story = table((["KS-009"], []), ([], []), missions=["KS-M08"], p0={"hand": ["KS-011", "KS-107"]})
    story.passes().does("use", "card KS-107", "mission C").expects("turn", 0)
    theirs = story.match.view(1)["missions"][1]["sides"][0]
    assert [(c["object"], c["hidden"], c.get("card")) for c in theirs] == [(2, True, None)]
    mine = story.match.view(0)["missions"][1]["sides"][0]
    assert [(c["object"], c["hidden"], c.get("card")) for c in mine] == [(2, True, "KS-107")]
    assert not [entry for entry in story.match.log(1) if "KS-107" in entry.get("cards", [])]
    assert not [line for line in story.log(1) if "Sasuke" in line]
    assert [line for line in story.log(0) if "Sasuke" in line]


@clause("NM-11.M8.1")
def test_ks_m08_is_optional_and_asks_nothing_with_an_empty_hand() -> None:
    story = table((["KS-009"], []), missions=["KS-M08"], p0={"hand": ["KS-011"]})
    story.passes().does("skip").expects("turn", 0)
    assert story.hand(0) == ["KS-011"]
    story = table((["KS-009"], []), missions=["KS-M08"], p1={"hand": ["KS-011"]})
    story.passes().expects("turn", 0)


@clause("NM-11.M8.1")
def test_ks_m08_pays_no_price_even_under_tayuya_and_sets_off_no_line_of_the_card() -> None:
    # hidden, Orochimaru 138 may lie beside Orochimaru 126, whose own line comes first
    story = table(
        (["KS-126"], ["KS-125"]), NOBODY, NOBODY, NOBODY, missions=["KS-M08"], p0={"hand": ["KS-138"], "chakra": 0}
    )
    story.passes().expects("use", 0).does("skip").expects("use", 0).does("use")
    story.expects("mission", 0).does("mission D")
    assert story.row("D", 0) == [1, 3]
    assert story.is_hidden(3)


# KS-M09 Protect the Leader --------------------------------------------------------------------------------------------
@clause("NM-11.M9.1")
def test_ks_m09_strengthens_those_here_whose_printed_power_and_tokens_make_4() -> None:
    story = table(
        (
            ["KS-014", "KS-009", hidden("KS-107", tokens=4)],
            [ch("KS-032", tokens=1), hidden("KS-113", tokens=3), "KS-086"],
        ),
        (["KS-107"], []),
        missions=["KS-M09"],
    )
    assert [story.power(n) for n in (1, 2, 3, 4, 5, 6, 7)] == [5, 3, 5, 5, 3, 6, 6]


@clause("NM-11.M9.1")
def test_ks_m09_does_not_look_at_other_modifiers() -> None:
    # Kakashi 015 gives Team 7 +1, Sasuke 013 loses 1 for each friend, Amaterasu takes 1
    story = table((["KS-015", "KS-009", "KS-013"], ["KS-128"]), missions=["KS-M09"])
    assert story.power(2) == 3 + 1 - 1  # base 3
    assert story.power(3) == 4 - 2 + 1 - 1 + 1  # base 4
    assert story.power(4) == 6 + 1


# KS-M10 Chakra Training -----------------------------------------------------------------------------------------------
@clause("NM-11.M10.1")
def test_ks_m10_brings_both_players_1_chakra_in_every_start_phase_the_first_included() -> None:
    story = table((["KS-009"], []), mission_deck=["KS-M10", "KS-M02", "KS-M10"])
    assert story.passes().board.round == 2
    assert (story.chakra(0), story.chakra(1)) == (5 + 1 + 1, 5 + 1)
    assert story.passes().board.round == 3
    assert (story.chakra(0), story.chakra(1)) == (5 + 1 + 1, 5 + 1)
    assert story.passes().board.round == 4
    assert (story.chakra(0), story.chakra(1)) == (5 + 1 + 2, 5 + 2)


@clause("NM-11.M10.1")
def test_ks_m10_counts_in_the_very_first_start_phase() -> None:
    document = {
        "game": "naruto-mythos",
        "phase": "mulligan",
        "mission_deck": ["KS-M10", "KS-M04", "KS-M04", "KS-M04"],
        "players": [{}, {}],
    }
    story = Story(kleos.from_position(document))
    story.does("keep", "keep").expects("turn", 0)
    assert (story.chakra(0), story.chakra(1)) == (6, 6)


@clause("NM-11.M10.1")
def test_ks_m10_is_no_line_to_use_and_brings_nothing_before_it_is_turned_up() -> None:
    story = table((["KS-009"], []), mission_deck=["KS-M02", "KS-M10", "KS-M04"])
    story.passes()
    assert (story.chakra(0), story.chakra(1)) == (5 + 1, 5)
    story = table((["KS-009"], []), missions=["KS-M10"], p0={"chakra": 0})
    assert story.chakra(0) == 0
    story.passes().expects("turn", 0)
    assert story.points(0) == 3
