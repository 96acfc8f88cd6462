"""The files that hosts copy work as they are: the unit's command serves and stops, and nginx and Caddy lead to it."""

import asyncio
import json
import os
import shlex
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

import kleos

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "play.example.org"
PATIENCE = 30.0  # seconds for something to start
HURRY = 2  # seconds in which a request must have come here, where hosts wait for 15
LARGE = b"x" * 2_000_000  # more than proxies let through
Unit = dict[str, list[str]]


def unit(name: str = "kleos.service") -> Unit:
    """The lines of a unit by key."""
    found: Unit = {}
    for line in (DEPLOY / name).read_text("utf-8").splitlines():
        key, equals, value = line.partition("=")
        if equals and not line.startswith("#"):
            found.setdefault(key, []).append(value)
    return found


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Service:
    """What the unit starts, with another folder and another port."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.folder = folder
        self.log = folder / "journal"
        here = unit()
        (command,), (variable,) = here["ExecStart"], here["Environment"]
        words = shlex.split(command.replace(" 8765", f" {self.port}"))
        assert words[:2] == ["/opt/kleos/bin/kleos", "serve"]
        name, _, value = variable.partition("=")
        assert value == f"/var/lib/{here['StateDirectory'][0]}"
        (folder / "state").mkdir()
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "kleos.terminal.main", *words[1:], "--no-client"],
                stdout=log,
                stderr=log,
                cwd=folder,
                env={
                    **os.environ,
                    "PYTHONPATH": str(Path(kleos.__file__).parent.parent),
                    name: str(folder / "state"),
                },
            )
        waited(lambda: httpx.get(f"{self.address}/health/ready").status_code == 200)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def records(self, route: str) -> list[dict[str, Any]]:
        """What it has logged about requests to a route."""
        lines = [json.loads(line) for line in self.log.read_text().splitlines() if line.startswith("{")]
        return [one for one in lines if one.get("route") == route]


def waited(ready: Any) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            if ready():
                return
        except httpx.TransportError:
            pass
        assert time.monotonic() < until, "it does not start"
        time.sleep(0.05)


@pytest.fixture
def service(tmp_path: Path) -> Iterator[Service]:
    started = Service(tmp_path)
    yield started
    started.process.kill()
    started.process.wait()


# systemd --------------------------------------------------------------------------------------------------------------
def test_the_units_command_serves_and_stops_as_the_unit_says(service: Service, tmp_path: Path) -> None:
    here = unit()
    assert httpx.get(f"{service.address}/api/games", headers={"host": NAME}).status_code == 200
    assert (tmp_path / "state" / "tables.db").is_file()
    (told,), (patience,) = here["KillSignal"], here["TimeoutStopSec"]
    began = time.monotonic()
    service.process.send_signal(signal.Signals[told])
    assert service.process.wait(float(patience)) == 0
    assert time.monotonic() - began < float(patience) / 2
    assert {file.name for file in tmp_path.iterdir()} == {"state", "journal"}  # it writes nowhere else


def test_the_unit_starts_again_and_may_do_little() -> None:
    here = unit()
    expected = {
        "Restart": "always",
        "NoNewPrivileges": "yes",
        "ProtectSystem": "strict",
        "ProtectHome": "yes",
        "PrivateTmp": "yes",
        "CapabilityBoundingSet": "",
        "UMask": "0077",
    }
    assert {key: here[key][0] for key in expected} == expected
    assert "root" not in here["User"]
    assert {"MemoryMax", "LimitNOFILE", "TimeoutStopSec"} <= set(here)


def test_several_processes_are_run_as_one_is() -> None:
    one, several = unit(), unit("kleos@.service")
    (database,) = several.pop("EnvironmentFile")
    assert database.startswith("/etc/")
    assert several.pop("Description") != one.pop("Description")
    several["ExecStart"] = [several["ExecStart"][0].replace("--port %i", "--port 8765")]
    assert several == one


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd on this machine")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    program = tmp_path / "kleos"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    for file in sorted(DEPLOY.glob("*.service")):
        copy = tmp_path / file.name.replace("@.", "@1.")
        copy.write_text(file.read_text("utf-8").replace("/opt/kleos/bin/kleos", str(program)))
        done = subprocess.run(["systemd-analyze", "verify", str(copy)], capture_output=True, text=True, timeout=60)
        assert (done.returncode, done.stderr) == (0, ""), file.name


# Proxies --------------------------------------------------------------------------------------------------------------
class Front:
    """A proxy with the file that hosts copy, at other ports, in a hurry, with a certificate of its own.

    It has been told of two processes, of which one has died.
    """

    name: str
    package: str  # of Debian

    def __init__(self, folder: Path, alive: int) -> None:
        program = shutil.which(self.name, path=f"{os.environ.get('PATH', '')}:/usr/sbin")
        if program is None:
            words = f"no {self.name} was found: install Debian's {self.package}"
            pytest.fail(f"{words}, or leave this out (KLEOS_NO_POSTGRES=1)")
        self.folder = folder
        self.dead = socket.socket()
        self.dead.bind(("127.0.0.1", 0))  # nobody listens there, nor will
        self.upstreams = [f"127.0.0.1:{port}" for port in (self.dead.getsockname()[1], alive)]
        self.plain, self.port = free_port(), free_port()
        self.certificate, self.key = folder / "fullchain.pem", folder / "privkey.pem"
        subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}", "-days", "2"]
        made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", str(self.key)]
        subprocess.run([*made, "-out", str(self.certificate), *subject], check=True, capture_output=True)
        self.env = {**os.environ, "HOME": str(folder), "KLEOS_UPSTREAM": " ".join(self.upstreams)}
        check, run = self.made_ready()
        checked = subprocess.run([program, *check], capture_output=True, text=True, env=self.env)
        assert checked.returncode == 0, checked.stderr
        assert "not formatted" not in checked.stderr, "caddy fmt would have it otherwise"
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen([program, *run], stdout=quiet, stderr=quiet, env=self.env)
        waited(lambda: httpx.get(f"http://127.0.0.1:{self.plain}/").status_code == 301)

    def made_ready(self) -> tuple[list[str], list[str]]:
        """Writes the files of the proxy; the words that have it check them, and those that run it."""
        raise NotImplementedError

    def file(self, name: str, *changes: tuple[str, str]) -> str:
        """The file that hosts copy, with what is other here."""
        text = (DEPLOY / name).read_text("utf-8")
        for ours, theirs in (("15s", f"{HURRY}s"), *changes):
            assert ours in text, ours
            text = text.replace(ours, theirs)
        return text

    @property
    def trust(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.certificate))

    @property
    def host(self) -> str:
        return f"{NAME}:{self.port}"

    def client(self) -> httpx.AsyncClient:
        """A browser that comes to the server by its name."""

        async def named(request: httpx.Request) -> None:
            request.extensions["sni_hostname"] = NAME

        address, hooks = f"https://127.0.0.1:{self.port}", {"request": [named]}
        return httpx.AsyncClient(
            base_url=address, headers={"host": self.host}, verify=self.trust, timeout=20, event_hooks=hooks
        )


class Nginx(Front):
    name, package = "nginx", "nginx-light"

    def made_ready(self) -> tuple[list[str], list[str]]:
        server = "    server {} max_fails=0;\n"
        text = self.file(
            "nginx.conf",
            (server.format("127.0.0.1:8765"), "".join(server.format(one) for one in self.upstreams)),
            ("listen 80;", f"listen 127.0.0.1:{self.plain};"),
            ("listen 443 ", f"listen 127.0.0.1:{self.port} "),
            (f"/etc/letsencrypt/live/{NAME}", str(self.folder)),
        )
        (self.folder / "kleos.conf").write_text(text)
        places = "".join(
            f"{kind}_temp_path {self.folder / kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        main = self.folder / "nginx.conf"
        main.write_text(
            ("user root;" if os.geteuid() == 0 else "")
            + f"daemon off; pid {self.folder / 'nginx.pid'}; error_log stderr; events {{}}"
            + f"http {{ access_log off; {places} include {self.folder / 'kleos.conf'}; }}"
        )
        run = ["-p", str(self.folder), "-c", str(main)]
        return [*run, "-t"], run


class Caddy(Front):
    name, package = "caddy", "caddy"

    def made_ready(self) -> tuple[list[str], list[str]]:
        ports = f"\thttp_port {self.plain}\n\thttps_port {self.port}\n"
        text = self.file(
            "Caddyfile",
            ("{\n\tservers {\n", f"{{\n\tadmin off\n{ports}\tservers {{\n"),
            (f":{NAME}}} {{\n", f":{NAME}}} {{\n\ttls {self.certificate} {self.key}\n"),
        )
        (self.folder / "Caddyfile").write_text(text)
        file = ["--config", str(self.folder / "Caddyfile"), "--adapter", "caddyfile"]
        return ["validate", *file], ["run", *file]


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """The server behind all proxies."""
    if os.environ.get("KLEOS_NO_POSTGRES"):
        pytest.skip("KLEOS_NO_POSTGRES is set")
    started = Service(tmp_path_factory.mktemp("behind"))
    yield started
    started.process.kill()
    started.process.wait()


@pytest.fixture(scope="module", params=[Nginx, Caddy], ids=["nginx", "caddy"])
def front(request: pytest.FixtureRequest, behind: Service, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Front]:
    started = request.param(tmp_path_factory.mktemp("front"), behind.port)
    yield started
    started.process.terminate()
    started.process.wait()
    started.dead.close()


def test_a_proxy_leads_requests_and_tables_to_the_server(behind: Service, front: Front) -> None:
    origin = f"https://{front.host}"

    async def story() -> None:
        async with front.client() as client:
            answer = await client.get("/api/me", headers={"x-forwarded-for": "192.0.2.1", "x-request-id": "mine"})
            assert answer.status_code == 200
            assert "Secure" in answer.headers["set-cookie"]
            cookie = answer.headers["set-cookie"].partition(";")[0]
            page, own = await client.get("/"), httpx.get(f"{behind.address}/", headers={"host": NAME})
            assert (page.status_code, page.content) == (own.status_code, own.content)
            seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
            wish = {"game": "naruto-mythos", "seats": seats}
            sent = {"origin": origin, "cookie": cookie}
            made = await client.post("/api/tables", json=wish, headers=sent)
            assert made.status_code == 201
            assert (await client.get("/metrics")).status_code == 404
            asked = [await client.post("/api/me", json={"lang": "fr"}, headers=sent) for _ in range(12)]
            assert {answer.status_code for answer in asked} == {200}  # by the process that lives
            told = [one for one in behind.records("/api/me") if one["method"] == "GET"][-1]
            assert told["request"] == answer.headers["x-request-id"] != "mine"  # the proxy's own, and it is believed
            assert told["address"] == "127.0.0.0"  # the browser's, masked, and not what it claims
            assert not behind.records("/metrics")
        async with connect(
            f"wss://{front.host}/ws/tables/{made.json()['id']}",
            host="127.0.0.1",
            port=front.port,
            ssl=front.trust,
            origin=origin,  # type: ignore[arg-type]
            additional_headers={"cookie": cookie},
        ) as table:
            for wait in (0.0, HURRY + 1.0):  # a table stays open for longer than a request may take
                await asyncio.sleep(wait)
                await table.send(json.dumps({"type": "hello", "version": 1, "lang": "en"}))
                async with asyncio.timeout(10):
                    while json.loads(await table.recv())["type"] != "state":
                        pass

    asyncio.run(story())
    plain = httpx.get(f"http://127.0.0.1:{front.plain}/lobby?game=x", headers={"host": NAME})
    assert (plain.status_code, plain.headers["location"]) == (301, f"https://{NAME}/lobby?game=x")


def test_a_large_request_is_refused_by_the_proxy(front: Front) -> None:
    async def pieces() -> AsyncIterator[bytes]:
        yield LARGE

    async def story() -> None:
        async with front.client() as client:
            sent = {"origin": f"https://{front.host}", "content-type": "application/json"}
            refused = await client.post("/api/decks", content=LARGE, headers=sent)
            assert refused.status_code == 413
            assert "x-request-id" not in refused.headers  # the server has not even seen it, since its length was told
            assert (await client.post("/api/decks", content=pieces(), headers=sent)).status_code == 413

    asyncio.run(story())


def test_a_proxy_drops_requests_that_are_sent_by_halves(front: Front) -> None:
    head = f"POST /api/tables HTTP/1.1\r\nHost: {front.host}\r\n"
    with ExitStack() as doors:
        lines = [doors.enter_context(socket.create_connection(("127.0.0.1", front.plain)))]
        for _ in range(2):
            line = socket.create_connection(("127.0.0.1", front.port))
            lines.append(doors.enter_context(front.trust.wrap_socket(line, server_hostname=NAME)))
        for line, half in zip(lines, (head, head, f"{head}Content-Length: 100\r\n\r\n{{"), strict=True):
            line.sendall(half.encode())
            line.settimeout(5 * HURRY)
        for line in lines:
            while line.recv(4096):
                pass


# Containers -----------------------------------------------------------------------------------------------------------
def instruction(name: str) -> list[str]:
    """The last words that the image is told to run, start with, or check itself with."""
    text = (DEPLOY.parent / "Containerfile").read_text("utf-8").replace("\\\n", "")
    lines = [line for line in text.splitlines() if line.startswith(name)]
    words: list[str] = json.loads(lines[-1][lines[-1].index("[") :])
    return words


def test_the_image_serves_what_its_health_check_asks_for(tmp_path: Path) -> None:
    port = free_port()
    assert instruction("ENTRYPOINT") == ["kleos"]
    command = [word if word != "8765" else str(port) for word in instruction("CMD")]
    program, *check = [word.replace(":8765/", f":{port}/") for word in instruction("HEALTHCHECK")]
    assert program == "python"
    source = str(Path(kleos.__file__).parent.parent)
    env = {**os.environ, "PYTHONPATH": source, "KLEOS_DATA": str(tmp_path)}
    assert subprocess.run([sys.executable, *check], env=env, capture_output=True).returncode == 1
    served = [sys.executable, "-m", "kleos.terminal.main", *command, "--no-client"]
    with subprocess.Popen(served, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            waited(lambda: httpx.get(f"http://127.0.0.1:{port}/health/ready").status_code == 200)
            assert subprocess.run([sys.executable, *check], env=env).returncode == 0
        finally:
            process.terminate()
    assert process.returncode == 0
