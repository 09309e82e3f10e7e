"""What holds for every test: how long a run is, and which random games it plays today."""

import os
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from math import prod
from pathlib import Path
from typing import Protocol, TypeVar

import pytest

from game.core.languages import ENGLISH, speak

ROOT = Path(__file__).parents[1]
SEED = "OVERTON_SEED"
SHARED_OUT = {"text_scale": 3, "size": 2}
"""Parameters that are taken in turn by themselves, and over how many days all their values are."""
T = TypeVar("T")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`pytest --long` plays games by the thousand; a plain `pytest` a few of every kind."""
    parser.addoption("--long", action="store_true", help="play random games by the thousand: most of an hour")


def pytest_configure(config: pytest.Config) -> None:
    """Settle what workers and programs that tests start inherit: today's seed, and where this copy lies.

    They keep what they compile: else every one of them would compile everything again.
    """
    os.environ["LC_ALL"] = "C.UTF-8"  # what is said is compared with English words on every machine
    sys.dont_write_bytecode = False
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ.setdefault(SEED, f"{datetime.now(UTC):%Y%m%d}")
    known = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    os.environ["PYTHONPATH"] = os.pathsep.join(dict.fromkeys((str(ROOT), *filter(None, known))))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is for long runs only, and of tests with many cases those of other days."""
    if config.getoption("--long"):
        return
    cases = defaultdict[str, list[pytest.Item]](list)
    for item in items:
        cases[item.nodeid.partition("[")[0]].append(item)
    kept = {item for every in cases.values() for item in _todays(every)}
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = [item for item in items if item in kept]


def _todays(cases: list[pytest.Item]) -> list[pytest.Item]:
    """Those cases of a test that a plain run takes today."""
    short = [case for case in cases if not case.get_closest_marker("long")]
    parts = min(_parts(cases[0]), len(short)) or 1
    return short[int(os.environ[SEED]) % parts :: parts]


def _parts(case: pytest.Item) -> int:
    """Over how many days the cases of a test are shared out."""
    mark = case.get_closest_marker("in_turn")
    if mark is not None:
        return int(mark.args[0])
    called = case.callspec.params if isinstance(case, pytest.Function) and hasattr(case, "callspec") else {}
    return prod(days for name, days in SHARED_OUT.items() if name in called)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how today's random games can be played again."""
    terminalreporter.write_line(f"{SEED}={os.environ[SEED]} repeats the random games of this run.")


@pytest.fixture(scope="session")
def today() -> int:
    """The seed of today's random games."""
    return int(os.environ[SEED])


class InTurn(Protocol):
    """Gives one part of many cases, another every day; all of them in a long run."""

    def __call__(self, cases: Sequence[T], parts: int) -> Sequence[T]: ...


@pytest.fixture(scope="session")
def in_turn(today: int, long_run: bool) -> InTurn:
    """A part of the cases that a test goes through by itself."""
    return lambda cases, parts: cases if long_run else cases[today % parts :: parts]


@pytest.fixture(scope="session")
def long_run(request: pytest.FixtureRequest) -> bool:
    """Whether there is time for thousands."""
    return bool(request.config.getoption("--long"))


@pytest.fixture(autouse=True)
def _english_comes_back() -> Iterator[None]:
    """Whatever language a test speaks, or a command that it calls, the next one begins in English."""
    yield
    speak(ENGLISH)


@pytest.fixture(scope="session", autouse=True)
def _nobody_waits_for_the_disk() -> Iterator[None]:
    """Write without waiting until the disk has it: only a power cut could tell, and no test cuts the power.

    For the whole session, since matches are laid out in fixtures of any scope; programs that tests start do wait.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda descriptor: None)
        yield
