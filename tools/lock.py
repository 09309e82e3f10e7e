"""Pins what builds are made of, each file by its sum: python -m tools.lock, with pip install uv.

tools/locked.txt holds the packages of the game, of the executable and of the compiled wheel, for every system that
Overton is built on. A build installs them by `pip install --require-hashes -r tools/locked.txt`: two builds of one
commit are made of the same files.
"""

import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
LOCKED = ROOT / "tools" / "locked.txt"
EXTRAS = ("demo", "compile")
"""What builds need beyond the game itself."""


def runtime() -> list[str]:
    """List what the game itself asks for in pyproject.toml."""
    return [*_asked()["project"]["dependencies"]]


def wanted() -> list[str]:
    """List what has to be pinned: what the game, its builds and its wheel ask for."""
    found = _asked()
    extras = (each for extra in EXTRAS for each in found["project"]["optional-dependencies"][extra])
    return [*runtime(), *extras, *found["build-system"]["requires"]]


def _asked() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def main() -> int:
    """Write the file anew, with the newest versions that fit."""
    if find_spec("uv") is None:
        print("Pins need uv: pip install uv", file=sys.stderr)
        return 1
    command = [
        sys.executable, "-m", "uv", "pip", "compile", "-", "--output-file", str(LOCKED), "--universal",
        "--upgrade", "--python-version", "3.11", "--generate-hashes", "--no-annotate", "--quiet",
        "--custom-compile-command", "python -m tools.lock",
    ]  # fmt: skip
    return subprocess.run(command, input="\n".join(wanted()), text=True, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
