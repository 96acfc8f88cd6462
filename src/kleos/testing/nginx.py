"""An nginx for tests and trials, run from the machine's own program with the file that hosts are told to copy."""

import os
import re
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from kleos.testing.postgres import free_port, until

DEBIAN: Final = "/usr/sbin"  # where Debian keeps it, out of the path of those who are not root
AROUND: Final = """
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
worker_processes 1;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/kleos.conf;
}}
"""


def program() -> str | None:
    return shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:{DEBIAN}")


class Nginx:
    """An nginx in front of some servers, on this machine, without TLS: whoever tries it has no certificate."""

    def __init__(self, file: Path, ports: Sequence[int]) -> None:
        found = program()
        assert found is not None, "nginx was not found"
        self.folder = Path(tempfile.mkdtemp(prefix="kleos-nginx-"))
        self.port = free_port()
        (self.folder / "kleos.conf").write_text(as_tried(file.read_text(), self.port, ports))
        (self.folder / "nginx.conf").write_text(AROUND.format(folder=self.folder))
        self.process = subprocess.Popen(
            [found, "-p", str(self.folder), "-c", "nginx.conf", "-e", str(self.folder / "error.log")]
        )
        until(lambda: (self.folder / "pid").exists(), "nginx begins")

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def close(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(10)
        shutil.rmtree(self.folder)


def as_tried(text: str, port: int, ports: Sequence[int]) -> str:
    """The file of a host with what every host puts in: ports and servers, and here no certificate."""
    servers = [line for line in text.splitlines() if re.match(r"\s*server 127\.0\.0\.1:\d+", line)]
    assert servers, "the file names no server"
    lines = [re.sub(r":\d+", f":{one}", servers[0], count=1) for one in ports]
    text = text.replace("\n".join(servers), "\n".join(lines))
    text, plain = re.subn(r"listen 80;", f"listen 127.0.0.1:{free_port()};", text)
    text, secure = re.subn(r"listen 443 ssl[^;]*;", f"listen 127.0.0.1:{port};", text)
    assert (plain, secure) == (1, 1), "the file listens elsewhere than at 80 and 443"
    return re.sub(r"\n\s*ssl_[^;]*;", "", text)
