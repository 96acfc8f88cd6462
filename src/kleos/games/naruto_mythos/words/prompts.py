"""The question of every decision, and its options in words."""

from collections.abc import Callable
from dataclasses import dataclass
from dataclasses import replace as altered
from typing import Any

from kleos.effects.terms import Predicate
from kleos.engine.actions import SKIP, STOP, TRIGGER, TRIGGER_BY, USE, Action
from kleos.engine.frames import Frame, Node, Scope
from kleos.engine.lines import ASK_ORDER, ASK_USE, Group, Line, number_of
from kleos.games.naruto_mythos import kinds
from kleos.games.naruto_mythos.board import Board, Character
from kleos.games.naruto_mythos.cards import (
    MOVING,
    Card,
)
from kleos.games.naruto_mythos.deeds import (
    Move,
    MoveMany,
    PayX,
    Tokens,
)
from kleos.games.naruto_mythos.flow import ChooseLock, Course
from kleos.games.naruto_mythos.happenings import WHERE, WIDTH, Happening, instead_of
from kleos.games.naruto_mythos.kinds import BY_REVEAL, BY_UPGRADE, RANKS
from kleos.games.naruto_mythos.piles import (
    Discard,
    DiscardHand,
    DiscardSeen,
    PutBack,
    PutFromDeck,
    PutFromHand,
    Recover,
)
from kleos.games.naruto_mythos.plays import price
from kleos.games.naruto_mythos.showing import (
    Copy,
    CopyDiscarded,
    Demand,
    PlayCard,
    PlayFromTop,
)
from kleos.games.naruto_mythos.targets import (
    AnyNumber,
    Chosen,
    Deed,
    EachMission,
    Excess,
    InOneMission,
    Lowest,
    Pair,
)
from kleos.games.naruto_mythos.words.names import T, card_label, card_name, card_title, timing
from kleos.games.naruto_mythos.words.text import (
    HAPPENINGS,
    LOWEST,
    for_less,
    in_play,
    line_text,
    line_words,
    speaker,
    speaker_of,
    there,
)
from kleos.words import english, shared  # noqa: F401 - "shared" is there for the rules it enters
from kleos.words.english import count, phrase
from kleos.words.phrases import (
    ALL,
    INDEFINITE,
    Noun,
    Speaker,
    Table,
    check_language,
)


# What the deciding seat may call things ---------------------------------------------------------------------------------
def known(c: Character, seat: int) -> bool:
    return not c.hidden or c.known >> seat & 1 == 1


def object_name(g: Board, number: int, seat: int, lang: str) -> str:
    """ "#12 Kakashi Hatake", or no more than that there is a hidden character."""
    c = g.characters[number]
    if c is None:
        return f"#{number}"
    return f"#{number} {card_name(g.card_of(c), lang)}" if known(c, seat) else HIDDEN_CHARACTER[lang].format(number)


HIDDEN_CHARACTER = {"en": "hidden character #{}"}
IN_MISSION = {"en": "in mission {}"}


def rank(place: int) -> str:
    return RANKS[place]


def source_label(g: Board, line: Line, lang: str) -> str:
    card = g.pool.cards[line.card]
    return f"{card_name(card, lang)} ({card.id}) {timing(line)}"


@dataclass(frozen=True)
class Asking:
    """A question that is open: the board, the frame that asks, who must answer, and a speaker of the line."""

    g: Board
    frame: Frame
    seat: int
    lang: str
    say: Speaker

    @property
    def scope(self) -> Scope:
        return self.frame.scope

    def name(self, number: int) -> str:
        return object_name(self.g, number, self.seat, self.lang)

    def noun(self, predicate: Predicate) -> Noun:
        """The description as the deciding seat puts it, with "here" by its rank."""
        here = IN_MISSION[self.lang].format(rank(self.scope.here)) if self.scope.here >= 0 else ""
        return in_play(predicate, self.say.but(turned=self.seat != self.scope.you, here=here))

    def doing(self, node: Node) -> str:
        """What will be done, with the target left out: "give 2 Power tokens to"."""
        return self.say.but(gap=True).effect(node)


QUESTIONS: Table[tuple[type[Any], int]] = Table("question")


def asks(cls: type[T], kind: int, *, en: Callable[[T, Asking], str], fr: Any = None, it: Any = None) -> None:
    """Enters the question a node (or the way it finds its targets) puts in a decision of that kind."""
    QUESTIONS.enter((cls, kind), en=en, fr=fr, it=it)


def prompt(g: Board, lang: str) -> str:
    """The open question, and why it is asked, in terms of what the deciding seat may know."""
    check_language(lang)
    frame = g.frames[len(g.frames) - 1]
    node = frame.node
    line = frame.scope.line
    say = speaker(g.pool, lang)
    reason = ""
    if isinstance(line, Line):
        say = speaker_of(line, g.pool, lang)
        hear(say, line.effect, node)
        reason = f"{because(g, line, lang)}: "
    asking: Any = node
    if (type(node), g.kind) not in QUESTIONS.rules and isinstance(node, Deed):
        asking = node.who
    text = QUESTIONS.rule((type(asking), g.kind), lang)(asking, Asking(g, frame, g.seat, lang, say))
    return reason + text if reason else english.capital(text)


def hear(say: Speaker, node: Node, until: Node) -> bool:
    """Says, for the memory alone, what comes before a node in a line; whether the node was reached."""
    if node is until:
        return True
    parts = node.parts()
    if not parts:
        say.effect(node)
    return any(hear(say, part, until) for part in parts)


COPYING = {"en": "{} copying {}"}


def because(g: Board, line: Line, lang: str) -> str:
    """The line in progress; a copied one with the line that copies it."""
    label = source_label(g, line, lang)
    for frame in reversed(g.frames):
        if isinstance(frame.node, Line):
            break
        copier = frame.scope.line
        if isinstance(frame.node, (Copy, CopyDiscarded)) and isinstance(copier, Line) and copier is not line:
            return COPYING[lang].format(source_label(g, copier, lang), label)
    return label


def choose_en(ask: Asking, noun: Noun, definiteness: str = INDEFINITE) -> str:
    return f"choose {phrase(noun, definiteness)} to {ask.doing(ask.frame.node)}."


def choose_of_pair_en(who: Pair, ask: Asking) -> str:
    if ask.frame.n == 0:
        return choose_en(ask, ask.noun(who.first))
    one, two = ask.noun(who.first), ask.noun(who.second)
    again = len(ask.frame.items) > 0 and one.side == two.side
    return choose_en(ask, altered(two, other=two.other or again))


def choose_more_en(who: AnyNumber, ask: Asking) -> str:
    room = who.limit - sum(max(0, ask.g.power(ask.g.at(n))) for n in ask.frame.items)
    noun = altered(ask.noun(who.which).with_(f"Power {room} or less"), other=len(ask.frame.items) > 0)
    return f"choose {phrase(noun)} to {ask.doing(ask.frame.node)}, or be done."


def choose_excess_en(who: Excess, ask: Asking) -> str:
    left = who.count(ask.g, ask.scope) - len(ask.frame.items)
    return f"choose {phrase(ask.noun(who.which))} to {ask.doing(ask.frame.node)} ({left} still to be chosen)."


def choose_in_mission_en(who: EachMission, ask: Asking) -> str:
    noun = altered(ask.noun(who.which), place=f"in mission {rank(ask.frame.n)}")
    return f"choose {phrase(noun)} to {ask.doing(ask.frame.node)}, or skip."


def tokens_amount_en(node: Tokens, ask: Asking) -> str:
    return f"choose how many Power tokens to {'take' if node.take else 'remove'} from {ask.name(ask.frame.items[0])}."


def replace_en(node: Happening, ask: Asking) -> str:
    at = ask.frame.n * WIDTH
    what = ask.frame.extra[at]
    participle = HAPPENINGS["en"][MOVING if what >= WHERE else what][1]
    return f"{ask.name(ask.frame.extra[at + 1])} would be {participle}; choose what happens instead (NM-6.111)."


def demand_question_en(node: Demand, ask: Asking) -> str:
    return f"reveal {ask.name(ask.frame.items[0])} for {node.extra} more chakra, or let it be defeated."


def lock_en(node: ChooseLock, ask: Asking) -> str:
    card = ask.g.card_of(ask.g.at(ask.scope.source))
    return f"{card_name(card, 'en')} ({card.id}): choose which of the strongest enemy characters in its mission it locks (NM-11.67.1)."


def use_en(node: Line, ask: Asking) -> str:
    return f"use this line? {english.sentence(ask.say.effect(node.effect))}"


def put_mission_en(node: PutFromHand, ask: Asking) -> str:
    card = ask.g.identity[ask.frame.items[0]]
    return f"choose the mission where {card_label(card, 'en')} is put face down."


def moved_en(ask: Asking) -> str:
    return f"choose the mission to which {ask.name(ask.frame.items[len(ask.frame.items) - 1])} is moved."


DISCARD_ORDER_EN = "goes to the discard pile next; the first lies lowest (NM-7.8)."

asks(Course, kinds.ASK_MULLIGAN, en=lambda node, ask: "keep your opening hand, or take the one mulligan (NM-3.9)?")
asks(Course, kinds.ASK_TURN, en=lambda node, ask: "your turn: play, hide, upgrade, reveal or pass.")
asks(Line, ASK_USE, en=use_en)
asks(
    Group, ASK_ORDER, en=lambda node, ask: "several lines are waiting: choose which one is carried out next (NM-6.19)."
)
asks(Chosen, kinds.ASK_TARGET, en=lambda who, ask: choose_en(ask, ask.noun(who.which)))
asks(Lowest, kinds.ASK_TARGET, en=lambda who, ask: choose_en(ask, ask.noun(who.which).with_(LOWEST[who.what])))
asks(Pair, kinds.ASK_TARGET, en=choose_of_pair_en)
asks(AnyNumber, kinds.ASK_TARGET, en=choose_more_en)
asks(Excess, kinds.ASK_TARGET, en=choose_excess_en)
asks(
    MoveMany,
    kinds.ASK_TARGET,
    en=lambda node, ask: f"choose {phrase(ask.noun(node.which))} to move to another mission.",
)
asks(EachMission, kinds.ASK_PER_MISSION, en=choose_in_mission_en)
asks(InOneMission, kinds.ASK_MISSION, en=lambda who, ask: (
    f"choose a mission to {ask.doing(ask.frame.node)} {phrase(there(who.which, ask.say, 'there'), ALL)}."))  # fmt: skip
asks(Move, kinds.ASK_MISSION, en=lambda node, ask: moved_en(ask))
asks(MoveMany, kinds.ASK_MISSION, en=lambda node, ask: moved_en(ask))
asks(PutFromDeck, kinds.ASK_MISSION, en=lambda node, ask: "choose the mission where the card is put face down.")
asks(PutFromHand, kinds.ASK_MISSION, en=put_mission_en)
asks(PutFromHand, kinds.ASK_CARD, en=lambda node, ask: "choose a card from your hand to put face down in a mission.")
asks(Discard, kinds.ASK_CARD, en=lambda node, ask: "choose a card from your hand to discard.")
asks(DiscardSeen, kinds.ASK_CARD, en=lambda node, ask: "choose a card from the opponent's hand to be discarded.")
asks(PutBack, kinds.ASK_CARD, en=lambda node, ask: "choose a card from your hand to put on top of your deck.")
asks(Recover, kinds.ASK_CARD, en=lambda node, ask: "choose a card from your discard pile to take into your hand.")
asks(Tokens, kinds.ASK_AMOUNT, en=tokens_amount_en)
asks(PayX, kinds.ASK_AMOUNT, en=lambda node, ask: "choose how much chakra to pay.")
asks(PlayCard, kinds.ASK_PLAY, en=lambda node, ask: f"choose how to {ask.say.effect(node)}.")
asks(PlayFromTop, kinds.ASK_PLAY, en=lambda node, ask: f"choose which of the cards to play {for_less(node.cut)}.")
asks(PlayFromTop, kinds.ASK_DISCARD_ORDER, en=lambda node, ask: f"choose which card {DISCARD_ORDER_EN}")
asks(DiscardHand, kinds.ASK_DISCARD_ORDER, en=lambda node, ask: f"choose which card of your hand {DISCARD_ORDER_EN}")
asks(Happening, kinds.ASK_DISCARD_ORDER, en=lambda node, ask: f"choose which character {DISCARD_ORDER_EN}")
asks(Happening, kinds.ASK_REPLACE, en=replace_en)
asks(Copy, kinds.ASK_LINE, en=lambda node, ask: "choose the line to copy.")
asks(CopyDiscarded, kinds.ASK_LINE, en=lambda node, ask: "choose the line to copy.")
asks(Demand, kinds.ASK_DEMAND, en=demand_question_en)
asks(ChooseLock, kinds.ASK_LOCK, en=lock_en)


# Options ------------------------------------------------------------------------------------------------------------
OPTIONS: Table[int] = Table("option")


def option_text(g: Board, action: Action, lang: str) -> str:
    """One answer to the open question, in terms of what the deciding seat may know."""
    frame = g.frames[len(g.frames) - 1]
    text: str = OPTIONS.rule(action.verb, lang)(Asking(g, frame, g.seat, lang, speaker(g.pool, lang)), action)
    return text


def cost_of(ask: Asking, card: Card, place: int, way: int, covered: int = 0, hidden: int = 0) -> str:
    """What this way of playing costs now, the reduction or surcharge of the line in progress included."""
    node = ask.frame.node
    cut = node.cut if isinstance(node, (PlayCard, PlayFromTop)) else 0
    extra = node.extra if isinstance(node, Demand) else 0
    target = ask.g.at(covered) if covered else None
    return f"{price(ask.g, ask.seat, card, place, way, target, hidden, cut, extra)} chakra"


def character_text_en(ask: Asking, number: int) -> str:
    """ "#12 Kakashi Hatake (Power 5, yours, mission C)"."""
    c = ask.g.characters[number]
    if c is None:
        return f"#{number} (no longer in play)"
    facts = []
    if c.hidden and known(c, ask.seat):
        facts.append("hidden")
    power = ask.g.power(c)
    if not c.hidden or power:
        facts.append(f"Power {power}")
    mine = c.side == ask.seat
    where_it_is = f"mission {rank(c.place)}"
    facts.extend(["yours", where_it_is] if mine else [where_it_is, "opponent"])
    return f"{ask.name(number)} ({', '.join(facts)})"


def trigger_en(ask: Asking, action: Action) -> str:
    for waiting in ask.frame.waiting:
        if waiting.source == action.a and number_of(waiting) == action.b:
            line = waiting.line
            assert isinstance(line, Line)
            cause = f", set off by {ask.name(action.c)}" if action.verb == TRIGGER_BY and action.c else ""
            label = source_label(ask.g, line, "en")
            return f"#{action.a} {label}{cause}: {line_words(line, ask.g.pool, 'en')}"
    return f"#{action.a}"


def play_en(ask: Asking, action: Action) -> str:
    card = ask.g.pool.cards[action.a]
    return f"Play {card_title(card, 'en')} on mission {rank(action.b)} for {cost_of(ask, card, action.b, 0)}"


def upgrade_en(ask: Asking, action: Action) -> str:
    card = ask.g.pool.cards[action.a]
    cost = cost_of(ask, card, ask.g.at(action.b).place, BY_UPGRADE, action.b)
    return f"Upgrade {ask.name(action.b)} with {card_title(card, 'en')} for {cost}"


def reveal_en(ask: Asking, action: Action) -> str:
    c = ask.g.at(action.a)
    card = ask.g.card_of(c)
    if action.verb == kinds.REVEAL:
        cost = cost_of(ask, card, c.place, BY_REVEAL, 0, action.a)
        return f"Reveal #{action.a} {card_title(card, 'en')} on mission {rank(c.place)} for {cost}"
    cost = cost_of(ask, card, c.place, BY_REVEAL | BY_UPGRADE, action.b, action.a)
    return f"Reveal #{action.a} {card_title(card, 'en')} as an upgrade of {ask.name(action.b)} for {cost}"


def skip_en(ask: Asking, action: Action) -> str:
    if ask.g.kind == kinds.ASK_REPLACE:
        return "Let it happen"
    return f"Nobody in mission {rank(ask.frame.n)}" if ask.g.kind == kinds.ASK_PER_MISSION else "Skip this line"


def instead_option_en(ask: Asking, action: Action) -> str:
    what = ask.frame.extra[ask.frame.n * WIDTH]
    verb = HAPPENINGS["en"][instead_of(ask.g, action.a, what, ask.g.at(action.b)).outcome][0]
    saved = "" if action.a == action.b else f", not {ask.name(action.b)}"
    return f"{english.capital(verb)} {ask.name(action.a)} instead{saved}"


def line_option_en(ask: Asking, card: Card, number: int, before: str) -> str:
    line = card.lines[number - 1]
    return f"{before}{card_label(card, 'en')}, {line_text(line, ask.g.pool, 'en')}"


def amount_en(ask: Asking, action: Action) -> str:
    return f"{action.a} chakra" if isinstance(ask.frame.node, PayX) else count(action.a, "Power token")


OPTIONS.enter(USE, en=lambda ask, action: "Use this line")
OPTIONS.enter(SKIP, en=skip_en)
OPTIONS.enter(STOP, en=lambda ask, action: "Done")
OPTIONS.enter(TRIGGER, en=trigger_en)
OPTIONS.enter(TRIGGER_BY, en=trigger_en)
OPTIONS.enter(kinds.KEEP, en=lambda ask, action: "Keep this hand")
OPTIONS.enter(kinds.MULLIGAN, en=lambda ask, action: "Mulligan: shuffle the hand back and draw 5 new cards")
OPTIONS.enter(kinds.PLAY, en=play_en)
OPTIONS.enter(kinds.HIDE, en=lambda ask, action: (
    f"Hide {card_title(ask.g.pool.cards[action.a], 'en')} face down on mission {rank(action.b)} for 1 chakra"))  # fmt: skip
OPTIONS.enter(kinds.PLAY_UPGRADE, en=upgrade_en)
OPTIONS.enter(kinds.REVEAL, en=reveal_en)
OPTIONS.enter(kinds.REVEAL_UPGRADE, en=reveal_en)
OPTIONS.enter(kinds.PASS, en=lambda ask, action: "Pass")
OPTIONS.enter(kinds.TARGET, en=lambda ask, action: character_text_en(ask, action.a))
OPTIONS.enter(kinds.MISSION, en=lambda ask, action: (
    f"Mission {rank(action.a)}: {card_name(ask.g.pool.cards[ask.g.missions[action.a]], 'en')}"))  # fmt: skip
OPTIONS.enter(kinds.CARD, en=lambda ask, action: card_label(ask.g.pool.cards[action.a], "en"))
OPTIONS.enter(kinds.AMOUNT, en=amount_en)
OPTIONS.enter(kinds.LINE, en=lambda ask, action: (
    line_option_en(ask, ask.g.card_of(ask.g.at(action.a)), action.b, f"#{action.a} ")))  # fmt: skip
OPTIONS.enter(kinds.LINE_OF_CARD, en=lambda ask, action: line_option_en(ask, ask.g.pool.cards[action.a], action.b, ""))
OPTIONS.enter(kinds.USE_INSTEAD, en=instead_option_en)
OPTIONS.enter(kinds.DEFEAT, en=lambda ask, action: f"Let {ask.name(action.a)} be defeated")
