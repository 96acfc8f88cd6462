"""Why something is not allowed, in words."""

from collections.abc import Callable

from kleos.engine.actions import Misread
from kleos.engine.errors import Refusal
from kleos.games.mythology_go.cards import Pool
from kleos.games.mythology_go.words.names import card_name, colour_name, player
from kleos.words import english, french, italian
from kleos.words.phrases import Table
from kleos.words.signs import finished
from kleos.words.tokens import misread_text

REFUSALS: Table[str] = Table("refusal")


def refusal_text(refusal: Refusal, pool: Pool, lang: str) -> str:
    """Why something is not allowed. Creatures and seats are given by number, cards by id."""
    text: str = REFUSALS.rule(refusal.key, lang)(*[argument(arg, pool, lang) for arg in refusal.args])
    return finished(english.sentence(text), lang)


def argument(arg: object, pool: Pool, lang: str) -> object:
    """Cards and misread tokens in words; everything else as it is."""
    if isinstance(arg, Misread):
        return misread_text(arg, lang)
    if isinstance(arg, str) and arg in pool.by_id:
        return card_name(pool.by_id[arg], lang)
    return arg


def refuses(key: str, *, en: Callable[..., str], fr: Callable[..., str], it: Callable[..., str]) -> None:
    """Enters a reason."""
    REFUSALS.enter(key, en=en, fr=fr, it=it)


# The kinds of decisions in words
DECISIONS = {
    "choose-belief": {
        "en": "which belief you take for this round",
        "fr": "la croyance que vous prenez pour cette manche",
        "it": "la credenza che prendi per questo giro",
    },
    "polytheism-keep": {
        "en": "which of the two divinities you keep",
        "fr": "celle des deux divinités que vous gardez",
        "it": "quale delle due divinità tieni",
    },
    "main": {
        "en": "what you play or use in your main phase",
        "fr": "ce que vous jouez ou utilisez dans votre phase principale",
        "it": "che cosa giochi o usi nella tua fase principale",
    },
    "dragon-target": {
        "en": "which creature of another player is destroyed, or none",
        "fr": "la créature d'un autre joueur à détruire, ou aucune",
        "it": "la creatura di un altro giocatore da distruggere, oppure nessuna",
    },
    "chupacabra-target": {
        "en": "which creature of another player is drained, or none",
        "fr": "la créature d'un autre joueur à drainer, ou aucune",
        "it": "la creatura di un altro giocatore da prosciugare, oppure nessuna",
    },
    "djinn-name": {
        "en": "which creature you name",
        "fr": "la créature que vous nommez",
        "it": "la creatura che nomini",
    },
    "satyr-own": {
        "en": "which creature of yours you give away",
        "fr": "celle de vos créatures que vous donnez",
        "it": "quale tua creatura cedi",
    },
    "satyr-other": {
        "en": "which creature you take in return",
        "fr": "la créature que vous prenez en échange",
        "it": "la creatura che prendi in cambio",
    },
    "leviathan-player": {
        "en": "whose creatures of lowest value are destroyed",
        "fr": "le joueur dont les créatures de plus basse valeur sont détruites",
        "it": "il giocatore le cui creature di valore più basso vengono distrutte",
    },
    "chimera-destroy": {
        "en": "which other creature of yours is destroyed",
        "fr": "celle de vos autres créatures qui est détruite",
        "it": "quale altra tua creatura viene distrutta",
    },
    "chimera-place": {
        "en": "which creature of your hand you place, or none",
        "fr": "la créature de votre main que vous placez, ou aucune",
        "it": "la creatura della tua mano da mettere in campo, oppure nessuna",
    },
    "dualism-turn": {
        "en": "which creature of yours you turn over",
        "fr": "celle de vos créatures que vous retournez",
        "it": "quale tua creatura giri",
    },
    "druidism-save": {
        "en": "which of your creatures you save, or none",
        "fr": "celle de vos créatures que vous sauvez, ou aucune",
        "it": "quale tua creatura salvi, oppure nessuna",
    },
    "reincarnation-use": {
        "en": "whether you replace the creature you lost ('use' or 'skip')",
        "fr": "remplacer ou non la créature perdue (« use » ou « skip »)",
        "it": "sostituire o no la creatura persa («use» o «skip»)",
    },
    "return-order": {
        "en": "which card of your hand goes under the deck next",
        "fr": "la prochaine carte de votre main à mettre sous la pioche",
        "it": "la prossima carta della tua mano da mettere sotto il mazzo",
    },
    "gorgon-copy": {
        "en": "which creature is copied",
        "fr": "la créature à copier",
        "it": "la creatura da copiare",
    },
    "werewolf-transform": {
        "en": "which creature is transformed",
        "fr": "la créature à transformer",
        "it": "la creatura da trasformare",
    },
    "totemism-colour": {
        "en": "which creature of yours takes another colour, or none",
        "fr": "celle de vos créatures qui change de couleur, ou aucune",
        "it": "quale tua creatura cambia colore, oppure nessuna",
    },
    "accuse": {
        "en": "whom you accuse, and of which divinity",
        "fr": "qui vous accusez, et de servir quelle divinité",
        "it": "chi accusi, e di servire quale divinità",
    },
}

# Whatever is asked --------------------------------------------------------------------------------------------------
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
    "no-object",
    en=lambda n: f"there is no creature #{n} on any field",
    fr=lambda n: f"il n'y a de créature #{n} sur aucun terrain",
    it=lambda n: f"non c'è nessuna creatura #{n} in campo",
)
refuses(
    "not-yours",
    en=lambda n: f"#{n} is not on your field",
    fr=lambda n: f"#{n} n'est pas sur votre terrain",
    it=lambda n: f"#{n} non è nel tuo campo",
)
refuses(
    "no-player",
    en=lambda seat: f"there is no {player(seat)} in this match",
    fr=lambda seat: f"il n'y a pas de {player(seat)} dans ce match",
    it=lambda seat: f"non c'è nessun {player(seat)} in questa partita",
)

# Playing a card -----------------------------------------------------------------------------------------------------
refuses(
    "play-first",
    en=lambda: "you must play at least one card before you end your turn",
    fr=lambda: "vous devez jouer au moins une carte avant de terminer votre tour",
    it=lambda: "devi giocare almeno una carta prima di concludere il tuo turno",
)
refuses(
    "never-in-hand",
    en=lambda card: f"{card} does not belong to the deck and is never in a hand",
    fr=lambda card: f"{card} ne fait pas partie de la pioche et n'est jamais dans une main",
    it=lambda card: f"{card} non fa parte del mazzo e non è mai in una mano",
)
refuses(
    "not-in-hand",
    en=lambda card: f"{card} is not in your hand",
    fr=lambda card: f"{card} n'est pas dans votre main",
    it=lambda card: f"{card} non è nella tua mano",
)
refuses(
    "spell-is-open",
    en=lambda card: f"{card} is a spell, and spells are always played openly",
    fr=lambda card: f"{card} est un sort, et les sorts se jouent toujours face visible",
    it=lambda card: f"{card} è un incantesimo, e gli incantesimi si giocano sempre scoperti",
)
refuses(
    "no-play-left",
    en=lambda most: f"you have made your {most} plays of this turn",
    fr=lambda most: f"vous avez déjà joué vos {most} cartes de ce tour",
    it=lambda most: f"hai già giocato le tue {most} carte di questo turno",
)
refuses(
    "only-the-free-spell",
    en=lambda belief: f"your plays of this turn are made; {belief} still lets you play a spell, and nothing else",
    fr=lambda belief: f"vos cartes de ce tour sont jouées ; {belief} vous permet encore un sort, et rien d'autre",
    it=lambda belief: f"hai già giocato le carte di questo turno; {belief} ti concede ancora un incantesimo, e basta",
)
refuses(
    "field-empty",
    en=lambda card: f"{card} cannot be played while your field is empty",
    fr=lambda card: f"{card} ne peut pas se jouer tant que votre terrain est vide",
    it=lambda card: f"{card} non si può giocare finché il tuo campo è vuoto",
)
refuses(
    "never-face-down",
    en=lambda card: f"{card} may never lie face-down",
    fr=lambda card: f"{card} n'est jamais face cachée",
    it=lambda card: f"questa carta ({card}) non può mai stare coperta",
)
refuses(
    "field-full",
    en=lambda: "your field is full: there is no free slot",
    fr=lambda: "votre terrain est plein : il n'y a plus d'emplacement libre",
    it=lambda: "il tuo campo è pieno: non ci sono spazi liberi",
)
refuses(
    "too-few-slots",
    en=lambda card, slots, free: f"{card} needs {english.count(slots, 'free slot')}, and you have {free}",
    fr=lambda card, slots, free: (
        f"{card} demande {french.count(slots, 'emplacement libre', 'emplacements libres')}, et vous en avez {free}"
    ),
    it=lambda card, slots, free: (
        f"{card} richiede {italian.count(slots, 'spazio libero', 'spazi liberi')}, e ne hai {free}"
    ),
)
refuses(
    "first-face-up",
    en=lambda: "the first creature on your field must be face-up",
    fr=lambda: "la première créature de votre terrain doit être face visible",
    it=lambda: "la prima creatura del tuo campo deve essere scoperta",
)
refuses(
    "too-many-down",
    en=lambda down, up: (
        f"you would have more face-down than face-up creatures: now {down} of yours {'is' if down == 1 else 'are'} face-down and {up}"
        " face-up"
    ),
    fr=lambda down, up: (
        "vous auriez plus de créatures face cachée que de créatures face visible : vous en avez maintenant"
        f" {down} face cachée et {up} face visible"
    ),
    it=lambda down, up: (
        f"avresti più creature coperte che scoperte: ora ne hai {italian.count(down, 'coperta', 'coperte')}"
        f" e {italian.count(up, 'scoperta', 'scoperte')}"
    ),
)
refuses(
    "too-many-down-yet",
    en=lambda belief, down, up: (
        f"even with {belief} this would be a face-down creature too many: now {down} of yours {'is' if down == 1 else 'are'} face-down"
        f" and {up} face-up"
    ),
    fr=lambda belief, down, up: (
        f"même avec {belief}, ce serait une créature face cachée de trop : vous en avez maintenant {down} face cachée"
        f" et {up} face visible"
    ),
    it=lambda belief, down, up: (
        f"anche con {belief} sarebbe una creatura coperta di troppo: ora ne hai"
        f" {italian.count(down, 'coperta', 'coperte')} e {italian.count(up, 'scoperta', 'scoperte')}"
    ),
)
refuses(
    "not-onto-another",
    en=lambda card: f"{card} has no Fusion and is not played onto another creature",
    fr=lambda card: f"{card} n'a pas Fusion et ne se joue pas sur une autre créature",
    it=lambda card: f"{card} non ha Fusione e non si gioca sopra un'altra creatura",
)
refuses(
    "onto-same-name",
    en=lambda card, n: f"{card} is played only onto a creature of the same name, and #{n} has another",
    fr=lambda card, n: f"{card} ne se joue que sur une créature du même nom, et #{n} en a un autre",
    it=lambda card, n: f"{card} si gioca solo sopra una creatura dello stesso nome, e #{n} ne ha un altro",
)
refuses(
    "onto-face-down",
    en=lambda n: f"#{n} is face-down, and only a face-up creature can be played onto",
    fr=lambda n: f"#{n} est face cachée, et on ne joue que sur une créature face visible",
    it=lambda n: f"#{n} è coperta, e si gioca solo sopra una creatura scoperta",
)
refuses(
    "onto-pair",
    en=lambda n: f"#{n} is a pair already, and a pair has exactly two cards",
    fr=lambda n: f"#{n} est déjà une paire, et une paire a exactement deux cartes",
    it=lambda n: f"#{n} è già una coppia, e una coppia ha esattamente due carte",
)

# Free actions -------------------------------------------------------------------------------------------------------
refuses(
    "fuse-in-main",
    en=lambda: "creatures are fused only in your own main phase",
    fr=lambda: "on ne fusionne des créatures que dans sa propre phase principale",
    it=lambda: "le creature si fondono solo nella propria fase principale",
)
refuses(
    "no-fusion",
    en=lambda card, n: f"{card} #{n} has no Fusion",
    fr=lambda card, n: f"{card} #{n} n'a pas Fusion",
    it=lambda card, n: f"{card} #{n} non ha Fusione",
)
refuses(
    "fuse-face-down",
    en=lambda n: f"#{n} is face-down, and only face-up creatures are fused",
    fr=lambda n: f"#{n} est face cachée, et seules des créatures face visible fusionnent",
    it=lambda n: f"#{n} è coperta, e si fondono solo creature scoperte",
)
refuses(
    "fused-already",
    en=lambda n: f"#{n} is a pair already",
    fr=lambda n: f"#{n} est déjà une paire",
    it=lambda n: f"#{n} è già una coppia",
)
refuses(
    "fuse-two",
    en=lambda a, b: f"a pair is made of two creatures of the same name: #{a} and #{b} are none",
    fr=lambda a, b: f"une paire se forme de deux créatures du même nom : #{a} et #{b} n'en sont pas",
    it=lambda a, b: f"una coppia si forma con due creature dello stesso nome: #{a} e #{b} non lo sono",
)
refuses(
    "lower-first",
    en=lambda a, b: f"the lower number comes first: 'fuse #{a} #{b}'",
    fr=lambda a, b: f"le plus petit numéro vient en premier : « fuse #{a} #{b} »",
    it=lambda a, b: f"il numero più basso viene per primo: «fuse #{a} #{b}»",
)
refuses(
    "fuse-limit",
    en=lambda down, up: (
        f"fusing would leave you with {down} face-down and {up} face-up creatures, which is too many face-down"
    ),
    fr=lambda down, up: (
        f"après la fusion, il vous resterait {down} face cachée et {up} face visible : trop de créatures face cachée"
    ),
    it=lambda down, up: (
        f"dopo la fusione resteresti con {italian.count(down, 'creatura coperta', 'creature coperte')} e"
        f" {italian.count(up, 'scoperta', 'scoperte')}: troppe creature coperte"
    ),
)
refuses(
    "nothing-to-activate",
    en=lambda card, n: f"{card} #{n} has nothing to activate",
    fr=lambda card, n: f"{card} #{n} n'a rien à activer",
    it=lambda card, n: f"{card} #{n} non ha nulla da attivare",
)
refuses(
    "activate-face-down",
    en=lambda n: f"#{n} is face-down and cannot be activated",
    fr=lambda n: f"#{n} est face cachée et ne peut pas être activée",
    it=lambda n: f"#{n} è coperta e non può essere attivata",
)
refuses(
    "activated-already",
    en=lambda card, n: f"{card} #{n} has been activated in this round already",
    fr=lambda card, n: f"on a déjà activé {card} #{n} dans cette manche",
    it=lambda card, n: f"l'attivazione di {card} #{n} è già stata usata in questo giro",
)
refuses(
    "nothing-to-destroy",
    en=lambda card, n: f"{card} #{n} needs another creature of yours that can be destroyed",
    fr=lambda card, n: f"{card} #{n} a besoin d'une autre de vos créatures qui puisse être détruite",
    it=lambda card, n: f"{card} #{n} ha bisogno di un'altra tua creatura che possa essere distrutta",
)
refuses(
    "no-belief",
    en=lambda card: f"{card} is no belief",
    fr=lambda card: f"{card} n'est pas une croyance",
    it=lambda card: f"{card} non è una credenza",
)
refuses(
    "not-your-belief",
    en=lambda card: f"{card} is not your belief in this round",
    fr=lambda card: f"{card} n'est pas votre croyance dans cette manche",
    it=lambda card: f"{card} non è la tua credenza in questo giro",
)
refuses(
    "belief-acts-by-itself",
    en=lambda card: f"{card} acts by itself and is not used in the main phase",
    fr=lambda card: f"{card} agit automatiquement et ne s'utilise pas dans la phase principale",
    it=lambda card: f"{card} agisce automaticamente e non si usa nella fase principale",
)
refuses(
    "belief-used",
    en=lambda card: f"you have used {card} in this round already",
    fr=lambda card: f"vous avez déjà utilisé {card} dans cette manche",
    it=lambda card: f"hai già usato {card} in questo giro",
)
refuses(
    "before-the-first-play",
    en=lambda card: f"{card} is used only before the first card you play in a turn",
    fr=lambda card: f"{card} ne s'utilise qu'avant la première carte que vous jouez dans un tour",
    it=lambda card: f"{card} si usa solo prima della prima carta che giochi in un turno",
)
refuses(
    "hand-empty",
    en=lambda card: f"{card} exchanges your hand, which is empty",
    fr=lambda card: f"{card} échange votre main, qui est vide",
    it=lambda card: f"{card} cambia la tua mano, che è vuota",
)
refuses(
    "nothing-to-turn",
    en=lambda card: f"{card} has no creature of yours to turn over",
    fr=lambda card: f"{card} ne peut retourner aucune de vos créatures",
    it=lambda card: f"{card} non può girare nessuna tua creatura",
)

# Choices ------------------------------------------------------------------------------------------------------------
refuses(
    "belief-taken",
    en=lambda card, seat: f"{player(seat)} has taken {card} in this round",
    fr=lambda card, seat: f"{player(seat)} a déjà pris {card} dans cette manche",
    it=lambda card, seat: f"{player(seat)} ha già preso {card} in questo giro",
)
refuses(
    "no-divinity",
    en=lambda card: f"{card} is no divinity",
    fr=lambda card: f"{card} n'est pas une divinité",
    it=lambda card: f"{card} non è una divinità",
)
refuses(
    "not-of-the-two",
    en=lambda card: f"{card} is not one of the two divinities you choose from",
    fr=lambda card: f"{card} n'est pas l'une des deux divinités au choix",
    it=lambda card: f"{card} non è una delle due divinità fra cui scegli",
)
refuses(
    "no-creature",
    en=lambda card: f"{card} is no creature, and only creatures can be named",
    fr=lambda card: f"{card} n'est pas une créature, et on ne nomme que des créatures",
    it=lambda card: f"{card} non è una creatura, e si nominano solo creature",
)
refuses(
    "only-creatures-placed",
    en=lambda card: f"{card} is a spell, and only a creature can be placed",
    fr=lambda card: f"{card} est un sort, et on ne place qu'une créature",
    it=lambda card: f"{card} è un incantesimo, e si mette in campo solo una creatura",
)
refuses(
    "onto-is-a-play",
    en=lambda: "onto another creature a card is only played; here it is placed on a free slot",
    fr=lambda: (
        "sur une autre créature, une carte ne peut qu'être jouée ; ici, elle est placée sur un emplacement libre"
    ),
    it=lambda: "sopra un'altra creatura una carta si può solo giocare; qui va messa in uno spazio libero",
)
refuses(
    "returned-already",
    en=lambda card: f"{card} has been put under the deck already",
    fr=lambda card: f"vous avez déjà mis {card} sous la pioche",
    it=lambda card: f"hai già messo {card} sotto il mazzo",
)
refuses(
    "own-creature",
    en=lambda n: f"#{n} is your own, and a creature of another player must be chosen",
    fr=lambda n: f"#{n} est à vous, et il faut choisir une créature d'un autre joueur",
    it=lambda n: f"#{n} è tua, e va scelta una creatura di un altro giocatore",
)
refuses(
    "face-down",
    en=lambda n: f"#{n} is face-down, and of another player's creatures only face-up ones can be chosen",
    fr=lambda n: f"#{n} est face cachée ; des créatures d'un autre joueur, on ne choisit que celles face visible",
    it=lambda n: f"#{n} è coperta; delle creature di un altro giocatore si scelgono solo quelle scoperte",
)
refuses(
    "indestructible",
    en=lambda n: f"#{n} is indestructible",
    fr=lambda n: f"#{n} est indestructible",
    it=lambda n: f"#{n} è indistruttibile",
)
refuses(
    "no-value",
    en=lambda n: f"#{n} has a value of 0, so there is nothing to drain",
    fr=lambda n: f"#{n} a une valeur de 0 : il n'y a rien à drainer",
    it=lambda n: f"#{n} ha valore 0: non c'è nulla da prosciugare",
)
refuses(
    "no-counterpart",
    en=lambda n: f"no face-up creature of another player can be swapped for #{n}: one of the fields would be too small",
    fr=lambda n: (
        f"aucune créature face visible d'un autre joueur ne peut être échangée contre #{n} : l'un des terrains serait"
        " trop petit"
    ),
    it=lambda n: (
        f"nessuna creatura scoperta di un altro giocatore si può scambiare con #{n}: uno dei campi sarebbe troppo"
        " piccolo"
    ),
)
refuses(
    "swap-does-not-fit",
    en=lambda n, seat, used, most: (
        f"with #{n} in this swap the field of {player(seat)} would use {used} of {most} slots"
    ),
    fr=lambda n, seat, used, most: (
        f"avec #{n}, cet échange porterait le terrain de {player(seat)} à {used} emplacements sur {most}"
    ),
    it=lambda n, seat, used, most: (
        f"con #{n} questo scambio porterebbe il campo di {player(seat)} a {used} spazi su {most}"
    ),
)
refuses(
    "not-itself",
    en=lambda n: f"#{n} is the one that acts: another creature of yours must be chosen",
    fr=lambda n: f"#{n} est celle qui agit : il faut choisir une autre de vos créatures",
    it=lambda n: f"#{n} è quella che agisce: va scelta un'altra tua creatura",
)
refuses(
    "pair-stays-up",
    en=lambda n: f"#{n} is a pair and cannot be turned face-down",
    fr=lambda n: f"#{n} est une paire et ne peut pas être retournée face cachée",
    it=lambda n: f"#{n} è una coppia e non può essere coperta",
)
refuses(
    "resurrected-stays-up",
    en=lambda n: f"#{n} has been resurrected and cannot be turned face-down",
    fr=lambda n: f"#{n} est ressuscitée et ne peut pas être retournée face cachée",
    it=lambda n: f"#{n} è risorta e non può essere coperta",
)
refuses(
    "stays-anyway",
    en=lambda n: f"#{n} stays anyway",
    fr=lambda n: f"#{n} reste de toute façon",
    it=lambda n: f"#{n} resta comunque",
)
refuses(
    "not-destroyed",
    en=lambda n: f"#{n} is not being destroyed",
    fr=lambda n: f"#{n} n'est pas visée par la destruction",
    it=lambda n: f"#{n} non sta per essere distrutta",
)
refuses(
    "of-the-same-name",
    en=lambda n, card: f"#{n} is called {card} too, and a creature of another name must be chosen",
    fr=lambda n, card: f"#{n} porte aussi le nom {french.of(card)}, et il faut choisir une créature d'un autre nom",
    it=lambda n, card: f"anche #{n} ha il nome {card}, e va scelta una creatura di un altro nome",
)
refuses(
    "copied-already",
    en=lambda n: f"#{n} is being copied already, and a card is copied only once",
    fr=lambda n: f"#{n} est déjà copiée, et une carte n'est copiée qu'une fois",
    it=lambda n: f"#{n} è già stata scelta, e una carta si copia una volta sola",
)
refuses(
    "aimed-at-already",
    en=lambda n: f"#{n} is already the target of another transformation",
    fr=lambda n: f"#{n} est déjà la cible d'une autre transformation",
    it=lambda n: f"#{n} è già il bersaglio di un'altra trasformazione",
)
refuses(
    "same-colour",
    en=lambda n, colour: f"#{n} is {colour_name(colour, 'en')} already",
    fr=lambda n, colour: f"#{n} est déjà de la couleur « {colour_name(colour, 'fr')} »",
    it=lambda n, colour: f"#{n} è già di colore {colour_name(colour, 'it')}",
)
refuses(
    "accuse-oneself",
    en=lambda: "you cannot accuse yourself",
    fr=lambda: "vous ne pouvez pas vous accuser vous-même",
    it=lambda: "non puoi accusare te stesso",
)
refuses(
    "own-divinity",
    en=lambda card: f"{card} is your own divinity, so nobody else has it",
    fr=lambda card: f"{card} est votre propre divinité : personne d'autre ne l'a",
    it=lambda card: f"{card} è la tua divinità: nessun altro ce l'ha",
)
refuses(
    "has-declared",
    en=lambda card, seat: f"{player(seat)} has declared Identification, which {card} does not have",
    fr=lambda card, seat: f"{player(seat)} a déclaré Identification, que {card} n'a pas",
    it=lambda card, seat: f"{player(seat)} ha dichiarato Identificazione, che {card} non ha",
)
refuses(
    "has-not-declared",
    en=lambda card, seat: f"{player(seat)} has not declared Identification, which {card} has",
    fr=lambda card, seat: f"{player(seat)} n'a pas déclaré Identification, que {card} possède",
    it=lambda card, seat: f"{player(seat)} non ha dichiarato Identificazione, che {card} ha",
)
