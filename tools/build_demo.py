"""Makes a single executable: python -m tools.build_demo, with pip install -e ".[demo]".

Levels, faces, sounds and the bots' processes are inside; it needs no Python, no network and no folder of its own.
It is for the system it is made on; .github/workflows/check.yml makes it on three.
"""

import argparse
import shutil
import struct
import sys
import sysconfig
from collections.abc import Sequence
from importlib.metadata import distribution
from importlib.util import find_spec
from pathlib import Path

from game.core.content.loading import root
from game.licences import GATHERED, gathered, headed, needed, plain
from tools import lock

ROOT = Path(__file__).parents[1]
SPEC = ROOT / "tools" / "demo.spec"
MOST = 45_000_000
"""Bytes of the executable."""
LEFT_OUT = ("numpy",)
"""What Overton needs elsewhere and the executable does without."""
FORMS = {"win32": ".ico", "darwin": ".icns"}
"""How the file of an icon ends where it is more than a picture."""


def head(suffix: str, size: int) -> bytes:
    """What stands before a picture of 256 by 256 px and of so many bytes, to make an icon of it."""
    if suffix == ".ico":
        return struct.pack("<3H4B2H2I", 0, 1, 1, 0, 0, 0, 0, 1, 32, size, 22)
    return struct.pack(">4sI4sI", b"icns", size + 16, b"ic08", size + 8)


def icon(folder: Path) -> Path:
    """Write the icon as this system wants it, and say where."""
    picture = root("assets") / "overton.png"
    if sys.platform not in FORMS:
        return picture
    folder.mkdir(parents=True, exist_ok=True)
    path = (folder / "overton").with_suffix(FORMS[sys.platform])
    drawn = picture.read_bytes()
    path.write_bytes(head(path.suffix, len(drawn)) + drawn)
    return path


def inside() -> list[str]:
    """Name the packages that go into the executable, with which go those that they need."""
    return [name for name in map(plain, lock.runtime()) if name not in LEFT_OUT]


def licences(folder: Path) -> Path:
    """Write down the licences of all that is inside: Overton's own, Python's, those of the packages; say where."""
    places = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix))
    python = next(place / "LICENSE.txt" for place in places if (place / "LICENSE.txt").is_file())
    own = [path.read_text(encoding="utf-8") for path in (ROOT / "LICENSE", python)]
    packages = [*needed(inside()), distribution("pyinstaller")]  # which gives the executable its first lines
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / GATHERED
    path.write_text("\n".join((own[0], headed("Python"), own[1], gathered(packages))), encoding="utf-8")
    return path


def size(made: Path) -> int:
    """Add up the bytes of a file, or of a folder that counts as one."""
    return sum(
        path.stat().st_size for path in (made, *made.rglob("*")) if path.is_file() and not path.is_symlink()
    )


def build(dist: Path, work: Path) -> Path:
    """Make it, and say where it is."""
    from PyInstaller.__main__ import run  # only who builds has it

    icon(work)
    run([str(SPEC), "--noconfirm", "--log-level", "WARN", "--distpath", str(dist), "--workpath", str(work)])
    names = {"win32": "overton.exe", "darwin": "Overton.app"}
    return dist / names.get(sys.platform, "overton")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run from the command line; 1 when it cannot be made, or is too large."""
    parser = argparse.ArgumentParser(description="One executable with everything inside.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="the folder to put it in (dist)")
    given = parser.parse_args(arguments)
    if find_spec("PyInstaller") is None:
        print('An executable needs PyInstaller: pip install -e ".[demo]"', file=sys.stderr)
        return 1
    if sys.platform == "linux" and shutil.which("strip") is None:
        print("An executable needs the program “strip”, which comes with binutils.", file=sys.stderr)
        return 1
    work = ROOT / "build" / "demo"
    made = build(given.out.absolute(), work)
    print(f"{made}: {size(made) / 1e6:.1f} MB")
    if size(made) > MOST:
        print(f"That is too large: {MOST / 1e6:.0f} MB are allowed.", file=sys.stderr)
    return int(size(made) > MOST)


if __name__ == "__main__":
    sys.exit(main())
