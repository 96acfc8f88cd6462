"""The WebSocket of a table: hello first, then one message after another."""

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from kleos.language.messages import Words
from kleos.server.errors import Refusal, failure
from kleos.server.house import House, Unopenable
from kleos.server.limits import TooFast
from kleos.server.logs import table_id
from kleos.server.protocol import (
    LARGEST,
    VERSION,
    Arrange,
    Choose,
    Earlier,
    Foresee,
    FromBrowser,
    Hello,
    Hint,
    Sign,
    Speak,
    Undo,
    Why,
)
from kleos.server.sitting import REFUSED, Connection, Sitting, encode
from kleos.server.visitors import address_of, house_of, is_ours, key_of, network_of, person_of, same_origin
from kleos.server.words import known_language

router = APIRouter()

decoder: msgspec.json.Decoder[FromBrowser] = msgspec.json.Decoder(FromBrowser)

PATIENCE: Final = 15.0  # seconds for hello


@router.websocket("/ws/tables/{table}")
async def at_table(socket: WebSocket, table: str) -> None:
    """A browser opens a table."""
    house = house_of(socket)
    table_id.set(table[:64])
    if not same_origin(socket.headers) or not is_ours(socket.headers.get("host", ""), house.config.names):
        await socket.close(1008)
        return
    try:
        await socket.accept()
    except OSError:  # the browser did not wait
        return
    lang, network = "en", network_of(socket.scope)
    try:
        house.gate.check("arrivals", network)
        hello = await asyncio.wait_for(first(socket), PATIENCE)
        lang = known_language(hello.lang)
        if hello.version != VERSION:
            raise Refusal("other-version")
        person = await person_of(socket)
        if house.banned.hold(person.id, address_of(socket.scope), house.now()):
            raise Refusal("banned")
        sitting = None if "\0" in table else await house.sitting(table[:64])
        if sitting is not None and sitting.closed:
            raise Refusal("table-closed")
        if sitting is None or not sitting.admits(person.id):
            raise Refusal("no-table", Words("no-such-table"))
        if not house.has_room(sitting, person.id, network):
            raise Refusal("too-many")
    except WebSocketDisconnect:
        return
    except (Refusal, TooFast, Unopenable, TimeoutError) as problem:
        told = problem if isinstance(problem, (Refusal, TooFast)) else Refusal("hello-first")
        if isinstance(problem, Unopenable):
            told = Refusal("cannot-open", problem.words)
        house.metrics.errors.labels(told.code).inc()
        await farewell(socket, encode(failure(0, told, lang)))
        return
    connection = Connection(person, lang, key_of(socket), network, address_of(socket.scope))
    sender = asyncio.create_task(send_on(socket, connection))
    try:
        with house.counted(person.id, network):
            await sitting.enter(connection, hello.ask)
            await listen(socket, house, sitting, connection)
    except WebSocketDisconnect:
        pass
    finally:
        sitting.leave(connection)
        sender.cancel()
        with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await sender


async def first(socket: WebSocket) -> Hello:
    message = decoded(await received(socket))
    if not isinstance(message, Hello):
        raise Refusal("hello-first")
    return message


async def listen(socket: WebSocket, house: House, sitting: Sitting, connection: Connection) -> None:
    """Answers one message after another, until the browser leaves."""
    name = f"{id(connection)}"
    while not connection.lost:
        try:
            data = await received(socket)
            house.gate.check("messages", name)
            message = decoded(data)
            check_rate(house, connection, message)
        except (Refusal, TooFast) as problem:
            house.metrics.errors.labels(problem.code).inc()
            connection.send(failure(ask_of(data), problem, connection.lang))
            continue
        await sitting.asked(connection, message)


RATED: Final[dict[type, str]] = {
    Choose: "moves",
    Hint: "hints",
    Why: "questions",
    Undo: "questions",
    Hello: "tellings",
    Speak: "tellings",
    Earlier: "tellings",
    Foresee: "foresights",
    Arrange: "arrangements",
    Sign: "signs",
}


def check_rate(house: House, connection: Connection, message: FromBrowser) -> None:
    """What costs much thought, much telling or room in the database may be asked less often."""
    rate = RATED.get(type(message))
    if rate is not None:
        house.gate.check(rate, connection.person.id, connection.network)


async def received(socket: WebSocket) -> bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    text = message.get("text")
    return text.encode("utf-8", "replace") if text is not None else message.get("bytes") or b""


def decoded(data: bytes) -> FromBrowser:
    """A message; raises a Refusal that says what is wrong with it."""
    if len(data) > LARGEST:
        raise Refusal("too-large", Words("too-large", most=LARGEST))
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise Refusal("malformed", Words("malformed", problem=str(problem)[:200])) from None


def ask_of(data: bytes) -> int:
    """The number that a message bears, if that much of it can be read."""
    try:
        found = msgspec.json.decode(data[:LARGEST], type=dict[str, object]).get("ask", 0)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return 0
    return found if isinstance(found, int) else 0


async def send_on(socket: WebSocket, connection: Connection) -> None:
    """Sends what is on its way to a browser; hangs up if it does not keep up, or is sent away."""
    while True:
        message = await connection.outbox.get()
        if isinstance(message, int):
            await socket.close(message)
            return
        await socket.send_text(message.decode())


async def farewell(socket: WebSocket, message: bytes) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        if socket.application_state == WebSocketState.CONNECTED:
            await socket.send_text(message.decode())
            await socket.close(REFUSED)
