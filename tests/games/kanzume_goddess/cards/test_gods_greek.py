"""What the Greek Gods do, and what they must not offer."""

import pytest

import kleos
from kleos.games.kanzume_goddess.testing import Story, table
from kleos.testing import clause

# Faces: number, id, names in English, French and Italian
FACES = [
    ("X0001", "zeus", ("Zeus", "Zeus", "Zeus")),
    ("X0002", "poseidon", ("Poseidon", "Poséidon", "Poseidone")),
    ("X0003", "hades", ("Hades", "Hadès", "Ade")),
    ("X0004", "athena", ("Athena", "Athéna", "Atena")),
    ("X0005", "apollo", ("Apollo", "Apollon", "Apollo")),
    ("X0006", "aphrodite", ("Aphrodite", "Aphrodite", "Afrodite")),
]


@pytest.mark.parametrize(("number", "god", "names"), FACES, ids=[face[1] for face in FACES])
@clause("KG-1.4")
def test_greek_gods_have_their_faces(number: str, god: str, names: tuple[str, ...]) -> None:
    face = kleos.rules("kanzume-goddess").cards[god]
    assert face.keys() == {"kind": "god", "number": number, "mythology": "greek", "copies": 1}
    assert tuple(face.name(lang) for lang in ("en", "fr", "it")) == names


@clause("KG-1.4")
def test_these_are_all_greek_gods() -> None:
    box = kleos.rules("kanzume-goddess").cards
    assert {id for id, face in box.items() if face.keys().get("mythology") == "greek"} == {face[1] for face in FACES}


def attacks(story: Story) -> list[int]:
    """What every Attack declared so far was worth."""
    return [entry["amount"] for entry in story.events("attack")]


# Zeus -----------------------------------------------------------------------------------------------------------------
@clause("KG-11.23", "KG-5.25", "KG-5.27")
def test_zeus_discards_a_card_for_two_on_the_next_attack_only() -> None:
    story = table({"god": "zeus", "hand": ["orion", "orion", "priest", "priest"]})
    story.expects_exactly("play orion 1", "play priest 1", "use zeus.1", "done").does("use zeus.1")
    story.expects("pay-cost", 0).expects_exactly("card orion", "card priest").does("card priest").expects(
        "play-phase", 0
    )
    assert (story.discard(), story.energy(), attacks(story)) == (["priest"], 15, [])
    story.does("play priest 1", "play orion 1", "play orion 1")
    assert (attacks(story), story.energy(1)) == ([2 + 2, 5], 6)


@clause("KG-11.23", "KG-5.23")
def test_zeus_acts_once_in_each_own_turn() -> None:
    story = table({"god": "zeus", "hand": ["priest", "leo"], "deck": ["bishop"]}).does("use zeus.1", "card priest")
    story.expects_exactly("play leo 1", "done").refuses("use zeus.1", clause="KG-5.23").does("play leo 1").ends()
    story.expects("play-phase", 1).ends().expects("play-phase", 0).offers("use zeus.1")
    assert attacks(story) == [8]


@clause("KG-13.12", "KG-13.5", "KG-5.21")
def test_zeus_needs_a_card_and_his_play_phase() -> None:
    story = table({"god": "zeus", "hand": ["leo"]}).expects_exactly("play leo 1", "use zeus.1", "done")
    story.does("use zeus.1").expects("play-phase", 0).expects_exactly("done")
    assert (story.hand(), story.discard()) == ([], ["leo"])
    table({"god": "zeus", "discard": ["leo"], "deck": ["leo"]}).expects("play-phase", 0).expects_exactly("done")
    table({"god": "zeus", "hand": ["leo"]}, phase="recruit").expects_exactly("done").refuses(
        "use zeus.1", clause="KG-5.21"
    )
    other = table({"hand": ["priest"]}, {"god": "zeus", "hand": ["leo", "priest"]})
    other.expects_exactly("play priest 1", "done")


@clause("KG-11.23", "KG-5.36")
def test_the_bonus_of_zeus_survives_a_cancelled_attack_and_goes_to_gemini() -> None:
    story = table({"god": "zeus", "hand": ["leo", "gemini", "priest"]}, {"hand": ["aquarius"]})
    story.does("use zeus.1", "card priest", "play leo 1", "react aquarius 2").expects("play-phase", 0)
    assert attacks(story) == []
    story.does("play gemini 1").expects("play-phase", 0)
    assert (attacks(story), story.energy(1)) == ([8], 7)


@clause("KG-11.23", "KG-5.28")
def test_the_bonus_of_zeus_is_lost_at_the_end_of_the_turn() -> None:
    story = table({"god": "zeus", "hand": ["priest"], "deck": ["leo"]}, {"hand": ["aries"], "god": "hel"})
    story.does("use zeus.1").ends().expects("play-phase", 1).does("play aries 1").expects("play-phase", 1)
    story.ends().expects("play-phase", 0).does("play leo 1").expects("play-phase", 0)
    assert (attacks(story), story.discard(0)) == ([3, 6], [])


# Poseidon -------------------------------------------------------------------------------------------------------------
@clause("KG-11.24", "KG-13.18", "KG-13.11")
def test_poseidon_pays_a_card_or_energy_to_ignore_the_colours_of_the_next_warrior() -> None:
    story = table({"god": "poseidon", "hand": ["leo", "aries", "priest"]})
    story.expects_exactly("play aries 1", "play leo 1", "play priest 1", "done").refuses(
        "use poseidon.1", clause="KG-11.24"
    )
    story.does("play aries 1").expects_exactly("play priest 1", "use poseidon.1", "done")
    story.does("use poseidon.1").expects("pay-cost", 0).expects_exactly("card leo", "card priest", "energy")
    paid = Story(story.match.clone()).does("energy")
    assert (paid.energy(), paid.hand(), [e["amount"] for e in paid.events("pay")]) == (14, ["leo", "priest"], [1])
    paid.expects_exactly("play leo 1", "play priest 1", "done")
    story.does("card priest").expects("play-phase", 0).expects_exactly("play leo 1", "done")
    assert (story.energy(), story.discard()) == (15, ["priest"])
    story.does("play leo 1")
    assert (story.energy(1), story.symbols) == (6, ["silver", "yellow"])


@clause("KG-11.24")
def test_poseidon_is_not_offered_again_while_an_earlier_use_waits() -> None:
    story = table({"god": "poseidon", "hand": ["leo", "priest", "bishop"], "play": ["aries"]})
    story.does("use poseidon.1", "energy").expects_exactly("play bishop 1", "play leo 1", "play priest 1", "done")
    story.refuses("use poseidon.1", clause="KG-11.24").does("play priest 1").offers("play leo 1").refuses(
        "use poseidon.1", clause="KG-11.24"
    )
    story.does("play leo 1").expects_exactly("play bishop 1", "use poseidon.1", "done")
    assert [story.board.pieces[n].unbound for n in story.board.players[0].play] == [False, False, True]  # KG-15.10


WARRIORS = [
    *["aries", "taurus", "orion", "scorpio", "sagittarius", "leo"],
    *["capricorn", "virgo", "hydra", "lyra"],
    *["libra", "gemini", "ophiuchus", "aquarius"],
    *["cancer", "pegasus", "pisces", "phoenix"],
]


@pytest.mark.parametrize("card", WARRIORS)
@clause("KG-11.24", "KG-5.18")
def test_poseidon_may_act_after_any_warrior(card: str) -> None:
    story = (
        table({"god": "poseidon", "play": [card]}).expects("play-phase", 0).expects_exactly("use poseidon.1", "done")
    )
    story.does("use poseidon.1").expects("play-phase", 0).expects_exactly("done")
    assert story.energy() == 14


@clause("KG-11.25")
def test_a_warrior_that_matches_uses_up_poseidon_too() -> None:
    hand = ["capricorn", "cancer", "lyra"]
    story = table({"god": "poseidon", "hand": hand, "play": ["aries"]}).does("use poseidon.1", "energy")
    story.expects_exactly("play cancer 1", "play capricorn 1", "play lyra 1", "done")
    story.does("play capricorn 1").expects_exactly("use poseidon.1", "done")
    assert story.symbols == ["red", "silver"]


@clause("KG-11.25", "KG-5.20")
def test_a_reaction_does_not_use_up_poseidon() -> None:
    hand = ["leo", "cancer", "lyra", "aquarius"]
    story = table({"god": "poseidon", "hand": hand, "play": ["libra"]}, {"hand": ["aquarius"]})
    story.does("use poseidon.1", "energy", "play cancer 1").expects("react-ability", 1).does("react aquarius 2")
    story.expects("react-ability", 0).does("pass").expects("play-phase", 0)
    assert story.symbols == ["red", "silver"]
    story.expects_exactly("play aquarius 1", "play leo 1", "use poseidon.1", "done")
    waiting = table({"god": "poseidon", "hand": hand, "play": ["libra"], "energy": 5}, {"hand": ["aquarius"]})
    waiting.does("play leo 1", "react aquarius 2", "pass", "use poseidon.1", "energy")
    waiting.expects_exactly("play aquarius 1", "play cancer 1", "play lyra 1", "done")


@clause("KG-5.22", "KG-5.26", "KG-13.11")
def test_poseidon_acts_as_often_as_he_can_pay_and_never_pays_his_last_energy() -> None:
    hand = ["leo", "leo", "leo", "priest"]
    story = table({"god": "poseidon", "hand": hand, "play": ["aries"], "energy": 3}, {"energy": 24})
    story.does("use poseidon.1", "energy", "play leo 1", "use poseidon.1", "energy", "play leo 1")
    assert story.energy() == 1
    story.does("use poseidon.1").expects("pay-cost", 0).expects_exactly("card leo", "card priest")
    story.does("card priest").expects_exactly("play leo 1", "done")


@clause("KG-5.26", "KG-13.5")
def test_poseidon_without_cards_pays_energy_unasked_if_he_has_two() -> None:
    story = table({"god": "poseidon", "play": ["aries"], "energy": 2}).expects_exactly("use poseidon.1", "done")
    story.does("use poseidon.1").expects("play-phase", 0).expects_exactly("done")
    assert story.energy() == 1
    table({"god": "poseidon", "play": ["aries"], "energy": 1}).expects("play-phase", 0).expects_exactly("done")


@clause("KG-11.24", "KG-4.3")
def test_what_poseidon_has_paid_for_is_lost_at_the_end_of_the_turn() -> None:
    fields = {"god": "poseidon", "hand": ["priest"], "play": ["aries"], "deck": ["aries", "leo"]}
    story = table(fields).does("use poseidon.1", "card priest").ends().ends().expects("play-phase", 0)
    assert (sorted(story.hand()), story.symbols) == (["aries", "aries", "leo", "priest"], [])
    story.does("play leo 1").expects_exactly("play priest 1", "use poseidon.1", "done")


# Hades ----------------------------------------------------------------------------------------------------------------
@clause("KG-11.26", "KG-13.12")
def test_hades_spends_a_faith_to_banish_a_card_of_his_discard_pile() -> None:
    fields = {"god": "hades", "discard": ["priest", "leo", "priest"], "hand": ["bishop"]}
    story = table(fields, {"discard": ["lyra"]}, phase="recruit", faith=2, supply={"priest": 2, "sacred-guardian": 1})
    story.expects_exactly("recruit priest", "recruit sacred-guardian", "use hades.1", "done")
    story.does("use hades.1").expects("hades-banish", 0)
    assert story.tokens == ["card leo", "card priest"]  # KG-13.14
    story.does("card priest").expects("recruit-phase", 0).expects_exactly("recruit priest", "done")
    assert (story.faith, story.netherworld, sorted(story.discard())) == (1, ["priest"], ["leo", "priest"])
    assert (story.hand(), story.discard(1)) == (["bishop"], ["lyra"])
    assert [entry["amount"] for entry in story.events("spend")] == [1]


@clause("KG-11.26", "KG-13.12", "KG-13.5")
def test_hades_needs_faith_a_discard_pile_and_the_recruit_phase() -> None:
    table({"discard": ["leo"]}, phase="recruit", faith=0).expects_exactly("done").refuses(
        "use hades.1", clause="KG-5.25"
    )
    empty = table({"hand": ["leo"], "deck": ["leo"]}, phase="recruit", faith=3).expects_exactly("done")
    empty.refuses("use hades.1", clause="KG-13.12")
    early = table({"discard": ["leo"]}, phase="play", faith=3).expects_exactly("done")
    early.refuses("use hades.1", clause="KG-5.21")
    single = table({"discard": ["leo", "leo"]}, phase="recruit", faith=1).does("use hades.1")
    single.expects("recruit-phase", 0).expects_exactly("done")
    assert (single.netherworld, single.discard(), single.faith) == (["leo"], ["leo"], 0)


@clause("KG-5.23")
def test_hades_banishes_once_in_each_own_turn() -> None:
    story = table({"discard": ["leo", "lyra"], "deck": ["priest"]}, phase="recruit", faith=2)
    story.does("use hades.1", "card leo").expects_exactly("done").refuses("use hades.1", clause="KG-5.23").ends().ends()
    story.expects("play-phase", 0).does("play priest 1", "play lyra 1", "done").expects_exactly("done")
    again = table({"hand": ["priest"], "discard": ["leo", "lyra"]}, phase="recruit", faith=1, used=["hades.1"])
    again.expects_exactly("done")
    assert again.match.view(None)["used"] == ["hades.1"]


@clause("KG-11.27", "KG-6.46", "KG-5.48")
def test_hades_recruits_one_warrior_from_the_netherworld_for_its_cost() -> None:
    netherworld = ["priest", "leo", "aries", "virgo", "aries", "scorpio"]
    piles = {"w1": ["capricorn", "lyra"]}
    story = table({"deck": ["bishop"]}, phase="recruit", faith=5, netherworld=netherworld, piles=piles)
    story.expects_exactly(
        *["recruit w1", "recruit netherworld aries", "recruit netherworld scorpio", "recruit netherworld virgo", "done"]
    )
    story.refuses("recruit netherworld leo", clause="KG-5.54").refuses("recruit netherworld priest", clause="KG-6.46")
    story.does("recruit netherworld aries")
    story.expects("recruit-phase", 0).expects_exactly("recruit w1", "done")
    assert (story.deck(), story.faith) == (["aries", "bishop"], 2)
    assert sorted(story.netherworld) == ["aries", "leo", "priest", "scorpio", "virgo"]
    assert story.pile("w1") == ["capricorn", "lyra"]
    assert [entry["from"] for entry in story.events("recruit")] == ["netherworld"]
    assert [entry["source"] for entry in story.events("recruit")] == [{"object": None, "card": "hades"}]
    assert story.events("turn-up") == []
    story.does("recruit w1").expects_exactly("done")


@clause("KG-11.27", "KG-5.23")
def test_hades_uses_both_abilities_once_in_one_turn() -> None:
    story = table({"discard": ["capricorn", "leo"]}, phase="recruit", faith=6)
    story.expects_exactly("use hades.1", "done").does("use hades.1", "card capricorn")
    story.expects_exactly("recruit netherworld capricorn", "done").does("recruit netherworld capricorn")
    story.expects_exactly("done")
    assert (story.faith, story.deck(), story.discard(), story.netherworld) == (3, ["capricorn"], ["leo"], [])
    assert sorted(story.match.view(None)["used"]) == ["hades.1", "hades.2"]


@clause("KG-11.27", "KG-5.23")
def test_hades_recruits_from_the_netherworld_again_in_his_next_turn() -> None:
    story = table(phase="recruit", faith=6, netherworld=["aries", "virgo"]).does("recruit netherworld aries")
    story.expects_exactly("done").ends().ends().expects("play-phase", 0)
    again = table(phase="recruit", faith=6, netherworld=["virgo"], used=["hades.2"]).expects_exactly("done")
    assert again.netherworld == ["virgo"]


@clause("KG-5.48")
def test_nobody_but_hades_recruits_from_the_netherworld() -> None:
    story = table(
        {"god": "zeus", "discard": ["leo"]}, {"god": "hades"}, phase="recruit", faith=9, netherworld=["aries"]
    )
    story.expects_exactly("done").refuses("recruit netherworld aries", clause="KG-5.48")
    story.refuses("use hades.1", clause="KG-5.21")


# Athena ---------------------------------------------------------------------------------------------------------------
@clause("KG-11.28", "KG-13.12")
def test_athena_discards_a_disciple_to_take_two_off() -> None:
    hand = ["bishop", "priest", "sacred-guardian", "leo"]
    story = table({"hand": ["leo"]}, {"god": "athena", "hand": hand, "deck": ["lyra"]}).does("play leo 1")
    story.expects("react-attack", 1).expects_exactly("react sacred-guardian 1", "use athena.1", "pass")
    story.does("use athena.1").expects("pay-cost", 1)
    story.expects_exactly("card bishop", "card priest", "card sacred-guardian").does("card sacred-guardian")
    story.expects("play-phase", 0)
    assert (story.energy(1), story.hand(1)) == (15 - 6 + 2, ["bishop", "leo", "priest"])
    assert (story.discard(1), story.deck(1), story.faith) == (["sacred-guardian"], ["lyra"], 0)


@clause("KG-11.29", "KG-5.39")
def test_athena_acts_once_in_an_attack_and_again_in_the_next_one() -> None:
    athena = {"god": "athena", "hand": ["priest", "priest", "sacred-guardian"], "deck": ["lyra"]}
    story = table({"hand": ["orion", "leo"]}, athena).does("play leo 1", "use athena.1", "card priest")
    story.expects("react-attack", 1).expects_exactly("react sacred-guardian 1", "pass").refuses(
        "use athena.1", clause="KG-5.22"
    )
    story.does("react sacred-guardian 1").expects("play-phase", 0)
    assert story.energy(1) == 15 - 6 + 2 + 2
    second = table({"hand": ["sagittarius", "orion"]}, {"god": "athena", "hand": ["priest"] * 2})
    second.does("play sagittarius 1", "use athena.1").expects("play-phase", 0)
    second.does("play orion 1").expects("react-attack", 1).offers("use athena.1").does("use athena.1")
    second.expects("play-phase", 0)
    assert (attacks(second), second.energy(1), second.hand(1)) == ([2, 5], 12, [])


@clause("KG-13.12", "KG-13.5", "KG-6.18")
def test_athena_needs_a_disciple() -> None:
    story = table({"hand": ["leo"]}, {"god": "athena", "hand": ["lyra", "leo"]}).does("play leo 1")
    story.expects("play-phase", 0)
    assert (story.energy(1), story.hand(1)) == (9, ["leo", "lyra"])
    single = table({"hand": ["orion"]}, {"god": "athena", "hand": ["lyra", "bishop"]})
    single.does("play orion 1").expects_exactly("use athena.1", "pass").does("use athena.1").expects("play-phase", 0)
    assert (single.energy(1), single.hand(1), single.discard(1)) == (15, ["lyra"], ["bishop"])
    declined = table({"hand": ["orion"]}, {"god": "athena", "hand": ["bishop"]}).does("play orion 1", "pass")
    assert (declined.energy(1), declined.hand(1)) == (13, ["bishop"])


@clause("KG-11.28")
def test_athena_helps_only_herself_in_an_individual_match() -> None:
    story = table({"hand": ["leo"]}, {}, {"god": "athena", "hand": ["priest"]}).does("play leo 1", "player p1")
    story.expects("play-phase", 0)
    assert (story.energy(1), story.hand(2)) == (9, ["priest"])


@clause("KG-11.28", "KG-11.29")
def test_athena_helps_a_team_mate_and_no_opponent() -> None:
    players = {"god": "athena", "hand": ["priest", "bishop"]}, {"god": "freyja", "hand": ["leo"]}
    story = table(*players, {}, {}, mode="team", active=1).does("play leo 1", "player p2").expects("react-attack", 0)
    story.expects_exactly("use athena.1", "pass").does("use athena.1", "card priest").expects("play-phase", 1)
    assert (story.energy(2), story.energy(0), story.hand(0)) == (10 - 6 + 2, 20, ["bishop"])
    enemy = table({"hand": ["leo"]}, {}, {"god": "athena", "hand": ["priest"]}, {}, mode="team")
    enemy.does("play leo 1", "player p3").expects("play-phase", 0)
    assert (enemy.energy(3), enemy.hand(2)) == (4, ["priest"])


# Apollo ---------------------------------------------------------------------------------------------------------------
@clause("KG-11.30", "KG-4.4")
def test_apollo_discards_a_card_and_draws_one_in_his_start_phase() -> None:
    story = table({"god": "apollo", "hand": ["priest", "leo"], "deck": ["lyra", "virgo"]}, phase="start")
    story.expects("start-phase", 0).expects_exactly("use apollo.1", "done")
    story.does("use apollo.1").expects("pay-cost", 0).expects_exactly("card leo", "card priest").does("card priest")
    story.expects("play-phase", 0).expects_exactly("play leo 1", "play lyra 1", "done")
    assert (story.hand(), story.deck(), story.discard()) == (["leo", "lyra"], ["virgo"], ["priest"])
    assert story.kinds()[-3:] == ["use", "discard", "draw"]


@clause("KG-4.4", "KG-5.21")
def test_apollo_may_do_without_and_cannot_act_later() -> None:
    story = table({"god": "apollo", "hand": ["priest"], "deck": ["lyra"]}, phase="start").does("done")
    story.expects("play-phase", 0).expects_exactly("play priest 1", "done").refuses("use apollo.1", clause="KG-5.21")
    assert (story.hand(), story.deck()) == (["priest"], ["lyra"])


@clause("KG-4.5", "KG-13.12")
def test_apollo_without_a_card_is_not_asked() -> None:
    table({"god": "apollo", "deck": ["lyra"]}, phase="start").expects("play-phase", 0).expects_exactly("done")


@clause("KG-11.30", "KG-7.8")
def test_apollo_with_an_empty_deck_draws_his_own_card_back() -> None:
    story = table({"god": "apollo", "hand": ["leo"]}, phase="start").does("use apollo.1").expects("play-phase", 0)
    assert (story.hand(), story.deck(), story.discard()) == (["leo"], [], [])
    assert story.kinds()[-4:] == ["use", "discard", "reshuffle", "draw"]


@clause("KG-5.23")
def test_apollo_acts_once_in_each_own_turn() -> None:
    story = table({"god": "apollo", "hand": ["leo"], "deck": ["lyra"]}, phase="start").does("use apollo.1")
    story.expects("play-phase", 0).ends().expects("play-phase", 1).ends().expects("start-phase", 0)
    story.expects_exactly("use apollo.1", "done")


# Aphrodite ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("card", "gain"), [("cancer", 1), ("pisces", 2), ("phoenix", 3)])
@clause("KG-11.31")
def test_aphrodite_gains_one_more_by_the_first_warrior(card: str, gain: int) -> None:
    story = table({"god": "aphrodite", "hand": [card], "energy": 10}).does(f"play {card} 1").expects("play-phase", 0)
    assert story.energy() == 10 + gain + 1
    assert [entry["amount"] for entry in story.events("gain")] == [gain + 1]
    later = table({"god": "aphrodite", "hand": [card], "energy": 10}, warrior_gains=1).does(f"play {card} 1")
    assert later.energy() == 10 + gain


@clause("KG-11.31")
def test_aphrodite_gains_nothing_more_by_the_second_and_gemini_is_the_second() -> None:
    story = table({"god": "aphrodite", "hand": ["phoenix", "cancer", "gemini"], "energy": 5})
    story.does("play phoenix 1", "play cancer 1")
    assert story.energy() == 5 + 4 + 1
    story.does("play gemini 1", "target #1", "ability 1").expects("play-phase", 0)
    assert story.energy() == 10 + 3


@clause("KG-11.31")
def test_a_gain_repeated_by_gemini_can_be_the_first_of_aphrodite() -> None:
    story = table({"god": "aphrodite", "hand": ["pisces", "gemini"], "energy": 5}, {"hand": ["aquarius"]})
    story.does("play pisces 1", "react aquarius 2").expects("play-phase", 0)
    assert story.energy() == 5
    story.does("play gemini 1").expects("play-phase", 0)
    assert story.energy() == 5 + 2 + 1


@clause("KG-11.31", "KG-7.16")
def test_a_gain_of_aphrodite_lost_to_the_ceiling_does_not_count() -> None:
    story = table({"god": "aphrodite", "hand": ["pisces"], "energy": 25}, {}, {}, {}, mode="team")
    story.does("play pisces 1").expects("play-phase", 0)
    assert (story.energy(), story.match.view(None)["warrior_gains"]) == (25, 0)
    last = table({"god": "aphrodite", "hand": ["cancer"], "energy": 24}, {}, {}, {}, mode="team")
    last.does("play cancer 1").expects("play-phase", 0)
    assert (last.energy(), last.match.view(None)["warrior_gains"]) == (25, 1)
    partly = table({"god": "aphrodite", "hand": ["pisces"], "energy": 23}, {}, {}, {}, mode="team")
    partly.does("play pisces 1").expects("play-phase", 0)
    assert (partly.energy(), partly.match.view(None)["warrior_gains"]) == (25, 1)
    assert [entry["amount"] for entry in partly.events("gain")] == [2]


@clause("KG-11.31", "KG-4.3")
def test_aphrodite_gains_more_in_each_own_turn_and_nobody_else_does() -> None:
    fields = {"god": "aphrodite", "hand": ["cancer"], "deck": ["pisces"], "energy": 5}
    story = table(fields, {"hand": ["cancer"], "energy": 5}).does("play cancer 1").ends()
    story.expects("play-phase", 1).does("play cancer 1")
    assert (story.energy(0), story.energy(1)) == (7, 6)
    story.ends().expects("play-phase", 0).does("play pisces 1").expects("play-phase", 0)
    assert (story.energy(0), story.energy(1)) == (10, 6)
