"""Which lessons and puzzles are done at this machine: one small file, like that of the ratings."""

from typing import Any

from game import folders
from game.core.contract import Line, line
from game.core.exercise import LESSON
from game.core.files import whole
from game.core.language.legible import legible

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
        path = folders.learnt()
        self._add(title, kind, [name])
        try:
            with whole.alone(path):
                for of, kinds in kept().done.items():  # another program may have marked something since
                    for of_kind, names in kinds.items():
                        self._add(of, of_kind, names)
                whole.put(path, self.done, _checked)
        except OSError as error:
            self.trouble = line("lesson.unwritable", why=legible(error.strerror or str(error)))

    def _add(self, title: str, kind: str, names: list[str]) -> None:
        done = self.done.setdefault(title, {}).setdefault(kind, [])
        done += [name for name in names if name not in done]


def kept() -> Learnt:
    """Read what is done; where the file is damaged nothing is, and `trouble` says so."""
    learnt = Learnt()
    try:
        learnt.done = whole.take(folders.learnt(), _checked) or {}
    except whole.Unreadable as error:
        learnt.trouble = line("lesson.unreadable", why=str(error))
    return learnt


def _checked(said: Any) -> dict[str, dict[str, list[str]]]:
    """Give what was read as it is used; raises one of many errors when it cannot be that."""
    return {
        legible(title): {legible(kind): [legible(name) for name in names] for kind, names in kinds.items()}
        for title, kinds in said.items()
    }
