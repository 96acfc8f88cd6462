"""A line of the log for every event, as a seat saw it."""

from collections.abc import Callable
from dataclasses import dataclass

from kleos.engine.events import Event
from kleos.engine.messages import says
from kleos.games.naruto_mythos import kinds
from kleos.games.naruto_mythos.board import Board
from kleos.games.naruto_mythos.cards import (
    Pool,
)
from kleos.games.naruto_mythos.kinds import PUBLIC
from kleos.games.naruto_mythos.words.names import card_label, card_name, player, timing
from kleos.games.naruto_mythos.words.prompts import rank
from kleos.words import english, french, italian, shared  # noqa: F401 - "shared" is there for the rules it enters
from kleos.words.endings import over
from kleos.words.english import count
from kleos.words.phrases import (
    Table,
)
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
        return player(self.event.seat, self.lang)

    @property
    def other(self) -> str:
        return player(1 - self.event.seat, self.lang)

    @property
    def mission(self) -> str:
        return rank(self.event.place)

    def label(self, index: int) -> str:
        return card_label(self.pool.cards[index], self.lang)

    def labels(self) -> list[str]:
        return [self.label(index) for index in self.event.cards] if self.knows else []


EVENTS: Table[int] = Table("event")


def event_text(g: Board, event: Event, seat: int | None, lang: str) -> str:
    """A line of the log as a seat saw it (None: a spectator), from the event's own fields alone."""
    bit = PUBLIC if seat is None or seat < 0 else 1 << seat
    text: str = EVENTS.rule(event.kind, lang)(Seen(event, g.pool, lang, event.sees & bit != 0))
    if event.scope_card >= 0:
        card = g.pool.cards[event.scope_card]
        text += f" ({card_name(card, lang)} {card.id} {timing(card.lines[event.scope_line - 1], lang)})"
    return finished(text + ".", lang)


# A card, cards, a character --------------------------------------------------------------------------------------------
def card_en(seen: Seen) -> str:
    """The one card of the event."""
    return seen.labels()[0] if seen.knows else "a card"


def card_fr(seen: Seen) -> str:
    return seen.labels()[0] if seen.knows else "une carte"


def card_it(seen: Seen) -> str:
    return seen.labels()[0] if seen.knows else "una carta"


def cards_en(seen: Seen) -> str:
    """ "2 cards", with their names where they were seen."""
    return count(seen.event.n, "card") + named(seen, ": ")


def cards_fr(seen: Seen) -> str:
    return french.count(seen.event.n, "carte") + named(seen, " : ")


def cards_it(seen: Seen) -> str:
    return italian.count(seen.event.n, "carta") + named(seen, ": ")


def named(seen: Seen, before: str) -> str:
    """The names of the cards where they were seen, after the colon of the language."""
    names = seen.labels()
    return before + BETWEEN[seen.lang].join(names) if names else ""


def stack(seen: Seen) -> str:
    """A character by number, with its top card, and what lies beneath, where they were seen; else nothing."""
    names = seen.labels()
    if not names:
        return ""
    beneath = BETWEEN[seen.lang].join(names[-2::-1])
    return f"#{seen.event.a} {names[-1]}{OVER[seen.lang](beneath) if beneath else ''}"


OVER: dict[str, Callable[[str], str]] = {
    "en": lambda beneath: f" over {beneath}",
    "fr": lambda beneath: f" au-dessus {french.of(beneath)}",
    "it": lambda beneath: f" sopra {beneath}",
}


def stack_en(seen: Seen) -> str:
    return stack(seen) or f"hidden character #{seen.event.a}"


def stack_fr(seen: Seen) -> str:
    return stack(seen) or f"le Personnage caché #{seen.event.a}"


def stack_it(seen: Seen) -> str:
    return stack(seen) or f"il Personaggio nascosto #{seen.event.a}"


def subject_en(seen: Seen) -> str:
    return english.capital(stack_en(seen))


def subject_fr(seen: Seen) -> str:
    """As a noun, so that what follows agrees with it: "Le Personnage #7 Sakura Haruno, … est vaincu"."""
    return f"Le Personnage {stack(seen)}" if seen.knows else f"Le Personnage caché #{seen.event.a}"


def subject_it(seen: Seen) -> str:
    return f"Il Personaggio {stack(seen)}" if seen.knows else f"Il Personaggio nascosto #{seen.event.a}"


def new_en(seen: Seen) -> str:
    """A card that has just got a number of its own."""
    return f"{card_en(seen)} as #{seen.event.a}"


def new_fr(seen: Seen) -> str:
    return f"#{seen.event.a} {seen.labels()[0]}" if seen.knows else f"une carte (#{seen.event.a})"


def new_it(seen: Seen) -> str:
    return f"#{seen.event.a} {seen.labels()[0]}" if seen.knows else f"una carta (#{seen.event.a})"


# Amounts ------------------------------------------------------------------------------------------------------------
def tokens_en(seen: Seen) -> str:
    return count(seen.event.n, "Power token")


def tokens_fr(seen: Seen) -> str:
    return french.count(seen.event.n, "Jeton Power")


def tokens_it(seen: Seen) -> str:
    return f"{seen.event.n} token Power"


def points_en(seen: Seen) -> str:
    return count(seen.event.n, "mission point")


def points_fr(seen: Seen) -> str:
    return french.count(seen.event.n, "Point Mission")


def points_it(seen: Seen) -> str:
    return italian.count(seen.event.n, "Punto Mission")


def paid_en(seen: Seen) -> str:
    return f"for {seen.event.n} chakra"


def paid_fr(seen: Seen) -> str:
    return f"pour {seen.event.n} Chakra"


def paid_it(seen: Seen) -> str:
    return f"per {seen.event.n} Chakra"


def totals(seen: Seen, to: str) -> str:
    """The Power of both sides, the winner's first; and that the Edge decided, where both have the same."""
    both = [seen.event.a - kinds.TOTALS, seen.event.b - kinds.TOTALS]
    if seen.event.seat == 1:
        both.reverse()
    tied = BY_EDGE[seen.lang] if both[0] == both[1] and seen.event.seat >= 0 else ""
    return f"({both[0]} {to} {both[1]}{tied})"


BY_EDGE = {"en": ", by the Edge", "fr": ", grâce au Jeton Edge", "it": ", grazie al token Edge"}


# Longer ones --------------------------------------------------------------------------------------------------------
def defeated_en(seen: Seen) -> str:
    kept = f"; its top card goes to the hand of {player(seen.event.b, 'en')}" if seen.event.n else ""
    return f"{subject_en(seen)} is defeated in mission {seen.mission}{kept}"


def defeated_fr(seen: Seen) -> str:
    kept = f" ; sa carte du dessus va dans la main de {player(seen.event.b, 'fr')}" if seen.event.n else ""
    return f"{subject_fr(seen)} est vaincu dans la mission {seen.mission}{kept}"


def defeated_it(seen: Seen) -> str:
    kept = f"; la sua carta superiore va nella mano di {player(seen.event.b, 'it')}" if seen.event.n else ""
    return f"{subject_it(seen)} viene sconfitto nella missione {seen.mission}{kept}"


def saved_en(seen: Seen) -> str:
    event = seen.event
    if event.a == event.b:
        return f"The effect of #{event.a} applies instead"
    return f"#{event.a} takes the place of #{event.b}"


def saved_fr(seen: Seen) -> str:
    event = seen.event
    if event.a == event.b:
        return f"L'effet de #{event.a} s'applique à la place"
    return f"#{event.a} prend la place de #{event.b}"


def saved_it(seen: Seen) -> str:
    event = seen.event
    if event.a == event.b:
        return f"Si applica invece l'effetto di #{event.a}"
    return f"#{event.a} prende il posto di #{event.b}"


def copied_en(seen: Seen) -> str:
    return f"#{seen.event.a} copies {copied_card(seen)} {copied_timing(seen)}"


def copied_fr(seen: Seen) -> str:
    return f"#{seen.event.a} copie l'effet {copied_timing(seen)} {french.of(copied_card(seen))}"


def copied_it(seen: Seen) -> str:
    return f"#{seen.event.a} copia l'effetto {copied_timing(seen)} di {copied_card(seen)}"


def copied_card(seen: Seen) -> str:
    return seen.label(seen.event.b - 1)


def copied_timing(seen: Seen) -> str:
    return timing(seen.pool.cards[seen.event.b - 1].lines[seen.event.n - 1], seen.lang)


def top_discarded_en(seen: Seen) -> str:
    return f"The top card of #{seen.event.a}, {card_en(seen)}, is discarded"


def top_discarded_fr(seen: Seen) -> str:
    which = f", {seen.labels()[0]}," if seen.knows else ""
    return f"La carte du dessus de #{seen.event.a}{which} est défaussée"


def top_discarded_it(seen: Seen) -> str:
    which = f", {seen.labels()[0]}," if seen.knows else ""
    return f"La carta superiore di #{seen.event.a}{which} viene scartata"


def beneath_en(seen: Seen) -> str:
    return f"From beneath #{seen.event.a} {cards_en(seen)} to the discard pile of {seen.who}"


def beneath_fr(seen: Seen) -> str:
    event = seen.event
    many = french.count(event.n, "carte")
    go = "vont" if event.n > 1 else "va"
    return f"{many} sous #{event.a} {go} dans la pile de défausse de {seen.who}{named(seen, ' : ')}"


def beneath_it(seen: Seen) -> str:
    event = seen.event
    many = italian.count(event.n, "carta")
    go = "va" if event.n == 1 else "vanno"
    return f"{many} sotto #{event.a} {go} nella pila degli scarti di {seen.who}{named(seen, ': ')}"


def shown_en(seen: Seen) -> str:
    return f"{seen.who} shows {cards_en(seen)} and takes {'it' if seen.event.n == 1 else 'them'} into the hand"


def shown_fr(seen: Seen) -> str:
    many = french.count(seen.event.n, "carte")
    them = "les ajoute" if seen.event.n > 1 else "l'ajoute"
    return f"{seen.who} montre {many} et {them} à sa main{named(seen, ' : ')}"


def shown_it(seen: Seen) -> str:
    many = italian.count(seen.event.n, "carta")
    them = "l'aggiunge" if seen.event.n == 1 else "le aggiunge"
    return f"{seen.who} mostra {many} e {them} alla mano{named(seen, ': ')}"


def looked_hand_en(seen: Seen) -> str:
    return f"{seen.who} looks at the hand of {seen.other}, {cards_en(seen)}"


def looked_hand_fr(seen: Seen) -> str:
    many = french.count(seen.event.n, "carte")
    return f"{seen.who} regarde la main de {seen.other} ({many}){named(seen, ' : ')}"


def looked_hand_it(seen: Seen) -> str:
    many = italian.count(seen.event.n, "carta")
    return f"{seen.who} guarda la mano di {seen.other} ({many}){named(seen, ': ')}"


def looked_deck_en(seen: Seen) -> str:
    return f"{seen.who} looks at the top of the deck, {cards_en(seen)}"


def looked_deck_fr(seen: Seen) -> str:
    top = "la carte" if seen.event.n == 1 else f"les {french.count(seen.event.n, 'carte')}"
    return f"{seen.who} regarde {top} du dessus de son deck{named(seen, ' : ')}"


def looked_deck_it(seen: Seen) -> str:
    top = "la prima carta" if seen.event.n == 1 else f"le prime {italian.count(seen.event.n, 'carta')}"
    return f"{seen.who} guarda {top} del mazzo{named(seen, ': ')}"


def mulligan_en(seen: Seen) -> str:
    return f"{seen.who} {'takes a mulligan' if seen.event.n else 'keeps the opening hand'}"


def mulligan_fr(seen: Seen) -> str:
    return f"{seen.who} {'prend une nouvelle main' if seen.event.n else 'garde sa main de départ'}"


def mulligan_it(seen: Seen) -> str:
    return f"{seen.who} {'fa un mulligan' if seen.event.n else 'tiene la mano iniziale'}"


# The table ----------------------------------------------------------------------------------------------------------
EVENTS.enter(
    kinds.EDGE_TO,
    en=lambda e: f"The Edge goes to {e.who}",
    fr=lambda e: f"Le Jeton Edge va à {e.who}",
    it=lambda e: f"Il token Edge va a {e.who}",
)
EVENTS.enter(kinds.MULLIGANED, en=mulligan_en, fr=mulligan_fr, it=mulligan_it)
EVENTS.enter(
    kinds.ROUND,
    en=lambda e: f"Round {e.event.n} begins; {e.who} has the Edge",
    fr=lambda e: f"Le tour {e.event.n} commence ; {e.who} a le Jeton Edge",
    it=lambda e: f"Inizia il giro {e.event.n}; {e.who} ha il token Edge",
)
EVENTS.enter(
    kinds.MISSION_UP,
    en=lambda e: f"Mission {e.mission} is {e.label(e.event.b)}",
    fr=lambda e: f"Nouvelle mission {e.mission} : {e.label(e.event.b)}",
    it=lambda e: f"Nuova missione {e.mission}: {e.label(e.event.b)}",
)
EVENTS.enter(
    kinds.INCOME,
    en=lambda e: f"{e.who} receives {e.event.n} chakra",
    fr=lambda e: f"{e.who} reçoit {e.event.n} Chakra",
    it=lambda e: f"{e.who} riceve {e.event.n} Chakra",
)
EVENTS.enter(
    kinds.DREW,
    en=lambda e: f"{e.who} draws {cards_en(e)}",
    fr=lambda e: f"{e.who} pioche {cards_fr(e)}",
    it=lambda e: f"{e.who} pesca {cards_it(e)}",
)
EVENTS.enter(
    kinds.PLAYED,
    en=lambda e: f"{e.who} plays {new_en(e)} on mission {e.mission} {paid_en(e)}",
    fr=lambda e: f"{e.who} joue {new_fr(e)} sur la mission {e.mission} {paid_fr(e)}",
    it=lambda e: f"{e.who} gioca {new_it(e)} sulla missione {e.mission} {paid_it(e)}",
)
EVENTS.enter(
    kinds.UPGRADED,
    en=lambda e: f"{e.who} upgrades #{e.event.a} on mission {e.mission} with {card_en(e)} {paid_en(e)}",
    fr=lambda e: f"{e.who} fait évoluer #{e.event.a} sur la mission {e.mission} avec {card_fr(e)} {paid_fr(e)}",
    it=lambda e: f"{e.who} potenzia #{e.event.a} sulla missione {e.mission} con {card_it(e)} {paid_it(e)}",
)
EVENTS.enter(
    kinds.REVEALED,
    en=lambda e: f"{e.who} reveals {stack_en(e)} on mission {e.mission} {paid_en(e)}",
    fr=lambda e: f"{e.who} révèle {stack_fr(e)} sur la mission {e.mission} {paid_fr(e)}",
    it=lambda e: f"{e.who} rivela {stack_it(e)} sulla missione {e.mission} {paid_it(e)}",
)
EVENTS.enter(
    kinds.REVEAL_UPGRADED,
    en=lambda e: (
        f"{e.who} reveals #{e.event.b} {card_en(e)} on mission {e.mission} as an upgrade of #{e.event.a} {paid_en(e)}"
    ),
    fr=lambda e: (
        f"{e.who} révèle #{e.event.b} {card_fr(e)} sur la mission {e.mission} comme évolution de #{e.event.a} {paid_fr(e)}"
    ),
    it=lambda e: (
        f"{e.who} rivela #{e.event.b} {card_it(e)} sulla missione {e.mission} come potenziamento di #{e.event.a} {paid_it(e)}"
    ),
)
EVENTS.enter(
    kinds.PUT_DOWN,
    en=lambda e: f"{e.who} hides {new_en(e)} face down on mission {e.mission} {paid_en(e)}",
    fr=lambda e: f"{e.who} cache {new_fr(e)} sur la mission {e.mission} {paid_fr(e)}",
    it=lambda e: f"{e.who} nasconde {new_it(e)} sulla missione {e.mission} {paid_it(e)}",
)
EVENTS.enter(
    kinds.PUT_HIDDEN,
    en=lambda e: f"{e.who} puts {new_en(e)} face down on mission {e.mission}",
    fr=lambda e: f"{e.who} place {new_fr(e)} face cachée sur la mission {e.mission}",
    it=lambda e: f"{e.who} mette {new_it(e)} a faccia in giù sulla missione {e.mission}",
)
EVENTS.enter(
    kinds.PASSED,
    en=lambda e: f"{e.who} passes",
    fr=lambda e: f"{e.who} passe",
    it=lambda e: f"{e.who} passa",
)
EVENTS.enter(
    kinds.TOKENS,
    en=lambda e: f"#{e.event.a} gets {tokens_en(e)}",
    fr=lambda e: f"#{e.event.a} reçoit {tokens_fr(e)}",
    it=lambda e: f"#{e.event.a} riceve {tokens_it(e)}",
)
EVENTS.enter(
    kinds.TOKENS_LOST,
    en=lambda e: f"#{e.event.a} loses {tokens_en(e)}",
    fr=lambda e: f"#{e.event.a} perd {tokens_fr(e)}",
    it=lambda e: f"#{e.event.a} perde {tokens_it(e)}",
)
EVENTS.enter(
    kinds.TOKENS_TAKEN,
    en=lambda e: f"#{e.event.b} takes {tokens_en(e)} from #{e.event.a}",
    fr=lambda e: f"#{e.event.b} prend {tokens_fr(e)} à #{e.event.a}",
    it=lambda e: f"#{e.event.b} prende {tokens_it(e)} da #{e.event.a}",
)
EVENTS.enter(
    kinds.MOVED,
    en=lambda e: f"{subject_en(e)} moves from mission {rank(e.event.n)} to mission {e.mission}",
    fr=lambda e: f"{subject_fr(e)} se déplace de la mission {rank(e.event.n)} vers la mission {e.mission}",
    it=lambda e: f"{subject_it(e)} si muove dalla missione {rank(e.event.n)} alla missione {e.mission}",
)
EVENTS.enter(
    kinds.HIDDEN,
    en=lambda e: f"{subject_en(e)} is hidden in mission {e.mission}",
    fr=lambda e: f"{subject_fr(e)} est caché dans la mission {e.mission}",
    it=lambda e: f"{subject_it(e)} viene nascosto nella missione {e.mission}",
)
EVENTS.enter(kinds.DEFEATED, en=defeated_en, fr=defeated_fr, it=defeated_it)
EVENTS.enter(
    kinds.TO_HAND,
    en=lambda e: f"{subject_en(e)} returns from mission {e.mission} to the hand of {e.who}",
    fr=lambda e: f"{subject_fr(e)} quitte la mission {e.mission} et retourne dans la main de {e.who}",
    it=lambda e: f"{subject_it(e)} torna dalla missione {e.mission} nella mano di {e.who}",
)
EVENTS.enter(kinds.TOP_DISCARDED, en=top_discarded_en, fr=top_discarded_fr, it=top_discarded_it)
EVENTS.enter(kinds.BENEATH, en=beneath_en, fr=beneath_fr, it=beneath_it)
EVENTS.enter(
    kinds.TOOK_TOP,
    en=lambda e: f"{e.who} takes the top card of the deck of {e.other}{named(e, ': ')}",
    fr=lambda e: f"{e.who} prend la carte du dessus du deck de {e.other}{named(e, ' : ')}",
    it=lambda e: f"{e.who} prende la prima carta del mazzo di {e.other}{named(e, ': ')}",
)
EVENTS.enter(
    kinds.CONTROL,
    en=lambda e: f"{e.who} takes control of {stack_en(e)} in mission {e.mission}",
    fr=lambda e: f"{e.who} prend le contrôle {french.of(stack_fr(e))} dans la mission {e.mission}",
    it=lambda e: f"{e.who} prende il controllo {italian.of(stack_it(e))} nella missione {e.mission}",
)
EVENTS.enter(
    kinds.CONTROL_ENDS,
    en=lambda e: f"{subject_en(e)} returns to the side of {e.who} in mission {e.mission}",
    fr=lambda e: f"{subject_fr(e)} revient du côté de {e.who} dans la mission {e.mission}",
    it=lambda e: f"{subject_it(e)} torna dal lato di {e.who} nella missione {e.mission}",
)
EVENTS.enter(
    kinds.CONFLICT,
    en=lambda e: f"{subject_en(e)} is discarded: {e.who} has another character of that name in mission {e.mission}",
    fr=lambda e: f"{subject_fr(e)} est défaussé : {e.who} a un autre Personnage de ce nom dans la mission {e.mission}",
    it=lambda e: (
        f"{subject_it(e)} viene scartato: {e.who} ha un altro Personaggio con quel nome nella missione {e.mission}"
    ),
)
EVENTS.enter(
    kinds.DISCARDED,
    en=lambda e: f"{e.who} discards {card_en(e)}",
    fr=lambda e: f"{e.who} défausse {card_fr(e)}",
    it=lambda e: f"{e.who} scarta {card_it(e)}",
)
EVENTS.enter(
    kinds.MILLED,
    en=lambda e: f"{e.who} discards {card_en(e)} from the top of the deck",
    fr=lambda e: f"{e.who} défausse {card_fr(e)} du dessus de son deck",
    it=lambda e: f"{e.who} scarta {card_it(e)} dalla cima del mazzo",
)
EVENTS.enter(
    kinds.PUT_BACK,
    en=lambda e: f"{e.who} puts {card_en(e)} from the hand on top of the deck",
    fr=lambda e: f"{e.who} place {card_fr(e)} de sa main sur le dessus de son deck",
    it=lambda e: f"{e.who} mette {card_it(e)} dalla mano in cima al mazzo",
)
EVENTS.enter(
    kinds.RECOVERED,
    en=lambda e: f"{e.who} takes {card_en(e)} from the discard pile into the hand",
    fr=lambda e: f"{e.who} prend {card_fr(e)} dans sa pile de défausse et l'ajoute à sa main",
    it=lambda e: f"{e.who} prende {card_it(e)} dalla pila degli scarti e l'aggiunge alla mano",
)
EVENTS.enter(kinds.SHOWN, en=shown_en, fr=shown_fr, it=shown_it)
EVENTS.enter(
    kinds.LOOKED,
    en=lambda e: f"{e.who} looks at {stack_en(e)} in mission {e.mission}",
    fr=lambda e: f"{e.who} regarde {stack_fr(e)} dans la mission {e.mission}",
    it=lambda e: f"{e.who} guarda {stack_it(e)} nella missione {e.mission}",
)
EVENTS.enter(kinds.LOOKED_HAND, en=looked_hand_en, fr=looked_hand_fr, it=looked_hand_it)
EVENTS.enter(kinds.LOOKED_DECK, en=looked_deck_en, fr=looked_deck_fr, it=looked_deck_it)
EVENTS.enter(
    kinds.CHAKRA,
    en=lambda e: f"{e.who} gains {e.event.n} chakra",
    fr=lambda e: f"{e.who} gagne {e.event.n} Chakra",
    it=lambda e: f"{e.who} ottiene {e.event.n} Chakra",
)
EVENTS.enter(
    kinds.CHAKRA_LOST,
    en=lambda e: f"{e.who} loses {e.event.n} chakra",
    fr=lambda e: f"{e.who} perd {e.event.n} Chakra",
    it=lambda e: f"{e.who} perde {e.event.n} Chakra",
)
EVENTS.enter(
    kinds.CHAKRA_TAKEN,
    en=lambda e: f"{e.who} takes {e.event.n} chakra from {e.other}",
    fr=lambda e: f"{e.who} prend {e.event.n} Chakra à {e.other}",
    it=lambda e: f"{e.who} sottrae {e.event.n} Chakra a {e.other}",
)
EVENTS.enter(
    kinds.POINTS,
    en=lambda e: f"{e.who} gains {points_en(e)}",
    fr=lambda e: f"{e.who} gagne {points_fr(e)}",
    it=lambda e: f"{e.who} ottiene {points_it(e)}",
)
EVENTS.enter(
    kinds.WON,
    en=lambda e: f"{e.who} wins mission {e.mission} {totals(e, 'to')} and gains {points_en(e)}",
    fr=lambda e: f"{e.who} remporte la mission {e.mission} {totals(e, 'à')} et gagne {points_fr(e)}",
    it=lambda e: f"{e.who} vince la missione {e.mission} {totals(e, 'a')} e ottiene {points_it(e)}",
)
EVENTS.enter(
    kinds.NOBODY_WON,
    en=lambda e: f"Nobody wins mission {e.mission} {totals(e, 'to')}",
    fr=lambda e: f"Personne ne remporte la mission {e.mission} {totals(e, 'à')}",
    it=lambda e: f"Nessuno vince la missione {e.mission} {totals(e, 'a')}",
)
EVENTS.enter(
    kinds.LOCKED,
    en=lambda e: f"#{e.event.a} locks #{e.event.b} in mission {e.mission}",
    fr=lambda e: f"#{e.event.a} verrouille #{e.event.b} dans la mission {e.mission}",
    it=lambda e: f"#{e.event.a} blocca #{e.event.b} nella missione {e.mission}",
)
EVENTS.enter(kinds.SAVED, en=saved_en, fr=saved_fr, it=saved_it)
EVENTS.enter(kinds.COPIED, en=copied_en, fr=copied_fr, it=copied_it)
EVENTS.enter(
    kinds.ROUND_END,
    en=lambda e: f"Round {e.event.n} ends; chakra and Power tokens are cleared",
    fr=lambda e: f"Le tour {e.event.n} se termine ; le Chakra et les Jetons Power sont défaussés",
    it=lambda e: f"Il giro {e.event.n} finisce; Chakra e token Power vengono scartati",
)


# The end ------------------------------------------------------------------------------------------------------------
says(
    "naruto-by-edge",
    en="on equal points, holding the Edge",
    fr="à égalité de points, grâce au Jeton Edge",
    it="a parità di punti, grazie al token Edge",
)
WON_BY = ["by-points", "naruto-by-edge", "by-giving-up"]  # by reason


def ended(seen: Seen) -> str:
    return over([seen.who], WON_BY[seen.event.n], seen.lang)


IN_ROUND = {"en": "round {}", "fr": "tour {}", "it": "giro {}"}
OF_MISSION = {"en": "mission {}, {}", "fr": "mission {}, {}", "it": "missione {}, {}"}


def tally(seen: Seen) -> str:
    """ "p0 – round 2, mission C, Rescue a Friend: 4 mission points"."""
    event = seen.event
    what = CARD[seen.lang](seen)
    if seen.knows:
        card = seen.pool.cards[event.cards[0]]
        what = card_name(card, seen.lang)
        if 0 < event.a <= len(card.lines):
            what += f" {card.id} {timing(card.lines[event.a - 1], seen.lang)}"
    if event.place >= 0:
        what = OF_MISSION[seen.lang].format(seen.mission, what)
    return f"{seen.who} – {IN_ROUND[seen.lang].format(event.b)}, {what}{COLON[seen.lang]}{POINTS[seen.lang](seen)}"


CARD = {"en": card_en, "fr": card_fr, "it": card_it}
POINTS = {"en": points_en, "fr": points_fr, "it": points_it}
EVENTS.enter(kinds.TALLY, en=tally, fr=tally, it=tally)
EVENTS.enter(
    kinds.SCORED,
    en=lambda e: f"{e.who} has {points_en(e)}",
    fr=lambda e: f"{e.who} a {points_fr(e)}",
    it=lambda e: f"{e.who} ha {points_it(e)}",
)
EVENTS.enter(kinds.ENDED, en=ended, fr=ended, it=ended)
EVENTS.enter(
    kinds.CONCEDED,
    en=lambda e: f"{e.who} gives up",
    fr=lambda e: f"{e.who} abandonne",
    it=lambda e: f"{e.who} si arrende",
)
