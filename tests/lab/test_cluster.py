import os
import signal
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from kleos.lab import extras
from kleos.lab.cluster import QUIET, Cluster
from kleos.lab.simulate import Chunk, Span, simulate

BOTS = ["random", "random"]


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A place of its own for the logs and the key of a cluster; the path of a test is too long for Ray's sockets."""
    with tempfile.TemporaryDirectory(prefix="ray-", ignore_cleanup_errors=True) as folder:
        for name in ("HOME", "RAY_TMPDIR"):
            monkeypatch.setenv(name, folder)
        for name in ("RAY_ADDRESS", *QUIET):
            monkeypatch.delenv(name, raising=False)
        yield


@pytest.mark.skipif(find_spec("ray") is None, reason="ray is not installed (the extra cluster)")
@pytest.mark.usefixtures("elsewhere")
def test_a_cluster_that_loses_workers_loses_and_doubles_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    source = str(Path(extras.__file__).parents[2])
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([source, *filter(None, [os.environ.get("PYTHONPATH")])]))

    class Stumbling:  # within the function, so that it travels whole to processes that cannot import this test
        """Work whose worker is killed in the midst of it, twice."""

        def __init__(self, work: Any) -> None:
            self.work = work
            self.folder = tmp_path

        def __call__(self, span: Span) -> Chunk:
            first, count = span
            done: Chunk = self.work(span)
            if first <= 10 < first + count and len(died := list(self.folder.iterdir())) < 2:
                (self.folder / str(len(died))).touch()
                os.kill(os.getpid(), signal.SIGKILL)
            return done

    numbers: list[int] = []
    summary = simulate(
        "naruto-mythos",
        40,
        BOTS,
        3,
        "starter",
        pool=lambda work: Cluster(Stumbling(work)),
        on_results=lambda first, results: numbers.extend(range(first, first + len(results))),
    )
    assert len(list(tmp_path.iterdir())) == 2, "two workers were killed"
    assert numbers == list(range(40))
    assert summary == simulate("naruto-mythos", 40, BOTS, 3, "starter")
    assert os.environ["RAY_USAGE_STATS_ENABLED"] == "0"
    assert capfd.readouterr().out == "", "Ray says nothing where the results go"
