"""Wires between servers: a request, or the socket of a browser, as it goes on in another process.

One connection for each. It begins with each side showing that it knows the secret of the database, which is never said;
then the scope of ASGI, and its events in both directions as they come up. What goes over a wire is not encrypted: wires
belong on one machine, or in a network of one's own.
"""

import asyncio
import hmac
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kleos.engine.errors import KleosError
from kleos.language.messages import Words

log = logging.getLogger("kleos.server")

NONCE: Final = 32  # bytes
LARGEST: Final = 16 * 1024 * 1024  # bytes of one event
PATIENCE: Final = 2.0  # seconds for the other side to answer and show who it is
ASKING: Final = b"kleos wire: who asks"
ANSWERING: Final = b"kleos wire: who answers"
CARRIED: Final = (  # of a scope; the rest is of the server that the browser is connected to
    "type",
    "asgi",
    "http_version",
    "method",
    "scheme",
    "path",
    "raw_path",
    "query_string",
    "root_path",
    "headers",
    "client",
    "server",
    "subprotocols",
    "state",
)

encode = msgspec.msgpack.Encoder().encode
decode = msgspec.msgpack.Decoder().decode


class Broken(Exception):
    """A wire that leads nowhere, or not to one of ours."""


class Wire:
    """One end of a wire, when both sides have shown who they are."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def put(self, event: Any) -> None:
        """Sends an event; raises OSError where nobody is there any more."""
        data = encode(event)
        try:
            self.writer.write(len(data).to_bytes(4, "big") + data)
            await self.writer.drain()
        except RuntimeError as problem:  # as uvloop tells it
            raise ConnectionResetError(str(problem)) from None

    async def get(self) -> Any:
        """The next event; raises Broken where there is none any more."""
        try:
            length = int.from_bytes(await self.reader.readexactly(4), "big")
            if length > LARGEST:
                raise Broken(f"an event of {length} bytes")
            return decode(await self.reader.readexactly(length))
        except (asyncio.IncompleteReadError, OSError, msgspec.DecodeError) as problem:
            raise Broken(str(problem)) from None

    def close(self) -> None:
        self.writer.close()

    # Who is there ---------------------------------------------------------------------------------------------------
    @classmethod
    async def to(cls, address: str, secret: str) -> "Wire":
        """A wire to another server; raises Broken where it cannot be reached or does not know the secret."""
        try:
            async with asyncio.timeout(PATIENCE):
                wire = cls(*await asyncio.open_connection(*parted(address)))
                try:
                    await wire.greet(secret)
                except BaseException:
                    wire.close()
                    raise
        except (OSError, TimeoutError, asyncio.IncompleteReadError) as problem:
            raise Broken(f"{address} cannot be reached: {problem}") from None
        return wire

    async def greet(self, secret: str) -> None:
        theirs = await self.reader.readexactly(NONCE)
        mine = secrets.token_bytes(NONCE)
        self.writer.write(mine + proof(secret, ASKING, theirs, mine))
        if not hmac.compare_digest(await self.reader.readexactly(NONCE), proof(secret, ANSWERING, theirs, mine)):
            raise Broken("the other side does not know the secret")

    async def welcome(self, secret: str) -> None:
        mine = secrets.token_bytes(NONCE)
        self.writer.write(mine)
        said = await self.reader.readexactly(2 * NONCE)
        if not hmac.compare_digest(said[NONCE:], proof(secret, ASKING, mine, said[:NONCE])):
            raise Broken("the other side does not know the secret")
        self.writer.write(proof(secret, ANSWERING, mine, said[:NONCE]))


async def ask(address: str, secret: str, question: dict[str, Any]) -> Any:
    """Asks another server something that no browser asks."""
    wire = await Wire.to(address, secret)
    try:
        async with asyncio.timeout(PATIENCE):
            await wire.put(question)
            return await wire.get()
    except TimeoutError:
        raise Broken(f"{address} does not answer") from None
    finally:
        wire.close()


def parted(address: str) -> tuple[str, int]:
    """Host and port of an address; any port where there is none."""
    found = urlsplit(f"//{address}")
    try:
        return found.hostname or address, found.port or 0
    except ValueError:
        raise KleosError(Words("peer-address", address=address, problem="HOST:PORT")) from None


def proof(secret: str, side: bytes, one: bytes, other: bytes) -> bytes:
    return hmac.digest(secret.encode(), side + one + other, "sha256")


# Carrying -----------------------------------------------------------------------------------------------------------------
async def carry(wire: Wire, scope: Scope, receive: Receive, send: Send) -> None:
    """Lets another server answer; raises Broken where it does not come to an end."""
    await wire.put({key: scope[key] for key in CARRIED if key in scope})

    async def say() -> None:
        with suppress(OSError):  # what became of it is heard from the other side
            while True:
                await wire.put(await receive())

    saying = asyncio.create_task(say())
    try:
        while True:
            event = await wire.get()
            if event["type"] == "end":
                return
            try:
                await send(event)
            except OSError:  # the browser has gone
                return
    finally:
        saying.cancel()
        with suppress(asyncio.CancelledError):
            await saying
        wire.close()


Asked = Callable[[dict[str, Any]], Awaitable[Any]]


class Exchange:
    """Where the wires of the other servers end."""

    def __init__(self, secret: str) -> None:
        self.secret = secret
        self.asked: Asked | None = None  # what answers questions that are no browser's
        self.app: ASGIApp | None = None  # what answers browsers
        self.server: asyncio.Server | None = None
        self.wires: set[asyncio.Task[None]] = set()

    async def open(self, wanted: str) -> str:
        """Opens at an address, at any free port where it names none; the address at which it is reached."""
        host, port = parted(wanted)
        try:
            self.server = await asyncio.start_server(self.arrived, host, port)
        except OSError as problem:
            raise KleosError(Words("peer-address", address=wanted, problem=problem.strerror or str(problem))) from None
        return f"{host}:{self.server.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        """Breaks all wires: whoever is at their other end comes again elsewhere."""
        if self.server is not None:
            self.server.close()
        for task in list(self.wires):
            task.cancel()
        await asyncio.gather(*self.wires, return_exceptions=True)

    async def arrived(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        wire = Wire(reader, writer)
        task = asyncio.current_task()
        assert task is not None
        self.wires.add(task)
        try:
            async with asyncio.timeout(PATIENCE):
                await wire.welcome(self.secret)
                scope = await wire.get()
            await self.answer(wire, scope)
        except (Broken, OSError, TimeoutError, asyncio.IncompleteReadError) as problem:
            log.info("a wire broke: %s", problem)
        except asyncio.CancelledError:
            pass  # this server stops
        except Exception:
            log.exception("on a wire")
        finally:
            self.wires.discard(task)
            wire.close()

    async def answer(self, wire: Wire, scope: Any) -> None:
        if self.app is None or self.asked is None:
            raise Broken("this server is not open yet")
        if scope["type"] not in ("http", "websocket"):
            await wire.put(await self.asked(scope))
            return
        gone = asyncio.Event()

        async def receive() -> Message:
            if gone.is_set():
                await asyncio.Event().wait()
            try:
                event: Message = await wire.get()
            except Broken:
                gone.set()
                return {"type": f"{scope['type']}.disconnect", "code": 1006}
            return event

        scope["carried"] = True
        scope["headers"] = [(name, value) for name, value in scope["headers"]]
        await self.app(scope, receive, wire.put)
        await wire.put({"type": "end"})
