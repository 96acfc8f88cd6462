"""Whether a document is what its types say: a view, an entry of a log, any plain data declared as TypedDicts."""

import types
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict


def misfits(document: Any, wanted: Any, path: str = "") -> list[str]:
    """Everything in a document that its type does not allow, each with its path; empty if it fits."""
    origin, args = get_origin(wanted), get_args(wanted)
    if wanted is Any:
        return []
    if is_typeddict(wanted):
        return fields_amiss(document, wanted, path)
    if origin is Literal:
        return [] if document in args else [f"{path}: {document!r} is none of {', '.join(map(repr, args))}"]
    if origin in (Union, types.UnionType):
        found = [misfits(document, arg, path) for arg in args]
        return min(found, key=len) if all(found) else []
    if origin is list and isinstance(document, list):
        return [one for at, part in enumerate(document) for one in misfits(part, args[0], f"{path}[{at}]")]
    if origin is dict and isinstance(document, dict):
        return [one for key, part in document.items() for one in misfits(part, args[1], f"{path}.{key}")]
    if isinstance(wanted, type) and type(document) is wanted:  # a truth value is no number here
        return []
    return [f"{path}: {document!r} is not {getattr(wanted, '__name__', None) or wanted}"]


def fields_amiss(document: Any, wanted: Any, path: str) -> list[str]:
    if not isinstance(document, dict):
        return [f"{path}: {document!r} is no {wanted.__name__}"]
    hints = get_type_hints(wanted, include_extras=True)
    out = [f"{path}.{name} is not declared in {wanted.__name__}" for name in document if name not in hints]
    for name, hint in hints.items():
        may_be_missing = get_origin(hint) is NotRequired
        if name in document:
            out += misfits(document[name], get_args(hint)[0] if may_be_missing else hint, f"{path}.{name}")
        elif not may_be_missing:
            out.append(f"{path}.{name} is missing")
    return out
