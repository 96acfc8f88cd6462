"""The server as an application: everything it answers, put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI

from kleos.engine.errors import KleosError
from kleos.server import accounts, pages, records, socket, tables
from kleos.server.house import Config, House
from kleos.server.library import router as library
from kleos.server.visitors import Visitors


def application(config: Config, client: Path = pages.CLIENT) -> FastAPI:
    """The application of a house; the house opens and closes with it."""

    @asynccontextmanager
    async def open_house(app: FastAPI) -> AsyncIterator[None]:
        try:
            app.state.house = await House.open(config)
        except KleosError as mistake:
            app.state.mistake = mistake  # the lifespan can only say that it failed, not why
            raise
        try:
            yield
        finally:
            await app.state.house.close()

    app = FastAPI(title="Kleos", docs_url=None, redoc_url=None, openapi_url=None, lifespan=open_house)
    app.state.client = client
    app.add_middleware(Visitors)
    for router in (library, accounts.router, tables.router, records.router, socket.router, pages.router):
        app.include_router(router)
    return app
