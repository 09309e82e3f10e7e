"""A person's puzzle rating, one per title, and their streak of solved puzzles, in one small file.

Only the first answer to a puzzle counts. A puzzle solved with its hint changes nothing; a missed one counts even
if the hint was shown.
"""

from dataclasses import dataclass, field
from math import isfinite
from typing import Any, NamedTuple

from game import folders
from game.core.contract import Line, line
from game.core.language.legible import legible
from game.machine.ratings import HIGHEST, LOWEST, SURE, UNSURE, Own
from game.machine.store import Store

MOST = 10**6
"""An upper bound for every count."""
REMEMBERED = 2_000
"""The most puzzles that are remembered, so that none counts twice."""


@dataclass
class Puzzled:
    """A person's results in puzzles."""

    own: dict[str, Own] = field(default_factory=dict)
    """Title → the person's rating."""
    streak: int = 0
    """The puzzles solved in a row, over all titles."""
    best: int = 0
    """The longest streak so far."""
    counted: list[str] = field(default_factory=list)
    """The puzzles counted so far: title and id."""

    def count(self, title: str, name: str, rating: int, right: bool) -> bool:
        """Count the first answer to a puzzle; return False if it was counted before."""
        if f"{title} {name}" in self.counted:
            return False
        self.counted = [*self.counted, f"{title} {name}"][-REMEMBERED:]
        self.streak = self.streak + 1 if right else 0
        self.best = max(self.best, self.streak)
        if rating:
            self.own[title] = self.own.get(title, Own()).after(float(right), [rating])
        return True


class PuzzleTold(NamedTuple):
    """What an answer to a puzzle changed, in the room's words."""

    now: Line | None = None
    """The rating and the streak; None if the answer didn't count."""
    trouble: Line | None = None


def answered(title: str, name: str, rating: int, right: bool, helped: bool) -> PuzzleTold:
    """Count the first answer to a puzzle, and return what it changed."""
    if right and helped:
        return PuzzleTold()
    new = False

    def count(found: Puzzled) -> bool:
        nonlocal new
        new = found.count(title, name, rating, right)
        return new

    found, trouble, _ = STORE.change(count)
    own = found.own.get(title)
    if not new or own is None:
        return PuzzleTold(None, trouble)
    return PuzzleTold(line("puzzle.now", rating=round(own.rating), row=found.streak, best=found.best), trouble)


def _parsed(said: Any) -> Puzzled:
    """Return parsed results; raise one of several errors for invalid data."""
    own = {legible(title): _own(each) for title, each in dict(said["own"]).items()}
    streak, best = int(said["streak"]), int(said["best"])
    if not 0 <= streak <= best < MOST:
        raise ValueError("no row of puzzles")
    return Puzzled(own, streak, best, [legible(str(each)) for each in said["counted"]][-REMEMBERED:])


def _own(said: Any) -> Own:
    rating = float(said[0])
    unsure = float(said[1])
    games = int(said[2])
    if not (isfinite(rating) and LOWEST <= rating <= HIGHEST and SURE <= unsure <= UNSURE and 0 <= games < MOST):
        raise ValueError("no rating")
    return Own(rating, unsure, games)


def _said(found: Puzzled) -> object:
    own = {title: list(each) for title, each in found.own.items()}
    return {"own": own, "streak": found.streak, "best": found.best, "counted": found.counted}


STORE = Store(folders.puzzles, Puzzled, _parsed, _said, "puzzle.unreadable", "puzzle.unwritable")
