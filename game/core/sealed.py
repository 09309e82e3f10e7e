"""A text file that only grows: each line is sealed with a checksum over all lines before it, and safe at once.

Appending is write, flush, fsync. Everything else (a new file, one that was damaged, one that could not be written
for a while) is a whole new file put in place at once. Nothing is written over what somebody else wrote: a new file
takes a name that nobody has, and an old one is touched only while it is as this program left it.
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

from game.core import disk
from game.core.behind import Awaited
from game.core.contract import Line, line
from game.core.legible import called, legible
from game.core.words import say


def seal(before: str, content: str) -> str:
    """Give the checksum of a line: 8 hex digits that hang on every line before it."""
    return sha256(f"{before}\n{content}".encode()).hexdigest()[:8]


@contextmanager
def held(path: Path) -> Iterator[bool]:
    """Keep a file to ourselves for a moment; gives False when another program is just writing it.

    Raises FileNotFoundError when there is none, and OSError for a pipe, which would be waited for.
    """
    if path.is_fifo():
        raise OSError(errno.EINVAL, say("file.not_ordinary"), str(path))
    if sys.platform == "win32":
        yield path.stat() is not None  # Windows does not let a file that is open be replaced
        return
    import fcntl  # only POSIX has it

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


class SealedFile:
    """The file one game is written into. A disk that fails is told in `trouble`, never raised.

    What is to be written may be written by another thread: only that one changes what is known of the file.
    """

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        """None keeps the record in memory."""
        self.lines: list[bytes] = []
        self.trouble: Line | None = None
        """Why the last line is not on disk yet; the next save tries to write everything again."""
        self.moved: Line | None = None
        """That another program goes on with the file this one began in, and where this one writes now."""
        self.left: Path | None = None
        """The file that was left to that program."""
        self._writing = Awaited()
        self._asked = 0
        """How often somebody has wanted it saved."""
        self._seal = ""
        self._saved = 0
        """How many lines are on disk; 0 asks for the whole file to be written."""
        self._size = 0
        self._mine = False
        """Whether the file at `path` was opened or taken up here; a name alone may belong to somebody else."""
        self._keep = ""
        self._found = ""
        """The checksum of a file that differs from these lines and is to be replaced by them."""

    def add(self, content: str) -> None:
        """Seal one more line, in memory only."""
        self._seal = seal(self._seal, content)
        self.lines.append(f"{content} #{self._seal}\n".encode())

    def save(self) -> None:
        """Put on disk whatever is not there yet; it is there, or `trouble` says why not, when `writing` ends."""
        if self.path is not None:
            self._asked += 1
            self._writing.begin(partial(self._save, self._asked))

    @property
    def writing(self) -> bool:
        """Whether it is not known yet if the last line is safe."""
        return self._writing.going_on

    def wait(self) -> None:
        """Wait until that is known."""
        self._writing.wait()

    def _save(self, asked: int) -> None:
        path, lines = self.path, self.lines[:]
        if asked < self._asked or path is None:
            return  # the next in line writes it as well
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
        """Go on in the file `path`, which holds `found`: an equal one grows, another is replaced by the next save.

        A replaced file is kept beside the new one under one more suffix, if `keep` names one.
        """
        self.path, self._mine = path, True
        if found == b"".join(self.lines):
            self._saved, self._size = len(self.lines), len(found)
        else:
            self._keep, self._found = keep, sha256(found).hexdigest()

    def _append(self, path: Path, lines: list[bytes]) -> None:
        missing = b"".join(lines[self._saved :])
        with held(path) as ours, disk.growing(path) as file:
            if not ours or not self._stands_as_left(file):
                return self._go_elsewhere(path, lines)
            disk.add(file, missing)
        self._saved, self._size = len(lines), self._size + len(missing)
        return None

    def _stands_as_left(self, file: BinaryIO) -> bool:
        """Whether a file ends with our last line, at the place where we wrote it: its seal hangs on the rest."""
        last = self.lines[self._saved - 1]
        if file.seek(0, os.SEEK_END) != self._size:
            return False
        file.seek(self._size - len(last))
        return file.read() == last

    def _go_elsewhere(self, path: Path, lines: list[bytes]) -> None:
        """Leave the file to another program that goes on with the same game, and open a new one."""
        self._create(path, lines)
        assert self.path is not None
        self.left = path
        self.moved = line("journal.moved", file=called(path.name), now=called(self.path.name))

    def _replace(self, path: Path, lines: list[bytes]) -> None:
        disk.folder(path.parent)
        if not self._mine or not path.exists():
            return self._create(path, lines)
        with held(path) as ours:
            there = path.read_bytes()
            if not ours or not self._is_ours(there):
                return self._go_elsewhere(path, lines)
            if self._keep:
                disk.put_new(path.parent, path.name, self._keep, there)
            disk.put(path, b"".join(lines), self._is_ours)
        return self._settle(lines)

    def _is_ours(self, there: bytes) -> bool:
        """Whether nothing is lost when these lines replace what is on disk: it is their beginning, or was read."""
        return b"".join(self.lines).startswith(there) or sha256(there).hexdigest() == self._found

    def _create(self, path: Path, lines: list[bytes]) -> None:
        """Open a new file, called like `path` if nobody else has that name."""
        self.path = disk.put_new(path.parent, path.stem, path.suffix, b"".join(lines))
        self._mine = True
        self._settle(lines)

    def _settle(self, lines: list[bytes]) -> None:
        """Remember that these lines are on disk."""
        self._saved, self._size, self._keep, self._found = len(lines), sum(map(len, lines)), "", ""


def _disk_trouble(error: OSError, path: Path) -> Line:
    match error.errno:
        case errno.ENOSPC | errno.EDQUOT:
            return line("journal.disk_full")
        case errno.EACCES | errno.EPERM | errno.EROFS:
            return line("journal.read_only", folder=called(path.parent))
        case _:
            return line("journal.unwritable", file=called(path.name), why=legible(error.strerror or str(error)))


def sound(lines: list[bytes], longest: int) -> Iterator[str]:
    """Give the contents of lines as long as their seals hold and none is longer than `longest` bytes."""
    last = ""
    for raw in lines:
        content, _, given = raw.removesuffix(b"\r").decode("ascii", "replace").rpartition(" #")
        last = seal(last, content)
        if last != given or len(raw) > longest:
            return
        yield content
