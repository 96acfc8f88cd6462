"""What the Hero cards, the Bronze armours, Athéna and the Pope (1 to 17) do, and what they must not offer."""

from typing import Any

import pytest

import kleos
from kleos.games.saint_seiya.testing import Story, facing, table
from kleos.testing import clause

HEROES = ["seiya", "shiryu", "hyoga", "shun", "ikki"]
ARMOUR_CASES = [
    pytest.param("seiya", "armure-pegase", marks=clause("SS-11.6")),
    pytest.param("shiryu", "armure-dragon", marks=clause("SS-11.7")),
    pytest.param("hyoga", "armure-cygne", marks=clause("SS-11.8")),
    pytest.param("shun", "armure-andromede", marks=clause("SS-11.9")),
    pytest.param("ikki", "armure-phoenix", marks=clause("SS-11.10")),
]
GREEN_CASES = [
    pytest.param("seiya", marks=clause("SS-11.1")),
    pytest.param("shiryu", marks=clause("SS-11.2")),
    pytest.param("hyoga", marks=clause("SS-11.3")),
    pytest.param("shun", marks=clause("SS-11.4")),
    pytest.param("ikki", marks=clause("SS-11.5")),
]
BRONZE_CASES = [
    pytest.param("seiya", marks=clause("SS-11.11")),
    pytest.param("shiryu", marks=clause("SS-11.12")),
    pytest.param("hyoga", marks=clause("SS-11.13")),
    pytest.param("shun", marks=clause("SS-11.14")),
    pytest.param("ikki", marks=clause("SS-11.15")),
]

# Faces: number, id, kind, class, rank, copies, costs, values, Heal value, points; none shows a flame
FACES: list[tuple[int, str, str, str, str, int, dict[str, int], dict[str, int], int, int]] = [
    (1, "seiya-green", "character", "Hero", "green", 9, {}, {"force": 1}, 1, 0),
    (2, "shiryu-green", "character", "Hero", "green", 9, {}, {"force": 1}, 1, 0),
    (3, "hyoga-green", "character", "Hero", "green", 9, {}, {"force": 1}, 1, 0),
    (4, "shun-green", "character", "Hero", "green", 9, {}, {"force": 1}, 1, 0),
    (5, "ikki-green", "character", "Hero", "green", 9, {}, {"force": 1}, 1, 0),
    (6, "armure-pegase", "armour", "Bronze armour", "bronze", 1, {}, {"cosmos": 1}, 0, 0),
    (7, "armure-dragon", "armour", "Bronze armour", "bronze", 1, {}, {"cosmos": 1}, 0, 0),
    (8, "armure-cygne", "armour", "Bronze armour", "bronze", 1, {}, {"cosmos": 1}, 0, 0),
    (9, "armure-andromede", "armour", "Bronze armour", "bronze", 1, {}, {"cosmos": 1}, 0, 0),
    (10, "armure-phoenix", "armour", "Bronze armour", "bronze", 1, {}, {"cosmos": 1}, 0, 0),
    (11, "seiya-bronze", "character", "Hero - Bronze Knight", "bronze", 5, {}, {"force": 1, "cosmos": 1}, 1, 1),
    (12, "shiryu-bronze", "character", "Hero - Bronze Knight", "bronze", 5, {}, {"force": 1, "cosmos": 1}, 1, 1),
    (13, "hyoga-bronze", "character", "Hero - Bronze Knight", "bronze", 5, {}, {"force": 1, "cosmos": 1}, 1, 1),
    (14, "shun-bronze", "character", "Hero - Bronze Knight", "bronze", 5, {}, {"force": 1, "cosmos": 1}, 1, 1),
    (15, "ikki-bronze", "character", "Hero - Bronze Knight", "bronze", 5, {}, {"force": 1, "cosmos": 1}, 1, 1),
    (16, "athena", "character", "", "blue", 2, {"cosmos": 4}, {"cosmos": 1}, 2, 0),
    (17, "pope", "character", "", "blue", 1, {}, {}, 0, 0),
]


@pytest.mark.parametrize(
    ("number", "card", "kind", "klass", "rank", "copies", "cost", "value", "heal", "points"),
    FACES,
    ids=[face[1] for face in FACES],
)
@clause("SS-1.5", "SS-2.1", "SS-2.2")
def test_1_to_17_have_the_printed_faces(
    number: int,
    card: str,
    kind: str,
    klass: str,
    rank: str,
    copies: int,
    cost: dict[str, int],
    value: dict[str, int],
    heal: int,
    points: int,
) -> None:
    facts = kleos.rules("saint-seiya").cards[card].facts()
    assert (facts["number"], facts["kind"], facts["class"]) == (number, kind, klass)
    assert (facts["border"], facts["copies"]) == (rank, copies)
    assert (facts["cost"], facts["value"], facts["heal"]) == (cost, value, heal)
    assert (facts["points"], facts["flame"]) == (points, False)


def arriving(*reserve: str, players: tuple[dict[str, Any], ...] = (), **document: Any) -> Story:
    """p0 activates Docrates, facing Mu on place 1: the reserve fills the places from 6 on."""
    first, *others = players or ({},)
    first = {"played": facing(1, "docrates"), **first}
    terrain = document.pop("terrain", ["mu"])
    story = table(terrain, first, *others, reserve=list(reserve), **document)
    return story.does(f"activate #{story.number('docrates')}")


def alone(hero: str, terrain: list[str | None], **fields: Any) -> Story:
    """p0 plays that hero, p1 another one."""
    return table(terrain, {"hero": hero, **fields}, {"hero": "shiryu" if hero != "shiryu" else "seiya"})


# 1 to 5: the green Heroes -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize("hero", GREEN_CASES)
def test_a_green_hero_is_played_without_any_question_and_has_no_activation(hero: str) -> None:
    green = f"{hero}-green"
    story = alone(hero, ["leda", "athena"], hand=[green], draw=[green], discard=[green])
    story.does(f"play {green} 1").expects("main", 0).expects_exactly("end")
    story.refuses("use", clause="SS-13.1").refuses(f"activate #{story.number(green)}", clause="SS-5.80")
    assert (story.force(green), story.cosmos(green)) == (1, 0)
    assert (story.hand(), story.draw(), story.discard()) == ([], [green], [green])


@pytest.mark.parametrize("hero", GREEN_CASES)
def test_two_green_heroes_buy_leda_by_force_and_go_to_the_discard(hero: str) -> None:
    green = f"{hero}-green"
    story = alone(hero, ["leda"], hand=[green, green])
    story.does(f"play {green} 1").refuses("acquire 1 force", clause="SS-5.41")
    story.does(f"play {green} 1", "acquire 1 force").expects("main", 0).expects_exactly("end")
    assert story.discard() == [green, green, "leda"]


@pytest.mark.parametrize("hero", GREEN_CASES)
def test_a_green_hero_heals_one_wounded_character_and_no_second(hero: str) -> None:
    green = f"{hero}-green"
    story = alone(hero, ["leda"], played=facing(1, green), wounded=["leda", "spica"])
    story.does("heal #2").expects("heal-pick", 0).expects_exactly("target #3", "target #4")
    story.does("target #4").expects("main", 0).expects_exactly("end")
    assert (story.wounded(), story.discard(), story.played()) == (["leda"], [green, "spica"], [])


@clause("SS-11.1", "SS-1.9", "SS-11.28")
def test_a_green_hero_is_no_knight() -> None:
    story = table(["leda"], {"armour": "armure-verseau", "wounded": ["seiya-green"]})
    story.refuses("activate #2", clause="SS-6.8")


# 6 to 10: the Bronze armours --------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("hero", "armour"), ARMOUR_CASES)
def test_a_bronze_armour_turns_two_green_heroes_into_a_bronze_one(hero: str, armour: str) -> None:
    green, bronze = f"{hero}-green", f"{hero}-bronze"
    story = alone(hero, ["leda"], hand=[green, green, green, "oko"], armour=armour, aside=[bronze] * 5)
    story.offers("activate #2").does("activate #2").expects("main", 0)
    assert story.destroyed() == [green, green]
    assert sorted(story.discard()) == sorted([bronze, armour])
    assert story.aside() == [bronze] * 4
    assert story.hand() == [green, "oko"]
    assert story.armour() is None


@pytest.mark.parametrize(("hero", "armour"), ARMOUR_CASES)
def test_a_bronze_armour_asks_which_pair_and_gives_nothing_for_two_bronze_heroes(hero: str, armour: str) -> None:
    green, bronze = f"{hero}-green", f"{hero}-bronze"
    story = alone(hero, ["leda"], hand=[green, green, bronze, bronze, bronze], armour=armour, aside=[bronze, bronze])
    story.does("activate #2").expects("hero-pair", 0).expects_exactly(f"card {green}", f"card {bronze}")
    story.refuses("skip", "done", clause="SS-13.1")
    story.does(f"card {bronze}").expects("main", 0)
    assert story.destroyed() == [bronze, bronze]
    assert (story.discard(), story.aside()) == ([armour], [bronze, bronze])
    assert story.hand() == [green, green, bronze]


@pytest.mark.parametrize(("hero", "armour"), ARMOUR_CASES)
def test_a_bronze_armour_asks_which_pair_and_promotes_for_the_green_one(hero: str, armour: str) -> None:
    green, bronze = f"{hero}-green", f"{hero}-bronze"
    story = alone(hero, ["leda"], hand=[green, green, bronze, bronze], armour=armour, aside=[bronze, bronze])
    story.does("activate #2", f"card {green}").expects("main", 0)
    assert story.destroyed() == [green, green]
    assert sorted(story.discard()) == sorted([bronze, armour])
    assert (story.aside(), story.hand()) == ([bronze], [bronze, bronze])


@pytest.mark.parametrize(("hero", "armour"), ARMOUR_CASES)
def test_a_bronze_armour_may_destroy_a_pair_for_nothing_when_no_hero_is_set_aside(hero: str, armour: str) -> None:
    green = f"{hero}-green"
    story = alone(hero, ["leda"], hand=[green, green], armour=armour, discard=[f"{hero}-bronze"])
    story.does("activate #2").expects("main", 0)
    assert story.destroyed() == [green, green]
    assert sorted(story.discard()) == sorted([f"{hero}-bronze", armour])


@pytest.mark.parametrize(("hero", "armour"), ARMOUR_CASES)
def test_a_bronze_armour_needs_two_copies_of_one_number_in_the_hand(hero: str, armour: str) -> None:
    green, bronze = f"{hero}-green", f"{hero}-bronze"
    story = alone(
        hero,
        ["leda"],
        hand=[green, bronze, "oko", "oko"],
        armour=armour,
        aside=[bronze],
        discard=[green, green],
        draw=[green, green],
        wounded=[green],
        played=facing(1, green),
    )
    story.refuses("activate #2", clause="SS-6.8")


@clause("SS-11.6", "SS-5.33", "SS-5.31")
def test_the_armour_of_pegasus_is_no_use_in_the_hand_nor_after_it_was_replaced() -> None:
    story = table(["leda"], {"hand": ["armure-pegase", "armure-vierge", "seiya-green", "seiya-green"]})
    story.expects_exactly("play seiya-green 1", "equip armure-pegase", "equip armure-vierge", "end")
    story.does("equip armure-pegase")
    worn = story.number("armure-pegase")
    story.offers(f"activate #{worn}").does("equip armure-vierge").refuses(f"activate #{worn}", clause="SS-5.80")
    assert story.discard() == ["armure-pegase"]


@clause("SS-11.6", "SS-5.35")
def test_the_armour_of_pegasus_gives_its_one_cosmos_or_its_effect() -> None:
    story = table(["sho"], {"hand": ["seiya-green", "seiya-green"], "armour": "armure-pegase",
                            "played": facing(1, "seiya-bronze")})  # fmt: skip
    story.offers("activate #2", "acquire 1 cosmos armour").refuses("acquire 1 cosmos", clause="SS-5.41")
    story.does("acquire 1 cosmos armour")
    assert story.armour() is None
    assert story.hand() == ["seiya-green", "seiya-green", "sho"]
    assert story.discard() == ["armure-pegase", "seiya-bronze"]
    story.refuses("activate #2", clause="SS-5.80")


@clause("SS-11.6", "SS-5.76", "SS-11.66")
def test_a_promoted_hero_is_not_acquired_and_so_kuraggu_does_not_mind() -> None:
    story = table(["kuraggu"], {"hand": ["seiya-green", "seiya-green"], "armour": "armure-pegase",
                                "aside": ["seiya-bronze"]})  # fmt: skip
    story.does("activate #2")
    assert story.discard() == ["armure-pegase", "seiya-bronze"]
    assert len(story.events("promote")) == 1
    assert story.events("acquire") == []


# 11 to 15: the bronze Heroes --------------------------------------------------------------------------------------------
@pytest.mark.parametrize("hero", BRONZE_CASES)
def test_a_bronze_hero_gives_one_force_one_cosmos_and_one_healing_and_has_no_activation(hero: str) -> None:
    bronze = f"{hero}-bronze"
    story = alone(hero, ["mu"], hand=[bronze], wounded=["leda"])
    story.does(f"play {bronze} 1").expects("main", 0)
    number = story.number(bronze)
    assert (story.force(bronze), story.cosmos(bronze)) == (1, 1)
    story.expects_exactly(f"heal #{number}", "end").refuses(f"activate #{number}", clause="SS-5.80")
    story.does(f"heal #{number}").expects("main", 0)
    assert (story.wounded(), story.discard()) == ([], [bronze, "leda"])


# 11 Seiya
@pytest.mark.parametrize("lying", ["seiya-green", "seiya-bronze"])
@clause("SS-11.11", "SS-1.11")
def test_seiya_draws_a_card_if_a_seiya_lies_in_his_discard(lying: str) -> None:
    story = table(["mu"], {"hand": ["seiya-bronze", "oko"], "discard": [lying, "leda"], "draw": ["spica", "jaki"]})
    story.does("play seiya-bronze 1").expects("on-play", 0).expects_exactly("use", "skip")
    assert story.match.view(1)["decision"]["source"] == "seiya-bronze"
    story.does("use").expects("main", 0)
    assert sorted(story.hand()) == ["oko", "spica"]
    assert (story.draw(), story.discard()) == (["jaki"], [lying, "leda"])


@clause("SS-11.11", "SS-5.16")
def test_seiya_may_skip_the_draw_and_then_it_is_lost() -> None:
    story = table(["mu"], {"hand": ["seiya-bronze"], "discard": ["seiya-green"], "draw": ["spica"]})
    story.does("play seiya-bronze 1", "skip").expects("main", 0).expects_exactly("end")
    assert (story.hand(), story.draw()) == ([], ["spica"])


@clause("SS-11.11", "SS-1.11")
def test_seiya_draws_nothing_without_a_seiya_in_his_own_discard() -> None:
    story = table(
        ["mu"],
        {
            "hand": ["seiya-bronze", "seiya-green"],
            "discard": ["armure-pegase", "marine", "pegase-noir"],
            "draw": ["seiya-green"],
            "wounded": ["seiya-green"],
            "destroyed": ["seiya-green"],
            "aside": ["seiya-bronze"],
            "played": facing(1, "seiya-bronze"),
        },
    )
    story.does("play seiya-bronze 1").expects("main", 0).refuses("use", clause="SS-13.1")
    assert story.hand() == ["seiya-green"]


@clause("SS-11.11", "SS-7.6")
def test_seiya_reshuffles_the_discard_to_draw_and_may_draw_the_very_seiya_that_lay_there() -> None:
    story = table(["mu"], {"hand": ["seiya-bronze"], "discard": ["seiya-green"]})
    story.does("play seiya-bronze 1", "use").expects("main", 0)
    assert (story.hand(), story.draw(), story.discard()) == (["seiya-green"], [], [])


@clause("SS-11.11", "SS-5.15")
def test_a_seiya_discarded_for_the_dolphin_counts_for_seiya() -> None:
    story = table(["dauphin"], {"hand": ["seiya-bronze", "seiya-green", "oko"], "draw": ["spica"]})
    story.does("play seiya-bronze 1").expects("hand-discard", 0).expects_exactly("card seiya-green", "card oko")
    story.does("card seiya-green").expects("on-play", 0).does("use").expects("main", 0)
    assert sorted(story.hand()) == ["oko", "spica"]
    assert story.discard() == ["seiya-green"]


@clause("SS-11.11", "SS-5.15")
def test_another_card_discarded_for_the_dolphin_does_not_count_for_seiya() -> None:
    story = table(["dauphin"], {"hand": ["seiya-bronze", "seiya-green", "oko"], "draw": ["spica"]})
    story.does("play seiya-bronze 1", "card oko").expects("main", 0)
    assert story.hand() == ["seiya-green"]


# 12 Shiryu
@clause("SS-11.12")
def test_shiryu_wounds_another_shiryu_of_the_hand_and_draws() -> None:
    story = table(
        ["mu"],
        {
            "hero": "shiryu",
            "hand": ["shiryu-bronze", "shiryu-bronze", "shiryu-green", "oko"],
            "draw": ["spica", "jaki"],
        },
        {"hero": "seiya"},
    )
    story.does("play shiryu-bronze 1").expects("on-play", 0).expects_exactly("use", "skip")
    story.does("use").expects("hand-wound", 0).expects_exactly("card shiryu-green", "card shiryu-bronze")
    story.refuses("card oko", clause="SS-13.5").refuses("skip")
    story.does("card shiryu-bronze").expects("main", 0)
    assert story.wounded() == ["shiryu-bronze"]
    assert story.played() == ["shiryu-bronze"]
    assert sorted(story.hand()) == ["oko", "shiryu-green", "spica"]
    assert story.draw() == ["jaki"]


@clause("SS-11.12", "SS-13.3")
def test_shiryu_wounds_the_only_kind_of_shiryu_in_the_hand_without_asking() -> None:
    story = table(["mu"], {"hero": "shiryu", "hand": ["shiryu-bronze", "shiryu-green", "shiryu-green"],
                           "draw": ["spica"]}, {"hero": "seiya"})  # fmt: skip
    story.does("play shiryu-bronze 1", "use").expects("main", 0)
    assert story.wounded() == ["shiryu-green"]
    assert story.hand() == ["shiryu-green", "spica"]


@clause("SS-11.12", "SS-5.16")
def test_shiryu_may_be_played_without_wounding_anybody() -> None:
    story = table(["mu"], {"hero": "shiryu", "hand": ["shiryu-bronze", "shiryu-green"], "draw": ["spica"]},
                  {"hero": "seiya"})  # fmt: skip
    story.does("play shiryu-bronze 1", "skip").expects("main", 0)
    assert (story.wounded(), story.hand(), story.draw()) == ([], ["shiryu-green"], ["spica"])


@clause("SS-11.12", "SS-6.7")
def test_shiryu_without_another_shiryu_in_the_hand_draws_nothing() -> None:
    story = table(
        ["mu"],
        {
            "hero": "shiryu",
            "hand": ["shiryu-bronze", "armure-dragon", "dragon-noir", "oko"],
            "draw": ["spica"],
            "discard": ["shiryu-green"],
            "played": facing(1, "shiryu-green"),
        },
        {"hero": "seiya"},
    )
    story.does("play shiryu-bronze 1").expects("main", 0).refuses("use", clause="SS-13.1")
    assert (story.wounded(), story.draw()) == ([], ["spica"])


@clause("SS-11.12", "SS-5.15")
def test_the_shiryu_discarded_for_the_dolphin_cannot_be_wounded_any_more() -> None:
    story = alone("shiryu", ["dauphin"], hand=["shiryu-bronze", "shiryu-green"], draw=["spica"])
    story.does("play shiryu-bronze 1").expects("main", 0)
    assert (story.discard(), story.wounded(), story.draw()) == (["shiryu-green"], [], ["spica"])


@clause("SS-11.12", "SS-11.77")
def test_sho_beside_shiryu_does_not_protect_the_hand() -> None:
    story = table(["mu"], {"hero": "shiryu", "hand": ["shiryu-bronze", "shiryu-bronze"], "draw": ["spica"],
                           "played": facing(1, "sho")}, {"hero": "seiya"})  # fmt: skip
    story.does("play shiryu-bronze 1", "use").expects("main", 0)
    assert story.wounded() == ["shiryu-bronze"]


@clause("SS-11.12", "SS-6.8", "SS-6.10")
def test_shiryu_may_wound_another_shiryu_though_there_is_nothing_to_draw() -> None:
    story = table(["mu"], {"hero": "shiryu", "hand": ["shiryu-bronze", "shiryu-green"]}, {"hero": "seiya"})
    story.does("play shiryu-bronze 1").expects("on-play", 0).does("use").expects("main", 0)
    assert (story.wounded(), story.hand()) == (["shiryu-green"], [])


# 13 Hyoga
@pytest.mark.parametrize("other", ["hyoga-green", "hyoga-bronze"])
@clause("SS-11.13", "SS-5.18")
def test_hyoga_draws_beside_another_hyoga(other: str) -> None:
    story = table(["mu"], {"hero": "hyoga", "hand": ["hyoga-bronze"], "draw": ["spica", "jaki"],
                           "played": facing(1, other)})  # fmt: skip
    story.does("play hyoga-bronze 1").expects("on-play", 0).expects_exactly("use", "skip")
    story.does("use").expects("main", 0)
    assert (story.hand(), story.draw()) == (["spica"], ["jaki"])


@clause("SS-11.13")
def test_hyoga_does_not_draw_beside_others_nor_beside_himself_nor_for_a_hyoga_facing_another_card() -> None:
    story = table(
        ["mu", "leda"],
        {
            "hero": "hyoga",
            "hand": ["hyoga-bronze", "hyoga-green"],
            "draw": ["spica"],
            "discard": ["hyoga-green"],
            "played": [*facing(1, "chevalier-de-cristal", "cygne-noir"), *facing(2, "hyoga-green")],
        },
    )
    story.does("play hyoga-bronze 1").expects("main", 0).refuses("use", clause="SS-13.1")
    assert (story.hand(), story.draw()) == (["hyoga-green"], ["spica"])


@clause("SS-11.13", "SS-5.19")
def test_a_stranded_hyoga_is_beside_nobody() -> None:
    story = table(["mu", None], {"hero": "hyoga", "hand": ["hyoga-bronze"], "draw": ["spica"],
                                 "played": facing(None, "hyoga-green")})  # fmt: skip
    assert story.match.view(1)["players"][0]["played"][0]["facing"] is None
    story.does("play hyoga-bronze 1").expects("main", 0)
    assert story.draw() == ["spica"]


@clause("SS-11.13", "SS-5.16")
def test_the_second_hyoga_played_gets_the_draw_and_the_first_does_not() -> None:
    story = table(["mu"], {"hero": "hyoga", "hand": ["hyoga-bronze", "hyoga-green"], "draw": ["spica"]})
    story.does("play hyoga-bronze 1").expects("main", 0)
    story.does("play hyoga-green 1").expects("main", 0)
    assert story.draw() == ["spica"]


@clause("SS-11.13", "SS-5.15")
def test_hyoga_may_draw_before_the_dolphin_once_somebody_has_paid_for_facing_it() -> None:
    story = alone("hyoga", ["dauphin"], hand=["hyoga-bronze", "hyoga-green", "oko"], draw=["spica"])
    story.does("play hyoga-green 1", "card oko").expects("main", 0)
    story.does("play hyoga-bronze 1").expects("on-play", 0).does("use")
    assert (story.hand(), story.discard()) == (["spica"], ["oko"])


@clause("SS-11.13", "SS-6.8")
def test_hyoga_is_not_asked_with_nothing_to_draw() -> None:
    story = table(["mu"], {"hero": "hyoga", "hand": ["hyoga-bronze"], "played": facing(1, "hyoga-green")})
    story.does("play hyoga-bronze 1").expects("main", 0).refuses("use", clause="SS-13.1")


# 14 Shun
@clause("SS-11.14", "SS-5.50")
def test_shun_draws_after_a_character_was_acquired_by_cosmos() -> None:
    story = table(["sho"], {"hero": "shun", "hand": ["shun-bronze"], "played": facing(1, "shun-bronze"),
                            "draw": ["spica", "jaki", "oko"]})  # fmt: skip
    story.does("play shun-bronze 1").expects("main", 0)
    story.does("acquire 1 cosmos").expects("shun-draw", 0).expects_exactly("use", "skip")
    assert story.hand() == ["sho"]  # the card has reached the hand before the draw is offered
    assert story.discard() == ["shun-bronze", "shun-bronze"]
    assert story.match.view(1)["decision"]["source"] == "shun-bronze"
    story.does("use").expects("shun-draw", 0).expects_exactly("use", "skip")
    assert story.hand() == ["spica", "sho"]
    story.does("use").expects("main", 0)
    assert sorted(story.hand()) == ["jaki", "sho", "spica"]
    assert story.draw() == ["oko"]


@clause("SS-11.14", "SS-13.9")
def test_each_shun_may_skip_on_his_own() -> None:
    story = table(["sho"], {"hero": "shun", "played": facing(1, "shun-bronze", "shun-bronze"), "draw": ["spica"]})
    story.does("acquire 1 cosmos", "skip").expects("shun-draw", 0).does("use").expects("main", 0)
    assert (story.hand(), story.draw()) == (["spica", "sho"], [])


@clause("SS-11.14")
def test_shun_draws_for_a_character_that_is_no_knight_and_with_the_armour_helping() -> None:
    story = table([None, "athena"], {"hero": "shun", "armour": "armure-vierge", "draw": ["spica"],
                                     "played": facing(2, "shun-bronze", "chevalier-de-cristal")})  # fmt: skip
    story.does("acquire 2 cosmos armour").expects("shun-draw", 0).does("use").expects("main", 0)
    assert story.hand() == ["athena", "spica"]
    assert story.discard() == ["shun-bronze", "armure-vierge", "chevalier-de-cristal"]


@clause("SS-11.14")
def test_shun_does_not_draw_for_an_armour() -> None:
    story = table(["armure-lion"], {"hero": "shun", "draw": ["spica"],
                                    "played": facing(1, "shun-bronze", "shiva", "jabu")})  # fmt: skip
    story.does("acquire 1 cosmos").expects("main", 0)
    assert (story.hand(), story.draw()) == (["armure-lion"], ["spica"])


@clause("SS-11.14")
def test_shun_does_not_draw_when_force_is_paid() -> None:
    story = table(["sho"], {"hero": "shun", "draw": ["spica"], "played": facing(1, "shun-bronze", "shun-bronze")})
    story.does("acquire 1 force").expects("main", 0)
    assert (story.hand(), story.draw()) == ([], ["spica"])
    assert story.discard() == ["shun-bronze", "shun-bronze", "sho"]


@clause("SS-11.14", "SS-5.73")
def test_shun_does_not_draw_for_a_free_acquisition() -> None:
    story = table(["sho"], {"hero": "shun", "draw": ["spica"], "hand": ["armure-sagittaire", "oko"],
                            "played": facing(1, "shun-bronze")})  # fmt: skip
    story.does("equip armure-sagittaire", "use").expects("main", 0)
    assert story.discard() == ["sho"]
    assert story.facing("shun-bronze") is None
    assert (story.hand(), story.draw()) == ([], ["spica"])


@clause("SS-11.14")
def test_only_a_bronze_shun_facing_the_acquired_card_draws() -> None:
    story = table(["sho", "mu"], {"hero": "shun", "draw": ["spica"],
                                  "played": [*facing(1, "shun-green", "shiva"), *facing(2, "shun-bronze")]})  # fmt: skip
    story.does("acquire 1 cosmos").expects("main", 0)
    assert (story.hand(), story.draw()) == (["sho"], ["spica"])
    assert story.played() == ["shun-bronze"]


@clause("SS-11.14", "SS-7.6", "SS-5.50")
def test_the_used_shun_is_in_the_discard_before_the_draw_and_may_be_drawn() -> None:
    story = table(["sho"], {"hero": "shun", "played": facing(1, "shun-bronze", "shun-bronze")})
    story.does("acquire 1 cosmos", "use", "use").expects("main", 0)
    assert story.hand() == ["shun-bronze", "shun-bronze", "sho"]
    assert (story.draw(), story.discard()) == ([], [])


@clause("SS-11.14")
def test_nothing_is_offered_when_shun_is_played() -> None:
    story = table(["sho"], {"hero": "shun", "hand": ["shun-bronze"], "draw": ["spica"], "discard": ["shun-green"],
                            "played": facing(1, "shun-green", "shiva")})  # fmt: skip
    story.does("play shun-bronze 1").expects("main", 0).refuses("use", clause="SS-13.1")


# 15 Ikki
@clause("SS-11.15")
def test_ikki_destroys_a_character_of_his_discard_and_draws() -> None:
    story = table(
        ["mu"],
        {
            "hero": "ikki",
            "hand": ["ikki-bronze", "jaki"],
            "discard": ["ikki-green", "ikki-green", "milo", "armure-phoenix", "armure-lion"],
            "draw": ["spica", "oko"],
        },
        {"discard": ["leda"]},
    )
    story.does("play ikki-bronze 1").expects("on-play", 0).expects_exactly("use", "skip").does("use")
    story.expects("discard-destroy", 0).expects_exactly("card ikki-green", "card milo")
    story.refuses("card armure-lion", "card leda", "card jaki", clause="SS-13.5").refuses("skip")
    story.does("card milo").expects("main", 0)
    assert story.destroyed() == ["milo"]
    assert story.flames == 12  # destroying is no removal
    assert sorted(story.discard()) == ["armure-lion", "armure-phoenix", "ikki-green", "ikki-green"]
    assert sorted(story.hand()) == ["jaki", "spica"]
    assert story.draw() == ["oko"]


@clause("SS-11.15", "SS-5.16")
def test_ikki_may_destroy_nothing() -> None:
    story = table(["mu"], {"hero": "ikki", "hand": ["ikki-bronze"], "discard": ["ikki-green"], "draw": ["spica"]})
    story.does("play ikki-bronze 1", "skip").expects("main", 0)
    assert (story.destroyed(), story.discard(), story.draw()) == ([], ["ikki-green"], ["spica"])


@clause("SS-11.15", "SS-6.7")
def test_ikki_needs_a_character_in_his_own_discard() -> None:
    story = table(
        ["mu"],
        {"hero": "ikki", "hand": ["ikki-bronze", "oko"], "discard": ["armure-phoenix"], "draw": ["spica"], "wounded": ["leda"]},
        {"discard": ["leda"]},
    )  # fmt: skip
    story.does("play ikki-bronze 1").expects("main", 0).refuses("use", clause="SS-13.1")
    assert story.draw() == ["spica"]


@clause("SS-11.15", "SS-7.6", "SS-7.8", "SS-6.10")
def test_ikki_destroys_before_he_draws_so_the_destroyed_card_is_not_reshuffled() -> None:
    story = table(["mu"], {"hero": "ikki", "hand": ["ikki-bronze"], "discard": ["ikki-green"]})
    story.does("play ikki-bronze 1", "use").expects("main", 0)
    assert (story.destroyed(), story.hand(), story.draw(), story.discard()) == (["ikki-green"], [], [], [])


# 16 Athéna --------------------------------------------------------------------------------------------------------------
@clause("SS-11.16", "SS-6.11")
def test_athena_arriving_lets_everybody_draw_from_the_active_player_on_and_then_heal_everything() -> None:
    story = arriving(
        "athena",
        players=(
            {"draw": ["seiya-green", "seiya-bronze"], "wounded": ["leda", "seiya-green"], "discard": ["oko"]},
            {"draw": ["shiryu-green"], "wounded": ["mu"]},
            {"draw": ["hyoga-green"], "discard": ["hyoga-green"]},
        ),
        terrain=["milo"],
        turn=1,
    )
    story.expects("main", 0)
    assert story.terrain == ["milo", None, None, None, None, "athena"]
    assert [story.hand(seat) for seat in range(3)] == [["seiya-green"], ["shiryu-green"], ["hyoga-green"]]
    assert [story.wounded(seat) for seat in range(3)] == [[], [], []]
    assert sorted(story.discard()) == ["docrates", "leda", "oko", "seiya-green"]
    assert (story.discard(1), story.discard(2)) == (["mu"], ["hyoga-green"])
    happened = [(e["kind"], e["seat"]) for e in story.match.log(None) if e["kind"] in ("draw", "heal")]
    assert happened == [("draw", 0), ("draw", 1), ("draw", 2), ("heal", 0), ("heal", 0), ("heal", 1)]


@clause("SS-11.16", "SS-4.18", "SS-6.11")
def test_athena_arriving_in_upkeep_begins_with_the_player_whose_turn_ends() -> None:
    story = table(
        [],
        {"draw": ["seiya-green"] * 2, "wounded": ["leda"]},
        {"draw": ["shiryu-green"] * 8},
        {"draw": ["hyoga-green"] * 2, "wounded": ["leda"]},
        reserve=["athena"],
        turn=2,
    )
    story.ends().expects("main", 2)
    drawn = [(e["seat"], e["amount"]) for e in story.events("draw")]
    assert drawn == [(1, 5), (1, 1), (2, 1), (0, 1)]
    assert [e["seat"] for e in story.events("heal")] == [2, 0]
    assert [len(story.hand(seat)) for seat in range(3)] == [1, 6, 1]


@clause("SS-11.16", "SS-7.6", "SS-7.8")
def test_athena_heals_after_the_draws_so_what_she_heals_cannot_be_drawn() -> None:
    story = arriving("athena", players=({}, {"wounded": ["leda"]}))
    assert (story.hand(1), story.discard(1), story.wounded(1)) == ([], ["leda"], [])


@clause("SS-11.16", "SS-11.85b")
def test_athena_heals_nobody_while_june_is_on_the_terrain() -> None:
    story = table(
        ["mu", "june"],
        {"played": facing(1, "capella"), "armour": "armure-capricorne", "wounded": ["leda"], "draw": ["seiya-green"]},
        {"draw": ["shiryu-green"], "wounded": ["oko"]},
        reserve=["june", "athena"],
    )
    # the June on place 2 is removed, but the other one arrives on place 6 before Athéna comes to place 5
    story.does("activate #3").expects("main", 0)
    assert story.terrain == ["mu", None, None, None, "athena", "june"]
    assert (story.hand(0), story.hand(1)) == (["seiya-green"], ["shiryu-green"])
    assert (story.wounded(0), story.wounded(1)) == (["leda"], ["oko"])
    assert story.events("heal") == []


@clause("SS-11.16", "SS-6.15")
def test_a_june_that_arrives_after_athena_is_too_late() -> None:
    story = arriving("athena", "june", players=({"wounded": ["leda"]}, {"wounded": ["oko"]}))
    assert story.terrain == ["mu", None, None, None, "june", "athena"]
    assert (story.wounded(0), story.wounded(1)) == ([], [])


@clause("SS-11.16", "SS-8.26")
def test_athena_passes_over_who_has_given_up() -> None:
    story = arriving(
        "athena",
        players=(
            {"draw": ["seiya-green"]},
            {"conceded": True, "draw": ["shiryu-green"], "wounded": ["leda"]},
            {"draw": ["hyoga-green"]},
        ),
    )
    assert [len(story.hand(seat)) for seat in range(3)] == [1, 0, 1]
    assert story.wounded(1) == ["leda"]


@clause("SS-11.16", "SS-6.19", "SS-5.77")
def test_athena_does_nothing_when_she_is_acquired_or_played_and_then_heals_up_to_two() -> None:
    story = table(
        ["athena", "mu"],
        {"played": facing(1, "shiva", "marine"), "wounded": ["leda", "spica", "oko"], "draw": ["seiya-green"]},
        {"draw": ["shiryu-green"], "wounded": ["leda"]},
    )
    story.refuses("acquire 1 force", clause="SS-1.7")
    story.does("acquire 1 cosmos").expects("main", 0)
    assert (story.hand(), story.hand(1), story.flames) == (["athena"], [], 12)
    story.does("play athena 2").expects("main", 0)
    number = story.number("athena")
    assert (story.force("athena"), story.cosmos("athena")) == (0, 1)
    story.refuses(f"activate #{number}", clause="SS-5.80")
    story.does(f"heal #{number}").expects("heal-pick", 0).expects_exactly("target #5", "target #6", "target #7")
    story.refuses("done").refuses("target #8", clause="SS-6.12")
    story.does("target #6").expects_exactly("target #5", "target #7", "done").does("target #7").expects("main", 0)
    assert (story.wounded(), story.wounded(1)) == (["leda"], ["leda"])
    assert sorted(story.discard()) == ["athena", "marine", "oko", "shiva", "spica"]


@clause("SS-11.16", "SS-5.91")
def test_athena_may_heal_one_character_only() -> None:
    story = table(["mu"], {"played": facing(1, "athena"), "wounded": ["leda", "spica"]})
    story.does("heal #2", "target #3").expects_exactly("target #4", "done").does("done").expects("main", 0)
    assert (story.wounded(), story.discard()) == (["spica"], ["athena", "leda"])


@clause("SS-11.16", "SS-8.10")
def test_each_athena_scores_a_point_for_ten_cards_of_her_owner() -> None:
    greens = ["seiya-green"] * 9
    assert table([], {"hand": ["athena"], "draw": greens[:8]}).score() == 0
    assert table([], {"hand": ["athena"], "draw": greens}).score() == 1
    both = table([], {"hand": ["athena"], "discard": ["athena"], "draw": greens, "wounded": ["seiya-bronze"] * 5,
                      "armour": "armure-pegase", "destroyed": ["oko"] * 2, "aside": []})  # fmt: skip
    assert both.score() == 1 + 1 + 5  # 17 cards
    story = table([], {"hand": ["athena", "athena"], "draw": greens, "wounded": ["seiya-bronze"] * 5,
                       "armour": "armure-pegase", "discard": ["armure-lion", "armure-vierge", "armure-belier"]})  # fmt: skip
    assert story.score() == 2 + 2 + 5 + 9  # 20 cards


# 17 The Pope ------------------------------------------------------------------------------------------------------------
@clause("SS-11.17a", "SS-7.21", "SS-7.23")
def test_the_pope_shuffles_himself_and_the_removed_gold_knights_into_the_reserve_and_completing_goes_on() -> None:
    story = arriving(
        "pope",
        "oko",
        "jaki",
        terrain=["saga", "leda", "leda", "sho", "sho"],
        common_discard=["mu", "milo", "armure-lion", "athena", "marine"],
        flames=9,
    )
    story.expects("main", 0)
    # Docrates removes places 2 to 5: five holes for the Pope, Oko, Jaki, Mu and Milo
    assert story.flames == 9
    everything = sorted([c for c in story.terrain if c] + story.reserve + story.common)
    assert everything == sorted(
        ["saga", "pope", "oko", "jaki", "mu", "milo", "armure-lion", "athena", "marine", "leda", "leda", "sho", "sho"]
    )
    assert "mu" not in story.common
    assert "milo" not in story.common
    assert {"armure-lion", "athena", "marine", "leda", "sho"} <= set(story.common)
    first = story.events("to-reserve")[0]
    assert sorted(first["cards"]) == ["milo", "mu", "pope"]


@clause("SS-11.17a")
def test_the_pope_alone_goes_back_into_a_reserve_that_is_not_empty() -> None:
    story = table(["mu", "milo", "saga", "camus", "shura", None], {"hand": ["seiya-green"] * 5},
                  reserve=["pope", "oko", "oko", "jaki", "jaki"])  # fmt: skip
    # upkeep: nothing in place 6, the five cards are pushed right, the Pope comes to place 1
    story.ends().expects("main", 1)
    assert story.terrain[1:] == ["mu", "milo", "saga", "camus", "shura"]
    assert story.terrain[0] in ("oko", "jaki")
    assert "pope" in story.reserve
    assert len(story.reserve) == 4
    assert (story.common, story.flames) == ([], 12)
    assert story.events("to-reserve")[0]["cards"] == ["pope"]


@clause("SS-11.17a")
def test_the_pope_returns_from_an_empty_reserve_with_a_gold_knight() -> None:
    story = table(["mu", "saga", "camus", "shura", "doko", None], {"hand": ["seiya-green"] * 5},
                  reserve=["pope"], common_discard=["milo", "oko"])  # fmt: skip
    story.ends().expects("main", 1)
    assert story.terrain == ["milo", "mu", "saga", "camus", "shura", "doko"]
    assert (story.reserve, story.common, story.flames) == (["pope"], ["oko"], 12)


@clause("SS-11.17b")
def test_the_pope_goes_to_the_common_discard_when_nothing_else_would_be_in_the_reserve() -> None:
    story = arriving("pope", terrain=["mu"], common_discard=["oko", "armure-lion", "athena", "shaina"])
    story.expects("main", 0)
    assert story.terrain == ["mu", None, None, None, None, None]
    assert story.reserve == []
    assert story.common == ["athena", "pope", "armure-lion", "shaina", "oko"]
    assert story.flames == 12


@clause("SS-11.17c")
def test_the_pope_leaves_gold_knights_of_players_and_of_the_terrain_where_they_are() -> None:
    story = arriving(
        "pope",
        players=(
            {"hand": ["milo"], "discard": ["shaka"], "wounded": ["camus"], "destroyed": ["doko"], "draw": ["shura"]},
            {"hand": ["aiolia"], "destroyed": ["aiolos"]},
        ),
        terrain=["mu"],
        common_discard=["saga"],
    )
    assert (story.hand(), story.wounded(), story.destroyed(), story.draw()) == (
        ["milo"],
        ["camus"],
        ["doko"],
        ["shura"],
    )
    assert story.discard() == ["shaka", "docrates"]
    assert (story.hand(1), story.destroyed(1)) == (["aiolia"], ["aiolos"])
    assert story.terrain[0] == "mu"
    assert story.flames == 12
    assert sorted(story.events("to-reserve")[0]["cards"]) == ["pope", "saga"]


@clause("SS-11.17c", "SS-4.12")
def test_a_gold_knight_that_came_back_takes_a_flame_each_time_it_leaves() -> None:
    story = table(
        [None, None, None, None, None, "mu"],
        {"hand": ["seiya-green"] * 5},
        {"hand": ["shiryu-green"] * 5},
        reserve=["pope"],
        flames=7,
    )
    # Mu is removed (6), the Pope brings him back: he is revealed, and after him the Pope leaves for good
    story.ends().expects("main", 1)
    assert story.terrain == [None, None, None, None, None, "mu"]
    assert (story.common, story.flames) == (["pope"], 6)
    story.ends()
    assert (story.common, story.flames) == (["pope", "mu"], 5)


@clause("SS-11.17a", "SS-5.70", "SS-6.19", "SS-1.7")
def test_the_pope_has_no_cost_may_be_taken_for_free_and_does_nothing_in_a_hand() -> None:
    story = table(
        ["pope", "leda"],
        {"played": facing(1, "saga", "shura", "doko"), "hand": ["armure-sagittaire", "oko"], "armour": "armure-lion"},
        common_discard=["milo"],
    )
    story.refuses("acquire 1 force", "acquire 1 cosmos", "acquire 1 cosmos armour", clause="SS-1.7")
    story.does("equip armure-sagittaire", "use").expects("terrain-pick", 0)
    story.expects_exactly("place 1", "place 2").does("place 1").expects("main", 0)
    assert story.discard() == ["pope", "armure-lion"]
    assert story.common == ["milo"]
    assert story.reserve == ["armure-sagittaire"]


@clause("SS-11.17a", "SS-1.8")
def test_the_pope_in_play_gives_nothing_and_has_nothing_to_activate() -> None:
    story = table(["leda"], {"hand": ["pope"], "wounded": ["oko"], "draw": ["seiya-green"]}, common_discard=["milo"])
    story.does("play pope 1").expects("main", 0).expects_exactly("end")
    assert (story.force("pope"), story.cosmos("pope")) == (0, 0)
    assert story.common == ["milo"]
