"""Rules text: what every node of this game says, by entries of its catalogue."""

from collections.abc import Callable

from kleos.effects.terms import Predicate
from kleos.engine.frames import Node
from kleos.engine.lines import Line
from kleos.games.naruto_mythos import CATALOGUE
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
from kleos.games.naruto_mythos.kinds import MAIN
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
    Done,
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
    PriorX,
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
    Repeat,
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
)
from kleos.games.naruto_mythos.words.names import (
    HEAD_RANK,
    KIND_RANK,
    SEEN_RANK,
    called,
    is_plural,
    kind_name,
    name_gender,
    name_in,
    timing,
    timing_word,
)
from kleos.language.languages import GRAMMARS
from kleos.language.nouns import DEFINITE, EITHER, ENEMY, FRIENDLY, MAY, MUST, YOU, YOURS, Noun, Target, altered
from kleos.words import shared  # noqa: F401 - "shared" is there for the rules it enters
from kleos.words.phrases import COMPARISON, Speaker, check_language, describes, holds, measures, points_at, says


# Speaking -----------------------------------------------------------------------------------------------------------
def speaker(pool: Pool, lang: str) -> Speaker:
    check_language(lang)
    return Speaker(lang, pool, in_play, catalogue=CATALOGUE)


def in_play(predicate: Predicate, say: Speaker) -> Noun:
    """The characters in play that fit; where the line names no side or no mission, all are meant (NM-6.47, NM-6.48)."""
    noun = character(predicate, say)
    if noun.fixed:
        return noun
    if say.leaving and not noun.side:
        noun = character(predicate, say.but(leaving=False))
    return altered(noun, side=noun.side or EITHER, place=noun.place or say("in-play"))


def character(predicate: Predicate, say: Speaker) -> Noun:
    """A character that fits, wherever it is."""
    return say.noun(predicate, say.term("character"))


def there(predicate: Predicate, say: Speaker, place: str) -> Noun:
    """Characters that fit, where the words say otherwise where they are."""
    return altered(in_play(predicate, say), place=place)


def describe(predicate: Predicate, lang: str, pool: Pool | None = None) -> str:
    """What a predicate describes, as a noun phrase; groups and keywords are named as in the pool."""
    say = speaker(pool or standard_pool(), lang)
    return say.grammar.phrase(character(predicate, say))


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
    return say.grammar.sentence(say.effect(line.effect))


def line_text(line: Line, pool: Pool, lang: str) -> str:
    standing = isinstance(line.effect, Standing)
    values = {"timing": timing(line, lang), "standing": standing, "words": line_words(line, pool, lang)}
    return GRAMMARS[lang].finished(CATALOGUE.say("line-text", lang, values))


def card_text(card: Card, pool: Pool, lang: str) -> list[str]:
    """The rules text of a card, a string for each printed line."""
    check_language(lang)
    return [line_text(line, pool, lang) for line in card.lines]


# Predicates ---------------------------------------------------------------------------------------------------------
MEASURED = {COST: "with-cost", POWER: "with-power", BASE: "with-base"}


def sided(side: str, turned: str) -> Callable[[Predicate, Noun, Speaker], Noun]:
    return lambda node, noun, say: noun.on(turned if say.turned else side)


def named(node: Named, noun: Noun, say: Speaker) -> Noun:
    """ "a friendly Tsunade"; "une Tsunade", but "vos Personnages Tsunade" and "un Personnage Chiens Ninjas"."""
    plural = is_plural(node.name, say.lang)
    values = {
        "name": name_in(say.cards, node.name, say.lang),
        "noun": noun.one,
        "nouns": noun.many,
        "number": "many" if plural else "one",
    }
    found = altered(noun, one=say("named", **values), many=say.attribute("named", "many", **values), apart="")
    if plural:
        return found
    gender, usual = name_gender(node.name, say.lang), noun.gender_of(True)
    return altered(found, gender=gender, many_gender="" if usual == gender else usual)


def measured(node: Measure, noun: Noun, say: Speaker) -> Noun:
    quantity = say.but(distant=True).amount(node.amount)
    own = node.what == POWER and isinstance(node.amount, MyPower)
    called = say.attribute("with-power", "own") if own else ""
    if called:
        quantity = altered(quantity, meaning=called)
    return noun.with_(say(MEASURED[node.what], op=COMPARISON[node.op], n=quantity, own=own))


def of_kind(sort: str, names: dict[str, dict[str, str]], index: int, noun: Noun, say: Speaker) -> Noun:
    """Of a group or keyword: "Leaf Village character", "Personnage de l'Équipe 7", "Personaggio Evocazione"."""
    name = kind_name(names, index, say.lang)
    term = called(sort, list(names)[index], say.lang)
    gender, adjective = (term.attribute("gender"), term.attribute("adjective")) if term else ("", "")
    adjective = adjective or say.attribute("of-kind", "adjective", name=name)
    if adjective:
        return noun.adjective(KIND_RANK, adjective)
    head = say.attribute("of-kind", "rank", name=name, gender=gender) == "head"
    return noun.complement(HEAD_RANK if head else KIND_RANK, say("of-kind", name=name, gender=gender))


def played_last_turn(node: PlayedLastTurn, noun: Noun, say: Speaker) -> Noun:
    """A place, or a relative clause, as the language has it."""
    one = say("played-last-turn", gender=noun.gender)
    many = say.attribute("played-last-turn", "many", gender=noun.gender)
    return noun.that(one, many) if many else noun.at(one)


describes(Friend, sided(FRIENDLY, ENEMY))
describes(Enemy, sided(ENEMY, YOURS))
describes(Mine, sided(YOURS, ENEMY))
describes(Anyone, lambda node, noun, say: noun)
describes(Myself, lambda node, noun, say: altered(noun, one=say("this-character"), fixed=True))
describes(Other, lambda node, noun, say: altered(noun, other=True))
describes(Here, lambda node, noun, say: noun.at(say("here", leaving=say.leaving)))
describes(Elsewhere, lambda node, noun, say: noun.at(say("elsewhere", leaving=say.leaving)))
describes(FaceDown, lambda node, noun, say: noun.adjective(SEEN_RANK, say("hidden")))
describes(FaceUp, lambda node, noun, say: noun.adjective(SEEN_RANK, say("non-hidden")))
describes(Upgraded, lambda node, noun, say: noun.adjective(SEEN_RANK, say("upgraded")))
describes(OfGroup, lambda node, noun, say: of_kind("group", say.cards.groups, node.group, noun, say))
describes(WithKeyword, lambda node, noun, say: of_kind("keyword", say.cards.keywords, node.keyword, noun, say))
describes(Named, named)
describes(Namesake, lambda node, noun, say: noun.with_(say.but(distant=True)("same-name")))
describes(PlayedLastTurn, played_last_turn)
describes(Measure, measured)


# Amounts and conditions ---------------------------------------------------------------------------------------------
measures(MyPower, lambda node, say: say.quantity("my-power"))
measures(ThatCost, lambda node, say: say.quantity("that-cost"))
measures(ThatPower, lambda node, say: say.quantity("that-power"))
measures(CoveredPower, lambda node, say: say.quantity("covered-power", past=True))
measures(MissionsWith, lambda node, say: say.quantity("missions-with", which=character(node.who, say)))
measures(Done, lambda node, say: say.quantity("number-done", done=say.prior.done))
measures(PriorX, lambda node, say: say.quantity("prior-x", x=say.prior.x))

holds(HoldsEdge, lambda node, say, yes: say("holds-edge", yes=yes))
holds(EmptyHand, lambda node, say, yes: say("empty-hand-of-yours", yes=yes))


# Whom ---------------------------------------------------------------------------------------------------------------
LOWEST = {COST: "lowest-cost", POWER: "lowest-power", BASE: "lowest-base"}


def lowest(node: Lowest, say: Speaker) -> Target:
    noun = in_play(node.which, say).with_(say(LOWEST[node.what]))
    return Target(say.grammar.phrase(noun, DEFINITE))


def sole(node: Sole, say: Speaker) -> Target:
    noun = in_play(node.which, say)
    return say.named_target("target-sole", which=noun, gender=noun.gender)


def pair(node: Pair, say: Speaker) -> Target:
    one, two = in_play(node.first, say), in_play(node.second, say)
    both = (one, altered(two, other=two.other or one.side == two.side))
    return Target(say.grammar.both(both), parts=tuple(say.grammar.show(noun) for noun in both))


def each_and_all(noun: Noun, say: Speaker) -> Target:
    return Target(say.grammar.all_of(noun), each=say.grammar.each(noun))


def any_number(node: AnyNumber, say: Speaker) -> Target:
    noun = in_play(node.which, say).with_(say("total-power", n=node.limit))
    return say.named_target("target-any-number", which=noun)


points_at(This, lambda node, say: say.named_target("target-this"))
points_at(It, lambda node, say: say.grammar.it(say))
points_at(Played, lambda node, say: say.named_target("target-played"))
points_at(Chosen, lambda node, say: Target(say.grammar.phrase(in_play(node.which, say))))
points_at(Every, lambda node, say: each_and_all(in_play(node.which, say), say))
points_at(Lowest, lowest)
points_at(Sole, sole)
points_at(Pair, pair)
points_at(AnyNumber, any_number)
points_at(EachMission, lambda node, say: say.named_target("target-each-mission", which=there(node.which, say, "")))
points_at(Excess, lambda node, say: say.named_target("target-excess", which=in_play(node.which, say), n=node.limit))
points_at(InOneMission, lambda node, say: each_and_all(there(node.which, say, say("one-mission")), say))


# What is done to characters -----------------------------------------------------------------------------------------
def powerup(node: PowerUp, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    target = say.target(node.who)
    return say("powerup", who=altered(target, text=target.each or target.text), n=quantity)


def tokens(node: Tokens, say: Speaker) -> str:
    limit = None if node.limit is None else say.amount(node.limit)
    if node.take:
        return say("tokens-take", who=say.target(node.who), n=limit, gap=say.gap)
    return say("tokens-remove", who=say.target(node.who), n=limit)


def batch(deed: str, recall: str, leaving: bool = False) -> Callable[[Deed, Speaker], str]:
    """A deed with its targets, which later words may take up."""

    def words(node: Deed, say: Speaker) -> str:
        text = say(deed, who=(say.but(leaving=True) if leaving else say).target(node.who))
        say.remember(recall)
        return text

    return words


def move(node: Move, say: Speaker) -> str:
    text = say("move", who=say.but(leaving=True).target(node.who), here=node.to_here)
    say.remember("recall-moved")
    return text


def move_many(node: MoveMany, say: Speaker) -> str:
    noun = in_play(node.which, say.but(leaving=True))
    say.remember("recall-moved")
    if node.count is None:
        return say("move-all", which=noun)
    return say("move-many", which=noun, n=say.amount(node.count))


says(PowerUp, powerup)
says(Tokens, tokens)
says(Hide, batch("hide", "recall-hidden"))
says(Defeat, batch("defeat", "recall-defeated"))
says(Move, move)
says(MoveMany, move_many)
says(TakeControl, batch("take-control", "recall-taken-over"))
says(Look, batch("look", "recall-looked-at"))
says(DiscardTop, batch("discard-top", "recall-discarded"))
says(ReturnToHand, batch("return-to-hand", "recall-returned", leaving=True))
says(Demand, lambda node, say: say("demand", who=say.target(node.who), extra=node.extra, gap=say.gap))


# What players do ----------------------------------------------------------------------------------------------------
def pay_x(node: PayX, say: Speaker) -> str:
    say.memory.x = say.attribute("pay-x", "x")
    say.memory.x_said = True
    return say("pay-x")


says(Draw, lambda node, say: say("draw", n=say.amount(node.amount)))
says(GainChakra, lambda node, say: say("gain-chakra", n=say.amount(node.amount)))
says(LoseChakra, lambda node, say: say("lose-chakra", n=say.amount(node.amount)))
says(TakeChakra, lambda node, say: say("take-chakra", n=say.amount(node.amount), subject=say.subject))
says(PayX, pay_x)
says(GainPoints, lambda node, say: say("gain-points", n=say.amount(node.amount)))
says(TakeEdge, lambda node, say: say("take-edge"))
says(GiveEdge, lambda node, say: say("give-edge"))


# Cards in hands, decks and piles ------------------------------------------------------------------------------------
def discarding(id: str, recall: str = "recall-discarded") -> Callable[[Node, Speaker], str]:
    """Words about cards that are discarded, which later words may take up."""

    def words(node: Node, say: Speaker) -> str:
        say.remember(recall)
        return say(id)

    return words


def mill(node: Mill, say: Speaker) -> str:
    say.remember("recall-discarded")
    return say("mill", own=node.own)


says(Discard, discarding("discard"))
says(DiscardSeen, discarding("discard-seen"))
says(DiscardHand, discarding("discard-hand", "recall-hand-discarded"))
says(PutBack, lambda node, say: say("put-back"))
says(Recover, lambda node, say: say("recover"))
says(Mill, mill)
says(LookAtHand, lambda node, say: say("look-at-hand"))
says(Search, lambda node, say: say("search", which=say.noun(node.which, say.term("card")), count=node.count))
says(PutFromDeck, lambda node, say: say("put-from-deck", own=node.own))
says(PutFromHand, lambda node, say: say("put-from-hand"))


# Playing, copying ---------------------------------------------------------------------------------------------------
def play_card(node: PlayCard, say: Speaker) -> str:
    noun = character(node.which, say)
    if node.zone == FROM_HIDDEN:
        return say("play-hidden", which=noun.adjective(SEEN_RANK, say("hidden")).on(YOURS), cut=node.cut)
    if node.zone == FROM_HAND:
        return say("play-from-hand", which=noun, gender=noun.gender, cut=node.cut)
    if node.zone == FROM_DISCARD:
        return say("play-from-discard", which=noun, cut=node.cut)
    return say("play-top-of-discard", cut=node.cut)


says(PlayCard, play_card)
says(PlayFromTop, lambda node, say: say("play-from-top", count=node.count, cut=node.cut))
says(Copy, lambda node, say: say("copy", which=in_play(node.which, say), upgrades=node.upgrades))
says(CopyDiscarded, lambda node, say: say("copy-discarded"))
says(Repeat, lambda node, say: say("repeat-main"))


# Continuous lines and modifiers -------------------------------------------------------------------------------------
RULES = {
    KEEPS_TOKENS: "keeps-tokens",
    HOLDS: "holds",
    ONLY_WINNING: "only-winning",
    IMMUNE: "immune",
    SHIELDS: "shields",
    NO_REVEALS: "no-reveals",
    SALVAGES: "salvages",
    LOCKS: "locks",
}
OCCASIONS = {
    ON_ENEMY_PLAY: "on-enemy-play",
    ON_DEFEAT: "on-defeat",
    ON_MOVE: "on-move",
    ON_OWN_MOVE: "on-own-move",
    ON_AFFECTED: "on-affected",
    ON_LOSS: "on-loss",
    ON_ROUND_END: "on-round-end",
}
HAPPENINGS = {MOVING: "moving", HIDING: "hiding", DEFEATING: "defeating"}


def bonus(node: Bonus, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    noun = in_play(node.who, say)
    values = {
        "which": noun,
        "fixed": noun.fixed,
        "sign": "-" if quantity.minus else "+",
        "test": "" if node.condition is None else say.condition(node.condition),
    }
    if quantity.counted is not None:
        return say("bonus-each", counted=quantity.counted, **values)
    return say("bonus", n=quantity, **values)


def chakra_bonus(node: ChakraBonus, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    test = "" if node.condition is None else say.condition(node.condition)
    return say("chakra-bonus", n=quantity, both=node.both, test=test)


def upgrades_on(node: Over, say: Speaker) -> str:
    noun = character(node.who, say).on(YOURS)
    cheaper, behind = say("lower-cost"), say.attribute("lower-cost", "complement") == "yes"
    noun = noun.complement(KIND_RANK + 1, cheaper) if behind else noun.with_(cheaper)
    return say("upgrades-on", which=noun, only=node.only)


def discount(node: Discount, say: Speaker) -> str:
    noun = altered(character(node.who, say), other=True)
    return say("discount", which=noun, amount=node.amount, floor=node.floor)


def cheaper(node: Cheaper, say: Speaker) -> str:
    there = say if node.revealed else say.but(here=say("that-mission"))
    test = "" if node.condition is None else there.condition(node.condition)
    return say("cheaper", amount=node.amount, revealed=node.revealed, test=test)


def whenever(node: Whenever, say: Speaker) -> str:
    who = None if node.who is None else in_play(node.who, say)
    here = say("new-mission") if node.event in (ON_MOVE, ON_OWN_MOVE) else ""
    effect = say.but(subject=MAY if node.optional else YOU, here=here).effect(node.effect)
    return say(OCCASIONS[node.event], which=who, effect=effect)


def instead(node: Instead, say: Speaker) -> str:
    noun = in_play(node.who, say)
    found = [id for bit, id in HAPPENINGS.items() if node.happenings & bit]
    who = say.named_target("target-same", gender=noun.gender) if noun.fixed else say.named_target("target-this")
    return say.but(subject=MAY if node.optional else YOU)(
        "instead",
        enemy=node.by_enemy,
        which=noun,
        fixed=noun.fixed,
        verbs=[say(id) for id in found],
        participles=[say.attribute(id, "done", gender=noun.gender) for id in found],
        who=who,
        verb=say(HAPPENINGS[node.outcome]),
    )


def line_changes(node: Modifier, say: Speaker) -> str:
    word = timing_word(node.timing, say.lang)
    return say("line-changes", timing=word, added=node.added, effect=say.effect(node.effect))


says(Bonus, bonus)
says(ChakraBonus, chakra_bonus)
says(Rule, lambda node, say: say(RULES[node.flag]))
says(Over, upgrades_on)
says(Tax, lambda node, say: say("tax", amount=node.amount))
says(Discount, discount)
says(Cheaper, cheaper)
says(Whenever, whenever)
says(Instead, instead)
says(Modifier, line_changes)
