"""The messages of the WebSocket as TypeScript types: `tools/protocol` writes them to web/src/lib/protocol.ts."""

import inspect
import re
import types
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo, fields

from kleos.language.languages import LANGUAGES
from kleos.server import messages

HEAD: Final = """\
// Made from src/kleos/server/messages.py by tools/protocol: change that file, not this one.
// docs/protocol.md tells the story.
"""
PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}
COMMENT: Final = re.compile(r"^    (\w+): .*?\s\s# (.*)$", re.M)


def typescript() -> str:
    """Everything the two sides may say, one interface a message, and the two unions."""
    asked = get_args(messages.FromBrowser)
    said = get_args(messages.FromServer)
    spoken = ", ".join(f'"{lang}"' for lang in LANGUAGES)
    parts = [HEAD, f"export const VERSION = {messages.VERSION};\n", f"export const LANGUAGES = [{spoken}];\n", THING]
    parts += [interface(one, from_browser=True) for one in asked]
    parts.append(union("FromBrowser", asked))
    known = set(asked)
    for message in said:
        for one in [*inside(message), message]:
            if one not in known:
                known.add(one)
                parts.append(interface(one, from_browser=False))
    parts.append(union("FromServer", said))
    return "\n".join(parts)


THING: Final = """\
/** A thing on the table: "c:KS-009" a card, "o:12" an object, "p:D" a place, "s:1" a player, "n:2" a number. */
export type Thing = string;
"""


def union(name: str, members: tuple[type[Struct], ...]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {member.__name__}" for member in members) + ";\n"


def interface(one: type[Struct], from_browser: bool) -> str:
    """A struct as an interface; what a browser may leave out is marked, the server leaves nothing out."""
    hints = get_type_hints(one)
    comments = dict(COMMENT.findall(inspect.getsource(one)))
    lines = [f"/** {' '.join(one.__doc__.split())} */"] if own_doc(one) and one.__doc__ else []
    lines.append(f"export interface {one.__name__} {{")
    tag = one.__struct_config__.tag
    if tag is not None:
        lines.append(f'  type: "{tag}";')
    for field in fields(one):
        if field.name in comments:
            lines.append(f"  /** {comments[field.name]} */")
        mark = "?" if from_browser and optional(field) else ""
        lines.append(f"  {field.name}{mark}: {written(hints[field.name])};")
    return "\n".join([*lines, "}", ""])


def own_doc(one: type[Struct]) -> bool:
    return "__doc__" in vars(one) and not (one.__doc__ or "").startswith(f"{one.__name__}(")


def optional(field: FieldInfo) -> bool:
    return field.default is not NODEFAULT or field.default_factory is not NODEFAULT


def inside(one: type[Struct]) -> list[type[Struct]]:
    """The structs that a struct is made of, innermost first."""
    out: list[type[Struct]] = []
    for hint in get_type_hints(one).values():
        for found in structs_in(hint):
            out += [*inside(found), found]
    return out


def structs_in(hint: Any) -> list[type[Struct]]:
    if isinstance(hint, type) and issubclass(hint, Struct):
        return [hint]
    return [found for part in get_args(hint) for found in structs_in(part)]


def written(hint: Any) -> str:
    """A Python type as TypeScript writes it."""
    if hint in PLAIN:
        return PLAIN[hint]
    if isinstance(hint, type) and issubclass(hint, Struct):
        return hint.__name__
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in args)
    if origin in (Union, types.UnionType):
        return " | ".join(written(arg) for arg in args)
    if origin is list:
        inner = written(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{written(args[0])}, {written(args[1])}>"
    raise TypeError(f"no TypeScript for {hint}")


if __name__ == "__main__":
    print(typescript(), end="")
