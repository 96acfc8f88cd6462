"""Cards KS-038 to KS-056: what each does, and what it must not offer."""

import pytest

import kleos
from kleos.games.naruto_mythos.testing import Lanes, Spec, ch, hidden, table
from kleos.testing import clause


# KS-038 Rock Lee ------------------------------------------------------------------------------------------------------
@clause("NM-5.52", "NM-6.4")
def test_ks_038_rock_lee_gets_a_token_when_revealed() -> None:
    story = table(([hidden("KS-038")], []))
    story.does("reveal #1").expects("use", 0).does("use").expects("turn", 1)
    assert story.tokens_on(1) == 1
    assert story.power(1) == 4
    assert story.chakra(0) == 18


@clause("NM-6.30")
def test_ks_038_rock_lee_may_decline_his_token() -> None:
    story = table(([hidden("KS-038")], []))
    story.does("reveal #1", "skip").expects("turn", 1)
    assert story.tokens_on(1) == 0


@clause("NM-5.27")
def test_ks_038_rock_lee_played_from_hand_offers_nothing() -> None:
    story = table(p0={"hand": ["KS-038"]})
    story.does("play KS-038 D").expects("turn", 1)
    assert story.tokens_on(1) == 0
    assert story.power(1) == 3


# KS-039 Rock Lee ------------------------------------------------------------------------------------------------------
def test_ks_039_rock_lee_gets_two_tokens_as_an_upgrade() -> None:
    story = table((["KS-038"], []), p0={"hand": ["KS-039"]})
    story.does("upgrade KS-039 #1").expects("use", 0).does("use").expects("turn", 1)
    assert story.tokens_on(1) == 2
    assert story.chakra(0) == 18


@clause("NM-5.27", "NM-6.3")
@pytest.mark.parametrize("move", ["play KS-039 C", "reveal #1"])
def test_ks_039_rock_lee_played_otherwise_offers_nothing(move: str) -> None:
    story = table(([hidden("KS-039")], []), ([], []), p0={"hand": ["KS-039"]})
    story.does(move).expects("turn", 1)
    assert all(entry["kind"] != "tokens" for entry in story.match.log(None))


@clause("NM-4.64")
def test_ks_039_rock_lee_keeps_his_tokens_over_the_end_of_the_round() -> None:
    story = table(([ch("KS-039", tokens=2), ch("KS-009", tokens=3)], [ch("KS-039", tokens=1)]))
    story.passes()
    assert story.board.round == 2
    assert [story.tokens_on(n) for n in (1, 2, 3)] == [2, 0, 1]


@clause("NM-11.39.1")
def test_ks_039_rock_lee_lying_hidden_loses_his_tokens() -> None:
    story = table(([hidden("KS-039", tokens=2)], []))
    story.passes()
    assert story.board.round == 2
    assert story.tokens_on(1) == 0


@clause("NM-11.39.1", "NM-4.64")
def test_ks_039_rock_lee_hidden_at_the_end_of_the_round_loses_his_tokens() -> None:
    story = table(([ch("KS-039", tokens=2)], [ch("KS-103", tokens=2)]))
    story.passes().expects("target", 1).expects_exactly("target #1", "target #2").does("target #1")
    assert story.board.round == 2
    assert story.is_hidden(1)
    assert story.tokens_on(1) == 0


@clause("NM-5.42")
def test_ks_039_rock_lee_covered_by_another_card_no_longer_keeps_tokens() -> None:
    story = table(([ch("KS-117", under=["KS-039"], tokens=2)], []))
    story.passes()
    assert story.board.round == 2
    assert story.tokens_on(1) == 0


# KS-040 Tenten --------------------------------------------------------------------------------------------------------
@clause("NM-11.40.1", "NM-11.40.2")
def test_ks_040_tenten_is_played_only_where_you_are_winning_but_hidden_anywhere() -> None:
    lanes: Lanes = (["KS-009"], ["KS-027"]), ([], []), (["KS-086"], ["KS-086"])
    story = table(*lanes, p0={"hand": ["KS-040"]})
    story.expects_exactly("play KS-040 D", "play KS-040 B", "hide KS-040 D", "hide KS-040 C", "hide KS-040 B", "pass")
    story.refuses("play KS-040 C", clause="NM-11.40.1")
    story.does("play KS-040 B").expects("turn", 1)
    assert story.chakra(0) == 19
    assert story.power(5) == 2


@clause("NM-11.40.1")
def test_ks_040_tenten_stays_out_of_an_equal_mission_without_the_edge() -> None:
    story = table((["KS-086"], ["KS-086"]), p0={"hand": ["KS-040"]}, edge=1, active=0)
    story.refuses("play KS-040 D", clause="NM-11.40.1")
    story.expects_exactly("hide KS-040 D", "pass")


@clause("NM-11.40.1")
def test_ks_040_tenten_counts_standing_modifiers_when_asking_who_is_winning() -> None:
    ahead = table((["KS-042", "KS-036"], ["KS-086"]), p0={"hand": ["KS-040"]}, edge=1, active=0)
    assert ahead.totals("D") == [6, 5]  # 5 to 5 without Might Guy's line
    ahead.offers("play KS-040 D")
    level = table((["KS-086", "KS-009"], ["KS-128"]), p0={"hand": ["KS-040"]}, edge=1, active=0)
    assert level.totals("D") == [6, 6]  # 8 to 6 without Itachi's line
    level.refuses("play KS-040 D", clause="NM-11.40.1")


@clause("NM-11.40.1")
def test_ks_040_tenten_needs_a_total_of_at_least_one() -> None:
    story = table(([hidden("KS-009")], []), p0={"hand": ["KS-040"]})
    story.refuses("play KS-040 D", clause="NM-11.40.1")


@clause("NM-11.40.1", "NM-11.40.2")
def test_ks_040_tenten_counts_her_own_tokens_as_a_hidden_character() -> None:
    story = table(([hidden("KS-040", tokens=1)], []), ([hidden("KS-040")], []))
    story.offers("reveal #1").refuses("reveal #2", clause="NM-11.40.1")
    story.does("reveal #1").expects("turn", 1)
    assert story.power(1) == 3


@clause("NM-11.40.2", "NM-5.84")
def test_ks_040_tenten_played_by_an_effect_needs_a_mission_you_are_winning_too() -> None:
    lanes: Lanes = ([], []), ([hidden("KS-040")], ["KS-009"]), (["KS-009"], [])
    story = table(*lanes, p0={"hand": ["KS-002", "KS-040"]})
    story.does("play KS-002 D", "use").expects("effect-play", 0)
    story.expects_exactly("play KS-040 D", "play KS-040 B")
    story.refuses("play KS-040 C", "reveal #1", clause="NM-11.40.1")
    story.does("play KS-040 D")
    assert story.chakra(0) == 15


@clause("NM-11.40.3")
def test_ks_040_tenten_forced_to_reveal_where_you_are_not_winning_is_defeated() -> None:
    story = table(([], [hidden("KS-040")]), p0={"hand": ["KS-069"]})
    story.does("play KS-069 D").expects("turn", 1)
    assert story.gone(1)
    assert story.discard(1) == ["KS-040"]
    assert story.chakra(1) == 20


@clause("NM-11.40.3")
def test_ks_040_tenten_forced_to_reveal_where_you_are_winning_may_be_revealed() -> None:
    story = table(([], []), ([], ["KS-086", hidden("KS-040")]), p0={"hand": ["KS-069"]})
    story.does("play KS-069 D").expects("demand", 1).expects_exactly("reveal #2", "defeat #2")
    story.does("reveal #2").expects("turn", 1)
    assert story.chakra(1) == 17
    assert not story.is_hidden(2)


# KS-041 Tenten --------------------------------------------------------------------------------------------------------
@clause("NM-11.41.1", "NM-6.47")
def test_ks_041_tenten_defeats_a_hidden_character_here_even_her_own_friend() -> None:
    lanes: Lanes = ([hidden("KS-009")], [hidden("KS-086"), "KS-074"]), ([], [hidden("KS-013")])
    story = table(*lanes, p0={"hand": ["KS-041"]})
    story.does("play KS-041 D").expects("use", 0).does("use").expects("target", 0)
    story.expects_exactly("target #1", "target #2").refuses("target #3", "target #4", "target #5", clause="NM-6.56")
    story.does("target #1").expects("turn", 1)
    assert story.gone(1)
    assert story.discard(0) == ["KS-009"]


@clause("NM-11.41.1", "NM-6.41")
def test_ks_041_tenten_may_spare_the_hidden_and_is_not_asked_without_one_here() -> None:
    story = table(([hidden("KS-009")], []), ([], [hidden("KS-013")]), ([], []), p0={"hand": ["KS-041", "KS-041"]})
    story.does("play KS-041 D", "skip").expects("turn", 1)
    assert not story.gone(1)
    story.does("pass", "play KS-041 B").expects("turn", 0)


@clause("NM-11.41.2")
def test_ks_041_tenten_as_an_upgrade_strengthens_another_leaf_character_of_either_side() -> None:
    lanes: Lanes = (["KS-040"], ["KS-009"]), (["KS-032"], ["KS-074", hidden("KS-009")])
    story = table(*lanes, p0={"hand": ["KS-041"]})
    story.does("upgrade KS-041 #1").expects("use", 0).does("use").expects("target", 0)
    story.expects_exactly("target #2", "target #3").refuses("target #1", "target #4", "target #5", clause="NM-6.56")
    story.does("target #2").expects("turn", 1)
    assert story.tokens_on(2) == 1
    assert story.tokens_on(1) == 0


@clause("NM-5.43")
def test_ks_041_tenten_as_an_upgrade_defeats_first_and_strengthens_then() -> None:
    story = table((["KS-040"], [hidden("KS-013")]), (["KS-032"], []), p0={"hand": ["KS-041"]})
    story.does("upgrade KS-041 #1", "use")
    assert story.gone(2)
    assert story.tokens_on(3) == 0
    story.expects("use", 0).does("use").expects("turn", 1)
    assert story.tokens_on(3) == 1


@clause("NM-5.27")
def test_ks_041_tenten_played_from_hand_strengthens_nobody() -> None:
    story = table((["KS-009"], []), p0={"hand": ["KS-041"]})
    story.does("play KS-041 D").expects("turn", 1)
    assert story.tokens_on(1) == 0


# KS-042 Might Guy -----------------------------------------------------------------------------------------------------
@clause("NM-11.42.1", "NM-11.42.2")
def test_ks_042_might_guy_strengthens_every_other_team_guy_character_here() -> None:
    story = table((["KS-042", "KS-036"], ["KS-038", hidden("KS-037"), "KS-009"]), (["KS-038"], []))
    assert [story.power(n) for n in (1, 2, 3, 4, 5, 6)] == [3, 3, 4, 0, 3, 3]


@clause("NM-11.42.1", "NM-11.42.2")
def test_ks_042_a_might_guy_on_each_side_adds_up() -> None:
    story = table((["KS-042", "KS-036"], ["KS-042", "KS-038"]))
    assert [story.power(n) for n in (1, 2, 3, 4)] == [4, 4, 4, 5]


@clause("NM-6.6")
def test_ks_042_might_guy_offers_nothing_and_works_only_face_up() -> None:
    story = table((["KS-036", hidden("KS-042")], []))
    assert story.power(1) == 2
    story.does("reveal #2").expects("turn", 1)
    assert story.power(1) == 3
    assert story.power(2) == 3


# KS-043 Might Guy -----------------------------------------------------------------------------------------------------
@clause("NM-11.43.1")
def test_ks_043_might_guy_keeps_his_tokens_only_while_face_up() -> None:
    story = table(([ch("KS-043", tokens=3)], []), ([hidden("KS-043", tokens=3)], []))
    story.passes()
    assert story.board.round == 3
    assert story.tokens_on(1) == 3
    assert story.tokens_on(2) == 0


def test_ks_043_might_guy_gets_three_tokens_as_an_upgrade() -> None:
    story = table((["KS-042"], []), p0={"hand": ["KS-043"]})
    story.does("upgrade KS-043 #1").expects("use", 0).does("use").expects("turn", 1)
    assert story.tokens_on(1) == 3
    assert story.power(1) == 7
    assert story.chakra(0) == 19


@pytest.mark.parametrize("move", ["play KS-043 C", "reveal #1"])
@clause("NM-6.3")
def test_ks_043_might_guy_played_otherwise_offers_nothing(move: str) -> None:
    story = table(([hidden("KS-043")], []), ([], []), p0={"hand": ["KS-043"]})
    story.does(move).expects("turn", 1)
    assert all(entry["kind"] != "tokens" for entry in story.match.log(None))


# KS-044 Anko Mitarashi ------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("mine", "theirs", "elsewhere", "income"),
    [
        (["KS-044", "KS-009"], [], [], 5 + 2 + 1),
        (["KS-044", "KS-009", "KS-032"], [], [], 5 + 3 + 1),  # once in all
        (["KS-044"], [], [], 5 + 1),  # she is not her own friend
        (["KS-044", hidden("KS-009")], [], [], 5 + 2),
        (["KS-044", "KS-074"], [], [], 5 + 2),
        (["KS-044"], ["KS-009"], [], 5 + 1),
        (["KS-044"], [], ["KS-009"], 5 + 2),
        ([hidden("KS-044"), "KS-009"], [], [], 5 + 2),
    ],
)
@clause("NM-11.44.1", "NM-4.14")
def test_ks_044_anko_brings_one_chakra_beside_a_face_up_leaf_friend(
    mine: list[Spec], theirs: list[Spec], elsewhere: list[Spec], income: int
) -> None:
    story = table((mine, theirs), (elsewhere, []), missions=["KS-M06", "KS-M06"])
    story.passes().expects("turn", 0)
    assert story.board.round == 3
    assert story.chakra(0) == income


def test_ks_044_anko_played_offers_nothing() -> None:
    story = table((["KS-009"], []), p0={"hand": ["KS-044"]})
    story.does("play KS-044 D").expects("turn", 1)
    assert story.chakra(0) == 18


# KS-045 Anko Mitarashi ------------------------------------------------------------------------------------------------
def test_ks_045_anko_revealed_defeats_a_hidden_enemy_in_any_mission() -> None:
    lanes: Lanes = ([hidden("KS-045"), hidden("KS-009")], [hidden("KS-086"), "KS-074"]), ([], [hidden("KS-013")])
    story = table(*lanes)
    story.does("reveal #1").expects("use", 0).does("use").expects("target", 0)
    story.expects_exactly("target #3", "target #5").refuses("target #1", "target #2", "target #4", clause="NM-6.56")
    story.does("target #5").expects("turn", 1)
    assert story.gone(5)
    assert story.discard(1) == ["KS-013"]


@clause("NM-11.48.1", "NM-11.75.2", "NM-6.53")
@pytest.mark.parametrize("card", ["KS-048", "KS-075", "KS-129"])
def test_ks_045_anko_defeats_hidden_enemies_whatever_their_text_says(card: str) -> None:
    story = table(([hidden("KS-045")], [hidden(card)]))
    story.does("reveal #1", "use").expects("turn", 1)
    assert story.gone(2)
    assert story.discard(1) == [card]


@clause("NM-5.27", "NM-5.43", "NM-6.4")
@pytest.mark.parametrize("move", ["play KS-045 C", "upgrade KS-045 #1"])
def test_ks_045_anko_played_from_hand_offers_nothing(move: str) -> None:
    story = table((["KS-044"], [hidden("KS-009")]), ([], []), p0={"hand": ["KS-045"]})
    story.does(move).expects("turn", 1)
    assert not story.gone(2)


@clause("NM-6.41")
def test_ks_045_anko_revealed_without_a_hidden_enemy_is_not_asked() -> None:
    story = table(([hidden("KS-045"), hidden("KS-009")], ["KS-009"]))
    story.does("reveal #1").expects("turn", 1)


# KS-046 Ebisu ---------------------------------------------------------------------------------------------------------
def test_ks_046_ebisu_draws_beside_a_weaker_friend() -> None:
    story = table((["KS-036"], []), p0={"hand": ["KS-046"], "deck": ["KS-086", "KS-009"]})
    story.does("play KS-046 D").expects("use", 0).does("use").expects("turn", 1)
    assert story.hand(0) == ["KS-086"]
    assert story.deck(0) == ["KS-009"]


@clause("NM-11.46.1", "NM-6.71")
def test_ks_046_ebisu_compares_full_power() -> None:
    # Sasuke's printed 4 becomes 2 beside two face-up friends
    story = table((["KS-013", "KS-086"], []), p0={"hand": ["KS-046"], "deck": ["KS-009"]})
    story.does("play KS-046 D").expects("use", 0)
    # Neji's printed 2 becomes 3 beside the enemy's Might Guy
    story = table((["KS-036"], ["KS-042"]), p0={"hand": ["KS-046"], "deck": ["KS-009"]})
    story.does("play KS-046 D").expects("turn", 1)
    # Ebisu's own token counts as well
    story = table((["KS-009", hidden("KS-046", tokens=1)], []), p0={"deck": ["KS-009"]})
    story.does("reveal #2").expects("use", 0).does("use")
    assert story.hand(0) == ["KS-009"]


@pytest.mark.parametrize(
    ("mine", "theirs", "elsewhere", "deck"),
    [
        ([], [], [], ["KS-009"]),
        (["KS-009"], [], [], ["KS-009"]),  # equal is not less
        ([hidden("KS-036")], [], [], ["KS-009"]),
        ([], ["KS-036"], [], ["KS-009"]),
        ([], [], ["KS-036"], ["KS-009"]),
        (["KS-036"], [], [], []),  # nothing to draw
    ],
)
@clause("NM-6.41")
def test_ks_046_ebisu_offers_nothing_without_a_weaker_face_up_friend_here(
    mine: list[Spec], theirs: list[Spec], elsewhere: list[Spec], deck: list[str]
) -> None:
    story = table((mine, theirs), (elsewhere, []), p0={"hand": ["KS-046"], "deck": deck})
    story.does("play KS-046 D").expects("turn", 1)
    assert story.deck(0) == deck


# KS-047 Iruka Umino ---------------------------------------------------------------------------------------------------
@clause("NM-11.47.1")
def test_ks_047_iruka_moves_a_face_up_naruto_of_either_side_from_any_mission() -> None:
    lanes: Lanes = (["KS-009"], []), ([hidden("KS-009")], ["KS-013", "KS-010"]), ([], [])
    story = table(*lanes, p0={"hand": ["KS-047"]})
    story.does("play KS-047 D").expects("use", 0).does("use").expects("target", 0)
    story.expects_exactly("target #1", "target #4").refuses("target #2", "target #3", "target #5", clause="NM-6.56")
    story.does("target #4").expects("mission", 0).expects_exactly("mission D", "mission B")
    story.refuses("mission C", clause="NM-7.17").does("mission B").expects("turn", 1)
    assert story.place(4) == "B"
    assert story.side(4) == 1


@clause("NM-11.47.1", "NM-5.5")
def test_ks_047_iruka_moves_no_naruto_to_a_namesake() -> None:
    lanes: Lanes = (["KS-009"], []), ([], []), (["KS-010"], []), ([], [])
    story = table(*lanes, p0={"hand": ["KS-047"]})
    story.does("play KS-047 D", "use", "target #1").expects_exactly("mission C", "mission A")
    story.refuses("mission B", clause="NM-5.5")


@clause("NM-11.35.1", "NM-6.56")
def test_ks_047_iruka_moves_no_naruto_held_in_place() -> None:
    story = table((["KS-035"], ["KS-009"]), ([], []), p0={"hand": ["KS-047"]})
    story.does("play KS-047 D").expects("turn", 1)
    assert story.place(2) == "D"


@clause("NM-6.41", "NM-7.17")
def test_ks_047_iruka_offers_nothing_in_the_only_mission_or_without_naruto() -> None:
    alone = table((["KS-009"], []), p0={"hand": ["KS-047"]})
    alone.does("play KS-047 D").expects("turn", 1)
    nobody = table((["KS-013"], [hidden("KS-009")]), ([], []), p0={"hand": ["KS-047"]})
    nobody.does("play KS-047 D").expects("turn", 1)


# KS-048 Hayate Gekko --------------------------------------------------------------------------------------------------
@clause("NM-11.48.1", "NM-6.112")
def test_ks_048_hayate_is_hidden_instead_of_being_defeated_by_an_enemy() -> None:
    story = table(([], ["KS-048"]), p0={"hand": ["KS-119"]})
    story.does("play KS-119 D", "use").expects("turn", 1)
    assert story.is_hidden(1)
    assert story.discard(1) == []


@clause("NM-11.48.1")
def test_ks_048_hayate_is_hidden_instead_of_being_defeated_by_his_own_side() -> None:
    story = table(([ch("KS-048", tokens=1)], []), p0={"hand": ["KS-116"]})
    story.does("play KS-116 D", "use").expects("turn", 1)
    assert story.is_hidden(1)
    assert story.tokens_on(1) == 1


@clause("NM-11.48.1")
def test_ks_048_hayate_lying_hidden_is_defeated_normally() -> None:
    story = table(([], [hidden("KS-048")]), p0={"hand": ["KS-041"]})
    story.does("play KS-041 D", "use").expects("turn", 1)
    assert story.gone(1)
    assert story.discard(1) == ["KS-048"]


@clause("NM-11.48.2", "NM-6.114")
def test_ks_048_hayate_hidden_instead_has_not_been_defeated() -> None:
    lanes: Lanes = ([ch("KS-067", lock=2)], ["KS-048"]), (["KS-074", "KS-136"], ["KS-003"])
    story = table(*lanes, p0={"hand": ["KS-120"]})
    story.does("upgrade KS-120 #3", "use").expects("per-mission", 0).expects_exactly("target #2", "skip")
    # X of the UPGRADE line is 0, so it is passed over
    story.does("target #2").expects("turn", 1)
    assert story.is_hidden(2)
    assert story.tokens_on(3) == 0
    assert story.chakra(0) == 18  # nothing from Sasuke
    assert story.chakra(1) == 20  # nothing from Tsunade


def test_ks_048_hayate_played_offers_nothing_and_can_be_hidden() -> None:
    story = table(p0={"hand": ["KS-048"]}, p1={"hand": ["KS-108"]})
    story.does("play KS-048 D").expects("turn", 1)
    story.does("play KS-108 D", "use").expects("turn", 0)
    assert story.is_hidden(1)


# KS-049 Genma Shiranui ------------------------------------------------------------------------------------------------
@clause("NM-11.49.1", "NM-6.113")
def test_ks_049_genma_may_be_defeated_in_place_of_a_leaf_friend_about_to_be_hidden() -> None:
    story = table(([], ["KS-049", "KS-001"]), p0={"hand": ["KS-108"]})
    story.does("play KS-108 D", "use", "target #2").expects("replace", 1).expects_exactly("use #1 #2", "skip")
    story.does("use #1 #2").expects("turn", 1)
    assert story.gone(1)
    assert not story.is_hidden(2)
    assert story.discard(1) == ["KS-049"]
    (defeat,) = story.events("defeat", None)
    assert defeat["seat"] == 1
    assert defeat["source"]["card"] == "KS-049"


@clause("NM-11.49.1")
def test_ks_049_genma_may_be_defeated_in_place_of_a_leaf_friend_about_to_be_defeated() -> None:
    story = table(([], ["KS-049", "KS-001"]), p0={"hand": ["KS-119"]})
    story.does("play KS-119 D", "use", "target #2").expects("replace", 1).expects_exactly("use #1 #2", "skip")
    story.does("use #1 #2").expects("turn", 1)
    assert story.gone(1)
    assert not story.gone(2)


@clause("NM-11.49.1")
def test_ks_049_genma_may_let_it_happen() -> None:
    story = table(([], ["KS-049", "KS-001"]), p0={"hand": ["KS-108"]})
    story.does("play KS-108 D", "use", "target #2", "skip").expects("turn", 1)
    assert not story.gone(1)
    assert story.is_hidden(2)


@clause("NM-11.49.2", "NM-6.116")
def test_ks_049_genma_saves_one_of_a_batch_he_is_part_of() -> None:
    story = table(([], ["KS-049", "KS-001", "KS-009"]), p0={"hand": ["KS-054"]})
    story.does("play KS-054 D", "use").expects("replace", 1).expects_exactly("use #1 #2", "skip")
    story.does("skip").expects("replace", 1).expects_exactly("use #1 #3", "skip")
    assert not story.is_hidden(2)  # nothing is carried out before all choices are made
    story.does("use #1 #3").expects("turn", 1)
    assert story.gone(1)
    assert story.is_hidden(2)
    assert not story.is_hidden(3)
    assert story.discard(1) == ["KS-049"]


@clause("NM-11.49.2")
def test_ks_049_genma_saves_only_one() -> None:
    story = table(([], ["KS-049", "KS-001", "KS-009"]), p0={"hand": ["KS-054"]})
    story.does("play KS-054 D", "use", "use #1 #2").expects("turn", 1)
    assert story.gone(1)
    assert not story.is_hidden(2)
    assert story.is_hidden(3)


@clause("NM-11.49.2")
def test_ks_049_genma_saving_nobody_is_hidden_with_the_batch() -> None:
    story = table(([], ["KS-049", "KS-001"]), p0={"hand": ["KS-054"]})
    story.does("play KS-054 D", "use", "skip").expects("turn", 1)
    assert story.is_hidden(1)
    assert story.is_hidden(2)


@clause("NM-11.49.3", "NM-6.111", "NM-6.112")
def test_ks_049_genma_beside_hayate_makes_one_choice_without_skip() -> None:
    story = table(([], ["KS-048", "KS-049"]), p0={"hand": ["KS-119"]})
    story.does("play KS-119 D", "use", "target #1").expects("replace", 1)
    story.expects_exactly("use #1 #1", "use #2 #1").refuses("skip")
    story.does("use #2 #1").expects("turn", 1)
    assert story.gone(2)
    assert not story.is_hidden(1)


@clause("NM-11.49.1", "NM-6.112")
def test_ks_049_genma_may_or_may_not_save_hayate_from_being_hidden() -> None:
    story = table(([], ["KS-048", ch("KS-049", tokens=1)]), p0={"hand": ["KS-108"]})
    story.does("play KS-108 D", "use").expects("replace", 1).expects_exactly("use #2 #1", "skip")
    story.does("skip")
    assert story.is_hidden(1)
    assert not story.gone(2)


@clause("NM-11.49.3", "NM-6.113")
def test_ks_049_genma_is_not_asked_again_when_hayate_hides_by_his_own_effect() -> None:
    story = table(([], ["KS-048", "KS-049"]), p0={"hand": ["KS-119"]})
    story.does("play KS-119 D", "use", "target #1", "use #1 #1").expects("turn", 1)
    assert story.is_hidden(1)
    assert not story.gone(2)


@clause("NM-11.49.4")
def test_ks_049_genma_defeated_in_anothers_place_goes_to_hand_by_tsunade() -> None:
    story = table(([], ["KS-049", "KS-001"]), ([], ["KS-004"]), p0={"hand": ["KS-108"]})
    story.does("play KS-108 D", "use", "target #2", "use #1 #2").expects("turn", 1)
    assert story.gone(1)
    assert story.hand(1) == ["KS-049"]
    assert story.discard(1) == []


@clause("NM-11.49.4")
def test_ks_049_genma_defeated_in_anothers_place_sets_off_tsunade_and_sasuke() -> None:
    story = table(([], ["KS-049", "KS-001"]), (["KS-136"], ["KS-003"]), p0={"hand": ["KS-108"]})
    story.does("play KS-108 D", "use", "target #2", "use #1 #2").expects("order", 0)
    story.expects_exactly("trigger #3 1", "trigger #4 1").does("trigger #4 1").expects("turn", 1)
    assert story.chakra(0) == 15 + 1
    assert story.chakra(1) == 20 + 2


@clause("NM-11.49.5")
def test_ks_049_genma_saves_no_hidden_friend() -> None:
    story = table(([], ["KS-049", hidden("KS-001")]), p0={"hand": ["KS-041"]})
    story.does("play KS-041 D", "use").expects("turn", 1)
    assert story.gone(2)
    assert not story.gone(1)


@clause("NM-11.49.5")
def test_ks_049_genma_does_not_save_himself() -> None:
    story = table(([], ["KS-049"]), p0={"hand": ["KS-108"]})
    story.does("play KS-108 D", "use").expects("turn", 1)
    assert story.is_hidden(1)


@pytest.mark.parametrize(
    "lanes",
    [
        (([], ["KS-077", ch("KS-049", tokens=1)]), ([], [])),  # no Leaf Village character
        (([], ["KS-001"]), ([], ["KS-049"])),  # Genma is elsewhere
        (([], ["KS-001", hidden("KS-049")]), ([], [])),  # Genma is hidden
    ],
)
@clause("NM-11.49.1")
def test_ks_049_genma_is_asked_only_for_a_leaf_friend_beside_him(lanes: Lanes) -> None:
    story = table(*lanes, p0={"hand": ["KS-108"]})
    story.does("play KS-108 D", "use").expects("turn", 1)
    assert story.is_hidden(1)


@clause("NM-11.49.1", "NM-6.45")
def test_ks_049_genma_does_not_step_in_for_an_enemy_of_his() -> None:
    story = table((["KS-049"], ["KS-001"]), p0={"hand": ["KS-108"]})
    story.does("play KS-108 D", "use").expects("turn", 1)
    assert story.is_hidden(2)
    assert not story.gone(1)


@clause("NM-11.49.1")
def test_ks_049_genma_does_not_step_in_against_an_effect_of_his_own_side() -> None:
    story = table((["KS-049", "KS-009"], []), p0={"hand": ["KS-054"]})
    story.does("play KS-054 D", "use").expects("turn", 1)
    assert story.is_hidden(1)
    assert story.is_hidden(2)


@clause("NM-11.49.1", "NM-6.100")
def test_ks_049_genma_may_step_in_against_a_score_line() -> None:
    story = table((["KS-126"], []), ([], [ch("KS-049", tokens=1), "KS-001"]))
    story.passes().expects("use", 0).does("use").expects("replace", 1).expects_exactly("use #2 #3", "skip")
    story.does("use #2 #3")
    assert story.gone(2)
    assert not story.gone(3)


@clause("NM-11.49.1", "NM-6.40")
def test_ks_049_genma_saving_somebody_does_not_give_back_what_was_paid() -> None:
    story = table(([hidden("KS-055")], ["KS-049", "KS-009"]), p0={"hand": ["KS-027"]})
    story.does("reveal #1", "use", "target #3", "use #2 #3").expects("turn", 1)
    assert story.discard(0) == ["KS-027"]
    assert not story.is_hidden(3)
    assert story.gone(2)


@clause("NM-11.49.6")
def test_ks_049_genma_replaces_no_move() -> None:
    story = table(([], ["KS-049", "KS-001"]), ([], []), p0={"hand": ["KS-006"]})
    story.does("play KS-006 D", "use", "target #2").expects("turn", 1)
    assert story.place(2) == "C"


@clause("NM-11.49.6")
def test_ks_049_genma_replaces_no_loss_of_tokens() -> None:
    story = table(([], ["KS-049", ch("KS-001", tokens=1)]), p0={"hand": ["KS-036"]})
    story.does("play KS-036 D", "use").expects("turn", 1)
    assert story.tokens_on(2) == 0


@clause("NM-11.49.6")
def test_ks_049_genma_replaces_no_change_of_control() -> None:
    story = table(([], ["KS-049", "KS-013"]), p0={"hand": ["KS-020"]})
    story.does("play KS-020 D", "use").expects("turn", 1)
    assert story.side(2) == 0
    assert not story.gone(1)


def test_ks_049_genma_played_offers_nothing() -> None:
    story = table((["KS-009"], []), p0={"hand": ["KS-049"]})
    story.does("play KS-049 D").expects("turn", 1)


# KS-050 Orochimaru ----------------------------------------------------------------------------------------------------
@clause("NM-11.50.1", "NM-11.50.2")
def test_ks_050_orochimaru_takes_control_of_a_hidden_enemy_here_of_cost_three_or_less() -> None:
    lanes: Lanes = (
        ([hidden("KS-050"), hidden("KS-009")], [hidden("KS-086"), hidden("KS-107"), "KS-027"]),
        ([], [hidden("KS-013")]),
    )
    story = table(*lanes)
    story.does("reveal #1").expects("use", 0).does("use").expects("target", 0)
    story.expects_exactly("target #3", "target #4").refuses("target #2", "target #5", "target #6", clause="NM-6.56")
    story.does("target #3").expects("turn", 1)
    assert story.row("D", 0) == [1, 2, 3]
    assert story.is_hidden(3)
    assert story.at(3).owner == 1
    assert story.shown(3, 0)["card"] == "KS-086"


@clause("NM-11.50.1", "NM-6.54")
def test_ks_050_orochimaru_only_looks_at_a_dearer_card() -> None:
    story = table(([hidden("KS-050")], [hidden("KS-016")]))
    assert "card" not in story.shown(2, 0)
    story.does("reveal #1", "use").expects("turn", 1)
    assert story.side(2) == 1
    assert story.is_hidden(2)
    assert story.shown(2, 0)["card"] == "KS-016"


@clause("NM-11.50.2", "NM-9.13")
@pytest.mark.parametrize("card", ["KS-086", "KS-107"])
def test_ks_050_orochimaru_shows_others_only_whether_the_cost_was_low_enough(card: str) -> None:
    story = table(([hidden("KS-050")], [hidden(card)]))
    story.does("reveal #1", "use")
    (look,) = story.events("look", None)
    assert "cards" not in look
    assert [entry.get("cards") for entry in story.events("control", None)] == ([None] if card == "KS-086" else [])
    assert "card" not in story.shown(2, None)
    assert story.events("look", 0)[0]["cards"] == [card]


@clause("NM-6.127")
def test_ks_050_orochimaru_takes_back_a_card_of_his_own_player_for_good() -> None:
    lanes: Lanes = (([hidden("KS-050")], ["KS-052", hidden("KS-013", owner=0, controlled_by=2)]),)
    story = table(*lanes, p1={"hand": ["KS-108"]})
    story.does("reveal #1", "use").expects("turn", 1)
    assert story.side(3) == 0
    assert story.at(3).source == 0


@clause("NM-11.50.3")
def test_ks_050_orochimarus_captive_is_revealed_at_its_price_by_its_new_controller() -> None:
    story = table((["KS-050", hidden("KS-038", owner=1, controlled_by=1)], []))
    story.does("reveal #2").expects("use", 0).does("use").expects("turn", 1)
    assert story.chakra(0) == 18
    assert story.power(2) == 4
    assert story.side(2) == 0


@clause("NM-11.50.3", "NM-5.36")
def test_ks_050_orochimarus_captive_is_not_revealed_beside_its_namesake() -> None:
    story = table((["KS-050", "KS-013", hidden("KS-014", owner=1, controlled_by=1)], []))
    story.refuses("reveal #3", clause="NM-5.54")
    story.refuses("reveal-upgrade #3 #2", clause="NM-5.36")
    story.expects_exactly("pass")


@clause("NM-5.27", "NM-6.41")
def test_ks_050_orochimaru_offers_nothing_from_hand_or_without_a_hidden_enemy_here() -> None:
    story = table(([hidden("KS-050")], ["KS-009"]), ([], [hidden("KS-013")]), p0={"hand": ["KS-050"]})
    story.does("play KS-050 C").expects("turn", 1)
    assert story.side(3) == 1
    story.does("pass", "reveal #1").expects("turn", 0)


# KS-051 Orochimaru ----------------------------------------------------------------------------------------------------
@clause("NM-11.51.1", "NM-11.51.2", "NM-4.47")
def test_ks_051_orochimaru_must_leave_a_mission_the_opponent_has_won() -> None:
    story = table((["KS-051"], ["KS-129"]), ([], []), ([], []))
    story.passes().expects("mission", 0).expects_exactly("mission C", "mission B")
    story.does("mission B")
    assert story.place(1) == "B"


@clause("NM-11.51.2", "NM-4.41")
def test_ks_051_orochimaru_moved_to_a_later_mission_counts_there_at_once() -> None:
    story = table((["KS-051"], ["KS-129"]), ([], ["KS-086"]))
    story.passes()
    assert story.board.round == 3
    assert story.place(1) == "C"
    assert story.points(1) == 2
    assert story.points(0) == 3  # 5 to 5, and the Edge


@clause("NM-11.51.2", "NM-4.48")
def test_ks_051_orochimaru_belongs_to_the_group_of_that_evaluation() -> None:
    story = table((["KS-051"], ["KS-129", "KS-081"]), ([], []), p1={"deck": ["KS-009"]})
    story.passes().expects("order", 0).expects_exactly("trigger #1 1", "trigger #3 1")
    story.does("trigger #1 1")
    assert story.place(1) == "C"
    story.expects("use", 1)


@clause("NM-11.51.1", "NM-4.45")
def test_ks_051_orochimaru_stays_where_nobody_has_won() -> None:
    story = table((["KS-051"], [ch("KS-067", lock=1)]), ([], []))
    assert story.totals("D") == [0, 0]
    story.passes()
    assert story.board.round == 3
    assert story.place(1) == "D"


@pytest.mark.parametrize(
    "lanes",
    [
        ((["KS-051"], ["KS-009"]), ([], [])),  # he has won
        (([hidden("KS-051")], ["KS-129"]), ([], [])),  # hidden
        ((["KS-051"], ["KS-129", "KS-035"]), ([], [])),  # held by Kurenai
        ((["KS-051"], ["KS-129"]), (["KS-138"], [])),  # no destination
    ],
)
@clause("NM-11.51.2", "NM-5.8")
def test_ks_051_orochimaru_stays_after_a_victory_or_when_he_cannot_go(lanes: Lanes) -> None:
    story = table(*lanes, missions=["KS-M06", "KS-M06"])
    story.passes()
    assert story.board.round == 3
    assert story.place(1) == "D"


@clause("NM-11.51.3")
def test_ks_051_orochimaru_is_no_sound_ninja() -> None:
    cards = kleos.rules("naruto-mythos").cards
    assert cards["KS-051"].facts()["keywords"] == ["Sannin"]
    assert cards["KS-050"].facts()["keywords"] == ["Sannin", "Sound Ninja"]


def test_ks_051_orochimaru_as_an_upgrade_defeats_a_hidden_enemy_in_any_mission() -> None:
    story = table((["KS-050", hidden("KS-009")], ["KS-074"]), ([], [hidden("KS-013"), hidden("KS-086")]), p0={
        "hand": ["KS-051"]
    })  # fmt: skip
    story.does("upgrade KS-051 #1").expects("use", 0).does("use").expects("target", 0)
    story.expects_exactly("target #4", "target #5").refuses("target #2", "target #3", clause="NM-6.56")
    story.does("target #4").expects("turn", 1)
    assert story.gone(4)


@clause("NM-6.3")
@pytest.mark.parametrize("move", ["play KS-051 D", "reveal #1"])
def test_ks_051_orochimaru_played_otherwise_offers_nothing(move: str) -> None:
    story = table(([], [hidden("KS-013")]), ([hidden("KS-051", object=1)], []), p0={"hand": ["KS-051"]})
    story.does(move).expects("turn", 1)
    assert story.discard(1) == []


# KS-052 Kabuto Yakushi ------------------------------------------------------------------------------------------------
@clause("NM-11.52.1", "NM-11.52.2", "NM-11.52.4")
def test_ks_052_kabuto_puts_the_top_card_of_the_enemy_deck_on_his_side_of_any_mission() -> None:
    story = table(([hidden("KS-052")], []), ([], []), p1={"deck": ["KS-013", "KS-107"]})
    story.does("reveal #1").expects("use", 0).does("use").expects("mission", 0)
    story.expects_exactly("mission D", "mission C").does("mission C").expects("turn", 1)
    assert story.row("C", 0) == [2]
    assert story.is_hidden(2)
    assert story.at(2).owner == 1
    assert story.at(2).source == 1
    assert story.deck(1) == ["KS-107"]
    assert story.hand(1) == []
    assert story.hand(0) == []
    assert "draw" not in story.kinds()
    assert story.chakra(0) == 17
    assert story.shown(2, 0)["card"] == "KS-013"
    assert "card" not in story.shown(2, 1)
    assert "card" not in story.shown(2, None)


@clause("NM-11.52.1", "NM-9.15", "NM-15.17")
def test_ks_052_kabutos_victim_sees_the_same_whichever_card_it_was() -> None:
    views, logs = [], []
    for deck in (["KS-013", "KS-107"], ["KS-107", "KS-013"]):
        story = table(([hidden("KS-052")], []), p1={"deck": deck})
        story.does("reveal #1", "use").expects("turn", 1)
        views.append(story.match.view(1))
        logs.append(story.match.log(1))
    assert views[0] == views[1]
    assert logs[0] == logs[1]


@clause("NM-11.52.2", "NM-6.122")
@pytest.mark.parametrize(
    ("moves", "hand"),
    [
        (["play KS-108 D", "use"], ["KS-108"]),  # Kabuto is hidden
        (["play KS-119 D", "use"], ["KS-119"]),  # Kabuto is defeated
        (["upgrade KS-020 #2", "use"], ["KS-020"]),  # Kabuto is taken over
    ],
)
def test_ks_052_kabutos_captive_goes_home_hidden_when_kabuto_is_lost(moves: list[str], hand: list[str]) -> None:
    lanes: Lanes = (["KS-052"], ["KS-019"]), ([hidden("KS-013", owner=1, controlled_by=1, tokens=1)], [])
    story = table(*lanes, p1={"hand": hand}, active=1)
    story.does(*moves).expects("turn", 0)
    assert story.side(3) == 1
    assert story.place(3) == "C"
    assert story.is_hidden(3)
    assert story.tokens_on(3) == 1
    assert story.shown(3, 1)["card"] == "KS-013"


@clause("NM-6.123")
def test_ks_052_kabutos_captive_stays_when_kabuto_is_upgraded_or_moved() -> None:
    lanes: Lanes = (["KS-052"], []), ([hidden("KS-013", owner=1, controlled_by=1)], [])
    story = table(*lanes, p0={"hand": ["KS-054"]})
    story.does("upgrade KS-054 #1", "skip").expects("turn", 1)
    assert story.side(2) == 0
    story = table(*lanes, p1={"hand": ["KS-006"]}, active=1)
    story.does("play KS-006 D", "use").expects("target", 1).expects_exactly("target #1", "target #2")
    story.does("target #1").expects("turn", 0)
    assert story.place(1) == "C"
    assert story.side(2) == 0


@clause("NM-11.52.3")
def test_ks_052_kabutos_revealed_captive_goes_home_face_up_with_its_tokens() -> None:
    lanes: Lanes = (["KS-052"], []), ([ch("KS-013", owner=1, controlled_by=1, tokens=2)], ["KS-009"])
    story = table(*lanes, p1={"hand": ["KS-108"]}, active=1)
    story.does("play KS-108 D", "use").expects("turn", 0)
    assert story.row("C", 1) == [3, 2]
    assert not story.is_hidden(2)
    assert story.tokens_on(2) == 2


@clause("NM-11.52.3", "NM-5.7")
def test_ks_052_kabutos_revealed_captive_is_discarded_beside_its_namesake() -> None:
    lanes: Lanes = (["KS-052"], []), ([ch("KS-013", owner=1, controlled_by=1)], ["KS-014"]), ([], ["KS-003"])
    story = table(*lanes, p1={"hand": ["KS-108"]}, active=1)
    story.does("play KS-108 D", "use").expects("turn", 0)
    assert story.gone(2)
    assert story.discard(1) == ["KS-013"]
    assert story.chakra(1) == 15  # no defeat, nothing from Tsunade


@clause("NM-11.52.4")
def test_ks_052_kabuto_is_not_asked_with_the_enemy_deck_empty() -> None:
    story = table(([hidden("KS-052")], []), p0={"deck": ["KS-009"]})
    story.does("reveal #1").expects("turn", 1)
    assert story.deck(0) == ["KS-009"]


@clause("NM-5.27")
def test_ks_052_kabuto_played_from_hand_offers_nothing() -> None:
    story = table(p0={"hand": ["KS-052"]}, p1={"deck": ["KS-009"]})
    story.does("play KS-052 D").expects("turn", 1)
    assert story.deck(1) == ["KS-009"]


# KS-053 Kabuto Yakushi ------------------------------------------------------------------------------------------------
@clause("NM-11.53.1")
def test_ks_053_kabuto_as_an_upgrade_discards_first_and_may_play_that_card() -> None:
    p0 = {"hand": ["KS-009", "KS-053"], "discard": ["KS-086"]}
    story = table((["KS-052"], []), ([], []), p0=p0)
    story.does("upgrade KS-053 #1").expects("use", 0).does("use")
    assert story.discard(0) == ["KS-009", "KS-086"]
    story.expects("use", 0).does("use").expects("effect-play", 0)
    story.expects_exactly("play KS-009 D", "play KS-009 C").does("play KS-009 C").expects("turn", 1)
    assert story.discard(0) == ["KS-086"]
    assert story.chakra(0) == 19  # 4 - 3 for Kabuto, 2 - 3 for Naruto
    assert story.place(2) == "C"


@clause("NM-11.53.1", "NM-6.30")
def test_ks_053_kabuto_may_decline_the_discard_and_still_play_the_top_card() -> None:
    p0 = {"hand": ["KS-009", "KS-053"], "discard": ["KS-086"]}
    story = table((["KS-052"], []), ([], []), p0=p0)
    story.does("upgrade KS-053 #1", "skip", "use").expects_exactly("play KS-086 D", "play KS-086 C")
    story.does("play KS-086 D")
    assert story.hand(0) == ["KS-009"]


@clause("NM-11.53.2")
def test_ks_053_kabuto_plays_only_the_uppermost_card_on_any_mission() -> None:
    p0 = {"hand": ["KS-053", "KS-074"], "discard": ["KS-016", "KS-009"]}
    story = table(([hidden("KS-013")], []), ([], []), p0=p0)
    story.does("play KS-053 D", "use").expects("effect-play", 0)
    story.expects_exactly("play KS-016 D", "play KS-016 C")
    story.refuses("play KS-009 D", "play KS-074 D", clause="NM-5.82").refuses("reveal #1")
    story.does("play KS-016 C").expects("turn", 1)
    assert story.chakra(0) == 20 - 4 - 1
    assert story.discard(0) == ["KS-009"]


@clause("NM-11.53.2", "NM-6.43", "NM-6.44")
def test_ks_053_kabuto_is_asked_even_if_the_top_card_cannot_be_paid() -> None:
    story = table(p0={"hand": ["KS-053"], "discard": ["KS-107", "KS-009"], "chakra": 5})
    story.does("play KS-053 D").expects("use", 0).does("use").expects("turn", 1)
    assert story.discard(0) == ["KS-107", "KS-009"]
    assert story.chakra(0) == 1


@clause("NM-11.53.2", "NM-6.43")
def test_ks_053_kabuto_is_asked_even_if_the_name_is_taken() -> None:
    story = table((["KS-086"], []), p0={"hand": ["KS-053"], "discard": ["KS-086"]})
    story.does("play KS-053 D").expects("use", 0).does("use").expects("turn", 1)
    assert story.discard(0) == ["KS-086"]


@clause("NM-11.53.3")
def test_ks_053_kabuto_may_play_the_card_as_an_upgrade_even_of_himself() -> None:
    story = table(([], ["KS-009"]), ([], []), p0={"hand": ["KS-053"], "discard": ["KS-054"]})
    story.does("play KS-053 D", "use").expects_exactly("play KS-054 C", "upgrade KS-054 #2")
    story.does("upgrade KS-054 #2").expects("use", 0).does("use")
    assert story.tokens_on(2) == 1
    story.expects("use", 0).does("use").expects("turn", 1)
    assert story.chakra(0) == 16
    assert story.is_hidden(1)


@clause("NM-5.27", "NM-6.41")
def test_ks_053_kabuto_from_hand_discards_nothing_and_with_an_empty_pile_offers_nothing() -> None:
    story = table(p0={"hand": ["KS-053", "KS-009"]})
    story.does("play KS-053 D").expects("turn", 1)
    assert story.hand(0) == ["KS-009"]


@clause("NM-6.41")
def test_ks_053_kabuto_upgraded_with_an_empty_hand_is_not_asked_to_discard() -> None:
    story = table((["KS-052"], []), p0={"hand": ["KS-053"]})
    story.does("upgrade KS-053 #1").expects("turn", 1)


# KS-054 Kabuto Yakushi ------------------------------------------------------------------------------------------------
@clause("NM-11.54.1")
def test_ks_054_kabutos_token_counts_for_the_comparison() -> None:
    story = table((["KS-052"], ["KS-086"]), p0={"hand": ["KS-054"]})
    story.does("upgrade KS-054 #1").expects("use", 0).does("use").expects("use", 0)
    assert story.power(1) == 6
    story.does("use").expects("turn", 1)
    assert story.is_hidden(2)


@clause("NM-11.54.1", "NM-6.41")
def test_ks_054_kabuto_without_the_token_does_not_reach_an_equal() -> None:
    story = table((["KS-052"], ["KS-086"]), p0={"hand": ["KS-054"]})
    story.does("upgrade KS-054 #1", "skip").expects("turn", 1)
    assert not story.is_hidden(2)


@clause("NM-11.54.2", "NM-6.101", "NM-6.102", "NM-6.75")
def test_ks_054_kabuto_hides_his_own_too_but_no_immune_or_shielded_enemy() -> None:
    lanes: Lanes = (
        ([hidden("KS-054", tokens=10), "KS-009", "KS-076"], ["KS-115", "KS-013", "KS-129", hidden("KS-086")]),
        (["KS-009"], ["KS-009"]),
    )
    story = table(*lanes)
    story.does("reveal #1").expects("use", 0).does("use").expects("turn", 1)
    assert [n for n in range(1, 10) if story.is_hidden(n)] == [2, 3, 4, 7]


@clause("NM-6.75", "NM-12.9")
def test_ks_054_kabuto_measures_once_before_anybody_is_hidden() -> None:
    story = table(([], ["KS-015", "KS-009", "KS-014"]), p0={"hand": ["KS-054"]})
    assert [story.power(n) for n in (1, 2, 3)] == [3, 4, 5]
    story.does("play KS-054 D", "use").expects("turn", 1)
    assert [story.is_hidden(n) for n in (1, 2, 3)] == [True, True, False]
    assert story.power(3) == 4


@clause("NM-6.41", "NM-6.30")
def test_ks_054_kabuto_may_decline_and_is_not_asked_where_nobody_is_weaker() -> None:
    story = table(([], ["KS-009"]), ([], ["KS-086", hidden("KS-009")]), p0={"hand": ["KS-054", "KS-054"]})
    story.does("play KS-054 D", "skip").expects("turn", 1)
    assert not story.is_hidden(1)
    story.does("pass", "play KS-054 C").expects("turn", 0)


# KS-055 Kimimaro ------------------------------------------------------------------------------------------------------
@clause("NM-11.55.1", "NM-13.11")
def test_ks_055_kimimaro_discards_to_hide_any_face_up_character_of_cost_three_or_less() -> None:
    lanes: Lanes = ([hidden("KS-055"), "KS-009"], [hidden("KS-013"), "KS-070"]), (["KS-016"], ["KS-086", "KS-105"])
    story = table(*lanes, p0={"hand": ["KS-027", "KS-074"]})
    story.does("reveal #1").expects("use", 0).does("use").expects("card", 0)
    story.expects_exactly("card KS-027", "card KS-074").does("card KS-074").expects("target", 0)
    story.expects_exactly("target #1", "target #2", "target #4", "target #6")
    story.refuses("target #3", clause="NM-6.55").refuses("target #5", "target #7", clause="NM-6.56")
    story.does("target #6").expects("turn", 1)
    assert story.is_hidden(6)
    assert story.discard(0) == ["KS-074"]
    assert story.hand(0) == ["KS-027"]


@clause("NM-11.55.1", "NM-6.49")
def test_ks_055_kimimaro_may_hide_himself() -> None:
    story = table(([hidden("KS-055")], ["KS-009"]), p0={"hand": ["KS-027"]})
    story.does("reveal #1", "use", "target #1").expects("turn", 1)
    assert story.is_hidden(1)


@clause("NM-11.55.2", "NM-6.39")
def test_ks_055_kimimaro_is_not_asked_with_an_empty_hand() -> None:
    story = table(([hidden("KS-055")], ["KS-009"]))
    story.does("reveal #1").expects("turn", 1)
    assert not story.is_hidden(2)


@clause("NM-11.55.2", "NM-6.39", "NM-6.97")
def test_ks_055_kimimaros_line_copied_without_a_target_cannot_be_used() -> None:
    shielded = table(([hidden("KS-016")], ["KS-055", "KS-115"]), p0={"hand": ["KS-009"]})
    shielded.does("reveal #1").expects("turn", 1)
    assert shielded.hand(0) == ["KS-009"]
    bare = table(([hidden("KS-016")], ["KS-055"]), p0={"hand": ["KS-009"]})
    bare.does("reveal #1").expects("use", 0).does("use").expects("turn", 1)
    assert bare.is_hidden(2)
    assert bare.discard(0) == ["KS-009"]


@clause("NM-11.55.2", "NM-6.36")
def test_ks_055_kimimaro_having_discarded_must_hide_somebody() -> None:
    # Nobody but himself can be hidden
    story = table(([hidden("KS-055")], ["KS-013", "KS-115"]), p0={"hand": ["KS-009"]})
    story.does("reveal #1", "use").expects("turn", 1)
    assert story.discard(0) == ["KS-009"]
    assert story.is_hidden(1)


@clause("NM-5.27")
def test_ks_055_kimimaro_played_from_hand_offers_nothing() -> None:
    story = table(([], ["KS-009"]), p0={"hand": ["KS-055", "KS-009"]})
    story.does("play KS-055 D").expects("turn", 1)
    assert story.hand(0) == ["KS-009"]


# KS-056 Kimimaro ------------------------------------------------------------------------------------------------------
@clause("NM-11.56.1", "NM-6.103")
def test_ks_056_kimimaro_moved_by_an_enemy_costs_them_one_chakra() -> None:
    story = table(([], ["KS-056"]), ([], []), p0={"hand": ["KS-060"]})
    story.does("play KS-060 D", "use", "target #1").expects("turn", 1)
    assert story.place(1) == "C"
    assert story.chakra(0) == 20 - 4 - 1
    assert story.chakra(1) == 20


@clause("NM-11.56.1", "NM-6.26")
def test_ks_056_kimimaro_hidden_by_an_enemy_costs_them_one_chakra() -> None:
    story = table((["KS-055"], ["KS-056"]), p0={"hand": ["KS-056", "KS-009"]})
    story.does("upgrade KS-056 #1", "use", "target #2").expects("turn", 1)
    assert story.is_hidden(2)
    assert story.chakra(0) == 20 - 1 - 1


@clause("NM-11.56.1", "NM-6.26")
def test_ks_056_kimimaro_defeated_by_an_enemy_costs_them_one_chakra() -> None:
    story = table((["KS-055"], ["KS-056"]), p0={"hand": ["KS-123", "KS-009"]})
    story.does("upgrade KS-123 #1", "use").expects("turn", 1)  # himself (cost 6) is no target
    assert story.gone(2)
    assert story.chakra(0) == 20 - 3 - 1


@clause("NM-11.56.1")
def test_ks_056_kimimaro_losing_his_top_card_costs_the_enemy_one_chakra() -> None:
    story = table(([], [ch("KS-056", under=["KS-055"])]), p0={"hand": ["KS-106"]})
    story.does("play KS-106 D", "use").expects("turn", 1)
    assert story.card(1) == "KS-055"
    assert story.chakra(0) == 20 - 5 - 1


@clause("NM-11.56.1", "NM-11.56.2", "NM-6.105")
def test_ks_056_kimimaro_moved_and_hidden_by_one_line_costs_one_chakra() -> None:
    story = table((["KS-020"], ["KS-056", "KS-129"]), ([], []), p0={"hand": ["KS-110"]})
    story.does("upgrade KS-110 #1", "use").expects("turn", 1)
    assert story.place(2) == "C"
    assert story.is_hidden(2)
    assert story.chakra(0) == 20 - 2 - 1


@clause("NM-11.56.1")
def test_ks_056_kimimaro_demands_nothing_from_an_empty_pool() -> None:
    story = table(([], ["KS-056"]), ([], []), p0={"hand": ["KS-060"], "chakra": 4})
    story.does("play KS-060 D", "use", "target #1").expects("turn", 1)
    assert story.place(1) == "C"
    assert story.chakra(0) == 0


@clause("NM-11.56.1")
def test_ks_056_kimimaro_demands_nothing_for_effects_of_his_own_side_or_while_hidden() -> None:
    own = table((["KS-056"], []), ([], []), p0={"hand": ["KS-060"]})
    own.does("play KS-060 D", "use", "target #1").expects("turn", 1)
    assert [own.chakra(0), own.chakra(1)] == [16, 20]
    unseen = table(([], [hidden("KS-056")]), ([], []), p0={"hand": ["KS-060"]})
    unseen.does("play KS-060 D", "use", "target #1").expects("turn", 1)
    assert [unseen.chakra(0), unseen.chakra(1)] == [16, 20]


@clause("NM-11.56.2")
def test_ks_056_kimimaro_demands_one_chakra_for_each_enemy_effect() -> None:
    story = table((["KS-030"], ["KS-056"]), p0={"hand": ["KS-114"]})
    story.does("upgrade KS-114 #1", "use")  # one token for Kimimaro
    assert story.tokens_on(2) == 1
    assert story.chakra(0) == 20 - 3 - 1
    story.expects("use", 0).does("use").expects("turn", 1)  # and all his tokens lost
    assert story.tokens_on(2) == 0
    assert story.chakra(0) == 20 - 3 - 2


@clause("NM-11.56.2", "NM-6.105")
def test_ks_056_kimimaro_losing_two_tokens_at_once_demands_one_chakra() -> None:
    story = table(([], [ch("KS-056", tokens=2)]), p0={"hand": ["KS-036"]})
    story.does("play KS-036 D", "use", "amount 2").expects("turn", 1)
    assert story.tokens_on(1) == 0
    assert story.chakra(0) == 20 - 2 - 1


@clause("NM-11.56.1", "NM-6.100")
def test_ks_056_kimimaro_demands_a_chakra_for_a_mission_line_of_the_enemy() -> None:
    story = table((["KS-129"], ["KS-056"]), missions=["KS-M01"])
    story.passes().expects("use", 0).does("use", "target #2")
    (lost,) = story.events("chakra-lost", None)
    assert lost["seat"] == 0
    assert lost["amount"] == 1


@clause("NM-11.56.3", "NM-6.104")
def test_ks_056_kimimaro_demands_nothing_for_standing_reductions() -> None:
    story = table(([], ["KS-056"]), p0={"hand": ["KS-128"]})
    story.does("play KS-128 D").expects("turn", 1)
    assert story.power(1) == 5
    assert story.chakra(0) == 20 - 6
    story = table(([], [ch("KS-056", tokens=2)]), p0={"hand": ["KS-067"]})
    story.does("play KS-067 D").expects("turn", 1)
    assert story.power(1) == 0
    assert story.tokens_on(1) == 0
    assert story.chakra(0) == 20 - 4


@clause("NM-11.56.4")
def test_ks_056_kimimaro_as_an_upgrade_discards_to_hide_a_character_of_cost_four_or_less() -> None:
    lanes: Lanes = (["KS-055"], [hidden("KS-013"), "KS-016"]), (["KS-009"], ["KS-107"])
    story = table(*lanes, p0={"hand": ["KS-056", "KS-027"]})
    story.does("upgrade KS-056 #1").expects("use", 0).does("use").expects("target", 0)
    story.expects_exactly("target #1", "target #3", "target #4")
    story.refuses("target #2", clause="NM-6.55").refuses("target #5", clause="NM-6.56")
    story.does("target #1").expects("turn", 1)
    assert story.is_hidden(1)
    assert story.chakra(1) == 20  # his own effect: the opponent pays nothing


@clause("NM-11.56.4", "NM-6.39", "NM-6.3")
def test_ks_056_kimimaro_offers_nothing_with_an_empty_hand_or_when_not_upgraded() -> None:
    upgraded = table((["KS-055"], ["KS-009"]), p0={"hand": ["KS-056"]})
    upgraded.does("upgrade KS-056 #1").expects("turn", 1)
    fresh = table(([hidden("KS-056")], ["KS-009"]), ([], []), p0={"hand": ["KS-056", "KS-009"]})
    fresh.does("play KS-056 C").expects("turn", 1)
    fresh.does("pass", "reveal #1").expects("turn", 0)
