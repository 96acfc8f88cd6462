"""Reading what a request carries."""

from typing import Any, TypeVar

import msgspec
from fastapi import Request

from kleos.engine.messages import Words
from kleos.server.library.replies import Refused

T = TypeVar("T")


async def body_of(request: Request, kind: type[T]) -> T:
    """The JSON body of a request as what it must be; raises a Refused that says what is wrong."""
    body = await request.body()
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except (msgspec.DecodeError, RecursionError) as problem:
        raise Refused(400, "malformed", Words("malformed", problem=str(problem)[:200])) from None


def number_of(request: Request, name: str) -> int | None:
    """A whole number of the query, None if it is not there."""
    text: Any = request.query_params.get(name)
    if text is None or text == "":
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refused(400, "malformed", Words("malformed", problem=name))
    return int(text)
