"""Rules text: what every node of this game gives its entry of the catalogue."""

from dataclasses import replace as altered

from kleos.effects.terms import All, Condition, Either, Exists, Not, Predicate
from kleos.engine.lines import Line
from kleos.games.saint_seiya import CATALOGUE
from kleos.games.saint_seiya.cards import (
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
    Toll,
)
from kleos.games.saint_seiya.deeds import (
    DESTROY,
    DISCARD,
    WOUND,
    AllOfHand,
    ArmoursByForce,
    Boost,
    BoostAll,
    ChosenPlayer,
    DestroyDiscarded,
    DestroyFighter,
    DestroyPair,
    DestroyWounded,
    DiscardArmour,
    Draw,
    Exchange,
    FromHand,
    HealAll,
    HealOne,
    Judge,
    Promote,
    PutOnTop,
    Recycle,
    Restore,
    ReturnToReserve,
    Search,
    Steal,
    SwapArmour,
    Take,
    ThisIntoReserve,
    WoundAllDiscarded,
    WoundDiscarded,
    WoundFighters,
    WoundSeen,
    WoundThis,
)
from kleos.games.saint_seiya.kinds import ACQUIRED, ARRIVAL, CURRENCIES
from kleos.games.saint_seiya.lands import (
    AcquireFree,
    Complete,
    GiveThis,
    Recall,
    Reduce,
    RemoveAll,
    RemoveAndReveal,
    SwapPlaces,
    TakeFlame,
    TakeReserveTop,
)
from kleos.games.saint_seiya.terms import (
    Adjacent,
    Alongside,
    Anything,
    Changed,
    DifferentNames,
    FacesEnd,
    Facing,
    Flames,
    FullGroups,
    InDiscard,
    Is,
    Most,
    Named,
    OnTerrain,
    Other,
    Owned,
    SilverKnight,
    WithCosmos,
)
from kleos.games.saint_seiya.words.names import card_name, named, rank_name, rank_of, so_much_less, timing, trait_noun
from kleos.language.languages import GRAMMARS
from kleos.language.nouns import ACTIVE, MAY, THEY, YOU, Noun, Quantity
from kleos.words import shared  # noqa: F401 - it is there for the rules it enters
from kleos.words.phrases import Speaker, check_language, describes, holds, measures, says


# Speaking -----------------------------------------------------------------------------------------------------------
def speaker(pool: Pool, lang: str, card: Card | None = None) -> Speaker:
    """Speaks of a line of the card, if one is given."""
    check_language(lang)
    return Speaker(lang, pool, lambda which, say: objects(which, say, card), several=True, catalogue=CATALOGUE)


def objects(which: Predicate, say: Speaker, card: Card | None) -> Noun:
    """Objects in play that fit, seen from the card: "another" is said only where the card itself would fit."""
    noun = described(which, say)
    mine = card is not None and describes_face(which, card)
    return altered(noun, other=True) if is_part(Alongside, which) and mine else noun


def parts_of(which: Predicate) -> list[Predicate]:
    return which.parts if isinstance(which, All) else [which]


def is_part(cls: type[Predicate], which: Predicate) -> bool:
    return any(isinstance(part, cls) for part in parts_of(which))


def describes_face(which: Predicate, card: Card) -> bool:
    """Whether what is said of faces fits the card."""
    for part in parts_of(which):
        if isinstance(part, Is) and not card.is_(part.trait):
            return False
        if isinstance(part, Named) and part.id != card.id:
            return False
    return True


def described(which: Predicate, say: Speaker, head: Noun | None = None) -> Noun:
    """The cards that fit, as a noun; several ranks, and what a card is not, in one short form."""
    noun = head or say.term("card")
    for part in sorted(parts_of(which), key=late):
        ranks = ranks_of(part)
        if ranks:
            noun = of_rank(noun, ranks, say)
        elif isinstance(part, Not) and isinstance(part.part, Named):
            noun = qualified(noun, say, "other-than", name=card_name(say.cards.by_id[part.part.id], say.lang))
        elif isinstance(part, Not) and isinstance(part.part, WithCosmos):
            noun = qualified(noun, say, "without-cosmos")
        else:
            noun = say.noun(part, noun)
    return noun


def characters(which: Predicate, say: Speaker) -> Noun:
    """The same of Characters."""
    return described(which, say, say.term("character"))


def qualified(noun: Noun, say: Speaker, id: str, **values: object) -> Noun:
    """The noun with what an entry says of it: by words that follow, a relative clause, an adjective, or what it is not."""
    attributes = say.catalogue.find(id, say.lang).attributes
    said = {name: say.attribute(id, name, **values) for name in attributes}
    if "many" in said:
        return noun.that(said["one"], said["many"])
    if "adjective" in said:
        return noun.adjective(0, said["adjective"])
    if "unlike" in said:
        return noun.but_not(said["unlike"], said["unlike"])
    return noun.at(say(id, **values))


def late(part: Predicate) -> int:
    """Where a part is said: what a card is, its rank, and the rest."""
    if ranks_of(part):
        return 1
    return 0 if isinstance(part, (Is, Named, SilverKnight)) else 2


def ranks_of(part: Predicate) -> list[int]:
    """The ranks a predicate asks for, if it is about ranks alone."""
    single = part.parts if isinstance(part, Either) else [part]
    ranks = [rank_of(one.trait) for one in single if isinstance(one, Is)]
    return ranks if len(ranks) == len(single) and -1 not in ranks else []


def of_rank(noun: Noun, ranks: list[int], say: Speaker) -> Noun:
    """ "Characters of very common or common rank"."""
    return qualified(noun, say, "of-rank", ranks=[rank_name(rank, say.lang) for rank in ranks])


# Lines --------------------------------------------------------------------------------------------------------------
def line_words(line: Line, pool: Pool, lang: str) -> str:
    """What a line does, without its timing word."""
    say = speaker(pool, lang, pool.cards[line.card])
    if line.timing == ARRIVAL:
        say = say.but(subject=ACTIVE)  # SS-4.18
    if line.timing == ACQUIRED:
        text = say("after-acquiring", effect=say.but(subject=MAY).effect(line.effect))
    else:
        text = say.effect(line.effect)
    return GRAMMARS[lang].sentence(text)


def line_text(line: Line, pool: Pool, lang: str) -> str:
    return speaker(pool, lang)("line", timing=timing(line, lang), words=line_words(line, pool, lang))


def card_text(card: Card, pool: Pool, lang: str) -> list[str]:
    """The rules text of a card, a string for each printed line."""
    check_language(lang)
    return [line_text(line, pool, lang) for line in card.lines]


# Predicates ---------------------------------------------------------------------------------------------------------
def is_a(node: Is, noun: Noun, say: Speaker) -> Noun:
    rank = rank_of(node.trait)
    return of_rank(noun, [rank], say) if rank >= 0 else called(noun, trait_noun(node.trait, say))


def called(noun: Noun, head: Noun) -> Noun:
    """The noun with another head."""
    return altered(noun, one=head.one, many=head.many, gender=head.gender)


describes(Is, is_a)
describes(SilverKnight, lambda node, noun, say: called(noun, trait_noun(node.klass, say)))
describes(Named, lambda node, noun, say: called(noun, named(say.cards.by_id[node.id], say)))
describes(WithCosmos, lambda node, noun, say: qualified(noun, say, "with-cosmos"))
describes(Anything, lambda node, noun, say: noun)
describes(Other, lambda node, noun, say: altered(noun, other=True))
describes(Alongside, lambda node, noun, say: qualified(noun, say, "alongside"))
describes(Facing, lambda node, noun, say: qualified(noun, say, "facing"))
describes(OnTerrain, lambda node, noun, say: qualified(noun, say, "on-terrain"))
describes(Adjacent, lambda node, noun, say: qualified(noun, say, "adjacent"))


# Amounts ------------------------------------------------------------------------------------------------------------
def number_of(say: Speaker, id: str, **values: object) -> Quantity:
    """How many there are of what an entry calls by its name."""
    noun = say.catalogue.find(id, say.lang).noun_of(values)
    return Quantity("X", say("number-of", which=noun), noun)


def figure(quantity: Quantity) -> str:
    """How much; what is counted counts one each."""
    return "1" if quantity.counted is not None else quantity.figure


measures(Changed, lambda node, say: say.quantity("changed-cards"))
measures(FullGroups, lambda node, say: number_of(say, "full-group", size=node.size, destroyed=node.destroyed))
measures(DifferentNames, lambda node, say: number_of(say, "different-name", which=described(node.which, say)))


# Conditions ---------------------------------------------------------------------------------------------------------
def most(node: Most, say: Speaker, yes: bool) -> str:
    silver = is_part(SilverKnight, node.which)  # what is counted depends on a match option (SS-8.14)
    return say("most-scored", yes=yes, which=described(node.which, say), silver=silver)


def lasting(condition: Condition | None, say: Speaker) -> str:
    """A condition that must hold on; that something faces a card is said with a verb of its own."""
    if condition is None:
        return ""
    if isinstance(condition, Exists):
        for cls, id in ((Alongside, "present-alongside"), (Facing, "present-facing")):
            if is_part(cls, condition.which):
                rest = [part for part in parts_of(condition.which) if not isinstance(part, cls)]
                other = say.described(condition.which, say).other
                return say(id, who=altered(characters(All(rest), say), other=other))
    return say.condition(condition)


holds(
    InDiscard,
    lambda node, say, yes: say.grammar.there_is(qualified(described(node.which, say), say, "in-discard"), yes),
)
holds(Flames, lambda node, say, yes: say("flames-left", odd=node.odd == yes))
holds(FacesEnd, lambda node, say, yes: say("faces-end", yes=yes, last=node.last))
holds(Most, most)
holds(Owned, lambda node, say, yes: say("scored", yes=yes, which=described(node.which, say)))


# Players ------------------------------------------------------------------------------------------------------------
def chosen_player(node: ChosenPlayer, say: Speaker) -> str:
    effect = say.but(subject=THEY).effect(node.effect)
    return say("chosen-player", opponent=node.opponent, active=say.subject == ACTIVE, effect=effect)


says(ChosenPlayer, chosen_player)

# Hands --------------------------------------------------------------------------------------------------------------
DEEDS = {DISCARD: "discard", WOUND: "wound", DESTROY: "destroy"}


def from_hand(node: FromHand, say: Speaker) -> str:
    which = described(node.which, say)
    return say("from-hand", deed=DEEDS[node.deed], optional=node.optional, count=node.count, which=which)


says(FromHand, from_hand)
says(AllOfHand, lambda node, say: say("all-of-hand", deed=DEEDS[node.deed], which=described(node.which, say)))
says(DestroyPair, lambda node, say: say("destroy-pair", which=described(node.which, say)))
says(Promote, lambda node, say: say("promote", which=described(node.which, say)))
says(WoundSeen, lambda node, say: say("wound-seen", which=described(node.which, say)))
says(
    ReturnToReserve,
    lambda node, say: say("return-to-reserve", which=described(node.which, say), you=say.subject == YOU),
)


# Draw piles ---------------------------------------------------------------------------------------------------------
def draw(node: Draw, say: Speaker) -> str:
    return say("draw-as-many") if isinstance(node.amount, Changed) else say("draw", n=say.amount(node.amount))


says(Draw, draw)
says(Recycle, lambda node, say: say("recycle"))
says(Search, lambda node, say: say("search", which=described(node.which, say)))
says(Judge, lambda node, say: say("judge", count=node.count, which=described(node.which, say)))


# Discards and destroyed cards ---------------------------------------------------------------------------------------
def put_on_top(node: PutOnTop, say: Speaker) -> str:
    return say("put-on-top", which=described(node.which, say).adjective(0, say("destroyed")))


def exchange(node: Exchange, say: Speaker) -> str:
    destroyed = described(node.destroyed, say).adjective(0, say("destroyed"))
    return say("exchange", which=described(node.discarded, say), destroyed=destroyed)


says(Take, lambda node, say: say("take", optional=node.optional, which=described(node.which, say)))
says(DestroyDiscarded, lambda node, say: say("destroy-discarded", which=described(node.which, say)))
says(WoundDiscarded, lambda node, say: say("wound-discarded", which=described(node.which, say)))
says(Steal, lambda node, say: say("steal", which=described(node.which, say)))
says(WoundAllDiscarded, lambda node, say: say("wound-all-discarded", which=described(node.which, say)))
says(Restore, lambda node, say: say("restore"))
says(PutOnTop, put_on_top)
says(Exchange, exchange)


# Wounded Characters and fighters ------------------------------------------------------------------------------------
def heal_all(node: HealAll, say: Speaker) -> str:
    return say("heal-all", who=characters(node.which, say).adjective(0, say("wounded")))


says(HealOne, lambda node, say: say("heal-one"))
says(HealAll, heal_all)
says(DestroyWounded, lambda node, say: say("destroy-wounded", anybody=node.anybody))
says(WoundFighters, lambda node, say: say("wound-fighters", who=characters(node.which, say)))
says(DestroyFighter, lambda node, say: say("destroy-fighter"))
says(WoundThis, lambda node, say: say("wound-this"))


# Bonuses and armours ------------------------------------------------------------------------------------------------
def boost(node: Boost, say: Speaker) -> str:
    which = described(node.which, say, qualified(say.term("card"), say, "in-play"))
    return say("boost", n=node.amount, which=which)


says(Boost, boost)
says(BoostAll, lambda node, say: say("boost-all", n=node.amount))
says(ArmoursByForce, lambda node, say: say("armours-by-force"))
says(DiscardArmour, lambda node, say: say("discard-armour"))
says(SwapArmour, lambda node, say: say("swap-armour", which=described(node.which, say)))
says(ThisIntoReserve, lambda node, say: say("this-into-reserve"))


# The terrain --------------------------------------------------------------------------------------------------------
def acquire_free(node: AcquireFree, say: Speaker) -> str:
    return say("acquire-free", which=described(node.which, say), adjacent=is_part(Adjacent, node.which))


def cheaper(node: Reduce, say: Speaker) -> str:
    return say("reduce", which=described(node.which, say), less=so_much_less(node.force, node.cosmos, say.lang))


says(AcquireFree, acquire_free)
says(TakeReserveTop, lambda node, say: say("take-reserve-top"))
says(RemoveAll, lambda node, say: say("remove-all", which=described(node.which, say)))
says(Complete, lambda node, say: say("complete"))
says(RemoveAndReveal, lambda node, say: say("remove-and-reveal", which=described(node.which, say)))
says(Reduce, cheaper)
says(SwapPlaces, lambda node, say: say("swap-places"))
says(GiveThis, lambda node, say: say("give-this"))
says(Recall, lambda node, say: say("recall", which=described(node.which, say)))
says(TakeFlame, lambda node, say: say("take-flame"))


# Continuous in play -------------------------------------------------------------------------------------------------
def bonus(node: Bonus, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    n, each, currency = figure(quantity), quantity.counted, CURRENCIES[node.currency]
    if node.who is not None:
        return say("bonus-others", n=n, each=each, currency=currency, who=characters(node.who, say))
    return say("bonus", n=n, each=each, currency=currency, clause=lasting(node.condition, say))


def protects(node: Protects, say: Speaker) -> str:
    return say("protects", who=altered(characters(node.who, say), other=True))


def faced_cheaper(node: FacedCheaper, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    return say("faced-cheaper", n=figure(quantity), each=quantity.counted, who=described(node.who, say))


says(Bonus, bonus)
says(Doubles, lambda node, say: say("doubles", who=characters(node.who, say)))
says(Protects, protects)
says(FacedCheaper, faced_cheaper)

# Continuous on the terrain ------------------------------------------------------------------------------------------
says(SelfCheaper, lambda node, say: say("self-cheaper", n=node.amount, clause=lasting(node.condition, say)))
says(GrantsCost, lambda node, say: say("grants-cost", n=node.amount, clause=lasting(node.condition, say)))
says(NeedsFighters, lambda node, say: say("needs-fighters", count=node.count))
says(Toll, lambda node, say: say("toll"))
says(Forbids, lambda node, say: say("forbids", who=described(node.who, say)))
says(NoHealing, lambda node, say: say("no-healing"))


# Victory points -----------------------------------------------------------------------------------------------------
def points(node: Points, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    test = say.condition(node.condition) if node.condition is not None else ""
    return say("victory-points", n=figure(quantity), each=quantity.counted, test=test)


says(Points, points)
