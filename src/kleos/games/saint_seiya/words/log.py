"""A line of the log for every event, as a seat saw it."""

from collections.abc import Callable
from dataclasses import dataclass

from kleos.engine.events import Event, seats_in
from kleos.games.saint_seiya import kinds
from kleos.games.saint_seiya.board import Board
from kleos.games.saint_seiya.cards import Pool
from kleos.games.saint_seiya.kinds import FREE
from kleos.games.saint_seiya.visibility import bit
from kleos.games.saint_seiya.words.names import card_label, place_name, player, the_card, timing
from kleos.games.saint_seiya.words.points import points_text
from kleos.games.saint_seiya.words.prompts import cost_cut
from kleos.words import english, french, italian
from kleos.words.endings import over
from kleos.words.phrases import Table, check_language
from kleos.words.signs import BETWEEN, COLON, finished


@dataclass(frozen=True)
class Seen:
    """An event as somebody saw it: its own fields, and the cards only where they were seen."""

    event: Event
    pool: Pool
    lang: str
    knows: bool

    @property
    def who(self) -> str:
        return player(self.event.seat)

    @property
    def other(self) -> str:
        """The other player of an event between two, whose seat is its number."""
        return player(self.event.n)

    @property
    def place(self) -> str:
        return place_name(self.event.place, self.lang)

    def card(self, at: int = 0) -> str:
        """A card of the event within a sentence."""
        return the_card(self.pool.cards[self.event.cards[at]], self.lang) if self.knows else A_CARD[self.lang]

    def title(self, at: int = 0) -> str:
        """A card of the event as its title alone."""
        return card_label(self.pool.cards[self.event.cards[at]], self.lang) if self.knows else A_CARD[self.lang]

    def piece(self, number: int, at: int = 0) -> str:
        """ "#12 Aries Mu"; without a number the title alone."""
        return f"#{number} {self.title(at)}" if number else self.title(at)

    def listed(self) -> str:
        """The titles of all cards where they were seen, after the colon of the language."""
        if not self.knows or not self.event.cards:
            return ""
        titles = [card_label(self.pool.cards[index], self.lang) for index in self.event.cards]
        counted = [title if titles.count(title) == 1 else f"{titles.count(title)} × {title}" for title in titles]
        return COLON[self.lang] + BETWEEN[self.lang].join(dict.fromkeys(counted))

    def cards(self, number: int) -> str:
        """ "2 cards", with their titles where they were seen."""
        return CARDS[self.lang](number) + self.listed()


A_CARD = {"en": "a card", "fr": "une carte", "it": "una carta"}
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
    text: str = EVENTS.rule(event.kind, lang)(Seen(event, g.pool, lang, knows))
    if event.scope_card >= 0:
        card = g.pool.cards[event.scope_card]
        text += f" ({card_label(card, lang)}, {timing(card.lines[event.scope_line - 1], lang)})"
    return finished(text + ".", lang)


def logs(kind: int, *, en: Callable[[Seen], str], fr: Callable[[Seen], str], it: Callable[[Seen], str]) -> None:
    """Enters the line of an event."""
    EVENTS.enter(kind, en=en, fr=fr, it=it)


# Longer ones --------------------------------------------------------------------------------------------------------
def currency(seen: Seen) -> int:
    return seen.event.b >> 1


def acquires(seen: Seen, free: str, paid: tuple[str, str], armour: str) -> str:
    """How a card is paid for: nothing, or what it costs in a currency."""
    if currency(seen) == FREE:
        return free
    return paid[currency(seen)].format(seen.event.n) + (armour if seen.event.b & 1 else "")


def acquires_en(seen: Seen) -> str:
    how = acquires(seen, "for free", ("for {} Force", "for {} Cosmos"), ", using the armour")
    return f"{seen.who} acquires {seen.card()} from {seen.place} {how}"


def acquires_fr(seen: Seen) -> str:
    how = acquires(seen, "gratuitement", ("pour {} Force", "pour {} Cosmos"), ", en utilisant l'Armure")
    return f"{seen.who} acquiert {seen.card()} ({seen.place}) {how}"


def acquires_it(seen: Seen) -> str:
    how = acquires(seen, "gratis", ("per {} Forza", "per {} Cosmo"), ", usando l'Armatura")
    return f"{seen.who} acquisisce {seen.card()} ({seen.place}) {how}"


def wounded_fr(seen: Seen) -> str:
    return f"Le Personnage {seen.piece(seen.event.a)} de {seen.who}"


def wounded_it(seen: Seen) -> str:
    return f"Il Personaggio {seen.piece(seen.event.a)} di {seen.who}"


def played_fr(seen: Seen) -> str:
    return f"{seen.who} joue {seen.piece(seen.event.a)} face {french.to(seen.card(1))} ({seen.place})"


def played_it(seen: Seen) -> str:
    return f"{seen.who} gioca {seen.piece(seen.event.a)} di fronte {italian.to(seen.card(1))} ({seen.place})"


def to_reserve_en(seen: Seen) -> str:
    by = f"{seen.who} shuffles" if seen.event.seat >= 0 else ""
    what = CARDS["en"](seen.event.n)
    if by:
        return f"{by} {what} into the reserve{seen.listed()}"
    return f"{what} {'is' if seen.event.n == 1 else 'are'} shuffled into the reserve{seen.listed()}"


def to_reserve_fr(seen: Seen) -> str:
    what = CARDS["fr"](seen.event.n)
    if seen.event.seat >= 0:
        return f"{seen.who} mélange {what} à la Réserve{seen.listed()}"
    done = "est mélangée" if seen.event.n < 2 else "sont mélangées"
    return f"{what} {done} à la Réserve{seen.listed()}"


def to_reserve_it(seen: Seen) -> str:
    what = CARDS["it"](seen.event.n)
    if seen.event.seat >= 0:
        return f"{seen.who} mescola {what} nella Riserva{seen.listed()}"
    done = "viene mescolata" if seen.event.n == 1 else "vengono mescolate"
    return f"{what} {done} nella Riserva{seen.listed()}"


def swapped(seen: Seen) -> tuple[str, str]:
    """The two cards that changed places, each with the place it left."""
    places = (seen.event.place, seen.event.n)
    one, two = (f"{seen.card(at)} ({place_name(places[at], seen.lang)})" for at in range(2))
    return one, two


def cut(seen: Seen, words: str) -> str:
    return cost_cut(seen.event.n, seen.event.b, seen.lang, words)


# The table ----------------------------------------------------------------------------------------------------------
logs(
    kinds.FIRST,
    en=lambda e: f"{e.who} is the first player",
    fr=lambda e: f"{e.who} est le premier joueur",
    it=lambda e: f"{e.who} è il primo giocatore",
)
logs(
    kinds.TURN,
    en=lambda e: f"Turn {e.event.n}: {e.who} is the active player",
    fr=lambda e: f"Tour {e.event.n} : {e.who} est le joueur actif",
    it=lambda e: f"Turno {e.event.n}: {e.who} è il giocatore attivo",
)
logs(
    kinds.DREW,
    en=lambda e: f"{e.who} draws {e.cards(e.event.n)}",
    fr=lambda e: f"{e.who} pioche {e.cards(e.event.n)}",
    it=lambda e: f"{e.who} pesca {e.cards(e.event.n)}",
)
logs(
    kinds.RESHUFFLED,
    en=lambda e: f"{e.who} shuffles the discard, {CARDS['en'](e.event.n)}, to make a new draw pile",
    fr=lambda e: f"{e.who} mélange sa défausse ({CARDS['fr'](e.event.n)}) pour former une nouvelle pioche",
    it=lambda e: f"{e.who} mescola i suoi scarti ({CARDS['it'](e.event.n)}) per formare un nuovo mazzo",
)
logs(
    kinds.PLAYED,
    en=lambda e: f"{e.who} plays {e.piece(e.event.a)} facing {e.card(1)} ({e.place})",
    fr=played_fr,
    it=played_it,
)
logs(
    kinds.EQUIPPED,
    en=lambda e: f"{e.who} equips {e.piece(e.event.a)}",
    fr=lambda e: f"{e.who} équipe {e.piece(e.event.a)}",
    it=lambda e: f"{e.who} equipaggia {e.piece(e.event.a)}",
)
logs(kinds.ACQUIRES, en=acquires_en, fr=acquires_fr, it=acquires_it)
logs(
    kinds.TO_HAND,
    en=lambda e: f"{e.who} takes {e.card()} into the hand",
    fr=lambda e: f"{e.who} prend {e.card()} en main",
    it=lambda e: f"{e.who} prende in mano {e.card()}",
)
logs(
    kinds.TO_DISCARD,
    en=lambda e: f"{e.who} puts {e.card()} into the discard",
    fr=lambda e: f"{e.who} met {e.card()} dans sa défausse",
    it=lambda e: f"{e.who} mette {e.card()} nei suoi scarti",
)
logs(
    kinds.ACTIVATED,
    en=lambda e: f"{e.who} activates {e.piece(e.event.a)}",
    fr=lambda e: f"{e.who} active {e.piece(e.event.a)}",
    it=lambda e: f"{e.who} attiva {e.piece(e.event.a)}",
)
logs(
    kinds.HEALS,
    en=lambda e: f"{e.who} uses the Heal value of {e.piece(e.event.a)}",
    fr=lambda e: f"{e.who} utilise la valeur de Soin de {e.piece(e.event.a)}",
    it=lambda e: f"{e.who} usa il valore di Cura di {e.piece(e.event.a)}",
)
logs(
    kinds.HEALED,
    en=lambda e: f"{english.capital(e.piece(e.event.a))} of {e.who} is healed and goes to the discard",
    fr=lambda e: f"{wounded_fr(e)} est soigné et va dans sa défausse",
    it=lambda e: f"{wounded_it(e)} viene curato e va nei suoi scarti",
)
logs(
    kinds.DISCARDED,
    en=lambda e: f"{e.who} discards {e.card()} from the hand",
    fr=lambda e: f"{e.who} défausse {e.card()} de sa main",
    it=lambda e: f"{e.who} scarta {e.card()} dalla mano",
)
logs(
    kinds.USED,
    en=lambda e: f"{e.who} discards {CARDS['en'](len(e.event.cards))} from play{e.listed()}",
    fr=lambda e: f"{e.who} défausse {CARDS['fr'](len(e.event.cards))} de sa zone de jeu{e.listed()}",
    it=lambda e: f"{e.who} scarta {CARDS['it'](len(e.event.cards))} dalla sua zona di gioco{e.listed()}",
)
logs(
    kinds.ARMOUR_OFF,
    en=lambda e: f"{e.who} discards the equipped armour {e.piece(e.event.a)}",
    fr=lambda e: f"{e.who} défausse son Armure équipée, {e.piece(e.event.a)}",
    it=lambda e: f"{e.who} scarta la sua Armatura equipaggiata, {e.piece(e.event.a)}",
)
logs(
    kinds.WOUNDED,
    en=lambda e: f"{english.capital(e.piece(e.event.a))} of {e.who} is wounded",
    fr=lambda e: f"{wounded_fr(e)} est blessé",
    it=lambda e: f"{wounded_it(e)} viene ferito",
)
logs(
    kinds.DESTROYED,
    en=lambda e: f"{english.capital(e.piece(e.event.a))} of {e.who} is destroyed",
    fr=lambda e: f"La carte {e.piece(e.event.a)} de {e.who} est détruite",
    it=lambda e: f"La carta {e.piece(e.event.a)} di {e.who} viene distrutta",
)
logs(
    kinds.FLAME,
    en=lambda e: f"1 flame is taken; {e.event.n} left",
    fr=lambda e: f"1 Flamme est retirée ; il en reste {e.event.n}",
    it=lambda e: (
        f"1 Fiamma viene tolta; ne restano {e.event.n}" if e.event.n != 1 else "1 Fiamma viene tolta; ne resta 1"
    ),
)
logs(
    kinds.REVEALED,
    en=lambda e: f"{english.capital(e.piece(e.event.a))} is revealed on {e.place}",
    fr=lambda e: f"La carte {e.piece(e.event.a)} est révélée sur le terrain ({e.place})",
    it=lambda e: f"La carta {e.piece(e.event.a)} viene rivelata sul terreno ({e.place})",
)
logs(
    kinds.REMOVED,
    en=lambda e: f"{english.capital(e.piece(e.event.a))} is removed from {e.place} to the common discard",
    fr=lambda e: f"La carte {e.piece(e.event.a)} ({e.place}) est retirée et va dans la défausse commune",
    it=lambda e: f"La carta {e.piece(e.event.a)} ({e.place}) viene rimossa e va negli scarti comuni",
)
logs(
    kinds.PUSHED,
    en=lambda e: "The terrain cards are pushed to the right",
    fr=lambda e: "Les cartes du terrain sont poussées vers la droite",
    it=lambda e: "Le carte del terreno vengono spinte verso destra",
)
logs(
    kinds.SWAPPED,
    en=lambda e: "{} swaps {} and {}".format(e.who, *swapped(e)),
    fr=lambda e: "{} échange {} et {}".format(e.who, *swapped(e)),
    it=lambda e: "{} scambia {} e {}".format(e.who, *swapped(e)),
)
logs(kinds.TO_RESERVE, en=to_reserve_en, fr=to_reserve_fr, it=to_reserve_it)
logs(
    kinds.TAKEN,
    en=lambda e: f"{e.who} takes {e.card()} from the discard into the hand",
    fr=lambda e: f"{e.who} prend en main {e.card()} de sa défausse",
    it=lambda e: f"{e.who} prende in mano {e.card()} dai suoi scarti",
)
logs(
    kinds.PROMOTED,
    en=lambda e: f"{e.who} puts {e.card()} from the set-aside cards into the discard",
    fr=lambda e: f"{e.who} prend {e.card()} parmi ses cartes mises de côté et met la carte dans sa défausse",
    it=lambda e: f"{e.who} prende {e.card()} tra le sue carte messe da parte e mette la carta nei suoi scarti",
)
logs(
    kinds.RESTORED,
    en=lambda e: f"{e.who} puts {e.card()} from the destroyed cards into the discard",
    fr=lambda e: f"{e.who} prend {e.card()} parmi ses cartes détruites et met la carte dans sa défausse",
    it=lambda e: f"{e.who} prende {e.card()} tra le sue carte distrutte e mette la carta nei suoi scarti",
)
logs(
    kinds.ON_TOP,
    en=lambda e: f"{e.who} puts {e.card()} from the destroyed cards on top of the draw pile",
    fr=lambda e: f"{e.who} prend {e.card()} parmi ses cartes détruites et place la carte sur le dessus de sa pioche",
    it=lambda e: f"{e.who} prende {e.card()} tra le sue carte distrutte e mette la carta in cima al suo mazzo",
)
logs(
    kinds.GIVEN,
    en=lambda e: f"{english.capital(e.card())} goes to the discard of {e.who}",
    fr=lambda e: f"{english.capital(e.card())} va dans la défausse de {e.who}",
    it=lambda e: f"{english.capital(e.card())} va negli scarti di {e.who}",
)
logs(
    kinds.STOLEN,
    en=lambda e: f"{e.who} acquires {e.card()} from the discard of {e.other}",
    fr=lambda e: f"{e.who} acquiert {e.card()} de la défausse de {e.other}",
    it=lambda e: f"{e.who} acquisisce {e.card()} dagli scarti di {e.other}",
)
logs(
    kinds.ARMOURS_SWAPPED,
    en=lambda e: f"{e.who} swaps {e.piece(e.event.b, 1)} with {e.piece(e.event.a)} of {e.other}",
    fr=lambda e: f"{e.who} échange {e.piece(e.event.b, 1)} contre {e.piece(e.event.a)} de {e.other}",
    it=lambda e: f"{e.who} scambia {e.piece(e.event.b, 1)} con {e.piece(e.event.a)} di {e.other}",
)
logs(
    kinds.BOOSTED,
    en=lambda e: f"{english.capital(e.piece(e.event.a))} gets +{e.event.n} Force until the end of the turn",
    fr=lambda e: f"{english.capital(e.piece(e.event.a))} gagne +{e.event.n} Force jusqu'à la fin du tour",
    it=lambda e: f"{english.capital(e.piece(e.event.a))} ottiene +{e.event.n} Forza fino alla fine del turno",
)
logs(
    kinds.ALL_BOOSTED,
    en=lambda e: f"Each Character {e.who} has in play gets +{e.event.n} Force until the end of the turn",
    fr=lambda e: f"Chaque Personnage que {e.who} a en jeu gagne +{e.event.n} Force jusqu'à la fin du tour",
    it=lambda e: f"Ogni Personaggio che {e.who} ha in gioco ottiene +{e.event.n} Forza fino alla fine del turno",
)
logs(
    kinds.CHEAPER,
    en=lambda e: (
        f"{english.capital(e.piece(e.event.a))} on {e.place} costs {cut(e, ' less')} until the end of the turn"
    ),
    fr=lambda e: f"{e.piece(e.event.a)} ({e.place}) coûte {cut(e, ' de moins')} jusqu'à la fin du tour",
    it=lambda e: f"{e.piece(e.event.a)} ({e.place}) costa {cut(e, ' in meno')} fino alla fine del turno",
)
logs(
    kinds.BY_FORCE,
    en=lambda e: f"{e.who} may acquire armours with Force until the end of the turn",
    fr=lambda e: f"{e.who} peut acquérir les Armures avec la Force jusqu'à la fin du tour",
    it=lambda e: f"{e.who} può acquisire le Armature con la Forza fino alla fine del turno",
)
logs(
    kinds.LOOKED_HAND,
    en=lambda e: f"{e.who} looks at the hand of {e.other}, {e.cards(len(e.event.cards))}",
    fr=lambda e: f"{e.who} regarde la main de {e.other}, {e.cards(len(e.event.cards))}",
    it=lambda e: f"{e.who} guarda la mano di {e.other}, {e.cards(len(e.event.cards))}",
)
logs(
    kinds.LOOKED_PILE,
    en=lambda e: f"{e.who} looks through the draw pile, {e.cards(len(e.event.cards))}",
    fr=lambda e: f"{e.who} regarde toute sa pioche, {e.cards(len(e.event.cards))}",
    it=lambda e: f"{e.who} guarda tutto il suo mazzo, {e.cards(len(e.event.cards))}",
)
logs(
    kinds.FOUND,
    en=lambda e: f"{e.who} shows {e.card()} and takes it from the draw pile into the hand",
    fr=lambda e: f"{e.who} montre {e.card()} de sa pioche et prend la carte en main",
    it=lambda e: f"{e.who} mostra {e.card()} dal suo mazzo e prende la carta in mano",
)
logs(
    kinds.TOP_SHOWN,
    en=lambda e: f"{e.who} reveals the top of the draw pile, {e.cards(e.event.n)}",
    fr=lambda e: f"{e.who} révèle le dessus de sa pioche, {e.cards(e.event.n)}",
    it=lambda e: f"{e.who} rivela la cima del suo mazzo, {e.cards(e.event.n)}",
)
logs(
    kinds.KEPT,
    en=lambda e: f"{e.who} takes into the hand {e.cards(e.event.n)}",
    fr=lambda e: f"{e.who} prend en main {e.cards(e.event.n)}",
    it=lambda e: f"{e.who} prende in mano {e.cards(e.event.n)}",
)
logs(
    kinds.NOTHING,
    en=lambda e: f"{e.who} has no such card",
    fr=lambda e: f"{e.who} n'a aucune carte de ce genre",
    it=lambda e: f"{e.who} non ha carte di questo tipo",
)
logs(
    kinds.RECYCLED,
    en=lambda e: f"{e.who} shuffles the discard, {CARDS['en'](e.event.n)}, into the draw pile",
    fr=lambda e: f"{e.who} mélange sa défausse ({CARDS['fr'](e.event.n)}) avec sa pioche",
    it=lambda e: f"{e.who} mescola i suoi scarti ({CARDS['it'](e.event.n)}) con il suo mazzo",
)
logs(
    kinds.TOP_TAKEN,
    en=lambda e: f"{e.who} puts {e.card()} from the top of the reserve into the discard",
    fr=lambda e: f"{e.who} met {e.card()} du dessus de la Réserve dans sa défausse",
    it=lambda e: f"{e.who} mette {e.card()} dalla cima della Riserva nei suoi scarti",
)
logs(
    kinds.ENDING,
    en=lambda e: "The end of the match is triggered; the round is still played out",
    fr=lambda e: "La fin de la partie est déclenchée ; la manche en cours va à son terme",
    it=lambda e: "È scattata la fine della partita; il giro in corso viene completato",
)
logs(
    kinds.CONCEDED,
    en=lambda e: f"{e.who} gives up",
    fr=lambda e: f"{e.who} abandonne",
    it=lambda e: f"{e.who} si arrende",
)


# The end ------------------------------------------------------------------------------------------------------------
WON_BY = ["by-points", "by-giving-up"]  # by reason


def ended(seen: Seen) -> str:
    winners = [player(seat) for seat in seats_in(seen.event.b)]
    return over(winners, WON_BY[seen.event.n], seen.lang)


def entry(seen: Seen) -> str:
    """ "p0 – 2 × Marin: 3 VP printed: +6"."""
    event = seen.event
    text = A_CARD[seen.lang]
    if seen.knows:
        text = points_text(seen.pool, event.cards[0], event.a, event.b, seen.lang)
    return f"{seen.who} – {text}{COLON[seen.lang]}{event.n:+d}"


logs(
    kinds.GATHERED,
    en=lambda e: f"{e.who} shows {e.cards(e.event.n)}",
    fr=lambda e: f"{e.who} montre {e.cards(e.event.n)}",
    it=lambda e: f"{e.who} mostra {e.cards(e.event.n)}",
)
logs(kinds.POINTS, en=entry, fr=entry, it=entry)
logs(
    kinds.SCORED,
    en=lambda e: f"{e.who} has {english.count(e.event.n, 'victory point')}",
    fr=lambda e: f"{e.who} a {french.count(e.event.n, 'point')} de victoire",
    it=lambda e: f"{e.who} ha {italian.count(e.event.n, 'punto')} vittoria",
)
logs(kinds.ENDED, en=ended, fr=ended, it=ended)
