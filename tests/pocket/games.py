"""Games to sit down at."""

from pathlib import Path
from typing import Any

from game.core.files.journal import Recorded, start
from game.titles import rules_of, setup


def begun(name: str, folder: Path | None, *chairs: str, seed: int = 3, level: str = "") -> Recorded[Any]:
    """Return a new game whose players are called Player and a number."""
    opening = setup(name, len(chairs), level, seed=seed)
    return start(folder, rules_of(name), opening, chairs, tuple(f"Player {n + 1}" for n in range(len(chairs))))
