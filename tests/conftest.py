"""What holds for every test: how long a run is, and which random games it plays today."""

import os
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SEED = "OVERTON_SEED"


def pytest_addoption(parser: pytest.Parser) -> None:
    """`pytest --long` plays games by the thousand; a plain `pytest` a few of every kind."""
    parser.addoption("--long", action="store_true", help="play random games by the thousand: most of an hour")


def pytest_configure(config: pytest.Config) -> None:
    """Settle what workers and programs that tests start inherit: today's seed, and where this copy lies."""
    os.environ.setdefault(SEED, f"{datetime.now(UTC):%Y%m%d}")
    known = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    os.environ["PYTHONPATH"] = os.pathsep.join(dict.fromkeys((str(ROOT), *filter(None, known))))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is for long runs only."""
    if config.getoption("--long"):
        return
    left_out = [item for item in items if item.get_closest_marker("long")]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say how today's random games can be played again."""
    terminalreporter.write_line(f"{SEED}={os.environ[SEED]} repeats the random games of this run.")


@pytest.fixture(scope="session")
def today() -> int:
    """The seed of today's random games."""
    return int(os.environ[SEED])


@pytest.fixture(scope="session")
def long_run(request: pytest.FixtureRequest) -> bool:
    """Whether there is time for thousands."""
    return bool(request.config.getoption("--long"))


@pytest.fixture(scope="session", autouse=True)
def _nobody_waits_for_the_disk() -> Iterator[None]:
    """Write without waiting until the disk has it: only a power cut could tell, and no test cuts the power.

    For the whole session, since matches are laid out in fixtures of any scope; programs that tests start do wait.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda descriptor: None)
        yield
