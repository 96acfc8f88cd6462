"""How cards, players and places are called."""

import re
from functools import cache, lru_cache

from kleos.engine.lines import Line
from kleos.games.naruto_mythos import CATALOGUE
from kleos.games.naruto_mythos.cards import Card, Pool
from kleos.games.naruto_mythos.kinds import RANKS, TIMINGS
from kleos.language.languages import FALLBACK, GRAMMARS
from kleos.language.patterns import Entry
from kleos.words.phrases import in_language

HEAD_RANK = -2  # what goes with the head itself: "Personaggio Evocazione"
SEEN_RANK = 0  # hidden, upgraded
KIND_RANK = 2  # groups and keywords
TIMING_WORDS = [f"timing-{word}" for word in TIMINGS]


# Cards --------------------------------------------------------------------------------------------------------------
def card_name(card: Card, lang: str) -> str:
    return in_language(card.names, lang)


def title_alone(card: Card, lang: str) -> str:
    """The title without the name."""
    return within(in_language(card.titles, lang), lang)


def within(title: str, lang: str) -> str:
    """A title without a printed full stop at its end, since titles stand within sentences."""
    if title.endswith(".") and not title.endswith("..."):
        title = title[:-1]
    return GRAMMARS[lang].finished(title)


@lru_cache(maxsize=2048)  # options name the same cards again and again
def card_title(card: Card, lang: str) -> str:
    """Name and title of a character, title of a mission."""
    title = title_alone(card, lang)
    if card.is_mission:
        return title
    return CATALOGUE.say("card-title", lang, {"name": card_name(card, lang), "title": title})


def card_label(card: Card, lang: str) -> str:
    return labelled(
        in_language(card.titles, lang), "" if card.is_mission else in_language(card.names, lang), card.id, lang
    )


@lru_cache(maxsize=2048)  # log lines name the same cards again and again
def labelled(title: str, name: str, id: str, lang: str) -> str:
    title = within(title, lang)
    if name:
        title = CATALOGUE.say("card-title", lang, {"name": name, "title": title})
    return CATALOGUE.say("card-label", lang, {"title": title, "id": id})


def kind_name(names: dict[str, dict[str, str]], index: int, lang: str) -> str:
    """A group or keyword."""
    return in_language(list(names.values())[index], lang)


def name_in(pool: Pool, name: str, lang: str) -> str:
    """A character's name, given in its canonical form."""
    for card in pool.characters:
        if card.name == name:
            return card_name(card, lang)
    return name


@cache
def called(sort: str, name: str, lang: str) -> Entry | None:
    """What the language must know of a name, group or keyword: its term, if it has one."""
    return CATALOGUE.own(f"-{sort}-{re.sub('[^a-z0-9]+', '-', name.lower())}", lang)


def name_gender(name: str, lang: str) -> str:
    """Of a character's name, given in its canonical form."""
    term = called("name", name, lang)
    return (term.attribute("gender") if term else "") or "m"


def is_plural(name: str, lang: str) -> bool:
    """Whether a character's name, given in its canonical form, is a plural: no "un" and no "una" can go before it."""
    term = called("name", name, lang)
    return term is not None and term.attribute("number") == "many"


# Players and places -------------------------------------------------------------------------------------------------
def player(seat: int, lang: str) -> str:
    return f"p{seat}"


def rank(place: int) -> str:
    return RANKS[place]


# Lines --------------------------------------------------------------------------------------------------------------
def timing(line: Line, lang: str = FALLBACK) -> str:
    return timing_word(line.timing, lang)


@cache
def timing_word(number: int, lang: str = FALLBACK) -> str:
    """MAIN, UPGRADE, AMBUSH or SCORE as printed in that language."""
    return CATALOGUE.say(TIMING_WORDS[number], lang)
