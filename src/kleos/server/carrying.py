"""Carries what is asked of a table to the server that holds it, where several serve one database."""

import logging
import re
import time
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kleos.server.house import House
from kleos.server.visitors import come_again
from kleos.server.wire import Broken, Wire, carry
from kleos.table.store import UNAVAILABLE

log = logging.getLogger("kleos.server")

TABLE: Final = re.compile(r"/(?:api|ws)/tables/(?!mine$)([^/]+)(?:/|$)")
PATIENCE: Final = 8.0  # seconds until a table that nobody holds any more must be held again


def table_of(path: str) -> str | None:
    """The table that a request is about: its address says so, whatever else is asked."""
    found = TABLE.match(path)
    return None if found is None or "\0" in found[1] else found[1][:64]


class Carrying:
    """Answers what is asked of tables held here, and carries the rest to where they are held."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table = table_of(scope["path"]) if scope["type"] in ("http", "websocket") else None
        if table is None or scope.get("carried"):
            await self.app(scope, receive, send)
            return
        house: House = scope["app"].state.house
        try:
            wire = await wire_to(house, table)
        except (Broken, *UNAVAILABLE) as problem:
            log.warning("table %s cannot be reached: %r", table, problem)
            await come_again(scope, receive, send)
            return
        if wire is None:
            await self.app(scope, receive, send)
            return
        scope["state"]["carried"] = True
        begun = False

        async def told(event: Message) -> None:
            nonlocal begun
            begun = True
            await send(event)

        try:
            await carry(wire, scope, receive, told)
        except Broken:  # it was handed over: to ask once more could do it twice
            if scope["type"] == "websocket" or not begun:
                await come_again(scope, receive, send)
            else:
                raise


async def wire_to(house: House, table: str) -> Wire | None:
    """A wire to who holds a table; None if this server does. Waits while that is just changing hands."""
    if house.peers is None or table in house.sittings:
        return None
    holdings = house.peers.holdings
    until = time.monotonic() + PATIENCE
    unreachable = ""
    while True:
        holder = await holdings.elsewhere(table, unreachable)
        if holder is None:
            return None
        try:
            return await Wire.to(holder.address, house.secret)
        except Broken:
            if time.monotonic() > until:
                raise
            unreachable = holder.process
        await holdings.until_gone(unreachable)
