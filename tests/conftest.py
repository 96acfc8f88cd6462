"""The test session: checks that the tests run against the build they are meant for."""

import importlib
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from hypothesis import settings

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
