"""A plain run takes the same cases on any day, at any hour, on any machine."""

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.conftest import SEED

ROOT = Path(__file__).parents[2]
TODAY = {"now", "utcnow", "today", "time_ns", "time"}
"""Methods of `date`, `datetime` and `time` that read the date."""
ALLOWED = {
    "tests/conftest.py": "the seed of a long run is the date, and stands in its last line",
    "tests/core/test_drafts.py": "a file is made as old as it has to be, counted back from now",
}
"""Files that read the date, and why no plain run depends on it."""
CLOCKS = {"monotonic", "perf_counter", "process_time", "thread_time", "time_ns", "sleep"}
WATCHED = {
    "tests/patience.py": "waits for others until something is so, and gives up after minutes",
    "tests/client/monkey.py": "says at the end how long it took",
    "tests/client/test_chairs.py": "a bot that hangs sleeps",
    "tests/tools/test_build_demo.py": "says how long a start took",
}
"""Files that read a clock or sleep, and why no verdict depends on it."""
FILES = [path.relative_to(ROOT).as_posix() for path in sorted((ROOT / "tests").rglob("*.py"))]


def impure(code: ast.AST) -> Iterator[str]:
    """Yield uses of the calendar or of unseeded chance, with their lines."""
    for node in ast.walk(code):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="date" | "datetime" | "time"), attr=method)):
                if method in TODAY:
                    yield f"{node.lineno}: {method}"
            case (
                ast.Call(func=ast.Name(id="Random"), args=[])
                | ast.Call(func=ast.Attribute(attr="Random"), args=[])
            ):
                yield f"{node.lineno}: Random()"
            case ast.Call(func=ast.Attribute(value=ast.Name(id="random"), attr=method)) if method != "Random":
                yield f"{node.lineno}: random.{method}"
            case ast.Name(id="SystemRandom") | ast.Attribute(attr="SystemRandom" | "urandom"):
                yield f"{node.lineno}: SystemRandom"
            case ast.Import(names=names) if any(name.name in ("secrets", "uuid") for name in names):
                yield f"{node.lineno}: {names[0].name}"


def hurried(code: ast.AST) -> Iterator[str]:
    """Yield everything that measures time, sleeps, or waits for a number of seconds, with its line.

    Seconds are only right on an idle machine: `tests/patience.py` waits, `tests/effort.py` counts.
    """
    for node in ast.walk(code):
        match node:
            case ast.Attribute(value=ast.Name(id="time"), attr=name) | ast.alias(name=name) if name in CLOCKS:
                yield f"{getattr(node, 'lineno', 0)}: {name}"
            case ast.keyword(arg="timeout", value=ast.Constant(value=float() | int() as seconds)):
                yield f"{node.value.lineno}: timeout={seconds}"
            case ast.Call(func=ast.Attribute(attr="join" | "poll"), args=[ast.Constant(value=int() | float())]):
                yield f"{node.lineno}: waits"


SUSPECT = re.compile(
    r"\b(date|datetime|time)\.|Random\(\)|\brandom\.|SystemRandom|urandom|secrets|uuid|timeout=|"
    rf"\.(join|poll)\(\s*[\d.]|{'|'.join(CLOCKS)}"
)
"""What every impure or hurried line contains; parsing takes long."""


@cache
def in_tests() -> dict[str, tuple[list[str], list[str]]]:
    """Return the impure and the hurried lines in each test file."""
    texts = ((name, (ROOT / name).read_text("utf-8")) for name in FILES)
    codes = ((name, ast.parse(text)) for name, text in texts if SUSPECT.search(text))
    return {name: (list(impure(code)), list(hurried(code))) for name, code in codes}


@pytest.mark.parametrize(
    "code",
    [
        "from time import monotonic",
        "time.perf_counter()",
        "time.sleep(1)",
        "run([], timeout=60)",
        "process.join(20)",
    ],
)
def test_dependence_on_the_load_is_found(code: str) -> None:
    assert len(list(hurried(ast.parse(code)))) == 1
    assert SUSPECT.search(code)


def test_no_test_depends_on_machine_load() -> None:
    found = {name: told for name, (_, told) in in_tests().items() if told}
    assert found.keys() == WATCHED.keys(), found


@pytest.mark.parametrize(
    "code", ["Random()", "random.random()", "import secrets", "datetime.now(UTC)", "date.today()", "time.time()"]
)
def test_unseeded_randomness_is_found(code: str) -> None:
    assert len(list(impure(ast.parse(code)))) == 1
    assert SUSPECT.search(code)


def test_no_test_uses_the_calendar_or_unseeded_randomness() -> None:
    found = {name: told for name, (told, _) in in_tests().items() if told}
    assert found.keys() == ALLOWED.keys(), found


def test_program_draws_randomness_in_one_place() -> None:
    """Tests patch that place: a deal or a bot's dice drawn elsewhere would differ from run to run."""
    product = [path for folder in ("game", "ai") for path in (ROOT / folder).rglob("*.py")]
    texts = {path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in product}
    asks = (
        name
        for name, text in texts.items()
        if "andom" in text  # parsing takes long
        if any("Random" in told or "random." in told for told in impure(ast.parse(text)))
    )
    assert list(asks) == ["game/luck.py"]


def test_plain_run_collects_the_same_cases_under_any_hash_seed() -> None:
    cases = set()
    for hashing in ("1", "2"):
        env = {name: value for name, value in os.environ.items() if name != SEED} | {"PYTHONHASHSEED": hashing}
        quiet = ["-o", "addopts=", "-q", "--collect-only", "-p", "no:cacheprovider"]
        asked = [
            sys.executable,
            "-m",
            "pytest",
            *quiet,
            "tests/laws/test_records.py",
            "tests/laws/test_random_games.py",
        ]
        told = subprocess.run(asked, cwd=ROOT, env=env, capture_output=True, text=True, check=True).stdout
        cases.add("\n".join(line for line in told.splitlines() if "::" in line))
    (same,) = cases
    assert same
