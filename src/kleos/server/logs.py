"""What a server says of itself: one line for each record, for people at a terminal or as JSON, with what it was about.

A record names the request or the connection it belongs to, and the table. None holds a name, a password, a cookie, an
invitation or a card: people are told apart by their ids, addresses are written as the host wants them.
"""

import logging
import sys
from contextvars import Context, ContextVar
from datetime import UTC, datetime
from ipaddress import ip_address, ip_network
from typing import Any, Final, TextIO

import msgspec

MASKS: Final = {4: 24, 6: 48}  # bits of an address that are kept, by its version

request_id: ContextVar[str] = ContextVar("request_id", default="")
table_id: ContextVar[str] = ContextVar("table_id", default="")


def facts_of(record: logging.LogRecord) -> dict[str, Any]:
    """What a record tells besides its words."""
    facts: dict[str, Any] = {}
    for name, about in (("request", request_id.get()), ("table", table_id.get())):
        if about:
            facts[name] = about
    return facts | getattr(record, "facts", {})


class JsonLines(logging.Formatter):
    """One JSON document on each line."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **facts_of(record),
        }
        if record.exc_info:
            told["fault"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told, enc_hook=str).decode()


class Lines(logging.Formatter):
    """A line to read, then what it is about; a fault follows on lines of its own."""

    def format(self, record: logging.LogRecord) -> str:
        when = datetime.fromtimestamp(record.created).astimezone().strftime("%Y-%m-%d %H:%M:%S")
        facts = [f"{name}={one_line(str(value))}" for name, value in facts_of(record).items()]
        line = " ".join([when, record.levelname.lower(), one_line(record.getMessage()), *facts])
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def one_line(text: str) -> str:
    """A text in which nothing can look like another line."""
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text)


def begin(form: str, level: str, stream: TextIO | None = None) -> None:
    """Says everything in this way from now on: what Kleos has to say, and what is wrong anywhere else."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("kleos").setLevel(level.upper())


def written_address(address: str, how: str) -> str:
    """An address as the host wants it in logs: whole, without the part that tells neighbours apart, or not at all."""
    if how == "full" or not address:
        return address
    if how == "none":
        return ""
    try:
        return str(ip_network((address, MASKS[ip_address(address).version]), strict=False).network_address)
    except ValueError:
        return ""


def apart(table: str = "") -> Context:
    """For what is done beside everything else: it may have to do with a table, but with nobody's request."""
    context = Context()
    context.run(table_id.set, table)
    return context
