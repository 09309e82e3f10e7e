"""Which lessons and puzzles are done at this machine: one small file, like that of the ratings."""

from typing import Any

from game import folders
from game.core.contract import Line, line
from game.core.exercise import LESSON
from game.core.legible import legible
from game.core.small import SmallFile

TRIED = "tried"
"""The puzzles to which something was answered, solved or not."""


class Learnt:
    """What is done, by title and kind."""

    def __init__(self) -> None:
        self.done: dict[str, dict[str, list[str]]] = {}
        self.trouble: Line | None = None
        """Why the file could not be read or written."""

    def has(self, title: str, name: str, kind: str = LESSON) -> bool:
        """Whether one is done."""
        return name in self.done.get(title, {}).get(kind, [])

    def mark(self, title: str, name: str, kind: str = LESSON) -> None:
        """Write down that one is done, so that a crash leaves either the old file or the new one."""
        if self.has(title, name, kind):
            return
        self.done.setdefault(title, {}).setdefault(kind, []).append(name)
        if why := FILE.write(self.done):
            self.trouble = line("lesson.unwritable", why=why)


def kept() -> Learnt:
    """Read what is done; where the file is damaged nothing is, and `trouble` says so."""
    learnt = Learnt()
    learnt.done, why = FILE.read()
    learnt.trouble = line("lesson.unreadable", why=why) if why else None
    return learnt


def _checked(said: Any) -> dict[str, dict[str, list[str]]]:
    """Give what was read as it is used; raises AttributeError or TypeError when it cannot be that."""
    return {
        legible(title): {legible(kind): [legible(name) for name in names] for kind, names in kinds.items()}
        for title, kinds in said.items()
    }


FILE = SmallFile(folders.learnt, _checked, dict)
