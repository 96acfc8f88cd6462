"""Rules text: the phrase rules of every node of this game."""

from collections.abc import Callable
from dataclasses import replace as altered
from types import ModuleType
from typing import Any

from kleos.effects.terms import AT_LEAST, AT_MOST, EQUAL, LESS, Predicate
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
from kleos.games.naruto_mythos.kinds import MAIN, UPGRADE
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
    Who,
)
from kleos.games.naruto_mythos.words.names import (
    CARD,
    CHARACTER,
    IN_PLAY,
    KIND_RANK,
    SEEN_RANK,
    is_plural,
    kind_name,
    name_gender,
    name_in,
    of_kind_fr,
    of_kind_it,
    timing,
    timing_word,
)
from kleos.words import english, french, italian, shared  # noqa: F401 - "shared" is there for the rules it enters
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
    OPPONENT,
    PLAYERS,
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

GRAMMARS: dict[str, ModuleType] = {"en": english, "fr": french, "it": italian}


# Speaking -----------------------------------------------------------------------------------------------------------
def speaker(pool: Pool, lang: str) -> Speaker:
    check_language(lang)
    return Speaker(lang, pool, in_play)


def in_play(predicate: Predicate, say: Speaker) -> Noun:
    """The characters in play that fit; where the line names no side or no mission, all are meant (NM-6.47, NM-6.48)."""
    noun = say.noun(predicate, CHARACTER[say.lang])
    if noun.fixed:
        return noun
    if say.leaving and not noun.side:
        noun = say.but(leaving=False).noun(predicate, CHARACTER[say.lang])
    return altered(noun, side=noun.side or EITHER, place=noun.place or IN_PLAY[say.lang])


def describe(predicate: Predicate, lang: str, pool: Pool | None = None) -> str:
    """What a predicate describes, as a noun phrase; groups and keywords are named as in the pool."""
    text: str = GRAMMARS[lang].phrase(speaker(pool or standard_pool(), lang).noun(predicate, CHARACTER[lang]))
    return text


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
    text: str = GRAMMARS[lang].sentence(say.effect(line.effect))
    return text


CONTINUOUS = {"en": " (continuous)", "fr": " (continu)", "it": " (continuo)"}


def line_text(line: Line, pool: Pool, lang: str) -> str:
    mark = CONTINUOUS[lang] if isinstance(line.effect, Standing) else ""
    text = f"{timing(line, lang)}{mark}: {line_words(line, pool, lang)}"
    return french.typeset(text) if lang == "fr" else text


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


def named_after(node: Named, noun: Noun, say: Speaker) -> Noun:
    """French and Italian: "une Tsunade", but "vos Personnages Tsunade" and "un Personnage Chiens Ninjas"."""
    name = name_in(say.cards, node.name, say.lang)
    if is_plural(node.name, say.lang):
        return altered(noun, one=f"{noun.one} {name}", many=f"{noun.many} {name}", apart="")
    gender, many_gender = name_gender(node.name, say.lang), noun.gender_of(True)
    return altered(noun, one=name, many=f"{noun.many} {name}", gender=gender, many_gender=many_gender, apart="")


def measure_en(node: Measure, noun: Noun, say: Speaker) -> Noun:
    quantity = say.but(distant=True).amount(node.amount)
    if node.what == POWER and isinstance(node.amount, MyPower) and node.op in (LESS, AT_MOST):
        return noun.with_("less Power than this character" if node.op == LESS else "no more Power than this character")
    what = {COST: "cost", POWER: "Power", BASE: "printed Power plus Power tokens"}[node.what]
    if node.what == BASE or (node.op == EQUAL and quantity.is_number):
        what = f"{article(what) if node.what != BASE else what} of"
    return noun.with_(f"{what} {english.bound(node.op, quantity)}")


def measure_fr(node: Measure, noun: Noun, say: Speaker) -> Noun:
    quantity = say.but(distant=True).amount(node.amount)
    if node.what == POWER and isinstance(node.amount, MyPower):
        quantity = altered(quantity, meaning="celle de ce Personnage")
    gender = "f" if node.what == POWER else "m"
    what = {COST: "coût", POWER: "Puissance", BASE: "total (Puissance imprimée plus Jetons Power)"}[node.what]
    return noun.with_(f"{french.article(what, gender)} {french.bound(node.op, quantity, gender)}")


def measure_it(node: Measure, noun: Noun, say: Speaker) -> Noun:
    quantity = say.but(distant=True).amount(node.amount)
    if node.what == POWER and isinstance(node.amount, MyPower):
        quantity = altered(quantity, meaning="quello di questo Personaggio")
    if node.what == BASE:
        of = "di " if quantity.is_number and node.op in (AT_MOST, AT_LEAST) else ""
        return noun.with_(f"un totale (Potere stampato più token Power) {of}{italian.bound(node.op, quantity)}")
    return noun.with_(f"{'costo' if node.what == COST else 'Potere'} {italian.bound(node.op, quantity)}")


def group_name(node: OfGroup, say: Speaker) -> str:
    return kind_name(say.cards.groups, node.group, say.lang)


def keyword_name(node: WithKeyword, say: Speaker) -> str:
    return kind_name(say.cards.keywords, node.keyword, say.lang)


def this_is(text: str) -> Callable[[Predicate, Noun, Speaker], Noun]:
    return lambda node, noun, say: altered(noun, one=text, fixed=True)


def as_it_is(node: Predicate, noun: Noun, say: Speaker) -> Noun:
    return noun


def another(node: Predicate, noun: Noun, say: Speaker) -> Noun:
    return altered(noun, other=True)


def seen(word: str) -> Callable[[Predicate, Noun, Speaker], Noun]:
    return lambda node, noun, say: noun.adjective(SEEN_RANK, word)


friend, enemy, mine = sided(FRIENDLY, ENEMY), sided(ENEMY, YOURS), sided(YOURS, ENEMY)

describes(Friend, en=friend, fr=friend, it=friend)
describes(Enemy, en=enemy, fr=enemy, it=enemy)
describes(Mine, en=mine, fr=mine, it=mine)
describes(Anyone, en=as_it_is, fr=as_it_is, it=as_it_is)
describes(Myself, en=this_is("this character"), fr=this_is("ce Personnage"), it=this_is("questo Personaggio"))
describes(Other, en=another, fr=another, it=another)
describes(
    Here,
    en=lambda node, noun, say: noun.at(say.here or "in this mission"),
    fr=lambda node, noun, say: noun.at(say.here or ("de cette mission" if say.leaving else "dans cette mission")),
    it=lambda node, noun, say: noun.at(say.here or ("di questa missione" if say.leaving else "in questa missione")),
)
describes(
    Elsewhere,
    en=lambda node, noun, say: noun.at("in another mission"),
    fr=lambda node, noun, say: noun.at("d'une autre mission" if say.leaving else "dans une autre mission"),
    it=lambda node, noun, say: noun.at("di un'altra missione" if say.leaving else "in un'altra missione"),
)
describes(FaceDown, en=seen("hidden"), fr=seen("caché"), it=seen("nascosto"))
describes(FaceUp, en=seen("non-hidden"), fr=seen("non-caché"), it=seen("non nascosto"))
describes(Upgraded, en=seen("upgraded"), fr=seen("évolué"), it=seen("potenziato"))
describes(
    OfGroup,
    en=lambda node, noun, say: noun.adjective(KIND_RANK, group_name(node, say)),
    fr=lambda node, noun, say: of_kind_fr(noun, group_name(node, say)),
    it=lambda node, noun, say: of_kind_it(noun, group_name(node, say)),
)
describes(
    WithKeyword,
    en=lambda node, noun, say: noun.adjective(KIND_RANK, keyword_name(node, say)),
    fr=lambda node, noun, say: of_kind_fr(noun, keyword_name(node, say)),
    it=lambda node, noun, say: of_kind_it(noun, keyword_name(node, say)),
)
describes(Named, en=named_en, fr=named_after, it=named_after)
describes(
    Namesake,
    en=lambda node, noun, say: noun.with_(f"the same name as {english.it(say.but(distant=True))}"),
    fr=lambda node, noun, say: noun.with_(f"le même nom {french.that(french.it(say.but(distant=True)).text)}"),
    it=lambda node, noun, say: noun.with_(f"lo stesso nome {italian.of(italian.it(say.but(distant=True)).text)}"),
)
describes(
    PlayedLastTurn,
    en=lambda node, noun, say: noun.at("played in the opponent's last turn"),
    fr=lambda node, noun, say: noun.that(
        f"a été {french.agree('joué', noun.gender)} pendant le dernier tour d'action de l'adversaire",
        f"ont été {french.agree('joué', noun.gender, True)} pendant le dernier tour d'action de l'adversaire",
    ),
    it=lambda node, noun, say: noun.that(
        f"è {italian.agree('stato', noun.gender)} {italian.agree('giocato', noun.gender)} nell'ultimo turno dell'avversario",
        f"sono {italian.agree('stato', noun.gender, True)} {italian.agree('giocato', noun.gender, True)} nell'ultimo turno dell'avversario",
    ),
)
describes(Measure, en=measure_en, fr=measure_fr, it=measure_it)


# Amounts and conditions ---------------------------------------------------------------------------------------------
def missions_with_en(node: MissionsWith, say: Speaker) -> Quantity:
    return Quantity("X", f"the number of missions with {phrase(say.noun(node.who, CHARACTER['en']))}")


def missions_with_fr(node: MissionsWith, say: Speaker) -> Quantity:
    return Quantity("X", f"le nombre de missions avec {french.phrase(say.noun(node.who, CHARACTER['fr']))}")


def missions_with_it(node: MissionsWith, say: Speaker) -> Quantity:
    return Quantity("X", f"il numero di missioni con {italian.phrase(say.noun(node.who, CHARACTER['it']))}")


measures(
    MyPower,
    en=lambda node, say: Quantity("X", "this character's Power"),
    fr=lambda node, say: Quantity("X", "la Puissance de ce Personnage", gender="f"),
    it=lambda node, say: Quantity("X", "il Potere di questo Personaggio"),
)
measures(
    ThatCost,
    en=lambda node, say: Quantity("X", f"{english.its(say)} printed cost"),
    fr=lambda node, say: Quantity("X", french.its(say, "coût imprimé")),
    it=lambda node, say: Quantity("X", italian.its(say, "costo stampato")),
)
measures(
    ThatPower,
    en=lambda node, say: Quantity("X", f"{english.its(say)} printed Power"),
    fr=lambda node, say: Quantity("X", french.its(say, "Puissance imprimée", "f"), gender="f"),
    it=lambda node, say: Quantity("X", italian.its(say, "Potere stampato")),
)
measures(
    CoveredPower,
    en=lambda node, say: Quantity("X", "the Power that the upgraded character had just before the upgrade", past=True),
    fr=lambda node, say: Quantity(
        "X", "la Puissance que le Personnage évolué avait juste avant l'évolution", past=True, gender="f"
    ),
    it=lambda node, say: Quantity(
        "X", "il Potere che il Personaggio potenziato aveva subito prima del potenziamento", past=True
    ),
)
measures(MissionsWith, en=missions_with_en, fr=missions_with_fr, it=missions_with_it)

holds(
    HoldsEdge,
    en=lambda node, say, yes: "you hold the Edge" if yes else "you do not hold the Edge",
    fr=lambda node, say, yes: "vous avez le Jeton Edge" if yes else "vous n'avez pas le Jeton Edge",
    it=lambda node, say, yes: "hai il token Edge" if yes else "non hai il token Edge",
)
holds(
    EmptyHand,
    en=lambda node, say, yes: "your hand is empty" if yes else "your hand is not empty",
    fr=lambda node, say, yes: "votre main est vide" if yes else "votre main n'est pas vide",
    it=lambda node, say, yes: "la tua mano è vuota" if yes else "la tua mano non è vuota",
)


# Whom ---------------------------------------------------------------------------------------------------------------
LOWEST = {COST: "the lowest cost", POWER: "the lowest Power", BASE: "the lowest printed Power plus Power tokens"}
LOWEST_FR = {
    COST: "le coût le plus bas",
    POWER: "la Puissance la plus basse",
    BASE: "le total le plus bas (Puissance imprimée plus Jetons Power)",
}
LOWEST_IT = {
    COST: "il costo più basso",
    POWER: "il Potere più basso",
    BASE: "il totale più basso (Potere stampato più token Power)",
}


def each_and_all(noun: Noun, lang: str = "en") -> Target:
    return Target(GRAMMARS[lang].phrase(noun, ALL), each=GRAMMARS[lang].phrase(noun, EACH))


def sole_en(node: Sole, say: Speaker) -> Target:
    return Target("it", lead=f"if there is exactly one {bare(in_play(node.which, say))}, ")


def sole_fr(node: Sole, say: Speaker) -> Target:
    noun = in_play(node.which, say)
    return Target(
        "", lead=f"s'il y a exactement {french.article(french.bare(noun), noun.gender)}, ", pronoun=noun.gender
    )


def sole_it(node: Sole, say: Speaker) -> Target:
    noun = in_play(node.which, say)
    return Target(
        "", lead=f"se c'è esattamente {italian.article(italian.bare(noun), noun.gender)}, ", pronoun=noun.gender
    )


def pair(node: Pair, say: Speaker) -> tuple[Noun, Noun]:
    one, two = in_play(node.first, say), in_play(node.second, say)
    return one, altered(two, other=two.other or one.side == two.side)


def pair_en(node: Pair, say: Speaker) -> Target:
    one, two = pair(node, say)
    return Target(f"{phrase(one)} and {phrase(two)}")


def pair_fr(node: Pair, say: Speaker) -> Target:
    parts = tuple(french.phrase(noun) for noun in pair(node, say))
    return Target(french.listing(parts), parts=parts)


def pair_it(node: Pair, say: Speaker) -> Target:
    parts = tuple(italian.phrase(noun) for noun in pair(node, say))
    return Target(italian.listing(parts), parts=parts)


def any_number_en(node: AnyNumber, say: Speaker) -> Target:
    noun = in_play(node.which, say).with_(f"a total Power of {node.limit} or less")
    return Target(f"any number of {phrase(noun, BARE, True)}")


def any_number_fr(node: AnyNumber, say: Speaker) -> Target:
    noun = in_play(node.which, say).with_(f"une Puissance totale de {node.limit} ou moins")
    return Target(f"n'importe quel nombre {french.of(french.phrase(noun, BARE, True))}")


def any_number_it(node: AnyNumber, say: Speaker) -> Target:
    noun = in_play(node.which, say).with_(f"un Potere totale di {node.limit} o meno")
    return Target(f"un numero qualsiasi {italian.of(italian.phrase(noun, BARE, True))}")


def excess_en(node: Excess, say: Speaker) -> Target:
    noun = in_play(node.which, say)
    more = (
        f"is more than one {bare(noun)}"
        if node.limit == 1
        else f"are more than {node.limit} {phrase(noun, BARE, True)}"
    )
    return Target("one of them", lead=f"as long as there {more}, ", tail=", chosen by the opponent")


def excess_fr(node: Excess, say: Speaker) -> Target:
    noun = in_play(node.which, say)
    more = french.of(french.phrase(noun)) if node.limit == 1 else f"de {node.limit} {french.phrase(noun, BARE, True)}"
    return Target("l'un d'eux", lead=f"tant qu'il y a plus {more}, ", tail=", au choix de l'adversaire")


def excess_it(node: Excess, say: Speaker) -> Target:
    noun = in_play(node.which, say)
    one, many = italian.phrase(noun), italian.phrase(noun, BARE, True)
    more = f"c'è più di {one}" if node.limit == 1 else f"ci sono più di {node.limit} {many}"
    return Target("uno di loro", lead=f"finché {more}, ", tail=", a scelta dell'avversario")


points_at(
    This,
    en=lambda node, say: Target("this character"),
    fr=lambda node, say: Target("ce Personnage"),
    it=lambda node, say: Target("questo Personaggio"),
)
points_at(
    It,
    en=lambda node, say: Target(english.it(say)),
    fr=lambda node, say: french.it(say),
    it=lambda node, say: italian.it(say),
)
points_at(
    Played,
    en=lambda node, say: Target("the character played with the MAIN line"),
    fr=lambda node, say: Target("le Personnage joué avec l'effet MAIN"),
    it=lambda node, say: Target("il Personaggio giocato con l'effetto MAIN"),
)
points_at(
    Chosen,
    en=lambda node, say: Target(phrase(in_play(node.which, say))),
    fr=lambda node, say: Target(french.phrase(in_play(node.which, say))),
    it=lambda node, say: Target(italian.phrase(in_play(node.which, say))),
)
points_at(
    Every,
    en=lambda node, say: each_and_all(in_play(node.which, say)),
    fr=lambda node, say: each_and_all(in_play(node.which, say), "fr"),
    it=lambda node, say: each_and_all(in_play(node.which, say), "it"),
)
points_at(
    Lowest,
    en=lambda node, say: Target(phrase(in_play(node.which, say).with_(LOWEST[node.what]), DEFINITE)),
    fr=lambda node, say: Target(french.phrase(in_play(node.which, say).with_(LOWEST_FR[node.what]), DEFINITE)),
    it=lambda node, say: Target(italian.phrase(in_play(node.which, say).with_(LOWEST_IT[node.what]), DEFINITE)),
)
points_at(Sole, en=sole_en, fr=sole_fr, it=sole_it)
points_at(Pair, en=pair_en, fr=pair_fr, it=pair_it)
points_at(AnyNumber, en=any_number_en, fr=any_number_fr, it=any_number_it)
points_at(
    EachMission,
    en=lambda node, say: Target(f"up to one {bare(there(node.which, say, ''))}", lead="in each mission, "),
    fr=lambda node, say: Target(f"au plus {french.phrase(there(node.which, say, ''))}", lead="dans chaque mission, "),
    it=lambda node, say: Target(f"al massimo {italian.phrase(there(node.which, say, ''))}", lead="in ogni missione, "),
)
points_at(Excess, en=excess_en, fr=excess_fr, it=excess_it)
points_at(
    InOneMission,
    en=lambda node, say: each_and_all(there(node.which, say, "in one mission of your choice")),
    fr=lambda node, say: each_and_all(there(node.which, say, "dans une mission de votre choix"), "fr"),
    it=lambda node, say: each_and_all(there(node.which, say, "in una missione a tua scelta"), "it"),
)


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


def powerup_fr(node: PowerUp, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    target = say.target(node.who)
    target = altered(target, text=target.each or target.text)
    tokens = french.amount_of(quantity, "Jeton Power")
    return french.deed(say, target, "donner", case=french.TO, before=tokens) + french.where(quantity)


def powerup_it(node: PowerUp, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    target = say.target(node.who)
    target = altered(target, text=target.each or target.text)
    tokens = italian.amount_of(quantity, "token Power")
    return italian.deed(say, target, "assegnare", case=italian.TO, before=tokens) + italian.where(quantity)


def tokens_en(node: Tokens, say: Speaker) -> str:
    limit = None if node.limit is None else say.amount(node.limit)
    tokens = "all Power tokens" if limit is None else f"up to {amount_of(limit, 'Power token')}"
    put = "and put them on this character" if node.take else ""
    return deed(say, node.who, "take" if node.take else "remove", f"{tokens} from", put) + (
        "" if limit is None else where(limit)
    )


def tokens_fr(node: Tokens, say: Speaker) -> str:
    limit = None if node.limit is None else say.amount(node.limit)
    tokens = "tous les Jetons Power" if limit is None else f"jusqu'à {french.amount_of(limit, 'Jeton Power')}"
    target = say.target(node.who)
    if node.take:
        put = french.too(say, "placer", "sur ce Personnage", clitic="les")
        case = french.OF if limit is None else french.TO  # "tous les Jetons Power de …", "jusqu'à 2 Jetons Power à …"
        text = french.deed(say, target, "prendre", case=case, before=tokens, behind="" if say.gap else f"et {put}")
    else:
        text = french.deed(say, target, "retirer", case=french.OF, before=tokens)
    return text + ("" if limit is None else french.where(limit))


def tokens_it(node: Tokens, say: Speaker) -> str:
    limit = None if node.limit is None else say.amount(node.limit)
    tokens = "tutti i token Power" if limit is None else f"fino a {italian.amount_of(limit, 'token Power')}"
    put = f"e {italian.too(say, 'mettere', 'su questo Personaggio', clitic='li')}" if node.take and not say.gap else ""
    verb = "prendere" if node.take else "rimuovere"
    text = italian.deed(say, say.target(node.who), verb, case=italian.FROM, before=tokens, behind=put)
    return text + ("" if limit is None else italian.where(limit))


def batch_en(verb: str, participle: str) -> Callable[[Deed, Speaker], str]:
    def words(node: Deed, say: Speaker) -> str:
        text = deed(say, node.who, verb)
        remember(say, english.character(participle), f"characters {participle}",
                 f"the Power that the character just {participle} had before")  # fmt: skip
        return text

    return words


def batch_fr(verb: str, participle: str) -> Callable[[Deed, Speaker], str]:
    def words(node: Deed, say: Speaker) -> str:
        text = french.deed(say, say.target(node.who), verb)
        done = f"Personnages {french.agree(participle, many=True)}"
        x = f"la Puissance que le Personnage avait juste avant d'être {participle}"
        remember(say, french.character(participle), done, x)
        return text

    return words


def batch_it(verb: str, participle: str) -> Callable[[Deed, Speaker], str]:
    def words(node: Deed, say: Speaker) -> str:
        text = italian.deed(say, say.target(node.who), verb)
        done = f"Personaggi {italian.agree(participle, many=True)}"
        x = f"il Potere che il Personaggio aveva subito prima di essere {participle}"
        remember(say, italian.character(participle), done, x)
        return text

    return words


def after_deed_en(verb: str, participle: str, behind: str = "") -> Callable[[Deed, Speaker], str]:
    def words(node: Deed, say: Speaker) -> str:
        text = deed(say, node.who, verb, "", behind)
        remember(say, english.character(participle), f"characters {participle}")
        return text

    return words


def after_deed_fr(verb: str, participle: str, behind: str = "") -> Callable[[Deed, Speaker], str]:
    def words(node: Deed, say: Speaker) -> str:
        text = french.deed(say, say.but(leaving=behind != "").target(node.who), verb, behind=behind)
        done = f"Personnages {french.agree(participle, many=True)}"
        remember(say, french.character(participle), done)
        return text

    return words


def after_deed_it(verb: str, participle: str, behind: str = "") -> Callable[[Deed, Speaker], str]:
    def words(node: Deed, say: Speaker) -> str:
        text = italian.deed(say, say.but(leaving=behind != "").target(node.who), verb, behind=behind)
        done = f"Personaggi {italian.agree(participle, many=True)}"
        remember(say, italian.character(participle), done)
        return text

    return words


def control_fr(node: TakeControl, say: Speaker) -> str:
    text = french.deed(say, say.target(node.who), "prendre", case=french.OF, before="le contrôle")
    who = "le Personnage dont vous venez de prendre le contrôle"
    taken = Referent("", "", who, who)
    remember(say, taken, "Personnages dont vous avez pris le contrôle")
    return text


def control_it(node: TakeControl, say: Speaker) -> str:
    text = italian.deed(say, say.target(node.who), "prendere", case=italian.OF, before="il controllo")
    who = "il Personaggio di cui hai appena preso il controllo"
    taken = Referent("", "", who, who)
    remember(say, taken, "Personaggi di cui hai preso il controllo")
    return text


def move_en(node: Move, say: Speaker) -> str:
    text = deed(say, node.who, "move", "", "to this mission" if node.to_here else "to another mission")
    remember(say, english.character("moved"), "characters moved")
    return text


def move_fr(node: Move, say: Speaker) -> str:
    target = say.but(leaving=True).target(node.who)
    text = french.deed(say, target, "déplacer", behind=f"vers {'cette' if node.to_here else 'une autre'} mission")
    remember(say, french.character("déplacé"), "Personnages déplacés")
    return text


def move_it(node: Move, say: Speaker) -> str:
    target = say.but(leaving=True).target(node.who)
    text = italian.deed(say, target, "muovere", behind="in questa missione" if node.to_here else "in un'altra missione")
    remember(say, italian.character("mosso"), "Personaggi mossi")
    return text


def move_many_en(node: MoveMany, say: Speaker) -> str:
    noun = in_play(node.which, say)
    remember(say, english.character("moved"), "characters moved")
    if node.count is None:
        return clause(say, "move", phrase(noun, ALL), "to other missions, as far as possible")
    quantity = say.amount(node.count)
    who = bare(noun) if quantity.is_one else phrase(noun, BARE, True)
    return clause(say, "move", quantity.figure, who, "to other missions") + where(quantity)


def move_many_fr(node: MoveMany, say: Speaker) -> str:
    noun = in_play(node.which, say.but(leaving=True))
    remember(say, french.character("déplacé"), "Personnages déplacés")
    if node.count is None:
        return french.clause(
            say, "déplacer", french.phrase(noun, ALL), "vers d'autres missions, dans la mesure du possible"
        )
    quantity = say.amount(node.count)
    if quantity.is_one:
        return french.clause(say, "déplacer", "1", french.bare(noun), "vers une autre mission")
    text = french.clause(say, "déplacer", quantity.figure, french.phrase(noun, BARE, True), "vers d'autres missions")
    return text + french.where(quantity)


def move_many_it(node: MoveMany, say: Speaker) -> str:
    noun = in_play(node.which, say.but(leaving=True))
    remember(say, italian.character("mosso"), "Personaggi mossi")
    if node.count is None:
        return italian.clause(say, "muovere in altre missioni", f"{italian.phrase(noun, ALL)}, per quanto possibile")
    quantity = say.amount(node.count)
    if quantity.is_one:
        return italian.clause(say, "muovere in un'altra missione", "1", italian.bare(noun))
    text = italian.clause(say, "muovere in altre missioni", quantity.figure, italian.phrase(noun, BARE, True))
    return text + italian.where(quantity)


def discard_top_en(node: DiscardTop, say: Speaker) -> str:
    text = deed(say, node.who, "discard", "the top card of")
    remember(say, english.card("discarded"), "cards discarded")
    return text


def discard_top_fr(node: DiscardTop, say: Speaker) -> str:
    text = french.deed(say, say.target(node.who), "défausser", case=french.OF, before="la carte du dessus")
    remember_discard_fr(say)
    return text


def discard_top_it(node: DiscardTop, say: Speaker) -> str:
    text = italian.deed(say, say.target(node.who), "scartare", case=italian.OF, before="la carta superiore")
    remember_discard_it(say)
    return text


def remember_discard_fr(say: Speaker, x: str = "") -> None:
    remember(say, french.card("défaussé"), "cartes défaussées", x)


def remember_discard_it(say: Speaker, x: str = "") -> None:
    remember(say, italian.card("scartato"), "carte scartate", x)


def demand_en(node: Demand, say: Speaker) -> str:
    if say.gap:
        return f"be revealed by the opponent for {node.extra} more chakra or defeated"
    demand = f"the opponent either reveals it for {node.extra} more chakra or it is defeated"
    return f"{deed(say, node.who, 'choose')}; {demand}"


def demand_fr(node: Demand, say: Speaker) -> str:
    if say.gap:
        return f"que l'adversaire révélera pour {node.extra} Chakra de plus ou qui sera vaincu"
    demand = f"l'adversaire le révèle pour {node.extra} Chakra de plus, sinon le Personnage choisi est vaincu"
    return f"{french.deed(say, say.target(node.who), 'choisir')} ; {demand}"


def demand_it(node: Demand, say: Speaker) -> str:
    if say.gap:
        return f"che l'avversario rivelerà pagando {node.extra} Chakra in più o che sarà sconfitto"
    demand = (
        f"l'avversario lo rivela pagando {node.extra} Chakra in più, altrimenti il Personaggio scelto viene sconfitto"
    )
    return f"{italian.deed(say, say.target(node.who), 'scegliere')}; {demand}"


says(PowerUp, en=powerup_en, fr=powerup_fr, it=powerup_it)
says(Tokens, en=tokens_en, fr=tokens_fr, it=tokens_it)
says(Hide, en=batch_en("hide", "hidden"), fr=batch_fr("cacher", "caché"), it=batch_it("nascondere", "nascosto"))
says(
    Defeat,
    en=batch_en("defeat", "defeated"),
    fr=batch_fr("vaincre", "vaincu"),
    it=batch_it("sconfiggere", "sconfitto"),
)
says(Move, en=move_en, fr=move_fr, it=move_it)
says(MoveMany, en=move_many_en, fr=move_many_fr, it=move_many_it)
says(TakeControl, en=after_deed_en("take control of", "taken over"), fr=control_fr, it=control_it)
says(
    Look,
    en=after_deed_en("look at", "looked at"),
    fr=after_deed_fr("regarder", "regardé"),
    it=after_deed_it("guardare", "guardato"),
)
says(DiscardTop, en=discard_top_en, fr=discard_top_fr, it=discard_top_it)
says(
    ReturnToHand,
    en=after_deed_en("return", "returned", "to its owner's hand"),
    fr=after_deed_fr("renvoyer", "renvoyé", "dans la main de son propriétaire"),
    it=after_deed_it("riportare", "riportato", "nella mano del suo proprietario"),
)
says(Demand, en=demand_en, fr=demand_fr, it=demand_it)


# What players do ----------------------------------------------------------------------------------------------------
def draw_en(node: Draw, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    return clause(say, "draw", amount_of(quantity, "card")) + where(quantity)


def draw_fr(node: Draw, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    return french.clause(say, "piocher", french.amount_of(quantity, "carte")) + french.where(quantity)


def draw_it(node: Draw, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    return italian.clause(say, "pescare", italian.amount_of(quantity, "carta")) + italian.where(quantity)


def chakra_en(verb: str) -> Callable[[Any, Speaker], str]:
    def words(node: Any, say: Speaker) -> str:
        quantity = say.amount(node.amount)
        return clause(say, verb, amount_of(quantity, "chakra", "chakra")) + where(quantity)

    return words


def chakra_fr(verb: str) -> Callable[[Any, Speaker], str]:
    def words(node: Any, say: Speaker) -> str:
        quantity = say.amount(node.amount)
        return french.clause(say, verb, f"{quantity.figure} Chakra") + french.where(quantity)

    return words


def chakra_it(verb: str) -> Callable[[Any, Speaker], str]:
    def words(node: Any, say: Speaker) -> str:
        quantity = say.amount(node.amount)
        return italian.clause(say, verb, f"{quantity.figure} Chakra") + italian.where(quantity)

    return words


def take_chakra_en(node: TakeChakra, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    return clause(say, "take", amount_of(quantity, "chakra", "chakra"), "from", rival(say)) + where(quantity)


def take_chakra_fr(node: TakeChakra, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    return french.to_rival(say, "prendre", f"{quantity.figure} Chakra") + french.where(quantity)


def take_chakra_it(node: TakeChakra, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    whom = "da te" if say.subject == OPPONENT else "dall'avversario"
    return italian.clause(say, "prendere", f"{quantity.figure} Chakra {whom}") + italian.where(quantity)


def pay_x_en(node: PayX, say: Speaker) -> str:
    say.memory.x = "the amount of chakra paid"
    say.memory.x_said = True
    return clause(say, "pay", "any amount X of chakra")


def pay_x_fr(node: PayX, say: Speaker) -> str:
    say.memory.x = "la quantité de Chakra payée"
    say.memory.x_said = True
    return french.clause(say, "payer", "une quantité X de Chakra de votre choix")


def pay_x_it(node: PayX, say: Speaker) -> str:
    say.memory.x = "la quantità di Chakra pagata"
    say.memory.x_said = True
    return italian.clause(say, "pagare", "una quantità X di Chakra a tua scelta")


def points_en(node: GainPoints, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    return clause(say, "gain", amount_of(quantity, "mission point")) + where(quantity)


def points_fr(node: GainPoints, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    return french.clause(say, "gagner", french.amount_of(quantity, "Point Mission")) + french.where(quantity)


def points_it(node: GainPoints, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    return italian.clause(say, "ottenere", italian.amount_of(quantity, "Punto Mission")) + italian.where(quantity)


says(Draw, en=draw_en, fr=draw_fr, it=draw_it)
says(GainChakra, en=chakra_en("gain"), fr=chakra_fr("gagner"), it=chakra_it("ottenere"))
says(LoseChakra, en=chakra_en("lose"), fr=chakra_fr("perdre"), it=chakra_it("perdere"))
says(TakeChakra, en=take_chakra_en, fr=take_chakra_fr, it=take_chakra_it)
says(PayX, en=pay_x_en, fr=pay_x_fr, it=pay_x_it)
says(GainPoints, en=points_en, fr=points_fr, it=points_it)
says(
    TakeEdge,
    en=lambda node, say: clause(say, "take", "the Edge"),
    fr=lambda node, say: french.clause(say, "prendre", "le Jeton Edge"),
    it=lambda node, say: italian.clause(say, "prendere", "il token Edge"),
)
says(
    GiveEdge,
    en=lambda node, say: clause(say, "give", "the Edge to", rival(say)),
    fr=lambda node, say: french.to_rival(say, "donner", "le Jeton Edge"),
    it=lambda node, say: italian.to_rival(say, "cedere", "il token Edge"),
)


# Cards in hands, decks and piles ------------------------------------------------------------------------------------
def hand_fr(say: Speaker) -> str:
    return french.your(say, "main", "f")


def hand_it(say: Speaker) -> str:
    return italian.your(say, "mano", "f")


def deck_fr(say: Speaker, own: bool = True) -> str:
    return french.your(say, "deck") if own else french.rivals(say, "deck")


def deck_it(say: Speaker, own: bool = True) -> str:
    return italian.your(say, "mazzo") if own else italian.rivals(say, "mazzo")


def pile_fr(say: Speaker) -> str:
    return french.your(say, "pile de défausse", "f")


def pile_it(say: Speaker) -> str:
    return italian.your(say, "pila degli scarti", "f")


def top_fr(say: Speaker, number: int) -> str:
    """ "les 3 cartes du dessus de votre deck"."""
    return f"les {number} cartes du dessus {french.of(deck_fr(say))}"


def top_it(say: Speaker, number: int) -> str:
    """ "le prime 3 carte del tuo mazzo"."""
    return f"le prime {number} carte {italian.of(deck_it(say))}"


def discard_en(node: Discard, say: Speaker) -> str:
    remember(say, english.card("discarded"), "cards discarded")
    return clause(say, "discard", f"1 card from {your(say)} hand")


def discard_fr(node: Discard, say: Speaker) -> str:
    remember_discard_fr(say)
    return french.clause(say, "défausser", f"1 carte {french.of(hand_fr(say))}")


def discard_it(node: Discard, say: Speaker) -> str:
    remember_discard_it(say)
    return italian.clause(say, "scartare", f"1 carta {italian.prep('da', hand_it(say))}")


def discard_seen_en(node: DiscardSeen, say: Speaker) -> str:
    remember(say, english.card("discarded"), "cards discarded")
    return clause(say, "choose", f"1 card from {rivals(say)} hand and discard it")


def discard_seen_fr(node: DiscardSeen, say: Speaker) -> str:
    remember_discard_fr(say)
    hand = french.of(french.rivals(say, "main", "f"))
    return french.clause(say, "choisir", f"1 carte {hand} et", french.too(say, "défausser", clitic="la"))


def discard_seen_it(node: DiscardSeen, say: Speaker) -> str:
    remember_discard_it(say)
    hand = italian.prep("da", italian.rivals(say, "mano", "f"))
    return italian.clause(say, "scegliere", f"1 carta {hand} e", italian.too(say, "scartare", clitic="la"))


def discard_hand_en(node: DiscardHand, say: Speaker) -> str:
    remember(say, english.card("discarded"), "cards discarded", "the number of cards discarded")
    return "the opponent discards their hand, then draws as many cards"


def discard_hand_fr(node: DiscardHand, say: Speaker) -> str:
    remember_discard_fr(say, "le nombre de cartes défaussées")
    return "l'adversaire défausse sa main, puis pioche autant de cartes"


def discard_hand_it(node: DiscardHand, say: Speaker) -> str:
    remember_discard_it(say, "il numero di carte scartate")
    return "l'avversario scarta la sua mano, poi pesca altrettante carte"


def mill_en(node: Mill, say: Speaker) -> str:
    remember(say, english.card("discarded"), "cards discarded")
    return clause(say, "discard", f"the top card of {your(say) if node.own else rivals(say)} deck")


def mill_fr(node: Mill, say: Speaker) -> str:
    remember_discard_fr(say)
    return french.clause(say, "défausser", f"la carte du dessus {french.of(deck_fr(say, node.own))}")


def mill_it(node: Mill, say: Speaker) -> str:
    remember_discard_it(say)
    return italian.clause(say, "scartare", f"la prima carta {italian.of(deck_it(say, node.own))}")


def search_en(node: Search, say: Speaker) -> str:
    found = phrase(say.noun(node.which, CARD["en"]), ALL)
    look = clause(say, "look at", f"the top {count(node.count, 'card')} of {your(say)} deck")
    return f"{look}. Show {found} among them and put them into {your(say)} hand; put the others back on top in the same order"


def search_fr(node: Search, say: Speaker) -> str:
    found = french.phrase(say.noun(node.which, CARD["fr"]), ALL)
    show = french.capital(french.clause(say, "montrer", found, "parmi elles et"))
    keep = french.too(say, "ajouter", french.to(hand_fr(say)), clitic="les")
    rest = french.too(say, "remettre", "les autres sur le dessus dans le même ordre")
    return f"{french.clause(say, 'regarder', top_fr(say, node.count))}. {show} {keep} ; {rest}"


def search_it(node: Search, say: Speaker) -> str:
    found = italian.phrase(say.noun(node.which, CARD["it"]), ALL)
    show = italian.capital(italian.clause(say, "mostrare", found, "tra di esse e"))
    keep = italian.too(say, "aggiungere", italian.to(hand_it(say)), clitic="le")
    rest = italian.too(say, "rimettere", "le altre in cima nello stesso ordine")
    return f"{italian.clause(say, 'guardare', top_it(say, node.count))}. {show} {keep}; {rest}"


def put_from_deck_en(node: PutFromDeck, say: Speaker) -> str:
    if node.own:
        return clause(say, "put", f"the top card of {your(say)} deck face down on {your(say)} side of this mission as a hidden",
                      "character")  # fmt: skip
    return clause(say, "put", f"the top card of {rivals(say)} deck face down on {your(say)} side of any mission as a hidden",
                  f"character under {your(say)} control")  # fmt: skip


def put_from_deck_fr(node: PutFromDeck, say: Speaker) -> str:
    card = f"la carte du dessus {french.of(deck_fr(say, node.own))} face cachée"
    side = french.of(french.your(say, "côté"))
    if node.own:
        return french.clause(say, "placer", card, side, "de cette mission, comme Personnage caché")
    choice = french.of(french.your(say, "choix"))
    control = french.your(say, "contrôle")
    return french.clause(say, "placer", card, side, f"d'une mission {choice}, comme Personnage caché sous {control}")


def choice_it(say: Speaker) -> str:
    return "a sua scelta" if say.subject in (OPPONENT, PLAYERS) else "a tua scelta"


def put_from_deck_it(node: PutFromDeck, say: Speaker) -> str:
    card = f"la prima carta {italian.of(deck_it(say, node.own))} a faccia in giù"
    side = italian.prep("da", italian.your(say, "lato"))
    if node.own:
        return italian.clause(say, "mettere", card, side, "di questa missione, come Personaggio nascosto")
    control = italian.your(say, "controllo")
    return italian.clause(
        say, "mettere", card, side, f"di una missione {choice_it(say)}, come Personaggio nascosto sotto {control}"
    )


def put_back_fr(node: PutBack, say: Speaker) -> str:
    return french.clause(say, "placer", f"1 carte {french.of(hand_fr(say))} sur le dessus {french.of(deck_fr(say))}")


def put_back_it(node: PutBack, say: Speaker) -> str:
    return italian.clause(
        say, "mettere", f"1 carta {italian.prep('da', hand_it(say))} in cima {italian.to(deck_it(say))}"
    )


def recover_fr(node: Recover, say: Speaker) -> str:
    return french.clause(say, "ajouter", f"1 carte {french.of(pile_fr(say))} {french.to(hand_fr(say))}")


def recover_it(node: Recover, say: Speaker) -> str:
    return italian.clause(say, "aggiungere", f"{italian.to(hand_it(say))} 1 carta {italian.prep('da', pile_it(say))}")


def put_from_hand_fr(node: PutFromHand, say: Speaker) -> str:
    side, choice = french.of(french.your(say, "côté")), french.of(french.your(say, "choix"))
    return french.clause(
        say,
        "placer",
        f"1 carte {french.of(hand_fr(say))} face cachée {side} d'une mission {choice}, comme Personnage caché",
    )


def put_from_hand_it(node: PutFromHand, say: Speaker) -> str:
    hand, side = italian.prep("da", hand_it(say)), italian.prep("da", italian.your(say, "lato"))
    return italian.clause(
        say,
        "mettere",
        f"1 carta {hand} a faccia in giù {side} di una missione {choice_it(say)}, come Personaggio nascosto",
    )


says(Discard, en=discard_en, fr=discard_fr, it=discard_it)
says(DiscardSeen, en=discard_seen_en, fr=discard_seen_fr, it=discard_seen_it)
says(DiscardHand, en=discard_hand_en, fr=discard_hand_fr, it=discard_hand_it)
says(
    PutBack,
    en=lambda node, say: clause(say, "put", f"1 card from {your(say)} hand on top of {your(say)} deck"),
    fr=put_back_fr,
    it=put_back_it,
)
says(
    Recover,
    en=lambda node, say: clause(say, "take", f"1 card from {your(say)} discard pile into {your(say)} hand"),
    fr=recover_fr,
    it=recover_it,
)
says(Mill, en=mill_en, fr=mill_fr, it=mill_it)
says(
    LookAtHand,
    en=lambda node, say: clause(say, "look at", f"{rivals(say)} hand"),
    fr=lambda node, say: french.clause(say, "regarder", french.rivals(say, "main", "f")),
    it=lambda node, say: italian.clause(say, "guardare", italian.rivals(say, "mano", "f")),
)
says(Search, en=search_en, fr=search_fr, it=search_it)
says(PutFromDeck, en=put_from_deck_en, fr=put_from_deck_fr, it=put_from_deck_it)
says(
    PutFromHand,
    en=lambda node, say: clause(
        say, "put", f"1 card from {your(say)} hand face down on {your(say)} side of any mission as a hidden character"
    ),
    fr=put_from_hand_fr,
    it=put_from_hand_it,
)


# Playing, copying ---------------------------------------------------------------------------------------------------
def for_less(cut: int) -> str:
    return f"for {cut} chakra less" if cut else "at its full price"


def for_less_fr(cut: int) -> str:
    return f"pour {cut} Chakra de moins" if cut else "à son coût normal"


def for_less_it(cut: int) -> str:
    return f"pagando {cut} Chakra in meno" if cut else "al suo costo normale"


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


def play_card_fr(node: PlayCard, say: Speaker) -> str:
    noun = say.noun(node.which, CHARACTER["fr"])
    cut = for_less_fr(node.cut)
    if node.zone == FROM_HIDDEN:
        return french.clause(say, "révéler", french.phrase(noun.adjective(SEEN_RANK, "caché").on(YOURS)), cut)
    if node.zone == FROM_HAND:
        it = "la" if noun.gender == "f" else "le"
        ways = f"depuis {hand_fr(say)} ou en {it} révélant"
        return french.clause(say, "jouer", f"{french.phrase(noun)}, {ways}, {cut}")
    if node.zone == FROM_DISCARD:
        return french.clause(say, "jouer", f"{french.phrase(noun)} depuis {pile_fr(say)}", cut)
    return french.clause(say, "jouer", f"la carte du dessus {french.of(pile_fr(say))}", cut)


def play_card_it(node: PlayCard, say: Speaker) -> str:
    noun = say.noun(node.which, CHARACTER["it"])
    cut = for_less_it(node.cut)
    if node.zone == FROM_HIDDEN:
        return italian.clause(say, "rivelare", italian.phrase(noun.adjective(SEEN_RANK, "nascosto").on(YOURS)), cut)
    if node.zone == FROM_HAND:
        ways = f"{italian.prep('da', hand_it(say))} o rivelando{'la' if noun.gender == 'f' else 'lo'}"
        return italian.clause(say, "giocare", f"{italian.phrase(noun)}, {ways}, {cut}")
    if node.zone == FROM_DISCARD:
        return italian.clause(say, "giocare", f"{italian.phrase(noun)} {italian.prep('da', pile_it(say))}", cut)
    return italian.clause(say, "giocare", f"la carta in cima {italian.to(pile_it(say))}", cut)


def play_from_top_en(node: PlayFromTop, say: Speaker) -> str:
    look = clause(say, "look at", f"the top {count(node.count, 'card')} of {your(say)} deck")
    return f"{look}, play one of them {for_less(node.cut)} if you can, and discard the others"


def play_from_top_fr(node: PlayFromTop, say: Speaker) -> str:
    look = french.clause(say, "regarder", top_fr(say, node.count))
    play = french.too(say, "jouer", f"une {for_less_fr(node.cut)} si possible", clitic="en")
    return f"{look}, {play} et {french.too(say, 'défausser', 'les autres')}"


def play_from_top_it(node: PlayFromTop, say: Speaker) -> str:
    look = italian.clause(say, "guardare", top_it(say, node.count))
    play = italian.too(say, "giocare", f"una {for_less_it(node.cut)}, se possibile,", clitic="ne")
    return f"{look}, {play} e {italian.too(say, 'scartare', 'le altre')}"


def copy_en(node: Copy, say: Speaker) -> str:
    noun = phrase(in_play(node.which, say))
    return clause(say, "copy", f"an instant line{'' if node.upgrades else ', but no UPGRADE line,'} of {noun}")


def instant_fr(upgrades: bool) -> str:
    return "un effet à la pose" if upgrades else f"un effet à la pose (sauf {timing_word(UPGRADE, 'fr')})"


def instant_it(upgrades: bool) -> str:
    return "un effetto istantaneo" if upgrades else f"un effetto istantaneo (tranne {timing_word(UPGRADE, 'it')})"


def copy_fr(node: Copy, say: Speaker) -> str:
    whose = french.of(french.phrase(in_play(node.which, say)))
    return french.clause(say, "copier", instant_fr(node.upgrades), whose)


def copy_it(node: Copy, say: Speaker) -> str:
    whose = italian.of(italian.phrase(in_play(node.which, say)))
    return italian.clause(say, "copiare", instant_it(node.upgrades), whose)


says(PlayCard, en=play_card_en, fr=play_card_fr, it=play_card_it)
says(PlayFromTop, en=play_from_top_en, fr=play_from_top_fr, it=play_from_top_it)
says(Copy, en=copy_en, fr=copy_fr, it=copy_it)
says(
    CopyDiscarded,
    en=lambda node, say: clause(say, "copy", "an instant line, but no UPGRADE line, of the card just discarded"),
    fr=lambda node, say: french.clause(say, "copier", instant_fr(False), french.of(french.card("défaussé").far)),
    it=lambda node, say: italian.clause(say, "copiare", instant_it(False), italian.of(italian.card("scartato").far)),
)


# Continuous lines and modifiers -------------------------------------------------------------------------------------
def while_en(node: Bonus | ChakraBonus, say: Speaker) -> str:
    return "" if node.condition is None else f" while {say.condition(node.condition)}"


def while_fr(node: Bonus | ChakraBonus, say: Speaker) -> str:
    return "" if node.condition is None else f" tant {french.that(say.condition(node.condition))}"


def while_it(node: Bonus | ChakraBonus, say: Speaker) -> str:
    return "" if node.condition is None else f" fintanto che {say.condition(node.condition)}"


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


def bonus_fr(node: Bonus, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    noun = in_play(node.who, say)
    sign = "-" if quantity.minus else "+"
    if quantity.counted is not None:
        more = f"{sign}1 de Puissance pour {french.phrase(quantity.counted, EACH)}"
    else:
        more = f"{sign}{quantity.figure} de Puissance"
    has = f"{french.phrase(noun)} a" if noun.fixed else f"{french.phrase(noun, ALL)} ont"
    return f"{has} {more}{while_fr(node, say)}{french.where(quantity) if quantity.counted is None else ''}"


def bonus_it(node: Bonus, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    noun = in_play(node.who, say)
    sign = "-" if quantity.minus else "+"
    if quantity.counted is not None:
        more = f"{sign}1 Potere per {italian.phrase(quantity.counted, EACH)}"
    else:
        more = f"{sign}{quantity.figure} Potere"
    has = f"{italian.phrase(noun)} ha" if noun.fixed else f"{italian.phrase(noun, ALL)} hanno"
    return f"{has} {more}{while_it(node, say)}{italian.where(quantity) if quantity.counted is None else ''}"


def chakra_bonus_en(node: ChakraBonus, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    return f"CHAKRA +{quantity.figure}{' for both players' if node.both else ''}{while_en(node, say)}{where(quantity)}"


def chakra_bonus_fr(node: ChakraBonus, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    both = " pour les deux joueurs" if node.both else ""
    return f"CHAKRA +{quantity.figure}{both}{while_fr(node, say)}{french.where(quantity)}"


def chakra_bonus_it(node: ChakraBonus, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    both = " per entrambi i giocatori" if node.both else ""
    return f"CHAKRA +{quantity.figure}{both}{while_it(node, say)}{italian.where(quantity)}"


def over_en(node: Over, say: Speaker) -> str:
    who = phrase(say.noun(node.who, CHARACTER["en"]).on(YOURS).with_("a lower cost"))
    only = ", but on no other character" if node.only else ""
    return f"you may play this card as an upgrade on {who}{only}"


def over_fr(node: Over, say: Speaker) -> str:
    who = french.phrase(say.noun(node.who, CHARACTER["fr"]).on(YOURS).complement(KIND_RANK + 1, "de coût inférieur"))
    only = ", mais d'aucun autre Personnage" if node.only else ""
    return f"vous pouvez jouer cette carte comme évolution {french.of(who)}{only}"


def over_it(node: Over, say: Speaker) -> str:
    who = italian.phrase(say.noun(node.who, CHARACTER["it"]).on(YOURS).with_("costo inferiore"))
    only = ", ma di nessun altro Personaggio" if node.only else ""
    return f"puoi giocare questa carta come potenziamento {italian.of(who)}{only}"


def discount_en(node: Discount, say: Speaker) -> str:
    who = phrase(altered(say.noun(node.who, CHARACTER["en"]), other=True), BARE, True)
    return f"both players play {who} non-hidden in this mission for {node.amount} chakra less, but not for less than {node.floor}"


def discount_fr(node: Discount, say: Speaker) -> str:
    noun = altered(say.noun(node.who, CHARACTER["fr"]), other=True)
    hidden = french.agree("non-caché", noun.gender_of(True), True)
    return (
        f"les deux joueurs jouent {french.phrase(noun, DEFINITE, True)} {hidden} dans cette mission"
        f" pour {node.amount} Chakra de moins, mais jamais pour moins de {node.floor}"
    )


def discount_it(node: Discount, say: Speaker) -> str:
    noun = altered(say.noun(node.who, CHARACTER["it"]), other=True)
    hidden = italian.agree("non nascosto", noun.gender_of(True), True)
    return (
        f"entrambi i giocatori giocano {italian.phrase(noun, DEFINITE, True)} {hidden} in questa missione"
        f" pagando {node.amount} Chakra in meno, ma mai meno di {node.floor}"
    )


def cheaper_en(node: Cheaper, say: Speaker) -> str:
    way = "reveal this character" if node.revealed else "play this character non-hidden"
    there = say if node.revealed else say.but(here="in that mission")
    test = "" if node.condition is None else f" if {there.condition(node.condition)}"
    return f"you pay {node.amount} chakra less to {way}{test}"


def cheaper_fr(node: Cheaper, say: Speaker) -> str:
    way = "révéler ce Personnage" if node.revealed else "jouer ce Personnage non-caché"
    there = say if node.revealed else say.but(here="dans la mission où vous le jouez")
    test = "" if node.condition is None else f" {french.if_(there.condition(node.condition))}"
    return f"vous payez {node.amount} Chakra de moins pour {way}{test}"


def cheaper_it(node: Cheaper, say: Speaker) -> str:
    way = "rivelare questo Personaggio" if node.revealed else "giocare questo Personaggio non nascosto"
    there = say if node.revealed else say.but(here="nella missione in cui lo giochi")
    test = "" if node.condition is None else f" se {there.condition(node.condition)}"
    return f"paghi {node.amount} Chakra in meno per {way}{test}"


RULES: Table[int] = Table("standing rule")
RULES.enter(
    KEEPS_TOKENS,
    en=lambda: "this character keeps its Power tokens at the end of the round",
    fr=lambda: "ce Personnage conserve ses Jetons Power à la fin du tour",
    it=lambda: "questo Personaggio mantiene i suoi token Power alla fine del giro",
)
RULES.enter(
    HOLDS,
    en=lambda: "enemy characters cannot be moved from this mission",
    fr=lambda: "les Personnages ennemis ne peuvent pas être déplacés hors de cette mission",
    it=lambda: "i Personaggi nemici non possono essere mossi fuori da questa missione",
)
RULES.enter(
    ONLY_WINNING,
    en=lambda: "you can play this character non-hidden only in a mission that you are winning",
    fr=lambda: "vous ne pouvez jouer ce Personnage non-caché que dans une mission que vous êtes en train de gagner",
    it=lambda: "puoi giocare questo Personaggio non nascosto solo in una missione che stai vincendo",
)
RULES.enter(
    IMMUNE,
    en=lambda: "enemy effects can neither hide nor defeat this character",
    fr=lambda: "les effets ennemis ne peuvent ni cacher ni vaincre ce Personnage",
    it=lambda: "gli effetti nemici non possono né nascondere né sconfiggere questo Personaggio",
)
RULES.enter(
    SHIELDS,
    en=lambda: "enemy effects cannot hide friendly characters in this mission",
    fr=lambda: "les effets ennemis ne peuvent pas cacher les Personnages alliés dans cette mission",
    it=lambda: "gli effetti nemici non possono nascondere i Personaggi amici in questa missione",
)
RULES.enter(
    NO_REVEALS,
    en=lambda: "the opponent cannot reveal characters in this mission",
    fr=lambda: "l'adversaire ne peut pas révéler de Personnages dans cette mission",
    it=lambda: "l'avversario non può rivelare Personaggi in questa missione",
)
RULES.enter(
    SALVAGES,
    en=lambda: (
        "when a friendly character that you own is defeated, its top card goes to your hand instead of the discard pile"
    ),
    fr=lambda: (
        "quand un Personnage allié qui vous appartient est vaincu,"
        " sa carte du dessus va dans votre main et non dans la pile de défausse"
    ),
    it=lambda: (
        "quando un Personaggio amico che ti appartiene viene sconfitto,"
        " la sua carta superiore va nella tua mano invece che nella pila degli scarti"
    ),
)
RULES.enter(
    LOCKS,
    en=lambda: (
        "this character locks the strongest enemy character in this mission:"
        " that character loses all its Power tokens and has Power 0"
    ),
    fr=lambda: (
        "ce Personnage verrouille le Personnage ennemi le plus fort dans cette mission :"
        " celui-ci perd tous ses Jetons Power et a une Puissance de 0"
    ),
    it=lambda: (
        "questo Personaggio blocca il Personaggio nemico più forte in questa missione:"
        " quel Personaggio perde tutti i suoi token Power e ha Potere 0"
    ),
)

OCCASIONS: Table[int] = Table("occasion")
OCCASIONS.enter(
    ON_ENEMY_PLAY,
    en=lambda who: "whenever the opponent plays a character non-hidden in this mission",
    fr=lambda who: "chaque fois que l'adversaire joue un Personnage non-caché dans cette mission",
    it=lambda who: "ogni volta che l'avversario gioca un Personaggio non nascosto in questa missione",
)
OCCASIONS.enter(
    ON_DEFEAT,
    en=lambda who: f"whenever {phrase(who)} is defeated",
    fr=lambda who: f"chaque fois {french.that(french.phrase(who))} est {french.agree('vaincu', who.gender)}",
    it=lambda who: f"ogni volta che {italian.phrase(who)} viene {italian.agree('sconfitto', who.gender)}",
)
OCCASIONS.enter(
    ON_MOVE,
    en=lambda who: "whenever this character has moved",
    fr=lambda who: "chaque fois que ce Personnage a été déplacé",
    it=lambda who: "ogni volta che questo Personaggio è stato mosso",
)
OCCASIONS.enter(
    ON_OWN_MOVE,
    en=lambda who: "whenever one of your effects has moved this character",
    fr=lambda who: "chaque fois qu'un de vos effets a déplacé ce Personnage",
    it=lambda who: "ogni volta che uno dei tuoi effetti ha mosso questo Personaggio",
)
OCCASIONS.enter(
    ON_AFFECTED,
    en=lambda who: "whenever an enemy effect has affected this character",
    fr=lambda who: "chaque fois qu'un effet ennemi a affecté ce Personnage",
    it=lambda who: "ogni volta che un effetto nemico ha influito su questo Personaggio",
)
OCCASIONS.enter(
    ON_LOSS,
    en=lambda who: "when the opponent has won this mission",
    fr=lambda who: "quand l'adversaire a remporté cette mission",
    it=lambda who: "quando l'avversario ha vinto questa missione",
)
OCCASIONS.enter(
    ON_ROUND_END,
    en=lambda who: "at the end of the round",
    fr=lambda who: "à la fin du tour",
    it=lambda who: "alla fine del giro",
)


def whenever_in(new_mission: str) -> Callable[[Whenever, Speaker], str]:
    def words(node: Whenever, say: Speaker) -> str:
        who = None if node.who is None else in_play(node.who, say)
        there = say.but(
            subject=MAY if node.optional else YOU, here=new_mission if node.event in (ON_MOVE, ON_OWN_MOVE) else ""
        )
        return f"{OCCASIONS.rule(node.event, say.lang)(who)}, {there.effect(node.effect)}"

    return words


HAPPENINGS = {
    "en": {MOVING: ("move", "moved"), HIDING: ("hide", "hidden"), DEFEATING: ("defeat", "defeated")},
    "fr": {MOVING: ("déplacer", "déplacé"), HIDING: ("cacher", "caché"), DEFEATING: ("vaincre", "vaincu")},
    "it": {MOVING: ("muovere", "mosso"), HIDING: ("nascondere", "nascosto"), DEFEATING: ("sconfiggere", "sconfitto")},
}


def instead_en(node: Instead, say: Speaker) -> str:
    noun = in_play(node.who, say)
    verbs = [words for bit, words in HAPPENINGS["en"].items() if node.happenings & bit]
    if node.by_enemy:
        event = f"if an enemy effect would {listing([words[0] for words in verbs], 'or')} {phrase(noun)}"
    else:
        event = f"if {phrase(noun)} would be {listing([words[1] for words in verbs], 'or')}"
    who = "it" if noun.fixed else "this character"
    return f"{event}, {'you may ' if node.optional else ''}{HAPPENINGS['en'][node.outcome][0]} {who} instead"


def instead_fr(node: Instead, say: Speaker) -> str:
    noun = in_play(node.who, say)
    verbs = [words for bit, words in HAPPENINGS["fr"].items() if node.happenings & bit]
    if node.by_enemy:
        event = f"si un effet ennemi devait {french.listing([words[0] for words in verbs], 'ou')} {french.phrase(noun)}"
    else:
        participles = [french.agree(words[1], noun.gender) for words in verbs]
        event = f"si {french.phrase(noun)} devait être {french.listing(participles, 'ou')}"
    who = Target("", pronoun=noun.gender) if noun.fixed else Target("ce Personnage")
    there = say.but(subject=MAY if node.optional else YOU)
    return f"{event}, {french.deed(there, who, HAPPENINGS['fr'][node.outcome][0], behind='à la place')}"


def instead_it(node: Instead, say: Speaker) -> str:
    noun = in_play(node.who, say)
    verbs = [words for bit, words in HAPPENINGS["it"].items() if node.happenings & bit]
    if node.by_enemy:
        event = (
            f"se un effetto nemico dovesse {italian.listing([words[0] for words in verbs], 'o')} {italian.phrase(noun)}"
        )
    else:
        participles = [italian.agree(words[1], noun.gender) for words in verbs]
        event = f"se {italian.phrase(noun)} dovesse essere {italian.listing(participles, 'o')}"
    who = Target("", pronoun=noun.gender) if noun.fixed else Target("questo Personaggio")
    where = "invece" if noun.fixed else "al suo posto"
    there = say.but(subject=MAY if node.optional else YOU)
    return f"{event}, {italian.deed(there, who, HAPPENINGS['it'][node.outcome][0], behind=where)}"


def modifier_en(node: Modifier, say: Speaker) -> str:
    word = timing_word(node.timing)
    return f"{word}{', in addition' if node.added else ' instead'}: {english.capital(say.effect(node.effect))}"


def modifier_fr(node: Modifier, say: Speaker) -> str:
    word = timing_word(node.timing, "fr")
    lead = f"à l'effet {word} s'ajoute" if node.added else f"l'effet {word} devient"
    return f"{lead} : {say.effect(node.effect)}"


def modifier_it(node: Modifier, say: Speaker) -> str:
    word = timing_word(node.timing, "it")
    lead = f"all'effetto {word} si aggiunge" if node.added else f"l'effetto {word} diventa"
    return f"{lead}: {say.effect(node.effect)}"


def rule_words(node: Rule, say: Speaker) -> str:
    return str(RULES.rule(node.flag, say.lang)())


says(Bonus, en=bonus_en, fr=bonus_fr, it=bonus_it)
says(ChakraBonus, en=chakra_bonus_en, fr=chakra_bonus_fr, it=chakra_bonus_it)
says(Rule, en=rule_words, fr=rule_words, it=rule_words)
says(Over, en=over_en, fr=over_fr, it=over_it)
says(
    Tax,
    en=lambda node, say: (
        f"the opponent pays {node.amount} more chakra for each character they play non-hidden in this mission"
    ),
    fr=lambda node, say: (
        f"l'adversaire paie {node.amount} Chakra de plus pour chaque Personnage qu'il joue non-caché dans cette mission"
    ),
    it=lambda node, say: (
        f"l'avversario paga {node.amount} Chakra in più per ogni Personaggio che gioca non nascosto in questa missione"
    ),
)
says(Discount, en=discount_en, fr=discount_fr, it=discount_it)
says(Cheaper, en=cheaper_en, fr=cheaper_fr, it=cheaper_it)
says(
    Whenever,
    en=whenever_in("in its new mission"),
    fr=whenever_in("dans sa nouvelle mission"),
    it=whenever_in("nella sua nuova missione"),
)
says(Instead, en=instead_en, fr=instead_fr, it=instead_it)
says(Modifier, en=modifier_en, fr=modifier_fr, it=modifier_it)


# The MAIN line of the same play --------------------------------------------------------------------------------
says(
    Repeat,
    en=lambda node, say: english.clause(say, "carry out", "the MAIN line once more"),
    fr=lambda node, say: french.clause(say, "appliquer", "l'effet MAIN une fois de plus"),
    it=lambda node, say: italian.clause(say, "applicare", "l'effetto MAIN ancora una volta"),
)
measures(
    Done,
    en=lambda node, say: Quantity("X", f"the number of {say.prior.done or 'changes made'} with the MAIN line"),
    fr=lambda node, say: Quantity(
        "X", f"le nombre {french.of(say.prior.done or 'changements faits')} par l'effet MAIN"
    ),
    it=lambda node, say: Quantity(
        "X", f"il numero {italian.of(say.prior.done or 'cambiamenti fatti')} con l'effetto MAIN"
    ),
)
measures(
    PriorX,
    en=lambda node, say: Quantity("X", f"{say.prior.x or 'what X was'} with the MAIN line"),
    fr=lambda node, say: Quantity("X", f"{say.prior.x or 'la valeur de X'} lors de l'effet MAIN"),
    it=lambda node, say: Quantity("X", f"{say.prior.x or 'il valore di X'} con l'effetto MAIN"),
)
