"""What is wrong with a token, in words; the same for all games."""

from kleos.engine.actions import (
    ABILITY,
    CARD,
    EMPTY,
    NO_ABILITY,
    NO_CARD,
    NO_NUMBER,
    NO_OBJECT,
    NO_PLACE,
    NO_SEAT,
    NUMBER,
    OBJECT,
    PLACE,
    SEAT,
    UNKNOWN_WORD,
    WRONG_SHAPE,
    Misread,
)
from kleos.words import english, french, italian
from kleos.words.phrases import Table

MISREADINGS: Table[str] = Table("misreading")

SHAPES = {
    "en": {
        CARD: "a card",
        OBJECT: "an object like #12",
        PLACE: "one of {}",
        NUMBER: "a number",
        SEAT: "a player like p1",
        ABILITY: "an ability like zeus.1",
    },
    "fr": {
        CARD: "une carte",
        OBJECT: "un numéro comme #12",
        PLACE: "l'un de {}",
        NUMBER: "un nombre",
        SEAT: "un joueur comme p1",
        ABILITY: "une capacité comme zeus.1",
    },
    "it": {
        CARD: "una carta",
        OBJECT: "un numero come #12",
        PLACE: "uno tra {}",
        NUMBER: "un numero",
        SEAT: "un giocatore come p1",
        ABILITY: "un'abilità come zeus.1",
    },
}
QUOTED = {"en": "'{}'", "fr": "« {} »", "it": "«{}»"}
LISTED = {
    "en": lambda words: english.listing(words, "and"),
    "fr": lambda words: french.listing(words, "et"),
    "it": lambda words: italian.listing(words, "e"),
}


def misread_text(misread: Misread, lang: str) -> str:
    """Why a token is no answer."""
    text: str = MISREADINGS.rule(misread.problem, lang)(misread)
    return text


def shape_words(misread: Misread, lang: str) -> str:
    """What must come after the first word of the token: "a card and one of D/C"; empty if nothing."""
    places = "/".join(misread.places)
    kinds, *fixed = misread.shape.split(" ")
    words = [SHAPES[lang][kind].format(places) for kind in kinds] + [QUOTED[lang].format(word) for word in fixed]
    return LISTED[lang](words) if words else ""


MISREADINGS.enter(
    EMPTY,
    en=lambda m: "an empty token",
    fr=lambda m: "elle est vide",
    it=lambda m: "è vuota",
)
MISREADINGS.enter(
    UNKNOWN_WORD,
    en=lambda m: f"unknown word '{m.word}'",
    fr=lambda m: f"mot inconnu « {m.word} »",
    it=lambda m: f"parola sconosciuta «{m.word}»",
)
MISREADINGS.enter(
    WRONG_SHAPE,
    en=lambda m: f"'{m.word}' takes {shape_words(m, 'en') or 'nothing after it'}",
    fr=lambda m: f"« {m.word} » demande {shape_words(m, 'fr')}" if m.shape else f"rien ne doit suivre « {m.word} »",
    it=lambda m: f"«{m.word}» richiede {shape_words(m, 'it')}" if m.shape else f"nulla deve seguire «{m.word}»",
)
MISREADINGS.enter(
    NO_CARD,
    en=lambda m: f"unknown card '{m.word}'",
    fr=lambda m: f"carte inconnue « {m.word} »",
    it=lambda m: f"carta sconosciuta «{m.word}»",
)
MISREADINGS.enter(
    NO_PLACE,
    en=lambda m: f"unknown place '{m.word}', expected one of {', '.join(m.places)}",
    fr=lambda m: f"« {m.word} » n'existe pas ici (possibles : {', '.join(m.places)})",
    it=lambda m: f"«{m.word}» qui non esiste (possibili: {', '.join(m.places)})",
)
MISREADINGS.enter(
    NO_OBJECT,
    en=lambda m: f"expected an object like #12, not '{m.word}'",
    fr=lambda m: f"un numéro comme #12 est attendu, et non « {m.word} »",
    it=lambda m: f"ci vuole un numero come #12, non «{m.word}»",
)
MISREADINGS.enter(
    NO_NUMBER,
    en=lambda m: f"expected a number, not '{m.word}'",
    fr=lambda m: f"un nombre est attendu, et non « {m.word} »",
    it=lambda m: f"ci vuole un numero, non «{m.word}»",
)
MISREADINGS.enter(
    NO_ABILITY,
    en=lambda m: f"unknown ability '{m.word}'",
    fr=lambda m: f"capacité inconnue « {m.word} »",
    it=lambda m: f"abilità sconosciuta «{m.word}»",
)
MISREADINGS.enter(
    NO_SEAT,
    en=lambda m: f"expected a player like p1, not '{m.word}'",
    fr=lambda m: f"un joueur comme p1 est attendu, et non « {m.word} »",
    it=lambda m: f"ci vuole un giocatore come p1, non «{m.word}»",
)
