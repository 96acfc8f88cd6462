"""The test session: checks that the tests run against the build they are meant for; a PostgreSQL for those that need one."""

import asyncio
import importlib
import os
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from kleos.testing.postgres import Postgres

SOURCE = Path(__file__).resolve().parent.parent / "src"

# How long an example takes says nothing about the rules, and machines differ.
settings.register_profile("kleos", deadline=None)
settings.load_profile("kleos")


def pytest_sessionstart() -> None:
    """./test names the build it means in KLEOS_TEST_BUILD; a bare pytest takes the one it finds."""
    wanted = os.environ.get("KLEOS_TEST_BUILD")
    if wanted is None:
        return
    importlib.import_module("kleos.match")
    files = {name: module.__file__ or "" for name, module in sys.modules.items() if name.split(".")[0] == "kleos"}
    from_source = any(Path(file).is_relative_to(SOURCE) for file in files.values())
    compiled = any(
        name.startswith("kleos.engine.") and file.endswith(tuple(EXTENSION_SUFFIXES)) for name, file in files.items()
    )
    if (from_source, compiled) != (wanted == "interpreted", wanted == "compiled"):
        found = "\n".join(f"  {name}: {file}" for name, file in sorted(files.items()))
        pytest.exit(f"the tests were to run {wanted}, but these modules were loaded:\n{found}", returncode=1)


@pytest.fixture(scope="session")
def postgres() -> Iterator["Postgres"]:
    """A PostgreSQL of this session's own, or the one that KLEOS_TEST_POSTGRES names."""
    from kleos.testing.postgres import Postgres, programs

    if os.environ.get("KLEOS_NO_POSTGRES"):
        pytest.skip("KLEOS_NO_POSTGRES is set")
    named = os.environ.get("KLEOS_TEST_POSTGRES")
    if not named and programs() is None:
        pytest.fail(
            "these tests need PostgreSQL: install it (tools/setup postgres), or name one in which databases may be made "
            "(KLEOS_TEST_POSTGRES=postgresql://...), or leave them out (KLEOS_NO_POSTGRES=1)"
        )
    served = Postgres(named)
    yield served
    served.close()


@pytest.fixture(scope="session")
def empty_postgres(postgres: "Postgres") -> str:
    """A database with all tables and nothing in them, made once."""
    from kleos.table.store import Store

    async def made() -> str:
        url = await postgres.database()
        await (await Store.open(url)).close()
        return url

    return asyncio.run(made())


@pytest.fixture
def postgres_url(postgres: "Postgres", empty_postgres: str) -> str:
    """A database of the test's own."""
    return asyncio.run(postgres.database(like=empty_postgres))
