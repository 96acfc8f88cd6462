"""The box: cards, their anatomy, and the card pool (sections 1 and 2)."""

from collections import Counter
from typing import Any

import pytest

import kleos
from kleos.games.kanzume_goddess.cards import Card
from kleos.games.kanzume_goddess.kinds import BOND, FIRST_REACTION
from kleos.games.kanzume_goddess.pool import standard_pool
from kleos.games.kanzume_goddess.testing import Story, begun, dealt, protect, table
from kleos.language.languages import LANGUAGES
from kleos.testing import clause, play_randomly

RULES = kleos.rules("kanzume-goddess")
GREEK = {
    "zeus": "X0001",
    "poseidon": "X0002",
    "hades": "X0003",
    "athena": "X0004",
    "apollo": "X0005",
    "aphrodite": "X0006",
}
NORSE = {"odin": "B0001", "thor": "B0002", "freyja": "B0003", "loki": "B0004", "hel": "B0005", "heimdall": "B0006"}
WARRIORS = {  # colour, follow-up symbols, cost
    "aries": ("red", ["green", "silver"], 3),
    "taurus": ("red", ["yellow", "green"], 4),
    "orion": ("red", ["silver", "red"], 4),
    "scorpio": ("red", ["green", "yellow"], 5),
    "sagittarius": ("red", ["red", "green"], 5),
    "leo": ("red", ["silver", "yellow"], 6),
    "capricorn": ("green", ["red", "silver"], 2),
    "virgo": ("green", ["yellow", "silver"], 3),
    "hydra": ("green", ["red", "yellow"], 3),
    "lyra": ("green", ["red", "green"], 4),
    "libra": ("silver", ["red", "red"], 3),
    "gemini": ("silver", ["green", "yellow"], 4),
    "ophiuchus": ("silver", ["yellow", "red"], 4),
    "aquarius": ("silver", ["red", "green"], 5),
    "cancer": ("yellow", ["red", "silver"], 3),
    "pegasus": ("yellow", ["red", "green"], 3),
    "pisces": ("yellow", ["silver", "green"], 4),
    "phoenix": ("yellow", ["yellow", "red"], 6),
}
DISCIPLES = {
    "priest": (1, 48, 8),
    "bishop": (3, 24, 0),
    "sacred-guardian": (2, 18, 2),
}  # cost, copies, in a starting deck
ABILITIES = {  # by card, in the order of the card file
    "zeus": "a",
    "poseidon": "a",
    "hades": "ab",
    "athena": "r",
    "apollo": "a",
    "aphrodite": "b",
    "odin": "b",
    "thor": "b",
    "freyja": "b",
    "loki": "a",
    "hel": "a",
    "heimdall": "r",
    "aries": "a",
    "taurus": "ar",
    "orion": "ab",
    "scorpio": "a",
    "sagittarius": "a",
    "leo": "a",
    "capricorn": "a",
    "virgo": "a",
    "hydra": "a",
    "lyra": "a",
    "libra": "a",
    "gemini": "a",
    "ophiuchus": "a",
    "aquarius": "ar",
    "cancer": "ar",
    "pegasus": "arr",
    "pisces": "a",
    "phoenix": "aa",
    "priest": "a",
    "bishop": "a",
    "sacred-guardian": "rrb",
}


def keys(card: str) -> dict[str, Any]:
    return RULES.cards[card].keys()


def of_kind(kind: str) -> set[str]:
    return {card for card in RULES.cards if keys(card)["kind"] == kind}


def abilities(card: Card) -> str:
    return "".join("b" if line.timing == BOND else "r" if line.timing >= FIRST_REACTION else "a" for line in card.lines)


def whole(match: kleos.Match) -> Counter[str]:
    """Every card of a match in which nobody has left."""
    doc = match.position()
    cards = Counter(doc["netherworld"]) + Counter(doc["supply"])
    for pile in doc["piles"].values():
        cards.update(pile)
    for player in doc["players"]:
        for zone in ("hand", "deck", "discard"):
            cards.update(player[zone])
        cards.update(entry["card"] for entry in player["play"])
    return cards


# Components -----------------------------------------------------------------------------------------------------------
@clause("KG-1.1", "KG-1.2")
def test_the_box_holds_12_gods_90_warriors_and_90_disciples() -> None:
    assert of_kind("god") == GREEK.keys() | NORSE.keys()
    assert of_kind("warrior") == WARRIORS.keys()
    assert {card: keys(card)["copies"] for card in of_kind("warrior")} == dict.fromkeys(WARRIORS, 5)
    assert {card: keys(card)["copies"] for card in of_kind("disciple")} == {
        "priest": 48,
        "bishop": 24,
        "sacred-guardian": 18,
    }
    assert sum(1 if face.keys()["kind"] == "god" else face.keys()["copies"] for face in RULES.cards.values()) == 192


@clause("KG-1.1")
def test_each_of_at_most_six_players_has_an_energy_mat() -> None:
    assert RULES.players == (2, 6)
    assert begun(1, 6).energies == [15] * 6


@clause("KG-1.3")
def test_the_game_has_one_spelling() -> None:
    assert RULES.title == "Kanzume Goddess"
    match = kleos.new("kanzume-goddess", seed=1)
    assert match.game.title == "Kanzume Goddess"
    for lang in LANGUAGES:
        assert "Kantzume" not in match.game.about(lang) + match.game.about_cards(lang)


@clause("KG-1.4")
def test_a_god_has_a_number_a_mythology_and_abilities_but_neither_colour_nor_cost() -> None:
    for mythology, gods in (("greek", GREEK), ("norse", NORSE)):
        for god, number in gods.items():
            assert keys(god) == {"kind": "god", "number": number, "mythology": mythology, "copies": 1}
            assert len(RULES.cards[god].text()) >= 1
            assert RULES.cards[god].name("en") == god.title()


@clause("KG-1.4")
def test_a_god_is_never_part_of_a_deck() -> None:
    for zone in ("hand", "deck", "discard", "netherworld"):
        document: dict[str, Any] = {zone: ["zeus"]} if zone == "netherworld" else {}
        with pytest.raises(kleos.PositionError):
            table({} if document else {zone: ["zeus"]}, **document)
    match = begun(3, 6).match
    assert not whole(match).keys() & of_kind("god")


@clause("KG-1.5")
def test_a_warrior_has_a_colour_two_follow_up_symbols_a_cost_and_abilities() -> None:
    for card, (colour, follow, cost) in WARRIORS.items():
        assert keys(card) == {"kind": "warrior", "colour": colour, "follow": follow, "cost": cost, "copies": 5}
        assert len(RULES.cards[card].text()) == len(ABILITIES[card])


@clause("KG-1.6")
def test_there_are_four_colours() -> None:
    assert {keys(card)["colour"] for card in WARRIORS} == {"red", "green", "silver", "yellow"}
    assert {colour for card in WARRIORS for colour in keys(card)["follow"]} == {"red", "green", "silver", "yellow"}


@clause("KG-1.7")
def test_a_disciple_has_a_cost_and_abilities_but_no_colour() -> None:
    assert of_kind("disciple") == DISCIPLES.keys()
    for card, (cost, copies, start) in DISCIPLES.items():
        assert keys(card) == {"kind": "disciple", "cost": cost, "copies": copies, "start": start}
        assert len(RULES.cards[card].text()) == len(ABILITIES[card])
    assert table({"hand": ["priest"]}).does("play priest 1").symbols == []


@clause("KG-1.8")
def test_recruit_costs_are_whole_numbers_of_faith() -> None:
    for card in WARRIORS.keys() | DISCIPLES.keys():
        cost = keys(card)["cost"]
        assert type(cost) is int
        assert cost >= 1


@clause("KG-1.9", "KG-1.13")
def test_abilities_are_actions_reactions_and_bonds_in_the_order_of_the_card_file() -> None:
    assert {card.id: abilities(card) for card in standard_pool().cards} == ABILITIES
    for card in standard_pool().cards:
        assert [line.number for line in card.lines] == list(range(1, len(card.lines) + 1))


@clause("KG-1.13")
def test_an_ability_is_named_by_card_and_number() -> None:
    story = table({"god": "zeus", "hand": ["phoenix", "pegasus"]}, {"hand": ["pegasus"]})
    story.expects_exactly("play pegasus 1", "play phoenix 1", "play phoenix 2", "use zeus.1", "done")
    attacked = table({"hand": ["aries"]}, {"god": "heimdall", "hand": ["pegasus"]}).does("play aries 1")
    attacked.expects_exactly("react pegasus 2", "use heimdall.1", "pass")


@clause("KG-1.10")
def test_copies_are_interchangeable() -> None:
    story = table({"hand": ["priest"] * 3, "deck": ["priest"] * 2})
    story.expects_exactly("play priest 1", "done")
    one = table({"hand": ["aries", "priest"], "discard": ["priest", "aries"]}).does("play aries 1").match
    two = table({"hand": ["priest", "aries"], "discard": ["priest", "aries"]}).does("play aries 1").match
    assert one.hash() == two.hash()


@clause("KG-1.11")
def test_energy_is_a_whole_number_from_0_upward_on_the_mat() -> None:
    story = table({"hand": ["leo"]}, {"energy": 2}, {}).does("play leo 1", "player p1")
    assert story.energies == [15, 0, 15]
    assert [player["energy"] for player in story.match.view(None)["players"]] == [15, 0, 15]
    for wrong in (-1, 1.5, "3", None):
        with pytest.raises(kleos.PositionError):
            table({"energy": wrong})


@clause("KG-1.12")
def test_faith_belongs_to_the_active_player_during_the_turn() -> None:
    story = table({"hand": ["priest", "bishop"]}, {"hand": ["priest"]})
    assert story.faith == 0
    story.does("play priest 1", "play bishop 1")
    assert (story.active, story.faith) == (0, 3)
    story.does("done", "done")
    assert (story.active, story.faith) == (1, 0)
    assert story.does("play priest 1").faith == 1
    with pytest.raises(kleos.PositionError):
        table(faith=-1)


@clause("KG-1.14")
def test_the_two_warriors_the_rulebook_shows_are_as_printed() -> None:
    assert (keys("aries")["colour"], keys("aries")["follow"]) == ("red", ["green", "silver"])
    assert (keys("libra")["colour"], keys("libra")["follow"]) == ("silver", ["red", "red"])
    aries = table({"hand": ["aries"]}, {"hand": ["cancer"]}).does("play aries 1").expects("react-attack", 1)
    assert aries.attack is not None
    assert table({"hand": ["libra"]}).does("play libra 1").symbols == ["red", "red"]


@clause("KG-1.15")
def test_the_card_list_says_what_is_reconstructed() -> None:
    said = {"en": "reconstruct", "fr": "reconstitu", "it": "ricostru"}
    for lang, word in said.items():
        assert word in kleos.new("kanzume-goddess", seed=1).game.about_cards(lang).lower()


# The card pool --------------------------------------------------------------------------------------------------------
@clause("KG-2.1")
def test_nobody_builds_a_deck() -> None:
    assert RULES.starter_decks == {}
    with pytest.raises(kleos.DeckError) as problem:
        kleos.new("kanzume-goddess", seed=1, decks=[["priest"] * 10] * 2)
    assert "KG-2.1" in str(problem.value)
    assert RULES.deck_errors(["priest"] * 10)


@clause("KG-2.2")
@pytest.mark.parametrize("players", range(2, 7))
def test_a_starting_deck_is_8_priests_and_2_sacred_guardians(players: int) -> None:
    story = begun(players, players)
    for seat in range(players):
        assert Counter(story.hand(seat) + story.deck(seat)) == {"priest": 8, "sacred-guardian": 2}
        assert (story.discard(seat), story.play(seat)) == ([], [])


@clause("KG-2.3", "KG-2.4")
@pytest.mark.parametrize(
    ("players", "priests", "guardians"), [(2, 32, 14), (3, 24, 12), (4, 16, 10), (5, 8, 8), (6, 0, 6)]
)
def test_the_public_disciple_piles_hold_what_the_starting_decks_leave(
    players: int, priests: int, guardians: int
) -> None:
    story = begun(1, players)
    assert [story.supply(card) for card in ("priest", "bishop", "sacred-guardian")] == [priests, 24, guardians]
    assert story.match.view(None)["supply"] == {"priest": priests, "bishop": 24, "sacred-guardian": guardians}


@clause("KG-2.4")
def test_with_six_players_no_priest_can_be_recruited_from_the_start() -> None:
    story = begun(1, 6)
    while story.kind != "play-phase":
        story.does("done")
    while "play priest 1" in story.tokens:
        story.does("play priest 1")
    story.does("done").expects("recruit-phase")
    assert story.faith >= 1
    story.refuses("recruit priest")


@clause("KG-2.5")
@pytest.mark.parametrize("players", range(2, 7))
def test_all_warriors_are_used_at_every_player_count(players: int) -> None:
    story = begun(2, players)
    piles = Counter(card for pile in range(1, 7) for card in story.pile(f"w{pile}"))
    assert piles == dict.fromkeys(WARRIORS, 5)
    counts = whole(story.match)
    assert counts == {**dict.fromkeys(WARRIORS, 5), **{card: copies for card, (_, copies, _) in DISCIPLES.items()}}


@clause("KG-2.6")
def test_all_gods_can_come_in_an_individual_match() -> None:
    offered = set()
    for seed in range(30):
        story = dealt(seed, 6)
        gods = []
        while story.kind == "choose-god":
            gods += [token.removeprefix("god ") for token in story.tokens]
            story.does(story.tokens[0])
        assert sorted(gods) == sorted(GREEK.keys() | NORSE.keys())  # six players are dealt all twelve
        offered |= {token.removeprefix("god ") for token in dealt(seed, 2).tokens}
    assert offered == GREEK.keys() | NORSE.keys()


@clause("KG-2.6")
@pytest.mark.parametrize("players", [4, 6])
def test_a_team_has_the_six_gods_of_its_mythology(players: int) -> None:
    sides = [set(GREEK), set(NORSE)]
    for seed in range(6):
        story = dealt(seed, players, mode="team")
        piles = []
        for _ in range(2):
            piles.append({token.removeprefix("god ") for token in story.tokens})
            story.does(story.tokens[0])
        assert piles in (sides, sides[::-1])


@clause("KG-2.7")
def test_a_deck_may_have_any_size() -> None:
    many = table({"deck": ["priest"] * 40, "discard": ["bishop"] * 20, "energy": 5})
    assert len(many.deck()) == 40
    none = table({"hand": ["priest"]}).does("done", "done")  # the whole deck is one Priest
    assert (none.hand(0), none.deck(0), none.discard(0)) == (["priest"], [], [])


@clause("KG-2.8")
def test_a_recruited_card_stays_with_its_recruiter() -> None:
    for seed in range(3):
        story = Story(play_randomly(begun(seed, 3).match, seed, eager=True))
        owned = [Counter(["priest"] * 8 + ["sacred-guardian"] * 2) for _ in range(3)]
        for entry in story.match.log(None):
            if entry["kind"] in ("recruit", "take"):
                owned[entry["seat"]].update(entry["cards"])
            elif entry["kind"] == "banish":
                owned[entry["seat"]].subtract(entry["cards"])
        for seat in range(3):
            if story.out(seat):
                continue
            has = story.hand(seat) + story.deck(seat) + story.discard(seat) + story.play(seat)
            assert Counter(has) == +owned[seat]


@clause("KG-2.8")
def test_a_protect_card_goes_back_to_the_discard_pile_of_its_own_player() -> None:
    story = table({"deck": ["priest"] * 5}, {"play": [protect("pegasus")], "deck": ["priest"] * 5}).ends().ends()
    assert story.discard(1) == ["pegasus"]
