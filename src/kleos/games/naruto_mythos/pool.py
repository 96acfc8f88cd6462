"""Putting the card pool together: from the tables of a card file to cards with lines and standing rules."""

from functools import cache

from kleos.cards.expressions import ExpressionError, Vocabulary
from kleos.cards.files import CardFile, is_texts, own_text
from kleos.effects.control import Sequence
from kleos.engine.actions import Notation
from kleos.engine.frames import Library, Node
from kleos.engine.lines import Line
from kleos.games.naruto_mythos.cards import (
    Bonus,
    Card,
    ChakraBonus,
    Cheaper,
    Discount,
    Instead,
    May,
    Modifier,
    Must,
    Over,
    Pool,
    RepeatMain,
    Rule,
    Standing,
    Tax,
    Whenever,
)
from kleos.games.naruto_mythos.flow import register
from kleos.games.naruto_mythos.kinds import HIDE, MAIN, PLAY, RANKS, ROUNDS, SCORE, SHAPES, TIMINGS, UPGRADE, VERBS
from kleos.games.naruto_mythos.showing import Repeat, copies_lines
from kleos.games.naruto_mythos.vocabulary import vocabulary
from kleos.language.messages import Words

GAME = "naruto-mythos"
CHARACTER_FIELDS = ["name", "names", "title", "cost", "power", "rarity", "group", "keywords", "lines"]
MISSION_FIELDS = ["title", "points", "lines"]
TABLES = ["groups", "keywords"]
CARD_WORDS = frozenset([*CHARACTER_FIELDS, *MISSION_FIELDS, *TABLES])  # by which a file of this game is known
MOST = 99  # the greatest number on a card
RULING_FIELDS = ["name", "cost", "power", "points", "group", "keywords", "lines"]  # what play depends on


@cache
def standard_pool() -> Pool:
    """The published set."""
    return read_pool("cards.toml", own_text(GAME))


def read_pool(name: str, text: str) -> Pool:
    """The pool a card file describes; raises CardFileError with everything that is wrong."""
    file = CardFile(name, text, GAME)
    groups = file.names("groups", '{ en = "Leaf Village" }', lambda: standard_pool().groups)
    keywords = file.names("keywords", '{ en = "Hokage" }', lambda: standard_pool().keywords)
    words = vocabulary(list(groups), list(keywords))
    ids = file.some_cards(TABLES)
    characters = sorted([id for id in ids if "points" not in file.data[id]])
    missions = sorted([id for id in ids if "points" in file.data[id]])
    called = sorted({str(file.data[id].get("name", "")) for id in characters})
    names = {name: number for number, name in enumerate(called)}
    library = Library()
    register(library)
    cards = []
    for index, id in enumerate(characters + missions):
        card = read_card(file, index, id, names, list(groups), list(keywords))
        if card is None:  # its lines are checked all the same, so that everything wrong is told at once
            card = Card(index, id, "", -1, {}, 0, 0, "", 0, 0, -1, {})
        read_lines(file, card, words)
        cards.append(card)
    file.finish()
    for card in cards:
        for line in card.lines:
            library.register(f"{card.id}/{line.number}", line)
        for line in card.merged:
            if line not in card.lines:
                library.register(f"{card.id}/{line.number}+", line)
    notation = Notation(list(VERBS), list(SHAPES), [card.id for card in cards], list(RANKS), [])
    for card in cards:
        card.plays = [notation.action(PLAY, card.index, place) for place in range(ROUNDS)]
        card.hides = [notation.action(HIDE, card.index, place) for place in range(ROUNDS)]
    return Pool(cards, groups, keywords, notation, library, file.digest(TABLES, RULING_FIELDS))


def read_card(
    file: CardFile, index: int, id: str, names: dict[str, int], groups: list[str], keywords: list[str]
) -> Card | None:
    entry = file.data[id]
    mission = "points" in entry
    fields = MISSION_FIELDS if mission else CHARACTER_FIELDS
    needed = ["title", "points"] if mission else ["name", "title", "cost", "power", "group"]
    if not file.check_keys(id, entry, fields, needed):
        return None
    good = True
    for key in ("cost", "power", "points"):
        if key in entry and not (type(entry[key]) is int and 0 <= entry[key] <= MOST):
            file.field_problem(id, key, Words("card-expected-number", least=0, most=MOST))
            good = False
    if not is_texts(entry["title"]):
        file.field_problem(id, "title", Words("card-expected-titles", example='{ en = "The Professor" }'))
        good = False
    if mission:
        title = entry["title"]
        if not good:
            return None
        return Card(index, id, title["en"], -1, title, 0, 0, "", 0, -1, entry["points"], title)
    if not isinstance(entry["name"], str) or not entry["name"]:
        file.field_problem(id, "name", Words("card-expected-text"))
        return None
    known_as = entry.get("names", {})
    if not isinstance(known_as, dict) or not is_texts({"en": entry["name"], **known_as}):
        file.field_problem(id, "names", Words("card-expected-names", example='{ fr = "Naruto Uzumaki" }'))
        good = False
    if not isinstance(entry.get("rarity", ""), str):
        file.field_problem(id, "rarity", Words("card-expected-text"))
        good = False
    if entry["group"] not in groups:
        file.field_problem(id, "group", Words("card-group", group=entry["group"], known=", ".join(groups)))
        good = False
    mask = 0
    listed = entry.get("keywords", [])
    for keyword in listed if isinstance(listed, list) else [listed]:
        if keyword not in keywords:
            file.field_problem(id, "keywords", Words("card-keyword", keyword=keyword, known=", ".join(keywords)))
            good = False
        else:
            mask |= 1 << keywords.index(keyword)
    if not good:
        return None
    name = entry["name"]
    return Card(index, id, name, names[name], entry["title"], entry["cost"], entry["power"],
                entry.get("rarity", ""), mask, groups.index(entry["group"]), -1, {"en": name, **known_as})  # fmt: skip


def read_lines(file: CardFile, card: Card, words: Vocabulary) -> None:
    """The lines of a card, and what follows from them."""

    def add(number: int, timing: int, effect: Node) -> None:
        card.lines.append(make_line(card, number, timing, effect))

    if file.effects(card.id, TIMINGS, '[ { main = "draw(1)" } ]', words, add):
        compile_lines(card)


def make_line(card: Card, number: int, timing: int, effect: Node) -> Line:
    mandatory = isinstance(effect, (Must, Standing))
    if isinstance(effect, Must):
        effect = effect.effect
    if isinstance(effect, Whenever):
        mandatory = not effect.optional
    if isinstance(effect, May):
        raise ExpressionError(Words("line-may"), 0)
    if isinstance(effect, RepeatMain):
        mains = [
            line for line in card.lines if line.timing == MAIN and not isinstance(line.effect, (Standing, Modifier))
        ]
        if not mains:
            raise ExpressionError(Words("line-repeat"), 0)
        effect = Repeat(mains[0].effect)
    if isinstance(effect, Modifier):
        if timing != UPGRADE:
            raise ExpressionError(Words("line-upgrade"), 0)
        if not [line for line in card.lines if line.timing == effect.timing]:
            raise ExpressionError(Words("line-change", timing=TIMINGS[effect.timing].upper()), 0)
    check_inside(effect)
    return Line(card.index, number, timing, effect, not mandatory)


def check_inside(effect: Node) -> None:
    """Marks and continuous effects have their place at the top of a line."""
    for part in effect.parts():
        if isinstance(part, (Must, May, RepeatMain, Standing, Modifier)):
            raise ExpressionError(Words("line-inside"), 0)
        check_inside(part)


def compile_lines(card: Card) -> None:
    """Sorts the lines of a card by what they are for."""
    for line in card.lines:
        effect = line.effect
        if isinstance(effect, Standing):
            compile_standing(card, line, effect)
        elif isinstance(effect, Modifier):
            continue
        elif line.timing == SCORE:
            card.scores.append(line)
        else:
            card.plain.append(line)
            card.merged.append(merge(card, line))
            if not copies_lines(effect):
                card.copyable.append(line)  # NM-6.91, NM-6.93


def merge(card: Card, line: Line) -> Line:
    """A line as an upgrade carries it out: with the modifiers of its card (NM-6.85)."""
    for other in card.lines:
        change = other.effect
        if isinstance(change, Modifier) and change.timing == line.timing:
            effect = Sequence([line.effect, change.effect]) if change.added else change.effect
            return Line(card.index, line.number, line.timing, effect, line.optional)
    return line


def compile_standing(card: Card, line: Line, effect: Standing) -> None:
    if isinstance(effect, Bonus):
        card.bonuses.append(effect)
    elif isinstance(effect, ChakraBonus):
        card.chakra.append(effect)
    elif isinstance(effect, Rule):
        card.rules |= effect.flag
    elif isinstance(effect, Over):
        card.over = effect
    elif isinstance(effect, Tax):
        card.tax += effect.amount
    elif isinstance(effect, Discount):
        card.discounts.append(effect)
    elif isinstance(effect, Cheaper):
        card.cheaper.append(effect)
    elif isinstance(effect, Instead):
        card.insteads.append(effect)
    elif isinstance(effect, Whenever):
        card.triggers.append(line)
        card.watches |= 1 << effect.event
