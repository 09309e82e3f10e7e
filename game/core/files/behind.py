"""Writes to disk on the calling thread, or on a background thread so that a window never blocks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

T = TypeVar("T")
Y = TypeVar("Y", covariant=True)


class PendingWrite(Protocol[Y]):
    """A write that may not have finished yet."""

    def done(self) -> bool:
        """Return True if the write has finished or failed."""

    def result(self) -> Y:
        """Wait for the write to finish, and return its result."""


class _Now(Generic[T]):
    def __init__(self, came: T) -> None:
        self.came = came

    def done(self) -> bool:
        return True

    def result(self) -> T:
        return self.came


class _Thread:
    """A thread that runs writes one after another. It starts with the first write, so a window opens sooner."""

    def __init__(self) -> None:
        self.pool: ThreadPoolExecutor | None = None

    def submit(self, work: Callable[[], T]) -> PendingWrite[T]:
        """Queue another write."""
        if self.pool is None:
            from concurrent.futures import ThreadPoolExecutor

            self.pool = ThreadPoolExecutor(1, "overton-disk")
        return self.pool.submit(work)

    def close(self) -> None:
        """Wait until every queued write has finished."""
        if self.pool is not None:
            self.pool.shutdown()


_threads: list[_Thread] = []


def write(work: Callable[[], T]) -> PendingWrite[T]:
    """Queue `work`; writes run in the order they were queued."""
    return _threads[-1].submit(work) if _threads else _Now(work())


@contextmanager
def thread() -> Iterator[None]:
    """Write on a background thread inside the context; on exit, wait until everything is written."""
    made = _Thread()
    _threads.append(made)
    try:
        yield
    finally:
        _threads.remove(made)
        made.close()


class LatestWrite:
    """The latest write of a series."""

    def __init__(self) -> None:
        self._last: PendingWrite[None] | None = None

    def begin(self, work: Callable[[], None]) -> None:
        """Start a write."""
        self._last = write(work)

    @property
    def going_on(self) -> bool:
        """True until the write has finished. Raises any exception that the write raised."""
        if self._last is not None and self._last.done():
            self.wait()
        return self._last is not None

    def wait(self) -> None:
        """Wait until the write has finished."""
        if self._last is not None:
            last, self._last = self._last, None
            last.result()
