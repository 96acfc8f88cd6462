"""Effects: Power, snapshots and batches, UPGRADE lines that change other lines (NM-6.65 to NM-6.88)."""

import pytest

import kleos
from kleos.games.naruto_mythos.testing import Story, ch, hidden, table
from kleos.testing import clause


def nothing_asked(story: Story, seat: int = 1) -> None:
    """The turn is over without a question: the other player is to move."""
    story.expects("turn", seat)


def base(story: Story, number: int) -> int:
    return story.board.base(story.at(number))


# Power --------------------------------------------------------------------------------------------------------------
@clause("NM-6.65")
def test_the_base_is_printed_power_plus_tokens_and_only_tokens_if_hidden() -> None:
    story = table((["KS-015", ch("KS-009", tokens=2), hidden("KS-126", tokens=3)], ["KS-128"]))
    assert [base(story, n) for n in (1, 2, 3)] == [3, 5, 3]
    assert [story.power(n) for n in (1, 2, 3)] == [2, 5, 2]  # KS-128 takes 1 from each, KS-015 gives Naruto 1


@clause("NM-6.66", "NM-6.67", "NM-6.68")
def test_power_is_the_base_plus_all_static_modifiers_at_the_same_time() -> None:
    # KS-M09 gives +1 to a base of 4 or more; neither the +1 of KS-015 nor the -1 of KS-128 is seen by it.
    story = table((["KS-013", "KS-015"], ["KS-128"]), missions=["KS-M09"])
    assert story.power(1) == 4 - 1 + 1 + 1 - 1
    assert story.power(2) == 3 - 1
    assert story.power(3) == 6 + 1
    assert story.totals("D") == [6, 7]


@clause("NM-6.66")
def test_power_is_a_function_of_the_position_and_never_stored() -> None:
    story = table((["KS-015", "KS-009"], []), ([], []), p0={"hand": ["KS-121"]})
    story.does("play KS-121 C", "use", "target #2")
    assert story.power(2) == 3  # the +1 stayed behind with KS-015
    again = Story(kleos.from_position(story.match.position()))
    assert [again.power(n) for n in (1, 2, 3)] == [story.power(n) for n in (1, 2, 3)]


@clause("NM-6.67")
def test_two_sources_of_the_same_modifier_both_count() -> None:
    story = table((["KS-015", "KS-009"], ["KS-015"]))
    assert [story.power(n) for n in (1, 2, 3)] == [4, 5, 4]


@clause("NM-6.68")
def test_a_static_condition_about_power_looks_at_the_base_only() -> None:
    weak = table((["KS-009", "KS-015"], []), missions=["KS-M09"])
    assert weak.power(1) == 4  # 3 + 1 of KS-015; the base 3 earns nothing from the mission
    tokens = table(([ch("KS-009", tokens=1)], []), missions=["KS-M09"])
    assert tokens.power(1) == 5
    lowered = table((["KS-016"], ["KS-128"]), missions=["KS-M09"])
    assert lowered.power(1) == 4  # base 4 keeps the bonus although the Power would be 3


@clause("NM-6.69")
def test_a_set_power_overrides_base_and_all_modifiers() -> None:
    story = table(([ch("KS-067", lock=2)], ["KS-086", "KS-042"]), missions=["KS-M02"])
    assert base(story, 2) == 5
    assert story.power(2) == 0  # not 5 + 1, not 0 + 1
    lowered = table((["KS-128", ch("KS-067", lock=3)], ["KS-086"]))
    assert lowered.power(3) == 0  # not -1


@clause("NM-6.70")
def test_power_may_be_negative_and_is_added_as_it_is() -> None:
    story = table((["KS-128"], ["KS-021", hidden("KS-126"), "KS-009"]))
    assert [story.power(n) for n in (2, 3, 4)] == [-1, -1, 2]
    assert story.totals("D") == [6, 0]


@clause("NM-6.71")
def test_power_limits_of_instant_lines_use_full_power() -> None:
    # KS-079 is printed 2: with the Edge it has 4 and is beyond KS-108's limit of 3; KS-009 with 3 is not.
    held = table(([], ["KS-079", "KS-009", "KS-011"]), p0={"hand": ["KS-108"]}, edge=1, active=0)
    held.does("play KS-108 D", "use").expects_exactly("target #2", "target #3").refuses("target #1")
    lost = table(([], ["KS-079", "KS-009"]), p0={"hand": ["KS-108"]})
    lost.does("play KS-108 D", "use").expects_exactly("target #1", "target #2")


@clause("NM-6.71")
def test_power_limits_of_triggered_lines_use_full_power_when_they_are_applied() -> None:
    # KS-018 arrives with 4 in a mission where KS-M02 gives everybody +1: enemies up to 4 full Power are weaker.
    story = table((["KS-018"], []), ([], ["KS-009", "KS-016"]), missions=["KS-M04", "KS-M02"], p0={"hand": ["KS-121"]})
    story.does("play KS-121 D", "use")
    assert [story.is_hidden(2), story.is_hidden(3)] == [True, False]


# Snapshots and batches ----------------------------------------------------------------------------------------------
@clause("NM-6.75")
def test_a_line_for_several_characters_measures_once_before_it_changes_anything() -> None:
    story = table((["KS-015", "KS-009", "KS-014"], []), p1={"hand": ["KS-054"]}, active=1)
    assert [story.power(n) for n in (1, 2, 3)] == [3, 4, 5]
    story.does("play KS-054 D", "use")
    assert [story.is_hidden(n) for n in (1, 2, 3)] == [True, True, False]
    assert story.power(3) == 4  # lower than 5 now, but it was measured before


@clause("NM-6.75")
def test_all_are_affected_together() -> None:
    story = table((["KS-009", "KS-013"], []), (["KS-005"], []), p0={"hand": ["KS-131"]})
    story.does("play KS-131 D", "use")
    assert [story.tokens_on(n) for n in (1, 2, 3)] == [1, 1, 1]
    nothing_asked(story)


@clause("NM-6.76")
def test_targets_picked_one_after_the_other_are_all_chosen_before_any_is_affected() -> None:
    # KS-015 lifts KS-011 to 3. Were it hidden at once, KS-011 would have 2 and could be the second.
    story = table(([], ["KS-015", "KS-011", "KS-005", "KS-021"]), p0={"hand": ["KS-133"]})
    story.does("play KS-133 D", "use", "target #1").expects("target", 0).expects_exactly("target #3", "target #4")
    assert not story.is_hidden(1)
    story.does("target #4")
    assert [story.is_hidden(n) for n in (1, 2, 3, 4)] == [True, False, False, True]


@clause("NM-6.77")
def test_several_moves_are_made_in_the_order_chosen_and_tested_against_the_names_then_in_place() -> None:
    # Naruto on D and on C, B free: whichever goes first goes to B, the other one to the place it left.
    story = table((["KS-057", "KS-009"], []), (["KS-064", "KS-010"], []), ([], []), p0={"hand": ["KS-059"]})
    story.does("play KS-059 D", "use").expects_exactly("target #1", "target #2", "target #3", "target #4")
    story.does("target #4")
    assert story.place(4) == "B"  # D was taken by the other Naruto
    story.does("target #2")
    assert story.place(2) == "C"  # free by now
    nothing_asked(story)


@clause("NM-6.77")
def test_effects_set_off_by_several_moves_wait_for_the_end_of_the_line() -> None:
    story = table((["KS-057", "KS-018"], []), (["KS-064"], ["KS-009"]), p0={"hand": ["KS-059"]})
    story.does("play KS-059 D", "use", "target #2").expects("target", 0)  # the second move comes first
    assert not story.is_hidden(4)
    story.does("target #3")
    assert story.is_hidden(4)


@clause("NM-6.78", "NM-6.79")
def test_the_decider_orders_what_is_defeated_together() -> None:
    enemies = [hidden("KS-009"), hidden("KS-013"), hidden("KS-005")]
    story = table((["KS-076"], enemies), p0={"hand": ["KS-130"]})
    story.does("upgrade KS-130 #1", "use").expects("discard-order", 0)
    story.expects_exactly("target #2", "target #3", "target #4").does("target #3")
    assert not story.gone(3)  # they leave together
    story.expects_exactly("target #2", "target #4").does("target #4")
    assert story.discard(1) == ["KS-009", "KS-005", "KS-013"]  # the first picked lies lowest
    nothing_asked(story)


@clause("NM-6.79")
def test_where_the_opponent_is_told_to_act_the_opponent_decides() -> None:
    hand = ["KS-009", "KS-013", "KS-005"]
    story = table(([], []), p0={"hand": ["KS-140"]}, p1={"hand": hand, "deck": ["KS-011", "KS-011", "KS-011"]})
    story.does("play KS-140 D").expects("discard-order", 1).does("card KS-013").expects("discard-order", 1)
    story.does("card KS-005")
    assert story.discard(1) == ["KS-009", "KS-005", "KS-013"]
    assert story.hand(1) == ["KS-011"] * 3
    excess = table((["KS-007"], ["KS-009", "KS-013", "KS-005"]), p0={"hand": ["KS-132"]})
    excess.does("upgrade KS-132 #1").expects("target", 1)


@clause("NM-6.80")
def test_parts_joined_by_a_tested_condition_are_chosen_and_measured_one_after_the_other() -> None:
    story = table(([hidden("KS-118")], [hidden("KS-009"), hidden("KS-086")]), ([], [hidden("KS-005")]))
    story.does("reveal #1", "use").expects_exactly("target #2", "target #3").does("target #2")
    assert story.gone(2)  # already carried out when the second target is asked
    story.expects("target", 0).expects_exactly("target #3", "target #4")


@clause("NM-6.80")
def test_parts_joined_by_if_you_do_are_measured_after_the_earlier_one() -> None:
    # KS-139 looks for its second victim after the first has gone.
    hides = [hidden("KS-009"), hidden("KS-011"), hidden("KS-013"), hidden("KS-005"), hidden("KS-021")]
    story = table((["KS-074"], ["KS-078"]), (hides, ["KS-077"]), p0={"hand": ["KS-139"]})
    story.does("upgrade KS-139 #1", "use", "target #2")
    assert story.gone(2)
    assert story.is_hidden(8)  # the other Kankuro


# UPGRADE lines that change other lines --------------------------------------------------------------------------------
@clause("NM-6.85")
def test_a_modifier_is_merged_into_the_line_it_names() -> None:
    plain = table(([], ["KS-012", "KS-009"]), p0={"hand": ["KS-020"]})
    plain.does("play KS-020 D", "use")  # limit 2: only KS-009
    assert [plain.side(1), plain.side(2)] == [1, 0]
    nothing_asked(plain)
    upgraded = table((["KS-019"], ["KS-012", "KS-009"]), p0={"hand": ["KS-020"]})
    upgraded.does("upgrade KS-020 #1", "use").expects_exactly("target #2", "target #3").does("target #2")
    assert upgraded.side(2) == 0
    nothing_asked(upgraded)  # no second line


@clause("NM-6.85")
def test_an_addition_takes_the_place_of_the_line_it_names() -> None:
    # KS-014 by reveal-upgrade: look, own discard, then a card of the seen hand - all within the AMBUSH line.
    story = table(
        (["KS-013", hidden("KS-014")], []),
        p0={"hand": ["KS-005", "KS-032"]},
        p1={"hand": ["KS-009", "KS-011"]},
    )
    story.does("reveal-upgrade #2 #1").expects("use", 0).does("use").expects("card", 0)
    assert "look-hand" in story.kinds(0)
    story.does("card KS-032").expects("card", 0).expects_exactly("card KS-009", "card KS-011").does("card KS-011")
    assert story.discard(0) == ["KS-032"]
    assert story.discard(1) == ["KS-011"]
    nothing_asked(story)


@clause("NM-6.86")
def test_the_merge_is_automatic() -> None:
    # Upgraded KS-089 takes the card from the own deck: there is no choice of deck.
    decks = ({"hand": ["KS-089"], "deck": ["KS-086"]}, {"deck": ["KS-126"]})
    story = table((["KS-088"], []), p0=decks[0], p1=decks[1])
    story.does("upgrade KS-089 #1", "use")
    assert story.discard(0) == ["KS-086"]
    assert story.discard(1) == []
    assert story.tokens_on(1) == 3
    plain = table(([], []), p0=decks[0], p1=decks[1])
    plain.does("play KS-089 D", "use")
    assert plain.discard(1) == ["KS-126"]
    assert plain.tokens_on(1) == 7


@clause("NM-6.86")
def test_the_line_is_used_as_modified_or_skipped() -> None:
    story = table((["KS-086"], ["KS-009"]), p0={"hand": ["KS-087"]})
    story.does("upgrade KS-087 #1").expects("use", 0).expects_exactly("use", "skip").does("use")
    assert story.gone(2)  # defeated, not hidden
    skipped = table((["KS-086"], ["KS-009"]), p0={"hand": ["KS-087"]})
    skipped.does("upgrade KS-087 #1", "skip")
    assert not skipped.is_hidden(2)
    nothing_asked(skipped)


@clause("NM-6.87")
def test_a_modifier_of_an_ambush_line_does_nothing_without_a_reveal() -> None:
    look = table((["KS-013"], []), p0={"hand": ["KS-014", "KS-009"]}, p1={"hand": ["KS-009"]})
    look.does("upgrade KS-014 #1")
    nothing_asked(look)
    spider = table((["KS-059"], []), ([], ["KS-009"]), p0={"hand": ["KS-124"]})
    spider.does("upgrade KS-124 #1")
    nothing_asked(spider)
    revealed = table((["KS-059", hidden("KS-124")], []), ([], ["KS-086"]))
    revealed.does("reveal-upgrade #2 #1", "use")
    assert revealed.gone(3)  # Power 5, within the raised limit
    plain = table(([hidden("KS-124")], []), ([], ["KS-086"]))
    plain.does("reveal #1")
    nothing_asked(plain)


@clause("NM-6.88")
@pytest.mark.parametrize(("answers", "tokens"), [(("use", "amount 3", "use"), 6), (("skip",), 0)])
def test_an_upgrade_line_that_refers_to_the_main_line_uses_what_it_did(answers: tuple[str, ...], tokens: int) -> None:
    story = table((["KS-003"], []), p0={"hand": ["KS-104"], "chakra": 5})
    story.does("upgrade KS-104 #1", *answers)
    assert story.tokens_on(1) == tokens
    nothing_asked(story)


@clause("NM-6.88")
def test_a_referring_line_is_used_or_skipped_on_its_own() -> None:
    story = table((["KS-003"], []), p0={"hand": ["KS-104"], "chakra": 5})
    story.does("upgrade KS-104 #1", "use", "amount 3").expects("use", 0).does("skip")
    assert story.tokens_on(1) == 3


@clause("NM-6.88")
def test_repeat_and_count_give_nothing_if_the_main_line_was_not_used() -> None:
    repeated = table((["KS-017"], []), p0={"hand": ["KS-112", "KS-086", "KS-009"]})
    repeated.does("upgrade KS-112 #1", "use", "card KS-086", "use")
    assert repeated.tokens_on(1) == 3 + 2
    skipped = table((["KS-017"], []), p0={"hand": ["KS-112", "KS-086", "KS-009"]})
    skipped.does("upgrade KS-112 #1", "skip")
    nothing_asked(skipped)
    coffin = table((["KS-074"], ["KS-005"]), ([], ["KS-021"]), p0={"hand": ["KS-120"]})
    coffin.does("upgrade KS-120 #1", "use", "target #2", "target #3").expects("use", 0).does("use")
    assert coffin.tokens_on(1) == 2
    spared = table((["KS-074"], ["KS-005"]), p0={"hand": ["KS-120"]})
    spared.does("upgrade KS-120 #1", "skip")
    nothing_asked(spared)
    dream = table((["KS-090"], [hidden("KS-086"), "KS-009"]), p0={"hand": ["KS-140"]})
    dream.does("upgrade KS-140 #1").expects("use", 0).does("use")  # no card discarded: X is 0
    assert dream.gone(2)
    assert not dream.gone(3)
