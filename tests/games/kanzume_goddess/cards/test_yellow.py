"""What the yellow Warriors do, and what they must not offer."""

import pytest

import kleos
from kleos.games.kanzume_goddess.testing import Story, protect, table
from kleos.testing import clause

# Faces: id, names in English, French and Italian, follow-up symbols, cost
FACES = [
    ("cancer", ("Cancer", "Cancer", "Cancro"), ["red", "silver"], 3),
    ("pegasus", ("Pegasus", "Pégase", "Pegaso"), ["red", "green"], 3),
    ("pisces", ("Pisces", "Poissons", "Pesci"), ["silver", "green"], 4),
    ("phoenix", ("Phoenix", "Phénix", "Fenice"), ["yellow", "red"], 6),
]


@pytest.mark.parametrize(("card", "names", "follow", "cost"), FACES, ids=[face[0] for face in FACES])
@clause("KG-1.5")
def test_yellow_warriors_have_their_faces(card: str, names: tuple[str, ...], follow: list[str], cost: int) -> None:
    face = kleos.rules("kanzume-goddess").cards[card]
    assert face.keys() == {"kind": "warrior", "colour": "yellow", "follow": follow, "cost": cost, "copies": 5}
    assert tuple(face.name(lang) for lang in ("en", "fr", "it")) == names


@clause("KG-1.6")
def test_these_are_all_yellow_warriors() -> None:
    box = kleos.rules("kanzume-goddess").cards
    assert {id for id, face in box.items() if face.keys().get("colour") == "yellow"} == {face[0] for face in FACES}


FOLLOWERS = [
    ("cancer", ["leo", "libra"]),
    ("pegasus", ["leo", "capricorn"]),
    ("pisces", ["libra", "capricorn"]),
    ("phoenix", ["cancer", "leo"]),
]


@pytest.mark.parametrize(("card", "followers"), FOLLOWERS)
@clause("KG-5.13", "KG-5.14")
def test_who_may_follow_a_yellow_warrior(card: str, followers: list[str]) -> None:
    hand = [card, "leo", "capricorn", "libra", *(["cancer"] if card != "cancer" else ["pisces"])]
    story = table({"hand": hand}).does(f"play {card} 1")
    story.expects("play-phase", 0).expects_exactly(*[f"play {other} 1" for other in followers], "done")


GAINS = [("cancer", 1), ("pisces", 2), ("phoenix", 3)]


@pytest.mark.parametrize(("card", "gain"), GAINS)
@clause("KG-6.35", "KG-7.15")
def test_the_own_god_gains_energy(card: str, gain: int) -> None:
    story = table({"hand": [card], "energy": 10}, {}, {}).does(f"play {card} 1").expects("play-phase", 0)
    assert [story.energy(seat) for seat in range(3)] == [10 + gain, 15, 15]
    assert [(entry["seat"], entry["amount"]) for entry in story.events("gain")] == [(0, gain)]


@pytest.mark.parametrize(("card", "gain"), GAINS)
@clause("KG-11.18", "KG-8.5")
def test_reaching_twenty_five_wins_at_once_and_twenty_four_does_not(card: str, gain: int) -> None:
    story = table({"hand": [card, "priest"], "energy": 25 - gain}, {}, {}).does(f"play {card} 1")
    assert (story.match.decision, story.energy(), story.winners) == (None, 25, (0,))
    assert story.hand() == ["priest"]
    short = table({"hand": [card], "energy": 24 - gain}).does(f"play {card} 1").expects("play-phase", 0)
    assert (short.energy(), short.winners) == (24, ())


@pytest.mark.parametrize(("card", "gain"), GAINS)
@clause("KG-7.16", "KG-8.10")
def test_in_a_team_match_energy_stops_at_twenty_five_and_wins_nothing(card: str, gain: int) -> None:
    story = table({"hand": [card], "energy": 24}, {}, {}, {}, mode="team").does(f"play {card} 1")
    story.expects("play-phase", 0)
    assert (story.energy(0), story.energy(2), story.winners) == (25, 10, ())
    full = table({"hand": [card], "energy": 25}, {}, {}, {}, mode="team").does(f"play {card} 1")
    full.expects("play-phase", 0)
    assert (full.energy(0), full.events("gain")) == (25, [])


@pytest.mark.parametrize(("card", "gain"), GAINS)
@clause("KG-6.23")
def test_a_cancelled_gain_is_none(card: str, gain: int) -> None:
    story = table({"hand": [card], "energy": 24}, {"hand": ["aquarius"]}).does(f"play {card} 1", "react aquarius 2")
    story.expects("play-phase", 0)
    assert story.energy() == 24


@pytest.mark.parametrize("card", ["pisces", "phoenix"])
@clause("KG-5.46")
def test_pisces_and_phoenix_have_no_reaction(card: str) -> None:
    story = table({"hand": ["aries"]}, {"hand": [card]}, {"hand": [card]})
    story.does("play aries 1", "player p1").expects("play-phase", 0)
    assert story.energy(1) == 12


# Cancer ---------------------------------------------------------------------------------------------------------------
@clause("KG-11.2")
def test_cancer_defends_three_without_any_gain() -> None:
    story = table({"hand": ["leo"]}, {"hand": ["cancer"]}).does("play leo 1").expects("react-attack", 1)
    story.expects_exactly("react cancer 2", "pass").refuses("react cancer 1", clause="KG-6.1").does("react cancer 2")
    story.expects("play-phase", 0)
    assert (story.energy(1), story.discard(1), story.events("gain")) == (12, ["cancer"], [])


@clause("KG-11.2", "KG-5.42")
def test_cancer_defends_nobody_else_and_cannot_be_played_for_its_defend() -> None:
    story = table({"hand": ["aries", "cancer"]}, {}, {}, {"hand": ["cancer"]}, mode="team")
    story.offers("play cancer 1").refuses("play cancer 2", "react cancer 2", clause="KG-6.2")
    story.does("play aries 1", "player p1").expects("play-phase", 0)
    assert (story.energy(1), story.hand(3)) == (17, ["cancer"])


@clause("KG-5.39", "KG-6.16")
def test_two_cancers_add_up() -> None:
    story = table({"hand": ["leo"]}, {"hand": ["cancer", "cancer", "cancer"]}).does("play leo 1", "react cancer 2")
    story.expects_exactly("react cancer 2", "pass").does("react cancer 2").expects("play-phase", 0)
    assert (story.energy(1), story.hand(1), story.discard(1)) == (15, ["cancer"], ["cancer", "cancer"])


# Pegasus --------------------------------------------------------------------------------------------------------------
@clause("KG-11.17", "KG-6.33")
def test_pegasus_played_draws_one() -> None:
    story = table({"hand": ["pegasus"], "deck": ["bishop", "leo"]}).expects_exactly("play pegasus 1", "done")
    story.refuses("play pegasus 2", "play pegasus 3", clause="KG-6.2").does("play pegasus 1").expects("play-phase", 0)
    assert (story.hand(), story.deck(), story.faith) == (["bishop"], ["leo"], 0)


@clause("KG-11.17", "KG-7.18")
def test_pegasus_defends_the_own_god_by_two_and_is_discarded() -> None:
    story = table({"hand": ["leo"]}, {"hand": ["pegasus"]}).does("play leo 1").expects("react-attack", 1)
    story.expects_exactly("react pegasus 2", "pass").refuses("react pegasus 3", clause="KG-5.43").does(
        "react pegasus 2"
    )
    story.expects("play-phase", 0)
    assert (story.energy(1), story.discard(1), story.play(1)) == (11, ["pegasus"], [])


@clause("KG-11.17", "KG-5.44", "KG-7.19")
def test_pegasus_protects_a_stranger_in_an_individual_match_by_three_and_stays() -> None:
    story = table({"hand": ["leo", "pegasus"]}, {}, {"hand": ["pegasus"]}).does("play leo 1", "player p1")
    story.expects("react-attack", 2).expects_exactly("react pegasus 3", "pass").refuses(
        "react pegasus 2", clause="KG-5.42"
    )
    story.does("react pegasus 3").expects("play-phase", 0)
    assert (story.energy(1), story.play(2), story.discard(2)) == (12, ["pegasus"], [])
    assert story.hand(0) == ["pegasus"]  # KG-5.43: the attacker was not asked


@clause("KG-11.17", "KG-5.45", "KG-7.19")
def test_pegasus_protects_only_a_team_mate_in_a_team_match() -> None:
    players = {"hand": ["leo"]}, {"hand": ["pegasus"]}, {"hand": ["pegasus"]}, {"hand": ["pegasus"]}
    story = table(*players, mode="team").does("play leo 1", "player p3")
    story.expects("react-attack", 3).expects_exactly("react pegasus 2", "pass").does("pass")
    story.expects("react-attack", 1).expects_exactly("react pegasus 3", "pass").does("react pegasus 3")
    story.expects("react-attack", 3).does("pass").expects("play-phase", 0)
    assert (story.energy(3), story.play(1), story.hand(2), story.hand(3)) == (7, ["pegasus"], ["pegasus"], ["pegasus"])


@clause("KG-7.19", "KG-4.16")
def test_a_pegasus_that_protected_is_discarded_in_the_next_own_discard_phase() -> None:
    story = table({"hand": ["aries"]}, {}, {"hand": ["pegasus"], "deck": ["priest"] * 5})
    story.does("play aries 1", "player p1", "react pegasus 3").ends().expects("play-phase", 1).ends()
    story.expects("play-phase", 2)
    assert (story.play(2), story.symbols) == (["pegasus"], [])
    story.ends()
    assert (story.play(2), story.discard(2)) == ([], ["pegasus"])


@clause("KG-6.6", "KG-11.13")
def test_a_pegasus_that_protected_is_not_repeated() -> None:
    story = table({"hand": ["gemini"], "play": [protect("pegasus"), "capricorn"], "deck": ["leo"]})
    story.does("play gemini 1").expects("play-phase", 0)
    assert (story.faith, story.hand()) == (2, [])


# Phoenix --------------------------------------------------------------------------------------------------------------
NETHERWORLD = ["priest", "leo", "taurus", "aries", "bishop", "scorpio", "aries", "phoenix", "capricorn"]


@clause("KG-6.42")
def test_phoenix_fetches_no_disciple_and_no_warrior_of_cost_five() -> None:
    story = table({"hand": ["phoenix"], "deck": ["lyra"]}, netherworld=NETHERWORLD)
    story.expects_exactly("play phoenix 1", "play phoenix 2", "done").does("play phoenix 2")
    story.expects("take-netherworld", 0).expects_exactly("card aries", "card capricorn", "card taurus")
    story.refuses("card priest", "card scorpio", "card leo", clause="KG-6.42").does("card aries").expects(
        "play-phase", 0
    )
    assert (story.hand(), story.energy(), story.deck()) == (["aries"], 15, ["lyra"])
    left = ["priest", "leo", "taurus", "bishop", "scorpio", "aries", "phoenix", "capricorn"]
    assert sorted(story.netherworld) == sorted(left)
    assert [entry["cards"] for entry in story.events("take", 1)] == [["aries"]]


@clause("KG-11.19", "KG-7.23")
def test_the_warrior_fetched_may_be_played_at_once_if_its_colour_follows() -> None:
    story = table({"hand": ["phoenix", "phoenix"]}, netherworld=["lyra", "aries"])
    story.does("play phoenix 2", "card lyra").expects_exactly("play phoenix 1", "play phoenix 2", "done")
    story.does("play phoenix 2").expects("play-phase", 0).expects_exactly("play aries 1", "done")
    assert story.hand() == ["aries", "lyra"]
    story.does("play aries 1").expects_exactly("play lyra 1", "done")
    assert story.energy(1) == 12
    story.ends()
    assert sorted([*story.hand(0), *story.deck(0), *story.discard(0)]) == ["aries", "lyra", "phoenix", "phoenix"]


@clause("KG-5.17", "KG-5.3")
def test_phoenix_with_nothing_to_fetch_does_nothing() -> None:
    story = table({"hand": ["phoenix"]}, netherworld=["priest", "leo"]).does("play phoenix 2").expects("play-phase", 0)
    assert (story.hand(), story.netherworld, story.energy()) == ([], ["priest", "leo"], 15)
    assert story.symbols == ["yellow", "red"]


@clause("KG-6.24", "KG-6.23")
def test_a_cancelled_phoenix_fetches_nothing() -> None:
    story = table({"hand": ["phoenix"]}, {"hand": ["aquarius"]}, netherworld=["aries", "lyra"])
    story.does("play phoenix 2", "react aquarius 2").expects("play-phase", 0)
    assert (story.hand(), story.netherworld, story.play()) == ([], ["aries", "lyra"], ["phoenix"])


@clause("KG-5.9", "KG-5.10")
def test_phoenix_gives_energy_or_a_warrior_and_never_both() -> None:
    story = table({"hand": ["phoenix"], "energy": 10}, netherworld=["aries"])
    gained = Story(story.match.clone()).does("play phoenix 1").expects("play-phase", 0)
    assert (gained.energy(), gained.hand(), gained.netherworld) == (13, [], ["aries"])
    story.does("play phoenix 2").expects("play-phase", 0)
    assert (story.energy(), story.hand(), story.netherworld) == (10, ["aries"], [])
