"""Checks whether a change is fit to merge, stopping at the first failure: python -m tools.check."""

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parents[1]
HEADLESS = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", **os.environ}


def steps() -> list[tuple[str, list[str]]]:
    """Return the checks that run before the tests, in order, each as a name and a command."""
    python, beside = sys.executable, Path(sys.executable).parent
    return [
        ("format", [python, "-m", "ruff", "format", "--check", "--quiet", "."]),
        ("lint", [python, "-m", "ruff", "check", "--quiet", "."]),
        ("types", [python, "-m", "mypy"]),
        ("imports", [str(beside / "lint-imports")]),
        ("content", [python, "-m", "tools.content"]),
        # also compiles the tests once, which each of pytest's processes would do for itself
        ("collect", [python, "-m", "pytest", "-n", "0", "-qq", "--collect-only"]),
    ]


def run(command: Sequence[str]) -> tuple[subprocess.CompletedProcess[str], float]:
    """Run a command; return it with its output, and the seconds it took."""
    start = time.perf_counter()
    done = subprocess.run(
        command, cwd=ROOT, env=HEADLESS, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    return done, time.perf_counter() - start


def steps_pass() -> bool:
    """Run the steps side by side and print them in order, with the output of the first that fails."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for name, step in [(name, pool.submit(run, command)) for name, command in steps()]:
            print(f"{name:<10}", end="", flush=True)
            done, seconds = step.result()
            last = done.stdout.strip().splitlines()[-1:] or [""]
            print(f"{'ok' if done.returncode == 0 else 'FAILS'} {seconds:6.1f} s  {last[0][:80]}")
            if done.returncode:
                print(done.stdout)
                pool.shutdown(cancel_futures=True)
                return False
    return True


def tests_pass(*options: str) -> bool:
    """Run the tests with pytest's own output shown, so that its summary is the last line printed."""
    print("tests", flush=True)
    done = subprocess.run([sys.executable, "-m", "pytest", *options], cwd=ROOT, env=HEADLESS)
    return done.returncode == 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command. Return 0 if every step passes, 1 as soon as one fails."""
    parser = argparse.ArgumentParser(prog="python -m tools.check", description=__doc__)
    parser.add_argument("--long", action="store_true", help="play random games by the thousand, too")
    given = parser.parse_args(arguments)
    fit = steps_pass() and tests_pass(*["--long"] * given.long)
    return 0 if fit else 1


if __name__ == "__main__":
    raise SystemExit(main())
