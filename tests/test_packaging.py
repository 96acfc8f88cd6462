"""What is handed on is whole: wheel and sdist bring the browser client, and none is built without it by accident."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NEEDED = ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE.md")
CLIENT = "kleos/server/client"
PAGES = {
    "index.html": "<!doctype html>",
    "index.html.br": "packed",
    "assets/app-1a2b.js": "client()",
    "icon.svg": "<svg/>",
}  # of every kind of file that a built client has


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The sources as in a fresh clone: nothing compiled, no client."""
    folder = tmp_path / "clone"
    folder.mkdir()
    for name in NEEDED:
        shutil.copy(ROOT / name, folder / name)
    left_out = shutil.ignore_patterns("client", "__pycache__", "*.so", "*.egg-info")
    shutil.copytree(ROOT / "src", folder / "src", ignore=left_out)
    return folder


def build_client(clone: Path) -> None:
    for name, text in PAGES.items():
        file = clone / "src" / CLIENT / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)


def build(folder: Path, hook: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """What pip does to build a package, in a process of its own, without compiling."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("KLEOS_", "PYTHON"))}
    return subprocess.run(
        [sys.executable, "-c", f"from setuptools import build_meta; build_meta.{hook}('dist')"],
        cwd=folder,
        env={**inherited, "KLEOS_PURE": "1", **environment},
        capture_output=True,
        text=True,
        timeout=120,
    )


def built(folder: Path) -> Path:
    (file,) = (folder / "dist").glob("kleos-*")
    return file


def in_wheel(file: Path) -> set[str]:
    return set(zipfile.ZipFile(file).namelist())


def test_an_sdist_brings_the_client_and_a_wheel_made_of_it_needs_no_node(clone: Path) -> None:
    build_client(clone)
    done = build(clone, "build_sdist")
    assert done.returncode == 0, done.stderr
    shutil.unpack_archive(built(clone), clone.parent / "unpacked")
    (unpacked,) = (clone.parent / "unpacked").iterdir()
    for name, text in PAGES.items():
        assert (unpacked / "src" / CLIENT / name).read_text() == text
    assert not (unpacked / "web").exists()
    done = build(unpacked, "build_wheel")
    assert done.returncode == 0, done.stderr
    inside = in_wheel(built(unpacked))
    assert {f"{CLIENT}/{name}" for name in PAGES} <= inside
    # The wheel has every module and every file with cards, rules and words that the sources have.
    sources = {
        path.relative_to(clone / "src").as_posix() for path in (clone / "src/kleos").rglob("*") if path.is_file()
    }
    assert sources <= inside


@pytest.mark.parametrize("hook", ["build_wheel", "build_sdist"])
def test_no_package_without_the_client_is_built_by_accident(clone: Path, hook: str) -> None:
    done = build(clone, hook)
    assert done.returncode != 0
    assert "tools/setup web" in done.stderr
    assert "KLEOS_NO_CLIENT=1" in done.stderr
    assert list(clone.glob("dist/kleos-*")) == []


def test_the_refusal_comes_before_anything_is_compiled(clone: Path) -> None:
    done = build(clone, "build_wheel", KLEOS_PURE="")
    assert done.returncode != 0
    assert "kleos build: the browser client has not been built" in done.stderr
    assert "modules compiled" not in done.stdout
    assert not (clone / "build").exists()


def test_whoever_wants_only_the_library_can_say_so(clone: Path) -> None:
    done = build(clone, "build_wheel", KLEOS_NO_CLIENT="1")
    assert done.returncode == 0, done.stderr
    inside = in_wheel(built(clone))
    assert "kleos/match.py" in inside
    assert not [name for name in inside if name.startswith(CLIENT)]


def test_an_editable_install_serves_what_is_built_later(clone: Path) -> None:
    done = build(clone, "build_editable")
    assert done.returncode == 0, done.stderr
