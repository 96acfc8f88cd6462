"""Who asks, and from where: the signed cookie of a person, the page a request comes from, sizes, rates, and headers.

The cookie of a guest holds who they are; that of an account a session, which can be ended. A guest's cookie is no key to
the account that the guest has become.

`person_of(request)` is the person of a request, whom the database may not know yet; `kept_person_of(request)` is the
same, kept. `house_of(request)` is the house with its store: `house_of(request).store`.
"""

import logging
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from fastapi import Request
from itsdangerous import BadSignature, URLSafeTimedSerializer
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, cookie_parser
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kleos.language.messages import Words
from kleos.server.house import House
from kleos.server.library.answers import Failed, Problem
from kleos.server.misnamed import asks_for_page, misnamed_page
from kleos.server.sitting import RESTARTING
from kleos.server.words import known_language
from kleos.table.store import UNAVAILABLE, Person, fresh_id

log = logging.getLogger("kleos.server")

COOKIE: Final = "kleos"
DEVICE: Final = "kleos-device"  # the cookie of a browser that was logged in (kleos.server.devices)
SALT: Final = "kleos person"
AGE: Final = 400 * 24 * 3600  # seconds a cookie lasts, as long as browsers allow
FRESH: Final = 30 * 24 * 3600  # seconds after which whoever comes by gets a new one
LARGEST: Final = 512 * 1024  # bytes of a request
ONE_LINE: Final = 64  # bits of an address of the sixth version that whoever has the line chooses
CHANGING: Final = {"POST", "PUT", "PATCH", "DELETE"}
UNKNOWN: Final = (
    "/health",
    "/health/live",
    "/health/ready",
    "/metrics",
)  # where nobody is asked for a cookie or a name

POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


# Cookies --------------------------------------------------------------------------------------------------------------
def signer(secret: str, salt: str = SALT) -> URLSafeTimedSerializer:
    return URLSafeTimedSerializer(secret, salt=salt)


def signed(secret: str, key: str) -> str:
    """The cookie for a key: a guest, or a session."""
    return str(signer(secret).dumps(key))


def key_in(secret: str, cookie: str | None) -> tuple[str | None, bool]:
    """The key in a cookie that we signed not too long ago, and whether it is time for a new one."""
    if not cookie:
        return None, True
    try:
        key, made = signer(secret).loads(cookie, max_age=AGE, return_timestamp=True)
    except BadSignature:
        return None, True
    if not isinstance(key, str):
        return None, True
    return key, (datetime.now(UTC) - made).total_seconds() > FRESH


def set_cookie(headers: MutableHeaders, cookie: str, secure: bool, name: str = COOKIE, path: str = "/") -> None:
    value = f"{name}={cookie}; Path={path}; Max-Age={AGE}; HttpOnly; SameSite=Lax"
    headers.append("set-cookie", value + ("; Secure" if secure else ""))


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from one of our own pages, or from no page at all; browsers always say so."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site") in (None, "same-origin", "none")
    return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


def counted_by(address: str) -> str:
    """The address by which somebody is counted: of the sixth version all that one line of a provider has."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return address
    return str(found.ipv4_mapped or ip_network((int(found) >> ONE_LINE << ONE_LINE, 128 - ONE_LINE)))


def network_of(scope: Scope) -> str:
    """The address by which whoever asks is counted."""
    return str(scope["state"]["network"])


# Whoever answers a request asks these -----------------------------------------------------------------------------------
def house_of(request: HTTPConnection) -> House:
    house: House = request.app.state.house
    return house


async def person_of(request: HTTPConnection) -> Person:
    """The person who asks; one that the database does not know is a guest with nothing to keep so far."""
    id = str(request.scope["state"]["person"])
    house_of(request).whereabouts.note(id, network_of(request.scope))
    return await house_of(request).store.person(id) or Person(id)


async def kept_person_of(request: Request) -> Person:
    """The person who asks, kept from now on."""
    return await house_of(request).keep(await person_of(request), network_of(request.scope))


def key_of(request: HTTPConnection) -> str:
    """The key in the cookie of whoever asks."""
    return str(request.scope["state"]["key"])


def hand_key(request: Request, key: str) -> None:
    """From this answer on the browser has that key: a guest's, or a session's."""
    request.scope["state"]["becomes"] = key


# Around every request -----------------------------------------------------------------------------------------------------
class Visitors:
    """Knows who asks before anything is answered, and turns away what is too much, too large or from another site."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        carried = scope.get("carried")  # by a server that knows all this already
        if scope["type"] not in ("http", "websocket") or scope["path"] in UNKNOWN or carried:
            await self.app(scope, receive, send)
            return
        house: House = scope["app"].state.house
        headers = Headers(scope=scope)
        cookie = cookie_parser(headers.get("cookie", "")).get(COOKIE)
        key, renewed = key_in(house.secret, cookie)
        try:
            person = None if key is None else await house.person_of(key)
        except UNAVAILABLE as fault:
            log.error("the database: %r", fault)
            await come_again(scope, receive, send)
            return
        if key is None or person is None:
            key = person = fresh_id()
            renewed = True
        state: dict[str, Any] = scope.setdefault("state", {})
        state["person"], state["key"], state["network"] = person, key, counted_by(address_of(scope))
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        problem = objection(house, scope, headers, person)
        if problem is not None:
            status, code = problem
            answer = refused(scope, status, code)
            if code == "other-name" and asks_for_page(scope["method"], scope["path"], headers):
                page = misnamed_page(headers, house.config.names, scope["scheme"])
                answer = Response(page, status, HEADERS, "text/html; charset=utf-8")
            await answer(scope, receive, send)
            return

        async def answered(message: Message) -> None:
            if message["type"] == "http.response.start":
                sent = MutableHeaders(scope=message)
                for header, value in HEADERS.items():
                    sent.setdefault(header, value)
                becomes = state.get("becomes")
                if becomes is not None or renewed:
                    set_cookie(sent, signed(house.secret, becomes or key), scope["scheme"] == "https")
                if "device" in state:
                    set_cookie(sent, state["device"], scope["scheme"] == "https", DEVICE, "/api")
            await send(message)

        await self.app(scope, limited(receive), answered)


def is_ours(name: str, names: Sequence[str]) -> bool:
    """Whether a page at this name of a host can be ours: at a number, at this machine, or as whoever runs it says.

    At any other name it may be another site's that has its name lead to this machine.
    """
    host = urlsplit(f"//{name}").hostname or ""
    with suppress(ValueError):
        ip_address(host)
        return True
    return host == "localhost" or host.endswith(".localhost") or host in (one.lower() for one in names)


def objection(house: House, scope: Scope, headers: Headers, person: str) -> tuple[int, str] | None:
    """What stands against a request before it is looked at: a status and a code."""
    if not is_ours(headers.get("host", ""), house.config.names):
        return 421, "other-name"
    if "\0" in scope["path"] or b"%00" in scope["query_string"]:
        return 400, "null-character"
    if scope["path"].startswith("/api/") and not house.gate.passes("requests", network_of(scope)):
        return 429, "too-fast"
    if scope["path"].startswith("/api/") and scope["path"] != "/api/logout":
        if house.banned.hold(person, address_of(scope), house.now()):
            return 403, "banned"
    if scope["method"] in CHANGING:
        if not same_origin(headers):
            return 403, "foreign-page"
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > LARGEST:
            return 413, "too-large"
        body = length != "0" or "transfer-encoding" in headers
        if body and headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            return 415, "needs-json"
    return None


def limited(receive: Receive) -> Receive:
    """What is received, cut off where it grows too large whatever it said of its length."""
    total = 0

    async def counted() -> Message:
        nonlocal total
        message = await receive()
        total += len(message.get("body", b""))
        if total > LARGEST:
            return {"type": "http.disconnect"}
        return message

    return counted


async def come_again(scope: Scope, receive: Receive, send: Send) -> None:
    """Whoever asks is to ask once more, later: browsers at a table do so by themselves."""
    if scope["type"] == "websocket":
        with suppress(OSError):  # it has gone by itself
            await send({"type": "websocket.close", "code": RESTARTING})
    else:
        await refused(scope, 503, "not-kept")(scope, receive, send)


def refused(scope: Scope, status: int, code: str) -> Response:
    scope.setdefault("state", {})["code"] = code
    query = scope.get("query_string", b"").decode("latin-1")
    asked = dict(part.partition("=")[::2] for part in query.split("&"))
    words = Words(code, most=LARGEST) if code == "too-large" else Words(code)
    problem = Problem(code, words.text(known_language(asked.get("lang", ""))), "")
    headers = {**HEADERS, "retry-after": "30"} if status == 429 else dict(HEADERS)
    return Response(msgspec.json.encode(Failed(problem)), status, headers, "application/json")
