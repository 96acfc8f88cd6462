"""The work of a simulation on a Ray cluster, whose nodes have the same version of this package installed.

RAY_ADDRESS names the cluster; without it a small one is started on this machine and stopped afterwards.
"""

import os
from types import TracebackType
from typing import Any, Final

from kleos.lab.extras import needed
from kleos.lab.workers import TRIES, Done, Task, Work, WorkerPool, WorkersLost

EXTRA: Final = "cluster"
QUEUED: Final = 2  # tasks for each core, so that none waits while results travel

# What Ray reads from the environment when it is imported; whoever has set it otherwise keeps it so.
QUIET: Final = {
    "RAY_USAGE_STATS_ENABLED": "0",  # nobody is told of its use, also by a nightly build
    "RAY_DEDUP_LOGS_SKIP_REGEX": ".",  # it would tell of a lost worker among the results, on standard output
}


class Cluster(WorkerPool[Task, Done]):
    """The cores of a cluster. Ray begins the task of a lost worker or node again on another."""

    def __init__(self, work: Work[Task, Done]) -> None:
        for name, value in QUIET.items():
            os.environ.setdefault(name, value)
        self.ray = needed("ray", EXTRA, "--cluster")
        self.work = work
        self.begun: list[Any] = []  # Ray's references to what comes of tasks

    def __enter__(self) -> "Cluster[Task, Done]":
        ray = self.ray
        self.started = not ray.is_initialized()
        if self.started:
            ray.init(include_dashboard=False, log_to_driver=False, logging_level="ERROR")
        self.hands = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.order = ray.put(self.work)
        self.remote = ray.remote(carry_out).options(max_retries=TRIES - 1)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, raised: BaseException | None, trace: TracebackType | None
    ) -> None:
        for reference in self.begun:
            self.ray.cancel(reference, force=True)
        if self.started:
            self.ray.shutdown()

    @property
    def idle(self) -> bool:
        return len(self.begun) < QUEUED * self.hands

    def start(self, task: Task) -> None:
        self.begun.append(self.remote.remote(self.order, task))

    def finished(self) -> Done:
        problems = self.ray.exceptions
        [reference], self.begun = self.ray.wait(self.begun, num_returns=1)
        try:
            done: Done = self.ray.get(reference)
        except problems.RayTaskError as problem:
            raise problem.cause from None
        except problems.RayError:
            raise WorkersLost from None
        return done


def carry_out(work: Work[Task, Done], task: Task) -> Done:
    return work(task)
