"""Rules text: the phrase rules of every node of this game."""

from collections.abc import Callable
from dataclasses import dataclass, field
from dataclasses import replace as altered
from types import ModuleType

from kleos.effects.control import IfDone, Sequence, Then
from kleos.effects.terms import All, Amount, Condition, Either, Not, Number, Predicate
from kleos.engine.frames import Node
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
    WhenDiscarding,
    is_reaction,
)
from kleos.games.kanzume_goddess.deeds import (
    DEFENDS,
    PROTECTS,
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
    AID,
    ANSWER,
    AT_DISCARD,
    AT_RECRUIT,
    AT_START,
    BOND,
    DEFENCE,
    DISCARD,
    GOD,
    HAND_SIZE,
    PER_ANY_TURN,
    PER_ATTACK,
    PER_TURN,
    PLAYING,
    PROTECTION,
    RECRUIT,
    START,
    WARRIOR,
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
from kleos.games.kanzume_goddess.words.names import (
    CARD,
    HEADS,
    card_name,
    colour_name,
    named,
    phase_name,
    timing,
)
from kleos.words import english, french, italian, shared
from kleos.words.phrases import (
    ACTIVE,
    MUST,
    NAMED,
    OTHERS,
    THEY,
    YOURS,
    Memory,
    Noun,
    Quantity,
    Speaker,
    check_language,
    describes,
    measures,
    says,
)
from kleos.words.signs import COLON, finished

GRAMMARS: dict[str, ModuleType] = {"en": english, "fr": french, "it": italian}


# Speaking -----------------------------------------------------------------------------------------------------------
@dataclass
class Telling(Memory):
    """What has been said of the target an ability aims at (KG-5.34)."""

    aimed: bool = False  # whether it has been named
    god: bool = False  # as a God that is attacked, not as a player


@dataclass(frozen=True)
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


def teller(say: Speaker) -> Teller:
    assert isinstance(say, Teller)
    return say


def speaker(pool: Pool, lang: str, line: Line | None = None, brief: bool = False) -> Teller:
    """Speaks of an ability, if one is given, to whoever has it."""
    check_language(lang)
    card = pool.cards[line.card] if line is not None else None
    when = line.timing if line is not None else ACTION
    return Teller(lang, pool, objects, several=True, card=card, timing=when, brief=brief)


def acts(say: Speaker, verb: str, *words: str) -> str:
    """Who carries out the effect, the verb in the right form, and the rest."""
    grammar = GRAMMARS[say.lang]
    text: str = (
        grammar.join(target_player(say), grammar.third(verb), *words)
        if at_target(say)
        else grammar.clause(say, verb, *words)
    )
    return text


def also(say: Speaker, verb: str, *words: str) -> str:
    """A second verb of the same subject."""
    if say.lang != "en":
        text: str = GRAMMARS[say.lang].too(say, verb, *words)
        return text
    plain = say.subject not in OTHERS or (say.subject == THEY and not at_target(say))
    return english.join(verb if plain else english.third(verb), *words)


def of_target(say: Speaker) -> Speaker:
    """Speaks of what the player does at whom the ability aims."""
    aim = teller(say).aim
    if aim is None:
        return say.but(subject=THEY, at_target=True)
    return say.but(subject=NAMED if aim else MUST, name=aim, at_target=True)


def at_target(say: Speaker) -> bool:
    """Whether that player is spoken of and not known."""
    return say.subject == THEY and teller(say).at_target


PLAYER_OF_GOD = {
    "en": "its player (unless out or sealed)",
    "fr": "son joueur (sauf s'il est éliminé ou scellé)",
    "it": "il suo giocatore (se non è eliminato o sigillato)",
}
THAT_PLAYER = {"en": "that player", "fr": "ce joueur", "it": "quel giocatore"}
AN_OPPONENT = {"en": "an opponent", "fr": "un adversaire", "it": "un avversario"}


def target_player(say: Speaker) -> str:
    memory = teller(say).memory
    if memory.god:
        return PLAYER_OF_GOD[say.lang]
    if memory.aimed:
        return THAT_PLAYER[say.lang]
    memory.aimed = True
    grammar = GRAMMARS[say.lang]
    text: str = grammar.join(AN_OPPONENT[say.lang], grammar.of(say.name) if say.name else "")
    return text


def as_active(say: Speaker) -> Speaker:
    """Speaks of the active player, whose faith and Attacks are meant: that may be somebody else than who is spoken of."""
    told = teller(say)
    uses = say.personal and not told.at_target
    return say if uses and not is_reaction(told.timing) else say.but(subject=ACTIVE)


# Descriptions of cards ----------------------------------------------------------------------------------------------
def parts_of(which: Predicate) -> list[Predicate]:
    return which.parts if isinstance(which, All) else [which]


def described(which: Predicate, say: Speaker, head: dict[str, Noun] = CARD) -> Noun:
    """The cards that fit, as a noun; colours, which only Warriors have, and names it must not bear in a short form."""
    parts = parts_of(which)
    coloured = any(colours_of(part) or colours_of(denied(part)) for part in parts)
    noun = (HEADS[WARRIOR] if coloured and head is CARD else head)[say.lang]
    for part in sorted(parts, key=late):
        no = denied(part)
        if colours_of(part):
            noun = of_colours(noun, colours_of(part), say.lang)
        elif colours_of(no):
            noun = not_of_colours(noun, colours_of(no), say.lang)
        elif isinstance(no, Named):
            noun = noun.at(EXCEPT[say.lang].format(card_name(say.cards.by_id[no.id], say.lang)))
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


def joined(colours: list[int], noun: Noun, lang: str) -> str:
    """ "red or green"; cards are spoken of one at a time wherever they have colours."""
    grammar = GRAMMARS[lang]
    names = [colour_name(colour, lang) for colour in colours]
    if lang != "en":
        names = [name if name in INVARIABLE else grammar.agree(name, noun.gender) for name in names]
    text: str = grammar.listing(names, OR[lang])
    return text


def of_colours(noun: Noun, colours: list[int], lang: str) -> Noun:
    """ "red or green Warrior", "Guerrier rouge ou vert"."""
    words = joined(colours, noun, lang)
    return noun.adjective(0, words) if lang == "en" else noun.complement(0, words)


def not_of_colours(noun: Noun, colours: list[int], lang: str) -> Noun:
    """ "Warrior that is not red", "Guerrier non rouge"."""
    words = joined(colours, noun, lang)
    return noun.that(f"is not {words}", f"are not {words}") if lang == "en" else noun.complement(0, f"non {words}")


OR = {"en": "or", "fr": "ou", "it": "o"}
INVARIABLE = ("argent", "argento")
EXCEPT = {"en": "(except {})", "fr": "(sauf {})", "it": "(tranne {})"}


def objects(which: Predicate, say: Speaker) -> Noun:
    """What "in your play area" means: Warriors played for their Action this turn (KG-6.6)."""
    return IN_PLAY[say.lang](described(which, say, HEADS[WARRIOR]), PLAY_AREA[say.lang](say))


def own_objects(which: Predicate, say: Speaker) -> Noun:
    """The same after a verb, whose subject has the play area: "p0 chooses a Warrior in their play area"."""
    return IN_PLAY[say.lang](described(which, say, HEADS[WARRIOR]), THEIR_PLAY_AREA[say.lang](say))


PLAY_AREA: dict[str, Callable[[Speaker], str]] = {
    "en": lambda say: english.own(say, "play area"),
    "fr": lambda say: french.own(say, "zone de jeu", "f"),
    "it": lambda say: italian.own(say, "area di gioco", "f"),
}
THEIR_PLAY_AREA: dict[str, Callable[[Speaker], str]] = {
    "en": lambda say: f"{english.your(say)} play area",
    "fr": lambda say: french.your(say, "zone de jeu", "f"),
    "it": lambda say: italian.your(say, "area di gioco", "f"),
}


def in_play_en(noun: Noun, area: str) -> Noun:
    return noun.at(f"in {area}").that("was played for its Action this turn", "were played for their Actions this turn")


def in_play_fr(noun: Noun, area: str) -> Noun:
    one, many = french.agree("joué", noun.gender), french.agree("joué", noun.gender, True)
    return noun.at(f"dans {area}").that(
        f"a été {one} pour son Action ce tour-ci", f"ont été {many} pour leur Action ce tour-ci"
    )


def in_play_it(noun: Noun, area: str) -> Noun:
    one, many = italian.agree("giocato", noun.gender), italian.agree("giocato", noun.gender, True)
    been, were = italian.agree("stato", noun.gender), italian.agree("stato", noun.gender, True)
    return noun.at(italian.prep("in", area)).that(
        f"è {been} {one} per la sua Azione in questo turno", f"sono {were} {many} per la loro Azione in questo turno"
    )


IN_PLAY: dict[str, Callable[[Noun, str], Noun]] = {"en": in_play_en, "fr": in_play_fr, "it": in_play_it}


def one(which: Predicate, say: Speaker) -> str:
    """ "1 Warrior": which one is for somebody to choose."""
    return f"1 {GRAMMARS[say.lang].bare(described(which, say))}"


# Abilities ----------------------------------------------------------------------------------------------------------
PHASE_OF = {ACTION: PLAYING, AT_START: START, AT_RECRUIT: RECRUIT, AT_DISCARD: DISCARD}
FROM_HAND = {"en": "from your hand", "fr": "depuis votre main", "it": "dalla tua mano"}
ALWAYS = {"en": "always applies", "fr": "toujours en vigueur", "it": "sempre in vigore"}
BEFORE_DISCARDING = {
    "en": "before cards are discarded",
    "fr": "avant de défausser les cartes",
    "it": "prima di scartare le carte",
}
TRIGGERS = {
    DEFENCE: {
        "en": "when your God is attacked",
        "fr": "quand votre Dieu est attaqué",
        "it": "quando il tuo Dio viene attaccato",
    },
    PROTECTION: {
        "en": "when another God – in a team match, a team-mate's – is attacked by somebody else",
        "fr": "quand un autre Dieu – dans un match par équipe, celui d'un coéquipier – est attaqué par un autre joueur",
        "it": "quando un altro Dio – in una partita a squadre, quello di un compagno – viene attaccato da un altro"
        " giocatore",
    },
    AID: {
        "en": "when your God or a team-mate's God is attacked",
        "fr": "quand votre Dieu ou celui d'un coéquipier est attaqué",
        "it": "quando il tuo Dio o quello di un compagno viene attaccato",
    },
    ANSWER: {
        "en": "when an opponent plays an Action or Reaction of a Warrior",
        "fr": "quand un adversaire joue une Action ou une Réaction d'un Guerrier",
        "it": "quando un avversario gioca un'Azione o una Reazione di un Guerriero",
    },
}
LIMIT_WORDS = {
    PER_TURN: {
        "en": "once in each of your turns",
        "fr": "une fois à chacun de vos tours",
        "it": "una volta in ogni tuo turno",
    },
    PER_ATTACK: {"en": "once per Attack", "fr": "une fois par Attaque", "it": "una volta per Attacco"},
    PER_ANY_TURN: {
        "en": "once per turn of any player",
        "fr": "une fois par tour de chaque joueur",
        "it": "una volta per turno di ogni giocatore",
    },
}
PAYABLE = {
    "en": "as often as you can pay",
    "fr": "aussi souvent que vous pouvez payer",
    "it": "tutte le volte che puoi pagare",
}
UNLIMITED = {"en": "as often as you like", "fr": "aussi souvent que voulu", "it": "tutte le volte che vuoi"}


def occasion(line: Line, card: Card, lang: str) -> list[str]:
    """When an ability can be used, and how often."""
    if line.timing == BOND:
        return [] if card.god else [ALWAYS[lang]]
    if not card.god:
        return [FROM_HAND[lang], TRIGGERS[line.timing][lang]] if is_reaction(line.timing) else []
    when = TRIGGERS[line.timing][lang] if is_reaction(line.timing) else phase_name(PHASE_OF[line.timing], lang)
    if isinstance(line.effect, Limited):
        often = [LIMIT_WORDS[line.effect.limit][lang]]
    elif line.timing == AT_DISCARD:  # there each ability is dealt with once
        often = []
    else:
        priced = isinstance(line.effect, Then) and is_price(line.effect.first)
        often = [(PAYABLE if priced else UNLIMITED)[lang]]
    return [when, *often, *([BEFORE_DISCARDING[lang]] if line.timing == AT_DISCARD else [])]


def heading(line: Line, pool: Pool, lang: str) -> str:
    """ "Action", or with its occasion: "Action (Start phase, once in each of your turns)"."""
    notes = ", ".join(occasion(line, pool.cards[line.card], lang))
    return timing(line, lang) + (f" ({notes})" if notes else "")


def line_words(line: Line, pool: Pool, lang: str) -> str:
    """What an ability does, without its heading."""
    whole: str = GRAMMARS[lang].sentence(speaker(pool, lang, line).effect(line.effect))
    return whole


def brief_words(line: Line, pool: Pool, lang: str, of: str = "", on: str | None = None) -> str:
    """The same in few words, within a sentence: "Attack 3".

    Where somebody else reads than whose ability it is, `of` is the name of that player: "p0's God gains 2 energy". `on`
    is whom it aims at, once that is known: by name, or "" for whoever reads.
    """
    say: Speaker = speaker(pool, lang, line, True)
    if of:
        say = say.but(subject=NAMED, name=of, aim=on)
    return finished(say.effect(line.effect), lang)


def line_text(line: Line, pool: Pool, lang: str) -> str:
    return finished(f"{heading(line, pool, lang)}{COLON[lang]}{line_words(line, pool, lang)}", lang)


def card_text(card: Card, pool: Pool, lang: str) -> list[str]:
    """The rules text of a card, a string for each ability."""
    check_language(lang)
    return [line_text(line, pool, lang) for line in card.lines]


# Predicates ---------------------------------------------------------------------------------------------------------
def called(noun: Noun, head: Noun) -> Noun:
    """The noun with another head."""
    return altered(noun, one=head.one, many=head.many, gender=head.gender)


def of_kind(node: OfKind, noun: Noun, say: Speaker) -> Noun:
    return called(noun, HEADS[node.kind][say.lang])


def of_colour(node: OfColour, noun: Noun, say: Speaker) -> Noun:
    return of_colours(noun, [node.colour], say.lang)


def named_so(node: Named, noun: Noun, say: Speaker) -> Noun:
    return called(noun, named(say.cards.by_id[node.id], say.lang))


def as_it_is(node: Anything, noun: Noun, say: Speaker) -> Noun:
    return noun


def another(node: Other, noun: Noun, say: Speaker) -> Noun:
    return altered(noun, other=True)


describes(OfKind, en=of_kind, fr=of_kind, it=of_kind)
describes(OfColour, en=of_colour, fr=of_colour, it=of_colour)
describes(Named, en=named_so, fr=named_so, it=named_so)
describes(Anything, en=as_it_is, fr=as_it_is, it=as_it_is)
describes(Other, en=another, fr=another, it=another)
describes(
    Costs,
    en=lambda node, noun, say: noun.with_(f"cost {english.bound(node.op, say.amount(node.amount))}"),
    fr=lambda node, noun, say: noun.with_(f"un coût {french.bound(node.op, say.amount(node.amount))}"),
    it=lambda node, noun, say: noun.with_(f"costo {italian.bound(node.op, say.amount(node.amount))}"),
)


# Amounts ------------------------------------------------------------------------------------------------------------
def at_most(node: AtMost, say: Speaker) -> Quantity:
    inner = say.amount(node.amount)
    if inner.is_number:
        return Quantity(str(min(int(inner.figure), node.cap)))
    return Quantity("X", AT_MOST_WORDS[say.lang].format(inner.meaning, node.cap))


AT_MOST_WORDS = {"en": "{}, but at most {}", "fr": "{}, mais au plus {}", "it": "{}, ma al massimo {}"}
IN_HAND = {"en": "in hand", "fr": "en main", "it": "in mano"}
HAND_SIZES: dict[str, Callable[[Speaker], str]] = {
    "en": lambda say: f"the number of cards in {english.own(say, 'hand')}",
    "fr": lambda say: f"le nombre de cartes {french.of(french.own(say, 'main', 'f'))}",
    "it": lambda say: f"il numero di carte {italian.of(italian.own(say, 'mano', 'f'))}",
}


def hand_size(node: HandSize, say: Speaker) -> Quantity:
    """Of your hand "you have 2 cards in hand" can be said, and of that of somebody called by name."""
    mine = CARD[say.lang].at(IN_HAND[say.lang]).on(YOURS) if say.personal else None
    return Quantity("X", HAND_SIZES[say.lang](say), mine)


def own_god(say: Speaker) -> str:
    text: str = GRAMMARS[say.lang].own(say, HEADS[GOD][say.lang].one)
    return THAT_GOD[say.lang] if at_target(say) else text


THAT_GOD = {"en": "that God", "fr": "ce Dieu", "it": "quel Dio"}

measures(
    RevealedCost,
    en=lambda node, say: Quantity("X", "the recruit cost of the revealed card (0 if none is revealed)"),
    fr=lambda node, say: Quantity("X", "le coût de recrutement de la carte révélée (0 si aucune n'est révélée)"),
    it=lambda node, say: Quantity("X", "il costo di reclutamento della carta rivelata (0 se nessuna viene rivelata)"),
)
measures(AtMost, en=at_most, fr=at_most, it=at_most)
measures(HandSize, en=hand_size, fr=hand_size, it=hand_size)
measures(
    OwnEnergy,
    en=lambda node, say: Quantity(
        "X", f"the energy of {own_god(say)}" if say.subject == NAMED else f"{own_god(say)}'s energy"
    ),
    fr=lambda node, say: Quantity("X", f"l'énergie {french.of(own_god(say))}", gender="f"),
    it=lambda node, say: Quantity("X", f"l'energia {italian.of(own_god(say))}", gender="f"),
)
measures(
    AttackersEnergy,
    en=lambda node, say: Quantity("X", "the attacking God's energy"),
    fr=lambda node, say: Quantity("X", "l'énergie du Dieu attaquant", gender="f"),
    it=lambda node, say: Quantity("X", "l'energia del Dio attaccante", gender="f"),
)


def energy(quantity: Quantity, lang: str) -> str:
    """ "2 energy", "2 points d'énergie"."""
    return points(quantity, lang, ENERGY_WORDS)


def faith(quantity: Quantity, lang: str) -> str:
    return points(quantity, lang, FAITH_WORDS)


def points(quantity: Quantity, lang: str, words: dict[str, str]) -> str:
    if lang == "en":
        return f"{quantity.figure} {words[lang]}"
    text: str = GRAMMARS[lang].amount_of(quantity, words[lang])
    return text


def cards(quantity: Quantity, lang: str) -> str:
    text: str = GRAMMARS[lang].amount_of(quantity, CARD[lang].one)
    return text


def where(quantity: Quantity, lang: str) -> str:
    text: str = GRAMMARS[lang].where(quantity)
    return text


ENERGY_WORDS = {"en": "energy", "fr": "point d'énergie", "it": "punto energia"}
FAITH_WORDS = {"en": "faith", "fr": "point de foi", "it": "punto fede"}


# Prices and what follows --------------------------------------------------------------------------------------------
def is_price(node: Node) -> bool:
    return isinstance(node, (Price, PriceInFaith))


IF_LOST = {
    "en": "If {} loses at least 1 energy, {}",
    "fr": "Si {} perd au moins 1 point d'énergie, {}",
    "it": "Se {} perde almeno 1 punto energia, {}",
}
IF_DONE: dict[str, Callable[[IfDone, Speaker], str]] = {
    "en": shared.if_done_en,
    "fr": shared.if_done_fr,
    "it": shared.if_done_it,
}


def conditional(node: Then, say: Teller) -> str:
    """A price is paid whenever the ability is used (KG-5.25); an Attack is done if energy was lost (KG-5.41)."""
    if not is_price(node.first) and not isinstance(node.first, Attacks):
        return IF_DONE[say.lang](IfDone(node.first, node.then), say)
    first = say.effect(node.first)
    then = say.onward().effect(node.then)
    if is_price(node.first):
        return f"{first}; {then}"
    return f"{first}. {IF_LOST[say.lang].format(own_god(of_target(say)), then)}"


def price_en(node: Price, say: Speaker) -> str:
    pays = energy(Quantity(str(node.energy)), "en")
    if node.which is None:
        return acts(say, "pay", pays)
    cards = acts(say, "discard", one(node.which, say), f"from {english.your(say)} hand")
    return f"{cards} or {also(say, 'pay', pays)}" if node.energy else cards


def price_fr(node: Price, say: Speaker) -> str:
    pays = energy(Quantity(str(node.energy)), "fr")
    if node.which is None:
        return acts(say, "payer", pays)
    cards = acts(say, "défausser", one(node.which, say), f"de {french.your(say, 'main', 'f')}")
    return f"{cards} ou {also(say, 'payer', pays)}" if node.energy else cards


def price_it(node: Price, say: Speaker) -> str:
    pays = energy(Quantity(str(node.energy)), "it")
    if node.which is None:
        return acts(say, "pagare", pays)
    cards = acts(say, "scartare", one(node.which, say), italian.prep("da", italian.your(say, "mano", "f")))
    return f"{cards} o {also(say, 'pagare', pays)}" if node.energy else cards


def spend_en(node: PriceInFaith, say: Speaker) -> str:
    return acts(say, "spend", faith(Quantity(str(node.amount)), "en"))


def spend_fr(node: PriceInFaith, say: Speaker) -> str:
    return acts(say, "dépenser", faith(Quantity(str(node.amount)), "fr"))


def spend_it(node: PriceInFaith, say: Speaker) -> str:
    return acts(say, "spendere", faith(Quantity(str(node.amount)), "it"))


def as_effect(node: Limited, say: Speaker) -> str:
    """How often is said in the heading."""
    return say.effect(node.effect)


says(Limited, en=as_effect, fr=as_effect, it=as_effect)
says(Price, en=price_en, fr=price_fr, it=price_it)
says(PriceInFaith, en=spend_en, fr=spend_fr, it=spend_it)


# Cards --------------------------------------------------------------------------------------------------------------
DRAW = {"en": "draw", "fr": "piocher", "it": "pescare"}


def draw(node: Draw, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    return acts(say, DRAW[say.lang], cards(quantity, say.lang)) + where(quantity, say.lang)


def lose_en(node: LoseCard, say: Speaker) -> str:
    choice = "of their own choice " if say.subject in OTHERS else ""
    return acts(say, "discard", f"1 card {choice}from {english.your(say)} hand")


def lose_fr(node: LoseCard, say: Speaker) -> str:
    choice = ", à son choix" if say.subject in OTHERS else ""
    return acts(say, "défausser", f"1 carte de {french.your(say, 'main', 'f')}{choice}")


def lose_it(node: LoseCard, say: Speaker) -> str:
    choice = "a sua scelta " if say.subject in OTHERS else ""
    return acts(say, "scartare", f"1 carta {choice}{italian.prep('da', italian.your(say, 'mano', 'f'))}")


def by_target(node: ByTarget, say: Speaker) -> str:
    return of_target(say).effect(node.effect)


def banish_en(node: Banish, say: Speaker) -> str:
    zones = [zone for zone, meant in (("hand", node.hand), ("discard pile", node.discard)) if meant]
    words = (f"1 card from {english.your(say)} {english.listing(zones, 'or')}", "into the Netherworld")
    return english.may(say, "put", *words) if node.optional else acts(say, "put", *words)


def banish_fr(node: Banish, say: Speaker) -> str:
    zones = [zone for zone, meant in (("main", node.hand), ("défausse", node.discard)) if meant]
    named_zones = french.listing([f"de {french.your(say, zone, 'f')}" for zone in zones], "ou")
    words = ("aux enfers", f"1 carte {named_zones}")
    return french.may(say, "envoyer", *words) if node.optional else acts(say, "envoyer", *words)


def banish_it(node: Banish, say: Speaker) -> str:
    zones = [italian.of(italian.your(say, "mano", "f"))] if node.hand else []
    zones += [italian.of(italian.your(say, "scarti", "m", True))] if node.discard else []
    words = ("negli inferi", f"1 carta {italian.listing(zones, 'o')}")
    return italian.may(say, "mandare", *words) if node.optional else acts(say, "mandare", *words)


says(Draw, en=draw, fr=draw, it=draw)
says(LoseCard, en=lose_en, fr=lose_fr, it=lose_it)
says(
    LoseRandomCard,
    en=lambda node, say: acts(say, "discard", f"1 card at random from {english.your(say)} hand"),
    fr=lambda node, say: acts(say, "défausser", f"1 carte au hasard de {french.your(say, 'main', 'f')}"),
    it=lambda node, say: acts(say, "scartare", f"1 carta a caso {italian.prep('da', italian.your(say, 'mano', 'f'))}"),
)
says(ByTarget, en=by_target, fr=by_target, it=by_target)
says(Banish, en=banish_en, fr=banish_fr, it=banish_it)
says(
    TakeFromNetherworld,
    en=lambda node, say: acts(say, "take", one(node.which, say), f"from the Netherworld into {english.your(say)} hand"),
    fr=lambda node, say: acts(say, "prendre", "en main", one(node.which, say), "qui se trouve aux enfers"),
    it=lambda node, say: acts(say, "prendere", "in mano", one(node.which, say), "che si trova negli inferi"),
)


# Faith, energy, what waits ------------------------------------------------------------------------------------------
GAIN = {"en": "gain", "fr": "gagner", "it": "ottenere"}


def gain_faith(node: GainFaith, say: Speaker) -> str:
    """Faith goes to the active player (KG-6.34)."""
    quantity = say.amount(node.amount)
    what = faith(quantity, say.lang) + where(quantity, say.lang)
    return acts(as_active(say), GAIN[say.lang], what)


def gain_energy(node: GainEnergy, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    verb = GRAMMARS[say.lang].third(GAIN[say.lang])
    return f"{own_god(say)} {verb} {energy(quantity, say.lang)}{where(quantity, say.lang)}"


def next_attack_en(node: StrengthenNext, say: Speaker) -> str:
    declared = english.does(as_active(say), "declare")
    return f"the next Attack {declared} this turn is worth {node.amount} more"


def next_attack_fr(node: StrengthenNext, say: Speaker) -> str:
    declared = french.that(french.does(as_active(say), "déclarer"))
    return f"la prochaine Attaque {declared} ce tour-ci vaut {node.amount} de plus"


def next_attack_it(node: StrengthenNext, say: Speaker) -> str:
    declared = italian.does(as_active(say), "dichiarare")
    return f"il prossimo Attacco che {declared} in questo turno vale {node.amount} in più"


ONLY_WHILE = {
    "en": " (only while one is in force and no earlier use is waiting)",
    "fr": " (seulement si une restriction est en vigueur et qu'aucune utilisation n'est en attente)",
    "it": " (solo se una restrizione è in vigore e nessun uso è in attesa)",
}


def only_while(say: Speaker) -> str:
    return "" if teller(say).brief else ONLY_WHILE[say.lang]


def ignore_en(node: IgnoreColour, say: Speaker) -> str:
    played = english.does(as_active(say), "play")
    return f"the next Warrior {played} for its Action this turn ignores the colour restriction{only_while(say)}"


def ignore_fr(node: IgnoreColour, say: Speaker) -> str:
    played = french.that(french.does(as_active(say), "jouer"))
    what = "ignore la restriction de couleur"
    return f"le prochain Guerrier {played} pour son Action ce tour-ci {what}{only_while(say)}"


def ignore_it(node: IgnoreColour, say: Speaker) -> str:
    played = italian.does(as_active(say), "giocare")
    what = "ignora la restrizione di colore"
    return f"il prossimo Guerriero che {played} per la sua Azione in questo turno {what}{only_while(say)}"


says(GainFaith, en=gain_faith, fr=gain_faith, it=gain_faith)
says(GainEnergy, en=gain_energy, fr=gain_energy, it=gain_energy)
says(StrengthenNext, en=next_attack_en, fr=next_attack_fr, it=next_attack_it)
says(IgnoreColour, en=ignore_en, fr=ignore_fr, it=ignore_it)


# Attacks ------------------------------------------------------------------------------------------------------------
ATTACK = {"en": "Attack", "fr": "Attaque", "it": "Attacco"}
ON = {"en": " on {}", "fr": " contre {}", "it": " contro {}"}
OPPOSING_GOD = {"en": "an opposing God", "fr": "un Dieu adverse", "it": "un Dio avversario"}
OF_CHOICE: dict[str, Callable[[Speaker], str]] = {
    "en": lambda say: f"of {english.own(say, 'choice')}",
    "fr": lambda say: f"au choix {french.of(say.name)}" if say.subject == NAMED else f"de {french.your(say, 'choix')}",
    "it": lambda say: (
        f"a scelta {italian.of(say.name)}" if say.subject == NAMED else f"a {italian.possessive(say, 'f')} scelta"
    ),
}


def attacks(node: Attacks, say: Speaker) -> str:
    told = teller(say)
    quantity = say.amount(node.amount)
    known = told.memory.aimed or told.aim is not None
    whom = own_god(of_target(say)) if known else f"{OPPOSING_GOD[say.lang]} {OF_CHOICE[say.lang](say)}"
    told.memory.aimed = told.memory.god = True
    on = "" if told.brief else ON[say.lang].format(whom)
    return f"{ATTACK[say.lang]} {quantity.figure}{on}{where(quantity, say.lang)}"


def aimed(node: Aimed, say: Speaker) -> str:
    """The target is chosen first (KG-5.34); an Attack that comes first says so itself."""
    told = teller(say)
    strikes = has_attack(node.effect)
    if isinstance(first_deed(node.effect), Attacks) or told.brief or told.aim is not None:
        return say.effect(node.effect)
    told.memory.aimed, told.memory.god = True, strikes
    lead = acts(say, CHOOSE[say.lang], (OPPOSING_GOD if strikes else AN_OPPONENT)[say.lang])
    return f"{lead}. {english.capital(say.effect(node.effect))}"


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


KEYWORDS = {"en": ("Defend", "Protect"), "fr": ("Défense", "Protection"), "it": ("Difesa", "Protezione")}
FOR_THAT_GOD = {"en": " for that God", "fr": " pour ce Dieu", "it": " per quel Dio"}


def weaken(node: Weaken, say: Speaker) -> str:
    quantity = say.amount(node.amount)
    if node.way not in (DEFENDS, PROTECTS):
        return TAKE_OFF[say.lang](say, quantity.figure) + where(quantity, say.lang)
    whom = FOR_THAT_GOD[say.lang] if node.way == PROTECTS and not teller(say).brief else ""
    return f"{KEYWORDS[say.lang][node.way]} {quantity.figure}{whom}{where(quantity, say.lang)}"


TAKE_OFF: dict[str, Callable[[Speaker, str], str]] = {
    "en": lambda say, figure: acts(say, "take", f"{figure} off that Attack"),
    "fr": lambda say, figure: acts(say, "réduire", f"cette Attaque de {figure}"),
    "it": lambda say, figure: acts(say, "ridurre", f"quell'Attacco di {figure}"),
}

says(Attacks, en=attacks, fr=attacks, it=attacks)
says(Aimed, en=aimed, fr=aimed, it=aimed)
says(Weaken, en=weaken, fr=weaken, it=weaken)
says(
    Cancel,
    en=lambda node, say: acts(say, "cancel", "that ability"),
    fr=lambda node, say: acts(say, "annuler", "cette capacité"),
    it=lambda node, say: acts(say, "annullare", "quell'abilità"),
)


# Adjudication and repetition ----------------------------------------------------------------------------------------
ADJUDICATION: dict[str, Callable[[Speaker], str]] = {
    "en": lambda say: acts(say, "make", "an Adjudication"),
    "fr": lambda say: acts(say, "faire", "un Jugement"),
    "it": lambda say: acts(say, "fare", "un Giudizio"),
}
IF_REVEALED = {
    "en": ("if a Warrior is revealed, {}", "if a Disciple is revealed, {}"),
    "fr": ("si un Guerrier est révélé, {}", "si un Disciple est révélé, {}"),
    "it": ("se viene rivelato un Guerriero, {}", "se viene rivelato un Discepolo, {}"),
}


def adjudicate(node: Adjudicate, say: Speaker) -> str:
    grammar = GRAMMARS[say.lang]
    makes = ADJUDICATION[say.lang](say)
    follow = say.onward()
    if node.always is not None:
        text: str = grammar.then([makes, follow.effect(node.always)])
        return text
    branches = zip(IF_REVEALED[say.lang], (node.warrior, node.disciple), strict=True)
    cases = [words.format(follow.effect(branch)) for words, branch in branches if branch is not None]
    if any(". " in case for case in cases):  # of several sentences
        return ". ".join([makes, *[english.capital(case) for case in cases]])
    return f"{makes}{COLON[say.lang]}{'; '.join(cases)}"


SYMBOLS_STAY = {
    "en": ". The follow-up symbols in force stay those of this card",
    "fr": ". Les symboles de couleur de suivi en vigueur restent ceux de cette carte",
    "it": ". I simboli di colore successivi in vigore restano quelli di questa carta",
}
AGAIN = {
    "en": ": one of its Actions resolves again, with new choices",
    "fr": " : une de ses Actions est résolue de nouveau, avec de nouveaux choix",
    "it": ": una delle sue Azioni si risolve di nuovo, con nuove scelte",
}
CHOOSE = {"en": "choose", "fr": "choisir", "it": "scegliere"}


def repeat(node: Repeat, say: Speaker) -> str:
    whom = GRAMMARS[say.lang].phrase(own_objects(node.which, say))
    stay = "" if teller(say).brief else SYMBOLS_STAY[say.lang]
    return acts(say, CHOOSE[say.lang], whom) + AGAIN[say.lang] + stay


says(Adjudicate, en=adjudicate, fr=adjudicate, it=adjudicate)
says(Repeat, en=repeat, fr=repeat, it=repeat)


# Bonds --------------------------------------------------------------------------------------------------------------
def while_(condition: Condition | None, say: Speaker, text: str) -> str:
    """The Bond, as long as the condition holds, if it has one."""
    return text if condition is None else f"{WHILE[say.lang](say.condition(condition))}, {text}"


WHILE: dict[str, Callable[[str], str]] = {
    "en": lambda condition: f"while {condition}",
    "fr": lambda condition: f"tant {french.that(condition)}",
    "it": lambda condition: f"finché {condition}",
}


def more(amount: Amount, say: Speaker, base: int = 0) -> str:
    """ "is worth 3 more (5 in all)", and what X means."""
    quantity = say.amount(amount)
    in_all = IN_ALL[say.lang].format(base + int(quantity.figure)) if base and quantity.is_number else ""
    return WORTH[say.lang].format(quantity.figure) + in_all + where(quantity, say.lang)


WORTH = {"en": "is worth {} more", "fr": "vaut {} de plus", "it": "vale {} in più"}
IN_ALL = {"en": " ({} in all)", "fr": " ({} en tout)", "it": " ({} in tutto)"}
ITS_ATTACK = {"en": "the Attack of this card", "fr": "l'Attaque de cette carte", "it": "l'Attacco di questa carta"}
ITS_DEFEND = {"en": "the Defend of this card", "fr": "la Défense de cette carte", "it": "la Difesa di questa carta"}
FIRST_ATTACK: dict[str, Callable[[Speaker], str]] = {
    "en": lambda say: f"the first Attack {english.does(say, 'declare')} in each of {english.your(say)} turns",
    "fr": lambda say: (
        f"la première Attaque {french.that(french.does(say, 'déclarer'))}"
        f" à chacun de {french.your(say, 'tours', 'm', True)}"
    ),
    "it": lambda say: f"il primo Attacco che {italian.does(say, 'dichiarare')} in ogni {italian.possessive(say)} turno",
}


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
    return while_(node.condition, say, f"{ITS_ATTACK[say.lang]} {more(node.amount, say, base)}")


def first_attack(node: FirstAttack, say: Speaker) -> str:
    return while_(node.condition, say, f"{FIRST_ATTACK[say.lang](say)} {more(node.amount, say)}")


AFTER_DEFEND = {
    "en": "{}, and once that Defend has resolved, {}",
    "fr": "{} et, une fois cette Défense résolue, {}",
    "it": "{} e, una volta risolta quella Difesa, {}",
}
NO_PROTECT = {
    "en": ". This does not change Protect",
    "fr": ". Cela ne change rien à la Protection",
    "it": ". Questo non cambia la Protezione",
}


def defence_bonus(node: DefenceBonus, say: Speaker) -> str:
    card = teller(say).card
    worth = f"{ITS_DEFEND[say.lang]} {more(node.amount, say, printed_value(card, is_defend))}"
    text = AFTER_DEFEND[say.lang].format(while_(node.condition, say, worth), say.effect(node.then))
    return text + (NO_PROTECT[say.lang] if card is not None and card.protects() else "")


says(AttackBonus, en=attack_bonus, fr=attack_bonus, it=attack_bonus)
says(FirstAttack, en=first_attack, fr=first_attack, it=first_attack)
says(DefenceBonus, en=defence_bonus, fr=defence_bonus, it=defence_bonus)
says(
    FirstGain,
    en=lambda node, say: (
        f"the first time in each of {english.own(say, 'turns')} that an ability of a Warrior makes"
        f" {own_god(say)} gain energy, it gains {node.amount} more"
    ),
    fr=lambda node, say: (
        f"la première fois, à chacun {french.of(french.own(say, 'tours', 'm', True))}, qu'une capacité d'un Guerrier"
        f" fait gagner de l'énergie {french.to(own_god(say))}, il en gagne {node.amount} de plus"
    ),
    it=lambda node, say: (
        f"la prima volta, in {italian.every(say, 'turno')}, che un'abilità di un Guerriero fa ottenere energia"
        f" {italian.to(own_god(say))}, ne ottiene {node.amount} in più"
    ),
)
says(
    EndDraw,
    en=lambda node, say: english.then(
        [
            f"in {english.own(say, 'End phase')},"
            f" {acts(say, 'draw', english.count(node.count, 'card'), f'instead of {HAND_SIZE}')}",
            say.effect(node.then),
        ]
    ),
    fr=lambda node, say: french.then(
        [
            f"{french.to(french.own(say, 'phase de fin', 'f'))},"
            f" {acts(say, 'piocher', french.count(node.count, 'carte'), f'au lieu de {HAND_SIZE}')}",
            say.effect(node.then),
        ]
    ),
    it=lambda node, say: italian.then(
        [
            f"{italian.prep('in', italian.own(say, 'fase finale', 'f'))},"
            f" {acts(say, 'pescare', italian.count(node.count, 'carta'), f'invece di {HAND_SIZE}')}",
            say.effect(node.then),
        ]
    ),
)
says(
    WhenDiscarding,
    en=lambda node, say: f"when {english.own(say, 'Discard phase')} begins, {say.effect(node.effect)}",
    fr=lambda node, say: f"au début {french.of(french.own(say, 'phase de défausse', 'f'))}, {say.effect(node.effect)}",
    it=lambda node, say: f"all'inizio {italian.of(italian.own(say, 'fase di scarto', 'f'))}, {say.effect(node.effect)}",
)
says(
    FromNetherworld,
    en=lambda node, say: (
        f"once in each of {english.own(say, 'Recruit phases')},"
        f" {english.may(say, 'recruit', one(node.which, say))} from the Netherworld for its normal cost"
    ),
    fr=lambda node, say: (
        f"une fois à chacune {french.of(french.own(say, 'phases de recrutement', 'f', True))},"
        f" {french.may(say, 'recruter', one(node.which, say))} qui se trouve aux enfers, à son coût normal"
    ),
    it=lambda node, say: (
        f"una volta in {italian.every(say, 'fase di reclutamento', 'f')},"
        f" {italian.may(say, 'reclutare', one(node.which, say))} che si trova negli inferi, al suo costo normale"
    ),
)
