"""Effects: scope words and targets (NM-6.45 to NM-6.62)."""

import pytest

from kleos.games.naruto_mythos.testing import Spec, Story, ch, hidden, table
from kleos.testing import clause


def nothing_asked(story: Story, seat: int = 1) -> None:
    """The turn is over without a question: the other player is to move."""
    story.expects("turn", seat)


# Sides --------------------------------------------------------------------------------------------------------------
@clause("NM-6.45")
def test_friendly_means_another_character_on_your_side() -> None:
    story = table((["KS-009"], ["KS-005"]), (["KS-013"], []), p0={"hand": ["KS-131"]})
    story.does("play KS-131 D", "use")
    assert [story.tokens_on(n) for n in (1, 2, 3, 4)] == [1, 0, 1, 0]  # not the enemy, not Tsunade herself


@clause("NM-6.45")
def test_a_character_is_not_its_own_friend_and_other_friendly_means_the_same() -> None:
    alone = table(([], []), ([], []), p0={"hand": ["KS-121"]})
    alone.does("play KS-121 D")  # MAIN: "one friendly character"
    nothing_asked(alone)
    other = table((["KS-009"], []), ([], []), p0={"hand": ["KS-107"]})
    other.does("play KS-107 D")  # "every other friendly character"
    assert [other.place(1), other.place(2)] == ["C", "D"]


@clause("NM-6.46")
def test_enemy_means_a_character_on_the_opponents_side_whoever_owns_it() -> None:
    # #2 is p0's card under p1's control, #3 is p1's card under p0's control.
    story = table(
        (["KS-020", ch("KS-005", owner=1, controlled_by=1)], []),
        ([], ["KS-020", ch("KS-009", owner=0, controlled_by=3)]),
        p0={"hand": ["KS-006"]},
    )
    story.does("play KS-006 C", "use").expects_exactly("target #3", "target #4")


@clause("NM-6.47")
def test_a_line_that_names_no_side_means_both() -> None:
    story = table(([hidden("KS-009")], [hidden("KS-013")]), p0={"hand": ["KS-041"]})
    story.does("play KS-041 D", "use").expects_exactly("target #1", "target #2").does("target #1")
    assert story.discard(0) == ["KS-009"]


@clause("NM-6.48")
def test_a_line_that_names_no_mission_means_all() -> None:
    story = table((["KS-009"], []), (["KS-005"], []), (["KS-013"], []), p0={"hand": ["KS-001"]})
    story.does("play KS-001 B", "use").expects_exactly("target #1", "target #2", "target #3")
    here = table(([], ["KS-009"]), ([], ["KS-005", "KS-011"]), p0={"hand": ["KS-108"]})
    here.does("play KS-108 C", "use").expects_exactly("target #2", "target #3")  # this one says: here


@clause("NM-6.49")
def test_a_character_includes_the_source() -> None:
    upgrade = table((["KS-079"], ["KS-009"]), ([], []), p0={"hand": ["KS-121"]})
    upgrade.does("upgrade KS-121 #1", "use").expects_exactly("target #1", "target #2").does("target #1")
    assert upgrade.place(1) == "C"
    here = table((["KS-009"], []), ([], []), p0={"hand": ["KS-060"]})
    here.does("play KS-060 D", "use").expects_exactly("target #1", "target #2")


@clause("NM-6.49")
def test_other_excludes_the_source() -> None:
    story = table((["KS-030"], ["KS-009", "KS-013"]), p0={"hand": ["KS-114"]})
    story.does("upgrade KS-114 #1", "use").expects_exactly("target #2", "target #3").refuses("target #1")


@clause("NM-6.49")
def test_other_excludes_every_character_already_chosen_by_the_same_line() -> None:
    pair = table(([], ["KS-005", "KS-011", "KS-021"]), p0={"hand": ["KS-133"]})
    pair.does("play KS-133 D", "use").expects_exactly("target #1", "target #2", "target #3").does("target #1")
    pair.expects_exactly("target #2", "target #3").refuses("target #1", clause="NM-6.49")
    # After Akamaru neither he nor Kiba himself can be the other one.
    dog = table((["KS-027", "KS-009"], ["KS-013"]), p0={"hand": ["KS-113"]})
    dog.does("play KS-113 D", "use").expects_exactly("target #2", "target #3").refuses("target #1", "target #4")


@clause("NM-6.50")
def test_you_have_includes_the_source() -> None:
    equal = table(([], ["KS-009"]), ([], []), p0={"hand": ["KS-071"]})
    equal.does("play KS-071 D")  # one against one: not fewer
    nothing_asked(equal)
    fewer = table(([], ["KS-009", "KS-013"]), ([], []), p0={"hand": ["KS-071"]})
    fewer.does("play KS-071 D").expects("use", 0)


@clause("NM-6.51")
def test_your_characters_in_a_mission_line_are_all_on_the_winners_side() -> None:
    story = table((["KS-009", "KS-011"], ["KS-005"]), missions=["KS-M05"])
    story.passes().expects("target", 0).expects_exactly("target #1", "target #2")
    lone = table((["KS-009"], []), missions=["KS-M05"])
    lone.passes().expects("turn")
    assert lone.hand(0) == ["KS-009"]  # there is no source that would be excepted
    moved = table((["KS-009", hidden("KS-013")], [hidden("KS-005")]), ([], []), missions=["KS-M07"])
    moved.passes().expects("use", 0).does("use")
    assert moved.place(2) == "C"


# Hidden characters --------------------------------------------------------------------------------------------------
@clause("NM-6.52")
def test_characters_include_hidden_ones_unless_the_line_asks_for_what_they_do_not_have() -> None:
    story = table((["KS-008"], [hidden("KS-009"), "KS-013"]), ([], []), p0={"hand": ["KS-105"]})
    story.does("upgrade KS-105 #1", "use").expects_exactly("target #2", "target #3")
    seen = table(([], [hidden("KS-009"), "KS-011", "KS-005"]), p0={"hand": ["KS-108"]})
    seen.does("play KS-108 D", "use").expects_exactly("target #2", "target #3")


@clause("NM-6.53")
def test_a_hidden_character_has_cost_0_and_printed_power_0() -> None:
    # KS-126 costs 7 and has 7 Power; hidden it is within KS-020's limit of 2 and KS-060's of Power 1.
    cost = table(([], [hidden("KS-126"), "KS-086"]), p0={"hand": ["KS-020"]})
    cost.does("play KS-020 D", "use")
    assert cost.side(1) == 0
    power = table(([hidden("KS-060")], [hidden("KS-126"), "KS-086"]))
    assert power.power(2) == 0
    power.does("reveal #1", "use")
    assert power.gone(2)


@clause("NM-6.53")
def test_a_hidden_character_has_no_name_group_or_keyword_also_for_its_controller() -> None:
    group = table(([hidden("KS-009")], []), p0={"hand": ["KS-001"]})
    group.does("play KS-001 D")
    nothing_asked(group)
    name = table(([hidden("KS-009")], [hidden("KS-010")]), ([], []), p0={"hand": ["KS-047"]})
    name.does("play KS-047 D")
    nothing_asked(name)
    keyword = table(([hidden("KS-013")], []), p0={"hand": ["KS-011"], "deck": ["KS-009"]})
    keyword.does("play KS-011 D")
    nothing_asked(keyword)
    beside = table(([hidden("KS-009")], []), p0={"hand": ["KS-010"]})
    beside.offers("play KS-010 D")  # and no name to conflict with


@clause("NM-6.53")
def test_a_hidden_character_has_no_text() -> None:
    story = table(([hidden("KS-015"), "KS-009"], [hidden("KS-128")]))
    assert story.power(2) == 3
    immune = table(([], [hidden("KS-129")]), p0={"hand": ["KS-041"]})
    immune.does("play KS-041 D", "use")
    assert immune.gone(1)


@clause("NM-6.54")
@pytest.mark.parametrize(("card", "taken"), [("KS-086", True), ("KS-016", False)])
def test_printed_cost_of_a_hidden_character_is_the_real_one(card: str, taken: bool) -> None:
    story = table(([hidden("KS-050")], [hidden(card)]))
    story.does("reveal #1", "use")
    assert (story.side(2) == 0) == taken


@clause("NM-6.54")
@pytest.mark.parametrize(("card", "second"), [("KS-009", True), ("KS-086", False)])
def test_printed_power_of_a_hidden_character_is_the_real_one(card: str, second: bool) -> None:
    story = table(([hidden("KS-118")], [hidden(card)]), ([], [hidden("KS-005")]))
    story.does("reveal #1", "use")
    assert story.gone(2)
    assert story.gone(3) == second


@clause("NM-6.55")
def test_only_a_non_hidden_character_can_be_hidden() -> None:
    story = table((["KS-129"], [hidden("KS-009"), "KS-005", "KS-011"]), p0={"hand": ["KS-134"]})
    story.does("upgrade KS-134 #1", "use").expects_exactly("target #3", "target #4", "done")
    story.refuses("target #2", clause="NM-6.55")
    none = table(([], [hidden("KS-009")]), p0={"hand": ["KS-108"]})
    none.does("play KS-108 D")
    nothing_asked(none)


# Legal targets ------------------------------------------------------------------------------------------------------
@clause("NM-6.56")
def test_a_character_that_cannot_be_affected_in_the_way_asked_is_no_legal_target() -> None:
    tokens = table(([], ["KS-009", ch("KS-013", tokens=1), ch("KS-005", tokens=2)]), p0={"hand": ["KS-030"]})
    tokens.does("play KS-030 D", "use").expects_exactly("target #2", "target #3").refuses("target #1", clause="NM-6.56")
    stacks = table(([], [ch("KS-108", under=["KS-009"]), "KS-005"]), p0={"hand": ["KS-106"]})
    stacks.does("play KS-106 D", "use")  # only an upgraded character has a top card to lose
    assert stacks.card(1) == "KS-009"


@clause("NM-6.56", "NM-6.101")
def test_immune_characters_are_no_legal_targets_for_hiding_and_defeating() -> None:
    sole = table(([], ["KS-076"]), p0={"hand": ["KS-087"]})
    sole.does("play KS-087 D")
    nothing_asked(sole)
    locked = table(([ch("KS-067", lock=2)], ["KS-129", "KS-005", "KS-011"]), p0={"hand": ["KS-119"]})
    assert locked.power(2) == 0  # weak enough, but immune
    locked.does("play KS-119 D", "use").expects_exactly("target #3", "target #4")
    locked.refuses("target #2", clause="NM-6.101")


@clause("NM-6.56")
def test_a_character_that_is_held_is_no_legal_target_for_a_move() -> None:
    story = table(([], ["KS-009", "KS-005"]), (["KS-035"], ["KS-011"]), p0={"hand": ["KS-006"]})
    story.does("play KS-006 D", "use").expects_exactly("target #1", "target #2").refuses("target #4", clause="NM-6.57")


@clause("NM-6.56")
def test_a_locked_character_is_a_legal_target_for_tokens() -> None:
    story = table((["KS-009", "KS-005"], [ch("KS-067", lock=1)]), p0={"hand": ["KS-001"]})
    story.does("play KS-001 D", "use").expects_exactly("target #1", "target #2").does("target #1")
    assert story.tokens_on(1) == 0
    assert "tokens" in story.kinds()  # they were really placed


@clause("NM-6.57")
def test_a_move_target_needs_another_mission_that_is_free_of_its_name() -> None:
    story = table(([], ["KS-009", "KS-005"]), ([], ["KS-010"]), p0={"hand": ["KS-006"]})
    story.does("play KS-006 D", "use")  # the two Narutos block each other: only #2 can go
    assert story.place(2) == "C"
    wider = table(([], ["KS-009", "KS-005"]), ([], ["KS-010"]), ([], []), p0={"hand": ["KS-006"]})
    wider.does("play KS-006 D", "use").expects_exactly("target #1", "target #2", "target #3").does("target #1")
    assert wider.place(1) == "B"  # C is barred by the name


@clause("NM-6.57")
def test_a_hidden_character_meets_no_name_when_moved() -> None:
    story = table(([], [hidden("KS-009")]), ([], ["KS-010"]), p0={"hand": ["KS-006"]})
    story.does("play KS-006 D", "use").expects("target", 0).does("target #1")
    assert story.place(1) == "C"


@clause("NM-6.58")
def test_lowest_cost_identifies_among_all_even_those_that_cannot_be_affected() -> None:
    story = table(([], ["KS-076", "KS-126"]), p0={"hand": ["KS-026"]})
    story.does("play KS-026 D")  # the cheapest is the immune KS-076; the next one is not taken
    assert [story.is_hidden(1), story.is_hidden(2)] == [False, False]
    nothing_asked(story)


@clause("NM-6.58")
def test_weakest_identifies_among_all_even_one_that_cannot_move() -> None:
    story = table(([], ["KS-009", "KS-086"]), ([], ["KS-010"]), p0={"hand": ["KS-110"]})
    story.does("play KS-110 D")  # KS-009 is weakest and has nowhere to go
    assert [story.place(1), story.place(2)] == ["D", "D"]
    nothing_asked(story)


@clause("NM-6.59")
def test_ties_are_chosen_among_those_that_can_be_affected() -> None:
    tie = table(([], ["KS-009", "KS-013", "KS-126"]), p0={"hand": ["KS-026"]})
    tie.does("play KS-026 D", "use").expects_exactly("target #1", "target #2")
    one_immune = table(([], ["KS-076", "KS-128"]), p0={"hand": ["KS-026"]})
    one_immune.does("play KS-026 D", "use")  # both cost 6, only KS-128 can be hidden
    assert one_immune.is_hidden(2)


@clause("NM-6.59")
def test_a_line_for_all_takes_all() -> None:
    story = table(([], ["KS-009", "KS-032", "KS-077"]), p0={"hand": ["KS-054"]})
    story.does("play KS-054 D", "use")
    assert [story.is_hidden(n) for n in (1, 2, 3)] == [True, True, True]


@clause("NM-6.60")
def test_weakest_compares_full_power() -> None:
    # Printed KS-079 has 2 and KS-009 has 3; with the Edge KS-079 has 4.
    story = table((["KS-126"], ["KS-079"]), ([], ["KS-009"]), edge=1, active=0)
    story.does("pass", "pass")  # p0 passes first and takes the Edge: KS-079 falls back to 2
    story.expects("use", 0).does("use")
    assert story.gone(2)
    other = table((["KS-126"], ["KS-079"]), ([], ["KS-009"]), edge=1, active=1)
    other.does("pass", "pass", "use")
    assert other.gone(3)
    assert not other.gone(2)


@clause("NM-6.61")
def test_x_is_counted_when_the_line_is_applied_and_does_not_change_afterwards() -> None:
    # KS-059 counts D (KS-057) and C (KS-064): two moves, although after the first all Sound Four friends share a mission.
    story = table((["KS-057"], []), (["KS-064"], []), p0={"hand": ["KS-059"]})
    story.does("play KS-059 D", "use").expects_exactly("target #1", "target #2").does("target #1")
    assert [story.place(1), story.place(2)] == ["C", "D"]
    nothing_asked(story)
    later = table(([], []), p0={"hand": ["KS-122", "KS-009"]})
    later.does("play KS-122 D", "use", "pass", "play KS-009 D")
    assert later.tokens_on(1) == 1


@clause("NM-6.62")
def test_a_negative_x_counts_as_0() -> None:
    # KS-021 has Power -1 beside KS-128; hiding it gives KS-108 no tokens and takes none away.
    story = table(([ch("KS-009", tokens=2), "KS-128"], ["KS-021"]), p0={"hand": ["KS-108"]})
    assert story.power(3) == -1
    story.does("upgrade KS-108 #1", "use")
    assert story.is_hidden(3)
    assert story.tokens_on(1) == 2


@clause("NM-6.47", "NM-6.48", "NM-6.49")
@pytest.mark.parametrize(
    ("card", "mine", "wanted"),
    [
        ("KS-078", [hidden("KS-078")], ["target #1", "target #2", "target #3", "target #4"]),  # any side, any mission
        ("KS-115", [hidden("KS-115"), "KS-009"], []),  # friend here: only #2, not asked
    ],
)
def test_scope_words_of_ambush_lines(card: str, mine: list[Spec], wanted: list[str]) -> None:
    story = table((mine, ["KS-005"]), ([hidden("KS-011")], ["KS-009"]))
    assert story.card(1) == card
    story.does("reveal #1", "use")
    if wanted:
        story.expects_exactly(*wanted)
    else:
        assert story.place(2) == "C"
