"""The documentation site builds without a warning, and holds every page and every name of the boundary."""

import subprocess
import sys
from pathlib import Path

import kleos

DOCS = Path(__file__).parent.parent / "docs"


def test_the_site_holds_every_page_and_every_name(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-b", "html", str(DOCS), str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert (done.returncode, done.stderr) == (0, "")
    for page in DOCS.glob("*.md"):
        assert (tmp_path / f"{page.stem}.html").is_file(), page
    reference = (tmp_path / "api.html").read_text("utf-8")
    missing = [name for name in kleos.__all__ if f".{name}" not in reference]
    assert missing == []
    assert "All and only what this seat may know" in reference
