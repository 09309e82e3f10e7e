"""A text file that only grows: each line is sealed with a checksum over all lines before it, and safe at once.

Appending is write, flush, fsync. Everything else (a new file, one that was damaged, one that could not be written
for a while) is a whole new file put in place at once.
"""

import errno
import os
import shutil
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

from game.core.contract import Line, line


def seal(before: str, content: str) -> str:
    """Give the checksum of a line: 8 hex digits that hang on every line before it."""
    return sha256(f"{before}\n{content}".encode()).hexdigest()[:8]


def write_whole(path: Path, content: bytes) -> None:
    """Put a file in place all at once: whoever looks sees the old one or the new one, even after a power cut."""
    draft = path.with_name(f".{path.name}.draft")
    try:
        with draft.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    if os.name != "posix":
        return  # Windows cannot open a folder, and keeps its entries safe by itself
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def fresh(folder: Path, stem: str, suffix: str) -> Path:
    """Find a name in `folder` that is not taken yet."""
    path, number = folder / f"{stem}{suffix}", 2
    while path.exists():
        path, number = folder / f"{stem}-{number}{suffix}", number + 1
    return path


class SealedFile:
    """The file one game is written into. A disk that fails is told in `trouble`, never raised."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        """None keeps the record in memory."""
        self.lines: list[bytes] = []
        self.trouble: Line | None = None
        """Why the last line is not on disk yet; the next save tries to write everything again."""
        self._seal = ""
        self._saved = 0
        """How many lines are on disk; 0 asks for the whole file to be written."""
        self._size = 0
        self._keep = ""

    def add(self, content: str) -> None:
        """Seal one more line, in memory only."""
        self._seal = seal(self._seal, content)
        self.lines.append(f"{content} #{self._seal}\n".encode())

    def save(self) -> None:
        """Put on disk whatever is not there yet."""
        if self.path is None:
            return
        try:
            if self._saved:
                self._append(self.path)
            else:
                self._replace(self.path)
        except OSError as error:
            self._saved = 0
            self.trouble = _disk_trouble(error, self.path)
        else:
            self.trouble = None

    def belongs_to(self, path: Path, found: bytes, keep: str = "") -> None:
        """Go on in the file `path`, which holds `found`: an equal one grows, another is replaced by the next save.

        A replaced file is kept beside the new one under one more suffix, if `keep` names one.
        """
        self.path = path
        if found == b"".join(self.lines):
            self._saved, self._size = len(self.lines), len(found)
        else:
            self._keep = keep

    def _append(self, path: Path) -> None:
        missing = b"".join(self.lines[self._saved :])
        with path.open("r+b") as file:
            if file.seek(0, os.SEEK_END) != self._size:
                return self._go_elsewhere(path)
            file.write(missing)
            file.flush()
            os.fsync(file.fileno())
        self._saved, self._size = len(self.lines), self._size + len(missing)
        return None

    def _go_elsewhere(self, path: Path) -> None:
        """Leave the file to another window that goes on with the same game, and open a new one."""
        self.path = fresh(path.parent, path.stem, path.suffix)
        self._replace(self.path)

    def _replace(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        if self._keep and path.exists():
            shutil.copyfile(path, fresh(path.parent, path.name, self._keep))
        content = b"".join(self.lines)
        write_whole(path, content)
        self._saved, self._size, self._keep = len(self.lines), len(content), ""


def _disk_trouble(error: OSError, path: Path) -> Line:
    match error.errno:
        case errno.ENOSPC | errno.EDQUOT:
            return line("journal.disk_full")
        case errno.EACCES | errno.EPERM | errno.EROFS:
            return line("journal.read_only", folder=str(path.parent))
        case _:
            return line("journal.unwritable", file=path.name, why=error.strerror or str(error))


def sound(lines: list[bytes], longest: int) -> Iterator[str]:
    """Give the contents of lines as long as their seals hold and none is longer than `longest` bytes."""
    last = ""
    for raw in lines:
        content, _, given = raw.removesuffix(b"\r").decode("ascii", "replace").rpartition(" #")
        last = seal(last, content)
        if last != given or len(raw) > longest:
            return
        yield content
