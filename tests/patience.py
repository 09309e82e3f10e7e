"""Waiting for what other processes and threads do: as long as it takes on a busy machine, and no longer."""

import time
from collections.abc import Callable
from typing import TypeVar

PATIENCE = 120.0
"""Seconds after which what is waited for never comes. A loaded machine needs a few of them; it's no measure."""
LOOK = 0.01
"""Seconds between two looks."""
T = TypeVar("T")


def awaited(found: Callable[[], T], wanted: str) -> T:
    """Return what is found, once it's true. Raises AssertionError when it never comes."""
    until = time.monotonic() + PATIENCE
    while not (came := found()):
        assert time.monotonic() < until, f"never came: {wanted}"
        time.sleep(LOOK)
    return came
