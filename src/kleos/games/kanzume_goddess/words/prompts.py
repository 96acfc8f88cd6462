"""The question of every decision, and its answers in words.

A question is the entry `ask-<kind>`, an answer one of those in `OPTIONS`; what they may ask for are the properties of
`Asking` and `Offered`.
"""

from typing import Final

from kleos.effects.control import Then
from kleos.engine.actions import SKIP, STOP, USE, Action
from kleos.engine.frames import Frame, Scope
from kleos.engine.lines import Line
from kleos.games.kanzume_goddess import CATALOGUE, kinds
from kleos.games.kanzume_goddess.board import Board
from kleos.games.kanzume_goddess.cards import Card, is_reaction
from kleos.games.kanzume_goddess.deeds import Attacks, Banish, Price, Repeat, TakeFromNetherworld, scope_of
from kleos.games.kanzume_goddess.kinds import KINDS, MAIN_ENERGY, PLAYING, RECRUIT, START, SUPPORT_ENERGY
from kleos.games.kanzume_goddess.windows import play
from kleos.games.kanzume_goddess.words.names import ability_label, card_label, colour_name, phase_name, player, timing
from kleos.games.kanzume_goddess.words.text import (
    brief_words,
    card_text,
    deeds,
    described,
    first_deed,
    has_attack,
    is_defend,
    objects,
    speaker,
)
from kleos.language.nouns import Noun
from kleos.words.given import Given
from kleos.words.phrases import check_language

WINDOWS = (kinds.ASK_ANSWER, kinds.ASK_ATTACKED)  # they say themselves what is answered
RECRUITS = (kinds.RECRUIT_PILE, kinds.RECRUIT_SUPPLY, kinds.RECRUIT_NETHERWORLD)
PHASE_ASKED = {kinds.ASK_START: START, kinds.ASK_PLAY: PLAYING, kinds.ASK_RECRUIT: RECRUIT}
ANY_COLOUR = "any"
YOU = "you"  # in place of a player's name

# What an answer says, by its verb
OPTIONS: Final = {
    USE: "offer-use-this",
    SKIP: "offer-no-card",
    STOP: "offer-end",
    kinds.CHOOSE_GOD: "offer-god",
    kinds.PLAY: "offer-play",
    kinds.REACT: "offer-react",
    kinds.USE_ABILITY: "offer-use",
    kinds.RECRUIT_PILE: "offer-recruit",
    kinds.RECRUIT_SUPPLY: "offer-recruit",
    kinds.RECRUIT_NETHERWORLD: "offer-recruit-netherworld",
    kinds.PLAYER: "offer-player",
    kinds.CARD: "offer-card",
    kinds.CARD_IN_HAND: "offer-card-in-hand",
    kinds.CARD_IN_DISCARD: "offer-card-in-discard",
    kinds.TARGET: "offer-target",
    kinds.ABILITY: "offer-ability",
    kinds.PAY_ENERGY: "offer-pay",
    kinds.PASS: "offer-pass",
}


def prompt(g: Board, lang: str) -> str:
    """The open question, and which ability asks it."""
    check_language(lang)
    frame = g.frames[-1]
    question = CATALOGUE.say(f"ask-{KINDS[g.kind]}", lang, Asking(g, frame, lang))
    line = frame.scope.line
    if isinstance(line, Line) and g.kind not in WINDOWS:
        values = {"ability": ability_label(line, g.pool, lang), "user": user(g), "question": question}
        question = CATALOGUE.say("asked-by", lang, values)
    return question


def user(g: Board) -> str:
    """Whose ability it is, if somebody else has to answer."""
    users = [frame.scope.you for frame in g.frames if frame.node is g.pool.ability]
    return player(users[-1]) if users and users[-1] != g.seat else ""


def option_text(g: Board, action: Action, lang: str) -> str:
    """One answer to the open question."""
    check_language(lang)
    return CATALOGUE.say(OPTIONS[action.verb], lang, Offered(g, lang, action))


def follow_names(card: Card, lang: str) -> list[str]:
    """The colours that may follow; two equal symbols allow one colour (KG-5.15)."""
    return [colour_name(colour, lang) for colour in dict.fromkeys(card.follow)]


# Questions ------------------------------------------------------------------------------------------------------------
class Asking(Given):
    """A question that is open."""

    def __init__(self, g: Board, frame: Frame, lang: str) -> None:
        self.g = g
        self.frame = frame
        self.lang = lang

    @property
    def scope(self) -> Scope:
        return self.frame.scope

    @property
    def line(self) -> Line:
        line = self.scope.line
        assert isinstance(line, Line)
        return line

    @property
    def role(self) -> str:
        """Which part the God will have to play."""
        if not self.g.mains:
            return "alone"
        return "main" if self.g.seat in self.g.mains else "support"

    @property
    def start(self) -> int:
        return MAIN_ENERGY if self.g.seat in self.g.mains else SUPPORT_ENERGY

    @property
    def faith(self) -> int:
        return self.g.faith

    @property
    def possible(self) -> str:
        """What can be done now: "play a card or end the phase"; if there is nothing but ending it, why."""
        verbs = {option.verb for option in self.g.options}
        if verbs == {STOP}:
            recruiting = self.g.kind == kinds.ASK_RECRUIT
            held = self.g.players[self.g.seat].hand
            why = "too-dear" if recruiting else "unplayable" if held else "empty-hand"
            return self.say("only", deed=self.say("only-end"), reasons=[self.say(why)])
        does = ["deed-play"] if kinds.PLAY in verbs else []
        does += ["deed-recruit"] if verbs.intersection(RECRUITS) else []
        does += ["deed-use"] if kinds.USE_ABILITY in verbs else []
        return self.say("offered", deeds=[self.say(id) for id in [*does, "deed-end"]])

    def say(self, id: str, **values: object) -> str:
        return CATALOGUE.say(id, self.lang, values)

    @property
    def follow(self) -> list[str] | str | None:
        """What the next Warrior is subject to."""
        if self.g.last_warrior < 0:
            return None
        return ANY_COLOUR if self.g.ignore_colour else follow_names(self.g.pool.cards[self.g.last_warrior], self.lang)

    @property
    def bonus(self) -> int:
        """What waits for the next Attack."""
        return self.g.attack_bonus

    @property
    def effect(self) -> str:
        """What the player must do at whom an ability aims that is no Attack."""
        effect = self.line.effect
        return "" if has_attack(effect) else speaker(self.g.pool, self.lang, self.line).effect(effect)

    @property
    def does(self) -> str:
        return brief_words(self.line, self.g.pool, self.lang)

    @property
    def worth(self) -> int | None:
        """What the Attack would be worth now, if that is known."""
        first = first_deed(self.line.effect)
        return first.worth(self.g, self.scope) if isinstance(first, Attacks) else None

    @property
    def by(self) -> str:
        return player(self.scope.you)

    @property
    def target(self) -> str | None:
        here = self.scope.here
        return None if here < 0 else YOU if here == self.g.seat else player(here)

    @property
    def card(self) -> str:
        return card_label(self.g.pool.cards[self.line.card], self.lang)

    @property
    def told(self) -> str:
        """What the card would do; it is always somebody else's: "p0's God gains 2 energy"."""
        on = "" if self.target == YOU else self.target
        return brief_words(self.line, self.g.pool, self.lang, self.by, on)

    @property
    def reaction(self) -> bool:
        return is_reaction(self.line.timing)

    @property
    def value(self) -> int:
        return self.g.attack().value

    @property
    def reduced(self) -> int:
        return self.g.attack().reduced

    @property
    def loss(self) -> int:
        """How much energy the attacked God would lose as it stands."""
        return min(self.value - self.reduced, self.energy)

    @property
    def energy(self) -> int:
        """Of the attacked God."""
        return self.g.players[self.g.attack().on].energy

    @property
    def which(self) -> Noun:
        """What is to be chosen; where only energy will do nothing is asked (KG-13.5)."""
        node = self.frame.node
        assert isinstance(node, (Price, TakeFromNetherworld, Repeat))
        assert node.which is not None
        find = objects if isinstance(node, Repeat) else described
        return find(node.which, speaker(self.g.pool, self.lang, self.line))

    @property
    def price(self) -> int:
        """The energy that can be paid, 0 if none will do."""
        node = self.frame.node
        return node.energy if isinstance(node, Price) and node.payable(self.g, self.scope.you) else 0

    @property
    def reward(self) -> str:
        """What a price is paid for, if for anything: "draw 1 card"."""
        paying = self.g.frames[-2].node
        say = speaker(self.g.pool, self.lang, self.line, True)
        return say.effect(paying.then) if isinstance(paying, Then) else ""

    @property
    def optional(self) -> bool:
        node = self.frame.node
        return isinstance(node, Banish) and node.optional

    @property
    def picked(self) -> str:
        """ "#12 Phoenix"."""
        return piece(self.g, self.frame.items[0], self.lang)


def piece(g: Board, number: int, lang: str) -> str:
    return f"#{number} {card_label(g.card_of(number), lang)}"


# Answers --------------------------------------------------------------------------------------------------------------
class Offered(Given):
    """An answer to the open question."""

    def __init__(self, g: Board, lang: str, action: Action) -> None:
        self.g = g
        self.lang = lang
        self.action = action

    def meant(self) -> Card:
        """The card or God it is about."""
        g, verb, a = self.g, self.action.verb, self.action.a
        if verb == kinds.PLAYER:
            return g.god(a)
        if verb == kinds.USE_ABILITY:  # only those of the own God are offered
            return g.god(g.seat)
        if verb == kinds.RECRUIT_PILE:
            return g.pool.cards[g.piles[a][-1]]
        if verb == kinds.TARGET:
            return g.card_of(a)
        return g.card_of(g.frames[-1].items[0]) if verb == kinds.ABILITY else g.pool.cards[a]

    def line(self) -> Line:
        """The ability it is about."""
        card = self.meant()
        if self.action.verb == kinds.USE_ABILITY:
            return card.lines[self.action.a - card.first_ability]
        return card.lines[(self.action.a if self.action.verb == kinds.ABILITY else self.action.b) - 1]

    @property
    def card(self) -> str:
        return card_label(self.meant(), self.lang)

    @property
    def text(self) -> str:
        """What a God can do."""
        return " ".join(card_text(self.meant(), self.g.pool, self.lang))

    @property
    def does(self) -> str:
        return brief_words(self.line(), self.g.pool, self.lang)

    @property
    def worth(self) -> int | None:
        """What an Attack would be worth if it were declared now, where that is not its printed value."""
        first = first_deed(self.line().effect)
        if not isinstance(first, Attacks):
            return None
        tried = self.g.clone()
        play(tried, self.g.seat, self.action)
        scope = tried.frames[-1].scope
        worth = first.worth(tried, scope)
        return None if worth == first.amount.value(tried, scope) else worth

    @property
    def follow(self) -> list[str] | None:
        card = self.meant()
        return follow_names(card, self.lang) if card.warrior else None

    @property
    def bonus(self) -> int | None:
        """What the Bond of a card adds to its Defend as the energies are now (KG-11.21)."""
        line = self.line()
        bond = self.meant().defence_bonus
        if bond is None or not any(is_defend(deed) for deed in deeds(line.effect)):
            return None
        scope = scope_of(self.g.seat, 0, line)
        return bond.amount.value(self.g, scope) if bond.condition.holds(self.g, scope) else None

    @property
    def bond(self) -> str:
        bond = self.meant().defence_bonus
        return speaker(self.g.pool, self.lang).effect(bond.then) if bond is not None else ""

    @property
    def player(self) -> str:
        return player(self.action.a)

    @property
    def energy(self) -> int:
        """Of the player who is offered, else the own."""
        seat = self.action.a if self.action.verb == kinds.PLAYER else self.g.seat
        return self.g.players[seat].energy

    @property
    def hand(self) -> int:
        return len(self.g.players[self.action.a].hand)

    @property
    def price(self) -> int:
        node = self.g.frames[-1].node
        return node.energy if isinstance(node, Price) else 0

    @property
    def colour(self) -> str:
        card = self.meant()
        return colour_name(card.colour, self.lang) if card.warrior else ""

    @property
    def cost(self) -> int:
        return self.meant().cost

    @property
    def pile(self) -> int | None:
        """A Warrior pile as people count them."""
        return self.action.a + 1 if self.action.verb == kinds.RECRUIT_PILE else None

    @property
    def left(self) -> int | None:
        return self.g.supply[self.action.a] if self.action.verb == kinds.RECRUIT_SUPPLY else None

    @property
    def decision(self) -> str:
        return KINDS[self.g.kind]

    @property
    def piece(self) -> str:
        return piece(self.g, self.action.a, self.lang)

    @property
    def actions(self) -> str:
        """What the Actions of a Warrior do that it can repeat."""
        return " / ".join([brief_words(line, self.g.pool, self.lang) for line in self.meant().actions])

    @property
    def timing(self) -> str:
        return timing(self.line(), self.lang)

    @property
    def number(self) -> int:
        return self.action.a

    @property
    def phase(self) -> str:
        return phase_name(PHASE_ASKED.get(self.g.kind, PLAYING), self.lang)
