"""The question of every decision, and its options in words."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from kleos.effects.terms import Predicate
from kleos.engine.actions import SKIP, STOP, USE, Action
from kleos.engine.frames import Frame, Node, Scope
from kleos.engine.lines import Line
from kleos.games.saint_seiya import kinds
from kleos.games.saint_seiya.board import AT_PLAY, Board
from kleos.games.saint_seiya.cards import Card
from kleos.games.saint_seiya.deeds import (
    DISCARD,
    Boost,
    ChosenPlayer,
    DestroyDiscarded,
    DestroyFighter,
    DestroyPair,
    DestroyWounded,
    FromHand,
    HealOne,
    Judge,
    Restore,
    Search,
    Steal,
    Take,
    WoundDiscarded,
    WoundSeen,
)
from kleos.games.saint_seiya.flow import Course
from kleos.games.saint_seiya.kinds import COSMOS, FORCE
from kleos.games.saint_seiya.lands import AcquireFree, Reduce, RemoveAndReveal, SwapPlaces
from kleos.games.saint_seiya.moves import Healing, PayingToll, tolls
from kleos.games.saint_seiya.words.names import (
    CARD,
    CURRENCY_NAMES,
    card_label,
    hero_name,
    place_name,
    player,
    the_card,
    timing,
)
from kleos.games.saint_seiya.words.text import (
    DEEDS,
    GRAMMARS,
    described,
    from_terrain,
    line_words,
    speaker,
    whose_wounded,
)
from kleos.words import english, french, italian
from kleos.words.asking import EMPTY_HAND, offered, only
from kleos.words.phrases import Noun, Speaker, Table, check_language
from kleos.words.signs import COLON, finished

T = TypeVar("T", bound=Node)


@dataclass(frozen=True)
class Asking:
    """A question that is open: the board, the frame that asks, who must answer, and a speaker."""

    g: Board
    frame: Frame
    lang: str
    say: Speaker

    @property
    def seat(self) -> int:
        return self.g.seat

    @property
    def scope(self) -> Scope:
        return self.frame.scope

    def a(self, which: Predicate, head: dict[str, Noun] = CARD) -> str:
        """ "a Character"."""
        text: str = GRAMMARS[self.lang].phrase(described(which, self.say, head))
        return text

    def label(self, index: int) -> str:
        return card_label(self.g.pool.cards[index], self.lang)

    def piece(self, number: int) -> str:
        """ "#12 Aries Mu"."""
        return f"#{number} {card_label(self.g.card_of(number), self.lang)}"

    def terrain(self, place: int) -> str:
        """ "Aries Mu (place 6)", within a sentence."""
        card = self.g.card_of(self.g.terrain[place])
        return f"{the_card(card, self.lang)} ({place_name(place, self.lang)})"

    def them(self) -> str:
        """The player the effect is about."""
        return player(self.scope.you)


QUESTIONS: Table[tuple[type[Any], int]] = Table("question")


def asks(
    cls: type[T],
    kind: int,
    *,
    en: Callable[[T, Asking], str],
    fr: Callable[[T, Asking], str],
    it: Callable[[T, Asking], str],
) -> None:
    """Enters the question a node puts in a decision of that kind."""
    QUESTIONS.enter((cls, kind), en=en, fr=fr, it=it)


def prompt(g: Board, lang: str) -> str:
    """The open question, and which line asks it."""
    check_language(lang)
    frame = g.frames[-1]
    line = frame.scope.line
    card = g.pool.cards[line.card] if isinstance(line, Line) else None
    text = QUESTIONS.rule((type(frame.node), g.kind), lang)(
        frame.node, Asking(g, frame, lang, speaker(g.pool, lang, card))
    )
    if isinstance(line, Line):
        return finished(f"{source(g, line, lang)}{COLON[lang]}{text}", lang)
    return finished(english.capital(text), lang)


def source(g: Board, line: Line, lang: str) -> str:
    """ "Aries Mu, Activation – Wound"."""
    return f"{card_label(g.pool.cards[line.card], lang)}, {timing(line, lang)}"


# Whose turn it is ---------------------------------------------------------------------------------------------------
TO_ACQUIRE = {
    "en": "acquire a card from the terrain",
    "fr": "acquérez une carte du terrain",
    "it": "acquisisci una carta del terreno",
}
TO_PLAY = {"en": "play a Character", "fr": "jouez un Personnage", "it": "gioca un Personaggio"}
TO_EQUIP = {"en": "equip an armour", "fr": "équipez une armure", "it": "equipaggia un'armatura"}
TO_ACTIVATE = {"en": "activate a card", "fr": "activez une carte", "it": "attiva una carta"}
TO_HEAL = {"en": "heal", "fr": "soignez", "it": "cura"}
TO_END = {"en": "end the phase", "fr": "terminez la phase", "it": "concludi la fase"}
ENDING = {"en": "end the phase", "fr": "terminer la phase", "it": "concludere la fase"}
ACQUIRES = {kinds.ACQUIRE_FORCE, kinds.ACQUIRE_COSMOS, kinds.ACQUIRE_ARMOUR}


def possible(ask: Asking) -> str:
    """What can be done now: "play a Character or end the phase"; if there is nothing but ending it, why."""
    verbs = {option.verb for option in ask.g.options}
    if verbs == {kinds.END}:
        return only(ENDING, [] if ask.g.players[ask.seat].hand else [EMPTY_HAND], ask.lang)
    deeds = [TO_ACQUIRE] if verbs & ACQUIRES else []
    deeds += [TO_PLAY] if kinds.PLAY in verbs else []
    deeds += [TO_EQUIP] if kinds.EQUIP in verbs else []
    deeds += [TO_ACTIVATE] if kinds.ACTIVATE in verbs else []
    deeds += [TO_HEAL] if kinds.HEAL in verbs else []
    return offered([*deeds, TO_END], ask.lang)


asks(
    Course,
    kinds.ASK_MAIN,
    en=lambda node, ask: f"your main phase: {possible(ask)}.",
    fr=lambda node, ask: f"votre phase principale : {possible(ask)}.",
    it=lambda node, ask: f"la tua fase principale: {possible(ask)}.",
)
asks(
    Course,
    kinds.ASK_UPKEEP,
    en=lambda node, ask: "your turn ends: keep your hand, or choose a card to discard; then you draw up to 5.",
    fr=lambda node, ask: (
        "fin de votre tour : gardez votre main, ou choisissez une carte à défausser ; ensuite vous piochez jusqu'à 5."
    ),
    it=lambda node, ask: (
        "fine del tuo turno: tieni la mano, o scegli una carta da scartare; poi peschi fino ad averne 5."
    ),
)
asks(
    Line,
    kinds.ASK_ON_PLAY,
    en=lambda node, ask: f"use this effect? {line_words(node, ask.g.pool, 'en')}",
    fr=lambda node, ask: f"utiliser cet effet ? {line_words(node, ask.g.pool, 'fr')}",
    it=lambda node, ask: f"usare questo effetto? {line_words(node, ask.g.pool, 'it')}",
)
asks(  # its occasion has come, and need not be told again
    Line,
    kinds.ASK_SHUN,
    en=lambda node, ask: f"use this effect? {english.sentence(ask.say.effect(node.effect))}",
    fr=lambda node, ask: f"utiliser cet effet ? {french.sentence(ask.say.effect(node.effect))}",
    it=lambda node, ask: f"usare questo effetto? {italian.sentence(ask.say.effect(node.effect))}",
)
asks(
    PayingToll,
    kinds.ASK_HAND_DISCARD,
    en=lambda node, ask: "choose another card from your hand to discard.",
    fr=lambda node, ask: "choisissez une autre carte de votre main à défausser.",
    it=lambda node, ask: "scegli un'altra carta da scartare dalla tua mano.",
)


def left_to_heal(ask: Asking) -> int:
    return ask.g.card_of(ask.scope.source).heal - ask.frame.n


def healing_en(node: Healing, ask: Asking) -> str:
    stop = ", or stop" if ask.frame.n else ""
    return f"{ask.piece(ask.scope.source)}: choose a wounded Character to heal ({left_to_heal(ask)} at most){stop}."


def healing_fr(node: Healing, ask: Asking) -> str:
    stop = ", ou arrêtez" if ask.frame.n else ""
    what = f"choisissez un Personnage blessé à soigner ({left_to_heal(ask)} au plus){stop}"
    return f"{ask.piece(ask.scope.source)} : {what}."


def healing_it(node: Healing, ask: Asking) -> str:
    stop = ", oppure fermati" if ask.frame.n else ""
    what = f"scegli un Personaggio ferito da curare (al massimo {left_to_heal(ask)}){stop}"
    return f"{ask.piece(ask.scope.source)}: {what}."


asks(Healing, kinds.ASK_HEAL, en=healing_en, fr=healing_fr, it=healing_it)
asks(
    HealOne,
    kinds.ASK_HEAL,
    en=lambda node, ask: "choose one of your wounded Characters to heal.",
    fr=lambda node, ask: "choisissez un de vos Personnages blessés à soigner.",
    it=lambda node, ask: "scegli uno dei tuoi Personaggi feriti da curare.",
)

# Hands --------------------------------------------------------------------------------------------------------------
MORE = {"en": " ({} to go)", "fr": " (encore {})", "it": " (ancora {})"}
OR_NONE = {"en": ", or none", "fr": ", ou aucune carte", "it": ", oppure nessuna carta"}


def more(node: FromHand, ask: Asking) -> str:
    """How many are still to be chosen, and whether one may choose none."""
    left = MORE[ask.lang].format(node.count - len(ask.frame.items)) if node.count > 1 else ""
    return left + (OR_NONE[ask.lang] if node.optional else "")


def from_hand_en(node: FromHand, ask: Asking) -> str:
    return f"choose {ask.a(node.which)} from your hand to {DEEDS['en'][node.deed]}{more(node, ask)}."


def from_hand_fr(node: FromHand, ask: Asking) -> str:
    return f"choisissez {ask.a(node.which)} de votre main à {DEEDS['fr'][node.deed]}{more(node, ask)}."


def from_hand_it(node: FromHand, ask: Asking) -> str:
    verb = DEEDS["it"][node.deed]
    if node.deed == DISCARD:
        return f"scegli {ask.a(node.which)} da {verb} dalla tua mano{more(node, ask)}."
    return f"scegli {ask.a(node.which)} della tua mano da {verb}{more(node, ask)}."


for asking in (kinds.ASK_HAND_DISCARD, kinds.ASK_HAND_WOUND, kinds.ASK_HAND_DESTROY):
    asks(FromHand, asking, en=from_hand_en, fr=from_hand_fr, it=from_hand_it)
asks(
    DestroyPair,
    kinds.ASK_PAIR,
    en=lambda node, ask: "choose which card of your hand to destroy twice.",
    fr=lambda node, ask: "choisissez la carte de votre main à détruire en double.",
    it=lambda node, ask: "scegli la carta della tua mano da distruggere in doppia copia.",
)
asks(
    WoundSeen,
    kinds.ASK_SEEN,
    en=lambda node, ask: f"choose {ask.a(node.which)} from the hand of {ask.them()} to wound.",
    fr=lambda node, ask: f"choisissez {ask.a(node.which)} de la main de {ask.them()} à blesser.",
    it=lambda node, ask: f"scegli {ask.a(node.which)} della mano di {ask.them()} da ferire.",
)

# Piles --------------------------------------------------------------------------------------------------------------
asks(
    Search,
    kinds.ASK_PILE,
    en=lambda node, ask: f"choose {ask.a(node.which)} from your draw pile to show and take into your hand.",
    fr=lambda node, ask: f"choisissez {ask.a(node.which)} de votre pioche à montrer et à prendre en main.",
    it=lambda node, ask: f"scegli {ask.a(node.which)} del tuo mazzo da mostrare e prendere in mano.",
)
asks(
    Judge,
    kinds.ASK_REVEALED,
    en=lambda node, ask: f"choose {ask.a(node.which)} to wound among the revealed cards of {player(ask.g.current)}.",
    fr=lambda node, ask: (
        f"choisissez {ask.a(node.which)} à blesser parmi les cartes révélées de {player(ask.g.current)}."
    ),
    it=lambda node, ask: f"scegli {ask.a(node.which)} da ferire tra le carte rivelate di {player(ask.g.current)}.",
)
asks(
    Take,
    kinds.ASK_TAKE,
    en=lambda node, ask: (
        f"choose {ask.a(node.which)} from your discard to take into your hand{OR_NONE['en'] if node.optional else ''}."
    ),
    fr=lambda node, ask: (
        f"choisissez {ask.a(node.which)} de votre défausse à prendre en main{OR_NONE['fr'] if node.optional else ''}."
    ),
    it=lambda node, ask: (
        f"scegli {ask.a(node.which)} dei tuoi scarti da prendere in mano{OR_NONE['it'] if node.optional else ''}."
    ),
)
asks(
    DestroyDiscarded,
    kinds.ASK_DISCARD_DESTROY,
    en=lambda node, ask: f"choose {ask.a(node.which)} from your discard to destroy.",
    fr=lambda node, ask: f"choisissez {ask.a(node.which)} de votre défausse à détruire.",
    it=lambda node, ask: f"scegli {ask.a(node.which)} dei tuoi scarti da distruggere.",
)
asks(
    WoundDiscarded,
    kinds.ASK_DISCARD_PICK,
    en=lambda node, ask: f"choose {ask.a(node.which)} from the discard of {ask.them()} to wound.",
    fr=lambda node, ask: f"choisissez {ask.a(node.which)} de la défausse de {ask.them()} à blesser.",
    it=lambda node, ask: f"scegli {ask.a(node.which)} degli scarti di {ask.them()} da ferire.",
)
asks(
    Steal,
    kinds.ASK_DISCARD_PICK,
    en=lambda node, ask: f"choose {ask.a(node.which)} from the discard of {ask.them()} to acquire.",
    fr=lambda node, ask: f"choisissez {ask.a(node.which)} de la défausse de {ask.them()} à acquérir.",
    it=lambda node, ask: f"scegli {ask.a(node.which)} degli scarti di {ask.them()} da acquisire.",
)
asks(
    Restore,
    kinds.ASK_DESTROYED,
    en=lambda node, ask: "choose one of your destroyed cards to put into your discard.",
    fr=lambda node, ask: "choisissez une de vos cartes détruites à mettre dans votre défausse.",
    it=lambda node, ask: "scegli una delle tue carte distrutte da mettere nei tuoi scarti.",
)

# In play ------------------------------------------------------------------------------------------------------------
asks(
    DestroyWounded,
    kinds.ASK_WOUNDED,
    en=lambda node, ask: f"choose {whose_wounded(node, ask.say)} to destroy.",
    fr=lambda node, ask: f"choisissez {whose_wounded(node, ask.say)} à détruire.",
    it=lambda node, ask: f"scegli {whose_wounded(node, ask.say)} da distruggere.",
)
asks(
    Boost,
    kinds.ASK_BOOST,
    en=lambda node, ask: f"choose {ask.a(node.which)} you have in play to give +{node.amount} Force to.",
    fr=lambda node, ask: f"choisissez {ask.a(node.which)} que vous avez en jeu, à qui donner +{node.amount} Force.",
    it=lambda node, ask: f"scegli {ask.a(node.which)} che hai in gioco, a cui assegnare +{node.amount} Forza.",
)
asks(
    DestroyFighter,
    kinds.ASK_USED,
    en=lambda node, ask: "choose a Character to destroy among those used to fight this card.",
    fr=lambda node, ask: "choisissez un Personnage à détruire parmi ceux utilisés pour combattre cette carte.",
    it=lambda node, ask: "scegli un Personaggio da distruggere tra quelli usati per combattere questa carta.",
)


# The terrain --------------------------------------------------------------------------------------------------------
def reduce_en(node: Reduce, ask: Asking) -> str:
    return f"choose {ask.a(node.which)} on the terrain that will cost {less(node, 'en', ' less')} this turn."


def reduce_fr(node: Reduce, ask: Asking) -> str:
    return f"choisissez {ask.a(node.which)} du terrain qui coûtera {less(node, 'fr', ' de moins')} ce tour-ci."


def reduce_it(node: Reduce, ask: Asking) -> str:
    return f"scegli {ask.a(node.which)} del terreno che costerà {less(node, 'it', ' in meno')} in questo turno."


def less(node: Reduce, lang: str, words: str) -> str:
    return cost_cut(node.force, node.cosmos, lang, words)


def cost_cut(force: int, cosmos: int, lang: str, words: str) -> str:
    """ "2 Force and 2 Cosmos less"."""
    parts = [f"{n} {name}" for n, name in zip((force, cosmos), CURRENCY_NAMES[lang], strict=True) if n]
    text: str = GRAMMARS[lang].listing(parts)
    return text + words


asks(
    AcquireFree,
    kinds.ASK_TERRAIN,
    en=lambda node, ask: f"choose {ask.a(node.which)}{from_terrain(node, 'en') or ','} to acquire for free.",
    fr=lambda node, ask: f"choisissez {ask.a(node.which)}{from_terrain(node, 'fr') or ','} à acquérir gratuitement.",
    it=lambda node, ask: f"scegli {ask.a(node.which)}{from_terrain(node, 'it') or ','} da acquisire gratis.",
)
asks(
    RemoveAndReveal,
    kinds.ASK_TERRAIN,
    en=lambda node, ask: f"choose {ask.a(node.which)} to remove from the terrain.",
    fr=lambda node, ask: f"choisissez {ask.a(node.which)} à retirer du terrain.",
    it=lambda node, ask: f"scegli {ask.a(node.which)} da rimuovere dal terreno.",
)
asks(Reduce, kinds.ASK_TERRAIN, en=reduce_en, fr=reduce_fr, it=reduce_it)


def swap_en(node: SwapPlaces, ask: Asking) -> str:
    if ask.frame.n == 0:
        return "choose the first of the 2 terrain cards that change places."
    return f"choose the card that changes places with {ask.terrain(ask.frame.n - 1)}."


def swap_fr(node: SwapPlaces, ask: Asking) -> str:
    if ask.frame.n == 0:
        return "choisissez la première des 2 cartes du terrain qui échangent leurs emplacements."
    return f"choisissez la carte qui échange son emplacement avec {ask.terrain(ask.frame.n - 1)}."


def swap_it(node: SwapPlaces, ask: Asking) -> str:
    if ask.frame.n == 0:
        return "scegli la prima delle 2 carte del terreno che si scambiano di posizione."
    return f"scegli la carta che si scambia di posizione con {ask.terrain(ask.frame.n - 1)}."


asks(SwapPlaces, kinds.ASK_SWAP, en=swap_en, fr=swap_fr, it=swap_it)


# Players ------------------------------------------------------------------------------------------------------------
def choose_player(node: ChosenPlayer, ask: Asking) -> str:
    """The same words as in the rules text, so that one knows what the player is chosen for."""
    return f"{ask.say.effect(node)}."


asks(ChosenPlayer, kinds.ASK_PLAYER, en=choose_player, fr=choose_player, it=choose_player)

# Options ------------------------------------------------------------------------------------------------------------
OPTIONS: Table[int] = Table("option")


def option_text(g: Board, action: Action, lang: str) -> str:
    """One answer to the open question."""
    check_language(lang)
    text: str = OPTIONS.rule(action.verb, lang)(Asking(g, g.frames[-1], lang, speaker(g.pool, lang)), action)
    return finished(text, lang)


def offers(
    verb: int,
    *,
    en: Callable[[Asking, Action], str],
    fr: Callable[[Asking, Action], str],
    it: Callable[[Asking, Action], str],
) -> None:
    """Enters an option by its verb."""
    OPTIONS.enter(verb, en=en, fr=fr, it=it)


TOLL = {"en": ", discarding 1 other card", "fr": ", en défaussant 1 autre carte", "it": ", scartando 1 altra carta"}


def toll(ask: Asking, action: Action) -> str:
    return TOLL[ask.lang] if tolls(ask.g, ask.g.terrain[action.b]) else ""


REPLACES: dict[str, Callable[[str], str]] = {
    "en": lambda name: f", discarding {name}",
    "fr": lambda name: f", en défaussant {name}",
    "it": lambda name: f", scartando {name}",
}


def replaces(ask: Asking) -> str:
    """The armour that has to go."""
    worn = ask.g.players[ask.seat].armour
    return REPLACES[ask.lang](the_card(ask.g.card_of(worn), ask.lang)) if worn else ""


def means(ask: Asking, action: Action, currency: int, armour: bool = False) -> str:
    """ "cost 6, you have 7"."""
    number = ask.g.terrain[action.a]
    strength = ask.g.strength(number, currency)
    if armour:
        strength += worn_card(ask).value(COSMOS)
    return MEANS[ask.lang].format(ask.g.cost(number, currency), strength)


MEANS = {"en": "(cost {}, you have {})", "fr": "(coût {}, vous avez {})", "it": "(costo {}, hai {})"}


def worn_card(ask: Asking) -> Card:
    return ask.g.card_of(ask.g.players[ask.seat].armour)


def worn(ask: Asking) -> str:
    return the_card(worn_card(ask), ask.lang)


def activation(ask: Asking, action: Action) -> str:
    """ "#12 Aries Mu (Wound): Take 1 armour …"."""
    line = ask.g.card_of(action.a).activation
    assert line is not None
    kind = timing(line, ask.lang).rpartition(" ")[2]
    return f"{ask.piece(action.a)} ({kind}){COLON[ask.lang]}{line_words(line, ask.g.pool, ask.lang)}"


FACTS = {
    "en": ("Force {}", "Cosmos {}", "facing {}", "stranded"),
    "fr": ("Force {}", "Cosmos {}", "face {}", "sans adversaire"),
    "it": ("Forza {}", "Cosmo {}", "di fronte {}", "senza avversario"),
}
FACING: dict[str, Callable[[str], str]] = {"en": str, "fr": french.to, "it": italian.to}


def target(ask: Asking, action: Action) -> str:
    """A Character in play with what it gives and faces, or a wounded one, with its owner if that is another."""
    piece = ask.g.at(action.a)
    name = ask.piece(action.a)
    if piece.zone != AT_PLAY:
        return name if piece.seat == ask.seat else f"{name} ({player(piece.seat)})"
    force, cosmos, facing, stranded = FACTS[ask.lang]
    faced = ask.g.pieces.get(piece.facing)
    where = facing.format(FACING[ask.lang](the_card(ask.g.identity[faced.card], ask.lang))) if faced else stranded
    values = [force.format(ask.g.value(action.a, FORCE)), cosmos.format(ask.g.value(action.a, COSMOS))]
    return f"{name} ({', '.join([*values, where])})"


YOU_WORD = {"en": "you", "fr": "vous", "it": "tu"}


def player_option(ask: Asking, action: Action) -> str:
    """ "p1 (Shiryu)"."""
    hero = hero_name(ask.g.players[action.a].hero)
    return (
        f"{player(action.a)} ({hero}, {YOU_WORD[ask.lang]})" if action.a == ask.seat else f"{player(action.a)} ({hero})"
    )


def place_option(ask: Asking, action: Action) -> str:
    name = card_label(ask.g.card_of(ask.g.terrain[action.a]), ask.lang)
    return f"{english.capital(place_name(action.a, ask.lang))}{COLON[ask.lang]}{name}"


def card_option(ask: Asking, action: Action) -> str:
    return ask.label(action.a)


def is_pick(ask: Asking) -> bool:
    """Whether one card may be picked or none, in place of a whole line."""
    return ask.g.kind in (kinds.ASK_HAND_WOUND, kinds.ASK_TAKE)


def asker(ask: Asking) -> Card:
    """The card whose effect may be used or not."""
    line = ask.scope.line
    assert isinstance(line, Line)
    return ask.g.pool.cards[line.card]


offers(
    USE,
    en=lambda ask, action: f"Use the effect of {card_label(asker(ask), 'en')}",
    fr=lambda ask, action: f"Utiliser l'effet {french.of(the_card(asker(ask), 'fr'))}",
    it=lambda ask, action: f"Usa l'effetto {italian.of(the_card(asker(ask), 'it'))}",
)
offers(
    SKIP,
    en=lambda ask, action: "Choose no card" if is_pick(ask) else "Do not use it",
    fr=lambda ask, action: "Ne choisir aucune carte" if is_pick(ask) else "Ne pas l'utiliser",
    it=lambda ask, action: "Non scegliere nessuna carta" if is_pick(ask) else "Non usarlo",
)
offers(
    STOP,
    en=lambda ask, action: "Keep the rest of your hand" if ask.g.kind == kinds.ASK_UPKEEP else "Stop here",
    fr=lambda ask, action: "Garder le reste de votre main" if ask.g.kind == kinds.ASK_UPKEEP else "S'arrêter là",
    it=lambda ask, action: "Tieni le altre carte della tua mano" if ask.g.kind == kinds.ASK_UPKEEP else "Fermati qui",
)
offers(
    kinds.PLAY,
    en=lambda ask, action: f"Play {ask.label(action.a)} facing {ask.terrain(action.b)}{toll(ask, action)}",
    fr=lambda ask, action: f"Jouer {ask.label(action.a)} face {french.to(ask.terrain(action.b))}{toll(ask, action)}",
    it=lambda ask, action: (
        f"Gioca {ask.label(action.a)} di fronte {italian.to(ask.terrain(action.b))}{toll(ask, action)}"
    ),
)
offers(
    kinds.EQUIP,
    en=lambda ask, action: f"Equip {ask.label(action.a)}{replaces(ask)}",
    fr=lambda ask, action: f"Équiper {the_card(ask.g.pool.cards[action.a], 'fr')}{replaces(ask)}",
    it=lambda ask, action: f"Equipaggia {the_card(ask.g.pool.cards[action.a], 'it')}{replaces(ask)}",
)
offers(
    kinds.ACQUIRE_FORCE,
    en=lambda ask, action: f"Acquire {ask.terrain(action.a)} with Force {means(ask, action, FORCE)}",
    fr=lambda ask, action: f"Acquérir {ask.terrain(action.a)} avec la Force {means(ask, action, FORCE)}",
    it=lambda ask, action: f"Acquisisci {ask.terrain(action.a)} con la Forza {means(ask, action, FORCE)}",
)
offers(
    kinds.ACQUIRE_COSMOS,
    en=lambda ask, action: f"Acquire {ask.terrain(action.a)} with Cosmos {means(ask, action, COSMOS)}",
    fr=lambda ask, action: f"Acquérir {ask.terrain(action.a)} avec le Cosmos {means(ask, action, COSMOS)}",
    it=lambda ask, action: f"Acquisisci {ask.terrain(action.a)} con il Cosmo {means(ask, action, COSMOS)}",
)
offers(
    kinds.ACQUIRE_ARMOUR,
    en=lambda ask, action: (
        f"Acquire {ask.terrain(action.a)} with Cosmos, using {worn(ask)} {means(ask, action, COSMOS, True)}"
    ),
    fr=lambda ask, action: (
        f"Acquérir {ask.terrain(action.a)} avec le Cosmos, en utilisant {worn(ask)} {means(ask, action, COSMOS, True)}"
    ),
    it=lambda ask, action: (
        f"Acquisisci {ask.terrain(action.a)} con il Cosmo, usando {worn(ask)} {means(ask, action, COSMOS, True)}"
    ),
)
offers(
    kinds.ACTIVATE,
    en=lambda ask, action: f"Activate {activation(ask, action)}",
    fr=lambda ask, action: f"Activer {activation(ask, action)}",
    it=lambda ask, action: f"Attiva {activation(ask, action)}",
)
offers(
    kinds.HEAL,
    en=lambda ask, action: f"Heal with {ask.piece(action.a)}, Heal {ask.g.card_of(action.a).heal}",
    fr=lambda ask, action: f"Soigner avec {ask.piece(action.a)}, Soin {ask.g.card_of(action.a).heal}",
    it=lambda ask, action: f"Cura con {ask.piece(action.a)}, Cura {ask.g.card_of(action.a).heal}",
)
offers(
    kinds.END,
    en=lambda ask, action: "End the main phase",
    fr=lambda ask, action: "Terminer la phase principale",
    it=lambda ask, action: "Concludi la fase principale",
)
for verb, option in (
    (kinds.CARD, card_option),
    (kinds.TARGET, target),
    (kinds.PLACE, place_option),
    (kinds.PLAYER, player_option),
):
    offers(verb, en=option, fr=option, it=option)
