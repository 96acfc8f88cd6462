"""Every entry of a counting in words that can be checked: what gives the points, why, and how many (MG-8.1.5)."""

from collections.abc import Callable
from dataclasses import dataclass

from kleos.games.mythology_go import kinds
from kleos.games.mythology_go.board import Board, Item
from kleos.games.mythology_go.cards import AT_LEAST, PointsFor, PointsForSpells, PointsIf, Pool, Standing, Twice
from kleos.games.mythology_go.terms import OfColour
from kleos.games.mythology_go.words.names import card_name, keyword_name, player, signed
from kleos.games.mythology_go.words.text import GRAMMARS, POINTS, described, speaker
from kleos.words import english, french, italian
from kleos.words.phrases import BARE, Table, check_language
from kleos.words.signs import COLON, finished


@dataclass(frozen=True)
class Entry:
    """An entry that is being told."""

    item: Item
    pool: Pool
    lang: str

    @property
    def about(self) -> int:
        return self.item.about

    @property
    def name(self) -> str:
        return card_name(self.pool.cards[self.item.card], self.lang)

    @property
    def piece(self) -> str:
        """ "Harpy #3"."""
        return f"{self.name} #{self.item.number}"

    @property
    def held(self) -> str:
        """ "2 × Harpy"."""
        return f"{self.about} × {self.name}"

    @property
    def total(self) -> str:
        """Of the player, before Strong and Weak: "30 points"."""
        return POINTS[self.lang](self.about)

    @property
    def points(self) -> str:
        return signed(self.item.points)

    def because(self, reason: str) -> str:
        """ "Harpy #3, Outnumber: <reason>: +4"."""
        colon = COLON[self.lang]
        return f"{self.piece}, {keyword_name(self.item.kind, self.lang)}{colon}{reason}{colon}{self.points}"

    def told(self, reason: str) -> str:
        return f"{reason}{COLON[self.lang]}{self.points}"


ENTRIES: Table[int] = Table("entry of a counting")


def item_text(g: Board, item: Item, lang: str) -> str:
    """ "Harpy #3, Outnumber: 2 × Harpy, more than any other player: +4"."""
    check_language(lang)
    return finished(ENTRIES.rule(item.kind, lang)(Entry(item, g.pool, lang)), lang)


def counts(kind: int, *, en: Callable[[Entry], str], fr: Callable[[Entry], str], it: Callable[[Entry], str]) -> None:
    """Enters the words of one kind of points."""
    ENTRIES.enter(kind, en=en, fr=fr, it=it)


# Values -------------------------------------------------------------------------------------------------------------
VALUE = {"en": "value", "fr": "valeur", "it": "valore"}
IN_PAIR = {"en": " (pair)", "fr": " (paire)", "it": " (coppia)"}


def value(entry: Entry) -> str:
    """The value, and how it came about if it is not the printed one: "Chupacabra #3: value 4 (2 + 2)"."""
    printed = entry.pool.cards[entry.item.card].value
    change = entry.item.points - printed * entry.about  # what was drained, or gained by draining
    terms = [str(printed)] * entry.about + ([f"{'−' if change < 0 else '+'} {abs(change)}"] if change else [])
    sum = " + ".join(terms).replace("+ −", "−").replace("+ +", "+")
    pair = IN_PAIR[entry.lang] if entry.about > 1 else ""
    how = f" ({sum})" if len(terms) > 1 else ""
    return f"{entry.piece}{pair}{COLON[entry.lang]}{VALUE[entry.lang]} {entry.item.points}{how}"


counts(kinds.VALUE, en=value, fr=value, it=value)


# Keywords, counts and other bonuses ---------------------------------------------------------------------------------
def colour_of(entry: Entry, many: bool = True) -> str:
    """Creatures of the colour an entry is about: "green creatures"."""
    say = speaker(entry.pool, entry.lang)
    text: str = GRAMMARS[entry.lang].phrase(described(OfColour(entry.about), say), BARE, many)
    return text


counts(
    kinds.OUTNUMBER,
    en=lambda e: e.because(f"{e.held}, more than any other player"),
    fr=lambda e: e.because(f"{e.held}, plus que tout autre joueur"),
    it=lambda e: e.because(f"{e.held}, più di ogni altro giocatore"),
)
counts(
    kinds.UNIQUE,
    en=lambda e: e.because("no other player has a copy"),
    fr=lambda e: e.because("aucun autre joueur n'en a"),
    it=lambda e: e.because("nessun altro giocatore ne ha"),
)
counts(
    kinds.POLYCHROME,
    en=lambda e: e.because("creatures of all five colours"),
    fr=lambda e: e.because("des créatures des cinq couleurs"),
    it=lambda e: e.because("creature di tutti e cinque i colori"),
)
counts(
    kinds.MONOCHROME,
    en=lambda e: e.because(f"only {colour_of(e)}"),
    fr=lambda e: e.because(f"uniquement des {colour_of(e)}"),
    it=lambda e: e.because(f"solo {colour_of(e)}"),
)
counts(
    kinds.COPIES,
    en=lambda e: e.told(f"{e.name}, count effect: {e.held}"),
    fr=lambda e: e.told(f"{e.name}, nombre d'exemplaires : {e.held}"),
    it=lambda e: e.told(f"{e.name}, numero di copie: {e.held}"),
)
counts(
    kinds.RESURRECTED,
    en=lambda e: e.because("it survived a destruction"),
    fr=lambda e: e.because("la créature a survécu à une destruction"),
    it=lambda e: e.because("la creatura è sopravvissuta a una distruzione"),
)
counts(
    kinds.WAS_DOWN,
    en=lambda e: e.told(f"{e.piece}: face-down when the round ended"),
    fr=lambda e: e.told(f"{e.piece} : face cachée à la fin de la manche"),
    it=lambda e: e.told(f"{e.piece}: carta coperta alla fine del giro"),
)


# Colours ------------------------------------------------------------------------------------------------------------
SO_MANY = {  # at least, exactly
    "en": ("{} or more {}", "exactly {} {}"),
    "fr": ("au moins {} {}", "exactement {} {}"),
    "it": ("almeno {} {}", "esattamente {} {}"),
}


def colour_bonus(entry: Entry) -> str:
    """Which number of a colour its bonus asks for: "exactly 2 blue creatures: +3"."""
    rule = entry.pool.colours[entry.about]
    words = SO_MANY[entry.lang][0 if rule.rule == AT_LEAST else 1]
    return english.capital(entry.told(words.format(rule.count, colour_of(entry, many=rule.count > 1))))


counts(kinds.COLOUR_BONUS, en=colour_bonus, fr=colour_bonus, it=colour_bonus)


# Divinities ---------------------------------------------------------------------------------------------------------
def given_by(entry: Entry) -> Standing:
    """The effect of the divinity that gave the points: of several, the first that could have."""
    effects = entry.pool.cards[entry.item.card].divine
    return next((effect for effect in effects if could_give(effect, entry.item)), effects[0])


def could_give(effect: Standing, item: Item) -> bool:
    if isinstance(effect, Twice):
        return item.about == item.points <= effect.most
    if isinstance(effect, (PointsFor, PointsForSpells)):
        return item.points == min(item.about * effect.points, effect.most)
    return item.about == 1


ONCE_MORE = {
    "en": "subtotal {}, at most {}, once more",
    "fr": "sous-total {}, au plus {}, une fois de plus",
    "it": "subtotale {}, al massimo {}, una volta in più",
}
AT_MOST = {"en": ", at most {}", "fr": ", au plus {}", "it": ", al massimo {}"}
SPELLS: dict[str, Callable[[int], str]] = {
    "en": lambda number: f"{english.count(number, 'spell')} played this round",
    "fr": lambda number: f"{french.count(number, 'sort')} {'joué' if number < 2 else 'joués'} cette manche",
    "it": lambda number: (
        f"{italian.count(number, 'incantesimo')} {'giocato' if number == 1 else 'giocati'} in questo giro"
    ),
}
EACH_ONE = {"en": "{}, {} for each", "fr": "{}, {} pour chacun", "it": "{}, {} per ciascuno"}
EACH_CREATURE = {"en": "{}, {} for each", "fr": "{}, {} pour chacune", "it": "{}, {} per ciascuna"}


def divine(entry: Entry) -> str:
    effect = given_by(entry)
    lang = entry.lang
    if isinstance(effect, Twice):
        reason = ONCE_MORE[lang].format(entry.about, effect.most)
    elif isinstance(effect, PointsForSpells):
        reason = EACH_ONE[lang].format(SPELLS[lang](entry.about), signed(effect.points))
        reason += capped(entry, effect.points, effect.most)
    elif isinstance(effect, PointsFor):
        noun = described(effect.which, speaker(entry.pool, lang))
        many = entry.about != 1
        what = f"{entry.about} {GRAMMARS[lang].phrase(noun, BARE, many)}"
        reason = EACH_CREATURE[lang].format(what, signed(effect.points)) + capped(entry, effect.points, effect.most)
    else:
        assert isinstance(effect, PointsIf)
        reason = speaker(entry.pool, lang, theirs=True).condition(effect.condition)
    return f"{entry.name}{COLON[lang]}{entry.told(reason)}"


def capped(entry: Entry, points: int, most: int) -> str:
    return AT_MOST[entry.lang].format(signed(most)) if entry.about * points > most else ""


counts(kinds.DIVINE, en=divine, fr=divine, it=divine)


# Identification, Strong and Weak ------------------------------------------------------------------------------------
counts(
    kinds.IDENTIFIED,
    en=lambda e: e.told(f"Accused {player(e.about)} of {e.name}, rightly"),
    fr=lambda e: e.told(f"A accusé {player(e.about)} de servir {e.name}, à raison"),
    it=lambda e: e.told(f"Ha accusato {player(e.about)} di servire {e.name}, a ragione"),
)
counts(
    kinds.IDENTIFIED_AS,
    en=lambda e: e.told(f"Rightly accused of {e.name} by {player(e.about)}"),
    fr=lambda e: e.told(f"Accusé à raison par {player(e.about)} de servir {e.name}"),
    it=lambda e: e.told(f"Accusato a ragione da {player(e.about)} di servire {e.name}"),
)
counts(
    kinds.STRONG,
    en=lambda e: e.because(f"strongest with {e.total}"),
    fr=lambda e: e.because(f"le plus fort avec {e.total}"),
    it=lambda e: e.because(f"il più forte con {e.total}"),
)
counts(
    kinds.WEAK,
    en=lambda e: e.because(f"weakest with {e.total}"),
    fr=lambda e: e.because(f"le plus faible avec {e.total}"),
    it=lambda e: e.because(f"il più debole con {e.total}"),
)
