"""What can be counted about a running server, in the words of Prometheus. No label names a person, a table or a secret."""

import asyncio
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

import kleos

if TYPE_CHECKING:
    from kleos.server.house import House

METHODS: Final = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 60.0)
LOOK: Final = 0.5  # seconds between two looks how late the event loop is


class Metrics:
    """The counters of one house."""

    def __init__(self) -> None:
        here = self.registry = CollectorRegistry()
        ProcessCollector(registry=here)
        about = Gauge("kleos_info", "The program that runs.", ["version"], registry=here)
        about.labels(kleos.__version__).set(1)
        self.tables = Gauge("kleos_tables", "Tables in the database.", ["game", "status"], registry=here)
        self.sittings = Gauge("kleos_tables_in_memory", "Tables that this process has opened.", registry=here)
        self.people = Gauge("kleos_people_connected", "People with a table open in a browser.", registry=here)
        self.sockets = Gauge("kleos_sockets", "WebSocket connections at tables.", registry=here)
        self.moves = Counter("kleos_moves", "Choices of people, bots and habits.", ["game"], registry=here)
        self.acknowledged = Histogram(
            "kleos_move_seconds", "From a choice received to its acknowledgement.", buckets=QUICK, registry=here
        )
        self.requests = Histogram(
            "kleos_request_seconds",
            "HTTP requests by the pattern of their path.",
            ["method", "route", "status"],
            buckets=QUICK,
            registry=here,
        )
        self.errors = Counter("kleos_errors", "Refusals and faults by their code.", ["code"], registry=here)
        self.queued = Gauge("kleos_thoughts_waiting", "Thoughts of bots that wait for a process.", registry=here)
        self.thought_wait = Histogram(
            "kleos_thought_wait_seconds", "How long a thought waited for a process.", buckets=SLOW, registry=here
        )
        self.thought = Histogram("kleos_thought_seconds", "How long a thought took.", buckets=SLOW, registry=here)
        self.hurried = Counter("kleos_thoughts_hurried", "Thoughts cut short because many wait.", registry=here)
        self.failed = Counter("kleos_thoughts_failed", "Thoughts that gave no answer.", registry=here)
        self.lag = Histogram(
            "kleos_loop_lag_seconds", "How late the event loop comes to what is due.", buckets=QUICK, registry=here
        )
        self.writes = Histogram(
            "kleos_database_write_seconds", "Transactions of the database's writer.", buckets=QUICK, registry=here
        )
        self.unwritten = Gauge("kleos_database_writes_waiting", "Writes that wait for the next one.", registry=here)

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        known = method if method in METHODS else "other"
        self.requests.labels(known, route, str(status)).observe(seconds)

    async def watch_loop(self) -> None:
        """Measures again and again how late the event loop is."""
        while True:
            before = time.monotonic()
            await asyncio.sleep(LOOK)
            self.lag.observe(max(0.0, time.monotonic() - before - LOOK))

    def told(self, house: "House", tables: Mapping[tuple[str, str], int]) -> bytes:
        """All of it as Prometheus reads it, with what there is now."""
        self.tables.clear()
        for (game, status), count in tables.items():
            self.tables.labels(game, status).set(count)
        self.sittings.set(len(house.sittings))
        sockets = [one for sitting in house.sittings.values() for one in sitting.connections]
        self.people.set(len({one.person.id for one in sockets}))
        self.sockets.set(len(sockets))
        self.queued.set(len(house.thinkers.queue))
        self.unwritten.set(house.store.jobs.qsize())
        return generate_latest(self.registry)
