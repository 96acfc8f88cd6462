"""Rules text: the phrase rules of every node of this game."""

from collections.abc import Callable
from dataclasses import replace as altered
from types import ModuleType

from kleos.effects.terms import All, Condition, Either, Exists, Not, Predicate
from kleos.engine.lines import Line
from kleos.games.saint_seiya.cards import (
    CHARACTER,
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
from kleos.games.saint_seiya.kinds import ACQUIRED, ARRIVAL
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
from kleos.games.saint_seiya.words.names import (
    CARD,
    CURRENCY_NAMES,
    HEADS,
    card_name,
    named,
    rank_name,
    rank_of,
    timing,
    trait_noun,
)
from kleos.words import english, french, italian, shared  # noqa: F401 - "shared" is there for the rules it enters
from kleos.words.phrases import (
    ACTIVE,
    ALL,
    BARE,
    DEFINITE,
    EACH,
    MAY,
    NO,
    THEY,
    YOU,
    Noun,
    Quantity,
    Speaker,
    check_language,
    describes,
    holds,
    measures,
    says,
)
from kleos.words.signs import finished

GRAMMARS: dict[str, ModuleType] = {"en": english, "fr": french, "it": italian}


# Speaking -----------------------------------------------------------------------------------------------------------
def speaker(pool: Pool, lang: str, card: Card | None = None) -> Speaker:
    """Speaks of a line of the card, if one is given."""
    check_language(lang)
    return Speaker(lang, pool, lambda which, say: objects(which, say, card), several=True)


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


def described(which: Predicate, say: Speaker, head: dict[str, Noun] = CARD) -> Noun:
    """The cards that fit, as a noun; several ranks, and what a card is not, in one short form."""
    noun = head[say.lang]
    for part in sorted(parts_of(which), key=late):
        ranks = ranks_of(part)
        if ranks:
            noun = of_rank(noun, ranks, say.lang)
        elif isinstance(part, Not) and isinstance(part.part, Named):
            noun = OTHER_THAN[say.lang](noun, card_name(say.cards.by_id[part.part.id], say.lang))
        elif isinstance(part, Not) and isinstance(part.part, WithCosmos):
            noun = noun.at(WITHOUT_COSMOS[say.lang])
        else:
            noun = say.noun(part, noun)
    return noun


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


def of_rank(noun: Noun, ranks: list[int], lang: str) -> Noun:
    """ "Characters of very common or common rank"."""
    names = [rank_name(rank, lang) for rank in ranks]
    return noun.at(OF_RANK[lang].format(GRAMMARS[lang].listing(names, OR[lang])))


OR = {"en": "or", "fr": "ou", "it": "o"}
OF_RANK = {"en": "of {} rank", "fr": "de rang {}", "it": "di rango {}"}
OTHER_THAN: dict[str, Callable[[Noun, str], Noun]] = {
    "en": lambda noun, name: noun.at(f"other than {name}"),
    "fr": lambda noun, name: noun.adjective(0, f"autre {french.that(name)}"),
    "it": lambda noun, name: noun.but_not(name, name),
}
WITH_COSMOS = {
    "en": "with a printed Cosmos value",
    "fr": "avec une valeur de Cosmos imprimée",
    "it": "con un valore di Cosmo stampato",
}
WITHOUT_COSMOS = {
    "en": "without a printed Cosmos value",
    "fr": "sans valeur de Cosmos imprimée",
    "it": "senza valore di Cosmo stampato",
}


def one(which: Predicate, say: Speaker, head: dict[str, Noun] = CARD) -> str:
    """ "1 Character": which one is for somebody to choose."""
    return f"1 {GRAMMARS[say.lang].bare(described(which, say, head))}"


def some(count: int, which: Predicate, say: Speaker) -> str:
    """ "1 Character", "2 Characters"."""
    return one(which, say) if count == 1 else f"{count} {many(which, say)}"


def many(which: Predicate, say: Speaker, head: dict[str, Noun] = CARD) -> str:
    text: str = GRAMMARS[say.lang].phrase(described(which, say, head), BARE, True)
    return text


def every(which: Predicate, say: Speaker, head: dict[str, Noun] = CARD) -> str:
    """ "all Characters"."""
    text: str = GRAMMARS[say.lang].phrase(described(which, say, head), ALL)
    return text


# Lines --------------------------------------------------------------------------------------------------------------
AFTER_ACQUIRING = {
    "en": "after you have acquired a Character with Cosmos using this card, {}",
    "fr": "quand cette carte a servi à acquérir un Personnage avec le Cosmos, {}",
    "it": "quando questa carta è servita ad acquisire un Personaggio con il Cosmo, {}",
}


def line_words(line: Line, pool: Pool, lang: str) -> str:
    """What a line does, without its timing word."""
    say = speaker(pool, lang, pool.cards[line.card])
    if line.timing == ARRIVAL:
        say = say.but(subject=ACTIVE)  # SS-4.18
    text = say.effect(line.effect)
    if line.timing == ACQUIRED:
        text = AFTER_ACQUIRING[lang].format(say.but(subject=MAY).effect(line.effect))
    whole: str = GRAMMARS[lang].sentence(text)
    return whole


def line_text(line: Line, pool: Pool, lang: str) -> str:
    return finished(f"{timing(line, lang)}: {line_words(line, pool, lang)}", lang)


def card_text(card: Card, pool: Pool, lang: str) -> list[str]:
    """The rules text of a card, a string for each printed line."""
    check_language(lang)
    return [line_text(line, pool, lang) for line in card.lines]


# Predicates ---------------------------------------------------------------------------------------------------------
def is_a(node: Is, noun: Noun, say: Speaker) -> Noun:
    rank = rank_of(node.trait)
    if rank >= 0:
        return of_rank(noun, [rank], say.lang)
    return called(noun, trait_noun(node.trait, say.cards, say.lang))


def called(noun: Noun, head: Noun) -> Noun:
    """The noun with another head."""
    return altered(noun, one=head.one, many=head.many, gender=head.gender)


def named_so(node: Named, noun: Noun, say: Speaker) -> Noun:
    return called(noun, named(say.cards.by_id[node.id], say.lang))


SILVER_KNIGHTS = {
    "en": Noun("Silver Knight", "Silver Knights"),
    "fr": Noun("Chevalier d'Argent", "Chevaliers d'Argent"),
    "it": Noun("Cavaliere d'Argento", "Cavalieri d'Argento"),
}


def as_it_is(node: Predicate, noun: Noun, say: Speaker) -> Noun:
    return noun


def another(node: Predicate, noun: Noun, say: Speaker) -> Noun:
    return altered(noun, other=True)


def silver(node: SilverKnight, noun: Noun, say: Speaker) -> Noun:
    return called(noun, SILVER_KNIGHTS[say.lang])


def with_cosmos(node: WithCosmos, noun: Noun, say: Speaker) -> Noun:
    return noun.at(WITH_COSMOS[say.lang])


describes(Is, en=is_a, fr=is_a, it=is_a)
describes(SilverKnight, en=silver, fr=silver, it=silver)
describes(Named, en=named_so, fr=named_so, it=named_so)
describes(WithCosmos, en=with_cosmos, fr=with_cosmos, it=with_cosmos)
describes(Anything, en=as_it_is, fr=as_it_is, it=as_it_is)
describes(Other, en=another, fr=another, it=another)
describes(
    Alongside,
    en=lambda node, noun, say: noun.at("facing the same terrain card"),
    fr=lambda node, noun, say: noun.that(
        "fait face à la même carte du terrain", "font face à la même carte du terrain"
    ),
    it=lambda node, noun, say: noun.that(
        "fronteggia la stessa carta del terreno", "fronteggiano la stessa carta del terreno"
    ),
)
describes(
    Facing,
    en=lambda node, noun, say: noun.at("facing this card"),
    fr=lambda node, noun, say: noun.that("fait face à cette carte", "font face à cette carte"),
    it=lambda node, noun, say: noun.that("fronteggia questa carta", "fronteggiano questa carta"),
)
describes(
    OnTerrain,
    en=lambda node, noun, say: noun.at("on the terrain"),
    fr=lambda node, noun, say: noun.at("sur le terrain"),
    it=lambda node, noun, say: noun.at("sul terreno"),
)
describes(
    Adjacent,
    en=lambda node, noun, say: noun.at("from a place next to this card's former place"),
    fr=lambda node, noun, say: noun.at("d'un emplacement voisin de celui que cette carte a quitté"),
    it=lambda node, noun, say: noun.at("da una posizione accanto a quella che questa carta ha lasciato"),
)


# Amounts ------------------------------------------------------------------------------------------------------------
def groups_en(node: FullGroups, say: Speaker) -> Quantity:
    what = f"of {node.size} of your {'destroyed' if node.destroyed else 'scored'} cards"
    return Quantity("X", f"the number of full groups {what}", Noun(f"full group {what}", f"full groups {what}"))


def groups_fr(node: FullGroups, say: Speaker) -> Quantity:
    what = f"de {node.size} de vos cartes {'détruites' if node.destroyed else 'décomptées'}"
    noun = Noun(f"groupe complet {what}", f"groupes complets {what}")
    return Quantity("X", f"le nombre de {noun.many}", noun)


def groups_it(node: FullGroups, say: Speaker) -> Quantity:
    what = f"di {node.size} delle tue carte {'distrutte' if node.destroyed else 'conteggiate'}"
    noun = Noun(f"gruppo completo {what}", f"gruppi completi {what}")
    return Quantity("X", f"il numero di {noun.many}", noun)


def names_en(node: DifferentNames, say: Speaker) -> Quantity:
    what = english.bare(described(node.which, say))
    noun = Noun(f"different {what} name among your scored cards", f"different {what} names among your scored cards")
    return Quantity("X", f"the number of {noun.many}", noun)


def names_fr(node: DifferentNames, say: Speaker) -> Quantity:
    what = f"{french.of(french.bare(described(node.which, say)))} parmi vos cartes décomptées"
    noun = Noun(f"nom différent {what}", f"noms différents {what}")
    return Quantity("X", f"le nombre de {noun.many}", noun)


def names_it(node: DifferentNames, say: Speaker) -> Quantity:
    what = f"{italian.of(italian.bare(described(node.which, say)))} tra le tue carte conteggiate"
    noun = Noun(f"nome diverso {what}", f"nomi diversi {what}")
    return Quantity("X", f"il numero di {noun.many}", noun)


measures(
    Changed,
    en=lambda node, say: Quantity("X", "the number of those cards"),
    fr=lambda node, say: Quantity("X", "le nombre de ces cartes"),
    it=lambda node, say: Quantity("X", "il numero di quelle carte"),
)
measures(FullGroups, en=groups_en, fr=groups_fr, it=groups_it)
measures(DifferentNames, en=names_en, fr=names_fr, it=names_it)


# Conditions ---------------------------------------------------------------------------------------------------------
def in_discard_en(node: InDiscard, say: Speaker, yes: bool) -> str:
    return english.there_is(described(node.which, say).at(f"in {english.your(say)} discard"), yes)


def in_discard_fr(node: InDiscard, say: Speaker, yes: bool) -> str:
    return french.there_is(described(node.which, say).at(f"dans {discard_fr(say)}"), yes)


def in_discard_it(node: InDiscard, say: Speaker, yes: bool) -> str:
    return italian.there_is(described(node.which, say).at(italian.prep("in", discard_it(say))), yes)


def flames_en(node: Flames, say: Speaker, yes: bool) -> str:
    return f"the number of flames left is {'odd' if node.odd == yes else 'even (0 included)'}"


def flames_fr(node: Flames, say: Speaker, yes: bool) -> str:
    return f"le nombre de Flammes restantes est {'impair' if node.odd == yes else 'pair (0 compris)'}"


def flames_it(node: Flames, say: Speaker, yes: bool) -> str:
    return f"il numero di Fiamme rimaste è {'dispari' if node.odd == yes else 'pari (0 compreso)'}"


def faces_end_en(node: FacesEnd, say: Speaker, yes: bool) -> str:
    return f"it {'faces' if yes else 'does not face'} the {'last' if node.last else 'first'} card of the terrain"


def faces_end_fr(node: FacesEnd, say: Speaker, yes: bool) -> str:
    verb = "fait face" if yes else "ne fait pas face"
    return f"elle {verb} à la {'dernière' if node.last else 'première'} carte du terrain"


def faces_end_it(node: FacesEnd, say: Speaker, yes: bool) -> str:
    card = "l'ultima carta" if node.last else "la prima carta"
    return f"{'fronteggia' if yes else 'non fronteggia'} {card} del terreno"


BY_RANK = {  # what is counted depends on a match option (SS-8.14)
    "en": " (Knights of uncommon rank, unless the match counts by class)",
    "fr": " (Chevaliers de rang peu commun, sauf si la partie compte par classe)",
    "it": " (Cavalieri di rango non comune, salvo che la partita conti per classe)",
}


def most_of(node: Most, say: Speaker) -> tuple[str, str]:
    """What is counted, and what must be said about it in brackets."""
    return many(node.which, say), BY_RANK[say.lang] if is_part(SilverKnight, node.which) else ""


def most_en(node: Most, say: Speaker, yes: bool) -> str:
    what, note = most_of(node, say)
    have = "you have" if yes else "you do not have"
    return f"{have} more {what} among your scored cards than any other player{note}"


def most_fr(node: Most, say: Speaker, yes: bool) -> str:
    what, note = most_of(node, say)
    have = "vous avez" if yes else "vous n'avez pas"
    return f"{have} plus {french.of(what)} parmi vos cartes décomptées que chacun des autres joueurs{note}"


def most_it(node: Most, say: Speaker, yes: bool) -> str:
    what, note = most_of(node, say)
    have = "hai" if yes else "non hai"
    return f"{have} più {what} tra le tue carte conteggiate di ciascuno degli altri giocatori{note}"


def owned_en(node: Owned, say: Speaker, yes: bool) -> str:
    verb = "include" if yes else "do not include"
    return f"your scored cards {verb} {english.phrase(described(node.which, say))}"


def owned_fr(node: Owned, say: Speaker, yes: bool) -> str:
    noun = described(node.which, say)
    what = french.phrase(noun) if yes else french.phrase(noun, NO)
    return f"vos cartes décomptées {'comprennent' if yes else 'ne comprennent'} {what}"


def owned_it(node: Owned, say: Speaker, yes: bool) -> str:
    noun = described(node.which, say)
    what = italian.phrase(noun) if yes else italian.phrase(noun, NO)
    return f"le tue carte conteggiate {'comprendono' if yes else 'non comprendono'} {what}"


holds(InDiscard, en=in_discard_en, fr=in_discard_fr, it=in_discard_it)
holds(Flames, en=flames_en, fr=flames_fr, it=flames_it)
holds(FacesEnd, en=faces_end_en, fr=faces_end_fr, it=faces_end_it)
holds(Most, en=most_en, fr=most_fr, it=most_it)
holds(Owned, en=owned_en, fr=owned_fr, it=owned_it)


def while_en(condition: Condition, say: Speaker) -> str:
    return f"while {present(condition, say, 'faces the same terrain card', 'faces it')}"


def while_fr(condition: Condition, say: Speaker) -> str:
    clause = present(condition, say, "fait face à la même carte du terrain", "lui fait face")
    return f"tant {french.that(clause)}"


def while_it(condition: Condition, say: Speaker) -> str:
    return f"finché {present(condition, say, 'fronteggia la stessa carta del terreno', 'la fronteggia')}"


def present(condition: Condition, say: Speaker, alongside: str, facing: str) -> str:
    """A condition that must hold on; that something faces a card is said with a verb of its own."""
    if isinstance(condition, Exists):
        for cls, verb in ((Alongside, alongside), (Facing, facing)):
            if is_part(cls, condition.which):
                rest = [part for part in parts_of(condition.which) if not isinstance(part, cls)]
                noun = described(All(rest), say, HEADS[CHARACTER])
                noun = altered(noun, other=say.described(condition.which, say).other)
                return f"{GRAMMARS[say.lang].phrase(noun)} {verb}"
    return say.condition(condition)


# Zones --------------------------------------------------------------------------------------------------------------
def hand_fr(say: Speaker) -> str:
    return french.your(say, "main", "f")


def hand_it(say: Speaker) -> str:
    return italian.your(say, "mano", "f")


def discard_fr(say: Speaker) -> str:
    return french.your(say, "défausse", "f")


def discard_it(say: Speaker) -> str:
    return italian.your(say, "scarti", many=True)


def pile_fr(say: Speaker) -> str:
    return french.your(say, "pioche", "f")


def pile_it(say: Speaker) -> str:
    return italian.your(say, "mazzo")


def addressed(say: Speaker) -> Speaker:
    """Speaks to who carries out the line, of the player just chosen as of another."""
    return say.but(subject=YOU) if say.subject == THEY else say


# Players ------------------------------------------------------------------------------------------------------------
def chosen_en(node: ChosenPlayer, say: Speaker) -> str:
    self = "themselves" if say.subject == ACTIVE else "yourself"
    whom = "an opponent" if node.opponent else f"a player, {self} included"
    return f"{english.clause(say, 'choose', whom)}: {say.but(subject=THEY).effect(node.effect)}"


def chosen_fr(node: ChosenPlayer, say: Speaker) -> str:
    self = "lui" if say.subject == ACTIVE else "vous"
    whom = "un adversaire" if node.opponent else f"un joueur, {self} compris"
    return f"{french.clause(say, 'choisir', whom)} : {say.but(subject=THEY).effect(node.effect)}"


def chosen_it(node: ChosenPlayer, say: Speaker) -> str:
    self = "se stesso compreso" if say.subject == ACTIVE else "te compreso"
    whom = "un avversario" if node.opponent else f"un giocatore, {self}"
    return f"{italian.clause(say, 'scegliere', whom)}: {say.but(subject=THEY).effect(node.effect)}"


says(ChosenPlayer, en=chosen_en, fr=chosen_fr, it=chosen_it)

# Hands --------------------------------------------------------------------------------------------------------------
DEEDS = {
    "en": {DISCARD: "discard", WOUND: "wound", DESTROY: "destroy"},
    "fr": {DISCARD: "défausser", WOUND: "blesser", DESTROY: "détruire"},
    "it": {DISCARD: "scartare", WOUND: "ferire", DESTROY: "distruggere"},
}
AT_MOST = {
    "en": " (or as many as possible)",
    "fr": " (ou autant que possible)",
    "it": " (o il maggior numero possibile)",
}


def fewer(node: FromHand, say: Speaker) -> str:
    return AT_MOST[say.lang] if node.count > 1 else ""


def from_hand_en(node: FromHand, say: Speaker) -> str:
    what = f"{some(node.count, node.which, say)} from {english.your(say)} hand{fewer(node, say)}"
    return (english.may if node.optional else english.clause)(say, DEEDS["en"][node.deed], what)


def from_hand_fr(node: FromHand, say: Speaker) -> str:
    what = f"{some(node.count, node.which, say)} {french.of(hand_fr(say))}{fewer(node, say)}"
    verb = DEEDS["fr"][node.deed]
    return french.may(say, verb, what) if node.optional else french.clause(say, verb, what)


def from_hand_it(node: FromHand, say: Speaker) -> str:
    hand = italian.prep("da" if node.deed == DISCARD else "di", hand_it(say))
    what = f"{some(node.count, node.which, say)} {hand}{fewer(node, say)}"
    verb = DEEDS["it"][node.deed]
    return italian.may(say, verb, what) if node.optional else italian.clause(say, verb, what)


def all_of_hand_en(node: AllOfHand, say: Speaker) -> str:
    hand = f"{'from' if node.deed == DISCARD else 'in'} {english.your(say)} hand"
    return english.clause(say, DEEDS["en"][node.deed], every(node.which, say), hand)


def all_of_hand_fr(node: AllOfHand, say: Speaker) -> str:
    return french.clause(say, DEEDS["fr"][node.deed], every(node.which, say), french.of(hand_fr(say)))


def all_of_hand_it(node: AllOfHand, say: Speaker) -> str:
    hand = italian.prep("da" if node.deed == DISCARD else "di", hand_it(say))
    return italian.clause(say, DEEDS["it"][node.deed], every(node.which, say), hand)


def pair_en(node: DestroyPair, say: Speaker) -> str:
    return english.clause(say, "destroy", f"2 identical {many(node.which, say)} from {english.your(say)} hand")


def pair_fr(node: DestroyPair, say: Speaker) -> str:
    return french.clause(say, "détruire", f"2 {many(node.which, say)} identiques {french.of(hand_fr(say))}")


def pair_it(node: DestroyPair, say: Speaker) -> str:
    alike = italian.agree("identico", described(node.which, say).gender, True)
    return italian.clause(say, "distruggere", f"2 {many(node.which, say)} {alike} {italian.of(hand_it(say))}")


def promote_en(node: Promote, say: Speaker) -> str:
    what = f"1 of {english.your(say)} set-aside {many(node.which, say)} of the next higher rank"
    return english.clause(say, "put", f"{what}, if there is one, into {english.your(say)} discard")


def promote_fr(node: Promote, say: Speaker) -> str:
    noun = described(node.which, say)
    aside = f"{french.agree('mis', noun.gender, True)} de côté du rang juste supérieur"
    what = f"1 de {french.your(say, many(node.which, say), many=True)} {aside}, s'il en reste"
    return french.clause(say, "mettre", f"dans {discard_fr(say)}", what)


def promote_it(node: Promote, say: Speaker) -> str:
    noun = described(node.which, say)
    yours = italian.of(italian.your(say, many(node.which, say), noun.gender, True))
    aside = f"{italian.agree('messo', noun.gender, True)} da parte del rango immediatamente superiore"
    return italian.clause(say, "mettere", italian.prep("in", discard_it(say)), f"1 {yours} {aside}, se ne restano")


def seen_en(node: WoundSeen, say: Speaker) -> str:
    return f"look at {english.your(say)} hand and wound {one(node.which, say)} from it"


def seen_fr(node: WoundSeen, say: Speaker) -> str:
    return f"regardez {hand_fr(say)} et blessez {one(node.which, say)} qui s'y trouve"


def seen_it(node: WoundSeen, say: Speaker) -> str:
    return f"guarda {hand_it(say)} e ferisci {one(node.which, say)} che vi si trova"


def return_en(node: ReturnToReserve, say: Speaker) -> str:
    what = f"{one(node.which, say)} from {english.your(say)} hand into the reserve"
    return english.clause(say, "shuffle", what, f"if {'they have' if say.subject != YOU else 'you have'} one")


def return_fr(node: ReturnToReserve, say: Speaker) -> str:
    noun = described(node.which, say)
    have = (
        f"{french.if_('il en a' if say.subject != YOU else 'vous en avez')} {french.article('', noun.gender).strip()}"
    )
    return french.clause(say, "mélanger", f"{one(node.which, say)} {french.of(hand_fr(say))} à la Réserve, {have}")


def return_it(node: ReturnToReserve, say: Speaker) -> str:
    noun = described(node.which, say)
    have = f"se ne {'ha' if say.subject != YOU else 'hai'} {italian.agree('uno', noun.gender)}"
    return italian.clause(
        say, "mescolare", f"{one(node.which, say)} {italian.prep('da', hand_it(say))} nella Riserva, {have}"
    )


says(FromHand, en=from_hand_en, fr=from_hand_fr, it=from_hand_it)
says(AllOfHand, en=all_of_hand_en, fr=all_of_hand_fr, it=all_of_hand_it)
says(DestroyPair, en=pair_en, fr=pair_fr, it=pair_it)
says(Promote, en=promote_en, fr=promote_fr, it=promote_it)
says(WoundSeen, en=seen_en, fr=seen_fr, it=seen_it)
says(ReturnToReserve, en=return_en, fr=return_fr, it=return_it)


# Draw piles ---------------------------------------------------------------------------------------------------------
def draw_en(node: Draw, say: Speaker) -> str:
    if isinstance(node.amount, Changed):
        return english.clause(say, "draw", "as many cards")
    quantity = say.amount(node.amount)
    return english.clause(say, "draw", english.amount_of(quantity, "card")) + english.where(quantity)


def draw_fr(node: Draw, say: Speaker) -> str:
    if isinstance(node.amount, Changed):
        return french.clause(say, "piocher", "autant de cartes")
    quantity = say.amount(node.amount)
    return french.clause(say, "piocher", french.amount_of(quantity, "carte")) + french.where(quantity)


def draw_it(node: Draw, say: Speaker) -> str:
    if isinstance(node.amount, Changed):
        return italian.clause(say, "pescare", "altrettante carte")
    quantity = say.amount(node.amount)
    return italian.clause(say, "pescare", italian.amount_of(quantity, "carta")) + italian.where(quantity)


def search_en(node: Search, say: Speaker) -> str:
    pile = f"{english.your(say)} draw pile"
    look = english.clause(say, "look through", pile)
    return f"{look}, show {one(node.which, say)} from it and take it into {english.your(say)} hand, then shuffle {pile}"


def search_fr(node: Search, say: Speaker) -> str:
    look = french.clause(say, "regarder", f"toute {pile_fr(say)}")
    show = french.too(say, "montrer", one(node.which, say))
    take = french.too(say, "prendre", "en main", clitic="le")
    return f"{look}, {show} qui s'y trouve et {take}, puis {french.too(say, 'mélanger', pile_fr(say))}"


def search_it(node: Search, say: Speaker) -> str:
    look = italian.clause(say, "guardare", f"tutto {pile_it(say)}")
    show = italian.too(say, "mostrare", one(node.which, say))
    take = italian.too(say, "prendere", "in mano", clitic="lo")
    return f"{look}, {show} che vi si trova e {take}, poi {italian.too(say, 'mescolare', pile_it(say))}"


def judge_en(node: Judge, say: Speaker) -> str:
    return (
        f"reveal the top {english.count(node.count, 'card')} of your draw pile; that player wounds"
        f" {one(node.which, say)} among them, and you take the other cards into your hand"
    )


def judge_fr(node: Judge, say: Speaker) -> str:
    return (
        f"révélez les {node.count} cartes du dessus de votre pioche ; ce joueur blesse {one(node.which, say)}"
        " parmi elles et vous prenez les autres cartes en main"
    )


def judge_it(node: Judge, say: Speaker) -> str:
    return (
        f"rivela le prime {node.count} carte del tuo mazzo; quel giocatore ferisce {one(node.which, say)}"
        " tra di esse e tu prendi in mano le altre carte"
    )


says(Draw, en=draw_en, fr=draw_fr, it=draw_it)
says(
    Recycle,
    en=lambda node, say: english.clause(
        say, "shuffle", f"{english.your(say)} discard into {english.your(say)} draw pile"
    ),
    fr=lambda node, say: french.clause(say, "mélanger", f"{discard_fr(say)} avec {pile_fr(say)}"),
    it=lambda node, say: italian.clause(say, "mescolare", f"{discard_it(say)} con {pile_it(say)}"),
)
says(Search, en=search_en, fr=search_fr, it=search_it)
says(Judge, en=judge_en, fr=judge_fr, it=judge_it)


# Discards and destroyed cards ---------------------------------------------------------------------------------------
def take_en(node: Take, say: Speaker) -> str:
    what = f"{one(node.which, say)} from {english.your(say)} discard into {english.your(say)} hand"
    return (english.may if node.optional else english.clause)(say, "take", what)


def take_fr(node: Take, say: Speaker) -> str:
    what = f"en main {one(node.which, say)} {french.of(discard_fr(say))}"
    return french.may(say, "prendre", what) if node.optional else french.clause(say, "prendre", what)


def take_it(node: Take, say: Speaker) -> str:
    what = f"in mano {one(node.which, say)} {italian.prep('da', discard_it(say))}"
    return italian.may(say, "prendere", what) if node.optional else italian.clause(say, "prendere", what)


def destroy_discarded_en(node: DestroyDiscarded, say: Speaker) -> str:
    return english.clause(say, "destroy", f"{one(node.which, say)} from {english.your(say)} discard")


def wound_discarded_en(node: WoundDiscarded, say: Speaker) -> str:
    return english.clause(addressed(say), "wound", f"{one(node.which, say)} from {english.your(say)} discard")


def steal_en(node: Steal, say: Speaker) -> str:
    what = f"{one(node.which, say)} from {english.your(say)} discard into your own discard"
    return english.clause(addressed(say), "acquire", what)


def steal_fr(node: Steal, say: Speaker) -> str:
    it = "elle" if described(node.which, say).gender == "f" else "il"
    what = f"{one(node.which, say)} {french.of(discard_fr(say))} ; {it} va dans la vôtre"
    return french.clause(addressed(say), "acquérir", what)


def steal_it(node: Steal, say: Speaker) -> str:
    what = f"{one(node.which, say)} {italian.prep('da', discard_it(say))}; va nei tuoi"
    return italian.clause(addressed(say), "acquisire", what)


def put_on_top_en(node: PutOnTop, say: Speaker) -> str:
    what = f"1 of {english.your(say)} destroyed {many(node.which, say)} on top of {english.your(say)} draw pile"
    return english.clause(say, "put", what)


def destroyed_fr(which: Predicate, say: Speaker) -> str:
    """ "1 de ses Héros détruits de rang commun"."""
    noun = described(which, say)
    done = french.agree("détruit", noun.gender, True)
    return f"1 de {french.your(say, french.phrase(noun.complement(0, done), BARE, True), many=True)}"


def destroyed_it(which: Predicate, say: Speaker) -> str:
    """ "1 dei suoi Eroi distrutti di rango comune"."""
    noun = described(which, say)
    done = italian.phrase(noun.adjective(0, "distrutto"), BARE, True)
    return f"1 {italian.of(italian.your(say, done, noun.gender, True))}"


def put_on_top_fr(node: PutOnTop, say: Speaker) -> str:
    return french.clause(say, "placer", f"{destroyed_fr(node.which, say)} sur le dessus {french.of(pile_fr(say))}")


def put_on_top_it(node: PutOnTop, say: Speaker) -> str:
    return italian.clause(say, "mettere", f"{destroyed_it(node.which, say)} in cima {italian.to(pile_it(say))}")


def exchange_en(node: Exchange, say: Speaker) -> str:
    your = english.your(say)
    down = f"{one(node.discarded, say)} from {your} discard"
    return f"{english.clause(addressed(say), 'destroy', down)}, and put 1 of {your} destroyed {many(node.destroyed, say)} there"


def exchange_fr(node: Exchange, say: Speaker) -> str:
    down = french.clause(addressed(say), "détruire", f"{one(node.discarded, say)} {french.of(discard_fr(say))}")
    return f"{down} et mettez-y {destroyed_fr(node.destroyed, say)}"


def exchange_it(node: Exchange, say: Speaker) -> str:
    down = italian.clause(addressed(say), "distruggere", f"{one(node.discarded, say)} {italian.of(discard_it(say))}")
    return f"{down} e mettici {destroyed_it(node.destroyed, say)}"


says(Take, en=take_en, fr=take_fr, it=take_it)
says(
    DestroyDiscarded,
    en=destroy_discarded_en,
    fr=lambda node, say: french.clause(say, "détruire", one(node.which, say), french.of(discard_fr(say))),
    it=lambda node, say: italian.clause(say, "distruggere", one(node.which, say), italian.of(discard_it(say))),
)
says(
    WoundDiscarded,
    en=wound_discarded_en,
    fr=lambda node, say: french.clause(addressed(say), "blesser", one(node.which, say), french.of(discard_fr(say))),
    it=lambda node, say: italian.clause(addressed(say), "ferire", one(node.which, say), italian.of(discard_it(say))),
)
says(Steal, en=steal_en, fr=steal_fr, it=steal_it)
says(
    WoundAllDiscarded,
    en=lambda node, say: english.clause(say, "wound", every(node.which, say), f"from {english.your(say)} discard"),
    fr=lambda node, say: french.clause(say, "blesser", every(node.which, say), french.of(discard_fr(say))),
    it=lambda node, say: italian.clause(say, "ferire", every(node.which, say), italian.of(discard_it(say))),
)
says(
    Restore,
    en=lambda node, say: english.clause(
        say, "put", f"1 of {english.your(say)} destroyed cards into {english.your(say)} discard"
    ),
    fr=lambda node, say: french.clause(
        say, "mettre", f"1 de {french.your(say, 'cartes détruites', many=True)} dans {discard_fr(say)}"
    ),
    it=lambda node, say: italian.clause(
        say,
        "mettere",
        f"1 {italian.of(italian.your(say, 'carte distrutte', 'f', True))} {italian.prep('in', discard_it(say))}",
    ),
)
says(PutOnTop, en=put_on_top_en, fr=put_on_top_fr, it=put_on_top_it)
says(Exchange, en=exchange_en, fr=exchange_fr, it=exchange_it)


# Wounded Characters and fighters ------------------------------------------------------------------------------------
def wounded_en(which: Predicate | None, say: Speaker) -> str:
    """ "wounded Characters"."""
    return f"wounded {many(which or Anything(), say, HEADS[CHARACTER])}"


def wounded_fr(which: Predicate | None, say: Speaker) -> str:
    noun = described(which or Anything(), say, HEADS[CHARACTER])
    return french.phrase(noun.adjective(0, "blessé"), BARE, True)


def wounded_it(which: Predicate | None, say: Speaker) -> str:
    noun = described(which or Anything(), say, HEADS[CHARACTER])
    return italian.phrase(noun.adjective(0, "ferito"), BARE, True)


def own_wounded(say: Speaker) -> str:
    """ "1 of your wounded Characters"."""
    if say.lang == "fr":
        return f"1 de {french.your(say, wounded_fr(None, say), many=True)}"
    if say.lang == "it":
        return f"1 {italian.of(italian.your(say, wounded_it(None, say), many=True))}"
    return f"1 of {english.your(say)} {wounded_en(None, say)}"


ANY_WOUNDED = {
    "en": "1 wounded Character of any player",
    "fr": "1 Personnage blessé de n'importe quel joueur",
    "it": "1 Personaggio ferito di qualsiasi giocatore",
}


def whose_wounded(node: DestroyWounded, say: Speaker) -> str:
    return ANY_WOUNDED[say.lang] if node.anybody else own_wounded(say)


def fighters_en(node: WoundFighters, say: Speaker) -> str:
    return english.clause(say, "wound", f"{every(node.which, say, HEADS[CHARACTER])} used to fight this card")


def fighters_fr(node: WoundFighters, say: Speaker) -> str:
    used = french.agree("utilisé", described(node.which, say, HEADS[CHARACTER]).gender, True)
    return french.clause(say, "blesser", every(node.which, say, HEADS[CHARACTER]), used, "pour combattre cette carte")


def fighters_it(node: WoundFighters, say: Speaker) -> str:
    used = italian.agree("usato", described(node.which, say, HEADS[CHARACTER]).gender, True)
    return italian.clause(say, "ferire", every(node.which, say, HEADS[CHARACTER]), used, "per combattere questa carta")


says(
    HealOne,
    en=lambda node, say: english.clause(say, "heal", own_wounded(say)),
    fr=lambda node, say: french.clause(say, "soigner", own_wounded(say)),
    it=lambda node, say: italian.clause(say, "curare", own_wounded(say)),
)
says(
    HealAll,
    en=lambda node, say: english.clause(say, "heal", f"all {english.your(say)} {wounded_en(node.which, say)}"),
    fr=lambda node, say: french.clause(
        say, "soigner", f"tous {french.your(say, wounded_fr(node.which, say), many=True)}"
    ),
    it=lambda node, say: italian.clause(
        say, "curare", f"tutti {italian.your(say, wounded_it(node.which, say), many=True)}"
    ),
)
says(
    DestroyWounded,
    en=lambda node, say: english.clause(say, "destroy", whose_wounded(node, say)),
    fr=lambda node, say: french.clause(say, "détruire", whose_wounded(node, say)),
    it=lambda node, say: italian.clause(say, "distruggere", whose_wounded(node, say)),
)
says(WoundFighters, en=fighters_en, fr=fighters_fr, it=fighters_it)
says(
    DestroyFighter,
    en=lambda node, say: english.clause(say, "destroy", "1 Character used to fight this card"),
    fr=lambda node, say: french.clause(say, "détruire", "1 Personnage utilisé pour combattre cette carte"),
    it=lambda node, say: italian.clause(say, "distruggere", "1 Personaggio usato per combattere questa carta"),
)
says(
    WoundThis,
    en=lambda node, say: "this card becomes one of your wounded Characters instead of going to your hand or discard",
    fr=lambda node, say: (
        "cette carte devient un de vos Personnages blessés au lieu d'aller dans votre main ou dans votre défausse"
    ),
    it=lambda node, say: (
        "questa carta diventa uno dei tuoi Personaggi feriti invece di andare nella tua mano o nei tuoi scarti"
    ),
)


# Bonuses and armours ------------------------------------------------------------------------------------------------
def boost_en(node: Boost, say: Speaker) -> str:
    noun = described(node.which, say)
    whom = f"1 of {english.your(say)} {noun.many} {english.join('in play', noun.place)}"
    return english.clause(say, "give", f"+{node.amount} Force to {whom} until the end of the turn")


def boost_fr(node: Boost, say: Speaker) -> str:
    noun = described(node.which, say).complement(0, "en jeu")
    whom = f"à 1 de {french.your(say, french.phrase(noun, BARE, True), many=True)}"
    return french.clause(say, "donner", f"+{node.amount} Force {whom} jusqu'à la fin du tour")


def boost_it(node: Boost, say: Speaker) -> str:
    noun = described(node.which, say).complement(0, "in gioco")
    yours = italian.of(italian.your(say, italian.phrase(noun, BARE, True), noun.gender, True))
    return italian.clause(say, "assegnare", f"+{node.amount} Forza a 1 {yours} fino alla fine del turno")


def swap_armour_en(node: SwapArmour, say: Speaker) -> str:
    theirs = f"{english.your(say)} equipped {english.bare(described(node.which, say))}"
    return f"swap this armour with {theirs}; each of you keeps the one received"


def swap_armour_fr(node: SwapArmour, say: Speaker) -> str:
    noun = described(node.which, say)
    theirs = f"{french.your(say, french.bare(noun), noun.gender)} {french.agree('équipé', noun.gender)}"
    return f"échangez cette Armure contre {theirs} ; chacun garde celle qu'il a reçue"


def swap_armour_it(node: SwapArmour, say: Speaker) -> str:
    noun = described(node.which, say)
    theirs = f"{italian.your(say, italian.bare(noun), noun.gender)} {italian.agree('equipaggiato', noun.gender)}"
    return f"scambia questa Armatura con {theirs}; ognuno tiene quella ricevuta"


says(Boost, en=boost_en, fr=boost_fr, it=boost_it)
says(
    BoostAll,
    en=lambda node, say: (
        f"until the end of the turn, each of your Characters in play, those played later included,"
        f" gets +{node.amount} Force"
    ),
    fr=lambda node, say: (
        "jusqu'à la fin du tour, chacun de vos Personnages en jeu, y compris ceux joués plus tard,"
        f" gagne +{node.amount} Force"
    ),
    it=lambda node, say: (
        "fino alla fine del turno, ciascuno dei tuoi Personaggi in gioco, compresi quelli giocati più tardi,"
        f" ottiene +{node.amount} Forza"
    ),
)
says(
    ArmoursByForce,
    en=lambda node, say: (
        "until the end of the turn, you may acquire armours on the terrain with Force;"
        " their Force cost is their printed Cosmos cost"
    ),
    fr=lambda node, say: (
        "jusqu'à la fin du tour, vous pouvez acquérir les Armures du terrain avec la Force ;"
        " leur coût en Force est leur coût en Cosmos imprimé"
    ),
    it=lambda node, say: (
        "fino alla fine del turno, puoi acquisire le Armature del terreno con la Forza;"
        " il loro costo in Forza è il loro costo in Cosmo stampato"
    ),
)
says(
    DiscardArmour,
    en=lambda node, say: english.clause(say, "discard", f"{english.your(say)} equipped armour"),
    fr=lambda node, say: french.clause(say, "défausser", f"{french.your(say, 'Armure équipée', 'f')}"),
    it=lambda node, say: italian.clause(say, "scartare", f"{italian.your(say, 'Armatura equipaggiata', 'f')}"),
)
says(SwapArmour, en=swap_armour_en, fr=swap_armour_fr, it=swap_armour_it)
says(
    ThisIntoReserve,
    en=lambda node, say: "this card, if it is still in play, is shuffled into the reserve",
    fr=lambda node, say: "cette carte, si elle est encore en jeu, est mélangée à la Réserve",
    it=lambda node, say: "questa carta, se è ancora in gioco, viene mescolata nella Riserva",
)


# The terrain --------------------------------------------------------------------------------------------------------
FROM_TERRAIN = {"en": " from the terrain", "fr": " du terrain", "it": " dal terreno"}


def from_terrain(node: AcquireFree, lang: str) -> str:
    """Where the card comes from, unless that has been said more precisely."""
    return "" if is_part(Adjacent, node.which) else FROM_TERRAIN[lang]


def free(node: AcquireFree, say: Speaker) -> str:
    return one(node.which, say) + from_terrain(node, say.lang)


def cheaper_en(node: Reduce, say: Speaker) -> str:
    less = [f"{n} {name} less" for n, name in zip((node.force, node.cosmos), CURRENCY_NAMES["en"], strict=True) if n]
    what = f"{one(node.which, say)} of your choice on the terrain"
    return f"{what} costs {english.listing(less)} until the end of the turn (not below 1)"


def cheaper_fr(node: Reduce, say: Speaker) -> str:
    less = [
        f"{n} {name} de moins" for n, name in zip((node.force, node.cosmos), CURRENCY_NAMES["fr"], strict=True) if n
    ]
    what = f"{one(node.which, say)} du terrain de votre choix"
    return f"{what} coûte {french.listing(less)} jusqu'à la fin du tour (pas moins de 1)"


def cheaper_it(node: Reduce, say: Speaker) -> str:
    less = [f"{n} {name} in meno" for n, name in zip((node.force, node.cosmos), CURRENCY_NAMES["it"], strict=True) if n]
    what = f"{one(node.which, say)} del terreno a tua scelta"
    return f"{what} costa {italian.listing(less)} fino alla fine del turno (non meno di 1)"


def recall_en(node: Recall, say: Speaker) -> str:
    return (
        f"this card and {every(node.which, say)} in the common discard are shuffled into the reserve."
        " If the reserve would then hold this card alone, it goes to the common discard instead"
    )


def recall_fr(node: Recall, say: Speaker) -> str:
    return (
        f"cette carte et {every(node.which, say)} de la défausse commune sont mélangés à la Réserve."
        " Si la Réserve ne devait alors contenir que cette carte, celle-ci va plutôt dans la défausse commune"
    )


def recall_it(node: Recall, say: Speaker) -> str:
    return (
        f"questa carta e {every(node.which, say)} degli scarti comuni vengono mescolati nella Riserva."
        " Se allora la Riserva dovesse contenere solo questa carta, essa va invece negli scarti comuni"
    )


says(
    AcquireFree,
    en=lambda node, say: english.clause(say, "acquire", free(node, say), ", for free, into your discard"),
    fr=lambda node, say: french.clause(say, "acquérir", "gratuitement", free(node, say), "(dans votre défausse)"),
    it=lambda node, say: italian.clause(say, "acquisire", "gratis", free(node, say), "(nei tuoi scarti)"),
)
says(
    TakeReserveTop,
    en=lambda node, say: english.clause(
        say, "put", "the top card of the reserve into your discard; neither its effects nor its flame apply"
    ),
    fr=lambda node, say: french.clause(
        say,
        "mettre",
        "la carte du dessus de la Réserve dans votre défausse ; ni ses effets ni sa Flamme ne s'appliquent",
    ),
    it=lambda node, say: italian.clause(
        say, "mettere", "la prima carta della Riserva nei tuoi scarti; né i suoi effetti né la sua Fiamma si applicano"
    ),
)
says(
    RemoveAll,
    en=lambda node, say: english.clause(say, "remove", every(node.which, say), "from the terrain"),
    fr=lambda node, say: french.clause(say, "retirer", "du terrain", every(node.which, say)),
    it=lambda node, say: italian.clause(say, "rimuovere", "dal terreno", every(node.which, say)),
)
says(
    Complete,
    en=lambda node, say: english.clause(say, "refill", "the terrain"),
    fr=lambda node, say: french.clause(say, "compléter", "le terrain"),
    it=lambda node, say: italian.clause(say, "completare", "il terreno"),
)
says(
    RemoveAndReveal,
    en=lambda node, say: (
        f"{english.clause(say, 'remove', one(node.which, say), 'from the terrain')},"
        " then reveal the top card of the reserve in its place"
    ),
    fr=lambda node, say: (
        f"{french.clause(say, 'retirer', one(node.which, say), 'du terrain')},"
        f" puis {french.too(say, 'révéler', 'la carte du dessus de la Réserve à son emplacement')}"
    ),
    it=lambda node, say: (
        f"{italian.clause(say, 'rimuovere', one(node.which, say), 'dal terreno')},"
        f" poi {italian.too(say, 'rivelare', 'la prima carta della Riserva nella sua posizione')}"
    ),
)
says(Reduce, en=cheaper_en, fr=cheaper_fr, it=cheaper_it)
says(
    SwapPlaces,
    en=lambda node, say: english.clause(say, "swap", "the places of 2 cards on the terrain"),
    fr=lambda node, say: french.clause(say, "échanger", "les emplacements de 2 cartes du terrain"),
    it=lambda node, say: italian.clause(say, "scambiare", "le posizioni di 2 carte del terreno"),
)
says(
    GiveThis,
    en=lambda node, say: "this card goes to that player's discard",
    fr=lambda node, say: "cette carte va dans la défausse de ce joueur",
    it=lambda node, say: "questa carta va negli scarti di quel giocatore",
)
says(Recall, en=recall_en, fr=recall_fr, it=recall_it)
says(
    TakeFlame,
    en=lambda node, say: "1 flame is taken off the clock",
    fr=lambda node, say: "1 Flamme est retirée de l'Horloge",
    it=lambda node, say: "1 Fiamma viene tolta dall'Orologio",
)


# Continuous in play -------------------------------------------------------------------------------------------------
def for_each(quantity: Quantity, lang: str) -> str:
    """ "2", or "1 for each …" with what is counted."""
    if quantity.counted is None:
        return ""
    return FOR_EACH[lang].format(GRAMMARS[lang].phrase(quantity.counted, EACH))


FOR_EACH = {"en": " for {}", "fr": " pour {}", "it": " per {}"}


def figure(quantity: Quantity) -> str:
    """How much; what is counted counts one each."""
    return "1" if quantity.counted is not None else quantity.figure


def bonus_en(node: Bonus, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    more = f"gets +{figure(quantity)} {CURRENCY_NAMES['en'][node.currency]}{for_each(quantity, 'en')}"
    if node.who is not None:
        whom = english.phrase(described(node.who, say, HEADS[CHARACTER]), EACH)
        return f"{whom} facing the same terrain card {more}"
    return english.join(f"this card {more}", while_en(node.condition, say) if node.condition else "")


def bonus_fr(node: Bonus, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    more = f"gagne +{figure(quantity)} {CURRENCY_NAMES['fr'][node.currency]}{for_each(quantity, 'fr')}"
    if node.who is not None:
        whom = french.phrase(described(node.who, say, HEADS[CHARACTER]), EACH)
        return f"{whom} qui fait face à la même carte du terrain {more}"
    return french.join(f"cette carte {more}", while_fr(node.condition, say) if node.condition else "")


def bonus_it(node: Bonus, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    more = f"ottiene +{figure(quantity)} {CURRENCY_NAMES['it'][node.currency]}{for_each(quantity, 'it')}"
    if node.who is not None:
        whom = italian.phrase(described(node.who, say, HEADS[CHARACTER]), EACH)
        return f"{whom} che fronteggia la stessa carta del terreno {more}"
    return italian.join(f"questa carta {more}", while_it(node.condition, say) if node.condition else "")


def doubles_en(node: Doubles, say: Speaker) -> str:
    whom = english.phrase(described(node.who, say, HEADS[CHARACTER]), EACH)
    return f"the printed Force and Cosmos of {whom} facing the same terrain card are doubled"


def doubles_fr(node: Doubles, say: Speaker) -> str:
    whom = french.of(french.phrase(described(node.who, say, HEADS[CHARACTER]), EACH))
    return f"la Force et le Cosmos imprimés {whom} qui fait face à la même carte du terrain sont doublés"


def doubles_it(node: Doubles, say: Speaker) -> str:
    whom = italian.of(italian.phrase(described(node.who, say, HEADS[CHARACTER]), EACH))
    return f"la Forza e il Cosmo stampati {whom} che fronteggia la stessa carta del terreno vengono raddoppiati"


def protects_en(node: Protects, say: Speaker) -> str:
    return f"other {many(node.who, say, HEADS[CHARACTER])} facing the same terrain card cannot be wounded"


def protects_fr(node: Protects, say: Speaker) -> str:
    whom = altered(described(node.who, say, HEADS[CHARACTER]), other=True)
    return f"{french.phrase(whom, DEFINITE, True)} qui font face à la même carte du terrain ne peuvent pas être blessés"


def protects_it(node: Protects, say: Speaker) -> str:
    whom = altered(described(node.who, say, HEADS[CHARACTER]), other=True)
    return (
        f"{italian.phrase(whom, DEFINITE, True)} che fronteggiano la stessa carta del terreno non possono essere feriti"
    )


def faced_en(node: FacedCheaper, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    what = english.phrase(described(node.who, say), DEFINITE)
    return f"{what} this card faces costs {figure(quantity)} Cosmos less{for_each(quantity, 'en')} (not below 1)"


def faced_fr(node: FacedCheaper, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    noun = described(node.who, say)
    what = f"{french.phrase(noun, DEFINITE)} {'à laquelle' if noun.gender == 'f' else 'auquel'} cette carte fait face"
    return f"{what} coûte {figure(quantity)} Cosmos de moins{for_each(quantity, 'fr')} (pas moins de 1)"


def faced_it(node: FacedCheaper, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    what = f"{italian.phrase(described(node.who, say), DEFINITE)} che questa carta fronteggia"
    return f"{what} costa {figure(quantity)} Cosmo in meno{for_each(quantity, 'it')} (non meno di 1)"


says(Bonus, en=bonus_en, fr=bonus_fr, it=bonus_it)
says(Doubles, en=doubles_en, fr=doubles_fr, it=doubles_it)
says(Protects, en=protects_en, fr=protects_fr, it=protects_it)
says(FacedCheaper, en=faced_en, fr=faced_fr, it=faced_it)


# Continuous on the terrain ------------------------------------------------------------------------------------------
def forbids_en(node: Forbids, say: Speaker) -> str:
    return f"{english.phrase(described(node.who, say), NO)} can be acquired, in any way"


def forbids_fr(node: Forbids, say: Speaker) -> str:
    noun = described(node.who, say)
    acquired = french.agree("acquis", noun.gender)
    return f"{french.phrase(noun, NO)} ne peut être {acquired}, de quelque façon que ce soit"


def forbids_it(node: Forbids, say: Speaker) -> str:
    noun = described(node.who, say)
    acquired = italian.agree("acquisito", noun.gender)
    return f"{italian.phrase(noun, NO)} può essere {acquired}, in nessun modo"


says(
    SelfCheaper,
    en=lambda node, say: f"this card costs {node.amount} Force less {while_en(node.condition, say)} (not below 1)",
    fr=lambda node, say: (
        f"cette carte coûte {node.amount} Force de moins {while_fr(node.condition, say)} (pas moins de 1)"
    ),
    it=lambda node, say: (
        f"questa carta costa {node.amount} Forza in meno {while_it(node.condition, say)} (non meno di 1)"
    ),
)
says(
    GrantsCost,
    en=lambda node, say: f"this card has a Cosmos cost of {node.amount} {while_en(node.condition, say)}",
    fr=lambda node, say: f"cette carte a un coût en Cosmos de {node.amount} {while_fr(node.condition, say)}",
    it=lambda node, say: f"questa carta ha un costo in Cosmo di {node.amount} {while_it(node.condition, say)}",
)
says(
    NeedsFighters,
    en=lambda node, say: f"to acquire this card by paying, at least {node.count} of your Characters must face it",
    fr=lambda node, say: (
        f"pour acquérir cette carte en payant, il faut qu'au moins {node.count} de vos Personnages lui fassent face"
    ),
    it=lambda node, say: (
        f"per acquisire questa carta pagando, almeno {node.count} dei tuoi Personaggi devono fronteggiarla"
    ),
)
says(
    Toll,
    en=lambda node, say: (
        "the first time each turn you play a Character facing this card, you must discard 1 other card from your hand"
    ),
    fr=lambda node, say: (
        "la première fois que vous jouez, à chaque tour, un Personnage face à cette carte,"
        " vous devez défausser 1 autre carte de votre main"
    ),
    it=lambda node, say: (
        "la prima volta che, in ogni turno, giochi un Personaggio di fronte a questa carta,"
        " devi scartare 1 altra carta dalla tua mano"
    ),
)
says(Forbids, en=forbids_en, fr=forbids_fr, it=forbids_it)
says(
    NoHealing,
    en=lambda node, say: "no Character can be healed",
    fr=lambda node, say: "aucun Personnage ne peut être soigné",
    it=lambda node, say: "nessun Personaggio può essere curato",
)


# Victory points -----------------------------------------------------------------------------------------------------
POINTS = {"en": "VP", "fr": "PV", "it": "PV"}
IF: dict[str, Callable[[str], str]] = {
    "en": lambda condition: f" if {condition}",
    "fr": lambda condition: f" {french.if_(condition)}",
    "it": lambda condition: f" se {condition}",
}


def points(node: Points, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    test = IF[say.lang](say.condition(node.condition)) if node.condition is not None else ""
    return f"+{figure(quantity)} {POINTS[say.lang]}{for_each(quantity, say.lang)}{test}"


says(Points, en=points, fr=points, it=points)
