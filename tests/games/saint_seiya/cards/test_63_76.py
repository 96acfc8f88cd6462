"""What the cards 63 to 76 do, and what they must not offer."""

from typing import Any

import pytest

import kleos
from kleos.games.saint_seiya.testing import Story, facing, table
from kleos.testing import clause

GHOST = "Ghost Knight"
ALONE = "Knight without constellation"
BLACK = "Black Knight"
# Faces: id, number, name, class, Force cost, Force, Cosmos, VP; all are of bronze rank, without Cosmos cost, Heal or flame
FACES = [
    ("geist", 63, "Geist", GHOST, 5, 2, 1, 1),
    ("serpent-des-mers", 64, "Sea Serpent", GHOST, 3, 2, None, 1),
    ("dauphin", 65, "Dolphin", GHOST, 3, 1, 1, 1),
    ("kuraggu", 66, "Kuraggu", GHOST, 3, None, 1, 1),
    ("chevalier-des-flammes", 67, "Flame Knight", ALONE, 3, 1, 1, 1),
    ("spartan", 68, "Spartan", ALONE, 3, 1, 1, 2),
    ("leda", 69, "Leda", ALONE, 2, 1, None, 0),
    ("spica", 70, "Spica", ALONE, 2, 1, None, 0),
    ("jango", 71, "Jango", BLACK, 4, None, 1, 0),
    ("pegase-noir", 72, "Black Pegasus", BLACK, 4, 2, 1, 0),
    ("dragon-noir", 73, "Black Dragon", BLACK, 4, 2, 1, 0),
    ("cygne-noir", 74, "Black Cygnus", BLACK, 4, 2, 1, 0),
    ("andromede-noir", 75, "Black Andromeda", BLACK, 4, 2, 1, 0),
    ("phoenix-noir", 76, "Black Phoenix", BLACK, 4, 2, 1, 0),
]


def activate(story: Story, card: str) -> Story:
    """Activates the card with the lowest number of that id."""
    return story.does(f"activate #{story.number(card)}")


@pytest.mark.parametrize(("card", "number", "name", "klass", "cost", "force", "cosmos", "points"), FACES)
@clause("SS-1.5", "SS-1.7", "SS-1.8", "SS-1.12", "SS-1.13", "SS-2.2")
def test_63_to_76_bear_the_published_costs_values_and_points(
    card: str, number: int, name: str, klass: str, cost: int, force: int | None, cosmos: int | None, points: int
) -> None:
    face = kleos.rules("saint-seiya").cards[card]
    assert face.name() == name
    facts = face.facts()
    assert (facts["number"], facts["class"], facts["kind"], facts["border"]) == (number, klass, "character", "bronze")
    assert facts["cost"] == {"force": cost}
    assert (facts["value"].get("force"), facts["value"].get("cosmos")) == (force, cosmos)
    assert (facts["heal"], facts["points"], facts["flame"], facts["copies"]) == (0, points, False, 2)
    lying = table([card])
    assert (lying.cost(1, "force"), lying.cost(1, "cosmos")) == (cost, None)
    last = table([None] * 5 + [card])
    assert (last.cost(6, "force"), last.cost(6, "cosmos")) == (cost - 1, None)
    fighting = table(["athena"], {"played": facing(1, card)})
    assert (fighting.force(card), fighting.cosmos(card)) == (force or 0, cosmos or 0)
    assert table([], {"hand": [card]}).score() == (1 if card == "jango" else points)


# 63 Geist ---------------------------------------------------------------------------------------------------------------
@clause("SS-11.63a", "SS-5.71", "SS-5.74", "SS-5.81")
def test_geist_acquires_a_ghost_knight_for_free_whatever_it_asks_of_fighters() -> None:
    story = table(
        ["mu", "serpent-des-mers", "oko", "dauphin", "armure-lion", "geist"],
        {"played": facing(1, "geist")},
        reserve=["jabu"],
    )
    story.does("activate #7").expects("terrain-pick", 0).expects_exactly("place 2", "place 4", "place 6")
    story.refuses("place 1", "place 3", "place 5", clause="SS-6.8")
    story.refuses("skip")
    story.does("place 2").expects("main", 0)
    assert story.discard() == ["geist", "serpent-des-mers"]
    assert story.hand() == []
    assert story.terrain == ["mu", None, "oko", "dauphin", "armure-lion", "geist"]
    assert story.reserve == ["jabu"]


@clause("SS-11.63a", "SS-5.74", "SS-5.15")
def test_geist_pays_nothing_for_a_dauphin() -> None:
    story = table(["mu", "dauphin"], {"played": facing(1, "geist"), "hand": ["leda"]})
    activate(story, "geist").expects("main", 0)
    assert story.discard() == ["geist", "dauphin"]
    assert story.hand() == ["leda"]


@clause("SS-11.63a", "SS-11.66", "SS-5.73")
def test_geist_takes_only_a_kuraggu_where_there_is_one() -> None:
    story = table(["mu", "dauphin", "kuraggu", "serpent-des-mers", "kuraggu"], {"played": facing(3, "geist", "leda")})
    activate(story, "geist").expects("terrain-pick", 0).expects_exactly("place 3", "place 5")
    story.refuses("place 2", "place 4", clause="SS-11.66")
    story.does("place 3")
    assert story.discard() == ["geist", "kuraggu"]
    assert story.played() == ["leda"]
    assert story.strength(5, "force") == 0
    single = table(["mu", "dauphin", "kuraggu"], {"played": facing(1, "geist")})
    activate(single, "geist").expects("main", 0)
    assert single.discard() == ["geist", "kuraggu"]


@clause("SS-11.63a", "SS-6.8", "SS-1.12")
def test_geist_is_not_usable_without_a_ghost_knight_on_the_terrain() -> None:
    story = table(
        ["mu", "oko", "pegase-noir", "armure-lion"],
        {"played": facing(1, "geist"), "hand": ["dauphin"], "discard": ["kuraggu"]},
        {"discard": ["geist"]},
    )
    story.refuses(f"activate #{story.number('geist')}", clause="SS-6.8")


@clause("SS-11.63a", "SS-6.19", "SS-6.3")
def test_geist_acquired_by_geist_makes_nobody_destroy_a_card() -> None:
    story = table(["mu", "geist"], {"played": facing(1, "geist"), "hand": ["leda"]}, {"hand": ["oko"]})
    story.does("activate #3").expects("main", 0)
    assert story.discard() == ["geist", "geist"]
    assert story.hand() == ["leda"]
    assert story.hand(1) == ["oko"]


@clause("SS-11.63b", "SS-6.11", "SS-6.12", "SS-9.6", "SS-4.18")
def test_geist_arrives_and_each_player_destroys_a_character_of_the_hand() -> None:
    # p1 is active: p1, p2, p0; p2 holds no Character
    story = table(
        ["mu", "saga", "milo", "shaka", "athena", "oko"],
        {"hand": ["leda", "seiya-green", "armure-lion"]},
        {"hand": ["jabu", "shiryu-green", "shiryu-green"]},
        {"hand": ["armure-cancer"]},
        turn=2,
        reserve=["geist"],
    )
    story.ends().expects("hand-destroy", 1).expects_exactly("card shiryu-green", "card jabu")
    story.refuses("skip", "done", "card leda")
    story.does("card jabu").expects("hand-destroy", 0).expects_exactly("card seiya-green", "card leda")
    story.refuses("card armure-lion")
    assert story.destroyed(1) == ["jabu"]
    story.does("card leda").expects("main", 2)
    assert story.destroyed() == ["leda"]
    assert story.destroyed(2) == []
    assert story.hand(2) == ["armure-cancer"]
    assert [entry["seat"] for entry in story.events("nothing")] == [2]
    assert story.terrain[0] == "geist"


@clause("SS-11.63b", "SS-13.3")
def test_geist_asks_nobody_who_holds_one_kind_of_character() -> None:
    story = table(
        ["mu", "saga", "milo", "shaka", "athena", "oko"],
        {"hand": ["seiya-green", "seiya-green"]},
        {"hand": ["oko", "armure-lion"], "wounded": ["leda"]},
        reserve=["geist"],
    )
    story.ends().expects("main", 1)
    assert story.destroyed() == ["seiya-green"]
    assert story.hand() == ["seiya-green"]
    assert story.destroyed(1) == ["oko"]
    assert story.wounded(1) == ["leda"]


@clause("SS-11.63b", "SS-6.15")
def test_geist_revealed_in_the_main_phase_lets_hands_be_destroyed_before_the_next_card_comes() -> None:
    story = table(
        ["mu", "saga", "milo", "shaka", "oko", "oko"],
        {"played": facing(1, "docrates"), "hand": ["leda", "spica"]},
        reserve=["geist", "ptolemy"],
    )
    activate(story, "docrates").expects("hand-destroy", 0)
    assert story.terrain == ["mu", "saga", "milo", "shaka", None, "geist"]
    assert story.flames == 12
    assert story.played() == ["docrates"]
    story.does("card spica").expects("main", 0)
    assert story.terrain[4] == "ptolemy"
    assert story.flames == 11
    assert story.hand() == ["leda"]
    assert story.discard() == ["docrates"]


# 64 Serpent des Mers ----------------------------------------------------------------------------------------------------
@clause("SS-11.64", "SS-5.49")
def test_the_sea_serpent_is_acquired_with_three_fighters() -> None:
    story = table(["serpent-des-mers"], {"played": facing(1, "leda", "jabu"), "hand": ["capella"]})
    story.does("play capella 1").refuses("acquire 1 force", clause="SS-5.41")
    strong = table(["serpent-des-mers"], {"played": facing(1, "shura", "jabu"), "hand": ["capella"]})
    strong.does("play capella 1").offers("acquire 1 force")
    strong.does("acquire 1 force")
    assert strong.discard() == ["shura", "capella", "serpent-des-mers", "jabu"]


@clause("SS-11.64", "SS-5.13", "SS-5.49")
def test_the_sea_serpent_may_be_faced_by_fewer_but_not_acquired() -> None:
    story = table(["serpent-des-mers", "mu"], {"hand": ["shura", "doko", "leda"], "armour": "armure-lion"})
    story.does("play shura 1").refuses("acquire 1 force", clause="SS-11.64")
    story.does("play doko 1").refuses("acquire 1 force", clause="SS-11.64")
    assert story.strength(1, "force") == 6
    story.does("play leda 2").refuses("acquire 1 force", clause="SS-11.64")


@clause("SS-11.64", "SS-5.22")
def test_the_sea_serpent_counts_who_faces_it_at_that_moment() -> None:
    story = table(["serpent-des-mers", "armure-lion"], {"played": facing(1, "shura", "doko", "dio")})
    story.offers("acquire 1 force")
    activate(story, "dio").refuses("acquire 1 force", clause="SS-11.64")


@clause("SS-11.64", "SS-6.19")
def test_the_sea_serpent_asks_nothing_once_it_is_somebodys() -> None:
    story = table(["oko"], {"played": facing(1, "serpent-des-mers", "leda")})
    story.does("acquire 1 force")
    assert story.discard() == ["serpent-des-mers", "leda", "oko"]


# 65 Dauphin -------------------------------------------------------------------------------------------------------------
@clause("SS-11.65", "SS-5.15", "SS-12.22")
def test_a_dauphin_asks_for_one_card_before_the_first_character_fights_it() -> None:
    story = table([None, None, None, "dauphin"], {"hand": ["misty", "leda", "spica"]})
    story.does("play misty 4").expects("hand-discard", 0).expects_exactly("card leda", "card spica")
    story.refuses("skip", "card misty")
    story.does("card leda").expects("main", 0)
    story.does("play spica 4").expects("main", 0)
    assert story.discard() == ["leda"]
    assert story.strength(4, "force") == 3
    story.does("acquire 4 force")
    assert story.discard() == ["misty", "dauphin", "leda", "spica"]


@clause("SS-11.65", "SS-5.15", "SS-13.3")
def test_a_dauphin_takes_any_card_armours_included() -> None:
    story = table(["dauphin"], {"hand": ["misty", "armure-lion"]})
    story.does("play misty 1").expects("main", 0)
    assert story.discard() == ["armure-lion"]
    assert story.hand() == []


@clause("SS-11.65", "SS-5.15")
def test_a_dauphin_cannot_be_faced_with_the_last_card_of_the_hand() -> None:
    story = table(["dauphin", "mu"], {"hand": ["misty"]})
    story.refuses("play misty 1", clause="SS-5.15").offers("play misty 2")
    paid = table([{"card": "dauphin", "dauphin_paid": True}], {"hand": ["misty"]})
    paid.does("play misty 1").expects("main", 0)
    assert paid.discard() == []


@clause("SS-11.65", "SS-5.15")
def test_each_dauphin_asks_for_a_card_of_its_own() -> None:
    story = table(["dauphin", "dauphin"], {"hand": ["misty", "leda", "spica", "oko", "jabu"]})
    story.does("play misty 1", "card leda")
    story.does("play jabu 2").expects("hand-discard", 0).expects_exactly("card spica", "card oko")
    story.does("card oko").expects("main", 0)
    story.does("play spica 1").expects("main", 0)
    assert story.discard() == ["leda", "oko"]


@clause("SS-11.65", "SS-11.46", "SS-5.14")
def test_a_dauphin_remembers_the_payment_when_it_changes_place() -> None:
    story = table(["dauphin", "dauphin"], {"hand": ["misty", "leda", "jamian", "oko"]})
    story.does("play misty 1", "card leda")
    story.does("play jamian 1", "use", "place 1").expects("main", 0)
    story.refuses("play oko 1", clause="SS-5.15")
    story.does("play oko 2").expects("main", 0)
    assert story.discard() == ["leda"]
    assert story.strength(2, "force") == 3


@clause("SS-11.65", "SS-5.22")
def test_a_dauphin_remembers_the_payment_when_who_paid_has_left() -> None:
    story = table(["dauphin"], {"hand": ["albior", "leda", "oko"]})
    story.does("play albior 1", "card leda")
    activate(story, "albior").expects("main", 0)
    assert story.discard() == ["albior"]
    story.does("play oko 1").expects("main", 0)
    assert story.hand() == ["leda"]


@clause("SS-11.65", "SS-4.9")
def test_a_dauphin_returns_nothing_and_asks_again_next_turn() -> None:
    story = table(["dauphin", "mu"], {"hand": ["misty", "armure-lion"]}, {"hand": ["oko", "jabu", "sho"]})
    story.does("play misty 1")
    assert story.discard() == ["armure-lion"]
    story.ends().expects("main", 1)
    assert story.terrain[4] == "dauphin"
    story.does("play oko 5").expects("hand-discard", 1).expects_exactly("card sho", "card jabu")


@clause("SS-11.65", "SS-5.15", "SS-11.11")
def test_a_dauphin_is_paid_before_the_on_play_effect_is_looked_at() -> None:
    story = table(["dauphin"], {"hand": ["seiya-bronze", "seiya-green", "oko"], "draw": ["leda"]})
    story.does("play seiya-bronze 1").expects("hand-discard", 0)
    story.does("card seiya-green").expects("on-play", 0)
    story.does("use")
    assert story.hand() == ["leda", "oko"]
    other = table(["dauphin"], {"hand": ["phaeton", "leda"], "draw": ["oko"]})
    other.does("play phaeton 1").expects("main", 0).refuses("use")
    assert other.discard() == ["leda"]


@clause("SS-11.65", "SS-6.19")
def test_a_dauphin_asks_nothing_when_it_is_played_itself() -> None:
    story = table(["mu"], {"hand": ["dauphin", "leda"]})
    story.does("play dauphin 1").expects("main", 0)
    assert story.hand() == ["leda"]


@clause("SS-11.65", "SS-5.45")
def test_equipping_an_armour_pays_nothing_to_a_dauphin() -> None:
    story = table(["dauphin"], {"hand": ["armure-lion", "leda"]})
    story.does("equip armure-lion").expects("main", 0)
    assert story.hand() == ["leda"]


# 66 Kuraggu -------------------------------------------------------------------------------------------------------------
@clause("SS-11.66", "SS-12.14", "SS-5.49", "SS-1.9")
def test_kuraggu_lets_no_other_knight_be_acquired_by_paying() -> None:
    story = table(
        ["oko", "kuraggu", "armure-lion", "docrates", "mu", "athena"],
        {
            "played": facing(1, "doko") + facing(3, "shaka", "albior") + facing(4, "shura", "misty")
            + facing(5, "shiva", "aghora", "deathmask") + facing(6, "aiolos", "arachne"),
        },
    )  # fmt: skip
    assert story.strength(5, "cosmos") == 8
    story.offers("acquire 1 force", "acquire 3 cosmos", "acquire 6 cosmos")
    story.refuses("acquire 5 cosmos", "acquire 4 force", clause="SS-11.66")


@clause("SS-11.66")
def test_kuraggu_can_be_acquired_and_two_of_them_do_not_lock_each_other() -> None:
    story = table(
        ["kuraggu", "kuraggu", "docrates"],
        {"played": facing(1, "shura") + facing(2, "doko") + facing(3, "misty", "moses")},
    )
    story.refuses("acquire 3 force", clause="SS-11.66")
    story.does("acquire 1 force").refuses("acquire 3 force", clause="SS-11.66")
    story.does("acquire 2 force").offers("acquire 3 force")
    story.does("acquire 3 force")
    assert story.discard() == ["doko", "shura", "misty", "moses", "docrates", "kuraggu", "kuraggu"]


@clause("SS-11.66", "SS-6.17")
def test_kuraggu_removed_from_the_terrain_forbids_nothing() -> None:
    story = table(["kuraggu", "misty"], {"played": facing(2, "shura", "moses", "docrates")})
    story.refuses("acquire 2 force", clause="SS-11.66")
    activate(story, "docrates").offers("acquire 2 force")


@clause("SS-11.66", "SS-6.19", "SS-6.18")
def test_kuraggu_forbids_nothing_from_the_play_area_but_binds_everybody_from_the_terrain() -> None:
    story = table(["misty", "mu"], {"played": facing(2, "kuraggu") + facing(1, "shura", "moses")})
    story.offers("acquire 1 force")
    bound = table(["kuraggu", "misty", "mu"], {}, {"played": facing(2, "shura", "moses")}, turn=2)
    bound.refuses("acquire 2 force", clause="SS-11.66")


@clause("SS-11.66", "SS-11.26a")
def test_kuraggu_leaves_only_non_knights_to_the_sagittarius_armour() -> None:
    story = table(
        ["kuraggu", "mu", "oko", "gigas", "armure-lion"],
        {"hand": ["armure-sagittaire", "leda"]},
    )
    story.does("equip armure-sagittaire", "use").expects("terrain-pick", 0)
    story.expects_exactly("place 1", "place 3", "place 4")
    story.refuses("place 2", clause="SS-11.66")


@clause("SS-11.66", "SS-11.39a")
def test_kuraggu_beside_shura_keeps_even_shura_from_being_acquired() -> None:
    story = table(["kuraggu", "shura"], {"played": facing(2, "doko", "moses", "sirius", "algethi")})
    assert story.strength(2, "force") == 9
    story.refuses("acquire 2 force", clause="SS-11.66")


@clause("SS-11.66", "SS-11.71", "SS-5.75")
def test_kuraggu_keeps_jango_from_taking_a_black_knight() -> None:
    story = table(["kuraggu", "mu"], {"played": facing(2, "jango")}, {"discard": ["pegase-noir"]})
    story.refuses(f"activate #{story.number('jango')}", clause="SS-6.8")


@clause("SS-11.66", "SS-5.76", "SS-11.90", "SS-11.67")
def test_kuraggu_does_not_keep_a_player_from_cards_already_his() -> None:
    story = table(
        ["kuraggu"],
        {"played": facing(1, "jaki"), "hand": ["chevalier-des-flammes"], "destroyed": ["misty"]},
        {"destroyed": ["shiryu-green"]},
    )
    story.does("play chevalier-des-flammes 1", "use")
    assert story.draw(1) == ["shiryu-green"]
    activate(story, "jaki")
    assert story.discard() == ["misty"]


# 67 Chevalier des Flammes -----------------------------------------------------------------------------------------------
@clause("SS-11.67", "SS-13.11", "SS-6.12")
def test_the_flame_knight_puts_a_destroyed_green_hero_of_somebody_on_his_draw_pile() -> None:
    story = table(
        ["mu"],
        {"hand": ["chevalier-des-flammes"], "draw": ["oko"], "destroyed": ["seiya-green"]},
        {"draw": ["jabu", "leda"], "destroyed": ["shiryu-green", "shiryu-green", "misty"]},
        {"destroyed": ["hyoga-bronze", "moses"]},
    )
    story.does("play chevalier-des-flammes 1").expects("on-play", 0).expects_exactly("use", "skip")
    story.does("use").expects("player-pick", 0).expects_exactly("player p0", "player p1")
    story.refuses("player p2", clause="SS-13.11")
    story.does("player p1").expects("main", 0)
    assert story.draw(1) == ["shiryu-green", "jabu", "leda"]
    assert story.destroyed(1) == ["shiryu-green", "misty"]
    assert story.destroyed() == ["seiya-green"]
    assert story.destroyed(2) == ["hyoga-bronze", "moses"]


@clause("SS-11.67")
def test_the_flame_knight_may_help_his_user_who_then_draws_that_card() -> None:
    story = table(["mu"], {"hand": ["chevalier-des-flammes"], "draw": ["oko"], "destroyed": ["seiya-green"]})
    story.does("play chevalier-des-flammes 1", "use").expects("main", 0)
    assert story.draw() == ["seiya-green", "oko"]
    story.ends()
    assert story.hand()[0] == "seiya-green"


@clause("SS-11.67", "SS-9.8", "SS-9.10")
def test_the_flame_knight_shows_everybody_what_lies_on_top() -> None:
    story = table(["mu"], {"hand": ["chevalier-des-flammes"]}, {"draw": ["jabu"], "destroyed": ["shiryu-green"]})
    story.does("play chevalier-des-flammes 1", "use")
    for seat in (0, 1, None):
        assert story.match.view(seat)["players"][1]["draw_top"] == ["shiryu-green"]
        assert story.match.view(seat)["players"][0]["draw_top"] == []


@clause("SS-11.67", "SS-6.5")
def test_the_flame_knight_may_do_nothing() -> None:
    story = table(["mu"], {"hand": ["chevalier-des-flammes"], "destroyed": ["seiya-green"]})
    story.does("play chevalier-des-flammes 1", "skip").expects("main", 0)
    assert story.destroyed() == ["seiya-green"]
    assert story.draw() == []


@clause("SS-11.67", "SS-6.8")
def test_the_flame_knight_is_not_asked_where_no_green_hero_is_destroyed() -> None:
    story = table(
        ["mu"],
        {"hand": ["chevalier-des-flammes"], "destroyed": ["seiya-bronze", "oko"], "discard": ["seiya-green"]},
        {"destroyed": ["armure-dragon"], "wounded": ["shiryu-green"]},
    )
    story.does("play chevalier-des-flammes 1").expects("main", 0).refuses("use")


# 68 Spartan -------------------------------------------------------------------------------------------------------------
@clause("SS-11.68", "SS-6.11", "SS-6.4", "SS-13.10")
def test_spartan_arrives_and_each_player_may_wound_a_character_to_draw_a_card() -> None:
    # p1 is active: p1 wounds, p2 holds no Character, p0 skips
    story = table(
        ["mu", "saga", "milo", "shaka", "athena", "oko"],
        {"hand": ["leda", "armure-lion"], "draw": ["docrates"]},
        {"hand": ["jabu", "shiryu-green", "shiryu-green", "ban", "june"], "draw": ["moses", "dante"]},
        {"hand": ["armure-cancer"], "draw": ["dio"]},
        turn=2,
        reserve=["spartan"],
    )
    story.ends().expects("hand-wound", 1)
    story.expects_exactly("card shiryu-green", "card jabu", "card ban", "card june", "skip")
    story.does("card jabu").expects("hand-wound", 0).expects_exactly("card leda", "skip")
    assert story.wounded(1) == ["jabu"]
    assert story.hand(1) == ["shiryu-green", "shiryu-green", "moses", "ban", "june"]
    assert story.draw(1) == ["dante"]
    story.refuses("card armure-lion")
    story.does("skip").expects("main", 2)
    assert story.wounded() == []
    assert story.hand() == ["armure-lion", "leda"]
    assert story.draw() == ["docrates"]
    assert story.hand(2) == ["armure-cancer"]
    assert story.draw(2) == ["dio"]


@clause("SS-11.68", "SS-7.8")
def test_spartan_lets_a_character_be_wounded_even_with_nothing_to_draw() -> None:
    story = table(["mu", "saga", "milo", "shaka", "athena", "oko"], {"hand": ["leda"]}, reserve=["spartan"])
    story.ends().expects("hand-wound", 0)
    story.does("card leda").expects("main", 1)
    assert story.wounded() == ["leda"]
    assert story.hand() == []


@clause("SS-11.68", "SS-6.19")
def test_spartan_offers_nothing_when_he_is_played_or_acquired() -> None:
    story = table(
        ["spartan", "mu"],
        {"played": facing(1, "shura"), "hand": ["spartan", "leda"], "draw": ["oko"]},
        {"hand": ["jabu"], "draw": ["sho"]},
    )
    story.does("play spartan 2").expects("main", 0)
    story.does("acquire 1 force").expects("main", 0)
    assert story.wounded() == story.wounded(1) == []
    assert story.hand() == ["leda"]


# 69 Léda, 70 Spica ------------------------------------------------------------------------------------------------------
PAIR = [("leda", "spica"), ("spica", "leda")]


@clause("SS-11.69", "SS-11.70")
@pytest.mark.parametrize(("one", "other"), PAIR)
def test_leda_and_spica_are_stronger_beside_each_other(one: str, other: str) -> None:
    assert table(["mu"], {"played": facing(1, one)}).force(one) == 1
    assert table(["mu"], {"played": facing(1, one, one)}).force(one) == 1
    story = table(["mu"], {"played": facing(1, one, other, other)})
    assert story.force(one) == 2
    assert story.force(other) == 2
    assert (story.strength(1, "force"), story.strength(1, "cosmos")) == (6, 0)


@clause("SS-11.69", "SS-11.70", "SS-5.18", "SS-5.19")
@pytest.mark.parametrize(("one", "other"), PAIR)
def test_leda_and_spica_do_not_help_each_other_apart(one: str, other: str) -> None:
    story = table(["mu", "saga"], {"played": facing(1, one) + facing(2, other)})
    assert (story.force(one), story.force(other)) == (1, 1)
    stranded = table(["mu"], {"played": facing(1, one) + facing(None, other), "wounded": [other]})
    assert stranded.force(one) == 1
    lying = table([other], {"played": facing(1, one)})
    assert lying.force(one) == 1


@clause("SS-11.69", "SS-11.70", "SS-5.42")
def test_leda_and_spica_pay_with_their_bonus() -> None:
    story = table(["docrates"], {"hand": ["leda", "spica"]})
    story.does("play leda 1").refuses("acquire 1 force", clause="SS-5.41")
    story.does("play spica 1", "acquire 1 force")
    assert story.discard() == ["docrates", "leda", "spica"]


@clause("SS-11.69", "SS-11.70", "SS-8.16", "SS-12.9")
@pytest.mark.parametrize(("one", "other"), PAIR)
def test_leda_and_spica_score_together(one: str, other: str) -> None:
    assert table([], {"hand": [one]}).score() == 0
    assert table([], {"hand": [one, one]}).score() == 0
    assert table([], {"hand": [one], "discard": [other]}).score() == 4
    assert table([], {"hand": [one], "draw": [one], "wounded": [other]}).score() == 6
    assert table([], {"hand": [one, one], "discard": [other, other]}).score() == 8
    shared = table([], {"hand": [one, other]}, {"draw": [one], "discard": [other]})
    assert (shared.score(), shared.score(1)) == (4, 4)


@clause("SS-11.69", "SS-11.70", "SS-8.16", "SS-8.8")
@pytest.mark.parametrize(("one", "other"), PAIR)
def test_leda_and_spica_score_nothing_for_a_destroyed_or_foreign_partner(one: str, other: str) -> None:
    story = table([other], {"hand": [one], "destroyed": [other]})
    assert story.score() == 0
    story = table([], {"hand": [one]}, {"hand": [other]})
    assert (story.score(), story.score(1)) == (0, 0)


# 71 Jango ---------------------------------------------------------------------------------------------------------------
@clause("SS-11.71", "SS-7.24", "SS-13.11", "SS-5.81")
def test_jango_takes_a_black_knight_from_the_discard_of_an_opponent() -> None:
    story = table(
        ["mu"],
        {"played": facing(1, "jango"), "discard": ["phoenix-noir"]},
        {"discard": ["pegase-noir", "dragon-noir", "jango", "misty"]},
        {"discard": ["cygne-noir"]},
        {"discard": ["oko"], "hand": ["andromede-noir"]},
    )
    activate(story, "jango").expects("player-pick", 0).expects_exactly("player p1", "player p2")
    story.refuses("player p0", "player p3", clause="SS-13.11")
    story.does("player p1").expects("discard-pick", 0).expects_exactly("card pegase-noir", "card dragon-noir")
    story.refuses("card jango", "card misty", "card cygne-noir", "skip")
    story.does("card dragon-noir").expects("main", 0)
    assert story.discard() == ["jango", "dragon-noir", "phoenix-noir"]
    assert story.discard(1) == ["misty", "jango", "pegase-noir"]
    assert story.discard(2) == ["cygne-noir"]
    assert story.hand(3) == ["andromede-noir"]


@clause("SS-11.71", "SS-13.3")
def test_jango_asks_nothing_where_there_is_one_black_knight_to_take() -> None:
    story = table(["mu"], {"played": facing(1, "jango")}, {"discard": ["pegase-noir", "pegase-noir", "oko"]})
    activate(story, "jango").expects("main", 0)
    assert story.discard() == ["jango", "pegase-noir"]
    assert story.discard(1) == ["pegase-noir", "oko"]
    assert story.flames == 12


@clause("SS-11.71", "SS-6.8")
def test_jango_is_not_usable_without_another_black_knight_in_the_discard_of_an_opponent() -> None:
    story = table(
        ["mu", "dragon-noir"],
        {"played": facing(1, "jango"), "discard": ["pegase-noir"]},
        {"discard": ["jango", "geist"], "hand": ["cygne-noir"], "wounded": ["phoenix-noir"]},
    )
    story.refuses(f"activate #{story.number('jango')}", clause="SS-6.8")


@clause("SS-11.71", "SS-8.17", "SS-12.10")
def test_jango_scores_the_different_names_of_black_knights() -> None:
    assert table([], {"hand": ["jango"]}).score() == 1
    assert table([], {"hand": ["jango", "jango"]}).score() == 2
    assert table([], {"hand": ["jango"], "draw": ["pegase-noir", "pegase-noir"]}).score() == 2
    everybody = {
        "hand": ["jango", "pegase-noir"],
        "draw": ["dragon-noir"],
        "discard": ["cygne-noir", "andromede-noir"],
        "wounded": ["phoenix-noir"],
    }
    assert table([], everybody).score() == 6
    assert table([], {**everybody, "discard": ["cygne-noir", "andromede-noir", "jango"]}).score() == 12


@clause("SS-11.71", "SS-8.17", "SS-8.8", "SS-1.12")
def test_jango_scores_nothing_for_destroyed_or_foreign_black_knights_nor_for_other_knights() -> None:
    story = table(
        ["cygne-noir"],
        {"hand": ["jango", "geist"], "destroyed": ["pegase-noir"]},
        {"hand": ["dragon-noir"]},
    )
    assert story.score() == 2  # 1 for Jango, 1 for Geist
    assert story.score(1) == 0
    gone = table([], {"destroyed": ["jango"], "hand": ["pegase-noir"]})
    assert gone.score() == 0


@clause("SS-11.71", "SS-8.17")
def test_what_jango_takes_counts_for_him() -> None:
    story = table(["mu"], {"played": facing(1, "jango")}, {"discard": ["pegase-noir", "jango"]})
    assert story.score(1) == 2
    activate(story, "jango")
    assert story.score() == 2
    assert story.score(1) == 1


# 72 to 76 The Black Knights ---------------------------------------------------------------------------------------------
BLACKS = [
    ("pegase-noir", "seiya", "shiryu"),
    ("dragon-noir", "shiryu", "hyoga"),
    ("cygne-noir", "hyoga", "shun"),
    ("andromede-noir", "shun", "ikki"),
    ("phoenix-noir", "ikki", "seiya"),
]


def against(card: str, hero: str, *played: str, place: int = 1) -> Story:
    terrain: list[Any] = [None] * (place - 1) + [card]
    rival = "shiryu" if hero != "shiryu" else "seiya"
    return table(terrain, {"hero": hero, "played": facing(place, *played)}, {"hero": rival})


@clause("SS-11.72", "SS-11.73", "SS-11.74", "SS-11.75", "SS-11.76", "SS-12.12", "SS-1.11")
@pytest.mark.parametrize(("card", "hero", "stranger"), BLACKS)
def test_a_black_knight_costs_2_less_while_its_own_hero_faces_it(card: str, hero: str, stranger: str) -> None:
    green, bronze = f"{hero}-green", f"{hero}-bronze"
    assert against(card, hero).cost(1, "force") == 4
    assert against(card, hero, green).cost(1, "force") == 2
    assert against(card, hero, bronze).cost(1, "force") == 2
    assert against(card, hero, green, bronze, green).cost(1, "force") == 2
    assert against(card, hero, green, place=6).cost(6, "force") == 1
    assert against(card, hero, green, green, place=6).cost(6, "force") == 1
    assert against(card, hero, green).cost(1, "cosmos") is None


@clause("SS-11.72", "SS-11.73", "SS-11.74", "SS-11.75", "SS-11.76", "SS-5.41")
@pytest.mark.parametrize(("card", "hero", "stranger"), BLACKS)
def test_a_black_knight_is_acquired_by_two_heroes_of_its_own(card: str, hero: str, stranger: str) -> None:
    green = f"{hero}-green"
    against(card, hero, green).refuses("acquire 1 force", clause="SS-5.41")
    story = against(card, hero, green, green)
    story.does("acquire 1 force")
    assert sorted(story.discard()) == sorted([green, green, card])


@clause("SS-11.72", "SS-11.73", "SS-11.74", "SS-11.75", "SS-11.76")
@pytest.mark.parametrize(("card", "hero", "stranger"), BLACKS)
def test_a_black_knight_costs_the_same_for_other_heroes_and_for_a_hero_elsewhere(
    card: str, hero: str, stranger: str
) -> None:
    assert against(card, stranger, f"{stranger}-green", f"{stranger}-bronze").cost(1, "force") == 4
    assert against(card, hero, "leda", "misty").cost(1, "force") == 4
    away = table([card, "mu"], {"hero": hero, "played": facing(2, f"{hero}-green")}, {"hero": stranger})
    assert (away.cost(1, "force"), away.cost(2, "force")) == (4, 7)
    stranded = table([card], {"hero": hero, "played": facing(None, f"{hero}-green")}, {"hero": stranger})
    assert stranded.cost(1, "force") == 4
    held = table(
        [card],
        {"hero": hero, "hand": [f"{hero}-green"], "wounded": [f"{hero}-bronze"]},
        {"hero": stranger, "hand": [f"{stranger}-green"]},
    )
    assert held.cost(1, "force") == 4


@clause("SS-11.72", "SS-11.73", "SS-11.74", "SS-11.75", "SS-11.76", "SS-1.11", "SS-5.36")
@pytest.mark.parametrize(
    ("card", "hero", "armour"),
    [
        ("pegase-noir", "seiya", "armure-pegase"),
        ("dragon-noir", "shiryu", "armure-dragon"),
        ("cygne-noir", "hyoga", "armure-cygne"),
        ("andromede-noir", "shun", "armure-andromede"),
        ("phoenix-noir", "ikki", "armure-phoenix"),
    ],
)
def test_the_armour_of_the_hero_makes_no_black_knight_cheaper(card: str, hero: str, armour: str) -> None:
    rival = "shiryu" if hero != "shiryu" else "seiya"
    story = table([card], {"hero": hero, "armour": armour, "played": facing(1, "leda")}, {"hero": rival})
    assert story.cost(1, "force") == 4


@clause("SS-11.72", "SS-11.50", "SS-5.69", "SS-12.12")
def test_capella_and_seiya_add_up_against_the_black_pegasus() -> None:
    lessened = {"card": "pegase-noir", "force_less": 3}
    story = table([lessened], {"played": facing(1, "leda"), "hand": ["seiya-green"]})
    assert story.cost(1, "force") == 1
    story.does("play seiya-green 1")
    assert story.cost(1, "force") == 1


@clause("SS-11.72", "SS-6.17", "SS-6.19")
def test_the_black_pegasus_is_no_cheaper_for_a_seiya_beside_it() -> None:
    story = table(["dragon-noir"], {"played": facing(1, "pegase-noir", "seiya-green")})
    assert story.cost(1, "force") == 4
    assert story.force("pegase-noir") == 2
