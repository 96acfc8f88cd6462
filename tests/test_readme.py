"""The README is tried by running it."""

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import kleos
from kleos.games.registry import game_named
from kleos.terminal.main import main, parser

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks(language: str, page: str = README) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page, re.S)


def test_the_python_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = blocks("python")
    assert 18 <= len([line for line in example.splitlines() if line.strip()]) <= 24
    exec(compile(example, "README.md", "exec"), {})
    assert "p0" in capsys.readouterr().out


def test_the_session_at_its_top_says_what_python_says() -> None:
    (session,) = blocks("pycon")
    test = doctest.DocTestParser().get_doctest(session, {}, "README.md", "README.md", 0)
    told: list[str] = []
    assert doctest.DocTestRunner().run(test, out=told.append).failed == 0, "".join(told)
    assert len(test.examples) == 5


def test_the_picture_at_its_top_is_there_and_small() -> None:
    (picture,) = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", README)
    assert (ROOT / picture).read_bytes().startswith(b"\x89PNG")
    assert (ROOT / picture).stat().st_size < 400_000


def test_the_card_example_passes_the_command_printed_below_it(tmp_path: Path) -> None:
    (example,) = blocks("toml")
    line = re.search(r"`(kleos cards check (\S+) --texts)`", README.partition(example)[2])
    assert line is not None
    (tmp_path / line[2]).write_text(example, "utf-8")
    command = f'kleos() {{ "{sys.executable}" -m kleos.terminal.main "$@"; }}; {line[1]}'
    environment = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "1"}
    done = subprocess.run(
        ["bash", "-c", command], cwd=tmp_path, capture_output=True, text=True, env=environment, timeout=60
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        "MY-001 Iruka Umino, After the Lesson",
        "  character · cost 2 · power 2 · Leaf Village",
        "  MAIN: Give 1 Power token to a friendly Leaf Village character in this mission.",
        "  UPGRADE: MAIN instead: Give 2 Power tokens to a friendly Leaf Village character in play.",
        "",
        "1 card, no problems",
    ]


def test_the_card_of_the_contributors_can_be_played_with(tmp_path: Path) -> None:
    (example,) = blocks("toml", CONTRIBUTING)
    file = tmp_path / "my-set.toml"
    file.write_text(example, "utf-8")
    assert main(["cards", "check", str(file), "--texts"]) == 0
    box = game_named("naruto-mythos").with_cards(str(file), example)
    assert "MY-001" in box.faces()
    assert len(box.faces()) == len(kleos.rules("naruto-mythos").cards) + 1


def test_the_story_of_the_contributors_is_a_test_that_passes() -> None:
    (example,) = blocks("python", CONTRIBUTING)
    known: dict[str, Any] = {}
    exec(compile(example, "CONTRIBUTING.md", "exec"), known)
    (test,) = [what for name, what in known.items() if name.startswith("test_")]
    test()


def commands() -> list[str]:
    """The commands that README and documentation print, each as it is typed up to a comment or a redirection."""
    found = []
    for file in PAGES:
        fenced = re.findall(r"^```(.*)\n((?:.*\n)*?)```$", file.read_text("utf-8"), re.M)
        for block in [text for language, text in fenced if language in ("", "sh")]:
            typed = re.sub(r"\$\(.*?\)", "filled-in", block.replace("\\\n", " "))
            found += re.findall(r"^(?:source <\()?kleos ([^#>|\n)]+)", typed, re.M)
    return found


@pytest.mark.parametrize("line", sorted(set(commands())))
def test_every_command_that_is_printed_is_one(line: str) -> None:
    args = parser("en").parse_args(shlex.split(line))
    assert args.run


def test_the_folders_it_names_exist() -> None:
    for folder in re.findall(r"^\| `([a-z_/]+/)`", README, re.M):
        assert (ROOT / folder).is_dir(), folder


def test_the_clauses_it_names_exist() -> None:
    for id in re.findall(r"NM-[0-9.]*[0-9]", README):
        assert id in kleos.rules("naruto-mythos").clauses
