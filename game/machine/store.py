"""Small JSON files about a person, which are read, changed while other programs wait, and written whole."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, NamedTuple, TypeVar

from game.core.contract import Line, line
from game.core.files import disk, whole
from game.core.language.legible import reason_of

T = TypeVar("T")


class Changed(NamedTuple, Generic[T]):
    """A changed value, a problem with its file, and whether the change was saved."""

    value: T
    trouble: Line | None
    kept: bool = True


@dataclass(frozen=True, slots=True)
class Store(Generic[T]):
    """A small file. A file that can't be read counts as empty and is kept beside the new one."""

    path: Callable[[], Path]
    empty: Callable[[], T]
    parse: Callable[[Any], T]
    """Converts parsed JSON to the value; raises any of several errors for invalid data."""
    dump: Callable[[T], object]
    unreadable: str
    unwritable: str
    """Keys of the room's sentences, with the field `why`."""

    def read(self) -> tuple[T, Line | None]:
        """Return the value, and why the file couldn't be read, or None."""
        try:
            found = whole.take(self.path(), self.parse)
        except whole.Unreadable as error:
            return self.empty(), line(self.unreadable, why=str(error))
        return (self.empty() if found is None else found), None

    def change(self, change: Callable[[T], bool]) -> Changed[T]:
        """Change the value in place and save it if `change` returns True; other programs wait meanwhile."""
        try:
            with whole.alone(self.path()):
                found, trouble = self.read()
                if change(found):
                    whole.put(self.path(), self.dump(found), self.parse)
                return Changed(found, trouble)
        except OSError as error:
            found, _ = self.read()
            change(found)
            return Changed(found, line(self.unwritable, why=reason_of(error)), kept=False)

    def exists(self) -> bool:
        """Return True if the file exists."""
        return self.path().exists()

    def forget(self) -> None:
        """Delete the file. Raise OSError on failure."""
        disk.delete(self.path(), disk.asked_for)
