"""The other servers of the same database: what they tell, and what is asked of tables that they hold."""

import asyncio
import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from starlette.types import ASGIApp

from kleos.server.wire import Broken, Exchange, ask
from kleos.table.holding import Holdings
from kleos.table.news import Ended, HabitChanged, NameHeld, News, Renamed
from kleos.table.store import UNAVAILABLE, Person

if TYPE_CHECKING:
    from kleos.server.house import House

log = logging.getLogger("kleos.server")

SESSION: Final = "session:"  # what the keys of accounts begin with


class Elsewhere(Exception):
    """A table that another server holds, or soon will: whoever asked is to ask once more."""


class Peers:
    """How a house knows of the others."""

    def __init__(self, house: "House", exchange: Exchange, address: str) -> None:
        self.house = house
        self.exchange = exchange
        self.holdings = Holdings(house.store, address, self.heard, self.missed, self.only_held)

    @classmethod
    async def open(cls, house: "House") -> "Peers":
        """Says where the others reach this server, and hears from then on what they tell."""
        exchange = Exchange(house.secret)
        peers = cls(house, exchange, await exchange.open(house.config.peer_address))
        exchange.asked = peers.asked
        await peers.holdings.open()
        return peers

    async def close(self) -> None:
        """Lets go of all tables, and then of those who are at them through other servers."""
        try:
            await self.holdings.close()
        except UNAVAILABLE:  # the others find out by themselves, a few seconds later
            log.exception("the tables of this server could not be handed over")
        await self.exchange.close()

    def answer_through(self, app: ASGIApp) -> None:
        """What is carried here from other servers is answered by this application."""
        self.exchange.app = app

    # What is remembered ---------------------------------------------------------------------------------------------
    def heard(self, news: News) -> None:
        """Another server has changed what this one may remember."""
        if isinstance(news, Ended) and news.session:
            self.house.ended([SESSION + news.session])
        elif isinstance(news, Ended):
            self.house.end_all(news.person, SESSION + news.but)
        elif isinstance(news, Renamed):
            self.house.renamed(Person(news.person, news.name))
        elif isinstance(news, NameHeld):
            self.house.background(self.house.held(news.looks))
        elif isinstance(news, HabitChanged):
            self.house.habit_changed(news.person, news.game, (news.card, news.line), news.answer)

    def missed(self) -> None:
        self.house.background(self.catch_up())

    async def catch_up(self) -> None:
        """News may have been missed: what they would have been about is looked up again."""
        house = self.house
        house.keys.clear()
        for sitting in list(house.sittings.values()):
            for connection in list(sitting.connections):
                if await house.person_of(connection.key) != connection.person.id:
                    connection.hang_up()
            await sitting.learn_names()
            await sitting.learn_habits_again()

    # Tables ---------------------------------------------------------------------------------------------------------
    async def hold(self, table: str) -> None:
        """Makes sure that this server holds a table; raises Elsewhere if another does."""
        if self.house.stopping or await self.holdings.elsewhere(table) is not None:
            raise Elsewhere

    def only_held(self, tables: set[str]) -> None:
        """Only these tables are still this server's."""
        for id, sitting in list(self.house.sittings.items()):
            if id not in tables:
                self.house.let_go(sitting)

    async def release(self, tables: Sequence[str]) -> None:
        """Lets others hold tables that were put away here, unless somebody has come to them again."""
        for id in tables:
            async with self.house.opening.setdefault(id, asyncio.Lock()):
                if id not in self.house.sittings:
                    await self.holdings.release(id)

    async def turns(self, person: str, tables: Sequence[str]) -> tuple[set[str], set[str]]:
        """Which of some tables others hold, and at which of those it is somebody's turn."""
        asked: dict[str, list[str]] = {}
        for id, holder in (await self.holdings.holders(tables)).items():
            asked.setdefault(holder.address, []).append(id)
        turns: set[str] = set()
        for address, ids in asked.items():
            with suppress(Broken):  # it is found out once another holds them
                question = {"type": "turns", "person": person, "tables": ids}
                turns |= set(await ask(address, self.house.secret, question))
        return {id for ids in asked.values() for id in ids}, turns

    async def asked(self, question: Mapping[str, Any]) -> list[str]:
        """Another server asks at which of the tables that are held here it is somebody's turn."""
        return sorted(await self.house.turns_here(question["person"], question["tables"]))
