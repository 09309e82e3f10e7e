"""Waits for other processes and threads as long as a busy machine needs, and no longer."""

import time
from collections.abc import Callable
from typing import TypeVar

PATIENCE = 120.0
"""Seconds after which a wait has failed. A loaded machine needs a few of them; this isn't a measurement."""
LOOK = 0.01
"""Seconds between two polls."""
T = TypeVar("T")


def awaited(found: Callable[[], T], wanted: str) -> T:
    """Return what `found` returns, once it's true. Raises AssertionError if it never is."""
    until = time.monotonic() + PATIENCE
    while not (came := found()):
        assert time.monotonic() < until, f"never came: {wanted}"
        time.sleep(LOOK)
    return came
