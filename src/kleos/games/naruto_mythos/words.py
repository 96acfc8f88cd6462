"""The words of the game: phrase rules of its nodes, and the texts, prompts, options, log lines and reasons made of them."""

from collections.abc import Callable
from dataclasses import dataclass
from dataclasses import replace as altered
from typing import Any, TypeVar

from kleos.effects.terms import AT_MOST, EQUAL, LESS, Predicate
from kleos.engine.actions import SKIP, STOP, TRIGGER, TRIGGER_BY, USE, Action
from kleos.engine.errors import Refusal
from kleos.engine.events import Event
from kleos.engine.frames import Frame, Node, Scope
from kleos.engine.lines import ASK_ORDER, ASK_USE, Group, Line, number_of
from kleos.games.naruto_mythos import kinds
from kleos.games.naruto_mythos.board import Board, Character
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
from kleos.games.naruto_mythos.flow import ChooseLock, Course
from kleos.games.naruto_mythos.happenings import WHERE, WIDTH, Happening, instead_of
from kleos.games.naruto_mythos.kinds import BY_REVEAL, BY_UPGRADE, MAIN, PUBLIC, RANKS, TIMINGS
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
from kleos.games.naruto_mythos.plays import price
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
    INDEFINITE,
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

T = TypeVar("T", bound=Node | Who)

CHARACTER = {"en": Noun("character", "characters")}
CARD = {"en": Noun("card", "cards")}
IN_PLAY = {"en": "in play"}
SEEN_RANK = 0  # hidden, upgraded
KIND_RANK = 2  # groups and keywords


# Names --------------------------------------------------------------------------------------------------------------
def in_language(texts: dict[str, str], lang: str) -> str:
    return texts.get(lang, texts["en"])


def card_name(card: Card, lang: str) -> str:
    check_language(lang)
    return in_language(card.names, lang)


def card_title(card: Card, lang: str) -> str:
    """Name and title of a character, title of a mission."""
    name = card_name(card, lang)
    return name if card.is_mission else f"{name}, {in_language(card.titles, lang)}"


def card_label(card: Card, lang: str) -> str:
    return f"{card_title(card, lang)} ({card.id})"


def kind_name(names: dict[str, dict[str, str]], index: int, lang: str) -> str:
    """A group or keyword."""
    return in_language(list(names.values())[index], lang)


def name_in(pool: Pool, name: str, lang: str) -> str:
    """A character's name, given in its canonical form."""
    for card in pool.characters:
        if card.name == name:
            return card_name(card, lang)
    return name


def player(seat: int, lang: str) -> str:
    return f"p{seat}"


def timing(line: Line) -> str:
    return TIMINGS[line.timing].upper()


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


# What the deciding seat may call things ---------------------------------------------------------------------------------
def known(c: Character, seat: int) -> bool:
    return not c.hidden or c.known >> seat & 1 == 1


def object_name(g: Board, number: int, seat: int, lang: str) -> str:
    """ "#12 Kakashi Hatake", or no more than that there is a hidden character."""
    c = g.characters[number]
    if c is None:
        return f"#{number}"
    return f"#{number} {card_name(g.card_of(c), lang)}" if known(c, seat) else HIDDEN_CHARACTER[lang].format(number)


HIDDEN_CHARACTER = {"en": "hidden character #{}"}
IN_MISSION = {"en": "in mission {}"}


def rank(place: int) -> str:
    return RANKS[place]


def source_label(g: Board, line: Line, lang: str) -> str:
    card = g.pool.cards[line.card]
    return f"{card_name(card, lang)} ({card.id}) {timing(line)}"


@dataclass(frozen=True)
class Asking:
    """A question that is open: the board, the frame that asks, who must answer, and a speaker of the line."""

    g: Board
    frame: Frame
    seat: int
    lang: str
    say: Speaker

    @property
    def scope(self) -> Scope:
        return self.frame.scope

    def name(self, number: int) -> str:
        return object_name(self.g, number, self.seat, self.lang)

    def noun(self, predicate: Predicate) -> Noun:
        """The description as the deciding seat puts it, with "here" by its rank."""
        here = IN_MISSION[self.lang].format(rank(self.scope.here)) if self.scope.here >= 0 else ""
        return in_play(predicate, self.say.but(turned=self.seat != self.scope.you, here=here))

    def doing(self, node: Node) -> str:
        """What will be done, with the target left out: "give 2 Power tokens to"."""
        return self.say.but(gap=True).effect(node)


QUESTIONS: Table[tuple[type[Any], int]] = Table("question")


def asks(cls: type[T], kind: int, *, en: Callable[[T, Asking], str], fr: Any = None, it: Any = None) -> None:
    """Enters the question a node (or the way it finds its targets) puts in a decision of that kind."""
    QUESTIONS.enter((cls, kind), en=en, fr=fr, it=it)


def prompt(g: Board, lang: str) -> str:
    """The open question, and why it is asked, in terms of what the deciding seat may know."""
    check_language(lang)
    frame = g.frames[len(g.frames) - 1]
    node = frame.node
    line = frame.scope.line
    say = speaker(g.pool, lang)
    reason = ""
    if isinstance(line, Line):
        say = speaker_of(line, g.pool, lang)
        hear(say, line.effect, node)
        reason = f"{because(g, line, lang)}: "
    asking: Any = node
    if (type(node), g.kind) not in QUESTIONS.rules and isinstance(node, Deed):
        asking = node.who
    text = QUESTIONS.rule((type(asking), g.kind), lang)(asking, Asking(g, frame, g.seat, lang, say))
    return reason + text if reason else english.capital(text)


def hear(say: Speaker, node: Node, until: Node) -> bool:
    """Says, for the memory alone, what comes before a node in a line; whether the node was reached."""
    if node is until:
        return True
    parts = node.parts()
    if not parts:
        say.effect(node)
    return any(hear(say, part, until) for part in parts)


COPYING = {"en": "{} copying {}"}


def because(g: Board, line: Line, lang: str) -> str:
    """The line in progress; a copied one with the line that copies it."""
    label = source_label(g, line, lang)
    for frame in reversed(g.frames):
        if isinstance(frame.node, Line):
            break
        copier = frame.scope.line
        if isinstance(frame.node, (Copy, CopyDiscarded)) and isinstance(copier, Line) and copier is not line:
            return COPYING[lang].format(source_label(g, copier, lang), label)
    return label


def choose_en(ask: Asking, noun: Noun, definiteness: str = INDEFINITE) -> str:
    return f"choose {phrase(noun, definiteness)} to {ask.doing(ask.frame.node)}."


def choose_of_pair_en(who: Pair, ask: Asking) -> str:
    if ask.frame.n == 0:
        return choose_en(ask, ask.noun(who.first))
    one, two = ask.noun(who.first), ask.noun(who.second)
    again = len(ask.frame.items) > 0 and one.side == two.side
    return choose_en(ask, altered(two, other=two.other or again))


def choose_more_en(who: AnyNumber, ask: Asking) -> str:
    room = who.limit - sum(max(0, ask.g.power(ask.g.at(n))) for n in ask.frame.items)
    noun = altered(ask.noun(who.which).with_(f"Power {room} or less"), other=len(ask.frame.items) > 0)
    return f"choose {phrase(noun)} to {ask.doing(ask.frame.node)}, or be done."


def choose_excess_en(who: Excess, ask: Asking) -> str:
    left = who.count(ask.g, ask.scope) - len(ask.frame.items)
    return f"choose {phrase(ask.noun(who.which))} to {ask.doing(ask.frame.node)} ({left} still to be chosen)."


def choose_in_mission_en(who: EachMission, ask: Asking) -> str:
    noun = altered(ask.noun(who.which), place=f"in mission {rank(ask.frame.n)}")
    return f"choose {phrase(noun)} to {ask.doing(ask.frame.node)}, or skip."


def tokens_amount_en(node: Tokens, ask: Asking) -> str:
    return f"choose how many Power tokens to {'take' if node.take else 'remove'} from {ask.name(ask.frame.items[0])}."


def replace_en(node: Happening, ask: Asking) -> str:
    at = ask.frame.n * WIDTH
    what = ask.frame.extra[at]
    participle = HAPPENINGS["en"][MOVING if what >= WHERE else what][1]
    return f"{ask.name(ask.frame.extra[at + 1])} would be {participle}; choose what happens instead (NM-6.111)."


def demand_question_en(node: Demand, ask: Asking) -> str:
    return f"reveal {ask.name(ask.frame.items[0])} for {node.extra} more chakra, or let it be defeated."


def lock_en(node: ChooseLock, ask: Asking) -> str:
    card = ask.g.card_of(ask.g.at(ask.scope.source))
    return f"{card_name(card, 'en')} ({card.id}): choose which of the strongest enemy characters in its mission it locks (NM-11.67.1)."


def use_en(node: Line, ask: Asking) -> str:
    return f"use this line? {english.sentence(ask.say.effect(node.effect))}"


def put_mission_en(node: PutFromHand, ask: Asking) -> str:
    card = ask.g.identity[ask.frame.items[0]]
    return f"choose the mission where {card_label(card, 'en')} is put face down."


def moved_en(ask: Asking) -> str:
    return f"choose the mission to which {ask.name(ask.frame.items[len(ask.frame.items) - 1])} is moved."


DISCARD_ORDER_EN = "goes to the discard pile next; the first lies lowest (NM-7.8)."

asks(Course, kinds.ASK_MULLIGAN, en=lambda node, ask: "keep your opening hand, or take the one mulligan (NM-3.9)?")
asks(Course, kinds.ASK_TURN, en=lambda node, ask: "your turn: play, hide, upgrade, reveal or pass.")
asks(Line, ASK_USE, en=use_en)
asks(
    Group, ASK_ORDER, en=lambda node, ask: "several lines are waiting: choose which one is carried out next (NM-6.19)."
)
asks(Chosen, kinds.ASK_TARGET, en=lambda who, ask: choose_en(ask, ask.noun(who.which)))
asks(Lowest, kinds.ASK_TARGET, en=lambda who, ask: choose_en(ask, ask.noun(who.which).with_(LOWEST[who.what])))
asks(Pair, kinds.ASK_TARGET, en=choose_of_pair_en)
asks(AnyNumber, kinds.ASK_TARGET, en=choose_more_en)
asks(Excess, kinds.ASK_TARGET, en=choose_excess_en)
asks(
    MoveMany,
    kinds.ASK_TARGET,
    en=lambda node, ask: f"choose {phrase(ask.noun(node.which))} to move to another mission.",
)
asks(EachMission, kinds.ASK_PER_MISSION, en=choose_in_mission_en)
asks(InOneMission, kinds.ASK_MISSION, en=lambda who, ask: (
    f"choose a mission to {ask.doing(ask.frame.node)} {phrase(there(who.which, ask.say, 'there'), ALL)}."))  # fmt: skip
asks(Move, kinds.ASK_MISSION, en=lambda node, ask: moved_en(ask))
asks(MoveMany, kinds.ASK_MISSION, en=lambda node, ask: moved_en(ask))
asks(PutFromDeck, kinds.ASK_MISSION, en=lambda node, ask: "choose the mission where the card is put face down.")
asks(PutFromHand, kinds.ASK_MISSION, en=put_mission_en)
asks(PutFromHand, kinds.ASK_CARD, en=lambda node, ask: "choose a card from your hand to put face down in a mission.")
asks(Discard, kinds.ASK_CARD, en=lambda node, ask: "choose a card from your hand to discard.")
asks(DiscardSeen, kinds.ASK_CARD, en=lambda node, ask: "choose a card from the opponent's hand to be discarded.")
asks(PutBack, kinds.ASK_CARD, en=lambda node, ask: "choose a card from your hand to put on top of your deck.")
asks(Recover, kinds.ASK_CARD, en=lambda node, ask: "choose a card from your discard pile to take into your hand.")
asks(Tokens, kinds.ASK_AMOUNT, en=tokens_amount_en)
asks(PayX, kinds.ASK_AMOUNT, en=lambda node, ask: "choose how much chakra to pay.")
asks(PlayCard, kinds.ASK_PLAY, en=lambda node, ask: f"choose how to {ask.say.effect(node)}.")
asks(PlayFromTop, kinds.ASK_PLAY, en=lambda node, ask: f"choose which of the cards to play {for_less(node.cut)}.")
asks(PlayFromTop, kinds.ASK_DISCARD_ORDER, en=lambda node, ask: f"choose which card {DISCARD_ORDER_EN}")
asks(DiscardHand, kinds.ASK_DISCARD_ORDER, en=lambda node, ask: f"choose which card of your hand {DISCARD_ORDER_EN}")
asks(Happening, kinds.ASK_DISCARD_ORDER, en=lambda node, ask: f"choose which character {DISCARD_ORDER_EN}")
asks(Happening, kinds.ASK_REPLACE, en=replace_en)
asks(Copy, kinds.ASK_LINE, en=lambda node, ask: "choose the line to copy.")
asks(CopyDiscarded, kinds.ASK_LINE, en=lambda node, ask: "choose the line to copy.")
asks(Demand, kinds.ASK_DEMAND, en=demand_question_en)
asks(ChooseLock, kinds.ASK_LOCK, en=lock_en)


# Options ------------------------------------------------------------------------------------------------------------
OPTIONS: Table[int] = Table("option")


def option_text(g: Board, action: Action, lang: str) -> str:
    """One answer to the open question, in terms of what the deciding seat may know."""
    frame = g.frames[len(g.frames) - 1]
    text: str = OPTIONS.rule(action.verb, lang)(Asking(g, frame, g.seat, lang, speaker(g.pool, lang)), action)
    return text


def cost_of(ask: Asking, card: Card, place: int, way: int, covered: int = 0, hidden: int = 0) -> str:
    """What this way of playing costs now, the reduction or surcharge of the line in progress included."""
    node = ask.frame.node
    cut = node.cut if isinstance(node, (PlayCard, PlayFromTop)) else 0
    extra = node.extra if isinstance(node, Demand) else 0
    target = ask.g.at(covered) if covered else None
    return f"{price(ask.g, ask.seat, card, place, way, target, hidden, cut, extra)} chakra"


def character_text_en(ask: Asking, number: int) -> str:
    """ "#12 Kakashi Hatake (Power 5, yours, mission C)"."""
    c = ask.g.characters[number]
    if c is None:
        return f"#{number} (no longer in play)"
    facts = []
    if c.hidden and known(c, ask.seat):
        facts.append("hidden")
    power = ask.g.power(c)
    if not c.hidden or power:
        facts.append(f"Power {power}")
    mine = c.side == ask.seat
    where_it_is = f"mission {rank(c.place)}"
    facts.extend(["yours", where_it_is] if mine else [where_it_is, "opponent"])
    return f"{ask.name(number)} ({', '.join(facts)})"


def trigger_en(ask: Asking, action: Action) -> str:
    for waiting in ask.frame.waiting:
        if waiting.source == action.a and number_of(waiting) == action.b:
            line = waiting.line
            assert isinstance(line, Line)
            cause = f", set off by {ask.name(action.c)}" if action.verb == TRIGGER_BY and action.c else ""
            label = source_label(ask.g, line, "en")
            return f"#{action.a} {label}{cause}: {line_words(line, ask.g.pool, 'en')}"
    return f"#{action.a}"


def play_en(ask: Asking, action: Action) -> str:
    card = ask.g.pool.cards[action.a]
    return f"Play {card_title(card, 'en')} on mission {rank(action.b)} for {cost_of(ask, card, action.b, 0)}"


def upgrade_en(ask: Asking, action: Action) -> str:
    card = ask.g.pool.cards[action.a]
    cost = cost_of(ask, card, ask.g.at(action.b).place, BY_UPGRADE, action.b)
    return f"Upgrade {ask.name(action.b)} with {card_title(card, 'en')} for {cost}"


def reveal_en(ask: Asking, action: Action) -> str:
    c = ask.g.at(action.a)
    card = ask.g.card_of(c)
    if action.verb == kinds.REVEAL:
        cost = cost_of(ask, card, c.place, BY_REVEAL, 0, action.a)
        return f"Reveal #{action.a} {card_title(card, 'en')} on mission {rank(c.place)} for {cost}"
    cost = cost_of(ask, card, c.place, BY_REVEAL | BY_UPGRADE, action.b, action.a)
    return f"Reveal #{action.a} {card_title(card, 'en')} as an upgrade of {ask.name(action.b)} for {cost}"


def skip_en(ask: Asking, action: Action) -> str:
    if ask.g.kind == kinds.ASK_REPLACE:
        return "Let it happen"
    return f"Nobody in mission {rank(ask.frame.n)}" if ask.g.kind == kinds.ASK_PER_MISSION else "Skip this line"


def instead_option_en(ask: Asking, action: Action) -> str:
    what = ask.frame.extra[ask.frame.n * WIDTH]
    verb = HAPPENINGS["en"][instead_of(ask.g, action.a, what, ask.g.at(action.b)).outcome][0]
    saved = "" if action.a == action.b else f", not {ask.name(action.b)}"
    return f"{english.capital(verb)} {ask.name(action.a)} instead{saved}"


def line_option_en(ask: Asking, card: Card, number: int, before: str) -> str:
    line = card.lines[number - 1]
    return f"{before}{card_label(card, 'en')}, {line_text(line, ask.g.pool, 'en')}"


def amount_en(ask: Asking, action: Action) -> str:
    return f"{action.a} chakra" if isinstance(ask.frame.node, PayX) else count(action.a, "Power token")


OPTIONS.enter(USE, en=lambda ask, action: "Use this line")
OPTIONS.enter(SKIP, en=skip_en)
OPTIONS.enter(STOP, en=lambda ask, action: "Done")
OPTIONS.enter(TRIGGER, en=trigger_en)
OPTIONS.enter(TRIGGER_BY, en=trigger_en)
OPTIONS.enter(kinds.KEEP, en=lambda ask, action: "Keep this hand")
OPTIONS.enter(kinds.MULLIGAN, en=lambda ask, action: "Mulligan: shuffle the hand back and draw 5 new cards")
OPTIONS.enter(kinds.PLAY, en=play_en)
OPTIONS.enter(kinds.HIDE, en=lambda ask, action: (
    f"Hide {card_title(ask.g.pool.cards[action.a], 'en')} face down on mission {rank(action.b)} for 1 chakra"))  # fmt: skip
OPTIONS.enter(kinds.PLAY_UPGRADE, en=upgrade_en)
OPTIONS.enter(kinds.REVEAL, en=reveal_en)
OPTIONS.enter(kinds.REVEAL_UPGRADE, en=reveal_en)
OPTIONS.enter(kinds.PASS, en=lambda ask, action: "Pass")
OPTIONS.enter(kinds.TARGET, en=lambda ask, action: character_text_en(ask, action.a))
OPTIONS.enter(kinds.MISSION, en=lambda ask, action: (
    f"Mission {rank(action.a)}: {card_name(ask.g.pool.cards[ask.g.missions[action.a]], 'en')}"))  # fmt: skip
OPTIONS.enter(kinds.CARD, en=lambda ask, action: card_label(ask.g.pool.cards[action.a], "en"))
OPTIONS.enter(kinds.AMOUNT, en=amount_en)
OPTIONS.enter(kinds.LINE, en=lambda ask, action: (
    line_option_en(ask, ask.g.card_of(ask.g.at(action.a)), action.b, f"#{action.a} ")))  # fmt: skip
OPTIONS.enter(kinds.LINE_OF_CARD, en=lambda ask, action: line_option_en(ask, ask.g.pool.cards[action.a], action.b, ""))
OPTIONS.enter(kinds.USE_INSTEAD, en=instead_option_en)
OPTIONS.enter(kinds.DEFEAT, en=lambda ask, action: f"Let {ask.name(action.a)} be defeated")


# The log ------------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Seen:
    """An event as somebody saw it: its own fields, and the cards only where they were seen."""

    event: Event
    pool: Pool
    lang: str
    knows: bool

    @property
    def who(self) -> str:
        return player(self.event.seat, self.lang)

    @property
    def other(self) -> str:
        return player(1 - self.event.seat, self.lang)

    @property
    def mission(self) -> str:
        return rank(self.event.place)

    def label(self, index: int) -> str:
        return card_label(self.pool.cards[index], self.lang)

    def labels(self) -> list[str]:
        return [self.label(index) for index in self.event.cards] if self.knows else []


EVENTS: Table[int] = Table("event")


def event_text(g: Board, event: Event, seat: int | None, lang: str) -> str:
    """A line of the log as a seat saw it (None: a spectator), from the event's own fields alone."""
    bit = PUBLIC if seat is None or seat < 0 else 1 << seat
    text: str = EVENTS.rule(event.kind, lang)(Seen(event, g.pool, lang, event.sees & bit != 0))
    if event.scope_card >= 0:
        card = g.pool.cards[event.scope_card]
        text += f" ({card_name(card, lang)} {card.id} {timing(card.lines[event.scope_line - 1])})"
    return text + "."


def card_en(seen: Seen) -> str:
    """The one card of the event."""
    return seen.labels()[0] if seen.knows else "a card"


def cards_en(seen: Seen) -> str:
    """ "2 cards", with their names where they were seen."""
    names = seen.labels()
    return count(seen.event.n, "card") + (f": {'; '.join(names)}" if names else "")


def stack_en(seen: Seen) -> str:
    """A character by number, with its top card, and what lies beneath, where they were seen."""
    names = seen.labels()
    if not names:
        return f"hidden character #{seen.event.a}"
    beneath = f" over {'; '.join(names[-2::-1])}" if len(names) > 1 else ""
    return f"#{seen.event.a} {names[-1]}{beneath}"


def subject_en(seen: Seen) -> str:
    return english.capital(stack_en(seen))


def new_en(seen: Seen) -> str:
    """A card that has just got a number of its own."""
    return f"{card_en(seen)} as #{seen.event.a}"


def paid_en(seen: Seen) -> str:
    return f"for {seen.event.n} chakra"


def totals_en(seen: Seen) -> str:
    return f"{seen.event.a - kinds.TOTALS} to {seen.event.b - kinds.TOTALS}"


def defeated_en(seen: Seen) -> str:
    kept = f"; its top card goes to the hand of {player(seen.event.b, 'en')}" if seen.event.n else ""
    return f"{subject_en(seen)} is defeated in mission {seen.mission}{kept}"


def saved_en(seen: Seen) -> str:
    event = seen.event
    if event.a == event.b:
        return f"The line of #{event.a} applies instead"
    return f"#{event.a} takes the place of #{event.b}"


def copied_en(seen: Seen) -> str:
    card = seen.pool.cards[seen.event.b - 1]
    return f"#{seen.event.a} copies {card_label(card, 'en')} {timing(card.lines[seen.event.n - 1])}"


def won_en(seen: Seen) -> str:
    return (
        f"{seen.who} wins mission {seen.mission} ({totals_en(seen)}) and gains {count(seen.event.n, 'mission point')}"
    )


EVENTS.enter(kinds.EDGE_TO, en=lambda e: f"The Edge goes to {e.who}")
EVENTS.enter(kinds.MULLIGANED, en=lambda e: f"{e.who} {'takes a mulligan' if e.event.n else 'keeps the opening hand'}")
EVENTS.enter(kinds.ROUND, en=lambda e: f"Round {e.event.n} begins; {e.who} has the Edge")
EVENTS.enter(kinds.MISSION_UP, en=lambda e: f"Mission {e.mission} is {e.label(e.event.b)}")
EVENTS.enter(kinds.INCOME, en=lambda e: f"{e.who} receives {e.event.n} chakra")
EVENTS.enter(kinds.DREW, en=lambda e: f"{e.who} draws {cards_en(e)}")
EVENTS.enter(kinds.PLAYED, en=lambda e: f"{e.who} plays {new_en(e)} on mission {e.mission} {paid_en(e)}")
EVENTS.enter(
    kinds.UPGRADED, en=lambda e: f"{e.who} upgrades #{e.event.a} on mission {e.mission} with {card_en(e)} {paid_en(e)}"
)
EVENTS.enter(kinds.REVEALED, en=lambda e: f"{e.who} reveals {stack_en(e)} on mission {e.mission} {paid_en(e)}")
EVENTS.enter(kinds.REVEAL_UPGRADED, en=lambda e: (
    f"{e.who} reveals #{e.event.b} {card_en(e)} on mission {e.mission} as an upgrade of #{e.event.a} {paid_en(e)}"))  # fmt: skip
EVENTS.enter(kinds.PUT_DOWN, en=lambda e: f"{e.who} hides {new_en(e)} face down on mission {e.mission} {paid_en(e)}")
EVENTS.enter(kinds.PUT_HIDDEN, en=lambda e: f"{e.who} puts {new_en(e)} face down on mission {e.mission}")
EVENTS.enter(kinds.PASSED, en=lambda e: f"{e.who} passes")
EVENTS.enter(kinds.TOKENS, en=lambda e: f"#{e.event.a} gets {count(e.event.n, 'Power token')}")
EVENTS.enter(kinds.TOKENS_LOST, en=lambda e: f"#{e.event.a} loses {count(e.event.n, 'Power token')}")
EVENTS.enter(kinds.TOKENS_TAKEN, en=lambda e: f"#{e.event.b} takes {count(e.event.n, 'Power token')} from #{e.event.a}")
EVENTS.enter(kinds.MOVED, en=lambda e: f"{subject_en(e)} moves from mission {rank(e.event.n)} to mission {e.mission}")
EVENTS.enter(kinds.HIDDEN, en=lambda e: f"{subject_en(e)} is hidden in mission {e.mission}")
EVENTS.enter(kinds.DEFEATED, en=defeated_en)
EVENTS.enter(kinds.TO_HAND, en=lambda e: f"{subject_en(e)} returns from mission {e.mission} to the hand of {e.who}")
EVENTS.enter(kinds.TOP_DISCARDED, en=lambda e: f"The top card of #{e.event.a}, {card_en(e)}, is discarded")
EVENTS.enter(kinds.BENEATH, en=lambda e: f"From beneath #{e.event.a} {cards_en(e)} to the discard pile of {e.who}")
EVENTS.enter(kinds.CONTROL, en=lambda e: f"{e.who} takes control of {stack_en(e)} in mission {e.mission}")
EVENTS.enter(kinds.CONTROL_ENDS, en=lambda e: f"{subject_en(e)} returns to the side of {e.who} in mission {e.mission}")
EVENTS.enter(kinds.CONFLICT, en=lambda e: (
    f"{subject_en(e)} is discarded: {e.who} has another character of that name in mission {e.mission}"))  # fmt: skip
EVENTS.enter(kinds.DISCARDED, en=lambda e: f"{e.who} discards {card_en(e)}")
EVENTS.enter(kinds.MILLED, en=lambda e: f"{e.who} discards {card_en(e)} from the top of the deck")
EVENTS.enter(kinds.PUT_BACK, en=lambda e: f"{e.who} puts {card_en(e)} from the hand on top of the deck")
EVENTS.enter(kinds.RECOVERED, en=lambda e: f"{e.who} takes {card_en(e)} from the discard pile into the hand")
EVENTS.enter(
    kinds.SHOWN,
    en=lambda e: f"{e.who} shows {cards_en(e)} and takes {'it' if e.event.n == 1 else 'them'} into the hand",
)
EVENTS.enter(kinds.LOOKED, en=lambda e: f"{e.who} looks at {stack_en(e)} in mission {e.mission}")
EVENTS.enter(kinds.LOOKED_HAND, en=lambda e: f"{e.who} looks at the hand of {e.other}, {cards_en(e)}")
EVENTS.enter(kinds.LOOKED_DECK, en=lambda e: f"{e.who} looks at the top of the deck, {cards_en(e)}")
EVENTS.enter(kinds.CHAKRA, en=lambda e: f"{e.who} gains {e.event.n} chakra")
EVENTS.enter(kinds.CHAKRA_LOST, en=lambda e: f"{e.who} loses {e.event.n} chakra")
EVENTS.enter(kinds.CHAKRA_TAKEN, en=lambda e: f"{e.who} takes {e.event.n} chakra from {e.other}")
EVENTS.enter(kinds.POINTS, en=lambda e: f"{e.who} gains {count(e.event.n, 'mission point')}")
EVENTS.enter(kinds.WON, en=won_en)
EVENTS.enter(kinds.NOBODY_WON, en=lambda e: f"Nobody wins mission {e.mission} ({totals_en(e)})")
EVENTS.enter(kinds.LOCKED, en=lambda e: f"#{e.event.a} locks #{e.event.b} in mission {e.mission}")
EVENTS.enter(kinds.SAVED, en=saved_en)
EVENTS.enter(kinds.COPIED, en=copied_en)
EVENTS.enter(kinds.ROUND_END, en=lambda e: f"Round {e.event.n} ends; chakra and Power tokens are cleared")
EVENTS.enter(kinds.ENDED, en=lambda e: f"The match ends; {e.who} wins")
EVENTS.enter(kinds.CONCEDED, en=lambda e: f"{e.who} gives up")


# Reasons ------------------------------------------------------------------------------------------------------------
REFUSALS: Table[str] = Table("refusal")


def refusal_text(refusal: Refusal, pool: Pool, lang: str) -> str:
    """Why something is not allowed. Objects are given by number, missions by place or rank, cards by id."""
    text: str = REFUSALS.rule(refusal.key, lang)(*[argument(arg, pool, lang) for arg in refusal.args])
    return english.sentence(text)


def argument(arg: object, pool: Pool, lang: str) -> object:
    """Card ids and predicates in words; everything else as it is."""
    if isinstance(arg, Predicate):
        return describe(arg, lang, pool)
    if isinstance(arg, str) and arg in pool.by_id:
        return card_label(pool.by_id[arg], lang)
    return arg


def it_is(thing: object) -> str:
    return thing if isinstance(thing, str) else f"#{thing}"


def at_rank(place: object) -> str:
    return f"mission {rank(place) if isinstance(place, int) else place}"


REFUSALS.enter("unknown-token", en=lambda problem: f"this is not understood: {problem}")
REFUSALS.enter("over", en=lambda: "the match is over")
REFUSALS.enter("not-offered", en=lambda token: f"'{token}' is not among the options of this decision")
REFUSALS.enter("wrong-kind", en=lambda kind: f"this does not answer the open decision, which is '{kind}'")
REFUSALS.enter("not-in-hand", en=lambda card: f"{card} is not in your hand")
REFUSALS.enter("not-in-their-hand", en=lambda card: f"{card} is not in the hand you are looking at")
REFUSALS.enter("not-in-pile", en=lambda card: f"{card} cannot be taken from your discard pile: it is not there")
REFUSALS.enter("not-among", en=lambda card: f"{card} is not among the cards to choose from")
REFUSALS.enter("no-mission", en=lambda place: f"{at_rank(place)} is not in play")
REFUSALS.enter("too-dear", en=lambda cost, chakra: f"it costs {cost} chakra and you have {chakra}")
REFUSALS.enter("name-taken", en=lambda name, place: (
    f"there is already a non-hidden {name} on that side of {at_rank(place)}"))  # fmt: skip
REFUSALS.enter("must-upgrade", en=lambda name, place: (
    f"you already have a non-hidden {name} in {at_rank(place)}, so this can only be played as an upgrade there"))  # fmt: skip
REFUSALS.enter("not-cheaper", en=lambda name, cost, other, other_cost: (
    f"an upgrade must cost more than what it covers: {name} costs {cost}, {other} costs {other_cost}"))  # fmt: skip
REFUSALS.enter("not-a-match", en=lambda name, other: (
    f"{name} cannot upgrade {other}: the names differ and no line of the card allows it"))  # fmt: skip
REFUSALS.enter("not-owned", en=lambda n: f"{it_is(n)} belongs to the opponent and cannot be part of your upgrades")
REFUSALS.enter("hidden-target", en=lambda n: f"{it_is(n)} is hidden and cannot be upgraded")
REFUSALS.enter("not-hidden", en=lambda n: f"{it_is(n)} is not hidden")
REFUSALS.enter("not-yours", en=lambda n: f"{it_is(n)} is not on your side")
REFUSALS.enter("not-in-play", en=lambda n: f"{it_is(n)} is not in play")
REFUSALS.enter("not-winning", en=lambda name, place: (
    f"{name} can be played non-hidden only in a mission that you are winning, and you are not winning {at_rank(place)}"))  # fmt: skip
REFUSALS.enter("reveals-forbidden", en=lambda place: f"an enemy character keeps you from revealing in {at_rank(place)}")
REFUSALS.enter("never-over", en=lambda name, other: f"{name} may never be played as an upgrade of {other}")
REFUSALS.enter("not-described", en=lambda n, words: f"{it_is(n)} is not {words}")
REFUSALS.enter("immune", en=lambda n: f"enemy effects can neither hide nor defeat {it_is(n)}")
REFUSALS.enter("shielded", en=lambda n: f"another character in its mission keeps enemy effects from hiding {it_is(n)}")
REFUSALS.enter("cannot-move", en=lambda n: f"{it_is(n)} cannot be moved to any mission")
REFUSALS.enter("already-hidden", en=lambda n: f"{it_is(n)} is already hidden")
REFUSALS.enter("no-tokens", en=lambda n: f"{it_is(n)} has no Power tokens")
REFUSALS.enter("not-upgraded", en=lambda n: f"{it_is(n)} is not upgraded")
REFUSALS.enter("already-picked", en=lambda n: f"{it_is(n)} has already been chosen")
REFUSALS.enter("too-much-power", en=lambda n, limit: f"with {it_is(n)} the total Power would exceed {limit}")
REFUSALS.enter("same-mission", en=lambda place: f"the character is already in {at_rank(place)}")
REFUSALS.enter("no-chakra", en=lambda: "you have no chakra left")
