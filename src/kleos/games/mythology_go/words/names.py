"""How cards, colours, kinds, keywords, phases, steps of the counting and players are called (section 10)."""

from kleos.games.mythology_go.cards import Card
from kleos.games.mythology_go.kinds import (
    LAST_OF_SUBTOTAL,
    MONOCHROME,
    OUTNUMBER,
    POLYCHROME,
    RESURRECTED,
    STRONG,
    UNIQUE,
    WEAK,
)
from kleos.words.phrases import Noun, check_language

CREATURES = {
    "en": Noun("creature", "creatures"),
    "fr": Noun("créature", "créatures", "f"),
    "it": Noun("creatura", "creature", "f"),
}
COLOUR_NAMES = {
    "en": ["green", "yellow", "orange", "grey", "blue"],
    "fr": ["vert", "jaune", "orange", "gris", "bleu"],
    "it": ["verde", "giallo", "arancione", "grigio", "blu"],
}
PHASE_NAMES = {
    "en": ["choice of beliefs", "draw", "main phase", "counting", "match over"],
    "fr": ["choix des croyances", "pioche", "phase principale", "décompte", "match terminé"],
    "it": ["scelta delle credenze", "pesca", "fase principale", "conteggio", "partita finita"],
}
KEYWORDS = {
    OUTNUMBER: {"en": "Outnumber", "fr": "Surnombre", "it": "Superiorità"},
    UNIQUE: {"en": "Unique", "fr": "Unique", "it": "Unico"},
    POLYCHROME: {"en": "Polychrome", "fr": "Polychrome", "it": "Policromo"},
    MONOCHROME: {"en": "Monochrome", "fr": "Monochrome", "it": "Monocromo"},
    RESURRECTED: {"en": "Resurrection", "fr": "Résurrection", "it": "Resurrezione"},
    STRONG: {"en": "Strong", "fr": "Fort", "it": "Forte"},
    WEAK: {"en": "Weak", "fr": "Faible", "it": "Debole"},
}  # those that give points, by what the points are for
FUSION = {"en": "Fusion", "fr": "Fusion", "it": "Fusione"}
INDESTRUCTIBLE = {"en": "Indestructible", "fr": "Indestructible", "it": "Indistruttibile"}
IDENTIFICATION = {"en": "Identification", "fr": "Identification", "it": "Identificazione"}
STEP_TITLES = {
    "en": [
        "Reveal",
        "Copies",
        "Transformations",
        "Change of colour",
        "Values",
        "Keywords, count effects and other bonuses",
        "Colours",
        "Accusations",
        "Divinities",
        "Identification",
        "Strong and Weak",
        "Round result",
    ],
    "fr": [
        "Révélation",
        "Copies",
        "Transformations",
        "Changement de couleur",
        "Valeurs",
        "Mots-clés, nombres d'exemplaires et autres bonus",
        "Couleurs",
        "Accusations",
        "Divinités",
        "Identification",
        "Fort et Faible",
        "Résultat de la manche",
    ],
    "it": [
        "Rivelazione",
        "Copie",
        "Trasformazioni",
        "Cambio di colore",
        "Valori",
        "Parole chiave, numeri di copie e altri bonus",
        "Colori",
        "Accuse",
        "Divinità",
        "Identificazione",
        "Forte e Debole",
        "Risultato del giro",
    ],
}
SUBTOTAL = {"en": "Subtotal", "fr": "Sous-total", "it": "Subtotale"}
TOTAL = {"en": "Round score", "fr": "Score de la manche", "it": "Punteggio del giro"}
FEMININE = {
    "fr": ("chimere", "gorgone", "harpie", "sirene", "licorne"),
    "it": ("sphinx", "phenix", "chimere", "gorgone", "harpie", "sirene"),
}  # the creatures whose name is
FACE_DOWN = {"en": "face-down", "fr": "face cachée", "it": "coperta"}
PAIR = {"en": "pair", "fr": "paire", "it": "coppia"}


def card_name(card: Card, lang: str) -> str:
    check_language(lang)
    return card.names.get(lang) or card.names["en"]


def gender(card: Card, lang: str) -> str:
    """Of the name in French or Italian: pronouns follow it."""
    return "f" if card.id in FEMININE[lang] else "m"


def colour_name(colour: int, lang: str) -> str:
    check_language(lang)
    return COLOUR_NAMES[lang][colour]


def phase_name(phase: int, lang: str) -> str:
    check_language(lang)
    return PHASE_NAMES[lang][phase]


def step_title(step: int, lang: str) -> str:
    """A step of the counting, by its number in MG-8.1.1."""
    check_language(lang)
    return STEP_TITLES[lang][step - 1]


def sum_title(step: int, lang: str) -> str:
    """What the sum of all points up to a step is called: the subtotal of MG-8.1.3, then the score of the round."""
    check_language(lang)
    return (SUBTOTAL if step <= LAST_OF_SUBTOTAL else TOTAL)[lang]


def keyword_name(kind: int, lang: str) -> str:
    """A keyword by the kind of its points."""
    check_language(lang)
    return KEYWORDS[kind][lang]


def player(seat: int) -> str:
    return f"p{seat}"


def signed(points: int) -> str:
    """ "+4", "−2"."""
    return f"−{-points}" if points < 0 else f"+{points}"
