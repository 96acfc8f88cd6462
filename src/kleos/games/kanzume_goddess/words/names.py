"""How cards, colours, mythologies, phases, abilities, players and piles are called (section 10)."""

from functools import lru_cache

from kleos.engine.lines import Line
from kleos.games.kanzume_goddess import CATALOGUE
from kleos.games.kanzume_goddess.cards import Card, Pool, is_reaction
from kleos.games.kanzume_goddess.kinds import BOND, COLOURLESS, COLOURS, MYTHOLOGIES, PHASES
from kleos.words.phrases import check_language, in_language


def card_name(card: Card, lang: str) -> str:
    return in_language(card.names, lang)


def card_label(card: Card, lang: str) -> str:
    """The name: no two cards of the box bear one name."""
    return card_name(card, lang)


def god_name(pool: Pool, god: int, lang: str) -> str:
    """The name of a God by its number in the box; "" before it is chosen."""
    check_language(lang)
    return card_name(pool.cards[god], lang) if god >= 0 else ""


def colour_name(colour: int, lang: str) -> str:
    check_language(lang)
    return CATALOGUE.say(colour_id(colour), lang)


def colour_id(colour: int) -> str:
    return f"colour-{COLOURS[colour]}" if colour != COLOURLESS else "colour-none"


def mythology_name(mythology: int, lang: str) -> str:
    check_language(lang)
    return CATALOGUE.say(f"mythology-{MYTHOLOGIES[mythology]}", lang)


def phase_name(phase: int, lang: str) -> str:
    check_language(lang)
    return CATALOGUE.say(f"phase-{PHASES[phase]}", lang)


def timing(line: Line, lang: str) -> str:
    """The kind of an ability: Action, Reaction or Bond (KG-1.9)."""
    check_language(lang)
    kind = "bond" if line.timing == BOND else "reaction" if is_reaction(line.timing) else "action"
    return CATALOGUE.say(f"timing-{kind}", lang)


@lru_cache(maxsize=1024)  # log lines name the same abilities again and again
def ability_label(line: Line, pool: Pool, lang: str) -> str:
    """ "Aquarius, Reaction"."""
    values = {"card": card_label(pool.cards[line.card], lang), "timing": timing(line, lang)}
    return CATALOGUE.say("ability-label", lang, values)


def player(seat: int) -> str:
    return f"p{seat}"
