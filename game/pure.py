"""Runs the Python source even where machine code lies beside it.

A wheel with machine code carries the source it was made from, and Python imports the machine code. To tell a fault
of the compiler from one of the program, start the same installation with `OVERTON_PURE=1`. A title from elsewhere
needs the source too: it's interpreted, and its classes can't inherit from compiled ones.
"""

import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

PURE, TITLES = "OVERTON_PURE", "OVERTON_TITLES"
PACKAGES = ("game", "ai")
"""The packages that may have machine code."""


def asked() -> bool:
    """Return True if the environment asks for the source, or names a folder with titles."""
    if told := os.environ.get(PURE, ""):
        return told != "0"
    places = [Path(each) for each in os.environ.get(TITLES, "").split(os.pathsep) if each]
    return any(next(place.glob("*/box.toml"), None) is not None for place in places)


@cache
def _sources(folder: str) -> FileFinder:
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


class SourceFirst:
    """A finder that finds only the source files of Overton's modules."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec of a module's source; None leaves the module to Python's own finders."""
        if path is None or name.partition(".")[0] not in PACKAGES:
            return None
        for folder in path:
            found = _sources(folder).find_spec(name)
            if found is not None and found.loader is not None:  # a folder without __init__.py has no loader
                return found
        return None


def prefer_source() -> None:
    """Import source files in preference to machine code from now on."""
    if SourceFirst not in sys.meta_path:
        sys.meta_path.insert(0, SourceFirst)
