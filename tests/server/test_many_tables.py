"""The measurement of many tables runs, in a small way: every move is acknowledged, and nothing goes wrong."""

import asyncio
import importlib.util
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).parent.parent.parent / "bench" / "tables.py"


@pytest.mark.skipif(sys.platform != "linux", reason="it reads what the server used from /proc")
def test_a_few_tables_side_by_side(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = importlib.util.spec_from_file_location("bench_tables", BENCH)
    assert spec is not None
    assert spec.loader is not None
    bench = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "bench_tables", bench)
    spec.loader.exec_module(bench)
    monkeypatch.setattr(bench, "PACE", 0.1)
    measured = asyncio.run(bench.measure(tables=4, seconds=2.0, seed=1))
    assert measured.errors == {}
    assert len(measured.waits) > 10
    assert measured.percentile(0.5) < 1000
