"""What the cards 77 to 90 do, and what they must not offer."""

import pytest

import kleos
from kleos.games.saint_seiya.testing import Story, facing, table
from kleos.testing import clause

STEEL = "Steel Knight"
BRONZE = "Bronze Knight"
# Faces: id, number, name, class, rank, Force cost, Cosmos cost, Force, Cosmos, VP; all are without Heal or flame
FACES = [
    ("sho", 77, "Sky Cloth Sho", STEEL, "bronze", 2, 2, 1, None, 1),
    ("ushio", 78, "Marine Cloth Ushio", STEEL, "bronze", 2, 2, 1, None, 1),
    ("daichi", 79, "Land Cloth Daichi", STEEL, "bronze", 2, 2, 1, None, 1),
    ("jabu", 80, "Unicorn Jabu", BRONZE, "bronze", 3, 3, 1, 1, 2),
    ("ichi", 81, "Hydra Ichi", BRONZE, "bronze", 3, 3, 1, None, 2),
    ("nachi", 82, "Wolf Nachi", BRONZE, "bronze", 3, 3, 1, None, 2),
    ("ban", 83, "Lionet Ban", BRONZE, "bronze", 3, 3, 1, None, 2),
    ("geki", 84, "Bear Geki", BRONZE, "bronze", 3, 3, 1, None, 2),
    ("june", 85, "Chameleon June", BRONZE, "bronze", 3, 3, 1, 1, 1),
    ("cassios", 86, "Cassios", "", "green", 2, None, 1, None, 1),
    ("gigas", 87, "Gigas", "", "green", None, None, None, None, -1),
    ("phaeton", 88, "Phaeton", "", "green", 2, None, 1, None, 1),
    ("oko", 89, "Oko", "", "green", 3, None, 1, None, 1),
    ("jaki", 90, "Jaki", "", "green", 3, None, 1, None, 0),
]
FULL = ["mu", "saga", "milo", "shaka", "athena", "doko"]  # a terrain on which nothing is to be refilled


def activate(story: Story, card: str) -> Story:
    """Activates the card with the lowest number of that id."""
    return story.does(f"activate #{story.number(card)}")


def refuses_to_activate(story: Story, card: str, clause: str = "SS-6.8") -> Story:
    return story.refuses(f"activate #{story.number(card)}", clause=clause)


@pytest.mark.parametrize(
    ("card", "number", "name", "klass", "rank", "force_cost", "cosmos_cost", "force", "cosmos", "points"), FACES
)
@clause("SS-1.5", "SS-1.7", "SS-1.8", "SS-1.9", "SS-1.13", "SS-2.2")
def test_77_to_90_bear_the_published_costs_values_and_points(
    card: str,
    number: int,
    name: str,
    klass: str,
    rank: str,
    force_cost: int | None,
    cosmos_cost: int | None,
    force: int | None,
    cosmos: int | None,
    points: int,
) -> None:
    face = kleos.rules("saint-seiya").cards[card]
    assert face.name() == name
    facts = face.facts()
    assert (facts["number"], facts["class"], facts["kind"], facts["border"]) == (number, klass, "character", rank)
    assert (facts["cost"].get("force"), facts["cost"].get("cosmos")) == (force_cost, cosmos_cost)
    assert (facts["value"].get("force"), facts["value"].get("cosmos")) == (force, cosmos)
    assert (facts["heal"], facts["points"], facts["flame"], facts["copies"]) == (0, points, False, 2)
    lying = table([card])
    assert (lying.cost(1, "force"), lying.cost(1, "cosmos")) == (force_cost, cosmos_cost)
    last = table([None] * 5 + [card])
    assert last.cost(6, "force") == (None if force_cost is None else force_cost - 1)
    assert last.cost(6, "cosmos") == (None if cosmos_cost is None else cosmos_cost - 1)
    fighting = table(["athena"], {"played": facing(1, card)})
    assert (fighting.force(card), fighting.cosmos(card)) == (force or 0, cosmos or 0)
    assert table([], {"hand": [card]}).score() == points


# 77 Sho -----------------------------------------------------------------------------------------------------------------
@clause("SS-11.77", "SS-12.23", "SS-6.20", "SS-5.55")
def test_sho_protects_the_other_knights_facing_the_same_card() -> None:
    story = table([None] * 5 + ["saga"], {"played": facing(6, "sho", "shura", "misty", "seiya-green")})
    assert (story.cost(6, "force"), story.strength(6, "force")) == (7, 7)
    story.does("acquire 6 force")
    assert story.wounded() == ["sho", "seiya-green"]
    assert story.discard() == ["saga", "shura", "misty"]


@clause("SS-11.77", "SS-6.20")
def test_two_sho_protect_each_other() -> None:
    story = table(["algol"], {"played": facing(1, "sho", "sho", "shura", "oko")})
    story.does("acquire 1 force")
    assert story.wounded() == ["oko"]
    assert story.discard() == ["shura", "algol", "sho", "sho"]


@clause("SS-11.77", "SS-1.9")
def test_sho_protects_bronze_heroes_but_no_green_ones_nor_others_who_are_no_knights() -> None:
    story = table(["algol"], {"played": facing(1, "sho", "seiya-bronze", "seiya-green", "cassios", "leda")})
    story.does("acquire 1 force")
    assert story.wounded() == ["sho", "seiya-green", "cassios"]
    assert story.discard() == ["seiya-bronze", "algol", "leda"]


@clause("SS-11.77", "SS-5.18", "SS-5.19")
def test_sho_protects_nobody_from_elsewhere() -> None:
    story = table(["algol", "mu"], {"played": facing(1, "shura", "leda", "spica") + facing(2, "sho")})
    story.does("acquire 1 force")
    assert story.wounded() == ["leda", "spica"]
    assert story.played() == ["sho"]
    stranded = table(["algol"], {"played": facing(1, "shura", "leda", "spica") + facing(None, "sho")})
    stranded.does("acquire 1 force")
    assert stranded.wounded() == ["leda", "spica"]


@clause("SS-11.77", "SS-5.86")
@pytest.mark.parametrize("card", ["ban", "sirius", "ptolemy", "mu"])
def test_sho_keeps_a_knight_beside_him_from_an_activation_that_would_wound_it(card: str) -> None:
    mine = {"hand": ["seiya-green"], "discard": ["armure-lion"]}
    story = table(["athena", "saga"], {"played": facing(1, card, "sho"), **mine}, {"hand": ["misty"]})
    refuses_to_activate(story, card, "SS-5.86")
    apart = table(["athena", "saga"], {"played": facing(1, card) + facing(2, "sho"), **mine}, {"hand": ["misty"]})
    activate(apart, card)
    assert apart.wounded() == [card]


@clause("SS-11.77", "SS-5.86", "SS-6.16", "SS-5.20")
def test_a_stranded_sho_keeps_nobody_from_being_wounded() -> None:
    story = table(["athena"], {"played": facing(None, "ban", "sho")}, {"hand": ["misty"]})
    activate(story, "ban")
    assert story.wounded() == ["ban"]
    assert story.wounded(1) == ["misty"]


@clause("SS-11.77", "SS-11.50", "SS-11.80")
def test_sho_does_not_hinder_activations_that_discard_or_destroy() -> None:
    story = table(["mu"], {"played": facing(1, "sho", "capella", "jabu")}, {"hand": ["shiryu-green"]})
    activate(story, "capella")
    activate(story, "jabu")
    assert story.destroyed() == ["capella"]
    assert story.discard() == ["jabu"]


@clause("SS-11.77", "SS-11.33")
def test_sho_does_not_save_a_knight_from_being_destroyed() -> None:
    # terrain #1, played #2 to #5
    story = table(["deathmask"], {"played": facing(1, "sho", "shura", "misty", "leda")})
    story.does("acquire 1 force").expects("used-destroy", 0)
    story.expects_exactly("target #2", "target #3", "target #4", "target #5")
    story.does("target #3")
    assert story.destroyed() == ["shura"]


@clause("SS-11.77", "SS-6.19")
def test_sho_on_the_terrain_protects_nobody() -> None:
    story = table(["sho", "algol"], {"played": facing(2, "shura", "leda", "spica")})
    story.does("acquire 2 force")
    assert story.wounded() == ["leda", "spica"]


@clause("SS-11.77", "SS-11.41", "SS-11.35")
def test_sho_in_play_protects_neither_hands_nor_discards() -> None:
    story = table(["aphrodite"], {"played": facing(1, "shura", "doko", "sho")}, {"hand": ["sho", "misty"]})
    story.does("acquire 1 force").expects("hand-wound", 1).expects_exactly("card misty", "card sho")
    story.does("card misty").expects("main", 0)
    assert story.wounded(1) == ["misty", "sho"]
    discarded = table(["mu"], {"played": facing(1, "sho"), "hand": ["shaka"], "discard": ["misty"]})
    discarded.does("play shaka 1", "use").expects("main", 0)
    assert discarded.wounded() == ["misty"]


@clause("SS-11.77", "SS-11.40b")
def test_sho_does_not_keep_camus_from_the_wounded_row() -> None:
    story = table(["camus"], {"played": facing(1, "shura", "doko", "sho", "leda")})
    story.does("acquire 1 force")
    assert story.wounded() == ["camus"]
    assert story.discard() == ["doko", "shura", "leda", "sho"]


# 78 Ushio ---------------------------------------------------------------------------------------------------------------
@clause("SS-11.78")
def test_ushio_is_stronger_for_each_bronze_hero_beside_him() -> None:
    story = table(["mu", "saga"], {"played": facing(1, "ushio", "seiya-bronze", "seiya-bronze")})
    assert story.force("ushio") == 3
    assert story.cosmos("ushio") == 0
    assert story.strength(1, "force") == 5
    two = table(["mu"], {"played": facing(1, "ushio", "ushio", "seiya-bronze")})
    assert two.force("ushio") == 2
    assert two.strength(1, "force") == 5


@clause("SS-11.78", "SS-5.18", "SS-6.16")
def test_ushio_counts_neither_green_heroes_nor_other_bronze_cards_nor_heroes_elsewhere() -> None:
    played = facing(1, "ushio", "seiya-green", "jabu", "sho", "leda") + facing(2, "seiya-bronze")
    story = table(["mu", "saga"], {"played": played})
    assert story.force("ushio") == 1
    stranded = table(["mu"], {"played": facing(None, "ushio", "seiya-bronze")})
    assert stranded.force("ushio") == 0


@clause("SS-11.78", "SS-5.42")
def test_ushio_pays_with_his_bonus() -> None:
    story = table(["docrates"], {"hand": ["ushio", "seiya-bronze", "seiya-bronze"]})
    story.does("play ushio 1", "play seiya-bronze 1").refuses("acquire 1 force", clause="SS-5.41")
    story.does("play seiya-bronze 1").offers("acquire 1 force")


# 79 Daichi --------------------------------------------------------------------------------------------------------------
@clause("SS-11.79")
def test_daichi_makes_the_knight_he_faces_cheaper_for_each_hero_beside_him() -> None:
    story = table(["mu"], {"played": facing(1, "daichi", "seiya-green", "seiya-bronze")})
    assert (story.cost(1, "cosmos"), story.cost(1, "force")) == (5, 7)
    assert table(["mu"], {"played": facing(1, "daichi")}).cost(1, "cosmos") == 7


@clause("SS-11.79", "SS-5.69", "SS-5.65")
def test_two_daichi_add_up_to_no_less_than_1() -> None:
    story = table(["mu"], {"played": facing(1, "daichi", "daichi", "seiya-green", "seiya-bronze")})
    assert story.cost(1, "cosmos") == 3
    story = table([None] * 5 + ["mu"], {"played": facing(6, "daichi", "daichi", "seiya-green", "seiya-bronze")})
    assert story.cost(6, "cosmos") == 2
    story = table(["jabu"], {"played": facing(1, "daichi", "daichi", "seiya-green", "seiya-bronze")})
    assert story.cost(1, "cosmos") == 1
    story.does("acquire 1 cosmos")
    assert story.hand() == ["jabu"]


@clause("SS-11.79", "SS-5.66", "SS-1.9")
def test_daichi_makes_nothing_cheaper_but_a_knight_with_a_cosmos_cost() -> None:
    heroes = ("seiya-green", "seiya-bronze")
    assert table(["athena"], {"played": facing(1, "daichi", *heroes)}).cost(1, "cosmos") == 4
    assert table(["armure-lion"], {"played": facing(1, "daichi", *heroes)}).cost(1, "cosmos") == 5
    without = table(["misty"], {"played": facing(1, "daichi", *heroes)})
    assert (without.cost(1, "cosmos"), without.cost(1, "force")) == (None, 5)
    without.refuses("acquire 1 cosmos", clause="SS-1.7")


@clause("SS-11.79", "SS-5.18", "SS-6.16")
def test_daichi_counts_no_hero_elsewhere_and_no_other_card() -> None:
    played = facing(1, "daichi", "leda", "jabu", "sho") + facing(2, "seiya-green", "seiya-bronze")
    story = table(["mu", "milo"], {"played": played})
    assert (story.cost(1, "cosmos"), story.cost(2, "cosmos")) == (7, 8)
    stranded = table(["mu"], {"played": facing(None, "daichi") + facing(1, "seiya-green")})
    assert stranded.cost(1, "cosmos") == 7
    lying = table(["daichi"], {"played": facing(1, "seiya-green")})
    assert lying.cost(1, "cosmos") == 2


@clause("SS-11.79", "SS-11.40a", "SS-5.65")
def test_daichi_makes_the_cosmos_cost_that_hyoga_gives_camus_cheaper() -> None:
    story = table(["camus"], {"hero": "hyoga", "played": facing(1, "daichi", "hyoga-green", "hyoga-bronze")})
    assert (story.cost(1, "cosmos"), story.cost(1, "force")) == (6, 8)
    other = table(["camus"], {"played": facing(1, "daichi", "seiya-green", "seiya-bronze")})
    assert other.cost(1, "cosmos") is None


# 80 Jabu ----------------------------------------------------------------------------------------------------------------
@clause("SS-11.80", "SS-6.11", "SS-6.12", "SS-9.6")
def test_jabu_makes_each_opponent_discard_a_hero_of_the_hand() -> None:
    # p1 is active: p2, p3, p0; p3 holds no Hero
    story = table(
        ["mu"],
        {"hand": ["seiya-green", "leda"]},
        {"played": facing(1, "jabu"), "hand": ["shiryu-green"]},
        {"hand": ["hyoga-green", "hyoga-bronze", "oko", "armure-cygne"]},
        {"hand": ["armure-andromede", "misty"]},
        turn=2,
    )
    activate(story, "jabu").expects("hand-discard", 2).expects_exactly("card hyoga-green", "card hyoga-bronze")
    story.refuses("card oko", "card armure-cygne", "skip")
    assert story.hand() == ["seiya-green", "leda"]
    story.does("card hyoga-bronze").expects("main", 1)
    assert story.discard(2) == ["hyoga-bronze"]
    assert story.hand(3) == ["armure-andromede", "misty"]
    assert story.discard() == ["seiya-green"]
    assert story.hand() == ["leda"]
    assert story.hand(1) == ["shiryu-green"]
    assert story.discard(1) == ["jabu"]
    assert [entry["seat"] for entry in story.events("nothing")] == [3]


@clause("SS-11.80", "SS-6.9", "SS-9.6")
def test_jabu_may_be_used_against_a_hand_without_heroes() -> None:
    story = table(["mu"], {"played": facing(1, "jabu")}, {"hand": ["oko"]})
    activate(story, "jabu").expects("main", 0)
    assert story.hand(1) == ["oko"]
    assert story.discard() == ["jabu"]
    assert [entry["seat"] for entry in story.events("nothing")] == [1]


@clause("SS-11.80", "SS-6.8")
def test_jabu_is_not_usable_against_empty_hands() -> None:
    story = table(
        ["mu"],
        {"played": facing(1, "jabu"), "hand": ["seiya-green"]},
        {"discard": ["shiryu-green"], "wounded": ["shiryu-bronze"]},
    )
    refuses_to_activate(story, "jabu")


# 81 Ichi ----------------------------------------------------------------------------------------------------------------
@clause("SS-11.81", "SS-6.11", "SS-7.32")
def test_ichi_wounds_all_bronze_heroes_in_the_discards_of_the_opponents() -> None:
    story = table(
        ["mu"],
        {"played": facing(1, "ichi"), "discard": ["seiya-bronze"]},
        {"discard": ["shiryu-bronze", "shiryu-bronze", "shiryu-green", "jabu"]},
        {"discard": ["hyoga-bronze", "hyoga-green", "armure-cygne"], "hand": ["hyoga-bronze"]},
    )
    activate(story, "ichi").expects("main", 0)
    assert story.wounded(1) == ["shiryu-bronze", "shiryu-bronze"]
    assert story.discard(1) == ["shiryu-green", "jabu"]
    assert story.wounded(2) == ["hyoga-bronze"]
    assert story.discard(2) == ["hyoga-green", "armure-cygne"]
    assert story.hand(2) == ["hyoga-bronze"]
    assert story.wounded() == []
    assert story.discard() == ["seiya-bronze", "ichi"]
    assert story.number("shiryu-bronze") < story.number("hyoga-bronze")


@clause("SS-11.81", "SS-6.8")
def test_ichi_is_not_usable_without_a_bronze_hero_in_the_discard_of_an_opponent() -> None:
    story = table(
        ["mu"],
        {"played": facing(1, "ichi"), "discard": ["seiya-bronze"]},
        {
            "discard": ["shiryu-green", "jabu", "sho"],
            "hand": ["shiryu-bronze"],
            "draw": ["shiryu-bronze"],
            "destroyed": ["shiryu-bronze"],
            "aside": ["shiryu-bronze"],
        },
    )
    refuses_to_activate(story, "ichi")


# 82 Nachi ---------------------------------------------------------------------------------------------------------------
@clause("SS-11.82", "SS-6.11")
def test_nachi_makes_each_opponent_discard_the_equipped_armour() -> None:
    story = table(
        ["mu"],
        {"played": facing(1, "nachi"), "armour": "armure-pegase"},
        {"armour": "armure-dragon", "hand": ["armure-lion"]},
        {},
        {"armour": "armure-cancer"},
    )
    activate(story, "nachi").expects("main", 0)
    assert story.armour(1) is story.armour(3) is None
    assert story.discard(1) == ["armure-dragon"]
    assert story.discard(3) == ["armure-cancer"]
    assert story.hand(1) == ["armure-lion"]
    assert story.armour() == "armure-pegase"
    assert story.discard() == ["nachi"]


@clause("SS-11.82", "SS-6.8")
def test_nachi_is_not_usable_where_no_opponent_wears_an_armour() -> None:
    story = table(
        ["mu", "armure-lion"],
        {"played": facing(1, "nachi"), "armour": "armure-pegase"},
        {"hand": ["armure-dragon"], "discard": ["armure-cancer"]},
    )
    refuses_to_activate(story, "nachi")


# 83 Ban -----------------------------------------------------------------------------------------------------------------
@clause("SS-11.83", "SS-6.11", "SS-6.12", "SS-9.6", "SS-1.9")
def test_ban_makes_each_opponent_wound_a_knight_of_the_hand_and_is_wounded_himself() -> None:
    story = table(
        ["mu"],
        {"played": facing(1, "ban"), "hand": ["misty"]},
        {"hand": ["shiryu-bronze", "sho", "shiryu-green", "oko", "armure-lion"]},
        {"hand": ["hyoga-green", "cassios", "athena"]},
    )
    activate(story, "ban").expects("hand-wound", 1).expects_exactly("card shiryu-bronze", "card sho")
    story.refuses("card shiryu-green", "card oko", "card armure-lion", "skip")
    assert story.played() == ["ban"]
    story.does("card sho").expects("main", 0)
    assert story.wounded(1) == ["sho"]
    assert story.hand(2) == ["hyoga-green", "athena", "cassios"]
    assert story.wounded(2) == []
    assert story.hand() == ["misty"]
    assert story.wounded() == ["ban"]
    assert story.discard() == []
    assert [entry["seat"] for entry in story.events("nothing")] == [2]


@clause("SS-11.83", "SS-6.9")
def test_ban_may_be_used_against_a_hand_without_knights() -> None:
    story = table(["mu"], {"played": facing(1, "ban")}, {"hand": ["oko"]})
    activate(story, "ban").expects("main", 0)
    assert story.hand(1) == ["oko"]
    assert story.wounded() == ["ban"]


@clause("SS-11.83", "SS-6.8", "SS-5.86")
def test_ban_is_not_usable_against_empty_hands_nor_beside_sho() -> None:
    story = table(["mu"], {"played": facing(1, "ban"), "hand": ["misty"]}, {"discard": ["misty"]})
    refuses_to_activate(story, "ban")
    beside = table(["mu"], {"played": facing(1, "ban", "sho")}, {"hand": ["misty"]})
    refuses_to_activate(beside, "ban", "SS-5.86")


# 84 Geki ----------------------------------------------------------------------------------------------------------------
@clause("SS-11.84", "SS-13.11", "SS-5.81")
def test_geki_destroys_a_discarded_bronze_hero_and_brings_a_destroyed_green_one_back() -> None:
    story = table(
        ["mu"],
        {"played": facing(1, "geki"), "discard": ["seiya-bronze"], "destroyed": ["seiya-green"]},
        {"discard": ["shiryu-bronze", "shiryu-bronze", "jabu"], "destroyed": ["shiryu-green", "shiryu-green"]},
        {"discard": ["hyoga-bronze"], "destroyed": ["hyoga-bronze", "oko"]},
        {"discard": ["shun-green"], "destroyed": ["shun-green"], "wounded": ["shun-bronze"]},
    )
    activate(story, "geki").expects("player-pick", 0).expects_exactly("player p0", "player p1")
    story.refuses("player p2", "player p3", clause="SS-13.11")
    story.does("player p1").expects("main", 0)
    assert story.discard(1) == ["shiryu-green", "shiryu-bronze", "jabu"]
    assert story.destroyed(1) == ["shiryu-green", "shiryu-bronze"]
    assert story.discard() == ["seiya-bronze", "geki"]
    assert story.destroyed() == ["seiya-green"]


@clause("SS-11.84", "SS-5.76", "SS-11.66")
def test_geki_may_be_used_on_the_own_cards_even_beside_kuraggu() -> None:
    story = table(["kuraggu"], {"played": facing(1, "geki"), "discard": ["seiya-bronze"], "destroyed": ["seiya-green"]})
    activate(story, "geki").expects("main", 0)
    assert story.discard() == ["seiya-green", "geki"]
    assert story.destroyed() == ["seiya-bronze"]


@clause("SS-11.84", "SS-6.8")
def test_geki_is_not_usable_where_nobody_has_both() -> None:
    story = table(
        ["mu"],
        {"played": facing(1, "geki"), "discard": ["seiya-bronze"]},
        {"destroyed": ["shiryu-green"], "hand": ["shiryu-bronze"], "discard": ["jabu", "armure-dragon"]},
    )
    refuses_to_activate(story, "geki")


# 85 June ----------------------------------------------------------------------------------------------------------------
@clause("SS-11.85a", "SS-6.12", "SS-7.16")
def test_june_heals_one_wounded_character_of_her_user() -> None:
    # terrain #1, wounded #2 to #4 of p0 and #5 of p1, June #6
    story = table(
        ["mu"],
        {"hand": ["june"], "wounded": ["seiya-green", "misty", "seiya-green"]},
        {"wounded": ["oko"]},
    )
    story.does("play june 1").expects("on-play", 0).expects_exactly("use", "skip")
    story.does("use").expects("heal-pick", 0).expects_exactly("target #2", "target #3")
    story.refuses("target #5", clause="SS-6.12")
    story.refuses("done", "skip")
    story.does("target #3").expects("main", 0)
    assert story.discard() == ["misty"]
    assert story.wounded() == ["seiya-green", "seiya-green"]
    assert story.wounded(1) == ["oko"]
    assert story.played() == ["june"]
    assert story.strength(1, "cosmos") == 1


@clause("SS-11.85a", "SS-6.5", "SS-13.3")
def test_june_may_heal_the_only_one_or_nobody() -> None:
    story = table(["mu"], {"hand": ["june"], "wounded": ["misty"]})
    story.does("play june 1", "use").expects("main", 0)
    assert story.discard() == ["misty"]
    unwilling = table(["mu"], {"hand": ["june"], "wounded": ["misty"]})
    unwilling.does("play june 1", "skip").expects("main", 0)
    assert unwilling.wounded() == ["misty"]


@clause("SS-11.85a", "SS-6.8")
def test_june_is_not_asked_without_a_wounded_character_of_her_user() -> None:
    story = table(["mu"], {"hand": ["june"]}, {"wounded": ["oko"]})
    story.does("play june 1").expects("main", 0).refuses("use")


@clause("SS-11.85a", "SS-11.85b")
@pytest.mark.parametrize("place", [1, 3])
def test_june_is_not_asked_while_another_june_is_on_the_terrain(place: int) -> None:
    story = table(["mu", None, "june"], {"hand": ["june"], "wounded": ["misty"]})
    story.does(f"play june {place}").expects("main", 0).refuses("use")
    assert story.wounded() == ["misty"]


@clause("SS-11.85b", "SS-5.92", "SS-12.29")
def test_june_on_the_terrain_keeps_everybody_from_healing() -> None:
    # terrain #1 to #6
    story = table(
        ["mu", "june", "milo", "shaka", "saga", "oko"],
        {
            "played": facing(1, "seiya-green"),
            "wounded": ["misty"],
            "draw": ["leda"] * 2 + ["jabu"] * 2 + ["ban", "ban"],
        },
        {"wounded": ["shiryu-green"], "draw": ["spica"]},
        reserve=["athena"],
    )
    story.refuses("heal #7", clause="SS-11.85b")
    story.ends().expects("main", 1)
    assert story.terrain[0] == "athena"
    assert story.wounded() == ["misty"]
    assert story.wounded(1) == ["shiryu-green"]
    assert len(story.hand()) == 6
    assert story.hand(1) == ["spica"]
    assert "heal" not in story.kinds()


@clause("SS-11.85b", "SS-11.28")
def test_june_on_the_terrain_makes_the_aquarius_armour_useless() -> None:
    story = table(["june"], {"armour": "armure-verseau", "wounded": ["misty"]})
    refuses_to_activate(story, "armure-verseau")
    free = table(["mu"], {"armour": "armure-verseau", "wounded": ["misty"]})
    activate(free, "armure-verseau")
    assert free.discard() == ["armure-verseau", "misty"]


@clause("SS-11.85b", "SS-6.19", "SS-6.17")
def test_june_forbids_nothing_once_she_has_left_the_terrain() -> None:
    # terrain #1 and #2; the green Seiya #3
    story = table(["mu", "june"], {"played": facing(1, "seiya-green") + facing(2, "shura"), "wounded": ["misty"]})
    story.refuses("heal #3", clause="SS-11.85b")
    story.does("acquire 2 force").offers("heal #3")
    played = table(["mu"], {"played": facing(1, "june", "seiya-green"), "wounded": ["misty"]})
    played.offers(f"heal #{played.number('seiya-green')}")


# 86 Cassios -------------------------------------------------------------------------------------------------------------
@clause("SS-11.86", "SS-5.66", "SS-5.81")
def test_cassios_makes_a_knight_cheaper_in_both_currencies_and_is_destroyed() -> None:
    story = table(
        ["mu", "athena", "armure-lion", "misty", "gigas", "oko"],
        {"played": facing(2, "cassios", "cassios")},
    )
    activate(story, "cassios").expects("terrain-pick", 0).expects_exactly("place 1", "place 4")
    story.refuses("place 2", "place 3", "place 5", "place 6", clause="SS-6.8")
    story.refuses("skip")
    story.does("place 1").expects("main", 0)
    assert story.destroyed() == ["cassios"]
    assert (story.cost(1, "force"), story.cost(1, "cosmos")) == (5, 5)
    activate(story, "cassios").does("place 4")
    assert (story.cost(4, "force"), story.cost(4, "cosmos")) == (3, None)
    assert (story.cost(2, "cosmos"), story.cost(6, "force")) == (4, 2)


@clause("SS-11.86", "SS-5.65", "SS-5.69")
def test_cassios_lowers_no_cost_below_1() -> None:
    story = table([None] * 5 + ["jabu"], {"played": facing(6, "cassios", "cassios", "leda")})
    activate(story, "cassios")
    assert (story.cost(6, "force"), story.cost(6, "cosmos")) == (1, 1)
    activate(story, "cassios").expects("main", 0)
    assert (story.cost(6, "force"), story.cost(6, "cosmos")) == (1, 1)
    story.offers("acquire 6 force").refuses("acquire 6 cosmos", clause="SS-5.41")


@clause("SS-11.86", "SS-11.40a")
def test_cassios_also_lowers_the_cosmos_cost_that_hyoga_gives_camus_later() -> None:
    story = table(["camus"], {"hero": "hyoga", "played": facing(1, "cassios"), "hand": ["hyoga-green"]})
    activate(story, "cassios")
    assert (story.cost(1, "force"), story.cost(1, "cosmos")) == (6, None)
    story.does("play hyoga-green 1")
    assert (story.cost(1, "force"), story.cost(1, "cosmos")) == (6, 6)


@clause("SS-11.86", "SS-4.9", "SS-5.68")
def test_cassios_helps_for_this_turn_only() -> None:
    story = table(["mu", "misty"], {"played": facing(1, "cassios")})
    activate(story, "cassios").does("place 1")
    assert story.cost(1, "cosmos") == 5
    story.ends().expects("main", 1)
    assert story.terrain[4] == "mu"
    assert (story.cost(5, "force"), story.cost(5, "cosmos")) == (7, 7)


@clause("SS-11.86", "SS-6.8")
def test_cassios_is_not_usable_without_a_knight_on_the_terrain() -> None:
    story = table(["athena", "armure-lion", "pope", "oko", "gigas"], {"played": facing(1, "cassios")})
    refuses_to_activate(story, "cassios")


@clause("SS-11.86", "SS-11.46", "SS-5.68")
def test_what_cassios_gives_follows_the_knight_to_another_place() -> None:
    story = table(["mu", "athena"], {"played": facing(1, "cassios"), "hand": ["jamian"]})
    activate(story, "cassios")
    story.does("play jamian 1", "use", "place 1")
    assert story.terrain[:2] == ["athena", "mu"]
    assert (story.cost(2, "force"), story.cost(2, "cosmos"), story.cost(1, "cosmos")) == (5, 5, 4)


# 87 Gigas ---------------------------------------------------------------------------------------------------------------
@clause("SS-11.87a", "SS-7.18", "SS-5.19")
def test_gigas_removes_a_character_with_its_flame_and_reveals_a_card_in_its_place() -> None:
    story = table(
        ["mu", "athena", "armure-lion", None, "oko"],
        {"played": facing(1, "gigas", "leda")},
        reserve=["jabu", "ban"],
    )
    activate(story, "gigas").expects("terrain-pick", 0).expects_exactly("place 1", "place 2", "place 5")
    story.refuses("place 3", clause="SS-6.8").refuses("place 4", clause="SS-7.2").refuses("skip")
    story.does("place 1").expects("main", 0)
    assert story.common == ["mu"]
    assert story.flames == 11
    assert story.terrain == ["jabu", "athena", "armure-lion", None, "oko", None]
    assert story.reserve == ["ban"]
    assert story.discard() == ["gigas"]
    assert story.played() == ["leda"]
    assert story.strength(1, "force") == 0


@clause("SS-11.87a", "SS-6.3")
def test_gigas_triggers_no_defeated_effect_and_only_the_flame_that_is_shown() -> None:
    story = table(["moses", "oko"], {"played": facing(2, "gigas")}, {"hand": ["misty"]}, reserve=["jabu"])
    activate(story, "gigas").does("place 1")
    assert story.terrain == ["jabu", "oko", None, None, None, None]
    assert story.flames == 12
    assert story.common == ["moses"]


@clause("SS-11.87a", "SS-6.2", "SS-6.14")
def test_gigas_lets_the_arrival_of_the_revealed_card_resolve() -> None:
    story = table(["oko", "mu"], {"played": facing(2, "gigas")}, reserve=["ptolemy"])
    activate(story, "gigas").does("place 1")
    assert story.terrain[0] == "ptolemy"
    assert story.flames == 11
    assert story.discard() == ["gigas"]


@clause("SS-11.87a", "SS-7.22", "SS-6.10")
def test_gigas_reveals_nothing_with_an_empty_reserve() -> None:
    story = table(["oko", "mu"], {"played": facing(2, "gigas")})
    activate(story, "gigas").does("place 1").expects("main", 0)
    assert story.terrain == [None, "mu", None, None, None, None]
    assert story.common == ["oko"]
    assert story.discard() == ["gigas"]


@clause("SS-11.87a", "SS-11.66")
def test_gigas_may_remove_what_kuraggu_forbids_to_acquire() -> None:
    story = table(["kuraggu", "mu"], {"played": facing(1, "gigas")})
    activate(story, "gigas").expects_exactly("place 1", "place 2")


@clause("SS-11.87a", "SS-6.8", "SS-5.12")
def test_gigas_is_not_usable_without_a_character_on_the_terrain() -> None:
    story = table(["armure-lion"], {"played": facing(1, "gigas")}, reserve=["oko"])
    refuses_to_activate(story, "gigas")


@clause("SS-11.87b", "SS-11.87c", "SS-6.14")
def test_gigas_leaves_a_hole_where_the_revealed_gigas_goes_to_a_player() -> None:
    story = table(["oko", "mu"], {"played": facing(2, "gigas")}, reserve=["gigas", "jabu"])
    activate(story, "gigas").does("place 1").expects("player-pick", 0).expects_exactly("player p0", "player p1")
    assert story.played() == ["gigas"]
    story.does("player p1").expects("main", 0)
    assert story.discard(1) == ["gigas"]
    assert story.discard() == ["gigas"]
    assert story.terrain == [None, "mu", None, None, None, None]
    assert story.reserve == ["jabu"]


@clause("SS-11.87b", "SS-11.17a")
def test_gigas_leaves_a_hole_where_the_revealed_pope_goes_back_to_the_reserve() -> None:
    story = table(["oko", "mu"], {"played": facing(2, "gigas")}, reserve=["pope", "jabu"])
    activate(story, "gigas").does("place 1").expects("main", 0)
    assert story.terrain == [None, "mu", None, None, None, None]
    assert sorted(story.reserve) == ["jabu", "pope"]


@clause("SS-11.87b", "SS-4.15")
def test_the_hole_gigas_leaves_is_filled_in_the_upkeep() -> None:
    story = table(
        ["oko", *FULL[:5]], {"played": facing(2, "gigas")}, {"hand": ["misty"]}, reserve=["gigas", "jabu", "ban"]
    )
    activate(story, "gigas").does("place 1", "player p1").expects("main", 0)
    story.ends().expects("main", 1)
    assert story.terrain == ["ban", "jabu", *FULL[:4]]


@clause("SS-11.87c", "SS-12.28", "SS-7.21", "SS-4.18")
def test_gigas_arrives_and_the_active_player_gives_him_to_somebody() -> None:
    story = table(list(FULL), {}, {}, {}, turn=3, reserve=["gigas", "jabu", "oko"])
    story.ends().expects("player-pick", 2).expects_exactly("player p0", "player p1", "player p2")
    story.refuses("skip")
    story.does("player p0").expects("main", 0)
    assert story.discard() == ["gigas"]
    assert story.terrain == ["jabu", *FULL[:5]]
    assert story.reserve == ["oko"]
    assert story.score() == -1


@clause("SS-11.87c", "SS-7.21", "SS-11.61")
def test_gigas_revealed_while_the_terrain_is_completed_leaves_no_hole() -> None:
    story = table(["oko", *FULL[:5]], {"played": facing(2, "docrates")}, reserve=["gigas", "gigas", "jabu", "ban"])
    activate(story, "docrates").expects("player-pick", 0)
    story.does("player p1").expects("player-pick", 0)
    story.does("player p0").expects("main", 0)
    assert story.terrain == ["jabu", *FULL[:5]]
    assert story.discard(1) == ["gigas"]
    assert story.discard() == ["docrates", "gigas"]
    assert story.reserve == ["ban"]


@clause("SS-11.87c", "SS-8.9")
def test_gigas_may_be_kept_and_counts_against_his_owner() -> None:
    story = table(list(FULL), {"hand": ["leda", "jabu"]}, reserve=["gigas", "ban"])
    story.ends().does("player p0").expects("main", 1)
    assert story.discard() == ["gigas"]
    assert story.score() == 1
    assert table([], {"hand": ["gigas"], "draw": ["gigas"]}).score() == -2
    assert table([], {"destroyed": ["gigas"]}).score() == 0


@clause("SS-11.87c", "SS-5.70", "SS-1.7")
def test_gigas_cannot_be_paid_for_but_may_be_acquired_for_free() -> None:
    story = table(["gigas", "mu"], {"played": facing(1, "shura", "doko"), "hand": ["armure-sagittaire", "leda"]})
    story.refuses("acquire 1 force", "acquire 1 cosmos", clause="SS-1.7")
    story.does("equip armure-sagittaire", "use", "place 1").expects("main", 0)
    assert story.discard() == ["gigas"]


# 88 Phaeton -------------------------------------------------------------------------------------------------------------
@clause("SS-11.88", "SS-6.7")
def test_phaeton_destroys_a_character_of_the_hand_to_draw_two_cards() -> None:
    story = table(
        ["mu"],
        {"hand": ["phaeton", "leda", "armure-lion", "seiya-green", "seiya-green"], "draw": ["oko", "jabu", "ban"]},
        {"hand": ["misty"]},
    )
    story.does("play phaeton 1").expects("on-play", 0).expects_exactly("use", "skip")
    story.does("use").expects("hand-destroy", 0).expects_exactly("card seiya-green", "card leda")
    story.refuses("card armure-lion", "card phaeton", "card misty", "skip")
    story.does("card seiya-green").expects("main", 0)
    assert story.destroyed() == ["seiya-green"]
    assert story.hand() == ["seiya-green", "armure-lion", "leda", "jabu", "oko"]
    assert story.draw() == ["ban"]
    assert story.played() == ["phaeton"]
    assert story.hand(1) == ["misty"]


@clause("SS-11.88", "SS-6.5")
def test_phaeton_may_spare_the_hand() -> None:
    story = table(["mu"], {"hand": ["phaeton", "leda"], "draw": ["oko", "jabu"]})
    story.does("play phaeton 1", "skip").expects("main", 0)
    assert story.hand() == ["leda"]
    assert story.destroyed() == []


@clause("SS-11.88", "SS-6.7", "SS-6.8")
def test_phaeton_is_not_asked_without_a_character_in_hand() -> None:
    story = table(["mu"], {"hand": ["phaeton", "armure-lion"], "draw": ["oko", "jabu"], "discard": ["leda"]})
    story.does("play phaeton 1").expects("main", 0).refuses("use")


@clause("SS-11.88", "SS-6.10", "SS-7.6")
def test_phaeton_draws_what_there_is_and_never_the_destroyed_card() -> None:
    story = table(["mu"], {"hand": ["phaeton", "leda"], "draw": ["oko"]})
    story.does("play phaeton 1", "use").expects("main", 0)
    assert story.hand() == ["oko"]
    assert story.destroyed() == ["leda"]
    reshuffled = table(["mu"], {"hand": ["phaeton", "leda"], "draw": ["oko"], "discard": ["jabu"]})
    reshuffled.does("play phaeton 1", "use")
    assert reshuffled.hand() == ["jabu", "oko"]
    empty = table(["mu"], {"hand": ["phaeton", "leda"]})
    empty.does("play phaeton 1", "use")
    assert empty.hand() == []
    assert empty.destroyed() == ["leda"]


# 89 Oko -----------------------------------------------------------------------------------------------------------------
@clause("SS-11.89", "SS-6.11", "SS-6.12", "SS-9.6", "SS-5.81")
def test_oko_makes_each_opponent_destroy_a_knight_of_the_hand_and_is_destroyed() -> None:
    # p2 is active: p0, p1
    story = table(
        ["mu"],
        {"hand": ["seiya-bronze", "misty", "seiya-green", "armure-lion"]},
        {"hand": ["shiryu-green", "jaki"]},
        {"played": facing(1, "oko"), "hand": ["leda"]},
        turn=3,
    )
    activate(story, "oko").expects("hand-destroy", 0).expects_exactly("card seiya-bronze", "card misty")
    story.refuses("card seiya-green", "card armure-lion", "skip")
    story.does("card misty").expects("main", 2)
    assert story.destroyed() == ["misty"]
    assert story.hand() == ["seiya-green", "seiya-bronze", "armure-lion"]
    assert story.hand(1) == ["shiryu-green", "jaki"]
    assert story.destroyed(1) == []
    assert story.hand(2) == ["leda"]
    assert story.destroyed(2) == ["oko"]
    assert [entry["seat"] for entry in story.events("nothing")] == [1]


@clause("SS-11.89", "SS-6.11")
def test_oko_lets_each_opponent_finish_before_the_next_one_starts() -> None:
    story = table(
        ["mu"],
        {"played": facing(1, "oko")},
        {"hand": ["misty", "leda"]},
        {"hand": ["jabu", "spica"]},
    )
    activate(story, "oko").expects("hand-destroy", 1)
    story.does("card leda").expects("hand-destroy", 2).expects_exactly("card spica", "card jabu")
    assert story.destroyed(1) == ["leda"]
    assert story.played() == ["oko"]
    story.does("card jabu").expects("main", 0)
    assert story.destroyed(2) == ["jabu"]
    assert story.destroyed() == ["oko"]


@clause("SS-11.89", "SS-6.8", "SS-6.9")
def test_oko_is_usable_against_any_hand_but_an_empty_one() -> None:
    story = table(["mu"], {"played": facing(1, "oko"), "hand": ["misty"]}, {"discard": ["leda"]})
    refuses_to_activate(story, "oko")
    bluff = table(["mu"], {"played": facing(1, "oko")}, {"hand": ["armure-lion"]})
    activate(bluff, "oko").expects("main", 0)
    assert bluff.hand(1) == ["armure-lion"]
    assert bluff.destroyed() == ["oko"]


@clause("SS-11.89", "SS-5.86")
def test_oko_is_no_knight_so_sho_neither_helps_nor_hinders_him() -> None:
    story = table(["mu"], {"played": facing(1, "oko", "sho")}, {"hand": ["misty"]})
    activate(story, "oko")
    assert story.destroyed() == ["oko"]
    assert story.destroyed(1) == ["misty"]


@clause("SS-11.89", "SS-8.26")
def test_oko_passes_over_who_has_given_up() -> None:
    story = table(["mu"], {"played": facing(1, "oko")}, {"hand": ["misty"], "conceded": True}, {"hand": ["leda"]})
    activate(story, "oko").expects("main", 0)
    assert story.hand(1) == ["misty"]
    assert story.destroyed(2) == ["leda"]


# 90 Jaki ----------------------------------------------------------------------------------------------------------------
@clause("SS-11.90", "SS-5.81", "SS-5.82")
def test_jaki_brings_a_destroyed_card_of_any_kind_back_to_the_discard() -> None:
    story = table(
        ["mu"],
        {"played": facing(1, "jaki"), "destroyed": ["seiya-green", "seiya-green", "armure-pegase", "misty"]},
        {"destroyed": ["oko"]},
    )
    activate(story, "jaki").expects("destroyed-take", 0)
    story.expects_exactly("card seiya-green", "card armure-pegase", "card misty")
    story.refuses("card jaki", "card oko", "skip")
    story.does("card armure-pegase").expects("main", 0)
    assert story.discard() == ["armure-pegase"]
    assert story.hand() == []
    assert story.destroyed() == ["seiya-green", "seiya-green", "misty", "jaki"]
    assert story.destroyed(1) == ["oko"]


@clause("SS-11.90", "SS-5.82")
def test_jaki_cannot_bring_himself_back_but_another_jaki() -> None:
    story = table(["mu"], {"played": facing(1, "jaki"), "destroyed": ["jaki"]})
    activate(story, "jaki").expects("main", 0)
    assert story.discard() == ["jaki"]
    assert story.destroyed() == ["jaki"]


@clause("SS-11.90", "SS-6.8")
def test_jaki_is_not_usable_without_a_destroyed_card_of_his_user() -> None:
    story = table(
        ["mu"], {"played": facing(1, "jaki"), "discard": ["misty"], "wounded": ["leda"]}, {"destroyed": ["oko"]}
    )
    refuses_to_activate(story, "jaki")


@clause("SS-11.90", "SS-5.76", "SS-6.3")
def test_jaki_brings_a_gold_knight_back_without_flame_or_defeated_effect() -> None:
    story = table(["kuraggu"], {"played": facing(1, "jaki"), "destroyed": ["deathmask"]})
    activate(story, "jaki").expects("main", 0)
    assert story.discard() == ["deathmask"]
    assert story.flames == 12


@clause("SS-11.90", "SS-8.18", "SS-12.11")
@pytest.mark.parametrize(("destroyed", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (12, 2)])
def test_jaki_scores_the_full_groups_of_5_destroyed_cards(destroyed: int, points: int) -> None:
    gone = (["seiya-green"] * 9 + ["leda", "leda", "spica"])[:destroyed]
    assert table([], {"hand": ["jaki"], "destroyed": gone}).score() == points
    assert table([], {"wounded": ["jaki"], "draw": ["jaki"], "destroyed": gone}).score() == 2 * points


@clause("SS-11.90", "SS-8.18", "SS-8.8")
def test_jaki_scores_nothing_destroyed_nor_for_the_cards_of_others() -> None:
    assert table([], {"destroyed": ["seiya-green"] * 5 + ["jaki"]}).score() == 0
    assert table([], {"hand": ["jaki"]}, {"destroyed": ["shiryu-green"] * 5}).score() == 0
    assert table([], {"hand": ["jaki"], "aside": ["seiya-bronze"] * 5}).score() == 0
    # a destroyed Jaki counts for the other
    assert table([], {"hand": ["jaki"], "destroyed": ["seiya-green"] * 4 + ["jaki"]}).score() == 1
