"""Where the decks of people are kept, as the library needs it: the application brings a shelf and knows who asks."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from fastapi import Request


@dataclass(frozen=True)
class KeptDeck:
    """A deck of a person's, legal or not yet."""

    id: str
    game: str
    name: str
    text: str
    changed: int  # when, in milliseconds since 1970


class Shelf(Protocol):
    """Keeps decks by person; whoever asks for another's finds nothing."""

    async def decks(self, person: str) -> Sequence[KeptDeck]: ...

    async def deck(self, person: str, id: str) -> KeptDeck | None: ...

    async def keep_deck(self, person: str, deck: KeptDeck) -> None:
        """Puts a deck there, in the place of the one with its id if there is one."""

    async def drop_deck(self, person: str, id: str) -> None: ...


# What the application must have in its state: `shelf`, and `person_of`, which answers who sends a request, by id.
WhoAsks = Callable[[Request], Awaitable[str]]


def shelf_of(request: Request) -> Shelf:
    shelf: Shelf = request.app.state.shelf
    return shelf


async def person_of(request: Request) -> str:
    who_asks: WhoAsks = request.app.state.person_of
    return await who_asks(request)
