"""What the cards 46 to 62 do, and what they must not offer."""

from collections import Counter

import pytest

import kleos
from kleos.games.saint_seiya.testing import Story, facing, table
from kleos.testing import clause

# Faces: id, number, name, class, Force cost, Cosmos cost, Force, Cosmos, VP; all are of silver rank, without Heal or flame
FACES = [
    ("jamian", 46, "Crow Jamian", "Silver Knight", 5, None, None, 1, 2),
    ("babel", 47, "Centaur Babel", "Silver Knight", 6, None, 1, 1, 3),
    ("asterion", 48, "Hounds Asterion", "Silver Knight", 6, None, None, 2, 2),
    ("moses", 49, "Whale Moses", "Silver Knight", 6, None, 2, None, 3),
    ("capella", 50, "Auriga Capella", "Silver Knight", 4, None, None, None, 2),
    ("albior", 51, "Cepheus Albior", "Silver Knight", 6, 5, 1, 2, 2),
    ("ptolemy", 52, "Sagitta Ptolemy", "Silver Knight", 5, None, 1, 1, 2),
    ("sirius", 53, "Canis Major Sirius", "Silver Knight", 6, None, 2, None, 2),
    ("algethi", 54, "Hercules Algethi", "Silver Knight", 6, None, 2, None, 1),
    ("dante", 55, "Cerberus Dante", "Silver Knight", 5, None, 1, None, 1),
    ("dio", 56, "Musca Dio", "Silver Knight", 6, None, 2, None, 2),
    ("shiva", 57, "Peacock Shiva", "Silver Knight", 6, None, 1, 3, 2),
    ("aghora", 58, "Lotus Aghora", "Silver Knight", 6, None, 1, 3, 2),
    ("arachne", 59, "Tarantula Arachne", "Silver Knight", 6, None, 1, 2, 2),
    ("guilty", 60, "Guilty", "Knight without constellation", 6, None, 2, 1, 2),
    ("docrates", 61, "Docrates", "Knight without constellation", 4, None, 1, 1, 2),
    ("chevalier-de-cristal", 62, "Crystal Knight", "Knight without constellation", 6, 4, 1, 1, 2),
]


def activate(story: Story, card: str) -> Story:
    """Activates the card with the lowest number of that id."""
    return story.does(f"activate #{story.number(card)}")


@pytest.mark.parametrize(
    ("card", "number", "name", "klass", "force_cost", "cosmos_cost", "force", "cosmos", "points"), FACES
)
@clause("SS-1.5", "SS-1.7", "SS-1.8", "SS-1.13", "SS-2.2")
def test_46_to_62_bear_the_published_costs_values_and_points(
    card: str,
    number: int,
    name: str,
    klass: str,
    force_cost: int | None,
    cosmos_cost: int | None,
    force: int | None,
    cosmos: int | None,
    points: int,
) -> None:
    face = kleos.rules("saint-seiya").cards[card]
    assert face.name() == name
    facts = face.facts()
    assert (facts["number"], facts["class"], facts["kind"], facts["border"]) == (number, klass, "character", "silver")
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


# 46 Jamian --------------------------------------------------------------------------------------------------------------
@clause("SS-11.46", "SS-13.7")
def test_jamian_lets_two_cards_of_the_terrain_change_places() -> None:
    story = table(["athena", None, "armure-lion", "docrates"], {"hand": ["jamian"]})
    story.does("play jamian 1").expects("on-play", 0).expects_exactly("use", "skip")
    story.does("use").expects("terrain-swap", 0).expects_exactly("place 1", "place 3", "place 4")
    story.refuses("place 2", clause="SS-7.2")
    story.refuses("skip", "done")
    story.does("place 3").expects("terrain-swap", 0).expects_exactly("place 1", "place 4")
    story.refuses("place 3")
    story.does("place 4").expects("main", 0)
    assert story.terrain == ["athena", None, "docrates", "armure-lion", None, None]
    assert story.facing("jamian") == 1
    assert story.played() == ["jamian"]


@clause("SS-11.46", "SS-5.14")
def test_jamian_may_move_the_card_he_faces_and_everybody_follows_the_card_he_faces() -> None:
    story = table(["athena", "docrates", "mu"], {"hand": ["jamian"], "played": facing(1, "leda") + facing(2, "spica")})
    story.does("play jamian 1", "use", "place 1", "place 2")
    assert story.terrain == ["docrates", "athena", "mu", None, None, None]
    assert (story.facing("jamian"), story.facing("leda"), story.facing("spica")) == (2, 2, 1)
    assert story.strength(1, "force") == 1
    assert story.strength(2, "force") == 1
    assert story.strength(2, "cosmos") == 1


@clause("SS-11.46", "SS-13.3")
def test_jamian_asks_once_where_only_two_cards_lie_on_the_terrain() -> None:
    story = table(["athena", None, None, None, None, "mu"], {"hand": ["jamian"]})
    story.does("play jamian 6", "use").expects("terrain-swap", 0).expects_exactly("place 1", "place 6")
    story.does("place 6").expects("main", 0)
    assert story.terrain == ["mu", None, None, None, None, "athena"]
    assert story.facing("jamian") == 1


@clause("SS-11.46", "SS-6.8", "SS-5.16")
def test_jamian_is_not_asked_with_one_card_on_the_terrain() -> None:
    story = table([None, None, "mu"], {"hand": ["jamian"]})
    story.does("play jamian 3").expects("main", 0)
    story.refuses("use", "skip")
    assert story.terrain == [None, None, "mu", None, None, None]


@clause("SS-11.46", "SS-6.5", "SS-5.16")
def test_jamian_may_leave_all_cards_where_they_are() -> None:
    story = table(["athena", "mu"], {"hand": ["jamian"]})
    story.does("play jamian 1", "skip").expects("main", 0).refuses("use")
    assert story.terrain == ["athena", "mu", None, None, None, None]


@clause("SS-11.46", "SS-6.21", "SS-9.9")
def test_jamian_triggers_no_arrival_and_takes_no_flame() -> None:
    # Ptolemy would take a flame, Shaina an armour, Gigas would leave
    terrain = ["ptolemy", "shaina", "gigas"]
    story = table(terrain, {"hand": ["jamian"], "armour": "armure-pegase"}, flames=7)
    story.does("play jamian 1", "use", "place 1", "place 3").expects("main", 0)
    assert story.terrain == ["gigas", "shaina", "ptolemy", None, None, None]
    assert story.flames == 7
    assert story.armour() == "armure-pegase"
    assert "reveal" not in story.kinds()


@clause("SS-11.46", "SS-5.67", "SS-5.68")
def test_jamian_moves_a_card_with_the_reductions_it_was_given_but_place_6_keeps_its_own() -> None:
    # Docrates costs 4 Force, Misty 5
    lessened = {"card": "docrates", "force_less": 2}
    story = table([lessened, None, None, None, None, "misty"], {"hand": ["jamian"]})
    assert (story.cost(1, "force"), story.cost(6, "force")) == (2, 4)
    story.does("play jamian 1", "use", "place 1")
    assert story.terrain[0] == "misty"
    assert (story.cost(1, "force"), story.cost(6, "force")) == (5, 1)


@clause("SS-11.46", "SS-11.31", "SS-11.34")
def test_jamian_makes_another_card_the_first_and_the_last_one() -> None:
    # Aldébaran has +2 Force against the first card, Aiolia +1 against the last one
    story = table(["athena", "mu"], {"hand": ["jamian"], "played": facing(1, "aldebaran", "aiolia")})
    assert (story.force("aldebaran"), story.force("aiolia")) == (4, 2)
    story.does("play jamian 2", "use", "place 1")
    assert (story.force("aldebaran"), story.force("aiolia")) == (2, 3)


# 47 Babel ---------------------------------------------------------------------------------------------------------------
@clause("SS-11.47", "SS-6.12", "SS-5.50")
def test_babel_makes_who_acquires_him_destroy_a_wounded_character_of_anybody() -> None:
    # terrain #1; played #2 to #4; wounded: #5 of p0, #6 of p1, #7 and #8 of p2
    story = table(
        ["babel"],
        {"played": facing(1, "shura", "misty", "leda"), "wounded": ["seiya-green"]},
        {"wounded": ["oko"]},
        {"wounded": ["hyoga-bronze", "jabu"]},
    )
    story.does("acquire 1 force").expects("wounded-destroy", 0)
    story.expects_exactly("target #5", "target #6", "target #7", "target #8")
    story.refuses("skip", "done")
    story.refuses("target #2", clause="SS-7.14")
    story.does("target #7").expects("main", 0)
    assert story.destroyed(2) == ["hyoga-bronze"]
    assert story.wounded(2) == ["jabu"]
    assert story.wounded(1) == ["oko"]
    assert story.wounded() == ["seiya-green"]
    assert story.destroyed() == []
    assert story.discard() == ["shura", "misty", "babel", "leda"]


@clause("SS-11.47", "SS-6.4")
def test_babel_hits_the_own_wounded_character_if_there_is_no_other() -> None:
    story = table(["babel"], {"played": facing(1, "shura", "doko"), "wounded": ["saga"]})
    story.does("acquire 1 force").expects("main", 0)
    assert story.destroyed() == ["saga"]
    assert story.wounded() == []


@clause("SS-11.47", "SS-13.5")
def test_babel_does_not_tell_copies_of_one_player_apart() -> None:
    # terrain #1, played #2 and #3, wounded #4 and #5 of p0, #6 of p1
    story = table(
        ["babel"],
        {"played": facing(1, "shura", "doko"), "wounded": ["leda", "jabu"]},
        {"wounded": ["leda"]},
    )
    story.does("acquire 1 force").expects_exactly("target #4", "target #5", "target #6")
    twins = table(["babel"], {"played": facing(1, "shura", "doko"), "wounded": ["leda", "leda"]}, {"wounded": ["jabu"]})
    twins.does("acquire 1 force").expects_exactly("target #4", "target #6")
    twins.refuses("target #5", clause="SS-13.5")


@clause("SS-11.47")
def test_babel_does_nothing_where_nobody_is_wounded() -> None:
    story = table(["babel"], {"played": facing(1, "shura", "doko"), "hand": ["leda"]}, {"hand": ["oko"]})
    story.does("acquire 1 force").expects("main", 0)
    assert story.destroyed() == story.destroyed(1) == []
    assert story.hand() == ["leda"]
    assert story.hand(1) == ["oko"]
    assert story.discard() == ["doko", "shura", "babel"]


@clause("SS-11.47", "SS-6.19")
def test_babel_does_nothing_when_he_is_played_or_removed() -> None:
    story = table([None, None, None, None, "mu", "babel"], {"hand": ["babel"]}, {"wounded": ["oko"]})
    story.does("play babel 5").expects("main", 0)
    story.ends()
    assert story.common == ["babel"]
    assert story.wounded(1) == ["oko"]


# 48 Astérion ------------------------------------------------------------------------------------------------------------
@clause("SS-11.48", "SS-9.7", "SS-9.11", "SS-13.8")
def test_asterion_looks_at_the_hand_of_one_opponent_and_wounds_a_character_of_it() -> None:
    story = table(
        ["mu"],
        {"played": facing(1, "asterion"), "hand": ["leda"]},
        {"hand": ["shiryu-green", "armure-lion", "oko", "shiryu-green"]},
        {"hand": ["jabu"]},
    )
    activate(story, "asterion").expects("player-pick", 0).expects_exactly("player p1", "player p2")
    story.refuses("player p0", clause="SS-13.11")
    story.does("player p1").expects("seen-hand-wound", 0).expects_exactly("card shiryu-green", "card oko")
    story.refuses("card armure-lion", "card leda", "card jabu", "skip")
    assert "options" in story.match.view(0)["decision"]
    for other in (1, 2, None):
        shown = story.match.view(other)["decision"]
        assert (shown["kind"], shown["seat"], shown["source"]) == ("seen-hand-wound", 0, "asterion")
        assert "options" not in shown
    story.does("card oko").expects("main", 0)
    assert story.wounded(1) == ["oko"]
    assert story.hand(1) == ["shiryu-green", "shiryu-green", "armure-lion"]
    assert story.hand(2) == ["jabu"]
    assert story.discard() == ["asterion"]
    (seen,) = story.events("look-hand", 0)
    assert seen["cards"] == ["shiryu-green", "shiryu-green", "armure-lion", "oko"]
    for other in (1, 2, None):
        assert [entry.get("cards") for entry in story.events("look-hand", other)] == [None]


@clause("SS-11.48", "SS-9.11", "SS-13.3")
def test_asterion_sees_the_hand_even_if_nothing_is_left_to_choose() -> None:
    story = table(["mu"], {"played": facing(1, "asterion")}, {"hand": ["armure-lion", "jabu"]})
    activate(story, "asterion").expects("main", 0)
    assert story.wounded(1) == ["jabu"]
    assert story.hand(1) == ["armure-lion"]
    assert story.events("look-hand", 0)[0]["cards"] == ["armure-lion", "jabu"]


@clause("SS-11.48", "SS-9.6", "SS-6.9")
def test_asterion_finds_nobody_in_a_hand_of_armours() -> None:
    story = table(["mu"], {"played": facing(1, "asterion")}, {"hand": ["armure-lion", "armure-dragon"]})
    story.offers("activate #2")
    activate(story, "asterion").expects("main", 0)
    assert story.hand(1) == ["armure-dragon", "armure-lion"]
    assert story.wounded(1) == []
    assert story.discard() == ["asterion"]
    assert [entry["seat"] for entry in story.events("nothing")] == [1]
    assert story.events("look-hand", 0)[0]["cards"] == ["armure-dragon", "armure-lion"]


@clause("SS-11.48", "SS-13.11")
def test_asterion_picks_no_opponent_with_an_empty_hand() -> None:
    story = table(["mu"], {"played": facing(1, "asterion")}, {}, {"hand": ["jabu"]}, {"hand": ["oko"]})
    activate(story, "asterion").expects_exactly("player p2", "player p3")
    story.refuses("player p1", clause="SS-13.11")
    lone = table(["mu"], {"played": facing(1, "asterion")}, {}, {"hand": ["jabu"]})
    activate(lone, "asterion").expects("main", 0)
    assert lone.wounded(2) == ["jabu"]


@clause("SS-11.48", "SS-6.8")
def test_asterion_is_not_usable_against_empty_hands() -> None:
    story = table(["mu"], {"played": facing(1, "asterion"), "hand": ["leda"]}, {"discard": ["oko"]})
    story.refuses("activate #2", clause="SS-6.8")


@clause("SS-11.48", "SS-11.77")
def test_asterion_wounds_a_knight_of_a_hand_whatever_sho_faces() -> None:
    story = table(["mu"], {"played": facing(1, "asterion", "sho")}, {"hand": ["sho", "jabu"]})
    activate(story, "asterion").expects_exactly("card sho", "card jabu")
    story.does("card jabu")
    assert story.wounded(1) == ["jabu"]


# 49 Moses ---------------------------------------------------------------------------------------------------------------
@clause("SS-11.49", "SS-7.20", "SS-5.50")
def test_moses_clears_the_terrain_of_green_bronze_and_silver_cards_and_refills_it() -> None:
    story = table(
        ["oko", "mu", "moses", "athena", "sho", "misty"],
        {"played": facing(3, "shura", "doko")},
        reserve=["milo", "saga", "shaka", "aldebaran", "aiolia"],
    )
    story.does("acquire 3 force").expects("main", 0)
    assert story.terrain == ["aldebaran", "mu", "shaka", "athena", "saga", "milo"]
    assert story.common == ["misty", "sho", "oko"]
    assert story.reserve == ["aiolia"]
    assert story.discard() == ["doko", "shura", "moses"]
    assert story.flames == 12


@clause("SS-11.49")
def test_moses_leaves_gold_and_blue_cards_and_armours_alone() -> None:
    story = table(
        ["armure-lion", "mu", "moses", "athena", "pope", "shaka"],
        {"played": facing(3, "shura", "doko")},
        reserve=["milo"],
    )
    story.does("acquire 3 force")
    assert story.terrain == ["armure-lion", "mu", "milo", "athena", "pope", "shaka"]
    assert story.common == []
    assert story.flames == 12


@clause("SS-11.49", "SS-5.19", "SS-5.55")
def test_moses_strands_who_faced_a_removed_card_but_not_his_own_fighters() -> None:
    story = table(
        ["oko", "mu", "moses"],
        {"played": facing(3, "shura", "doko") + facing(1, "leda") + facing(2, "jabu")},
        reserve=["milo", "saga", "shaka", "aldebaran", "aiolia"],
    )
    story.does("acquire 3 force")
    assert story.terrain == ["aiolia", "mu", "aldebaran", "shaka", "saga", "milo"]
    assert story.played() == ["leda", "jabu"]
    assert story.facing("leda") is None
    assert story.facing("jabu") == 2
    assert story.force("leda") == 0
    assert story.discard() == ["doko", "shura", "moses"]


@clause("SS-11.49", "SS-6.14", "SS-6.15")
def test_moses_brings_cards_whose_arrival_resolves_before_he_reaches_the_discard() -> None:
    # Shaina comes first and takes the armour, then Ptolemy takes a flame
    story = table(
        ["mu", "saga", "moses", "milo", "shaka", "misty"],
        {"played": facing(3, "shura", "doko"), "armour": "armure-pegase"},
        {"armour": "armure-dragon"},
        reserve=["shaina", "ptolemy"],
    )
    story.does("acquire 3 force")
    assert story.terrain == ["mu", "saga", "ptolemy", "milo", "shaka", "shaina"]
    assert story.armour() is story.armour(1) is None
    assert story.flames == 11
    kinds = story.kinds()
    assert kinds.index("flame") < kinds.index("to-discard")
    assert kinds.index("reveal") > kinds.index("remove")


@clause("SS-11.49", "SS-11.17a", "SS-11.17c")
def test_moses_may_reveal_the_pope_who_goes_back_with_the_gold_knights() -> None:
    story = table(
        ["mu", "saga", "moses", "athena", "shaka", "armure-lion"],
        {"played": facing(3, "shura", "doko")},
        common_discard=["milo", "oko"],
        reserve=["pope"],
    )
    story.does("acquire 3 force").expects("main", 0)
    # sooner or later Milo is revealed in the place of Moses
    assert story.terrain == ["mu", "saga", "milo", "athena", "shaka", "armure-lion"]
    assert story.reserve == ["pope"]
    assert story.common == ["oko"]
    assert story.flames == 12


@clause("SS-11.49", "SS-7.22")
def test_moses_leaves_holes_where_the_reserve_is_empty() -> None:
    story = table(["oko", "mu", "moses"], {"played": facing(3, "shura", "doko")}, common_discard=["jabu"])
    story.does("acquire 3 force").expects("main", 0)
    assert story.terrain == [None, "mu", None, None, None, None]
    assert story.common == ["jabu", "oko"]
    assert story.discard() == ["doko", "shura", "moses"]


@clause("SS-11.49", "SS-6.19")
def test_moses_does_nothing_when_he_is_played_and_cannot_be_activated() -> None:
    story = table(["oko", "mu"], {"hand": ["moses"]}, reserve=["milo"])
    story.does("play moses 1").expects("main", 0)
    story.refuses(f"activate #{story.number('moses')}", clause="SS-5.80")
    assert story.terrain == ["oko", "mu", None, None, None, None]


@clause("SS-11.49", "SS-11.66")
def test_moses_cannot_be_acquired_while_kuraggu_is_on_the_terrain() -> None:
    story = table(["kuraggu", "mu", "moses"], {"played": facing(3, "shura", "doko")})
    story.refuses("acquire 3 force", clause="SS-11.66")


# 50 Capella -------------------------------------------------------------------------------------------------------------
@clause("SS-11.50", "SS-5.81")
def test_capella_makes_a_character_with_a_force_cost_cheaper_and_is_destroyed() -> None:
    # Mu costs 7 and 7
    story = table(
        ["mu", "athena", "armure-lion", "pope", "gigas", "oko"],
        {"played": facing(2, "capella")},
    )
    activate(story, "capella").expects("terrain-pick", 0).expects_exactly("place 1", "place 6")
    story.refuses("place 2", "place 3", "place 4", "place 5", clause="SS-6.8")
    story.refuses("skip", "done")
    story.does("place 1").expects("main", 0)
    assert story.destroyed() == ["capella"]
    assert story.discard() == []
    assert (story.cost(1, "force"), story.cost(1, "cosmos")) == (4, 7)
    assert story.cost(6, "force") == 2


@clause("SS-11.50", "SS-5.65", "SS-6.8")
def test_capella_lowers_no_cost_below_1_and_may_be_aimed_at_a_cost_of_1() -> None:
    story = table(["leda"], {"played": facing(1, "capella", "capella")})
    activate(story, "capella")
    assert story.cost(1, "force") == 1
    activate(story, "capella").expects("main", 0)
    assert story.cost(1, "force") == 1
    assert story.destroyed() == ["capella", "capella"]


@clause("SS-11.50", "SS-5.69", "SS-5.62")
def test_two_capella_and_place_6_add_up() -> None:
    story = table([None] * 5 + ["mu"], {"played": facing(6, "capella", "capella", "seiya-green")})
    activate(story, "capella")
    activate(story, "capella")
    assert (story.cost(6, "force"), story.cost(6, "cosmos")) == (1, 6)
    story.offers("acquire 6 force").refuses("acquire 6 cosmos", clause="SS-5.41")


@clause("SS-11.50", "SS-5.68", "SS-4.9")
def test_capella_helps_for_this_turn_only() -> None:
    story = table(["mu", "misty"], {"played": facing(1, "capella")})
    activate(story, "capella").does("place 2")
    assert story.cost(2, "force") == 2
    story.ends().expects("main", 1)
    assert story.terrain == [None, None, None, None, "mu", "misty"]
    assert story.cost(6, "force") == 4


@clause("SS-11.50", "SS-5.83")
def test_capella_pays_a_cost_that_a_fighter_alone_could_not() -> None:
    story = table(["docrates", "mu"], {"played": facing(1, "leda") + facing(2, "capella")})
    story.refuses("acquire 1 force", clause="SS-5.41")
    activate(story, "capella").does("place 1").offers("acquire 1 force")
    story.does("acquire 1 force")
    assert story.discard() == ["docrates", "leda"]


@clause("SS-11.50", "SS-6.8")
def test_capella_is_not_usable_without_a_character_that_has_a_force_cost() -> None:
    story = table(["athena", "armure-lion", "pope", "gigas"], {"played": facing(1, "capella")})
    story.refuses(f"activate #{story.number('capella')}", clause="SS-6.8")


@clause("SS-11.50", "SS-11.54")
def test_capella_does_not_reach_an_armour_that_may_be_acquired_by_force() -> None:
    story = table(["armure-lion", "mu"], {"played": facing(1, "capella"), "armours_by_force": True})
    assert story.cost(1, "force") == 5
    activate(story, "capella").expects("main", 0)
    assert (story.cost(1, "force"), story.cost(2, "force")) == (5, 4)


@clause("SS-11.50", "SS-11.66")
def test_capella_may_be_aimed_at_a_knight_that_kuraggu_forbids() -> None:
    story = table(["kuraggu", "mu"], {"played": facing(1, "capella")})
    activate(story, "capella").expects_exactly("place 1", "place 2")


# 51 Albior --------------------------------------------------------------------------------------------------------------
@clause("SS-11.51a", "SS-5.61", "SS-1.11")
def test_albior_gives_each_shun_beside_him_a_cosmos() -> None:
    played = facing(1, "albior", "shun-green", "shun-bronze", "leda") + facing(2, "shun-bronze")
    story = table(["mu", "saga"], {"hero": "shun", "played": played})
    assert story.cosmos("albior") == 2
    assert story.cosmos("shun-green") == 1
    assert story.cosmos("shun-bronze") == 2
    assert story.cosmos("leda") == 0
    assert (story.strength(1, "cosmos"), story.strength(2, "cosmos")) == (5, 1)
    assert story.strength(1, "force") == 4


@clause("SS-11.51a", "SS-5.62")
def test_two_albior_give_two_cosmos() -> None:
    story = table(["mu"], {"hero": "shun", "played": facing(1, "albior", "albior", "shun-green")})
    assert story.cosmos("shun-green") == 2
    assert story.cosmos("albior") == 2


@clause("SS-11.51a", "SS-5.19", "SS-6.16")
def test_albior_gives_nothing_to_other_heroes_nor_when_stranded() -> None:
    story = table(["mu"], {"played": facing(1, "albior", "seiya-bronze")})
    assert story.cosmos("seiya-bronze") == 1
    apart = table(["mu"], {"hero": "shun", "played": facing(None, "albior") + facing(1, "shun-bronze")})
    assert apart.cosmos("shun-bronze") == 1


@clause("SS-11.51a", "SS-11.51b", "SS-5.83")
def test_albior_gives_nothing_more_once_he_was_activated() -> None:
    story = table(["mu"], {"hero": "shun", "played": facing(1, "albior", "shun-green"), "discard": ["leda"]})
    assert story.strength(1, "cosmos") == 3
    activate(story, "albior")
    assert story.cosmos("shun-green") == 0
    assert story.discard() == ["albior"]


@clause("SS-11.51b", "SS-6.12", "SS-5.6")
def test_albior_takes_a_character_of_the_own_discard_into_the_hand() -> None:
    story = table(
        ["mu"],
        {"played": facing(1, "albior"), "discard": ["leda", "armure-lion", "seiya-green", "seiya-green"]},
        {"discard": ["oko"]},
    )
    activate(story, "albior").expects("discard-take", 0).expects_exactly("card seiya-green", "card leda")
    story.refuses("card armure-lion", "card oko", "card albior", "skip")
    story.does("card leda").expects("main", 0).offers("play leda 1")
    assert story.hand() == ["leda"]
    assert story.discard() == ["seiya-green", "seiya-green", "armure-lion", "albior"]
    assert story.discard(1) == ["oko"]


@clause("SS-11.51b", "SS-5.82", "SS-12.27")
def test_albior_cannot_take_himself_but_another_albior() -> None:
    alone = table(["mu"], {"played": facing(1, "albior"), "discard": ["oko"], "draw": ["albior"]})
    activate(alone, "albior").expects("main", 0)
    assert alone.hand() == ["oko"]
    assert alone.discard() == ["albior"]
    story = table(["mu"], {"played": facing(1, "albior"), "discard": ["albior"]})
    activate(story, "albior").expects("main", 0).offers("play albior 1")
    assert story.hand() == ["albior"]
    assert story.discard() == ["albior"]


@clause("SS-11.51b", "SS-6.8")
def test_albior_is_not_usable_without_a_character_in_the_own_discard() -> None:
    story = table(
        ["mu"],
        {"played": facing(1, "albior"), "discard": ["armure-lion"], "wounded": ["leda"], "destroyed": ["seiya-green"]},
        {"discard": ["oko"]},
    )
    story.refuses("activate #2", clause="SS-6.8")


@clause("SS-11.51b", "SS-11.66", "SS-5.75")
def test_albior_takes_a_knight_of_his_user_even_beside_kuraggu() -> None:
    story = table(["kuraggu"], {"played": facing(1, "albior"), "discard": ["misty"]})
    activate(story, "albior")
    assert story.hand() == ["misty"]


# 52 Ptolemy -------------------------------------------------------------------------------------------------------------
@clause("SS-11.52a", "SS-7.23", "SS-6.11", "SS-5.81")
def test_ptolemy_sends_an_athena_of_each_opponent_back_to_the_reserve_and_is_wounded() -> None:
    story = table(
        ["mu"],
        {"played": facing(1, "ptolemy")},
        {"hand": ["athena", "oko"]},
        {"hand": ["athena"]},
        reserve=["jabu", "leda", "spica"],
    )
    activate(story, "ptolemy").expects("main", 0)
    assert story.hand(1) == ["oko"]
    assert story.hand(2) == []
    assert Counter(story.reserve) == Counter(["athena", "athena", "jabu", "leda", "spica"])
    assert story.wounded() == ["ptolemy"]
    assert story.played() == []
    assert [(entry["seat"], entry["cards"]) for entry in story.events("to-reserve")] == [
        (1, ["athena"]),
        (2, ["athena"]),
    ]
    assert story.flames == 12


@clause("SS-11.52a")
def test_ptolemy_takes_one_athena_of_two_and_none_from_elsewhere() -> None:
    story = table(["mu"], {"played": facing(1, "ptolemy")}, {"hand": ["athena", "athena"]}, {"hand": ["oko"]})
    activate(story, "ptolemy").expects("main", 0)
    assert story.hand(1) == ["athena"]
    assert story.reserve == ["athena"]
    kept = table(
        ["athena"],
        {"played": facing(1, "ptolemy"), "hand": ["athena"]},
        {"hand": ["oko"]},
    )
    activate(kept, "ptolemy").expects("main", 0)
    assert kept.hand() == ["athena"]
    assert kept.terrain[0] == "athena"
    assert kept.reserve == []


@clause("SS-11.52a", "SS-9.6", "SS-6.9")
def test_ptolemy_may_find_no_athena() -> None:
    story = table(
        ["mu"],
        {"played": facing(1, "ptolemy")},
        {"hand": ["oko"], "discard": ["athena"]},
        {"wounded": ["athena"]},
        reserve=["jabu"],
    )
    activate(story, "ptolemy").expects("main", 0)
    assert story.wounded() == ["ptolemy"]
    assert story.reserve == ["jabu"]
    assert story.discard(1) == ["athena"]
    assert story.wounded(2) == ["athena"]
    assert [entry["seat"] for entry in story.events("nothing")][:1] == [1]


@clause("SS-11.52a", "SS-6.9", "SS-6.8")
def test_ptolemy_is_not_usable_against_empty_hands() -> None:
    story = table(["mu"], {"played": facing(1, "ptolemy"), "hand": ["athena"]}, {"discard": ["athena"]})
    story.refuses("activate #2", clause="SS-6.8")


@clause("SS-11.52a", "SS-5.86", "SS-11.77")
def test_ptolemy_is_not_usable_while_sho_protects_him() -> None:
    story = table(["mu", "saga"], {"played": facing(1, "ptolemy", "sho")}, {"hand": ["athena"]})
    story.refuses(f"activate #{story.number('ptolemy')}", clause="SS-5.86")
    apart = table(["mu", "saga"], {"played": facing(1, "ptolemy") + facing(2, "sho")}, {"hand": ["athena"]})
    activate(apart, "ptolemy")
    assert apart.wounded() == ["ptolemy"]


@clause("SS-11.52b", "SS-6.2")
def test_ptolemy_takes_a_flame_when_he_arrives() -> None:
    story = table(["misty", "oko"], reserve=["leda", "spica", "docrates", "ptolemy"], flames=5)
    story.ends().expects("main", 1)
    assert story.terrain == ["ptolemy", "docrates", "spica", "leda", "misty", "oko"]
    assert story.flames == 4


@clause("SS-11.52b", "SS-6.19", "SS-7.18")
def test_ptolemy_takes_no_flame_when_he_is_acquired_played_or_removed() -> None:
    story = table(
        ["ptolemy", None, None, None, None, "ptolemy"],
        {"played": facing(1, "shura", "doko")},
        flames=5,
    )
    story.does("acquire 1 force")
    assert story.discard() == ["doko", "shura", "ptolemy"]
    story.ends()
    assert story.common == ["ptolemy"]
    assert story.flames == 5
    played = table(["mu"], {"hand": ["ptolemy"]}, flames=5)
    played.does("play ptolemy 1").expects("main", 0)
    assert played.flames == 5


@clause("SS-11.52b", "SS-7.19", "SS-8.1")
def test_ptolemy_may_take_the_last_flame_and_none_after_it() -> None:
    story = table(["misty"] * 2, reserve=["ptolemy", "ptolemy", "leda", "spica"], flames=1)
    story.ends().expects("main", 1)
    assert story.flames == 0
    assert story.kinds().count("flame") == 1
    assert story.kinds().count("ending") == 1


# 53 Sirius --------------------------------------------------------------------------------------------------------------
@clause("SS-11.53", "SS-7.29", "SS-5.81")
def test_sirius_turns_a_green_hero_of_the_hand_into_a_bronze_one() -> None:
    story = table(
        ["mu"],
        {"played": facing(1, "sirius"), "hand": ["seiya-green", "seiya-green", "oko"], "aside": ["seiya-bronze"] * 3},
    )
    activate(story, "sirius").expects("main", 0)
    assert story.destroyed() == ["seiya-green"]
    assert story.hand() == ["seiya-green", "oko"]
    assert story.discard() == ["seiya-bronze"]
    assert story.aside() == ["seiya-bronze"] * 2
    assert story.wounded() == ["sirius"]


@clause("SS-11.53")
def test_sirius_may_destroy_a_green_hero_for_nothing() -> None:
    story = table(["mu"], {"played": facing(1, "sirius"), "hand": ["seiya-green"]})
    activate(story, "sirius").expects("main", 0)
    assert story.destroyed() == ["seiya-green"]
    assert story.discard() == []
    assert story.wounded() == ["sirius"]


@clause("SS-11.53", "SS-6.7", "SS-6.8")
def test_sirius_is_not_usable_without_a_green_hero_in_hand() -> None:
    story = table(
        ["mu"],
        {
            "played": facing(1, "sirius", "seiya-green"),
            "hand": ["seiya-bronze", "oko", "armure-pegase"],
            "discard": ["seiya-green"],
            "aside": ["seiya-bronze"],
        },
    )
    story.refuses("activate #2", clause="SS-6.8")


@clause("SS-11.53", "SS-5.86", "SS-11.77")
def test_sirius_is_not_usable_while_sho_protects_him() -> None:
    story = table(["mu"], {"played": facing(1, "sirius", "sho"), "hand": ["seiya-green"], "aside": ["seiya-bronze"]})
    story.refuses("activate #2", clause="SS-5.86")


@clause("SS-11.53", "SS-5.76", "SS-11.66")
def test_sirius_brings_no_new_card_so_kuraggu_does_not_stop_him() -> None:
    story = table(["kuraggu"], {"played": facing(1, "sirius"), "hand": ["seiya-green"], "aside": ["seiya-bronze"]})
    activate(story, "sirius")
    assert story.discard() == ["seiya-bronze"]


# 54 Algethi -------------------------------------------------------------------------------------------------------------
@clause("SS-11.54", "SS-5.65", "SS-5.67")
def test_algethi_lets_armours_be_acquired_by_force_at_their_cosmos_cost() -> None:
    story = table(
        ["mu", "armure-lion", None, None, None, "armure-cancer"],
        {"played": facing(1, "algethi") + facing(2, "shura", "misty") + facing(6, "doko", "leda")},
    )
    assert story.cost(2, "force") is None
    story.refuses("acquire 2 force", "acquire 6 force", clause="SS-1.7")
    activate(story, "algethi").expects("main", 0)
    assert story.discard() == ["algethi"]
    assert (story.cost(2, "force"), story.cost(6, "force")) == (5, 4)
    assert (story.cost(2, "cosmos"), story.cost(6, "cosmos")) == (5, 4)
    story.offers("acquire 2 force", "acquire 6 force")
    story.does("acquire 2 force", "acquire 6 force")
    assert story.hand() == []
    assert story.discard() == ["armure-cancer", "armure-lion", "doko", "shura", "misty", "algethi", "leda"]


@clause("SS-11.54", "SS-5.41")
def test_algethi_does_not_make_armours_free() -> None:
    story = table(["mu", "armure-lion"], {"played": facing(1, "algethi") + facing(2, "shura", "leda")})
    activate(story, "algethi").refuses("acquire 2 force", clause="SS-5.41")


@clause("SS-11.54", "SS-5.51")
def test_algethi_leaves_the_way_by_cosmos_open() -> None:
    story = table(["mu", "armure-lion"], {"played": facing(1, "algethi") + facing(2, "shaka", "albior")})
    activate(story, "algethi").refuses("acquire 2 force", clause="SS-5.41")
    story.does("acquire 2 cosmos")
    assert story.hand() == ["armure-lion"]


@clause("SS-11.54")
def test_algethi_also_speaks_of_armours_revealed_later_in_the_turn() -> None:
    # No armour is there when he is used; Docrates brings one
    story = table(
        ["mu", "saga", "milo", "shaka", "athena", "oko"],
        {"played": facing(1, "algethi", "docrates"), "hand": ["shura", "misty"]},
        reserve=["armure-lion"],
    )
    activate(story, "algethi")
    activate(story, "docrates")
    assert story.terrain[5] == "armure-lion"
    story.does("play shura 6", "play misty 6", "acquire 6 force")
    assert story.discard() == ["armure-lion", "shura", "misty", "algethi", "docrates"]


@clause("SS-11.54", "SS-4.9")
def test_algethi_speaks_of_his_user_and_of_this_turn_only() -> None:
    story = table(
        ["mu", "armure-lion", "saga"],
        {"played": facing(1, "algethi")},
        {"hand": ["shura", "doko"]},
    )
    activate(story, "algethi")
    assert story.cost(2, "force") == 5
    story.ends().expects("main", 1)
    assert story.terrain == [None, None, None, "mu", "armure-lion", "saga"]
    assert story.cost(5, "force") is None
    story.does("play shura 5", "play doko 5").refuses("acquire 5 force", clause="SS-1.7")
    story.ends().expects("main", 0)
    assert story.cost(6, "force") is None


@clause("SS-11.54", "SS-5.66")
def test_algethi_gives_a_force_cost_to_no_character() -> None:
    story = table(["athena", "mu", "pope"], {"played": facing(2, "algethi") + facing(1, "shura", "misty")})
    activate(story, "algethi").refuses("acquire 1 force", clause="SS-1.7")
    assert story.cost(1, "force") is story.cost(3, "force") is None


@clause("SS-11.54", "SS-6.8")
def test_a_second_algethi_would_change_nothing() -> None:
    story = table(["mu", "armure-lion"], {"played": facing(1, "algethi"), "armours_by_force": True})
    story.refuses(f"activate #{story.number('algethi')}", clause="SS-6.8")


@clause("SS-11.54", "SS-11.66")
def test_algethi_works_beside_kuraggu_because_armours_are_no_knights() -> None:
    story = table(["kuraggu", "armure-lion"], {"played": facing(1, "algethi") + facing(2, "shura", "misty")})
    activate(story, "algethi").does("acquire 2 force")
    assert "armure-lion" in story.discard()


# 55 Dante ---------------------------------------------------------------------------------------------------------------
@clause("SS-11.55", "SS-5.77")
@pytest.mark.parametrize("top", ["ptolemy", "deathmask", "gigas", "pope", "shaina", "armure-lion", "aiolos"])
def test_dante_brings_the_top_card_of_the_reserve_without_any_of_its_effects(top: str) -> None:
    story = table(
        ["dante", "saga"],
        {"played": facing(1, "shura", "jabu", "leda"), "armour": "armure-pegase"},
        {"armour": "armure-dragon"},
        reserve=[top, "oko"],
    )
    story.does("acquire 1 force").expects("main", 0)
    assert Counter(story.discard()) == Counter([top, "dante", "shura", "jabu", "leda"])
    assert story.reserve == ["oko"]
    assert story.flames == 12
    assert story.terrain == [None, "saga", None, None, None, None]
    assert (story.armour(), story.armour(1)) == ("armure-pegase", "armure-dragon")


@clause("SS-11.55")
def test_dante_does_nothing_with_an_empty_reserve() -> None:
    story = table(["dante"], {"played": facing(1, "shura", "misty")}, common_discard=["oko"])
    story.does("acquire 1 force").expects("main", 0)
    assert story.discard() == ["shura", "misty", "dante"]
    assert story.common == ["oko"]


@clause("SS-11.55", "SS-6.19")
def test_dante_does_nothing_when_he_is_played() -> None:
    story = table(["mu"], {"hand": ["dante"]}, reserve=["oko"])
    story.does("play dante 1").expects("main", 0)
    story.refuses(f"activate #{story.number('dante')}", clause="SS-5.80")
    assert story.reserve == ["oko"]


@clause("SS-11.55", "SS-11.39b", "SS-12.18")
def test_dante_taken_by_shura_brings_his_card_before_shura_arrives() -> None:
    story = table(
        [None, "armure-lion", "shura", "dante"],
        {"played": facing(3, "doko", "misty", "moses", "sirius")},
        reserve=["deathmask", "oko"],
    )
    story.does("acquire 3 force").expects("main", 0)
    assert story.flames == 11
    assert Counter(story.discard()) == Counter(["deathmask", "dante", "shura", "doko", "misty", "moses", "sirius"])
    assert [entry["cards"] for entry in story.events("to-discard")] == [["dante"], ["shura"]]
    assert story.reserve == ["oko"]


# 56 Dio -----------------------------------------------------------------------------------------------------------------
@clause("SS-11.56", "SS-5.71", "SS-5.81")
def test_dio_acquires_an_armour_for_free_and_is_destroyed() -> None:
    story = table(
        ["mu", "armure-lion", "athena", "armure-cancer"],
        {"played": facing(1, "dio")},
        reserve=["oko"],
    )
    activate(story, "dio").expects("terrain-pick", 0).expects_exactly("place 2", "place 4")
    story.refuses("place 1", "place 3", clause="SS-6.8")
    story.refuses("skip")
    story.does("place 4").expects("main", 0)
    assert story.discard() == ["armure-cancer"]
    assert story.hand() == []
    assert story.armour() is None
    assert story.destroyed() == ["dio"]
    assert story.terrain == ["mu", "armure-lion", "athena", None, None, None]
    assert story.reserve == ["oko"]
    assert story.events("acquire")[0]["currency"] == "free"


@clause("SS-11.56", "SS-5.73")
def test_dio_strands_who_faced_the_armour() -> None:
    story = table(["mu", "armure-lion"], {"played": facing(2, "dio", "leda")})
    activate(story, "dio").expects("main", 0)
    assert story.discard() == ["armure-lion"]
    assert story.destroyed() == ["dio"]
    assert story.played() == ["leda"]
    assert story.facing("leda") is None
    assert story.match.view(0)["players"][0]["played"][0]["facing"] is None


@clause("SS-11.56", "SS-6.8")
def test_dio_is_not_usable_without_an_armour_on_the_terrain() -> None:
    story = table(
        ["mu", "athena"],
        {"played": facing(1, "dio"), "hand": ["armure-pegase"], "armour": "armure-lion"},
        {"armour": "armure-cancer"},
    )
    story.refuses(f"activate #{story.number('dio')}", clause="SS-6.8")


@clause("SS-11.56", "SS-11.66")
def test_dio_is_not_stopped_by_kuraggu() -> None:
    story = table(["kuraggu", "armure-lion"], {"played": facing(1, "dio")})
    activate(story, "dio")
    assert story.discard() == ["armure-lion"]


@clause("SS-11.56", "SS-6.22", "SS-11.26a")
def test_dio_does_not_equip_the_armour_so_it_offers_nothing() -> None:
    story = table(["mu", "armure-sagittaire"], {"played": facing(1, "dio"), "hand": ["leda"]})
    activate(story, "dio").expects("main", 0)
    assert story.discard() == ["armure-sagittaire"]
    assert story.hand() == ["leda"]


# 57 Shiva, 58 Aghora ----------------------------------------------------------------------------------------------------
@clause("SS-11.57", "SS-5.54")
def test_shiva_wounds_all_that_fought_him_with_a_printed_cosmos() -> None:
    # 3 + 2 + 1 + 1: the green Seiya prints no Cosmos, whatever Marine gives him
    story = table(["shiva"], {"played": facing(1, "shura", "sirius", "marine", "seiya-green")})
    assert story.cosmos("seiya-green") == 1
    story.does("acquire 1 force").expects("main", 0)
    assert story.wounded() == ["shura", "marine"]
    assert story.discard() == ["seiya-green", "sirius", "shiva"]


@clause("SS-11.57", "SS-11.77", "SS-6.20")
def test_shiva_does_not_wound_knights_beside_sho() -> None:
    story = table(["shiva"], {"played": facing(1, "sho", "shura", "seiya-bronze", "jabu")})
    story.does("acquire 1 force")
    assert story.wounded() == []
    assert story.discard() == ["seiya-bronze", "shura", "shiva", "sho", "jabu"]


@clause("SS-11.57")
def test_shiva_wounds_nobody_who_faces_another_card() -> None:
    story = table(["shiva", "mu"], {"played": facing(1, "moses", "sirius", "algethi") + facing(2, "misty")})
    story.does("acquire 1 force")
    assert story.wounded() == []
    assert story.played() == ["misty"]
    assert story.discard() == ["moses", "sirius", "algethi", "shiva"]


@clause("SS-11.57", "SS-11.58", "SS-5.73")
@pytest.mark.parametrize("card", ["shiva", "aghora"])
def test_shiva_and_aghora_wound_nobody_when_they_are_acquired_for_free(card: str) -> None:
    # Shura is fought with 9 Force; Leda and Misty face the card beside him
    story = table(
        ["shura", card],
        {"played": facing(1, "doko", "moses", "sirius", "algethi") + facing(2, "misty", "leda")},
    )
    story.does("acquire 1 force").expects("main", 0)
    assert story.wounded() == []
    assert story.played() == ["misty", "leda"]
    assert story.facing("misty") is story.facing("leda") is None
    assert card in story.discard()


@clause("SS-11.58", "SS-12.1")
def test_aghora_wounds_all_that_fought_him_without_a_printed_cosmos() -> None:
    story = table([None, None, "aghora"], {"played": facing(3, "leda", "misty", "shura")})
    assert story.strength(3, "force") == 6
    story.does("acquire 3 force").expects("main", 0)
    assert story.wounded() == ["leda"]
    assert story.discard() == ["shura", "misty", "aghora"]


@clause("SS-11.58")
def test_aghora_wounds_a_green_hero_whatever_cosmos_he_was_given() -> None:
    story = table(["aghora"], {"played": facing(1, "shura", "misty", "marine", "seiya-green")})
    assert story.cosmos("seiya-green") == 1
    story.does("acquire 1 force")
    assert story.wounded() == ["seiya-green"]
    assert story.discard() == ["shura", "marine", "misty", "aghora"]


@clause("SS-11.58", "SS-11.77", "SS-6.20")
def test_aghora_wounds_sho_and_the_green_heroes_but_not_the_knights_beside_sho() -> None:
    story = table(["aghora"], {"played": facing(1, "sho", "moses", "sirius", "seiya-green")})
    story.does("acquire 1 force")
    assert story.wounded() == ["sho", "seiya-green"]
    assert story.discard() == ["moses", "sirius", "aghora"]


@clause("SS-11.57", "SS-11.58", "SS-6.19")
@pytest.mark.parametrize("card", ["shiva", "aghora"])
def test_shiva_and_aghora_do_nothing_as_fighters(card: str) -> None:
    story = table(["oko", "mu"], {"played": facing(1, card, "leda", "jabu")})
    story.does("acquire 1 force")
    assert story.wounded() == []
    assert sorted(story.discard()) == sorted([card, "leda", "jabu", "oko"])


# 59 Arachné -------------------------------------------------------------------------------------------------------------
@clause("SS-11.59", "SS-6.11", "SS-9.6")
def test_arachne_makes_each_opponent_discard_all_armours_of_the_hand() -> None:
    story = table(
        ["arachne"],
        {"played": facing(1, "shura", "doko"), "hand": ["armure-belier"], "armour": "armure-pegase"},
        {"hand": ["armure-lion", "armure-dragon", "oko"], "armour": "armure-cancer"},
        {"hand": ["jabu"]},
        {"hand": ["armure-vierge"]},
    )
    story.does("acquire 1 force").expects("main", 0)
    assert story.hand(1) == ["oko"]
    assert story.discard(1) == ["armure-dragon", "armure-lion"]
    assert story.armour(1) == "armure-cancer"
    assert story.hand(2) == ["jabu"]
    assert story.discard(2) == []
    assert story.hand(3) == []
    assert story.discard(3) == ["armure-vierge"]
    assert story.hand() == ["armure-belier"]
    assert story.armour() == "armure-pegase"
    assert [entry["seat"] for entry in story.events("nothing")] == [2]
    assert story.discard() == ["doko", "shura", "arachne"]


@clause("SS-11.59", "SS-9.6", "SS-9.4")
def test_arachne_shows_nothing_of_a_hand_without_armours() -> None:
    story = table(["arachne"], {"played": facing(1, "shura", "doko")}, {"hand": ["oko", "jabu"]})
    story.does("acquire 1 force")
    assert story.hand(1) == ["jabu", "oko"]
    assert "cards" not in story.events("nothing", 0)[0]


@clause("SS-11.59", "SS-6.19")
def test_arachne_does_nothing_when_she_is_played() -> None:
    story = table(["mu"], {"hand": ["arachne"]}, {"hand": ["armure-lion"]})
    story.does("play arachne 1").expects("main", 0)
    assert story.hand(1) == ["armure-lion"]


@clause("SS-11.59", "SS-5.72")
def test_arachne_taken_for_free_is_defeated_all_the_same() -> None:
    story = table(
        ["arachne", "shura"],
        {"played": facing(2, "doko", "moses", "sirius", "algethi")},
        {"hand": ["armure-lion"]},
    )
    story.does("acquire 2 force").expects("main", 0)
    assert story.discard(1) == ["armure-lion"]
    assert "arachne" in story.discard()


# 60 Guilty --------------------------------------------------------------------------------------------------------------
@clause("SS-11.60a", "SS-5.61")
def test_guilty_gives_each_ikki_beside_him_a_cosmos() -> None:
    played = facing(1, "guilty", "ikki-green", "ikki-bronze", "leda") + facing(2, "ikki-bronze")
    story = table(["mu", "saga"], {"hero": "ikki", "played": played})
    assert (story.cosmos("guilty"), story.cosmos("ikki-green"), story.cosmos("ikki-bronze")) == (1, 1, 2)
    assert (story.strength(1, "cosmos"), story.strength(2, "cosmos")) == (4, 1)
    assert story.strength(1, "force") == 5


@clause("SS-11.60a", "SS-6.16")
def test_guilty_gives_nothing_to_other_heroes_nor_when_stranded() -> None:
    story = table(["mu"], {"played": facing(1, "guilty", "seiya-bronze")})
    assert story.cosmos("seiya-bronze") == 1
    apart = table(["mu"], {"hero": "ikki", "played": facing(None, "guilty") + facing(1, "ikki-bronze")})
    assert apart.cosmos("ikki-bronze") == 1


@clause("SS-11.60b", "SS-6.22")
def test_guilty_shuffles_the_whole_discard_into_the_draw_pile() -> None:
    story = table(
        ["mu"],
        {"hand": ["guilty", "oko"], "draw": ["jabu"], "discard": ["leda", "armure-lion", "seiya-green"]},
        {"discard": ["spica"], "draw": ["dante"]},
    )
    story.does("play guilty 1").expects("on-play", 0).expects_exactly("use", "skip")
    story.does("use").expects("main", 0)
    assert story.discard() == []
    assert Counter(story.draw()) == Counter(["jabu", "leda", "armure-lion", "seiya-green"])
    assert story.hand() == ["oko"]
    assert story.discard(1) == ["spica"]
    assert story.draw(1) == ["dante"]


@clause("SS-11.60b")
def test_guilty_makes_a_draw_pile_where_there_was_none() -> None:
    story = table(["mu"], {"hand": ["guilty"], "discard": ["leda"]})
    story.does("play guilty 1", "use")
    assert story.draw() == ["leda"]
    assert story.discard() == []


@clause("SS-11.60b", "SS-6.5")
def test_guilty_may_leave_the_discard_alone() -> None:
    story = table(["mu"], {"hand": ["guilty"], "draw": ["jabu"], "discard": ["leda"]})
    story.does("play guilty 1", "skip").expects("main", 0)
    assert story.discard() == ["leda"]
    assert story.draw() == ["jabu"]


@clause("SS-11.60b", "SS-6.8")
def test_guilty_is_not_asked_with_an_empty_discard() -> None:
    story = table(["mu"], {"hand": ["guilty"], "draw": ["jabu", "leda"]}, {"discard": ["oko"]})
    story.does("play guilty 1").expects("main", 0).refuses("use")
    assert story.draw() == ["jabu", "leda"]


@clause("SS-11.60b", "SS-5.15")
def test_guilty_also_shuffles_the_card_discarded_for_a_dauphin() -> None:
    story = table(["dauphin"], {"hand": ["guilty", "leda"]})
    story.does("play guilty 1").expects("on-play", 0)
    story.does("use")
    assert story.draw() == ["leda"]


# 61 Docrates ------------------------------------------------------------------------------------------------------------
@clause("SS-11.61", "SS-7.20", "SS-5.82")
def test_docrates_clears_the_terrain_of_green_and_bronze_cards_and_refills_it() -> None:
    story = table(
        ["oko", "misty", "sho", "mu", "athena", "leda"],
        {"played": facing(4, "docrates")},
        reserve=["milo", "saga", "shaka", "spica"],
    )
    activate(story, "docrates").expects("main", 0)
    assert story.terrain == ["shaka", "misty", "saga", "mu", "athena", "milo"]
    assert story.common == ["leda", "sho", "oko"]
    assert story.discard() == ["docrates"]
    assert story.flames == 12


@clause("SS-11.61", "SS-5.19", "SS-12.15", "SS-4.8")
def test_docrates_strands_who_faced_a_removed_card() -> None:
    story = table(
        ["mu", "saga", "kuraggu", "milo", "shaka", "athena"],
        {"played": facing(3, "leda") + facing(1, "docrates")},
        reserve=["jabu", "oko"],
    )
    activate(story, "docrates").expects("main", 0)
    assert story.common == ["kuraggu"]
    assert story.terrain[2] == "jabu"
    assert story.played() == ["leda"]
    assert story.facing("leda") is None
    assert story.strength(3, "force") == 0
    assert story.discard() == ["docrates"]
    story.does("end")
    assert story.played() == []
    assert "leda" in story.discard() + story.hand() + story.draw()


@clause("SS-11.61")
def test_docrates_may_remove_the_card_he_faces() -> None:
    story = table(["oko", "mu"], {"played": facing(1, "docrates")})
    activate(story, "docrates")
    assert story.terrain == [None, "mu", None, None, None, None]
    assert story.common == ["oko"]
    assert story.discard() == ["docrates"]


@clause("SS-11.61", "SS-6.8")
def test_docrates_is_usable_for_the_sake_of_a_hole_that_can_be_filled() -> None:
    story = table(["mu", "misty", "armure-lion", "athena", "saga"], {"played": facing(1, "docrates")}, reserve=["oko"])
    activate(story, "docrates").expects("main", 0)
    assert story.terrain == ["mu", "misty", "armure-lion", "athena", "saga", "oko"]
    assert story.common == []


@clause("SS-11.61", "SS-6.8")
def test_docrates_is_not_usable_with_nothing_to_remove_or_fill() -> None:
    full = ["mu", "misty", "armure-lion", "athena", "saga", "pope"]
    story = table(full, {"played": facing(1, "docrates")}, reserve=["oko"])
    story.refuses(f"activate #{story.number('docrates')}", clause="SS-6.8")
    empty = table(full[:3], {"played": facing(1, "docrates")})
    empty.refuses(f"activate #{empty.number('docrates')}", clause="SS-6.8")


@clause("SS-11.61", "SS-6.15")
def test_docrates_brings_cards_whose_arrival_resolves() -> None:
    story = table(
        ["mu", "misty", "armure-lion", "athena", "oko", "leda"],
        {"played": facing(1, "docrates")},
        reserve=["ptolemy", "ptolemy"],
    )
    activate(story, "docrates")
    assert story.flames == 10


# 62 Chevalier de Cristal ------------------------------------------------------------------------------------------------
@clause("SS-11.62a", "SS-5.61")
def test_the_crystal_knight_gives_each_hyoga_beside_him_a_cosmos() -> None:
    played = facing(1, "chevalier-de-cristal", "hyoga-green", "hyoga-bronze", "leda") + facing(2, "hyoga-bronze")
    story = table(["mu", "saga"], {"hero": "hyoga", "played": played})
    assert story.cosmos("chevalier-de-cristal") == 1
    assert (story.cosmos("hyoga-green"), story.cosmos("hyoga-bronze"), story.cosmos("leda")) == (1, 2, 0)
    assert (story.strength(1, "cosmos"), story.strength(2, "cosmos")) == (4, 1)


@clause("SS-11.62a", "SS-6.16")
def test_the_crystal_knight_gives_nothing_to_other_heroes_nor_when_stranded() -> None:
    story = table(["mu"], {"played": facing(1, "chevalier-de-cristal", "seiya-bronze")})
    assert story.cosmos("seiya-bronze") == 1
    played = facing(None, "chevalier-de-cristal") + facing(1, "hyoga-bronze")
    assert table(["mu"], {"hero": "hyoga", "played": played}).cosmos("hyoga-bronze") == 1


@clause("SS-11.62a", "SS-12.17", "SS-11.40a", "SS-11.40b")
def test_the_crystal_knight_helps_hyoga_to_acquire_camus() -> None:
    story = table(
        [None] * 5 + ["camus"],
        {
            "hero": "hyoga",
            "played": facing(6, "chevalier-de-cristal", "hyoga-bronze", "hyoga-bronze"),
            "armour": "armure-lion",
        },
    )
    assert (story.cost(6, "cosmos"), story.strength(6, "cosmos")) == (7, 5)
    story.refuses("acquire 6 cosmos", clause="SS-5.41")
    story.does("acquire 6 cosmos armour")
    assert story.flames == 11
    assert story.wounded() == ["camus"]
    assert story.discard() == ["hyoga-bronze", "hyoga-bronze", "armure-lion", "chevalier-de-cristal"]


@clause("SS-11.62b", "SS-13.3")
def test_the_crystal_knight_draws_a_card_and_discards_one_which_may_be_the_same() -> None:
    story = table(
        ["mu"],
        {"hand": ["chevalier-de-cristal", "leda", "armure-lion"], "draw": ["oko", "jabu"]},
    )
    story.does("play chevalier-de-cristal 1").expects("on-play", 0).expects_exactly("use", "skip")
    story.does("use").expects("hand-discard", 0)
    story.expects_exactly("card armure-lion", "card leda", "card oko")
    story.refuses("card jabu", "card chevalier-de-cristal", "skip", "done")
    story.does("card oko").expects("main", 0)
    assert story.hand() == ["armure-lion", "leda"]
    assert story.discard() == ["oko"]
    assert story.draw() == ["jabu"]


@clause("SS-11.62b", "SS-13.3")
def test_the_crystal_knight_played_as_the_last_card_discards_what_he_draws() -> None:
    story = table(["mu"], {"hand": ["chevalier-de-cristal"], "draw": ["oko", "jabu"]})
    story.does("play chevalier-de-cristal 1", "use").expects("main", 0)
    assert story.hand() == []
    assert story.discard() == ["oko"]
    assert story.draw() == ["jabu"]


@clause("SS-11.62b", "SS-6.5")
def test_the_crystal_knight_may_keep_the_hand_as_it_is() -> None:
    story = table(["mu"], {"hand": ["chevalier-de-cristal", "leda"], "draw": ["oko"]})
    story.does("play chevalier-de-cristal 1", "skip").expects("main", 0)
    assert story.hand() == ["leda"]
    assert story.discard() == []
    assert story.draw() == ["oko"]


@clause("SS-11.62b", "SS-6.8")
def test_the_crystal_knight_is_not_asked_with_nothing_to_draw_nor_to_discard() -> None:
    story = table(["mu"], {"hand": ["chevalier-de-cristal"]}, {"draw": ["oko"], "hand": ["jabu"]})
    story.does("play chevalier-de-cristal 1").expects("main", 0).refuses("use")


@clause("SS-11.62b", "SS-6.10", "SS-6.8")
def test_the_crystal_knight_still_discards_where_nothing_can_be_drawn() -> None:
    story = table(["mu"], {"hand": ["chevalier-de-cristal", "leda", "oko"]})
    story.does("play chevalier-de-cristal 1", "use").expects("hand-discard", 0).expects_exactly("card leda", "card oko")
    story.does("card leda")
    assert story.hand() == ["oko"]
    assert story.discard() == ["leda"]


@clause("SS-11.62b", "SS-7.6")
def test_the_crystal_knight_reshuffles_the_discard_if_he_must() -> None:
    story = table(["mu"], {"hand": ["chevalier-de-cristal", "leda"], "discard": ["oko"]})
    story.does("play chevalier-de-cristal 1", "use").expects_exactly("card leda", "card oko")
    story.does("card leda")
    assert story.hand() == ["oko"]
    assert story.discard() == ["leda"]
