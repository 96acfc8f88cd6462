"""The question of every decision, and its options in words."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from kleos.effects.control import Then
from kleos.engine.actions import SKIP, STOP, USE, Action
from kleos.engine.frames import Frame, Node, Scope
from kleos.engine.lines import Line
from kleos.games.kanzume_goddess import kinds
from kleos.games.kanzume_goddess.board import Board
from kleos.games.kanzume_goddess.cards import Card, is_reaction
from kleos.games.kanzume_goddess.deeds import (
    Attacks,
    Banish,
    LoseCard,
    Price,
    Repeat,
    TakeFromNetherworld,
    scope_of,
)
from kleos.games.kanzume_goddess.flow import Course
from kleos.games.kanzume_goddess.kinds import MAIN_ENERGY, PLAYING, RECRUIT, START, SUPPORT_ENERGY
from kleos.games.kanzume_goddess.windows import Ability, AbilityWindow, AttackWindow, play
from kleos.games.kanzume_goddess.words.names import (
    ability_label,
    card_label,
    colour_name,
    god_name,
    phase_name,
    pile_name,
    player,
    timing,
)
from kleos.games.kanzume_goddess.words.text import (
    ATTACK,
    GRAMMARS,
    OR,
    Teller,
    brief_words,
    card_text,
    deeds,
    described,
    energy,
    faith,
    first_deed,
    has_attack,
    is_defend,
    objects,
    speaker,
)
from kleos.words import english, french, italian
from kleos.words.asking import EMPTY_HAND, UNPLAYABLE, offered, only
from kleos.words.phrases import Noun, Quantity, Table, check_language
from kleos.words.signs import BETWEEN, COLON, finished

T = TypeVar("T", bound=Node)


@dataclass(frozen=True)
class Asking:
    """A question that is open: the board, the frame that asks, who must answer, and a speaker."""

    g: Board
    frame: Frame
    lang: str
    say: Teller

    @property
    def seat(self) -> int:
        return self.g.seat

    @property
    def scope(self) -> Scope:
        return self.frame.scope

    @property
    def line(self) -> Line:
        line = self.scope.line
        assert isinstance(line, Line)
        return line

    def label(self, index: int) -> str:
        return card_label(self.g.pool.cards[index], self.lang)

    def a(self, noun: Noun) -> str:
        text: str = GRAMMARS[self.lang].phrase(noun)
        return text

    def god(self, seat: int) -> str:
        return god_name(self.g.pool, self.g.players[seat].god, self.lang)

    def energy(self, number: int) -> str:
        return energy(Quantity(str(number)), self.lang)

    def faith(self) -> str:
        return faith(Quantity(str(self.g.faith)), self.lang)


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


WINDOWS = (kinds.ASK_ANSWER, kinds.ASK_ATTACKED)  # they say themselves what is answered


def prompt(g: Board, lang: str) -> str:
    """The open question, and which ability asks it."""
    check_language(lang)
    frame = g.frames[-1]
    line = frame.scope.line if isinstance(frame.scope.line, Line) else None
    text = QUESTIONS.rule((type(frame.node), g.kind), lang)(
        frame.node, Asking(g, frame, lang, speaker(g.pool, lang, line))
    )
    if line is not None and g.kind not in WINDOWS:
        return finished(f"{ability_label(line, g.pool, lang)}{of_whom(g)}{COLON[lang]}{text}", lang)
    return finished(text if line is not None else english.capital(text), lang)


def of_whom(g: Board) -> str:
    """Whose ability it is, if somebody else has to answer: " (p0)"."""
    users = [frame.scope.you for frame in g.frames if frame.node is g.pool.ability]
    return f" ({player(users[-1])})" if users and users[-1] != g.seat else ""


# Gods ---------------------------------------------------------------------------------------------------------------
def god_words(ask: Asking, alone: str, main: str, support: str) -> str:
    """Which part the God will have to play."""
    if not ask.g.mains:
        return alone
    return main.format(MAIN_ENERGY) if ask.seat in ask.g.mains else support.format(SUPPORT_ENERGY)


asks(
    Course,
    kinds.ASK_GOD,
    en=lambda node, ask: god_words(
        ask,
        "choose your God; all Gods are revealed together.",
        "choose the main God of your team; it starts with {} energy.",
        "choose your support God; it starts with {} energy.",
    ),
    fr=lambda node, ask: god_words(
        ask,
        "choisissez votre Dieu ; tous les Dieux sont révélés ensemble.",
        "choisissez le Dieu principal de votre équipe ; il commence avec {} points d'énergie.",
        "choisissez votre Dieu de soutien ; il commence avec {} points d'énergie.",
    ),
    it=lambda node, ask: god_words(
        ask,
        "scegli il tuo Dio; tutti gli Dei vengono rivelati insieme.",
        "scegli il Dio principale della tua squadra; comincia con {} punti energia.",
        "scegli il tuo Dio di supporto; comincia con {} punti energia.",
    ),
)


# Phases -------------------------------------------------------------------------------------------------------------
def follow_names(card: Card, lang: str) -> str:
    """ "green or silver"; two equal symbols allow one colour (KG-5.15)."""
    names = [colour_name(colour, lang) for colour in dict.fromkeys(card.follow)]
    text: str = GRAMMARS[lang].listing(names, OR[lang])
    return text


def waiting(ask: Asking) -> str:
    """What the next Warrior and the next Attack are subject to."""
    g = ask.g
    out = ""
    if g.last_warrior >= 0:
        if g.ignore_colour:
            out += ANY_COLOUR[ask.lang]
        else:
            out += MUST_BE[ask.lang].format(follow_names(g.pool.cards[g.last_warrior], ask.lang))
    return out + (NEXT_ATTACK[ask.lang].format(g.attack_bonus) if g.attack_bonus else "")


ANY_COLOUR = {
    "en": " The next Warrior may have any colour.",
    "fr": " Le prochain Guerrier peut être de n'importe quelle couleur.",
    "it": " Il prossimo Guerriero può essere di qualsiasi colore.",
}
MUST_BE = {
    "en": " The next Warrior must be {}.",
    "fr": " Le prochain Guerrier doit être {}.",
    "it": " Il prossimo Guerriero deve essere {}.",
}
NEXT_ATTACK = {
    "en": " The next Attack is worth {} more.",
    "fr": " La prochaine Attaque vaut {} de plus.",
    "it": " Il prossimo Attacco vale {} in più.",
}


TO_PLAY = {"en": "play a card", "fr": "jouez une carte", "it": "gioca una carta"}
TO_RECRUIT = {
    "en": "recruit a card (it goes on top of your deck)",
    "fr": "recrutez une carte (elle va sur le dessus de votre deck)",
    "it": "recluta una carta (va in cima al tuo mazzo)",
}
TO_USE = {
    "en": "use an ability of your God",
    "fr": "utilisez une capacité de votre Dieu",
    "it": "usa un'abilità del tuo Dio",
}
TO_END = {"en": "end the phase", "fr": "terminez la phase", "it": "concludi la fase"}
ENDING = {"en": "end the phase", "fr": "terminer la phase", "it": "concludere la fase"}
TOO_DEAR = {
    "en": "no card is that cheap",
    "fr": "aucune carte n'est aussi peu chère",
    "it": "nessuna carta costa così poco",
}
RECRUITS = (kinds.RECRUIT_PILE, kinds.RECRUIT_SUPPLY, kinds.RECRUIT_NETHERWORLD)


def possible(ask: Asking) -> str:
    """What can be done now: "play a card or end the phase"; if there is nothing but ending it, why."""
    verbs = {option.verb for option in ask.g.options}
    if verbs == {STOP}:
        why = TOO_DEAR if ask.g.kind == kinds.ASK_RECRUIT else UNPLAYABLE
        return only(ENDING, [why if ask.g.players[ask.seat].hand or why is TOO_DEAR else EMPTY_HAND], ask.lang)
    deeds = [TO_PLAY] if kinds.PLAY in verbs else []
    deeds += [TO_RECRUIT] if verbs.intersection(RECRUITS) else []
    deeds += [TO_USE] if kinds.USE_ABILITY in verbs else []
    return offered([*deeds, TO_END], ask.lang)


asks(
    Course,
    kinds.ASK_START,
    en=lambda node, ask: f"your Start phase: {possible(ask)}.",
    fr=lambda node, ask: f"votre phase de démarrage : {possible(ask)}.",
    it=lambda node, ask: f"la tua fase iniziale: {possible(ask)}.",
)
asks(
    Course,
    kinds.ASK_PLAY,
    en=lambda node, ask: f"your Play phase, {ask.faith()} so far: {possible(ask)}.{waiting(ask)}",
    fr=lambda node, ask: f"votre phase de jeu, {ask.faith()} pour l'instant : {possible(ask)}.{waiting(ask)}",
    it=lambda node, ask: f"la tua fase di gioco, {ask.faith()} finora: {possible(ask)}.{waiting(ask)}",
)
asks(
    Course,
    kinds.ASK_RECRUIT,
    en=lambda node, ask: f"your Recruit phase, {ask.faith()} to spend: {possible(ask)}.",
    fr=lambda node, ask: f"votre phase de recrutement, {ask.faith()} à dépenser : {possible(ask)}.",
    it=lambda node, ask: f"la tua fase di reclutamento, {ask.faith()} da spendere: {possible(ask)}.",
)

# Targets ------------------------------------------------------------------------------------------------------------
TO_ATTACK = {
    "en": "choose the God to attack ({}).",
    "fr": "choisissez le Dieu à attaquer ({}).",
    "it": "scegli il Dio da attaccare ({}).",
}


def choose_target(node: Ability, ask: Asking) -> str:
    """The God that is hit, and what the Attack would be worth now if that is known; or what an opponent must do."""
    effect = ask.line.effect
    if not has_attack(effect):
        return f"{ask.say.effect(effect)}."
    first = first_deed(effect)
    words = brief_words(ask.line, ask.g.pool, ask.lang)
    if isinstance(first, Attacks):
        words = f"{ATTACK[ask.lang]} {first.worth(ask.g, ask.scope)}"
    return TO_ATTACK[ask.lang].format(words)


asks(Ability, kinds.ASK_PLAYER, en=choose_target, fr=choose_target, it=choose_target)


# Windows ------------------------------------------------------------------------------------------------------------
def someone(ask: Asking, seat: int, you: str) -> str:
    return you if seat == ask.seat else player(seat)


def answered(ask: Asking) -> str:
    """The card that was played, and what it would do; it is always somebody else's: "Pisces (p0's God gains 2 energy)"."""
    b = ask.scope
    on = someone(ask, b.here, "") if b.here >= 0 else None
    does = brief_words(ask.line, ask.g.pool, ask.lang, player(b.you), on)
    return f"{ask.label(ask.line.card)} ({does})"


def answer_en(node: AbilityWindow, ask: Asking) -> str:
    b = ask.scope
    verb = "reacts with" if is_reaction(ask.line.timing) else "plays"
    on = f" on {someone(ask, b.here, 'you')}" if b.here >= 0 else ""
    return f"{player(b.you)} {verb} {answered(ask)}{on}: react before it resolves?"


def answer_fr(node: AbilityWindow, ask: Asking) -> str:
    b = ask.scope
    verb = "réagit avec" if is_reaction(ask.line.timing) else "joue"
    on = f" contre {someone(ask, b.here, 'vous')}" if b.here >= 0 else ""
    return f"{player(b.you)} {verb} {answered(ask)}{on} : réagir avant la résolution ?"


def answer_it(node: AbilityWindow, ask: Asking) -> str:
    b = ask.scope
    verb = "reagisce con" if is_reaction(ask.line.timing) else "gioca"
    on = f" contro {someone(ask, b.here, 'di te')}" if b.here >= 0 else ""
    return f"{player(b.you)} {verb} {answered(ask)}{on}: reagire prima che si risolva?"


asks(AbilityWindow, kinds.ASK_ANSWER, en=answer_en, fr=answer_fr, it=answer_it)


def losing(ask: Asking) -> tuple[int, int]:
    """How much energy the attacked God would lose as it stands, and how much it has."""
    attack = ask.g.attack()
    has = ask.g.players[attack.on].energy
    return min(attack.value - attack.reduced, has), has


def attacked_en(node: AttackWindow, ask: Asking) -> str:
    attack = ask.g.attack()
    loss, has = losing(ask)
    off = f", {attack.reduced} already taken off" if attack.reduced else ""
    on = someone(ask, attack.on, "you")
    return (
        f"{player(attack.by)} attacks {on} with {ask.label(ask.line.card)}: Attack {attack.value}{off};"
        f" {on} would lose {loss} of {has} energy. React?"
    )


def attacked_fr(node: AttackWindow, ask: Asking) -> str:
    attack = ask.g.attack()
    loss, has = losing(ask)
    off = f", déjà réduite de {attack.reduced}" if attack.reduced else ""
    mine = attack.on == ask.seat
    verb = "vous attaque" if mine else f"attaque {player(attack.on)}"
    would = "vous perdriez" if mine else f"{player(attack.on)} perdrait"
    return (
        f"{player(attack.by)} {verb} avec {ask.label(ask.line.card)} : Attaque {attack.value}{off} ;"
        f" {would} {ask.energy(loss)} sur {has}. Réagir ?"
    )


def attacked_it(node: AttackWindow, ask: Asking) -> str:
    attack = ask.g.attack()
    loss, has = losing(ask)
    off = f", già ridotto di {attack.reduced}" if attack.reduced else ""
    mine = attack.on == ask.seat
    verb = "ti attacca" if mine else f"attacca {player(attack.on)}"
    would = "perderesti" if mine else f"{player(attack.on)} perderebbe"
    return (
        f"{player(attack.by)} {verb} con {ask.label(ask.line.card)}: Attacco {attack.value}{off};"
        f" {would} {ask.energy(loss)} su {has}. Reagire?"
    )


asks(AttackWindow, kinds.ASK_ATTACKED, en=attacked_en, fr=attacked_fr, it=attacked_it)


# Prices and cards given up ------------------------------------------------------------------------------------------
def price_en(node: Price, ask: Asking) -> str:
    or_energy = f", or pay {ask.energy(node.energy)}" if node.payable(ask.g, ask.scope.you) else ""
    return f"choose {chosen(node, ask)} from your hand to discard{or_energy}{reward(ask)}."


def price_fr(node: Price, ask: Asking) -> str:
    or_energy = f", ou payez {ask.energy(node.energy)}" if node.payable(ask.g, ask.scope.you) else ""
    return f"choisissez {chosen(node, ask)} de votre main à défausser{or_energy}{reward(ask)}."


def price_it(node: Price, ask: Asking) -> str:
    or_energy = f", oppure paga {ask.energy(node.energy)}" if node.payable(ask.g, ask.scope.you) else ""
    return f"scegli {chosen(node, ask)} da scartare dalla tua mano{or_energy}{reward(ask)}."


def reward(ask: Asking) -> str:
    """What a price is paid for, if for anything: " (draw 1 card)"."""
    paying = ask.g.frames[-2].node
    if not isinstance(paying, Then):
        return ""
    return f" ({speaker(ask.g.pool, ask.lang, ask.line, True).effect(paying.then)})"


def chosen(node: Price, ask: Asking) -> str:
    """ "a Disciple"; where only energy will do nothing is asked (KG-13.5)."""
    assert node.which is not None
    return ask.a(described(node.which, ask.say))


for asking in (kinds.ASK_PAY, kinds.ASK_END):
    asks(Price, asking, en=price_en, fr=price_fr, it=price_it)
asks(
    LoseCard,
    kinds.ASK_DISCARD,
    en=lambda node, ask: "choose a card from your hand to discard.",
    fr=lambda node, ask: "choisissez une carte de votre main à défausser.",
    it=lambda node, ask: "scegli una carta da scartare dalla tua mano.",
)
asks(
    Banish,
    kinds.ASK_BANISH,
    en=lambda node, ask: f"choose a card from your hand or discard pile for the Netherworld{or_none(node, 'en')}.",
    fr=lambda node, ask: (
        f"choisissez une carte de votre main ou de votre défausse à envoyer aux enfers{or_none(node, 'fr')}."
    ),
    it=lambda node, ask: (
        f"scegli una carta della tua mano o dei tuoi scarti da mandare negli inferi{or_none(node, 'it')}."
    ),
)
asks(
    Banish,
    kinds.ASK_HADES,
    en=lambda node, ask: f"choose a card from your discard pile for the Netherworld{or_none(node, 'en')}.",
    fr=lambda node, ask: f"choisissez une carte de votre défausse à envoyer aux enfers{or_none(node, 'fr')}.",
    it=lambda node, ask: f"scegli una carta dei tuoi scarti da mandare negli inferi{or_none(node, 'it')}.",
)
asks(
    Banish,
    kinds.ASK_DISCARD_PHASE,
    en=lambda node, ask: f"choose a card from your hand for the Netherworld{or_none(node, 'en')}.",
    fr=lambda node, ask: f"choisissez une carte de votre main à envoyer aux enfers{or_none(node, 'fr')}.",
    it=lambda node, ask: f"scegli una carta della tua mano da mandare negli inferi{or_none(node, 'it')}.",
)
OR_NONE = {"en": ", or none", "fr": ", ou aucune", "it": ", oppure nessuna"}


def or_none(node: Banish, lang: str) -> str:
    return OR_NONE[lang] if node.optional else ""


asks(
    TakeFromNetherworld,
    kinds.ASK_TAKE,
    en=lambda node, ask: f"choose {ask.a(described(node.which, ask.say))} from the Netherworld to take into your hand.",
    fr=lambda node, ask: f"choisissez aux enfers {ask.a(described(node.which, ask.say))} à prendre en main.",
    it=lambda node, ask: f"scegli negli inferi {ask.a(described(node.which, ask.say))} da prendere in mano.",
)

# Repeating ----------------------------------------------------------------------------------------------------------
asks(
    Repeat,
    kinds.ASK_REPEAT,
    en=lambda node, ask: f"choose {ask.a(objects(node.which, ask.say))}, to resolve one of its Actions again.",
    fr=lambda node, ask: (
        f"choisissez {ask.a(objects(node.which, ask.say))}, pour résoudre de nouveau une de ses Actions."
    ),
    it=lambda node, ask: f"scegli {ask.a(objects(node.which, ask.say))}, per risolvere di nuovo una delle sue Azioni.",
)
asks(
    Repeat,
    kinds.ASK_ABILITY,
    en=lambda node, ask: f"choose which Action of {picked(ask)} resolves again.",
    fr=lambda node, ask: f"choisissez l'Action de {picked(ask)} à résoudre de nouveau.",
    it=lambda node, ask: f"scegli quale Azione di {picked(ask)} si risolve di nuovo.",
)


def picked(ask: Asking) -> str:
    """ "#12 Phoenix"."""
    return piece(ask, ask.frame.items[0])


def piece(ask: Asking, number: int) -> str:
    return f"#{number} {card_label(ask.g.card_of(number), ask.lang)}"


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


def used_for(ask: Asking, action: Action, *notes: str) -> str:
    """ "Cancer: Defend 3", and what is to be known of it."""
    line = ask.g.pool.cards[action.a].lines[action.b - 1]
    told = BETWEEN[ask.lang].join([note for note in notes if note])
    words = brief_words(line, ask.g.pool, ask.lang) + (f" ({told})" if told else "")
    return f"{ask.label(action.a)}{COLON[ask.lang]}{words}"


def played(ask: Asking, action: Action) -> str:
    """What a card is played for, what its Attack would be worth, and which colours may follow."""
    return used_for(ask, action, strength(ask, action), followed(ask, ask.g.pool.cards[action.a]))


NOW = {"en": "now {}", "fr": "{} actuellement", "it": "ora {}"}
FOLLOWED = {"en": "then {}", "fr": "puis {}", "it": "poi {}"}


def strength(ask: Asking, action: Action) -> str:
    """What an Attack would be worth if it were declared now, where that is not its printed value."""
    line = ask.g.pool.cards[action.a].lines[action.b - 1]
    first = first_deed(line.effect)
    if not isinstance(first, Attacks):
        return ""
    tried = ask.g.clone()
    play(tried, ask.seat, action)
    scope = tried.frames[-1].scope
    worth = first.worth(tried, scope)
    return "" if worth == first.amount.value(tried, scope) else NOW[ask.lang].format(worth)


def followed(ask: Asking, card: Card) -> str:
    return FOLLOWED[ask.lang].format(follow_names(card, ask.lang)) if card.warrior else ""


def reacting(ask: Asking, action: Action) -> str:
    return used_for(ask, action, bonus(ask, action))


BOND_ADDS = {"en": "+{} by its Bond; {}", "fr": "+{} par son Engagement ; {}", "it": "+{} per il suo Legame; {}"}


def bonus(ask: Asking, action: Action) -> str:
    """What the Bond of a card adds to its Defend as the energies are now (KG-11.21)."""
    card = ask.g.pool.cards[action.a]
    line = card.lines[action.b - 1]
    bond = card.defence_bonus
    if bond is None or not any(is_defend(deed) for deed in deeds(line.effect)):
        return ""
    scope = scope_of(ask.seat, 0, line)
    if not bond.condition.holds(ask.g, scope):
        return ""
    return BOND_ADDS[ask.lang].format(bond.amount.value(ask.g, scope), ask.say.effect(bond.then))


def ability(ask: Asking, action: Action) -> str:
    """ "Zeus: Discard 1 card from your hand; …"; only an ability of the own God is offered."""
    god = ask.g.god(ask.seat)
    for line in god.lines:
        if ask.g.pool.ability_of(god.index, line.number) == action.a:
            return f"{ask.label(god.index)}{COLON[ask.lang]}{brief_words(line, ask.g.pool, ask.lang)}"
    return action.token


def god_option(ask: Asking, action: Action) -> str:
    """The God and what it can do."""
    card = ask.g.pool.cards[action.a]
    return f"{ask.label(action.a)} – {' '.join(card_text(card, ask.g.pool, ask.lang))}"


def player_option(ask: Asking, action: Action) -> str:
    """ "p1 (Loki, 12 energy, 5 cards in hand)"."""
    target = ask.g.players[action.a]
    hand = HANDS[ask.lang](len(target.hand))
    return f"{player(action.a)} ({ask.god(action.a)}, {ask.energy(target.energy)}, {hand})"


HANDS: dict[str, Callable[[int], str]] = {
    "en": lambda number: f"{english.count(number, 'card')} in hand",
    "fr": lambda number: f"{french.count(number, 'carte')} en main",
    "it": lambda number: f"{italian.count(number, 'carta')} in mano",
}


def face(ask: Asking, card: Card, *more: str) -> str:
    """ "Leo (red, cost 6)"."""
    facts = [colour_name(card.colour, ask.lang)] if card.warrior else []
    return f"{card_label(card, ask.lang)} ({', '.join([*facts, COST[ask.lang].format(card.cost), *more])})"


COST = {"en": "cost {}", "fr": "coût {}", "it": "costo {}"}
LEFT = {"en": "{} left", "fr": "{} en réserve", "it": "{} rimasti"}


def top(ask: Asking, action: Action) -> str:
    cards = ask.g.piles[action.a]
    return face(ask, ask.g.pool.cards[cards[-1]], pile_name(action.a, ask.lang))


def supplied(ask: Asking, action: Action) -> str:
    return face(ask, ask.g.pool.cards[action.a], LEFT[ask.lang].format(ask.g.supply[action.a]))


def buried(ask: Asking, action: Action) -> str:
    return face(ask, ask.g.pool.cards[action.a])


CARD_OPTIONS = {
    kinds.ASK_TAKE: {"en": "Take {}", "fr": "Prendre {}", "it": "Prendi {}"},
    kinds.ASK_HADES: {
        "en": "Put {} into the Netherworld",
        "fr": "Envoyer {} aux enfers",
        "it": "Manda {} negli inferi",
    },
    kinds.ASK_DISCARD_PHASE: {
        "en": "Put {} into the Netherworld",
        "fr": "Envoyer {} aux enfers",
        "it": "Manda {} negli inferi",
    },
}
DISCARDS = {"en": "Discard {}", "fr": "Défausser {}", "it": "Scarta {}"}


def card_option(ask: Asking, action: Action) -> str:
    card = ask.g.pool.cards[action.a]
    return CARD_OPTIONS.get(ask.g.kind, DISCARDS)[ask.lang].format(face(ask, card))


def target_option(ask: Asking, action: Action) -> str:
    """A Warrior with the Actions it can repeat."""
    card = ask.g.card_of(action.a)
    actions = [brief_words(line, ask.g.pool, ask.lang) for line in card.actions]
    return f"{piece(ask, action.a)} ({' / '.join(actions)})"


def ability_option(ask: Asking, action: Action) -> str:
    line = ask.g.card_of(ask.frame.items[0]).lines[action.a - 1]
    return f"{timing(line, ask.lang)} {action.a}{COLON[ask.lang]}{brief_words(line, ask.g.pool, ask.lang)}"


def pays(ask: Asking) -> int:
    node = ask.frame.node
    return node.energy if isinstance(node, Price) else 0


def has(ask: Asking) -> int:
    return ask.g.players[ask.seat].energy


PHASE_ASKED = {kinds.ASK_START: START, kinds.ASK_PLAY: PLAYING, kinds.ASK_RECRUIT: RECRUIT}


def ends(ask: Asking) -> str:
    return phase_name(PHASE_ASKED.get(ask.g.kind, PLAYING), ask.lang)


offers(
    USE,
    en=lambda ask, action: "Use this ability",
    fr=lambda ask, action: "Utiliser cette capacité",
    it=lambda ask, action: "Usa questa abilità",
)
offers(
    SKIP,
    en=lambda ask, action: "Choose no card",
    fr=lambda ask, action: "Ne choisir aucune carte",
    it=lambda ask, action: "Non scegliere nessuna carta",
)
offers(
    STOP,
    en=lambda ask, action: f"End the {ends(ask)}",
    fr=lambda ask, action: f"Terminer la {ends(ask)}",
    it=lambda ask, action: f"Concludi la {ends(ask)}",
)
offers(kinds.CHOOSE_GOD, en=god_option, fr=god_option, it=god_option)
offers(
    kinds.PLAY,
    en=lambda ask, action: f"Play {played(ask, action)}",
    fr=lambda ask, action: f"Jouer {played(ask, action)}",
    it=lambda ask, action: f"Gioca {played(ask, action)}",
)
offers(
    kinds.REACT,
    en=lambda ask, action: f"React with {reacting(ask, action)}",
    fr=lambda ask, action: f"Réagir avec {reacting(ask, action)}",
    it=lambda ask, action: f"Reagisci con {reacting(ask, action)}",
)
offers(
    kinds.USE_ABILITY,
    en=lambda ask, action: f"Use {ability(ask, action)}",
    fr=lambda ask, action: f"Utiliser {ability(ask, action)}",
    it=lambda ask, action: f"Usa {ability(ask, action)}",
)
offers(
    kinds.RECRUIT_PILE,
    en=lambda ask, action: f"Recruit {top(ask, action)}",
    fr=lambda ask, action: f"Recruter {top(ask, action)}",
    it=lambda ask, action: f"Recluta {top(ask, action)}",
)
offers(
    kinds.RECRUIT_SUPPLY,
    en=lambda ask, action: f"Recruit {supplied(ask, action)}",
    fr=lambda ask, action: f"Recruter {supplied(ask, action)}",
    it=lambda ask, action: f"Recluta {supplied(ask, action)}",
)
offers(
    kinds.RECRUIT_NETHERWORLD,
    en=lambda ask, action: f"Recruit {buried(ask, action)} from the Netherworld",
    fr=lambda ask, action: f"Recruter {buried(ask, action)} depuis les enfers",
    it=lambda ask, action: f"Recluta {buried(ask, action)} dagli inferi",
)
for verb, option in (
    (kinds.PLAYER, player_option),
    (kinds.CARD, card_option),
    (kinds.TARGET, target_option),
    (kinds.ABILITY, ability_option),
):
    offers(verb, en=option, fr=option, it=option)
offers(
    kinds.CARD_IN_HAND,
    en=lambda ask, action: f"{buried(ask, action)}, from your hand",
    fr=lambda ask, action: f"{buried(ask, action)}, de votre main",
    it=lambda ask, action: f"{buried(ask, action)}, dalla tua mano",
)
offers(
    kinds.CARD_IN_DISCARD,
    en=lambda ask, action: f"{buried(ask, action)}, from your discard pile",
    fr=lambda ask, action: f"{buried(ask, action)}, de votre défausse",
    it=lambda ask, action: f"{buried(ask, action)}, dai tuoi scarti",
)
offers(
    kinds.PAY_ENERGY,
    en=lambda ask, action: f"Pay {ask.energy(pays(ask))} (you have {has(ask)})",
    fr=lambda ask, action: f"Payer {ask.energy(pays(ask))} (vous en avez {has(ask)})",
    it=lambda ask, action: f"Paga {ask.energy(pays(ask))} (ne hai {has(ask)})",
)
offers(
    kinds.PASS,
    en=lambda ask, action: "Do not react",
    fr=lambda ask, action: "Ne pas réagir",
    it=lambda ask, action: "Non reagire",
)
