"""What the Norse Gods do, and what they must not offer."""

import pytest

import kleos
from kleos.games.kanzume_goddess.testing import Story, protect, table
from kleos.testing import clause

# Faces: number, id, names in English, French and Italian
FACES = [
    ("B0001", "odin", ("Odin", "Odin", "Odino")),
    ("B0002", "thor", ("Thor", "Thor", "Thor")),
    ("B0003", "freyja", ("Freyja", "Freyja", "Freyja")),
    ("B0004", "loki", ("Loki", "Loki", "Loki")),
    ("B0005", "hel", ("Hel", "Hel", "Hel")),
    ("B0006", "heimdall", ("Heimdall", "Heimdall", "Heimdall")),
]


@pytest.mark.parametrize(("number", "god", "names"), FACES, ids=[face[1] for face in FACES])
@clause("KG-1.4")
def test_norse_gods_have_their_faces(number: str, god: str, names: tuple[str, ...]) -> None:
    face = kleos.rules("kanzume-goddess").cards[god]
    assert face.keys() == {"kind": "god", "number": number, "mythology": "norse", "copies": 1}
    assert tuple(face.name(lang) for lang in ("en", "fr", "it")) == names


@clause("KG-1.4")
def test_these_are_all_norse_gods() -> None:
    box = kleos.rules("kanzume-goddess").cards
    assert {id for id, face in box.items() if face.keys().get("mythology") == "norse"} == {face[1] for face in FACES}


def attacks(story: Story) -> list[int]:
    """What every Attack declared so far was worth."""
    return [entry["amount"] for entry in story.events("attack")]


# Odin -----------------------------------------------------------------------------------------------------------------
SIX = ["aries", "bishop", "leo", "lyra", "priest", "virgo"]


@clause("KG-11.32")
def test_odin_draws_six_and_then_chooses_what_he_gives_up() -> None:
    story = table({"god": "odin", "deck": [*SIX, "hydra"], "hand": ["taurus"]}).does("done", "done")
    story.expects("end-choice", 0).expects_exactly(*[f"card {card}" for card in SIX], "energy")
    assert (story.hand(), story.discard(), story.deck()) == (SIX, ["taurus"], ["hydra"])
    story.refuses("card taurus", "card hydra", clause="KG-5.27").does("energy").expects("play-phase", 1)
    assert (story.hand(), story.energy(), story.discard()) == (SIX, 14, ["taurus"])


@clause("KG-11.32")
def test_odin_may_discard_a_card_instead() -> None:
    story = table({"god": "odin", "deck": SIX}, phase="end").does("card leo").expects("play-phase", 1)
    assert (story.hand(), story.energy(), story.discard()) == (
        ["aries", "bishop", "lyra", "priest", "virgo"],
        15,
        ["leo"],
    )


@clause("KG-11.32", "KG-5.26")
def test_odin_with_one_energy_must_discard() -> None:
    story = table({"god": "odin", "deck": SIX, "energy": 1}, phase="end").expects("end-choice", 0)
    story.expects_exactly(*[f"card {card}" for card in SIX]).refuses("energy", clause="KG-5.26")
    two = table({"god": "odin", "deck": SIX, "energy": 2}, phase="end").offers("energy").does("energy")
    assert (two.energy(), len(two.hand())) == (1, 6)
    same = table({"god": "odin", "deck": ["priest"] * 6, "energy": 1}, phase="end").expects("play-phase", 1)
    assert (same.hand(), same.discard()) == (["priest"] * 5, ["priest"])


@clause("KG-11.39")
def test_odin_with_few_cards_draws_what_there_is_and_still_chooses() -> None:
    story = table({"god": "odin", "deck": ["leo"], "discard": ["lyra"]}, phase="end").expects("end-choice", 0)
    story.expects_exactly("card leo", "card lyra", "energy").does("card leo").expects("play-phase", 1)
    assert (story.hand(), story.discard(), story.energy()) == (["lyra"], ["leo"], 15)
    one = table({"god": "odin", "deck": ["leo"], "energy": 1}, phase="end").expects("play-phase", 1)
    assert (one.hand(), one.discard()) == ([], ["leo"])


@clause("KG-11.39")
def test_odin_without_any_card_gives_up_nothing() -> None:
    story = table({"god": "odin"}, phase="end").expects("play-phase", 1)
    assert (story.hand(), story.energy(), story.events("pay"), story.events("discard")) == ([], 15, [], [])


@clause("KG-11.38")
def test_odin_starts_with_five_cards() -> None:
    found = 0
    for seed in range(60):
        match = kleos.new("kanzume-goddess", seed=seed, players=2)
        while match.decision is not None and match.decision.kind == "choose-god":
            tokens = match.decision.options.tokens()
            match.choose("god odin" if "god odin" in tokens else tokens[0])
        for player in match.view(None)["players"]:
            if player["god"] == "odin":
                found += 1
                assert (player["hand_size"], player["deck_size"]) == (5, 5)
    assert found > 5


@clause("KG-11.38", "KG-8.16")
def test_odin_returns_from_sealing_with_five_cards() -> None:
    odin = {"god": "odin", "sealed": True, "energy": 4, "deck": [*SIX, "hydra"]}
    story = table({}, {}, {}, odin, mode="team", active=2).ends().expects("play-phase", 3)
    assert (story.sealed(3), story.energy(3), len(story.hand(3)), len(story.deck(3))) == (False, 5, 5, 2)


@clause("KG-11.32")
def test_only_odin_draws_six() -> None:
    story = table({"god": "hel", "deck": SIX}, {"god": "odin", "deck": SIX}, phase="end").expects("play-phase", 1)
    assert (len(story.hand(0)), len(story.hand(1))) == (5, 0)


# Thor -----------------------------------------------------------------------------------------------------------------
@clause("KG-11.33")
def test_thors_first_attack_is_worth_one_more_and_no_other() -> None:
    story = table({"god": "thor", "hand": ["sagittarius", "orion"]}, {"god": "hel"})
    story.does("play sagittarius 1", "play orion 1").expects("play-phase", 0)
    assert (attacks(story), story.energy(1)) == ([2 + 1, 5], 7)
    later = table({"god": "thor", "hand": ["aries"]}, {"god": "hel"}, attacks_declared=1).does("play aries 1")
    assert attacks(later) == [3]


@clause("KG-11.33", "KG-5.36")
def test_thors_bonus_waits_while_his_first_attack_is_cancelled() -> None:
    story = table({"god": "thor", "hand": ["orion", "orion"]}, {"god": "hel", "hand": ["aquarius"]})
    story.does("play orion 1", "react aquarius 2", "play orion 1").expects("play-phase", 0)
    assert attacks(story) == [2 + 3 + 1]


@clause("KG-11.33")
def test_an_attack_by_gemini_can_be_the_first_of_thor() -> None:
    story = table({"god": "thor", "hand": ["leo", "gemini"]}, {"god": "hel", "hand": ["aquarius"]})
    story.does("play leo 1", "react aquarius 2", "play gemini 1").expects("play-phase", 0)
    assert attacks(story) == [6 + 1]
    second = table({"god": "thor", "hand": ["leo", "gemini"]}, {"god": "hel"}).does("play leo 1", "play gemini 1")
    assert attacks(second) == [6 + 1, 6]


@clause("KG-11.33", "KG-4.3")
def test_thor_has_his_bonus_in_each_own_turn_and_nobody_else_has() -> None:
    thor = {"god": "thor", "hand": ["aries"], "deck": ["aries", "aries"]}
    story = table(thor, {"god": "hel", "hand": ["aries"]}).does("play aries 1").ends()
    story.expects("play-phase", 1).does("play aries 1").ends().expects("play-phase", 0).does("play aries 1")
    assert attacks(story) == [4, 3, 4]


@clause("KG-11.33", "KG-5.41")
def test_a_first_attack_of_thor_that_was_defended_was_the_first_all_the_same() -> None:
    story = table({"god": "thor", "hand": ["orion", "orion"]}, {"god": "hel", "hand": ["cancer"]})
    story.does("play orion 1", "react cancer 2", "play orion 1").expects("play-phase", 0)
    assert (attacks(story), story.energy(1)) == ([3, 5], 10)


# Freyja ---------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("hand", "gain"), [([], 0), (["priest"], 0), (["priest", "priest"], 1), (["priest", "leo", "lyra", "aries"], 1)]
)
@clause("KG-11.34")
def test_freyja_gains_one_for_two_cards_or_more(hand: list[str], gain: int) -> None:
    story = table({"god": "freyja", "hand": hand}).does("done", "done").expects("play-phase", 1)
    assert story.energy() == 15 + gain


@clause("KG-11.34")
def test_freyja_counts_the_hand_at_the_beginning_of_the_phase_and_not_the_play_area() -> None:
    fields = {"god": "freyja", "hand": ["priest", "bishop", "leo"], "play": [protect("pegasus")]}
    story = table(fields).does("play priest 1", "play bishop 1", "done", "done").expects("play-phase", 1)
    assert story.energy() == 15
    one = table({**fields, "deck": ["lyra"] * 5}).does("play priest 1", "done", "done").expects("play-phase", 1)
    assert (one.energy(), [entry["amount"] for entry in one.events("gain")]) == (16, [1])
    kinds = [kind for kind in one.kinds() if kind in ("gain", "clear", "draw")]
    assert kinds == ["gain", "clear", "draw"]


@clause("KG-11.34", "KG-8.5", "KG-11.31")
def test_freyja_may_win_in_her_discard_phase_by_a_gain_that_no_warrior_brought() -> None:
    story = table({"god": "freyja", "hand": ["priest", "leo"], "energy": 24}).does("done", "done")
    assert (story.match.decision, story.energy(), story.winners) == (None, 25, (0,))
    assert (story.hand(), story.match.view(None)["warrior_gains"]) == (["leo", "priest"], 0)


@clause("KG-11.34", "KG-7.16")
def test_freyja_stops_at_twenty_five_in_a_team_match() -> None:
    freyja = {"god": "freyja", "hand": ["priest", "leo"], "energy": 25}
    story = table({}, freyja, {}, {}, mode="team", active=1).does("done", "done").expects("play-phase", 2)
    assert (story.energy(1), story.events("gain"), story.winners) == (25, [], ())


@clause("KG-11.34")
def test_freyja_gains_nothing_in_the_turn_of_another() -> None:
    story = table({"hand": ["priest", "leo"]}, {"god": "freyja", "hand": ["priest", "leo"]}).ends()
    story.expects("play-phase", 1)
    assert (story.energy(0), story.energy(1)) == (15, 15)


# Loki -----------------------------------------------------------------------------------------------------------------
@clause("KG-11.35", "KG-6.40")
def test_the_opponents_of_loki_discard_clockwise_and_each_sees_the_earlier_discards() -> None:
    hands = {"hand": ["leo", "priest"]}, {"god": "loki", "hand": ["bishop"]}, {"hand": ["aries", "lyra"]}
    story = table(*hands, {"god": "zeus", "hand": ["virgo", "priest"]}, active=1).does("use loki.1")
    story.expects("discard-choice", 2).expects_exactly("card aries", "card lyra")
    assert story.discard(1) == ["bishop"]
    story.does("card aries").expects("discard-choice", 3)
    assert story.match.view(3)["players"][2]["discard"] == ["aries"]
    story.expects_exactly("card priest", "card virgo").does("card priest").expects("discard-choice", 0)
    story.does("card leo").expects("play-phase", 1).expects_exactly("done")
    assert [story.hand(seat) for seat in range(4)] == [["priest"], [], ["lyra"], ["virgo"]]


@clause("KG-11.35", "KG-13.5")
def test_loki_skips_empty_hands_and_takes_single_cards_unasked() -> None:
    story = table({"god": "loki", "hand": ["priest"]}, {}, {"hand": ["leo"]}).does("use loki.1")
    story.expects("play-phase", 0)
    assert (story.discard(0), story.discard(1), story.discard(2)) == (["priest"], [], ["leo"])


@clause("KG-11.35", "KG-8.13")
def test_loki_skips_sealed_players_and_team_mates() -> None:
    loki = {"god": "loki", "hand": ["priest", "leo"]}
    sealed = {"sealed": True, "energy": 2, "deck": ["priest", "leo"]}
    two = {"hand": ["aries", "lyra"]}
    story = table(two, loki, sealed, two, two, {}, mode="team", active=1).does("use loki.1", "card leo")
    story.expects("discard-choice", 4).does("card aries").expects("discard-choice", 0).does("card aries")
    story.expects("play-phase", 1)
    assert (story.hand(3), story.deck(2), story.discard(2)) == (["aries", "lyra"], ["priest", "leo"], [])


@clause("KG-13.12", "KG-13.13", "KG-5.23")
def test_loki_needs_a_card_of_his_own_and_acts_once_in_his_play_phase() -> None:
    table({"god": "loki"}, {"god": "hel", "hand": ["priest"]}).expects_exactly("done").refuses(
        "use loki.1", clause="KG-5.25"
    )
    story = table({"god": "loki", "hand": ["bishop", "leo"]}, {"god": "hel"})
    story.expects_exactly("play bishop 1", "play leo 1", "use loki.1", "done").does("use loki.1", "card leo")
    story.expects_exactly("play bishop 1", "done").refuses("use loki.1", clause="KG-5.23")
    story.ends().ends().expects("play-phase", 0).offers("use loki.1")
    table({"god": "loki", "hand": ["leo"]}, phase="recruit").expects_exactly("done").refuses(
        "use loki.1", clause="KG-5.21"
    )


# Hel ------------------------------------------------------------------------------------------------------------------
@clause("KG-11.36")
def test_hel_may_banish_a_card_of_her_hand_before_the_rest_is_discarded() -> None:
    fields = {"god": "hel", "hand": ["priest", "leo", "priest"], "play": ["aries"], "discard": ["lyra"]}
    story = table(fields).does("done", "done").expects("discard-phase", 0)
    story.expects_exactly("card leo", "card priest", "skip").refuses("card aries", "card lyra", clause="KG-6.39")
    story.does("card priest").expects("play-phase", 1)
    assert story.netherworld == ["priest"]
    assert sorted([*story.hand(), *story.deck()]) == ["aries", "leo", "lyra", "priest"]
    kinds = [kind for kind in story.kinds() if kind in ("banish", "clear")]
    assert kinds == ["banish", "clear"]
    assert story.events("clear")[0]["cards"] == ["aries", "leo", "priest"]


@clause("KG-11.36")
def test_hel_may_decline() -> None:
    story = table({"god": "hel", "hand": ["priest"]}, phase="discard").expects("discard-phase", 0)
    story.expects_exactly("card priest", "skip").does("skip").expects("play-phase", 1)
    assert (story.netherworld, story.hand()) == ([], ["priest"])


@clause("KG-11.36", "KG-13.9", "KG-5.23")
def test_hel_is_not_asked_with_an_empty_hand_nor_twice_nor_in_the_turn_of_another() -> None:
    story = table({"god": "hel", "play": ["aries"]}, phase="discard").expects("play-phase", 1)
    assert story.netherworld == []
    used = table({"god": "hel", "hand": ["leo"]}, phase="discard", used=["hel.1"]).expects("play-phase", 1)
    assert used.netherworld == []
    table({"hand": ["leo"]}, {"god": "hel", "hand": ["leo"]}, phase="discard").expects("play-phase", 1)
    again = table({"god": "hel", "hand": ["leo", "lyra"], "deck": ["priest"] * 5}, phase="discard")
    again.does("card leo").ends().expects("play-phase", 0).does("done", "done").expects("discard-phase", 0)


# Heimdall -------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("top", "defended"), [("priest", 2), ("sacred-guardian", 2), ("bishop", 2), ("leo", 0)])
@clause("KG-11.37", "KG-6.38")
def test_heimdall_defends_two_if_a_disciple_is_revealed(top: str, defended: int) -> None:
    story = table({"hand": ["leo"]}, {"god": "heimdall", "deck": [top, "virgo"]}).does("play leo 1")
    story.expects("react-attack", 1).expects_exactly("use heimdall.1", "pass").does("use heimdall.1")
    story.expects("play-phase", 0)
    assert (story.energy(1), story.deck(1), story.discard(1)) == (9 + defended, ["virgo"], [top])
    assert (story.hand(1), story.discard(0), story.aside) == ([], [], [])


@clause("KG-11.37")
def test_heimdall_acts_once_in_a_turn_with_several_attacks() -> None:
    heimdall = {"god": "heimdall", "deck": ["priest"] * 4, "hand": ["sacred-guardian"]}
    story = (
        table({"hand": ["orion", "orion"]}, heimdall).does("play orion 1", "use heimdall.1").expects("play-phase", 0)
    )
    story.does("play orion 1").expects("react-attack", 1).expects_exactly("react sacred-guardian 1", "pass")
    story.refuses("use heimdall.1", clause="KG-5.22").does("pass")
    assert (story.energy(1), story.match.view(None)["used"]) == (10, ["heimdall.1"])


@clause("KG-11.37")
def test_heimdall_may_keep_his_ability_for_the_second_attack_of_a_turn() -> None:
    story = table({"hand": ["orion", "orion"]}, {"god": "heimdall", "deck": ["priest"]})
    story.does("play orion 1", "pass", "play orion 1", "use heimdall.1").expects("play-phase", 0)
    assert story.energy(1) == 15 - 2 - 5 + 2


@clause("KG-11.37", "KG-4.3")
def test_heimdall_acts_again_in_the_turn_of_the_next_player() -> None:
    heimdall = {"god": "heimdall", "deck": ["priest", "bishop", "leo"]}
    story = table({"hand": ["aries"]}, {"god": "hel", "hand": ["aries"]}, heimdall)
    story.does("play aries 1", "player p2", "use heimdall.1").ends().expects("play-phase", 1)
    story.does("play aries 1", "player p2").expects("react-attack", 2).expects_exactly("use heimdall.1", "pass")
    story.does("use heimdall.1").expects("play-phase", 1)
    assert (story.energy(2), story.discard(2), story.deck(2)) == (13, ["bishop", "priest"], ["leo"])


@clause("KG-11.37", "KG-13.19", "KG-6.28")
def test_heimdall_is_offered_without_any_card_to_reveal() -> None:
    story = table({"hand": ["aries"]}, {"god": "heimdall"}).does("play aries 1")
    story.expects_exactly("use heimdall.1", "pass").does("use heimdall.1").expects("play-phase", 0)
    assert (story.energy(1), story.kinds().count("nothing")) == (12, 1)
    shuffled = table({"hand": ["aries"]}, {"god": "heimdall", "discard": ["priest"]})
    shuffled.does("play aries 1", "use heimdall.1").expects("play-phase", 0)
    assert (shuffled.energy(1), shuffled.discard(1)) == (14, ["priest"])


@clause("KG-11.37", "KG-5.42")
def test_heimdall_defends_nobody_else() -> None:
    heimdall = {"god": "heimdall", "deck": ["priest"]}
    team = table({"hand": ["aries"]}, {}, {}, heimdall, mode="team").does("play aries 1", "player p1")
    team.expects("play-phase", 0)
    assert (team.energy(1), team.deck(3)) == (17, ["priest"])
    alone = table({"hand": ["aries"]}, {}, heimdall).does("play aries 1", "player p1").expects("play-phase", 0)
    assert (alone.energy(1), alone.deck(2)) == (12, ["priest"])


@clause("KG-11.37", "KG-6.18")
def test_heimdall_and_a_guardian_add_up() -> None:
    heimdall = {"god": "heimdall", "deck": ["priest", "cancer"], "hand": ["sacred-guardian"]}
    story = table({"hand": ["leo"]}, heimdall).does("play leo 1")
    story.expects_exactly("react sacred-guardian 1", "use heimdall.1", "pass").does("use heimdall.1")
    story.expects_exactly("react sacred-guardian 1", "pass").does("react sacred-guardian 1")
    story.expects_exactly("react cancer 2", "pass").does("pass").expects("play-phase", 0)
    assert (story.energy(1), story.hand(1)) == (15 - 6 + 2 + 2, ["cancer"])
