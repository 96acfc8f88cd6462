"""The cards KS-113 to KS-130: what each line does, and what it must not offer."""

import pytest

import kleos
from kleos.games.naruto_mythos.testing import Story, ch, hidden, table
from kleos.testing import clause


def group(card: str) -> str:
    """The group of a card, as the rules tell it."""
    return str(kleos.rules("naruto-mythos").cards[card].facts()["group"])


# Facts ----------------------------------------------------------------------------------------------------------------
FACTS = [
    ("KS-113", "Kiba Inuzuka", 6, 6, "Leaf Village", ["Team 8", "Jutsu"]),
    ("KS-114", "Hinata Hyuga", 5, 5, "Leaf Village", ["Team 8", "Jutsu"]),
    ("KS-115", "Shino Aburame", 5, 6, "Leaf Village", ["Team 8", "Jutsu"]),
    ("KS-116", "Neji Hyuga", 6, 5, "Leaf Village", ["Team Guy", "Jutsu"]),
    ("KS-117", "Rock Lee", 5, 5, "Leaf Village", ["Team Guy", "Taijutsu"]),
    ("KS-118", "Tenten", 4, 4, "Leaf Village", ["Team Guy", "Jutsu"]),
    ("KS-119", "Kankuro", 5, 5, "Sand Village", ["Team Baki", "Jutsu"]),
    ("KS-120", "Gaara", 4, 4, "Sand Village", ["Team Baki", "Jutsu"]),
    ("KS-121", "Temari", 5, 5, "Sand Village", ["Team Baki", "Jutsu"]),
    ("KS-122", "Jirobo", 5, 6, "Sound Village", ["Sound Four", "Taijutsu"]),
    ("KS-123", "Kimimaro", 6, 8, "Sound Village", ["Jutsu"]),
    ("KS-124", "Kidomaru", 5, 5, "Sound Village", ["Sound Four", "Jutsu"]),
    ("KS-125", "Tayuya", 5, 5, "Sound Village", ["Sound Four", "Jutsu"]),
    ("KS-126", "Orochimaru", 7, 7, "Sound Village", ["Sannin"]),
    ("KS-127", "Sakon", 5, 5, "Sound Village", ["Sound Four", "Jutsu"]),
    ("KS-128", "Itachi Uchiha", 6, 6, "Akatsuki", ["Rogue Ninja", "Jutsu"]),
    ("KS-129", "Nine-Tailed Fox", 7, 10, "Independent", ["Tailed Beast"]),
    ("KS-130", "One-Tail", 7, 10, "Independent", ["Tailed Beast", "Jutsu"]),
]


@pytest.mark.parametrize(("card", "name", "cost", "power", "group", "keywords"), FACTS, ids=[row[0] for row in FACTS])
def test_ks_113_to_130_facts(card: str, name: str, cost: int, power: int, group: str, keywords: list[str]) -> None:
    face = kleos.rules("naruto-mythos").cards[card]
    facts = face.facts()
    assert (face.name(), facts["cost"], facts["power"], facts["group"]) == (name, cost, power, group)
    assert sorted(facts["keywords"]) == sorted(keywords)


# KS-113 Kiba Inuzuka, Fang Over Fang ----------------------------------------------------------------------------------
@clause("NM-11.113.1", "NM-11.113.2", "NM-11.113.3")
def test_ks_113_hides_an_akamaru_of_any_mission_and_then_must_hide_another_character_here() -> None:
    story = table(
        (["KS-009"], ["KS-086", hidden("KS-070")]),
        (["KS-027"], ["KS-032"]),
        p0={"hand": ["KS-113"]},
    )
    story.does("play KS-113 D", "use")
    # Akamaru (#4) is the only one of that name: nobody is asked, and he is hidden before the other one is chosen
    assert story.is_hidden(4)
    story.expects("target", 0).expects_exactly("target #1", "target #2")
    story.refuses("target #3", clause="NM-6.55")  # hidden already
    story.refuses("target #6", "target #5", clause="NM-6.56")  # Kiba himself, and one in another mission
    story.refuses("skip", "done")
    story.does("target #2")
    assert story.is_hidden(2)
    assert not story.is_hidden(1)
    assert not story.is_hidden(6)
    story.expects("turn", 1)


@clause("NM-11.113.2")
def test_ks_113_hides_only_akamaru_if_nobody_else_is_here() -> None:
    story = table(([], [hidden("KS-070")]), (["KS-027"], ["KS-086"]), p0={"hand": ["KS-113"]})
    story.does("play KS-113 D", "use").expects("turn", 1)
    assert story.is_hidden(2)
    assert not story.is_hidden(3)
    assert not story.is_hidden(4)


@clause("NM-11.113.1", "NM-11.113.2")
def test_ks_113_a_second_akamaru_here_is_another_character() -> None:
    story = table((["KS-027"], []), (["KS-028"], ["KS-029"]), p0={"hand": ["KS-113"]})
    story.does("play KS-113 D", "use")
    # the Akamaru of the opponent (#3) is no friend
    story.expects_exactly("target #1", "target #2").refuses("target #3", clause="NM-6.56")
    story.does("target #2").expects("turn", 1)
    assert story.is_hidden(2)
    assert story.is_hidden(1)


@clause("NM-11.113.2")
def test_ks_113_does_not_take_the_same_akamaru_twice_when_upgraded() -> None:
    story = table((["KS-026", "KS-027"], []), p0={"hand": ["KS-113"]})
    story.does("upgrade KS-113 #1", "use").expects("turn", 1)
    assert story.gone(2)
    assert story.card(1) == "KS-113"
    assert story.discard(0) == ["KS-027"]


@clause("NM-11.113.1", "NM-11.113.3")
def test_ks_113_does_nothing_without_a_friendly_face_up_akamaru() -> None:
    story = table((["KS-009", hidden("KS-027")], ["KS-027", "KS-086"]), p0={"hand": ["KS-113"]})
    story.does("play KS-113 D").expects("turn", 1)
    assert [story.is_hidden(n) for n in (1, 3, 4)] == [False, False, False]
    story = table((["KS-026", "KS-009"], ["KS-086"]), p0={"hand": ["KS-113"]})
    story.does("upgrade KS-113 #1").expects("turn", 1)
    assert [story.gone(n) for n in (2, 3)] == [False, False]


def test_ks_113_may_be_left_unused() -> None:
    story = table((["KS-027"], ["KS-086"]), p0={"hand": ["KS-113"]})
    story.does("play KS-113 D").expects("use", 0).does("skip").expects("turn", 1)
    assert not story.is_hidden(1)
    assert not story.is_hidden(2)


@clause("NM-11.113.3", "NM-11.113.4")
def test_ks_113_upgraded_defeats_akamaru_and_then_another_character_hidden_or_not() -> None:
    story = table(
        (["KS-026", "KS-009"], ["KS-086", hidden("KS-070"), "KS-076"]),
        (["KS-027"], ["KS-027", "KS-032"]),
        p0={"hand": ["KS-113"], "chakra": 3},
    )
    story.does("upgrade KS-113 #1", "use")
    assert story.gone(6)  # the Akamaru of the opponent (#7) is no friend
    # the immune One-Tail (#5) cannot be defeated by it
    story.expects_exactly("target #2", "target #3", "target #4").refuses("target #5", clause="NM-6.101")
    story.refuses("target #1", "target #7", "target #8", clause="NM-6.56")
    story.does("target #4").expects("turn", 1)
    assert story.gone(4)
    assert story.discard(0) == ["KS-027"]
    assert story.discard(1) == ["KS-070"]
    assert story.chakra(0) == 0


@clause("NM-11.113.4", "NM-6.85")
def test_ks_113_revealed_hides_but_revealed_as_an_upgrade_defeats() -> None:
    plain = table((["KS-027", hidden("KS-113")], ["KS-086"]))
    plain.does("reveal #2", "use").expects("turn", 1)
    assert plain.is_hidden(1)
    assert plain.is_hidden(3)
    upgraded = table((["KS-027", "KS-025", hidden("KS-113")], [hidden("KS-086")]))
    upgraded.does("reveal-upgrade #3 #2", "use").expects("turn", 1)
    assert upgraded.gone(1)
    assert upgraded.gone(4)


@clause("NM-11.113.3", "NM-11.115.1")
def test_ks_113_hides_no_enemy_that_shino_shields_but_an_upgraded_kiba_defeats_it() -> None:
    story = table((["KS-027"], ["KS-115", "KS-086", "KS-014"]), p0={"hand": ["KS-113"]})
    story.does("play KS-113 D", "use").expects("turn", 1)
    assert [story.is_hidden(n) for n in (1, 2, 3, 4)] == [True, True, False, False]
    story = table((["KS-026", "KS-027"], ["KS-115", "KS-086"]), p0={"hand": ["KS-113"]})
    story.does("upgrade KS-113 #1", "use").expects_exactly("target #3", "target #4")


# KS-114 Hinata Hyuga, Protective Eight Trigrams Sixty-Four Palms ------------------------------------------------------
@clause("NM-11.114.1")
def test_ks_114_strengthens_herself_and_must_strengthen_another_character_of_either_side() -> None:
    story = table((["KS-009"], [hidden("KS-070")]), ([], ["KS-086"]), p0={"hand": ["KS-114"]})
    story.does("play KS-114 D", "use")
    story.expects("target", 0).expects_exactly("target #1", "target #2", "target #3")
    story.refuses("target #4", clause="NM-6.56").refuses("skip", "done")
    story.does("target #2").expects("turn", 1)
    assert [story.tokens_on(n) for n in (1, 2, 3, 4)] == [0, 1, 0, 2]


@clause("NM-11.114.1")
def test_ks_114_alone_strengthens_only_herself() -> None:
    story = table(p0={"hand": ["KS-114"]})
    story.does("play KS-114 D", "use").expects("turn", 1)
    assert story.tokens_on(1) == 2


@clause("NM-11.114.1")
def test_ks_114_with_an_enemy_alone_in_play_must_give_it_the_token_or_leave_the_line() -> None:
    story = table(([], []), ([], ["KS-086"]), p0={"hand": ["KS-114", "KS-114"]})
    story.does("play KS-114 D", "use")
    assert (story.tokens_on(1), story.tokens_on(2)) == (1, 2)
    story = table(([], []), ([], ["KS-086"]), p0={"hand": ["KS-114"]})
    story.does("play KS-114 D", "skip")
    assert (story.tokens_on(1), story.tokens_on(2)) == (0, 0)


def test_ks_114_upgraded_takes_all_tokens_from_one_enemy_that_has_some() -> None:
    story = table(
        ([ch("KS-030", tokens=1), ch("KS-009", tokens=2)], [ch("KS-086", tokens=2), "KS-032"]),
        ([], [hidden("KS-070", tokens=3)]),
        p0={"hand": ["KS-114"]},
    )
    story.does("upgrade KS-114 #1", "skip", "use")
    story.expects_exactly("target #3", "target #5")
    story.refuses("target #2", "target #4")
    story.does("target #5").expects("turn", 1)
    assert story.tokens_on(5) == 0
    assert story.tokens_on(3) == 2
    assert story.tokens_on(1) == 1


def test_ks_114_played_as_a_new_character_removes_nothing() -> None:
    story = table(([], [ch("KS-086", tokens=2)]), p0={"hand": ["KS-114"]})
    story.does("play KS-114 D", "skip").expects("turn", 1)
    assert story.tokens_on(1) == 2


def test_ks_114_upgraded_is_not_asked_about_enemies_without_tokens() -> None:
    story = table((["KS-030"], ["KS-086"]), p0={"hand": ["KS-114"]})
    story.does("upgrade KS-114 #1", "skip").expects("turn", 1)


# KS-115 Shino Aburame, Wall of Insects Jutsu --------------------------------------------------------------------------
@clause("NM-11.115.1")
def test_ks_115_shields_the_others_here_from_being_hidden_by_enemy_effects() -> None:
    # Naruto 108 hides an enemy here with Power 3 or less
    story = table(([], ["KS-115", "KS-009"]), ([], ["KS-009"]), p0={"hand": ["KS-108"]})
    story.does("play KS-108 D").expects("turn", 1)
    assert not story.is_hidden(2)
    story = table(([], ["KS-115", "KS-009"]), ([], ["KS-009"]), p0={"hand": ["KS-108"]})
    story.does("play KS-108 C", "use")
    assert story.is_hidden(3)  # another mission is not shielded


@clause("NM-11.115.1")
def test_ks_115_does_not_shield_himself() -> None:
    # Kakashi 137 hides an upgraded character here
    story = table(
        ([], [ch("KS-115", under=["KS-033"]), ch("KS-108", under=["KS-009"])]),
        p0={"hand": ["KS-137"]},
    )
    story.does("play KS-137 D", "use").expects("turn", 1)
    assert story.is_hidden(1)
    assert not story.is_hidden(2)


@clause("NM-11.115.1")
def test_ks_115_shields_only_while_face_up() -> None:
    story = table(([], [hidden("KS-115"), "KS-009"]), p0={"hand": ["KS-108"]})
    story.does("play KS-108 D", "use")
    assert story.is_hidden(2)


@clause("NM-11.115.1")
def test_ks_115_is_skipped_over_by_mass_hiding_which_still_takes_him() -> None:
    # Kabuto 054 hides everybody weaker than himself; 2 tokens make him stronger than Shino
    story = table(
        ([ch("KS-053", tokens=2), "KS-009"], ["KS-115", "KS-011"]),
        p0={"hand": ["KS-054"]},
    )
    story.does("upgrade KS-054 #1", "use", "use").expects("turn", 1)
    assert story.is_hidden(2)
    assert story.is_hidden(3)
    assert not story.is_hidden(4)  # all are hidden together: the shield still held


@clause("NM-11.115.1")
def test_ks_115_does_not_stop_defeats_nor_hiding_by_the_own_side() -> None:
    # Kankuro 119 defeats an enemy here with Power 3 or less
    story = table(([], ["KS-115", "KS-009"]), p0={"hand": ["KS-119"]})
    story.does("play KS-119 D", "use")
    assert story.gone(2)
    # Kiba 113 hides his own Akamaru, then his own Naruto beside his own Shino
    own = table((["KS-115", "KS-009", "KS-027"], []), p0={"hand": ["KS-113"]})
    own.does("play KS-113 D", "use")
    own.expects_exactly("target #1", "target #2").does("target #2")
    assert own.is_hidden(3)
    assert own.is_hidden(2)


@clause("NM-11.115.2")
def test_ks_115_revealed_moves_a_friend_from_here_to_another_mission() -> None:
    story = table(
        (["KS-009", hidden("KS-115"), hidden("KS-070")], ["KS-086"]),
        (["KS-011"], []),
        ([], []),
    )
    story.does("reveal #2", "use")
    story.expects("target", 0).expects_exactly("target #1", "target #3")
    story.refuses("target #2", "target #4", "target #5", clause="NM-6.56")  # himself, an enemy, a friend elsewhere
    story.does("target #3").expects("mission", 0).expects_exactly("mission C", "mission B")
    story.refuses("mission D", clause="NM-7.17")
    story.does("mission B").expects("turn", 1)
    assert story.place(3) == "B"
    assert story.is_hidden(3)


@clause("NM-11.115.2")
def test_ks_115_moves_nobody_who_has_nowhere_to_go() -> None:
    # the only other mission already has a Naruto Uzumaki
    story = table((["KS-009", hidden("KS-115")], []), (["KS-010"], []))
    story.does("reveal #2").expects("turn", 1)
    assert story.place(1) == "D"
    # Kurenai 035 holds the enemies in her mission
    story = table((["KS-009", hidden("KS-115")], ["KS-035"]), ([], []))
    story.does("reveal #2").expects("turn", 1)
    assert story.place(1) == "D"


@clause("NM-11.115.2", "NM-5.27")
def test_ks_115_played_face_up_moves_nobody() -> None:
    story = table((["KS-009"], []), ([], []), p0={"hand": ["KS-115"]})
    story.does("play KS-115 D").expects("turn", 1)
    assert story.place(1) == "D"


# KS-116 Neji Hyuga, Eight Trigrams Sixty-Four Palms -------------------------------------------------------------------
@clause("NM-11.116.1")
def test_ks_116_defeats_a_character_here_whose_full_power_is_exactly_4() -> None:
    story = table(
        ([ch("KS-009", tokens=1)], ["KS-014", ch("KS-070", tokens=1), hidden("KS-086", tokens=4), "KS-009"]),
        ([], ["KS-070"]),
        p0={"hand": ["KS-116"]},
    )
    story.does("play KS-116 D", "use")
    story.expects("target", 0).expects_exactly("target #1", "target #2", "target #4")
    story.refuses("target #3", "target #5", "target #6", "target #7", clause="NM-6.56")
    story.does("target #4").expects("turn", 1)
    assert story.discard(1) == ["KS-086"]


@clause("NM-11.116.1")
def test_ks_116_may_defeat_neji_himself_and_then_has_no_further_line() -> None:
    # Amaterasu (KS-128) lowers Neji to 4 and Zabuza to 4
    story = table((["KS-086", "KS-036"], ["KS-128"]), p0={"hand": ["KS-116"]})
    story.does("upgrade KS-116 #2", "use")
    story.expects_exactly("target #1", "target #2").does("target #2")
    story.expects("turn", 1)  # the UPGRADE line, which Itachi with Power 6 would suit, is lost with Neji
    assert story.discard(0) == ["KS-116", "KS-036"]
    assert not story.gone(3)


@clause("NM-11.116.1")
def test_ks_116_is_not_asked_when_nobody_has_exactly_that_power() -> None:
    story = table((["KS-009"], ["KS-086", "KS-107"]), p0={"hand": ["KS-116"]})
    story.does("play KS-116 D").expects("turn", 1)


@clause("NM-11.116.1")
def test_ks_116_upgraded_looks_for_power_6_after_the_first_defeat() -> None:
    # Kakashi 015 with a token has 4; while he is here Sasuke 107 has 7, afterwards 6
    story = table((["KS-036"], [ch("KS-015", tokens=1), "KS-107"]), ([], ["KS-107"]), p0={"hand": ["KS-116"]})
    story.does("upgrade KS-116 #1", "use")
    assert story.gone(2)
    story.expects("use", 0).does("use").expects("turn", 1)
    assert story.gone(3)
    story = table((["KS-036"], [ch("KS-015", tokens=1), "KS-107"]), p0={"hand": ["KS-116"]})
    story.does("upgrade KS-116 #1", "skip").expects("turn", 1)
    assert not story.gone(3)


@clause("NM-11.116.1")
def test_ks_116_played_as_a_new_character_leaves_power_6_alone() -> None:
    story = table(([], ["KS-107"]), p0={"hand": ["KS-116"]})
    story.does("play KS-116 D").expects("turn", 1)
    assert not story.gone(1)


# KS-117 Rock Lee, Loopy Fist ------------------------------------------------------------------------------------------
@clause("NM-11.117.1")
def test_ks_117_moves_at_the_end_of_the_round_where_his_controller_wants() -> None:
    story = table((["KS-117"], []), ([], []), ([], []), edge=1, active=1)
    story.does("pass", "pass")
    story.expects("mission", 0).expects_exactly("mission C", "mission B").refuses("mission D", clause="NM-7.17")
    story.does("mission B").expects("turn", 1)
    assert story.place(1) == "B"


@clause("NM-11.117.1")
def test_ks_117_stays_without_a_legal_destination() -> None:
    story = table((["KS-117"], []), (["KS-038"], []))
    story.passes()
    assert story.place(1) == "D"
    story = table((["KS-117"], []))
    story.passes()
    assert story.place(1) == "D"


@clause("NM-11.117.1")
def test_ks_117_stays_while_an_enemy_kurenai_holds_him_but_not_for_his_own_kurenai() -> None:
    story = table((["KS-117"], ["KS-035"]), ([], []))
    story.passes()
    assert story.place(1) == "D"
    story = table((["KS-117"], [hidden("KS-035")]), ([], []))
    story.passes()
    # the mission's SCORE line may defeat the hidden Kurenai; left unused
    story.expects("use", 0).does("skip")
    assert story.place(1) == "C"
    story = table((["KS-117", "KS-035"], []), ([], []))
    story.passes()
    assert story.place(1) == "C"


@clause("NM-11.117.1")
def test_ks_117_does_not_move_while_hidden_nor_after_the_last_round() -> None:
    story = table(([hidden("KS-117")], []), ([], []))
    story.passes()
    assert story.place(1) == "D"
    story = table((["KS-117"], []), ([], []), ([], []), ([], []))
    story.passes()
    assert story.match.outcome is not None
    assert story.place(1) == "D"


@clause("NM-11.117.2")
def test_ks_117_keeps_his_tokens_while_moving_and_loses_them_afterwards() -> None:
    story = table(([ch("KS-117", tokens=2)], []), (["KS-028"], []))
    story.passes()
    story.expects("order", 0).expects_exactly("trigger #1 1", "trigger #2 1").does("trigger #1 1")
    story.expects("use", 0)  # Akamaru 028 may return
    assert story.place(1) == "C"
    assert story.tokens_on(1) == 2
    story.does("skip").expects("turn", 0)
    assert story.tokens_on(1) == 0


def test_ks_117_upgraded_gets_the_cost_of_the_top_card_of_the_own_deck_in_tokens() -> None:
    story = table(
        (["KS-038"], ["KS-086"]), p0={"hand": ["KS-117"], "deck": ["KS-107", "KS-009"]}, p1={"deck": ["KS-013"]}
    )
    story.does("upgrade KS-117 #1", "use").expects("turn", 1)
    assert story.tokens_on(1) == 5
    assert story.discard(0) == ["KS-107"]
    assert story.deck(0) == ["KS-009"]
    assert story.deck(1) == ["KS-013"]


def test_ks_117_upgraded_has_nothing_to_discard_from_an_empty_deck() -> None:
    story = table((["KS-038"], []), p0={"hand": ["KS-117"]}, p1={"deck": ["KS-013"]})
    story.does("upgrade KS-117 #1").expects("turn", 1)
    assert story.tokens_on(1) == 0


def test_ks_117_upgraded_may_discard_a_card_without_cost_for_nothing() -> None:
    story = table((["KS-038"], []), p0={"hand": ["KS-117"], "deck": ["KS-101"]})
    story.does("upgrade KS-117 #1", "use").expects("turn", 1)
    assert story.tokens_on(1) == 0
    assert story.discard(0) == ["KS-101"]


def test_ks_117_played_as_a_new_character_discards_nothing() -> None:
    story = table(p0={"hand": ["KS-117"], "deck": ["KS-107"]})
    story.does("play KS-117 D").expects("turn", 1)
    assert story.deck(0) == ["KS-107"]


# KS-118 Tenten, Rising Twin Dragons -----------------------------------------------------------------------------------
@clause("NM-11.118.1", "NM-11.118.2")
def test_ks_118_defeats_a_hidden_character_here_and_for_a_weak_one_a_second_anywhere() -> None:
    story = table(
        ([hidden("KS-118"), hidden("KS-070")], [hidden("KS-072", tokens=5), "KS-032"]),
        ([hidden("KS-011")], [hidden("KS-086")]),
    )
    story.does("reveal #1", "use")
    story.expects("target", 0).expects_exactly("target #2", "target #3")
    story.refuses("target #1", "target #4", "target #5", clause="NM-6.56")
    story.does("target #3")  # printed Power 3, whatever its tokens
    assert story.gone(3)  # before the second is chosen
    story.expects("target", 0).expects_exactly("target #2", "target #5", "target #6").refuses("skip", "done")
    story.does("target #6").expects("turn", 1)
    assert story.discard(1) == ["KS-086", "KS-072"]


@clause("NM-11.118.1")
def test_ks_118_stops_after_a_strong_first_one_and_the_top_card_of_a_stack_counts() -> None:
    story = table(([hidden("KS-118")], [hidden("KS-070")]), ([], [hidden("KS-011")]))
    story.does("reveal #1", "use").expects("turn", 1)
    assert story.gone(2)
    assert not story.gone(3)
    story = table(([hidden("KS-118")], [hidden("KS-108", under=["KS-009"])]), ([], [hidden("KS-011")]))
    story.does("reveal #1", "use").expects("turn", 1)
    assert story.discard(1) == ["KS-108", "KS-009"]
    assert not story.gone(3)
    story = table(([hidden("KS-118")], [hidden("KS-028", under=["KS-027"])]), ([], [hidden("KS-011")]))
    story.does("reveal #1", "use").expects("turn", 1)
    assert story.gone(3)


@clause("NM-11.118.1")
def test_ks_118_second_defeat_is_obligatory_even_against_the_own_side() -> None:
    story = table(([hidden("KS-118")], [hidden("KS-011")]), ([hidden("KS-070")], ["KS-086"]))
    story.does("reveal #1", "use").expects("turn", 1)
    assert story.gone(2)
    assert story.discard(0) == ["KS-070"]


@clause("NM-9.13", "NM-11.118.1")
def test_ks_118_a_weak_card_taken_to_hand_by_tsunade_still_brings_the_second_defeat_but_stays_unnamed() -> None:
    story = table(([hidden("KS-118")], [hidden("KS-011")]), ([], ["KS-004", hidden("KS-086")]))
    story.does("reveal #1", "use").expects("turn", 1)
    assert story.hand(1) == ["KS-011", "KS-086"]
    assert story.gone(4)
    assert not [line for line in story.log(0) if "Sakura" in line or "Zabuza" in line]


def test_ks_118_does_nothing_without_a_hidden_character_here_nor_face_up_from_hand() -> None:
    story = table(([hidden("KS-118")], ["KS-086"]), ([], [hidden("KS-011")]))
    story.does("reveal #1").expects("turn", 1)
    assert not story.gone(3)
    story = table(([], [hidden("KS-011")]), p0={"hand": ["KS-118"]})
    story.does("play KS-118 D").expects("turn", 1)
    assert not story.gone(1)


# KS-119 Kankuro, Secret Black Move: Iron Maiden -----------------------------------------------------------------------
@clause("NM-11.119.1")
def test_ks_119_upgraded_may_first_move_himself_and_strikes_where_he_then_is() -> None:
    story = table((["KS-077"], ["KS-032"]), ([], ["KS-009", "KS-011"]), p0={"hand": ["KS-119"]})
    story.does("upgrade KS-119 #1", "use")
    story.expects("target", 0).expects_exactly("target #1", "target #2", "target #3", "target #4")
    story.does("target #1")  # C is the only other mission
    assert story.place(1) == "C"
    story.expects("use", 0).does("use").expects_exactly("target #3", "target #4")
    story.refuses("target #2", clause="NM-6.56")
    story.does("target #4").expects("turn", 1)
    assert story.gone(4)


@clause("NM-11.119.1")
def test_ks_119_upgraded_may_move_an_enemy_to_himself_first() -> None:
    story = table((["KS-077"], []), ([], ["KS-009"]), p0={"hand": ["KS-119"]})
    story.does("upgrade KS-119 #1", "use", "target #2", "use").expects("turn", 1)
    assert story.discard(1) == ["KS-009"]


@clause("NM-11.119.1", "NM-11.75.1")
def test_ks_119_upgraded_gaara_hides_from_the_move_and_is_then_defenceless() -> None:
    story = table((["KS-077"], ["KS-075"]), ([], []), p0={"hand": ["KS-119"]})
    story.does("upgrade KS-119 #1", "use", "target #2")
    assert story.is_hidden(2)
    assert story.place(2) == "D"
    story.does("use").expects("turn", 1)
    assert story.discard(1) == ["KS-075"]


def test_ks_119_defeats_an_enemy_here_with_power_3_or_less() -> None:
    story = table(
        (["KS-009"], ["KS-011", "KS-014", hidden("KS-107"), ch("KS-032", tokens=1)]),
        ([], ["KS-005"]),
        p0={"hand": ["KS-119"]},
    )
    story.does("play KS-119 D", "use")  # no UPGRADE line: nobody is moved
    story.expects_exactly("target #2", "target #4")
    story.refuses("target #1", "target #3", "target #5", "target #6", clause="NM-6.56")
    story.does("target #4")
    assert story.discard(1) == ["KS-107"]


def test_ks_119_measures_full_power() -> None:
    # Amaterasu of the own side lowers Sasuke 014 to 3
    story = table((["KS-128"], ["KS-014", "KS-086"]), p0={"hand": ["KS-119"]})
    story.does("play KS-119 D", "use").expects("turn", 1)
    assert story.gone(2)


def test_ks_119_does_nothing_without_a_weak_enemy_here() -> None:
    story = table((["KS-009"], ["KS-014"]), ([], ["KS-005"]), p0={"hand": ["KS-119"]})
    story.does("play KS-119 D").expects("turn", 1)


# KS-120 Gaara, Sand Coffin --------------------------------------------------------------------------------------------
@clause("NM-11.120.1", "NM-11.120.3")
def test_ks_120_picks_one_weak_enemy_in_each_mission_and_defeats_them_together_in_that_order() -> None:
    story = table(
        (["KS-021"], ["KS-005", "KS-019", "KS-011"]),
        ([], [hidden("KS-086")]),
        ([], ["KS-086"]),
        p0={"hand": ["KS-120"]},
    )
    story.does("play KS-120 D", "use")
    story.expects("per-mission", 0).expects_exactly("target #2", "target #3", "skip")
    story.refuses("target #1", "target #4", clause="NM-6.56")
    story.does("target #3")
    assert not story.gone(3)  # all picks come first
    story.expects("per-mission", 0).expects_exactly("target #5", "skip").refuses("target #2")
    story.does("target #5").expects("turn", 1)  # in B nobody is weak enough
    assert story.discard(1) == ["KS-086", "KS-019"]
    assert not story.gone(2)


@clause("NM-11.120.1")
def test_ks_120_may_leave_out_missions() -> None:
    story = table(([], ["KS-005"]), ([], ["KS-019"]), p0={"hand": ["KS-120"]})
    story.does("play KS-120 D", "use", "skip", "target #2").expects("turn", 1)
    assert not story.gone(1)
    assert story.gone(2)
    story = table(([], ["KS-005"]), ([], ["KS-019"]), p0={"hand": ["KS-120"]})
    story.does("play KS-120 D", "use", "skip", "skip").expects("turn", 1)
    assert not story.gone(1)
    assert not story.gone(2)


@clause("NM-11.120.2")
def test_ks_120_upgraded_gets_a_token_for_each_real_defeat() -> None:
    story = table((["KS-074"], ["KS-005"]), ([], ["KS-019"]), ([], ["KS-021"]), p0={"hand": ["KS-120"]})
    story.does("upgrade KS-120 #1", "use", "target #2", "skip", "target #4")
    story.expects("use", 0).does("use").expects("turn", 1)
    assert story.tokens_on(1) == 2


@clause("NM-11.120.2")
def test_ks_120_upgraded_does_not_count_a_defeat_replaced_by_hiding() -> None:
    # Hayate 048, locked at Power 0 by Rashomon, is hidden in place of a defeat
    story = table(
        (["KS-074"], ["KS-005"]),
        ([ch("KS-067", lock=4)], ["KS-048"]),
        p0={"hand": ["KS-120"]},
    )
    story.does("upgrade KS-120 #1", "use", "target #2", "target #4", "use").expects("turn", 1)
    assert story.is_hidden(4)
    assert story.tokens_on(1) == 1


@clause("NM-11.120.2")
def test_ks_120_upgraded_does_not_count_genmas_sacrifice() -> None:
    story = table((["KS-074"], ["KS-005", "KS-049"]), p0={"hand": ["KS-120"]})
    story.does("upgrade KS-120 #1", "use", "target #2")
    story.expects("replace", 1).expects_exactly("use #3 #2", "skip").does("use #3 #2")
    story.expects("turn", 1)  # X is 0: the UPGRADE line is passed over
    assert not story.gone(2)
    assert story.discard(1) == ["KS-049"]
    assert story.tokens_on(1) == 0


@clause("NM-11.120.2")
def test_ks_120_upgraded_gets_nothing_for_an_unused_line() -> None:
    story = table((["KS-074"], ["KS-005"]), p0={"hand": ["KS-120"]})
    story.does("upgrade KS-120 #1", "skip").expects("turn", 1)
    assert story.tokens_on(1) == 0


def test_ks_120_is_not_asked_without_a_weak_enemy() -> None:
    story = table((["KS-005"], ["KS-011"]), p0={"hand": ["KS-120"]})
    story.does("play KS-120 D").expects("turn", 1)


# KS-121 Temari, Wind Scythe Jutsu -------------------------------------------------------------------------------------
@clause("NM-11.121.1")
def test_ks_121_moves_a_friend_of_any_mission_but_never_herself_by_the_first_line() -> None:
    story = table(
        (["KS-009"], ["KS-086"]),
        ([hidden("KS-011")], []),
        ([], []),
        p0={"hand": ["KS-121"]},
    )
    story.does("play KS-121 D", "use")
    story.expects("target", 0).expects_exactly("target #1", "target #3")
    story.refuses("target #2", "target #4", clause="NM-6.56")
    story.does("target #3").expects_exactly("mission D", "mission B").does("mission B").expects("turn", 1)
    assert story.place(3) == "B"


@clause("NM-11.121.1")
def test_ks_121_upgraded_then_moves_anybody_herself_included() -> None:
    story = table((["KS-079"], ["KS-086"]), ([], [hidden("KS-011")]), p0={"hand": ["KS-121"]})
    story.does("upgrade KS-121 #1")  # she has no friend to move by MAIN
    story.expects("use", 0).does("use").expects_exactly("target #1", "target #2", "target #3")
    story.does("target #1").expects("turn", 1)
    assert story.place(1) == "C"


@clause("NM-11.121.1")
def test_ks_121_is_not_asked_without_a_friend_who_can_move() -> None:
    story = table((["KS-009"], ["KS-086"]), (["KS-010"], []), p0={"hand": ["KS-121"]})
    story.does("play KS-121 C").expects("turn", 1)


# KS-122 Jirobo, Slamming Palm -----------------------------------------------------------------------------------------
@clause("NM-11.122.1")
def test_ks_122_counts_everybody_here_once() -> None:
    story = table(
        ([ch("KS-108", under=["KS-009"]), hidden("KS-011")], ["KS-086", hidden("KS-070", under=["KS-070"])]),
        (["KS-015"], ["KS-032"]),
        p0={"hand": ["KS-122"]},
    )
    story.does("play KS-122 D", "use").expects("turn", 1)
    assert story.tokens_on(7) == 5


@clause("NM-11.122.1")
def test_ks_122_alone_counts_himself() -> None:
    story = table(p0={"hand": ["KS-122"]})
    story.does("play KS-122 D", "use").expects("turn", 1)
    assert story.tokens_on(1) == 1


@clause("NM-11.122.1")
def test_ks_122_upgraded_counts_before_he_defeats_a_weak_enemy_here() -> None:
    story = table(
        (["KS-057", "KS-019"], ["KS-005", hidden("KS-086"), "KS-011"]),
        ([], ["KS-005"]),
        p0={"hand": ["KS-122"]},
    )
    story.does("upgrade KS-122 #1", "use", "use")
    story.expects_exactly("target #3", "target #4").refuses("target #2", "target #5", "target #6", clause="NM-6.56")
    story.does("target #3").expects("turn", 1)
    assert story.tokens_on(1) == 5
    assert story.gone(3)


def test_ks_122_upgraded_measures_full_power() -> None:
    # Amaterasu of the own side lowers Sakura 011 to 1
    story = table((["KS-128", "KS-057"], ["KS-011", "KS-009"]), p0={"hand": ["KS-122"]})
    story.does("upgrade KS-122 #2", "skip", "use").expects("turn", 1)
    assert story.gone(3)


def test_ks_122_played_as_a_new_character_defeats_nobody() -> None:
    story = table(([], ["KS-005"]), p0={"hand": ["KS-122"]})
    story.does("play KS-122 D", "use").expects("turn", 1)
    assert not story.gone(1)


# KS-123 Kimimaro, Earth Curse Mark ------------------------------------------------------------------------------------
@clause("NM-11.123.1")
def test_ks_123_is_defeated_at_the_end_of_the_round_by_an_empty_hand_without_being_asked() -> None:
    story = table((["KS-123"], []), p0={"deck": ["KS-009", "KS-009"]}, p1={"hand": ["KS-011"]})
    story.passes()
    assert story.gone(1)
    assert story.discard(0) == ["KS-123"]
    story = table((["KS-123"], []), p0={"hand": ["KS-009"]})
    story.passes()
    assert not story.gone(1)  # the hand of the opponent, which is empty, does not matter


@clause("NM-11.123.1")
def test_ks_123_looks_at_the_hand_when_its_turn_comes() -> None:
    story = table((["KS-123", "KS-094"], []))
    story.passes()
    story.expects("order", 0).expects_exactly("trigger #1 1", "trigger #2 1").does("trigger #2 1")
    assert story.hand(0) == ["KS-094"]
    assert not story.gone(1)
    story = table((["KS-123", "KS-094"], []))
    story.passes().does("trigger #1 1")
    assert story.gone(1)
    assert story.hand(0) == ["KS-094"]


@clause("NM-11.123.1")
def test_ks_123_may_not_be_saved_by_genma_but_goes_to_hand_by_tsunade() -> None:
    # Kimimaro is no Leaf Village character, and it is his own effect; Tsunade 004 only changes where he goes
    story = table((["KS-123", "KS-049"], []), (["KS-004"], []))
    story.passes().expects("turn", 0)
    assert story.gone(1)
    assert story.hand(0) == ["KS-123"]
    assert not story.gone(2)


@clause("NM-11.123.1")
def test_ks_123_stays_while_hidden_and_after_the_last_round() -> None:
    story = table(([hidden("KS-123")], []))
    story.passes()
    assert not story.gone(1)
    story = table((["KS-123"], []), ([], []), ([], []), ([], []))
    story.passes()
    assert not story.gone(1)


@clause("NM-11.123.2")
def test_ks_123_upgraded_discards_a_card_to_defeat_a_character_of_cost_5_or_less() -> None:
    story = table(
        (["KS-055", "KS-009"], ["KS-107", "KS-113"]),
        ([], [hidden("KS-129"), "KS-076"]),
        p0={"hand": ["KS-123", "KS-011", "KS-013"]},
    )
    story.does("upgrade KS-123 #1", "use")
    story.expects("card", 0).expects_exactly("card KS-011", "card KS-013").does("card KS-013")
    # a hidden card costs 0, also the immune Fox; Kimimaro himself costs 6
    story.expects("target", 0).expects_exactly("target #2", "target #3", "target #5")
    story.refuses("target #1", "target #4", "target #6", clause="NM-6.56")
    story.does("target #5").expects("turn", 1)
    assert story.discard(0) == ["KS-013"]
    assert story.discard(1) == ["KS-129"]


@clause("NM-11.123.2", "NM-6.39")
def test_ks_123_upgraded_needs_both_a_card_and_a_target() -> None:
    story = table((["KS-055"], ["KS-009"]), p0={"hand": ["KS-123"]})
    story.does("upgrade KS-123 #1").expects("turn", 1)
    assert not story.gone(2)
    story = table((["KS-055"], ["KS-113"]), p0={"hand": ["KS-123", "KS-011"]})
    story.does("upgrade KS-123 #1").expects("turn", 1)
    assert story.hand(0) == ["KS-011"]


def test_ks_123_played_as_a_new_character_defeats_nobody() -> None:
    story = table(([], ["KS-009"]), p0={"hand": ["KS-123", "KS-011"]})
    story.does("play KS-123 D").expects("turn", 1)


# KS-124 Kidomaru, Gum Style Spider Thread -----------------------------------------------------------------------------
@clause("NM-11.124.1")
def test_ks_124_revealed_defeats_an_enemy_in_another_mission() -> None:
    story = table(
        ([hidden("KS-124")], ["KS-009", hidden("KS-086")]),
        (["KS-005"], ["KS-032", "KS-014", hidden("KS-107")]),
    )
    story.does("reveal #1", "use")
    story.expects("target", 0).expects_exactly("target #5", "target #7")
    story.refuses("target #2", "target #3", "target #4", "target #6", clause="NM-6.56")
    story.does("target #7").expects("turn", 1)
    assert story.discard(1) == ["KS-107"]


@clause("NM-11.124.1")
def test_ks_124_does_nothing_to_the_enemies_in_his_own_mission() -> None:
    story = table(([hidden("KS-124")], ["KS-009"]), ([], []))
    story.does("reveal #1").expects("turn", 1)
    assert not story.gone(2)


@clause("NM-11.124.1", "NM-11.124.2")
def test_ks_124_revealed_as_an_upgrade_reaches_power_5() -> None:
    story = table(
        (["KS-059", hidden("KS-124")], ["KS-009"]),
        (["KS-011", "KS-128"], ["KS-086", "KS-107", "KS-113", "KS-126"]),
        ([], [ch("KS-107", tokens=1), hidden("KS-129", tokens=6)]),
    )
    story.does("reveal-upgrade #2 #1", "use")
    # Amaterasu on C lowers Sasuke 107 and Kiba 113 to 5 and Orochimaru to 6
    story.expects("target", 0).expects_exactly("target #6", "target #7", "target #8")
    story.refuses("target #3", "target #4", "target #9", "target #10", "target #11", clause="NM-6.56")
    story.does("target #7").expects("turn", 1)
    assert story.gone(7)


def test_ks_124_measures_full_power() -> None:
    story = table(([hidden("KS-124")], []), (["KS-128"], ["KS-014", "KS-086"]))
    story.does("reveal #1", "use").expects("turn", 1)
    assert story.gone(3)


@clause("NM-11.124.2")
def test_ks_124_upgraded_face_up_from_hand_or_played_does_nothing() -> None:
    story = table((["KS-059"], []), ([], ["KS-086", "KS-005"]), p0={"hand": ["KS-124", "KS-124"]})
    story.does("upgrade KS-124 #1").expects("turn", 1)
    story.does("pass", "play KS-124 C").expects("turn", 0)
    assert not story.gone(2)
    assert not story.gone(3)


# KS-125 Tayuya, Demon Flute: Chains of Fantasia -----------------------------------------------------------------------
@clause("NM-11.125.1")
def test_ks_125_makes_every_non_hidden_play_of_the_opponent_here_dearer() -> None:
    story = table(([], ["KS-125"]), ([], []), p0={"hand": ["KS-009"], "chakra": 2})
    story.offers("play KS-009 C", "hide KS-009 D").refuses("play KS-009 D", clause="NM-5.2")
    story = table(([], ["KS-125"]), ([], []), p0={"hand": ["KS-009"], "chakra": 3})
    story.does("play KS-009 D")
    assert story.chakra(0) == 0


@clause("NM-11.125.1")
def test_ks_125_makes_reveals_upgrades_and_both_together_dearer() -> None:
    def board(chakra: int) -> Story:
        return table(
            (["KS-009", hidden("KS-011"), hidden("KS-010")], ["KS-125"]),
            p0={"hand": ["KS-108"], "chakra": chakra},
        )

    board(1).refuses("reveal-upgrade #3 #1", clause="NM-5.2")
    board(2).offers("reveal-upgrade #3 #1").refuses("reveal #2", clause="NM-5.2")
    board(3).offers("reveal #2").refuses("upgrade KS-108 #1", clause="NM-5.2")
    story = board(4).does("upgrade KS-108 #1")
    assert story.chakra(0) == 0
    story = board(4).does("reveal #2")
    assert story.chakra(0) == 1
    story = board(4).does("reveal-upgrade #3 #1")
    assert story.chakra(0) == 2


@clause("NM-11.125.1")
def test_ks_125_counts_for_plays_through_effects_too() -> None:
    # Jiraiya 007 plays a Summon for 1 less: Gamabunta costs 2, here 3
    story = table(([], ["KS-125"]), ([], []), p0={"hand": ["KS-007", "KS-094"], "chakra": 6})
    story.does("play KS-007 C", "use")
    story.expects("turn", 1)  # with 2 chakra left Gamabunta can only go to C: nobody is asked
    assert story.place(3) == "C"
    story = table(([], ["KS-125"]), ([], []), p0={"hand": ["KS-007", "KS-094"], "chakra": 7})
    story.does("play KS-007 C", "use").expects_exactly("play KS-094 D", "play KS-094 C").does("play KS-094 D")
    assert story.chakra(0) == 0


@clause("NM-11.125.1")
def test_ks_125_leaves_hiding_her_own_side_and_other_missions_alone_and_needs_to_be_face_up() -> None:
    story = table(([], ["KS-125"]), p0={"hand": ["KS-009"], "chakra": 1})
    story.does("hide KS-009 D")
    assert story.chakra(0) == 0
    story = table((["KS-125"], []), p0={"hand": ["KS-009"], "chakra": 2})
    story.does("play KS-009 D")
    assert story.chakra(0) == 0
    story = table(([], [hidden("KS-125")]), p0={"hand": ["KS-009"], "chakra": 2})
    story.does("play KS-009 D")
    assert story.chakra(0) == 0


@clause("NM-11.125.2")
def test_ks_125_upgraded_plays_a_sound_village_character_anywhere_for_2_less() -> None:
    story = table(
        (["KS-064"], []),
        ([hidden("KS-061"), hidden("KS-011"), "KS-070"], []),
        p0={"hand": ["KS-125", "KS-050", "KS-009", "KS-071"], "chakra": 5},
    )
    story.does("upgrade KS-125 #1", "use")  # 3 paid, 2 left
    story.expects("effect-play", 0)
    story.expects_exactly("play KS-050 D", "play KS-050 C", "upgrade KS-071 #4", "play KS-071 D", "reveal #2")
    story.refuses("play KS-009 D", clause="NM-5.80").refuses("reveal #3", clause="NM-5.80")
    story.refuses("hide KS-050 D", "pass")
    story.does("play KS-050 C").expects("turn", 1)
    assert story.chakra(0) == 0


@clause("NM-11.125.2")
def test_ks_125_upgraded_may_reveal_an_own_hidden_sound_village_character_with_its_lines() -> None:
    story = table((["KS-064"], []), ([hidden("KS-127")], ["KS-086"]), p0={"hand": ["KS-125"], "chakra": 6})
    story.does("upgrade KS-125 #1", "use")  # 3 paid; Sakon 127 costs 5 - 2
    assert story.chakra(0) == 0
    story.expects("use", 0).does("use").expects("turn", 1)
    assert story.is_hidden(3)


@clause("NM-11.125.2", "NM-6.43")
def test_ks_125_upgraded_asks_whenever_there_is_a_card_that_might_be_played() -> None:
    story = table((["KS-064"], []), p0={"hand": ["KS-125", "KS-009"]})
    story.does("upgrade KS-125 #1").expects("use", 0).does("use").expects("turn", 1)
    assert story.hand(0) == ["KS-009"]
    story = table((["KS-064"], []), p0={"hand": ["KS-125"]})
    story.does("upgrade KS-125 #1").expects("turn", 1)


def test_ks_125_played_as_a_new_character_plays_nobody() -> None:
    story = table(p0={"hand": ["KS-125", "KS-070"]})
    story.does("play KS-125 D").expects("turn", 1)


# KS-126 Orochimaru, Stay out of my way --------------------------------------------------------------------------------
@clause("NM-11.126.1")
def test_ks_126_defeats_the_weakest_non_hidden_enemy_of_all_missions_when_scoring() -> None:
    story = table((["KS-126"], ["KS-009"]), (["KS-021"], ["KS-005", "KS-011"]))
    story.passes()
    story.expects("use", 0).does("use")
    assert story.gone(4)
    assert not story.gone(2)
    assert not story.gone(3)  # his own Shikamaru with Power 0 is no enemy


@clause("NM-11.126.1")
def test_ks_126_compares_full_power_and_overlooks_hidden_enemies() -> None:
    story = table(
        (["KS-126"], [ch("KS-005", tokens=3)]),
        ([], [hidden("KS-013"), "KS-011", "KS-010"]),
        missions=["KS-M02"],
    )
    story.passes().does("use")
    assert story.gone(4)  # Sakura 011 with 2; Shizune has 1 and 3 tokens and 1 for the mission
    assert not story.gone(3)


@clause("NM-11.126.1")
def test_ks_126_lets_his_player_choose_among_equals() -> None:
    story = table((["KS-126"], ["KS-005"]), ([], ["KS-019", "KS-009"]), edge=1, active=1)
    story.passes()
    story.expects("use", 0).does("use").expects("target", 0).expects_exactly("target #2", "target #3")
    story.refuses("target #4")
    story.does("target #3")
    assert story.gone(3)
    assert not story.gone(2)


@clause("NM-11.126.1")
def test_ks_126_does_not_take_the_next_one_if_the_weakest_is_immune() -> None:
    # One-Tail 076, locked at Power 0 by Rashomon, is the weakest
    story = table(([ch("KS-067", lock=3), "KS-126"], ["KS-076", "KS-009"]))
    story.passes().expects("turn", 0)
    assert not story.gone(3)
    assert not story.gone(4)
    assert story.points(0) == 2  # the mission was won


@clause("NM-11.126.1")
def test_ks_126_takes_a_tied_one_that_can_be_defeated_beside_an_immune_one() -> None:
    story = table(([ch("KS-067", lock=3), "KS-126"], ["KS-076", "KS-021"]))
    story.passes().does("use").expects("turn", 0)
    assert story.gone(4)


def test_ks_126_does_nothing_in_a_mission_not_won_or_while_hidden() -> None:
    story = table((["KS-126"], ["KS-129"]), ([], ["KS-005"]))
    story.passes().expects("turn", 0)
    assert not story.gone(3)
    story = table(([hidden("KS-126", tokens=1)], []), ([], ["KS-005"]), missions=["KS-M02", "KS-M02"])
    story.passes().expects("turn", 0)
    assert story.points(0) == 3
    assert not story.gone(2)


def test_ks_126_upgraded_gets_3_tokens_and_played_none() -> None:
    story = table((["KS-050", "KS-009"], ["KS-011"]), p0={"hand": ["KS-126"], "chakra": 3})
    story.does("upgrade KS-126 #1", "use").expects("turn", 1)
    assert story.tokens_on(1) == 3
    story = table(p0={"hand": ["KS-126"]})
    story.does("play KS-126 D").expects("turn", 1)
    assert story.tokens_on(1) == 0


# KS-127 Sakon, Fists Barrage ------------------------------------------------------------------------------------------
@clause("NM-11.127.1")
def test_ks_127_may_be_played_over_any_own_sound_village_character_of_cost_4_or_less() -> None:
    story = table(
        (["KS-070", "KS-009", hidden("KS-055"), "KS-122"], ["KS-057"]),
        (["KS-060"], []),
        p0={"hand": ["KS-127"]},
    )
    story.offers("upgrade KS-127 #1", "upgrade KS-127 #6", "play KS-127 D", "play KS-127 C")
    story.refuses("upgrade KS-127 #2", clause="NM-5.35")  # Leaf Village
    story.refuses("upgrade KS-127 #3", clause="NM-5.38")  # hidden
    story.refuses("upgrade KS-127 #4", clause="NM-5.37")  # cost 5
    story.refuses("upgrade KS-127 #5", clause="NM-5.35")  # an enemy
    story.does("upgrade KS-127 #1").expects("turn", 1)
    assert story.card(1) == "KS-127"
    assert story.chakra(0) == 17


@clause("NM-11.127.1")
def test_ks_127_is_not_played_over_a_character_of_another_owner_nor_beside_another_sakon() -> None:
    story = table(
        (["KS-020", ch("KS-057", owner=1, controlled_by=1)], []),
        p0={"hand": ["KS-127"]},
    )
    story.refuses("upgrade KS-127 #2", clause="NM-5.36").refuses("upgrade KS-127 #1", clause="NM-5.35")
    story = table((["KS-070", "KS-061"], []), p0={"hand": ["KS-127"]})
    story.refuses("upgrade KS-127 #1", clause="NM-5.39").refuses("play KS-127 D", clause="NM-5.26")
    story.offers("upgrade KS-127 #2")


@clause("NM-11.127.2")
def test_ks_127_revealed_hides_an_enemy_here_with_power_5_or_less() -> None:
    story = table(
        ([hidden("KS-127"), "KS-009"], ["KS-086", "KS-107", hidden("KS-011"), "KS-032"]),
        ([], ["KS-013"]),
    )
    story.does("reveal #1", "use")
    story.expects("target", 0).expects_exactly("target #3", "target #6")
    story.refuses("target #5", clause="NM-6.55").refuses("target #2", "target #4", "target #7", clause="NM-6.56")
    story.does("target #3").expects("turn", 1)
    assert story.is_hidden(3)


@clause("NM-11.127.2")
def test_ks_127_measures_full_power() -> None:
    story = table(([hidden("KS-127"), "KS-128"], ["KS-107", "KS-126"]))
    story.does("reveal #1", "use").expects("turn", 1)
    assert story.is_hidden(3)


@clause("NM-11.127.2", "NM-11.127.1")
def test_ks_127_revealed_over_another_sound_village_character_hides_too() -> None:
    story = table(([hidden("KS-127"), "KS-070"], ["KS-086"]))
    story.does("reveal-upgrade #1 #2", "use").expects("turn", 1)
    assert story.card(2) == "KS-127"
    assert story.is_hidden(3)


@clause("NM-11.127.2")
def test_ks_127_played_or_upgraded_from_hand_hides_nobody() -> None:
    story = table((["KS-070"], ["KS-086"]), ([], ["KS-086"]), p0={"hand": ["KS-127", "KS-127"]})
    story.does("upgrade KS-127 #1").expects("turn", 1)
    story.does("pass", "play KS-127 C").expects("turn", 0)
    assert not story.is_hidden(2)
    assert not story.is_hidden(3)


# KS-128 Itachi Uchiha, Amaterasu --------------------------------------------------------------------------------------
@clause("NM-11.128.1")
def test_ks_128_weakens_every_enemy_here_hidden_ones_below_zero() -> None:
    story = table((["KS-128", "KS-009"], ["KS-086", hidden("KS-011"), "KS-021"]), ([], ["KS-032"]))
    assert [story.power(n) for n in (1, 2, 3, 4, 5, 6)] == [6, 3, 4, -1, -1, 3]
    assert story.totals("D") == [9, 2]


@clause("NM-11.128.1")
def test_ks_128_weakens_nobody_while_hidden() -> None:
    story = table(([hidden("KS-128")], ["KS-086"]))
    assert story.power(2) == 5


@clause("NM-11.128.2", "NM-11.128.3")
def test_ks_128_upgraded_moves_a_friend_and_the_weakening_is_no_line_to_use() -> None:
    story = table(
        (["KS-090", "KS-009"], ["KS-086"]),
        ([hidden("KS-011")], []),
        ([], []),
        p0={"hand": ["KS-128"]},
    )
    story.does("upgrade KS-128 #1")
    assert story.power(3) == 4  # active before any line is used
    story.expects("use", 0).does("use").expects("target", 0).expects_exactly("target #2", "target #4")
    story.refuses("target #1", "target #3", clause="NM-6.56")  # Itachi himself, an enemy
    story.does("target #2", "mission B").expects("turn", 1)
    assert story.place(2) == "B"


@clause("NM-11.128.2", "NM-11.128.3")
def test_ks_128_without_a_friend_or_played_as_a_new_character_asks_nothing() -> None:
    story = table((["KS-090"], ["KS-086"]), ([], []), p0={"hand": ["KS-128"]})
    story.does("upgrade KS-128 #1").expects("turn", 1)
    assert story.power(2) == 4
    story = table((["KS-009"], ["KS-086"]), ([], []), p0={"hand": ["KS-128"]})
    story.does("play KS-128 D").expects("turn", 1)
    assert story.power(2) == 4


# KS-129 Nine-Tailed Fox, You better be grateful to me... --------------------------------------------------------------
@clause("NM-11.129.1")
def test_ks_129_may_be_played_over_an_own_naruto_uzumaki() -> None:
    story = table(
        (["KS-133", "KS-013"], ["KS-009"]),
        ([hidden("KS-009")], []),
        (["KS-009"], []),
        p0={"hand": ["KS-129"]},
    )
    story.offers("upgrade KS-129 #1", "upgrade KS-129 #5", "play KS-129 D", "play KS-129 C", "play KS-129 B")
    story.refuses("upgrade KS-129 #2", "upgrade KS-129 #3", clause="NM-5.35")
    story.refuses("upgrade KS-129 #4", clause="NM-5.38")
    story.does("upgrade KS-129 #1").expects("turn", 1)
    assert story.chakra(0) == 19
    assert story.power(1) == 10


@clause("NM-11.129.1")
def test_ks_129_is_not_played_over_a_borrowed_naruto_nor_beside_another_fox() -> None:
    story = table(
        (["KS-020", ch("KS-009", owner=1, controlled_by=1)], []),
        (["KS-009", "KS-129"], []),
        p0={"hand": ["KS-129"]},
    )
    story.refuses("upgrade KS-129 #2", clause="NM-5.36")
    story.refuses("upgrade KS-129 #3", clause="NM-5.39").refuses("play KS-129 C", clause="NM-5.26")


@clause("NM-11.129.1")
def test_ks_129_is_upgraded_by_ks_134_which_has_the_same_name() -> None:
    story = table((["KS-129"], []), p0={"hand": ["KS-134"], "chakra": 1})
    story.refuses("play KS-134 D", clause="NM-5.26").does("upgrade KS-134 #1")
    assert story.card(1) == "KS-134"


@clause("NM-6.101")
def test_ks_129_cannot_be_hidden_or_defeated_by_enemy_effects() -> None:
    # Kakashi 137 hides an upgraded character here; the Fox is one, but immune
    story = table(([], [ch("KS-129", under=["KS-009"])]), p0={"hand": ["KS-137"]})
    story.does("play KS-137 D").expects("turn", 1)
    assert not story.is_hidden(1)
    # Sasuke 136 defeats a friend and an enemy: the Fox cannot be chosen
    story = table((["KS-013", "KS-011", "KS-015"], ["KS-129", "KS-086", "KS-032"]), p0={"hand": ["KS-136"]})
    story.does("upgrade KS-136 #1", "target #2").expects_exactly("target #5", "target #6")
    story.refuses("target #4", clause="NM-6.101")


@clause("NM-6.102")
def test_ks_129_can_be_defeated_by_its_own_side_moved_by_enemies_and_defeated_while_hidden() -> None:
    # Yashamaru 085 takes another character here with him
    story = table((["KS-129", "KS-085"], []))
    story.passes().does("use").expects("turn", 0)
    assert story.gone(1)
    # Kankuro 119 moves anybody
    story = table((["KS-077"], ["KS-129"]), ([], []), p0={"hand": ["KS-119"]})
    story.does("upgrade KS-119 #1", "use", "target #2")
    assert story.place(2) == "C"
    # Anko 045 defeats hidden enemies: face down the Fox has no text
    story = table(([hidden("KS-045")], [hidden("KS-129")]))
    story.does("reveal #1", "use")
    assert story.gone(2)


@clause("NM-11.129.2")
def test_ks_129_belongs_to_no_village() -> None:
    assert group("KS-129") == "Independent"
    # Tsunade 131 strengthens Leaf Village characters only
    story = table((["KS-129", "KS-009"], []), p0={"hand": ["KS-131"]})
    story.does("play KS-131 D", "use")
    assert story.tokens_on(1) == 0
    assert story.tokens_on(2) == 1


# KS-130 One-Tail, I hope you're ready to die! -------------------------------------------------------------------------
@clause("NM-11.130.1", "NM-13.15")
def test_ks_130_upgraded_defeats_all_hidden_enemies_of_one_mission_together() -> None:
    story = table(
        (["KS-076"], [hidden("KS-009"), "KS-086"]),
        ([hidden("KS-005")], [hidden("KS-011"), hidden("KS-013"), "KS-032"]),
        ([hidden("KS-019")], ["KS-015"]),
        p0={"hand": ["KS-130"]},
    )
    story.does("upgrade KS-130 #1", "use")
    story.expects("mission", 0).expects_exactly("mission D", "mission C").refuses("mission B")
    story.does("mission C")
    # Ichibi's player orders them by number alone, without having seen them
    story.expects("discard-order", 0).expects_exactly("target #5", "target #6")
    assert [c for c in story.match.view(0)["missions"][1]["sides"][1] if c["hidden"] and "card" in c] == []
    story.does("target #6").expects("turn", 1)
    assert story.discard(1) == ["KS-011", "KS-013"]
    assert not story.gone(2)
    assert not story.gone(4)
    assert not story.gone(7)


@clause("NM-11.130.1")
def test_ks_130_with_one_such_mission_and_one_hidden_enemy_asks_only_whether_to_use_the_line() -> None:
    story = table((["KS-076"], []), ([], [hidden("KS-009"), "KS-011"]), p0={"hand": ["KS-130"]})
    story.does("upgrade KS-130 #1", "use").expects("turn", 1)
    assert story.discard(1) == ["KS-009"]
    story = table((["KS-076"], []), ([], [hidden("KS-009")]), p0={"hand": ["KS-130"]})
    story.does("upgrade KS-130 #1", "skip").expects("turn", 1)
    assert not story.gone(2)


@clause("NM-11.130.1")
def test_ks_130_without_hidden_enemies_or_played_as_a_new_character_asks_nothing() -> None:
    story = table((["KS-076", hidden("KS-009")], ["KS-086"]), p0={"hand": ["KS-130"]})
    story.does("upgrade KS-130 #1").expects("turn", 1)
    story = table(([], [hidden("KS-009")]), p0={"hand": ["KS-130"]})
    story.does("play KS-130 D").expects("turn", 1)
    assert not story.gone(1)


@clause("NM-11.130.1", "NM-11.4.4", "NM-13.8")
def test_ks_130_asks_for_no_order_when_tsunade_takes_the_hidden_cards_to_hand() -> None:
    story = table((["KS-076"], [hidden("KS-009"), hidden("KS-011")]), ([], ["KS-004"]), p0={"hand": ["KS-130"]})
    story.does("upgrade KS-130 #1", "use").expects("turn", 1)
    assert story.hand(1) == ["KS-009", "KS-011"]
    assert not [line for line in story.log(0) if "Naruto" in line or "Sakura" in line]


@clause("NM-11.130.2")
def test_ks_130_upgrades_a_one_tail_but_no_gaara() -> None:
    story = table((["KS-076"], []), (["KS-074"], []), p0={"hand": ["KS-130"]})
    story.offers("upgrade KS-130 #1", "play KS-130 C").refuses("upgrade KS-130 #2", clause="NM-5.35")


@clause("NM-11.130.3")
def test_ks_130_belongs_to_no_village_unlike_the_partial_transformation() -> None:
    assert group("KS-130") == "Independent"
    assert group("KS-076") == "Sand Village"
    # Temari 080 moves Sand Village friends
    story = table((["KS-130"], []), ([], []), p0={"hand": ["KS-080"]})
    story.does("play KS-080 D").expects("turn", 1)
    story = table((["KS-076"], []), ([], []), p0={"hand": ["KS-080"]})
    story.does("play KS-080 D", "use").expects("turn", 1)
    assert story.place(1) == "C"


@clause("NM-6.101")
def test_ks_130_cannot_be_hidden_or_defeated_by_enemy_effects() -> None:
    # Kiba 113, not upgraded, hides another character here
    story = table((["KS-027"], ["KS-130"]), p0={"hand": ["KS-113"]})
    story.does("play KS-113 D", "use").expects("turn", 1)
    assert story.is_hidden(1)
    assert not story.is_hidden(2)
    story = table((["KS-026", "KS-027"], ["KS-130"]), p0={"hand": ["KS-113"]})
    story.does("upgrade KS-113 #1", "use").expects("turn", 1)
    assert not story.gone(3)
