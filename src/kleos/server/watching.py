"""Around everything that is asked: an id, a line in the log, a figure; HEAD where there is GET; faults answered in words."""

import logging
import re
import secrets
import time
from typing import Any, Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from kleos.server.house import House
from kleos.server.logs import request_id, table_id, written_address
from kleos.server.visitors import address_of, refused

log = logging.getLogger("kleos.request")

HEADER: Final = "x-request-id"
GOOD_ID: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")
UNROUTED: Final = "(none)"  # what was turned away before anybody looked where it goes
CARRIED: Final = "(carried)"  # what another server answers, and counts by its route


class Watched:
    """Knows what became of each request and each connection."""

    def __init__(self, app: ASGIApp, proxies: tuple[str, ...]) -> None:
        # Who asks for whom is found out in here: outside it, the address is still the proxy's.
        believing: Any = ProxyHeadersMiddleware(app, list(proxies))  # type: ignore[arg-type]
        self.app: ASGIApp = believing
        self.proxies = believing.trusted_hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        peer = address_of(scope)
        state: dict[str, Any] = scope.setdefault("state", {})
        state["peer"] = peer
        given = Headers(scope=scope).get(HEADER, "")
        id = given if peer in self.proxies and GOOD_ID.fullmatch(given) else secrets.token_hex(8)
        id = state.setdefault("id", id)  # another server that carried it here has given it one
        request_id.set(id)  # for this task alone, which is of one request or one connection: nobody need take it back
        table_id.set("")
        await Asked(scope, id).answered(self.app, receive, send)


class Asked:
    """One request, or one connection."""

    def __init__(self, scope: Scope, id: str) -> None:
        self.scope = scope
        self.id = id
        self.house: House = scope["app"].state.house
        self.http = scope["type"] == "http"
        self.method = str(scope["method"]) if self.http else "WEBSOCKET"
        self.bare = self.method == "HEAD"  # asks for what GET would answer, without its body
        self.status = 0  # none so far
        self.began = time.perf_counter()

    async def answered(self, app: ASGIApp, receive: Receive, send: Send) -> None:
        if self.bare:
            self.scope["method"] = "GET"

        async def noted(message: Message) -> None:
            self.note(message)
            await send({**message, "body": b""} if self.bare and message["type"] == "http.response.body" else message)

        try:
            await app(self.scope, receive, noted)
        except Exception:
            log.exception("a fault", extra={"facts": self.facts()})
            if self.http and not self.status:
                await refused(self.scope, 500, "at-fault")(self.scope, receive, noted)
            elif not self.http:
                await noted({"type": "websocket.close", "code": 1011})
        self.tell()

    def note(self, message: Message) -> None:
        """Takes down how it was answered, and gives the id back."""
        if message["type"] in ("http.response.start", "websocket.accept"):
            MutableHeaders(scope=message)[HEADER] = self.id
        if message["type"] == "http.response.start":
            self.status = message["status"]
        elif message["type"] == "websocket.close":
            self.status = message.get("code", 1000)

    @property
    def route(self) -> str:
        """The pattern of its path."""
        unknown = CARRIED if self.scope["state"].get("carried") else UNROUTED
        return str(getattr(self.scope.get("route"), "path", unknown))

    def facts(self) -> dict[str, Any]:
        """What is told of it: the pattern of its path, never the path, which may hold an invitation."""
        state, house = self.scope["state"], self.house
        told = {
            "method": self.method,
            "route": self.route,
            "status": self.status,
            "ms": round(1000 * (time.perf_counter() - self.began), 1),
            "person": state.get("person", ""),
            "address": written_address(address_of(self.scope), house.config.log_addresses),
            "code": state.get("code", ""),
        }
        if "table" in self.scope.get("path_params", {}):
            told["table"] = str(self.scope["path_params"]["table"])[:64]
        return {name: value for name, value in told.items() if value != ""}

    def tell(self) -> None:
        metrics, code = self.house.metrics, self.scope["state"].get("code")
        if code:
            metrics.errors.labels(code).inc()
        if self.http:
            seconds = time.perf_counter() - self.began
            metrics.request(self.method, self.route, self.status, seconds)
        if log.isEnabledFor(logging.INFO):
            log.info("answered" if self.http else "left", extra={"facts": self.facts()})
