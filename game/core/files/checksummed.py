"""An append-only text file. Each line has a checksum over all lines before it and is on disk at once.

Appending is write, flush, fsync. In all other cases (the file is new, was damaged, or couldn't be written for some
time) a whole new file is put in place atomically. Nothing that another program wrote is overwritten: a new file
takes an unused name, and an old one is changed only if it's as this program left it.
"""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import BinaryIO

from game.core.contract import Line, line
from game.core.files import disk
from game.core.files.behind import LatestWrite
from game.core.language.legible import called, reason_of
from game.core.language.words import say


def checksum(before: str, content: str) -> str:
    """Return the checksum of a line: 8 hex digits that depend on every line before it."""
    return sha256(f"{before}\n{content}".encode()).hexdigest()[:8]


@contextmanager
def locked(path: Path) -> Iterator[bool]:
    """Lock a file briefly; yields False if another program is writing it.

    Raises FileNotFoundError if there is no such file, and OSError for a pipe, which would block.
    """
    if path.is_fifo():
        raise OSError(errno.EINVAL, say("file.not_ordinary"), str(path))
    if sys.platform == "win32":
        yield path.stat() is not None  # Windows doesn't let an open file be replaced
        return
    import fcntl  # POSIX only

    with path.open("rb") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            yield False
            return
        except OSError as error:
            if error.errno not in (errno.ENOLCK, errno.ENOTSUP, errno.EBADF):  # a file system without locks
                raise
        yield os.path.samestat(os.fstat(file.fileno()), path.stat())


class ChecksummedFile:
    """The file of one game. Disk errors are reported in `trouble`, never raised.

    Writing may happen on another thread; only that thread changes what is known about the file.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        """None keeps the record in memory."""
        self.lines: list[bytes] = []
        self.trouble: Line | None = None
        """Why the last line isn't on disk yet; the next save tries to write everything again."""
        self.moved: Line | None = None
        """A sentence saying that another program is writing the original file, and which file this one writes now.
        """
        self.left: Path | None = None
        """The file that was left to the other program."""
        self._writing = LatestWrite()
        self._latest: object = None
        """The latest requested save; earlier ones are skipped because it includes them."""
        self._last_checksum = ""
        self._saved = 0
        """The number of lines on disk; 0 means that the whole file must be written."""
        self._size: int
        """The size of those lines in bytes, once there are any."""
        self._mine = False
        """True if the file at `path` was created or opened here; otherwise it may belong to somebody else."""
        self._keep = ""
        """The extra suffix of a copy of the file that will be replaced; "" for no copy."""
        self._found = ""
        """The checksum of an existing file that differs from these lines and will be replaced by them."""

    def add(self, content: str) -> None:
        """Add one more line with its checksum, in memory only."""
        self._last_checksum = checksum(self._last_checksum, content)
        self.lines.append(f"{content} #{self._last_checksum}\n".encode())

    def save(self) -> None:
        """Write any lines not on disk yet. Once `writing` is False, they are there or `trouble` says why not."""
        if self.path is not None:
            self._latest = request = object()
            self._writing.begin(partial(self._save, request))

    @property
    def writing(self) -> bool:
        """True until it is known whether the last line is on disk."""
        return self._writing.going_on

    def wait(self) -> None:
        """Wait until `writing` is False."""
        self._writing.wait()

    def _save(self, request: object) -> None:
        path, lines = self.path, self.lines[:]
        if request is not self._latest:
            return  # the next write in the queue includes it
        assert path is not None
        try:
            if self._saved:
                self._append(path, lines)
            else:
                self._replace(path, lines)
        except OSError as error:
            self._saved = 0
            self.trouble = _disk_trouble(error, path)
        else:
            self.trouble = None

    def belongs_to(self, path: Path, found: bytes, keep: str = "") -> None:
        """Continue the file `path`, which holds `found`: append if it equals these lines, else replace it on save.

        If `keep` isn't empty, a replaced file is kept next to the new one with that extra suffix.
        """
        self.path, self._mine = path, True
        if found == b"".join(self.lines):
            self._saved, self._size = len(self.lines), len(found)
        else:
            self._keep, self._found = keep, sha256(found).hexdigest()

    def _append(self, path: Path, lines: list[bytes]) -> None:
        missing = b"".join(lines[self._saved :])
        with locked(path) as ours, disk.growing(path) as file:
            if not ours or not self._stands_as_left(file):
                return self._go_elsewhere(path, lines)
            disk.add(file, missing)
        self._saved, self._size = len(lines), self._size + len(missing)
        return None

    def _stands_as_left(self, file: BinaryIO) -> bool:
        """Return True if the file still ends with our last line, whose checksum covers all the lines before it."""
        last = self.lines[self._saved - 1]
        file.seek(self._size - len(last))
        return file.read() == last

    def _go_elsewhere(self, path: Path, lines: list[bytes]) -> None:
        """Leave the file to another program that continues the same game, and start a new one."""
        self._create(path, lines)
        assert self.path is not None
        self.left = path
        self.moved = line("journal.moved", file=called(path.name), now=called(self.path.name))

    def _replace(self, path: Path, lines: list[bytes]) -> None:
        disk.folder(path.parent)
        if not self._mine or not path.exists():
            return self._create(path, lines)
        with locked(path) as ours:
            there = path.read_bytes()
            if not ours or not self._is_ours(there):
                return self._go_elsewhere(path, lines)
            if self._keep:
                disk.put_new(path.parent, path.name, self._keep, there)
            disk.put(path, b"".join(lines), self._is_ours)
        return self._settle(lines)

    def _is_ours(self, there: bytes) -> bool:
        """Return True if replacing the file loses nothing: it's a prefix of these lines, or was read earlier."""
        return b"".join(self.lines).startswith(there) or sha256(there).hexdigest() == self._found

    def _create(self, path: Path, lines: list[bytes]) -> None:
        """Create a new file, named like `path` unless that name is taken."""
        self.path = disk.put_new(path.parent, path.stem, path.suffix, b"".join(lines))
        self._mine = True
        self._settle(lines)

    def _settle(self, lines: list[bytes]) -> None:
        """Record that these lines are on disk."""
        self._saved = len(lines)
        self._size = sum(map(len, lines))
        self._keep = ""
        self._found = ""


def _disk_trouble(error: OSError, path: Path) -> Line:
    match error.errno:
        case errno.ENOSPC | errno.EDQUOT:
            return line("journal.disk_full")
        case errno.EACCES | errno.EPERM | errno.EROFS:
            return line("journal.read_only", folder=called(path.parent))
        case _:
            return line("journal.unwritable", file=called(path.name), why=reason_of(error))


def intact_lines(lines: list[bytes], longest: int) -> Iterator[str]:
    """Yield the contents of lines until a checksum is wrong or a line is longer than `longest` bytes."""
    last = ""
    for raw in lines:
        content, _, given = raw.removesuffix(b"\r").decode("ascii", "replace").rpartition(" #")
        last = checksum(last, content)
        if last != given or len(raw) > longest:
            return
        yield content
