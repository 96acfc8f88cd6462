"""Lines that wait together, and the order in which somebody lets them be carried out (NM-6.17 to NM-6.25)."""

from typing import Final, final

from kleos.engine.actions import Action
from kleos.engine.frames import CALL, DONE, Frame, Node, Scope, Trigger
from kleos.engine.lines import Line
from kleos.engine.state import State
from kleos.games.naruto_mythos.board import Board, as_board
from kleos.games.naruto_mythos.kinds import ASK_ORDER, TRIGGER, TRIGGER_BY


@final
class Group(Node):
    """Lines that wait together: one after the other, in the order somebody chooses; sourceless lines come last."""

    def step(self, s: State, f: Frame) -> int:
        g = as_board(s)
        waiting = f.waiting
        if not waiting:
            return DONE
        answer = g.take()
        if answer is None:
            options = order_options(g, waiting)
            if len(options) > 1:
                return g.ask(g.orderer(), ASK_ORDER, options)
            chosen = first_waiting(waiting)
        else:
            chosen = find_waiting(waiting, answer)
        trigger = waiting[chosen]
        f.waiting = waiting[:chosen] + waiting[chosen + 1 :]
        if trigger.excused or g.active(trigger):
            scope = Scope(trigger.you, trigger.source, g.place_of(trigger))
            scope.line = trigger.line
            scope.cause = trigger.cause
            g.push(trigger.line, scope)
        return CALL


GROUP: Final = Group()


def number_of(trigger: Trigger) -> int:
    line = trigger.line
    assert isinstance(line, Line)
    return line.number


def order_options(g: Board, waiting: tuple[Trigger, ...]) -> list[Action]:
    """One option for each entry that differs in object, line or cause; the cause is named only where it matters."""
    keys: list[tuple[int, int, int]] = []
    for t in waiting:
        if t.source == 0:
            continue
        key = (t.source, number_of(t), t.cause)
        if key not in keys:
            keys.append(key)
    if len(keys) < 2:
        return []
    keys.sort()
    notation = g.pool.notation
    out: list[Action] = []
    for key in keys:
        ambiguous = False
        for other in keys:
            if other[0] == key[0] and other[1] == key[1] and other[2] != key[2]:
                ambiguous = True
        if ambiguous:
            out.append(notation.action(TRIGGER_BY, key[0], key[1], key[2]))
        else:
            out.append(notation.action(TRIGGER, key[0], key[1]))
    return out


def first_waiting(waiting: tuple[Trigger, ...]) -> int:
    for i, t in enumerate(waiting):
        if t.source != 0:
            return i
    return 0


def find_waiting(waiting: tuple[Trigger, ...], answer: Action) -> int:
    for i, t in enumerate(waiting):
        if t.source == answer.a and number_of(t) == answer.b and (answer.verb == TRIGGER or t.cause == answer.c):
            return i
    raise AssertionError("an order option without its entry")
