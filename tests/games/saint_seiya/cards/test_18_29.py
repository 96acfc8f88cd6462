"""What the Gold armours (18 to 29) do, and what they must not offer."""

import pytest

import kleos
from kleos.games.saint_seiya.testing import facing, table
from kleos.testing import clause

# Number and id; all cost 5 Cosmos, give 2 Cosmos and are worth 3 points
FACES = [
    (18, "armure-belier"),
    (19, "armure-taureau"),
    (20, "armure-gemeaux"),
    (21, "armure-cancer"),
    (22, "armure-lion"),
    (23, "armure-vierge"),
    (24, "armure-balance"),
    (25, "armure-scorpion"),
    (26, "armure-sagittaire"),
    (27, "armure-capricorne"),
    (28, "armure-verseau"),
    (29, "armure-poissons"),
]
IDS = [card for _, card in FACES]


@pytest.mark.parametrize(("number", "card"), FACES, ids=IDS)
@clause("SS-1.5", "SS-1.12", "SS-1.13", "SS-2.2")
def test_18_to_29_have_the_printed_faces(number: int, card: str) -> None:
    facts = kleos.rules("saint-seiya").cards[card].facts()
    assert (facts["number"], facts["kind"], facts["class"]) == (number, "armour", "Gold armour")
    assert (facts["border"], facts["copies"]) == ("gold", 1)
    assert (facts["cost"], facts["value"], facts["heal"]) == ({"cosmos": 5}, {"cosmos": 2}, 0)
    assert (facts["points"], facts["flame"]) == (3, False)


@pytest.mark.parametrize("card", IDS)
@clause("SS-1.7", "SS-5.51", "SS-5.67", "SS-2.2")
def test_a_gold_armour_is_acquired_by_five_cosmos_only_and_takes_no_flame(card: str) -> None:
    story = table([card], {"played": facing(1, "shiva", "misty", "shura")})
    story.refuses("acquire 1 force", clause="SS-1.7").offers("acquire 1 cosmos").does("acquire 1 cosmos")
    assert (story.hand(), story.flames) == ([card], 12)
    last = table([None, None, None, None, None, card])
    assert last.cost(6, "cosmos") == 4
    assert last.cost(6, "force") is None


@pytest.mark.parametrize("card", IDS)
@clause("SS-5.33", "SS-5.35", "SS-5.45", "SS-5.64")
def test_an_equipped_gold_armour_pays_two_cosmos_alone_and_is_discarded(card: str) -> None:
    story = table(["sho", "leda"], {"armour": card})
    story.offers("acquire 1 cosmos armour").refuses("acquire 1 cosmos", clause="SS-5.41")
    story.does("acquire 1 cosmos armour")
    assert (story.hand(), story.discard(), story.armour()) == (["sho"], [card], None)
    weak = table(["jabu"], {"armour": card})
    weak.refuses("acquire 1 cosmos armour", clause="SS-5.41").refuses("acquire 1 force", clause="SS-5.41")


# 18 Armure du Bélier ----------------------------------------------------------------------------------------------------
@clause("SS-11.18", "SS-9.11")
def test_18_takes_a_character_of_the_draw_pile_shows_it_and_shuffles() -> None:
    pile = ["mu", "seiya-green", "armure-lion", "oko", "seiya-green"]
    story = table(["leda"], {"armour": "armure-belier", "draw": pile, "hand": ["jaki"], "discard": ["milo"]})
    story.does("activate #2").expects("pile-take", 0)
    story.expects_exactly("card seiya-green", "card mu", "card oko")
    story.refuses("card armure-lion", "card milo", "card jaki", clause="SS-13.5").refuses("skip", "done")
    (look,) = story.events("look-pile", 0)
    assert look["cards"] == ["seiya-green", "seiya-green", "armure-lion", "mu", "oko"]
    assert "cards" not in story.events("look-pile", 1)[0]
    assert "options" not in story.match.view(1)["decision"]
    story.does("card mu").expects("main", 0)
    assert story.hand() == ["mu", "jaki"]
    assert sorted(story.draw()) == ["armure-lion", "oko", "seiya-green", "seiya-green"]
    assert story.discard() == ["armure-belier", "milo"]
    assert story.events("found", 1)[0]["cards"] == ["mu"]


@clause("SS-11.18", "SS-9.11", "SS-13.3")
def test_18_takes_the_only_kind_of_character_without_asking_but_shows_the_pile_to_its_owner() -> None:
    story = table(["leda"], {"armour": "armure-belier", "draw": ["armure-lion", "oko", "oko"]})
    story.does("activate #2").expects("main", 0)
    assert story.hand() == ["oko"]
    assert story.events("look-pile", 0)[0]["cards"] == ["armure-lion", "oko", "oko"]
    assert "cards" not in story.events("look-pile", None)[0]


@clause("SS-11.18")
def test_18_only_shuffles_a_pile_without_characters() -> None:
    story = table(["leda"], {"armour": "armure-belier", "draw": ["armure-lion", "armure-pegase"], "discard": ["oko"]})
    story.does("activate #2").expects("main", 0)
    assert story.hand() == []
    assert sorted(story.draw()) == ["armure-lion", "armure-pegase"]
    assert story.discard() == ["armure-belier", "oko"]
    assert story.events("look-pile", 0)[0]["cards"] == ["armure-pegase", "armure-lion"]
    assert story.events("found") == []


@clause("SS-11.18", "SS-7.10")
def test_18_is_not_usable_with_an_empty_draw_pile_whatever_lies_in_the_discard() -> None:
    story = table(["leda"], {"armour": "armure-belier", "discard": ["oko", "mu"]}, {"draw": ["jaki"]})
    story.refuses("activate #2", clause="SS-6.8")


@clause("SS-11.18", "SS-9.8")
def test_18_shuffles_the_pile_so_that_a_card_known_to_lie_on_top_is_known_no_more() -> None:
    pile = ["leda", "spica", "jabu", "ichi", "nachi", "ban", "geki", "oko", "jaki", "phaeton", "cassios"]
    story = table(["mu"], {"armour": "armure-belier", "draw": pile, "destroyed": ["seiya-green"],
                           "hand": ["chevalier-des-flammes"]})  # fmt: skip
    story.does("play chevalier-des-flammes 1", "use")
    assert story.match.view(1)["players"][0]["draw_top"] == ["seiya-green"]
    story.does(f"activate #{story.number('armure-belier')}", "card oko").expects("main", 0)
    assert story.match.view(1)["players"][0]["draw_top"] == []
    left = ["seiya-green", *[card for card in pile if card != "oko"]]
    assert sorted(story.draw()) == sorted(left)
    assert story.draw() != left


# 19 Armure du Taureau ---------------------------------------------------------------------------------------------------
@clause("SS-11.19", "SS-6.23")
def test_19_gives_two_force_to_a_played_green_or_bronze_character() -> None:
    story = table(
        ["misty", "mu"],
        {
            "armour": "armure-taureau",
            "hand": ["oko"],
            "wounded": ["leda"],
            "played": [*facing(1, "seiya-green", "seiya-bronze", "shaina", "milo"), *facing(2, "spica"),
                       *facing(None, "jango")],
        },
    )  # fmt: skip
    # #3 is the armour, #4 to #9 are played, #10 is wounded
    story.does("activate #3").expects("boost", 0)
    story.expects_exactly("target #4", "target #5", "target #8", "target #9")
    story.refuses("target #6", "target #7", clause="SS-6.8").refuses("target #3", "target #10", clause="SS-5.10")
    story.does("target #4").expects("main", 0)
    assert (story.force("seiya-green"), story.cosmos("seiya-green")) == (3, 0)
    assert story.force("seiya-bronze") == 1
    assert story.strength(1, "force") == 3 + 1 + 1 + 1
    assert story.discard() == ["armure-taureau"]
    story.offers("acquire 1 force")


@clause("SS-11.19", "SS-5.61")
def test_19_gives_force_to_a_character_without_printed_force() -> None:
    story = table(["mu"], {"armour": "armure-taureau", "played": facing(1, "kuraggu")})
    story.does("activate #2").expects("main", 0)
    assert story.force("kuraggu") == 2


@clause("SS-11.19", "SS-5.19")
def test_19_may_be_spent_on_a_stranded_character_who_gives_nothing_all_the_same() -> None:
    story = table(["leda"], {"armour": "armure-taureau", "played": facing(None, "spica")})
    story.does("activate #2").expects("main", 0)
    assert story.force("spica") == 0
    story.refuses("acquire 1 force", clause="SS-5.41")


@clause("SS-11.19", "SS-6.8")
def test_19_is_not_usable_without_a_played_green_or_bronze_character() -> None:
    story = table(["mu"], {"armour": "armure-taureau", "hand": ["oko"], "wounded": ["leda"],
                           "played": facing(1, "marine", "athena")})  # fmt: skip
    story.refuses("activate #2", clause="SS-6.8")


@clause("SS-11.19", "SS-4.9", "SS-6.23")
def test_19_lasts_for_the_turn_only_and_only_while_the_card_is_in_play() -> None:
    story = table(
        ["mu"], {"armour": "armure-taureau", "played": facing(1, "spica")}, reserve=["leda"] * 2 + ["ban"] * 2
    )
    story.does("activate #2")
    assert story.force("spica") == 3
    story.ends().expects("main", 1).ends().expects("main", 0)
    assert story.hand() == ["armure-taureau", "spica"]
    story.does("play spica 6")
    assert story.force("spica") == 1


@clause("SS-11.19", "SS-5.62", "SS-5.6")
def test_19_adds_up_with_itself() -> None:
    story = table(["saga"], {"armour": "armure-taureau", "played": facing(1, "mu", "spica")})
    story.does("activate #2", "activate #3", "equip armure-taureau")
    story.does(f"activate #{story.number('armure-taureau')}").expects("main", 0)
    assert story.force("spica") == 5


# 20 Armure des Gémeaux --------------------------------------------------------------------------------------------------
@clause("SS-11.20a", "SS-11.20b", "SS-13.3")
def test_20_changes_places_with_a_gold_armour_of_an_opponent_for_good() -> None:
    story = table(["leda"], {"hand": ["armure-gemeaux"], "draw": ["oko", "oko", "jaki"]}, {"armour": "armure-vierge"})
    story.does("equip armure-gemeaux").expects("on-play", 0).expects_exactly("use", "skip")
    story.does("use").expects("main", 0)
    assert (story.armour(0), story.armour(1)) == ("armure-vierge", "armure-gemeaux")
    number = story.number("armure-vierge")
    story.offers(f"activate #{number}").does(f"activate #{number}")  # in the same turn
    assert story.discard() == ["armure-vierge"]
    assert story.hand() == ["oko", "oko"]
    story.ends().expects("main", 1)
    assert story.armour(1) == "armure-gemeaux"


@clause("SS-11.20b", "SS-5.33", "SS-5.35")
def test_20_lets_the_armour_received_pay_cosmos_at_once() -> None:
    story = table(["sho"], {"hand": ["armure-gemeaux"]}, {"armour": "armure-sagittaire"})
    story.does("equip armure-gemeaux", "use").offers("acquire 1 cosmos armour").does("acquire 1 cosmos armour")
    assert (story.hand(), story.discard()) == (["sho"], ["armure-sagittaire"])


@clause("SS-11.20a")
def test_20_picks_among_the_opponents_with_a_gold_armour_only() -> None:
    story = table(
        ["leda"],
        {"hero": "ikki", "hand": ["armure-gemeaux"]},
        {"hero": "shiryu", "armour": "armure-lion"},
        {"hero": "hyoga", "armour": "armure-cygne"},
        {"hero": "shun"},
        {"hero": "seiya", "armour": "armure-vierge"},
    )
    story.does("equip armure-gemeaux", "use").expects("player-pick", 0).expects_exactly("player p1", "player p4")
    story.refuses("player p0", "player p2", "player p3", clause="SS-13.11")
    story.does("player p4").expects("main", 0)
    assert [story.armour(seat) for seat in range(5)] == [
        "armure-vierge",
        "armure-lion",
        "armure-cygne",
        None,
        "armure-gemeaux",
    ]


@clause("SS-11.20a", "SS-7.25")
def test_20_offers_nothing_when_no_opponent_has_a_gold_armour_equipped() -> None:
    story = table(
        ["leda", "armure-lion"],
        {"hand": ["armure-gemeaux"]},
        {"armour": "armure-dragon", "hand": ["armure-vierge"], "discard": ["armure-balance"]},
    )
    story.does("equip armure-gemeaux").expects("main", 0).refuses("use", clause="SS-13.1")
    assert (story.armour(0), story.armour(1)) == ("armure-gemeaux", "armure-dragon")
    story.refuses(f"activate #{story.number('armure-gemeaux')}", clause="SS-5.80")


@clause("SS-11.20b")
def test_20_discards_the_armour_worn_before_which_is_no_part_of_the_swap() -> None:
    story = table(["leda"], {"hand": ["armure-gemeaux"], "armour": "armure-belier"}, {"armour": "armure-vierge"})
    story.does("equip armure-gemeaux", "use").expects("main", 0)
    assert (story.armour(0), story.armour(1)) == ("armure-vierge", "armure-gemeaux")
    assert (story.discard(0), story.discard(1)) == (["armure-belier"], [])


@clause("SS-11.20b", "SS-6.22")
def test_20_triggers_no_on_play_effect_of_the_armour_received() -> None:
    story = table(["leda"], {"hand": ["armure-gemeaux", "oko"]}, {"armour": "armure-sagittaire"})
    story.does("equip armure-gemeaux", "use").expects("main", 0)
    assert (story.armour(0), story.armour(1)) == ("armure-sagittaire", "armure-gemeaux")
    assert (story.hand(), story.terrain[0]) == (["oko"], "leda")
    story.refuses(f"activate #{story.number('armure-sagittaire')}", clause="SS-5.80")


@clause("SS-11.20a", "SS-5.37", "SS-5.16")
def test_20_may_be_equipped_without_swapping_and_cannot_swap_later() -> None:
    story = table(["leda"], {"hand": ["armure-gemeaux"]}, {"armour": "armure-vierge"})
    story.does("equip armure-gemeaux", "skip").expects("main", 0)
    assert (story.armour(0), story.armour(1)) == ("armure-gemeaux", "armure-vierge")
    story.refuses(f"activate #{story.number('armure-gemeaux')}", clause="SS-5.80")


@clause("SS-11.20a", "SS-8.26")
def test_20_cannot_take_the_armour_of_who_has_given_up() -> None:
    story = table(["leda"], {"hand": ["armure-gemeaux"]}, {"armour": "armure-vierge", "conceded": True}, {})
    story.does("equip armure-gemeaux").expects("main", 0)


# 21 Armure du Cancer ----------------------------------------------------------------------------------------------------
@clause("SS-11.21a", "SS-11.21b", "SS-7.31")
def test_21_names_an_opponent_before_three_cards_are_revealed_and_he_wounds_one() -> None:
    story = table(
        ["leda"],
        {"armour": "armure-cancer", "draw": ["mu", "armure-lion", "oko", "jaki"], "hand": ["spica"]},
        {},
        {},
    )
    story.does("activate #2").expects("player-pick", 0).expects_exactly("player p1", "player p2")
    assert story.events("top-shown", 1) == []
    story.refuses("player p0", clause="SS-13.11")
    story.does("player p2").expects("revealed-wound", 2).expects_exactly("card mu", "card oko")
    story.refuses("card armure-lion", "card jaki", "card spica", clause="SS-13.5").refuses("skip")
    assert sorted(story.events("top-shown", 1)[0]["cards"]) == ["armure-lion", "mu", "oko"]
    assert sorted(story.match.view(1)["revealed"]) == ["armure-lion", "mu", "oko"]
    assert story.hand() == ["spica"]
    story.does("card mu").expects("main", 0)
    assert story.wounded(0) == ["mu"]
    assert story.wounded(2) == []
    assert story.hand() == ["armure-lion", "spica", "oko"]
    assert (story.draw(), story.discard()) == (["jaki"], ["armure-cancer"])
    assert story.match.view(1)["revealed"] == []


@clause("SS-11.21b", "SS-13.3")
def test_21_wounds_the_only_kind_of_character_without_asking() -> None:
    story = table(["leda"], {"armour": "armure-cancer", "draw": ["oko", "armure-lion", "oko"]})
    story.does("activate #2").expects("main", 0)
    assert (story.wounded(), story.hand()) == (["oko"], ["armure-lion", "oko"])


@clause("SS-11.21b")
def test_21_puts_everything_into_the_hand_when_no_character_is_revealed() -> None:
    story = table(
        ["leda"], {"armour": "armure-cancer", "draw": ["armure-lion", "armure-pegase", "armure-vierge", "oko"]}
    )
    story.does("activate #2").expects("main", 0)
    assert (story.wounded(), story.draw()) == ([], ["oko"])
    assert story.hand() == ["armure-pegase", "armure-lion", "armure-vierge"]


@clause("SS-11.21a", "SS-7.10", "SS-5.82")
def test_21_reshuffles_for_what_is_missing_but_not_itself_and_reveals_fewer_if_there_are_no_more() -> None:
    story = table(["leda"], {"armour": "armure-cancer", "draw": ["oko"], "discard": ["jaki"]})
    story.does("activate #2").expects("revealed-wound", 1).expects_exactly("card oko", "card jaki")
    story.does("card jaki").expects("main", 0)
    assert (story.wounded(), story.hand(), story.draw()) == (["jaki"], ["oko"], [])
    assert story.discard() == ["armure-cancer"]


@clause("SS-11.21a", "SS-7.6", "SS-7.10")
def test_21_reveals_from_the_reshuffled_discard_when_the_pile_is_empty() -> None:
    story = table(["leda"], {"armour": "armure-cancer", "discard": ["oko", "oko", "jaki", "jaki"]})
    story.does("activate #2").expects("revealed-wound", 1)
    assert len(story.match.view(0)["revealed"]) == 3
    assert (len(story.draw()), story.discard()) == (1, [])


@clause("SS-11.21a", "SS-6.8")
def test_21_is_not_usable_with_no_card_to_reveal() -> None:
    story = table(["leda"], {"armour": "armure-cancer", "hand": ["oko"]}, {"draw": ["oko"]})
    story.refuses("activate #2", clause="SS-6.8")


@clause("SS-11.21a", "SS-13.11")
def test_21_can_name_an_opponent_without_any_card() -> None:
    story = table(["leda"], {"armour": "armure-cancer", "draw": ["oko", "jaki"]}, {}, {"hand": ["oko"]})
    story.does("activate #2").expects_exactly("player p1", "player p2")
    story.does("player p1").expects("revealed-wound", 1)


# 22 Armure du Lion ------------------------------------------------------------------------------------------------------
@clause("SS-11.22")
def test_22_wounds_a_knight_of_the_hand_and_gives_four_force_to_a_played_knight() -> None:
    story = table(
        ["mu"],
        {
            "armour": "armure-lion",
            "hand": ["leda", "marine", "seiya-bronze", "seiya-green", "athena", "oko", "armure-vierge"],
            "played": [*facing(1, "spica", "seiya-green", "milo", "cassios"), *facing(None, "jabu")],
        },
    )
    story.does("activate #2").expects("hand-wound", 0)
    story.expects_exactly("card seiya-bronze", "card marine", "card leda")
    story.refuses("card seiya-green", "card athena", "card oko", "card armure-vierge", clause="SS-13.5").refuses("skip")
    story.does("card marine").expects("boost", 0).expects_exactly("target #3", "target #5", "target #7")
    story.refuses("target #4", "target #6", clause="SS-6.8").refuses("skip")
    story.does("target #5").expects("main", 0)
    assert story.wounded() == ["marine"]
    assert (story.force("milo"), story.force("spica")) == (5, 1)
    assert story.discard() == ["armure-lion"]
    assert story.strength(1, "force") == 1 + 1 + 5 + 1
    story.offers("acquire 1 force")


@clause("SS-11.22", "SS-13.3")
def test_22_resolves_by_itself_with_one_knight_in_hand_and_one_in_play() -> None:
    story = table(["mu"], {"armour": "armure-lion", "hand": ["leda"], "played": facing(1, "spica")})
    story.does("activate #2").expects("main", 0)
    assert (story.wounded(), story.force("spica")) == (["leda"], 5)


@pytest.mark.parametrize(
    ("hand", "played"),
    [
        (["seiya-green", "oko", "athena", "armure-vierge"], ["marine", "leda"]),
        (["marine", "leda"], ["seiya-green", "oko", "athena"]),
        (["marine"], []),
        ([], ["marine"]),
    ],
)
@clause("SS-11.22", "SS-6.7", "SS-6.8")
def test_22_needs_a_knight_in_hand_and_a_played_knight(hand: list[str], played: list[str]) -> None:
    story = table(["mu"], {"armour": "armure-lion", "hand": hand, "played": facing(1, *played), "wounded": ["sho"]})
    story.refuses("activate #2", clause="SS-6.8")


@clause("SS-11.22", "SS-11.77")
def test_22_is_not_hindered_by_sho_who_protects_no_hand() -> None:
    story = table(["mu"], {"armour": "armure-lion", "hand": ["leda"], "played": facing(1, "sho", "spica")})
    story.does("activate #2").expects("boost", 0).expects_exactly("target #4", "target #3").does("target #3")
    assert (story.wounded(), story.force("sho")) == (["leda"], 5)


@clause("SS-11.22", "SS-5.60", "SS-11.36a")
def test_22_adds_four_after_doko_has_doubled() -> None:
    story = table(["mu"], {"hero": "shiryu", "armour": "armure-lion", "hand": ["leda"],
                           "played": facing(1, "doko", "shiryu-bronze")}, {"hero": "seiya"})  # fmt: skip
    story.does("activate #2", "target #4")
    assert (story.force("shiryu-bronze"), story.cosmos("shiryu-bronze")) == (6, 2)


# 23 Armure de la Vierge -------------------------------------------------------------------------------------------------
@clause("SS-11.23")
def test_23_draws_two_cards() -> None:
    story = table(["leda"], {"armour": "armure-vierge", "draw": ["oko", "jaki", "spica"], "hand": ["seiya-green"]})
    story.does("activate #2").expects("main", 0)
    assert story.hand() == ["seiya-green", "oko", "jaki"]
    assert (story.draw(), story.discard(), story.armour()) == (["spica"], ["armure-vierge"], None)


@clause("SS-11.23", "SS-5.82", "SS-7.6", "SS-7.8")
def test_23_reshuffles_the_discard_without_itself() -> None:
    story = table(["leda"], {"armour": "armure-vierge", "discard": ["oko"]})
    story.does("activate #2").expects("main", 0)
    assert (story.hand(), story.draw(), story.discard()) == (["oko"], [], ["armure-vierge"])


@clause("SS-11.23", "SS-6.8")
def test_23_is_not_usable_with_nothing_to_draw_but_still_pays_cosmos() -> None:
    story = table(["sho"], {"armour": "armure-vierge", "wounded": ["leda"], "destroyed": ["oko"], "hand": ["jaki"]})
    story.refuses("activate #2", clause="SS-6.8").offers("acquire 1 cosmos armour")


@clause("SS-11.23", "SS-5.35", "SS-5.6", "SS-11.30")
def test_23_is_used_once_and_may_be_equipped_again_when_it_comes_back() -> None:
    story = table(["leda"], {"armour": "armure-vierge", "draw": ["oko", "oko", "jaki"], "played": facing(1, "mu")})
    story.does("activate #2").refuses("activate #2", clause="SS-5.80").does("activate #3").expects("main", 0)
    assert story.hand() == ["armure-vierge", "oko", "oko"]
    story.does("equip armure-vierge").does(f"activate #{story.number('armure-vierge')}").expects("main", 0)
    assert (story.hand(), story.draw()) == (["oko", "oko", "jaki"], [])
    assert story.discard() == ["armure-vierge"]


# 24 Armure de la Balance ------------------------------------------------------------------------------------------------
@clause("SS-11.24a")
def test_24_discards_a_character_and_gives_one_force_to_each_played_character() -> None:
    story = table(
        ["mu", "leda"],
        {
            "armour": "armure-balance",
            "hand": ["seiya-green", "oko", "milo", "armure-lion"],
            "played": [*facing(1, "spica", "marine"), *facing(2, "jaki")],
        },
    )
    story.does("activate #3").expects("hand-discard", 0)
    story.expects_exactly("card seiya-green", "card milo", "card oko")
    story.refuses("card armure-lion", clause="SS-13.5").refuses("skip")
    story.does("card oko").expects("main", 0)
    assert [story.force(card) for card in ("spica", "marine", "jaki")] == [2, 2, 2]
    assert [story.cosmos(card) for card in ("spica", "marine", "jaki")] == [0, 1, 0]
    assert story.hand() == ["seiya-green", "armure-lion", "milo"]
    assert story.discard() == ["armure-balance", "oko"]


@clause("SS-11.24b", "SS-5.61")
def test_24_reaches_characters_played_later_and_those_without_printed_force() -> None:
    story = table(["mu"], {"armour": "armure-balance", "hand": ["seiya-green", "jamian", "pope"],
                           "played": facing(1, "kuraggu")})  # fmt: skip
    story.does("activate #2", "card seiya-green")
    assert story.force("kuraggu") == 1
    story.does("play pope 1").does("play jamian 1")
    assert [story.force(card) for card in ("pope", "jamian", "kuraggu")] == [1, 1, 1]
    assert story.strength(1, "force") == 3


@clause("SS-11.24a", "SS-5.62", "SS-5.6")
def test_24_adds_up_when_it_is_used_twice_in_a_turn() -> None:
    twice = table(["saga"], {"armour": "armure-balance", "hand": ["seiya-green", "oko"],
                             "played": facing(1, "mu", "spica")})  # fmt: skip
    twice.does("activate #2", "card oko")
    assert twice.force("spica") == 2
    twice.does("activate #3", "equip armure-balance")
    assert twice.wounded() == ["mu"]
    twice.does(f"activate #{twice.number('armure-balance')}").expects("main", 0)
    assert twice.force("spica") == 3


@clause("SS-11.24a", "SS-4.9")
def test_24_ends_with_the_turn() -> None:
    story = table(["mu"], {"armour": "armure-balance", "hand": ["oko", "spica"]}, reserve=["leda"] * 2 + ["ban"] * 2)
    story.does("activate #2", "card oko", "play spica 1")
    assert story.force("spica") == 2
    story.ends().expects("main", 1)
    assert story.match.view(0)["players"][0]["force_all"] == 0
    story.ends().expects("main", 0).does("play spica 6")
    assert story.force("spica") == 1


@clause("SS-11.24a", "SS-6.7")
def test_24_needs_a_character_in_the_hand() -> None:
    story = table(["mu"], {"armour": "armure-balance", "hand": ["armure-lion"], "played": facing(1, "spica"),
                           "discard": ["oko"]})  # fmt: skip
    story.refuses("activate #2", clause="SS-6.8")


# 25 Armure du Scorpion --------------------------------------------------------------------------------------------------
@clause("SS-11.25", "SS-6.12")
def test_25_destroys_a_wounded_character_of_any_player_under_his_marker() -> None:
    story = table(
        ["mu"],
        {"armour": "armure-scorpion", "wounded": ["leda"], "hand": ["oko"], "played": facing(1, "spica")},
        {"wounded": ["shiryu-green", "shiryu-green", "milo"]},
        {"wounded": ["oko"], "discard": ["jaki"]},
    )
    # #2 armour, #3 played, #4 p0's, #5 to #7 p1's, #8 p2's
    story.does("activate #2").expects("wounded-destroy", 0)
    story.expects_exactly("target #4", "target #5", "target #7", "target #8")
    story.refuses("target #6", clause="SS-13.5").refuses("target #3", clause="SS-7.14").refuses("skip")
    story.does("target #7").expects("main", 0)
    assert (story.wounded(1), story.destroyed(1)) == (["shiryu-green", "shiryu-green"], ["milo"])
    assert (story.destroyed(0), story.destroyed(2)) == ([], [])
    assert (story.discard(), story.flames) == (["armure-scorpion"], 12)


@clause("SS-11.25")
def test_25_may_destroy_the_users_own_wounded_character() -> None:
    story = table(["mu"], {"armour": "armure-scorpion", "wounded": ["leda"]}, {"wounded": ["oko"]})
    story.does("activate #2", "target #3")
    assert (story.wounded(0), story.destroyed(0), story.wounded(1)) == ([], ["leda"], ["oko"])


@clause("SS-11.25", "SS-6.8")
def test_25_is_not_usable_when_nobody_is_wounded() -> None:
    story = table(["mu"], {"armour": "armure-scorpion", "discard": ["leda"]}, {"hand": ["oko"], "destroyed": ["jaki"]})
    story.refuses("activate #2", clause="SS-6.8")


@clause("SS-11.25", "SS-8.26")
def test_25_leaves_the_wounded_of_who_has_given_up_alone() -> None:
    story = table(["mu"], {"armour": "armure-scorpion"}, {"wounded": ["leda"], "conceded": True}, {})
    story.refuses("activate #2", clause="SS-6.8")


@clause("SS-11.25", "SS-11.77", "SS-11.85b")
def test_25_is_stopped_neither_by_sho_nor_by_june() -> None:
    story = table(["june"], {"armour": "armure-scorpion", "wounded": ["leda"], "played": facing(1, "sho")})
    story.does("activate #2").expects("main", 0)
    assert story.destroyed() == ["leda"]


# 26 Armure du Sagittaire ------------------------------------------------------------------------------------------------
@clause("SS-11.26a", "SS-11.26b", "SS-5.71", "SS-5.72")
def test_26_destroys_a_character_of_the_hand_takes_one_from_the_terrain_and_returns_to_the_reserve() -> None:
    story = table(
        ["leda", "armure-vierge", "milo", None, "athena", "gigas"],
        {"hand": ["armure-sagittaire", "seiya-green", "oko", "armure-lion"], "played": facing(3, "spica")},
        reserve=["jaki"],
    )
    story.does("equip armure-sagittaire").expects("on-play", 0).expects_exactly("use", "skip").does("use")
    story.expects("hand-destroy", 0).expects_exactly("card seiya-green", "card oko")
    story.refuses("card armure-lion", clause="SS-13.5").refuses("skip")
    story.does("card oko").expects("terrain-pick", 0)
    story.expects_exactly("place 1", "place 3", "place 5", "place 6")
    story.refuses("place 2", clause="SS-6.8").refuses("place 4", clause="SS-7.2").refuses("skip")
    story.does("place 3").expects("main", 0)
    assert story.destroyed() == ["oko"]
    assert story.discard() == ["milo"]
    assert story.flames == 11
    assert story.facing("spica") is None
    assert story.terrain == ["leda", "armure-vierge", None, None, "athena", "gigas"]
    assert sorted(story.reserve) == ["armure-sagittaire", "jaki"]
    assert story.armour() is None
    assert story.hand() == ["seiya-green", "armure-lion"]


@clause("SS-11.26a", "SS-5.16")
def test_26_may_stay_equipped_unused() -> None:
    story = table(["leda"], {"hand": ["armure-sagittaire", "oko"]})
    story.does("equip armure-sagittaire", "skip").expects("main", 0)
    assert (story.armour(), story.hand(), story.terrain[0]) == ("armure-sagittaire", ["oko"], "leda")
    story.refuses(f"activate #{story.number('armure-sagittaire')}", clause="SS-5.80")


@clause("SS-11.26a", "SS-6.7", "SS-6.8")
def test_26_needs_a_character_in_the_hand_and_one_on_the_terrain() -> None:
    empty = table(["leda"], {"hand": ["armure-sagittaire", "armure-lion"], "played": facing(1, "oko")})
    empty.does("equip armure-sagittaire").expects("main", 0).refuses("use", clause="SS-13.1")
    bare = table(["armure-vierge", None], {"hand": ["armure-sagittaire", "oko"]})
    bare.does("equip armure-sagittaire").expects("main", 0).refuses("use", clause="SS-13.1")
    assert (bare.hand(), bare.armour()) == (["oko"], "armure-sagittaire")


@clause("SS-11.26a", "SS-11.66")
def test_26_takes_no_other_knight_past_kuraggu() -> None:
    story = table(["milo", "kuraggu", "athena", "leda", "cassios", "kuraggu"], {"hand": ["armure-sagittaire", "oko"]})
    story.does("equip armure-sagittaire", "use").expects("terrain-pick", 0)
    story.expects_exactly("place 2", "place 3", "place 5", "place 6")
    story.refuses("place 1", "place 4", clause="SS-11.66")
    story.does("place 5")
    assert story.discard() == ["cassios"]


@clause("SS-11.26a", "SS-11.66", "SS-13.3")
def test_26_takes_kuraggu_himself_past_kuraggu() -> None:
    story = table(["milo", "kuraggu"], {"hand": ["armure-sagittaire", "oko"]})
    story.does("equip armure-sagittaire", "use").expects("main", 0)
    assert (story.discard(), story.terrain[:2]) == (["kuraggu"], ["milo", None])


@clause("SS-11.26a", "SS-5.74")
def test_26_takes_the_sea_serpent_and_the_dolphin_without_their_conditions() -> None:
    story = table(["serpent-des-mers"], {"hand": ["armure-sagittaire", "oko"]})
    story.does("equip armure-sagittaire", "use").expects("main", 0)
    assert story.discard() == ["serpent-des-mers"]
    story = table(["dauphin"], {"hand": ["armure-sagittaire", "oko", "oko"]})
    story.does("equip armure-sagittaire", "use").expects("main", 0)
    assert (story.discard(), story.hand()) == (["dauphin"], ["oko"])


@clause("SS-11.26b", "SS-11.41", "SS-5.72")
def test_26_lets_the_defeated_effect_resolve_before_the_armour_returns() -> None:
    story = table(["aphrodite"], {"hand": ["armure-sagittaire", "oko"]}, {"hand": ["shiryu-green", "jaki", "leda"]})
    story.does("equip armure-sagittaire", "use").expects("hand-wound", 1)
    assert story.armour() == "armure-sagittaire"
    assert story.flames == 11
    story.does("card jaki", "card leda").expects("main", 0)
    assert (story.discard(), story.reserve, story.armour()) == (["aphrodite"], ["armure-sagittaire"], None)


@clause("SS-11.26b", "SS-11.43", "SS-11.49")
def test_26_does_not_return_when_a_defeated_effect_has_made_it_leave_the_slot() -> None:
    story = table(["moses"], {"hand": ["armure-sagittaire", "oko"]}, reserve=["shaina"])
    story.does("equip armure-sagittaire", "use").expects("main", 0)
    assert story.discard() == ["armure-sagittaire", "moses"]
    assert (story.armour(), story.reserve) == (None, [])
    assert story.terrain[5] == "shaina"


@clause("SS-11.26a", "SS-5.73", "SS-11.32b", "SS-11.33")
@pytest.mark.parametrize("target", ["saga", "deathmask", "algol"])
def test_26_has_used_no_character_to_fight(target: str) -> None:
    story = table([target], {"hand": ["armure-sagittaire", "oko"], "played": facing(1, "spica", "seiya-green")})
    story.does("equip armure-sagittaire", "use").expects("main", 0)
    assert story.played() == ["spica", "seiya-green"]
    assert (story.wounded(), story.destroyed()) == ([], ["oko"])
    assert story.facing("spica") is None
    assert story.discard() == [target]


@clause("SS-11.26b", "SS-7.24", "SS-8.7")
def test_26_in_the_reserve_is_nobodys_any_more() -> None:
    story = table(["leda"], {"hand": ["armure-sagittaire", "oko"]})
    story.does("equip armure-sagittaire", "use")
    assert story.score() == 0
    assert story.events("to-reserve", 1)[0]["cards"] == ["armure-sagittaire"]


# 27 Armure du Capricorne ------------------------------------------------------------------------------------------------
@clause("SS-11.27")
def test_27_removes_green_bronze_and_silver_cards_and_completes_the_terrain() -> None:
    story = table(
        ["oko", "athena", "leda", "armure-vierge", "marine", "mu"],
        {"armour": "armure-capricorne", "played": [*facing(3, "spica"), *facing(6, "milo")]},
        reserve=["sho", "jabu", "ban", "nachi"],
    )
    story.does(f"activate #{story.number('armure-capricorne')}").expects("main", 0)
    assert story.terrain == ["ban", "athena", "jabu", "armure-vierge", "sho", "mu"]
    assert sorted(story.common) == ["leda", "marine", "oko"]
    assert (story.reserve, story.flames) == (["nachi"], 12)
    assert story.facing("spica") is None
    assert story.facing("milo") == 6
    assert story.discard() == ["armure-capricorne"]


@clause("SS-11.27", "SS-6.15", "SS-11.38b")
def test_27_resolves_the_arrivals_one_after_the_other() -> None:
    story = table(["oko", "mu"], {"armour": "armure-capricorne"}, reserve=["aiolos", "ptolemy", "leda"])
    story.does("activate #3").expects("main", 0)
    assert story.terrain == [None, "mu", None, "leda", "ptolemy", "aiolos"]
    assert story.flames == 10


@clause("SS-11.27")
def test_27_may_be_used_just_to_fill_a_hole() -> None:
    story = table(["mu", None, "athena"], {"armour": "armure-capricorne"}, reserve=["oko"])
    story.does("activate #3").expects("main", 0)
    assert story.terrain == ["mu", None, "athena", None, None, "oko"]
    assert story.common == []


@clause("SS-11.27", "SS-7.22")
def test_27_may_be_used_just_to_remove_with_an_empty_reserve() -> None:
    story = table(["mu", "leda"], {"armour": "armure-capricorne"})
    story.does("activate #3").expects("main", 0)
    assert story.terrain == ["mu", None, None, None, None, None]
    assert story.common == ["leda"]


@clause("SS-11.27", "SS-6.8")
def test_27_is_not_usable_without_such_a_card_and_without_a_hole_that_can_be_filled() -> None:
    full = ["mu", "milo", "athena", "pope", "armure-lion", "saga"]
    story = table(full, {"armour": "armure-capricorne"}, reserve=["oko"])
    story.refuses("activate #7", clause="SS-6.8")
    story = table(["mu", None], {"armour": "armure-capricorne"})
    story.refuses("activate #2", clause="SS-6.8")


@clause("SS-11.27", "SS-5.84", "SS-11.43")
def test_27_is_discarded_once_when_shaina_comes_by_its_own_effect() -> None:
    story = table(["leda"], {"armour": "armure-capricorne"}, {"armour": "armure-dragon"}, reserve=["shaina"])
    story.does("activate #2").expects("main", 0)
    assert (story.discard(), story.armour()) == (["armure-capricorne"], None)
    assert (story.discard(1), story.armour(1)) == (["armure-dragon"], None)


# 28 Armure du Verseau ---------------------------------------------------------------------------------------------------
@clause("SS-11.28")
def test_28_heals_all_wounded_knights_of_the_user_and_nobody_else() -> None:
    story = table(
        ["mu"],
        {
            "armour": "armure-verseau",
            "wounded": ["seiya-bronze", "seiya-green", "milo", "oko", "athena", "leda", "leda"],
        },
        {"wounded": ["marine"]},
    )
    story.does("activate #2").expects("main", 0)
    assert story.wounded() == ["seiya-green", "oko", "athena"]
    assert story.discard() == ["seiya-bronze", "armure-verseau", "milo", "leda", "leda"]
    assert story.wounded(1) == ["marine"]


@clause("SS-11.28", "SS-6.8", "SS-1.9")
def test_28_is_not_usable_without_a_wounded_knight_of_the_user() -> None:
    story = table(["mu"], {"armour": "armure-verseau", "wounded": ["seiya-green", "oko"]}, {"wounded": ["marine"]})
    story.refuses("activate #2", clause="SS-6.8")


@clause("SS-11.28", "SS-11.85b")
def test_28_is_not_usable_while_june_is_on_the_terrain() -> None:
    story = table(["june"], {"armour": "armure-verseau", "wounded": ["leda"]})
    story.refuses("activate #2", clause="SS-6.8")
    played = table(["mu"], {"armour": "armure-verseau", "wounded": ["leda"], "played": facing(1, "june")})
    played.offers("activate #2")  # a June in play forbids nothing


# 29 Armure des Poissons -------------------------------------------------------------------------------------------------
@clause("SS-11.29")
def test_29_wounds_all_characters_of_an_opponents_hand_and_he_draws_as_many() -> None:
    story = table(
        ["mu"],
        {"armour": "armure-poissons", "hand": ["armure-vierge"]},
        {"hand": ["shiryu-green", "shiryu-green", "leda", "armure-dragon"], "draw": ["oko", "jaki", "spica", "spica"]},
    )
    story.does("activate #2").expects("main", 0)
    assert story.wounded(1) == ["shiryu-green", "shiryu-green", "leda"]
    assert sorted(story.hand(1)) == ["armure-dragon", "jaki", "oko", "spica"]
    assert (story.draw(1), story.hand(0)) == (["spica"], ["armure-vierge"])
    assert story.discard() == ["armure-poissons"]
    assert "cards" not in story.events("draw", 0)[0]


@clause("SS-11.29", "SS-13.11")
def test_29_offers_opponents_with_a_hand_and_the_user_only_with_a_character() -> None:
    seats = [{"hand": ["armure-dragon"]}, {}, {"hand": ["shun-green"]}]
    story = table(["mu"], {"armour": "armure-poissons", "hand": ["armure-vierge", "oko"]}, *seats)
    story.does("activate #2").expects("player-pick", 0).expects_exactly("player p0", "player p1", "player p3")
    story.refuses("player p2", clause="SS-13.11")
    story = table(["mu"], {"armour": "armure-poissons", "hand": ["armure-vierge"]}, *seats)
    story.does("activate #2").expects_exactly("player p1", "player p3").refuses("player p0", clause="SS-13.11")


@clause("SS-11.29")
def test_29_may_be_turned_on_the_user_himself() -> None:
    story = table(["mu"], {"armour": "armure-poissons", "hand": ["armure-vierge", "oko", "leda"],
                           "draw": ["spica", "jaki", "milo"]}, {"hand": ["jaki"]})  # fmt: skip
    story.does("activate #2", "player p0").expects("main", 0)
    assert sorted(story.wounded()) == ["leda", "oko"]
    assert sorted(story.hand()) == ["armure-vierge", "jaki", "spica"]
    assert (story.hand(1), story.draw()) == (["jaki"], ["milo"])


@clause("SS-11.29", "SS-9.6", "SS-6.9")
def test_29_finds_nothing_in_a_hand_of_armours_and_nothing_is_drawn() -> None:
    story = table(["mu"], {"armour": "armure-poissons"}, {"hand": ["armure-dragon"], "draw": ["oko"]})
    story.does("activate #2").expects("main", 0)
    assert (story.wounded(1), story.hand(1), story.draw(1)) == ([], ["armure-dragon"], ["oko"])
    (nothing,) = story.events("nothing", 0)
    assert (nothing["seat"], nothing["source"]["card"]) == (1, "armure-poissons")
    assert "cards" not in nothing
    assert story.discard() == ["armure-poissons"]


@clause("SS-11.29", "SS-6.8")
def test_29_is_not_usable_when_nobody_holds_what_it_needs() -> None:
    story = table(["mu"], {"armour": "armure-poissons", "hand": ["armure-vierge"], "played": facing(1, "oko")}, {})
    story.refuses("activate #2", clause="SS-6.8")


@clause("SS-11.29", "SS-7.6")
def test_29_draws_through_a_reshuffle_but_never_the_wounded() -> None:
    story = table(["mu"], {"armour": "armure-poissons"},
                  {"hand": ["shiryu-green", "leda"], "discard": ["oko"]})  # fmt: skip
    story.does("activate #2").expects("main", 0)
    assert (story.hand(1), story.draw(1), story.discard(1)) == (["oko"], [], [])
    assert sorted(story.wounded(1)) == ["leda", "shiryu-green"]
