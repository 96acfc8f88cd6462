"""How cards, classes, ranks, players and places are called."""

from kleos.engine.lines import Line
from kleos.games.saint_seiya.cards import (
    ARMOUR,
    CHARACTER,
    FIRST_CLASS,
    FIRST_HERO,
    FIRST_RANK,
    HERO,
    KNIGHT,
    Card,
    Pool,
)
from kleos.games.saint_seiya.kinds import HEROES, RANKS
from kleos.words import french, italian
from kleos.words.phrases import Noun, check_language

# Words of the game that are not in the glossary of the rules (section 10): to face is "faire face à", "fronteggiare";
# to equip is "équiper", "equipaggiare"; scored cards are "cartes décomptées", "carte conteggiate". Ranks are called as
# in the glossary, never by the colour of the border; Cloth is said in names of cards only.
CARD = {"en": Noun("card", "cards"), "fr": Noun("carte", "cartes", "f"), "it": Noun("carta", "carte", "f")}
HEADS = {
    CHARACTER: {
        "en": Noun("Character", "Characters"),
        "fr": Noun("Personnage", "Personnages"),
        "it": Noun("Personaggio", "Personaggi"),
    },
    ARMOUR: {
        "en": Noun("armour", "armours"),
        "fr": Noun("Armure", "Armures", "f"),
        "it": Noun("Armatura", "Armature", "f"),
    },
    KNIGHT: {
        "en": Noun("Knight", "Knights"),
        "fr": Noun("Chevalier", "Chevaliers"),
        "it": Noun("Cavaliere", "Cavalieri"),
    },
    HERO: {"en": Noun("Hero", "Heroes"), "fr": Noun("Héros", "Héros"), "it": Noun("Eroe", "Eroi")},
}
RANK_NAMES = {
    "en": ["very common", "common", "uncommon", "rare", "very rare"],
    "fr": ["très commun", "commun", "peu commun", "rare", "très rare"],
    "it": ["molto comune", "comune", "non comune", "raro", "molto raro"],
}
CURRENCY_NAMES = {"en": ["Force", "Cosmos"], "fr": ["Force", "Cosmos"], "it": ["Forza", "Cosmo"]}
TIMING_NAMES = {
    "en": [
        "Arrival",
        "Defeated",
        "On the terrain",
        "On play",
        "Activation – Discard",
        "Activation – Wound",
        "Activation – Destroy",
        "In play",
        "Acquisition",
        "Victory points",
    ],
    "fr": [
        "Arrivée",
        "Vaincu",
        "Sur le terrain",
        "Mise en jeu",
        "Activation – Défausser",
        "Activation – Blesser",
        "Activation – Détruire",
        "En jeu",
        "Acquisition",
        "Points de Victoire",
    ],
    "it": [
        "Arrivo",
        "Sconfitto",
        "Sul terreno",
        "Messa in gioco",
        "Attivazione – Scartare",
        "Attivazione – Ferire",
        "Attivazione – Distruggere",
        "In gioco",
        "Acquisizione",
        "Punti Vittoria",
    ],
}
PLURALS = {"Noir": "Noirs", "Fantôme": "Fantômes", "Nero": "Neri"}  # adjectives of classes that are inflected
WOMEN = ("athena", "leda", "spica", "marine", "shaina", "geist", "june")
ARMOUR_WORDS = {"fr": "Armure", "it": "Armatura"}  # names of armours that begin with them take an article


def card_name(card: Card, lang: str) -> str:
    check_language(lang)
    return card.names.get(lang) or card.names["en"]


def card_label(card: Card, lang: str) -> str:
    """The name; Hero cards, two of which bear one name, with their rank."""
    name = card_name(card, lang)
    return f"{name} ({rank_name(card.rank, lang)})" if card.is_(HERO) else name


def the_card(card: Card, lang: str) -> str:
    """The label within a sentence: French and Italian armours take an article, "l'Armure du Lion"."""
    label = card_label(card, lang)
    if not label.startswith(ARMOUR_WORDS.get(lang, "\n")):
        return label
    return french.the(label, "f") if lang == "fr" else italian.the(label, "f")


def named(card: Card, lang: str) -> Noun:
    """The name as a noun: "une Spica"."""
    name = card_name(card, lang)
    return Noun(name, name, "f" if card.id in WOMEN or card.armour else "m")


def class_name(card: Card, pool: Pool, lang: str) -> str:
    check_language(lang)
    if not card.klass:
        return ""
    names = pool.classes[card.klass]
    return names.get(lang) or names["en"]


def class_noun(names: dict[str, str], lang: str) -> Noun:
    """A class as a noun: "Chevalier Noir", "Chevaliers Noirs"."""
    name = names.get(lang) or names["en"]
    if lang == "en":
        return Noun(name, f"{name}s")
    first, *others = name.split(" ")
    more = french.plural(first) if lang == "fr" else italian.plural(first)
    many = " ".join([more, *[PLURALS.get(word, word) for word in others]])
    return Noun(name, many, "f" if first == ARMOUR_WORDS[lang] else "m")


def rank_name(rank: int, lang: str) -> str:
    check_language(lang)
    return RANK_NAMES[lang][rank]


def hero_name(hero: int) -> str:
    return HEROES[hero].capitalize()


HERO_CARDS = {"en": ("{} card", "{} cards"), "fr": ("carte {}", "cartes {}"), "it": ("carta {}", "carte {}")}


def hero_noun(hero: int, lang: str) -> Noun:
    """A card of a hero, whatever its rank (SS-1.11)."""
    one, many = HERO_CARDS[lang]
    return Noun(one.format(hero_name(hero)), many.format(hero_name(hero)), "m" if lang == "en" else "f")


def rank_of(trait: int) -> int:
    """The rank a trait stands for, -1 if it stands for something else."""
    for rank in range(len(RANKS)):
        if trait == FIRST_RANK << rank:
            return rank
    return -1


def trait_noun(trait: int, pool: Pool, lang: str) -> Noun:
    """What a type, class or hero is called."""
    if trait in HEADS:
        return HEADS[trait][lang]
    if trait < FIRST_CLASS:
        return hero_noun((trait // FIRST_HERO).bit_length() - 1, lang)
    return class_noun(list(pool.classes.values())[(trait // FIRST_CLASS).bit_length() - 1], lang)


def player(seat: int) -> str:
    return f"p{seat}"


def timing(line: Line, lang: str) -> str:
    check_language(lang)
    return TIMING_NAMES[lang][line.timing]


PLACE_WORDS = {"en": "place {}", "fr": "emplacement {}", "it": "posizione {}"}


def place_name(place: int, lang: str) -> str:
    """A place by its number in the rules, which count from 1."""
    return PLACE_WORDS[lang].format(place + 1)
