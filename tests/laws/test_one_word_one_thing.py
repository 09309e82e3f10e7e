"""A class name means one thing, so that a reader who finds one needn't ask which."""

import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[2]
MOST = 4
"""The number of names that still mean two things; it may only go down."""
FAMILIES = ("game/titles", "ai/heuristics", "game/client/boards", "game/terminal/boards", "tools/lab/blunders")
"""Folders with a module per title, in which equal names mean the same thing for each title."""


def owner(path: Path) -> str:
    """Return a name's owner: a family of titles, or the module itself."""
    name = path.relative_to(ROOT).as_posix()
    return next((family for family in FAMILIES if name.startswith(f"{family}/")), name)


def test_few_class_names_are_used_twice() -> None:
    owners: dict[str, set[str]] = defaultdict(set)
    for folder in ("game", "ai", "tools"):
        for path in (ROOT / folder).rglob("*.py"):
            for name in re.findall(r"^ *class (\w+)", path.read_text("utf-8"), re.MULTILINE):
                owners[name].add(owner(path))
    twice = {name: sorted(where) for name, where in owners.items() if len(where) > 1}
    assert len(twice) <= MOST, twice
