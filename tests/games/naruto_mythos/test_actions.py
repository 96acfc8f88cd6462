"""Actions: prices, and every way of playing a card (section 5)."""

from collections.abc import Sequence
from typing import Any

import pytest

import kleos
from kleos.engine.rng import seeded
from kleos.games.naruto_mythos.testing import Story, ch, hidden, random_decks, table
from kleos.testing import clause, play_randomly

Spec = str | dict[str, Any]
Lane = tuple[Sequence[Spec], Sequence[Spec]]
EMPTY: Lane = ([], [])
KURENAI = "KS-034"  # Team 8 is played here for 1 less
TAYUYA = "KS-125"  # the opponent pays 1 more here


def skips(story: Story) -> Story:
    """No optional line is used."""
    while story.kind == "use":
        story.does("skip")
    return story


def costs(amount: int, token: str, *lanes: Lane, **player: Any) -> Story:
    """The action of p0 costs exactly so much: it leaves nothing of that, and is refused with 1 chakra less."""
    story = table(*lanes, p0={**player, "chakra": amount})
    story.does(token)
    assert story.chakra(0) == 0, f"{token} left {story.chakra(0)} of {amount}"
    if amount:
        table(*lanes, p0={**player, "chakra": amount - 1}).refuses(token)
    return story


# Common rules ---------------------------------------------------------------------------------------------------------
@clause("NM-5.1")
def test_only_what_is_listed_may_be_chosen_and_a_refusal_changes_nothing() -> None:
    story = table((["KS-009"], [hidden("KS-001")]), p0={"hand": ["KS-032"]})
    offered = ["play KS-032 D", "hide KS-032 D", "pass"]
    story.expects_exactly(*offered)
    story.refuses("", "dance", "play", "play KS-032", "play KS-999 D", "play KS-032 X", "hide KS-032 D D")
    story.refuses("use", "skip", "done", "target #1", "mission D", "card KS-032", "mulligan", clause="NM-5.1")
    story.refuses("play KS-001 D", "hide KS-001 D", "reveal #2", "reveal #1", "reveal #77", "upgrade KS-032 #1")
    for index in (3, 99, -1):
        with pytest.raises(kleos.IllegalMove):
            story.match.choose(index)
    story.expects("turn", 0).expects_exactly(*offered)


@clause("NM-5.1")
def test_an_illegal_answer_in_the_middle_of_an_effect_leaves_the_decision_open() -> None:
    story = table((["KS-009", "KS-001"], []), p0={"hand": ["KS-047", "KS-131"]})
    story.does("play KS-131 D").expects("use", 0)
    story.refuses("play KS-047 D", "pass", "target #1", clause="NM-5.1")
    story.expects("use", 0).does("use")
    assert (story.tokens_on(1), story.tokens_on(2)) == (1, 1)


NOTATION = {"play": "cp", "hide": "cp", "upgrade": "co", "reveal": "o", "reveal-upgrade": "oo", "pass": "", "use": "",
            "skip": "", "done": "", "keep": "", "target": "o", "mission": "p", "card": "c", "amount": "n", "line": "on",
            "defeat": "o", "trigger": "on"}  # fmt: skip


@clause("NM-5.1")
@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_not_offered_is_refused_at_every_decision(seed: int) -> None:
    cards = sorted(kleos.rules("naruto-mythos").cards)
    clauses = kleos.rules("naruto-mythos").clauses
    rng = seeded(seed, 5)

    def guess() -> str:
        verb = list(NOTATION)[rng.below(len(NOTATION))]
        words = {"c": cards[rng.below(len(cards))], "p": "DCBA"[rng.below(4)], "n": str(rng.below(4))}
        return " ".join([verb, *[words.get(kind) or f"#{rng.below(20)}" for kind in NOTATION[verb]]])

    def tries(match: kleos.Match) -> None:
        assert match.decision is not None
        before = match.hash()
        for token in [guess() for _ in range(8)]:
            if token in match.decision.options.tokens():
                assert match.why_not(token) is None
                continue
            with pytest.raises(kleos.IllegalMove) as caught:
                match.choose(token)
            assert caught.value.clause in clauses
            assert caught.value.text("en")
        assert match.hash() == before

    play_randomly(kleos.new("naruto-mythos", seed=seed, decks=random_decks(seed)), seed, tries)


@clause("NM-5.2")
def test_an_action_must_be_paid_in_full_at_once() -> None:
    story = table(p0={"hand": ["KS-009"], "chakra": 1})
    story.refuses("play KS-009 D", clause="NM-5.2").offers("hide KS-009 D")
    story = table((["KS-009", hidden("KS-001")], []), p0={"hand": ["KS-108"], "chakra": 2})
    story.refuses("upgrade KS-108 #1", "reveal #2", clause="NM-5.2")
    # the 2 chakra that KS-006 gives as an upgrade come too late to pay for it
    story = table((["KS-005"], []), p0={"hand": ["KS-006"], "chakra": 0})
    story.expects_exactly("pass").refuses("upgrade KS-006 #1", clause="NM-5.2")


@clause("NM-5.3")
def test_a_player_may_act_on_any_mission_in_play() -> None:
    story = table((["KS-013"], []), EMPTY, ([], ["KS-009"]), p0={"hand": ["KS-009"]})
    story.expects_exactly(*[f"{verb} KS-009 {rank}" for verb in ("play", "hide") for rank in "DCB"], "pass")
    story.refuses("play KS-009 A", "hide KS-009 A", clause="NM-5.3")


@clause("NM-5.4")
def test_no_name_twice_face_up_on_one_side_of_a_mission() -> None:
    story = table((["KS-009"], ["KS-010"]), EMPTY, p0={"hand": ["KS-010"]}, p1={"hand": ["KS-009"]})
    story.refuses("play KS-010 D", clause="NM-5.26").offers("play KS-010 C")  # elsewhere it may be
    with pytest.raises(kleos.PositionError):
        table((["KS-009", "KS-010"], []))


@clause("NM-5.4")
def test_controlled_characters_count_for_their_controller() -> None:
    taken = ch("KS-009", owner=1, controlled_by=1)
    story = table(([ch("KS-020"), taken], []), p0={"hand": ["KS-010"]}, p1={"hand": ["KS-010"]})
    story.refuses("play KS-010 D", clause="NM-5.26")
    story.does("pass").offers("play KS-010 D")  # for its owner it is not in the way


@clause("NM-5.5")
def test_a_move_or_change_of_control_into_a_conflict_is_not_offered() -> None:
    # p0's KS-009 can be moved from D only to B: another Naruto of p0 is at C
    story = table((["KS-009"], []), (["KS-010"], ["KS-009"]), EMPTY, p1={"hand": ["KS-047"]}, active=1)
    story.does("play KS-047 D", "use", "target #1")
    assert story.place(1) == "B"
    # with C alone left it is no target at all, so the line is passed over
    story = table((["KS-009"], []), (["KS-010"], []), p1={"hand": ["KS-006"]}, active=1)
    story.does("play KS-006 D").expects("turn", 0)
    # KS-020 cannot take a Naruto where its player has one
    story = table((["KS-010"], ["KS-009", "KS-032"]), p0={"hand": ["KS-020"]})
    story.does("play KS-020 D", "use")
    assert (story.side(2), story.side(3)) == (1, 0)


@clause("NM-5.6")
def test_hidden_characters_have_no_name_and_never_conflict() -> None:
    story = table((["KS-009", hidden("KS-009")], []), EMPTY, p0={"hand": ["KS-010"]}, p1={"hand": ["KS-006"]})
    story.offers("hide KS-010 D").does("hide KS-010 D")
    assert story.row("D", 0) == [1, 2, 3]
    story = table((["KS-009"], []), ([hidden("KS-009")], []), p0={"hand": ["KS-010"]}, p1={"hand": ["KS-006"]})
    story.offers("play KS-010 C")  # a hidden Naruto does not forbid a face-up one
    story.does("pass", "play KS-006 D", "use").expects_exactly("target #1", "target #2").does("target #2")
    assert story.row("D", 0) == [1, 2]
    story = table((["KS-010"], [hidden("KS-009")]), p0={"hand": ["KS-020"]})
    story.does("play KS-020 D", "use")
    assert story.side(2) == 0


@clause("NM-5.7")
def test_an_uncovered_card_beside_its_own_name_is_discarded_and_not_defeated() -> None:
    # KS-106 takes KS-129 away; the Naruto beneath meets KS-010 (p1 has KS-003 and KS-136, which react to defeats)
    theirs = [ch("KS-129", under=["KS-108", "KS-009"], tokens=2), ch("KS-010")]
    story = table(([], theirs), ([], ["KS-003", "KS-136"]), p0={"hand": ["KS-106"]})
    story.does("play KS-106 D", "use").expects("turn", 1)
    assert story.gone(1)
    assert story.row("D", 1) == [2]
    assert story.discard(1) == ["KS-108", "KS-009", "KS-129"]  # lowest first, so KS-108 lies uppermost
    assert story.chakra(1) == 20
    assert "defeat" not in story.kinds()


@clause("NM-5.7")
def test_a_character_that_returns_beside_its_own_name_is_discarded_with_its_stack() -> None:
    mine = [ch("KS-020"), ch("KS-010", under=["KS-009"], owner=1, controlled_by=1)]
    story = table((mine, ["KS-108", "KS-003"]), p1={"hand": ["KS-026"]}, active=1)
    # of KS-020 and KS-010, both cost 3, KS-026 hides KS-020: KS-010 goes home
    story.does("play KS-026 D", "use", "target #1").expects("turn", 0)
    assert story.gone(2)
    assert story.discard(1) == ["KS-010", "KS-009"]
    assert story.chakra(1) == 20 - 3
    assert story.card(3) == "KS-108"


@clause("NM-5.7")
def test_a_card_uncovered_face_down_meets_nobody() -> None:
    theirs = [hidden("KS-129", under=["KS-009"]), ch("KS-010")]
    story = table(([], theirs), p0={"hand": ["KS-106"]}).does("play KS-106 D", "use")
    assert (story.is_hidden(1), story.card(1), story.discard(1)) == (True, "KS-009", ["KS-129"])


@clause("NM-5.7")
def test_a_hidden_character_returns_without_conflict() -> None:
    mine = [ch("KS-020"), hidden("KS-009", owner=1, controlled_by=1)]
    story = table((mine, ["KS-108"]), p1={"hand": ["KS-026"]}, active=1).does("play KS-026 D", "use")
    assert story.row("D", 1) == [3, 4, 2]


@clause("NM-5.8")
def test_a_mandatory_move_without_a_destination_does_not_happen() -> None:
    # KS-117 moves at the end of the round, but Rock Lee is at C already
    story = table((["KS-117"], []), (["KS-038"], [])).passes()
    assert story.board.round == 3
    assert story.place(1) == "D"
    assert "move" not in story.kinds()
    free = table((["KS-117"], []), ([hidden("KS-038")], [])).passes()
    assert free.place(1) == "C"


@clause("NM-5.8")
def test_friends_without_a_destination_stay_when_all_must_move() -> None:
    # KS-107 moves every friend here: KS-009 cannot go to C, where KS-010 is
    story = table((["KS-009", "KS-001"], []), (["KS-010"], []), p0={"hand": ["KS-107"]})
    story.does("play KS-107 D").expects("turn", 1)
    assert (story.place(1), story.place(2)) == ("D", "C")


# Price ----------------------------------------------------------------------------------------------------------------
@clause("NM-5.10")
@pytest.mark.parametrize("card", ["KS-101", "KS-027", "KS-096", "KS-129", "KS-132"])
def test_hiding_costs_exactly_one_whatever_the_card_and_the_mission(card: str) -> None:
    lane: Lane = (["KS-009", KURENAI], [TAYUYA])
    story = costs(1, f"hide {card} D", lane, hand=[card])
    assert story.is_hidden(4)
    table(lane, p0={"hand": [card], "chakra": 0}).refuses(f"hide {card} D", clause="NM-5.10")


@clause("NM-5.11", "NM-5.13")
def test_one_price_function_for_every_way_of_playing() -> None:
    tax: Lane = ([], [TAYUYA])
    costs(2 + 1, "play KS-009 D", tax, hand=["KS-009"])
    costs(2 + 1, "reveal #1", ([hidden("KS-009")], [TAYUYA]))
    costs(3 + 1 - 2, "upgrade KS-010 #1", (["KS-009"], [TAYUYA]), hand=["KS-010"])
    costs(3 + 1 - 2, "reveal-upgrade #2 #1", (["KS-009", hidden("KS-010")], [TAYUYA]))


@clause("NM-5.11", "NM-5.17")
def test_plays_through_effects_use_the_same_price() -> None:
    def left(card: str, token: str, *lanes: Lane, **player: Any) -> int:
        """What remains of 10 chakra after p0 has played the card at C and a second one through it."""
        story = table(*lanes, p0={**player, "hand": [card, *player.get("hand", [])], "chakra": 10})
        story.does(f"play {card} C", "use")
        if story.kind == "effect-play":
            story.does(token)
        return story.chakra(0)

    tax: Lane = ([], [TAYUYA])
    assert left("KS-007", "play KS-094 D", tax, EMPTY, hand=["KS-094"]) == 10 - 4 - (3 + 1 - 1)
    assert left("KS-109", "play KS-009 D", tax, EMPTY, discard=["KS-009"]) == 10 - 4 - (2 + 1)
    assert left("KS-135", "play KS-009 D", tax, EMPTY, deck=["KS-009"]) == 10 - 5 - (2 + 1)
    assert left("KS-002", "reveal #1", ([hidden("KS-009")], [TAYUYA]), EMPTY) == 10 - 5 - (2 + 1 - 1)
    assert left("KS-002", "upgrade KS-108 #1", (["KS-009"], [TAYUYA]), EMPTY, hand=["KS-108"]) == 10 - 5 - (
        5 + 1 - 2 - 1
    )


@clause("NM-5.12")
def test_the_price_begins_with_the_printed_cost_of_the_top_card() -> None:
    costs(2, "play KS-009 D", EMPTY, hand=["KS-009"])
    costs(0, "play KS-101 D", EMPTY, hand=["KS-101"])
    costs(8, "play KS-134 D", EMPTY, hand=["KS-134"])
    costs(5, "reveal #1", ([hidden("KS-108", under=["KS-009"], tokens=3)], []))


@clause("NM-5.13")
def test_only_an_opposing_face_up_ks_125_in_that_mission_raises_the_price() -> None:
    costs(2 + 1, "play KS-009 D", ([], [TAYUYA]), hand=["KS-009"])
    costs(2, "play KS-009 D", ([TAYUYA], [hidden(TAYUYA)]), hand=["KS-009"])
    costs(2, "play KS-009 D", EMPTY, ([], [TAYUYA]), hand=["KS-009"])
    costs(2, "play KS-009 D", ([], [ch("KS-127", under=[TAYUYA])]), hand=["KS-009"])


def demanded(chakra: int, mine: list[Spec], theirs: list[Spec], card: str = "KS-069") -> Story:
    """p0 plays the card; p1 has so much chakra and the hidden #1 at C."""
    story = table((mine, theirs), ([], [hidden("KS-009")]), p0={"hand": [card]}, p1={"chakra": chakra})
    return story.does(f"play {card} D")


@clause("NM-5.13")
def test_a_demanded_reveal_costs_two_more() -> None:
    story = demanded(4, [], []).expects("demand", 1).expects_exactly("reveal #1", "defeat #1").does("reveal #1")
    assert story.chakra(1) == 0
    story = demanded(3, [], []).expects("turn", 1)  # it cannot be paid: defeated without a choice
    assert (story.gone(1), story.chakra(1)) == (True, 3)


@clause("NM-5.13")
def test_a_copied_demand_costs_two_more_as_well() -> None:
    # KS-016 copies the MAIN line of p1's own KS-069
    story = demanded(4, [], ["KS-069"], "KS-016").does("use")
    story.expects("demand", 1).expects_exactly("reveal #2", "defeat #2").does("reveal #2")
    assert story.chakra(1) == 0
    story = demanded(3, [], ["KS-069"], "KS-016").does("use")
    assert story.gone(2)


@clause("NM-5.13")
def test_the_demand_and_ks_125_add_up() -> None:
    lane: Lane = ([TAYUYA], [hidden("KS-009")])
    story = table(lane, p0={"hand": ["KS-069"]}, p1={"chakra": 5}).does("play KS-069 D").expects("demand", 1)
    story.does("reveal #2")
    assert story.chakra(1) == 5 - (2 + 1 + 2)
    story = table(lane, p0={"hand": ["KS-069"]}, p1={"chakra": 4}).does("play KS-069 D")
    assert story.gone(2)


@clause("NM-5.14")
def test_an_upgrade_costs_the_difference_to_the_top_card() -> None:
    costs(5 - 2, "upgrade KS-108 #1", (["KS-009"], []), hand=["KS-108"])
    costs(6 - 5, "upgrade KS-133 #1", ([ch("KS-108", under=["KS-009"], tokens=2)], []), hand=["KS-133"])
    costs(7 - 2, "upgrade KS-129 #1", (["KS-009"], []), hand=["KS-129"])  # also across names


@clause("NM-5.15")
@pytest.mark.parametrize(
    ("card", "mine", "theirs", "amount"),
    [
        ("KS-032", [KURENAI], [], 2 - 1),
        ("KS-032", [], [KURENAI], 2 - 1),  # both players benefit
        ("KS-031", [KURENAI], [KURENAI], 3 - 1 - 1),  # each of them
        ("KS-032", [KURENAI], [KURENAI], 1),  # the second would bring it below 1
        ("KS-027", [KURENAI], [], 1),
        ("KS-032", [hidden(KURENAI)], [hidden(KURENAI)], 2),
        ("KS-032", [ch("KS-035", under=[KURENAI])], [], 2),
        ("KS-009", [KURENAI], [], 2),  # not Team 8
        (KURENAI, [], [KURENAI], 3 - 1),
        ("KS-032", [KURENAI], [TAYUYA], 2 + 1 - 1),
        ("KS-027", [KURENAI], [TAYUYA], 1 + 1 - 1),
    ],
)
def test_kurenai_makes_team_8_cheaper_but_not_below_one(
    card: str, mine: list[Spec], theirs: list[Spec], amount: int
) -> None:
    costs(amount, f"play {card} D", (mine, theirs), hand=[card])


@clause("NM-5.15")
def test_kurenai_helps_every_way_of_playing_in_her_mission_only() -> None:
    costs(3, "play KS-026 C", ([KURENAI], []), EMPTY, hand=["KS-026"])
    costs(2 - 1, "reveal #2", ([KURENAI, hidden("KS-032")], []))
    costs(6 - 3 - 1, "upgrade KS-113 #2", ([KURENAI, "KS-026"], []), hand=["KS-113"])
    costs(1, "upgrade KS-026 #2", ([KURENAI, "KS-025"], []), hand=["KS-026"])  # 3 - 2 is 1 already
    costs(6 - 3 - 1, "reveal-upgrade #3 #2", ([KURENAI, "KS-026", hidden("KS-113")], []))
    costs(3, "reveal #1", ([hidden(KURENAI)], []))  # not herself


@clause("NM-5.15", "NM-5.16")
def test_kurenais_reduction_comes_before_the_cards_own() -> None:
    # 4 - 1 - 4: taken the other way round, the floor of 1 would forbid hers and the price would still be 0;
    # with the tax it is 4 + 1 - 1 - 4
    enemy = "KS-128"  # Jutsu
    costs(0, "reveal #1", ([hidden("KS-033"), KURENAI], [enemy]))
    costs(0, "reveal #1", ([hidden("KS-033"), KURENAI], [enemy, TAYUYA]))
    costs(1, "reveal #1", ([hidden("KS-033")], [enemy, TAYUYA]))


@clause("NM-5.16")
@pytest.mark.parametrize(
    ("amount", "lane"),
    [
        (1, (["KS-009"], [])),
        (2, ([hidden("KS-009")], [])),
        (2, ([], ["KS-009"])),
        (2, ([ch("KS-129", under=["KS-009"])], [])),
    ],
)
def test_ks_096_is_cheaper_beside_a_friendly_naruto(amount: int, lane: Lane) -> None:
    costs(amount, "play KS-096 D", lane, hand=["KS-096"])
    both: Lane = ([*lane[0], hidden("KS-096")], lane[1])
    costs(amount, f"reveal #{len(lane[0]) + 1}", both)
    costs(2, "play KS-096 C", lane, EMPTY, hand=["KS-096"])


@clause("NM-5.16")
@pytest.mark.parametrize(
    ("card", "beside", "face_up", "revealed"),
    [("KS-033", "KS-128", 4, 0), ("KS-075", "KS-128", 3, 1), ("KS-090", "KS-013", 3, 0)],
)
def test_some_cards_are_cheaper_only_when_revealed(card: str, beside: str, face_up: int, revealed: int) -> None:
    costs(face_up, f"play {card} D", ([], [beside]), hand=[card])
    costs(revealed, "reveal #1", ([hidden(card)], [beside]))


@clause("NM-5.16")
def test_the_condition_of_a_reveal_reduction_is_looked_at_where_the_card_lies() -> None:
    costs(4, "reveal #1", ([hidden("KS-033")], [hidden("KS-128")]), ([], ["KS-128"]))
    costs(4, "reveal #1", ([hidden("KS-033"), "KS-128"], []))  # an enemy with Jutsu, not a friend
    costs(3, "reveal #1", ([hidden("KS-090")], []), (["KS-013"], []))


@clause("NM-5.17")
def test_the_effect_through_which_a_card_is_played_lowers_its_price() -> None:
    for card, cut in (("KS-007", 1), ("KS-008", 2), ("KS-105", 3)):
        story = table(p0={"hand": [card, "KS-095"]}).does(f"play {card} D", "use")
        assert story.card(2) == "KS-095"
        own = {"KS-007": 4, "KS-008": 5, "KS-105": 6}[card]
        assert story.chakra(0) == 20 - own - (4 - cut)


@clause("NM-5.18")
def test_a_price_is_never_below_zero() -> None:
    story = table(p0={"hand": ["KS-132", "KS-097"], "chakra": 8}).does("play KS-132 D", "use")
    assert story.card(2) == "KS-097"
    assert story.chakra(0) == 0  # 1 - 5 is 0: nothing is paid and nothing gained
    costs(0, "reveal-upgrade #2 #1", (["KS-074", hidden("KS-075")], []))  # 3 - 2 - 2


@clause("NM-5.19")
def test_the_price_is_computed_and_paid_before_the_card_enters_or_turns() -> None:
    costs(3, "reveal #1", ([hidden(KURENAI)], []))  # not yet there to help herself
    costs(1, "upgrade KS-035 #1", ([KURENAI], []), hand=["KS-035"])
    # p1 gains from KS-031 only after p0 has paid
    story = table(([], ["KS-031"]), p0={"hand": ["KS-009"]}).does("play KS-009 D")
    assert story.kinds() == ["play", "chakra"]
    # a second card is paid with what the first has left
    story = table(p0={"hand": ["KS-002", "KS-009", "KS-032", "KS-107"], "chakra": 6})
    story.does("play KS-002 D", "use").expects("effect-play", 0).expects_exactly("play KS-009 D", "play KS-032 D")


@clause("NM-5.20")
def test_upgrade_legality_compares_printed_costs_only() -> None:
    # equal printed costs: no upgrade, though the tax makes the price 1
    story = table((["KS-108"], [TAYUYA]), p0={"hand": ["KS-141", "KS-010"]})
    story.refuses("upgrade KS-141 #1", "upgrade KS-010 #1", clause="NM-5.37")
    # a lowered price does not make it illegal
    costs(0, "reveal-upgrade #2 #1", (["KS-032", hidden("KS-033")], ["KS-128"]))


@clause("NM-5.21")
def test_whoever_plays_the_card_pays_for_it() -> None:
    stolen = hidden("KS-009", owner=1, controlled_by=1)
    story = table(([ch("KS-020"), stolen], []), p0={"chakra": 5}, p1={"chakra": 5}).does("reveal #2")
    assert (story.chakra(0), story.chakra(1)) == (5 - 2, 5)
    story = demanded(6, [], []).does("reveal #1")
    assert (story.chakra(0), story.chakra(1)) == (20 - 4, 6 - 4)


# Play -----------------------------------------------------------------------------------------------------------------
@clause("NM-5.25")
def test_a_card_is_played_from_the_hand_as_a_new_character() -> None:
    story = table((["KS-009"], ["KS-009"]), EMPTY, p0={"hand": ["KS-032", "KS-032"]})
    story.does("play KS-032 C")
    assert story.hand(0) == ["KS-032"]
    assert (story.row("C", 0), story.row("C", 1)) == ([3], [])
    assert (story.card(3), story.is_hidden(3), story.tokens_on(3), len(story.at(3).cards)) == ("KS-032", False, 0, 1)
    assert story.match.view(1)["missions"][1]["sides"][0][0]["card"] == "KS-032"
    table(p0={"hand": ["KS-032"], "discard": ["KS-009"], "deck": ["KS-010"]}).refuses(
        "play KS-009 D", "play KS-010 D", clause="NM-5.25"
    )


@clause("NM-5.26")
def test_a_second_character_of_a_name_must_be_an_upgrade_or_is_not_legal() -> None:
    story = table((["KS-010"], []), p0={"hand": ["KS-108", "KS-009"]})
    story.refuses("play KS-108 D", "play KS-009 D", clause="NM-5.26")
    story.expects_exactly("hide KS-009 D", "hide KS-108 D", "upgrade KS-108 #1", "pass")


@clause("NM-5.27")
def test_a_card_played_face_up_applies_its_main_lines_only() -> None:
    # KS-060: MAIN moves a character here, AMBUSH would defeat KS-027 (no Power) at C
    story = table(([], ["KS-009"]), ([], [hidden("KS-027")]), p0={"hand": ["KS-060"]})
    story.does("play KS-060 D").expects("use", 0).does("skip").expects("turn", 1)
    # KS-006: MAIN moves an enemy, UPGRADE would give 2 chakra
    story = table(([], ["KS-009"]), EMPTY, p0={"hand": ["KS-006"]})
    story.does("play KS-006 D").expects("use", 0).does("skip").expects("turn", 1)
    assert story.chakra(0) == 20 - 3
    # KS-065 has no MAIN line
    story = table((["KS-057"], []), p0={"hand": ["KS-065"], "deck": ["KS-094"]})
    story.does("play KS-065 D").expects("turn", 1)


EVERY_CARD = [f"KS-{number:03}" for number in range(149) if number != 40]


@clause("NM-5.28", "NM-5.29")
@pytest.mark.parametrize("card", EVERY_CARD)
def test_no_card_of_the_set_is_kept_from_being_played_by_its_own_lines(card: str) -> None:
    story = table(p0={"hand": [card]}).offers(f"play {card} D")
    skips(story.does(f"play {card} D")).expects("turn", 1)
    assert story.row("D", 0) == [1]


@clause("NM-5.29")
@pytest.mark.parametrize(
    ("card", "over"), [("KS-069", "KS-068"), ("KS-107", "KS-013"), ("KS-132", "KS-007"), ("KS-136", "KS-013")]
)
def test_a_mandatory_line_without_an_object_is_passed_over_in_an_upgrade(card: str, over: str) -> None:
    story = table(([over], []), p0={"hand": [card]})
    skips(story.does(f"upgrade {card} #1")).expects("turn", 1)
    assert story.card(1) == card


@clause("NM-5.29")
@pytest.mark.parametrize("lane", [(["KS-013", hidden("KS-001")], []), (["KS-013"], ["KS-076"])])
def test_ks_136_with_nobody_to_be_defeated_is_played_all_the_same(lane: Lane) -> None:
    story = table(lane, p0={"hand": ["KS-136"]}).does("upgrade KS-136 #1").expects("turn", 1)
    assert story.card(1) == "KS-136"
    assert not story.gone(2)


# Hide -----------------------------------------------------------------------------------------------------------------
@clause("NM-5.30")
@pytest.mark.parametrize("card", ["KS-070", "KS-017", "KS-060", "KS-140", "KS-067", "KS-005", "KS-148"])
def test_a_card_hidden_from_the_hand_applies_none_of_its_lines(card: str) -> None:
    story = table(
        ([], ["KS-009", "KS-031", "KS-037"]), EMPTY, edge=1, active=0, p0={"hand": [card]}, p1={"hand": ["KS-001"]}
    )
    story.does(f"hide {card} D").expects("turn", 1)
    assert (story.is_hidden(4), story.row("D", 0), story.power(4)) == (True, [4], 0)
    assert (story.chakra(0), story.chakra(1), story.hand(0), story.edge) == (19, 20, [], 1)
    assert story.totals("D") == [0, 3 + 2 + 4]
    assert "card" not in story.match.view(1)["missions"][0]["sides"][0][0]


@clause("NM-5.31")
def test_any_card_may_be_hidden_in_any_mission() -> None:
    # Tenten KS-040 where p0 is not winning, and a Naruto beside Naruto
    story = table((["KS-009"], ["KS-086"]), ([], ["KS-086"]), p0={"hand": ["KS-040", "KS-010"]})
    story.refuses("play KS-040 D", "play KS-010 D")
    story.offers(*[f"hide {card} {rank}" for card in ("KS-040", "KS-010") for rank in "DC"])
    story.does("hide KS-040 D", "pass", "hide KS-010 D")
    assert story.row("D", 0) == [1, 4, 5]


# Upgrade --------------------------------------------------------------------------------------------------------------
@clause("NM-5.35")
def test_an_upgrade_needs_an_own_face_up_character_of_its_name() -> None:
    story = table((["KS-009", "KS-032"], ["KS-010"]), p0={"hand": ["KS-108"]})
    story.offers("upgrade KS-108 #1").refuses(
        "upgrade KS-108 #2", "upgrade KS-108 #3", "upgrade KS-108 #9", clause="NM-5.35"
    )


@clause("NM-5.35")
@pytest.mark.parametrize(
    ("card", "over", "never"),
    [
        ("KS-029", "KS-026", "KS-032"),  # Akamaru over Kiba
        ("KS-063", "KS-052", "KS-009"),  # Ukon over Sound Village
        ("KS-127", "KS-064", "KS-086"),
        ("KS-076", "KS-074", "KS-077"),  # One-Tail over Gaara
        ("KS-129", "KS-010", "KS-013"),  # Nine-Tailed Fox over Naruto
        ("KS-138", "KS-009", "KS-094"),  # Orochimaru over anybody but Summons
    ],
)
def test_a_line_may_name_other_characters_as_upgradeable(card: str, over: str, never: str) -> None:
    story = table(([over, never], []), p0={"hand": [card]})
    story.refuses(f"upgrade {card} #2").does(f"upgrade {card} #1")
    assert (story.card(1), len(story.at(1).cards)) == (card, 2)


@clause("NM-5.36")
def test_a_character_of_foreign_ownership_cannot_be_upgraded() -> None:
    mine = [ch("KS-020"), ch("KS-009", owner=1, controlled_by=1)]
    story = table((mine, []), p0={"hand": ["KS-108", "KS-129", "KS-138"]}, p1={"hand": ["KS-108"]})
    story.refuses("upgrade KS-108 #2", "upgrade KS-129 #2", "upgrade KS-138 #2", clause="NM-5.36")
    story.does("pass").refuses("upgrade KS-108 #2", clause="NM-5.35")  # nor by its owner while it is not theirs


@clause("NM-5.36")
def test_a_card_one_does_not_own_cannot_be_used_as_an_upgrade() -> None:
    mine = [ch("KS-009"), ch("KS-020"), hidden("KS-108", owner=1, controlled_by=2)]
    story = table((mine, []), p0={"hand": ["KS-002"]})
    story.refuses("reveal-upgrade #3 #1", clause="NM-5.36").refuses("reveal #3", clause="NM-5.54")
    story.does("play KS-002 D", "use").expects("turn", 1)  # nor through an effect: nothing could be played


@clause("NM-5.37")
def test_an_upgrade_must_cost_more_as_printed() -> None:
    story = table((["KS-108"], []), p0={"hand": ["KS-009", "KS-141", "KS-145", "KS-133"]})
    story.refuses("upgrade KS-009 #1", "upgrade KS-141 #1", "upgrade KS-145 #1", clause="NM-5.37")
    story.offers("upgrade KS-133 #1")
    # across names too
    story = table((["KS-113", "KS-125"], []), p0={"hand": ["KS-029", "KS-063"]})
    story.refuses("upgrade KS-029 #1", "upgrade KS-063 #2", clause="NM-5.37")


@clause("NM-5.38")
def test_a_hidden_character_cannot_be_upgraded() -> None:
    story = table(([hidden("KS-009"), hidden("KS-010")], []), p0={"hand": ["KS-108", "KS-138"]})
    story.refuses("upgrade KS-108 #1", "upgrade KS-138 #1", "reveal-upgrade #2 #1", clause="NM-5.38")


@clause("NM-5.39")
def test_an_upgrade_may_not_make_a_name_twice() -> None:
    story = table((["KS-026", "KS-027"], []), p0={"hand": ["KS-029"]})
    story.refuses("upgrade KS-029 #1", clause="NM-5.39").offers("upgrade KS-029 #2")
    story = table((["KS-009", "KS-129"], []), p0={"hand": ["KS-134"]})
    story.refuses("upgrade KS-134 #1").offers("upgrade KS-134 #2")
    hidden_one = table((["KS-026", hidden("KS-027")], []), p0={"hand": ["KS-029"]})
    hidden_one.offers("upgrade KS-029 #1")


@clause("NM-5.40")
def test_an_upgrade_across_names_is_always_optional() -> None:
    story = table((["KS-009"], []), p0={"hand": ["KS-129"]})
    story.expects_exactly("play KS-129 D", "hide KS-129 D", "upgrade KS-129 #1", "pass")
    story.does("play KS-129 D")
    assert story.row("D", 0) == [1, 2]
    # but where NM-5.26 forbids a new character only the upgrade is left
    story = table((["KS-026", "KS-027"], []), p0={"hand": ["KS-029"]})
    story.expects_exactly("hide KS-029 D", "upgrade KS-029 #2", "pass")


@clause("NM-5.41")
def test_the_stack_stays_the_same_character_with_tokens_place_and_number() -> None:
    story = table((["KS-032", ch("KS-009", tokens=2), "KS-001"], []), p0={"hand": ["KS-010"]})
    story.does("upgrade KS-010 #2")
    assert story.row("D", 0) == [1, 2, 3]
    assert (story.card(2), story.tokens_on(2), story.power(2)) == ("KS-010", 2, 5)
    assert story.match.view(1)["missions"][0]["sides"][0][1]["under"] == ["KS-009"]


@clause("NM-5.41")
def test_an_upgrade_stays_locked_and_keeps_the_control_it_exercises() -> None:
    story = table((["KS-009"], [ch("KS-067", lock=1)]), p0={"hand": ["KS-108"]})
    skips(story.does("upgrade KS-108 #1"))
    assert story.at(2).lock == 1
    assert story.power(1) == 0
    mine = [ch("KS-020"), ch("KS-009", owner=1, controlled_by=1)]
    story = table((mine, []), p0={"hand": ["KS-110"]}).does("upgrade KS-110 #1")
    assert (story.side(2), story.at(2).owner, story.at(2).source) == (0, 1, 1)


@clause("NM-5.42")
def test_covered_cards_have_no_text() -> None:
    # KS-031 would gain 1 chakra when the opponent plays here; KS-114 covers it
    story = table(([ch("KS-114", under=["KS-031"])], []), p1={"hand": ["KS-009"]}, active=1).does("play KS-009 D")
    assert story.chakra(0) == 20
    story = table(([ch("KS-007", under=["KS-111"])], [hidden("KS-009")]), active=1)
    story.offers("reveal #2")
    costs(2, "play KS-009 D", ([], [ch("KS-127", under=[TAYUYA])]), hand=["KS-009"])


@clause("NM-5.43")
def test_an_upgrade_applies_main_and_upgrade_lines_in_printed_order() -> None:
    # KS-006 prints MAIN first
    story = table((["KS-005"], ["KS-009"]), EMPTY, p0={"hand": ["KS-006"]})
    story.does("upgrade KS-006 #1", "use")
    assert story.place(2) == "C"
    story.expects("use", 0).does("use")
    assert story.chakra(0) == 20 - 1 + 2
    # KS-054 prints UPGRADE first: its token makes it stronger than KS-148 (5)
    story = table((["KS-052"], ["KS-148"]), p0={"hand": ["KS-054"]})
    story.does("upgrade KS-054 #1", "use")
    assert (story.power(1), story.is_hidden(2)) == (6, False)
    story.does("use")
    assert story.is_hidden(2)


@clause("NM-5.43")
def test_an_upgrade_from_hand_applies_no_ambush_line() -> None:
    # KS-078: AMBUSH moves a character, UPGRADE reveals one; only the latter is asked for
    story = table((["KS-077", hidden("KS-032")], []), EMPTY, p0={"hand": ["KS-078"]})
    story.does("upgrade KS-078 #1").expects("use", 0).does("use")
    assert not story.is_hidden(2)
    # KS-124: the UPGRADE line changes an AMBUSH line that does not occur
    story = table((["KS-059"], []), ([], ["KS-009"]), p0={"hand": ["KS-124"]})
    story.does("upgrade KS-124 #1").expects("turn", 1)


# Reveal ---------------------------------------------------------------------------------------------------------------
@clause("NM-5.50")
def test_a_hidden_character_may_be_revealed_in_any_later_turn() -> None:
    story = table(p0={"hand": ["KS-009"]}, p1={"hand": ["KS-009"]})
    story.does("hide KS-009 D").expects("turn", 1)
    story.does("pass").offers("reveal #1").does("reveal #1")  # in the same round
    assert not story.is_hidden(1)
    story = table(p0={"hand": ["KS-009"]}).does("hide KS-009 D").passes().does("pass", "reveal #1")  # or in the next
    assert not story.is_hidden(1)


@clause("NM-5.50")
def test_only_a_hidden_character_one_controls_may_be_revealed() -> None:
    mine = [ch("KS-020"), hidden("KS-009", owner=1, controlled_by=1)]
    story = table((mine, [hidden("KS-001")]))
    story.offers("reveal #2").refuses("reveal #1", "reveal #3", "reveal #4", clause="NM-5.50")
    story.does("pass").refuses("reveal #2", clause="NM-5.50")  # not by its owner
    story.offers("reveal #3")


@clause("NM-5.51")
def test_revealing_pays_the_price_and_turns_the_character_where_it_lies() -> None:
    story = table((["KS-009", hidden("KS-086", tokens=2), "KS-001"], []), EMPTY)
    story.does("reveal #2")
    assert story.chakra(0) == 20 - 3
    assert story.row("D", 0) == [1, 2, 3]
    assert (story.is_hidden(2), story.power(2)) == (False, 5 + 2)
    # it is a play: KS-037 of the opponent reacts
    story = table(([hidden("KS-086")], ["KS-037"])).does("reveal #1")
    assert story.tokens_on(2) == 1


@clause("NM-5.52")
def test_a_reveal_applies_main_and_ambush_lines_in_printed_order() -> None:
    # KS-060: MAIN moves KS-009 away, AMBUSH defeats the hidden enemy
    story = table(([hidden("KS-060")], ["KS-009"]), ([], [hidden("KS-027")]))
    story.does("reveal #1").expects("use", 0).does("use", "target #2")
    assert story.place(2) == "C"
    story.expects("use", 0).does("use")
    assert story.gone(3)


@clause("NM-5.52")
def test_a_reveal_applies_no_upgrade_line_even_of_a_stack() -> None:
    # KS-006 over KS-005, hidden: MAIN is asked, the 2 chakra of the UPGRADE line are not
    story = table(([hidden("KS-006", under=["KS-005"])], ["KS-009"]), EMPTY)
    story.does("reveal #1").expects("use", 0).does("skip").expects("turn", 1)
    assert story.chakra(0) == 20 - 3
    # nor does it change the AMBUSH line: KS-124 over KS-059 reaches Power 3, not 5
    story = table(([hidden("KS-124", under=["KS-059"])], []), ([], ["KS-086", "KS-009"]))
    story.does("reveal #1", "use")
    assert (story.gone(2), story.gone(3)) == (False, True)


@clause("NM-5.53")
def test_main_lines_apply_again_at_every_reveal() -> None:
    story = table(p0={"hand": ["KS-017"]}, p1={"hand": ["KS-087"]})
    story.does("play KS-017 D", "use")
    assert story.tokens_on(1) == 3
    story.does("play KS-087 D", "use")
    assert story.is_hidden(1)
    story.does("reveal #1").expects("use", 0).does("use")
    assert (story.tokens_on(1), story.power(1)) == (6, 7)


@clause("NM-5.54")
def test_beside_an_own_character_of_its_name_only_a_reveal_upgrade_is_legal() -> None:
    story = table((["KS-009", hidden("KS-108")], ["KS-108"]))
    story.expects_exactly("reveal-upgrade #2 #1", "pass").refuses("reveal #2", clause="NM-5.54")
    cheaper = table((["KS-010", hidden("KS-009")], []))
    cheaper.expects_exactly("pass").refuses("reveal #2", clause="NM-5.54")


@clause("NM-5.55")
def test_an_illegal_or_unaffordable_reveal_is_not_offered_and_shows_nothing() -> None:
    story = table(([hidden("KS-129"), hidden("KS-040"), hidden("KS-010"), "KS-009"], ["KS-128"]), p0={"chakra": 3})
    before = [story.match.view(seat) for seat in (0, 1, None)]
    story.expects_exactly("reveal-upgrade #3 #4", "pass")
    story.refuses("reveal #1", clause="NM-5.2").refuses("reveal #2", clause="NM-11.40.1")
    story.refuses("reveal #3", clause="NM-5.54")
    assert [story.match.view(seat) for seat in (0, 1, None)] == before
    assert all(story.is_hidden(number) for number in (1, 2, 3))
    assert story.match.log(1) == []


# Reveal-upgrade -------------------------------------------------------------------------------------------------------
@clause("NM-5.60")
def test_a_hidden_character_may_be_revealed_as_an_upgrade_in_its_mission() -> None:
    story = table((["KS-009", hidden("KS-108")], []), (["KS-010"], []))
    story.offers("reveal-upgrade #2 #1").refuses("reveal-upgrade #2 #3", clause="NM-5.60")
    skips(story.does("reveal-upgrade #2 #1"))
    assert (story.card(1), story.is_hidden(1), story.gone(2)) == ("KS-108", False, True)


@clause("NM-5.60")
def test_a_reveal_upgrade_obeys_the_rules_of_an_upgrade() -> None:
    table((["KS-010", hidden("KS-009")], [])).refuses("reveal-upgrade #2 #1", clause="NM-5.37")
    table((["KS-032", hidden("KS-108")], [])).refuses("reveal-upgrade #2 #1", clause="NM-5.35")
    table((["KS-026", "KS-027", hidden("KS-029")], [])).refuses("reveal-upgrade #3 #1", clause="NM-5.39")
    table((["KS-009", hidden("KS-129")], [])).expects_exactly("reveal #2", "reveal-upgrade #2 #1", "pass")
    taken = ch("KS-009", owner=1, controlled_by=1)
    table(([ch("KS-020"), taken, hidden("KS-108")], [])).refuses("reveal-upgrade #3 #2", clause="NM-5.36")
    table(([hidden("KS-108")], ["KS-009"])).refuses("reveal-upgrade #1 #2", clause="NM-5.35")


@clause("NM-5.61", "NM-5.62")
def test_the_hidden_stack_is_put_on_top_and_tokens_are_added() -> None:
    mine = [ch("KS-010", under=["KS-009"], tokens=2), ch("KS-032"), hidden("KS-133", under=["KS-108"], tokens=3)]
    story = table((mine, []))
    skips(story.does("reveal-upgrade #3 #1"))
    assert story.row("D", 0) == [1, 2]  # number and place of the face-up character
    assert story.tokens_on(1) == 5
    shown = story.match.view(1)["missions"][0]["sides"][0][0]
    assert [shown["card"], *shown["under"]] == ["KS-133", "KS-108", "KS-010", "KS-009"]
    assert story.gone(3)


@clause("NM-5.62")
def test_the_merged_character_keeps_what_the_face_up_one_exercises() -> None:
    mine = [ch("KS-020"), ch("KS-009", owner=1, controlled_by=1), hidden("KS-110")]
    story = table((mine, [])).does("reveal-upgrade #3 #1")
    assert (story.card(1), story.side(2), story.at(2).source) == ("KS-110", 0, 1)


@clause("NM-5.63")
def test_a_reveal_upgrade_applies_main_ambush_and_upgrade_lines() -> None:
    # KS-065 prints AMBUSH, then UPGRADE
    mine = [ch("KS-064"), hidden("KS-065"), ch("KS-057")]
    story = table((mine, []), p0={"deck": ["KS-094", "KS-009"]}).does("reveal-upgrade #2 #1")
    story.expects("use", 0).does("use")
    assert story.tokens_on(3) == 2
    story.expects("use", 0).does("use")
    assert story.hand(0) == ["KS-094"]
    # KS-069 prints UPGRADE (a look), then MAIN (the demand)
    story = table(([ch("KS-068"), hidden("KS-069")], [hidden("KS-009")])).does("reveal-upgrade #2 #1")
    story.expects("use", 0).does("use").expects("demand", 1)
    assert story.kinds()[:2] == ["reveal-upgrade", "look"]
    # KS-124: MAIN none, AMBUSH changed by UPGRADE: Power 5 is reached
    story = table(([ch("KS-059"), hidden("KS-124")], []), ([], ["KS-086"])).does("reveal-upgrade #2 #1", "use")
    assert story.gone(3)


@clause("NM-5.63")
def test_a_reveal_upgrade_carries_out_main_then_ambush() -> None:
    # KS-060 over KS-059: MAIN moves KS-009 to C, AMBUSH defeats the hidden enemy
    story = table(([ch("KS-059"), hidden("KS-060")], [ch("KS-009"), hidden("KS-027")]), EMPTY)
    story.does("reveal-upgrade #2 #1", "use", "target #3", "use")
    assert (story.place(3), story.gone(4)) == ("C", True)


@clause("NM-5.64")
def test_the_price_of_a_reveal_upgrade_has_both_reductions() -> None:
    costs(5 - 2, "reveal-upgrade #2 #1", (["KS-009", hidden("KS-108")], []))
    costs(4 + 2 - 2 - 4, "reveal-upgrade #2 #1", (["KS-032", hidden("KS-033")], ["KS-128"]))
    costs(7 - 2 + 1, "reveal-upgrade #2 #1", (["KS-009", hidden("KS-129")], [TAYUYA]))
    costs(0, "reveal-upgrade #2 #1", (["KS-074", hidden("KS-075")], []))
    costs(4 - 2, "reveal-upgrade #2 #1", (["KS-032", hidden("KS-033")], []))


# Pass -----------------------------------------------------------------------------------------------------------------
@clause("NM-5.70")
def test_passing_costs_nothing_and_gives_up_all_further_turns_of_the_round() -> None:
    story = table(edge=1, active=0, p0={"hand": ["KS-009"]}, p1={"hand": ["KS-009", "KS-010"]})
    story.does("pass")
    assert (story.chakra(0), story.hand(0), story.edge) == (20, ["KS-009"], 0)
    assert story.match.view(1)["players"][0]["passed"]
    story.expects("turn", 1).does("hide KS-009 D").expects("turn", 1).does("hide KS-010 D").expects("turn", 1)
    story.does("pass")
    assert story.edge == 0
    assert story.board.round == 2


# Plays through effects ------------------------------------------------------------------------------------------------
@clause("NM-5.80")
def test_an_effect_offers_every_face_up_way_the_rules_allow() -> None:
    mine = [ch("KS-009"), hidden("KS-108"), hidden("KS-032"), hidden("KS-086"), ch("KS-013", tokens=1)]
    story = table((mine, []), (["KS-001"], []), p0={"hand": ["KS-002", "KS-010", "KS-014", "KS-055"]})
    story.does("upgrade KS-002 #6", "use").expects("effect-play", 0)
    story.expects_exactly(
        *["play KS-010 C", "play KS-014 C"],
        *["upgrade KS-010 #1", "upgrade KS-014 #5"],
        "reveal #3",  # not #4: it is hidden, but really no Leaf Village card
        "reveal-upgrade #2 #1",
    )
    story.does("reveal-upgrade #2 #1")
    assert (story.card(1), story.gone(2)) == ("KS-108", True)


@clause("NM-5.80")
def test_an_effect_may_reveal_a_foreign_hidden_character_one_controls() -> None:
    mine = [ch("KS-020"), hidden("KS-009", owner=1, controlled_by=1), hidden("KS-055", owner=1, controlled_by=1)]
    story = table((mine, []), p0={"hand": ["KS-002", "KS-011"]}).does("play KS-002 D", "use")
    story.expects("effect-play", 0).expects_exactly("play KS-011 D", "reveal #2").does("reveal #2")
    assert (story.is_hidden(2), story.side(2), story.at(2).owner) == (False, 0, 1)
    assert story.chakra(0) == 20 - 5 - (2 - 1)


@clause("NM-5.81")
def test_an_effect_never_plays_a_card_hidden() -> None:
    story = table(p0={"hand": ["KS-002", "KS-009", "KS-032"]}).does("play KS-002 D", "use")
    story.expects("effect-play", 0).expects_exactly("play KS-009 D", "play KS-032 D")
    story.refuses("hide KS-009 D", "pass", clause="NM-5.1")


@clause("NM-5.82")
def test_cards_come_from_the_named_zone_only() -> None:
    leaf = {"hand": ["KS-009"], "discard": ["KS-032", "KS-086", "KS-001"], "deck": ["KS-005"]}
    # no zone: the hand or own hidden characters
    story = table(([hidden("KS-011")], []), p0={**leaf, "hand": ["KS-002", "KS-009"]}).does("play KS-002 D", "use")
    story.expects_exactly("play KS-009 D", "reveal #1")
    # the discard pile
    story = table(([hidden("KS-011")], []), p0={**leaf, "hand": ["KS-109", "KS-009"]}).does("play KS-109 D", "use")
    story.expects_exactly("play KS-001 D", "play KS-032 D")
    # the top card of the discard pile
    story = table((["KS-052", hidden("KS-011")], []), EMPTY, p0={**leaf, "hand": ["KS-053", "KS-009"]})
    story.does("play KS-053 C", "use").expects_exactly("play KS-032 D", "play KS-032 C")
    # the top cards of the deck
    story = table(([hidden("KS-032")], []), EMPTY, p0={**leaf, "hand": ["KS-135", "KS-009"]}).does(
        "play KS-135 D", "use"
    )
    story.expects_exactly("play KS-005 D", "play KS-005 C")


@clause("NM-5.83")
def test_any_mission_may_be_chosen_and_a_hidden_character_is_revealed_where_it_lies() -> None:
    story = table(EMPTY, ([hidden("KS-097")], []), EMPTY, p0={"hand": ["KS-007", "KS-094"]})
    story.does("play KS-007 D", "use")
    story.expects_exactly("play KS-094 D", "play KS-094 C", "play KS-094 B", "reveal #1")
    story.does("reveal #1")
    assert (story.place(1), story.is_hidden(1)) == ("C", False)


@clause("NM-5.84")
def test_all_restrictions_of_a_normal_play_apply_to_plays_through_effects() -> None:
    # names: no second Naruto at D; KS-040 only where p0 is winning; KS-111 forbids reveals at C; 3 chakra are left
    story = table(
        (["KS-009"], []),
        ([hidden("KS-032")], ["KS-111"]),
        ([hidden("KS-040")], []),
        p0={"hand": ["KS-002", "KS-010", "KS-040", "KS-108", "KS-131"], "chakra": 8},
    )
    story.does("play KS-002 D", "use")
    story.expects_exactly(
        *["play KS-010 C", "play KS-010 B", "play KS-040 D"], *["upgrade KS-010 #1", "upgrade KS-108 #1"]
    )
    story.refuses("play KS-010 D", clause="NM-5.26").refuses("play KS-040 C", clause="NM-11.40.1")
    story.refuses("reveal #2", clause="NM-11.111.1").refuses("reveal #4", clause="NM-11.40.1")
    story.refuses("play KS-131 C", clause="NM-5.2")


@clause("NM-5.85")
def test_a_play_through_an_effect_is_no_turn_action() -> None:
    story = table(p0={"hand": ["KS-007", "KS-094"]}, p1={"hand": ["KS-009"]})
    story.does("play KS-007 D", "use").expects("turn", 1)  # KS-094 could be played only at D: nothing is asked
    assert story.row("D", 0) == [1, 2]
    story.does("hide KS-009 D").expects("turn", 0)
    # nor is a reveal demanded of the other player: p1 still has the next turn
    story = demanded(20, [], []).does("reveal #1").expects("turn", 1)
