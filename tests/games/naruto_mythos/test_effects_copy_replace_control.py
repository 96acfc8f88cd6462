"""Effects: copying, enemy effects and immunity, replacement, control (NM-6.90 to NM-6.129)."""

import pytest

from kleos.games.naruto_mythos.testing import Spec, Story, ch, hidden, table
from kleos.testing import clause


def nothing_asked(story: Story, seat: int = 1) -> None:
    """The turn is over without a question: the other player is to move."""
    story.expects("turn", seat)


# Copying ------------------------------------------------------------------------------------------------------------
@clause("NM-6.90")
def test_a_copied_line_works_as_if_printed_on_the_copier() -> None:
    # KS-074 counts "your hidden characters here": p0's on C, where the copier is, not p1's on D.
    story = table(
        ([], ["KS-074", hidden("KS-009"), hidden("KS-013")]), ([hidden("KS-005")], []), p0={"hand": ["KS-016"]}
    )
    story.does("play KS-016 C", "use")
    assert story.tokens_on(5) == 1  # the copier
    assert story.tokens_on(1) == 0


@clause("NM-6.90")
def test_you_and_the_opponent_are_those_of_the_copier() -> None:
    story = table(([], ["KS-070"]), p0={"hand": ["KS-016"]})
    story.does("play KS-016 D", "use")
    assert [story.chakra(0), story.chakra(1)] == [16, 21]


@clause("NM-6.90", "NM-6.95")
def test_the_copiers_player_makes_the_choices_and_is_not_asked_again() -> None:
    # KS-006: "move one enemy": for the copier these are p1's characters, KS-006 itself among them.
    story = table((["KS-009"], ["KS-006", "KS-013"]), ([], []), p0={"hand": ["KS-016"]})
    story.does("play KS-016 D").expects("use", 0).does("use")
    story.expects("target", 0).expects_exactly("target #2", "target #3").does("target #2")
    assert story.place(2) == "C"
    nothing_asked(story)


@clause("NM-6.90", "NM-6.122")
def test_this_character_is_the_copier() -> None:
    # KS-016 copies the MAIN line of an enemy KS-020: the control is exercised by KS-016.
    story = table(([], ["KS-020", "KS-009"]), ([], []), p0={"hand": ["KS-016"]})
    story.does("play KS-016 D", "use")
    assert (story.side(2), story.at(2).source) == (0, 3)


@clause("NM-6.91")
def test_only_instant_lines_of_non_hidden_characters_can_be_copied() -> None:
    continuous = table(([], ["KS-005", "KS-015", "KS-096"]), p0={"hand": ["KS-016"], "deck": ["KS-009"]})
    continuous.does("play KS-016 D")
    nothing_asked(continuous)
    hiding = table(([], [hidden("KS-017")]), p0={"hand": ["KS-016"]})
    hiding.does("play KS-016 D")
    nothing_asked(hiding)
    mixed = table(([], ["KS-095", "KS-017"]), p0={"hand": ["KS-016"], "deck": ["KS-009"]})
    mixed.does("play KS-016 D")  # KS-095: nobody friendly here, its other line is continuous
    mixed.expects("use", 0).does("use")
    assert mixed.tokens_on(3) == 3


@clause("NM-6.91")
def test_modifiers_cannot_be_copied() -> None:
    # KS-133 on the table has MAIN (line 1) and a modifier (line 2): by reveal-upgrade KS-148 is offered line 1 alone.
    story = table(
        (["KS-015", hidden("KS-148")], ["KS-009"]),
        (["KS-133", "KS-012"], []),
        p0={"deck": ["KS-032"]},
        edge=1,
        active=0,
    )
    story.does("reveal-upgrade #2 #1", "skip", "use").expects("line", 0)
    story.expects_exactly("line #4 1", "line #5 2").refuses("line #4 2", "line #5 1")


@clause("NM-6.92")
def test_ambush_lines_are_copied_only_by_a_copier_that_is_being_revealed() -> None:
    played = table(([], ["KS-038"]), p0={"hand": ["KS-016"]})
    played.does("play KS-016 D")
    nothing_asked(played)
    revealed = table(([hidden("KS-016")], ["KS-038"]))
    revealed.does("reveal #1", "use")
    assert revealed.tokens_on(1) == 1


@clause("NM-6.92")
def test_upgrade_lines_are_copied_only_by_a_copier_played_as_an_upgrade_whose_line_allows_it() -> None:
    revealed = table(([hidden("KS-062"), "KS-071"], []), (["KS-126"], []))
    revealed.does("reveal #1")  # neither is a Sound Four character
    nothing_asked(revealed)
    # KS-125 (Sound Four) has the UPGRADE line "play a Sound Village character".
    plain = table(([hidden("KS-062")], []), (["KS-125"], []), p0={"hand": ["KS-070"]})
    plain.does("reveal #1")
    nothing_asked(plain)
    upgrade = table((["KS-061", hidden("KS-062")], []), (["KS-125"], []), p0={"hand": ["KS-070"]})
    upgrade.does("reveal-upgrade #2 #1", "use").expects("effect-play", 0).does("play KS-070 D")
    assert upgrade.card(4) == "KS-070"
    excluded = table((["KS-015"], ["KS-043"]), p0={"hand": ["KS-016"]})
    excluded.does("upgrade KS-016 #1")  # "not an UPGRADE line"
    nothing_asked(excluded)


@clause("NM-6.92")
def test_score_lines_are_never_copied() -> None:
    story = table(([hidden("KS-016")], ["KS-081"]), p0={"deck": ["KS-009"]})
    story.does("reveal #1")
    nothing_asked(story)


@clause("NM-6.93")
def test_a_line_that_copies_cannot_be_copied() -> None:
    story = table(([], ["KS-016", "KS-017"]), p0={"hand": ["KS-016"]})
    story.does("play KS-016 D", "use")  # only the line of KS-017
    assert story.tokens_on(3) == 3
    friend = table(([hidden("KS-148"), "KS-009"], []), (["KS-016"], ["KS-017"]), edge=1, active=0)
    friend.does("reveal #1", "skip")
    nothing_asked(friend)


@clause("NM-6.94")
def test_a_line_is_copied_without_the_modifiers_of_the_original() -> None:
    # The original was upgraded, but the copied MAIN line of KS-133 hides.
    story = table(([hidden("KS-148")], ["KS-009"]), ([ch("KS-133", under=["KS-009"])], []), edge=0, active=0)
    story.does("reveal #1", "use")
    assert story.is_hidden(2)
    assert not story.gone(2)


@clause("NM-6.94", "NM-6.97")
def test_references_to_another_line_of_the_original_give_nothing() -> None:
    # KS-107's UPGRADE line counts what its MAIN line moved: copied it counts 0 and is not offered.
    story = table((["KS-015", hidden("KS-148")], []), (["KS-107", "KS-017"], []), ([], []), edge=1, active=0)
    story.does("reveal-upgrade #2 #1", "use")  # takes the Edge; KS-107's MAIN finds no friend beside the copier either
    nothing_asked(story)
    friend = table((["KS-015", hidden("KS-148"), "KS-005"], []), (["KS-107"], []), edge=1, active=0)
    friend.does("reveal-upgrade #2 #1", "use", "use")  # MAIN only: KS-005 is moved away
    assert friend.place(3) == "C"
    nothing_asked(friend)


@clause("NM-6.95")
def test_choosing_the_line_is_part_of_using_the_copy() -> None:
    story = table(([], ["KS-017", "KS-074"]), ([hidden("KS-009")], []), p0={"hand": ["KS-016"]})
    story.does("play KS-016 C", "use").expects("line", 0).expects_exactly("line #1 1", "line #2 1").refuses("skip")
    story.does("line #1 1")
    assert story.tokens_on(4) == 3
    nothing_asked(story)


@clause("NM-6.96")
def test_copying_does_not_affect_the_character_copied() -> None:
    story = table(([], [ch("KS-017", tokens=1)]), p0={"hand": ["KS-016"]})
    story.does("play KS-016 D", "use")
    assert (story.tokens_on(1), story.is_hidden(1), story.place(1), story.side(1)) == (1, False, "D", 1)
    assert story.tokens_on(2) == 3
    touched = [entry["kind"] for entry in story.match.log(None) if entry.get("object") == 1]
    assert touched == []


@clause("NM-6.97")
def test_lines_that_could_do_nothing_are_not_offered() -> None:
    # KS-030 would need an enemy with tokens, KS-001 a friendly Leaf Village character.
    story = table(([], ["KS-030", "KS-001", "KS-017", "KS-019"]), p0={"hand": ["KS-016"]})
    story.does("play KS-016 D", "use").expects_exactly(
        "line #3 1", "line #4 1"
    )  # another Team 10 is here: KS-017, KS-019


# Enemy effects, immunity and "affected" -----------------------------------------------------------------------------
@clause("NM-6.100", "NM-6.101")
def test_the_source_counts_not_the_chooser() -> None:
    # p1 chooses for p0's KS-132; the immune KS-076 counts among the four but cannot be picked.
    story = table((["KS-007"], ["KS-076", "KS-009", "KS-005", "KS-013"]), p0={"hand": ["KS-132"]})
    story.does("upgrade KS-132 #1").expects("target", 1).expects_exactly("target #3", "target #4", "target #5")
    story.refuses("target #2", clause="NM-6.101")


@clause("NM-6.100", "NM-6.111")
def test_a_choice_of_the_own_controller_inside_an_enemy_effect_is_still_an_enemy_effect() -> None:
    # p1 must pick one of its own for p0's KS-132 and takes KS-001: Genma may die for it, as against any enemy effect.
    story = table((["KS-007"], ["KS-001", "KS-049", "KS-005"]), p0={"hand": ["KS-132"]})
    story.does("upgrade KS-132 #1", "target #2").expects("replace", 1).expects_exactly("use #3 #2", "skip")
    # The own effect of p0 is no enemy effect for p0's characters: nobody asks Genma.
    own = table((["KS-049", hidden("KS-041"), "KS-009"], []), p0={"hand": ["KS-054"]})
    own.does("play KS-054 D", "use")
    assert [own.is_hidden(1), own.is_hidden(3)] == [True, True]


@clause("NM-6.100")
def test_a_demanded_defeat_is_an_enemy_effect_though_the_opponent_decides() -> None:
    # p1 chooses the defeat of its own hidden character; KS-004 of p1 takes it to hand, and KS-003 of p1 sees it.
    story = table(([], [hidden("KS-009"), "KS-003"]), p0={"hand": ["KS-069"]})
    story.does("play KS-069 D").expects("demand", 1).does("defeat #1")
    assert story.chakra(1) == 22
    assert story.match.log(None)[-2]["seat"] == 0  # the defeat is p0's doing


@clause("NM-6.100")
def test_the_line_of_a_mission_is_controlled_by_the_winner() -> None:
    story = table((["KS-009"], []), ([], ["KS-056"]), missions=["KS-M01"], p0={"chakra": 5})
    story.passes().does("use", "target #2")  # p0 won D and puts 2 tokens on p1's KS-056
    assert "tokens" in story.kinds()
    assert ("chakra-lost", 0) in [(e["kind"], e.get("seat")) for e in story.match.log(None)]
    own = table(([], ["KS-009"]), ([], ["KS-056"]), missions=["KS-M01"])
    own.passes().does("use", "target #2")  # p1's own mission: no enemy effect
    assert "chakra-lost" not in own.kinds()


@clause("NM-6.101")
@pytest.mark.parametrize("card", ["KS-076", "KS-129", "KS-130", "KS-134"])
def test_mass_effects_skip_immune_characters(card: str) -> None:
    story = table(([ch("KS-053", tokens=9), "KS-005"], [card, "KS-009"]), p0={"hand": ["KS-054"]})
    story.does("upgrade KS-054 #1", "use", "use")
    assert story.power(1) == 5 + 9 + 1  # stronger than all of them
    assert [story.is_hidden(n) for n in (2, 3, 4)] == [True, False, True]


@clause("NM-6.102")
def test_immunity_stops_neither_moves_nor_token_removal_nor_modifiers() -> None:
    moved = table((["KS-008"], ["KS-076"]), ([], []), p0={"hand": ["KS-105"]})
    moved.does("upgrade KS-105 #1", "use")
    assert moved.place(2) == "C"
    robbed = table(([], [ch("KS-129", tokens=2)]), p0={"hand": ["KS-030"]})
    robbed.does("play KS-030 D", "use", "amount 2")
    assert robbed.tokens_on(1) == 0
    weakened = table((["KS-128"], ["KS-129"]))
    assert weakened.power(2) == 9
    uncovered = table(([], [ch("KS-076", under=["KS-074"])]), p0={"hand": ["KS-106"]})
    uncovered.does("play KS-106 D", "use")
    assert uncovered.card(1) == "KS-074"


@clause("NM-6.102")
def test_immunity_stops_no_effect_of_its_own_side() -> None:
    story = table(([ch("KS-129", under=["KS-009"])], ["KS-009"]), p0={"hand": ["KS-137"]})
    story.does("play KS-137 D", "use")  # hides an upgraded character of either side
    assert story.is_hidden(1)


# What is done to p1's KS-056: its state, p0's character there, p0's hand, the moves, and their price.
AFFECTING: dict[str, tuple[Spec, Spec, list[str], list[str], int]] = {
    "tokens put": ("KS-056", "KS-030", ["KS-114"], ["upgrade KS-114 #1", "use"], 3),
    "tokens removed": (ch("KS-056", tokens=2), "KS-009", ["KS-030"], ["play KS-030 D", "use", "amount 1"], 2),
    "moved": ("KS-056", "KS-008", ["KS-105"], ["upgrade KS-105 #1", "use"], 1),
    "hidden": ("KS-056", ch("KS-053", tokens=3), ["KS-054"], ["upgrade KS-054 #1", "use", "use"], 1),
    "defeated": ("KS-056", "KS-055", ["KS-123", "KS-005"], ["upgrade KS-123 #1", "use"], 3),
    "card removed": (ch("KS-056", under=["KS-055"]), "KS-009", ["KS-106"], ["play KS-106 D", "use"], 5),
}


@clause("NM-6.103")
@pytest.mark.parametrize("case", AFFECTING)
def test_a_character_is_affected_when_an_effect_actually_changes_it(case: str) -> None:
    victim, mine, hand, moves, price = AFFECTING[case]
    story = table(([mine], [victim]), ([], []), p0={"hand": hand})
    story.does(*moves)
    assert story.chakra(0) == 20 - price - 1
    assert "chakra-lost" in story.kinds()


@clause("NM-6.104")
def test_static_modifiers_looks_and_counting_do_not_affect() -> None:
    weakened = table((["KS-090"], ["KS-056"]), p0={"hand": ["KS-128"]})
    weakened.does("upgrade KS-128 #1")
    assert weakened.power(2) == 5
    assert weakened.chakra(0) == 17
    counted = table(([], ["KS-056"]), p0={"hand": ["KS-122"]})
    counted.does("play KS-122 D", "use")
    assert counted.chakra(0) == 15
    looked = table(([], [hidden("KS-056")]), p0={"hand": ["KS-068"]})
    looked.does("play KS-068 D", "use")
    assert looked.chakra(0) == 17
    locked = table(([], [ch("KS-056", tokens=2)]), p0={"hand": ["KS-067"]})
    locked.does("play KS-067 D")
    assert [locked.tokens_on(1), locked.power(1), locked.chakra(0)] == [0, 0, 16]


@clause("NM-6.104")
def test_tokens_that_a_lock_removes_at_once_do_not_affect() -> None:
    story = table((["KS-031", ch("KS-067", lock=3)], ["KS-056"]), p0={"hand": ["KS-114"]})
    story.does("upgrade KS-114 #1", "use").expects_exactly("target #2", "target #3").does("target #3")
    assert story.tokens_on(3) == 0
    assert story.chakra(0) == 18  # only the price of 5 - 3


@clause("NM-6.104", "NM-6.110")
def test_a_replaced_change_does_not_affect() -> None:
    # Genma dies for KS-001: to KS-001 nothing has happened.
    story = table(([], ["KS-049", "KS-001"]), p0={"hand": ["KS-108"]})
    story.does("play KS-108 D", "use", "target #2").expects("replace", 1).does("use #1 #2")
    assert not story.is_hidden(2)
    assert [e for e in story.match.log(None) if e["kind"] == "hide"] == []


@clause("NM-6.105")
def test_one_line_affects_one_character_at_most_once() -> None:
    # KS-110, upgraded, moves and hides the same character by one line; KS-030 removes two tokens by one line.
    story = table((["KS-020"], ["KS-056", hidden("KS-009")]), ([], []), p0={"hand": ["KS-110"]})
    story.does("upgrade KS-110 #1", "use")
    assert (story.place(2), story.is_hidden(2)) == ("C", True)
    assert story.chakra(0) == 20 - 2 - 1
    twice = table((["KS-006"], [ch("KS-056", tokens=2)]), ([], []), p0={"hand": ["KS-030", "KS-105"]})
    twice.does("play KS-030 D", "use", "amount 2")
    assert twice.chakra(0) == 20 - 2 - 1


# Replacement --------------------------------------------------------------------------------------------------------
@clause("NM-6.110", "NM-6.114")
def test_a_replaced_defeat_never_happened_and_sets_off_nothing() -> None:
    story = table((["KS-136"], ["KS-048", "KS-003"]), p0={"hand": ["KS-119"]})
    story.does("play KS-119 D", "use", "target #2")
    assert story.is_hidden(2)
    assert [story.chakra(0), story.chakra(1)] == [15, 20]
    assert "defeat" not in story.kinds()
    nothing_asked(story)


@clause("NM-6.111", "NM-6.112")
def test_all_replacements_for_one_character_are_one_choice_of_its_controller() -> None:
    # KS-048 hides itself by itself, KS-049 may die for it: one of them must apply, so there is no skip.
    story = table(([], ["KS-048", "KS-049"]), p0={"hand": ["KS-119"]})
    story.does("play KS-119 D", "use", "target #1").expects("replace", 1)
    story.expects_exactly("use #1 #1", "use #2 #1").refuses("skip")
    saved = table(([], ["KS-048", "KS-049"]), p0={"hand": ["KS-119"]})
    saved.does("play KS-119 D", "use", "target #1", "use #2 #1")
    assert saved.gone(2)
    assert not saved.is_hidden(1)
    nothing_asked(saved)  # the changed event (Genma's defeat by his own effect) meets no further replacement
    story.does("use #1 #1")
    assert story.is_hidden(1)
    assert not story.gone(2)
    nothing_asked(story)  # and the hiding by KS-048's own effect is not offered to Genma again


@clause("NM-6.111")
def test_each_replacement_is_used_at_most_once() -> None:
    # Three would be hidden together, Genma among them: he dies for the first, the second has nobody left to ask.
    story = table(([], ["KS-001", "KS-005", "KS-049"]), p0={"hand": ["KS-054"]})
    story.does("play KS-054 D", "use").expects("replace", 1).expects_exactly("use #3 #1", "skip").does("use #3 #1")
    assert [story.gone(3), story.is_hidden(1), story.is_hidden(2)] == [True, False, True]
    nothing_asked(story)


@clause("NM-6.112")
def test_a_single_replacement_that_applies_by_itself_is_not_asked_and_optional_ones_may_be_skipped() -> None:
    alone = table(([], ["KS-048"]), p0={"hand": ["KS-119"]})
    alone.does("play KS-119 D", "use")
    assert alone.is_hidden(1)
    nothing_asked(alone)
    optional = table(([], ["KS-001", "KS-049"]), p0={"hand": ["KS-119"]})
    optional.does("play KS-119 D", "use", "target #1").expects("replace", 1).expects_exactly("use #2 #1", "skip")
    optional.does("skip")
    assert optional.gone(1)


@clause("NM-6.113")
def test_the_new_event_is_no_enemy_effect_for_its_own_side() -> None:
    # KS-115 protects KS-075 from being hidden by enemy effects; its own replacement hides it all the same.
    story = table(([], ["KS-075", "KS-115"]), ([], []), p0={"hand": ["KS-119"]})
    story.does("play KS-119 D", "use")
    assert story.is_hidden(1)
    moved = table((["KS-008"], ["KS-075", "KS-115"]), ([], []), p0={"hand": ["KS-105"]})
    moved.does("upgrade KS-105 #1", "use", "target #2")
    assert (moved.place(2), moved.is_hidden(2)) == ("D", True)


@clause("NM-6.115")
def test_a_replaced_destination_leaves_the_defeat_a_defeat_and_is_no_choice() -> None:
    story = table((["KS-136"], ["KS-004", "KS-009"]), p0={"hand": ["KS-119"]})
    story.does("play KS-119 D", "use")
    assert story.gone(3)
    assert story.hand(1) == ["KS-009"]
    assert story.chakra(0) == 16  # KS-136 saw a defeat
    nothing_asked(story)
    with_genma = table(([], ["KS-004", "KS-001", "KS-049"]), p0={"hand": ["KS-119"]})
    with_genma.does("play KS-119 D", "use", "target #2").expects_exactly("use #3 #2", "skip").does("use #3 #2")
    assert with_genma.hand(1) == ["KS-049"]  # settled first who is defeated, then where the card goes


@clause("NM-6.116")
def test_in_a_batch_all_replacement_choices_come_before_anything_happens() -> None:
    story = table((["KS-074"], ["KS-005", "KS-049"]), ([], ["KS-021", "KS-049"]), p0={"hand": ["KS-120"]})
    story.does("upgrade KS-120 #1", "use", "target #2", "target #4").expects("replace", 1)
    story.expects_exactly("use #3 #2", "skip").does("skip").expects("replace", 1).expects_exactly("use #5 #4", "skip")
    assert not story.gone(2)  # nothing has happened yet
    story.does("use #5 #4")
    assert [story.gone(n) for n in (2, 3, 4, 5)] == [True, False, False, True]


@clause("NM-6.116", "NM-6.117", "NM-6.118")
def test_a_batch_follows_the_order_of_picking_and_a_stand_in_takes_the_saved_ones_place() -> None:
    # KS-133, upgraded, defeats KS-001 (saved by Genma) and KS-005: Genma lies beneath KS-005 in the pile.
    story = table((["KS-009"], ["KS-049", "KS-001"]), ([], ["KS-005"]), p0={"hand": ["KS-133"]})
    story.does("upgrade KS-133 #1", "use").expects("target", 0).expects_exactly("target #2", "target #3")
    story.does("target #3").expects("replace", 1).does("use #2 #3")
    assert story.discard(1) == ["KS-005", "KS-049"]
    assert not story.gone(3)
    plain = table((["KS-009"], ["KS-001"]), ([], ["KS-005"]), p0={"hand": ["KS-133"]})
    plain.does("upgrade KS-133 #1", "use")
    assert plain.discard(1) == ["KS-005", "KS-001"]


@clause("NM-6.117")
def test_a_batch_nobody_picked_is_processed_by_rank_side_and_arrival() -> None:
    # On p1's side KS-015 arrived before KS-009, whatever their numbers.
    enemies = [ch("KS-015", object=9), ch("KS-009", object=4), ch("KS-049", object=6)]
    story = table((["KS-005"], enemies), p0={"hand": ["KS-054"]})
    story.does("play KS-054 D", "use").expects("replace", 1).expects_exactly("use #6 #9", "skip").does("skip")
    story.expects("replace", 1).expects_exactly("use #6 #4", "skip").does("skip")
    hides = [entry["object"] for entry in story.match.log(None) if entry["kind"] == "hide"]
    assert hides == [1, 9, 4, 6]  # p0's own character first


# Control ------------------------------------------------------------------------------------------------------------
@clause("NM-6.120")
def test_taking_control_puts_the_character_as_it_is_last_on_the_new_side() -> None:
    story = table((["KS-005"], [ch("KS-009", tokens=2), "KS-086"]), p0={"hand": ["KS-020"]})
    story.does("play KS-020 D", "use")
    assert story.row("D", 0) == [1, 4, 2]
    assert (story.tokens_on(2), story.is_hidden(2), story.at(2).owner) == (2, False, 1)
    stack = table(([], [hidden("KS-108", under=["KS-009"], tokens=1)]), p0={"hand": ["KS-020"]})
    stack.does("play KS-020 D", "use")
    assert (stack.side(1), stack.is_hidden(1), stack.tokens_on(1), len(stack.at(1).cards)) == (0, True, 1, 2)
    assert stack.place(1) == "D"


@clause("NM-6.121")
def test_a_controlled_character_is_friendly_and_counts_for_its_controller() -> None:
    story = table((["KS-020", ch("KS-009", owner=1, controlled_by=1)], []), p0={"hand": ["KS-001"]})
    assert story.totals("D") == [3, 0]
    story.does("play KS-001 D", "use").expects_exactly("target #1", "target #2").does("target #2")
    assert story.tokens_on(2) == 2
    story.does("pass", "pass").expects("turn", 1)  # p1 passed first and has the Edge
    income = {e["seat"]: e["amount"] for e in story.match.log(None) if e["kind"] == "income"}
    assert income == {0: 5 + 3, 1: 5}


@clause("NM-6.121")
def test_a_hidden_controlled_character_may_be_revealed_by_its_controller() -> None:
    story = table((["KS-020", hidden("KS-009", owner=1, controlled_by=1)], []))
    story.offers("reveal #2").does("reveal #2")
    assert (story.side(2), story.is_hidden(2)) == (0, False)
    assert story.chakra(0) == 18


@clause("NM-6.122")
def test_control_lasts_as_long_as_its_source_is_face_up_in_play() -> None:
    story = table((["KS-020", ch("KS-013", owner=1, controlled_by=1), "KS-021"], []), p1={"hand": ["KS-108"]}, active=1)
    story.does("play KS-108 D", "use", "target #3")
    assert story.is_hidden(3)
    assert story.side(2) == 0


@clause("NM-6.122")
def test_control_ends_when_its_source_is_hidden_or_leaves_play() -> None:
    hide = table((["KS-020", ch("KS-013", owner=1, controlled_by=1)], []), p1={"hand": ["KS-108"]}, active=1)
    hide.does("play KS-108 D", "use", "target #1")
    assert hide.side(2) == 1
    leave = table((["KS-020", ch("KS-013", owner=1, controlled_by=1)], []), p1={"hand": ["KS-119"]}, active=1)
    leave.does("play KS-119 D", "use", "target #1")
    assert leave.gone(1)
    assert leave.side(2) == 1


@clause("NM-6.122", "NM-11.67.11")
def test_a_control_that_ends_in_a_conflict_of_names_may_leave_a_lock_to_be_chosen_anew() -> None:
    story = table(
        (
            ["KS-020", ch("KS-013", owner=1, controlled_by=1), "KS-086", "KS-071"],
            [ch("KS-067", lock=1), "KS-014"],
        ),
        p1={"hand": ["KS-119"]},
        active=1,
    )
    story.does("play KS-119 D", "use", "target #1")
    story.expects("lock", 1).expects_exactly("target #3", "target #4")
    assert story.gone(1)
    assert story.gone(2), "KS-014 has its name"


@clause("NM-6.123")
def test_moving_upgrading_or_uncovering_the_source_does_not_end_the_control() -> None:
    moved = table((["KS-020", ch("KS-013", owner=1, controlled_by=1)], []), ([], []), p1={"hand": ["KS-006"]}, active=1)
    moved.does("play KS-006 D", "use").expects("target", 1).does("target #1")
    assert (moved.place(1), moved.side(2)) == ("C", 0)
    upgraded = table((["KS-020", ch("KS-013", owner=1, controlled_by=1)], []), p0={"hand": ["KS-110"]})
    upgraded.does("upgrade KS-110 #1")
    assert upgraded.side(2) == 0
    uncovered = table(
        ([ch("KS-110", under=["KS-020"]), ch("KS-013", owner=1, controlled_by=1)], []),
        p1={"hand": ["KS-106"]},
        active=1,
    )
    uncovered.does("play KS-106 D", "use")
    assert uncovered.card(1) == "KS-020"
    assert uncovered.side(2) == 0


@clause("NM-6.124")
def test_a_returning_character_comes_last_on_its_owners_side_of_the_mission_it_is_in() -> None:
    # The source is on D, the controlled characters on C: they return on C, with tokens and hidden state.
    story = table(
        (["KS-052"], []),
        ([ch("KS-009", owner=1, controlled_by=1, tokens=2), hidden("KS-005", owner=1, controlled_by=1)], ["KS-086"]),
        p1={"hand": ["KS-108"]},
        active=1,
    )
    story.does("play KS-108 D", "use")
    assert story.row("C", 1) == [4, 2, 3]
    assert (story.tokens_on(2), story.is_hidden(3)) == (2, True)


@clause("NM-6.124")
def test_a_returning_character_that_meets_its_name_is_discarded_without_being_defeated() -> None:
    story = table(
        (["KS-020", ch("KS-013", owner=1, controlled_by=1)], ["KS-014", "KS-003"]), p1={"hand": ["KS-108"]}, active=1
    )
    story.does("play KS-108 D", "use", "target #1")
    assert story.gone(2)
    assert story.discard(1) == ["KS-013"]
    assert story.chakra(1) == 15  # KS-003 saw no defeat


@clause("NM-6.125")
def test_a_return_is_no_move_and_sets_off_nothing() -> None:
    # KS-100 would look when moved, KS-018 would hide; returning they do neither.
    story = table(
        (["KS-052", ch("KS-100", owner=1, controlled_by=1), hidden("KS-009")], []), p1={"hand": ["KS-108"]}, active=1
    )
    story.does("play KS-108 D", "use", "target #1")
    assert story.side(2) == 1
    assert "move" not in story.kinds()
    assert "look" not in story.kinds()
    story.expects("turn", 0)


@clause("NM-6.126")
def test_control_does_not_end_with_the_round() -> None:
    story = table((["KS-020", ch("KS-009", owner=1, controlled_by=1)], []))
    story.passes()
    assert story.board.round == 2
    assert story.side(2) == 0


@clause("NM-6.127")
def test_when_the_owner_takes_a_character_back_it_is_simply_theirs_again() -> None:
    story = table((["KS-020", ch("KS-009", owner=1, controlled_by=1)], []), p1={"hand": ["KS-020"]}, active=1)
    story.does("play KS-020 D", "use")
    assert (story.side(2), story.at(2).source) == (1, 0)


@clause("NM-6.127")
def test_the_newer_control_counts() -> None:
    # Taken by #1, taken back, taken again by #2: hiding #1 changes nothing any more.
    story = table(
        (["KS-052", "KS-019", ch("KS-009", owner=1, controlled_by=1)], []),
        p0={"hand": ["KS-020"]},
        p1={"hand": ["KS-020", "KS-141", "KS-005"]},
        active=1,
    )
    story.does("play KS-020 D", "use", "upgrade KS-020 #2", "use")
    assert (story.side(3), story.at(3).source) == (0, 2)
    story.does("play KS-141 D", "use", "target #1")
    assert story.is_hidden(1)
    assert story.side(3) == 0


@clause("NM-6.128")
def test_a_controlled_character_that_leaves_play_goes_to_its_owners_zone() -> None:
    defeated = table((["KS-020", ch("KS-009", owner=1, controlled_by=1)], []), p1={"hand": ["KS-119"]}, active=1)
    defeated.does("play KS-119 D", "use", "target #2")
    assert (defeated.discard(0), defeated.discard(1)) == ([], ["KS-009"])
    returned = table((["KS-020", ch("KS-009", owner=1, controlled_by=1)], []), missions=["KS-M05"])
    returned.passes().does("target #2")
    assert returned.hand(0) == []
    assert returned.hand(1) == ["KS-009"]
    kept = table((["KS-020", "KS-004", ch("KS-009", owner=1, controlled_by=1)], []), p1={"hand": ["KS-119"]}, active=1)
    kept.does("play KS-119 D", "use", "target #3")
    assert (kept.hand(0), kept.discard(1)) == ([], ["KS-009"])  # KS-004 speaks of your own pile


@clause("NM-6.129")
def test_if_the_source_is_itself_taken_over_what_it_controls_returns() -> None:
    # p0's KS-052 (cost 3) is taken by p1's upgraded KS-020; what it controlled falls back to p1.
    story = table((["KS-052", ch("KS-013", owner=1, controlled_by=1)], ["KS-019"]), p1={"hand": ["KS-020"]}, active=1)
    story.does("upgrade KS-020 #3", "use").expects_exactly("target #1", "target #2").does("target #1")
    assert [story.side(1), story.side(2)] == [1, 1]
    assert (story.at(1).source, story.at(2).source) == (3, 0)
