"""Where the decks of people are kept."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Any, Protocol

from fastapi import Request
from sqlalchemy import RowMapping, insert, select

from kleos.table import schema
from kleos.table.store import Conflict, Person, Store


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

    async def decks(self, person: str) -> Sequence[KeptDeck]:
        """All of a person's, the last changed first."""

    async def deck(self, person: str, id: str) -> KeptDeck | None: ...

    async def keep_deck(self, person: str, deck: KeptDeck) -> None:
        """Puts a deck there, in the place of the one with its id if there is one."""

    async def drop_deck(self, person: str, id: str) -> None: ...


class StoredDecks:
    """The decks of the database."""

    def __init__(self, store: Store, keep: Callable[[Person], Awaitable[Person]]) -> None:
        self.store = store
        self.keep = keep  # keeps people who were unknown so far

    async def decks(self, person: str) -> Sequence[KeptDeck]:
        columns = schema.decks.c
        mine = select(schema.decks).where(columns.person == person)
        found = await self.store.rows(mine.order_by(columns.changed.desc(), columns.id))
        return [kept(row) for row in found]

    async def deck(self, person: str, id: str) -> KeptDeck | None:
        found = await self.store.row(select(schema.decks).where(this(person, id)))
        return None if found is None else kept(found)

    async def keep_deck(self, person: str, deck: KeptDeck) -> None:
        with suppress(Conflict):  # another request of the same person has kept them meanwhile
            await self.keep(await self.store.person(person) or Person(person))
        row = {"person": person, **asdict(deck)}
        await self.store.write(schema.decks.delete().where(this(person, deck.id)), insert(schema.decks).values(row))

    async def drop_deck(self, person: str, id: str) -> None:
        await self.store.write(schema.decks.delete().where(this(person, id)))


def this(person: str, id: str) -> Any:
    """The deck with an id, if it is the person's."""
    return (schema.decks.c.id == id[:64]) & (schema.decks.c.person == person)


def kept(row: RowMapping) -> KeptDeck:
    return KeptDeck(row["id"], row["game"], row["name"], row["text"], row["changed"])


# What a request brings with it ----------------------------------------------------------------------------------------
def shelf_of(request: Request) -> Shelf:
    house, network = request.app.state.house, request.scope["state"]["network"]
    return StoredDecks(house.store, lambda person: house.keep(person, network))


def room_of(request: Request) -> int:
    """How many bytes the decks of a person may take together."""
    return int(request.app.state.house.config.bounds.deck_kilobytes_of_person) * 1000


def person_of(request: Request) -> str:
    """Who asks, by id (see `kleos.server.visitors`)."""
    return str(request.scope["state"]["person"])
