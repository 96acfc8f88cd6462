"""Rules text: the phrase rules of every node of this game."""

from collections.abc import Callable
from dataclasses import replace as altered
from typing import Any

from kleos.effects.terms import AT_MOST, EQUAL, LESS, Predicate
from kleos.engine.lines import Line
from kleos.games.naruto_mythos.cards import (
    DEFEATING,
    HIDING,
    HOLDS,
    IMMUNE,
    KEEPS_TOKENS,
    LOCKS,
    MOVING,
    NO_REVEALS,
    ON_AFFECTED,
    ON_DEFEAT,
    ON_ENEMY_PLAY,
    ON_LOSS,
    ON_MOVE,
    ON_OWN_MOVE,
    ON_ROUND_END,
    ONLY_WINNING,
    SALVAGES,
    SHIELDS,
    Bonus,
    Card,
    ChakraBonus,
    Cheaper,
    Discount,
    Instead,
    Modifier,
    Over,
    Pool,
    Rule,
    Standing,
    Tax,
    Whenever,
)
from kleos.games.naruto_mythos.deeds import (
    Defeat,
    DiscardTop,
    Draw,
    GainChakra,
    GainPoints,
    GiveEdge,
    Hide,
    Look,
    LoseChakra,
    Move,
    MoveMany,
    PayX,
    PowerUp,
    ReturnToHand,
    TakeChakra,
    TakeControl,
    TakeEdge,
    Tokens,
)
from kleos.games.naruto_mythos.kinds import MAIN, TIMINGS
from kleos.games.naruto_mythos.piles import (
    Discard,
    DiscardHand,
    DiscardSeen,
    LookAtHand,
    Mill,
    PutBack,
    PutFromDeck,
    PutFromHand,
    Recover,
    Search,
)
from kleos.games.naruto_mythos.pool import standard_pool
from kleos.games.naruto_mythos.predicates import (
    BASE,
    COST,
    POWER,
    Anyone,
    CoveredPower,
    Elsewhere,
    EmptyHand,
    Enemy,
    FaceDown,
    FaceUp,
    Friend,
    Here,
    HoldsEdge,
    Measure,
    Mine,
    MissionsWith,
    MyPower,
    Myself,
    Named,
    Namesake,
    OfGroup,
    Other,
    PlayedLastTurn,
    ThatCost,
    ThatPower,
    Upgraded,
    WithKeyword,
)
from kleos.games.naruto_mythos.showing import (
    FROM_DISCARD,
    FROM_HAND,
    FROM_HIDDEN,
    Copy,
    CopyDiscarded,
    Demand,
    PlayCard,
    PlayFromTop,
)
from kleos.games.naruto_mythos.targets import (
    AnyNumber,
    Chosen,
    Deed,
    EachMission,
    Every,
    Excess,
    InOneMission,
    It,
    Lowest,
    Pair,
    Played,
    Sole,
    This,
    Who,
)
from kleos.games.naruto_mythos.words.names import (
    CARD,
    CHARACTER,
    IN_PLAY,
    KIND_RANK,
    SEEN_RANK,
    kind_name,
    name_in,
    timing,
)
from kleos.words import english, shared  # noqa: F401 - "shared" is there for the rules it enters
from kleos.words.english import amount_of, article, clause, count, join, listing, phrase, rival, rivals, where, your
from kleos.words.phrases import (
    ALL,
    BARE,
    DEFINITE,
    EACH,
    EITHER,
    ENEMY,
    FRIENDLY,
    MAY,
    MUST,
    YOU,
    YOURS,
    Noun,
    Quantity,
    Referent,
    Speaker,
    Table,
    Target,
    check_language,
    describes,
    holds,
    measures,
    points_at,
    says,
)


# Speaking -----------------------------------------------------------------------------------------------------------
def speaker(pool: Pool, lang: str) -> Speaker:
    check_language(lang)
    return Speaker(lang, pool, in_play)


def in_play(predicate: Predicate, say: Speaker) -> Noun:
    """The characters in play that fit; where the line names no side or no mission, all are meant (NM-6.47, NM-6.48)."""
    noun = say.noun(predicate, CHARACTER[say.lang])
    if noun.fixed:
        return noun
    return altered(noun, side=noun.side or EITHER, place=noun.place or IN_PLAY[say.lang])


def describe(predicate: Predicate, lang: str, pool: Pool | None = None) -> str:
    """What a predicate describes, as a noun phrase; groups and keywords are named as in the pool."""
    return phrase(speaker(pool or standard_pool(), lang).noun(predicate, CHARACTER[lang]))


def speaker_of(line: Line, pool: Pool, lang: str) -> Speaker:
    """The speaker of a line, who has heard what the line refers to: a line it changes, or the MAIN line (NM-6.88)."""
    say = speaker(pool, lang)
    effect = line.effect
    about = effect.timing if isinstance(effect, Modifier) else MAIN
    for other in pool.cards[line.card].lines:
        if other.timing == about and other.number != line.number and not isinstance(other.effect, (Standing, Modifier)):
            if isinstance(effect, Modifier):
                if effect.added:
                    say.effect(other.effect)
                    say.memory.near = False
            else:
                heard = speaker(pool, lang)
                heard.effect(other.effect)
                say = say.but(prior=heard.memory)
            break
    return say


def line_words(line: Line, pool: Pool, lang: str) -> str:
    """What a line does, without its timing word."""
    say = speaker_of(line, pool, lang)
    if not line.optional and not isinstance(line.effect, Standing):
        say = say.but(subject=MUST)
    return english.sentence(say.effect(line.effect))


CONTINUOUS = {"en": " (continuous)"}


def line_text(line: Line, pool: Pool, lang: str) -> str:
    mark = CONTINUOUS[lang] if isinstance(line.effect, Standing) else ""
    return f"{timing(line)}{mark}: {line_words(line, pool, lang)}"


def card_text(card: Card, pool: Pool, lang: str) -> list[str]:
    """The rules text of a card, a string for each printed line."""
    check_language(lang)
    return [line_text(line, pool, lang) for line in card.lines]


# Predicates ---------------------------------------------------------------------------------------------------------
def sided(side: str, turned: str) -> Callable[[Predicate, Noun, Speaker], Noun]:
    return lambda node, noun, say: noun.on(turned if say.turned else side)


def named_en(node: Named, noun: Noun, say: Speaker) -> Noun:
    name = name_in(say.cards, node.name, say.lang)
    return altered(noun, one=name, many=f"{name} {noun.many}")


def measure_en(node: Measure, noun: Noun, say: Speaker) -> Noun:
    quantity = say.but(distant=True).amount(node.amount)
    if node.what == POWER and isinstance(node.amount, MyPower) and node.op in (LESS, AT_MOST):
        return noun.with_("less Power than this character" if node.op == LESS else "no more Power than this character")
    what = {COST: "cost", POWER: "Power", BASE: "printed Power plus Power tokens"}[node.what]
    if node.what == BASE or (node.op == EQUAL and quantity.is_number):
        what = f"{article(what) if node.what != BASE else what} of"
    return noun.with_(f"{what} {english.bound(node.op, quantity)}")


describes(Friend, en=sided(FRIENDLY, ENEMY))
describes(Enemy, en=sided(ENEMY, YOURS))
describes(Mine, en=sided(YOURS, ENEMY))
describes(Anyone, en=lambda node, noun, say: noun)
describes(Myself, en=lambda node, noun, say: altered(noun, one="this character", fixed=True))
describes(Other, en=lambda node, noun, say: altered(noun, other=True))
describes(Here, en=lambda node, noun, say: noun.at(say.here or "in this mission"))
describes(Elsewhere, en=lambda node, noun, say: noun.at("in another mission"))
describes(FaceDown, en=lambda node, noun, say: noun.adjective(SEEN_RANK, "hidden"))
describes(FaceUp, en=lambda node, noun, say: noun.adjective(SEEN_RANK, "non-hidden"))
describes(Upgraded, en=lambda node, noun, say: noun.adjective(SEEN_RANK, "upgraded"))
describes(
    OfGroup, en=lambda node, noun, say: noun.adjective(KIND_RANK, kind_name(say.cards.groups, node.group, say.lang))
)
describes(
    WithKeyword,
    en=lambda node, noun, say: noun.adjective(KIND_RANK, kind_name(say.cards.keywords, node.keyword, say.lang)),
)
describes(Named, en=named_en)
describes(Namesake, en=lambda node, noun, say: noun.with_(f"the same name as {english.it(say.but(distant=True))}"))
describes(
    PlayedLastTurn,
    en=lambda node, noun, say: noun.at("played in the opponent's last turn"),
)
describes(Measure, en=measure_en)


# Amounts and conditions ---------------------------------------------------------------------------------------------
def missions_with_en(node: MissionsWith, say: Speaker) -> Quantity:
    return Quantity("X", f"the number of missions with {phrase(say.noun(node.who, CHARACTER['en']))}")


measures(MyPower, en=lambda node, say: Quantity("X", "this character's Power"))
measures(ThatCost, en=lambda node, say: Quantity("X", f"{english.its(say)} printed cost"))
measures(ThatPower, en=lambda node, say: Quantity("X", f"{english.its(say)} printed Power"))
measures(
    CoveredPower,
    en=lambda node, say: Quantity("X", "the Power that the upgraded character had just before the upgrade", past=True),
)
measures(MissionsWith, en=missions_with_en)

holds(HoldsEdge, en=lambda node, say, yes: "you hold the Edge" if yes else "you do not hold the Edge")
holds(EmptyHand, en=lambda node, say, yes: "your hand is empty" if yes else "your hand is not empty")


# Whom ---------------------------------------------------------------------------------------------------------------
LOWEST = {COST: "the lowest cost", POWER: "the lowest Power", BASE: "the lowest printed Power plus Power tokens"}


def each_and_all(noun: Noun) -> Target:
    return Target(phrase(noun, ALL), each=phrase(noun, EACH))


def sole_en(node: Sole, say: Speaker) -> Target:
    noun = in_play(node.which, say)
    return Target(
        "it", lead=f"if there is exactly one {english.inside(noun, BARE, False)}{english.after(noun, False)}, "
    )


def pair_en(node: Pair, say: Speaker) -> Target:
    one, two = in_play(node.first, say), in_play(node.second, say)
    second = phrase(altered(two, other=two.other or one.side == two.side))
    return Target(f"{phrase(one)} and {second}", tail=", if both can be chosen" if node.complete else "")


def excess_en(node: Excess, say: Speaker) -> Target:
    noun = phrase(in_play(node.which, say), BARE, True)
    return Target(f"all but {node.limit} {noun}", tail=" (the opponent chooses which)")


points_at(This, en=lambda node, say: Target("this character"))
points_at(It, en=lambda node, say: Target(english.it(say)))
points_at(Played, en=lambda node, say: Target("the character played with the MAIN line"))
points_at(Chosen, en=lambda node, say: Target(phrase(in_play(node.which, say))))
points_at(Every, en=lambda node, say: each_and_all(in_play(node.which, say)))
points_at(Lowest, en=lambda node, say: Target(phrase(in_play(node.which, say).with_(LOWEST[node.what]), DEFINITE)))
points_at(Sole, en=sole_en)
points_at(Pair, en=pair_en)
points_at(AnyNumber, en=lambda node, say: Target("any number of " + phrase(
    in_play(node.which, say).with_(f"a total Power of {node.limit} or less"), BARE, True)))  # fmt: skip
points_at(EachMission, en=lambda node, say: Target(
    f"up to one {bare(there(node.which, say, ''))}", lead="in each mission, "))  # fmt: skip
points_at(Excess, en=excess_en)
points_at(InOneMission, en=lambda node, say: each_and_all(there(node.which, say, "in one mission of your choice")))


def there(predicate: Predicate, say: Speaker, place: str) -> Noun:
    """Characters that fit, where the words say otherwise where they are."""
    return altered(in_play(predicate, say), place=place)


def bare(noun: Noun) -> str:
    """The noun phrase in the singular without article."""
    return english.inside(noun, BARE, False) + english.after(noun, False)


# What is done to characters ---------------------------------------------------------------------------------------------
def deed(say: Speaker, who: Who, verb: str, before: str = "", behind: str = "") -> str:
    target = say.target(who)
    return target.lead + join(clause(say, verb, before, target.text, behind)) + target.tail


def remember(say: Speaker, referent: Referent, done: str, x: str = "") -> None:
    """Keeps what later words of the line may take up; a measured X replaces an older one."""
    say.memory.referent = referent
    say.memory.near = True
    say.memory.done = done
    if x:
        say.memory.x = x
        say.memory.x_said = False


def powerup_en(node: PowerUp, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    target = say.target(node.who)
    text = clause(say, "give", amount_of(quantity, "Power token"), "to", target.each or target.text)
    return target.lead + text + target.tail + where(quantity)


def tokens_en(node: Tokens, say: Speaker) -> str:
    limit = None if node.limit is None else say.amount(node.limit)
    tokens = "all Power tokens" if limit is None else f"up to {amount_of(limit, 'Power token')}"
    put = "and put them on this character" if node.take else ""
    return deed(say, node.who, "take" if node.take else "remove", f"{tokens} from", put) + (
        "" if limit is None else where(limit)
    )


def batch_en(verb: str, participle: str) -> Callable[[Deed, Speaker], str]:
    def words(node: Deed, say: Speaker) -> str:
        text = deed(say, node.who, verb)
        remember(say, english.character(participle), f"characters {participle}",
                 f"the Power that the character just {participle} had before")  # fmt: skip
        return text

    return words


def after_deed_en(verb: str, participle: str, behind: str = "") -> Callable[[Deed, Speaker], str]:
    def words(node: Deed, say: Speaker) -> str:
        text = deed(say, node.who, verb, "", behind)
        remember(say, english.character(participle), f"characters {participle}")
        return text

    return words


def move_en(node: Move, say: Speaker) -> str:
    text = deed(say, node.who, "move", "", "to this mission" if node.to_here else "to another mission")
    remember(say, english.character("moved"), "characters moved")
    return text


def move_many_en(node: MoveMany, say: Speaker) -> str:
    noun = in_play(node.which, say)
    remember(say, english.character("moved"), "characters moved")
    if node.count is None:
        return clause(say, "move", phrase(noun, ALL), "to other missions, as far as possible")
    quantity = say.amount(node.count)
    who = bare(noun) if quantity.is_one else phrase(noun, BARE, True)
    return clause(say, "move", quantity.figure, who, "to other missions") + where(quantity)


def discard_top_en(node: DiscardTop, say: Speaker) -> str:
    text = deed(say, node.who, "discard", "the top card of")
    remember(say, english.card("discarded"), "cards discarded")
    return text


def demand_en(node: Demand, say: Speaker) -> str:
    if say.gap:
        return f"be revealed by the opponent for {node.extra} more chakra or defeated"
    demand = f"the opponent either reveals it for {node.extra} more chakra or it is defeated"
    return f"{deed(say, node.who, 'choose')}; {demand}"


says(PowerUp, en=powerup_en)
says(Tokens, en=tokens_en)
says(Hide, en=batch_en("hide", "hidden"))
says(Defeat, en=batch_en("defeat", "defeated"))
says(Move, en=move_en)
says(MoveMany, en=move_many_en)
says(TakeControl, en=after_deed_en("take control of", "taken over"))
says(Look, en=after_deed_en("look at", "looked at"))
says(DiscardTop, en=discard_top_en)
says(ReturnToHand, en=after_deed_en("return", "returned", "to its owner's hand"))
says(Demand, en=demand_en)


# What players do ----------------------------------------------------------------------------------------------------
def draw_en(node: Draw, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    return clause(say, "draw", amount_of(quantity, "card")) + where(quantity)


def chakra_en(verb: str) -> Callable[[Any, Speaker], str]:
    def words(node: Any, say: Speaker) -> str:
        quantity = say.amount(node.amount)
        return clause(say, verb, amount_of(quantity, "chakra", "chakra")) + where(quantity)

    return words


def take_chakra_en(node: TakeChakra, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    return clause(say, "take", amount_of(quantity, "chakra", "chakra"), "from", rival(say)) + where(quantity)


def pay_x_en(node: PayX, say: Speaker) -> str:
    say.memory.x = "the amount of chakra paid"
    say.memory.x_said = True
    return clause(say, "pay", "any amount X of chakra")


def points_en(node: GainPoints, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    return clause(say, "gain", amount_of(quantity, "mission point")) + where(quantity)


says(Draw, en=draw_en)
says(GainChakra, en=chakra_en("gain"))
says(LoseChakra, en=chakra_en("lose"))
says(TakeChakra, en=take_chakra_en)
says(PayX, en=pay_x_en)
says(GainPoints, en=points_en)
says(TakeEdge, en=lambda node, say: clause(say, "take", "the Edge"))
says(GiveEdge, en=lambda node, say: clause(say, "give", "the Edge to", rival(say)))


# Cards in hands, decks and piles ------------------------------------------------------------------------------------
def discard_en(node: Discard, say: Speaker) -> str:
    remember(say, english.card("discarded"), "cards discarded")
    return clause(say, "discard", f"1 card from {your(say)} hand")


def discard_seen_en(node: DiscardSeen, say: Speaker) -> str:
    remember(say, english.card("discarded"), "cards discarded")
    return clause(say, "choose", f"1 card from {rivals(say)} hand and discard it")


def discard_hand_en(node: DiscardHand, say: Speaker) -> str:
    remember(say, english.card("discarded"), "cards discarded", "the number of cards discarded")
    return "the opponent discards their hand, then draws as many cards"


def mill_en(node: Mill, say: Speaker) -> str:
    remember(say, english.card("discarded"), "cards discarded")
    return clause(say, "discard", f"the top card of {your(say) if node.own else rivals(say)} deck")


def search_en(node: Search, say: Speaker) -> str:
    found = phrase(say.noun(node.which, CARD["en"]), ALL)
    look = clause(say, "look at", f"the top {count(node.count, 'card')} of {your(say)} deck")
    return f"{look}. Show {found} among them and put them into {your(say)} hand; put the others back on top in the same order"


def put_from_deck_en(node: PutFromDeck, say: Speaker) -> str:
    if node.own:
        return clause(say, "put", f"the top card of {your(say)} deck face down on {your(say)} side of this mission as a hidden",
                      "character")  # fmt: skip
    return clause(say, "put", f"the top card of {rivals(say)} deck face down on {your(say)} side of any mission as a hidden",
                  f"character under {your(say)} control")  # fmt: skip


says(Discard, en=discard_en)
says(DiscardSeen, en=discard_seen_en)
says(DiscardHand, en=discard_hand_en)
says(PutBack, en=lambda node, say: clause(say, "put", f"1 card from {your(say)} hand on top of {your(say)} deck"))
says(Recover, en=lambda node, say: clause(say, "take", f"1 card from {your(say)} discard pile into {your(say)} hand"))
says(Mill, en=mill_en)
says(LookAtHand, en=lambda node, say: clause(say, "look at", f"{rivals(say)} hand"))
says(Search, en=search_en)
says(PutFromDeck, en=put_from_deck_en)
says(PutFromHand, en=lambda node, say: clause(
    say, "put", f"1 card from {your(say)} hand face down on {your(say)} side of any mission as a hidden character"))  # fmt: skip


# Playing, copying ---------------------------------------------------------------------------------------------------
def for_less(cut: int) -> str:
    return f"for {cut} chakra less" if cut else "at its full price"


def play_card_en(node: PlayCard, say: Speaker) -> str:
    noun = say.noun(node.which, CHARACTER["en"])
    cut = for_less(node.cut)
    if node.zone == FROM_HIDDEN:
        return clause(say, "reveal", phrase(noun.adjective(SEEN_RANK, "hidden").on(YOURS)), cut)
    if node.zone == FROM_HAND:
        return clause(say, "play", f"{phrase(noun)}, from {your(say)} hand or by revealing it, {cut}")
    if node.zone == FROM_DISCARD:
        return clause(say, "play", f"{phrase(noun)} from {your(say)} discard pile", cut)
    return clause(say, "play", f"the top card of {your(say)} discard pile", cut)


def play_from_top_en(node: PlayFromTop, say: Speaker) -> str:
    look = clause(say, "look at", f"the top {count(node.count, 'card')} of {your(say)} deck")
    return f"{look}, play one of them {for_less(node.cut)} if you can, and discard the others"


def copy_en(node: Copy, say: Speaker) -> str:
    noun = phrase(in_play(node.which, say))
    return clause(say, "copy", f"an instant line{'' if node.upgrades else ', but no UPGRADE line,'} of {noun}")


says(PlayCard, en=play_card_en)
says(PlayFromTop, en=play_from_top_en)
says(Copy, en=copy_en)
says(CopyDiscarded, en=lambda node, say: clause(
    say, "copy", "an instant line, but no UPGRADE line, of the card just discarded"))  # fmt: skip


# Continuous lines and modifiers -------------------------------------------------------------------------------------
def while_en(node: Bonus | ChakraBonus, say: Speaker) -> str:
    return "" if node.condition is None else f" while {say.condition(node.condition)}"


def bonus_en(node: Bonus, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    noun = in_play(node.who, say)
    sign = "-" if quantity.minus else "+"
    if quantity.counted is not None:
        more = f"{sign}1 Power for {phrase(quantity.counted, EACH)}"
    else:
        more = f"{sign}{quantity.figure} Power"
    has = f"{phrase(noun)} has" if noun.fixed else f"{phrase(noun, ALL)} have"
    return f"{has} {more}{while_en(node, say)}{where(quantity) if quantity.counted is None else ''}"


def chakra_bonus_en(node: ChakraBonus, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    return f"CHAKRA +{quantity.figure}{' for both players' if node.both else ''}{while_en(node, say)}{where(quantity)}"


def over_en(node: Over, say: Speaker) -> str:
    who = phrase(say.noun(node.who, CHARACTER["en"]).on(YOURS).with_("a lower cost"))
    only = ", but on no other character" if node.only else ""
    return f"you may play this card as an upgrade on {who}{only}"


def discount_en(node: Discount, say: Speaker) -> str:
    who = phrase(altered(say.noun(node.who, CHARACTER["en"]), other=True), BARE, True)
    return f"both players play {who} non-hidden in this mission for {node.amount} chakra less, but not for less than {node.floor}"


def cheaper_en(node: Cheaper, say: Speaker) -> str:
    way = "reveal this character" if node.revealed else "play this character non-hidden"
    there = say if node.revealed else say.but(here="in that mission")
    test = "" if node.condition is None else f" if {there.condition(node.condition)}"
    return f"you pay {node.amount} chakra less to {way}{test}"


RULES: Table[int] = Table("standing rule")
RULES.enter(KEEPS_TOKENS, en=lambda: "this character keeps its Power tokens at the end of the round")
RULES.enter(HOLDS, en=lambda: "enemy characters cannot be moved from this mission")
RULES.enter(ONLY_WINNING, en=lambda: "you can play this character non-hidden only in a mission that you are winning")
RULES.enter(IMMUNE, en=lambda: "enemy effects can neither hide nor defeat this character")
RULES.enter(SHIELDS, en=lambda: "enemy effects cannot hide friendly characters in this mission")
RULES.enter(NO_REVEALS, en=lambda: "the opponent cannot reveal characters in this mission")
RULES.enter(SALVAGES, en=lambda: "when a friendly character that you own is defeated, its top card goes to your hand"
            " instead of the discard pile")  # fmt: skip
RULES.enter(LOCKS, en=lambda: "this character locks the strongest enemy character in this mission: that character loses"
            " all its Power tokens and has Power 0")  # fmt: skip

OCCASIONS: Table[int] = Table("occasion")
OCCASIONS.enter(ON_ENEMY_PLAY, en=lambda who: "whenever the opponent plays a character non-hidden in this mission")
OCCASIONS.enter(ON_DEFEAT, en=lambda who: f"whenever {phrase(who)} is defeated")
OCCASIONS.enter(ON_MOVE, en=lambda who: "whenever this character has moved")
OCCASIONS.enter(ON_OWN_MOVE, en=lambda who: "whenever one of your effects has moved this character")
OCCASIONS.enter(ON_AFFECTED, en=lambda who: "whenever an enemy effect has affected this character")
OCCASIONS.enter(ON_LOSS, en=lambda who: "when the opponent has won this mission")
OCCASIONS.enter(ON_ROUND_END, en=lambda who: "at the end of the round")


def whenever_en(node: Whenever, say: Speaker) -> str:
    who = None if node.who is None else in_play(node.who, say)
    there = say.but(
        subject=MAY if node.optional else YOU, here="in its new mission" if node.event in (ON_MOVE, ON_OWN_MOVE) else ""
    )
    return f"{OCCASIONS.rule(node.event, say.lang)(who)}, {there.effect(node.effect)}"


HAPPENINGS = {"en": {MOVING: ("move", "moved"), HIDING: ("hide", "hidden"), DEFEATING: ("defeat", "defeated")}}


def instead_en(node: Instead, say: Speaker) -> str:
    noun = in_play(node.who, say)
    verbs = [words for bit, words in HAPPENINGS["en"].items() if node.happenings & bit]
    if node.by_enemy:
        event = f"if an enemy effect would {listing([words[0] for words in verbs], 'or')} {phrase(noun)}"
    else:
        event = f"if {phrase(noun)} would be {listing([words[1] for words in verbs], 'or')}"
    who = "it" if noun.fixed else "this character"
    return f"{event}, {'you may ' if node.optional else ''}{HAPPENINGS['en'][node.outcome][0]} {who} instead"


def modifier_en(node: Modifier, say: Speaker) -> str:
    word = TIMINGS[node.timing].upper()
    return f"{word}{', in addition' if node.added else ' instead'}: {english.capital(say.effect(node.effect))}"


says(Bonus, en=bonus_en)
says(ChakraBonus, en=chakra_bonus_en)
says(Rule, en=lambda node, say: str(RULES.rule(node.flag, say.lang)()))
says(Over, en=over_en)
says(Tax, en=lambda node, say: f"the opponent pays {node.amount} more chakra for each character they play non-hidden in this"
     " mission")  # fmt: skip
says(Discount, en=discount_en)
says(Cheaper, en=cheaper_en)
says(Whenever, en=whenever_en)
says(Instead, en=instead_en)
says(Modifier, en=modifier_en)
