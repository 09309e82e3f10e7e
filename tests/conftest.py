"""Set-up shared by all tests: which cases a run takes, its seed, and independence of date and chance.

A plain run is a pure function of the commit: its seed is fixed, and of a test with many cases it takes a fixed few
in which every size and language occurs. `pytest --long` takes all cases and a new seed every day. A failure
becomes a fixed case by adding its seed to `FOUND`.
"""

import gc
import os
import sys
from collections import defaultdict
from collections.abc import Generator, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from itertools import count
from math import ceil, prod
from pathlib import Path
from random import Random
from shutil import rmtree
from tempfile import mkdtemp
from typing import Protocol, TypeVar
from zlib import crc32

import pytest

from ai.coach import causes
from ai.search import budget, response
from game import folders, luck
from game.core.content.languages import ENGLISH, use_language
from tests.costs import Costs

ROOT = Path(__file__).parents[1]
SEED = "OVERTON_SEED"
RUN = "OVERTON_TESTS"
"""Where processes of one run share what they have worked out."""
FIXED = 20261122
"""The seed of a plain run."""
FOUND: Mapping[str, Sequence[int]] = {}
"""Test name without parameters → seeds at which a long run failed, which a plain run repeats."""
SHARED_OUT = {"text_scale": 3, "size": 2}
"""Parameters with many values → plain runs take one case in this many."""
PROMISED = {*SHARED_OUT, "scale", "language", "name", "title", "arguments", "closed", "place", "kind", "people"}
"""Parameters whose values must all occur in a plain run."""
FEW, ALL = 8, causes.WORLDS
"""The worlds in which a reason is tried in tests of other things, and otherwise."""
TICK = 1 / 64
"""Seconds that pass for a search between two readings of its clock; exact in every sum."""
_homes = count()
HOME = pytest.StashKey[str]()
"""The folder that serves tests as Overton's home."""
T = TypeVar("T")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--long`, which plays games by the thousand (a plain run plays a few of every kind), and `--costs`."""
    parser.addoption(
        "--long", action="store_true", help="all cases, other random games every day: most of an hour"
    )
    parser.addoption("--costs", action="store_true", help="print the dearest tests by processor seconds")


def pytest_configure(config: pytest.Config) -> None:
    """Set what workers and programs started by tests inherit: the seed, and where this copy is.

    They write bytecode; otherwise each of them would compile everything again.
    """
    if config.getoption("--costs"):
        config.pluginmanager.register(Costs())
    if "PYTEST_XDIST_WORKER" not in os.environ:  # this machine's own files don't concern the tests
        os.environ["OVERTON_HOME"] = os.environ[RUN] = config.stash[HOME] = mkdtemp(prefix="overton-tests-")
    os.environ["LC_ALL"] = "C.UTF-8"  # messages are compared with English text on every machine
    os.environ["HYPOTHESIS_NO_PLUGINS"] = "1"  # trio's costs each worker .4 s of processor
    sys.dont_write_bytecode = False
    gc.set_threshold(50_000, 20, 100)  # a twelfth less processor time, for half as much memory again
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    day = int(f"{datetime.now(UTC):%Y%m%d}")
    os.environ.setdefault(SEED, str(day if config.getoption("--long") else FIXED))
    known = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    os.environ["PYTHONPATH"] = os.pathsep.join(dict.fromkeys((str(ROOT), *filter(None, known))))


def pytest_xdist_auto_num_workers() -> int:
    """Return a worker more than there are processors: many tests wait for a process of their own."""
    return (os.cpu_count() or 1) + 1


def pytest_collection_finish() -> None:
    """Spare every full collection of garbage what lives as long as the run: modules and 7,000 tests."""
    gc.collect()
    gc.freeze()


def pytest_unconfigure(config: pytest.Config) -> None:
    """Delete what tests saved, and spare pytest five searches through the garbage of a whole run."""
    gc.freeze()
    if HOME in config.stash:
        rmtree(config.stash[HOME], ignore_errors=True)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Parametrise a test with the seed of the run and those at which it once failed."""
    if "run_seed" in metafunc.fixturenames:
        test = metafunc.definition.nodeid.partition("[")[0]
        metafunc.parametrize("run_seed", dict.fromkeys((int(os.environ[SEED]), *FOUND.get(test, ()))))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect what is for long runs only, and all but a sample of tests with many cases.

    A long run goes backwards, because which tests a worker has run before depends on how busy the machine is: what
    leans on one of them fails there.
    """
    if config.getoption("--long"):
        items.reverse()
        return
    cases = defaultdict[str, list[pytest.Item]](list)
    for item in items:
        if not item.get_closest_marker("long"):
            cases[item.nodeid.partition("[")[0]].append(item)
    kept = {item for every in cases.values() for item in _sample(every)}
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = [item for item in items if item in kept]


def _sample(cases: list[pytest.Item]) -> list[pytest.Item]:
    """Return the cases of a test that a plain run takes: one part of them, or as many as cover every value."""
    wanted = ceil(len(cases) / _parts(cases[0]))
    if wanted == len(cases):
        return cases
    values = {
        case: {(name, repr(value)) for name, value in _params(case).items() if name in PROMISED} for case in cases
    }
    unseen, kept = set[tuple[str, str]]().union(*values.values()), list[pytest.Item]()
    while unseen:
        kept.append(max(cases, key=lambda case: len(values[case] & unseen)))  # the first of equals
        unseen -= values[kept[-1]]
    rest = [case for case in cases if case not in kept]
    Random(cases[0].nodeid.partition("[")[0]).shuffle(rest)  # else every n-th may be one column of a grid
    return kept + rest[: max(0, wanted - len(kept))]


def _parts(case: pytest.Item) -> int:
    """Return how many parts a test's cases are divided into; a plain run takes one."""
    mark = case.get_closest_marker("sampled")
    if mark is not None:
        return int(mark.args[0])
    return prod(parts for name, parts in SHARED_OUT.items() if name in _params(case))


def _params(case: pytest.Item) -> Mapping[str, object]:
    return case.callspec.params if isinstance(case, pytest.Function) and hasattr(case, "callspec") else {}


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print how to repeat the random games of this run."""
    terminalreporter.write_line(f"{SEED}={os.environ[SEED]} repeats the random games of this run.")


class Sampled(Protocol):
    """A function that returns a part of many cases, or all of them in a long run."""

    def __call__(self, cases: Sequence[T], parts: int) -> Sequence[T]: ...


@pytest.fixture
def sampled(request: pytest.FixtureRequest, long_run: bool) -> Sampled:
    """A fixed part of the cases that a test iterates over, different for each test case."""
    first = crc32(request.node.nodeid.encode())
    return lambda cases, parts: cases if long_run else cases[first % parts :: parts]


@pytest.fixture(scope="session")
def long_run(request: pytest.FixtureRequest) -> bool:
    """True if there is time for thousands of games."""
    return bool(request.config.getoption("--long"))


@pytest.fixture(autouse=True)
def _luck_is_fixed(request: pytest.FixtureRequest) -> Iterator[None]:
    """Seed deals and bots' dice with the name of the test."""
    with pytest.MonkeyPatch.context() as patch:  # a test's own is undone before its fixtures end
        patch.setattr(luck, "source", Random(request.node.nodeid))
        yield


@pytest.fixture(autouse=True)
def _home_of_its_own() -> Iterator[None]:
    """Give each test an unused home; the folder isn't created before it's needed."""
    name = f"{os.environ.get('PYTEST_XDIST_WORKER', 'test')}-{next(_homes)}"
    with pytest.MonkeyPatch.context() as patch:  # a separate patch, as above
        patch.setenv("OVERTON_HOME", os.path.join(os.environ["OVERTON_HOME"], name))
        yield


@pytest.fixture
def home(_home_of_its_own: None) -> Path:
    """The home of this test, made for files that it puts there itself."""
    made = folders.home()
    made.mkdir(parents=True)
    return made


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[object], request: pytest.FixtureRequest
) -> Generator[None, object, object]:
    """Seed a shared fixture with its own name, whichever test uses it first."""
    if fixturedef.scope == "function":
        return (yield)
    before, luck.source = luck.source, Random(f"{fixturedef.baseid} {fixturedef.argname}")
    try:
        return (yield)
    finally:
        luck.source = before


@pytest.fixture(scope="session", autouse=True)
def _time_is_counted() -> Iterator[None]:
    """Replace the search's clock by one that advances per reading, so that it thinks as much on any machine."""
    with pytest.MonkeyPatch.context() as patch:
        for clocked in (budget, response):
            patch.setattr(clocked, "perf_counter", count(0.0, TICK).__next__)
        yield


@pytest.fixture(scope="session", autouse=True)
def _few_lines(long_run: bool) -> Iterator[None]:
    """Let reasons rest on few worlds, but in long runs and in `test_causes`, which is about them."""
    with pytest.MonkeyPatch.context() as patch:
        if not long_run:
            patch.setattr(causes, "WORLDS", FEW)
        yield


@pytest.fixture(autouse=True)
def _english_comes_back() -> Iterator[None]:
    """Restore English after a test or a command that it calls."""
    yield
    use_language(ENGLISH)


@pytest.fixture(scope="session", autouse=True)
def _nobody_waits_for_the_disk() -> Iterator[None]:
    """Skip fsync: only a power cut could tell, and no test cuts the power.

    This holds for the whole session, as fixtures of any scope set up matches; programs that tests start do wait.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda descriptor: None)
        yield
