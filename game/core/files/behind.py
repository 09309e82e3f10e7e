"""Who waits for the disk: the one who writes, or in a window a thread of its own, for no picture waits."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

T = TypeVar("T")
Y = TypeVar("Y", covariant=True)


class Written(Protocol[Y]):
    """What comes of something that is written."""

    def done(self) -> bool:
        """Whether it is written, or it is known why not."""

    def result(self) -> Y:
        """Wait until it is done, and give what came of it."""


class _Now(Generic[T]):
    def __init__(self, came: T) -> None:
        self.came = came

    def done(self) -> bool:
        return True

    def result(self) -> T:
        return self.came


class _Thread:
    """A thread that writes one thing after the other; it begins with the first, for a window opens sooner so."""

    def __init__(self) -> None:
        self.pool: ThreadPoolExecutor | None = None

    def submit(self, work: Callable[[], T]) -> Written[T]:
        """Let it write one more thing."""
        if self.pool is None:
            from concurrent.futures import ThreadPoolExecutor

            self.pool = ThreadPoolExecutor(1, "overton-disk")
        return self.pool.submit(work)

    def close(self) -> None:
        """Wait until everything is written."""
        if self.pool is not None:
            self.pool.shutdown()


_threads: list[_Thread] = []


def write(work: Callable[[], T]) -> Written[T]:
    """Let something be written, after all that was to be written before it."""
    return _threads[-1].submit(work) if _threads else _Now(work())


@contextmanager
def thread() -> Iterator[None]:
    """Let a thread write meanwhile; in the end everything is written."""
    made = _Thread()
    _threads.append(made)
    try:
        yield
    finally:
        _threads.remove(made)
        made.close()


class Awaited:
    """Whether the last of some work is done."""

    def __init__(self) -> None:
        self._last: Written[None] | None = None

    def begin(self, work: Callable[[], None]) -> None:
        """Let something be written."""
        self._last = write(work)

    @property
    def going_on(self) -> bool:
        """Whether it is not done yet. Raises what a fault in the program has raised there."""
        if self._last is not None and self._last.done():
            self.wait()
        return self._last is not None

    def wait(self) -> None:
        """Wait until it is done."""
        if self._last is not None:
            last, self._last = self._last, None
            last.result()
