"""A match in progress as a value: the frames, the question that is open, the log, and the loop that runs them."""

from typing import Final

from kleos.engine.actions import Action, Notation
from kleos.engine.errors import EngineFault
from kleos.engine.events import Event, seen_by
from kleos.engine.frames import ASK, CALL, DONE, Frame, Node, Scope
from kleos.engine.rng import Rng

MAX_DEPTH: Final = 400  # frames on the stack
MAX_STEPS: Final = 200_000  # steps between two decisions
MAX_DECISIONS: Final = 5_000  # decisions in one turn


class State:
    """The game-free part of a match; each game adds its zones and values."""

    def __init__(self, rng: Rng) -> None:
        self.frames: list[Frame] = []
        self.rng = rng
        self.seat = -1  # who must decide, -1 if nobody
        self.kind = 0  # what about
        self.options: list[Action] = []
        self.answer: Action | None = None
        self.dirty = False  # something changed since standing effects were last looked at
        self.log: Event | None = None
        self.decisions = 0  # answered since the last turn began
        self.absent = 0  # seats, as bits, that have given up and no longer answer
        self.unasked = 0  # seats, as bits, that had one answer only since the last choice; no part of the value
        self.halts = False  # whether to stop where others may react, also if nobody can; no part of the value
        # Remembered, no part of the value: the log as a seat saw it, for matches dealt anew from this one.
        self.seen_log: Event | None = None
        self.seen_of: Event | None = None
        self.seen_by = -1

    # What a game must say -------------------------------------------------------------------------------------------
    def clone(self) -> "State":
        raise NotImplementedError

    def recompute(self) -> None:
        """Looks at standing effects again after a change; may put frames on the stack."""

    def always_asked(self, kind: int) -> bool:
        """Whether a question of this kind is asked even if it has one answer."""
        return False

    def subjects(self) -> list[int]:
        """The object numbers of everything effects can speak of, in the game's fixed order."""
        raise NotImplementedError

    def nearby(self, b: Scope) -> list[int]:
        """Those of them that are where the line is carried out, in the same order."""
        raise NotImplementedError

    def seats_from(self, seat: int) -> list[int]:
        """The players, beginning with that seat, in the order in which effects reach them."""
        raise NotImplementedError

    def opponents(self, seat: int) -> list[int]:
        """Who plays against that seat, in the same order: everybody else, where there are no teams."""
        return [other for other in self.seats_from(seat) if other != seat]

    def sides_against(self, seat: int) -> int:
        """How many may win in place of that seat: its opponents, in a team match the other team as one."""
        return len(self.opponents(seat))

    def clock(self) -> int:
        """How far the match has come: rises with every turn or round, never falls."""
        raise NotImplementedError

    def notation(self) -> Notation:
        """The tokens of this game."""
        raise NotImplementedError

    def use_kind(self, timing: int) -> int:
        """The kind of the question whether a line of that timing is used."""
        raise NotImplementedError

    def line_over(self, frame: Frame) -> None:
        """A line was used and has been carried out; what it set off can be put on the stack."""

    def default_answer(self, options: list[Action]) -> Action:
        """What an empty chair answers."""
        return options[0]

    # Asking ---------------------------------------------------------------------------------------------------------
    def take(self) -> Action | None:
        """The answer just given, if there is one; it is used up."""
        answer = self.answer
        self.answer = None
        return answer

    def ask(self, seat: int, kind: int, options: list[Action]) -> int:
        """Puts a question. The asking step is run again with the answer, so it must be able to be repeated."""
        if self.dirty:
            raise EngineFault(self.describe("a question right after a change"))
        count = len(options)
        if count == 0:
            raise EngineFault(self.describe("a question without an answer"))
        if count == 1 and not self.always_asked(kind):
            self.unasked |= 1 << seat
            self.answer = options[0]
            return CALL
        if self.absent and (self.absent >> seat) & 1:
            self.answer = self.default_answer(options)
            return CALL
        self.seat = seat
        self.kind = kind
        self.options = options
        return ASK

    def push(self, node: Node, scope: Scope) -> Frame:
        frame = Frame(node, scope)
        self.frames.append(frame)
        if len(self.frames) > MAX_DEPTH:
            raise EngineFault(self.describe(f"more than {MAX_DEPTH} frames"))
        return frame

    def write(
        self,
        kind: int,
        seat: int,
        a: int,
        b: int,
        place: int,
        n: int,
        faces: tuple[int, ...],
        sees: int,
        scope: Scope | None,
    ) -> None:
        """Adds an event to the log, with the line that caused it, if one did."""
        source = 0
        card = -1
        number = 0
        if scope is not None:
            source = scope.source
            line = scope.line
            if line is not None:
                card, number = line.printed()
        self.log = Event(self.log, kind, seat, a, b, place, n, faces, sees, source, card, number)

    def log_seen_by(self, seat: int, mask: int) -> Event | None:
        """The log with nothing in it that the seat did not see; remembered, since a search asks again and again."""
        if self.seen_of is not self.log or self.seen_by != seat:
            self.seen_log = seen_by(self.log, mask)
            self.seen_of = self.log
            self.seen_by = seat
        return self.seen_log

    # Running --------------------------------------------------------------------------------------------------------
    def run(self) -> None:
        """Steps the top frame until somebody must answer or nothing is left."""
        frames = self.frames
        steps = 0
        self.seat = -1
        while frames:
            frame = frames[-1]
            result = frame.node.step(self, frame)
            if result == DONE:
                frames.pop()
            elif result >= ASK:  # or a halt: nobody is asked, and run goes on from here
                return
            if self.dirty:
                self.dirty = False
                self.recompute()
            steps += 1
            if steps > MAX_STEPS:
                raise self.endless()
        self.options = []

    def run_steps(self, most: int, last: int) -> int:
        """As run, but for so many steps at most, and not beyond the first that writes an event after number `last`.

        Says how many steps were taken.
        """
        frames = self.frames
        steps = 0
        self.seat = -1
        while frames and steps < most:
            frame = frames[-1]
            result = frame.node.step(self, frame)
            if result == DONE:
                frames.pop()
            elif result >= ASK:
                return steps + 1
            if self.dirty:
                self.dirty = False
                self.recompute()
            steps += 1
            if self.log is not None and self.log.number > last:
                return steps
            if steps > MAX_STEPS:
                raise self.endless()
        return steps

    def endless(self) -> EngineFault:
        return EngineFault(self.describe(f"more than {MAX_STEPS} steps without a decision"))

    def choose(self, action: Action) -> None:
        """Answers the open question and runs on to the next."""
        self.decisions += 1
        if self.decisions > MAX_DECISIONS:
            raise EngineFault(self.describe(f"more than {MAX_DECISIONS} decisions in one turn"))
        self.answer = action
        self.unasked = 0
        self.run()

    def describe(self, problem: str) -> str:
        """The problem and the printed stack, for a fault report."""
        lines = [problem, "frames, lowest first:"]
        for f in self.frames:
            b = f.scope
            lines.append(
                f"  {f.node.key or type(f.node).__name__} step {f.step} n {f.n} items {f.items} extra {f.extra}"
                f" | you {b.you} source #{b.source} here {b.here} it {b.it} x {b.x}"
            )
        return "\n".join(lines)
