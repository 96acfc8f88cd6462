"""How the library replies: JSON made once for each game and language and known by its tag, and errors that explain."""

import gzip
import hashlib
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Annotated, Any, Final

import msgspec
from fastapi import Depends, Request, Response
from fastapi.routing import APIRoute

from kleos.engine.errors import KleosError
from kleos.engine.game import Game
from kleos.games.registry import game_named
from kleos.language.grammar import Sayable
from kleos.language.languages import LANGUAGES
from kleos.server.library.answers import Failed, Problem
from kleos.words.phrases import check_language

JSON: Final = "application/json"
SMALL: Final = 1024  # bytes below which compressing gains nothing


class Refused(Exception):
    """A request that cannot be met: the status, a stable code, the words and the clause for it, the field it is about."""

    def __init__(self, status: int, code: str, words: Sayable, clause: str = "", field: str = "") -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.words = words
        self.clause = clause
        self.field = field


class ExplainingRoute(APIRoute):
    """A route whose refusals are answered in the language of the request."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def explained(request: Request) -> Response:
            try:
                return await handle(request)
            except Refused as refused:
                asked = request.query_params.get("lang", "")
                lang = asked if asked in LANGUAGES else "en"
                request.scope.setdefault("state", {})["code"] = refused.code
                problem = Problem(refused.code, refused.words.text(lang), refused.clause, refused.field)
                return encoded(Failed(problem), refused.status)

        return explained


def language(lang: str = "en") -> str:
    """The language of a request, from its query."""
    try:
        check_language(lang)
    except KleosError as problem:
        raise Refused(400, "unknown-language", problem.words) from None
    return lang


Lang = Annotated[str, Depends(language)]


def found_game(game: str) -> Game:
    """The game with an id."""
    try:
        return game_named(game)
    except KleosError as problem:
        raise Refused(404, "unknown-game", problem.words) from None


KnownGame = Annotated[Game, Depends(found_game)]


def encoded(answer: msgspec.Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(answer), status, media_type=JSON, headers={"Cache-Control": "no-store"})


# What changes only with the program -----------------------------------------------------------------------------------
@dataclass(frozen=True)
class Page:
    """An answer that is the same for everybody, ready to be sent."""

    body: bytes
    packed: bytes
    tag: str


def page(answer: msgspec.Struct) -> Page:
    body = msgspec.json.encode(answer)
    packed = gzip.compress(body, mtime=0) if len(body) >= SMALL else b""
    return Page(body, packed, f'W/"{hashlib.sha256(body).hexdigest()[:24]}"')


def sent(page: Page, request: Request) -> Response:
    """The page, or the news that the browser has it already."""
    headers = {"ETag": page.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if page.tag in [tag.strip() for tag in request.headers.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=headers)
    if page.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(page.packed, media_type=JSON, headers={**headers, "Content-Encoding": "gzip"})
    return Response(page.body, media_type=JSON, headers=headers)
