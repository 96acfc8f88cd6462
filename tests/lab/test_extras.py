"""Whoever lacks an extra is told a command that works where Kleos was installed from a folder, a file or an index."""

import sys
from importlib.metadata import PackageNotFoundError
from pathlib import Path
from typing import Any

import pytest

from kleos.lab import extras


class Installed:
    """A distribution that came from somewhere."""

    def __init__(self, told: str | None) -> None:
        self.told = told

    def read_text(self, name: str) -> str | None:
        assert name == "direct_url.json"
        return self.told


def told(monkeypatch: pytest.MonkeyPatch, direct_url: str | None) -> str:
    monkeypatch.setattr(sys, "executable", "/club/bin/python")
    monkeypatch.setattr(extras, "distribution", lambda name: Installed(direct_url))
    return extras.install_command("tui")


def test_from_an_index_the_name_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    assert told(monkeypatch, None) == "/club/bin/python -m pip install 'kleos[tui]'"


def test_from_a_folder_or_a_wheel_that_is_still_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    wheel = tmp_path / "my wheels" / "kleos-0.1.0-py3-none-any.whl"
    wheel.parent.mkdir()
    wheel.touch()
    for place in (tmp_path, wheel):
        command = told(monkeypatch, f'{{"url": "{place.as_uri()}", "dir_info": {{}}}}')
        assert command == f"/club/bin/python -m pip install '{place}[tui]'"
    wheel.unlink()
    assert told(monkeypatch, f'{{"url": "{wheel.as_uri()}"}}').endswith(" 'kleos[tui]'")


def test_from_the_sources_without_being_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(extras, "distribution", missing)
    root = Path(extras.__file__).parents[3]
    assert extras.install_command("lab").endswith(f"{root}[lab]'")
