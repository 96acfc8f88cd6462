"""Lines of cards, the groups of lines that wait, and what a finished line has set off."""

from typing import Final, final

from kleos.engine.actions import SKIP, TRIGGER, TRIGGER_BY, USE, Action
from kleos.engine.frames import CALL, DONE, Frame, Node, Scope, Trigger
from kleos.engine.state import State

# The kinds of decision every game has, first in its list of kinds.
ASK_USE: Final = 0
ASK_ORDER: Final = 1
COMMON_KINDS: Final = ["use", "order"]


@final
class Line(Node):
    """One printed effect of a card: used or skipped as a whole if it is optional, then carried out entirely."""

    def __init__(self, card: int, number: int, timing: int, effect: Node, optional: bool) -> None:
        super().__init__()
        self.card = card
        self.number = number
        self.timing = timing
        self.effect = effect
        self.optional = optional

    def parts(self) -> list[Node]:
        return [self.effect]

    def possible(self, s: State, b: Scope) -> bool:
        return self.effect.possible(s, b)

    def step(self, s: State, f: Frame) -> int:
        b = f.scope
        if f.step == 0:
            answer = s.take()
            if answer is None:
                if not self.effect.possible(s, b):
                    return DONE
                if self.optional:
                    notation = s.notation()
                    return s.ask(b.you, ASK_USE, [notation.action(USE), notation.action(SKIP)])
            elif answer.verb == SKIP:
                return DONE
            f.step = 1
            s.push(self.effect, b)
            return CALL
        if f.step == 1:
            f.step = 2
            s.line_over(f)
            set_off(s)
            return CALL
        return DONE


@final
class Group(Node):
    """Lines that wait together: one after the other, in the order somebody chooses; sourceless lines come last."""

    def step(self, s: State, f: Frame) -> int:
        waiting = f.waiting
        if not waiting:
            return DONE
        answer = s.take()
        if answer is None:
            options = order_options(s, waiting)
            if len(options) > 1:
                return s.ask(s.orderer(), ASK_ORDER, options)
            chosen = first_waiting(waiting)
        else:
            chosen = find_waiting(waiting, answer)
        trigger = waiting[chosen]
        f.waiting = waiting[:chosen] + waiting[chosen + 1 :]
        if trigger.excused or s.active(trigger):
            scope = Scope(trigger.you, trigger.source, s.place_of(trigger))
            scope.line = trigger.line
            scope.cause = trigger.cause
            s.push(trigger.line, scope)
        return CALL


GROUP: Final = Group()


def number_of(trigger: Trigger) -> int:
    line = trigger.line
    assert isinstance(line, Line)
    return line.number


def order_options(s: State, waiting: tuple[Trigger, ...]) -> list[Action]:
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
    notation = s.notation()
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


def set_off(s: State) -> None:
    """Puts what has just been set off on the stack: triggered lines on top, the lines of cards played beneath them."""
    s.push_played()
    pending = s.pending
    if not pending:
        return
    s.pending = ()
    push_group(s, tuple([t if s.active(t) else t.excuse() for t in pending]))


def push_group(s: State, waiting: tuple[Trigger, ...]) -> None:
    frame = s.push(GROUP, Scope(s.orderer(), 0, -1))
    frame.waiting = waiting
