"""What befalls characters: a batch would happen, is replaced where replacements apply, then happens all together."""

from typing import Final, final

from kleos.engine.actions import SKIP, Action
from kleos.engine.frames import DONE, Frame, Node, Scope
from kleos.engine.lines import Line
from kleos.engine.state import State
from kleos.games.naruto_mythos.board import Board, Character, as_board
from kleos.games.naruto_mythos.cards import DEFEATING, HIDING, MOVING, ON_DEFEAT, SALVAGES, Instead, Whenever
from kleos.games.naruto_mythos.kinds import (
    ALL,
    ASK_DISCARD_ORDER,
    ASK_REPLACE,
    DEFEATED,
    SAVED,
    TARGET,
    USE_INSTEAD,
)

WHERE: Final = 8  # a move's destination is kept above the bits of the happening
WIDTH: Final = 4  # numbers kept for each member of the batch: what happens, to whom, by whose effect, to whom at first
DROPPED: Final = 0


@final
class Happening(Node):
    """A batch of hides and defeats, or a single move.

    Registers: items = the order of the pile so far; extra = what would happen, to whom, by whose effect, for each member; used = replacements already
    used; flag = 1 if the members were picked one by one; seat = the decider (NM-6.79).
    """

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        if f.step == 0:
            result = self.replaced(g, f)
            if result != DONE:
                return result
            f.step = 1
        if f.step == 1:
            result = self.ordered(g, f)
            if result != DONE:
                return result
            f.step = 2
        self.happen(g, f)
        return DONE

    # Would happen: replacements (NM-6.110 to NM-6.118) ----------------------------------------------------------------
    def replaced(self, g: Board, f: Frame) -> int:
        """Goes through the members; asks where a choice must be made first."""
        while f.n * WIDTH < len(f.extra):
            at = f.n * WIDTH
            what = f.extra[at]
            answer = g.take()
            if what == DROPPED:
                f.n += 1
                continue
            c = g.at(f.extra[at + 1])
            found = candidates(g, what, c, f.extra[at + 2], f.used)
            if answer is None:
                if not found:
                    f.n += 1
                    continue
                if len(found) > 1 or instead_of(g, found[0], what, c).optional:
                    options: list[Action] = []
                    optional = True
                    for n in found:
                        options.append(g.pool.notation.action(USE_INSTEAD, n, c.number))
                        optional = optional and instead_of(g, n, what, c).optional
                    if optional:
                        options.append(g.pool.notation.action(SKIP))
                    return g.ask(c.side, ASK_REPLACE, options)  # NM-6.111
                source = found[0]
            elif answer.verb == SKIP:
                f.n += 1
                continue
            else:
                source = answer.a
            self.replace(g, f, at, source, instead_of(g, source, what, c))
        return DONE

    def replace(self, g: Board, f: Frame, at: int, source: int, instead: Instead) -> None:
        """The event becomes one of the card with the replacement, which then takes no other part in the batch."""
        saved = f.extra[at + 1]
        extra = list(f.extra)
        extra[at] = instead.outcome
        extra[at + 1] = source
        extra[at + 2] = g.at(source).side  # NM-6.113
        if source != saved:
            for other in range(0, len(extra), WIDTH):
                if other != at and extra[other + 1] == source:
                    extra[other] = DROPPED  # NM-11.49.2
        f.extra = tuple(extra)
        f.used = (*f.used, source)

    # The order of the discard pile (NM-6.78, NM-13.8) -----------------------------------------------------------------
    def ordered(self, g: Board, f: Frame) -> int:
        if f.flag:
            return DONE
        answer = g.take()
        if answer is not None:
            f.items = (*f.items, answer.a)
        waiting: list[int] = []
        piles = [0, 0]
        for at in range(0, len(f.extra), WIDTH):
            number = f.extra[at + 1]
            if f.extra[at] != DEFEATING or number in f.items:
                continue
            c = g.at(number)
            if len(c.cards) == 1 and salvaged(g, c):
                continue
            waiting.append(number)
            piles[c.owner] += 1
        options: list[Action] = []
        for number in sorted(waiting):
            if piles[g.at(number).owner] > 1:
                options.append(g.pool.notation.action(TARGET, number))
        if not options:
            return DONE
        return g.ask(f.seat, ASK_DISCARD_ORDER, options)

    # Happens ----------------------------------------------------------------------------------------------------------
    def happen(self, g: Board, f: Frame) -> None:
        b = f.scope
        order: list[int] = []
        for number in f.items:
            for at in range(0, len(f.extra), WIDTH):
                if f.extra[at + 1] == number and f.extra[at] == DEFEATING:
                    order.append(at)
        for at in range(0, len(f.extra), WIDTH):
            if at not in order:
                order.append(at)
        self.collect(g, f, order)
        rescued: list[int] = []
        for at in order:
            if f.extra[at] == DEFEATING and salvaged(g, g.at(f.extra[at + 1])):
                rescued.append(at)  # NM-11.4.2: judged on the starting situation
        done: list[int] = []
        for at in order:
            what = f.extra[at]
            if what == DROPPED:
                continue
            number = f.extra[at + 1]
            c = g.at(number)
            scope = b
            if number in f.used:
                scope = Scope(f.extra[at + 2], number, c.place)
                scope.line = replacing_line(g, c)
                g.note(SAVED, c.side, number, f.extra[at + 3], place=c.place, scope=scope)
            else:
                done.append(number)
            if what == HIDING:
                g.hide(c, scope)
            elif what == DEFEATING:
                defeat(g, c, at in rescued, scope)
            else:
                g.move(c, what // WHERE, scope)
        b.n = len(done)
        b.it = tuple(done)
        if not done:
            b.x = 0
            b.cards = ()
            b.shown = ()

    def collect(self, g: Board, f: Frame, order: list[int]) -> None:
        """Sets off the lines that react to the defeats, seen from the starting situation (NM-6.26)."""
        for n in g.subjects():
            w = g.at(n)
            if w.hidden:
                continue
            card = g.card_of(w)
            if not card.watches >> ON_DEFEAT & 1:
                continue
            for line in card.triggers:
                effect = line.effect
                assert isinstance(effect, Whenever)
                who = effect.who
                if effect.event != ON_DEFEAT or who is None:
                    continue
                for at in order:
                    number = f.extra[at + 1]
                    if f.extra[at] == DEFEATING and who.test(g, g.measure(w.side, n, w.place), number):
                        g.queue(line, w, number)


def defeat(g: Board, c: Character, to_hand: bool, b: Scope) -> None:
    """The character leaves play for its owner's pile, or for the hand by KS-004 (NM-7.9, NM-6.115)."""
    g.affect(c, b)
    if to_hand:
        g.to_hand(c)
        g.note(
            DEFEATED, b.you, c.number, c.owner, place=c.place, n=1, cards=(c.top,), sees=c.known | 1 << c.owner, scope=b
        )
    else:
        g.scrap(c)
        g.note(DEFEATED, b.you, c.number, c.owner, place=c.place, cards=c.cards, sees=ALL, scope=b)


def salvaged(g: Board, c: Character) -> bool:
    """Whether a friend lets its owner take the defeated character's top card to hand (NM-11.4.1 to NM-11.4.3)."""
    if c.owner != c.side:
        return False
    for place in range(len(g.missions)):
        if g.rule_here(place, c.side, SALVAGES, c.number):
            return True
    return False


def candidates(g: Board, what: int, c: Character, by: int, used: tuple[int, ...]) -> list[int]:
    """The characters whose replacement applies to this event, by object number."""
    out: list[int] = []
    for n in g.subjects():
        if n in used:
            continue
        w = g.at(n)
        if w.hidden or not g.card_of(w).insteads:
            continue
        instead = applying(g, w, what, c)
        if instead is not None and (not instead.by_enemy or by != c.side):
            out.append(n)
    out.sort()
    return out


def applying(g: Board, w: Character, what: int, c: Character) -> Instead | None:
    for instead in g.card_of(w).insteads:
        if instead.happenings & what and instead.who.test(g, g.measure(w.side, w.number, w.place), c.number):
            return instead
    return None


def instead_of(g: Board, number: int, what: int, c: Character) -> Instead:
    instead = applying(g, g.at(number), what, c)
    assert instead is not None
    return instead


def replacing_line(g: Board, c: Character) -> Line | None:
    for line in g.card_of(c).lines:
        if isinstance(line.effect, Instead):
            return line
    return None


HAPPENING: Final = Happening()


def would_happen(g: Board, what: int, members: tuple[int, ...], picked: bool, decider: int, b: Scope) -> None:
    """Puts a batch on the stack; when it is over, the scope tells what really happened (n, it)."""
    frame = g.push(HAPPENING, b)
    extra: list[int] = []
    for number in members:
        extra.append(what)
        extra.append(number)
        extra.append(b.you)
        extra.append(number)
    frame.extra = tuple(extra)
    frame.flag = 1 if picked else 0
    frame.seat = decider


def moving_to(place: int) -> int:
    return MOVING + place * WHERE
