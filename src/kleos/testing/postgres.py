"""A PostgreSQL for tests and trials, started from the machine's own programs in a folder that is thrown away."""

import asyncio
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

DEBIAN: Final = Path("/usr/lib/postgresql")  # where Debian keeps them, one folder for each version
PATIENCE: Final = 30.0  # seconds for the server to begin, or to end
QUICK: Final = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")  # nothing here outlives a power failure
SETTINGS: Final = ("listen_addresses=127.0.0.1", "max_connections=200", "autovacuum=off", "log_min_messages=warning")


def programs() -> Path | None:
    """The folder of postgres and initdb, of the newest version there is."""
    found = shutil.which("postgres")
    if found is not None:
        return Path(found).resolve().parent
    versions = [path.parent for path in DEBIAN.glob("*/bin/postgres")]
    return max(versions, key=lambda path: float(path.parent.name), default=None)


class Postgres:
    """A server of one's own, or, where a URL is given, one that somebody else runs and that may be filled."""

    def __init__(self, url: str | None = None, quick: bool = True) -> None:
        self.url = url
        self.settings = (*SETTINGS, *QUICK) if quick else SETTINGS
        self.process: subprocess.Popen[bytes] | None = None
        self.made: list[str] = []  # databases
        if url is None:
            found = programs()
            assert found is not None, "PostgreSQL's programs were not found"
            self.programs = found
            self.folder = Path(tempfile.mkdtemp(prefix="kleos-postgres-"))
            self.data = self.folder / "data"
            self.port = free_port()
            self.url = f"postgresql://kleos@127.0.0.1:{self.port}/postgres"
            self.initialise()
            self.start()

    @property
    def own(self) -> bool:
        """Whether it may be stopped and started here."""
        return self.process is not None

    def as_somebody(self) -> dict[str, Any]:
        """Whom the programs run as: PostgreSQL refuses to be run by root."""
        if os.getuid() != 0:
            return {}
        names = {user.pw_name for user in pwd.getpwall()}
        user = pwd.getpwnam("postgres" if "postgres" in names else "nobody")
        os.chown(self.folder, user.pw_uid, user.pw_gid)
        return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": [], "cwd": self.folder}

    def initialise(self) -> None:
        command = [self.programs / "initdb", "-D", self.data, "-U", "kleos", "-A", "trust", "-E", "UTF8"]
        subprocess.run(
            [*map(str, command), "--no-locale", "--no-sync"], check=True, capture_output=True, **self.as_somebody()
        )

    def start(self) -> None:
        command = [str(self.programs / "postgres"), "-D", str(self.data), "-k", str(self.folder), "-p", str(self.port)]
        for setting in self.settings:
            command += ["-c", setting]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, **self.as_somebody())
        until(self.answers, "PostgreSQL begins")

    def answers(self) -> bool:
        command = [str(self.programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(command, check=False).returncode == 0

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Ends it, hanging up on everybody; SIGQUIT ends it as a crash would."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)

    def close(self) -> None:
        """Ends it for good; what was made elsewhere is removed there."""
        if self.own:
            self.stop(signal.SIGQUIT)
            shutil.rmtree(self.folder)
        else:
            for name in self.made:
                with suppress(OSError):
                    asyncio.run(self.execute(f'drop database if exists "{name}" with (force)'))

    async def database(self, like: str = "template1") -> str:
        """The URL of a fresh database, empty or with all that another of this server holds."""
        name = f"kleos_{secrets.token_hex(6)}"
        template = like.rpartition("/")[2]
        await self.execute(f'create database "{name}" template "{template}"')
        self.made.append(name)
        return f"{str(self.url).rpartition('/')[0]}/{name}"

    async def execute(self, statement: str) -> None:
        import asyncpg  # type: ignore[import-untyped]  # only where there is a PostgreSQL

        connection = await asyncpg.connect(self.url)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()


def until(condition: Callable[[], bool], what: str) -> None:
    """Waits until something is so that soon must be."""
    last = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < last, f"it takes too long until {what}"
        time.sleep(0.02)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])
