"""Effects: kinds, order, optional and mandatory lines (NM-6.1 to NM-6.44)."""

import pytest

import kleos
from kleos.engine.frames import Trigger
from kleos.games.naruto_mythos.testing import Spec, Story, ch, hidden, table
from kleos.games.naruto_mythos.waiting import order_options
from kleos.testing import clause

Way = tuple[list[Spec], list[str], str]  # what lies on D, what is in the hand, the move

# Ways of playing KS-122 on D.
WAYS: dict[str, Way] = {
    "play": ([], ["KS-122"], "play KS-122 D"),
    "upgrade": (["KS-057"], ["KS-122"], "upgrade KS-122 #1"),
    "reveal": ([hidden("KS-122")], [], "reveal #1"),
    "reveal-upgrade": (["KS-057", hidden("KS-122")], [], "reveal-upgrade #2 #1"),
}


def lines_done(story: Story) -> list[tuple[str, str, int]]:
    """What cards' lines have done so far: the kind of event, the card and the number of its line."""
    log = story.match.log(None)
    return [(e["kind"], e["source"]["card"], e["source"]["line"]) for e in log if "source" in e]


def nothing_asked(story: Story, seat: int = 1) -> None:
    """The turn is over without a question: the other player is to move."""
    story.expects("turn", seat)


# Kinds --------------------------------------------------------------------------------------------------------------
@clause("NM-6.1")
def test_instant_lines_are_activated_once_from_top_to_bottom() -> None:
    # KS-119 prints its UPGRADE line (a move) above its MAIN line (a defeat).
    story = table((["KS-077"], ["KS-032", "KS-009"]), ([], []), p0={"hand": ["KS-119"]})
    story.does("upgrade KS-119 #1", "use").expects_exactly("target #1", "target #2", "target #3")
    story.does("target #3", "use")
    assert lines_done(story)[-2:] == [("move", "KS-119", 1), ("defeat", "KS-119", 2)]
    assert story.place(3) == "C"
    assert story.gone(2)
    nothing_asked(story)


@clause("NM-6.1")
def test_a_line_stays_at_its_printed_place_when_the_line_above_is_skipped() -> None:
    story = table((["KS-077"], ["KS-032"]), ([], []), p0={"hand": ["KS-119"]})
    story.does("upgrade KS-119 #1", "skip").expects("use", 0).does("use")
    assert story.gone(2)
    nothing_asked(story)


@clause("NM-6.2")
@pytest.mark.parametrize("way", WAYS)
def test_a_main_line_occurs_in_every_way_of_playing_non_hidden(way: str) -> None:
    mine, hand, move = WAYS[way]
    story = table((mine, ["KS-009"]), p0={"hand": hand})
    story.does(move, "use")
    number = story.row("D", 0)[0]
    assert story.card(number) == "KS-122"
    assert story.tokens_on(number) == 2  # itself and KS-009


@clause("NM-6.2", "NM-6.6")
def test_no_line_occurs_when_a_card_is_hidden() -> None:
    story = table(([], ["KS-009"]), p0={"hand": ["KS-122"]})
    story.does("hide KS-122 D")
    assert story.tokens_on(2) == 0
    nothing_asked(story)


@clause("NM-6.3")
@pytest.mark.parametrize(("way", "occurs"), [("play", 0), ("reveal", 0), ("upgrade", 1), ("reveal-upgrade", 1)])
def test_an_upgrade_line_occurs_only_on_an_upgrade(way: str, occurs: int) -> None:
    ways: dict[str, Way] = {
        "play": ([], ["KS-043"], "play KS-043 D"),
        "upgrade": (["KS-042"], ["KS-043"], "upgrade KS-043 #1"),
        "reveal": ([hidden("KS-043")], [], "reveal #1"),
        "reveal-upgrade": (["KS-042", hidden("KS-043")], [], "reveal-upgrade #2 #1"),
    }
    mine, hand, move = ways[way]
    story = table((mine, []), p0={"hand": hand})
    story.does(move)
    if occurs:
        story.expects("use", 0).does("use")
    assert story.tokens_on(1) == 3 * occurs
    nothing_asked(story)


@clause("NM-6.3")
def test_revealing_a_hidden_stack_is_no_upgrade() -> None:
    story = table(([hidden("KS-043", under=["KS-042"])], []))
    story.does("reveal #1")
    assert story.tokens_on(1) == 0
    nothing_asked(story)


@clause("NM-6.4")
@pytest.mark.parametrize(("way", "occurs"), [("play", 0), ("reveal", 1), ("upgrade", 0), ("reveal-upgrade", 1)])
def test_an_ambush_line_occurs_only_on_a_reveal(way: str, occurs: int) -> None:
    # KS-065: AMBUSH gives 2 tokens to a friendly Sound Village character (#1); the UPGRADE line needs a deck.
    ways: dict[str, Way] = {
        "play": (["KS-070"], ["KS-065"], "play KS-065 D"),
        "upgrade": (["KS-070", "KS-064"], ["KS-065"], "upgrade KS-065 #2"),
        "reveal": (["KS-070", hidden("KS-065")], [], "reveal #2"),
        "reveal-upgrade": (["KS-070", "KS-064", hidden("KS-065")], [], "reveal-upgrade #3 #2"),
    }
    mine, hand, move = ways[way]
    story = table((mine, []), p0={"hand": hand})
    story.does(move)
    if occurs:
        story.expects("use", 0).does("use")
    assert story.tokens_on(1) == 2 * occurs
    nothing_asked(story)


@clause("NM-6.5")
def test_a_score_line_occurs_when_its_controller_wins_the_mission_it_is_in() -> None:
    story = table((["KS-081"], []), p0={"deck": ["KS-009", "KS-009", "KS-009"]})
    story.passes().expects("use", 0).does("use")
    assert ("draw", "KS-081", 1) in lines_done(story)


@clause("NM-6.5")
def test_a_score_line_does_not_occur_when_the_mission_is_lost_or_another_one_is_won() -> None:
    deck = {"deck": ["KS-009"] * 6}
    story = table((["KS-081"], ["KS-086"]), (["KS-009"], []), p0=deck)
    story.passes().expects("turn")  # p0 wins C, p1 wins D where KS-081 is
    assert "won" in story.kinds()
    assert lines_done(story) == []
    hiding = table((["KS-009", hidden("KS-081")], []), p0=deck)
    hiding.passes().expects("turn")
    assert lines_done(hiding) == []


@clause("NM-6.6")
def test_continuous_lines_work_only_while_face_up_and_in_play() -> None:
    story = table((["KS-015", "KS-009"], []), p0={"hand": ["KS-054"]})
    assert story.power(2) == 4
    story.does("play KS-054 D", "use")  # hides both others
    assert story.is_hidden(1)
    assert story.power(2) == 0
    story.does("pass", "reveal #2")
    assert story.power(2) == 3  # KS-015 is still hidden
    story.does("reveal #1")
    assert story.power(2) == 4


@clause("NM-6.6")
def test_a_continuous_line_is_never_asked_unless_it_says_may() -> None:
    returning = table((["KS-094"], []))
    returning.passes().expects("turn")
    assert returning.hand(0) == ["KS-094"]
    choosing = table((["KS-028"], []))
    choosing.passes().expects("use", 0).does("skip")
    assert choosing.place(1) == "D"


@clause("NM-6.7", "NM-6.32")
def test_static_triggered_and_replacing_lines_apply_by_themselves() -> None:
    # static KS-042 (+1 for Team Guy), triggered KS-037 (token per enemy play), replacement KS-048 (hidden, not defeated)
    story = table(([], ["KS-037", "KS-042", "KS-048"]), p0={"hand": ["KS-119"]})
    assert story.power(1) == 5
    story.does("play KS-119 D").expects("use", 0)
    assert story.power(1) == 6
    story.does("use").expects_exactly("target #2", "target #3").does("target #3")
    assert story.is_hidden(3)
    nothing_asked(story)


@clause("NM-6.8")
def test_price_rules_and_restrictions_of_a_card_work_while_it_is_being_played() -> None:
    story = table((["KS-009"], []), ([], []), p0={"hand": ["KS-096", "KS-040"], "chakra": 1})
    story.offers("play KS-096 D", "play KS-040 D")  # 2 - 1 with a friendly Naruto; p0 is winning D
    story.refuses("play KS-096 C", clause="NM-5.2").refuses("play KS-040 C", clause="NM-11.40.1")


@clause("NM-6.9")
@pytest.mark.parametrize("way", WAYS)
def test_every_non_hidden_way_of_playing_is_the_same_event(way: str) -> None:
    mine, hand, move = WAYS[way]
    story = table((mine, ["KS-031"]), p0={"hand": hand})
    story.does(move)
    assert story.chakra(1) == 21


@clause("NM-6.9")
def test_a_play_by_effect_is_the_same_event_and_hiding_is_an_event_of_another_way() -> None:
    story = table(([], ["KS-031"]), ([], []), p0={"hand": ["KS-002", "KS-009", "KS-013"]})
    story.does("play KS-002 C", "use", "play KS-009 D")
    assert story.chakra(1) == 21
    story.does("pass", "hide KS-013 D")
    assert story.chakra(1) == 21


@clause("NM-6.9")
def test_what_reacts_to_any_play_reads_hides_too() -> None:
    story = table(([], []), ([hidden("KS-022")], []), p1={"hand": ["KS-009"]}, active=1)
    story.does("hide KS-009 D", "reveal #1", "use")
    assert story.place(2) == "C"


@clause("NM-6.10")
def test_moved_put_uncovered_and_returned_characters_are_not_played() -> None:
    moved = table(([], ["KS-031"]), (["KS-009"], []), p0={"hand": ["KS-121"]})
    moved.does("play KS-121 C", "use")
    assert moved.place(2) == "D"
    assert moved.chakra(1) == 20
    put = table((["KS-072"], ["KS-031"]), p0={"hand": ["KS-073"], "deck": ["KS-009"]})
    put.does("upgrade KS-073 #1", "use")  # its hand is empty: no MAIN line
    assert put.is_hidden(3)
    assert put.chakra(1) == 21  # for KS-073 only
    uncovered = table(([ch("KS-108", under=["KS-009"])], ["KS-031"]), p1={"hand": ["KS-106"]}, active=1)
    uncovered.does("play KS-106 D", "use")
    assert uncovered.card(1) == "KS-009"
    assert uncovered.chakra(1) == 15
    returned = table(([], ["KS-031", "KS-020", ch("KS-013", owner=0, controlled_by=2)]), p0={"hand": ["KS-108"]})
    returned.does("play KS-108 D", "use", "target #2")  # hides KS-020: #3 comes back
    assert returned.side(3) == 0
    assert returned.chakra(1) == 21  # for KS-108 only


# Order --------------------------------------------------------------------------------------------------------------
@clause("NM-6.15")
def test_what_a_play_sets_off_comes_before_the_instant_lines_of_the_played_character() -> None:
    # KS-116 defeats a Power of exactly 4; KS-037 has 4, and 5 as soon as KS-116 has been played.
    story = table(([], ["KS-037"]), p0={"hand": ["KS-116"]})
    story.does("play KS-116 D")
    assert story.tokens_on(1) == 1
    assert not story.gone(1)
    nothing_asked(story)


@clause("NM-6.15")
def test_static_effects_of_the_played_character_are_there_before_its_lines() -> None:
    # KS-128 weakens KS-037 in step 2, KS-037 gets its token in step 3, only then comes the UPGRADE line of step 4.
    story = table((["KS-090"], ["KS-037"]), (["KS-009"], []), p0={"hand": ["KS-128"]})
    story.does("upgrade KS-128 #1").expects("use", 0)
    assert story.tokens_on(2) == 1
    assert story.power(2) == 4  # 4 + 1 - 1


@clause("NM-6.15")
def test_what_a_line_sets_off_comes_before_the_next_line() -> None:
    # KS-060 moves KS-018, which hides KS-009; so the AMBUSH line finds an enemy with Power 1 or less.
    story = table(([hidden("KS-060"), "KS-018"], []), ([], ["KS-009"]))
    story.does("reveal #1", "use", "target #2").expects("use", 0)
    assert story.is_hidden(3)
    story.does("use")
    assert story.gone(3)


@clause("NM-6.16")
def test_static_effects_are_recomputed_after_every_change() -> None:
    # With KS-015 beside it KS-133 has 7; once KS-015 is defeated it has 6 and the UPGRADE line can hit it.
    story = table((["KS-036"], [ch("KS-015", tokens=1), "KS-133"]), p0={"hand": ["KS-116"]})
    story.does("upgrade KS-116 #1", "use")
    assert story.gone(2)
    assert story.power(3) == 6
    story.does("use")
    assert story.gone(3)


@clause("NM-6.16")
def test_control_ends_between_the_parts_of_a_line() -> None:
    # KS-103 hides KS-052 and is back with its owner before the second part of its own line.
    story = table((["KS-052", ch("KS-103", owner=1, controlled_by=1)], []))
    story.passes().does("target #1")
    kinds = story.kinds()
    assert kinds.index("hide") < kinds.index("control-ends") < kinds.index("to-hand")


@clause("NM-6.17")
def test_effects_set_off_wait_until_the_line_has_been_carried_out() -> None:
    # Both friends are moved before KS-018, moved first, hides anybody.
    story = table((["KS-018", "KS-100"], []), ([], ["KS-009", hidden("KS-013")]), p0={"hand": ["KS-107"]})
    story.does("play KS-107 D", "target #1")
    assert [story.place(1), story.place(2)] == ["C", "C"]
    story.expects("order", 0).expects_exactly("trigger #1 1", "trigger #2 1")
    assert not story.is_hidden(3)


@clause("NM-6.18", "NM-6.21", "NM-6.22")
@pytest.mark.parametrize("first", ["C", "D"])
def test_the_chain_of_the_timing_sheet(first: str) -> None:
    # A: KS-002 plays KS-107. B: KS-107 moves KS-018 and KS-100. C: KS-018 hides KS-003. D: KS-100 looks.
    # Genma dies for KS-003, which sets off E (KS-003) and F (KS-136). A's own UPGRADE line comes after it all.
    story = table(
        (["KS-018", "KS-100"], []),
        (["KS-001"], ["KS-049", "KS-003", hidden("KS-009")]),
        ([], ["KS-136"]),
        p0={"hand": ["KS-002", "KS-107"]},
    )
    story.does("upgrade KS-002 #3", "use").expects("effect-play", 0).does("play KS-107 D")
    story.expects("target", 0).does("target #1", "mission C", "mission C")
    story.expects("order", 0).expects_exactly("trigger #1 1", "trigger #2 1")
    story.does("trigger #1 1" if first == "C" else "trigger #2 1")
    story.expects("target", 0).expects_exactly("target #4", "target #5").does("target #5")
    story.expects("replace", 1).does("use #4 #5")
    story.expects("order", 0).expects_exactly("trigger #5 1", "trigger #7 1").does("trigger #7 1")
    story.expects("use", 0).does("use")
    done = [(kind, card) for kind, card, _ in lines_done(story)]
    c = [("saved", "KS-049"), ("defeat", "KS-049"), ("chakra", "KS-136"), ("chakra", "KS-003")]
    d = [("look", "KS-100")]
    assert done[:3] == [("play", "KS-002"), ("move", "KS-107"), ("move", "KS-107")]
    assert done[3:] == [*(c + d if first == "C" else d + c), ("tokens", "KS-002")]
    assert story.tokens_on(8) == 2
    nothing_asked(story)


@clause("NM-6.19")
def test_the_turn_player_orders_the_effects_of_both_players() -> None:
    story = table((["KS-136"], ["KS-005"]), ([], ["KS-003"]), p0={"hand": ["KS-119"]})
    story.does("play KS-119 D", "use").expects("order", 0).expects_exactly("trigger #1 1", "trigger #3 1")
    story.does("trigger #3 1")
    assert [story.chakra(0), story.chakra(1)] == [16, 22]
    assert lines_done(story)[-2:] == [("chakra", "KS-003", 1), ("chakra", "KS-136", 1)]


@clause("NM-6.19")
def test_on_the_other_turn_the_other_player_orders() -> None:
    story = table((["KS-005", "KS-003"], ["KS-136"]), p1={"hand": ["KS-119"]}, active=1)
    story.does("play KS-119 D", "use", "target #1").expects("order", 1)


@clause("NM-6.20")
def test_the_line_of_the_mission_comes_last() -> None:
    deck = {"deck": ["KS-009"] * 8}
    story = table((["KS-081", "KS-083", "KS-077"], []), missions=["KS-M06"], p0=deck)
    story.passes().expects("order", 0).expects_exactly("trigger #1 1", "trigger #2 1")
    story.does("trigger #2 1", "use", "use", "use")
    assert [card for _, card, _ in lines_done(story)] == ["KS-083", "KS-081", "KS-M06"]


@clause("NM-6.22")
def test_the_lines_of_a_played_character_come_before_the_next_line_of_the_first_card() -> None:
    story = table((["KS-001"], []), p0={"hand": ["KS-002", "KS-017"]})
    story.does("upgrade KS-002 #1", "use", "use", "use")  # KS-002 MAIN, KS-017 MAIN, KS-002 UPGRADE
    assert lines_done(story) == [("play", "KS-002", 1), ("tokens", "KS-017", 1), ("tokens", "KS-002", 2)]
    assert story.tokens_on(2) == 5


@clause("NM-6.23")
def test_waiting_effects_are_resolved_one_at_a_time_and_the_order_is_asked_again() -> None:
    story = table((["KS-094", "KS-097", "KS-098"], []))
    story.passes().expects("order", 0).expects_exactly("trigger #1 1", "trigger #2 1", "trigger #3 2")
    story.does("trigger #3 2").expects("order", 0).expects_exactly("trigger #1 1", "trigger #2 1")
    assert story.hand(0) == ["KS-098"]
    story.does("trigger #2 1").expects("turn", 0)
    assert story.hand(0) == ["KS-094", "KS-097", "KS-098"]


@clause("NM-6.23")
def test_the_cause_is_named_where_entries_differ_only_in_it() -> None:
    # Two friends of KS-003 are defeated by one line: two entries of hers, told apart by what set them off.
    story = table((["KS-007"], ["KS-003", "KS-005", "KS-009", "KS-013"]), p0={"hand": ["KS-132"]}, p1={"chakra": 0})
    story.does("upgrade KS-132 #1", "target #3", "target #4").expects("order", 0)
    story.expects_exactly("trigger #2 1 #3", "trigger #2 1 #4").does("trigger #2 1 #4")
    assert story.chakra(1) == 4


@clause("NM-6.23")
def test_entries_with_the_same_object_line_and_cause_are_one_option_that_stays_while_one_waits() -> None:
    story = table((["KS-003", "KS-136"], ["KS-009"]))
    g = story.board
    card = g.card_of(g.at(1))
    twice = Trigger(card.lines[0], 1, g.at(1).top, 0, 0, 3, False)
    other = Trigger(g.card_of(g.at(2)).lines[0], 2, g.at(2).top, 0, 0, 3, False)
    assert [action.token for action in order_options(g, (twice, twice))] == []
    g.push_group((twice, twice, other))
    g.run()
    story.expects("order", 0).expects_exactly("trigger #1 1", "trigger #2 1")
    story.match.choose("trigger #1 1")
    assert story.chakra(0) == 22
    story.expects("order", 0).expects_exactly("trigger #1 1", "trigger #2 1")
    story.match.choose("trigger #2 1")
    assert story.chakra(0) == 25
    story.expects("turn", 0)


@clause("NM-6.24")
def test_a_waiting_line_is_lost_when_its_source_has_been_hidden() -> None:
    lost = table((["KS-103", "KS-097"], []))
    lost.passes().expects("order", 0).does("trigger #1 1", "target #2").expects("turn", 0)
    assert lost.is_hidden(2)  # KS-097 has not returned
    assert lost.hand(0) == ["KS-103"]


@clause("NM-6.24")
def test_the_next_line_of_a_card_is_lost_when_it_was_hidden_by_what_its_first_line_set_off() -> None:
    # KS-002 plays KS-137, which hides the upgraded KS-002: the UPGRADE line of KS-002 is lost.
    story = table((["KS-001"], []), p0={"hand": ["KS-002", "KS-137"]})
    story.does("upgrade KS-002 #1", "use", "use")
    assert story.is_hidden(1)
    nothing_asked(story)
    assert story.tokens_on(2) == 0


@clause("NM-6.24")
def test_a_waiting_line_is_lost_when_its_source_has_left_play() -> None:
    # Weakened to 4 by KS-128, KS-116 defeats himself by his MAIN line: no UPGRADE line, though KS-128 has 6.
    story = table((["KS-036"], ["KS-128"]), p0={"hand": ["KS-116"]})
    story.does("upgrade KS-116 #1", "use")
    assert story.gone(1)
    assert not story.gone(2)
    nothing_asked(story)


@clause("NM-6.24")
def test_a_waiting_line_is_lost_when_its_source_has_changed_controller() -> None:
    story = table((["KS-103", "KS-020", ch("KS-094", owner=1, controlled_by=2)], []))
    story.passes().expects("order", 0).does("trigger #1 1").expects("target", 0).does("target #2")
    assert story.side(3) == 1  # back with its owner, and not in hand
    assert story.hand(1) == []


@clause("NM-6.24")
def test_a_waiting_line_is_lost_when_another_card_is_on_top() -> None:
    # A line of KS-136 waits; it gives its chakra only as long as KS-136 is still on top of its stack.
    for uncovered in (False, True):
        story = table(([ch("KS-136", under=["KS-014"])], []), p1={"hand": ["KS-106"]}, active=1)
        g = story.board
        waiting = Trigger(g.card_of(g.at(1)).lines[0], 1, g.at(1).top, 0, 0, 0, False)
        if uncovered:
            story.does("play KS-106 D", "use")
            assert story.card(1) == "KS-014"
        story.board.push_group((waiting,))
        story.board.run()
        assert story.chakra(0) == (20 if uncovered else 21)


@clause("NM-6.24", "NM-6.26")
def test_a_line_set_off_by_the_event_that_removes_its_source_is_not_lost() -> None:
    story = table((["KS-055"], ["KS-056"]), p0={"hand": ["KS-123", "KS-009"]})
    story.does("upgrade KS-123 #1", "use")  # KS-056 is the only one with cost 5 or less
    assert story.gone(2)
    assert story.chakra(0) == 16  # 20 - (6 - 3) - 1 for KS-056


@clause("NM-6.25")
def test_here_is_where_the_source_is_when_the_line_is_applied() -> None:
    # KS-119 moves himself first; MAIN then looks at his new mission.
    story = table((["KS-077"], ["KS-009"]), ([], ["KS-005"]), p0={"hand": ["KS-119"]})
    story.does("upgrade KS-119 #1", "use", "target #1", "use")
    assert story.place(1) == "C"
    assert story.gone(3)
    assert not story.gone(2)


@clause("NM-6.25")
def test_here_stays_the_mission_of_a_source_that_left_play_during_its_line() -> None:
    story = table((["KS-085"], ["KS-009"]), ([], ["KS-005"]))
    story.passes().expects("use", 0).does("use")
    assert story.gone(1)
    assert story.gone(2)
    assert not story.gone(3)


@clause("NM-6.26")
def test_triggered_effects_see_the_whole_event_others_leaving_with_them_and_their_own_leaving() -> None:
    # Naruto 133, upgraded, defeats two together
    story = table((["KS-009"], ["KS-003", "KS-005", "KS-136"]), p0={"hand": ["KS-133"]}, p1={"chakra": 0})
    story.does("upgrade KS-133 #1", "use")
    while story.kind == "order":
        story.does(story.tokens[0])
    assert story.gone(2)
    assert story.gone(3)
    assert story.chakra(1) == 2 + 1 + 1  # KS-003 for KS-005, not for herself; KS-136 for both
    own = table((["KS-007"], ["KS-136", "KS-005", "KS-009"]), p0={"hand": ["KS-132"]}, p1={"chakra": 0})
    own.does("upgrade KS-132 #1", "target #2")
    assert own.chakra(1) == 1  # for its own defeat


@clause("NM-6.27")
def test_a_line_in_progress_is_finished_though_its_source_changes_sides() -> None:
    # KS-103, taken by p0 with KS-052, hides KS-052 and so falls back to p1; its line goes on: it returns to hand.
    story = table((["KS-052", ch("KS-103", owner=1, controlled_by=1)], ["KS-086"]))
    story.passes().expects("target", 0).expects_exactly("target #1", "target #2").does("target #1")
    assert story.is_hidden(1)
    assert story.gone(2)
    assert story.hand(1) == ["KS-103"]


# Optional and mandatory ---------------------------------------------------------------------------------------------
@clause("NM-6.30")
def test_an_instant_line_is_optional_unless_it_says_must() -> None:
    optional = table((["KS-009"], []), p0={"hand": ["KS-001"]})
    optional.does("play KS-001 D").expects("use", 0).expects_exactly("use", "skip").does("skip")
    assert optional.tokens_on(1) == 0
    nothing_asked(optional)
    obliged = table((["KS-009"], []), ([], []), p0={"hand": ["KS-107"]})
    obliged.does("play KS-107 D")
    assert obliged.place(1) == "C"
    nothing_asked(obliged)


@clause("NM-6.31")
def test_use_or_skip_is_asked_before_anything_of_the_line_is_seen() -> None:
    story = table(([], []), p0={"hand": ["KS-135"], "deck": ["KS-009", "KS-013", "KS-032"]})
    story.does("play KS-135 D").expects("use", 0).expects_exactly("use", "skip")
    assert "look-deck" not in story.kinds(0)
    story.does("skip")
    assert "look-deck" not in story.kinds(0)
    assert story.deck(0) == ["KS-009", "KS-013", "KS-032"]


@clause("NM-6.31")
def test_a_used_line_asks_no_second_time() -> None:
    story = table(([], ["KS-009", "KS-013"]), p0={"hand": ["KS-141", "KS-005", "KS-032"]})
    story.does("play KS-141 D", "use").expects("card", 0).expects_exactly("card KS-005", "card KS-032")
    story.refuses("skip").does("card KS-005").expects("target", 0).expects_exactly("target #1", "target #2")
    story.refuses("skip").does("target #1")
    nothing_asked(story)


@clause("NM-6.31")
def test_every_optional_line_starts_with_use_even_without_a_choice_to_make() -> None:
    for card, seat_deck in (("KS-017", []), ("KS-032", ["KS-009"]), ("KS-148", [])):
        story = table(([], []), p0={"hand": [card], "deck": seat_deck}, edge=1, active=0)
        story.does(f"play {card} D").expects("use", 0).expects_exactly("use", "skip")


@clause("NM-6.32")
def test_the_target_of_a_triggered_line_is_chosen_by_its_controller_on_any_turn() -> None:
    story = table(([], ["KS-100"]), ([hidden("KS-009"), hidden("KS-013")], []), p0={"hand": ["KS-006"]})
    story.does("play KS-006 D", "use").expects("target", 1).expects_exactly("target #2", "target #3")
    story.does("target #3")
    nothing_asked(story)


@clause("NM-6.33")
def test_lines_that_tell_the_opponent_to_act_are_mandatory() -> None:
    demand = table(([], [hidden("KS-009")]), p0={"hand": ["KS-069"]})
    demand.does("play KS-069 D").expects("demand", 1)
    trap = table((["KS-007"], ["KS-009", "KS-013", "KS-005"]), p0={"hand": ["KS-132"]})
    trap.does("upgrade KS-132 #1").expects("target", 1)
    dream = table(([], []), p0={"hand": ["KS-140"]}, p1={"hand": ["KS-009", "KS-013"], "deck": ["KS-005"]})
    dream.does("play KS-140 D").expects("discard-order", 1)
    traitor = table((["KS-009"], []), missions=["KS-M03"], p1={"hand": ["KS-009", "KS-013"]})
    traitor.passes().expects("card", 1)


@clause("NM-6.33")
def test_lines_that_let_the_opponent_take_part_are_not_mandatory_for_that() -> None:
    look = table(([hidden("KS-014")], []), p1={"hand": ["KS-009"]})
    look.does("reveal #1").expects("use", 0)
    both = table(([], []), p0={"hand": ["KS-032"]}, p1={"deck": ["KS-009"]})
    both.does("play KS-032 D").expects("use", 0)
    seen = table((["KS-090"], []), p0={"hand": ["KS-091"]}, p1={"hand": ["KS-009", "KS-013"]})
    seen.does("upgrade KS-091 #1").expects("use", 0).does("use").expects("card", 0)


@clause("NM-6.34")
def test_lines_that_only_benefit_the_opponent_are_mandatory() -> None:
    chakra = table(([], []), p0={"hand": ["KS-070"]})
    chakra.does("play KS-070 D")
    assert chakra.chakra(1) == 21
    nothing_asked(chakra)
    card = table(([], []), p0={"hand": ["KS-072"]}, p1={"deck": ["KS-009"]})
    card.does("play KS-072 D")
    assert card.hand(1) == ["KS-009"]
    nothing_asked(card)


@clause("NM-6.35")
def test_must_if_able_does_as_much_as_can_be_done_and_the_card_may_be_played_anyway() -> None:
    # KS-009 meets its name on C and stays, KS-005 must go.
    story = table((["KS-009", "KS-005"], []), (["KS-010"], []), p0={"hand": ["KS-107"]})
    story.does("play KS-107 D")
    assert [story.place(1), story.place(2)] == ["D", "C"]
    nothing_asked(story)
    alone = table((["KS-014"], []), p0={"hand": ["KS-136"]})
    alone.does("upgrade KS-136 #1")  # nobody to defeat
    assert alone.card(1) == "KS-136"
    nothing_asked(alone)


@clause("NM-6.36")
def test_a_used_line_is_carried_out_entirely() -> None:
    story = table(([], ["KS-086", "KS-009"]), ([], ["KS-005", "KS-011"]), p0={"hand": ["KS-133"]})
    story.does("play KS-133 D", "use").expects("target", 0).does("target #1")
    story.expects("target", 0).expects_exactly("target #3", "target #4").refuses("skip", "done").does("target #3")
    assert [story.is_hidden(n) for n in (1, 2, 3, 4)] == [True, False, True, False]
    tokens = table((["KS-031"], ["KS-009"]), p0={"hand": ["KS-114"]})
    tokens.does("upgrade KS-114 #1", "use")  # the one other character must get its token, though it is an enemy
    assert [tokens.tokens_on(1), tokens.tokens_on(2)] == [2, 1]


@clause("NM-6.37")
def test_earlier_picks_must_leave_the_largest_number_of_targets() -> None:
    story = table(([], ["KS-005", "KS-086"]), p0={"hand": ["KS-133"]})
    story.does("play KS-133 D", "use")  # #2 first, for only #1 can be the second: nothing to choose
    assert [story.is_hidden(1), story.is_hidden(2)] == [True, True]
    nothing_asked(story)
    wider = table(([], ["KS-005", "KS-086", "KS-009"]), p0={"hand": ["KS-133"]})
    wider.does("play KS-133 D", "use").expects_exactly("target #2", "target #3").refuses("target #1")


@clause("NM-6.37")
def test_if_only_one_kind_of_target_exists_that_one_alone_is_taken() -> None:
    first_only = table(([], ["KS-086"]), p0={"hand": ["KS-133"]})
    first_only.does("play KS-133 D", "use")
    assert first_only.is_hidden(1)
    second_only = table(([], []), ([], ["KS-005"]), p0={"hand": ["KS-133"]})
    second_only.does("play KS-133 D", "use")
    assert second_only.is_hidden(1)


@clause("NM-6.38")
def test_any_number_and_up_to_leave_the_amount_to_the_player() -> None:
    story = table((["KS-129"], ["KS-009", "KS-005"]), p0={"hand": ["KS-134"]})
    story.does("upgrade KS-134 #1", "use").expects_exactly("target #2", "target #3", "done").does("done")
    assert [story.is_hidden(2), story.is_hidden(3)] == [False, False]
    for amount in (1, 2):
        taken = table(([], [ch("KS-009", tokens=3)]), p0={"hand": ["KS-030"]})
        taken.does("play KS-030 D", "use").expects("amount", 0).expects_exactly("amount 1", "amount 2")
        taken.refuses("amount 0", "amount 3").does(f"amount {amount}")
        assert taken.tokens_on(1) == 3 - amount


@clause("NM-6.39")
def test_discard_to_needs_the_price_and_a_target() -> None:
    no_target = table(([], ["KS-054"]), p0={"hand": ["KS-073", "KS-009"]})
    no_target.does("play KS-073 D")
    nothing_asked(no_target)
    no_price = table(([], ["KS-009"]), p0={"hand": ["KS-073"]})
    no_price.does("play KS-073 D")
    nothing_asked(no_price)
    both = table(([], ["KS-009"]), p0={"hand": ["KS-073", "KS-005"]})
    both.does("play KS-073 D").expects("use", 0).does("use")
    assert both.discard(0) == ["KS-005"]
    assert both.is_hidden(1)


@clause("NM-6.40")
def test_if_you_do_can_be_used_whenever_the_first_part_is_possible() -> None:
    story = table(([], []), p0={"hand": ["KS-141", "KS-005"]})
    story.does("play KS-141 D").expects("use", 0).does("use")
    assert story.discard(0) == ["KS-005"]
    nothing_asked(story)


@clause("NM-6.40", "NM-6.110")
def test_the_second_part_does_not_follow_a_replaced_first_part() -> None:
    hides = [hidden("KS-009"), hidden("KS-011"), hidden("KS-013"), hidden("KS-005")]
    story = table((["KS-074"], ["KS-075"]), (hides, ["KS-074"]), p0={"hand": ["KS-139"]})
    story.does("upgrade KS-139 #1", "use").expects_exactly("target #2", "target #7").does("target #2")
    assert story.is_hidden(2)  # KS-075 was hidden, not defeated, so the other Gaara stays face up
    assert not story.is_hidden(7)
    nothing_asked(story)


@clause("NM-6.40")
def test_the_second_part_follows_only_if_the_first_really_happened() -> None:
    # KS-014 by reveal-upgrade without a card of one's own to discard: a look and nothing more.
    story = table((["KS-013", hidden("KS-014")], []), p1={"hand": ["KS-009", "KS-005"]})
    story.does("reveal-upgrade #2 #1", "use")
    nothing_asked(story)
    assert story.hand(1) == ["KS-005", "KS-009"]
    assert "look-hand" in story.kinds(0)


@clause("NM-6.41")
def test_a_line_that_can_change_nothing_is_passed_over_without_asking() -> None:
    cases = [
        ("KS-001", (["KS-070"], [])),  # no friendly Leaf Village character
        ("KS-030", ([], ["KS-009"])),  # nobody has tokens
        ("KS-006", ([], ["KS-009"])),  # one mission: nowhere to move
        ("KS-148", ([], [])),  # the Edge is already there
        ("KS-144", ([], [])),  # the opponent has no chakra
        ("KS-021", ([], [])),  # the deck is empty
    ]
    for card, lane in cases:
        story = table(lane, p0={"hand": [card]}, p1={"chakra": 0})
        story.does(f"play {card} D")
        nothing_asked(story)


@clause("NM-6.41")
def test_tokens_for_a_locked_character_are_not_passed_over() -> None:
    # KS-017 is the only enemy of KS-067 and locked as soon as it lies there; its line is asked all the same.
    story = table(([], ["KS-067"]), p0={"hand": ["KS-017"]})
    story.does("play KS-017 D").expects("use", 0).does("use")
    assert story.tokens_on(2) == 0
    assert "tokens" in story.kinds()


@clause("NM-6.42")
def test_the_log_does_not_tell_a_skipped_line_from_one_used_in_vain() -> None:
    # Whether p0 has a Summon is secret: skipping and using without result must read the same.
    def told(answer: str) -> list[list[dict[str, object]]]:
        story = table(([], []), p0={"hand": ["KS-007", "KS-009"]})
        story.does("play KS-007 D", answer).expects("turn", 1)
        return [story.match.log(seat) for seat in (0, 1, None)]

    assert told("use") == told("skip")
    passed_over = table(([], []), p0={"hand": ["KS-007"]}).does("play KS-007 D")
    assert [e["kind"] for e in passed_over.match.log(1)] == [e["kind"] for e in told("skip")[1]]


ASKED = {
    "KS-002": ("play KS-002 D", []),
    "KS-007": ("play KS-007 D", []),
    "KS-008": ("play KS-008 D", []),
    "KS-105": ("play KS-105 D", []),
    "KS-132": ("play KS-132 D", []),
    "KS-125": ("upgrade KS-125 #1", ["KS-064"]),
}


@clause("NM-6.43", "NM-6.44")
@pytest.mark.parametrize("card", ASKED)
def test_use_is_asked_whenever_only_its_player_knows_whether_a_result_is_possible(card: str) -> None:
    move, mine = ASKED[card]
    # a card in hand that does not fit (KS-086 is Independent, no Summon)
    with_hand = table((mine, []), p0={"hand": [card, "KS-086"]})
    with_hand.does(move).expects("use", 0).does("use")
    nothing_asked(with_hand)
    assert with_hand.hand(0) == ["KS-086"]
    # a hidden character that does not fit
    with_hidden = table(([*mine, hidden("KS-086")], []), p0={"hand": [card]})
    with_hidden.does(move).expects("use", 0).does("use")
    nothing_asked(with_hidden)
    # neither: public information shows that nothing can happen
    with_nothing = table((mine, []), p0={"hand": [card]})
    with_nothing.does(move)
    nothing_asked(with_nothing)


@clause("NM-6.43")
def test_ks_078_asks_while_its_player_has_a_hidden_character() -> None:
    story = table((["KS-077", hidden("KS-126")], []), p0={"hand": ["KS-078"], "chakra": 2})
    story.does("upgrade KS-078 #1").expects("use", 0).does("use")  # too dear to reveal: no result
    assert story.is_hidden(2)
    nothing_asked(story)
    none = table((["KS-077"], []), p0={"hand": ["KS-078", "KS-009"]})
    none.does("upgrade KS-078 #1")
    nothing_asked(none)


@clause("NM-6.43")
def test_ks_053_asks_while_its_discard_pile_is_not_empty() -> None:
    story = table(([], []), p0={"hand": ["KS-053"], "chakra": 4, "discard": ["KS-126"]})
    story.does("play KS-053 D").expects("use", 0).does("use")
    assert story.discard(0) == ["KS-126"]
    nothing_asked(story)
    empty = table(([], []), p0={"hand": ["KS-053"]})
    empty.does("play KS-053 D")
    nothing_asked(empty)


@clause("NM-6.44")
def test_a_line_used_without_result_counts_as_not_used() -> None:
    story = table((["KS-001"], []), p0={"hand": ["KS-002", "KS-086"]})
    before = story.chakra(0)
    story.does("upgrade KS-002 #1", "use")
    nothing_asked(story)  # the UPGRADE line has nobody to strengthen
    assert story.chakra(0) == before - 2
    same = table((["KS-001"], []), p0={"hand": ["KS-002", "KS-086"]}).does("upgrade KS-002 #1", "skip")
    assert same.match.hash() == story.match.hash()


def test_a_story_of_effects_is_replayable() -> None:
    """A guard for the stories of this file: what they play is a record that replays to the same match."""
    story = table((["KS-018", "KS-100"], []), ([], ["KS-009"]), p0={"hand": ["KS-107"]})
    story.does("play KS-107 D", "target #1")
    assert kleos.replay(story.match.record()).hash() == story.match.hash()
