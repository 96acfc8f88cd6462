"""Effects as trees of immutable nodes, and a pause as data: a stack of frames over those trees."""

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from kleos.engine.state import State

# What a step answers.
DONE: Final = 0  # the node has finished: its frame is taken off the stack
CALL: Final = 1  # another frame was put on top, or this one shall be stepped again
ASK: Final = 2  # a player must answer first
HALT: Final = 3  # somebody who watches wants to see this moment; stepped again, the node goes on


class Node:
    """An immutable piece of a rule. `key` names it in saved matches; it is set once, when its tree is registered."""

    def __init__(self) -> None:
        self.key: str = ""

    def step(self, s: "State", f: "Frame") -> int:
        raise NotImplementedError

    def possible(self, s: "State", b: "Scope") -> bool:
        """Whether, on public information, carrying this out could change or show anything."""
        return True

    def printed(self) -> tuple[int, int]:
        """The card, by its index, and the number of the line on it, where the node is a line of a card."""
        return -1, 0

    def parts(self) -> "list[Node]":
        """The nodes directly inside this one, in a fixed order."""
        return []


@final
class Scope:
    """What a line refers to while it is carried out: you, its source, here, it, x."""

    __slots__ = (
        "cards",
        "cause",
        "chosen",
        "covered",
        "here",
        "it",
        "line",
        "n",
        "prior",
        "shown",
        "source",
        "way",
        "x",
        "you",
    )

    def __init__(self, you: int, source: int, here: int) -> None:
        self.you = you
        self.source = source  # object number of the card whose line it is, 0 if it is no object
        self.here = here
        self.line: Node | None = None  # the line being carried out, for words and logs
        self.way = 0  # how the source was played, where the line belongs to a play
        self.covered = 0  # what the play covered (its measure just before), where that matters
        self.cause = 0  # the object that set the line off
        self.x = 0
        self.n = 0  # how many subjects the last verb really changed
        self.it: tuple[int, ...] = ()  # the objects the last verb was about
        self.cards: tuple[int, ...] = ()  # the physical cards the last verb was about
        self.shown: tuple[int, ...] = ()  # those of these cards that were face up
        self.chosen: tuple[int, ...] = ()  # every object chosen by this line so far
        self.prior: Scope | None = None  # the finished scope of the line this one refers to

    def clone(self) -> "Scope":
        new = Scope(self.you, self.source, self.here)
        new.line = self.line
        new.way = self.way
        new.covered = self.covered
        new.cause = self.cause
        new.x = self.x
        new.n = self.n
        new.it = self.it
        new.cards = self.cards
        new.shown = self.shown
        new.chosen = self.chosen
        new.prior = self.prior
        return new


@final
class Trigger:
    """A waiting line that something set off."""

    __slots__ = ("card", "cause", "excused", "here", "line", "source", "you")

    def __init__(self, line: Node, source: int, card: int, you: int, here: int, cause: int, excused: bool) -> None:
        self.line = line
        self.source = source
        self.card = card  # the physical card that carried the line when it was set off
        self.you = you
        self.here = here
        self.cause = cause
        self.excused = excused  # what set it off also removed its source: it is carried out all the same

    def excuse(self) -> "Trigger":
        return Trigger(self.line, self.source, self.card, self.you, self.here, self.cause, True)


@final
class Frame:
    """A node in progress: how far it has come, its scope, and a few small registers of its own."""

    __slots__ = ("extra", "flag", "items", "n", "node", "scope", "seat", "step", "used", "waiting")

    def __init__(self, node: Node, scope: Scope) -> None:
        self.node = node
        self.scope = scope
        self.step = 0
        self.n = 0
        self.seat = scope.you
        self.flag = 0
        self.items: tuple[int, ...] = ()
        self.extra: tuple[int, ...] = ()
        self.used: tuple[int, ...] = ()
        self.waiting: tuple[Trigger, ...] = ()

    def clone(self, scope: Scope) -> "Frame":
        new = Frame(self.node, scope)
        new.step = self.step
        new.n = self.n
        new.seat = self.seat
        new.flag = self.flag
        new.items = self.items
        new.extra = self.extra
        new.used = self.used
        new.waiting = self.waiting
        return new


def clone_frames(frames: list[Frame]) -> list[Frame]:
    """Copies of the frames; frames of one line go on sharing one scope."""
    out: list[Frame] = []
    old: Scope | None = None
    new: Scope | None = None
    for f in frames:
        if new is None or f.scope is not old:
            old = f.scope
            new = old.clone()
        out.append(f.clone(new))
    return out


@final
class Library:
    """Every node that can stand in a frame, by its key."""

    __slots__ = ("nodes",)

    def __init__(self) -> None:
        self.nodes: dict[str, Node] = {}

    def register(self, key: str, node: Node) -> None:
        """Names a tree: the root by `key`, what is inside by its place in it."""
        node.key = key
        self.nodes[key] = node
        for i, part in enumerate(node.parts()):
            self.register(f"{key}.{i}", part)
