"""Why something is not allowed, in words."""

from collections.abc import Callable

from kleos.engine.actions import Misread
from kleos.engine.errors import Refusal
from kleos.games.kanzume_goddess.cards import Pool
from kleos.games.kanzume_goddess.words.names import card_name, colour_name, player
from kleos.words import english, french, italian
from kleos.words.phrases import Table
from kleos.words.signs import finished
from kleos.words.tokens import misread_text

REFUSALS: Table[str] = Table("refusal")


def refusal_text(refusal: Refusal, pool: Pool, lang: str) -> str:
    """Why something is not allowed. Objects and seats are given by number, cards by id, abilities of Gods by name."""
    text: str = REFUSALS.rule(refusal.key, lang)(*[argument(arg, pool, lang) for arg in refusal.args])
    return finished(english.sentence(text), lang)


def argument(arg: object, pool: Pool, lang: str) -> object:
    """Cards, abilities of Gods and misread tokens in words; everything else as it is."""
    if isinstance(arg, Misread):
        return misread_text(arg, lang)
    if isinstance(arg, str) and arg in pool.by_id:
        return card_name(pool.by_id[arg], lang)
    if isinstance(arg, str) and arg in pool.abilities:
        id, number = arg.rsplit(".", 1)
        return ABILITY_OF[lang](card_name(pool.by_id[id], lang), number)
    return arg


ABILITY_OF: dict[str, Callable[[str, str], str]] = {
    "en": lambda god, number: f"ability {number} of {god}",
    "fr": lambda god, number: f"la capacité {number} {french.of(god)}",
    "it": lambda god, number: f"l'abilità {number} di {god}",
}
LISTED: dict[str, Callable[[list[str]], str]] = {
    "en": lambda words: english.listing(words, "or"),
    "fr": lambda words: french.listing(words, "ou"),
    "it": lambda words: italian.listing(words, "o"),
}


def colours(symbols: tuple[int, ...], lang: str) -> str:
    """ "green or silver"; two equal symbols are one colour (KG-5.15)."""
    return LISTED[lang]([colour_name(symbol, lang) for symbol in dict.fromkeys(symbols)])


def points(amount: int) -> str:
    """ "1 punto", "2 punti", before what they are points of."""
    return f"{amount} {'punto' if amount == 1 else 'punti'}"


def refuses(key: str, *, en: Callable[..., str], fr: Callable[..., str], it: Callable[..., str]) -> None:
    """Enters a reason."""
    REFUSALS.enter(key, en=en, fr=fr, it=it)


# The kinds of decisions in words
DECISIONS = {
    "choose-god": {
        "en": "which God you take",
        "fr": "le Dieu que vous prenez",
        "it": "il Dio che prendi",
    },
    "start-phase": {
        "en": "which ability of your God to use in the Start phase",
        "fr": "la capacité de votre Dieu à utiliser en phase de démarrage",
        "it": "l'abilità del tuo Dio da usare nella fase iniziale",
    },
    "play-phase": {
        "en": "what to play in the Play phase",
        "fr": "ce que vous jouez en phase de jeu",
        "it": "che cosa giocare nella fase di gioco",
    },
    "choose-player": {
        "en": "which opponent is the target",
        "fr": "l'adversaire visé",
        "it": "l'avversario da prendere di mira",
    },
    "react-ability": {
        "en": "whether you react to the ability that was played",
        "fr": "réagir ou non à la capacité jouée",
        "it": "reagire o no all'abilità giocata",
    },
    "react-attack": {
        "en": "whether you react to the Attack",
        "fr": "réagir ou non à l'Attaque",
        "it": "reagire o no all'Attacco",
    },
    "pay-cost": {
        "en": "how you pay the cost",
        "fr": "la façon dont vous payez le coût",
        "it": "come paghi il costo",
    },
    "discard-choice": {
        "en": "which card of your hand you discard",
        "fr": "la carte de votre main que vous défaussez",
        "it": "la carta della tua mano da scartare",
    },
    "banish-choice": {
        "en": "which card of your hand or discard pile goes to the Netherworld",
        "fr": "la carte de votre main ou de votre défausse à envoyer aux enfers",
        "it": "la carta della tua mano o dei tuoi scarti da mandare negli inferi",
    },
    "hades-banish": {
        "en": "which card of your discard pile goes to the Netherworld",
        "fr": "la carte de votre défausse à envoyer aux enfers",
        "it": "la carta dei tuoi scarti da mandare negli inferi",
    },
    "repeat-warrior": {
        "en": "which Warrior's Action is repeated",
        "fr": "le Guerrier dont l'Action est répétée",
        "it": "il Guerriero di cui ripetere un'Azione",
    },
    "repeat-ability": {
        "en": "which Action of the Warrior is repeated",
        "fr": "l'Action du Guerrier qui est répétée",
        "it": "quale Azione del Guerriero ripetere",
    },
    "take-netherworld": {
        "en": "which card you take from the Netherworld",
        "fr": "la carte que vous prenez aux enfers",
        "it": "la carta da prendere dagli inferi",
    },
    "recruit-phase": {
        "en": "what to recruit in the Recruit phase",
        "fr": "ce que vous recrutez en phase de recrutement",
        "it": "che cosa reclutare nella fase di reclutamento",
    },
    "discard-phase": {
        "en": "which card of your hand goes to the Netherworld in the Discard phase",
        "fr": "la carte de votre main à envoyer aux enfers en phase de défausse",
        "it": "la carta della tua mano da mandare negli inferi nella fase di scarto",
    },
    "end-choice": {
        "en": "what you give up in the End phase",
        "fr": "ce que vous sacrifiez en phase de fin",
        "it": "a che cosa rinunci nella fase finale",
    },
}
# When an ability of a God is used, by its timing
MOMENTS = {
    "action": {
        "en": "in your own Play phase",
        "fr": "pendant votre phase de jeu",
        "it": "nella tua fase di gioco",
    },
    "start": {
        "en": "in your own Start phase",
        "fr": "pendant votre phase de démarrage",
        "it": "nella tua fase iniziale",
    },
    "recruit": {
        "en": "in your own Recruit phase",
        "fr": "pendant votre phase de recrutement",
        "it": "nella tua fase di reclutamento",
    },
    "discard": {
        "en": "in your own Discard phase",
        "fr": "pendant votre phase de défausse",
        "it": "nella tua fase di scarto",
    },
    "defence": {
        "en": "when your own God is attacked",
        "fr": "quand votre Dieu est attaqué",
        "it": "quando il tuo Dio viene attaccato",
    },
    "protection": {
        "en": "when another God is attacked",
        "fr": "quand un autre Dieu est attaqué",
        "it": "quando viene attaccato un altro Dio",
    },
    "aid": {
        "en": "when your own God or a team-mate's is attacked",
        "fr": "quand votre Dieu ou celui d'un coéquipier est attaqué",
        "it": "quando viene attaccato il tuo Dio o quello di un compagno",
    },
    "answer": {
        "en": "when an opponent plays an ability of a Warrior",
        "fr": "quand un adversaire joue une capacité de Guerrier",
        "it": "quando un avversario gioca un'abilità di un Guerriero",
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
    fr=lambda: "le match est terminé",
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
    "which-zone",
    en=lambda card: f"say whether {card} comes from your hand or from your discard pile",
    fr=lambda card: f"précisez si la carte ({card}) vient de votre main ou de votre défausse",
    it=lambda card: f"precisa se la carta ({card}) viene dalla tua mano o dai tuoi scarti",
)
refuses(
    "only-in-play-phase",
    en=lambda: "cards are played for an Action in your own Play phase only",
    fr=lambda: "une carte ne se joue pour une Action que pendant votre phase de jeu",
    it=lambda: "una carta si gioca per un'Azione solo nella tua fase di gioco",
)
refuses(
    "only-in-recruit-phase",
    en=lambda: "cards are recruited in your own Recruit phase only",
    fr=lambda: "on ne recrute que pendant sa propre phase de recrutement",
    it=lambda: "si recluta solo nella propria fase di reclutamento",
)
refuses(
    "nothing-to-react-to",
    en=lambda: "nothing has been played that you could react to",
    fr=lambda: "rien n'a été joué à quoi vous pourriez réagir",
    it=lambda: "non è stato giocato nulla a cui tu possa reagire",
)
refuses(
    "god-is-no-card-in-hand",
    en=lambda god: f"{god} is a God and never a card of a hand; abilities of Gods are called up with 'use'",
    fr=lambda god: (
        f"{god} est un Dieu et jamais une carte de la main ; les capacités des Dieux s'appellent avec « use »"
    ),
    it=lambda god: f"{god} è un Dio e mai una carta in mano; le abilità degli Dei si richiamano con «use»",
)
refuses(
    "not-in-hand",
    en=lambda card: f"{card} is not in your hand",
    fr=lambda card: f"{card} n'est pas dans votre main",
    it=lambda card: f"{card} non è nella tua mano",
)
refuses(
    "no-such-ability",
    en=lambda card, count: f"the abilities of {card} are numbered from 1, and the last one is {count}",
    fr=lambda card, count: (
        f"les capacités de cette carte ({card}) sont numérotées à partir de 1, la dernière est {count}"
    ),
    it=lambda card, count: f"le abilità di questa carta ({card}) sono numerate da 1 e l'ultima è {count}",
)
refuses(
    "no-action",
    en=lambda card: f"{card} has no Action, so it cannot be played in the Play phase",
    fr=lambda card: f"{card} n'a pas d'Action : cette carte ne peut pas être jouée en phase de jeu",
    it=lambda card: f"{card} non ha un'Azione: questa carta non si può giocare nella fase di gioco",
)
refuses(
    "bond-of-card",
    en=lambda card, number: f"ability {number} of {card} is a Bond, which is never played but applies by itself",
    fr=lambda card, number: (
        f"la capacité {number} de cette carte ({card}) est un Engagement : on ne le joue pas, il s'applique de lui-même"
    ),
    it=lambda card, number: (
        f"l'abilità {number} di questa carta ({card}) è un Legame: non si gioca, si applica da solo"
    ),
)
refuses(
    "reaction-is-no-action",
    en=lambda card, number: f"ability {number} of {card} is a Reaction: it is used when its moment comes, not played",
    fr=lambda card, number: (
        f"la capacité {number} de cette carte ({card}) est une Réaction :"
        " elle s'utilise au moment voulu, pas comme une Action"
    ),
    it=lambda card, number: (
        f"l'abilità {number} di questa carta ({card}) è una Reazione: si usa al momento giusto, non come Azione"
    ),
)
refuses(
    "colour-does-not-follow",
    en=lambda card, colour, last, follow: (
        f"{card} ({colours((colour,), 'en')}) cannot follow {last}:"
        f" only a {colours(follow, 'en')} Warrior may be played now"
    ),
    fr=lambda card, colour, last, follow: (
        f"{card} ({colours((colour,), 'fr')}) ne peut pas suivre {last} :"
        f" seul un Guerrier {colours(follow, 'fr')} peut être joué maintenant"
    ),
    it=lambda card, colour, last, follow: (
        f"{card} ({colours((colour,), 'it')}) non può seguire {last}:"
        f" ora si può giocare solo un Guerriero {colours(follow, 'it')}"
    ),
)
refuses(
    "action-is-no-reaction",
    en=lambda card, number: f"ability {number} of {card} is an Action, for which the card is played in your Play phase",
    fr=lambda card, number: (
        f"la capacité {number} de cette carte ({card}) est une Action : elle se joue pendant votre phase de jeu"
    ),
    it=lambda card, number: (
        f"l'abilità {number} di questa carta ({card}) è un'Azione: si gioca nella tua fase di gioco"
    ),
)
refuses(
    "answers-attacks",
    en=lambda card, number: f"ability {number} of {card} answers an Attack, and none has been declared yet",
    fr=lambda card, number: (
        f"la capacité {number} de cette carte ({card}) répond à une Attaque, et aucune n'est encore déclarée"
    ),
    it=lambda card, number: (
        f"l'abilità {number} di questa carta ({card}) risponde a un Attacco, e non ne è stato ancora dichiarato uno"
    ),
)
refuses(
    "answers-abilities",
    en=lambda card, number: (
        f"ability {number} of {card} answers a Warrior's ability when it is played; this Attack is already declared"
    ),
    fr=lambda card, number: (
        f"la capacité {number} de cette carte ({card}) répond à une capacité de Guerrier au moment où elle est jouée ;"
        " cette Attaque est déjà déclarée"
    ),
    it=lambda card, number: (
        f"l'abilità {number} di questa carta ({card}) risponde a un'abilità di un Guerriero quando viene giocata;"
        " questo Attacco è già dichiarato"
    ),
)
refuses(
    "protects-others",
    en=lambda card, number: f"with ability {number}, {card} protects another God, and it is yours that is attacked",
    fr=lambda card, number: (
        f"avec sa capacité {number}, cette carte ({card}) protège un autre Dieu, et c'est le vôtre qui est attaqué"
    ),
    it=lambda card, number: (
        f"con l'abilità {number} questa carta ({card}) protegge un altro Dio, ed è il tuo a essere attaccato"
    ),
)
refuses(
    "defends-own-god",
    en=lambda card, number, seat: f"with ability {number}, {card} defends your own God, and {player(seat)} is attacked",
    fr=lambda card, number, seat: (
        f"avec sa capacité {number}, cette carte ({card}) défend votre propre Dieu, et c'est {player(seat)} qui est attaqué"
    ),
    it=lambda card, number, seat: (
        f"con l'abilità {number} questa carta ({card}) difende il tuo Dio, ed è {player(seat)} a essere attaccato"
    ),
)
refuses(
    "aids-own-side",
    en=lambda card, number, seat: (
        f"with ability {number}, {card} helps your own side only, and {player(seat)} does not belong to it"
    ),
    fr=lambda card, number, seat: (
        f"avec sa capacité {number}, cette carte ({card}) n'aide que votre camp, et {player(seat)} n'en fait pas partie"
    ),
    it=lambda card, number, seat: (
        f"con l'abilità {number} questa carta ({card}) aiuta solo la tua parte, e {player(seat)} non ne fa parte"
    ),
)
refuses(
    "other-god",
    en=lambda ability, god: f"you cannot use {ability}: your God is {god}",
    fr=lambda ability, god: f"vous ne pouvez pas utiliser {ability} : votre Dieu est {god}",
    it=lambda ability, god: f"non puoi usare {ability}: il tuo Dio è {god}",
)
refuses(
    "bond-of-god",
    en=lambda ability: f"{ability} is a Bond, which acts by itself and is never used",
    fr=lambda ability: f"{ability} est un Engagement : il agit de lui-même et ne s'utilise pas",
    it=lambda ability: f"{ability} è un Legame: agisce da solo e non si usa",
)
refuses(
    "other-moment",
    en=lambda ability, timing: f"{ability} is used only {MOMENTS[timing]['en']}",
    fr=lambda ability, timing: f"{ability} ne s'utilise que {MOMENTS[timing]['fr']}",
    it=lambda ability, timing: f"{ability} si usa solo {MOMENTS[timing]['it']}",
)
refuses(
    "used-this-turn",
    en=lambda ability: f"{ability} has already been used this turn",
    fr=lambda ability: f"{ability} a déjà été utilisée pendant ce tour",
    it=lambda ability: f"{ability} è già stata usata in questo turno",
)
refuses(
    "used-in-attack",
    en=lambda ability: f"{ability} has already been used against this Attack",
    fr=lambda ability: f"{ability} a déjà été utilisée contre cette Attaque",
    it=lambda ability: f"{ability} è già stata usata contro questo Attacco",
)
refuses(
    "would-do-nothing",
    en=lambda ability: f"{ability} has nothing to act on now",
    fr=lambda ability: f"{ability} n'a rien sur quoi agir maintenant",
    it=lambda ability: f"{ability} ora non ha nulla su cui agire",
)
refuses(
    "no-energy-to-pay",
    en=lambda amount: f"{amount} energy cannot be paid: at least 1 energy must remain",
    fr=lambda amount: (
        f"vous ne pouvez pas payer {french.count(amount, 'point')} d'énergie : il doit vous en rester au moins 1"
    ),
    it=lambda amount: f"non puoi pagare {points(amount)} energia: deve restartene almeno 1",
)
refuses(
    "nothing-to-pay",
    en=lambda amount: (
        f"there is no card in hand to discard, and {amount} energy cannot be paid: at least 1 must remain"
    ),
    fr=lambda amount: (
        f"vous n'avez aucune carte à défausser, et vous ne pouvez pas payer {french.count(amount, 'point')} d'énergie :"
        " il doit vous en rester au moins 1"
    ),
    it=lambda amount: f"non hai carte da scartare e non puoi pagare {points(amount)} energia: deve restartene almeno 1",
)
refuses(
    "no-card-to-pay",
    en=lambda ability: f"{ability} costs a card of your hand, which is empty",
    fr=lambda ability: f"{ability} coûte une carte de votre main, qui est vide",
    it=lambda ability: f"{ability} costa una carta della tua mano, che è vuota",
)
refuses(
    "no-such-card-to-pay",
    en=lambda ability: f"{ability} costs a card of a kind that is not in your hand",
    fr=lambda ability: f"{ability} coûte une carte d'une sorte qui n'est pas dans votre main",
    it=lambda ability: f"{ability} costa una carta di un tipo che non hai in mano",
)
refuses(
    "no-faith-to-pay",
    en=lambda ability, cost, faith: f"{ability} costs {cost} faith and you have {faith}",
    fr=lambda ability, cost, faith: f"{ability} coûte {french.count(cost, 'point')} de foi et vous en avez {faith}",
    it=lambda ability, cost, faith: f"{ability} costa {points(cost)} fede e ne hai {faith}",
)
refuses(
    "colour-ignored-already",
    en=lambda: "the next Warrior ignores the colour restriction already",
    fr=lambda: "le prochain Guerrier ignore déjà la restriction de couleur",
    it=lambda: "il prossimo Guerriero ignora già la restrizione di colore",
)
refuses(
    "no-colour-to-ignore",
    en=lambda: "there is no colour restriction to ignore: no Warrior has been played this turn",
    fr=lambda: "il n'y a pas de restriction de couleur à ignorer : aucun Guerrier n'a été joué ce tour",
    it=lambda: "non c'è una restrizione di colore da ignorare: in questo turno non è stato giocato nessun Guerriero",
)
refuses(
    "nothing-to-banish",
    en=lambda ability: f"{ability} has no card to send to the Netherworld",
    fr=lambda ability: f"{ability} n'a aucune carte à envoyer aux enfers",
    it=lambda ability: f"{ability} non ha carte da mandare negli inferi",
)
refuses(
    "pile-empty",
    en=lambda pile: f"the Warrior pile {pile} is empty",
    fr=lambda pile: f"la pile de Guerriers {pile} est vide",
    it=lambda pile: f"la pila di Guerrieri {pile} è vuota",
)
refuses(
    "god-is-not-recruited",
    en=lambda god: f"{god} is a God: only Warriors and Disciples are recruited",
    fr=lambda god: f"{god} est un Dieu : on ne recrute que des Guerriers et des Disciples",
    it=lambda god: f"{god} è un Dio: si reclutano solo Guerrieri e Discepoli",
)
refuses(
    "recruit-by-pile",
    en=lambda card, pile: f"{card} is recruited by its pile: 'recruit {pile}'",
    fr=lambda card, pile: f"{card} se recrute par sa pile : « recruit {pile} »",
    it=lambda card, pile: f"{card} si recluta indicando la sua pila: «recruit {pile}»",
)
refuses(
    "not-on-top",
    en=lambda card: f"{card} is not face up on any Warrior pile, and only face-up cards are recruited",
    fr=lambda card: (
        f"aucune pile de Guerriers n'a cette carte ({card}) sur le dessus, et seule la carte du dessus se recrute"
    ),
    it=lambda card: f"nessuna pila di Guerrieri ha in cima questa carta ({card}), e si recluta solo la carta in cima",
)
refuses(
    "no-more-disciples",
    en=lambda card: f"the pile of this Disciple ({card}) is empty",
    fr=lambda card: f"la pile de ce Disciple ({card}) est vide",
    it=lambda card: f"la pila di questo Discepolo ({card}) è vuota",
)
refuses(
    "no-netherworld-ability",
    en=lambda god: f"{god} cannot recruit from the Netherworld: only an ability allows that",
    fr=lambda god: f"{god} ne peut pas recruter aux enfers : seule une capacité le permet",
    it=lambda god: f"{god} non può reclutare dagli inferi: lo permette solo un'abilità",
)
refuses(
    "not-in-netherworld",
    en=lambda card: f"{card} is not in the Netherworld",
    fr=lambda card: f"{card} n'est pas aux enfers",
    it=lambda card: f"{card} non è negli inferi",
)
refuses(
    "not-from-netherworld",
    en=lambda card: f"{card} is not the kind of card you may recruit from the Netherworld",
    fr=lambda card: f"{card} n'est pas le genre de carte que vous pouvez recruter aux enfers",
    it=lambda card: f"{card} non è il tipo di carta che puoi reclutare dagli inferi",
)
refuses(
    "netherworld-used",
    en=lambda god: f"{god} has already recruited a card from the Netherworld this turn",
    fr=lambda god: f"{god} a déjà recruté une carte aux enfers pendant ce tour",
    it=lambda god: f"{god} ha già reclutato una carta dagli inferi in questo turno",
)
refuses(
    "too-dear",
    en=lambda card, cost, faith: f"{card} costs {cost} faith and you have {faith}",
    fr=lambda card, cost, faith: f"{card} coûte {french.count(cost, 'point')} de foi et vous en avez {faith}",
    it=lambda card, cost, faith: f"{card} costa {points(cost)} fede e ne hai {faith}",
)
refuses(
    "no-player",
    en=lambda seat: f"there is no {player(seat)} in this match",
    fr=lambda seat: f"il n'y a pas de {player(seat)} dans ce match",
    it=lambda seat: f"non c'è nessun {player(seat)} in questa partita",
)
refuses(
    "own-god",
    en=lambda: "your own God can never be the target",
    fr=lambda: "votre propre Dieu ne peut jamais être visé",
    it=lambda: "il tuo stesso Dio non può mai essere il bersaglio",
)
refuses(
    "team-mate",
    en=lambda seat: f"the player {player(seat)} is your team-mate, whose God can never be the target",
    fr=lambda seat: f"le joueur {player(seat)} est de votre équipe : son Dieu ne peut jamais être visé",
    it=lambda seat: f"il giocatore {player(seat)} è della tua squadra: il suo Dio non può mai essere il bersaglio",
)
refuses(
    "player-out",
    en=lambda seat: f"the player {player(seat)} is no longer in the match",
    fr=lambda seat: f"le joueur {player(seat)} n'est plus dans le match",
    it=lambda seat: f"il giocatore {player(seat)} non è più nella partita",
)
refuses(
    "player-sealed",
    en=lambda seat: f"the God of {player(seat)} is sealed and cannot be the target",
    fr=lambda seat: f"le Dieu de {player(seat)} est scellé et ne peut pas être visé",
    it=lambda seat: f"il Dio di {player(seat)} è sigillato e non può essere il bersaglio",
)
refuses(
    "no-god",
    en=lambda card: f"{card} is no God",
    fr=lambda card: f"{card} n'est pas un Dieu",
    it=lambda card: f"{card} non è un Dio",
)
refuses(
    "god-not-dealt",
    en=lambda god: f"{god} is not one of the Gods dealt to you",
    fr=lambda god: f"{god} n'est pas l'un des Dieux qui vous ont été distribués",
    it=lambda god: f"{god} non è uno degli Dei che hai ricevuto",
)
refuses(
    "god-of-other-team",
    en=lambda god: f"{god} does not belong to the mythology of your team",
    fr=lambda god: f"{god} n'appartient pas à la mythologie de votre équipe",
    it=lambda god: f"{god} non appartiene alla mitologia della tua squadra",
)
refuses(
    "god-taken",
    en=lambda god: f"{god} has been taken by a team-mate",
    fr=lambda god: f"{god} est déjà le choix d'un coéquipier",
    it=lambda god: f"{god} è già la scelta di un compagno",
)
refuses(
    "not-in-discard",
    en=lambda card: f"{card} is not in your discard pile",
    fr=lambda card: f"{card} n'est pas dans votre défausse",
    it=lambda card: f"{card} non è tra i tuoi scarti",
)
refuses(
    "not-asked-for",
    en=lambda card: f"{card} is not the kind of card that is asked for",
    fr=lambda card: f"{card} n'est pas le genre de carte demandé",
    it=lambda card: f"{card} non è il tipo di carta richiesto",
)
refuses(
    "energy-not-asked-for",
    en=lambda: "this cost is not paid with energy",
    fr=lambda: "ce coût ne se paie pas en énergie",
    it=lambda: "questo costo non si paga con l'energia",
)
refuses(
    "no-object",
    en=lambda n: f"there is no #{n} on the table",
    fr=lambda n: f"il n'y a pas de #{n} sur la table",
    it=lambda n: f"non c'è nessun #{n} sul tavolo",
)
refuses(
    "not-in-own-play-area",
    en=lambda n: f"#{n} is not in your play area",
    fr=lambda n: f"#{n} n'est pas dans votre zone de jeu",
    it=lambda n: f"#{n} non è nella tua area di gioco",
)
refuses(
    "not-played-for-action",
    en=lambda n: f"#{n} is no Warrior that was played for its Action this turn",
    fr=lambda n: f"#{n} n'est pas un Guerrier joué pour son Action pendant ce tour",
    it=lambda n: f"#{n} non è un Guerriero giocato per la sua Azione in questo turno",
)
refuses(
    "same-as",
    en=lambda n, other: f"#{n} is the same choice as #{other}: choose #{other}",
    fr=lambda n, other: f"#{n} est le même choix que #{other} : choisissez #{other}",
    it=lambda n, other: f"#{n} è la stessa scelta di #{other}: scegli #{other}",
)
refuses(
    "not-to-repeat",
    en=lambda n: f"the Action of #{n} cannot be repeated by this card",
    fr=lambda n: f"l'Action de #{n} ne peut pas être répétée par cette carte",
    it=lambda n: f"questa carta non può ripetere l'Azione di #{n}",
)
refuses(
    "no-action-to-repeat",
    en=lambda card, number: f"ability {number} of {card} is no Action and cannot be repeated",
    fr=lambda card, number: (
        f"la capacité {number} de cette carte ({card}) n'est pas une Action et ne peut pas être répétée"
    ),
    it=lambda card, number: f"l'abilità {number} di questa carta ({card}) non è un'Azione e non si può ripetere",
)
