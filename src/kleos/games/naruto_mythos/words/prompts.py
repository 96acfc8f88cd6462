"""The question of every decision, and its options in words."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

from kleos.effects.terms import Predicate
from kleos.engine.actions import SKIP, STOP, USE, Action
from kleos.engine.frames import Frame, Node, Scope
from kleos.engine.lines import Line
from kleos.games.naruto_mythos import CATALOGUE, kinds
from kleos.games.naruto_mythos.board import Board, Character
from kleos.games.naruto_mythos.cards import MOVING, Card
from kleos.games.naruto_mythos.deeds import Move, MoveMany, PayX, Tokens
from kleos.games.naruto_mythos.flow import ChooseLock, Course
from kleos.games.naruto_mythos.happenings import WHERE, WIDTH, Happening, instead_of
from kleos.games.naruto_mythos.kinds import ASK_ORDER, ASK_USE, BY_REVEAL, BY_UPGRADE, TRIGGER, TRIGGER_BY
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
    Who,
)
from kleos.games.naruto_mythos.waiting import Group, number_of
from kleos.games.naruto_mythos.words.names import card_label, card_name, card_title, name_gender, rank, timing
from kleos.games.naruto_mythos.words.text import (
    HAPPENINGS,
    LOWEST,
    in_play,
    line_text,
    line_words,
    speaker,
    speaker_of,
    there,
)
from kleos.language.nouns import NOBODY, Noun, altered
from kleos.words.phrases import Speaker, Table, check_language

T = TypeVar("T", bound=Node | Who)


# What the deciding seat may call things ---------------------------------------------------------------------------------
def known(c: Character, seat: int) -> bool:
    return not c.hidden or c.known >> seat & 1 == 1


def source_label(g: Board, line: Line, say: Speaker) -> str:
    card = g.pool.cards[line.card]
    return say("card-line", card=card_name(card, say.lang), id=card.id, timing=timing(line, say.lang))


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

    def card(self, index: int) -> Card:
        return self.g.pool.cards[index]

    def name(self, number: int) -> str:
        """ "#12 Kakashi Hatake", or no more than that there is a hidden character."""
        return self.visible(number) or self.say("hidden-character", number=number)

    def the(self, number: int) -> str:
        """The name within a sentence, with an article where it is a noun."""
        return self.visible(number) or self.say.attribute("hidden-character", "the", number=number)

    def visible(self, number: int) -> str:
        """The name of a character the seat may know; nothing if it may not."""
        c = self.g.characters[number]
        if c is None:
            return f"#{number}"
        return f"#{number} {card_name(self.g.card_of(c), self.lang)}" if known(c, self.seat) else ""

    def noun(self, predicate: Predicate) -> Noun:
        """The description as the deciding seat puts it, with "here" by its rank."""
        leaving = isinstance(self.frame.node, (Move, MoveMany))
        here = self.in_mission(self.scope.here, leaving) if self.scope.here >= 0 else ""
        return in_play(predicate, self.say.but(turned=self.seat != self.scope.you, here=here, leaving=leaving))

    def in_mission(self, place: int, leaving: bool = False) -> str:
        return self.say("in-mission", rank=rank(place), leaving=leaving)

    def doing(self) -> str:
        """What will be done to those chosen: "give 2 Power tokens to", "à qui donner 2 Jetons Power", "da nascondere"."""
        return self.say.but(gap=True).effect(self.frame.node)


QUESTIONS: Table[tuple[type[Any], int]] = Table("question")


def asks(cls: type[T], kind: int, question: Callable[[T, Asking], str] | str) -> None:
    """Enters the question a node (or the way it finds its targets) puts in a decision of that kind, or its entry."""
    QUESTIONS.enter((cls, kind), plain(question) if isinstance(question, str) else question)


def plain(id: str) -> Callable[[Any, Asking], str]:
    return lambda node, ask: ask.say(id)


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
        reason = because(g, line, say)
    asking: Any = node
    if (type(node), g.kind) not in QUESTIONS.rules and isinstance(node, Deed):
        asking = node.who
    text: str = QUESTIONS.rule((type(asking), g.kind))(asking, Asking(g, frame, g.seat, lang, say))
    text = say("ask-by-line", line=reason, question=text) if reason else say.grammar.capital(text)
    return say.grammar.finished(text)


def hear(say: Speaker, node: Node, until: Node) -> bool:
    """Says, for the memory alone, what comes before a node in a line; whether the node was reached."""
    if node is until:
        return True
    parts = node.parts()
    if not parts:
        say.effect(node)
    return any(hear(say, part, until) for part in parts)


def because(g: Board, line: Line, say: Speaker) -> str:
    """The line in progress; a copied one with the line that copies it."""
    label = source_label(g, line, say)
    for frame in reversed(g.frames):
        if isinstance(frame.node, Line):
            break
        copier = frame.scope.line
        if isinstance(frame.node, (Copy, CopyDiscarded)) and isinstance(copier, Line) and copier is not line:
            return say("line-copying", line=source_label(g, copier, say), copied=label)
    return label


# Choosing characters ------------------------------------------------------------------------------------------------
def choose(ask: Asking, noun: Noun, id: str = "ask-target", **more: Any) -> str:
    """The question for a character: which, for what, and what else can be answered."""
    return ask.say(id, which=noun, long=bool(noun.having or noun.which), doing=ask.doing(), **more)


def choose_of_pair(who: Pair, ask: Asking) -> str:
    if ask.frame.n == 0:
        return choose(ask, ask.noun(who.first))
    one, two = ask.noun(who.first), ask.noun(who.second)
    again = len(ask.frame.items) > 0 and one.side == two.side
    return choose(ask, altered(two, other=two.other or again))


def choose_more(who: AnyNumber, ask: Asking) -> str:
    room = who.limit - sum(max(0, ask.g.power(ask.g.at(n))) for n in ask.frame.items)
    noun = ask.noun(who.which).with_(ask.say("power-left", n=room))
    return choose(ask, altered(noun, other=len(ask.frame.items) > 0), "ask-any-number")


def choose_in_mission(who: EachMission, ask: Asking) -> str:
    return choose(ask, altered(ask.noun(who.which), place=ask.in_mission(ask.frame.n)), "ask-per-mission")


def mission_of_all(who: InOneMission, ask: Asking) -> str:
    those = there(who.which, ask.say, ask.say.attribute("ask-mission-of-all", "place"))
    return ask.say("ask-mission-of-all", which=those, doing=ask.doing())


asks(Chosen, kinds.ASK_TARGET, lambda who, ask: choose(ask, ask.noun(who.which)))
asks(Lowest, kinds.ASK_TARGET, lambda who, ask: choose(ask, ask.noun(who.which).with_(ask.say(LOWEST[who.what]))))
asks(Pair, kinds.ASK_TARGET, choose_of_pair)
asks(AnyNumber, kinds.ASK_TARGET, choose_more)
asks(
    Excess,
    kinds.ASK_TARGET,
    lambda who, ask: choose(ask, ask.noun(who.which), "ask-excess", count=who.count(ask.g, ask.scope)),
)
asks(EachMission, kinds.ASK_PER_MISSION, choose_in_mission)
asks(MoveMany, kinds.ASK_TARGET, lambda node, ask: ask.say("ask-move", which=ask.noun(node.which)))
asks(InOneMission, kinds.ASK_MISSION, mission_of_all)


# Other questions ----------------------------------------------------------------------------------------------------
DEEDS = {  # what can be done in a turn, in the order of saying, and the options that are such deeds
    "turn-play": {kinds.PLAY},
    "turn-hide": {kinds.HIDE},
    "turn-upgrade": {kinds.PLAY_UPGRADE},
    "turn-reveal": {kinds.REVEAL, kinds.REVEAL_UPGRADE},
    "turn-pass": {kinds.PASS},
}


def turn(node: Course, ask: Asking) -> str:
    """What can be done in this turn: "play, hide or pass"; if there is nothing but passing, why."""
    verbs = {option.verb for option in ask.g.options}
    if verbs == {kinds.PASS}:
        player = ask.g.players[ask.seat]
        reasons = [] if player.chakra else [ask.say("no-chakra-left")]
        if not player.hand:
            reasons.append(ask.say("empty-hand"))
        return ask.say("ask-turn-to-pass", deed=ask.say.attribute("turn-pass", "alone"), reasons=reasons)
    return to_do(tuple(id for id, deed in DEEDS.items() if verbs & deed), ask.lang)


@cache  # there are few, and no question is asked more often
def to_do(deeds: tuple[str, ...], lang: str) -> str:
    return CATALOGUE.say("ask-turn", lang, {"deeds": [CATALOGUE.say(deed, lang) for deed in deeds]})


def happening(ask: Asking) -> int:
    """What would happen to the character in question."""
    what = ask.frame.extra[ask.frame.n * WIDTH]
    return MOVING if what >= WHERE else what


def replace(node: Happening, ask: Asking) -> str:
    name = ask.the(ask.frame.extra[ask.frame.n * WIDTH + 1])
    done = ask.say.attribute(HAPPENINGS[happening(ask)], "done", gender="m")
    return ask.say("ask-replace", name=name, visible=name.startswith("#"), done=done)


def lock(node: ChooseLock, ask: Asking) -> str:
    card = ask.g.card_of(ask.g.at(ask.scope.source))
    return ask.say("ask-lock", card=card_name(card, ask.lang), id=card.id)


def to_which(node: Move | MoveMany, ask: Asking) -> str:
    return ask.say("ask-destination", name=ask.the(ask.frame.items[len(ask.frame.items) - 1]))


asks(Course, kinds.ASK_MULLIGAN, "ask-mulligan")
asks(Course, kinds.ASK_TURN, turn)
asks(Line, ASK_USE, lambda node, ask: ask.say("ask-use", effect=ask.say.effect(node.effect)))
asks(Group, ASK_ORDER, "ask-order")
asks(Move, kinds.ASK_MISSION, to_which)
asks(MoveMany, kinds.ASK_MISSION, to_which)
asks(PutFromDeck, kinds.ASK_MISSION, "ask-mission-for-top")
asks(
    PutFromHand,
    kinds.ASK_MISSION,
    lambda node, ask: ask.say("ask-mission-for-card", card=card_label(ask.g.identity[ask.frame.items[0]], ask.lang)),
)
asks(PutFromHand, kinds.ASK_CARD, "ask-put-from-hand")
asks(Discard, kinds.ASK_CARD, "ask-discard")
asks(DiscardSeen, kinds.ASK_CARD, "ask-discard-seen")
asks(PutBack, kinds.ASK_CARD, "ask-put-back")
asks(Recover, kinds.ASK_CARD, "ask-recover")
asks(
    Tokens,
    kinds.ASK_AMOUNT,
    lambda node, ask: ask.say("ask-tokens", take=node.take, name=ask.the(ask.frame.items[0])),
)
asks(PayX, kinds.ASK_AMOUNT, "ask-pay-x")
asks(
    PlayCard,
    kinds.ASK_PLAY,
    lambda node, ask: ask.say("ask-play-card", effect=ask.say.but(subject=NOBODY).effect(node)),
)
asks(PlayFromTop, kinds.ASK_PLAY, lambda node, ask: ask.say("ask-play-from-top", cut=node.cut))
asks(PlayFromTop, kinds.ASK_DISCARD_ORDER, "ask-next-card")
asks(DiscardHand, kinds.ASK_DISCARD_ORDER, "ask-next-card-of-hand")
asks(Happening, kinds.ASK_DISCARD_ORDER, "ask-next-character")
asks(Happening, kinds.ASK_REPLACE, replace)
asks(Copy, kinds.ASK_LINE, "ask-copy")
asks(CopyDiscarded, kinds.ASK_LINE, "ask-copy")
asks(
    Demand,
    kinds.ASK_DEMAND,
    lambda node, ask: ask.say("ask-demand", name=ask.the(ask.frame.items[0]), extra=node.extra),
)
asks(ChooseLock, kinds.ASK_LOCK, lock)


# Options ------------------------------------------------------------------------------------------------------------
OPTIONS: Table[int] = Table("option")


def offers(verb: int, option: Callable[[Asking, Action], str] | str) -> None:
    """Enters what an option says, or its entry."""
    OPTIONS.enter(verb, plain_option(option) if isinstance(option, str) else option)


def plain_option(id: str) -> Callable[[Asking, Action], str]:
    return lambda ask, action: ask.say(id)


def option_text(g: Board, action: Action, lang: str) -> str:
    """One answer to the open question, in terms of what the deciding seat may know."""
    frame = g.frames[len(g.frames) - 1]
    say = speaker(g.pool, lang)
    text: str = OPTIONS.rule(action.verb)(Asking(g, frame, g.seat, lang, say), action)
    return say.grammar.finished(text)


def cost_of(ask: Asking, card: Card, place: int, way: int, covered: int = 0, hidden: int = 0) -> int:
    """What this way of playing costs now, the reduction or surcharge of the line in progress included."""
    node = ask.frame.node
    cut = node.cut if isinstance(node, (PlayCard, PlayFromTop)) else 0
    extra = node.extra if isinstance(node, Demand) else 0
    target = ask.g.at(covered) if covered else None
    return price(ask.g, ask.seat, card, place, way, target, hidden, cut, extra)


def target(ask: Asking, action: Action) -> str:
    """ "#12 Kakashi Hatake (Power 5, yours, mission C)"."""
    number = action.a
    c = ask.g.characters[number]
    if c is None:
        return ask.say("option-gone", number=number)
    seen = known(c, ask.seat)
    power = ask.g.power(c)
    return ask.say(
        "option-target",
        name=ask.name(number),
        hidden=c.hidden and seen,
        power=power if power or not c.hidden else None,
        mine=c.side == ask.seat,
        mission=rank(c.place),
        gender=name_gender(ask.g.card_of(c).name, ask.lang) if seen else "m",
    )


def trigger(ask: Asking, action: Action) -> str:
    for waiting in ask.frame.waiting:
        if waiting.source == action.a and number_of(waiting) == action.b:
            line = waiting.line
            assert isinstance(line, Line)
            return ask.say(
                "option-trigger",
                number=action.a,
                line=source_label(ask.g, line, ask.say),
                cause=ask.the(action.c) if action.verb == TRIGGER_BY and action.c else "",
                words=line_words(line, ask.g.pool, ask.lang),
            )
    return f"#{action.a}"


def plays(verb: int, id: str) -> None:
    """Enters an option of playing a card."""
    offers(verb, lambda ask, action: ask.say(id, **playing(ask, action)))


def playing(ask: Asking, action: Action) -> dict[str, Any]:
    """A card that may be played: its title, with its number if it is in play already, where, over what, for how much."""
    over = 0
    if action.verb in (kinds.REVEAL, kinds.REVEAL_UPGRADE):
        c = ask.g.at(action.a)
        card, place = ask.g.card_of(c), c.place
        title = ask.say("numbered-card", number=action.a, card=card_title(card, ask.lang))
        over = action.b if action.verb == kinds.REVEAL_UPGRADE else 0
        cost = cost_of(ask, card, place, BY_REVEAL | BY_UPGRADE if over else BY_REVEAL, over, action.a)
    else:
        card, place = ask.card(action.a), action.b
        title = card_title(card, ask.lang)
        if action.verb == kinds.PLAY_UPGRADE:
            over = action.b
            place = ask.g.at(over).place
        cost = 1 if action.verb == kinds.HIDE else cost_of(ask, card, place, BY_UPGRADE if over else 0, over)
    return {"card": title, "mission": rank(place), "cost": cost, "over": ask.the(over) if over else ""}


def skip(ask: Asking, action: Action) -> str:
    if ask.g.kind == kinds.ASK_REPLACE:
        return ask.say("option-let-happen")
    if ask.g.kind == kinds.ASK_PER_MISSION:
        return ask.say("option-nobody", mission=rank(ask.frame.n))
    return ask.say("option-skip")


def instead(ask: Asking, action: Action) -> str:
    what = ask.frame.extra[ask.frame.n * WIDTH]
    outcome = instead_of(ask.g, action.a, what, ask.g.at(action.b)).outcome
    return ask.say(
        "option-instead",
        verb=ask.say(HAPPENINGS[outcome]),
        name=ask.the(action.a),
        same=action.a == action.b,
        saved=ask.the(action.b),
    )


def use(ask: Asking, action: Action) -> str:
    """The card whose effect may be used or not."""
    line = ask.scope.line
    assert isinstance(line, Line)
    return ask.say("option-use", card=card_name(ask.card(line.card), ask.lang))


def amount(ask: Asking, action: Action) -> str:
    return ask.say("option-chakra" if isinstance(ask.frame.node, PayX) else "option-tokens", n=action.a)


def mission(ask: Asking, action: Action) -> str:
    name = card_name(ask.card(ask.g.missions[action.a]), ask.lang)
    return ask.say("option-mission", mission=rank(action.a), name=name)


def line_in_play(ask: Asking, action: Action) -> str:
    card = ask.g.card_of(ask.g.at(action.a))
    return ask.say("option-line", number=action.a, line=line_of(ask, card, action.b))


def line_of(ask: Asking, card: Card, number: int) -> str:
    words = line_text(card.lines[number - 1], ask.g.pool, ask.lang)
    return ask.say("option-line-of-card", card=card_label(card, ask.lang), words=words)


offers(USE, use)
offers(SKIP, skip)
offers(STOP, "option-stop")
offers(TRIGGER, trigger)
offers(TRIGGER_BY, trigger)
offers(kinds.KEEP, "option-keep")
offers(kinds.MULLIGAN, "option-mulligan")
plays(kinds.PLAY, "option-play")
plays(kinds.HIDE, "option-hide")
plays(kinds.PLAY_UPGRADE, "option-upgrade")
plays(kinds.REVEAL, "option-reveal")
plays(kinds.REVEAL_UPGRADE, "option-reveal-upgrade")
offers(kinds.PASS, "option-pass")
offers(kinds.TARGET, target)
offers(kinds.MISSION, mission)
offers(kinds.CARD, lambda ask, action: card_label(ask.card(action.a), ask.lang))
offers(kinds.AMOUNT, amount)
offers(kinds.LINE, line_in_play)
offers(kinds.LINE_OF_CARD, lambda ask, action: line_of(ask, ask.card(action.a), action.b))
offers(kinds.USE_INSTEAD, instead)
offers(kinds.DEFEAT, lambda ask, action: ask.say("option-defeat", name=ask.the(action.a)))
