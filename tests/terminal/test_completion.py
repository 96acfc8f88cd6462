"""Shell completion, tried in a shell: commands, games, decks, bots and the values of options."""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kleos.language.languages import LANGUAGES
from kleos.terminal import completion
from kleos.terminal.main import parser

from .conftest import Run

# As a person's shell does it: the script is sourced once, and its function called with the line typed so far.
SCRIPT = """
kleos() { "$PYTHON" -m kleos.terminal.main "$@"; }
source <(kleos completion bash)
complete -p kleos
while IFS= read -r COMP_LINE; do
    COMP_POINT=${#COMP_LINE} COMP_TYPE=9 COMPREPLY=()
    _python_argcomplete kleos
    echo "${COMPREPLY[@]}"
done
"""
TYPED = {
    "kleos simu": ["simulate"],
    "kleos play saint-seiya --against random,gre": ["random,greedy"],
    "kleos cards check my-": ["my-box.toml"],
}


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not installed")
def test_bash_completes_what_is_typed(tmp_path: Path) -> None:
    (tmp_path / "my-box.toml").touch()
    done = subprocess.run(
        ["bash", "-c", SCRIPT],
        input="".join(f"{line}\n" for line in TYPED),
        cwd=tmp_path,
        env={**os.environ, "PYTHON": sys.executable, "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    bound, *answers = done.stdout.splitlines()
    assert "_python_argcomplete kleos" in bound
    assert [line.split() for line in answers] == list(TYPED.values()), done.stderr


@pytest.mark.parametrize("shell", completion.SHELLS)
def test_every_shell_gets_a_script_for_this_program(run: Run, shell: str) -> None:
    result = run(f"completion {shell}")
    assert (result.status, result.err) == (0, "")
    assert "kleos" in result.out
    assert completion.ASKED in result.out


def values(name: str, prefix: str = "", **parsed: str) -> list[str]:
    return list(completion.VALUES[name](prefix=prefix, parsed_args=argparse.Namespace(**parsed)))


def test_values_fit_what_was_typed_before() -> None:
    assert values("lang") == list(LANGUAGES)
    assert values("side", game="kanzume-goddess") == ["random", "greek", "norse"]
    assert values("hero", "seiya,", game="saint-seiya")[1] == "seiya,shiryu"
    assert "leaf-tempo" in values("starter")
    assert "KS-009" in values("what", game="naruto-mythos")
    assert "KS-009" not in values("what", game="saint-seiya")
    assert "NM-5.3" in values("clause")
    assert {"random", "search:novice", "human"} <= set(values("against"))


def test_every_name_with_values_is_an_argument_of_some_command() -> None:
    assert set(completion.VALUES) <= {action.dest for action in completion.actions(parser("en"))}
