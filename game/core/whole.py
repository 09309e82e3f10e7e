"""Small files of JSON that are read whole and put in place whole: settings, ratings, what is learnt, the days.

One that cannot be read is never written over: it is kept under one more suffix beside the new one.
"""

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any, TypeVar

from game.core import disk
from game.core.contract import line
from game.core.legible import legible
from game.core.words import words

T = TypeVar("T")

LONGEST = 1_000_000
"""Bytes of such a file; a longer one is none."""
SPOILT = ".damaged"
PATIENCE = 1.0  # seconds


class Unreadable(Exception):
    """A file cannot be read; the text says why, fit to be shown."""


def take(path: Path, shape: Callable[[Any], T]) -> T | None:
    """Read a file, and give what `shape` makes of it; None where there is none.

    `shape` may raise whatever values of a wrong kind or size raise. Raises Unreadable.
    """
    try:
        if not path.exists():
            return None
        content = disk.beginning(path, LONGEST + 1)
    except OSError as error:
        raise Unreadable(legible(error.strerror or str(error))) from error
    return _understood(content, shape)


def _is_sound(content: bytes, shape: Callable[[Any], object]) -> bool:
    """Whether what a file holds can be read: it may be written over, for all it says is known."""
    with suppress(Unreadable):
        _understood(content, shape)
        return True
    return False


def _understood(content: bytes, shape: Callable[[Any], T]) -> T:
    """Give what `shape` makes of the content of a file. Raises Unreadable."""
    if len(content) > LONGEST:
        raise Unreadable(words("room").say(line("settings.too_long")))
    try:
        return shape(json.loads(content.decode("utf-8")))
    except (ValueError, TypeError, LookupError, AttributeError, OverflowError, RecursionError) as error:
        said = str(error) if isinstance(error, ValueError) else type(error).__name__
        raise Unreadable(legible(said)) from error


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Keep other programs from changing a file between reading and writing it; nobody waits for that for long.

    Raises OSError where the folder cannot be made.
    """
    disk.folder(path.parent)
    if sys.platform == "win32":
        yield  # it cannot lock a folder
        return
    import fcntl  # only POSIX has it

    folder, until = os.open(path.parent, os.O_RDONLY), monotonic() + PATIENCE
    try:
        while monotonic() < until:
            try:
                fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except BlockingIOError:
                sleep(0.005)
            except OSError:
                break  # a file system without locks
        yield
    finally:
        os.close(folder)


def put(path: Path, said: object, shape: Callable[[Any], object]) -> None:
    """Write a file so that a crash leaves either the old one or the new one. Raises OSError.

    What is there and cannot be read is kept beside it.
    """
    disk.folder(path.parent)
    content = json.dumps(said, indent=1, ensure_ascii=False).encode("utf-8", "replace")
    disk.put(path, content, lambda found: _is_sound(found, shape), SPOILT)
