"""Small JSON files that are read and replaced as a whole: settings, ratings, completed lessons, daily deals.

An unreadable file is never overwritten: it's kept next to the new one, with an extra suffix.
"""

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any, TypeVar

from game.core.contract import line
from game.core.files import disk
from game.core.language.legible import legible, reason_of
from game.core.language.words import words

T = TypeVar("T")

LONGEST = 1_000_000
"""The maximum size in bytes; a longer file counts as unreadable."""
SPOILT = ".damaged"
PATIENCE = 1.0  # seconds


class Unreadable(Exception):
    """A file can't be read; the text says why and can be shown to the player."""


def take(path: Path, shape: Callable[[Any], T]) -> T | None:
    """Read a file and return `shape(content)`, or None if there is no file.

    `shape` may raise any error that a value of the wrong type or size raises. Raises Unreadable.
    """
    try:
        if not path.exists():
            return None
        content = disk.beginning(path, LONGEST + 1)
    except OSError as error:
        raise Unreadable(reason_of(error)) from error
    return _understood(content, shape)


def _is_sound(content: bytes, shape: Callable[[Any], object]) -> bool:
    """Return True if the content can be parsed, so that nothing is lost when it is overwritten."""
    with suppress(Unreadable):
        _understood(content, shape)
        return True
    return False


def _understood(content: bytes, shape: Callable[[Any], T]) -> T:
    """Return `shape` of the parsed content. Raises Unreadable."""
    if len(content) > LONGEST:
        raise Unreadable(words("room").say(line("settings.too_long")))
    try:
        return shape(json.loads(content.decode("utf-8")))
    except (ValueError, TypeError, LookupError, AttributeError, OverflowError, RecursionError) as error:
        said = str(error) if isinstance(error, ValueError) else type(error).__name__
        raise Unreadable(legible(said)) from error


@contextmanager
def alone(path: Path) -> Iterator[None]:
    """Keep other programs from changing a file between reading and writing it. Waits at most `PATIENCE` seconds.

    Raises OSError if the folder can't be created.
    """
    disk.folder(path.parent)
    if sys.platform == "win32":
        yield  # Windows can't lock a folder
        return
    import fcntl  # POSIX only

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
    """Write a file so that a crash leaves either the old file or the new one. Raises OSError.

    An existing file that can't be read is kept next to it.
    """
    disk.folder(path.parent)
    content = json.dumps(said, indent=1, ensure_ascii=False).encode("utf-8", "replace")
    disk.put(path, content, lambda found: _is_sound(found, shape), SPOILT)
