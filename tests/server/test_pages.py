"""Pages and requests: the client's files, headers, sizes, rates, and what is not there."""

import base64
import hashlib
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kleos.server.settings import Rates
from kleos.server.visitors import LARGEST

PLENTY = Rates(**dict.fromkeys(vars(Rates()), "100000/second"))
Play = Any  # the fixture of conftest.py
World = Any


@pytest.fixture
def client(tmp_path: Path) -> Path:
    """A client that was built: its page, and a script with its hash in its name."""
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Kleos</title>")
    (folder / "assets" / "index-abc.js").write_text("let x = 1;")
    (folder / "assets" / "index-abc.js.gz").write_bytes(b"packed")
    (tmp_path / "tables.secret").write_text("nobody may read this")
    return folder


def test_every_page_of_the_client_is_the_one_page(play: Play, client: Path) -> None:
    async def story(world: World) -> None:
        for path in ("/", "/new", "/table/abc?invite=x", "/cards/naruto-mythos", "/anything/else"):
            answer = await world.browser().get(path)
            assert (answer.status, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
            assert answer.headers["cache-control"] == "no-cache"
            assert b"Kleos" in answer.body

    play(story)


@pytest.mark.parametrize("path", ["/favicon.ico", "/humans.txt", "/sw.js", "/cards/icon.png"])
def test_a_file_that_is_not_there_is_not_the_page(play: Play, client: Path, path: str) -> None:
    async def story(world: World) -> None:
        assert (await world.browser().get(path)).status == 404
        assert (await world.browser().get("/rules/naruto-mythos/NM-6.24")).status == 200

    play(story)


def test_the_manifest_is_sent_as_one(play: Play, client: Path) -> None:
    (client / "manifest.webmanifest").write_text("{}")

    async def story(world: World) -> None:
        answer = await world.browser().get("/manifest.webmanifest")
        assert (answer.status, answer.headers["content-type"]) == (200, "application/manifest+json")

    play(story)


def test_the_worker_is_a_script_that_is_asked_for_anew(play: Play, client: Path) -> None:
    (client / "sw.js").write_text("addEventListener('fetch', () => {});")

    async def story(world: World) -> None:
        answer = await world.browser().get("/sw.js")
        assert (answer.status, answer.headers["cache-control"]) == (200, "no-cache")
        assert "javascript" in answer.headers["content-type"]

    play(story)


def test_a_script_in_the_page_is_allowed_by_its_hash_and_no_other(play: Play, client: Path) -> None:
    (client / "index.html").write_text("<!doctype html><script>let x</script><title>Kleos</title>")

    async def story(world: World) -> None:
        hashed = base64.b64encode(hashlib.sha256(b"let x").digest()).decode()
        ann = world.browser()
        assert f"script-src 'self' 'sha256-{hashed}';" in (await ann.get("/new")).headers["content-security-policy"]
        assert "script-src 'self';" in (await ann.get("/api/me")).headers["content-security-policy"]

    play(story)


def test_who_asks_only_for_the_head_of_a_page_gets_it(play: Play, client: Path) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        page, head = await ann.get("/lobby"), await ann.ask("HEAD", "/lobby")
        assert (head.status, head.body) == (200, b"")
        assert head.headers["content-length"] == page.headers["content-length"]
        assert (await ann.ask("HEAD", "/favicon.ico")).status == 404
        assert (await ann.ask("HEAD", "/api/games")).status == 200

    play(story)


def test_files_with_a_hash_in_their_name_are_kept_forever(play: Play, client: Path) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        answer = await ann.get("/assets/index-abc.js")
        assert (answer.status, answer.body) == (200, b"let x = 1;")
        assert "immutable" in answer.headers["cache-control"]
        assert "javascript" in answer.headers["content-type"]
        packed = await ann.ask("GET", "/assets/index-abc.js", headers={"accept-encoding": "gzip, br"})
        assert (packed.body, packed.headers["content-encoding"]) == (b"packed", "gzip")
        assert (await ann.get("/assets/old-hash.js")).status == 404

    play(story)


@pytest.mark.parametrize(
    "path", ["/../tables.secret", "/assets/../../tables.secret", "/%2e%2e/tables.secret", "//etc/passwd"]
)
def test_nothing_outside_the_client_is_given_away(play: Play, client: Path, path: str) -> None:
    async def story(world: World) -> None:
        answer = await world.browser().get(path)
        assert b"nobody may read" not in answer.body
        assert b"root:" not in answer.body

    play(story)


def test_where_the_client_is_not_built_that_is_said(play: Play) -> None:
    async def story(world: World) -> None:
        answer = await world.browser().ask("GET", "/", headers={"accept-language": "fr-FR,fr"})
        assert answer.status == 503
        assert "tools/setup web" in answer.body.decode()
        assert answer.body.decode().startswith("Ce serveur")

    play(story)


def test_every_answer_forbids_what_is_foreign(play: Play, client: Path) -> None:
    async def story(world: World) -> None:
        for path in ("/", "/api/me", "/api/nothing", "/assets/index-abc.js"):
            headers = (await world.browser().get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "script-src 'self';" in policy
            assert "http" not in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"

    play(story)


def test_what_is_not_there_is_said_in_json(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        assert (await ann.get("/api/nothing")).code == "no-such-page"
        assert (await ann.get("/api/tables/nope")).code == "no-table"
        assert (await ann.get("/api/tables/nope/replay/x")).code == "no-such-page"
        assert (await ann.ask("PUT", "/api/me", b"{}")).code == "wrong-method"
        assert "rien" in (await ann.get("/api/nothing?lang=fr")).json()["error"]["text"]

    play(story)


def test_bodies_must_be_json_and_small(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        answer = await ann.ask("POST", "/api/me", b"name=Ann", {"content-type": "application/x-www-form-urlencoded"})
        assert (answer.status, answer.code) == (415, "needs-json")
        large = json.dumps({"name": "x" * LARGEST}).encode()
        assert (await ann.ask("POST", "/api/me", large)).code == "too-large"
        sly = await ann.ask("POST", "/api/me", large, {"content-length": "10"})
        assert sly.status >= 400
        for body in (b"{", b"[]", b'{"name": 3}', b"\xff"):
            assert (await ann.ask("POST", "/api/me", body)).code == "malformed"

    play(story)


def test_requests_are_counted_by_address(play: Play) -> None:
    async def story(world: World) -> None:
        ann, bob = world.browser(), world.browser()
        answers = [await ann.get("/api/me") for _ in range(6)]
        assert [one.status for one in answers] == [200] * 5 + [429]
        assert answers[-1].headers["retry-after"]
        assert answers[-1].code == "too-fast"
        assert (await bob.get("/api/me")).status == 200

    play(story, rates=replace(PLENTY, requests="5/hour"))


def test_tables_are_counted_by_person(play: Play) -> None:
    async def story(world: World) -> None:
        ann = world.browser()
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
        made = [await ann.post("/api/tables", game="naruto-mythos", seats=seats) for _ in range(3)]
        assert [one.status for one in made] == [201, 201, 429]

    play(story, rates=replace(PLENTY, tables="2/hour"))
