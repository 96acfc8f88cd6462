"""The worked examples (section 12), with their exact numbers."""

from kleos.games.saint_seiya.testing import Story, facing, table
from kleos.testing import clause

BLACK_KNIGHTS = ["jango", "pegase-noir", "dragon-noir", "cygne-noir", "andromede-noir", "phoenix-noir"]


def same(found: list[str], *cards: str) -> None:
    """The same cards, in whatever order."""
    assert sorted(found) == sorted(cards)


def clock(story: Story) -> list[int]:
    """What the clock showed after each flame that was taken."""
    return [entry.get("amount", 0) for entry in story.events("flame")]


@clause("SS-12.1")
def test_aghora_is_acquired_by_force_and_wounds_who_has_no_cosmos() -> None:
    story = table([None, None, "aghora"], {"played": facing(3, "leda", "misty", "shura")})
    assert [story.force(card) for card in ("leda", "misty", "shura")] == [1, 2, 3]
    assert [story.cosmos(card) for card in ("leda", "misty", "shura")] == [0, 1, 1]
    assert (story.strength(3, "force"), story.cost(3, "force")) == (6, 6)
    story.does("acquire 3 force").expects("main", 0)
    assert story.wounded() == ["leda"]
    same(story.discard(), "misty", "shura", "aghora")
    assert story.hand() == []


@clause("SS-12.2")
def test_mu_is_acquired_by_cosmos_with_the_help_of_marine() -> None:
    story = table([None] * 5 + ["mu"], {"played": facing(6, "marine", "seiya-bronze", "seiya-bronze", "seiya-green")})
    played = story.match.view(0)["players"][0]["played"]
    assert [card["cosmos"] for card in played] == [1, 2, 2, 1]
    assert (story.strength(6, "cosmos"), story.cost(6, "cosmos"), story.flames) == (6, 7 - 1, 12)
    story.does("acquire 6 cosmos").expects("main", 0)
    assert (story.flames, story.hand(), story.played()) == (11, ["mu"], [])
    same(story.discard(), "marine", "seiya-bronze", "seiya-bronze", "seiya-green")


@clause("SS-12.3")
def test_five_cards_are_drawn_through_a_reshuffle() -> None:
    discard = [*["seiya-green"] * 9, *["seiya-bronze"] * 5]
    story = table(["leda"], {"draw": ["jabu", "sho"], "discard": discard})
    assert len(discard) == 14
    story.does("end").expects("main", 1)
    assert len(story.hand(0)) == 5
    assert {"jabu", "sho"} <= set(story.hand(0))
    assert (len(story.draw(0)), story.discard(0)) == (11, [])
    same([*story.hand(0), *story.draw(0)], "jabu", "sho", *discard)
    assert [entry["amount"] for entry in story.events("reshuffle")] == [14]


@clause("SS-12.4")
def test_a_green_hero_heals_one_of_two_wounded() -> None:
    story = table(["leda"], {"played": facing(1, "seiya-green"), "wounded": ["jabu", "sho"]})
    story.does("heal #2").expects("heal-pick", 0).expects_exactly("target #3", "target #4")
    story.does("target #4").expects("main", 0)
    same(story.discard(), "seiya-green", "sho")
    assert (story.wounded(), story.played()) == (["jabu"], [])


@clause("SS-12.5")
def test_upkeep_with_a_hole_in_place_three() -> None:
    story = table(
        ["leda", "spica", "nachi", "sho", "ushio", "daichi"],
        {"played": facing(3, "shura")},
        reserve=["geki", "ichi", "ban"],
    )
    story.does("acquire 3 force")
    assert story.terrain == ["leda", "spica", None, "sho", "ushio", "daichi"]
    story.does("end").expects("main", 1)
    assert story.common == ["daichi"]
    assert story.terrain == ["ichi", "geki", "leda", "spica", "sho", "ushio"]
    assert [(entry["place"], entry["cards"]) for entry in story.events("reveal")] == [(2, ["geki"]), (1, ["ichi"])]
    assert story.reserve == ["ban"]


@clause("SS-12.6")
def test_upkeep_with_place_six_empty() -> None:
    story = table(["leda", "spica", "nachi", "sho", "ushio"], reserve=["geki", "ichi"])
    story.does("end").expects("main", 1)
    assert (story.common, story.events("remove")) == ([], [])
    assert story.terrain == ["geki", "leda", "spica", "nachi", "sho", "ushio"]
    assert story.reserve == ["ichi"]


@clause("SS-12.7")
def test_four_flames_are_taken_in_turn() -> None:
    story = table(
        ["leda", "spica", "sho", "mu", "doko", "saga"],
        {"played": facing(4, "shaka", "shiva", "algol")},
        reserve=["aiolos", "ptolemy", "nachi"],
    )
    assert story.flames == 12
    story.does("acquire 4 cosmos")
    assert story.flames == 11
    story.ends().expects("main", 1)
    assert story.common == ["saga"]
    assert story.terrain == ["ptolemy", "aiolos", "leda", "spica", "sho", "doko"]
    assert clock(story) == [11, 10, 9, 8]
    kinds = [kind for kind in story.kinds() if kind in ("acquire", "remove", "reveal", "flame")]
    assert kinds == ["acquire", "flame", "remove", "flame", "reveal", "flame", "reveal", "flame"]


@clause("SS-12.8")
def test_athena_scores_three_among_thirty_seven_cards() -> None:
    blank = [card for card in BLACK_KNIGHTS if card != "jango"] * 2  # 0 VP
    fields = {
        "hand": ["seiya-green"] * 4,
        "draw": ["seiya-green"] * 5,
        "discard": [*blank, *["seiya-bronze"] * 5],  # 5 x 1 VP
        "wounded": ["sho", "sho", "ushio", "ushio", "daichi", "daichi", "jabu", "jabu", "ban", "ban", "nachi"],
        "armour": "armure-pegase",
    }
    others = 5 + 6 * 1 + 5 * 2
    without = table(["leda"], fields)
    assert without.score() == others
    story = table(["leda"], {**fields, "hand": ["seiya-green"] * 4 + ["athena"]})
    assert sum(len(zone) for zone in (story.hand(), story.draw(), story.discard(), story.wounded())) + 1 == 37
    assert story.score() == others + 3


@clause("SS-12.9")
def test_leda_and_spica_score_four_together() -> None:
    assert table(["sho"], {"hand": ["leda"], "discard": ["spica"]}).score() == 4
    assert table(["sho"], {"hand": ["leda"]}).score() == 0
    assert table(["sho"], {"hand": ["leda"]}, {"hand": ["spica"]}).score() == 0


@clause("SS-12.10")
def test_jango_scores_for_each_name_of_a_black_knight() -> None:
    assert table(["sho"], {"hand": ["jango"]}).score() == 1
    assert table(["sho"], {"hand": BLACK_KNIGHTS}).score() == 6
    assert table(["sho"], {"hand": [*BLACK_KNIGHTS, "jango", "pegase-noir"]}).score() == 2 * 6


@clause("SS-12.11")
def test_jaki_scores_two_for_twelve_destroyed_cards() -> None:
    destroyed = [*["seiya-green"] * 9, "jabu", "sho", "saga"]
    assert table(["leda"], {"hand": ["jaki"], "destroyed": destroyed}).score() == 2


@clause("SS-12.12")
def test_pegase_noir_in_place_six_costs_one() -> None:
    terrain = [None] * 5 + ["pegase-noir"]
    assert table(terrain).cost(6, "force") == 4 - 1
    assert table(terrain, {"played": facing(6, "seiya-green")}).cost(6, "force") == 4 - 2 - 1 == 1
    assert table(terrain, {"played": facing(6, "seiya-green", "seiya-bronze")}).cost(6, "force") == 1
    story = table(terrain, {"played": facing(6, "seiya-green", "capella")}).does("activate #3").expects("main")
    assert (story.destroyed(), story.cost(6, "force")) == (["capella"], 1)
    story.does("acquire 6 force")
    same(story.discard(), "pegase-noir", "seiya-green")


@clause("SS-12.13")
def test_doko_doubles_before_armure_de_la_balance_adds() -> None:
    story = table(
        ["leda"],
        {
            "hero": "shiryu",
            "hand": ["jabu"],
            "played": facing(1, "doko", "shiryu-bronze", "shiryu-green"),
            "armour": "armure-balance",
        },
        {"hero": "seiya"},
    )
    story.does("activate #2").expects("main")
    assert story.discard() == ["armure-balance", "jabu"]
    assert [story.force(card) for card in ("doko", "shiryu-bronze", "shiryu-green")] == [4, 3, 3]
    assert [story.cosmos(card) for card in ("doko", "shiryu-bronze", "shiryu-green")] == [2, 2, 0]
    assert (story.strength(1, "force"), story.strength(1, "cosmos")) == (10, 4)


@clause("SS-12.14")
def test_kuraggu_forbids_mu_and_not_athena() -> None:
    story = table(
        [None, "kuraggu", None, None, "mu", "athena"],
        {"played": [*facing(5, "shiva", "aghora", "misty"), *facing(6, "shaka")]},
    )
    assert (story.strength(5, "cosmos"), story.cost(5, "cosmos")) == (7, 7)
    assert (story.strength(6, "cosmos"), story.cost(6, "cosmos")) == (3, 4 - 1)
    story.refuses("acquire 5 cosmos", clause="SS-11.66").offers("acquire 6 cosmos")
    story.does("acquire 6 cosmos")
    assert story.hand() == ["athena"]


@clause("SS-12.15")
def test_docrates_removes_kuraggu_and_strands_leda() -> None:
    story = table(
        ["mu", "saga", "kuraggu", None, "aiolia", "armure-lion"],
        {"hand": ["jabu"], "played": [*facing(3, "leda"), *facing(1, "docrates")]},
        reserve=["spica", "sho", "ban"],
    )
    assert story.force("leda") == 1
    story.does("activate #7").expects("main", 0)
    assert (story.common, story.discard(), story.played()) == (["kuraggu"], ["docrates"], ["leda"])
    assert story.terrain == ["mu", "saga", "sho", "spica", "aiolia", "armure-lion"]
    assert (story.facing("leda"), story.force("leda"), story.strength(3, "force")) == (None, 0, 0)
    story.does("end").expects("upkeep-discard", 0)
    assert story.played() == []
    same(story.discard(), "docrates", "leda")


@clause("SS-12.16")
def test_bronze_shun_draws_after_a_cosmos_acquisition_of_a_character() -> None:
    story = table(
        [None, None, None, "jabu"],
        {"hero": "shun", "played": facing(4, "albior", "shun-bronze"), "draw": ["sho"]},
    )
    assert (story.cosmos("albior"), story.cosmos("shun-bronze")) == (2, 2)
    assert (story.strength(4, "cosmos"), story.cost(4, "cosmos")) == (4, 3)
    story.does("acquire 4 cosmos").expects("shun-draw", 0).expects_exactly("use", "skip")
    assert (story.hand(), story.played()) == (["jabu"], [])
    same(story.discard(), "albior", "shun-bronze")
    story.does("use").expects("main", 0)
    same(story.hand(), "jabu", "sho")


@clause("SS-12.17")
def test_camus_is_acquired_by_cosmos_against_hyoga_and_is_wounded() -> None:
    story = table(
        [None] * 5 + ["camus"],
        {
            "hero": "hyoga",
            "played": facing(6, "chevalier-de-cristal", "hyoga-bronze", "hyoga-bronze"),
            "armour": "armure-verseau",
        },
    )
    assert (story.cost(6, "cosmos"), story.strength(6, "cosmos")) == (8 - 1, 1 + 2 + 2)
    story.refuses("acquire 6 cosmos", clause="SS-5.41")
    story.does("acquire 6 cosmos armour").expects("main", 0)
    assert (story.flames, story.wounded(), story.hand(), story.armour()) == (11, ["camus"], [], None)
    same(story.discard(), "armure-verseau", "chevalier-de-cristal", "hyoga-bronze", "hyoga-bronze")


@clause("SS-12.18")
def test_shura_takes_dante_along_and_dante_the_top_of_the_reserve() -> None:
    payers = ["sirius", "moses", "dio", "guilty", "sho"]
    story = table(
        [None, "armure-lion", "shura", "dante"], {"played": facing(3, *payers)}, reserve=["deathmask", "leda"]
    )
    assert (story.strength(3, "force"), story.cost(3, "force")) == (9, 9)
    story.does("acquire 3 force").expects("main", 0)
    assert (clock(story), story.reserve) == ([11], ["leda"])
    same(story.discard(), "dante", "deathmask", "shura", *payers)
    assert story.terrain == [None, "armure-lion", None, None, None, None]
    log = [(entry["kind"], entry.get("cards", [])) for entry in story.match.log(None)]
    assert [(kind, cards) for kind, cards in log if kind != "used"] == [
        ("acquire", ["shura"]),
        ("flame", []),
        ("acquire", ["dante"]),
        ("top-taken", ["deathmask"]),
        ("to-discard", ["dante"]),
        ("to-discard", ["shura"]),
    ]
    assert log[5][0] == "used"
    same(log[5][1], *payers)


@clause("SS-12.19")
def test_the_round_is_finished_after_the_last_flame() -> None:
    story = table(["leda", "spica", None, None, None, "mu"], {}, {}, {}, first=1, turn=5, flames=1)
    story.expects("main", 2).ends()
    assert (story.flames, story.board.ending) == (0, True)
    story.expects("main", 0).does("end")
    assert story.match.decision is None
    assert story.match.outcome is not None
    assert story.common == ["mu", "spica"]  # p0's upkeep was carried out


@clause("SS-12.20")
def test_the_pope_alone_in_the_reserve_goes_to_the_common_discard() -> None:
    story = table(["leda", "spica", "sho", "ushio", "daichi", "nachi"], reserve=["pope"])
    story.does("end").expects("main", 1)
    assert [(entry["place"], entry["cards"]) for entry in story.events("reveal")] == [(1, ["pope"])]
    same(story.common, "nachi", "pope")
    assert (story.terrain, story.reserve) == ([None, "leda", "spica", "sho", "ushio", "daichi"], [])


@clause("SS-12.21")
def test_shaina_counts_by_rank_or_by_class() -> None:
    players = [{"hand": ["shaina", "docrates", "guilty"]}, {"hand": ["marine", "misty"]}]
    by_rank = table(["leda"], *players, options={"shaina_counts": "rank"})
    assert (by_rank.score(0), by_rank.score(1)) == (4 + 2 + 2, 3 + 1)
    assert table(["leda"], *players).score(0) == 4 + 2 + 2  # the default
    by_class = table(["leda"], *players, options={"shaina_counts": "class"})
    assert (by_class.score(0), by_class.score(1)) == (3 + 2 + 2, 3 + 1)


@clause("SS-12.22")
def test_one_discard_pays_for_all_who_fight_a_dauphin() -> None:
    story = table([None, None, None, "dauphin"], {"hand": ["misty", "leda", "spica"]})
    story.does("play misty 4").expects("hand-discard", 0).expects_exactly("card leda", "card spica")
    story.does("card leda").expects("main").does("play spica 4").expects("main", 0)
    assert (story.discard(), story.hand()) == (["leda"], [])
    assert (story.strength(4, "force"), story.cost(4, "force")) == (2 + 1, 3)
    story.offers("acquire 4 force")


@clause("SS-12.23")
def test_sho_protects_knights_from_saga_and_not_himself() -> None:
    story = table([None] * 5 + ["saga"], {"played": facing(6, "sho", "shura", "misty", "seiya-green")})
    assert [story.force(card) for card in ("sho", "shura", "misty", "seiya-green")] == [1, 3, 2, 1]
    assert (story.cost(6, "force"), story.strength(6, "force")) == (8 - 1, 7)
    story.does("acquire 6 force").expects("main", 0)
    same(story.wounded(), "seiya-green", "sho")
    same(story.discard(), "misty", "saga", "shura")


@clause("SS-12.24")
def test_armure_de_pegase_is_lost_unused_when_another_armour_is_equipped() -> None:
    story = table([], {"hand": ["armure-vierge", "seiya-green", "seiya-green"], "armour": "armure-pegase"})
    story.offers("activate #1", "equip armure-vierge").does("equip armure-vierge")
    assert (story.discard(), story.armour()) == (["armure-pegase"], "armure-vierge")
    assert story.hand() == ["seiya-green"] * 2
    story.refuses("activate #1", clause="SS-5.80")


@clause("SS-12.25")
def test_armure_de_pegase_turns_two_green_into_one_bronze() -> None:
    story = table([], {"hand": ["seiya-green"] * 2, "armour": "armure-pegase", "aside": ["seiya-bronze"] * 5})
    story.does("activate #1").expects("main", 0)
    assert (story.destroyed(), story.hand()) == (["seiya-green"] * 2, [])
    same(story.discard(), "armure-pegase", "seiya-bronze")
    assert story.aside() == ["seiya-bronze"] * 4


@clause("SS-12.26")
def test_a_tie_of_heroes_gives_marine_three() -> None:
    heroes = [{"discard": ["marine"], "draw": ["seiya-green"] * 9}, {"draw": ["shiryu-green"] * 9}]
    assert table(["leda"], *heroes).score(0) == 3
    heroes[1] = {"draw": ["shiryu-green"] * 8}
    assert table(["leda"], *heroes).score(0) == 4


@clause("SS-12.27")
def test_albior_takes_the_only_character_of_the_discard() -> None:
    story = table(["leda"], {"played": facing(1, "albior"), "discard": ["oko"], "draw": ["albior"]})
    story.does("activate #2").expects("main", 0)
    assert (story.hand(), story.discard(), story.draw()) == (["oko"], ["albior"], ["albior"])


@clause("SS-12.28")
def test_gigas_goes_to_the_picked_player_and_his_place_is_filled_again() -> None:
    story = table(
        ["leda", "spica", "sho", "ushio", "daichi", "nachi"], {}, {}, {}, turn=3, reserve=["gigas", "geki", "ichi"]
    )
    story.ends().expects("player-pick", 2).expects_exactly("player p0", "player p1", "player p2")
    assert story.terrain[0] == "gigas"
    story.does("player p0").expects("main", 0)
    assert story.discard(0) == ["gigas"]
    assert story.terrain == ["geki", "leda", "spica", "sho", "ushio", "daichi"]
    assert story.reserve == ["ichi"]


@clause("SS-12.29")
def test_june_on_the_terrain_stops_all_healing() -> None:
    story = table(
        ["leda", "june", "spica", "sho", "ushio", "daichi"],
        {"hand": ["jabu"] * 2, "played": facing(1, "seiya-green"), "wounded": ["ban"], "draw": ["seiya-green"] * 5},
        {"wounded": ["nachi"], "draw": ["shiryu-green"] * 3},
        reserve=["athena"],
    )
    assert [token for token in story.tokens if token.startswith("heal")] == []
    story.ends().expects("main", 1)
    assert story.terrain == ["athena", "leda", "june", "spica", "sho", "ushio"]
    assert (len(story.hand(0)), len(story.hand(1))) == (5 + 1, 1)
    assert (story.wounded(0), story.wounded(1), story.events("heal")) == (["ban"], ["nachi"], [])
