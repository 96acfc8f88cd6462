"""The server as an application: everything it answers, put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from kleos.server import accounts, habits, pages, profile, records, scores, socket, tables
from kleos.server.house import Config, House
from kleos.server.library import router as library
from kleos.server.visitors import Visitors, refused


def application(config: Config, client: Path = pages.CLIENT) -> FastAPI:
    """The application of a house; the house closes with it, and opens with it unless somebody has opened it before."""

    @asynccontextmanager
    async def open_house(app: FastAPI) -> AsyncIterator[None]:
        if getattr(app.state, "house", None) is None:
            app.state.house = await House.open(config)
        try:
            yield
        finally:
            await app.state.house.close()

    app = FastAPI(title="Kleos", docs_url=None, redoc_url=None, openapi_url=None, lifespan=open_house)
    app.state.client = client
    app.add_middleware(Visitors)
    rooms = (
        accounts,
        profile,
        tables,
        records,
        scores,
        habits,
        socket,
        pages,
    )  # the pages last: they take every other address
    for router in (library, *[room.router for room in rooms]):
        app.include_router(router)
    app.add_exception_handler(HTTPException, misdirected)
    app.add_exception_handler(RequestValidationError, misdirected)
    return app


async def misdirected(request: Request, problem: Exception) -> Response:
    """The answer to a request for what there is not."""
    if isinstance(problem, HTTPException) and problem.status_code == 405:
        return refused(request.scope, 405, "wrong-method")
    return refused(request.scope, 404, "no-such-page")
