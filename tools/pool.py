"""Runs many jobs at once on the cores of this machine or on a Ray cluster."""

import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from multiprocessing import get_context
from typing import Any, TypeVar

J = TypeVar("J")
R = TypeVar("R")

AHEAD = 4
"""How many jobs are queued for each worker of a cluster."""


def spread(deed: Callable[[J], R], jobs: Iterable[J], workers: int, cluster: str = "") -> Iterator[R]:
    """Yield the result of `deed` for every job, in order, using `workers` processes or the cluster at an address.

    With one worker, everything runs in this process. The address is one that Ray accepts: "auto", "local" or
    "ray://host:port". Raises ValueError with one sentence if there is no such cluster or Ray isn't installed.
    """
    if cluster:
        yield from _on_cluster(deed, jobs, cluster)
        return
    if workers == 1:
        yield from map(deed, jobs)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(deed, jobs)


def _on_cluster(deed: Callable[[J], R], jobs: Iterable[J], address: str) -> Iterator[R]:
    try:
        import ray
    except ImportError as missing:
        raise ValueError('Ray is not installed: pip install -e ".[cluster]"') from missing
    try:
        ray.init(
            address=address, log_to_driver=False, runtime_env={"env_vars": {"PYTHONPATH": ":".join(sys.path)}}
        )
    except (ConnectionError, ImportError, ValueError) as error:
        raise ValueError(
            f"There is no Ray cluster at {address}: {str(error).splitlines()[0].rstrip('.')}."
        ) from error
    try:
        remote, waiting = ray.remote(_made), iter(jobs)
        most = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
        due: list[Any] = [remote.remote(deed, job) for job in islice(waiting, most)]
        while due:
            yield ray.get(due.pop(0))
            due += [remote.remote(deed, job) for job in islice(waiting, 1)]
    finally:
        ray.shutdown()


def _made(deed: Callable[[J], R], job: J) -> R:
    return deed(job)
