"""Components, the anatomy of cards and characters, and what a deck may hold (sections 1 and 2)."""

import re
from typing import Any

import pytest

import kleos
from kleos.games.naruto_mythos.cards import Modifier, Standing
from kleos.games.naruto_mythos.kinds import MAIN, SCORE, TIMINGS
from kleos.games.naruto_mythos.pool import standard_pool
from kleos.games.naruto_mythos.testing import ch, hidden, random_decks, table
from kleos.testing import clause, play_randomly

GAME = "naruto-mythos"
CHARACTERS = [f"KS-{number:03}" for number in range(149)]
MISSIONS = [f"KS-M{number:02}" for number in range(1, 11)]
THREE = MISSIONS[:3]


def pairs(*ids: str) -> list[str]:
    """Two copies of each."""
    return [id for id in ids for _ in range(2)]


def errors(cards: list[str], missions: list[str] = THREE) -> list[str]:
    return kleos.rules(GAME).deck_errors({"cards": cards, "missions": missions})


# Section 1: components ------------------------------------------------------------------------------------------------
@clause("NM-1.1")
def test_the_game_is_for_exactly_two_players() -> None:
    assert kleos.rules(GAME).players == (2, 2)
    for count in (0, 1, 3, 4):
        with pytest.raises(kleos.KleosError, match="2 players"):
            kleos.new(GAME, seed=1, players=count)
    match = kleos.new(GAME, seed=1, players=2)
    assert match.players == 2
    assert [player["seat"] for player in match.view(None)["players"]] == [0, 1]
    with pytest.raises(kleos.KleosError):
        match.view(2)


@clause("NM-1.2")
def test_every_character_card_has_all_that_is_printed_on_one() -> None:
    for id in CHARACTERS:
        face = kleos.rules(GAME).cards[id]
        facts = face.facts()
        assert face.id == id
        assert face.name()
        assert face.title()
        assert facts["kind"] == "character"
        assert 0 <= facts["cost"] <= 8
        assert 0 <= facts["power"] <= 12
        assert facts["rarity"]
        assert isinstance(facts["group"], str)
        assert len(set(facts["keywords"])) == len(facts["keywords"])
    naruto = kleos.rules(GAME).cards["KS-009"]
    assert naruto.name() == "Naruto Uzumaki"
    assert naruto.text() == [] != kleos.rules(GAME).cards["KS-004"].text()
    facts = naruto.facts()
    assert (facts["cost"], facts["power"], facts["group"], facts["keywords"]) == (2, 3, "Leaf Village", ["Team 7"])


@clause("NM-1.3")
def test_the_name_alone_tells_characters_apart() -> None:
    cards = kleos.rules(GAME).cards
    # KS-013 and KS-014 differ in title, not in name; KS-014 and KS-016 share the title, not the name
    assert cards["KS-013"].title() != cards["KS-014"].title()
    assert cards["KS-014"].title() == cards["KS-016"].title() == "Sharingan"
    story = table((["KS-014"], []), p0={"hand": ["KS-013", "KS-016"]})
    story.refuses("play KS-013 D", clause="NM-5.26").offers("play KS-016 D")


@clause("NM-1.3")
def test_names_in_other_languages_play_no_part() -> None:
    cards = standard_pool().by_id
    assert (cards["KS-007"].name, cards["KS-007"].names["fr"]) == ("Jiraiya", "Jiraya")
    for card in standard_pool().characters:
        assert card.name_bit == cards["KS-007"].name_bit or card.name != "Jiraiya"
    translated = {card.name: card.names.get("fr", card.name) for card in standard_pool().characters}
    assert len(set(translated.values())) == len(translated)  # no two names fall together in another language
    story = table((["KS-008"], []), p0={"hand": ["KS-007"]})
    story.refuses("play KS-007 D", clause="NM-5.26")


@clause("NM-1.4")
@pytest.mark.parametrize("card", ["KS-000", "KS-133"])
def test_rarity_and_picture_change_nothing(card: str) -> None:
    # the same card twice, but for its rarity and picture
    assert {kleos.rules(GAME).cards[id].facts()["rarity"] for id in ("KS-000", "KS-133")} == {"L", "S"}
    story = table((["KS-009"], ["KS-086", "KS-001"]), ([], ["KS-005"]), p0={"hand": [card], "chakra": 4})
    story.expects_exactly(f"hide {card} D", f"hide {card} C", f"upgrade {card} #1", "pass")
    story.does(f"upgrade {card} #1", "use")
    story.expects("target", 0).expects_exactly("target #2", "target #3").does("target #2")
    assert story.gone(2)
    assert story.gone(4)
    assert story.power(1) == 6
    assert story.chakra(0) == 0


@clause("NM-1.5")
def test_every_line_has_a_timing_word_and_is_instant_or_continuous() -> None:
    for card in standard_pool().cards:
        for line in card.lines:
            assert TIMINGS[line.timing] in ("main", "upgrade", "ambush", "score")
            kinds = [
                isinstance(line.effect, Standing),
                isinstance(line.effect, Modifier),
                line in card.plain or line in card.scores,
            ]
            assert sum(kinds) == 1, f"{card.id}, line {line.number}"


@clause("NM-1.5")
def test_the_instant_line_of_a_card_is_activated_and_its_continuous_line_is_not() -> None:
    # KS-066 has both: an instant MAIN line (asked) and a continuous one, which only works at the end of the round
    story = table((["KS-057"], []), p0={"hand": ["KS-066"]})
    story.does("play KS-066 D").expects("use", 0).does("skip").expects("turn", 1)
    story.passes()
    assert story.gone(2)
    assert "KS-066" in story.hand(0)


@clause("NM-1.6")
def test_a_mission_card_has_points_and_at_most_one_line_score_or_continuous() -> None:
    for id in MISSIONS:
        face = kleos.rules(GAME).cards[id]
        assert face.title()
        assert face.facts()["kind"] == "mission"
        assert 1 <= face.facts()["points"] <= 3
        card = standard_pool().by_id[id]
        assert len(card.lines) <= 1
        for line in card.lines:
            if isinstance(line.effect, Standing):
                assert line.timing == MAIN
            else:
                assert line.timing == SCORE


@clause("NM-1.7")
def test_the_rank_of_a_mission_is_the_slot_of_its_round() -> None:
    story = table(missions=["KS-M03"], mission_deck=["KS-M06", "KS-M10", "KS-M04"])
    found = []
    for _ in range(4):
        found.append([(mission["rank"], mission["card"]) for mission in story.match.view(None)["missions"]])
        story.passes()
    order = [("D", "KS-M03"), ("C", "KS-M06"), ("B", "KS-M10"), ("A", "KS-M04")]
    assert found == [order[:1], order[:2], order[:3], order]


@clause("NM-1.8")
def test_the_rank_bonus_is_one_for_d_up_to_four_for_a() -> None:
    lane: tuple[list[str], list[str]] = (["KS-009"], [])
    story = table(lane, lane, lane, lane, missions=["KS-M04"] * 4)
    assert [mission["points"] for mission in story.match.view(None)["missions"]] == [2, 3, 4, 5]
    story.passes()
    won = [entry["amount"] for entry in story.match.log(None) if entry["kind"] == "won"]
    assert won == [1 + 1, 1 + 2, 1 + 3, 1 + 4]


@clause("NM-1.9")
def test_chakra_has_no_upper_limit() -> None:
    story = table((["KS-005"], []), p0={"hand": ["KS-006"], "chakra": 100_000})
    story.does("upgrade KS-006 #1", "use")
    assert story.chakra(0) == 100_000 - 1 + 2


@clause("NM-1.9")
def test_chakra_never_falls_below_zero() -> None:
    # KS-056 demands 1 chakra for being affected; p0 has paid the last one for the upgrade
    story = table((["KS-005"], [ch("KS-056", tokens=1)]), p0={"hand": ["KS-030"], "chakra": 2})
    story.does("play KS-030 D", "use")
    assert story.tokens_on(2) == 0
    assert story.chakra(0) == 0
    with pytest.raises(kleos.PositionError, match="chakra"):
        table(p0={"chakra": -1})


@clause("NM-1.10")
def test_points_are_whole_and_never_negative() -> None:
    for wrong in (-1, 0.5):
        with pytest.raises(kleos.PositionError, match="points"):
            table(p1={"points": wrong})
    story = table((["KS-009"], []), p0={"points": 0}).passes()
    assert (story.points(0), story.points(1)) == (2, 0)


@clause("NM-1.11")
@pytest.mark.parametrize("seed", range(4))
def test_exactly_one_player_holds_the_edge_at_every_moment(seed: int) -> None:
    holders = []

    def look(match: kleos.Match) -> None:
        views = [match.view(seat)["edge"] for seat in (0, 1, None)]
        assert len(set(views)) == 1
        assert views[0] in (0, 1)
        holders.append(views[0])

    match = play_randomly(kleos.new(GAME, seed=seed, decks=random_decks(seed)), seed, look)
    assert len(holders) > 10
    assert match.view(None)["edge"] in (0, 1)


@clause("NM-1.11")
def test_nobody_but_the_two_players_can_hold_the_edge() -> None:
    for wrong in (-1, 2, None):
        with pytest.raises(kleos.PositionError, match="edge"):
            table(edge=wrong)


@clause("NM-1.12")
def test_any_number_of_power_tokens_each_worth_one_power() -> None:
    story = table((["KS-009", ch("KS-013", tokens=60), hidden("KS-076", tokens=7)], []), p0={"hand": ["KS-017"]})
    assert story.power(1) == 3
    assert story.power(2) == 4 + 60 - 1
    assert story.power(3) == 7
    story.does("play KS-017 D", "use")
    assert (story.tokens_on(4), story.power(4)) == (3, 1 + 3)


@clause("NM-1.13", "NM-2.8")
def test_every_card_number_is_one_card() -> None:
    cards = kleos.rules(GAME).cards
    assert sorted(cards) == sorted(CHARACTERS + MISSIONS)
    assert cards["KS-016"].facts()["keywords"] == ["Team 7"]  # where prints disagree, the card file is right
    problems = errors([*pairs(*CHARACTERS[1:15]), "KS-029", "KS-029-UC"])
    assert len(problems) == 1
    assert "KS-029-UC" in problems[0]


@clause("NM-1.14")
def test_only_the_top_card_of_a_stack_counts() -> None:
    # KS-129 over KS-009: no Naruto, no Team 7, not Leaf Village, cost 7, Power 10
    story = table(
        ([ch("KS-129", under=["KS-009"]), "KS-015"], []),
        p0={"hand": ["KS-001", "KS-009"]},
        p1={"hand": ["KS-020"]},
    )
    assert story.power(1) == 10
    story.offers("play KS-009 D").refuses("upgrade KS-009 #1", clause="NM-5.35")
    story.does("play KS-001 D", "use")  # the only friendly Leaf Village character is KS-015
    assert (story.tokens_on(1), story.tokens_on(2)) == (0, 2)
    story.does("play KS-020 D").expects("turn", 0)  # nobody here costs 2 or less: the line is passed over
    assert story.side(1) == 0


@clause("NM-1.14", "NM-5.42")
def test_the_text_of_a_covered_card_is_silent() -> None:
    story = table((["KS-009", ch("KS-106", under=["KS-015"])], []))
    assert story.power(1) == 3  # KS-015 would give Team 7 +1
    assert table((["KS-009", "KS-015"], [])).power(1) == 4


@clause("NM-1.15")
def test_a_stack_of_two_is_upgraded_hidden_or_not() -> None:
    enemies = [ch("KS-020", under=["KS-019"]), hidden("KS-108", under=["KS-009"]), ch("KS-086"), hidden("KS-001")]
    story = table(([], enemies), p0={"hand": ["KS-106"]})
    story.does("play KS-106 D", "use")
    story.expects("target", 0).expects_exactly("target #1", "target #2")
    story.refuses("target #3", "target #4")
    sizes = {c["object"]: c["stack"] for c in story.match.view(0)["missions"][0]["sides"][1]}
    assert sizes == {1: 2, 2: 2, 3: 1, 4: 1}  # the size of a pile is visible even face down


@clause("NM-1.16")
def test_a_taken_character_is_controlled_by_one_player_and_owned_by_the_other() -> None:
    story = table(([], ["KS-009"]), p0={"hand": ["KS-020"]}, p1={"hand": ["KS-116"]})
    story.does("play KS-020 D", "use")
    shown = story.match.view(0)["missions"][0]["sides"][0]
    assert [(c["object"], c["owner"], c["controller"]) for c in shown] == [(2, 0, 0), (1, 1, 0)]
    assert story.totals("D") == [0 + 3, 0]
    # KS-116 defeats a character of Power 4: 3 printed and a token
    story = table((["KS-020", ch("KS-009", owner=1, controlled_by=1, tokens=1)], []), active=1, p1={"hand": ["KS-116"]})
    story.does("play KS-116 D", "use")
    assert story.gone(2)
    assert (story.discard(0), story.discard(1)) == ([], ["KS-009"])


@clause("NM-1.17")
def test_cards_of_two_owners_never_lie_in_one_stack() -> None:
    taken = ch("KS-009", owner=1, controlled_by=1)
    stolen = hidden("KS-108", owner=1, controlled_by=1)
    story = table(([ch("KS-020"), taken, stolen], []), ([ch("KS-010"), stolen], []), p0={"hand": ["KS-108"]})
    story.refuses("upgrade KS-108 #2", clause="NM-5.36")
    story.refuses("reveal-upgrade #3 #2", clause="NM-5.36")
    story.refuses("reveal-upgrade #5 #4", clause="NM-5.36")


# Section 2: decks -----------------------------------------------------------------------------------------------------
@clause("NM-2.1")
def test_a_deck_holds_at_least_thirty_cards_and_has_no_maximum() -> None:
    assert errors(pairs(*CHARACTERS[1:16])) == []
    (problem,) = errors(pairs(*CHARACTERS[1:16])[:29])
    assert "NM-2.1" in problem
    assert "29" in problem
    assert errors(pairs(*CHARACTERS)) == []
    match = kleos.new(GAME, seed=1, decks=[{"cards": pairs(*CHARACTERS), "missions": THREE}] * 2)
    assert [player["deck_size"] for player in match.view(0)["players"]] == [293, 293]


@clause("NM-2.2")
def test_at_most_two_cards_of_one_number() -> None:
    filling = pairs(*CHARACTERS[20:40])
    assert errors([*filling, "KS-009", "KS-009"]) == []
    (problem,) = errors([*filling, "KS-009", "KS-009", "KS-009"])
    assert "NM-2.2" in problem
    assert "KS-009" in problem
    (problem,) = kleos.rules(GAME).deck_errors({"cards": {**dict.fromkeys(filling, 2), "KS-009": 3}, "missions": THREE})
    assert "KS-009" in problem


@clause("NM-2.3")
def test_any_number_of_cards_with_the_same_name() -> None:
    cards = kleos.rules(GAME).cards
    narutos = [id for id in CHARACTERS if cards[id].name() == "Naruto Uzumaki"]
    sasukes = [id for id in CHARACTERS if cards[id].name() == "Sasuke Uchiha"]
    assert len(narutos) == 7
    assert errors(pairs(*narutos, *sasukes, *CHARACTERS[60:70])) == []


@clause("NM-2.4")
def test_the_legendary_is_a_number_of_its_own() -> None:
    filling = pairs(*CHARACTERS[20:40])
    assert errors([*filling, *pairs("KS-000", "KS-133")]) == []
    (problem,) = errors([*filling, *pairs("KS-000", "KS-133"), "KS-000"])
    assert "KS-000" in problem
    assert "NM-2.2" in problem


@clause("NM-2.5")
@pytest.mark.parametrize(
    "missions",
    [[], MISSIONS[:2], MISSIONS[:4], ["KS-M01", "KS-M01", "KS-M02"], ["KS-M01", "KS-M02", "KS-009"]],
)
def test_exactly_three_different_missions(missions: list[str]) -> None:
    deck = pairs(*CHARACTERS[20:40])
    assert errors(deck, ["KS-M07", "KS-M02", "KS-M10"]) == []
    problems = errors(deck, missions)
    assert problems
    assert all("NM-2.5" in problem for problem in problems)


@clause("NM-2.6")
@pytest.mark.parametrize("mode", ["casual", "competitive"])
def test_both_players_may_bring_the_same_missions(mode: str) -> None:
    deck = {"cards": pairs(*CHARACTERS[20:40]), "missions": THREE}
    match = kleos.new(GAME, seed=5, decks=[deck, deck], options={"mode": mode})
    while match.decision is not None:
        match.choose("pass" if match.decision.kind == "turn" else "keep")
    # four of three kinds: at least two of them are copies of one mission
    found = [mission["card"] for mission in match.view(None)["missions"]]
    assert len(found) == 4
    assert len(set(found)) < 4


@clause("NM-2.6")
def test_two_copies_of_a_mission_both_count() -> None:
    lane: tuple[list[str], list[str]] = (["KS-009"], [])
    story = table(lane, lane, missions=["KS-M02", "KS-M02"])
    assert (story.power(1), story.power(2)) == (4, 4)
    story.passes()
    assert story.points(0) == 2 + 1 + 2 + 2


@clause("NM-2.7")
def test_missions_are_no_part_of_a_deck() -> None:
    (problem,) = errors([*pairs(*CHARACTERS[1:16]), "KS-M04"])
    assert "KS-M04" in problem
    assert "NM-2.7" in problem
    match = kleos.new(GAME, seed=3, decks=random_decks(3))
    for seat in range(2):
        assert not [id for id in match.view(seat)["players"][seat]["deck_list"] if id in MISSIONS]


@clause("NM-2.8")
def test_the_pool_is_the_whole_set_and_nothing_is_banned() -> None:
    kinds = [face.facts()["kind"] for face in kleos.rules(GAME).cards.values()]
    assert (kinds.count("character"), kinds.count("mission"), len(kinds)) == (149, 10, 159)
    assert errors(pairs(*CHARACTERS)) == []
    for first in range(0, 9, 3):
        assert errors(pairs(*CHARACTERS), MISSIONS[first : first + 3]) == []
    (problem,) = errors([*pairs(*CHARACTERS[1:16]), "KS-149"])
    assert "KS-149" in problem
    assert "NM-2.8" in problem


def refusal(cards: list[str], missions: list[str]) -> str:
    """What is said when the second player brings this deck."""
    good: dict[str, Any] = {"cards": pairs(*CHARACTERS[20:40]), "missions": THREE}
    with pytest.raises(kleos.DeckError) as caught:
        kleos.new(GAME, seed=1, decks=[good, {"cards": cards, "missions": missions}])
    assert all(problem.startswith("p1") for problem in caught.value.problems)
    return str(caught.value)


@clause("NM-2.9")
def test_a_wrong_deck_is_refused_before_setup_naming_limit_and_card() -> None:
    good = pairs(*CHARACTERS[20:40])
    assert re.search(r"29 .*NM-2\.1", refusal(good[:29], THREE))
    assert re.search(r"KS-009.*NM-2\.2", refusal([*good, "KS-009", "KS-009", "KS-009"], THREE))
    assert re.search(r"KS-M02.*NM-2\.5", refusal(good, ["KS-M01", "KS-M02", "KS-M02"]))
    assert re.search(r"4 missions.*NM-2\.5", refusal(good, MISSIONS[:4]))
    every = refusal([*good[:26], "KS-009", "KS-009", "KS-009"], MISSIONS[:2])
    assert all(limit in every for limit in ("NM-2.1", "NM-2.2", "NM-2.5"))
