"""A document as text for whoever looks at it in a console: what is flat in one line, what lies in it beneath."""

from collections.abc import Mapping
from typing import Any, Final

INDENT: Final = "  "
ASIDE: Final = ("game", "decision")  # what the headline of a match tells


def outline(document: Mapping[str, Any], indent: str = "") -> list[str]:
    """The fields of a document, less those with nothing in them; what holds documents has lines of its own."""
    fields = {name: value for name, value in document.items() if name not in ASIDE and not is_nothing(value)}
    flat = " · ".join(field(name, value) for name, value in fields.items() if is_flat(value))
    lines = [indent + flat] if flat else []
    for name, value in fields.items():
        if not is_flat(value):
            lines += [f"{indent}{name}", *within(value, indent + INDENT)]
    return lines


def within(value: Any, indent: str) -> list[str]:
    """What lies in a field that holds documents; those of a list begin with a dash."""
    if isinstance(value, Mapping):
        return outline(value, indent)
    lines: list[str] = []
    for part in value:
        if is_flat(part):
            lines.append(f"{indent}- {plain(part)}")
            continue
        own = outline(part, indent + INDENT) if isinstance(part, Mapping) else within(part, indent + INDENT)
        lines += [f"{indent}- {own[0].strip()}", *own[1:]] if own else [f"{indent}-"]
    return lines


def is_flat(value: Any) -> bool:
    if isinstance(value, Mapping):
        return not any(isinstance(part, (Mapping, list)) for part in value.values())
    return not isinstance(value, list) or not any(isinstance(part, (Mapping, list)) for part in value)


def is_nothing(value: Any) -> bool:
    """Whether there is nothing to tell; a zero is something."""
    return value is None or value is False or value in ("", [], {})


def field(name: str, value: Any) -> str:
    return name if value is True else f"{name} {plain(value)}"


def plain(value: Any) -> str:
    if isinstance(value, Mapping):
        return f"({', '.join(field(name, part) for name, part in value.items() if not is_nothing(part))})"
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
