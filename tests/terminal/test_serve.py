"""kleos serve on the command line: what is wrong is said before anything is opened."""

import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from kleos.server import pages, serving
from kleos.terminal import main as commands
from kleos.terminal.serve import DATABASE, has_screen

Run = Callable[..., Any]


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that is in use."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_a_port_in_use_is_told(run: Run, taken: int) -> None:
    result = run(f"serve --port {taken}")
    assert (result.status, result.out) == (2, "")
    assert f"port {taken} is in use" in result.err


def test_where_no_port_is_named_the_next_free_one_is_taken(taken: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "PORT", taken)
    listening = serving.bound("127.0.0.1", None)
    assert taken < listening.getsockname()[1] < taken + serving.MORE_PORTS
    listening.close()


@pytest.mark.parametrize("url", ["nonsense", "mysql://a/b", "sqlite://"])
def test_what_is_no_database_is_told(run: Run, url: str) -> None:
    result = run(f"serve --port 0 --database {url}")
    assert result.status == 2
    assert "names no database" in result.err


def test_an_address_that_is_not_ours_is_told(run: Run) -> None:
    result = run("serve --host 192.0.2.7 --port 0")
    assert result.status == 2
    assert "192.0.2.7" in result.err
    assert run("serve --port 70000").status == 2


def test_a_folder_that_cannot_be_written_is_told(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("KLEOS_DATA", str(tmp_path / "file" / "data"))
    result = run("serve --port 0")
    assert result.status == 2
    assert str(tmp_path / "file") in result.err
    result = run(f"serve --port 0 --database sqlite:///{tmp_path}/nowhere/tables.db --lang fr")
    assert result.status == 2
    assert "impossible d'ouvrir" in result.err


def test_the_tables_are_kept_in_the_data_folder_and_the_address_is_told(
    run: Run, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []

    def served(config: Any, listening: socket.socket, ready: Callable[[], None]) -> None:
        asked.append(config)
        ready()
        listening.close()

    monkeypatch.setattr(serving, "serve", served)
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    result = run("serve --port 0 --lang it")
    assert result.status == 0
    assert "http://127.0.0.1:" in result.out
    assert result.out.startswith("Il tavolo")
    assert asked[0].database == f"sqlite:///{data.resolve() / DATABASE}"
    assert opened == []


def test_without_the_browser_client_it_says_so_and_how_to_get_it(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[Any] = []
    monkeypatch.setattr(serving, "serve", lambda config, listening, ready: served.append(config))
    monkeypatch.setattr(pages, "CLIENT", tmp_path)
    result = run("serve --port 0")
    assert (result.status, result.out, served) == (2, "", [])
    assert "no browser client" in result.err
    assert "tools/setup web" in result.err
    assert run("serve --port 0 --no-client").status == 0
    assert len(served) == 1
    (tmp_path / "index.html").touch()
    assert run("serve --port 0").status == 0
    assert len(served) == 2


def test_a_browser_is_opened_only_where_it_has_a_window() -> None:
    assert not has_screen({}, "linux")
    assert has_screen({"WAYLAND_DISPLAY": "wayland-0"}, "linux")
    assert has_screen({}, "darwin")


def test_host_and_port_are_those_of_the_server() -> None:
    assert (commands.HOST, commands.PORT) == (serving.HOST, serving.PORT)


def test_addresses_are_shown_as_a_browser_takes_them() -> None:
    for host, shown in (("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "127.0.0.1")):
        listening = serving.bound(host, 0)
        assert serving.address_of(listening).startswith(f"http://{shown}:")
        listening.close()
