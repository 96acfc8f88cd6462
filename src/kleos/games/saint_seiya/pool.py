"""Putting the box together: from the tables of a card file to cards with lines and standing rules."""

from functools import cache
from typing import Any

from kleos.cards.expressions import ExpressionError, Vocabulary
from kleos.cards.files import CardFile, is_texts, own_text
from kleos.engine.actions import Notation
from kleos.engine.frames import Library, Node
from kleos.engine.lines import Line
from kleos.games.documents import shorten
from kleos.games.saint_seiya.cards import (
    ARMOUR,
    CHARACTER,
    FIRST_CLASS,
    FIRST_HERO,
    FIRST_RANK,
    HERO,
    KNIGHT,
    Bonus,
    Card,
    Doubles,
    FacedCheaper,
    Forbids,
    GrantsCost,
    NeedsFighters,
    NoHealing,
    Points,
    Pool,
    Protects,
    SelfCheaper,
    Standing,
    Toll,
)
from kleos.games.saint_seiya.flow import register
from kleos.games.saint_seiya.kinds import (
    ACQUIRED,
    ARRIVAL,
    DEFEATED,
    EQUIP,
    HEROES,
    IN_PLAY,
    ON_PLAY,
    ON_TERRAIN,
    PLACES,
    PLAY,
    RANKS,
    SCORE,
    SHAPES,
    TIMINGS,
    VERBS,
)
from kleos.games.saint_seiya.vocabulary import vocabulary
from kleos.language.messages import Words

GAME = "saint-seiya"
CLASSES = "classes"
FIELDS = ["number", "name", "class", "rank", "hero", "copies", "cost", "value", "points", "flame", "lines"]
NEEDED = ["number", "name", "rank", "copies", "points"]
CARD_WORDS = frozenset([*FIELDS, CLASSES])  # by which a file of this game is known
RULING_FIELDS = ["number", "class", "rank", "hero", "copies", "cost", "value", "points", "flame", "lines"]
WHERE = {
    IN_PLAY: (Bonus, Doubles, Protects, FacedCheaper),
    ON_TERRAIN: (SelfCheaper, GrantsCost, NeedsFighters, Toll, Forbids, NoHealing),
    SCORE: (Points,),
}  # the continuous effects that may stand in each kind of line


@cache
def standard_pool() -> Pool:
    """The published box."""
    return read_pool("cards.toml", own_text(GAME))


def read_pool(name: str, text: str) -> Pool:
    """The box a card file describes; raises CardFileError with everything that is wrong."""
    file = CardFile(name, text, GAME)
    classes = file.names(CLASSES, '{ en = "Gold Knight" }', lambda: standard_pool().classes)
    words = vocabulary(list(classes))
    ids = file.some_cards([CLASSES])
    ids.sort(key=lambda id: (number_of(file.data[id]), id))
    library = Library()
    register(library)
    cards = []
    numbers: dict[int, str] = {}
    for index, id in enumerate(ids):
        card = read_card(file, index, id, list(classes))
        if card is None:  # its lines are checked all the same, so that everything wrong is told at once
            card = Card(index, id, 0, {}, CHARACTER, 0, "", -1, 1, -1, -1, -1, -1, 0, 0, False)
        elif card.number in numbers:
            file.field_problem(id, "number", Words("card-number-twice", number=card.number, other=numbers[card.number]))
        numbers.setdefault(card.number, id)
        read_lines(file, card, words)
        cards.append(card)
    file.finish()
    for card in cards:
        for line in card.lines:
            library.register(f"{card.id}/{line.number}", line)
    notation = Notation(list(VERBS), list(SHAPES), [card.id for card in cards], [str(i + 1) for i in range(PLACES)], [])
    for card in cards:
        if card.armour:
            card.equip = notation.action(EQUIP, card.index)
        else:
            card.plays = [notation.action(PLAY, card.index, place) for place in range(PLACES)]
    return Pool(cards, classes, notation, library, file.digest([CLASSES], RULING_FIELDS))


def number_of(entry: dict[str, Any]) -> int:
    number = entry.get("number")
    return number if type(number) is int else 0


def read_card(file: CardFile, index: int, id: str, classes: list[str]) -> Card | None:
    entry = file.data[id]
    if not file.check_keys(id, entry, FIELDS, NEEDED):
        return None
    good = True
    for key, least, most in (("number", 1, 999), ("copies", 1, 99), ("points", -99, 99)):
        if type(entry[key]) is not int or not least <= entry[key] <= most:
            file.field_problem(id, key, Words("card-expected-number", least=least, most=most))
            good = False
    if not is_texts(entry["name"]):
        file.field_problem(id, "name", Words("card-expected-names", example='{ en = "Athena" }'))
        good = False
    for key, known in (("rank", RANKS), ("hero", HEROES), ("class", classes)):
        if key in entry and entry[key] not in known:
            file.field_problem(id, key, Words("card-expected-one-of", value=entry[key], known=", ".join(known)))
            good = False
    if type(entry.get("flame", False)) is not bool:
        file.field_problem(id, "flame", Words("expected-flag", value=shorten(entry["flame"])))
        good = False
    cost = read_numbers(file, id, "cost", ["force", "cosmos"])
    value = read_numbers(file, id, "value", ["force", "cosmos", "heal"])
    if not good or cost is None or value is None:
        return None
    klass = entry.get("class", "")
    hero = HEROES.index(entry["hero"]) if "hero" in entry else -1
    rank = RANKS.index(entry["rank"])
    return Card(index, id, entry["number"], entry["name"], traits_of(klass, classes, rank, hero), rank, klass, hero,
                entry["copies"], cost["force"], cost["cosmos"], value["force"], value["cosmos"], max(value["heal"], 0),
                entry["points"], entry.get("flame", False))  # fmt: skip


def read_numbers(file: CardFile, id: str, key: str, names: list[str]) -> dict[str, int] | None:
    """Costs or values, -1 where nothing is printed."""
    given = file.data[id].get(key, {})
    if not isinstance(given, dict) or any(name not in names for name in given):
        file.field_problem(id, key, Words("card-expected-numbers", known=", ".join(names)))
        return None
    if any(type(number) is not int or not 0 <= number <= 99 for number in given.values()):
        file.field_problem(id, key, Words("card-expected-number", least=0, most=99))
        return None
    return {name: given.get(name, -1) for name in names}


def traits_of(klass: str, classes: list[str], rank: int, hero: int) -> int:
    """What a card is (SS-1.4, SS-1.9 to SS-1.12): its class says by its words whether it is an armour, Knight or Hero."""
    words = klass.split("-")
    traits = FIRST_RANK << rank
    if klass:
        traits |= FIRST_CLASS << classes.index(klass)
    if "armour" in words:
        return traits | ARMOUR
    traits |= CHARACTER
    if "knight" in words:
        traits |= KNIGHT
    if "hero" in words:
        traits |= HERO
        if hero >= 0:
            traits |= FIRST_HERO << hero  # SS-1.11: armours are not meant
    return traits


def read_lines(file: CardFile, card: Card, words: Vocabulary) -> None:
    """The lines of a card, and what follows from them."""

    def add(number: int, timing: int, effect: Node) -> None:
        card.lines.append(make_line(card, number, timing, effect))

    if file.effects(card.id, TIMINGS, '[ { on_play = "draw(1)" } ]', words, add):
        for line in card.lines:
            compile_line(card, line)


def make_line(card: Card, number: int, timing: int, effect: Node) -> Line:
    continuous = WHERE.get(timing)
    if continuous is not None and not isinstance(effect, continuous):
        raise ExpressionError(Words("line-not-here", timing=TIMINGS[timing]), 0)
    if continuous is None and isinstance(effect, Standing):
        raise ExpressionError(Words("line-not-continuous", timing=TIMINGS[timing]), 0)
    check_inside(effect)
    return Line(card.index, number, timing, effect, timing in (ON_PLAY, ACQUIRED))  # SS-6.4, SS-6.5


def check_inside(effect: Node) -> None:
    for part in effect.parts():
        if isinstance(part, Standing):
            raise ExpressionError(Words("line-continuous-inside"), 0)
        check_inside(part)


def compile_line(card: Card, line: Line) -> None:
    """Sorts a line by what it is for."""
    effect = line.effect
    if line.timing == ARRIVAL:
        card.arrival = line
    elif line.timing == DEFEATED:
        card.defeated = line
    elif line.timing == ON_PLAY:
        card.on_play = line
    elif line.timing == ACQUIRED:
        card.acquired = line
    elif isinstance(effect, Bonus):
        card.bonuses.append(effect)
        card.shapes_values = True
    elif isinstance(effect, Doubles):
        card.doubles = effect
        card.shapes_values = True
    elif isinstance(effect, Protects):
        card.protects = effect
    elif isinstance(effect, FacedCheaper):
        card.faced_cheaper = effect
    elif isinstance(effect, SelfCheaper):
        card.self_cheaper = effect
    elif isinstance(effect, GrantsCost):
        card.grants_cost = effect
    elif isinstance(effect, NeedsFighters):
        card.needs = effect.count
    elif isinstance(effect, Toll):
        card.tolls = line
    elif isinstance(effect, Forbids):
        card.forbids = effect
    elif isinstance(effect, NoHealing):
        card.forbids_healing = True
    elif isinstance(effect, Points):
        card.scores.append(effect)
    else:
        card.activation = line
