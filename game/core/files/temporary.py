"""Files that are being written and have no name yet: whose they are stands in what they are called meanwhile."""

import os
import stat
import sys
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from game.core.files.disk import DRAFT, asked_for, delete

AGED = 3600.0
"""Seconds for which any draft stays: its program may run on another machine, and can't be seen from here."""


def clear(folders: Iterable[Path]) -> None:
    """Delete what programs that were killed while they wrote have left in folders; what can't be deleted stays."""
    for folder in set(folders):
        with suppress(OSError), os.scandir(folder) as entries:
            for path in [Path(entry) for entry in entries if DRAFT.fullmatch(entry.name)]:
                _clear(path)


def _clear(path: Path) -> None:
    called = DRAFT.fullmatch(path.name)
    with suppress(OSError):
        there = path.lstat()
        old = time.time() - there.st_mtime > AGED
        if called and old and stat.S_ISREG(there.st_mode) and not _runs(int(called[1])):
            delete(path, asked_for)


def _runs(process: int) -> bool:
    """Whether a process is running here. On Windows a file that is being written can't be deleted anyway."""
    if sys.platform == "win32":
        return False  # there, asking a process ends it
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True  # it is somebody else's
    return True
