"""What the views of all games have in common, as types. The view of a game is declared in its own `schema.py`."""

from typing import TypedDict


class Offered(TypedDict):
    """An answer to the open decision."""

    token: str
    text: str
