"""How cards, classes, ranks, players and places are called."""

from functools import lru_cache
from typing import Any

from kleos.engine.lines import Line
from kleos.games.saint_seiya import CATALOGUE
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
from kleos.games.saint_seiya.kinds import CURRENCIES, HEROES, RANKS, TIMINGS
from kleos.language.languages import GRAMMARS
from kleos.language.nouns import Noun
from kleos.language.patterns import Entry
from kleos.words.phrases import Speaker, check_language, in_language

HEADS = {CHARACTER: "character", ARMOUR: "armour", KNIGHT: "knight", HERO: "hero"}  # the terms of types


def say(id: str, lang: str, /, **values: Any) -> str:
    """An entry of the game's catalogue."""
    return CATALOGUE.find(id, lang).say(values)


# Cards --------------------------------------------------------------------------------------------------------------
def card_name(card: Card, lang: str) -> str:
    return in_language(card.names, lang)


@lru_cache(maxsize=1024)  # asked for in every line
def card_label(card: Card, lang: str) -> str:
    """The name; Hero cards, two of which bear one name, with their rank."""
    name = card_name(card, lang)
    return say("card-of-rank", lang, name=name, rank=rank_name(card.rank, lang)) if card.is_(HERO) else name


@lru_cache(maxsize=1024)
def the_card(card: Card, lang: str) -> str:
    """The label within a sentence: one that begins with the word for an armour takes an article, "l'Armure du Lion"."""
    label = card_label(card, lang)
    armour = CATALOGUE.find("-armour", lang).noun()
    return GRAMMARS[lang].the(label, armour.gender) if label.startswith(armour.one) else label


def named(card: Card, speaker: Speaker) -> Noun:
    """The name as a noun: "une Spica"."""
    name = card_name(card, speaker.lang)
    own = own_term(f"-name-{card.id}", speaker.lang)
    gender = own.attribute("gender") if own is not None else speaker.term("armour").gender if card.armour else "m"
    return Noun(name, name, gender)


def own_term(id: str, lang: str) -> Entry | None:
    """A term that stands only in languages which cannot tell gender or plural from the name."""
    return CATALOGUE.find(id, lang) if CATALOGUE.knows(id, lang) else None


# What cards are -----------------------------------------------------------------------------------------------------
def class_name(card: Card, pool: Pool, lang: str) -> str:
    check_language(lang)
    return name_of_class(card.klass, pool, lang) if card.klass else ""


def name_of_class(word: str, pool: Pool, lang: str) -> str:
    return in_language(pool.classes[word], lang)


def class_noun(word: str, speaker: Speaker) -> Noun:
    """A class as a noun: "Chevalier Noir", "Chevaliers Noirs"."""
    name = name_of_class(word, speaker.cards, speaker.lang)
    own = own_term(f"-class-{word}", speaker.lang)
    many = own.attribute("many") if own is not None and own.say() == name else speaker.grammar.several_of(name)
    armour = speaker.term("armour")
    return Noun(name, many, armour.gender if name.startswith(armour.one) else "m")


def hero_noun(hero: int, speaker: Speaker) -> Noun:
    """A card of a hero, whatever its rank (SS-1.11)."""
    return speaker.catalogue.find("hero-card", speaker.lang).noun_of({"hero": hero_name(hero)})


def hero_name(hero: int) -> str:
    return HEROES[hero].capitalize()


def rank_name(rank: int, lang: str) -> str:
    check_language(lang)
    return say(f"rank-{RANKS[rank]}", lang)


def rank_of(trait: int) -> int:
    """The rank a trait stands for, -1 if it stands for something else."""
    for rank in range(len(RANKS)):
        if trait == FIRST_RANK << rank:
            return rank
    return -1


def trait_noun(trait: int, speaker: Speaker) -> Noun:
    """What a type, class or hero is called."""
    if trait in HEADS:
        return speaker.term(HEADS[trait])
    if trait < FIRST_CLASS:
        return hero_noun((trait // FIRST_HERO).bit_length() - 1, speaker)
    return class_noun(list(speaker.cards.classes)[(trait // FIRST_CLASS).bit_length() - 1], speaker)


# Others -------------------------------------------------------------------------------------------------------------
def player(seat: int) -> str:
    return f"p{seat}"


def timing(line: Line, lang: str) -> str:
    check_language(lang)
    return say(f"timing-{TIMINGS[line.timing]}", lang)


def cost_cut(force: int, cosmos: int, lang: str, id: str = "so-much") -> list[str]:
    """ "2 Force", "2 Cosmos"."""
    amounts = zip((force, cosmos), CURRENCIES, strict=True)
    return [say(id, lang, number=number, currency=currency) for number, currency in amounts if number]


def so_much_less(force: int, cosmos: int, lang: str) -> list[str]:
    """ "2 Force less", "2 Cosmos less"."""
    return cost_cut(force, cosmos, lang, "so-much-less")
