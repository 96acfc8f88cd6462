"""kleos serve on the command line: what is wrong is said before anything is opened."""

import os
import socket
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from kleos.language.languages import LANGUAGES
from kleos.server import pages, serving
from kleos.server.configuring import as_markdown
from kleos.server.settings import SETTINGS
from kleos.terminal.main import main
from kleos.terminal.serve import DATABASE, SETTINGS_FILE, has_screen

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
    assert "is not a database" in result.err


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


# Settings ---------------------------------------------------------------------------------------------------------------
def test_options_outweigh_the_environment_a_file_and_the_profile(
    run: Run, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data.mkdir(exist_ok=True)
    (data / SETTINGS_FILE).write_text(
        'profile = "club"\npause = 1\naway = 2\nnudge-after = 3\n[rates]\ntables = "5/hour"\n'
    )
    monkeypatch.setenv("KLEOS_SERVE_AWAY", "20")
    monkeypatch.setenv("KLEOS_SERVE_NUDGE_AFTER", "30")
    monkeypatch.setenv("KLEOS_SERVE_NAMES", "a.example, b.example")
    result = run("serve --print-settings --nudge-after 300 --proxy 10.0.0.1 --proxy 10.0.0.2")
    assert result.status == 0
    assert tomllib.loads(result.out)["rates"]["requests"] == "3000/minute"
    lines = {line.partition(" = ")[0]: line for line in result.out.splitlines()}
    for name, value, source in (
        ("profile", '"club"', str(data / SETTINGS_FILE)),
        ("pause", "1.0", str(data / SETTINGS_FILE)),
        ("away", "20.0", "the environment"),
        ("nudge-after", "300.0", "the command line"),
        ("nudge-every", "60.0", "profile club"),
        ("names", '["a.example", "b.example"]', "the environment"),
        ("proxies", '["10.0.0.1", "10.0.0.2"]', "the command line"),
        ("tables", '"5/hour"', str(data / SETTINGS_FILE)),
    ):
        assert lines[name].split(" = ", 1)[1].split("#")[0].strip() == value
        assert lines[name].endswith(f"# {source}")


def test_what_is_shown_of_the_settings_holds_no_password_and_can_be_read_again(run: Run, tmp_path: Path) -> None:
    shown = run("serve --print-settings --profile public --database postgresql://kleos:secret@db.example/kleos")
    assert "secret" not in shown.out
    assert "db.example" in shown.out
    (tmp_path / "all.toml").write_text(shown.out)
    again = run(f"serve --print-settings --settings {tmp_path}/all.toml")
    assert tomllib.loads(again.out) == tomllib.loads(shown.out)


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("prot = 80", "unknown setting 'prot', did you mean port?"),
        ("[rates]\nrequest = '1/minute'", "unknown setting 'rates.request', did you mean rates.requests?"),
        ("rates = 5", "unknown setting 'rates'"),
        ("port = 70000", "port can't be '70000', expected a whole number from 0 to 65535"),
        ("port = true", "port can't be 'True'"),
        ("pause = -1", "pause can't be '-1', expected a number of seconds, 0 or more"),
        ("pause = nan", "pause can't be 'nan'"),
        ("names = 5", "names can't be '5', expected a list of strings"),
        ("stand-in = 'greedier'", "expected a bot like search:adept"),
        ("profile = 'pub'", "profile can't be 'pub', expected one of friends, club, public"),
        ("[rates]\ntables = 'many'", "rates.tables can't be 'many', expected a rate like 60/minute"),
        ("port = ", "is not valid TOML"),
    ],
)
def test_what_is_wrong_in_a_file_of_settings_is_told_with_its_name(
    run: Run, tmp_path: Path, written: str, said: str
) -> None:
    file = tmp_path / "serve.toml"
    file.write_text(written)
    result = run(f"serve --settings {file}")
    assert (result.status, result.out) == (2, "")
    assert str(file) in result.err
    assert said in result.err


def test_what_is_wrong_with_an_option_or_a_variable_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "--port can't be 'x'" in run("serve --port x").err
    assert "no-such.toml" in run("serve --settings no-such.toml").err
    monkeypatch.setenv("KLEOS_SERVE_PAUSE", "soon")
    assert "KLEOS_SERVE_PAUSE can't be 'soon'" in run("serve").err
    monkeypatch.delenv("KLEOS_SERVE_PAUSE")
    monkeypatch.setenv("KLEOS_SERVE_PROT", "80")
    assert "did you mean KLEOS_SERVE_PORT?" in run("serve").err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_names_every_setting_in_every_language(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--help", "--lang", lang])
    told = capsys.readouterr().out
    assert all(f"{one.option} " in told for one in SETTINGS)


def test_the_hosts_handbook_lists_every_setting() -> None:
    handbook = Path(__file__).parents[2] / "docs" / "hosting.md"
    before, rest = handbook.read_text("utf-8").split("| setting |", 1)
    table, after = ("| setting |" + rest).split("\n\n", 1)
    if os.environ.get("KLEOS_GOLDEN") == "write":
        handbook.write_text(f"{before}{as_markdown()}\n\n{after}", "utf-8")
        return
    assert table == as_markdown(), "run again with KLEOS_GOLDEN=write"


# Browsers ---------------------------------------------------------------------------------------------------------------
def test_a_browser_is_opened_only_where_it_has_a_window() -> None:
    assert not has_screen({}, "linux")
    assert has_screen({"WAYLAND_DISPLAY": "wayland-0"}, "linux")
    assert has_screen({}, "darwin")


def test_addresses_are_shown_as_a_browser_takes_them() -> None:
    for host, shown in (("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "127.0.0.1")):
        listening = serving.bound(host, 0)
        assert serving.address_of(listening).startswith(f"http://{shown}:")
        listening.close()
