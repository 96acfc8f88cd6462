"""What the library answers: typed, so that the browser's types can be made from it (docs/protocol.md)."""

from typing import Any

from msgspec import Struct

Id = str | int | bool


class Named(Struct):
    """A value and what it is called."""

    id: Id
    name: str


class ValueOffer(Struct):
    """What an option may be. `players` are the numbers of players with which it can be chosen, empty for any."""

    id: Id
    name: str
    players: list[int]


class OptionOffer(Struct):
    """A match option, or one entry of an option that is a list: its values with their names, the default first."""

    id: str
    name: str
    about: str
    values: list[ValueOffer]
    part: int | None  # which entry of the list it is
    seats: bool  # whether numbers among the values are seats, to be called by who sits there
    only: dict[str, Id]  # what other options must be for this one to be asked


class SideOffer(Struct):
    """What a player may bring: a starter deck, a hero, a mythology. `more` is for a second line."""

    id: str
    name: str
    about: str
    more: str
    most: int  # how many players of a match may bring it, 0 if all of them may


class BotOffer(Struct):
    id: str
    name: str
    about: str


class GameOffer(Struct):
    """A game, with all that a form for a new match needs."""

    id: str
    title: str
    about: str
    players: tuple[int, int]
    minutes: tuple[int, int]  # that a match of two takes
    difficulty: int  # of learning it, from 1 to 3
    difficulty_name: str
    options: list[OptionOffer]
    has_decks: bool
    has_scoring: bool  # whether points of real cards can be reckoned
    side_name: str
    sides: list[SideOffer]
    first_side: str  # the one to begin with; "" if that is nothing
    sides_only: dict[str, Id]  # what match options must be for players to bring any
    bots: list[BotOffer]  # the gentlest first
    first_bot: str


class Games(Struct):
    games: list[GameOffer]


class Fact(Struct):
    """A field of a card in words: "cost" 3, "keywords" Team 7, Jutsu."""

    id: str
    name: str
    text: str


class OriginInfo(Struct, omit_defaults=True):
    """Where a fact or a line of a card comes from: published, partly, ours (published, in our own words), reconstructed."""

    status: str
    words: str = ""  # which part is published, or how


class CardInfo(Struct):
    """A card. `facts` are for reading, `keys` for drawing and filtering: no language changes them."""

    id: str
    name: str
    title: str
    facts: list[Fact]
    keys: dict[str, Any]
    text: list[str]
    origins: dict[str, OriginInfo]  # of name, title and the facts, as they are told in this language
    text_origins: list[OriginInfo]  # of each line of the text
    reconstructed: bool  # whether what is not published is a guess, and not just our own wording
    rulings: list[str]  # the clauses that speak of this card, its own first


class FilterOffer(Struct):
    """A card fits a value if its key of this id is the value, or is a list that holds it."""

    id: str
    name: str
    values: list[Named]


class Cards(Struct):
    game: str
    note: str  # which facts are published ones and which are our own
    file: str  # which card file they are from, in words; "" for those that come with the game
    filters: list[FilterOffer]
    cards: list[CardInfo]


class ClauseInfo(Struct):
    id: str
    text: str
    lang: str  # which it is written in: English where nobody has translated it
    source: str


class SectionInfo(Struct):
    """A section of the rules; one of level 2 belongs to the last one of level 1 before it."""

    id: str
    level: int
    title: str
    clauses: list[ClauseInfo]
    notation: bool  # whether it is about how programs write things down


class Term(Struct):
    """A word of the game in all languages."""

    en: str
    fr: str
    it: str


class RulesInfo(Struct):
    game: str
    note: str  # what the clauses are, and in which languages
    sections: list[SectionInfo]
    terms: list[Term]


class ParagraphInfo(Struct):
    text: str
    clauses: list[str]


class ChapterInfo(Struct):
    id: str
    title: str
    paragraphs: list[ParagraphInfo]


class GuideInfo(Struct):
    game: str
    chapters: list[ChapterInfo]


class EntryInfo(Struct):
    """What a sign or a word means."""

    id: str
    name: str
    text: str
    words: list[str]  # by which the texts of cards call it
    sign: str  # the drawing that stands for it, "" if there is none
    first: bool  # whether a newcomer is shown it
    clauses: list[str]


class GlossaryInfo(Struct):
    game: str
    goal: EntryInfo  # how the game is won
    entries: list[EntryInfo]


# Decks ----------------------------------------------------------------------------------------------------------------
class DeckProblem(Struct):
    """What is wrong with a deck: the words, the clause that says so, and where: a line of the text, a card, or neither."""

    text: str
    clause: str
    line: int | None
    card: str


class CardCount(Struct):
    id: str
    count: int


class DeckReport(Struct):
    """A deck that was looked at: what could be read of it, and everything the rules have against it."""

    problems: list[DeckProblem]
    name: str
    size: int
    cards: list[CardCount]
    missions: list[str]
    summary: list[str]  # of a legal deck
    text: str  # tidied up, with the names of the cards in the language


class DeckInfo(Struct):
    """A deck of a person."""

    id: str
    game: str
    name: str
    text: str
    legal: bool
    changed: int  # when, in milliseconds since 1970


class Decks(Struct):
    decks: list[DeckInfo]


# Errors ---------------------------------------------------------------------------------------------------------------
class Problem(Struct):
    code: str
    text: str
    clause: str = ""
    field: str = ""  # the part of the request that is wrong, where one is: seats.1.deck


class Failed(Struct):
    error: Problem
