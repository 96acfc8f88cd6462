"""Reading what a request carries."""

from typing import Any, TypeVar

import msgspec
from fastapi import Request
from starlette.requests import ClientDisconnect

from kleos.language.messages import Words
from kleos.server.library.replies import Refused, check_characters
from kleos.server.visitors import LARGEST

T = TypeVar("T")


async def body_of(request: Request, kind: type[T], most: int = LARGEST) -> T:
    """The JSON body of a request, of so many bytes at most, as what it must be; raises a Refused that says what is wrong."""
    try:
        body = await request.body()
    except ClientDisconnect:  # it grew larger than it had said
        raise Refused(413, "too-large", Words("too-large", most=LARGEST)) from None
    if len(body) > most:
        raise Refused(413, "too-large", Words("too-large", most=most))
    check_characters(body)
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise Refused(400, "malformed", Words("malformed", problem=str(problem)[:200])) from None


def number_of(request: Request, name: str) -> int | None:
    """A whole number of the query, None if it is not there."""
    text: Any = request.query_params.get(name)
    if text is None or text == "":
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refused(400, "malformed", Words("malformed", problem=name))
    return int(text)
