"""Zones and movements (section 7)."""

import pytest

import kleos
from kleos.games.naruto_mythos.testing import ch, hidden, random_decks, table
from kleos.testing import clause


# Zones and order ------------------------------------------------------------------------------------------------------
@clause("NM-7.1")
def test_every_player_has_deck_hand_discard_pile_and_an_aside_mission_and_the_table_the_missions() -> None:
    decks = random_decks(1)
    match = kleos.new("naruto-mythos", seed=1, decks=decks)
    for seat in range(2):
        shown = match.view(None)["players"][seat]
        assert shown["deck_size"] == len(decks[seat].cards) - 5
        assert (shown["hand_size"], shown["discard"]) == (5, [])
        assert match.position()["players"][seat]["aside"] in decks[seat].missions
    assert (match.view(None)["mission_deck"], match.view(None)["missions"]) == (4, [])
    match.choose("keep")
    match.choose("keep")
    (mission,) = match.view(None)["missions"]
    assert mission["rank"] == "D"
    assert mission["sides"] == [[], []]
    assert match.view(None)["mission_deck"] == 3


@clause("NM-7.2")
def test_characters_lie_in_order_of_arrival_and_are_not_rearranged() -> None:
    story = table((["KS-009", "KS-005"], []), (["KS-013"], []), p0={"hand": ["KS-011", "KS-108", "KS-121"]})
    story.does("play KS-011 D")
    assert story.row("D", 0) == [1, 2, 4]
    story.does("pass", "upgrade KS-108 #1")
    assert story.row("D", 0) == [1, 2, 4]  # the upgraded one keeps its place
    story.does("play KS-121 D", "use", "target #3")
    assert story.row("D", 0) == [1, 2, 4, 5, 3]  # the moved one is the last


@clause("NM-7.2")
def test_a_revealed_or_hidden_character_keeps_its_place_in_the_row() -> None:
    story = table(([hidden("KS-009"), "KS-005"], []), p1={"hand": ["KS-108"]})
    story.does("reveal #1")
    assert story.row("D", 0) == [1, 2]
    story.does("play KS-108 D", "use", "target #1")
    assert story.row("D", 0) == [1, 2]


# Drawing and discarding -----------------------------------------------------------------------------------------------
@clause("NM-7.3")
def test_drawing_takes_the_top_card_of_the_deck_to_the_hand() -> None:
    story = table(([], []), p0={"hand": ["KS-021"], "deck": ["KS-013", "KS-009", "KS-005"]})
    story.does("play KS-021 D", "use")
    assert story.hand(0) == ["KS-013"]
    assert story.deck(0) == ["KS-009", "KS-005"]


@clause("NM-7.3")
def test_several_draws_are_made_one_by_one_from_the_top() -> None:
    story = table((["KS-057"], []), (["KS-064"], []), p0={"hand": ["KS-061"], "deck": ["KS-013", "KS-009", "KS-005"]})
    story.does("play KS-061 D", "use")
    assert story.hand(0) == ["KS-009", "KS-013"]
    assert story.deck(0) == ["KS-005"]


@clause("NM-7.4")
def test_drawing_from_an_empty_deck_does_nothing() -> None:
    story = table((["KS-057"], []), (["KS-064"], []), p0={"hand": ["KS-061"], "deck": ["KS-013"]})
    story.does("play KS-061 D", "use")  # X is 2, one card is there
    assert story.hand(0) == ["KS-013"]
    assert [e["amount"] for e in story.events("draw")] == [1]
    story.passes()
    assert story.board.round == 3  # no penalty: the match goes on
    assert story.hand(0) == ["KS-013"]


@clause("NM-7.4")
def test_a_draw_from_an_empty_deck_was_not_made() -> None:
    story = table((["KS-011"], []), p0={"hand": ["KS-012", "KS-009"]})
    story.does("upgrade KS-012 #1").expects("turn", 1)  # nothing drawn, so nothing is discarded
    assert story.hand(0) == ["KS-009"]


@clause("NM-7.5")
def test_a_card_discarded_from_hand_goes_on_top_of_its_owners_pile_and_the_owner_chooses() -> None:
    story = table((["KS-009"], []), missions=["KS-M03"], p1={"hand": ["KS-005", "KS-013"], "discard": ["KS-011"]})
    story.passes().expects("card", 1).expects_exactly("card KS-005", "card KS-013").does("card KS-013")
    assert story.discard(1) == ["KS-013", "KS-011"]
    assert story.match.view(0)["players"][1]["discard"] == ["KS-013", "KS-011"]  # face up


@clause("NM-7.5")
def test_a_line_may_let_another_player_choose_the_card() -> None:
    story = table((["KS-090"], []), p0={"hand": ["KS-091"]}, p1={"hand": ["KS-005", "KS-013"]})
    story.does("upgrade KS-091 #1", "use").expects("card", 0).does("card KS-005")
    assert story.discard(1) == ["KS-005"]
    assert story.discard(0) == []


@clause("NM-7.6")
def test_a_card_discarded_from_the_deck_is_the_top_card_face_up_on_the_owners_pile() -> None:
    story = table(([], []), p0={"hand": ["KS-089"]}, p1={"deck": ["KS-086", "KS-009"], "discard": ["KS-005"]})
    story.does("play KS-089 D", "use")
    assert story.discard(1) == ["KS-086", "KS-005"]
    assert story.deck(1) == ["KS-009"]
    assert story.events("mill", None)[0]["cards"] == ["KS-086"]
    empty = table(([], []), p0={"hand": ["KS-089"]})
    empty.does("play KS-089 D").expects("turn", 1)
    assert empty.discard(1) == []


@clause("NM-7.7")
def test_discard_piles_keep_their_order() -> None:
    story = table((["KS-011"], []), p0={"hand": ["KS-109"], "discard": ["KS-086", "KS-009", "KS-070", "KS-005"]})
    story.does("upgrade KS-109 #1", "use").expects("effect-play", 0).does("play KS-009 D")
    assert story.discard(0) == ["KS-086", "KS-070", "KS-005"]


@clause("NM-7.8")
def test_cards_discarded_together_enter_in_the_order_the_decider_chooses() -> None:
    story = table(([], []), p0={"hand": ["KS-140"]}, p1={"hand": ["KS-005", "KS-009", "KS-013"], "discard": ["KS-011"]})
    story.does("play KS-140 D", "card KS-009", "card KS-013")
    assert story.discard(1) == ["KS-005", "KS-013", "KS-009", "KS-011"]


@clause("NM-7.8")
def test_ks_135_orders_what_it_discards() -> None:
    story = table(([], []), p0={"hand": ["KS-135"], "deck": ["KS-009", "KS-005", "KS-013", "KS-086"], "chakra": 7})
    story.does("play KS-135 D", "use", "play KS-009 D").expects("discard-order", 0)
    story.expects_exactly("card KS-005", "card KS-013").does("card KS-013")
    assert story.discard(0) == ["KS-005", "KS-013"]
    assert story.deck(0) == ["KS-086"]


# Leaving play ---------------------------------------------------------------------------------------------------------
@clause("NM-7.9")
def test_a_defeated_stack_goes_to_the_pile_lowest_card_first() -> None:
    story = table(([], ["KS-009"]), p0={"hand": ["KS-119"]}, p1={"discard": ["KS-005"]})
    story.does("play KS-119 D", "use")
    assert story.discard(1) == ["KS-009", "KS-005"]
    stack = table((["KS-055"], [ch("KS-012", under=["KS-011"])]), p0={"hand": ["KS-123", "KS-009"]})
    stack.does("upgrade KS-123 #1", "use")
    assert stack.gone(2)
    assert stack.discard(1) == ["KS-012", "KS-011"]


@clause("NM-7.10")
def test_a_defeated_hidden_character_becomes_public_in_the_pile() -> None:
    story = table(([], [hidden("KS-126")]), p0={"hand": ["KS-041"]})
    assert "card" not in story.match.view(0)["missions"][0]["sides"][1][0]
    story.does("play KS-041 D", "use")
    for seat in (0, 1, None):
        assert story.match.view(seat)["players"][1]["discard"] == ["KS-126"]
        assert story.events("defeat", seat)[0]["cards"] == ["KS-126"]


@clause("NM-7.11", "NM-7.12")
def test_when_the_top_card_returns_to_hand_the_cards_beneath_are_discarded_without_a_defeat() -> None:
    story = table(([ch("KS-028", under=["KS-027"]), "KS-003"], []), p0={"discard": ["KS-005"]})
    story.passes().does("use")
    assert story.hand(0) == ["KS-028"]
    assert story.discard(0) == ["KS-027", "KS-005"]
    assert story.events("chakra") == []  # KS-003 saw no defeat
    assert story.events("defeat") == []


@clause("NM-7.11")
def test_cards_beneath_enter_lowest_first() -> None:
    stack = ch("KS-138", under=["KS-133", "KS-010", "KS-009"])
    story = table(([stack], []), missions=["KS-M05"])
    story.passes()
    assert story.hand(0) == ["KS-138"]
    assert story.discard(0) == ["KS-133", "KS-010", "KS-009"]


@clause("NM-7.12")
def test_return_to_hand_means_the_owners_hand() -> None:
    story = table((["KS-020", ch("KS-009", owner=1, controlled_by=1)], []), missions=["KS-M05"])
    story.passes().expects("target", 0).does("target #2")
    assert (story.hand(0), story.hand(1)) == ([], ["KS-009"])


@clause("NM-7.13")
def test_what_leaves_play_leaves_its_tokens_locks_and_control_behind() -> None:
    story = table((["KS-052", ch("KS-013", owner=1, controlled_by=1)], []), p1={"hand": ["KS-119"]}, active=1)
    story.does("play KS-119 D", "use", "target #1")
    assert story.side(2) == 1  # the control ended
    unlocked = table(([ch("KS-067", lock=2)], ["KS-086"]))
    assert unlocked.power(2) == 0
    unlocked.passes()  # KS-067 returns to hand
    assert unlocked.hand(0) == ["KS-067"]
    assert unlocked.power(2) == 5
    again = table(([ch("KS-009", tokens=3)], []), missions=["KS-M05"])
    again.passes().does("play KS-009 D")
    assert again.tokens_on(2) == 0  # a new character


# Hiding, revealing, moving --------------------------------------------------------------------------------------------
@clause("NM-7.14")
def test_hiding_turns_a_character_face_down_in_place() -> None:
    story = table((["KS-005", ch("KS-012", under=["KS-011"], tokens=1)], []), p1={"hand": ["KS-108"]}, active=1)
    story.does("play KS-108 D", "use", "target #2")
    assert story.is_hidden(2)
    assert (story.tokens_on(2), len(story.at(2).cards), story.place(2), story.row("D", 0)) == (1, 2, "D", [1, 2])


@clause("NM-7.14")
def test_control_of_a_hidden_character_stays_and_the_control_it_exercises_ends() -> None:
    stays = table((["KS-020", ch("KS-013", owner=1, controlled_by=1)], []), p1={"hand": ["KS-141", "KS-005"]}, active=1)
    stays.does("play KS-141 D", "use", "target #2")
    assert (stays.is_hidden(2), stays.side(2)) == (True, 0)
    ends = table((["KS-020", ch("KS-013", owner=1, controlled_by=1)], []), p1={"hand": ["KS-141", "KS-005"]}, active=1)
    ends.does("play KS-141 D", "use", "target #1")
    assert (ends.is_hidden(1), ends.side(2)) == (True, 1)


@clause("NM-7.14")
def test_the_text_of_a_hidden_character_is_inactive() -> None:
    held = table((["KS-035"], ["KS-009"]), ([], []), p1={"hand": ["KS-121"]}, active=1)
    held.does("play KS-121 C").expects("turn", 0)  # KS-035 lets nobody go
    free = table((["KS-035"], ["KS-009"]), ([], []), p1={"hand": ["KS-054", "KS-121"]}, active=1)
    free.does("play KS-054 D", "use", "pass", "play KS-121 C").expects("use", 1)
    assert free.is_hidden(1)


@clause("NM-7.15")
def test_only_revealing_by_playing_turns_a_hidden_character_face_up() -> None:
    uncovered = table(([], [hidden("KS-108", under=["KS-009"])]), p0={"hand": ["KS-106"]})
    uncovered.does("play KS-106 D", "use")
    assert uncovered.is_hidden(1)
    moved = table(([], [hidden("KS-009")]), ([], []), p0={"hand": ["KS-006"]})
    moved.does("play KS-006 D", "use")
    assert moved.is_hidden(1)
    looked = table(([], [hidden("KS-009")]), p0={"hand": ["KS-068"]})
    looked.does("play KS-068 D", "use")
    assert looked.is_hidden(1)
    taken = table(([], [hidden("KS-009")]), p0={"hand": ["KS-020"]})
    taken.does("play KS-020 D", "use")
    assert taken.is_hidden(1)
    taken.does("pass", "pass")
    assert taken.is_hidden(1)
    taken.does("pass", "reveal #1")
    assert not taken.is_hidden(1)


@clause("NM-7.16")
def test_a_move_takes_stack_and_tokens_to_the_same_side_as_the_last_in_order() -> None:
    stack = ch("KS-012", under=["KS-011"], tokens=1)
    story = table(([], [stack]), ([], ["KS-009", "KS-005"]), p0={"hand": ["KS-006"]})
    story.does("play KS-006 D", "use", "target #1")
    assert story.row("C", 1) == [2, 3, 1]
    assert (story.tokens_on(1), len(story.at(1).cards), story.side(1)) == (1, 2, 1)


@clause("NM-7.16")
def test_a_hidden_character_stays_hidden_when_moved() -> None:
    story = table(([], [hidden("KS-086")]), ([], []), p0={"hand": ["KS-006"]})
    story.does("play KS-006 D", "use")
    assert (story.place(1), story.is_hidden(1)) == ("C", True)


@clause("NM-7.17")
def test_there_is_no_move_within_a_mission() -> None:
    story = table(([], ["KS-009"]), p0={"hand": ["KS-006"]})
    story.does("play KS-006 D").expects("turn", 1)
    three = table(([], ["KS-009"]), ([], []), ([], []), p0={"hand": ["KS-006"]})
    three.does("play KS-006 D", "use").expects("mission", 0).expects_exactly("mission C", "mission B")
    three.refuses("mission D", clause="NM-7.17")


@clause("NM-7.18")
def test_the_player_carrying_out_the_move_chooses_the_destination() -> None:
    story = table(([], ["KS-009"]), ([], []), ([], []), p0={"hand": ["KS-006"]})
    story.does("play KS-006 D", "use").expects("mission", 0).does("mission B")
    assert story.place(1) == "B"


@clause("NM-7.18")
def test_a_line_may_name_the_destination() -> None:
    story = table((["KS-009"], []), ([], []), ([], []), p0={"hand": ["KS-143"]})
    story.does("play KS-143 B", "use")
    assert story.place(1) == "B"
    story.expects("turn", 1)


@clause("NM-7.19")
def test_a_moved_character_is_not_played() -> None:
    story = table(([], ["KS-031"]), (["KS-017"], []), p0={"hand": ["KS-121"]})
    story.does("play KS-121 C", "use")
    assert story.place(2) == "D"
    assert story.chakra(1) == 20  # KS-031 saw no play
    assert story.tokens_on(2) == 0  # KS-017's MAIN line did not occur
    story.expects("turn", 1)
    assert story.board.players[0].last_turn == (3,)


# Tokens, chakra, Edge ---------------------------------------------------------------------------------------------------
@clause("NM-7.20")
def test_powerup_puts_tokens_on_the_named_character_or_on_the_source() -> None:
    named = table((["KS-009"], []), p0={"hand": ["KS-001"]})
    named.does("play KS-001 D", "use")
    assert [named.tokens_on(1), named.tokens_on(2)] == [2, 0]
    source = table(([ch("KS-009", tokens=1)], []), p0={"hand": ["KS-017"]})
    source.does("play KS-017 D", "use")
    assert [source.tokens_on(1), source.tokens_on(2)] == [1, 3]


@clause("NM-7.21")
def test_removed_tokens_go_back_to_the_supply_and_taken_tokens_to_the_source() -> None:
    removed = table(([], [ch("KS-009", tokens=2)]), p0={"hand": ["KS-030"]})
    removed.does("play KS-030 D", "use", "amount 2")
    assert [removed.tokens_on(1), removed.tokens_on(2)] == [0, 0]
    taken = table(([hidden("KS-092")], [ch("KS-009", tokens=3)]))
    taken.does("reveal #1", "use", "amount 2")
    assert [taken.tokens_on(1), taken.tokens_on(2)] == [2, 1]


@clause("NM-7.22")
def test_tokens_stay_when_a_character_is_hidden_revealed_moved_upgraded_or_changes_sides() -> None:
    hide = table(([ch("KS-011", tokens=1)], []), p0={"hand": ["KS-012"]}, p1={"hand": ["KS-108"]}, active=1)
    hide.does("play KS-108 D", "use")
    assert (hide.is_hidden(1), hide.tokens_on(1)) == (True, 1)
    hide.does("reveal #1")
    assert (hide.is_hidden(1), hide.tokens_on(1)) == (False, 1)
    hide.does("pass", "upgrade KS-012 #1")
    assert hide.tokens_on(1) == 1
    moved = table(([], [ch("KS-009", tokens=2), "KS-005"]), ([], []), p0={"hand": ["KS-105", "KS-020"]})
    moved.does("play KS-020 D", "use", "target #1")
    assert (moved.side(1), moved.tokens_on(1)) == (0, 2)
    merged = table(([ch("KS-009", tokens=1), hidden("KS-010", tokens=2)], []))
    merged.does("reveal-upgrade #2 #1")
    assert merged.tokens_on(1) == 3
    walked = table((["KS-008"], [ch("KS-086", tokens=2)]), ([], []), p0={"hand": ["KS-105"]})
    walked.does("upgrade KS-105 #1", "use")
    assert (walked.place(2), walked.tokens_on(2)) == ("C", 2)


@clause("NM-7.23")
def test_chakra_is_gained_from_the_supply_and_taken_from_the_opponents_pool() -> None:
    gained = table((["KS-005"], []), p0={"hand": ["KS-006"]})
    gained.does("upgrade KS-006 #1", "use")
    assert [gained.chakra(0), gained.chakra(1)] == [20 - 1 + 2, 20]
    taken = table(([], []), p0={"hand": ["KS-144"]}, p1={"chakra": 1})
    taken.does("play KS-144 D", "use")
    assert [taken.chakra(0), taken.chakra(1)] == [15, 0]
    nothing = table(([], []), p0={"hand": ["KS-144"]}, p1={"chakra": 0})
    nothing.does("play KS-144 D").expects("turn", 1)
    assert [nothing.chakra(0), nothing.chakra(1)] == [14, 0]


@clause("NM-7.24")
def test_a_card_put_hidden_is_a_new_hidden_character_without_price_and_not_played() -> None:
    story = table((["KS-009"], []), ([], []), missions=["KS-M08"], p0={"hand": ["KS-126"], "chakra": 0})
    story.passes().expects("use", 0).does("use").expects("mission", 0).does("mission C")
    assert (story.card(2), story.is_hidden(2), story.place(2), story.side(2)) == ("KS-126", True, "C", 0)
    assert story.events("put-hidden")[0]["object"] == 2
    put = table((["KS-072"], []), p0={"hand": ["KS-073"], "deck": ["KS-009"], "chakra": 3})
    put.does("upgrade KS-073 #1", "use")
    assert put.chakra(0) == 0
    assert put.board.players[0].last_turn == (1,)  # #2 was not played


# Looking and showing ----------------------------------------------------------------------------------------------------
@clause("NM-7.25")
def test_only_the_looking_player_sees_and_the_card_stays_where_it_is() -> None:
    story = table(([], [hidden("KS-126"), hidden("KS-009")]), p0={"hand": ["KS-068"]})
    story.does("play KS-068 D", "use", "target #1")
    (look,) = story.events("look", 0)
    assert look["cards"] == ["KS-126"]
    assert "cards" not in story.events("look", None)[0]
    assert (story.place(1), story.is_hidden(1), story.side(1)) == ("D", True, 1)
    assert story.match.view(0)["missions"][0]["sides"][1][0]["card"] == "KS-126"
    assert "card" not in story.match.view(None)["missions"][0]["sides"][1][0]


@clause("NM-7.25")
def test_a_look_at_a_hand_leaves_the_hand_as_it_is() -> None:
    story = table(([], []), p0={"hand": ["KS-091"]}, p1={"hand": ["KS-005", "KS-009"]})
    story.does("play KS-091 D", "use")
    assert story.events("look-hand", 0)[0]["cards"] == ["KS-005", "KS-009"]
    assert story.hand(1) == ["KS-005", "KS-009"]


@clause("NM-7.26")
@pytest.mark.parametrize("size", [5, 3, 2, 1])
def test_a_look_at_the_top_cards_puts_the_rest_back_in_the_same_order(size: int) -> None:
    deck = ["KS-009", "KS-027", "KS-005", "KS-013", "KS-011"][:size]
    story = table((["KS-025"], []), p0={"hand": ["KS-026"], "deck": deck})
    story.does("upgrade KS-026 #1", "use")
    assert story.events("look-deck", 0)[0]["cards"] == deck[:3]
    assert story.deck(0) == [card for card in deck if card != "KS-027"]
    assert story.hand(0) == [card for card in deck if card == "KS-027"]


@clause("NM-7.27")
def test_what_is_shown_is_seen_by_both_players() -> None:
    story = table((["KS-025"], []), p0={"hand": ["KS-026"], "deck": ["KS-009", "KS-027", "KS-005"]})
    story.does("upgrade KS-026 #1", "use")
    for seat in (0, 1, None):
        assert story.events("show", seat)[0]["cards"] == ["KS-027"]


@clause("NM-7.28")
def test_a_card_put_on_top_of_the_deck_is_face_down_and_not_shown() -> None:
    story = table(([], []), p0={"hand": ["KS-088", "KS-126"], "deck": ["KS-013", "KS-005"]})
    story.does("play KS-088 D", "use").expects("card", 0).expects_exactly("card KS-013", "card KS-126")
    story.does("card KS-126")
    assert story.deck(0) == ["KS-126", "KS-005"]
    assert story.events("put-back", 0)[0]["cards"] == ["KS-126"]
    for seat in (1, None):
        assert "cards" not in story.events("put-back", seat)[0]


@clause("NM-7.29")
def test_the_card_beneath_a_discarded_top_card_becomes_the_character() -> None:
    stack = ch("KS-112", under=["KS-017"], tokens=2)
    story = table(([], [stack]), p0={"hand": ["KS-106"]})
    story.does("play KS-106 D", "use")
    assert (story.card(1), story.tokens_on(1), story.place(1)) == ("KS-017", 2, "D")
    assert story.discard(1) == ["KS-112"]
    story.expects("turn", 1)  # nothing is played: KS-017's MAIN line does not occur
    assert story.match.log(None)[-1]["kind"] == "top-discarded"


@clause("NM-7.29")
def test_an_uncovered_name_that_conflicts_is_discarded_without_a_defeat() -> None:
    story = table(([], [ch("KS-138", under=["KS-009"]), "KS-010", "KS-003"]), p0={"hand": ["KS-106"]})
    story.does("play KS-106 D", "use")
    assert story.gone(1)
    assert story.discard(1) == ["KS-009", "KS-138"]
    assert story.chakra(1) == 20


@clause("NM-7.30")
def test_the_edge_changes_hands_and_nothing_happens_if_it_is_already_there() -> None:
    give = table(([], []), p0={"hand": ["KS-146"]})
    give.does("play KS-146 D", "use")
    assert (give.edge, give.tokens_on(1)) == (1, 3)
    without = table(([], []), p0={"hand": ["KS-146"]}, edge=1, active=0)
    without.does("play KS-146 D").expects("turn", 1)
    assert (without.edge, without.tokens_on(1)) == (1, 0)
    take = table(([], []), p0={"hand": ["KS-148"]}, edge=1, active=0)
    take.does("play KS-148 D", "use")
    assert take.edge == 0
    held = table(([], []), p0={"hand": ["KS-148"]})
    held.does("play KS-148 D").expects("turn", 1)
    assert (held.edge, held.events("edge")) == (0, [])
    passed = table(([], [])).does("pass")
    assert (passed.edge, passed.events("edge")) == (0, [])  # the first to pass had it already


@clause("NM-7.31")
def test_every_character_gets_the_next_public_number_and_keeps_it() -> None:
    story = table((["KS-009"], []), ([], []), p0={"hand": ["KS-005", "KS-108"]}, p1={"hand": ["KS-011", "KS-013"]})
    story.does("hide KS-005 D", "play KS-011 C", "upgrade KS-108 #1")
    assert [story.row("D", 0), story.row("C", 1)] == [[1, 2], [3]]
    for seat in (0, 1, None):
        shown = story.match.view(seat)["missions"]
        assert [c["object"] for c in shown[0]["sides"][0]] == [1, 2]
        assert [c["object"] for c in shown[1]["sides"][1]] == [3]


@clause("NM-7.31")
def test_numbers_are_never_reused() -> None:
    story = table(([], ["KS-009"]), p0={"hand": ["KS-119"]}, p1={"hand": ["KS-010", "KS-005"]})
    story.does("play KS-119 D", "use")
    assert story.gone(1)
    story.does("play KS-010 D", "pass", "play KS-005 D")
    assert story.row("D", 1) == [3, 4]
    assert story.match.position()["next_object"] == 5


@clause("NM-7.31")
def test_the_merged_character_keeps_the_number_of_the_face_up_one_and_the_other_is_not_given_again() -> None:
    story = table((["KS-009", hidden("KS-108")], []), p0={"hand": ["KS-005"]})
    story.does("reveal-upgrade #2 #1", "pass", "play KS-005 D")
    assert story.row("D", 0) == [1, 3]
