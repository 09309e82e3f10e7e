"""The lessons and puzzles done on this machine."""

from typing import Any, NamedTuple, TypeAlias

from game import folders
from game.core.contract import Line
from game.core.exercise import LESSON, exercises
from game.core.language.legible import legible
from game.machine.store import Store

TRIED = "tried"
"""The kind of puzzles that have been answered, solved or not."""
Done: TypeAlias = dict[str, dict[str, list[str]]]
"""Title → kind → ids."""


class Progress:
    """The exercises that have been done, by title and kind."""

    def __init__(self) -> None:
        self.done: Done = {}
        self.trouble: Line | None = None
        """Why the file couldn't be read or written."""

    def has(self, title: str, name: str, kind: str = LESSON) -> bool:
        """Return True if an exercise has been done."""
        return name in self.done.get(title, {}).get(kind, [])

    def mark(self, title: str, name: str, kind: str = LESSON) -> None:
        """Record that an exercise is done."""
        if self.has(title, name, kind):
            return
        mine: Done = {title: {kind: [name]}}

        def add(done: Done) -> bool:
            for known in (self.done, mine):
                for of, kinds in known.items():
                    for of_kind, names in kinds.items():
                        there = done.setdefault(of, {}).setdefault(of_kind, [])
                        there += [each for each in names if each not in there]
            return True

        self.done, self.trouble, _ = STORE.change(add)


def kept() -> Progress:
    """Return what has been done; if the file is damaged that is nothing, and `trouble` says so."""
    learnt = Progress()
    learnt.done, learnt.trouble = STORE.read()
    return learnt


class NextLesson(NamedTuple):
    """The lesson that continues a guide: its id, and its number from 1."""

    name: str
    number: int


def next_lesson(title: str) -> NextLesson | None:
    """Return the first open lesson of a guide that was begun but not finished, else None."""
    learnt, every = kept(), [of.id for of in exercises(title)]
    done = [learnt.has(title, name) for name in every]
    if not any(done) or all(done):
        return None
    return NextLesson(every[done.index(False)], done.index(False) + 1)


def _parsed(said: Any) -> Done:
    return {
        legible(title): {legible(kind): [legible(name) for name in names] for kind, names in kinds.items()}
        for title, kinds in said.items()
    }


STORE: Store[Done] = Store(
    folders.learnt, dict, _parsed, lambda done: done, "lesson.unreadable", "lesson.unwritable"
)
