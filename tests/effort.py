"""Measures work in function calls, which, unlike seconds, are the same on busy and idle machines."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Effort:
    """A count of function calls, including C functions."""

    def __init__(self) -> None:
        self.calls = 0

    def count(self, frame: FrameType, event: str, argument: object) -> None:
        """Count a profiler event."""
        self.calls += event in ("call", "c_call")


@contextmanager
def effort() -> Iterator[Effort]:
    """Count the calls made inside the block."""
    spent, before = Effort(), sys.getprofile()
    sys.setprofile(spent.count)
    try:
        yield spent
    finally:
        sys.setprofile(before)


@contextmanager
def way() -> Iterator[list[str]]:
    """Note the module of every function of the program that is called inside the block, in order."""
    passed, before = list[str](), sys.getprofile()

    def note(frame: FrameType, event: str, argument: object) -> None:
        module = str(frame.f_globals.get("__name__"))
        if event == "call" and module.startswith(("game.", "ai.")):
            passed.append(module)

    sys.setprofile(note)
    try:
        yield passed
    finally:
        sys.setprofile(before)
