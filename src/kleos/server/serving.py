"""Running the server: finding a port, opening the house, and telling where it is."""

import asyncio
import errno
import gc
import socket
from collections.abc import Callable
from typing import Any, Final

import uvicorn
from fastapi import FastAPI

from kleos.engine.errors import KleosError
from kleos.language.messages import Words
from kleos.server import logs
from kleos.server.app import application
from kleos.server.connections import impatient, raise_descriptors
from kleos.server.house import Config, House
from kleos.server.protocol import LARGEST
from kleos.server.settings import LAST_PORT, PORT

MORE_PORTS: Final = 50  # that are tried where none was named

# How many new objects until Python looks for circles of forgotten ones: among the newest, the newer, all. Looking through
# all matches of some hundred tables takes a tenth of a second in which nobody is answered; little there is circular.
SELDOM: Final = (10_000, 20, 200)


def bound(host: str, port: int | None) -> socket.socket:
    """A socket at the port that was named, or at the first free one where none was."""
    if port is not None and not 0 <= port <= LAST_PORT:
        raise KleosError(Words("port-range", port=port, last=LAST_PORT))
    for number in [port] if port is not None else range(PORT, PORT + MORE_PORTS):
        try:
            family, kind, protocol, _, address = socket.getaddrinfo(host, number, type=socket.SOCK_STREAM)[0]
            listening = socket.socket(family, kind, protocol)
        except OSError as problem:
            raise KleosError(Words("host-unknown", host=host, problem=problem.strerror or str(problem))) from None
        try:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind(address)
            listening.listen(2048)
        except OSError as problem:
            listening.close()
            if problem.errno not in (errno.EADDRINUSE, errno.EACCES):
                said = problem.strerror or str(problem)
                raise KleosError(Words("host-unknown", host=f"{host}:{number}", problem=said)) from None
            if port is not None:
                raise KleosError(Words("port-in-use", port=port)) from None
            continue
        return listening
    raise KleosError(Words("no-free-port", first=PORT, last=PORT + MORE_PORTS - 1))


def address_of(listening: socket.socket) -> str:
    """Where a browser on this machine finds the table."""
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


class Announcing(uvicorn.Server):
    """A server that says when it is ready, and tells everybody before it stops."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app: Any = self.config.app
        house: House = app.state.house
        await house.part()
        await super().shutdown(sockets)


def connecting(app: FastAPI, config: Config) -> uvicorn.Config:
    """How connections to an application are taken."""
    return uvicorn.Config(
        app,
        http=impatient(config),
        log_config=None,  # it says what it has to say as everybody else
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=8 * LARGEST,  # what is a little too large is answered, what is far too large ends the connection
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=3,
        server_header=False,
        date_header=False,
        lifespan="on",
        access_log=False,
        proxy_headers=False,  # the application itself knows whom to believe
    )


def serve(config: Config, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serves until it is told to stop."""
    gc.freeze()  # what the program itself is made of stays
    gc.set_threshold(*SELDOM)
    logs.begin(config.log_format, config.log_level)
    raise_descriptors(config.bounds.connections)
    app = application(config)
    settings = connecting(app, config)

    async def opened() -> None:
        app.state.house = await House.open(config)  # what is wrong with the database is told before anything runs
        await Announcing(settings, ready).serve([listening])

    with asyncio.Runner(loop_factory=settings.get_loop_factory()) as runner:
        runner.run(opened())
