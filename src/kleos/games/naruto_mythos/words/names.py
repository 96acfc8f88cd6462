"""How cards, players and places are called."""

from typing import TypeVar

from kleos.engine.frames import Node
from kleos.engine.lines import Line
from kleos.games.naruto_mythos.cards import (
    Card,
    Pool,
)
from kleos.games.naruto_mythos.kinds import TIMINGS
from kleos.games.naruto_mythos.targets import (
    Who,
)
from kleos.words import french, italian, shared  # noqa: F401 - "shared" is there for the rules it enters
from kleos.words.phrases import (
    Noun,
    check_language,
)

T = TypeVar("T", bound=Node | Who)

# Words of the game that are not in the glossary of the rules (section 10): a line is "un effet", "un effetto";
# a side is "un camp" in French and told by its player in Italian. A round is "un tour" in French, as printed, so that
# a turn is never that alone: "un tour d'action", or "à p0 de jouer".
CHARACTER = {
    "en": Noun("character", "characters"),
    "fr": Noun("Personnage", "Personnages"),
    "it": Noun("Personaggio", "Personaggi"),
}
CARD = {"en": Noun("card", "cards"), "fr": Noun("carte", "cartes", "f"), "it": Noun("carta", "carte", "f")}
IN_PLAY = {"en": "in play", "fr": "en jeu", "it": "in gioco"}
HEAD_RANK = -2  # what goes with the head itself: "Personaggio Evocazione"
SEEN_RANK = 0  # hidden, upgraded
KIND_RANK = 2  # groups and keywords

WOMEN = (
    "Anko Mitarashi",
    "Hinata Hyuga",
    "Ino Yamanaka",
    "Katsuyu",
    "Kin Tsuchi",
    "Kurenai Yuhi",
    "Sakura Haruno",
    "Shizune",
    "Tayuya",
    "Temari",
    "Tenten",
    "TonTon",
    "Tsunade",
)
FEMININE = {"it": ("Nine-Tailed Fox",)}  # names that are feminine nouns in one language
PLURAL = {"fr": ("Ninja Hound Corps",), "it": ("Ninja Hound Corps",)}  # and those that are plural ones
TIMING_WORDS = {"it": {"upgrade": "POTENZIAMENTO", "ambush": "ASSALTO"}}

# Groups and keywords one is a member of, by their first word, with its gender; and those that are adjectives.
BODIES = {
    "fr": {"Village": "m", "Équipe": "f", "Quartet": "m", "Akatsuki": "f"},
    "it": {"Villaggio": "m", "Team": "m", "Quartetto": "m", "Akatsuki": "f"},
}
ADJECTIVES = {"fr": "Indépendant", "it": "Indipendente"}


def in_language(texts: dict[str, str], lang: str) -> str:
    return texts.get(lang, texts["en"])


def card_name(card: Card, lang: str) -> str:
    check_language(lang)
    return in_language(card.names, lang)


def title_alone(card: Card, lang: str) -> str:
    """The title without the name; a printed full stop at its end is left out, since titles stand within sentences."""
    check_language(lang)
    title = in_language(card.titles, lang)
    if title.endswith(".") and not title.endswith("..."):
        title = title[:-1]
    return french.typeset(title) if lang == "fr" else title


def card_title(card: Card, lang: str) -> str:
    """Name and title of a character, title of a mission."""
    title = title_alone(card, lang)
    return title if card.is_mission else f"{card_name(card, lang)}, {title}"


def card_label(card: Card, lang: str) -> str:
    return f"{card_title(card, lang)} ({card.id})"


def kind_name(names: dict[str, dict[str, str]], index: int, lang: str) -> str:
    """A group or keyword."""
    return in_language(list(names.values())[index], lang)


def name_in(pool: Pool, name: str, lang: str) -> str:
    """A character's name, given in its canonical form."""
    for card in pool.characters:
        if card.name == name:
            return card_name(card, lang)
    return name


def name_gender(name: str, lang: str) -> str:
    """Of a character's name, given in its canonical form."""
    return "f" if name in WOMEN or name in FEMININE.get(lang, ()) else "m"


def is_plural(name: str, lang: str) -> bool:
    """Whether a character's name, given in its canonical form, is a plural: no "un" and no "una" can go before it."""
    return name in PLURAL.get(lang, ())


def of_kind_fr(noun: Noun, name: str) -> Noun:
    """ "Personnage du Village de la Feuille", "de l'Équipe 7", "de type Invocation"."""
    if name == ADJECTIVES["fr"]:
        return noun.adjective(KIND_RANK, name.lower())
    gender = BODIES["fr"].get(name.partition(" ")[0])
    return noun.complement(KIND_RANK, french.of(french.the(name, gender)) if gender else f"de type {name}")


def of_kind_it(noun: Noun, name: str) -> Noun:
    """ "Personaggio del Villaggio della Foglia", "del Team 7", "Personaggio Evocazione"."""
    if name == ADJECTIVES["it"]:
        return noun.adjective(KIND_RANK, name.lower())
    gender = BODIES["it"].get(name.partition(" ")[0])
    if gender is None:
        return noun.complement(HEAD_RANK, name)
    return noun.complement(KIND_RANK, italian.of(italian.the(name, gender)))


def player(seat: int, lang: str) -> str:
    return f"p{seat}"


def timing(line: Line, lang: str = "en") -> str:
    return timing_word(line.timing, lang)


def timing_word(number: int, lang: str = "en") -> str:
    """MAIN, UPGRADE, AMBUSH or SCORE as printed in that language."""
    word = TIMINGS[number]
    return TIMING_WORDS.get(lang, {}).get(word, word.upper())
