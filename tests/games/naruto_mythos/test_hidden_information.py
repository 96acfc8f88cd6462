"""Hidden information (section 9): what views, logs and decisions tell each seat and a spectator (None)."""

import json
from typing import Any

import pytest

import kleos
from kleos.games.naruto_mythos.schema import Decision, View
from kleos.games.naruto_mythos.testing import Story, ch, hidden, random_decks, table
from kleos.language.languages import LANGUAGES
from kleos.testing import clause, play_randomly

EVERYBODY = (0, 1, None)


def all_told(story: Story, seat: int | None) -> str:
    """Everything a seat is told: view, log and texts, in every language, as one text."""
    return json.dumps([[story.match.view(seat, lang), story.match.log(seat, lang)] for lang in LANGUAGES])


def tells(story: Story, seat: int | None, card: str) -> bool:
    """Whether a seat is told the card (its id or its name) anywhere."""
    told = all_told(story, seat)
    face = kleos.rules("naruto-mythos").cards[card]
    return card in told or any(face.name(lang) in told for lang in LANGUAGES)


def who_knows(story: Story, card: str) -> list[int | None]:
    return [seat for seat in EVERYBODY if tells(story, seat, card)]


# Looking --------------------------------------------------------------------------------------------------------------
@clause("NM-9.1")
def test_a_player_may_look_at_own_hidden_characters_and_both_discard_piles() -> None:
    story = table(
        ([hidden("KS-126", under=["KS-050"])], []), p0={"discard": ["KS-009", "KS-005"]}, p1={"discard": ["KS-013"]}
    )
    mine = story.shown(1, 0)
    assert (mine["card"], mine["under"], mine["hidden"]) == ("KS-126", ["KS-050"], True)
    for seat in EVERYBODY:
        assert [player["discard"] for player in story.match.view(seat)["players"]] == [["KS-009", "KS-005"], ["KS-013"]]


@clause("NM-9.1", "NM-9.5")
def test_of_a_hidden_character_others_see_place_number_stack_tokens_and_owner_only() -> None:
    story = table((["KS-009"], [hidden("KS-126", under=["KS-050"], tokens=2)]))
    for seat in (0, None):
        character = story.shown(2, seat)
        assert character == {
            "object": 2,
            "hidden": True,
            "stack": 2,
            "tokens": 2,
            "power": 2,
            "owner": 1,
            "controller": 1,
        }
    assert who_knows(story, "KS-126") == [1]


@clause("NM-9.2")
def test_the_controller_not_the_owner_may_look_at_a_hidden_character() -> None:
    # KS-052 takes the top card of p1's deck: p1 never saw it, though it is theirs.
    story = table(([hidden("KS-052")], []), p1={"deck": ["KS-126", "KS-009"]})
    story.does("reveal #1", "use")
    assert story.shown(2, 0)["card"] == "KS-126"
    assert "card" not in story.shown(2, 1)
    assert "card" not in story.shown(2, None)
    assert (story.shown(2, 1)["owner"], story.shown(2, 1)["controller"]) == (1, 0)
    assert [e.get("cards") for e in story.match.log(1) if e["kind"] == "put-hidden"] == [None]


@clause("NM-9.2")
def test_when_control_changes_the_new_controller_may_look() -> None:
    story = table(([], [hidden("KS-126")]), p0={"hand": ["KS-020"]})
    assert "card" not in story.shown(1, 0)
    story.does("play KS-020 D", "use")
    assert story.shown(1, 0)["card"] == "KS-126"
    assert "card" not in story.shown(1, None)
    back = table((["KS-052", hidden("KS-126", owner=1, controlled_by=1)], []), p1={"hand": ["KS-108"]}, active=1)
    assert "card" not in back.shown(2, 1)
    back.does("play KS-108 D", "use")  # KS-052 is hidden: the card comes to its owner, who may look now
    assert back.shown(2, 1)["card"] == "KS-126"


@clause("NM-9.3")
def test_what_was_face_up_before_being_hidden_stays_known_to_all() -> None:
    story = table(([], ["KS-009", "KS-005"]), ([], []), p0={"hand": ["KS-108", "KS-006"]})
    story.does("play KS-108 D", "use", "target #1")
    for seat in EVERYBODY:
        assert (story.shown(1, seat)["card"], story.shown(1, seat)["known"]) == ("KS-009", True)
    story.does("pass", "play KS-006 D", "use", "target #1")  # moved: still the same number
    assert story.place(1) == "C"
    for seat in EVERYBODY:
        assert story.shown(1, seat)["known"] is True


@clause("NM-9.3")
def test_what_was_revealed_and_hidden_again_is_known_to_all() -> None:
    story = table(([], [hidden("KS-009"), "KS-005"]), p0={"hand": ["KS-108"]}, active=1)
    story.does("reveal #1", "play KS-108 D", "use", "target #1")
    assert story.is_hidden(1)
    for seat in EVERYBODY:
        assert (story.shown(1, seat)["card"], story.shown(1, seat)["known"]) == ("KS-009", True)


@clause("NM-9.3")
def test_what_was_looked_at_stays_known_to_the_looker() -> None:
    story = table(([], [hidden("KS-126"), hidden("KS-009")]), ([], []), p0={"hand": ["KS-068", "KS-006"]})
    story.does("play KS-068 D", "use", "target #1")
    assert (story.shown(1, 0)["card"], story.shown(1, 0)["known"]) == ("KS-126", True)
    assert "card" not in story.shown(1, None)
    story.does("pass", "play KS-006 D", "use", "target #1").passes()
    assert story.place(1) == "C"
    assert story.shown(1, 0)["card"] == "KS-126"


@clause("NM-9.3")
def test_what_was_formerly_controlled_stays_known_but_only_as_long_as_the_number_exists() -> None:
    story = table((["KS-020", hidden("KS-126", owner=1, controlled_by=1)], []), p1={"hand": ["KS-108"]}, active=1)
    story.does("play KS-108 D", "use")
    assert story.side(2) == 1
    assert story.shown(2, 0)["known"] is True  # p0 controlled it before
    # The number ends with the character: the same card hidden again is a new object nobody else knows.
    again = table(([], ["KS-094"]))
    again.passes()
    assert again.hand(1) == ["KS-094"]
    again.does("pass", "hide KS-094 D")
    assert "card" not in again.shown(2, 0)


@clause("NM-9.4")
def test_after_a_look_at_a_hand_only_the_private_log_keeps_the_list() -> None:
    story = table(([], []), p0={"hand": ["KS-091"]}, p1={"hand": ["KS-009", "KS-126"]})
    before = story.match.view(0)["players"][1]
    story.does("play KS-091 D", "use")
    after = story.match.view(0)["players"][1]
    assert after == before  # no marks, only the number of cards
    assert story.events("look-hand", 0)[0]["cards"] == ["KS-009", "KS-126"]
    for seat in (1, None):
        assert "cards" not in story.events("look-hand", seat)[0]


# Views ----------------------------------------------------------------------------------------------------------------
@clause("NM-9.5")
def test_a_view_never_contains_the_secrets_of_the_match() -> None:
    secrets = {
        "hand": "KS-126",
        "deck": "KS-131",
        "hidden": "KS-136",
        "mission deck": "KS-M10",
        "aside": "KS-M08",
        "other aside": "KS-M07",
    }
    story = table(
        (["KS-009"], [hidden(secrets["hidden"])]),
        seed=918273645,
        mission_deck=[secrets["mission deck"], "KS-M01", "KS-M02"],
        p0={"hand": ["KS-005"], "deck": ["KS-011", "KS-013"], "aside": secrets["other aside"]},
        p1={"hand": [secrets["hand"]], "deck": [secrets["deck"]], "aside": secrets["aside"]},
    )
    for seat in (0, None):
        told = all_told(story, seat)
        for place, card in secrets.items():
            assert card not in told, f"{place} is told to {seat}"
        assert "918273645" not in told
        assert "KS-M01" not in told
    assert "KS-005" not in all_told(story, None)


@clause("NM-9.5", "NM-9.15")
def test_a_view_tells_neither_contents_nor_order_of_the_own_deck() -> None:
    def told(deck: list[str], hand: list[str]) -> View:
        return table(([], []), p0={"deck": deck, "hand": hand}).match.view(0)

    assert told(["KS-009", "KS-013", "KS-005"], []) == told(["KS-005", "KS-009", "KS-013"], [])


@clause("NM-9.15")
def test_a_view_shows_the_own_starting_list_and_the_sizes_of_all_zones() -> None:
    decks = random_decks(3)
    match = kleos.new("naruto-mythos", seed=3, decks=decks)
    for seat in range(2):
        own = match.view(seat)["players"][seat]
        assert own["deck_list"] == sorted(decks[seat].cards)
        assert sorted(own["missions"]) == sorted(decks[seat].missions)
        other = match.view(seat)["players"][1 - seat]
        assert "deck_list" not in other
        assert "hand" not in other
        assert "missions" not in other
        assert (other["hand_size"], other["deck_size"]) == (5, len(decks[1 - seat].cards) - 5)
    whole = match.view(0)["players"][0]["deck_list"]
    play_randomly(match, 3)
    assert match.view(0)["players"][0]["deck_list"] == whole  # never what is left


@clause("NM-9.15")
def test_the_card_taken_from_the_own_deck_cannot_be_told_from_the_view() -> None:
    # KS-052 took the top card of p1's deck: whichever it was, p1 sees the same.
    def told(top: str, rest: str) -> tuple[Any, Any]:
        story = table(([hidden("KS-052")], []), p1={"deck": [top, rest, "KS-011"]})
        story.does("reveal #1", "use")
        return story.match.view(1), story.match.log(1)

    assert told("KS-126", "KS-009") == told("KS-009", "KS-126")


# Logs -----------------------------------------------------------------------------------------------------------------
@clause("NM-9.6")
def test_a_hidden_play_names_player_mission_and_number_to_all_the_card_to_its_player() -> None:
    story = table(([], []), ([], []), p0={"hand": ["KS-126"]})
    story.does("hide KS-126 C")
    for seat in EVERYBODY:
        (entry,) = story.events("put-down", seat)
        assert (entry["seat"], entry["mission"], entry["object"]) == (0, "C", 1)
        assert entry.get("cards") == (["KS-126"] if seat == 0 else None)
    assert who_knows(story, "KS-126") == [0]


@clause("NM-9.6")
def test_a_card_put_hidden_is_named_to_those_who_may_look_at_it() -> None:
    story = table((["KS-072"], []), p0={"hand": ["KS-073"], "deck": ["KS-126"]})
    story.does("upgrade KS-073 #1", "use")
    for seat in EVERYBODY:
        (entry,) = story.events("put-hidden", seat)
        assert (entry["seat"], entry["mission"], entry["object"]) == (0, "D", 2)
    assert who_knows(story, "KS-126") == [0]


@clause("NM-9.7")
def test_a_draw_names_the_number_to_all_and_the_cards_to_the_drawer() -> None:
    story = table(([], []), p0={"hand": ["KS-072"]}, p1={"deck": ["KS-126"]})
    story.does("play KS-072 D")
    for seat in EVERYBODY:
        (entry,) = story.events("draw", seat)
        assert (entry["seat"], entry["amount"]) == (1, 1)
        assert entry.get("cards") == (["KS-126"] if seat == 1 else None)
    assert who_knows(story, "KS-126") == [1]


@clause("NM-9.8")
def test_a_look_names_looker_and_object_to_all_and_the_cards_to_the_looker() -> None:
    story = table(([], [hidden("KS-126")]), p0={"hand": ["KS-068"]})
    story.does("play KS-068 D", "use")
    for seat in EVERYBODY:
        (entry,) = story.events("look", seat)
        assert (entry["seat"], entry["object"]) == (0, 1)
        assert entry.get("cards") == (["KS-126"] if seat == 0 else None)


@clause("NM-9.8")
def test_a_look_at_hand_or_deck_says_so_and_how_many() -> None:
    hand = table(([], []), p0={"hand": ["KS-091"]}, p1={"hand": ["KS-126"]})
    hand.does("play KS-091 D", "use")
    assert [hand.events("look-hand", seat)[0].get("cards") for seat in EVERYBODY] == [["KS-126"], None, None]
    assert who_knows(hand, "KS-126") == [0, 1]  # p1 in their own hand
    deck = table((["KS-025"], []), p0={"hand": ["KS-026"], "deck": ["KS-126", "KS-131", "KS-136"]})
    deck.does("upgrade KS-026 #1", "use")
    for seat in EVERYBODY:
        (entry,) = deck.events("look-deck", seat)
        assert (entry["seat"], entry["amount"]) == (0, 3)
        assert entry.get("cards") == (["KS-126", "KS-131", "KS-136"] if seat == 0 else None)
    assert not tells(deck, 1, "KS-131")


@clause("NM-9.9")
def test_a_card_put_back_on_a_deck_is_named_to_its_owner_only() -> None:
    story = table(([], []), p0={"hand": ["KS-088", "KS-126"], "deck": ["KS-009"]})
    story.does("play KS-088 D", "use", "card KS-126")
    assert [story.events("put-back", seat)[0].get("cards") for seat in EVERYBODY] == [["KS-126"], None, None]
    assert not tells(story, 1, "KS-126")
    assert not tells(story, None, "KS-126")


@clause("NM-9.10")
def test_plays_upgrades_reveals_prices_and_tokens_are_public_in_full() -> None:
    story = table(([hidden("KS-005"), "KS-009"], []), p0={"hand": ["KS-017", "KS-108"]})
    story.does("play KS-017 D", "use", "pass", "upgrade KS-108 #2", "reveal #1")
    for seat in EVERYBODY:
        entries = {e["kind"]: (e.get("cards"), e.get("amount")) for e in story.match.log(seat)}
        assert entries["play"] == (["KS-017"], 2)
        assert entries["upgrade"] == (["KS-108"], 3)
        assert entries["reveal"] == (["KS-005"], 2)
        assert entries["tokens"] == (None, 3)
    merged = table((["KS-009", hidden("KS-108")], []))
    merged.does("reveal-upgrade #2 #1")
    for seat in EVERYBODY:
        assert [e["cards"] for e in merged.events("reveal-upgrade", seat)] == [["KS-108"]]
        assert [e["amount"] for e in merged.events("reveal-upgrade", seat)] == [3]


@clause("NM-9.10")
def test_discards_and_defeats_are_public_in_full() -> None:
    story = table((["KS-055"], [hidden("KS-126")]), p0={"hand": ["KS-123", "KS-131"]})
    story.does("upgrade KS-123 #1", "use")
    for seat in EVERYBODY:
        assert [e["cards"] for e in story.events("discard", seat)] == [["KS-131"]]
        assert [e["cards"] for e in story.events("defeat", seat)] == [["KS-126"]]
    mill = table(([], []), p0={"hand": ["KS-089"]}, p1={"deck": ["KS-126"]})
    mill.does("play KS-089 D", "use")
    assert [mill.events("mill", seat)[0]["cards"] for seat in EVERYBODY] == [["KS-126"]] * 3


@clause("NM-9.11")
def test_a_hidden_character_defeated_into_a_hand_is_not_named_to_the_opponent() -> None:
    story = table(([], [hidden("KS-126"), "KS-004"]), p0={"hand": ["KS-041"]})
    story.does("play KS-041 D", "use")
    assert story.hand(1) == ["KS-126"]
    assert [story.events("defeat", seat)[0].get("cards") for seat in EVERYBODY] == [None, ["KS-126"], None]
    assert who_knows(story, "KS-126") == [1]


@clause("NM-9.11")
def test_unless_it_was_already_known() -> None:
    story = table(([], [hidden("KS-126", known_to=[0, 1]), "KS-004"]), p0={"hand": ["KS-041"]})
    story.does("play KS-041 D", "use")
    assert story.events("defeat", 0)[0]["cards"] == ["KS-126"]


@clause("NM-9.10", "NM-9.11")
def test_the_cards_beneath_a_character_defeated_into_a_hand_are_discarded_in_public() -> None:
    # The top card goes to hand unseen, the card beneath it to the pile: the log tells that one to all.
    story = table(([], [hidden("KS-126", under=["KS-050"]), "KS-004"]), p0={"hand": ["KS-041"]})
    story.does("play KS-041 D", "use")
    assert (story.hand(1), story.discard(1)) == (["KS-126"], ["KS-050"])
    for seat in (0, None):
        assert "KS-126" not in all_told(story, seat)
        assert "KS-050" in json.dumps(story.match.log(seat))


@clause("NM-9.12")
def test_a_hidden_character_moved_or_returned_is_named_only_to_those_who_know_it() -> None:
    moved = table(([], [hidden("KS-126")]), ([], []), p0={"hand": ["KS-006"]})
    moved.does("play KS-006 D", "use")
    assert [moved.events("move", seat)[0].get("cards") for seat in EVERYBODY] == [None, ["KS-126"], None]
    assert who_knows(moved, "KS-126") == [1]
    returned = table((["KS-052", hidden("KS-126", owner=1, controlled_by=1)], []), p1={"hand": ["KS-108"]}, active=1)
    returned.does("play KS-108 D", "use")
    cards = [returned.events("control-ends", seat)[0].get("cards") for seat in EVERYBODY]
    assert cards == [["KS-126"], ["KS-126"], None]
    assert who_knows(returned, "KS-126") == [0, 1]


@clause("NM-9.13")
@pytest.mark.parametrize("card", ["KS-016", "KS-086"])
def test_a_tested_printed_cost_publishes_only_the_outcome(card: str) -> None:
    # KS-050 looks; the spectator learns whether control was taken, never the card.
    story = table(([hidden("KS-050")], [hidden(card)]))
    story.does("reveal #1", "use")
    assert (story.side(2) == 0) == (card == "KS-086")
    assert who_knows(story, card) == [0, 1]
    assert [e["kind"] for e in story.match.log(None)][-1] == ("control" if card == "KS-086" else "look")


@clause("NM-9.13")
@pytest.mark.parametrize("card", ["KS-009", "KS-136"])
def test_a_tested_printed_power_of_a_card_not_shown_publishes_only_the_outcome(card: str) -> None:
    # KS-118 defeats a hidden friend of p1's KS-004: the card goes to hand unseen, its Power is tested all the same.
    story = table(([hidden("KS-118")], [hidden(card), "KS-004"]), ([], [hidden("KS-086")]))
    story.does("reveal #1", "use")
    assert story.hand(1) == ([card, "KS-086"] if card == "KS-009" else [card])
    assert not tells(story, 0, card)
    assert not tells(story, None, card)


# Decisions ------------------------------------------------------------------------------------------------------------
def asked(story: Story, seat: int | None) -> Decision:
    """The open decision as a seat sees it."""
    decision = story.match.view(seat)["decision"]
    assert decision is not None
    return decision


@clause("NM-9.14")
def test_offers_are_visible_only_to_the_deciding_player() -> None:
    story = table(([], []), p0={"hand": ["KS-009", "KS-126"]})
    decision = asked(story, 0)
    assert (decision["seat"], decision["kind"]) == (0, "turn")
    assert [option["token"] for option in decision["options"]] == story.tokens
    assert decision["prompt"]
    for seat in (1, None):
        assert story.match.view(seat)["decision"] == {"seat": 0, "kind": "turn"}


@clause("NM-9.14")
def test_the_choice_of_a_card_does_not_show_the_hand() -> None:
    story = table(([], []), p0={"hand": ["KS-141", "KS-126", "KS-131"]})
    story.does("play KS-141 D", "use").expects("card", 0)
    for seat in (1, None):
        assert story.match.view(seat)["decision"] == {"seat": 0, "kind": "card"}
        assert not tells(story, seat, "KS-126")


@clause("NM-9.14")
def test_over_whole_matches_only_the_decider_sees_options_and_no_view_names_an_unseen_card() -> None:
    def look(match: kleos.Match) -> None:
        decision = match.decision
        assert decision is not None
        for seat in EVERYBODY:
            told = match.view(seat)["decision"]
            if seat == decision.seat:
                assert set(told) - {"source"} == {"seat", "kind", "prompt", "options"}
            else:
                assert set(told) == {"seat", "kind"}
            for player in match.view(seat)["players"]:
                assert ("hand" in player) == (player["seat"] == seat)

    for seed in range(5):
        play_randomly(kleos.new("naruto-mythos", seed=seed, decks=random_decks(seed)), seed, look)


@clause("NM-9.14")
def test_the_decider_is_told_which_line_asks() -> None:
    story = table(([], [ch("KS-012"), "KS-005"]), p0={"hand": ["KS-108"]})
    assert "source" not in asked(story, 0), "the rules ask"
    story.does("play KS-108 D")
    assert asked(story, 0)["source"] == {"card": "KS-108", "line": 1}
    for seat in (1, None):
        assert "source" not in asked(story, seat)


@clause("NM-9.5", "NM-9.14")
def test_the_secret_answer_to_the_mulligan_is_in_no_other_view() -> None:
    for answer in ("keep", "mulligan"):
        match = kleos.new("naruto-mythos", seed=8, decks=random_decks(8))
        match.choose(answer)
        assert match.view(0)["players"][0]["mulligan"] == answer
        for seat in (1, None):
            assert "mulligan" not in match.view(seat)["players"][0]
            assert [e["kind"] for e in match.log(seat)].count("mulligan") == 0


@clause("NM-9.3")
def test_a_stack_hidden_after_having_been_face_up_is_known_with_all_its_cards() -> None:
    story = table(([], [ch("KS-012", under=["KS-011"]), "KS-005"]), p0={"hand": ["KS-108"]})
    story.does("play KS-108 D", "use", "target #1")
    for seat in EVERYBODY:
        assert (story.shown(1, seat)["card"], story.shown(1, seat)["under"]) == ("KS-012", ["KS-011"])
