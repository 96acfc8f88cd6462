"""The files that hosts copy work as they are: the unit's command serves and stops, and nginx leads to it."""

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
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

import kleos

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "play.example.org"
PATIENCE = 30.0  # seconds for something to start
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


# nginx ----------------------------------------------------------------------------------------------------------------
class Front:
    """nginx with the file that hosts copy, at other ports, with a certificate of its own."""

    def __init__(self, folder: Path, upstream: int) -> None:
        program = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
        if program is None:
            pytest.fail("no nginx was found: install Debian's nginx-light, or leave this out (KLEOS_NO_POSTGRES=1)")
        self.plain, self.port = free_port(), free_port()
        self.certificate = folder / "fullchain.pem"
        key = folder / "privkey.pem"
        subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}", "-days", "2"]
        made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", str(key)]
        subprocess.run([*made, "-out", str(self.certificate), *subject], check=True, capture_output=True)
        text = (DEPLOY / "nginx.conf").read_text("utf-8")
        for ours, theirs in (
            ("127.0.0.1:8765", f"127.0.0.1:{upstream}"),
            ("listen 80;", f"listen 127.0.0.1:{self.plain};"),
            ("listen 443 ", f"listen 127.0.0.1:{self.port} "),
            (f"/etc/letsencrypt/live/{NAME}", str(folder)),
        ):
            assert ours in text, ours
            text = text.replace(ours, theirs)
        (folder / "kleos.conf").write_text(text)
        places = "".join(
            f"{kind}_temp_path {folder / kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        main = folder / "nginx.conf"
        main.write_text(
            ("user root;" if os.geteuid() == 0 else "")
            + f"daemon off; pid {folder / 'nginx.pid'}; error_log stderr; events {{}}"
            + f"http {{ access_log off; {places} include {folder / 'kleos.conf'}; }}"
        )
        command = [program, "-p", str(folder), "-c", str(main)]
        checked = subprocess.run([*command, "-t"], capture_output=True, text=True)
        assert checked.returncode == 0, checked.stderr
        self.process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        waited(lambda: httpx.get(f"http://127.0.0.1:{self.plain}/").status_code == 301)

    @property
    def trust(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.certificate))


@pytest.fixture
def front(service: Service, tmp_path: Path) -> Iterator[Front]:
    folder = tmp_path / "nginx"
    folder.mkdir()
    started = Front(folder, service.port)
    yield started
    started.process.terminate()
    started.process.wait()


@pytest.mark.skipif(bool(os.environ.get("KLEOS_NO_POSTGRES")), reason="KLEOS_NO_POSTGRES is set")
def test_nginx_leads_requests_and_tables_to_the_server(service: Service, front: Front) -> None:
    host = f"{NAME}:{front.port}"
    origin = f"https://{host}"

    async def story() -> None:
        reached = f"https://127.0.0.1:{front.port}"
        async with httpx.AsyncClient(base_url=reached, headers={"host": host}, verify=False) as client:
            answer = await client.get("/api/me", headers={"x-forwarded-for": "192.0.2.1", "x-request-id": "mine"})
            assert answer.status_code == 200
            assert "Secure" in answer.headers["set-cookie"]
            cookie = answer.headers["set-cookie"].partition(";")[0]
            seats = [{"kind": "person"}, {"kind": "bot", "bot": "random"}]
            wish = {"game": "naruto-mythos", "seats": seats}
            made = await client.post("/api/tables", json=wish, headers={"origin": origin, "cookie": cookie})
            assert made.status_code == 201
            assert (await client.get("/metrics")).status_code == 404
            assert (await client.post("/api/tables", content=b"x" * 2_000_000)).status_code == 413
            (told,) = service.records("/api/me")
            assert told["request"] == answer.headers["x-request-id"] != "mine"  # the proxy's own, and it is believed
            assert told["address"] == "127.0.0.0"  # the browser's, masked, and not what it claims
        trust = front.trust
        async with connect(
            f"wss://{host}/ws/tables/{made.json()['id']}",
            host="127.0.0.1",
            port=front.port,
            ssl=trust,
            origin=origin,  # type: ignore[arg-type]
            additional_headers={"cookie": cookie},
        ) as table:
            await table.send(json.dumps({"type": "hello", "version": 1, "lang": "en"}))
            assert json.loads(await asyncio.wait_for(table.recv(), 10))["type"] == "state"

    asyncio.run(story())
    plain = httpx.get(f"http://127.0.0.1:{front.plain}/lobby?game=x", headers={"host": NAME})
    assert (plain.status_code, plain.headers["location"]) == (301, f"https://{NAME}/lobby?game=x")


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
