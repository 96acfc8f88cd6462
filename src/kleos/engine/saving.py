"""Frames, scopes, triggers and events as plain data, and back."""

import hashlib
import json
from typing import Any

from kleos.engine.errors import SaveError
from kleos.engine.events import Event, since
from kleos.engine.frames import Frame, Library, Node, Scope, Trigger
from kleos.language.messages import Words


def canonical(data: Any) -> str:
    """One text for equal data, whatever the order of keys."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def digest(data: Any) -> str:
    """A short name for a value; equal values have equal names on every machine."""
    return hashlib.sha256(canonical(data).encode()).hexdigest()[:32]


def key_of(node: Node | None) -> str:
    if node is None:
        return ""
    if not node.key:
        raise SaveError(Words("save-unnamed", kind=type(node).__name__))
    return node.key


def encode_scope(b: Scope | None) -> list[Any] | None:
    if b is None:
        return None
    return [b.you, b.source, b.here, key_of(b.line), b.way, b.covered, b.cause, b.x, b.n,
            list(b.it), list(b.cards), list(b.shown), list(b.chosen), encode_scope(b.prior)]  # fmt: skip


def decode_scope(data: list[Any] | None, library: Library) -> Scope | None:
    if data is None:
        return None
    b = Scope(data[0], data[1], data[2])
    b.line = library.nodes[data[3]] if data[3] else None
    b.way, b.covered, b.cause, b.x, b.n = data[4], data[5], data[6], data[7], data[8]
    b.it, b.cards, b.shown, b.chosen = tuple(data[9]), tuple(data[10]), tuple(data[11]), tuple(data[12])
    b.prior = decode_scope(data[13], library)
    return b


def encode_trigger(t: Trigger) -> list[Any]:
    return [key_of(t.line), t.source, t.card, t.you, t.here, t.cause, t.excused]


def decode_trigger(data: list[Any], library: Library) -> Trigger:
    return Trigger(library.nodes[data[0]], data[1], data[2], data[3], data[4], data[5], data[6])


def encode_frames(frames: list[Frame]) -> list[Any]:
    """The stack, lowest first; a frame that shares the scope of the one below says so with null."""
    out: list[Any] = []
    below: Scope | None = None
    for f in frames:
        scope = None if f.scope is below else encode_scope(f.scope)
        below = f.scope
        out.append([key_of(f.node), f.step, f.n, f.seat, f.flag, list(f.items), list(f.extra), list(f.used),
                    [encode_trigger(t) for t in f.waiting], scope])  # fmt: skip
    return out


def decode_frames(data: list[Any], library: Library) -> list[Frame]:
    frames: list[Frame] = []
    scope: Scope | None = None
    for entry in data:
        if entry[9] is not None:
            scope = decode_scope(entry[9], library)
        if scope is None:
            raise SaveError(Words("save-scope"))
        f = Frame(library.nodes[entry[0]], scope)
        f.step, f.n, f.seat, f.flag = entry[1], entry[2], entry[3], entry[4]
        f.items, f.extra, f.used = tuple(entry[5]), tuple(entry[6]), tuple(entry[7])
        f.waiting = tuple([decode_trigger(t, library) for t in entry[8]])
        frames.append(f)
    return frames


def encode_log(last: Event | None) -> list[Any]:
    return [[*event.numbers(), list(event.cards)] for event in since(last, 0)]


def decode_log(data: list[Any]) -> Event | None:
    last: Event | None = None
    for kind, seat, a, b, place, n, sees, source, card, line, cards in data:
        last = Event(last, kind, seat, a, b, place, n, tuple(cards), sees, source, card, line)
    return last
