"""Connections over which nothing whole is asked: they are not kept, and do not keep others out."""

import asyncio
import resource
from collections.abc import Awaitable, Callable
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from kleos.server.connections import raise_descriptors
from kleos.server.house import Config
from kleos.server.settings import Bounds

from .conftest import PLENTY, served

HEAD = b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
HALF_SENT = (b"", b"GET /api/me HT", HEAD, HEAD + b"Content-Length: 100\r\n\r\n{")

Story = Callable[[str, httpx.AsyncClient], Awaitable[None]]
Listening = Callable[..., None]


@pytest.fixture
def listening(tmp_path: Path, empty_database: Path) -> Listening:
    """Runs a story with a server that listens: its address, and a client that asks as it should."""
    database = tmp_path / "tables.db"
    database.write_bytes(empty_database.read_bytes())

    def run(story: Story, **bounds: float) -> None:
        async def opened() -> None:
            config = Config(f"sqlite:///{database}", processes=0, rates=PLENTY, bounds=Bounds(**bounds))  # type: ignore[arg-type]
            async with (
                served(config, tmp_path) as address,
                httpx.AsyncClient(base_url=address, verify=False, trust_env=False) as client,
            ):
                await asyncio.wait_for(story(address, client), 30)

        asyncio.run(opened())

    return run


async def opened(address: str, sent: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    where = urlsplit(address)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    writer.write(sent)
    return reader, writer


async def ended(reader: asyncio.StreamReader) -> bytes:
    """What was still said on a connection that was hung up on."""
    try:
        return await reader.read()
    except ConnectionError:
        return b""


def test_half_sent_requests_are_dropped_and_others_served_meanwhile(listening: Listening) -> None:
    async def story(address: str, client: httpx.AsyncClient) -> None:
        held = [await opened(address, HALF_SENT[number % len(HALF_SENT)]) for number in range(200)]
        assert (await client.get("/api/me")).status_code == 200
        gone = asyncio.gather(*[ended(reader) for reader, _ in held])
        async with asyncio.timeout(10):
            while not gone.done():
                assert (await client.get("/api/me")).status_code == 200
                await asyncio.sleep(0.05)
        for _, writer in held:
            writer.close()

    listening(story, request_seconds=0.5)


def test_a_connection_is_not_kept_by_empty_lines_after_an_answer(listening: Listening) -> None:
    async def story(address: str, client: httpx.AsyncClient) -> None:
        reader, writer = await opened(address, b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")
        writer.write(b"\r\n")
        async with asyncio.timeout(5):
            await ended(reader)
        writer.close()

    listening(story, request_seconds=0.2)


def test_whoever_asks_for_long_is_still_answered(listening: Listening) -> None:
    async def story(address: str, client: httpx.AsyncClient) -> None:
        for _ in range(4):
            assert (await client.post("/api/me", json={"name": "Ann"})).status_code == 200
            await asyncio.sleep(0.1)

    listening(story, request_seconds=0.2)


def test_headers_without_end_are_refused(listening: Listening) -> None:
    async def story(address: str, client: httpx.AsyncClient) -> None:
        reader, writer = await opened(address, HEAD + b"X: " + b"x" * 100_000)
        assert (await ended(reader)).startswith(b"HTTP/1.1 400")
        writer.close()

    listening(story)


def test_connections_of_an_address_are_bounded_and_told_so(listening: Listening) -> None:
    async def story(address: str, client: httpx.AsyncClient) -> None:
        held = [await opened(address, HEAD) for _ in range(3)]
        reader, writer = await opened(address, HEAD)
        assert (await ended(reader)).startswith(b"HTTP/1.1 503")
        for _, one in [*held, (reader, writer)]:
            one.close()
        await asyncio.sleep(0.1)
        assert (await client.get("/api/me")).status_code == 200

    listening(story, connections_of_address=3)


def test_as_many_descriptors_are_asked_for_as_connections_may_be_open() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    fewer = 300
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (fewer, hard))
        raise_descriptors(fewer)
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > fewer
        raise_descriptors(10)
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] > fewer, "what is there is not taken away"
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
