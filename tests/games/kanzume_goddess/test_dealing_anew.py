"""What a match dealt anew from one seat's knowledge keeps (KG-9.13): all that was seen, all sizes, and every choice."""

from collections import Counter
from typing import Any

import pytest

import kleos
from kleos.games.kanzume_goddess.board import Board, as_board
from kleos.games.kanzume_goddess.kinds import MYTHOLOGIES
from kleos.games.kanzume_goddess.testing import Story, table
from kleos.match import Match
from kleos.testing import check_invariants, clause, play_randomly, random_match

SEEDS = range(40)
PRIESTS = ["priest"] * 5
MIXED = ["aries", "leo", "virgo", "lyra", "priest", "bishop", "sacred-guardian"]


def anew(story: Story, seat: int) -> list[Story]:
    """Many matches dealt anew from what the seat knows."""
    return [Story(story.match.determinize(seat, seed)) for seed in SEEDS]


def asked(match: Match) -> int:
    return -1 if match.decision is None else match.decision.seat


# What is kept ---------------------------------------------------------------------------------------------------------------
@clause("KG-9.13", "KG-9.1")
def test_the_own_hand_every_open_card_and_every_size_stay() -> None:
    seen = 0

    def look(match: Match) -> None:
        nonlocal seen
        seen += 1
        if seen % 60:
            return
        g = as_board(match.state)
        for seat in range(match.players):
            other = match.determinize(seat, seen)
            new = as_board(other.state)
            assert check_invariants(other) == []
            assert new.players[seat].hand == g.players[seat].hand
            assert open_table(new) == open_table(g)
            for mine, its in zip(g.players, new.players, strict=True):
                assert (len(mine.hand), len(mine.deck)) == (len(its.hand), len(its.deck))
                assert Counter(mine.hand + mine.deck) == Counter(its.hand + its.deck), "what one owns is public"
                assert mine.deck[len(mine.deck) - mine.tops :] == its.deck[len(its.deck) - its.tops :]
                assert mine.god == its.god

    for seed, (players, options) in enumerate([(2, {}), (4, {"mode": "team"}), (6, {})]):
        match = random_match("kanzume-goddess", seed, players, options)
        while match.view(None)["phase"] == "setup":
            match.choose(seed % 2)
        play_randomly(match, seed, look, eager=True)
    assert seen > 1000


def open_table(g: Board) -> Any:
    """Everything that lies open, whoever it belongs to."""
    players = [(p.discard, p.play, p.energy, p.sealed, p.out, p.tops, p.shown) for p in g.players]
    tops = [(len(pile), pile[-1:]) for pile in g.piles]
    return players, tops, g.supply, g.netherworld, g.aside, g.faith, g.current, g.phase, g.round, g.used


@clause("KG-9.13", "KG-9.9")
def test_hands_decks_and_warrior_piles_are_dealt_anew() -> None:
    story = table(
        {"hand": ["priest"], "deck": MIXED},
        {"hand": ["cancer", "pegasus"], "deck": MIXED[:4]},
        piles={"w1": ["orion", "taurus", "libra"], "w2": ["gemini", "hydra"]},
    )
    found = anew(story, 0)
    assert {card for other in found for card in other.hand(1)} == {"cancer", "pegasus", "aries", "leo", "virgo", "lyra"}
    assert len({tuple(other.deck(0)) for other in found}) > 20, "nobody knows the own deck"
    below = {tuple(other.pile("w1")[1:]) for other in found}
    assert len(below) > 20, "below its top card a pile may hold any Warrior that lies nowhere in the open"
    assert all(other.pile("w1")[0] == "orion" and other.pile("w2")[0] == "gemini" for other in found)
    strays = Counter(other.pile("w2")[1] for other in found)
    assert "phoenix" in strays, "also one that the document did not name (KG-14.2)"
    assert not {"priest", "bishop"} & set(strays), "in a Warrior pile lie Warriors"


@clause("KG-9.3", "KG-9.13")
def test_a_recruit_stays_on_top_of_the_deck_it_was_put_on() -> None:
    story = table({"hand": PRIESTS, "deck": MIXED}, {"hand": PRIESTS, "deck": PRIESTS}, piles={"w1": ["orion", "leo"]},
                  supply={"bishop": 3}, faith=7, phase="recruit")  # fmt: skip
    story.does("recruit w1", "recruit bishop")
    for seat in (0, 1):
        found = anew(story, seat)
        assert all(other.deck(0)[:2] == ["bishop", "orion"] for other in found), "the last one on top (KG-5.51)"
        assert len({tuple(other.deck(0)[2:]) for other in found}) > 20, "what lies below is dealt anew"


@clause("KG-9.3", "KG-9.13")
def test_a_recruit_that_was_drawn_is_known_to_be_in_that_hand() -> None:
    story = table({"deck": MIXED}, {"hand": PRIESTS, "deck": PRIESTS}, supply={"bishop": 3}, faith=3, phase="recruit")
    story.does("recruit bishop").ends()
    assert "bishop" in story.hand(0)
    found = anew(story, 1)
    assert all("bishop" in other.hand(0) for other in found)
    assert len({tuple(other.hand(0)) for other in found}) > 10, "the cards drawn below it are not known"


@clause("KG-9.13", "KG-9.9", "KG-7.7")
def test_a_shuffled_deck_is_known_to_nobody() -> None:
    story = table(
        {"hand": ["lyra"], "deck": [], "discard": ["aries", "leo", "virgo", "hydra", "libra"]},
        {"hand": PRIESTS, "deck": PRIESTS},
    )
    story.does("play lyra 1")
    assert len({tuple(other.hand(0)) for other in anew(story, 1)}) > 5
    assert len({tuple(other.deck(0)) for other in anew(story, 0)}) > 3


@clause("KG-8.12", "KG-9.13")
def test_after_sealing_nothing_of_a_deck_is_known() -> None:
    story = table(
        {"hand": ["leo"], "god": "zeus"},
        {"god": "odin"},
        {"god": "hades"},
        {"god": "thor", "energy": 3, "deck": ["priest", "bishop", "virgo"], "hand": ["lyra"], "discard": ["aries"]},
        mode="team",
    )
    story.does("play leo 1", "player p3")
    assert story.sealed(3)
    found = anew(story, 0)
    assert all(sorted(other.deck(3)) == sorted(story.deck(3)) for other in found)
    assert len({tuple(other.deck(3)) for other in found}) > 15


@clause("KG-9.13", "KG-7.23")
def test_a_card_taken_openly_from_the_netherworld_stays_in_the_hand() -> None:
    story = table({"hand": ["phoenix", "priest", "bishop"], "deck": MIXED}, {}, netherworld=["orion", "aries"])
    story.does("play phoenix 2", "card orion")
    found = anew(story, 1)
    assert all("orion" in other.hand(0) for other in found)
    assert len({tuple(other.hand(0)) for other in found}) > 5


@clause("KG-9.13")
def test_of_two_copies_one_leaves_and_everybody_knows_of_one_fewer() -> None:
    story = table({"hand": ["phoenix", "virgo", "priest"], "deck": MIXED}, {}, netherworld=["virgo"])
    story.does("play phoenix 2")  # one Virgo is seen to join another that nobody else has seen
    assert story.hand(0).count("virgo") == 2
    assert all("virgo" in other.hand(0) for other in anew(story, 1))
    story = table({"hand": ["phoenix", "pisces", "priest"], "deck": ["leo", "lyra"]}, {}, netherworld=["pisces"])
    story.does("play phoenix 2", "play pisces 1")
    assert "pisces" in story.hand(0)
    assert any("pisces" not in other.hand(0) for other in anew(story, 1)), (
        "the one that was seen may be the one that was played"
    )


@clause("KG-9.10", "KG-9.13")
def test_cards_of_a_player_who_left_are_dealt_to_nobody() -> None:
    story = table({"hand": ["leo"]}, {"energy": 2, "hand": ["cancer"], "deck": ["phoenix"]}, {"hand": MIXED[:3]})
    story.does("play leo 1", "player p1").does("pass")
    assert story.out(1)
    for other in anew(story, 0):
        assert (other.hand(1), other.deck(1)) == ([], [])
        assert sorted(other.board.out) == sorted(story.board.out)


# Who is asked has a choice --------------------------------------------------------------------------------------------------
@clause("KG-13.5", "KG-9.13")
def test_who_must_discard_has_a_choice_in_every_deal() -> None:
    story = table(
        {"hand": ["scorpio"]}, {"hand": ["priest", "aries"], "deck": ["priest"] * 12}, {"hand": ["priest"]}
    ).does("play scorpio 1", "player p1")
    story.expects("discard-choice", 1)
    for other in anew(story, 0):
        other.expects("discard-choice", 1).expects_exactly("card aries", "card priest")


@clause("KG-13.5", "KG-9.13")
@pytest.mark.parametrize(("energy", "least"), [(15, 1), (1, 2)])
def test_who_pays_has_a_choice_in_every_deal(energy: int, least: int) -> None:
    story = table(
        {"god": "poseidon", "hand": ["leo", "priest", "virgo"], "deck": ["priest"] * 9, "energy": energy},
        {"hand": ["priest"], "deck": ["priest"]},
    ).does("play leo 1", "use poseidon.1")
    story.expects("pay-cost", 0)
    for other in anew(story, 1):
        other.expects("pay-cost", 0)
        assert len(set(other.hand(0))) >= least


@clause("KG-13.5", "KG-9.13")
def test_who_gives_up_a_disciple_has_two_kinds_of_them() -> None:
    story = table(
        {"hand": ["leo"]},
        {"god": "athena", "hand": ["priest", "bishop", "aries"], "deck": ["aries", "leo", "virgo", "lyra", "hydra"]},
    ).does("play leo 1", "use athena.1")
    story.expects("pay-cost", 1)
    for other in anew(story, 0):
        other.expects("pay-cost", 1).expects_exactly("card bishop", "card priest")


@clause("KG-9.13")
def test_a_known_card_may_be_one_of_the_two_kinds_to_choose_from() -> None:
    """One Priest is known to be in the hand, and the other card comes out of many more Priests."""
    story = table({"hand": ["scorpio"]}, {"hand": ["priest", "bishop"], "deck": ["priest"] * 30})
    story.board.players[1].shown = (story.board.pool.by_id["priest"].index,)
    story.does("play scorpio 1").expects("discard-choice", 1)
    for other in anew(story, 0):
        other.expects("discard-choice", 1).expects_exactly("card bishop", "card priest")


# Windows ----------------------------------------------------------------------------------------------------------------------
def attacked(*hands: list[str], **document: Any) -> Story:
    """p0 plays Leo at p1; the others hold these cards and have others."""
    rest = ["priest", "priest", "bishop", "sacred-guardian", "aquarius", "virgo", "lyra"]
    seats = [{"hand": list(hand), "deck": rest} for hand in hands]
    return table({"hand": ["leo"], "deck": ["priest"]}, *seats, **document).does("play leo 1", "player p1")


@clause("KG-9.5", "KG-9.13")
def test_in_a_window_who_is_asked_is_dealt_anew_and_is_never_the_seat_itself() -> None:
    story = attacked(["priest", "virgo"], ["sacred-guardian", "priest"], ["priest", "virgo"])
    story.expects("react-attack", 2)
    for seat in (0, 1, 3):
        found = anew(story, seat)
        assert {asked(other.match) for other in found} == {1, 2, 3} - {seat}
        assert all(other.kind == "react-attack" for other in found)
    assert {asked(other.match) for other in anew(story, 2)} == {2}, "the one who is asked knows it"


@clause("KG-9.13", "KG-6.15")
def test_whoever_could_react_and_was_not_asked_yet_knows_that_somebody_before_is() -> None:
    story = attacked(["sacred-guardian", "priest"], ["priest", "virgo"], ["pegasus", "priest"])
    story.expects("react-attack", 1)
    assert {asked(other.match) for other in anew(story, 3)} == {1, 2}
    story.does("pass").expects("react-attack", 3)
    assert {asked(other.match) for other in anew(story, 1)} == {2, 3}, "p1 has passed"


@clause("KG-9.13", "KG-8.13", "KG-8.23")
def test_nobody_is_asked_in_a_deal_who_could_not_be() -> None:
    seats: list[dict[str, Any]] = [
        {"god": "zeus", "hand": ["leo"]},
        {"god": "odin", "hand": ["priest"] * 2, "deck": ["priest"] * 3},
        {"god": "hades", "hand": ["priest", "sacred-guardian"], "deck": ["sacred-guardian"] * 3},
        {"god": "thor", "hand": ["sacred-guardian", "priest"], "deck": ["priest", "sacred-guardian"]},
        {"god": "poseidon", "hand": ["priest", "sacred-guardian"], "deck": ["sacred-guardian"] * 3},
        {"god": "loki", "sealed": True, "energy": 2, "deck": ["sacred-guardian"] * 3},
    ]
    story = table(*seats, mode="team").does("play leo 1", "player p1").expects("react-attack", 3)
    for seat in (0, 1, 2, 4, 5):
        assert {asked(other.match) for other in anew(story, seat)} == {3}, "only p1's team-mate who is not sealed"
    gone = attacked(["sacred-guardian", "priest"], ["sacred-guardian", "priest"], ["pegasus", "priest"])
    gone.match.concede(3)
    gone.expects("react-attack", 1)
    assert {asked(other.match) for other in anew(gone, 0)} == {1, 2}, "p3 has given up and no longer answers"


@clause("KG-9.13")
def test_a_rare_reaction_is_found_in_every_deal() -> None:
    seats = [{"hand": ["aquarius", "priest"], "deck": ["priest"] * 20}, {"hand": ["priest"], "deck": ["priest"] * 10}]
    story = table({"hand": ["leo"]}, *seats).does("play leo 1", "player p1")
    story.expects("react-ability", 1)
    for other in anew(story, 0):
        other.expects("react-ability", 1).expects_exactly("react aquarius 2", "pass")
        assert other.hand(1) == ["aquarius", "priest"]


# Setup ------------------------------------------------------------------------------------------------------------------------
@clause("KG-3.9", "KG-3.12", "KG-9.13")
def test_the_gods_of_the_others_are_dealt_anew_during_setup() -> None:
    match = kleos.new("kanzume-goddess", seed=11, players=3)
    match.choose(0)
    g = as_board(match.state)
    for seat in range(3):
        boards = [as_board(match.determinize(seat, seed).state) for seed in SEEDS]
        for new in boards:
            assert new.players[seat].dealt == g.players[seat].dealt
            gods = [god for player in new.players for god in player.dealt]
            assert len(set(gods)) == 6
            assert [player.god >= 0 for player in new.players] == [True, False, False]
            assert new.players[0].god in new.players[0].dealt
        assert len({new.players[(seat + 1) % 3].dealt for new in boards}) > 15
        chosen = {new.players[0].god for new in boards}
        assert len(chosen) == 1 if seat == 0 else len(chosen) > 4


@clause("KG-9.14", "KG-3.30")
@pytest.mark.parametrize("sides", [["greek", "norse", "random", "greek"], ["random", "norse", "norse", "random"]])
def test_gods_are_dealt_anew_from_the_mythologies_agreed_on(sides: list[str]) -> None:
    match = kleos.new("kanzume-goddess", seed=4, players=4, options={"sides": sides})
    match.choose(1)
    for seat in range(4):
        found: list[set[str]] = [set(), set(), set(), set()]
        for seed in SEEDS:
            other = match.determinize(seat, seed)
            assert check_invariants(other) == []
            assert other.view(seat) == match.view(seat)
            g = as_board(other.state)
            assert g.players[0].god in g.players[0].dealt
            for owner, player in enumerate(g.players):
                found[owner] |= {MYTHOLOGIES[g.pool.cards[god].mythology] for god in player.dealt}
        for owner, side in enumerate(sides):
            assert found[owner] <= {side} or side == "random"


@clause("KG-3.14", "KG-3.15", "KG-9.13")
def test_a_team_keeps_its_own_picks_and_not_those_of_the_other_team() -> None:
    match = kleos.new("kanzume-goddess", seed=12, players=6, options={"mode": "team"})
    for index in (0, 1, 2, 3):  # p0, p1, p2, p3
        match.choose(index)
    g = as_board(match.state)
    found: dict[int, set[tuple[int, ...]]] = {}
    for seat in range(6):
        found[seat] = set()
        for seed in SEEDS:
            new = as_board(match.determinize(seat, seed).state)
            gods = [player.god for player in new.players]
            assert gods[4:] == [-1, -1]
            for other in (seat & 1, (seat & 1) + 2):
                assert gods[other] == g.players[other].god
            theirs = (gods[1 - (seat & 1)], gods[3 - (seat & 1)])
            assert set(theirs) <= set(g.offered[1 - (seat & 1)])
            assert theirs[0] != theirs[1]
            found[seat].add(theirs)
    assert all(len(some) > 10 for some in found.values())
