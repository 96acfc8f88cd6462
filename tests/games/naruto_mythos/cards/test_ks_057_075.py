"""Cards KS-057 to KS-075: what each does, and what it must not offer."""

import pytest

import kleos
from kleos.games.naruto_mythos.testing import Lanes, Spec, ch, hidden, table
from kleos.testing import clause

# Sides on which a Sound Four character, played on D, counts X friends; the lanes are D, C, B.
SOUND_FOUR: list[tuple[Lanes, int]] = [
    ((([], []), ([], []), ([], [])), 0),  # alone: it is not its own friend
    ((([], []), (["KS-122"], []), ([], [])), 1),
    ((([], []), (["KS-122", "KS-060"], []), ([], [])), 1),  # missions are counted, not characters
    ((([], []), (["KS-122"], []), (["KS-060"], [])), 2),
    ((([], []), ([hidden("KS-122")], []), ([hidden("KS-060")], [])), 0),
    ((([], []), ([], ["KS-122"]), ([], ["KS-060"])), 0),  # the enemy's
    ((([], []), (["KS-050"], []), (["KS-009"], [])), 0),  # other keywords
]


# KS-057 Jirobo --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("lanes", "x"), SOUND_FOUR)
@clause("NM-11.57.1")
def test_ks_057_jirobo_gets_a_token_for_each_mission_with_a_sound_four_friend(lanes: Lanes, x: int) -> None:
    story = table(*lanes, p0={"hand": ["KS-057"]})
    story.does("play KS-057 D")
    if x:
        story.expects("use", 0).does("use")
    story.expects("turn", 1)
    (mine,) = story.row("D", 0)
    assert story.tokens_on(mine) == x


@clause("NM-11.57.1", "NM-12.24")
def test_ks_057_jirobo_counts_his_own_mission_through_another() -> None:
    story = table((["KS-059"], []), (["KS-122"], []), p0={"hand": ["KS-057"]})
    story.does("play KS-057 D", "use").expects("turn", 1)
    assert story.tokens_on(3) == 2


@clause("NM-11.57.1", "NM-6.121")
def test_ks_057_jirobo_counts_a_controlled_sound_four_character() -> None:
    story = table(([], []), (["KS-020", ch("KS-064", owner=1, controlled_by=1)], []), p0={"hand": ["KS-057"]})
    story.does("play KS-057 D", "use").expects("turn", 1)
    assert story.tokens_on(3) == 1


@clause("NM-6.30")
def test_ks_057_jirobo_may_decline_his_tokens() -> None:
    story = table((["KS-059"], []), p0={"hand": ["KS-057"]})
    story.does("play KS-057 D", "skip").expects("turn", 1)
    assert story.tokens_on(2) == 0


# KS-058 Jirobo --------------------------------------------------------------------------------------------------------
@clause("NM-11.58.1")
def test_ks_058_jirobo_gives_every_sound_four_friend_here_a_token() -> None:
    lanes: Lanes = (["KS-060", "KS-064", hidden("KS-061"), "KS-050"], ["KS-060"]), (["KS-061"], [])
    story = table(*lanes, p0={"hand": ["KS-058"]})
    story.does("play KS-058 D").expects("use", 0).does("use").expects("turn", 1)
    assert [story.tokens_on(n) for n in range(1, 8)] == [1, 1, 0, 0, 0, 0, 0]


@pytest.mark.parametrize("here", ["use", "skip"])
@pytest.mark.parametrize("elsewhere", ["use", "skip"])
@clause("NM-11.58.1", "NM-11.58.2", "NM-6.15", "NM-6.31")
def test_ks_058_jirobos_two_lines_are_used_or_skipped_apart(here: str, elsewhere: str) -> None:
    lanes: Lanes = (["KS-057", "KS-064"], ["KS-060"]), (["KS-061", hidden("KS-060")], ["KS-061"])
    story = table(*lanes, p0={"hand": ["KS-058"]})
    story.does("upgrade KS-058 #1").expects("use", 0).does(here)
    assert story.tokens_on(2) == (here == "use")
    story.expects("use", 0).does(elsewhere).expects("turn", 1)
    assert [story.tokens_on(n) for n in range(1, 7)] == [0, here == "use", 0, elsewhere == "use", 0, 0]


@clause("NM-11.58.2", "NM-6.41")
def test_ks_058_jirobo_offers_each_line_only_where_it_finds_a_friend() -> None:
    here = table((["KS-057", "KS-064"], []), ([hidden("KS-060")], ["KS-061"]), p0={"hand": ["KS-058"]})
    here.does("upgrade KS-058 #1", "use").expects("turn", 1)
    assert here.tokens_on(2) == 1
    elsewhere = table((["KS-057"], ["KS-060"]), (["KS-061"], []), p0={"hand": ["KS-058"]})
    elsewhere.does("upgrade KS-058 #1", "use").expects("turn", 1)
    assert elsewhere.tokens_on(3) == 1
    played = table(([], []), (["KS-061"], []), p0={"hand": ["KS-058"]})
    played.does("play KS-058 D").expects("turn", 1)  # no upgrade, no UPGRADE line
    assert played.tokens_on(1) == 0


@clause("NM-11.58.1", "NM-6.41")
def test_ks_058_jirobo_offers_nothing_without_a_sound_four_friend_here() -> None:
    story = table(([hidden("KS-060")], ["KS-061"]), (["KS-061"], []), p0={"hand": ["KS-058"]})
    story.does("play KS-058 D").expects("turn", 1)
    assert story.tokens_on(3) == 0


@clause("NM-11.58.2", "NM-6.91", "NM-6.94")
@pytest.mark.parametrize(("line", "tokens"), [("line #1 1", [0, 0, 0, 1]), ("line #1 2", [1, 1, 0, 0])])
def test_ks_058_jirobos_lines_can_both_be_copied_and_work_from_the_copiers_mission(
    line: str, tokens: list[int]
) -> None:
    lanes: Lanes = ([ch("KS-058", under=["KS-057"]), "KS-060"], []), (["KS-061", hidden("KS-062"), "KS-064"], [])
    story = table(*lanes)
    story.does("reveal-upgrade #4 #3", "use").expects("line", 0)
    # Kidomaru's AMBUSH line (no weak enemy) is not among them
    story.expects_exactly("line #1 1", "line #1 2", "line #2 1").does(line).expects("turn", 1)
    assert [story.tokens_on(n) for n in (1, 2, 3, 5)] == tokens


# KS-059 Kidomaru ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("lanes", "x"), SOUND_FOUR)
@clause("NM-11.59.1", "NM-11.59.2")
def test_ks_059_kidomaru_moves_as_many_friends_as_there_are_missions_with_one(lanes: Lanes, x: int) -> None:
    _, c, b = lanes
    story = table((["KS-009", "KS-013", "KS-074"], []), c, b, p0={"hand": ["KS-059"]})
    story.does("play KS-059 D")
    if x:
        story.expects("use", 0).does("use")
    moved = 0
    while story.kind == "target":
        story.does(story.tokens[0]).expects("mission", 0).does(story.tokens[-1])
        moved += 1
    story.expects("turn", 1)
    assert moved == x
    assert len(story.events("move", None)) == x


@clause("NM-11.59.2", "NM-11.59.1", "NM-6.61")
def test_ks_059_kidomaru_moves_different_friends_each_to_a_mission_of_his_choice() -> None:
    lanes: Lanes = (["KS-057", hidden("KS-009")], ["KS-086"]), (["KS-064"], []), ([], [])
    story = table(*lanes, p0={"hand": ["KS-059"]})
    story.does("play KS-059 B").expects("use", 0).does("use").expects("target", 0)
    story.expects_exactly("target #1", "target #2", "target #4")
    story.refuses("target #3", "target #5", clause="NM-6.56")
    story.does("target #4").expects("mission", 0).expects_exactly("mission D", "mission B").does("mission D")
    # X was 2 and stays 2, although both Sound Four friends are now on D
    story.expects("target", 0).expects_exactly("target #1", "target #2").refuses("target #4", clause="NM-6.49")
    story.does("target #2").expects_exactly("mission C", "mission B").does("mission C").expects("turn", 1)
    assert [story.place(n) for n in (1, 2, 4, 5)] == ["D", "C", "D", "B"]
    assert story.is_hidden(2)


@clause("NM-11.59.2", "NM-6.36")
def test_ks_059_kidomaru_moves_as_many_as_can_be_moved() -> None:
    lanes: Lanes = (["KS-057"], ["KS-035"]), (["KS-064"], []), ([], [])
    story = table(*lanes, p0={"hand": ["KS-059"]})
    story.does("play KS-059 B", "use").expects("mission", 0).expects_exactly("mission D", "mission B")
    story.does("mission B").expects("turn", 1)
    assert story.place(1) == "D"
    assert story.place(3) == "B"


@clause("NM-6.41")
def test_ks_059_kidomaru_offers_nothing_if_nobody_can_be_moved() -> None:
    story = table((["KS-057"], ["KS-035"]), ([], []), p0={"hand": ["KS-059"]})
    story.does("play KS-059 D").expects("turn", 1)
    alone = table((["KS-009"], []), ([], []), p0={"hand": ["KS-059"]})
    alone.does("play KS-059 D").expects("turn", 1)


# KS-060 Kidomaru ------------------------------------------------------------------------------------------------------
@clause("NM-11.60.1")
def test_ks_060_kidomaru_moves_any_character_here_hidden_ones_and_himself_included() -> None:
    lanes: Lanes = (["KS-009"], ["KS-086", hidden("KS-013")]), (["KS-010"], ["KS-070"])
    story = table(*lanes, p0={"hand": ["KS-060"]})
    story.does("play KS-060 D").expects("use", 0).does("use").expects("target", 0)
    story.expects_exactly("target #2", "target #3", "target #6")
    story.refuses("target #1", clause="NM-6.57")  # another Naruto is on C
    story.refuses("target #4", "target #5", clause="NM-6.56")
    story.does("target #6").expects("turn", 1)
    assert story.place(6) == "C"


@clause("NM-11.60.1")
def test_ks_060_kidomaru_moves_an_enemy_to_a_mission_of_his_choice() -> None:
    story = table(([], [hidden("KS-013")]), ([], []), ([], []), p0={"hand": ["KS-060"]})
    story.does("play KS-060 D", "use", "target #1").expects("mission", 0).expects_exactly("mission C", "mission B")
    story.does("mission B").expects("turn", 1)
    assert story.place(1) == "B"
    assert story.side(1) == 1
    assert story.is_hidden(1)


@clause("NM-11.60.2")
def test_ks_060_kidomaru_revealed_defeats_an_enemy_of_power_one_or_less_anywhere() -> None:
    lanes: Lanes = (
        ([hidden("KS-060"), "KS-005"], ["KS-009", hidden("KS-129")]),
        ([], [hidden("KS-013", tokens=2), ch("KS-019")]),
    )
    story = table(*lanes)
    story.does("reveal #1", "skip").expects("use", 0).does("use").expects("target", 0)
    story.expects_exactly("target #4", "target #6")
    story.refuses("target #1", "target #2", "target #3", "target #5", clause="NM-6.56")
    story.does("target #4").expects("turn", 1)
    assert story.gone(4)
    assert story.discard(1) == ["KS-129"]


@clause("NM-6.101")
def test_ks_060_kidomaru_revealed_cannot_defeat_the_immune_fox_at_power_zero() -> None:
    lanes: Lanes = ([hidden("KS-060"), ch("KS-067", lock=3)], ["KS-129", "KS-019", "KS-005"]), ([], [])
    story = table(*lanes)
    assert story.power(3) == 0
    story.does("reveal #1", "skip", "use").expects_exactly("target #4", "target #5")
    story.refuses("target #3", clause="NM-6.101")


@clause("NM-5.27", "NM-6.41")
def test_ks_060_kidomaru_from_hand_has_no_ambush_and_with_one_mission_moves_nobody() -> None:
    story = table(([], ["KS-019"]), p0={"hand": ["KS-060"]})
    story.does("play KS-060 D").expects("turn", 1)
    assert not story.gone(1)


@clause("NM-11.35.1", "NM-11.35.2")
def test_ks_060_kidomaru_cannot_move_an_enemy_his_own_kurenai_holds() -> None:
    story = table((["KS-035", "KS-009"], ["KS-086", "KS-013"]), ([], []), p0={"hand": ["KS-060"]})
    story.does("play KS-060 D", "use").expects_exactly("target #1", "target #2", "target #5")
    story.refuses("target #3", "target #4", clause="NM-6.57")


# KS-061 Sakon ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("lanes", "x"), SOUND_FOUR)
@clause("NM-11.61.1")
def test_ks_061_sakon_draws_a_card_for_each_mission_with_a_sound_four_friend(lanes: Lanes, x: int) -> None:
    story = table(*lanes, p0={"hand": ["KS-061"], "deck": ["KS-009", "KS-013", "KS-086"]})
    story.does("play KS-061 D")
    if x:
        story.expects("use", 0).does("use")
    story.expects("turn", 1)
    assert story.hand(0) == ["KS-009", "KS-013", "KS-086"][:x]


@clause("NM-11.61.1")
def test_ks_061_sakon_counts_his_own_mission_through_another() -> None:
    story = table((["KS-059"], []), (["KS-122"], []), p0={"hand": ["KS-061"], "deck": ["KS-009"] * 3})
    story.does("play KS-061 D", "use").expects("turn", 1)
    assert len(story.hand(0)) == 2


@clause("NM-11.61.2")
def test_ks_061_sakon_draws_what_is_there() -> None:
    story = table(([], []), (["KS-122"], []), (["KS-059"], []), p0={"hand": ["KS-061"], "deck": ["KS-009"]})
    story.does("play KS-061 D").expects("use", 0).does("use").expects("turn", 1)
    assert story.hand(0) == ["KS-009"]
    assert story.deck(0) == []


# KS-062 Sakon ---------------------------------------------------------------------------------------------------------
@clause("NM-11.62.1", "NM-6.92", "NM-6.90")
def test_ks_062_sakon_revealed_copies_main_and_ambush_lines_but_no_upgrade_lines() -> None:
    lanes: Lanes = ([hidden("KS-062"), "KS-050"], [hidden("KS-009")]), (["KS-065", "KS-060", "KS-051"], [])
    story = table(*lanes, p0={"deck": ["KS-094"]})
    story.does("reveal #1").expects("use", 0).does("use").expects("line", 0)
    story.expects_exactly("line #4 1", "line #5 1", "line #5 2")  # Tayuya's AMBUSH, Kidomaru's MAIN and AMBUSH
    story.refuses("line #4 2", "line #2 1", "line #6 2")
    story.does("line #4 1").expects("target", 0).expects_exactly("target #2", "target #4", "target #5", "target #6")
    story.does("target #4").expects("turn", 1)
    assert story.tokens_on(4) == 2


@clause("NM-11.62.1", "NM-6.92")
def test_ks_062_sakon_copies_upgrade_lines_when_revealed_as_an_upgrade() -> None:
    lanes: Lanes = (["KS-061", hidden("KS-062")], []), (["KS-065"], [])
    story = table(*lanes, p0={"deck": ["KS-094", "KS-009"]})
    story.does("reveal-upgrade #2 #1", "use").expects("line", 0).expects_exactly("line #3 1", "line #3 2")
    story.does("line #3 2").expects("turn", 1)
    assert story.hand(0) == ["KS-094"]
    assert story.deck(0) == ["KS-009"]


@clause("NM-6.90", "NM-6.95")
def test_ks_062_sakon_copies_a_line_as_his_own() -> None:
    story = table(([hidden("KS-062")], []), (["KS-057"], []), (["KS-064"], []))
    story.does("reveal #1", "use").expects("turn", 1)  # one line only, and no second use or skip
    assert story.tokens_on(1) == 2
    assert story.tokens_on(2) == 0


@clause("NM-6.94", "NM-6.91")
def test_ks_062_sakon_copies_a_line_as_printed_without_its_modifier() -> None:
    lanes: Lanes = (["KS-061", hidden("KS-062"), "KS-124"], []), ([], ["KS-086", "KS-009", "KS-074"])
    story = table(*lanes)
    story.does("reveal-upgrade #2 #1", "use").expects("target", 0)  # Kidomaru's AMBUSH line is the only one
    story.expects_exactly("target #5", "target #6").refuses("target #4", clause="NM-6.56")


@pytest.mark.parametrize(
    "lanes",
    [
        (([hidden("KS-062"), "KS-063"], []), (["KS-064"], [])),  # only continuous lines
        (([hidden("KS-062")], []), ([hidden("KS-065"), hidden("KS-060")], [])),  # hidden
        (([hidden("KS-062")], ["KS-060"]), ([], ["KS-065"])),  # the enemy's
        (([hidden("KS-062"), "KS-017", "KS-073"], []), ([], [])),  # not of the Sound Four
        (([hidden("KS-062"), "KS-063"], []), (["KS-062"], [])),  # a line that copies
    ],
)
@clause("NM-11.62.2", "NM-6.91", "NM-6.93")
def test_ks_062_sakon_is_offered_nothing_without_an_instant_line_to_copy(lanes: Lanes) -> None:
    story = table(*lanes, p0={"deck": ["KS-094"]})
    story.does("reveal #1").expects("turn", 1)


@clause("NM-5.27", "NM-5.43")
@pytest.mark.parametrize("move", ["play KS-062 C", "upgrade KS-062 #1"])
def test_ks_062_sakon_from_hand_offers_nothing(move: str) -> None:
    story = table((["KS-061", "KS-060"], []), ([], []), p0={"hand": ["KS-062"], "deck": ["KS-009"]})
    story.does(move).expects("turn", 1)


# KS-063 Ukon ----------------------------------------------------------------------------------------------------------
@clause("NM-11.63.1", "NM-5.40")
def test_ks_063_ukon_upgrades_any_own_face_up_sound_village_character_of_lower_cost() -> None:
    lanes: Lanes = (
        (
            [
                "KS-057",
                "KS-066",
                "KS-051",
                hidden("KS-061"),
                "KS-074",
                "KS-020",
                ch("KS-070", owner=1, controlled_by=6),
            ],
            ["KS-055"],
        ),
    )
    story = table(*lanes, p0={"hand": ["KS-063"]})
    story.expects_exactly(
        "play KS-063 D", "hide KS-063 D", "upgrade KS-063 #1", "upgrade KS-063 #2", "reveal #4", "pass"
    )
    story.refuses("upgrade KS-063 #3", clause="NM-5.37")
    story.refuses("upgrade KS-063 #4", clause="NM-5.38")
    story.refuses("upgrade KS-063 #5", "upgrade KS-063 #8", clause="NM-5.35")
    story.refuses("upgrade KS-063 #7", clause="NM-5.36")
    story.does("upgrade KS-063 #2").expects("turn", 1)
    assert story.chakra(0) == 19
    assert story.card(2) == "KS-063"
    assert story.power(2) == 6


@clause("NM-11.63.1", "NM-5.60")
def test_ks_063_ukon_may_be_revealed_as_such_an_upgrade() -> None:
    story = table((["KS-057", hidden("KS-063")], []), ([hidden("KS-063"), "KS-009"], []))
    story.offers("reveal #2", "reveal #3", "reveal-upgrade #2 #1")
    story.refuses("reveal-upgrade #3 #4", clause="NM-5.35")
    story.does("reveal-upgrade #2 #1").expects("turn", 1)
    assert story.chakra(0) == 17
    assert story.card(1) == "KS-063"


@clause("NM-11.63.2")
def test_ks_063_ukon_has_no_upgrade_line_and_is_named_ukon_afterwards() -> None:
    story = table((["KS-057"], []), p0={"hand": ["KS-063", "KS-057", "KS-063"]})
    story.refuses("play KS-057 D", clause="NM-5.26")
    story.does("upgrade KS-063 #1").expects("turn", 1)
    story.does("pass").offers("play KS-057 D").refuses("play KS-063 D", clause="NM-5.26")


@clause("NM-11.63.2", "NM-5.39")
def test_ks_063_ukon_upgrades_nobody_beside_another_ukon() -> None:
    story = table((["KS-057", "KS-063"], []), p0={"hand": ["KS-063"]})
    story.refuses("upgrade KS-063 #1", clause="NM-5.39").refuses("upgrade KS-063 #2", clause="NM-5.37")


def test_ks_063_ukon_played_offers_nothing() -> None:
    story = table((["KS-057"], ["KS-009"]), p0={"hand": ["KS-063"]})
    story.does("play KS-063 D").expects("turn", 1)
    assert story.power(3) == 6


# KS-064 Tayuya --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("lanes", "x"), SOUND_FOUR)
@clause("NM-11.64.1", "NM-11.64.2")
def test_ks_064_tayuya_brings_chakra_for_each_mission_with_a_sound_four_friend(lanes: Lanes, x: int) -> None:
    _, c, b = lanes
    story = table((["KS-064"], []), c, b, missions=["KS-M06"] * 3)
    story.passes().expects("turn")
    assert story.board.round == 4
    characters = sum(len(story.row(rank, 0)) for rank in "DCBA")
    assert story.chakra(0) == 5 + characters + x


@clause("NM-11.64.1")
def test_ks_064_tayuya_counts_her_own_mission_through_another() -> None:
    story = table((["KS-064", "KS-059"], []), (["KS-122"], []))
    story.passes()
    assert story.chakra(0) == 5 + 3 + 2


@clause("NM-11.64.2", "NM-4.14")
def test_ks_064_tayuya_counts_after_the_end_of_the_round() -> None:
    # The Giant Spider hides Jirobo at the end of the round: he no longer counts in the Start Phase
    story = table((["KS-064", "KS-057"], ["KS-103"]))
    story.passes().expects("target", 1).does("target #2").expects("turn")
    assert story.is_hidden(2)
    assert story.chakra(0) == 5 + 2


@clause("NM-4.14")
def test_ks_064_tayuya_hidden_brings_nothing_and_played_offers_nothing() -> None:
    story = table(([hidden("KS-064")], []), (["KS-122"], []), p0={"hand": ["KS-064"]})
    story.does("play KS-064 C").expects("turn", 1)
    assert story.chakra(0) == 18
    story.passes()
    assert story.chakra(0) == 5 + 3 + 1


# KS-065 Tayuya --------------------------------------------------------------------------------------------------------
@clause("NM-11.65.2")
def test_ks_065_tayuya_revealed_strengthens_a_sound_village_friend_in_any_mission() -> None:
    lanes: Lanes = ([hidden("KS-065"), "KS-050", "KS-009"], ["KS-057"]), (["KS-066", hidden("KS-061"), "KS-067"], [])
    story = table(*lanes)
    story.does("reveal #1").expects("use", 0).does("use").expects("target", 0)
    story.expects_exactly("target #2", "target #5")
    story.refuses("target #1", "target #3", "target #4", "target #6", "target #7", clause="NM-6.56")
    story.does("target #5").expects("turn", 1)
    assert story.tokens_on(5) == 2


@clause("NM-11.65.2", "NM-6.41")
def test_ks_065_tayuya_revealed_alone_is_not_asked() -> None:
    story = table(([hidden("KS-065")], ["KS-057"]), p0={"deck": ["KS-094"]})
    story.does("reveal #1").expects("turn", 1)
    assert story.tokens_on(1) == 0
    assert story.deck(0) == ["KS-094"]


@clause("NM-11.65.1", "NM-7.26")
def test_ks_065_tayuya_as_an_upgrade_takes_every_summon_among_the_top_three() -> None:
    p0 = {"hand": ["KS-065"], "deck": ["KS-094", "KS-009", "KS-066", "KS-095"]}
    story = table((["KS-064"], []), p0=p0)
    story.does("upgrade KS-065 #1").expects("use", 0).does("use").expects("turn", 1)
    assert story.hand(0) == ["KS-066", "KS-094"]
    assert story.deck(0) == ["KS-009", "KS-095"]
    (found,) = story.events("show", 1)
    assert sorted(found["cards"]) == ["KS-066", "KS-094"]
    assert all("KS-009" not in entry.get("cards", []) for entry in story.match.log(1))
    assert story.events("look-deck", 0)[0]["cards"] == ["KS-094", "KS-009", "KS-066"]


@clause("NM-11.65.1", "NM-7.26")
def test_ks_065_tayuya_as_an_upgrade_puts_the_rest_back_in_the_same_order() -> None:
    story = table((["KS-064"], []), p0={"hand": ["KS-065"], "deck": ["KS-009", "KS-074"]})
    story.does("upgrade KS-065 #1", "use").expects("turn", 1)
    assert story.hand(0) == []
    assert story.deck(0) == ["KS-009", "KS-074"]
    assert story.events("show", 1) == []


@clause("NM-5.63")
def test_ks_065_tayuya_revealed_as_an_upgrade_has_both_lines_in_printed_order() -> None:
    story = table((["KS-064", hidden("KS-065"), "KS-057"], []), p0={"deck": ["KS-094"]})
    story.does("reveal-upgrade #2 #1", "use")
    assert story.tokens_on(3) == 2
    assert story.hand(0) == []
    story.expects("use", 0).does("use").expects("turn", 1)
    assert story.hand(0) == ["KS-094"]


@clause("NM-5.27", "NM-6.41")
def test_ks_065_tayuya_offers_nothing_from_hand_or_with_an_empty_deck() -> None:
    story = table((["KS-057"], []), p0={"hand": ["KS-065"], "deck": ["KS-094"]})
    story.does("play KS-065 D").expects("turn", 1)
    empty = table((["KS-064", "KS-057"], []), p0={"hand": ["KS-065"]})
    empty.does("upgrade KS-065 #1").expects("turn", 1)


# KS-066 Rage Ogres ----------------------------------------------------------------------------------------------------
@clause("NM-11.66.1")
def test_ks_066_rage_ogres_take_a_chakra_beside_a_sound_four_character() -> None:
    story = table((["KS-057"], []), p0={"hand": ["KS-066"]})
    story.does("play KS-066 D").expects("use", 0).does("use").expects("turn", 1)
    assert story.chakra(0) == 20 - 4 + 1
    assert story.chakra(1) == 19


@pytest.mark.parametrize(
    ("lanes", "chakra"),
    [
        ((([hidden("KS-057")], []), ([], [])), 20),
        ((([], ["KS-057"]), ([], [])), 20),
        ((([], []), (["KS-057"], [])), 20),
        (((["KS-050"], []), ([], [])), 20),
        (((["KS-057"], []), ([], [])), 0),  # the opposing pool is empty
    ],
)
@clause("NM-11.66.1", "NM-6.41")
def test_ks_066_rage_ogres_offer_nothing_otherwise(lanes: Lanes, chakra: int) -> None:
    story = table(*lanes, p0={"hand": ["KS-066"]}, p1={"chakra": chakra})
    story.does("play KS-066 D").expects("turn", 1)
    assert story.chakra(0) == 16
    assert story.chakra(1) == chakra


@clause("NM-11.66.2", "NM-6.90")
def test_ks_066_rage_ogres_line_copied_looks_at_the_copiers_mission() -> None:
    there = table((["KS-057"], ["KS-066"]), ([], []), p0={"hand": ["KS-016"]})
    there.does("play KS-016 C").expects("turn", 1)  # the Sound Four character is where the Ogres are, not here
    here = table(([], ["KS-066"]), (["KS-057"], []), p0={"hand": ["KS-016"]})
    here.does("play KS-016 C").expects("use", 0).does("use").expects("turn", 1)
    assert here.chakra(0) == 20 - 4 + 1
    assert here.chakra(1) == 19


def test_ks_066_rage_ogres_must_return_to_hand_at_the_end_of_the_round() -> None:
    story = table(([ch("KS-066", tokens=1), hidden("KS-066")], []))
    story.passes().expects("turn", 0)
    assert story.gone(1)
    assert not story.gone(2)
    assert story.hand(0) == ["KS-066"]


@clause("NM-6.128")
def test_ks_066_rage_ogres_under_control_return_to_their_owners_hand() -> None:
    story = table((["KS-020", ch("KS-066", owner=1, controlled_by=1)], []))
    story.passes().expects("turn", 0)
    assert story.gone(2)
    assert story.hand(1) == ["KS-066"]
    assert story.hand(0) == []


# KS-067 Rashomon ------------------------------------------------------------------------------------------------------
@clause("NM-11.67.1", "NM-11.67.5", "NM-12.19")
def test_ks_067_rashomon_locks_the_strongest_enemy_and_its_player_breaks_ties() -> None:
    story = table(([], [ch("KS-009", tokens=2), "KS-086", "KS-074"]), p0={"hand": ["KS-067"]})
    story.does("play KS-067 D").expects("lock", 0).expects_exactly("target #1", "target #2").refuses("target #3")
    story.does("target #1").expects("turn", 1)
    assert story.at(4).lock == 1
    assert [story.power(n) for n in (1, 2, 3)] == [0, 5, 2]
    assert story.tokens_on(1) == 0


@clause("NM-11.67.1", "NM-6.68")
def test_ks_067_rashomon_compares_printed_power_plus_tokens() -> None:
    # Temari has Power 4 with the Edge, but a base of 2
    story = table(([], ["KS-079", "KS-009"]), p0={"hand": ["KS-067"]}, edge=1, active=0)
    assert story.power(1) == 4
    story.does("play KS-067 D").expects("turn", 1)
    assert story.at(3).lock == 2


@clause("NM-11.67.1")
def test_ks_067_rashomon_counts_the_tokens_of_a_hidden_enemy() -> None:
    story = table(([], ["KS-009", hidden("KS-129", tokens=4)]), p0={"hand": ["KS-067"]})
    story.does("play KS-067 D").expects("turn", 1)
    assert story.at(3).lock == 2
    assert story.tokens_on(2) == 0


@clause("NM-11.67.1")
def test_ks_067_rashomon_locks_when_revealed_and_not_before() -> None:
    story = table(([hidden("KS-067")], ["KS-009", "KS-086"]))
    assert story.totals("D") == [0, 8]
    story.does("reveal #1").expects("turn", 1)
    assert story.at(1).lock == 3
    assert story.totals("D") == [0, 3]


@clause("NM-11.67.1", "NM-6.15")
def test_ks_067_rashomon_locks_before_its_play_sets_anything_off() -> None:
    story = table(([], ["KS-037", "KS-070"]), p0={"hand": ["KS-067"]})
    story.does("play KS-067 D").expects("lock", 0).expects_exactly("target #1", "target #2")
    assert story.tokens_on(1) == 0
    story.does("target #2").expects("turn", 1)
    assert story.tokens_on(1) == 1  # Neji has seen the play
    assert story.at(3).lock == 2


@clause("NM-11.67.1")
def test_ks_067_two_rashomons_lock_each_other_when_there_is_nobody_else() -> None:
    story = table((["KS-067"], []), p1={"hand": ["KS-067", "KS-009"]}, active=1)
    story.does("play KS-067 D").expects("turn", 0)
    assert story.at(1).lock == 2
    assert story.at(2).lock == 1
    story.does("pass", "play KS-009 D")
    assert story.at(1).lock == 2
    assert story.power(3) == 3


@clause("NM-11.67.2")
def test_ks_067_rashomon_keeps_its_victim_when_a_stronger_enemy_comes() -> None:
    story = table(([ch("KS-067", lock=2)], ["KS-009"]), p1={"hand": ["KS-126"]}, active=1)
    story.does("play KS-126 D").expects("turn", 0)
    assert story.at(1).lock == 2
    assert [story.power(2), story.power(3)] == [0, 7]


@clause("NM-11.67.2")
def test_ks_067_rashomon_keeps_its_victim_through_hiding_revealing_and_upgrading() -> None:
    lanes: Lanes = (([ch("KS-067", lock=2)], ["KS-009", "KS-086"]),)
    story = table(*lanes, p0={"hand": ["KS-108"]}, p1={"hand": ["KS-133"]})
    story.does("play KS-108 D", "use").expects("turn", 1)  # the locked Naruto has Power 0, Zabuza 5
    assert story.is_hidden(2)
    assert story.at(1).lock == 2
    story.does("reveal #2").expects("turn", 0)
    assert story.at(1).lock == 2
    assert story.power(2) == 0
    story.does("pass", "upgrade KS-133 #2", "skip")
    assert story.card(2) == "KS-133"
    assert story.at(1).lock == 2
    assert story.power(2) == 0


@clause("NM-11.67.3", "NM-11.67.1")
def test_ks_067_rashomon_moved_makes_a_new_lock() -> None:
    lanes: Lanes = ([ch("KS-067", lock=2)], ["KS-009"]), ([], ["KS-086", "KS-129"])
    story = table(*lanes, p0={"hand": ["KS-060"]})
    story.does("play KS-060 D", "use", "target #1").expects("turn", 1)
    assert story.place(1) == "C"
    assert story.at(1).lock == 4
    assert [story.power(n) for n in (2, 3, 4)] == [3, 5, 0]


@clause("NM-11.67.3", "NM-6.124")
def test_ks_067_rashomon_returned_to_its_owner_locks_an_enemy_of_theirs() -> None:
    lanes: Lanes = (["KS-020", "KS-070", ch("KS-067", owner=1, controlled_by=1, lock=4)], ["KS-009"]), ([], [])
    story = table(*lanes, p1={"hand": ["KS-026"]}, active=1)
    # Kiba hides the cheapest enemy: Zaku (cost 2); nothing changes
    story.does("play KS-026 D", "use").expects("turn", 0)
    assert story.at(3).lock == 4
    story = table(*lanes, p1={"hand": ["KS-108"]}, active=1)
    story.does("upgrade KS-108 #4", "use").expects("target", 1).does("target #1").expects("turn", 0)
    assert story.side(3) == 1
    assert story.at(3).lock == 2
    assert story.power(2) == 0
    assert story.power(4) == 5


@clause("NM-11.67.3")
def test_ks_067_rashomon_makes_a_new_lock_when_its_victim_leaves_the_mission() -> None:
    lanes: Lanes = ([ch("KS-067", lock=3)], ["KS-009", "KS-086"]), ([], [])
    story = table(*lanes, p0={"hand": ["KS-060"]})
    story.does("play KS-060 D", "use", "target #3").expects("turn", 1)
    assert story.at(1).lock == 2
    assert [story.power(2), story.power(3)] == [0, 5]


@clause("NM-11.67.3")
def test_ks_067_rashomon_makes_a_new_lock_when_its_victim_leaves_play() -> None:
    story = table(([ch("KS-067", lock=3)], ["KS-086", "KS-009"]), p0={"hand": ["KS-119"]})
    story.does("play KS-119 D", "use").expects("turn", 1)  # Power 0 for Naruto, 5 for Zabuza
    assert story.gone(3)
    assert story.at(1).lock == 2


@clause("NM-11.67.3")
def test_ks_067_rashomon_makes_a_new_lock_when_its_victim_changes_sides() -> None:
    story = table(([ch("KS-067", lock=3)], ["KS-086", "KS-009"]), p0={"hand": ["KS-020"]})
    story.does("play KS-020 D", "use").expects("turn", 1)
    assert story.side(3) == 0
    assert story.power(3) == 3
    assert story.at(1).lock == 2


@clause("NM-11.67.4")
def test_ks_067_rashomon_without_an_enemy_locks_the_first_that_comes() -> None:
    story = table(([], []), ([], []), p0={"hand": ["KS-067"]}, p1={"hand": ["KS-009", "KS-086"]})
    story.does("play KS-067 D").expects("turn", 1)
    assert story.at(1).lock == 0
    story.does("play KS-009 D")
    assert story.at(1).lock == 2
    assert story.power(2) == 0
    story.does("pass", "play KS-086 D")
    assert story.at(1).lock == 2
    assert story.power(3) == 5


@clause("NM-11.67.4")
def test_ks_067_rashomon_locks_a_card_put_down_hidden_before_it() -> None:
    story = table((["KS-067"], []), p1={"hand": ["KS-009"]}, active=1)
    story.does("hide KS-009 D")
    assert story.at(1).lock == 2


@clause("NM-11.67.5", "NM-6.69")
def test_ks_067_rashomons_victim_has_exactly_power_zero_whatever_is_added() -> None:
    lanes: Lanes = (([ch("KS-067", lock=3), "KS-128"], ["KS-009", "KS-015"]),)
    story = table(*lanes, missions=["KS-M02"])
    assert story.power(3) == 0  # 3 + 1 for the mission + 1 for Kakashi - 1 for Itachi otherwise
    assert story.power(4) == 3


@clause("NM-11.67.5", "NM-11.67.9")
def test_ks_067_rashomons_victim_gets_tokens_and_loses_them_at_once() -> None:
    story = table(([ch("KS-067", lock=2)], ["KS-009"]), p1={"hand": ["KS-001"]}, active=1)
    story.does("play KS-001 D").expects("use", 1).does("use").expects("turn", 0)
    assert story.tokens_on(2) == 0
    assert story.power(2) == 0
    assert [entry["amount"] for entry in story.events("tokens", None)] == [2]
    assert [entry["amount"] for entry in story.events("tokens-lost", None)] == [2]


@clause("NM-11.67.6")
def test_ks_067_rashomon_hidden_sets_its_victim_free_without_its_tokens() -> None:
    story = table(([], [ch("KS-086", tokens=2)]), p0={"hand": ["KS-067"]}, p1={"hand": ["KS-108"]})
    story.does("play KS-067 D").expects("turn", 1)
    assert story.power(1) == 0
    story.does("play KS-108 D", "use").expects("turn", 0)
    assert story.is_hidden(2)
    assert story.at(2).lock == 0
    assert story.power(1) == 5
    assert story.tokens_on(1) == 0


@clause("NM-11.67.6")
def test_ks_067_rashomon_defeated_sets_its_victim_free() -> None:
    story = table(([ch("KS-067", lock=2)], ["KS-086"]), p1={"hand": ["KS-119"]}, active=1)
    story.does("play KS-119 D", "use").expects("turn", 0)
    assert story.gone(1)
    assert story.power(2) == 5


@clause("NM-11.67.6")
def test_ks_067_rashomon_must_return_to_hand_at_the_end_of_the_round() -> None:
    story = table(([ch("KS-067", lock=2)], ["KS-009"]))
    story.passes().expects("turn")
    assert story.points(1) == 0  # 0 to 0 on D
    assert story.hand(0) == ["KS-067"]
    assert story.power(2) == 3


@clause("NM-11.67.7")
@pytest.mark.parametrize("card", ["KS-129", "KS-076"])
def test_ks_067_rashomon_locks_an_immune_enemy(card: str) -> None:
    story = table(([], [ch(card, tokens=1)]), p0={"hand": ["KS-067"]})
    story.does("play KS-067 D").expects("turn", 1)
    assert story.power(1) == 0
    assert story.tokens_on(1) == 0


@clause("NM-11.67.7", "NM-11.56.3")
def test_ks_067_rashomons_lock_does_not_affect_its_victim() -> None:
    story = table(([], [ch("KS-056", tokens=2)]), p0={"hand": ["KS-067"]})
    story.does("play KS-067 D").expects("turn", 1)
    assert story.tokens_on(1) == 0
    assert story.chakra(0) == 16


@clause("NM-11.67.8")
def test_ks_067_rashomon_is_independent() -> None:
    assert kleos.rules("naruto-mythos").cards["KS-067"].facts()["group"] == "Independent"
    story = table((["KS-067"], []), p0={"hand": ["KS-063"]})
    story.refuses("upgrade KS-063 #1", clause="NM-5.35")  # no Sound Village character


@clause("NM-11.67.9", "NM-6.56")
def test_ks_067_rashomons_victim_is_a_legal_target_for_tokens_beside_others() -> None:
    story = table(([ch("KS-067", lock=2)], ["KS-009", "KS-032"]), p1={"hand": ["KS-001"]}, active=1)
    story.does("play KS-001 D", "use").expects("target", 1).expects_exactly("target #2", "target #3")


@clause("NM-11.67.9")
def test_ks_067_rashomons_victim_may_use_its_own_token_lines() -> None:
    story = table(([ch("KS-067", lock=2)], [hidden("KS-017")]), active=1)
    story.does("reveal #2").expects("use", 1).does("use").expects("turn", 0)
    assert story.tokens_on(2) == 0
    assert story.power(2) == 0


@clause("NM-11.67.10", "NM-6.104")
def test_ks_067_rashomons_victim_is_not_affected_by_tokens_it_cannot_keep() -> None:
    story = table(([ch("KS-067", lock=2)], ["KS-056"]), p0={"hand": ["KS-114"]})
    story.does("play KS-114 D", "use", "target #2").expects("turn", 1)
    assert story.tokens_on(2) == 0
    assert story.tokens_on(3) == 2
    assert story.chakra(0) == 15


@clause("NM-11.67.10")
def test_ks_067_without_a_lock_the_same_token_affects() -> None:
    story = table(([ch("KS-067", lock=3)], ["KS-056", "KS-129"]), p0={"hand": ["KS-114"]})
    story.does("play KS-114 D", "use", "target #2").expects("turn", 1)
    assert story.tokens_on(2) == 1
    assert story.chakra(0) == 14


@clause("NM-11.67.11", "NM-6.16")
def test_ks_067_rashomons_tie_inside_a_line_is_asked_before_the_line_goes_on() -> None:
    lanes: Lanes = (
        ([ch("KS-067", lock=3), hidden("KS-118")], [hidden("KS-009"), "KS-038", "KS-032", hidden("KS-013")]),
        ([], [hidden("KS-086")]),
    )
    story = table(*lanes)
    story.does("reveal #2", "use").expects("target", 0).expects_exactly("target #3", "target #6")
    story.does("target #3").expects("lock", 0).expects_exactly("target #4", "target #5")
    story.does("target #5").expects("target", 0).expects_exactly("target #6", "target #7")
    assert story.at(1).lock == 5
    story.does("target #7").expects("turn", 1)
    assert story.discard(1) == ["KS-086", "KS-009"]


@clause("NM-11.67.11", "NM-11.67.3")
def test_ks_067_rashomon_has_no_lock_while_a_tie_is_open() -> None:
    story = table(([ch("KS-067", lock=2)], ["KS-009", "KS-072", "KS-038"]), p0={"hand": ["KS-020"]})
    story.does("play KS-020 D", "use", "target #2").expects("lock", 0).expects_exactly("target #3", "target #4")
    assert story.side(2) == 0
    assert story.power(2) == 3
    assert "lock" not in story.shown(1, 0)
    story.does("target #4").expects("turn", 1)
    assert story.power(4) == 0


@clause("NM-11.67.12")
def test_ks_067_rashomons_lock_passes_to_the_character_its_victim_is_put_on() -> None:
    story = table(([ch("KS-067", lock=3)], [ch("KS-009", tokens=2), hidden("KS-108")]), active=1)
    assert story.power(2) == 5
    story.does("reveal-upgrade #3 #2").expects("use", 1)
    assert story.gone(3)
    assert story.at(1).lock == 2
    assert story.power(2) == 0
    assert story.tokens_on(2) == 0


@clause("NM-11.67.2", "NM-5.61")
def test_ks_067_rashomons_face_up_victim_stays_locked_under_a_reveal_upgrade() -> None:
    story = table(([ch("KS-067", lock=2)], ["KS-009", hidden("KS-108", tokens=2)]), active=1)
    story.does("reveal-upgrade #3 #2", "skip").expects("turn", 0)
    assert story.at(1).lock == 2
    assert story.power(2) == 0
    assert story.tokens_on(2) == 0


# KS-068 Dosu Kinuta ---------------------------------------------------------------------------------------------------
@clause("NM-11.68.1", "NM-7.25")
def test_ks_068_dosu_looks_at_a_hidden_enemy_in_any_mission() -> None:
    lanes: Lanes = ([hidden("KS-009")], [hidden("KS-013"), "KS-027"]), ([], [hidden("KS-086")])
    story = table(*lanes, p0={"hand": ["KS-068"]})
    story.does("play KS-068 D").expects("use", 0).does("use").expects("target", 0)
    story.expects_exactly("target #2", "target #4").refuses("target #1", "target #3", clause="NM-6.56")
    story.does("target #4").expects("turn", 1)
    assert story.shown(4, 0)["card"] == "KS-086"
    assert "card" not in story.shown(2, 0)
    assert "card" not in story.shown(4, None)
    assert story.is_hidden(4)


@clause("NM-11.68.2")
def test_ks_068_dosu_revealed_looks_first_and_then_defeats_a_hidden_character_of_either_side() -> None:
    lanes: Lanes = ([hidden("KS-068"), hidden("KS-009")], ["KS-027"]), ([], [hidden("KS-086"), hidden("KS-013")])
    story = table(*lanes)
    story.does("reveal #1").expects("use", 0).does("use").expects_exactly("target #4", "target #5").does("target #4")
    assert story.shown(4, 0)["card"] == "KS-086"
    story.expects("use", 0).does("use").expects("target", 0)
    story.expects_exactly("target #2", "target #4", "target #5").refuses("target #1", "target #3", clause="NM-6.56")
    story.does("target #2").expects("turn", 1)
    assert story.discard(0) == ["KS-009"]


@clause("NM-11.68.1", "NM-11.68.2", "NM-6.41")
def test_ks_068_dosu_offers_no_look_at_your_own_and_no_defeat_from_hand() -> None:
    own = table(([hidden("KS-009")], ["KS-027"]), p0={"hand": ["KS-068"]})
    own.does("play KS-068 D").expects("turn", 1)
    looked = table(([], [hidden("KS-013")]), p0={"hand": ["KS-068"]})
    looked.does("play KS-068 D", "use").expects("turn", 1)
    assert not looked.gone(1)


# KS-069 Dosu Kinuta ---------------------------------------------------------------------------------------------------
@clause("NM-11.69.1", "NM-6.33", "NM-13.6")
def test_ks_069_dosu_must_choose_a_hidden_enemy_in_any_mission() -> None:
    lanes: Lanes = ([hidden("KS-009")], [hidden("KS-013"), "KS-027"]), ([], [hidden("KS-086")])
    story = table(*lanes, p0={"hand": ["KS-069"]})
    story.does("play KS-069 D").expects("target", 0).expects_exactly("target #2", "target #4")
    story.refuses("target #1", "target #3", clause="NM-6.56").refuses("skip")


@clause("NM-11.69.1", "NM-5.29")
def test_ks_069_dosu_may_be_played_without_a_hidden_enemy() -> None:
    story = table(([hidden("KS-009")], ["KS-027"]), p0={"hand": ["KS-069"]})
    story.does("play KS-069 D").expects("turn", 1)
    assert story.power(3) == 5


@clause("NM-11.69.2", "NM-5.13")
def test_ks_069_dosus_victim_is_revealed_at_its_price_plus_two_or_defeated() -> None:
    story = table(([], [hidden("KS-086")]), p0={"hand": ["KS-069"]})
    story.does("play KS-069 D").expects("demand", 1).expects_exactly("reveal #1", "defeat #1")
    story.does("reveal #1").expects("turn", 1)
    assert not story.is_hidden(1)
    assert story.chakra(1) == 15


@clause("NM-11.69.2", "NM-11.69.3", "NM-6.100")
def test_ks_069_dosus_victim_may_be_given_up_to_an_enemy_effect() -> None:
    story = table(([], [hidden("KS-086")]), p0={"hand": ["KS-069"]})
    story.does("play KS-069 D").expects("demand", 1).does("defeat #1").expects("turn", 1)
    assert story.gone(1)
    assert story.discard(1) == ["KS-086"]
    assert story.chakra(1) == 20
    (defeat,) = story.events("defeat", None)
    assert defeat["seat"] == 0  # Dosu's player's effect, though the opponent decided
    assert defeat["source"]["card"] == "KS-069"


@clause("NM-11.69.2")
def test_ks_069_dosus_victim_may_be_revealed_as_an_upgrade() -> None:
    story = table(([], ["KS-009", hidden("KS-010")]), p0={"hand": ["KS-069"]})
    story.does("play KS-069 D").expects("demand", 1).expects_exactly("reveal-upgrade #2 #1", "defeat #2")
    story.refuses("reveal #2", clause="NM-5.54").does("reveal-upgrade #2 #1").expects("turn", 1)
    assert story.chakra(1) == 20 - (3 - 2 + 2)
    assert story.card(1) == "KS-010"


@clause("NM-11.69.2", "NM-12.27")
def test_ks_069_dosus_victim_that_cannot_be_paid_is_defeated_without_a_choice() -> None:
    poor = table(([], [hidden("KS-090")]), p0={"hand": ["KS-069"]}, p1={"chakra": 4})
    poor.does("play KS-069 D").expects("turn", 1)
    assert poor.gone(1)
    assert poor.chakra(1) == 4
    able = table(([], [hidden("KS-090")]), p0={"hand": ["KS-069"]}, p1={"chakra": 5})
    able.does("play KS-069 D").expects("demand", 1).does("reveal #1")
    assert able.chakra(1) == 0


@clause("NM-11.69.2", "NM-11.111.3")
def test_ks_069_dosus_victim_that_may_not_be_revealed_is_defeated_without_a_choice() -> None:
    story = table((["KS-111"], [hidden("KS-009")]), p0={"hand": ["KS-069"]})
    story.does("play KS-069 D").expects("turn", 1)
    assert story.gone(2)


@clause("NM-11.69.4", "NM-6.22", "NM-15.20")
def test_ks_069_dosus_victim_is_played_by_the_opponent_in_your_turn() -> None:
    lanes: Lanes = (["KS-037"], [hidden("KS-038")]), ([], [])
    story = table(*lanes, p0={"hand": ["KS-069"]})
    story.does("play KS-069 C", "reveal #2").expects("use", 1)
    assert story.tokens_on(1) == 1  # Neji sees the opponent play
    story.does("use").expects("turn", 1)
    assert story.tokens_on(2) == 1
    assert story.match.position()["players"][1]["last_turn"] == []


@clause("NM-11.69.4")
def test_ks_069_dosus_victim_acts_after_dosus_line_with_main_and_ambush() -> None:
    lanes: Lanes = ([], [hidden("KS-068")]), ([hidden("KS-009")], [])
    story = table(*lanes, p0={"hand": ["KS-069"]})
    story.does("play KS-069 D", "reveal #1").expects("use", 1).does("use")
    assert story.shown(2, 1)["card"] == "KS-009"
    story.expects("use", 1).does("use").expects("turn", 1)
    assert story.gone(2)


@clause("NM-11.69.5", "NM-5.43")
def test_ks_069_dosu_as_an_upgrade_looks_before_he_chooses() -> None:
    lanes: Lanes = (["KS-068", hidden("KS-009")], [hidden("KS-013")]), ([], [hidden("KS-086")])
    story = table(*lanes, p0={"hand": ["KS-069"]})
    story.does("upgrade KS-069 #1").expects("use", 0).does("use").expects_exactly("target #3", "target #4")
    story.refuses("target #2", clause="NM-6.56").does("target #4")
    assert story.shown(4, 0)["card"] == "KS-086"
    story.expects("target", 0).expects_exactly("target #3", "target #4").does("target #3").expects("demand", 1)


@clause("NM-11.69.5")
def test_ks_069_dosu_as_an_upgrade_without_a_hidden_enemy_is_not_asked() -> None:
    story = table((["KS-068", hidden("KS-009")], ["KS-027"]), p0={"hand": ["KS-069"]})
    story.does("upgrade KS-069 #1").expects("turn", 1)


@clause("NM-5.13", "NM-6.90", "NM-13.6")
def test_ks_069_dosus_line_copied_demands_the_same_of_the_copiers_opponent() -> None:
    story = table(([], ["KS-069", hidden("KS-009")]), p0={"hand": ["KS-016"]})
    story.does("play KS-016 D").expects("use", 0).does("use").expects("demand", 1)
    story.expects_exactly("reveal #2", "defeat #2").does("reveal #2").expects("turn", 1)
    assert story.chakra(1) == 20 - 4


@clause("NM-11.69.2", "NM-6.128")
def test_ks_069_dosus_victim_under_control_may_be_revealed_by_its_controller_only() -> None:
    lanes: Lanes = (([], ["KS-050", hidden("KS-009", owner=0, controlled_by=1)]),)
    story = table(*lanes, p0={"hand": ["KS-069"]})
    story.does("play KS-069 D").expects("demand", 1).expects_exactly("reveal #2", "defeat #2")
    story.does("defeat #2").expects("turn", 1)
    assert story.discard(0) == ["KS-009"]
    assert story.discard(1) == []


# KS-070 Zaku Abumi ----------------------------------------------------------------------------------------------------
@clause("NM-11.70.1", "NM-6.34")
def test_ks_070_zaku_must_give_the_opponent_a_chakra() -> None:
    story = table(p0={"hand": ["KS-070"]})
    story.does("play KS-070 D").expects("turn", 1)
    assert story.chakra(0) == 18
    assert story.chakra(1) == 21


@clause("NM-11.70.1")
def test_ks_070_zaku_revealed_gives_it_too_and_put_down_hidden_does_not() -> None:
    story = table(([hidden("KS-070")], []), p0={"hand": ["KS-070"]})
    story.does("hide KS-070 D")
    assert story.chakra(1) == 20
    story.does("pass", "reveal #1").expects("turn", 0)
    assert story.chakra(1) == 21


@clause("NM-11.70.1", "NM-11.16.3", "NM-6.95")
def test_ks_070_zakus_line_copied_gives_the_copiers_opponent_a_chakra() -> None:
    story = table(([], ["KS-070"]), p0={"hand": ["KS-016"]})
    story.does("play KS-016 D").expects("use", 0).does("use").expects("turn", 1)
    assert story.chakra(0) == 16
    assert story.chakra(1) == 21


# KS-071 Zaku Abumi ----------------------------------------------------------------------------------------------------
@clause("NM-11.71.1")
def test_ks_071_zaku_outnumbered_moves_an_enemy_here_hidden_ones_too() -> None:
    lanes: Lanes = ([hidden("KS-009")], ["KS-009", "KS-086", hidden("KS-013")]), ([], ["KS-027"]), ([], [])
    story = table(*lanes, p0={"hand": ["KS-071"]})
    story.does("play KS-071 D").expects("use", 0).does("use").expects("target", 0)
    story.expects_exactly("target #2", "target #3", "target #4").refuses("target #1", "target #5", clause="NM-6.56")
    story.does("target #4").expects("mission", 0).expects_exactly("mission C", "mission B").does("mission B")
    assert story.place(4) == "B"
    assert story.is_hidden(4)


@pytest.mark.parametrize(
    "lanes",
    [
        (([], ["KS-009"]), ([], [])),  # one each, Zaku included
        ((["KS-013"], ["KS-009", "KS-086"]), ([], [])),
        (([], ["KS-009", hidden("KS-013"), hidden("KS-086")]), ([], [])),  # hidden ones do not count
        (([], ["KS-070"]), ([], ["KS-009", "KS-086"])),  # elsewhere
        (([], ["KS-009", "KS-086"]),),  # nowhere to go
    ],
)
@clause("NM-11.71.1", "NM-6.41")
def test_ks_071_zaku_offers_nothing_unless_outnumbered_by_face_up_enemies(lanes: Lanes) -> None:
    story = table(*lanes, p0={"hand": ["KS-071"]})
    story.does("play KS-071 D").expects("turn", 1)


@clause("NM-11.71.1")
def test_ks_071_zaku_is_outnumbered_here_whatever_friends_he_has_elsewhere() -> None:
    story = table(([], ["KS-009", "KS-086"]), (["KS-009", "KS-013"], []), p0={"hand": ["KS-071"]})
    story.does("play KS-071 D").expects("use", 0).does("use", "target #2").expects("turn", 1)
    assert story.place(2) == "C"


def test_ks_071_zaku_as_an_upgrade_gets_two_tokens() -> None:
    story = table((["KS-070"], ["KS-009", "KS-086"]), ([], []), p0={"hand": ["KS-071"]})
    story.does("upgrade KS-071 #1").expects("use", 0).does("use", "target #2")
    assert story.place(2) == "C"
    story.expects("use", 0).does("use").expects("turn", 1)
    assert story.tokens_on(1) == 2
    assert story.power(1) == 7


# KS-072 Kin Tsuchi ----------------------------------------------------------------------------------------------------
@clause("NM-11.72.1", "NM-6.34")
def test_ks_072_kin_must_let_the_opponent_draw() -> None:
    story = table(p0={"hand": ["KS-072"], "deck": ["KS-086"]}, p1={"deck": ["KS-009", "KS-013"]})
    story.does("play KS-072 D").expects("turn", 1)
    assert story.hand(1) == ["KS-009"]
    assert story.deck(0) == ["KS-086"]
    assert story.power(1) == 3


@clause("NM-11.72.1", "NM-7.4")
def test_ks_072_kin_may_be_played_with_the_opposing_deck_empty() -> None:
    story = table(p0={"hand": ["KS-072"]})
    story.does("play KS-072 D").expects("turn", 1)
    assert story.hand(1) == []
    assert story.power(1) == 3


# KS-073 Kin Tsuchi ----------------------------------------------------------------------------------------------------
@clause("NM-11.73.1", "NM-13.11")
def test_ks_073_kin_discards_to_hide_an_enemy_of_power_four_or_less_in_any_mission() -> None:
    lanes: Lanes = (["KS-009"], ["KS-070", "KS-086", hidden("KS-013")]), ([], [ch("KS-009", tokens=1)])
    story = table(*lanes, p0={"hand": ["KS-073", "KS-027", "KS-074"]})
    story.does("play KS-073 D").expects("use", 0).does("use").expects_exactly("card KS-027", "card KS-074")
    story.does("card KS-027").expects("target", 0).expects_exactly("target #2", "target #5")
    story.refuses("target #1", "target #3", clause="NM-6.56").refuses("target #4", clause="NM-6.55")
    story.does("target #5").expects("turn", 1)
    assert story.is_hidden(5)
    assert story.discard(0) == ["KS-027"]


@pytest.mark.parametrize(
    ("theirs", "hand"),
    [
        (["KS-070"], []),  # nothing to discard
        (["KS-086", hidden("KS-009")], ["KS-027"]),  # nobody to hide
        (["KS-115", hidden("KS-009")], ["KS-027"]),
    ],
)
@clause("NM-6.39", "NM-6.41")
def test_ks_073_kin_offers_nothing_without_a_card_and_a_target(theirs: list[Spec], hand: list[str]) -> None:
    story = table(([], theirs), p0={"hand": ["KS-073", *hand], "deck": ["KS-009"]})
    story.does("play KS-073 D").expects("turn", 1)
    assert story.hand(0) == hand
    assert story.deck(0) == ["KS-009"]


@clause("NM-11.115.1", "NM-6.101")
def test_ks_073_kin_cannot_choose_a_shielded_or_immune_enemy() -> None:
    lanes: Lanes = (
        ([ch("KS-067", lock=3)], ["KS-009", "KS-129"]),
        ([], ["KS-115", "KS-013"]),
        ([], ["KS-032"]),
    )
    story = table(*lanes, p0={"hand": ["KS-073", "KS-027"]})
    story.does("play KS-073 C", "use").expects("target", 0).expects_exactly("target #2", "target #6")
    story.refuses("target #5", clause="NM-11.115.1").refuses("target #3", clause="NM-6.101")


@clause("NM-11.73.2", "NM-11.73.3", "NM-7.24")
def test_ks_073_kin_as_an_upgrade_puts_her_top_card_hidden_beside_her() -> None:
    lanes: Lanes = (["KS-072"], ["KS-031"]), ([], [])
    story = table(*lanes, p0={"hand": ["KS-073"], "deck": ["KS-086", "KS-009"]})
    story.does("upgrade KS-073 #1").expects("use", 0).does("use").expects("turn", 1)
    assert story.row("D", 0) == [1, 3]
    assert story.is_hidden(3)
    assert story.at(3).owner == 0
    assert story.at(3).source == 0
    assert story.chakra(0) == 20 - 3
    assert story.chakra(1) == 21  # Hinata saw one play, the upgrade
    assert story.match.position()["players"][0]["last_turn"] == [1]
    assert story.shown(3, 0)["card"] == "KS-086"
    assert "card" not in story.shown(3, 1)
    assert "card" not in story.shown(3, None)


@clause("NM-11.73.2")
def test_ks_073_kins_card_stays_when_kin_is_lost() -> None:
    p0 = {"hand": ["KS-073"], "deck": ["KS-086"]}
    story = table((["KS-072"], []), p0=p0, p1={"hand": ["KS-108", "KS-067"]})
    story.does("upgrade KS-073 #1", "use", "play KS-067 D", "pass")  # locked, Kin has Power 0
    story.does("play KS-108 D", "use").expects("turn", 1)
    assert story.is_hidden(1)
    assert story.row("D", 0) == [1, 2]


@clause("NM-11.73.3", "NM-6.41")
def test_ks_073_kin_as_an_upgrade_with_an_empty_deck_is_not_asked() -> None:
    story = table((["KS-072"], []), p0={"hand": ["KS-073"]}, p1={"deck": ["KS-009"]})
    story.does("upgrade KS-073 #1").expects("turn", 1)
    assert story.deck(1) == ["KS-009"]


# KS-074 Gaara ---------------------------------------------------------------------------------------------------------
@clause("NM-11.74.1")
def test_ks_074_gaara_gets_a_token_for_each_of_your_hidden_characters_here() -> None:
    lanes: Lanes = (
        (["KS-020", hidden("KS-009"), hidden("KS-013", owner=1, controlled_by=1)], [hidden("KS-086")]),
        ([hidden("KS-009")], []),
    )
    story = table(*lanes, p0={"hand": ["KS-074"]})
    story.does("play KS-074 D").expects("use", 0).does("use").expects("turn", 1)
    assert story.tokens_on(6) == 2
    assert story.power(6) == 4


@clause("NM-11.74.1", "NM-6.41")
def test_ks_074_gaara_offers_nothing_without_a_hidden_character_of_yours_here() -> None:
    story = table((["KS-009"], [hidden("KS-086")]), ([hidden("KS-009")], []), p0={"hand": ["KS-074"]})
    story.does("play KS-074 D").expects("turn", 1)
    assert story.power(4) == 2


@clause("NM-11.74.1")
def test_ks_074_gaara_revealed_no_longer_counts_himself() -> None:
    story = table(([hidden("KS-074"), hidden("KS-009")], []))
    story.does("reveal #1", "use").expects("turn", 1)
    assert story.tokens_on(1) == 1


# KS-075 Gaara ---------------------------------------------------------------------------------------------------------
@clause("NM-11.75.1")
def test_ks_075_gaara_is_hidden_in_place_of_being_moved_by_an_enemy() -> None:
    story = table(([], ["KS-075"]), ([], []), p0={"hand": ["KS-006"]})
    story.does("play KS-006 D", "use").expects("turn", 1)
    assert story.place(1) == "D"
    assert story.is_hidden(1)
    assert story.events("move", None) == []


@clause("NM-11.75.1")
def test_ks_075_gaara_is_hidden_in_place_of_being_fetched_by_an_enemy() -> None:
    story = table(([hidden("KS-143")], []), ([], ["KS-075"]))
    story.does("reveal #1", "use").expects("turn", 1)
    assert story.place(2) == "C"
    assert story.is_hidden(2)


@clause("NM-11.75.1")
def test_ks_075_gaara_not_moved_stops_an_effect_that_goes_on_with_the_moved_character() -> None:
    story = table((["KS-020"], ["KS-075", "KS-129"]), ([], []), p0={"hand": ["KS-110"]})
    story.does("upgrade KS-110 #1", "use").expects("turn", 1)
    assert story.place(2) == "D"
    assert story.is_hidden(2)
    (hide,) = story.events("hide", None)
    assert hide["source"]["card"] == "KS-075"


@clause("NM-11.75.1", "NM-6.114")
def test_ks_075_gaara_is_hidden_in_place_of_being_defeated_by_an_enemy() -> None:
    story = table((["KS-136"], []), ([], ["KS-075"]), p0={"hand": ["KS-119"]})
    story.does("play KS-119 C", "use").expects("turn", 1)
    assert story.is_hidden(2)
    assert story.discard(1) == []
    assert story.chakra(0) == 15  # Sasuke has seen no defeat


@clause("NM-11.75.2")
def test_ks_075_gaara_is_moved_and_defeated_normally_by_his_own_side() -> None:
    moved = table((["KS-075"], []), ([], []), p0={"hand": ["KS-080"]})
    moved.does("play KS-080 D", "use").expects("turn", 1)
    assert moved.place(1) == "C"
    assert not moved.is_hidden(1)
    beaten = table(([ch("KS-075", tokens=1)], []), p0={"hand": ["KS-116"]})
    beaten.does("play KS-116 D", "use").expects("turn", 1)
    assert beaten.gone(1)
    assert beaten.discard(0) == ["KS-075"]


@clause("NM-11.75.2")
def test_ks_075_gaara_lying_hidden_is_moved_and_defeated_normally() -> None:
    moved = table(([], [hidden("KS-075")]), ([], []), p0={"hand": ["KS-006"]})
    moved.does("play KS-006 D", "use").expects("turn", 1)
    assert moved.place(1) == "C"
    beaten = table(([], [hidden("KS-075")]), p0={"hand": ["KS-041"]})
    beaten.does("play KS-041 D", "use").expects("turn", 1)
    assert beaten.gone(1)


@clause("NM-11.75.3", "NM-6.113")
def test_ks_075_gaara_is_hidden_by_his_own_effect_in_spite_of_a_shield() -> None:
    story = table(([], ["KS-075", "KS-115", "KS-049"]), p0={"hand": ["KS-119"]})
    story.does("play KS-119 D", "use").expects("target", 0).expects_exactly("target #1", "target #3")
    story.does("target #1").expects("turn", 1)  # neither Shino nor Genma has a say
    assert story.is_hidden(1)
    assert not story.gone(3)


@clause("NM-11.75.4")
def test_ks_075_gaara_is_revealed_for_two_less_but_played_at_full_price() -> None:
    story = table(([hidden("KS-075")], []), ([], []), p0={"hand": ["KS-075"], "chakra": 4})
    story.does("play KS-075 C").expects("turn", 1)
    assert story.chakra(0) == 1
    story.does("pass", "reveal #1").expects("turn", 0)
    assert story.chakra(0) == 0


@clause("NM-11.75.4", "NM-5.64", "NM-5.18")
def test_ks_075_gaara_revealed_as_an_upgrade_is_reduced_too() -> None:
    story = table((["KS-074", hidden("KS-075")], []), p0={"hand": ["KS-075"], "chakra": 0})
    story.does("reveal-upgrade #2 #1").expects("turn", 1)
    assert story.chakra(0) == 0
    assert story.card(1) == "KS-075"


@clause("NM-11.75.4")
def test_ks_075_gaara_revealed_by_an_effect_is_reduced_too() -> None:
    helped = table((["KS-077", hidden("KS-075")], []), p0={"hand": ["KS-078"], "chakra": 1})
    helped.does("upgrade KS-078 #1").expects("use", 0).does("use").expects("turn", 1)
    assert helped.chakra(0) == 0
    assert not helped.is_hidden(2)
    demanded = table(([], [hidden("KS-075")]), p0={"hand": ["KS-069"]})
    demanded.does("play KS-069 D", "reveal #1").expects("turn", 1)
    assert demanded.chakra(1) == 20 - (3 + 2 - 2)


def test_ks_075_gaara_played_offers_nothing_and_can_be_hidden_by_an_enemy() -> None:
    story = table(p0={"hand": ["KS-075"]}, p1={"hand": ["KS-108"]})
    story.does("play KS-075 D").expects("turn", 1)
    story.does("play KS-108 D", "use").expects("turn", 0)
    assert story.is_hidden(1)
