"""Scoring, the end of the game, the winner, ties, giving up (section 8)."""

from typing import Any

import pytest

import kleos
from kleos.games.saint_seiya.testing import Story, facing, table
from kleos.testing import clause, play_randomly

PLAIN = ["cassios", "oko", "phaeton", "jaki", "cassios", "oko"]  # terrain cards without arrival effect or flame
MORE = ["sho", "ushio", "daichi", "sho", "ushio"]  # for the reserve
BLACK = ["jango", "pegase-noir", "dragon-noir", "cygne-noir", "andromede-noir", "phoenix-noir"]
WORTHLESS = [
    *["seiya-green"] * 9,
    *["pegase-noir", "dragon-noir", "cygne-noir", "andromede-noir", "phoenix-noir", "leda", "pope"],
    *["pegase-noir", "dragon-noir", "cygne-noir", "andromede-noir", "phoenix-noir", "leda"],
]  # 22 cards of 0 victory points for p0


def over(*players: dict[str, Any], **document: Any) -> kleos.Outcome:
    """How a match ends in which the players have these cards."""
    outcome = table([], *players, phase="over", **document).match.outcome
    assert outcome is not None
    return outcome


def points(*players: dict[str, Any], **document: Any) -> list[int]:
    return list(over(*players, **document).scores)


def gives_up(story: Story, seat: int) -> Story:
    story.match.concede(seat)
    story.check()
    return story


def seats_in_turn(story: Story) -> list[int]:
    """Who has the main phases from now on to the end, when everybody only ends the turn."""
    seats = []
    while story.match.decision is not None:
        story.expects("main")
        seats.append(story.seat)
        story.ends()
    return seats


def ranks(match: kleos.Match) -> list[int]:
    """The final ranking by seat, as outcome and view give it: who has given up comes last."""
    outcome = match.outcome
    assert outcome is not None
    gone = [player["conceded"] for player in match.view(None)["players"]]
    keys = [(not gone[seat], score) for seat, score in enumerate(outcome.scores)]
    return [1 + sum(other > key for other in keys) for key in keys]


# Triggering the end ---------------------------------------------------------------------------------------------------
@clause("SS-8.1")
def test_the_end_is_triggered_when_the_clock_reaches_0() -> None:
    two = table([*PLAIN[:5], "mu"], flames=2, reserve=MORE).ends()
    assert (two.flames, two.match.view(None)["ending"]) == (1, False)
    one = table([*PLAIN[:5], "mu"], flames=1, reserve=["phaeton"]).ends()
    assert (one.flames, one.match.view(None)["ending"]) == (0, True)
    assert one.kinds().count("ending") == 1


@clause("SS-8.1")
def test_the_end_is_triggered_in_the_main_phase_too() -> None:
    story = table(["mu"], {"played": facing(1, "leda", force_bonus=9)}, flames=1).does("acquire 1 force")
    assert (story.flames, story.match.view(None)["ending"]) == (0, True)
    story.expects("main", 0)


@clause("SS-8.1")
def test_the_end_cannot_be_undone() -> None:
    # The Pope calls the Gold Knight back, but no flame comes back and the last round goes on.
    story = table([*PLAIN[:5], "mu"], {}, {}, flames=1, reserve=["pope", "phaeton"]).ends()
    assert "mu" not in story.common
    assert (story.flames, story.match.view(None)["ending"]) == (0, True)
    assert seats_in_turn(story) == [1]


@clause("SS-8.2")
def test_the_end_is_triggered_when_terrain_and_reserve_are_empty_at_the_end_of_an_upkeep() -> None:
    story = table([None] * 5 + ["oko"], {}, {}, {}).ends()
    assert (story.terrain, story.reserve, story.flames) == ([None] * 6, [], 12)
    assert story.match.view(None)["ending"] is True
    assert seats_in_turn(story) == [1, 2]


@clause("SS-8.2")
def test_neither_an_empty_terrain_nor_an_empty_reserve_alone_triggers_the_end() -> None:
    terrain = table([None] * 5 + ["oko"], reserve=["jaki"]).ends()
    assert (terrain.terrain, terrain.match.view(None)["ending"]) == ([None] * 5 + ["jaki"], False)
    reserve = table(["oko", "jaki"]).ends()
    assert (reserve.reserve, reserve.match.view(None)["ending"]) == ([], False)
    # During the main phase both may be empty: it counts at the end of the upkeep.
    main = table(["oko"], {"played": facing(1, "leda", force_bonus=2)}).does("acquire 1 force").expects("main", 0)
    assert main.match.view(None)["ending"] is False
    assert main.ends().match.view(None)["ending"] is True


@clause("SS-8.3", "SS-8.5")
@pytest.mark.parametrize(("first", "turn", "left"), [(0, 1, 2), (1, 1, 2), (1, 2, 1), (2, 3, 0), (0, 5, 1), (2, 6, 0)])
def test_the_round_is_finished_after_the_trigger(first: int, turn: int, left: int) -> None:
    story = table([*PLAIN[:5], "mu"], {}, {}, {}, first=first, turn=turn, flames=1, reserve=MORE)
    seat = story.seat
    story.ends()
    assert seats_in_turn(story) == [(seat + i + 1) % 3 for i in range(left)]
    assert story.match.outcome is not None
    assert story.match.view(None)["turn"] % 3 == 0


@clause("SS-8.4")
def test_a_trigger_in_the_last_turn_of_a_round_ends_the_match_after_that_upkeep() -> None:
    upkeep = table([*PLAIN[:5], "mu"], {}, {}, turn=2, flames=1, reserve=["phaeton"]).ends()
    assert upkeep.match.outcome is not None
    assert upkeep.terrain == ["phaeton", *PLAIN[:5]]  # the upkeep was finished
    main = table(["mu"], {}, {"played": facing(1, "leda", force_bonus=9)}, turn=2, flames=1, reserve=["oko"])
    main.does("acquire 1 force").expects("main", 1).ends()
    assert main.match.outcome is not None
    assert main.terrain[5] == "oko"


@clause("SS-8.5")
@pytest.mark.parametrize("players", range(2, 6))
def test_all_players_have_taken_the_same_number_of_turns(players: int) -> None:
    for seed in range(4):
        match = play_randomly(kleos.new("saint-seiya", seed=seed, players=players), seed, eager=seed % 2 == 0)
        turns = [entry["seat"] for entry in match.log(None) if entry["kind"] == "turn"]
        assert len({turns.count(seat) for seat in range(players)}) == 1


@clause("SS-8.6")
def test_the_rules_do_not_change_between_trigger_and_end() -> None:
    def story(ending: bool) -> Story:
        player = {"hand": ["marine", "jabu", "seiya-green"], "draw": ["oko"] * 2, "played": facing(6, "athena", "mu")}
        terrain = ["leda", "misty", None, "june", "armure-lion", "sho"]
        return table(terrain, player, {"hand": ["misty"]}, ending=ending, reserve=["spica", "kuraggu"])

    ended, usual = story(True), story(False)
    for move in ("acquire 6 force", "play marine 2", "end", "done"):
        assert ended.tokens == usual.tokens
        ended.does(move)
        usual.does(move)
    assert ended.tokens == usual.tokens
    assert ended.terrain == usual.terrain
    assert (ended.hand(), ended.discard()) == (usual.hand(), usual.discard())


# Scores ---------------------------------------------------------------------------------------------------------------
@clause("SS-8.7")
def test_hand_draw_pile_discard_wounded_and_the_equipped_armour_are_scored() -> None:
    zones: dict[str, Any] = {
        "hand": ["mu"],
        "draw": ["saga"],
        "discard": ["shaka"],
        "wounded": ["camus"],
        "armour": "armure-lion",
    }
    values = {"hand": 5, "draw": 6, "discard": 5, "wounded": 6, "armour": 3}
    for zone in zones:
        assert points({zone: zones[zone]}) == [values[zone], 0], zone
    assert points(zones) == [25, 0]


@clause("SS-8.8")
def test_destroyed_and_set_aside_cards_are_not_scored() -> None:
    assert points({"destroyed": ["mu", "saga"], "aside": ["seiya-bronze"] * 5}) == [0, 0]
    assert points({"destroyed": ["spica"], "hand": ["leda"]}) == [0, 0]


@clause("SS-8.9")
def test_the_score_is_the_sum_of_victory_points() -> None:
    assert points({"hand": ["gigas"]}) == [-1, 0]
    assert (
        points({"hand": ["mu", "gigas", "marine"], "draw": ["gigas"]}, {"hand": ["seiya-bronze"][:0]})[0] == 5 - 2 + 3
    )
    assert points({"hand": ["seiya-bronze"] * 3 + ["spartan"], "discard": ["seiya-green"] * 9}) == [5, 0]


@clause("SS-8.9")
def test_every_card_scores_what_is_printed_unless_it_says_otherwise() -> None:
    special = {"athena", "marine", "shaina", "leda", "spica", "jango", "jaki"}
    faces = kleos.rules("saint-seiya").cards
    others = [f"{hero}-{rank}" for hero in ("shiryu", "hyoga", "shun", "ikki") for rank in ("green", "bronze")]
    others += ["armure-dragon", "armure-cygne", "armure-andromede", "armure-phoenix"]
    for card in faces:
        if card not in special and card not in others:
            assert points({"hand": [card]})[0] == faces[card].facts()["points"], card


@clause("SS-8.10")
@pytest.mark.parametrize(("cards", "score"), [(9, 0), (10, 1), (19, 1), (20, 2)])
def test_athena_scores_for_full_groups_of_10(cards: int, score: int) -> None:
    assert points({"hand": ["athena"], "draw": WORTHLESS[: cards - 1]}) == [score, 0]
    assert points({"wounded": ["athena"], "destroyed": WORTHLESS[: cards - 1]}) == [0, 0]


@clause("SS-8.10")
def test_each_athena_scores() -> None:
    assert points({"hand": ["athena"] * 2, "draw": WORTHLESS[:17]}) == [2, 0]
    assert points({"hand": ["athena"] * 2, "draw": WORTHLESS[:18]}) == [4, 0]


@clause("SS-8.11")
def test_marine_scores_one_more_for_the_most_hero_cards() -> None:
    assert points({"hand": ["marine", "seiya-green"]}, {"hand": []}) == [4, 0]
    assert points({"hand": ["marine", "marine", "seiya-green"]}) == [8, 0]  # each copy
    more = {"hand": ["shiryu-green"] * 2}
    assert points({"hand": ["marine", "seiya-green"]}, more) == [3, 0]
    assert points({"hand": ["marine"]}, {"hand": ["marine", "shiryu-green"]}) == [3, 4]
    third = {"hand": ["hyoga-green"] * 2}
    assert points({"hand": ["marine", "seiya-green"]}, {"hand": []}, third) == [3, 0, 0]


@clause("SS-8.12")
def test_green_and_bronze_heroes_count_for_marine_also_wounded() -> None:
    mine = {"hand": ["marine", "seiya-green"], "wounded": ["seiya-green", "seiya-bronze"]}
    assert points(mine, {"draw": ["shiryu-green"] * 2}) == [3 + 1 + 1, 0]
    assert points(mine, {"draw": ["shiryu-bronze"] * 3}) == [3 + 1, 3]
    # Neither armours nor destroyed or set-aside Heroes count.
    rest = {"armour": "armure-dragon", "destroyed": ["shiryu-green"] * 4, "aside": ["shiryu-bronze"] * 5}
    assert points(mine, rest) == [5, 0]


@clause("SS-8.13")
def test_shaina_scores_one_more_for_the_most_silver_knights_and_counts_herself() -> None:
    assert points({"hand": ["shaina"]}) == [4, 0]
    assert points({"hand": ["shaina", "shaina"]}, {"draw": ["misty"]}) == [8, 1]
    assert points({"hand": ["shaina"]}, {"draw": ["misty", "misty"]}) == [3, 2]
    assert points({"hand": ["shaina"], "destroyed": ["algol"]}, {"wounded": ["misty"]}) == [3, 1]


@clause("SS-8.14")
def test_what_a_silver_knight_is_for_shaina() -> None:
    mine = {"hand": ["shaina", "docrates", "guilty"]}
    theirs = {"hand": ["misty", "algol"]}
    assert points(mine, theirs) == [3 + 2 + 2 + 1, 3]
    assert points(mine, theirs, options={"shaina_counts": "rank"}) == [8, 3]
    assert points(mine, theirs, options={"shaina_counts": "class"}) == [7, 3]
    faces = [face.facts("fr") for face in kleos.rules("saint-seiya").cards.values()]
    silver = [face for face in faces if face["border"] == "silver" and "Chevalier" in face["class"]]
    assert sum(face["copies"] for face in silver) == 42
    assert sum(face["copies"] for face in faces if face["class"] == "Chevalier d'Argent") == 36


@clause("SS-8.14")
def test_the_option_is_fixed_before_the_match() -> None:
    match = kleos.new("saint-seiya", seed=1, options={"shaina_counts": "class"})
    assert match.position()["options"]["shaina_counts"] == "class"
    with pytest.raises(kleos.KleosError, match=r"SS-8\.14"):
        kleos.new("saint-seiya", seed=1, options={"shaina_counts": "border"})


@clause("SS-8.15")
def test_a_tie_for_the_most_gives_nobody_the_extra_point() -> None:
    assert points({"hand": ["marine", "seiya-green"]}, {"hand": ["marine", "shiryu-green"]}) == [3, 3]
    assert points({"hand": ["marine"]}, {}) == [3, 0]  # none against none
    assert points({"hand": ["shaina"]}, {"hand": ["shaina"]}) == [3, 3]
    assert points({"hand": ["shaina"]}, {"hand": []}, {"hand": ["misty"]}) == [3, 0, 1]


@clause("SS-8.16")
def test_leda_and_spica_score_together() -> None:
    assert points({"hand": ["leda"], "wounded": ["spica"]}) == [4, 0]
    assert points({"hand": ["leda", "leda"], "draw": ["spica"]}) == [6, 0]
    assert points({"hand": ["leda", "leda"], "draw": ["spica", "spica"]}) == [8, 0]
    assert points({"hand": ["leda", "leda"]}, {"hand": ["spica"]}) == [0, 0]


@clause("SS-8.17")
@pytest.mark.parametrize("names", range(1, 7))
def test_jango_scores_for_each_name_of_a_black_knight(names: int) -> None:
    assert points({"hand": BLACK[:names]}) == [names, 0]
    assert points({"hand": BLACK[:names], "discard": BLACK[:names]}) == [2 * names, 0]
    assert points({"hand": ["jango"], "destroyed": BLACK[1:names]}) == [1, 0]


@clause("SS-8.18")
@pytest.mark.parametrize(("destroyed", "score"), [(4, 0), (5, 1), (9, 1), (10, 2), (14, 2)])
def test_jaki_scores_for_full_groups_of_5_destroyed_cards(destroyed: int, score: int) -> None:
    pile = WORTHLESS[:destroyed]
    assert points({"hand": ["jaki"], "destroyed": pile}) == [score, 0]
    assert points({"hand": ["jaki"], "wounded": ["jaki"], "destroyed": pile}) == [2 * score, 0]
    assert points({"hand": ["jaki"]}, {"destroyed": ["misty"] * 2 + ["algol"] * 2 + ["mu"]}) == [0, 0]


# Winner ---------------------------------------------------------------------------------------------------------------
@clause("SS-8.19", "SS-8.23")
def test_the_highest_score_wins() -> None:
    outcome = over({"hand": ["mu"]}, {"hand": ["saga"]}, {"hand": ["gigas"]})
    assert (outcome.scores, outcome.winners) == ((5, 6, -1), (1,))


@clause("SS-8.20", "SS-8.23")
def test_players_tied_for_the_highest_score_share_the_victory() -> None:
    outcome = over({"hand": ["mu"]}, {"hand": ["leda"]}, {"hand": ["shaka"]}, {"hand": ["milo"]})
    assert (outcome.scores, outcome.winners) == ((5, 0, 5, 5), (0, 2, 3))
    assert over({}, {}).winners == (0, 1)
    assert over({"hand": ["gigas"]}, {"hand": ["gigas"]}).winners == (0, 1)


@clause("SS-8.21")
def test_the_ranking_lists_all_players_by_score() -> None:
    match = table(
        [], {"hand": ["mu"]}, {"hand": ["gigas"]}, {"hand": ["saga"]}, {"hand": ["shaka"]}, phase="over"
    ).match
    assert ranks(match) == [2, 4, 1, 2]
    gone = table(
        [],
        {"hand": ["mu"]},
        {"hand": ["gigas"]},
        {"hand": ["saga"], "conceded": True},
        {"hand": ["pope"]},
        phase="over",
    ).match
    assert ranks(gone) == [1, 3, 4, 2]


@clause("SS-8.23")
@pytest.mark.parametrize("players", range(2, 6))
def test_the_outcome_has_the_scores_by_seat_and_all_winners(players: int) -> None:
    for seed in range(3):
        match = kleos.new("saint-seiya", seed=seed, players=players)
        assert match.outcome is None
        outcome = play_randomly(match, seed).outcome
        assert outcome is not None
        assert len(outcome.scores) == players
        best = max(outcome.scores)
        assert list(outcome.winners) == [seat for seat in range(players) if outcome.scores[seat] == best]
        assert [player["score"] for player in match.view(None)["players"]] == list(outcome.scores)


# Turn limit -----------------------------------------------------------------------------------------------------------
@clause("SS-8.22")
@pytest.mark.parametrize(("limit", "turns"), [(1, 3), (2, 3), (3, 3), (4, 6), (5, 6), (7, 9)])
def test_the_end_is_triggered_at_the_start_of_the_turn_of_the_limit(limit: int, turns: int) -> None:
    options = {"turn_limit": limit, "first_player": 1}
    story = Story(kleos.new("saint-seiya", seed=3, players=3, options=options))
    for number in range(1, turns + 1):
        view = story.match.view(None)
        assert (view["turn"], view["active"], view["ending"]) == (number, number % 3, number >= limit)
        story.expects("main", number % 3).does("end")
        while story.kind not in ("", "main"):
            story.does(story.tokens[-1])
    assert story.match.outcome is not None


@clause("SS-8.22")
def test_the_limit_is_300_turns_unless_said_otherwise() -> None:
    before = table(PLAIN, turn=298, reserve=MORE).ends()
    assert (before.match.view(None)["turn"], before.match.view(None)["ending"]) == (299, False)
    before.ends()
    assert (before.match.view(None)["turn"], before.match.view(None)["ending"]) == (300, True)
    assert before.ends().match.outcome is not None


# Giving up ------------------------------------------------------------------------------------------------------------
@clause("SS-8.24")
def test_giving_up_is_no_option() -> None:
    story = table(PLAIN, {"hand": ["leda"]})
    assert not [token for token in story.tokens if "concede" in token]
    story.refuses("concede")


@clause("SS-8.24")
@pytest.mark.parametrize("seat", [0, 1])
def test_with_one_player_left_the_match_ends_and_that_player_wins(seat: int) -> None:
    cards = [{"hand": ["gigas"]}, {"hand": ["gigas"]}]
    cards[seat] = {"hand": ["mu", "saga"]}
    story = gives_up(table(PLAIN, *cards, reserve=["pope"]), seat)
    assert story.match.decision is None
    outcome = story.match.outcome
    assert outcome is not None
    assert outcome.winners == (1 - seat,)
    assert (outcome.scores[seat], outcome.scores[1 - seat]) == (0, -1)  # the cards of who gave up are not scored
    assert ranks(story.match)[seat] == 2


@clause("SS-8.24")
def test_later_turns_are_skipped_and_the_cards_stay() -> None:
    p1 = {"hand": ["mu"], "draw": ["shaka"], "discard": ["milo"], "wounded": ["leda"], "armour": "armure-lion"}
    story = gives_up(table(PLAIN, {"hand": ["leda"]}, p1, {}, reserve=MORE), 1)
    story.expects("main", 0).ends().expects("main", 2).ends().expects("main", 0)
    assert (story.hand(1), story.draw(1), story.discard(1)) == (["mu"], ["shaka"], ["milo"])
    assert (story.wounded(1), story.armour(1)) == (["leda"], "armure-lion")
    assert [player["conceded"] for player in story.match.view(None)["players"]] == [False, True, False]


@clause("SS-8.24")
def test_who_gave_up_ranks_last_and_never_wins() -> None:
    cards = {"hand": ["gigas"]}
    story = table([None] * 5 + ["oko"], cards, {"hand": ["mu"]}, {"hand": ["gigas"]})
    gives_up(story, 1).ends().expects("main", 2).ends()
    outcome = story.match.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((-1, 0, -1), (0, 2))
    assert ranks(story.match) == [1, 3, 1]


@clause("SS-8.24")
def test_giving_up_takes_effect_when_nothing_is_resolving() -> None:
    hands = [{"hand": ["milo", "leda"]}, {"hand": ["oko", "jaki"]}, {"hand": ["misty", "algol"]}]
    story = table(["cassios"], *hands).does("play milo 1", "use").expects("player-pick", 0)
    gives_up(story, 1)
    story.expects("player-pick", 0).expects_exactly("player p1", "player p2")  # the effect is still resolving
    assert story.match.view(None)["players"][1]["conceded"] is False
    story.does("player p2", "card misty").expects("main", 0)
    assert story.match.view(None)["players"][1]["conceded"] is True


@clause("SS-8.24")
def test_giving_up_twice_or_after_the_end_is_refused() -> None:
    story = gives_up(table(PLAIN, {}, {}, {}), 1)
    for seat in (1, 3, -1):
        before = story.match.hash()
        with pytest.raises(kleos.KleosError):
            story.match.concede(seat)
        assert story.match.hash() == before
    gives_up(story, 2)
    with pytest.raises(kleos.KleosError):
        story.match.concede(0)


@clause("SS-8.24", "SS-8.29")
@pytest.mark.parametrize("order", [(1, 0), (1, 2, 0), (2, 1, 0)], ids=str)
def test_when_everybody_gives_up_during_an_effect_the_last_one_wins(order: tuple[int, ...]) -> None:
    hands = [{"hand": ["milo", "leda"]}, {"hand": ["oko", "jaki"]}, {"hand": ["misty", "algol"]}]
    story = table(["cassios"], *hands[: len(order)]).does("play milo 1").expects("on-play", 0)
    for seat in order:
        gives_up(story, seat)
    outcome = story.match.outcome
    assert outcome is not None
    assert outcome.winners == (order[-1],)
    assert story.match.view(None)["phase"] == "over"


@clause("SS-8.24")
def test_two_of_three_give_up_during_an_effect() -> None:
    hands = [{"hand": ["milo", "leda"]}, {"hand": ["oko", "jaki"]}, {"hand": ["misty", "algol"]}]
    story = table(["cassios"], *hands).does("play milo 1", "use").expects("player-pick", 0)
    gives_up(gives_up(story, 1), 2).does("player p2")
    assert story.discard(2) == ["misty"]  # the first option (SS-8.28)
    assert story.match.outcome is not None
    assert story.match.outcome.winners == (0,)


@clause("SS-8.25")
def test_the_active_seat_gives_up_in_its_main_phase() -> None:
    p0 = {"hand": ["leda", "mu"], "draw": ["shaka"] * 1, "played": facing(2, "jabu", "misty"), "force_all": 2}
    terrain = ["cassios", {"card": "oko", "force_less": 2}, None, "jaki", "phaeton", "saga"]
    story = gives_up(table(terrain, p0, {}, {}, reserve=["phaeton", "jaki", "algol"]), 0)
    assert (story.played(), story.discard()) == ([], ["misty", "jabu"])  # step 1a
    assert (story.hand(), story.draw()) == (["mu", "leda"], ["shaka"])  # neither 1b nor 2
    assert (story.common, story.flames) == (["saga"], 11)  # step 3
    assert story.terrain == ["jaki", "phaeton", "cassios", "oko", "jaki", "phaeton"]  # steps 4 and 5
    assert story.cost(4, "force") == 3
    story.expects("main", 1)


@clause("SS-8.25")
def test_the_active_seat_gives_up_at_step_1b() -> None:
    story = table([*PLAIN[:5], "saga"], {"hand": ["leda", "mu"], "draw": ["shaka"]}, {}, {}, reserve=["jaki"])
    story.does("end", "card leda").expects("upkeep-discard", 0)
    gives_up(story, 0)
    assert (story.hand(), story.draw(), story.discard()) == (["mu"], ["shaka"], ["leda"])
    assert (story.common, story.terrain) == (["saga"], ["jaki", *PLAIN[:5]])
    story.expects("main", 1)


@clause("SS-8.25")
def test_arrivals_of_the_upkeep_of_a_seat_that_gave_up_still_happen() -> None:
    story = table([*PLAIN[:5], "misty"], {"wounded": ["leda"]}, {"wounded": ["spica"]}, {}, reserve=["misty"])
    gives_up(story, 0)
    assert (story.wounded(0), story.wounded(1), story.destroyed(1)) == (["leda"], [], ["spica"])


@clause("SS-8.26")
def test_a_seat_that_gave_up_is_no_player_for_effects() -> None:
    jabu = table(
        ["cassios"],
        {"played": facing(1, "jabu")},
        {"hand": ["shiryu-green"], "conceded": True},
        {"hand": ["hyoga-green"]},
    )
    jabu.does(f"activate #{jabu.number('jabu')}")
    assert (jabu.hand(1), jabu.hand(2)) == (["shiryu-green"], [])
    alone = table(
        ["cassios"], {"played": facing(1, "jabu")}, {"hand": ["shiryu-green"], "conceded": True}, {"hand": []}
    )
    alone.refuses(f"activate #{alone.number('jabu')}", clause="SS-6.8")
    athena = table(
        [*PLAIN[:5], "oko"][1:],
        {"hand": ["leda"] * 2 + ["spica"] * 2 + ["sho"], "draw": ["mu"]},
        {"draw": ["shiryu-green"], "wounded": ["shiryu-green"], "conceded": True},
        {"draw": ["hyoga-green"], "wounded": ["hyoga-green"]},
        reserve=["athena"],
    ).ends()
    assert (athena.hand(1), athena.wounded(1)) == ([], ["shiryu-green"])
    assert (athena.hand(2), athena.wounded(2), len(athena.hand(0))) == (["hyoga-green"], [], 6)


@clause("SS-8.26")
def test_a_seat_that_gave_up_cannot_be_picked_and_holds_no_targets() -> None:
    gone = {"hand": ["oko"], "wounded": ["leda"], "discard": ["jaki"], "armour": "armure-lion", "conceded": True}
    milo = table(["cassios"], {"hand": ["milo"]}, gone, {"hand": ["misty", "algol"]}, {"hand": ["marine"]})
    milo.does("play milo 1", "use").expects("player-pick", 0).expects_exactly("player p2", "player p3")
    milo.refuses("player p1", clause="SS-8.26")
    scorpion = table(["cassios"], {"armour": "armure-scorpion"}, gone, {"hand": []})
    scorpion.refuses("activate #2", clause="SS-6.8")
    nachi = table(["cassios"], {"played": facing(1, "nachi")}, gone, {"hand": []})
    nachi.refuses("activate #2", clause="SS-6.8")
    shaka = table(["cassios"], {"hand": ["shaka"]}, gone, {"hand": []}).does("play shaka 1").expects("main", 0)
    assert shaka.discard(1) == ["jaki"]


@clause("SS-8.26", "SS-8.24")
def test_the_cards_of_a_seat_that_gave_up_stand_against_no_majority() -> None:
    gone = {"hand": ["shiryu-green"] * 3 + ["misty"] * 2, "conceded": True}
    outcome = over({"hand": ["marine", "seiya-green", "shaina"]}, gone, {"hand": []})
    assert (outcome.scores, outcome.winners) == ((8, 0, 0), (0,))


@clause("SS-8.27")
def test_a_skipped_turn_is_counted_but_has_no_phases() -> None:
    story = table(PLAIN, {}, {"conceded": True}, {"conceded": True}, {}, reserve=["jaki", "phaeton", "leda", "sho"])
    story.ends()
    assert (story.match.view(None)["turn"], story.seat) == (4, 3)
    assert (len(story.common), len(story.reserve)) == (1, 3)  # one upkeep only
    assert [entry["seat"] for entry in story.events("turn")] == [3]
    story.ends()
    assert (story.match.view(None)["turn"], story.seat) == (5, 0)


@clause("SS-8.27")
def test_the_last_round_ends_when_every_later_seat_has_given_up() -> None:
    def last_round(turn: int, *gone: int) -> Story:
        players = [{"conceded": True} if seat in gone else {} for seat in range(4)]
        return table(PLAIN, *players, turn=turn, ending=True, reserve=["jaki", "phaeton", "leda", "sho"])

    assert seats_in_turn(last_round(1)) == [0, 1, 2, 3]
    assert seats_in_turn(last_round(1, 3)) == [0, 1, 2]
    assert seats_in_turn(last_round(1, 1, 2)) == [0, 3]
    over = last_round(2, 2, 3)
    assert seats_in_turn(over) == [1]
    assert (over.match.view(None)["turn"], over.match.view(None)["active"]) == (2, 1)  # the last turn played
    mid = gives_up(gives_up(last_round(2), 2), 3)
    assert seats_in_turn(mid) == [1]
    own = gives_up(last_round(4), 3)
    assert own.match.outcome is not None
    assert own.match.outcome.winners == (0, 1, 2)


@clause("SS-8.27", "SS-8.22")
def test_the_turn_limit_is_also_reached_in_a_skipped_turn() -> None:
    story = table(
        ["oko"], {}, {}, {"conceded": True}, turn=2, options={"turn_limit": 3}, reserve=["leda", "sho"]
    ).ends()
    assert story.match.outcome is not None  # nobody has a turn left in the round of turn 3
    assert story.match.view(None)["turn"] == 2


@clause("SS-8.27", "SS-8.5")
def test_turns_of_those_who_did_not_give_up_are_equal_at_the_end() -> None:
    story = table(PLAIN, {}, {}, {}, {}, reserve=["jaki", "phaeton", "leda", "sho"])
    gives_up(story, 2)
    turns = seats_in_turn(story)
    assert [turns.count(seat) for seat in range(4)] == [len(turns) // 3, len(turns) // 3, 0, len(turns) // 3]


@clause("SS-8.28")
def test_pending_questions_are_answered_by_skip_or_done_or_else_the_first_option() -> None:
    skip = table(
        ["cassios"], {"hand": ["seiya-bronze"], "discard": ["seiya-green"], "draw": ["mu"]}, {}, {}, reserve=["oko"]
    ).does("play seiya-bronze 1")
    gives_up(skip.expects("on-play", 0), 0)
    assert (skip.hand(), skip.draw()) == ([], ["mu"])
    done = table(["cassios"], {"played": facing(1, "athena"), "wounded": ["leda", "spica", "oko"]}, {}, {})
    done.does("heal #2", "target #4").expects("heal-pick", 0)
    gives_up(done, 0)
    assert (done.wounded(), done.discard()) == (["leda", "oko"], ["athena", "spica"])
    first = table(["cassios"], {"hand": ["milo"]}, {"hand": ["oko", "misty", "jaki"]}, {}).does("play milo 1", "use")
    gives_up(first.expects("hand-discard", 1), 1)
    assert (first.hand(1), first.discard(1)) == (["oko", "jaki"], ["misty"])
    spartan = table(["leda"], {}, {"hand": ["misty"], "draw": ["mu"]}, {"hand": ["oko"]}, reserve=["spartan"]).ends()
    gives_up(spartan.expects("hand-wound", 1), 1)
    assert (spartan.hand(1), spartan.wounded(1)) == (["misty"], [])
    spartan.expects("hand-wound", 2)


@clause("SS-8.28")
def test_questions_that_come_up_later_are_answered_for_an_empty_chair_too() -> None:
    # p2 gives up while p1 picks: the effect still reaches p2, whose first option is taken.
    p0 = {"played": facing(1, "leda", force_bonus=9)}
    hands: list[dict[str, Any]] = [
        {"hand": ["misty", "algol", "oko"]},
        {"hand": ["marine", "babel", "sho"]},
        {"hand": []},
    ]
    story = table(["aphrodite"], p0, *hands).does("acquire 1 force").expects("hand-wound", 1)
    gives_up(story, 2)
    story.does("card oko", "card misty").expects("main", 0)
    assert (story.wounded(2), story.hand(2)) == (["marine", "babel"], ["sho"])


@clause("SS-8.21", "SS-8.24")
def test_the_view_of_a_finished_match_ranks_all_players() -> None:
    cards = [["mu"], ["gigas"], ["milo"], ["leda"]]
    players = [{"draw": draw} for draw in cards] + [{"draw": ["shura"], "conceded": True}]
    shown = table((), *players, phase="over").match.view(None)["players"]
    assert [player["score"] for player in shown] == [5, -1, 5, 0, 0]
    assert [player["rank"] for player in shown] == [1, 4, 1, 3, 5]
    assert "rank" not in table(["mu"]).match.view(None)["players"][0]


# The counting ---------------------------------------------------------------------------------------------------------
def last_turn(*players: dict[str, Any]) -> Story:
    """A match that is over when the last player has ended the turn."""
    return table([], *players, reserve=["phaeton"], flames=0, ending=True, turn=len(players), active=len(players) - 1)


def told(story: Story, seat: int) -> list[str]:
    """What the log says at the end of the cards and points of a player, as everybody reads it."""
    kinds = ("gather", "points", "score")
    return [entry["text"] for entry in story.match.log(None) if entry["kind"] in kinds and entry["seat"] == seat]


@clause("SS-8.30", "SS-8.10", "SS-8.11", "SS-8.13", "SS-8.17", "SS-8.18")
def test_at_the_end_all_scored_cards_are_shown_and_every_point_has_its_reason() -> None:
    mine = {
        "discard": ["marine", "marine", "athena", *["seiya-green"] * 8],
        "hand": ["seiya-bronze"],
        "wounded": ["jaki"],
    }
    yours = {
        "discard": ["shaina", "algol", "babel", "jango", "pegase-noir"],
        "destroyed": ["sho", "sho", "ushio", "ushio", "daichi"],
    }
    story = last_turn(mine, yours).ends()
    assert story.match.outcome is not None
    first = told(story, 0)
    assert first[0].startswith("p0 shows 13 cards: ")
    assert {"p0 – 2 × Eagle Marin: 3 VP printed: +6.", "p0 – 1 × Pegasus Seiya (common): 1 VP printed: +1."} <= set(
        first
    )
    special = [text for text in first if "SS-8." in text]
    assert [text[text.index("SS-8.") : -1] for text in special] == ["SS-8.10): +1", "SS-8.11): +2", "SS-8.18): +0"]
    second = told(story, 1)
    assert [text[text.index("SS-8.") : -1] for text in second if "SS-8." in text] == ["SS-8.13): +1", "SS-8.17): +2"]
    scores = story.match.outcome.scores
    assert [first[-1], second[-1]] == [f"p{seat} has {scores[seat]} victory points." for seat in (0, 1)]
    assert story.kinds()[-1] == "end"


@clause("SS-8.30")
def test_a_match_that_goes_on_tells_nothing_of_its_points() -> None:
    story = table(PLAIN, {"hand": ["marine"]}, {}, reserve=MORE).ends()
    assert not [kind for kind in story.kinds() if kind in ("gather", "points", "score")]
    assert story.match.reckoning() is None


@clause("SS-8.30", "SS-8.24")
def test_who_has_given_up_shows_no_cards_and_has_no_points() -> None:
    story = last_turn({"discard": ["marine"]}, {"discard": ["marine"]}, {"discard": ["oko"]})
    gives_up(story, 0).ends()
    sheet = story.match.reckoning()
    assert sheet is not None
    assert [account.cards for account in sheet.accounts] == [(), ("marine",), ("oko",)]
    assert told(story, 0) == []
    assert sheet.accounts[0].entries == ()


@clause("SS-8.30")
def test_the_cards_shown_are_in_the_order_of_the_box_wherever_they_lay() -> None:
    piles = {"hand": ["oko"], "draw": ["marine", "athena"], "discard": ["seiya-green"]}
    other = {"hand": ["athena"], "draw": ["oko"], "discard": ["marine", "seiya-green"]}
    logs = [told(last_turn(cards, {}).ends(), 0)[0] for cards in (piles, other)]
    assert logs[0] == logs[1]
