"""The question of every decision, and its options in words; what their entries may ask for are properties."""

from typing import Any

from kleos.engine.actions import SKIP, STOP, USE, Action
from kleos.engine.frames import Frame, Node
from kleos.engine.lines import Line
from kleos.games.saint_seiya import CATALOGUE, kinds
from kleos.games.saint_seiya.board import AT_PLAY, Board
from kleos.games.saint_seiya.cards import Card
from kleos.games.saint_seiya.deeds import (
    Boost,
    ChosenPlayer,
    DestroyDiscarded,
    DestroyFighter,
    DestroyPair,
    DestroyWounded,
    FromHand,
    HealOne,
    Judge,
    Restore,
    Search,
    Steal,
    Take,
    WoundDiscarded,
    WoundSeen,
)
from kleos.games.saint_seiya.flow import Course
from kleos.games.saint_seiya.kinds import COSMOS, FORCE, TIMINGS
from kleos.games.saint_seiya.lands import AcquireFree, Reduce, RemoveAndReveal, SwapPlaces
from kleos.games.saint_seiya.moves import Healing, PayingToll, tolls
from kleos.games.saint_seiya.terms import Adjacent
from kleos.games.saint_seiya.words.names import card_label, cost_cut, hero_name, player, say, the_card, timing
from kleos.games.saint_seiya.words.text import DEEDS, described, is_part, line_words, speaker
from kleos.language.languages import GRAMMARS
from kleos.language.nouns import Noun
from kleos.words.given import Given
from kleos.words.phrases import Speaker, check_language

# Questions, by the node that asks and the kind of the decision -------------------------------------------------------
QUESTIONS: dict[tuple[type[Node], int], str] = {
    (Course, kinds.ASK_MAIN): "ask-main",
    (Course, kinds.ASK_UPKEEP): "ask-upkeep",
    (Line, kinds.ASK_ON_PLAY): "ask-on-play",
    (Line, kinds.ASK_SHUN): "ask-shun",  # its occasion has come, and need not be told again
    (PayingToll, kinds.ASK_HAND_DISCARD): "ask-toll",
    (Healing, kinds.ASK_HEAL): "ask-heal",
    (HealOne, kinds.ASK_HEAL): "ask-heal-one",
    (FromHand, kinds.ASK_HAND_DISCARD): "ask-from-hand",
    (FromHand, kinds.ASK_HAND_WOUND): "ask-from-hand",
    (FromHand, kinds.ASK_HAND_DESTROY): "ask-from-hand",
    (DestroyPair, kinds.ASK_PAIR): "ask-pair",
    (WoundSeen, kinds.ASK_SEEN): "ask-seen-hand",
    (Search, kinds.ASK_PILE): "ask-search",
    (Judge, kinds.ASK_REVEALED): "ask-judge",
    (Take, kinds.ASK_TAKE): "ask-take",
    (DestroyDiscarded, kinds.ASK_DISCARD_DESTROY): "ask-destroy-discarded",
    (WoundDiscarded, kinds.ASK_DISCARD_PICK): "ask-wound-discarded",
    (Steal, kinds.ASK_DISCARD_PICK): "ask-steal",
    (Restore, kinds.ASK_DESTROYED): "ask-restore",
    (DestroyWounded, kinds.ASK_WOUNDED): "ask-wounded",
    (Boost, kinds.ASK_BOOST): "ask-boost",
    (DestroyFighter, kinds.ASK_USED): "ask-fighter",
    (AcquireFree, kinds.ASK_TERRAIN): "ask-acquire",
    (RemoveAndReveal, kinds.ASK_TERRAIN): "ask-remove",
    (Reduce, kinds.ASK_TERRAIN): "ask-reduce",
    (SwapPlaces, kinds.ASK_SWAP): "ask-swap",
    (ChosenPlayer, kinds.ASK_PLAYER): "ask-player",
}
MAIN_PHASE = {  # what can be done in it, in the order in which it is named
    "deed-acquire": {kinds.ACQUIRE_FORCE, kinds.ACQUIRE_COSMOS, kinds.ACQUIRE_ARMOUR},
    "deed-play": {kinds.PLAY},
    "deed-equip": {kinds.EQUIP},
    "deed-activate": {kinds.ACTIVATE},
    "deed-heal": {kinds.HEAL},
    "deed-end": {kinds.END},
}


class Asking(Given):
    """A question that is open: the board, the frame that asks, and who speaks of the line that asks, if one does."""

    def __init__(self, g: Board, frame: Frame, lang: str, voice: Speaker | None) -> None:
        self.g = g
        self.frame = frame
        self.lang = lang
        self.voice = voice
        self.node: Any = frame.node  # of the class for which the question is entered

    def speaker(self) -> Speaker:
        assert self.voice is not None
        return self.voice

    @property
    def which(self) -> Noun:
        return described(self.node.which, self.speaker())

    @property
    def deed(self) -> str:
        """What can be done in the main phase to end it, or what is done to a card."""
        return DEEDS[self.node.deed] if isinstance(self.node, FromHand) else say("only-end", self.lang)

    @property
    def deeds(self) -> list[str]:
        """What can be done now: "play a Character", "end the phase"."""
        verbs = {option.verb for option in self.g.options}
        return [CATALOGUE.find(id, self.lang).say() for id, some in MAIN_PHASE.items() if not verbs.isdisjoint(some)]

    @property
    def idle(self) -> bool:
        """Whether there is nothing to do but to end the phase."""
        return all(option.verb == kinds.END for option in self.g.options)

    @property
    def reasons(self) -> list[str]:
        """Why that is so."""
        return [] if self.g.players[self.g.seat].hand else [say("empty-hand", self.lang)]

    @property
    def words(self) -> str:
        return line_words(self.node, self.g.pool, self.lang)

    @property
    def effect(self) -> str:
        """What the effect says in the rules text."""
        return self.speaker().effect(self.node.effect if isinstance(self.node, Line) else self.node)

    @property
    def piece(self) -> str:
        """ "#12 Aries Mu", whose Heal value is used."""
        number = self.frame.scope.source
        return f"#{number} {card_label(self.g.card_of(number), self.lang)}"

    @property
    def most(self) -> int:
        """How many can still be healed."""
        return self.g.card_of(self.frame.scope.source).heal - self.frame.n

    @property
    def begun(self) -> bool:
        return self.frame.n > 0

    @property
    def several(self) -> bool:
        return bool(self.node.count > 1)

    @property
    def left(self) -> int:
        """How many cards are still to be chosen."""
        return int(self.node.count) - len(self.frame.items)

    @property
    def optional(self) -> bool:
        return bool(self.node.optional)

    @property
    def anybody(self) -> bool:
        return bool(self.node.anybody)

    @property
    def amount(self) -> int:
        return int(self.node.amount)

    @property
    def adjacent(self) -> bool:
        """Whether the description says where on the terrain the card is."""
        return is_part(Adjacent, self.node.which)

    @property
    def cut(self) -> list[str]:
        """How much less a card will cost."""
        return cost_cut(self.node.force, self.node.cosmos, self.lang)

    @property
    def them(self) -> str:
        """The player the effect is about."""
        return player(self.frame.scope.you)

    @property
    def current(self) -> str:
        return player(self.g.current)

    @property
    def place(self) -> int:
        """Where the card is that was chosen first, counted from 1."""
        return self.frame.n

    @property
    def card(self) -> str:
        """The card that was chosen first."""
        return the_card(self.g.card_of(self.g.terrain[self.frame.n - 1]), self.lang)


def prompt(g: Board, lang: str) -> str:
    """The open question, and which line asks it."""
    check_language(lang)
    frame = g.frames[-1]
    line = frame.scope.line
    entry = CATALOGUE.find(QUESTIONS[type(frame.node), g.kind], lang)
    grammar = GRAMMARS[lang]
    if not isinstance(line, Line):
        return grammar.finished(grammar.capital(entry.say(Asking(g, frame, lang, None))))
    card = g.pool.cards[line.card]
    voice = speaker(g.pool, lang, card)
    text = entry.say(Asking(g, frame, lang, voice), voice)
    source = card_label(card, lang)
    return grammar.finished(say("ask-by-line", lang, card=source, timing=timing(line, lang), question=text))


# Options, by their verb ---------------------------------------------------------------------------------------------
OPTIONS: dict[int, str] = {
    USE: "option-use",
    SKIP: "option-skip",
    STOP: "option-stop",
    kinds.PLAY: "option-play",
    kinds.EQUIP: "option-equip",
    kinds.ACQUIRE_FORCE: "option-acquire-force",
    kinds.ACQUIRE_COSMOS: "option-acquire-cosmos",
    kinds.ACQUIRE_ARMOUR: "option-acquire-armour",
    kinds.ACTIVATE: "option-activate",
    kinds.HEAL: "option-heal",
    kinds.END: "option-end",
    kinds.CARD: "option-card",
    kinds.TARGET: "option-target",
    kinds.PLACE: "option-place",
    kinds.PLAYER: "option-player",
}
CURRENCY = {kinds.ACQUIRE_FORCE: FORCE, kinds.ACQUIRE_COSMOS: COSMOS, kinds.ACQUIRE_ARMOUR: COSMOS}
ON_TERRAIN = (*CURRENCY, kinds.PLACE)  # answers that name a place of the terrain alone


class Offered(Given):
    """An answer to the open question: the board, and the action."""

    def __init__(self, g: Board, action: Action, lang: str) -> None:
        self.g = g
        self.action = action
        self.lang = lang

    def subject(self) -> Card:
        """The card that the answer is about, or that asks whether its effect is used."""
        if self.action.verb == USE:
            line = self.g.frames[-1].scope.line
            assert isinstance(line, Line)
            return self.g.pool.cards[line.card]
        return self.g.pool.cards[self.action.a]

    def at(self) -> int:
        """The place of the terrain that is meant."""
        return self.action.a if self.action.verb in ON_TERRAIN else self.action.b

    @property
    def card(self) -> str:
        """The card within a sentence."""
        return the_card(self.subject(), self.lang)

    @property
    def title(self) -> str:
        """The card alone, of a pile or on the terrain."""
        terrain = self.action.verb == kinds.PLACE
        return card_label(self.g.card_of(self.g.terrain[self.at()]) if terrain else self.subject(), self.lang)

    @property
    def piece(self) -> str:
        """ "#12 Aries Mu"."""
        return f"#{self.action.a} {card_label(self.g.card_of(self.action.a), self.lang)}"

    @property
    def place(self) -> int:
        """A place of the terrain as the rules count them, from 1."""
        return self.at() + 1

    @property
    def faced(self) -> str:
        """The card of the terrain that is played against or acquired."""
        return the_card(self.g.card_of(self.g.terrain[self.at()]), self.lang)

    @property
    def toll(self) -> bool:
        """Whether facing the card asks for a discard."""
        return tolls(self.g, self.g.terrain[self.at()])

    @property
    def worn(self) -> str:
        """The armour that is equipped."""
        armour = self.g.players[self.g.seat].armour
        return the_card(self.g.card_of(armour), self.lang) if armour else ""

    @property
    def cost(self) -> int:
        return self.g.cost(self.g.terrain[self.action.a], CURRENCY[self.action.verb])

    @property
    def strength(self) -> int:
        """How much of the currency there is."""
        strength = self.g.strength(self.g.terrain[self.action.a], CURRENCY[self.action.verb])
        if self.action.verb == kinds.ACQUIRE_ARMOUR:
            strength += self.g.card_of(self.g.players[self.g.seat].armour).value(COSMOS)
        return strength

    def activation(self) -> Line:
        line = self.g.card_of(self.action.a).activation
        assert line is not None
        return line

    @property
    def way(self) -> str:
        """What becomes of an activated card."""
        return say(f"way-{TIMINGS[self.activation().timing]}", self.lang)

    @property
    def words(self) -> str:
        """What an activation does."""
        return line_words(self.activation(), self.g.pool, self.lang)

    @property
    def heal(self) -> int:
        return self.g.card_of(self.action.a).heal

    @property
    def pick(self) -> bool:
        """Whether one card may be picked or none, in place of a whole line."""
        return self.g.kind in (kinds.ASK_HAND_WOUND, kinds.ASK_TAKE)

    @property
    def upkeep(self) -> bool:
        return self.g.kind == kinds.ASK_UPKEEP

    @property
    def played(self) -> bool:
        """Whether it is a Character in play, and not a wounded one."""
        return self.g.at(self.action.a).zone == AT_PLAY

    @property
    def force(self) -> int:
        return self.g.value(self.action.a, FORCE)

    @property
    def cosmos(self) -> int:
        return self.g.value(self.action.a, COSMOS)

    @property
    def facing(self) -> str:
        """What the Character faces, if anything."""
        faced = self.g.pieces.get(self.g.at(self.action.a).facing)
        return the_card(self.g.identity[faced.card], self.lang) if faced else ""

    @property
    def owner(self) -> str:
        """Whose it is, if it is another player's."""
        seat = self.g.at(self.action.a).seat
        return "" if seat == self.g.seat else player(seat)

    @property
    def player(self) -> str:
        return player(self.action.a)

    @property
    def hero(self) -> str:
        return hero_name(self.g.players[self.action.a].hero)

    @property
    def you(self) -> bool:
        """Whether it is whoever is asked."""
        return self.action.a == self.g.seat


def option_text(g: Board, action: Action, lang: str) -> str:
    """One answer to the open question."""
    check_language(lang)
    text = CATALOGUE.find(OPTIONS[action.verb], lang).say(Offered(g, action, lang))
    return GRAMMARS[lang].finished(text)
