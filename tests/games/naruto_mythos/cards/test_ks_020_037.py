"""What the cards KS-020 to KS-037 do, and what they must not offer."""

import pytest

import kleos
from kleos.games.naruto_mythos.testing import ch, hidden, table
from kleos.testing import clause

# Faces: id, name, cost, Power, keywords; all are of the Leaf Village
FACES = [
    ("KS-020", "Ino Yamanaka", 3, 0, ("Team 10", "Jutsu")),
    ("KS-021", "Shikamaru Nara", 1, 0, ("Team 10",)),
    ("KS-022", "Shikamaru Nara", 3, 3, ("Team 10", "Jutsu")),
    ("KS-023", "Asuma Sarutobi", 3, 3, ("Team 10",)),
    ("KS-024", "Asuma Sarutobi", 4, 4, ("Team 10",)),
    ("KS-025", "Kiba Inuzuka", 2, 2, ("Team 8",)),
    ("KS-026", "Kiba Inuzuka", 3, 3, ("Team 8", "Jutsu")),
    ("KS-027", "Akamaru", 1, 2, ("Team 8",)),
    ("KS-028", "Akamaru", 2, 3, ("Team 8", "Jutsu")),
    ("KS-029", "Akamaru", 4, 4, ("Team 8", "Jutsu")),
    ("KS-030", "Hinata Hyuga", 2, 2, ("Team 8", "Taijutsu")),
    ("KS-031", "Hinata Hyuga", 3, 2, ("Team 8", "Kekkei Genkai")),
    ("KS-032", "Shino Aburame", 2, 3, ("Team 8",)),
    ("KS-033", "Shino Aburame", 4, 4, ("Team 8", "Jutsu")),
    ("KS-034", "Kurenai Yuhi", 3, 3, ("Team 8",)),
    ("KS-035", "Kurenai Yuhi", 4, 4, ("Team 8", "Jutsu")),
    ("KS-036", "Neji Hyuga", 2, 2, ("Team Guy", "Taijutsu")),
    ("KS-037", "Neji Hyuga", 4, 4, ("Team Guy", "Jutsu")),
]


@pytest.mark.parametrize(("card", "name", "cost", "power", "keywords"), FACES)
@clause("NM-1.2", "NM-5.12")
def test_ks_020_to_037_are_played_at_the_printed_cost_with_the_printed_power(
    card: str, name: str, cost: int, power: int, keywords: tuple[str, ...]
) -> None:
    face = kleos.rules("naruto-mythos").cards[card]
    assert face.name() == name
    assert face.facts()["group"] == "Leaf Village"
    assert sorted(face.facts()["keywords"]) == sorted(keywords)
    story = table(([], []), p0={"hand": [card], "chakra": cost})
    story.does(f"play {card} D")
    assert story.chakra(0) == 0
    assert story.power(1) == power
    if cost > 0:
        poor = table(([], []), p0={"hand": [card], "chakra": cost - 1})
        poor.refuses(f"play {card} D", clause="NM-5.2")


# KS-020 Ino Yamanaka ----------------------------------------------------------------------------------------------------
@clause("NM-11.20.4", "NM-6.120")
def test_ks_020_takes_control_of_a_cheap_enemy_here() -> None:
    story = table(
        (["KS-005"], ["KS-009", "KS-001", hidden("KS-107"), ch("KS-106", under=["KS-015"])]),
        ([], ["KS-013"]),
        p0={"hand": ["KS-020"]},
    )
    story.does("play KS-020 D").expects_exactly("use", "skip")
    story.does("use").expects("target", 0).expects_exactly("target #2", "target #4")
    # #3 costs 3, the top card of #5 costs 5, #6 is elsewhere, #1 is a friend
    story.refuses("target #1", "target #3", "target #5", "target #6", clause="NM-6.56")
    story.does("target #2").expects("turn", 1)
    assert story.side(2) == 0
    assert story.at(2).owner == 1
    assert story.row("D", 0) == [1, 7, 2]
    assert story.totals("D") == [1 + 0 + 3, 3 + 0 + 5]


@clause("NM-11.20.4", "NM-6.85")
def test_ks_020_as_an_upgrade_takes_a_whole_stack_of_cost_3() -> None:
    story = table(
        (["KS-019", "KS-017"], [ch("KS-010", under=["KS-009"], tokens=1), "KS-007", "KS-032"]),
        ([], ["KS-001"]),
        p0={"hand": ["KS-020"], "chakra": 2},
    )
    story.does("upgrade KS-020 #1", "use").expects_exactly("target #3", "target #5")
    story.refuses("target #2", "target #4", "target #6", clause="NM-6.56")
    story.does("target #3").expects("turn", 1)
    assert story.side(3) == 0
    assert len(story.at(3).cards) == 2
    assert story.tokens_on(3) == 1
    assert story.chakra(0) == 0


@clause("NM-11.20.4")
def test_ks_020_played_as_a_new_character_does_not_take_an_enemy_of_cost_3() -> None:
    story = table(([], [ch("KS-010", under=["KS-009"]), "KS-001"]), p0={"hand": ["KS-020"]})
    story.does("play KS-020 D").expects("turn", 1)
    assert story.side(1) == 1


@clause("NM-11.20.1", "NM-9.2", "NM-6.121")
def test_ks_020_takes_a_hidden_enemy_whatever_its_name_and_then_sees_it() -> None:
    story = table(([], [hidden("KS-110", tokens=2)]), p0={"hand": ["KS-020"]})  # another Ino, cost 5
    assert "card" not in story.shown(1, 0)
    story.does("play KS-020 D", "use").expects("turn", 1)
    assert story.side(1) == 0
    assert story.is_hidden(1)
    assert story.tokens_on(1) == 2
    assert story.shown(1, 0)["card"] == "KS-110"
    assert story.shown(1, 1)["card"] == "KS-110"  # its owner has seen it before
    # not legal to reveal beside her own Ino, and not hers to upgrade with
    story.does("pass").refuses("reveal #1", clause="NM-5.54").refuses("reveal-upgrade #1 #2", clause="NM-5.36")


@clause("NM-11.20.1", "NM-6.121")
def test_ks_020_lets_her_player_reveal_a_hidden_character_taken() -> None:
    story = table(([], [hidden("KS-107")]), p0={"hand": ["KS-020"]})
    story.does("play KS-020 D", "use", "pass", "reveal #1").expects("turn", 0)
    assert story.side(1) == 0
    assert not story.is_hidden(1)
    assert story.chakra(0) == 20 - 3 - 5


@clause("NM-11.20.2", "NM-5.5")
def test_ks_020_cannot_take_a_name_her_player_has_here() -> None:
    story = table((["KS-010"], ["KS-009", "KS-011", "KS-032", "KS-019"]), p0={"hand": ["KS-020"]})
    story.does("play KS-020 D", "use").expects_exactly("target #3", "target #4")
    story.refuses("target #2", "target #5", clause="NM-11.20.2")  # a second Naruto, a second Ino
    other = table(([hidden("KS-010")], ["KS-009"]), (["KS-133"], []), p0={"hand": ["KS-020"]})
    other.does("play KS-020 D", "use").expects("turn", 1)  # hidden here or elsewhere they are no obstacle
    assert other.side(2) == 0


@clause("NM-11.20.3", "NM-6.122", "NM-6.124")
def test_ks_020_gives_the_character_back_when_she_is_hidden_or_defeated() -> None:
    taken = ch("KS-009", owner=1, controlled_by=1, tokens=2)
    hides = table((["KS-020", taken], ["KS-011", hidden("KS-127")]), active=1)
    hides.does("reveal #4", "use", "target #1").expects("turn", 0)
    assert hides.is_hidden(1)
    assert hides.row("D", 1) == [3, 4, 2]
    assert hides.tokens_on(2) == 2
    defeats = table((["KS-020", taken], ["KS-011"]), active=1, p1={"hand": ["KS-119"]})
    defeats.does("play KS-119 D", "use").expects("turn", 0)  # Naruto has Power 5
    assert defeats.gone(1)
    assert defeats.row("D", 1) == [3, 4, 2]


@clause("NM-11.20.3", "NM-12.16", "NM-5.7")
def test_ks_020_gives_back_a_character_that_meets_its_name_and_is_discarded() -> None:
    story = table(
        (["KS-020", ch("KS-013", owner=1, controlled_by=1)], ["KS-014", hidden("KS-127")]), ([], ["KS-003"]), active=1
    )
    story.does("reveal #4", "use", "target #1").expects("turn", 0)
    assert story.gone(2)
    assert story.discard(1) == ["KS-013"]
    assert story.chakra(1) == 15  # KS-003 saw no defeat


@clause("NM-11.20.3", "NM-6.123", "NM-6.126")
def test_ks_020_keeps_the_character_when_upgraded_and_into_the_next_round() -> None:
    story = table((["KS-020", ch("KS-009", owner=1, controlled_by=1)], []), ([], []), p0={"hand": ["KS-110"]})
    story.does("upgrade KS-110 #1").expects("turn", 1)
    assert story.side(2) == 0
    story.passes()
    assert story.board.round == 3
    assert story.side(2) == 0
    assert story.chakra(0) == 5 + 2
    assert story.chakra(1) == 5


@clause("NM-6.30", "NM-6.41")
def test_ks_020_may_be_skipped_and_is_passed_over_without_an_enemy_here() -> None:
    skipped = table(([], ["KS-009"]), p0={"hand": ["KS-020"]})
    skipped.does("play KS-020 D", "skip").expects("turn", 1)
    assert skipped.side(1) == 1
    nobody = table((["KS-009"], []), ([], ["KS-009"]), p0={"hand": ["KS-020"]})
    nobody.does("play KS-020 D").expects("turn", 1)


# KS-021 Shikamaru Nara --------------------------------------------------------------------------------------------------
@clause("NM-4.27", "NM-6.30")
def test_ks_021_draws_if_its_player_holds_the_edge() -> None:
    story = table(([], []), p0={"hand": ["KS-021"], "deck": ["KS-009", "KS-032"]})
    story.does("play KS-021 D").expects_exactly("use", "skip").does("use").expects("turn", 1)
    assert story.hand(0) == ["KS-009"]
    assert story.edge == 0
    skipped = table(([], []), p0={"hand": ["KS-021"], "deck": ["KS-009"]})
    skipped.does("play KS-021 D", "skip")
    assert skipped.hand(0) == []


@clause("NM-6.41", "NM-4.27")
def test_ks_021_is_passed_over_without_the_edge_or_with_an_empty_deck() -> None:
    without = table(([], []), edge=1, active=0, p0={"hand": ["KS-021"], "deck": ["KS-009"]})
    without.does("play KS-021 D").expects("turn", 1)
    assert without.deck(0) == ["KS-009"]
    empty = table(([], []), p0={"hand": ["KS-021"]}, p1={"deck": ["KS-009"]})
    empty.does("play KS-021 D").expects("turn", 1)


# KS-022 Shikamaru Nara --------------------------------------------------------------------------------------------------
@clause("NM-11.22.1", "NM-12.17")
def test_ks_022_when_revealed_moves_what_the_opponent_played_in_the_last_turn() -> None:
    story = table(([], ["KS-009"]), ([hidden("KS-022")], []), ([], []), active=1, p1={"hand": ["KS-027"]})
    story.does("play KS-027 D", "reveal #2").expects_exactly("use", "skip")
    story.does("use").expects("mission", 0).expects_exactly("mission C", "mission B")  # only #3 was played
    story.does("mission B").expects("turn", 1)
    assert story.place(3) == "B"
    assert story.place(1) == "D"


@clause("NM-11.22.1", "NM-12.17")
def test_ks_022_is_passed_over_after_the_opponent_passed() -> None:
    story = table(([hidden("KS-022")], ["KS-009"]), ([], []), active=1, p1={"last_turn": [2]})
    story.does("pass", "reveal #1").expects("turn", 0)
    assert story.place(2) == "D"


@clause("NM-11.22.1")
def test_ks_022_is_passed_over_on_the_first_turn_of_a_round() -> None:
    story = table(([hidden("KS-022")], []), active=1, p1={"hand": ["KS-009"]})
    story.does("play KS-009 D", "pass", "pass").expects("use", 1)  # p1 has won D; its SCORE line
    story.does("skip").expects("turn", 0)
    assert story.board.round == 2
    story.does("reveal #1").expects("turn", 1)
    assert story.place(2) == "D"


@clause("NM-11.22.1", "NM-11.69.4")
def test_ks_022_does_not_count_the_opposing_turn_in_progress() -> None:
    story = table(
        ([hidden("KS-022")], [hidden("KS-009")]), ([], []), active=1, p1={"hand": ["KS-069"], "last_turn": [2]}
    )
    story.does("play KS-069 D").expects("demand", 0).expects_exactly("reveal #1", "defeat #1")
    story.does("reveal #1").expects("use", 0).does("use").expects("turn", 0)
    assert story.place(2) == "C"  # played in the turn before
    assert story.place(3) == "D"  # KS-069 itself is being played right now


@clause("NM-11.22.2")
def test_ks_022_counts_hidden_plays_reveals_and_upgrades() -> None:
    hides = table(([hidden("KS-022")], []), ([], []), active=1, p1={"hand": ["KS-009"]})
    hides.does("hide KS-009 D", "reveal #1", "use").expects("turn", 1)
    assert hides.place(2) == "C"
    assert hides.is_hidden(2)
    reveals = table(([hidden("KS-022")], [hidden("KS-009")]), ([], []), active=1)
    reveals.does("reveal #2", "reveal #1", "use").expects("turn", 1)
    assert reveals.place(2) == "C"
    upgrades = table(([hidden("KS-022")], ["KS-009"]), ([], []), active=1, p1={"hand": ["KS-010"]})
    upgrades.does("upgrade KS-010 #2", "reveal #1", "use").expects("turn", 1)
    assert upgrades.place(2) == "C"


@clause("NM-11.22.2")
def test_ks_022_counts_plays_by_effects() -> None:
    story = table(([hidden("KS-022")], ["KS-005"]), ([], []), active=1, p1={"hand": ["KS-002", "KS-009"]})
    story.does("play KS-002 D", "use", "play KS-009 D", "reveal #1", "use")
    story.expects("target", 0).expects_exactly("target #3", "target #4")
    story.refuses("target #2", clause="NM-6.56")


@clause("NM-11.22.2", "NM-6.10")
def test_ks_022_does_not_count_a_card_put_in_play() -> None:
    story = table(([hidden("KS-022")], ["KS-072"]), ([], []), active=1, p1={"hand": ["KS-073"], "deck": ["KS-009"]})
    story.does("upgrade KS-073 #2", "use").expects("turn", 0)  # the top card of the deck is put here as #3
    assert story.is_hidden(3)
    story.does("reveal #1", "use").expects("turn", 1)  # nobody is asked: #2 is the only one
    assert story.place(2) == "C"
    assert story.place(3) == "D"


@clause("NM-11.22.3", "NM-14.7")
def test_ks_022_does_not_count_what_the_opponent_played_during_the_own_turn() -> None:
    story = table(([hidden("KS-022")], [hidden("KS-009")]), ([], []), p0={"hand": ["KS-069"]}, p1={"hand": ["KS-013"]})
    story.does("play KS-069 D", "reveal #2").expects("turn", 1)
    story.does("hide KS-013 D", "reveal #1", "use").expects("turn", 1)
    assert story.place(4) == "C"
    assert story.place(2) == "D"


@clause("NM-11.22.4")
def test_ks_022_may_move_a_character_that_is_hidden_by_now() -> None:
    story = table(([hidden("KS-022")], ["KS-016"]), ([], []), active=1, p1={"hand": ["KS-137"]})
    story.does("upgrade KS-137 #2", "skip", "use").expects("turn", 0)  # Kakashi stays and hides himself
    assert story.is_hidden(2)
    story.does("reveal #1", "use").expects("turn", 1)
    assert story.place(2) == "C"


@clause("NM-11.22.4")
def test_ks_022_does_not_move_a_character_that_left_play_or_is_no_enemy_now() -> None:
    left = table((["KS-128", hidden("KS-022")], ["KS-009"]), ([], []), active=1, p1={"hand": ["KS-116"]})
    left.does("play KS-116 D", "use").expects("turn", 0)  # Neji, weakened to 4, defeats himself
    assert left.gone(4)
    left.does("reveal #2").expects("turn", 1)
    taken = table(
        ([hidden("KS-022"), "KS-020", ch("KS-009", owner=1, controlled_by=2)], []), ([], []), p1={"last_turn": [3]}
    )
    taken.does("reveal #1").expects("turn", 1)
    assert taken.place(3) == "D"


@clause("NM-11.22.1", "NM-5.27")
def test_ks_022_moves_nobody_when_played_from_hand_or_when_nobody_can_move() -> None:
    played = table(([], ["KS-009"]), ([], []), p0={"hand": ["KS-022"]}, p1={"last_turn": [1]})
    played.does("play KS-022 D").expects("turn", 1)
    held = table(([hidden("KS-022"), "KS-035"], ["KS-009"]), ([], []), p1={"last_turn": [3]})
    held.does("reveal #1").expects("turn", 1)
    assert held.place(3) == "D"


# KS-023 Asuma Sarutobi --------------------------------------------------------------------------------------------------
@clause("NM-11.23.1")
def test_ks_023_moves_another_team_10_character_here_of_either_side() -> None:
    story = table(
        (["KS-017", hidden("KS-021"), "KS-009"], ["KS-019", "KS-032"]),
        (["KS-018"], []),
        ([], []),
        p0={"hand": ["KS-023"]},
    )
    story.does("play KS-023 D").expects_exactly("use", "skip")
    story.does("use").expects("target", 0).expects_exactly("target #1", "target #4")
    # #2 is hidden, #3 and #5 are of other teams, #6 is elsewhere, #7 is Asuma himself
    story.refuses("target #2", "target #3", "target #5", "target #6", "target #7", clause="NM-6.56")
    story.does("target #4").expects("mission", 0).expects_exactly("mission C", "mission B")
    story.does("mission C").expects("turn", 1)
    assert story.place(4) == "C"
    assert story.side(4) == 1


@clause("NM-11.23.1", "NM-6.57")
def test_ks_023_is_passed_over_without_another_team_10_character_that_can_move() -> None:
    nobody = table(([hidden("KS-017")], [hidden("KS-019")]), (["KS-021"], []), p0={"hand": ["KS-023"]})
    nobody.does("play KS-023 D").expects("turn", 1)
    single = table((["KS-017"], []), p0={"hand": ["KS-023"]})
    single.does("play KS-023 D").expects("turn", 1)
    held = table((["KS-017"], ["KS-035"]), ([], []), p0={"hand": ["KS-023"]})
    held.does("play KS-023 D").expects("turn", 1)
    namesake = table((["KS-017"], []), (["KS-018"], []), p0={"hand": ["KS-023"]})
    namesake.does("play KS-023 D").expects("turn", 1)


# KS-024 Asuma Sarutobi --------------------------------------------------------------------------------------------------
@clause("NM-11.24.1")
def test_ks_024_when_revealed_draws_discards_and_gets_3_tokens() -> None:
    story = table(([hidden("KS-024")], []), p0={"hand": ["KS-009"], "deck": ["KS-032", "KS-001"]})
    story.does("reveal #1").expects_exactly("use", "skip")
    story.does("use").expects("card", 0).expects_exactly("card KS-009", "card KS-032").refuses("skip")
    assert story.tokens_on(1) == 0
    story.does("card KS-032").expects("turn", 1)
    assert story.hand(0) == ["KS-009"]
    assert story.discard(0) == ["KS-032"]
    assert story.tokens_on(1) == 3


@clause("NM-11.24.1")
def test_ks_024_needs_only_one_of_deck_and_hand() -> None:
    no_hand = table(([hidden("KS-024")], []), p0={"deck": ["KS-032"]})
    no_hand.does("reveal #1", "use").expects("turn", 1)  # the card just drawn is discarded
    assert no_hand.discard(0) == ["KS-032"]
    assert no_hand.tokens_on(1) == 3
    no_deck = table(([hidden("KS-024")], []), p0={"hand": ["KS-009"]})
    no_deck.does("reveal #1", "use").expects("turn", 1)
    assert no_deck.discard(0) == ["KS-009"]
    assert no_deck.tokens_on(1) == 3


@clause("NM-11.24.1", "NM-5.27")
def test_ks_024_is_passed_over_with_nothing_to_draw_or_discard_and_when_played_face_up() -> None:
    empty = table(([hidden("KS-024")], []), p1={"hand": ["KS-009"], "deck": ["KS-009"]})
    empty.does("reveal #1").expects("turn", 1)
    assert empty.tokens_on(1) == 0
    played = table(([], []), p0={"hand": ["KS-024", "KS-009"], "deck": ["KS-032"]})
    played.does("play KS-024 D").expects("turn", 1)
    assert played.deck(0) == ["KS-032"]


# KS-025 Kiba Inuzuka ----------------------------------------------------------------------------------------------------
@clause("NM-11.25.1", "NM-4.14")
def test_ks_025_brings_1_chakra_more_with_an_akamaru_of_either_side_here() -> None:
    friend = table((["KS-025", "KS-029"], []))
    friend.passes()
    assert friend.chakra(0) == 5 + 2 + 1
    enemy = table((["KS-025"], ["KS-029"]))
    enemy.passes()
    assert enemy.chakra(0) == 5 + 1 + 1
    assert enemy.chakra(1) == 5 + 1


@clause("NM-11.25.1", "NM-6.53")
def test_ks_025_brings_nothing_more_with_a_hidden_akamaru_or_one_elsewhere() -> None:
    story = table((["KS-025", hidden("KS-029")], []), (["KS-029"], []))
    story.passes()
    assert story.chakra(0) == 5 + 3
    face_down = table(([hidden("KS-025"), "KS-029"], []))
    face_down.passes()
    assert face_down.chakra(0) == 5 + 2
    played = table((["KS-029"], ["KS-009"]), p0={"hand": ["KS-025"]})
    played.does("play KS-025 D").expects("turn", 1)
    assert played.chakra(0) == 18


# KS-026 Kiba Inuzuka ----------------------------------------------------------------------------------------------------
@clause("NM-11.26.1", "NM-6.59")
def test_ks_026_hides_the_cheapest_enemy_here_and_chooses_among_ties() -> None:
    story = table(
        (["KS-005"], ["KS-009", ch("KS-032", tokens=5), "KS-001", hidden("KS-086")]),
        ([], ["KS-019"]),
        p0={"hand": ["KS-026"]},
    )
    story.does("play KS-026 D").expects_exactly("use", "skip")
    story.does("use").expects("target", 0).expects_exactly("target #2", "target #3")
    story.refuses("target #1", "target #4", "target #5", "target #6")
    story.does("target #3").expects("turn", 1)
    assert story.is_hidden(3)


@clause("NM-11.26.1")
def test_ks_026_takes_the_printed_cost_of_the_top_card() -> None:
    story = table(([], [ch("KS-108", under=["KS-009"]), "KS-001"]), p0={"hand": ["KS-026"]})
    story.does("play KS-026 D", "use").expects("turn", 1)
    assert story.is_hidden(2)
    assert not story.is_hidden(1)


@clause("NM-11.26.1", "NM-6.58", "NM-6.101")
def test_ks_026_does_not_replace_an_immune_cheapest_enemy_by_the_next_one() -> None:
    story = table(([], ["KS-076", "KS-126"]), p0={"hand": ["KS-026"]})
    story.does("play KS-026 D").expects("turn", 1)
    assert not story.is_hidden(2)
    tied = table(([], ["KS-076", "KS-128"]), p0={"hand": ["KS-026"]})
    tied.does("play KS-026 D", "use").expects("turn", 1)  # of the two that cost 6 one can be hidden
    assert tied.is_hidden(2)
    assert not tied.is_hidden(1)


@clause("NM-11.26.1", "NM-11.115.1")
def test_ks_026_does_not_replace_a_shielded_cheapest_enemy_by_its_shield() -> None:
    story = table(([], ["KS-115", "KS-009"]), p0={"hand": ["KS-026"]})
    story.does("play KS-026 D").expects("turn", 1)
    assert not story.is_hidden(1)
    assert not story.is_hidden(2)


@clause("NM-11.26.2", "NM-7.26", "NM-9.8")
def test_ks_026_as_an_upgrade_takes_every_akamaru_among_the_top_three() -> None:
    story = table((["KS-025"], []), p0={"hand": ["KS-026"], "deck": ["KS-027", "KS-009", "KS-029", "KS-028"]})
    story.does("upgrade KS-026 #1").expects_exactly("use", "skip")  # no enemy here: MAIN is passed over
    story.does("use").expects("turn", 1)
    assert story.hand(0) == ["KS-027", "KS-029"]
    assert story.deck(0) == ["KS-009", "KS-028"]
    by_kind = {entry["kind"]: entry for entry in story.match.log(1)}
    assert sorted(by_kind["show"]["cards"]) == ["KS-027", "KS-029"]
    assert "cards" not in by_kind["look-deck"]
    assert not any("KS-009" in str(entry) or "Naruto" in entry["text"] for entry in story.match.log(1))
    assert {entry["kind"]: entry for entry in story.match.log(0)}["look-deck"]["cards"] == [
        "KS-027",
        "KS-009",
        "KS-029",
    ]


@clause("NM-11.26.2", "NM-7.26")
def test_ks_026_as_an_upgrade_puts_everything_back_in_order_without_an_akamaru() -> None:
    story = table((["KS-025"], []), p0={"hand": ["KS-026"], "deck": ["KS-009", "KS-032"]})
    story.does("upgrade KS-026 #1", "use").expects("turn", 1)
    assert story.hand(0) == []
    assert story.deck(0) == ["KS-009", "KS-032"]
    assert "show" not in story.kinds(0)


@clause("NM-6.3", "NM-6.41")
def test_ks_026_looks_at_no_deck_when_played_as_a_new_character_or_with_an_empty_deck() -> None:
    fresh = table(([], []), p0={"hand": ["KS-026"], "deck": ["KS-027"]})
    fresh.does("play KS-026 D").expects("turn", 1)
    assert fresh.deck(0) == ["KS-027"]
    empty = table((["KS-025"], []), p0={"hand": ["KS-026"]})
    empty.does("upgrade KS-026 #1").expects("turn", 1)


# KS-027 Akamaru ---------------------------------------------------------------------------------------------------------
@clause("NM-11.27.1", "NM-4.61")
def test_ks_027_returns_at_the_end_of_the_round_without_kiba_here() -> None:
    story = table(([ch("KS-027", tokens=1)], []), (["KS-025"], []))
    story.passes().expects("turn")  # a Kiba elsewhere does not help, and nobody is asked
    assert story.gone(1)
    assert story.hand(0) == ["KS-027"]
    hidden_kiba = table((["KS-027", hidden("KS-025")], []))
    hidden_kiba.passes()
    assert hidden_kiba.hand(0) == ["KS-027"]


@clause("NM-11.27.1")
def test_ks_027_stays_with_a_kiba_of_either_side_here() -> None:
    friend = table((["KS-027", "KS-025"], []))
    friend.passes()
    assert friend.board.round == 2
    assert friend.place(1) == "D"
    enemy = table((["KS-027"], ["KS-113"]))
    enemy.passes()
    assert enemy.place(1) == "D"


@clause("NM-11.27.1", "NM-4.63")
def test_ks_027_looks_for_kiba_when_the_turn_of_its_line_comes() -> None:
    first = table((["KS-027", "KS-025"], []), (["KS-103"], []))
    first.passes().expects("order", 0).expects_exactly("trigger #1 1", "trigger #3 1")
    first.does("trigger #3 1", "target #2").expects("turn", 0)  # the spider hides Kiba before Akamaru looks
    assert first.hand(0) == ["KS-027", "KS-103"]
    last = table((["KS-027", "KS-025"], []), (["KS-103"], []))
    last.passes().does("trigger #1 1", "target #2").expects("turn", 0)
    assert last.hand(0) == ["KS-103"]
    assert last.place(1) == "D"


@clause("NM-11.27.2", "NM-6.128")
def test_ks_027_under_enemy_control_returns_to_its_owner() -> None:
    story = table(([], ["KS-020", ch("KS-027", owner=0, controlled_by=1)]))
    story.passes()
    assert story.hand(0) == ["KS-027"]
    assert story.hand(1) == []


@clause("NM-4.62", "NM-6.124")
def test_ks_027_stays_if_it_has_gone_back_to_its_owner_before_its_line() -> None:
    story = table(([], ["KS-020", ch("KS-027", owner=0, controlled_by=1)]), (["KS-103"], []))
    story.passes().expects("order", 0).expects_exactly("trigger #2 1", "trigger #3 1")
    story.does("trigger #3 1", "target #1").expects("turn", 0)  # the spider hides Ino: the control ends
    assert story.side(2) == 0
    assert story.place(2) == "D"
    assert story.hand(0) == ["KS-103"]


@clause("NM-4.60", "NM-4.61", "NM-11.27.1")
def test_ks_027_stays_while_hidden_and_in_round_4_and_offers_nothing_when_played() -> None:
    face_down = table(([hidden("KS-027")], []))
    face_down.passes()
    assert face_down.place(1) == "D"
    none: tuple[list[str], list[str]] = ([], [])
    last = table((["KS-027"], []), none, none, none)
    last.passes()
    assert last.match.outcome is not None
    assert last.place(1) == "D"
    played = table((["KS-025"], ["KS-009"]), p0={"hand": ["KS-027"]})
    played.does("play KS-027 D").expects("turn", 1)


# KS-028 Akamaru ---------------------------------------------------------------------------------------------------------
@clause("NM-11.28.1", "NM-6.32")
def test_ks_028_may_return_at_the_end_of_the_round() -> None:
    story = table((["KS-028", "KS-025"], []))
    story.passes().expects("use", 0).expects_exactly("use", "skip").does("use").expects("turn")
    assert story.hand(0) == ["KS-028"]
    stays = table((["KS-028"], []))
    stays.passes().does("skip").expects("turn")
    assert stays.board.round == 2
    assert stays.place(1) == "D"


@clause("NM-11.28.1", "NM-7.12")
def test_ks_028_returns_only_its_top_card() -> None:
    story = table(([ch("KS-028", under=["KS-027"])], []))
    story.passes().does("use").expects("turn")
    assert story.hand(0) == ["KS-028"]
    assert story.discard(0) == ["KS-027"]


@clause("NM-11.28.1", "NM-6.128")
def test_ks_028_under_control_is_returned_by_its_controller_to_its_owner() -> None:
    story = table(([], ["KS-020", ch("KS-028", owner=0, controlled_by=1)]))
    story.passes().expects("use", 1).does("use")
    assert story.hand(0) == ["KS-028"]


@clause("NM-11.28.2")
def test_ks_028_when_revealed_strengthens_a_friendly_kiba_here() -> None:
    story = table(([hidden("KS-028"), "KS-025"], ["KS-025"]), (["KS-026"], []))
    story.does("reveal #1").expects_exactly("use", "skip").does("use").expects("turn", 1)
    assert [story.tokens_on(number) for number in range(1, 5)] == [0, 2, 0, 0]


@clause("NM-11.28.2", "NM-5.27")
def test_ks_028_strengthens_nobody_without_a_face_up_friendly_kiba_here_or_from_hand() -> None:
    story = table(([hidden("KS-028"), hidden("KS-025")], ["KS-025"]), (["KS-026"], []))
    story.does("reveal #1").expects("turn", 1)
    played = table((["KS-025"], []), p0={"hand": ["KS-028"]})
    played.does("play KS-028 D").expects("turn", 1)
    assert played.tokens_on(1) == 0
    face_down = table(([hidden("KS-028")], []))
    face_down.passes().expects("turn")
    assert face_down.place(1) == "D"


# KS-029 Akamaru ---------------------------------------------------------------------------------------------------------
@clause("NM-11.29.1", "NM-5.40")
def test_ks_029_upgrades_a_kiba_and_hides_the_cheapest_enemy_here() -> None:
    story = table(
        ([ch("KS-026", tokens=1)], ["KS-009", "KS-001", hidden("KS-086")]),
        ([], ["KS-019"]),
        p0={"hand": ["KS-029"], "chakra": 1},
    )
    story.offers("upgrade KS-029 #1").refuses("play KS-029 D", clause="NM-5.2")
    story.does("upgrade KS-029 #1").expects_exactly("use", "skip").does("use").expects("turn", 1)
    assert story.chakra(0) == 0
    assert story.is_hidden(2)
    assert not story.is_hidden(3)
    assert not story.is_hidden(5)  # cheaper, but elsewhere
    assert story.card(1) == "KS-029"
    assert story.power(1) == 5
    rich = table((["KS-026"], []), p0={"hand": ["KS-029"]})
    rich.offers("play KS-029 D", "upgrade KS-029 #1")


@clause("NM-11.29.1", "NM-5.35")
def test_ks_029_does_not_upgrade_a_dear_hidden_foreign_or_other_character() -> None:
    story = table(
        (["KS-113", "KS-009", "KS-020"], ["KS-025"]),
        ([hidden("KS-025"), ch("KS-026", owner=1, controlled_by=3)], []),
        p0={"hand": ["KS-029"]},
    )
    story.refuses("upgrade KS-029 #1", clause="NM-5.37").refuses("upgrade KS-029 #2", clause="NM-5.35")
    story.refuses("upgrade KS-029 #4", clause="NM-5.35").refuses("upgrade KS-029 #5", clause="NM-5.38")
    story.refuses("upgrade KS-029 #6", clause="NM-5.36")


@clause("NM-11.29.2", "NM-1.14")
def test_ks_029_is_named_akamaru_after_upgrading_kiba() -> None:
    story = table((["KS-025"], []), p0={"hand": ["KS-026", "KS-027", "KS-029"]})
    story.does("upgrade KS-029 #1", "pass").expects("turn", 0)
    story.refuses("play KS-027 D", clause="NM-5.26").offers("play KS-026 D")
    story.refuses("upgrade KS-026 #1", clause="NM-5.35")


@clause("NM-11.29.2", "NM-11.29.3", "NM-5.39")
def test_ks_029_upgrades_a_cheaper_akamaru_but_no_kiba_beside_him() -> None:
    story = table((["KS-025", "KS-028"], ["KS-009"]), p0={"hand": ["KS-029"]})
    story.refuses("upgrade KS-029 #1", clause="NM-5.39").refuses("play KS-029 D", clause="NM-5.26")
    story.does("upgrade KS-029 #2", "use").expects("turn", 1)
    assert story.card(2) == "KS-029"
    assert story.chakra(0) == 18
    assert story.is_hidden(3)
    beside_hidden = table((["KS-025", hidden("KS-028")], []), p0={"hand": ["KS-029"]})
    beside_hidden.offers("upgrade KS-029 #1")


@clause("NM-11.29.1", "NM-5.60")
def test_ks_029_may_be_revealed_as_an_upgrade_of_kiba() -> None:
    story = table((["KS-025", hidden("KS-029")], ["KS-009"]), ([], []))
    story.offers("reveal #2", "reveal-upgrade #2 #1")
    story.does("reveal-upgrade #2 #1", "use").expects("turn", 1)
    assert story.card(1) == "KS-029"
    assert story.chakra(0) == 18
    assert story.is_hidden(3)


@clause("NM-6.3")
def test_ks_029_hides_nobody_when_played_as_a_new_character() -> None:
    story = table((["KS-025"], ["KS-009"]), p0={"hand": ["KS-029"]})
    story.does("play KS-029 D").expects("turn", 1)
    assert not story.is_hidden(2)


# KS-030 Hinata Hyuga ----------------------------------------------------------------------------------------------------
@clause("NM-11.30.1", "NM-6.38")
def test_ks_030_removes_1_or_2_tokens_from_an_enemy_anywhere() -> None:
    story = table(
        ([ch("KS-009", tokens=2)], ["KS-032", ch("KS-011", tokens=1)]),
        ([], [hidden("KS-107", tokens=3)]),
        p0={"hand": ["KS-030"]},
    )
    story.does("play KS-030 D").expects_exactly("use", "skip")
    story.does("use").expects("target", 0).expects_exactly("target #3", "target #4")
    story.refuses("target #1", "target #2", clause="NM-6.56")  # a friend; an enemy without tokens
    story.does("target #4").expects("amount", 0).expects_exactly("amount 1", "amount 2")
    story.refuses("amount 0", "amount 3")
    story.does("amount 1").expects("turn", 1)
    assert story.tokens_on(4) == 2


@clause("NM-11.30.1")
def test_ks_030_removes_a_single_token_without_asking_how_many() -> None:
    story = table(([], [ch("KS-011", tokens=1)]), p0={"hand": ["KS-030"]})
    story.does("play KS-030 D", "use").expects("turn", 1)
    assert story.tokens_on(1) == 0


@clause("NM-11.30.1", "NM-6.56")
def test_ks_030_is_passed_over_without_an_enemy_token() -> None:
    story = table(([ch("KS-009", tokens=2)], ["KS-032"]), p0={"hand": ["KS-030"]})
    story.does("play KS-030 D").expects("turn", 1)
    assert story.tokens_on(1) == 2


# KS-031 Hinata Hyuga ----------------------------------------------------------------------------------------------------
@clause("NM-11.31.1", "NM-6.9")
def test_ks_031_gains_1_chakra_for_every_way_the_opponent_plays_non_hidden_here() -> None:
    story = table(
        (["KS-031"], [hidden("KS-011"), "KS-013", hidden("KS-107")]), active=1, p1={"hand": ["KS-009", "KS-010"]}
    )
    story.does("play KS-009 D", "pass", "upgrade KS-010 #5", "reveal #2", "reveal-upgrade #4 #3")
    assert story.chakra(0) == 24


@clause("NM-11.31.1")
def test_ks_031_gains_nothing_for_hiding_for_other_missions_or_for_own_plays() -> None:
    story = table((["KS-031"], []), ([], []), active=1, p0={"hand": ["KS-009"]}, p1={"hand": ["KS-009", "KS-011"]})
    story.does("hide KS-009 D", "play KS-009 D", "play KS-011 C").expects("turn", 0)
    assert story.chakra(0) == 20 - 2
    face_down = table(([hidden("KS-031")], []), active=1, p1={"hand": ["KS-009"]})
    face_down.does("play KS-009 D").expects("turn", 0)
    assert face_down.chakra(0) == 20


@clause("NM-11.31.1", "NM-7.24")
def test_ks_031_gains_for_plays_by_effects_but_not_for_cards_put_hidden() -> None:
    effect = table((["KS-031"], []), ([], []), active=1, p1={"hand": ["KS-002", "KS-009"]})
    effect.does("play KS-002 C", "use", "play KS-009 D").expects("turn", 0)
    assert effect.chakra(0) == 21
    put = table((["KS-031"], ["KS-072"]), active=1, p1={"hand": ["KS-073"], "deck": ["KS-009"]})
    put.does("upgrade KS-073 #2", "use").expects("turn", 0)
    assert put.is_hidden(3)
    assert put.chakra(0) == 21


@clause("NM-11.31.1", "NM-11.69.4")
def test_ks_031_gains_for_a_reveal_its_own_player_demanded() -> None:
    story = table((["KS-031"], [hidden("KS-009")]), p0={"hand": ["KS-069"]})
    story.does("play KS-069 D", "reveal #2").expects("turn", 1)
    assert story.chakra(0) == 20 - 4 + 1


@clause("NM-11.31.2", "NM-6.15")
def test_ks_031_gains_before_the_lines_of_the_played_character() -> None:
    story = table((["KS-031"], []), active=1, p0={"chakra": 0}, p1={"hand": ["KS-144"]})
    # KS-144 takes 1 chakra from the opposing pool; it was empty before the play
    story.does("play KS-144 D").expects("use", 1)
    assert story.chakra(0) == 1
    story.does("use").expects("turn", 0)
    assert story.chakra(0) == 0
    assert story.chakra(1) == 15


@clause("NM-11.31.1")
def test_ks_031_offers_nothing_when_played() -> None:
    story = table((["KS-009"], ["KS-009"]), p0={"hand": ["KS-031"]})
    story.does("play KS-031 D").expects("turn", 1)
    assert story.chakra(0) == 17


# KS-032 Shino Aburame ---------------------------------------------------------------------------------------------------
@clause("NM-11.32.1", "NM-6.33")
def test_ks_032_lets_both_players_draw_or_neither() -> None:
    story = table(([], []), p0={"hand": ["KS-032"], "deck": ["KS-009", "KS-001"]}, p1={"deck": ["KS-011", "KS-001"]})
    story.does("play KS-032 D").expects("use", 0).expects_exactly("use", "skip").does("use").expects("turn", 1)
    assert story.hand(0) == ["KS-009"]
    assert story.hand(1) == ["KS-011"]
    skipped = table(([], []), p0={"hand": ["KS-032"], "deck": ["KS-009"]}, p1={"deck": ["KS-011"]})
    skipped.does("play KS-032 D", "skip").expects("turn", 1)
    assert skipped.hand(0) == skipped.hand(1) == []


@clause("NM-11.32.1", "NM-7.4")
def test_ks_032_lets_one_player_draw_if_the_other_deck_is_empty() -> None:
    mine = table(([], []), p0={"hand": ["KS-032"], "deck": ["KS-009"]})
    mine.does("play KS-032 D", "use").expects("turn", 1)
    assert (mine.hand(0), mine.hand(1)) == (["KS-009"], [])
    theirs = table(([], []), p0={"hand": ["KS-032"]}, p1={"deck": ["KS-011"]})
    theirs.does("play KS-032 D", "use").expects("turn", 1)
    assert (theirs.hand(0), theirs.hand(1)) == ([], ["KS-011"])


@clause("NM-6.41")
def test_ks_032_is_passed_over_with_both_decks_empty() -> None:
    table(([], []), p0={"hand": ["KS-032"]}).does("play KS-032 D").expects("turn", 1)


# KS-033 Shino Aburame ---------------------------------------------------------------------------------------------------
@clause("NM-11.33.1", "NM-5.16")
def test_ks_033_is_revealed_for_4_less_with_an_enemy_jutsu_here() -> None:
    story = table(([hidden("KS-033")], ["KS-010"]), p0={"chakra": 0})
    story.does("reveal #1").expects("turn", 1)
    assert story.chakra(0) == 0
    assert not story.is_hidden(1)


@clause("NM-11.33.1", "NM-5.2")
def test_ks_033_is_not_cheaper_for_a_hidden_friendly_or_distant_jutsu_or_from_hand() -> None:
    story = table(([hidden("KS-033"), "KS-022"], [hidden("KS-010"), "KS-009"]), ([], ["KS-010"]), p0={"chakra": 3})
    story.refuses("reveal #1", clause="NM-5.2")
    from_hand = table((["KS-032"], ["KS-010"]), ([], ["KS-010"]), p0={"hand": ["KS-033"], "chakra": 3})
    from_hand.refuses("play KS-033 C", clause="NM-5.2").does("upgrade KS-033 #1")
    assert from_hand.chakra(0) == 3 - (4 - 2)


@clause("NM-11.33.1", "NM-5.64")
def test_ks_033_is_cheaper_at_a_reveal_upgrade_and_then_may_move() -> None:
    story = table((["KS-032", hidden("KS-033")], ["KS-010"]), ([], []), p0={"chakra": 0})
    story.refuses("reveal #2", clause="NM-5.54")
    story.does("reveal-upgrade #2 #1").expects_exactly("use", "skip").does("use").expects("turn", 1)
    assert story.place(1) == "C"
    assert story.card(1) == "KS-033"


@clause("NM-11.33.1", "NM-5.17")
def test_ks_033_is_cheaper_also_when_revealed_by_an_effect() -> None:
    story = table(([hidden("KS-033")], ["KS-010"]), ([], []), p0={"hand": ["KS-002"], "chakra": 5})
    story.does("play KS-002 C", "use").expects("turn", 1)
    assert not story.is_hidden(1)
    assert story.chakra(0) == 0


@clause("NM-11.33.1", "NM-5.13")
def test_ks_033_is_cheaper_also_when_its_reveal_is_demanded() -> None:
    story = table(([hidden("KS-033")], ["KS-010"]), active=1, p0={"chakra": 2}, p1={"hand": ["KS-069"]})
    story.does("play KS-069 D").expects("demand", 0).does("reveal #1").expects("turn", 0)
    assert story.chakra(0) == 0  # 4 + 2 - 4


@clause("NM-11.33.2", "NM-6.91")
def test_ks_033_is_never_asked_about_its_ambush_line_and_never_copied() -> None:
    story = table(([hidden("KS-033")], ["KS-010"]), ([], []))
    story.does("reveal #1").expects("turn", 1)  # neither the price nor, without an upgrade, the move is asked
    copier = table((["KS-033"], [hidden("KS-016")]), ([], []), active=1)
    copier.does("reveal #2").expects("turn", 0)


@clause("NM-11.33.3", "NM-12.13", "NM-5.15")
def test_ks_033_with_ks_034_may_cost_nothing() -> None:
    story = table(([hidden("KS-033"), "KS-034"], ["KS-128"]), p0={"chakra": 0})
    story.does("reveal #1").expects("turn", 1)
    assert story.chakra(0) == 0
    without = table(([hidden("KS-033"), "KS-034"], ["KS-009"]), p0={"chakra": 3})
    without.does("reveal #1")
    assert without.chakra(0) == 0


@clause("NM-6.3", "NM-6.57")
def test_ks_033_as_an_upgrade_from_hand_may_move_but_not_with_one_mission() -> None:
    story = table((["KS-032"], []), ([], []), ([], []), p0={"hand": ["KS-033"]})
    story.does("upgrade KS-033 #1", "use").expects_exactly("mission C", "mission B").does("mission B")
    assert story.place(1) == "B"
    single = table((["KS-032"], []), p0={"hand": ["KS-033"]})
    single.does("upgrade KS-033 #1").expects("turn", 1)
    fresh = table(([], []), ([], []), p0={"hand": ["KS-033"]})
    fresh.does("play KS-033 D").expects("turn", 1)


# KS-034 Kurenai Yuhi ----------------------------------------------------------------------------------------------------
@clause("NM-11.34.1", "NM-5.15")
def test_ks_034_makes_team_8_cheaper_here_for_both_players() -> None:
    story = table((["KS-034"], []), ([], []), p0={"hand": ["KS-026", "KS-036"]}, p1={"hand": ["KS-026", "KS-036"]})
    story.does("play KS-026 D", "play KS-026 D", "skip").expects("turn", 0)
    assert story.chakra(0) == 20 - (3 - 1)
    assert story.chakra(1) == 20 - (3 - 1)
    story.does("play KS-036 D", "play KS-036 D")  # Team Guy
    assert story.chakra(0) == 18 - 2
    assert story.chakra(1) == 18 - 2


@clause("NM-11.34.1")
def test_ks_034_does_not_help_in_other_missions_nor_while_hidden_nor_herself() -> None:
    story = table((["KS-034"], []), ([hidden("KS-034")], []), p0={"hand": ["KS-026"], "chakra": 2})
    story.refuses("play KS-026 C", clause="NM-5.2").offers("play KS-026 D")
    herself = table(([], []), ([hidden("KS-034")], []), p0={"hand": ["KS-034"], "chakra": 2})
    herself.refuses("play KS-034 D", "reveal #1", clause="NM-5.2")
    enemy = table(([], ["KS-034"]), ([], []), p0={"hand": ["KS-034"], "chakra": 2})
    enemy.offers("play KS-034 D")
    enemy.refuses("play KS-034 C", clause="NM-5.2")


@clause("NM-11.34.1")
def test_ks_034_makes_reveals_of_team_8_cheaper() -> None:
    story = table((["KS-034", hidden("KS-026")], []), p0={"chakra": 2})
    story.does("reveal #2").expects("turn", 1)
    assert story.chakra(0) == 0


@clause("NM-11.34.2", "NM-12.12")
def test_ks_034_reduces_the_difference_of_an_upgrade() -> None:
    story = table((["KS-034", "KS-026"], []), p0={"hand": ["KS-113"], "chakra": 2})
    story.does("upgrade KS-113 #2").expects("turn", 1)
    assert story.chakra(0) == 0  # 6 - 3 - 1
    taxed = table((["KS-034", "KS-026"], ["KS-125"]), p0={"hand": ["KS-113"], "chakra": 3})
    taxed.does("upgrade KS-113 #2").expects("turn", 1)
    assert taxed.chakra(0) == 0  # 6 + 1 - 3 - 1


@clause("NM-11.34.2")
def test_ks_034_never_brings_a_price_below_1() -> None:
    cheap = table((["KS-034"], []), p0={"hand": ["KS-027"], "chakra": 0})
    cheap.refuses("play KS-027 D", clause="NM-5.2")
    difference = table((["KS-034", "KS-026"], []), p0={"hand": ["KS-029"], "chakra": 1})
    difference.does("upgrade KS-029 #2")
    assert difference.chakra(0) == 0  # 4 - 3 stays 1
    both = table((["KS-034"], ["KS-034"]), p0={"hand": ["KS-032", "KS-033"]})
    both.does("play KS-033 D")
    assert both.chakra(0) == 20 - (4 - 2)
    floor = table((["KS-034"], ["KS-034"]), p0={"hand": ["KS-032"]})
    floor.does("play KS-032 D")
    assert floor.chakra(0) == 20 - 1


@clause("NM-11.34.3", "NM-5.10")
def test_ks_034_leaves_the_price_of_hiding_at_1_and_offers_nothing_when_played() -> None:
    story = table((["KS-034"], []), p0={"hand": ["KS-026"]})
    story.does("hide KS-026 D")
    assert story.chakra(0) == 19
    poor = table((["KS-034"], []), p0={"hand": ["KS-026"], "chakra": 0})
    poor.refuses("hide KS-026 D", clause="NM-5.10")
    played = table((["KS-026"], ["KS-009"]), p0={"hand": ["KS-034"]})
    played.does("play KS-034 D").expects("turn", 1)
    assert played.chakra(0) == 17


# KS-035 Kurenai Yuhi ----------------------------------------------------------------------------------------------------
@clause("NM-11.35.1", "NM-6.56")
def test_ks_035_stops_enemies_here_from_being_moved_also_by_effects_of_her_own_side() -> None:
    story = table((["KS-035"], ["KS-032", hidden("KS-009")]), ([], ["KS-005", "KS-011"]), p0={"hand": ["KS-006"]})
    story.does("play KS-006 D", "use").expects_exactly("target #4", "target #5")
    story.refuses("target #2", "target #3", clause="NM-6.57")
    story.does("target #4").expects("turn", 1)  # into her mission an enemy may be moved
    assert story.place(4) == "D"


@clause("NM-11.35.1")
def test_ks_035_stops_moves_by_the_opponents_own_effects_and_end_of_round_lines() -> None:
    story = table((["KS-035"], ["KS-032", "KS-117"]), ([], []), active=1, p1={"hand": ["KS-033"]})
    story.does("upgrade KS-033 #2").expects("turn", 0)
    story.passes().expects("turn")
    assert story.board.round == 3
    assert story.place(2) == "D"
    assert story.place(3) == "D"


@clause("NM-11.35.1", "NM-11.27.1")
def test_ks_035_does_not_stop_leaving_play_or_the_return_of_control() -> None:
    returns = table((["KS-035"], ["KS-027"]))
    returns.passes()
    assert returns.hand(1) == ["KS-027"]
    control = table((["KS-035"], ["KS-020", ch("KS-009", owner=0, controlled_by=2)]), p0={"hand": ["KS-119"]})
    control.does("play KS-119 D", "use", "target #2").expects("turn", 1)
    assert control.side(3) == 0


@clause("NM-11.35.2")
def test_ks_035_lets_her_own_side_move() -> None:
    story = table((["KS-035", hidden("KS-010")], []), ([], []))
    story.does("reveal #2", "use").expects("turn", 1)
    assert story.place(2) == "C"
    # an enemy effect may move her side, herself included
    enemy = table((["KS-035"], [hidden("KS-078")]), ([], []), active=1)
    enemy.does("reveal #2", "use").expects("turn", 0)  # #2 itself is held: #1 is the only one that can move
    assert enemy.place(1) == "C"
    assert enemy.place(2) == "D"


@clause("NM-6.6", "NM-11.35.1")
def test_ks_035_holds_nobody_while_hidden() -> None:
    story = table(([hidden("KS-035")], ["KS-032"]), ([], []), p0={"hand": ["KS-006"]})
    story.does("play KS-006 D", "use").expects("turn", 1)
    assert story.place(2) == "C"


@clause("NM-6.52", "NM-6.71")
def test_ks_035_as_an_upgrade_defeats_an_enemy_here_with_power_1_or_less() -> None:
    story = table(
        (["KS-034", "KS-019"], ["KS-005", "KS-032", hidden("KS-107"), ch("KS-021", tokens=2)]),
        ([], ["KS-019"]),
        p0={"hand": ["KS-035"]},
    )
    story.does("upgrade KS-035 #1").expects_exactly("use", "skip")
    story.does("use").expects("target", 0).expects_exactly("target #3", "target #5")
    story.refuses("target #2", "target #4", "target #6", "target #7", clause="NM-6.56")
    story.does("target #5").expects("turn", 1)
    assert story.discard(1) == ["KS-107"]
    assert story.chakra(0) == 19


@clause("NM-6.3")
def test_ks_035_defeats_nobody_when_played_as_a_new_character() -> None:
    story = table(([], ["KS-005"]), p0={"hand": ["KS-035"]})
    story.does("play KS-035 D").expects("turn", 1)
    assert story.discard(1) == []


# KS-036 Neji Hyuga ------------------------------------------------------------------------------------------------------
@clause("NM-11.36.1", "NM-6.38")
def test_ks_036_removes_1_or_2_tokens_from_an_enemy_anywhere() -> None:
    story = table(
        ([ch("KS-009", tokens=2)], ["KS-032", ch("KS-011", tokens=1)]),
        ([], [hidden("KS-107", tokens=3)]),
        p0={"hand": ["KS-036"]},
    )
    story.does("play KS-036 D").expects_exactly("use", "skip")
    story.does("use").expects("target", 0).expects_exactly("target #3", "target #4")
    story.refuses("target #1", "target #2", clause="NM-6.56")
    story.does("target #4").expects("amount", 0).expects_exactly("amount 1", "amount 2")
    story.does("amount 2").expects("turn", 1)
    assert story.tokens_on(4) == 1


@clause("NM-11.36.1")
def test_ks_036_is_passed_over_without_an_enemy_token_and_may_be_skipped() -> None:
    none = table(([ch("KS-009", tokens=2)], ["KS-032"]), p0={"hand": ["KS-036"]})
    none.does("play KS-036 D").expects("turn", 1)
    skipped = table(([], [ch("KS-032", tokens=1)]), p0={"hand": ["KS-036"]})
    skipped.does("play KS-036 D", "skip").expects("turn", 1)
    assert skipped.tokens_on(1) == 1


# KS-037 Neji Hyuga ------------------------------------------------------------------------------------------------------
@clause("NM-11.37.1", "NM-6.9")
def test_ks_037_gets_a_token_for_every_way_the_opponent_plays_non_hidden_here() -> None:
    story = table(
        (["KS-037"], [hidden("KS-011"), "KS-013", hidden("KS-107")]), active=1, p1={"hand": ["KS-009", "KS-010"]}
    )
    story.does("play KS-009 D")
    assert story.tokens_on(1) == 1
    story.does("pass", "upgrade KS-010 #5", "reveal #2", "reveal-upgrade #4 #3")
    assert story.tokens_on(1) == 4


@clause("NM-11.37.1", "NM-6.15")
def test_ks_037_gets_the_token_before_the_lines_of_the_played_character() -> None:
    story = table((["KS-037"], []), ([], []), active=1, p1={"hand": ["KS-030"]})
    # Hinata may take away the very token her play has brought
    story.does("play KS-030 D").expects("use", 1)
    assert story.tokens_on(1) == 1
    story.does("use").expects("turn", 0)
    assert story.tokens_on(1) == 0


@clause("NM-11.37.1")
def test_ks_037_gets_nothing_for_hiding_putting_other_missions_or_own_plays() -> None:
    story = table((["KS-037"], []), ([], []), active=1, p0={"hand": ["KS-009"]}, p1={"hand": ["KS-009", "KS-011"]})
    story.does("hide KS-009 D", "play KS-009 D", "play KS-011 C").expects("turn", 0)
    assert story.tokens_on(1) == 0
    put = table((["KS-037"], ["KS-072"]), active=1, p1={"hand": ["KS-073"], "deck": ["KS-009"]})
    put.does("upgrade KS-073 #2", "use").expects("turn", 0)
    assert put.tokens_on(1) == 1  # for the upgrade alone
    face_down = table(([hidden("KS-037")], []), active=1, p1={"hand": ["KS-009"]})
    face_down.does("play KS-009 D").expects("turn", 0)
    assert face_down.tokens_on(1) == 0


@clause("NM-11.37.1")
def test_ks_037_gets_a_token_for_plays_by_effects() -> None:
    story = table((["KS-037"], []), ([], []), active=1, p1={"hand": ["KS-002", "KS-009"]})
    story.does("play KS-002 D", "use", "play KS-009 D").expects("turn", 0)
    assert story.tokens_on(1) == 2


@clause("NM-11.37.1", "NM-11.31.1", "NM-6.19")
def test_ks_037_and_ks_031_react_to_one_play_in_the_order_the_turn_player_chooses() -> None:
    story = table((["KS-031", "KS-037"], []), active=1, p1={"hand": ["KS-009"]})
    story.does("play KS-009 D").expects("order", 1).expects_exactly("trigger #1 1", "trigger #2 1")
    story.does("trigger #2 1").expects("turn", 0)
    assert story.chakra(0) == 21
    assert story.tokens_on(2) == 1


@clause("NM-11.37.2")
def test_ks_037_as_an_upgrade_removes_all_tokens_of_an_enemy_here() -> None:
    story = table(
        (
            [ch("KS-036", tokens=2), ch("KS-017", tokens=1)],
            [ch("KS-009", tokens=3), "KS-032", hidden("KS-011", tokens=1)],
        ),
        ([], [ch("KS-013", tokens=2)]),
        p0={"hand": ["KS-037"]},
    )
    story.does("upgrade KS-037 #1").expects_exactly("use", "skip")
    story.does("use").expects("target", 0).expects_exactly("target #3", "target #5")
    story.refuses("target #1", "target #2", "target #4", "target #6", clause="NM-6.56")
    story.does("target #3").expects("turn", 1)
    assert [story.tokens_on(number) for number in range(1, 7)] == [2, 1, 0, 0, 1, 2]


@clause("NM-11.37.2", "NM-6.3")
def test_ks_037_removes_no_tokens_without_a_target_or_as_a_new_character() -> None:
    nobody = table(([ch("KS-036", tokens=1)], ["KS-009"]), ([], [ch("KS-032", tokens=1)]), p0={"hand": ["KS-037"]})
    nobody.does("upgrade KS-037 #1").expects("turn", 1)
    fresh = table(([], [ch("KS-009", tokens=3)]), p0={"hand": ["KS-037"]})
    fresh.does("play KS-037 D").expects("turn", 1)
    assert fresh.tokens_on(1) == 3
