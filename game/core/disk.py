"""The one place where files are made, changed and deleted: what we didn't write is neither replaced nor deleted.

A file is put in place whole, or added to at its end, and is safe on the disk when the function returns. Before one
is replaced or deleted, `known` is shown what is there and says whether it may go. Files and folders made here are
for the person alone, unless they were asked for under a name of the person's own.
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
from game.core.legible import called
from game.core.words import say

Known: TypeAlias = Callable[[bytes], bool]
"""Says of what stands in a file whether it is ours and may go."""
PRIVATE, PRIVATE_FOLDER = 0o600, 0o700
"""What is ours may hold hands: nobody else at the machine reads it."""
THEIR_FOLDER, OTHERS = 0o777, 0o077
DRAFT = re.compile(r"\.overton-([1-9][0-9]{0,8})(?:-[1-9][0-9]{0,8})?\.draft")
"""What a file is called that is being written and has no name yet: whose it is, and the how-manyeth."""
_drafts = count(1)


class NotOurs(FileExistsError):
    """What is there was not written by us, or not to be replaced; `told` says so in a sentence of the room."""

    def __init__(self, told: Line, path: Path) -> None:
        super().__init__(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
        self.told = told


def asked_for(found: bytes) -> bool:
    """Whether a file may go whatever it is: the person has pointed at it and said so."""
    return True


def beginning(path: Path, most: int) -> bytes:
    """Return the first bytes of a file. Raises OSError, for what is no ordinary file too: a pipe never ends."""
    kind = path.stat().st_mode
    if not (stat.S_ISREG(kind) or stat.S_ISDIR(kind)):
        raise OSError(errno.EINVAL, say("file.not_ordinary"), str(path))
    with path.open("rb") as file:
        return file.read(most)


# --- whole files ------------------------------------------------------------------------------------------


def put(path: Path, content: bytes, known: Known, keep: str = "") -> None:
    """Put a file in place all at once: a reader sees the old one or the new one, even after a power cut.

    What is there and not `known` is kept beside it under the suffix `keep`; without one NotOurs is raised.
    Raises OSError.
    """
    path = _meant(path)
    there = _there(path)
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
    finally:
        draft.unlink(missing_ok=True)
    sync_folder(path.parent)


def put_new(folder: Path, stem: str, suffix: str, content: bytes) -> Path:
    """Put a file in place under a name nobody has, and give the name; a disk that fails leaves nothing behind.

    The name comes with the whole file: who is killed meanwhile leaves no empty one.
    """
    draft = _drafted(folder, content)
    try:
        path = _named(draft, folder, stem, suffix)
    finally:
        draft.unlink(missing_ok=True)
    sync_folder(folder)
    return path


def delete(path: Path, known: Known) -> None:
    """Delete a file; one that is not there is no fault. Raises NotOurs where it is not `known`, and OSError."""
    there = _there(path)
    if there is None:
        return
    if not known(there):
        raise NotOurs(line("file.there", file=called(path)), path)
    path.unlink(missing_ok=True)


def _meant(path: Path) -> Path:
    """Follow a link, which is somebody's and stays. Raises OSError for one that leads in a circle."""
    if not path.is_symlink():
        return path
    with suppress(FileNotFoundError):
        path.stat()
    return path.resolve()


def _there(path: Path) -> bytes | None:
    """What stands in a file; None where there is nothing of that name. Raises NotOurs for what is no file."""
    try:
        kind = path.stat().st_mode
    except FileNotFoundError:
        return None
    if stat.S_ISDIR(kind):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(kind):
        raise NotOurs(line("file.special", file=called(path)), path)
    return path.read_bytes()


def _drafted(folder: Path, content: bytes) -> Path:
    """Write a file that is to be put in place; a disk that fails leaves nothing behind."""
    draft = folder / f".overton-{os.getpid()}-{next(_drafts)}.draft"
    draft.unlink(missing_ok=True)  # of a program that was killed: it may be a second name of what it put in place
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
    """Give a draft a name that nobody has."""
    for path in _names(folder, stem, suffix):
        with suppress(FileExistsError):
            _take(draft, path)
            return path
    raise AssertionError("numbers do not run out")


def _take(draft: Path, path: Path) -> None:
    """Give a draft a name. Raises FileExistsError where something else has it."""
    try:
        os.link(draft, path)
    except FileExistsError:
        raise
    except OSError:  # a disk on which no file has two names, or one that fails: then this does as well
        path.touch(PRIVATE, exist_ok=False)
        try:
            draft.replace(path)
        except OSError:
            path.unlink(missing_ok=True)
            raise


def fresh(folder: Path, stem: str, suffix: str) -> Path:
    """Find a name in `folder` that is not taken yet."""
    return next(path for path in _names(folder, stem, suffix) if not os.path.lexists(path))


def _names(folder: Path, stem: str, suffix: str) -> Iterator[Path]:
    yield folder / f"{stem}{suffix}"
    yield from (folder / f"{stem}-{number}{suffix}" for number in count(2))


# --- files that grow --------------------------------------------------------------------------------------


@contextmanager
def growing(path: Path) -> Iterator[BinaryIO]:
    """Open a file to look at it and `add` to its end; one that is not there is made."""
    with suppress(FileExistsError):
        path.touch(PRIVATE, exist_ok=False)
    with path.open("ab+", buffering=0) as file:
        _narrow(file.fileno())
        yield file


def add(file: BinaryIO, content: bytes) -> None:
    """Add to the end of a file with one write, and wait until the disk has it. Raises OSError."""
    if file.write(content) != len(content):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    os.fsync(file.fileno())


def _narrow(descriptor: int) -> None:
    """Let nobody else read a file of ours from now on: an older Overton let everybody."""
    if sys.platform == "win32":
        return  # a profile there is its owner's
    found = os.fstat(descriptor)
    if stat.S_ISREG(found.st_mode) and found.st_mode & OTHERS and found.st_uid == os.geteuid():
        with suppress(OSError):  # a disk that knows no rights keeps the game all the same
            os.fchmod(descriptor, stat.S_IMODE(found.st_mode) & ~OTHERS)


# --- folders ----------------------------------------------------------------------------------------------


def folder(path: Path, mode: int = PRIVATE_FOLDER) -> None:
    """Make a folder, and those above it that are missing; one that is there stays as it is. Raises OSError."""
    if not path.exists():
        folder(path.parent, mode)
        path.mkdir(mode, exist_ok=True)


def sync_folder(path: Path) -> None:
    """Let the disk keep the names in a folder: without that a new file may be gone after a power cut."""
    if os.name != "posix":
        return  # Windows cannot open a folder, and keeps its entries safe by itself
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


@contextmanager
def workshop(beside: Path) -> Iterator[Path]:
    """A folder for what is not whole yet, on the disk of `beside`; gone in the end, whatever happens."""
    made = Path(mkdtemp(prefix=".overton-", dir=beside.absolute().parent))
    try:
        yield made
    finally:
        shutil.rmtree(made, ignore_errors=True)


# --- what the person has named ----------------------------------------------------------------------------


def may_take(path: Path, force: bool) -> None:
    """Raise NotOurs where a file the person has named is already there, unless they say `force`.

    What is no ordinary file is never replaced.
    """
    try:
        kind = path.stat().st_mode
    except FileNotFoundError:
        return
    if stat.S_ISDIR(kind):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(kind):
        raise NotOurs(line("file.special", file=called(path)), path)
    if not force:
        raise NotOurs(line("file.there_force", file=called(path)), path)


def hand_over(made: Path, path: Path, force: bool) -> None:
    """Give what was made beside it the name the person has given, and make it theirs. Raises OSError."""
    may_take(path, force)
    path = _meant(path)
    if force:
        made.replace(path)
    else:
        _take(made, path)
    sync_folder(path.parent)


def write_for(path: Path, content: bytes, force: bool) -> None:
    """Write a file under a name of the person's own, with the rights their files usually have. Raises OSError."""
    may_take(path, force)
    with workshop(path) as beside:
        made = beside / "made"
        with made.open("xb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        hand_over(made, path, force)
