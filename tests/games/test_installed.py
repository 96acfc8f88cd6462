"""A game is registered once, by an entry point of whatever package brings it: ours come in by the same door."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import kleos
from kleos.games.registry import CLASSES, GROUP, LAST, RANKED, needed_room, room
from kleos.language.languages import LANGUAGES

ROOT = Path(__file__).parent.parent.parent


def test_the_games_are_those_of_the_entry_points_in_their_order() -> None:
    entered = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["entry-points"][GROUP]
    named = {str(found[2]): value for name, value in entered.items() if (found := RANKED.fullmatch(name))}
    assert {id: CLASSES[id] for id in named} == named
    assert kleos.games()[: len(named)] == tuple(named)


def with_package(folder: Path, points: str, lines: str) -> "subprocess.CompletedProcess[str]":
    """What Python says where a package of these entry points is installed beside Kleos."""
    described = folder / "other-1.0.dist-info"
    described.mkdir()
    (described / "METADATA").write_text("Metadata-Version: 2.1\nName: other\nVersion: 1.0\n", "utf-8")
    (described / "entry_points.txt").write_text(f"[{GROUP}]\n{points}\n", "utf-8")
    search = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "PYTHONPATH": search}
    return subprocess.run([sys.executable, "-c", lines], capture_output=True, text=True, env=environment, timeout=60)


def test_two_games_of_one_name_are_refused(tmp_path: Path) -> None:
    done = with_package(tmp_path, "saint-seiya = other.game:Other", "import kleos")
    assert "ImportError: several packages bring a game called saint-seiya: keep one of them" in done.stderr


def test_a_package_beside_kleos_brings_a_game_which_comes_last(tmp_path: Path) -> None:
    package = tmp_path / "other"
    package.mkdir()
    (package / "__init__.py").write_text("", "utf-8")
    (package / "game.py").write_text(
        "from kleos.games.saint_seiya.game import SaintSeiya\n\n"
        "class Other(SaintSeiya):\n    id = 'other'\n    title = 'Another game'\n",
        "utf-8",
    )
    lines = (
        "import kleos; print(kleos.games()[-1], kleos.rules('other').title, kleos.new('other', seed=1).decision.kind)"
    )
    done = with_package(tmp_path, "other = other.game:Other", lines)
    assert (done.stdout, done.stderr) == ("other Another game main\n", "")


def test_a_game_without_a_place_comes_after_those_with_one() -> None:
    ranks = [
        int(found[1] or LAST) for name in ("1-naruto-mythos", "zebra", "12-a") if (found := RANKED.fullmatch(name))
    ]
    assert ranks == [1, LAST, 12]


def test_a_room_that_a_game_does_not_have_is_none_and_a_broken_one_says_why() -> None:
    assert room("naruto-mythos", "nowhere") is None
    assert room("naruto-mythos", "nowhere.deeper") is None
    assert room("naruto-mythos", "bots") is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_needs_a_room_that_a_game_does_not_have_says_so(lang: str) -> None:
    with pytest.raises(kleos.KleosError) as refused:
        needed_room("naruto-mythos", "nowhere")
    assert "naruto-mythos" in refused.value.words.text(lang)
    assert "nowhere" in refused.value.words.text(lang)
    with pytest.raises(kleos.KleosError, match="unknown game 'chess'"):
        needed_room("chess", "bots")
