"""Why something is not allowed, in words."""

from dataclasses import dataclass

from kleos.effects.terms import Predicate
from kleos.engine.actions import Misread
from kleos.engine.errors import Refusal
from kleos.games.naruto_mythos.cards import (
    Pool,
)
from kleos.games.naruto_mythos.words.names import CHARACTER, card_label, is_plural, name_gender, name_in
from kleos.games.naruto_mythos.words.prompts import rank
from kleos.games.naruto_mythos.words.text import describe
from kleos.words import english, french, italian, shared  # noqa: F401 - "shared" is there for the rules it enters
from kleos.words.phrases import Table
from kleos.words.signs import finished
from kleos.words.tokens import misread_text

REFUSALS: Table[str] = Table("refusal")


def refusal_text(refusal: Refusal, pool: Pool, lang: str) -> str:
    """Why something is not allowed. Objects are given by number, missions by place or rank, cards by id or name."""
    text: str = REFUSALS.rule(refusal.key, lang)(*[argument(arg, pool, lang) for arg in refusal.args])
    return finished(english.sentence(text), lang)


def argument(arg: object, pool: Pool, lang: str) -> object:
    """Cards, characters, predicates and misread tokens in words; everything else as it is."""
    if isinstance(arg, Predicate):
        return describe(arg, lang, pool)
    if isinstance(arg, Misread):
        return misread_text(arg, lang)
    if isinstance(arg, str) and arg in pool.by_id:
        return card_label(pool.by_id[arg], lang)
    if isinstance(arg, str) and any(card.name == arg for card in pool.characters):
        name = name_in(pool, arg, lang)
        one = f"{CHARACTER[lang].one} {name}" if is_plural(arg, lang) else name
        return Name(name, one, name_gender(arg, lang))
    return arg


@dataclass(frozen=True)
class Name:
    """A character's name, what an article goes before, and its gender; written out it is the name alone."""

    text: str
    one: str
    gender: str

    def __str__(self) -> str:
        return self.text


def face_up_fr(name: Name) -> str:
    """ "une Sakura Haruno non-cachée", "un Personnage Chiens Ninjas non-caché"."""
    return f"{french.article(name.one, name.gender)} {french.agree('non-caché', name.gender)}"


def face_up_it(name: Name) -> str:
    return f"{italian.article(name.one, name.gender)} {italian.agree('non nascosto', name.gender)}"


def it_is(thing: object) -> str:
    return thing if isinstance(thing, str) else f"#{thing}"


def letter(place: object) -> str:
    return rank(place) if isinstance(place, int) else str(place)


def at_rank(place: object) -> str:
    return f"mission {letter(place)}"


# The kinds of decisions in words
DECISIONS = {
    "use": {
        "en": "whether you use an effect",
        "fr": "utiliser un effet ou non",
        "it": "usare o no un effetto",
    },
    "order": {
        "en": "which waiting effect comes next",
        "fr": "l'ordre des effets",
        "it": "l'ordine degli effetti",
    },
    "mulligan": {
        "en": "whether you keep your hand or take a new one",
        "fr": "garder votre main ou en prendre une nouvelle",
        "it": "tenere la mano o prenderne una nuova",
    },
    "turn": {
        "en": "what you do in your turn",
        "fr": "ce que vous faites pendant votre tour d'action",
        "it": "che cosa fai nel tuo turno",
    },
    "target": {
        "en": "which character you choose",
        "fr": "le choix d'un Personnage",
        "it": "la scelta di un Personaggio",
    },
    "mission": {
        "en": "which mission you choose",
        "fr": "le choix d'une mission",
        "it": "la scelta di una missione",
    },
    "card": {
        "en": "which card you choose",
        "fr": "le choix d'une carte",
        "it": "la scelta di una carta",
    },
    "amount": {
        "en": "which number you choose",
        "fr": "le choix d'un nombre",
        "it": "la scelta di un numero",
    },
    "effect-play": {
        "en": "which card you play by an effect",
        "fr": "une carte à jouer grâce à un effet",
        "it": "una carta da giocare con un effetto",
    },
    "line": {
        "en": "which effect you copy",
        "fr": "l'effet à copier",
        "it": "l'effetto da copiare",
    },
    "replace": {
        "en": "what happens instead",
        "fr": "ce qui arrive à la place",
        "it": "che cosa accade invece",
    },
    "demand": {
        "en": "whether you reveal a character or let it be defeated",
        "fr": "révéler un Personnage ou accepter sa défaite",
        "it": "rivelare un Personaggio o accettarne la sconfitta",
    },
    "lock": {
        "en": "which character is locked",
        "fr": "le Personnage à verrouiller",
        "it": "il Personaggio da bloccare",
    },
    "discard-order": {
        "en": "what goes to the discard pile next",
        "fr": "l'ordre de défausse",
        "it": "l'ordine degli scarti",
    },
    "per-mission": {
        "en": "which character of a mission you choose, or none",
        "fr": "le choix d'un Personnage dans une mission",
        "it": "la scelta di un Personaggio in una missione",
    },
}

# Reasons ------------------------------------------------------------------------------------------------------------
REFUSALS.enter(
    "unknown-token",
    en=lambda problem: f"this is not understood: {problem}",
    fr=lambda problem: f"cette réponse n'est pas comprise : {problem}",
    it=lambda problem: f"questa risposta non è comprensibile: {problem}",
)
REFUSALS.enter(
    "over",
    en=lambda: "the match is over",
    fr=lambda: "la partie est terminée",
    it=lambda: "la partita è finita",
)
REFUSALS.enter(
    "not-offered",
    en=lambda token: f"'{token}' is not among the options of this decision",
    fr=lambda token: f"« {token} » ne fait pas partie des choix possibles",
    it=lambda token: f"«{token}» non è tra le scelte possibili",
)
REFUSALS.enter(
    "wrong-kind",
    en=lambda kind: f"this does not answer the open question: {DECISIONS[kind]['en']}",
    fr=lambda kind: f"cela ne répond pas à la question posée : {DECISIONS[kind]['fr']}",
    it=lambda kind: f"questo non risponde alla domanda in corso: {DECISIONS[kind]['it']}",
)
REFUSALS.enter(
    "not-in-hand",
    en=lambda card: f"{card} is not in your hand",
    fr=lambda card: f"{card} n'est pas dans votre main",
    it=lambda card: f"{card} non è nella tua mano",
)
REFUSALS.enter(
    "not-in-their-hand",
    en=lambda card: f"{card} is not in the hand you are looking at",
    fr=lambda card: f"{card} n'est pas dans la main que vous regardez",
    it=lambda card: f"{card} non è nella mano che stai guardando",
)
REFUSALS.enter(
    "not-in-pile",
    en=lambda card: f"{card} cannot be taken from your discard pile: it is not there",
    fr=lambda card: f"vous ne pouvez pas prendre {card} dans votre pile de défausse : cette carte n'y est pas",
    it=lambda card: f"non puoi prendere {card} dalla tua pila degli scarti: questa carta non c'è",
)
REFUSALS.enter(
    "not-among",
    en=lambda card: f"{card} is not among the cards to choose from",
    fr=lambda card: f"{card} n'est pas parmi les cartes à choisir",
    it=lambda card: f"{card} non è tra le carte da scegliere",
)
REFUSALS.enter(
    "no-mission",
    en=lambda place: f"{at_rank(place)} is not in play",
    fr=lambda place: f"la mission {letter(place)} n'est pas en jeu",
    it=lambda place: f"la missione {letter(place)} non è in gioco",
)
REFUSALS.enter(
    "too-dear",
    en=lambda cost, chakra: f"it costs {cost} chakra and you have {chakra}",
    fr=lambda cost, chakra: f"le coût est de {cost} Chakra et vous en avez {chakra}",
    it=lambda cost, chakra: f"il costo è di {cost} Chakra e ne hai {chakra}",
)
REFUSALS.enter(
    "name-taken",
    en=lambda name, place: f"there is already a non-hidden {name} on that side of {at_rank(place)}",
    fr=lambda name, place: f"il y a déjà {face_up_fr(name)} de ce côté de la mission {letter(place)}",
    it=lambda name, place: f"c'è già {face_up_it(name)} da quel lato della missione {letter(place)}",
)
REFUSALS.enter(
    "must-upgrade",
    en=lambda name, place: (
        f"you already have a non-hidden {name} in {at_rank(place)}, so this can only be played as an upgrade there"
    ),
    fr=lambda name, place: (
        f"vous avez déjà {face_up_fr(name)} dans la mission {letter(place)} :"
        " vous ne pouvez y jouer cette carte que comme évolution"
    ),
    it=lambda name, place: (
        f"hai già {face_up_it(name)} nella missione {letter(place)}:"
        " lì puoi giocare questa carta solo come potenziamento"
    ),
)
REFUSALS.enter(
    "not-cheaper",
    en=lambda name, cost, other, other_cost: (
        f"an upgrade must cost more than what it covers: {name} costs {cost}, {other} costs {other_cost}"
    ),
    fr=lambda name, cost, other, other_cost: (
        "une évolution doit coûter plus que la carte qu'elle recouvre :"
        f" {name} coûte {cost}, {other} coûte {other_cost}"
    ),
    it=lambda name, cost, other, other_cost: (
        f"un potenziamento deve costare più della carta che copre: {name} costa {cost}, {other} costa {other_cost}"
    ),
)
REFUSALS.enter(
    "not-a-match",
    en=lambda name, other: f"{name} cannot upgrade {other}: the names differ and no line of the card allows it",
    fr=lambda name, other: (
        f"{name} ne peut pas faire évoluer {other} : les noms diffèrent et aucun effet de la carte ne le permet"
    ),
    it=lambda name, other: (
        f"{name} non può potenziare {other}: i nomi sono diversi e nessun effetto della carta lo permette"
    ),
)
REFUSALS.enter(
    "not-owned",
    en=lambda n: f"{it_is(n)} belongs to the opponent and cannot be part of your upgrades",
    fr=lambda n: f"{it_is(n)} appartient à l'adversaire et ne peut pas faire partie de vos évolutions",
    it=lambda n: f"{it_is(n)} appartiene all'avversario e non può far parte dei tuoi potenziamenti",
)
REFUSALS.enter(
    "hidden-target",
    en=lambda n: f"{it_is(n)} is hidden and cannot be upgraded",
    fr=lambda n: f"{it_is(n)} est un Personnage caché, qui ne peut pas évoluer",
    it=lambda n: f"{it_is(n)} è un Personaggio nascosto, che non si può potenziare",
)
REFUSALS.enter(
    "not-hidden",
    en=lambda n: f"{it_is(n)} is not hidden",
    fr=lambda n: f"{it_is(n)} n'est pas un Personnage caché",
    it=lambda n: f"{it_is(n)} non è un Personaggio nascosto",
)
REFUSALS.enter(
    "not-yours",
    en=lambda n: f"{it_is(n)} is not on your side",
    fr=lambda n: f"{it_is(n)} n'est pas de votre côté",
    it=lambda n: f"{it_is(n)} non è dal tuo lato",
)
REFUSALS.enter(
    "not-in-play",
    en=lambda n: f"{it_is(n)} is not in play",
    fr=lambda n: f"{it_is(n)} n'est pas en jeu",
    it=lambda n: f"{it_is(n)} non è in gioco",
)
REFUSALS.enter(
    "other-mission",
    en=lambda n: f"{it_is(n)} is at another mission",
    fr=lambda n: f"{it_is(n)} est à une autre mission",
    it=lambda n: f"{it_is(n)} è a un'altra missione",
)
REFUSALS.enter(
    "not-winning",
    en=lambda name, place: (
        f"{name} can be played non-hidden only in a mission that you are winning, and you are not winning {at_rank(place)}"
    ),
    fr=lambda name, place: (
        f"vous ne pouvez jouer {face_up_fr(name)} que dans une mission que vous êtes en train de gagner,"
        f" ce qui n'est pas le cas de la mission {letter(place)}"
    ),
    it=lambda name, place: (
        f"puoi giocare {face_up_it(name)} solo in una missione che stai vincendo,"
        f" e non stai vincendo la missione {letter(place)}"
    ),
)
REFUSALS.enter(
    "reveals-forbidden",
    en=lambda place: f"an enemy character keeps you from revealing in {at_rank(place)}",
    fr=lambda place: f"un Personnage ennemi vous empêche de révéler des Personnages dans la mission {letter(place)}",
    it=lambda place: f"un Personaggio nemico ti impedisce di rivelare Personaggi nella missione {letter(place)}",
)
REFUSALS.enter(
    "never-over",
    en=lambda name, other: f"{name} may never be played as an upgrade of {other}",
    fr=lambda name, other: f"vous ne pouvez jamais jouer {name} comme évolution {french.of(str(other))}",
    it=lambda name, other: f"non puoi mai giocare {name} come potenziamento di {other}",
)
REFUSALS.enter(
    "not-described",
    en=lambda n, words: f"{it_is(n)} is not {words}",
    fr=lambda n, words: f"{it_is(n)} n'est pas {words}",
    it=lambda n, words: f"{it_is(n)} non è {words}",
)
REFUSALS.enter(
    "immune",
    en=lambda n: f"enemy effects can neither hide nor defeat {it_is(n)}",
    fr=lambda n: f"les effets ennemis ne peuvent ni cacher ni vaincre {it_is(n)}",
    it=lambda n: f"gli effetti nemici non possono né nascondere né sconfiggere {it_is(n)}",
)
REFUSALS.enter(
    "shielded",
    en=lambda n: f"another character in its mission keeps enemy effects from hiding {it_is(n)}",
    fr=lambda n: f"un autre Personnage de sa mission empêche les effets ennemis de cacher {it_is(n)}",
    it=lambda n: f"un altro Personaggio nella sua missione impedisce agli effetti nemici di nascondere {it_is(n)}",
)
REFUSALS.enter(
    "cannot-move",
    en=lambda n: f"{it_is(n)} cannot be moved to any mission",
    fr=lambda n: f"{it_is(n)} ne peut se déplacer vers aucune mission",
    it=lambda n: f"{it_is(n)} non si può muovere in nessuna missione",
)
REFUSALS.enter(
    "already-hidden",
    en=lambda n: f"{it_is(n)} is already hidden",
    fr=lambda n: f"{it_is(n)} est déjà un Personnage caché",
    it=lambda n: f"{it_is(n)} è già un Personaggio nascosto",
)
REFUSALS.enter(
    "no-tokens",
    en=lambda n: f"{it_is(n)} has no Power tokens",
    fr=lambda n: f"{it_is(n)} n'a aucun Jeton Power",
    it=lambda n: f"{it_is(n)} non ha token Power",
)
REFUSALS.enter(
    "not-upgraded",
    en=lambda n: f"{it_is(n)} is not upgraded",
    fr=lambda n: f"{it_is(n)} n'est pas un Personnage évolué",
    it=lambda n: f"{it_is(n)} non è un Personaggio potenziato",
)
REFUSALS.enter(
    "already-picked",
    en=lambda n: f"{it_is(n)} has already been chosen",
    fr=lambda n: f"vous avez déjà choisi {it_is(n)}",
    it=lambda n: f"hai già scelto {it_is(n)}",
)
REFUSALS.enter(
    "too-much-power",
    en=lambda n, limit: f"with {it_is(n)} the total Power would exceed {limit}",
    fr=lambda n, limit: f"avec {it_is(n)}, la Puissance totale dépasserait {limit}",
    it=lambda n, limit: f"con {it_is(n)} il Potere totale supererebbe {limit}",
)
REFUSALS.enter(
    "same-mission",
    en=lambda place: f"the character is already in {at_rank(place)}",
    fr=lambda place: f"le Personnage est déjà dans la mission {letter(place)}",
    it=lambda place: f"il Personaggio è già nella missione {letter(place)}",
)
REFUSALS.enter(
    "no-chakra",
    en=lambda: "you have no chakra left",
    fr=lambda: "vous n'avez plus de Chakra",
    it=lambda: "non hai più Chakra",
)
