"""Lines of cards: what is printed as one effect, used or skipped as a whole."""

from typing import final

from kleos.engine.actions import SKIP, USE
from kleos.engine.frames import CALL, DONE, Frame, Node, Scope
from kleos.engine.state import State


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

    def printed(self) -> tuple[int, int]:
        return self.card, self.number

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
                    return s.ask(b.you, s.use_kind(self.timing), [notation.action(USE), notation.action(SKIP)])
            elif answer.verb == SKIP:
                return DONE
            f.step = 1
            s.push(self.effect, b)
            return CALL
        if f.step == 1:
            f.step = 2
            s.line_over(f)
            return CALL
        return DONE
