"""For those who watch over a server: whether it lives, whether it can be used, and its figures.

Monitors and proxies ask under any name and without a cookie; nothing of it counts against anybody's limits.
"""

import asyncio
import secrets
from ipaddress import ip_address
from typing import Final, Literal
from urllib.parse import urlsplit

import msgspec
from fastapi import APIRouter, Request, Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse

import kleos
from kleos.server.house import House
from kleos.server.library.replies import encoded
from kleos.server.visitors import house_of
from kleos.table.store import NEWEST

router = APIRouter()

PATIENCE: Final = 2.0  # seconds for the database
EXPOSITION: Final = "text/plain; version=0.0.4; charset=utf-8"
FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via")


class Health(msgspec.Struct):
    """How a server is: for a monitor its status, for people what is wrong."""

    status: Literal["ok", "failing", "stopping"]
    problems: list[str]
    version: str = kleos.__version__


@router.get("/health/live")
async def live() -> Response:
    """Whether the process answers at all; one that does not should be started again."""
    return encoded(Health("ok", []))


@router.get("/health")
@router.get("/health/ready")
async def ready(request: Request) -> Response:
    """Whether browsers should be sent here."""
    house = house_of(request)
    problems = await problems_of(house)
    status: Literal["ok", "failing", "stopping"] = "stopping" if house.stopping else "failing" if problems else "ok"
    return encoded(Health(status, problems), 200 if status == "ok" else 503)


async def problems_of(house: House) -> list[str]:
    """What keeps a house from serving, in words for whoever runs it."""
    found = ["the server is stopping"] if house.stopping else []
    try:
        version = await asyncio.wait_for(house.store.version(), PATIENCE)
        if version != NEWEST:
            found.append(f"the database is at step {version}, the program at {NEWEST}")
    except TimeoutError:
        found.append(f"the database has not answered for {PATIENCE:g} seconds")
    except (SQLAlchemyError, OSError) as problem:
        found.append(f"the database cannot be asked: {type(problem).__name__}")
    if house.peers is not None and house.peers.holdings.lapsed:
        found.append("other servers may take this one for dead: its beats do not reach the database")
    lost = house.thinkers.lost
    if lost:
        found.append(f"{lost} of {len(house.thinkers.workers)} processes for bots have ended")
    return found


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """The figures of a server, for those who may read them; for others there is no such page."""
    house = house_of(request)
    if not may_read(request.headers, str(request.scope["state"]["peer"]), house.config.metrics_token):
        return PlainTextResponse("", 404)
    tables = await house.store.counted_tables()
    return Response(house.metrics.told(house, tables), media_type=EXPOSITION)


def may_read(headers: Headers, peer: str, token: str | None) -> bool:
    """Whether somebody may read the figures: who has the token, or without one whoever asks on this very machine.

    What came through a proxy comes from elsewhere, also where the proxy is on this machine.
    """
    if token:
        return secrets.compare_digest(headers.get("authorization", "").encode(), f"Bearer {token}".encode())
    return (
        is_loopback(peer)
        and is_loopback(urlsplit(f"//{headers.get('host', '')}").hostname or "")
        and not any(name in headers for name in FORWARDED)
    )


def is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
