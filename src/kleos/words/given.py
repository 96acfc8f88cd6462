"""What a rule gives its entry of a catalogue, worked out when the entry asks for it."""

from collections.abc import Callable
from functools import cached_property
from typing import Any, ClassVar


class Given:
    """The public properties of an object as the values of an entry: `{ $who }` asks for `who`."""

    given: ClassVar[dict[str, Callable[[Any], Any]]] = {}

    def __init_subclass__(cls) -> None:
        mine: dict[str, Callable[[Any], Any]] = {}
        for name, what in vars(cls).items():
            if isinstance(what, property) and what.fget is not None:
                mine[name] = what.fget
            elif isinstance(what, cached_property):
                mine[name] = what.__get__
        cls.given = {**cls.given, **mine}

    def __getitem__(self, name: str) -> Any:
        return self.given[name](self)
