"""What the cards KS-000 to KS-019 do, and what they must not offer."""

import pytest

import kleos
from kleos.games.naruto_mythos.testing import ch, hidden, table
from kleos.testing import clause

# Faces: id, name, cost, Power, keywords; all are of the Leaf Village
FACES = [
    ("KS-000", "Naruto Uzumaki", 6, 6, ("Team 7", "Jutsu")),
    ("KS-001", "Hiruzen Sarutobi", 3, 3, ("Hokage",)),
    ("KS-002", "Hiruzen Sarutobi", 5, 4, ("Hokage",)),
    ("KS-003", "Tsunade", 3, 3, ("Sannin",)),
    ("KS-004", "Tsunade", 4, 4, ("Sannin", "Jutsu")),
    ("KS-005", "Shizune", 2, 1, ()),
    ("KS-006", "Shizune", 3, 2, ("Weapon",)),
    ("KS-007", "Jiraiya", 4, 4, ("Sannin",)),
    ("KS-008", "Jiraiya", 5, 5, ("Sannin", "Jutsu")),
    ("KS-009", "Naruto Uzumaki", 2, 3, ("Team 7",)),
    ("KS-010", "Naruto Uzumaki", 3, 3, ("Team 7", "Jutsu")),
    ("KS-011", "Sakura Haruno", 2, 2, ("Team 7",)),
    ("KS-012", "Sakura Haruno", 3, 2, ("Team 7",)),
    ("KS-013", "Sasuke Uchiha", 2, 4, ("Team 7",)),
    ("KS-014", "Sasuke Uchiha", 3, 4, ("Team 7", "Kekkei Genkai")),
    ("KS-015", "Kakashi Hatake", 3, 3, ("Team 7",)),
    ("KS-016", "Kakashi Hatake", 4, 4, ("Team 7",)),
    ("KS-017", "Choji Akimichi", 2, 1, ("Team 10", "Jutsu")),
    ("KS-018", "Choji Akimichi", 4, 4, ("Team 10", "Jutsu")),
    ("KS-019", "Ino Yamanaka", 1, 1, ("Team 10",)),
]


@pytest.mark.parametrize(("card", "name", "cost", "power", "keywords"), FACES)
@clause("NM-1.2", "NM-5.12")
def test_ks_000_to_019_are_played_at_the_printed_cost_with_the_printed_power(
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


# KS-000 Naruto Uzumaki (Legendary) --------------------------------------------------------------------------------------
@clause("NM-11.0.1", "NM-2.4")
def test_ks_000_is_a_number_of_its_own_beside_ks_133() -> None:
    rules = kleos.rules("naruto-mythos")
    others = [f"KS-{number:03d}" for number in range(1, 31)]
    narutos = ["KS-000", "KS-000", "KS-133", "KS-133"]
    missions = ["KS-M01", "KS-M02", "KS-M03"]
    assert rules.deck_errors({"cards": [*others, *narutos], "missions": missions}) == []
    errors = rules.deck_errors({"cards": [*others, *narutos, "KS-000"], "missions": missions})
    assert len(errors) == 1
    assert "KS-000" in errors[0]
    assert "NM-2.2" in errors[0]


@clause("NM-11.0.2", "NM-11.133.1")
def test_ks_000_hides_an_enemy_here_and_another_one_anywhere() -> None:
    # #1 has Power 3, #2 Power 1, #3 Power 2, #4 Power 5
    story = table(([], ["KS-032", "KS-005"]), ([], ["KS-011", "KS-086"]), p0={"hand": ["KS-000"]})
    story.does("play KS-000 D").expects("use", 0)
    story.does("use").expects("target", 0).expects_exactly("target #1", "target #2")
    story.refuses("target #3", "target #4", clause="NM-6.56")
    story.does("target #1").expects_exactly("target #2", "target #3")
    story.refuses("target #1", clause="NM-6.49")
    story.does("target #3").expects("turn", 1)
    assert story.is_hidden(1)
    assert story.is_hidden(3)
    assert not story.is_hidden(2)
    assert not story.is_hidden(4)


@clause("NM-11.0.2", "NM-11.133.2", "NM-6.37")
def test_ks_000_takes_both_where_both_can_be_found() -> None:
    # #1 has Power 1, #2 Power 5: the first must be #2, the second #1, and nobody is asked
    story = table(([], ["KS-005", "KS-086"]), p0={"hand": ["KS-000"]})
    story.does("play KS-000 D", "use").expects("turn", 1)
    assert story.is_hidden(1)
    assert story.is_hidden(2)


@clause("NM-11.0.2", "NM-11.133.2", "NM-6.37")
def test_ks_000_does_not_offer_a_first_pick_that_leaves_no_second() -> None:
    story = table(([], ["KS-005", "KS-032", "KS-086"]), p0={"hand": ["KS-000"]})
    story.does("play KS-000 D", "use").expects_exactly("target #2", "target #3")
    story.refuses("target #1", "skip", "done")
    story.does("target #2").expects("turn", 1)
    assert [story.is_hidden(number) for number in (1, 2, 3)] == [True, True, False]


@clause("NM-11.0.2", "NM-11.133.2")
def test_ks_000_takes_one_alone_where_only_one_kind_exists() -> None:
    first = table(([], ["KS-086"]), ([], ["KS-032"]), p0={"hand": ["KS-000"]})
    first.does("play KS-000 D", "use").expects("turn", 1)
    assert first.is_hidden(1)
    assert not first.is_hidden(2)
    second = table(([], []), ([], ["KS-005"]), p0={"hand": ["KS-000"]})
    second.does("play KS-000 D", "use").expects("turn", 1)
    assert second.is_hidden(1)


@clause("NM-11.0.2", "NM-11.133.1")
def test_ks_000_is_passed_over_without_a_weak_enough_enemy() -> None:
    # Power 6 here, Power 3 elsewhere, a friend: none of them will do
    story = table((["KS-005"], ["KS-107"]), ([], ["KS-032"]), p0={"hand": ["KS-000"]})
    story.does("play KS-000 D").expects("turn", 1)
    assert not any(story.is_hidden(number) for number in (1, 2, 3))


@clause("NM-11.0.2", "NM-11.133.3", "NM-6.76")
def test_ks_000_measures_both_powers_before_anything_is_hidden() -> None:
    # Kakashi gives Sakura +1: her 3 is too much for the second, although she has 2 as soon as he is hidden
    story = table(([], ["KS-015", "KS-011"]), p0={"hand": ["KS-000"]})
    story.does("play KS-000 D", "use").expects_exactly("target #1", "target #2")
    story.does("target #1").expects("turn", 1)
    assert story.is_hidden(1)
    assert not story.is_hidden(2)
    assert story.power(2) == 2


@clause("NM-11.0.2", "NM-11.133.4", "NM-6.85")
def test_ks_000_as_an_upgrade_defeats_both_hidden_enemies_included() -> None:
    story = table(
        (["KS-009", "KS-005"], [hidden("KS-086"), "KS-086"]),
        ([], [hidden("KS-107"), "KS-011", "KS-032"]),
        p0={"hand": ["KS-000"], "chakra": 4},
    )
    story.does("upgrade KS-000 #1").expects_exactly("use", "skip")
    story.does("use").expects_exactly("target #3", "target #4")
    story.does("target #4").expects_exactly("target #3", "target #5", "target #6")
    story.does("target #5").expects("turn", 1)
    assert story.gone(4)
    assert story.gone(5)
    assert not story.gone(3)
    assert story.discard(1) == ["KS-107", "KS-086"]  # the order of picking (NM-13.9)
    assert story.chakra(0) == 0


@clause("NM-11.0.2", "NM-11.133.4")
def test_ks_000_played_as_a_new_character_does_not_see_hidden_enemies() -> None:
    story = table(([], [hidden("KS-086")]), ([], [hidden("KS-005", tokens=1)]), p0={"hand": ["KS-000"]})
    story.does("play KS-000 D").expects("turn", 1)
    assert story.discard(1) == []


@clause("NM-11.0.2", "NM-11.115.1", "NM-6.56")
def test_ks_000_cannot_hide_a_shielded_enemy_but_can_defeat_it() -> None:
    plain = table(([], ["KS-115", "KS-011"]), p0={"hand": ["KS-000"]})
    plain.does("play KS-000 D").expects("turn", 1)
    upgraded = table((["KS-009"], ["KS-115", "KS-011"]), p0={"hand": ["KS-000"]})
    upgraded.does("upgrade KS-000 #1", "use").expects("turn", 1)
    assert upgraded.discard(1) == ["KS-011"]


@clause("NM-5.37")
def test_ks_000_does_not_upgrade_ks_133_of_the_same_cost() -> None:
    story = table((["KS-133"], []), p0={"hand": ["KS-000"]})
    story.refuses("upgrade KS-000 #1", clause="NM-5.37").refuses("play KS-000 D", clause="NM-5.26")
    story.offers("hide KS-000 D")


# KS-001 Hiruzen Sarutobi ------------------------------------------------------------------------------------------------
@clause("NM-11.1.1")
def test_ks_001_strengthens_a_friendly_leaf_village_character_in_any_mission() -> None:
    story = table((["KS-009", "KS-074", hidden("KS-011")], ["KS-010"]), (["KS-032"], []), p0={"hand": ["KS-001"]})
    story.does("play KS-001 D", "use").expects("target", 0).expects_exactly("target #1", "target #5")
    # Gaara is of the Sand, a hidden card has no group, #4 is an enemy, and Hiruzen is not his own friend
    story.refuses("target #2", "target #3", "target #4", "target #6", clause="NM-6.56")
    story.does("target #5").expects("turn", 1)
    assert [story.tokens_on(number) for number in range(1, 7)] == [0, 0, 0, 0, 2, 0]


@clause("NM-11.1.1")
def test_ks_001_strengthens_the_only_friend_without_asking_which() -> None:
    story = table((["KS-009"], ["KS-032"]), (["KS-074"], []), p0={"hand": ["KS-001"]})
    story.does("play KS-001 D", "use").expects("turn", 1)
    assert story.tokens_on(1) == 2
    assert story.tokens_on(3) == 0


@clause("NM-11.1.2", "NM-6.41")
def test_ks_001_is_passed_over_without_a_legal_target() -> None:
    story = table(([hidden("KS-009"), "KS-074"], ["KS-032"]), p0={"hand": ["KS-001"]})
    story.does("play KS-001 D").expects("turn", 1)
    assert all(story.tokens_on(number) == 0 for number in range(1, 5))


@clause("NM-6.30")
def test_ks_001_may_be_skipped() -> None:
    story = table((["KS-009"], []), p0={"hand": ["KS-001"]})
    story.does("play KS-001 D").expects_exactly("use", "skip")
    story.does("skip").expects("turn", 1)
    assert story.tokens_on(1) == 0


@clause("NM-11.1.1", "NM-6.121")
def test_ks_001_may_strengthen_a_controlled_leaf_village_character() -> None:
    story = table((["KS-020", ch("KS-009", owner=1, controlled_by=1)], []), p0={"hand": ["KS-001"]})
    story.does("play KS-001 D", "use").expects_exactly("target #1", "target #2")
    story.does("target #2")
    assert story.tokens_on(2) == 2


# KS-002 Hiruzen Sarutobi ------------------------------------------------------------------------------------------------
@clause("NM-11.2.1", "NM-5.80")
def test_ks_002_plays_a_leaf_village_character_in_every_non_hidden_way() -> None:
    story = table(
        (["KS-009", hidden("KS-108"), hidden("KS-074")], []),
        ([hidden("KS-010")], []),
        p0={"hand": ["KS-002", "KS-010", "KS-017", "KS-074"]},
    )
    story.does("play KS-002 D").expects("use", 0)
    story.does("use").expects("effect-play", 0)
    story.expects_exactly(
        "play KS-010 C",
        "play KS-017 D",
        "play KS-017 C",
        "upgrade KS-010 #1",
        "reveal #4",
        "reveal-upgrade #2 #1",
    )
    story.refuses("play KS-074 D", "reveal #3", clause="NM-5.80")  # of the Sand
    story.refuses("play KS-010 D", clause="NM-5.26").refuses("reveal #2", clause="NM-5.54")
    story.refuses("hide KS-017 D", "pass", "skip")
    story.does("reveal-upgrade #2 #1").expects("turn", 1)
    assert story.card(1) == "KS-108"
    assert story.chakra(0) == 20 - 5 - (5 - 2 - 1)


@clause("NM-11.2.1", "NM-5.17")
def test_ks_002_lowers_the_price_by_1() -> None:
    story = table(([], []), p0={"hand": ["KS-002", "KS-001", "KS-009"], "chakra": 6})
    # Hiruzen 001 bears the name that is already here, Naruto costs 2 - 1 = 1: the only way
    story.does("play KS-002 D", "use").expects("turn", 1)
    assert story.card(2) == "KS-009"
    assert story.chakra(0) == 0


@clause("NM-11.2.1")
def test_ks_002_lets_the_ambush_line_of_a_revealed_card_apply() -> None:
    story = table(([hidden("KS-010")], []), ([], []), p0={"hand": ["KS-002"]})
    story.does("play KS-002 C", "use").expects("use", 0)  # Naruto is revealed for 2; his AMBUSH line
    assert story.chakra(0) == 20 - 5 - 2
    story.does("use").expects("turn", 1)
    assert story.place(1) == "C"


@clause("NM-11.2.1")
def test_ks_002_lets_the_upgrade_line_of_the_played_card_apply_but_not_his_own() -> None:
    story = table((["KS-038"], []), ([], []), p0={"hand": ["KS-002", "KS-039"]})
    story.does("play KS-002 C", "use").expects_exactly("play KS-039 C", "upgrade KS-039 #1")
    story.does("upgrade KS-039 #1").expects("use", 0)
    story.does("use").expects("turn", 1)
    assert story.tokens_on(1) == 2
    assert story.chakra(0) == 20 - 5 - (4 - 2 - 1)


@clause("NM-11.2.2", "NM-11.2.3")
def test_ks_002_as_an_upgrade_strengthens_the_played_character_after_its_own_effects() -> None:
    story = table((["KS-001"], []), ([], []), p0={"hand": ["KS-002", "KS-017"]})
    story.does("upgrade KS-002 #1")
    assert story.chakra(0) == 20 - (5 - 3)  # no reduction for himself
    story.does("use", "play KS-017 C").expects("use", 0)  # Choji's own line comes first
    assert story.chakra(0) == 20 - 2 - 1
    assert story.tokens_on(2) == 0
    story.does("use").expects("use", 0)
    assert story.tokens_on(2) == 3
    story.does("use").expects("turn", 1)
    assert story.tokens_on(2) == 5
    assert story.tokens_on(1) == 0


@clause("NM-11.2.2")
def test_ks_002_gives_the_tokens_to_a_character_that_has_moved_meanwhile() -> None:
    story = table(([hidden("KS-010")], []), (["KS-001"], []), p0={"hand": ["KS-002"]})
    story.does("upgrade KS-002 #2", "use", "use").expects("use", 0)
    assert story.place(1) == "C"
    story.does("use").expects("turn", 1)
    assert story.tokens_on(1) == 2


@clause("NM-11.2.2")
def test_ks_002_gives_the_tokens_to_a_character_that_has_been_hidden_meanwhile() -> None:
    story = table((["KS-001"], []), (["KS-016"], []), p0={"hand": ["KS-002", "KS-137"]})
    # Kakashi stays where he is and hides himself, the only upgraded character there
    story.does("upgrade KS-002 #1", "use", "upgrade KS-137 #2", "skip", "use").expects("use", 0)
    assert story.is_hidden(2)
    story.does("use").expects("turn", 1)
    assert story.tokens_on(2) == 2


@clause("NM-11.2.2")
def test_ks_002_gives_no_tokens_to_a_character_that_left_play() -> None:
    story = table(([], ["KS-128"]), (["KS-001"], []), p0={"hand": ["KS-002", "KS-116"]})
    # Itachi takes 1 Power from Neji, who then has exactly 4 and defeats himself
    story.does("upgrade KS-002 #2", "use", "play KS-116 D", "use").expects("turn", 1)
    assert story.gone(3)
    assert story.discard(0) == ["KS-116"]
    assert [story.tokens_on(number) for number in (1, 2)] == [0, 0]


@clause("NM-6.88", "NM-11.2.2")
def test_ks_002_does_not_offer_the_upgrade_line_without_a_character_played() -> None:
    skipped = table((["KS-001"], []), p0={"hand": ["KS-002", "KS-017"]})
    skipped.does("upgrade KS-002 #1", "skip").expects("turn", 1)
    nothing = table((["KS-001"], []), p0={"hand": ["KS-002", "KS-074"]})
    nothing.does("upgrade KS-002 #1", "use").expects("turn", 1)
    assert nothing.hand(0) == ["KS-074"]
    assert nothing.chakra(0) == 18


@clause("NM-6.43", "NM-6.44")
def test_ks_002_asks_while_there_is_a_card_in_hand_and_uses_nothing_without_a_result() -> None:
    story = table(([], []), p0={"hand": ["KS-002", "KS-074"]})
    story.does("play KS-002 D").expects_exactly("use", "skip")
    story.does("use").expects("turn", 1)
    assert story.hand(0) == ["KS-074"]
    assert story.chakra(0) == 15
    empty = table(([], []), p0={"hand": ["KS-002"]})
    empty.does("play KS-002 D").expects("turn", 1)


@clause("NM-5.84", "NM-5.13")
def test_ks_002_keeps_to_all_restrictions_of_a_normal_play() -> None:
    story = table(
        ([hidden("KS-009")], ["KS-111"]),
        ([hidden("KS-013")], ["KS-125"]),
        p0={"hand": ["KS-002", "KS-040"], "chakra": 7},
    )
    # no reveal on D by KS-111; KS-013 costs 2 + 1 - 1 on C; Tenten may stand only where her player is winning
    story.does("play KS-002 D", "use").expects("turn", 1)
    assert not story.is_hidden(3)
    assert story.is_hidden(1)
    assert story.hand(0) == ["KS-040"]
    assert story.chakra(0) == 0


@clause("NM-6.42", "NM-6.44")
def test_ks_002_used_without_a_result_looks_to_the_opponent_like_a_skipped_line() -> None:
    used = table(([], []), p0={"hand": ["KS-002", "KS-074"]}).does("play KS-002 D", "use")
    skipped = table(([], []), p0={"hand": ["KS-002", "KS-074"]}).does("play KS-002 D", "skip")
    assert used.match.log(1) == skipped.match.log(1)
    assert used.match.view(1) == skipped.match.view(1)


@clause("NM-11.2.1", "NM-6.43")
def test_ks_002_asks_for_a_hidden_character_that_cannot_be_paid_and_reveals_nothing() -> None:
    story = table(([hidden("KS-108")], []), p0={"hand": ["KS-002"], "chakra": 8})
    story.does("play KS-002 D").expects_exactly("use", "skip")
    story.does("use").expects("turn", 1)
    assert story.is_hidden(1)
    assert story.chakra(0) == 3


@clause("NM-11.2.2", "NM-5.62")
def test_ks_002_gives_the_tokens_to_the_character_a_hidden_card_was_put_on() -> None:
    story = table((["KS-009", hidden("KS-108", tokens=1)], []), (["KS-001"], []), p0={"hand": ["KS-002"]})
    story.does("upgrade KS-002 #3", "use").expects("use", 0)  # the reveal-upgrade is the only way
    story.does("use").expects("turn", 1)
    assert story.card(1) == "KS-108"
    assert story.tokens_on(1) == 3


@clause("NM-6.24", "NM-11.2.2")
def test_ks_002_loses_the_upgrade_line_if_he_has_been_hidden_meanwhile() -> None:
    story = table((["KS-001", "KS-016"], []), p0={"hand": ["KS-002", "KS-137"]})
    story.does("upgrade KS-002 #1", "use").expects("use", 0)  # KS-137 on #2 is the only way, and it cannot move
    story.does("use").expects_exactly("target #1", "target #2")
    story.does("target #1").expects("turn", 1)
    assert story.is_hidden(1)
    assert story.tokens_on(2) == 0


@clause("NM-11.2.1", "NM-5.80", "NM-6.121")
def test_ks_002_may_reveal_a_hidden_character_under_control() -> None:
    story = table((["KS-020", hidden("KS-009", owner=1, controlled_by=1)], []), p0={"hand": ["KS-002"]})
    story.does("play KS-002 D", "use").expects("turn", 1)
    assert not story.is_hidden(2)
    assert story.side(2) == 0
    assert story.chakra(0) == 20 - 5 - 1


# KS-003 Tsunade ---------------------------------------------------------------------------------------------------------
@clause("NM-11.3.1", "NM-6.32")
def test_ks_003_gains_2_chakra_when_a_friend_is_defeated() -> None:
    story = table((["KS-005"], []), (["KS-003"], []), active=1, p1={"hand": ["KS-119"]})
    story.does("play KS-119 D", "use").expects("turn", 0)
    assert story.gone(1)
    assert story.chakra(0) == 22
    assert story.chakra(1) == 15


@clause("NM-11.3.3")
def test_ks_003_gains_nothing_for_herself() -> None:
    story = table((["KS-003"], []), active=1, p1={"hand": ["KS-119"]})
    story.does("play KS-119 D", "use").expects("turn", 0)
    assert story.gone(1)
    assert story.chakra(0) == 20


@clause("NM-11.3.1", "NM-6.23")
def test_ks_003_gains_4_chakra_for_two_friends_defeated_in_one_batch() -> None:
    story = table((["KS-032", "KS-005"], ["KS-009"]), (["KS-003"], []), active=1, p1={"hand": ["KS-000"]})
    story.does("upgrade KS-000 #3", "use").expects("order", 1)
    story.expects_exactly("trigger #4 1 #1", "trigger #4 1 #2")
    story.does("trigger #4 1 #2").expects("turn", 0)
    assert story.gone(1)
    assert story.gone(2)
    assert story.chakra(0) == 24


@clause("NM-11.3.2")
def test_ks_003_gains_2_chakra_for_a_hidden_friend() -> None:
    story = table((["KS-003", hidden("KS-009")], [hidden("KS-045")]), active=1)
    story.does("reveal #3", "use").expects("turn", 0)
    assert story.gone(2)
    assert story.chakra(0) == 22


@clause("NM-11.3.2")
def test_ks_003_gains_2_chakra_for_a_controlled_character_on_her_side() -> None:
    story = table(
        (["KS-020", ch("KS-009", owner=1, controlled_by=1)], []), (["KS-003"], []), active=1, p1={"hand": ["KS-119"]}
    )
    story.does("play KS-119 D", "use", "target #2").expects("turn", 0)
    assert story.discard(1) == ["KS-009"]
    assert story.chakra(0) == 22


@clause("NM-11.3.2", "NM-6.45")
def test_ks_003_gains_nothing_for_an_own_card_on_the_enemy_side() -> None:
    story = table(([], [ch("KS-009", owner=0, controlled_by=2), "KS-020"]), (["KS-003"], []), p0={"hand": ["KS-119"]})
    story.does("play KS-119 D", "use", "target #1").expects("turn", 1)
    assert story.discard(0) == ["KS-009"]
    assert story.chakra(0) == 15


@clause("NM-11.3.3", "NM-12.23")
def test_ks_003_and_ks_136_both_see_a_batch_with_tsunade() -> None:
    story = table((["KS-003", "KS-005"], ["KS-009"]), (["KS-136"], []), active=1, p1={"hand": ["KS-000"]})
    story.does("upgrade KS-000 #3", "use").expects("order", 1)
    story.expects_exactly("trigger #1 1", "trigger #4 1 #1", "trigger #4 1 #2")
    story.does("trigger #4 1 #2", "trigger #1 1").expects("turn", 0)
    assert story.chakra(0) == 20 + 2 + 1 + 1


@clause("NM-11.3.3", "NM-6.26")
def test_ks_003_gains_2_chakra_for_a_friend_defeated_together_with_her() -> None:
    story = table((["KS-003", "KS-005"], ["KS-009"]), active=1, p1={"hand": ["KS-000"]})
    story.does("upgrade KS-000 #3", "use").expects("turn", 0)
    assert story.gone(1)
    assert story.gone(2)
    assert story.chakra(0) == 22


@clause("NM-11.3.4", "NM-6.114")
def test_ks_003_gains_nothing_for_a_defeat_replaced_by_hiding() -> None:
    story = table((["KS-048"], []), (["KS-003"], []), active=1, p1={"hand": ["KS-119"]})
    story.does("play KS-119 D", "use").expects("turn", 0)
    assert story.is_hidden(1)
    assert story.chakra(0) == 20


@clause("NM-11.3.4")
def test_ks_003_gains_nothing_for_a_friend_returned_to_hand() -> None:
    none: tuple[list[str], list[str]] = ([], [])
    # in round 4 nothing is cleaned up after the evaluation: the pools stay to be seen
    story = table((["KS-003", "KS-009"], []), none, none, none, missions=["KS-M05"])
    story.passes().expects("target", 0).does("target #2")
    assert story.match.outcome is not None
    assert story.hand(0) == ["KS-009"]
    assert story.chakra(0) == 20


@clause("NM-11.3.4")
def test_ks_003_gains_nothing_for_a_discarded_top_card() -> None:
    story = table((["KS-003", ch("KS-010", under=["KS-009"])], []), active=1, p1={"hand": ["KS-106"]})
    story.does("play KS-106 D", "use").expects("turn", 0)
    assert story.card(2) == "KS-009"
    assert story.discard(0) == ["KS-010"]
    assert story.chakra(0) == 20


@clause("NM-11.3.5", "NM-11.4.1")
def test_ks_003_gains_2_chakra_when_the_card_goes_to_hand() -> None:
    story = table((["KS-005"], []), (["KS-003"], []), (["KS-004"], []), active=1, p1={"hand": ["KS-119"]})
    story.does("play KS-119 D", "use").expects("turn", 0)
    assert story.hand(0) == ["KS-005"]
    assert story.chakra(0) == 22


@clause("NM-11.3.2", "NM-6.6")
def test_ks_003_does_nothing_while_hidden_and_offers_nothing_when_played() -> None:
    story = table((["KS-005"], []), ([hidden("KS-003")], []), active=1, p1={"hand": ["KS-119"]})
    story.does("play KS-119 D", "use").expects("turn", 0)
    assert story.chakra(0) == 20
    played = table((["KS-005"], ["KS-009"]), p0={"hand": ["KS-003"]})
    played.does("play KS-003 D").expects("turn", 1)
    assert played.chakra(0) == 17


# KS-004 Tsunade ---------------------------------------------------------------------------------------------------------
@clause("NM-11.4.1", "NM-11.4.5")
def test_ks_004_takes_the_top_card_of_a_defeated_friend_to_hand() -> None:
    story = table(([ch("KS-010", under=["KS-009"]), "KS-136"], []), (["KS-004"], []), active=1, p1={"hand": ["KS-119"]})
    # nobody is asked whether the card shall go to hand; KS-136 still sees a defeat
    story.does("play KS-119 D", "use").expects("turn", 0)
    assert story.gone(1)
    assert story.hand(0) == ["KS-010"]
    assert story.discard(0) == ["KS-009"]
    assert story.chakra(0) == 21


@clause("NM-11.4.2", "NM-6.26")
def test_ks_004_saves_a_friend_defeated_together_with_her_but_not_herself() -> None:
    story = table((["KS-004", "KS-005"], ["KS-009"]), active=1, p1={"hand": ["KS-000"]})
    story.does("upgrade KS-000 #3", "use").expects("turn", 0)
    assert story.hand(0) == ["KS-005"]
    assert story.discard(0) == ["KS-004"]


@clause("NM-11.4.3", "NM-6.128")
def test_ks_004_does_not_take_a_friend_the_opponent_owns() -> None:
    story = table(
        (["KS-020", ch("KS-009", owner=1, controlled_by=1)], []), (["KS-004"], []), active=1, p1={"hand": ["KS-119"]}
    )
    story.does("play KS-119 D", "use", "target #2").expects("turn", 0)
    assert story.discard(1) == ["KS-009"]
    assert story.hand(0) == []
    assert story.hand(1) == []


@clause("NM-11.4.4", "NM-9.11")
def test_ks_004_takes_a_hidden_friend_to_hand_without_showing_it() -> None:
    story = table(([hidden("KS-009"), "KS-004"], [hidden("KS-045")]), active=1)
    story.does("reveal #3", "use").expects("turn", 0)
    assert story.hand(0) == ["KS-009"]
    assert story.discard(0) == []
    seen = [entry for entry in story.match.log(1) if entry["kind"] == "defeat"]
    own = [entry for entry in story.match.log(0) if entry["kind"] == "defeat"]
    assert "cards" not in seen[0]
    assert "Naruto" not in seen[0]["text"]
    assert "KS-009" not in str(story.match.view(1))
    assert own[0]["cards"] == ["KS-009"]


@clause("NM-11.4.1", "NM-11.4.5")
def test_ks_004_takes_a_friend_to_hand_also_if_an_effect_of_her_own_side_defeats_it() -> None:
    story = table(([hidden("KS-009")], []), (["KS-004"], []), p0={"hand": ["KS-041"]})
    story.does("play KS-041 D", "use").expects("turn", 1)
    assert story.hand(0) == ["KS-009"]
    assert story.discard(0) == []


@clause("NM-11.4.1", "NM-6.6")
def test_ks_004_does_nothing_while_hidden() -> None:
    story = table((["KS-005"], []), ([hidden("KS-004")], []), active=1, p1={"hand": ["KS-119"]})
    story.does("play KS-119 D", "use").expects("turn", 0)
    assert story.hand(0) == []
    assert story.discard(0) == ["KS-005"]


@clause("NM-11.4.3", "NM-6.45")
def test_ks_004_does_not_concern_enemies_or_own_cards_under_enemy_control() -> None:
    story = table(
        ([], [ch("KS-009", owner=0, controlled_by=2), "KS-020", "KS-005"]), (["KS-004"], []), p0={"hand": ["KS-119"]}
    )
    enemy = table(([], ["KS-005"]), (["KS-004"], []), p0={"hand": ["KS-119"]})
    story.does("play KS-119 D", "use", "target #1")
    enemy.does("play KS-119 D", "use")
    assert story.discard(0) == ["KS-009"]
    assert story.hand(0) == []
    assert enemy.discard(1) == ["KS-005"]
    assert enemy.hand(1) == []


@clause("NM-11.4.6", "NM-7.7")
def test_ks_004_as_an_upgrade_takes_any_card_of_the_pile() -> None:
    story = table((["KS-003"], []), p0={"hand": ["KS-004"], "discard": ["KS-011", "KS-032", "KS-009"]})
    story.does("upgrade KS-004 #1", "use").expects("card", 0)
    story.expects_exactly("card KS-009", "card KS-011", "card KS-032").refuses("card KS-005", "card KS-004")
    story.does("card KS-032").expects("turn", 1)
    assert story.hand(0) == ["KS-032"]
    assert story.discard(0) == ["KS-011", "KS-009"]
    assert story.chakra(0) == 19


@clause("NM-11.4.6", "NM-5.1")
def test_ks_004_explains_a_refused_card_by_the_pile() -> None:
    story = table((["KS-003"], []), p0={"hand": ["KS-004", "KS-005"], "discard": ["KS-011", "KS-032"]})
    story.does("upgrade KS-004 #1", "use").refuses("card KS-005")
    assert "in your hand" not in str(story.match.why_not("card KS-005"))


@clause("NM-11.4.6", "NM-6.3")
def test_ks_004_offers_no_card_when_played_as_a_new_character_or_with_an_empty_pile() -> None:
    fresh = table(([], []), p0={"hand": ["KS-004"], "discard": ["KS-009"]})
    fresh.does("play KS-004 D").expects("turn", 1)
    empty = table((["KS-003"], []), p0={"hand": ["KS-004"]}, p1={"discard": ["KS-009"]})
    empty.does("upgrade KS-004 #1").expects("turn", 1)


# KS-005 Shizune ---------------------------------------------------------------------------------------------------------
@clause("NM-4.12", "NM-4.14")
def test_ks_005_brings_1_chakra_more_each_round() -> None:
    story = table((["KS-005"], []))
    story.passes().expects("turn")
    assert story.board.round == 2
    assert story.chakra(0) == 5 + 1 + 1
    assert story.chakra(1) == 5


@clause("NM-4.14", "NM-6.6")
def test_ks_005_brings_nothing_while_hidden_and_offers_nothing_when_played() -> None:
    story = table(([hidden("KS-005")], []))
    story.passes()
    assert story.chakra(0) == 5 + 1
    played = table((["KS-009"], ["KS-009"]), p0={"hand": ["KS-005"]})
    played.does("play KS-005 D").expects("turn", 1)
    assert played.chakra(0) == 18


# KS-006 Shizune ---------------------------------------------------------------------------------------------------------
@clause("NM-11.6.1", "NM-7.16")
def test_ks_006_moves_a_weak_enemy_hidden_ones_included_where_her_player_wants() -> None:
    story = table(
        ([], ["KS-032", hidden("KS-107")]),
        (["KS-009"], ["KS-107", hidden("KS-014", tokens=4)]),
        ([], []),
        p0={"hand": ["KS-006"]},
    )
    # from another mission she sees #1 (3) and #2 (0 while hidden); #4 has 6, #5 has 4, #3 is a friend
    story.does("play KS-006 B", "use").expects("target", 0).expects_exactly("target #1", "target #2")
    story.refuses("target #3", "target #4", "target #5", clause="NM-6.56")
    story.does("target #2").expects("mission", 0).expects_exactly("mission C", "mission B")
    story.refuses("mission D", clause="NM-7.17")
    story.does("mission B").expects("turn", 1)
    assert story.place(2) == "B"
    assert story.is_hidden(2)
    assert story.side(2) == 1


@clause("NM-11.6.1", "NM-6.57")
def test_ks_006_is_passed_over_without_an_enemy_that_can_move() -> None:
    alone = table(([], ["KS-032"]), p0={"hand": ["KS-006"]})
    alone.does("play KS-006 D").expects("turn", 1)
    friends = table((["KS-009"], []), ([], []), p0={"hand": ["KS-006"]})
    friends.does("play KS-006 D").expects("turn", 1)
    namesake = table(([], ["KS-032"]), ([], ["KS-033"]), p0={"hand": ["KS-006"]})
    namesake.does("play KS-006 D").expects("turn", 1)
    assert namesake.place(1) == "D"


@clause("NM-11.6.1", "NM-5.5")
def test_ks_006_does_not_offer_a_mission_where_the_enemy_meets_its_name() -> None:
    story = table(([], ["KS-032"]), ([], ["KS-033"]), ([], []), ([], []), p0={"hand": ["KS-006"]})
    story.does("play KS-006 D", "use").expects_exactly("mission B", "mission A")
    story.refuses("mission C", clause="NM-5.5")


@clause("NM-6.3", "NM-6.1")
def test_ks_006_as_an_upgrade_gains_2_chakra_whether_or_not_she_moved_an_enemy() -> None:
    story = table((["KS-005"], ["KS-032"]), ([], []), p0={"hand": ["KS-006"]})
    story.does("upgrade KS-006 #1", "skip").expects("use", 0)
    story.does("use").expects("turn", 1)
    assert story.chakra(0) == 20 - 1 + 2
    assert story.place(2) == "D"


@clause("NM-6.3")
def test_ks_006_gains_no_chakra_when_played_as_a_new_character_or_skipped() -> None:
    fresh = table(([], ["KS-032"]), ([], []), p0={"hand": ["KS-006"]})
    fresh.does("play KS-006 D", "use").expects("turn", 1)
    assert fresh.chakra(0) == 17
    skipped = table((["KS-005"], []), p0={"hand": ["KS-006"]})
    skipped.does("upgrade KS-006 #1").expects_exactly("use", "skip").does("skip").expects("turn", 1)
    assert skipped.chakra(0) == 19


# KS-007 Jiraiya ---------------------------------------------------------------------------------------------------------
@clause("NM-11.7.1", "NM-5.80")
def test_ks_007_plays_only_a_summon_from_hand_or_hidden_at_1_less() -> None:
    story = table(
        ([hidden("KS-096"), hidden("KS-010")], []), ([], []), p0={"hand": ["KS-007", "KS-009", "KS-066", "KS-094"]}
    )
    story.does("play KS-007 D", "use").expects("effect-play", 0)
    story.expects_exactly("play KS-066 D", "play KS-066 C", "play KS-094 D", "play KS-094 C", "reveal #1")
    story.refuses("play KS-009 C", "reveal #2", clause="NM-5.80").refuses("hide KS-094 C", "skip")
    story.does("play KS-094 C").expects("turn", 1)
    assert story.chakra(0) == 20 - 4 - (3 - 1)
    assert story.place(4) == "C"


@clause("NM-11.7.1", "NM-5.37")
def test_ks_007_offers_an_upgrade_only_if_names_and_costs_allow() -> None:
    story = table((["KS-094"], []), ([], []), ([], []), p0={"hand": ["KS-007", "KS-094"]})
    story.does("play KS-007 D", "use").expects_exactly("play KS-094 C", "play KS-094 B")
    story.refuses("upgrade KS-094 #1", clause="NM-5.37").refuses("play KS-094 D", clause="NM-5.26")


@clause("NM-6.43", "NM-6.44")
def test_ks_007_asks_also_without_a_summon_and_then_has_no_result() -> None:
    story = table(([], []), p0={"hand": ["KS-007", "KS-009"]})
    story.does("play KS-007 D").expects_exactly("use", "skip").does("use").expects("turn", 1)
    assert story.hand(0) == ["KS-009"]
    assert story.chakra(0) == 16
    empty = table(([], []), p0={"hand": ["KS-007"], "discard": ["KS-094"], "deck": ["KS-094"]})
    empty.does("play KS-007 D").expects("turn", 1)  # neither pile nor deck is named by the line


@clause("NM-5.84", "NM-5.17")
def test_ks_007_cannot_play_a_summon_that_cannot_be_paid() -> None:
    poor = table(([], []), p0={"hand": ["KS-007", "KS-094"], "chakra": 5})
    poor.does("play KS-007 D", "use").expects("turn", 1)
    assert poor.hand(0) == ["KS-094"]
    exact = table(([], []), p0={"hand": ["KS-007", "KS-094"], "chakra": 6})
    exact.does("play KS-007 D", "use").expects("turn", 1)
    assert exact.hand(0) == []
    assert exact.chakra(0) == 0


# KS-008 Jiraiya ---------------------------------------------------------------------------------------------------------
@clause("NM-5.17", "NM-5.82")
def test_ks_008_plays_a_summon_at_2_less() -> None:
    story = table(([], []), ([], []), p0={"hand": ["KS-008", "KS-009", "KS-094"], "chakra": 6})
    story.does("play KS-008 D", "use").expects_exactly("play KS-094 D", "play KS-094 C")
    story.does("play KS-094 C").expects("turn", 1)
    assert story.chakra(0) == 0


@clause("NM-11.8.1", "NM-6.55")
def test_ks_008_as_an_upgrade_hides_an_enemy_here_judged_by_its_top_card() -> None:
    story = table(
        (
            ["KS-007", "KS-005"],
            ["KS-032", ch("KS-014", under=["KS-013"]), ch("KS-016", under=["KS-015"]), hidden("KS-009")],
        ),
        ([], ["KS-011"]),
        p0={"hand": ["KS-008"]},
    )
    # no card in hand: the MAIN line is passed over
    story.does("upgrade KS-008 #1", "use").expects("target", 0).expects_exactly("target #3", "target #4")
    # a friend, a top card of cost 4, an enemy elsewhere; a hidden one cannot be hidden
    story.refuses("target #2", "target #5", "target #7", clause="NM-6.56").refuses("target #6", clause="NM-6.55")
    story.does("target #4").expects("turn", 1)
    assert story.is_hidden(4)
    assert len(story.at(4).cards) == 2
    assert story.chakra(0) == 19


@clause("NM-11.8.1")
def test_ks_008_uses_or_skips_both_lines_on_their_own() -> None:
    first = table((["KS-007"], ["KS-032"]), p0={"hand": ["KS-008", "KS-094"]})
    first.does("upgrade KS-008 #1", "skip").expects("use", 0).does("use").expects("turn", 1)
    assert first.is_hidden(2)
    assert first.hand(0) == ["KS-094"]
    second = table((["KS-007"], ["KS-032"]), p0={"hand": ["KS-008", "KS-094"]})
    second.does("upgrade KS-008 #1", "use").expects("use", 0).does("skip").expects("turn", 1)
    assert not second.is_hidden(2)
    assert second.hand(0) == []


@clause("NM-11.8.1", "NM-6.3")
def test_ks_008_hides_nobody_when_played_as_a_new_character() -> None:
    story = table(([], ["KS-032"]), p0={"hand": ["KS-008"]})
    story.does("play KS-008 D").expects("turn", 1)
    assert not story.is_hidden(1)


# KS-009 Naruto Uzumaki --------------------------------------------------------------------------------------------------
@clause("NM-5.25", "NM-5.51")
def test_ks_009_is_played_and_offers_nothing() -> None:
    story = table(
        ([hidden("KS-009")], ["KS-005"]), (["KS-032"], ["KS-011"]), p0={"hand": ["KS-009"], "deck": ["KS-001"]}
    )
    story.does("play KS-009 C").expects("turn", 1)
    assert story.power(5) == 3
    assert story.chakra(0) == 18
    story.does("pass", "reveal #1").expects("turn", 0)
    assert story.power(1) == 3
    assert story.chakra(0) == 16


# KS-010 Naruto Uzumaki --------------------------------------------------------------------------------------------------
@clause("NM-6.4", "NM-7.17")
def test_ks_010_moves_to_another_mission_when_revealed() -> None:
    story = table(([hidden("KS-010", tokens=1)], []), ([], []), ([], []))
    story.does("reveal #1").expects_exactly("use", "skip")
    story.does("use").expects("mission", 0).expects_exactly("mission C", "mission B")
    story.refuses("mission D", clause="NM-7.17").refuses("mission A", clause="NM-5.3")
    story.does("mission B").expects("turn", 1)
    assert story.place(1) == "B"
    assert story.power(1) == 4


@clause("NM-6.4", "NM-5.63")
def test_ks_010_moves_the_whole_character_at_a_reveal_upgrade() -> None:
    story = table((["KS-009", hidden("KS-010")], []), ([], []))
    story.does("reveal-upgrade #2 #1", "use").expects("turn", 1)
    assert story.place(1) == "C"
    assert len(story.at(1).cards) == 2


@clause("NM-5.27", "NM-5.43")
def test_ks_010_does_not_move_when_played_from_hand() -> None:
    played = table(([], []), ([], []), p0={"hand": ["KS-010"]})
    played.does("play KS-010 D").expects("turn", 1)
    upgraded = table((["KS-009"], []), ([], []), p0={"hand": ["KS-010"]})
    upgraded.does("upgrade KS-010 #1").expects("turn", 1)
    assert upgraded.place(1) == "D"


@clause("NM-11.10.1")
def test_ks_010_is_passed_over_with_one_mission_in_play() -> None:
    table(([hidden("KS-010")], [])).does("reveal #1").expects("turn", 1)


@clause("NM-11.10.1", "NM-5.6")
def test_ks_010_is_passed_over_with_a_name_conflict_everywhere() -> None:
    story = table(([hidden("KS-010")], []), (["KS-009"], []), (["KS-133"], []))
    story.does("reveal #1").expects("turn", 1)
    assert story.place(1) == "D"
    # a hidden Naruto, or an enemy one, is no obstacle
    other = table(([hidden("KS-010")], []), ([hidden("KS-009")], ["KS-009"]))
    other.does("reveal #1", "use").expects("turn", 1)
    assert other.place(1) == "C"


@clause("NM-11.10.1", "NM-11.35.1")
def test_ks_010_is_passed_over_with_an_opposing_ks_035_here() -> None:
    story = table(([hidden("KS-010")], ["KS-035"]), ([], []))
    story.does("reveal #1").expects("turn", 1)
    assert story.place(1) == "D"
    elsewhere = table(([hidden("KS-010")], []), ([], ["KS-035"]))
    elsewhere.does("reveal #1").expects("use", 0)


# KS-011 Sakura Haruno ---------------------------------------------------------------------------------------------------
@clause("NM-11.11.1")
def test_ks_011_draws_with_a_friend_or_an_enemy_of_team_7_here() -> None:
    friend = table((["KS-009"], []), p0={"hand": ["KS-011"], "deck": ["KS-032", "KS-001"]})
    friend.does("play KS-011 D").expects_exactly("use", "skip").does("use").expects("turn", 1)
    assert friend.hand(0) == ["KS-032"]
    enemy = table(([], ["KS-009"]), p0={"hand": ["KS-011"], "deck": ["KS-032", "KS-001"]})
    enemy.does("play KS-011 D", "use").expects("turn", 1)
    assert enemy.hand(0) == ["KS-032"]
    assert enemy.deck(0) == ["KS-001"]


@clause("NM-11.11.1", "NM-6.49")
def test_ks_011_does_not_count_herself_hidden_characters_other_teams_or_other_missions() -> None:
    story = table(
        ([hidden("KS-009"), "KS-032"], [hidden("KS-013")]),
        (["KS-010"], []),
        p0={"hand": ["KS-011"], "deck": ["KS-001"]},
    )
    story.does("play KS-011 D").expects("turn", 1)
    assert story.hand(0) == []


@clause("NM-6.41", "NM-7.4")
def test_ks_011_is_passed_over_with_an_empty_deck() -> None:
    table((["KS-009"], []), p0={"hand": ["KS-011"]}).does("play KS-011 D").expects("turn", 1)


# KS-012 Sakura Haruno ---------------------------------------------------------------------------------------------------
@clause("NM-4.12", "NM-4.14")
def test_ks_012_brings_1_chakra_more_each_round() -> None:
    story = table((["KS-012"], []), ([hidden("KS-012")], []))
    story.passes()
    assert story.chakra(0) == 5 + 2 + 1


@clause("NM-11.12.2")
def test_ks_012_as_an_upgrade_draws_and_may_discard_the_card_just_drawn() -> None:
    story = table((["KS-011"], []), p0={"hand": ["KS-012", "KS-074"], "deck": ["KS-032", "KS-009"]})
    story.does("upgrade KS-012 #1").expects("use", 0)
    story.does("use").expects("card", 0).expects_exactly("card KS-032", "card KS-074")
    story.refuses("skip", "card KS-009")
    story.does("card KS-032").expects("turn", 1)
    assert story.hand(0) == ["KS-074"]
    assert story.discard(0) == ["KS-032"]
    assert story.deck(0) == ["KS-009"]


@clause("NM-11.12.1", "NM-6.40")
def test_ks_012_neither_draws_nor_discards_with_an_empty_deck() -> None:
    story = table((["KS-011"], []), p0={"hand": ["KS-012", "KS-074"]})
    story.does("upgrade KS-012 #1").expects("turn", 1)
    assert story.hand(0) == ["KS-074"]
    assert story.discard(0) == []


@clause("NM-6.3", "NM-6.30")
def test_ks_012_draws_nothing_when_skipped_or_played_as_a_new_character() -> None:
    skipped = table((["KS-011"], []), p0={"hand": ["KS-012"], "deck": ["KS-032"]})
    skipped.does("upgrade KS-012 #1", "skip").expects("turn", 1)
    assert skipped.hand(0) == []
    fresh = table(([], []), p0={"hand": ["KS-012"], "deck": ["KS-032"]})
    fresh.does("play KS-012 D").expects("turn", 1)
    assert fresh.deck(0) == ["KS-032"]


# KS-013 Sasuke Uchiha ---------------------------------------------------------------------------------------------------
@clause("NM-11.13.1")
def test_ks_013_loses_1_power_for_each_friend_here_but_not_for_hidden_ones() -> None:
    story = table((["KS-013", "KS-009", hidden("KS-032")], ["KS-074", "KS-011"]), (["KS-001"], []))
    assert story.power(1) == 4 - 1


@clause("NM-11.13.1", "NM-6.121")
def test_ks_013_loses_1_power_for_a_controlled_character_on_its_side() -> None:
    story = table((["KS-013", "KS-020", ch("KS-027", owner=1, controlled_by=2)], []))
    assert story.power(1) == 4 - 2


@clause("NM-11.13.2", "NM-6.70")
def test_ks_013_may_have_negative_power() -> None:
    story = table((["KS-013", "KS-001", "KS-003", "KS-005", "KS-007", "KS-011"], []))
    assert story.power(1) == -1
    assert story.totals("D") == [3 + 3 + 1 + 4 + 2 - 1, 0]


@clause("NM-11.13.1", "NM-6.16")
def test_ks_013_offers_nothing_and_changes_as_friends_come() -> None:
    story = table(([], []), p0={"hand": ["KS-013", "KS-009"]})
    story.does("play KS-013 D").expects("turn", 1)
    assert story.power(1) == 4
    story.does("pass", "play KS-009 D").expects("turn", 0)
    assert story.power(1) == 3


# KS-014 Sasuke Uchiha ---------------------------------------------------------------------------------------------------
@clause("NM-7.25", "NM-9.8")
def test_ks_014_shows_the_opposing_hand_to_its_player_alone_when_revealed() -> None:
    story = table(([hidden("KS-014")], []), p0={"hand": ["KS-001"]}, p1={"hand": ["KS-009", "KS-032"]})
    story.does("reveal #1").expects_exactly("use", "skip").does("use").expects("turn", 1)
    assert [entry.get("cards") for entry in story.match.log(0) if entry["kind"] == "look-hand"] == [
        ["KS-009", "KS-032"]
    ]
    assert [entry.get("cards") for entry in story.match.log(1) if entry["kind"] == "look-hand"] == [None]
    assert [entry.get("cards") for entry in story.match.log(None) if entry["kind"] == "look-hand"] == [None]
    assert story.hand(1) == ["KS-009", "KS-032"]
    assert story.hand(0) == ["KS-001"]


@clause("NM-11.14.1", "NM-6.87")
def test_ks_014_does_nothing_when_played_from_hand() -> None:
    upgraded = table((["KS-013"], []), p0={"hand": ["KS-001", "KS-014"]}, p1={"hand": ["KS-009"]})
    upgraded.does("upgrade KS-014 #1").expects("turn", 1)
    played = table(([], []), p0={"hand": ["KS-001", "KS-014"]}, p1={"hand": ["KS-009"]})
    played.does("play KS-014 D").expects("turn", 1)
    assert "look-hand" not in upgraded.kinds(0) + played.kinds(0)


@clause("NM-11.14.2", "NM-6.36")
def test_ks_014_by_reveal_upgrade_looks_then_discards_a_card_of_each_hand() -> None:
    story = table(
        (["KS-013", hidden("KS-014")], []), p0={"hand": ["KS-009", "KS-011"]}, p1={"hand": ["KS-032", "KS-074"]}
    )
    story.does("reveal-upgrade #2 #1").expects("use", 0)
    assert "look-hand" not in story.kinds(0)
    story.does("use").expects("card", 0).expects_exactly("card KS-009", "card KS-011").refuses("skip", "done")
    assert "look-hand" in story.kinds(0)
    story.does("card KS-009").expects("card", 0).expects_exactly("card KS-032", "card KS-074").refuses("skip", "done")
    story.does("card KS-074").expects("turn", 1)
    assert story.discard(0) == ["KS-009"]
    assert story.discard(1) == ["KS-074"]
    assert story.hand(0) == ["KS-011"]
    assert story.hand(1) == ["KS-032"]


@clause("NM-11.14.2", "NM-5.1")
def test_ks_014_explains_a_refused_card_by_the_hand_it_is_chosen_from() -> None:
    story = table(
        (["KS-013", hidden("KS-014")], []), p0={"hand": ["KS-009", "KS-011"]}, p1={"hand": ["KS-032", "KS-074"]}
    )
    story.does("reveal-upgrade #2 #1", "use", "card KS-009").refuses("card KS-011")
    assert "in your hand" not in str(story.match.why_not("card KS-011"))


@clause("NM-11.14.3")
def test_ks_014_only_looks_with_an_empty_hand() -> None:
    story = table((["KS-013", hidden("KS-014")], []), p1={"hand": ["KS-032", "KS-074"]})
    story.does("reveal-upgrade #2 #1", "use").expects("turn", 1)
    assert "look-hand" in story.kinds(0)
    assert story.hand(1) == ["KS-032", "KS-074"]


@clause("NM-11.14.3")
def test_ks_014_may_be_used_against_an_empty_hand_and_costs_a_card() -> None:
    story = table((["KS-013", hidden("KS-014")], []), p0={"hand": ["KS-009", "KS-011"]})
    story.does("reveal-upgrade #2 #1").expects_exactly("use", "skip")
    story.does("use", "card KS-011").expects("turn", 1)
    assert story.discard(0) == ["KS-011"]


@clause("NM-6.41", "NM-5.52")
def test_ks_014_is_passed_over_where_nothing_could_be_seen_or_discarded() -> None:
    merged = table((["KS-013", hidden("KS-014")], []))
    merged.does("reveal-upgrade #2 #1").expects("turn", 1)
    # a plain reveal has no discard, also if the hidden stack has several cards
    plain = table(([hidden("KS-014", under=["KS-013"])], []), p0={"hand": ["KS-009"]})
    plain.does("reveal #1").expects("turn", 1)
    assert plain.hand(0) == ["KS-009"]


# KS-015 Kakashi Hatake --------------------------------------------------------------------------------------------------
@clause("NM-11.15.1")
def test_ks_015_strengthens_every_other_team_7_character_here_of_either_side() -> None:
    story = table((["KS-015", "KS-009", hidden("KS-010"), "KS-032"], ["KS-011", hidden("KS-013")]), (["KS-013"], []))
    assert story.power(1) == 3  # not itself
    assert story.power(2) == 3 + 1
    assert story.power(3) == 0  # not a hidden one
    assert story.power(4) == 3  # of another team
    assert story.power(5) == 2 + 1  # an enemy
    assert story.power(6) == 0
    assert story.power(7) == 4  # elsewhere


@clause("NM-11.15.2", "NM-6.67")
def test_ks_015_on_each_side_adds_1_from_each() -> None:
    story = table((["KS-015", "KS-009"], ["KS-015", "KS-011"]))
    assert [story.power(number) for number in range(1, 5)] == [3 + 1, 3 + 2, 3 + 1, 2 + 2]


@clause("NM-11.15.1", "NM-6.6")
def test_ks_015_offers_nothing_and_works_only_face_up() -> None:
    story = table((["KS-009"], []), p0={"hand": ["KS-015"]})
    story.does("play KS-015 D").expects("turn", 1)
    assert story.power(1) == 4
    face_down = table((["KS-009", hidden("KS-015")], []))
    assert face_down.power(1) == 3


# KS-016 Kakashi Hatake --------------------------------------------------------------------------------------------------
@clause("NM-11.16.1", "NM-6.90", "NM-6.96")
def test_ks_016_copies_a_line_of_an_enemy_of_cost_4_or_less() -> None:
    story = table(
        (["KS-017"], [ch("KS-122", under=["KS-057"]), "KS-017"]),
        ([], ["KS-060", hidden("KS-001")]),
        p0={"hand": ["KS-016"], "deck": ["KS-009"]},
    )
    # #2 has a top card of cost 5, #5 is hidden, #1 is a friend; the AMBUSH line of #4 does not suit
    story.does("play KS-016 D").expects_exactly("use", "skip")
    story.does("use").expects("line", 0).expects_exactly("line #3 1", "line #4 1")
    story.refuses("line #1 1", "line #2 1", "line #4 2", "line #5 1")
    story.does("line #3 1").expects("turn", 1)
    assert story.tokens_on(6) == 3
    assert story.tokens_on(3) == 0


@clause("NM-11.16.1", "NM-6.85")
def test_ks_016_as_an_upgrade_has_no_cost_limit() -> None:
    story = table((["KS-015", "KS-017"], ["KS-122", "KS-017"]), p0={"hand": ["KS-016"]})
    story.does("upgrade KS-016 #1", "use").expects_exactly("line #3 1", "line #4 1")
    story.does("line #3 1").expects("turn", 1)
    assert story.tokens_on(1) == 4  # four characters are here


@clause("NM-11.16.2", "NM-6.92")
def test_ks_016_copies_ambush_lines_only_when_revealed() -> None:
    played = table(([], ["KS-038"]), p0={"hand": ["KS-016"]})
    played.does("play KS-016 D").expects("turn", 1)
    revealed = table(([hidden("KS-016")], ["KS-038"]))
    revealed.does("reveal #1", "use").expects("turn", 1)
    assert revealed.tokens_on(1) == 1


@clause("NM-6.91", "NM-6.92", "NM-6.93")
def test_ks_016_never_copies_upgrade_score_continuous_or_copying_lines() -> None:
    # KS-039: continuous, UPGRADE; KS-081: SCORE; KS-148: the Edge is p0's already, and its AMBUSH line copies
    story = table(
        (["KS-015", hidden("KS-016")], ["KS-039", "KS-081", "KS-148", "KS-005"]),
        p0={"deck": ["KS-009"], "hand": ["KS-032"]},
    )
    story.does("reveal-upgrade #2 #1").expects("turn", 1)
    assert story.tokens_on(1) == 0
    mirror = table(([], ["KS-016"]), p0={"hand": ["KS-016"], "deck": ["KS-009"]})
    mirror.does("play KS-016 D").expects("turn", 1)


@clause("NM-11.16.3", "NM-6.95")
def test_ks_016_may_copy_a_mandatory_line_for_its_own_opponent() -> None:
    story = table(([], ["KS-070"]), p0={"hand": ["KS-016"]})
    story.does("play KS-016 D").expects_exactly("use", "skip")
    story.does("use").expects("turn", 1)
    assert story.chakra(1) == 21
    assert story.chakra(0) == 16


@clause("NM-6.90", "NM-6.97")
def test_ks_016_reads_a_copied_line_from_its_own_place() -> None:
    # Sakura's line asks for another Team 7 character where Kakashi is: there she is herself, on C there is nobody
    here = table(([], ["KS-011"]), ([], []), p0={"hand": ["KS-016"], "deck": ["KS-009"]})
    here.does("play KS-016 D", "use").expects("turn", 1)
    assert here.hand(0) == ["KS-009"]
    away = table(([], ["KS-011"]), ([], []), p0={"hand": ["KS-016"], "deck": ["KS-009"]})
    away.does("play KS-016 C").expects("turn", 1)


@clause("NM-6.90", "NM-6.94", "NM-6.122")
def test_ks_016_takes_control_itself_with_a_copied_line_and_without_its_modifier() -> None:
    story = table(
        (["KS-015"], ["KS-009", "KS-001"]), ([], ["KS-020"]), p0={"hand": ["KS-016"]}, p1={"hand": ["KS-141", "KS-032"]}
    )
    # the limit of the MAIN line of KS-020 is 2; the 3 of its UPGRADE line is not copied
    story.does("upgrade KS-016 #1", "use").expects("turn", 1)
    assert story.side(2) == 0
    assert story.at(2).source == 1
    assert story.side(3) == 1
    # when Kakashi is hidden, Naruto goes back to his owner's side, where another Naruto stands by now
    story.does("play KS-141 D", "use", "target #1")
    assert story.is_hidden(1)
    assert story.gone(2)
    assert "KS-009" in story.discard(1)


@clause("NM-6.92", "NM-11.22.1")
def test_ks_016_when_revealed_copies_the_ambush_line_of_ks_022() -> None:
    story = table(([hidden("KS-016")], ["KS-022", "KS-009"]), ([], []), p1={"last_turn": [3]})
    story.does("reveal #1", "use").expects("turn", 1)
    assert story.place(3) == "C"
    assert story.place(2) == "D"


@clause("NM-11.16.4")
def test_ks_016_is_of_team_7_and_has_no_other_keyword() -> None:
    assert kleos.rules("naruto-mythos").cards["KS-016"].facts()["keywords"] == ["Team 7"]
    story = table((["KS-016"], ["KS-015", hidden("KS-033")]), active=1, p1={"chakra": 3})
    assert story.power(1) == 5  # Team 7, by the enemy KS-015
    story.refuses("reveal #3", clause="NM-5.2")  # but no Jutsu, which would lower Shino's price


# KS-017 Choji Akimichi --------------------------------------------------------------------------------------------------
@clause("NM-7.20", "NM-6.30")
def test_ks_017_gets_3_tokens_if_its_player_wants() -> None:
    story = table((["KS-009"], ["KS-032"]), p0={"hand": ["KS-017"]})
    story.does("play KS-017 D").expects_exactly("use", "skip").does("use").expects("turn", 1)
    assert story.power(3) == 4
    assert story.tokens_on(1) == story.tokens_on(2) == 0
    skipped = table(([], []), p0={"hand": ["KS-017"]})
    skipped.does("play KS-017 D", "skip").expects("turn", 1)
    assert skipped.power(1) == 1


@clause("NM-5.53", "NM-5.30")
def test_ks_017_gets_tokens_when_revealed_but_not_when_hidden() -> None:
    story = table(([], []), p0={"hand": ["KS-017"]})
    story.does("hide KS-017 D").expects("turn", 1)
    assert story.tokens_on(1) == 0
    story.does("pass", "reveal #1", "use").expects("turn", 0)
    assert story.power(1) == 4


# KS-018 Choji Akimichi --------------------------------------------------------------------------------------------------
@clause("NM-11.18.1", "NM-11.18.2")
def test_ks_018_as_an_upgrade_moves_and_must_hide_a_weaker_enemy_where_it_arrives() -> None:
    story = table(
        (["KS-017"], ["KS-005"]),
        (["KS-019"], ["KS-032", "KS-011", "KS-014", hidden("KS-009")]),
        p0={"hand": ["KS-018"]},
    )
    story.does("upgrade KS-018 #1").expects_exactly("use", "skip")
    # with 4 it is stronger than #4 (3) and #5 (2), not than #6 (4); #2 stayed behind, #3 is a friend
    story.does("use").expects("target", 0).expects_exactly("target #4", "target #5")
    story.refuses("target #2", "target #3", "target #6", clause="NM-6.56").refuses("target #7", clause="NM-6.55")
    story.refuses("skip")
    story.does("target #5").expects("turn", 1)
    assert story.place(1) == "C"
    assert story.is_hidden(5)


@clause("NM-11.18.2", "NM-6.71")
def test_ks_018_compares_full_power_after_the_move() -> None:
    weakened = table((["KS-017"], []), ([], ["KS-032", "KS-128"]), p0={"hand": ["KS-018"]})
    weakened.does("upgrade KS-018 #1", "use").expects("turn", 1)  # 3 against 3: nobody is weaker
    assert not weakened.is_hidden(2)
    strengthened = table(([ch("KS-017", tokens=1)], []), ([], ["KS-014"]), p0={"hand": ["KS-018"]})
    strengthened.does("upgrade KS-018 #1", "use").expects("turn", 1)
    assert strengthened.is_hidden(2)


@clause("NM-11.18.1", "NM-11.18.2")
def test_ks_018_hides_an_enemy_also_when_a_friend_moved_it() -> None:
    story = table((["KS-018"], []), ([], ["KS-032"]), p0={"hand": ["KS-023"]})
    story.does("play KS-023 D", "use").expects("turn", 1)
    assert story.place(1) == "C"
    assert story.is_hidden(2)


@clause("NM-11.18.1", "NM-6.77")
def test_ks_018_hides_an_enemy_only_after_the_whole_line_that_moved_it() -> None:
    story = table((["KS-018", "KS-009"], []), ([], ["KS-032"]), ([], ["KS-011"]), p0={"hand": ["KS-107"]})
    story.does("play KS-107 D", "target #1", "mission C").expects("mission", 0)  # Naruto must still be moved
    assert not story.is_hidden(3)
    story.does("mission B").expects("turn", 1)
    assert story.is_hidden(3)
    assert not story.is_hidden(4)


@clause("NM-11.18.1")
def test_ks_018_hides_nobody_when_an_enemy_effect_moved_it() -> None:
    story = table((["KS-018"], [hidden("KS-078")]), ([], ["KS-032"]), active=1)
    story.does("reveal #2", "use", "target #1").expects("turn", 0)
    assert story.place(1) == "C"
    assert not story.is_hidden(3)


@clause("NM-11.18.1", "NM-6.125")
def test_ks_018_hides_nobody_on_return_of_control() -> None:
    story = table((["KS-020", ch("KS-018", owner=1, controlled_by=1), "KS-012"], []), active=1, p1={"hand": ["KS-026"]})
    story.does("play KS-026 D", "use", "target #1").expects("turn", 0)
    assert story.side(2) == 1
    assert not story.is_hidden(3)


@clause("NM-11.18.1")
def test_ks_018_under_control_hides_for_the_player_who_moved_it() -> None:
    story = table(
        (["KS-020", ch("KS-018", owner=1, controlled_by=1)], []), ([], ["KS-032", "KS-011"]), p0={"hand": ["KS-023"]}
    )
    story.does("play KS-023 D", "use", "target #2").expects("target", 0).expects_exactly("target #3", "target #4")
    story.does("target #3").expects("turn", 1)
    assert story.is_hidden(3)


@clause("NM-11.18.2", "NM-11.115.1")
def test_ks_018_hides_no_shielded_and_no_hidden_enemy() -> None:
    story = table((["KS-017"], []), ([], ["KS-115", "KS-011", hidden("KS-009")]), p0={"hand": ["KS-018"]})
    story.does("upgrade KS-018 #1", "use").expects("turn", 1)
    assert not story.is_hidden(3)


@clause("NM-6.6", "NM-11.18.1")
def test_ks_018_does_nothing_while_hidden() -> None:
    story = table(([hidden("KS-018", tokens=4)], []), ([], ["KS-032"]), p0={"hand": ["KS-121"]})
    story.does("play KS-121 D", "use").expects("turn", 1)
    assert story.place(1) == "C"
    assert not story.is_hidden(2)


@clause("NM-6.3")
def test_ks_018_does_not_move_when_played_as_a_new_character() -> None:
    story = table(([], ["KS-005"]), ([], ["KS-032"]), p0={"hand": ["KS-018"]})
    story.does("play KS-018 D").expects("turn", 1)
    assert not story.is_hidden(1)


# KS-019 Ino Yamanaka ----------------------------------------------------------------------------------------------------
@clause("NM-11.19.1")
def test_ks_019_gets_a_token_with_a_friend_or_an_enemy_of_team_10_here() -> None:
    friend = table((["KS-017"], []), p0={"hand": ["KS-019"]})
    friend.does("play KS-019 D").expects_exactly("use", "skip").does("use").expects("turn", 1)
    assert friend.tokens_on(2) == 1
    enemy = table(([], ["KS-017"]), p0={"hand": ["KS-019"]})
    enemy.does("play KS-019 D", "use").expects("turn", 1)
    assert enemy.tokens_on(2) == 1
    assert enemy.tokens_on(1) == 0


@clause("NM-11.19.1", "NM-6.49")
def test_ks_019_does_not_count_herself_hidden_characters_other_teams_or_other_missions() -> None:
    story = table(([hidden("KS-017"), "KS-009"], [hidden("KS-021")]), (["KS-023"], ["KS-017"]), p0={"hand": ["KS-019"]})
    story.does("play KS-019 D").expects("turn", 1)
    assert story.tokens_on(6) == 0
