"""What work costs in calls: unlike seconds, the same on a busy machine as on an idle one."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Effort:
    """A count of the functions that were called, those written in C included."""

    def __init__(self) -> None:
        self.calls = 0

    def count(self, frame: FrameType, event: str, argument: object) -> None:
        """Count an event of the profiler."""
        self.calls += event in ("call", "c_call")


@contextmanager
def effort() -> Iterator[Effort]:
    """Count the calls of what is done inside."""
    spent, before = Effort(), sys.getprofile()
    sys.setprofile(spent.count)
    try:
        yield spent
    finally:
        sys.setprofile(before)
