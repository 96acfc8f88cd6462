"""The box: cards, their anatomy, creatures as objects, and the card pool (sections 1 and 2)."""

from collections import Counter
from typing import Any

import pytest

import kleos
from kleos.games.mythology_go import schema
from kleos.games.mythology_go.testing import Story, begun, creature, down, drawing, scored, table
from kleos.language.languages import LANGUAGES
from kleos.testing import clause, play_randomly

RULES = kleos.rules("mythology-go")
CREATURES = {  # colour and printed value
    "elfe": ("green", 3),
    "gobelin": ("green", 2),
    "troll": ("green", 2),
    "centaure": ("green", 3),
    "sphinx": ("yellow", 1),
    "dragon": ("yellow", 3),
    "phenix": ("yellow", 1),
    "griffon": ("yellow", 2),
    "cerbere": ("orange", 3),
    "minotaure": ("orange", 5),
    "chimere": ("orange", 3),
    "chupacabra": ("orange", 2),
    "gorgone": ("grey", 0),
    "loup-garou": ("grey", 3),
    "nain": ("grey", 1),
    "golem": ("grey", 4),
    "harpie": ("blue", 1),
    "cyclope": ("blue", 7),
    "sirene": ("blue", 2),
    "licorne": ("blue", 2),
}
SPELLS = ["djinn", "satyre", "leviathan", "lutin"]
DIVINITIES = [
    "anubis", "zeus", "odin", "ra", "poseidon", "gaia", "hephaistos", "hades", "hecate", "loki", "athena", "thot",
]  # fmt: skip
BELIEFS = [
    "animisme", "polytheisme", "esoterisme", "chamanisme", "divination", "totemisme", "fatalisme", "druidisme",
    "reincarnation", "dualisme",
]  # fmt: skip
IDENTIFIED = {"loki", "athena", "thot"}


def keys(card: str) -> dict[str, Any]:
    return RULES.cards[card].keys()


def of_kind(kind: str) -> list[str]:
    return [card for card in RULES.cards if keys(card)["kind"] == kind]


def creature_shown(story: Story, seat: int, number: int, viewer: int | None = 0) -> schema.Creature:
    field = story.match.view(viewer)["players"][seat]["field"]
    found = [one for one in field if one["object"] == number]
    assert len(found) == 1
    return found[0]


def all_cards(story: Story) -> Counter[str]:
    """Every card of the deck, wherever it lies."""
    written = story.match.position()
    cards = [*written["deck"], *written["discard"]]
    for player in written["players"]:
        cards += player["hand"]
        for one in player["field"]:
            cards += [one["card"]] * (2 if one["fused"] else 1)
    return Counter(cards)


# Players and cards ----------------------------------------------------------------------------------------------------
@clause("MG-1.1")
def test_two_to_eight_players_play_three_rounds() -> None:
    assert RULES.players == (2, 8)
    for count in (1, 9):
        with pytest.raises(kleos.KleosError):
            kleos.new("mythology-go", seed=1, players=count)
    for count in (2, 8):
        match = play_randomly(kleos.new("mythology-go", seed=count, players=count), count)
        view = match.view(None)
        assert [one["round"] for one in view["rounds"]] == [1, 2, 3]
        assert all(len(player["scores"]) == 3 for player in view["players"])


@clause("MG-1.2")
def test_clockwise_is_by_rising_seat_and_then_from_the_first() -> None:
    story = begun(3, 4)
    order = []
    while story.kind == "choose-belief":
        order.append(story.seat)
        story.does(story.tokens[0])
    start = story.match.view(None)["starter"]
    assert order == [(start + i) % 4 for i in range(4)]
    hand = {"hand": ["golem"]}
    last = table({}, {}, hand, active=2, deck=["nain", "harpie"] * 3).does("play golem")
    assert last.active == 0


@clause("MG-1.3")
def test_four_kinds_of_card() -> None:
    assert {keys(card)["kind"] for card in RULES.cards} == {"creature", "spell", "divinity", "belief"}
    assert sorted(of_kind("creature")) == sorted(CREATURES)
    assert sorted(of_kind("spell")) == sorted(SPELLS)
    assert sorted(of_kind("divinity")) == sorted(DIVINITIES)
    assert sorted(of_kind("belief")) == sorted(BELIEFS)


@clause("MG-1.4", "MG-2.2")
def test_creatures_and_spells_form_a_deck_of_96() -> None:
    assert all_cards(begun(1, 2)) == Counter(dict.fromkeys([*CREATURES, *SPELLS], 4))
    assert sum(all_cards(begun(1, 2)).values()) == 96


@clause("MG-1.4")
def test_divinities_and_beliefs_never_enter_the_deck() -> None:
    def check(match: kleos.Match) -> None:
        if match.decision is not None and match.decision.kind in ("main", "choose-belief"):
            assert not set(all_cards(Story(match))) & {*DIVINITIES, *BELIEFS}

    play_randomly(begun(2, 3).match, 2, check, eager=True)


@clause("MG-1.5", "MG-1.6")
@pytest.mark.parametrize("card", CREATURES)
def test_a_creature_has_name_colour_and_value(card: str) -> None:
    colour, value = CREATURES[card]
    shown = keys(card)
    assert (shown["colour"], shown["value"]) == (colour, value)
    assert all(RULES.cards[card].name(lang) for lang in LANGUAGES)


@clause("MG-1.6")
def test_the_five_colours() -> None:
    assert Counter(keys(card)["colour"] for card in CREATURES) == {
        "green": 4,
        "yellow": 4,
        "orange": 4,
        "grey": 4,
        "blue": 4,
    }


@clause("MG-1.7")
def test_white_is_no_colour_of_creatures() -> None:
    for spell in SPELLS:
        assert "colour" not in keys(spell)
    # Totemism may give one of the five colours only.
    story = scored({"field": ["golem"], "belief": "totemisme"}).expects("totemism-colour", 0)
    story.expects_exactly("colour #1 green", "colour #1 yellow", "colour #1 orange", "colour #1 blue", "skip")


@clause("MG-1.8")
def test_every_keyword_does_something() -> None:
    # Strong, Weak, Outnumber, Unique, Polychrome, Monochrome
    story = scored(
        {"field": ["minotaure", "harpie", "cerbere", "elfe", "sphinx", "golem"]}, {"field": ["sphinx", "gobelin"]}
    )
    assert ("outnumber", 2, 4) in story.items(0)
    assert ("polychrome", 3, 3) in story.items(0)
    assert ("strong", 1, -2) in story.items(0)
    assert ("weak", 7, 6) in story.items(1)
    assert ("unique", 1, 5) in scored({"field": ["nain"]}, {}).items(0)
    assert ("monochrome", 1, 8) in scored({"field": ["gobelin"]}, {}).items(0)
    # Resurrection, Fusion, Identification
    assert ("resurrection", 1, 9) in scored({"field": [creature("phenix", resurrected=True)]}, {}).items(0)
    table({"field": ["troll", "troll"], "hand": ["golem"]}).offers("fuse #1 #2")
    scored({"divinity": "loki"}, {"divinity": "zeus"}).expects("accuse", 0)


@clause("MG-1.9")
def test_only_divinities_have_identification() -> None:
    for card in RULES.cards:
        assert (keys(card).get("identification", 0) > 0) == (card in IDENTIFIED)


@clause("MG-1.10")
@pytest.mark.parametrize(
    ("card", "copies", "points"), [("centaure", 2, 3), ("griffon", 3, 6), ("sirene", 2, 4), ("troll", 2, 2)]
)
def test_a_count_effect_needs_its_number_of_copies(card: str, copies: int, points: int) -> None:
    for held in range(1, 5):
        given = scored({"field": [card] * held}, {}).points(0, "copies")
        assert given == ([points] if held >= copies else [])


@clause("MG-1.11")
def test_the_golem_is_indestructible_and_never_reversed() -> None:
    story = table({"hand": ["leviathan"]}, {"field": ["golem"]}).does("play leviathan", "player p1")
    assert story.field(1) == ["golem"]
    assert not creature_shown(story, 1, 1)["resurrected"]
    with pytest.raises(kleos.PositionError):
        table({"field": [creature("golem", resurrected=True)]})


# Creatures as objects -------------------------------------------------------------------------------------------------
@clause("MG-1.12")
def test_numbers_rise_by_one_and_are_never_used_again() -> None:
    story = table({"field": ["elfe"], "hand": ["dragon", "golem", "nain"]}, {"field": ["harpie"]}, {})
    story.does("play dragon", "target #2", "play nain")
    assert story.board.players[0].field == (1, 3, 4)
    gone = table({"hand": ["golem", "nain"]}, {}, next_id=21).does("play golem")
    assert gone.board.players[0].field == (21,)


@clause("MG-1.12")
def test_numbers_go_on_through_the_rounds_and_stay_with_a_creature_that_moves() -> None:
    story = table(
        {"field": ["golem"]}, {"field": ["elfe"]}, phase="scoring", round=1, deck=["nain", "harpie", "sirene"] * 3
    )
    story.believes("animisme", "esoterisme").expects("main").does(story.tokens[0])
    assert story.board.players[story.active].field == (3,)
    swapped = table({"field": ["nain"], "hand": ["satyre", "golem"]}, {"field": ["elfe"]}).does("play satyre")
    assert (swapped.board.players[0].field, swapped.board.players[1].field) == ((2,), (1,))
    assert (swapped.field(0), swapped.field(1)) == (["elfe"], ["nain"])


@clause("MG-1.13")
def test_the_state_of_a_creature() -> None:
    field = [
        creature("golem", mod=-2),
        creature("phenix", resurrected=True),
        creature("troll", fused=True),
        creature("chimere", used=True),
        down("nain", known_to=[1]),
    ]
    written = table({"field": field, "hand": ["elfe"]}, {}, {}).match.position()["players"][0]["field"]
    plain = {"face": "up", "mod": 0, "resurrected": False, "fused": False, "used": False, "known_to": []}
    assert written == [
        {**plain, "card": "golem", "id": 1, "mod": -2},
        {**plain, "card": "phenix", "id": 2, "resurrected": True},
        {**plain, "card": "troll", "id": 3, "fused": True},
        {**plain, "card": "chimere", "id": 4, "used": True},
        {**plain, "card": "nain", "id": 5, "face": "down", "known_to": [1]},
    ]


@clause("MG-1.14")
def test_the_current_value() -> None:
    field = [creature("golem", mod=-2), creature("troll", fused=True), creature("troll", fused=True, mod=-3), "elfe"]
    story = table({"field": [*field, creature("nain", mod=-4)], "hand": ["golem"]})
    assert [story.value(n) for n in range(1, 6)] == [2, 4, 1, 3, 0]


@clause("MG-1.14")
def test_a_transformed_pair_has_the_value_of_one_werewolf() -> None:
    story = scored({"field": [creature("troll", fused=True)]}, {"field": ["loup-garou"]})
    assert story.items(0) == [("value", 1, 3), ("colour", "grey", 2)]


@clause("MG-1.15")
def test_all_deck_cards_return_to_one_deck() -> None:
    # What p1 received by a swap counts for p1 and goes back into the deck of all.
    story = table(
        {"field": ["nain"], "hand": ["satyre", "golem"]},
        {"field": ["elfe"]},
        countdown=1,
        deck=["harpie"],
        discard=["sirene"],
    )
    story.does("play satyre", "done")
    assert story.items(1) == [("value", 1, 1), ("unique", 1, 5), ("colour", "grey", 2)]
    assert sorted(story.deck) == sorted(["nain", "elfe", "satyre", "golem", "harpie", "sirene"])


@clause("MG-1.16")
def test_the_cyclops_has_two_slots_and_every_other_creature_one() -> None:
    for card in CREATURES:
        assert table({"field": [card], "hand": ["lutin"]}).slots(0) == (2 if card == "cyclope" else 1)


# The pool -------------------------------------------------------------------------------------------------------------
@clause("MG-2.1")
def test_players_build_nothing() -> None:
    with pytest.raises(kleos.DeckError):
        kleos.new("mythology-go", seed=1, players=2, decks=[["golem"], ["golem"]])
    assert RULES.deck_errors(None) == []
    assert len(RULES.deck_errors(["golem"])) == 1


@clause("MG-2.3")
@pytest.mark.parametrize("count", range(2, 9))
def test_the_deck_is_the_same_for_every_number_of_players(count: int) -> None:
    assert all_cards(begun(count, count)) == Counter(dict.fromkeys([*CREATURES, *SPELLS], 4))


@clause("MG-2.4")
def test_twelve_divinities_once_each() -> None:
    for seed in range(6):
        story = begun(seed, 8)
        dealt = [story.divinity(seat) for seat in range(8)]
        assert len(set(dealt)) == 8
        assert set(dealt) <= set(DIVINITIES)
        assert story.match.view(None)["unused_divinities"] == 4


@clause("MG-2.5")
def test_ten_beliefs_once_each() -> None:
    story = begun(1, 8)
    left = list(BELIEFS)
    for _ in range(8):
        story.expects("choose-belief").expects_exactly(*[f"card {belief}" for belief in left])
        last = len(left)
        left.remove(story.tokens[-1].split()[1])
        story.does(story.tokens[-1])
    assert last == 3


@clause("MG-2.6")
def test_all_facts_of_all_cards_are_public() -> None:
    assert len(RULES.cards) == 20 + 4 + 12 + 10
    for lang in LANGUAGES:
        for card in RULES.cards.values():
            assert card.name(lang)
            assert card.facts(lang)["kind"]


@clause("MG-2.7")
def test_the_spells() -> None:
    story = table({"field": ["golem"], "hand": SPELLS})
    story.expects_exactly(*[f"play {spell}" for spell in SPELLS])
    for spell in SPELLS:
        assert keys(spell)["kind"] == "spell"
        story.refuses(f"hide {spell}")


@clause("MG-2.7")
def test_a_spell_lies_on_no_field() -> None:
    with pytest.raises(kleos.PositionError):
        drawing({"field": ["lutin"]})
