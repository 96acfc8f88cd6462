"""A line of the log for every event, as a seat saw it. Passes are no events: nobody learns of them (KG-9.5)."""

from collections.abc import Callable
from dataclasses import dataclass

from kleos.engine.events import Event, seats_in
from kleos.engine.lines import Line
from kleos.engine.messages import says
from kleos.games.kanzume_goddess import kinds
from kleos.games.kanzume_goddess.board import Board
from kleos.games.kanzume_goddess.cards import Pool
from kleos.games.kanzume_goddess.kinds import RETURN
from kleos.games.kanzume_goddess.visibility import bit
from kleos.games.kanzume_goddess.words.names import ability_label, card_label, pile_name, player, timing
from kleos.games.kanzume_goddess.words.text import brief_words, energy, faith
from kleos.words import english, french, italian
from kleos.words.endings import over
from kleos.words.phrases import Quantity, Table, check_language
from kleos.words.signs import BETWEEN, COLON, finished


@dataclass(frozen=True)
class Seen:
    """An event as somebody saw it: its own fields, and the cards only where they were seen."""

    event: Event
    pool: Pool
    lang: str
    knows: bool
    own: bool  # of whoever reads

    @property
    def who(self) -> str:
        return player(self.event.seat)

    @property
    def number(self) -> int:
        return self.event.n

    def card(self) -> str:
        """The card of the event."""
        return card_label(self.pool.cards[self.event.cards[0]], self.lang) if self.knows else A_CARD[self.lang]

    def piece(self) -> str:
        """ "#12 Aries"."""
        return f"#{self.event.a} {self.card()}"

    def listed(self) -> str:
        """The names of all cards where they were seen, after the colon of the language."""
        if not self.knows or not self.event.cards:
            return ""
        titles = [card_label(self.pool.cards[index], self.lang) for index in self.event.cards]
        counted = [title if titles.count(title) == 1 else f"{titles.count(title)} × {title}" for title in titles]
        return COLON[self.lang] + BETWEEN[self.lang].join(dict.fromkeys(counted))

    def cards(self) -> str:
        """ "2 cards", with their names where they were seen."""
        return CARDS[self.lang](self.number) + self.listed()

    def energy(self) -> str:
        return energy(Quantity(str(self.number)), self.lang)

    def faith(self) -> str:
        return faith(Quantity(str(self.number)), self.lang)

    def used_for(self) -> str:
        """What a card was used for, where it could have been used for something else: ": Defend 2"."""
        card = self.pool.cards[self.event.cards[0]]
        same = card.reactions if self.event.kind == kinds.REACTED else card.actions
        return self.ability() if len(same) > 1 else ""

    def ability(self) -> str:
        line = self.line()
        of = "" if self.own else self.who
        return COLON[self.lang] + brief_words(line, self.pool, self.lang, of) if line is not None else ""

    def line(self) -> Line | None:
        """The ability an event is about, whose number is that of the event."""
        lines = self.pool.cards[self.event.cards[0]].lines
        return lines[self.number - 1] if self.knows and 0 < self.number <= len(lines) else None

    def kind(self) -> str:
        """ " (Action)"."""
        line = self.line()
        return f" ({timing(line, self.lang)})" if line is not None else ""

    def place(self) -> str:
        """Where a recruit came from."""
        if self.number:
            return FROM_NETHERWORLD[self.lang]
        return f" ({pile_name(self.event.place, self.lang)})" if self.event.place >= 0 else ""


A_CARD = {"en": "a card", "fr": "une carte", "it": "una carta"}
FROM_NETHERWORLD = {"en": " from the Netherworld", "fr": " depuis les enfers", "it": " dagli inferi"}
CARDS: dict[str, Callable[[int], str]] = {
    "en": lambda number: english.count(number, "card"),
    "fr": lambda number: french.count(number, "carte"),
    "it": lambda number: italian.count(number, "carta"),
}
EVENTS: Table[int] = Table("event")


def event_text(g: Board, event: Event, seat: int | None, lang: str) -> str:
    """A line of the log as a seat saw it (None: a spectator), from the event's own fields alone."""
    check_language(lang)
    knows = event.sees & bit(-1 if seat is None else seat) != 0
    text: str = EVENTS.rule(event.kind, lang)(Seen(event, g.pool, lang, knows, event.seat == seat))
    if event.scope_card >= 0:
        card = g.pool.cards[event.scope_card]
        text += f" ({ability_label(card.lines[event.scope_line - 1], g.pool, lang)})"
    return finished(text + ".", lang)


def logs(kind: int, *, en: Callable[[Seen], str], fr: Callable[[Seen], str], it: Callable[[Seen], str]) -> None:
    """Enters the line of an event."""
    EVENTS.enter(kind, en=en, fr=fr, it=it)


# Longer ones --------------------------------------------------------------------------------------------------------
def god_chosen(seen: Seen, words: str) -> str:
    """Who chose is public, the God is not (KG-3.10)."""
    return f"{seen.who} {words}{COLON[seen.lang]}{seen.card()}" if seen.knows else f"{seen.who} {words}"


def reduced(seen: Seen, own: str, others: str) -> str:
    """Something is taken off the Attack on the own God, or on somebody else's."""
    on = seen.event.a
    return (own if on == seen.event.seat else others).format(who=seen.who, n=seen.number, on=player(on))


# The table ----------------------------------------------------------------------------------------------------------
logs(
    kinds.GOD_CHOSEN,
    en=lambda e: god_chosen(e, "has chosen a God"),
    fr=lambda e: god_chosen(e, "a choisi un Dieu"),
    it=lambda e: god_chosen(e, "ha scelto un Dio"),
)
logs(
    kinds.GODS_REVEALED,
    en=lambda e: f"The God of {e.who} is {e.card()}, with {e.energy()}",
    fr=lambda e: f"Le Dieu de {e.who} est {e.card()}, avec {e.energy()}",
    it=lambda e: f"Il Dio di {e.who} è {e.card()}, con {e.energy()}",
)
logs(
    kinds.FIRST,
    en=lambda e: f"{e.who} starts",
    fr=lambda e: f"{e.who} commence",
    it=lambda e: f"{e.who} comincia",
)
logs(
    kinds.TURN,
    en=lambda e: f"Round {e.number}: {e.who} is the active player",
    fr=lambda e: f"Manche {e.number} : {e.who} est le joueur actif",
    it=lambda e: f"Giro {e.number}: {e.who} è il giocatore attivo",
)
logs(
    kinds.DREW,
    en=lambda e: f"{e.who} draws {e.cards()}",
    fr=lambda e: f"{e.who} pioche {e.cards()}",
    it=lambda e: f"{e.who} pesca {e.cards()}",
)
logs(
    kinds.RESHUFFLED,
    en=lambda e: f"{e.who} shuffles the discard pile, {CARDS['en'](e.number)}, to make a new deck",
    fr=lambda e: f"{e.who} mélange sa défausse ({CARDS['fr'](e.number)}) pour former un nouveau deck",
    it=lambda e: f"{e.who} mescola i suoi scarti ({CARDS['it'](e.number)}) per formare un nuovo mazzo",
)
logs(
    kinds.PLAYED,
    en=lambda e: f"{e.who} plays {e.piece()}{e.used_for()}",
    fr=lambda e: f"{e.who} joue {e.piece()}{e.used_for()}",
    it=lambda e: f"{e.who} gioca {e.piece()}{e.used_for()}",
)
logs(
    kinds.TARGETED,
    en=lambda e: f"{e.who} chooses {player(e.event.b)}",
    fr=lambda e: f"{e.who} choisit {player(e.event.b)}",
    it=lambda e: f"{e.who} sceglie {player(e.event.b)}",
)
logs(
    kinds.REACTED,
    en=lambda e: f"{e.who} reacts with {e.piece()}{e.used_for()}",
    fr=lambda e: f"{e.who} réagit avec {e.piece()}{e.used_for()}",
    it=lambda e: f"{e.who} reagisce con {e.piece()}{e.used_for()}",
)
logs(
    kinds.USED,
    en=lambda e: f"{e.who} uses an ability of {e.card()}{e.kind()}",
    fr=lambda e: f"{e.who} utilise une capacité {french.of(e.card())}{e.kind()}",
    it=lambda e: f"{e.who} usa un'abilità {italian.of(e.card())}{e.kind()}",
)
logs(
    kinds.CANCELLED,
    en=lambda e: f"The ability of {e.piece()} ({e.who}) is cancelled",
    fr=lambda e: f"La capacité de {e.piece()} ({e.who}) est annulée",
    it=lambda e: f"L'abilità di {e.piece()} ({e.who}) viene annullata",
)
logs(
    kinds.ATTACKED,
    en=lambda e: f"{e.who} attacks {player(e.event.a)}: Attack {e.number}",
    fr=lambda e: f"{e.who} attaque {player(e.event.a)} : Attaque {e.number}",
    it=lambda e: f"{e.who} attacca {player(e.event.a)}: Attacco {e.number}",
)
logs(
    kinds.REDUCED,
    en=lambda e: reduced(e, "{who} takes {n} off the Attack", "{who} takes {n} off the Attack on {on}"),
    fr=lambda e: reduced(e, "{who} réduit l'Attaque de {n}", "{who} réduit de {n} l'Attaque contre {on}"),
    it=lambda e: reduced(e, "{who} riduce l'Attacco di {n}", "{who} riduce di {n} l'Attacco contro {on}"),
)
logs(
    kinds.LOST,
    en=lambda e: f"{e.who} loses {e.energy()}",
    fr=lambda e: f"{e.who} perd {e.energy()}",
    it=lambda e: f"{e.who} perde {e.energy()}",
)
logs(
    kinds.GAINED,
    en=lambda e: f"{e.who} gains {e.energy()}",
    fr=lambda e: f"{e.who} gagne {e.energy()}",
    it=lambda e: f"{e.who} ottiene {e.energy()}",
)
logs(
    kinds.PAID,
    en=lambda e: f"{e.who} pays {e.energy()}",
    fr=lambda e: f"{e.who} paie {e.energy()}",
    it=lambda e: f"{e.who} paga {e.energy()}",
)
logs(
    kinds.FAITH,
    en=lambda e: f"{e.who} gains {e.faith()}",
    fr=lambda e: f"{e.who} gagne {e.faith()}",
    it=lambda e: f"{e.who} ottiene {e.faith()}",
)
logs(
    kinds.SPENT,
    en=lambda e: f"{e.who} spends {e.faith()}",
    fr=lambda e: f"{e.who} dépense {e.faith()}",
    it=lambda e: f"{e.who} spende {e.faith()}",
)
logs(
    kinds.RECRUITED,
    en=lambda e: f"{e.who} recruits {e.card()}{e.place()}",
    fr=lambda e: f"{e.who} recrute {e.card()}{e.place()}",
    it=lambda e: f"{e.who} recluta {e.card()}{e.place()}",
)
logs(
    kinds.TURNED_UP,
    en=lambda e: f"{e.card()} is turned up on {pile_name(e.event.place, 'en')}",
    fr=lambda e: f"{e.card()} est la nouvelle carte visible de la {pile_name(e.event.place, 'fr')}",
    it=lambda e: f"{e.card()} è la nuova carta scoperta della {pile_name(e.event.place, 'it')}",
)
logs(
    kinds.DISCARDED,
    en=lambda e: f"{e.who} discards {e.card()} from the hand",
    fr=lambda e: f"{e.who} défausse {e.card()} de sa main",
    it=lambda e: f"{e.who} scarta {e.card()} dalla mano",
)
logs(
    kinds.CLEARED,
    en=lambda e: f"{e.who} discards the play area and the hand, {e.cards()}",
    fr=lambda e: f"{e.who} défausse sa zone de jeu et sa main, {e.cards()}",
    it=lambda e: f"{e.who} scarta la sua area di gioco e la sua mano, {e.cards()}",
)
logs(
    kinds.USED_UP,
    en=lambda e: f"{english.capital(e.piece())} goes to the discard pile of {e.who}",
    fr=lambda e: f"{english.capital(e.piece())} va dans la défausse de {e.who}",
    it=lambda e: f"{english.capital(e.piece())} va negli scarti di {e.who}",
)
logs(
    kinds.BANISHED,
    en=lambda e: f"{e.who} puts {e.card()} from the {'discard pile' if e.number else 'hand'} into the Netherworld",
    fr=lambda e: f"{e.who} envoie aux enfers {e.card()} de sa {'défausse' if e.number else 'main'}",
    it=lambda e: f"{e.who} manda negli inferi {e.card()} {'dai suoi scarti' if e.number else 'dalla sua mano'}",
)
logs(
    kinds.TAKEN,
    en=lambda e: f"{e.who} takes {e.card()} from the Netherworld into the hand",
    fr=lambda e: f"{e.who} prend en main {e.card()} depuis les enfers",
    it=lambda e: f"{e.who} prende in mano {e.card()} dagli inferi",
)
logs(
    kinds.REVEALED,
    en=lambda e: f"Adjudication: {e.who} reveals {e.piece()}",
    fr=lambda e: f"Jugement : {e.who} révèle {e.piece()}",
    it=lambda e: f"Giudizio: {e.who} rivela {e.piece()}",
)
logs(
    kinds.NOTHING,
    en=lambda e: f"Adjudication: {e.who} has no card to reveal",
    fr=lambda e: f"Jugement : {e.who} n'a aucune carte à révéler",
    it=lambda e: f"Giudizio: {e.who} non ha carte da rivelare",
)
logs(
    kinds.ASIDE_GONE,
    en=lambda e: f"The revealed card, {e.piece()}, goes to the discard pile of {e.who}",
    fr=lambda e: f"La carte révélée, {e.piece()}, va dans la défausse de {e.who}",
    it=lambda e: f"La carta rivelata, {e.piece()}, va negli scarti di {e.who}",
)
logs(
    kinds.REPEATED,
    en=lambda e: f"{e.who} repeats an Action of {e.piece()}{e.ability()}",
    fr=lambda e: f"{e.who} répète une Action de {e.piece()}{e.ability()}",
    it=lambda e: f"{e.who} ripete un'Azione di {e.piece()}{e.ability()}",
)
logs(
    kinds.BONUS,
    en=lambda e: f"The next Attack of {e.who} this turn is worth {e.number} more",
    fr=lambda e: f"La prochaine Attaque de {e.who} ce tour-ci vaut {e.number} de plus",
    it=lambda e: f"Il prossimo Attacco di {e.who} in questo turno vale {e.number} in più",
)
logs(
    kinds.IGNORES,
    en=lambda e: f"The next Warrior {e.who} plays this turn ignores the colour restriction",
    fr=lambda e: f"Le prochain Guerrier que {e.who} joue ce tour-ci ignore la restriction de couleur",
    it=lambda e: f"Il prossimo Guerriero che {e.who} gioca in questo turno ignora la restrizione di colore",
)
logs(
    kinds.SEALED,
    en=lambda e: f"{e.card()}, the God of {e.who}, is sealed",
    fr=lambda e: f"{e.card()}, le Dieu de {e.who}, est scellé",
    it=lambda e: f"{e.card()}, il Dio di {e.who}, viene sigillato",
)
logs(
    kinds.RECOVERS,
    en=lambda e: f"{e.who}, sealed, gains 1 energy ({e.number} of {RETURN})",
    fr=lambda e: f"{e.who}, scellé, gagne 1 point d'énergie ({e.number} sur {RETURN})",
    it=lambda e: f"{e.who}, sigillato, ottiene 1 punto energia ({e.number} su {RETURN})",
)
logs(
    kinds.RETURNED,
    en=lambda e: f"{e.card()}, the God of {e.who}, is no longer sealed",
    fr=lambda e: f"{e.card()}, le Dieu de {e.who}, n'est plus scellé",
    it=lambda e: f"{e.card()}, il Dio di {e.who}, non è più sigillato",
)
logs(
    kinds.LEFT,
    en=lambda e: f"{e.who} ({e.card()}) has no energy left and is out of the match",
    fr=lambda e: f"{e.who} ({e.card()}) n'a plus d'énergie et quitte le match",
    it=lambda e: f"{e.who} ({e.card()}) non ha più energia e lascia la partita",
)
logs(
    kinds.CONCEDED,
    en=lambda e: f"{e.who} gives up",
    fr=lambda e: f"{e.who} abandonne",
    it=lambda e: f"{e.who} si arrende",
)


# The end --------------------------------------------------------------------------------------------------------------
says(
    "kanzume-by-standing",
    en="as the last God standing",
    fr="en tant que dernier Dieu debout",
    it="come ultimo Dio rimasto",
)
says(
    "kanzume-by-energy",
    en="by reaching 25 energy",
    fr="en atteignant 25 points d'énergie",
    it="raggiungendo 25 punti energia",
)
says(
    "kanzume-by-main",
    en="since the other main God has fallen",
    fr="car l'autre Dieu principal est tombé",
    it="perché l'altro Dio principale è caduto",
)
says(
    "kanzume-by-limit",
    en="by energy after 100 rounds",
    fr="à l'énergie après 100 manches",
    it="per energia dopo 100 giri",
)
WON_BY = [
    "kanzume-by-standing",
    "kanzume-by-energy",
    "kanzume-by-main",
    "kanzume-by-limit",
    "by-giving-up",
]  # by reason


def ended(seen: Seen) -> str:
    winners = [player(seat) for seat in seats_in(seen.event.b)]
    team = WON_BY[seen.number] != "kanzume-by-limit"  # otherwise several win only as a team
    return over(winners, WON_BY[seen.number], seen.lang, team)


IN_ROUND = {"en": "Round {}: {}", "fr": "Manche {} : {}", "it": "Giro {}: {}"}
FALLS: dict[int, dict[str, str]] = {
    kinds.FALLEN: {
        "en": "{god}, the God of {who}, fell",
        "fr": "{god}, le Dieu de {who}, est tombé",
        "it": "{god}, il Dio di {who}, è caduto",
    },
    kinds.WAS_SEALED: {
        "en": "{god}, the God of {who}, was sealed",
        "fr": "{god}, le Dieu de {who}, a été scellé",
        "it": "{god}, il Dio di {who}, è stato sigillato",
    },
    kinds.GAVE_UP: {
        "en": "{god}, the God of {who}, fell since {by} gave up",
        "fr": "{god}, le Dieu de {who}, est tombé car {by} a abandonné",
        "it": "{god}, il Dio di {who}, è caduto perché {by} si è arreso",
    },
}
STRUCK = {"en": ", struck by {card} of {by}", "fr": ", touché par {card} de {by}", "it": ", colpito da {card} di {by}"}


def fell(seen: Seen) -> str:
    event = seen.event
    names = [card_label(seen.pool.cards[card], seen.lang) if seen.knows else A_CARD[seen.lang] for card in event.cards]
    return IN_ROUND[seen.lang].format(event.n, fall_text(event.seat, event.b, player(event.a), names, seen.lang))


def fall_text(seat: int, how: int, by: str, names: list[str], lang: str) -> str:
    """ "Zeus, the God of p0, fell, struck by Taurus of p1"; the names of the God and of the card that did it."""
    text = FALLS[how][lang].format(god=names[0], who=player(seat), by=by)
    return text + (STRUCK[lang].format(card=names[1], by=by) if len(names) > 1 else "")


logs(kinds.FELL, en=fell, fr=fell, it=fell)
logs(
    kinds.SCORED,
    en=lambda e: f"{e.who} ends with {e.energy()}",
    fr=lambda e: f"{e.who} finit avec {e.energy()}",
    it=lambda e: f"{e.who} finisce con {e.energy()}",
)
logs(kinds.ENDED, en=ended, fr=ended, it=ended)
