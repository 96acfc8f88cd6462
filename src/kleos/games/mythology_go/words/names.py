"""How cards, colours, kinds, keywords, phases, steps of the counting and players are called (section 10)."""

from functools import cache, lru_cache

from kleos.games.mythology_go import CATALOGUE
from kleos.games.mythology_go.cards import Card
from kleos.games.mythology_go.kinds import COLOURS, LAST_OF_SUBTOTAL, PHASES, POINT_KINDS
from kleos.words.phrases import check_language, in_language


def card_name(card: Card, lang: str) -> str:
    return in_language(card.names, lang)


@lru_cache(maxsize=1024)  # options name the same cards again and again
def face(card: Card, lang: str) -> str:
    """The name; of a creature with its colour and value."""
    name = card_name(card, lang)
    if not card.creature:
        return name
    values = {"name": name, "colour": colour_name(card.colour, lang), "value": card.value}
    return CATALOGUE.say("option-face", lang, values)


def gender(card: Card, lang: str) -> str:
    """Of the name: pronouns follow it."""
    return gender_of(card.id, lang)


@cache
def gender_of(id: str, lang: str) -> str:
    """Masculine, unless the catalogue says otherwise."""
    name = CATALOGUE.found(f"-name-{id}", lang)
    return "m" if name is None else name.noun().gender


@cache
def colour_name(colour: int, lang: str) -> str:
    check_language(lang)
    return CATALOGUE.say(f"colour-{COLOURS[colour]}", lang)


def phase_name(phase: int, lang: str) -> str:
    check_language(lang)
    return CATALOGUE.say(f"phase-{PHASES[phase]}", lang)


def step_title(step: int, lang: str) -> str:
    """A step of the counting, by its number in MG-8.1.1."""
    check_language(lang)
    return CATALOGUE.say(f"step-{step}", lang)


def sum_title(step: int, lang: str) -> str:
    """What the sum of all points up to a step is called: the subtotal of MG-8.1.3, then the score of the round."""
    check_language(lang)
    return CATALOGUE.say("sum-subtotal" if step <= LAST_OF_SUBTOTAL else "sum-score", lang)


def keyword_name(kind: int, lang: str) -> str:
    """A keyword by the kind of its points."""
    check_language(lang)
    return CATALOGUE.say(f"keyword-{POINT_KINDS[kind]}", lang)


def player(seat: int) -> str:
    return f"p{seat}"


def piece_name(name: str, number: int) -> str:
    """ "Harpy #3"."""
    return f"{name} #{number}"
