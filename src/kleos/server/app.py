"""The server as an application: everything it answers, put together."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from kleos.server import accounts, habits, health, pages, profile, records, scores, socket, tables
from kleos.server.carrying import Carrying
from kleos.server.house import Config, House
from kleos.server.library.rooms import router as library
from kleos.server.limits import TooFast, TooMany
from kleos.server.peers import Elsewhere
from kleos.server.sitting import RESTARTING
from kleos.server.visitors import Visitors, refused
from kleos.server.watching import Watched
from kleos.table.store import NotHeld

log = logging.getLogger("kleos.server")


def application(config: Config, client: Path = pages.CLIENT) -> FastAPI:
    """The application of a house; the house closes with it, and opens with it unless somebody has opened it before."""

    @asynccontextmanager
    async def open_house(app: FastAPI) -> AsyncIterator[None]:
        if getattr(app.state, "house", None) is None:
            app.state.house = await House.open(config)
        if app.state.house.peers is not None:
            app.state.house.peers.answer_through(app)
        try:
            yield
        finally:
            await app.state.house.close()

    app = FastAPI(title="Kleos", docs_url=None, redoc_url=None, openapi_url=None, lifespan=open_house)
    app.state.client = client
    app.add_middleware(Carrying)
    app.add_middleware(Visitors)
    app.add_middleware(Watched, proxies=config.proxies)
    rooms = (
        accounts,
        profile,
        tables,
        records,
        scores,
        habits,
        socket,
        health,
        pages,
    )  # the pages last: they take every other address
    for router in (library, *[room.router for room in rooms]):
        app.include_router(router)
    app.add_exception_handler(HTTPException, misdirected)
    app.add_exception_handler(RequestValidationError, misdirected)
    app.add_exception_handler(TooFast, too_much)
    app.add_exception_handler(TooMany, too_much)
    for problem in (SQLAlchemyError, TimeoutError, NotHeld, Elsewhere):
        app.add_exception_handler(problem, not_kept)
    return app


async def too_much(request: Request, problem: Exception) -> Response:
    """The answer to whoever asks for more than anybody may have."""
    if isinstance(problem, TooMany):
        return refused(request.scope, 409, problem.code)
    return refused(request.scope, 429, TooFast.code)


async def not_kept(request: Any, problem: Exception) -> Any:
    """The answer while the database cannot be asked, or the table is just changing hands."""
    log.error("not kept: %r", problem)
    if not isinstance(request, WebSocket):
        return refused(request.scope, 503, "not-kept")
    with suppress(WebSocketDisconnect, RuntimeError):  # it has gone by itself
        await request.close(RESTARTING)
    return None


async def misdirected(request: Request, problem: Exception) -> Response:
    """The answer to a request for what there is not."""
    if isinstance(problem, HTTPException) and problem.status_code == 405:
        return refused(request.scope, 405, "wrong-method")
    return refused(request.scope, 404, "no-such-page")
