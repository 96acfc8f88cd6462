"""The cards KS-131 to KS-148: what each line does, and what it must not offer."""

import pytest

import kleos
from kleos.games.naruto_mythos.testing import Story, ch, hidden, table
from kleos.testing import clause


def seen_cards(story: Story, seat: int) -> list[str]:
    """All cards the log has named to a seat, in order."""
    return [card for entry in story.match.log(seat) for card in entry.get("cards", [])]


# Facts ----------------------------------------------------------------------------------------------------------------
FACTS = [
    ("KS-131", "Tsunade", 7, 6, "Leaf Village", ["Sannin", "Hokage"]),
    ("KS-132", "Jiraiya", 8, 8, "Leaf Village", ["Sannin", "Jutsu"]),
    ("KS-133", "Naruto Uzumaki", 6, 6, "Leaf Village", ["Team 7", "Jutsu"]),
    ("KS-134", "Nine-Tailed Fox", 8, 12, "Independent", ["Tailed Beast"]),
    ("KS-135", "Sakura Haruno", 5, 4, "Leaf Village", ["Team 7"]),
    ("KS-136", "Sasuke Uchiha", 7, 8, "Leaf Village", ["Team 7", "Jutsu"]),
    ("KS-137", "Kakashi Hatake", 7, 7, "Leaf Village", ["Team 7", "Jutsu"]),
    ("KS-138", "Orochimaru", 6, 8, "Sound Village", ["Sannin", "Jutsu"]),
    ("KS-139", "Gaara", 5, 4, "Sand Village", ["Team Baki", "Jutsu"]),
    ("KS-140", "Itachi Uchiha", 7, 7, "Akatsuki", ["Rogue Ninja", "Jutsu"]),
    ("KS-141", "Naruto Uzumaki", 5, 4, "Leaf Village", ["Team 7"]),
    ("KS-142", "Sasuke Uchiha", 5, 4, "Leaf Village", ["Team 7"]),
    ("KS-143", "Itachi Uchiha", 5, 5, "Akatsuki", ["Rogue Ninja"]),
    ("KS-144", "Kisame Hoshigaki", 6, 6, "Akatsuki", ["Rogue Ninja"]),
    ("KS-145", "Naruto Uzumaki", 5, 5, "Leaf Village", ["Team 7"]),
    ("KS-146", "Sasuke Uchiha", 3, 3, "Leaf Village", ["Team 7"]),
    ("KS-147", "Sakura Haruno", 3, 3, "Leaf Village", ["Team 7"]),
    ("KS-148", "Kakashi Hatake", 4, 5, "Leaf Village", ["Team 7"]),
]


@pytest.mark.parametrize(("card", "name", "cost", "power", "group", "keywords"), FACTS, ids=[row[0] for row in FACTS])
def test_ks_131_to_148_facts(card: str, name: str, cost: int, power: int, group: str, keywords: list[str]) -> None:
    face = kleos.rules("naruto-mythos").cards[card]
    facts = face.facts()
    assert (face.name(), facts["cost"], facts["power"], facts["group"]) == (name, cost, power, group)
    assert sorted(facts["keywords"]) == sorted(keywords)


# KS-131 Tsunade, Fifth Hokage -----------------------------------------------------------------------------------------
@clause("NM-11.131.1")
def test_ks_131_gives_every_friendly_leaf_village_character_in_play_a_token() -> None:
    story = table(
        (["KS-009", hidden("KS-011"), "KS-070"], ["KS-014"]),
        ([ch("KS-013", tokens=1)], []),
        p0={"hand": ["KS-131"]},
    )
    story.does("play KS-131 D", "use").expects("turn", 1)
    assert [story.tokens_on(n) for n in (1, 2, 3, 4, 5)] == [1, 0, 0, 0, 2]
    assert story.tokens_on(6) == 0  # not Tsunade herself


@clause("NM-11.131.1")
def test_ks_131_counts_controlled_characters_as_friends() -> None:
    story = table((["KS-020", ch("KS-009", owner=1, controlled_by=1)], []), p0={"hand": ["KS-131"]})
    story.does("play KS-131 D", "use")
    assert story.tokens_on(2) == 1


@clause("NM-11.131.1")
def test_ks_131_asks_nothing_without_such_a_friend_and_may_be_left_unused() -> None:
    story = table((["KS-070", hidden("KS-011")], ["KS-009"]), p0={"hand": ["KS-131"]})
    story.does("play KS-131 D").expects("turn", 1)
    story = table((["KS-009"], []), p0={"hand": ["KS-131"]})
    story.does("play KS-131 D", "skip").expects("turn", 1)
    assert story.tokens_on(1) == 0


# KS-132 Jiraiya, Toad Mouth Trap --------------------------------------------------------------------------------------
def test_ks_132_plays_a_summon_anywhere_for_5_less() -> None:
    story = table(
        ([hidden("KS-067")], []),
        (["KS-094"], []),
        p0={"hand": ["KS-132", "KS-094", "KS-009"], "chakra": 8},
    )
    story.does("play KS-132 D", "use").expects("effect-play", 0)
    story.expects_exactly("play KS-094 D", "reveal #1")
    story.refuses("play KS-009 D", clause="NM-5.80").refuses("hide KS-094 D", "pass")
    story.does("play KS-094 D").expects("turn", 1)
    assert story.chakra(0) == 0
    assert story.card(4) == "KS-094"


def test_ks_132_lowers_the_whole_price_also_where_tayuya_has_raised_it() -> None:
    story = table(([], ["KS-125"]), p0={"hand": ["KS-132", "KS-095"], "chakra": 9})
    story.does("play KS-132 D", "use")  # 8 + 1 paid; Gamahiro costs 4 + 1 - 5
    assert story.card(3) == "KS-095"
    assert story.chakra(0) == 0


def test_ks_132_does_not_play_a_summon_from_the_discard_pile() -> None:
    story = table(p0={"hand": ["KS-132", "KS-009"], "discard": ["KS-094"]})
    story.does("play KS-132 D", "use").expects("turn", 1)  # nothing can be played
    assert story.discard(0) == ["KS-094"]


@clause("NM-11.132.1", "NM-11.132.4", "NM-6.33")
def test_ks_132_upgraded_makes_the_opponent_pick_one_after_the_other_until_two_are_left_here() -> None:
    # hidden ones count: four here, so two must go; the four on C do not matter
    story = table(
        (["KS-007"], ["KS-009", hidden("KS-011"), "KS-086", "KS-074"]),
        ([], ["KS-009", "KS-015", "KS-086", "KS-070"]),
        p0={"hand": ["KS-132"]},
    )
    story.does("upgrade KS-132 #1")  # nothing to play, and the UPGRADE line is not asked for
    story.expects("target", 1).expects_exactly("target #2", "target #3", "target #4", "target #5")
    story.refuses("target #1", "target #6", clause="NM-6.56").refuses("skip", "done")
    story.does("target #4")
    assert story.gone(4)  # each is a defeat of its own
    story.expects("target", 1).expects_exactly("target #2", "target #3", "target #5").does("target #3")
    story.expects("turn", 1)
    assert story.discard(1) == ["KS-011", "KS-086"]  # in the order of picking, the last uppermost
    assert story.row("D", 1) == [2, 5]
    assert story.row("C", 1) == [6, 7, 8, 9]


@clause("NM-11.132.1")
def test_ks_132_upgraded_counts_anew_after_every_defeat() -> None:
    # a controlled one counts too; when Ino goes it returns to its owner, and two are left
    story = table(
        (["KS-007"], ["KS-009", hidden("KS-011"), "KS-020", ch("KS-013", owner=0, controlled_by=4)]),
        p0={"hand": ["KS-132"]},
    )
    story.does("upgrade KS-132 #1").expects_exactly("target #2", "target #3", "target #4", "target #5")
    story.does("target #4").expects("turn", 1)
    assert story.side(5) == 0
    assert story.row("D", 1) == [2, 3]
    # the other way round the captive goes first and Ino stays for the second pick
    story = table(
        (["KS-007"], ["KS-009", hidden("KS-011"), "KS-020", ch("KS-013", owner=0, controlled_by=4)]),
        p0={"hand": ["KS-132"]},
    )
    story.does("upgrade KS-132 #1", "target #5").expects("target", 1)
    story.expects_exactly("target #2", "target #3", "target #4")


@clause("NM-11.132.1", "NM-6.26")
def test_ks_132_upgraded_the_first_to_go_does_not_see_the_second_go() -> None:
    # Tsunade 003 gains 2 for a friend defeated while she is there, nothing once she is gone
    lane = (["KS-007"], ["KS-003", "KS-005", "KS-009", "KS-011"])
    first = table(lane, p0={"hand": ["KS-132"]}, p1={"chakra": 0})
    first.does("upgrade KS-132 #1", "target #2", "target #3").expects("turn", 1)
    assert first.chakra(1) == 0
    last = table(lane, p0={"hand": ["KS-132"]}, p1={"chakra": 0})
    last.does("upgrade KS-132 #1", "target #3", "target #2").expects("turn", 1)
    assert last.chakra(1) == 2


@clause("NM-11.132.1")
def test_ks_132_upgraded_leaves_two_alone_and_played_leaves_all() -> None:
    story = table((["KS-007"], ["KS-009", "KS-011"]), p0={"hand": ["KS-132"]})
    story.does("upgrade KS-132 #1").expects("turn", 1)
    assert story.row("D", 1) == [2, 3]
    story = table(([], ["KS-009", "KS-011", "KS-086"]), p0={"hand": ["KS-132"]})
    story.does("play KS-132 D").expects("turn", 1)
    assert story.row("D", 1) == [1, 2, 3]


@clause("NM-11.132.1", "NM-4.29")
def test_ks_132_upgraded_asks_the_opponent_also_after_they_passed() -> None:
    story = table((["KS-007"], ["KS-009", "KS-011", "KS-086"]), p0={"hand": ["KS-132"]}, p1={"passed": True})
    story.does("upgrade KS-132 #1").expects("target", 1).does("target #3").expects("turn", 0)
    assert story.discard(1) == ["KS-011"]


@clause("NM-11.132.2")
def test_ks_132_upgraded_counts_immune_characters_but_they_cannot_be_picked() -> None:
    story = table(
        (["KS-007"], ["KS-076", "KS-129", "KS-009", "KS-011", "KS-086"]),
        p0={"hand": ["KS-132"]},
    )
    story.does("upgrade KS-132 #1").expects("target", 1).expects_exactly("target #4", "target #5", "target #6")
    story.refuses("target #2", "target #3", clause="NM-6.101")
    story.does("target #5", "target #6").expects("turn", 1)
    # three had to go, and only three could
    assert story.discard(1) == ["KS-009", "KS-086", "KS-011"]
    assert story.row("D", 1) == [2, 3]


@clause("NM-11.132.3")
def test_ks_132_upgraded_a_character_hidden_in_place_of_its_defeat_still_counts_and_may_be_picked_again() -> None:
    for second, left in (("target #2", [3, 4]), ("target #3", [2, 4])):
        story = table((["KS-007"], ["KS-048", "KS-009", "KS-011"]), p0={"hand": ["KS-132"]})
        story.does("upgrade KS-132 #1", "target #2")
        assert story.is_hidden(2)
        story.expects("target", 1).expects_exactly("target #2", "target #3", "target #4")
        story.does(second).expects("turn", 1)  # face down he has no line that saves him
        assert story.row("D", 1) == left


@clause("NM-11.132.3", "NM-6.100")
def test_ks_132_upgraded_is_an_enemy_effect_that_genma_can_take_upon_himself() -> None:
    story = table((["KS-007"], ["KS-049", "KS-009", "KS-011"]), p0={"hand": ["KS-132"]})
    story.does("upgrade KS-132 #1", "target #3")
    story.expects("replace", 1).expects_exactly("use #2 #3", "skip").does("use #2 #3").expects("turn", 1)
    assert story.row("D", 1) == [3, 4]
    assert story.discard(1) == ["KS-049"]


def test_ks_132_upgraded_first_plays_the_summon_and_then_sets_the_trap() -> None:
    story = table(
        (["KS-007"], ["KS-009", "KS-011", "KS-086"]),
        p0={"hand": ["KS-132", "KS-094"], "chakra": 4},
    )
    story.does("upgrade KS-132 #1", "use").expects("target", 1)
    assert story.row("D", 0) == [1, 5]
    assert story.chakra(0) == 0


# KS-133 Naruto Uzumaki, Rasengan --------------------------------------------------------------------------------------
@clause("NM-11.133.1", "NM-11.133.3")
def test_ks_133_hides_an_enemy_here_and_another_weak_one_in_any_mission() -> None:
    story = table(
        (["KS-011"], ["KS-086", "KS-005", "KS-107"]),
        ([], ["KS-011", "KS-009"]),
        p0={"hand": ["KS-133"]},
    )
    story.does("play KS-133 D", "use")
    story.expects("target", 0).expects_exactly("target #2", "target #3")
    story.refuses("target #1", "target #4", "target #5", clause="NM-6.56")
    story.does("target #2")
    assert not story.is_hidden(2)  # both turn together
    story.expects("target", 0).expects_exactly("target #3", "target #5").refuses("skip", "done")
    story.refuses("target #2", clause="NM-6.49").refuses("target #6", clause="NM-6.56")
    story.does("target #5").expects("turn", 1)
    assert [story.is_hidden(n) for n in (2, 3, 4, 5, 6)] == [True, False, False, True, False]


@clause("NM-11.133.2")
def test_ks_133_must_pick_the_first_so_that_a_second_is_left() -> None:
    story = table(([], ["KS-005", "KS-086"]), p0={"hand": ["KS-133"]})
    story.does("play KS-133 D", "use").expects("turn", 1)
    assert story.is_hidden(1)
    assert story.is_hidden(2)


@clause("NM-11.133.2")
def test_ks_133_takes_one_alone_if_only_one_kind_exists() -> None:
    first = table(([], ["KS-086", "KS-009"]), p0={"hand": ["KS-133"]})
    first.does("play KS-133 D", "use").expects_exactly("target #1", "target #2").does("target #1").expects("turn", 1)
    assert first.is_hidden(1)
    second = table(([], ["KS-107"]), ([], ["KS-005", "KS-009"]), p0={"hand": ["KS-133"]})
    second.does("play KS-133 D", "use").expects("turn", 1)
    assert second.is_hidden(2)
    both = table(([], ["KS-005"]), p0={"hand": ["KS-133"]})
    both.does("play KS-133 D", "use").expects("turn", 1)
    assert both.is_hidden(1)


@clause("NM-11.133.2", "NM-11.133.4")
def test_ks_133_asks_nothing_without_a_target() -> None:
    story = table(
        (["KS-011"], ["KS-107", hidden("KS-009")]),
        ([], ["KS-086", hidden("KS-009")]),
        p0={"hand": ["KS-133"]},
    )
    story.does("play KS-133 D").expects("turn", 1)


@clause("NM-11.133.3")
def test_ks_133_measures_both_powers_before_anything_happens() -> None:
    # beside Kakashi 015 Sakura 011 has Power 3; hiding him does not make her weak enough
    story = table(([], ["KS-015", "KS-011"]), p0={"hand": ["KS-133"]})
    story.does("play KS-133 D", "use").expects_exactly("target #1", "target #2").does("target #1").expects("turn", 1)
    assert story.is_hidden(1)
    assert not story.is_hidden(2)


@clause("NM-11.133.3")
def test_ks_133_upgraded_both_leave_together() -> None:
    # Tsunade 003, defeated at the same time, still sees her friend go
    story = table((["KS-009"], ["KS-003"]), ([], ["KS-005"]), p0={"hand": ["KS-133"]}, p1={"chakra": 0})
    story.does("upgrade KS-133 #1", "use").expects("turn", 1)
    assert story.discard(1) == ["KS-005", "KS-003"]
    assert story.chakra(1) == 2


@clause("NM-11.133.4")
def test_ks_133_upgraded_may_choose_hidden_enemies() -> None:
    story = table(
        (["KS-009"], ["KS-086", hidden("KS-107")]),
        ([], [hidden("KS-129"), hidden("KS-011", tokens=3), "KS-129"]),
        p0={"hand": ["KS-133"]},
    )
    story.does("upgrade KS-133 #1", "use").expects_exactly("target #2", "target #3").does("target #3")
    story.expects("turn", 1)  # the other hidden one on D is taken; on C only #4 is weak enough
    assert story.discard(1) == ["KS-129", "KS-107"]
    assert not story.gone(2)


@clause("NM-11.133.1", "NM-11.133.2", "NM-11.133.3")
def test_ks_133_upgraded_keeps_the_limits_of_power_and_the_sides() -> None:
    # Amaterasu lowers Sasuke 107 to 5 and Orochimaru to 6 on D; on C Sakura has 2 and Ebisu 3
    story = table(
        (["KS-009", "KS-128", "KS-005"], ["KS-107", "KS-126"]),
        (["KS-019"], ["KS-011", "KS-046"]),
        p0={"hand": ["KS-133"]},
    )
    story.does("upgrade KS-133 #1", "use").expects("turn", 1)  # only one of each kind
    assert story.discard(1) == ["KS-011", "KS-107"]
    # and Naruto 009, lowered to 2, is weak enough for the second
    story = table((["KS-009", "KS-128"], ["KS-107", "KS-009"]), p0={"hand": ["KS-133"]})
    story.does("upgrade KS-133 #1", "use").expects("turn", 1)
    assert story.discard(1) == ["KS-009", "KS-107"]


@clause("NM-11.133.2")
def test_ks_133_upgraded_takes_one_alone_if_only_one_kind_exists() -> None:
    story = table((["KS-009"], ["KS-086", "KS-107"]), p0={"hand": ["KS-133"]})
    story.does("upgrade KS-133 #1", "use").expects("turn", 1)
    assert story.discard(1) == ["KS-086"]


@clause("NM-11.133.1")
def test_ks_133_measures_full_power_for_both() -> None:
    story = table((["KS-128"], ["KS-107", "KS-009"]), p0={"hand": ["KS-133"]})
    story.does("play KS-133 D", "use").expects("turn", 1)
    assert story.is_hidden(2)
    assert story.is_hidden(3)


@clause("NM-11.133.2", "NM-11.115.1")
def test_ks_133_hides_no_shielded_enemy_and_then_takes_what_is_left() -> None:
    story = table(([], ["KS-115", "KS-009"]), ([], ["KS-005", "KS-019"]), p0={"hand": ["KS-133"]})
    story.does("play KS-133 D", "use").expects_exactly("target #3", "target #4")
    story.refuses("target #2").does("target #4").expects("turn", 1)
    assert story.is_hidden(4)
    assert not story.is_hidden(2)


# KS-134 Nine-Tailed Fox, Destruction ----------------------------------------------------------------------------------
def destruction(chakra: int = 1) -> Story:
    """The Fox among Sasuke 013 (Power 3 beside it), Sasuke 107 (6), Orochimaru (7), Sakura (2) and Shizune (1)."""
    return table(
        (["KS-129", "KS-013"], ["KS-107", "KS-126", hidden("KS-070")]),
        ([], ["KS-011", "KS-005"]),
        p0={"hand": ["KS-134"], "chakra": chakra},
    )


@clause("NM-11.134.1")
def test_ks_134_upgraded_hides_any_number_with_powers_up_to_6_in_all() -> None:
    story = destruction().does("upgrade KS-134 #1", "use")
    story.expects("target", 0).expects_exactly("target #2", "target #3", "target #6", "target #7", "done")
    story.refuses("target #4", clause="NM-11.134.1").refuses("target #5", clause="NM-6.55")
    story.does("target #2").expects_exactly("target #6", "target #7", "done")
    story.refuses("target #3", clause="NM-11.134.1").refuses("target #2", clause="NM-6.49")
    story.does("target #6").expects_exactly("target #7", "done")
    assert not story.is_hidden(2)  # all are picked first
    story.does("target #7").expects("turn", 1)
    assert [story.is_hidden(n) for n in (2, 3, 4, 6, 7)] == [True, False, False, True, True]


@clause("NM-11.134.1")
def test_ks_134_picking_may_end_at_any_pick_the_first_included() -> None:
    story = destruction().does("upgrade KS-134 #1", "use", "target #3").expects("turn", 1)  # 6: no room is left
    assert story.is_hidden(3)
    story = destruction().does("upgrade KS-134 #1", "use", "target #7", "done").expects("turn", 1)
    assert [story.is_hidden(n) for n in (2, 3, 4, 6, 7)] == [False, False, False, False, True]
    story = destruction().does("upgrade KS-134 #1", "use", "done").expects("turn", 1)
    assert [story.is_hidden(n) for n in (2, 3, 4, 6, 7)] == [False] * 5


@clause("NM-11.134.1")
def test_ks_134_fixes_the_powers_at_the_start() -> None:
    # beside Kakashi 015 Naruto 009 has 4: together 7
    story = table((["KS-129"], ["KS-015", "KS-009"]), p0={"hand": ["KS-134"]})
    story.does("upgrade KS-134 #1", "use", "target #2").expects("turn", 1)
    assert not story.is_hidden(3)


@clause("NM-11.134.1")
def test_ks_134_counts_a_negative_power_as_0() -> None:
    # Shikamaru 021 has -1 before Amaterasu; with it Orochimaru (7) would otherwise fit
    story = table(
        (["KS-129"], ["KS-126", "KS-107"]),
        (["KS-128"], ["KS-021"]),
        p0={"hand": ["KS-134"]},
    )
    story.does("upgrade KS-134 #1", "use", "target #5")
    story.expects_exactly("target #3", "target #4", "done").refuses("target #2", clause="NM-11.134.1")


@clause("NM-11.134.1")
def test_ks_134_hides_no_immune_or_shielded_enemy_but_may_hide_itself() -> None:
    # Rashomon holds the Fox at Power 0, and One-Tail is held at Power 0 on C
    story = table(
        (["KS-129"], [ch("KS-067", lock=1)]),
        ([ch("KS-067", lock=4)], ["KS-076"]),
        ([], ["KS-115", "KS-005"]),
        p0={"hand": ["KS-134"]},
    )
    story.does("upgrade KS-134 #1", "use")
    story.expects_exactly("target #1", "target #2", "target #3", "target #5", "done")
    story.refuses("target #4", clause="NM-6.101").refuses("target #6", clause="NM-11.115.1")
    story.does("target #1", "done").expects("turn", 1)
    assert story.is_hidden(1)


@clause("NM-11.134.1", "NM-11.49.2")
def test_ks_134_hiding_both_genma_and_his_charge_lets_genma_go_for_him() -> None:
    story = table((["KS-129"], ["KS-049", "KS-009"]), p0={"hand": ["KS-134"]})
    story.does("upgrade KS-134 #1", "use", "target #3", "target #2")
    story.expects("replace", 1).expects_exactly("use #2 #3", "skip").does("use #2 #3").expects("turn", 1)
    assert story.discard(1) == ["KS-049"]
    assert not story.is_hidden(3)


@clause("NM-11.134.2")
def test_ks_134_upgrades_a_fox_but_no_naruto() -> None:
    story = table((["KS-129"], []), (["KS-133"], []), p0={"hand": ["KS-134"]})
    story.offers("upgrade KS-134 #1", "play KS-134 C").refuses("upgrade KS-134 #2", clause="NM-5.35")


def test_ks_134_played_as_a_new_character_hides_nobody_and_is_immune() -> None:
    story = table(([], ["KS-009"]), p0={"hand": ["KS-134"]})
    story.does("play KS-134 D").expects("turn", 1)
    story = table((["KS-013", "KS-011"], ["KS-134"]), p0={"hand": ["KS-136"]})
    story.does("upgrade KS-136 #1").expects("turn", 1)  # the Fox cannot be defeated by it
    assert story.gone(2)
    assert not story.gone(3)


# KS-135 Sakura Haruno, The Leaf Medical Corps -------------------------------------------------------------------------
@clause("NM-11.135.1", "NM-11.135.2")
def test_ks_135_must_play_one_of_the_top_three_and_discards_the_others_first() -> None:
    story = table(
        (["KS-015"], []),
        ([], []),
        p0={"hand": ["KS-135", "KS-009"], "deck": ["KS-017", "KS-016", "KS-113", "KS-005"], "chakra": 9},
    )
    story.does("play KS-135 D", "use").expects("effect-play", 0)
    story.expects_exactly("play KS-017 D", "play KS-017 C", "play KS-016 C", "upgrade KS-016 #1")
    story.refuses("play KS-113 D", clause="NM-5.2").refuses("play KS-016 D", clause="NM-5.26")
    story.refuses("play KS-009 D", "play KS-005 D", "skip", "pass", "hide KS-017 D")
    story.does("play KS-017 C")
    # the others go before Choji's own line is asked for
    story.expects("discard-order", 0).expects_exactly("card KS-016", "card KS-113").does("card KS-113")
    assert story.discard(0) == ["KS-016", "KS-113"]
    story.expects("use", 0).does("use").expects("turn", 1)
    assert story.tokens_on(3) == 3
    assert story.place(3) == "C"
    assert story.deck(0) == ["KS-005"]
    assert story.chakra(0) == 2


@clause("NM-11.135.1")
def test_ks_135_may_play_the_card_as_an_upgrade() -> None:
    story = table((["KS-015"], []), p0={"hand": ["KS-135"], "deck": ["KS-016", "KS-113", "KS-113"], "chakra": 6})
    story.does("play KS-135 D", "use").expects("turn", 1)  # the only way to play anything; the rest are alike
    assert story.card(1) == "KS-016"
    assert story.chakra(0) == 0
    assert story.discard(0) == ["KS-113", "KS-113"]


@clause("NM-11.135.4", "NM-11.135.1")
def test_ks_135_discards_all_three_openly_if_none_can_be_played() -> None:
    story = table(p0={"hand": ["KS-135"], "deck": ["KS-107", "KS-108", "KS-113", "KS-005"], "chakra": 5})
    story.does("play KS-135 D", "use")
    story.expects("discard-order", 0).expects_exactly("card KS-107", "card KS-108", "card KS-113")
    assert "KS-107" not in seen_cards(story, 1)
    story.does("card KS-113", "card KS-107").expects("turn", 1)
    assert story.discard(0) == ["KS-108", "KS-107", "KS-113"]
    assert {"KS-107", "KS-108", "KS-113"} <= set(seen_cards(story, 1))
    assert story.match.view(1)["players"][0]["discard"] == ["KS-108", "KS-107", "KS-113"]
    assert story.deck(0) == ["KS-005"]


@clause("NM-11.135.4")
def test_ks_135_the_two_discarded_beside_a_played_card_are_public_too() -> None:
    story = table(p0={"hand": ["KS-135"], "deck": ["KS-009", "KS-108", "KS-113"], "chakra": 7})
    story.does("play KS-135 D", "use", "card KS-108").expects("turn", 1)
    assert {"KS-009", "KS-108", "KS-113"} <= set(seen_cards(story, 1))
    assert story.discard(0) == ["KS-113", "KS-108"]


@clause("NM-11.135.3")
def test_ks_135_looks_at_fewer_cards_if_the_deck_has_fewer_and_at_none_if_it_is_empty() -> None:
    story = table(p0={"hand": ["KS-135"], "deck": ["KS-009", "KS-107"], "chakra": 7})
    story.does("play KS-135 D", "use").expects("turn", 1)
    assert story.card(2) == "KS-009"
    assert story.discard(0) == ["KS-107"]
    assert story.deck(0) == []
    story = table(p0={"hand": ["KS-135"], "discard": ["KS-009"]})
    story.does("play KS-135 D").expects("turn", 1)


@clause("NM-11.135.1", "NM-6.85")
def test_ks_135_upgraded_plays_for_4_less() -> None:
    story = table(
        (["KS-011"], []),
        p0={"hand": ["KS-135"], "deck": ["KS-113", "KS-107", "KS-137", "KS-005"], "chakra": 4},
    )
    story.does("upgrade KS-135 #1", "use")  # 3 paid, 1 left: only Sasuke 107 (5 - 4) can be paid
    assert story.card(2) == "KS-107"
    assert story.chakra(0) == 0
    # even his mandatory line waits for the discards; Sakura then has nowhere to be moved
    story.expects("discard-order", 0).does("card KS-137").expects("turn", 1)
    assert story.discard(0) == ["KS-113", "KS-137"]
    assert story.deck(0) == ["KS-005"]


def test_ks_135_left_unused_looks_at_nothing() -> None:
    story = table(p0={"hand": ["KS-135"], "deck": ["KS-009"]})
    story.does("play KS-135 D", "skip").expects("turn", 1)
    assert story.deck(0) == ["KS-009"]
    assert "KS-009" not in seen_cards(story, 0)


# KS-136 Sasuke Uchiha, Heaven Curse Mark ------------------------------------------------------------------------------
@clause("NM-11.136.1")
def test_ks_136_gains_1_chakra_for_every_defeat_of_either_side() -> None:
    # Gaara 120 defeats one weak enemy in each mission
    story = table((["KS-136"], ["KS-005"]), ([], ["KS-019"]), p0={"hand": ["KS-120"], "chakra": 4})
    story.does("play KS-120 D", "use", "target #2", "target #3")
    story.expects("order", 0).expects_exactly("trigger #1 1 #2", "trigger #1 1 #3").does("trigger #1 1 #2")
    assert story.chakra(0) == 2
    # Tenten 118 defeats a hidden character of her own side; the opponent's Sasuke gains too
    story = table(([hidden("KS-118"), hidden("KS-070")], []), ([], ["KS-136"]))
    story.does("reveal #1", "use").expects("turn", 1)
    assert story.chakra(1) == 21


@clause("NM-11.136.1")
def test_ks_136_gains_for_his_own_defeat_too() -> None:
    # Jiraiya 132 leaves two of three
    story = table((["KS-007"], ["KS-136", "KS-009", "KS-011"]), p0={"hand": ["KS-132"]}, p1={"chakra": 0})
    story.does("upgrade KS-132 #1", "target #2").expects("turn", 1)
    assert story.gone(2)
    assert story.chakra(1) == 1


@clause("NM-11.136.1")
def test_ks_136_gains_nothing_for_a_defeat_replaced_by_hiding_nor_while_hidden() -> None:
    story = table((["KS-136"], ["KS-048"]), p0={"hand": ["KS-119"], "chakra": 5})
    story.does("play KS-119 D", "use").expects("turn", 1)
    assert story.is_hidden(2)
    assert story.chakra(0) == 0
    story = table(([hidden("KS-136")], ["KS-009"]), p0={"hand": ["KS-119"], "chakra": 5})
    story.does("play KS-119 D", "use").expects("turn", 1)
    assert story.chakra(0) == 0


@clause("NM-11.136.2", "NM-11.136.3", "NM-11.136.4")
def test_ks_136_upgraded_must_defeat_a_friend_and_an_enemy_here() -> None:
    story = table(
        (["KS-013", "KS-011", "KS-015", hidden("KS-005")], [hidden("KS-086"), "KS-076", "KS-009"]),
        (["KS-023"], ["KS-032"]),
        p0={"hand": ["KS-136"], "chakra": 5},
    )
    story.does("upgrade KS-136 #1")  # not asked whether
    story.expects("target", 0).expects_exactly("target #2", "target #3").refuses("skip", "done")
    story.refuses("target #1", "target #4", "target #5", "target #8", clause="NM-6.56")
    story.does("target #3")
    assert not story.gone(3)
    story.expects("target", 0).expects_exactly("target #5", "target #7")
    story.refuses("target #6", clause="NM-6.101").refuses("target #9", clause="NM-6.56")
    story.does("target #5")
    assert story.gone(3)
    assert story.gone(5)
    story.expects("order", 0).does("trigger #1 1 #3").expects("turn", 1)
    assert story.chakra(0) == 2


@clause("NM-11.136.2", "NM-11.136.3", "NM-6.35")
def test_ks_136_upgraded_defeats_the_friend_or_the_enemy_alone_if_only_one_can_be_found() -> None:
    no_friend = table(
        (["KS-013", hidden("KS-011")], ["KS-009", "KS-086"]), (["KS-015"], []), p0={"hand": ["KS-136"], "chakra": 5}
    )
    no_friend.does("upgrade KS-136 #1").expects("target", 0).expects_exactly("target #3", "target #4")
    no_friend.refuses("target #2", clause="NM-6.56").does("target #3").expects("turn", 1)
    assert [no_friend.gone(n) for n in (2, 3, 4, 5)] == [False, True, False, False]
    assert no_friend.chakra(0) == 1
    no_enemy = table(
        (["KS-013", "KS-011", "KS-015"], ["KS-076"]), ([], ["KS-009"]), p0={"hand": ["KS-136"], "chakra": 5}
    )
    no_enemy.does("upgrade KS-136 #1").expects("target", 0).expects_exactly("target #2", "target #3")
    no_enemy.does("target #2").expects("turn", 1)
    assert [no_enemy.gone(n) for n in (2, 3, 4, 5)] == [True, False, False, False]
    assert no_enemy.chakra(0) == 1


@clause("NM-11.136.3")
def test_ks_136_upgraded_gains_only_for_the_defeat_that_was_not_replaced() -> None:
    story = table((["KS-013", "KS-011"], ["KS-048"]), p0={"hand": ["KS-136"], "chakra": 5})
    story.does("upgrade KS-136 #1").expects("turn", 1)
    assert story.gone(2)
    assert story.is_hidden(3)
    assert story.chakra(0) == 1


@clause("NM-11.136.3", "NM-6.116")
def test_ks_136_upgraded_both_defeats_are_one_batch() -> None:
    # Genma may go for Naruto, and is asked before anybody leaves
    story = table((["KS-013", "KS-003"], ["KS-009", "KS-049"]), p0={"hand": ["KS-136"], "chakra": 5})
    story.does("upgrade KS-136 #1", "target #3")
    story.expects("replace", 1)
    assert not story.gone(2)
    story.does("use #4 #3").expects("order", 0).expects_exactly("trigger #1 1 #2", "trigger #1 1 #4")
    story.does("trigger #1 1 #4").expects("turn", 1)
    assert story.chakra(0) == 2  # Tsunade and Genma; Tsunade gains nothing for herself
    assert not story.gone(3)


@clause("NM-11.136.3", "NM-11.48.1")
def test_ks_136_upgraded_a_friend_hidden_in_place_of_the_defeat_brings_no_chakra() -> None:
    story = table((["KS-013", "KS-048"], ["KS-009"]), p0={"hand": ["KS-136"], "chakra": 5})
    story.does("upgrade KS-136 #1").expects("turn", 1)
    assert story.is_hidden(2)
    assert story.gone(3)
    assert story.chakra(0) == 1


def test_ks_136_played_as_a_new_character_defeats_nobody() -> None:
    story = table((["KS-011"], ["KS-009"]), p0={"hand": ["KS-136"]})
    story.does("play KS-136 D").expects("turn", 1)
    assert not story.gone(1)
    assert not story.gone(2)


# KS-137 Kakashi Hatake, Lightning Blade -------------------------------------------------------------------------------
@clause("NM-11.137.1")
def test_ks_137_upgraded_moves_first_and_then_strikes_in_his_new_mission() -> None:
    story = table(
        (["KS-015"], [ch("KS-108", under=["KS-009"])]),
        (
            [ch("KS-107", under=["KS-013"])],
            [ch("KS-110", under=["KS-019"]), hidden("KS-126", under=["KS-050"]), "KS-086"],
        ),
        ([], []),
        p0={"hand": ["KS-137"]},
    )
    story.does("upgrade KS-137 #1", "use").expects("mission", 0).expects_exactly("mission C", "mission B")
    story.does("mission C").expects("use", 0).does("use")
    story.expects("target", 0).expects_exactly("target #1", "target #3", "target #4")
    story.refuses("target #5", clause="NM-6.55").refuses("target #2", "target #6", clause="NM-6.56")
    story.does("target #4").expects("turn", 1)
    assert story.is_hidden(4)


@clause("NM-11.137.1")
def test_ks_137_upgraded_may_stay_and_may_hide_himself() -> None:
    story = table((["KS-015"], ["KS-086"]), ([], [ch("KS-108", under=["KS-009"])]), p0={"hand": ["KS-137"]})
    story.does("upgrade KS-137 #1", "skip", "use").expects("turn", 1)
    assert story.is_hidden(1)
    assert story.place(1) == "D"


@clause("NM-11.137.1")
def test_ks_137_played_as_a_new_character_neither_moves_nor_counts_as_upgraded() -> None:
    story = table((["KS-009"], ["KS-086"]), ([], []), p0={"hand": ["KS-137"]})
    story.does("play KS-137 D").expects("turn", 1)
    story = table(([], [ch("KS-108", under=["KS-009"])]), ([], []), p0={"hand": ["KS-137"]})
    story.does("play KS-137 D", "use").expects("turn", 1)
    assert story.is_hidden(1)
    assert story.place(2) == "D"


@clause("NM-11.137.1")
def test_ks_137_revealed_with_cards_beneath_is_upgraded_but_has_no_upgrade_line() -> None:
    story = table(([hidden("KS-137", under=["KS-015"])], []), ([], []))
    story.does("reveal #1").expects("use", 0).does("use").expects("turn", 1)
    assert story.is_hidden(1)
    assert story.place(1) == "D"


@clause("NM-11.137.1")
def test_ks_137_held_by_kurenai_does_not_move() -> None:
    story = table((["KS-015"], ["KS-035"]), ([], []), p0={"hand": ["KS-137"]})
    story.does("upgrade KS-137 #1").expects("use", 0).does("skip").expects("turn", 1)
    assert story.place(1) == "D"
    assert not story.is_hidden(1)  # it was MAIN, with Kakashi alone as target, that was skipped


# KS-138 Orochimaru, Reanimation ---------------------------------------------------------------------------------------
@clause("NM-11.138.1")
def test_ks_138_may_be_played_over_any_own_cheaper_character_but_summons_and_orochimaru() -> None:
    story = table(
        (["KS-009", "KS-094", "KS-113", hidden("KS-011")], ["KS-011"]),
        (["KS-050"], []),
        (["KS-122"], []),
        p0={"hand": ["KS-138"]},
    )
    story.offers("upgrade KS-138 #1", "upgrade KS-138 #7", "play KS-138 D")
    story.refuses("upgrade KS-138 #2", "upgrade KS-138 #6", clause="NM-11.138.1")
    story.refuses("upgrade KS-138 #3", clause="NM-5.37")
    story.refuses("upgrade KS-138 #4", clause="NM-5.38")
    story.refuses("upgrade KS-138 #5", clause="NM-5.35")
    story.does("upgrade KS-138 #7", "use").expects("turn", 1)
    assert story.chakra(0) == 19


@clause("NM-11.138.1")
def test_ks_138_is_not_played_over_a_character_of_another_owner() -> None:
    story = table((["KS-020", ch("KS-009", owner=1, controlled_by=1)], []), p0={"hand": ["KS-138"]})
    story.offers("upgrade KS-138 #1").refuses("upgrade KS-138 #2", clause="NM-5.36")


@clause("NM-11.138.1")
def test_ks_138_revealed_is_no_upgrade_of_an_orochimaru_either() -> None:
    story = table(([hidden("KS-138"), "KS-050"], []), ([hidden("KS-138"), "KS-009"], []))
    story.refuses("reveal-upgrade #1 #2", clause="NM-11.138.1").refuses("reveal #1", clause="NM-5.54")
    story.offers("reveal #3", "reveal-upgrade #3 #4")


@clause("NM-11.138.2")
def test_ks_138_is_not_legal_beside_another_orochimaru_in_any_way() -> None:
    story = table(
        (["KS-050", "KS-009", hidden("KS-138")], []),
        ([hidden("KS-050"), "KS-009"], []),
        p0={"hand": ["KS-138"]},
    )
    story.refuses("upgrade KS-138 #2", clause="NM-5.39").refuses("play KS-138 D", clause="NM-5.26")
    story.refuses("reveal #3", clause="NM-5.54").refuses("reveal-upgrade #3 #2", clause="NM-5.39")
    story.offers("upgrade KS-138 #5", "play KS-138 C", "hide KS-138 D")  # a hidden one has no name


@clause("NM-11.138.3")
def test_ks_138_upgraded_is_worth_2_points_if_the_covered_power_was_6() -> None:
    strong = table((["KS-107"], []), p0={"hand": ["KS-138"], "chakra": 1})
    strong.does("upgrade KS-138 #1").expects("use", 0).does("use").expects("turn", 1)
    assert strong.points(0) == 2
    weak = table((["KS-009"], []), p0={"hand": ["KS-138"]})
    weak.does("upgrade KS-138 #1").expects("turn", 1)
    assert weak.points(0) == 0
    tokens = table(([ch("KS-009", tokens=3)], []), p0={"hand": ["KS-138"]})
    tokens.does("upgrade KS-138 #1", "use")
    assert tokens.points(0) == 2
    above = table(([ch("KS-107", tokens=1)], []), p0={"hand": ["KS-138"]})
    above.does("upgrade KS-138 #1", "use")
    assert above.points(0) == 2
    lowered = table((["KS-107"], ["KS-128"]), p0={"hand": ["KS-138"]})
    lowered.does("upgrade KS-138 #1").expects("turn", 1)
    assert lowered.points(0) == 0


@clause("NM-11.138.3")
def test_ks_138_the_tokens_of_the_hidden_card_itself_do_not_count_before_it_covers() -> None:
    story = table(([hidden("KS-138", tokens=3), "KS-009"], []))
    story.does("reveal-upgrade #1 #2").expects("turn", 1)
    assert story.points(0) == 0
    assert story.power(2) == 11
    story = table(([hidden("KS-138"), ch("KS-009", tokens=3)], []))
    story.does("reveal-upgrade #1 #2", "use").expects("turn", 1)
    assert story.points(0) == 2


def test_ks_138_played_or_revealed_is_worth_nothing_and_the_points_may_be_left() -> None:
    story = table(([hidden("KS-138", tokens=6)], []), ([], []), p0={"hand": ["KS-138"]})
    story.does("reveal #1").expects("turn", 1).does("pass", "play KS-138 C").expects("turn", 0)
    assert story.points(0) == 0
    story = table((["KS-107"], []), p0={"hand": ["KS-138"]})
    story.does("upgrade KS-138 #1", "skip").expects("turn", 1)
    assert story.points(0) == 0


# KS-139 Gaara, Sand Burial --------------------------------------------------------------------------------------------
@clause("NM-11.139.1", "NM-11.139.2")
def test_ks_139_defeats_an_enemy_cheaper_than_the_number_of_own_hidden_characters() -> None:
    # three hidden ones on p0's side, one of them borrowed from p1
    story = table(
        (
            ["KS-020", hidden("KS-070", owner=1, controlled_by=1), hidden("KS-011")],
            ["KS-009", "KS-086", hidden("KS-107")],
        ),
        ([hidden("KS-013"), "KS-021"], ["KS-019", hidden("KS-032")]),
        p0={"hand": ["KS-139"]},
    )
    story.does("play KS-139 D", "use")
    story.expects("target", 0).expects_exactly("target #4", "target #6", "target #9", "target #10")
    story.refuses("target #5", clause="NM-6.56")  # cost 3 is not lower than 3
    story.refuses("target #2", "target #8", clause="NM-6.56")
    story.does("target #6").expects("turn", 1)
    assert story.discard(1) == ["KS-107"]


@clause("NM-11.139.1")
def test_ks_139_asks_nothing_without_own_hidden_characters_and_gaara_revealed_is_none() -> None:
    story = table(([], ["KS-101", hidden("KS-009")]), p0={"hand": ["KS-139"]})
    story.does("play KS-139 D").expects("turn", 1)
    story = table(([hidden("KS-139")], ["KS-101", hidden("KS-009")]))
    story.does("reveal #1").expects("turn", 1)


@clause("NM-11.139.3")
def test_ks_139_upgraded_then_must_hide_a_cheaper_namesake_in_any_mission() -> None:
    story = table(
        (["KS-074", hidden("KS-011"), hidden("KS-009")], ["KS-014"]),
        ([hidden("KS-005"), hidden("KS-019")], ["KS-013", "KS-009"]),
        ([], ["KS-146"]),
        (["KS-013"], ["KS-013"]),
        p0={"hand": ["KS-139"]},
    )
    story.does("upgrade KS-139 #1", "use", "target #4")
    assert story.gone(4)
    # Sasuke 146 costs 3 like the defeated 014; Naruto has another name; #10 is no enemy
    story.expects("target", 0).expects_exactly("target #7", "target #11").refuses("skip", "done")
    story.refuses("target #8", "target #9", "target #10", clause="NM-6.56")
    story.does("target #11").expects("turn", 1)
    assert story.is_hidden(11)
    assert not story.is_hidden(7)


@clause("NM-11.139.3")
def test_ks_139_upgraded_without_a_cheaper_namesake_only_defeats() -> None:
    story = table(
        (["KS-074", hidden("KS-011"), hidden("KS-009"), hidden("KS-005")], ["KS-013"]),
        ([], ["KS-107", hidden("KS-013")]),
        p0={"hand": ["KS-139"]},
    )
    story.does("upgrade KS-139 #1", "use", "target #5").expects("turn", 1)
    assert story.gone(5)
    assert not story.is_hidden(6)


@clause("NM-11.139.2")
def test_ks_139_upgraded_a_hidden_victim_has_no_name_and_brings_no_second_part() -> None:
    story = table(
        (["KS-074", hidden("KS-011")], [hidden("KS-107")]),
        ([], ["KS-013"]),
        p0={"hand": ["KS-139"]},
    )
    story.does("upgrade KS-139 #1", "use").expects("turn", 1)
    assert story.discard(1) == ["KS-107"]
    assert not story.is_hidden(4)


@clause("NM-11.139.3")
def test_ks_139_upgraded_the_second_part_needs_a_real_defeat() -> None:
    def board() -> Story:
        story = table(
            (["KS-074", hidden("KS-011"), hidden("KS-009"), hidden("KS-005"), hidden("KS-019")], ["KS-014", "KS-049"]),
            ([], ["KS-013"]),
            p0={"hand": ["KS-139"]},
        )
        return story.does("upgrade KS-139 #1", "use", "target #6").expects("replace", 1)

    saved = board().does("use #7 #6").expects("turn", 1)
    assert saved.discard(1) == ["KS-049"]
    assert not saved.is_hidden(8)
    lost = board().does("skip").expects("turn", 1)
    assert lost.gone(6)
    assert lost.is_hidden(8)


@clause("NM-11.139.3", "NM-11.4.1")
def test_ks_139_upgraded_a_victim_taken_to_hand_was_defeated_all_the_same() -> None:
    story = table(
        (["KS-074", hidden("KS-011"), hidden("KS-009"), hidden("KS-005"), hidden("KS-019")], ["KS-014"]),
        ([], ["KS-013", "KS-004"]),
        p0={"hand": ["KS-139"]},
    )
    story.does("upgrade KS-139 #1", "use", "target #6").expects("turn", 1)
    assert story.hand(1) == ["KS-014"]
    assert story.is_hidden(7)


@clause("NM-11.139.3")
def test_ks_139_upgraded_the_top_card_of_a_defeated_stack_gives_name_and_cost() -> None:
    # Akamaru 029 over Kiba 025: another Akamaru is hidden, another Kiba is not
    story = table(
        (["KS-074", *[hidden("KS-009")] * 5], [ch("KS-029", under=["KS-025"])]),
        ([], ["KS-028", "KS-025"]),
        p0={"hand": ["KS-139"]},
    )
    story.does("upgrade KS-139 #1", "use", "target #7").expects("turn", 1)
    assert story.discard(1) == ["KS-029", "KS-025"]
    assert story.is_hidden(8)
    assert not story.is_hidden(9)


def test_ks_139_played_as_a_new_character_hides_nobody() -> None:
    story = table(
        ([hidden("KS-011"), hidden("KS-009"), hidden("KS-005"), hidden("KS-019")], ["KS-014"]),
        ([], ["KS-013"]),
        p0={"hand": ["KS-139"]},
    )
    story.does("play KS-139 D", "use", "target #5").expects("turn", 1)
    assert story.gone(5)
    assert not story.is_hidden(6)


# KS-140 Itachi Uchiha, Tsukuyomi --------------------------------------------------------------------------------------
@clause("NM-11.140.1", "NM-6.33")
def test_ks_140_makes_the_opponent_discard_the_hand_in_their_order_and_draw_as_many() -> None:
    story = table(
        p0={"hand": ["KS-140", "KS-005"]},
        p1={"hand": ["KS-009", "KS-011", "KS-013"], "deck": ["KS-015", "KS-070", "KS-086", "KS-032"]},
    )
    story.does("play KS-140 D")
    story.expects("discard-order", 1).expects_exactly("card KS-009", "card KS-011", "card KS-013")
    story.refuses("skip", "done")
    story.does("card KS-013").expects_exactly("card KS-009", "card KS-011").does("card KS-009").expects("turn", 1)
    assert story.discard(1) == ["KS-011", "KS-009", "KS-013"]
    assert story.hand(1) == ["KS-015", "KS-070", "KS-086"]
    assert story.deck(1) == ["KS-032"]
    assert story.hand(0) == ["KS-005"]


@clause("NM-11.140.1")
def test_ks_140_the_opponent_draws_what_the_deck_has() -> None:
    story = table(p0={"hand": ["KS-140"]}, p1={"hand": ["KS-009", "KS-009"], "deck": ["KS-015"]})
    story.does("play KS-140 D").expects("turn", 1)  # two alike: there is no order to choose
    assert story.discard(1) == ["KS-009", "KS-009"]
    assert story.hand(1) == ["KS-015"]


@clause("NM-11.140.1", "NM-11.140.2")
def test_ks_140_upgraded_defeats_a_character_that_costs_no_more_than_the_cards_discarded() -> None:
    story = table(
        (["KS-090", "KS-009"], ["KS-086", "KS-014"]),
        ([], [hidden("KS-107"), "KS-070", "KS-101"]),
        p0={"hand": ["KS-140"]},
        p1={"hand": ["KS-009", "KS-011"], "deck": []},
    )
    story.does("upgrade KS-140 #1", "card KS-009").expects("use", 0).does("use")
    # two cards were discarded though none was drawn
    story.expects("target", 0).expects_exactly("target #2", "target #5", "target #6", "target #7")
    story.refuses("target #1", "target #3", "target #4", clause="NM-6.56")
    story.does("target #6").expects("turn", 1)
    assert story.gone(6)


@clause("NM-11.140.2")
def test_ks_140_upgraded_against_an_empty_hand_reaches_only_cost_0() -> None:
    story = table(
        (["KS-090", hidden("KS-009")], ["KS-019"]),
        ([], ["KS-101", hidden("KS-107")]),
        p0={"hand": ["KS-140"]},
        p1={"deck": ["KS-015"]},
    )
    story.does("upgrade KS-140 #1").expects("use", 0).does("use")
    story.expects_exactly("target #2", "target #4", "target #5").refuses("target #3", clause="NM-6.56")
    story.does("target #4").expects("turn", 1)
    assert story.hand(1) == []
    assert story.deck(1) == ["KS-015"]


@clause("NM-11.140.2")
def test_ks_140_upgraded_against_an_empty_hand_asks_nothing_without_a_free_target() -> None:
    story = table((["KS-090"], ["KS-019"]), p0={"hand": ["KS-140"]})
    story.does("upgrade KS-140 #1").expects("turn", 1)


def test_ks_140_played_as_a_new_character_defeats_nobody() -> None:
    story = table(([], ["KS-019"]), p0={"hand": ["KS-140"]}, p1={"hand": ["KS-009"]})
    story.does("play KS-140 D").expects("turn", 1)
    assert story.discard(1) == ["KS-009"]
    assert not story.gone(1)


# KS-141 Naruto Uzumaki, Challenging Sasuke ----------------------------------------------------------------------------
@clause("NM-11.141.2")
def test_ks_141_discards_a_card_and_hides_an_enemy_here_with_power_4_or_less() -> None:
    story = table(
        (["KS-011"], ["KS-014", "KS-086", hidden("KS-015"), "KS-032"]),
        ([], ["KS-005"]),
        p0={"hand": ["KS-141", "KS-009", "KS-013"]},
    )
    story.does("play KS-141 D", "use").expects("card", 0).expects_exactly("card KS-009", "card KS-013")
    story.does("card KS-013")
    assert story.discard(0) == ["KS-013"]
    story.expects("target", 0).expects_exactly("target #2", "target #5").refuses("skip", "done")
    story.refuses("target #1", "target #3", "target #6", clause="NM-6.56").refuses("target #4", clause="NM-6.55")
    story.does("target #2").expects("turn", 1)
    assert story.is_hidden(2)


@clause("NM-11.141.2")
def test_ks_141_measures_full_power() -> None:
    story = table((["KS-128"], ["KS-086", "KS-107"]), p0={"hand": ["KS-141", "KS-013"]})
    story.does("play KS-141 D", "use").expects("turn", 1)
    assert story.is_hidden(2)


@clause("NM-11.141.1", "NM-6.40")
def test_ks_141_may_be_used_for_the_discard_alone() -> None:
    story = table(([], ["KS-086"]), p0={"hand": ["KS-141", "KS-009"]})
    story.does("play KS-141 D").expects("use", 0).does("use").expects("turn", 1)
    assert story.discard(0) == ["KS-009"]
    assert not story.is_hidden(1)


@clause("NM-11.141.1")
def test_ks_141_needs_a_card_to_discard() -> None:
    story = table(([], ["KS-009"]), p0={"hand": ["KS-141"]})
    story.does("play KS-141 D").expects("turn", 1)
    assert not story.is_hidden(1)


# KS-142 Sasuke Uchiha, Challenging Naruto -----------------------------------------------------------------------------
@clause("NM-11.142.1")
def test_ks_142_discards_a_card_and_gets_1_token_plus_1_for_each_enemy_here() -> None:
    story = table(
        (["KS-009"], ["KS-086", hidden("KS-011"), hidden("KS-108", under=["KS-009"])]),
        ([], ["KS-032"]),
        p0={"hand": ["KS-142", "KS-005"]},
    )
    story.does("play KS-142 D", "use").expects("turn", 1)
    assert story.tokens_on(6) == 4
    assert story.discard(0) == ["KS-005"]


@clause("NM-11.142.1")
def test_ks_142_without_enemies_gets_1_token_and_without_a_card_none() -> None:
    story = table((["KS-009"], []), p0={"hand": ["KS-142", "KS-005"]})
    story.does("play KS-142 D", "use").expects("turn", 1)
    assert story.tokens_on(2) == 1
    story = table(([], ["KS-009"]), p0={"hand": ["KS-142"]})
    story.does("play KS-142 D").expects("turn", 1)
    assert story.tokens_on(2) == 0


# KS-143 Itachi Uchiha, Hunting Naruto ---------------------------------------------------------------------------------
@clause("NM-11.143.1")
def test_ks_143_brings_a_friend_from_another_mission_here() -> None:
    story = table(
        (["KS-015"], ["KS-086"]),
        (["KS-009", hidden("KS-011")], ["KS-032"]),
        (["KS-016"], []),
        p0={"hand": ["KS-143"]},
    )
    story.does("play KS-143 D", "use")
    # Kakashi 016 would meet Kakashi 015
    story.expects("target", 0).expects_exactly("target #3", "target #4")
    story.refuses("target #6", clause="NM-6.57")
    story.refuses("target #1", "target #5", "target #7", clause="NM-6.56")
    story.does("target #4").expects("turn", 1)  # the line names the destination
    assert story.place(4) == "D"
    assert story.is_hidden(4)


@clause("NM-11.143.1")
def test_ks_143_revealed_also_brings_an_enemy_here() -> None:
    story = table(
        ([hidden("KS-143")], ["KS-015"]),
        ([], ["KS-009", hidden("KS-011"), "KS-016"]),
    )
    story.does("reveal #1")  # no friend elsewhere: MAIN is passed over
    story.expects("use", 0).does("use").expects("target", 0).expects_exactly("target #3", "target #4")
    story.refuses("target #5", clause="NM-6.57").refuses("target #2", clause="NM-6.56")
    story.does("target #3").expects("turn", 1)
    assert story.place(3) == "D"
    assert story.side(3) == 1


@clause("NM-11.143.1")
def test_ks_143_brings_nobody_whom_kurenai_holds_at_the_place_of_departure() -> None:
    # Naruto (#2) is held on C and Sakura (#5) on B; only the two Kurenai themselves could come
    def board() -> Story:
        return table(([hidden("KS-143")], []), (["KS-009"], ["KS-035"]), (["KS-035"], ["KS-011"])).does("reveal #1")

    friend = board().does("use").expects("use", 0)
    assert [friend.place(n) for n in (2, 3, 4, 5)] == ["C", "C", "D", "B"]
    enemy = board().does("skip", "use").expects("turn", 1)
    assert [enemy.place(n) for n in (2, 3, 4, 5)] == ["C", "D", "B", "B"]


@clause("NM-11.143.1")
def test_ks_143_played_face_up_brings_no_enemy() -> None:
    story = table(([], []), ([], ["KS-009"]), p0={"hand": ["KS-143"]})
    story.does("play KS-143 D").expects("turn", 1)
    assert story.place(1) == "C"


@clause("NM-11.143.1", "NM-11.75.1")
def test_ks_143_revealed_cannot_drag_gaara_out_of_his_sand() -> None:
    story = table(([hidden("KS-143")], []), ([], ["KS-075"]))
    story.does("reveal #1", "use").expects("turn", 1)
    assert story.place(2) == "C"
    assert story.is_hidden(2)


# KS-144 Kisame Hoshigaki, Chakra Absorb -------------------------------------------------------------------------------
@clause("NM-11.144.1")
def test_ks_144_takes_1_chakra_from_the_opponent() -> None:
    story = table(p0={"hand": ["KS-144"], "chakra": 6}, p1={"chakra": 3})
    story.does("play KS-144 D", "use").expects("turn", 1)
    assert (story.chakra(0), story.chakra(1)) == (1, 2)
    story = table(p0={"hand": ["KS-144"], "chakra": 6}, p1={"chakra": 3})
    story.does("play KS-144 D", "skip").expects("turn", 1)
    assert (story.chakra(0), story.chakra(1)) == (0, 3)


@clause("NM-11.144.1")
def test_ks_144_is_passed_over_when_the_opponent_has_no_chakra() -> None:
    story = table(p0={"hand": ["KS-144"], "chakra": 6}, p1={"chakra": 0})
    story.does("play KS-144 D").expects("turn", 1)
    assert (story.chakra(0), story.chakra(1)) == (0, 0)


# KS-145 Naruto Uzumaki, Original Team 7 -------------------------------------------------------------------------------
@clause("NM-11.145.1")
def test_ks_145_strengthens_own_hidden_characters_here_while_holding_the_edge() -> None:
    story = table(
        (["KS-145", hidden("KS-011"), "KS-020", hidden("KS-070", owner=1, controlled_by=3)], [hidden("KS-086")]),
        ([hidden("KS-013")], []),
    )
    assert [story.power(n) for n in (1, 2, 3, 4, 5, 6)] == [5, 1, 0, 1, 0, 0]
    story = table((["KS-145", hidden("KS-011")], []), edge=1, active=0)
    assert story.power(2) == 0


@clause("NM-11.145.1")
def test_ks_145_follows_the_edge_at_once_and_does_nothing_while_hidden() -> None:
    story = table((["KS-145", hidden("KS-011")], []), edge=1, active=1)
    assert story.power(2) == 0
    story.does("pass")
    assert story.power(2) == 0
    story = table((["KS-145", hidden("KS-011")], []), edge=1, active=0)
    story.does("pass")  # the first to pass takes the Edge
    assert story.power(2) == 1
    story = table(([hidden("KS-145"), hidden("KS-011")], []))
    assert story.power(2) == 0


@clause("NM-11.145.1")
def test_ks_145_may_win_a_mission_with_hidden_characters() -> None:
    story = table((["KS-145", hidden("KS-011"), hidden("KS-013")], ["KS-107"]))
    story.passes()
    assert story.points(0) == 2  # 7 to 6
    assert story.points(1) == 0
    story = table((["KS-145", hidden("KS-011"), hidden("KS-013")], ["KS-107"]), edge=1, active=1)
    story.passes()
    story.does("skip")  # the mission's line, against a hidden enemy
    assert story.points(1) == 2  # 5 to 6


# KS-146 Sasuke Uchiha, Original Team 7 --------------------------------------------------------------------------------
@clause("NM-11.146.1")
def test_ks_146_gives_the_edge_away_for_3_tokens() -> None:
    story = table((["KS-145", hidden("KS-011")], []), p0={"hand": ["KS-146"]})
    assert story.power(2) == 1
    story.does("play KS-146 D", "use").expects("turn", 1)
    assert story.edge == 1
    assert story.tokens_on(3) == 3
    assert story.power(2) == 0  # Naruto 145 looks at the Edge at once


@clause("NM-11.146.1")
def test_ks_146_the_new_holder_wins_the_tie() -> None:
    # 3 + 3 against 6; p1 passes first and keeps the Edge
    story = table(([], ["KS-107"]), p0={"hand": ["KS-146"]})
    story.does("play KS-146 D", "use").passes()
    assert story.points(1) == 2


@clause("NM-11.146.1")
def test_ks_146_is_passed_over_without_the_edge_and_may_be_left_unused() -> None:
    story = table(p0={"hand": ["KS-146"]}, edge=1, active=0)
    story.does("play KS-146 D").expects("turn", 1)
    assert story.tokens_on(1) == 0
    assert story.edge == 1
    story = table(p0={"hand": ["KS-146"]})
    story.does("play KS-146 D", "skip").expects("turn", 1)
    assert story.tokens_on(1) == 0
    assert story.edge == 0


# KS-147 Sakura Haruno, Original Team 7 --------------------------------------------------------------------------------
@clause("NM-11.147.1")
def test_ks_147_brings_2_chakra_in_the_start_phase_while_the_opponent_holds_the_edge() -> None:
    without = table((["KS-147"], []), edge=1, active=1)
    without.passes()
    assert without.chakra(0) == 5 + 1 + 2
    assert without.chakra(1) == 5
    holding = table((["KS-147"], []))
    holding.passes()
    assert holding.chakra(0) == 5 + 1


@clause("NM-11.147.1")
def test_ks_147_looks_at_the_edge_in_the_start_phase_not_before() -> None:
    # p1 holds the Edge all round, but p0 is the first to pass
    story = table((["KS-147"], []), edge=1, active=0)
    story.does("pass", "pass")
    assert story.edge == 0
    assert story.chakra(0) == 5 + 1


@clause("NM-11.147.1")
def test_ks_147_brings_nothing_while_hidden_and_nothing_when_played() -> None:
    story = table(([hidden("KS-147")], []), edge=1, active=1)
    story.passes()
    assert story.chakra(0) == 5 + 1
    story = table(p0={"hand": ["KS-147"], "chakra": 3}, edge=1, active=0)
    story.does("play KS-147 D").expects("turn", 1)
    assert story.chakra(0) == 0


# KS-148 Kakashi Hatake, Original Team 7 -------------------------------------------------------------------------------
@clause("NM-11.148.1")
def test_ks_148_takes_the_edge() -> None:
    story = table(p0={"hand": ["KS-148"]}, edge=1, active=0)
    story.does("play KS-148 D", "use").expects("turn", 1)
    assert story.edge == 0
    story = table(p0={"hand": ["KS-148"]}, edge=1, active=0)
    story.does("play KS-148 D", "skip").expects("turn", 1)
    assert story.edge == 1


@clause("NM-11.148.1")
def test_ks_148_is_passed_over_with_the_edge_already_there() -> None:
    story = table(p0={"hand": ["KS-148"]})
    story.does("play KS-148 D").expects("turn", 1)
    assert story.edge == 0


@clause("NM-11.148.2", "NM-6.92")
def test_ks_148_revealed_copies_a_line_of_a_friendly_team_7_character() -> None:
    story = table(
        ([hidden("KS-148"), "KS-108", "KS-012", "KS-017", hidden("KS-107")], ["KS-009", "KS-011"]),
        (["KS-010"], ["KS-014"]),
        p0={"hand": ["KS-005"], "deck": ["KS-019"]},
        p1={"hand": ["KS-005"], "deck": ["KS-019"]},
    )
    story.does("reveal #1", "use").expects("line", 0)
    # Naruto 108 MAIN and Naruto 010 AMBUSH; no UPGRADE line, no hidden friend, no Team 10, no enemy
    story.expects_exactly("line #2 1", "line #8 1")
    story.refuses("line #3 2", "line #4 1", "line #5 1", "line #7 1", "line #9 1", "line #1 1")
    story.does("line #2 1").expects("target", 0).expects_exactly("target #6", "target #7")
    story.does("target #6").expects("turn", 1)
    assert story.is_hidden(6)


@clause("NM-11.148.2", "NM-6.90")
def test_ks_148_the_copied_line_is_his_own() -> None:
    # Naruto 010 on C moves himself; copied, it moves Kakashi
    story = table(([hidden("KS-148")], []), (["KS-010"], []), ([], []))
    story.does("reveal #1", "use").expects("mission", 0).expects_exactly("mission C", "mission B").does("mission B")
    assert story.place(1) == "B"
    assert story.place(2) == "C"


@clause("NM-11.148.2", "NM-6.94")
def test_ks_148_copies_without_the_changes_of_the_original() -> None:
    # Naruto 133 was played as an upgrade, but his printed line only hides, and not the hidden ones
    story = table(
        ([hidden("KS-148")], ["KS-086", hidden("KS-011")]),
        ([ch("KS-133", under=["KS-009"])], ["KS-005"]),
    )
    story.does("reveal #1", "use").expects("turn", 1)
    assert story.is_hidden(2)
    assert story.is_hidden(5)
    assert not story.gone(3)


@clause("NM-11.148.2")
def test_ks_148_copies_upgrade_lines_only_when_revealed_as_an_upgrade() -> None:
    plain = table(([hidden("KS-148"), "KS-012"], []), p0={"deck": ["KS-019"]})
    plain.does("reveal #1").expects("turn", 1)
    assert plain.deck(0) == ["KS-019"]
    upgraded = table(
        (["KS-015", hidden("KS-148"), "KS-012"], []),
        p0={"deck": ["KS-019"], "hand": ["KS-005"]},
    )
    upgraded.does("reveal-upgrade #2 #1", "use")
    upgraded.expects("card", 0).expects_exactly("card KS-005", "card KS-019").does("card KS-005").expects("turn", 1)
    assert upgraded.hand(0) == ["KS-019"]


@clause("NM-11.148.2", "NM-6.94")
def test_ks_148_revealed_as_an_upgrade_copies_upgrade_lines_but_no_changes_of_lines() -> None:
    # Sasuke 136's UPGRADE line is a line of its own, Naruto 133's only changes his MAIN line,
    # and Sasuke 107's, on B, counts what a MAIN line of the copier never did
    def board() -> Story:
        story = table(
            (["KS-015", hidden("KS-148"), "KS-012"], ["KS-086", "KS-005"]),
            (["KS-133", "KS-136"], []),
            (["KS-107"], []),
        )
        story.does("reveal-upgrade #2 #1", "use").expects("line", 0)
        return story.expects_exactly("line #6 1", "line #7 2", "line #8 1").refuses("line #6 2", "line #8 2")

    hiding = board().does("line #6 1").expects("turn", 1)  # Zabuza first, so that Shizune is left
    assert hiding.is_hidden(4)
    assert hiding.is_hidden(5)
    sacrifice = board().does("line #7 2").expects_exactly("target #4", "target #5")  # Sakura is Kakashi's only friend
    sacrifice.does("target #4").expects("order", 0)
    assert sacrifice.gone(3)
    assert sacrifice.gone(4)


@clause("NM-11.148.2", "NM-6.93")
def test_ks_148_copies_neither_himself_nor_kakashi_016() -> None:
    # Kakashi 016 could copy the enemy's Zaku; his own MAIN would give the Edge again
    story = table(([hidden("KS-148")], []), (["KS-016"], ["KS-070"]), edge=1, active=0)
    story.does("reveal #1").expects("use", 0).does("skip").expects("turn", 1)
    assert story.edge == 1


@clause("NM-11.148.2")
def test_ks_148_played_face_up_copies_nothing() -> None:
    story = table((["KS-108"], ["KS-009"]), p0={"hand": ["KS-148"]})
    story.does("play KS-148 D").expects("turn", 1)
    assert not story.is_hidden(2)
