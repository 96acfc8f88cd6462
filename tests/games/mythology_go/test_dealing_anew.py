"""What a match dealt anew from one seat's knowledge keeps (MG-9.11): all that was seen, all sizes, and every choice."""

from collections import Counter
from typing import Any

import pytest

from kleos.games.mythology_go.board import Board, as_board
from kleos.games.mythology_go.testing import Story, begun, creature, down, table
from kleos.games.mythology_go.visibility import knows_creature
from kleos.match import Match
from kleos.testing import check_invariants, clause, play_randomly, random_match

SEEDS = range(40)
MIXED = ["golem", "nain", "harpie", "licorne", "griffon", "cerbere", "sirene", "sphinx"]


def anew(story: Story, seat: int) -> list[Story]:
    """Many matches dealt anew from what the seat knows."""
    return [Story(story.match.determinize(seat, seed)) for seed in SEEDS]


# What is kept ---------------------------------------------------------------------------------------------------------------
@clause("MG-9.11", "MG-9.1")
@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_what_is_open_what_the_seat_has_seen_and_every_size_stay(players: int) -> None:
    seen = 0

    def look(match: Match) -> None:
        nonlocal seen
        seen += 1
        if seen % 25:
            return
        g = as_board(match.state)
        for seat in range(match.players):
            other = match.determinize(seat, seen)
            new = as_board(other.state)
            assert check_invariants(other) == []
            assert open_table(new) == open_table(g)
            assert (new.players[seat].hand, new.players[seat].divinity) == (
                g.players[seat].hand,
                g.players[seat].divinity,
            )
            assert [new.deck[at] for at in range(len(g.deck)) if g.deck_known[at] >> seat & 1] == [
                g.deck[at] for at in range(len(g.deck)) if g.deck_known[at] >> seat & 1
            ]
            for n in g.pieces:
                if knows_creature(g, seat, n):
                    assert new.pieces[n].card == g.pieces[n].card
            assert whole(new) == whole(g), "the cards of the match are public"

    play_randomly(random_match("mythology-go", 20 + players, players), players, look, eager=True)
    assert seen > 80


def open_table(g: Board) -> Any:
    """Everything that lies open, whoever it belongs to."""
    players = [(p.field, len(p.hand), p.belief, p.belief_used, p.spells, p.scores, p.conceded) for p in g.players]
    up = [(n, g.pieces[n].card) for n in sorted(g.pieces) if not g.pieces[n].down]
    zones = (len(g.deck), g.discard_pile, g.aside, g.casting, g.free_beliefs, len(g.unused))
    return players, up, zones, g.round, g.current, g.plays, g.countdown, g.opportunities, g.declared, g.promised


def whole(g: Board) -> Counter[int]:
    cards = Counter(g.deck + g.discard_pile + g.aside)
    for player in g.players:
        cards.update(player.hand)
    for piece in g.pieces.values():
        cards[piece.card] += 2 if piece.fused else 1
    if g.casting >= 0:
        cards[g.casting] += 1
    return cards


@clause("MG-9.11")
def test_deck_hand_and_face_down_creatures_of_others_are_dealt_anew_together() -> None:
    story = table(
        {"hand": ["elfe", "nain"], "field": ["centaure", down("golem")]}, {}, deck=["harpie", "sirene", "sphinx"]
    )
    found = anew(story, 1)
    assert {card for other in found for card in other.hand(0)} == {
        "elfe",
        "nain",
        "golem",
        "harpie",
        "sirene",
        "sphinx",
    }
    assert {other.field(0)[1] for other in found} == {"nain", "golem", "harpie", "sirene", "sphinx"}, "no Elf lies so"
    assert all(other.field(0)[0] == "centaure" for other in found)
    assert {tuple(other.hand(0)) for other in anew(story, 0)} == {("elfe", "nain")}
    assert len({tuple(other.deck) for other in anew(story, 0)}) == 6


@clause("MG-9.11", "MG-5.1.5")
def test_face_down_creatures_may_lie_so_in_every_deal_however_few_there_are() -> None:
    hand = ["dragon", "dragon", "cyclope", "cyclope", "elfe"]
    story = table({"hand": hand, "field": ["centaure", down("golem")]}, {}, deck=["elfe", "chimere", "djinn"])
    for other in anew(story, 1):
        assert other.field(0)[1] == "golem", "the only card that is not seen and may lie face-down"


@clause("MG-9.2", "MG-9.11")
def test_own_returned_cards_lie_where_they_were_put_and_the_rest_is_dealt_anew() -> None:
    story = table({"hand": ["elfe", "golem", "nain"]}, {}, {}, deck=[*MIXED[2:], "centaure", "troll"])
    story.does("play elfe", "done").does("card nain", "card golem", "done").expects("main", 1)
    bottom = story.deck[-4:]
    assert bottom[:2] == ["nain", "golem"]
    assert all(other.deck[-4:] == bottom for other in anew(story, 0))
    assert len({tuple(other.hand(1)) for other in anew(story, 0)}) > 10
    assert len({tuple(other.deck[-4:]) for other in anew(story, 2)}) > 10


@clause("MG-9.2", "MG-9.11")
def test_a_returned_card_stays_in_the_hand_that_has_drawn_it() -> None:
    story = table({"hand": ["elfe", "golem", "nain"]}, {}, {}, deck=MIXED[2:7])
    story.does("play elfe", "done").does("card golem", "done").expects("main", 1)
    assert "golem" in story.hand(1)
    assert all("golem" in other.hand(1) for other in anew(story, 0))
    assert not all("golem" in other.hand(1) for other in anew(story, 2))


@clause("MG-9.2", "MG-7.10", "MG-9.11")
def test_shown_misfits_lie_where_everybody_saw_them_go() -> None:
    story = table(
        {"hand": ["lutin", "griffon", "nain"]}, {}, {}, deck=["satyre", "golem", "djinn", "troll", "elfe", *MIXED]
    )
    story.does("play lutin")
    for seat in range(3):
        assert all(other.deck[-2:] == ["satyre", "djinn"] for other in anew(story, seat))


@clause("MG-9.3", "MG-9.11")
def test_a_swapped_creature_is_the_same_for_both_holders_and_any_for_others() -> None:
    story = table(
        {"hand": ["satyre", "elfe"], "field": ["sirene", down("griffon")]}, {"field": ["nain"]}, {"field": ["troll"]},
        deck=MIXED,
    ).does("play satyre", "target #2", "target #3")  # fmt: skip
    assert {other.field(1)[0] for seat in (0, 1) for other in anew(story, seat)} == {"griffon"}
    assert len({other.field(1)[0] for other in anew(story, 2)}) > 4


# Djinn ----------------------------------------------------------------------------------------------------------------------
@clause("MG-9.6", "MG-9.11")
def test_a_fetched_card_is_in_the_hand_and_then_among_the_returned() -> None:
    story = table({"hand": ["djinn", "nain", "harpie"]}, {}, {}, deck=["dragon", *MIXED, *["centaure"] * 4])
    story.does("play djinn", "card dragon")
    assert all("dragon" in other.hand(0) for seat in (1, 2) for other in anew(story, seat))
    story.does("done").does("card dragon", "done").expects("main", 1)
    found = anew(story, 1)
    assert all("dragon" in other.deck[-3:] for other in found)
    assert {other.deck[-3:].index("dragon") for other in found} == {0, 1, 2}, "nobody else knows where"
    assert all(other.deck[-3] == "dragon" for other in anew(story, 0))
    story.does(next(token for token in story.tokens if token.startswith("play"))).ends_turn().expects("main", 2)
    found = anew(story, 2)
    assert all("dragon" in other.deck[-7:-4] for other in found), "four cards were put below them"


@clause("MG-9.6", "MG-9.7", "MG-9.11")
def test_after_a_card_was_played_face_down_the_fetched_one_may_be_anywhere() -> None:
    for card in ("golem", "nain"):
        story = table({"hand": ["djinn", "nain", "harpie"], "field": ["elfe"]}, {}, deck=["golem", *MIXED[2:]])
        story.does("play djinn", "card golem", f"hide {card}")
        places = Counter("golem" in other.hand(0) for other in anew(story, 1))
        assert len(places) == 2
        assert len({other.field(0)[1] for other in anew(story, 1)}) > 4


@clause("MG-9.5", "MG-9.11")
def test_the_deck_lacks_what_a_failed_djinn_named_until_cards_go_under_it_unseen() -> None:
    story = table(
        {"hand": ["djinn", "griffon", "nain", "elfe"], "field": ["centaure", down("griffon")]},
        {"field": ["sirene", down("harpie")]},
        {},
        deck=MIXED[:4] * 2,
    )
    story.does("play djinn", "card griffon")
    for seat in (1, 2):
        found = anew(story, seat)
        assert not any("griffon" in other.deck for other in found)
        places = {(other.field(0)[1], "griffon" in other.hand(0)) for other in found}
        assert len(places) > 2, "face-down or in the hand, wherever it may be"
    story.does("done")
    while story.kind == "return-order":
        story.does("done")
    assert any("griffon" in other.deck for other in anew(story, 2))


@clause("MG-9.5", "MG-9.11", "MG-5.1.5")
def test_what_the_deck_lacks_and_cannot_lie_face_down_is_in_the_hand() -> None:
    story = table({"hand": ["djinn", "dragon", "nain"], "field": ["centaure", down("golem")]}, {}, deck=MIXED[2:])
    story.does("play djinn", "card dragon")
    for other in anew(story, 1):
        assert "dragon" in other.hand(0)
        assert other.field(0)[1] != "dragon"


@clause("MG-9.5", "MG-7.10", "MG-9.11")
def test_misfits_that_go_under_the_deck_leave_known_what_it_lacks() -> None:
    story = table({"hand": ["djinn", "lutin", "dragon", "nain"]}, {}, {}, deck=["satyre", "satyre", *MIXED])
    story.does("play djinn", "card dragon", "play lutin")
    for other in anew(story, 1):
        assert "dragon" in other.hand(0)


# Divinities -----------------------------------------------------------------------------------------------------------------
@clause("MG-3.7", "MG-9.11")
def test_divinities_of_others_are_dealt_anew_and_the_own_stays() -> None:
    story = begun(2, 4)
    for seat in range(4):
        found = anew(story, seat)
        assert {other.divinity(seat) for other in found} == {story.divinity(seat)}
        assert len({other.divinity((seat + 1) % 4) for other in found}) > 6


@clause("MG-6.5.5", "MG-9.2", "MG-9.11")
def test_who_has_seen_the_unused_divinities_knows_that_no_one_has_them() -> None:
    story = begun(4, 3).believes("divination", "animisme", "fatalisme")
    seer = story.board.starter
    others = [seat for seat in range(3) if seat != seer]
    true = {story.divinity(seat) for seat in others}
    found = anew(story, seer)
    assert all({other.divinity(seat) for seat in others} == true for other in found)
    assert len({other.divinity(others[0]) for other in found}) == 2
    for other in anew(story, others[0]):
        assert len(other.board.players[seer].seen) == 9
        assert other.board.players[seer].seen == other.board.unused


@clause("MG-6.5.2", "MG-9.2", "MG-9.11")
def test_who_has_given_a_divinity_back_knows_that_no_one_has_it() -> None:
    story = begun(8, 3).believes("polytheisme", "animisme", "fatalisme").expects("polytheism-keep")
    holder = story.board.starter
    other_seat = (holder + 1) % 3
    for other in anew(story, other_seat):
        other.expects("polytheism-keep", holder)
        assert len(other.tokens) == 2
    story.does(story.tokens[0])
    (given,) = story.board.players[holder].seen
    for other in anew(story, holder):
        assert given in other.board.unused
    assert len({other.board.players[holder].seen for other in anew(story, other_seat)}) > 4


@clause("MG-8.7.2", "MG-9.11")
def test_who_has_declared_has_identification_in_every_deal_and_the_others_have_not() -> None:
    gods = ("athena", "zeus", "loki", "odin")
    story = table(*[{"field": ["golem"], "divinity": god} for god in gods], phase="scoring").expects("accuse", 0)
    for seat in range(4):
        for other in anew(story, seat):
            told = [other.divinity(one) in ("athena", "loki", "thot") for one in range(4)]
            assert told == [True, False, True, False]
    assert {other.divinity(0) for other in anew(story, 1)} == {"athena", "loki", "thot"}
    assert {other.divinity(0) for other in anew(story, 2)} == {"athena", "thot"}


@clause("MG-8.7.5", "MG-9.11")
def test_nobody_holds_the_divinity_he_has_named() -> None:
    gods = ("athena", "zeus", "loki", "thot")
    story = table(*[{"field": ["golem"], "divinity": god} for god in gods], phase="scoring")
    story.does("accuse p2 loki").expects("accuse", 2)
    found = anew(story, 1)
    assert {other.divinity(0) for other in found} == {"athena", "thot"}
    story.does("accuse p3 athena").expects("accuse", 3)
    for other in anew(story, 1):
        assert other.divinity(0) != "loki"
        assert other.divinity(2) != "athena"


# Who is asked has a choice --------------------------------------------------------------------------------------------------
@clause("MG-13.6", "MG-9.11")
def test_who_returns_cards_has_two_different_ones_in_every_deal() -> None:
    story = table({"hand": ["elfe", "nain", "harpie"]}, {}, {}, deck=["centaure", "harpie", "harpie", "harpie"])
    story.does("play elfe", "done").expects("return-order", 0)
    for other in anew(story, 1):
        other.expects("return-order", 0)
        assert len(set(other.hand(0))) > 1


@clause("MG-13.7", "MG-9.11")
def test_who_is_asked_in_the_main_phase_is_asked_in_every_deal() -> None:
    for hand, field in ((["nain", "golem"], ["chimere", down("harpie")]), (["troll", "golem"], ["troll", "troll"])):
        story = table({"hand": hand, "field": field}, {}, deck=["golem"] * 2 + MIXED[1:], plays=2).expects("main", 0)
        for other in anew(story, 1):
            other.expects("main", 0)
            assert other.tokens != ["done"]


@clause("MG-13.9", "MG-9.11")
def test_a_placement_by_a_chimera_is_asked_in_every_deal() -> None:
    story = table({"hand": ["djinn", "nain"], "field": ["chimere", "sirene"]}, {}, deck=["satyre", "satyre", *MIXED])
    story.does("use #1").expects("chimera-place", 0)
    found = [other.expects("chimera-place", 0).tokens for other in anew(story, 1)]
    assert len({tuple(tokens) for tokens in found}) > 3


@clause("MG-9.11", "MG-6.5.8")
def test_effects_in_progress_go_on_in_every_deal() -> None:
    story = table(
        {"hand": ["dragon", "nain"], "field": ["elfe", down("golem")]},
        {"field": [creature("griffon"), down("harpie")], "belief": "druidisme"},
        {"field": ["sirene"]},
        deck=MIXED,
    ).does("play dragon", "target #3")
    story.expects("druidism-save", 1)
    for seat in range(3):
        for other in anew(story, seat):
            other.expects("druidism-save", 1).expects_exactly("target #3", "skip").does("skip")
            assert other.discard == ["griffon"]
