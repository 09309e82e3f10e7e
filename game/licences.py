"""The licences of everything Overton is made of, as found in the installed packages."""

import re
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, distribution, distributions
from importlib.util import find_spec
from pathlib import PurePath

from game.core.content.loading import root

GATHERED = "licences.txt"
"""The asset of a single-file executable with the result of `gathered`, collected when it was built."""
_TEXT = re.compile(r"(licen[cs]e|copying|notice|ofl|a?l?gpl)([-._].*)?", re.IGNORECASE)
_LIBRARY = re.compile(r".*\.(so(\.[0-9]+)*|dylib|dll)")
_BESIDE = {"pytmx": "GPL-3.0"}
"""Licences that a package's own text refers to without including them: the LGPL 3 extends the GPL 3."""
KEPT = "licences"
"""The folder among the assets with standard texts for packages that bring none."""
OPTIONAL = ("websockets", "segno")
"""Optional packages, listed if they are installed."""


class NoText(LookupError):
    """A package doesn't state its licence anywhere."""


def texts() -> str:
    """Return every licence: those carried by an executable, or those of the installed packages.

    Raises PackageNotFoundError if Overton runs from a folder without being installed.
    """
    carried = root("assets") / GATHERED
    if carried.is_file():
        return carried.read_text(encoding="utf-8")
    return gathered(needed(["overton", *(name for name in OPTIONAL if find_spec(name))]))


def gathered(packages: Iterable[Distribution]) -> str:
    """Return the licence texts of packages, one below the other; raises NoText."""
    return "\n".join(map(_told, packages))


def needed(names: Iterable[str]) -> list[Distribution]:
    """Return packages and all their requirements, each once; raises PackageNotFoundError if one is missing."""
    found: dict[str, Distribution] = {}
    waiting = list(names)
    while waiting:
        requirement = waiting.pop(0)
        name = plain(requirement)
        if name not in found and _wanted(requirement):
            found[name] = distribution(name)
            waiting += [each for each in found[name].requires or () if "extra ==" not in each]
    return list(found.values())


def _wanted(requirement: str) -> bool:
    """Return False for a package that isn't installed because its marker is for another system or Python."""
    return ";" not in requirement or any(distributions(name=plain(requirement)))


def plain(requirement: str) -> str:
    """Return the normalized name at the start of a requirement, as package indexes write it."""
    return re.sub(r"[-_.]+", "-", re.split(r"[^A-Za-z0-9._-]", requirement, maxsplit=1)[0]).lower()


def headed(name: str) -> str:
    """Return a package's name between two rules, as a heading for its texts."""
    return f"{'=' * 80}\n{name}\n{'=' * 80}\n"


def _told(of: Distribution) -> str:
    """Return a package's name, version and texts; raises NoText."""
    head = f"{of.name} {of.version}"
    told = [headed(head), *_texts(of)]
    if libraries := sorted(_libraries(of)):
        told.append(f"{head} carries these libraries without texts of their own: {', '.join(libraries)}.\n")
    return "\n".join(told)


def _texts(of: Distribution) -> Iterator[str]:
    """Yield a package's licence files, or else the licence its metadata names, with the author; raises NoText."""
    name, said = plain(of.name), of.metadata.json
    brought = {path.read_text(encoding="utf-8"): path.name for path in of.files or () if _is_text(path)}
    for text, title in brought.items():
        yield f"{title}\n\n{text}"
    known = _BESIDE.get(name) if brought else said.get("license_expression")
    standard = root("assets") / KEPT / f"{known}.txt"
    if standard.is_file():
        author = "" if brought else f"Written by {said.get('author_email')}\n\n"
        yield f"{known}\n\n{author}{standard.read_text(encoding='utf-8')}"
    elif not brought:
        raise NoText(f"{name} brings no licence")


def _is_text(path: PurePath) -> bool:
    """Return whether a file states the licence of its package; texts kept for other packages don't."""
    named = _TEXT.fullmatch(path.name) and path.suffix not in (".py", ".pyc")
    return bool(named) and path.parts[-3:-1] != ("assets", KEPT)


def _libraries(of: Distribution) -> Iterator[str]:
    """Yield the third-party libraries bundled with a package, in their own folder or as DLLs."""
    for path in of.files or ():
        folder = PurePath(path).parent.name
        if _LIBRARY.fullmatch(path.name) and (folder.endswith((".libs", ".dylibs")) or path.suffix == ".dll"):
            yield path.name
