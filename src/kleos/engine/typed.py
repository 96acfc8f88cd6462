"""The type of what a game shows: `Match[View]` knows the view of its game, `Match` alone is of any game."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    V = TypeVar("V", default=Any)
else:  # the default is for type checkers; Python knows it from 3.13 on
    from typing import TypeVar

    V = TypeVar("V")
