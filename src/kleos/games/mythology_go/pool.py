"""Putting the box together: from the tables of a card file to cards with effects and standing rules."""

from collections.abc import Callable
from functools import cache
from typing import Any

from kleos.cards.expressions import ExpressionError, Vocabulary
from kleos.cards.files import CardFile, is_texts, own_text
from kleos.cards.printed import FIELDS, read_printed
from kleos.engine.actions import Notation
from kleos.engine.frames import Library, Node
from kleos.engine.lines import Line
from kleos.games.mythology_go.cards import (
    RULES,
    Bonus,
    Card,
    ColourBonus,
    Copies,
    Draws,
    FreeSpell,
    Fusion,
    Indestructible,
    MoreDown,
    PointsFor,
    PointsForSpells,
    PointsIf,
    Pool,
    ReplacesLost,
    Resurrection,
    SavesOne,
    SeesUnused,
    Standing,
    Twice,
    TwoDivinities,
)
from kleos.games.mythology_go.deeds import (
    Copy,
    DestroyLowest,
    Draw,
    EveryonePlaces,
    Fetch,
    MayDestroy,
    MayDrain,
    Recolour,
    Redraw,
    SacrificeThenPlace,
    Swap,
    Transform,
    TurnOver,
)
from kleos.games.mythology_go.flow import register
from kleos.games.mythology_go.kinds import (
    ACTIVATED,
    ALWAYS,
    BELIEF,
    CARD_KINDS,
    CAST,
    COLOURLESS,
    COLOURS,
    COUNTED,
    CREATURE,
    DIVINITY,
    MOST_PLAYERS,
    ON_PLAY,
    ROUND_END,
    SHAPES,
    SLOTS,
    SPELL,
    TIMINGS,
    VERBS,
)
from kleos.games.mythology_go.vocabulary import vocabulary
from kleos.language.messages import Words, by

GAME = "mythology-go"
COLOUR_TABLE = "colours"
NEEDED = [["kind", "name", "colour", "value", "copies"], ["kind", "name", "copies", "lines"], ["kind", "name", "lines"],
          ["kind", "name", "lines"]]  # fmt: skip
ALLOWED = [
    [*NEEDED[CREATURE], "slots", "hidden", "lines", *FIELDS],
    [*NEEDED[SPELL], *FIELDS],
    [*NEEDED[DIVINITY], "identification", *FIELDS],
    [*NEEDED[BELIEF], *FIELDS],
]  # by kind of card
CARD_WORDS = frozenset(sum(ALLOWED, [COLOUR_TABLE, *CARD_KINDS]))  # by which a file of this game is known
RULING_FIELDS = ["kind", "colour", "value", "copies", "slots", "hidden", "identification", "lines"]
DRAWN_AT_MOST = 9  # cards a belief may let somebody draw
# Which effects may stand where, by kind of card and timing
PLACES: dict[tuple[int, int], tuple[type, ...]] = {
    (CREATURE, ON_PLAY): (Draw, MayDestroy, MayDrain),
    (CREATURE, ACTIVATED): (SacrificeThenPlace,),
    (CREATURE, ALWAYS): (Fusion, Indestructible, Resurrection),
    (CREATURE, ROUND_END): (Copy, Transform),
    (CREATURE, COUNTED): (Bonus, Copies),
    (SPELL, CAST): (Fetch, Swap, DestroyLowest, EveryonePlaces, Draw),
    (DIVINITY, COUNTED): (Twice, PointsIf, PointsFor, PointsForSpells),
    (BELIEF, ACTIVATED): (Redraw, TurnOver),
    (BELIEF, ALWAYS): (Draws, TwoDivinities, MoreDown, FreeSpell, SeesUnused, SavesOne, ReplacesLost),
    (BELIEF, ROUND_END): (Recolour,),
}


@cache
def standard_pool() -> Pool:
    """The box as it is known and reconstructed."""
    return read_pool("cards.toml", own_text(GAME))


def read_pool(name: str, text: str, change: Callable[[dict[str, Any]], None] | None = None) -> Pool:
    """The box a card file describes, its tables changed first if asked for; raises CardFileError with all that is wrong."""
    file = CardFile(name, text, GAME)
    if change is not None:
        change(file.data)
    words = vocabulary()
    colours = read_colours(file)
    ids = file.cards([COLOUR_TABLE])
    ids.sort(key=lambda id: kind_of(file.data[id]))  # otherwise in the order of the file
    library = Library()
    register(library)
    cards = []
    for index, id in enumerate(ids):
        card = read_card(file, index, id)
        good = card is not None
        if card is None:  # its lines are checked all the same, so that everything wrong is told at once
            card = Card(index, id, min(kind_of(file.data[id]), BELIEF), {}, COLOURLESS, 0, 1, 1, True, 0)
        if read_lines(file, card, words) and good:
            card.printed = read_printed(file, id, tellable(card))
        cards.append(card)
    if not file.problems:
        check_box(file, cards)
    file.finish()
    for card in cards:
        for line in card.lines:
            library.register(f"{card.id}/{line.number}", line)
    notation = Notation(list(VERBS), list(SHAPES), [card.id for card in cards], list(COLOURS), [])
    return Pool(cards, colours, notation, library, file.digest([], [*RULING_FIELDS, *COLOURS]))  # bonuses rule, too


def kind_of(entry: dict[str, Any]) -> int:
    kind = entry.get("kind")
    return CARD_KINDS.index(kind) if kind in CARD_KINDS else len(CARD_KINDS)


def read_colours(file: CardFile) -> list[ColourBonus]:
    """The bonus of each colour (MG-8.6)."""
    table = file.data.get(COLOUR_TABLE)
    if not isinstance(table, dict) or set(table) != set(COLOURS):
        file.problem(COLOUR_TABLE, Words("card-expected-colours", known=", ".join(COLOURS)))
        return []
    out = []
    for colour in COLOURS:
        entry = table[colour]
        rule = [name for name in RULES if isinstance(entry, dict) and name in entry]
        good = isinstance(entry, dict) and len(rule) == 1 and set(entry) == {*rule, "points"}
        if not good or not is_number(entry[rule[0]], 1, 99) or not is_number(entry["points"], -99, 99):
            file.field_problem(COLOUR_TABLE, colour, Words("card-expected-colour-bonus"))
            continue
        out.append(ColourBonus(RULES.index(rule[0]), entry[rule[0]], entry["points"]))
    return out


def is_number(value: Any, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most


def read_card(file: CardFile, index: int, id: str) -> Card | None:
    entry = file.data[id]
    kind = kind_of(entry)
    if kind == len(CARD_KINDS):
        if "kind" in entry:
            words = Words("card-expected-one-of", value=entry["kind"], known=", ".join(CARD_KINDS))
            file.field_problem(id, "kind", words)
        else:
            file.problem(id, Words("card-missing", fields="kind"))
        return None
    if not file.check_keys(id, entry, ALLOWED[kind], NEEDED[kind]):
        return None
    good = True
    for key, least, most in (("value", 0, 99), ("copies", 1, 99), ("slots", 1, SLOTS), ("identification", 1, 99)):
        if key in entry and not is_number(entry[key], least, most):
            file.field_problem(id, key, Words("card-expected-number", least=least, most=most))
            good = False
    if not is_texts(entry["name"]):
        file.field_problem(id, "name", Words("card-expected-names", example='{ en = "Harpy" }'))
        good = False
    if "colour" in entry and entry["colour"] not in COLOURS:
        words = Words("card-expected-one-of", value=entry["colour"], known=", ".join(COLOURS))
        file.field_problem(id, "colour", words)
        good = False
    if type(entry.get("hidden", True)) is not bool:
        file.field_problem(id, "hidden", Words("expected-flag", value=repr(entry["hidden"])[:60]))
        good = False
    if not good:
        return None
    colour = COLOURS.index(entry["colour"]) if kind == CREATURE else COLOURLESS
    may_hide = kind == CREATURE and entry.get("hidden", True)
    return Card(index, id, kind, entry["name"], colour, entry.get("value", 0), entry.get("copies", 1),
                entry.get("slots", 1) if kind == CREATURE else 0, may_hide, entry.get("identification", 0))  # fmt: skip


def tellable(card: Card) -> list[str]:
    """What can be published of a card beside its names: its facts, and each of its effects."""
    facts = [field for field in ALLOWED[card.kind] if field not in ("name", "lines", *FIELDS)]
    return facts + [f"line.{line.number}" for line in card.lines]


def check_box(file: CardFile, cards: list[Card]) -> None:
    """The box as a whole must serve two to eight players (section 2)."""
    divinities = len([card for card in cards if card.divinity])
    if divinities <= MOST_PLAYERS:
        file.problem("", by("MG-2.4", "box-divinities", count=divinities, least=MOST_PLAYERS + 1))
    beliefs = len([card for card in cards if card.belief])
    if beliefs <= MOST_PLAYERS:
        file.problem("", by("MG-2.5", "box-beliefs", count=beliefs, least=MOST_PLAYERS + 1))
    # What fields can hold, every slot with a pair, and a hand.
    least = 2 * SLOTS * MOST_PLAYERS // 2 + DRAWN_AT_MOST
    copies = sum(card.copies for card in cards if card.creature or card.spell)
    if copies < least:
        file.problem("", by("MG-2.3", "box-deck", count=copies, least=least))
    if not any(card.creature and card.slots == 1 and card.may_hide for card in cards):
        file.problem("", by("MG-5.1.6", "box-no-creature"))


def read_lines(file: CardFile, card: Card, words: Vocabulary) -> bool:
    """The effects of a card, and what follows from them; false if one is wrong."""

    def add(number: int, timing: int, effect: Node) -> None:
        card.lines.append(make_line(card, number, timing, effect))

    if not file.effects(card.id, TIMINGS, '[ { play = "draw(2)" } ]', words, add):
        return False
    for line in card.lines:
        compile_line(card, line)
    return True


def make_line(card: Card, number: int, timing: int, effect: Node) -> Line:
    """An effect stands where its kind of card and its timing allow it."""
    allowed = PLACES.get((card.kind, timing), ())
    if not isinstance(effect, allowed):
        words = Words("line-not-for-card", timing=TIMINGS[timing], kind=CARD_KINDS[card.kind])
        raise ExpressionError(words, 0)
    if isinstance(effect, Draws) and not 1 <= effect.count <= DRAWN_AT_MOST:
        raise ExpressionError(Words("card-expected-number", least=1, most=DRAWN_AT_MOST), 0)
    once = (ON_PLAY, CAST, ACTIVATED, ROUND_END)
    if timing in once and any(line.timing == timing for line in card.lines):
        raise ExpressionError(Words("line-second", timing=TIMINGS[timing]), 0)
    return Line(card.index, number, timing, effect, False)


def compile_line(card: Card, line: Line) -> None:
    """Sorts an effect by what it is for."""
    effect = line.effect
    if line.timing == ON_PLAY:
        card.on_play = line
    elif line.timing == CAST:
        card.cast = line
    elif line.timing == ACTIVATED:
        card.activated = line
    elif line.timing == ROUND_END:
        card.round_end = line
    elif isinstance(effect, Fusion):
        card.fuses = True
    elif isinstance(effect, Indestructible):
        card.indestructible = True
    elif isinstance(effect, Resurrection):
        card.resurrection = effect
    elif isinstance(effect, Bonus):
        card.bonuses.append(effect)
    elif isinstance(effect, Copies):
        card.copy_bonuses.append(effect)
    elif isinstance(effect, Draws):
        card.draws = effect.count
    elif isinstance(effect, MoreDown):
        card.more_down = effect.count
    elif isinstance(effect, TwoDivinities):
        card.two_divinities = True
    elif isinstance(effect, FreeSpell):
        card.free_spell = True
    elif isinstance(effect, SeesUnused):
        card.sees_unused = True
    elif isinstance(effect, SavesOne):
        card.saves_one = True
    elif isinstance(effect, ReplacesLost):
        card.replaces_lost = True
    else:
        assert isinstance(effect, Standing)
        card.divine.append(effect)
