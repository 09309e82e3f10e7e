"""Cleans up drafts: half-written files of programs that were killed. Their names contain the process id."""

import os
import stat
import sys
import time
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from game.core.files.disk import DRAFT, asked_for, delete

AGED = 3600.0
"""How many seconds any draft is kept, because its program may be running on another machine."""


def clear(folders: Iterable[Path]) -> None:
    """Delete drafts that killed programs left in `folders`; files that can't be deleted stay."""
    for folder in set(folders):
        with suppress(OSError), os.scandir(folder) as entries:
            for path, named in [(Path(entry), DRAFT.fullmatch(entry.name)) for entry in entries]:
                if named:
                    _clear(path, int(named[1]))


def _clear(path: Path, process: int) -> None:
    with suppress(OSError):
        there = path.lstat()
        old = time.time() - there.st_mtime > AGED
        if old and stat.S_ISREG(there.st_mode) and not _runs(process):
            delete(path, asked_for)


def _runs(process: int) -> bool:
    """Return True if a process is running here.

    Windows needs no check, because it doesn't let a file be deleted during a write.
    """
    if sys.platform == "win32":
        return False  # on Windows, os.kill would end the process
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True  # the process belongs to another user
    return True
