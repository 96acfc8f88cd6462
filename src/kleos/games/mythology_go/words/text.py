"""Rules text: the phrase rules of every node of this game."""

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any

from kleos.effects.terms import AT_MOST, EQUAL, Amount, Compared, Condition, Count, Exists, Number, Predicate
from kleos.engine.frames import Node
from kleos.engine.lines import Line
from kleos.games.mythology_go.cards import (
    Bonus,
    Card,
    Copies,
    Draws,
    FreeSpell,
    Fusion,
    Indestructible,
    Monochrome,
    MoreDown,
    Outnumber,
    PointsFor,
    PointsForSpells,
    PointsIf,
    Polychrome,
    Pool,
    ReplacesLost,
    Resurrection,
    SavesOne,
    SeesUnused,
    Strong,
    Twice,
    TwoDivinities,
    Unique,
    Weak,
    WhenDown,
)
from kleos.games.mythology_go.deeds import (
    Copy,
    DestroyLowest,
    Draw,
    EveryonePlaces,
    Fetch,
    MayDestroy,
    MayDrain,
    Recolour,
    Redraw,
    SacrificeThenPlace,
    Swap,
    Transform,
    TurnOver,
)
from kleos.games.mythology_go.kinds import (
    ACTIVATED,
    CAST,
    COUNTED,
    MONOCHROME,
    ON_PLAY,
    OUTNUMBER,
    POLYCHROME,
    RESURRECTED,
    ROUND_END,
    SLOTS,
    STRONG,
    UNIQUE,
    WEAK,
)
from kleos.games.mythology_go.terms import AllColours, OfColour, Valued, WasDown
from kleos.games.mythology_go.words.names import (
    CREATURES,
    FUSION,
    IDENTIFICATION,
    INDESTRUCTIBLE,
    KEYWORDS,
    colour_name,
)
from kleos.words import english, french, italian, shared  # noqa: F401 - "shared" is there for the rules it enters
from kleos.words.phrases import YOURS, Noun, Quantity, Speaker, check_language, describes, holds, says
from kleos.words.signs import COLON, finished

GRAMMARS: dict[str, ModuleType] = {"en": english, "fr": french, "it": italian}


# Speaking -----------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Teller(Speaker):
    """Speaks of an effect of this game."""

    theirs: bool = False  # of the field of some player, not of yours

    def condition(self, condition: Condition, yes: bool = True) -> str:
        """That there are 0 of something is said as "no …"."""
        if isinstance(condition, Compared) and isinstance(condition.left, Count):
            none = isinstance(condition.right, Number) and condition.right.number == 0
            if none and condition.op in (EQUAL, AT_MOST):
                return super().condition(Exists(condition.left.which), not yes)
        return super().condition(condition, yes)


def speaker(pool: Pool, lang: str, theirs: bool = False) -> Teller:
    check_language(lang)
    return Teller(lang, pool, objects, several=True, theirs=theirs)


ON_FIELD = {"en": "on the field", "fr": "sur le terrain", "it": "sul campo"}


def described(which: Predicate, say: Speaker) -> Noun:
    """The creatures that fit, as a noun."""
    return say.noun(which, CREATURES[say.lang])


def objects(which: Predicate, say: Speaker) -> Noun:
    """Creatures that are counted are those of one player."""
    theirs = isinstance(say, Teller) and say.theirs
    noun = described(which, say)
    return noun.at(ON_FIELD[say.lang]) if theirs else noun.on(YOURS)


def points(amount: Amount, say: Speaker) -> tuple[str, str]:
    """ "+4", "−2" or "+X", and what X means."""
    quantity = say.amount(amount)
    figure = quantity.figure
    minus = quantity.minus != figure.startswith("-")
    return f"{'−' if minus else '+'}{figure.lstrip('-')}", where(quantity, say.lang)


def where(quantity: Quantity, lang: str) -> str:
    text: str = GRAMMARS[lang].where(quantity)
    return text


# Lines --------------------------------------------------------------------------------------------------------------
WHEN = {
    ON_PLAY: {
        "en": "When played face-up",
        "fr": "Quand cette carte est jouée face visible",
        "it": "Quando questa carta viene giocata scoperta",
    },
    CAST: {"en": "When cast", "fr": "Quand ce sort est lancé", "it": "Quando questo incantesimo viene lanciato"},
    ROUND_END: {"en": "At the end of the round", "fr": "À la fin de la manche", "it": "Alla fine del giro"},
    COUNTED: {"en": "When points are counted", "fr": "Au décompte des points", "it": "Al conteggio dei punti"},
}
ACTIVATED_CREATURE = {
    "en": "Activated (in your turn, once per round, without using up a play)",
    "fr": "Activation (pendant votre tour, une fois par manche, sans compter comme une carte jouée)",
    "it": "Attivazione (nel tuo turno, una volta per giro, senza contare come carta giocata)",
}
ACTIVATED_BELIEF = {
    "en": "Once per round, in your turn",
    "fr": "Une fois par manche, pendant votre tour",
    "it": "Una volta per giro, nel tuo turno",
}
EACH_TURN = {"en": "In each of your turns", "fr": "À chacun de vos tours", "it": "In ogni tuo turno"}
AT_SETUP = {
    "en": "Once all beliefs are chosen",
    "fr": "Une fois toutes les croyances choisies",
    "it": "Una volta scelte tutte le credenze",
}
PERMANENT = {"en": "All round long", "fr": "Pendant toute la manche", "it": "Per tutto il giro"}
ONCE = {"en": "Once per round", "fr": "Une fois par manche", "it": "Una volta per giro"}
EACH_LOSS = {
    "en": "Each time you lose creatures",
    "fr": "Chaque fois que vous perdez des créatures",
    "it": "Ogni volta che perdi creature",
}
COPIES_HELD = {"en": "Count effect", "fr": "Nombre d'exemplaires", "it": "Numero di copie"}
HEADINGS: dict[type[Node], dict[str, str]] = {
    Fusion: FUSION,
    Indestructible: INDESTRUCTIBLE,
    Resurrection: KEYWORDS[RESURRECTED],
    Outnumber: KEYWORDS[OUTNUMBER],
    Unique: KEYWORDS[UNIQUE],
    Polychrome: KEYWORDS[POLYCHROME],
    Monochrome: KEYWORDS[MONOCHROME],
    Strong: KEYWORDS[STRONG],
    Weak: KEYWORDS[WEAK],
    Copies: COPIES_HELD,
    Draws: EACH_TURN,
    FreeSpell: EACH_TURN,
    TwoDivinities: AT_SETUP,
    SeesUnused: AT_SETUP,
    MoreDown: PERMANENT,
    SavesOne: ONCE,
    ReplacesLost: EACH_LOSS,
}  # keywords, and when a standing effect counts


def heading(line: Line, pool: Pool, lang: str) -> str:
    """When an effect counts, or its keyword."""
    if line.timing == ACTIVATED:
        return (ACTIVATED_BELIEF if pool.cards[line.card].belief else ACTIVATED_CREATURE)[lang]
    return (HEADINGS.get(type(line.effect)) or WHEN[line.timing])[lang]


def line_words(line: Line, pool: Pool, lang: str) -> str:
    """What an effect does, without its heading."""
    whole: str = GRAMMARS[lang].sentence(speaker(pool, lang).effect(line.effect))
    return whole


def line_text(line: Line, pool: Pool, lang: str) -> str:
    return finished(f"{heading(line, pool, lang)}{COLON[lang]}{line_words(line, pool, lang)}", lang)


IDENTIFIES = {
    "en": "Declare it before divinities are shown, and accuse another player of a divinity. If you are right, you take"
    " {} from that player.",
    "fr": "Déclarez-la avant que les divinités soient révélées et accusez un autre joueur de servir une divinité. Si"
    " vous avez raison, vous lui prenez {}.",
    "it": "Dichiarala prima che le divinità vengano rivelate e accusa un altro giocatore di servire una divinità. Se hai"
    " ragione, gli prendi {}.",
}
POINTS: dict[str, Callable[[int], str]] = {
    "en": lambda number: english.count(number, "point"),
    "fr": lambda number: french.count(number, "point"),
    "it": lambda number: italian.count(number, "punto"),
}
ON_THE_FIELD = {"en": "On the field", "fr": "Sur le terrain", "it": "Sul campo"}
TAKES_SLOTS = {"en": "takes {} slots", "fr": "occupe {} emplacements", "it": "occupa {} spazi"}
NEVER_DOWN = {"en": "never face-down", "fr": "jamais face cachée", "it": "mai coperta"}


def card_text(card: Card, pool: Pool, lang: str) -> list[str]:
    """The rules text of a card: a string for each effect, then what is true of it besides."""
    check_language(lang)
    return [line_text(line, pool, lang) for line in card.lines] + list(notes(card, lang).values())


def notes(card: Card, lang: str) -> dict[str, str]:
    """Identification of a divinity; the slots of a creature, and whether it may lie face-down (MG-1.16, MG-5.1.5).

    Each by the field of the card file that says so.
    """
    if card.divinity and card.identification:
        words = IDENTIFIES[lang].format(POINTS[lang](card.identification))
        return {"identification": finished(f"{IDENTIFICATION[lang]}{COLON[lang]}{words}", lang)}
    out = {}
    if card.creature and card.slots > 1:
        out["slots"] = on_the_field(TAKES_SLOTS[lang].format(card.slots), lang)
    if card.creature and not card.may_hide:
        out["hidden"] = on_the_field(NEVER_DOWN[lang], lang)
    return out


def on_the_field(words: str, lang: str) -> str:
    return finished(f"{ON_THE_FIELD[lang]}{COLON[lang]}{GRAMMARS[lang].sentence(words)}", lang)


# Predicates and conditions ------------------------------------------------------------------------------------------
def of_colour(node: OfColour, noun: Noun, say: Speaker) -> Noun:
    word = colour_name(node.colour, say.lang)
    return noun.complement(0, word) if say.lang == "fr" and word == "orange" else noun.adjective(0, word)


describes(OfColour, en=of_colour, fr=of_colour, it=of_colour)
describes(
    WasDown,
    en=lambda node, noun, say: noun.that("was face-down when the round ended", "were face-down when the round ended"),
    fr=lambda node, noun, say: noun.that(
        "était face cachée à la fin de la manche", "étaient face cachée à la fin de la manche"
    ),
    it=lambda node, noun, say: noun.that("era coperta alla fine del giro", "erano coperte alla fine del giro"),
)
describes(
    Valued,
    en=lambda node, noun, say: noun.with_(f"value {english.bound(node.op, say.amount(node.amount))}"),
    fr=lambda node, noun, say: noun.with_(f"une valeur {french.bound(node.op, say.amount(node.amount), 'f')}"),
    it=lambda node, noun, say: noun.with_(f"valore {italian.bound(node.op, say.amount(node.amount))}"),
)
ALL_COLOURS = {  # of you, then of the field of somebody: that it is so, and the contrary
    "en": (
        ("you have creatures of all five colours", "you lack creatures of a colour"),
        ("there are creatures of all five colours on the field", "creatures of a colour are missing on the field"),
    ),
    "fr": (
        ("vous avez des créatures des cinq couleurs", "il vous manque des créatures d'une couleur"),
        (
            "il y a des créatures des cinq couleurs sur le terrain",
            "il manque des créatures d'une couleur sur le terrain",
        ),
    ),
    "it": (
        ("hai creature di tutti e cinque i colori", "ti mancano creature di un colore"),
        ("ci sono creature di tutti e cinque i colori sul campo", "mancano creature di un colore sul campo"),
    ),
}


def all_colours(node: AllColours, say: Speaker, yes: bool) -> str:
    of_you, of_somebody = ALL_COLOURS[say.lang]
    so, contrary = of_somebody if isinstance(say, Teller) and say.theirs else of_you
    return so if yes else contrary


holds(AllColours, en=all_colours, fr=all_colours, it=all_colours)


# Effects that are carried out ---------------------------------------------------------------------------------------
def draw(node: Draw, say: Speaker) -> str:
    grammar = GRAMMARS[say.lang]
    quantity = say.amount(node.amount)
    cards = grammar.amount_of(quantity, {"en": "card", "fr": "carte", "it": "carta"}[say.lang])
    verb = {"en": "draw", "fr": "piocher", "it": "pescare"}[say.lang]
    return str(grammar.clause(say, verb, cards)) + where(quantity, say.lang)


says(Draw, en=draw, fr=draw, it=draw)
says(
    MayDestroy,
    en=lambda node, say: "you may destroy a face-up creature of another player, unless it is indestructible",
    fr=lambda node, say: (
        "vous pouvez détruire une créature face visible d'un autre joueur, sauf si elle est indestructible"
    ),
    it=lambda node, say: (
        "puoi distruggere una creatura scoperta di un altro giocatore, a meno che non sia indistruttibile"
    ),
)
says(
    MayDrain,
    en=lambda node, say: (
        "you may choose a face-up creature of another player with value 1 or more. It loses"
        f" {node.amount} of its value (never falling below 0), and this creature gains what it lost"
    ),
    fr=lambda node, say: (
        "vous pouvez choisir une créature face visible d'un autre joueur, de valeur 1 ou plus. Sa valeur baisse de"
        f" {node.amount} (jamais en dessous de 0) et cette créature gagne ce qu'elle a perdu"
    ),
    it=lambda node, say: (
        "puoi scegliere una creatura scoperta di un altro giocatore, con valore 1 o più. Il suo valore scende di"
        f" {node.amount} (mai sotto 0) e questa creatura guadagna ciò che l'altra ha perso"
    ),
)
says(
    SacrificeThenPlace,
    en=lambda node, say: (
        "destroy another creature of yours, face-up or face-down, that is not indestructible. If it leaves the field,"
        " you may place a creature from your hand, face-up or face-down; this is no play and sets off no effect"
    ),
    fr=lambda node, say: (
        "détruisez une autre de vos créatures, face visible ou face cachée, qui n'est pas indestructible. Si elle quitte"
        " le terrain, vous pouvez placer une créature de votre main, face visible ou face cachée ; cela ne compte pas"
        " comme une carte jouée et ne déclenche aucun effet"
    ),
    it=lambda node, say: (
        "distruggi un'altra tua creatura, scoperta o coperta, che non sia indistruttibile. Se lascia il campo, puoi"
        " mettere in campo una creatura dalla tua mano, scoperta o coperta; non conta come carta giocata e non innesca"
        " nessun effetto"
    ),
)
says(
    Fetch,
    en=lambda node, say: "name a creature. If the deck holds one, take it into your hand. Then shuffle the deck",
    fr=lambda node, say: (
        "nommez une créature. Si la pioche en contient une, prenez-la en main. Ensuite, mélangez la pioche"
    ),
    it=lambda node, say: "nomina una creatura. Se il mazzo ne contiene una, prendila in mano. Poi mescola il mazzo",
)
says(
    Swap,
    en=lambda node, say: (
        "swap one of your creatures, face-up or face-down, for a face-up creature of another player; neither field may"
        f" then use more than {SLOTS} slots. Cannot be cast while your field is empty"
    ),
    fr=lambda node, say: (
        "échangez une de vos créatures, face visible ou face cachée, contre une créature face visible d'un autre joueur ;"
        f" aucun des deux terrains ne doit alors dépasser {SLOTS} emplacements. Ne peut pas être lancé si votre terrain"
        " est vide"
    ),
    it=lambda node, say: (
        "scambia una tua creatura, scoperta o coperta, con una creatura scoperta di un altro giocatore; nessuno dei due"
        f" campi deve poi superare {SLOTS} spazi. Non può essere lanciato se il tuo campo è vuoto"
    ),
)
says(
    DestroyLowest,
    en=lambda node, say: (
        "choose a player, possibly yourself. All face-up creatures of that player that share the lowest value are"
        " destroyed together"
    ),
    fr=lambda node, say: (
        "choisissez un joueur, vous-même compris. Toutes ses créatures face visible qui ont la valeur la plus basse sont"
        " détruites ensemble"
    ),
    it=lambda node, say: (
        "scegli un giocatore, anche te stesso. Tutte le sue creature scoperte che hanno il valore più basso vengono distrutte"
        " insieme"
    ),
)
says(
    EveryonePlaces,
    en=lambda node, say: (
        "you first, then each other player clockwise whose field is not full: cards are shown from the deck until a"
        " creature comes that fits on the field; it is placed there face-up and sets off no effect. The other cards"
        " shown go under the deck"
    ),
    fr=lambda node, say: (
        "vous d'abord, puis chaque autre joueur dans le sens horaire dont le terrain n'est pas plein : des cartes de la"
        " pioche sont révélées jusqu'à une créature qui tient sur le terrain ; elle y est placée face visible et ne"
        " déclenche aucun effet. Les autres cartes révélées vont sous la pioche"
    ),
    it=lambda node, say: (
        "prima tu, poi in senso orario ogni altro giocatore il cui campo non è pieno: si rivelano carte dal mazzo finché"
        " ne esce una creatura che trova posto nel campo; vi entra scoperta e non innesca nessun effetto. Le altre carte"
        " rivelate vanno sotto il mazzo"
    ),
)
says(
    Redraw,
    en=lambda node, say: (
        "before your first play of the turn, you may put your whole hand under the deck and draw as many cards"
    ),
    fr=lambda node, say: (
        "avant votre première carte jouée du tour, vous pouvez mettre toute votre main sous la pioche et piocher autant"
        " de cartes"
    ),
    it=lambda node, say: (
        "prima di giocare la tua prima carta del turno, puoi mettere tutta la tua mano sotto il mazzo e pescare"
        " altrettante carte"
    ),
)
says(
    TurnOver,
    en=lambda node, say: (
        "you may turn one of your creatures over; face-down only if it may lie so, is neither fused nor resurrected, and"
        " the limit of face-down creatures still holds"
    ),
    fr=lambda node, say: (
        "vous pouvez retourner une de vos créatures ; face cachée seulement si cela lui est permis, si elle n'est ni"
        " fusionnée ni ressuscitée et si la limite de créatures face cachée est respectée"
    ),
    it=lambda node, say: (
        "puoi girare una tua creatura; coperta solo se può esserlo, non è fusa né risorta, e il limite di creature"
        " coperte è rispettato"
    ),
)
says(
    Copy,
    en=lambda node, say: (
        "choose a creature in play of another name that nothing copies yet. This creature takes its name, printed value"
        " and effect, and keeps its own colour"
    ),
    fr=lambda node, say: (
        "choisissez une créature en jeu d'un autre nom que rien ne copie encore. Cette créature prend son nom, sa valeur"
        " imprimée et son effet, et garde sa propre couleur"
    ),
    it=lambda node, say: (
        "scegli una creatura in gioco con un altro nome che nulla copia ancora. Questa creatura ne prende il nome, il"
        " valore stampato e l'effetto, e mantiene il proprio colore"
    ),
)
says(
    Transform,
    en=lambda node, say: (
        "choose a creature in play of another name, yours or not, that nothing transforms yet. It takes the name, value,"
        " effect and colour of this card, but transforms nothing itself"
    ),
    fr=lambda node, say: (
        "choisissez une créature en jeu d'un autre nom, à vous ou non, que rien ne transforme encore. Elle prend le nom,"
        " la valeur, l'effet et la couleur de cette carte, mais ne transforme rien elle-même"
    ),
    it=lambda node, say: (
        "scegli una creatura in gioco con un altro nome, tua o no, che nulla trasforma ancora. Prende il nome, il valore,"
        " l'effetto e il colore di questa carta, ma non trasforma nulla a sua volta"
    ),
)
says(
    Recolour,
    en=lambda node, say: "you may give one of your creatures another colour for the counting",
    fr=lambda node, say: "vous pouvez donner à une de vos créatures une autre couleur pour le décompte",
    it=lambda node, say: "puoi dare a una tua creatura un altro colore per il conteggio",
)


# What creatures are and give ----------------------------------------------------------------------------------------
says(
    Fusion,
    en=lambda node, say: (
        "in your turn, two face-up creatures of this name on your field may become a pair, which takes one slot and is"
        " one card for colours. One from your hand may also be played directly onto one on your field"
    ),
    fr=lambda node, say: (
        "pendant votre tour, deux créatures face visible de ce nom sur votre terrain peuvent former une paire, qui occupe"
        " un seul emplacement et compte comme une carte pour les couleurs. Une créature de ce nom peut aussi être"
        " jouée depuis votre main directement sur une autre de votre terrain"
    ),
    it=lambda node, say: (
        "nel tuo turno, due creature scoperte con questo nome sul tuo campo possono formare una coppia, che occupa un"
        " solo spazio e conta come una carta per i colori. Puoi anche giocarne una dalla mano direttamente su un'altra"
        " del tuo campo"
    ),
)
says(
    Indestructible,
    en=lambda node, say: "this creature cannot be destroyed",
    fr=lambda node, say: "cette créature ne peut pas être détruite",
    it=lambda node, say: "questa creatura non può essere distrutta",
)


def bonus(en: str, fr: str, it: str) -> Callable[[Any, Speaker], str]:
    """The words of a keyword, with its points where they belong."""
    words = {"en": en, "fr": fr, "it": it}

    def tell(node: Bonus | Resurrection, say: Speaker) -> str:
        figure, meaning = points(node.points, say)
        return words[say.lang].format(figure) + meaning

    return tell


for keyword, tell in (
    (
        Resurrection,
        bonus(
            "if this creature would be destroyed during a turn, it stays, face-up, cannot be destroyed any more and gives {}",
            "si cette créature devait être détruite pendant un tour, elle reste, face visible, ne peut plus être détruite et donne {}",
            "se questa creatura dovesse essere distrutta durante un turno, resta, scoperta, non può più essere distrutta e dà {}",
        ),
    ),
    (
        Outnumber,
        bonus(
            "{} if you have more copies of it than every other player",
            "{} si vous en avez plus d'exemplaires que chacun des autres joueurs",
            "{} se ne hai più copie di ogni altro giocatore",
        ),
    ),
    (
        Unique,
        bonus(
            "{} if no other player has a copy of it",
            "{} si aucun autre joueur n'en a d'exemplaire",
            "{} se nessun altro giocatore ne ha una copia",
        ),
    ),
    (
        Polychrome,
        bonus(
            "{} if you have creatures of all five colours",
            "{} si vous avez des créatures des cinq couleurs",
            "{} se hai creature di tutti e cinque i colori",
        ),
    ),
    (
        Monochrome,
        bonus(
            "{} if all your creatures are of one colour",
            "{} si toutes vos créatures sont d'une seule couleur",
            "{} se tutte le tue creature sono di un solo colore",
        ),
    ),
    (
        Strong,
        bonus(
            "{} if you have the most points, alone or tied, before Strong and Weak are counted",
            "{} si vous avez le plus de points, seul ou à égalité, avant le décompte de Fort et Faible",
            "{} se hai il maggior numero di punti, da solo o alla pari, prima del conteggio di Forte e Debole",
        ),
    ),
    (
        Weak,
        bonus(
            "{} if you have the fewest points, alone or tied, before Strong and Weak are counted, unless you use Strong",
            "{} si vous avez le moins de points, seul ou à égalité, avant le décompte de Fort et Faible, sauf si vous"
            " utilisez Fort",
            "{} se hai il minor numero di punti, da solo o alla pari, prima del conteggio di Forte e Debole, a meno che"
            " tu non usi Forte",
        ),
    ),
    (
        WhenDown,
        bonus(
            "{} if this creature was face-down when the round ended",
            "{} si cette créature était face cachée à la fin de la manche",
            "{} se questa creatura era coperta alla fine del giro",
        ),
    ),
):
    says(keyword, en=tell, fr=tell, it=tell)


COPIES = {
    "en": "{} once if you have {} or more copies of it",
    "fr": "{} une seule fois si vous en avez au moins {} exemplaires",
    "it": "{} una sola volta se ne hai almeno {} copie",
}
ONE_COPY = {
    "en": "{} once if you have a copy of it",
    "fr": "{} une seule fois si vous en avez un exemplaire",
    "it": "{} una sola volta se ne hai una copia",
}


def copies(node: Copies, say: Speaker) -> str:
    figure, meaning = points(node.points, say)
    return (COPIES if node.count > 1 else ONE_COPY)[say.lang].format(figure, node.count) + meaning


says(Copies, en=copies, fr=copies, it=copies)


# What divinities give -----------------------------------------------------------------------------------------------
def points_if(node: PointsIf, say: Speaker) -> str:
    figure, meaning = points(node.points, say)
    condition = say.condition(node.condition)
    when = {"en": f"if {condition}", "fr": french.if_(condition), "it": f"se {condition}"}[say.lang]
    return f"{figure} {when}{meaning}"


FOR_EACH = {
    "en": "{} for {}, at most {}",
    "fr": "{} pour {}, au plus {}",
    "it": "{} per {}, al massimo {}",
}
SPELLS = {
    "en": "each spell you played this round",
    "fr": "chaque sort que vous avez joué cette manche",
    "it": "ogni incantesimo che hai giocato in questo giro",
}


def limited(points: int, what: str, most: int, lang: str) -> str:
    return FOR_EACH[lang].format(f"+{points}", what, f"+{most}")


def points_for(node: PointsFor, say: Speaker) -> str:
    each: str = GRAMMARS[say.lang].phrase(objects(node.which, say), "each")
    return limited(node.points, each, node.most, say.lang)


def points_for_spells(node: PointsForSpells, say: Speaker) -> str:
    return limited(node.points, SPELLS[say.lang], node.most, say.lang)


says(
    Twice,
    en=lambda node, say: f"your subtotal (creatures and colours) counts once more if it is {node.most} or less",
    fr=lambda node, say: (
        f"votre sous-total (créatures et couleurs) compte une fois de plus s'il est de {node.most} ou moins"
    ),
    it=lambda node, say: f"il tuo subtotale (creature e colori) conta una volta in più se è {node.most} o meno",
)
says(PointsIf, en=points_if, fr=points_if, it=points_if)
says(PointsFor, en=points_for, fr=points_for, it=points_for)
says(PointsForSpells, en=points_for_spells, fr=points_for_spells, it=points_for_spells)


# What beliefs allow -------------------------------------------------------------------------------------------------
says(
    Draws,
    en=lambda node, say: f"your draw step draws {english.count(node.count, 'card')}",
    fr=lambda node, say: f"vous piochez {french.count(node.count, 'carte')} au début du tour",
    it=lambda node, say: f"peschi {italian.count(node.count, 'carta')} all'inizio del turno",
)
says(
    TwoDivinities,
    en=lambda node, say: "look at a random unused divinity as well as your own, and keep one of them",
    fr=lambda node, say: "regardez une divinité inutilisée au hasard en plus de la vôtre, et gardez l'une des deux",
    it=lambda node, say: "guarda una divinità inutilizzata a caso oltre alla tua, e tieni una delle due",
)
says(
    MoreDown,
    en=lambda node, say: f"you may have {english.count(node.count, 'face-down creature')} more than face-up ones",
    fr=lambda node, say: (
        f"vous pouvez avoir {french.count(node.count, 'créature')} face cachée de plus que de créatures face visible"
    ),
    it=lambda node, say: (
        f"puoi avere {italian.count(node.count, 'creatura')} {'coperta' if node.count == 1 else 'coperte'} in più di"
        " quelle scoperte"
    ),
)
says(
    FreeSpell,
    en=lambda node, say: (
        "your first spell does not use up one of your two plays, yet is enough for the one play you must make"
    ),
    fr=lambda node, say: (
        "votre premier sort ne compte pas parmi vos deux cartes jouées, et suffit pourtant comme carte obligatoire"
    ),
    it=lambda node, say: (
        "il tuo primo incantesimo non conta tra le tue due carte giocate, ma basta come carta obbligatoria"
    ),
)
says(
    SeesUnused,
    en=lambda node, say: "look at all unused divinities",
    fr=lambda node, say: "regardez toutes les divinités inutilisées",
    it=lambda node, say: "guarda tutte le divinità inutilizzate",
)
says(
    SavesOne,
    en=lambda node, say: (
        "when an effect of another player would remove creatures of yours by destruction, you may let one of them stay"
        " as it is"
    ),
    fr=lambda node, say: (
        "quand l'effet d'un autre joueur devrait détruire certaines de vos créatures, vous pouvez en laisser une en place, telle"
        " quelle"
    ),
    it=lambda node, say: (
        "quando l'effetto di un altro giocatore distruggerebbe delle tue creature, puoi lasciarne una al suo posto, così com'è"
    ),
)
says(
    ReplacesLost,
    en=lambda node, say: (
        "for each creature of yours that a destruction removed, you may show cards from the deck until a creature comes"
        " that fits on your field, and place it face-up (only while you have a free slot)"
    ),
    fr=lambda node, say: (
        "pour chacune de vos créatures qu'une destruction a retirée, vous pouvez révéler des cartes de la pioche jusqu'à"
        " une créature qui tient sur votre terrain, et l'y placer face visible (tant que vous avez un emplacement libre)"
    ),
    it=lambda node, say: (
        "per ogni tua creatura tolta da una distruzione, puoi rivelare carte dal mazzo finché ne esce una creatura che"
        " trova posto nel tuo campo, e metterla in campo scoperta (finché hai uno spazio libero)"
    ),
)
