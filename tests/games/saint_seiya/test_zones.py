"""Zones and movements (section 7)."""

from typing import Any

import pytest

from kleos.games.saint_seiya.testing import Story, facing, table
from kleos.testing import clause

QUIET = ["leda", "spica", "sho", "ushio", "daichi", "nachi"]  # nothing happens when they are revealed
FULL = ["jabu", "ban", "geki", "ichi", "jaki", "oko"]  # six cards for the terrain


def same(found: list[str], *cards: str) -> None:
    """The same cards, in whatever order."""
    assert sorted(found) == sorted(cards)


def numbers(story: Story, zone: str, seat: int = 0) -> dict[int, str]:
    """Object numbers and cards of a zone of a player."""
    return {shown["object"]: shown["card"] for shown in story.match.view(None)["players"][seat][zone]}


# The terrain ----------------------------------------------------------------------------------------------------------
@clause("SS-7.1")
def test_cards_come_in_at_place_one_and_go_out_at_place_six() -> None:
    story = table(FULL, {"draw": ["seiya-green"] * 9}, {"draw": ["shiryu-green"] * 9}, reserve=QUIET)
    for place in range(1, 7):
        story.ends()
        assert story.terrain[place - 1] == "leda"  # the first card revealed wanders from place 1 to place 6
    assert story.terrain == QUIET[::-1]
    same(story.common, *FULL)
    story.ends()
    same(story.common, *FULL, "leda")


@clause("SS-7.2")
def test_each_place_holds_at_most_one_card() -> None:
    story = table(["leda", None, "mu", None, None, "saga"], {"played": facing(3, "docrates")}, reserve=[*FULL, "sho"])
    story.does("activate #4")
    shown = story.match.view(None)["terrain"]
    assert [card["place"] for card in shown] == [1, 2, 3, 4, 5, 6]
    assert len({card["object"] for card in shown}) == 6
    assert story.terrain == ["ichi", "geki", "mu", "ban", "jabu", "saga"]
    assert story.reserve == ["jaki", "oko", "sho"]


@clause("SS-7.3")
def test_first_and_last_card_are_those_in_the_outermost_occupied_places() -> None:
    story = table([None, "leda", None, "sho", None, None], {"played": [*facing(2, "aldebaran"), *facing(4, "aiolia")]})
    assert (story.force("aldebaran"), story.force("aiolia"), story.cosmos("aiolia")) == (2 + 2, 2 + 1, 2 + 1)
    story = table(["ban", "leda", "sho", None, "nachi"], {"played": [*facing(2, "aldebaran"), *facing(3, "aiolia")]})
    assert (story.force("aldebaran"), story.force("aiolia"), story.cosmos("aiolia")) == (2, 2, 2)
    lone = table([None, None, "leda"], {"played": facing(3, "aldebaran", "aiolia")})
    assert (lone.force("aldebaran"), lone.force("aiolia")) == (4, 3)  # first and last at once


@clause("SS-7.4")
@pytest.mark.parametrize(
    ("terrain", "options"),
    [
        (["leda", "spica", "shura", "sho", "ban"], ["place 2", "place 4"]),
        (["leda", None, "shura", None, "ban"], []),  # an empty place is not skipped
        (["leda", "armure-lion", "shura", "sho", "ban"], ["place 4"]),
        ([None, None, None, None, "leda", "shura"], ["place 5"]),
        (["shura", "leda", "sho", None, None, "ban"], ["place 2"]),  # place 6 is not beside place 1
    ],
)
def test_places_are_adjacent_when_their_numbers_differ_by_one(terrain: list[str | None], options: list[str]) -> None:
    place = terrain.index("shura") + 1
    story = table(terrain, {"played": facing(place, "sirius", "moses", "dio", "guilty", "algethi")})
    story.does(f"acquire {place} force")
    if len(options) > 1:
        story.expects("terrain-pick", 0).expects_exactly(*options).does(options[0])
    story.expects("main", 0)
    taken = [f"place {entry['place']}" for entry in story.events("acquire") if entry["currency"] == "free"]
    assert taken == options[:1]


# Drawing --------------------------------------------------------------------------------------------------------------
@clause("SS-7.5")
def test_drawing_takes_the_top_card_of_the_own_pile() -> None:
    story = table([], {"armour": "armure-vierge", "draw": ["jabu", "sho", "ban"]}, {"draw": ["nachi"]})
    story.does("activate #1")
    assert (story.hand(), story.draw(), story.draw(1)) == (["sho", "jabu"], ["ban"], ["nachi"])
    assert story.events("draw", 0)[0]["cards"] == ["jabu", "sho"]


@clause("SS-7.6", "SS-7.9")
def test_an_empty_pile_is_replaced_by_the_shuffled_discard_between_two_draws() -> None:
    story = table([], {"armour": "armure-vierge", "draw": ["jabu"], "discard": ["sho", "sho", "ban"]})
    story.does("activate #1")
    assert "jabu" in story.hand()
    assert (len(story.hand()), len(story.draw()), story.discard()) == (2, 2, ["armure-vierge"])
    same([*story.hand(), *story.draw()], "jabu", "sho", "sho", "ban")
    # the first card was drawn before the shuffle: it was not part of it
    assert [entry["amount"] for entry in story.events("reshuffle")] == [3]


@clause("SS-7.6")
def test_the_discard_is_really_shuffled() -> None:
    orders = set()
    for seed in range(40):
        story = table([], {"armour": "armure-vierge", "discard": ["jabu", "sho", "ban", "nachi", "geki"]}, seed=seed)
        story.does("activate #1")
        orders.add((*story.events("draw", 0)[0]["cards"], *story.draw()))
    assert len(orders) > 30


@clause("SS-7.7")
def test_the_discard_is_not_shuffled_before_a_card_is_needed() -> None:
    story = table([], {"armour": "armure-vierge", "draw": ["jabu", "sho"], "discard": ["ban"]}).does("activate #1")
    assert (story.draw(), story.events("reshuffle")) == ([], [])
    same(story.discard(), "armure-vierge", "ban")
    five = table(["leda"], {"draw": ["seiya-green"] * 5, "discard": ["ban"]}).ends()
    assert (five.draw(), five.discard(), five.events("reshuffle")) == ([], ["ban"], [])


@clause("SS-7.8")
def test_drawing_stops_when_there_is_nothing_left() -> None:
    story = table(["leda"], {"draw": ["jabu"], "discard": ["ban"]}).ends().expects("main", 1)
    same(story.hand(), "jabu", "ban")
    assert (story.draw(), story.discard()) == ([], [])
    nothing = table(["leda"], {}).ends().expects("main", 1)
    assert (nothing.hand(), nothing.events("draw"), nothing.events("reshuffle")) == ([], [], [])


@clause("SS-7.9")
def test_cards_are_drawn_one_at_a_time_from_the_top() -> None:
    story = table(["leda"], {"draw": ["jabu", "sho", "ban", "nachi", "geki", "ichi"]}).ends()
    assert story.events("draw", 0)[0]["cards"] == ["jabu", "sho", "ban", "nachi", "geki"]
    assert story.draw() == ["ichi"]


@clause("SS-7.10")
def test_revealing_reshuffles_and_searching_does_not() -> None:
    cancer = table([], {"armour": "armure-cancer", "draw": ["jabu"], "discard": ["sho", "ban"]}).does("activate #1")
    cancer.expects("revealed-wound", 1).expects_exactly("card jabu", "card sho", "card ban")
    assert [entry["amount"] for entry in cancer.events("reshuffle")] == [2]
    table([], {"armour": "armure-belier", "discard": ["sho", "ban"]}).refuses("activate #1", clause="SS-6.8")
    belier = table([], {"armour": "armure-belier", "draw": ["armure-lion"], "discard": ["sho", "ban"]}).does(
        "activate #1"
    )
    assert (belier.hand(), belier.draw(), belier.events("reshuffle")) == ([], ["armure-lion"], [])
    belier = table([], {"armour": "armure-belier", "draw": ["jabu", "ichi"], "discard": ["sho"]}).does("activate #1")
    belier.expects("pile-take", 0).expects_exactly("card jabu", "card ichi")


@clause("SS-7.11")
def test_the_hand_has_no_size_limit() -> None:
    hand = [*["seiya-green"] * 9, *["seiya-bronze"] * 5]
    fields = {"hand": hand, "armour": "armure-vierge", "draw": ["jabu", "sho"]}
    story = table(["leda"], fields, reserve=QUIET).does("activate #2")
    assert len(story.hand()) == 16
    story.ends().ends().expects("main", 0)
    assert len(story.hand()) == 16


# Discarding, wounding, healing, destroying, removing ------------------------------------------------------------------
@clause("SS-7.12")
def test_a_discarded_card_goes_face_up_to_its_owners_discard() -> None:
    story = table(["leda"], {"hand": ["milo"]}, {"hand": ["sho", "ban"]}, {}).does("play milo 1", "use", "card ban")
    assert (story.discard(0), story.discard(1), story.common) == ([], ["ban"], [])
    for seat in (0, 1, 2, None):
        assert story.match.view(seat)["players"][1]["discard"] == ["ban"]


@clause("SS-7.13")
def test_characters_are_wounded_from_wherever_they_are_into_their_owners_row() -> None:
    hand = table(["mu"], {"played": facing(1, "ban")}, {"hand": ["sho"]}).does("activate #2")
    assert (hand.hand(1), hand.wounded(1), hand.wounded(0)) == ([], ["sho"], ["ban"])  # and Ban from play
    discard = table(["leda"], {"hand": ["shaka"]}, {"discard": ["sho"]}).does("play shaka 1", "use").expects("main")
    assert (discard.discard(1), discard.wounded(1)) == ([], ["sho"])
    revealed = table([], {"armour": "armure-cancer", "draw": ["jabu", "sho", "armure-lion"]}).does("activate #1")
    revealed.expects("revealed-wound", 1).does("card sho")
    assert (revealed.wounded(0), revealed.wounded(1)) == (["sho"], [])
    same(revealed.hand(0), "jabu", "armure-lion")
    held = table(["camus"], {"played": facing(1, "sirius", "moses", "dio", "guilty")}).does("acquire 1 force")
    assert held.wounded() == ["camus"]


@clause("SS-7.14")
def test_a_wounded_character_cannot_be_played_used_or_discarded() -> None:
    story = table(
        ["leda"],
        {"hand": ["jabu"], "wounded": ["albior", "misty", "athena", "seiya-bronze"], "discard": ["sho"]},
        {"hand": ["shiryu-green"]},
    )
    story.expects_exactly("play jabu 1", "end")
    story.refuses("play misty 1", "activate #2", "activate #3", "heal #4")
    story.does("end").expects("upkeep-discard").expects_exactly("card jabu", "done").does("done")
    assert story.wounded() == ["albior", "misty", "athena", "seiya-bronze"]
    assert "misty" not in [*story.hand(), *story.draw(), *story.discard()]  # not reshuffled either
    assert story.match.view(None)["players"][0]["played"] == []


@clause("SS-7.14")
def test_only_effects_naming_wounded_characters_move_them() -> None:
    p1 = {"wounded": ["shiryu-bronze"], "hand": ["shiryu-green"], "armour": "armure-dragon"}
    story = table(["mu"], {"played": facing(1, "ichi", "nachi", "oko", "jabu")}, p1)
    story.refuses("activate #2", clause="SS-6.8").does("activate #3", "activate #4", "activate #5")
    assert story.wounded(1) == ["shiryu-bronze"]
    named = table([], {"armour": "armure-scorpion"}, p1).does("activate #1")
    assert (named.wounded(1), named.destroyed(1)) == ([], ["shiryu-bronze"])


@clause("SS-7.15")
def test_armours_are_never_wounded() -> None:
    poissons = table(
        [], {"armour": "armure-poissons"}, {"hand": ["armure-lion", "sho", "armure-dragon"], "draw": ["ban", "nachi"]}
    )
    poissons.does("activate #1").expects("main", 0)
    assert poissons.wounded(1) == ["sho"]
    same(poissons.hand(1), "armure-lion", "armure-dragon", "ban")
    asterion = (
        table(["mu"], {"played": facing(1, "asterion")}, {"hand": ["armure-lion"]}).does("activate #2").expects("main")
    )
    assert (asterion.wounded(1), asterion.hand(1)) == ([], ["armure-lion"])
    cancer = table([], {"armour": "armure-cancer", "draw": ["armure-lion", "armure-vierge"]}).does("activate #1")
    same(cancer.expects("main").hand(), "armure-lion", "armure-vierge")


@clause("SS-7.16")
def test_a_healed_character_goes_to_its_owners_discard() -> None:
    story = table(
        ["leda"], {"wounded": ["sho"], "draw": ["seiya-green"] * 6}, {"wounded": ["ban"], "draw": ["nachi"]},
        reserve=["athena"],
    )  # fmt: skip
    story.ends()
    assert (story.wounded(0), story.wounded(1)) == ([], [])
    assert (story.discard(0), story.discard(1)) == (["sho"], ["ban"])


@clause("SS-7.17")
def test_a_destroyed_card_is_out_of_play_until_an_effect_names_it() -> None:
    story = table(
        ["leda"],
        {
            "hand": ["phaeton", "ban"],
            "played": facing(1, "albior", "jaki"),
            "draw": ["seiya-green"],
            "discard": ["sho"],
        },
    )
    story.does("play phaeton 1", "use").expects("main")
    assert story.destroyed() == ["ban"]
    assert "ban" not in [*story.hand(), *story.draw(), *story.discard()]  # not in the reshuffle
    same(story.hand(), "seiya-green", "sho")
    story.refuses("activate #2", clause="SS-6.8")  # Albior sees the discard only
    story.does("activate #3")
    assert (story.destroyed(), story.discard()) == (["jaki"], ["ban"])
    for seat in (0, 1, None):
        assert story.match.view(seat)["players"][0]["destroyed"] == ["jaki"]


@clause("SS-7.18")
def test_a_removed_card_goes_to_the_common_discard_and_takes_its_flame() -> None:
    for card, flames in (("mu", 11), ("jabu", 12)):
        story = table([card, "leda"], {"played": facing(2, "gigas")}, reserve=["sho"]).does("activate #3", "place 1")
        assert (story.common, story.flames, story.terrain[0]) == ([card], flames, "sho")
        assert story.discard() == ["gigas"]


@clause("SS-7.19")
def test_the_clock_never_goes_below_zero() -> None:
    story = table(["leda", None, None, None, None, "mu"], flames=1, reserve=["ptolemy", "sho"])
    story.ends()
    assert (story.flames, story.terrain[4]) == (0, "ptolemy")
    assert len(story.events("flame")) == 1
    assert story.events("ending") != []
    story = table(["mu"], {"played": facing(1, "shaka", "shiva", "algol")}, flames=0).does("acquire 1 cosmos")
    assert (story.flames, story.hand(), story.events("flame")) == (0, ["mu"], [])


@clause("SS-7.20")
def test_completing_fills_the_highest_numbered_hole_first() -> None:
    story = table(["mu", None, "saga", None, None, "doko"], {"played": facing(1, "docrates")}, reserve=QUIET)
    story.does("activate #4")
    assert story.terrain == ["mu", "sho", "saga", "spica", "leda", "doko"]
    assert [entry["place"] for entry in story.events("reveal")] == [5, 4, 2]
    assert story.reserve == ["ushio", "daichi", "nachi"]


@clause("SS-7.21")
def test_completing_shifts_nothing_and_fills_a_place_emptied_by_its_own_card() -> None:
    story = table(["mu", None, "saga"], {"played": facing(1, "docrates")}, reserve=["gigas", "leda", "pope", *FULL])
    story.does("activate #3").expects("player-pick", 0).does("player p1").expects("main", 0)
    assert (story.terrain[0], story.terrain[2], story.terrain[5]) == ("mu", "saga", "leda")
    assert None not in story.terrain
    reveals = [(entry["place"], entry["cards"][0]) for entry in story.events("reveal")]
    assert reveals[:3] == [(6, "gigas"), (6, "leda"), (5, "pope")]
    assert reveals[3][0] == 5  # the Pope went back to the reserve; his place is filled next


@clause("SS-7.22")
def test_with_an_empty_reserve_places_stay_empty() -> None:
    story = table(["leda", "mu"], common_discard=["jabu", "saga"], reserve=["sho"]).ends()
    assert story.terrain == [None, None, None, "sho", "leda", "mu"]
    story.ends()
    assert (story.terrain, story.reserve) == ([None, None, None, None, "sho", "leda"], [])
    same(story.common, "jabu", "mu", "saga")
    pope = table(["leda"], common_discard=["jabu", "saga"], reserve=["pope"]).ends()
    assert "saga" in pope.terrain
    same(pope.common, "jabu", "pope")


@clause("SS-7.23")
def test_a_card_shuffled_into_the_reserve_may_be_anywhere_in_it_and_is_nobodys() -> None:
    fields = {"hand": ["athena"], "draw": ["shiryu-green"] * 9}  # Athéna scores 1 of 10 cards
    story = table(["mu"], {"played": facing(1, "ptolemy")}, fields, reserve=FULL)
    assert story.score(1) == 1
    story.does("activate #2")
    assert story.score(1) == 0
    places, orders = set(), set()
    for seed in range(60):
        story = table(["mu"], {"played": facing(1, "ptolemy")}, {"hand": ["athena", "sho"]}, reserve=FULL, seed=seed)
        story.does("activate #2")
        assert story.hand(1) == ["sho"]
        same(story.reserve, "athena", *FULL)
        places.add(story.reserve.index("athena"))
        orders.add(tuple(card for card in story.reserve if card != "athena"))
    assert places == set(range(7))
    assert len(orders) > 30  # the whole reserve is shuffled


@clause("SS-7.24")
def test_a_card_taken_or_swapped_changes_its_owner_for_good() -> None:
    story = table(
        ["leda"],
        {"hand": ["armure-gemeaux"], "played": facing(1, "jango"), "draw": ["seiya-green"] * 2},
        {"armour": "armure-vierge", "discard": ["pegase-noir"]},
    )
    scores = (story.score(0), story.score(1))
    assert scores == (3, 3)
    story.does("equip armure-gemeaux", "use", "activate #2").expects("main")
    assert (story.armour(0), story.armour(1), story.discard(1)) == ("armure-vierge", "armure-gemeaux", [])
    story.does("activate #3")  # p0 uses what was p1's armour: it goes to p0's discard
    same(story.discard(0), "armure-vierge", "jango", "pegase-noir")
    assert (story.score(0), story.score(1)) == (3 + 2, 3)


@clause("SS-7.25")
def test_hero_cards_and_bronze_armours_never_change_owner() -> None:
    story = table(
        ["leda"], {"hand": ["armure-gemeaux", "shaka"]}, {"armour": "armure-dragon", "discard": ["shiryu-bronze"]}
    )
    story.does("equip armure-gemeaux").expects("main")  # a Bronze armour cannot be swapped
    story.does("play shaka 1", "use")
    assert (story.wounded(0), story.wounded(1)) == ([], ["shiryu-bronze"])
    geki = table(["leda"], {"played": facing(1, "geki")}, {"discard": ["shiryu-bronze"], "destroyed": ["shiryu-green"]})
    geki.does("activate #2")
    assert (geki.discard(1), geki.destroyed(1)) == (["shiryu-green"], ["shiryu-bronze"])


@clause("SS-7.26")
def test_a_player_may_have_any_number_of_wounded_characters() -> None:
    wounded = [*["seiya-green"] * 9, *["seiya-bronze"] * 5, *[card for card in (*FULL, *QUIET) for _ in range(2)]][:30]
    story = table(["algol"], {"wounded": wounded, "played": facing(1, "pegase-noir", "misty", "dragon-noir")})
    assert len(story.wounded()) == 30
    story.does("acquire 1 force")
    assert len(story.wounded()) == 32


@clause("SS-7.27")
def test_the_order_of_open_piles_has_no_effect() -> None:
    def position(step: int) -> Story:
        return table(
            ["leda"],
            {
                "discard": ["jabu", "sho", "ban"][::step],
                "destroyed": ["nachi", "geki"][::step],
                "armour": "armure-vierge",
            },
            {"discard": ["ichi", "shiryu-green"][::step]},
            common_discard=["mu", "saga", "oko"][::step],
        )

    one, two = position(1), position(-1)
    assert one.tokens == two.tokens
    assert (one.score(0), one.score(1)) == (two.score(0), two.score(1))
    for story in (one, two):
        story.does("activate #2").ends()
    assert one.hand() == two.hand()  # the same shuffle of the same cards
    assert one.draw() == two.draw()
    assert one.match.view(None) == two.match.view(None)


@clause("SS-7.28")
def test_only_the_common_discard_is_removed_from_the_game() -> None:
    story = table(
        ["leda"],
        {"discard": ["mu"], "destroyed": ["saga"], "hand": ["shaka", *["seiya-green"] * 4]},
        {"wounded": ["doko"], "draw": ["milo"]},
        common_discard=["shura", "jabu"],
        reserve=["pope", *FULL],
    )
    story.ends()
    same(story.events("to-reserve")[0]["cards"], "pope", "shura")
    assert story.common == ["jabu"]
    assert (story.discard(0), story.destroyed(0), story.wounded(1), story.draw(1)) == (
        ["mu"],
        ["saga"],
        ["doko"],
        ["milo"],
    )


@clause("SS-7.29")
def test_set_aside_cards_come_only_through_bronze_armours_and_sirius() -> None:
    aside = {"aside": ["seiya-bronze"] * 5}
    pegase = table([], {**aside, "hand": ["seiya-green"] * 2, "armour": "armure-pegase"}).does("activate #1")
    assert (len(pegase.aside()), "seiya-bronze" in pegase.discard()) == (4, True)
    sirius = table(["leda"], {**aside, "hand": ["seiya-green"], "played": facing(1, "sirius")}).does("activate #2")
    assert (len(sirius.aside()), sirius.discard()) == (4, ["seiya-bronze"])
    # what takes Heroes or Characters from elsewhere does not find them
    table(["leda"], {**aside, "played": facing(1, "albior", "jaki", "geki")}).expects_exactly("acquire 1 force", "end")
    table([], {**aside, "armour": "armure-belier"}).expects_exactly("end")
    doko = table(
        ["leda"], {**aside, "discard": ["jabu"], "hand": ["sho"] * 2 + ["ban"] * 2 + ["nachi"]}, reserve=["doko"]
    )
    doko.ends().expects("main", 1)
    empty = table(["leda"], aside).ends()
    assert (empty.hand(), len(empty.aside())) == ([], 5)


# Object numbers -------------------------------------------------------------------------------------------------------
@clause("SS-7.30")
def test_object_numbers_are_public_given_in_rising_order_and_kept_while_the_card_stays_on_the_table() -> None:
    story = table(
        ["leda", "algol"], {"hand": ["misty", "ban", "armure-lion"], "played": facing(2, "pegase-noir")}, reserve=QUIET
    )
    story.does("play misty 2", "equip armure-lion", "play ban 2")
    assert numbers(story, "played") == {3: "pegase-noir", 4: "misty", 6: "ban"}
    for seat in (0, 1, None):
        assert story.match.view(seat)["players"][0]["armour"]["object"] == 5
    story.does("acquire 2 force")
    assert numbers(story, "wounded") == {3: "pegase-noir", 6: "ban"}  # from play: the same numbers
    story.ends()
    terrain = story.match.view(None)["terrain"]
    assert (terrain[5]["card"], terrain[5]["object"]) == ("leda", 2)  # from place 1 to place 6
    assert [card["object"] for card in terrain[::-1]] == [2, 7, 8, 9, 10, 11]


@clause("SS-7.30")
def test_a_card_that_was_held_or_elsewhere_gets_a_new_number() -> None:
    story = table(["camus"], {"played": facing(1, "sirius", "moses", "dio", "guilty")}).does("acquire 1 force")
    assert numbers(story, "wounded") == {6: "camus"}
    again = table(["mu"], {"played": facing(1, "albior", "ban"), "discard": ["sho"]}).does("activate #2", "play sho 1")
    assert numbers(again, "played") == {3: "ban", 4: "sho"}
    again = table(["leda"], {"played": facing(1, "albior"), "wounded": ["ban"], "discard": ["sho"], "hand": ["june"]})
    again.does("play june 1", "use", "activate #2").expects("discard-take").does("card ban", "play ban 1")
    assert numbers(again, "played") == {4: "june", 5: "ban"}  # healed, taken, played: no longer #3


@clause("SS-7.30")
def test_swapped_armours_and_terrain_cards_keep_their_numbers() -> None:
    story = table(["leda", "sho"], {"hand": ["armure-gemeaux", "jamian"]}, {"armour": "armure-lion"})
    story.does("equip armure-gemeaux", "use", "play jamian 1", "use", "place 1")
    view = story.match.view(None)
    assert [view["players"][seat]["armour"]["object"] for seat in range(2)] == [3, 4]
    assert [view["terrain"][place]["object"] for place in range(2)] == [1, 2]
    assert [view["terrain"][place]["card"] for place in range(2)] == ["sho", "leda"]


@clause("SS-7.31")
def test_cards_revealed_by_armure_du_cancer_lie_in_a_public_zone_of_their_own() -> None:
    story = table(
        [], {"armour": "armure-cancer", "draw": ["jabu", "sho", "armure-lion", "ban"], "discard": ["nachi"]}, {}, {}
    )
    story.does("activate #1").expects("player-pick", 0).expects_exactly("player p1", "player p2").does("player p2")
    story.expects("revealed-wound", 2).expects_exactly("card jabu", "card sho")
    for seat in (0, 1, 2, None):
        assert sorted(story.match.view(seat)["revealed"]) == ["armure-lion", "jabu", "sho"]
    assert (story.draw(), story.discard(), story.hand()) == (["ban"], ["nachi"], [])
    story.does("card jabu")
    assert (story.match.view(None)["revealed"], story.wounded(0)) == ([], ["jabu"])
    same(story.hand(), "armure-lion", "sho")


@clause("SS-7.32")
def test_numbers_given_at_the_same_moment_go_by_turn_order_and_then_by_card_number() -> None:
    discards: list[dict[str, Any]] = [
        {"discard": ["seiya-bronze"] * 2},
        {"played": facing(1, "ichi")},
        {"discard": ["hyoga-bronze", "sho"]},
        {"discard": ["shun-bronze"]},
    ]
    story = table(["mu"], *discards, turn=2).does("activate #2")
    assert numbers(story, "wounded", 2) == {3: "hyoga-bronze"}
    assert numbers(story, "wounded", 3) == {4: "shun-bronze"}
    assert numbers(story, "wounded", 0) == {5: "seiya-bronze", 6: "seiya-bronze"}
    hand = ["ban", "sho", "leda", "misty", "seiya-green"]
    story = table([], {"armour": "armure-poissons", "hand": hand}).does("activate #1")
    assert numbers(story, "wounded") == {2: "seiya-green", 3: "misty", 4: "leda", 5: "sho", 6: "ban"}
