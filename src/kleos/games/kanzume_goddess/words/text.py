"""Rules text: what every node of this game says, by the entries of its catalogue."""

from collections.abc import Callable
from dataclasses import dataclass, field
from dataclasses import replace as altered

from kleos.effects.control import IfDone, Sequence, Then
from kleos.effects.terms import All, Amount, Condition, Either, Not, Number, Predicate
from kleos.engine.frames import Node
from kleos.engine.lines import Line
from kleos.games.kanzume_goddess import CATALOGUE
from kleos.games.kanzume_goddess.cards import (
    AttackBonus,
    Card,
    DefenceBonus,
    EndDraw,
    FirstAttack,
    FirstGain,
    FromNetherworld,
    Pool,
    WhenDiscarding,
    is_reaction,
)
from kleos.games.kanzume_goddess.deeds import (
    DEFENDS,
    PROTECTS,
    TAKES_OFF,
    Adjudicate,
    Aimed,
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
    ACTION,
    AT_DISCARD,
    AT_RECRUIT,
    AT_START,
    BOND,
    CARD_KINDS,
    DISCARD,
    HAND_SIZE,
    PER_ANY_TURN,
    PER_ATTACK,
    PER_TURN,
    PLAYING,
    RECRUIT,
    START,
    TIMINGS,
)
from kleos.games.kanzume_goddess.terms import (
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
from kleos.games.kanzume_goddess.words.names import card_name, colour_id, phase_name, timing
from kleos.language.nouns import ACTIVE, MUST, NAMED, TARGET, THEY, YOURS, Memory, Noun, Quantity
from kleos.words import shared
from kleos.words.phrases import COMPARISON, Speaker, check_language, describes, measures, says


# Speaking -----------------------------------------------------------------------------------------------------------
@dataclass
class Telling(Memory):
    """What has been said of the target an ability aims at (KG-5.34)."""

    aimed: bool = False  # whether it has been named
    god: bool = False  # as a God that is attacked, not as a player


@dataclass(eq=False)
class Teller(Speaker):
    """Speaks of an ability of this game."""

    memory: Telling = field(default_factory=Telling)
    card: Card | None = None
    timing: int = ACTION
    brief: bool = False  # whom an Attack may hit need not be said
    aim: str | None = None  # whom the ability aims at, by name, where that is known; "" is whoever reads
    at_target: bool = False  # of what the player does at whom the ability aims

    def effect(self, node: Node) -> str:
        return conditional(node, self) if isinstance(node, Then) else super().effect(node)

    def called(self) -> str:
        """A player called by name, or whom the ability aims at: "an opponent", "that player"."""
        if self.subject != TARGET:
            return self.name
        known = "god" if self.memory.god else "player" if self.memory.aimed else ""
        self.memory.aimed = True
        return self("target-player", known=known, name=self.name)

    def onward(self) -> Speaker:
        after = super().onward()
        return after.but(subject=TARGET) if after.subject == THEY and self.at_target else after


def teller(say: Speaker) -> Teller:
    assert isinstance(say, Teller)
    return say


def speaker(pool: Pool, lang: str, line: Line | None = None, brief: bool = False) -> Teller:
    """Speaks of an ability, if one is given, to whoever has it."""
    check_language(lang)
    card = pool.cards[line.card] if line is not None else None
    when = line.timing if line is not None else ACTION
    return Teller(lang, pool, objects, several=True, catalogue=CATALOGUE, card=card, timing=when, brief=brief)


def of_target(say: Speaker) -> Speaker:
    """Speaks of what the player does at whom the ability aims."""
    aim = teller(say).aim
    if aim is None:
        return say.but(subject=TARGET, at_target=True)
    return say.but(subject=NAMED if aim else MUST, name=aim, at_target=True)


def as_active(say: Speaker) -> Speaker:
    """Speaks of the active player, whose faith and Attacks are meant: that may be somebody else than who is spoken of."""
    told = teller(say)
    uses = say.personal and not told.at_target
    return say if uses and not is_reaction(told.timing) else say.but(subject=ACTIVE)


# Descriptions of cards ----------------------------------------------------------------------------------------------
def parts_of(which: Predicate) -> list[Predicate]:
    return which.parts if isinstance(which, All) else [which]


def described(which: Predicate, say: Speaker, head: str = "card") -> Noun:
    """The cards that fit, as a noun; colours, which only Warriors have, and names it must not bear in a short form."""
    parts = parts_of(which)
    coloured = any(colours_of(part) or colours_of(denied(part)) for part in parts)
    noun = say.term("warrior" if coloured else head)
    for part in sorted(parts, key=late):
        no = denied(part)
        if colours_of(part):
            noun = of_colours(noun, colours_of(part), say)
        elif colours_of(no):
            noun = not_of_colours(noun, colours_of(no), say)
        elif isinstance(no, Named):
            noun = noun.at(say("except", card=card_name(say.cards.by_id[no.id], say.lang)))
        else:
            noun = say.noun(part, noun)
    return noun


def denied(part: Predicate) -> Predicate | None:
    return part.part if isinstance(part, Not) else None


def late(part: Predicate) -> int:
    """What a card is comes before everything else that is said of it."""
    return 0 if isinstance(part, (OfKind, Named, Either)) else 1


def colours_of(part: Predicate | None) -> list[int]:
    """The colours a predicate asks for, if it is about colours alone."""
    single = part.parts if isinstance(part, Either) else [part]
    colours = [one.colour for one in single if isinstance(one, OfColour)]
    return colours if len(colours) == len(single) else []


def agreeing(colours: list[int], noun: Noun, say: Speaker) -> list[str]:
    """The colours beside a noun; cards are spoken of one at a time wherever they have colours."""
    ids = [colour_id(colour) for colour in colours]
    return [say.attribute(id, noun.gender) or say(id) for id in ids]


def of_colours(noun: Noun, colours: list[int], say: Speaker) -> Noun:
    """ "red or green Warrior", "Guerrier rouge ou vert"."""
    return noun.complement(0, say.grammar.either(agreeing(colours, noun, say)))


def not_of_colours(noun: Noun, colours: list[int], say: Speaker) -> Noun:
    """ "Warrior that is not red", "Guerrier non rouge"."""
    words = agreeing(colours, noun, say)
    complement, one, many = (
        say.attribute("not-of-colour", name, colours=words) for name in ("complement", "one", "many")
    )
    return noun.complement(0, complement) if complement else noun.that(one, many)


def objects(which: Predicate, say: Speaker, place: str = "place") -> Noun:
    """What "in your play area" means: Warriors played for their Action this turn (KG-6.6)."""
    noun = described(which, say, "warrior")
    where, one, many = (say.attribute("played-for-action", name, gender=noun.gender) for name in (place, "one", "many"))
    return noun.at(where).that(one, many)


def own_objects(which: Predicate, say: Speaker) -> Noun:
    """The same after a verb, whose subject has the play area: "p0 chooses a Warrior in their play area"."""
    return objects(which, say, "their-place")


# Abilities ----------------------------------------------------------------------------------------------------------
PHASE_OF = {ACTION: PLAYING, AT_START: START, AT_RECRUIT: RECRUIT, AT_DISCARD: DISCARD}
OFTEN = {PER_TURN: "often-per-turn", PER_ATTACK: "often-per-attack", PER_ANY_TURN: "often-per-any-turn"}


def heading(line: Line, pool: Pool, lang: str) -> str:
    """ "Action", or with its occasion: "Action (Start phase, once in each of your turns)"."""
    card, kind = pool.cards[line.card], timing(line, lang)
    if card.god and line.timing != BOND:
        discarding = line.timing == AT_DISCARD
        values = {"timing": kind, "when": moment(line, lang), "often": often(line, lang), "discarding": discarding}
        return CATALOGUE.say("heading-god", lang, values)
    if card.god or line.timing in PHASE_OF:
        return kind
    if line.timing == BOND:
        return CATALOGUE.say("heading-always", lang, {"timing": kind})
    return CATALOGUE.say("heading-from-hand", lang, {"timing": kind, "when": moment(line, lang)})


def moment(line: Line, lang: str) -> str:
    """When an ability can be used: in a phase, or as a Reaction."""
    if is_reaction(line.timing):
        return CATALOGUE.say(f"trigger-{TIMINGS[line.timing]}", lang)
    return phase_name(PHASE_OF[line.timing], lang)


def often(line: Line, lang: str) -> str:
    """How often an ability of a God can be used; in the Discard phase each is dealt with once."""
    if isinstance(line.effect, Limited):
        return CATALOGUE.say(OFTEN[line.effect.limit], lang)
    if line.timing == AT_DISCARD:
        return ""
    priced = isinstance(line.effect, Then) and is_price(line.effect.first)
    return CATALOGUE.say("often-payable" if priced else "often-unlimited", lang)


def line_words(line: Line, pool: Pool, lang: str) -> str:
    """What an ability does, without its heading."""
    say = speaker(pool, lang, line)
    return say.grammar.sentence(say.effect(line.effect))


def brief_words(line: Line, pool: Pool, lang: str, of: str = "", on: str | None = None) -> str:
    """The same in few words, within a sentence: "Attack 3".

    Where somebody else reads than whose ability it is, `of` is the name of that player: "p0's God gains 2 energy". `on`
    is whom it aims at, once that is known: by name, or "" for whoever reads.
    """
    say: Speaker = speaker(pool, lang, line, True)
    if of:
        say = say.but(subject=NAMED, name=of, aim=on)
    return say.effect(line.effect)


def line_text(line: Line, pool: Pool, lang: str) -> str:
    values = {"heading": heading(line, pool, lang), "words": line_words(line, pool, lang)}
    return CATALOGUE.say("ability", lang, values)


def card_text(card: Card, pool: Pool, lang: str) -> list[str]:
    """The rules text of a card, a string for each ability."""
    check_language(lang)
    return [line_text(line, pool, lang) for line in card.lines]


# Predicates ---------------------------------------------------------------------------------------------------------
def called(noun: Noun, head: Noun) -> Noun:
    """The noun with another head."""
    return altered(noun, one=head.one, many=head.many, gender=head.gender)


def named_so(node: Named, noun: Noun, say: Speaker) -> Noun:
    return called(noun, say.term("named-card", name=card_name(say.cards.by_id[node.id], say.lang)))


def costing(node: Costs, noun: Noun, say: Speaker) -> Noun:
    return noun.with_(say("with-cost", op=COMPARISON[node.op], cost=say.amount(node.amount)))


describes(OfKind, lambda node, noun, say: called(noun, say.term(CARD_KINDS[node.kind])))
describes(OfColour, lambda node, noun, say: of_colours(noun, [node.colour], say))
describes(Named, named_so)
describes(Anything, lambda node, noun, say: noun)
describes(Other, lambda node, noun, say: altered(noun, other=True))
describes(Costs, costing)


# Amounts ------------------------------------------------------------------------------------------------------------
def at_most(node: AtMost, say: Speaker) -> Quantity:
    inner = say.amount(node.amount)
    if inner.is_number:
        return Quantity(str(min(int(inner.figure), node.cap)))
    return say.quantity("capped", amount=inner.meaning, most=node.cap)


def hand_size(node: HandSize, say: Speaker) -> Quantity:
    """Of your hand "you have 2 cards in hand" can be said, and of that of somebody called by name."""
    mine = say.term("card").at(say("in-hand")).on(YOURS) if say.personal else None
    return Quantity("X", say("hand-size"), mine)


measures(RevealedCost, lambda node, say: say.quantity("revealed-cost"))
measures(AtMost, at_most)
measures(HandSize, hand_size)
measures(OwnEnergy, lambda node, say: say.quantity("own-energy"))
measures(AttackersEnergy, lambda node, say: say.quantity("attackers-energy"))


# Prices and what follows --------------------------------------------------------------------------------------------
def is_price(node: Node) -> bool:
    return isinstance(node, (Price, PriceInFaith))


def conditional(node: Then, say: Teller) -> str:
    """A price is paid whenever the ability is used (KG-5.25); an Attack is done if energy was lost (KG-5.41)."""
    if not is_price(node.first) and not isinstance(node.first, Attacks):
        return shared.if_done(IfDone(node.first, node.then), say)
    first = say.effect(node.first)
    then = say.onward().effect(node.then)
    if is_price(node.first):
        return say("priced", first=first, then=then)
    return say("if-lost", first=first, god=of_target(say)("own-god"), then=then)


def price(node: Price, say: Speaker) -> str:
    if node.which is None:
        return say("price-energy", energy=node.energy)
    return say("price", which=described(node.which, say), energy=node.energy)


says(Limited, lambda node, say: say.effect(node.effect))  # how often is said in the heading
says(Price, price)
says(PriceInFaith, lambda node, say: say("price-faith", faith=node.amount))


# Cards --------------------------------------------------------------------------------------------------------------
def banish(node: Banish, say: Speaker) -> str:
    zone = "both" if node.hand and node.discard else "hand" if node.hand else "discard"
    who = say.but(subject=THEY) if node.optional and say.subject == TARGET else say
    return who("banish", optional=node.optional, zone=zone)


says(Draw, lambda node, say: say("draw", n=say.amount(node.amount)))
says(LoseCard, lambda node, say: say("lose-card"))
says(LoseRandomCard, lambda node, say: say("lose-random-card"))
says(ByTarget, lambda node, say: of_target(say).effect(node.effect))
says(Banish, banish)
says(TakeFromNetherworld, lambda node, say: say("take-from-netherworld", which=described(node.which, say)))


# Faith, energy, what waits ------------------------------------------------------------------------------------------
def gain_faith(node: GainFaith, say: Speaker) -> str:
    """Faith goes to the active player (KG-6.34)."""
    amount = say.amount(node.amount)
    return as_active(say)("gain-faith", n=amount)


says(GainFaith, gain_faith)
says(GainEnergy, lambda node, say: say("gain-energy", n=say.amount(node.amount)))
says(StrengthenNext, lambda node, say: as_active(say)("next-attack", n=node.amount))
says(IgnoreColour, lambda node, say: as_active(say)("ignore-colour", brief=teller(say).brief))


# Attacks ------------------------------------------------------------------------------------------------------------
def attacks(node: Attacks, say: Speaker) -> str:
    told = teller(say)
    amount = say.amount(node.amount)
    known = told.memory.aimed or told.aim is not None
    god = of_target(say)("own-god") if known else ""
    told.memory.aimed = told.memory.god = True
    return say("attack", n=amount, god=god, brief=told.brief)


def aimed(node: Aimed, say: Speaker) -> str:
    """The target is chosen first (KG-5.34); an Attack that comes first says so itself."""
    told = teller(say)
    strikes = has_attack(node.effect)
    if isinstance(first_deed(node.effect), Attacks) or told.brief or told.aim is not None:
        return say.effect(node.effect)
    told.memory.aimed, told.memory.god = True, strikes
    return say("aimed", attacks=strikes, rest=say.effect(node.effect))


def deeds(node: Node) -> list[Node]:
    """An effect and everything in it."""
    return [node, *[deed for part in node.parts() for deed in deeds(part)]]


def has_attack(node: Node) -> bool:
    return any(isinstance(deed, Attacks) for deed in deeds(node))


def first_deed(node: Node) -> Node:
    """What an effect does first, if it does it in every case."""
    while isinstance(node, (Aimed, Limited, Sequence, Then)):
        node = node.parts()[0]
    return node


WAYS = {DEFENDS: "defend", PROTECTS: "protect", TAKES_OFF: "take-off"}

says(Attacks, attacks)
says(Aimed, aimed)
says(Weaken, lambda node, say: say(WAYS[node.way], n=say.amount(node.amount), brief=teller(say).brief))
says(Cancel, lambda node, say: say("cancel"))


# Adjudication and repetition ----------------------------------------------------------------------------------------
def adjudicate(node: Adjudicate, say: Speaker) -> str:
    makes = say("adjudication")
    follow = say.onward()
    if node.always is not None:
        return say.grammar.then([makes, follow.effect(node.always)])
    branches = (("revealed-warrior", node.warrior), ("revealed-disciple", node.disciple))
    cases = [say(id, then=follow.effect(branch)) for id, branch in branches if branch is not None]
    several = any(". " in case for case in cases)  # sentences in one of them
    return say("adjudicate", makes=makes, first=cases[0], second="".join(cases[1:]), long=several)


def repeat(node: Repeat, say: Speaker) -> str:
    return say("repeat", which=own_objects(node.which, say), brief=teller(say).brief)


says(Adjudicate, adjudicate)
says(Repeat, repeat)


# Bonds --------------------------------------------------------------------------------------------------------------
def while_(condition: Condition | None, say: Speaker, text: str) -> str:
    """The Bond, as long as the condition holds, if it has one."""
    return text if condition is None else say("while", test=say.condition(condition), then=text)


def worth(id: str, amount: Amount, say: Speaker, base: int = 0) -> str:
    """What is worth more: "3 more (5 in all)", and what X means."""
    more = say.amount(amount)
    return say(id, n=more, all=base + int(more.figure) if base and more.is_number else 0)


def printed_value(card: Card | None, counts: Callable[[Node], bool]) -> int:
    """The one value of its kind that is printed on a card, 0 if there is none or it is not a fixed one."""
    found = [deed for line in card.lines for deed in deeds(line.effect)] if card is not None else []
    amounts = [deed.amount for deed in found if isinstance(deed, (Attacks, Weaken)) and counts(deed)]
    return amounts[0].number if len(amounts) == 1 and isinstance(amounts[0], Number) else 0


def is_defend(node: Node) -> bool:
    return isinstance(node, Weaken) and node.way == DEFENDS


def is_attack(node: Node) -> bool:
    return isinstance(node, Attacks)


def attack_bonus(node: AttackBonus, say: Speaker) -> str:
    base = printed_value(teller(say).card, is_attack)
    return while_(node.condition, say, worth("attack-bonus", node.amount, say, base))


def defence_bonus(node: DefenceBonus, say: Speaker) -> str:
    card = teller(say).card
    bonus = while_(node.condition, say, worth("defend-bonus", node.amount, say, printed_value(card, is_defend)))
    protects = card is not None and card.protects()
    return say("after-defend", bonus=bonus, then=say.effect(node.then), protects=protects)


def end_draw(node: EndDraw, say: Speaker) -> str:
    return say.grammar.then([say("end-draw", n=node.count, usual=HAND_SIZE), say.effect(node.then)])


says(AttackBonus, attack_bonus)
says(FirstAttack, lambda node, say: while_(node.condition, say, worth("first-attack", node.amount, say)))
says(DefenceBonus, defence_bonus)
says(FirstGain, lambda node, say: say("first-gain", n=node.amount))
says(EndDraw, end_draw)
says(WhenDiscarding, lambda node, say: say("when-discarding", then=say.effect(node.effect)))
says(FromNetherworld, lambda node, say: say("from-netherworld", which=described(node.which, say)))
