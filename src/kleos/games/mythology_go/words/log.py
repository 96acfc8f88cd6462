"""A line of the log for every event, as a seat saw it."""

from collections.abc import Callable
from dataclasses import dataclass

from kleos.engine.events import Event, seats_in
from kleos.engine.messages import says
from kleos.games.mythology_go import kinds
from kleos.games.mythology_go.board import NO_CARD, Board, Item
from kleos.games.mythology_go.visibility import bit
from kleos.games.mythology_go.words.names import card_name, colour_name, player
from kleos.games.mythology_go.words.points import item_text
from kleos.games.mythology_go.words.text import POINTS
from kleos.words import english, french, italian
from kleos.words.endings import over
from kleos.words.phrases import Table, check_language
from kleos.words.signs import BETWEEN, COLON, finished


@dataclass(frozen=True)
class Seen:
    """An event as somebody saw it: its own fields, and the cards only where they were seen."""

    event: Event
    g: Board
    lang: str
    knows: bool

    @property
    def who(self) -> str:
        return player(self.event.seat)

    @property
    def number(self) -> int:
        return self.event.n

    @property
    def other(self) -> str:
        """The player an event is about besides the one who acts."""
        return player(self.event.n)

    def name(self, at: int = 0) -> str:
        return card_name(self.g.pool.cards[self.event.cards[at]], self.lang)

    def piece(self) -> str:
        """ "Harpy #3", or that a face-down creature is meant."""
        return f"{self.name() if self.knows else A_CREATURE[self.lang]} #{self.event.a}"

    def divinity(self) -> str:
        """The divinity, where it was seen: ": Zeus"."""
        return COLON[self.lang] + self.name() if self.knows else ""

    def listed(self) -> str:
        """The names of all cards where they were seen, in their order, after the colon of the language."""
        if not self.knows or not self.event.cards:
            return ""
        return COLON[self.lang] + BETWEEN[self.lang].join(self.name(at) for at in range(len(self.event.cards)))

    def cards(self) -> str:
        """ "2 cards", with their names where they were seen."""
        return CARDS[self.lang](self.number) + self.listed()

    def points(self) -> str:
        return POINTS[self.lang](self.number)

    def entry(self) -> str:
        """The entry of the counting an event tells."""
        event = self.event
        card = event.cards[0] if event.cards else NO_CARD
        return item_text(self.g, Item(event.seat, event.b, event.a, card, event.place, event.n), self.lang)


A_CREATURE = {"en": "face-down creature", "fr": "créature face cachée", "it": "creatura coperta"}
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
    text: str = EVENTS.rule(event.kind, lang)(Seen(event, g, lang, knows))
    if event.scope_card >= 0 and event.kind not in SELF_EVIDENT:
        text += f" ({card_name(g.pool.cards[event.scope_card], lang)})"
    return finished(text + ".", lang)


SELF_EVIDENT = (kinds.COPIES_, kinds.TARGETS)  # they name their source themselves


def logs(kind: int, *, en: Callable[[Seen], str], fr: Callable[[Seen], str], it: Callable[[Seen], str]) -> None:
    """Enters the line of an event."""
    EVENTS.enter(kind, en=en, fr=fr, it=it)


# A round begins -----------------------------------------------------------------------------------------------------
logs(
    kinds.ROUND,
    en=lambda e: f"Round {e.number}: {e.who} starts",
    fr=lambda e: f"Manche {e.number} : {e.who} commence",
    it=lambda e: f"Giro {e.number}: {e.who} comincia",
)
logs(
    kinds.DEALT,
    en=lambda e: f"{e.who} is dealt a divinity, face-down{e.divinity()}",
    fr=lambda e: f"{e.who} reçoit une divinité, face cachée{e.divinity()}",
    it=lambda e: f"{e.who} riceve una divinità, coperta{e.divinity()}",
)
logs(
    kinds.CHOSE_BELIEF,
    en=lambda e: f"{e.who} chooses the belief {e.name()}",
    fr=lambda e: f"{e.who} choisit la croyance {e.name()}",
    it=lambda e: f"{e.who} sceglie la credenza {e.name()}",
)
logs(
    kinds.SAW_DIVINITY,
    en=lambda e: f"{e.who} looks at a second divinity{e.divinity()}",
    fr=lambda e: f"{e.who} regarde une deuxième divinité{e.divinity()}",
    it=lambda e: f"{e.who} guarda una seconda divinità{e.divinity()}",
)
logs(
    kinds.KEPT_DIVINITY,
    en=lambda e: f"{e.who} keeps one of the two divinities{e.divinity()}",
    fr=lambda e: f"{e.who} garde une des deux divinités{e.divinity()}",
    it=lambda e: f"{e.who} tiene una delle due divinità{e.divinity()}",
)
logs(
    kinds.SAW_UNUSED,
    en=lambda e: f"{e.who} looks at {english.count(e.number, 'unused divinity', 'unused divinities')}{e.listed()}",
    fr=lambda e: (
        f"{e.who} regarde {french.count(e.number, 'divinité inutilisée', 'divinités inutilisées')}{e.listed()}"
    ),
    it=lambda e: (
        f"{e.who} guarda {italian.count(e.number, 'divinità inutilizzata', 'divinità inutilizzate')}{e.listed()}"
    ),
)

# Turns --------------------------------------------------------------------------------------------------------------
logs(
    kinds.TURN,
    en=lambda e: f"Turn {e.number} of {e.who}",
    fr=lambda e: f"Tour {e.number} de {e.who}",
    it=lambda e: f"Turno {e.number} di {e.who}",
)
logs(
    kinds.SKIPPED,
    en=lambda e: f"The turn of {e.who} is skipped",
    fr=lambda e: f"Le tour de {e.who} est sauté",
    it=lambda e: f"Il turno di {e.who} viene saltato",
)
logs(
    kinds.DREW,
    en=lambda e: f"{e.who} draws {e.cards()}",
    fr=lambda e: f"{e.who} pioche {e.cards()}",
    it=lambda e: f"{e.who} pesca {e.cards()}",
)
logs(
    kinds.RECYCLED,
    en=lambda e: f"The deck is empty: the discard pile, {CARDS['en'](e.number)}, is shuffled into a new one",
    fr=lambda e: f"La pioche est vide : la défausse ({CARDS['fr'](e.number)}) est mélangée pour en former une nouvelle",
    it=lambda e: f"Il mazzo è vuoto: gli scarti ({CARDS['it'](e.number)}) vengono mescolati per formarne uno nuovo",
)
logs(
    kinds.PLAYED,
    en=lambda e: f"{e.who} plays {e.piece()} face-up",
    fr=lambda e: f"{e.who} joue {e.piece()} face visible",
    it=lambda e: f"{e.who} gioca scoperta la creatura {e.piece()}",
)
logs(
    kinds.HID,
    en=lambda e: f"{e.who} plays {e.piece()} face-down" if e.knows else f"{e.who} plays a {e.piece()}",
    fr=lambda e: f"{e.who} joue {e.piece()} face cachée" if e.knows else f"{e.who} joue une {e.piece()}",
    it=lambda e: f"{e.who} gioca coperta la creatura {e.piece()}" if e.knows else f"{e.who} gioca una {e.piece()}",
)
logs(
    kinds.FUSED,
    en=lambda e: (
        f"{e.who} plays {e.name()} from the hand onto {e.piece()}: a pair"
        if e.number
        else f"{e.who} fuses {e.piece()} and #{e.event.b} into a pair"
    ),
    fr=lambda e: (
        f"{e.who} joue {e.name()} de sa main sur {e.piece()} : une paire"
        if e.number
        else f"{e.who} fusionne {e.piece()} et #{e.event.b} en une paire"
    ),
    it=lambda e: (
        f"{e.who} gioca {e.name()} dalla mano su {e.piece()}: una coppia"
        if e.number
        else f"{e.who} fonde {e.piece()} e #{e.event.b} in una coppia"
    ),
)
logs(
    kinds.ACTIVATES,
    en=lambda e: f"{e.who} activates {e.piece()}",
    fr=lambda e: f"{e.who} active {e.piece()}",
    it=lambda e: f"{e.who} attiva {e.piece()}",
)
logs(
    kinds.BELIEVES,
    en=lambda e: f"{e.who} uses {e.name()}",
    fr=lambda e: f"{e.who} utilise {e.name()}",
    it=lambda e: f"{e.who} usa {e.name()}",
)
logs(
    kinds.CASTS,
    en=lambda e: f"{e.who} casts {e.name()}",
    fr=lambda e: f"{e.who} lance {e.name()}",
    it=lambda e: f"{e.who} lancia {e.name()}",
)
logs(
    kinds.DISCARDED,
    en=lambda e: f"{e.name()} goes to the discard pile",
    fr=lambda e: f"{e.name()} va dans la défausse",
    it=lambda e: f"{e.name()} va negli scarti",
)
logs(
    kinds.RETURNED,
    en=lambda e: f"{e.who} puts {CARDS['en'](e.number)} under the deck{e.listed()}",
    fr=lambda e: f"{e.who} met {CARDS['fr'](e.number)} sous la pioche{e.listed()}",
    it=lambda e: f"{e.who} mette {CARDS['it'](e.number)} sotto il mazzo{e.listed()}",
)
logs(
    kinds.COUNTDOWN,
    en=lambda e: f"A field is full: the last turns begin, {e.number} in all",
    fr=lambda e: f"Un terrain est plein : les derniers tours commencent, {e.number} en tout",
    it=lambda e: f"Un campo è pieno: cominciano gli ultimi turni, {e.number} in tutto",
)

# What effects do ----------------------------------------------------------------------------------------------------
logs(
    kinds.DESTROYED,
    en=lambda e: f"{e.piece()} of {e.who} is destroyed",
    fr=lambda e: f"La créature {e.piece()} de {e.who} est détruite",
    it=lambda e: f"La creatura {e.piece()} di {e.who} viene distrutta",
)
logs(
    kinds.SURVIVED,
    en=lambda e: f"{e.piece()} of {e.who} resurrects and stays",
    fr=lambda e: f"{e.piece()} de {e.who} ressuscite et reste en jeu",
    it=lambda e: f"{e.piece()} di {e.who} risorge e resta in gioco",
)
logs(
    kinds.SAVED,
    en=lambda e: f"{e.who} saves {e.piece()} from destruction",
    fr=lambda e: f"{e.who} sauve {e.piece()} de la destruction",
    it=lambda e: f"{e.who} salva {e.piece()} dalla distruzione",
)
logs(
    kinds.DRAINED,
    en=lambda e: f"{e.piece()} loses {e.number} of its value to #{e.event.b}",
    fr=lambda e: f"{e.piece()} cède {e.number} de sa valeur à #{e.event.b}",
    it=lambda e: f"{e.piece()} cede {e.number} del suo valore a #{e.event.b}",
)
logs(
    kinds.NAMED,
    en=lambda e: f"{e.who} names {e.name()}",
    fr=lambda e: f"{e.who} nomme {e.name()}",
    it=lambda e: f"{e.who} nomina {e.name()}",
)
logs(
    kinds.FOUND,
    en=lambda e: f"{e.who} takes {e.name()} from the deck into the hand",
    fr=lambda e: f"{e.who} prend en main {e.name()} depuis la pioche",
    it=lambda e: f"{e.who} prende in mano {e.name()} dal mazzo",
)
logs(
    kinds.NOT_FOUND,
    en=lambda e: f"The deck holds no {e.name()}",
    fr=lambda e: f"Aucune carte {e.name()} dans la pioche",
    it=lambda e: f"Nessuna carta {e.name()} nel mazzo",
)
logs(
    kinds.SHUFFLED,
    en=lambda e: "The deck is shuffled",
    fr=lambda e: "La pioche est mélangée",
    it=lambda e: "Il mazzo viene mescolato",
)


def swapped(seen: Seen, words: str) -> str:
    """Somebody who does not know both creatures reads their numbers."""
    mine, theirs = f"#{seen.event.a}", f"#{seen.event.b}"
    if seen.knows:
        mine, theirs = f"{seen.name()} {mine}", f"{seen.name(1)} {theirs}"
    return words.format(who=seen.who, mine=mine, theirs=theirs, other=player(seen.event.place))


logs(
    kinds.SWAPPED,
    en=lambda e: swapped(e, "{who} swaps {mine} for {theirs} of {other}"),
    fr=lambda e: swapped(e, "{who} échange {mine} contre {theirs} de {other}"),
    it=lambda e: swapped(e, "{who} scambia {mine} con {theirs} di {other}"),
)
logs(
    kinds.CHOSE_PLAYER,
    en=lambda e: f"{e.who} chooses {e.other}",
    fr=lambda e: f"{e.who} choisit {e.other}",
    it=lambda e: f"{e.who} sceglie {e.other}",
)
logs(
    kinds.SHOWN,
    en=lambda e: f"{e.name()} is shown from the deck and cannot be placed on the field of {e.who}",
    fr=lambda e: (
        f"La carte {e.name()} est révélée depuis la pioche et ne peut pas être placée sur le terrain de {e.who}"
    ),
    it=lambda e: f"La carta {e.name()} viene rivelata dal mazzo e non può entrare nel campo di {e.who}",
)


def placed(seen: Seen, up: str, down: str, unseen: str) -> str:
    words = up if not seen.number else down if seen.knows else unseen
    return words.format(who=seen.who, piece=seen.piece())


logs(
    kinds.PLACED,
    en=lambda e: placed(
        e,
        "{piece} is placed face-up on the field of {who}",
        "{piece} is placed face-down on the field of {who}",
        "A {piece} is placed on the field of {who}",
    ),
    fr=lambda e: placed(
        e,
        "La créature {piece} est placée face visible sur le terrain de {who}",
        "La créature {piece} est placée face cachée sur le terrain de {who}",
        "Une {piece} est placée sur le terrain de {who}",
    ),
    it=lambda e: placed(
        e,
        "La creatura {piece} entra scoperta nel campo di {who}",
        "La creatura {piece} entra coperta nel campo di {who}",
        "Una {piece} entra nel campo di {who}",
    ),
)
logs(
    kinds.NONE_FITS,
    en=lambda e: f"No card is left that fits on the field of {e.who}",
    fr=lambda e: f"Il ne reste aucune carte qui puisse être placée sur le terrain de {e.who}",
    it=lambda e: f"Non resta nessuna carta che possa entrare nel campo di {e.who}",
)
logs(
    kinds.UNDER,
    en=lambda e: f"{CARDS['en'](e.number)} shown before {'goes' if e.number == 1 else 'go'} under the deck{e.listed()}",
    fr=lambda e: (
        f"{CARDS['fr'](e.number)} {'révélée va' if e.number == 1 else 'révélées vont'} sous la pioche{e.listed()}"
    ),
    it=lambda e: (
        f"{CARDS['it'](e.number)} {'rivelata va' if e.number == 1 else 'rivelate vanno'} sotto il mazzo{e.listed()}"
    ),
)
logs(
    kinds.TURNED_UP,
    en=lambda e: f"{e.who} turns {e.piece()} face-up",
    fr=lambda e: f"{e.who} retourne {e.piece()} face visible",
    it=lambda e: f"{e.who} scopre {e.piece()}",
)
logs(
    kinds.TURNED_DOWN,
    en=lambda e: f"{e.who} turns {e.piece()} face-down",
    fr=lambda e: f"{e.who} retourne {e.piece()} face cachée",
    it=lambda e: f"{e.who} copre {e.piece()}",
)
logs(
    kinds.REDREW,
    en=lambda e: f"{e.who} puts the whole hand under the deck, {e.cards()}",
    fr=lambda e: f"{e.who} met toute sa main sous la pioche, {e.cards()}",
    it=lambda e: f"{e.who} mette tutta la mano sotto il mazzo, {e.cards()}",
)

# The counting -------------------------------------------------------------------------------------------------------
logs(
    kinds.COUNTING,
    en=lambda e: f"Round {e.number} is over: all creatures are turned face-up and points are counted",
    fr=lambda e: f"La manche {e.number} est finie : toutes les créatures sont révélées et les points comptés",
    it=lambda e: f"Il giro {e.number} è finito: tutte le creature vengono scoperte e si contano i punti",
)
logs(
    kinds.COPIES_,
    en=lambda e: f"{e.piece()} of {e.who} copies {e.name(1)} #{e.event.b}",
    fr=lambda e: f"{e.piece()} de {e.who} copie {e.name(1)} #{e.event.b}",
    it=lambda e: f"{e.piece()} di {e.who} copia {e.name(1)} #{e.event.b}",
)
logs(
    kinds.COPIED,
    en=lambda e: f"#{e.event.a} of {e.who} now counts as {e.name()}, like #{e.event.b}",
    fr=lambda e: f"#{e.event.a} de {e.who} compte désormais comme {e.name()}, à l'image de #{e.event.b}",
    it=lambda e: f"#{e.event.a} di {e.who} ora conta come {e.name()}, a immagine di #{e.event.b}",
)
logs(
    kinds.TARGETS,
    en=lambda e: f"{e.piece()} of {e.who} transforms {e.name(1)} #{e.event.b}",
    fr=lambda e: f"{e.piece()} de {e.who} transforme {e.name(1)} #{e.event.b}",
    it=lambda e: f"{e.piece()} di {e.who} trasforma {e.name(1)} #{e.event.b}",
)
logs(
    kinds.TRANSFORMED,
    en=lambda e: f"#{e.event.a} of {e.who} becomes {e.name()}",
    fr=lambda e: f"#{e.event.a} de {e.who} devient {e.name()}",
    it=lambda e: f"#{e.event.a} di {e.who} diventa {e.name()}",
)
logs(
    kinds.RECOLOURED,
    en=lambda e: f"{e.who} changes the colour of {e.piece()} to {colour_name(e.number, 'en')}",
    fr=lambda e: f"{e.who} change la couleur {french.of(e.piece())} : {colour_name(e.number, 'fr')}",
    it=lambda e: f"{e.who} cambia il colore di {e.piece()}: {colour_name(e.number, 'it')}",
)
logs(
    kinds.DECLARED,
    en=lambda e: f"{e.who} declares a divinity with Identification",
    fr=lambda e: f"{e.who} déclare une divinité avec Identification",
    it=lambda e: f"{e.who} dichiara una divinità con Identificazione",
)
logs(
    kinds.ACCUSED,
    en=lambda e: f"{e.who} accuses {e.other} of {e.name()}",
    fr=lambda e: f"{e.who} accuse {e.other} de servir {e.name()}",
    it=lambda e: f"{e.who} accusa {e.other} di servire {e.name()}",
)
logs(
    kinds.REVEALED,
    en=lambda e: f"The divinity of {e.who} is {e.name()}",
    fr=lambda e: f"La divinité de {e.who} est {e.name()}",
    it=lambda e: f"La divinità di {e.who} è {e.name()}",
)
logs(
    kinds.POINTS,
    en=lambda e: f"{e.who} – {e.entry()}",
    fr=lambda e: f"{e.who} – {e.entry()}",
    it=lambda e: f"{e.who} – {e.entry()}",
)
logs(
    kinds.SCORED,
    en=lambda e: f"{e.who} has {e.points()} in this round",
    fr=lambda e: f"{e.who} a {e.points()} dans cette manche",
    it=lambda e: f"{e.who} ha {e.points()} in questo giro",
)
logs(
    kinds.CONCEDED,
    en=lambda e: f"{e.who} gives up",
    fr=lambda e: f"{e.who} abandonne",
    it=lambda e: f"{e.who} si arrende",
)
says(
    "myths-by-rounds",
    en="on equal points, having won more rounds",
    fr="à égalité de points, avec plus de manches remportées",
    it="a parità di punti, con più giri vinti",
)
WON_BY = ["by-points", "myths-by-rounds", "by-giving-up"]  # by reason


def ended(seen: Seen) -> str:
    winners = [player(seat) for seat in seats_in(seen.event.b)]
    return over(winners, WON_BY[seen.event.n], seen.lang)


logs(kinds.ENDED, en=ended, fr=ended, it=ended)
