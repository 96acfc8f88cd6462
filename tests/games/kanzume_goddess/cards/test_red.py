"""What the red Warriors do, and what they must not offer."""

import pytest

import kleos
from kleos.games.kanzume_goddess.testing import Story, table
from kleos.testing import clause

# Faces: id, names in English, French and Italian, follow-up symbols, cost
FACES = [
    ("aries", ("Aries", "Bélier", "Ariete"), ["green", "silver"], 3),
    ("taurus", ("Taurus", "Taureau", "Toro"), ["yellow", "green"], 4),
    ("orion", ("Orion", "Orion", "Orione"), ["silver", "red"], 4),
    ("scorpio", ("Scorpio", "Scorpion", "Scorpione"), ["green", "yellow"], 5),
    ("sagittarius", ("Sagittarius", "Sagittaire", "Sagittario"), ["red", "green"], 5),
    ("leo", ("Leo", "Lion", "Leone"), ["silver", "yellow"], 6),
]


@pytest.mark.parametrize(("card", "names", "follow", "cost"), FACES, ids=[face[0] for face in FACES])
@clause("KG-1.5", "KG-1.14")
def test_red_warriors_have_their_faces(card: str, names: tuple[str, ...], follow: list[str], cost: int) -> None:
    face = kleos.rules("kanzume-goddess").cards[card]
    assert face.keys() == {"kind": "warrior", "colour": "red", "follow": follow, "cost": cost, "copies": 5}
    assert tuple(face.name(lang) for lang in ("en", "fr", "it")) == names


@clause("KG-1.6")
def test_these_are_all_red_warriors() -> None:
    box = kleos.rules("kanzume-goddess").cards
    assert {id for id, face in box.items() if face.keys().get("colour") == "red"} == {face[0] for face in FACES}


def attacks(story: Story) -> list[tuple[int, int]]:
    """Whom the Attacks declared so far hit, and what they were worth."""
    return [(entry["player"], entry["amount"]) for entry in story.events("attack")]


# All of them attack ---------------------------------------------------------------------------------------------------
PLAIN = [("aries", 3), ("taurus", 3), ("orion", 2), ("scorpio", 4), ("sagittarius", 2), ("leo", 6)]


@pytest.mark.parametrize(("card", "value"), PLAIN)
@clause("KG-11.1", "KG-11.7", "KG-5.32")
def test_a_red_warrior_alone_attacks_one_chosen_opponent(card: str, value: int) -> None:
    story = table({"hand": [card]}, {}, {})
    story.expects_exactly(f"play {card} 1", "done").does(f"play {card} 1")
    story.expects("choose-player", 0).expects_exactly("player p1", "player p2").does("player p2")
    story.expects("play-phase", 0).expects_exactly("done")
    assert attacks(story) == [(2, value)]
    assert [story.energy(seat) for seat in range(3)] == [15, 15, 15 - value]
    assert (story.faith, story.play(), story.hand(), story.discard()) == (0, [card], [], [])


@pytest.mark.parametrize(("card", "value"), PLAIN)
@clause("KG-5.33", "KG-8.13")
def test_a_red_warrior_cannot_aim_at_a_team_mate_or_a_sealed_god(card: str, value: int) -> None:
    sealed = {"sealed": True, "energy": 2}
    story = table({"hand": [card]}, {}, {}, sealed, {}, {}, mode="team").does(f"play {card} 1")
    story.expects("choose-player", 0).expects_exactly("player p1", "player p5")
    story.refuses("player p0", "player p2", clause="KG-5.33").refuses("player p3", clause="KG-5.32")
    story.does("player p5").expects("play-phase", 0)
    assert [story.energy(seat) for seat in range(6)] == [20, 20, 10, 2, 10, 10 - value]


@pytest.mark.parametrize(("card", "value"), PLAIN)
@clause("KG-13.5", "KG-5.34", "KG-6.23")
def test_a_cancelled_red_warrior_hits_nobody(card: str, value: int) -> None:
    story = table({"hand": [card], "deck": ["bishop"]}, {"hand": ["aquarius", "priest"]})
    story.does(f"play {card} 1").expects("react-ability", 1)
    assert [(entry["object"], entry["player"]) for entry in story.events("target")] == [(1, 1)]
    story.does("react aquarius 2").expects("play-phase", 0)
    assert (attacks(story), story.energy(1), story.hand(1)) == ([], 15, ["priest"])
    assert (story.deck(), story.discard(), story.play()) == (["bishop"], [], [card])


@pytest.mark.parametrize("card", ["aries", "orion", "scorpio", "sagittarius", "leo"])
@clause("KG-5.46")
def test_only_taurus_of_the_red_ones_defends(card: str) -> None:
    story = table({"hand": ["aries"]}, {"hand": [card, "taurus"]}).does("play aries 1")
    story.expects("react-attack", 1).expects_exactly("react taurus 2", "pass")
    story.refuses(f"react {card} 1", clause="KG-6.1").refuses(f"react {card} 2")


FOLLOWERS = [
    ("aries", ["capricorn", "libra"]),
    ("taurus", ["capricorn", "cancer"]),
    ("orion", ["libra", "leo"]),
    ("scorpio", ["capricorn", "cancer"]),
    ("sagittarius", ["leo", "capricorn"]),
    ("leo", ["libra", "cancer"]),
]


@pytest.mark.parametrize(("card", "followers"), FOLLOWERS)
@clause("KG-5.13", "KG-5.14")
def test_who_may_follow_a_red_warrior(card: str, followers: list[str]) -> None:
    one_of_each = ["leo", "capricorn", "libra", "cancer"]
    hand = [card, *[other for other in one_of_each if other != card], *(["aries"] if card == "leo" else [])]
    story = table({"hand": hand}).does(f"play {card} 1")
    story.expects("play-phase", 0).expects_exactly(*[f"play {other} 1" for other in followers], "done")


# Taurus ---------------------------------------------------------------------------------------------------------------
@clause("KG-11.2")
def test_taurus_defends_two_and_is_gone_for_the_own_turn() -> None:
    story = table({"hand": ["leo"]}, {"hand": ["taurus"]})
    story.does("play leo 1").expects("react-attack", 1).expects_exactly("react taurus 2", "pass")
    story.refuses("react taurus 1", clause="KG-6.1").does("react taurus 2").expects("play-phase", 0)
    assert (attacks(story), story.energy(0), story.energy(1)) == ([(1, 6)], 15, 15 - 6 + 2)
    assert (story.hand(1), story.discard(1), story.play(1)) == ([], ["taurus"], [])


@clause("KG-11.2")
def test_taurus_played_for_its_attack_cannot_defend_any_more() -> None:
    story = table({"hand": ["taurus"], "deck": ["priest"] * 5}, {"god": "hel", "hand": ["aries"]})
    story.expects_exactly("play taurus 1", "done").refuses("play taurus 2", clause="KG-6.2")
    story.does("play taurus 1").ends().expects("play-phase", 1).does("play aries 1").expects("play-phase", 1)
    assert (story.energy(0), story.energy(1)) == (12, 12)


@clause("KG-11.2", "KG-5.42")
def test_taurus_does_not_defend_another_god() -> None:
    team = table({"hand": ["aries"]}, {}, {}, {"hand": ["taurus"]}, mode="team")
    team.does("play aries 1", "player p1").expects("play-phase", 0)
    assert (team.energy(1), team.hand(3)) == (17, ["taurus"])
    alone = table({"hand": ["aries"]}, {}, {"hand": ["taurus"]}).does("play aries 1", "player p1")
    alone.expects("play-phase", 0)
    assert (alone.energy(1), alone.hand(2)) == (12, ["taurus"])


# Orion ----------------------------------------------------------------------------------------------------------------
@clause("KG-11.3")
def test_a_second_orion_is_another_red_warrior() -> None:
    story = table({"hand": ["orion", "orion"]}).does("play orion 1", "play orion 1").expects("play-phase", 0)
    assert (attacks(story), story.energy(1)) == ([(1, 2), (1, 5)], 8)


@clause("KG-11.3", "KG-5.19")
def test_a_cancelled_red_warrior_counts_for_orion() -> None:
    story = table({"hand": ["orion", "orion"]}, {"hand": ["aquarius"]})
    story.does("play orion 1", "react aquarius 2", "play orion 1").expects("play-phase", 0)
    assert (attacks(story), story.energy(1)) == ([(1, 5)], 10)


@clause("KG-11.3", "KG-6.6")
def test_orion_counts_neither_other_colours_nor_disciples() -> None:
    story = table({"hand": ["orion", "priest"], "play": ["capricorn"]})
    story.does("play priest 1", "play orion 1").expects("play-phase", 0)
    assert (attacks(story), story.energy(1)) == ([(1, 2)], 13)


@clause("KG-11.3", "KG-6.6")
def test_orion_counts_no_red_warrior_of_an_opponent_or_in_hand_or_discarded() -> None:
    story = table({"hand": ["orion", "leo"], "discard": ["aries"], "deck": ["leo"]}, {"discard": ["leo"]})
    story.does("play orion 1")
    assert attacks(story) == [(1, 2)]


@clause("KG-5.10")
def test_the_bond_of_orion_is_no_ability_to_play() -> None:
    story = table({"hand": ["orion"], "play": ["sagittarius"]})
    story.expects_exactly("play orion 1", "done").refuses("play orion 2", clause="KG-6.3")


# Scorpio --------------------------------------------------------------------------------------------------------------
@clause("KG-11.4", "KG-5.41")
def test_scorpio_makes_the_wounded_player_discard_a_card_of_the_own_choice() -> None:
    story = table({"hand": ["scorpio"]}, {"hand": ["leo", "priest", "priest"]}, {"hand": ["bishop"]})
    story.does("play scorpio 1", "player p1").expects("discard-choice", 1)
    assert story.energy(1) == 11
    story.expects_exactly("card leo", "card priest").does("card priest").expects("play-phase", 0)
    assert (story.hand(1), story.discard(1), story.hand(2)) == (["leo", "priest"], ["priest"], ["bishop"])
    assert story.kinds() == ["play", "target", "attack", "lose", "discard"]


@clause("KG-11.4", "KG-6.40")
def test_scorpio_makes_any_seat_discard() -> None:
    story = table({"hand": ["leo", "priest"]}, {"god": "hel", "hand": ["scorpio"]}, active=1).does("play scorpio 1")
    story.expects("discard-choice", 0).expects_exactly("card leo", "card priest").does("card leo")
    story.expects("play-phase", 1)
    assert (story.energy(0), story.hand(0), story.discard(0)) == (11, ["priest"], ["leo"])


@clause("KG-11.4", "KG-13.5")
def test_scorpio_takes_the_only_card_without_a_question_and_nothing_from_an_empty_hand() -> None:
    story = table({"hand": ["scorpio"]}, {"hand": ["leo"]}).does("play scorpio 1").expects("play-phase", 0)
    assert (story.hand(1), story.discard(1)) == ([], ["leo"])
    empty = table({"hand": ["scorpio"]}).does("play scorpio 1").expects("play-phase", 0)
    assert (empty.energy(1), empty.discard(1)) == (11, [])


@clause("KG-11.4", "KG-5.41")
def test_scorpio_fully_defended_makes_nobody_discard() -> None:
    story = table({"hand": ["scorpio"]}, {"hand": ["cancer", "priest", "taurus"]})
    story.does("play scorpio 1", "react cancer 2", "react taurus 2").expects("play-phase", 0)
    assert (story.energy(1), story.hand(1)) == (15, ["priest"])
    assert story.events("lose") == []


@clause("KG-11.4", "KG-5.41")
def test_scorpio_of_which_one_is_left_makes_discard() -> None:
    story = table({"hand": ["scorpio"]}, {"hand": ["cancer", "priest"]})
    story.does("play scorpio 1", "react cancer 2").expects("play-phase", 0)
    assert (story.energy(1), story.hand(1), story.discard(1)) == (14, [], ["priest", "cancer"])


@clause("KG-11.4")
def test_a_player_beaten_by_scorpio_discards_nothing() -> None:
    story = table({"hand": ["scorpio"]}, {"energy": 4, "hand": ["leo", "priest"]}, {"hand": ["bishop"]})
    story.does("play scorpio 1", "player p1").expects("play-phase", 0)
    assert (story.out(1), story.events("discard"), story.discard(1)) == (True, [], [])


@clause("KG-11.4")
def test_a_player_sealed_by_scorpio_discards_nothing() -> None:
    story = table({"hand": ["scorpio"]}, {}, {}, {"energy": 4, "hand": ["leo", "priest"]}, mode="team")
    story.does("play scorpio 1", "player p3").expects("play-phase", 0)
    assert (story.sealed(3), story.events("discard"), sorted(story.deck(3))) == (True, [], ["leo", "priest"])


# Sagittarius ----------------------------------------------------------------------------------------------------------
REVEALED = [
    ("priest", 3),
    ("sacred-guardian", 4),
    ("capricorn", 4),
    ("bishop", 5),
    ("lyra", 6),
    ("aquarius", 7),
    ("leo", 7),
]


@pytest.mark.parametrize(("top", "value"), REVEALED)
@clause("KG-11.5", "KG-11.6")
def test_sagittarius_is_worth_two_and_the_revealed_cost_up_to_seven(top: str, value: int) -> None:
    story = table({"hand": ["sagittarius"], "deck": [top, "leo"]}).does("play sagittarius 1").expects("play-phase", 0)
    assert (attacks(story), story.energy(1)) == ([(1, value)], 15 - value)
    assert (story.deck(), story.discard(), story.hand()) == (["leo"], [top], [])


@clause("KG-11.5", "KG-6.29")
def test_the_order_of_sagittarius() -> None:
    story = table({"hand": ["sagittarius"], "deck": ["bishop"]}, {"hand": ["aquarius", "sacred-guardian"]}, {})
    story.does("play sagittarius 1").expects("choose-player", 0)
    assert (story.aside, story.deck()) == ([], ["bishop"])
    story.does("player p1").expects("react-ability", 1)
    assert (story.aside, story.deck()) == ([], ["bishop"])
    story.does("pass").expects("react-attack", 1)
    assert (story.aside, story.discard(), story.attack) == (
        ["bishop"],
        [],
        {"by": 0, "on": 1, "value": 5, "reduced": 0},
    )
    story.does("pass").expects("play-phase", 0)
    assert (story.aside, story.discard()) == ([], ["bishop"])
    assert story.kinds() == ["play", "target", "reveal", "attack", "lose", "aside-gone"]


@clause("KG-11.5", "KG-6.28")
def test_sagittarius_shuffles_for_its_reveal_and_is_worth_two_without_any_card() -> None:
    story = table({"hand": ["sagittarius"], "discard": ["bishop"]}).does("play sagittarius 1")
    assert (attacks(story), story.discard(), story.deck()) == ([(1, 5)], ["bishop"], [])
    bare = table({"hand": ["sagittarius"]}).does("play sagittarius 1").expects("play-phase", 0)
    assert (attacks(bare), bare.energy(1)) == ([(1, 2)], 13)
    assert bare.kinds() == ["play", "target", "nothing", "attack", "lose"]


@clause("KG-11.6", "KG-11.23")
def test_zeus_is_added_after_the_cap_of_sagittarius() -> None:
    story = table({"god": "zeus", "hand": ["sagittarius", "priest"], "deck": ["leo"]})
    story.does("use zeus.1", "card priest", "play sagittarius 1")
    assert attacks(story) == [(1, 9)]


@clause("KG-11.5", "KG-8.27")
def test_the_revealed_card_is_discarded_when_sagittarius_ends_the_match() -> None:
    story = table({"hand": ["sagittarius"], "deck": ["bishop"]}, {"energy": 5}).does("play sagittarius 1")
    assert (story.winners, story.aside, story.discard()) == ((0,), [], ["bishop"])
