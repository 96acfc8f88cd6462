"""A browser without a browser: asks an application and sits at its tables, in the same process. For tests and trials."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

from fastapi import FastAPI
from starlette.types import Message

from kleos.server.protocol import VERSION
from kleos.server.visitors import DEVICE

HOST: Final = "table.test"
PATIENCE: Final = 20.0  # seconds for anything to be heard


@asynccontextmanager
async def running(app: FastAPI) -> AsyncIterator[FastAPI]:
    """An application between its opening and its closing."""
    async with app.router.lifespan_context(app):
        yield app


@dataclass
class Answer:
    """What came back."""

    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """The code of an error."""
        return str(self.json()["error"]["code"])


class Browser:
    """Somebody's browser, with the cookie it was given."""

    def __init__(self, app: FastAPI, address: str = "10.0.0.1") -> None:
        self.app = app
        self.cookie = ""
        self.device = ""  # the cookie of a browser that was logged in
        self.address = address
        self.screens: list[Screen] = []  # that were opened, whoever else remembers them

    def headers(self, more: dict[str, str]) -> list[tuple[bytes, bytes]]:
        cookies = "; ".join(cookie for cookie in (self.cookie, self.device) if cookie)
        all_of_them = {"host": HOST, **({"cookie": cookies} if cookies else {}), **more}
        return [(key.encode(), value.encode()) for key, value in all_of_them.items()]

    async def ask(self, method: str, path: str, body: bytes = b"", headers: dict[str, str] | None = None) -> Answer:
        given = {"content-type": "application/json", "content-length": str(len(body))} if body else {}
        where, _, query = path.partition("?")
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": where,
            "raw_path": where.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": self.headers({**given, **(headers or {})}),
            "client": (self.address, 50000),
            "server": (HOST, 80),
        }
        sent: list[Message] = []
        asked = [{"type": "http.request", "body": body, "more_body": False}]

        async def receive() -> Message:
            if not asked:
                await asyncio.Event().wait()  # the browser stays until it has its answer
            return asked.pop()

        async def send(message: Message) -> None:
            sent.append(message)

        try:
            await asyncio.wait_for(self.app(scope, receive, send), PATIENCE)
        except Exception:
            if not sent:  # else the fault was answered, and goes on to the log of the server
                raise
        head = next(message for message in sent if message["type"] == "http.response.start")
        found = {key.decode(): value.decode() for key, value in reversed(head["headers"])}
        for key, value in head["headers"]:
            if key == b"set-cookie":
                self.keep(value.decode().partition(";")[0])
        return Answer(head["status"], found, b"".join(message.get("body", b"") for message in sent))

    def keep(self, cookie: str) -> None:
        if cookie.startswith(f"{DEVICE}="):
            self.device = cookie
        else:
            self.cookie = cookie

    async def get(self, path: str) -> Answer:
        return await self.ask("GET", path)

    async def post(self, path: str, headers: dict[str, str] | None = None, /, **body: Any) -> Answer:
        return await self.ask("POST", path, json.dumps(body).encode(), headers)

    async def table(self, game: str, *seats: dict[str, Any], **more: Any) -> str:
        """Opens a table and gives its id."""
        made = await self.post("/api/tables", game=game, seats=list(seats), **more)
        assert made.status == 201, made.body
        return str(made.json()["id"])

    async def sit(self, table: str, lang: str = "en", headers: dict[str, str] | None = None) -> "Screen":
        """Opens a table and says hello; the screen shows the table."""
        screen = await self.connect(table, headers)
        await screen.tell("hello", version=VERSION, lang=lang)
        await screen.hear("state")
        return screen

    async def connect(self, table: str, headers: dict[str, str] | None = None) -> "Screen":
        """A connection on which nothing has been said."""
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": f"/ws/tables/{table}",
            "raw_path": f"/ws/tables/{table}".encode(),
            "query_string": b"",
            "root_path": "",
            "headers": self.headers({"origin": f"http://{HOST}", **(headers or {})}),
            "client": (self.address, 50000),
            "server": (HOST, 80),
            "subprotocols": [],
        }
        screen = Screen()
        screen.task = asyncio.create_task(self.app(scope, screen.receive, screen.send))
        self.screens.append(screen)
        return screen


class Screen:
    """An open table: what was heard, and the last state."""

    def __init__(self) -> None:
        self.task: asyncio.Task[None] | None = None
        self.inbox: asyncio.Queue[Message] = asyncio.Queue()
        self.inbox.put_nowait({"type": "websocket.connect"})
        self.outbox: asyncio.Queue[Message] = asyncio.Queue()
        self.frames: list[str] = []  # everything that was sent here
        self.state: dict[str, Any] = {}
        self.log: dict[int, dict[str, Any]] = {}
        self.closed: int | None = None
        self.asks = 0

    async def receive(self) -> Message:
        return await self.inbox.get()

    async def send(self, message: Message) -> None:
        self.outbox.put_nowait(message)

    # Talking --------------------------------------------------------------------------------------------------------
    async def tell(self, kind: str, **fields: Any) -> int:
        """Sends a message and gives its number."""
        self.asks += 1
        await self.tell_raw(json.dumps({"type": kind, "ask": self.asks, **fields}))
        return self.asks

    async def tell_raw(self, text: str | bytes) -> None:
        key = "text" if isinstance(text, str) else "bytes"
        self.inbox.put_nowait({"type": "websocket.receive", key: text})

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds; those before it are noted."""
        while True:
            message = await self.next()
            if not kinds or message["type"] in kinds:
                return message

    async def next(self) -> dict[str, Any]:
        while True:
            heard = await asyncio.wait_for(self.outbox.get(), PATIENCE)
            if heard["type"] == "websocket.close":
                self.closed = heard.get("code", 1000)
                return {"type": "closed", "code": self.closed}
            if heard["type"] == "websocket.send":
                return self.note(heard.get("text") or heard["bytes"].decode())

    def note(self, frame: str) -> dict[str, Any]:
        self.frames.append(frame)
        message: dict[str, Any] = json.loads(frame)
        if message["type"] == "state":
            self.state = message
            self.log = {number: entry for number, entry in self.log.items() if number <= message["log_from"]}
            self.log |= {entry["number"]: entry for entry in message["log"]}
        return message

    async def until(self, **fields: Any) -> dict[str, Any]:
        """Hears states until one has these values."""
        while any(self.state.get(key) != value for key, value in fields.items()):
            await self.hear("state")
        return self.state

    async def answer(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Says something and hears what is answered to it: done, an error, reasons, hints or a state."""
        ask = await self.tell(kind, **fields)
        while True:
            message = await self.next()
            if message.get("ask") == ask or message["type"] == "closed":
                return message

    # Playing ----------------------------------------------------------------------------------------------------------
    @property
    def mine(self) -> bool:
        decision = self.state["decision"]
        return decision is not None and decision["mine"]

    @property
    def tokens(self) -> list[str]:
        return [option["token"] for option in self.state["decision"]["options"]]

    async def choose(self, token: str | None = None) -> dict[str, Any]:
        """Answers the open decision, with the first option if none is named, and waits for the state that shows it."""
        answer = await self.answer("choose", moves=self.state["moves"], token=token or self.tokens[0])
        if answer["type"] == "done":
            await self.hear("state")
        return answer

    async def leave(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})
        if self.task is not None:
            await asyncio.wait_for(self.task, PATIENCE)
