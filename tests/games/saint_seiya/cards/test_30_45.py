"""What the Gold Knights and the first Silver Knights (30 to 45) do, and what they must not offer."""

from typing import Any

import pytest

import kleos
from kleos.games.saint_seiya.testing import Story, facing, table
from kleos.testing import clause

# Faces: number, id, Force cost, Cosmos cost, Force, Cosmos, points; 30 to 41 are Gold Knights, one of each, with a flame
FACES: list[tuple[int, str, int, int | None, int, int, int]] = [
    (30, "mu", 7, 7, 2, 1, 5),
    (31, "aldebaran", 8, 6, 2, 1, 5),
    (32, "saga", 8, None, 1, 1, 6),
    (33, "deathmask", 7, None, 2, 2, 6),
    (34, "aiolia", 8, 6, 2, 2, 5),
    (35, "shaka", 7, 8, 2, 3, 5),
    (36, "doko", 9, 8, 3, 2, 5),
    (37, "milo", 8, 8, 1, 2, 5),
    (38, "aiolos", 9, 6, 2, 2, 5),
    (39, "shura", 9, None, 3, 1, 6),
    (40, "camus", 8, None, 2, 2, 6),
    (41, "aphrodite", 7, None, 1, 1, 6),
    (42, "marine", 6, 4, 1, 1, 3),
    (43, "shaina", 6, 4, 1, 1, 3),
    (44, "misty", 5, None, 2, 1, 1),
    (45, "algol", 5, None, 1, 2, 2),
]
GOLD = [face[1] for face in FACES if face[0] <= 41]

# Silver Knights and one green Character without any effect in a fight, by the Force they have together
FIVE = ["moses", "moses", "cassios"]
SEVEN = ["moses", "moses", "dio", "cassios"]
EIGHT = ["moses", "moses", "dio", "dio"]
NINE = ["moses", "moses", "dio", "dio", "cassios"]


@pytest.mark.parametrize(
    ("number", "card", "force_cost", "cosmos_cost", "force", "cosmos", "points"),
    FACES,
    ids=[face[1] for face in FACES],
)
@clause("SS-1.5", "SS-1.7", "SS-1.12", "SS-1.13", "SS-5.67")
def test_30_to_45_have_the_printed_faces(
    number: int, card: str, force_cost: int, cosmos_cost: int | None, force: int, cosmos: int, points: int
) -> None:
    gold = number <= 41
    facts = kleos.rules("saint-seiya").cards[card].facts()
    assert (facts["number"], facts["kind"]) == (number, "character")
    assert facts["class"] == ("Gold Knight" if gold else "Silver Knight")
    assert (facts["border"], facts["copies"]) == (("gold", 1) if gold else ("silver", 2))
    assert (facts["value"], facts["heal"]) == ({"force": force, "cosmos": cosmos}, 0)
    assert (facts["points"], facts["flame"]) == (points, gold)
    story = table([card, "leda", None, None, None, "leda"])
    assert (story.cost(1, "force"), story.cost(1, "cosmos")) == (force_cost, cosmos_cost)
    last = table([None, None, None, None, None, card])
    assert last.cost(6, "force") == force_cost - 1
    assert last.cost(6, "cosmos") == (None if cosmos_cost is None else cosmos_cost - 1)


@pytest.mark.parametrize("card", GOLD)
@clause("SS-1.13", "SS-5.50", "SS-5.53", "SS-4.12")
def test_each_gold_knight_takes_a_flame_when_he_is_acquired_and_when_he_is_removed(card: str) -> None:
    story = table([card], {"hand": ["armure-sagittaire", "oko"]})
    story.does("equip armure-sagittaire", "use").expects("main", 0)
    assert story.flames == 11
    removed = table([None, None, None, None, None, card], reserve=["leda"])
    removed.ends().expects("main", 1)
    assert (removed.flames, removed.common) == (11, [card])


@pytest.mark.parametrize("card", ["marine", "shaina", "misty", "algol"])
@clause("SS-1.13", "SS-4.12")
def test_a_silver_knight_takes_no_flame(card: str) -> None:
    story = table([card], {"hand": ["armure-sagittaire", "oko"]})
    story.does("equip armure-sagittaire", "use").expects("main", 0)
    assert (story.flames, story.discard()) == (12, [card])
    removed = table([None, None, None, None, None, card], reserve=["leda"])
    removed.ends().expects("main", 1)
    assert (removed.flames, removed.common) == (12, [card])


def arriving(*reserve: str, players: tuple[dict[str, Any], ...] = (), **document: Any) -> Story:
    """p0 activates Docrates, facing Athéna on place 1: the reserve fills the places from 6 on."""
    first, *others = players or ({},)
    played = [*facing(1, "docrates"), *first.get("played", [])]
    terrain = document.pop("terrain", ["athena"])
    story = table(terrain, {**first, "played": played}, *others, reserve=list(reserve), **document)
    return story.does(f"activate #{story.number('docrates')}")


# 30 Mu ------------------------------------------------------------------------------------------------------------------
@clause("SS-11.30", "SS-5.81", "SS-5.82")
def test_30_mu_takes_an_armour_out_of_the_discard_and_is_wounded_afterwards() -> None:
    story = table(
        ["leda"],
        {"played": facing(1, "mu"), "discard": ["armure-pegase", "armure-lion", "oko"], "hand": ["armure-vierge"]},
        {"discard": ["armure-balance"]},
    )
    story.does("activate #2").expects("discard-take", 0).expects_exactly("card armure-pegase", "card armure-lion")
    story.refuses("card oko", "card armure-balance", "card armure-vierge", clause="SS-13.5").refuses("skip")
    assert story.wounded() == []
    story.does("card armure-lion").expects("main", 0)
    assert story.hand() == ["armure-lion", "armure-vierge"]
    assert (story.discard(), story.wounded(), story.played()) == (["armure-pegase", "oko"], ["mu"], [])
    story.refuses("acquire 1 force", clause="SS-5.41").offers("equip armure-lion")


@clause("SS-11.30", "SS-6.8")
def test_30_mu_is_not_activated_without_an_armour_in_the_own_discard() -> None:
    story = table(
        ["leda"],
        {"played": facing(1, "mu"), "discard": ["oko"], "hand": ["armure-lion"], "armour": "armure-vierge"},
        {"discard": ["armure-balance"]},
    )
    story.refuses("activate #3", clause="SS-6.8")


@clause("SS-11.30", "SS-5.86", "SS-11.77")
def test_30_mu_beside_sho_cannot_be_activated_because_he_cannot_be_wounded() -> None:
    story = table(["leda", "ban"], {"played": facing(1, "mu", "sho"), "discard": ["armure-lion"]})
    story.refuses("activate #3", clause="SS-5.86")
    apart = table(["leda", "ban"], {"played": [*facing(1, "mu"), *facing(2, "sho")], "discard": ["armure-lion"]})
    apart.offers("activate #3")


@clause("SS-11.30", "SS-5.20", "SS-13.3")
def test_30_a_stranded_mu_may_still_take_an_armour() -> None:
    story = table(["leda"], {"played": [*facing(None, "mu", "sho")], "discard": ["armure-lion"]})
    story.does("activate #2").expects("main", 0)
    assert (story.hand(), story.wounded()) == (["armure-lion"], ["mu"])


@clause("SS-11.30", "SS-5.85")
def test_30_mu_is_not_activated_from_the_hand_nor_while_wounded() -> None:
    story = table(["leda"], {"hand": ["mu"], "discard": ["armure-lion"]})
    story.expects_exactly("play mu 1", "end")
    hurt = table(["leda"], {"wounded": ["mu"], "discard": ["armure-lion"]})
    hurt.expects_exactly("end").refuses("activate #2", clause="SS-5.80")


# 31 Aldébaran -----------------------------------------------------------------------------------------------------------
@clause("SS-11.31", "SS-7.3")
def test_31_aldebaran_has_two_more_force_facing_the_first_card_holes_skipped() -> None:
    first = table(["leda", "mu"], {"played": facing(1, "aldebaran")})
    assert (first.force("aldebaran"), first.cosmos("aldebaran")) == (4, 1)
    skipped = table([None, None, "mu", "leda"], {"played": facing(3, "aldebaran")})
    assert (skipped.force("aldebaran"), skipped.cosmos("aldebaran")) == (4, 1)
    alone = table([None, None, None, None, None, "mu"], {"played": facing(6, "aldebaran")})
    assert alone.force("aldebaran") == 4


@clause("SS-11.31", "SS-5.19")
def test_31_aldebaran_has_his_printed_force_facing_another_card_and_none_when_stranded() -> None:
    story = table(["leda", "mu"], {"played": facing(2, "aldebaran")})
    assert story.force("aldebaran") == 2
    last = table([None, "leda", None, None, None, "mu"], {"played": facing(6, "aldebaran")})
    assert last.force("aldebaran") == 2
    stranded = table([None, "mu"], {"played": facing(None, "aldebaran")})
    assert stranded.force("aldebaran") == 0


@clause("SS-11.31", "SS-6.17")
def test_31_aldebaran_gains_force_as_soon_as_the_first_card_is_gone() -> None:
    story = table(["leda", "misty"], {"played": [*facing(2, "aldebaran", "spica"), *facing(1, "moses")]})
    story.refuses("acquire 2 force", clause="SS-5.41")
    story.does("acquire 1 force")
    assert story.force("aldebaran") == 4
    story.does("acquire 2 force")
    assert sorted(story.discard()) == ["aldebaran", "leda", "misty", "moses", "spica"]


@clause("SS-11.31", "SS-5.14", "SS-11.46")
def test_31_aldebaran_follows_the_card_he_faces_when_places_are_swapped() -> None:
    story = table(["mu", "misty"], {"hand": ["jamian"], "played": facing(2, "aldebaran")})
    story.does("play jamian 1", "use", "place 1").expects("main", 0)
    assert (story.terrain[:2], story.facing("aldebaran")) == (["misty", "mu"], 1)
    assert story.force("aldebaran") == 4


# 32 Saga ----------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("flames", "force", "cosmos"), [(12, 3, 1), (11, 1, 3), (6, 3, 1), (1, 1, 3), (0, 3, 1)])
@clause("SS-11.32a")
def test_32_saga_has_force_with_even_flames_and_cosmos_with_odd_ones(flames: int, force: int, cosmos: int) -> None:
    story = table(["leda"], {"played": facing(1, "saga")}, flames=flames)
    assert (story.force("saga"), story.cosmos("saga")) == (force, cosmos)


@clause("SS-11.32a", "SS-6.17")
def test_32_saga_changes_with_the_clock_in_mid_turn() -> None:
    story = table(["athena", "mu"], {"played": [*facing(1, "saga", "spica"), *facing(2, *SEVEN)]})
    assert (story.force("saga"), story.cosmos("saga")) == (3, 1)
    story.does("acquire 2 force")
    assert (story.force("saga"), story.cosmos("saga"), story.flames) == (1, 3, 11)


@clause("SS-11.32b", "SS-5.54", "SS-5.50")
def test_32_saga_wounds_all_who_fought_him_and_nobody_else() -> None:
    story = table(
        ["saga", "leda"],
        {
            "played": [*facing(1, "doko", "shura", "seiya-green", "seiya-bronze"), *facing(2, "jabu")],
            "hand": ["oko"],
            "armour": "armure-lion",
        },
    )
    story.refuses("acquire 1 cosmos", "acquire 1 cosmos armour", clause="SS-1.7")
    story.does("acquire 1 force").expects("main", 0)
    assert story.wounded() == ["doko", "shura", "seiya-green", "seiya-bronze"]
    assert (story.discard(), story.played(), story.hand()) == (["saga"], ["jabu"], ["oko"])
    assert (story.armour(), story.flames) == ("armure-lion", 11)


@clause("SS-11.32b", "SS-11.77", "SS-6.20")
def test_32_saga_does_not_wound_knights_whom_sho_protects() -> None:
    story = table(["saga"], {"played": facing(1, "sho", "shura", "misty", "seiya-green", "oko")})
    story.does("acquire 1 force").expects("main", 0)
    assert story.wounded() == ["sho", "seiya-green", "oko"]
    assert story.discard() == ["saga", "shura", "misty"]


@clause("SS-11.32b", "SS-11.77")
def test_32_saga_wounds_neither_of_two_sho() -> None:
    story = table(["saga"], {"played": facing(1, "sho", "sho", "shura", "doko")})
    story.does("acquire 1 force").expects("main", 0)
    assert story.wounded() == []
    assert sorted(story.discard()) == ["doko", "saga", "sho", "sho", "shura"]


@clause("SS-11.32b", "SS-5.73")
def test_32_saga_taken_for_free_wounds_nobody() -> None:
    story = table(["saga"], {"hand": ["armure-sagittaire", "oko"], "played": facing(1, "spica")})
    story.does("equip armure-sagittaire", "use").expects("main", 0)
    assert (story.wounded(), story.played(), story.facing("spica")) == ([], ["spica"], None)


# 33 Deathmask -----------------------------------------------------------------------------------------------------------
@clause("SS-11.33", "SS-5.54")
def test_33_deathmask_has_one_of_his_fighters_destroyed() -> None:
    story = table(
        ["deathmask", "leda"],
        {"played": [*facing(1, "moses", "moses", "dio", "sho"), *facing(2, "spica")], "wounded": ["oko"]},
    )
    # #1 and #2 on the terrain, #3 to #6 face Deathmask, #7 faces Léda, #8 is wounded
    story.refuses("acquire 1 cosmos", clause="SS-1.7")
    story.does("acquire 1 force").expects("used-destroy", 0).expects_exactly("target #3", "target #5", "target #6")
    story.refuses("target #4", clause="SS-13.5").refuses("skip").refuses("target #7", clause="SS-6.8")
    story.refuses("target #8", clause="SS-5.10")
    assert story.flames == 11
    story.does("target #5").expects("main", 0)
    assert story.destroyed() == ["dio"]
    assert story.discard() == ["deathmask", "moses", "moses", "sho"]
    assert (story.played(), story.wounded()) == (["spica"], ["oko"])


@clause("SS-11.33", "SS-13.3", "SS-11.77")
def test_33_deathmask_destroys_the_only_kind_of_fighter_unasked_and_sho_does_not_help() -> None:
    story = table(["deathmask"], {"played": facing(1, "sho", force_bonus=6)})
    story.does("acquire 1 force").expects("main", 0)
    assert (story.destroyed(), story.discard()) == (["sho"], ["deathmask"])
    shielded = table(["deathmask"], {"played": facing(1, "sho", "shura", "doko")})
    shielded.does("acquire 1 force").expects_exactly("target #2", "target #3", "target #4").does("target #3")
    assert shielded.destroyed() == ["shura"]


@clause("SS-11.33", "SS-5.73")
def test_33_deathmask_taken_for_free_destroys_nobody() -> None:
    story = table(["deathmask"], {"hand": ["armure-sagittaire", "oko"], "played": facing(1, "spica")})
    story.does("equip armure-sagittaire", "use").expects("main", 0)
    assert (story.destroyed(), story.played(), story.discard()) == (["oko"], ["spica"], ["deathmask"])


# 34 Aiolia --------------------------------------------------------------------------------------------------------------
@clause("SS-11.34", "SS-7.3")
def test_34_aiolia_has_one_more_of_both_facing_the_last_card_holes_skipped() -> None:
    last = table(["leda", None, None, None, None, "mu"], {"played": facing(6, "aiolia")})
    skipped = table(["leda", None, "mu"], {"played": facing(3, "aiolia")})
    alone = table(["mu"], {"played": facing(1, "aiolia")})
    for story in (last, skipped, alone):
        assert (story.force("aiolia"), story.cosmos("aiolia")) == (3, 3)


@clause("SS-11.34")
def test_34_aiolia_has_his_printed_values_facing_any_other_card() -> None:
    story = table(["mu", None, None, "leda"], {"played": facing(1, "aiolia")})
    assert (story.force("aiolia"), story.cosmos("aiolia")) == (2, 2)
    fifth = table([None, None, None, None, "mu", "leda"], {"played": facing(5, "aiolia")})
    assert (fifth.force("aiolia"), fifth.cosmos("aiolia")) == (2, 2)
    stranded = table(["mu"], {"played": facing(None, "aiolia")})
    assert (stranded.force("aiolia"), stranded.cosmos("aiolia")) == (0, 0)


@clause("SS-11.34", "SS-6.17")
def test_34_aiolia_grows_when_the_card_behind_his_own_is_acquired() -> None:
    story = table(["marine", "leda"], {"played": [*facing(1, "aiolia", "jabu"), *facing(2, "moses")]})
    story.refuses("acquire 1 cosmos", clause="SS-5.41")
    story.does("acquire 2 force").offers("acquire 1 cosmos")
    assert (story.force("aiolia"), story.cosmos("aiolia")) == (3, 3)


# 35 Shaka ---------------------------------------------------------------------------------------------------------------
@clause("SS-11.35", "SS-6.12")
def test_35_shaka_wounds_a_character_in_the_discard_of_any_player() -> None:
    story = table(
        ["leda"],
        {"hand": ["shaka"], "discard": ["seiya-green"]},
        {"discard": ["shiryu-green", "shiryu-green", "milo", "armure-dragon"]},
        {"discard": ["armure-lion"]},
    )
    story.does("play shaka 1").expects("on-play", 0).expects_exactly("use", "skip").does("use")
    story.expects("player-pick", 0).expects_exactly("player p0", "player p1").refuses("player p2", clause="SS-13.11")
    story.does("player p1").expects("discard-pick", 0).expects_exactly("card shiryu-green", "card milo")
    story.refuses("card armure-dragon", "card seiya-green", clause="SS-13.5").refuses("skip")
    story.does("card milo").expects("main", 0)
    assert (story.wounded(0), story.wounded(1)) == ([], ["milo"])
    assert story.discard(1) == ["shiryu-green", "shiryu-green", "armure-dragon"]
    assert (story.force("shaka"), story.cosmos("shaka")) == (2, 3)


@clause("SS-11.35", "SS-13.3")
def test_35_shaka_may_wound_a_character_of_his_own_player() -> None:
    story = table(["leda"], {"hand": ["shaka"], "discard": ["seiya-green", "armure-lion"]})
    story.does("play shaka 1", "use").expects("main", 0)
    assert (story.wounded(), story.discard()) == (["seiya-green"], ["armure-lion"])


@clause("SS-11.35", "SS-5.16")
def test_35_shaka_may_wound_nobody() -> None:
    story = table(["leda"], {"hand": ["shaka"], "discard": ["seiya-green"]})
    story.does("play shaka 1", "skip").expects("main", 0)
    assert (story.wounded(), story.discard()) == ([], ["seiya-green"])


@clause("SS-11.35", "SS-6.8")
def test_35_shaka_is_not_asked_when_no_discard_holds_a_character() -> None:
    story = table(
        ["leda"],
        {"hand": ["shaka", "oko"], "discard": ["armure-lion"], "draw": ["oko"]},
        {"hand": ["shiryu-green"], "destroyed": ["shiryu-green"]},
        common_discard=["milo"],
    )
    story.does("play shaka 1").expects("main", 0).refuses("use", clause="SS-13.1")


@clause("SS-11.35", "SS-8.26")
def test_35_shaka_passes_over_who_has_given_up() -> None:
    story = table(["leda"], {"hand": ["shaka"]}, {"conceded": True, "discard": ["milo"]}, {})
    story.does("play shaka 1").expects("main", 0)


# 36 Doko ----------------------------------------------------------------------------------------------------------------
def with_doko(**fields: Any) -> Story:
    return table(["mu", "leda"], {"hero": "shiryu", **fields}, {"hero": "seiya"})


@clause("SS-11.36a", "SS-5.60")
def test_36_doko_doubles_the_printed_values_of_shiryu_beside_him() -> None:
    story = with_doko(played=facing(1, "doko", "shiryu-bronze", "shiryu-green", "dragon-noir"))
    assert [story.force(card) for card in ("doko", "shiryu-bronze", "shiryu-green", "dragon-noir")] == [3, 2, 2, 2]
    assert [story.cosmos(card) for card in ("doko", "shiryu-bronze", "shiryu-green", "dragon-noir")] == [2, 2, 0, 1]
    assert (story.strength(1, "force"), story.strength(1, "cosmos")) == (9, 5)


@clause("SS-11.36a", "SS-5.60", "SS-12.13")
def test_36_doko_doubles_before_flat_bonuses_are_added() -> None:
    story = with_doko(played=facing(1, "doko", "shiryu-bronze", "shiryu-green"), hand=["oko"], armour="armure-balance")
    story.does("activate #3")
    assert [story.force(card) for card in ("doko", "shiryu-bronze", "shiryu-green")] == [4, 3, 3]
    assert [story.cosmos(card) for card in ("doko", "shiryu-bronze", "shiryu-green")] == [2, 2, 0]


@clause("SS-11.36a", "SS-5.18", "SS-6.19")
def test_36_doko_doubles_nobody_who_faces_another_card_and_nobody_from_the_terrain() -> None:
    story = with_doko(played=[*facing(1, "doko"), *facing(2, "shiryu-bronze")])
    assert (story.force("shiryu-bronze"), story.cosmos("shiryu-bronze")) == (1, 1)
    terrain = table(["doko"], {"hero": "shiryu", "played": facing(1, "shiryu-bronze")}, {"hero": "seiya"})
    assert terrain.force("shiryu-bronze") == 1
    stranded = with_doko(played=facing(None, "doko", "shiryu-bronze"))
    assert stranded.force("shiryu-bronze") == 0


@clause("SS-11.36a", "SS-1.11")
def test_36_doko_doubles_no_other_hero() -> None:
    story = table(["mu"], {"played": facing(1, "doko", "seiya-bronze", "seiya-green")})
    assert [story.force(card) for card in ("seiya-bronze", "seiya-green")] == [1, 1]
    assert story.cosmos("seiya-bronze") == 1


@clause("SS-11.36a", "SS-5.63")
def test_36_doko_does_not_double_the_heal_value() -> None:
    story = with_doko(played=facing(1, "doko", "shiryu-bronze"), wounded=["oko", "jaki"])
    story.does("heal #4", "target #5").expects("main", 0)
    assert story.wounded() == ["jaki"]


@clause("SS-11.36b", "SS-6.11", "SS-6.4")
def test_36_doko_arriving_lets_each_player_in_turn_take_a_hero_out_of_the_discard() -> None:
    story = arriving(
        "doko",
        players=(
            {"discard": ["seiya-green", "seiya-bronze", "armure-pegase", "oko"]},
            {"discard": ["leda", "armure-dragon"], "hand": ["shiryu-green"]},
            {"discard": ["hyoga-green", "hyoga-green"]},
            {"discard": ["shun-bronze"]},
        ),
    )
    story.expects("discard-take", 0).expects_exactly("card seiya-green", "card seiya-bronze", "skip")
    assert story.match.view(1)["decision"]["source"] == "doko"
    story.refuses("card oko", "card armure-pegase", clause="SS-13.5")
    story.does("card seiya-bronze").expects("discard-take", 2).expects_exactly("card hyoga-green", "skip")
    story.does("skip").expects("discard-take", 3).expects_exactly("card shun-bronze", "skip")
    story.does("card shun-bronze").expects("main", 0)
    assert [story.hand(seat) for seat in range(4)] == [["seiya-bronze"], ["shiryu-green"], [], ["shun-bronze"]]
    assert story.discard(2) == ["hyoga-green", "hyoga-green"]
    assert "seiya-green" in story.discard(0)


@clause("SS-11.36b", "SS-4.18", "SS-7.11")
def test_36_doko_arriving_in_upkeep_begins_with_the_player_whose_turn_ends_and_fills_beyond_five() -> None:
    story = table(
        [],
        {"discard": ["seiya-green"]},
        {"draw": ["oko", "oko", "jaki", "jaki", "spica"], "discard": ["shiryu-green"]},
        {"discard": ["hyoga-green"]},
        reserve=["doko"],
        turn=2,
    )
    story.ends().expects("discard-take", 1).does("card shiryu-green").expects("discard-take", 2)
    story.does("card hyoga-green").expects("discard-take", 0).does("skip").expects("main", 2)
    assert len(story.hand(1)) == 6
    assert story.flames == 12


@clause("SS-11.36b", "SS-13.10")
def test_36_doko_asks_nobody_without_a_hero_in_the_discard() -> None:
    story = arriving("doko", players=({"hand": ["seiya-green"], "discard": ["oko"]}, {"draw": ["shiryu-green"]}))
    story.expects("main", 0)


@clause("SS-11.36b", "SS-5.77")
def test_36_doko_gives_nothing_when_he_is_acquired_or_played() -> None:
    story = table(["doko", "leda"], {"played": facing(1, *NINE), "discard": ["seiya-green"]})
    story.does("acquire 1 force").expects("main", 0)
    assert story.hand() == []
    played = table(["leda"], {"hand": ["doko"], "discard": ["seiya-green"]})
    played.does("play doko 1").expects("main", 0)


# 37 Milo ----------------------------------------------------------------------------------------------------------------
@clause("SS-11.37", "SS-6.12")
def test_37_milo_makes_an_opponent_discard_a_card_of_his_own_choice() -> None:
    story = table(
        ["leda"],
        {"hand": ["milo", "oko"]},
        {"hand": ["shiryu-green", "shiryu-green", "armure-dragon", "jaki"]},
        {"hand": ["hyoga-green"]},
        {},
    )
    story.does("play milo 1").expects("on-play", 0).expects_exactly("use", "skip").does("use")
    story.expects("player-pick", 0).expects_exactly("player p1", "player p2")
    story.refuses("player p0", "player p3", clause="SS-13.11")
    story.does("player p1").expects("hand-discard", 1)
    story.expects_exactly("card shiryu-green", "card armure-dragon", "card jaki").refuses("skip")
    assert "options" not in story.match.view(0)["decision"]
    story.does("card armure-dragon").expects("main", 0)
    assert (story.discard(1), story.hand(1)) == (["armure-dragon"], ["shiryu-green", "shiryu-green", "jaki"])
    assert (story.hand(0), story.hand(2)) == (["oko"], ["hyoga-green"])


@clause("SS-11.37", "SS-13.3")
def test_37_milo_takes_the_only_kind_of_card_without_asking() -> None:
    story = table(["leda"], {"hand": ["milo"]}, {"hand": ["shiryu-green", "shiryu-green"]})
    story.does("play milo 1", "use").expects("main", 0)
    assert (story.discard(1), story.hand(1)) == (["shiryu-green"], ["shiryu-green"])


@clause("SS-11.37", "SS-6.9")
def test_37_milo_is_not_asked_when_no_opponent_holds_a_card() -> None:
    story = table(["leda"], {"hand": ["milo", "oko"]}, {"draw": ["shiryu-green"], "armour": "armure-lion"})
    story.does("play milo 1").expects("main", 0).refuses("use", clause="SS-13.1")
    assert story.hand() == ["oko"]


@clause("SS-11.37", "SS-5.16")
def test_37_milo_may_spare_everybody() -> None:
    story = table(["leda"], {"hand": ["milo"]}, {"hand": ["shiryu-green"]})
    story.does("play milo 1", "skip").expects("main", 0)
    assert story.hand(1) == ["shiryu-green"]


# 38 Aiolos --------------------------------------------------------------------------------------------------------------
@clause("SS-11.38a")
def test_38_aiolos_has_one_more_cosmos_for_each_gold_knight_on_the_terrain() -> None:
    story = table(
        ["mu", "armure-lion", "saga", "athena", "marine", "camus"],
        {"played": [*facing(1, "aiolos"), *facing(3, "milo")], "hand": ["shaka"], "wounded": ["doko"]},
    )
    assert (story.force("aiolos"), story.cosmos("aiolos")) == (2, 5)
    assert story.cosmos("milo") == 2


@clause("SS-11.38a", "SS-6.17")
def test_38_aiolos_has_his_printed_cosmos_without_gold_knights_and_loses_it_as_they_go() -> None:
    plain = table(["armure-lion", "leda"], {"played": facing(2, "aiolos")})
    assert plain.cosmos("aiolos") == 2
    story = table(["leda", "mu"], {"played": [*facing(1, "aiolos"), *facing(2, *SEVEN)]})
    assert story.cosmos("aiolos") == 3
    story.does("acquire 2 force")
    assert story.cosmos("aiolos") == 2
    stranded = table(["mu"], {"played": facing(None, "aiolos")})
    assert stranded.cosmos("aiolos") == 0


@clause("SS-11.38b")
def test_38_aiolos_arriving_takes_a_flame_if_another_gold_knight_is_there() -> None:
    story = arriving("aiolos", terrain=["athena", "mu", "saga"])
    assert (story.flames, story.terrain[5]) == (11, "aiolos")


@clause("SS-11.38b")
def test_38_aiolos_takes_no_flame_for_gold_armours_nor_for_gold_knights_of_players() -> None:
    story = arriving(
        "aiolos",
        players=({"played": facing(1, "milo"), "hand": ["mu"]}, {"wounded": ["camus"]}),
        terrain=["athena", "armure-lion", "marine"],
        common_discard=["saga"],
    )
    assert (story.flames, story.terrain[5]) == (12, "aiolos")


@clause("SS-11.38b", "SS-6.15")
def test_38_aiolos_does_not_count_cards_revealed_after_him_but_those_before() -> None:
    after = arriving("aiolos", "mu")
    assert (after.flames, after.terrain[4:]) == (12, ["mu", "aiolos"])
    before = arriving("mu", "aiolos")
    assert (before.flames, before.terrain[4:]) == (11, ["aiolos", "mu"])


@clause("SS-11.38b", "SS-4.12")
def test_38_aiolos_does_not_count_the_gold_knight_removed_before_he_came() -> None:
    story = table([None, None, None, None, None, "mu"], reserve=["aiolos"])
    story.ends().expects("main", 1)
    assert (story.flames, story.terrain[5]) == (11, "aiolos")  # the flame is Mu's


@clause("SS-11.38b", "SS-3.9", "SS-6.19")
def test_38_aiolos_takes_only_his_own_flame_when_he_is_acquired() -> None:
    story = table(["aiolos", "mu"], {"played": facing(1, *NINE)})
    story.does("acquire 1 force")
    assert story.flames == 11


# 39 Shura ---------------------------------------------------------------------------------------------------------------
@clause("SS-11.39a", "SS-5.70", "SS-5.71")
def test_39_shura_brings_a_character_of_a_place_beside_his() -> None:
    story = table(["oko", "leda", "shura", "marine", "jaki"], {"played": [*facing(3, *NINE), *facing(4, "spica")]})
    story.refuses("acquire 3 cosmos", clause="SS-1.7")
    story.does("acquire 3 force").expects("terrain-pick", 0).expects_exactly("place 2", "place 4")
    story.refuses("place 1", "place 5", clause="SS-6.8").refuses("place 3", "place 6", clause="SS-7.2").refuses("skip")
    story.does("place 4").expects("main", 0)
    assert sorted(story.discard()) == sorted([*NINE, "shura", "marine"])
    assert story.terrain == ["oko", "leda", None, None, "jaki", None]
    assert (story.played(), story.facing("spica")) == (["spica"], None)
    assert story.flames == 11


@clause("SS-11.39a", "SS-7.4", "SS-13.3")
def test_39_shura_takes_the_only_candidate_unasked_and_does_not_reach_over_a_hole_or_an_armour() -> None:
    one = table(["leda", "shura", None, "oko"], {"played": facing(2, *NINE)})
    one.does("acquire 2 force").expects("main", 0)
    assert (one.terrain[:4], "leda" in one.discard()) == ([None, None, None, "oko"], True)
    none = table(["oko", None, "shura", "armure-lion", "jaki"], {"played": facing(3, *NINE)})
    none.does("acquire 3 force").expects("main", 0)
    assert none.terrain == ["oko", None, None, "armure-lion", "jaki", None]
    assert sorted(none.discard()) == sorted([*NINE, "shura"])


@clause("SS-11.39a", "SS-7.4")
def test_39_shura_at_either_end_has_one_neighbour() -> None:
    left = table(["shura", "leda", None, None, None, "oko"], {"played": facing(1, *NINE)})
    left.does("acquire 1 force").expects("main", 0)
    assert left.terrain == [None, None, None, None, None, "oko"]
    right = table(["oko", None, None, None, "leda", "shura"], {"played": facing(6, *EIGHT)})
    right.does("acquire 6 force").expects("main", 0)
    assert right.terrain == ["oko", None, None, None, None, None]


@clause("SS-11.39b", "SS-6.14", "SS-5.55")
def test_39_shura_waits_for_the_flame_and_the_defeated_effect_of_the_card_he_brings() -> None:
    story = table(["shura", "aphrodite"], {"played": facing(1, *NINE)}, {"hand": ["shiryu-green", "oko", "jaki"]})
    story.does("acquire 1 force").expects("hand-wound", 1)
    assert story.flames == 10
    assert story.discard() == []
    assert len(story.played()) == 5
    story.does("card oko", "card jaki").expects("main", 0)
    assert sorted(story.discard()) == sorted([*NINE, "shura", "aphrodite"])
    gained = [e["cards"] for e in story.events("to-discard")]
    assert gained == [["aphrodite"], ["shura"]]


@pytest.mark.parametrize("beside", ["deathmask", "saga", "algol"])
@clause("SS-11.39b", "SS-5.73")
def test_39_the_fighters_of_shura_did_not_fight_the_card_he_brings(beside: str) -> None:
    story = table(["shura", beside], {"played": [*facing(1, *NINE), *facing(2, "spica")]})
    story.does("acquire 1 force").expects("main", 0)
    assert (story.wounded(), story.destroyed(), story.played()) == ([], [], ["spica"])
    assert sorted(story.discard()) == sorted([*NINE, "shura", beside])


@clause("SS-11.39a", "SS-11.40b")
def test_39_shura_brings_camus_wounded() -> None:
    story = table(["shura", "camus"], {"played": facing(1, *NINE)})
    story.does("acquire 1 force").expects("main", 0)
    assert (story.wounded(), story.flames) == (["camus"], 10)
    assert sorted(story.discard()) == sorted([*NINE, "shura"])


@pytest.mark.parametrize("beside", ["pope", "gigas", "serpent-des-mers", "dauphin", "athena"])
@clause("SS-11.39a", "SS-5.70", "SS-5.74")
def test_39_shura_brings_cards_that_nobody_could_pay_for(beside: str) -> None:
    story = table(["shura", beside], {"played": facing(1, *NINE), "hand": ["oko"]}, {"hand": ["oko"]})
    story.does("acquire 1 force").expects("main", 0)
    assert beside in story.discard()
    assert story.hand() == ["oko"]


@clause("SS-11.39a", "SS-11.66")
def test_39_shura_cannot_be_acquired_past_kuraggu() -> None:
    story = table(["leda", "shura", None, None, "kuraggu"], {"played": facing(2, *NINE)})
    story.refuses("acquire 2 force", clause="SS-11.66")


@clause("SS-11.39a", "SS-11.26a", "SS-5.75")
def test_39_shura_taken_for_free_brings_his_neighbour_too() -> None:
    story = table(["leda", "shura", "mu"], {"hand": ["armure-sagittaire", "oko"]})
    story.does("equip armure-sagittaire", "use", "place 2").expects("terrain-pick", 0)
    story.expects_exactly("place 1", "place 3").does("place 3").expects("main", 0)
    assert story.discard() == ["mu", "shura"]
    assert (story.flames, story.reserve, story.terrain[0]) == (10, ["armure-sagittaire"], "leda")


@clause("SS-11.39b", "SS-11.49", "SS-6.14")
def test_39_shura_brings_moses_who_renews_the_terrain_before_shura_reaches_the_discard() -> None:
    fighters = ["dio", "dio", "algethi", "algethi", "cassios"]
    story = table(["leda", "shura", "moses", "mu"], {"played": facing(2, *fighters)}, reserve=["oko", "jaki"])
    story.does("acquire 2 force", "place 3").expects("main", 0)
    assert story.terrain == [None, None, None, "mu", "jaki", "oko"]
    assert story.common == ["leda"]
    assert sorted(story.discard()) == sorted([*fighters, "shura", "moses"])


# 40 Camus ---------------------------------------------------------------------------------------------------------------
def against_camus(*fighters: str, **fields: Any) -> Story:
    return table(["camus", "leda"], {"hero": "hyoga", "played": facing(1, *fighters), **fields})


@pytest.mark.parametrize("hyoga", ["hyoga-green", "hyoga-bronze"])
@clause("SS-11.40a", "SS-1.11")
def test_40_camus_has_a_cosmos_cost_of_eight_while_a_hyoga_faces_him(hyoga: str) -> None:
    story = against_camus(hyoga, "shaka", "shiva", "aghora")
    assert (story.cost(1, "cosmos"), story.cost(1, "force")) == (8, 8)
    story.does("acquire 1 cosmos").expects("main", 0)
    assert (story.wounded(), story.hand(), story.flames) == (["camus"], [], 11)
    assert sorted(story.discard()) == sorted([hyoga, "shaka", "shiva", "aghora"])


@clause("SS-11.40a", "SS-1.7")
def test_40_camus_has_no_cosmos_cost_without_a_hyoga_facing_him() -> None:
    story = table(
        ["camus", "leda"],
        {
            "hero": "hyoga",
            "armour": "armure-cygne",
            "played": [*facing(1, "shaka", "shiva", "aghora", "chevalier-de-cristal", "cygne-noir"),
                       *facing(2, "hyoga-bronze"), *facing(None, "hyoga-green")],
        },
    )  # fmt: skip
    assert story.cost(1, "cosmos") is None
    story.refuses("acquire 1 cosmos", "acquire 1 cosmos armour", clause="SS-1.7")


@clause("SS-11.40a", "SS-12.17", "SS-5.67")
def test_40_camus_may_be_paid_with_the_armour_and_for_one_less_on_the_last_place() -> None:
    story = table(
        [None, None, None, None, None, "camus"],
        {
            "hero": "hyoga",
            "armour": "armure-vierge",
            "played": facing(6, "chevalier-de-cristal", "hyoga-bronze", "hyoga-bronze"),
        },
    )
    assert (story.cost(6, "cosmos"), story.strength(6, "cosmos")) == (7, 5)
    story.refuses("acquire 6 cosmos", clause="SS-5.41").does("acquire 6 cosmos armour").expects("main", 0)
    assert (story.wounded(), story.armour(), story.flames) == (["camus"], None, 11)
    assert sorted(story.discard()) == ["armure-vierge", "chevalier-de-cristal", "hyoga-bronze", "hyoga-bronze"]


@clause("SS-11.40a", "SS-11.79", "SS-5.69")
def test_40_camus_is_made_cheaper_by_daichi_and_by_cassios() -> None:
    daichi = against_camus("hyoga-green", "hyoga-bronze", "daichi")
    assert daichi.cost(1, "cosmos") == 6
    both = against_camus("hyoga-green", "hyoga-bronze", "daichi", "cassios")
    both.does(f"activate #{both.number('cassios')}", "place 1").expects("main", 0)
    assert (both.cost(1, "cosmos"), both.cost(1, "force")) == (4, 6)


@clause("SS-11.40a", "SS-11.86", "SS-5.65", "SS-5.66")
def test_40_camus_keeps_a_reduction_given_before_hyoga_came() -> None:
    story = table(["camus", None], {"hero": "hyoga", "played": facing(1, "cassios"), "hand": ["hyoga-green"]})
    story.does("activate #2").expects("main", 0)
    assert (story.cost(1, "cosmos"), story.cost(1, "force")) == (None, 6)
    story.does("play hyoga-green 1")
    assert story.cost(1, "cosmos") == 6


@clause("SS-11.40b", "SS-5.51")
def test_40_camus_is_wounded_when_force_is_paid() -> None:
    story = table(["camus"], {"played": facing(1, *EIGHT)})
    story.does("acquire 1 force").expects("main", 0)
    assert (story.wounded(), story.discard(), story.flames) == (["camus"], ["moses", "moses", "dio", "dio"], 11)


@clause("SS-11.40b", "SS-11.26a")
def test_40_camus_is_wounded_when_he_is_taken_for_free_and_stays_in_nobodys_hand() -> None:
    story = table(["camus"], {"hand": ["armure-sagittaire", "oko"], "played": facing(1, "sho")})
    story.does("equip armure-sagittaire", "use").expects("main", 0)
    assert (story.wounded(), story.discard(), story.reserve) == (["camus"], [], ["armure-sagittaire"])
    assert story.score() == 6  # a wounded Character counts


@clause("SS-11.40b", "SS-11.28")
def test_40_the_wounded_camus_is_healed_like_any_knight() -> None:
    story = table(["camus"], {"played": facing(1, *EIGHT), "armour": "armure-verseau"})
    story.refuses("activate #2", clause="SS-6.8").does("acquire 1 force", "activate #2").expects("main", 0)
    assert story.wounded() == []
    assert "camus" in story.discard()


# 41 Aphrodite -----------------------------------------------------------------------------------------------------------
@clause("SS-11.41", "SS-6.11", "SS-6.10", "SS-9.6")
def test_41_aphrodite_makes_each_opponent_in_turn_wound_two_characters_of_his_hand() -> None:
    story = table(
        ["aphrodite"],
        {"played": facing(1, *SEVEN), "hand": ["oko", "jaki"]},
        {"hand": ["shiryu-green", "shiryu-green", "milo", "armure-dragon"]},
        {"hand": ["hyoga-green", "armure-cygne"]},
        {"hand": ["armure-andromede"]},
    )
    story.refuses("acquire 1 cosmos", clause="SS-1.7")
    story.does("acquire 1 force").expects("hand-wound", 1).expects_exactly("card shiryu-green", "card milo")
    story.refuses("card armure-dragon", clause="SS-13.5").refuses("skip")
    assert "options" not in story.match.view(0)["decision"]
    story.does("card shiryu-green").expects("hand-wound", 1).expects_exactly("card shiryu-green", "card milo")
    story.does("card shiryu-green").expects("main", 0)
    assert story.wounded(1) == ["shiryu-green", "shiryu-green"]
    assert story.hand(1) == ["armure-dragon", "milo"]
    assert (story.wounded(2), story.hand(2)) == (["hyoga-green"], ["armure-cygne"])
    assert (story.wounded(3), story.hand(3)) == ([], ["armure-andromede"])
    assert [e["seat"] for e in story.events("nothing")] == [3]
    assert (story.hand(0), story.wounded(0)) == (["oko", "jaki"], [])
    assert story.discard(0) == ["aphrodite", "moses", "moses", "dio", "cassios"]
    assert story.flames == 11


@clause("SS-11.41", "SS-6.11")
def test_41_aphrodite_begins_with_the_player_to_the_left() -> None:
    hands = [{"hand": ["oko", "jaki", "spica"]}, {"hand": ["leda", "oko", "jaki"]}]
    story = table(["aphrodite"], hands[0], {"played": facing(1, *SEVEN)}, hands[1], turn=2)
    story.does("acquire 1 force").expects("hand-wound", 2).does("card oko", "card jaki").expects("hand-wound", 0)
    story.does("card oko", "card spica").expects("main", 1)
    assert (story.hand(0), story.hand(2)) == (["jaki"], ["leda"])


@clause("SS-11.41", "SS-8.26")
def test_41_aphrodite_spares_who_has_given_up() -> None:
    story = table(["aphrodite"], {"played": facing(1, *SEVEN)}, {"hand": ["oko"], "conceded": True}, {"hand": ["jaki"]})
    story.does("acquire 1 force").expects("main", 0)
    assert (story.wounded(1), story.wounded(2)) == ([], ["jaki"])


@clause("SS-11.41", "SS-6.19")
def test_41_aphrodite_does_nothing_when_she_is_played_or_removed() -> None:
    story = table(["leda"], {"hand": ["aphrodite"]}, {"hand": ["shiryu-green"]})
    story.does("play aphrodite 1").expects("main", 0)
    removed = table([None, None, None, None, None, "aphrodite"], {}, {"hand": ["shiryu-green"]}, reserve=["leda"])
    removed.ends().expects("main", 1)
    assert (story.wounded(1), removed.wounded(1)) == ([], [])


# 42 Marine --------------------------------------------------------------------------------------------------------------
@clause("SS-11.42", "SS-5.61", "SS-5.62")
def test_42_marine_gives_one_cosmos_to_each_seiya_beside_her() -> None:
    story = table(
        ["mu", "leda"],
        {"played": [*facing(1, "marine", "seiya-bronze", "seiya-green", "pegase-noir"), *facing(2, "shura")]},
    )
    assert [story.cosmos(card) for card in ("marine", "seiya-bronze", "seiya-green", "pegase-noir")] == [1, 2, 1, 1]
    assert [story.force(card) for card in ("marine", "seiya-bronze", "seiya-green")] == [1, 1, 1]
    assert story.strength(1, "cosmos") == 5
    two = table(["mu"], {"played": facing(1, "marine", "marine", "seiya-bronze", "seiya-green")})
    assert [two.cosmos(card) for card in ("marine", "seiya-bronze", "seiya-green")] == [1, 3, 2]


@clause("SS-11.42", "SS-5.18", "SS-6.19", "SS-5.36")
def test_42_marine_gives_nothing_to_a_seiya_facing_another_card_nor_from_the_terrain_nor_to_the_armour() -> None:
    apart = table(["mu", "leda"], {"played": [*facing(1, "marine"), *facing(2, "seiya-bronze")]})
    assert apart.cosmos("seiya-bronze") == 1
    terrain = table(["marine"], {"played": facing(1, "seiya-bronze")})
    assert terrain.cosmos("seiya-bronze") == 1
    shiryu = table(["mu"], {"hero": "shiryu", "played": facing(1, "marine", "shiryu-bronze")}, {"hero": "seiya"})
    assert shiryu.cosmos("shiryu-bronze") == 1
    armed = table(["jabu"], {"played": facing(1, "marine"), "armour": "armure-pegase"})
    armed.refuses("acquire 1 cosmos armour", clause="SS-5.41")  # 1 + 1


@clause("SS-11.42", "SS-8.11", "SS-8.12", "SS-8.15")
def test_42_marine_scores_one_more_for_the_most_heroes() -> None:
    leading = table([], {"hand": ["marine", "seiya-green"], "wounded": ["seiya-green"]}, {"draw": ["shiryu-green"]})
    assert leading.score() == 4
    both = table([], {"hand": ["marine", "seiya-green"], "discard": ["marine"]})
    assert both.score() == 8
    tied = table([], {"hand": ["marine", "seiya-green"]}, {"wounded": ["shiryu-bronze"]})
    assert (tied.score(0), tied.score(1)) == (3, 1)
    assert table([], {"hand": ["marine"]}).score() == 3
    behind = table([], {"hand": ["marine", "seiya-green"]}, {"hand": ["shiryu-green"]}, {"hand": ["hyoga-green"] * 2})
    assert behind.score() == 3
    lost = table([], {"hand": ["marine"], "destroyed": ["seiya-green"], "aside": ["seiya-bronze"],
                      "armour": "armure-pegase"})  # fmt: skip
    assert lost.score() == 3


# 43 Shaina --------------------------------------------------------------------------------------------------------------
@clause("SS-11.43", "SS-6.11")
def test_43_shaina_arriving_makes_everybody_discard_the_equipped_armour() -> None:
    story = arriving(
        "shaina",
        players=(
            {"armour": "armure-lion", "hand": ["armure-pegase"]},
            {"armour": "armure-dragon"},
            {"hand": ["armure-vierge"]},
        ),
    )
    story.expects("main", 0)
    assert [story.armour(seat) for seat in range(3)] == [None, None, None]
    assert story.discard(0) == ["armure-lion", "docrates"]
    assert story.discard(1) == ["armure-dragon"]
    assert (story.discard(2), story.hand(2), story.hand(0)) == ([], ["armure-vierge"], ["armure-pegase"])
    assert [e["seat"] for e in story.events("armour-off")] == [0, 1]


@clause("SS-11.43", "SS-4.8")
def test_43_shaina_arriving_in_upkeep_takes_the_armour_that_had_stayed() -> None:
    story = table([], {"armour": "armure-lion"}, reserve=["shaina"])
    story.ends().expects("main", 1)
    assert (story.armour(), story.discard()) == (None, ["armure-lion"])


@clause("SS-11.43", "SS-5.77", "SS-6.19")
def test_43_shaina_acquired_or_played_touches_no_armour() -> None:
    story = table(["shaina", "leda"], {"played": facing(1, "shaka", "marine"), "armour": "armure-lion"},
                  {"armour": "armure-dragon"})  # fmt: skip
    story.does("acquire 1 cosmos", "play shaina 2").expects("main", 0)
    assert (story.armour(0), story.armour(1)) == ("armure-lion", "armure-dragon")


@clause("SS-11.43", "SS-8.26")
def test_43_shaina_leaves_the_armour_of_who_has_given_up() -> None:
    story = arriving("shaina", players=({}, {"armour": "armure-dragon", "conceded": True}, {}))
    assert story.armour(1) == "armure-dragon"


@clause("SS-11.43", "SS-8.13", "SS-8.14", "SS-8.15")
def test_43_shaina_scores_one_more_for_the_most_silver_knights() -> None:
    assert table([], {"hand": ["shaina"]}).score() == 4  # she counts herself
    assert table([], {"hand": ["shaina"], "discard": ["shaina"]}).score() == 8
    tied = table([], {"hand": ["shaina"]}, {"wounded": ["shaina"]})
    assert (tied.score(0), tied.score(1)) == (3, 3)
    gold = table([], {"hand": ["shaina"]}, {"hand": ["milo", "mu", "leda"]})
    assert gold.score() == 4
    behind = table([], {"hand": ["shaina"]}, {"draw": ["misty", "misty"]})
    assert behind.score() == 3
    gone = table([], {"hand": ["shaina"]}, {"destroyed": ["misty", "misty"]})
    assert gone.score() == 4


@clause("SS-11.43", "SS-8.14", "SS-12.21")
def test_43_shaina_counts_by_rank_or_by_class_as_the_option_says() -> None:
    owned = [{"hand": ["shaina", "docrates", "guilty"]}, {"hand": ["marine", "misty"]}]
    by_rank = table([], *owned)
    by_class = table([], *owned, options={"shaina_counts": "class"})
    assert by_rank.score() - by_class.score() == 1


# 44 Misty ---------------------------------------------------------------------------------------------------------------
@clause("SS-11.44a", "SS-5.81")
def test_44_misty_destroys_a_wounded_character_of_the_user_and_draws_two() -> None:
    story = table(
        ["leda"],
        {
            "played": facing(1, "misty"),
            "wounded": ["seiya-green", "seiya-green", "milo"],
            "draw": ["oko", "jaki", "spica"],
            "hand": ["sho"],
        },
        {"wounded": ["shiryu-green"]},
    )
    # #2 is Misty, #3 to #5 are p0's wounded, #6 is p1's
    story.does("activate #2").expects("wounded-destroy", 0).expects_exactly("target #3", "target #5")
    story.refuses("target #6", clause="SS-6.12").refuses("target #2", clause="SS-7.14").refuses("skip")
    story.does("target #5").expects("main", 0)
    assert (story.destroyed(), story.wounded()) == (["milo"], ["seiya-green", "seiya-green"])
    assert sorted(story.hand()) == ["jaki", "oko", "sho"]
    assert (story.draw(), story.discard(), story.flames) == (["spica"], ["misty"], 12)


@clause("SS-11.44a", "SS-5.82", "SS-7.6", "SS-7.8")
def test_44_misty_is_not_reshuffled_by_her_own_draw() -> None:
    story = table(["leda"], {"played": facing(1, "misty"), "wounded": ["seiya-green"], "discard": ["oko"]})
    story.does("activate #2").expects("main", 0)
    assert (story.hand(), story.draw(), story.discard()) == (["oko"], [], ["misty"])


@clause("SS-11.44a", "SS-6.8", "SS-6.10")
def test_44_misty_may_destroy_a_wounded_character_though_there_is_nothing_to_draw() -> None:
    story = table(["leda"], {"played": facing(1, "misty"), "wounded": ["seiya-green"]})
    story.does("activate #2").expects("main", 0)
    assert (story.destroyed(), story.hand(), story.discard()) == (["seiya-green"], [], ["misty"])


@clause("SS-11.44a", "SS-6.7")
def test_44_misty_needs_a_wounded_character_of_the_user() -> None:
    story = table(["leda"], {"played": facing(1, "misty"), "draw": ["oko", "jaki"]}, {"wounded": ["shiryu-green"]})
    story.refuses("activate #2", clause="SS-6.8")


@clause("SS-11.44a", "SS-5.20", "SS-11.77", "SS-11.85b")
def test_44_misty_may_be_activated_stranded_beside_sho_or_with_june_about() -> None:
    stranded = table(["leda"], {"played": facing(None, "misty"), "wounded": ["seiya-green"], "draw": ["oko"]})
    stranded.does("activate #2").expects("main", 0)
    assert stranded.hand() == ["oko"]
    story = table(["june"], {"played": facing(1, "misty", "sho"), "wounded": ["seiya-green"], "draw": ["oko"]})
    story.does("activate #2").expects("main", 0)
    assert (story.destroyed(), story.discard()) == (["seiya-green"], ["misty"])


@clause("SS-11.44b", "SS-6.11")
def test_44_misty_arriving_makes_each_player_in_turn_destroy_one_of_his_own_wounded() -> None:
    story = table(
        [],
        {"wounded": ["seiya-green", "oko"]},
        {"wounded": ["shiryu-green", "leda"]},
        {},
        {"wounded": ["shun-green", "shun-green"]},
        reserve=["misty"],
        turn=2,
    )
    # #1 and #2 are p0's, #3 and #4 p1's, #5 and #6 p3's
    story.ends().expects("wounded-destroy", 1).expects_exactly("target #3", "target #4")
    story.refuses("target #1", clause="SS-6.12").refuses("skip")
    story.does("target #4").expects("wounded-destroy", 0).expects_exactly("target #1", "target #2")
    assert story.destroyed(3) == ["shun-green"]  # both are alike: nothing to ask
    story.does("target #1").expects("main", 2)
    assert [story.destroyed(seat) for seat in range(4)] == [["seiya-green"], ["leda"], [], ["shun-green"]]
    assert [story.wounded(seat) for seat in range(4)] == [["oko"], ["shiryu-green"], [], ["shun-green"]]


@clause("SS-11.44b", "SS-6.4")
def test_44_misty_arriving_takes_the_last_wounded_character_without_asking() -> None:
    story = arriving("misty", players=({"wounded": ["leda"], "draw": ["oko"]}, {"hand": ["shiryu-green"]}))
    story.expects("main", 0)
    assert (story.destroyed(), story.wounded(), story.hand()) == (["leda"], [], [])
    assert story.hand(1) == ["shiryu-green"]


@clause("SS-11.44b", "SS-5.77", "SS-8.26")
def test_44_misty_destroys_nobody_when_acquired_and_nobody_of_who_has_given_up() -> None:
    bought = table(["misty"], {"played": facing(1, *FIVE), "wounded": ["leda"]})
    bought.does("acquire 1 force").expects("main", 0)
    assert bought.wounded() == ["leda"]
    story = arriving("misty", players=({}, {"wounded": ["leda"], "conceded": True}, {}))
    assert story.wounded(1) == ["leda"]


# 45 Algol ---------------------------------------------------------------------------------------------------------------
@clause("SS-11.45", "SS-5.54")
def test_45_algol_wounds_the_green_and_bronze_characters_who_fought_him() -> None:
    story = table(
        ["algol", "mu"],
        {
            "played": [*facing(1, "seiya-green", "seiya-bronze", "cassios", "leda", "marine", "milo", "athena"),
                       *facing(2, "spica")],
            "hand": ["oko"],
        },
    )  # fmt: skip
    story.refuses("acquire 1 cosmos", clause="SS-1.7")
    story.does("acquire 1 force").expects("main", 0)
    assert story.wounded() == ["seiya-green", "seiya-bronze", "cassios", "leda"]
    assert sorted(story.discard()) == ["algol", "athena", "marine", "milo"]
    assert (story.played(), story.hand(), story.flames) == (["spica"], ["oko"], 12)


@clause("SS-11.45", "SS-11.77", "SS-6.20")
def test_45_algol_does_not_wound_knights_whom_sho_protects() -> None:
    story = table(["algol"], {"played": facing(1, "sho", "seiya-green", "seiya-bronze", "leda", "cassios")})
    story.does("acquire 1 force").expects("main", 0)
    assert story.wounded() == ["sho", "seiya-green", "cassios"]
    assert sorted(story.discard()) == ["algol", "leda", "seiya-bronze"]
    apart = table(["algol", "mu"], {"played": [*facing(1, "seiya-bronze", "moses", "moses"), *facing(2, "sho")]})
    apart.does("acquire 1 force")
    assert apart.wounded() == ["seiya-bronze"]


@clause("SS-11.45")
def test_45_algol_wounds_nobody_of_silver_or_gold_rank() -> None:
    story = table(["algol"], {"played": facing(1, "shura", "moses"), "wounded": ["oko"]})
    story.does("acquire 1 force").expects("main", 0)
    assert (story.wounded(), sorted(story.discard())) == (["oko"], ["algol", "moses", "shura"])


@clause("SS-11.45", "SS-7.30")
def test_45_the_wounded_keep_their_numbers_and_may_be_healed() -> None:
    story = table(
        ["algol", "mu"], {"played": [*facing(1, "seiya-bronze", "moses", "moses"), *facing(2, "seiya-green")]}
    )
    # #3 is the bronze Seiya, #6 the green one
    story.does("acquire 1 force").offers("heal #6").does("heal #6").expects("main", 0)
    healed = story.events("heal")[0]
    assert (healed["object"], healed["cards"]) == (3, ["seiya-bronze"])
    assert story.wounded() == []
