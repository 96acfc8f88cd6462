"""Every entry of a counting in words that can be checked: what gives the points, why, and how many (MG-8.1.5)."""

from kleos.games.mythology_go import CATALOGUE, kinds
from kleos.games.mythology_go.board import Board, Item
from kleos.games.mythology_go.cards import AT_LEAST, PointsFor, PointsForSpells, PointsIf, Pool, Standing, Twice
from kleos.games.mythology_go.terms import OfColour
from kleos.games.mythology_go.words.names import card_name, player
from kleos.games.mythology_go.words.text import described, speaker
from kleos.language.languages import GRAMMARS
from kleos.language.nouns import Noun
from kleos.words.given import Given
from kleos.words.phrases import check_language


class Entry(Given):
    """An entry that is being told."""

    def __init__(self, item: Item, pool: Pool, lang: str) -> None:
        self.item = item
        self.pool = pool
        self.lang = lang
        self.effect = given_by(item, pool) if item.kind == kinds.DIVINE else None

    @property
    def name(self) -> str:
        return card_name(self.pool.cards[self.item.card], self.lang)

    @property
    def object(self) -> int:
        """The number of the creature."""
        return self.item.number

    @property
    def points(self) -> int:
        return self.item.points

    @property
    def count(self) -> int:
        """How many cards, spells or points it is about."""
        return self.item.about

    @property
    def who(self) -> str:
        return player(self.item.about)

    # Values -----------------------------------------------------------------------------------------------------------
    @property
    def value(self) -> int:
        return self.item.points

    @property
    def pair(self) -> bool:
        return self.item.about > 1

    @property
    def printed(self) -> bool:
        """Whether the value is the printed one."""
        return self.item.points == self.pool.cards[self.item.card].value and not self.pair

    @property
    def terms(self) -> str:
        """How the value came about: "2 + 2 − 1"."""
        printed = self.pool.cards[self.item.card].value
        change = self.item.points - printed * self.item.about  # what was drained, or gained by draining
        changes = [f"{'−' if change < 0 else '+'} {abs(change)}"] if change else []
        return " + ".join([str(printed)] * self.item.about + changes).replace("+ −", "−").replace("+ +", "+")

    # Colours ----------------------------------------------------------------------------------------------------------
    @property
    def exact(self) -> bool:
        return self.pool.colours[self.item.about].rule != AT_LEAST

    @property
    def needed(self) -> int:
        """The number of creatures that the bonus of a colour asks for."""
        return self.pool.colours[self.item.about].count

    @property
    def creatures(self) -> Noun:
        """Of the colour the entry is about, or those that the effect of the divinity counts."""
        say = speaker(self.pool, self.lang)
        return described(self.effect.which if isinstance(self.effect, PointsFor) else OfColour(self.item.about), say)

    # Divinities -------------------------------------------------------------------------------------------------------
    @property
    def gives(self) -> str:
        """What the divinity gives points for."""
        if isinstance(self.effect, Twice):
            return "subtotal"
        if isinstance(self.effect, PointsForSpells):
            return "spells"
        return "creatures" if isinstance(self.effect, PointsFor) else "condition"

    @property
    def each(self) -> int:
        """The points for each spell or creature."""
        assert isinstance(self.effect, (PointsFor, PointsForSpells))
        return self.effect.points

    @property
    def most(self) -> int:
        assert isinstance(self.effect, (PointsFor, PointsForSpells, Twice))
        return self.effect.most

    @property
    def limited(self) -> bool:
        """Whether there would have been more points without a limit."""
        return self.item.about * self.each > self.most

    @property
    def condition(self) -> str:
        assert isinstance(self.effect, PointsIf)
        return speaker(self.pool, self.lang, theirs=True).condition(self.effect.condition)


def given_by(item: Item, pool: Pool) -> Standing:
    """The effect of the divinity that gave the points: of several, the first that could have."""
    effects = pool.cards[item.card].divine
    return next((effect for effect in effects if could_give(effect, item)), effects[0])


def could_give(effect: Standing, item: Item) -> bool:
    if isinstance(effect, Twice):
        return item.about == item.points <= effect.most
    if isinstance(effect, (PointsFor, PointsForSpells)):
        return item.points == min(item.about * effect.points, effect.most)
    return item.about == 1


def item_text(g: Board, item: Item, lang: str) -> str:
    """ "Harpy #3, Outnumber: 2 × Harpy, more than any other player: +4"."""
    check_language(lang)
    text = CATALOGUE.say(f"points-{kinds.POINT_KINDS[item.kind]}", lang, Entry(item, g.pool, lang))
    return GRAMMARS[lang].finished(text)
