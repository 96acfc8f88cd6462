"""The words card files of this game are written in, and the nodes they stand for."""

from kleos.cards.expressions import Vocabulary, Word
from kleos.effects.control import EachOpponent, IfDone, PayThen, Sequence, When
from kleos.effects.terms import Amount, Exists, Predicate
from kleos.games.kanzume_goddess.cards import (
    AttackBonus,
    DefenceBonus,
    EndDraw,
    FirstAttack,
    FirstGain,
    FromNetherworld,
    WhenDiscarding,
)
from kleos.games.kanzume_goddess.deeds import (
    DEFENDS,
    PROTECTS,
    TAKES_OFF,
    Adjudicate,
    Attacks,
    Banish,
    ByTarget,
    Cancel,
    Draw,
    GainEnergy,
    GainFaith,
    IgnoreColour,
    Limited,
    LoseCard,
    LoseRandomCard,
    Price,
    PriceInFaith,
    Repeat,
    StrengthenNext,
    TakeFromNetherworld,
    Weaken,
)
from kleos.games.kanzume_goddess.kinds import (
    COLOURS,
    DISCIPLE,
    LIMITS,
    PER_ANY_TURN,
    PER_ATTACK,
    PER_TURN,
    WARRIOR,
)
from kleos.games.kanzume_goddess.terms import (
    MEASURES,
    Anything,
    AtMost,
    AttackersEnergy,
    Costs,
    HandSize,
    Named,
    OfColour,
    OfKind,
    Other,
    OwnEnergy,
    RevealedCost,
)


def colour_words() -> dict[str, Word]:
    return {name: Word((), lambda colour=colour: OfColour(colour)) for colour, name in enumerate(COLOURS)}


def vocabulary() -> Vocabulary:
    """All words by the kind of thing they make."""
    words: dict[str, dict[str, Word]] = {
        "predicate": {
            **colour_words(),
            "anything": Word((), Anything),
            "warrior": Word((), lambda: OfKind(WARRIOR)),
            "disciple": Word((), lambda: OfKind(DISCIPLE)),
            "named": Word(("string",), Named),
            "other": Word((), Other),
        },
        "amount": {
            "revealed_cost": Word((), RevealedCost),
            "at_most": Word(("amount", "number"), AtMost),
            "hand": Word((), HandSize),
            "energy": Word((), OwnEnergy),
            "attackers_energy": Word((), AttackersEnergy),
        },
        "condition": {
            "any": Word(("predicate",), Exists),
        },
        "effect": {
            # control
            "seq": Word(("effect",), lambda *steps: Sequence(list(steps)), needed=2, repeats=True),
            "when": Word(("condition", "effect"), When),
            "if_done": Word(("effect", "effect"), IfDone),
            "pay": Word(("effect", "effect"), PayThen),
            "each_opponent": Word(("effect",), EachOpponent),
            "target": Word(("effect",), ByTarget),
            LIMITS[PER_TURN]: Word(("effect",), lambda effect: Limited(PER_TURN, effect)),
            LIMITS[PER_ATTACK]: Word(("effect",), lambda effect: Limited(PER_ATTACK, effect)),
            LIMITS[PER_ANY_TURN]: Word(("effect",), lambda effect: Limited(PER_ANY_TURN, effect)),
            # prices
            "discard": Word(("predicate",), lambda which: Price(which, 0)),
            "pay_energy": Word(("number",), lambda energy: Price(None, energy)),
            "discard_or_energy": Word(("predicate", "number"), Price),
            "spend_faith": Word(("number",), PriceInFaith),
            # attacks and reactions
            "attack": Word(("amount",), Attacks),
            "defend": Word(("amount",), lambda n: Weaken(n, DEFENDS)),
            "protect": Word(("amount",), lambda n: Weaken(n, PROTECTS)),
            "take_off": Word(("amount",), lambda n: Weaken(n, TAKES_OFF)),
            "cancel": Word((), Cancel),
            "next_attack": Word(("number",), StrengthenNext),
            "ignore_colour": Word((), IgnoreColour),
            # cards
            "draw": Word(("amount",), Draw),
            "lose_card": Word((), LoseCard),
            "lose_random_card": Word((), LoseRandomCard),
            "may_banish": Word((), lambda: Banish(True, True, True)),
            "may_banish_from_hand": Word((), lambda: Banish(True, False, True)),
            "banish_from_discard": Word((), lambda: Banish(False, True, False)),
            "take_from_netherworld": Word(("predicate",), TakeFromNetherworld),
            "reveal": Word(("effect",), lambda then: Adjudicate(then, None, None)),
            "judge": Word(("effect", "effect"), lambda warrior, disciple: Adjudicate(None, warrior, disciple)),
            "judge_warrior": Word(("effect",), lambda effect: Adjudicate(None, effect, None)),
            "judge_disciple": Word(("effect",), lambda effect: Adjudicate(None, None, effect)),
            "repeat": Word(("predicate",), Repeat),
            # faith and energy
            "faith": Word(("amount",), GainFaith),
            "gain_energy": Word(("amount",), GainEnergy),
            # Bonds
            "attack_bonus": Word(("amount", "condition"), lambda n, cond=None: AttackBonus(n, cond), needed=1),
            "defence_bonus": Word(("amount", "condition", "effect"), DefenceBonus),
            "first_attack": Word(("amount", "condition"), lambda n, cond=None: FirstAttack(n, cond), needed=1),
            "first_gain": Word(("number",), FirstGain),
            "end_draw": Word(("number", "effect"), EndDraw),
            "when_discarding": Word(("effect",), WhenDiscarding),
            "recruit_from_netherworld": Word(("predicate",), FromNetherworld),
        },
    }  # fmt: skip
    return Vocabulary(words, MEASURES, measured)


def measured(measure: int, op: int, amount: Amount) -> Predicate:
    """The one thing that can be measured of a card is its cost."""
    return Costs(op, amount)
