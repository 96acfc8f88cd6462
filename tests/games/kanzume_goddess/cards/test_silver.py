"""What the silver Warriors do, and what they must not offer."""

import pytest

import kleos
from kleos.games.kanzume_goddess.testing import Story, reaction, table
from kleos.testing import clause

# Faces: id, names in English, French and Italian, follow-up symbols, cost
FACES = [
    ("libra", ("Libra", "Balance", "Bilancia"), ["red", "red"], 3),
    ("gemini", ("Gemini", "Gémeaux", "Gemelli"), ["green", "yellow"], 4),
    ("ophiuchus", ("Ophiuchus", "Serpentaire", "Ofiuco"), ["yellow", "red"], 4),
    ("aquarius", ("Aquarius", "Verseau", "Acquario"), ["red", "green"], 5),
]


@pytest.mark.parametrize(("card", "names", "follow", "cost"), FACES, ids=[face[0] for face in FACES])
@clause("KG-1.5", "KG-1.14")
def test_silver_warriors_have_their_faces(card: str, names: tuple[str, ...], follow: list[str], cost: int) -> None:
    face = kleos.rules("kanzume-goddess").cards[card]
    assert face.keys() == {"kind": "warrior", "colour": "silver", "follow": follow, "cost": cost, "copies": 5}
    assert tuple(face.name(lang) for lang in ("en", "fr", "it")) == names


@clause("KG-1.6")
def test_these_are_all_silver_warriors() -> None:
    box = kleos.rules("kanzume-goddess").cards
    assert {id for id, face in box.items() if face.keys().get("colour") == "silver"} == {face[0] for face in FACES}


def attacks(story: Story) -> list[tuple[int, int]]:
    """Whom the Attacks declared so far hit, and what they were worth."""
    return [(entry["player"], entry["amount"]) for entry in story.events("attack")]


FOLLOWERS = [
    ("libra", ["leo"]),
    ("gemini", ["capricorn", "cancer"]),
    ("ophiuchus", ["cancer", "leo"]),
    ("aquarius", ["leo", "capricorn"]),
]


@pytest.mark.parametrize(("card", "followers"), FOLLOWERS)
@clause("KG-5.13", "KG-5.14", "KG-5.15")
def test_who_may_follow_a_silver_warrior(card: str, followers: list[str]) -> None:
    others = ["leo", "capricorn", "libra", "cancer"]
    story = table({"hand": [card, *[other for other in others if other != card], "ophiuchus"]}).does(f"play {card} 1")
    story.expects("play-phase", 0).expects_exactly(*[f"play {other} 1" for other in followers], "done")


@pytest.mark.parametrize("card", ["libra", "gemini", "ophiuchus"])
@clause("KG-5.46")
def test_silver_warriors_but_aquarius_have_no_reaction(card: str) -> None:
    story = table({"hand": ["aries"]}, {"hand": [card]}, {"hand": [card]})
    story.does("play aries 1", "player p1").expects("play-phase", 0)
    assert story.energy(1) == 12


# Libra ----------------------------------------------------------------------------------------------------------------
@clause("KG-6.38", "KG-6.29")
def test_libra_gives_two_faith_for_a_disciple_and_no_card() -> None:
    for top in ("priest", "bishop", "sacred-guardian"):
        story = table({"hand": ["libra"], "deck": [top, "leo", "lyra"]}).does("play libra 1").expects("play-phase", 0)
        assert (story.faith, story.hand(), story.deck()) == (2, [], ["leo", "lyra"])
        assert (story.discard(), story.aside) == ([top], [])
        assert story.kinds() == ["play", "reveal", "faith", "aside-gone"]


@clause("KG-6.38", "KG-6.31")
def test_libra_draws_two_for_a_warrior_and_gives_no_faith() -> None:
    story = table({"hand": ["libra"], "deck": ["leo", "priest", "lyra", "virgo"]}).does("play libra 1")
    story.expects("play-phase", 0).expects_exactly("play priest 1", "done")
    assert (story.faith, story.hand(), story.deck()) == (0, ["lyra", "priest"], ["virgo"])
    assert (story.discard(), story.play(), story.symbols) == (["leo"], ["libra"], ["red", "red"])


@clause("KG-11.10", "KG-6.30")
def test_the_card_libra_revealed_is_none_of_the_two_drawn() -> None:
    story = table({"hand": ["libra"], "deck": ["leo"], "discard": ["priest"]}).does("play libra 1")
    assert (story.hand(), story.deck(), story.discard()) == (["priest"], [], ["leo"])
    assert story.kinds() == ["play", "reveal", "reshuffle", "draw", "aside-gone"]


@clause("KG-6.23")
def test_a_cancelled_libra_reveals_nothing() -> None:
    story = table({"hand": ["libra"], "deck": ["priest"]}, {"hand": ["aquarius"]})
    story.does("play libra 1", "react aquarius 2").expects("play-phase", 0)
    assert (story.faith, story.deck(), story.discard(), story.play()) == (0, ["priest"], [], ["libra"])


# Gemini ---------------------------------------------------------------------------------------------------------------
@clause("KG-11.11")
def test_gemini_repeats_a_warrior_of_this_turn_with_new_choices() -> None:
    story = table({"hand": ["gemini"], "play": ["capricorn", "leo", "priest"]}, {}, {})
    story.does("play gemini 1").expects("repeat-warrior", 0).expects_exactly("target #1", "target #2")
    assert [entry["cards"] for entry in story.events("repeat")] == []
    story.does("target #2").expects("choose-player", 0).expects_exactly("player p1", "player p2")
    story.does("player p2").expects("play-phase", 0).expects_exactly("done")
    assert (attacks(story), story.energy(1), story.energy(2)) == ([(2, 6)], 15, 9)
    assert [(entry["object"], entry["ability"]) for entry in story.events("repeat")] == [(2, 1)]
    assert (story.play(), story.symbols) == (["capricorn", "leo", "priest", "gemini"], ["green", "yellow"])


@clause("KG-11.11", "KG-13.5", "KG-13.2")
def test_gemini_asks_for_nothing_when_there_is_one_kind_to_repeat() -> None:
    story = table({"hand": ["gemini"], "play": ["orion", "orion"]}).does("play gemini 1").expects("play-phase", 0)
    assert (attacks(story), [entry["object"] for entry in story.events("repeat")]) == ([(1, 5)], [1])


@clause("KG-11.11", "KG-5.17")
def test_gemini_with_nothing_to_repeat_does_nothing() -> None:
    story = table({"hand": ["gemini", "priest"], "discard": ["leo"]}, {"hand": ["leo"]})
    story.does("play priest 1", "play gemini 1").expects("play-phase", 0).expects_exactly("done")
    assert (story.kinds(), story.symbols) == (["play", "faith", "play"], ["green", "yellow"])


@clause("KG-11.11")
def test_gemini_repeats_no_gemini() -> None:
    story = table({"hand": ["gemini"], "play": ["gemini", "capricorn"]}).does("play gemini 1").expects("play-phase", 0)
    assert (story.faith, [entry["object"] for entry in story.events("repeat")]) == (2, [2])


@clause("KG-11.11", "KG-11.24")
def test_gemini_after_nothing_but_geminis_does_nothing() -> None:
    story = table({"god": "poseidon", "hand": ["gemini", "gemini", "priest"]}).does("play gemini 1", "use poseidon.1")
    story.does("energy", "play gemini 1").expects("play-phase", 0)
    assert (story.play(), story.events("repeat")) == (["gemini", "gemini"], [])


@clause("KG-11.11", "KG-6.6")
def test_gemini_repeats_no_card_used_for_a_reaction_this_turn() -> None:
    story = table({"hand": ["gemini"], "play": ["capricorn", reaction("aquarius")], "deck": ["priest"]})
    story.does("play gemini 1").expects("play-phase", 0)
    assert (story.faith, story.hand(), story.deck()) == (2, [], ["priest"])


@clause("KG-11.11")
def test_gemini_repeats_another_action_of_phoenix_than_the_one_used() -> None:
    story = table({"hand": ["phoenix", "cancer", "gemini"], "energy": 10}, netherworld=["lyra", "virgo"])
    story.does("play phoenix 1", "play cancer 1").expects("play-phase", 0)
    assert story.energy() == 14
    story.does("play gemini 1").expects("repeat-warrior", 0).expects_exactly("target #1", "target #2")
    story.does("target #1").expects("repeat-ability", 0).expects_exactly("ability 1", "ability 2")
    story.does("ability 2").expects("take-netherworld", 0).expects_exactly("card lyra", "card virgo")
    story.does("card lyra").expects("play-phase", 0).expects_exactly("play lyra 1", "done")
    assert (story.energy(), story.netherworld, story.hand()) == (14, ["virgo"], ["lyra"])
    assert [(entry["object"], entry["ability"]) for entry in story.events("repeat")] == [(1, 2)]


@clause("KG-11.11")
def test_gemini_repeats_the_first_action_of_phoenix_too_and_no_reaction_of_cancer() -> None:
    story = table({"hand": ["gemini"], "play": ["phoenix", "cancer"], "energy": 10}).does("play gemini 1")
    again = Story(story.match.clone()).does("target #2").expects("play-phase", 0)
    assert again.energy() == 11
    story.does("target #1", "ability 1").expects("play-phase", 0)
    assert story.energy() == 13


@clause("KG-11.12")
def test_gemini_repeats_a_cancelled_warrior() -> None:
    story = table({"hand": ["leo", "gemini"]}, {"hand": ["aquarius"]})
    story.does("play leo 1", "react aquarius 2", "play gemini 1").expects("play-phase", 0)
    assert (attacks(story), story.energy(1)) == ([(1, 6)], 9)


@clause("KG-11.13")
def test_an_orion_repeated_alone_is_worth_two() -> None:
    story = table({"hand": ["gemini"], "play": ["orion"]}).does("play gemini 1").expects("play-phase", 0)
    assert attacks(story) == [(1, 2)]


@clause("KG-6.22", "KG-11.16")
def test_gemini_can_be_cancelled_but_not_what_it_repeats() -> None:
    story = table({"hand": ["gemini"], "play": ["leo"]}, {"hand": ["aquarius", "sacred-guardian"]})
    story.does("play gemini 1").expects("react-ability", 1)
    cancelled = Story(story.match.clone()).does("react aquarius 2").expects("play-phase", 0)
    assert (attacks(cancelled), cancelled.play(), cancelled.symbols) == ([], ["leo", "gemini"], ["green", "yellow"])
    story.does("pass").expects("react-attack", 1).expects_exactly("react sacred-guardian 1", "pass")
    story.does("pass").expects("play-phase", 0)
    assert story.energy(1) == 9


@clause("KG-6.22", "KG-6.29")
def test_gemini_repeats_an_adjudication() -> None:
    story = table({"hand": ["gemini"], "play": ["leo", "libra", "sagittarius", "orion"], "deck": ["bishop", "priest"]})
    story.does("play gemini 1").expects_exactly("target #1", "target #2", "target #3", "target #4")
    other = Story(story.match.clone()).does("target #3").expects("play-phase", 0)
    assert (attacks(other), other.discard(), other.deck()) == ([(1, 5)], ["bishop"], ["priest"])
    story.does("target #2").expects("play-phase", 0)
    assert (story.faith, story.discard(), story.deck(), story.aside) == (2, ["bishop"], ["priest"], [])


# Ophiuchus ------------------------------------------------------------------------------------------------------------
@clause("KG-11.14", "KG-6.8")
def test_ophiuchus_makes_the_chosen_opponent_discard_and_then_draws() -> None:
    story = table({"hand": ["ophiuchus"], "deck": ["bishop", "leo"]}, {"hand": ["priest"]}, {"hand": ["lyra", "lyra"]})
    story.does("play ophiuchus 1").expects("choose-player", 0).expects_exactly("player p1", "player p2")
    story.does("player p2").expects("play-phase", 0)
    assert (story.hand(1), story.hand(2), story.discard(2)) == (["priest"], ["lyra"], ["lyra"])
    assert (story.hand(0), story.deck(0), story.energy(2)) == (["bishop"], ["leo"], 15)
    assert story.kinds() == ["play", "target", "discard", "draw"]


@clause("KG-11.14", "KG-7.11")
def test_ophiuchus_may_choose_an_empty_hand_and_draws_in_any_case() -> None:
    story = table({"hand": ["ophiuchus"], "deck": ["bishop"]}, {"hand": ["priest"]}, {})
    story.does("play ophiuchus 1").offers("player p2").does("player p2").expects("play-phase", 0)
    assert (story.hand(0), story.hand(1), story.discard(2)) == (["bishop"], ["priest"], [])


@clause("KG-7.10")
def test_ophiuchus_hits_every_card_of_a_hand_sooner_or_later() -> None:
    found = set()
    for seed in range(40):
        story = table({"hand": ["ophiuchus"]}, {"hand": ["leo", "lyra", "priest"]}, seed=seed)
        story.does("play ophiuchus 1").expects("play-phase", 0)
        found.add(story.discard(1)[0])
    assert found == {"leo", "lyra", "priest"}


@clause("KG-11.14", "KG-8.13")
def test_ophiuchus_chooses_neither_a_team_mate_nor_a_sealed_player() -> None:
    sealed = {"sealed": True, "energy": 1, "deck": ["priest"]}
    story = table({"hand": ["ophiuchus"]}, {"hand": ["leo"]}, {"hand": ["leo"]}, sealed, {}, {}, mode="team")
    story.does("play ophiuchus 1").expects("choose-player", 0).expects_exactly("player p1", "player p5")
    story.does("player p1")
    assert (story.hand(1), story.hand(2)) == ([], ["leo"])


@clause("KG-11.14", "KG-6.23")
def test_a_cancelled_ophiuchus_takes_and_draws_nothing() -> None:
    story = table({"hand": ["ophiuchus"], "deck": ["bishop"]}, {"hand": ["aquarius", "priest"]})
    story.does("play ophiuchus 1", "react aquarius 2").expects("play-phase", 0)
    assert (story.hand(0), story.hand(1), story.discard(1)) == ([], ["priest"], ["aquarius"])


# Aquarius -------------------------------------------------------------------------------------------------------------
@clause("KG-6.8", "KG-6.34")
def test_aquarius_played_draws_one_and_gives_one_faith() -> None:
    story = table({"hand": ["aquarius"], "deck": ["bishop", "leo"]})
    story.expects_exactly("play aquarius 1", "done").refuses("play aquarius 2", clause="KG-6.2")
    story.does("play aquarius 1").expects("play-phase", 0)
    assert (story.faith, story.hand(), story.deck()) == (1, ["bishop"], ["leo"])
    assert story.kinds() == ["play", "draw", "faith"]


ANSWERED = ["aries", "capricorn", "virgo", "lyra", "libra", "gemini", "cancer", "pegasus", "pisces", "phoenix"]


@pytest.mark.parametrize("card", ANSWERED)
@clause("KG-11.15", "KG-6.11")
def test_aquarius_answers_every_action_of_a_warrior(card: str) -> None:
    story = table({"hand": [card], "deck": ["priest"] * 2}, {"hand": ["aquarius"]}).does(f"play {card} 1")
    story.expects("react-ability", 1).expects_exactly("react aquarius 2", "pass").refuses(
        "react aquarius 1", clause="KG-6.1"
    )
    story.does("react aquarius 2").expects("play-phase", 0).expects_exactly("done")
    assert (story.energy(0), story.energy(1), story.faith, story.hand()) == (15, 15, 0, [])
    assert (story.discard(1), story.play(1), story.play(0)) == (["aquarius"], [], [card])


@clause("KG-11.15", "KG-6.12")
def test_aquarius_answers_an_attack_on_somebody_else_and_the_left_is_asked_first() -> None:
    story = table({}, {"hand": ["leo"]}, {"hand": ["aquarius"]}, {"hand": ["aquarius"]}, active=1)
    story.does("play leo 1", "player p0").expects("react-ability", 2).does("pass").expects("react-ability", 3)
    story.does("react aquarius 2").expects("react-ability", 2).does("pass").expects("play-phase", 1)
    assert (story.energy(0), attacks(story), story.hand(2), story.hand(3)) == (15, [], ["aquarius"], [])


@clause("KG-11.15")
def test_aquarius_answers_a_defend_and_a_protect_of_warriors_in_a_third_turn() -> None:
    story = table({"hand": ["leo"]}, {"hand": ["cancer"]}, {"hand": ["aquarius", "pegasus"]}, {"hand": ["aquarius"]})
    story.does("play leo 1", "player p1", "pass", "pass", "react cancer 2").expects("react-ability", 2)
    story.does("react aquarius 2").expects("react-ability", 3).does("pass").expects("react-attack", 2)
    assert (story.attack, story.discard(1)) == ({"by": 0, "on": 1, "value": 6, "reduced": 0}, ["cancer"])
    story.does("react pegasus 3").expects("react-ability", 3).does("react aquarius 2").expects("play-phase", 0)
    assert (story.energy(1), story.discard(2), story.discard(3)) == (9, ["aquarius"], ["aquarius"])
    assert story.play(2) == ["pegasus"]  # KG-6.25, KG-7.19: where it would have gone


@clause("KG-11.15", "KG-6.12")
def test_aquarius_never_answers_the_own_side() -> None:
    story = table({"hand": ["leo", "aquarius"]}, {}, {"hand": ["aquarius"]}, {"hand": ["cancer"]}, mode="team")
    story.does("play leo 1", "player p3").expects("react-attack", 3).does("react cancer 2")
    story.expects("react-ability", 0).does("pass").expects("react-ability", 2).does("pass").expects("play-phase", 0)
    assert story.energy(3) == 10 - 6 + 3


@clause("KG-11.16", "KG-5.8", "KG-6.21")
def test_aquarius_answers_no_disciple() -> None:
    hand = ["aquarius", "sacred-guardian"]
    story = table({"hand": ["priest", "bishop", "aries", "aquarius"]}, {"hand": hand})
    story.does("play priest 1").expects("play-phase", 0).does("play bishop 1").expects("play-phase", 0)
    assert story.faith == 3
    story.does("play aries 1", "pass", "react sacred-guardian 1").expects("play-phase", 0)
    assert (story.energy(1), story.hand(0), story.hand(1)) == (14, ["aquarius"], ["aquarius"])


@clause("KG-11.16", "KG-5.29", "KG-6.21")
def test_aquarius_answers_no_god() -> None:
    zeus = table({"god": "zeus", "hand": ["priest"]}, {"hand": ["aquarius"]}).does("use zeus.1")
    zeus.expects("play-phase", 0)
    players = {"hand": ["aries", "aquarius"]}, {"god": "athena", "hand": ["priest"]}
    athena = table(*players).does("play aries 1", "use athena.1").expects("play-phase", 0)
    assert (athena.energy(1), athena.hand(0)) == (14, ["aquarius"])
    players = {"hand": ["aries", "aquarius"]}, {"god": "heimdall", "deck": ["priest"]}
    heimdall = table(*players).does("play aries 1", "use heimdall.1").expects("play-phase", 0)
    assert (heimdall.energy(1), heimdall.hand(0)) == (14, ["aquarius"])


@clause("KG-11.15", "KG-6.26", "KG-6.20")
def test_aquarius_answers_aquarius_and_so_on() -> None:
    story = table({"hand": ["leo", "aquarius"]}, {"hand": ["aquarius", "aquarius"]})
    story.does("play leo 1", "react aquarius 2").expects("react-ability", 0).does("react aquarius 2")
    story.expects("react-ability", 1).does("react aquarius 2").expects("play-phase", 0)
    assert [(entry["seat"], entry["object"]) for entry in story.events("cancel")] == [(0, 3), (0, 1)]
    assert (attacks(story), story.energy(1), story.discard(1)) == ([], 15, ["aquarius", "aquarius"])
    assert story.play(0) == ["leo", "aquarius"]


@clause("KG-5.20", "KG-7.20", "KG-5.58")
def test_aquarius_used_in_the_own_turn_needs_no_colour_and_sets_no_symbols() -> None:
    hand = ["scorpio", "aquarius", "aries", "cancer"]
    story = table({"hand": hand}, {"hand": ["cancer"]}).does("play scorpio 1", "react cancer 2", "react aquarius 2")
    story.expects("play-phase", 0).expects_exactly("play cancer 1", "done")
    assert (story.energy(1), story.symbols, story.play()) == (11, ["green", "yellow"], ["scorpio", "aquarius"])


@clause("KG-6.18", "KG-13.8")
def test_aquarius_has_nothing_to_do_in_the_attack_window() -> None:
    story = table({"hand": ["aries"]}, {"hand": ["aquarius"]}).does("play aries 1", "pass").expects("play-phase", 0)
    assert (story.energy(1), story.hand(1)) == (12, ["aquarius"])
