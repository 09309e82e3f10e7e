"""The only place where files are created, changed and deleted. Files that we didn't write stay untouched.

A file is put in place whole or appended to, and is safely on disk when the function returns. Before a file is
replaced or deleted, the callback `known` receives its content and decides whether that may be overwritten or
deleted. Files and folders created here are private to the user, unless they were requested under a name that the
user chose.
"""

import errno
import os
import re
import shutil
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from typing import BinaryIO, TypeAlias

from game.core.contract import Line, line
from game.core.language.legible import called
from game.core.language.words import say

Known: TypeAlias = Callable[[bytes], bool]
"""A callback that takes a file's content and returns True if the file is ours and may be replaced or deleted."""
PRIVATE, PRIVATE_FOLDER = 0o600, 0o700
"""Permissions of our own files, which may reveal hands: nobody else on the machine may read them."""
THEIR_FOLDER, OTHERS = 0o777, 0o077
DRAFT = re.compile(r"\.overton-([1-9][0-9]{0,8})(?:-[1-9][0-9]{0,8})?\.draft")
"""The name of a file that is still being written: the process id, and a number from the second file on."""
_drafts = count(1)


class NotOurs(FileExistsError):
    """An existing file that wasn't written by us or mustn't be replaced; `told` says so in the room's words."""

    def __init__(self, told: Line, path: Path) -> None:
        super().__init__(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
        self.told = told


def asked_for(found: bytes) -> bool:
    """A `Known` that accepts any file, because the user chose that file explicitly."""
    return True


def beginning(path: Path, most: int) -> bytes:
    """Return the first `most` bytes of a file. Raises OSError, also for special files: a pipe never ends."""
    kind = path.stat().st_mode
    if not (stat.S_ISREG(kind) or stat.S_ISDIR(kind)):
        raise OSError(errno.EINVAL, say("file.not_ordinary"), str(path))
    with path.open("rb") as file:
        return file.read(most)


# --- whole files ------------------------------------------------------------------------------------------


def put(path: Path, content: bytes, known: Known, keep: str = "") -> None:
    """Put a file in place atomically: a reader sees either the old file or the new one, even after a power cut.

    An existing file that isn't `known` is kept next to it with the suffix `keep`; without a suffix, NotOurs is
    raised. Raises OSError.
    """
    path = _meant(path)
    there = path.read_bytes() if _exists(path) else None
    if there is not None and not known(there):
        if not keep:
            raise NotOurs(line("file.there", file=called(path)), path)
        put_new(path.parent, path.name, keep, there)
    draft = _drafted(path.parent, content)
    try:
        if there is None:
            _take(draft, path)
        else:
            draft.replace(path)
    except FileExistsError:  # another program has just created one, which may be known as well
        return put(path, content, known, keep)
    finally:
        draft.unlink(missing_ok=True)
    return sync_folder(path.parent)


def put_new(folder: Path, stem: str, suffix: str, content: bytes) -> Path:
    """Write a file under an unused name and return its path; if the disk fails, nothing is left behind.

    The name appears together with the whole content, so a process killed halfway leaves no empty file.
    """
    draft = _drafted(folder, content)
    try:
        path = _named(draft, folder, stem, suffix)
    finally:
        draft.unlink(missing_ok=True)
    sync_folder(folder)
    return path


def delete(path: Path, known: Known) -> None:
    """Delete a file if it exists. Raises NotOurs if it isn't `known`, and OSError."""
    if not _exists(path):
        return
    if not known(path.read_bytes()):
        raise NotOurs(line("file.there", file=called(path)), path)
    path.unlink(missing_ok=True)


def _meant(path: Path) -> Path:
    """Resolve a link; the link itself belongs to the user and stays. Raises OSError for a circular one."""
    if not path.is_symlink():
        return path
    with suppress(FileNotFoundError):
        path.stat()
    return path.resolve()


def _exists(path: Path) -> bool:
    """Return True if a regular file exists there. Raises NotOurs for anything else, which is never replaced."""
    try:
        kind = path.stat().st_mode
    except FileNotFoundError:
        return False
    if stat.S_ISDIR(kind):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(kind):
        raise NotOurs(line("file.special", file=called(path)), path)
    return True


def _drafted(folder: Path, content: bytes) -> Path:
    """Write a draft to be put in place later; if the disk fails, nothing is left behind."""
    draft = folder / f".overton-{os.getpid()}-{next(_drafts)}.draft"
    draft.unlink(missing_ok=True)  # left by a killed process; may be a second link to its finished file
    draft.touch(PRIVATE, exist_ok=False)
    try:
        with draft.open("r+b") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
    except OSError:
        draft.unlink(missing_ok=True)
        raise
    return draft


def _named(draft: Path, folder: Path, stem: str, suffix: str) -> Path:
    """Give a draft an unused name, and return the path."""
    for path in _names(folder, stem, suffix):
        with suppress(FileExistsError):
            _take(draft, path)
            return path
    raise AssertionError("numbers do not run out")


def _take(draft: Path, path: Path) -> None:
    """Give a draft its name. Raises FileExistsError if the name is taken."""
    try:
        os.link(draft, path)
    except FileExistsError:
        raise
    except OSError:  # this disk has no hard links, or it's failing and the next calls fail too
        path.touch(PRIVATE, exist_ok=False)
        try:
            draft.replace(path)
        except OSError:
            path.unlink(missing_ok=True)
            raise


def fresh(folder: Path, stem: str, suffix: str) -> Path:
    """Return an unused path in `folder`."""
    return next(path for path in _names(folder, stem, suffix) if not os.path.lexists(path))


def _names(folder: Path, stem: str, suffix: str) -> Iterator[Path]:
    yield folder / f"{stem}{suffix}"
    yield from (folder / f"{stem}-{number}{suffix}" for number in count(2))


# --- files that grow --------------------------------------------------------------------------------------


@contextmanager
def growing(path: Path) -> Iterator[BinaryIO]:
    """Open a file for reading and for appending with `add`; create it if it doesn't exist."""
    with open(path, "ab+", buffering=0, opener=lambda name, flags: os.open(name, flags, PRIVATE)) as file:
        _narrow(file.fileno())
        yield file


def add(file: BinaryIO, content: bytes) -> None:
    """Append to a file with one write, and wait until that is on disk. Raises OSError."""
    if file.write(content) != len(content):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    os.fsync(file.fileno())


def _narrow(descriptor: int) -> None:
    """Make our own file private, because older versions of Overton left it readable to everybody."""
    if sys.platform == "win32":
        return  # user profiles are private there anyway
    found = os.fstat(descriptor)
    if stat.S_ISREG(found.st_mode) and found.st_mode & OTHERS and found.st_uid == os.geteuid():
        with suppress(OSError):  # on a disk without permissions, the game is saved anyway
            os.fchmod(descriptor, stat.S_IMODE(found.st_mode) & ~OTHERS)


# --- folders ----------------------------------------------------------------------------------------------


def folder(path: Path, mode: int = PRIVATE_FOLDER) -> None:
    """Create a folder and its missing parents; an existing one isn't changed. Raises OSError."""
    if not path.exists():
        folder(path.parent, mode)
        path.mkdir(mode, exist_ok=True)


def sync_folder(path: Path) -> None:
    """Flush a folder's entries to disk; otherwise a new file may disappear in a power cut."""
    if sys.platform == "win32":
        return  # Windows can't open a folder, and keeps its entries safe by itself
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


@contextmanager
def workshop(beside: Path) -> Iterator[Path]:
    """Yield a temporary folder on the same disk as `beside`; it is always removed on exit."""
    made = Path(mkdtemp(prefix=".overton-", dir=beside.absolute().parent))
    try:
        yield made
    finally:
        shutil.rmtree(made, ignore_errors=True)


# --- paths that the user named ---------------------------------------------------------------------------


def may_take(path: Path, force: bool) -> None:
    """Raise NotOurs if a file that the user named already exists, unless `force` is set."""
    if _exists(path) and not force:
        raise NotOurs(line("file.there_force", file=called(path)), path)


def hand_over(made: Path, path: Path, force: bool) -> None:
    """Move a finished file to the path that the user chose. Raises OSError."""
    may_take(path, force)
    path = _meant(path)
    if force:
        made.replace(path)
    else:
        _take(made, path)
    sync_folder(path.parent)


def write_for(path: Path, content: bytes, force: bool) -> None:
    """Write a file to a path that the user chose, with the user's default permissions. Raises OSError."""
    with workshop(path) as beside:
        made = beside / "made"
        with made.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        hand_over(made, path, force)
