"""Makes a single executable: python -m tools.build_demo, with pip install -e ".[demo,compile]".

Levels, faces, sounds and the bots' processes are inside; it needs no Python, no network and no folder beside it.
The engine is compiled first, unless this machine can't or --source is given. The executable is for the system
it is built on; .github/workflows/programs.yml builds it on three.
"""

import argparse
import shutil
import struct
import sys
import sysconfig
from collections.abc import Sequence
from importlib.metadata import distribution, packages_distributions
from importlib.util import find_spec
from pathlib import Path

from game.core.content.loading import root
from game.licences import GATHERED, gathered, headed, needed, plain
from tools import lock
from tools.compile import BUILT, compile_into, why_not

ROOT = Path(__file__).parents[1]
SPEC = ROOT / "tools" / "demo.spec"
MOST = 45_000_000
"""The maximum size of the executable in bytes."""
LEFT_OUT = ("numpy",)
"""Packages that Overton needs elsewhere but the executable does without."""
FOLDER = "overton-folder"
"""The folder with the unpacked executable; on a Mac, the application itself is such a folder."""
FORMS = {"win32": ".ico", "darwin": ".icns"}
"""Icon suffixes of the systems on which an icon isn't a plain picture."""


def head(suffix: str, size: int) -> bytes:
    """Return the header that turns a 256 by 256 px picture of `size` bytes into an icon."""
    if suffix == ".ico":
        return struct.pack("<3H4B2H2I", 0, 1, 1, 0, 0, 0, 0, 1, 32, size, 22)
    return struct.pack(">4sI4sI", b"icns", size + 16, b"ic08", size + 8)


def icon(folder: Path) -> Path:
    """Write the icon in this system's format and return its path."""
    picture = root("assets") / "overton.png"
    if sys.platform not in FORMS:
        return picture
    folder.mkdir(parents=True, exist_ok=True)
    path = (folder / "overton").with_suffix(FORMS[sys.platform])
    drawn = picture.read_bytes()
    path.write_bytes(head(path.suffix, len(drawn)) + drawn)
    return path


def inside() -> list[str]:
    """Return the packages to bundle; their own requirements are bundled too."""
    return [name for name in map(plain, lock.runtime()) if name not in LEFT_OUT]


def left_out() -> list[str]:
    """Return the modules of all other installed packages, so that builds are the same on every machine."""
    names = {"overton", *(plain(each.name) for each in needed(inside()))}
    return sorted(
        module
        for module, packages in packages_distributions().items()
        if names.isdisjoint(map(plain, packages)) and module.isidentifier()
    )


def licences(folder: Path) -> Path:
    """Write the licences of everything bundled (Overton, Python, the packages) and return the path."""
    places = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix))
    python = next(place / "LICENSE.txt" for place in places if (place / "LICENSE.txt").is_file())
    own = [path.read_text(encoding="utf-8") for path in (ROOT / "LICENSE", python)]
    packages = [*needed(inside()), distribution("pyinstaller")]  # its bootloader is inside too
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / GATHERED
    path.write_text("\n".join((own[0], headed("Python"), own[1], gathered(packages))), encoding="utf-8")
    return path


def size(made: Path) -> int:
    """Return the size in bytes of a file, or of everything in a folder."""
    return sum(
        path.stat().st_size for path in (made, *made.rglob("*")) if path.is_file() and not path.is_symlink()
    )


def compiled_tree() -> Path | None:
    """Compile the engine and return its tree; None if this machine can't."""
    if missing := why_not():
        print(f"{missing} The executable will run the source.", file=sys.stderr)
        return None
    compile_into()
    return BUILT


def build(dist: Path, work: Path, tree: Path | None) -> Path:
    """Build the executable, with the machine code of a tree if there is one, and return its path."""
    from PyInstaller.__main__ import run  # only builders have it

    icon(work)
    options = ("--noconfirm", "--log-level", "WARN", "--distpath", str(dist), "--workpath", str(work))
    run([str(SPEC), *options, "--", *([str(tree)] if tree else [])])
    names = {"win32": "overton.exe", "darwin": "Overton.app"}
    return dist / names.get(sys.platform, "overton")


def folder_of(made: Path) -> Path:
    """Return the unpacked folder made beside a one-file executable, renamed as it is called in a zip."""
    folder = made.parent / FOLDER
    named = made.parent / "folder" / "overton"
    shutil.rmtree(named, ignore_errors=True)
    named.parent.mkdir(exist_ok=True)
    return folder.rename(named)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command. Return 1 if the build fails or is too large."""
    parser = argparse.ArgumentParser(description="One executable with everything inside.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="the folder to put it in (dist)")
    parser.add_argument("--source", action="store_true", help="leave the machine code out")
    given = parser.parse_args(arguments)
    if find_spec("PyInstaller") is None:
        print('An executable needs PyInstaller: pip install -e ".[demo]"', file=sys.stderr)
        return 1
    if sys.platform == "linux" and shutil.which("strip") is None:
        print("An executable needs the program “strip”, which comes with binutils.", file=sys.stderr)
        return 1
    work = ROOT / "build" / "demo"
    made = build(given.out.absolute(), work, None if given.source else compiled_tree())
    print(f"{made}: {size(made) / 1e6:.1f} MB")
    if size(made) > MOST:
        print(f"That is too large: {MOST / 1e6:.0f} MB are allowed.", file=sys.stderr)
    return int(size(made) > MOST)


if __name__ == "__main__":
    sys.exit(main())
