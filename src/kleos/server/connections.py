"""Connections before anything was asked: not too many, and none that is kept open by a request that never comes whole."""

import asyncio
import logging
import sys
from collections import Counter
from typing import Any, ClassVar, Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from kleos.server.settings import Settings
from kleos.server.visitors import counted_by

log = logging.getLogger("kleos.server")

LARGEST_HEAD: Final = 64 * 1024  # bytes until all headers of a request are there
SPARE: Final = 128  # descriptors for files, the database and bots
FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 30\r\ncontent-type: text/plain\r\n"
    b"content-length: 22\r\nconnection: close\r\n\r\ntoo many connections.\n"
)


class Door:
    """Counts who has come in; proxies, who come for many, are not counted as addresses."""

    def __init__(self, settings: Settings) -> None:
        self.seconds = settings.bounds.request_seconds
        self.most = min(settings.bounds.connections, max(1, descriptors() - SPARE))
        self.most_of_address = settings.bounds.connections_of_address
        self.proxies: Any = ProxyHeadersMiddleware(None, list(settings.proxies)).trusted_hosts  # type: ignore[arg-type]
        self.open: Counter[str] = Counter()

    def counts(self, address: str) -> str | None:
        """The address by which a connection is counted, if it is."""
        return None if address in self.proxies else counted_by(address)


class Impatient(HttpToolsProtocol):
    """A connection that is hung up on when a request does not come whole in its time, or is one too many."""

    door: ClassVar[Door]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.waiting: asyncio.TimerHandle | None = None
        self.head = 0  # bytes of a request whose headers are not all there
        self.counted = self.door.counts(str(self.client[0])) if self.client else None
        if self.counted is not None:
            self.door.open[self.counted] += 1
        crowded = self.counted is not None and self.door.open[self.counted] > self.door.most_of_address
        if crowded or len(self.connections) > self.door.most:
            transport.write(FULL)
            transport.close()
            return
        self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        self.left()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.stop_waiting()
        self.left()  # tables count their own connections
        super().handle_websocket_upgrade()

    def left(self) -> None:
        if self.counted is not None:
            self.door.open[self.counted] -= 1
            if not self.door.open[self.counted]:
                del self.door.open[self.counted]
            self.counted = None

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete:
            self.wait()
        self.head += len(data)
        super().data_received(data)
        if self.head > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The headers are too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.wait()

    def on_headers_complete(self) -> None:
        self.head = -sys.maxsize  # what follows is a body, whose size the application knows
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.stop_waiting()
        self.head = 0
        super().on_message_complete()

    def wait(self) -> None:
        """Begins to wait for a whole request; one that has begun to come is waited for no longer."""
        if self.waiting is None:
            self.waiting = self.loop.call_later(self.door.seconds, self.hang_up)

    def stop_waiting(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    def hang_up(self) -> None:
        self.waiting = None
        self.transport.abort()


def impatient(settings: Settings) -> type[Impatient]:
    """The connections of a server with these settings."""
    return type("ImpatientHere", (Impatient,), {"door": Door(settings)})


def descriptors() -> int:
    """How many files and connections this process may have open."""
    try:
        import resource
    except ImportError:  # where there is no such limit
        return sys.maxsize
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return sys.maxsize if soft == resource.RLIM_INFINITY else soft


def raise_descriptors(wanted: int) -> None:
    """Asks the system for as many open connections as are wanted, as far as it allows."""
    try:
        import resource
    except ImportError:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted + SPARE if hard == resource.RLIM_INFINITY else min(wanted + SPARE, hard)
    if soft != resource.RLIM_INFINITY and most > soft:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        except (OSError, ValueError) as problem:
            log.warning("no more than %d descriptors: %s", soft, problem)
