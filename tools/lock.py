"""Pins every package that builds use, each file by its hash: python -m tools.lock, with pip install uv.

tools/locked.txt lists the packages of the game, the executable and the compiled wheel for every system that
Overton is built on. A build installs them with `pip install --require-hashes -r tools/locked.txt`, so two builds
of one commit use the same files.
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
"""The extras that builds need in addition to the game itself."""


def runtime() -> list[str]:
    """Return the dependencies that pyproject.toml declares for the game itself, hands on phones included."""
    project = _asked()["project"]
    return [*project["dependencies"], *project["optional-dependencies"]["phones"]]


def wanted() -> list[str]:
    """Return every requirement to pin: those of the game, its builds and its wheel."""
    found = _asked()
    extras = (each for extra in EXTRAS for each in found["project"]["optional-dependencies"][extra])
    return [*runtime(), *extras, *found["build-system"]["requires"]]


def _asked() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def main() -> int:
    """Rewrite the file with the newest versions that fit."""
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
