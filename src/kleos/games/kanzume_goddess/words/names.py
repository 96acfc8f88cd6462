"""How cards, colours, mythologies, phases, abilities, players and piles are called (section 10)."""

from kleos.engine.lines import Line
from kleos.games.kanzume_goddess.cards import Card, Pool, is_reaction
from kleos.games.kanzume_goddess.kinds import BOND, COLOURLESS, DISCIPLE, GOD, WARRIOR
from kleos.words.phrases import Noun, check_language

CARD = {"en": Noun("card", "cards"), "fr": Noun("carte", "cartes", "f"), "it": Noun("carta", "carte", "f")}
HEADS = {
    WARRIOR: {
        "en": Noun("Warrior", "Warriors"),
        "fr": Noun("Guerrier", "Guerriers"),
        "it": Noun("Guerriero", "Guerrieri"),
    },
    DISCIPLE: {
        "en": Noun("Disciple", "Disciples"),
        "fr": Noun("Disciple", "Disciples"),
        "it": Noun("Discepolo", "Discepoli"),
    },
    GOD: {"en": Noun("God", "Gods"), "fr": Noun("Dieu", "Dieux"), "it": Noun("Dio", "Dei")},
}
NAMED_CARDS = {"en": ("{} card", "{} cards"), "fr": ("carte {}", "cartes {}"), "it": ("carta {}", "carte {}")}
COLOUR_NAMES = {
    "en": ["red", "green", "silver", "yellow"],
    "fr": ["rouge", "vert", "argent", "jaune"],
    "it": ["rosso", "verde", "argento", "giallo"],
}
COLOURLESS_NAME = {"en": "colourless", "fr": "incolore", "it": "incolore"}
MYTHOLOGY_NAMES = {
    "en": ["Greek mythology", "Norse mythology"],
    "fr": ["mythologie grecque", "mythologie nordique"],
    "it": ["mitologia greca", "mitologia norrena"],
}
PHASE_NAMES = {
    "en": ["setup", "Start phase", "Play phase", "Recruit phase", "Discard phase", "End phase", "match over"],
    "fr": [
        "mise en place",
        "phase de démarrage",
        "phase de jeu",
        "phase de recrutement",
        "phase de défausse",
        "phase de fin",
        "match terminé",
    ],
    "it": [
        "preparazione",
        "fase iniziale",
        "fase di gioco",
        "fase di reclutamento",
        "fase di scarto",
        "fase finale",
        "partita finita",
    ],
}
ABILITY_KINDS = {
    "en": ["Action", "Reaction", "Bond"],
    "fr": ["Action", "Réaction", "Engagement"],
    "it": ["Azione", "Reazione", "Legame"],
}


def card_name(card: Card, lang: str) -> str:
    check_language(lang)
    return card.names.get(lang) or card.names["en"]


def card_label(card: Card, lang: str) -> str:
    """The name: no two cards of the box bear one name."""
    return card_name(card, lang)


def god_name(pool: Pool, god: int, lang: str) -> str:
    """The name of a God by its number in the box; "" before it is chosen."""
    check_language(lang)
    return card_name(pool.cards[god], lang) if god >= 0 else ""


def named(card: Card, lang: str) -> Noun:
    """A card of that name as a noun: "a Gemini card"; names of Warriors have no gender of their own."""
    one, many = NAMED_CARDS[lang]
    name = card_name(card, lang)
    return Noun(one.format(name), many.format(name), "m" if lang == "en" else "f")


def colour_name(colour: int, lang: str) -> str:
    check_language(lang)
    return COLOUR_NAMES[lang][colour] if colour != COLOURLESS else COLOURLESS_NAME[lang]


def mythology_name(mythology: int, lang: str) -> str:
    check_language(lang)
    return MYTHOLOGY_NAMES[lang][mythology]


def phase_name(phase: int, lang: str) -> str:
    check_language(lang)
    return PHASE_NAMES[lang][phase]


def timing(line: Line, lang: str) -> str:
    """The kind of an ability: Action, Reaction or Bond (KG-1.9)."""
    check_language(lang)
    kind = 2 if line.timing == BOND else 1 if is_reaction(line.timing) else 0
    return ABILITY_KINDS[lang][kind]


def ability_label(line: Line, pool: Pool, lang: str) -> str:
    """ "Aquarius, Reaction"."""
    return f"{card_label(pool.cards[line.card], lang)}, {timing(line, lang)}"


def player(seat: int) -> str:
    return f"p{seat}"


PILE_WORDS = {"en": "pile {}", "fr": "pile {}", "it": "pila {}"}


def pile_name(pile: int, lang: str) -> str:
    """A Warrior pile as people count them: w3 of the rules is pile 3."""
    return PILE_WORDS[lang].format(pile + 1)
