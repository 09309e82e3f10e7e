"""Makes a release's files for this system, in one folder: python -m tools.release --out dist/release.

They are the source and the pure wheel; the executable as one file and as a folder in a zip; its contents as an
SBOM (CycloneDX); the checksums of all files; and a draft of the page, from CHANGELOG. Wheels with machine code
come from tools.wheels or cibuildwheel, and get a checksum if they are in the folder. Needs
pip install -e ".[demo,compile,wheels]". .github/workflows/release.yml runs it on three systems.
"""

import argparse
import json
import os
import platform
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from importlib.metadata import Distribution, distribution
from itertools import chain
from pathlib import Path
from typing import Any

from game.licences import needed, plain
from game.version import NEXT, version
from tools import build_demo
from tools.metadata import absolute, address

ROOT = Path(__file__).parents[1]
LIBRARY = re.compile(r".*\.(so(\.[0-9]+)*|dylib|dll|pyd)")
SUMS, PAGE = "SHA256SUMS", "page.md"
SYSTEMS = {"linux": "linux", "win32": "windows", "darwin": "macos"}


def here() -> str:
    """Return this system and machine as used in file names: "linux-x86_64"."""
    return f"{SYSTEMS.get(sys.platform, sys.platform)}-{platform.machine().lower()}"


# --- what is inside -----------------------------------------------------------------------------------------


def sbom(packages: Sequence[Distribution], folder: Path | None = None) -> dict[str, Any]:
    """Return a CycloneDX 1.6 bill of materials: Python, packages, and a folder's libraries with checksums."""
    own = {"type": "application", "name": "overton", "version": version(), "bom-ref": "overton"}
    others = [each for each in packages if plain(each.name) != "overton"]
    python = {
        "type": "framework",
        "name": platform.python_implementation(),
        "version": platform.python_version(),
        "bom-ref": "python",
        "licenses": [{"license": {"id": "PSF-2.0"}}],
    }
    files = _libraries(folder) if folder else []
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": own},
        "components": [python, *map(_component, others), *files],
    }


def _component(of: Distribution) -> dict[str, Any]:
    purl = f"pkg:pypi/{plain(of.name)}@{of.version}"
    said = of.metadata.json
    told = {"type": "library", "name": of.name, "version": of.version, "purl": purl, "bom-ref": purl}
    if expression := said.get("license_expression"):
        return {**told, "licenses": [{"expression": expression}]}
    name = str(said.get("license", "")).splitlines()[:1] or _classified(said.get("classifier", []))
    return {**told, "licenses": [{"license": {"name": name[0]}}]} if name else told


def _classified(classifiers: Iterable[str]) -> list[str]:
    return [each.rpartition(" :: ")[2] for each in classifiers if each.startswith("License :: ")]


def _libraries(folder: Path) -> list[dict[str, Any]]:
    found = sorted(path for path in folder.rglob("*") if LIBRARY.fullmatch(path.name) and not path.is_symlink())
    return [
        {
            "type": "file",
            "name": path.relative_to(folder).as_posix(),
            "bom-ref": f"file:{path.relative_to(folder).as_posix()}",
            "hashes": [{"alg": "SHA-256", "content": summed(path)}],
        }
        for path in found
    ]


# --- files --------------------------------------------------------------------------------------------------


def zipped(folder: Path, path: Path) -> Path:
    """Zip a folder with the licence texts beside its program; return the zip. Programs stay executable."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for each in sorted(folder.rglob("*")):
            if each.is_file():
                packed.write(each, Path(folder.name) / each.relative_to(folder))
        packed.write(ROOT / "LICENSE", Path(folder.name) / "LICENSE.txt")
        (texts,) = folder.rglob("licences.txt")
        packed.write(texts, Path(folder.name) / "LICENCES.txt")
    return path


def summed(path: Path) -> str:
    """Return a file's SHA-256."""
    return sha256(path.read_bytes()).hexdigest()


def sums(folder: Path) -> Iterator[str]:
    """Yield a line for every file of a release, in the format of `sha256sum --check`."""
    for path in sorted(folder.iterdir()):
        if path.is_file() and path.name not in (SUMS, PAGE):
            yield f"{summed(path)}  {path.name}"


# --- the page -----------------------------------------------------------------------------------------------

DOWNLOADS = """\
## Play

| system | download | first time |
| --- | --- | --- |
| Windows | `overton-…-windows-….zip` | unpack it, open `overton.exe`; if Windows asks: “More info”, “Run anyway” |
| macOS | `overton-…-macos-….zip` | unpack it, and open it the first time by a right click, “Open” |
| Linux | `overton-…-linux-….zip` | unpack it, and run `overton/overton` |
| any, with Python 3.11 or later | the wheel, by `pip install` | run `overton` |

The programs aren't signed. `SHA256SUMS` has the sum of every file (`sha256sum --check SHA256SUMS`), the files that
end in `.cdx.json` list what is inside, and `overton licences` prints its licences. A single file without a folder
is there for fairs and sticks; on Windows some scanners distrust such files.

Saved games are found by a newer version where an older one left them.
"""


SHORT = "In short"
"""The heading in CHANGELOG of the part that goes on a version's page."""
ALL_OF_IT = "The whole list is in [CHANGELOG.md](CHANGELOG.md)."


def page(changelog: str, named: str) -> str:
    """Return the draft of a release's page: how to play, and a summary of what is new."""
    parts = dict(re.findall(r"^## (\S+)[^\n]*\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL))
    short = re.search(
        rf"^{SHORT}\n(.*?)(?=^For )", parts.get(named) or parts.get(NEXT, ""), re.MULTILINE | re.DOTALL
    )
    if short is None:
        raise ValueError(f"CHANGELOG has no part “{SHORT}” for {named}")
    news = absolute(f"{short[1].strip()}\n\n{ALL_OF_IT}\n", address(ROOT, os.environ))
    return f"# Overton {named}\n\n{DOWNLOADS}\n## What is new\n\n{news}"


# --- all of it ----------------------------------------------------------------------------------------------


def packages(out: Path) -> Iterator[Path]:
    """Build what pip installs, and an SBOM of an installation."""
    subprocess.run([sys.executable, "-m", "build", "--outdir", str(out), str(ROOT)], check=True)
    yield from sorted(out.glob("overton-*.tar.gz"))
    yield from sorted(out.glob("overton-*.whl"))
    bill = out / f"overton-{version()}.cdx.json"
    bill.write_text(json.dumps(sbom(needed(["overton"])), indent=1) + "\n", encoding="utf-8")
    yield bill


def programs(out: Path, source: bool) -> Iterator[Path]:
    """Build the executable, as a file and as a folder in a zip, and its SBOM."""
    work = ROOT / "build" / "demo"
    made = build_demo.build(work / "made", work, None if source else build_demo.compiled_tree())
    folder = made if made.is_dir() else build_demo.folder_of(made)
    name = f"overton-{version()}-{here()}"
    if made.is_file():
        yield made.rename(out / f"{name}{made.suffix}")
    yield zipped(folder, out / f"{name}.zip")
    inside = [*needed(build_demo.inside()), distribution("pyinstaller")]
    bill = out / f"{name}.cdx.json"
    bill.write_text(json.dumps(sbom(inside, folder), indent=1) + "\n", encoding="utf-8")
    yield bill


def finish(out: Path) -> Iterator[Path]:
    """Draft the page and write the checksums of all files in the folder."""
    (out / PAGE).write_text(page((ROOT / "CHANGELOG.md").read_text("utf-8"), version()), encoding="utf-8")
    yield out / PAGE
    (out / SUMS).write_text("".join(f"{each}\n" for each in sums(out)), encoding="utf-8")
    yield out / SUMS


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command: all three parts, or only those named."""
    parser = argparse.ArgumentParser(prog="python -m tools.release", description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "dist" / "release", help="the folder (dist/release)")
    parser.add_argument("--packages", action="store_true", help="make what pip installs")
    parser.add_argument("--programs", action="store_true", help="make the executables of this system")
    parser.add_argument("--source", action="store_true", help="leave the machine code out of the executables")
    parser.add_argument("--sums", action="store_true", help="sum up what lies in the folder, and draft the page")
    given = parser.parse_args(arguments)
    out, every = given.out.absolute(), not (given.packages or given.programs or given.sums)
    out.mkdir(parents=True, exist_ok=True)
    parts = [
        *([packages(out)] if every or given.packages else []),
        *([programs(out, given.source)] if every or given.programs else []),
        *([finish(out)] if every or given.sums else []),
    ]
    for path in chain.from_iterable(parts):
        print(f"{path.name}: {path.stat().st_size / 1e6:.2f} MB", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
