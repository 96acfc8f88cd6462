"""The page for a browser that asks for the server by a name that it is not known by."""

from collections.abc import Sequence
from html import escape
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from kleos.language.languages import LANGUAGES
from kleos.language.messages import say

PAGE: Final = (
    '<!doctype html><html lang="{lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    "<title>{title}</title><style>body{{font:1.1rem/1.5 system-ui,sans-serif;max-width:36rem;margin:15vh auto;"
    "padding:0 1.5rem;color-scheme:light dark}}code{{overflow-wrap:anywhere}}</style>"
    "<h1>{title}</h1><p>{what}</p><p>{known}</p><p>{host}</p></html>"
)


def asks_for_page(method: str, path: str, headers: Headers) -> bool:
    """Whether somebody looks at what is answered, and no program."""
    page = not path.startswith(("/api/", "/ws/", "/assets/"))
    return method in ("GET", "HEAD") and page and "text/html" in headers.get("accept", "")


def preferred_language(headers: Headers) -> str:
    """The first of the browser's languages that we speak."""
    asked = [part.strip()[:2].lower() for part in headers.get("accept-language", "").split(",")]
    return next((lang for lang in asked if lang in LANGUAGES), "en")


def misnamed_page(headers: Headers, names: Sequence[str], scheme: str) -> str:
    """Says by which names the server is known, and how to add the one that was asked for."""
    lang = preferred_language(headers)
    where = urlsplit(f"//{headers.get('host', '')[:255]}")
    name = escape(where.hostname or "")
    try:
        port = f":{where.port}" if where.port else ""
    except ValueError:
        port = ""
    known = ["localhost", *(f'<a href="{scheme}://{escape(one)}{port}/">{escape(one)}</a>' for one in names)]
    return PAGE.format(
        lang=lang,
        title=say("misnamed-title", lang),
        what=say("misnamed-what", lang, name=f"<b>{name}</b>"),
        known=say("misnamed-known", lang, names=", ".join(known[1:] or known)),
        host=say("misnamed-host", lang, command=f"<code>kleos serve --name {name}</code>"),
    )
