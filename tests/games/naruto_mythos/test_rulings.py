"""The readings this project takes where the rules were silent (docs/rulings.md), as stories."""

import pytest

import kleos
from kleos.games.naruto_mythos.board import as_board
from kleos.games.naruto_mythos.testing import Story, ch, hidden, random_decks, table
from kleos.testing import clause


@clause("NM-3.15")
def test_p0_answers_the_mulligan_first_and_p1_cannot_tell_how() -> None:
    match = kleos.new("naruto-mythos", seed=5, decks=random_decks(5))
    assert match.decision is not None
    assert match.decision.seat == 0
    views = []
    for answer in ("keep", "mulligan"):
        fork = match.clone()
        fork.choose(answer)
        assert fork.decision is not None
        assert (fork.decision.seat, fork.decision.kind) == (1, "mulligan")
        views.append((fork.view(1), fork.log(1), fork.view(None), fork.log(None)))
    assert views[0] == views[1]


@clause("NM-8.10")
def test_of_two_who_give_up_the_first_has_lost() -> None:
    story = table((["KS-009"], ["KS-013", "KS-032"]), ([], []), p0={"hand": ["KS-006"]})
    story.does("play KS-006 D", "use").expects("target", 0)
    story.match.concede(1)
    story.expects("target", 0)  # p0's line is still resolving
    story.match.concede(0)
    outcome = story.match.outcome
    assert outcome is not None
    assert outcome.winners == (0,)


@clause("NM-9.16")
def test_a_match_dealt_anew_knows_the_own_list_and_not_the_opponents() -> None:
    match = kleos.new("naruto-mythos", seed=3, decks=random_decks(3))
    match.choose("keep")
    match.choose("keep")
    true = as_board(match.state)
    own = sorted(true.identity[card].index for card in true.players[0].deck)
    theirs = {true.identity[card].index for card in (*true.players[1].deck, *true.players[1].hand)}
    strangers = 0
    for seed in range(20):
        guess = as_board(match.determinize(0, seed).state)
        assert sorted(guess.identity[card].index for card in guess.players[0].deck) == own
        dealt = [guess.identity[card].index for card in (*guess.players[1].deck, *guess.players[1].hand)]
        assert max(dealt.count(index) for index in dealt) <= 2
        strangers += sum(index not in theirs for index in dealt)
    assert strangers > 200, "the guesses stay within the opponent's true list"


def hands(story: Story, card: str) -> int:
    """In how many of many guesses of p0 the opponent holds the card."""
    boards = [as_board(story.match.determinize(0, seed).state) for seed in range(40)]
    return sum(card in [g.identity[held].id for held in g.players[1].hand] for g in boards)


@clause("NM-9.17")
def test_a_card_seen_going_to_a_hand_stays_there_until_something_leaves_it_unseen() -> None:
    deck = ["KS-005", "KS-011", "KS-017", "KS-019", "KS-021", "KS-023"]
    story = table(([], ["KS-094"]), p1={"hand": ["KS-032", "KS-046"], "deck": deck}, p0={"deck": deck})
    story.passes()
    assert "KS-094" in story.hand(1)
    assert hands(story, "KS-094") == 40
    if story.seat == 0:
        story.does("pass")
    story.does("hide KS-032 D")
    assert 20 < hands(story, "KS-094") < 40, "it may be the card that was put down"
    for seed in range(20):
        guess = as_board(story.match.determinize(0, seed).state)
        held = [guess.identity[card].id for card in guess.players[1].hand]
        down = [guess.card_of(guess.at(n)).id for n in guess.subjects() if guess.at(n).hidden]
        assert "KS-094" in held + down


@clause("NM-9.17")
def test_a_card_seen_on_the_own_deck_is_still_on_top() -> None:
    story = table(p0={"hand": ["KS-088"], "deck": ["KS-005", "KS-011", "KS-017", "KS-019", "KS-021", "KS-023"]})
    story.does("play KS-088 D", "use")
    tops = set()
    for seed in range(10):
        guess = as_board(story.match.determinize(0, seed).state)
        tops.add(guess.identity[guess.players[0].deck[-1]].id)
    assert tops == {story.deck(0)[0]}


@clause("NM-14.10")
def test_the_controller_of_a_hidden_character_always_knows_it() -> None:
    story = table(([hidden("KS-009", known_to=[1])], []))
    assert story.match.view(0)["missions"][0]["sides"][0][0]["card"] == "KS-009"
    assert story.match.position()["missions"][0]["sides"][0][0]["known_to"] == [0, 1]


@clause("NM-14.11")
def test_a_position_does_not_tell_the_seed_of_its_match() -> None:
    for seed in (7, 12345, 2**60):
        match = kleos.new("naruto-mythos", seed=seed, decks=random_decks(1))
        assert match.position()["seed"] != seed
        again = kleos.from_position(match.position())
        assert again.position() == match.position()


@clause("NM-14.12")
def test_a_character_cannot_be_the_source_of_its_own_control() -> None:
    with pytest.raises(kleos.PositionError, match="controlled_by"):
        table(([ch("KS-009", owner=1, controlled_by=1)], []))
    with pytest.raises(kleos.PositionError, match="controlled_by"):
        table(([ch("KS-009", owner=1, controlled_by=2), ch("KS-020", owner=1, controlled_by=1)], []))
    table((["KS-020", ch("KS-009", owner=1, controlled_by=1)], []))


@clause("NM-11.34.4")
def test_kurenai_makes_her_own_upgrade_cheaper() -> None:
    story = table((["KS-034"], ["KS-125"]), p0={"hand": ["KS-035"], "chakra": 1})
    story.does("upgrade KS-035 #1")  # 4 + 1 - 3 - 1
    assert story.chakra(0) == 0


@clause("NM-11.52.5")
def test_kabuto_sees_the_card_he_takes_before_he_chooses_its_mission() -> None:
    story = table(([hidden("KS-052")], []), ([], []), p1={"deck": ["KS-126", "KS-009"]})
    story.does("reveal #1", "use").expects("mission", 0)
    assert story.match.log(0)[-1]["cards"] == ["KS-126"]
    for seat in (1, None):
        assert story.match.log(seat)[-1]["cards_hidden"] == 1
    story.does("mission C")
    assert story.card(2) == "KS-126"
    assert story.deck(1) == ["KS-009"]
