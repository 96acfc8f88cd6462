"""The browser client: its files, and one page for all addresses that are pages of it."""

import base64
import hashlib
import mimetypes
import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from kleos.language.messages import say
from kleos.server.visitors import POLICY, house_of, refused
from kleos.server.words import known_language

CLIENT: Final = Path(__file__).parent / "client"
INDEX: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"  # what has its hash in its name never changes
AFRESH: Final = "no-cache"
# What is asked for as a file and is none is not there; other addresses are pages, and clauses in them have dots.
FILES: Final = (".ico", ".png", ".svg", ".js", ".css", ".map", ".json", ".webmanifest", ".txt", ".xml")
PACKED: Final = {"br": ".br", "gzip": ".gz"}  # by what the browser can unpack, the best first

KINDS: Final = {".webmanifest": "application/manifest+json"}  # those that Python does not know

# What search engines may read of a server whose host allows it; tables are for whoever has their link.
ROBOTS: Final = {
    "none": "User-agent: *\nDisallow: /\n",
    "pages": "User-agent: *\nAllow: /$\nAllow: /cards\nAllow: /rules\nAllow: /assets/\nAllow: /icon.svg\nDisallow: /\n",
}

router = APIRouter()


@router.get("/robots.txt", include_in_schema=False)
async def robots(request: Request) -> Response:
    return PlainTextResponse(ROBOTS[house_of(request).config.robots], headers={"cache-control": "max-age=3600"})


@router.get("/{path:path}", include_in_schema=False)
async def page(request: Request, path: str) -> Response:
    """A file of the client, or its page, which finds out by itself what is asked for."""
    if path.startswith(("api/", "ws/")):
        return refused(request.scope, 404, "no-such-page")
    folder: Path = request.app.state.client
    file = file_in(folder, path)
    if file is not None:
        return sent(file, request, FOREVER if path.startswith("assets/") else AFRESH)
    if path.startswith("assets/") or path.endswith(FILES):
        return PlainTextResponse("", 404)
    index = folder / INDEX
    if not index.is_file():
        lang = known_language(request.headers.get("accept-language", "")[:2].lower())
        return PlainTextResponse(say("client-missing", lang), 503)
    answer = sent(index, request, AFRESH)
    answer.headers["content-security-policy"] = policy_of(index, index.stat().st_mtime)
    return answer


def file_in(folder: Path, path: str) -> Path | None:
    """The file of a path in a folder, if there is one; some paths cannot even be those of files."""
    try:
        file = (folder / path).resolve()
        return file if path and file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (ValueError, OSError):
        return None


@lru_cache(maxsize=2)
def policy_of(index: Path, changed: float) -> str:
    """What the page allows: besides scripts in files those written in it, each by its hash."""
    scripts = re.findall(rb"<script>(.*?)</script>", index.read_bytes(), re.DOTALL)
    hashes = [base64.b64encode(hashlib.sha256(one).digest()).decode() for one in scripts]
    return POLICY.replace("script-src 'self'", " ".join(["script-src 'self'", *(f"'sha256-{one}'" for one in hashes)]))


def sent(file: Path, request: Request, caching: str) -> Response:
    """A file, packed if it was packed beforehand and the browser can unpack it."""
    kind = KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    accepted = request.headers.get("accept-encoding", "")
    for encoding, ending in PACKED.items():
        packed = file.with_name(file.name + ending)
        if encoding in accepted and packed.is_file():
            return FileResponse(packed, headers={**headers, "content-encoding": encoding}, media_type=kind)
    return FileResponse(file, headers=headers, media_type=kind)
