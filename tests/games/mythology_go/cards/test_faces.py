"""What is printed on every card of the box, and what every creature can be used for and is worth by itself."""

import pytest

import kleos
from kleos.games.mythology_go.testing import Story, scored, table
from kleos.testing import clause

# Colour, id, names in English, French and Italian, value, slots, whether it may lie face-down, and what it is worth as the
# only creature in play: its value, its bonus, that of its colour, and for the Minotaur what the strongest loses
CREATURES = [
    ("green", "elfe", ("Elf", "Elfe", "Elfo"), 3, 1, False, 3),
    ("green", "gobelin", ("Goblin", "Gobelin", "Goblin"), 2, 1, True, 2 + 8),
    ("green", "troll", ("Troll", "Troll", "Troll"), 2, 1, True, 2),
    ("green", "centaure", ("Centaur", "Centaure", "Centauro"), 3, 1, True, 3),
    ("yellow", "sphinx", ("Sphinx", "Sphinx", "Sfinge"), 1, 1, True, 1),
    ("yellow", "dragon", ("Dragon", "Dragon", "Drago"), 3, 1, False, 3),
    ("yellow", "phenix", ("Phoenix", "Phénix", "Fenice"), 1, 1, True, 1),
    ("yellow", "griffon", ("Griffin", "Griffon", "Grifone"), 2, 1, True, 2),
    ("orange", "cerbere", ("Cerberus", "Cerbère", "Cerbero"), 3, 1, True, 3 - 1),
    ("orange", "minotaure", ("Minotaur", "Minotaure", "Minotauro"), 5, 1, True, 5 - 1 - 2),
    ("orange", "chimere", ("Chimera", "Chimère", "Chimera"), 3, 1, False, 3 - 1),
    ("orange", "chupacabra", ("Chupacabra", "Chupacabra", "Chupacabra"), 2, 1, False, 2 - 1),
    ("grey", "gorgone", ("Gorgon", "Gorgone", "Gorgone"), 0, 1, True, 0 + 2),
    ("grey", "loup-garou", ("Werewolf", "Loup-garou", "Lupo mannaro"), 3, 1, True, 3 + 2),
    ("grey", "nain", ("Dwarf", "Nain", "Nano"), 1, 1, True, 1 + 5 + 2),
    ("grey", "golem", ("Golem", "Golem", "Golem"), 4, 1, True, 4 + 2),
    ("blue", "harpie", ("Harpy", "Harpie", "Arpia"), 1, 1, True, 1 + 4),
    ("blue", "cyclope", ("Cyclops", "Cyclope", "Ciclope"), 7, 2, False, 7),
    ("blue", "sirene", ("Siren", "Sirène", "Sirena"), 2, 1, True, 2),
    ("blue", "licorne", ("Unicorn", "Licorne", "Unicorno"), 2, 1, True, 2),
]
SPELLS = [
    ("djinn", ("Djinn", "Djinn", "Djinn")),
    ("satyre", ("Satyr", "Satyre", "Satiro")),
    ("leviathan", ("Leviathan", "Léviathan", "Leviatano")),
    ("lutin", ("Imp", "Lutin", "Folletto")),
]
DIVINITIES = [
    ("anubis", ("Anubis", "Anubis", "Anubi"), 0),
    ("zeus", ("Zeus", "Zeus", "Zeus"), 0),
    ("odin", ("Odin", "Odin", "Odino"), 0),
    ("ra", ("Ra", "Râ", "Ra"), 0),
    ("poseidon", ("Poseidon", "Poséidon", "Poseidone"), 0),
    ("gaia", ("Gaia", "Gaïa", "Gaia"), 0),
    ("hephaistos", ("Hephaestus", "Héphaïstos", "Efesto"), 0),
    ("hades", ("Hades", "Hadès", "Ade"), 0),
    ("hecate", ("Hecate", "Hécate", "Ecate"), 0),
    ("loki", ("Loki", "Loki", "Loki"), 4),
    ("athena", ("Athena", "Athéna", "Atena"), 4),
    ("thot", ("Thoth", "Thot", "Thot"), 4),
]
BELIEFS = [
    ("animisme", ("Animism", "Animisme", "Animismo")),
    ("polytheisme", ("Polytheism", "Polythéisme", "Politeismo")),
    ("esoterisme", ("Esotericism", "Ésotérisme", "Esoterismo")),
    ("chamanisme", ("Shamanism", "Chamanisme", "Sciamanesimo")),
    ("divination", ("Divination", "Divination", "Divinazione")),
    ("totemisme", ("Totemism", "Totémisme", "Totemismo")),
    ("fatalisme", ("Fatalism", "Fatalisme", "Fatalismo")),
    ("druidisme", ("Druidism", "Druidisme", "Druidismo")),
    ("reincarnation", ("Reincarnation", "Réincarnation", "Reincarnazione")),
    ("dualisme", ("Dualism", "Dualisme", "Dualismo")),
]
IDS = [creature[1] for creature in CREATURES]


def names(card: str) -> tuple[str, ...]:
    face = kleos.rules("mythology-go").cards[card]
    return tuple(face.name(lang) for lang in ("en", "fr", "it"))


@clause("MG-1.3", "MG-2.2", "MG-2.4", "MG-2.5")
def test_these_are_all_cards_of_the_box() -> None:
    box = list(kleos.rules("mythology-go").cards)
    listed = [*IDS, *[spell[0] for spell in SPELLS], *[one[0] for one in DIVINITIES], *[one[0] for one in BELIEFS]]
    assert sorted(box) == sorted(listed)
    assert [len(kind) for kind in (CREATURES, SPELLS, DIVINITIES, BELIEFS)] == [20, 4, 12, 10]


@pytest.mark.parametrize(("colour", "card", "called", "value", "slots", "hidden", "_"), CREATURES, ids=IDS)
@clause("MG-1.5", "MG-1.6", "MG-1.16", "MG-2.2", "MG-5.1.5", "MG-5.1.6")
def test_creatures_have_their_faces(
    colour: str, card: str, called: tuple[str, ...], value: int, slots: int, hidden: bool, _: int
) -> None:
    assert kleos.rules("mythology-go").cards[card].keys() == {
        "kind": "creature", "colour": colour, "value": value, "slots": slots, "copies": 4, "hidden": hidden,
    }  # fmt: skip
    assert names(card) == called


@pytest.mark.parametrize(("card", "called"), SPELLS, ids=[spell[0] for spell in SPELLS])
@clause("MG-2.2", "MG-2.7")
def test_spells_have_their_faces(card: str, called: tuple[str, ...]) -> None:
    assert kleos.rules("mythology-go").cards[card].keys() == {"kind": "spell", "copies": 4}
    assert names(card) == called


@pytest.mark.parametrize(("card", "called", "identification"), DIVINITIES, ids=[one[0] for one in DIVINITIES])
@clause("MG-1.9", "MG-2.4")
def test_divinities_have_their_faces(card: str, called: tuple[str, ...], identification: int) -> None:
    face = kleos.rules("mythology-go").cards[card]
    assert face.keys() == {"kind": "divinity", "identification": identification}
    assert names(card) == called


@pytest.mark.parametrize(("card", "called"), BELIEFS, ids=[one[0] for one in BELIEFS])
@clause("MG-2.5")
def test_beliefs_have_their_faces(card: str, called: tuple[str, ...]) -> None:
    assert kleos.rules("mythology-go").cards[card].keys() == {"kind": "belief"}
    assert names(card) == called


# Creatures by themselves ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("colour", "card", "called", "value", "slots", "hidden", "_"), CREATURES, ids=IDS)
@clause("MG-5.1.4", "MG-5.1.5", "MG-5.1.6", "MG-5.1.11", "MG-1.14", "MG-4.5.2")
def test_a_creature_is_played_face_up_and_most_face_down(
    colour: str, card: str, called: tuple[str, ...], value: int, slots: int, hidden: bool, _: int
) -> None:
    def begun() -> Story:
        return table({"field": ["cerbere"], "hand": [card, "leviathan"]})

    ways = [f"play {card}", *([f"hide {card}"] if hidden else [])]
    begun().expects("main", 0).expects_exactly(*ways, "play leviathan")
    up = begun().does(f"play {card}").expects("main", 0)
    assert (up.field(0), up.is_down(2), up.value(2), up.slots(0)) == (["cerbere", card], False, value, 1 + slots)
    if hidden:
        face_down = begun().does(f"hide {card}").expects("main", 0)
        assert (face_down.field(0), face_down.is_down(2), face_down.slots(0)) == (["cerbere", card], True, 1 + slots)
    else:
        begun().refuses(f"hide {card}")


@pytest.mark.parametrize(("colour", "card", "called", "value", "slots", "hidden", "alone"), CREATURES, ids=IDS)
@clause("MG-8.5.1", "MG-8.6.3", "MG-8.6.4")
def test_what_a_creature_is_worth_by_itself(
    colour: str, card: str, called: tuple[str, ...], value: int, slots: int, hidden: bool, alone: int
) -> None:
    story = scored({"field": [card]}, {})
    assert story.points(0, "value") == ([value] if value else [])
    assert story.points(0, "colour") == {"orange": [-1], "grey": [2]}.get(colour, [])
    assert story.scores() == [alone, 0]


# Colours --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("cards", "bonuses"),
    [
        (["elfe", "elfe", "elfe", "elfe"], [0, 0, 2, 2]),
        (["dragon", "dragon", "dragon", "dragon"], [0, 0, 3, 0]),
        (["cerbere", "cerbere", "cerbere"], [-1, 0, 0]),
        (["golem", "golem", "golem"], [2, 0, 0]),
        (["sirene", "sirene", "sirene"], [0, 3, 0]),
    ],
    ids=["green", "yellow", "orange", "grey", "blue"],
)
@clause("MG-8.6.1", "MG-8.6.2", "MG-8.6.3", "MG-8.6.4", "MG-8.6.5")
def test_each_colour_gives_its_bonus_for_its_number_of_creatures(cards: list[str], bonuses: list[int]) -> None:
    for count, bonus in enumerate(bonuses, 1):
        assert scored({"field": cards[:count]}, {}).points(0, "colour") == ([bonus] if bonus else [])
