"""What browsers are sent, as TypeScript types: `tools/protocol` writes them for the client.

The messages of the WebSocket go to web/src/lib/protocol.ts, the view of each game to web/src/boards/<game>/schema.ts.
"""

import ast
import inspect
import re
import sys
import types
from pathlib import Path
from typing import Any, Final, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from msgspec import NODEFAULT, Struct
from msgspec.structs import FieldInfo, fields

from kleos.games.registry import GAMES, game_named
from kleos.language.languages import LANGUAGES
from kleos.server import protocol

HEAD: Final = """\
// Made from src/kleos/server/protocol.py by tools/protocol: change that file, not this one.
// docs/protocol.md tells the story.
"""
PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}
COMMENT: Final = re.compile(r"^    (\w+): .*?\s\s# (.*)$", re.M)


def typescript() -> str:
    """Everything the two sides may say, one interface a message, and the two unions."""
    asked = get_args(protocol.FromBrowser)
    said = get_args(protocol.FromServer)
    spoken = ", ".join(f'"{lang}"' for lang in LANGUAGES)
    parts = [HEAD, f"export const VERSION = {protocol.VERSION};\n", f"export const LANGUAGES = [{spoken}];\n", THING]
    parts += [interface(one, from_browser=True) for one in asked]
    parts.append(union("FromBrowser", asked))
    known = set(asked)
    for message in said:
        for one in [*inside(message), message]:
            if one not in known:
                known.add(one)
                parts.append(document(one) if is_typeddict(one) else interface(one, from_browser=False))
    parts.append(union("FromServer", said))
    return "\n".join(parts)


THING: Final = """\
/** A thing on the table: "c:KS-009" a card, "o:12" an object, "p:D" a place, "s:1" a player, "n:2" a number. */
export type Thing = string;
"""


def schema_typescript(game: str) -> str:
    """The view of a game, and all that it is made of, one interface a type."""
    view = schema_of(game)
    folder = game.replace("-", "_")
    parts = [SCHEMA_HEAD.format(folder=folder), *(document(one) for one in inside(view)), document(view, BESIDE)]
    return "\n".join(parts)


def schema_of(game: str) -> Any:
    """The type that a game declares its view to be: `schema.View` beside its `view.py`."""
    return get_type_hints(type(game_named(game)).view)["return"]


SCHEMA_HEAD: Final = """\
// Made from src/kleos/games/{folder}/schema.py by tools/protocol: change that file, not this one.
"""


BESIDE: Final = "decision"  # what a state tells beside the view


def document(one: Any, without: str = "") -> str:
    """A TypedDict as an interface, without one of its fields; what may be missing is marked."""
    comments = {
        name: about for part in reversed(lineage(one)) for name, about in COMMENT.findall(inspect.getsource(part))
    }
    lines = [f"/** {' '.join(one.__doc__.split())} */"] if one.__doc__ else []
    lines.append(f"export interface {one.__name__} {{")
    for name, hint in get_type_hints(one, include_extras=True).items():
        if name == without:
            continue
        if name in comments:
            lines.append(f"  /** {comments[name]} */")
        missing = get_origin(hint) is NotRequired
        lines.append(f"  {name}{'?' if missing else ''}: {written(get_args(hint)[0] if missing else hint)};")
    return "\n".join([*lines, "}", ""])


def lineage(one: Any) -> list[Any]:
    """A TypedDict and those it extends, itself first; at run time it does not know them, its source does."""
    (written,) = ast.parse(inspect.getsource(one)).body
    assert isinstance(written, ast.ClassDef)
    known = vars(sys.modules[one.__module__])
    bases = [known[base.id] for base in written.bases if isinstance(base, ast.Name) and is_typeddict(known[base.id])]
    return [one, *(part for base in bases for part in lineage(base))]


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


def inside(one: Any) -> list[Any]:
    """The structs and documents that a struct or a document is made of, innermost first, each once."""
    out: list[Any] = []
    for hint in get_type_hints(one).values():
        for found in made_of(hint):
            out += [part for part in [*inside(found), found] if part not in out]
    return out


def made_of(hint: Any) -> list[Any]:
    if is_document(hint):
        return [hint]
    return [found for part in get_args(hint) for found in made_of(part)]


def is_document(hint: Any) -> bool:
    return is_typeddict(hint) or (isinstance(hint, type) and issubclass(hint, Struct))


def written(hint: Any) -> str:
    """A Python type as TypeScript writes it."""
    if hint in PLAIN:
        return PLAIN[hint]
    if is_document(hint):
        return str(hint.__name__)
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


def write(web: Path) -> None:
    """Writes all of it into the sources of the client."""
    (web / "lib/protocol.ts").write_text(typescript(), "utf-8")
    for game in GAMES:
        (web / "boards" / game / "schema.ts").write_text(schema_typescript(game), "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
