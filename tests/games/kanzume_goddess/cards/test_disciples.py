"""What the Disciples do, and what they must not offer."""

import pytest

import kleos
from kleos.games.kanzume_goddess.testing import Story, table
from kleos.testing import clause

# Faces: id, names in English, French and Italian, cost, copies
FACES = [
    ("priest", ("Priest", "Prêtre", "Sacerdote"), 1, 48),
    ("bishop", ("Bishop", "Évêque", "Vescovo"), 3, 24),
    ("sacred-guardian", ("Sacred Guardian", "Gardien Sacré", "Guardiano Sacro"), 2, 18),
]


@pytest.mark.parametrize(("card", "names", "cost", "copies"), FACES, ids=[face[0] for face in FACES])
@clause("KG-1.1", "KG-1.7")
def test_disciples_have_their_faces(card: str, names: tuple[str, ...], cost: int, copies: int) -> None:
    face = kleos.rules("kanzume-goddess").cards[card]
    start = {"priest": 8, "sacred-guardian": 2}.get(card, 0)
    assert face.keys() == {"kind": "disciple", "cost": cost, "copies": copies, "start": start}
    assert tuple(face.name(lang) for lang in ("en", "fr", "it")) == names


@clause("KG-1.7")
def test_these_are_all_disciples() -> None:
    box = kleos.rules("kanzume-goddess").cards
    assert {id for id, face in box.items() if face.keys()["kind"] == "disciple"} == {face[0] for face in FACES}


@clause("KG-2.2", "KG-2.3")
def test_a_starting_deck_is_eight_priests_and_two_guardians() -> None:
    match = kleos.new("kanzume-goddess", seed=3, players=3)
    while match.decision is not None and match.decision.kind == "choose-god":
        match.choose(0)
    story = Story(match)
    for seat in range(3):
        cards = [*story.hand(seat), *story.deck(seat)]
        assert sorted(cards) == ["priest"] * 8 + ["sacred-guardian"] * 2
        assert len(story.hand(seat)) == 5
    assert [story.supply(card) for card in ("priest", "bishop", "sacred-guardian")] == [24, 24, 12]


# Priest and Bishop ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("card", "faith"), [("priest", 1), ("bishop", 2)])
@clause("KG-11.20", "KG-5.4", "KG-5.7")
def test_priest_and_bishop_give_faith_whatever_the_colours(card: str, faith: int) -> None:
    story = table({"hand": [card, card, "aries", "leo"], "deck": ["lyra"]})
    story.does(f"play {card} 1").expects_exactly(f"play {card} 1", "play aries 1", "play leo 1", "done")
    assert (story.faith, story.symbols, story.play()) == (faith, [], [card])
    story.does("play aries 1", f"play {card} 1").expects("play-phase", 0).expects_exactly("done")
    assert (story.faith, story.symbols) == (2 * faith, ["green", "silver"])
    assert (story.deck(), story.energy(), story.energy(1)) == (["lyra"], 15, 12)


@pytest.mark.parametrize("card", ["priest", "bishop"])
@clause("KG-11.20", "KG-5.8")
def test_priest_and_bishop_cannot_react_and_are_not_answered(card: str) -> None:
    story = table({"hand": [card, "aries"]}, {"hand": [card, "aquarius"]}, {"hand": [card]})
    story.does(f"play {card} 1").expects("play-phase", 0)
    story.does("play aries 1", "player p1").expects("react-ability", 1).does("pass").expects("play-phase", 0)
    assert (story.energy(1), story.hand(1), story.hand(2)) == (12, ["aquarius", card], [card])


@pytest.mark.parametrize(("card", "cost"), [("priest", 1), ("sacred-guardian", 2), ("bishop", 3)])
@clause("KG-5.47", "KG-5.54")
def test_a_disciple_is_recruited_for_its_cost(card: str, cost: int) -> None:
    story = table({"deck": ["leo"]}, phase="recruit", faith=cost, supply={card: 2})
    story.expects_exactly(f"recruit {card}", "done").does(f"recruit {card}").expects_exactly("done")
    assert (story.faith, story.deck(), story.supply(card)) == (0, [card, "leo"], 1)
    table(phase="recruit", faith=cost - 1, supply={card: 2}).expects_exactly("done")
    table(phase="recruit", faith=cost).expects_exactly("done")


# Sacred Guardian ------------------------------------------------------------------------------------------------------
@clause("KG-5.6")
def test_the_guardian_cannot_be_played_in_the_play_phase() -> None:
    story = table({"hand": ["sacred-guardian"]}).expects("play-phase", 0).expects_exactly("done")
    story.refuses("play sacred-guardian 1", "play sacred-guardian 2", "play sacred-guardian 3", clause="KG-5.6")


@pytest.mark.parametrize(("own", "attackers", "defended"), [(14, 15, 2), (15, 15, 2), (16, 15, 1), (1, 24, 2)])
@clause("KG-11.21", "KG-7.18")
def test_the_guardian_defends_more_and_draws_unless_its_god_is_the_stronger(
    own: int, attackers: int, defended: int
) -> None:
    guarded = {"energy": own, "hand": ["sacred-guardian"], "deck": ["bishop", "priest"]}
    story = table({"energy": attackers, "hand": ["orion"]}, guarded).does("play orion 1")
    story.expects("react-attack", 1).expects_exactly("react sacred-guardian 1", "pass")
    story.refuses("react sacred-guardian 2", clause="KG-5.43").refuses("react sacred-guardian 3", clause="KG-6.3")
    story.does("react sacred-guardian 1")
    story.expects("play-phase", 0)
    assert [entry["amount"] for entry in story.events("reduce")] == [defended]
    assert story.energy(1) == own - 2 + defended
    assert story.hand(1) == (["bishop"] if defended == 2 else [])
    assert (story.discard(1), story.play(1)) == (["sacred-guardian"], [])


@clause("KG-11.21")
def test_every_guardian_of_a_window_looks_at_the_energies_anew() -> None:
    guarded = {"energy": 15, "hand": ["sacred-guardian", "sacred-guardian"], "deck": ["priest", "bishop", "leo"]}
    story = table({"energy": 15, "hand": ["leo"]}, guarded)
    story.does("play leo 1", "react sacred-guardian 1", "react sacred-guardian 1").expects("play-phase", 0)
    assert (story.energy(1), story.hand(1), story.deck(1)) == (13, ["bishop", "priest"], ["leo"])


@clause("KG-11.22")
def test_the_card_drawn_by_the_guardian_may_be_used_in_the_same_window() -> None:
    story = table({"hand": ["leo"]}, {"hand": ["sacred-guardian"], "deck": ["cancer"]})
    story.does("play leo 1", "react sacred-guardian 1").expects("react-attack", 1)
    story.expects_exactly("react cancer 2", "pass").does("react cancer 2").expects("play-phase", 0)
    assert (story.energy(1), story.discard(1)) == (15 - 6 + 2 + 3, ["cancer", "sacred-guardian"])


@clause("KG-11.22")
def test_the_guardian_is_discarded_only_after_its_draw() -> None:
    story = table({"hand": ["leo"]}, {"hand": ["sacred-guardian"]}).does("play leo 1", "react sacred-guardian 1")
    story.expects("play-phase", 0)
    assert (story.hand(1), story.discard(1), story.deck(1)) == ([], ["sacred-guardian"], [])
    shuffled = table({"hand": ["leo"]}, {"hand": ["sacred-guardian"], "discard": ["priest"]})
    shuffled.does("play leo 1", "react sacred-guardian 1").expects("play-phase", 0)
    assert (shuffled.hand(1), shuffled.discard(1)) == (["priest"], ["sacred-guardian"])
    assert shuffled.kinds()[3:] == ["react", "reduce", "reshuffle", "draw", "used-up", "lose"]


@clause("KG-6.18", "KG-11.22")
def test_the_guardian_that_closes_the_window_still_draws() -> None:
    story = table({"hand": ["orion"]}, {"hand": ["sacred-guardian", "cancer"], "deck": ["priest"]})
    story.does("play orion 1", "react sacred-guardian 1").expects("play-phase", 0)
    assert (story.energy(1), story.hand(1)) == (15, ["cancer", "priest"])


@clause("KG-5.44", "KG-11.21", "KG-7.19")
def test_the_guardian_protects_a_stranger_by_one_and_its_bond_says_nothing() -> None:
    story = table({"hand": ["leo"]}, {}, {"energy": 3, "hand": ["sacred-guardian"], "deck": ["priest"]})
    story.does("play leo 1", "player p1").expects("react-attack", 2)
    story.expects_exactly("react sacred-guardian 2", "pass").refuses("react sacred-guardian 1", clause="KG-5.42")
    story.does("react sacred-guardian 2").expects("play-phase", 0)
    assert [entry["amount"] for entry in story.events("reduce")] == [1]
    assert (story.energy(1), story.energy(2), story.hand(2)) == (10, 3, [])
    assert (story.play(2), story.discard(2), story.deck(2)) == (["sacred-guardian"], [], ["priest"])


@clause("KG-5.45", "KG-5.43")
def test_the_guardian_protects_only_a_team_mate_in_a_team_match() -> None:
    hand = {"hand": ["sacred-guardian"]}
    story = table({"hand": ["leo", "sacred-guardian"]}, hand, hand, {}, hand, hand, mode="team")
    story.does("play leo 1", "player p3").expects("react-attack", 5).does("react sacred-guardian 2")
    story.expects("react-attack", 1).expects_exactly("react sacred-guardian 2", "pass").does("react sacred-guardian 2")
    story.expects("play-phase", 0)
    assert (story.energy(3), story.play(1), story.play(5)) == (6, ["sacred-guardian"], ["sacred-guardian"])
    assert (story.hand(0), story.hand(2), story.hand(4)) == (["sacred-guardian"],) * 3


@clause("KG-6.16", "KG-6.17", "KG-5.39")
def test_guardians_of_two_players_come_in_turn() -> None:
    two = {"hand": ["sacred-guardian", "sacred-guardian"], "energy": 16}
    story = table({"hand": ["leo"]}, two, two).does("play leo 1", "player p1")
    story.expects("react-attack", 1).does("react sacred-guardian 1")
    story.expects("react-attack", 2).does("react sacred-guardian 2")
    story.expects("react-attack", 1).does("pass").expects("react-attack", 2).does("react sacred-guardian 2")
    story.expects("react-attack", 1).does("pass").expects("play-phase", 0)
    assert (story.energy(1), story.hand(1), story.hand(2)) == (16 - 6 + 3, ["sacred-guardian"], [])


@clause("KG-6.21", "KG-11.16")
def test_the_guardian_cannot_be_cancelled() -> None:
    story = table({"hand": ["aries", "aquarius"]}, {"hand": ["sacred-guardian"]}, {"hand": ["sacred-guardian"]})
    story.does("play aries 1", "player p1", "react sacred-guardian 1").expects("react-attack", 2)
    story.does("react sacred-guardian 2").expects("play-phase", 0)
    assert (story.energy(1), story.hand(0)) == (15, ["aquarius"])
