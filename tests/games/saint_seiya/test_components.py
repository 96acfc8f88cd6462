"""The box: cards, their anatomy, and the card pool (sections 1 and 2)."""

from collections import Counter
from typing import Any

import pytest

import kleos
from kleos.games.saint_seiya.testing import Story, facing, table
from kleos.testing import clause

RULES = kleos.rules("saint-seiya")
HEROES = ["seiya", "shiryu", "hyoga", "shun", "ikki"]
ARMOURS = {
    "seiya": "armure-pegase",
    "shiryu": "armure-dragon",
    "hyoga": "armure-cygne",
    "shun": "armure-andromede",
    "ikki": "armure-phoenix",
}
GOLD_KNIGHTS = [
    "mu",
    "aldebaran",
    "saga",
    "deathmask",
    "aiolia",
    "shaka",
    "doko",
    "milo",
    "aiolos",
    "shura",
    "camus",
    "aphrodite",
]
NO_KNIGHTS = {"athena", "pope", "cassios", "gigas", "phaeton", "oko", "jaki", *[f"{hero}-green" for hero in HEROES]}


def facts(card: str) -> dict[str, Any]:
    return RULES.cards[card].facts("fr")


def hero_cards() -> set[str]:
    return {f"{hero}-{rank}" for hero in HEROES for rank in ("green", "bronze")} | set(ARMOURS.values())


def reserve() -> list[str]:
    """The reserve set, one entry for each copy."""
    return [card for card in RULES.cards if card not in hero_cards() for _ in range(facts(card)["copies"])]


def whole(match: kleos.Match) -> Counter[str]:
    """Every card of a match."""
    doc = match.position()
    cards = Counter(doc["reserve"] + doc["common_discard"] + [entry["card"] for entry in doc["terrain"] if entry])
    for player in doc["players"]:
        for zone in ("hand", "draw", "discard", "destroyed", "aside", "wounded"):
            cards.update(player[zone])
    return cards


# Components -----------------------------------------------------------------------------------------------------------
@clause("SS-1.1")
def test_the_box_holds_200_cards() -> None:
    sets = [card for card in hero_cards() for _ in range(facts(card)["copies"])]
    assert (len(sets), len(reserve())) == (5 * 15, 125)
    assert sum(face.facts()["copies"] for face in RULES.cards.values()) == 200
    assert sorted(facts(card)["number"] for card in RULES.cards) == list(range(1, 91))


@clause("SS-1.2")
@pytest.mark.parametrize("players", range(2, 6))
def test_the_clock_starts_with_12_flames(players: int) -> None:
    assert kleos.new("saint-seiya", seed=1, players=players).view(None)["flames"] == 12


@clause("SS-1.3")
def test_there_are_five_heroes_each_with_a_set() -> None:
    assert list(RULES.options["heroes"]) == HEROES
    match = kleos.new("saint-seiya", seed=1, players=5)
    assert [player["hero"] for player in match.view(None)["players"]] == HEROES
    owned = whole(match)
    for hero in HEROES:
        assert (owned[f"{hero}-green"], owned[f"{hero}-bronze"], owned[ARMOURS[hero]]) == (9, 5, 1)


@clause("SS-1.4")
def test_a_card_is_either_a_character_or_an_armour() -> None:
    kinds = Counter(facts(card)["kind"] for card in RULES.cards)
    assert kinds == {"character": 90 - 12 - 5, "armour": 12 + 5}
    assert {card for card in RULES.cards if facts(card)["kind"] == "armour"} == {
        card for card in RULES.cards if card.startswith("armure-")
    }


@clause("SS-1.5")
def test_what_is_printed_on_a_card() -> None:
    mu = facts("mu")
    assert (mu["number"], mu["kind"], mu["class"], mu["border"]) == (30, "character", "Chevalier d'Or", "gold")
    assert (mu["cost"], mu["value"], mu["heal"]) == ({"force": 7, "cosmos": 7}, {"force": 2, "cosmos": 1}, 0)
    assert (mu["points"], mu["flame"]) == (5, True)
    assert RULES.cards["mu"].name("fr") == "Mu du Bélier"
    athena = facts("athena")
    assert (athena["class"], athena["cost"], athena["value"], athena["heal"]) == ("", {"cosmos": 4}, {"cosmos": 1}, 2)
    gigas = facts("gigas")
    assert (gigas["cost"], gigas["value"], gigas["points"], gigas["flame"]) == ({}, {}, -1, False)
    for card in RULES.cards:
        assert set(facts(card)["cost"]) <= {"force", "cosmos"}
        assert set(facts(card)["value"]) <= {"force", "cosmos"}
        assert facts(card)["border"] in ("green", "bronze", "silver", "gold", "blue")


@clause("SS-1.6")
def test_bronze_is_the_rank_next_above_green_and_nothing_of_a_hero_is_above_bronze() -> None:
    assert {facts(card)["border"] for card in RULES.cards} == {"green", "bronze", "silver", "gold", "blue"}
    rising = table(["cassios"], {"armour": "armure-pegase", "hand": ["seiya-green"] * 2, "aside": ["seiya-bronze"] * 5})
    rising.does("activate #2")
    assert (rising.discard(), rising.aside()) == (["armure-pegase", "seiya-bronze"], ["seiya-bronze"] * 4)
    top = table(["cassios"], {"armour": "armure-pegase", "hand": ["seiya-bronze"] * 2, "aside": ["seiya-bronze"] * 3})
    top.does("activate #2")
    assert (top.discard(), top.aside()) == (["armure-pegase"], ["seiya-bronze"] * 3)


@clause("SS-1.6")
def test_ranks_in_rising_order() -> None:
    # Three effects reach up to a rank: green and bronze, then silver too; gold and blue stay in any case.
    terrain = ["cassios", "misty", "mu", "athena", "leda", "armure-lion"]
    bronze = table(terrain, {"played": facing(3, "docrates")})
    bronze.does("activate #7")
    assert sorted(bronze.common) == ["cassios", "leda"]
    silver = table(terrain, {"armour": "armure-capricorne"})
    silver.does("activate #7")
    assert sorted(silver.common) == ["cassios", "leda", "misty"]


@clause("SS-1.7")
def test_a_missing_cost_cannot_be_paid() -> None:
    story = table(
        ["saga", "athena", "gigas"],
        {
            "played": [
                *facing(1, "shiva", "aghora", "shaka", force_bonus=9),
                *facing(2, "cassios", force_bonus=9),
                *facing(3, "shura", "mu", force_bonus=9),
            ]
        },
    )
    assert (story.cost(1, "cosmos"), story.cost(2, "force")) == (None, None)
    assert (story.cost(3, "force"), story.cost(3, "cosmos")) == (None, None)
    story.offers("acquire 1 force")
    story.refuses("acquire 1 cosmos", "acquire 2 force", "acquire 3 force", "acquire 3 cosmos", clause="SS-1.7")


@clause("SS-1.8")
def test_a_missing_value_is_0_before_bonuses_and_still_missing_after_them() -> None:
    story = table(
        ["aghora"], {"played": [*facing(1, "marine", "seiya-green", "seiya-bronze"), *facing(1, "leda", force_bonus=9)]}
    )
    assert (story.cosmos("leda"), story.cosmos("seiya-green"), story.cosmos("seiya-bronze")) == (0, 1, 2)
    story.does("acquire 1 force")  # those without Cosmos are wounded: Léda, and the green Seiya whatever Marine adds
    assert (story.wounded(), story.discard()) == (["seiya-green", "leda"], ["seiya-bronze", "marine", "aghora"])


@clause("SS-1.9")
def test_a_knight_has_the_word_chevalier_in_the_class() -> None:
    knights = {card for card in RULES.cards if "Chevalier" in facts(card)["class"]}
    characters = {card for card in RULES.cards if facts(card)["kind"] == "character"}
    assert characters - knights == NO_KNIGHTS
    assert {f"{hero}-bronze" for hero in HEROES} <= knights


@clause("SS-1.9")
@pytest.mark.parametrize("card", sorted(set(RULES.cards) - hero_cards() - {"kuraggu"}))
def test_exactly_knights_are_locked_by_kuraggu(card: str) -> None:
    # Armure du Sagittaire takes any Character of the terrain, with a Kuraggu there any but Knights (SS-11.66).
    if facts(card)["kind"] == "armour":
        return
    hand = ["armure-sagittaire", "seiya-green"]
    locked = table(["kuraggu", card], {"hand": hand}).does("equip armure-sagittaire", "use")
    if card in NO_KNIGHTS:
        locked.expects("terrain-pick", 0).expects_exactly("place 1", "place 2")
    else:
        assert (locked.terrain[:2], locked.discard()) == ([None, card], ["kuraggu"])  # the only one that was left


@clause("SS-1.9", "SS-1.10")
def test_knights_and_heroes_in_a_hand() -> None:
    hand = ["seiya-green", "seiya-bronze", "athena", "pope", "cassios", "gigas", "phaeton", "oko", "jaki", "marine"]
    lion = table(["leda"], {"armour": "armure-lion", "hand": hand, "played": facing(1, "sho")})
    lion.does("activate #2").expects("hand-wound", 0).expects_exactly("card seiya-bronze", "card marine")
    jabu = table(["leda"], {"hero": "ikki", "played": facing(1, "jabu")}, {"hero": "seiya", "hand": hand})
    jabu.does("activate #2").expects("hand-discard", 1).expects_exactly("card seiya-green", "card seiya-bronze")


@clause("SS-1.10")
def test_hero_cards_have_the_word_heros_in_the_class() -> None:
    heroes = {card for card in RULES.cards if "Héros" in facts(card)["class"]}
    assert heroes == {f"{hero}-{rank}" for hero in HEROES for rank in ("green", "bronze")}


@clause("SS-1.11")
@pytest.mark.parametrize(
    ("hero", "black"), list(zip(HEROES, ["pegase", "dragon", "cygne", "andromede", "phoenix"], strict=True))
)
def test_a_hero_is_named_green_or_bronze_but_never_by_the_armour(hero: str, black: str) -> None:
    for rank, cost in ((f"{hero}-green", 2), (f"{hero}-bronze", 2), ("leda", 4)):
        other = {"hero": HEROES[HEROES.index(hero) - 1]}
        story = table([f"{black}-noir"], {"hero": hero, "armour": ARMOURS[hero], "played": facing(1, rank)}, other)
        assert story.cost(1, "force") == cost, rank


@clause("SS-1.11")
def test_the_armour_of_seiya_is_no_seiya_card() -> None:
    for discard, usable in (("armure-pegase", False), ("seiya-green", True), ("seiya-bronze", True)):
        story = table(["cassios"], {"hand": ["seiya-bronze"], "discard": [discard], "draw": ["leda"]})
        story.does("play seiya-bronze 1")
        assert (story.kind == "on-play") == usable, discard


@clause("SS-1.12")
def test_classes_are_what_effects_name() -> None:
    def of_class(name: str) -> list[str]:
        return [card for card in RULES.cards if facts(card)["class"] == name]

    assert of_class("Chevalier d'Or") == GOLD_KNIGHTS
    assert len(of_class("Chevalier d'Argent")) == 18
    black = of_class("Chevalier Noir")
    assert black == ["jango", "pegase-noir", "dragon-noir", "cygne-noir", "andromede-noir", "phoenix-noir"]
    assert of_class("Chevalier Fantôme") == ["geist", "serpent-des-mers", "dauphin", "kuraggu"]
    assert len(of_class("Armure d'Or")) == 12


@clause("SS-1.12")
def test_gold_ghost_and_black_knights_and_gold_armours_in_effects() -> None:
    ghost = table(["misty", "serpent-des-mers", "dauphin", "leda"], {"played": facing(1, "geist")})
    ghost.does("activate #5").expects("terrain-pick", 0).expects_exactly("place 2", "place 3")
    black = table(["misty"], {"played": facing(1, "jango")}, {"discard": ["pegase-noir", "cygne-noir", "sho", "misty"]})
    black.does("activate #2").expects("discard-pick", 0).expects_exactly("card pegase-noir", "card cygne-noir")
    gold = table(["mu", "armure-lion", "misty", "athena"], {"played": facing(3, "aiolos")})
    assert gold.cosmos("aiolos") == 2 + 1  # one Gold Knight on the terrain
    armour = table(
        ["leda"], {"hand": ["armure-gemeaux"]}, {"armour": "armure-dragon"}, {"armour": "armure-lion"}, {"hand": []}
    )
    armour.does("equip armure-gemeaux", "use").expects("main", 0)  # p2 is the only one with a Gold armour
    assert (armour.armour(0), armour.armour(1), armour.armour(2)) == ("armure-lion", "armure-dragon", "armure-gemeaux")


@clause("SS-1.13")
def test_exactly_the_gold_knights_carry_a_flame() -> None:
    assert [card for card in RULES.cards if facts(card)["flame"]] == GOLD_KNIGHTS


@clause("SS-1.14")
def test_more_than_25_characters_can_be_wounded() -> None:
    wounded = ["seiya-green"] * 9 + ["seiya-bronze"] * 5 + ["leda", "spica", "oko", "jaki", "misty", "algol"] * 2
    story = table(["cassios"], {"wounded": wounded, "played": facing(1, "mu"), "discard": ["armure-lion"]})
    assert len(story.wounded()) == 26
    story.does(f"activate #{story.number('mu')}")
    assert len(story.wounded()) == 27


@clause("SS-1.15")
def test_the_text_of_a_card_wins_over_a_rule() -> None:
    # What is paid by Force goes to the discard (SS-5.51), but Camus says otherwise.
    story = table(["camus"], {"played": facing(1, "leda", force_bonus=9)}).does("acquire 1 force")
    assert (story.wounded(), story.discard()) == (["camus"], ["leda"])
    # An armour has no Force cost (SS-1.7), but Algethi gives one.
    armour = table(["armure-lion", "leda"], {"played": [*facing(1, "misty", "moses", "shura"), *facing(2, "algethi")]})
    armour.refuses("acquire 1 force", clause="SS-1.7")
    armour.does(f"activate #{armour.number('algethi')}").offers("acquire 1 force")


@clause("SS-3.2", "SS-3.8", "SS-5.5", "SS-8.14", "SS-8.22")
def test_match_options_and_their_defaults() -> None:
    assert set(RULES.options) == {
        "heroes",
        "first_player",
        "shaina_counts",
        "main_phase_action_limit",
        "turn_limit",
    }
    plain = kleos.new("saint-seiya", seed=4, players=3)
    same = kleos.new(
        "saint-seiya",
        seed=4,
        players=3,
        options={
            "heroes": ["seiya", "shiryu", "hyoga"],
            "first_player": "random",
            "shaina_counts": "rank",
            "main_phase_action_limit": 200,
            "turn_limit": 300,
        },
    )
    assert plain.hash() == same.hash()
    assert plain.position()["options"] == {
        "shaina_counts": "rank",
        "main_phase_action_limit": 200,
        "turn_limit": 300,
    }


# The card pool --------------------------------------------------------------------------------------------------------
@clause("SS-2.1")
@pytest.mark.parametrize("hero", HEROES)
def test_a_hero_set_has_15_cards(hero: str) -> None:
    cards = {f"{hero}-green": 9, ARMOURS[hero]: 1, f"{hero}-bronze": 5}
    assert {card: facts(card)["copies"] for card in cards} == cards
    assert facts(f"{hero}-green")["class"] == "Héros"
    assert facts(ARMOURS[hero])["class"] == "Armure de Bronze"
    assert [facts(card)["border"] for card in cards] == ["green", "bronze", "bronze"]


@clause("SS-2.2")
def test_the_reserve_set_has_125_cards_of_75_numbers() -> None:
    copies = Counter(reserve())
    assert (len(reserve()), len(copies)) == (125, 75)
    single = {card for card, count in copies.items() if count == 1}
    gold = {card for card in copies if facts(card)["class"] in ("Chevalier d'Or", "Armure d'Or")}
    assert single == gold | {"pope"}
    assert {count for card, count in copies.items() if card not in single} == {2}


@clause("SS-2.3")
def test_the_reserve_set_by_rank() -> None:
    assert Counter(facts(card)["border"] for card in reserve()) == {
        "blue": 3,
        "gold": 24,
        "silver": 42,
        "bronze": 46,
        "green": 10,
    }


@clause("SS-2.4")
def test_the_reserve_set_by_class() -> None:
    assert Counter(facts(card)["class"] for card in reserve()) == {
        "": 13,
        "Armure d'Or": 12,
        "Chevalier d'Or": 12,
        "Chevalier d'Argent": 36,
        "Chevalier sans constellation": 14,
        "Chevalier Fantôme": 8,
        "Chevalier Noir": 12,
        "Chevalier d'Acier": 6,
        "Chevalier de Bronze": 12,
    }


@clause("SS-2.5")
@pytest.mark.parametrize("heroes", [["ikki", "shun"], ["hyoga", "seiya", "ikki"], HEROES])
def test_the_whole_reserve_and_the_sets_of_the_chosen_heroes_are_used(heroes: list[str]) -> None:
    match = kleos.new("saint-seiya", seed=2, players=len(heroes), options={"heroes": heroes})
    expected = Counter(reserve())
    for hero in heroes:
        expected.update({f"{hero}-green": 9, ARMOURS[hero]: 1, f"{hero}-bronze": 5})
    assert whole(match) == expected


@clause("SS-2.5")
def test_there_are_no_decks() -> None:
    assert RULES.starter_decks == {}
    assert RULES.deck_errors(None) == []
    assert "SS-2.5" in RULES.deck_errors({"cards": ["mu"]})[0]
    with pytest.raises(kleos.DeckError, match=r"SS-2\.5"):
        kleos.new("saint-seiya", seed=1, decks=[{"cards": ["mu"]}, {"cards": ["mu"]}])


@clause("SS-2.6")
def test_two_players_cannot_take_the_same_hero() -> None:
    with pytest.raises(kleos.KleosError, match=r"SS-2\.6"):
        kleos.new("saint-seiya", seed=1, players=2, options={"heroes": ["ikki", "ikki"]})
    with pytest.raises(kleos.PositionError, match=r"SS-2\.6") as problem:
        table([], {"hero": "ikki"}, {"hero": "ikki"})
    assert problem.value.path == "players[1].hero"


@clause("SS-2.7")
def test_two_to_five_play() -> None:
    assert RULES.players == (2, 5)
    for players in range(2, 6):
        Story(kleos.new("saint-seiya", seed=1, players=players)).expects("main")
    for players in (0, 1, 6):
        with pytest.raises(kleos.KleosError, match=r"SS-2\.7"):
            kleos.new("saint-seiya", seed=1, players=players)
