"""Copies of a whole database, made while servers use it, and put back when none does."""

import itertools
import os
import shutil
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL

from kleos.engine.errors import KleosError
from kleos.language.messages import Words
from kleos.table.store import NEWEST, database_url, owned_by

TABLES: Final = ("alembic_version", "settings", "people", "tables", "seats", "entries")  # of every version of Kleos
VERSION_IN: Final = "COPY public.alembic_version (version_num) FROM stdin;\n"


def back_up(database: str, file: Path) -> None:
    """Writes all that a database holds at one moment to a file, whoever uses it meanwhile; raises KleosError."""
    url = database_url(database)
    if file.exists():
        raise KleosError(Words("backup-exists", file=str(file)))
    if url.get_backend_name() == "sqlite" and not Path(str(url.database)).is_file():
        raise KleosError(Words("backup-no-database", file=str(url.database)))
    part = file.with_name(f"{file.name}.part")
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))  # it holds every secret of the database
        if url.get_backend_name() == "sqlite":
            copy_sqlite(Path(str(url.database)), part)
        else:
            run(url, "pg_dump", "--format=custom", "--no-owner", "--no-privileges", f"--file={part}")
        os.replace(part, file)
    except (OSError, sqlite3.Error, ProgramFailed) as problem:
        raise KleosError(Words("backup-failed", file=str(file), problem=str(problem))) from None
    finally:
        part.unlink(missing_ok=True)


def restore(database: str, file: Path) -> Path | None:
    """Puts a backup in the place of a database, all or nothing, and gives where what was there before is kept.

    Raises KleosError for what is no backup, or one of a newer program, and while a server uses the database.
    """
    url = database_url(database)
    if url.get_backend_name() == "sqlite":
        target = Path(str(url.database))
        return restore_sqlite(target, file, free_name(target))
    return restore_postgres(url, file, free_name(file))


def free_name(path: Path) -> Path:
    """Where to keep what is replaced: beside a file, under a name with the time that nothing has yet."""
    name = f"{path.name}.{time.strftime('before-%Y%m%d-%H%M%S')}"
    among = (path.with_name(f"{name}-{number}" if number else name) for number in itertools.count())
    return next(one for one in among if not one.exists())


# SQLite -----------------------------------------------------------------------------------------------------------------
def copy_sqlite(source: Path, target: Path) -> None:
    """One moment of a database, in one file that nothing else belongs to."""
    with closing(sqlite3.connect(source)) as read, closing(sqlite3.connect(target)) as written:
        read.execute("PRAGMA busy_timeout=5000")
        read.backup(written)
        written.execute("PRAGMA journal_mode=DELETE")
    with target.open("rb") as made:
        os.fsync(made.fileno())


def restore_sqlite(target: Path, file: Path, aside: Path) -> Path | None:
    check_sqlite(file)
    owned = owned_by(str(target))
    part = target.with_name(f"{target.name}.part")
    try:
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT, 0o600))
        copy_sqlite(file, part)
        kept = put_aside(target, aside) if target.exists() else None
        os.replace(part, target)
        return kept
    except (OSError, sqlite3.Error) as problem:
        raise KleosError(Words("restore-failed", file=str(file), url=str(target), problem=str(problem))) from None
    finally:
        part.unlink(missing_ok=True)
        if owned is not None:
            owned.close()


def check_sqlite(file: Path) -> None:
    """Raises what speaks against a file as a backup."""
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            whole = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
            there = [str(row[0]) for row in connection.execute("select name from sqlite_master where type = 'table'")]
            check_tables(file, there)
            version = str(connection.execute("select version_num from alembic_version").fetchone()[0])
    except (sqlite3.Error, OSError) as problem:
        raise KleosError(Words("backup-not-one", file=str(file), problem=str(problem))) from None
    if whole != "ok":
        raise KleosError(Words("backup-not-one", file=str(file), problem=whole))
    check_version(version)


def put_aside(target: Path, aside: Path) -> Path:
    """Keeps a database under another name, whole; its own name stays until another takes it."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(target)) as old:  # also one that cannot be read is kept
        old.execute("PRAGMA journal_mode=DELETE")  # what stands beside the file goes into it
    try:
        os.link(target, aside)
    except OSError:  # no file system can link to everywhere
        shutil.copy2(target, aside)
    for beside in ("-wal", "-shm"):
        with suppress(FileNotFoundError):
            os.replace(f"{target}{beside}", f"{aside}{beside}")
    return aside


# PostgreSQL -------------------------------------------------------------------------------------------------------------
class ProgramFailed(Exception):
    """A program of PostgreSQL that said what is wrong."""


def run(url: URL, program: str, *arguments: str) -> str:
    """What a program says that works on a database; the password stands where nobody else sees it."""
    found = shutil.which(program)
    if found is None:
        raise KleosError(Words("backup-program", program=program))
    named = url.set(drivername="postgresql", password=None).render_as_string()
    secret = {} if url.password is None else {"PGPASSWORD": str(url.password)}
    done = subprocess.run(
        [found, f"--dbname={named}", *arguments],
        env={**os.environ, **secret},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise ProgramFailed(done.stderr.strip().splitlines()[0] if done.stderr.strip() else program)
    return done.stdout


def read_dump(*arguments: str) -> str:
    """What pg_restore finds in a file, without any database."""
    found = shutil.which("pg_restore")
    if found is None:
        raise KleosError(Words("backup-program", program="pg_restore"))
    done = subprocess.run([found, *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        raise ProgramFailed(done.stderr.strip().splitlines()[0] if done.stderr.strip() else "pg_restore")
    return done.stdout


def restore_postgres(url: URL, file: Path, aside: Path) -> Path | None:
    shown = url.render_as_string(hide_password=True)
    try:
        listed = [line.split() for line in read_dump("--list", str(file)).splitlines()]
        check_tables(file, [words[5] for words in listed if words[3:4] == ["TABLE"] and words[4:5] != ["DATA"]])
        told = read_dump("--data-only", "--table=alembic_version", "--file=-", str(file))
        check_version(told.partition(VERSION_IN)[2].partition("\n")[0])
    except ProgramFailed as problem:
        raise KleosError(Words("backup-not-one", file=str(file), problem=str(problem))) from None
    others = "from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()"
    here = "from pg_tables where schemaname = 'public'"
    try:
        count = asked(url, f"select count(*) {others}")
        if count != ["0"]:
            raise KleosError(Words("restore-in-use", count=count[0], url=shown))
        tables = asked(url, f"select tablename {here}")
        if "alembic_version" in tables:
            back_up(url.render_as_string(hide_password=False), aside)
        with tempfile.TemporaryDirectory() as folder:
            dropping, filling = Path(folder) / "drop.sql", Path(folder) / "fill.sql"
            os.close(os.open(filling, os.O_WRONLY | os.O_CREAT, 0o600))
            dropping.write_text("".join(f'drop table "{table}" cascade;\n' for table in tables), "utf-8")
            read_dump("--no-owner", "--no-privileges", f"--file={filling}", str(file))
            once = ("--single-transaction", "--set=ON_ERROR_STOP=1", "--quiet", "--no-psqlrc")
            run(url, "psql", *once, f"--file={dropping}", f"--file={filling}")
    except ProgramFailed as problem:
        raise KleosError(Words("restore-failed", file=str(file), url=shown, problem=str(problem))) from None
    return aside if aside.exists() else None


def asked(url: URL, question: str) -> list[str]:
    """The lines a database answers."""
    return run(url, "psql", "--no-psqlrc", "--tuples-only", "--no-align", f"--command={question}").split()


# Either -----------------------------------------------------------------------------------------------------------------
def check_tables(file: Path, there: Sequence[str]) -> None:
    for table in TABLES:
        if table not in there:
            raise KleosError(Words("backup-not-one", file=str(file), problem=Words("backup-lacks", table=table)))


def check_version(version: str) -> None:
    if version > NEWEST:
        raise KleosError(Words("database-newer", version=version, known=NEWEST))
