"""The question of every decision, and its options in words."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from kleos.engine.actions import SKIP, STOP, USE, Action
from kleos.engine.frames import Frame, Node, Scope
from kleos.engine.lines import Line
from kleos.games.mythology_go import kinds
from kleos.games.mythology_go.board import NO_COUNTDOWN, Board
from kleos.games.mythology_go.cards import Card
from kleos.games.mythology_go.counting import Counting
from kleos.games.mythology_go.deeds import (
    Aftermath,
    Copy,
    DestroyLowest,
    Destruction,
    Fetch,
    MayDestroy,
    MayDrain,
    Recolour,
    SacrificeThenPlace,
    Swap,
    Transform,
    TurnOver,
)
from kleos.games.mythology_go.flow import Course
from kleos.games.mythology_go.kinds import PLAYS
from kleos.games.mythology_go.words.names import FACE_DOWN, PAIR, card_name, colour_name, gender, player
from kleos.games.mythology_go.words.text import POINTS, card_text
from kleos.words import english, french, italian
from kleos.words.asking import UNPLAYABLE, offered, only
from kleos.words.phrases import Table, check_language
from kleos.words.signs import COLON, finished

T = TypeVar("T", bound=Node)


@dataclass(frozen=True)
class Asking:
    """A question that is open: the board, the frame that asks, and the language."""

    g: Board
    frame: Frame
    lang: str

    @property
    def seat(self) -> int:
        return self.g.seat

    @property
    def scope(self) -> Scope:
        return self.frame.scope

    def card(self, index: int) -> str:
        return card_name(self.g.pool.cards[index], self.lang)

    def piece(self, number: int) -> str:
        """ "Harpy #3", by what it is now; only creatures the asked player knows are spoken of."""
        return f"{card_name(self.g.looks_of(number), self.lang)} #{number}"

    @property
    def asker(self) -> Card | None:
        """The card whose line asks, if one does."""
        line = self.scope.line
        return self.g.pool.cards[line.card] if isinstance(line, Line) else None

    @property
    def gender(self) -> str:
        """Of the name the prompt begins with, for pronouns that stand for it."""
        return gender(self.asker, self.lang) if self.asker is not None else "m"

    def points(self, number: int) -> str:
        return POINTS[self.lang](number)


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
    """The open question, and which card asks it."""
    check_language(lang)
    frame = g.frames[-1]
    ask = Asking(g, frame, lang)
    text = QUESTIONS.rule((type(frame.node), g.kind), lang)(frame.node, ask)
    if ask.asker is None:
        return finished(english.capital(text), lang)
    name = card_name(ask.asker, lang)
    number = f" #{frame.scope.source}" if frame.scope.source else ""
    whose = f" ({player(frame.scope.you)})" if frame.scope.you != g.seat else ""
    return finished(f"{name}{number}{whose}{COLON[lang]}{text}", lang)


# Beginning a round --------------------------------------------------------------------------------------------------
def own_divinity(ask: Asking, words: str) -> str:
    """Reminds of the own divinity, which a belief should suit; "" without one."""
    divinity = ask.g.players[ask.seat].divinity
    return words.format(ask.card(divinity)) if divinity >= 0 else ""


asks(
    Course,
    kinds.ASK_BELIEF,
    en=lambda node, ask: (
        f"round {ask.g.round}: choose your belief for this round, out of those nobody has taken"
        f"{own_divinity(ask, ' (your divinity is {})')}."
    ),
    fr=lambda node, ask: (
        f"manche {ask.g.round} : choisissez votre croyance pour cette manche, parmi celles que personne n'a prises"
        f"{own_divinity(ask, ' (votre divinité est {})')}."
    ),
    it=lambda node, ask: (
        f"giro {ask.g.round}: scegli la tua credenza per questo giro, tra quelle che nessuno ha preso"
        f"{own_divinity(ask, ' (la tua divinità è {})')}."
    ),
)
asks(
    Course,
    kinds.ASK_DIVINITY,
    en=lambda node, ask: f"{ask.card(ask.g.players[ask.seat].belief)}: choose which of the two divinities you keep.",
    fr=lambda node, ask: (
        f"{ask.card(ask.g.players[ask.seat].belief)} : choisissez laquelle des deux divinités vous gardez."
    ),
    it=lambda node, ask: f"{ask.card(ask.g.players[ask.seat].belief)}: scegli quale delle due divinità tieni.",
)

# The main phase -----------------------------------------------------------------------------------------------------
TO_PLAY = {"en": "play a card", "fr": "jouez une carte", "it": "gioca una carta"}
TO_FUSE = {"en": "fuse two creatures", "fr": "fusionnez deux créatures", "it": "fondi due creature"}
TO_ACTIVATE = {"en": "activate a creature", "fr": "activez une créature", "it": "attiva una creatura"}
TO_BELIEVE = {"en": "use your belief", "fr": "utilisez votre croyance", "it": "usa la tua credenza"}
TO_END = {"en": "end your turn", "fr": "terminez votre tour", "it": "concludi il tuo turno"}
ENDING = {"en": "end your turn", "fr": "terminer votre tour", "it": "concludere il tuo turno"}


def possible(ask: Asking) -> str:
    """What can be done now: "play a card or end your turn"; if there is nothing but ending it, why."""
    verbs = {option.verb for option in ask.g.options}
    if verbs == {STOP}:
        return only(ENDING, [UNPLAYABLE], ask.lang)
    deeds = [TO_PLAY] if verbs & {kinds.PLAY, kinds.HIDE, kinds.PLAY_ONTO} else []
    deeds += [TO_FUSE] if kinds.FUSE in verbs else []
    deeds += [TO_ACTIVATE] if kinds.USE_OBJECT in verbs else []
    deeds += [TO_BELIEVE] if kinds.USE_BELIEF in verbs else []
    deeds += [TO_END] if STOP in verbs else []
    return offered(deeds, ask.lang)


def free(ask: Asking) -> int:
    return ask.g.free_slots(ask.seat)


def last_turns(ask: Asking, one: str, many: str) -> str:
    """That the end is near (MG-4.5.6); how many opportunities are left, this one included."""
    left = ask.g.countdown
    if left == NO_COUNTDOWN:
        return ""
    return one if left == 1 else many.format(left)


asks(
    Course,
    kinds.ASK_MAIN,
    en=lambda node, ask: (
        f"your turn, {ask.g.plays} of {PLAYS} plays made, {english.count(free(ask), 'free slot')}: {possible(ask)}."
        + last_turns(ask, " This is the last turn of the round.", " Last turns: {} are left, this one included.")
    ),
    fr=lambda node, ask: (
        f"votre tour, {french.count(ask.g.plays, 'carte jouée', 'cartes jouées')} sur {PLAYS},"
        f" {french.count(free(ask), 'emplacement libre', 'emplacements libres')} : {possible(ask)}."
        + last_turns(ask, " C'est le dernier tour de la manche.", " Derniers tours : il en reste {}, celui-ci compris.")
    ),
    it=lambda node, ask: (
        f"il tuo turno, {italian.count(ask.g.plays, 'carta giocata', 'carte giocate')} su {PLAYS},"
        f" {italian.count(free(ask), 'spazio libero', 'spazi liberi')}: {possible(ask)}."
        + last_turns(ask, " È l'ultimo turno del giro.", " Ultimi turni: ne restano {}, compreso questo.")
    ),
)
asks(
    Course,
    kinds.ASK_RETURN,
    en=lambda node, ask: (
        "which card comes next under the deck?"
        if ask.frame.items
        else "your turn ends: the rest of your hand goes under the deck. Its order matters only if the deck runs down that"
        " far."
    ),
    fr=lambda node, ask: (
        "quelle carte vient ensuite sous la pioche ?"
        if ask.frame.items
        else "fin de votre tour : le reste de votre main va sous la pioche. L'ordre ne compte que si la pioche descend"
        " jusque-là."
    ),
    it=lambda node, ask: (
        "quale carta viene dopo sotto il mazzo?"
        if ask.frame.items
        else "fine del tuo turno: il resto della tua mano va sotto il mazzo. L'ordine conta solo se il mazzo arriva fin lì."
    ),
)

# Effects ------------------------------------------------------------------------------------------------------------
asks(
    MayDestroy,
    kinds.ASK_DRAGON,
    en=lambda node, ask: "choose a face-up creature of another player to destroy, or none.",
    fr=lambda node, ask: "choisissez une créature face visible d'un autre joueur à détruire, ou aucune.",
    it=lambda node, ask: "scegli una creatura scoperta di un altro giocatore da distruggere, oppure nessuna.",
)
asks(
    MayDrain,
    kinds.ASK_DRAIN,
    en=lambda node, ask: (
        f"choose a face-up creature of another player that loses {node.amount} of its value to yours, or none."
    ),
    fr=lambda node, ask: (
        f"choisissez une créature face visible d'un autre joueur, qui cède {node.amount} de sa valeur à la vôtre, ou"
        " aucune."
    ),
    it=lambda node, ask: (
        f"scegli una creatura scoperta di un altro giocatore, che cede {node.amount} del suo valore alla tua, oppure"
        " nessuna."
    ),
)
asks(
    Fetch,
    kinds.ASK_NAME,
    en=lambda node, ask: "name a creature; if the deck holds one, you take it into your hand.",
    fr=lambda node, ask: "nommez une créature ; si la pioche en contient une, vous la prenez en main.",
    it=lambda node, ask: "nomina una creatura; se il mazzo ne contiene una, la prendi in mano.",
)
asks(
    Swap,
    kinds.ASK_OWN,
    en=lambda node, ask: "choose the creature of yours that you give away.",
    fr=lambda node, ask: "choisissez celle de vos créatures que vous donnez.",
    it=lambda node, ask: "scegli la tua creatura che cedi.",
)
asks(
    Swap,
    kinds.ASK_OTHER,
    en=lambda node, ask: f"choose the face-up creature you take in return for {ask.piece(ask.frame.items[0])}.",
    fr=lambda node, ask: (
        f"choisissez la créature face visible que vous prenez en échange {french.of(ask.piece(ask.frame.items[0]))}."
    ),
    it=lambda node, ask: f"scegli la creatura scoperta che prendi in cambio di {ask.piece(ask.frame.items[0])}.",
)
asks(
    DestroyLowest,
    kinds.ASK_PLAYER,
    en=lambda node, ask: "choose the player whose face-up creatures of lowest value are destroyed.",
    fr=lambda node, ask: "choisissez le joueur dont les créatures face visible de plus basse valeur sont détruites.",
    it=lambda node, ask: "scegli il giocatore le cui creature scoperte di valore più basso vengono distrutte.",
)
asks(
    SacrificeThenPlace,
    kinds.ASK_SACRIFICE,
    en=lambda node, ask: "choose another creature of yours to destroy.",
    fr=lambda node, ask: "choisissez une autre de vos créatures à détruire.",
    it=lambda node, ask: "scegli un'altra tua creatura da distruggere.",
)
asks(
    SacrificeThenPlace,
    kinds.ASK_PLACE,
    en=lambda node, ask: "place a creature from your hand for the one destroyed, or none.",
    fr=lambda node, ask: "placez une créature de votre main à la place de celle détruite, ou aucune.",
    it=lambda node, ask: "metti in campo una creatura dalla tua mano al posto di quella distrutta, oppure nessuna.",
)
asks(
    TurnOver,
    kinds.ASK_TURN,
    en=lambda node, ask: "choose the creature of yours to turn over.",
    fr=lambda node, ask: "choisissez celle de vos créatures à retourner.",
    it=lambda node, ask: "scegli la tua creatura da girare.",
)


def own_belief(ask: Asking) -> str:
    return ask.card(ask.g.players[ask.seat].belief)


asks(
    Destruction,
    kinds.ASK_SAVE,
    en=lambda node, ask: (
        f"your creatures would be destroyed; with {own_belief(ask)} you may let one of them stay, once per round."
    ),
    fr=lambda node, ask: (
        f"vos créatures vont être détruites ; avec {own_belief(ask)}, vous pouvez en garder une, une fois par manche."
    ),
    it=lambda node, ask: (
        f"le tue creature stanno per essere distrutte; con {own_belief(ask)} puoi salvarne una, una volta per giro."
    ),
)
asks(
    Aftermath,
    kinds.ASK_REPLACE,
    en=lambda node, ask: (
        f"you have lost a creature; with {own_belief(ask)} you may place the next creature of the deck that fits."
    ),
    fr=lambda node, ask: (
        f"vous avez perdu une créature ; avec {own_belief(ask)}, vous pouvez placer la prochaine créature de la pioche"
        " qui tient sur votre terrain."
    ),
    it=lambda node, ask: (
        f"hai perso una creatura; con {own_belief(ask)} puoi mettere in campo la prossima creatura del mazzo che vi"
        " trova posto."
    ),
)

# The counting -------------------------------------------------------------------------------------------------------
asks(
    Copy,
    kinds.ASK_COPY,
    en=lambda node, ask: "the round is over; choose the creature it copies (name, value and effect).",
    fr=lambda node, ask: (
        f"la manche est finie ; choisissez la créature qu'{french.he(ask.gender)} copie (nom, valeur et effet)."
    ),
    it=lambda node, ask: "il giro è finito; scegli la creatura che copia (nome, valore ed effetto).",
)
asks(
    Transform,
    kinds.ASK_TRANSFORM,
    en=lambda node, ask: (
        "the round is over; choose the creature it turns into one like itself (name, value, effect and colour)."
    ),
    fr=lambda node, ask: (
        f"la manche est finie ; choisissez la créature qui devient comme {french.him(ask.gender)} (nom, valeur, effet"
        " et couleur)."
    ),
    it=lambda node, ask: (
        f"il giro è finito; scegli la creatura che diventa come {italian.him(ask.gender)} (nome, valore, effetto e"
        " colore)."
    ),
)
asks(
    Recolour,
    kinds.ASK_COLOUR,
    en=lambda node, ask: "choose a creature of yours and its colour for the counting, or none.",
    fr=lambda node, ask: "choisissez une de vos créatures et sa couleur pour le décompte, ou aucune.",
    it=lambda node, ask: "scegli una tua creatura e il suo colore per il conteggio, oppure nessuna.",
)


def prize(ask: Asking) -> str:
    return ask.points(ask.g.pool.cards[ask.g.players[ask.seat].divinity].identification)


asks(
    Counting,
    kinds.ASK_ACCUSE,
    en=lambda node, ask: (
        "your divinity has Identification: accuse another player of a divinity; if you are right, you take"
        f" {prize(ask)} from that player."
    ),
    fr=lambda node, ask: (
        "votre divinité a Identification : accusez un autre joueur de servir une divinité ; si vous avez raison, vous"
        f" lui prenez {prize(ask)}."
    ),
    it=lambda node, ask: (
        "la tua divinità ha Identificazione: accusa un altro giocatore di servire una divinità; se hai ragione, gli"
        f" prendi {prize(ask)}."
    ),
)

# Options ------------------------------------------------------------------------------------------------------------
OPTIONS: Table[int] = Table("option")


def option_text(g: Board, action: Action, lang: str) -> str:
    """One answer to the open question."""
    check_language(lang)
    text: str = OPTIONS.rule(action.verb, lang)(Asking(g, g.frames[-1], lang), action)
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


def by_kind(ask: Asking, words: dict[int, dict[str, str]], other: dict[str, str]) -> str:
    """The words for the question that is open, or else the usual ones."""
    return words.get(ask.g.kind, other)[ask.lang]


VALUE = {"en": "value {}", "fr": "valeur {}", "it": "valore {}"}
OF = {"en": " of {}", "fr": " de {}", "it": " di {}"}


def face(ask: Asking, index: int) -> str:
    """A card that is played: "Harpy (blue, value 1)"."""
    card = ask.g.pool.cards[index]
    if not card.creature:
        return ask.card(index)
    return f"{ask.card(index)} ({colour_name(card.colour, ask.lang)}, {VALUE[ask.lang].format(card.value)})"


def standing(ask: Asking, number: int) -> str:
    """A creature on a field: "Harpy #3 of p1 (blue, value 1)"."""
    g = ask.g
    piece = g.pieces[number]
    facts = [colour_name(g.colour_of(number), ask.lang), VALUE[ask.lang].format(g.value_of(number))]
    facts += [PAIR[ask.lang]] if g.cards_in(piece) > 1 else []
    facts += [FACE_DOWN[ask.lang]] if piece.down else []
    whose = OF[ask.lang].format(player(piece.seat)) if piece.seat != ask.seat else ""
    return f"{ask.piece(number)}{whose} ({', '.join(facts)})"


PLAY_SPELL = {"en": "Cast {}", "fr": "Lancer {}", "it": "Lancia {}"}
PLAY_UP = {"en": "Play {} face-up", "fr": "Jouer {} face visible", "it": "Gioca scoperta: {}"}
PLACE_UP = {
    kinds.ASK_PLACE: {"en": "Place {} face-up", "fr": "Placer {} face visible", "it": "Metti in campo scoperta: {}"}
}
PLAY_DOWN = {"en": "Play {} face-down", "fr": "Jouer {} face cachée", "it": "Gioca coperta: {}"}
PLACE_DOWN = {
    kinds.ASK_PLACE: {"en": "Place {} face-down", "fr": "Placer {} face cachée", "it": "Metti in campo coperta: {}"}
}
TARGETS = {
    kinds.ASK_DRAGON: {"en": "Destroy {}", "fr": "Détruire {}", "it": "Distruggi {}"},
    kinds.ASK_SACRIFICE: {"en": "Destroy {}", "fr": "Détruire {}", "it": "Distruggi {}"},
    kinds.ASK_DRAIN: {"en": "Drain {}", "fr": "Drainer {}", "it": "Prosciuga {}"},
    kinds.ASK_OWN: {"en": "Give {}", "fr": "Donner {}", "it": "Cedi {}"},
    kinds.ASK_OTHER: {"en": "Take {}", "fr": "Prendre {}", "it": "Prendi {}"},
    kinds.ASK_TURN: {"en": "Turn {} over", "fr": "Retourner {}", "it": "Gira {}"},
    kinds.ASK_SAVE: {"en": "Save {}", "fr": "Sauver {}", "it": "Salva {}"},
    kinds.ASK_COPY: {"en": "Copy {}", "fr": "Copier {}", "it": "Copia {}"},
    kinds.ASK_TRANSFORM: {"en": "Transform {}", "fr": "Transformer {}", "it": "Trasforma {}"},
}
CHOOSE = {"en": "Choose {}", "fr": "Choisir {}", "it": "Scegli {}"}
SKIPS = {
    kinds.ASK_DRAGON: {"en": "Destroy nothing", "fr": "Ne rien détruire", "it": "Non distruggere nulla"},
    kinds.ASK_DRAIN: {"en": "Drain nothing", "fr": "Ne rien drainer", "it": "Non prosciugare nulla"},
    kinds.ASK_PLACE: {"en": "Place nothing", "fr": "Ne rien placer", "it": "Non mettere in campo nulla"},
    kinds.ASK_SAVE: {"en": "Save none of them", "fr": "N'en sauver aucune", "it": "Non salvarne nessuna"},
    kinds.ASK_COLOUR: {"en": "Change no colour", "fr": "Ne changer aucune couleur", "it": "Non cambiare nessun colore"},
}
DECLINE = {"en": "Do not use it", "fr": "Ne pas l'utiliser", "it": "Non usarla"}
STOPS = {
    kinds.ASK_RETURN: {
        "en": "Put them under the deck as they are",
        "fr": "Les mettre telles quelles sous la pioche",
        "it": "Mettile sotto il mazzo così come sono",
    }
}
END_TURN = {"en": "End your turn", "fr": "Terminer votre tour", "it": "Concludi il tuo turno"}
CARDS = {
    kinds.ASK_NAME: {"en": "Name {}", "fr": "Nommer {}", "it": "Nomina {}"},
    kinds.ASK_RETURN: {"en": "{} first", "fr": "{} en premier", "it": "{} per prima"},
}
AFTER = {"en": "{} next", "fr": "{} ensuite", "it": "Poi {}"}  # the order of what is put back has begun
WHOLE = (kinds.ASK_BELIEF, kinds.ASK_DIVINITY)  # the cards are told with their text


def play_option(ask: Asking, action: Action) -> str:
    spell = ask.g.pool.cards[action.a].spell
    words = PLAY_SPELL[ask.lang] if spell else by_kind(ask, PLACE_UP, PLAY_UP)
    return words.format(face(ask, action.a))


def hide_option(ask: Asking, action: Action) -> str:
    return by_kind(ask, PLACE_DOWN, PLAY_DOWN).format(face(ask, action.a))


def card_option(ask: Asking, action: Action) -> str:
    if ask.g.kind in WHOLE:
        text = card_text(ask.g.pool.cards[action.a], ask.g.pool, ask.lang)
        return f"{ask.card(action.a)} – {' '.join(text)}"
    words = AFTER[ask.lang] if ask.g.kind == kinds.ASK_RETURN and ask.frame.items else by_kind(ask, CARDS, CHOOSE)
    return words.format(face(ask, action.a))


def target_option(ask: Asking, action: Action) -> str:
    return by_kind(ask, TARGETS, CHOOSE).format(standing(ask, action.a))


LOWEST = {"en": "lowest value {}: {}", "fr": "plus basse valeur {} : {}", "it": "valore più basso {}: {}"}
NONE_UP = {
    "en": "no face-up creature",
    "fr": "aucune créature face visible",
    "it": "nessuna creatura scoperta",
}


def player_option(ask: Asking, action: Action) -> str:
    """The player with the creatures that would be hit."""
    g = ask.g
    up = [n for n in g.players[action.a].field if not g.pieces[n].down]
    if not up:
        return f"{player(action.a)} ({NONE_UP[ask.lang]})"
    lowest = min(g.value_of(n) for n in up)
    hit = ", ".join(ask.piece(n) for n in up if g.value_of(n) == lowest)
    return f"{player(action.a)} ({LOWEST[ask.lang].format(lowest, hit)})"


def skip_option(ask: Asking, action: Action) -> str:
    return by_kind(ask, SKIPS, DECLINE)


def stop_option(ask: Asking, action: Action) -> str:
    return by_kind(ask, STOPS, END_TURN)


for verb, option in (
    (SKIP, skip_option),
    (STOP, stop_option),
    (kinds.PLAY, play_option),
    (kinds.HIDE, hide_option),
    (kinds.CARD, card_option),
    (kinds.TARGET, target_option),
    (kinds.PLAYER, player_option),
):
    offers(verb, en=option, fr=option, it=option)
offers(
    USE,
    en=lambda ask, action: f"Use {own_belief(ask)}",
    fr=lambda ask, action: f"Utiliser {own_belief(ask)}",
    it=lambda ask, action: f"Usa {own_belief(ask)}",
)
offers(
    kinds.PLAY_ONTO,
    en=lambda ask, action: f"Play {face(ask, action.a)} onto {ask.piece(action.b)}: a pair in one slot",
    fr=lambda ask, action: f"Jouer {face(ask, action.a)} sur {ask.piece(action.b)} : une paire sur un emplacement",
    it=lambda ask, action: f"Gioca {face(ask, action.a)} su {ask.piece(action.b)}: una coppia in uno spazio",
)
offers(
    kinds.FUSE,
    en=lambda ask, action: f"Fuse {ask.piece(action.a)} and {ask.piece(action.b)}: a pair in one slot",
    fr=lambda ask, action: f"Fusionner {ask.piece(action.a)} et {ask.piece(action.b)} : une paire sur un emplacement",
    it=lambda ask, action: f"Fondi {ask.piece(action.a)} e {ask.piece(action.b)}: una coppia in uno spazio",
)
offers(
    kinds.USE_OBJECT,
    en=lambda ask, action: f"Activate {ask.piece(action.a)}",
    fr=lambda ask, action: f"Activer {ask.piece(action.a)}",
    it=lambda ask, action: f"Attiva {ask.piece(action.a)}",
)
offers(
    kinds.USE_BELIEF,
    en=lambda ask, action: f"Use {ask.card(action.a)}",
    fr=lambda ask, action: f"Utiliser {ask.card(action.a)}",
    it=lambda ask, action: f"Usa {ask.card(action.a)}",
)
offers(
    kinds.COLOUR,
    en=lambda ask, action: f"{ask.piece(action.a)} becomes {colour_name(action.b, 'en')}",
    fr=lambda ask, action: f"{ask.piece(action.a)} change de couleur : {colour_name(action.b, 'fr')}",
    it=lambda ask, action: f"{ask.piece(action.a)} cambia colore: {colour_name(action.b, 'it')}",
)
offers(
    kinds.ACCUSE,
    en=lambda ask, action: f"Accuse {player(action.a)} of {ask.card(action.b)}",
    fr=lambda ask, action: f"Accuser {player(action.a)} de servir {ask.card(action.b)}",
    it=lambda ask, action: f"Accusa {player(action.a)} di servire {ask.card(action.b)}",
)
