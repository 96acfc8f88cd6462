"""The question of every decision, and its options in words."""

from collections.abc import Callable
from dataclasses import dataclass
from dataclasses import replace as altered
from typing import Any

from kleos.effects.terms import Predicate
from kleos.engine.actions import SKIP, STOP, USE, Action
from kleos.engine.frames import Frame, Node, Scope
from kleos.engine.lines import Line
from kleos.games.naruto_mythos import kinds
from kleos.games.naruto_mythos.board import Board, Character
from kleos.games.naruto_mythos.cards import (
    MOVING,
    Card,
)
from kleos.games.naruto_mythos.deeds import (
    Move,
    MoveMany,
    PayX,
    Tokens,
)
from kleos.games.naruto_mythos.flow import ChooseLock, Course
from kleos.games.naruto_mythos.happenings import WHERE, WIDTH, Happening, instead_of
from kleos.games.naruto_mythos.kinds import ASK_ORDER, ASK_USE, BY_REVEAL, BY_UPGRADE, RANKS, TRIGGER, TRIGGER_BY
from kleos.games.naruto_mythos.piles import (
    Discard,
    DiscardHand,
    DiscardSeen,
    PutBack,
    PutFromDeck,
    PutFromHand,
    Recover,
)
from kleos.games.naruto_mythos.plays import price
from kleos.games.naruto_mythos.showing import (
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
    Excess,
    InOneMission,
    Lowest,
    Pair,
)
from kleos.games.naruto_mythos.waiting import Group, number_of
from kleos.games.naruto_mythos.words.names import T, card_label, card_name, card_title, name_gender, timing
from kleos.games.naruto_mythos.words.text import (
    HAPPENINGS,
    LOWEST,
    LOWEST_FR,
    LOWEST_IT,
    for_less,
    for_less_fr,
    for_less_it,
    in_play,
    line_text,
    line_words,
    speaker,
    speaker_of,
    there,
)
from kleos.words import english, french, italian, shared  # noqa: F401 - "shared" is there for the rules it enters
from kleos.words.asking import EMPTY_HAND, offered, only
from kleos.words.english import count, phrase
from kleos.words.phrases import (
    ALL,
    NOBODY,
    Noun,
    Speaker,
    Table,
    check_language,
)
from kleos.words.signs import COLON, finished


# What the deciding seat may call things ---------------------------------------------------------------------------------
def known(c: Character, seat: int) -> bool:
    return not c.hidden or c.known >> seat & 1 == 1


def object_name(g: Board, number: int, seat: int, lang: str) -> str:
    """ "#12 Kakashi Hatake", or no more than that there is a hidden character."""
    c = g.characters[number]
    if c is None:
        return f"#{number}"
    return f"#{number} {card_name(g.card_of(c), lang)}" if known(c, seat) else HIDDEN_CHARACTER[lang].format(number)


HIDDEN_CHARACTER = {"en": "hidden character #{}", "fr": "Personnage caché #{}", "it": "Personaggio nascosto #{}"}
THE_CHARACTER = {"en": "{}", "fr": "le Personnage {}", "it": "il Personaggio {}"}
THE_HIDDEN = {"en": "{}", "fr": "le {}", "it": "il {}"}
IN_MISSION = {"en": "in mission {}", "fr": "dans la mission {}", "it": "nella missione {}"}
OF_MISSION = {"en": "in mission {}", "fr": "de la mission {}", "it": "della missione {}"}  # of those that leave it


def rank(place: int) -> str:
    return RANKS[place]


def source_label(g: Board, line: Line, lang: str) -> str:
    card = g.pool.cards[line.card]
    return f"{card_name(card, lang)} ({card.id}) {timing(line, lang)}"


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

    def the(self, number: int) -> str:
        """The name within a sentence, with an article where it is a noun."""
        name = self.name(number)
        return name if name.startswith("#") else THE_HIDDEN[self.lang].format(name)

    def character(self, number: int) -> str:
        """The name as a noun in any case, for other words to agree with."""
        name = self.name(number)
        return (THE_CHARACTER if name.startswith("#") else THE_HIDDEN)[self.lang].format(name)

    def noun(self, predicate: Predicate) -> Noun:
        """The description as the deciding seat puts it, with "here" by its rank."""
        leaving = isinstance(self.frame.node, (Move, MoveMany))
        place = (OF_MISSION if leaving else IN_MISSION)[self.lang]
        here = place.format(rank(self.scope.here)) if self.scope.here >= 0 else ""
        return in_play(predicate, self.say.but(turned=self.seat != self.scope.you, here=here, leaving=leaving))

    def doing(self) -> str:
        """What will be done to those chosen: "give 2 Power tokens to", "à qui donner 2 Jetons Power", "da nascondere"."""
        return self.say.but(gap=True).effect(self.frame.node)


QUESTIONS: Table[tuple[type[Any], int]] = Table("question")


def asks(
    cls: type[T],
    kind: int,
    *,
    en: Callable[[T, Asking], str],
    fr: Callable[[T, Asking], str],
    it: Callable[[T, Asking], str],
) -> None:
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
        reason = because(g, line, lang) + COLON[lang]
    asking: Any = node
    if (type(node), g.kind) not in QUESTIONS.rules and isinstance(node, Deed):
        asking = node.who
    text = QUESTIONS.rule((type(asking), g.kind), lang)(asking, Asking(g, frame, g.seat, lang, say))
    return finished(reason + text if reason else english.capital(text), lang)


def hear(say: Speaker, node: Node, until: Node) -> bool:
    """Says, for the memory alone, what comes before a node in a line; whether the node was reached."""
    if node is until:
        return True
    parts = node.parts()
    if not parts:
        say.effect(node)
    return any(hear(say, part, until) for part in parts)


COPYING = {"en": "{} copying {}", "fr": "{}, qui copie {}", "it": "{}, che copia {}"}


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


# Choosing characters ------------------------------------------------------------------------------------------------
CHOOSE = {"en": "choose {} to {}{}.", "fr": "choisissez {} {}{}.", "it": "scegli {} {}{}."}
PHRASE = {"en": english.phrase, "fr": french.phrase, "it": italian.phrase}


def choose(ask: Asking, noun: Noun, more: str = "") -> str:
    """The question for a character: which, for what, and what else can be answered."""
    comma = "," if (noun.having or noun.which) and ask.lang != "en" else ""  # so that "à cacher" is about the character
    return CHOOSE[ask.lang].format(PHRASE[ask.lang](noun) + comma, ask.doing(), more)


def choose_of_pair(who: Pair, ask: Asking) -> str:
    if ask.frame.n == 0:
        return choose(ask, ask.noun(who.first))
    one, two = ask.noun(who.first), ask.noun(who.second)
    again = len(ask.frame.items) > 0 and one.side == two.side
    return choose(ask, altered(two, other=two.other or again))


ROOM = {"en": "Power {} or less", "fr": "une Puissance de {} ou moins", "it": "Potere {} o meno"}
OR_DONE = {"en": ", or be done", "fr": ", ou terminez", "it": ", o concludi"}


def choose_more(who: AnyNumber, ask: Asking) -> str:
    room = who.limit - sum(max(0, ask.g.power(ask.g.at(n))) for n in ask.frame.items)
    noun = ask.noun(who.which).with_(ROOM[ask.lang].format(room))
    return choose(ask, altered(noun, other=len(ask.frame.items) > 0), OR_DONE[ask.lang])


LEFT = {"en": " ({} too many)", "fr": " ({} de trop)", "it": " ({} di troppo)"}


def choose_excess(who: Excess, ask: Asking) -> str:
    return choose(ask, ask.noun(who.which), LEFT[ask.lang].format(who.count(ask.g, ask.scope)))


OR_NOBODY = {"en": ", or skip", "fr": " (ou personne)", "it": " (o nessuno)"}


def choose_in_mission(who: EachMission, ask: Asking) -> str:
    noun = altered(ask.noun(who.which), place=IN_MISSION[ask.lang].format(rank(ask.frame.n)))
    return choose(ask, noun, OR_NOBODY[ask.lang])


def mission_of_all_en(who: InOneMission, ask: Asking) -> str:
    return f"choose a mission to {ask.doing()} {phrase(there(who.which, ask.say, 'there'), ALL)}."


def mission_of_all_fr(who: InOneMission, ask: Asking) -> str:
    those = french.phrase(there(who.which, ask.say, ""), ALL)
    return f"choisissez la mission où se trouvent {those} {ask.doing()}."


def mission_of_all_it(who: InOneMission, ask: Asking) -> str:
    those = italian.phrase(there(who.which, ask.say, ""), ALL)
    return f"scegli la missione in cui si trovano {those} {ask.doing()}."


# Other questions ----------------------------------------------------------------------------------------------------
def tokens_amount_en(node: Tokens, ask: Asking) -> str:
    return f"choose how many Power tokens to {'take' if node.take else 'remove'} from {ask.name(ask.frame.items[0])}."


def tokens_amount_fr(node: Tokens, ask: Asking) -> str:
    whom = ask.the(ask.frame.items[0])
    verb = f"prendre {french.to(whom)}" if node.take else f"retirer {french.of(whom)}"
    return f"choisissez combien de Jetons Power {verb}."


def tokens_amount_it(node: Tokens, ask: Asking) -> str:
    verb = "prendere" if node.take else "rimuovere"
    return f"scegli quanti token Power {verb} {italian.prep('da', ask.the(ask.frame.items[0]))}."


def happening(ask: Asking) -> int:
    """What would happen to the character in question."""
    what = ask.frame.extra[ask.frame.n * WIDTH]
    return MOVING if what >= WHERE else what


def endangered(ask: Asking) -> int:
    return ask.frame.extra[ask.frame.n * WIDTH + 1]


def replace_en(node: Happening, ask: Asking) -> str:
    participle = HAPPENINGS["en"][happening(ask)][1]
    return f"{ask.name(endangered(ask))} would be {participle}; choose what happens instead."


def replace_fr(node: Happening, ask: Asking) -> str:
    participle = HAPPENINGS["fr"][happening(ask)][1]
    return f"{ask.character(endangered(ask))} serait {participle} ; choisissez ce qui arrive à la place."


def replace_it(node: Happening, ask: Asking) -> str:
    participle = HAPPENINGS["it"][happening(ask)][1]
    return f"{ask.character(endangered(ask))} verrebbe {participle}; scegli che cosa accade invece."


def demand_en(node: Demand, ask: Asking) -> str:
    return f"reveal {ask.name(ask.frame.items[0])} for {node.extra} more chakra, or let it be defeated."


def demand_fr(node: Demand, ask: Asking) -> str:
    return f"révélez {ask.the(ask.frame.items[0])} pour {node.extra} Chakra de plus, ou acceptez sa défaite."


def demand_it(node: Demand, ask: Asking) -> str:
    return f"rivela {ask.the(ask.frame.items[0])} pagando {node.extra} Chakra in più, o accetta la sua sconfitta."


def locker(ask: Asking) -> str:
    card = ask.g.card_of(ask.g.at(ask.scope.source))
    return f"{card_name(card, ask.lang)} ({card.id})"


def lock_en(node: ChooseLock, ask: Asking) -> str:
    return f"{locker(ask)}: choose which of the strongest enemy characters in its mission it locks."


def lock_fr(node: ChooseLock, ask: Asking) -> str:
    return f"{locker(ask)} : choisissez lequel des Personnages ennemis les plus forts de sa mission verrouiller."


def lock_it(node: ChooseLock, ask: Asking) -> str:
    return f"{locker(ask)}: scegli quale dei Personaggi nemici più forti della sua missione bloccare."


def put_card(ask: Asking) -> str:
    return card_label(ask.g.identity[ask.frame.items[0]], ask.lang)


def moved(ask: Asking) -> str:
    return ask.the(ask.frame.items[len(ask.frame.items) - 1])


DISCARD_ORDER_EN = "goes to the discard pile next; the first lies lowest."
DISCARD_ORDER_FR = "à mettre dans la pile de défausse ; la première carte posée reste tout en dessous."
DISCARD_ORDER_IT = "da mettere nella pila degli scarti; la prima carta messa resta sotto a tutte le altre."

asks(
    Course,
    kinds.ASK_MULLIGAN,
    en=lambda node, ask: "keep your opening hand, or swap it once for 5 new cards?",
    fr=lambda node, ask: (
        "gardez-vous votre main de départ, ou l'échangez-vous, une seule fois, contre 5 nouvelles cartes ?"
    ),
    it=lambda node, ask: "tieni la mano iniziale o la cambi, una sola volta, con 5 carte nuove?",
)
TO_PLAY = {"en": "play", "fr": "jouez", "it": "gioca"}
TO_HIDE = {"en": "hide", "fr": "cachez", "it": "nascondi"}
TO_UPGRADE = {"en": "upgrade", "fr": "faites évoluer", "it": "potenzia"}
TO_REVEAL = {"en": "reveal", "fr": "révélez", "it": "rivela"}
TO_PASS = {"en": "pass", "fr": "passez", "it": "passa"}
PASSING = {"en": "pass", "fr": "passer", "it": "passare"}
NO_CHAKRA = {"en": "you have no chakra", "fr": "vous n'avez plus de Chakra", "it": "non hai più Chakra"}


def possible(ask: Asking) -> str:
    """What can be done in this turn: "play, hide or pass"; if there is nothing but passing, why."""
    verbs = {option.verb for option in ask.g.options}
    if verbs == {kinds.PASS}:
        player = ask.g.players[ask.seat]
        reasons = [] if player.chakra else [NO_CHAKRA]
        return only(PASSING, reasons if player.hand else [*reasons, EMPTY_HAND], ask.lang)
    deeds = [TO_PLAY] if kinds.PLAY in verbs else []
    deeds += [TO_HIDE] if kinds.HIDE in verbs else []
    deeds += [TO_UPGRADE] if kinds.PLAY_UPGRADE in verbs else []
    deeds += [TO_REVEAL] if verbs & {kinds.REVEAL, kinds.REVEAL_UPGRADE} else []
    return offered([*deeds, TO_PASS], ask.lang)


asks(
    Course,
    kinds.ASK_TURN,
    en=lambda node, ask: f"your turn: {possible(ask)}.",
    fr=lambda node, ask: f"à vous : {possible(ask)}.",
    it=lambda node, ask: f"tocca a te: {possible(ask)}.",
)
asks(
    Line,
    ASK_USE,
    en=lambda node, ask: f"use this effect? {english.sentence(ask.say.effect(node.effect))}",
    fr=lambda node, ask: f"utiliser cet effet ? {english.sentence(ask.say.effect(node.effect))}",
    it=lambda node, ask: f"usare questo effetto? {english.sentence(ask.say.effect(node.effect))}",
)
asks(
    Group,
    ASK_ORDER,
    en=lambda node, ask: "several effects are waiting: choose which one happens next.",
    fr=lambda node, ask: "plusieurs effets sont en attente : choisissez celui à appliquer maintenant.",
    it=lambda node, ask: "più effetti sono in attesa: scegli quale applicare adesso.",
)


def asks_alike(cls: type[T], kind: int, question: Callable[[T, Asking], str]) -> None:
    """Enters a question that is put together in the same way in all languages."""
    asks(cls, kind, en=question, fr=question, it=question)


LOWEST_IN = {"en": LOWEST, "fr": LOWEST_FR, "it": LOWEST_IT}

asks_alike(Chosen, kinds.ASK_TARGET, lambda who, ask: choose(ask, ask.noun(who.which)))
asks_alike(
    Lowest, kinds.ASK_TARGET, lambda who, ask: choose(ask, ask.noun(who.which).with_(LOWEST_IN[ask.lang][who.what]))
)
asks_alike(Pair, kinds.ASK_TARGET, choose_of_pair)
asks_alike(AnyNumber, kinds.ASK_TARGET, choose_more)
asks_alike(Excess, kinds.ASK_TARGET, choose_excess)
asks_alike(EachMission, kinds.ASK_PER_MISSION, choose_in_mission)
asks(
    MoveMany,
    kinds.ASK_TARGET,
    en=lambda node, ask: f"choose {phrase(ask.noun(node.which))} to move to another mission.",
    fr=lambda node, ask: f"choisissez {french.phrase(ask.noun(node.which))} à déplacer vers une autre mission.",
    it=lambda node, ask: f"scegli {italian.phrase(ask.noun(node.which))} da muovere in un'altra missione.",
)
asks(InOneMission, kinds.ASK_MISSION, en=mission_of_all_en, fr=mission_of_all_fr, it=mission_of_all_it)
for moving in (Move, MoveMany):
    asks(
        moving,
        kinds.ASK_MISSION,
        en=lambda node, ask: f"choose the mission to which {moved(ask)} is moved.",
        fr=lambda node, ask: f"choisissez la mission vers laquelle déplacer {moved(ask)}.",
        it=lambda node, ask: f"scegli la missione in cui muovere {moved(ask)}.",
    )
asks(
    PutFromDeck,
    kinds.ASK_MISSION,
    en=lambda node, ask: "choose the mission where the card is put face down.",
    fr=lambda node, ask: "choisissez la mission où placer la carte face cachée.",
    it=lambda node, ask: "scegli la missione in cui mettere la carta a faccia in giù.",
)
asks(
    PutFromHand,
    kinds.ASK_MISSION,
    en=lambda node, ask: f"choose the mission where {put_card(ask)} is put face down.",
    fr=lambda node, ask: f"choisissez la mission où placer {put_card(ask)} face cachée.",
    it=lambda node, ask: f"scegli la missione in cui mettere {put_card(ask)} a faccia in giù.",
)
asks(
    PutFromHand,
    kinds.ASK_CARD,
    en=lambda node, ask: "choose a card from your hand to put face down in a mission.",
    fr=lambda node, ask: "choisissez une carte de votre main à placer face cachée sur une mission.",
    it=lambda node, ask: "scegli una carta della tua mano da mettere a faccia in giù su una missione.",
)
asks(
    Discard,
    kinds.ASK_CARD,
    en=lambda node, ask: "choose a card from your hand to discard.",
    fr=lambda node, ask: "choisissez une carte de votre main à défausser.",
    it=lambda node, ask: "scegli una carta della tua mano da scartare.",
)
asks(
    DiscardSeen,
    kinds.ASK_CARD,
    en=lambda node, ask: "choose a card from the opponent's hand to be discarded.",
    fr=lambda node, ask: "choisissez dans la main de l'adversaire une carte à défausser.",
    it=lambda node, ask: "scegli una carta da scartare dalla mano dell'avversario.",
)
asks(
    PutBack,
    kinds.ASK_CARD,
    en=lambda node, ask: "choose a card from your hand to put on top of your deck.",
    fr=lambda node, ask: "choisissez une carte de votre main à placer sur le dessus de votre deck.",
    it=lambda node, ask: "scegli una carta della tua mano da mettere in cima al tuo mazzo.",
)
asks(
    Recover,
    kinds.ASK_CARD,
    en=lambda node, ask: "choose a card from your discard pile to take into your hand.",
    fr=lambda node, ask: "choisissez une carte de votre pile de défausse à ajouter à votre main.",
    it=lambda node, ask: "scegli una carta della tua pila degli scarti da aggiungere alla tua mano.",
)
asks(Tokens, kinds.ASK_AMOUNT, en=tokens_amount_en, fr=tokens_amount_fr, it=tokens_amount_it)
asks(
    PayX,
    kinds.ASK_AMOUNT,
    en=lambda node, ask: "choose how much chakra to pay.",
    fr=lambda node, ask: "choisissez combien de Chakra payer.",
    it=lambda node, ask: "scegli quanto Chakra pagare.",
)
asks(
    PlayCard,
    kinds.ASK_PLAY,
    en=lambda node, ask: f"choose how to {ask.say.effect(node)}.",
    fr=lambda node, ask: f"choisissez comment {ask.say.but(subject=NOBODY).effect(node)}.",
    it=lambda node, ask: f"scegli come {ask.say.but(subject=NOBODY).effect(node)}.",
)
asks(
    PlayFromTop,
    kinds.ASK_PLAY,
    en=lambda node, ask: f"choose which of the cards to play {for_less(node.cut)}.",
    fr=lambda node, ask: f"choisissez laquelle des cartes jouer {for_less_fr(node.cut)}.",
    it=lambda node, ask: f"scegli quale delle carte giocare {for_less_it(node.cut)}.",
)
asks(
    PlayFromTop,
    kinds.ASK_DISCARD_ORDER,
    en=lambda node, ask: f"choose which card {DISCARD_ORDER_EN}",
    fr=lambda node, ask: f"choisissez la carte suivante {DISCARD_ORDER_FR}",
    it=lambda node, ask: f"scegli la prossima carta {DISCARD_ORDER_IT}",
)
asks(
    DiscardHand,
    kinds.ASK_DISCARD_ORDER,
    en=lambda node, ask: f"choose which card of your hand {DISCARD_ORDER_EN}",
    fr=lambda node, ask: f"choisissez la carte suivante de votre main {DISCARD_ORDER_FR}",
    it=lambda node, ask: f"scegli la prossima carta della tua mano {DISCARD_ORDER_IT}",
)
asks(
    Happening,
    kinds.ASK_DISCARD_ORDER,
    en=lambda node, ask: f"choose which character {DISCARD_ORDER_EN}",
    fr=lambda node, ask: f"choisissez le Personnage suivant {DISCARD_ORDER_FR}",
    it=lambda node, ask: f"scegli il prossimo Personaggio {DISCARD_ORDER_IT}",
)
asks(Happening, kinds.ASK_REPLACE, en=replace_en, fr=replace_fr, it=replace_it)
for copying in (Copy, CopyDiscarded):
    asks(
        copying,
        kinds.ASK_LINE,
        en=lambda node, ask: "choose the effect to copy.",
        fr=lambda node, ask: "choisissez l'effet à copier.",
        it=lambda node, ask: "scegli l'effetto da copiare.",
    )
asks(Demand, kinds.ASK_DEMAND, en=demand_en, fr=demand_fr, it=demand_it)
asks(ChooseLock, kinds.ASK_LOCK, en=lock_en, fr=lock_fr, it=lock_it)


# Options ------------------------------------------------------------------------------------------------------------
OPTIONS: Table[int] = Table("option")


def option_text(g: Board, action: Action, lang: str) -> str:
    """One answer to the open question, in terms of what the deciding seat may know."""
    frame = g.frames[len(g.frames) - 1]
    text: str = OPTIONS.rule(action.verb, lang)(Asking(g, frame, g.seat, lang, speaker(g.pool, lang)), action)
    return finished(text, lang)


def cost_of(ask: Asking, card: Card, place: int, way: int, covered: int = 0, hidden: int = 0) -> int:
    """What this way of playing costs now, the reduction or surcharge of the line in progress included."""
    node = ask.frame.node
    cut = node.cut if isinstance(node, (PlayCard, PlayFromTop)) else 0
    extra = node.extra if isinstance(node, Demand) else 0
    target = ask.g.at(covered) if covered else None
    return price(ask.g, ask.seat, card, place, way, target, hidden, cut, extra)


# What is said of a character: hidden, its Power, whose it is, where it is; or that it has left.
HIDDEN: dict[str, Callable[[str], str]] = {
    "en": lambda gender: "hidden",
    "fr": lambda gender: french.agree("caché", gender),
    "it": lambda gender: italian.agree("nascosto", gender),
}
POWER_OF = {"en": "Power {}", "fr": "Puissance {}", "it": "Potere {}"}
MISSION_OF = {"en": "mission {}", "fr": "mission {}", "it": "missione {}"}
OWN: dict[str, Callable[[str], str]] = {
    "en": lambda gender: "yours",
    "fr": lambda gender: "à vous",
    "it": lambda gender: italian.agree("tuo", gender),
}
OPPOSING = {"en": "opponent", "fr": "adversaire", "it": "avversario"}
GONE = {"en": "no longer in play", "fr": "n'est plus en jeu", "it": "non più in gioco"}


def character_text(ask: Asking, number: int) -> str:
    """ "#12 Kakashi Hatake (Power 5, yours, mission C)"."""
    c = ask.g.characters[number]
    lang = ask.lang
    if c is None:
        return f"#{number} ({GONE[lang]})"
    gender = name_gender(ask.g.card_of(c).name, lang) if known(c, ask.seat) else "m"
    facts = []
    if c.hidden and known(c, ask.seat):
        facts.append(HIDDEN[lang](gender))
    power = ask.g.power(c)
    if not c.hidden or power:
        facts.append(POWER_OF[lang].format(power))
    where_it_is = MISSION_OF[lang].format(rank(c.place))
    facts.extend([OWN[lang](gender), where_it_is] if c.side == ask.seat else [where_it_is, OPPOSING[lang]])
    return f"{ask.name(number)} ({', '.join(facts)})"


SET_OFF: dict[str, Callable[[str], str]] = {
    "en": lambda name: f", set off by {name}",
    "fr": lambda name: f", déclenché par {name}",
    "it": lambda name: f", attivato {italian.prep('da', name)}",
}


def trigger(ask: Asking, action: Action) -> str:
    for waiting in ask.frame.waiting:
        if waiting.source == action.a and number_of(waiting) == action.b:
            line = waiting.line
            assert isinstance(line, Line)
            cause = SET_OFF[ask.lang](ask.the(action.c)) if action.verb == TRIGGER_BY and action.c else ""
            label = source_label(ask.g, line, ask.lang)
            return f"#{action.a} {label}{cause}{COLON[ask.lang]}{line_words(line, ask.g.pool, ask.lang)}"
    return f"#{action.a}"


@dataclass(frozen=True)
class Playing:
    """A card that may be played: its title, with its number if it is in play already, where, over what, for how much."""

    card: str
    mission: str
    cost: int
    over: str = ""


def playing(ask: Asking, action: Action) -> Playing:
    """The option as one of playing a card."""
    if action.verb in (kinds.REVEAL, kinds.REVEAL_UPGRADE):
        c = ask.g.at(action.a)
        card = ask.g.card_of(c)
        title = f"#{action.a} {card_title(card, ask.lang)}"
        if action.verb == kinds.REVEAL:
            return Playing(title, rank(c.place), cost_of(ask, card, c.place, BY_REVEAL, 0, action.a))
        cost = cost_of(ask, card, c.place, BY_REVEAL | BY_UPGRADE, action.b, action.a)
        return Playing(title, rank(c.place), cost, ask.the(action.b))
    card = ask.g.pool.cards[action.a]
    title = card_title(card, ask.lang)
    if action.verb == kinds.PLAY_UPGRADE:
        place = ask.g.at(action.b).place
        return Playing(title, rank(place), cost_of(ask, card, place, BY_UPGRADE, action.b), ask.the(action.b))
    cost = 1 if action.verb == kinds.HIDE else cost_of(ask, card, action.b, 0)
    return Playing(title, rank(action.b), cost)


def plays(
    verb: int, *, en: Callable[[Playing], str], fr: Callable[[Playing], str], it: Callable[[Playing], str]
) -> None:
    """Enters an option of playing a card."""
    OPTIONS.enter(
        verb,
        en=lambda ask, action: en(playing(ask, action)),
        fr=lambda ask, action: fr(playing(ask, action)),
        it=lambda ask, action: it(playing(ask, action)),
    )


def skip_en(ask: Asking, action: Action) -> str:
    if ask.g.kind == kinds.ASK_REPLACE:
        return "Let it happen"
    return f"Nobody in mission {rank(ask.frame.n)}" if ask.g.kind == kinds.ASK_PER_MISSION else "Do not use it"


def skip_fr(ask: Asking, action: Action) -> str:
    if ask.g.kind == kinds.ASK_REPLACE:
        return "Laisser faire"
    return (
        f"Personne dans la mission {rank(ask.frame.n)}" if ask.g.kind == kinds.ASK_PER_MISSION else "Ne pas l'utiliser"
    )


def skip_it(ask: Asking, action: Action) -> str:
    if ask.g.kind == kinds.ASK_REPLACE:
        return "Lascia che accada"
    return f"Nessuno nella missione {rank(ask.frame.n)}" if ask.g.kind == kinds.ASK_PER_MISSION else "Non usarlo"


def outcome(ask: Asking, action: Action) -> str:
    """The verb for what happens instead."""
    what = ask.frame.extra[ask.frame.n * WIDTH]
    return HAPPENINGS[ask.lang][instead_of(ask.g, action.a, what, ask.g.at(action.b)).outcome][0]


def instead_en(ask: Asking, action: Action) -> str:
    saved = "" if action.a == action.b else f", not {ask.name(action.b)}"
    return f"{english.capital(outcome(ask, action))} {ask.name(action.a)} instead{saved}"


def instead_fr(ask: Asking, action: Action) -> str:
    saved = "" if action.a == action.b else f" {french.of(ask.the(action.b))}"
    return f"{english.capital(outcome(ask, action))} {ask.the(action.a)} à la place{saved}"


def instead_it(ask: Asking, action: Action) -> str:
    saved = "invece" if action.a == action.b else f"al posto {italian.of(ask.the(action.b))}"
    return f"{english.capital(italian.second(outcome(ask, action)))} {ask.the(action.a)} {saved}"


def line_option(ask: Asking, card: Card, number: int, before: str = "") -> str:
    line = card.lines[number - 1]
    return f"{before}{card_label(card, ask.lang)}, {line_text(line, ask.g.pool, ask.lang)}"


def option_alike(verb: int, option: Callable[[Asking, Action], str]) -> None:
    """Enters an option that is put together in the same way in all languages."""
    OPTIONS.enter(verb, en=option, fr=option, it=option)


def amount_en(ask: Asking, action: Action) -> str:
    return f"{action.a} chakra" if isinstance(ask.frame.node, PayX) else count(action.a, "Power token")


def amount_fr(ask: Asking, action: Action) -> str:
    if isinstance(ask.frame.node, PayX):
        return f"{action.a} Chakra"
    return french.count(action.a, "Jeton Power")


def amount_it(ask: Asking, action: Action) -> str:
    return f"{action.a} {'Chakra' if isinstance(ask.frame.node, PayX) else 'token Power'}"


def asker(ask: Asking) -> str:
    """The card whose effect may be used or not."""
    line = ask.scope.line
    assert isinstance(line, Line)
    return card_name(ask.g.pool.cards[line.card], ask.lang)


OPTIONS.enter(
    USE,
    en=lambda ask, action: f"Use the effect of {asker(ask)}",
    fr=lambda ask, action: f"Utiliser l'effet {french.of(asker(ask))}",
    it=lambda ask, action: f"Usa l'effetto di {asker(ask)}",
)
OPTIONS.enter(SKIP, en=skip_en, fr=skip_fr, it=skip_it)
OPTIONS.enter(
    STOP,
    en=lambda ask, action: "Done",
    fr=lambda ask, action: "Terminer",
    it=lambda ask, action: "Concludi",
)
option_alike(TRIGGER, trigger)
option_alike(TRIGGER_BY, trigger)
OPTIONS.enter(
    kinds.KEEP,
    en=lambda ask, action: "Keep this hand",
    fr=lambda ask, action: "Garder cette main",
    it=lambda ask, action: "Tieni questa mano",
)
OPTIONS.enter(
    kinds.MULLIGAN,
    en=lambda ask, action: "Swap it for 5 new cards (mulligan)",
    fr=lambda ask, action: "L'échanger contre 5 nouvelles cartes (mulligan)",
    it=lambda ask, action: "Cambiala con 5 carte nuove (mulligan)",
)
plays(
    kinds.PLAY,
    en=lambda p: f"Play {p.card} on mission {p.mission} for {p.cost} chakra",
    fr=lambda p: f"Jouer {p.card} sur la mission {p.mission} pour {p.cost} Chakra",
    it=lambda p: f"Gioca {p.card} sulla missione {p.mission} per {p.cost} Chakra",
)
plays(
    kinds.HIDE,
    en=lambda p: f"Hide {p.card} face down on mission {p.mission} for {p.cost} chakra",
    fr=lambda p: f"Cacher {p.card} sur la mission {p.mission} pour {p.cost} Chakra",
    it=lambda p: f"Nascondi {p.card} sulla missione {p.mission} per {p.cost} Chakra",
)
plays(
    kinds.PLAY_UPGRADE,
    en=lambda p: f"Upgrade {p.over} with {p.card} for {p.cost} chakra",
    fr=lambda p: f"Faire évoluer {p.over} avec {p.card} pour {p.cost} Chakra",
    it=lambda p: f"Potenzia {p.over} con {p.card} per {p.cost} Chakra",
)
plays(
    kinds.REVEAL,
    en=lambda p: f"Reveal {p.card} on mission {p.mission} for {p.cost} chakra",
    fr=lambda p: f"Révéler {p.card} sur la mission {p.mission} pour {p.cost} Chakra",
    it=lambda p: f"Rivela {p.card} sulla missione {p.mission} per {p.cost} Chakra",
)
plays(
    kinds.REVEAL_UPGRADE,
    en=lambda p: f"Reveal {p.card} as an upgrade of {p.over} for {p.cost} chakra",
    fr=lambda p: f"Révéler {p.card} comme évolution {french.of(p.over)} pour {p.cost} Chakra",
    it=lambda p: f"Rivela {p.card} come potenziamento {italian.of(p.over)} per {p.cost} Chakra",
)
OPTIONS.enter(
    kinds.PASS,
    en=lambda ask, action: "Pass",
    fr=lambda ask, action: "Passer",
    it=lambda ask, action: "Passa",
)
option_alike(kinds.TARGET, lambda ask, action: character_text(ask, action.a))
option_alike(
    kinds.MISSION,
    lambda ask, action: (
        english.capital(MISSION_OF[ask.lang].format(rank(action.a)))
        + COLON[ask.lang]
        + card_name(ask.g.pool.cards[ask.g.missions[action.a]], ask.lang)
    ),
)
option_alike(kinds.CARD, lambda ask, action: card_label(ask.g.pool.cards[action.a], ask.lang))
OPTIONS.enter(kinds.AMOUNT, en=amount_en, fr=amount_fr, it=amount_it)
option_alike(
    kinds.LINE,
    lambda ask, action: line_option(ask, ask.g.card_of(ask.g.at(action.a)), action.b, f"#{action.a} "),
)
option_alike(kinds.LINE_OF_CARD, lambda ask, action: line_option(ask, ask.g.pool.cards[action.a], action.b))
OPTIONS.enter(kinds.USE_INSTEAD, en=instead_en, fr=instead_fr, it=instead_it)
OPTIONS.enter(
    kinds.DEFEAT,
    en=lambda ask, action: f"Let {ask.name(action.a)} be defeated",
    fr=lambda ask, action: f"Accepter la défaite {french.of(ask.the(action.a))}",
    it=lambda ask, action: f"Accetta la sconfitta {italian.of(ask.the(action.a))}",
)
