"""The licences of everything Overton is made of, as the installed packages bring them with them."""

import re
from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, distribution
from pathlib import PurePath

from game.core.content.loading import root

GATHERED = "licences.txt"
"""Among the assets of a single executable: what `gathered` gave where it was made."""
_TEXT = re.compile(r"(licen[cs]e|copying|notice|ofl|a?l?gpl)([-._].*)?", re.IGNORECASE)
_LIBRARY = re.compile(r".*\.(so(\.[0-9]+)*|dylib|dll)")
_BESIDE = {"pytmx": "GPL-3.0"}
"""What a text builds on and does not bring: the LGPL 3 adds to the GPL 3."""


class NoText(LookupError):
    """A package that says nowhere under which terms it may be handed on."""


def texts() -> str:
    """Give every licence: those an executable carries, or those of the packages that are installed.

    Raises PackageNotFoundError where Overton runs from a folder and is not installed.
    """
    carried = root("assets") / GATHERED
    if carried.is_file():
        return carried.read_text(encoding="utf-8")
    return gathered(needed(["overton"]))


def gathered(packages: Iterable[Distribution]) -> str:
    """Put the texts of packages one below the other; raises NoText."""
    return "\n".join(map(_told, packages))


def needed(names: Iterable[str]) -> list[Distribution]:
    """Find packages and all that they need, each once; raises PackageNotFoundError when one is not installed."""
    found: dict[str, Distribution] = {}
    waiting = list(names)
    while waiting:
        name = plain(waiting.pop(0))
        if name not in found:
            found[name] = distribution(name)
            waiting += [each for each in found[name].requires or () if "extra ==" not in each]
    return list(found.values())


def plain(requirement: str) -> str:
    """Give the name that a requirement begins with, as indexes write it."""
    return re.sub(r"[-_.]+", "-", re.split(r"[^A-Za-z0-9._-]", requirement, maxsplit=1)[0]).lower()


def headed(name: str) -> str:
    """Write the name of a package between two lines, as it stands above its texts."""
    return f"{'=' * 80}\n{name}\n{'=' * 80}\n"


def _told(of: Distribution) -> str:
    """Give the name of a package, its version and its texts; raises NoText."""
    head = f"{of.name} {of.version}"
    told = [headed(head), *_texts(of)]
    if libraries := sorted(_libraries(of)):
        told.append(f"{head} carries these libraries without texts of their own: {', '.join(libraries)}.\n")
    return "\n".join(told)


def _texts(of: Distribution) -> Iterator[str]:
    """Read what a package brings, or else the text its metadata name, with its author; raises NoText."""
    name, said = plain(of.name), of.metadata.json
    brought = [
        path for path in of.files or () if _TEXT.fullmatch(path.name) and path.suffix not in (".py", ".pyc")
    ]
    for path in brought:
        yield f"{path.name}\n\n{path.read_text(encoding='utf-8')}"
    known = _BESIDE.get(name) if brought else said.get("license_expression")
    standard = root("assets") / "licences" / f"{known}.txt"
    if standard.is_file():
        author = "" if brought else f"Written by {said.get('author_email')}\n\n"
        yield f"{known}\n\n{author}{standard.read_text(encoding='utf-8')}"
    elif not brought:
        raise NoText(f"{name} brings no licence")


def _libraries(of: Distribution) -> Iterator[str]:
    """Name the libraries of others that a package carries: in a folder of their own, or as DLLs."""
    for path in of.files or ():
        folder = PurePath(path).parent.name
        if _LIBRARY.fullmatch(path.name) and (folder.endswith((".libs", ".dylibs")) or path.suffix == ".dll"):
            yield path.name
