"""Reading what a request carries."""

import re
from typing import Any, Final, TypeVar

import msgspec
from fastapi import Request
from starlette.requests import ClientDisconnect

from kleos.language.messages import Words
from kleos.server.library.replies import Refused
from kleos.server.visitors import LARGEST

T = TypeVar("T")

NULL: Final = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")  # as JSON writes the character that no database keeps


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


def check_characters(body: bytes) -> None:
    """Raises a Refused if the JSON of a request holds the character that cannot be kept."""
    if NULL.search(body) is not None:
        raise Refused(400, "null-character", Words("null-character"))


def number_of(request: Request, name: str) -> int | None:
    """A whole number of the query, None if it is not there."""
    text: Any = request.query_params.get(name)
    if text is None or text == "":
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refused(400, "malformed", Words("malformed", problem=name))
    return int(text)
