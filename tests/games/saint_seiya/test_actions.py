"""Actions of the main phase (section 5)."""

from typing import Any

import pytest

import kleos
from kleos.games.saint_seiya.testing import Story, facing, table
from kleos.testing import clause

QUIET = ["leda", "spica", "sho", "ushio", "daichi", "nachi"]  # nothing happens when they are revealed


def same(found: list[str], *cards: str) -> None:
    """The same cards, in whatever order."""
    assert sorted(found) == sorted(cards)


# 5.1 General ----------------------------------------------------------------------------------------------------------
@clause("SS-5.1")
def test_only_the_active_player_acts_and_only_in_his_main_phase() -> None:
    story = table(
        ["leda"],
        {"hand": ["jabu"]},
        {"hand": ["sho"], "armour": "armure-vierge", "draw": ["shiryu-green"] * 3},
        {"hand": ["ban"]},
    )
    story.expects("main", 0).expects_exactly("play jabu 1", "end")  # p1's armour could pay or be activated
    story.refuses("play sho 1", "play ban 1", "activate #2")
    story.does("end").expects("upkeep-discard", 0)
    story.refuses("play jabu 1", "end")
    story.does("done").expects("main", 1)
    story.expects_exactly("play sho 6", "activate #2", "end")  # Léda has no Cosmos cost


@clause("SS-5.2")
def test_an_action_is_finished_before_the_next_is_chosen() -> None:
    # Shura takes Babel along, whose defeated effect asks: nothing else can be done meanwhile
    story = table(
        ["babel", "shura"],
        {"hand": ["jabu"], "played": facing(2, "sirius", "moses", "dio", "guilty", "algethi"), "wounded": ["sho"]},
        {"wounded": ["ban"]},
    )
    story.offers("play jabu 1", "play jabu 2", "acquire 2 force")
    story.does("acquire 2 force").expects("wounded-destroy", 0)
    story.expects_exactly("target #8", "target #9").refuses("play jabu 1", "end")
    story.does("target #9").expects("main", 0)
    same(story.discard(0), "babel", "shura", "sirius", "moses", "dio", "guilty", "algethi")


@clause("SS-5.3")
def test_a_token_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    story = table(["leda"], {"hand": ["jabu"]})
    before = story.match.save()
    for token in ("", "fly", "play", "play jabu", "play jabu 7", "play jabu 0", "play zeus 1", "activate 1", "end now"):
        story.refuses(token, clause="SS-5.3")
    story.refuses("play sho 1", "equip jabu", "acquire 1 force", "acquire 9 force", "activate #1", "heal #2", "done")
    for index in (-1, 2, 99):
        with pytest.raises(kleos.IllegalMove):
            story.match.choose(index)
    assert story.match.save() == before
    story.does("play jabu 1")


@clause("SS-5.4")
@pytest.mark.parametrize("use", ["acquire 1 force", "activate #2", "heal #3"])
def test_a_played_card_serves_one_use_only(use: str) -> None:
    story = table(
        ["leda"],
        {"played": facing(1, "misty", "seiya-green"), "wounded": ["ban", "ban"], "draw": ["seiya-green"] * 2},
    )
    story.expects_exactly("acquire 1 force", "activate #2", "heal #3", "end")
    story.does(use)
    if use.startswith("acquire"):
        story.expects_exactly("end")
        same(story.discard(), "leda", "misty", "seiya-green")
    elif use.startswith("activate"):
        assert (story.played(), story.discard()) == (["seiya-green"], ["misty"])
        story.expects_exactly("play seiya-green 1", "heal #3", "end")  # Misty drew two cards
    else:
        assert story.played() == ["misty"]
        same(story.discard(), "ban", "seiya-green")
        story.expects_exactly("acquire 1 force", "activate #2", "end")


@clause("SS-5.5")
def test_after_the_action_limit_only_end_is_offered() -> None:
    story = table(
        ["leda"],
        {"hand": ["jabu", "sho", "ban", "armure-vierge"], "draw": ["seiya-green"] * 4},
        {"hand": ["nachi"]},
        options={"main_phase_action_limit": 3},
    )
    story.does("play jabu 1", "play sho 1")
    assert len(story.tokens) > 1
    story.does("equip armure-vierge").expects("main", 0).expects_exactly("end")
    story.refuses("play ban 1", "acquire 1 force", "activate #4", clause="SS-5.5")
    story.ends().expects("main", 1).offers("play nachi 6")  # every main phase counts anew
    assert story.board.actions == 0


@clause("SS-5.5")
def test_an_effect_within_an_action_is_no_action() -> None:
    story = table(["leda", "spica"], {"hand": ["jamian", "jabu"]}, options={"main_phase_action_limit": 1})
    story.does("play jamian 1").expects("on-play").does("use").expects("terrain-swap").does("place 1")
    story.expects("main").expects_exactly("end")


@clause("SS-5.5")
def test_the_limit_is_two_hundred_unless_said_otherwise() -> None:
    story = table(["leda"], {"hand": ["jabu", "sho"]}, actions=199).offers("play jabu 1")
    story.does("play jabu 1").expects_exactly("end")
    match = kleos.new("saint-seiya", seed=5, players=2, options={"main_phase_action_limit": 1})
    match.choose(0)
    assert match.decision is not None
    assert match.decision.options.tokens() == ["end"]


@clause("SS-5.6")
def test_a_card_taken_back_may_be_played_and_used_again() -> None:
    story = table(["leda"], {"hand": ["albior"], "discard": ["albior"]})
    story.does("play albior 1", "activate #2").expects("main")  # the lone candidate is taken at once
    assert (story.hand(), story.discard()) == (["albior"], ["albior"])
    story.does("play albior 1", "activate #3", "play albior 1").expects("main")
    assert (story.played(), story.discard()) == (["albior"], ["albior"])


@clause("SS-5.6")
def test_a_card_drawn_again_may_be_played_and_used_again() -> None:
    story = table(["june", None, None, None, None, "leda"], {"played": facing(6, "spica"), "armour": "armure-vierge"})
    story.does("acquire 6 force", "activate #3")
    same(story.hand(), "leda", "spica")
    story.does("play spica 1", "play leda 1")
    assert story.strength(1, "force") == 4


# 5.2 Playing a Character ----------------------------------------------------------------------------------------------
@clause("SS-5.10")
def test_playing_moves_a_character_to_the_play_area_facing_the_chosen_card() -> None:
    story = table(["leda", None, "spica"], {"hand": ["jabu", "jabu", "armure-vierge"]})
    story.expects_exactly("play jabu 1", "play jabu 3", "equip armure-vierge", "end")
    story.refuses("play sho 1", clause="SS-5.10")
    story.refuses("play armure-vierge 1")
    story.does("play jabu 3")
    assert (story.hand(), story.played(), story.facing("jabu")) == (["armure-vierge", "jabu"], ["jabu"], 3)
    for seat in (0, 1, None):
        (shown,) = story.match.view(seat)["players"][0]["played"]
        assert (shown["card"], shown["object"], shown["facing"]) == ("jabu", 3, 3)


@clause("SS-5.11")
def test_any_number_of_characters_face_the_same_or_different_cards() -> None:
    story = table(["leda", "spica"], {"hand": ["jabu", "sho", "ban", "nachi", "geki", "ichi"]})
    story.does("play ban 2", "play jabu 1", "play sho 2", "play nachi 1", "play geki 1", "play ichi 2")
    assert story.hand() == []
    assert [story.facing(card) for card in ("ban", "jabu", "sho", "nachi", "geki", "ichi")] == [2, 1, 2, 1, 1, 2]
    assert (story.strength(1, "force"), story.strength(2, "force")) == (3, 3)


@clause("SS-5.12")
def test_no_character_is_played_facing_an_empty_place() -> None:
    story = table([None, "leda", None, None, None, "spica"], {"hand": ["jabu"]})
    story.expects_exactly("play jabu 2", "play jabu 6", "end")
    story.refuses("play jabu 1", "play jabu 3", "play jabu 4", "play jabu 5", clause="SS-5.12")
    empty = table([], {"hand": ["jabu", "armure-vierge"]})
    empty.expects_exactly("equip armure-vierge", "end").refuses("play jabu 1", clause="SS-5.12")


@clause("SS-5.13")
def test_a_character_may_face_any_terrain_card() -> None:
    # without costs, an armour, too few fighters, forbidden by Kuraggu, a Dauphin that cannot be paid for by Force alone
    terrain = ["pope", "armure-lion", "serpent-des-mers", "kuraggu", "mu", "dauphin"]
    story = table(terrain, {"hand": ["jabu", "sho"]})
    story.expects_exactly(*[f"play {card} {place}" for card in ("jabu", "sho") for place in range(1, 7)], "end")
    story.does("play jabu 1")
    assert story.facing("jabu") == 1
    table(["gigas"], {"hand": ["jabu"]}).does("play jabu 1")


@clause("SS-5.14")
def test_a_character_faces_the_card_and_follows_it_to_another_place() -> None:
    story = table(["leda", "spica", "mu"], {"hand": ["jamian"], "played": [*facing(1, "jabu"), *facing(3, "misty")]})
    story.does("play jamian 2", "use", "place 1", "place 3")
    assert story.terrain[:3] == ["mu", "spica", "leda"]
    assert [story.facing(card) for card in ("jabu", "misty", "jamian")] == [3, 1, 2]
    assert (story.strength(1, "force"), story.strength(3, "force")) == (2, 1)


@clause("SS-5.15")
def test_the_first_character_facing_a_dauphin_asks_for_a_discard() -> None:
    story = table(["dauphin", "dauphin"], {"hand": ["jabu", "sho", "ban", "armure-vierge", "nachi"]})
    story.does("play jabu 1").expects("hand-discard", 0)
    story.expects_exactly("card sho", "card ban", "card nachi", "card armure-vierge")  # any card, not the one played
    story.does("card armure-vierge").expects("main")
    assert story.discard() == ["armure-vierge"]
    story.does("play sho 1").expects("main")  # paid for this Dauphin
    assert story.discard() == ["armure-vierge"]
    story.does("play ban 2").expects("main")  # the other one asks; only one card is left to discard
    same(story.discard(), "armure-vierge", "nachi")
    assert story.hand() == []


@clause("SS-5.15")
def test_without_another_card_the_first_character_cannot_face_a_dauphin() -> None:
    story = table(["dauphin", "leda"], {"hand": ["jabu"]})
    story.expects_exactly("play jabu 2", "end").refuses("play jabu 1", clause="SS-5.15")
    table([{"card": "dauphin", "dauphin_paid": True}], {"hand": ["jabu"]}).does("play jabu 1").expects("main")


@clause("SS-5.15")
def test_the_discard_comes_before_the_on_play_effect() -> None:
    story = table(["dauphin"], {"hand": ["seiya-bronze", "seiya-green", "jabu"], "draw": ["sho"]})
    story.does("play seiya-bronze 1").expects("hand-discard").does("card seiya-green")
    story.expects("on-play", 0).expects_exactly("use", "skip")  # the discarded Seiya meets its condition
    story.does("use")
    same(story.hand(), "jabu", "sho")
    story = table(["dauphin"], {"hand": ["seiya-bronze", "seiya-green", "jabu"], "draw": ["sho"]})
    story.does("play seiya-bronze 1", "card jabu").expects("main")


@clause("SS-5.15")
def test_the_payment_for_a_dauphin_ends_with_the_turn() -> None:
    story = table(["dauphin"], {"hand": ["jabu", "sho"]}, {"hand": ["ban", "nachi"]})
    story.does("play jabu 1").expects("main")
    assert story.discard() == ["sho"]
    story.ends().expects("main", 1).does("play ban 6").expects("main")
    assert story.discard(1) == ["nachi"]


@clause("SS-5.16")
def test_a_usable_on_play_effect_is_offered_at_once_as_use_or_skip() -> None:
    story = table(["leda", "spica"], {"hand": ["phaeton", "jabu", "sho"], "draw": ["seiya-green"] * 3})
    story.does("play phaeton 1").expects("on-play", 0).expects_exactly("use", "skip")
    story.refuses("play jabu 1", "end")
    story.does("skip").expects("main")
    same(story.hand(), "jabu", "sho")
    story.expects_exactly("play jabu 1", "play jabu 2", "play sho 1", "play sho 2", "end")  # it is lost


@clause("SS-5.16")
def test_an_on_play_effect_that_is_not_usable_is_not_offered() -> None:
    table(["leda"], {"hand": ["phaeton"], "draw": ["seiya-green"] * 2}).does("play phaeton 1").expects("main")
    table(["leda"], {"hand": ["phaeton", "armure-lion"]}).does("play phaeton 1").expects("main")
    table(["leda"], {"hand": ["jamian"]}).does("play jamian 1").expects("main")  # one terrain card cannot be swapped


@clause("SS-5.16", "SS-5.6")
def test_the_same_card_played_again_is_offered_its_effect_anew() -> None:
    story = table(
        ["sho", None, None, None, None, "leda"],
        {"hand": ["seiya-bronze"], "played": facing(1, "albior"), "discard": ["seiya-green"], "draw": ["jabu"]},
    )
    story.does("play seiya-bronze 6").expects("on-play").does("skip", "acquire 6 force")
    story.does("activate #3").expects("discard-take").does("card seiya-bronze")
    story.does("play seiya-bronze 1").expects("on-play").does("use").expects("main")
    assert story.hand() == ["jabu"]


@clause("SS-5.17")
def test_facing_is_fighting_whatever_is_paid() -> None:
    # Capella gives no Force at all, and still was used to fight Aghora, who wounds Characters without Cosmos
    story = table(["aghora"], {"played": facing(1, "capella", "misty", "guilty", "pegase-noir")})
    story.does("acquire 1 force")
    assert story.wounded() == ["capella"]
    # Hyoga without Cosmos fights Camus too, who can then be paid by the Cosmos of others
    story = table(["camus"], {}, {}, {"played": facing(1, "hyoga-green", "shiva", "aghora", "algol")}, turn=3)
    assert (story.cost(1, "cosmos"), story.strength(1, "cosmos")) == (8, 8)
    story.does("acquire 1 cosmos")
    same(story.discard(2), "hyoga-green", "shiva", "aghora", "algol")
    # Daichi, who has no Cosmos, fights a card that is paid by Cosmos
    story = table(["jabu"], {"played": facing(1, "daichi", "seiya-green", "seiya-green", "june")})
    assert (story.cost(1, "cosmos"), story.strength(1, "cosmos")) == (1, 1)


@clause("SS-5.18")
def test_characters_are_alongside_each_other_when_they_face_the_same_card() -> None:
    story = table(
        ["leda", "sho"],
        {"played": [*facing(1, "marine", "seiya-green"), *facing(2, "spica", "seiya-bronze"), *facing(None, "marine")]},
    )
    assert (story.cosmos("seiya-green"), story.cosmos("seiya-bronze")) == (1, 1)
    assert (story.strength(1, "cosmos"), story.strength(2, "cosmos")) == (2, 1)
    # Léda lies on the terrain in the place before: she is faced, and alongside nobody
    assert story.force("spica") == 1


@clause("SS-5.19")
def test_facing_cards_are_stranded_when_their_card_leaves_otherwise() -> None:
    story = table(
        ["marine", "leda"],
        {
            "hand": ["jabu"],
            "played": [*facing(1, "gigas", "misty"), *facing(2, "seiya-green", "marine", "seiya-green")],
        },
        reserve=["sho"],
    )
    assert (story.strength(2, "force"), story.strength(2, "cosmos")) == (3, 3)
    story.does("activate #3", "place 2").expects("main")
    assert story.terrain[:2] == ["marine", "sho"]
    played = story.match.view(0)["players"][0]["played"]
    stranded = [shown for shown in played if shown["card"] != "misty"]
    assert [(s["facing"], s["force"], s["cosmos"]) for s in stranded] == [(None, 0, 0)] * 3
    assert (story.strength(2, "force"), story.strength(2, "cosmos")) == (0, 0)  # nothing for the new card
    assert story.strength(1, "force") == 2
    story.refuses("acquire 2 force", clause="SS-5.41")
    story.does("play jabu 2")
    assert story.strength(2, "force") == 1


@clause("SS-5.20")
def test_a_stranded_card_may_still_be_activated_or_heal() -> None:
    story = table(
        ["leda"],
        {"played": facing(None, "misty", "seiya-green"), "wounded": ["sho", "ban"], "draw": ["jabu", "nachi"]},
    )
    story.expects_exactly("activate #2", "heal #3", "end")
    story.does("heal #3", "target #4").expects_exactly("activate #2", "end")
    story.does("activate #2").expects("main")
    assert story.destroyed() == ["ban"]
    same(story.discard(), "misty", "seiya-green", "sho")


@clause("SS-5.21")
def test_a_played_character_is_neither_taken_back_nor_moved() -> None:
    story = table(["leda", "spica"], {"hand": ["sho"]})
    story.does("play sho 1").expects_exactly("end")
    story.refuses("play sho 2", clause="SS-5.10")
    assert story.facing("sho") == 1


@clause("SS-5.22")
def test_a_character_that_leaves_play_stops_facing_at_once() -> None:
    played = facing(1, "ban", "cassios", "jabu", "leda")  # by wound, destroy and discard
    story = table(["mu"], {"played": played}, {"hand": ["shiryu-green"]})
    assert story.strength(1, "force") == 4
    story.does("activate #2")
    assert (story.wounded(), story.strength(1, "force")) == (["ban"], 3)
    story.does("activate #3")
    assert (story.destroyed(), story.strength(1, "force"), story.cost(1, "force")) == (["cassios"], 2, 5)
    story.does("activate #4")
    assert (story.discard(), story.strength(1, "force")) == (["jabu"], 1)
    assert story.match.view(0)["terrain"][0]["facing"] == [5]


@clause("SS-5.22")
def test_a_wounded_fighter_no_longer_faces_the_held_card() -> None:
    # Shiva wounds those with Cosmos at once; only the one without is left to be discarded
    story = table(["shiva"], {"played": facing(1, "marine", "seiya-bronze", "misty", "dio")})
    story.does("acquire 1 force")
    assert story.wounded() == ["marine", "seiya-bronze", "misty"]
    same(story.discard(), "dio", "shiva")


# 5.3 Equipping --------------------------------------------------------------------------------------------------------
@clause("SS-5.30")
def test_equipping_moves_an_armour_from_the_hand_to_the_slot() -> None:
    story = table([], {"hand": ["armure-vierge", "jabu"]})
    story.refuses("equip jabu", clause="SS-5.30").refuses("equip armure-lion")
    story.does("equip armure-vierge")
    assert (story.hand(), story.armour()) == (["jabu"], "armure-vierge")
    for seat in (0, 1, None):
        assert story.match.view(seat)["players"][0]["armour"]["card"] == "armure-vierge"


@clause("SS-5.31", "SS-5.32")
def test_a_new_armour_replaces_the_old_one_any_number_of_times() -> None:
    hand = ["armure-vierge", "armure-lion", "armure-taureau"]
    story = table([], {"hand": hand, "armour": "armure-pegase"})
    story.does("equip armure-lion")
    assert (story.armour(), story.discard()) == ("armure-lion", ["armure-pegase"])
    story.does("equip armure-vierge", "equip armure-taureau").expects("main")
    assert story.armour() == "armure-taureau"
    same(story.discard(), "armure-pegase", "armure-lion", "armure-vierge")


@clause("SS-5.31")
def test_the_old_armour_is_discarded_before_the_new_ones_effect() -> None:
    # Armure des Gémeaux swaps itself, not the armure-vierge that was equipped before
    story = table(
        [],
        {"hand": ["armure-gemeaux"], "armour": "armure-vierge"},
        {"armour": "armure-lion"},
        {"armour": "armure-cygne"},
    )
    story.does("equip armure-gemeaux").expects("on-play")
    assert story.discard() == ["armure-vierge"]
    story.does("use").expects("main")
    assert (story.armour(0), story.armour(1), story.armour(2)) == ("armure-lion", "armure-gemeaux", "armure-cygne")


@clause("SS-5.33")
def test_an_armour_serves_only_once_equipped_and_then_in_the_same_turn() -> None:
    story = table(["sho"], {"hand": ["armure-vierge"], "draw": ["jabu", "ban"]})
    story.expects_exactly("equip armure-vierge", "end")
    story.refuses("acquire 1 cosmos armour", clause="SS-5.43")
    story.does("equip armure-vierge").expects_exactly("acquire 1 cosmos armour", "activate #2", "end")
    story.does("activate #2")
    same(story.hand(), "ban", "jabu")


@clause("SS-5.34")
def test_the_armour_stays_equipped_over_turns_until_it_is_used() -> None:
    story = table(
        ["sho"],
        {"armour": "armure-vierge", "draw": ["seiya-green"] * 9},
        {"armour": "armure-dragon"},
        reserve=[*QUIET, "geki", "ichi", "ban", "jabu"],
    )
    for seat in (0, 1, 0, 1):
        story.expects("main", seat).ends()
    assert (story.armour(0), story.armour(1)) == ("armure-vierge", "armure-dragon")
    story.expects("main", 0).does("activate #2")
    assert (story.armour(0), story.discard(0)) == (None, ["armure-vierge"])


@clause("SS-5.35")
def test_an_armour_is_used_once_to_pay_or_for_its_activation() -> None:
    def position() -> Story:
        return table(["sho", "ushio"], {"armour": "armure-vierge", "draw": ["jabu", "ban"]})

    tokens = ["acquire 1 cosmos armour", "acquire 2 cosmos armour", "activate #3", "end"]
    story = position().expects_exactly(*tokens)
    story.does("acquire 1 cosmos armour").expects_exactly("play sho 2", "end")
    assert (story.armour(), story.discard(), story.hand()) == (None, ["armure-vierge"], ["sho"])
    story = position().does("activate #3")
    assert (story.armour(), story.discard()) == (None, ["armure-vierge"])
    story.refuses("acquire 1 cosmos armour", clause="SS-5.43").refuses("activate #3", clause="SS-5.80")


@clause("SS-5.36")
def test_effects_on_fighters_never_touch_the_armour() -> None:
    fighters = facing(1, "sirius", "moses", "dio", "guilty")
    story = table(["saga"], {"played": fighters, "armour": "armure-vierge"})
    story.does("acquire 1 force")
    assert (story.armour(), story.wounded()) == ("armure-vierge", ["sirius", "moses", "dio", "guilty"])
    story = table(["deathmask"], {"played": fighters, "armour": "armure-vierge"})
    story.does("acquire 1 force").expects("used-destroy").expects_exactly(
        "target #3", "target #4", "target #5", "target #6"
    )
    story.refuses("target #2")


@clause("SS-5.36")
def test_an_armour_is_no_fighter_for_serpent_des_mers() -> None:
    story = table(["serpent-des-mers"], {"played": facing(1, "misty", "guilty"), "armour": "armure-vierge"})
    story.refuses("acquire 1 force", clause="SS-11.64")
    assert story.match.view(0)["terrain"][0]["facing"] == [3, 4]


@clause("SS-5.37")
def test_the_on_play_effect_of_an_armour_is_offered_after_equipping() -> None:
    def position(**p1: Any) -> Story:
        return table([], {"hand": ["armure-gemeaux", "armure-lion"]}, p1)

    story = position(armour="armure-vierge").does("equip armure-gemeaux")
    story.expects("on-play", 0).expects_exactly("use", "skip").does("skip").expects("main")
    assert (story.armour(0), story.armour(1)) == ("armure-gemeaux", "armure-vierge")
    position(armour="armure-vierge").does("equip armure-lion").expects("main")  # has none
    position(armour="armure-dragon").does("equip armure-gemeaux").expects("main")  # no Gold armour to swap


# 5.4 Acquiring --------------------------------------------------------------------------------------------------------
@clause("SS-5.40")
def test_currencies_are_never_mixed() -> None:
    story = table(["jabu"], {"played": facing(1, "marine", "spartan")})  # 2 Force and 2 Cosmos against 3 or 3
    story.expects_exactly("end").refuses("acquire 1 force", "acquire 1 cosmos", clause="SS-5.41")
    story = table(["jabu"], {"played": facing(1, "marine", "spartan", "june")})
    story.expects_exactly("acquire 1 force", "acquire 1 cosmos", "end")
    story.refuses("acquire 2 force", clause="SS-5.40").refuses("acquire 1")


@clause("SS-5.41")
@pytest.mark.parametrize(
    ("fighters", "force", "cosmos"),
    [(["jabu"], 1, 1), (["jabu", "misty"], 3, 2), (["shaka"], 2, 3), (["jabu", "shaka"], 3, 4), (["misty"], 2, 1)],
)
def test_an_acquisition_is_legal_when_the_total_reaches_the_cost(fighters: list[str], force: int, cosmos: int) -> None:
    story = table(["ban"], {"played": facing(1, *fighters)})
    assert (story.strength(1, "force"), story.strength(1, "cosmos")) == (force, cosmos)
    for currency, total in (("force", force), ("cosmos", cosmos)):
        if total >= 3:
            story.offers(f"acquire 1 {currency}")
        else:
            story.refuses(f"acquire 1 {currency}", clause="SS-5.41")


@clause("SS-5.41")
def test_a_missing_cost_cannot_be_paid() -> None:
    story = table(["athena", "misty", "pope"], {"played": facing(1, "shura", "shiva", "misty")})
    story.expects_exactly("acquire 1 cosmos", "end").refuses("acquire 1 force", clause="SS-1.7")
    story = table(
        ["athena", "algol", "pope"], {"played": [*facing(2, "shura", "shiva", "misty"), *facing(3, "aghora")]}
    )
    story.offers("acquire 2 force").refuses("acquire 2 cosmos", "acquire 3 force", "acquire 3 cosmos", clause="SS-1.7")


@clause("SS-5.42", "SS-5.43")
def test_the_available_total_is_the_sum_of_all_characters_facing_the_card() -> None:
    story = table(
        ["mu", "saga"],
        {
            "hand": ["shura"],
            "played": [*facing(1, "misty", "shiva", "seiya-green"), *facing(2, "guilty"), *facing(None, "aghora")],
            "wounded": ["deathmask"],
        },
    )
    assert (story.strength(1, "force"), story.strength(1, "cosmos")) == (2 + 1 + 1, 1 + 3 + 0)
    assert (story.strength(2, "force"), story.strength(2, "cosmos")) == (2, 1)


@clause("SS-5.43", "SS-5.44")
def test_the_armour_adds_its_cosmos_if_it_is_committed() -> None:
    # 3 Cosmos against 4: only with the armour
    story = table(["athena"], {"played": facing(1, "shiva"), "armour": "armure-vierge"})
    story.expects_exactly("acquire 1 cosmos armour", "end").refuses("acquire 1 cosmos", clause="SS-5.41")
    story.does("acquire 1 cosmos armour")
    assert (story.armour(), story.hand()) == (None, ["athena"])
    same(story.discard(), "armure-vierge", "shiva")
    # 2 + 1 of a Bronze armour are too few
    story = table(["athena"], {"played": facing(1, "algol"), "armour": "armure-pegase"})
    story.expects_exactly("end").refuses("acquire 1 cosmos armour", clause="SS-5.41")
    # never for Force
    table(["misty"], {"played": facing(1, "shura"), "armour": "armure-vierge"}).expects_exactly("end")


@clause("SS-5.44")
def test_the_armour_may_be_committed_where_the_characters_suffice() -> None:
    def position() -> Story:
        return table(["athena"], {"played": facing(1, "shiva", "marine"), "armour": "armure-vierge"})

    position().expects_exactly("acquire 1 cosmos", "acquire 1 cosmos armour", "end")
    story = position().does("acquire 1 cosmos")
    assert (story.armour(), story.hand()) == ("armure-vierge", ["athena"])
    story = position().does("acquire 1 cosmos armour")
    assert (story.armour(), story.hand()) == (None, ["athena"])
    same(story.discard(), "armure-vierge", "marine", "shiva")
    assert [(e["currency"], e["armour"]) for e in story.events("acquire")] == [("cosmos", True)]


@clause("SS-5.45")
def test_the_armour_alone_may_pay() -> None:
    story = table(["sho", "jabu", None, None, None, "ban"], {"armour": "armure-vierge"})
    story.expects_exactly("acquire 1 cosmos armour", "acquire 6 cosmos armour", "end")  # 2, 3, 3 - 1
    story.does("acquire 6 cosmos armour")
    assert (story.hand(), story.discard(), story.armour()) == (["ban"], ["armure-vierge"], None)


@clause("SS-5.46", "SS-5.47")
def test_all_facing_characters_are_used_and_points_above_the_cost_are_lost() -> None:
    story = table(
        ["leda", "spica"],
        {"played": [*facing(1, "shura", "misty", "capella"), *facing(2, "sho"), *facing(None, "ban")]},
    )
    story.does("acquire 1 force").expects_exactly("end")  # 5 against 2; the rest helps nobody
    same(story.discard(), "leda", "shura", "misty", "capella")
    assert (story.played(), story.strength(2, "force")) == (["sho", "ban"], 1)


@clause("SS-5.48")
def test_reaching_a_cost_does_not_acquire_by_itself() -> None:
    story = table(["jabu"], {"hand": ["misty", "ban", "shiva"]})
    story.does("play misty 1", "play ban 1").expects("main")
    assert (story.terrain[0], story.discard()) == ("jabu", [])
    story.offers("acquire 1 force", "play shiva 1")
    story.does("play shiva 1").offers("acquire 1 force", "acquire 1 cosmos", "end")
    story.ends()
    assert (story.terrain[5], story.events("acquire")) == ("jabu", [])


@clause("SS-5.49")
def test_kuraggu_and_serpent_des_mers_restrict_acquiring() -> None:
    story = table(
        ["leda", "serpent-des-mers", "kuraggu"],
        {"played": [*facing(1, "misty"), *facing(2, "shura"), *facing(3, "guilty", "ban")]},
    )
    story.refuses("acquire 1 force", "acquire 2 force", clause="SS-11.66")
    story.does("acquire 3 force").offers("acquire 1 force").refuses("acquire 2 force", clause="SS-11.64")
    story = table(["serpent-des-mers"], {"hand": ["ban"], "played": facing(1, "shura", "capella")})
    story.refuses("acquire 1 force", clause="SS-11.64").does("play ban 1").offers("acquire 1 force")


@clause("SS-5.50")
def test_an_acquisition_resolves_in_six_steps() -> None:
    story = table(
        ["mu"],
        {},
        {},
        {},
        {"played": facing(1, "shun-bronze", "shiva", "albior"), "armour": "armure-vierge", "draw": ["jabu"]},
        turn=4,
    )
    story.does("acquire 1 cosmos armour").expects("shun-draw", 3)
    assert story.kinds() == ["acquire", "flame", "used", "to-hand"]
    assert [entry["cards"] for entry in story.events("to-hand")] == [["mu"]]
    assert sorted(story.events("used")[0]["cards"]) == ["albior", "armure-vierge", "shiva", "shun-bronze"]
    story.does("use").expects("main", 3)
    assert story.kinds()[4:] == ["draw"]
    same(story.hand(3), "jabu", "mu")


@clause("SS-5.50")
def test_the_last_step_is_for_characters_acquired_by_cosmos_only() -> None:
    def position(card: str) -> Story:
        fighters = facing(1, "shun-bronze", "shun-bronze", "shiva", "algol")
        return table([card], {"hero": "shun", "played": fighters, "draw": ["sho", "ban"]})

    for seen in ([], ["use"], ["use", "skip"]):  # one question for each used Shun
        position("jabu").does("acquire 1 cosmos", *seen).expects("shun-draw" if len(seen) < 2 else "main", 0)
    position("jabu").does("acquire 1 force").expects("main")
    position("armure-lion").does("acquire 1 cosmos").expects("main")


@clause("SS-5.50")
def test_the_defeated_effect_comes_after_the_flame_and_before_the_payers_leave() -> None:
    story = table(["leda", "deathmask"], {"played": facing(2, "sirius", "moses", "dio", "guilty")})
    story.does("acquire 2 force").expects("used-destroy")
    # step (3): off the terrain, its place empty, held; the payers still in play
    assert (story.terrain[:2], story.flames) == (["leda", None], 11)
    assert [held["card"] for held in story.match.view(None)["held"]] == ["deathmask"]
    assert story.played() == ["sirius", "moses", "dio", "guilty"]
    assert story.discard() == []
    story.does("target #5").expects("main")
    assert story.kinds() == ["acquire", "flame", "destroy", "used", "to-discard"]
    assert (story.destroyed(), story.match.view(None)["held"]) == (["dio"], [])


@clause("SS-5.51")
def test_force_sends_a_card_to_the_discard_and_cosmos_to_the_hand() -> None:
    def position() -> Story:
        return table(["jabu"], {"played": facing(1, "shiva", "misty")})

    story = position().does("acquire 1 force")
    assert story.hand() == []
    same(story.discard(), "jabu", "misty", "shiva")
    story = position().does("acquire 1 cosmos")
    assert story.hand() == ["jabu"]
    same(story.discard(), "misty", "shiva")


@clause("SS-5.51")
def test_a_defeated_effect_may_send_the_card_elsewhere() -> None:
    story = table(["camus"], {"played": facing(1, "sirius", "moses", "dio", "guilty")}).does("acquire 1 force")
    assert story.wounded() == ["camus"]
    same(story.discard(), "sirius", "moses", "dio", "guilty")
    assert story.events("to-discard") == []


@clause("SS-5.52")
def test_a_card_acquired_into_the_hand_may_be_used_in_the_same_turn() -> None:
    story = table(
        ["armure-vierge", "jabu"],
        {"played": [*facing(1, "shiva", "algol"), *facing(2, "aghora")], "draw": ["ban", "sho"]},
    )
    story.does("acquire 1 cosmos", "equip armure-vierge").offers("activate #6")
    story.does("acquire 2 cosmos").expects_exactly("activate #6", "end")
    story = table(["leda", "jabu"], {"played": facing(2, "aghora")})
    story.does("acquire 2 cosmos", "play jabu 1")
    assert story.facing("jabu") == 1


@clause("SS-5.53")
def test_flame_and_defeated_effect_apply_to_both_currencies() -> None:
    for token in ("acquire 1 force", "acquire 1 cosmos"):
        story = table(
            ["camus"],
            {},
            {},
            {"played": facing(1, "hyoga-green", "shiva", "aghora", "deathmask", "shura")},
            turn=3,
        )
        story.does(token).expects("main")
        assert (story.flames, story.wounded(2), story.hand(2)) == (11, ["camus"], [])


@clause("SS-5.54")
def test_fighters_wounded_or_destroyed_by_the_defeated_effect_are_not_discarded() -> None:
    story = table(["algol"], {"played": facing(1, "seiya-green", "misty", "pegase-noir", "capella")})
    story.does("acquire 1 force")
    assert story.wounded() == ["seiya-green", "pegase-noir"]
    same(story.discard(), "algol", "capella", "misty")
    story = table(["deathmask"], {"played": facing(1, "sirius", "moses", "shura")})
    story.does("acquire 1 force", "target #4")
    assert story.destroyed() == ["shura"]
    same(story.discard(), "deathmask", "moses", "sirius")


@clause("SS-5.55")
def test_used_characters_still_face_the_held_card_while_its_defeated_effect_resolves() -> None:
    story = table(["shiva"], {"played": facing(1, "sho", "marine", "misty", "moses")})
    story.does("acquire 1 force")
    assert story.wounded() == []  # Marine and Misty have Cosmos, Sho protects them
    same(story.discard(), "shiva", "sho", "marine", "misty", "moses")
    story = table(["deathmask"], {"played": facing(1, "sho", "shura", "moses", "seiya-bronze")})
    story.does("acquire 1 force").expects("used-destroy")
    held = story.match.view(None)["held"][0]["object"]
    assert [story.board.at(n).facing for n in story.board.players[0].played] == [held] * 4


# 5.5 Values and costs -------------------------------------------------------------------------------------------------
@clause("SS-5.60")
def test_a_value_is_printed_then_doubled_then_raised() -> None:
    story = table(
        ["leda", "mu"],
        {},
        {
            "hand": ["shiryu-green"],
            "played": [*facing(1, "doko", "shiryu-bronze", "shiryu-green"), *facing(2, "shiryu-bronze")],
            "force_all": 1,
        },
        turn=2,
    )
    played = story.match.view(None)["players"][1]["played"]
    assert [(p["card"], p["force"], p["cosmos"]) for p in played] == [
        ("doko", 3 + 1, 2),
        ("shiryu-bronze", 1 * 2 + 1, 1 * 2),
        ("shiryu-green", 1 * 2 + 1, 0),
        ("shiryu-bronze", 1 + 1, 1),  # not beside Doko
    ]


@clause("SS-5.60")
def test_a_boost_of_one_card_is_added_after_doubling() -> None:
    story = table(
        ["leda"],
        {},
        {"played": facing(1, "doko", "shiryu-green"), "armour": "armure-taureau"},
        turn=2,
    )
    story.does("activate #2").expects("main")  # Doko is gold: the green Shiryu is the only one to pick
    assert story.force("shiryu-green") == 1 * 2 + 2


@clause("SS-5.61")
def test_a_missing_value_receives_bonuses() -> None:
    story = table(["leda"], {"played": facing(1, "marine", "seiya-green", "capella", "kuraggu"), "force_all": 1})
    assert (story.cosmos("seiya-green"), story.force("capella"), story.force("kuraggu")) == (1, 1, 1)
    assert story.cosmos("capella") == 0


@clause("SS-5.62")
def test_bonuses_of_several_sources_add_up() -> None:
    story = table(["leda"], {"played": facing(1, "marine", "marine", "seiya-green", "seiya-bronze")})
    assert (story.cosmos("seiya-green"), story.cosmos("seiya-bronze"), story.cosmos("marine")) == (2, 3, 1)


@clause("SS-5.62")
def test_bonuses_of_several_uses_of_one_card_add_up() -> None:
    story = table(
        ["leda"],
        {"hand": ["jabu", "sho"], "played": facing(1, "mu", "ban"), "armour": "armure-balance"},
    )
    story.does("activate #2", "card jabu")
    assert story.force("ban") == 2
    story.does("activate #3", "equip armure-balance", "activate #5").expects("main")
    assert (story.force("ban"), story.hand()) == (3, [])
    same(story.discard(), "armure-balance", "jabu", "sho")


@clause("SS-5.63")
def test_the_heal_value_is_never_doubled_nor_raised() -> None:
    story = table(
        ["leda"],
        {},
        {"played": facing(1, "doko", "shiryu-bronze"), "wounded": ["sho", "ban", "nachi"], "force_all": 2},
        turn=2,
    )
    story.does("heal #3").expects("heal-pick", 1).does("target #4").expects("main")  # Heal 1: no second pick
    assert story.wounded(1) == ["ban", "nachi"]


@clause("SS-5.64")
def test_the_cosmos_of_an_armour_is_what_is_printed() -> None:
    # Marine helps Seiya cards, not the armour of Pegasus: 1 + 2 + 1 = 4
    story = table(["marine"], {"played": facing(1, "marine", "seiya-bronze"), "armour": "armure-pegase"})
    story.offers("acquire 1 cosmos armour").refuses("acquire 1 cosmos", clause="SS-5.41")
    five = table(["albior"], {"played": facing(1, "marine", "seiya-bronze"), "armour": "armure-pegase", "force_all": 3})
    five.refuses("acquire 1 cosmos armour", clause="SS-5.41")
    table(["albior"], {"played": facing(1, "marine", "seiya-bronze"), "armour": "armure-lion"}).offers(
        "acquire 1 cosmos armour"
    )


@clause("SS-5.65", "SS-5.69")
def test_reductions_add_up_and_the_cost_is_never_less_than_one() -> None:
    story = table(
        [{"card": "jabu", "force_less": 2, "cosmos_less": 1}, None, None, None, None, {"card": "mu", "force_less": 6}],
        {"played": facing(1, "daichi", "seiya-green")},
    )
    assert (story.cost(1, "force"), story.cost(1, "cosmos")) == (3 - 2, 3 - 1 - 1)
    assert (story.cost(6, "force"), story.cost(6, "cosmos")) == (1, 6)  # 7 - 1 - 6 = 0, floored
    story.offers("acquire 1 force")
    deep = table([{"card": "jabu", "force_less": 9, "cosmos_less": 9}], {"played": facing(1, "capella")})
    assert (deep.cost(1, "force"), deep.cost(1, "cosmos")) == (1, 1)
    deep.refuses("acquire 1 force", clause="SS-5.41")  # never free


@clause("SS-5.65")
def test_a_granted_cost_is_reduced_like_a_printed_one() -> None:
    story = table(
        [
            None,
            None,
            {"card": "armure-lion", "force_less": 3},
            None,
            {"card": "camus", "cosmos_less": 2},
            "armure-vierge",
        ],
        {},
        {},
        {"played": facing(5, "hyoga-bronze", "daichi"), "armours_by_force": True},
        turn=3,
    )
    assert story.cost(5, "cosmos") == 8 - 2 - 1
    assert (story.cost(3, "force"), story.cost(3, "cosmos")) == (5 - 3, 5)
    assert (story.cost(6, "force"), story.cost(6, "cosmos")) == (5 - 1, 5 - 1)


@clause("SS-5.66")
def test_a_reduction_never_creates_a_cost() -> None:
    story = table(["misty", "jabu", None, None, None, "pope"], {"played": facing(1, "cassios")})
    story.does("activate #4").expects("terrain-pick").expects_exactly("place 1", "place 2").does("place 1")
    assert (story.cost(1, "force"), story.cost(1, "cosmos")) == (3, None)
    assert (story.cost(6, "force"), story.cost(6, "cosmos")) == (None, None)
    camus = table([None] * 5 + ["camus"], {"played": facing(6, "seiya-green", "daichi")})
    assert (camus.cost(6, "force"), camus.cost(6, "cosmos")) == (7, None)


@clause("SS-5.67")
def test_the_card_in_place_six_costs_one_less_of_each() -> None:
    for card, force, cosmos in (("mu", 7, 7), ("armure-lion", None, 5), ("athena", None, 4), ("misty", 5, None)):
        story = table([None, card])
        assert (story.cost(2, "force"), story.cost(2, "cosmos")) == (force, cosmos)
        story = table([None] * 5 + [card])
        assert story.cost(6, "force") == (None if force is None else force - 1)
        assert story.cost(6, "cosmos") == (None if cosmos is None else cosmos - 1)


@clause("SS-5.68")
def test_a_reduction_follows_its_card_and_ends_with_the_turn() -> None:
    story = table(["misty", "leda"], {"hand": ["jamian"], "played": facing(2, "capella")})
    story.does("activate #3", "place 1")
    assert (story.cost(1, "force"), story.cost(2, "force")) == (2, 2)
    story.does("play jamian 2", "use", "place 1")
    assert (story.terrain[:2], story.cost(2, "force"), story.cost(1, "force")) == (["leda", "misty"], 2, 2)
    story.ends()
    assert (story.terrain[5], story.cost(6, "force")) == ("misty", 5 - 1)


@clause("SS-5.68")
def test_a_reduction_ends_when_its_card_leaves_the_terrain() -> None:
    # Mu is removed, comes back through the Pope and costs what is printed
    story = table(
        [{"card": "mu", "force_less": 2, "cosmos_less": 2}, "saga"],
        {"played": [*facing(2, "gigas"), *facing(1, "docrates")]},
        reserve=["pope"],
    )
    assert (story.cost(1, "force"), story.cost(1, "cosmos")) == (5, 5)
    story.does("activate #3", "place 1")
    assert (story.terrain[0], story.common, story.flames) == (None, [], 11)
    same(story.reserve, "mu", "pope")
    story.does("activate #4")  # completes the terrain
    place = story.terrain.index("mu") + 1
    assert place == 6
    assert (story.cost(6, "force"), story.cost(6, "cosmos")) == (7 - 1, 7 - 1)


@clause("SS-5.69")
def test_a_second_reduction_of_the_same_card_adds_up() -> None:
    story = table(["mu"], {"played": facing(1, "cassios", "cassios", "capella")})
    story.does("activate #2")
    assert (story.cost(1, "force"), story.cost(1, "cosmos")) == (5, 5)
    story.does("activate #3")
    assert (story.cost(1, "force"), story.cost(1, "cosmos")) == (3, 3)
    story.does("activate #4")
    assert (story.cost(1, "force"), story.cost(1, "cosmos")) == (1, 3)


# 5.6 Free acquisitions ------------------------------------------------------------------------------------------------
@clause("SS-5.70", "SS-5.71")
@pytest.mark.parametrize("card", ["pope", "gigas", "athena", "jabu"])
def test_a_free_acquisition_needs_no_cost_and_goes_to_the_discard(card: str) -> None:
    story = table([card, "armure-lion"], {"hand": ["armure-sagittaire", "seiya-green"]})
    story.does("equip armure-sagittaire").expects("on-play").does("use").expects("main")
    assert (story.discard(), story.hand(), story.destroyed()) == ([card], [], ["seiya-green"])
    assert story.terrain[:2] == [None, "armure-lion"]
    assert [(e["currency"], e["place"]) for e in story.events("acquire")] == [("free", 1)]


@clause("SS-5.72")
def test_flame_and_defeated_effect_apply_to_a_free_acquisition() -> None:
    story = table(["aphrodite"], {"hand": ["armure-sagittaire", "seiya-green"]}, {"hand": ["jabu", "sho", "ban"]})
    story.does("equip armure-sagittaire", "use").expects("hand-wound", 1)
    assert (story.flames, story.terrain[0], story.discard(0)) == (11, None, [])
    assert [held["card"] for held in story.match.view(None)["held"]] == ["aphrodite"]
    story.does("card jabu", "card ban")
    assert (story.wounded(1), story.discard(0)) == (["jabu", "ban"], ["aphrodite"])
    assert story.kinds() == ["equip", "destroy", "acquire", "flame", "wound", "wound", "to-discard", "to-reserve"]


@clause("SS-5.73")
@pytest.mark.parametrize("card", ["saga", "deathmask", "shiva", "algol"])
def test_nobody_fought_a_card_acquired_for_free(card: str) -> None:
    story = table(
        [card],
        {"hand": ["armure-sagittaire", "seiya-green"], "played": facing(1, "sirius", "seiya-bronze")},
    )
    story.does("equip armure-sagittaire", "use").expects("main")
    assert (story.played(), story.wounded(), story.discard()) == (["sirius", "seiya-bronze"], [], [card])
    assert (story.facing("sirius"), story.facing("seiya-bronze")) == (None, None)
    assert (story.force("sirius"), story.force("seiya-bronze")) == (0, 0)


@clause("SS-5.74")
def test_serpent_des_mers_and_dauphin_may_be_acquired_for_free() -> None:
    story = table(["serpent-des-mers", "dauphin", "leda"], {"hand": ["jabu"], "played": facing(3, "geist", "geist")})
    story.does("activate #4").expects("terrain-pick").expects_exactly("place 1", "place 2").does("place 2")
    assert (story.hand(), "dauphin" in story.discard()) == (["jabu"], True)
    story.does("activate #5").expects("main")
    same(story.discard(), "dauphin", "geist", "geist", "serpent-des-mers")


@clause("SS-5.75")
def test_cards_are_acquired_by_effects_too() -> None:
    shura = table(["misty", "shura"], {"played": facing(2, "sirius", "moses", "dio", "guilty", "algethi")})
    shura.does("acquire 2 force")
    assert "misty" in shura.discard()
    assert [e["currency"] for e in shura.events("acquire")] == ["force", "free"]
    dante = table(["dante"], {"played": facing(1, "shura", "misty")}, reserve=["saga", "leda"])
    dante.does("acquire 1 force")
    assert ("saga" in dante.discard(), dante.reserve) == (True, ["leda"])
    dio = table(["armure-lion", "leda"], {"played": facing(2, "dio")}).does("activate #3")
    assert (dio.discard(), dio.destroyed()) == (["armure-lion"], ["dio"])
    geist = table(["dauphin", "leda"], {"played": facing(2, "geist")}).does("activate #3")
    same(geist.discard(), "dauphin", "geist")
    jango = table(["leda"], {"played": facing(1, "jango")}, {"discard": ["pegase-noir", "jango"]}).does("activate #2")
    same(jango.discard(0), "jango", "pegase-noir")
    assert jango.discard(1) == ["jango"]
    same_match = table(["misty"], {"hand": ["armure-sagittaire", "jabu"]}).does("equip armure-sagittaire", "use")
    assert same_match.discard() == ["misty"]


@clause("SS-5.75")
def test_kuraggu_forbids_all_these_acquisitions_of_knights() -> None:
    terrain = ["kuraggu", "dauphin", "athena", "leda"]
    geist = table(terrain, {"played": facing(2, "geist")}).does("activate #5").expects("main")
    same(geist.discard(), "geist", "kuraggu")
    sagittaire = table(terrain, {"hand": ["armure-sagittaire", "seiya-green"]}).does("equip armure-sagittaire", "use")
    sagittaire.expects("terrain-pick").expects_exactly("place 1", "place 3")
    jango = table(terrain, {"played": facing(4, "jango")}, {"discard": ["pegase-noir"]})
    jango.refuses("activate #5", clause="SS-6.8")


@clause("SS-5.76")
def test_cards_that_are_yours_already_are_not_acquired() -> None:
    # with a Kuraggu on the terrain no Knight can be acquired; bronze Heroes and destroyed Knights still come
    sirius = table(["kuraggu"], {"hand": ["seiya-green"], "played": facing(1, "sirius"), "aside": ["seiya-bronze"]})
    sirius.does("activate #2")
    assert (sirius.discard(), sirius.wounded(), sirius.aside()) == (["seiya-bronze"], ["sirius"], [])
    armour = table(["kuraggu"], {"hand": ["seiya-green"] * 2, "armour": "armure-pegase", "aside": ["seiya-bronze"]})
    armour.does("activate #2")
    same(armour.discard(), "armure-pegase", "seiya-bronze")
    jaki = table(["kuraggu"], {"played": facing(1, "jaki"), "destroyed": ["saga"]}).does("activate #2")
    assert (jaki.discard(), jaki.destroyed(), jaki.flames) == (["saga"], ["jaki"], 12)
    geki = table(
        ["kuraggu"],
        {"played": facing(1, "geki")},
        {"discard": ["shiryu-bronze"], "destroyed": ["shiryu-green"]},
    )
    geki.does("activate #2")
    assert (geki.discard(1), geki.destroyed(1)) == (["shiryu-green"], ["shiryu-bronze"])
    flames = table(["kuraggu"], {"hand": ["chevalier-des-flammes"], "destroyed": ["seiya-green"], "draw": ["jabu"]})
    flames.does("play chevalier-des-flammes 1", "use").expects("main")
    assert (flames.draw(), flames.destroyed()) == (["seiya-green", "jabu"], [])
    for story in (sirius, armour, jaki, geki, flames):
        assert story.events("acquire") == []


@clause("SS-5.77")
def test_only_cards_from_the_terrain_take_their_flame_and_trigger() -> None:
    story = table(
        ["dante"],
        {"played": facing(1, "shura", "misty"), "wounded": ["sho"]},
        reserve=["aphrodite"],
    )
    story.does("acquire 1 force").expects("main")
    assert ("aphrodite" in story.discard(), story.flames, story.events("wound")) == (True, 12, [])
    jaki = table(["leda"], {"played": facing(1, "jaki"), "destroyed": ["babel"], "wounded": ["sho"]})
    jaki.does("activate #2").expects("main")
    assert (jaki.wounded(), jaki.discard(), jaki.flames) == (["sho"], ["babel"], 12)
    taken = table(["leda", "aphrodite"], {"played": facing(2, "shura", "sirius", "dio")}, {"hand": ["sho"]})
    taken.does("acquire 2 force")
    assert (taken.flames, taken.wounded(1)) == (11, ["sho"])


# 5.7 Activating -------------------------------------------------------------------------------------------------------
@clause("SS-5.80")
def test_activations_of_own_played_cards_and_armour_are_offered_when_usable() -> None:
    story = table(
        ["mu"],
        {"played": facing(1, "albior", "misty", "leda"), "armour": "armure-vierge", "draw": ["jabu"]},
        {"armour": "armure-lion", "wounded": ["ban"], "discard": ["sho"]},
    )
    # Albior has no discard to take from, Misty nobody wounded, Léda no activation, #6 and #7 are p1's
    story.expects_exactly("activate #2", "end")
    story.refuses("activate #3", "activate #4", clause="SS-6.8")
    story.refuses("activate #5", "activate #6", "activate #7", "activate #1", "activate #99", clause="SS-5.80")
    story.does("activate #2").refuses("activate #2", clause="SS-5.80")


@clause("SS-5.81")
def test_the_activated_card_is_discarded_wounded_or_destroyed() -> None:
    story = table(
        ["mu"],
        {"played": facing(1, "jabu", "ban", "oko")},
        {"hand": ["shiryu-bronze", "sho", "nachi"]},
    )
    story.does("activate #2").expects("main")
    assert (story.discard(0), story.discard(1)) == (["jabu"], ["shiryu-bronze"])
    story.does("activate #3").expects("hand-wound", 1).does("card sho")
    assert (story.wounded(0), story.wounded(1)) == (["ban"], ["sho"])
    story.does("activate #4").expects("main")
    assert (story.destroyed(0), story.destroyed(1)) == (["oko"], ["nachi"])
    assert story.kinds() == [
        *["activate", "discard", "used"],
        *["activate", "wound", "wound"],
        *["activate", "destroy", "destroy"],
    ]
    assert [entry["cards"] for entry in story.events("wound")] == [["sho"], ["ban"]]  # the effect comes first


@clause("SS-5.82")
def test_the_activated_card_is_not_yet_where_its_effect_looks() -> None:
    albior = table(["leda"], {"played": facing(1, "albior"), "discard": ["jabu", "sho"]})
    albior.does("activate #2").expects("discard-take").expects_exactly("card jabu", "card sho")
    jaki = table(["leda"], {"played": facing(1, "jaki"), "destroyed": ["jabu", "sho"]})
    jaki.does("activate #2").expects("destroyed-take").expects_exactly("card jabu", "card sho")
    # nor is it shuffled into the draw pile for its own draw
    vierge = table(["leda"], {"armour": "armure-vierge", "discard": ["jabu"]}).does("activate #2")
    assert (vierge.hand(), vierge.draw(), vierge.discard()) == (["jabu"], [], ["armure-vierge"])
    misty = table(["leda"], {"played": facing(1, "misty"), "wounded": ["sho"], "discard": ["jabu"]}).does("activate #2")
    assert (misty.hand(), misty.discard()) == (["jabu"], ["misty"])
    table(["mu"], {"played": facing(1, "jaki", "albior")}).expects_exactly("end")  # nothing but themselves


@clause("SS-5.83")
def test_the_values_of_an_activated_card_are_lost() -> None:
    story = table(["leda", "spica"], {"played": facing(1, "misty"), "wounded": ["sho"], "draw": ["jabu", "ban"]})
    story.offers("acquire 1 force").does("activate #3")
    assert (story.played(), story.strength(1, "force")) == ([], 0)
    story.refuses("acquire 1 force", clause="SS-5.41").refuses("heal #3", "activate #3")


@clause("SS-5.83")
def test_the_values_are_lost_from_the_declaration_on() -> None:
    story = table(["leda", "spica"], {"played": facing(1, "oko", "cassios")})
    assert story.strength(1, "force") == 2
    story.does("activate #4").expects("terrain-pick")
    assert story.strength(1, "force") == 1
    assert story.match.view(0)["terrain"][0]["strength"] == {"force": 1, "cosmos": 0}


@clause("SS-5.84")
def test_a_card_moved_by_its_own_effect_is_not_moved_again() -> None:
    # Armure du Capricorne completes the terrain, Shaina arrives, and the armour is discarded by her
    story = table(["leda"], {"armour": "armure-capricorne"}, reserve=["shaina", "sho"])
    story.does("activate #2").expects("main")
    assert (story.armour(), story.discard()) == (None, ["armure-capricorne"])
    assert [entry["cards"] for entry in story.events("armour-off")] == [["armure-capricorne"]]
    assert story.events("used") == []
    assert story.terrain[4:] == ["sho", "shaina"]


@clause("SS-5.85")
def test_there_is_no_activation_from_the_hand() -> None:
    story = table(["leda"], {"hand": ["misty"], "wounded": ["sho"], "draw": ["jabu", "ban"]})
    story.expects_exactly("play misty 1", "end")
    story.does("play misty 1").expects_exactly("acquire 1 force", "activate #3", "end")


@clause("SS-5.86")
def test_a_protected_knight_has_no_wound_activation() -> None:
    story = table(
        ["mu", "leda"],
        {"played": [*facing(1, "sho", "ban"), *facing(2, "ban")]},
        {"hand": ["shiryu-green"]},
    )
    story.expects_exactly("activate #5", "end").refuses("activate #4", clause="SS-5.86")
    # only Wound: Jabu and Oko may be activated beside Sho, and stranded Knights are not protected
    story = table(
        ["mu"],
        {"played": [*facing(1, "sho", "jabu", "oko"), *facing(None, "ban")]},
        {"hand": ["shiryu-green"]},
    )
    story.expects_exactly("activate #3", "activate #4", "activate #5", "end")


# 5.8 Healing ----------------------------------------------------------------------------------------------------------
@clause("SS-5.90")
def test_a_heal_value_heals_so_many_wounded_characters_and_the_card_is_discarded() -> None:
    story = table(
        ["leda"],
        {"played": facing(1, "athena"), "wounded": ["sho", "ban", "nachi"]},
        {"wounded": ["jabu"]},
    )
    story.does("heal #2").expects("heal-pick", 0).expects_exactly("target #3", "target #4", "target #5")
    story.refuses("done", "target #6")
    story.does("target #3").expects("heal-pick").expects_exactly("target #4", "target #5", "done")
    assert (story.played(), story.discard()) == (["athena"], ["sho"])
    story.does("target #5").expects("main")  # Heal 2
    assert (story.wounded(), story.wounded(1)) == (["ban"], ["jabu"])
    same(story.discard(), "athena", "nachi", "sho")
    assert [entry["cards"] for entry in story.events("heal")] == [["sho"], ["nachi"]]


@clause("SS-5.90")
def test_only_played_characters_with_a_heal_value_heal() -> None:
    story = table(
        ["leda"],
        {"hand": ["athena"], "played": facing(1, "misty", "sho"), "wounded": ["ban"], "armour": "armure-vierge"},
    )
    story.refuses("heal #3", "heal #4", "heal #2", "heal #5", clause="SS-5.90")


@clause("SS-5.91")
def test_fewer_than_the_value_may_be_healed() -> None:
    story = table(["leda"], {"played": facing(1, "athena"), "wounded": ["sho", "ban"]})
    story.does("heal #2", "target #4", "done").expects("main")
    assert story.wounded() == ["sho"]
    same(story.discard(), "athena", "ban")
    one = table(["leda"], {"played": facing(1, "athena"), "wounded": ["sho"]}).does("heal #2").expects("main")
    same(one.discard(), "athena", "sho")


@clause("SS-5.92")
def test_healing_needs_a_wounded_character_and_no_june_on_the_terrain() -> None:
    story = table(["leda"], {"played": facing(1, "athena")}, {"wounded": ["sho"]})
    story.expects_exactly("end").refuses("heal #2", clause="SS-5.92")
    june = table(["leda", "june"], {"played": facing(1, "athena"), "wounded": ["sho"]})
    june.expects_exactly("end").refuses("heal #3")
    table(["leda"], {"hand": ["june"], "played": facing(1, "athena"), "wounded": ["sho"]}).offers("heal #2")


@clause("SS-5.93")
def test_healing_gives_up_the_other_uses_of_the_card() -> None:
    story = table(["leda"], {"played": facing(1, "seiya-bronze", "ban"), "wounded": ["sho"]})
    story.offers("acquire 1 force", "heal #2").does("heal #2")
    assert (story.played(), story.strength(1, "force"), story.strength(1, "cosmos")) == (["ban"], 1, 0)
    story.refuses("acquire 1 force", clause="SS-5.41").refuses("activate #2", "heal #2")
