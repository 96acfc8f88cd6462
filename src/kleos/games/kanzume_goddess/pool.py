"""Putting the box together: from the tables of a card file to cards with abilities and Bonds."""

from functools import cache
from typing import Any

from kleos.cards.expressions import ExpressionError, Vocabulary
from kleos.cards.files import CardFile, is_texts, own_text
from kleos.cards.printed import FIELDS, read_printed
from kleos.engine.actions import Notation
from kleos.engine.frames import Library, Node
from kleos.engine.lines import Line
from kleos.games.kanzume_goddess.cards import (
    AttackBonus,
    Card,
    DefenceBonus,
    EndDraw,
    FirstAttack,
    FirstGain,
    FromNetherworld,
    Pool,
    Standing,
    WhenDiscarding,
    is_reaction,
)
from kleos.games.kanzume_goddess.deeds import Aimed, Attacks, Banish, ByTarget, Cancel, Limited, Price, Weaken
from kleos.games.kanzume_goddess.flow import register
from kleos.games.kanzume_goddess.kinds import (
    ACTION,
    ANSWER,
    ASK_DISCARD_PHASE,
    ASK_END,
    AT_DISCARD,
    AT_RECRUIT,
    AT_START,
    BOND,
    CARD_KINDS,
    COLOURLESS,
    COLOURS,
    FIRST_REACTION,
    GOD,
    GODS_OF_A_MYTHOLOGY,
    LIMITS,
    MOST_PLAYERS,
    MYTHOLOGIES,
    PER_ATTACK,
    PILE_NAMES,
    PILE_SIZE,
    PILES,
    SHAPES,
    TIMINGS,
    VERBS,
    WARRIOR,
)
from kleos.games.kanzume_goddess.vocabulary import vocabulary
from kleos.language.messages import Words, by

GAME = "kanzume-goddess"
NEEDED = [
    ["kind", "name", "colour", "follow", "cost", "copies"],
    ["kind", "name", "cost", "copies"],
    ["kind", "name", "number", "mythology"],
]  # by kind of card
ALLOWED = [
    [*NEEDED[0], "lines", *FIELDS],
    [*NEEDED[1], "start", "lines", *FIELDS],
    [*NEEDED[2], "lines", *FIELDS],
]
UNWRITTEN = [[], ["colour", "follow"], ["copies"]]  # by kind: facts that need no field, since all its cards share them
CARD_WORDS = frozenset(sum(ALLOWED, list(CARD_KINDS)))  # by which a file of this game is known
RULING_FIELDS = ["kind", "number", "mythology", "colour", "follow", "cost", "copies", "start", "lines"]
ONLY_GODS = (AT_START, AT_RECRUIT, AT_DISCARD)
BONDS_OF_GODS = (FirstAttack, FirstGain, EndDraw, WhenDiscarding, FromNetherworld)
BONDS_OF_CARDS = (AttackBonus, DefenceBonus)


@cache
def standard_pool() -> Pool:
    """The box as it is known and reconstructed."""
    return read_pool("cards.toml", own_text(GAME))


def read_pool(name: str, text: str) -> Pool:
    """The box a card file describes; raises CardFileError with everything that is wrong."""
    file = CardFile(name, text, GAME)
    words = vocabulary()
    ids = file.cards([])
    ids.sort(key=lambda id: (file.data[id].get("kind") == CARD_KINDS[GOD], id))  # KG-13.20
    library = Library()
    register(library)
    cards = []
    for index, id in enumerate(ids):
        card = read_card(file, index, id)
        good = card is not None
        if card is None:  # its lines are checked all the same, so that everything wrong is told at once
            kind = file.data[id].get("kind")
            card = blank(index, id, CARD_KINDS.index(kind) if kind in CARD_KINDS else WARRIOR)
        read_lines(file, card, words)
        if good:
            card.printed = read_printed(file, id, tellable(file, card))
        cards.append(card)
    if not file.problems:
        check_box(file, cards)
    file.finish()
    for card in cards:
        for line in card.lines:
            library.register(f"{card.id}/{line.number}", line)
    abilities = [f"{card.id}.{line.number}" for card in cards if card.god for line in card.lines]
    notation = Notation(list(VERBS), list(SHAPES), [card.id for card in cards], list(PILE_NAMES), abilities)
    pool = Pool(cards, notation, library, file.digest([], RULING_FIELDS))
    for card in cards:
        for line in card.lines:
            if isinstance(line.effect, Limited):
                line.effect.ability = pool.ability_of(card.index, line.number)
            if line is card.netherworld_line:
                card.netherworld_ability = pool.ability_of(card.index, line.number)
    return pool


def blank(index: int, id: str, kind: int) -> Card:
    return Card(index, id, kind, {}, "", -1, COLOURLESS, (), 0, 1, 0)


def read_card(file: CardFile, index: int, id: str) -> Card | None:
    entry = file.data[id]
    if entry.get("kind") not in CARD_KINDS:
        if "kind" in entry:
            words = Words("card-expected-one-of", value=entry["kind"], known=", ".join(CARD_KINDS))
            file.field_problem(id, "kind", words)
        else:
            file.problem(id, Words("card-missing", fields="kind"))
        return None
    kind = CARD_KINDS.index(entry["kind"])
    if not file.check_keys(id, entry, ALLOWED[kind], NEEDED[kind]):
        return None
    good = True
    for key, least, most in (("cost", 0, 99), ("copies", 1, 99), ("start", 0, 99)):
        if key in entry and (type(entry[key]) is not int or not least <= entry[key] <= most):
            file.field_problem(id, key, Words("card-expected-number", least=least, most=most))
            good = False
    if not is_texts(entry["name"]):
        file.field_problem(id, "name", Words("card-expected-names", example='{ en = "Aries" }'))
        good = False
    for key, known in (("mythology", MYTHOLOGIES), ("colour", COLOURS)):
        if key in entry and entry[key] not in known:
            file.field_problem(id, key, Words("card-expected-one-of", value=entry[key], known=", ".join(known)))
            good = False
    follow = entry.get("follow", [])
    if "follow" in entry and not is_follow(follow):
        file.field_problem(id, "follow", by("KG-1.5", "card-expected-follow", known=", ".join(COLOURS)))
        good = False
    if "number" in entry and not isinstance(entry["number"], str):
        file.field_problem(id, "number", Words("card-expected-god-number"))
        good = False
    if not good:
        return None
    mythology = MYTHOLOGIES.index(entry["mythology"]) if kind == GOD else -1
    colour = COLOURS.index(entry["colour"]) if kind == WARRIOR else COLOURLESS
    symbols = tuple([COLOURS.index(symbol) for symbol in follow])
    return Card(index, id, kind, entry["name"], entry.get("number", ""), mythology, colour, symbols,
                entry.get("cost", -1), entry.get("copies", 1), entry.get("start", 0))  # fmt: skip


def is_follow(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(symbol in COLOURS for symbol in value)


def tellable(file: CardFile, card: Card) -> list[str]:
    """What can be published of a card beside its names: its facts, and each of its abilities."""
    facts = [field for field in ALLOWED[card.kind] if field not in ("name", "lines", *FIELDS)]
    lines = file.data[card.id].get("lines", [])
    # One that cannot be read is there all the same, and complained of already.
    count = len(lines) if isinstance(lines, list) else 0
    return facts + UNWRITTEN[card.kind] + [f"ability.{number}" for number in range(1, count + 1)]


def check_box(file: CardFile, cards: list[Card]) -> None:
    """The box as a whole must serve two to six players (KG-1.1)."""
    warriors = sum(card.copies for card in cards if card.warrior)
    if warriors != PILES * PILE_SIZE:
        file.problem("", by("KG-3.20", "box-warriors", count=warriors, expected=PILES * PILE_SIZE))
    for side, mythology in enumerate(MYTHOLOGIES):
        count = len([card for card in cards if card.god and card.mythology == side])
        if count != GODS_OF_A_MYTHOLOGY:
            words = by("KG-1.1", "box-gods", mythology=mythology, count=count, expected=GODS_OF_A_MYTHOLOGY)
            file.problem("", words)
    for card in cards:
        if card.disciple and card.start * MOST_PLAYERS > card.copies:
            file.field_problem(card.id, "start", by("KG-2.3", "box-start", most=card.copies // MOST_PLAYERS))
    if not any(card.start for card in cards):
        file.problem("", by("KG-2.2", "box-no-start"))


def read_lines(file: CardFile, card: Card, words: Vocabulary) -> None:
    """The abilities of a card, and what follows from them."""

    def add(number: int, timing: int, effect: Node) -> None:
        card.lines.append(make_line(card, number, timing, effect))

    if file.effects(card.id, TIMINGS, '[ { action = "attack(3)" } ]', words, add):
        for line in card.lines:
            compile_line(card, line)


def make_line(card: Card, number: int, timing: int, effect: Node) -> Line:
    """Checks that the effect can stand where it does, and sees to its target (KG-5.34)."""
    bond = isinstance(effect, Standing)
    if bond != (timing == BOND):
        raise ExpressionError(Words("line-is-bond" if bond else "line-no-bond", timing=TIMINGS[timing]), 0)
    if timing in ONLY_GODS and not card.god:
        raise ExpressionError(Words("line-only-gods", timing=TIMINGS[timing]), 0)
    if bond and isinstance(effect, BONDS_OF_GODS) != card.god:
        raise ExpressionError(Words("line-bond-of-gods" if not card.god else "line-bond-of-cards"), 0)
    if isinstance(effect, Limited):
        if not card.god:
            raise ExpressionError(Words("line-limit-gods", limit=LIMITS[effect.limit]), 0)
        if effect.limit == PER_ATTACK and not FIRST_REACTION <= timing < ANSWER:
            raise ExpressionError(Words("line-limit-attack", limit=LIMITS[effect.limit]), 0)
    inside = effect.effect if isinstance(effect, Limited) else effect
    check_inside(inside, timing)
    if isinstance(effect, EndDraw):
        ask_at_end(effect.then)
    if aims(effect):
        if bond:
            raise ExpressionError(Words("line-bond-aims"), 0)
        if isinstance(effect, Limited):
            effect.effect = Aimed(effect.effect)
        else:
            effect = Aimed(effect)
    return Line(card.index, number, timing, effect, False)


def check_inside(effect: Node, timing: int) -> None:
    """Defend and its like only weaken an Attack, and cancelling needs something played."""
    if isinstance(effect, Weaken) and not FIRST_REACTION <= timing < ANSWER:
        raise ExpressionError(Words("line-only-attacked"), 0)
    if isinstance(effect, Cancel) and timing != ANSWER:
        raise ExpressionError(Words("line-only-answer"), 0)
    if isinstance(effect, Banish) and effect.kind == ASK_DISCARD_PHASE and timing != AT_DISCARD:
        raise ExpressionError(Words("line-only-discard"), 0)
    for part in effect.parts():
        if isinstance(part, Standing):
            raise ExpressionError(Words("line-bond-inside"), 0)
        if isinstance(part, Limited):
            raise ExpressionError(Words("line-limit-inside", limit=LIMITS[part.limit]), 0)
        check_inside(part, timing)


def aims(effect: Node) -> bool:
    """Whether a target must be chosen: something in it strikes or concerns one opponent."""
    return isinstance(effect, (Attacks, ByTarget)) or any(aims(part) for part in effect.parts())


def ask_at_end(effect: Node) -> None:
    """What is given up in the End phase is asked for as a question of that phase (section 13)."""
    if isinstance(effect, Price):
        effect.kind = ASK_END
    for part in effect.parts():
        ask_at_end(part)


def compile_line(card: Card, line: Line) -> None:
    """Sorts an ability by what it is for."""
    effect = line.effect
    if is_reaction(line.timing):
        card.reactions.append(line)
    elif line.timing != BOND:
        if card.god:
            card.by_phase[line.timing].append(line)
        elif line.timing == ACTION:
            card.actions.append(line)
    elif isinstance(effect, AttackBonus):
        card.attack_bonus = effect
    elif isinstance(effect, DefenceBonus):
        card.defence_bonus = effect
    elif isinstance(effect, FirstAttack):
        card.first_attack = effect
    elif isinstance(effect, FirstGain):
        card.first_gain = effect.amount
    elif isinstance(effect, EndDraw):
        card.end_draw = effect
        card.end_line = line
    elif isinstance(effect, WhenDiscarding):
        card.when_discarding = effect
        card.when_discarding_line = line
    elif isinstance(effect, FromNetherworld):
        card.from_netherworld = effect
        card.netherworld_line = line
