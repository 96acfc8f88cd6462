"""Why something is not allowed, in words."""

from collections.abc import Callable

from kleos.engine.actions import Misread
from kleos.engine.errors import Refusal
from kleos.games.saint_seiya.cards import Pool
from kleos.games.saint_seiya.words.names import player, the_card
from kleos.words import english
from kleos.words.phrases import Table
from kleos.words.signs import finished
from kleos.words.tokens import misread_text

REFUSALS: Table[str] = Table("refusal")


def refusal_text(refusal: Refusal, pool: Pool, lang: str) -> str:
    """Why something is not allowed. Objects, places and seats are given by number, cards by id."""
    text: str = REFUSALS.rule(refusal.key, lang)(*[argument(arg, pool, lang) for arg in refusal.args])
    return finished(english.sentence(text), lang)


def argument(arg: object, pool: Pool, lang: str) -> object:
    """Cards and misread tokens in words; everything else as it is."""
    if isinstance(arg, Misread):
        return misread_text(arg, lang)
    if isinstance(arg, str) and arg in pool.by_id:
        return the_card(pool.by_id[arg], lang)
    return arg


def refuses(key: str, *, en: Callable[..., str], fr: Callable[..., str], it: Callable[..., str]) -> None:
    """Enters a reason."""
    REFUSALS.enter(key, en=en, fr=fr, it=it)


# The kinds of decisions in words
DECISIONS = {
    "main": {
        "en": "an action of the main phase",
        "fr": "une action de la phase principale",
        "it": "un'azione della fase principale",
    },
    "on-play": {
        "en": "whether to use an effect",
        "fr": "utiliser un effet ou non",
        "it": "usare o no un effetto",
    },
    "shun-draw": {
        "en": "whether to draw a card",
        "fr": "piocher une carte ou non",
        "it": "pescare o no una carta",
    },
    "upkeep-discard": {
        "en": "which cards of your hand to discard",
        "fr": "les cartes de votre main à défausser",
        "it": "le carte della tua mano da scartare",
    },
    "heal-pick": {
        "en": "which Character to heal",
        "fr": "le Personnage à soigner",
        "it": "il Personaggio da curare",
    },
    "hand-discard": {
        "en": "which card of your hand to discard",
        "fr": "la carte de votre main à défausser",
        "it": "la carta della tua mano da scartare",
    },
    "hand-wound": {
        "en": "which card of your hand to wound",
        "fr": "la carte de votre main à blesser",
        "it": "la carta della tua mano da ferire",
    },
    "hand-destroy": {
        "en": "which card of your hand to destroy",
        "fr": "la carte de votre main à détruire",
        "it": "la carta della tua mano da distruggere",
    },
    "hero-pair": {
        "en": "which pair of cards of your hand to destroy",
        "fr": "la paire de cartes de votre main à détruire",
        "it": "la coppia di carte della tua mano da distruggere",
    },
    "discard-take": {
        "en": "which card of your discard to take",
        "fr": "la carte de votre défausse à prendre",
        "it": "la carta dei tuoi scarti da prendere",
    },
    "discard-destroy": {
        "en": "which card of your discard to destroy",
        "fr": "la carte de votre défausse à détruire",
        "it": "la carta dei tuoi scarti da distruggere",
    },
    "discard-pick": {
        "en": "which card of a discard to choose",
        "fr": "la carte d'une défausse à choisir",
        "it": "la carta da scegliere tra gli scarti di un giocatore",
    },
    "pile-take": {
        "en": "which card of your draw pile to take",
        "fr": "la carte de votre pioche à prendre",
        "it": "la carta del tuo mazzo da prendere",
    },
    "destroyed-take": {
        "en": "which destroyed card to bring back",
        "fr": "la carte détruite à récupérer",
        "it": "la carta distrutta da recuperare",
    },
    "revealed-wound": {
        "en": "which revealed card to wound",
        "fr": "la carte révélée à blesser",
        "it": "la carta rivelata da ferire",
    },
    "seen-hand-wound": {
        "en": "which card of the hand you see to wound",
        "fr": "la carte à blesser dans la main que vous voyez",
        "it": "la carta da ferire nella mano che vedi",
    },
    "wounded-destroy": {
        "en": "which wounded Character to destroy",
        "fr": "le Personnage blessé à détruire",
        "it": "il Personaggio ferito da distruggere",
    },
    "boost": {
        "en": "which Character gets the bonus",
        "fr": "le Personnage qui gagne le bonus",
        "it": "il Personaggio che ottiene il bonus",
    },
    "used-destroy": {
        "en": "which Character used in the fight to destroy",
        "fr": "le Personnage utilisé au combat à détruire",
        "it": "il Personaggio usato nel combattimento da distruggere",
    },
    "terrain-pick": {
        "en": "which terrain card to choose",
        "fr": "la carte du terrain à choisir",
        "it": "la carta del terreno da scegliere",
    },
    "terrain-swap": {
        "en": "which terrain cards change places",
        "fr": "les cartes du terrain qui échangent leurs emplacements",
        "it": "le carte del terreno che si scambiano di posizione",
    },
    "player-pick": {
        "en": "which player to choose",
        "fr": "le joueur à choisir",
        "it": "il giocatore da scegliere",
    },
}

# Reasons ------------------------------------------------------------------------------------------------------------
refuses(
    "unknown-token",
    en=lambda problem: f"this is not understood: {problem}",
    fr=lambda problem: f"cette réponse n'est pas comprise : {problem}",
    it=lambda problem: f"questa risposta non è comprensibile: {problem}",
)
refuses(
    "over",
    en=lambda: "the match is over",
    fr=lambda: "la partie est terminée",
    it=lambda: "la partita è finita",
)
refuses(
    "not-offered",
    en=lambda token: f"'{token}' is not among the options of this decision",
    fr=lambda token: f"« {token} » ne fait pas partie des choix possibles",
    it=lambda token: f"«{token}» non è tra le scelte possibili",
)
refuses(
    "wrong-kind",
    en=lambda kind: f"this does not answer the open question: {DECISIONS[kind]['en']}",
    fr=lambda kind: f"cela ne répond pas à la question posée : {DECISIONS[kind]['fr']}",
    it=lambda kind: f"questo non risponde alla domanda in corso: {DECISIONS[kind]['it']}",
)
refuses(
    "no-more-actions",
    en=lambda limit: f"{limit} actions have been taken in this main phase, which can now only be ended",
    fr=lambda limit: f"cette phase principale a déjà compté {limit} actions : vous ne pouvez plus qu'y mettre fin",
    it=lambda limit: f"in questa fase principale sono già state svolte {limit} azioni: ora puoi solo concluderla",
)
refuses(
    "not-in-hand",
    en=lambda card: f"{card} is not in your hand",
    fr=lambda card: f"{card} n'est pas dans votre main",
    it=lambda card: f"{card} non è nella tua mano",
)
refuses(
    "no-armour-card",
    en=lambda card: f"{card} is a Character: it is played facing a terrain card, not equipped",
    fr=lambda card: f"{card} est un Personnage : il se joue face à une carte du terrain et ne s'équipe pas",
    it=lambda card: f"{card} è un Personaggio: si gioca di fronte a una carta del terreno e non si equipaggia",
)
refuses(
    "armour-is-equipped",
    en=lambda card: f"{card} is an armour: it is equipped, not played facing a terrain card",
    fr=lambda card: f"{card} est une Armure : elle s'équipe et ne se joue pas face à une carte du terrain",
    it=lambda card: f"{card} è un'Armatura: si equipaggia e non si gioca di fronte a una carta del terreno",
)
refuses(
    "empty-place",
    en=lambda place: f"there is no card on place {place}",
    fr=lambda place: f"il n'y a pas de carte à l'emplacement {place}",
    it=lambda place: f"non ci sono carte nella posizione {place}",
)
refuses(
    "no-card-for-the-toll",
    en=lambda card: f"you have no other card to discard for playing facing {card}",
    fr=lambda card: f"vous n'avez aucune autre carte à défausser pour jouer face à cette carte ({card})",
    it=lambda card: f"non hai un'altra carta da scartare per giocare di fronte a questa carta ({card})",
)
refuses(
    "forbidden",
    en=lambda card: f"a card on the terrain forbids acquiring {card}",
    fr=lambda card: f"une carte du terrain interdit d'acquérir cette carte ({card})",
    it=lambda card: f"una carta del terreno vieta di acquisire questa carta ({card})",
)
refuses(
    "too-few-fighters",
    en=lambda card, count: f"to acquire {card} by paying, at least {count} of your Characters must face it",
    fr=lambda card, count: (
        f"pour acquérir cette carte ({card}) en payant, il faut qu'au moins {count} de vos Personnages lui fassent face"
    ),
    it=lambda card, count: (
        f"per acquisire questa carta ({card}) pagando, almeno {count} dei tuoi Personaggi devono fronteggiarla"
    ),
)
refuses(
    "no-force-cost",
    en=lambda card: f"{card} has no Force cost: it cannot be acquired with Force",
    fr=lambda card: f"{card} n'a pas de coût en Force : impossible d'acquérir cette carte avec la Force",
    it=lambda card: f"{card} non ha un costo in Forza: questa carta non si può acquisire con la Forza",
)
refuses(
    "no-cosmos-cost",
    en=lambda card: f"{card} has no Cosmos cost: it cannot be acquired with Cosmos",
    fr=lambda card: f"{card} n'a pas de coût en Cosmos : impossible d'acquérir cette carte avec le Cosmos",
    it=lambda card: f"{card} non ha un costo in Cosmo: questa carta non si può acquisire con il Cosmo",
)
refuses(
    "no-armour-equipped",
    en=lambda: "you have no armour equipped",
    fr=lambda: "vous n'avez aucune Armure équipée",
    it=lambda: "non hai nessuna Armatura equipaggiata",
)
refuses(
    "too-weak-force",
    en=lambda card, cost, strength: f"{card} costs {cost} Force and you have {strength} facing it",
    fr=lambda card, cost, strength: f"{card} coûte {cost} Force et vous en avez {strength} face à cette carte",
    it=lambda card, cost, strength: f"{card} costa {cost} Forza e ne hai {strength} di fronte a questa carta",
)
refuses(
    "too-weak-cosmos",
    en=lambda card, cost, strength: f"{card} costs {cost} Cosmos and you have {strength} for it",
    fr=lambda card, cost, strength: f"{card} coûte {cost} Cosmos et vous en avez {strength} pour cette carte",
    it=lambda card, cost, strength: f"{card} costa {cost} Cosmo e ne hai {strength} per questa carta",
)
refuses(
    "not-in-play",
    en=lambda n: f"#{n} is not among the cards you have in play",
    fr=lambda n: f"#{n} n'est pas parmi vos cartes en jeu",
    it=lambda n: f"#{n} non è tra le tue carte in gioco",
)
refuses(
    "no-activation",
    en=lambda card: f"{card} has no activation",
    fr=lambda card: f"{card} n'a pas d'activation",
    it=lambda card: f"{card} non ha un'attivazione",
)
refuses(
    "protected",
    en=lambda card: f"{card} cannot be wounded now, so its activation cannot be used",
    fr=lambda card: f"{card} ne peut pas recevoir de blessure maintenant : son activation n'est pas utilisable",
    it=lambda card: f"{card} ora non può subire ferite: la sua attivazione non è utilizzabile",
)
refuses(
    "not-usable",
    en=lambda card: (
        f"the activation of {card} cannot be used now: what it needs is missing, or it would change nothing"
    ),
    fr=lambda card: (
        f"l'activation de cette carte ({card}) n'est pas utilisable maintenant :"
        " ce qu'il lui faut manque, ou elle ne changerait rien"
    ),
    it=lambda card: (
        f"l'attivazione di questa carta ({card}) ora non è utilizzabile:"
        " manca ciò che le serve, oppure non cambierebbe nulla"
    ),
)
refuses(
    "no-heal-value",
    en=lambda card: f"{card} has no Heal value",
    fr=lambda card: f"{card} n'a pas de valeur de Soin",
    it=lambda card: f"{card} non ha un valore di Cura",
)
refuses(
    "healing-forbidden",
    en=lambda: "a card on the terrain forbids healing",
    fr=lambda: "une carte du terrain interdit de soigner",
    it=lambda: "una carta del terreno vieta di curare",
)
refuses(
    "nobody-wounded",
    en=lambda: "you have no wounded Character",
    fr=lambda: "vous n'avez aucun Personnage blessé",
    it=lambda: "non hai nessun Personaggio ferito",
)
refuses(
    "not-such-a-card",
    en=lambda card: f"{card} is not the kind of card that is asked for",
    fr=lambda card: f"{card} ne correspond pas à ce qui est demandé",
    it=lambda card: f"{card} non corrisponde a quanto richiesto",
)
refuses(
    "not-in-that-discard",
    en=lambda card: f"{card} is not in that discard, or is not the kind of card that is asked for",
    fr=lambda card: f"{card} n'est pas dans cette défausse ou ne correspond pas à ce qui est demandé",
    it=lambda card: f"{card} non è tra quegli scarti o non corrisponde a quanto richiesto",
)
refuses(
    "not-among",
    en=lambda card: f"{card} is not among the cards to choose from",
    fr=lambda card: f"{card} n'est pas parmi les cartes à choisir",
    it=lambda card: f"{card} non è tra le carte da scegliere",
)
refuses(
    "no-object",
    en=lambda n: f"there is no #{n} on the table",
    fr=lambda n: f"il n'y a pas de #{n} sur la table",
    it=lambda n: f"non c'è nessun #{n} sul tavolo",
)
refuses(
    "not-wounded",
    en=lambda n: f"#{n} is not a wounded Character",
    fr=lambda n: f"#{n} n'est pas un Personnage blessé",
    it=lambda n: f"#{n} non è un Personaggio ferito",
)
refuses(
    "not-yours",
    en=lambda n: f"#{n} belongs to another player",
    fr=lambda n: f"#{n} appartient à un autre joueur",
    it=lambda n: f"#{n} appartiene a un altro giocatore",
)
refuses(
    "same-as",
    en=lambda n, other: f"#{n} is the same choice as #{other}: choose #{other}",
    fr=lambda n, other: f"#{n} est le même choix que #{other} : choisissez #{other}",
    it=lambda n, other: f"#{n} è la stessa scelta di #{other}: scegli #{other}",
)
refuses(
    "not-described",
    en=lambda n: f"#{n} is not the kind of Character that is asked for",
    fr=lambda n: f"#{n} ne correspond pas à ce qui est demandé",
    it=lambda n: f"#{n} non corrisponde a quanto richiesto",
)
refuses(
    "no-player",
    en=lambda seat: f"there is no {player(seat)} in this match",
    fr=lambda seat: f"il n'y a pas de {player(seat)} dans cette partie",
    it=lambda seat: f"non c'è nessun {player(seat)} in questa partita",
)
refuses(
    "has-given-up",
    en=lambda seat: f"the player {player(seat)} has given up",
    fr=lambda seat: f"le joueur {player(seat)} a abandonné",
    it=lambda seat: f"il giocatore {player(seat)} si è arreso",
)
refuses(
    "not-that-player",
    en=lambda seat: f"you cannot choose {player(seat)} here",
    fr=lambda seat: f"vous ne pouvez pas choisir {player(seat)} ici",
    it=lambda seat: f"qui non puoi scegliere {player(seat)}",
)
